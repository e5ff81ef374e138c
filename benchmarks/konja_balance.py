"""The balance of Konja among bots: how long it lasts, who wins, and how its cards are bought and cast; for docs/balance-konja.md.

`python -m benchmarks.konja_balance [--games N] [--bot greedy|ismcts:200] [--edition NAME] [--seed N]`; two bots of the same kind play each
game. A card's *win share* is counted over the games in which one player bought (cast) it and the other did not. In parentheses stands where
the true share lies with 95 % confidence.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import ludary
from ludary.bots import bot_named
from ludary.bots.seated import ThreadArrays, decide
from ludary.core.compile.driver import driver
from ludary.core.contract.functions import legal, returns
from ludary.core.play.engine import reset, step
from ludary.core.play.game import Game
from ludary.core.state.fate import bits, seeded
from ludary.games.konja.cards import RELICS, SPELLS
from ludary.games.konja.state import Happening, Phase
from ludary.games.konja.text.names import relic_name, spell_name
from ludary.games.konja.verbs import Verb
from ludary.lab.compiled_games import Workplace
from ludary.lab.results import wilson

SEATS = 2
BOUGHT, USED, DRAWN, CAST, OFFERED, PICKED = range(6)  # counters of a card
COUNTS = 6
CARDS = max(RELICS, SPELLS)
MATCHES = (("friendly", "friendly"), ("aggressive", "aggressive"), ("friendly", "aggressive"), ("aggressive", "friendly"))

Array = npt.NDArray[Any]


class Counts(NamedTuple):
    """The counts of one game."""

    gains: Array  # (seats,)
    cards: Array  # (seats, counts, cards)


@driver(inner=True)
def note(s: Any, cards: Array) -> None:
    """Add the card events of the last action to `cards[seat, count, card]`."""
    for line in range(s.events.count):
        event = s.events.lines[line]
        kind = event.kind
        if kind == Happening.BUYS:
            cards[event.seat, BOUGHT, event.what] += 1
        elif kind == Happening.USES:
            cards[event.seat, USED, event.what] += 1
        elif kind == Happening.SEES:
            cards[event.seat, DRAWN, event.what] += 1
        elif kind == Happening.CASTS:
            cards[event.seat, CAST, event.what] += 1


@driver(inner=True)
def notice(boxes: Array, s: Any, action: int, first: int, cards: Array) -> None:
    """Which relics on offer the actor can pay, and which of them it picks."""
    if s.phase == Phase.MARKET:
        for place in range(len(s.offerings)):
            card = int(s.offerings[place])
            if card >= 0 and boxes[0].relics[card].cost <= s.wizards[s.actor].tokens[0]:
                cards[s.actor, OFFERED, card] += 1
                cards[s.actor, PICKED, card] += action == first + card


@driver
def watch(boxes: Array, blanks: Array, seed: int, game: int, first: int, bots: Array, room: ThreadArrays, counts: Counts) -> int:
    """Play one game and count; returns its decisions. The finished State stays in `room.states[0]`."""
    reset(boxes, blanks, room.states, 0, SEATS, seeded(seed, game))
    room.minds[0].fate.rng = seeded(seed + 1, game)
    s = room.states[0]
    note(s, counts.cards)
    decisions, count = 0, legal(boxes[0], s, room.out)
    while count > 0:
        action = decide(boxes, s, bots, bits(room.minds[0].fate), count, room)
        notice(boxes, s, action, first, counts.cards)
        step(boxes[0], s, action)
        note(s, counts.cards)
        decisions += 1
        count = legal(boxes[0], s, room.out)
    returns(boxes[0], s, counts.gains)
    return decisions


@dataclass
class Tally:
    """The counts of so many games."""

    gains: Array  # (games,): of the player who began
    seats: Array  # (games, seats)
    turns: Array
    decisions: Array
    points: Array  # (games, seats)
    cards: Array  # (games, seats, counts, cards)


def play(game: Game, bot: str, games: int, seed: int = 1) -> Tally:
    """So many games of two such bots."""
    place = Workplace(game, SEATS, [bot_named(bot)] * SEATS, seed)
    run, room, bots = place.bind(watch), place.room(), place.seating()
    tally = Tally(np.zeros(games), np.zeros((games, SEATS)), np.zeros(games), np.zeros(games),
                  np.zeros((games, SEATS)), np.zeros((games, SEATS, COUNTS, CARDS), np.int64))  # fmt: skip
    first = int(game.actions.first[Verb.BUY])
    for number in range(games):
        engine = game.engine
        counts = Counts(tally.seats[number], tally.cards[number])
        tally.decisions[number] = run(engine.boxes, engine.blanks, seed, number, first, bots, room, counts)
        s = room.states[0]
        tally.turns[number] = s.turns
        tally.gains[number] = tally.seats[number, s.first]
        assert game.presentation.scores is not None
        tally.points[number] = game.presentation.scores(game.box, s)
    return tally


def share(gains: Array) -> str:
    """A share of wins, draws as halves, with where it truly lies."""
    return part(float(((gains + 1) / 2).sum()), len(gains))


def part(some: float, whole: int) -> str:
    """Return in words a part of the whole in percent, with the range where it truly lies; a dash if there is no whole."""
    if whole == 0:
        return "-"
    low, high = wilson(some, whole)
    return f"{some / whole:6.1%}  ({low:.1%} to {high:.1%})"


def lengths(tally: Tally) -> Iterator[str]:
    for what, values in (("turns of both together", tally.turns), ("decisions", tally.decisions)):
        five, half, most = np.percentile(values, [5, 50, 95])
        yield f"  {what}: mean {values.mean():.1f}, median {half:.0f}, 5-95 % {five:.0f} to {most:.0f}"
    best, least = tally.points.max(axis=1), tally.points.min(axis=1)
    yield f"  points of the better {best.mean():.1f}, of the other {least.mean():.1f}; draws {np.mean(best == least):.1%}"
    yield f"  the player who begins wins {share(tally.gains)}"


def relics(game: Game, tally: Tally) -> Iterator[str]:
    """Every relic: how often it is bought of those times that it could be, how often used, and how its buyers fare."""
    yield "  relic           cost  bought  of offers                uses a game  win share of the only buyer"
    for card, relic in enumerate(game.box.relics):
        if relic.steps[0].does:
            bought, used = tally.cards[:, :, BOUGHT, card], tally.cards[:, :, USED, card]
            offered, picked = tally.cards[:, :, OFFERED, card].sum(), tally.cards[:, :, PICKED, card].sum()
            rate = f"{bought.sum() / len(bought):6.2f}  {part(picked, offered):<23}" if relic.copies else f"{'-':>6}  {'-':<23}"
            yield f"  {relic_name(game, card):<15} {int(relic.cost):>4}  {rate}       {used.sum() / len(used):6.2f}  {only(tally, bought)}"


def spells(game: Game, tally: Tally) -> Iterator[str]:
    """Every spell: how often it is drawn, how many of those are cast, and how its caster fares."""
    yield "  spell           cost   drawn    cast of drawn          win share of the only caster"
    for card, spell in enumerate(game.box.spells):
        if spell.copies:
            drawn, cast = tally.cards[:, :, DRAWN, card], tally.cards[:, :, CAST, card]
            rate = f"{drawn.sum() / len(drawn):6.2f}   {part(cast.sum(), drawn.sum()):<23}"
            yield f"  {spell_name(game, card):<15} {int(spell.cost):>4}  {rate}  {only(tally, cast)}"


def only(tally: Tally, counts: Array) -> str:
    """Return the win share of seats that alone have done something."""
    alone = (counts > 0) & ((counts > 0).sum(axis=1, keepdims=True) == 1)
    return share(tally.seats[alone]) + f" of {int(alone.sum())}" if alone.any() else "-"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--edition", default=None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", action="store_true", help="the cards of the first match only")
    given = parser.parse_args()
    for one, two in MATCHES:
        game = ludary.load("konja", edition=given.edition, starter_1=one, starter_2=two)
        tally = play(game, given.bot, given.games, given.seed)
        print(f"{one} against {two}: {given.games} games of {given.bot}, seed {given.seed}")
        print(*lengths(tally), sep="\n")
        if one != two:
            print(f"  the player with the {one} set wins {share(tally.seats[:, 0])}")
        else:
            print(*relics(game, tally), *spells(game, tally), sep="\n")
        if given.cards:
            break


if __name__ == "__main__":
    main()
