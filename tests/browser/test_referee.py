"""Settling tricks by touch: of each game, in the middle of a hand, and hands card by card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from scorekeeper import referee
from scorekeeper.cards import Card, Suit, cards_in
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.trick import Trick
from tests.browser.conftest import Phones
from tests.browser.phone import SMALL
from tests.browser.scene import Scene
from tests.browser.screens.games import bugs, calls, pairs
from tests.browser.table import Table
from tests.browser.test_focus import enter, reach
from tests.browser.test_whole_games import score, scrolls
from tests.browser.test_without_javascript import send

SIZES: dict[str, ViewportSize] = {"small": SMALL, "phone": {"width": 390, "height": 844}}
every_size = pytest.mark.parametrize("size", SIZES)


def lay(table: Table, text: str) -> None:
    """Taps cards: the suit only where it is not chosen already."""
    page = table.page
    for card in cards_in(text):
        suit = page.locator(f"#suit-{card.suit}")
        if not suit.is_checked():
            table.tap(page.locator("label", has=suit))
            expect(page.get_by_role("button", name=str_of(card), exact=True)).to_be_visible()
        table.tap(page.locator(f".ranks button[value='{card.rank}']"))
        expect(page.get_by_role("img", name=str_of(card), exact=True)).to_be_visible()


def str_of(card: Card) -> str:
    return card.words.say(())


def devils(scene: Scene, **rest: Any) -> str:
    return scene.playing(5, 1, 1, 1, 1, trump="hearts", **rest)


HANDS = {  # a hand of each game, its trick, and who wins it
    "devils-bridge": (devils, "KS AS 7H 4S", "Ines"),
    "oh-hell": (
        lambda scene: scene.begin(
            4, [{"trump": "none", "bids": [0, 1, 0, 1]}], game="oh-hell", rules={"sequence": "down"}
        ),
        "9D QD 2D JD",
        "Jun",
    ),
    "call-bridge": (lambda scene: calls(scene, {"bids": [2, 2, 3, 5]}), "4S KS AS 2S", "Mara"),
    "dont-bug-me": (lambda scene: bugs(scene, {"turned_up": "JC"}), "JH 2H AH", "Jun"),
    "brouc": (lambda scene: pairs(scene, {"trump": "hearts"}), "9S KH QS 10S", "Tobias"),
}


@every_size
@pytest.mark.parametrize("key", HANDS)
def test_a_trick_is_settled_in_a_tap_a_card_and_one_more(scene: Scene, key: str, size: str) -> None:
    hand, trick, winner = HANDS[key]
    table = scene.table
    table.page.set_viewport_size(SIZES[size])
    scene.open(hand(scene), "/referee")
    before = table.taps
    lay(table, trick)
    expect(table.page.locator(".win")).to_contain_text(winner)
    expect(table.page.locator(".verdict h2")).to_contain_text(f"{winner} wins with the ")
    assert table.taps - before <= len(cards_in(trick)) + 1
    assert not scrolls(table.page)


@every_size
def test_a_dispute_in_the_middle_of_a_hand_is_settled_and_given(scene: Scene, size: str) -> None:
    table = scene.table
    table.page.set_viewport_size(SIZES[size])
    code = devils(scene, won=[0, 1])
    scene.open(code, "?tricks=fall")
    before = table.last_hand(code)["won"]
    table.tap(table.link("Referee"))
    expect(table.page.locator(".trick__next")).to_contain_text(scene.names[before[-1]])
    lay(table, "KS AS 7H 4S")
    assert not scrolls(table.page)
    given = table.button("Give the trick to ", exact=False)
    name = given.inner_text().removeprefix("Give the trick to ")
    table.tap(given)
    assert [*before, scene.names.index(name)] == table.last_hand(code)["won"]
    expect(table.tile(name).locator(".tile__score b")).not_to_have_text("0")


def test_a_quick_second_tap_gives_nothing_away(scene: Scene) -> None:
    """fault B01: the key of the last card turns into the one that gives the trick."""
    table = scene.table
    code = devils(scene)
    scene.open(code, "/referee?cards=KS+AS+7H")
    key = table.page.locator(".ranks button[value='4']")
    box = key.bounding_box()
    assert box
    table.mark()
    for _ in range(2):
        table.page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
    table.settle()
    assert "won" not in table.last_hand(code)


def test_a_card_that_lies_there_says_why_it_cannot_again(scene: Scene, expected: list[int]) -> None:
    expected.append(422)
    table = scene.table
    scene.open(devils(scene), "/referee?cards=KS+AS")
    table.tap(table.page.locator(".ranks button[value='A']"), barred=True)
    expect(table.page.locator("#why")).to_be_focused()
    expect(table.page.locator("#why")).to_have_text(
        "The ace of spades is there already: a pack has it once."
    )
    assert 2 == table.page.locator(".trick .card[role='img']").count()


def test_a_trick_by_itself_begins_on_the_home_page(table: Table, scene: Scene) -> None:
    page = table.page
    scene.open(devils(scene), "")
    table.open()
    table.tap(table.link("Settle a trick"))
    table.mark()
    page.locator("#game").select_option("brouc")
    table.settle()
    table.tap(table.page.locator(".trumps button[value='hearts']"))
    lay(table, "9S KH QH 7D")
    expect(table.page.locator(".verdict h2")).to_have_text("The king of hearts wins")
    expect(table.page.locator(".verdict")).to_contain_text("7 card points and K-Q♥ (40)")
    address = table.page.url
    table.page.goto(address)  # it can be sent
    expect(table.page.locator(".verdict h2")).to_have_text("The king of hearts wins")


@every_size
def test_nothing_covers_the_ring_of_the_card_that_wins(scene: Scene, size: str) -> None:
    """It is lifted, and nothing but the bar stands above it once trump is noted."""
    page = scene.table.page
    page.set_viewport_size(SIZES[size])
    scene.open(devils(scene), "/referee?cards=KS+AS+7H+4S")
    card, bar = (page.locator(at).bounding_box() for at in (".trick .win .card", ".bar"))
    assert card
    assert bar
    ring = 6.5
    assert card["y"] - ring >= bar["y"] + bar["height"]


@pytest.mark.parametrize("key", HANDS)
def test_what_may_be_played_is_asked_in_sight_of_a_trick(scene: Scene, key: str) -> None:
    """In the middle of a trick, on the smallest phone, where what decides it takes four lines."""
    page = scene.table.page
    page.set_viewport_size(SMALL)
    play, trick, _ = HANDS[key]
    cards = "+".join(trick.split()[:-1])
    scene.open(play(scene), f"/referee?cards={cards}")
    link = page.get_by_role("link", name="What may I play?").bounding_box()
    dock = page.locator(".dock").bounding_box()
    assert link
    assert dock
    assert link["y"] + link["height"] <= dock["y"]


def test_no_word_is_broken_with_letters_of_twice_their_size(scene: Scene) -> None:
    """“None” is one of the trumps, and a game is chosen by its whole name."""
    page = scene.table.page
    page.set_viewport_size(SMALL)
    large = {"fontSizes": {"standard": 32, "fixed": 26}}
    page.context.new_cdp_session(page).send("Page.setFontSizes", large)
    scene.table.open("/referee")
    none = page.get_by_role("button", name="None")
    lines = "button => { const r = new Range(); r.selectNodeContents(button);"
    assert 1 == none.evaluate(lines + " return r.getClientRects().length }")
    game, players = (page.locator(at).bounding_box() for at in ("#game", "#players"))
    assert game
    assert players
    assert game["y"] + game["height"] <= players["y"]  # each has the line for itself


# Without a finger, without eyes, without a script


def test_a_trick_is_settled_with_the_keys_of_a_keyboard(scene: Scene) -> None:
    """fault B17: the arrows choose the suit, and after a card the verdict has the focus."""
    table, page = scene.table, scene.table.page
    scene.open(devils(scene), "/referee")
    enter(table, page.get_by_role("button", name="king of spades", exact=True))
    expect(page.locator("#v")).to_be_focused()
    reach(table, page.locator("#suit-spades"))
    table.press("ArrowRight")
    expect(page.locator("#suit-hearts")).to_be_focused()
    enter(table, page.get_by_role("button", name="seven of hearts", exact=True))
    expect(page.locator("#v")).to_be_focused()
    expect(page.locator("#v")).to_contain_text("wins with the 7 of hearts")


def test_who_wins_is_said_and_every_card_has_its_name(scene: Scene) -> None:
    page = scene.table.page
    scene.open(devils(scene), "/referee?cards=KS+AS+7H")
    expect(page.get_by_role("img", name="seven of hearts", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="ten of spades", exact=True)).to_be_visible()
    expect(page.get_by_role("radio", name="hearts", exact=True)).to_be_visible()
    scene.table.tap(page.get_by_role("button", name="four of spades", exact=True))
    expect(page.locator("#say")).to_contain_text("wins with the 7 of hearts.")
    expect(page.locator("#say")).to_contain_text("ace of spades would win.")


def test_a_trick_is_settled_and_given_without_javascript(scene: Scene, phones: Phones) -> None:
    plain = phones(java_script_enabled=False)
    code = devils(scene)
    scene.keep(plain, code)
    plain.page.goto(f"{plain.address}/g/{code}/referee")
    for card in cards_in("KS AS 7H 4S"):
        plain.page.locator("label", has=plain.page.locator(f"#suit-{card.suit}")).tap()
        send(plain, plain.page.locator(f".ranks button[value='{card.rank}']"))
    send(plain, plain.button("Give the trick to ", exact=False))
    assert 1 == len(scene.table.last_hand(code)["won"])


def test_no_key_is_off_without_javascript_for_a_card_of_another_suit(phones: Phones) -> None:
    """The keys do not follow the suit there: the nine of spades lies, that of hearts may follow."""
    plain = phones(java_script_enabled=False)
    plain.page.goto(f"{plain.address}/referee?game=brouc&trump=hearts&cards=9S")
    plain.page.locator("label", has=plain.page.locator("#suit-hearts")).tap()
    look = "key => { const at = getComputedStyle(key); return at.color + at.background }"
    nine, eight = (plain.page.locator(f".ranks [value='{rank}']").evaluate(look) for rank in "98")
    assert eight == nine


# Whole hands card by card


def played_out(game: Game, trump: Suit, leader: int, out: Sequence[Card]) -> Iterator[list[Card]]:
    """The tricks of a hand that is dealt and played by chance, within the rules of play."""
    random = Random(2026)
    pack = [card for card in map(Card.named, game.pack.names) if card not in out]
    random.shuffle(pack)
    seats = game.players[0]
    hands = [pack[seat::seats] for seat in range(seats)]
    step = 1 if game.clockwise else -1
    while hands[0]:
        cards: list[Card] = []
        for turn in range(seats):
            held = hands[(leader + step * turn) % seats]
            trick = Trick(tuple(cards), trump, game.pack.ranks)
            card = random.choice(referee.choice(game, trick, held).legal)
            held.remove(card)
            cards.append(card)
        yield cards
        trick = Trick(tuple(cards), trump, game.pack.ranks)
        leader = (leader + step * cards.index(trick.winner)) % seats


def give_all(table: Table, game: Game, trump: Suit, leader: int, out: Sequence[Card]) -> list[Any]:
    """Taps every trick, and gives it; the tricks with the seat that won each."""
    seats, step, found = game.players[0], 1 if game.clockwise else -1, []
    for cards in played_out(game, trump, leader, out):
        lay(table, " ".join(map(str, cards)))
        table.tap(table.button("Give the trick to ", exact=False))
        trick = Trick(tuple(cards), trump, game.pack.ranks)
        leader = (leader + step * cards.index(trick.winner)) % seats
        found.append((leader, cards))
    return found


@pytest.mark.long
def test_a_hand_of_dont_bug_me_card_by_card_scores_as_counted(scene: Scene) -> None:
    """DM8, DM9: the tricks and the jacks, counted in the piles."""
    table, out = scene.table, [Card("5", Suit.CLUBS)]
    hand = {"turned_up": "5C"}
    code = scene.begin(3, [hand], game="dont-bug-me")
    scene.open(code, "?tricks=fall&skip=1")
    scene.open(code, "/referee?way=cards")
    taken = give_all(table, GAMES["dont-bug-me"](), Suit.CLUBS, 0, out)
    expect(table.question()).to_have_text("Hand 1 is saved")
    tricks = [[seat for seat, _ in taken].count(one) for one in range(3)]
    jacks = {card.suit.value: seat for seat, cards in taken for card in cards if card.rank == "J"}
    counted = scene.begin(3, [hand | {"tricks": tricks, "jacks": jacks}], game="dont-bug-me")
    totals = [score(table.record(one))["totals"] for one in (counted, code)]
    assert totals[0] == totals[1]


@pytest.mark.long
def test_a_hand_of_brouc_card_by_card_scores_as_counted(scene: Scene) -> None:
    """Invariant 8 of Brouc: card points and combinations, counted in the piles."""
    table, game = scene.table, GAMES["brouc"]()
    code = scene.begin(4, [{"trump": "hearts"}], game="brouc")
    scene.open(code)
    table.tap(table.link("Card by card"))
    taken = give_all(table, game, Suit.HEARTS, 2, [])
    expect(table.question()).to_have_text("Hand 1 is saved")
    sides = [(seat % 2, cards) for seat, cards in taken]
    points = [sum(game.pack.points(cards) for s, cards in sides if s == side) for side in (0, 1)]
    hand = {
        "trump": "hearts",
        "card_points": points,
        "tricks": [[side for side, _ in sides].count(one) for one in (0, 1)],
        "combinations": [found for side, cards in sides for found in combined(side, cards)],
    }
    counted = scene.begin(4, [hand], game="brouc")
    totals = [score(table.record(one))["totals"] for one in (counted, code)]
    assert totals[0] == totals[1]


def combined(side: int, cards: Sequence[Card]) -> Iterator[dict[str, Any]]:
    for suit in Suit:
        ranks = {card.rank for card in cards if card.suit == suit}
        if {"K", "Q"} <= ranks:
            made = "KQJ" if "J" in ranks else "KQ"
            yield {"side": side, "suit": suit.value, "cards": made}
