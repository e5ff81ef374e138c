"""Questions that a player of Nagaraja may ask to be spared."""

from ludary.core.view import View
from ludary.core.windows import Windows
from ludary.games.nagaraja.state import Phase


def topic(view: View) -> str:
    """Return the topic of the decision that the View's actor has, if one may let it pass."""
    return "cards" if view.state.phase == Phase.WINDOW else ""


WINDOWS = Windows({"cards": "whether I answer the opponent's card with an amulet"}, topic, "allow")
