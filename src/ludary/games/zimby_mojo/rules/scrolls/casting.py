"""Using a scroll: it is named, a witchery gets its channeller, tribesmen may be eaten for it, it is
aimed, and it is paid for.

The card lies face up from the moment it is named (`cast_card`). Nothing can be begun that cannot be
completed.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.action_table import ACTIONS, offer, offer_in_order
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE, TILES, ScrollType
from ludary.games.zimby_mojo.duties import Duty, Entry
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.rules.agenda import (
    ask,
    halt,
    hushed,
    pop,
    push,
    push_on_stack,
    push_payment,
    stack_full,
    top,
)
from ludary.games.zimby_mojo.rules.creatures import creature_on, figure
from ludary.games.zimby_mojo.rules.fights.cannibalism import eat_tribesmen, most_to_devour
from ludary.games.zimby_mojo.rules.payment import idle, mojo_of
from ludary.games.zimby_mojo.rules.scrolls.incantations import chanted
from ludary.games.zimby_mojo.rules.scrolls.library import show
from ludary.games.zimby_mojo.rules.scrolls.sight import (
    can_channel,
    can_channel_home,
    in_reach_of,
    reach,
    seen_by,
    seen_from,
)
from ludary.games.zimby_mojo.rules.scrolls.targets import (
    at_tile,
    has_aim,
    line_to,
    sole_aim,
    write_aims,
    write_others,
    write_sights,
)
from ludary.games.zimby_mojo.state import Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, kinds_in, rule
from ludary.kit.grid import lowest

VERB, ARGS = ACTIONS.verb, ACTIONS.args
UNSEEN = -1  # what a seat has in sight, before anybody has looked


@rule
def scroll_price(box: Box, s: State, seat: int, card: int) -> int:
    """Mojo for a scroll."""
    return max(0, box.kinds[card].cost + chanted(box, s, seat, Effect.GREED))


@rule
def affordable(box: Box, s: State, seat: int) -> int:
    """The scrolls of the hand that the shaman can pay, as bits; an incantation needs an active
    zimby besides, to chant.
    """
    hand = kinds_in(s.shamans[seat].hand)
    mojo = mojo_of(s, seat)
    greed = chanted(box, s, seat, Effect.GREED)
    can_chant, found = idle(s, seat) > 0, 0
    while hand != 0:
        card = lowest(hand)
        chants = box.kinds[card].type == ScrollType.INCANTATION
        if mojo >= max(0, box.kinds[card].cost + greed) + int(chants) and (can_chant or not chants):
            found |= 1 << card
        hand &= hand - 1
    return found


@rule
def castable(box: Box, s: State, seat: int, card: int, seen: int) -> bool:
    """Tell whether a card of the hand can be used; `seen` is what the seat's zimbies have in
    sight.
    """
    kind = box.kinds[card]
    if kind.type == ScrollType.WITCHERY:
        return in_reach_of(seen, kind.effect, kind.targets)
    return has_aim(box, s, card, seat)


@rule
def may_cast(box: Box, s: State, seat: int) -> bool:
    """Tell whether others can see that the shaman may be able to use a scroll; without mojo, one
    that costs nothing.
    """
    if s.shamans[seat].hand_count == 0 or stack_full(s):
        return False
    return mojo_of(s, seat) > 0 or box.cheapest + chanted(box, s, seat, Effect.GREED) <= 0


@rule
def cast_options(box: Box, s: State, seat: int, out: Row, n: int) -> int:
    """Write the scrolls that the shaman can use now."""
    if not may_cast(box, s, seat) or hushed(s):
        return n
    seen, cards = UNSEEN, affordable(box, s, seat)
    while cards != 0:
        card = lowest(cards)
        if seen == UNSEEN and box.kinds[card].type == ScrollType.WITCHERY:
            seen = seen_by(box, s, seat)
        n = offer(out, n, Verb.CAST, castable(box, s, seat, card, seen), card)
        cards &= cards - 1
    return n


@rule
def cast(box: Box, s: State, card: int) -> None:
    """Name a scroll of the hand."""
    seat = s.actor
    show(s, seat, card)
    s.cast_card = card
    s.cast_by = seat
    s.cast_from = NOWHERE
    s.cast_times = 0
    s.cast_range = 1
    if box.kinds[card].type != ScrollType.WITCHERY:
        tell.casts(s, seat, card, NOWHERE)
    push(s, Duty.CAST, NOWHERE, seat)


@rule
def do_cast(box: Box, s: State, seat: int) -> None:
    """Ask what the scroll still wants, unless there is nothing to choose."""
    push(s, Duty.CAST, NOWHERE, seat)
    if box.kinds[s.cast_card].type == ScrollType.WITCHERY:
        sole = sole_channeller(box, s) if s.cast_times == 0 else NOWHERE
        if sole != NOWHERE:
            channel(box, s, Verb.CHANNEL_HOME if sole == TILES else Verb.CHANNEL, sole)
        ask(s, seat, Phase.CHANNEL if s.cast_times == 0 else Phase.AIM)
        return
    action = sole_aim(box, s, s.cast_card, seat)
    if action == NOWHERE:
        ask(s, seat, Phase.AIM)
    else:
        aim(box, s, int(VERB[action]), int(ARGS[action, 0]))


@rule
def has_target_from(box: Box, s: State, creature: int, distance: int) -> bool:
    """Tell whether the witchery that is cast has a target in sight of this channeller (NOWHERE: the
    tribal board).
    """
    kind = box.kinds[s.cast_card]
    return in_reach_of(seen_from(box, s, s.cast_by, creature, distance), kind.effect, kind.targets)


@rule
def channels(box: Box, s: State, creature: int) -> bool:
    """Tell whether a zimby of the column can channel the witchery."""
    return can_channel(box, s, s.cast_by, creature) and has_target_from(
        box, s, creature, reach(box, s.creatures[creature])
    )


@rule
def channels_home(box: Box, s: State) -> bool:
    """Tell whether a zimby on the tribal board can."""
    return can_channel_home(s, s.cast_by) and has_target_from(box, s, NOWHERE, box.range)


@rule
def sole_channeller(box: Box, s: State) -> int:
    """The only tile from which the witchery can be channelled, TILES for the tribal board; NOWHERE
    if there are several.
    """
    found = TILES if channels_home(box, s) else NOWHERE
    for creature in range(s.creature_count):
        if channels(box, s, creature):
            if found != NOWHERE:
                return NOWHERE
            found = int(s.creatures[creature].tile)
    return found


@rule
def channel_options(box: Box, s: State, out: Row) -> int:
    """The zimbies that have a target in sight, on their tiles in order, then the tribal board."""
    n = 0
    for creature in range(s.creature_count):
        if channels(box, s, creature):
            n = offer_in_order(out, 0, n, Verb.CHANNEL, s.creatures[creature].tile)
    return offer(out, n, Verb.CHANNEL_HOME, channels_home(box, s))


@rule
def channel(box: Box, s: State, verb: int, tile: int) -> None:
    """Choose the channeller; its movement ends."""
    s.cast_times = 1
    if verb == Verb.CHANNEL:
        s.cast_from = creature_on(s, tile)
        halt(s, s.cast_from)
    tell.casts(s, s.cast_by, s.cast_card, tile if verb == Verb.CHANNEL else NOWHERE)


@rule
def eaten_for_it(s: State) -> int:
    """Tribesmen eaten for the witchery so far: each has doubled its range or its effect."""
    eaten, doubled = 0, s.cast_times * s.cast_range
    while doubled > 1:
        doubled >>= 1
        eaten += 1
    return eaten


@rule
def spare(box: Box, s: State) -> int:
    """Tribesmen that can still be eaten for the witchery."""
    if s.cast_from == NOWHERE:
        return 0
    left = box.devour_limit - eaten_for_it(s)
    return max(0, min(left, most_to_devour(box, s.creatures[s.cast_from])))


@rule
def aim_options(box: Box, s: State, out: Row) -> int:
    """Offer all targets in reach; and eating on, unless it would put the last target out of
    reach.
    """
    if top(s).duty == Duty.EFFECT:
        return write_others(box, s, top(s).target, out)
    card, seat, kind = s.cast_card, s.cast_by, box.kinds[s.cast_card]
    if kind.type != ScrollType.WITCHERY:
        return write_aims(box, s, card, seat, out, 0)
    left, distance = spare(box, s), box.range * s.cast_range
    n = write_sights(box, s, card, seat, s.cast_from, distance, out, 0)
    n = offer(out, n, Verb.DEVOUR_RANGE, left > 0)
    if left > 0 and kind.doubles:
        n = offer(
            out, n, Verb.DEVOUR_EFFECT, has_target_from(box, s, s.cast_from, distance << (left - 1))
        )
    return n


@rule
def devour_for_witchery(box: Box, s: State, verb: int) -> None:
    """Eat a tribesman of the channeller for twice the range, or twice the effect."""
    eat_tribesmen(box, s, s.cast_from, 1)
    if verb == Verb.DEVOUR_RANGE:
        s.cast_range *= 2
    else:
        s.cast_times *= 2


@rule
def aim(box: Box, s: State, verb: int, value: int) -> None:
    """Aim the scroll; once it is paid for, its effect lies on the stack."""
    if top(s).duty == Duty.EFFECT:
        redirect(box, s, value)
        return
    pop(s)
    card, seat, channeller = s.cast_card, s.cast_by, s.cast_from
    cost, times = scroll_price(box, s, seat, card), max(1, s.cast_times)
    put_away(s)
    scroll = push_on_stack(s, Duty.SCROLL, channeller, seat)
    scroll.card = card
    scroll.times = times
    set_target(box, s, scroll, verb, value)
    push_payment(s, seat, cost)


@rule
def set_target(box: Box, s: State, scroll: Entry, verb: int, value: int) -> None:
    seat, card = scroll.seat, scroll.card
    if verb == Verb.AIM:
        aim_along(box, s, scroll, value)
        tell_aim(box, s, seat, card, value)
    elif verb == Verb.AIM_SHAMAN:
        scroll.target = value
        tell.aims_shaman(s, seat, card, value)
    elif verb == Verb.AIM_EFFECT:
        scroll.target = value - 1
        tell.aims_scroll(s, seat, card, s.agenda[value - 1].card)
    else:
        scroll.target = value - 1
        scroll.in_play = 1
        tell.aims_scroll(s, seat, card, s.chants[value - 1].card)


@rule
def aim_along(box: Box, s: State, scroll: Entry, tile: int) -> None:
    """Aim a witchery at a tile in sight of its channeller."""
    scroll.target = target_on(box, s, scroll.card, tile)
    scroll.direction = max(0, line_to(box, s, scroll.seat, scroll.creature, tile))


@rule
def tell_aim(box: Box, s: State, seat: int, card: int, tile: int) -> None:
    """A witchery is aimed: at a tile by the seat, or at the creature there, which is told
    instead.
    """
    aimed_at = seat if at_tile(box.kinds[card]) else figure(s.creatures[creature_on(s, tile)])
    tell.aims(s, aimed_at, card, tile)


@rule
def target_on(box: Box, s: State, card: int, tile: int) -> int:
    """A tile, or the creature on it, as the scroll wants."""
    return tile if at_tile(box.kinds[card]) else creature_on(s, tile)


@rule
def put_away(s: State) -> None:
    """Nothing is being cast."""
    s.cast_card = NOWHERE
    s.cast_by = NOWHERE
    s.cast_from = NOWHERE
    s.cast_times = 0
    s.cast_range = 0


@rule
def redirect(box: Box, s: State, tile: int) -> None:
    """The witchery below gets another target."""
    witchery, seat = s.agenda[top(s).target], top(s).seat
    pop(s)
    aim_along(box, s, witchery, tile)
    tell_aim(box, s, seat, witchery.card, tile)


@rule
def dig_options(box: Box, s: State, out: Row) -> int:
    """Any card of the discard pile but the scroll just used."""
    n, used = 0, top(s).card
    for card in range(box.kind_count):
        n = offer(out, n, Verb.DIG, s.discard[card] > (card == used), card)
    return n
