"""Every game the scorekeeper knows, in the order in which the pages list them."""

from scorekeeper.game import Game
from scorekeeper.games.brouc import Brouc
from scorekeeper.games.call_bridge import CallBridge
from scorekeeper.games.devils_bridge import DevilsBridge
from scorekeeper.games.dont_bug_me import DontBugMe
from scorekeeper.games.oh_hell import OhHell

GAMES: dict[str, type[Game]] = {
    game.key: game for game in (DevilsBridge, CallBridge, DontBugMe, Brouc, OhHell)
}
