"""A phone at the table, without a screen: it sees pages, fills in their forms and sends them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from shutil import copy
from tempfile import mkdtemp
from typing import Any
from urllib.parse import urlencode, urlsplit

from flask import Flask
from jinja2.bccache import Bucket, BytecodeCache
from werkzeug.routing import Rule
from werkzeug.test import TestResponse

from scorekeeper import create_app, instance, store
from scorekeeper.log import Log
from scorekeeper.scoresheet import Scoresheet
from tests.page import Button, Form, Page

NAMES = ("Ann", "Bob", "Cat", "Dan")


def written(app: Flask) -> int:
    """How many events there are, of all sheets together."""
    db = store.connect(app.config["DATABASE"])
    try:
        return int(next(iter(db.query("SELECT count(*) AS n FROM events")))["n"])
    finally:
        db.close()


def keep_link(app: Flask, code: str) -> str:
    """The path of the sheet's keep link."""
    db = store.connect(app.config["DATABASE"])
    try:
        sheet = store.sheet_id(db, code)
        assert sheet
        return f"/g/{code}/keep/{store.keep_token(db, sheet, app.config['SECRET_KEY'])}"
    finally:
        db.close()


def refused(phone: Phone, answer: TestResponse, before: int, *statuses: int) -> None:
    """Fails unless the answer says in a sentence why nothing was written."""
    assert answer.status_code in (statuses or range(400, 500)), answer.text
    assert before == written(phone.app)
    assert re.search(r"\w\.( |$)", phone.page.refusal), phone.page.text


class Phone:
    """One browser: it has its own cookie, and the page that it saw last."""

    def __init__(self, app: Flask) -> None:
        self.app, self.client = app, app.test_client()
        self.code, self.page = "", ""
        self.answers: list[TestResponse] = []

    def keep(self, code: str = "") -> None:
        """Opens the keep link of the sheet, as whoever is let in does."""
        self.code = code or self.code
        self.get(keep_link(self.app, self.code))

    # Looking

    def get(self, path: str = "/", **query: Any) -> TestResponse:
        """Opens an address; a redirect is followed."""
        answer = self.client.get(path, query_string=query or None, follow_redirects=True)
        self._see(answer)
        return answer

    def look(self, **query: Any) -> TestResponse:
        """Opens whatever the game asks now."""
        return self.get(self.at(), **query)

    def at(self, *rest: object) -> str:
        """An address of the sheet: `at("hands", 1)`."""
        return "/".join(["/g", self.code, *map(str, rest)])

    @property
    def log(self) -> Log:
        """The log of the sheet as it is stored."""
        db = store.connect(self.app.config["DATABASE"])
        try:
            stored = store.load(db, self.code)
        finally:
            db.close()
        assert stored
        return stored.log

    @property
    def sheet(self) -> Scoresheet:
        return self.log.sheet

    def _see(self, answer: TestResponse) -> None:
        self.answers.append(answer)
        if answer.mimetype == "text/html":
            self.page = answer.text

    @property
    def page(self) -> Page:
        """The page that is shown; it is read when somebody looks at it."""
        if isinstance(self._shown, str):
            self._shown = Page(self._shown)
        return self._shown

    @page.setter
    def page(self, shown: str | Page) -> None:
        self._shown = shown

    # Writing

    def post(self, path: str, fields: dict[str, Any] | None = None) -> TestResponse:
        """Sends these fields with the stamp of the form that the page has for this address.

        The answer itself is returned; the page is then what a browser would show.
        """
        same = [form for form in self.page.forms if form.action == path]
        return self.send(path, self.stamp(*same[:1]) | (fields or {}))

    def stamp(self, *forms: Form) -> dict[str, str]:
        """The version and the key that a form of the page carries."""
        stamped = [form for form in forms or self.page.forms if form.values("key")]
        return {name: stamped[0].value(name) for name in ("version", "key")} if stamped else {}

    def send(self, path: str, fields: Any, **more: Any) -> TestResponse:
        """Sends just these fields; a list is sent as its values one by one."""
        if not isinstance(fields, bytes):
            fields = urlencode(fields, doseq=True)
            more = {"content_type": "application/x-www-form-urlencoded"} | more
        answer = self.client.post(path, data=fields, **more)
        if answer.status_code == 303:
            self.answers.append(answer)
            self.get(answer.location)
        else:
            self._see(answer)
        return answer

    def press(self, label: str, **filled: Any) -> TestResponse:
        """Presses a button of the page, with these values typed or chosen in its form.

        In a keyword `_` stands for `-`.
        """
        form, button = self.page.button(label)
        return self._press(form, button, filled)

    def _press(self, form: Form, button: Button, filled: dict[str, Any]) -> TestResponse:
        typed = {name.replace("_", "-"): str(value) for name, value in filled.items()}
        fields, pressed = form.filled(typed), button.attributes
        if "name" in pressed:
            fields.append((pressed["name"], pressed.get("value", "")))
        path = pressed.get("formaction") or form.action
        if (pressed.get("formmethod") or form.attributes.get("method", "get")) == "get":
            return self.get(f"{path}?{urlencode(fields)}")
        return self.send(path, fields)

    # Playing

    def start(
        self, names: Sequence[str] = NAMES, dealer: str | None = None, **rules: Any
    ) -> TestResponse:
        """Sets up a game, the last player dealing first unless somebody is named, and starts it."""
        first = names[-1] if dealer is None else dealer
        query = urlencode({"seat": list(names), "dealer": first, **rules}, doseq=True)
        self.get(f"/new?{query}")
        [start] = [label for label in self.page.labels if label.startswith("Start")]
        answer = self.press(start)
        self.code = urlsplit(answer.location).path.rsplit("/", 1)[-1]
        return answer

    def hand(self) -> str:
        """Where the page sends what belongs to its hand; the page of now if it has none."""
        for _ in range(2):
            for form in self.page.forms:
                if re.fullmatch(r"/g/\w+/hands/\d+", form.action):
                    return form.action
            self.look()
        raise AssertionError(self.page.text)

    def bid(self, seat: int, number: Any) -> TestResponse:
        return self.post(self.hand(), {f"bid-{seat}": number})

    def bids(self, numbers: Sequence[int]) -> None:
        """All bids, by seat, in the order of speaking; of their pages only the last is seen."""
        hand = self.sheet.current
        assert hand
        path = self.hand()
        stamp = self.stamp(self.page.form(path))
        for step, seat in enumerate(hand.deal.seats):  # each as from the page after the one before
            later = {"version": int(stamp["version"]) + step, "key": f"{stamp['key']}-{step}"}
            answer = self.client.post(path, data={f"bid-{seat}": numbers[seat]} | later)
            assert 303 == answer.status_code, Page(answer.text).alert
            self.answers.append(answer)
        self.get(answer.location)

    def bids_left(self, numbers: Sequence[int]) -> None:
        """The bids that are still to come, by seat."""
        hand = self.sheet.current
        assert hand
        for seat in hand.deal.seats:
            if seat not in hand.named("bid"):
                self.bid(seat, numbers[seat])

    def undo(self) -> TestResponse:
        """Takes back the last entry, as this page knows it."""
        return self._apart("undo")

    def redo(self) -> TestResponse:
        return self._apart("redo")

    def _apart(self, way: str) -> TestResponse:
        form = self.page.form(self.at(way))
        return self._press(form, form.buttons[0], {})

    def trick(self, side: int) -> TestResponse:
        """Taps the tile of whoever took the next trick."""
        hand = self.hand()
        names = [button.attributes["name"] for f in self.page.forms for button in f.buttons
                 if button.attributes.get("name", "").startswith("won-")]  # fmt: skip
        return self.post(hand, {names[0]: side})

    def count(self, tricks: Sequence[Any]) -> TestResponse:
        """The tricks of everybody, by seat, counted at the end of the hand."""
        self.look(tricks="end")
        form = self.page.form(self.hand())
        played = [(seat, number) for seat, number in enumerate(tricks) if number is not None]
        typed = {f"tricks-{seat}": str(number) for seat, number in played}
        return self.send(form.action, dict(form.filled(typed)))

    def play(self, bids: Sequence[int], tricks: Sequence[int]) -> None:
        """One whole hand, counted, by seat."""
        self.look()
        self.bids(bids)
        answer = self.count(tricks)
        assert 303 == answer.status_code, self.page.alert

    def correct(self, number: int, **changes: Any) -> TestResponse:
        """Corrects a hand; its effect is looked at first, as a browser without JavaScript does."""
        here = self.at("hands", number, "correct")
        self.get(here)
        fields = dict(self.page.form(here).filled(
            {name.replace("_", "-"): str(value) for name, value in changes.items()}
        ))  # fmt: skip
        self.get(here, **fields)
        fields["seen"] = self.page.form(here).value("seen")
        return self.send(here, fields)


class Compiled(BytecodeCache):
    """Templates that an earlier app has compiled: most of what it takes to begin."""

    def __init__(self) -> None:
        self.known: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        if bucket.key in self.known:
            bucket.bytecode_from_string(self.known[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        self.known[bucket.key] = bucket.bytecode_to_string()


COMPILED = Compiled()


class Known(Rule):
    """A route whose builders of addresses an earlier app has made: the rest of what it takes."""

    made: dict[tuple[str, str, bool], Any] = {}

    def _compile_builder(self, append_unknown: bool = True) -> Any:
        key = self.rule, str(self.defaults), append_unknown
        if key not in self.made:
            self.made[key] = super()._compile_builder(append_unknown)
        return self.made[key]


Flask.url_rule_class = Known


@cache
def nothing_yet() -> Path:
    """A database without any game, made once: to make one takes longer than many a test."""
    path = Path(mkdtemp()) / "scorekeeper.db"
    store.prepare(path)
    return path


def empty(path: Path) -> Path:
    """Such a database at this place, unless there is one already."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        copy(nothing_yet(), path)
    return path


def opened(folder: Path, **config: Any) -> Phone:
    """A phone on a scorekeeper of its own, whose database is in this folder."""
    empty(instance.database(folder))
    app = create_app(folder, **config)
    app.jinja_env.bytecode_cache = COMPILED
    return Phone(app)
