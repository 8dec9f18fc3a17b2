"""The rules of a game, and the house rules of this table until hand 1 is scored."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

from flask import Blueprint, redirect, render_template, request, url_for

from scorekeeper.game import Game
from scorekeeper.house_rules import changed, chosen, rules_of
from scorekeeper.log import Ruled
from scorekeeper.messages import Message, Problem, Refused, total
from scorekeeper.rules import Deal, Hand
from scorekeeper.web import forms, play
from scorekeeper.web.database import sheet_at
from scorekeeper.web.frame import frame
from scorekeeper.web.texts import formula

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
        sizes=sheet.game.sizes(len(sheet.players)),
        players=len(sheet.players),
        examples={"points": points(sheet.game), "hook": hooks(sheet.game)},
        **frame(stored),
    )
    return shown, 422 if problems else 200


@pages.post("")
def change(code: str) -> play.Answer:
    """Other house rules, from now on."""
    stored, form = sheet_at(code), request.form
    try:
        game = forms.drawn(stored.log, form).game
        forms.only(form, (*forms.STAMP, *rules_of(game)))
        new = chosen(type(game), asked(game, form))
        if new == stored.log.sheet.game:
            return redirect(url_for("play.now", code=code), 303)
        return play.written(stored, Ruled(rules_of(new)))
    except Refused as refused:
        return page(code, form, refused.problems)


def options(game: Game, seats: int) -> list[dict[str, Any]]:
    """Every house rule as a form asks for it: its words by their value in the form."""
    values = {"most": max(game.sizes(seats))}
    return [
        {
            "name": rule.name,
            "label": Message(rule.metadata["label"]),
            "words": [
                (str(value), Message(text, values))
                for value, text in rule.metadata.get("words", {}).items()
            ],
        }
        for rule in dataclasses.fields(game)
    ]


def drawn(game: Game) -> dict[str, str]:
    """The house rules as a form has them."""
    return {name: str(value) for name, value in rules_of(game).items()}


def asked(game: Game, form: Mapping[str, str]) -> dict[str, Any]:
    """The house rules that a form says; what it does not say stays as it is."""
    said = [rule for rule in dataclasses.fields(game) if rule.name in form]
    return rules_of(game) | {rule.name: _value(rule, form[rule.name]) for rule in said}


def _value(rule: dataclasses.Field[Any], text: str) -> Any:
    words = {str(value): value for value in rule.metadata.get("words", {})}
    return words[text] if text in words else forms.whole(text)


def facts(game: Game, seats: int) -> list[tuple[Message, Message, bool]]:
    """Every house rule: its label, what is played here, and whether that is unusual."""
    odd, most = changed(game), max(game.sizes(seats))
    found = []
    for rule in filter(lambda rule: matters(game, rule), dataclasses.fields(game)):
        value = getattr(game, rule.name)
        text = rule.metadata.get("words", {}).get(value, "{value}")
        said = Message(text, {"value": value, "most": most})
        found.append((Message(rule.metadata["label"]), said, rule.name in odd))
    return found


def in_short(game: Game, seats: int) -> list[Message]:
    """When the game ends, and every house rule that is unusual."""
    odd = [(label, said) for label, said, unusual in facts(game, seats) if unusual]
    text = "{label}: {said}"
    return [game.aim(seats), *(Message(text, {"label": a, "said": b}) for a, b in odd)]


def matters(game: Game, rule: dataclasses.Field[Any]) -> bool:
    """Does the rule play a part under the others?"""
    when = rule.metadata.get("when", {})
    return all(getattr(game, name) == value for name, value in when.items())


def points(game: Game) -> list[dict[str, Any]]:
    """Worked examples of the scoring."""
    found = []
    for bid, tricks in ((3, 3), (0, 0), (3, 5), (3, 2)):
        terms = game.score(bid, tricks)
        known = {"bid": bid, "tricks": tricks, "points": total(terms), "made": bid == tricks}
        found.append(known | {"formula": formula(terms, game)})
    return found


def hooks(game: Game) -> list[dict[str, Any]]:
    """Worked examples of the hook, five cards each."""
    found = []
    for bids in ((2, 1, 0), (3, 1, 2)):
        deal = Deal(1, 5, 3, (0, 1, 2, 3))
        hand = Hand(deal, range(4), {("bid", side): bid for side, bid in enumerate(bids)})
        choices = game.fields["bid"].choices(hand, 3) or {}
        barred = [value for value, problem in choices.items() if problem]
        found.append({"bids": bids, "cards": 5, "forbidden": barred[0] if barred else None})
    return found
