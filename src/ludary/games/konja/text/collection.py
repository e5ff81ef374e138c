"""Collection in words: what a combination takes, what it brings and what it leaves."""

from collections.abc import Sequence
from typing import Any

from ludary.games.konja.haul import POINT, WORTH
from ludary.games.konja.pieces import ActionFace
from ludary.games.konja.reckoning import best_spendings, is_advised, left_after, numbers, pool, unused_action_faces
from ludary.games.konja.text.names import ACTION_WORDS, TOKEN_NAMES, count
from ludary.games.konja.verbs import Verb
from ludary.kit import Game


def say_spending(game: Game, s: Any, verb: Verb, args: tuple[int, ...]) -> str:
    """A choice of Collection: Exchange 2, 3, 4 for 3 Gold (leaves 6, 6)."""
    words = f"Exchange {taken(game, verb, args)} for {brought(game, verb, args)}"
    if s is None:
        return words
    left = numbers(left_after(game, s, verb, args))
    rest = f"leaves {listed(left)}" if left else "leaves no die"
    return f"{words} ({rest})"


def taken(game: Game, verb: Verb, args: tuple[int, ...]) -> str:
    """The dice of a combination."""
    if verb == Verb.RUN:
        return listed(range(args[0], args[1] + 1))
    dice = game.box.alike[args[0]] if verb == Verb.ALIKE else (1 if verb == Verb.SINGLE else 2)
    return listed([args[-1]] * dice)


def brought(game: Game, verb: Verb, args: tuple[int, ...]) -> str:
    """Name the return of a combination."""
    box = game.box
    if verb == Verb.SINGLE:
        return f"{box.single_power} Power"
    if verb == Verb.PAIR:
        return f"{box.pair_magick} Magick"
    if verb == Verb.RUN:
        return f"{box.run_gold * (args[1] - args[0] + 1)} Gold"
    return f"a cloud of {count(box.points[args[0]], 'point')}"


def listed(dice: Sequence[int]) -> str:
    """Numbers of dice: 2, 3, 4."""
    return ", ".join(map(str, dice))


def say_the_end(game: Game, s: Any) -> str:
    """Ending the turn: the dice that stay unspent, and the action dice that are exchanged."""
    dice = numbers(pool(s))
    unspent = f", with {listed(dice)} unspent" if dice else ""
    tokens = [ACTION_WORDS[face] for face in unused_action_faces(s) if face > ActionFace.BLANK]
    gained = f"; the action dice bring {' and '.join(f'1 {name}' for name in tokens)}" if tokens else ""
    return f"End the turn{unspent}{gained}"


def say_best(game: Game, s: Any) -> str:
    """The way in which a bot would spend the pool, for who asks; empty if there is none."""
    ways = [f"{taken(game, way.verb, way.args)} for {brought(game, way.verb, way.args)}" for way in best_spendings(game, s)]
    if not ways or not is_advised(s):
        return ""
    rates = [f"1 {name.capitalize()} at {worth / POINT:g}" for name, worth in zip(TOKEN_NAMES, WORTH, strict=True)]
    return f"A bot would spend them so, with {', '.join(rates)} points: {'; '.join(ways)}."
