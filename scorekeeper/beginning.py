"""How a game begins: who may play it, and who deals first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scorekeeper.game import Game
from scorekeeper.house_rules import takes
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.names import misnamed, trimmed
from scorekeeper.scoresheet import Scoresheet


def start(
    game: Game,
    players: Sequence[Any],
    first_dealer: Any,
    scorekeeper: Any = None,
    drawn: bool = False,
) -> Scoresheet:
    """A blank sheet, or Refused if these players cannot play this game (DB1, D1)."""
    names = tuple(map(trimmed, players))
    problems = list(misnamed(names))
    if len(names) not in game.players:
        limits = {"few": game.players[0], "many": game.players[-1], "game": Message(game.name)}
        text = N_("{game} needs {few} to {many} players.")
        if len(game.players) == 1:
            text = N_("{game} needs {few} players.")
        message = Message(text, limits)
        problems.append(Problem(Code.PLAYERS, message, "players"))
    seats = tuple(range(len(names)))
    if not takes(seats, first_dealer) or not takes((None, *seats), scorekeeper):
        message = Message(N_("Choose one of the players."))
        field = "scorekeeper" if takes(seats, first_dealer) else "first_dealer"
        problems.append(Problem(Code.PLAYERS, message, field))
    if problems := problems or list(game.misfits(len(names))):
        raise Refused(*problems)
    return Scoresheet(game, names, first_dealer, scorekeeper, drawn)
