"""A View as panels: both temples, what is fought for, what is going on, the hands, and the player aid.

Elements carry `data-spot` where a player may act, and `data-piece` where they are pieces that move. What one action changes is a layer.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from ludary.games.nagaraja.board.cards import Part, backs, card_back, spread
from ludary.games.nagaraja.board.jade import BRIGHT, DEEP, GOLD, JADE, LEAST_FONT, NIGHT, SHINE, WHITE
from ludary.games.nagaraja.board.legend import legend
from ludary.games.nagaraja.board.pieces import AMULET, CELL, amulet, room, trap
from ludary.games.nagaraja.board.story import story
from ludary.games.nagaraja.board.temple import temple
from ludary.games.nagaraja.cards import Power
from ludary.games.nagaraja.temple import NOWHERE
from ludary.games.nagaraja.text.describe import describe, headline
from ludary.games.nagaraja.text.names import card_name, cards_in, count, room_name
from ludary.kit import NOBODY, Game
from ludary.kit.picture import Across, Board, Down, Panel, Role, Tree, group, label, path, rect, roomy, tip

EDGE = 10
LETTER = 9.2  # units of a letter of the least size, at most
WIDE = 470  # of the panels beside the temples
PILES, THEIR_HAND = 68, 108  # heights, which they keep
STORY, LOW_STORY = (WIDE, 286), (620, 230)  # sizes of both shapes: narrow and high, wide and low
OWN_HAND, LOW_HAND = (WIDE, 272), (700, 272)
TOP = 48  # height of the line over one's own cards
TABLE = "#0b241e"


def board(game: Game, s: Any, seat: int, who: Sequence[str]) -> Board:
    """The whole View as panels."""
    names = [f"{name} (you)" if place == seat else name for place, name in enumerate(who)]
    stage, decides = headline(game, s, names)
    own, other = (seat, 1 - seat) if seat != NOBODY else (0, 1)
    panels = (
        *(temple(game, s, owner, seat, names) for owner in (own, other)),
        _piles(game, s),
        _story(game, s, seat, names, "story", *STORY),
        replace(_story(game, s, seat, names, "story-low", *LOW_STORY), shape_of="story"),
        *_hands(game, s, seat, own, names),
        _their_hand(game, s, other, names),
        roomy("aid", "Player aid", (WIDE, legend(game, s, WIDE)[1]), legend(game, s, WIDE), Role.AID, LEAST_FONT),
    )
    wide, narrow = _arrangements(f"temple-{own}", f"temple-{other}", f"hand-{own}", f"hand-{other}", seat == own)
    return Board("nagaraja", stage, f"{decides}.", describe(game, s, seat, who), panels, wide, narrow, TABLE)


def _arrangements(mine: str, theirs: str, hand: str, other: str, plays: bool) -> tuple[tuple[Tree, ...], Tree]:
    """The temples below each other, and all else beside them: the hand wide where the window is, with the aid where it is large."""
    temples, cards = Down(theirs, mine), f"{hand}-low" if plays else hand
    wide: tuple[Tree, ...] = (
        Across(temples, Down(other, "piles", "story", hand)),
        Across(temples, Down(other, "piles", "story-low", cards)),
        Across(temples, Down(Across(Down(other, "piles", "story"), "aid"), cards)),
        Across(Down(Across(mine, theirs), "piles", other), Down("story", hand)),
    )
    return wide, Down(Across(mine, theirs), "story", hand, "piles", other)


@lru_cache(16)
def ground(wide: float, high: float, gold: bool) -> str:
    """Polished jade with a carved rim; with golden corners where it is one's own."""
    rim = rect(1, 1, wide - 2, high - 2, DEEP, rx=9, stroke=GOLD if gold else BRIGHT, stroke_width=2)
    corners = "".join(f"M{x} {y + dy}q0 {-dy} {dx} {-dy}" for x, dx in ((6, 16), (wide - 6, -16)) for y, dy in ((6, 16), (high - 6, -16)))
    return rim + (_coils(wide, high) if high > 200 else "") + path(corners, stroke=GOLD, stroke_width=2)


def _coils(wide: float, high: float) -> str:
    """Two serpents engraved into the jade, where nothing lies."""
    x, y = wide / 2, high / 2
    coil = "".join(
        f"M{x + sign * 8:g} {y + 70:g}c{sign * 90} 0 {sign * 120} -46 {sign * 64} -70c{sign * -40} -18 {sign * -66} 8 {sign * -50} 30"
        f"c{sign * 14} 20 {sign * 52} 4 {sign * 46} -40c{sign * -4} -34 {sign * -34} -52 {sign * -60} -46"
        for sign in (1, -1)
    )
    egg = f"M{x:g} {y - 44:g}c20 0 30 34 30 52c0 20 -14 30 -30 30c-16 0 -30 -10 -30 -30c0 -18 10 -52 30 -52Z"
    return path(coil, stroke=JADE, stroke_width=11, stroke_opacity=0.35, stroke_linecap="round") + path(
        egg, stroke=JADE, stroke_opacity=0.45, stroke_width=3
    )


def _piles(game: Game, s: Any) -> Panel:
    """The room tile, what is left to draw, what is discarded, and the trap while it lies beside the temples."""
    tile = room(game, int(s.tile), 0, bool(s.tile_amulet)) if s.tile else rect(1, 1, CELL - 2, CELL - 2, NIGHT, rx=5)
    name = room_name(game, s.tile) if s.tile else "no room"
    words = label(70, 29, name, LEAST_FONT, SHINE, font_weight="bold") + label(
        70, 49, f"{count(sum(s.tiles), 'tile')} left", LEAST_FONT, WHITE
    )
    free = bool(game.box.trap) and s.trap_temple == NOWHERE
    layers = (
        group(ground(WIDE, PILES, False)),
        group(tile, at=(EDGE, 9), data_spot="tile") + words,
        _pile("deck", s.deck_count, "to draw", 190),
        _pile("discard", s.discard_count, "discarded", 289),
        group(trap(), at=(WIDE - CELL - EDGE, 9), data_spot="trap") if free else "",
    )
    return Panel("piles", "What is fought for, and the piles", WIDE, PILES, layers, Role.SUPPLY, LEAST_FONT)


@lru_cache(256)
def _pile(spot: str, number: int, word: str, x: float) -> str:
    body = rect(0, 0, 96, 52, "none", rx=6, pointer_events="all")
    lying = group(card_back(), at=(2, 4)) if number else rect(3, 5, 28, 42, "none", rx=4, stroke=BRIGHT, stroke_dasharray="4 3")
    words = label(38, 22, str(number), 19, SHINE, font_weight="bold") + label(37, 43, word, LEAST_FONT, WHITE)
    return group(tip(f"{number} {word}"), body, lying, words, at=(x, 8), data_spot=spot)


def _story(game: Game, s: Any, seat: int, names: Sequence[str], name: str, wide: float, high: float) -> Panel:
    """Its parts below each other, a layer each, drawn smaller where they are too high."""
    parts = stacked(story(game, s, seat, names, wide - 2 * EDGE), wide, high)
    return Panel(name, "What is going on", wide, high, (group(ground(wide, high, False)), *parts), Role.DICE, LEAST_FONT)


def stacked(parts: Iterable[Part], wide: float, high: float) -> list[str]:
    """Parts below each other within a panel, all of them smaller if they are too high together."""
    drawn = list(parts)
    scale = min(1.0, (high - 2 * EDGE) / max(1.0, sum(tall for _, tall in drawn)))
    left, y, placed = (wide - (wide - 2 * EDGE) * scale) / 2, float(EDGE), []
    for part, tall in drawn:
        placed.append(group(part, at=(left, y), scale=scale))
        y += tall * scale
    return placed


def _hands(game: Game, s: Any, seat: int, own: int, names: Sequence[str]) -> Iterator[Panel]:
    """One's own hand in both shapes; for those who only watch, that of the first seat from behind."""
    if seat != own:
        yield _their_hand(game, s, own, names)
        return
    yield _own_hand(game, s, own, names, f"hand-{own}", *OWN_HAND)
    yield replace(_own_hand(game, s, own, names, f"hand-{own}-low", *LOW_HAND), shape_of=f"hand-{own}")


def _own_hand(game: Game, s: Any, owner: int, names: Sequence[str], name: str, wide: float, high: float) -> Panel:
    """One's own amulets and cards, a layer each."""
    player = s.players[owner]
    title = label(EDGE + 2, 34, f"Your hand: {count(player.hand_count, 'card')}", LEAST_FONT, WHITE, font_weight="bold")
    cards = spread(game, cards_in(player.hand), wide - 2 * EDGE, high - TOP - 8, known=player.known)
    held = group(amulets(game, s, owner, 270), at=(wide - EDGE - 270, 5))
    layers = group(ground(wide, high, True)), group(title, data_spot=f"hand-{owner}"), held, *(group(one, at=(EDGE, TOP)) for one in cards)
    return Panel(name, f"Hand of {names[owner]}", wide, high, layers, Role.HAND, LEAST_FONT)


def _their_hand(game: Game, s: Any, owner: int, names: Sequence[str]) -> Panel:
    """The backs of another's cards, those that one knows by name, and amulets."""
    player = s.players[owner]
    title = label(EDGE + 2, 25, f"{names[owner]} has {count(player.hand_count, 'card')} in hand", LEAST_FONT, WHITE, font_weight="bold")
    lying = group(backs(int(player.hand_count), 190)[0], at=(EDGE, 34))
    held = group(amulets(game, s, owner, 240), at=(WIDE - EDGE - 240, 36))
    known, names_of = cards_in(player.known), ""
    if known:
        names_of = label(EDGE + 2, 98, among_them([card_name(game, one) for one in known]), LEAST_FONT, SHINE)
    layers = group(ground(WIDE, THEIR_HAND, False)), group(title, lying, names_of, data_spot=f"hand-{owner}"), held
    return Panel(f"hand-{owner}", f"Hand of {names[owner]}", WIDE, THEIR_HAND, layers, Role.PLAYERS, LEAST_FONT)


def among_them(cards: Sequence[str]) -> str:
    """The cards that one knows by name: as many as the line has room for, and how many more."""
    for shown in range(len(cards), 0, -1):
        more = [f"{len(cards) - shown} more"] if shown < len(cards) else []
        text = f"Among them: {', '.join(cards[:shown])}{' and ' if more else ''}{''.join(more)}"
        if len(text) * LETTER <= WIDE - 2 * EDGE or shown == 1:
            break
    return text


def amulets(game: Game, s: Any, owner: int, wide: float) -> str:
    """A player's amulets, from the right; the first with a power is the one to click."""
    player = s.players[owner]
    kinds = [kind for kind, number in enumerate(player.held) for _ in range(number)]
    kinds += [-1] * (player.held_count - len(kinds))
    step, drawn, taken = min(AMULET + 4.0, (wide - AMULET) / max(1, len(kinds) - 1)), [], set()
    for at, kind in enumerate(kinds):
        spot = _power_spot(game, s, owner, kind)
        named = spot if spot and spot not in taken else None
        taken.add(spot)
        drawn.append(group(amulet(game, kind), at=(wide - AMULET - step * (len(kinds) - 1 - at), 0), data_spot=named))
    return "".join(drawn)


def _power_spot(game: Game, s: Any, owner: int, kind: int) -> str:
    """Only the actor's amulets can be clicked."""
    if owner != s.actor or kind < 0:
        return ""
    return {Power.DRAW: "amulet-draw", Power.UNDO: "amulet-undo"}.get(Power(game.box.amulets[kind].power), "")
