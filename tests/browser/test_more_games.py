"""Games of Call Bridge, Don't Bug Me and Brouc, by touch, to the totals of the command."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.phone import SMALL
from tests.browser.table import Table
from tests.browser.test_whole_games import count_hand, expect_the_end, score, scrolls

PHONE: ViewportSize = {"width": 390, "height": 844}
LOOKS = {
    "small-dark": (SMALL, "dark"),
    "phone-light": (PHONE, "light"),
    "small-light": (SMALL, "light"),
    "phone-dark": (PHONE, "dark"),
}
FIRST, *OTHERS = LOOKS
FOUR = ["Rana", "Mitu", "Farid", "Shila"]
THREE = ["Lena", "Oskar", "Pia"]
PAIRS = ["Anouk", "Luc", "Remy", "Solène"]


@pytest.fixture(params=[FIRST, *(pytest.param(look, marks=pytest.mark.long) for look in OTHERS)])
def table(table: Table, request: pytest.FixtureRequest) -> Table:
    """The phone, of each size and theme."""
    size, theme = LOOKS[request.param]
    table.page.set_viewport_size(size)
    table.page.emulate_media(color_scheme=theme)
    return table


def set_up(table: Table, game: str, names: Sequence[str], dealer: str, **rules: str) -> None:
    table.open("/new")
    table.tap(table.page.locator(".pick4", has_text=game))
    if rules:
        table.page.locator("summary", has_text="House rules").tap()
    for label, choice in rules.items():
        table.choose(label, choice)
    for name in names:
        table.page.get_by_label("Add a player").fill(name)
        table.tap(table.button("Add"))
    table.choose("First dealer", dealer)
    table.tap(table.button("Start", exact=False))


def shares(total: int, many: int, random: Random) -> list[int]:
    """Numbers that come to a total."""
    winners = [random.randrange(many) for _ in range(total)]
    return [winners.count(one) for one in range(many)]


def mean_of(spent: Sequence[int], most: int, record_property: Any, game: str) -> None:
    mean = sum(spent) / len(spent)
    record_property("mean taps of a hand", mean)
    print(f"{game}: taps of a hand: mean {mean:.2f}, {list(spent)}")
    assert mean <= most


# Call Bridge


def called_hands(many: int, random: Random) -> Iterator[dict[str, list[int]]]:
    for _ in range(many):
        tricks = shares(13, 4, random)
        calls = [min(max(2, taken - random.choice([0, 0, 0, 1, -1])), 12) for taken in tricks]
        yield {"bids": calls, "tricks": tricks}


@pytest.mark.parametrize(
    ("table", "many"),
    [(FIRST, 4), *(pytest.param(look, 12, marks=pytest.mark.long) for look in LOOKS)],
    indirect=["table"],
)
def test_every_hand_of_call_bridge_is_counted_in_nine_taps(
    table: Table, many: int, record_property: Any
) -> None:
    """Everybody deals once; in the long form a whole game of twelve hands."""
    set_up(table, "Call Bridge", FOUR, dealer="Shila", Hands=str(many))
    code, spent = table.code, []
    dealt = list(called_hands(many, Random(12)))
    for number, hand in enumerate(dealt):
        dealer = (3 - number) % 4
        speaking = [(dealer - turn) % 4 for turn in range(1, 5)]
        before = table.taps
        for seat in speaking:
            table.bid(hand["bids"][seat])
        if number == 0:  # the way of the last hand is kept
            table.tap(table.link("Count at the end instead"))
            before += 1
        count_hand(table, speaking, hand)
        spent.append(table.taps - before)
        table.tap(table.link("Next hand" if number < many - 1 else "Final result"))
    record = table.record(code)
    written = [{"bids": hand["bids"], "tricks": hand["tricks"]} for hand in record["hands"]]
    assert dealt == written
    expect_the_end(table, FOUR, score(record))
    mean_of(spent, 9, record_property, "Call Bridge")


# Don't Bug Me


def bugged_hands(random: Random) -> Iterator[dict[str, Any]]:
    """Hands without end; every third turned-up card is a jack, and one is left unasked."""
    for number in range(99):
        tricks = shares(17, 3, random)
        rank = "J" if number % 3 == 1 else random.choice(["5", "10", "A"])
        suit = random.choice(["hearts", "diamonds", "clubs", "spades"])
        out = suit if rank == "J" else ""
        takers = [seat for seat in range(3) if tricks[seat] > 1]
        jacks = {
            one: random.choice(takers)
            for one in ("hearts", "diamonds", "clubs", "spades")
            if one != out
        }
        yield {"card": (rank, suit), "tricks": tricks, "jacks": jacks}


def test_dont_bug_me_to_twenty_in_twelve_taps_a_hand_without_scrolling(
    table: Table, record_property: Any
) -> None:
    set_up(table, "Don’t Bug Me", THREE, dealer="Pia")
    code, spent, written = table.code, [], []
    for hand in bugged_hands(Random(17)):
        before = table.taps
        turn_up(table, *hand["card"])
        for seat in (0, 1):
            table.type(table.page.locator(f"#tricks-{seat}"), hand["tricks"][seat])
        for suit, seat in hand["jacks"].items():
            table.tap(table.page.locator("label", has=table.page.locator(f"#jack-{suit}-{seat}")))
        expect(table.page.locator("#tricks-2")).to_have_value(str(hand["tricks"][2]))
        assert not scrolls(table.page)
        table.save()
        spent.append(table.taps - before)
        written.append(hand)
        # what the last jack comes to may be drawn first, and then the hand as it is saved
        expect(table.link("Next hand").or_(table.link("Final result"))).to_be_visible()
        if table.link("Final result").count():
            break
        table.tap(table.link("Next hand"))
    table.tap(table.link("Final result"))
    record = table.record(code)
    assert [(h["tricks"], h["jacks"]) for h in written] == [
        (h["tricks"], h["jacks"]) for h in record["hands"]
    ]
    assert [short(h["card"]) for h in written] == [h["turned_up"] for h in record["hands"]]
    expect_the_end(table, THREE, score(record))
    mean_of(spent, 12, record_property, "Don't Bug Me")


def short(card: tuple[str, str]) -> str:
    return card[0] + card[1][0].upper()


def turn_up(table: Table, rank: str, suit: str) -> None:
    assert not scrolls(table.page)
    table.tap(table.page.locator(f".suitrow a[href*='card={suit}']"))
    table.tap(table.page.locator(f".ranks button[value='{short((rank, suit))}']"))


# Brouc


HANDS: list[dict[str, Any]] = [
    {"trump": "hearts", "points": (0, 73), "combined": {"hearts": "0-KQ", "spades": "1-KQJ"}},
    {"trump": "clubs", "all": 1},
    {"trump": "spades", "points": (1, 55), "combined": {}},
]


def test_brouc_to_thirty_one_with_a_combination_all_tricks_and_a_claim(
    table: Table, record_property: Any
) -> None:
    set_up(table, "Brouc", PAIRS, dealer="Remy")
    code, spent = table.code, []
    for hand in HANDS:
        before = table.taps
        enter(table, hand)
        # what is typed last is not drawn yet, so the key may still say that something is missing
        table.tap(table.button("Save hand", exact=False).last, barred=True)
        spent.append(table.taps - before)
        table.tap(table.link("Next hand"))
    before = table.taps
    claim(table)
    spent.append(table.taps - before)
    table.tap(table.link("Final result"))
    told = score(table.record(code))
    assert ([18, 28], [24, 31]) == (told["hands"][-2]["totals"], told["totals"])
    assert [1] == told["winners"]
    expect_the_end(table, ["Anouk & Remy", "Luc & Solène"], told)
    mean_of(spent, 9, record_property, "Brouc")


def enter(table: Table, hand: Mapping[str, Any]) -> None:
    page = table.page
    table.tap(page.locator(f".trumps button[value='{hand['trump']}']"))
    if "all" in hand:
        table.tap(page.locator("label", has=page.locator(f"#all-{hand['all']}")))
        return
    side, points = hand["points"]
    table.type(page.locator(f"#card_points-{side}"), points)
    for suit, value in hand["combined"].items():
        table.tap(page.locator("label", has=page.locator(f"#combination-{suit}-{value}")))
    if hand["combined"]:
        expect(page.locator(f"#card_points-{1 - side}")).to_have_value(str(120 - points))


def claim(table: Table) -> None:
    """The second pair has 28: 24 card points are too few for 31, and 25 are enough."""
    page = table.page
    table.tap(table.button("“We have 31”"))
    table.tap(page.locator("label", has=page.locator("#claim-1")))
    table.type(page.locator("#card_points-0"), 60)
    table.type(page.locator("#card_points-1"), 25)
    expect(page.locator(".claim")).to_contain_text("28 + 3 = 31")
    table.tap(table.button("End: Luc & Solène win"))
