"""Beats: what a page shows of an action, one thing after another.

Sticks that one player throws fall together, and so do cards that are revealed or drawn; what both have is told by who wins the room.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any

from ludary.games.nagaraja.cards import RESULTS, UNSEEN
from ludary.games.nagaraja.state import Ending, Happening
from ludary.games.nagaraja.temple import PLACES
from ludary.games.nagaraja.text.cards import effect_words
from ludary.games.nagaraja.text.events import say_event
from ludary.games.nagaraja.text.names import COLOUR_NAMES, all_of, card_name, count, edition_of, room_name
from ludary.kit import Beat, BeatKind, Game

TILE, DECK, DISCARD, TRAP = "tile", "deck", "discard", "trap"  # spots
TOGETHER = (Happening.THROWS, Happening.DRAWS, Happening.REVEALS)  # several of one player in a row are one beat

Several = Sequence[Any]  # events that are told together
Tell = Callable[[Game, Several, Sequence[Any], Sequence[str]], Beat]


def beats(game: Game, events: Sequence[Any], who: Sequence[str]) -> list[Beat]:
    """Tell the events of one action as beats."""
    return [_beat(game, several, events, who) for several in _together(events) if _is_shown(several[0], events)]


def _is_shown(event: Any, events: Sequence[Any]) -> bool:
    """Tell whether an event is one to see: what others tell as well is none."""
    teller = {Happening.COMPARES: Happening.WINS_TILE, Happening.TOTAL: Happening.THROWS}.get(Happening(event.kind))
    return event.kind != Happening.KEEPS and all(one.kind != teller for one in events)


def _together(events: Sequence[Any]) -> Iterator[list[Any]]:
    for (kind, _), several in groupby(events, key=lambda event: (event.kind, event.seat)):
        if kind in TOGETHER:
            yield list(several)
        else:
            yield from ([one] for one in several)


def _beat(game: Game, several: Several, events: Sequence[Any], who: Sequence[str]) -> Beat:
    event, kind = several[0], Happening(several[0].kind)
    if kind in SHOWN:
        return SHOWN[kind](game, several, events, who)
    spots = _spots(kind, event)
    return Beat(
        KINDS.get(kind, BeatKind.SAY), _words(game, event, who), spots, badge=_badge(game, kind, event), weight=WEIGHTS.get(kind, 1)
    )


def _words(game: Game, event: Any, who: Sequence[str]) -> str:
    """The event's sentence without its full stop, as captions are."""
    return say_event(game, event, who).removesuffix(".")


def _temple(seat: int) -> str:
    return f"temple-{seat}"


def _hand(seat: int) -> str:
    return f"hand-{seat}"


def _spots(kind: Happening, event: Any) -> tuple[str, ...]:
    """The spots at which it happens."""
    seat, what, amount = int(event.seat), int(event.what), int(event.amount)
    match kind:
        case Happening.AIMS_RELIC:
            return (f"relic-{what}-{amount}",)
        case Happening.AIMS_ROOM | Happening.AIMS_CELL:
            return (f"cell-{what}-{amount}",)
        case Happening.SWAPS_RELICS:
            return f"relic-{seat}-{what}", f"relic-{seat}-{amount}"
        case Happening.MOVES | Happening.SWAPS_ROOMS:
            return f"cell-{seat}-{what}", f"cell-{seat}-{amount}"
        case Happening.PIVOTS:
            return (f"cell-{seat}-{what}",)
        case Happening.TRAPS:
            return TRAP, f"cell-{seat}-{what}"
        case Happening.PLACES:
            return TILE, f"cell-{seat}-{what}"
        case Happening.COLLECTS:
            return (f"cell-{seat}-{amount}",)
        case Happening.GIVES:
            return _hand(seat), _hand(1 - seat)
        case Happening.RETRIEVES:
            return DISCARD, _hand(seat)
        case Happening.LOSES:
            return _hand(seat), DISCARD
    if kind in ALWAYS_THERE:
        return ALWAYS_THERE[kind]
    return (_hand(seat),) if kind in AT_THE_HAND else (_temple(seat),)


def _badge(game: Game, kind: Happening, event: Any) -> str:
    """Return the badge of what somebody gets or loses."""
    if kind in (Happening.FINDS, Happening.DISCARDS_AMULET, Happening.SHOWS_AMULET):
        return f"{'-' if kind == Happening.DISCARDS_AMULET else '+'}1 {edition_of(game).amulet[event.what].name}"
    if kind == Happening.ADDS:
        return f"+{count(event.amount, 'fate point')}"
    if kind == Happening.BREAKS:
        return f"-{count(event.amount, 'stick')}"
    if kind == Happening.VICTORY:
        return count(event.what, "victory point")
    return BADGES.get(kind, "")


def _face(colour: int, result: int) -> str:
    return f"{COLOUR_NAMES[colour]} {result or 'naga'}"


def _throws(game: Game, several: Several, events: Sequence[Any], who: Sequence[str]) -> Beat:
    """All sticks of a player fall, with what they make."""
    seat = int(several[0].seat)
    faces = tuple(_face(*divmod(int(one.what), RESULTS)) for one in several for _ in range(one.amount))
    total = next((one for one in events if one.kind == Happening.TOTAL and one.seat == seat), None)
    if total is None:
        return Beat(BeatKind.THROW, f"{who[seat]} throws {all_of(faces)}", (_temple(seat),), faces)
    has = _words(game, total, who).removeprefix(f"{who[seat]} has ")
    return Beat(BeatKind.THROW, f"{who[seat]} throws {count(len(faces), 'stick')}: {has}", (_temple(seat),), faces, weight=2)


def _throws_again(game: Game, several: Several, events: Sequence[Any], who: Sequence[str]) -> Beat:
    event = several[0]
    return Beat(BeatKind.THROW, _words(game, event, who), (_temple(event.seat),), (_face(event.what, event.amount),))


def _cards(game: Game, several: Several) -> str:
    """Cards by name as far as they are told, and how many others."""
    known = [card_name(game, one.what) for one in several if one.what >= 0]
    others = len(several) - len(known)
    hidden = [(f"{count(others, 'other card')}" if known else count(others, "card"))] if others else []
    return "a card" if len(several) == others == 1 else all_of([*known, *hidden])


def _draws(game: Game, several: Several, events: Sequence[Any], who: Sequence[str]) -> Beat:
    seat = int(several[0].seat)
    badge = f"+{count(len(several), 'card')}"
    return Beat(BeatKind.GAIN, f"{who[seat]} draws {_cards(game, several)}", (DECK, _hand(seat)), badge=badge)


def _reveals(game: Game, several: Several, events: Sequence[Any], who: Sequence[str]) -> Beat:
    seat = int(several[0].seat)
    return Beat(BeatKind.FLIP, f"{who[seat]} reveals {_cards(game, several)}", (_hand(seat),))


def _activates(game: Game, several: Several, events: Sequence[Any], who: Sequence[str]) -> Beat:
    event = several[0]
    caption = f"{who[event.seat]} activates {card_name(game, event.what)}: {effect_words(game, event.what)}"
    return Beat(BeatKind.FLIP, caption, (_hand(event.seat),))


def _wins_tile(game: Game, several: Several, events: Sequence[Any], who: Sequence[str]) -> Beat:
    """Fate points against fate points, for the room."""
    event, compared = several[0], next((one for one in events if one.kind == Happening.COMPARES), None)
    if compared is None:
        return Beat(BeatKind.STRIKE, _words(game, event, who), (TILE, _temple(event.seat)), weight=2)
    points = int(compared.what), int(compared.amount)
    own, other = points if event.seat == compared.seat else points[::-1]
    tie = ", as the guide" if own == other else ""
    caption = f"{who[event.seat]} {own} against {count(other, 'fate point')}: takes the {room_name(game, event.what)}{tie}"
    return Beat(BeatKind.STRIKE, caption, (TILE, _temple(event.seat)), badge=f"{own} : {other}", weight=2)


def _weight(game: Game, kind: int) -> int:
    """Cursed relics are what everybody waits for."""
    return 2 if kind != UNSEEN and game.box.relics[kind].cursed else 1


def _peeks(game: Game, several: Several, events: Sequence[Any], who: Sequence[str]) -> Beat:
    event = several[0]
    temple, place = divmod(int(event.amount), PLACES)
    return Beat(BeatKind.FLIP, _words(game, event, who), (f"relic-{temple}-{place}",), weight=_weight(game, event.what))


def _flips(game: Game, several: Several, events: Sequence[Any], who: Sequence[str]) -> Beat:
    """A relic is revealed, or covered again."""
    event, up = several[0], several[0].kind == Happening.FLIPS_UP
    badge = f"{'+' if up else '-'}{count(edition_of(game).relic[event.what - 1].points, 'point')}"
    spots = (f"relic-{event.seat}-{event.amount}",)
    return Beat(BeatKind.FLIP, _words(game, event, who), spots, badge=badge, weight=_weight(game, event.what))


def _ends(game: Game, several: Several, events: Sequence[Any], who: Sequence[str]) -> Beat:
    """The third cursed relic strikes; any other end is told."""
    event = several[0]
    kind = BeatKind.STRIKE if event.what == Ending.CURSED else BeatKind.SAY
    return Beat(kind, _words(game, event, who), (_temple(event.seat),), weight=2)


SHOWN: dict[Happening, Tell] = {
    Happening.THROWS: _throws,
    Happening.THROWS_AGAIN: _throws_again,
    Happening.DRAWS: _draws,
    Happening.REVEALS: _reveals,
    Happening.ACTIVATES: _activates,
    Happening.WINS_TILE: _wins_tile,
    Happening.PEEKS: _peeks,
    Happening.FLIPS_UP: _flips,
    Happening.FLIPS_DOWN: _flips,
    Happening.ENDS: _ends,
}
KINDS = {
    Happening.ROUND: BeatKind.FLIP,
    Happening.SELECTS: BeatKind.MOVE,
    Happening.SPENDS: BeatKind.LOSE,
    Happening.UNDOES: BeatKind.STRIKE,
    Happening.ADDS: BeatKind.GAIN,
    Happening.BREAKS: BeatKind.LOSE,
    Happening.SWAPS_RELICS: BeatKind.MOVE,
    Happening.PIVOTS: BeatKind.MOVE,
    Happening.MOVES: BeatKind.MOVE,
    Happening.SWAPS_ROOMS: BeatKind.MOVE,
    Happening.TRAPS: BeatKind.MOVE,
    Happening.RETRIEVES: BeatKind.MOVE,
    Happening.LOSES: BeatKind.LOSE,
    Happening.SHUFFLES: BeatKind.MOVE,
    Happening.PLACES: BeatKind.MOVE,
    Happening.COLLECTS: BeatKind.GAIN,
    Happening.FINDS: BeatKind.GAIN,
    Happening.DISCARDS_AMULET: BeatKind.LOSE,
    Happening.GIVES: BeatKind.MOVE,
    Happening.SHOWS_AMULET: BeatKind.GAIN,
    Happening.VICTORY: BeatKind.GAIN,
}
BADGES = {Happening.SPENDS: "-1 naga", Happening.LOSES: "-1 card", Happening.COLLECTS: "+1 amulet"}
WEIGHTS = {Happening.PASSES: 0, Happening.ALLOWS: 0, Happening.SELECTS: 0, Happening.SPENDS: 0, Happening.VICTORY: 2, Happening.UNDOES: 2}
ALWAYS_THERE = {Happening.ROUND: (TILE,), Happening.SETS_ASIDE: (TILE,), Happening.SHUFFLES: (DISCARD, DECK), Happening.TIES: ()}
AT_THE_HAND = (
    Happening.SELECTS,
    Happening.UNDOES,
    Happening.FINDS,
    Happening.DISCARDS_AMULET,
    Happening.SHOWS_AMULET,
)
