"""Choices about scrolls in English: casting, channelling, aiming, answering, and cards given up or taken."""

from collections.abc import Sequence
from typing import Any

from ludary.games.zimby_mojo.cards import ANY_CREATURE, NOWHERE, ScrollType
from ludary.games.zimby_mojo.duties import Duty, Window
from ludary.games.zimby_mojo.text.cards import scroll_text, scroll_title
from ludary.games.zimby_mojo.text.creatures import creature_at, on_tile, place_words
from ludary.games.zimby_mojo.text.names import TYPE_NAMES, scroll_name
from ludary.games.zimby_mojo.text.previews import ended_words, mojo_for_scroll
from ludary.games.zimby_mojo.text.stack import chant_words, entry_words, stack
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Game

SCROLL_VERBS = (
    Verb.CAST, Verb.CHANNEL, Verb.CHANNEL_HOME, Verb.DEVOUR_RANGE, Verb.DEVOUR_EFFECT, Verb.AIM, Verb.AIM_SHAMAN, Verb.AIM_EFFECT,
    Verb.AIM_CHANT, Verb.DISCARD, Verb.KEEP, Verb.DIG,
)  # fmt: skip
WINDOWS = {
    Window.KINGS_TURN: "Do nothing before the King's turn",
    Window.THUGS_TURN: "Do nothing before the thugs' turn",
    Window.ROUND_END: "Do nothing before wrap-up",
    Window.SHAMBLING: "Do nothing before zombies shamble",
}


def say_scroll(game: Game, s: Any, verb: Verb, args: Sequence[int], who: Sequence[str]) -> str:
    """Say a choice about a scroll in words; `s` is None for what it does in general."""
    first = args[0] if args else 0
    if verb in (Verb.CAST, Verb.DISCARD, Verb.KEEP, Verb.DIG):
        return _card(game, s, verb, first)
    if verb == Verb.CHANNEL:
        return f"Channel {_being_cast(game, s)} through {on_tile(game, s, first) if s is not None else place_words(game, first)}"
    if verb == Verb.CHANNEL_HOME:
        return f"Channel {_being_cast(game, s)} through the tribal board"
    if verb == Verb.DEVOUR_RANGE:
        return "Eat a tribesman for twice the range" + (f": {2 * game.box.range * s.cast_range} tiles" if s is not None else "")
    if verb == Verb.DEVOUR_EFFECT:
        return "Eat a tribesman for twice the effect" + (f": ×{2 * s.cast_times}" if s is not None else "")
    return f"Aim {_being_cast(game, s)} at {_target(game, s, verb, first, who)}"


def _card(game: Game, s: Any, verb: Verb, card: int) -> str:
    if card >= game.box.kind_count:
        return f"{verb.name.capitalize()} scroll {card}"
    if verb == Verb.CAST:
        kind, mojo = game.box.kinds[card].type, mojo_for_scroll(game, s, card)
        ended = ended_words(s, mojo, int(kind == ScrollType.INCANTATION))
        return f"Cast {scroll_name(game, card)} ({TYPE_NAMES[kind]}) for {mojo} mojo{ended}: {scroll_text(game, card)}"
    title = scroll_title(game, card)
    if verb == Verb.DISCARD:
        return f"Discard {title}"
    does = scroll_text(game, card)
    return f"Keep {title}: {does}" if verb == Verb.KEEP else f"Take {title} out of the discard pile: {does}"


def _being_cast(game: Game, s: Any) -> str:
    return scroll_name(game, s.cast_card) if s is not None and s.cast_card != NOWHERE else "it"


def _target(game: Game, s: Any, verb: Verb, target: int, who: Sequence[str]) -> str:
    if verb == Verb.AIM_SHAMAN:
        return who[target] if target < len(who) else f"shaman {target + 1}"
    if s is None:
        return place_words(game, target) if verb == Verb.AIM else f"the {target}. of them"
    if verb == Verb.AIM:
        card = s.cast_card
        at_creature = card == NOWHERE or game.box.kinds[card].targets & ANY_CREATURE
        return on_tile(game, s, target) if at_creature else place_words(game, target)
    if verb == Verb.AIM_CHANT:
        return chant_words(game, s, target - 1, who)
    return entry_words(game, s, target - 1, who)


def passing_words(game: Game, s: Any, who: Sequence[str]) -> str:
    """Not to answer: what happens then, as far as one knows."""
    if s is None or s.agenda_count == 0:
        return "Let it be"
    lying = stack(s)
    asks = s.agenda[s.agenda_count - 1]
    if asks.duty != Duty.ANSWERS and lying:
        return f"Let it happen: {entry_words(game, s, lying[0], who)}"
    if asks.duty == Duty.ANSWERS and Window(asks.reason) in WINDOWS:
        return WINDOWS[Window(asks.reason)]
    if asks.duty == Duty.ANSWERS and asks.reason == Window.PLAYERS_TURN and s.turn_of != NOWHERE:
        return f"Do nothing before the turn of {who[s.turn_of]}"
    if asks.duty == Duty.ANSWERS and asks.reason == Window.SHRINE:
        return f"Let {creature_at(s, asks.creature, game)} be"
    if asks.duty == Duty.ANSWERS and asks.creature != NOWHERE:
        return f"Let {creature_at(s, asks.creature, game)} go on"
    return "Let it be"
