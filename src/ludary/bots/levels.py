"""Levels: the bots that servers offer for a game, by the titles under which people know them, and
how strong the best one is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludary.core.contract.hints import BotHints

TITLES = ("Beginner", "Easy", "Medium", "Hard", "Expert", "Master", "Legend")  # the weakest first
WITH_BEGINNER = 5  # levels or more; where there are fewer, the first is Easy
OTHERS = {
    1: "",
    2: "two of ",
    3: "three of ",
    4: "four of ",
    5: "five of ",
}  # who sits at a table with the best level, by how many


def titles_of(hints: BotHints) -> dict[str, str]:
    """Return the title of each level, by the bot's name."""
    titles = TITLES[1:] if len(hints.levels) < WITH_BEGINNER else TITLES
    return dict(zip(hints.levels, titles, strict=False))


def bot_words(hints: BotHints, bot: str) -> str:
    """Return a bot's name in a sentence, as in `the level Hard (careless:1)`, or `the bot uniform`
    where it is no level.
    """
    title = titles_of(hints).get(bot)
    return f"the level {title} ({bot})" if title else f"the bot {bot}"


def strength_words(hints: BotHints) -> str:
    """Return how often the best level wins, as in `wins 68 % of games against Hard (careless:1)`;
    "" if that was not measured.
    """
    if not hints.best_wins or len(hints.levels) < 2:
        return ""
    below, others = hints.levels[-2], hints.best_seats - 1
    even = f", where {1 / hints.best_seats:.0%} would be even" if others > 1 else ""
    title = titles_of(hints).get(below, "the bot")
    return f"wins {hints.best_wins:.0%} of games against {OTHERS[others]}{title} ({below}){even}".replace(  # noqa: E501
        "%", " %"
    )
