"""Dice as pictures: green ones are round with round pips, purple ones have cut corners and
diamonds, red ones sharp corners and triangles.

The tray is a stage. The roll lies in its light: the numbered dice in order, as large as there is
room; below them are the action dice and what is kept aside. Before a roll the ancestor who was
prayed to is on the stage.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Any

import numpy as np

from ludary.games.konja import spots
from ludary.games.konja.board.effect_signs import PIPS, sign, step_of
from ludary.games.konja.board.faces import face
from ludary.games.konja.board.paints import BRASS, FILLS, INK, painted
from ludary.games.konja.board.shapes import BOLT, OUTLINES, SHIELD
from ludary.games.konja.board.signs import (
    CARD_FONT,
    FAINT,
    LEAST_FONT,
    ORANGE,
    PAPER,
    REMEMBERED,
    SQUARE,
    TRAY,
    WHITE,
    action_sign,
    shape,
    token,
)
from ludary.games.konja.box import Box, Step
from ludary.games.konja.cards import NO_CARD
from ludary.games.konja.pieces import (
    ANCESTORS,
    DIE_KINDS,
    FACES,
    NO_FACE,
    SPENT,
    UNUSED,
    Colour,
    Token,
)
from ludary.games.konja.reckoning import pool_dice, step_in
from ludary.games.konja.state import Phase, State
from ludary.games.konja.text.cards import say_step
from ludary.games.konja.text.names import (
    ACTION_WORDS,
    COLOUR_NAMES,
    TITLES,
    die_name,
    relic_name,
    spell_name,
)
from ludary.games.konja.verbs import Verb
from ludary.kit import Game
from ludary.kit.picture import circle, fitted, group, label, path, rect, tip

INSIDE, HEIGHT, GAP, INSET = 456, 166, 8, 12
LOW = 150  # the height of the tray on a phone
TOUCH, SIDE = (
    60,
    54,
)  # what a finger hits, and a die: 45 and 40 pixels where the picture is shown 360 wide
STEP = 62  # from die to die
LARGE, LARGE_STEP, FEW = (
    66,
    76,
    5,
)  # the side of a die, and from die to die, where there are but a few
FLOOR = 112  # where the floor of the stage begins
MOST_PIPS = 3  # of each kind; the headline has the number
MIDDLE, MIDDLE_WIDE = 2 * STEP + 8, 168  # between the action dice and what is kept aside
GREY_DIE = "#f1e2c2"
Thing = tuple[float, str]  # its width, and the picture with its left edge at 0


def tray(game: Game[Box], s: State, marked: bool) -> tuple[str, ...]:
    """Everything about dice, as layers: the stage, the roll or an ancestor, the action dice with
    what is kept aside, the card at work.
    """
    (high, low), (row, below) = _lines(HEIGHT), _lines(LOW)
    strip = f"{INSET} {below:g}"
    return (
        stage(),
        group(*_roll(game, s, marked), at=(INSET, high), id="dice", data_strip=f"{INSET} {row:g}"),
        group(*_action_dice(game, s), *_aside(game, s), at=(INSET, low), data_strip=strip),
        group(_middle(game, s), at=(INSET, low), data_strip=strip),
    )


def _lines(height: float) -> tuple[float, float]:
    """The heights at which the roll and the action dice lie in a tray of that height."""
    free = (height - LOW) / 3
    return 9 + free, LOW - TOUCH - 5 + 2 * free


@lru_cache(1)
def stage() -> str:
    """Curtains in a frame of brass, and light from above upon a floor of boards."""
    middle = INSIDE / 2
    boards = "".join(
        f"M{middle + at * 34:g} {FLOOR}L{middle + at * 62:g} {HEIGHT - 2}" for at in range(-4, 5)
    )
    folds = (
        "M12 2C14 50 12 90 8 128M22 2C24 40 22 70 16 104M444 2C442 50 444 90 448 128M434 2C432 40"
        " 434 70 440 104"
    )
    drapes = (
        f"M2 2H36C34 60 26 110 2 142ZM{INSIDE - 2} 2H{INSIDE - 36}C{INSIDE - 34} 60 {INSIDE - 26}"
        f" 110 {INSIDE - 2} 142Z"
    )
    edge = path(f"M14 -1.5H{INSIDE - 14}", stroke=BRASS, stroke_width=3)
    return group(
        rect(1, 1, INSIDE - 2, HEIGHT - 2, TRAY, rx=14)
        + path(
            f"M2 {FLOOR}H{INSIDE - 2}V{HEIGHT - 14}A12 12 0 0 1 {INSIDE - 14} {HEIGHT - 2}H14A12 12"
            f" 0 0 1 2 {HEIGHT - 14}Z",
            "#231a45",
        )
        + path(
            f"M{middle - 60} 2H{middle + 60}L{middle + 196} {FLOOR + 14}H{middle - 196}Z",
            "#ffe9b0",
            fill_opacity=0.1,
        )
        + path(
            f"M{middle - 196} {FLOOR + 14}a196 13 0 1 0 392 0a196 13 0 1 0 -392 0Z",
            "#ffe9b0",
            fill_opacity=0.16,
        )
        + path(boards, stroke="#4a3a7a", stroke_opacity=0.6, stroke_width=1.5)
        + path(drapes, "#6b1f3f", stroke="#2a0b1c", stroke_width=2)
        + path(folds, stroke="#a53a5c", stroke_opacity=0.7, stroke_width=2)
        + rect(1.5, 1.5, INSIDE - 3, HEIGHT - 3, "none", rx=13, stroke=BRASS, stroke_width=3)
        + group(edge, at=(0, HEIGHT), data_strip=f"0 {LOW}"),
        data_spot=spots.TRAY(),
    )


def _roll(game: Game[Box], s: State, marked: bool) -> Iterator[str]:
    """The numbered dice by number: those that a choice would take for each other lie together, as
    one spot.

    Each of them is a spot of its own, too: for marks.
    """
    dice = sorted(pool_dice(s), key=lambda die: (die[2], die[1], die[0]))
    if not dice:
        yield (
            _summoned(int(s.ancestor))
            if s.ancestor in range(ANCESTORS)
            else _waiting(tuple(map(int, s.idols)))
        )
        return
    together = (lambda die: die[2]) if s.phase == Phase.COLLECTION else (lambda die: die[1:])
    open_kinds = _open_kinds(game, s) if marked else None
    side, step = (LARGE, LARGE_STEP) if max(len(dice), game.box.green_dice) <= FEW else (SIDE, STEP)
    places = max(len(dice), game.box.green_dice)
    left, top = (INSIDE - 2 * INSET - step * places) / 2, (LARGE + 6 - side) / 2
    at = 0
    for _, same in groupby(dice, key=together):
        alike = list(same)
        ground = rect(0, 0, step * len(alike) - 3, side + 6, "none", pointer_events="all")
        drawn = [
            _in_tray(die, step * place + 4, side, open_kinds) for place, die in enumerate(alike)
        ]
        yield group(
            ground,
            *drawn,
            at=(left + step * at, top - 3),
            data_spot=spots.DIE(min(place for place, _, _ in alike)),
        )
        at += len(alike)
    faint: dict[str, Any] = {
        "stroke": FAINT,
        "stroke_width": 1.5,
        "stroke_dasharray": "5 5",
        "stroke_opacity": 0.7,
    }
    for place in range(at, game.box.green_dice):
        yield group(
            path(OUTLINES[Colour.GREEN], **faint),
            at=(left + step * place + 4, top),
            scale=side / SIDE,
        )


@lru_cache(32)
def _waiting(idols: tuple[int, ...]) -> str:
    """The masks of the ancestors before a prayer; those with an idol are in the dark."""
    middle, wide = INSIDE / 2 - INSET, 66
    masks = (
        face(one, middle + 74 * (one - 2) - wide / 2, 3 + 4 * abs(one - 2), wide)
        for one in range(ANCESTORS)
    )
    return group(
        *(
            group(mask, opacity=0.22 if taken else 0.85)
            for mask, taken in zip(masks, idols, strict=True)
        )
    )


def _summoned(ancestor: int) -> str:
    """The mask of an ancestor, large, with its name below."""
    middle = INSIDE / 2 - INSET
    rays = "".join(f"M{middle} 56L{middle + x} -4h26Z" for x in (-140, -84, -40, 14, 58, 114))
    name = label(
        middle,
        128,
        TITLES[ancestor].removesuffix(" Ancestor"),
        LEAST_FONT + 2,
        WHITE,
        text_anchor="middle",
        font_weight="bold",
    )
    return path(rays, "#ffe9b0", fill_opacity=0.14) + face(ancestor, middle - 54, -3, 108) + name


def _in_tray(die: tuple[int, int, int], x: float, side: float, open_kinds: set[int] | None) -> str:
    """A die; pale if the choice cannot be about it."""
    place, colour, number = die
    kind = colour * FACES + number - 1
    out = open_kinds is not None and kind not in open_kinds
    return group(
        tip(die_name(kind)),
        die_face(colour, number, side),
        at=(x, 3),
        data_piece=_piece(place, colour),
        data_spot=spots.POOL_DIE(place),
        opacity=0.45 if out else None,
    )


def _piece(place: int, colour: int) -> str:
    """Green dice stay who they are; purple and red ones come from those kept aside."""
    return f"die-{place}" if colour == Colour.GREEN else f"{COLOUR_NAMES[colour]}-die"


def _open_kinds(game: Game[Box], s: State) -> set[int] | None:
    """The kinds of dice that the actor may choose now; None where the choice is not about dice."""
    if s.phase not in (Phase.EFFECT, Phase.HIT, Phase.COLLECTION):
        return None
    out = game.engine.action_buffer()
    number = game.engine.legal(
        game.boxes, np.frombuffer(bytearray(s.tobytes()), game.State.dtype), 0, out
    )
    kinds: set[int] = set()
    for action in out[:number].tolist():
        verb, args = Verb(game.actions.verb[action]), game.action(action).args
        if verb in (Verb.REROLL, Verb.FLIP, Verb.RAISE, Verb.LOWER, Verb.TURN, Verb.HIT):
            kinds.add(args[0])
        elif verb in (Verb.SINGLE, Verb.PAIR, Verb.RUN, Verb.ALIKE):
            low, high = args if verb == Verb.RUN else (args[-1], args[-1])
            kinds |= {kind for kind in range(DIE_KINDS) if low <= kind % FACES + 1 <= high}
    return kinds or None


@lru_cache(REMEMBERED)
def die_face(colour: int, number: int, side: float) -> str:
    """A numbered die."""
    step = 10.5 if colour == Colour.PURPLE else 13.5  # the corners of purple dice are cut
    pips = "".join(
        _pip(colour, 27 + step * (place % 3 - 1), 27 + step * (place // 3 - 1))
        for place in PIPS[number]
    )
    return group(
        painted(f"die-{colour}", GREY_DIE),
        path(pips, FILLS[Colour(colour)]),
        at=(0, 0),
        scale=side / SIDE,
    )


def _pip(colour: int, x: float, y: float) -> str:
    if colour == Colour.PURPLE:
        return f"M{x:g} {y - 5.2:g}l5.2 5.2l-5.2 5.2l-5.2 -5.2Z"
    if colour == Colour.RED:
        return f"M{x:g} {y - 5.5:g}l5.5 10h-11Z"
    return f"M{x - 4.8:g} {y:g}a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0 -9.6 0Z"


@lru_cache(REMEMBERED)
def action_die(face: int, side: float) -> str:
    """A white die with a token, or blank."""
    return group(painted("moonstone", WHITE), at=(0, 0), scale=side / SQUARE) + action_sign(
        face, side * 0.2, side * 0.2, side * 0.6
    )


def _action_dice(game: Game[Box], s: State) -> Iterator[str]:
    """The action dice that lie on no relic; a broken outline is left of the others."""
    for die in range(game.box.action_dice):
        face, on = s.action_face[die], s.action_on[die]
        x = STEP * die
        if face == NO_FACE or on not in (UNUSED, SPENT):
            outline: dict[str, Any] = {
                "rx": 14,
                "stroke": FAINT,
                "stroke_width": 1.5,
                "stroke_dasharray": "5 5",
            }
            yield rect(x + 5, 6, 46, 46, "none", **outline)
            continue
        ground = rect(0, 0, TOUCH, TOUCH - 2, "none", pointer_events="all")
        drawn = group(
            action_die(face, SIDE - 4),
            at=(5, 4),
            data_piece=f"action-{die}",
            opacity=0.45 if on == SPENT else None,
        )
        yield group(
            tip(f"action die: {ACTION_WORDS[face]}"),
            ground,
            drawn,
            at=(x, 0),
            data_spot=f"action-{die}",
        )


def _aside(game: Game[Box], s: State) -> Iterator[str]:
    """The right side: the purple and red dice that are left."""
    dice = [colour for _, colour, _ in pool_dice(s)]
    left = {
        Colour.PURPLE: game.box.purple_dice - dice.count(Colour.PURPLE),
        Colour.RED: game.box.red_dice - dice.count(Colour.RED) - bool(s.struck),
    }
    x = float(INSIDE - 2 * INSET - 2)
    for colour, number in reversed(left.items()):
        x -= 60
        stack = "".join(
            group(die_face(colour, 1, 26), data_piece=f"{COLOUR_NAMES[colour]}-die")
            for _ in range(max(0, number))
        )
        outline = group(
            path(OUTLINES[colour], stroke=FAINT, stroke_width=3, stroke_dasharray="7 7"),
            at=(0, 0),
            scale=26 / SIDE,
        )
        more = label(30, 20, f"×{number}", LEAST_FONT, WHITE) if number else ""
        words = tip(f"{COLOUR_NAMES[colour]} dice left: {number}")
        name = label(0, 44, COLOUR_NAMES[colour], CARD_FONT, "#d6d0f5")
        yield group(words, stack or outline, more, name, at=(x, 6))


def _middle(game: Game[Box], s: State) -> str:
    """The card whose effect is going on; else the red die that is to be placed, or the shield
    against such.
    """
    step = step_in(game, s) if s.phase == Phase.EFFECT else None
    if step is not None:
        return _effect(game, s, step)
    words: dict[str, Any] = {"size": LEAST_FONT, "fill": WHITE}
    if s.struck:
        frame = rect(
            -5,
            -5,
            SIDE + 10,
            SIDE + 10,
            "none",
            rx=6,
            stroke=ORANGE,
            stroke_width=3,
            stroke_dasharray="6 4",
        )
        drawn = group(die_face(Colour.RED, s.struck, SIDE), data_piece="red-die")
        notes = label(SIDE + 13, 24, "replaces a", **words) + label(
            SIDE + 13, 42, "lower die", **words
        )
        return group(tip(f"red die: {s.struck}"), frame, drawn, notes, at=(MIDDLE, 1), id="struck")
    if s.protected:
        shield = shape(SHIELD, 0, 2, 40, "#9fb9c8", BOLT, TRAY)
        return group(
            tip("Protected: nobody can attack"),
            shield,
            label(48, 28, "protected", **words),
            at=(MIDDLE, 4),
            id="protected",
        )
    return ""


def flow(things: list[Thing], width: float, gap: float, line: float) -> tuple[str, float]:
    """Things in lines, as text flows: the picture and its height."""
    x, y, parts = 0.0, 0.0, []
    for wide, drawn in things:
        if x > 0 and x + wide > width:
            x, y = 0.0, y + line
        parts.append(group(drawn, at=(x, y)))
        x += wide + gap
    return "".join(parts), y + line if parts else 0.0


def _effect(game: Game[Box], s: State, step: Step) -> str:
    """The card's name, and how often its effect can still be done: discs for nothing, bolts for
    power.
    """
    name = relic_name(game, s.relic) if s.relic != NO_CARD else spell_name(game, s.spell)
    free, boosts = s.times, s.boosts
    shown = min(free, MOST_PIPS), min(boosts, MOST_PIPS)
    parts = [
        circle(11 + 20 * at, 42, 7, ORANGE, stroke=INK, stroke_width=1.5) for at in range(shown[0])
    ]
    parts += [token(Token.POWER, 2 + 20 * (shown[0] + at), 32, 19) for at in range(shown[1])]
    return group(
        tip(f"{name}: {say_step(step)}"),
        rect(-4, 0, MIDDLE_WIDE, TOUCH - 4, PAPER, rx=10, stroke=ORANGE, stroke_width=3),
        group(sign(step_of(step)._replace(times=1, boosts=0), 30), at=(0, 1)),
        label(
            34,
            22,
            fitted(name, LEAST_FONT + 1, (MIDDLE_WIDE - 44) * 0.84),
            LEAST_FONT + 1,
            INK,
            font_weight="bold",
        ),
        *parts,
        *([shape(SHIELD, MIDDLE_WIDE - 36, 28, 24, TRAY, BOLT, PAPER)] if s.protected else []),
        at=(MIDDLE, 0),
        data_spot="effect",
        data_piece=None if s.relic != NO_CARD else f"spell-{s.spell}",
    )
