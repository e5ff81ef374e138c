"""The story: what is being decided, the scroll being cast, the stack as a pile of parchments on an
altar, and what is chanted.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

from ludary.games.zimby_mojo.board.drawings.emblems import (
    BLADES,
    BONE,
    DROP,
    INKS,
    SIGNS,
    emblem_of,
)
from ludary.games.zimby_mojo.board.drawings.jungle import CORE, FLAME, HOLLOWS, SKULL
from ludary.games.zimby_mojo.board.drawings.masks import INK
from ludary.games.zimby_mojo.board.drawings.parchment import SIZE, letters, row_of_words
from ludary.games.zimby_mojo.board.map import SHOT
from ludary.games.zimby_mojo.board.tiles import WHITE
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE, ScrollType
from ludary.games.zimby_mojo.duties import Duty, Entry
from ludary.games.zimby_mojo.rules.fights.combat import ATTACKER_EATS
from ludary.games.zimby_mojo.spots import (
    CHANT,
    DEVOUR,
    DEVOUR_EFFECT,
    DEVOUR_RANGE,
    ENTER,
    GROUP,
    NO,
    STACK,
    YES,
)
from ludary.games.zimby_mojo.state import Part, Phase, State
from ludary.games.zimby_mojo.text.cards import brief
from ludary.games.zimby_mojo.text.creatures import tokens_of, tribes_of
from ludary.games.zimby_mojo.text.describe import going_on
from ludary.games.zimby_mojo.text.previews import offered
from ludary.games.zimby_mojo.text.stack import chant_words, stack_words
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Game
from ludary.kit.picture import group, label, path, rect, squeezed, tag, tip, wrap

Stack = Sequence[tuple[int, str]]  # the place of each entry and its words, the top one first
Section = tuple[str, float]  # a picture, and its height with the distance to what follows
ACROSS, LINE = 290, 17
INSIDE = ACROSS - 12
BETWEEN = 6.0
HALF = (INSIDE - BETWEEN) / 2
DENSE = 1.25  # how much more stands in such a line, whose letters are drawn together
ENDS = (", ", " (", " of ")  # before what a sentence can do without
WHOLE = 99  # lines: all that there are
MOST_ENTRIES = 6  # of the stack: what lies below is told by a number, but to whoever aims at one
STEPS = {
    Part.REFRESH: "Refresh; everybody draws",
    Part.KING: "The King acts",
    Part.PLAYERS: "Each player has a turn",
    Part.THUGS: "Thugs patrol",
    Part.ZOMBIES: "Zombies shamble",
}  # of a round
COURSE, FOOT, AT_COURSE = (
    104.0,
    55,
    28,
)  # height of the course of a round, of the altar below it, and where its words begin
LIT = "#ffd98a"
ASKING = (
    Phase.JOIN,
    Phase.SEAL,
    Phase.RITE,
    Phase.SHAMBLE,
)  # phases that are answered by yes or no
CANDLE = "m-3 0v-11q3-2 6 0v11z"


class Things(NamedTuple):
    """All that there is to tell."""

    going_on: list[str]
    plates: list[Section]
    stack: Stack
    chanted: list[str]


def things_to_tell(game: Game[Box], s: State, names: Sequence[str]) -> Things:
    """Collect what every shape of the story tells."""
    return Things(
        list(going_on(game, s, names)),
        list(_plates(game, s)),
        list(stack_words(game, s, names)),
        list(_chanted(game, s, names)),
    )


def story(game: Game[Box], s: State, things: Things, room: float) -> tuple[str, ...]:
    """An altar, and on it what goes on, with as many lines of words in each thing as there is room
    for.
    """
    ways = [(most, MOST_ENTRIES) for most in (WHOLE, 3, 2, 1)] + [
        (1, entries) for entries in range(MOST_ENTRIES - 1, 0, -1)
    ]
    for way in ways:
        sections = list(_sections(game, s, things, *way))
        tall = sum(height for _, height in sections)
        if tall <= room - 8:
            break
    drawn = _below(sections)
    scale = min(1.0, (room - 8) / tall) if tall else 1.0
    calm = tall == 0
    words = (
        label(ACROSS / 2, 24, "The stack is empty", SIZE, "#b9a3c9", text_anchor="middle")
        if calm
        else ""
    )
    told = words or group(drawn, at=(6 + (INSIDE - INSIDE * scale) / 2, 5), scale=scale)
    above = 30 if calm else tall * scale + 12
    free = room - FOOT - above
    return (
        altar(room, covered=free < 0),
        told,
        course(int(s.part), above + (free - COURSE) / 2.5) if free >= COURSE else "",
    )


@lru_cache(64)
def course(part: int, top: float) -> str:
    """The course of a round, with the part that it has come to."""
    lines = [label(AT_COURSE - 16, top + 14, "A round", SIZE, "#f3d9a0", font_weight="bold")]
    for at, (step, words) in enumerate(STEPS.items()):
        now = step == part
        ink, weight = (LIT, "bold") if now else ("#b9a3c9", "normal")
        y = top + 32 + LINE * at
        lines.append(label(AT_COURSE, y, words, SIZE, ink, font_weight=weight))
        if now:
            lines.append(path(f"M{AT_COURSE - 16} {y - 9.5:g}l9 4.8-9 4.8z", LIT))
    return group(*lines)


@lru_cache(16)
def altar(high: float, covered: bool = False) -> str:
    """A slab of stone between candles, with a skull before it; only their light under words."""
    ground = rect(
        0.75, 0.75, ACROSS - 1.5, high - 1.5, "#1f1429", rx=8, stroke="#4a3560", stroke_width=1.2
    )
    top = high - 34
    shades = [
        tag("stop", offset=offset, stop_color="#ff9a3d", stop_opacity=much)
        for offset, much in (("0", 0.35), ("1", 0.0))
    ]
    glow = tag("radialGradient", *shades, id="zimby-candle")
    light = "".join(
        tag("circle", cx=x, cy=top - 16, r=58, fill="url(#zimby-candle)") for x in (38, ACROSS - 38)
    )
    if covered:
        return group(ground, glow, light)
    slab = path(
        f"M22 {top:g}h{ACROSS - 44}l8 10h-{ACROSS - 28}zM24"
        f" {top + 10:g}h{ACROSS - 48}v20h-{ACROSS - 48}z",
        "#43324f",
        stroke=INK,
        stroke_width=1,
    )
    runes = path(
        f"M60 {top + 20:g}" + "l6-5 6 5 6-5 6 5m14 0" * 7, stroke="#5e4a6d", stroke_width=1.4
    )
    candles = "".join(_candle(x, top) for x in (34, 44, ACROSS - 44, ACROSS - 34))
    at = f"M{ACROSS / 2:g} {top + 1:g}"
    skull = path(at + SKULL, BONE, stroke=INK, stroke_width=0.9) + path(at + HOLLOWS, INK)
    return group(
        ground, glow, light, slab, runes, candles, group(skull, at=(-ACROSS / 2, -top), scale=2)
    )


def _candle(x: float, top: float) -> str:
    wax = path(f"M{x:g} {top:g}{CANDLE}", "#e9dcc0", stroke=INK, stroke_width=0.8)
    return (
        wax
        + path(f"M{x:g} {top - 10:g}{FLAME}", "#ff8a1f")
        + path(f"M{x:g} {top - 10:g}{CORE}", "#ffe27a")
    )


def _sections(
    game: Game[Box], s: State, things: Things, most: int, entries: int
) -> Iterator[Section]:
    """All that there is to tell, in so many lines each; of the stack so many entries."""
    yield from _going_on(game, s, things.going_on, most)
    yield from things.plates
    yield from _the_stack(game, s, things.stack, most, entries)
    if s.chant_count and (entries == MOST_ENTRIES or s.phase == Phase.AIM):
        yield from _chants(game, s, things.chanted, most)
    elif s.chant_count:
        yield label(0, 13, f"Chanted: {s.chant_count}", SIZE, "#c7e6c2", font_weight="bold"), 18.0


def _going_on(game: Game[Box], s: State, sentences: Sequence[str], most: int) -> Iterator[Section]:
    """Tell in words what the decision is part of; a scroll that is being cast stands beside its
    emblem.
    """
    for words in sentences:
        if words.startswith("Being cast") and s.cast_card != NOWHERE:
            row = game.box.kinds[s.cast_card]
            yield _parchment(words, most, emblem_of(row), INKS[ScrollType(row.type)], "", SHOT)
            continue
        lines = _in_brief(words, letters(INSIDE), min(most, 3))
        yield (
            "".join(
                squeezed(0, 14 + LINE * at, line, SIZE, WHITE, INSIDE)
                for at, line in enumerate(lines)
            ),
            float(LINE * len(lines) + 6),
        )


def _plates(game: Game[Box], s: State) -> Iterator[Section]:
    """Choices that lie nowhere else, as plates of bone: yes and no, tribesmen to be eaten, groups
    that walk off or enter by a portal.
    """
    plates = list(_choices(game, s))
    if plates:
        wide = (INSIDE - 6 * (len(plates) - 1)) / len(plates)
        yield (
            "".join(
                _plate(at * (wide + 6), wide, words, spot)
                for at, (spot, words) in enumerate(plates)
            ),
            38.0,
        )


def _choices(game: Game[Box], s: State) -> Iterator[tuple[str, str]]:
    if s.phase in ASKING:
        yield from ((YES(), "Yes"), (NO(), "No"))
    if s.phase == Phase.TURN:
        yield from (
            (ENTER(zimbies), f"Portal: {zimbies}")
            for (zimbies,) in offered(game, s, Verb.PORTAL_IN)
        )
    if s.phase == Phase.CREATURE:
        groups = offered(game, s, Verb.GROUP)
        yield from (
            (GROUP(zimbies, crown), f"{zimbies}{' + Crown' * crown} off")
            for zimbies, crown in groups
        )
    if s.phase == Phase.DEVOUR:
        strike = s.agenda[s.agenda_count - 1]
        most = _edible(
            game, s, int(strike.creature if strike.stage == ATTACKER_EATS else strike.other)
        )
        yield DEVOUR(0), "Eat nobody"
        yield from (
            (DEVOUR(number), f"Eat {number}: +{number * game.box.devour_brutality}")
            for number in range(1, most + 1)
        )
    if (
        s.phase in (Phase.AIM, Phase.CHANNEL)
        and s.cast_card != NOWHERE
        and s.cast_from != NOWHERE
        and _edible(game, s, int(s.cast_from))
    ):
        yield DEVOUR_RANGE(), f"Eat one: range {2 * game.box.range * s.cast_range}"
        if game.box.kinds[s.cast_card].doubles:
            yield DEVOUR_EFFECT(), f"Eat one: effect ×{2 * s.cast_times}"


def _edible(game: Game[Box], s: State, creature: int) -> int:
    """The tribesmen that a column can eat."""
    c = s.creatures[creature]
    return min(int(game.box.devour_limit), tokens_of(c) - 1) if len(tribes_of(c)) == 1 else 0


@lru_cache(64)
def _plate(x: float, wide: float, words: str, spot: str) -> str:
    bone = path(
        f"M4 1a4.5 4.5 0 0 0-2 8v13a4.5 4.5 0 0 0 2 8H{wide - 4:g}a4.5 4.5 0 0 0 2-8v-13a4.5 4.5 0"
        " 0 0-2-8z",
        BONE,
        stroke=INK,
        stroke_width=1.2,
    )
    return group(
        bone,
        squeezed(
            wide / 2, 20.5, words, SIZE, INK, wide - 8, text_anchor="middle", font_weight="bold"
        ),
        at=(x, 0),
        data_spot=spot,
    )


def _the_stack(
    game: Game[Box], s: State, entries: Stack, most: int, listed: int
) -> Iterator[Section]:
    """The stack as a pile of parchments, the top one first and in a bright frame."""
    if not entries:
        return
    yield (
        label(0, 13, "The stack: the top resolves first", SIZE, "#f3d9a0", font_weight="bold"),
        20.0,
    )
    shown = entries if s.phase == Phase.AIM else entries[:listed]
    if len(shown) > MOST_ENTRIES:
        yield from _two_in_a_row(
            [
                _parchment(words, 1, *_seal(game, s.agenda[at]), STACK(at), "", HALF)
                for at, words in shown
            ]
        )
        return
    for number, (at, words) in enumerate(shown):
        emblem, ground = _seal(game, s.agenda[at])
        yield _parchment(words, most, emblem, ground, STACK(at), SHOT if not number else "")
    if len(entries) > len(shown):
        yield label(0, 13, f"and {len(entries) - len(shown)} more below", SIZE, WHITE), 20.0


def _two_in_a_row(parts: Sequence[Section]) -> Iterator[Section]:
    """Parts of half the width, one after the other."""
    for (left, high), (right, _) in zip_longest(parts[::2], parts[1::2], fillvalue=("", 0.0)):
        yield group(left) + group(right, at=(HALF + BETWEEN, 0)), high


def _seal(game: Game[Box], entry: Entry) -> tuple[str, str]:
    """The emblem of an entry of the stack, and its ground."""
    if entry.duty == Duty.SCROLL:
        row = game.box.kinds[entry.card]
        return emblem_of(row), INKS[ScrollType(row.type)]
    if entry.duty == Duty.ROLLS:
        return BLADES, "#5a4636"
    return DROP, "#5a4636"


def _chanted(game: Game[Box], s: State, names: Sequence[str]) -> Iterator[str]:
    """The words of each incantation in play."""
    return (
        f"{chant_words(game, s, at, names)}: {brief(game, int(s.chants[at].card))}"
        for at in range(s.chant_count)
    )


def _chants(game: Game[Box], s: State, chanted: Sequence[str], most: int) -> Iterator[Section]:
    """The incantations in play."""
    yield (
        label(0, 13, "Chanted", SIZE, "#c7e6c2", font_weight="bold")
        + path(f"M72 8{SIGNS[ScrollType.INCANTATION]}", "#c7e6c2"),
        20.0,
    )
    for at, words in enumerate(chanted):
        row = game.box.kinds[s.chants[at].card]
        yield _parchment(words, most, emblem_of(row), INKS[ScrollType(row.type)], CHANT(at), "")


@lru_cache(1024)
def _parchment(
    words: str, most: int, emblem: str, ground: str, spot: str, edge: str, wide: float = INSIDE
) -> Section:
    lines = _in_brief(words, letters((wide - 44) * (1.0 if wide == INSIDE else DENSE)), most)
    drawn, high = row_of_words(lines, emblem, ground, wide, edge)
    return group(tip(words), drawn, data_spot=spot or None), high + 4


@lru_cache(1024)
def _in_brief(words: str, width: int, most: int) -> Sequence[str]:
    """A sentence in at most so many lines, without its ends, the last one first, if it is
    longer.
    """
    while len(lines := wrap(words, width)) > most and (
        shorter := next(filter(None, (words.rpartition(end)[0] for end in ENDS)), "")
    ):
        words = shorter
    return lines if len(lines) <= most else wrap(words, width, max_lines=most, placeholder=" …")


def _below(sections: Sequence[Section]) -> str:
    """Sections below each other."""
    parts, y = [], 0.0
    for part, height in sections:
        parts.append(group(part, at=(0, y)))
        y += height
    return "".join(parts)
