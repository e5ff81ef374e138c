"""The interface of bots, and the names by which the command line chooses one."""

from __future__ import annotations

import runpy
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from ludary.bots.greedy import MOST_CARELESS, Greedy, casual, greedy, learned, novice
from ludary.bots.ismcts import ISMCTS, MOST_ITERATIONS, MOST_SECONDS, MOST_THREADS, ismcts
from ludary.bots.network_file import learned_room
from ludary.bots.uniform import uniform
from ludary.bots.weights import PREFIX, Weights
from ludary.core.arguments import briefly

if TYPE_CHECKING:
    import numpy as np

    from ludary.core.contract.actions import Action
    from ludary.core.play.view import View
    from ludary.core.protocols import GameLike

    Bot = Callable[[View, Sequence[Action], np.random.Generator], Action | int | str]
else:
    Bot = Any

NAMED: dict[str, Bot] = {
    "uniform": uniform,
    "novice": novice,
    "casual": casual,
    "greedy": greedy,
    "learned": learned,
}
SEARCHES = ("ismcts", "search")


def names() -> list[str]:
    """Return the forms that the name of a bot can take."""
    return [
        *NAMED,
        "ismcts",
        "ismcts:ITERATIONS",
        "ismcts:SECONDSs",
        "ismcts:SECONDSs:THREADS",
        "search",
        "search:ITERATIONS",
        "search:SECONDSs",
        "search:SECONDSs:THREADS",
        "learned:FILE.npz",
        "careless:POINTS",
        "casual:PERCENT",
        "FILE.py:NAME",
        "weights:FILE.npz",
    ]


def check_bot(bot: Bot, game: GameLike, seats: int) -> None:
    """ValueError if a bot needs weights for this game and number of seats, and has none that
    fit.
    """
    if isinstance(bot, Weights):
        bot.check(game, seats)
    elif isinstance(bot, Greedy | ISMCTS) and bot.learned:
        learned_room(game, bot.file, seats)


def bot_named(text: str) -> Bot:
    """The bot that `text` names, such as `greedy`, `ismcts:5000` or `ismcts:2s`; ValueError lists
    the right ones.
    """
    if not isinstance(text, str):
        raise TypeError(f"bot {briefly(text)}: should be a name, such as 'greedy'")
    if text.startswith(PREFIX):
        return Weights(text.removeprefix(PREFIX))
    if ".py:" in text:
        return _from_file(text)
    name, _, strength = text.strip().partition(":")
    if name in NAMED and not strength:
        return NAMED[name]
    if name == "learned":
        return Greedy(learned=True, file=strength)
    if name == "careless":
        return _careless(strength)
    if name == "casual":
        return _casual(strength)
    if name not in SEARCHES:
        raise ValueError(f"there is no bot {briefly(text)}; bots are {', '.join(names())}")
    try:
        return replace(_search(strength), learned=name == "search")
    except ValueError:
        iterations = f"a number of iterations (1 to {MOST_ITERATIONS:,}, as in {name}:5000)"
        seconds = f"of seconds (up to {MOST_SECONDS:,.0f}, as in {name}:2s)"
        threads = (
            f"and after it, if you like, how many threads (1 to {MOST_THREADS}, as in {name}:2s:4)"
        )
        raise ValueError(
            f"bot {briefly(text)}: should be {iterations} or {seconds}, {threads}"
        ) from None


def _search(strength: str) -> ISMCTS:
    effort, colon, threads = strength.partition(":")
    bot = (
        ismcts(seconds=float(effort[:-1]))
        if effort.endswith("s")
        else ismcts(int(effort))
        if effort
        else ismcts()
    )
    return replace(bot, threads=int(threads)) if colon else bot


def _casual(percent: str) -> Greedy:
    if percent.isdecimal() and len(percent) < 4 and 1 <= int(percent) <= 99:
        return Greedy(slips=int(percent))
    raise ValueError(
        f"bot {briefly('casual:' + percent)}: should give the percentage of choices that are a"
        " novice's (1 to 99, as in casual:50)"
    )


def _careless(points: str) -> Greedy:
    try:
        if float(points) > 0:
            return Greedy(learned=True, careless=float(points))
        raise ValueError
    except ValueError:
        raise ValueError(
            f"bot {briefly('careless:' + points)}: should give the points of chance that it may"
            f" give away (above 0, up to {MOST_CARELESS}, as in careless:6)"
        ) from None


def _from_file(text: str) -> Bot:
    file, _, name = text.rpartition(":")
    try:
        bot = runpy.run_path(file).get(name)
    except OSError as error:
        raise ValueError(f"bot {text!r}: {file} cannot be read: {error.strerror}") from None
    if not callable(bot):
        raise ValueError(
            f"bot {text!r}: {file} defines no function {name!r}: name one that it defines"
        )
    return cast(Bot, bot)
