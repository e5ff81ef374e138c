"""Effects of cards: one executor for those of all relics and spells, which also says which are
possible.

An effect has up to three parts, done in their order. A part is done `times` times, then up to
`boosts` times more for power. What has no target is left out. `targets.py` says what a part can be
about.
"""

from ludary.games.konja import events as tell
from ludary.games.konja.box import Box, Step
from ludary.games.konja.cards import NO_CARD, STEPS, Does
from ludary.games.konja.pieces import ACTION_DICE, FACES, NOWHERE, UNUSED, ActionFace, Colour, Token
from ludary.games.konja.rules.attack import strike
from ludary.games.konja.rules.decks import draw_spells
from ludary.games.konja.rules.dice import free_place, kind_of, put_die, roll_action_die
from ludary.games.konja.rules.targets import has_target, is_at_once, matching
from ludary.games.konja.rules.tokens import gain, has, pay
from ludary.games.konja.state import COLLECTING, Phase, State
from ludary.kit import Rows, roll, rule


@rule
def step_of(box: Box, s: State) -> Step:
    """The part that is going on."""
    if s.relic != NO_CARD:
        return box.relics[s.relic].steps[s.step]
    return box.spells[s.spell].steps[s.step]


@rule
def does_something(box: Box, s: State, steps: Rows[Step], place: int) -> bool:
    """Tell whether some part of an effect could be carried out now."""
    for k in range(STEPS):
        if has_target(box, s, steps[k], place):
            return True
    return False


@rule
def begin_effect(box: Box, s: State, relic: int, place: int, spell: int) -> None:
    s.relic = relic
    s.place = place
    s.spell = spell
    s.step = -1
    s.chosen = 0
    next_step(box, s)
    go_on_with_effect(box, s)


@rule
def next_step(box: Box, s: State) -> None:
    s.step += 1
    s.times = 0
    s.boosts = 0
    if s.step < STEPS:
        s.times = step_of(box, s).times
        s.boosts = step_of(box, s).boosts


@rule
def go_on_with_effect(box: Box, s: State) -> None:
    """Do what needs no choice, up to the next choice or the end of the effect."""
    while s.step < STEPS:
        step = step_of(box, s)
        if (s.times == 0 and not can_boost(s, step)) or not has_target(box, s, step, s.place):
            next_step(box, s)
        elif s.times > 0 and is_at_once(step):
            s.times -= 1
            s.chosen += 1
            do_at_once(box, s, step)
            if s.struck > 0:
                return
        else:
            s.phase = Phase.EFFECT
            return
    end_effect(s)


@rule
def end_effect(s: State) -> None:
    s.relic = NO_CARD
    s.place = NOWHERE
    s.spell = NO_CARD
    s.step = STEPS
    s.chosen = 0
    if s.actor != s.active:
        s.phase = Phase.ATTACK
    else:
        s.phase = Phase.COLLECTION if s.rolled == COLLECTING else Phase.BONES


@rule
def can_boost(s: State, step: Step) -> bool:
    # RELICS: power tokens enhance an effect
    return s.boosts > 0 and has(s, s.actor, Token.POWER, step.boost)


@rule
def may_stop(s: State) -> bool:
    """Once something was done, the rest may be left; what costs power may always be left."""
    return s.chosen > 0 or s.step > 0 or s.times == 0


@rule
def stop(box: Box, s: State) -> None:
    """Leave the rest of this part."""
    s.times = 0
    s.boosts = 0
    go_on_with_effect(box, s)


@rule
def count_choice(box: Box, s: State) -> None:
    """One more time is used up; beyond those that are free it costs power."""
    s.chosen += 1
    if s.times > 0:
        s.times -= 1
        return
    step = step_of(box, s)
    s.boosts -= 1
    pay(s, s.actor, Token.POWER, step.boost)
    tell.pays_power(s, s.actor, step.boost)


@rule
def do_at_once(box: Box, s: State, step: Step) -> None:
    """A part that leaves nothing to choose."""
    if step.does == Does.PURPLE:
        add_purple(s, roll(s, FACES))
    elif step.does == Does.GAIN:
        gain(box, s, s.actor, step.token, amount_of(s, step))
    elif step.does == Does.DRAW:
        draw_spells(s, s.actor, 1)
    elif step.does == Does.PROTECT:
        s.protected = 1
        tell.protects(s, s.actor)
    elif step.does == Does.SHAKE:
        shake(box, s)
    elif step.does == Does.STRIKE:
        strike(s)
    elif step.does == Does.DRAIN:
        drain(box, s, step)


@rule
def amount_of(s: State, step: Step) -> int:
    """Return the number of tokens: a fixed one, or so many for each matching die."""
    return step.amount * matching(s, step) if step.each else step.amount


@rule
def add_purple(s: State, number: int) -> None:
    # PURPLE DICE: added to the roll
    die = free_place(s)
    put_die(s, die, Colour.PURPLE, number)
    tell.adds(s, s.actor, kind_of(s, die))


@rule
def shake(box: Box, s: State) -> None:
    """Reroll all unused action dice."""
    for die in range(ACTION_DICE):
        if s.action_face[die] >= ActionFace.BLANK and s.action_on[die] == UNUSED:
            turn_action_die(s, die, roll_action_die(box, s))


@rule
def turn_action_die(s: State, die: int, face: int) -> None:
    tell.turns_action(s, s.active, s.action_face[die], face)
    s.action_face[die] = face


@rule
def drain(box: Box, s: State, step: Step) -> None:
    """Tokens go from the active player to the attacker, as many as there are."""
    taken = min(step.amount, s.wizards[s.active].tokens[step.token])
    pay(s, s.active, step.token, taken)
    tell.loses(s, s.active, step.token, taken)
    gain(box, s, s.actor, step.token, taken)


@rule
def take(box: Box, s: State, step: Step, token: int) -> None:
    """The player's choice where the card leaves it open."""
    gain(box, s, s.actor, token, amount_of(s, step))


@rule
def turn_die(s: State, die: int, number: int) -> None:
    tell.turns_die(s, s.actor, kind_of(s, die), number)
    s.face[die] = number


@rule
def reroll(s: State, die: int) -> None:
    before = kind_of(s, die)
    s.face[die] = roll(s, FACES)
    tell.rerolls(s, s.actor, before, s.face[die])
