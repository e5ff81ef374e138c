"""Effects of scrolls as they come off the stack.

A witchery aimed at a column can fail by incantations on its tribes, one aimed at the Crown's wearer
by the Crown's immunity. What reaches a creature ends its movement. The used card then goes to the
discard pile.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE, ScrollType
from ludary.games.zimby_mojo.duties import Duty, Entry
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.rules.agenda import ask, halt, push, push_again
from ludary.games.zimby_mojo.rules.creatures import absent, tribes_in
from ludary.games.zimby_mojo.rules.fights.wounds import deal
from ludary.games.zimby_mojo.rules.scrolls.effects_board import (
    bungle,
    conjure,
    loosen,
    move_by,
    nap,
    push_on,
    switch,
)
from ludary.games.zimby_mojo.rules.scrolls.effects_fight import add_brutality, prevent
from ludary.games.zimby_mojo.rules.scrolls.effects_shamans import affect_shaman, dig, do_dig
from ludary.games.zimby_mojo.rules.scrolls.incantations import (
    begin_chant,
    chanted_on,
    chanters,
    end_chant,
)
from ludary.games.zimby_mojo.rules.scrolls.library import to_pile
from ludary.games.zimby_mojo.rules.scrolls.scroll_numbers import scroll_number
from ludary.games.zimby_mojo.rules.scrolls.targets import at_tile, has_other_target
from ludary.games.zimby_mojo.state import Kind, Phase, State
from ludary.kit import roll, rule

D6 = 6
__all__ = ["dig", "do_dig", "do_effect", "resolve_scroll"]


@rule
def resolve_scroll(box: Box, s: State, scroll: Entry) -> None:
    """Carry an effect out that has just been taken off the stack, unless it was cancelled."""
    if scroll.times != 0 and box.kinds[scroll.card].type == ScrollType.INCANTATION:
        chant(box, s, scroll.card, scroll.seat, scroll.target)
        return
    if scroll.times != 0:
        affect(box, s, scroll)
    to_pile(s, scroll.card)


@rule
def chant(box: Box, s: State, card: int, caster: int, target: int) -> None:
    """Incantations: a zimby has to be there that can chant."""
    if s.shamans[caster].active > chanters(s, caster):
        begin_chant(box, s, card, caster, target)
    else:
        tell.fizzles(s, caster, card)
        to_pile(s, card)


@rule
def affect(box: Box, s: State, scroll: Entry) -> None:
    card, target = scroll.card, scroll.target
    if box.kinds[card].type == ScrollType.RITUAL:
        affect_table(box, s, scroll)
    elif at_tile(box.kinds[card]):
        if not king_resists(box, s, target):
            conjure(box, s, card, target, scroll.times)
    elif absent(s.creatures[target]):
        tell.fizzles(s, scroll.seat, card)
    elif not resists(box, s, card, target):
        halt(s, target)
        bewitch(box, s, scroll)


@rule
def affect_table(box: Box, s: State, scroll: Entry) -> None:
    """Rituals: what they do to effects and incantations stands here, what they do to shamans in
    `effects_shamans`.
    """
    effect = box.kinds[scroll.card].effect
    if effect == Effect.NIX:
        cancel(s, scroll.target)
    elif effect == Effect.HUSH:
        hush(box, s, scroll)
    elif effect == Effect.REDIRECT:
        redirection = push(s, Duty.EFFECT, NOWHERE, scroll.seat)
        redirection.card = scroll.card
        redirection.target = scroll.target
    else:
        affect_shaman(box, s, scroll.card, scroll.seat, scroll.target)


@rule
def cancel(s: State, at: int) -> None:
    """The effect at this entry of the stack will do nothing."""
    scroll = s.agenda[at]
    if scroll.times != 0:
        scroll.times = 0
        tell.cancels(s, scroll.seat, scroll.card)


@rule
def hush(box: Box, s: State, scroll: Entry) -> None:
    """An incantation on the stack comes to nothing; one in play ends, and its chanter is
    depleted.
    """
    if scroll.in_play:
        end_chant(box, s, scroll.target, True)
    elif scroll.target != NOWHERE:
        cancel(s, scroll.target)


@rule
def king_resists(box: Box, s: State, tile: int) -> bool:
    """Solitaire play: the King's immunity also protects the tile that he stands on."""
    return (
        s.seats == 1 and s.king != NOWHERE and s.creatures[s.king].tile == tile and immune(box, s)
    )


@rule
def resists(box: Box, s: State, card: int, creature: int) -> bool:
    """Tell whether incantations or the Crown keep a witchery off a creature."""
    if s.creatures[creature].kind == Kind.ZIMBIES:
        highest = chanted_on(box, s, tribes_in(s.creatures[creature]), Effect.RATTLES)
        if highest > 0 and rattled(s, card, highest):
            return True
    return (creature == s.bearer or creature == s.king) and immune(box, s)


@rule
def rattled(s: State, card: int, highest: int) -> bool:
    die = roll(s, D6)
    if die <= highest:
        tell.rattled(s, NOWHERE, card, die)
    return die <= highest


@rule
def immune(box: Box, s: State) -> bool:
    """Powers of the Crown: immunity to witcheries."""
    die = roll(s, D6)
    if die <= box.immunity:
        tell.immune(s, NOWHERE, 0, die)
    else:
        tell.not_immune(s, NOWHERE, 0, die)
    return die <= box.immunity


@rule
def bewitch(box: Box, s: State, scroll: Entry) -> None:
    """Carry out a witchery on a creature that it has reached."""
    card, caster, target = scroll.card, scroll.seat, scroll.target
    effect, total = box.kinds[card].effect, scroll_number(box, s, card, caster, scroll.times)
    if effect == Effect.BRUTALITY:
        add_brutality(s, target, total)
    elif effect == Effect.WOUND:
        deal(s, target, total, NOWHERE, 0, caster)
    elif effect == Effect.PREVENT:
        prevent(s, target, total)
    elif effect == Effect.MAP:
        walk = push(s, Duty.WALK, target, caster)
        walk.tiles_left = total
        walk.prepaid = 1
    elif effect == Effect.BUNGLE:
        bungle(box, s, target, total)
    elif effect == Effect.PUSH or effect == Effect.PULL:
        move_by(box, s, scroll, total)
    elif effect == Effect.SWITCH:
        switch(box, s, scroll.creature, target)
    elif effect == Effect.NAP:
        nap(s, target)
    elif effect == Effect.LOOSEN:
        loosen(box, s, target)


@rule
def do_effect(box: Box, s: State, effect: Entry) -> None:
    """An effect that goes on: a creature pushed along, or a witchery that gets another target."""
    if box.kinds[effect.card].effect != Effect.REDIRECT:
        push_on(box, s, effect)
    elif s.agenda[effect.target].times != 0 and has_other_target(box, s, effect.target):
        push_again(s, effect)
        ask(s, effect.seat, Phase.AIM)
    else:
        tell.fizzles(s, effect.seat, effect.card)
