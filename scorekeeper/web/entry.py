"""The result of a hand without bids, as one form: counts with their rest, suits, and a claim."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from werkzeug.datastructures import MultiDict

from scorekeeper.cards import SUITS, Suit
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.rules import Cell, Field, Hand, Place
from scorekeeper.scoresheet import Line, Scoresheet
from scorekeeper.web import by_cards, forms

LONGEST = 12  # letters of a number: more than any has
BESIDES = ("drawn", "touched", "of", "all", "claiming", "playing", "more", "less")


@dataclass(frozen=True)
class Box:
    """One side's number."""

    side: int
    name: str  # of the field in the form
    value: int | str | None  # as it was typed, if it is no number
    rest: bool  # worked out from the others
    touched: bool

    @property
    def number(self) -> int:
        return self.value if isinstance(self.value, int) else 0


@dataclass(frozen=True)
class Boxes:
    """A number for every side, which together come to something."""

    field: Field
    boxes: list[Box]
    whole: int  # what they come to

    @property
    def sum(self) -> int:
        return sum(box.number for box in self.boxes)

    @property
    def full(self) -> bool:
        return all(box.value is not None for box in self.boxes)


@dataclass(frozen=True)
class Choice:
    """One answer about a suit."""

    value: str  # in the form; a blank for nobody
    side: int | None
    part: str  # which cards of the suit
    worth: int | None


@dataclass(frozen=True)
class Row:
    """Whose a suit's cards are."""

    field: Field
    suit: str
    chosen: str  # as the form says it
    barred: Problem | None  # why there is no choice
    choices: list[Choice]
    worth: int | None  # the same for every choice
    trump: bool
    times: int  # how often its cards count


@dataclass(frozen=True)
class Entry:
    """The form as it is filled in, and what it would come to."""

    needed: list[Boxes]
    optional: list[Boxes]
    rows: list[Row]
    all_to: int | None  # the side that won every trick
    claiming: bool
    claim: int | None
    trump: str | None  # as noted, or as chosen in the form
    line: Line | None  # the hand, once all is well
    problems: Sequence[Problem]

    @property
    def begun(self) -> bool:
        return any(box.value is not None for boxes in self.needed for box in boxes.boxes)

    def said(self) -> list[Message]:
        """What the form comes to, for whoever hears it."""
        if self.full and self.problems:
            return [problem.message for problem in self.problems]
        text = N_("{sum} of {whole}.")
        return [Message(text, {"sum": b.sum, "whole": b.whole}) for b in self.needed]

    @property
    def full(self) -> bool:
        """Is everything filled in that must be?"""
        rows = [row for row in self.rows if not row.field.parts and not row.barred]
        return all(boxes.full for boxes in self.needed) and all(row.chosen for row in rows)


def entry(sheet: Scoresheet, hand: Hand, form: Mapping[str, str]) -> Entry:
    """The form as a request has it, or as the hand is written so far."""
    typed = meant(sheet, hand, form)
    cells = entered(sheet, hand, typed)
    line, problems = outcome(sheet, hand, cells)
    if unclaimed := list(nobody_claims(typed, cells)):
        line, problems = None, unclaimed
    kept = {cell: value for cell, value in {**hand.cells, **cells}.items() if value is not None}
    drawn = hand.filled(kept)
    fields = [field for field in sheet.game.fields.values() if field.together]
    numbers = [(field, boxes(field, hand, typed)) for field in fields]
    return Entry(
        [b for field, b in numbers if needed(field, hand)],
        [b for field, b in numbers if not needed(field, hand)],
        list(rows(sheet, drawn)),
        all_to(typed),
        "claiming" in typed,
        drawn.named("claim").get(None),
        drawn.named("trump").get(None),
        line,
        problems,
    )


def needed(field: Field, hand: Hand) -> bool:
    """Must it be filled in?"""
    return bool(list(field.missing(hand.filled({}))))


def all_to(form: Mapping[str, str]) -> int | None:
    side = forms.whole(form.get("all", ""))
    return side if isinstance(side, int) else None


def meant(sheet: Scoresheet, hand: Hand, form: Mapping[str, str]) -> Mapping[str, str]:
    """The form without what does not apply, and with what follows when a side won every trick."""
    side = all_to(form)
    claiming = "claiming" in form and "playing" not in form
    known = sheet.game.all_tricks_to(hand, side) if side in hand.sides and side is not None else {}
    dropped = {"playing", *(() if claiming else ("claiming", "claim"))}
    if claiming or not known:
        known, dropped = {}, {*dropped, "all"}
    followed = {forms.name_of(cell): str(value) for cell, value in known.items()}
    meant = {name: text for name, text in form.items() if name not in dropped} | followed
    return {**meant, **by_cards.so_far(sheet, hand, meant)}


def nobody_claims(form: Mapping[str, str], cells: Mapping[Cell, Any]) -> Iterator[Problem]:
    """A claim needs somebody who makes it."""
    if "claiming" in form and cells.get(("claim", None)) is None:
        yield Problem(Code.FORMAT, Message(N_("Choose who claims the game.")), "claim")


def boxes(field: Field, hand: Hand, form: Mapping[str, str]) -> Boxes:
    """The numbers of a field as they are typed; the one that nobody typed is the rest."""
    assert field.together
    whole = field.together(hand)
    typed, latest = _typed(field, hand, form)
    touched = {side for side in typed if side in latest or f"touched-{field.name}-{side}" in form}
    touched |= typed.keys() & hand.named(field.name).keys()
    if "all" in form:
        touched = set(hand.sides)
    rest = None if "claiming" in form else _rest(hand, touched, latest)
    values = {side: typed[side] for side in touched if side != rest}
    others = sum(value for value in values.values() if isinstance(value, int))
    if rest is not None and others <= whole:
        values[rest] = whole - others
    kept = touched - {rest} if "all" not in form else set()  # that goes with its key
    known = [
        Box(side, f"{field.name}-{side}", values.get(side), side == rest, side in kept)
        for side in hand.order
    ]
    return Boxes(field, known, whole)


def _rest(hand: Hand, touched: set[int], latest: set[int]) -> int | None:
    """The only side that nobody typed; of two the one that was not typed last."""
    left = [side for side in hand.sides if side not in touched]
    if not left and len(hand.sides) == 2 and len(latest) == 1:
        left = [side for side in hand.sides if side not in latest]
    return left[0] if len(left) == 1 else None


def _typed(
    field: Field, hand: Hand, form: Mapping[str, str]
) -> tuple[dict[int, int | str], set[int]]:
    """What stands in each box, and in which of them it is not as it was drawn."""
    typed: dict[int, int | str] = dict(hand.named(field.name))
    latest = set()
    for side in hand.sides:
        name = f"{field.name}-{side}"
        text = form.get(name, "").strip()[:LONGEST]
        number = _stepped(form, name, forms.whole(text))
        if text or number != "":
            typed[side] = number
        elif name in form:
            typed.pop(side, None)
        if name in form and str(number) != form.get(f"drawn-{name}", ""):
            latest.add(side)
    return typed, latest & typed.keys()


def _stepped(form: Mapping[str, str], name: str, number: int | str) -> int | str:
    """The number after one tap on plus or minus."""
    step = (form.get("more") == name) - (form.get("less") == name)
    number = 0 if step and number == "" else number
    return max(number + step, 0) if step and isinstance(number, int) else number


def entered(sheet: Scoresheet, hand: Hand, form: Mapping[str, str]) -> dict[Cell, Any]:
    """The cells that the form fills in, the rest included, as it has them."""
    cells: dict[Cell, Any] = {}
    for field in sheet.game.fields.values():
        if field.together:
            known = boxes(field, hand, form).boxes
            cells |= {(field.name, box.side): box.value for box in known if box.value is not None}
        elif field.per in ("suit", "hand"):
            for place in SUITS if field.per == "suit" else [None]:
                name = forms.name_of((field.name, place))
                if name in form:
                    cells[field.name, place] = forms.value_of(field, form[name])
    cells = {cell: v for cell, v in cells.items() if v is not None or cell in hand.cells}
    return cells | by_cards.given_way(sheet, hand, cells)


def outcome(
    sheet: Scoresheet, hand: Hand, cells: Mapping[Cell, Any]
) -> tuple[Line | None, Sequence[Problem]]:
    """The line that these cells would make, or what is wrong with them."""
    number = hand.deal.number
    try:
        after = sheet.asked(number, cells)
    except Refused as refused:
        return None, refused.problems
    return (after.lines[number - 1] if after.whole(number) else None), ()


def rows(sheet: Scoresheet, hand: Hand) -> Iterator[Row]:
    """A row for each suit that somebody's cards are of, trump first."""
    trump = hand.named("trump").get(None)
    for field in sheet.game.fields.values():
        for suit in sorted(SUITS, key=lambda suit: suit != trump) if field.per == "suit" else ():
            if field.has(hand, suit):
                yield _row(field, hand, suit, suit == trump)


def _row(field: Field, hand: Hand, suit: Place, trump: bool) -> Row:
    known = field.choices(hand, suit) or {}
    barred = next((problem for problem in known.values() if problem), None)
    choices = [_choice(field, hand, suit, value) for value in known]
    choices.sort(key=lambda choice: list(hand.order).index(choice.side or 0))
    if field.parts:  # nobody may have them
        choices.append(Choice("", None, "", None))
    worths = {choice.worth for choice in choices}
    chosen = forms.said_in_form(hand.named(field.name).get(suit))
    worth = worths.pop() if len(worths) == 1 else None
    return Row(field, str(suit), chosen, barred, choices, worth, trump, _times(field, hand, suit))


def _times(field: Field, hand: Hand, suit: Place) -> int:
    """How often the cards of this suit count, beside those that count least."""
    if not (field.parts and field.worth and (choices := field.choices(hand, suit))):
        return 1
    first, worth = next(iter(choices)), field.worth
    return worth(hand, suit, first) // min(worth(hand, other, first) for other in Suit)


def _choice(field: Field, hand: Hand, suit: Place, value: Any) -> Choice:
    part = field.spell(value) if field.parts else ""
    worth = field.worth(hand, suit, value) if field.worth else None
    return Choice(forms.said_in_form(value), field.owner(suit, value), part, worth)


def read(sheet: Scoresheet, hand: Hand, form: MultiDict[str, str]) -> dict[Cell, Any]:
    """The cells that a form that was sent means; Refused if that is no whole hand."""
    filled = MultiDict((name, value) for name, value in form.items(multi=True) if value.strip())
    forms.cells(sheet.game, hand, filled, BESIDES)
    typed = {n: text for n, text in filled.items() if n not in ("more", "less")}
    typed |= {n: text for n, text in form.items() if not text.strip()}
    typed = dict(meant(sheet, hand, typed))
    cells = entered(sheet, hand, typed)
    after = {cell: value for cell, value in {**hand.cells, **cells}.items() if value is not None}
    problems = list(nobody_claims(typed, cells))
    if problems := problems or sheet.game.problems(hand.filled(after), whole=True):
        raise Refused(*problems)
    return cells
