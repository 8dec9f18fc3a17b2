"""The log of a sheet: the events that were written, and the sheet that they make.

The log is the truth and the sheet is a fold over it. Writing again corrects; an Undid takes
back the last entry that stands, a Redid brings it back. What was once allowed is not asked
again when it is read back.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from scorekeeper.adjustments import Adjusted
from scorekeeper.changing import (
    Described,
    Renamed,
    adjust,
    ask_adjusted,
    ask_described,
    ask_renamed,
    ask_ruled,
    ask_seated,
    describe,
    rename,
    seat,
)
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.rules import Cell, Cells
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.seats import Seated


@dataclass(frozen=True)
class Begun:
    """The first event of every sheet."""

    game: str  # a key of GAMES
    rules: Mapping[str, Any]  # every house rule
    players: tuple[str, ...]
    first_dealer: int
    scorekeeper: int | None = None
    drawn: bool = False  # the first dealer was drawn by lot
    kept: Mapping[str, Any] | None = None  # of a record that was read in: what is not scored


@dataclass(frozen=True)
class Ruled:
    """Other house rules."""

    rules: Mapping[str, Any]


@dataclass(frozen=True)
class Wrote:
    """Cells of one hand, written or written again; None rubs a cell out."""

    hand: int
    cells: Cells
    correction: bool = False
    reason: str = ""  # of a correction, one of REASONS
    note: str = ""  # the same in the words of whoever wrote it


@dataclass(frozen=True)
class Ended:
    """The table stopped before the end."""


@dataclass(frozen=True)
class Undid:
    """Takes back the last entry that stands."""

    entry: int  # its version


@dataclass(frozen=True)
class Redid:
    """Brings back the last entry taken back, if nothing was written since."""

    entry: int  # its version


Event = Begun | Ruled | Wrote | Adjusted | Seated | Renamed | Described | Ended | Undid | Redid
REASONS = {
    "typed": N_("tapped wrong"),
    "count": N_("miscounted"),
    "revoke": N_("revoke"),
    "other": N_("another reason"),
}


@dataclass(frozen=True)
class Step:
    """One event, with the sheet before it and after it."""

    version: int  # 1 for the first event
    event: Event
    before: Scoresheet
    after: Scoresheet
    of: Step | None = None  # what an Undid takes back, or a Redid brings back


@dataclass
class Log:
    """The steps of a sheet, in order."""

    steps: list[Step] = field(default_factory=list)
    done: list[Step] = field(default_factory=list)  # what stands, after the Begun
    undone: list[Step] = field(default_factory=list)  # what a redo brings back

    @property
    def sheet(self) -> Scoresheet:
        return self.steps[-1].after

    @property
    def version(self) -> int:
        return len(self.steps)

    @property
    def ending(self) -> Step | None:
        """The entry that has ended the game; None while it goes on.

        What is written after it, or taken back and brought back again, does not move the end.
        """
        ended = reversed(self.done) if not self.sheet.current else ()
        return next((step for step in ended if step.before.current), None)

    def sheet_at(self, version: int) -> Scoresheet:
        """The sheet as it was; LookupError if there was no such version."""
        if not 0 < version <= self.version:
            raise LookupError(version)
        return self.steps[version - 1].after

    def add(self, event: Event) -> None:
        """Applies the event; nothing is asked. What cannot be applied changes nothing."""
        before = self.steps[-1].after if self.steps else begin(event)
        version = self.version + 1
        match event:
            case Undid() if self.done:
                self.undone.append(of := self.done.pop())
                step = Step(version, event, before, of.before, of)
            case Redid() if self.undone:
                self.done.append(of := self.undone.pop())
                step = Step(version, event, before, of.after, of)
            case _:
                step = Step(version, event, before, applied(before, event))
                self.stands(step)
        self.steps.append(step)

    def stands(self, step: Step) -> None:
        """An entry was written; the first event cannot be taken back."""
        if self.steps and not isinstance(step.event, Undid | Redid):
            self.done.append(step)
            self.undone.clear()


def fold(events: Iterable[Event]) -> Log:
    """The log of these events; the first of them is a Begun."""
    log = Log()
    for event in events:
        log.add(event)
    return log


def begin(event: Event) -> Scoresheet:
    assert isinstance(event, Begun)
    game = ruled(event.game, event.rules)
    sheet = Scoresheet(game, event.players, event.first_dealer, event.scorekeeper, event.drawn)
    kept = event.kept or {}
    return replace(sheet, title=kept.get("title", ""), notes=kept.get("notes", ""))


def ruled(key: str, rules: Mapping[str, Any]) -> Game:
    """The game under these house rules; sheets with the same ones share it."""
    return _shared(key, json.dumps(rules))


@lru_cache(maxsize=100)
def _shared(key: str, rules: str) -> Game:
    return GAMES[key](**json.loads(rules))


def applied(sheet: Scoresheet, event: Event) -> Scoresheet:
    """The sheet after the event."""
    match event:
        case Wrote():
            return sheet.written(event.hand, event.cells, event.correction)
        case Ruled():
            return replace(sheet, game=ruled(sheet.game.key, event.rules), known=())
        case Adjusted():
            return adjust(sheet, event)
        case Seated():
            return seat(sheet, event)
        case Renamed():
            return rename(sheet, event)
        case Described():
            return describe(sheet, event)
        case Ended():
            return replace(sheet, ended=True)
    return sheet


def ask(log: Log, event: Event) -> None:
    """Refused if the rules do not allow this event now."""
    match event:
        case Wrote():
            log.sheet.asked(event.hand, event.cells, event.correction)
        case Ruled():
            ask_ruled(log.sheet, ruled(log.sheet.game.key, event.rules))
        case Adjusted():
            ask_adjusted(log.sheet, event)
        case Seated():
            ask_seated(log.sheet, event)
        case Renamed():
            ask_renamed(log.sheet, event)
        case Described():
            ask_described(event)
        case Ended() if not log.sheet.current:
            text = N_("The game is over already.")
            raise Refused(Problem(Code.GAME_OVER, Message(text)))
        case Undid() if not log.done:
            raise Refused(_nothing(N_("There is nothing to take back.")))
        case Redid() if not log.undone:
            raise Refused(_nothing(N_("There is nothing to bring back.")))


def _nothing(text: str) -> Problem:
    return Problem(Code.TURN, Message(text))


def overtaken(log: Log, version: int, event: Event) -> list[Cell] | None:
    """What has changed, since that version, of what the event means to write; None if nothing.

    Any other change does not matter: several people may write at once.
    """
    then, now = log.sheet_at(version), log.sheet
    match event:
        case Undid():
            return None if log.done and log.done[-1].version == event.entry else []
        case Redid():
            return None if log.undone and log.undone[-1].version == event.entry else []
        case Ruled():
            return None if then.game == now.game else []
        case Adjusted():
            same = then.adjustments == now.adjustments
            return None if same and then.whole(event.after) == now.whole(event.after) else []
        case Seated():
            same = then.changes == now.changes
            return None if same and then.coming == now.coming else []
        case Renamed():
            return None if then.seated == now.seated else []
        case Described():
            return None if (then.title, then.notes) == (now.title, now.notes) else []
        case Ended():
            return None if now.current or not then.current else []
        case Wrote():
            return _overwritten(then, now, event)
    return None


def _overwritten(then: Scoresheet, now: Scoresheet, event: Wrote) -> list[Cell] | None:
    old, new = then.cells(event.hand), now.cells(event.hand)
    cells = [cell for cell in touched(event, {*old, *new}) if old.get(cell) != new.get(cell)]
    whole = then.whole(event.hand) != now.whole(event.hand)
    return cells if cells or whole else None


def touched(event: Wrote, written: Iterable[Cell]) -> list[Cell]:
    """The cells that an entry depends on: where it rubs one out, the others of that field too."""
    rows = {name for (name, _), value in event.cells.items() if value is None}
    return [*event.cells, *(c for c in written if c[0] in rows and c not in event.cells)]


def last_change(log: Log, hand: int) -> int | None:
    """The version of the last entry that stands and wrote something of this hand."""
    wrote = (s.version for s in log.done if isinstance(s.event, Wrote) and s.event.hand == hand)
    return max(wrote, default=None)
