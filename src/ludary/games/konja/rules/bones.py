"""BONES: the roll, casting spells and using relics."""

from ludary.games.konja import events as tell
from ludary.games.konja.box import Box
from ludary.games.konja.cards import NO_CARD, RELIC_PLACES
from ludary.games.konja.options import ALL_TURN
from ludary.games.konja.pieces import NO_ACTION_DIE, NOWHERE, ActionFace, Token
from ludary.games.konja.rules.attack import could_cast
from ludary.games.konja.rules.decks import discard_spell, place_of_relic
from ludary.games.konja.rules.dice import roll_bones, unused_action_die, unused_sides
from ludary.games.konja.rules.effects import begin_effect, does_something
from ludary.games.konja.rules.tokens import has, pay
from ludary.games.konja.state import Phase, State
from ludary.kit import rule


@rule
def begin_bones(box: Box, s: State) -> None:
    s.actor = s.active
    s.phase = Phase.BONES
    roll_bones(box, s)


@rule
def is_for_now(s: State, hostile: int) -> bool:
    """Hostile cards are for the other player's Collection, all others for one's own Bones."""
    return (hostile == 1) == (s.phase == Phase.ATTACK)


@rule
def can_cast(box: Box, s: State, card: int) -> bool:
    # SPELLS: for magick tokens equal to the cost
    spell = box.spells[card]
    ready = (
        (s.wizards[s.actor].hand[card] > 0)
        & is_for_now(s, spell.hostile)
        & has(s, s.actor, Token.MAGICK, spell.cost)
    )
    return ready and does_something(box, s, spell.steps, NOWHERE)


@rule
def cast(box: Box, s: State, card: int) -> None:
    """The effect is applied at once, and the card discarded."""
    pay(s, s.actor, Token.MAGICK, box.spells[card].cost)
    discard_spell(s, s.actor, card)
    tell.casts(s, s.actor, card, box.spells[card].cost)
    begin_effect(box, s, NO_CARD, NOWHERE, card)


@rule
def can_use(box: Box, s: State, card: int) -> bool:
    """Tell whether an untapped relic of this kind would do something, if there is an action die for
    it.
    """
    relic = box.relics[card]
    if not (is_for_now(s, relic.hostile) & has(s, s.actor, Token.POWER, relic.power)):
        return False
    place = place_of_relic(s.wizards[s.actor], card, 0)
    return place != RELIC_PLACES and does_something(box, s, relic.steps, place)


@rule
def sides_that_feed(box: Box, s: State, card: int) -> int:
    """The sides of unused action dice that the relic takes, one bit for each; NO_ACTION_DIE if it
    needs none.
    """
    if box.relics[card].die == 0:
        return 1 << NO_ACTION_DIE
    # RELICS: most need an action die, whatever it shows
    return unused_sides(s) & ~(1 << ActionFace.BLANK) if box.marked_only else unused_sides(s)


@rule
def could_repair(box: Box, s: State) -> bool:
    """Tell whether, by the option, the active player could use a card in Collection, as far as all
    can see.
    """
    if box.cards_when != ALL_TURN:
        return False
    own = s.wizards[s.actor]
    for place in range(RELIC_PLACES):
        card = own.relics[place]
        if card != NO_CARD and can_use(box, s, card) and sides_that_feed(box, s, card) != 0:
            return True
    return could_cast(box, s, 0)


@rule
def use(box: Box, s: State, card: int, face: int) -> None:
    """Tap a relic, feed it, pay its power, and begin its effect."""
    own = s.wizards[s.actor]
    place = place_of_relic(own, card, 0)
    own.tapped[place] = 1
    tell.uses(s, s.actor, card, face)
    if face != NO_ACTION_DIE:
        s.action_on[unused_action_die(s, face)] = place
    if box.relics[card].power > 0:
        pay(s, s.actor, Token.POWER, box.relics[card].power)
        tell.pays_power(s, s.actor, box.relics[card].power)
    begin_effect(box, s, card, place, NO_CARD)
