"""Scrolls as cards, and the lists of the board: the stack, the incantations, the piles."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from textwrap import wrap
from typing import Any

from ludary.core.game import NOBODY, Game
from ludary.core.svg import circle, fitted, group, label, path, rect, tip
from ludary.games.zimby_mojo.board.ground import INK, LETTER, WHITE
from ludary.games.zimby_mojo.board.map import SHOT
from ludary.games.zimby_mojo.board.pieces import MOJO
from ludary.games.zimby_mojo.cards import ScrollType
from ludary.games.zimby_mojo.state import Phase
from ludary.games.zimby_mojo.text.cards import scroll_line, scroll_text
from ludary.games.zimby_mojo.text.describe import hand_names, offered_to
from ludary.games.zimby_mojo.text.names import TYPE_NAMES, count, scroll_name
from ludary.games.zimby_mojo.text.stack import chant_words, stack_words

Section = tuple[str, float]  # a picture, and its height with the distance to what follows
INSIDE, WIDE, GAP = 370, 181, 8
HEAD, LINE = 30, 17
WHOLE = 99  # lines: all that there are
MOST_ENTRIES, MOST_LINES = 6, 4  # of the stack, and of the discard pile: what lies below is not pushed far down
EVEN = 0.535  # width of a letter in a long text, as a part of the font size
HEADS = {ScrollType.WITCHERY: "#d9c5f2", ScrollType.RITUAL: "#f4cdbb", ScrollType.INCANTATION: "#c7e6c2"}
SIGNS = {  # a bolt, an altar with a flame, a note
    ScrollType.WITCHERY: "m2-8l-7 9h5l-2 8 7-10h-5z",
    ScrollType.RITUAL: "m-6 7h12m-10-3h8m-4-11c5 5 3 8 0 8s-4-3 0-8z",
    ScrollType.INCANTATION: "m-3 5a3 2.4 0 1 0 .1-.1zm3.2 0v-12l6 2v3l-5-1.6",
}


def letters(width: float, size: float = LETTER) -> int:
    """Return the number of letters that fit in a line of this width."""
    return int(width / (size * EVEN))


@lru_cache(512)
def _words(game: Game, card: int, most: int) -> list[str]:
    return wrap(scroll_text(game, card), letters(WIDE - 16), max_lines=most, placeholder=" …")


@lru_cache(512)
def card(game: Game, number: int, copies: int, spot: str, height: float, most: int) -> str:
    """A scroll: its cost, its name, the sign of its type, and what it does in so many lines."""
    row = game.box.kinds[number]
    kind = ScrollType(row.type)
    behind = rect(4, -4, WIDE - 4, height, "#efe3c4", rx=9, stroke=INK, stroke_width=1.2) if copies > 1 else ""
    head = path(f"M0 {HEAD}V9A9 9 0 0 1 9 0H{WIDE - 9}A9 9 0 0 1 {WIDE} 9V{HEAD}Z", HEADS[kind])
    face = rect(0, 0, WIDE, height, "#fdf8ea", rx=9) + head + rect(0, 0, WIDE, height, "none", rx=9, stroke=INK, stroke_width=1.2)
    room = WIDE - 62 - (22 if copies > 1 else 0)
    name = label(32, 20, fitted(scroll_name(game, number), 15, room * 1.08), 15, INK, font_weight="bold")
    more = label(WIDE - 30, 20, f"×{copies}", 15, INK, text_anchor="end", font_weight="bold") if copies > 1 else ""
    sign = group(tip(TYPE_NAMES[kind]), path(f"M{WIDE - 15} 15{SIGNS[kind]}", stroke=INK, stroke_width=1.5, stroke_linejoin="round"))
    lines = [label(9, HEAD + 15 + LINE * at, line, LETTER, INK) for at, line in enumerate(_words(game, number, most))]
    shown = group(behind, face, _gem(row.cost), name, more, sign, *lines, data_piece=f"scroll-{number}")
    return group(tip(scroll_line(game, number)), shown, data_spot=spot)


def _gem(cost: int) -> str:
    """A price in mojo."""
    stone = path("M16 3l12 12-12 12-12-12z", MOJO, stroke=INK, stroke_width=1)
    return stone + label(16, 20, str(cost), 15, INK, text_anchor="middle", font_weight="bold")


def cards(game: Game, held: Sequence[tuple[int, int]], spot: str, most: int) -> Section:
    """Scrolls with their copies, two in a row, with so many lines of words."""
    parts, y = [], 4.0
    for first in range(0, len(held), 2):
        row = held[first : first + 2]
        height = HEAD + 8 + LINE * max(len(_words(game, number, most)) for number, _ in row)
        for at, (number, copies) in enumerate(row):
            parts.append(group(card(game, number, copies, f"{spot}-{number}", height, most), at=(at * (WIDE + GAP), y)))
        y += height + GAP
    return "".join(parts), y


def titled(title: str, below: Section) -> Section:
    return label(0, 17, title, 16, WHITE, font_weight="bold") + group(below[0], at=(0, 24)), below[1] + 24


def copies_of(held: Any) -> list[tuple[int, int]]:
    return [(number, copies) for number, copies in enumerate(held.tolist()) if copies > 0]


def hand(game: Game, s: Any, seat: int, names: Sequence[str], most: int = WHOLE) -> Iterator[Section]:
    """One's own scrolls, and those among which one has to choose, each with so many lines of words."""
    if seat == NOBODY:
        return
    if taken := sorted(set(offered_to(s, seat))):
        yield titled("Keep one of these", cards(game, [(number, 1) for number in taken], "offered", most))
    if s.phase == Phase.DIG and s.actor == seat:
        yield titled("The discard pile", cards(game, copies_of(s.discard), "dig", most))
    if held := copies_of(s.shamans[seat].hand):
        yield titled(f"Your hand: {count(s.shamans[seat].hand_count, 'scroll')}", cards(game, held, "scroll", most))


def others(game: Game, s: Any, seat: int, names: Sequence[str]) -> Iterator[Section]:
    """Scrolls that one knows to be in hands of others."""
    lines = []
    for owner in range(s.seats):
        if owner != seat and (known := hand_names(game, s.shamans[owner].hand)):
            lines += wrap(f"{names[owner]} holds {', '.join(known)}.", letters(INSIDE))
    if lines:
        yield _text(lines)


def the_stack(game: Game, s: Any, names: Sequence[str], most: int = WHOLE) -> Iterator[Section]:
    """Draw the stack, the top entry first, each entry in so many lines."""
    entries = list(stack_words(game, s, names))
    if entries:
        shown = entries if s.phase == Phase.AIM else entries[:MOST_ENTRIES]  # whoever aims at one sees all
        rows = [(f"stack-{at}", words, SHOT if not number else "") for number, (at, words) in enumerate(shown)]
        more = len(entries) - len(shown)
        yield titled("The stack: the top resolves first", _rows([*rows, *([("", f"and {more} more below", "")] if more else [])], most))


def chants(game: Game, s: Any, names: Sequence[str], most: int = WHOLE) -> Iterator[Section]:
    """The incantations in play, each in so many lines."""
    if s.chant_count:
        texts = [f"{chant_words(game, s, at, names)}. {scroll_text(game, s.chants[at].card)}" for at in range(s.chant_count)]
        yield titled("Incantations", _rows(((f"chant-{at}", text, "") for at, text in enumerate(texts)), most))


def _rows(entries: Iterable[tuple[str, str, str]], most: int) -> Section:
    """Boxes below each other, of so many lines: spot, words, and the colour of the frame."""
    parts, y = [], 0.0
    for spot, words, edge in entries:
        lines = wrap(words, letters(INSIDE - 20), max_lines=most, placeholder=" …")
        height = 10 + LINE * len(lines)
        box = rect(0, 0, INSIDE, height, "#f3ead3", rx=7, stroke=edge or INK, stroke_width=3 if edge else 1)
        texts = [label(10, 18 + LINE * at, line, LETTER, INK) for at, line in enumerate(lines)]
        parts.append(group(tip(words), box, *texts, at=(0, y), data_spot=spot or None))
        y += height + 5
    return "".join(parts), y + 3


def piles(game: Game, s: Any) -> Section:
    """The library, and what has been discarded."""
    names = hand_names(game, s.discard)
    book = rect(0, 0, 150, 28, "#5b4a86", rx=7, stroke=INK) + circle(16, 14, 6, "none", stroke="#e6d7ff", stroke_width=2)
    library = group(book, label(30, 19, f"library: {s.library_count}", LETTER, WHITE), data_spot="library")
    words = f"Discarded, {sum(s.discard)}: {', '.join(names)}." if names else "Nothing is discarded."
    below, height = _text(wrap(words, letters(INSIDE), max_lines=MOST_LINES, placeholder=" …"))
    return library + group(tip(words), below, at=(0, 34)), height + 34


def _text(lines: Sequence[str]) -> Section:
    texts = [label(0, 14 + LINE * at, line, LETTER, WHITE) for at, line in enumerate(lines)]
    return "".join(texts), LINE * len(lines) + 8
