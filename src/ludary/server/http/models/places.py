"""Models of hints, marks, things on the board and components."""

from __future__ import annotations

from pydantic import BaseModel, Field

from ludary.core.contract.marks import Mark
from ludary.core.contract.origin import MARKS

ORIGIN = f"who says that it is so: {', '.join(MARKS.values())}"


class MovePlaces(BaseModel):
    """The places of a choice on the board."""

    spot: str = Field(description="the `data-spot` of the choice, or empty")
    start: str = Field(description="the `data-spot` from which it moves something there, or empty")


class HintChoice(BaseModel):
    """A choice, as a hint weighs it, by what your seat knows."""

    id: int
    words: str
    chance: float = Field(description="of winning with it, 0 to 1")
    error: float = Field(description="the standard error of `chance`")
    less: float = Field(description="how much more the bot's choice is worth")
    less_error: float
    checked: bool = Field(
        description="whether it was played on; else it was tried one choice ahead"
    )
    compared: str = Field(description="`less` in words; empty for the bot's choice")
    why: str = Field(
        description="how it differs, in the terms of the game; empty if that is not certain"
    )


class Hint(BaseModel):
    id: int
    notation: str
    words: str
    bot: str
    move: MovePlaces
    choices: list[HintChoice] = Field(
        description="the bot's first, then the others by chance; empty until the rules are compiled"
    )


class ChoiceMarks(BaseModel):
    """The spots of the board that a choice would touch."""

    action: int
    version: int
    marks: dict[Mark, list[str]] = Field(
        description="by kind, the `data-spot`s of your board's elements"
    )


class RuleRow(BaseModel):
    """A row of the game's ledger."""

    id: str
    section: str
    rule: str
    origin: str = Field(description=ORIGIN)


class Inspected(BaseModel):
    """The thing at a spot of your board."""

    spot: str
    title: str = Field(description="its name; empty if the game tells nothing about it")
    lines: list[str] = Field(description="its effects and its state")
    rules: list[RuleRow] = Field(description="the rules about it, the most telling first")
    origin: str = Field(description=f"{ORIGIN}; empty if that needs no saying")


class ComponentTable(BaseModel):
    """Components of one sort, such as Monsters."""

    title: str
    header: list[str] = Field(description="titles of the columns; empty above names and effects")
    rows: list[list[str]]
    origins: list[str] = Field(description=f"{ORIGIN}, of each row; empty where unknown")
    numbers: int = Field(
        description=(
            "columns of numbers, from the copies on: 1, or 2 with how many are not seen yet or left"
        )
    )


class Components(BaseModel):
    """The components in the box, as your seat sees them."""

    tables: list[ComponentTable] = Field(description="empty if the game does not tell")
