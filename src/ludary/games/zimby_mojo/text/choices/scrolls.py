"""Choices about scrolls: casting, channelling, aiming, and cards given up or taken."""

from collections.abc import Iterator, Sequence, Set

from ludary.games.zimby_mojo.action_table import ACTIONS
from ludary.games.zimby_mojo.board.marks_map import able_to_channel, hit, neighbours_of, seen
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import ANY_CREATURE, NOWHERE, ScrollType, Target
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.reckoning import creature_on
from ludary.games.zimby_mojo.rules.agenda import hushed, stack_full
from ludary.games.zimby_mojo.rules.payment import idle, mojo_of
from ludary.games.zimby_mojo.spots import (
    BOARD,
    CHANT,
    DEVOUR_EFFECT,
    DEVOUR_RANGE,
    DIG,
    HOME,
    LIBRARY,
    OFFERED,
    SCROLL,
    STACK,
    TILE,
    tile_spots,
)
from ludary.games.zimby_mojo.state import Phase, State
from ludary.games.zimby_mojo.text.cards import scroll_text, scroll_title
from ludary.games.zimby_mojo.text.creatures import on_tile, place_words
from ludary.games.zimby_mojo.text.names import TYPE_NAMES, scroll_name
from ludary.games.zimby_mojo.text.previews import ask_rules, ended_words, mojo_for_scroll, pricing
from ludary.games.zimby_mojo.text.stack import chant_words, entry_words
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Choice, Game, Mark, Marks, Unavailable


def _is_known(game: Game[Box], scroll: int) -> bool:
    """Tell whether the edition has this kind of scroll."""
    return scroll < game.box.kind_count


def _cast(game: Game[Box], s: State | None, scroll: int) -> str:
    if not _is_known(game, scroll):
        return f"Cast scroll {scroll}"
    mojo = mojo_for_scroll(game, s, scroll)
    ended = ended_words(s, mojo, int(game.box.kinds[scroll].type == ScrollType.INCANTATION))
    return f"{_cast_briefly(game, scroll, mojo)}{ended}: {scroll_text(game, scroll)}"


def _cast_briefly(game: Game[Box], scroll: int, mojo: int) -> str:
    return (
        f"Cast {scroll_name(game, scroll)} ({TYPE_NAMES[game.box.kinds[scroll].type]}) for {mojo}"
        " mojo"
    )


def _mark_cast(game: Game[Box], s: State, scroll: int) -> Marks:
    """All that a witchery could be aimed at, through whomever, and what they see."""
    if game.box.kinds[scroll].type != ScrollType.WITCHERY:
        return _mark_scroll(scroll)
    sight: set[int] = set()
    targets: set[int] = set()
    for creature, distance in able_to_channel(game, s, s.actor):
        sight.update(seen(game, s, s.actor, creature, distance))
        targets.update(hit(game, s, scroll, s.actor, creature, distance))
    return {
        Mark.SIGHT: tile_spots(sorted(sight - targets)),
        Mark.TARGET: tile_spots(sorted(targets)),
        **_mark_scroll(scroll),
    }


def _mark_scroll(scroll: int) -> Marks:
    return {Mark.TAKE: [SCROLL(scroll)]}


def _no_cast(game: Game[Box], s: State, legal: Set[int]) -> Iterator[Unavailable]:
    """The scrolls of the actor's hand that cannot be cast."""
    hand, casts = s.shamans[s.actor].hand, ACTIONS.of(Verb.CAST)
    for scroll in range(game.box.kind_count):
        if hand[scroll] > 0 and casts[scroll] not in legal:
            price = ask_rules(game, pricing, s, s.actor, scroll)
            reason = _why_not_cast(game, s, scroll, price)
            yield Unavailable(_cast_briefly(game, scroll, price), reason, [casts[scroll]])


def _why_not_cast(game: Game[Box], s: State, scroll: int, price: int) -> str:
    have, kind = int(mojo_of(s, s.actor)), game.box.kinds[scroll].type
    if stack_full(s):
        return "the stack is full"
    if hushed(s):
        return "nothing can be cast now"
    if have < price or have == 0:
        return f"you have {have} mojo"
    if kind == ScrollType.INCANTATION and (idle(s, s.actor) <= 0 or have == price):
        return "besides the mojo, it needs an active zimby that is free to chant"
    own_turn = s.turn_of == s.actor or game.box.maps_any_turn
    if game.box.kinds[scroll].effect == Effect.MAP and not own_turn:
        return "maps move your columns only on your own turn"
    if kind == ScrollType.WITCHERY:
        return "no zimby that can channel it has a target in sight"
    return "there is nothing to aim it at"


def _being_cast(game: Game[Box], s: State | None) -> str:
    return scroll_name(game, s.cast_card) if s is not None and s.cast_card != NOWHERE else "it"


def _channel(game: Game[Box], s: State | None, tile: int) -> str:
    through = on_tile(game, s, tile) if s is not None else place_words(game, tile)
    return f"Channel {_being_cast(game, s)} through {through}"


def _channel_home(game: Game[Box], s: State | None) -> str:
    return f"Channel {_being_cast(game, s)} through the tribal board"


def _mark_channel(game: Game[Box], s: State, tile: int) -> Marks:
    return _through(game, s, creature_on(s, tile), game.box.range)


def _mark_channel_home(game: Game[Box], s: State) -> Marks:
    return _through(game, s, NOWHERE, game.box.range)


def _mark_farther(game: Game[Box], s: State) -> Marks:
    """Mark the tiles that twice the range brings into sight."""
    return _through(game, s, s.cast_from, 2 * s.cast_range * game.box.range)


def _through(game: Game[Box], s: State, creature: int, distance: int) -> Marks:
    """Mark the tiles that a channeller sees, and the targets of the scroll among them."""
    targets = hit(game, s, s.cast_card, s.cast_by, creature, distance)
    sight = seen(game, s, s.cast_by, creature, distance)
    return {
        Mark.SIGHT: tile_spots(tile for tile in sight if tile not in targets),
        Mark.TARGET: tile_spots(targets),
    }


def _aim(game: Game[Box], s: State | None, tile: int) -> str:
    card = s.cast_card if s is not None else NOWHERE
    at_creature = card == NOWHERE or game.box.kinds[card].targets & ANY_CREATURE
    target = on_tile(game, s, tile) if s is not None and at_creature else place_words(game, tile)
    return f"Aim {_being_cast(game, s)} at {target}"


def _mark_aim(game: Game[Box], s: State, tile: int) -> Marks:
    """The target, and the neighbours to which what is conjured may spread."""
    top = s.agenda[s.agenda_count - 1]
    card = s.agenda[top.target].card if top.duty == Duty.EFFECT else s.cast_card
    kind = (
        Mark.HARM
        if card != NOWHERE and game.box.kinds[card].effect == Effect.WOUND
        else Mark.TARGET
    )
    near = (
        neighbours_of(game, [tile])
        if card != NOWHERE and game.box.kinds[card].targets & Target.TILE
        else []
    )
    spreads = card != NOWHERE and (game.box.kinds[card].spread_dice > 0 or s.cast_times > 1)
    return {kind: tile_spots([tile]), Mark.REACH: tile_spots(near) if spreads else []}


def _aim_shaman(game: Game[Box], s: State | None, who: Sequence[str], shaman: int) -> str:
    return (
        f"Aim {_being_cast(game, s)} at"
        f" {who[shaman] if shaman < len(who) else f'shaman {shaman + 1}'}"
    )


def _aim_effect(game: Game[Box], s: State | None, who: Sequence[str], entry: int) -> str:
    target = entry_words(game, s, entry - 1, who) if s is not None else f"the {entry}. of them"
    return f"Aim {_being_cast(game, s)} at {target}"


def _aim_chant(game: Game[Box], s: State | None, who: Sequence[str], chant: int) -> str:
    target = chant_words(game, s, chant - 1, who) if s is not None else f"the {chant}. of them"
    return f"Aim {_being_cast(game, s)} at {target}"


def _devour_range(game: Game[Box], s: State | None) -> str:
    return "Eat a tribesman for twice the range" + (
        f": {2 * game.box.range * s.cast_range} tiles" if s is not None else ""
    )


def _devour_effect(s: State | None) -> str:
    return "Eat a tribesman for twice the effect" + (
        f": ×{2 * s.cast_times}" if s is not None else ""
    )


def _discard(game: Game[Box], scroll: int) -> str:
    return (
        f"Discard {scroll_title(game, scroll) if _is_known(game, scroll) else f'scroll {scroll}'}"
    )


def _keep(game: Game[Box], scroll: int) -> str:
    if not _is_known(game, scroll):
        return f"Keep scroll {scroll}"
    return f"Keep {scroll_title(game, scroll)}: {scroll_text(game, scroll)}"


def _dig(game: Game[Box], scroll: int) -> str:
    if not _is_known(game, scroll):
        return f"Dig scroll {scroll}"
    return f"Take {scroll_title(game, scroll)} from the discard pile: {scroll_text(game, scroll)}"


def _release(game: Game[Box], s: State | None, who: Sequence[str], chant: int) -> str:
    return (
        f"End {chant_words(game, s, chant - 1, who)}"
        if s is not None
        else f"End incantation {chant}"
    )


def _chant(chant: int) -> str:
    return CHANT(chant - 1)


SCROLLS = {
    Verb.CAST: Choice(
        _cast,
        at=SCROLL,
        marks=_mark_cast,
        missing=_no_cast,
        phases=(Phase.TURN, Phase.ANSWER),
        silent=True,  # the scroll lies open while its caster chooses a target
    ),
    Verb.CHANNEL: Choice(_channel, at=TILE, marks=_mark_channel),
    Verb.CHANNEL_HOME: Choice(_channel_home, at=lambda s: HOME(s.actor), marks=_mark_channel_home),
    Verb.AIM: Choice(_aim, at=TILE, marks=_mark_aim),
    Verb.AIM_SHAMAN: Choice(_aim_shaman, at=BOARD),
    Verb.AIM_EFFECT: Choice(_aim_effect, at=lambda entry: STACK(entry - 1)),
    Verb.AIM_CHANT: Choice(_aim_chant, at=_chant),
    Verb.DEVOUR_RANGE: Choice(_devour_range, at=DEVOUR_RANGE, marks=_mark_farther),
    Verb.DEVOUR_EFFECT: Choice(_devour_effect, at=DEVOUR_EFFECT),
    Verb.DISCARD: Choice(_discard, at=SCROLL, marks=_mark_scroll),
    Verb.KEEP: Choice(_keep, at=OFFERED),
    Verb.DIG: Choice(_dig, at=DIG),
    Verb.MILL: Choice("Discard the top scroll of the library", at=LIBRARY),
    Verb.SPILL: Choice("Discard a random scroll from your hand"),
    Verb.RELEASE: Choice(_release, at=_chant, marks=lambda chant: {Mark.HARM: [_chant(chant)]}),
}
