"""The tools that a model is offered: one table that gives their words, their schemas, and how their
arguments are checked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludary.adapters.private_seat import BOTS
from ludary.adapters.seats import Refusal
from ludary.core.arguments import MOST_SEED, briefly

Json = dict[str, Any]
REQUIRED: Any = object()


@dataclass(frozen=True)
class TextArgument:
    """An argument that is one line of text."""

    about: str
    longest: int  # letters
    default: Any = REQUIRED

    def schema(self) -> Json:
        return {"type": "string", "maxLength": self.longest, "description": self.about}

    def read(self, name: str, value: Any) -> str:
        if not isinstance(value, str):
            raise Refusal(f"{name}={briefly(value)}: should be a text: {self.about}")
        if len(value) > self.longest:
            raise Refusal(
                f"{name}={briefly(value)}: should have at most {self.longest} letters, not"
                f" {len(value):,}"
            )
        if not value.isprintable():
            raise Refusal(f"{name}={briefly(value)}: should be one line without control characters")
        return " ".join(value.split())


@dataclass(frozen=True)
class IntegerArgument:
    """An argument that is a whole number."""

    about: str
    low: int
    high: int
    default: Any = REQUIRED

    def schema(self) -> Json:
        return {
            "type": "integer",
            "minimum": self.low,
            "maximum": self.high,
            "description": self.about,
        }

    def read(self, name: str, value: Any) -> int:
        number = int(value) if isinstance(value, float) and value.is_integer() else value
        if (
            not isinstance(number, int)
            or isinstance(number, bool)
            or not self.low <= number <= self.high
        ):
            raise Refusal(
                f"{name}={briefly(value)}: should be a whole number from {self.low} to {self.high}:"
                f" {self.about}"
            )
        return number


@dataclass(frozen=True)
class Tool:
    """A tool. `asks` is whether it only asks, `beyond` whether it calls another machine, `seated`
    whether it answers with a table.
    """

    name: str
    about: str
    arguments: Mapping[str, TextArgument | IntegerArgument]
    asks: bool = True
    beyond: bool = False
    seated: bool = False

    @property
    def title(self) -> str:
        """The name as people read it."""
        return self.name.replace("_", " ").capitalize()

    def schema(self) -> Json:
        """The schema of its arguments, as JSON Schema has it."""
        properties = {name: self.described(argument) for name, argument in self.arguments.items()}
        required = [
            name for name, argument in self.arguments.items() if argument.default is REQUIRED
        ]
        return {
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }

    @staticmethod
    def described(argument: TextArgument | IntegerArgument) -> Json:
        return (
            argument.schema()
            if argument.default is REQUIRED
            else {**argument.schema(), "default": argument.default}
        )


MOST_LISTED = 300  # legal actions that a structured answer has
WAITS = ["yours", "others", "players", "nothing"]
SEATED = {  # the schema of a structured answer of tools that are `seated`
    "type": "object",
    "properties": {
        "table": {"type": "string", "description": "the table's name, for other tools"},
        "game": {"type": "string", "description": "the game's title"},
        "seat": {"type": "integer", "minimum": 1, "description": "your seat"},
        "players": {
            "type": "array",
            "items": {"type": "string"},
            "description": "their names, by seat; written by other people",
        },
        "turn": {
            "type": "string",
            "enum": WAITS,
            "description": "who has to decide, or players to sit down; nothing: the game is over",
        },
        "scores": {
            "type": "array",
            "items": {"type": "string"},
            "description": "a line for each seat, as far as you can know",
        },
        "actions": {
            "type": "array",
            "description": (
                f"what you can choose now, {MOST_LISTED} at most; none where it is not your turn"
            ),
            "items": {
                "type": "object",
                "properties": {
                    "number": {"type": "integer"},
                    "notation": {"type": "string"},
                    "words": {"type": "string"},
                },
                "required": ["number", "notation", "words"],
            },
        },
        "action_count": {"type": "integer", "minimum": 0, "description": "how many there are"},
    },
    "required": ["table", "game", "seat", "players", "turn", "scores", "actions", "action_count"],
}

GAME = TextArgument("the game's name, as list_games has it", 40)
TABLE = TextArgument("the table's name, such as t1, as open_table and join_table give it", 20)
PAGE = IntegerArgument("which page of a long answer", 1, 10_000, 1)
ACTION = IntegerArgument("the number of a legal action, as list_actions has it", 0, 2**31 - 1)
NAME = TextArgument("what you are called", 40, "")

EVERY = (
    Tool(
        "list_games", "The games that can be played, with how many play them and for how long.", {}
    ),
    Tool(
        "list_options",
        "The options of a game (house rules and numbers), with their values and ranges.",
        {"game": GAME, "page": PAGE},
    ),
    Tool(
        "read_rules",
        "The rules of a game in plain words, and what was ruled where its rulebook is silent.",
        {
            "game": GAME,
            "about": TextArgument(
                "a heading, a rule's id or some words; without it the headings, and then all rules",
                200,
                "",
            ),
            "page": PAGE,
        },
    ),
    Tool(
        "open_table",
        "Open a private table: you in one seat, bots in all others. The game begins at once.",
        {
            "game": GAME,
            "seats": IntegerArgument("how many play; 0: the fewest that can", 0, 20, 0),
            "bots": TextArgument(
                f"who plays in the other seats, one for all or one for each, with commas: {BOTS}",
                400,
                "greedy",
            ),
            "seat": IntegerArgument("your seat, from 1", 1, 20, 1),
            "name": NAME,
            "seed": IntegerArgument(
                "the same seed and actions give the same game, once the game is compiled; -1:"
                " chance",
                -1,
                MOST_SEED,
                -1,
            ),
            "edition": TextArgument(
                "what is in the box: an edition that list_games names; the usual one without",
                60,
                "",
            ),
            "options": TextArgument("options other than usual: name=value, name=value", 1_000, ""),
        },
        asks=False,
        seated=True,
    ),
    Tool(
        "join_table",
        "Sit down at a table of a running Ludary server, by its link.",
        {
            "url": TextArgument("the link to the table, https://SERVER/t/ID", 300),
            "token": TextArgument(
                "your token on that server, if you are a player there already; without it you"
                " become one",
                100,
                "",
            ),
            "name": NAME,
            "seat": IntegerArgument("which seat, from 1; 0: any that is open", 0, 100, 0),
        },
        asks=False,
        beyond=True,
        seated=True,
    ),
    Tool(
        "look",
        "The table as your seat sees it, in words, with scores as far as you can know them.",
        {
            "table": TABLE,
            "page": PAGE,
        },
        seated=True,
    ),
    Tool(
        "list_actions",
        "What you can choose now, each action with its number and what it means; and what is not"
        " possible, and why.",
        {
            "table": TABLE,
            "page": PAGE,
        },
        seated=True,
    ),
    Tool(
        "explain_action",
        "What one legal action would touch on the board, and the rules about it.",
        {"table": TABLE, "action": ACTION},
    ),
    Tool(
        "ask_advice",
        "What a bot would do in your place. It may think for some seconds.",
        {"table": TABLE},
    ),
    Tool(
        "act",
        "Do a legal action, and wait for your next turn; tells what happened and what you can"
        " choose then.",
        {
            "table": TABLE,
            "action": ACTION,
            "seconds": IntegerArgument("for how long to wait for your next turn", 0, 50, 20),
        },
        asks=False,
        seated=True,
    ),
    Tool(
        "wait_for_turn",
        "Wait until it is your turn or the game is over; tells what happened and what you can"
        " choose.",
        {
            "table": TABLE,
            "seconds": IntegerArgument("for how long at most", 0, 50, 30),
        },
        asks=False,
        seated=True,
    ),
    Tool(
        "close_table",
        "Get up from a table. A private one is gone then; on a server the seat stays yours once the"
        " game has begun.",
        {
            "table": TABLE,
        },
        asks=False,
    ),
)
TOOLS = {tool.name: tool for tool in EVERY}


def checked(tool: Tool, arguments: Mapping[str, Any]) -> Json:
    """All arguments of a tool, with the defaults of those that are not given.

    Refusal says which is wrong, and what would be right.
    """
    for name in arguments:
        if name not in tool.arguments:
            there = f"it takes {', '.join(tool.arguments)}" if tool.arguments else "it takes none"
            raise Refusal(f"{tool.name} has no argument {name[:40]!r}; {there}")
    read = {}
    for name, argument in tool.arguments.items():
        if arguments.get(name) is None and argument.default is REQUIRED:
            raise Refusal(f"{tool.name}: {name} is missing: {argument.about}")
        read[name] = (
            argument.default
            if arguments.get(name) is None
            else argument.read(name, arguments[name])
        )
    return read
