"""Chapters of the log: a walk, a fight with what became of it, or a scroll with its target and
price is told in one line.
"""

from collections.abc import Callable, Sequence
from typing import Any

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.events import EVENTS
from ludary.games.zimby_mojo.text.chapter_words import CHAPTERS
from ludary.games.zimby_mojo.text.told import Told, Who
from ludary.games.zimby_mojo.text.walk_words import Chapter
from ludary.kit import Game

FEET = ("leaves", "splits", "moves", "marches", "shambles")  # a walk can go on after these
AIMED = ("aims", "aims_shaman", "aims_scroll")
Rule = Callable[
    [Chapter, Told, Told], bool
]  # of the chapter, the event, and the next one that is no payment


def goes_on(game: Game[Box], chapter: Sequence[Any], events: Sequence[Any]) -> bool:
    """Tell whether the first of the events belongs to the line that tells those of the chapter."""
    event = Told(events[0])
    rule = RULES.get(event.name)
    if rule is None:
        return False
    deed = next((later for later in map(Told, events) if later.name != "pays"), event)
    return rule([Told(record) for record in chapter], event, deed)


def say_chapter(game: Game[Box], events: Sequence[Any], who: Who) -> str:
    """Tell the chapter in one line; a single event says itself."""
    chapter = [Told(record) for record in events]
    first = next((event for event in chapter if event.name != "pays"), chapter[0])
    alone = len(chapter) == 1 and first.name not in ("marches", "shambles")
    tell = None if alone else CHAPTERS.get(first.name)
    if tell is None:
        return " ".join(EVENTS.say(game, event, who) for event in events)
    line = tell(game, chapter, who)
    return f"{line[0].upper()}{line[1:]}."


def last_but_pay(chapter: Chapter) -> Told:
    """The last event that is no payment; the last one if there is none."""
    return next((event for event in reversed(chapter) if event.name != "pays"), chapter[-1])


def stands(event: Told) -> int:
    """The tile on which a walk has come so far."""
    return event.to if event.name == "moves" else event.tile


def _steps(chapter: Chapter, event: Told, deed: Told) -> bool:
    """Onwards from where the walk stands, after whatever has been paid; or the first step after a
    payment.
    """
    last = last_but_pay(chapter)
    if last.name == "pays":
        return last.seat == event.seat
    return last.name in FEET and last.seat == event.seat and stands(last) == event.tile


def _sets_out(chapter: Chapter, event: Told, deed: Told) -> bool:
    """Tell whether the chapter is the payment for what begins: zimbies leave the tribal board or a
    column, or one is spawned.
    """
    return all(paid.name == "pays" and paid.seat == event.seat for paid in chapter)


def _pays(chapter: Chapter, event: Told, deed: Told) -> bool:
    """Accept a payment for the scroll that has been aimed, the zombie that stays, or the next tiles
    of a walk that goes on.
    """
    last = chapter[-1]
    if last.name == "pays":
        return last.seat == event.seat
    if last.name in AIMED:
        return chapter[0].name == "casts" and chapter[0].seat == event.seat
    walks = last.name in FEET and last.seat == event.seat and deed.name in ("moves", "comes_home")
    return last.name == "stays" or (walks and _steps(chapter, deed, deed))


def _is_aimed(chapter: Chapter, event: Told, deed: Told) -> bool:
    return chapter[-1].name == "casts" and chapter[-1].card == event.card


def _fights(chapter: Chapter, event: Told, deed: Told) -> bool:
    """The two rolls of an attack, after whatever was eaten for them."""
    blows = ("attacks", "rolls")
    begun = chapter[0].name in blows and chapter[-1].name in (*blows, "devours")
    return begun and sum(blow.name == "rolls" for blow in chapter) < 2


def _eats_to_fight(chapter: Chapter, event: Told, deed: Told) -> bool:
    return chapter[0].name == "attacks" and chapter[-1].name in ("attacks", "devours")


def _is_even(chapter: Chapter, event: Told, deed: Told) -> bool:
    return chapter[-1].name == "rolls"


def _wounds(chapter: Chapter, event: Told, deed: Told) -> bool:
    """One of the two who have just fought."""
    tiles = [roll.tile for roll in chapter if roll.name == "rolls"]
    return chapter[-1].name == "rolls" and event.tile in tiles


def _dies(chapter: Chapter, event: Told, deed: Told) -> bool:
    """Accept a death of the wounds just told, or after another on the same tile."""
    return chapter[-1].name in ("wounds", "dies") and chapter[-1].tile == event.tile


def _shrugs(chapter: Chapter, event: Told, deed: Told) -> bool:
    return chapter[-1].name == "wounds" and chapter[-1].tile == event.tile


def _swaps(chapter: Chapter, event: Told, deed: Told) -> bool:
    last = chapter[-1]
    return (
        last.name == "swaps"
        and len(chapter) == 1
        and (last.tile, last.to) == (event.to, event.tile)
    )


def _marches(chapter: Chapter, event: Told, deed: Told) -> bool:
    return chapter[-1].name == "enters" and chapter[-1].seat == event.seat


def _same(*fields: str) -> Rule:
    """Accept an event of the same row that agrees in these fields."""
    return lambda chapter, event, deed: (
        chapter[-1].name == event.name
        and all(getattr(chapter[-1], field) == getattr(event, field) for field in fields)
    )


def _after(name: str) -> Rule:
    return lambda chapter, event, deed: chapter[-1].name == name


RULES: dict[str, Rule] = {
    "moves": _steps,
    "comes_home": _steps,
    "leaves": _sets_out,
    "splits": _sets_out,
    "spawns": _sets_out,
    "enters": _sets_out,
    "asks_to_join": _sets_out,
    "joins": _sets_out,
    "pays": _pays,
    **dict.fromkeys(AIMED, _is_aimed),
    "rolls": _fights,
    "devours": _eats_to_fight,
    "even": _is_even,
    "wounds": _wounds,
    "dies": _dies,
    "shrugs": _shrugs,
    "swaps": _swaps,
    "marches": _marches,
    "draws": _same("seat"),
    "gives_up": _same("seat", "toll"),
    "grows": _same("effect"),
    "cleared": _same(),
    "totals": _after("bonus"),
    "rite": _after("reveals"),
}
