"""Resource tokens: gaining and paying them."""

from ludary.games.konja import events as tell
from ludary.games.konja.box import Box
from ludary.games.konja.state import State
from ludary.kit import rule


@rule
def has(s: State, seat: int, token: int, amount: int) -> bool:
    """Tell whether a player has so many tokens of a kind."""
    return s.wizards[seat].tokens[token] >= amount


@rule
def gain(box: Box, s: State, seat: int, token: int, amount: int) -> None:
    """A player takes so many tokens, or as many as are left where they are counted."""
    taken = amount
    if box.token_supply > 0:
        taken = min(
            amount, box.token_supply - s.wizards[0].tokens[token] - s.wizards[1].tokens[token]
        )
        if taken < amount:
            tell.runs_out(s, seat, token, amount - taken)
    if taken > 0:
        s.wizards[seat].tokens[token] += taken
        tell.gains(s, seat, token, taken)


@rule
def pay(s: State, seat: int, token: int, amount: int) -> None:
    s.wizards[seat].tokens[token] -= amount
