"""A player's choices: the table of actions, and which of them are legal."""

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import CARDS, COLOURS, NAGA, RESULTS, Effect, Power
from ludary.games.nagaraja.rules.call_of_fate import selectable
from ludary.games.nagaraja.rules.effects import can_activate
from ludary.games.nagaraja.rules.exploration import placeable_cells
from ludary.games.nagaraja.rules.finds import has_power
from ludary.games.nagaraja.rules.piles import cards_left
from ludary.games.nagaraja.rules.targets import (
    cell_targets,
    relic_targets,
    room_targets,
    stick_left,
)
from ludary.games.nagaraja.state import SEATS, Phase, State
from ludary.games.nagaraja.temple import CELLS, NOWHERE, PLACES, SIDES
from ludary.games.nagaraja.verbs import Verb
from ludary.kit import ActionSpace, Row, named, numbers, rule, seats
from ludary.kit.grid import lowest, write_bits

CARD = named("card", CARDS)
TEMPLE, PLACE, CELL = seats(SEATS), named("place", PLACES), named("cell", CELLS)

ACTIONS = ActionSpace(
    {
        Verb.SELECT: (("card", CARD),),
        Verb.READY: (),
        Verb.ACTIVATE: (("card", CARD),),
        Verb.PASS: (),
        Verb.RELIC: (("temple", TEMPLE), ("place", PLACE)),
        Verb.ROOM: (("temple", TEMPLE), ("cell", CELL)),
        Verb.STICK: (("colour", named("colour", COLOURS)), ("result", named("result", RESULTS))),
        Verb.CELL: (("cell", CELL),),
        Verb.TURN: (("turn", numbers(0, SIDES - 1)),),
        Verb.UNDO: (),
        Verb.ALLOW: (),
        Verb.DRAW: (),
        Verb.RETRIEVE: (("card", CARD),),
        Verb.GIVE: (("card", CARD),),
    }
)
FIRST = ACTIONS.first


@rule
def legal(box: Box, s: State, out: Row) -> int:
    """Write what the actor may do into `out`, ascending; returns how many."""
    phase = s.phase
    if phase == Phase.CALL:
        return selections(box, s, out)
    if phase == Phase.CONFRONT:
        return activations(box, s, out)
    if phase == Phase.AIM:
        return aims(box, s, out)
    if phase == Phase.TURN or phase == Phase.PIVOT:
        return turns(box, s, out)
    if phase == Phase.PLACE:
        return draw_amulet(box, s, out, write(out, 0, Verb.CELL, 0, placeable_cells(s, s.actor)))
    if phase == Phase.GIVE:
        return gifts(box, s, out)
    if phase == Phase.WINDOW:
        return answers(box, s, out)
    if phase == Phase.RETRIEVE:
        return write(out, 0, Verb.RETRIEVE, 0, s.discard)
    if phase == Phase.SPEND:
        return nagas(s, out)
    return 0


@rule
def selections(box: Box, s: State, out: Row) -> int:
    """List the selections: at least one card, if there is one."""
    player = s.players[s.actor]
    n = write(out, 0, Verb.SELECT, 0, selectable(box, player))
    n = offer(out, n, Verb.READY, player.selected_count > 0 or player.hand_count == 0)
    return draw_amulet(box, s, out, n)


@rule
def activations(box: Box, s: State, out: Row) -> int:
    n, cards = 0, s.players[s.actor].hand
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        out[n] = FIRST[Verb.ACTIVATE] + card
        n += int(can_activate(box, s, s.actor, card))
    n = offer(out, n, Verb.PASS, True)
    return draw_amulet(box, s, out, n)


@rule
def aims(box: Box, s: State, out: Row) -> int:
    n = 0
    for temple in range(SEATS):
        n = write(out, n, Verb.RELIC, temple * PLACES, relic_targets(box, s, temple))
    for temple in range(SEATS):
        n = write(out, n, Verb.ROOM, temple * CELLS, room_targets(box, s, temple))
    effect = box.cards[s.activated].effect
    if effect == Effect.RETHROW or effect == Effect.BREAK:
        for colour in range(COLOURS):
            for result in range(RESULTS):
                out[n] = FIRST[Verb.STICK] + colour * RESULTS + result
                n += int(stick_left(s, colour, result) > 0)
    return write(out, n, Verb.CELL, 0, cell_targets(box, s))


@rule
def nagas(s: State, out: Row) -> int:
    n = 0
    for colour in range(COLOURS):
        if s.players[s.actor].sticks[colour, NAGA] > 0:
            out[n] = FIRST[Verb.STICK] + colour * RESULTS + NAGA
            n += 1
    return n


@rule
def turns(box: Box, s: State, out: Row) -> int:
    """The ways of laying a room that differ; a pivot must change how it lies."""
    kind, now, n = s.tile, NOWHERE, 0
    if s.phase == Phase.PIVOT:
        kind = s.temples[s.aim_temple].rooms[s.aim]
        now = s.temples[s.aim_temple].turns[s.aim]
    for turn in range(box.rooms[kind].turns):
        out[n] = FIRST[Verb.TURN] + turn
        n += int(turn != now)
    return n


@rule
def answers(box: Box, s: State, out: Row) -> int:
    n = offer(out, 0, Verb.UNDO, has_power(box, s, s.actor, Power.UNDO))
    n = offer(out, n, Verb.ALLOW, True)
    return draw_amulet(box, s, out, n)


@rule
def gifts(box: Box, s: State, out: Row) -> int:
    n = offer(out, 0, Verb.DRAW, can_use_draw(box, s))
    return write(out, n, Verb.GIVE, 0, s.dealt)


@rule
def draw_amulet(box: Box, s: State, out: Row, n: int) -> int:
    """An amulet for a card, at any time of one's own."""
    return offer(out, n, Verb.DRAW, can_use_draw(box, s))


@rule
def can_use_draw(box: Box, s: State) -> bool:
    return (
        s.players[s.actor].held_count > 0
        and cards_left(s) > 0
        and has_power(box, s, s.actor, Power.DRAW)
    )


@rule
def offer(out: Row, n: int, verb: int, allowed: bool) -> int:
    """The verb, if it is allowed.

    It is written in either case: a branch would often be guessed wrong.
    """
    out[n] = FIRST[verb]
    return n + int(allowed)


@rule
def write(out: Row, n: int, verb: int, offset: int, bits: int) -> int:
    """The verb with each of the values that are set in `bits`, ascending."""
    return write_bits(bits, out, n, FIRST[verb] + offset)
