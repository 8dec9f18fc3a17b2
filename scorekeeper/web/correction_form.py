"""What the form of a correction asks, cell by cell, and what its numbers come to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from scorekeeper import words
from scorekeeper.cards import Suit
from scorekeeper.messages import N_, Message
from scorekeeper.rules import Field, Hand, Place
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.web import forms

LONG = 20  # more numbers than these are typed, not chosen from a list
PLACES: dict[str, Sequence[Place]] = {"suit": list(Suit), "hand": [None]}
Form = Mapping[str, str]


@dataclass(frozen=True)
class Choice:
    """What the form asks about one cell."""

    name: str  # in the form
    label: Message
    options: Sequence[tuple[str, Message]]  # none: a number is typed
    text: str  # what the form says
    was: str  # what is written
    open: bool  # it may be corrected


@dataclass(frozen=True)
class Sum:
    """What the numbers of a field come to, and what they should."""

    come_to: int
    should: int
    said: Message


def fields(sheet: Scoresheet, hand: Hand) -> list[Field]:
    """What can be corrected of a hand: all but the single tricks; before it is whole, what stands.

    A trick is given back and given again; once the hand is whole its tricks are counted.
    """
    return [
        field
        for field in sheet.game.fields.values()
        if field.per != "trick" and (sheet.whole(hand.deal.number) or hand.named(field.name))
    ]


def is_open(sheet: Scoresheet, hand: Hand, field: Field, place: Place) -> bool:
    """May this cell be corrected?"""
    whole = sheet.whole(hand.deal.number) and field.per != "trick"
    return whole or (field.per != "trick" and place in hand.named(field.name))


def of_side(sheet: Scoresheet, hand: Hand, form: Form, side: int) -> list[Choice]:
    """What is asked about one side."""
    per_side = [field for field in fields(sheet, hand) if field.per == "side"]
    return [choice(sheet, hand, form, field, side) for field in per_side]


def besides(sheet: Scoresheet, hand: Hand, form: Form) -> Iterator[Choice]:
    """What is asked about the suits, and about the hand as a whole."""
    for field in fields(sheet, hand):
        for place in PLACES.get(field.per, ()):
            if is_open(sheet, hand, field, place):
                yield choice(sheet, hand, form, field, place)


def choice(sheet: Scoresheet, hand: Hand, form: Form, field: Field, place: Place) -> Choice:
    name = forms.name_of((field.name, place))
    was = forms.said_in_form(hand.row(field.name).get(place))
    return Choice(
        name,
        field.say(field.label, place),
        list(options(hand, field, place, was)),
        form.get(name, was),
        was,
        is_open(sheet, hand, field, place),
    )


def options(hand: Hand, field: Field, place: Place, was: str) -> Iterator[tuple[str, Message]]:
    """Every value with its words; nothing too, where it may stand."""
    values = field.choices(hand, place) or {}
    if field.per == "side" and len(values) > LONG:
        return
    if field.per != "side":
        yield "", words.nothing(field)
    elif not was:
        yield "", Message("–")
    for value in values:
        yield forms.said_in_form(value), words.option(field, place, value)


def sums(sheet: Scoresheet, hand: Hand, form: Form) -> Iterator[Sum]:
    """What belongs together in a whole hand: tricks, card points."""
    for field in fields(sheet, hand):
        if field.together and sheet.whole(hand.deal.number):
            texts = [choice(sheet, hand, form, field, side).text for side in hand.sides]
            numbers = [n for n in map(forms.whole, texts) if isinstance(n, int)]
            if numbers:
                yield a_sum(field, sum(numbers), field.together(hand))


def a_sum(field: Field, come_to: int, should: int) -> Sum:
    values = {"label": Message(field.label), "sum": come_to, "all": should}
    return Sum(come_to, should, Message(N_("{label}: {sum} of {all}"), values))
