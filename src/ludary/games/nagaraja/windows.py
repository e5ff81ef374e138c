"""Questions that a player of Nagaraja may ask to be spared."""

from typing import Any

from ludary.core.windows import Windows
from ludary.games.nagaraja.state import Phase


def topic(s: Any) -> str:
    """Return the topic of the decision in the View's state `s`, if one may let it pass."""
    return "cards" if s.phase == Phase.WINDOW else ""


WINDOWS = Windows({"cards": "whether I answer the opponent's card with an amulet"}, topic, "allow")
