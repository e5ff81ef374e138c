"""A View as panels: the piles, the Monster on the table, every hero's place, and what the signs
mean.

What an action may be about is a *spot*, a group with `data-spot`.
"""

from collections.abc import Sequence
from functools import lru_cache

from ludary.games.dunjiin import spots
from ludary.games.dunjiin.board.cards import (
    TALL,
    WIDE,
    Thing,
    armor_point,
    big_card,
    coin,
    experience_back,
    flow,
    magic_item,
)
from ludary.games.dunjiin.board.heroes import OWN, PANEL, heroes
from ludary.games.dunjiin.board.ink import (
    BLOOD,
    GLOW,
    INK,
    LEAST_FONT,
    NIGHT,
    PAPER,
    STEEL,
    TORCH,
    WHITE,
)
from ludary.games.dunjiin.board.monsters import fairy
from ludary.games.dunjiin.board.piles import block_of_piles, low_piles, piles
from ludary.games.dunjiin.board.things import thing
from ludary.games.dunjiin.board.walls import torches, wall
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import NO_CARD
from ludary.games.dunjiin.reckoning import hand_cards, is_fairy
from ludary.games.dunjiin.scene import REMEMBERED, Scene, look
from ludary.games.dunjiin.state import Phase, State
from ludary.games.dunjiin.text.describe import (
    encounter_facts,
    encounter_title,
    headline,
    in_words,
    named_for,
)
from ludary.games.dunjiin.text.names import count, faces
from ludary.kit import Game
from ludary.kit.picture import (
    EMPTY,
    Across,
    Board,
    Down,
    Panel,
    Role,
    Tree,
    fitted,
    group,
    label,
    rect,
    width_of,
    wrap,
)

INSIDE = OWN
TABLE = "#2b2433"
LINE = 19  # height of a line of small text
ENCOUNTER = 278  # height of the room for a Monster, which is kept when there is none
BLOCKS, LEAST_BLOCK = (
    {1: 400, 2: 230},
    143,
)  # height of the piles below so many others, and below more
COLUMNS = {
    2: 538,
    3: 356,
    4: 175,
}  # height of the signs below so many others: together they are as high as a small window
IN_A_ROW = 5  # cards of the encounter
EVEN_LETTER = 0.53  # width of a letter in a long text, as a part of the font size
Section = tuple[str, float]  # a picture, and its height with the distance to what follows


def board(game: Game[Box], s: State, seat: int, who: Sequence[str]) -> Board:
    """The whole View as panels."""
    scene, names = look(game, s), named_for(seat, who)
    turn, decides = headline(scene.s, names, seat)
    others = s.seats - 1
    signs = (
        _signs(INSIDE, 0),
        *((_signs(PANEL, COLUMNS[others]),) if seat >= 0 and others in COLUMNS else ()),
    )
    shapes = (
        (low_piles(scene), block_of_piles(scene, PANEL, BLOCKS.get(others, LEAST_BLOCK)))
        if seat >= 0
        else ()
    )
    panels = (
        _encounter_panel(scene, names),
        piles(scene),
        *shapes,
        *heroes(scene, seat, who),
        *signs,
    )
    wide, narrow = arrangements(s.seats, seat)
    return Board(
        "dunjiin", turn, f"{decides}.", in_words(scene, names, seat), panels, wide, narrow, TABLE
    )


def arrangements(seats: int, seat: int) -> tuple[tuple[Tree, ...], Tree]:
    """Return the layouts of the panels: the table above one's own hero on one side, the others in
    the order of seats beside it.
    """
    if seat < 0:
        every, table = [f"seat-{at}" for at in range(seats)], Down("encounter", "piles")
        return tuple(
            Across(table, _in_columns(every, columns)) for columns in range(1, min(3, seats) + 1)
        ), Down(table, _in_columns(every, 2))
    own, others = f"seat-{seat}", [f"seat-{(seat + at) % seats}" for at in range(1, seats)]
    large = Across(Down("encounter", own), Down(*others, "piles-tall"))
    if len(others) == 1:
        small: Tree = Down("encounter", Across(own, *others), "piles-low")
    else:
        small = Across(
            Down("encounter", own, "piles-low"),
            Down(*others, *["signs-tall"] * (len(others) in COLUMNS)),
        )
    return (large, small), Down("encounter", own, "piles", _in_columns(others, min(2, len(others))))


def _in_columns(names: Sequence[str], columns: int) -> Tree:
    """Panels of one size in so many columns, with empty places at the end."""
    rows = -(-len(names) // columns)
    filled = [*names, *[f"{EMPTY}{names[0]}"] * (rows * columns - len(names))]
    parts = [Down(*filled[first : first + rows]) for first in range(0, len(filled), rows)]
    return Across(*parts) if len(parts) > 1 else parts[0]


def _lines(text: str, width: float) -> Sequence[str]:
    return wrap(text, int(width / (LEAST_FONT * EVEN_LETTER)))


def _encounter_panel(scene: Scene, names: Sequence[str]) -> Panel:
    """The wall, and before it the Monster on the table, drawn smaller where it is too high."""
    drawn, high = _encounter(scene, names)
    scale = min(1.0, (ENCOUNTER - 8) / high) if high else 1.0
    # An empty gate: past events have a place when all is cleared away
    gate = group(rect(0, 0, INSIDE, ENCOUNTER, NIGHT, fill_opacity=0), data_spot=spots.ENCOUNTER())
    inside = group(drawn, at=((INSIDE - INSIDE * scale) / 2, 4), scale=scale) if drawn else gate
    return Panel(
        "encounter",
        "The Monster on the table",
        INSIDE,
        ENCOUNTER,
        (wall(INSIDE, ENCOUNTER), inside, torches(INSIDE)),
        letters=LEAST_FONT,
    )


def _encounter(scene: Scene, names: Sequence[str]) -> Section:
    """The Monster on the table; nothing where there is none."""
    s = scene.s
    if s.hand_count == 0:
        return "", 0
    shown = tuple(
        (place, s.hand[place], place >= s.hand_up)
        for place in range(s.hand_count)
        if place >= s.hand_up or s.hand[place] != NO_CARD
    )
    facts = [f"{count(scene.more, 'card')} to come."] * bool(scene.more) + encounter_facts(
        scene, names
    )
    return _monster(
        scene.game,
        encounter_title(s, names),
        shown,
        _odds(scene) if s.phase != Phase.CLAIM else None,
        " ".join(facts),
    )


@lru_cache(REMEMBERED)
def _monster(
    game: Game[Box],
    title: str,
    cards: tuple[tuple[int, int, bool], ...],
    odds: tuple[str, ...] | None,
    facts: str,
) -> Section:
    parts = [
        label(
            INSIDE / 2,
            25,
            fitted(title, 18, INSIDE - 80),
            18,
            GLOW,
            font_weight="bold",
            text_anchor="middle",
        )
    ]
    left = (INSIDE - min(len(cards), IN_A_ROW) * (WIDE + 6) + 6) / 2
    for at, (place, card, face_down) in enumerate(cards):
        x, y = left + at % IN_A_ROW * (WIDE + 6), 36 + at // IN_A_ROW * (TALL + 6)
        parts.append(big_card(faces(game)[card], place, x, y, face_down))
    below = 36 + (len(cards) + IN_A_ROW - 1) // IN_A_ROW * (TALL + 6)
    if odds is not None:
        parts.append(_figures(odds, below) if odds else _nobody(below))
        below += 40
    for line in _lines(facts, INSIDE - 24):
        parts.append(label(INSIDE / 2, below + 15, line, LEAST_FONT, WHITE, text_anchor="middle"))
        below += LINE
    high = max(below + 6, ENCOUNTER - 8)
    return (
        group(
            rect(6, 0, INSIDE - 12, high, NIGHT, rx=8, fill_opacity=0.86),
            *parts,
            data_spot=spots.ENCOUNTER(),
        ),
        high,
    )


def _odds(scene: Scene) -> tuple[str, ...]:
    """Strength, how it compares with the Level, and the Level; nothing against the Death Fairy."""
    s, strength = scene.s, scene.strength
    if is_fairy(s):
        return ()
    cards = [faces(scene.game)[card].strength for card in hand_cards(s) if card != NO_CARD]
    figure = str(strength) if strength is not None else f"{sum(cards)}+"
    if s.facing < 0:
        return (figure if cards else "?",)
    level = s.heroes[s.facing].level
    sign = (
        "?" if strength is None else "<" if strength < level else ">" if strength > level else "="
    )
    return figure if cards else "?", sign, str(level)


def _figures(odds: Sequence[str], y: float) -> str:
    """Strength against Level, in large figures upon the colours of claws and of steel."""
    middle, signs = INSIDE / 2, [_figure("claws", "Strength", odds[0], BLOOD, WHITE)]
    if len(odds) > 1:
        signs.append(_figure("star", "Level", odds[2], STEEL, INK))
    width = sum(wide for wide, _ in signs) + 44 * (len(signs) - 1)
    x, parts = middle - width / 2, []
    for at, (wide, sign) in enumerate(signs):
        parts.append(group(sign, at=(x, y)))
        if at + 1 < len(signs):
            parts.append(
                label(
                    x + wide + 22,
                    y + 28,
                    odds[1],
                    28,
                    TORCH,
                    text_anchor="middle",
                    font_weight="bold",
                )
            )
        x += wide + 44
    return "".join(parts)


@lru_cache(REMEMBERED)
def _figure(emblem: str, name: str, figure: str, ground: str, ink: str) -> Thing:
    """An emblem, a word and a figure upon a plate."""
    word, wide = width_of(name, LEAST_FONT) * 0.9, width_of(figure, 28)
    plate = rect(0, 0, 40 + word + wide + 12, 36, ground, rx=8, stroke=INK, stroke_width=2)
    text = label(38, 24, name, LEAST_FONT, ink) + label(
        42 + word + wide, 28, figure, 28, ink, text_anchor="end", font_weight="bold"
    )
    return 40 + word + wide + 12, plate + thing(emblem, 4, 4, 28) + text


def _nobody(y: float) -> str:
    text = "Nobody can defeat her"
    left = (INSIDE - width_of(text, 20) - 44) / 2
    ground, face = fairy()
    sign = rect(0, 0, 36, 36, ground, rx=6, stroke=WHITE) + group(face, at=(1, 1), scale=0.85)
    return group(sign, at=(left, y)) + label(left + 46, y + 25, text, 20, GLOW, font_weight="bold")


@lru_cache(8)
def _signs(wide: int, high: int) -> Panel:
    """Explain the signs of a hero's belongings: in lines, or in a column of that height."""
    signs = (
        ("Armor", armor_point()),
        ("Magic", magic_item()),
        ("Treasure", coin(5)),
        ("Experience", experience_back()),
        ("Level", (22.0, thing("star", 0, 3, 22))),
        ("Strength", (24.0, thing("claws", 0, 2, 24))),
    )
    if high:
        return _column_of_signs(signs, wide, high)
    things = [one for name, sign in signs for one in (sign, _white(name))]
    part, height = flow(things, wide - 10)
    return Panel(
        "signs",
        "The signs",
        wide,
        height + 4,
        (group(part, at=(5, 4), id="legend"),),
        Role.AID,
        LEAST_FONT,
    )


def _column_of_signs(signs: Sequence[tuple[str, Thing]], wide: int, high: int) -> Panel:
    step, size = (high - 16) / len(signs), min(1.6, (high - 16) / len(signs) / 28)
    rows = [
        group(
            group(sign, at=(62 - shape * size / 2, -14 * size), scale=size),
            label(104, 6, name, LEAST_FONT, PAPER),
            at=(0, 8 + step * (at + 0.5)),
        )
        for at, (name, (shape, sign)) in enumerate(signs)
    ]
    ground = rect(1.5, 1.5, wide - 3, high - 3, NIGHT, rx=10, stroke=INK, stroke_width=3)
    return Panel(
        "signs-tall",
        "The signs",
        wide,
        high,
        (group(ground, *rows),),
        Role.AID,
        LEAST_FONT,
        shape_of="signs",
    )


def _white(text: str) -> Thing:
    return width_of(text, LEAST_FONT) + 8, label(0, 20, text, LEAST_FONT, PAPER)
