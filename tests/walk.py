"""A walk through every page, and through what each of them says when."""

from __future__ import annotations

import gettext
from collections.abc import Sequence
from urllib.parse import urlencode

from tests.test_web_import import send
from tests.web import Phone

Asked = set[str | tuple[str, str]]
SEVEN = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus")


class Brackets(gettext.NullTranslations):
    """A language in which every text stands between brackets; it notes what it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: Asked = set()

    def gettext(self, message: str) -> str:
        self.asked.add(message)
        return f"⟦{message}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        self.asked.add((msgid1, msgid2))
        return f"⟦{msgid1 if n == 1 else msgid2}⟧"

    def pgettext(self, context: str, message: str) -> str:
        self.asked.add(message)
        return f"⟦{message}⟧"


def everywhere(phone: Phone) -> None:
    """Plays several games in such a way that phone.answers has every page in all its forms."""
    setting_up(phone)
    shared_and_simple(phone)
    one_hand(phone)
    counted(phone)
    refusals(phone)
    conflicts(phone)
    corrections(phone)
    to_the_end(phone)
    seven_players(phone)
    hands_shown(phone)
    files(phone)
    lost(phone)


def play(phone: Phone, bids: Sequence[int], tricks: Sequence[int]) -> None:
    """One whole hand, counted, of which every page is seen."""
    phone.look()
    bid(phone, bids)
    phone.count(tricks)


def bid(phone: Phone, bids: Sequence[int]) -> None:
    """All bids, by seat, of which every page is seen."""
    for seat in phone.sheet.current.deal.seats:
        phone.bid(seat, bids[seat])


def setting_up(phone: Phone) -> None:
    phone.get("/")
    phone.get("/new")
    phone.press("Add", name="Ann")
    phone.press("Add", name="ann")
    phone.get("/new?" + urlencode({"seat": SEVEN}, doseq=True))
    phone.press([label for label in phone.page.labels if label.startswith("Start")][0], target="x")


def one_hand(phone: Phone) -> None:
    """Bids, trump, tricks, points, undo and redo."""
    phone.start(dealer="", keeper="Bob")
    every_tab(phone, "log?only=corrections", "")
    for suit in ("spades", "hearts", "none"):
        phone.press(suit if suit != "none" else "None")
        phone.look(trump=1)
    bid(phone, [0, 0, 0, 0])
    phone.look(trump=1)
    phone.look(tricks="end")
    phone.look(tricks="fall")
    phone.trick(0)
    phone.undo()
    phone.redo()
    every_tab(phone, "hands/1", "hands/1/correct")
    phone.look()
    bid(phone, [1, 1, 0, 1])
    phone.trick(0)
    phone.press("Take one trick from Ann")
    every_tab(phone, "")
    phone.undo()
    phone.undo()
    every_tab(phone, "")
    phone.get(next(link for link in phone.page.links if "edit=" in link))
    phone.get("/")


def counted(phone: Phone) -> None:
    """Counts that are short, too many, and the rest of the others."""
    phone.start(max_cards="5", sequence="down")
    bid(phone, [2, 1, 0, 3])
    phone.post(phone.hand(), {"tricks-0": "1", "tricks-1": "1"})
    phone.look(tricks="end")
    form = dict(phone.page.form(phone.hand()).fields)
    changed = [{"tricks-3": "2"}, {"tricks-3": "0"}, {"tricks-0": "5"},
               {"tricks-0": "1", "tricks-1": "0", "tricks-2": "2"}]  # fmt: skip
    for change in changed:
        phone.look(**form | change)
    phone.press("Save hand 1")


def refusals(phone: Phone) -> None:
    """Each rule that a page can run against."""
    phone.start(hook="True")
    for seat, bid in ((0, 2), (0, "x"), (2, 0), (0, 0)):
        phone.bid(seat, bid)
    phone.post(phone.hand(), {"trump": "x"})
    phone.post(phone.hand(), {"foo": "x"})
    phone.post(phone.hand(), {"tricks-0": "1"})
    phone.post(phone.hand(), {"bid-9": "1"})
    phone.bids_left([0, 0, 0, 1])
    phone.bids_left([0, 0, 0, 0])
    phone.post(phone.hand(), {"won-2": "1"})
    phone.count([1, 1, 0, 0])
    phone.count([0, 0, 0, 0])
    phone.post(phone.hand())
    phone.send(phone.at("hands/1"), {})
    phone.count([1, 0, 0, 0])
    phone.post(phone.at("hands/1"), {"bid-0": "0"})
    phone.get(phone.at("rules"))
    phone.post(phone.at("rules"), {"hook": "False"} | phone.stamp())
    phone.start(hook="False")
    phone.get(phone.at("rules"))
    for rule in ({"hook": "x"}, {"target": "x"}, {"max_cards": "17"}, {"max_cards": "1"}):
        phone.post(phone.at("rules"), rule)
    phone.post(phone.at("undo"), {"entry": "1"})


def conflicts(phone: Phone) -> None:
    phone.start()
    other = Phone(phone.app)
    other.keep(phone.code)
    phone.bid(0, 0)
    other.bid(0, 1)
    other.press("Change to mine")
    phone.look()
    phone.bids_left([1, 0, 0, 1])
    phone.count([1, 0, 0, 0])
    drawn = other.stamp()
    other.undo()
    other.send(other.at("hands/1"), drawn | {"bid-0": "1"})
    phone.answers += other.answers


def corrections(phone: Phone) -> None:
    """A correction in all its steps, with a reason; then the log and the sheet that show it."""
    phone.start(max_cards="4")
    play(phone, [0, 0, 0, 0], [1, 0, 0, 0])
    play(phone, [0, 1, 0, 0], [1, 1, 0, 0])
    here = phone.at("hands/1/correct")
    phone.get(here, **{"bid-0": "1", "version": "2"})
    phone.get(here, **{"tricks-0": "0"})
    for reason in ("typed", "count", "revoke", "other"):
        phone.correct(1, bid_0=int(reason in ("typed", "revoke")), reason=reason)
    phone.correct(1, tricks_0=0, tricks_1=1, trump="hearts", reason="count")
    phone.correct(1, trump="none")
    phone.correct(1)
    phone.bid(2, 0)
    phone.correct(3, bid_2=1)
    every_tab(phone, "log?only=corrections", "hands/1", "")


def to_the_end(phone: Phone) -> None:
    """A game to a target, whose end a correction moves away, and back; then a rematch."""
    phone.start(target="20", max_cards="3", keeper="Ann")
    play(phone, [0, 0, 0, 0], [1, 0, 0, 0])
    play(phone, [0, 1, 0, 0], [1, 1, 0, 0])
    every_tab(phone, "", "hands/2")
    phone.correct(2, tricks_0=2, tricks_1=0)
    play(phone, [0, 0, 1, 0], [1, 1, 1, 0])
    phone.correct(2, tricks_0=1, tricks_1=1, reason="other")
    every_tab(phone, "", "hands/2")
    phone.get("/")
    phone.get(f"/new?again={phone.code}")


def every_tab(phone: Phone, *pages: str) -> None:
    for page in ("scores", "log", "rules", *pages):
        phone.get(phone.at(page) if page else phone.at())


def shared_and_simple(phone: Phone) -> None:
    """A shared win after all hands, on paper; then the forehead hand."""
    phone.start(end="series", max_cards="2", scoring="simple", forehead="last", hook="False")
    play(phone, [0, 0, 0, 0], [1, 0, 0, 0])
    play(phone, [1, 0, 0, 0], [2, 0, 0, 0])
    phone.look()
    phone.get(phone.at("rules"))
    play(phone, [0, 0, 0, 0], [1, 0, 0, 0])
    every_tab(phone, "", "scores?paper=1", "hands/3")
    phone.get("/")
    phone.get("/new")


def seven_players(phone: Phone) -> None:
    """Names that have to be shortened, and enough hands for a chart and awards."""
    names = ["Maximilian", "Maximiliane", *SEVEN[2:]]
    phone.start(names, sequence="down", max_cards="7", hook="False", end="series")
    for cards in range(7, 0, -1):
        phone.play([0, 0, 0, 0, 1, 0, 0], [cards - 1, 0, 0, 0, 1, 0, 0])
        phone.look(tricks="end", all="0")
    every_tab(phone, "", "scores?chart=each")


def hands_shown(phone: Phone) -> None:
    """What may I play: before trump is known, any card, some, one, none, and a full trick."""
    here = "/referee/hand"
    phone.get(here)
    for cards, hand in (("", "9S"), ("9S", ""), ("9S", "KS 2H"), ("9S", "KS AS 2H"), ("9S", "9S")):
        phone.send(here, {"trump": "none", "cards": cards, "hand": hand})
    for cards, hand in (("9S", "KH 8C"), ("9S KH", "AH 8C"), ("9S KH", "AH QH 8C"), ("9S", "6S")):
        phone.send(here, {"game": "brouc", "trump": "hearts", "cards": cards, "hand": hand})
    phone.get(here, game="brouc", trump="hearts", cards="9S KH 7H 8H")
    phone.send(here, {"game": "brouc", "trump": "x", "hand": "x"})
    every_tab(phone, "referee", "referee/hand?cards=9S")


def files(phone: Phone) -> None:
    """A game as a file and a picture, files with all that can be in them, an old sheet typed in."""
    every_tab(phone, "share")
    made = phone.client.get(phone.at() + ".json").json
    wrong = {**made, "hands": [{"bids": [9] * 7, "tricks": [9] * 7}] * 4}
    other = {key: made[key] for key in made if key not in ("log", "started_at", "finished_at")}
    short = {**other, "hands": other["hands"][:1]}
    send(phone, [made, other, other, short, wrong, "x"], names=("Ann",))
    phone.press("Add the chosen games, up to 2")
    send(phone, {**short, "hands": [], "ended": "early"}, names=("Ann",))
    send(phone, {**other, "players": [f"{name} 2" for name in other["players"]]}, names=("Ann",))
    phone.press("Add 1 game")
    phone.get("/players")
    send(phone)
    phone.get("/paper?" + urlencode({"seat": SEVEN, "max_cards": "1"}, doseq=True))
    form, by_ann = phone.page.form("/paper"), {"dealer": "Ann"}
    typed = {"1-bid-0": "9", "1-tricks-0": "1"}
    for more in (typed, by_ann | typed, by_ann | {"1-bid-0": "0"}, by_ann | {"day": "Ann"}):
        phone.send("/paper", form.filled(more))
    phone.get("/paper?" + urlencode({"seat": SEVEN[:4], "game": "brouc"}, doseq=True))


def lost(phone: Phone) -> None:
    """What cannot be shown."""
    phone.get("/g/nowhere")
    phone.send("/", {})
    phone.send("/new", {"x": "x" * 1_000_000})
    phone.send("/new", {}, headers={"Origin": "http://elsewhere.example"})
    phone.answers.append(phone.client.get("/", environ_overrides={"QUERY_STRING": "\xff"}))
