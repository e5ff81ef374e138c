"""Fighting and using scrolls in a test: from an action to the moment when everybody has let
everything be.
"""

from ludary import Match
from tests.games.zimby_mojo.table import _drawn, goes_without_saying, phase, play

LEAST = (
    "pay",
    "devour",
)  # decisions for which the first choice is made: tokens pay first, and nobody eats


def carry(match: Match, *notations: str, fate: tuple[int | str, ...] = ()) -> Match:
    """Actions in a row; tokens pay, nobody eats before a fight, and at the end all pass.

    `fate` is what is drawn meanwhile.
    """
    left = list(fate)
    for notation in notations:
        if goes_without_saying(match, notation):
            continue
        left = left[_drawn(match, notation, left) :]
        while phase(match) in LEAST:
            left = left[_drawn(match, match.legal()[0].notation, left) :]
    while phase(match) == "answer":
        left = left[_drawn(match, "pass", left) :]
    assert not left, f"not drawn: {left}"
    return match


def use(match: Match, name: str, *choices: str, fate: tuple[int | str, ...] = ()) -> Match:
    """Cast a scroll, with its channeller and target, and let it happen."""
    return carry(match, f"cast {name}", *choices, fate=fate)


def begin(match: Match, name: str, *choices: str) -> Match:
    """Cast a scroll and pay for it: it lies on the stack then, unless nobody can answer it."""
    play(match, f"cast {name}", *choices)
    if phase(match) == "pay":
        match.step(match.legal()[0])
    return match
