"""A View as panels: dice, what both players hold, their cards, the ancestors, the Pyramid of
Summoning, offerings, signs.

What a choice may be about is a group with `data-spot`; what moves is one with `data-piece`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from ludary.games.konja import spots
from ludary.games.konja.board.cards import GAP, PLATE, Relic, relic_card
from ludary.games.konja.board.dice import HEIGHT, INSIDE, die_face, flow, stage, tray
from ludary.games.konja.board.dice import LOW as LOW_TRAY
from ludary.games.konja.board.faces import skulls
from ludary.games.konja.board.paints import INK, paints
from ludary.games.konja.board.pyramid import PYRAMID, SLIM, pyramid
from ludary.games.konja.board.shapes import PAWN
from ludary.games.konja.board.signs import CARD_FONT, ORANGE, RED, TABLE, WHITE, night, shape, token
from ludary.games.konja.board.table import OFFERINGS, SLIM_TILE, TILE, ancestors, offerings
from ludary.games.konja.board.wizards import (
    CARD,
    LOW,
    MOST_RELICS,
    MOST_SPELLS,
    RIVAL,
    RIVAL_HIGH,
    STRIP,
    in_order,
    most,
    purse,
    relics,
    rival,
    room_for,
    spells,
)
from ludary.games.konja.box import Box
from ludary.games.konja.pieces import Colour, Token
from ludary.games.konja.reckoning import is_over
from ludary.games.konja.state import Phase, State
from ludary.games.konja.text.describe import describe, headline, named_for
from ludary.kit import NOBODY, Game
from ludary.kit.picture import Across, Board, Down, Panel, Role, circle, group, label, rect, wrap

SIGNS, TALL = "The signs", (190.0, 504.0)
STARTER = (132.0, 148.0)  # a relic to begin with


def board(game: Game[Box], s: State, seat: int, who: Sequence[str]) -> Board:
    """The whole View as panels: what is played on is on the left and below, what others have and
    what is on offer on the right.
    """
    turn, decides = headline(game, s, named_for(seat, who), seat)
    beside, hand = Down("rival", "offerings"), Across("relics", "spells")
    table = Down("dice", Across("ancestors", "pyramid"))
    wide = (
        Down(Across(table, beside), "purse", hand),
        Down(Across(table, beside, "signs-tall"), "purse", hand),
        Down(Across(Down("dice", Across("ancestors-slim", "pyramid-slim")), beside), "purse", hand),
    )
    narrow = Down(
        "dice",
        "purse-low",
        "relics-low",
        "spells-low",
        "ancestors",
        "pyramid",
        "rival",
        "offerings",
    )
    panels = tuple(_panels(game, s, seat, who))
    return Board(
        "konja", turn, f"{decides}.", describe(game, s, seat, who), panels, wide, narrow, TABLE
    )


def _panels(game: Game[Box], s: State, seat: int, who: Sequence[str]) -> Iterator[Panel]:
    """All parts of the board."""
    marked = seat in (NOBODY, s.actor) and not is_over(
        s
    )  # whether the actor's possibilities are shown
    own, other = in_order(seat)
    starts = s.phase == Phase.STARTER
    dice, row = (
        (_starters(game), None)
        if starts
        else (tray(game, s, marked), (float(INSIDE), float(LOW_TRAY)))
    )
    yield Panel(
        "dice",
        "The dice",
        INSIDE,
        HEIGHT,
        (paints(), skulls(), *dice),
        Role.DICE,
        CARD_FONT,
        strip=not starts,
        row=row,
    )
    yield from _hand(game, s, own, who[own], own == seat)
    for slim, tile in (("", TILE), ("-slim", SLIM_TILE)):
        prayed = ancestors(game, s, tile)
        yield Panel(
            f"ancestors{slim}",
            "The ancestors",
            *tile.room,
            prayed,
            Role.MAP,
            CARD_FONT,
            shape_of=slim and "ancestors",
        )
    for slim, lies in (("", PYRAMID), ("-slim", SLIM)):
        spent = pyramid(game, s, lies)
        yield Panel(
            f"pyramid{slim}",
            "The Pyramid of Summoning",
            *lies.size,
            spent,
            Role.MAP,
            CARD_FONT,
            shape_of=slim and "pyramid",
        )
    title = f"What {who[other]} has"
    yield Panel(
        "rival",
        title,
        RIVAL.size[0],
        RIVAL_HIGH,
        rival(game, s, other, who[other], other == seat),
        Role.PLAYERS,
        CARD_FONT,
    )
    yield Panel(
        "offerings", "Offerings and decks", *OFFERINGS, offerings(game, s), Role.SUPPLY, CARD_FONT
    )
    legend, tall = _legend()
    yield Panel("signs", SIGNS, INSIDE, tall, (legend,), Role.AID, CARD_FONT)
    yield Panel("signs-tall", SIGNS, *TALL, (_column(),), Role.AID, CARD_FONT, shape_of="signs")


def _hand(game: Game[Box], s: State, own: int, who: str, you: bool) -> Iterator[Panel]:
    """One's own tokens and clouds, relics and spells; on a phone the cards are plates."""
    for low, lies in (("", STRIP), ("-low", LOW)):
        layers = tuple(purse(game, s, own, who, lies, you))
        yield Panel(
            f"purse{low}",
            f"What {who} has",
            *lies.size,
            layers,
            Role.HAND,
            CARD_FONT,
            shape_of=low and "purse",
        )
    for name, number, cards in (("relics", MOST_RELICS, relics), ("spells", MOST_SPELLS, spells)):
        for low, card in (("", CARD), ("-low", PLATE)):
            size, layers = room_for(most(number, card), card), cards(game, s, own, card)
            panel = Panel(
                f"{name}{low}",
                f"{name.capitalize()} of {who}",
                *size,
                layers,
                Role.HAND,
                CARD_FONT,
                strip=True,
            )
            yield replace(panel, shape_of=low and name)


@lru_cache(8)
def _starters(game: Game[Box]) -> tuple[str, ...]:
    """The stage with the two relics of which one is to be chosen."""
    lying = [
        Relic(card, spots.STARTER(card), f"relic-{card}", owned=False)
        for card in sorted(int(card) for card in game.box.choice)
    ]
    left, top = (INSIDE - 2 * STARTER[0] - 3 * GAP) / 2, (HEIGHT - STARTER[1]) / 2
    cards = (
        group(relic_card(game, relic, STARTER), at=(left + at * (STARTER[0] + 3 * GAP), top))
        for at, relic in enumerate(lying)
    )
    return (stage(), *cards)


@lru_cache(1)
def _legend() -> tuple[str, float]:
    """Explain the signs, as many in a line as there is room for."""
    things = [
        (30 + len(words) * CARD_FONT * 0.58, sign + label(28, 18, words, CARD_FONT, WHITE))
        for sign, words in _signs()
    ]
    drawn, height = flow(things, INSIDE, 12, 30)
    return group(drawn, id="legend"), height + GAP


@lru_cache(1)
def _column() -> str:
    """Draw the same below each other, for the edge of a large window."""
    signs, (wide, high) = _signs(), TALL
    step, parts = (high - 16) / len(signs), []
    for at, (sign, words) in enumerate(signs):
        lines = wrap(words, 16)
        texts = [
            label(46, 18 + 18 * (line - (len(lines) - 1) / 2), text, CARD_FONT, WHITE)
            for line, text in enumerate(lines)
        ]
        parts.append(group(group(sign, at=(9, 0)), *texts, at=(0, 8 + step * (at + 0.5) - 13)))
    return group(night(wide, high), *parts)


def _signs() -> list[tuple[str, str]]:
    """List the signs of the picture, each with its words."""
    ring = circle(11, 13, 9, "none", stroke="#d2a24c", stroke_width=3)
    price = circle(11, 13, 10, "#f6cf62", stroke="#7a5200", stroke_width=1.5)
    slot = rect(
        0,
        2,
        22,
        22,
        WHITE,
        rx=7,
        fill_opacity=0.6,
        stroke=INK,
        stroke_width=1.5,
        stroke_dasharray="4 3",
    )
    hostile = rect(0, 2, 22, 22, RED, rx=5)
    return [
        (shape(PAWN, 0, 3, 20, WHITE), "Favour, for who prays"),
        (shape(PAWN, -4, 3, 20, WHITE) + shape(PAWN, 6, 3, 20, WHITE), "Blessing, for both"),
        (token(Token.GOLD, 0, 2, 22), "Gold"),
        (token(Token.MAGICK, 0, 2, 22), "Magick"),
        (token(Token.POWER, 0, 2, 22), "Power"),
        (price, "cost"),
        (ring, "sells for"),
        (slot, "takes an action die"),
        (hostile, "during the opponent's Collection"),
        (die_face(Colour.PURPLE, 1, 23), "never rerolled"),
        (circle(11, 13, 7, ORANGE, stroke=INK, stroke_width=1.5), "once for each disc"),
    ]
