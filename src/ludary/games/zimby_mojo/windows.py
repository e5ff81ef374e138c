"""The windows of Zimby Mojo: kinds of decisions that a player may ask not to be asked about, and those that bots are not asked."""

from typing import Any

from ludary.core.defaults import SETTLED
from ludary.core.rule import rule
from ludary.core.windows import Windows
from ludary.games.zimby_mojo.action_table import FIRST
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import Duty, Window
from ludary.games.zimby_mojo.rules.agenda import top
from ludary.games.zimby_mojo.rules.creatures import of_tribe
from ludary.games.zimby_mojo.rules.crown import can_drop
from ludary.games.zimby_mojo.rules.payment import mojo_of
from ludary.games.zimby_mojo.state import Kind, Phase, State
from ludary.games.zimby_mojo.verbs import Verb

TOPICS = {
    "crown-near": "whether I do anything when the Crown sets out for home or is near it",
    "crown-far": "whether I do anything at every other step of the Crown",
    "movers": "whether I stop a creature that comes by",
    "kings-turn": "whether I do anything before the King's turn",
    "players-turns": "whether I do anything before the turns of others, after refresh or after another's turn",
    "thugs-turn": "whether I do anything before the thugs' turn",
    "round-end": "whether I do anything before wrap-up",
    "scrolls": "whether I answer scrolls of others",
    "own-scrolls": "whether I answer my own scrolls",
    "fights": "whether I answer combat rolls and wounds that none of mine has to do with",
    "no-scrolls": "where I can use no scroll: whether I eat, open a seal or let the Crown go",
}
QUIET = frozenset({"crown-far", "kings-turn", "players-turns", "thugs-turn", "round-end", "no-scrolls", "own-scrolls", "fights"})
OPENINGS = {
    Window.MOVER: "movers",
    Window.KINGS_TURN: "kings-turn",
    Window.THUGS_TURN: "thugs-turn",
    Window.PLAYERS_TURN: "players-turns",
    Window.ROUND_END: "round-end",
    Window.CROWN_NEAR: "crown-near",
    Window.CROWN_FAR: "crown-far",
}
PASS = int(FIRST[Verb.PASS])


def topic(s: Any) -> str:
    """Name the kind of the decision in the View's state `s`; empty if one cannot let it pass."""
    if s.phase != Phase.ANSWER or s.agenda_count == 0:
        return ""
    entry = s.agenda[s.agenda_count - 1]
    if without_scrolls(s, s.actor):
        return "no-scrolls"
    if entry.duty == Duty.ANSWERS:
        return OPENINGS[Window(entry.reason)]
    if entry.duty == Duty.SCROLL:
        return "own-scrolls" if entry.seat == s.actor else "scrolls"
    return "" if has_part(s, entry.creature, s.actor) or has_part(s, entry.other, s.actor) else "fights"


@rule
def without_scrolls(s: State, seat: int) -> bool:
    """Tell whether all can see that the shaman has no scroll, or is asked only whether to let the Crown go."""
    return s.shamans[seat].hand_count == 0 or (mojo_of(s, seat) == 0 and can_drop(s, seat))


@rule
def unasked(box: Box, s: State) -> int:
    """Bots let pass what is about a quiet topic.

    Before the King's or the thugs' turn they would compare positions after it with positions before it, and use up scrolls to put it off.
    """
    if s.phase != Phase.ANSWER:
        return SETTLED
    entry, seat = top(s), s.actor
    if without_scrolls(s, seat):
        return PASS
    if entry.duty == Duty.ANSWERS:
        quiet = entry.reason != Window.MOVER and entry.reason != Window.CROWN_NEAR
    elif entry.duty == Duty.SCROLL:
        quiet = entry.seat == seat
    else:
        quiet = not has_part(s, entry.creature, seat) and not has_part(s, entry.other, seat)
    return PASS if quiet else SETTLED


@rule
def has_part(s: State, creature: int, seat: int) -> bool:
    """Tell whether it is the shaman's zombie, or a column with a zimby of theirs."""
    if creature == NOWHERE:
        return False
    c = s.creatures[creature]
    return c.owner == seat if c.kind == Kind.ZOMBIE else of_tribe(c, seat) > 0


WINDOWS = Windows(TOPICS, topic, "pass", QUIET)
