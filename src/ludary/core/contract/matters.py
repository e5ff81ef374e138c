"""Matters: quantities that count for the players of a game, for reasons to speak of.

A game's rule `measure` computes all of them from a State; a row says what each means to a player.
"""

from typing import NamedTuple

ONE_BY_ONE = 10  # from so much on a quantity is told without its fraction
WHOLE = 0.05  # so near to a whole number it is told as one


class Matter(NamedTuple):
    """One quantity, as a clause such as `you would have {n:point}`.

    `{n:point}` becomes "2 more points" or "1 fewer point"; an irregular plural follows a bar, and
    where it is the same word it becomes "2 less Gold". `{here}` and `{there}` are the quantity
    after the two choices in per cent: for what is so or not. A theme groups positions to solve.
    """

    says: str
    good: bool = True  # whether more is better for the player
    least: float = 0.25  # difference from which on it is worth telling
    theme: str = ""  # what a player would call it, such as "Defense"


class Amount:
    """A difference that is formatted with its unit."""

    def __init__(self, difference: float) -> None:
        self.size, self.less = abs(difference), difference < 0

    def __format__(self, unit: str) -> str:
        one, _, many = unit.partition("|")
        whole = round(self.size)
        if whole and (abs(self.size - whole) < WHOLE or self.size >= ONE_BY_ONE):
            number = str(whole)
        else:
            number = f"about {self.size:.1f}"
        way = ("less" if one == many else "fewer") if self.less else "more"
        return f"{number} {way} {one if number == '1' else many or f'{one}s'}"


# what matters in every game; `measure` writes behind these
ENDINGS = (
    Matter("you would have won in {here} % of games, not {there} %", True, 0.03, "Finish it"),
    Matter("you would have lost in {here} % of games, not {there} %", False, 0.03, "Stay in it"),
)
