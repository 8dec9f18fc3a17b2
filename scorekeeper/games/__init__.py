"""Every game the scorekeeper knows, in the order in which the pages list them."""

from scorekeeper.games.devils_bridge import DevilsBridge
from scorekeeper.rules import Game

GAMES: dict[str, type[Game]] = {game.key: game for game in (DevilsBridge,)}
