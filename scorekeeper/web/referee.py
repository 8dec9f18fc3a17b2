"""Settling a trick: by itself, or in the hand that is being played, where it can be given.

Nothing is kept here: a trick lies in its address. To give it is to write it as the page of the hand
does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flask import Blueprint, render_template, request, url_for

from scorekeeper import referee, words
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.house_rules import chosen
from scorekeeper.messages import Problem, Refused
from scorekeeper.rules import Cells, Hand
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.store import Role
from scorekeeper.web import access, forms, rules
from scorekeeper.web.database import sheet_at
from scorekeeper.web.frame import frame
from scorekeeper.web.settling import Settled, Table, players_of, settled

pages = Blueprint("referee", __name__)
KEPT = ("game", "players", "trump", "leader", "way", "sheet")  # whatever key is pressed
Answer = str | tuple[str, int]


@pages.get("/referee")
def alone() -> Answer:
    """A trick by itself."""
    kind = GAMES.get(request.args.get("game", ""), next(iter(GAMES.values())))
    form = {**request.args, "game": kind.key}
    if request.args.get("of", kind.key) != kind.key:  # another game was chosen
        form = {"game": kind.key}
    game, problems = of_game(form)
    found, more = by_itself(game, form)
    return page(found, [*problems, *more], form, games=GAMES)


def of_game(form: Mapping[str, str]) -> tuple[Game, Sequence[Problem]]:
    """The game that a form names, by the house rules that it says; what is wrong with these."""
    plain = GAMES.get(form.get("game", ""), next(iter(GAMES.values())))()
    try:
        return chosen(type(plain), rules.asked(plain, form)), ()
    except Refused as refused:
        return plain, refused.problems


def by_itself(game: Game, form: Mapping[str, str]) -> tuple[Settled, Sequence[Problem]]:
    """The trick of a game without a hand, and what is wrong with its game."""
    trump, problems = trump_of(game, form, str(game.trump or ""))
    try:
        players = players_of(game, form)
    except Refused as refused:
        players, problems = None, refused.problems
    found = settled(Table(game, nothing_written(game), trump, players), form)
    return found, [*problems, *found.problems]


def nothing_written(game: Game) -> Hand:
    deal = next(game.deals(game.players[0], 0))
    return Hand(deal, range(len(game.sides(game.players[0]))))


def trump_of(game: Game, form: Mapping[str, str], known: str) -> tuple[str, Sequence[Problem]]:
    """The trump that is known, or else chosen."""
    trump = known or form.get("trump", "")
    try:
        if trump:
            referee.trump_of(game, trump)
    except Refused as refused:
        return "", refused.problems
    return trump, ()


@pages.get("/g/<code>/referee")
def live(code: str) -> Answer:
    """The next trick of the hand that is being played."""
    stored, form = sheet_at(code), request.args
    sheet = stored.log.sheet
    known = {"can_give": access.role(stored) is not Role.WATCHER, **frame(stored)}
    hand = sheet.current
    if not hand:
        over = {**form, "players": str(len(sheet.players))}
        return page(*by_itself(sheet.game, over), form, hand=None, **known)
    may = referee.leaders(sheet.game, hand)
    turns = order(hand, may, form)
    found, problems = in_play(sheet, hand, form)
    return page(
        found,
        problems,
        form,
        hand=hand,
        noted=referee.noted(sheet.game, hand),
        number=referee.coming(hand),
        may=[] if turns else [(seat, sheet.seated[seat]) for seat in may],
        given=given(sheet, hand, found, turns),
        **known,
    )


def in_play(
    sheet: Scoresheet, hand: Hand, form: Mapping[str, str]
) -> tuple[Settled, Sequence[Problem]]:
    """The next trick of a hand, and what is wrong with what was chosen for it."""
    trump, problems = trump_of(sheet.game, form, referee.noted(sheet.game, hand))
    turns = order(hand, referee.leaders(sheet.game, hand), form)
    found = settled(table(sheet, hand, trump, turns), form)
    return found, [*problems, *found.problems]


def order(hand: Hand, may: Sequence[int], form: Mapping[str, str]) -> list[int]:
    """The seats in the order of playing, if it is known who leads or was chosen."""
    leader = forms.whole(form.get("leader", ""))
    if len(may) > 1 and leader not in may:
        return []
    return referee.turns(hand, leader if isinstance(leader, int) and len(may) > 1 else may[0])


def table(sheet: Scoresheet, hand: Hand, trump: str, turns: Sequence[int]) -> Table:
    return Table(
        sheet.game,
        hand,
        trump,
        len(hand.deal.seats),
        [sheet.seated[seat] for seat in turns],
        [sheet.names[side_of(sheet, seat)] for seat in turns],
        referee.gone(hand),
    )


def side_of(sheet: Scoresheet, seat: int) -> int:
    return next(side for side, seats in enumerate(sheet.sides) if seat in seats)


def given(sheet: Scoresheet, hand: Hand, found: Settled, turns: Sequence[int]) -> dict[str, Any]:
    """What giving the trick to its winner writes, and to whom; or why it cannot be given."""
    if problem := referee.ungiven(sheet.game, hand):
        return {"barred": problem}
    if not (found.full and found.verdict and turns):
        return {}
    side = side_of(sheet, turns[found.verdict.winner])
    cells = written(sheet.game, hand, found, side)
    try:
        sheet.asked(hand.deal.number, cells)
    except Refused as refused:
        return {"barred": refused.problems[0]}
    fields = {forms.name_of(cell): forms.said_in_form(value) for cell, value in cells.items()}
    return {"fields": fields, "side": side}


def written(game: Game, hand: Hand, found: Settled, side: int) -> Cells:
    """The trick with its cards, and the trump if it was chosen here."""
    number = referee.coming(hand)
    cells: dict[Any, Any] = {("won", number): side, ("played", number): found.text}
    if "trump" in game.fields and not hand.named("trump"):
        cells["trump", None] = found.table.trump
    return cells


def kept(found: Settled, form: Mapping[str, str]) -> dict[str, str]:
    """What every address of this trick says: its cards, and where they lie."""
    said = {name: form.get(name, "") for name in KEPT}
    said |= {"trump": found.table.trump, "cards": found.text}
    if said["game"]:  # no hand tells its house rules
        said |= rules.unusual(found.table.game)
    return {name: value for name, value in said.items() if value}


def page(
    found: Settled, problems: Sequence[Problem], form: Mapping[str, str], **known: Any
) -> Answer:
    shown = render_template(
        "referee.html",
        found=found,
        game=found.table.game,
        problems=problems,
        kept=kept(found, form) | {"suit": found.suit},
        words=known.pop("words", words),
        here=url_for(str(request.endpoint), **(request.view_args or {})),
        choosing="choosing" in form,
        **known,
    )
    return shown, 422 if problems else 200
