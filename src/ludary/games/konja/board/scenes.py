"""The pictures on cards: the thing that a card is, before a sky of what it is good for, with the
signs of what it does.
"""

from functools import lru_cache
from typing import NamedTuple

from ludary.games.konja.board.effect_signs import Step, sign
from ludary.games.konja.board.motifs import RELICS, SPELLS, amulet
from ludary.games.konja.board.paints import BRASS
from ludary.games.konja.board.signs import REMEMBERED
from ludary.games.konja.cards import HOSTILE, Does
from ludary.kit.picture import circle, group, path, rect, tag

SKIES = {  # paints, by what a card does first; one of roll, change, gain, help, attack
    Does.REROLL: "dusk", Does.SHAKE: "dusk", Does.PURPLE: "violet", Does.CONJURE: "violet",
    Does.GAIN: "harvest", Does.UPGRADE: "harvest", Does.DRAW: "harvest",
    Does.UNTAP: "moss", Does.MARK: "moss", Does.PROTECT: "moss",
    **dict.fromkeys(HOSTILE, "blood"),
}  # fmt: skip
GLOW = "#fff3cf"
SIGN, SMALL_SIGN = 34, 26  # sides of a sign upon a picture, and beside one


class Picture(NamedTuple):
    """All that the picture of a card is made from."""

    name: str  # in small letters
    number: int
    steps: tuple[Step, ...]
    spell: bool
    hostile: bool


@lru_cache(REMEMBERED)
def emblem(card: Picture) -> str:
    """The thing that a card is, in 100 units; cards that have none of their own have an amulet."""
    return (SPELLS if card.spell else RELICS).get(card.name) or amulet(card.number, card.spell)


@lru_cache(REMEMBERED)
def scene(card: Picture, width: float, height: float, tapped: bool, signs: bool = True) -> str:
    """A card's picture; that of a tapped relic lies on its side, in the dark."""
    sky = "blood" if card.hostile else SKIES.get(Does(card.steps[0].does), "night")
    ground = rect(
        0,
        0,
        width,
        height,
        f"url(#konja-paint-{sky}) #2a2556",
        rx=7,
        stroke=BRASS,
        stroke_width=1.5,
    )
    wide = min(height - 8, width - 10, 92.0)
    glow = circle(width / 2, height / 2, wide * 0.56, GLOW, fill_opacity=0.16)
    foot = _smoke(width, height) if card.spell and signs else ""
    turned = " rotate(90)" if tapped else ""
    thing = tag(
        "g",
        group(emblem(card), at=(-wide / 2, -wide / 2), scale=wide / 100),
        transform=f"translate({width / 2:g} {height / 2:g}){turned}",
    )
    shade = rect(1, 1, width - 2, height - 2, "#15102c", rx=6, fill_opacity=0.49) if tapped else ""
    return group(
        ground, glow, foot, thing, shade, *(_upon(card.steps, width, height) if signs else ())
    )


def _upon(steps: tuple[Step, ...], width: float, height: float) -> list[str]:
    """The signs of what the card does, in the lower corners."""
    places = (width - SIGN - 1, 1, width / 2 - SIGN / 2)
    return [
        group(sign(step, SIGN), at=(x, height - SIGN - 4))
        for step, x in zip(steps, places, strict=False)
    ]


def _smoke(width: float, height: float) -> str:
    """The smoke from which a spell rises."""
    x, y = width / 2, height - 3
    curls = f"M6 {y:.0f}C{x - 40:.0f} {y - 26:.0f} {x - 16:.0f} {y + 4:.0f} {x:.0f} {y - 12:.0f}"
    curls += (
        f"M{width - 6:.0f} {y:.0f}C{x + 40:.0f} {y - 28:.0f} {x + 16:.0f} {y + 2:.0f} {x + 2:.0f}"
        f" {y - 14:.0f}"
    )
    return path(
        curls, stroke="#ffffff", stroke_opacity=0.35, stroke_width=5, stroke_linecap="round"
    )
