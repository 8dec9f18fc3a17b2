"""The database as a whole: brought up to date, copied, put back, and looked through."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlite_utils import Database

from scorekeeper import record
from scorekeeper.instance import Unusable
from scorekeeper.log import fold
from scorekeeper.store import views
from scorekeeper.store.database import alone, connect, writing
from scorekeeper.store.events import loads
from scorekeeper.store.lists import made_anew, rebuild
from scorekeeper.store.projections import PROJECTIONS
from scorekeeper.store.schema_history import migrations

BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a database in use
COMPARED = (*PROJECTIONS, "seated")  # who a name is stands in no log, but where it sits does


def prepare(path: Path) -> None:
    """Makes the file, or brings it up to date; does nothing to one that is.

    What it was before is kept beside it. Raises Unusable if the file is something else.
    """
    try:
        with alone(path.parent), closing(connect(path)) as db:
            _ask_age(db, path)
            if migrations.pending(db):
                with writing(db), _kept(path, db):
                    upgrade(db)
    except (OSError, sqlite3.DatabaseError) as error:
        raise Unusable(f"The games in {path} cannot be read ({error}).") from error


def _ask_age(db: Database, path: Path) -> None:
    """Unusable if a newer release has changed the tables: this one would leave some behind."""
    with closing(Database(memory=True)) as empty:
        known = {migration.name for migration in migrations.pending(empty)}
    if any(migration.name not in known for migration in migrations.applied(db)):
        raise Unusable(f"The games in {path} are of a newer scorekeeper: install that one.")


@contextmanager
def _kept(path: Path, db: Database) -> Iterator[None]:
    """Keeps the games as they were beside them, unless what follows fails: then they still are."""
    if not migrations.applied(db):  # a new file
        yield
        return
    kept = _beside(path, version("scorekeeper"))
    back_up(path, kept)
    try:
        yield
    except BaseException:
        kept.unlink()
        raise


def _beside(path: Path, event: str) -> Path:
    """Where the games as they were before an event are kept."""
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H%M%S.%fZ")
    return path.with_name(f"{path.stem}-{now}-before-{event}{path.suffix}")


def upgrade(db: Database) -> None:
    """Brings the tables up to date, the views, and all that is kept beside the logs."""
    views.drop(db)
    migrations.apply(db)
    views.create(db)
    made_anew(db)


def back_up(path: Path, file: Path, replace: bool = False) -> None:
    """Copies the games as they are at one moment, whoever writes meanwhile: whole, or not at all.

    Unusable if there is such a file already, unless it may be replaced and nobody uses it.
    """
    used = any(Path(f"{file}{end}").exists() for end in BESIDE)
    if used or (file.exists() and (not replace or file.samefile(path))):
        raise Unusable(f"There is a file {file} already: nothing was written.")
    part = file.with_name(f"{file.name}.part")
    _forget(part)
    try:
        _copy(path, part)
        os.replace(part, file)
    finally:
        _forget(part)
    _keep_name(file)


def _copy(path: Path, to: Path) -> None:
    """Page by page. VACUUM INTO would number rows anew, and phones have roles by such numbers."""
    source = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    with closing(source), closing(sqlite3.connect(to)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")  # one file, that needs no other beside it


def _forget(path: Path) -> None:
    """Removes a database, whole or not."""
    for end in ("", *BESIDE):
        Path(f"{path}{end}").unlink(missing_ok=True)


def _keep_name(file: Path) -> None:
    """Makes sure that a power cut does not take the new name away."""
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def restore(path: Path, file: Path) -> Path | None:
    """Puts the games of a backup in the place of these, which are kept beside: where, if any were.

    Unusable, and everything is as it was, if the backup is unsound or not of a scorekeeper. Nobody
    else has the games meanwhile (`instance.stopped`): phones would go on from what is no more.
    """
    trial = path.with_name(f"{path.name}.restored")
    _forget(trial)
    try:
        back_up(file, trial)
        with closing(connect(trial)) as db:
            _ask_sound(db, file)
            kept = _set_aside(path)
            with closing(connect(path)) as games:
                db.conn.backup(games.conn)  # one transaction: the old games, or the new ones
    except (OSError, sqlite3.DatabaseError) as error:
        raise Unusable(f"The games in {file} cannot be restored ({error}).") from error
    finally:
        _forget(trial)
    return kept


def _ask_sound(db: Database, file: Path) -> None:
    """Unusable if these are no games, or damaged ones; those of an earlier release are upgraded."""
    if not migrations.applied(db):
        raise Unusable(f"There are no games of a scorekeeper in {file}.")
    _ask_age(db, file)
    if found := list(damage(db)):
        said = f"The games in {file} are damaged, so nothing was changed."
        raise Unusable("\n".join([said, *found]))
    if migrations.pending(db):
        with writing(db):
            upgrade(db)


def _set_aside(path: Path) -> Path | None:
    """Keeps the games beside; what cannot be read any more is moved there as it is."""
    if not path.exists():
        return None
    kept = _beside(path, "restore")
    try:
        back_up(path, kept)
    except sqlite3.OperationalError:  # the disk is full, say
        raise
    except sqlite3.DatabaseError:
        for end in ("", *BESIDE):
            if (found := Path(f"{path}{end}")).exists():
                found.rename(f"{kept}{end}")
    return kept


def check(path: Path) -> list[str]:
    """Everything that is wrong with the games, found in a copy: nobody who plays has to wait."""
    try:
        with TemporaryDirectory(prefix="check-", dir=path.parent) as folder:
            back_up(path, Path(folder) / path.name)
            with closing(connect(Path(folder) / path.name)) as db:
                return list(damage(db)) or list(strayed(db))
    except (OSError, sqlite3.DatabaseError) as error:
        raise Unusable(f"The games in {path} cannot be looked through ({error}).") from error


def damage(db: Database) -> Iterator[str]:
    """What is wrong with the file, with rows that need others, and with the logs."""
    try:
        found = [row["integrity_check"] for row in db.query("PRAGMA integrity_check")]
    except sqlite3.DatabaseError as error:  # so damaged that this cannot be asked
        found = [str(error)]
    if found != ["ok"]:
        yield from (f"The file is damaged: {what}." for what in found)
        return
    for row in db.query("PRAGMA foreign_key_check"):
        yield f"A row of “{row['table']}” belongs to a row of “{row['parent']}” that is not there."
    for row in list(db.query("SELECT id, code FROM sheets")):
        yield from _torn(db, row["id"], row["code"])


def _torn(db: Database, sheet: int, code: str) -> Iterator[str]:
    """What is wrong with the log of a sheet."""
    sql = "SELECT version, body FROM events WHERE sheet = ? ORDER BY version"
    try:
        rows = list(db.query(sql, [sheet]))
        if not rows or [row["version"] for row in rows] != list(range(1, len(rows) + 1)):
            yield f"The log of the sheet {code} has gaps."
            return
        record.report(fold(loads(row["body"]) for row in rows).sheet)
    except Exception as error:  # whatever stands there instead of an event
        yield f"The log of the sheet {code} makes no sheet ({type(error).__name__}: {error})."


def strayed(db: Database) -> Iterator[str]:
    """Which projections are not what the logs say; makes them anew, so this is asked of a copy."""
    for table in COMPARED:
        db.execute(f"CREATE TEMP TABLE kept_{table} AS SELECT * FROM {table}")
    rebuild(db)
    for table in COMPARED:
        one, other = f"SELECT * FROM kept_{table}", f"SELECT * FROM {table}"
        sql = f"SELECT * FROM ({one} EXCEPT {other}) UNION ALL SELECT * FROM ({other} EXCEPT {one})"
        if rows := len(list(db.query(sql))):
            yield f"“{table}” is not what the logs say (rows that differ: {rows})."
