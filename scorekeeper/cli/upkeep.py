"""Commands about all games together: backup, restore, check, rebuild (docs/database.md)."""

from __future__ import annotations

import argparse
import sqlite3
import sys
from pathlib import Path
from typing import Any

from scorekeeper import instance, store
from scorekeeper.cli.records import games, made_folder
from scorekeeper.instance import Unusable


def add_to(commands: Any) -> None:
    """Adds the commands to an argparse subparsers object."""
    backup = commands.add_parser("backup", help="copy all games into a file, even while you play")
    backup.add_argument("file", metavar="FILE", help="where the copy goes")
    backup.add_argument("--replace", action="store_true", help="write over FILE if there is one")
    backup.set_defaults(run=run_backup)
    restore = commands.add_parser("restore", help="put the games of a backup in the place of yours")
    restore.add_argument("file", metavar="FILE", help="a file that backup wrote")
    restore.set_defaults(run=run_restore)
    check = commands.add_parser("check", help="look through all games for what is wrong")
    check.set_defaults(run=run_check)
    rebuild = commands.add_parser("rebuild", help="make the lists anew from the logs of the games")
    rebuild.set_defaults(run=run_rebuild)


def run_backup(arguments: argparse.Namespace) -> int:
    path, file = instance.database(instance.folder()), Path(arguments.file)
    if not path.exists():
        raise Unusable(f"There are no games in {path} yet.")
    try:
        store.back_up(path, file, arguments.replace)
    except (OSError, sqlite3.Error) as error:
        raise Unusable(f"The games cannot be copied to {file} ({error}).") from error
    print(f"The games are in {file.absolute()}")
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    file, folder = Path(arguments.file), made_folder()
    if not file.is_file():
        raise Unusable(f"There is no file {file}.")
    try:
        with instance.stopped(folder):
            kept = store.restore(instance.database(folder), file)
    except OSError as error:
        raise Unusable(f"The folder {folder} cannot be written ({error.strerror}).") from error
    print(f"The games in {instance.database(folder)} are those of {file}")
    if kept:
        print(f"Those from before are kept in {kept}")
    return 0


def run_check(arguments: argparse.Namespace) -> int:
    """0 if nothing is wrong, else 1."""
    path = instance.database(made_folder())
    store.prepare(path)
    found = store.check(path)
    for sentence in found:
        print(sentence, file=sys.stderr)
    if not found:
        print("All games are sound.")
    return bool(found)


def run_rebuild(arguments: argparse.Namespace) -> int:
    with games() as db:
        sheets = store.rebuild(db)
    print(f"Made anew; sheets: {sheets}")
    return 0
