"""Questions that a player of Nagaraja may ask to be spared."""

from ludary.games.nagaraja.state import Phase
from ludary.kit import View, Windows


def topic(view: View) -> str:
    """Return the topic of the decision that the View's actor has, if one may let it pass."""
    if view.state.phase == Phase.WINDOW:
        return "cards"
    selected = (
        view.state.phase == Phase.CALL and view.state.players[view.state.actor].selected_count > 0
    )
    return "done" if selected and len(view.legal_ids()) == 1 else ""


TOPICS = {
    "cards": "whether I answer the opponent's card with an amulet",
    "done": "whether I have finished selecting when no other card fits",
}
WINDOWS = Windows(TOPICS, topic, "allow", {"done": "ready"})
