"""Models of editions as forms, and of the lab's answers."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field


class EditionField(BaseModel):
    """A value of an edition that can be changed."""

    path: str = Field(description="names it in `changes`")
    label: str
    kind: Literal["number", "switch", "choice", "text"]
    value: str = Field(description="as it is written; of a switch `yes` or `no`")
    least: int | None
    most: int | None
    values: list[str] = Field(
        description="those of a choice, or of a switch that is written as a word"
    )
    about: str = Field(description="where the value comes from")
    pattern: str = Field(description="a regular expression for texts")


class EditionRow(BaseModel):
    name: str
    about: str
    fields: list[EditionField]


class EditionGroup(BaseModel):
    """A table of an edition, with a row for each entry."""

    key: str
    title: str
    rows: list[EditionRow]


class ChangedEdition(BaseModel):
    """An edition with changes."""

    text: str = Field(description="as TOML")
    form: list[EditionGroup]


class LabTable(BaseModel):
    title: str
    head: list[str]
    rows: list[list[str]]
    note: str


class LabChart(BaseModel):
    title: str
    svg: str
    words: str = Field(description="what it shows")
    note: str = Field(description="what its colours and lines mean")


class LabFound(BaseModel):
    """An answer: what is clear, what is not, and the figures."""

    question: str
    verdict: list[str]
    about: list[str]
    tables: list[LabTable]
    charts: list[LabChart]
    page: str = Field(description="all of it as a file of HTML that stands alone")


class LabAnswer(BaseModel):
    """The state of a question."""

    id: str
    status: Literal["working", "ready", "impossible"]
    words: str = Field(description="what is known so far, or why there is no answer")
    progress: float = Field(description="the part that is done, 0 to 1")
    found: LabFound | None
