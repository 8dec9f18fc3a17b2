"""The pages: one module for each thing that a person does."""

from flask import Flask

from scorekeeper.web import (
    adjust,
    board,
    correction,
    ending,
    errors,
    home,
    live,
    mine,
    newgame,
    pile,
    play,
    rules,
    scores,
    seats,
    security,
    texts,
)
from scorekeeper.web.database import close


def register(app: Flask) -> None:
    """Adds every page to the app."""
    texts.register(app)
    security.register(app)
    errors.register(app)
    live.register(app)
    app.teardown_appcontext(close)
    for module in (home, newgame, play, pile, correction, scores, rules, adjust, seats):
        app.register_blueprint(module.pages)
    for module in (mine, ending, live, board):
        app.register_blueprint(module.pages)
