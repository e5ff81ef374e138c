"""Several events in one line, by the first that is no payment: who, what, and what became of it,
without the full stop.
"""

from collections.abc import Callable
from itertools import groupby

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.state import Kind
from ludary.games.zimby_mojo.text.creatures import listed, place_words
from ludary.games.zimby_mojo.text.figures import doer, is_figure, name_of_seat
from ludary.games.zimby_mojo.text.names import (
    SIDES_OF_THE_MIST,
    TOLL_WORDS,
    count,
    ritual_name,
    scroll_name,
)
from ludary.games.zimby_mojo.text.told import Told, Who, said
from ludary.games.zimby_mojo.text.walk_words import WAYS, Chapter, kinds, price, walk
from ludary.kit import Game


def paid_for(game: Game[Box], chapter: Chapter, who: Who) -> str:
    """Tell what was bought, and for how much."""
    bought = next(event for event in chapter if event.name != "pays")
    return f"{said(game, bought, who)}{price(chapter)}"


def draws(game: Game[Box], chapter: Chapter, who: Who) -> str:
    """The scrolls that one shaman draws, by name if they are known."""
    cards = [event.card for event in chapter]
    known = all(card != NOWHERE for card in cards)
    scrolls = (
        listed([scroll_name(game, card) for card in cards])
        if known
        else count(len(cards), "scroll")
    )
    return f"{name_of_seat(chapter[0].seat, who)} draws {scrolls}"


def gives_up(game: Game[Box], chapter: Chapter, who: Who) -> str:
    """Tell what one shaman gives up of a kind."""
    number = sum(event.number for event in chapter)
    return (
        f"{name_of_seat(chapter[0].seat, who)} gives up"
        f" {count(number, TOLL_WORDS[chapter[0].toll])}"
    )


def grows(game: Game[Box], chapter: Chapter, who: Who) -> str:
    """The tiles on which the same grows, or all is cleared."""
    first, place = said(game, chapter[0], who), place_words(game, chapter[0].tile)
    tiles = listed([place_words(game, event.tile) for event in chapter])
    return first.replace(f" at {place}", f" at {tiles}", 1)


def cast(game: Game[Box], chapter: Chapter, who: Who) -> str:
    """A scroll, through whom, at what, and for how much."""
    scroll, aims = chapter[0], kinds(chapter, "aims", "aims_shaman", "aims_scroll")
    targets = "".join(f" on {aim_words(game, aim, who)}" for aim in aims)
    return f"{said(game, scroll, who)}{targets}{price(chapter)}"


def aim_words(game: Game[Box], aim: Told, who: Who) -> str:
    """Return the target of a scroll: its sentence behind `aimed at`."""
    return said(game, aim, who).rpartition(" is aimed at ")[2]


def fight(game: Game[Box], chapter: Chapter, who: Who) -> str:
    """Tell a fight: who attacks whom, what was eaten for it, the rolls, and what became of them."""
    attacks = kinds(chapter, "attacks")
    rolls = kinds(chapter, "rolls")
    eaten = kinds(chapter, "devours")
    begin = (
        said(game, attacks[0], who)
        if attacks
        else f"{doer(rolls[0].seat, who)} against {doer(rolls[-1].seat, who)}"
    )
    meals = "".join(
        f"; {said(game, meal, who)[0].lower()}{said(game, meal, who)[1:]}" for meal in eaten
    )
    sums = f": {' against '.join(roll_words(roll) for roll in rolls)}" if rolls else ""
    rest = [event for event in chapter if event.name not in ("attacks", "rolls", "devours")]
    words = outcome(game, rest, who)
    return f"{begin}{meals}{sums}{f'; {words}' if words else ''}"


def roll_words(roll: Told) -> str:
    """The total with the die in it: 6 (die 3)."""
    return f"{roll.total} (die {roll.die})"


def outcome(game: Game[Box], events: Chapter, who: Who) -> str:
    """Tell the result of equal rolls or of wounds."""
    parts = []
    for event in kinds(events, "even", "wounds"):
        even = event.name == "even"
        parts.append(
            "equal, nobody is wounded"
            if even
            else f"{count(event.wounds, 'wound')} to {doer(event.seat, who)}"
        )
    if kinds(events, "shrugs"):
        parts.append("shrugged off")
    return ", ".join([*parts, *dead(game, events, who)])


def dead(game: Game[Box], events: Chapter, who: Who) -> list[str]:
    """Tell the deaths, tribe by tribe: 2 zimbies of Bo and 1 of Cy die."""
    deaths = kinds(events, "dies")
    parts = []
    for (seat, kind), group in groupby(sorted((event.seat, event.kind) for event in deaths)):
        number, thing = len(list(group)), "zombie" if kind == Kind.ZOMBIE else "zimby"
        parts.append(
            doer(seat, who)
            if is_figure(seat)
            else f"{count(number, thing)} of {name_of_seat(seat, who)}"
        )
    return [f"{listed(parts)} {'dies' if len(deaths) == 1 else 'die'}"] if parts else []


def wounds(game: Game[Box], chapter: Chapter, who: Who) -> str:
    """Wounds, and what they do."""
    first, shrugs = chapter[0], kinds(chapter, "shrugs")
    if first.name == "dies":
        return f"{', '.join(dead(game, chapter, who))} at {place_words(game, first.tile)}"
    if shrugs:
        return said(game, shrugs[0], who)
    dealt = (
        f"{count(first.wounds, 'wound')} to {doer(first.seat, who)} at"
        f" {place_words(game, first.tile)}"
    )
    return f"{dealt}: {', '.join(dead(game, chapter, who))}"


def swap(game: Game[Box], chapter: Chapter, who: Who) -> str:
    one, other = chapter
    there = f"{place_words(game, one.tile)} and {place_words(game, one.to)}"
    return f"{doer(one.seat, who)} and {doer(other.seat, who)} swap tiles: {there}"


def bonus(game: Game[Box], chapter: Chapter, who: Who) -> str:
    """Tell what a scroll adds to a combat roll, and the sum."""
    gain, totals = chapter
    return f"{said(game, gain, who)}: now {totals.total} against {totals.against}"


def rite(game: Game[Box], chapter: Chapter, who: Who) -> str:
    """The King turns up a marker and casts what it shows."""
    marker, ritual = chapter
    caster = "the King" if ritual.seat == NOWHERE else name_of_seat(ritual.seat, who)
    corner = SIDES_OF_THE_MIST[marker.corner]
    return (
        f"{caster} turns up the {corner} ritual marker and casts the Ritual of"
        f" {ritual_name(ritual.ritual)}"
    )


CHAPTERS: dict[str, Callable[[Game[Box], Chapter, Who], str]] = {
    **dict.fromkeys(WAYS, walk),
    **dict.fromkeys(("spawns", "stays", "asks_to_join", "joins"), paid_for),
    "draws": draws,
    "gives_up": gives_up,
    "grows": grows,
    "cleared": grows,
    "casts": cast,
    "attacks": fight,
    "rolls": fight,
    "wounds": wounds,
    "dies": wounds,
    "swaps": swap,
    "bonus": bonus,
    "reveals": rite,
}
