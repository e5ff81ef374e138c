"""The consequences of a choice as the rules compute them: what comes of it until the seat that
makes it has its next turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from ludary.core.play.presenting import lines_of
from ludary.core.state.events import sees

if TYPE_CHECKING:
    from ludary.bots import Bot
    from ludary.core.play.match import Match

WORLDS = 100  # in which a choice is tried
PATIENCE = 80  # decisions until the seat's next turn
DIFFERENCE = (
    0.2  # of the share of worlds in which something happens, from which on it is worth telling
)
LEAST = 0.2  # change of a score that is worth telling
MOST_LINES = 3


@dataclass
class Consequences:
    """Consequences of a choice, in some worlds that fit what the seat knows."""

    words: str  # of the choice
    worlds: int = 0
    lines: Counter[str] = field(
        default_factory=Counter
    )  # of the log, as the seat is told it, by how many worlds have them
    itself: Counter[str] = field(
        default_factory=Counter
    )  # those among them that tell the choice itself
    gained: float = 0.0  # change of the seat's score, in all worlds together
    lead: float = 0.0  # the same, less the greatest change of another seat's score
    won: int = 0  # worlds in which the seat has won by then
    lost: int = 0

    def add(self, match: Match, seat: int, action: int, bot: Bot, rng: np.random.Generator) -> None:
        """Try the choice in one world, in which `bot` plays all seats on."""
        before, count, others = match.scores, len(match.steps), False
        match.step(action)
        for _ in range(PATIENCE):
            others = others or match.actor != seat
            if match.over or (others and match.actor == seat):
                break
            view = match.view(int(match.state.actor))
            match.step(bot(view, view.legal(), rng))
        self.itself.update(lines_told(match, seat, count, count + 1))
        self.lines.update(lines_told(match, seat, count, len(match.steps)))
        changes = [after - was for after, was in zip(match.scores, before, strict=True)]
        self.worlds += 1
        self.gained += changes[seat]
        self.lead += changes[seat] - max(
            (change for one, change in enumerate(changes) if one != seat), default=0.0
        )
        if match.over:
            self.won += match.returns[seat] == max(match.returns)
            self.lost += match.returns[seat] < max(match.returns)

    def share(self, line: str) -> float:
        return self.lines[line] / max(1, self.worlds)

    def is_choice(self, line: str) -> bool:
        """Tell whether a line only says what was chosen."""
        return self.itself[line] == self.worlds


def lines_told(match: Match, seat: int, since: int, end: int) -> set[str]:
    """Return the lines of some steps, as the seat is told them."""
    events = [
        event
        for step in match.steps[since:end]
        for event in step.events
        if sees(event.known_to, seat)
    ]
    return set(lines_of(match.game, events, match.players))


def consequences(
    match: Match, seat: int, action: int, bot: Bot, worlds: int = WORLDS
) -> Consequences:
    """Try a choice of `seat` in so many worlds."""
    view = match.view(seat)
    found = Consequences(match.game.action(action, view.state, view.names).words)
    rng = np.random.default_rng(1)
    for world in range(worlds):
        found.add(match.imagine(seat, world), seat, action, bot, rng)
    return found


def reasons(best: Consequences, others: Sequence[Consequences]) -> list[str]:
    """Return why the best choice is better than each of the others, in sentences: what happens by
    the seat's next turn.
    """
    return [sentence for other in others for sentence in [compared(best, other)] if sentence]


def compared(best: Consequences, other: Consequences) -> str:
    """Tell what comes of one choice, and how often the same comes of another; "" if nothing differs
    much.
    """
    lines = [
        line
        for line in {*best.lines, *other.lines}
        if not (best.is_choice(line) or other.is_choice(line))
    ]
    telling = sorted(lines, key=lambda line: (-abs(best.share(line) - other.share(line)), line))[
        :MOST_LINES
    ]
    parts = [
        f"{line.removesuffix('.')} ({best.lines[line]} of {best.worlds}, not {other.lines[line]})"
        for line in telling
        if abs(best.share(line) - other.share(line)) >= DIFFERENCE
    ]
    if (best.won, best.lost) != (other.won, other.lost):
        parts.append(
            f"the game is won in {best.won} and lost in {best.lost} of {best.worlds}, not"
            f" {other.won} and {other.lost}"
        )
    gains = best.gained / best.worlds, other.gained / other.worlds
    leads = best.lead / best.worlds, other.lead / other.worlds
    if abs(gains[0] - gains[1]) >= LEAST:
        parts.append(f"the score changes by {gains[0]:+.1f} on average, not {gains[1]:+.1f}")
    elif abs(leads[0] - leads[1]) >= LEAST:
        parts.append(
            f"the lead over the best rival changes by {leads[0]:+.1f} on average, not"
            f" {leads[1]:+.1f}"
        )
    return f"Instead of “{other.words}”: {'; '.join(parts)}." if parts else ""


__all__ = ["Consequences", "consequences", "reasons"]
