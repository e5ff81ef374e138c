"""The kit: all that the files of a game import.

Records, rules, fate, events and the parts of a Game are here. `kit.picture` has SVG and panels,
`kit.grid` sets of squares, `kit.meanings` the meanings of a State's fields, `kit.editions` the
models of edition files and options.
"""

from ludary.core.compile.rule import rule
from ludary.core.contract.actions import Action, ActionSpace, Domain, named, numbers, seats
from ludary.core.contract.beats import Beat, BeatKind
from ludary.core.contract.bounds import GameLimits
from ludary.core.contract.breakdown import Part
from ludary.core.contract.components import Component, ComponentTable
from ludary.core.contract.contents import Contents
from ludary.core.contract.defaults import OPEN, SETTLED, nothing_hidden
from ludary.core.contract.edition import EditionFile, Option
from ludary.core.contract.event_sheet import EventSheet, Look, Noun, Scene
from ludary.core.contract.hints import BotHints
from ludary.core.contract.inspection import Inspection, Inspector, Spot
from ludary.core.contract.marks import Mark, Marks
from ludary.core.contract.matters import Matter
from ludary.core.contract.origin import Origin
from ludary.core.contract.presentation import Presentation
from ludary.core.contract.rules import Rules
from ludary.core.contract.unavailable import Unavailable
from ludary.core.contract.verb_sheet import Choice, VerbSheet
from ludary.core.contract.windows import Windows
from ludary.core.errors import BadEdition
from ludary.core.play.game import Game
from ludary.core.play.view import View
from ludary.core.sentences import player_does, turn_of
from ludary.core.state.events import EVERYBODY, all_but, events
from ludary.core.state.fate import below, fate, pick, pick_bit, roll
from ludary.core.state.memory import Record, Row, Rows, f8, i1, i2, i4, i8, one, rows, u8
from ludary.core.state.piles import cards_in, draw, kinds_in, pour, take_out
from ludary.core.state.state import NOBODY, STOPPED, BaseState
from ludary.core.state.weighted_choice import nth_bit
from ludary.kit import editions, grid, meanings, picture

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "OPEN",
    "SETTLED",
    "STOPPED",
    "Action",
    "ActionSpace",
    "BadEdition",
    "BaseState",
    "Beat",
    "BeatKind",
    "BotHints",
    "Choice",
    "Component",
    "ComponentTable",
    "Contents",
    "Domain",
    "EditionFile",
    "EventSheet",
    "Game",
    "GameLimits",
    "Inspection",
    "Inspector",
    "Look",
    "Mark",
    "Marks",
    "Matter",
    "Noun",
    "Option",
    "Origin",
    "Part",
    "Presentation",
    "Record",
    "Row",
    "Rows",
    "Rules",
    "Scene",
    "Spot",
    "Unavailable",
    "VerbSheet",
    "View",
    "Windows",
    "all_but",
    "below",
    "cards_in",
    "draw",
    "editions",
    "events",
    "f8",
    "fate",
    "grid",
    "i1",
    "i2",
    "i4",
    "i8",
    "kinds_in",
    "meanings",
    "named",
    "nothing_hidden",
    "nth_bit",
    "numbers",
    "one",
    "pick",
    "pick_bit",
    "picture",
    "player_does",
    "pour",
    "roll",
    "rows",
    "rule",
    "seats",
    "take_out",
    "turn_of",
    "u8",
]  # fmt: skip
