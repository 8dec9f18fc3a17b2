"""The worked examples of the rules pages against tests/golden/: no number there can go stale."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from scorekeeper import referee
from scorekeeper.cards import cards_in
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.scorings import SCORING
from scorekeeper.trick import Trick
from scorekeeper.web.settling import short
from scorekeeper.web.texts import formula
from tests.page import Page
from tests.web import NAMES, Phone

HERE = Path(__file__).parent
SUITS = {"hearts": "♥", "diamonds": "♦", "clubs": "♣", "spades": "♠"}
EXAMPLE = re.compile(r'<(\w+) id="eg-([\w-]+)">(.*?)</\1>', re.S)

Row = dict[str, Any]
Lines = list[list[str]]  # of cells


def golden(key: str) -> dict[str, tuple[str, Row]]:
    """Every golden row of a game by its id, with the name of its table."""
    tables = tomllib.loads((HERE / "golden" / f"{key}.toml").read_text())
    return {row["id"]: (table, row) for table, rows in tables.items() for row in rows}


def rows(key: str, table: str) -> list[Row]:
    return [row for name, row in golden(key).values() if name == table]


def text(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]*>", "", html)).split())


def examples(phone: Phone) -> Iterator[tuple[str, Lines]]:
    """The examples of the rules page: the id, and its lines cell by cell."""
    html = phone.client.get(phone.at("rules")).text
    for _, name, inside in EXAMPLE.findall(html):
        lines = [[text(cell) for cell in line.split("</td>")] for line in inside.split("</tr>")]
        yield name, [[cell for cell in line if cell] for line in lines if text("".join(line))]


def number(cell: str) -> str:
    """What a cell comes to: the number after its last sign, else its first."""
    numbers = re.findall(r"−?\d+(?:\.\d+)?", cell)
    return str(numbers[-1] if "=" in cell or "→" in cell else numbers[0])


def said(points: int) -> str:
    return str(points).replace("-", "−")


def page(phone: Phone, key: str, **rules: Any) -> list[tuple[str, Lines]]:
    phone.start(NAMES[: GAMES[key].players[0]], game=key, **rules)
    return list(examples(phone))


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_rules_with_examples(phone: Phone, key: str) -> None:
    assert len(page(phone, key)) > 1
    phone.get(phone.at("rules"))
    assert "Points" in phone.page.texts
    assert "Play" in phone.page.texts


@pytest.mark.parametrize("scoring", ["common", "simple"])
def test_the_points_of_devils_bridge(phone: Phone, scoring: str) -> None:
    """DB18, DB19, fault A46 in kind."""
    known = golden("devils-bridge")
    found = [(name, lines) for name, lines in page(phone, "devils-bridge", scoring=scoring)
             if known[name][0] == "score"]  # fmt: skip
    assert 4 == len(found)
    for name, [[bid, tricks, points]] in found:
        row = known[name][1]
        expected = str(row["bid"]), str(row["tricks"]), str(row[scoring])
        assert expected == (bid, tricks, number(points))


def test_the_hook_in_examples(phone: Phone) -> None:
    """DB13: the same rows stand on both pages that know the hook."""
    known = golden("devils-bridge")
    for key in ("devils-bridge", "oh-hell"):
        found = [(name, lines) for name, lines in page(phone, key) if name.startswith("DB-H")]
        assert 2 == len(found)
        for name, [[bids, barred]] in found:
            row = known[name][1]
            before = " · ".join(map(str, row["before"]))
            expected = str(row.get("forbidden", "nothing is forbidden"))
            assert (f"{before}, with {row['cards']} cards", expected) == (bids, barred)


def test_without_the_hook_there_is_no_example_of_it(phone: Phone) -> None:
    for key in ("devils-bridge", "oh-hell"):
        assert [] == [name for name, _ in page(phone, key, hook="False") if name.startswith("DB-H")]


@pytest.mark.parametrize("scoring", SCORING)
def test_the_points_of_oh_hell_in_every_scoring(phone: Phone, scoring: str) -> None:
    """OH3: five results each, those of the golden row."""
    [row] = [row for row in rows("oh-hell", "rules") if row["rules"]["scoring"] == scoring]
    found = dict(page(phone, "oh-hell", scoring=scoring))[scoring]
    told = zip(row["cases"], row["points"], strict=True)
    expected = [[str(bid), str(took), said(points)] for (bid, took), points in told]
    assert expected == [[bid, took, number(points)] for bid, took, points in found]


def test_the_points_of_call_bridge(phone: Phone) -> None:
    """CB11, CB12, C11."""
    known, found = golden("call-bridge"), page(phone, "call-bridge")
    assert 5 == len(found)
    for name, [[call, tricks, points]] in found:
        row = known[name][1]
        expected = str(row["bid"]), str(row["tricks"]), said(row["points"])
        assert expected == (call, tricks, number(points))


@pytest.mark.parametrize("row", rows("call-bridge", "rules"), ids=lambda row: row["id"])
def test_the_points_of_call_bridge_by_other_house_rules(phone: Phone, row: Row) -> None:
    """C1, C2: the page follows the table, decimals included."""
    rules = {name: str(value) for name, value in row.get("rules", {}).items()}
    found = {(cells[0], cells[1]): number(cells[2])
             for _, [cells] in page(phone, "call-bridge", **rules)}  # fmt: skip
    shown = row.get("shown", row["points"])
    told = zip(row["cases"], shown, strict=True)
    assert {(str(call), str(took)): said(points) for (call, took), points in told} == found


def test_the_hands_of_dont_bug_me(phone: Phone) -> None:
    """DM8 to DM10, B3: tricks, jacks and points of all three."""
    known, found = golden("dont-bug-me"), page(phone, "dont-bug-me")
    assert ["DM-P1", "DM-P4"] == [name for name, _ in found]
    for name, lines in found:
        row = known[name][1]
        assert row["tricks"] == [int(tricks) for tricks, _, _ in lines]
        assert list(map(said, row["points"])) == [number(points) for *_, points in lines]
        for side, (_, jacks, _) in enumerate(lines):
            theirs = {f"J{SUITS[suit]}" for suit, owner in row["jacks"].items() if owner == side}
            assert (theirs or {"none"}) == set(jacks.split())


def test_the_hands_of_dont_bug_me_by_other_jacks(phone: Phone) -> None:
    """B1: 7 tricks less 10 for the jack of hearts."""
    (_, lines), _ = page(phone, "dont-bug-me", **{"jacks-hearts": "10"})
    assert "7 − 10 = −3" == lines[0][2]
    phone.get(phone.at("rules"))
    assert "come to 17 − 16 = 1 together" in phone.page.text
    assert "A jack costs ♥ 10 · ♦ 3 · ♣ 2 · ♠ 1 house rule" in phone.page.text


def combined(row: Row, side: int) -> set[str]:
    """The combinations of a side as the page writes them."""
    return {"‑".join(one["cards"]) + SUITS[one["suit"]]
            for one in row.get("combinations", ()) if one["side"] == side}  # fmt: skip


def test_the_hands_of_brouc(phone: Phone) -> None:
    """BR11, BR14 to BR16, R1, R2."""
    known = golden("brouc")
    found = [(name, lines) for name, lines in page(phone, "brouc") if known[name][0] == "hand"]
    assert ["BR-P8", "BR-P6"] == [name for name, _ in found]
    for name, lines in found:
        row = known[name][1]
        for side, (pair, has, points) in enumerate(lines):
            assert ("AB"[side], said(row["points"][side])) == (pair, number(points))
            assert has.startswith(f"{row['card_points'][side]} card points")
            assert combined(row, side) == set(re.findall(r"K‑Q(?:‑J)?[♥♦♣♠]", has))
            assert (row["tricks"][side] == 8) == has.endswith("all 8 tricks")


def test_the_rounding_of_brouc(phone: Phone) -> None:
    """BR14, BR15, R1."""
    known = golden("brouc")
    found = [(known[name][1], lines[0][0]) for name, lines in page(phone, "brouc")
             if known[name][0] == "rounding"]  # fmt: skip
    assert [f"{row['raw']} → {row['points']}" for row, _ in found] == [words for _, words in found]
    assert 4 == len(found)


@pytest.mark.parametrize("claim", ["rounded", "exact", "over"])
def test_the_claims_of_brouc(phone: Phone, claim: str) -> None:
    """BR17, R3, R4: by each of the three rules."""
    known = golden("brouc")
    found = [(known[name][1], *lines) for name, lines in page(phone, "brouc", claim=claim)
             if known[name][0] == "claim"]  # fmt: skip
    assert 4 == len(found)
    for row, (before, raw, answer) in found:
        assert [str(row["before"]), str(row["raw"])] == [before, raw]
        assert row[claim] == (answer == "won")


def test_the_claims_of_brouc_to_another_target(phone: Phone) -> None:
    """As far from it as in the examples; none where that is below nothing."""
    known = golden("brouc")
    found = [lines[0][0] for name, lines in page(phone, "brouc", target="21")
             if known[name][0] == "claim"]  # fmt: skip
    assert ["15"] * 4 == found
    names = [name for name, _ in page(phone, "brouc", target="5")]
    assert [] == [name for name in names if known[name][0] == "claim"]


# How a trick is played

DUTIES = re.compile(r'<(a|form) class="eghand" id="play-([\w-]+)".*?</\1>', re.S)
HOUSE = [(key, {}) for key in GAMES] + [
    ("brouc", {"undertrump": "forbidden"}),
    ("dont-bug-me", {"jacks-hearts": "10"}),
]
every_table = pytest.mark.parametrize(("key", "rules"), HOUSE)


def duties(phone: Phone, key: str, rules: dict[str, str], tag: str) -> list[str]:
    """The examples of one kind, a link or a form each, as they stand in the page."""
    phone.start(NAMES[: GAMES[key].players[0]], game=key, **rules)
    html = phone.client.get(phone.at("rules")).text
    return [found[0] for found in DUTIES.finditer(html) if found[1] == tag]


def asked(game: Game, said: dict[str, str]) -> Trick:
    trump = referee.trump_of(game, said["trump"])
    return referee.trick_of(game, trump, cards_in(said["cards"]), game.players[-1])


@every_table
def test_who_wins_a_trick_opens_in_the_referee(
    phone: Phone, key: str, rules: dict[str, str]
) -> None:
    """fault A46: what the page says, what the referee says and what the link opens are the same."""
    found = duties(phone, key, rules, "a")
    game = phone.sheet.game
    assert len(found) > 1
    for example in found:
        link = Page(example).links[0]
        said = dict(parse_qsl(urlsplit(link).query))
        verdict = referee.verdict(game, trick := asked(game, said))
        assert (key, f"{trick.winner.short} wins.") == (said["game"], Page(example).texts[-2])
        assert rules.items() <= said.items()
        reason = verdict.reason.say(())
        worth = f" {formula(verdict.worth, game)}." if verdict.worth else ""
        points = f" {verdict.card_points} card points" if verdict.card_points is not None else ""
        assert Page(example).texts[-1].startswith(reason)
        assert 200 == phone.get(link).status_code
        assert f"The {short(trick.winner).say(())} wins" in f"{phone.page.text} wins"
        for shown in (Page(example).text, phone.page.text):
            assert reason in shown
            assert worth in shown
            assert points in shown


@every_table
def test_what_may_be_played_is_tried_in_the_referee(
    phone: Phone, key: str, rules: dict[str, str]
) -> None:
    """fault A46: the cards with a tick are those that the referee allows, there and here."""
    found = duties(phone, key, rules, "form")
    game = phone.sheet.game
    assert len(found) > 1
    for example in found:
        [form] = Page(example).forms
        said = dict(form.fields)
        assert rules.items() <= said.items()
        choice = referee.choice(game, asked(game, said), cards_in(said["hand"]))
        ticked = {card: card in choice.legal for card in cards_in(said["hand"])}
        assert list(ticked.values()) == [part == "may be played" for part in Page(example).texts
                                         if part.endswith("be played")]  # fmt: skip
        sentence = next(iter(choice.refused.values()), choice.words).say(())
        assert sentence in Page(example).text
        assert 200 == phone.send(form.action, form.fields).status_code
        assert sentence in phone.page.text
        keys = [button.attributes for form in phone.page.forms for button in form.buttons]
        tried = {key["value"]: "held--may" in key["class"] for key in keys if key["name"] == "away"}
        assert {str(card): may for card, may in ticked.items()} == tried


def test_an_example_leads_back_to_the_rules_of_the_table(phone: Phone) -> None:
    """From there it was opened, and not from the list of all games."""
    example, *_ = duties(phone, "brouc", {}, "a")
    rules = phone.at("rules")
    phone.get(Page(example).links[0])
    assert rules in phone.page.links
    phone.press("Take back the last card")
    assert rules in phone.page.links
    [hand] = [link for link in phone.page.links if link.startswith("/referee/hand")]
    phone.get(hand)
    [back] = [link for link in phone.page.links if link.startswith("/referee?")]
    phone.get(back)
    assert rules in phone.page.links
    phone.press("Clear the trick")
    assert rules in phone.page.links
    form, *_ = duties(phone, "brouc", {}, "form")
    [asks] = Page(form).forms
    phone.send(asks.action, asks.fields)
    [back] = [link for link in phone.page.links if link.startswith("/referee?")]
    phone.get(back)
    assert phone.at("rules") in phone.page.links


@every_table
def test_a_page_says_in_which_order_the_ranks_are(
    phone: Phone, key: str, rules: dict[str, str]
) -> None:
    phone.start(NAMES[: GAMES[key].players[0]], game=key, **rules)
    phone.get(phone.at("rules"))
    assert " ".join(reversed(phone.sheet.game.pack.ranks)) in phone.page.text


def test_undertrumping_is_shown_as_the_table_has_it(phone: Phone) -> None:
    """R8: RF-L18, RF-L19."""
    for rule, said in (("allowed", "You may play any card."), ("forbidden", "play 7♣.")):
        found = duties(phone, "brouc", {"undertrump": rule}, "form")
        [example] = [one for one in found if 'id="play-RF-L18"' in one]
        assert said in Page(example).text


def test_a_jack_costs_in_a_trick_what_it_costs_at_the_table(phone: Phone) -> None:
    """B1, DM10: RF-W10."""
    for cost, said in (("4", "1 − 4 = −3."), ("10", "1 − 10 = −9.")):
        [example, _] = duties(phone, "dont-bug-me", {"jacks-hearts": cost}, "a")
        assert Page(example).text.endswith(said)
        phone.get(Page(example).links[0])
        assert f"The trick is worth {said}" in phone.page.text
