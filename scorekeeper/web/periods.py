"""Months and years, as ways into a long list: each leads to the games up to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from typing import NamedTuple

from babel.dates import format_date

from scorekeeper.web import texts

MONTHS = 12  # one by one, the present one included; what lies before them year by year
YEARS = 30  # and no further back
KEY = re.compile(r"([12][0-9]{3})(?:-(0[1-9]|1[0-2]))?")


class Period(NamedTuple):
    """A month, or a whole year."""

    year: int
    month: int | None = None

    @property
    def key(self) -> str:
        """2026-05, or 2025."""
        return f"{self.year}-{self.month:02}" if self.month else str(self.year)

    @property
    def begins(self) -> date:
        return date(self.year, self.month or 1, 1)

    @property
    def ends(self) -> date:
        """The first day that belongs to it no more."""
        last = date(self.year, self.month or 12, 28)
        return (last + timedelta(days=4)).replace(day=1)

    def name(self, today: date) -> str:
        """As short as it can be told apart."""
        if not self.month:
            return str(self.year)
        pattern = "LLLL" if self.year == today.year else "LLLL y"
        return format_date(self.begins, pattern, locale=texts.LOCALE)


def period(key: str) -> Period | None:
    """The month or the year that is called so."""
    found = KEY.fullmatch(key)
    return Period(int(found[1]), int(found[2]) if found[2] else None) if found else None


def lately(today: date, first: date) -> Iterator[Period]:
    """The last months and the years before them, the latest first, back to that day."""
    now, first = Period(today.year, today.month), max(first, date(today.year - YEARS, 1, 1))
    for _ in range(MONTHS):
        if now.ends <= first:
            return
        yield now
        before = now.begins - timedelta(days=1)
        now = Period(before.year, before.month)
    for year in range(now.begins.year, first.year - 1, -1):
        yield Period(year)
