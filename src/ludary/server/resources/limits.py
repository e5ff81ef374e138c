"""Limits on what one person, address or table may take.

An operator changes them with `--limit NAME=VALUE`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from typing import Any

from ludary.server.errors import Refused
from ludary.server.metrics import REFUSED


def limit(value: int, about: str) -> Any:
    """Return the field of a limit: its default, and what it counts, in words that follow the
    number.
    """
    return field(default=value, metadata={"about": about})


@dataclass(frozen=True)
class ServerLimits:
    """The limits of one server process; 0 is no limit.

    An address is a network of IPv6 (/64) or one address of IPv4.
    """

    tables_person: int = limit(50, "waiting and running tables of one person")
    tables_address: int = limit(200, "waiting and running tables of one address")
    finished_address: int = limit(
        100_000_000,
        "bytes, roughly, of finished tables kept for the address that set them up; the oldest are"
        " deleted first",
    )
    tournaments_person: int = limit(10, "tournaments that one person sets up in a day")
    tournaments_address: int = limit(40, "tournaments that one address sets up in a day")
    listed_person: int = limit(3, "tables of one person in the lobby's list")
    listed_address: int = limit(6, "tables of one address in the lobby's list")
    people_hour: int = limit(200, "new players from one address in an hour")
    bytes_person: int = limit(
        4_000_000, "bytes of editions and Records that one person brings in a day"
    )
    bytes_address: int = limit(
        16_000_000, "bytes of editions and Records that come from one address in a day"
    )
    steps: int = limit(5_000, "steps of a Record")
    words_person: int = limit(20, "messages from one person in a minute")
    words_table: int = limit(400_000, "bytes of messages at one table in a day")
    reports_person: int = limit(10, "reports from one person in a day")
    reports_address: int = limit(30, "reports from one address in a day")
    streams_person: int = limit(30, "tables of others that one person watches at once")
    streams_address: int = limit(200, "streams that one address watches at once")
    streams_table: int = limit(500, "streams of spectators at one table")
    streams: int = limit(5_000, "streams of spectators in all")
    streams_seat: int = limit(10, "streams of one player at one table")
    streams_players_address: int = limit(200, "streams of one address to its players' own tables")
    streams_players: int = limit(3_000, "streams of players at their own tables in all")
    hints_person: int = limit(2, "hints that one person waits for")
    hints_address: int = limit(8, "hints that one address waits for")
    hints: int = limit(64, "hints in progress in all")
    lab_seconds: int = limit(120, "seconds of computing for one question to the lab; 0: an hour")
    connects_address: int = limit(
        20, "new connections from one address in a second, averaged over ten"
    )
    connections_address: int = limit(250, "connections from one address")
    connections: int = limit(
        0, "connections in all; 0: as many as the system allows open files, at most 10,000"
    )
    bodies_address: int = limit(8_000_000, "bytes of requests from one address held in memory")
    bodies: int = limit(64_000_000, "bytes of requests held in memory in all")
    alone: int = limit(
        1_000,
        "least milliseconds between actions where only bots play, over all such tables of"
        " one address",
    )
    alert_wait: int = limit(60_000, "milliseconds into a turn before its player is alerted")
    subscriptions_person: int = limit(
        10, "browsers in which one person is alerted; the oldest are dropped"
    )
    pushes_person: int = limit(200, "push messages to one person in a day, over all browsers")
    mails_person: int = limit(40, "emails about turns to one person in a day")
    mails: int = limit(2_000, "emails in all in a day")
    questions_person: int = limit(5, "emails in a day that ask for consent, for one person")
    questions_address: int = limit(
        20, "emails in a day that ask for consent, for all persons of one network address"
    )
    questions_mailbox: int = limit(2, "emails in a day that ask one mailbox for consent")
    news: int = limit(1_000, "log entries in one Snapshot")

    def check(self, name: str, taken: int) -> None:
        """Raise Refused for one more if so many are taken already."""
        value: int = getattr(self, name)
        if value and taken >= value:
            raise self.refusal(name)

    def refusal(self, name: str) -> Refused:
        """Return the refusal of more than a limit allows."""
        REFUSED.labels(name).inc()
        return Refused(
            f"Too much at once: at most {in_words(name, getattr(self, name))} here (limit {name}).",
            name,
            429,
        )


ABOUT = {one.name: str(one.metadata["about"]) for one in fields(ServerLimits)}


def in_words(name: str, value: int) -> str:
    return f"{value:,} {ABOUT[name].partition(';')[0]}"


def limits_of(texts: Iterable[str]) -> ServerLimits:
    """Return the limits with the changes `name=value`; ValueError lists the right names."""
    changed: dict[str, int] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in ABOUT:
            near = get_close_matches(name, ABOUT, 1)
            raise ValueError(
                f"--limit {text}: there is no limit"
                f" {name!r}{f', did you mean {near[0]!r}' if near else ''}; limits are"
                f" {', '.join(ABOUT)}"
            )
        if not value.isdecimal():
            raise ValueError(
                f"--limit {text}: should be {name}=N, a whole number, 0 for no limit"
                f" ({ABOUT[name]})"
            )
        changed[name] = int(value)
    return ServerLimits(**changed)


def limits_in_words() -> str:
    """Return all limits with their usual values, a line each."""
    return "\n".join(
        f"{one.name}={one.default}: {one.metadata['about']}" for one in fields(ServerLimits)
    )
