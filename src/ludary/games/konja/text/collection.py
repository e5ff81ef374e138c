"""Collection in words: what an exchange leaves, what the end leaves, and the best exchanges."""

from collections.abc import Sequence

from ludary.games.konja.box import Box
from ludary.games.konja.haul import POINT, WORTH, Pool
from ludary.games.konja.pieces import ActionFace
from ludary.games.konja.reckoning import (
    best_spendings,
    is_advised,
    left_of,
    numbers,
    pool,
    unused_action_faces,
)
from ludary.games.konja.state import State
from ludary.games.konja.text.names import ACTION_WORDS, TOKEN_NAMES
from ludary.kit import Game


def listed(dice: Sequence[int]) -> str:
    """Numbers of dice: 2, 3, 4."""
    return ", ".join(map(str, dice))


def say_exchange(s: State | None, dice: Pool, brings: str) -> str:
    """A choice of Collection: Exchange 2, 3, 4 for 3 Gold (leaves 6, 6)."""
    words = f"Exchange {listed(numbers(dice))} for {brings}"
    if s is None:
        return words
    left = numbers(left_of(s, dice))
    return f"{words} (leaves {listed(left) if left else 'no dice'})"


def say_the_end(s: State) -> str:
    """Ending the turn: the dice that stay unspent, and the action dice that are exchanged."""
    dice = numbers(pool(s))
    notes = [f"unspent dice: {listed(dice)}"] if dice else []
    tokens = [ACTION_WORDS[face] for face in unused_action_faces(s) if face > ActionFace.BLANK]
    if tokens:
        notes.append(f"the action dice bring {' and '.join(f'1 {name}' for name in tokens)}")
    return f"End the turn ({'; '.join(notes)})" if notes else "End the turn"


def say_best(game: Game[Box], s: State) -> str:
    """The way in which a bot would spend the pool, for who asks; empty if there is none."""
    ways = [
        game.action(way.action).words.removeprefix("Exchange ") for way in best_spendings(game, s)
    ]
    if not ways or not is_advised(s):
        return ""
    rates = [
        f"1 {name.capitalize()} at {worth / POINT:g}"
        for name, worth in zip(TOKEN_NAMES, WORTH, strict=True)
    ]
    return f"A bot would spend them like this, with {', '.join(rates)} points: {'; '.join(ways)}."
