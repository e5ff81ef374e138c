"""Narration: the events of a match, in paragraphs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ludary.core.play.presenting import lines_of
from ludary.core.state.events import sees

if TYPE_CHECKING:
    from ludary.core.play.match import Match


def narrate(match: Match, seat: int, since: int, end: int | None = None) -> list[str]:
    """Tell what `seat` (-1: a spectator) may know of the events from step `since` on, or up to
    `end`, in paragraphs.
    """
    events = [
        event
        for step in match.steps[since:end]
        for event in step.events
        if sees(event.known_to, seat)
    ]
    return list(joined(lines_of(match.game, events, match.players), match.players))


def joined(sentences: Sequence[str], names: Sequence[str]) -> Iterator[str]:
    """The sentences, those in a row that begin with the same player and a verb as one: `Ann draws
    an Orc; wins the fight.`
    """
    line, last = "", ("", "")
    for sentence in sentences:
        name = next((name for name in names if sentence.startswith(f"{name} ")), "")
        verb = sentence.removeprefix(f"{name} ").partition(" ")[0].rstrip(".:,") if name else ""
        acts = verb.endswith("s") and not verb.endswith(
            "'s"
        )  # in `Ann at the shrine is depleted` somebody else does
        if line and acts and name == last[0] and not verb == last[1] == "has":
            line = f"{line.removesuffix('.')}; {sentence.removeprefix(f'{name} ')}"
        else:
            if line:
                yield line
            line = sentence
        last = (name, verb) if acts else ("", "")
    if line:
        yield line
