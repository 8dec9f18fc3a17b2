"""The names in files that nobody here bears: whose they are is asked before anything is saved."""

from __future__ import annotations

import re
from pathlib import Path

from werkzeug.test import TestResponse

from scorekeeper import record
from scorekeeper.store.clubs import HOME
from scorekeeper.web.matching import NAMES, OFFERED, strangers
from tests.playing import a_record
from tests.test_web_import import ONE, codes, send
from tests.web import Phone, opened, refused, written

MADE = {"scorekeeper": None} | a_record(ONE) | {"players": ["Ani", "Budi", "Citra", "Dewi"]}
ANOUK, LENA = 1, 3  # their numbers


def report(phone: Phone) -> TestResponse:
    """What is said of a file with two names of people who are known here, and two others."""
    phone.start(["Anouk", "Budi", "Dewi"])
    return send(phone, MADE)


def asked(answer: TestResponse) -> dict[str, list[str]]:
    """The names that are asked about, and what is offered for each."""
    found = re.findall(r'<select name="who-(.*?)".*?>(.*?)</select>', answer.text)
    return {name: re.findall(r"<option.*?>(.*?)</option>", offered) for name, offered in found}


def names(phone: Phone) -> set[str]:
    """Who is in the list of the players."""
    return set(re.findall(r'<span class="grow"><b>(\w+)</b>', phone.get("/players").text))


def test_only_names_that_nobody_bears_are_asked_about_and_the_likely_come_first(
    phone: Phone,
) -> None:
    found = asked(report(phone))
    assert {"Ani", "Citra"} == set(found)
    assert ["somebody new", "Anouk, 0 games"] == found["Ani"][:2]
    assert {"Budi, 0 games", "Dewi, 0 games"} == set(found["Ani"][2:])


def test_names_of_games_that_are_not_added_are_not_asked_about(phone: Phone) -> None:
    phone.start(["Anouk", "Budi", "Dewi"])
    assert {} == asked(send(phone, MADE | {"game": "whist"}))


def test_where_nobody_is_known_no_name_is_asked_about(phone: Phone) -> None:
    assert {} == asked(send(phone, MADE))


def test_a_name_is_whoever_was_chosen_and_stays_as_the_file_has_it(phone: Phone) -> None:
    """The record comes out as it came in; the page of the player takes it back."""
    report(phone)
    assert 303 == phone.press("Add 1 game", **{"who-Ani": ANOUK}).status_code
    assert {"Anouk", "Budi", "Citra", "Dewi"} == names(phone)
    phone.get("/games", player=ANOUK)
    assert "Ani, Budi, Citra, Dewi" in phone.page.text
    assert MADE in [phone.client.get(f"/g/{code}.json").json for code in codes(phone)]
    phone.get(f"/players/{ANOUK}/edit")
    assert "Ani was merged into Anouk" in phone.page.text
    phone.press("Take back")
    assert {"Ani", "Anouk", "Budi", "Citra", "Dewi"} == names(phone)


def test_a_name_for_which_nobody_was_chosen_is_somebody_new(phone: Phone) -> None:
    report(phone)
    phone.press("Add 1 game")
    assert {"Ani", "Anouk", "Budi", "Citra", "Dewi"} == names(phone)


def test_a_name_that_was_matched_once_is_known_and_not_asked_about_again(phone: Phone) -> None:
    report(phone)
    phone.press("Add 1 game", **{"who-Ani": ANOUK})
    assert {} == asked(send(phone, a_record() | {"players": MADE["players"]}))


def test_two_at_one_table_are_never_one_person_and_nothing_of_that_game_is_saved(
    phone: Phone,
) -> None:
    report(phone)
    before, who = written(phone.app), {"who-Ani": ANOUK, "who-Citra": ANOUK}
    refused(phone, phone.press("Add 1 game", **who), before, 422)
    assert "are one person: let only one of them play." in phone.page.alert
    assert {"Anouk", "Budi", "Dewi"} == names(phone)
    assert {"Ani", "Citra"} == set(asked(send(phone, MADE)))


def test_two_at_one_table_are_two_people_also_if_both_have_gone_by_the_end(phone: Phone) -> None:
    """Ani and Anouk sat there in the second hand only: the one from the first, the other new."""
    phone.start(["Anouk", "Budi", "Dewi"])
    came = [(2, 1, "Anouk"), (3, 0, "Eka"), (3, 1, "Fajar")]
    seats = [{"hand": hand, "seat": seat, "takes_over": name} for hand, seat, name in came]
    hands = [ONE, {"bids": [0, 0, 0, 0], "tricks": [0, 0, 0, 2]}, {"bids": [0, 0, 0, 0]}]
    send(phone, MADE | {"seats": seats, "hands": hands})
    before = written(phone.app)
    refused(phone, phone.press("Add 1 game", **{"who-Ani": ANOUK}), before, 422)
    assert "Ani and Anouk are one person: let only one of them play." == phone.page.alert


def test_nobody_of_another_club_is_chosen(tmp_path: Path) -> None:
    one = opened(tmp_path, ACCESS="private")
    other = Phone(one.app)
    for phone in (one, other):
        phone.send("/club", {})
    one.start(["Anouk", "Budi", "Dewi"])
    other.start(["Eka", "Farid", "Gus"])
    assert "Anouk" not in str(asked(send(other, MADE)))
    form, before = other.page.form("/import/add"), written(one.app)
    for who in (str(ANOUK), "x", "9" * 99):
        fields = dict(form.fields) | {"who-Ani": who}
        refused(other, other.send("/import/add", fields), before, 422)


def test_of_many_names_and_people_only_so_many_are_asked_about_and_offered(phone: Phone) -> None:
    for n in range(0, 35, 7):
        phone.start([f"Known {n + seat}" for seat in range(7)])
    many = [a_record(players=7) | {"players": [f"New {n}" for n in range(start, start + 7)]}
            for start in range(0, 49, 7)]  # fmt: skip
    found = asked(send(phone, many))
    with phone.app.app_context():
        about, others = strangers([record.read(one).sheet for one in many], HOME)
    assert (NAMES, 49 - NAMES) == (len(about), others)
    assert (NAMES, {OFFERED + 1}) == (len(found), set(map(len, found.values())))
    assert f"And {49 - NAMES} more names" in phone.page.text
