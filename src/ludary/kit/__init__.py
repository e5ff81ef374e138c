"""All that a game's file needs, in one import: records, rules, fate, events, the parts of a Game."""

from ludary.core.compile.rule import rule
from ludary.core.contract.actions import Action, ActionSpace, numbers, seats
from ludary.core.contract.bounds import Limits
from ludary.core.contract.edition import EditionFile, Option
from ludary.core.contract.marks import Mark
from ludary.core.contract.windows import Windows
from ludary.core.play.game import NOBODY, BaseState, BotHints, Contents, Game, Presentation, Rules
from ludary.core.state import meanings
from ludary.core.state.events import events, tell, whisper
from ludary.core.state.fate import fate, roll
from ludary.core.state.memory import Record, Row, Rows, f8, i1, i2, i4, i8, one, rows, u8
from ludary.core.state.piles import cards_in, draw

__all__ = [
    "NOBODY", "Action", "ActionSpace", "BaseState", "BotHints", "Contents", "EditionFile", "Game", "Limits", "Mark", "Option",
    "Presentation", "Record", "Row", "Rows", "Rules", "Windows", "cards_in", "draw", "events", "f8", "fate", "i1", "i2", "i4", "i8",
    "meanings", "numbers", "one", "roll", "rows", "rule", "seats", "tell", "u8", "whisper",
]  # fmt: skip
