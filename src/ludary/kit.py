"""All that a game's file needs, in one import: records, rules, fate, events, the parts of a Game."""

from ludary.core import meanings
from ludary.core.actions import Action, ActionSpace, numbers, seats
from ludary.core.edition import EditionFile, Option
from ludary.core.events import events, tell, whisper
from ludary.core.fate import fate, roll
from ludary.core.game import NOBODY, BaseState, BotHints, Contents, Game, Presentation, Rules
from ludary.core.limits import Limits
from ludary.core.marks import Mark
from ludary.core.memory import Record, Row, Rows, f8, i1, i2, i4, i8, one, rows, u8
from ludary.core.piles import cards_in, draw
from ludary.core.rule import rule
from ludary.core.windows import Windows

__all__ = [
    "NOBODY", "Action", "ActionSpace", "BaseState", "BotHints", "Contents", "EditionFile", "Game", "Limits", "Mark", "Option",
    "Presentation", "Record", "Row", "Rows", "Rules", "Windows", "cards_in", "draw", "events", "f8", "fate", "i1", "i2", "i4", "i8",
    "meanings", "numbers", "one", "roll", "rows", "rule", "seats", "tell", "u8", "whisper",
]  # fmt: skip
