"""The windows of Zimby Mojo: kinds of decisions that a player may ask not to be asked about."""

from typing import Any

from ludary.core.windows import Windows
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import Duty, Window
from ludary.games.zimby_mojo.state import Kind, Phase
from ludary.games.zimby_mojo.text.creatures import tribes_of

TOPICS = {
    "movers": "whether I stop a creature that comes by",
    "kings-turn": "whether I do anything before the King's turn",
    "thugs-turn": "whether I do anything before the thugs' turn",
    "scrolls": "whether I answer scrolls of others",
    "own-scrolls": "whether I answer my own scrolls",
    "fights": "whether I answer combat rolls and wounds that none of mine has to do with",
}
OPENINGS = {Window.MOVER: "movers", Window.KINGS_TURN: "kings-turn", Window.THUGS_TURN: "thugs-turn"}


def topic(s: Any) -> str:
    """Name the kind of the decision in the View's state `s`; empty if one cannot let it pass."""
    if s.phase != Phase.ANSWER or s.agenda_count == 0:
        return ""
    entry = s.agenda[s.agenda_count - 1]
    if entry.duty == Duty.ANSWERS:
        return OPENINGS[Window(entry.reason)]
    if entry.duty == Duty.SCROLL:
        return "own-scrolls" if entry.seat == s.actor else "scrolls"
    return "" if any(_is_mine(s, creature) for creature in (entry.creature, entry.other)) else "fights"


def _is_mine(s: Any, creature: int) -> bool:
    """Tell whether the creature is the actor's zombie, or a column with a zimby of theirs."""
    if creature == NOWHERE:
        return False
    c = s.creatures[creature]
    return bool(c.owner == s.actor) if c.kind == Kind.ZOMBIE else s.actor in tribes_of(c)


WINDOWS = Windows(TOPICS, topic, "pass")
