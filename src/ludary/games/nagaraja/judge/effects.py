"""The worth of the card that is being activated to its player, aimed as well as it can be from here
on.
"""

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import COLOURS, NAGA, RESULTS, Effect
from ludary.games.nagaraja.judge.temple import danger, relic_cursed, relic_points, worth_if
from ludary.games.nagaraja.rules.effects import applies_to
from ludary.games.nagaraja.rules.end import leader
from ludary.games.nagaraja.rules.exploration import empty_cells, placeable_cells
from ludary.games.nagaraja.rules.paths import NO_CHANGE, laid
from ludary.games.nagaraja.rules.piles import other
from ludary.games.nagaraja.state import SEATS, State, Temple
from ludary.games.nagaraja.temple import CELLS, NOWHERE, PLACES
from ludary.kit import rule
from ludary.kit.grid import bits_in

NAGA_WORTH = 0.9  # fate points that a naga stands for
CARD = 0.55  # victory points that a card in hand stands for
LOOK = 0.25  # that a peek does, at a relic that one does not know
BLOCKED, IN_THE_WAY = 0.6, 1.2  # that the trap does, and more where a room could have been placed
DECIDED = 100.0  # of a game that ends
NOTHING = -1000.0


@rule
def mean_of(box: Box, colour: int) -> float:
    """Fate points that a stick of this colour can be expected to show, nagas counted."""
    total = 0.0
    for result in range(RESULTS):
        total += box.sticks[colour].sides[result] * shown(result)
    return total / 4.0


@rule
def shown(result: int) -> float:
    return NAGA_WORTH if result == NAGA else float(result)


@rule
def fate_gain(box: Box, s: State) -> float:
    """Fate points by which the pending card will better its player's lead."""
    card = box.cards[s.activated]
    effect = card.effect
    if effect == Effect.POINTS:
        return float(card.amount)
    if effect != Effect.BREAK and effect != Effect.RETHROW:
        return 0.0
    gain, best, lying = 0.0, 0.0, s.players[other(s.activator)].sticks
    for colour in range(COLOURS):
        for result in range(RESULTS):
            loss = shown(result) - (mean_of(box, colour) if effect == Effect.RETHROW else 0.0)
            gain += s.aimed_sticks[colour, result] * loss
            if lying[colour, result] > s.aimed_sticks[colour, result]:
                best = max(best, loss)
    return gain + best * max(0, card.amount - s.aimed)


@rule
def pending_gain(box: Box, s: State) -> float:
    """Victory points' worth that the pending card will bring, the cards drawn besides included."""
    return gain_by_effect(box, s) + CARD * box.cards[s.activated].draws


@rule
def gain_by_effect(box: Box, s: State) -> float:
    card = box.cards[s.activated]
    effect = card.effect
    if effect == Effect.DRAW or effect == Effect.LOSE or effect == Effect.RETRIEVE:
        return CARD * (card.amount + (effect == Effect.RETRIEVE))
    if effect == Effect.PEEK:
        return LOOK * relics_learned(box, s, card.amount)
    if effect == Effect.TRAP:
        return trap_gain(box, s)
    best = NOTHING
    for temple in range(SEATS):
        if applies_to(box, s.activated, s.activator, temple) and (
            s.aimed == 0 or s.aim_temple == temple
        ):
            best = max(best, gain_in(box, s, effect, temple))
    return 0.0 if best == NOTHING else best


@rule
def relics_learned(box: Box, s: State, amount: int) -> int:
    """Hidden relics that so many peeks show the activator for the first time, at most: those aimed
    at, and any others.
    """
    news = 0
    for temple in range(SEATS):
        if applies_to(box, s.activated, s.activator, temple):
            news += bits_in(unknown_relics(s.temples[temple], s.activator))
    wasted = int(s.aimed > 0 and knows(s, s.aim_temple, s.aim)) + int(
        s.aimed > 1 and knows(s, s.aim_temple_2, s.aim_2)
    )
    return min(amount - wasted, news)


@rule
def unknown_relics(temple: Temple, seat: int) -> int:
    """The places of relics that a seat does not know, as bits."""
    places = 0
    for place in range(PLACES):
        places |= int(temple.up[place] == 0 and (temple.seen[place] >> seat) & 1 == 0) << place
    return places


@rule
def knows(s: State, temple: int, place: int) -> bool:
    """Tell whether the activator knows the relic."""
    return (unknown_relics(s.temples[temple], s.activator) >> place) & 1 == 0


@rule
def trap_gain(box: Box, s: State) -> float:
    """The trap hinders most where the next room could have gone; as the ninth tile it decides the
    game.
    """
    if box.trap_counts and s.temples[other(s.activator)].room_count + 1 >= box.last_room:
        return DECIDED if leader(box, s, other(s.activator)) == s.activator else -DECIDED
    cells = placeable_cells(s, other(s.activator))
    if s.aimed > 0:
        return BLOCKED + (IN_THE_WAY if (cells >> s.aim) & 1 else 0.0)
    return BLOCKED + IN_THE_WAY


@rule
def gain_in(box: Box, s: State, effect: int, temple: int) -> float:
    """The best that an effect on rooms or relics can do in a temple, for the activator."""
    best, sign = NOTHING, 1.0 if temple == s.activator else -1.0
    now = worth_if(box, s, temple, NO_CHANGE, NO_CHANGE)
    for one in range(CELLS):
        if s.aimed > 0 and one != s.aim:
            continue
        if effect == Effect.SWAP_RELICS:
            best = max(best, best_relic_swap(box, s, temple, one, sign))
        elif s.temples[temple].rooms[one] != 0 and effect == Effect.PIVOT:
            best = max(best, best_pivot(box, s, temple, one, sign, now))
        elif s.temples[temple].rooms[one] != 0 and effect != Effect.POINTS:
            best = max(best, best_exchange(box, s, effect, temple, one, sign, now))
    return best


@rule
def best_relic_swap(box: Box, s: State, seat: int, one: int, sign: float) -> float:
    """Only swapping a relic that lies up with one that does not changes anything."""
    temple, best = s.temples[seat], NOTHING
    for two in range(PLACES):
        if two == one or (s.aimed > 1 and two != s.aim_2):
            continue
        gain = 0.0
        if temple.up[one] != temple.up[two]:
            shown, hidden = (one, two) if temple.up[one] else (two, one)
            cursed = (
                temple.cursed + relic_cursed(box, temple, hidden) - relic_cursed(box, temple, shown)
            )
            gain = relic_points(box, temple, hidden) - relic_points(box, temple, shown)
            gain += danger(box, float(temple.cursed)) - danger(box, cursed)
        best = max(best, sign * gain)
    return best


@rule
def best_pivot(box: Box, s: State, seat: int, cell: int, sign: float, now: float) -> float:
    temple, best = s.temples[seat], NOTHING
    for turn in range(box.rooms[temple.rooms[cell]].turns):
        if turn != temple.turns[cell] and (s.aim_turn == NOWHERE or s.aim_turn == turn):
            best = max(
                best,
                sign
                * (worth_if(box, s, seat, laid(cell, temple.rooms[cell], turn), NO_CHANGE) - now),
            )
    return best


@rule
def best_exchange(
    box: Box, s: State, effect: int, seat: int, one: int, sign: float, now: float
) -> float:
    """A room that moves to an empty cell, or changes places with another."""
    temple, best, empty = s.temples[seat], NOTHING, empty_cells(s, seat)
    for two in range(CELLS):
        is_target = (
            (empty >> two) & 1 if effect == Effect.MOVE else temple.rooms[two] != 0 and two != one
        )
        if is_target and (s.aimed < 2 or s.aim_2 == two):
            here = laid(one, temple.rooms[two], temple.turns[two])
            there = laid(two, temple.rooms[one], temple.turns[one])
            best = max(best, sign * (worth_if(box, s, seat, here, there) - now))
    return best
