"""ANCESTORS: an idol, the Favour for the active player, and the Blessing for both, the active
player first.

The Merchant and the Rain Ancestor have chapters of their own; here are the other three, and the
order of things.
"""

from ludary.games.konja import events as tell
from ludary.games.konja.box import Box
from ludary.games.konja.cards import NO_CARD, RELIC_PLACES
from ludary.games.konja.pieces import Ancestor
from ludary.games.konja.rules.bones import begin_bones
from ludary.games.konja.rules.decks import discard_spell, place_of_relic, refill_hand
from ludary.games.konja.rules.merchant import can_trade, open_market
from ludary.games.konja.rules.rain import can_summon, can_upgrade, open_skies
from ludary.games.konja.rules.tokens import gain
from ludary.games.konja.state import SEATS, Phase, State
from ludary.kit import NOBODY, rule

# By ancestor: what the Favour asks; the Spirit Ancestor's asks nothing
FAVOURS = tuple(
    int(phase) for phase in (Phase.BONES, Phase.RESOURCE, Phase.DISCARD, Phase.SELL, Phase.UPGRADE)
)


@rule
def pray(box: Box, s: State, ancestor: int) -> None:
    """Place an idol and ask for the Favour; what needs no choice is done at once."""
    s.ancestor = ancestor
    s.idols[ancestor] = 1
    s.visits = 0
    tell.prays(s, s.active, ancestor)
    if ancestor == Ancestor.SPIRIT:
        take_spirit_token(s)
        untap_all(s)
        begin_bones(box, s)
    else:
        s.phase = FAVOURS[ancestor]
        if ancestor != Ancestor.RESOURCE:
            go_on(box, s)


@rule
def take_spirit_token(s: State) -> None:
    # SPIRIT ANCESTOR, Favour: even if another player has it
    s.spirit = s.active
    tell.takes_spirit(s, s.active)


@rule
def untap_all(s: State) -> None:
    # SPIRIT ANCESTOR, Blessing: each player untaps their relics
    for turn in range(SEATS):
        seat = (s.active + turn) % SEATS
        if has_tapped(s, seat):
            s.wizards[seat].tapped[:] = 0
            tell.untaps(s, seat, NO_CARD)


@rule
def has_tapped(s: State, seat: int) -> bool:
    tapped = 0
    for place in range(RELIC_PLACES):
        tapped |= int(s.wizards[seat].tapped[place])
    return tapped != 0


@rule
def can_use_spirit(s: State) -> bool:
    # SPIRIT ANCESTOR: the token untaps one relic at any time in its holder's own turn
    choosing = s.phase != Phase.STARTER and s.phase != Phase.EFFECT and s.phase != Phase.SURPLUS
    return choosing and s.spirit == s.actor and s.actor == s.active and has_tapped(s, s.actor)


@rule
def use_spirit(s: State, card: int) -> None:
    """The token goes back to its ancestor."""
    s.spirit = NOBODY
    tell.uses_spirit(s, s.actor)
    untap(s, s.actor, card)


@rule
def untap(s: State, seat: int, card: int) -> None:
    own = s.wizards[seat]
    own.tapped[place_of_relic(own, card, 1)] = 0
    tell.untaps(s, seat, card)


@rule
def name_token(box: Box, s: State, token: int) -> None:
    # RESOURCE ANCESTOR: the active player chooses, each player gains two
    tell.names(s, s.active, token)
    for turn in range(SEATS):
        gain(box, s, (s.active + turn) % SEATS, token, box.resource_gain)
    begin_bones(box, s)


@rule
def discard(s: State, card: int) -> None:
    # SPELL ANCESTOR, Favour: any number of spells
    discard_spell(s, s.actor, card)
    tell.discards(s, s.actor, card)


@rule
def go_on(box: Box, s: State) -> None:
    """After a step of a Favour or Blessing: stay if its player can do more, else on to the next
    player or part.
    """
    while not has_choice(box, s):
        next_part(box, s)


@rule
def has_choice(box: Box, s: State) -> bool:
    if s.phase == Phase.DISCARD:
        return s.wizards[s.actor].hand_count > 0
    if s.phase == Phase.SELL:
        return s.wizards[s.actor].relics[0] != NO_CARD
    if s.phase == Phase.MARKET:
        return can_trade(box, s)
    if s.phase == Phase.UPGRADE:
        return can_upgrade(box, s)
    return s.phase != Phase.CLOUD or can_summon(box, s)


@rule
def next_part(box: Box, s: State) -> None:
    """The Favour is followed by the active player's Blessing, that by the other's, and that by the
    roll.
    """
    if s.phase == Phase.DISCARD:
        refill_hand(box, s, s.actor)
        if s.actor == s.active and box.all_discard:
            s.actor = 1 - s.active
            return
        if not box.all_discard:
            refill_hand(box, s, 1 - s.active)
        begin_bones(box, s)
    elif s.phase == Phase.SELL:
        open_market(s, s.active)
    elif s.phase == Phase.UPGRADE:
        open_skies(s, s.active)
    elif s.actor != s.active:
        begin_bones(box, s)
    elif s.phase == Phase.MARKET:
        open_market(s, 1 - s.active)
    else:
        open_skies(s, 1 - s.active)
