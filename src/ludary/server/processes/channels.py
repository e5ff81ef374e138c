"""Channels: the news of a commit, for other servers and processes. PostgreSQL sends it, or the writer of a SQLite file after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

ENTRIES = "ludary"  # the channel for new entries
PRESENCE = "ludary_presence"  # ... for presence
TOKENS = "ludary_tokens"  # ... for ended tokens
BANS = "ludary_bans"  # ... for changed bans
CHANNELS = (ENTRIES, PRESENCE, TOKENS, BANS)
MISSED = ""  # the channel of the one news that there was more


class News(NamedTuple):
    """A text on a channel."""

    channel: str
    text: str


def notify(connection: sa.Connection, channel: str, texts: Sequence[str]) -> None:
    """Tell the other servers, once this is committed."""
    if connection.dialect.name != "postgresql":
        connection.info.setdefault(ENTRIES, []).extend(News(channel, text) for text in texts)
    elif texts:
        connection.execute(sa.text(f"SELECT pg_notify('{channel}', :news)"), [{"news": text} for text in texts])


def taken(connection: sa.Connection) -> list[News]:
    """Return the news of a transaction, which nobody has sent yet, and forget it."""
    news: list[News] = connection.info.pop(ENTRIES, [])
    return news
