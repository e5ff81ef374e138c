"""The middle of the table: the ancestors with their idols, the offerings and the decks.

All are layers of a panel: what never changes, and upon it what does.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ludary.games.konja import spots
from ludary.games.konja.board.cards import GAP, PLATE, Relic, back, empty, relic_card, spread
from ludary.games.konja.board.faces import face
from ludary.games.konja.board.paints import BRASS, BRASS_DARK, INK
from ludary.games.konja.board.shapes import PAWN
from ludary.games.konja.board.signs import (
    CARD_FONT,
    LEAST_FONT,
    ORANGE,
    PARCHMENT,
    WHITE,
    idol,
    night,
    shape,
    spirit,
)
from ludary.games.konja.box import Box
from ludary.games.konja.cards import NO_CARD
from ludary.games.konja.pieces import ANCESTORS, Ancestor
from ludary.games.konja.rules.decks import spells_in_deck
from ludary.games.konja.state import State
from ludary.games.konja.text.names import TITLES, prayer
from ludary.kit import NOBODY, Game
from ludary.kit.picture import group, label, path, rect, tip, wrap


class Tile(NamedTuple):
    """The size of an ancestor's tile: in all, of the niche with its mask, and the letters in a line
    below that.
    """

    wide: float
    high: float
    niche: float
    mask: float
    letters: int

    @property
    def room(self) -> tuple[float, float]:
        """The size of three times two of them."""
        return 3 * self.wide + 2 * GAP, 2 * self.high + GAP

    def place(self, at: int) -> tuple[float, float]:
        return (at % 3 * (self.wide + GAP), at // 3 * (self.high + GAP))


TILE, SLIM_TILE = Tile(146.5, 160.0, 97, 81, 14), Tile(110.0, 180.0, 90, 78, 9)
HIGH, SLIM_HIGH = TILE.room[1], SLIM_TILE.room[1]
LINE = 24.0  # above the offerings
OFFERINGS = 2 * PLATE[0] + GAP, LINE + 2 * PLATE[1] + GAP


def ancestors(game: Game[Box], s: State, tile: Tile) -> tuple[str, ...]:
    """Five tiles, and the idols that stand beside them."""
    return (
        _tiles(game, tile),
        _standing(tuple(map(int, s.idols)), int(s.ancestor), s.spirit == NOBODY, tile),
    )


@lru_cache(8)
def _tiles(game: Game[Box], tile: Tile) -> str:
    tiles = [
        group(*_ancestor(game, one, tile), at=tile.place(one), data_spot=spots.ANCESTOR(one))
        for one in range(ANCESTORS)
    ]
    beside = group(night(tile.wide, tile.high), at=tile.place(ANCESTORS))
    return group(*tiles, beside, id="ancestors")


def _ancestor(game: Game[Box], ancestor: int, tile: Tile) -> list[str]:
    """An ancestor with its name, and what the Favour (one pawn) and the Blessing (two) give."""
    name, middle, niche = TITLES[ancestor].removesuffix(" Ancestor"), tile.wide / 2, tile.niche
    rays = "".join(f"M{middle} 58L{middle + x} 10h14Z" for x in (-40, -20, 6, 26))
    arch = (
        f"M7 {niche}V50C7 24 30 7 {middle:g} 7S{tile.wide - 7:g} 24 {tile.wide - 7:g} 50V{niche}Z"
    )
    plate = {"rx": 6, "stroke": BRASS_DARK, "stroke_width": 1.5}
    return [
        tip(f"{TITLES[ancestor]}: {prayer(game, ancestor)}"),
        rect(
            1, 1, tile.wide - 2, tile.high - 2, PARCHMENT, rx=12, stroke=BRASS_DARK, stroke_width=2
        ),
        path(arch, "url(#konja-paint-night) #3b2f7c", stroke=BRASS, stroke_width=2),
        path(rays, "#ffe9b0", fill_opacity=0.12),
        face(ancestor, middle - tile.mask / 2, 11, tile.mask),
        rect(middle - 46, niche - 10, 92, 23, "url(#konja-paint-brass) #d2a24c", **plate),
        label(middle, niche + 7, name, LEAST_FONT, INK, text_anchor="middle", font_weight="bold"),
        *_given(_gifts(game)[Ancestor(ancestor)], tile),
    ]


def _given(gifts: tuple[str, str], tile: Tile) -> Iterator[str]:
    """The two gifts, below each other."""
    room = (tile.high - tile.niche - 16) / 2
    for at, (gift, pawns) in enumerate(zip(gifts, ((6,), (2, 10)), strict=True)):
        lines, middle = wrap(gift, tile.letters), tile.niche + 13 + room * (at + 0.5)
        yield from (shape(PAWN, x, middle - 8, 16, INK) for x in pawns)
        for line, words in enumerate(lines):
            yield label(
                26, middle + 5.5 + 16 * (line - (len(lines) - 1) / 2), words, CARD_FONT, INK
            )


@lru_cache(256)
def _standing(idols: tuple[int, ...], now: int, spirit_lies: bool, tile: Tile) -> str:
    """Draw the idols on ancestors that take no more prayers, who was prayed to, the Spirit token,
    and the idols that are left.
    """
    parts, (wide, high) = [], (tile.wide, tile.high)
    for ancestor, taken in enumerate(idols):
        lying = []
        if taken:
            shade = rect(7, 7, wide - 14, tile.niche - 17, "#120f2b", rx=12, fill_opacity=0.45)
            lying += [shade, idol(wide - 48, tile.niche - 56, 42)]
        if ancestor == Ancestor.SPIRIT and spirit_lies:
            lying.append(group(tip("Spirit token"), spirit(wide - 40, 8, 32)))
        if ancestor == now:
            lying.append(
                rect(3, 3, wide - 6, high - 6, "none", rx=10, stroke=ORANGE, stroke_width=5)
            )
        parts.append(group(*lying, at=tile.place(ancestor), data_on=spots.ANCESTOR(ancestor)))
    left, step = ANCESTORS - sum(idols), (wide - 14) / 3
    row = "".join(idol(8 + step * (at % 3), 10 + 46 * (at // 3), 36) for at in range(left))
    lines = (
        (f"{left} of {ANCESTORS}", "idols left", "all return at 0")
        if tile.wide > 130
        else (f"{left} of {ANCESTORS}", "idols left")
    )
    notes = [
        label(
            wide / 2,
            high - 11 - 18 * (len(lines) - 1 - at),
            line,
            CARD_FONT,
            WHITE,
            text_anchor="middle",
        )
        for at, line in enumerate(lines)
    ]
    return group(*parts, group(row, *notes, at=tile.place(ANCESTORS)), pointer_events="none")


def _gifts(game: Game[Box]) -> dict[Ancestor, tuple[str, str]]:
    """Favour and Blessing of each ancestor in a few letters."""
    box = game.box
    return {
        Ancestor.SPIRIT: ("its token", "untap relics"),
        Ancestor.RESOURCE: ("name a kind", f"gain {box.resource_gain} of it"),
        Ancestor.SPELL: ("may discard", f"draw up to {box.hand}"),
        Ancestor.MERCHANT: ("may sell", f"swap {box.replacements}, buy 1"),
        Ancestor.RAIN: (f"upgrade {box.upgrades}", "buy a cloud"),
    }


def offerings(game: Game[Box], s: State) -> tuple[str, ...]:
    """The relics that can be bought, the decks, and what is discarded."""
    shown = [int(s.offerings[place]) for place in range(game.box.offerings)]
    discarded = int(sum(s.relic_discard)), int(sum(s.spell_discard))
    cells = [_offered(game, place, card) for place, card in enumerate(shown)]
    cells.append(_decks(int(sum(s.relic_deck)), int(spells_in_deck(s)), *discarded))
    scale = min(1.0, 2 / -(-len(cells) // 2))  # more than three on offer are drawn smaller
    title = label(2, 16, "Offerings", LEAST_FONT, WHITE, font_weight="bold", id="offerings")
    return (title, *spread(cells, PLATE, 2, scale, LINE))


def _offered(game: Game[Box], place: int, card: int) -> str:
    if card == NO_CARD:
        return empty(PLATE, "no relic")
    return relic_card(
        game, Relic(card, spots.OFFERING(place), f"relic-{card}", owned=False), PLATE, quiet=True
    )


@lru_cache(512)
def _decks(relics_left: int, spells_left: int, relics_gone: int, spells_gone: int) -> str:
    """Draw the decks as piles with their numbers of cards, and below them what is discarded."""
    half, parts = PLATE[0] / 2, [night(*PLATE)]
    for x, spot, kind, left, gone in (
        (0.0, spots.RELIC_DECK, "relic", relics_left, relics_gone),
        (half, spots.SPELL_DECK, "spell", spells_left, spells_gone),
    ):
        high = min(4, -(-left // 4))
        pile = "".join(back(f"{kind}-back", 9 + 1.5 * at, 12 - 1.5 * at, 26) for at in range(high))
        none = rect(
            9, 10, 26, 36, "none", rx=5, stroke=BRASS, stroke_opacity=0.6, stroke_dasharray="4 4"
        )
        lines = (
            (44, 35, str(left), "bold"),
            (9, 68, f"{kind}s", "normal"),
            (9, 86, f"{gone} gone", "normal"),
        )
        words = [
            label(at, y, line, CARD_FONT, WHITE, font_weight=weight)
            for at, y, line, weight in lines
        ]
        ground = rect(3, 3, half - 6, PLATE[1] - 6, "none", pointer_events="all")
        parts.append(
            group(
                tip(f"deck of {kind}s: {left}"),
                ground,
                pile or none,
                *words,
                at=(x, 0),
                data_spot=spot(),
            )
        )
    return group(*parts)
