"""The scorekeeper: one phone on the table keeps the score of a card game played with real cards.

A tour, from the floor up; imports only ever point down this list:

- `cards`, `messages`, `rules`, `house_rules`, `common`: the words a game is written in
- `games`: the games, one small file each
- `seats`, `scoresheet`, `changing`, `log`: what is written, and the events that wrote it
- `words`: how that is said
- `record`: a game as a file
- `store`: the sheets in SQLite
- `web`, `cli`: the pages and the `scorekeeper` command

`create_app` puts the pages together; everything below `store` knows neither Flask nor SQLite.
"""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

from flask import Flask

from scorekeeper import instance as place


def create_app(instance: Path | None = None, **config: Any) -> Flask:
    """The pages, with their database and secret key in *instance* (else where they usually are).

    Raises instance.Unusable with a sentence if nothing can be kept there.
    """
    from scorekeeper import store, web  # not needed by whoever only reads records

    folder = instance or place.folder()
    app = Flask(
        __name__,
        template_folder=str(place.resources("templates")),
        static_folder=str(place.resources("static")),
    )
    app.config.update(
        SECRET_KEY=place.secret_key(folder),
        DATABASE=place.database(folder),
        MAX_CONTENT_LENGTH=256 * 1024,
        SESSION_COOKIE_NAME="scorekeeper",
        SESSION_COOKIE_SAMESITE="Lax",
        PERMANENT_SESSION_LIFETIME=timedelta(days=3650),
    )
    app.config.update(config)
    store.prepare(app.config["DATABASE"])
    web.register(app)
    return app
