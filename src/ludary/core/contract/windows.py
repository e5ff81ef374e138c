"""Windows: decisions at which a player merely may answer what another does, and can ask not to be
asked.

The rules ask everybody who may answer, so that nobody learns from a question what somebody holds. A
game whose rules ask often names the topics of such decisions; whoever does not want to be asked
about one lets the table pass in their place. Some moments matter so seldom that nobody is asked who
does not want to be: for these the game names its `quiet` topics.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Windows:
    """The topics that a game's players can be asked about, and the action that lets each be."""

    topics: Mapping[str, str]  # by name: "Do not ask me ..." goes on with these words
    topic: Callable[
        [Any], str
    ]  # (view): what the decision of the View's actor is about, "" if it is no window
    silence: str  # notation of the action that answers nothing
    answers: Mapping[str, str] = field(
        default_factory=dict
    )  # by topic: the notation of another action that lets it be
    quiet: frozenset[str] = (
        frozenset()
    )  # topics that nobody is asked about who has not said otherwise


NOTHING = "nothing"  # a topic of every game with windows
SAYS_NOTHING = "where I could only let it be"


def topics_of(windows: Windows | None) -> dict[str, str]:
    """All topics that the players of a game can choose, and how "Do not ask me ..." goes on."""
    return {**windows.topics, NOTHING: SAYS_NOTHING} if windows else {}


def quiet_at_first(windows: Windows | None) -> frozenset[str]:
    """The topics about which bots are not asked, and people until they say otherwise."""
    return windows.quiet if windows else frozenset()


def unasked_at_first(windows: Windows | None, alone: bool) -> frozenset[str]:
    """Return the topics for a person.

    Who plays `alone` is not asked where there is one answer; with others that would tell them.
    """
    return windows.quiet | {NOTHING} if windows and alone else quiet_at_first(windows)


def unknown_topics(windows: Windows | None, topics: Collection[str]) -> str:
    """Return a sentence on the names of topics that the game does not have, or ""."""
    known = topics_of(windows)
    wrong = [topic for topic in topics if topic not in known]
    if not wrong:
        return ""
    there = (
        f"topics are {', '.join(known)}" if known else "nobody is asked such things in this game"
    )
    return f"there is no topic {wrong[0]!r}: {there}"
