"""The pages: one module for each thing that a person does."""

from flask import Flask

from scorekeeper.web import (
    about,
    access,
    adjust,
    board,
    clubs,
    correction,
    ending,
    errors,
    games,
    home,
    hosts,
    importing,
    join,
    limits,
    live,
    mine,
    newgame,
    paper,
    persons,
    phones,
    pile,
    play,
    players,
    referee,
    referee_hand,
    rules,
    scores,
    seats,
    security,
    sharing,
    statistics,
    table,
    texts,
    trash,
)
from scorekeeper.web.database import close

PAGES = (
    *(home, clubs, newgame, rules, join),
    *(play, pile, referee, referee_hand, correction, scores, ending, adjust, seats),
    *(table, phones, mine, live, board),
    *(games, trash, about),
    *(players, persons, statistics),
    *(sharing, importing, paper),
)


def register(app: Flask) -> None:
    """Adds every page to the app."""
    texts.register(app)
    hosts.register(app)
    importing.register(app)
    security.register(app)
    errors.register(app)
    trash.register(app)
    live.register(app)
    limits.register(app)
    clubs.register(app)
    access.register(app)
    app.teardown_appcontext(close)
    for module in PAGES:
        app.register_blueprint(module.pages)
