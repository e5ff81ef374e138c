"""Events as beats and chapters read them: by the names of the rows and of their fields."""

from collections.abc import Sequence
from typing import Any

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.events import EVENTS
from ludary.kit import Game

Who = Sequence[str]


class Told:
    """An event. Its attributes are the `name` of its row and the row's fields, which are read when
    one is asked for.
    """

    def __init__(self, record: Any) -> None:
        self.record, self.row = record, EVENTS.rows[int(record.kind)]
        self.name = self.row.name

    def __getattr__(self, field: str) -> int:
        vars(self).update(self.row.fields(self.record))
        return int(vars(self)[field])


def said(game: Game[Box], event: Told, who: Who) -> str:
    """An event's own sentence, without the full stop."""
    return EVENTS.say(game, event.record, who).removesuffix(".")
