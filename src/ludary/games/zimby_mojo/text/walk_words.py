"""Ways of the log in one line each: a walk that is paid for, a thug's march, a zombie's shamble."""

from collections.abc import Sequence

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.text.creatures import place_words
from ludary.games.zimby_mojo.text.figures import does, is_figure, verb_of
from ludary.games.zimby_mojo.text.names import count
from ludary.games.zimby_mojo.text.told import Told, Who, said
from ludary.kit import Game

Chapter = Sequence[Told]
WAYS = (
    "leaves",
    "splits",
    "enters",
    "moves",
    "marches",
    "shambles",
    "comes_home",
)  # the first event of a way


def kinds(chapter: Chapter, *wanted: str) -> list[Told]:
    return [event for event in chapter if event.name in wanted]


def price(chapter: Chapter) -> str:
    """Return the price that was paid, and how many zimbies of the tribal board were depleted for
    it.
    """
    paid = kinds(chapter, "pays")
    mojo, zimbies = sum(event.mojo for event in paid), sum(event.zimbies for event in paid)
    depleted = f", depleting {count(zimbies, 'zimby')}" if zimbies else ""
    return f" for {mojo} mojo{depleted}" if mojo else ""


def walk(game: Game[Box], chapter: Chapter, who: Who) -> str:
    """A way from its first tile to its last, on foot, by a patrol or in a shamble."""
    steps, first = kinds(chapter, "moves"), kinds(chapter, *WAYS)[0]
    rolled = "".join(f" (roll {event.dice})" for event in kinds(chapter, "marches", "shambles"))
    if rolled:
        return patrol(game, chapter, who) + rolled
    home = kinds(chapter, "comes_home")
    zimbies = "".join(
        f" with {count(event.zimbies, 'zimby')}"
        for event in kinds(chapter, "leaves", "splits")[:1] or home
    )
    origin = "the tribal board" if first.name == "leaves" else place_words(game, first.tile)
    goal = place_words(game, steps[-1].to if steps else first.tile)
    tiles = len(steps) + len(home) + (first.name == "leaves")
    way = f" in {count(tiles, 'tile')}" if tiles > 1 else ""
    if first.name == "enters":
        return f"{said(game, first, who)}{price(chapter)}"
    verb = "walk off" if first.name == "splits" else "walk" if not is_figure(first.seat) else "move"
    there = f" home from {origin}" if home else f" from {origin} to {goal}"
    if home and first.name == "leaves":
        there = f" to {goal} and home again"
    return f"{does(first.seat, who, verb)}{there}{zimbies}{way}{price(chapter)}"


def patrol(game: Game[Box], chapter: Chapter, who: Who) -> str:
    """A thug marches or a zombie shambles, as far as it gets."""
    steps, first = kinds(chapter, "moves"), kinds(chapter, "enters", "marches", "shambles")[0]
    verb = "shamble" if chapter[-1 - len(steps)].name == "shambles" else "march"
    tiles = count(len(steps), "tile")
    if first.name == "enters":
        onward = (
            f" and {verb_of(first.seat, verb)} {tiles} to {place_words(game, steps[-1].to)}"
            if steps
            else ""
        )
        return f"{said(game, first, who)}{onward}"
    if not steps:
        return f"{does(first.seat, who, 'stay')} at {place_words(game, first.tile)}"
    return (
        f"{does(first.seat, who, verb)} {tiles} from {place_words(game, first.tile)} to"
        f" {place_words(game, steps[-1].to)}"
    )
