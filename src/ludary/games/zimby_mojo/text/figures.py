"""Figures: the doers and targets that events name in place of a seat: a player, or a creature by
its kind and its owners.

`rules/creatures.py: figure` makes these numbers: those of creatures lie below NOWHERE.
"""

from collections.abc import Sequence

from ludary.games.zimby_mojo.cards import NOWHERE, SEATS
from ludary.games.zimby_mojo.state import Kind
from ludary.games.zimby_mojo.text.creatures import listed, thugs_words


def is_figure(seat: int) -> bool:
    """Tell whether an event names a creature, not a player."""
    return seat < NOWHERE


def kind_and_owners(figure: int) -> tuple[Kind, int]:
    """Take a figure apart: its kind, and the tribes or thugs in it as bits, or a zombie's owner."""
    kind, owners = divmod(NOWHERE - 1 - figure, 1 << SEATS)
    return Kind(kind), owners


def name_of_seat(seat: int, who: Sequence[str]) -> str:
    """The player's name; somebody, if it is nobody's seat."""
    return who[seat] if 0 <= seat < len(who) else "somebody"


def doer(seat: int, who: Sequence[str]) -> str:
    """Name a figure: Bo, Bo and Cy, thug 4, thugs 1 and 3, the zombie of Bo, the King."""
    if not is_figure(seat):
        return name_of_seat(seat, who)
    kind, owners = kind_and_owners(seat)
    if kind == Kind.ZIMBIES:
        return (
            listed([name_of_seat(tribe, who) for tribe in range(SEATS) if owners >> tribe & 1])
            or "somebody"
        )
    if kind == Kind.ZOMBIE:
        return f"the zombie of {name_of_seat(owners, who)}"
    return thugs_words(owners) if kind == Kind.THUGS else "the King"


def many(seat: int) -> bool:
    """Tell whether the verb that follows is that of several: Bo and Cy attack, thug 4 attacks."""
    kind, owners = kind_and_owners(seat) if is_figure(seat) else (Kind.NONE, 0)
    return kind in (Kind.ZIMBIES, Kind.THUGS) and owners.bit_count() > 1


def does(seat: int, who: Sequence[str], verb: str) -> str:
    """Return the doer with its verb: `attack` makes Bo attacks, and Bo and Cy attack."""
    return f"{doer(seat, who)} {verb_of(seat, verb)}"


def verb_of(seat: int, verb: str) -> str:
    """The verb in the form that fits one or several; a word behind it stays: walks off."""
    first, *rest = verb.split()
    return " ".join(
        [first if many(seat) else f"{first}{'es' if first.endswith('ch') else 's'}", *rest]
    )
