"""Tribal boards at their entries, and what every shaman has, as a table."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludary.core.game import Game
from ludary.core.svg import circle, fitted, group, label, path, rect, tag, tip
from ludary.games.zimby_mojo.board.ground import FAINT, INK, LETTER, WHITE, at_each, corner, disc, middle, side_of, size_of
from ludary.games.zimby_mojo.board.map import MARK
from ludary.games.zimby_mojo.board.pieces import EMBLEM_FILLS, MOJO, SPENT, TRIBE_FILLS, emblem
from ludary.games.zimby_mojo.cards import ENTRIES, NOWHERE, Direction
from ludary.games.zimby_mojo.reckoning import chanting
from ludary.games.zimby_mojo.state import Part, Phase
from ludary.games.zimby_mojo.text.describe import hand_words
from ludary.games.zimby_mojo.text.names import count

DEPTH, GAP = 34, 2.5  # of a tribal board, and its distance to the map
MARGIN = DEPTH + 2 * GAP  # that the map needs around it
GROUND = "#2b241c"
PLACE, SMALL = 12.6, 10.6  # room for a zimby and for a mojo token
TOKEN, GEM = 5.5, 4.6
OUTWARDS = {Direction.NORTH: (0, -1), Direction.EAST: (1, 0), Direction.SOUTH: (0, 1), Direction.WEST: (-1, 0)}  # steps across and down
BAG = "m-4-1c-3 4-3 7 0 7h8c3 0 3-3 0-7zm1-1h6l1.5-3h-9z"  # the Bag o' Fate: of the first mover
WAVES = "q3-4 6 0t6 0 6 0m-18 5q3-4 6 0t6 0 6 0"  # the Far Shore
NOTE = "m-2 4a2.2 1.8 0 1 0 .1-.1zm2.2 0v-9l5 1.5v2.5l-4-1.2"  # a chant


def tribes(game: Game, s: Any, names: Sequence[str]) -> str:
    """The tribal boards around the map, whose upper left corner is at 0, 0; while entries are chosen, the free ones too."""
    owners = {s.shamans[seat].entry: seat for seat in range(s.seats) if s.shamans[seat].entry != NOWHERE}
    parts: list[str] = []
    for entry in range(ENTRIES):
        if entry in owners:
            parts += _board(game, s, entry, owners[entry], names)
        elif s.phase == Phase.ENTRY:
            parts.append(_free(game, entry))
        else:
            parts.append(_empty(game, entry))
    return group(*parts, id="tribes")


def _place(game: Game, entry: int) -> tuple[float, str]:
    """Return the length of a tribal board, and the transformation that lays it beside its entry."""
    side = side_of(game, entry)
    beside = [other for other in range(ENTRIES) if side_of(game, other) == side]
    beside.sort(key=lambda other: corner(game, game.box.stub[other]))
    wide, high = size_of(game)
    across = side in (Direction.NORTH, Direction.SOUTH)
    room = (wide if across else high) / len(beside)
    at, long = beside.index(entry) * room + GAP, room - 2 * GAP
    if side == Direction.NORTH:
        return long, f"translate({at:g} {-DEPTH - GAP})"
    if side == Direction.SOUTH:
        return long, f"translate({at:g} {high + GAP})"
    if side == Direction.WEST:
        return long, f"translate({-DEPTH - GAP} {at + long:g}) rotate(-90)"
    return long, f"translate({wide + DEPTH + GAP} {at:g}) rotate(90)"


def _free(game: Game, entry: int) -> str:
    """An entry that nobody has taken."""
    long, where = _place(game, entry)
    frame = rect(0, 0, long, DEPTH, GROUND, rx=8, stroke=FAINT, stroke_width=1.5, stroke_dasharray="6 4")
    words = label(long / 2, 22, f"entry {entry + 1}", LETTER, WHITE, text_anchor="middle")
    return tag("g", tip(f"entry {entry + 1}: free"), frame, words, transform=where, data_spot=f"entry-{entry + 1}")


def _empty(game: Game, entry: int) -> str:
    """A place at which no tribal board lies."""
    long, where = _place(game, entry)
    return rect(0, 0, long, DEPTH, "#18211c", rx=8, transform=where)


def _board(game: Game, s: Any, entry: int, seat: int, names: Sequence[str]) -> Iterator[str]:
    """A neck to the entry, then the board: the tribe's sign, the name, zimbies and mojo tokens."""
    long, where = _place(game, entry)
    yield _neck(game, entry, TRIBE_FILLS[seat])
    own, turn = s.shamans[seat], s.turn_of == seat
    frame = rect(0, 0, long, DEPTH, GROUND, rx=8, stroke=TRIBE_FILLS[seat], stroke_width=3.5 if turn else 2)
    name = label(34, 14, fitted(names[seat], LETTER, long - 52), LETTER, WHITE, font_weight="bold")
    words = f"{names[seat]}: {count(own.active, 'active zimby')}, {own.depleted} depleted, {count(own.tokens, 'mojo token')}"
    bag = path(f"M{long - 10:g} 9{BAG}", "#c98f3d") if s.first == seat and s.part != Part.ENTRIES else ""
    yield tag(
        "g", tip(words), frame, badge(seat, 17, 17, 12), name, bag, *_zimbies(s, seat), _mojo(game, s, seat, long),
        transform=where, data_spot=f"board-{seat}",
    )  # fmt: skip


def _neck(game: Game, entry: int, fill: str) -> str:
    (x, y), side = middle(game, game.box.stub[entry]), side_of(game, entry)
    across, down = OUTWARDS[side]
    return path(f"M{x + 9 * across:g} {y + 9 * down:g}l{5 * across} {5 * down}", stroke=fill, stroke_width=12)


def badge(seat: int, x: float, y: float, radius: float) -> str:
    """The sign of a tribe."""
    body = circle(x, y, radius, TRIBE_FILLS[seat], stroke=INK, stroke_width=1)
    return body + path(f"M{x:g} {y:g}{emblem(seat, radius)}", EMBLEM_FILLS[seat])


def _zimbies(s: Any, seat: int) -> Iterator[str]:
    """Zimbies in a row: those that chant first, then the other active ones, then the depleted."""
    own = s.shamans[seat]
    active, total = own.active, own.active + own.depleted
    step = min(PLACE, 8 * PLACE / max(total, 1))
    places = [(40 + at * step, 24.5) for at in range(total)]
    awake, spent = places[:active], places[active:]
    if spent:
        yield path(at_each(spent, disc(TOKEN)), SPENT, stroke=TRIBE_FILLS[seat], stroke_width=1)
        yield path(at_each(spent, emblem(seat, TOKEN)), TRIBE_FILLS[seat])
    if awake:
        yield path(at_each(awake, disc(TOKEN)), TRIBE_FILLS[seat], stroke=INK, stroke_width=1)
        yield path(at_each(awake, emblem(seat, TOKEN)), EMBLEM_FILLS[seat])
    if chanters := awake[: chanting(s, seat)]:
        yield path(at_each(((x, y - 1) for x, y in chanters), NOTE), WHITE, stroke="#7b1fa2", stroke_width=1.2)


def _mojo(game: Game, s: Any, seat: int, long: float) -> str:
    """Mojo tokens, the active ones bright; then the mojo of eaten zimbies."""
    own, total = s.shamans[seat], game.box.mojo_tokens
    step = min(SMALL, 4 * SMALL / max(total, 1))
    places = [(long - 10 - (total - 1 - at) * step, 24.5) for at in range(total)]
    bright, dull = places[: own.tokens], places[own.tokens :]
    parts = [path(at_each(dull, GEM_SHAPE), SPENT, stroke=MOJO, stroke_width=0.8)] * bool(dull)
    parts += [path(at_each(bright, GEM_SHAPE), MOJO, stroke=INK, stroke_width=0.8)] * bool(bright)
    sheet = rect(places[0][0] - 6 if places else long - 16, 17, total * step + 2, 15, WHITE, fill_opacity=0)
    return group(sheet, *parts, data_spot=f"mojo-{seat}")


GEM_SHAPE = f"m0-{GEM}l{GEM - 0.4:g} {GEM}-{GEM - 0.4:g} {GEM}-{GEM - 0.4:g}-{GEM}z"
COLUMNS = (134, 180, 220, 262, 306, 352)  # of the table: mojo, active, depleted, chanting, Far Shore, scrolls
LINE = 22


def table(game: Game, s: Any, names: Sequence[str], order: Sequence[int]) -> tuple[str, float]:
    """Draw the numbers of every shaman, one line each."""
    lines = [_line(game, s, seat, names, 24 + LINE * at) for at, seat in enumerate(order)]
    return group(_head(), *lines, id="shamans"), 24 + LINE * len(order) + 8


def _head() -> str:
    """Draw the signs that stand over the columns of numbers."""
    y = 10
    signs = (
        ("mojo tokens, and mojo of eaten zimbies", path(f"M{COLUMNS[0]} {y}{GEM_SHAPE}", MOJO)),
        ("active zimbies of the tribal board", circle(COLUMNS[1], y, 6, "#e9e3d5", stroke=INK)),
        ("depleted zimbies there", circle(COLUMNS[2], y, 5.5, SPENT, stroke="#e9e3d5", stroke_width=1.2)),
        ("zimbies that chant", path(f"M{COLUMNS[3]} {y}{NOTE}", WHITE, stroke="#b388ff", stroke_width=1.2)),
        ("zimbies on the Far Shore", path(f"M{COLUMNS[4] - 9} {y - 2}{WAVES}", stroke="#7fb2ff", stroke_width=1.6)),
        ("scrolls in hand", path(f"M{COLUMNS[5] - 5} {y - 6}h10v12h-10zm2 3h6m-6 3h6m-6 3h4", "#f1e4c3", stroke=INK, stroke_width=1)),
    )
    sheets = (rect(x - 16, y - 10, 32, 20, WHITE, fill_opacity=0) for x in COLUMNS)
    return "".join(group(tip(words), sheet, sign) for sheet, (words, sign) in zip(sheets, signs, strict=True))


def _line(game: Game, s: Any, seat: int, names: Sequence[str], top: float) -> str:
    own = s.shamans[seat]
    ground = rect(0, top, 370, LINE - 2, "#3a4a3f" if s.turn_of == seat else "#243029", rx=5)
    mark = path(f"M1 {top + 3:g}l6 7-6 7z", MARK) if s.actor == seat else ""
    numbers = (f"{own.tokens}{f'+{own.pool}' if own.pool else ''}", own.active, own.depleted, chanting(s, seat), own.shore, own.hand_count)
    texts = [label(x, top + 15, str(number), 15, WHITE, text_anchor="middle") for x, number in zip(COLUMNS, numbers, strict=True)]
    shore = rect(COLUMNS[4] - 20, top, 40, LINE - 2, "#7fb2ff", fill_opacity=0.12)
    texts[4] = group(tip(f"Far Shore of {names[seat]}"), shore, texts[4], data_spot=f"shore-{seat}")
    name = label(32, top + 15, fitted(names[seat], 14, 76), 14, WHITE, font_weight="bold" if s.turn_of == seat else None)
    return group(tip(f"{names[seat]}: {hand_words(game, s, seat)}"), ground, mark, badge(seat, 19, top + 10, 8), name, *texts)
