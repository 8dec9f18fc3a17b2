"""The board: the standing, large enough to be read from across the room."""

from __future__ import annotations

import segno
from flask import Blueprint, render_template, request, url_for
from markupsafe import Markup

from scorekeeper import store
from scorekeeper.web import hand, watching
from scorekeeper.web.database import db, sheet_at
from scorekeeper.web.frame import frame

pages = Blueprint("board", __name__)
NIGHT = {"dark": "screen", "light": "not all"}  # where the night's colours are for, as CSS says it


@pages.get("/g/<code>/board")
def board(code: str) -> str:
    """A page for a tablet or a television; `?theme=dark` forces its colours."""
    stored = sheet_at(code)
    sheet, current = stored.log.sheet, stored.log.sheet.current
    asked = hand.asked(sheet, current, None) if current else None
    address = url_for("play.now", code=code, _external=True)
    return render_template(
        "board.html",
        hand=current,
        rows={row.side: row for row in watching.rows(sheet, current)} if current else {},
        meter=hand.meter(sheet.game, current) if current and "bid" in sheet.game.fields else (),
        waits=watching.waits(sheet, asked),
        left=watching.left(current) if current else None,
        chart=watching.drawn(sheet, 358, 334),
        qr=Markup(segno.make(address, micro=False).svg_inline(omitsize=True, border=2)),
        spoken=store.spoken_code(db(), stored.id) if current else "",
        night_for=NIGHT.get(request.args.get("theme", ""), ""),
        **frame(stored),
    )
