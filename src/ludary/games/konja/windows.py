"""Questions that a player of Konja may ask to be spared."""

from ludary.core.contract.windows import Windows
from ludary.core.play.view import View
from ludary.games.konja.state import Phase


def topic(view: View) -> str:
    """Return the topic of the decision that the View's actor has, if one may let it pass."""
    return "roll" if view.state.phase == Phase.ATTACK else ""


WINDOWS = Windows({"roll": "whether I attack the opponent's roll"}, topic, "done")
