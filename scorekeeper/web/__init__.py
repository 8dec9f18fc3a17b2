"""The pages: one module for each thing that a person does."""

from flask import Flask

from scorekeeper.web import (
    access,
    clubs,
    correction,
    errors,
    home,
    join,
    limits,
    newgame,
    phones,
    pile,
    play,
    rules,
    scores,
    security,
    table,
    texts,
)
from scorekeeper.web.database import close


def register(app: Flask) -> None:
    """Adds every page to the app."""
    texts.register(app)
    security.register(app)
    errors.register(app)
    limits.register(app)
    clubs.register(app)
    access.register(app)
    app.teardown_appcontext(close)
    for module in (
        home,
        newgame,
        play,
        pile,
        correction,
        scores,
        rules,
        join,
        phones,
        table,
        clubs,
    ):
        app.register_blueprint(module.pages)
