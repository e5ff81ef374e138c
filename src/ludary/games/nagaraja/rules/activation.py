"""Activating a card: a naga is spent, the targets are named, the opponent may answer it with an
amulet, and only then it takes effect.

So nothing secret is seen, drawn or thrown before the opponent has let it happen.
"""

from ludary.games.nagaraja import events as tell
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import COLOURS, NAGA, NO_CARD, Effect, Power
from ludary.games.nagaraja.rules.confrontation import end_activation
from ludary.games.nagaraja.rules.effects import take_effect, targets_needed
from ludary.games.nagaraja.rules.finds import discard_amulet, draw_by_amulet, is_left
from ludary.games.nagaraja.rules.piles import cards_left, fetch, lay_open, look_through, other
from ludary.games.nagaraja.rules.sticks import nagas_of
from ludary.games.nagaraja.state import Phase, State
from ludary.games.nagaraja.temple import NOWHERE
from ludary.kit import rule


@rule
def activate(box: Box, s: State, card: int) -> None:
    """Step 2: the card goes face up before its player; a stick that shows a naga is discarded."""
    player = s.players[s.actor]
    s.activator = s.actor
    s.activated = card
    lay_open(s, player, card)
    player.hand_count -= 1
    player.played |= 1 << card
    tell.activates(s, s.actor, card)
    for colour in range(COLOURS):
        if player.sticks[colour, NAGA] == nagas_of(player):  # all nagas are of one colour
            spend(box, s, colour)
            return
    s.phase = Phase.SPEND


@rule
def spend(box: Box, s: State, colour: int) -> None:
    player = s.players[s.activator]
    player.sticks[colour, NAGA] -= 1
    tell.spends(s, s.activator, colour, nagas_of(player))
    s.aimed = 0
    take_aim(box, s)


@rule
def take_aim(box: Box, s: State) -> None:
    """The next target to name; after the last one the opponent may answer with an amulet, as far as
    all can see.
    """
    if s.aimed < targets_needed(box, s):
        s.phase = Phase.AIM
    elif box.cards[s.activated].effect == Effect.PIVOT and s.aim_turn == NOWHERE:
        s.phase = Phase.PIVOT
    elif could_answer(box, s, other(s.activator)):
        s.actor = other(s.activator)
        s.phase = Phase.WINDOW
    else:
        carry_out(box, s)


@rule
def could_answer(box: Box, s: State, seat: int) -> bool:
    """Tell whether, as far as all can see, the player might hold an amulet to answer with: one that
    undoes, or one that draws a card.
    """
    if s.players[seat].held_count == 0:
        return False
    return is_left(box, s, Power.UNDO) or (is_left(box, s, Power.DRAW) and cards_left(s) > 0)


@rule
def draw_in_answer(box: Box, s: State) -> None:
    """Amulet effects: a card for an amulet before the opponent's card takes effect, which it does
    once no amulet could follow.
    """
    draw_by_amulet(box, s)
    if not could_answer(box, s, s.actor):
        carry_out(box, s)


@rule
def aim_at(box: Box, s: State, temple: int, at: int) -> None:
    """Name a place or a cell."""
    if s.aimed == 0:
        s.aim_temple = temple
        s.aim = at
    else:
        s.aim_temple_2 = temple
        s.aim_2 = at
    s.aimed += 1
    take_aim(box, s)


@rule
def aim_at_stick(box: Box, s: State, colour: int, result: int) -> None:
    tell.aims_stick(s, s.activator, colour, result)
    s.aimed_sticks[colour, result] += 1
    s.aimed += 1
    take_aim(box, s)


@rule
def aim_turn(box: Box, s: State, turn: int) -> None:
    """Choose the way in which the pivoted room shall lie."""
    s.aim_turn = turn
    take_aim(box, s)


@rule
def undo(box: Box, s: State) -> None:
    """Amulet effects: card and naga are lost."""
    discard_amulet(box, s, s.actor, Power.UNDO)
    tell.undoes(s, s.actor, s.activated)
    close(box, s)


@rule
def allow(box: Box, s: State) -> None:
    tell.allows(s, s.actor)
    carry_out(box, s)


@rule
def carry_out(box: Box, s: State) -> None:
    s.actor = s.activator
    if (
        box.cards[s.activated].effect == Effect.RETRIEVE and s.discard_count > 0
    ):  # else it was shuffled in the meantime
        look_through(s, s.activator)
        s.phase = Phase.RETRIEVE
        return
    take_effect(box, s)
    close(box, s)


@rule
def retrieve(box: Box, s: State, card: int) -> None:
    """Card effects: any card of the discard pile, which is looked through only now."""
    fetch(s, s.activator, card)
    close(box, s)


@rule
def close(box: Box, s: State) -> None:
    """Forget the targets, and go on unless the game is over."""
    s.aim_temple = NOWHERE
    s.aim = NOWHERE
    s.aim_temple_2 = NOWHERE
    s.aim_2 = NOWHERE
    s.aim_turn = NOWHERE
    s.aimed = 0
    s.aimed_sticks[:] = 0
    if s.phase == Phase.OVER:
        s.activated = NO_CARD
    else:
        end_activation(box, s)
