"""Figures in the words that players read: taken out of the words, they agree with the State.

Whole games are retold from their sentences alone. `Retold` knows the rulebook's arithmetic, and
nothing of the State.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ludary import Match
from ludary.core.state.events import SPECTATOR_BIT
from ludary.games.nagaraja.reckoning import cursed, fate_total, nagas
from ludary.games.nagaraja.temple import CELL_NAMES
from ludary.games.nagaraja.text.rooms import room_words
from tests.games.nagaraja.rules.test_end import TWO_CURSED
from tests.games.nagaraja.table import Side, at_table, nagaraja, play, sticks

STICKS = re.compile(r"(a|'s|\d+) (\w+) sticks? that shows? (a naga|\d)")
POINTS = re.compile(r"\((\d+) points?\)")
SEAT = {"Seat 1": 0, "Seat 2": 1}


def game(seed: int, **options: Any) -> Iterator[tuple[Match, list[list[str]]]]:
    """Yield the positions of a random game with many activated cards, each with the news for both
    seats and spectators.
    """
    match, chooser = nagaraja(**options).start(2, seed), np.random.default_rng(seed)
    while True:
        yield match, [just_told(match, eyes) for eyes in (1, 2, 1 << SPECTATOR_BIT)]
        if match.over:
            return
        actions = [action for action in match.legal() if action.name != "pass"] or match.legal()
        match.step(actions[int(chooser.integers(len(actions)))])


def just_told(match: Match, eyes: int) -> list[str]:
    """The sentences about the last action that these eyes may read."""
    return [
        match.game.event_words(event, list(SEAT)) for event in match.events if event.known_to & eyes
    ]


class Retold:
    """The sticks, points and cards of both players, taken from the words."""

    def __init__(self) -> None:
        self.sticks: list[list[str]] = [[], []]
        self.bonus, self.cards, self.points = [0, 0], [0, 0], [0, 0]
        self.aimed: list[str] = []

    def hear(self, line: str, naga: int = 0) -> None:
        """Take one sentence in; its totals must agree with earlier sentences."""
        who = SEAT.get(line[:6], 0)
        found = [
            f"{colour}-{face.replace('a ', '')}"
            for many, colour, face in STICKS.findall(line)
            for _ in range(int(many) if many.isdigit() else 1)
        ]
        if " activates " in line:
            self.aimed = []
            self.cards[who] -= 1
        elif " throws " in line and " rethrows " not in line:
            self.sticks[who] += found
        elif " chooses " in line and found:
            self.aimed += found
        elif " rethrows " in line:
            self._again(who, *re.findall(r"a (\w+) stick: it shows (?:a )?(\w+)", line)[0])
        elif " pays with " in line or " loses " in line:
            for stick in found:
                self.sticks[who].remove(stick)
            self._cards(who, line)
        elif " adds " in line:
            self.bonus[who] += int(re.findall(r"adds (\d+) fate", line)[0])
            assert int(re.findall(r"now has (\d+)", line)[0]) == self.total(who, naga)
        else:
            self._state_of_play(who, line, naga)

    def _again(self, who: int, colour: str, face: str) -> None:
        gone = next(stick for stick in self.aimed if stick.startswith(colour))
        self.aimed.remove(gone)
        self.sticks[who].remove(gone)
        self.sticks[who].append(f"{colour}-{face}")

    def _state_of_play(self, who: int, line: str, naga: int) -> None:
        both = re.findall(r"^(Seat .) has (\d+) fate points? and Seat . has (\d+)\.", line)
        alike = re.findall(r"^Both have (\d+) fate points?; the guide", line)
        total = re.findall(r"^Seat . has (\d+) fate points? and (no|\d+) nagas?\.", line)
        if total:
            assert (int(total[0][0]), total[0][1].replace("no", "0")) == (
                self.total(who, naga),
                str(self.nagas(who)),
            )
        elif both:
            assert [int(both[0][1]), int(both[0][2])] == [
                self.total(who, naga),
                self.total(1 - who, naga),
            ]
        elif alike:
            assert [int(alike[0])] * 2 == [self.total(0, naga), self.total(1, naga)]
        elif re.search(r"^Seat . wins the |first guide", line):
            self.sticks, self.bonus = [[], []], [0, 0]
        else:
            self._cards(who, line)
            self._scores(who, line)

    def _cards(self, who: int, line: str) -> None:
        if re.search(r"^Seat . (draws|takes) ", line):
            self.cards[who] += 1
        elif selected := re.findall(r"^Seat . selects (\d+) cards?\.", line):
            self.cards[who] -= int(selected[0])
        elif "picked at random" in line:
            self.cards[who] -= 1
        elif " gives Seat" in line:
            self.cards[who] -= 1
            self.cards[1 - who] += 1

    def _scores(self, who: int, line: str) -> None:
        points = sum(map(int, POINTS.findall(line)))
        if " reveals the relic " in line or " finds the " in line:
            self.points[who] += points
        elif "is turned face down and no longer scores" in line:
            self.points[SEAT[re.findall(r"(Seat .)'s temple", line)[0]]] -= points
        elif " discards the " in line:
            self.points[who] -= points

    def nagas(self, who: int) -> int:
        return sum(stick.endswith("naga") for stick in self.sticks[who])

    def total(self, who: int, naga: int) -> int:
        """Fate points: each stick's, each naga's if they have some, and those of cards."""
        return (
            sum(naga if stick.endswith("naga") else int(stick[-1]) for stick in self.sticks[who])
            + self.bonus[who]
        )


@pytest.mark.proves("throw")
@pytest.mark.parametrize("naga", [0, 2])
def test_sticks_nagas_and_fate_points_can_be_reckoned_from_the_words(naga: int) -> None:
    """Take in throwing, throwing again, discarding, spending nagas, adding points, totals, and the
    winner of the tile.
    """
    said = set[str]()
    for seed in range(8):
        retold = Retold()
        for match, (_, _, lines) in game(seed, naga_points=naga, first_guide="chance"):
            for line in lines:
                retold.hear(line, naga)
                said |= {
                    words
                    for words in (
                        "rethrows",
                        " loses a",
                        "adds",
                        "pays with",
                        "Both have",
                    )
                    if words in line
                }
            for seat in (0, 1):
                assert Counter(retold.sticks[seat]) == Counter(sticks(match, seat))
                assert retold.total(seat, naga) == fate_total(match.game, match.state, seat)
                assert retold.nagas(seat) == nagas(match.game, match.state, seat)
    assert len(said) == 5, said


def test_hands_can_be_counted_from_the_words() -> None:
    """Drawing, selecting, activating, giving, taking out of the discard pile, losing."""
    for seed in range(2):
        retold = Retold()
        for match, (_, _, lines) in game(seed):
            for line in lines:
                retold.hear(line)
            dealt = [match.state.dealt_count if match.state.guide == seat else 0 for seat in (0, 1)]
            assert retold.cards == [
                match.view(-1).players[seat].hand_count + dealt[seat] for seat in (0, 1)
            ]


@pytest.mark.proves("reveal")
def test_victory_points_can_be_reckoned_from_the_words() -> None:
    """Relics revealed and covered, and amulets found, each told with its points; the end tells the
    same of both.
    """
    for seed in range(4):
        retold = [Retold(), Retold()]
        for match, lines in game(seed):
            for seat in (0, 1):
                for line in lines[seat]:
                    retold[seat].hear(line)
                assert retold[seat].points[seat] == match.scores[seat]
        winner, told = int(match.state.winner), figures(match, " wins ")
        assert f"Seat {winner + 1} wins" in lines[2][-1]
        assert [told[0], told[-1]] == [match.scores[winner], match.scores[1 - winner]]


def figures(match: Match, about: str) -> list[int]:
    """The numbers in the last sentence that has these words, without those of seats."""
    line = next(line for line in reversed(match.told(-1)) if about in line)
    return [int(number) for number in re.findall(r"\d+", re.sub(r"Seat \d", "", line))]


def test_the_cards_that_are_kept_and_shuffled_are_counted() -> None:
    match = at_table(
        Side(rooms="a1:bend"),
        phase="place",
        tile="crossing",
        deck="keyhole",
        discard="rattle oil-lamp flood diary",
    )

    match.step("cell b1")
    assert figures(match, "shuffled") == [4]
    before = int(match.state.dealt_count)
    match.step(match.legal()[0])

    assert figures(match, "keeps") == [2] == [before - 1]


def test_the_first_guide_is_the_one_with_more_of_the_points_that_were_told() -> None:
    match = nagaraja().start(seed=1, fate=["4", "1", "2", "3", "4", "3", "1", "1"])
    totals = [line for line in match.told(-1) if "fate points and" in line]

    assert totals == [
        f"Seat {seat} has {points} fate points and no nagas."
        for seat, points in ((1, 5), (2, 5), (1, 7), (2, 2))
    ]
    assert match.state.guide == 0


@pytest.mark.proves("pivot")
def test_words_say_how_a_placed_or_pivoted_room_lies() -> None:
    said = set[str]()
    for match, (_, _, lines) in game(2):
        for line in lines:
            for name, at, ways in re.findall(
                r"(?:places the|temple, the) (.*) at (..)(?:,| is pivoted and now lies) with"
                r" (.*)\.$",
                line,
            ):
                temple = match.state.temples[SEAT[re.findall(r"Seat .", line)[0]]]
                cell = CELL_NAMES.index(at)
                assert f"{name} with {ways}" == room_words(
                    match.game, temple.rooms[cell], temple.turns[cell]
                )
                said.add("pivoted" if "pivoted" in line else "placed")
    assert said == {"placed", "pivoted"}


@pytest.mark.parametrize("count", ["visible", "revealed"])
def test_the_end_by_cursed_relics_says_how_many(count: str) -> None:
    match = at_table(
        Side(rooms="a1:fork/2 b1:passage/1 c1:crypt", relics=TWO_CURSED),
        phase="place",
        tile="bend",
        cursed_count=count,
    )
    match.step("cell a2")
    match.step("turn 2", fate=["cursed-mask"])

    assert figures(match, "which loses the game") == [3] == [cursed(match.game, match.state, 0)]
    assert figures(match, "wins with") == [0, int(match.scores[0])]


def test_the_end_by_points_says_how_many() -> None:
    match = at_table(
        Side(rooms="a1:fork/2", relics="left-low:crown", amulets="ring"),
        phase="place",
        tile="bend",
        goal=9,
    )
    match.step("cell a2")
    match.step("turn 2", fate=["chalice"])

    assert figures(match, "which wins the game") == [10] == [int(match.scores[0])]
    assert figures(match, "turns up the ring") == [1]
    assert figures(match, "wins with") == [10, 0]


@pytest.mark.parametrize("trap", ["", "c3"])
def test_the_end_by_tiles_says_how_many(trap: str) -> None:
    match = at_table(
        Side(rooms="b1:passage/1 b2:passage", trap=trap),
        phase="place",
        tile="bend",
        last_room=4 if trap else 3,
        trap_counts=True,
    )
    play(match, "cell a1", "turn 0")

    assert figures(match, "which ends the game") == [4 if trap else 3]
    assert "a tie goes to Seat 1" in " ".join(match.told(-1))
    assert "Both have 0 victory points; Seat 1 wins the tie." in match.told(-1)
