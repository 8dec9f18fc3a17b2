"""Events as JSON, and back."""

from __future__ import annotations

import json
from typing import Any

from scorekeeper.adjustments import Adjusted
from scorekeeper.changing import Described, Renamed
from scorekeeper.log import Begun, Ended, Event, Redid, Ruled, Undid, Wrote
from scorekeeper.seats import Seated, Way

KINDS: dict[str, type[Event]] = {
    kind.__name__.lower(): kind
    for kind in (Begun, Ruled, Wrote, Adjusted, Seated, Renamed, Described, Ended, Undid, Redid)
}


def dumps(event: Event) -> str:
    """The same event is always the same text."""
    body = {"kind": type(event).__name__.lower(), **vars(event)}
    if isinstance(event, Wrote):
        cells = sorted(event.cells.items(), key=repr)
        body["cells"] = [[name, place, value] for (name, place), value in cells]
    return json.dumps(body, sort_keys=True)


def loads(text: str) -> Event:
    body: dict[str, Any] = json.loads(text)
    kind = KINDS[body.pop("kind")]
    if kind is Wrote:
        body["cells"] = {(name, place): _value(value) for name, place, value in body["cells"]}
    if kind is Begun:
        body["players"] = tuple(body["players"])
    if kind is Seated:
        body["way"] = Way(body["way"])
    return kind(**body)


def _value(value: Any) -> Any:
    """JSON knows no tuples."""
    return tuple(value) if isinstance(value, list) else value
