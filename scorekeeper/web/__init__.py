"""The pages: one module for each thing that a person does."""

from flask import Flask

from scorekeeper.web import (
    access,
    adjust,
    board,
    clubs,
    correction,
    ending,
    errors,
    home,
    importing,
    join,
    limits,
    live,
    mine,
    newgame,
    paper,
    phones,
    pile,
    play,
    rules,
    scores,
    seats,
    security,
    sharing,
    table,
    texts,
)
from scorekeeper.web.database import close

PAGES = (
    *(home, clubs, newgame, rules, join),
    *(play, pile, correction, scores, ending, adjust, seats),
    *(table, phones, mine, live, board),
    *(sharing, importing, paper),
)


def register(app: Flask) -> None:
    """Adds every page to the app."""
    texts.register(app)
    security.register(app)
    errors.register(app)
    live.register(app)
    limits.register(app)
    clubs.register(app)
    access.register(app)
    app.teardown_appcontext(close)
    for module in PAGES:
        app.register_blueprint(module.pages)
