"""Chapters of the log: a walk, a fight with what became of it, or a scroll with its target and price is told in one line."""

from collections.abc import Callable, Sequence
from typing import Any

from ludary.games.zimby_mojo.happenings import Happening
from ludary.games.zimby_mojo.text.chapter_words import CHAPTERS
from ludary.games.zimby_mojo.text.events import say_event
from ludary.kit import Game

Events = Sequence[Any]
FEET = (Happening.LEAVES, Happening.SPLITS, Happening.MOVES, Happening.MARCHES, Happening.SHAMBLES)  # a walk can go on after these
AIMED = (Happening.AIMS, Happening.AIMS_SHAMAN, Happening.AIMS_SCROLL)


def goes_on(game: Game, chapter: Events, events: Events) -> bool:
    """Tell whether the first of the events belongs to the line that tells those of the chapter."""
    rule = RULES.get(Happening(events[0].kind))
    return rule is not None and rule(chapter, events)


def say_chapter(game: Game, chapter: Events, who: Sequence[str]) -> str:
    """Tell the chapter in one line; a single event says itself."""
    first = next((event for event in chapter if event.kind != Happening.PAYS), chapter[0])
    alone = len(chapter) == 1 and first.kind not in (Happening.MARCHES, Happening.SHAMBLES)
    tell = None if alone else CHAPTERS.get(Happening(first.kind))
    if tell is None:
        return " ".join(say_event(game, event, who) for event in chapter)
    line = tell(game, chapter, who)
    return f"{line[0].upper()}{line[1:]}."


def last_but_pay(chapter: Events) -> Any:
    """The last event that is no payment; the last one if there is none."""
    return next((event for event in reversed(chapter) if event.kind != Happening.PAYS), chapter[-1])


def stands(event: Any) -> int:
    """The tile on which a walk has come so far."""
    return int(event.amount if event.kind == Happening.MOVES else event.what)


def _steps(chapter: Events, events: Events) -> bool:
    """Onwards from where the walk stands, after whatever has been paid; or the first step after a payment."""
    step, last = events[0], last_but_pay(chapter)
    if last.kind == Happening.PAYS:
        return bool(last.seat == step.seat)
    return bool(last.kind in FEET and last.seat == step.seat and stands(last) == step.what)


def _sets_out(chapter: Events, events: Events) -> bool:
    """Tell whether the chapter is the payment for what begins: zimbies leave the tribal board or a column, or one is spawned."""
    return all(event.kind == Happening.PAYS and event.seat == events[0].seat for event in chapter)


def _pays(chapter: Events, events: Events) -> bool:
    """Accept a payment for the scroll that has been aimed, the zombie that stays, or the next tiles of a walk that goes on."""
    paid, last = events[0], chapter[-1]
    if last.kind == Happening.PAYS:
        return bool(last.seat == paid.seat)
    if last.kind in AIMED:
        return bool(chapter[0].kind == Happening.CASTS and chapter[0].seat == paid.seat)
    ahead = [event for event in events if event.kind != Happening.PAYS]
    walks = last.kind in FEET and last.seat == paid.seat and bool(ahead) and ahead[0].kind in (Happening.MOVES, Happening.COMES_HOME)
    return bool(last.kind == Happening.STAYS or (walks and _steps(chapter, ahead)))


def _is_aimed(chapter: Events, events: Events) -> bool:
    return bool(chapter[-1].kind == Happening.CASTS and chapter[-1].what == events[0].what)


def _fights(chapter: Events, events: Events) -> bool:
    """The two rolls of an attack, after whatever was eaten for them."""
    blows = (Happening.ATTACKS, Happening.ROLLS)
    begun = chapter[0].kind in blows and chapter[-1].kind in (*blows, Happening.DEVOURS)
    return bool(begun and sum(event.kind == Happening.ROLLS for event in chapter) < 2)


def _eats_to_fight(chapter: Events, events: Events) -> bool:
    return bool(chapter[0].kind == Happening.ATTACKS and chapter[-1].kind in (Happening.ATTACKS, Happening.DEVOURS))


def _is_even(chapter: Events, events: Events) -> bool:
    return bool(chapter[-1].kind == Happening.ROLLS)


def _wounds(chapter: Events, events: Events) -> bool:
    """One of the two who have just fought."""
    tiles = [event.what for event in chapter if event.kind == Happening.ROLLS]
    return bool(chapter[-1].kind == Happening.ROLLS and events[0].what in tiles)


def _dies(chapter: Events, events: Events) -> bool:
    """Accept a death of the wounds just told, or after another on the same tile."""
    return bool(chapter[-1].kind in (Happening.WOUNDS, Happening.DIES) and chapter[-1].what == events[0].what)


def _shrugs(chapter: Events, events: Events) -> bool:
    return bool(chapter[-1].kind == Happening.WOUNDS and chapter[-1].what == events[0].what)


def _swaps(chapter: Events, events: Events) -> bool:
    last, swap = chapter[-1], events[0]
    return bool(last.kind == Happening.SWAPS and len(chapter) == 1 and (last.what, last.amount) == (swap.amount, swap.what))


def _marches(chapter: Events, events: Events) -> bool:
    return bool(chapter[-1].kind == Happening.ENTERS and chapter[-1].seat == events[0].seat)


def _same(*fields: str) -> Callable[[Events, Events], bool]:
    """Accept an event of the same kind that agrees in these fields."""
    return lambda chapter, events: all(getattr(chapter[-1], field) == getattr(events[0], field) for field in ("kind", *fields))


def _after(kind: Happening) -> Callable[[Events, Events], bool]:
    return lambda chapter, events: bool(chapter[-1].kind == kind)


RULES: dict[Happening, Callable[[Events, Events], bool]] = {
    Happening.MOVES: _steps,
    Happening.COMES_HOME: _steps,
    Happening.LEAVES: _sets_out,
    Happening.SPLITS: _sets_out,
    Happening.SPAWNS: _sets_out,
    Happening.ENTERS: _sets_out,
    Happening.ASKS_TO_JOIN: _sets_out,
    Happening.JOINS: _sets_out,
    Happening.PAYS: _pays,
    **dict.fromkeys(AIMED, _is_aimed),
    Happening.ROLLS: _fights,
    Happening.DEVOURS: _eats_to_fight,
    Happening.EVEN: _is_even,
    Happening.WOUNDS: _wounds,
    Happening.DIES: _dies,
    Happening.SHRUGS: _shrugs,
    Happening.SWAPS: _swaps,
    Happening.MARCHES: _marches,
    Happening.DRAWS: _same("seat"),
    Happening.GIVES_UP: _same("seat", "what"),
    Happening.GROWS: _same("amount"),
    Happening.CLEARED: _same(),
    Happening.TOTALS: _after(Happening.BONUS),
    Happening.RITE: _after(Happening.REVEALS),
}
