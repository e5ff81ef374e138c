"""The value of a position: what the bot `greedy` goes by, and where `ismcts` stops a playout.

Each shaman has a prospect of winning, from 0 to 1: by what the King has still to fear (`king.py`),
or by how near the Crown is to which home (`crown.py`). What others have counts against a shaman,
less as long as the King lives: wards are opened together.
"""

from math import tanh
from typing import Any

from ludary.games.zimby_mojo.action_table import FIRST
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import ALL_CORNERS, NOWHERE, TRIBE_ZIMBIES
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.judge.crown import crowns_prospect
from ludary.games.zimby_mojo.judge.king import (
    gates,
    gates_wanted,
    impatience,
    kings_prospect,
    opening,
    opening_alone,
    openings,
    shut_out,
)
from ludary.games.zimby_mojo.judge.muster import muster
from ludary.games.zimby_mojo.judge.ways import mojo_ahead, mojo_now
from ludary.games.zimby_mojo.rules.agenda import on_stack, top
from ludary.games.zimby_mojo.rules.boards import tolls
from ludary.games.zimby_mojo.rules.movement.joining import refused_by
from ludary.games.zimby_mojo.rules.npc.zombies import zombies_of
from ludary.games.zimby_mojo.rules.payment import least_zimbies
from ludary.games.zimby_mojo.rules.scrolls.incantations import oldest
from ludary.games.zimby_mojo.state import Kind, Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import NOBODY, OPEN, SETTLED, rule

RIVALS = 0.3  # of the others' prospects while the King lives; 1 afterwards
IDLE = 0.7  # the cost of the King's life, for while he lives nobody can win
TIER, TIERS = (
    4,
    (0.07, 0.035, 0.012, 0.003),
)  # the worth of each zimby: of the first four, of the next four ...
ASTRAY = 0.2  # that no zimby carries the Crown
SOLO = 0.1  # how much less than even the solitaire game is
RECKLESS = 0.4  # of them in the solitaire game, whose library runs dry
# of the worth of zimbies once the King is dead: with several rivals who can pay for a long run wins
CHASE = 1.4
# of the worth of belongings does not count beside a certain win: they are then spent for it, or
# against it
ALL_IN = 0.8
CARD, CHANT = 0.003, 0.006
GREED = 3  # other incantations: each scroll of the hand is dearer
MOJO, PLENTY = (
    0.004,
    9,
)  # in one's next turn, not more than so much: who has more can send zimbies out
LEFT, SPARE = 0.001, 4  # of what is left now, for answers: not more than so many
THRIFT = 0.0002  # of all that is left: what leads nowhere is not worth paying for
MUSTER = 0.08
ZOMBIE = 0.09  # the worth of each zombie: it bars corridors, and stands longer than any zimby
URGENT = 8  # rounds; afterwards what one has counts less and less beside what one is after
CARDS = 6  # that are of use
HALF_MADE = sum(
    1 << phase
    for phase in (Phase.CREATURE, Phase.CHANNEL, Phase.AIM, Phase.PORTAL, Phase.PLACE, Phase.RITE)
)  # bits
ANSWERS = (
    Verb.PASS,
    Verb.AGREE,
    Verb.REFUSE,
    Verb.PAY,
    Verb.DEVOUR,
    Verb.LOSE,
    Verb.RELEASE,
    Verb.DIG,
)
PASS, AGREE, REFUSE, PAY, DEVOUR, LOSE, RELEASE, DIG = (int(FIRST[verb]) for verb in ANSWERS)


@rule
def judge(box: Box, s: State, seat: int) -> float:
    """The return that `seat` can expect, from -1 to 1."""
    if s.actor == NOBODY:
        return at_the_end(s, seat)
    if s.seats == 1:
        return alone(box, s)
    others, theirs, nearest = 0.0, 0.0, 0.0
    to_open, with_us = (
        opening(box, s, seat) if s.king != NOWHERE or gates(s) < gates_wanted(s) else (0.0, 0.0)
    )
    for rival in range(s.seats):
        if rival != seat:
            chance = prospect(box, s, rival, seat, to_open)
            nearest = max(nearest, chance)
            others += chance
            theirs += belongings(box, s, rival, seat)
    own = prospect(box, s, seat, seat, with_us)
    lead = own - others / (s.seats - 1.0)
    if s.king != NOWHERE:
        lead += (1.0 - RIVALS) * others / (s.seats - 1.0) - IDLE * impatience(s)
    elif not is_carried(s):
        lead -= ASTRAY
    lead -= shut_out(s, with_us)
    kept = 1.0 - ALL_IN * max(own, nearest) if s.king == NOWHERE else 1.0
    return bounded(
        lead + kept * (belongings(box, s, seat, seat) - RIVALS * theirs / (s.seats - 1.0))
    )


@rule
def judge_seats(box: Box, s: State, seats: int, out: Any) -> None:
    """`judge` of each of the `seats`, given as bits.

    While the King lives all look alike at what the others have.
    """
    if s.actor == NOBODY or s.king == NOWHERE or s.seats == 1:
        for seat in range(s.seats):
            if (seats >> seat) & 1:
                out[seat] = judge(box, s, seat)
        return
    others, to_open = 0.0, openings(box, s, seats, out)
    for seat in range(s.seats):
        theirs = (
            RIVALS
            / (s.seats - 1.0)
            * (prospect(box, s, seat, NOBODY, to_open) + belongings(box, s, seat, NOBODY))
        )
        others += theirs
        if (seats >> seat) & 1:
            own = (
                prospect(box, s, seat, seat, out[seat])
                + belongings(box, s, seat, seat)
                - shut_out(s, out[seat])
            )
            out[seat] = own + theirs
    for seat in range(s.seats):
        if (seats >> seat) & 1:
            out[seat] = bounded(out[seat] - others - IDLE * impatience(s))


@rule
def is_carried(s: State) -> bool:
    """Tell whether zimbies have the Crown."""
    return s.bearer != NOWHERE and s.creatures[s.bearer].kind == Kind.ZIMBIES


@rule
def at_the_end(s: State, seat: int) -> float:
    if s.winner == seat:
        return 1.0
    if s.seats == 1:
        return -1.0
    return 0.0 if s.winner == NOWHERE else -1.0 / (s.seats - 1.0)


@rule
def alone(box: Box, s: State) -> float:
    """The solitaire game: the library runs dry."""
    left = (s.library_count + 1.0) / (box.solo_library - box.solo_scrolls + 1.0)
    to_open = opening_alone(box, s) if s.king != NOWHERE else 0.0
    value = (
        2.0 * prospect(box, s, 0, 0, to_open) * (0.5 + 0.5 * left)
        - SOLO
        + RECKLESS * belongings(box, s, 0, 0)
    )
    if s.king != NOWHERE:
        value -= IDLE + shut_out(s, to_open)
    return bounded(value if is_carried(s) or s.king != NOWHERE else value - ASTRAY)


@rule
def bounded(value: float) -> float:
    """Between -1 and 1, and never so near that two positions look alike."""
    return tanh(value)


@rule
def prospect(box: Box, s: State, seat: int, judged: int, to_open: float) -> float:
    """The chance of winning, as it looks, if opening a ward takes the shaman so much mojo."""
    if s.king != NOWHERE:
        return kings_prospect(box, s, seat, to_open)
    return crowns_prospect(box, s, seat, judged)


@rule
def belongings(box: Box, s: State, seat: int, judged: int) -> float:
    """Value what a shaman has; for `judged`, as if its turn were over."""
    shaman = s.shamans[seat]
    cards, mojo = min(shaman.hand_count, CARDS), mojo_now(s, seat)
    zimbies = tribe(TRIBE_ZIMBIES - shaman.shore) * (
        CHASE if s.king == NOWHERE and s.seats > 2 else 1.0
    )
    lasting = (
        zimbies
        + CARD * cards
        + MOJO * min(mojo_ahead(box, s, seat, judged), PLENTY)
        + CHANT * blessings(box, s, seat)
        + ZOMBIE * zombies_of(s, seat)
    )
    return (
        lasting * URGENT / max(URGENT, s.rounds)
        + MUSTER * muster(box, s, seat)
        + LEFT * min(mojo, SPARE)
        + THRIFT * mojo
    )


@rule
def tribe(zimbies: int) -> float:
    """Value a tribe by its number of zimbies: without mojo and without hands nothing comes
    about.
    """
    worth = 0.0
    for tier in range(len(TIERS)):
        worth += TIERS[tier] * min(max(zimbies - TIER * tier, 0), TIER)
    return worth


@rule
def blessings(box: Box, s: State, seat: int) -> int:
    """Incantations that are good for a shaman, less those that are not."""
    good = 0
    for at in range(s.chant_count):
        kind = box.kinds[s.chants[at].card]
        if s.chants[at].target == seat:
            good += -GREED if kind.effect == Effect.GREED else -1 if kind.amount < 0 else 1
    return good


@rule
def lowest(bits: int) -> int:
    bit = 0
    while bits > 0 and (bits >> bit) & 1 == 0:
        bit += 1
    return bit


@rule
def at_a_seal(box: Box, s: State, creature: int) -> bool:
    """Tell whether a creature stands on a shrine whose seal is still wanted open."""
    shrine = box.shrine_at[s.creatures[creature].tile]
    return shrine != NOWHERE and (s.shrines >> shrine) & 1 != 0 and gates(s) < gates_wanted(s)


@rule
def lets_join(box: Box, s: State, host: int, seat: int, into: int) -> bool:
    """Tell whether a shaman presumably lets another's zimbies join: never who has refused it this
    turn.

    Once a ward is open, and all are rivals, nobody does, unless it is to open a further one that is
    wanted.
    """
    if (refused_by(s, seat) >> host) & 1:
        return False
    return s.wards == ALL_CORNERS or at_a_seal(box, s, into)


@rule
def first_to_dig(s: State, besides: int) -> int:
    """A card of the discard pile other than the scroll just used; there is one."""
    card = 0
    while s.discard[card] <= (card == besides):
        card += 1
    return card


@rule
def unsettled(box: Box, s: State) -> int:
    """SETTLED, OPEN in the middle of a choice, or what presumably happens: nobody answers, who is
    asked agrees, tokens pay, the oldest incantation ends first, and some card is dug up.

    A walk is a choice up to the last tile that is paid for, or up to a column that does not let the
    mover join.
    """
    phase = s.phase
    if phase == Phase.ANSWER:
        return PASS if on_stack(top(s).duty) or top(s).creature != NOWHERE else SETTLED
    if phase == Phase.PAY:
        return PAY + least_zimbies(box, s, top(s).seat, top(s).amount, s.agenda_count - 1)
    if phase == Phase.LOSE:
        return LOSE + lowest(tolls(box, s, top(s).seat, top(s).reason))
    if phase == Phase.RELEASE:
        return RELEASE + oldest(s, s.actor)
    if phase == Phase.DIG:
        return DIG + first_to_dig(s, top(s).card)
    if phase == Phase.JOIN:
        return AGREE if lets_join(box, s, s.actor, top(s).seat, top(s).other) else REFUSE
    if phase == Phase.SEAL:
        return AGREE
    if phase == Phase.DEVOUR:
        return OPEN if s.actor == s.turn_of else DEVOUR
    if phase == Phase.STEP:
        return SETTLED if (top(s).begun and top(s).tiles_left <= 0) or top(s).barred else OPEN
    return OPEN if (HALF_MADE >> phase) & 1 else SETTLED
