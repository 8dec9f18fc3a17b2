"""Games found by time, words, game and player; and the trash."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlite_utils import Database

from scorekeeper import store
from scorekeeper.changing import Described, Renamed
from scorekeeper.games import GAMES
from scorekeeper.house_rules import rules_of
from scorekeeper.log import Begun, Wrote
from scorekeeper.seats import Seated, Way
from scorekeeper.store import Wanted

HOME = store.HOME
JUNE = "2026-06-01T19:00:00+00:00"


def begun(
    db: Database, *names: str, game: str = "devils-bridge", at: str = JUNE, club: int = HOME
) -> str:
    rules = rules_of(GAMES[game]())
    event = Begun(game, rules, names or ("Ann", "Bob", "Cat"), 0, kept={"started_at": at})
    return store.begin(db, [event], "phone", club=club)


def found(db: Database, club: int = HOME, most: int = 9, **wanted: object) -> list[str]:
    return [one.code for one in store.find(db, Wanted(club, **wanted), most)]  # type: ignore[arg-type]


def test_games_are_found_by_when_they_began_not_by_when_they_were_read_in(db: Database) -> None:
    middle = begun(db, at="2026-03-01T19:00:00+00:00")
    latest = begun(db, at="2026-09-01T19:00:00+00:00")
    first = begun(db, at="2025-09-01T19:00:00Z")
    assert [latest, middle, first] == found(db)
    assert [latest] == found(db, most=1)
    before = store.moment_of(datetime(2026, 9, 1, 19, tzinfo=UTC))
    assert [middle, first] == found(db, before=before)
    oldest = store.oldest(db, HOME)
    assert oldest is not None
    assert datetime(2025, 9, 1, 19, tzinfo=UTC) == store.time_of(oldest)


def test_games_that_began_at_one_moment_are_all_there(db: Database) -> None:
    codes = [begun(db) for _ in range(5)]
    assert codes[::-1] == found(db)
    pages = [store.find(db, Wanted(HOME), 2)]
    while pages[-1]:
        pages.append(store.find(db, Wanted(HOME, before=pages[-1][-1].moment), 2))
    assert codes[::-1] == [one.code for page in pages for one in page]


def test_a_game_is_found_by_the_beginnings_of_words(db: Database) -> None:
    code = begun(db, "Ann", "René", "지우")
    begun(db, "Bob", "Cat", "Dan")
    for words in ("ann", "AN", "rene", "Ré", "지", "ann rene", "rené, ann!"):
        assert [code] == found(db, words=words), words
    assert [] == found(db, words="ann bob")
    assert [] == found(db, words="nn")


def test_bengali_names_are_words(db: Database) -> None:
    """Their vowels are marks, which would cut a word in pieces."""
    code = begun(db, "মিতু", "রানা", "শিলা")
    begun(db, "মতু", "রানা", "শিলা")
    assert [code] == found(db, words="মি")


@pytest.mark.parametrize("words", ['"', "*", "NEAR(", "a OR b", "tags:club1", "-", "^", "'"])
def test_nothing_that_is_typed_is_a_command(db: Database, words: str) -> None:
    begun(db)
    assert isinstance(found(db, words=words), list)
    assert [] == found(db, words=words + " zebra")


def test_a_game_is_found_by_its_kind_and_by_who_played(db: Database) -> None:
    bridge = begun(db, "Ann", "Bob", "Cat")
    call = begun(db, "Ann", "Bob", "Cat", "Dan", game="call-bridge")
    [dan] = [row["id"] for row in db.query("SELECT id FROM players WHERE name = 'Dan'")]
    assert [call] == found(db, game="call-bridge")
    assert [bridge] == found(db, game="devils-bridge")
    assert [call] == found(db, player=dan)
    assert [] == found(db, game="devils-bridge", player=dan)


def test_the_games_of_whoever_is_one_with_a_player_are_found_with_theirs(db: Database) -> None:
    first, second = begun(db, "Dan", "Bob", "Cat"), begun(db, "Daniel", "Bob", "Cat")
    assert [first] == found(db, player=1)
    store.merge(db, 4, 1)
    assert [second, first] == found(db, player=1)
    store.split(db, 4)
    assert [first] == found(db, player=1)


def test_no_other_club_finds_it(db: Database) -> None:
    club = store.found(db, b"secret")
    home, theirs = begun(db), begun(db, club=club)
    assert [home] == found(db)
    assert [theirs] == found(db, club)
    assert [] == found(db, club, words="zebra")


def test_whoever_comes_a_new_name_and_a_title_are_found(db: Database) -> None:
    code = begun(db)
    store.write(db, code, Seated(1, 3, Way.JOINS, "Dewi"), 1, "k1", "phone")
    store.write(db, code, Renamed(1, "Bobby"), 2, "k2", "phone")
    store.write(db, code, Described("Midsummer", "The cat ate the queen"), 3, "k3", "phone")
    for words in ("dewi", "bobby", "midsum", "queen cat ann"):
        assert [code] == found(db, words=words), words
    assert [code] == found(db)


def test_an_entry_leaves_the_row_alone(db: Database) -> None:
    """What lists need of names costs an entry nothing."""
    code = begun(db)
    before = db.execute("SELECT total_changes()").fetchone()[0]
    store.write(db, code, Wrote(1, {("bid", 1): 0}), 1, "k1", "phone")
    rows = db.execute("SELECT total_changes()").fetchone()[0] - before
    store.write(db, code, Described("Midsummer", ""), 2, "k2", "phone")
    assert rows < db.execute("SELECT total_changes()").fetchone()[0] - before - rows


def test_what_is_thrown_away_is_in_no_list_until_it_is_taken_back(db: Database) -> None:
    code, other = begun(db), begun(db)
    store.throw_away(db, code, "Ann's phone")
    assert [other] == found(db)
    assert [other] == [one.stored.code for one in store.listed(db, over=False, most=9)]
    [(stored, thrown)] = store.in_the_trash(db, HOME)
    assert (code, "Ann's phone") == (stored.code, thrown.device)
    assert timedelta(days=30) == thrown.until - thrown.at
    store.rebuild(db)
    assert [other] == found(db)
    store.take_back(db, code)
    assert [other, code] == found(db)
    assert [] == store.in_the_trash(db, HOME)
    assert store.thrown(db, code) is None


def test_after_thirty_days_it_goes_for_good(db: Database) -> None:
    """With all its rows; whatever is thrown away next takes the old ones along."""
    old, young, other = begun(db), begun(db), begun(db)
    for code, days in ((old, 31), (young, 29)):
        store.throw_away(db, code, "phone")
        at = (datetime.now(UTC) - timedelta(days=days)).isoformat()
        db.execute("UPDATE sheets SET deleted_at = ? WHERE code = ?", [at, code])
    store.throw_away(db, other, "phone")
    assert [other, young] == [stored.code for stored, _ in store.in_the_trash(db, HOME)]
    assert store.load(db, old) is None
    sheets = {row["id"] for row in db.query("SELECT id FROM sheets")}
    for table in ("events", "changes", "seated", "spoken", "rights", "listing", "began"):
        assert {row["sheet"] for row in db.query(f"SELECT sheet FROM {table}")} <= sheets
    assert not list(db.query("PRAGMA foreign_key_check"))


def test_throwing_away_is_a_change_of_the_sheet(db: Database) -> None:
    """So the phones that follow it look again."""
    code = begun(db)
    numbers = [store.change_of(db, 1)]
    for act in (lambda: store.throw_away(db, code, "phone"), lambda: store.take_back(db, code)):
        act()
        numbers.append(store.change_of(db, 1))
    assert sorted(set(numbers)) == numbers
