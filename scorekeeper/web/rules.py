"""The rules of a game, and the house rules of this table until hand 1 is scored."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from flask import Blueprint, redirect, render_template, request, url_for

from scorekeeper.cards import SUITS, Suit
from scorekeeper.game import Game
from scorekeeper.house_rules import changed, chosen, rules_of
from scorekeeper.log import Ruled
from scorekeeper.messages import Message, Problem, Refused
from scorekeeper.web import examples, forms, play
from scorekeeper.web.database import sheet_at
from scorekeeper.web.frame import frame

pages = Blueprint("rules", __name__, url_prefix="/g/<code>/rules")


@pages.get("")
def read(code: str) -> play.Answer:
    return page(code, {})


def page(code: str, form: Mapping[str, str], problems: Sequence[Problem] = ()) -> play.Answer:
    stored = sheet_at(code)
    sheet = stored.log.sheet
    shown = render_template(
        "rules.html",
        problems=problems,
        game=sheet.game,
        facts=facts(sheet.game, len(sheet.players)),
        form={**drawn(sheet.game), **form},
        options=options(sheet.game, len(sheet.players)),
        open=not sheet.lines and sheet.current is not None,
        sizes=sheet.game.series(len(sheet.players)),
        players=len(sheet.players),
        house=partial(house, sheet.game),
        example=partial(examples.points, sheet.game),
        choices=partial(examples.choices, sheet.game),
        settled=partial(examples.settled, sheet.game),
        held=partial(examples.held, sheet.game),
        unusual=unusual(sheet.game),
        **frame(stored),
    )
    return shown, 422 if problems else 200


@pages.post("")
def change(code: str) -> play.Answer:
    """Other house rules, from now on."""
    stored, form = sheet_at(code), request.form
    try:
        game = forms.drawn(stored.log, form).game
        forms.only(form, (*forms.STAMP, *drawn(game)))
        new = chosen(type(game), asked(game, form))
        if new == stored.log.sheet.game:
            return redirect(url_for("play.now", code=code), 303)
        return play.written(stored, Ruled(rules_of(new)))
    except Refused as refused:
        return page(code, form, refused.problems)


def options(game: Game, seats: int) -> list[dict[str, Any]]:
    """Every house rule as a form asks for it: its words by their value in the form.

    A rule with a number for each of some names has these too, as the form calls them.
    """
    return [
        {
            "name": rule.name,
            "label": Message(rule.metadata["label"]),
            "words": [(str(value), text) for value, text in words(game, rule, seats).items()],
            "each": [
                (forms.name_of((rule.name, name)), Message(SUITS[name]))
                for name in rule.metadata.get("names", ())
            ],
        }
        for rule in dataclasses.fields(game)
    ]


def words(game: Game, rule: dataclasses.Field[Any], seats: int) -> dict[Any, Message]:
    """What the values of a house rule are called; nothing where any number will do."""
    known = rule.metadata.get("words") or {n: str(n) for n in rule.metadata.get("each", ())}
    values = {"most": max(game.series(seats), default=0)}
    return {value: Message(text, values) for value, text in known.items()}


def drawn(game: Game) -> dict[str, str]:
    """The house rules as a form has them, a number for each name one by one."""
    found: dict[str, str] = {}
    for rule, value in rules_of(game).items():
        each = value if isinstance(value, dict) else {None: value}
        found |= {forms.name_of((rule, name)): str(one) for name, one in each.items()}
    return found


def unusual(game: Game) -> dict[str, str]:
    """The house rules that do not have their default, as a form has them."""
    usual = drawn(type(game)())
    return {name: text for name, text in drawn(game).items() if text != usual[name]}


def asked(game: Game, form: Mapping[str, str]) -> dict[str, Any]:
    """The house rules that a form says; what it does not say stays as it is."""
    return {rule.name: _asked(game, rule, form) for rule in dataclasses.fields(game)}


def _asked(game: Game, rule: dataclasses.Field[Any], form: Mapping[str, str]) -> Any:
    value = getattr(game, rule.name)
    if isinstance(value, dict):
        said = {name: form.get(forms.name_of((rule.name, name))) for name in value}
        return value | {name: forms.whole(text) for name, text in said.items() if text is not None}
    return _value(rule, form[rule.name]) if rule.name in form else value


def _value(rule: dataclasses.Field[Any], text: str) -> Any:
    known = {str(value): value for value in rule.metadata.get("words", {})}
    return known[text] if text in known else forms.whole(text)


def facts(game: Game, seats: int) -> list[tuple[Message, Message, bool]]:
    """Every house rule: its label, what is played here, and whether that is unusual."""
    odd, found = changed(game), []
    for rule in filter(lambda rule: matters(game, rule), dataclasses.fields(game)):
        said = played(game, rule, seats)
        found.append((Message(rule.metadata["label"]), said, rule.name in odd))
    return found


def house(game: Game, name: str) -> Message:
    """What a house rule with words says."""
    [rule] = [rule for rule in dataclasses.fields(game) if rule.name == name]
    return Message(rule.metadata["words"][getattr(game, name)])


def played(game: Game, rule: dataclasses.Field[Any], seats: int) -> Message:
    """The value of a house rule, in its words."""
    value = getattr(game, rule.name)
    if isinstance(value, dict):
        each = [f"{Suit(name).symbol} {value[name]}" for name in rule.metadata["names"]]
        return Message("{each}", {"each": " · ".join(each)})
    return words(game, rule, seats).get(value, Message("{value}", {"value": value}))


def in_short(game: Game, seats: int) -> list[Message]:
    """When the game ends, and every other house rule that is unusual."""
    odd = [rule for rule in dataclasses.fields(game) if rule.name in changed(game)]
    said = [
        {"label": Message(rule.metadata["label"]), "said": played(game, rule, seats)}
        for rule in odd
        if rule.name not in game.aims and matters(game, rule)
    ]
    return [game.aim(seats), *(Message("{label}: {said}", values) for values in said)]


def matters(game: Game, rule: dataclasses.Field[Any]) -> bool:
    """Does the rule play a part under the others?"""
    when = rule.metadata.get("when", {})
    return all(getattr(game, name) == value for name, value in when.items())
