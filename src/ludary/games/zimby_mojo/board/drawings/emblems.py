"""Emblems of scrolls by what they do, and of the King's rituals.

They lie in a sheet; each fits within -10 to 10.
"""

from pathlib import Path
from typing import Any

from ludary.games.zimby_mojo.cards import RitualKind, ScrollType
from ludary.games.zimby_mojo.effects import Effect
from ludary.kit.picture import drawings, group

EMBLEMS = drawings(Path(__file__).with_name("emblems.svg"))
BLADES, DROP, BONE = EMBLEMS["brutality"], EMBLEMS["drop"], "#fbf1d8"
SIGNS = {  # of types: a bolt, an altar with a flame, a note
    ScrollType.WITCHERY: "m1.5-6l-5 7h3.6l-1.6 5.5 5.5-7.5h-3.8z",
    ScrollType.RITUAL: (
        "m-5 6h10v-2.2h-10zm1.5-3h7v-1.5h-7zm3.5-9.5c3.8 3.8 2.4 6.5 0 6.5s-3-2.8 0-6.5z"
    ),
    ScrollType.INCANTATION: "m-1.5 2.2a2.4 2 0 1 0 1.6 1.6v-6.3l4 1.4v-2.7l-5.4-2z",
}
INKS = {
    ScrollType.WITCHERY: "#4a2a72",
    ScrollType.RITUAL: "#7a2131",
    ScrollType.INCANTATION: "#1f5a44",
}  # behind emblems, by type


def emblem_of(row: Any) -> str:
    """The emblem of a scroll around 0, 0, from its row of the box; what weakens looks other than
    what strengthens.
    """
    effect = Effect(row.effect)
    return EMBLEMS[effect.row.negative if row.amount < 0 else effect.name.lower()]


def emblem(row: Any, x: float, y: float, radius: float) -> str:
    """The emblem of a scroll whose middle is at (x, y)."""
    return group(emblem_of(row), at=(x, y), scale=radius / 10)


def ritual_emblem(ritual: int, x: float, y: float, radius: float) -> str:
    """The emblem of one of the King's rituals."""
    return group(EMBLEMS[f"king-{RitualKind(ritual).name.lower()}"], at=(x, y), scale=radius / 10)
