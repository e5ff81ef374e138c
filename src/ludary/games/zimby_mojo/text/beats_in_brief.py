"""Beats of single events: how each looks, where, and how weighty it is; their words are the event's own."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.happenings import Happening
from ludary.games.zimby_mojo.state import Toll
from ludary.games.zimby_mojo.text.events import say_event
from ludary.games.zimby_mojo.text.figures import doer
from ludary.kit import Beat, BeatKind, Game

Spots = Callable[[Game, Any], tuple[str, ...]]


class Look(NamedTuple):
    """The look of an event as a beat."""

    kind: BeatKind
    spots: Spots
    weight: int = 1
    badge: str = ""  # with {amount} and {what}
    face: bool = False  # its amount is what a die shows


def tile(number: int) -> str:
    return f"tile-{number}"


def home(seat: int) -> str:
    """The hut of a tribe on the map."""
    return f"home-{seat}"


def named(seat: int, who: Sequence[str]) -> str:
    """A player, or a creature."""
    return doer(seat, who)


def name_of(seat: int, who: Sequence[str]) -> str:
    """A name at the beginning of a sentence."""
    name = named(seat, who)
    return name[0].upper() + name[1:]


def brief(game: Game, event: Any, who: Sequence[str]) -> Beat:
    """One event as a beat, in its own words without the full stop."""
    look = BRIEF[Happening(event.kind)]
    caption = say_event(game, event, who).removesuffix(".")
    if event.kind == Happening.PAYS:
        caption = caption.partition(",")[0]
    badge = look.badge.format(amount=int(event.amount), what=int(event.what))
    faces = (str(int(event.amount)),) if look.face else ()
    return Beat(look.kind, caption, look.spots(game, event), faces, badge, look.weight)


def _nowhere(game: Game, event: Any) -> tuple[str, ...]:
    return ()


def _what(game: Game, event: Any) -> tuple[str, ...]:
    return (tile(event.what),) if event.what != NOWHERE else ()


def _both(game: Game, event: Any) -> tuple[str, ...]:
    """The first and the second tile."""
    return tuple(tile(place) for place in (event.what, event.amount) if place != NOWHERE)


def _board(game: Game, event: Any) -> tuple[str, ...]:
    return (f"board-{event.seat}",) if event.seat >= 0 else ()


def _mojo(game: Game, event: Any) -> tuple[str, ...]:
    return (f"mojo-{event.seat}",)


def _gift(game: Game, event: Any) -> tuple[str, ...]:
    return _mojo(game, event) if event.what == Toll.TOKEN else _board(game, event)


def _out(game: Game, event: Any) -> tuple[str, ...]:
    return (home(event.seat), tile(event.what)) if event.seat >= 0 else (tile(event.what),)


def _in(game: Game, event: Any) -> tuple[str, ...]:
    return tile(event.what), home(event.seat)


def _settled(game: Game, event: Any) -> tuple[str, ...]:
    return (home(event.seat),)


def _library(game: Game, event: Any) -> tuple[str, ...]:
    return ("library",)


def _throne(game: Game, event: Any) -> tuple[str, ...]:
    return ("throne",)


def _mist(game: Game, event: Any) -> tuple[str, ...]:
    return (tile(game.box.mist),)


def _shrine(game: Game, event: Any) -> tuple[str, ...]:
    return (tile(game.box.shrine[event.what]),)


def _opened(game: Game, event: Any) -> tuple[str, ...]:
    return tile(game.box.shrine[event.what]), tile(game.box.ward_tile[event.amount])


def _stolen(game: Game, event: Any) -> tuple[str, ...]:
    return f"board-{event.amount}", f"board-{event.seat}"


def _target(game: Game, event: Any) -> tuple[str, ...]:
    return (f"board-{event.amount}",)


BRIEF: dict[Happening, Look] = {
    Happening.ENTRY: Look(BeatKind.MOVE, _settled),
    Happening.ROUND: Look(BeatKind.SAY, _nowhere, 2),
    Happening.FIRST: Look(BeatKind.SAY, _board, 0),
    Happening.SHUFFLES: Look(BeatKind.SAY, _library, 0),
    Happening.KING_MOVES: Look(BeatKind.MOVE, _both, 2),
    Happening.KING_STAYS: Look(BeatKind.SAY, _what),
    Happening.RITE_ROLL: Look(BeatKind.ROLL, _nowhere, 1, face=True),
    Happening.RITE_PLACE: Look(BeatKind.STRIKE, _nowhere, 2),
    Happening.LEAVES: Look(BeatKind.MOVE, _out),
    Happening.COMES_HOME: Look(BeatKind.MOVE, _in, 2),
    Happening.ASKS_TO_JOIN: Look(BeatKind.SAY, _both, 0),
    Happening.JOINS: Look(BeatKind.MOVE, _what),
    Happening.REFUSES: Look(BeatKind.SAY, _what),
    Happening.PAYS: Look(BeatKind.LOSE, _mojo, 0, "-{amount} mojo"),
    Happening.SPAWNS: Look(BeatKind.GAIN, _board, 1, "+1 zimby"),
    Happening.EATS: Look(BeatKind.LOSE, _board, 1, "-1 zimby"),
    Happening.DEVOURS: Look(BeatKind.LOSE, _what, 1, "-{amount}"),
    Happening.RAISES: Look(BeatKind.FLIP, _what, 2),
    Happening.EVEN: Look(BeatKind.SAY, _both),
    Happening.WOUNDS: Look(BeatKind.STRIKE, _what, 1),
    Happening.SHRUGS: Look(BeatKind.SAY, _what),
    Happening.CLAIMS: Look(BeatKind.MOVE, _both),
    Happening.EXPELS: Look(BeatKind.LOSE, _what, 1, "-{amount}"),
    Happening.DISMISSES: Look(BeatKind.LOSE, _what),
    Happening.DEPLETES: Look(BeatKind.LOSE, _what),
    Happening.GIVES_UP: Look(BeatKind.LOSE, _gift, 1, "-{amount}"),
    Happening.CROWDED: Look(BeatKind.LOSE, _board, 1, "-{amount}"),
    Happening.CANCELS: Look(BeatKind.STRIKE, _nowhere, 2),
    Happening.FIZZLES: Look(BeatKind.SAY, _nowhere),
    Happening.NUMBER: Look(BeatKind.SAY, _nowhere, 0),
    Happening.IMMUNE: Look(BeatKind.ROLL, _throne, 0, face=True),
    Happening.NOT_IMMUNE: Look(BeatKind.ROLL, _throne, 0, face=True),
    Happening.GROWS: Look(BeatKind.FLIP, _what),
    Happening.CLEARED: Look(BeatKind.FLIP, _what),
    Happening.BONUS: Look(BeatKind.GAIN, _what, 1, "{amount:+d}"),
    Happening.PREVENTS: Look(BeatKind.GAIN, _what),
    Happening.PUSHED: Look(BeatKind.MOVE, _both),
    Happening.SWAPS: Look(BeatKind.MOVE, _both),
    Happening.LOOSENS: Look(BeatKind.SAY, _what),
    Happening.WAKES: Look(BeatKind.GAIN, _board, 1, "+{amount} awake"),
    Happening.BREEDS: Look(BeatKind.GAIN, _board, 1, "+{amount}"),
    Happening.STEALS: Look(BeatKind.MOVE, _stolen),
    Happening.DIGS: Look(BeatKind.GAIN, _board),
    Happening.CHANTS: Look(BeatKind.SAY, _target),
    Happening.CHANT_ENDS: Look(BeatKind.SAY, _board),
    Happening.RATTLED: Look(BeatKind.ROLL, _nowhere, 1, face=True),
    Happening.CROWN_DROPS: Look(BeatKind.FLIP, _what, 2),
    Happening.CROWN_BOUNCES: Look(BeatKind.MOVE, _what, 2),
    Happening.CROWN_TAKEN: Look(BeatKind.GAIN, _what, 2, "Crown"),
    Happening.ASKS_SEAL: Look(BeatKind.SAY, _shrine),
    Happening.OPENS_SEAL: Look(BeatKind.FLIP, _opened, 2),
    Happening.RULES_OUT: Look(BeatKind.SAY, _nowhere, 0),
    Happening.RELOCATES: Look(BeatKind.MOVE, _both),
    Happening.ENTERS: Look(BeatKind.MOVE, _out),
    Happening.HOLDS: Look(BeatKind.SAY, _what, 0),
    Happening.STAYS: Look(BeatKind.SAY, _what, 0),
    Happening.KING_DIES: Look(BeatKind.STRIKE, _what, 2),
    Happening.NEW_KING: Look(BeatKind.FLIP, _mist, 2),
    Happening.MIST: Look(BeatKind.STRIKE, _mist, 2),
    Happening.WITHERS: Look(BeatKind.SAY, _nowhere),
    Happening.KEEPS: Look(BeatKind.GAIN, _board, 0),
    Happening.MILLS: Look(BeatKind.LOSE, _library, 0),
    Happening.ENDS: Look(BeatKind.SAY, _board, 2),
    Happening.TOTALS: Look(BeatKind.SAY, _what, 2),
}
