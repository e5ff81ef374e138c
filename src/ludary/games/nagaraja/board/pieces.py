"""Rooms, relics, sticks and amulets as pictures. What colour tells, shape or letter tells too."""

from ludary.core.game import Game
from ludary.core.svg import circle, group, label, path, rect, tip
from ludary.games.nagaraja.cards import NAGA, UNSEEN
from ludary.games.nagaraja.temple import SIDES
from ludary.games.nagaraja.text.names import COLOUR_NAMES, amulet_name, count, relic_name
from ludary.games.nagaraja.text.rooms import groups_of, room_words

CELL, RELIC = 51, 34  # a cell of a temple, a hiding place
LEAST_FONT = 15  # the smallest letters, in the units of a panel
INK, WHITE, GOLD, MARK = "#1a1a1a", "#ffffff", "#e9b949", "#56b4e9"
STONE, FLOOR, WALKED, UNWALKED = "#8d8577", "#6e675c", GOLD, "#d9d2c3"
SACRED, CURSED, HIDDEN = "#e9b949", "#d3512f", "#39434b"
STICK_FILLS = ("#a0673a", "#f3ecdc", "#4fa86f")  # brown, white, green; each bears its letter too
NAGA_SIGN = "M2 12C5 2 9 2 12 8S19 14 22 4"  # a snake, in a square of 24 units
STICK, HEIGHT = 46, 28

MIDDLE = CELL / 2
EDGES = ((MIDDLE, 0.0), (CELL, MIDDLE), (MIDDLE, CELL), (0.0, MIDDLE))  # middle of each side


def room(game: Game, kind: int, turn: int, amulet: bool, joined: int = 0) -> str:
    """A room tile as it lies; paths that the sides `joined` to an entrance belong to are golden."""
    parts = [rect(1, 1, CELL - 2, CELL - 2, STONE, rx=5, stroke=INK, stroke_width=1.5)]
    words = room_words(game, kind, turn) + (", an amulet in it" if amulet else "")
    for sides, leads in groups_of(game, kind, turn):
        walked = any(joined >> side & 1 for side in sides)
        colour = WALKED if walked else UNWALKED
        ways = _ways(sides)
        parts.append(path(ways, stroke=INK, stroke_width=13) + path(ways, stroke=colour, stroke_width=9))
        if leads:
            parts.append(_crypt(sides, colour, amulet))
    return group(tip(words), *parts, data_piece=f"room-{kind}")


def _ways(sides: tuple[int, ...]) -> str:
    """A bend is round; a single side ends half way to the middle; all others meet in the middle."""
    if len(sides) == 1:
        ((x, y),) = (EDGES[side] for side in sides)
        return f"M{x:g} {y:g}L{(x + MIDDLE) / 2:g} {(y + MIDDLE) / 2:g}"
    if len(sides) == 2 and sides[1] - sides[0] != 2:
        (x, y), (u, v) = (EDGES[side] for side in sides)
        return f"M{x:g} {y:g}Q{MIDDLE:g} {MIDDLE:g} {u:g} {v:g}"
    return "".join(f"M{EDGES[side][0]:g} {EDGES[side][1]:g}L{MIDDLE:g} {MIDDLE:g}" for side in sides)


def _crypt(sides: tuple[int, ...], colour: str, amulet: bool) -> str:
    """The special location, with or without its amulet: a diamond."""
    x = y = MIDDLE
    if len(sides) == 1:
        x, y = ((EDGES[sides[0]][axis] + MIDDLE) / 2 for axis in (0, 1))
    place = circle(x, y, 10, colour, stroke=INK, stroke_width=2)
    return place + (amulet_sign(x, y) if amulet else circle(x, y, 4, FLOOR))


def amulet_sign(x: float, y: float) -> str:
    return path(f"M{x:g} {y - 8:g}L{x + 8:g} {y:g}L{x:g} {y + 8:g}L{x - 8:g} {y:g}Z", "#8e5bd0", stroke=WHITE, stroke_width=1.5)


def trap() -> str:
    """Crossed stakes over a pit."""
    pit = rect(1, 1, CELL - 2, CELL - 2, "#4a2b22", rx=5, stroke=CURSED, stroke_width=2.5)
    stakes = path(f"M12 12L{CELL - 12} {CELL - 12}M{CELL - 12} 12L12 {CELL - 12}", stroke=CURSED, stroke_width=6, stroke_linecap="round")
    return group(tip("the trap"), pit, stakes, data_piece="trap")


def relic(game: Game, kind: int, up: bool, words: str, secret: bool) -> str:
    """A token: sacred ones are round, cursed ones have corners; face down it is dark, with what one knows of it."""
    half, name = RELIC / 2, "hidden" if kind == UNSEEN else str(kind)
    if kind == UNSEEN:
        token = circle(half, half, 15, HIDDEN, stroke="#9aa7b0", stroke_width=1.5) + _in_token("?", WHITE)
        return group(tip(words), token, _eye(secret), data_piece="relic-hidden")
    row = game.box.relics[kind]
    fill = CURSED if row.cursed else SACRED
    edge = {"fill": fill if up else HIDDEN, "stroke": WHITE if up else fill, "stroke_width": 1.5 if up else 3}
    shape = rect(3, 3, RELIC - 6, RELIC - 6, rx=3, **edge) if row.cursed else circle(half, half, 14.5, **edge)  # type: ignore[arg-type]
    token = shape + _in_token(str(row.points), INK if up else WHITE)
    return group(tip(f"{relic_name(game, kind)}, {words}"), token, _eye(secret), data_piece=f"relic-{name}{'' if up else '-down'}")


def _in_token(text: str, fill: str) -> str:
    return label(RELIC / 2, RELIC / 2 + 6, text, 17, fill, text_anchor="middle", font_weight="bold")


def _eye(secret: bool) -> str:
    """Marks a relic that somebody has peeked at."""
    return group(path("M0 5Q6 -2 12 5Q6 12 0 5Z", WHITE, stroke=INK), circle(6, 5, 2.5, INK), at=(RELIC - 13, -1)) if secret else ""


def stick(colour: int, result: int, number: int) -> str:
    """Sticks that show the same: a letter for the colour, points or a snake, and how many."""
    name = f"{COLOUR_NAMES[colour]} {'naga' if result == NAGA else count(result, 'fate point')}"
    wide = stick_width(number)
    body = rect(0, 0, STICK, HEIGHT, STICK_FILLS[colour], rx=7, stroke=INK, stroke_width=1.5)
    parts = [body, label(7, 20, COLOUR_NAMES[colour][0].upper(), LEAST_FONT, INK)]
    if result == NAGA:
        parts.append(group(path(NAGA_SIGN, stroke="#7a1fa2", stroke_width=4), at=(20, 6)))
    else:
        parts.append(label(STICK - 9, 21, str(result), 18, INK, text_anchor="end", font_weight="bold"))
    if number > 1:
        parts.append(label(wide, 20, f"×{number}", LEAST_FONT, WHITE, text_anchor="end"))
    return group(tip(f"{name}{f', {number} of them' if number > 1 else ''}"), *parts)


def stick_width(number: int) -> int:
    return STICK + (24 if number > 1 else 0)


def amulet(game: Game, kind: int) -> tuple[str, float]:
    """An amulet in front of its owner, with what it is good for; -1 for one face down. And how wide that is."""
    text = "face down" if kind < 0 else amulet_name(game, kind)
    wide = 26 + len(text) * 8.4
    inside = rect(0, 0, wide, HEIGHT, "#463a5c", rx=7) + amulet_sign(14, 14) + label(26, 20, text, LEAST_FONT, WHITE)
    return group(tip(f"amulet: {text}"), inside, data_piece="amulet" if kind < 0 else f"amulet-{kind}"), wide


def opens(ports: int, cell: int) -> int:
    """The sides of a cell that are joined to an entrance, as bits."""
    return ports >> cell * SIDES & (1 << SIDES) - 1
