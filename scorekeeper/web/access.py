"""Who may do what on a sheet."""

from __future__ import annotations

from scorekeeper import store
from scorekeeper.store import Role, Stored
from scorekeeper.web.database import db
from scorekeeper.web.security import device


def role(stored: Stored) -> Role:
    """What the phone that asks is on this sheet."""
    return store.role_of(db(), stored.id, device())
