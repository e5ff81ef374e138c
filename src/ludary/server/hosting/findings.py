"""Findings of the checks, and the plan of a server that they look at."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ludary.server.settings import Settings


class Grade(StrEnum):
    """The judgement of a finding."""

    RIGHT = "right"
    DOUBTFUL = "doubtful"  # the server works, and something may be wanted otherwise
    WRONG = "wrong"  # the server does not start, or does not work


RIGHT, DOUBTFUL, WRONG = Grade


@dataclass(frozen=True)
class Finding:
    """A line of the answer: how something is, and what would be right."""

    grade: Grade
    what: str
    words: str


@dataclass(frozen=True)
class Plan:
    """A server that could be started: its settings, and where it would listen."""

    settings: Settings
    host: str
    port: int
    any_port: bool  # whether the next free port will do
    workers: int = 1
