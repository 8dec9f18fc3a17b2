"""Texts in the reader's language: translations, numbers, times."""

from __future__ import annotations

import gettext
import hashlib
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

from babel.dates import format_date, format_datetime, format_time
from babel.lists import format_list
from babel.numbers import format_decimal
from flask import Flask, current_app, url_for

from scorekeeper.game import Game
from scorekeeper.messages import N_, Message, Term, total
from scorekeeper.web import zones

LOCALE = "en"


def register(app: Flask) -> None:
    app.config.setdefault("TRANSLATIONS", gettext.NullTranslations())
    app.jinja_env.add_extension("jinja2.ext.i18n")
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.jinja_env.install_gettext_callables(  # type: ignore[attr-defined]
        lambda text: translations().gettext(text),
        lambda one, many, n: translations().ngettext(one, many, n),
        newstyle=True,
        pgettext=lambda context, text: translations().pgettext(context, text),
    )
    app.jinja_env.filters.update(points=points, signed=signed, day=day, clock=clock, listed=listed)
    app.jinja_env.globals.update(say=say, asset=asset, took=took, tone=tone)
    app.jinja_env.globals.update(formula=formula, added=added)


def translations() -> gettext.NullTranslations:
    found: gettext.NullTranslations = current_app.config["TRANSLATIONS"]
    return found


def say(message: Message, names: Sequence[str] = ()) -> str:
    """The message in the reader's language, with the names of the sides."""
    return message.say(names, _choose)


def _choose(one: str, many: str, n: int) -> str:
    return translations().ngettext(one, many, n) if many else translations().gettext(one)


def points(number: int, game: Game) -> str:
    """Points as the game shows them, with a real minus."""
    decimals = game.decimals()
    pattern = "#,##0." + "0" * decimals if decimals else "#,##0"
    return format_decimal(game.shown(number), pattern, locale=LOCALE).replace("-", "−")


def signed(number: int, game: Game) -> str:
    """Points that are added: with their sign, but for zero."""
    return f"+{points(number, game)}" if number > 0 else points(number, game)


def tone(number: int, made: bool | None) -> str:
    """The class of some points: good, bad, or neither."""
    if number < 0:
        return "minus"
    if made is None:
        return "plus" if number else ""
    return "plus" if made else "zero"


def listed(words: Sequence[str]) -> str:
    """Words with commas and an “and”."""
    return format_list(list(words), locale=LOCALE)


def day(moment: datetime) -> str:
    """A date on the reader's clock."""
    return format_date(zones.local(moment), "EEEE d MMMM y", locale=LOCALE)


def date(moment: datetime) -> str:
    """The same in short."""
    return format_date(moment.astimezone(), "d MMM y", locale=LOCALE)


def clock(moment: datetime, date: bool = False) -> str:
    if date:
        return format_datetime(zones.local(moment), "d MMM, HH:mm", locale=LOCALE)
    return format_time(zones.local(moment), "HH:mm", locale=LOCALE)


def took(time: timedelta) -> str:
    """A length of time, in hours and minutes."""
    hours, minutes = divmod(int(time.total_seconds()) // 60, 60)
    values = {"hours": hours, "minutes": minutes}
    text = N_("{hours} h {minutes} min") if hours else N_("{minutes} min")
    return say(Message(text, values))


def asset(name: str) -> str:
    """The address of a static file, another one when the file changes."""
    content = (Path(str(current_app.static_folder)) / name).read_bytes()
    return url_for("static", filename=name, v=hashlib.sha256(content).hexdigest()[:8])


def formula(terms: Sequence[Term], game: Game) -> str:
    """The terms of a score as a sum, or in the words of the only one."""
    sum = added(terms, game)
    return f"{sum} = {points(total(terms), game)}" if len(terms) > 1 else sum


def added(terms: Sequence[Term], game: Game) -> str:
    """The terms of a score, without what they come to."""
    first, *others = terms
    sum = say(first.words) if first.words else points(first.points, game)
    for term in others:
        size = say(term.words) if term.words else points(abs(term.points), game)
        sum += f" − {size}" if term.points < 0 else f" + {size}"
    return sum
