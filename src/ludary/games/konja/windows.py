"""Questions that a player of Konja may ask to be spared."""

from ludary.games.konja.state import Phase
from ludary.kit import View, Windows


def topic(view: View) -> str:
    """Return the topic of the decision that the View's actor has, if one may let it pass."""
    return "roll" if view.state.phase == Phase.ATTACK else ""


WINDOWS = Windows({"roll": "whether I attack the opponent's roll"}, topic, "done")
