"""MERCHANT ANCESTOR: selling relics, replacing offerings, buying, and the limit of relics."""

from ludary.games.konja import events as tell
from ludary.games.konja.box import Box
from ludary.games.konja.cards import NO_CARD, OFFERINGS
from ludary.games.konja.pieces import Token
from ludary.games.konja.rules.decks import discard_relic, offer_relic, receive_relic, relics_of
from ludary.games.konja.rules.tokens import gain, has, pay
from ludary.games.konja.state import Phase, State
from ludary.kit import rule


@rule
def sell(box: Box, s: State, card: int) -> None:
    # Favour: discard relics for their exchange value
    discard_relic(s, s.actor, card)
    tell.sells(s, s.actor, card, box.relics[card].worth)
    gain(box, s, s.actor, Token.GOLD, box.relics[card].worth)


@rule
def open_market(s: State, seat: int) -> None:
    """The Blessing of this player begins."""
    s.phase = Phase.MARKET
    s.actor = seat
    s.visits = 0


@rule
def can_trade(box: Box, s: State) -> bool:
    for place in range(OFFERINGS):
        card = s.offerings[place]
        if card != NO_CARD and (can_replace(box, s) or can_buy(box, s, card)):
            return True
    return False


@rule
def can_replace(box: Box, s: State) -> bool:
    # Blessing: each may sacrifice one gold, once, to replace a relic of the offerings
    return s.visits < box.replacements and has(s, s.actor, Token.GOLD, box.replace_price)


@rule
def can_buy(box: Box, s: State, card: int) -> bool:
    return has(s, s.actor, Token.GOLD, box.relics[card].cost)


@rule
def offering_of(s: State, card: int) -> int:
    """The first place where this relic is on offer; OFFERINGS if nowhere."""
    place = 0
    while place < OFFERINGS and s.offerings[place] != card:
        place += 1
    return place


@rule
def replace(box: Box, s: State, card: int) -> None:
    pay(s, s.actor, Token.GOLD, box.replace_price)
    s.visits += 1
    s.relic_discard[card] += 1
    tell.replaces(s, s.actor, card)
    offer_relic(s, offering_of(s, card))


@rule
def buy(box: Box, s: State, card: int) -> None:
    """Returns to the Blessing only if the relics are not too many; buying ends it."""
    pay(s, s.actor, Token.GOLD, box.relics[card].cost)
    tell.buys(s, s.actor, card, box.relics[card].cost)
    receive_relic(s.wizards[s.actor], card, box.bought_tapped)
    offer_relic(s, offering_of(s, card))
    if relics_of(s.wizards[s.actor]) > box.relic_limit:
        s.phase = Phase.SURPLUS  # no more than four relics: one must be discarded at once


@rule
def drop(box: Box, s: State, card: int) -> None:
    discard_relic(s, s.actor, card)
    tell.drops(s, s.actor, card)
    if box.surplus_pays:
        gain(box, s, s.actor, Token.GOLD, box.relics[card].worth)
    s.phase = Phase.MARKET
