"""Models of boards: panels, their layers, and their arrangements."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

Arrangement = Annotated[Any, "Arrangement"]  # a tree, whose type stands in `web/types.d.ts`


class LayerPicture(BaseModel):
    """A layer of a panel."""

    id: str = Field(description="digest of its content")
    svg: str | None = Field(
        description=(
            "SVG elements, to be laid over the layer before; null for one that you said you have"
        )
    )


class PanelPicture(BaseModel):
    """A panel of a board."""

    name: str
    title: str
    role: Literal["map", "dice", "story", "hand", "players", "supply", "aid"]
    width: float = Field(description="in units of its own")
    height: float
    letters: float = Field(description="the size of its smallest letters, in its units")
    strip: bool = Field(description="whether it may be wider than a narrow window, to be swiped")
    row: tuple[float, float] | None = Field(
        description=(
            "its width and height as such a strip, where elements move to their `data-strip`"
        )
    )
    played_on: bool = Field(
        description="whether it belongs to what the game is played on: map, dice, hand"
    )
    shape_of: str = Field(
        description=(
            'the panel of which it is another shape, "" if of none: an arrangement names one of'
            " them"
        )
    )
    layers: list[LayerPicture] = Field(description="from the ground up")


class BoardPicture(BaseModel):
    """A board as panels, and how they may lie: trees of names and of `["across", ...]` and
    `["down", ...]`.
    """

    name: str
    heading: str = Field(description="the moment of the game")
    decides: str = Field(description="the present decision, as a sentence")
    ground: str = Field(description="the colour of the table")
    panels: list[PanelPicture] = Field(description="in the order in which they are read")
    wide: list[Arrangement] = Field(
        description=(
            "arrangements, from which a page takes the one that shows most; panels outside it are"
            " folded away"
        )
    )
    narrow: Arrangement = Field(description="the arrangement for phones")
