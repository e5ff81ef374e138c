"""Order of play: whose turn it is, how many actions it has, and how the game ends."""

from ludary.games.koa import events as tell
from ludary.games.koa.box import RESCUE_NO, Box
from ludary.games.koa.rules.blocked import is_blocked, rescue
from ludary.games.koa.rules.clans import is_shared, seat_of
from ludary.games.koa.rules.end import end_game
from ludary.games.koa.rules.targets import find_targets
from ludary.games.koa.state import Phase, State
from ludary.games.koa.tiles import CLANS
from ludary.kit import NOBODY, rule
from ludary.kit.grid import is_empty


@rule
def begin_turn(box: Box, s: State, place: int) -> None:
    """The turn of the clan at this place in the order of play; first somebody may have to choose
    how a blocked camp is freed.
    """
    clan = s.order[place]
    s.place = place
    s.clan = clan
    s.turns += 1
    s.used = 0
    s.allowance = s.clans[clan].level
    s.phase = Phase.TURN
    if is_shared(s, clan):
        s.steward = s.first if s.steward == NOBODY else next_seat(s, s.steward)
    s.actor = seat_of(s, clan)
    tell.turn(s, clan, s.actor, s.allowance)
    if box.rescue != RESCUE_NO and (s.votes >> clan) & 1 == 0 and is_blocked(box, s, clan):
        rescue(box, s, clan)


@rule
def next_seat(s: State, seat: int) -> int:
    """Clockwise: the next of the players, in the order of their camps."""
    place = 0
    while s.order[place] != seat:
        place += 1
    place = (place + 1) % CLANS
    if is_shared(s, s.order[place]):
        place = (place + 1) % CLANS
    return s.order[place]


@rule
def count_action(box: Box, s: State) -> None:
    """An action is done: ACTIONS, a level reached by the last one may be used at once."""
    own = s.clans[s.clan]
    s.phase = Phase.TURN
    s.used += 1
    s.passed = 0
    rises, falls = own.level > s.allowance, own.level < s.allowance
    if (rises and box.rises_at_once) or (falls and box.falls_at_once):
        s.allowance = own.level


@rule
def go_on(box: Box, s: State) -> None:
    """Go on to the next decision: another action of this turn, or the first of the next clan that
    can do anything.
    """
    while s.phase == Phase.TURN:
        if s.used < s.allowance:
            find_targets(box, s, is_shared(s, s.clan))
            if can_act(s):
                return
        end_turn(box, s)


@rule
def can_act(s: State) -> bool:
    return s.asks == 1 or not (is_empty(s.digs) and is_empty(s.claims) and is_empty(s.seizes))


@rule
def end_turn(box: Box, s: State) -> None:
    if s.used == 0:  # no action was legal
        s.passed += 1
        s.clans[s.clan].pawn = s.clans[s.clan].camp  # so that a pawn of few steps gets out again
        tell.passes(s, s.clan)
    if s.passed == CLANS:
        tell.stuck(s, s.clan)
        end_game(box, s)
    elif s.turns >= box.longest:
        tell.time(s, s.clan)
        end_game(box, s)
    else:
        begin_turn(box, s, (s.place + 1) % CLANS)
