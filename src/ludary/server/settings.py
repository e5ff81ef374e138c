"""What a server is told at its start."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path


def default_database() -> str:
    """A file in the user's own folder for data."""
    return f"sqlite:///{user_data_path('ludary') / 'tables.db'}"


@dataclass(frozen=True)
class Settings:
    """A server's settings."""

    database: str = ""  # URL; "" is `default_database()`
    own_games: tuple[Path, ...] = ()  # Python files with games of one's own
    public_url: str = ""  # under which players reach it; "" takes what the request says
    proxies: str = ""  # addresses of proxies whose X-Forwarded-... headers are believed
    secure: bool = False  # whether cookies are for HTTPS only
    editions: bool = True  # whether tables may have editions of their own
    rate: float = 20.0  # requests a second that one address may make on average; 0: as many as it likes
    largest: int = 400_000  # bytes of a request's body
    log_level: str = "info"
