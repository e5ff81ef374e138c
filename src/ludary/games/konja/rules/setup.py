"""SET-UP: tokens, cards and starting relics."""

from ludary.games.konja import events as tell
from ludary.games.konja.box import Box
from ludary.games.konja.cards import NO_CARD, RELICS, SPELLS, STEPS
from ludary.games.konja.options import CHOOSE
from ludary.games.konja.pieces import CLOUDS, NOWHERE, Token
from ludary.games.konja.rules.decks import offer_relic, receive_relic, refill_hand
from ludary.games.konja.rules.dice import clear_dice
from ludary.games.konja.rules.turn import begin_turn
from ludary.games.konja.state import SEATS, Phase, State
from ludary.kit import NOBODY, roll, rule


@rule
def setup(box: Box, s: State, seats: int) -> None:
    """Lay everything out, up to the first player's first decision."""
    use_nothing(s)
    clear_dice(s)
    build_piles(box, s)
    s.first = box.begins - 1 if box.begins > 0 else roll(s, SEATS) - 1  # the last to visit a desert
    s.active = s.first
    tell.begins(s, s.first)
    s.offerings[:] = NO_CARD
    for place in range(box.offerings):
        offer_relic(s, place)
    for seat in range(SEATS):
        equip(box, s, seat)
    choose_starters(box, s)


@rule
def use_nothing(s: State) -> None:
    s.spirit = NOBODY
    s.ancestor = NOWHERE
    s.relic = NO_CARD
    s.place = NOWHERE
    s.spell = NO_CARD
    s.step = STEPS


@rule
def build_piles(box: Box, s: State) -> None:
    for pile in range(CLOUDS):
        s.clouds[pile] = box.supply[pile]
    for card in range(RELICS):
        s.relic_deck[card] = box.relics[card].copies
    for card in range(SPELLS):
        s.spell_deck[card] = box.spells[card].copies


@rule
def equip(box: Box, s: State, seat: int) -> None:
    """Each player begins with tokens, spells, and the relics of a starting set if it is settled
    which.
    """
    own = s.wizards[seat]
    own.tokens[Token.GOLD] = box.gold
    own.tokens[Token.MAGICK] = box.magick
    own.tokens[Token.POWER] = box.power
    own.relics[:] = NO_CARD
    refill_hand(box, s, seat)
    if starter_of(box, seat) != CHOOSE:
        start_with(box, s, seat, starter_of(box, seat))


@rule
def starter_of(box: Box, seat: int) -> int:
    return box.starter_1 if seat == 0 else box.starter_2


@rule
def start_with(box: Box, s: State, seat: int, which: int) -> None:
    for card in range(RELICS):
        if box.starters[which, card]:
            receive_relic(s.wizards[seat], card, 0)
    tell.starts_with(s, seat, box.choice[which])


@rule
def choose_starters(box: Box, s: State) -> None:
    """The next who has no relics yet chooses a set, beginning with the first player; then the first
    turn begins.
    """
    for turn in range(SEATS):
        seat = (s.first + turn) % SEATS
        if s.wizards[seat].relics[0] == NO_CARD:
            s.phase = Phase.STARTER
            s.actor = seat
            return
    begin_turn(box, s, s.first)


@rule
def begin_with(box: Box, s: State, card: int) -> None:
    start_with(box, s, s.actor, 0 if card == box.choice[0] else 1)
    choose_starters(box, s)
