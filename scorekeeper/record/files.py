"""A file, whatever it holds: records as JSON, one or a list of them, or CSV."""

from __future__ import annotations

from scorekeeper.messages import Refused
from scorekeeper.record.csv_reading import from_csv
from scorekeeper.record.csv_rows import decoded
from scorekeeper.record.found import Found, understood
from scorekeeper.record.reading import loads


def found_in(content: bytes) -> list[Found]:
    """Every record of the file; a file that is none of these is one refused record."""
    try:
        return _json(content) if _looks_like_json(content) else from_csv(decoded(content))
    except Refused as refused:
        return [understood(refused)]


def _looks_like_json(content: bytes) -> bool:
    """JSON may come in any of its encodings, each of which begins with a sign of ASCII."""
    return content.lstrip(b"\xef\xbb\xbf\xff\xfe\0 \t\r\n")[:1] in (b"{", b"[")


def _json(content: bytes) -> list[Found]:
    loaded = loads(content)
    return [understood(one) for one in (loaded if isinstance(loaded, list) else [loaded])]
