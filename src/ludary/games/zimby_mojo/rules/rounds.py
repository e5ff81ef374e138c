"""The parts of a round, and the players' turns.

`next_part` is called when nothing is left to do: it begins the next turn of this part, or else the
next part. What belongs to one turn only (mojo of eaten zimbies, swollen mist, gains of brutality,
the Crown's luck) ends in `close_turn`.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import Duty, Entry, Window
from ludary.games.zimby_mojo.rules.agenda import after, ask, over, pop, push, top
from ludary.games.zimby_mojo.rules.end import end_at_limit
from ludary.games.zimby_mojo.rules.npc.king import begin_kings_turn
from ludary.games.zimby_mojo.rules.npc.thugs import begin_thugs_turn
from ludary.games.zimby_mojo.rules.npc.zombies import begin_shambling
from ludary.games.zimby_mojo.rules.obstacles import forget_luck
from ludary.games.zimby_mojo.rules.payment import mojo_of
from ludary.games.zimby_mojo.rules.refresh import refresh
from ludary.games.zimby_mojo.rules.turn import owes_attack
from ludary.games.zimby_mojo.rules.windows import open_window
from ludary.games.zimby_mojo.rules.wrap_up import choose_first_mover, wrap_up
from ludary.games.zimby_mojo.state import Part, Phase, State
from ludary.kit import rule


@rule
def next_part(box: Box, s: State) -> None:
    """Sequence of events: refresh, King, players, thugs, zombies, wrap-up; the first round begins
    with the players.
    """
    part = s.part
    if part == Part.PLAYERS:
        next_turn(box, s)
    elif part == Part.KING:
        close_turn(s)
        begin_players(s)
    elif part == Part.THUGS:
        close_turn(s)
        s.part = Part.ZOMBIES
        open_window(s, Window.ROUND_END)
        begin_shambling(box, s)
        if top(s).duty == Duty.SHAMBLE:
            open_window(s, Window.SHAMBLING)
    elif part == Part.ZOMBIES:
        close_turn(s)
        s.part = Part.WRAP_UP
        wrap_up(box, s)
    elif part == Part.WRAP_UP:
        end_round(box, s)
    else:
        next_entry(s)


@rule
def next_entry(s: State) -> None:
    """The players choose entry points in turn from the first mover; then the first round begins."""
    seat = s.first
    for _ in range(s.seats):
        if s.shamans[seat].entry == NOWHERE:
            ask(s, seat, Phase.ENTRY)
            return
        seat = after(s, seat)
    begin_round(s)
    begin_players(s)


@rule
def begin_round(s: State) -> None:
    s.rounds += 1
    tell.round(s, NOWHERE, s.rounds)


@rule
def begin_players(s: State) -> None:
    s.part = Part.PLAYERS
    s.turns = 0


@rule
def next_turn(box: Box, s: State) -> None:
    """The players' turns go clockwise from the first mover; after the last one the thugs get
    theirs.
    """
    if s.turns < s.seats:
        s.turns += 1
        begin_turn(s, (s.first + s.turns - 1) % s.seats)
    else:
        s.part = Part.THUGS
        begin_thugs_turn(box, s)
        open_window(s, Window.THUGS_TURN)


@rule
def begin_turn(s: State, seat: int) -> None:
    """One attack per turn, so many spawns, one zombie: all is counted anew."""
    shaman = s.shamans[seat]
    shaman.spawned = 0
    shaman.raised = 0
    for creature in range(s.creature_count):
        s.creatures[creature].attacked = 0
    s.turn_of = seat
    tell.turn(s, seat)
    push(s, Duty.TURN, NOWHERE, seat)
    open_window(s, Window.PLAYERS_TURN, NOWHERE, seat)


@rule
def do_turn(box: Box, s: State, turn: Entry) -> None:
    """The turn goes on: with the creature that has just been chosen, or else with anything."""
    if s.chosen != NOWHERE:
        ask(s, turn.seat, Phase.CREATURE)
    elif is_spent(box, s, turn.seat):
        end_turn(s, turn.seat)
    else:
        ask(s, turn.seat, Phase.TURN)


@rule
def is_spent(box: Box, s: State, seat: int) -> bool:
    """The other reading of a turn's end: its player has run out of mojo, and owes no attack."""
    return box.broke_ends != 0 and mojo_of(s, seat) == 0 and not owes_attack(box, s, seat)  # B2


@rule
def end_turn(s: State, seat: int) -> None:
    """A player's turn ends when the player declares it over."""
    pop(s)
    push(s, Duty.END_TURN, NOWHERE, seat)


@rule
def do_end_turn(s: State) -> None:
    close_turn(s)
    s.turn_of = NOWHERE


@rule
def close_turn(s: State) -> None:
    """End everything that lasts until the end of a turn."""
    s.chosen = NOWHERE
    s.mist = NOWHERE
    s.dropped = 0
    for seat in range(s.seats):
        s.shamans[seat].pool = 0
        s.shamans[seat].declined = 0
    for creature in range(s.creature_count):
        s.creatures[creature].bonus = 0
    forget_luck(s)


@rule
def end_round(box: Box, s: State) -> None:
    """The first mover of the next round is settled; then refresh, and the King's turn."""
    if s.rounds == box.round_limit or s.rounds >= box.longest:
        end_at_limit(s)
        return
    choose_first_mover(s)
    begin_round(s)
    s.part = Part.REFRESH
    refresh(box, s)
    if not over(s):
        s.part = Part.KING
        begin_kings_turn(box, s)
