"""Count how Nagaraja's games end, and how often each card is thrown and activated: games between
two bots alike.

python benchmarks/balance_nagaraja.py ismcts:300 --games 400
python benchmarks/balance_nagaraja.py uniform --games 2000 --option goal=22
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from statistics import mean, quantiles

import numpy as np

import ludary
from ludary.bots import bot_named
from ludary.core.play.game import Game
from ludary.core.play.match import Match
from ludary.games.nagaraja.events import EVENTS
from ludary.games.nagaraja.state import Ending
from ludary.games.nagaraja.text.cards import effect_words, sticks_granted
from ludary.games.nagaraja.text.names import amulet_name
from ludary.lab.simulation.results import wilson


@dataclass
class Tally:
    """The counts of all games together."""

    rounds: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    rooms: list[int] = field(default_factory=list)
    relics: list[int] = field(default_factory=list)
    points: list[tuple[float, float]] = field(default_factory=list)  # the winner's, the loser's
    guides: list[bool] = field(default_factory=list)  # whether the first guide won
    seats: list[bool] = field(default_factory=list)  # whether the first seat did
    tiles: list[bool] = field(default_factory=list)  # whether the round's guide won its tile
    endings: Counter[int] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    offered: Counter[int] = field(
        default_factory=Counter
    )  # by card: times that it could be activated
    selected: Counter[int] = field(default_factory=Counter)
    activated: Counter[int] = field(default_factory=Counter)
    amulets: Counter[int] = field(default_factory=Counter)  # discarded


def play(game: Game, bot: str, seed: int, tally: Tally) -> None:
    """One game."""
    match, chooser, rng = game.start(seed=seed), bot_named(bot), np.random.default_rng(seed)
    first = int(match.state.guide)
    while not match.over:
        guide = int(match.state.guide)
        view = match.view(int(match.state.actor))
        match.step(int(chooser(view, view.legal(), rng)))
        note_events(match, guide, tally)
    s = match.state
    winner = int(s.winner)
    tally.rounds.append(int(s.rounds))
    tally.decisions.append(len(match.steps) - 1)
    tally.rooms.append(int(s.temples[0].room_count) + int(s.temples[1].room_count))
    tally.relics.append(sum(int(temple.up.sum()) for temple in s.temples))
    tally.points.append((match.scores[winner], match.scores[1 - winner]))
    tally.guides.append(winner == first)
    tally.seats.append(winner == 0)
    tally.endings[int(s.ending)] += 1


def note_events(match: Match, guide: int, tally: Tally) -> None:
    for event in match.events:
        row = EVENTS.rows[event.kind]
        fields = row.fields(event)
        tally.events[row.name] += 1
        if row.name == "reveals":
            tally.selected[fields["card"]] += 1
        elif row.name == "activates":
            tally.activated[fields["card"]] += 1
        elif row.name == "discards_amulet":
            tally.amulets[fields["amulet"]] += 1
        elif row.name == "wins_tile":
            tally.tiles.append(fields["seat"] == guide)


def share(wins: list[bool]) -> str:
    low, high = wilson(sum(wins), len(wins))
    return f"{np.mean(wins):.1%} ({low:.1%} to {high:.1%})"


def report(game: Game, bot: str, tally: Tally) -> None:
    """Print it as the tables of the page."""
    games = len(tally.rounds)
    print(
        f"{games} games, {bot} in both"
        f" seats{', '.join(['', *(f'{k}={v}' for k, v in game.changed_options().items())])}\n"
    )
    deciles = quantiles(tally.rounds, n=10)
    print(
        f"| rounds | {mean(tally.rounds):.1f}, 10 % to 90 %: {deciles[0]:.0f} to"
        f" {deciles[-1]:.0f} |"
    )
    print(f"| decisions | {mean(tally.decisions):.0f} |")
    print(f"| rooms placed | {mean(tally.rooms):.1f} |")
    for ending in (Ending.CURSED, Ending.POINTS, Ending.LAST_ROOM, Ending.NO_TILES):
        print(f"| ends by {ending.name.lower()} | {tally.endings[ending] / games:.1%} |")
    print(
        f"| points of winner and loser | {mean(p[0] for p in tally.points):.1f},"
        f" {mean(p[1] for p in tally.points):.1f} |"
    )
    print(f"| the first guide wins the game | {share(tally.guides)} |")
    print(f"| the first seat wins the game | {share(tally.seats)} |")
    print(f"| the guide wins the round's tile | {share(tally.tiles)} |")
    for name in ("flips_up", "flips_down", "collects", "activates", "shuffles"):
        print(f"| {name} a game | {tally.events[name] / games:.2f} |")
    for amulet, count in sorted(tally.amulets.items()):
        print(f"| {amulet_name(game, amulet)} discarded a game | {count / games:.2f} |")
    print(
        "\n| card | sticks | effect | selected a game | activated a game | part activated |\n| ---"
        " | --- | --- | --- | --- | --- |"
    )
    for card in range(int(game.box.card_count)):
        used = tally.selected[card] + tally.activated[card]
        rates = (
            f"{tally.selected[card] / games:.2f} | {tally.activated[card] / games:.2f} |"
            f" {tally.activated[card] / max(1, used):.0%}"
        )
        print(
            f"| {game.thing_names['card'][card]} | {sticks_granted(game, (card,))} |"
            f" {effect_words(game, card)} | {rates} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot", help="uniform, greedy, ismcts:300 ...")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--edition")
    given = parser.parse_args()
    game = ludary.load(
        "nagaraja", edition=given.edition, **dict(option.split("=") for option in given.option)
    )
    tally = Tally()
    for number in range(given.games):
        play(game, given.bot, given.seed * 100_000 + number, tally)
    report(game, given.bot, tally)


if __name__ == "__main__":
    main()
