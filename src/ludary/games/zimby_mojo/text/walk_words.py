"""Ways of the log in one line each: a walk that is paid for, a thug's march, a zombie's shamble."""

from collections.abc import Sequence
from typing import Any

from ludary.games.zimby_mojo.happenings import Happening
from ludary.games.zimby_mojo.text.creatures import place_words
from ludary.games.zimby_mojo.text.events import say_event
from ludary.games.zimby_mojo.text.figures import does, is_figure, verb_of
from ludary.games.zimby_mojo.text.names import count
from ludary.kit import Game

Events = Sequence[Any]
Who = Sequence[str]
WAYS = (  # first events of a way
    Happening.LEAVES, Happening.SPLITS, Happening.ENTERS, Happening.MOVES, Happening.MARCHES, Happening.SHAMBLES, Happening.COMES_HOME,
)  # fmt: skip


def said(game: Game, event: Any, who: Who) -> str:
    """An event's own sentence, without the full stop."""
    return say_event(game, event, who).removesuffix(".")


def kinds(chapter: Events, *wanted: Happening) -> list[Any]:
    return [event for event in chapter if event.kind in wanted]


def price(chapter: Events) -> str:
    """Return the price that was paid, and how many zimbies of the tribal board were depleted for it."""
    paid = kinds(chapter, Happening.PAYS)
    mojo, zimbies = sum(int(event.amount) for event in paid), sum(int(event.what) for event in paid)
    depleted = f", depleting {count(zimbies, 'zimby')}" if zimbies else ""
    return f" for {mojo} mojo{depleted}" if mojo else ""


def walk(game: Game, chapter: Events, who: Who) -> str:
    """A way from its first tile to its last, on foot, by a patrol or in a shamble."""
    steps, first = kinds(chapter, Happening.MOVES), kinds(chapter, *WAYS)[0]
    rolled = "".join(f" (roll {event.amount})" for event in kinds(chapter, Happening.MARCHES, Happening.SHAMBLES))
    if rolled:
        return patrol(game, chapter, who) + rolled
    home = kinds(chapter, Happening.COMES_HOME)
    zimbies = "".join(f" with {count(event.amount, 'zimby')}" for event in kinds(chapter, Happening.LEAVES, Happening.SPLITS)[:1] or home)
    origin = "the tribal board" if first.kind == Happening.LEAVES else place_words(game, first.what)
    goal = place_words(game, steps[-1].amount if steps else first.what)
    tiles = len(steps) + len(home) + (first.kind == Happening.LEAVES)
    way = f" in {count(tiles, 'tile')}" if tiles > 1 else ""
    if first.kind == Happening.ENTERS:
        return f"{said(game, first, who)}{price(chapter)}"
    verb = "walk off" if first.kind == Happening.SPLITS else "walk" if not is_figure(first.seat) else "move"
    there = f" home from {origin}" if home else f" from {origin} to {goal}"
    if home and first.kind == Happening.LEAVES:
        there = f" to {goal} and home again"
    return f"{does(first.seat, who, verb)}{there}{zimbies}{way}{price(chapter)}"


def patrol(game: Game, chapter: Events, who: Who) -> str:
    """A thug marches or a zombie shambles, as far as it gets."""
    steps, first = kinds(chapter, Happening.MOVES), kinds(chapter, Happening.ENTERS, Happening.MARCHES, Happening.SHAMBLES)[0]
    verb = "shamble" if chapter[-1 - len(steps)].kind == Happening.SHAMBLES else "march"
    tiles = count(len(steps), "tile")
    if first.kind == Happening.ENTERS:
        onward = f" and {verb_of(first.seat, verb)} {tiles} to {place_words(game, steps[-1].amount)}" if steps else ""
        return f"{said(game, first, who)}{onward}"
    if not steps:
        return f"{does(first.seat, who, 'stay')} at {place_words(game, first.what)}"
    return f"{does(first.seat, who, verb)} {tiles} from {place_words(game, first.what)} to {place_words(game, steps[-1].amount)}"
