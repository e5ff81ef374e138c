"""Order of play: whose turn it is, Last Call, and death."""

from ludary.games.dunjiin import events as tell
from ludary.games.dunjiin.box import MOST_SEATS, Box
from ludary.games.dunjiin.cards import MAGIC, MONSTERS, NO_CARD, TREASURE, TREASURES
from ludary.games.dunjiin.rules.deck import bury
from ludary.games.dunjiin.rules.end import end_game
from ludary.games.dunjiin.state import CHARACTER, Phase, Shop, State
from ludary.kit import cards_in, rule
from ludary.kit.grid import lowest

LAST_PLAYERS = 2  # Shopping, note: Last Call when only 2 players remain


@rule
def begin_turn(box: Box, s: State, seat: int) -> None:
    hero = s.heroes[seat]
    hero.turns += 1
    s.active = seat
    s.actor = seat
    s.phase = Phase.TURN
    s.shopped = 0
    if not s.last_call and (all_at_top(box, s) or opens_with_last_call(box, s)):
        ring_last_call(box, s)
    s.may_shop = (
        hero.turns > 1 and hero.shop != Shop.CLOSED
    )  # everyone's first turn is for Exploring
    if s.may_shop and hero.shop == Shop.LAST_CALL and not box.last_call_waits:
        hero.shop = Shop.CLOSED
    tell.turn(s, seat)
    if s.deck_count <= box.low_dunjiin and cards_in(s.graveyard) > 0:
        tell.low(s, seat, s.deck_count)


@rule
def opens_with_last_call(box: Box, s: State) -> bool:
    # Shopping, note: in a game of two, only two players remain from its beginning, if it is read so
    return box.last_call_opens == 1 and s.alive == LAST_PLAYERS


@rule
def end_turn(box: Box, s: State) -> None:
    if s.alive == 1:
        end_game(box, s)
    else:
        begin_turn(box, s, next_alive(s, s.active))


@rule
def next_alive(s: State, seat: int) -> int:
    """The next living player clockwise."""
    alive = 0
    for other in range(MOST_SEATS):
        alive |= int((s.heroes[other].fell == 0) & (other < s.seats)) << other
    later = alive >> (int(seat) + 1) << (int(seat) + 1)
    return lowest(later if later != 0 else alive)


@rule
def all_at_top(box: Box, s: State) -> bool:
    below = False
    for seat in range(s.seats):
        hero = s.heroes[seat]
        below |= (hero.fell == 0) & (hero.level < box.advanced_level)
    return not below


@rule
def ring_last_call(box: Box, s: State) -> None:
    # Shopping, note: each player may shop one final time
    if s.last_call:
        return
    s.last_call = 1
    for seat in range(s.seats):
        s.heroes[seat].shop = Shop.LAST_CALL
    tell.last_call(s, s.active, s.alive, int(all_at_top(box, s)))


@rule
def hurt(box: Box, s: State, seat: int, damage: int) -> None:
    """Losing the game: Armor Points go to The Store; who is hit when naked is dead."""
    hero = s.heroes[seat]
    lost = min(damage, hero.armor)
    hero.armor -= lost
    s.store += lost
    if lost > 0:
        tell.hurt(s, seat, hero.armor, lost)
    if damage == lost:
        return
    if lost > 0 and not box.overkill:
        tell.spared(s, seat, lost, damage)
    else:
        tell.dies(s, seat, lost, damage)
        die(box, s, seat)


@rule
def die(box: Box, s: State, seat: int) -> None:
    hero = s.heroes[seat]
    s.alive -= 1
    hero.fell = s.seats - s.alive
    for place in range(CHARACTER):
        bury(s, hero.character[place], 1)
        hero.character[place] = NO_CARD
    for card in range(TREASURES):
        bury(s, TREASURE + card, hero.treasure[card])
        hero.treasure[card] = 0
    for card in range(MONSTERS):
        bury(s, card, hero.experience[card])
        hero.experience[card] = 0
    bury(s, MAGIC, hero.magic)
    hero.magic = 0
    hero.experience_count = 0
    hero.level = 0
    if s.alive == LAST_PLAYERS:
        ring_last_call(box, s)
