"""Beats: what a page shows of an action, one thing after another.

Events that follow each other and tell one thing are one beat: a march with its steps, a roll against a roll, all who die on a tile, all
who are depleted by a ritual. What stands on the board anyway is none, such as whose turn it is.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any

from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE, RITUALS
from ludary.games.zimby_mojo.happenings import Happening
from ludary.games.zimby_mojo.state import Kind
from ludary.games.zimby_mojo.text.beats_in_brief import BRIEF, brief, home, name_of, named, tile
from ludary.games.zimby_mojo.text.creatures import listed, place_words
from ludary.games.zimby_mojo.text.figures import doer, does, is_figure, many
from ludary.games.zimby_mojo.text.names import count, ritual_name, scroll_name
from ludary.kit import Beat, BeatKind, Game

Events = Sequence[Any]
UNSEEN = (  # shown by the board, or told by another beat
    Happening.TURN, Happening.REFRESH, Happening.ATTACKS, Happening.SPLITS, Happening.LOCKS, Happening.ALLOWS,
)  # fmt: skip
GOING = (Happening.MARCHES, Happening.SHAMBLES, Happening.MOVES)
AIMED = (Happening.AIMS, Happening.AIMS_SHAMAN, Happening.AIMS_SCROLL)


def beats(game: Game, events: Events, who: Sequence[str]) -> list[Beat]:
    """Tell the events of one action as beats."""
    shown = [event for event in events if event.kind not in UNSEEN]
    deeds = [event for event in shown if event.kind != Happening.PAYS]  # a payment is told by what it is for
    return [beat for chapter in _chapters(deeds or shown) for beat in _beats(game, chapter, events, who)]


def _chapters(events: Events) -> Iterator[list[Any]]:
    """The events that are told together: those of one kind that follow each other, and ways with the roll that they begin with."""
    chapter: list[Any] = []
    for event in events:
        if chapter and not _belongs(chapter, event):
            yield chapter
            chapter = []
        chapter.append(event)
    if chapter:
        yield chapter


def _belongs(chapter: list[Any], event: Any) -> bool:
    last, kind = chapter[-1], Happening(event.kind)
    if kind == Happening.MOVES:  # from where the last step ended
        return last.kind in GOING and last.seat == event.seat and event.what == (last.amount if last.kind == kind else last.what)
    if kind in AIMED:
        return bool(last.kind == Happening.CASTS and last.what == event.what)
    if kind == Happening.RITE:
        return bool(last.kind == Happening.REVEALS)
    if kind == Happening.GIVES_UP:
        return bool(last.kind == kind and last.seat == event.seat and last.what == event.what)
    return kind in CHAPTERS and last.kind == kind and kind not in GOING


def _beats(game: Game, chapter: list[Any], events: Events, who: Sequence[str]) -> Iterator[Beat]:
    kind = Happening(chapter[0].kind)
    if kind in CHAPTERS:
        yield from CHAPTERS[kind](game, chapter, events, who)
    elif kind in BRIEF:
        yield from (brief(game, event, who) for event in chapter)


def _walks(game: Game, steps: Events, events: Events, who: Sequence[str]) -> Iterator[Beat]:
    """A way from its first tile to its last: of a column, a thug or a zombie."""
    first, last = steps[0], steps[-1]
    if last.kind != Happening.MOVES:  # it does not get away
        return
    walk = [event for event in steps if event.kind == Happening.MOVES]
    spots = (tile(walk[0].what), *(tile(step.amount) for step in walk))
    there, tiles = place_words(game, last.amount), count(len(walk), "tile")
    if first.kind == Happening.SHAMBLES:
        caption = f"{name_of(first.seat, who)} shambles {tiles} to {there}"
    elif is_figure(first.seat):
        several = many(first.seat)
        onward = "go on" if several else "goes on"
        marches = f"{'march' if several else 'marches'} {tiles}" if first.kind == Happening.MARCHES else onward
        caption = f"{name_of(first.seat, who)} {marches} to {there}"
    else:
        caption = f"{name_of(first.seat, who)} walks to {there}"
    alone = len(walk) == 1 and first.kind == Happening.MOVES
    yield Beat(BeatKind.MOVE, caption, spots, weight=0 if alone else 1)


def _rolls(game: Game, rolls: Events, events: Events, who: Sequence[str]) -> Iterator[Beat]:
    """A fight: both rolls with their dice, in one beat."""
    for attacker, defender in zip(rolls[::2], rolls[1::2], strict=False):
        (die, total), (other_die, against) = divmod(attacker.amount, 100), divmod(defender.amount, 100)
        caption = f"{_capital(does(attacker.seat, who, 'attack'))} {doer(defender.seat, who)}: {total} against {against}"
        yield Beat(BeatKind.ROLL, caption, (tile(attacker.what), tile(defender.what)), (str(die), str(other_die)), weight=2)


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


def _casts(game: Game, cast: Events, events: Events, who: Sequence[str]) -> Iterator[Beat]:
    """A scroll is turned up, and what it is aimed at, where that is told at once."""
    first, last = cast[0], cast[-1]
    origin = tile(first.amount) if first.amount != NOWHERE else home(first.seat)
    caption = f"{name_of(first.seat, who)} casts {scroll_name(game, first.what)}"
    if last.kind in AIMED:
        aim = _aim(game, last, who)
        yield Beat(BeatKind.FLIP, f"{caption} on {aim[0]}", (origin, *aim[1]), badge=scroll_name(game, first.what))
    else:
        yield Beat(BeatKind.FLIP, caption, (origin,), badge=scroll_name(game, first.what))


def _aims(game: Game, aims: Events, events: Events, who: Sequence[str]) -> Iterator[Beat]:
    for event in aims:
        words, spots = _aim(game, event, who)
        yield Beat(BeatKind.SAY, f"{scroll_name(game, event.what)} is aimed at {words}", spots)


def _aim(game: Game, event: Any, who: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """Return the target of a scroll, in words and as spots."""
    if event.kind == Happening.AIMS_SHAMAN:
        return named(event.amount, who), (f"board-{event.amount}",)
    if event.kind == Happening.AIMS_SCROLL:
        return (scroll_name(game, event.amount) if event.amount >= 0 else "the stack"), ()
    place = place_words(game, event.amount)
    return (f"{doer(event.seat, who)} at {place}" if is_figure(event.seat) else place), (tile(event.amount),)


def _reveals(game: Game, shown: Events, events: Events, who: Sequence[str]) -> Iterator[Beat]:
    """A ritual marker is turned up, and the ritual cast."""
    first, last = shown[0], shown[-1]
    ritual = ritual_name(first.what % RITUALS)
    caster = "The King" if last.seat == NOWHERE else name_of(last.seat, who)
    caption = f"{caster} casts the Ritual of {ritual}"
    kind = BeatKind.FLIP if first.kind == Happening.REVEALS else BeatKind.STRIKE
    yield Beat(kind, caption, (f"ritual-{first.amount}",) if first.kind == Happening.REVEALS else (), badge=ritual, weight=2)


def _dies(game: Game, deaths: Events, events: Events, who: Sequence[str]) -> Iterator[Beat]:
    """All of one kind that die on a tile."""
    for (seat, kind, where), dead in groupby(deaths, lambda event: (int(event.seat), int(event.amount), int(event.what))):
        number = len(list(dead))
        things = count(number, "zombie" if kind == Kind.ZOMBIE else "zimby")
        victims = name_of(seat, who) if is_figure(seat) else f"{things} of {named(seat, who)}"
        caption = f"{victims} {'dies' if number == 1 else 'die'} at {place_words(game, where)}"
        yield Beat(BeatKind.STRIKE, caption, (tile(where),), badge=f"-{number}", weight=2)


def _all(kind: BeatKind, words: str, plural: str, badge: str = "", weight: int = 1) -> Callable[..., Iterator[Beat]]:
    """One beat of all tiles to which the same happens: alone it is told as the event says."""

    def tell(game: Game, same: Events, events: Events, who: Sequence[str]) -> Iterator[Beat]:
        if len(same) == 1:
            yield brief(game, same[0], who)
            return
        spots = tuple(dict.fromkeys(tile(event.what) for event in same))
        yield Beat(kind, f"{plural.format(number=len(spots))} {words}", spots, badge=badge, weight=weight)

    return tell


def _draws(game: Game, draws: Events, events: Events, who: Sequence[str]) -> Iterator[Beat]:
    """Scrolls drawn, or discarded: each shaman's in one beat, and everybody's in one if there are several."""
    verb, ends = ("draws", BeatKind.GAIN) if draws[0].kind == Happening.DRAWS else ("discards", BeatKind.LOSE)
    shown = []
    for seat, own in groupby(sorted(draws, key=lambda event: int(event.seat)), lambda event: int(event.seat)):
        cards = [int(event.what) for event in own]
        known = all(card != NOWHERE for card in cards)
        shown.append((seat, listed([scroll_name(game, card) for card in cards]) if known else count(len(cards), "scroll"), known))
    spots = tuple(f"board-{seat}" for seat, *_ in shown)
    if len(shown) == 1:
        yield Beat(ends, f"{name_of(shown[0][0], who)} {verb} {shown[0][1]}", spots, weight=0)
        return
    mine = "".join(f", {named(seat, who)} {what}" for seat, what, known in shown if known)
    yield Beat(ends, f"{count(len(shown), 'shaman')} {verb.removesuffix('s')} scrolls{mine}", spots, weight=0)


def _gives_up(game: Game, shown: Events, events: Events, who: Sequence[str]) -> Iterator[Beat]:
    """Return one beat for all that one shaman gives up of one kind."""
    number = sum(int(event.amount) for event in shown)
    one = brief(game, shown[0], who)
    things = one.caption if len(shown) == 1 else f"{name_of(shown[0].seat, who)} gives up {number} mojo or zimbies"
    yield Beat(BeatKind.LOSE, things, one.spots, badge=f"-{number}")


def _places(game: Game, shown: Events, events: Events, who: Sequence[str]) -> Iterator[Beat]:
    """The quadrant or portal that a ritual strikes: its portal shows where that is."""
    for event in shown:
        one = brief(game, event, who)
        yield Beat(BeatKind.STRIKE, one.caption, (tile(game.box.portal[event.amount % CORNERS]),), weight=2)


CHAPTERS: dict[Happening, Callable[..., Iterator[Beat]]] = {
    Happening.MARCHES: _walks,
    Happening.SHAMBLES: _walks,
    Happening.MOVES: _walks,
    Happening.ROLLS: _rolls,
    Happening.CASTS: _casts,
    Happening.AIMS: _aims,
    Happening.AIMS_SHAMAN: _aims,
    Happening.AIMS_SCROLL: _aims,
    Happening.REVEALS: _reveals,
    Happening.RITE: _reveals,
    Happening.RITE_PLACE: _places,
    Happening.DIES: _dies,
    Happening.DRAWS: _draws,
    Happening.DISCARDS: _draws,
    Happening.GIVES_UP: _gives_up,
    Happening.EXPELS: _all(BeatKind.LOSE, "lose zimbies, which go home depleted", "{number} columns"),
    Happening.DISMISSES: _all(BeatKind.LOSE, "are sent home", "{number} creatures"),
    Happening.DEPLETES: _all(BeatKind.LOSE, "are depleted", "{number} columns"),
    Happening.GROWS: _all(BeatKind.FLIP, "are overgrown or dark now", "{number} tiles"),
    Happening.CLEARED: _all(BeatKind.FLIP, "are cleared", "{number} tiles"),
    Happening.WOUNDS: _all(BeatKind.STRIKE, "are about to be wounded", "{number} creatures"),
    Happening.SHRUGS: _all(BeatKind.SAY, "shrug their wounds off", "{number} creatures", weight=0),
}
