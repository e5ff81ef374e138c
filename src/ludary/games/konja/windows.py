"""Questions that a player of Konja may ask to be spared."""

from typing import Any

from ludary.core.windows import Windows
from ludary.games.konja.state import Phase


def topic(s: Any) -> str:
    """Return the topic of the decision in the View's state `s`, if one may let it pass."""
    return "roll" if s.phase == Phase.ATTACK else ""


WINDOWS = Windows({"roll": "whether I attack the opponent's roll"}, topic, "done")
