"""Events told together: one player's thrown sticks, drawn cards and revealed cards each make one
beat, and the log names a stick that is discarded once.
"""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.events import EVENTS
from ludary.games.nagaraja.spots import DECK, HAND, TEMPLE
from ludary.games.nagaraja.text.names import COLOUR_NAMES, all_of, card_name, count
from ludary.kit import Beat, BeatKind, Game

THROWS, TOTAL = EVENTS.numbers["throws"], EVENTS.numbers["total"]
AIMS, BREAKS = EVENTS.numbers["aims_stick"], EVENTS.numbers["breaks"]

Several = Sequence[Any]  # events of one seat in a row
Tell = Callable[[Game[Box], Several, Sequence[str]], list[Beat]]


def beats(game: Game[Box], events: Sequence[Any], who: Sequence[str]) -> list[Beat]:
    """Tell the events of one action as beats."""
    is_throw = any(event.kind == THROWS for event in events)
    told: list[Beat] = []
    for (kind, _), group in groupby(events, key=_together):
        several = list(group)
        if not (is_throw and several[0].kind == TOTAL):  # the other player alone throws
            tell: Tell = JOINED.get(kind, EVENTS.beats)
            told += tell(game, several, who)
    return told


def goes_on(game: Game[Box], chapter: Several, events: Several) -> bool:
    """Tell whether the event discards the sticks chosen before, or chooses or discards another."""
    return events[0].kind in (AIMS, BREAKS) and chapter[-1].kind in (AIMS, events[0].kind)


def say_chapter(game: Game[Box], events: Several, who: Sequence[str]) -> str:
    """Leave out the choice of sticks once they are discarded."""
    told = [event for event in events if event.kind != AIMS] or events
    return " ".join(EVENTS.say(game, event, who) for event in told)


def _together(event: Any) -> tuple[int, int]:
    """The kind and seat of events that are told together; a throw is told with its total."""
    return THROWS if event.kind == TOTAL else int(event.kind), int(event.values[0])


def _throws(game: Game[Box], several: Several, who: Sequence[str]) -> list[Beat]:
    """All sticks of a player fall, with their total.

    After a card's effect there is a total alone.
    """
    thrown = [EVENTS.rows[THROWS].fields(event) for event in several if event.kind == THROWS]
    if not thrown:
        return EVENTS.beats(game, several, who)
    name, spot = who[several[0].values[0]], TEMPLE(several[0].values[0])
    faces: list[str] = []
    for one in thrown:
        faces += [f"{COLOUR_NAMES[one['colour']]} {one['result'] or 'naga'}"] * one["sticks"]
    totals = [EVENTS.say(game, event, who) for event in several if event.kind == TOTAL]
    made = [total.removeprefix(f"{name} has ") for total in totals]
    caption = ": ".join([f"{name} throws {count(len(faces), 'stick')}", *made]).removesuffix(".")
    return [Beat(BeatKind.THROW, caption, (spot,), tuple(faces), weight=2)]


def _cards(game: Game[Box], several: Several) -> str:
    """Cards by name as far as they are told, and how many others."""
    cards = [int(event.values[1]) for event in several]
    known = [card_name(game, card) for card in cards if card >= 0]
    others = len(cards) - len(known)
    hidden = [count(others, "other card" if known else "card")] if others else []
    return "a card" if len(cards) == others == 1 else all_of([*known, *hidden])


def _draws(game: Game[Box], several: Several, who: Sequence[str]) -> list[Beat]:
    seat, badge = several[0].values[0], f"+{count(len(several), 'card')}"
    caption = f"{who[seat]} draws {_cards(game, several)}"
    return [Beat(BeatKind.GAIN, caption, (DECK(), HAND(seat)), badge=badge)]


def _reveals(game: Game[Box], several: Several, who: Sequence[str]) -> list[Beat]:
    seat = several[0].values[0]
    return [Beat(BeatKind.FLIP, f"{who[seat]} reveals {_cards(game, several)}", (HAND(seat),))]


JOINED: dict[int, Tell] = {
    THROWS: _throws,
    EVENTS.numbers["draws"]: _draws,
    EVENTS.numbers["reveals"]: _reveals,
}
