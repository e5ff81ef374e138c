"""Beats: what a page shows of an action, one thing after another.

What belongs together is one: a spin with what it brings, an attack with its roll. The first event of such a pair is told by the second.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ludary.games.koa.rules.clans import SEATS_WITH_TWO_CLANS
from ludary.games.koa.state import Happening
from ludary.games.koa.text.events import say_event
from ludary.games.koa.text.names import SQUARE_NAMES, TILE_NAMES, a_tile, clan_name, count
from ludary.games.koa.tiles import MOST_COUNTED, Tile
from ludary.kit import Beat, BeatKind, Game

Told = Mapping[Happening, Any]  # the events of the action by kind; of several of one kind, the first
SHARMAN = "sharman"  # the spot of the Sharman's tile

UNSEEN = (
    Happening.TURN,
    Happening.MINES,
    Happening.ATTACKS,
)  # whose turn it is stands above the board; the others are told by what follows


def beats(game: Game, events: Sequence[Any], who: Sequence[str]) -> list[Beat]:
    """Tell the events of one action as beats."""
    by_kind: dict[Happening, Any] = {}
    for event in events:
        by_kind.setdefault(Happening(event.kind), event)
    return [beat for event in events if event.kind not in UNSEEN for beat in _beats(game, event, by_kind, who)]


def _beats(game: Game, event: Any, by_kind: Told, who: Sequence[str]) -> Iterator[Beat]:
    kind = Happening(event.kind)
    if kind in SHOWN:
        yield from SHOWN[kind](game, event, by_kind, who)
    else:
        spots = (_square(event.what),) if kind in AT_A_SQUARE else ()
        yield Beat(KINDS.get(kind, BeatKind.SAY), _brief(game, event, who), spots, weight=WEIGHTS.get(kind, 1))


def _brief(game: Game, event: Any, who: Sequence[str]) -> str:
    """The event's sentence without its details and full stop, as captions are."""
    return say_event(game, event, who).removesuffix(".").partition(":")[0]


def _square(square: int) -> str:
    return f"square-{square}"


def _name(clan: int, who: Sequence[str]) -> str:
    """A clan's name at the beginning of a sentence."""
    name = clan_name(clan, who)
    return name[0].upper() + name[1:]


def _strikes(game: Game, event: Any, by_kind: Told, who: Sequence[str]) -> Iterator[Beat]:
    """The wheel spins, and what it shows is laid."""
    tile, where = TILE_NAMES[Tile(event.amount)], SQUARE_NAMES[event.what]
    name = _name(event.seat, who)
    yield Beat(BeatKind.SPIN, f"{name} mines at {where}: the wheel shows {a_tile(event.amount)}", (_square(event.what),), (tile,))
    yield Beat(BeatKind.FLIP, f"{name} strikes {a_tile(event.amount)} at {where}", (_square(event.what),))


def _quakes(game: Game, event: Any, by_kind: Told, who: Sequence[str]) -> Iterator[Beat]:
    """The wheel spins where the clan mines; the earthquake strikes elsewhere."""
    mined, tile = divmod(int(event.amount), MOST_COUNTED)
    name, where = _name(event.seat, who), SQUARE_NAMES[event.what]
    quake = TILE_NAMES[Tile.EARTHQUAKE]
    yield Beat(BeatKind.SPIN, f"{name} mines at {SQUARE_NAMES[mined]}: the wheel shows an {quake}", (_square(mined),), (quake,))
    lies = f", where {a_tile(tile)} lies" if tile else ""
    yield Beat(BeatKind.STRIKE, f"The {quake} of {clan_name(event.seat, who)} strikes {where}{lies}", (_square(event.what),), weight=2)


def _loses(game: Game, event: Any, by_kind: Told, who: Sequence[str]) -> Iterator[Beat]:
    tile, where = TILE_NAMES[Tile(event.amount)], SQUARE_NAMES[event.what]
    caption = f"{_name(event.seat, who)} takes {a_tile(event.amount)} at {where} back into the pool"
    yield Beat(BeatKind.LOSE, caption, (_square(event.what),), badge=f"-1 {tile}")


def _rolls(game: Game, event: Any, by_kind: Told, who: Sequence[str]) -> Iterator[Beat]:
    """The attack with its roll; a failed one ends here."""
    attack, name = by_kind[Happening.ATTACKS], _name(event.seat, who)
    needed, die = divmod(int(event.what), MOST_COUNTED)
    where, spots = SQUARE_NAMES[attack.what], (_square(attack.what),)
    rolled = f"{die}" if die == event.amount else f"{die} - {die - event.amount}"
    yield Beat(BeatKind.ROLL, f"{name} attacks {where}, needs {needed}, and rolls {rolled}", spots, (str(die),))
    if event.amount < needed:
        yield Beat(BeatKind.SAY, f"{name} does not get {where}: {event.amount} against {needed}", spots)


def _takes(game: Game, event: Any, by_kind: Told, who: Sequence[str]) -> Iterator[Beat]:
    name, where = _name(event.seat, who), SQUARE_NAMES[event.what]
    needed = int(by_kind[Happening.ROLLS].what) // MOST_COUNTED
    caption = f"{name} seizes {where}: {by_kind[Happening.ROLLS].amount} against {needed}"
    yield Beat(BeatKind.STRIKE, caption, (_square(event.what),), weight=2)
    if event.amount == Tile.CAVERN:
        caption = f"{name} sets the {TILE_NAMES[Tile.CAVERN]} of {where} aside"
        yield Beat(BeatKind.GAIN, caption, (_square(event.what),), badge=f"+1 seized {TILE_NAMES[Tile.CAVERN]}")


def _bones(game: Game, event: Any, by_kind: Told, who: Sequence[str]) -> Iterator[Beat]:
    row, column = divmod(int(event.amount), MOST_COUNTED)
    caption = f"{_name(event.seat, who)} seeks the Sharman, whose bones show row {row} and column {column}: {SQUARE_NAMES[event.what]}"
    yield Beat(BeatKind.THROW, caption, (SHARMAN, _square(event.what)), (f"row {row}", f"column {column}"))


def _taken(game: Game, event: Any, by_kind: Told, who: Sequence[str]) -> Iterator[Beat]:
    """The square shown, and the one that counts instead."""
    caption = f"{SQUARE_NAMES[event.what]} cannot be located: {SQUARE_NAMES[event.amount]} counts instead"
    yield Beat(BeatKind.MOVE, caption, (_square(event.what), _square(event.amount)))


def _locates(game: Game, event: Any, by_kind: Told, who: Sequence[str]) -> Iterator[Beat]:
    caption = f"{_name(event.seat, who)} learns of {a_tile(event.amount)} at {SQUARE_NAMES[event.what]}"
    yield Beat(BeatKind.MOVE, caption, (SHARMAN, _square(event.what)))


def _level(game: Game, event: Any, by_kind: Told, who: Sequence[str]) -> Iterator[Beat]:
    actions, pairs = count(event.amount, "action"), count(event.what, "pair")
    caption = f"{_name(event.seat, who)} now has {actions} a turn, with {pairs} of goroldioa and spring"
    yield Beat(BeatKind.GAIN, caption, (_clan(event.seat),), badge=f"{actions} a turn")


def _cut_off(game: Game, event: Any, by_kind: Told, who: Sequence[str]) -> Iterator[Beat]:
    cut = count(event.amount, "square")
    yield Beat(BeatKind.LOSE, f"{_name(event.seat, who)} has {cut} cut off from its camp", (_clan(event.seat),), badge=f"{cut} cut off")


def _victory(game: Game, event: Any, by_kind: Told, who: Sequence[str]) -> Iterator[Beat]:
    """Tell the victory; of two players, who have two clans each, both places are shown."""
    points, seat = count(event.amount, "victory point"), int(event.seat)
    clans = (seat, seat + SEATS_WITH_TWO_CLANS) if len(who) == SEATS_WITH_TWO_CLANS else (seat,)
    yield Beat(BeatKind.GAIN, _brief(game, event, who), tuple(map(_clan, clans)), badge=points, weight=2)


def _scores(game: Game, event: Any, by_kind: Told, who: Sequence[str]) -> Iterator[Beat]:
    yield Beat(BeatKind.GAIN, _brief(game, event, who), (_clan(event.seat),), weight=0)


def _clan(clan: int) -> str:
    """The spot of a clan's place beside the board."""
    return f"clan-{clan}"


SHOWN: dict[Happening, Callable[[Game, Any, Told, Sequence[str]], Iterator[Beat]]] = {
    Happening.STRIKES: _strikes,
    Happening.QUAKES: _quakes,
    Happening.LOSES: _loses,
    Happening.ROLLS: _rolls,
    Happening.TAKES: _takes,
    Happening.BONES: _bones,
    Happening.TAKEN: _taken,
    Happening.LOCATES: _locates,
    Happening.LEVEL: _level,
    Happening.CUT_OFF: _cut_off,
    Happening.VICTORY: _victory,
    Happening.SCORES: _scores,
    Happening.HOARDS: _scores,
}
AT_A_SQUARE = (Happening.SETTLES, Happening.CLAIMS, Happening.ASKS, Happening.FREED)
KINDS = {Happening.SETTLES: BeatKind.MOVE, Happening.CLAIMS: BeatKind.FLIP, Happening.FREED: BeatKind.FLIP}
WEIGHTS = {Happening.LAST_CAVERN: 2, Happening.STUCK: 2, Happening.TIME: 2}
