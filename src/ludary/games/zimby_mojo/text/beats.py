"""Beats of several events.

Events that follow each other and tell one thing are one beat: a march with its steps, a roll
against a roll, all who die on a tile, all who are depleted by a ritual.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.events import EVENTS
from ludary.games.zimby_mojo.spots import BOARD, TILE
from ludary.games.zimby_mojo.state import Kind
from ludary.games.zimby_mojo.text.creatures import listed, place_words
from ludary.games.zimby_mojo.text.figures import doer, does, is_figure, many
from ludary.games.zimby_mojo.text.names import count, scroll_name
from ludary.games.zimby_mojo.text.told import Told, Who
from ludary.kit import Beat, BeatKind, Game

GOING = ("marches", "shambles", "moves")
AIMED = ("aims", "aims_shaman", "aims_scroll")
Several = Sequence[Told]
Tell = Callable[[Game[Box], Several, Who], Iterator[Beat]]


def beats(game: Game[Box], events: Sequence[Any], who: Who) -> list[Beat]:
    """Tell the events of one action as beats."""
    shown = [event for event in map(Told, events) if event.row.looks]
    deeds = [
        event for event in shown if event.name != "pays"
    ]  # a payment is told by what it is for
    several = list(_together(deeds or shown))
    return [beat for some in several for beat in JOINED.get(some[0].name, _each)(game, some, who)]


def _together(events: Several) -> Iterator[Several]:
    """The events that are told together: those of one kind that follow each other, and ways with
    the roll that they begin with.
    """
    several: list[Told] = []
    for event in events:
        if several and not _belongs(several[-1], event):
            yield several
            several = []
        several.append(event)
    if several:
        yield several


def _belongs(last: Told, event: Told) -> bool:
    match event.name:
        case "moves":  # from where the last step ended
            stands = last.name in GOING and (last.to if last.name == "moves" else last.tile)
            return last.name in GOING and (last.seat, stands) == (event.seat, event.tile)
        case "aims" | "aims_shaman" | "aims_scroll":
            return last.name == "casts" and last.card == event.card
        case "rite":
            return last.name == "reveals"
        case "gives_up":
            return last.name == event.name and (last.seat, last.toll) == (event.seat, event.toll)
    return event.name == last.name and event.name in JOINED and event.name not in GOING


def _each(game: Game[Box], several: Several, who: Who) -> Iterator[Beat]:
    yield from EVENTS.beats(game, [event.record for event in several], who)


def _alone(game: Game[Box], event: Told, who: Who) -> Beat:
    return EVENTS.beats(game, [event.record], who)[0]


def _tile(number: int) -> str:
    return TILE(number)


def _name(seat: int, who: Who) -> str:
    """A name at the beginning of a sentence."""
    return _capital(doer(seat, who))


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


def _walks(game: Game[Box], steps: Several, who: Who) -> Iterator[Beat]:
    """A way from its first tile to its last: of a column, a thug or a zombie."""
    first, last = steps[0], steps[-1]
    if last.name != "moves":  # it does not get away
        return
    walk = [event for event in steps if event.name == "moves"]
    spots = (_tile(walk[0].tile), *(_tile(step.to) for step in walk))
    there, tiles = place_words(game, last.to), count(len(walk), "tile")
    if first.name == "shambles":
        goes = f"shambles {tiles}"
    elif not is_figure(first.seat):
        goes = "walks"
    elif first.name == "marches":
        goes = f"{'march' if many(first.seat) else 'marches'} {tiles}"
    else:
        goes = "go on" if many(first.seat) else "goes on"
    alone = len(walk) == 1 and first.name == "moves"
    yield Beat(
        BeatKind.MOVE,
        f"{_name(first.seat, who)} {goes} to {there}",
        spots,
        weight=0 if alone else 1,
    )


def _rolls(game: Game[Box], rolls: Several, who: Who) -> Iterator[Beat]:
    """A fight: both rolls with their dice, in one beat."""
    for one, other in zip(rolls[::2], rolls[1::2], strict=False):
        attacks = _capital(does(one.seat, who, "attack"))
        caption = f"{attacks} {doer(other.seat, who)}: {one.total} against {other.total}"
        spots, dice = (_tile(one.tile), _tile(other.tile)), (str(one.die), str(other.die))
        yield Beat(BeatKind.ROLL, caption, spots, dice, weight=2)


def _casts(game: Game[Box], several: Several, who: Who) -> Iterator[Beat]:
    """A scroll is turned up, and what it is aimed at, where that is told at once."""
    cast, aim = (_alone(game, event, who) for event in (several[0], several[-1]))
    if several[-1].name in AIMED:
        target = aim.caption.rpartition(" is aimed at ")[2]
        cast = replace(cast, caption=f"{cast.caption} on {target}", spots=cast.spots + aim.spots)
    yield cast


def _reveals(game: Game[Box], several: Several, who: Who) -> Iterator[Beat]:
    """A ritual marker is turned up, and the ritual cast."""
    marker, rite = (_alone(game, event, who) for event in (several[0], several[-1]))
    yield replace(rite, kind=marker.kind, spots=marker.spots)


def _dies(game: Game[Box], deaths: Several, who: Who) -> Iterator[Beat]:
    """All of one kind that die on a tile."""
    for (seat, kind, where), dead in groupby(
        deaths, lambda event: (event.seat, event.kind, event.tile)
    ):
        number = len(list(dead))
        things = count(number, "zombie" if kind == Kind.ZOMBIE else "zimby")
        victims = _name(seat, who) if is_figure(seat) else f"{things} of {doer(seat, who)}"
        caption = f"{victims} {'dies' if number == 1 else 'die'} at {place_words(game, where)}"
        yield Beat(BeatKind.STRIKE, caption, (_tile(where),), badge=f"-{number}", weight=2)


def _all(kind: BeatKind, words: str, plural: str, weight: int = 1) -> Tell:
    """One beat of all tiles to which the same happens: alone it is told as the event says."""

    def tell(game: Game[Box], same: Several, who: Who) -> Iterator[Beat]:
        if len(same) == 1:
            yield _alone(game, same[0], who)
            return
        spots = tuple(dict.fromkeys(_tile(event.tile) for event in same))
        yield Beat(kind, f"{len(spots)} {plural} {words}", spots, weight=weight)

    return tell


def _draws(game: Game[Box], draws: Several, who: Who) -> Iterator[Beat]:
    """Scrolls drawn, or discarded: each shaman's in one beat, and everybody's in one if there are
    several.
    """
    verb, kind = (
        ("draws", BeatKind.GAIN) if draws[0].name == "draws" else ("discards", BeatKind.LOSE)
    )
    shown = []
    for seat, own in groupby(sorted(draws, key=lambda event: event.seat), lambda event: event.seat):
        cards = [event.card for event in own]
        known = all(card != NOWHERE for card in cards)
        scrolls = (
            listed([scroll_name(game, card) for card in cards])
            if known
            else count(len(cards), "scroll")
        )
        shown.append((seat, scrolls, known))
    spots = tuple(BOARD(seat) for seat, *_ in shown)
    if len(shown) == 1:
        yield Beat(kind, f"{_name(shown[0][0], who)} {verb} {shown[0][1]}", spots, weight=0)
        return
    mine = "".join(
        f"; {doer(seat, who)} {verb} {scrolls}" for seat, scrolls, known in shown if known
    )
    yield Beat(
        kind,
        f"{count(len(shown), 'shaman')} {verb.removesuffix('s')} scrolls{mine}",
        spots,
        weight=0,
    )


def _gives_up(game: Game[Box], several: Several, who: Who) -> Iterator[Beat]:
    """All that one shaman gives up of one kind."""
    number, one = sum(event.number for event in several), _alone(game, several[0], who)
    things = f"{_name(several[0].seat, who)} gives up {number} mojo or zimbies"
    yield replace(one, caption=things, badge=f"-{number}") if len(several) > 1 else one


JOINED: dict[str, Tell] = {
    **dict.fromkeys(GOING, _walks),
    "rolls": _rolls,
    "casts": _casts,
    "reveals": _reveals,
    "dies": _dies,
    "draws": _draws,
    "discards": _draws,
    "gives_up": _gives_up,
    "expels": _all(BeatKind.LOSE, "lose zimbies, which go home depleted", "columns"),
    "dismisses": _all(BeatKind.LOSE, "are sent home", "creatures"),
    "depletes": _all(BeatKind.LOSE, "are depleted", "columns"),
    "grows": _all(BeatKind.FLIP, "are now overgrown or dark", "tiles"),
    "cleared": _all(BeatKind.FLIP, "are cleared", "tiles"),
    "wounds": _all(BeatKind.STRIKE, "are about to be wounded", "creatures"),
    "shrugs": _all(BeatKind.SAY, "shrug off their wounds", "creatures", weight=0),
}
