"""RED DICE: the opponent's attack on the pool, before dice are spent."""

from ludary.games.konja import events as tell
from ludary.games.konja.box import Box
from ludary.games.konja.cards import NO_CARD, RELIC_PLACES, SPELLS, STEPS
from ludary.games.konja.pieces import FACES, NO_DIE, NOWHERE, POOL, Colour, Token
from ludary.games.konja.rules.dice import counts_of, dice_of_colour, die_of_kind, kind_of, put_die
from ludary.games.konja.rules.targets import has_target, has_weak_die
from ludary.games.konja.rules.tokens import has
from ludary.games.konja.state import Phase, State
from ludary.kit import roll, rule


@rule
def begin_attack(s: State) -> None:
    # COLLECTION: first the opponent may attack
    s.phase = Phase.ATTACK
    s.actor = 1 - s.active


@rule
def could_attack(box: Box, s: State) -> bool:
    """Tell whether the opponent could attack as far as all can see, so that being asked betrays no
    spell.
    """
    if s.protected or counts_of(s) == 0:
        return False
    return can_attack_freely(box, s) or has_attacking_relic(box, s) or could_cast(box, s, 1)


@rule
def could_cast(box: Box, s: State, hostile: int) -> bool:
    """Tell whether the actor could hold a spell of this sort to cast now, as far as all can see:
    not all copies lie among the discards.
    """
    if s.wizards[s.actor].hand_count == 0:
        return False
    for card in range(SPELLS):
        spell = box.spells[card]
        if (
            spell.hostile == hostile
            and spell.copies > s.spell_discard[card]
            and has(s, s.actor, Token.MAGICK, spell.cost)
        ):
            for k in range(STEPS):
                if has_target(box, s, spell.steps[k], NOWHERE):
                    return True
    return False


@rule
def has_attacking_relic(box: Box, s: State) -> bool:
    own = s.wizards[s.actor]
    for place in range(RELIC_PLACES):
        if (
            own.relics[place] != NO_CARD
            and own.tapped[place] == 0
            and can_attack_with(box, s, place)
        ):
            return True
    return False


@rule
def can_attack_with(box: Box, s: State, place: int) -> bool:
    """Tell whether the relic at this place is hostile, can be paid for and would do something."""
    relic = box.relics[s.wizards[s.actor].relics[place]]
    if relic.hostile == 0 or not has(s, s.actor, Token.POWER, relic.power):
        return False
    for k in range(STEPS):
        if has_target(box, s, relic.steps[k], place):
            return True
    return False


@rule
def can_attack_freely(box: Box, s: State) -> bool:
    """Tell whether a red die may attack for which no card is needed: by an option only."""
    return (
        s.attacks < box.free_attacks and dice_of_colour(s, Colour.RED) < box.red_dice
    ) and has_weak_die(s)


@rule
def let_stand(s: State) -> None:
    """The opponent attacks no more."""
    tell.stands(s, s.actor)


@rule
def attack_freely(s: State) -> None:
    s.attacks += 1
    strike(s)
    if s.struck == 0:
        s.phase = Phase.ATTACK


@rule
def strike(s: State) -> None:
    """Roll a red die; if it beats nothing it goes back at once."""
    number = roll(s, FACES)
    if beats_something(s, number):
        tell.attacks(s, s.actor, number)
        s.struck = number
        s.phase = Phase.HIT
    else:
        tell.struck_nothing(s, s.actor, number)


@rule
def beats(s: State, number: int, die: int) -> bool:
    # RED DICE: it must show a higher number than the die that it removes
    return s.colour[die] != NO_DIE and number > s.face[die]


@rule
def beats_something(s: State, number: int) -> bool:
    for die in range(POOL):
        if beats(s, number, die):
            return True
    return False


@rule
def hit(s: State, kind: int) -> None:
    """The red die takes the place of one that it beats."""
    die = die_of_kind(s, kind)
    tell.hits(s, s.actor, kind_of(s, die), s.struck)
    put_die(s, die, Colour.RED, s.struck)
    s.struck = 0


@rule
def give_back(s: State) -> None:
    """The red die is not used."""
    tell.returns(s, s.actor, s.struck)
    s.struck = 0
