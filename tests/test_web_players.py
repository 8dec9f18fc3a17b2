"""The pages of the people: everybody, one of them, and the statistics of all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scorekeeper import store
from scorekeeper.web import rates
from scorekeeper.web.rates import Rate
from tests.test_statistics import strays
from tests.web import Phone, opened

FOUR = ("Ann", "Bob", "Cat", "Dan")


def game(phone: Phone, *names: str, tricks: int = 0) -> None:
    """A whole game of one card: everybody bids nothing, and the seat of the trick misses."""
    phone.start(names or FOUR, max_cards="1", sequence="up")
    took = [int(seat == tricks) for seat in range(len(names or FOUR))]
    phone.play([0] * len(took), took)


def number(phone: Phone, name: str) -> int:
    """The number of a person, from the list."""
    text = phone.get("/players").text
    found = re.search(rf'href="/players/(\d+)"><span class="grow"><b>{name}<', text)
    assert found, text
    return int(found[1])


def person(phone: Phone, name: str, **query: str) -> str:
    """The words of a person's page."""
    phone.get(f"/players/{number(phone, name)}", **query)
    return phone.page.text


def stat(phone: Phone) -> list[str]:
    """The figures on top of a page."""
    found = re.findall(r'<li class="stat"><b>(.*?)</b><span>(.*?)</span>', phone.answers[-1].text)
    return [" ".join(one) for one in found]


def test_who_has_not_played_yet_is_told_how_to_begin(phone: Phone) -> None:
    phone.get("/players")
    assert "Start a game, and its players are here." in phone.page.text
    phone.get("/statistics")
    assert "Play one to its end, and it is counted here." in phone.page.text


def test_the_list_has_everybody_and_finds_them_by_name(phone: Phone) -> None:
    game(phone)
    game(phone, "Ann", "Bob", "Eve")
    text = phone.get("/players").text
    names = re.findall(r'<span class="grow"><b>(\w+)</b>', text)
    assert ["Ann", "Bob"] == sorted(names[:2])
    assert {"Ann", "Bob", "Cat", "Dan", "Eve"} == set(names)
    assert ["Eve"] == re.findall(r"<b>(\w+)</b>", phone.get("/players", q="EV").text)[:1]
    phone.get("/players", q="nobody")
    assert "Nobody is called so." in phone.page.text


def test_the_page_of_a_person_has_figures_with_their_base(phone: Phone) -> None:
    """fault A21: a shared win is a win."""
    game(phone)
    game(phone, tricks=1)
    person(phone, "Bob")
    assert ["1 game won of 2", "1 bids made of 2", "1 bid made in a row in one game"] == (
        stat(phone)[:3]
    )
    text = phone.answers[-1].text
    assert "1 of 2" in text  # of bids of nothing: too few for a rate
    assert "50%" not in text
    assert "Places, the latest game at the end: 1 of 4, 4 of 4" in text
    assert "1 game lost" not in text


def test_a_rate_of_twenty_is_said_in_per_cent_and_one_of_nineteen_is_not() -> None:
    assert (True, False) == (Rate("", 9, 20).enough, Rate("", 9, 19).enough)
    assert (45, 67, 33, 0) == tuple(Rate("", *n).percent for n in ((9, 20), (2, 3), (1, 3), (0, 9)))


def test_who_has_few_games_is_not_ranked(phone: Phone) -> None:
    game(phone)
    text = phone.get("/statistics").text
    won = text.partition('id="wo"')[2].partition("</section>")[0]
    assert ["–"] * 4 == re.findall(r'<span class="rank muted">(.*?)</span>', won)
    assert "Ranked from 20 on" in phone.page.text


def test_a_page_can_be_asked_for_one_game_and_one_year(phone: Phone) -> None:
    game(phone)
    phone.start(["Ann", "Bob", "Cat"], game="oh-hell", max_cards="1", sequence="up")
    phone.play([0, 0, 0], [1, 0, 0])
    assert "game won of 2" in person(phone, "Bob") or "games won of 2" in phone.page.text
    assert "game won of 1" in person(phone, "Bob", game="oh-hell")
    person(phone, "Bob", game="call-bridge")
    assert ["0 games won of 0"] == stat(phone)
    assert "games won of 2" in person(phone, "Bob", game="chess", year="x")
    person(phone, "Bob", year="1999")
    assert "0 games won of 0" in stat(phone)


def test_who_finishes_ahead_of_whom_is_told_both_ways(phone: Phone) -> None:
    game(phone)
    game(phone)
    game(phone, tricks=1)
    assert re.search(r"Ann\s+3 games\s+2 : 1", person(phone, "Bob"))
    assert re.search(r"Bob\s+3 games\s+1 : 2", person(phone, "Ann"))
    assert re.search(r"Dan\s+3 games\s+0 : 0", person(phone, "Cat"))


def test_people_are_renamed_on_their_page(phone: Phone) -> None:
    """fault A30: the old sheet is as it was, the person is found by the new name."""
    game(phone)
    code = phone.code
    phone.get(f"/players/{number(phone, 'Bob')}/edit")
    phone.press("Rename", name="Robert")
    assert "renamed from Bob to Robert" in phone.page.text
    assert "won of 1" in person(phone, "Robert")
    phone.get(f"/g/{code}/scores")
    assert "Bob" in phone.page.text
    assert "Robert" not in phone.page.text
    phone.get("/new")
    assert "Robert" in phone.page.text


def test_a_name_that_is_taken_is_refused_with_a_way_on(phone: Phone) -> None:
    game(phone)
    phone.get(f"/players/{number(phone, 'Bob')}/edit")
    answer = phone.press("Rename", name="ann")
    assert 422 == answer.status_code
    assert "If it is the same person, merge the two." in phone.page.refusal


def test_two_are_merged_and_taken_apart_on_their_page(phone: Phone) -> None:
    game(phone)
    game(phone, "Bobby", "Eve", "Fay")
    phone.get(f"/players/{number(phone, 'Bobby')}/edit")
    into = number(phone, "Bob")
    phone.get(f"/players/{number(phone, 'Bobby')}/edit", into=into)
    assert "1 Bobby+1 Bob=2 games" in re.sub(r"\s*([+=])\s*", r"\1", phone.page.text)
    phone.press("Merge into Bob")
    assert "Bobby was merged into Bob" in phone.page.text
    assert "won of 2" in person(phone, "Bob")
    phone.get(f"/players/{into}/edit")
    phone.press("Take back the merge of Bobby")
    assert "won of 1" in person(phone, "Bob")
    assert "won of 1" in person(phone, "Bobby")


def test_the_page_of_who_is_merged_leads_to_the_other(phone: Phone) -> None:
    game(phone)
    game(phone, "Bobby", "Eve", "Fay")
    old, new = number(phone, "Bobby"), number(phone, "Bob")
    phone.send(f"/players/{old}/merge", {"into": new})
    phone.get(f"/players/{old}")
    assert f"/players/{new}/edit" in phone.answers[-1].text
    assert 404 == phone.send(f"/players/{old}/merge", {"into": new}).status_code


def test_two_of_one_game_are_not_merged(phone: Phone) -> None:
    game(phone)
    one, other = number(phone, "Bob"), number(phone, "Ann")
    answer = phone.send(f"/players/{one}/merge", {"into": other})
    assert 422 == answer.status_code
    assert "Bob and Ann sat in one game together: they are two people." in phone.page.refusal
    for into in ("", "x", one, "99"):
        assert phone.send(f"/players/{one}/merge", {"into": into}).status_code in (404, 422)
    assert 404 == phone.send(f"/players/{one}/split", {"player": other}).status_code


def test_who_is_hidden_is_shown_again_from_the_list(phone: Phone) -> None:
    """fault A49: the old game is there, and so is the page."""
    game(phone)
    one = number(phone, "Bob")
    phone.get(f"/players/{one}/edit")
    phone.press("Hide")
    assert "3, and 1 hidden" in phone.page.text
    phone.get("/new")
    assert "Bob" not in phone.page.text
    assert 200 == phone.get(f"/players/{one}").status_code
    phone.get("/players")
    phone.press("Show Bob again")
    assert "hidden" not in phone.page.text.replace("hidden players", "")
    phone.get("/new")
    assert "Bob" in phone.page.text


def test_another_club_sees_nobody_of_this_one(tmp_path: Path) -> None:
    phone = opened(tmp_path, ACCESS="private")
    phone.send("/club", {})
    game(phone)
    one = number(phone, "Bob")
    other = Phone(phone.app)
    assert 404 == other.get("/statistics").status_code
    assert "Bob" not in other.get("/players").text
    other.send("/club", {})
    for path in ("", "/edit"):
        assert 404 == other.get(f"/players/{one}{path}").status_code
    for path in ("rename", "merge", "split", "hide"):
        assert 404 == other.send(f"/players/{one}/{path}", {"name": "X"}).status_code
    assert "0 finished games" in other.get("/statistics").text
    game(other, "Zoe", "Eve", "Fay")
    zoe = number(other, "Zoe")
    assert 404 == other.send(f"/players/{zoe}/merge", {"into": one}).status_code
    assert "Bob" not in other.get("/statistics").text


def test_a_correction_is_told_at_once(phone: Phone) -> None:
    game(phone)
    assert "0 games won of 1" in " ".join(stat(phone) if person(phone, "Ann") else [])
    phone.correct(1, tricks_0=0, tricks_1=1)
    person(phone, "Ann")
    assert "1 game won of 1" in stat(phone)
    phone.look()
    phone.undo()
    person(phone, "Ann")
    assert "0 games won of 1" in stat(phone)


def test_home_and_the_end_of_a_game_lead_to_the_players(phone: Phone) -> None:
    game(phone)
    phone.look()
    assert "/players" in phone.page.links
    phone.get("/")
    assert "/players" in phone.page.links


@pytest.mark.parametrize("sizes", [1, 3, 7, 10, 13, 17])
def test_the_labels_of_the_columns_never_overlap(sizes: int) -> None:
    """In the units of the drawing a digit is 8 wide at most."""
    many = dict.fromkeys(range(1, sizes + 1), 999_999)
    columns = rates.by_size(many, many)
    for left, right in zip(columns, columns[1:], strict=False):
        for label in (left.rate.label, left.base, "100%"):
            assert 7.5 * len(label) <= right.middle - left.middle
    assert columns[-1].x + columns[-1].width <= rates.WIDTH


def test_every_kind_of_bid_is_counted_once() -> None:
    bids = {0: 5, 1: 4, 5: 3, 7: 2}
    found = rates.by_bid(bids, {0: 5, 7: 1})
    assert [("0", 5, 5), ("1", 0, 4), ("5+", 1, 5)] == [tuple(one) for one in found]
    assert "5" == rates.by_bid({5: 1}, {})[0].label
    assert [] == rates.by_bid({}, {})


def test_the_statistics_of_all_count_a_game_once(phone: Phone) -> None:
    game(phone)
    game(phone, "Ann", "Bob", "Eve", tricks=2)
    phone.get("/statistics")
    assert "2 games finished" in stat(phone)
    assert "5 bids made of 7" in stat(phone)
    db = store.connect(phone.app.config["DATABASE"])
    assert [] == strays(db)
    db.close()


def test_only_those_they_never_met_are_offered_as_the_same_person(phone: Phone) -> None:
    game(phone)
    game(phone, "Bobby", "Eve", "Fay")
    phone.get(f"/players/{number(phone, 'Bobby')}/edit", all=1)
    assert ["Bob", "Ann", "Cat", "Dan"] == re.findall(
        r'class="chip"[^>]*>(\w+)<', phone.answers[-1].text
    )


def test_a_number_that_nobody_has_is_asked_for_again(phone: Phone) -> None:
    phone.start()
    for into in ("9" * 5000, "²", "1.5", ""):
        assert 422 == phone.send("/players/1/merge", {"into": into}).status_code
    assert 404 == phone.send("/players/1/merge", {"into": "99"}).status_code


def test_a_control_character_is_in_no_name(phone: Phone) -> None:
    phone.start()
    assert 422 == phone.send("/players/1/rename", {"name": "A\x00nn"}).status_code
    phone.get("/players/1")
    assert "Ann" in phone.page.text
