"""The game record: a scored game as one JSON object, read onto a log and written from one.

docs/game-record.md describes the format and its error codes.
"""

from scorekeeper.record.reading import Reading, loads, read
from scorekeeper.record.report import errors, names, report
from scorekeeper.record.telling import told
from scorekeeper.record.writing import write

__all__ = ["Reading", "errors", "loads", "names", "read", "report", "told", "write"]
