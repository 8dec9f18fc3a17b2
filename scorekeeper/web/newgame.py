"""Setting up a game: who sits where, who deals first, who keeps the score, the house rules.

The whole form lives in its address until Start writes the first event: a reload or the Back
button loses nothing.
"""

from __future__ import annotations

import dataclasses
import random
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorekeeper import store
from scorekeeper.beginning import start
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.house_rules import chosen, rules_of
from scorekeeper.log import Begun
from scorekeeper.messages import N_, NN_, Code, Message, Problem, Refused
from scorekeeper.names import LONGEST_NAME, folded, misnamed, trimmed
from scorekeeper.web import clubs, following, forms, rules, seating
from scorekeeper.web.database import db, sheet_at
from scorekeeper.web.security import device

pages = Blueprint("newgame", __name__, url_prefix="/new")
EDITS = ("up", "down", "remove", "add", "add_new")
FIELDS = {
    "game",
    "house",
    "name",
    "dealer",
    "keeper",
    "open",
    "follows",
    "old",
}  # and the house rules
CHIPS = 8
DRAWN, SOMEBODY_ELSE = "", ""  # what the choices of dealer and scorekeeper say for no player


@pages.get("")
def setup() -> str | Response:
    """The form as its address has it; an edit leads to the address that has it."""
    if "again" in request.args:
        return redirect(url_for("newgame.setup", **again(request.args["again"])), 303)
    form = own(request.args)
    names, problem = edit(form)
    if problem:
        return page(form, names, [problem])[0]
    if any(step in form for step in EDITS):
        return redirect(address(form, names), 303)
    return page(form, names)[0]


def address(form: MultiDict[str, str], names: Sequence[str]) -> str:
    """The address of the form with these seats, once a step of editing is done."""
    stay = fields(form) - ({"name"} if "add_new" in form else set())
    kept: dict[str, Any] = {name: value for name, value in form.items() if name in stay}
    return url_for("newgame.setup", seat=list(names), **kept)


def fields(form: MultiDict[str, str]) -> set[str]:
    """What the form may say besides its stamp and its seats."""
    return FIELDS | rules.drawn(kind_of(form)()).keys()


def kind_of(form: MultiDict[str, str]) -> type[Game]:
    """The game that the form is for; the first of all if it does not say."""
    return GAMES.get(form.get("game", ""), next(iter(GAMES.values())))


def stale(form: MultiDict[str, str]) -> bool:
    """Does the form have the house rules of one game, while another is chosen?"""
    return form.get("house", kind_of(form).key) != kind_of(form).key


def own(form: MultiDict[str, str]) -> MultiDict[str, str]:
    """The form without the house rules of a game that is no longer chosen."""
    if not stale(form):
        return MultiDict(form)
    stay = {*FIELDS, *EDITS, *forms.STAMP, "seat"} - {"house"}
    return MultiDict([pair for pair in form.items(multi=True) if pair[0] in stay])


def edit(form: MultiDict[str, str]) -> tuple[list[str], Problem | None]:
    """The seats after one step of editing, and what is wrong with it."""
    names = [name for name in map(trimmed, form.getlist("seat")) if name]
    new = trimmed(form.get("name") if "add_new" in form else form.get("add"))
    if new:
        after = [*names, store.spelled(db(), new, clubs.of_this_phone())]
        wrong = [*unwritable(after), *misnamed(after)]
        return next(((names, p) for p in wrong if p.place == len(names)), (after, None))
    for step, seat in moves(form):
        if 0 <= seat < len(names):
            name = names.pop(seat)
            if step is not None:
                names.insert((seat + step) % (len(names) + 1), name)
    return names, None


def moves(form: MultiDict[str, str]) -> list[tuple[int | None, int]]:
    """Up, down and remove: how far a seat moves, or None if it goes; it wraps round the table."""
    steps = {"up": -1, "down": 1, "remove": None}
    seats = {name: forms.whole(form.get(name, "")) for name in steps}
    return [(steps[name], seat) for name, seat in seats.items() if isinstance(seat, int)]


def unwritable(names: Sequence[str]) -> Iterator[Problem]:
    """No name has control characters: they would not come back from a page as they were."""
    for seat, name in enumerate(map(trimmed, names)):
        if any(unicodedata.category(character) == "Cc" for character in name):
            text = N_("This name has a character that cannot be shown. Type it again.")
            yield Problem(Code.PLAYERS, Message(text), "players", seat)


def again(code: str) -> dict[str, Any]:
    """A rematch: the same seats and house rules, and the deal passes on (A39)."""
    sheet = sheet_at(code).log.sheet
    following = sheet.lines[-1].hand.deal.seats[0] if sheet.lines else sheet.first_dealer
    staying = sheet.seating.staying(sheet.hand_now + 1)
    dealer, keeper = following if following in staying else staying[0], sheet.scorekeeper
    return {
        "game": sheet.game.key,
        "seat": [sheet.seated[seat] for seat in staying],
        "dealer": sheet.seated[dealer],
        "keeper": sheet.seated[keeper] if keeper in staying else SOMEBODY_ELSE,
        "follows": code,
        **rules.drawn(sheet.game),
    }


def page(
    form: MultiDict[str, str],
    names: Sequence[str],
    problems: Sequence[Problem] = (),
    status: int = 422,
) -> tuple[str, int]:
    kind, form = kind_of(form), own(form)
    game, seats = understood(kind, form), min(max(len(names), kind.players[0]), kind.players[-1])
    shown = render_template(
        "new.html",
        games=GAMES,
        kind=kind,
        game=game,
        in_short=rules.in_short(game, seats),
        misfits=list(game.misfits(seats)),
        names=names,
        pair_of=seating.pair_of(game),
        pairs=seating.pairs(game, names),
        around=seating.around(game, names),
        direction=direction(game),
        start=starting(game, names),
        form={**rules.drawn(kind()), **form.to_dict()},
        options=rules.options(game, seats),
        chips=chips(names),
        problems=problems,
        most=LONGEST_NAME,
        new_key=forms.new_key,
    )
    return shown, status if problems else 200


def chips(names: Sequence[str]) -> list[str]:
    """Who of this phone's club, if it has one, played lately and has no seat yet."""
    club, seated = clubs.mine(), {folded(name) for name in names}
    lately = store.players_lately(db(), CHIPS + len(names), club) if club is not None else []
    return [name for name in lately if folded(name) not in seated][:CHIPS]


def understood(kind: type[Game], form: MultiDict[str, str]) -> Game:
    """The game with the house rules of the form, or with the usual ones if those are refused."""
    try:
        return chosen(kind, rules.asked(kind(), form))
    except Refused:
        return kind()


def direction(game: Game) -> Message | None:
    """What goes round the table the other way, if anything does."""
    if game.clockwise:
        return None
    calls = N_("Deal and calls go counter-clockwise.")
    play = N_("Deal and play go counter-clockwise.")
    return Message(calls if game.calls else play)


def starting(game: Game, names: Sequence[str]) -> Message:
    """What starts, or why nothing can."""
    count = len(names)
    if count not in game.players:
        return needed(game, count)
    if misfits := list(game.misfits(count)):
        return misfits[0].message
    if game.partnerships:
        return Message(N_("Start: 2 pairs, {aim}"), {"aim": game.aim(count)})
    one, many = NN_("Start: {n} player, {aim}", "Start: {n} players, {aim}")
    return Message(one, {"n": count, "aim": game.aim(count)}, many)


def needed(game: Game, count: int) -> Message:
    """How many players the game takes, and what to do if there are too many."""
    few, many = game.players[0], game.players[-1]
    text = N_("{few} players") if few == many else N_("{few} to {many} players")
    values = {
        "game": Message(game.name),
        "players": Message(text, {"few": few, "many": many}),
        "n": count - many,
    }
    over = N_("{game} needs {players}: remove {n}")
    return Message(over if count > many else N_("{game} needs {players}"), values)


@pages.post("")
def begin() -> str | tuple[str, int] | Response:
    """Starts the game, once."""
    form, names = own(request.form), request.form.getlist("seat")
    if stale(request.form):  # the game was changed, but nobody has seen its house rules yet
        return redirect(address(form, names), 303)
    if trimmed(form.get("name")):  # typed, but not added yet
        added = MultiDict([*form.items(multi=True), ("add_new", "1")])
        names, problem = edit(added)
        return page(form, names, [problem]) if problem else redirect(address(added, names), 303)
    try:
        forms.only(form, {*forms.STAMP, "seat", *fields(form)}, often=("seat",))
        event = begun(form, names)
        key = forms.stamp(form).key
        club, before = clubs.of_this_phone(), following.followed(form)
        code = store.begin(db(), [event], device(), key, club, before)
    except Refused as refused:
        return page(form, names, refused.problems)
    if not began(code, event):
        text = N_("This form has started a game already. Open the page again for another.")
        return page(form, names, [Problem(Code.TURN, Message(text))], 409)
    return redirect(url_for("play.now", code=code), 303)


def began(code: str, event: Begun) -> bool:
    """Is this how the game began? A dealer drawn by lot is not drawn again."""
    first = sheet_at(code).log.steps[0].event
    assert isinstance(first, Begun)
    dealer = first.first_dealer if event.drawn else event.first_dealer
    return dataclasses.replace(event, first_dealer=dealer) == first


def begun(form: MultiDict[str, str], names: Sequence[str]) -> Begun:
    """The first event that the form means; the first dealer is drawn by lot if nobody is named."""
    if form.get("game") not in GAMES:
        raise Refused(Problem(Code.GAME, Message(N_("Choose one of the games.")), "game"))
    kind = GAMES[form["game"]]
    game = chosen(kind, rules.asked(kind(), form))
    if problems := list(unwritable(names)):
        raise Refused(*problems)
    seats = [folded(name) for name in names]
    drawn = form.get("dealer", DRAWN) == DRAWN
    dealer = random.randrange(max(len(names), 1)) if drawn else seat_of(seats, form["dealer"])
    keeper = form.get("keeper", SOMEBODY_ELSE)
    scorekeeper = None if keeper == SOMEBODY_ELSE else seat_of(seats, keeper)
    sheet = start(game, names, dealer, scorekeeper, drawn)
    return Begun(game.key, rules_of(game), sheet.players, dealer, scorekeeper, drawn)


def seat_of(seats: Sequence[str], name: str) -> int:
    """Where this player sits; a seat that is none if there is no such player."""
    return seats.index(folded(name)) if folded(name) in seats else len(seats)
