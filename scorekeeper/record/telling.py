"""Events in English, as the log of a record keeps them."""

from __future__ import annotations

from typing import Any

from scorekeeper import words
from scorekeeper.log import Step, Wrote


def told(step: Step) -> dict[str, Any]:
    """What the event says; of a correction also the reason, and each value before and after."""
    event, names = (step.of or step).event, step.after.names
    said: dict[str, Any] = {"hand": event.hand} if isinstance(event, Wrote) else {}
    said["what"] = words.told(step).say(names)
    if details := [what.say(names) for what in words.details(step)]:
        said["details"] = details
    if replaced := [what.say(names) for what in words.replaced(step)]:
        said["was"] = replaced
    if changes := words.changes(step):
        said["changes"] = [{"now": now.say(names), "was": was.say(names)} for was, now in changes]
    if reason := words.reason(step.event):
        said["reason"] = reason.say(names)
    return said
