"""What every answer says to the browser, and who may write."""

from __future__ import annotations

import re
import socket
from collections.abc import Sequence
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from werkzeug.test import TestResponse

from tests.page import Page
from tests.web import Phone, keep_link, opened, refused, written

ROOT = Path(__file__).parent.parent
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "media-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
POINTING = ("href", "src", "action", "formaction", "hx-get", "hx-post")


@pytest.fixture(scope="module")
def answers(been_everywhere: Phone) -> Sequence[TestResponse]:
    """Answers of every kind: pages, redirects, refusals, a record, static files."""
    phone = been_everywhere
    found = [*phone.answers, phone.client.get(phone.at() + ".json")]
    for name in ("icon.svg", "scorekeeper.css", "nothing", "../__init__.py"):
        found.append(phone.client.get(f"/static/{name}", buffered=True))
    return [*found, phone.client.options("/")]


@pytest.fixture(scope="module")
def pages(answers: Sequence[TestResponse]) -> Sequence[Page]:
    return [Page(a.text) for a in answers if a.mimetype == "text/html" and a.text]


def test_every_answer_keeps_the_browser_on_its_guard(answers: Sequence[TestResponse]) -> None:
    assert {200, 303, 400, 403, 404, 405, 409, 413, 422} == {a.status_code for a in answers}
    for answer in answers:
        assert POLICY == answer.headers["Content-Security-Policy"]
        assert "nosniff" == answer.headers["X-Content-Type-Options"]
        assert "same-origin" == answer.headers["Referrer-Policy"]


def test_no_page_is_kept_in_a_cache(answers: Sequence[TestResponse]) -> None:
    """fault B18, fault B19."""
    for answer in answers:
        if not answer.request.path.startswith("/static/"):
            assert "no-store" == answer.headers["Cache-Control"]


def test_a_file_is_asked_for_once_for_as_long_as_its_content_is_the_same(phone: Phone) -> None:
    phone.get("/")
    found = re.findall(r'"(/static/[^"]+[?]v=[^"]+)"', phone.answers[-1].text)
    assert found
    for link in found:
        for path, kept in ((link, "max-age=31536000, immutable"), (link.split("?")[0], "no-cache")):
            answer = phone.client.get(path, buffered=True)
            assert (200, kept) == (answer.status_code, answer.headers["Cache-Control"])
    assert 404 == (gone := phone.client.get("/static/nothing?v=1")).status_code
    assert "immutable" not in gone.headers.get("Cache-Control", "")


def test_the_cookie_is_only_for_here(answers: Sequence[TestResponse]) -> None:
    cookies = [cookie for answer in answers for cookie in answer.headers.getlist("Set-Cookie")]
    assert cookies
    for text in cookies:
        [cookie] = SimpleCookie(text).values()
        assert (True, "Lax", "/") == (cookie["httponly"], cookie["samesite"], cookie["path"])
        assert cookie["expires"]


def test_no_page_has_script_or_style_of_its_own(pages: Sequence[Page]) -> None:
    for page in pages:
        for element in page.elements:
            names = element.attributes
            assert not [n for n in names if n.startswith(("on", "hx-on")) or n == "style"], names
            assert "style" != element.name
            assert not names.get("href", "").startswith("javascript:")
        assert all(script.attributes["src"] for script in page.named("script"))
        assert [] == page.inline


def test_every_address_on_a_page_is_here(pages: Sequence[Page]) -> None:
    for page in pages:
        found = [e.attributes[n] for e in page.elements for n in POINTING if n in e.attributes]
        assert found
        assert [] == [url for url in found if not re.match(r"/(?!/)|#", url)]


def test_no_file_names_another_host() -> None:
    for folder in ("templates", "static", "scorekeeper"):
        for path in (ROOT / folder).rglob("*.*"):
            if path.suffix in (".html", ".css", ".svg", ".webmanifest", ".py", ".js"):
                found = re.findall(r"(?:https?:)?//\w[\w.]*\.\w+", path.read_text())
                assert set() == set(found) - {"http://www.w3.org"}, path


ELSEWHERE = [
    {"Origin": "http://elsewhere.example"},
    {"Origin": "https://localhost.elsewhere.example"},
    {"Origin": "http://localhost:8001"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://[::1"},
    {"Origin": "localhost"},
    {"Origin": "http://a@localhost"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "x"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"},
    {"Host": "]", "Origin": "null"},
]
HERE = [
    {},
    {"Origin": "http://localhost"},
    {"Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "same-origin", "Origin": "http://localhost"},
    {"Sec-Fetch-Site": "none"},
    {"Host": "192.168.1.5:8000", "Origin": "http://192.168.1.5:8000"},
    {"Host": "[fe80::1]:8000", "Origin": "http://[fe80::1]:8000"},
]


@pytest.mark.parametrize("headers", ELSEWHERE)
def test_a_page_of_another_host_cannot_write_here(phone: Phone, headers: dict[str, str]) -> None:
    phone.start()
    before = written(phone.app)
    fields = phone.stamp() | {"bid-0": "0", "entry": "1", "hook": "False", "seat": list("abc")}
    for path in ("/new", *map(phone.at, ("hands/1", "hands/1/correct", "undo", "redo", "rules"))):
        refused(phone, phone.send(path, fields, headers=headers), before, 403)


@pytest.mark.parametrize("headers", HERE)
def test_a_page_from_here_can_write(phone: Phone, headers: dict[str, str]) -> None:
    phone.start()
    fields = phone.stamp() | {"bid-0": "0"}
    link = keep_link(phone.app, phone.code)
    phone.client.get(link, headers=headers)  # under another name the phone has another cookie
    assert 303 == phone.send(phone.at("hands/1"), fields, headers=headers).status_code


def test_an_address_in_any_script_is_answered(phone: Phone) -> None:
    """The address goes back in a header, which takes no line breaks and few letters."""
    for path in ("/g/한글", "/g/a%0Ab", "/g/%00", "/new?seat=زينب&seat=%0D%0Ax", "/?%ff", "/g/ä?ö"):
        answer = phone.get(path)
        assert answer.status_code < 500
        address = answer.headers["HX-Replace-Url"]
        assert re.fullmatch(r"/[!-~]*", address)
        assert phone.client.get(address).status_code == answer.status_code


def test_a_cookie_that_is_not_ours_is_no_trouble(phone: Phone) -> None:
    for value in ("x", "", "\0", "eyJkZXZpY2UiOjF9.x.y", "x" * 4000):
        phone.client.set_cookie("scorekeeper", value)
        assert 200 == phone.get("/").status_code
    phone.client.delete_cookie("scorekeeper")
    assert 303 == phone.start().status_code


OWN = [
    "localhost", "LOCALHOST:8000", "192.168.1.5:8000", "[fe80::1]:8000", "table", "table.lan",
    "cards.local.", "pi.fritz.box:8000", "x.home.arpa", socket.gethostname(), "scores.example:80",
]  # fmt: skip


@pytest.mark.parametrize("host", OWN)
def test_it_answers_to_addresses_to_names_at_home_and_to_those_it_was_given(
    tmp_path: Path, host: str
) -> None:
    phone = opened(tmp_path, HOSTS="cards.example, Scores.example")
    assert 200 == phone.client.get("/", headers={"Host": host}).status_code


@pytest.mark.parametrize("host", ["rebind.evil.example", "evil.example:8000", "192.168.1.5.nip.io"])
@pytest.mark.parametrize("access", ["open", "private"])
def test_a_name_that_may_be_another_sites_reads_and_writes_nothing(
    tmp_path: Path, host: str, access: str
) -> None:
    phone, headers = opened(tmp_path, ACCESS=access), {"Host": host, "Origin": f"http://{host}"}
    for answer in (phone.client.get("/", headers=headers), phone.send("/new", {}, headers=headers)):
        assert 421 == answer.status_code
        assert f"name “{host.partition(':')[0]}”" in answer.text
        assert "SCOREKEEPER_HOSTS" in answer.text
    refused(phone, answer, 0, 421)
