"""Channels: news of a commit for the other servers of the database, which PostgreSQL carries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

ENTRIES = "ludary"  # the channel for new entries
PRESENCE = "ludary_presence"  # ... for presence
TOKENS = "ludary_tokens"  # ... for ended tokens
BANS = "ludary_bans"  # ... for changed bans
CHANNELS = (ENTRIES, PRESENCE, TOKENS, BANS)


class News(NamedTuple):
    """A text on a channel."""

    channel: str
    text: str


def notify(connection: sa.Connection, channel: str, texts: Sequence[str]) -> None:
    """Tell the other servers, once this is committed."""
    if texts and connection.get_execution_options().get("is_shared"):
        connection.execute(
            sa.union_all(*(sa.select(sa.func.pg_notify(channel, text)) for text in texts))
        )
