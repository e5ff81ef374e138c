"""Whole games as readable text: a Record with what happened as comments. `python -m tests.golden.playthrough` remakes all.

A change of the rules changes these files; a change of words changes only their comments.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import ludary
from ludary import Game, Match
from ludary.games.dunjiin.state import Phase as DunjiinPhase
from ludary.games.konja.pieces import Colour
from ludary.games.konja.state import Phase as KonjaPhase
from tests.every_game import EXAMPLES, share
from tests.games.zimby_mojo.zimby import Side as Shaman
from tests.games.zimby_mojo.zimby import at_table as zimby_table

HERE = Path(__file__).parent
SHOWN: dict[str, tuple[str, dict[str, Any], int, int, str]] = {  # file, game, options, seats, seed, what it shows
    "dunjiin": ("dunjiin", {}, 3, 9, "three players, default edition, chosen by the bot greedy"),
    "dunjiin-fast-hardcore": ("dunjiin", {"fast": True, "hardcore": True, "half": "red"}, 2, 5, "fast play with the red half, hardcore"),
    "koa": ("koa", {"caverns": 9}, 4, 4, "four players with 9 caverns each, chosen by the bot greedy"),
    "koa-two-jonny": ("koa", {"jonny_2": True, "caverns": 4}, 2, 7, "two players with two clans each, the second a Jonny"),
    "koa-three": ("koa", {"edition": "ten-sectors", "caverns": 8}, 3, 2, "three players and the shared clan, a wheel of ten sectors"),
    "konja": ("konja", {"last_points": 9}, 2, 6, "a game to 9 points, chosen by the bot greedy"),
    "konja-aggressive": (
        "konja",
        {"starter_1": "choose", "starter_2": "aggressive", "last_points": 5, "edition": "shop-counts"},
        2,
        9,
        "the boxed edition's counts, a starting set chosen at the table, many attacks",
    ),
    "nagaraja": ("nagaraja", {"goal": 14, "last_room": 4}, 2, 29, "a game to 14 points or 4 rooms, chosen by the bot greedy"),
    "nagaraja-large-hands": (
        "nagaraja",
        {"hand": 12, "drawn": 6, "given": 3, "last_room": 3, "cursed_limit": 2},
        2,
        5,
        "large hands and short temples",
    ),
    "zimby_mojo": ("zimby_mojo", {"round_limit": 2}, 2, 3, "two shamans, two rounds, chosen by the bot greedy"),
    "zimby_mojo-three": ("zimby_mojo", {"round_limit": 2}, 3, 2, "three shamans, two rounds"),
    "zimby_mojo-solo": ("zimby_mojo", {"round_limit": 3}, 1, 2, "three rounds of the solitaire game"),
    "leduc": (str(EXAMPLES / "leduc_poker.py"), {}, 2, 3, "a hand of Leduc poker"),
    "connect_four": (str(EXAMPLES / "connect_four.py"), {}, 2, 2, "a game of Connect Four, at random"),
}
PICTURES = HERE.parents[1] / "docs" / "pictures"  # of README and docs/games.md
SIGNATURES = HERE / "signatures.txt"
SIGNED_GAMES = 1_000  # fewer where games are long


def play(name: str) -> Match:
    """The game that a file shows."""
    source, options, seats, seed, _ = SHOWN[name]
    match = ludary.load(source, **options).start(seats, seed)
    rng = np.random.default_rng(seed)
    while not match.over:
        view = match.view(int(match.state.actor))
        match.play(ludary.bots.greedy(view, view.legal(), rng))
    return match


def annotated(match: Match, about: str) -> str:
    """The Record, each line followed by what it did."""
    lines = match.record().splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("start"))
    out = [f"# {about}", *lines[:first]]
    for line, step in zip(lines[first:], match.steps, strict=False):
        out += [line, *(f"#   {match.game.event_words(event, match.players)}" for event in step.events)]
    return "\n".join([*out, *lines[first + len(match.steps) :]]) + "\n"


def signature(game: Game) -> list[str]:
    """One line for each number of seats: a hash of all that happens in many random games."""
    engine, games = game.engine, round(SIGNED_GAMES * share(game.name))
    return [
        f"{game.name} {game.version} seats={seats}: "
        f"{engine.signature(engine.boxes, engine.blanks, seats, games, 1, engine.room(), np.zeros(seats))}"
        for seats in game.seats
    ]


def signatures() -> str:
    games = [*ludary.games(), *(str(path) for path in sorted(EXAMPLES.glob("*.py")))]
    return "\n".join(line for name in games for line in signature(ludary.load(name))) + "\n"


def picture_of_dunjiin() -> str:
    """A Monster met in a game of four, drawn for the player who met it."""
    return picture("dunjiin", lambda match: len(match.steps) > 40 and match.state.phase == DunjiinPhase.MEET)


def picture_of_koa() -> str:
    """The middle of a game of four, drawn for a player who can seize something."""
    return picture("koa", lambda match: len(match.steps) > 90 and any(action.name == "seize" for action in match.legal()))


def picture_of_konja() -> str:
    """A card's effect goes on, with a purple die in the pool and clouds with both players."""
    return picture("konja", is_rich_effect, seats=2)


def is_rich_effect(match: Match) -> bool:
    """Whether the picture would show much of what there can be."""
    s = match.state
    clouds = all(sum(own.clouds) + sum(own.upgraded) > 1 for own in s.wizards)
    return bool(s.phase == KonjaPhase.EFFECT and s.relic >= 0 and clouds and Colour.PURPLE in s.colour)


def picture_of_nagaraja() -> str:
    """The confrontation of a late round, drawn for the player who may activate a card."""
    return picture("nagaraja", lambda match: len(match.steps) > 90 and any(action.name == "activate" for action in match.legal()), 2)


def picture_of_zimby_mojo() -> str:
    """The King is dead, and Ben runs home with his Crown; Ann may answer the scroll that helps him."""
    sides = (
        Shaman(active=3, depleted=1, tokens=2, hand="nix bungle blow-guns energy", entry=1),
        Shaman(active=3, depleted=2, tokens=2, hand="big-bits-o-map nix", entry=3),
        Shaman(active=4, tokens=3, hand="entangling-vines rummage", entry=6),
        Shaman(active=2, depleted=3, tokens=1, hand="fire-belch war-drums", entry=7),
    )
    match = zimby_table(
        *sides,
        turn=1,
        king="",
        burden=1,
        crown="9,15@y",
        thugs="1,14 13,13 19,5 7,8",
        open_wards="north east",
        open_shrines="1 2",
        board="9,15:y 9,17:w 12,13:gg 14,16:yy 9,11:wwr 3,3:r 10,12:rrr 16,1:zombie-g 5,11:Gg",
        chants="g>g:thick-hides",
        growth="9,18:entangling 11,15:deadly 11,16:deadly 13,11:dark-b",
    )
    match.players = ["Ann", "Ben", "Cleo", "Dan"]
    for action in ("cast big-bits-o-map", "channel 9,15", "aim 9,15", "pay 1", "pass", "pass", "pass"):
        match.play(action)
    return match.view(0)._repr_svg_() or ""


def picture(game: str, is_the_moment: Callable[[Match], bool], seats: int = 4) -> str:
    """A moment of a game among greedy bots, as the player sees it who decides."""
    match = ludary.load(game).start(seats=seats, seed=7)
    match.players = ["Ann", "Ben", "Cleo", "Dan"][:seats]
    rng = np.random.default_rng(7)
    while not is_the_moment(match):
        view = match.view(int(match.state.actor))
        match.play(ludary.bots.greedy(view, view.legal(), rng))
    return match.view(int(match.state.actor))._repr_svg_() or ""


DRAWN = {
    "dunjiin": picture_of_dunjiin,
    "koa": picture_of_koa,
    "nagaraja": picture_of_nagaraja,
    "konja": picture_of_konja,
    "zimby_mojo": picture_of_zimby_mojo,
}


if __name__ == "__main__":
    for shown in SHOWN:
        (HERE / f"{shown}.txt").write_text(annotated(play(shown), SHOWN[shown][4]), encoding="utf-8")
    for drawn, draw in DRAWN.items():
        (PICTURES / f"{drawn}.svg").write_text(draw(), encoding="utf-8")
    SIGNATURES.write_text(signatures(), encoding="utf-8")
