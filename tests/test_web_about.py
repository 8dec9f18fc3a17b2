"""The title and the notes of a game: written like any entry, and seen by all."""

from __future__ import annotations

from tests.web import Phone, refused, written


def test_a_title_and_notes_are_shown_with_the_game(phone: Phone) -> None:
    phone.start(max_cards="1", sequence="up")
    phone.get(phone.at("about"))
    phone.press("Save", title="  Midsummer   night ", notes="Rain.\r\nThe cat won.")
    assert ("Midsummer night", "Rain.\nThe cat won.") == (phone.sheet.title, phone.sheet.notes)
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.look()
    assert "Midsummer night" in phone.page.text
    assert "The cat won." in phone.page.text
    phone.get("/games", q="midsum cat")
    assert phone.at() in phone.page.links


def test_the_log_says_what_was_written_and_undo_takes_it_back(phone: Phone) -> None:
    phone.start()
    for title in ("Midsummer", "Midwinter"):
        phone.get(phone.at("about"))
        phone.press("Save", title=title)
    phone.get(phone.at("log"))
    assert "The game is called “Midwinter”" in phone.page.text
    phone.look()
    phone.undo()
    assert "Midsummer" == phone.sheet.title


def test_the_record_has_both_and_brings_them_back(phone: Phone) -> None:
    phone.start()
    assert "title" not in (phone.get(phone.at() + ".json").json or {})
    phone.get(phone.at("about"))
    phone.press("Save", title="Midsummer", notes="Rain.")
    record = phone.get(phone.at() + ".json").json
    assert ("Midsummer", "Rain.") == (record["title"], record["notes"])


def test_two_who_write_at_once_do_not_overwrite_each_other(phone: Phone) -> None:
    phone.start()
    phone.get(phone.at("about"))
    other = Phone(phone.app)
    other.keep(phone.code)
    other.get(phone.at("about"))
    phone.press("Save", title="Midsummer")
    [form] = [form for form in other.page.forms if form.action == phone.at("about")]
    answer = other.send(form.action, form.filled({"title": "Midwinter"}))
    assert 409 == answer.status_code
    assert "Midsummer" == phone.sheet.title


def test_what_is_too_long_is_refused(phone: Phone) -> None:
    phone.start()
    phone.get(phone.at("about"))
    for title, notes, said in (("x" * 81, "", "title"), ("", "x" * 2001, "notes")):
        before = written(phone.app)
        answer = phone.post(phone.at("about"), {"title": title, "notes": notes})
        assert 422 == answer.status_code
        refused(phone, answer, before)
        assert f"These {said} are" in phone.page.text or f"This {said} is" in phone.page.text


def test_what_cannot_be_shown_is_left_out(phone: Phone) -> None:
    phone.start()
    phone.get(phone.at("about"))
    phone.post(phone.at("about"), {"title": "Mid\x00summer", "notes": "a\x07b\nc"})
    assert ("Midsummer", "ab\nc") == (phone.sheet.title, phone.sheet.notes)
