"""Shortlist for bots, without what changes nothing: peeks at relics that they know, and swaps of
two relics that nobody has ever seen.
"""

from ludary.games.nagaraja.actions import ACTIONS, legal
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import Effect
from ludary.games.nagaraja.rules.effects import applies_to
from ludary.games.nagaraja.state import SEATS, Phase, State
from ludary.games.nagaraja.temple import PLACES
from ludary.games.nagaraja.verbs import Verb
from ludary.kit import Row, rule

VERB, ARGS = ACTIONS.verb, ACTIONS.args


@rule
def shortlist(box: Box, s: State, out: Row) -> int:
    """The legal actions without those that change nothing; all of them, if all are such."""
    count = legal(box, s, out)
    if s.phase != Phase.AIM and s.phase != Phase.CONFRONT:
        return count
    left = 0
    for k in range(count):
        left += int(tells(box, s, out[k]))
    if left == 0 or left == count:
        return count
    left = 0
    for k in range(count):
        if tells(box, s, out[k]):
            out[left] = out[k]
            left += 1
    return left


@rule
def tells(box: Box, s: State, action: int) -> bool:
    """Tell whether an action may make a difference."""
    if VERB[action] == Verb.ACTIVATE:
        return has_use(box, s, ARGS[action, 0])
    if VERB[action] != Verb.RELIC:
        return True
    seen, place = s.temples[ARGS[action, 0]].seen, ARGS[action, 1]
    if box.cards[s.activated].effect == Effect.PEEK:
        return is_news(seen[place], s.activator)
    if s.aimed > 0:
        return seen[place] != 0 or seen[s.aim] != 0
    return box.cards[s.activated].effect != Effect.SWAP_RELICS or is_known(s, ARGS[action, 0])


@rule
def has_use(box: Box, s: State, card: int) -> bool:
    """Tell whether there is a relic that a card that peeks or swaps can make a difference with."""
    effect = box.cards[card].effect
    if effect != Effect.PEEK and effect != Effect.SWAP_RELICS:
        return True
    for temple in range(SEATS):
        use = is_known(s, temple) if effect == Effect.SWAP_RELICS else has_news(s, temple, s.actor)
        if use and applies_to(box, card, s.actor, temple):
            return True
    return False


@rule
def is_known(s: State, temple: int) -> bool:
    """Tell whether anybody knows a relic of a temple."""
    for place in range(PLACES):
        if s.temples[temple].seen[place] != 0:
            return True
    return False


@rule
def has_news(s: State, temple: int, seat: int) -> bool:
    """Tell whether a temple has a relic that a seat does not know."""
    for place in range(PLACES):
        if is_news(s.temples[temple].seen[place], seat):
            return True
    return False


@rule
def is_news(seen: int, seat: int) -> bool:
    """Tell whether a seat does not know a relic that those of `seen` know."""
    return int(seen) >> seat & 1 == 0
