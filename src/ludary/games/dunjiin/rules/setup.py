"""Getting started and Character Creation."""

from ludary.games.dunjiin import events as tell
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import CARDS, FAIRY, NO_CARD
from ludary.games.dunjiin.rules.deck import bury, copies_in_play, turn_over
from ludary.games.dunjiin.rules.explore import keep
from ludary.games.dunjiin.rules.level import is_monster, update_level
from ludary.games.dunjiin.rules.payment import NOTHING
from ludary.games.dunjiin.rules.turn import begin_turn
from ludary.games.dunjiin.state import CHARACTER, FACE_DOWN, State
from ludary.kit import NOBODY, roll, rule


@rule
def setup(box: Box, s: State, seats: int) -> None:
    """Deal the Characters and begin the turn of the player to the dealer's left."""
    s.alive = seats
    s.facing = NOBODY
    s.purpose = NOTHING
    s.hand[:] = NO_CARD
    for place in range(FACE_DOWN):
        s.face_down[place].card = NO_CARD
    build_the_dunjiin(box, s)
    dealer = box.dealer - 1 if box.dealer > 0 else roll(s, seats) - 1
    tell.dealer(s, dealer)
    for seat in range(seats):
        hero = s.heroes[seat]
        hero.armor = box.armor
        hero.character[:] = NO_CARD
    first = (dealer + 1) % seats
    deal_characters(box, s, first)
    begin_turn(box, s, first)


@rule
def build_the_dunjiin(box: Box, s: State) -> None:
    # For Fast Play: one colour only, the chosen one or any
    if box.fast:
        s.half = box.half if box.half > 0 else roll(s, 2)
    s.deck_count = 0
    for card in range(CARDS):
        s.deck[card] = copies_in_play(box, s, card)
        s.deck_count += s.deck[card]


@rule
def deal_characters(box: Box, s: State, first: int) -> None:
    """One card each, round by round from the dealer's left, until everyone has three Monsters."""
    unfinished = s.seats
    while unfinished > 0:
        for turn in range(s.seats):
            seat = first + turn if first + turn < s.seats else first + turn - s.seats
            if s.heroes[seat].character[CHARACTER - 1] == NO_CARD:
                deal_card(s, seat)
                if s.heroes[seat].character[CHARACTER - 1] != NO_CARD:
                    update_level(box, s.heroes[seat])
                    unfinished -= 1


@rule
def deal_card(s: State, seat: int) -> None:
    hero = s.heroes[seat]
    card = turn_over(s)
    tell.dealt(s, seat, card)
    if is_monster(card):
        place = 0
        while hero.character[place] != NO_CARD:
            place += 1
        hero.character[place] = card
    elif card == FAIRY:
        bite(s, seat)
    else:
        keep(hero, card)


@rule
def bite(s: State, seat: int) -> None:
    # The Death Fairy (During Character Creation): 1 AP lost for each; nobody dies before the
    # adventure begins
    hero = s.heroes[seat]
    lost = min(1, hero.armor)
    hero.armor -= lost
    s.store += lost
    bury(s, FAIRY, 1)
    tell.bitten(s, seat, hero.armor, lost)
