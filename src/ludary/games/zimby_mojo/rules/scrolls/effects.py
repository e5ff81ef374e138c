"""Effects of scrolls as they come off the stack.

A witchery aimed at a column can fail by incantations on its tribes, one aimed at the Crown's wearer by the Crown's immunity.
What reaches a creature ends its movement. The used card then goes to the discard pile.
"""

from ludary.core.events import tell
from ludary.core.fate import roll
from ludary.core.rule import rule
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE, Effect, ScrollType
from ludary.games.zimby_mojo.happenings import Happening
from ludary.games.zimby_mojo.rules.agenda import ask, halt, push
from ludary.games.zimby_mojo.rules.creatures import absent, tribes_in
from ludary.games.zimby_mojo.rules.scrolls.casting import TIMES
from ludary.games.zimby_mojo.rules.scrolls.effects_board import bungle, conjure, loosen, move_by, nap, push_on, switch
from ludary.games.zimby_mojo.rules.scrolls.effects_fight import add_brutality, prevent
from ludary.games.zimby_mojo.rules.scrolls.effects_shamans import affect_shaman, dig, do_dig
from ludary.games.zimby_mojo.rules.scrolls.incantations import begin_chant, chanted_on, chanters, end_chant
from ludary.games.zimby_mojo.rules.scrolls.library import to_pile
from ludary.games.zimby_mojo.rules.scrolls.numbers import scroll_number
from ludary.games.zimby_mojo.rules.scrolls.targets import at_tile, has_other_target
from ludary.games.zimby_mojo.rules.wounds import deal
from ludary.games.zimby_mojo.state import AGENDA, Duty, Kind, Phase, State

D6 = 6
__all__ = ["dig", "do_dig", "do_effect", "resolve_scroll"]


@rule
def resolve_scroll(box: Box, s: State, card: int, caster: int, channeller: int, target: int, strength: int) -> None:
    """Carry an effect out that has just been taken off the stack; `strength` is 0 if it was cancelled."""
    if strength != 0 and box.kinds[card].type == ScrollType.INCANTATION:
        chant(box, s, card, caster, target)
        return
    if strength != 0:
        affect(box, s, card, caster, channeller, target, strength % TIMES, strength // TIMES)
    to_pile(s, card)


@rule
def chant(box: Box, s: State, card: int, caster: int, target: int) -> None:
    """Incantations: a zimby has to be there that can chant."""
    if s.shamans[caster].active > chanters(s, caster):
        begin_chant(box, s, card, caster, target)
    else:
        tell(s, Happening.FIZZLES, caster, card)
        to_pile(s, card)


@rule
def affect(box: Box, s: State, card: int, caster: int, channeller: int, target: int, times: int, direction: int) -> None:
    if box.kinds[card].type == ScrollType.RITUAL:
        affect_table(box, s, card, caster, target)
    elif at_tile(box.kinds[card].effect):
        if not king_resists(box, s, target):
            conjure(box, s, card, target, times)
    elif absent(s.creatures[target]):
        tell(s, Happening.FIZZLES, caster, card)
    elif not resists(box, s, card, target):
        halt(s, target)
        bewitch(box, s, card, caster, channeller, target, times, direction)


@rule
def affect_table(box: Box, s: State, card: int, caster: int, target: int) -> None:
    """Rituals: what they do to effects and incantations stands here, what they do to shamans in `effects_shamans`."""
    effect = box.kinds[card].effect
    if effect == Effect.NIX:
        cancel(s, target)
    elif effect == Effect.HUSH:
        hush(box, s, target)
    elif effect == Effect.REDIRECT:
        push(s, Duty.EFFECT, card, caster, target)
    else:
        affect_shaman(box, s, card, caster, target)


@rule
def cancel(s: State, at: int) -> None:
    """The effect at this entry of the stack will do nothing."""
    if s.agenda[at].e != 0:
        s.agenda[at].e = 0
        tell(s, Happening.CANCELS, s.agenda[at].b, s.agenda[at].a)


@rule
def hush(box: Box, s: State, target: int) -> None:
    """An incantation on the stack comes to nothing; one in play ends, and its chanter is depleted."""
    if target >= AGENDA:
        end_chant(box, s, target - AGENDA, True)
    elif target != NOWHERE:
        cancel(s, target)


@rule
def king_resists(box: Box, s: State, tile: int) -> bool:
    """Solitaire play: the King's immunity also protects the tile that he stands on."""
    return s.seats == 1 and s.king != NOWHERE and s.creatures[s.king].tile == tile and immune(box, s)


@rule
def resists(box: Box, s: State, card: int, creature: int) -> bool:
    """Whether incantations or the Crown keep a witchery off a creature."""
    if s.creatures[creature].kind == Kind.ZIMBIES:
        highest = chanted_on(box, s, tribes_in(s.creatures[creature]), Effect.RATTLES)
        if highest > 0 and rattled(s, card, highest):
            return True
    return (creature == s.bearer or creature == s.king) and immune(box, s)


@rule
def rattled(s: State, card: int, highest: int) -> bool:
    die = roll(s, D6)
    if die <= highest:
        tell(s, Happening.RATTLED, NOWHERE, card, die)
    return die <= highest


@rule
def immune(box: Box, s: State) -> bool:
    """Powers of the Crown: immunity to witcheries."""
    die = roll(s, D6)
    tell(s, Happening.IMMUNE if die <= box.immunity else Happening.NOT_IMMUNE, NOWHERE, 0, die)
    return die <= box.immunity


@rule
def bewitch(box: Box, s: State, card: int, caster: int, channeller: int, target: int, times: int, direction: int) -> None:
    """What a witchery does to a creature that it has reached."""
    effect, total = box.kinds[card].effect, scroll_number(box, s, card, caster, times)
    if effect == Effect.BRUTALITY:
        add_brutality(s, target, total)
    elif effect == Effect.WOUND:
        deal(box, s, target, total, NOWHERE, 0, caster)
    elif effect == Effect.PREVENT:
        prevent(s, target, total)
    elif effect == Effect.MAP:
        push(s, Duty.WALK, target, total, 1, caster)
    elif effect == Effect.BUNGLE:
        bungle(box, s, target, total)
    elif effect == Effect.PUSH or effect == Effect.PULL:
        move_by(box, s, card, caster, target, total, direction)
    elif effect == Effect.SWITCH:
        switch(box, s, channeller, target)
    elif effect == Effect.NAP:
        nap(s, target)
    elif effect == Effect.LOOSEN:
        loosen(box, s, target)


@rule
def do_effect(box: Box, s: State, card: int, caster: int, target: int, left: int, direction: int) -> None:
    """An effect that goes on: a creature pushed along, or a witchery that gets another target."""
    if box.kinds[card].effect != Effect.REDIRECT:
        push_on(box, s, card, caster, target, left, direction)
    elif s.agenda[target].e != 0 and has_other_target(box, s, target):
        push(s, Duty.EFFECT, card, caster, target)
        ask(s, caster, Phase.AIM)
    else:
        tell(s, Happening.FIZZLES, caster, card)
