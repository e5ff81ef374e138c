"""Whole games as readable text: a Record with what happened as comments.

`python -m tests.golden.playthrough koa` remakes the files of a game, without a name those of all.

A change of the rules changes these files; a change of words changes only their comments.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import ludary
from ludary import Game, Match
from ludary.core.play.presenting import lines_of
from tests.every_game import EXAMPLES, NAMES, golden, share

HERE = Path(__file__).parent
PICTURES = HERE.parents[1] / "docs" / "pictures"  # of README and docs/games.md
SIGNATURES = HERE / "signatures.txt"
SIGNED_GAMES = 1_000  # fewer where games are long


@dataclass(frozen=True)
class Shown:
    """A golden game: its settings, and what it shows."""

    game: str
    shows: str
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)


SHOWN = {  # by file: of the games that ship, what their `trials.toml` names
    **{str(one.pop("file")): Shown(name, **one) for name in ludary.games() for one in golden(name)},
    "leduc": Shown(str(EXAMPLES / "leduc_poker.py"), "a hand of Leduc poker", seats=2, seed=3),
    "connect_four": Shown(
        str(EXAMPLES / "connect_four.py"), "a game of Connect Four, at random", seats=2, seed=2
    ),
}
DRAWN = ludary.games()


def play(name: str) -> Match:
    """The game that a file shows."""
    shown = SHOWN[name]
    match = ludary.load(shown.game, **shown.options).start(shown.seats, shown.seed)
    rng = np.random.default_rng(shown.seed)
    while not match.over:
        view = match.view(int(match.state.actor))
        match.step(ludary.bots.greedy(view, view.legal(), rng))
    return match


def annotated(match: Match, about: str) -> str:
    """Return the Record, with the events after each line."""
    lines = match.record().splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("start"))
    out = [f"# {about}", *lines[:first]]
    for line, step in zip(lines[first:], match.steps, strict=False):
        out += [
            line,
            *(f"#   {words}" for words in lines_of(match.game, list(step.events), match.players)),
        ]
    return "\n".join([*out, *lines[first + len(match.steps) :]]) + "\n"


def signature(game: Game) -> list[str]:
    """One line for each number of seats: a hash of all that happens in many random games."""
    engine, games = game.engine, round(SIGNED_GAMES * share(game.name))
    return [
        f"{game.name} {game.version} seats={seats}: "
        f"{engine.signature(engine.boxes, engine.blanks, seats, games, 1, engine.action_buffer(), np.zeros(seats))}"  # noqa: E501
        for seats in game.seats
    ]


def signatures(games: Sequence[str] = NAMES) -> str:
    """The text of the file of signatures, in the order in which the games are listed; of other
    games than these as it stands there.
    """
    known = SIGNATURES.read_text(encoding="utf-8").splitlines() if set(games) != set(NAMES) else []

    def lines(name: str) -> list[str]:
        return (
            signature(ludary.load(name))
            if name in games
            else [line for line in known if line.split()[0] == stem(name)]
        )

    return "\n".join(line for name in NAMES for line in lines(name)) + "\n"


def stem(game: str) -> str:
    """The name of a game that may be a file."""
    return Path(game).stem


def draw(game: str) -> str:
    """Return the picture of a game in the pages: the moment that its tests choose, for the player
    to decide.
    """
    match: Match = import_module(f"tests.games.{game}.picture").moment()
    return match.view(int(match.state.actor))._repr_svg_() or ""


def remake(games: Sequence[str]) -> None:
    """Write the golden games, the pictures and the signatures of these games."""
    for file, shown in SHOWN.items():
        if shown.game in games:
            (HERE / f"{file}.txt").write_text(annotated(play(file), shown.shows), encoding="utf-8")
    for name in set(DRAWN) & set(games):
        (PICTURES / f"{name}.svg").write_text(draw(name), encoding="utf-8")
    SIGNATURES.write_text(signatures(games), encoding="utf-8")


def asked(words: Sequence[str]) -> Sequence[str]:
    """The games of these names; all if there are none."""
    by_name = {stem(name): name for name in NAMES}
    if wrong := [word for word in words if word not in by_name]:
        sys.exit(f"there is no game {wrong[0]!r}; games are {', '.join(by_name)}")
    return [by_name[word] for word in words] or NAMES


if __name__ == "__main__":
    remake(asked(sys.argv[1:]))
