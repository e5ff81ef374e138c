"""Hints: a bot's choice in a player's place, and what each choice is worth.

They have their own threads, so that bots never wait.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludary.bots import Bot
from ludary.bots.advice import advise, comparison
from ludary.core.compile.takeover import is_awaited
from ludary.core.play.presenting import move_of
from ludary.core.play.view import View
from ludary.core.protocols import GameLike
from ludary.server.errors import Late, Refused
from ludary.server.playing.bots import choose_action
from ludary.server.resources.pools import Owner, Pool
from ludary.server.showing.snapshots import view_of
from ludary.server.tables.table import Table

MOST_CHOICES = 12  # that a hint weighs
Json = dict[str, Any]


class Hints:
    """Gives hints, one for each state of a table, seat and bot."""

    def __init__(
        self,
        pool: Pool,
        current: Callable[[str], Table | None],
        bot_of: Callable[[str, GameLike, int], Bot],
    ) -> None:
        self.pool, self.current, self.bot_of = pool, current, bot_of

    async def give(self, table: Table, seat: int, bot: str, owner: Owner) -> Json:
        """Return a bot's choice for a seat that has to decide; Late if the table has moved on
        before the bot thinks.
        """
        if table.actor != seat or table.match is None:
            raise Refused("It is not your decision.", "turn", 409)
        known = table.cache.hints.get((seat, bot))
        return (
            known
            if known is not None
            else await self.pool.run(owner, lambda: self.think(table, seat, bot))
        )

    def think(self, table: Table, seat: int, bot: str) -> Json:
        """Let the bot think, unless the table has moved on. Runs in a thread."""
        now = self.current(table.id)
        if now is not None and now.version != table.version:
            raise Late
        if (seat, bot) not in table.cache.hints:
            view = view_of(table, seat)
            assert view is not None
            action = choose_action(self.bot_of(bot, view.game, len(view.names)), view)
            table.cache.hints[seat, bot] = hint_json(view, action.id, bot)
        return table.cache.hints[seat, bot]


def hint_json(view: View, best: int, bot: str) -> Json:
    """Return a bot's choice and, once the game's rules are compiled, what it and the others are
    worth.
    """
    names = {action.id: action for action in view.legal()}
    weighed = advise(view, best) if len(names) > 1 and not is_awaited(view.game.name) else []
    choices = [
        {
            "id": one.action,
            "words": names[one.action].words,
            "chance": one.chance,
            "error": one.error,
            "less": one.less,
            "less_error": one.less_error,
            "checked": one.checked,
            "compared": comparison(one) if one.action != best else "",
            "why": one.reason,
        }
        for one in weighed[:MOST_CHOICES]
    ]
    action = names[best]
    return {
        "id": best,
        "notation": action.notation,
        "words": action.words,
        "bot": bot,
        "move": move_of(view.game, view.state, action),
        "choices": choices,
    }
