"""The grid in which an old sheet is typed: a line for each hand, a column for each side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from scorekeeper import words
from scorekeeper.messages import N_, Message, Problem
from scorekeeper.rules import Deal, Field, Hand, Place, nowhere
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.web import forms
from scorekeeper.web.correction_form import PLACES

SHOWN, MORE, MOST = 12, 6, 60  # lines where nobody knows how many hands it will be


@dataclass(frozen=True)
class Cell:
    """What is asked about one cell."""

    name: str  # in the form
    label: Message
    options: Sequence[tuple[str, Message]]  # none: a number is typed
    text: str
    wrong: bool


@dataclass(frozen=True)
class Line:
    """One hand."""

    deal: Deal
    columns: Sequence[Sequence[Cell]]  # for every side
    besides: Sequence[Cell]  # of the suits, and of the hand as a whole
    problems: Sequence[Problem]  # but for those of suits that nobody has chosen for yet
    unchosen: Sequence[Message]  # what those suits are asked for: said in one sentence

    @property
    def folded(self) -> int:
        """How many problems that one sentence spares."""
        return max(len(self.unchosen) - 1, 0)


def wanted(sheet: Scoresheet, form: Mapping[str, str]) -> int:
    """How many lines there are; a form may ask for more where the game has no last hand."""
    rows = forms.whole(form.get("rows", ""))
    rows = rows if isinstance(rows, int) and SHOWN <= rows <= MOST else SHOWN
    return sheet.hands or rows + (MORE if "more" in form else 0)


def lines(
    sheet: Scoresheet,
    typed: Mapping[int, Mapping[Any, str]],
    problems: Sequence[Problem],
    rows: int,
) -> list[Line]:
    """The lines, as far as the form wants them or has something typed in them."""
    rows = max([rows, *typed])
    return [_line(sheet, deal, typed, problems) for deal in islice(sheet.deals(), rows)]


def _line(
    sheet: Scoresheet,
    deal: Deal,
    typed: Mapping[int, Mapping[Any, str]],
    problems: Sequence[Problem],
) -> Line:
    mine = [problem for problem in problems if problem.hand == deal.number]
    hand, texts = sheet.hand(deal), typed.get(deal.number, {})
    wrong = {place_of(sheet, problem) for problem in mine}
    per_side = [field for field in sheet.game.fields.values() if field.per == "side"]
    columns = [
        [_cell(hand, field, side, texts, wrong) for field in per_side] for side in hand.sides
    ]
    besides = [_cell(hand, field, place, texts, wrong) for field, place in _besides(sheet)]
    unchosen = [problem for problem in mine if _is_unchosen(sheet, problem)]
    others = [problem for problem in mine if problem not in unchosen]
    fields = [sheet.game.keys[problem.field] for problem in unchosen]
    labels = [f.say(f.label, p.place) for f, p in zip(fields, unchosen, strict=True)]
    return Line(deal, columns, besides, others, labels)


def _is_unchosen(sheet: Scoresheet, problem: Problem) -> bool:
    """Is it of a suit for which nobody is chosen yet?"""
    field = sheet.game.keys.get(problem.field)
    return field is not None and _is_asked(field) and problem.code.endswith("_missing")


def _is_asked(field: Field) -> bool:
    """Is it asked about every suit, so that leaving one out is no answer?"""
    return field.per == "suit" and field.missing is not nowhere


def _besides(sheet: Scoresheet) -> Iterator[tuple[Field, Place]]:
    """The cells of suits and hands; none of them where none is ever needed."""
    fields = [field for field in sheet.game.fields.values() if field.per in PLACES]
    if any(field.missing is not nowhere for field in fields):
        yield from ((field, place) for field in fields for place in PLACES[field.per])


def place_of(sheet: Scoresheet, problem: Problem) -> tuple[str, Place]:
    """The cell at which a problem of a record is said."""
    field = sheet.game.keys.get(problem.field)
    if field is None:
        return problem.field, None
    return "tricks" if field.per == "trick" else field.name, problem.place


def _cell(
    hand: Hand, field: Field, place: Place, texts: Mapping[Any, str], wrong: set[tuple[str, Place]]
) -> Cell:
    name = f"{hand.deal.number}-{forms.name_of((field.name, place))}"
    said = texts.get((field.name, place), "")
    here = (field.name, place) in wrong or (field.per != "side" and (field.name, None) in wrong)
    label, options = field.say(field.label, place), list(_options(hand, field, place))
    return Cell(name, label, options, said, here)


def _options(hand: Hand, field: Field, place: Place) -> Iterator[tuple[str, Message]]:
    """What can be chosen; a number of a side is typed."""
    if field.per != "side":
        yield "", Message(N_("choose")) if _is_asked(field) else words.nothing(field)
        for value in field.choices(hand, place) or {}:
            yield forms.said_in_form(value), words.option(field, place, value)
