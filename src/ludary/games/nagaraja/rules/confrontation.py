"""Step 2, Confrontation: beginning with the guide the players use nagas in turn, until both have
passed; most fate points win.
"""

from ludary.games.nagaraja import events as tell
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import NO_CARD
from ludary.games.nagaraja.rules.exploration import begin_exploration
from ludary.games.nagaraja.rules.piles import discard_played, other
from ludary.games.nagaraja.rules.sticks import clear_sticks, fate_points, nagas_of
from ludary.games.nagaraja.state import SEATS, Phase, Player, State
from ludary.kit import rule

PASSES = SEATS  # in a row that end the step


@rule
def begin_confrontation(box: Box, s: State) -> None:
    s.passes = 0
    ask(box, s, s.guide)


@rule
def ask(box: Box, s: State, seat: int) -> None:
    """Whoever has no naga or no card passes; what all can see decides, so that nobody's hand is
    given away.
    """
    while s.passes < PASSES:
        if may_act(s.players[seat]):
            s.actor = seat
            s.phase = Phase.CONFRONT
            return
        s.passes += 1
        seat = other(seat)
    finish_confrontation(box, s)


@rule
def may_act(player: Player) -> bool:
    """An amulet, too, could bring a card to activate."""
    return nagas_of(player) > 0 and player.hand_count + player.held_count > 0


@rule
def pass_turn(box: Box, s: State) -> None:
    tell.passes(s, s.actor)
    s.passes += 1
    ask(box, s, other(s.actor))


@rule
def end_activation(box: Box, s: State) -> None:
    """The card has had its effect, or was undone: the other player may now use a naga."""
    s.activated = NO_CARD
    s.passes = 0
    ask(box, s, other(s.activator))


@rule
def finish_confrontation(box: Box, s: State) -> None:
    """The guide wins ties. The sticks go back, and the cards on the table are discarded unless the
    box says that they stay.
    """
    own, others = fate_points(box, s.players[s.guide]), fate_points(box, s.players[other(s.guide)])
    s.victor = s.guide if own >= others else other(s.guide)
    tell.compares(s, s.guide, own, others)
    tell.wins_tile(s, s.victor, s.tile, max(own, others), min(own, others))
    for seat in range(SEATS):
        clear_sticks(s.players[seat])
    if not box.played_stay:
        discard_played(s)
    begin_exploration(box, s)
