"""Grammars of input from strangers: Records, editions, options, and requests one after the other.

Everything begins as something right, and is then changed where its grammar has a place: so most of
it gets past the first check.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import numpy as np
from hypothesis import strategies as st

from ludary import Game
from tests.every_game import game_of

STRANGE = [
    "",
    "0",
    "-1",
    "1",
    "9" * 19,
    "9" * 5000,
    "1e9",
    "0x10",
    "\u00b2",
    "\uff11",
    "\u0663",
    "nan",
    "inf",
    "true",
    "None",
    "\x00",
    "\ud7ff",
    "\u202e",
    "\u00e9" * 61,
    "|",
    "#",
    "a" * 300,
    "start",
    "result: 1 -1",
    "game: dunjiin 1",
    "=",
    "..",
    "[[",
    '"""',
    "{}",
    "%s",
    "<b>",
    "' OR 1=1 --",
    "../../etc/passwd",
]
Words = st.one_of(st.sampled_from(STRANGE), st.text(max_size=20))
Number = st.one_of(
    st.integers(-3, 40), st.sampled_from([2**15, 2**31 - 1, 2**31, 2**63, -(2**63), 10**40])
)


@cache
def record_lines(name: str, seed: int, seats: int, actions: int) -> tuple[str, ...]:
    """The lines of a game's Record after so many random actions."""
    game = game_of(name, {})
    match = game.start(min(seats, game.seats[-1]), seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(actions):
        if not match.over:
            match.step(int(rng.choice(match.legal_ids())))
    return tuple(match.record().splitlines())


@st.composite
def records(draw: st.DrawFn, name: str) -> str:
    """A Record, right but for a few places: headers, seats, actions of the game, outcomes."""
    lines = list(
        record_lines(
            name,
            draw(st.integers(0, 5)),
            draw(st.sampled_from([2, 3])),
            draw(st.sampled_from([0, 1, 4, 12, 40])),
        )
    )
    for _ in range(draw(st.integers(0, 4))):
        place = draw(st.integers(0, len(lines) - 1))
        change_line(draw, name, lines, place)
    return draw(st.sampled_from(["\n", "\n", "\n", "\r\n", "\n\n"])).join(lines)


def change_line(draw: st.DrawFn, name: str, lines: list[str], place: int) -> None:
    """Change one line as its grammar allows, or leave it out, double it, or move it."""
    how = draw(
        st.sampled_from(
            [
                "value",
                "value",
                "value",
                "outcome",
                "action",
                "seat",
                "drop",
                "double",
                "move",
                "add",
            ]
        )
    )
    line = lines[place]
    key, colon, _ = line.partition(":")
    if how == "value" and colon:
        lines[place] = f"{key}: {draw(Words)}"
    elif how == "outcome":
        lines[place] = re.sub(
            r"(\| ?)(.*)", lambda found: found[1] + f"{draw(Words)} {found[2]}", line
        )
    elif how == "action":
        lines[place] = re.sub(
            r"^(\d+ )[^|]*",
            lambda found: f"{found[1]}{draw(st.one_of(notations(name), Words))} ",
            line,
        )
    elif how == "seat":
        lines[place] = re.sub(r"^\d+", lambda _: str(draw(Number)), line)
    elif how in ("drop", "double"):
        lines[place : place + 1] = [] if how == "drop" and len(lines) > 1 else [line, line]
    elif how == "move":
        lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(place))
    else:
        lines.insert(place, draw(Words))


def notations(name: str) -> st.SearchStrategy[str]:
    """An action of the game, legal or not."""
    game = game_of(name, {})
    return st.integers(0, game.actions.count - 1).map(
        lambda action: game.actions.notation(action, game.thing_names)
    )


@cache
def edition_text(name: str) -> str:
    return game_of(name, {}).contents.edition_path().read_text(encoding="utf-8")


VALUE = re.compile(r"(?<== )(-?\d+|true|false|\"[^\"\n]*\"|\[[^\]\n]*\])")


@st.composite
def editions(draw: st.DrawFn, name: str) -> str:
    """The game's own edition with a few values, keys or entries changed."""
    text = edition_text(name)
    for _ in range(draw(st.integers(1, 4))):
        places = [found.span() for found in VALUE.finditer(text)]
        if not places:
            break
        start, end = places[draw(st.integers(0, len(places) - 1))]
        text = text[:start] + draw(toml_values(text[start:end])) + text[end:]
    how = draw(st.sampled_from(["", "", "", "drop", "double", "header"]))
    lines = text.split("\n")
    place = draw(st.integers(0, len(lines) - 1))
    if how == "header":
        lines.insert(
            place,
            f"[{draw(st.sampled_from(['numbers', 'a.b.c', 'edition', '[deck]', '.'.join('a' * 40)]))}]",  # noqa: E501
        )
    elif how:
        lines[place : place + 1] = [] if how == "drop" else [lines[place], lines[place]]
    return "\n".join(lines)


def toml_values(before: str) -> st.SearchStrategy[str]:
    """Another value, mostly of the same kind."""
    if before.lstrip("-").isdigit():
        near = st.integers(-2, 120).map(str)
        return st.one_of(
            near,
            near,
            near,
            Number.map(str),
            st.sampled_from(["1.5", "true", '"3"', "[]", "1979-05-27", "inf"]),
        )
    words = st.text("abcXYZ \\u00e9-_0123", max_size=12).map(
        lambda text: '"' + text.replace("\\", "") + '"'
    )
    return st.one_of(
        words,
        Number.map(str),
        st.sampled_from(["true", "false", "[]", "{}", '"""', '"house"', '"printed"']),
    )


def options(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """Options of the game, in their range or not, and some that it does not have."""
    game = game_of(name, {})
    given = [
        st.tuples(st.just(option.name), option_values(game, option.name))
        for option in game.contents.options
    ]
    other = st.tuples(Words.filter(bool), st.one_of(st.booleans(), Number, Words))
    return st.lists(st.one_of(*given, *given, other), max_size=5).map(dict)


def option_values(game: Game, name: str) -> st.SearchStrategy[Any]:
    option = next(one for one in game.contents.options if one.name == name)
    right = st.integers(option.low, option.high)
    return st.one_of(right, right, right.map(option.word), st.booleans(), Number, Words)
