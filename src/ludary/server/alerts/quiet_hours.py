"""Quiet hours: when a player does not want to be told, in the player's own time zone."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ludary.server.errors import Refused
from ludary.server.store.alerts import QuietTime

HOUR, DAY = 60, 24 * 60  # minutes


def quiet_time(begins: str, ends: str, zone: str) -> QuietTime | None:
    """Return the quiet hours between two times such as `22:00`; None if they are the same.

    Refused for an unknown zone.
    """
    if known_zone(zone) is None:
        raise Refused(
            f"zone {zone[:64]!r}: should be a time zone such as Europe/Berlin that this server"
            " knows.",
            "bad_zone",
        )
    first, last = minutes(begins), minutes(ends)
    return QuietTime(first, last, zone) if first != last else None


def minutes(time: str) -> int:
    """Return the minutes after midnight of a time such as `22:00`."""
    hour, _, minute = time.partition(":")
    return int(hour) * HOUR + int(minute)


def in_words(minute: int) -> str:
    return f"{minute // HOUR:02}:{minute % HOUR:02}"


def known_zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(quiet: QuietTime | None, now: int) -> int:
    """Return when the quiet hours end that it is now, in milliseconds; 0 if it is none of them, or
    the zone is not known here any more.
    """
    zone = known_zone(quiet.zone) if quiet else None
    if quiet is None or zone is None:
        return 0
    here = datetime.fromtimestamp(now / 1000, zone)
    minute = here.hour * HOUR + here.minute
    if (minute - quiet.begins) % DAY >= (quiet.ends - quiet.begins) % DAY:
        return 0
    day = here + timedelta(days=1 if minute >= quiet.ends else 0)
    end = day.replace(
        hour=quiet.ends // HOUR, minute=quiet.ends % HOUR, second=0, microsecond=0, fold=0
    )
    return max(int(end.timestamp() * 1000), now + 60_000)  # later where clocks are set back
