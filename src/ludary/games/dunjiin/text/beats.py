"""Beats: what a page shows of an action, one thing after another.

Cards turn up in the encounter, blows land on who takes them, and what is gained or lost floats up there.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ludary.games.dunjiin.cards import CARDS, NO_CARD
from ludary.games.dunjiin.state import Happening
from ludary.games.dunjiin.text.events import say_event
from ludary.games.dunjiin.text.names import card_name
from ludary.kit import Beat, BeatKind, Game

ENCOUNTER, DECK, GRAVEYARD, INN, TRAPS = "encounter", "deck", "graveyard", "inn", "traps"  # spots
AWAITED = 2  # the weight of what everybody waits for

UNSEEN = (Happening.TURN,)  # whose turn it is stands above the board


def beats(game: Game, events: Sequence[Any], who: Sequence[str]) -> list[Beat]:
    """Tell the events of one action as beats."""
    return [beat for event in events if event.kind not in UNSEEN for beat in _beats(game, event, who)]


def _beats(game: Game, event: Any, who: Sequence[str]) -> Iterator[Beat]:
    kind = Happening(event.kind)
    words = say_event(game, event, who).removesuffix(".")
    badge = BADGES[kind](game, event) if kind in BADGES else ""
    yield Beat(KINDS.get(kind, BeatKind.SAY), words, _spots(kind, event, who), (), badge, WEIGHTS.get(kind, 1))


def _spots(kind: Happening, event: Any, who: Sequence[str]) -> tuple[str, ...]:
    """The place of a kind of event; the last one is where it ends."""
    if kind in (Happening.DODGES, Happening.EMPOWERS, Happening.DRAGON, Happening.ASSASSIN, Happening.PASSES):
        return (_hero(event.seat), _hero(event.what)) if 0 <= event.what < len(who) else (_hero(event.seat),)
    if kind in PLACES:
        return (PLACES[kind],)
    return (_hero(event.seat),) if kind in AT_THE_HERO else ()


def _hero(seat: int) -> str:
    return f"seat-{seat}"


def _armor(less: int) -> str:
    return f"-{less} Armor" if less else ""


def _card(game: Game, event: Any) -> str:
    return card_name(game, event.what) if NO_CARD < event.what < CARDS else ""


BADGES: dict[Happening, Callable[[Game, Any], str]] = {
    Happening.BITTEN: lambda game, event: _armor(event.amount),
    Happening.HURT: lambda game, event: _armor(event.amount),
    Happening.SHOPS: lambda game, event: f"+{event.amount} Armor",
    Happening.TRAINS: lambda game, event: f"Level {event.amount}",
    Happening.RAISES: lambda game, event: f"Level {event.amount}",
    Happening.FINDS: lambda game, event: f"+{_card(game, event)}",
    Happening.PAYS: lambda game, event: f"-{_card(game, event)}",
    Happening.CLAIMS: lambda game, event: "+1 Experience",
    Happening.SPENDS: lambda game, event: "-1 Experience",
    Happening.WINS: lambda game, event: f"{event.amount} > {event.what}" if event.what or event.amount else "",
    Happening.OVERPOWERED: lambda game, event: f"{event.what} {'=' if event.what == event.amount else '>'} {event.amount}",
}
KINDS = {
    **dict.fromkeys((Happening.TURNS_UP, Happening.FACES, Happening.SEES, Happening.SCRIES, Happening.RAISES), BeatKind.FLIP),
    **dict.fromkeys((Happening.DEALT, Happening.DODGES, Happening.EMPOWERS, Happening.PASSES, Happening.RESTS), BeatKind.MOVE),
    **dict.fromkeys((Happening.TRAPS, Happening.SPRINGS, Happening.RESHUFFLES), BeatKind.FLIP),
    **dict.fromkeys((Happening.FIGHTS, Happening.MEETS_FAIRY, Happening.DEFEATS, Happening.WINS, Happening.DRAGON), BeatKind.STRIKE),
    **dict.fromkeys((Happening.ASSASSIN, Happening.OVERPOWERED, Happening.UNCOUNTERED, Happening.DIES), BeatKind.STRIKE),
    **dict.fromkeys((Happening.BITTEN, Happening.HURT, Happening.PAYS, Happening.SPENDS, Happening.LEAVES), BeatKind.LOSE),
    **dict.fromkeys((Happening.FINDS, Happening.CLAIMS, Happening.SHOPS, Happening.TRAINS, Happening.VICTORY), BeatKind.GAIN),
}
PLACES = {
    **dict.fromkeys((Happening.TURNS_UP, Happening.FACES, Happening.SEES, Happening.FIGHTS, Happening.MEETS_FAIRY), ENCOUNTER),
    **dict.fromkeys((Happening.DEFEATS, Happening.WINS, Happening.ALIKE, Happening.WILD, Happening.SPRINGS), ENCOUNTER),
    **dict.fromkeys((Happening.SCRIES, Happening.EMPTY, Happening.LOW, Happening.RESHUFFLES), DECK),
    Happening.RESTS: INN,
    Happening.TRAPS: TRAPS,
    Happening.RAISES: GRAVEYARD,
}
AT_THE_HERO = (
    *(Happening.DEALER, Happening.DEALT, Happening.BITTEN, Happening.FINDS, Happening.HURT, Happening.DIES, Happening.CLAIMS),
    *(Happening.SPENDS, Happening.PAYS, Happening.SHOPS, Happening.TRAINS, Happening.VICTORY, Happening.SPARED),
    *(Happening.UNCOUNTERED, Happening.OVERPOWERED, Happening.LEAVES, Happening.COUNTERS),
)
WEIGHTS = {
    **dict.fromkeys((Happening.FIGHTS, Happening.MEETS_FAIRY, Happening.DIES, Happening.VICTORY, Happening.LAST_CALL), AWAITED),
    **dict.fromkeys((Happening.DEALER, Happening.ALIKE, Happening.WILD, Happening.LOW, Happening.LEAVES), 0),
}
