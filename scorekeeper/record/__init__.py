"""The game record: a scored game as one JSON object, read onto a log and written from one.

docs/game-record.md describes the format and its error codes.
"""

from scorekeeper.record.csv_writing import in_csv
from scorekeeper.record.files import found_in
from scorekeeper.record.found import Content, Found, content, moment, understood
from scorekeeper.record.reading import Reading, loads, read
from scorekeeper.record.report import errors, names, report
from scorekeeper.record.telling import told
from scorekeeper.record.writing import dumps, in_list, laid_out, write

__all__ = [
    "Content", "Found", "Reading", "content", "dumps", "errors", "found_in", "in_csv", "in_list",
    "laid_out", "loads", "moment", "names", "read", "report", "told", "understood", "write",
]  # fmt: skip
