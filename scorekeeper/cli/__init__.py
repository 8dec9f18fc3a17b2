"""The `scorekeeper` command: one module per family of commands."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from scorekeeper.cli import demo, keep, records, referee, serve, upkeep
from scorekeeper.instance import Unusable
from scorekeeper.store import Busy

FAMILIES = (serve, keep, records, referee, upkeep, demo)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit status; no input ends in a traceback."""
    _print_anything()
    try:
        arguments = _parser().parse_args(argv)
        status: int = arguments.run(arguments)
        print(end="", flush=True)
        return status
    except (Unusable, Busy) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read our output has left, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="scorekeeper", description="Keeps the score of trick-taking card games."
    )
    parser.add_argument("--version", action="version", version=version("scorekeeper"))
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for family in FAMILIES:
        family.add_to(commands)
    return parser


def _print_anything() -> None:
    """Lets names and paths be printed for which the terminal has no letters."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
