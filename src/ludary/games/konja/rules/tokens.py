"""Resource tokens: gaining and paying them."""

from ludary.core.events import tell
from ludary.core.rule import rule
from ludary.games.konja.state import Happening, State


@rule
def has(s: State, seat: int, token: int, amount: int) -> bool:
    """Tell whether a player has so many tokens of a kind."""
    return s.wizards[seat].tokens[token] >= amount


@rule
def gain(s: State, seat: int, token: int, amount: int) -> None:
    if amount > 0:
        s.wizards[seat].tokens[token] += amount
        tell(s, Happening.GAINS, seat, token, amount)


@rule
def pay(s: State, seat: int, token: int, amount: int) -> None:
    s.wizards[seat].tokens[token] -= amount
