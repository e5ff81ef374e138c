"""Several events in one line, by the first that is no payment: who, what, and what became of it, without the full stop."""

from collections.abc import Callable
from itertools import groupby
from typing import Any

from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE, RITUALS
from ludary.games.zimby_mojo.happenings import Happening
from ludary.games.zimby_mojo.state import Kind, Toll
from ludary.games.zimby_mojo.text.creatures import listed, place_words
from ludary.games.zimby_mojo.text.events import TOLLS
from ludary.games.zimby_mojo.text.figures import doer, is_figure, name_of_seat
from ludary.games.zimby_mojo.text.names import SIDES_OF_THE_MIST, count, ritual_name, scroll_name
from ludary.games.zimby_mojo.text.walk_words import WAYS, Events, Who, kinds, price, said, walk
from ludary.kit import Game


def paid_for(game: Game, chapter: Events, who: Who) -> str:
    """Tell what was bought, and for how much."""
    bought = next(event for event in chapter if event.kind != Happening.PAYS)
    return f"{said(game, bought, who)}{price(chapter)}"


def draws(game: Game, chapter: Events, who: Who) -> str:
    """The scrolls that one shaman draws, by name if they are known."""
    cards = [int(event.what) for event in chapter]
    known = all(card != NOWHERE for card in cards)
    scrolls = listed([scroll_name(game, card) for card in cards]) if known else count(len(cards), "scroll")
    return f"{name_of_seat(chapter[0].seat, who)} draws {scrolls}"


def gives_up(game: Game, chapter: Events, who: Who) -> str:
    """Tell what one shaman gives up of a kind."""
    number = sum(int(event.amount) for event in chapter)
    return f"{name_of_seat(chapter[0].seat, who)} gives up {number} {TOLLS[Toll(chapter[0].what % len(Toll))][1]}"


def grows(game: Game, chapter: Events, who: Who) -> str:
    """The tiles on which the same grows, or all is cleared."""
    first, place = said(game, chapter[0], who), place_words(game, chapter[0].what)
    tiles = listed([place_words(game, event.what) for event in chapter])
    return first.replace(f" at {place}", f" at {tiles}", 1)


def cast(game: Game, chapter: Events, who: Who) -> str:
    """A scroll, through whom, at what, and for how much."""
    scroll, aims = chapter[0], kinds(chapter, Happening.AIMS, Happening.AIMS_SHAMAN, Happening.AIMS_SCROLL)
    return f"{said(game, scroll, who)}{''.join(f' on {aim_words(game, aim, who)}' for aim in aims)}{price(chapter)}"


def aim_words(game: Game, aim: Any, who: Who) -> str:
    """Return the target of a scroll: its sentence behind `aimed at`."""
    return said(game, aim, who).rpartition(" is aimed at ")[2]


def fight(game: Game, chapter: Events, who: Who) -> str:
    """Tell a fight: who attacks whom, what was eaten for it, the rolls, and what became of them."""
    attacks, rolls, eaten = kinds(chapter, Happening.ATTACKS), kinds(chapter, Happening.ROLLS), kinds(chapter, Happening.DEVOURS)
    begin = said(game, attacks[0], who) if attacks else f"{doer(rolls[0].seat, who)} against {doer(rolls[-1].seat, who)}"
    meals = "".join(f"; {said(game, meal, who)[0].lower()}{said(game, meal, who)[1:]}" for meal in eaten)
    sums = f": {' against '.join(roll_words(roll) for roll in rolls)}" if rolls else ""
    rest = [event for event in chapter if event.kind not in (Happening.ATTACKS, Happening.ROLLS, Happening.DEVOURS)]
    return f"{begin}{meals}{sums}{''.join(f'; {words}' for words in [outcome(game, rest, who)] if words)}"


def roll_words(roll: Any) -> str:
    """The total with the die in it: 6 (die 3)."""
    return f"{roll.amount % 100} (die {roll.amount // 100})"


def outcome(game: Game, events: Events, who: Who) -> str:
    """Tell the result of equal rolls or of wounds."""
    parts = []
    for event in kinds(events, Happening.EVEN, Happening.WOUNDS):
        even = event.kind == Happening.EVEN
        parts.append("equal, nobody is wounded" if even else f"{count(event.amount, 'wound')} for {doer(event.seat, who)}")
    if kinds(events, Happening.SHRUGS):
        parts.append("shrugged off")
    return ", ".join([*parts, *dead(game, events, who)])


def dead(game: Game, events: Events, who: Who) -> list[str]:
    """Tell the deaths, tribe by tribe: 2 zimbies of Bo and 1 of Cy die."""
    deaths = kinds(events, Happening.DIES)
    parts = []
    for (seat, kind), group in groupby(sorted((int(event.seat), int(event.amount)) for event in deaths)):
        number, thing = len(list(group)), "zombie" if kind == Kind.ZOMBIE else "zimby"
        parts.append(doer(seat, who) if is_figure(seat) else f"{count(number, thing)} of {name_of_seat(seat, who)}")
    return [f"{listed(parts)} {'dies' if len(deaths) == 1 else 'die'}"] if parts else []


def wounds(game: Game, chapter: Events, who: Who) -> str:
    """Wounds, and what they do."""
    first, shrugs = chapter[0], kinds(chapter, Happening.SHRUGS)
    if first.kind == Happening.DIES:
        return f"{', '.join(dead(game, chapter, who))} at {place_words(game, first.what)}"
    if shrugs:
        return said(game, shrugs[0], who)
    dealt = f"{count(first.amount, 'wound')} for {doer(first.seat, who)} at {place_words(game, first.what)}"
    return f"{dealt}: {', '.join(dead(game, chapter, who))}"


def swap(game: Game, chapter: Events, who: Who) -> str:
    one, other = chapter
    there = f"{place_words(game, one.what)} and {place_words(game, one.amount)}"
    return f"{doer(one.seat, who)} and {doer(other.seat, who)} swap the tiles {there}"


def bonus(game: Game, chapter: Events, who: Who) -> str:
    """Tell what a scroll adds to a combat roll, and the sum."""
    gain, totals = chapter
    return f"{said(game, gain, who)}: {totals.amount // 100} against {totals.amount % 100} now"


def rite(game: Game, chapter: Events, who: Who) -> str:
    """The King turns a marker up and casts what it shows."""
    marker, ritual = chapter
    caster = "the King" if ritual.seat == NOWHERE else name_of_seat(ritual.seat, who)
    corner = SIDES_OF_THE_MIST[marker.amount % CORNERS]
    return f"{caster} turns the {corner} ritual marker up and casts the Ritual of {ritual_name(ritual.what % RITUALS)}"


CHAPTERS: dict[Happening, Callable[[Game, Events, Who], str]] = {
    **dict.fromkeys(WAYS, walk),
    **dict.fromkeys((Happening.SPAWNS, Happening.STAYS, Happening.ASKS_TO_JOIN, Happening.JOINS), paid_for),
    Happening.DRAWS: draws,
    Happening.GIVES_UP: gives_up,
    Happening.GROWS: grows,
    Happening.CLEARED: grows,
    Happening.CASTS: cast,
    Happening.ATTACKS: fight,
    Happening.ROLLS: fight,
    Happening.WOUNDS: wounds,
    Happening.DIES: wounds,
    Happening.SWAPS: swap,
    Happening.BONUS: bonus,
    Happening.REVEALS: rite,
}
