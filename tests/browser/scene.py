"""Games made for a phone without a tap, through the store."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from scorekeeper import instance, record, store
from scorekeeper.games.devils_bridge import DevilsBridge
from scorekeeper.log import Event, Wrote
from tests.browser.deals import hands, order, recorded
from tests.browser.table import Table

NAMES = ("Mara", "Jun", "Ines", "Tobias", "Noor", "Emeka", "Wei")


@dataclass
class Scene:
    """A phone, and the folder of the server that it has open.

    The last seat deals first, so that seat 0 speaks first in hand 1, seat 1 in hand 2.
    """

    table: Table
    folder: Path
    names: Sequence[str] = NAMES

    def begin(self, players: int, hands: Sequence[dict[str, Any]], **rest: Any) -> str:
        """A sheet with these hands, as a record has them; its code."""
        whole = {
            "format": "scorekeeper/1",
            "game": "devils-bridge",
            "players": list(self.names[:players]),
            "first_dealer": players - 1,
            "hands": list(hands),
        }
        with closing(store.connect(instance.database(self.folder))) as db:
            code = store.begin(db, record.read(whole | rest).events, "the first phone")
        self.keep(self.table, code)
        return code

    def keep(self, table: Table, code: str) -> None:
        """A phone opens the keep link, as whoever is let in does."""
        with closing(store.connect(instance.database(self.folder))) as db:
            sheet = store.sheet_id(db, code)
            assert sheet
            token = store.keep_token(db, sheet, instance.secret_key(self.folder))
        table.page.request.get(f"{table.address}/g/{code}/keep/{token}", max_redirects=0)

    def watched(self, code: str) -> str:
        """The same sheet, on which no phone but the first one may do more than watch."""
        with closing(store.connect(instance.database(self.folder))) as db:
            sheet = store.sheet_id(db, code)
            assert sheet
            for phone in store.phones_at(db, sheet):
                if phone.device != "the first phone":
                    store.grant(db, sheet, phone.device, store.Role.WATCHER)
        return code

    def ask(self, code: str, name: str) -> None:
        """Another phone asks to help."""
        with closing(store.connect(instance.database(self.folder))) as db:
            sheet = store.sheet_id(db, code)
            assert sheet
            store.call(db, "the second phone", name)
            store.ask(db, sheet, "the second phone")

    def let_in(self, code: str, name: str) -> None:
        """Another phone helps."""
        with closing(store.connect(instance.database(self.folder))) as db:
            sheet = store.sheet_id(db, code)
            assert sheet
            store.call(db, f"phone of {name}", name)
            store.grant(db, sheet, f"phone of {name}", store.Role.HELPER)

    def take_over(self, code: str, name: str) -> None:
        """Another phone takes the score over."""
        with closing(store.connect(instance.database(self.folder))) as db:
            stored = store.load(db, code)
            assert stored
            store.call(db, "the third phone", name)
            store.take_over(db, stored.id, "the third phone", len(stored.log.sheet.lines))

    def played(
        self,
        many: int,
        players: int = 4,
        then: Sequence[dict[str, Any]] = (),
        rules: dict[str, Any] | None = None,
        **rest: Any,
    ) -> str:
        """A game of all hands with so many of them played, and *then* the one being played."""
        rules = {"end": "series", **(rules or {})}
        dealt = hands(players, DevilsBridge(**rules).sizes(players), 5, dealer=players - 1)
        whole = recorded(islice(dealt, many))
        return self.begin(players, [*whole, *then], rules=rules, **rest)

    def playing(self, number: int, *bids: int, players: int = 4, **rest: Any) -> str:
        """A game in this hand, with so many bids made in turn.

        *trump*, and *won*, who won the tricks so far by their turn, may be in *rest*.
        """
        turns = order(players, (players + number - 2) % players)
        hand: dict[str, Any] = {"bids": [None] * players, "trump": rest.pop("trump", None)}
        for seat, bid in zip(turns, bids, strict=False):
            hand["bids"][seat] = bid
        if won := rest.pop("won", ()):
            hand["won"] = [turns[turn] for turn in won]
        return self.played(number - 1, players, [hand], **rest)

    def write(self, code: str, event: Event) -> None:
        """Another phone writes."""
        with closing(store.connect(instance.database(self.folder))) as db:
            stored = store.load(db, code)
            assert stored
            version = stored.log.version
            store.write(db, code, event, version, f"{code}-{version}", "the second phone")

    def correct(self, code: str, hand: int, name: str, values: Sequence[int]) -> None:
        """Another phone corrects the bids or the tricks of a hand."""
        cells = {(name, seat): value for seat, value in enumerate(values)}
        self.write(code, Wrote(hand, cells, correction=True, reason="count"))

    def open(self, code: str, page: str = "") -> None:
        self.table.open(f"/g/{code}{page}")

    def seats(self, many: int, **more: Any) -> str:
        """The address of a set-up with so many players."""
        return "/new?" + urlencode([*(("seat", n) for n in self.names[:many]), *more.items()])
