"""Pictures: SVG and panels for the boards, cards and covers of a game."""

from ludary.core.contract.presentation import COVER
from ludary.core.picture.panels import (
    EMPTY,
    Across,
    Board,
    Down,
    Panel,
    Role,
    Tree,
    one_panel,
    roomy,
)
from ludary.core.picture.sheet import drawings
from ludary.core.picture.svg import (
    circle,
    fitted,
    group,
    label,
    path,
    picture,
    rect,
    squeezed,
    tag,
    tip,
    width_of,
    words,
)
from ludary.core.picture.wrapping import wrap

__all__ = [
    "COVER",
    "EMPTY",
    "Across",
    "Board",
    "Down",
    "Panel",
    "Role",
    "Tree",
    "circle",
    "drawings",
    "fitted",
    "group",
    "label",
    "one_panel",
    "path",
    "picture",
    "rect",
    "roomy",
    "squeezed",
    "tag",
    "tip",
    "width_of",
    "words",
    "wrap",
]
