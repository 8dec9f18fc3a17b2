"""Who is at the table (D13): the page where people come and go and get other names."""

from pathlib import Path
from typing import Any

import pytest

from scorekeeper.changing import Renamed
from scorekeeper.seats import Seated, Way
from tests.web import Phone, opened, refused, written


@pytest.fixture
def phone(phone: Phone) -> Phone:
    """A table that has played one hand: 10, 11, 10, 0; Ann deals the next."""
    phone.start()
    phone.play([0, 1, 0, 1], [0, 1, 0, 0])
    return phone


def look(phone: Phone, **query: Any) -> str:
    phone.get(phone.at("seats"), **query)
    return phone.page.text


def save(phone: Phone, **fields: Any) -> int:
    look(phone)
    stamp = phone.stamp(phone.page.form(phone.at("seats")))
    return phone.send(phone.at("seats"), stamp | fields).status_code


def test_the_scores_lead_to_it_and_it_says_from_which_hand_on(phone: Phone) -> None:
    phone.get(phone.at("scores"))
    assert phone.at("seats") in phone.page.links
    assert "Devil’s Bridge · from hand 2 on" in look(phone)


def test_what_can_happen_is_shown_once_somebody_is_chosen(phone: Phone) -> None:
    before = written(phone.app)
    assert "What happens?" not in look(phone)
    text = look(phone, seat=1)
    for words in ("Someone takes the seat over", "Bob goes home", "Bob sits out one hand"):
        assert words in text
    assert "Joins with 0 points" in look(phone, seat="new")
    assert "Bob leaves, from hand 2 on" in look(phone, seat=1, do="leaves")
    assert before == written(phone.app)


def test_somebody_takes_a_seat_over_with_its_points(phone: Phone) -> None:
    """fault A28: the points stay with the seat, and the sheet says who played before."""
    assert 303 == save(phone, seat=1, do="takes_over", name=" Eve ")
    assert Seated(2, 1, Way.TAKES_OVER, "Eve") == phone.log.steps[-1].event
    assert (("Ann", "Eve", "Cat", "Dan"), 11) == (phone.sheet.names, phone.sheet.totals[1])
    assert "Eve takes over the seat of Bob, from hand 2 on" in phone.page.text
    phone.get(phone.at("hands", 1))
    assert "Bob" in phone.page.text
    assert "Eve takes" not in phone.page.text
    phone.look()
    assert "Eve" in phone.page.text


def test_somebody_leaves_and_the_game_goes_on(phone: Phone) -> None:
    """fault A33, fault A34"""
    assert 303 == save(phone, seat=2, do="leaves")
    phone.look()
    phone.bids([0, 0, 0, 0])
    phone.count([2, 0, None, 0])
    assert (2, 10, None, 10) == phone.sheet.lines[1].points
    assert (12, 21, 10, 10) == phone.sheet.totals
    phone.get(phone.at("scores"))
    assert "did not play" in phone.page.text
    assert "Cat leaves, from hand 2 on" in phone.page.text
    assert 303 == phone.correct(1, bid_0=1).status_code
    assert (0, 11, 10, 0) == phone.sheet.lines[0].points
    look(phone)
    assert "seat-2" not in [one.attributes.get("id") for one in phone.page.named("input")]


def test_somebody_sits_out_one_hand(phone: Phone) -> None:
    """fault A35"""
    assert 303 == save(phone, seat=0, do="sits_out")
    phone.look()
    assert "Bob deals" in phone.page.text
    phone.bids([0, 0, 0, 0])
    phone.count([None, 2, 0, 0])
    assert (None, 2, 10, 10) == phone.sheet.lines[1].points
    assert phone.sheet.current
    assert 4 == len(phone.sheet.current.deal.seats)


@pytest.mark.parametrize(("do", "start"), [("zero", 0), ("lowest", 20)])
def test_somebody_joins_on_a_new_seat(phone: Phone, do: str, start: int) -> None:
    """fault A33: the newcomer has rows of their own, and nothing before them."""
    phone.play([0, 0, 0, 0], [0, 0, 0, 2])  # 20, 21, 20, 2
    save(phone, seat=3, do="leaves")
    assert 303 == save(phone, seat="new", do=do, name="Eve")
    assert (start, "Eve") == (phone.sheet.totals[4], phone.sheet.names[4])
    phone.look()
    phone.bids([0, 0, 0, 0, 1])
    phone.count([0, 0, 0, None, 3])
    assert start + 3 == phone.sheet.totals[4]
    for page in ("scores", "log"):
        assert 200 == phone.get(phone.at(page)).status_code
    for chart in ("each", "together"):
        assert 200 == phone.get(phone.at("scores"), chart=chart).status_code


def test_in_mid_hand_it_counts_from_the_next_hand_on(phone: Phone) -> None:
    """fault A34"""
    phone.look()
    phone.bid(1, 0)
    text = look(phone, seat=1, do="leaves")
    assert "from hand 3 on" in text
    assert "Hand 2 is finished by those who began it." in text
    assert 303 == save(phone, seat=1, do="leaves")
    phone.look()
    phone.bids_left([0, 0, 0, 0])
    phone.count([2, 0, 0, 0])
    assert phone.sheet.current
    assert (3, 0, 2) == phone.sheet.current.deal.seats


def test_another_name_leaves_the_history_as_it_is(phone: Phone) -> None:
    save(phone, seat=1, do="leaves")
    assert 303 == save(phone, seat=0, do="rename", name="Anna")
    assert Renamed(0, "Anna") == phone.log.steps[-1].event
    phone.get(phone.at("log"))
    assert "Ann is now called Anna" in phone.page.text
    assert "Ann bid 0" in phone.page.text
    phone.look()
    phone.undo()
    assert "Ann" == phone.sheet.names[0]


def offered(phone: Phone) -> list[str]:
    return [name.removeprefix("Choose ") for name in phone.page.labels if "Choose " in name]


def test_who_played_lately_is_offered_to_whoever_takes_over_or_joins(phone: Phone) -> None:
    here = phone.code
    phone.start(["Eve", "Ann", "Fay"])
    phone.code = here
    for choice in ({"seat": 1}, {"seat": "new"}):
        look(phone, **choice)
        assert ["Eve", "Fay"] == offered(phone)
    look(phone, seat=1, do="rename")
    assert [] == offered(phone)
    look(phone, seat=1)
    phone.press("Choose Fay")
    phone.press("Fay takes over the seat of Bob, from hand 2 on")
    assert Seated(2, 1, Way.TAKES_OVER, "Fay") == phone.log.steps[-1].event
    look(phone, seat="new")
    assert ["Eve"] == offered(phone)


def test_it_is_undone_and_redone(phone: Phone) -> None:
    save(phone, seat="new", do="zero", name="Eve")
    phone.look()
    assert "Undo: Eve joins with 0 points, from hand 2 on" in phone.page.labels
    phone.undo()
    assert 4 == len(phone.sheet.names)
    phone.look()
    phone.redo()
    assert 5 == len(phone.sheet.names)


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"seat": 9, "do": "leaves"},
        {"seat": "x"},
        {"seat": 1, "do": "takes_over", "name": ""},
        {"seat": 1, "do": "takes_over", "name": "cat"},
        {"seat": 1, "do": "takes_over", "name": "a\x00b"},
        {"seat": 1, "do": "takes_over", "name": "x" * 41},
        {"seat": "new", "do": "zero", "name": "Ann"},
        {"seat": 1, "do": "rename", "name": "Dan"},
        {"seat": 1, "do": "leaves", "x": "1"},
    ],
)
def test_what_cannot_be_is_refused(phone: Phone, fields: dict[str, Any]) -> None:
    look(phone)
    stamp, before = phone.stamp(phone.page.form(phone.at("seats"))), written(phone.app)
    refused(phone, phone.send(phone.at("seats"), stamp | fields), before, 422)


def test_after_a_name_that_is_taken_the_key_still_says_what_it_does(phone: Phone) -> None:
    """It says so until another name is sent: nothing looks at the name while it is typed."""
    assert 422 == save(phone, seat="new", do="zero", name="Ann")
    assert "Ann sits here already" in phone.page.alert
    _, key = phone.page.button("Join the table")
    assert "aria-disabled" not in key.attributes
    phone.press("Join the table", name="Fritz")
    assert "Fritz" == phone.sheet.seated[-1]


def test_three_must_stay(tmp_path: Path) -> None:
    phone = opened(tmp_path)
    phone.start(("Ann", "Bob", "Cat"))
    look(phone, seat=1, do="leaves")
    assert "3 to 7 players must be at the table." in phone.page.alert
    assert 422 == save(phone, seat=1, do="leaves")


@pytest.mark.parametrize("game", ["call-bridge", "dont-bug-me", "brouc"])
def test_other_games_offer_a_seat_to_be_taken_over_and_say_why_no_more(
    tmp_path: Path, game: str
) -> None:
    """fault A35: it is said before anybody tries."""
    phone = opened(tmp_path)
    phone.start(("Ann", "Bob", "Cat", "Dan")[: 3 if game == "dont-bug-me" else 4], game=game)
    text = look(phone, seat=1)
    assert "nobody joins, leaves or sits out" in text
    assert "goes home" not in text
    assert 422 == save(phone, seat="new", do="zero", name="Eve")
    assert 303 == save(phone, seat=1, do="takes_over", name="Eve")
    assert any("Eve" in name for name in phone.sheet.names)
    assert 200 == phone.look().status_code


def test_of_two_who_change_the_seats_the_second_is_told(phone: Phone) -> None:
    look(phone)
    stamp = phone.stamp(phone.page.form(phone.at("seats")))
    save(phone, seat=0, do="sits_out")
    answer = phone.send(phone.at("seats"), stamp | {"seat": 1, "do": "sits_out"})
    assert 409 == answer.status_code
    assert "Correct it" not in phone.page.text


def test_once_the_game_is_over_only_names_change(tmp_path: Path) -> None:
    phone = opened(tmp_path)
    phone.start(target=10)
    phone.play([0, 1, 0, 1], [0, 1, 0, 0])
    text = look(phone, seat=1)
    assert "only names can change" in text
    assert "goes home" not in text
    assert 303 == save(phone, seat=1, do="rename", name="Bobby")
    phone.look()
    assert "Bobby wins" in phone.page.text


def test_a_game_to_its_end_with_people_who_come_and_go(tmp_path: Path) -> None:
    phone = opened(tmp_path)
    phone.start(max_cards=2, end="series")
    phone.play([0, 1, 0, 1], [0, 1, 0, 0])
    save(phone, seat=1, do="sits_out")
    save(phone, seat="new", do="zero", name="Eve")
    phone.look()
    phone.bids([0] * 5)
    phone.count([2, None, 0, 0, 0])
    phone.look()
    phone.bids([0] * 5)
    phone.count([1, 0, 0, 0, 0])
    assert phone.sheet.winners
    phone.look()
    assert "Cat wins" in phone.page.text
    assert "2 Bob 2 of 2 made" in phone.page.text
    phone.get("/")
    phone.get(f"/new?again={phone.code}")
    assert "Eve" in phone.page.text


def test_what_was_meant_for_somebody_who_came_after_a_moved_end_is_still_told(
    tmp_path: Path,
) -> None:
    phone = opened(tmp_path)
    phone.start(target=30)
    phone.play([0, 1, 0, 1], [0, 1, 0, 0])
    phone.play([0, 0, 0, 0], [0, 0, 0, 2])
    save(phone, seat="new", do="zero", name="Eve")
    phone.look()
    hand, stamp = phone.hand(), phone.stamp()
    phone.send(
        phone.at("adjust"), stamp | {"side": 1, "sign": "bonus", "points": 20, "why": "agreed"}
    )
    assert ((1,), 4) == (phone.sheet.winners, len(phone.sheet.names))
    answer = phone.send(hand, stamp | {"key": "another-key", "bid-4": 0})
    assert answer.status_code in (409, 422)
    for page in ("scores", "log", "adjust", "seats"):
        assert 200 == phone.get(phone.at(page)).status_code
    phone.look()
    phone.undo()
    assert 5 == len(phone.sheet.names)


def test_a_correction_that_moves_the_end_before_somebody_came_shows_its_effect(
    tmp_path: Path,
) -> None:
    phone = opened(tmp_path)
    phone.start(target=21)
    phone.play([0, 1, 0, 1], [0, 0, 0, 1])  # 10, 0, 10, 11
    phone.play([0, 0, 0, 0], [0, 0, 0, 2])  # 20, 10, 20, 13
    save(phone, seat="new", do="zero", name="Eve")
    phone.look()
    phone.bids([0, 0, 0, 0, 0])
    phone.count([1, 1, 1, 0, 0])  # 21, 11, 21, 23, 10
    assert ((3,), 5) == (phone.sheet.winners, len(phone.sheet.names))
    assert 303 == phone.correct(2, bid_3=1, tricks_3=1, tricks_0=1).status_code
    assert ((3,), 2, 4) == (phone.sheet.winners, len(phone.sheet.lines), len(phone.sheet.names))
    assert 200 == phone.get(phone.at("scores")).status_code
