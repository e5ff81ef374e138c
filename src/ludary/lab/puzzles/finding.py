"""Finding puzzles: positions of games among bots in which one choice is much better than what
weaker players choose.

A position is taken if a search likes one choice much better than any other and the weaker bot
seldom makes it, and if that still holds when the search has twice the time. Where no learned judge
tells chances, games are played to their end besides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ludary.bots import Greedy, bot_named
from ludary.bots.advice import reason_against
from ludary.bots.ismcts import ISMCTS
from ludary.bots.network_file import network_if_any
from ludary.lab.puzzles.weighing import WeighedChoice, weigh_by_search, weigh_to_the_end
from ludary.study.puzzles import Puzzle, fault_of

if TYPE_CHECKING:
    from ludary.bots import Bot
    from ludary.core.play.game import Game
    from ludary.core.play.match import Match
    from ludary.core.play.view import View

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hanna")
OPEN = 0.97  # chance above which the second best choice would do as well
HOPELESS = 0.1  # chance of the best choice below which nobody wants to look for it
TRIES = 40  # choices of the weaker bot
SELDOM = 0.4  # share of them that are the solution, at most
LOOKED_AT = 4  # choices that are played to the end
FIRST = 3  # steps after which a position is looked at


@dataclass(frozen=True)
class Settings:
    """Settings of a search for puzzles of a game."""

    seats: int = 2
    iterations: int = 1000  # of the first search
    gap: float = 0.08  # of the chance to win, between the best choice and the next best
    # games that are played to their end after each choice; 0: none, so that the search alone tells
    worlds: int = 200
    rough: int = (
        40  # the same, where no learned judge tells chances, before the search has twice the time
    )
    lead: float = (
        1.15  # times as many visits as the next choice, from which on games are played to their end
    )
    longest: int = 250  # decisions of such a game
    last: int = 10_000  # so many decisions of a game, the last ones, are looked at
    every: int = 1  # one of so many of them
    alike: int = 3  # solutions of one verb that are wanted at most


SETTINGS = {
    "dunjiin": Settings(seats=3, iterations=2000, gap=0.07, worlds=400),
    "koa": Settings(seats=4, iterations=3000, gap=0.03, alike=5),
    "zimby_mojo": Settings(
        seats=3, iterations=1500, gap=0.1, worlds=0, last=120, alike=5
    ),  # playing on takes seconds a game
}


class Depth(NamedTuple):
    """Effort for one position: iterations of the search, and games that are played to their end."""

    iterations: int
    worlds: int


@dataclass(frozen=True)
class PuzzleSearch:
    """Looks for puzzles of a game."""

    game: Game
    below: Bot
    settings: Settings

    @classmethod
    def of(cls, game: Game) -> PuzzleSearch:
        """Return the search with the settings of a game."""
        return cls(
            game, level_below(game), SETTINGS.get(game.name, Settings(seats=max(2, game.seats[0])))
        )

    @property
    def learned(self) -> bool:
        network = network_if_any(self.game, self.settings.seats)
        return network is not None and network.looks

    @property
    def player(self) -> Greedy:
        """The bot that plays the games."""
        return Greedy(learned=self.learned)

    def puzzles(
        self, seed: int, most: int, games: int, notice: Callable[[str], None] = lambda words: None
    ) -> list[Puzzle]:
        """Return at most `most` puzzles from at most so many games; few have solutions of one
        verb.
        """
        found: list[Puzzle] = []
        kinds: Counter[str] = Counter()
        for number in range(games):
            if len(found) == most:
                break
            for puzzle in self.in_one_game(seed + number, kinds):
                found.append(puzzle)
                kinds[puzzle.solution.split()[0]] += 1
                notice(
                    f"game {number + 1}: {puzzle.solution} ({puzzle.chance:.0%}, then"
                    f" {puzzle.second} {puzzle.second_chance:.0%})"
                )
                break  # the next one from another game
        return found

    def in_one_game(self, seed: int, kinds: Counter[str]) -> Iterator[Puzzle]:
        """Yield the puzzles of one game among bots, which is played to its end first."""
        whole = self.game.start(seats=self.settings.seats, seed=seed)
        rng = np.random.default_rng(seed)
        whole.players = list(NAMES[: self.settings.seats])
        while not whole.over:
            view = whole.view(int(whole.state.actor))
            whole.step(self.player(view, view.legal(), rng))
        first = max(FIRST, len(whole.steps) - self.settings.last)
        for steps in range(first, len(whole.steps), self.settings.every):
            match = whole.at(steps)
            puzzle = self.try_position(match, match.view(int(match.state.actor)), kinds, seed)
            if puzzle is not None:
                yield puzzle

    def try_position(
        self, match: Match, view: View, kinds: Counter[str], seed: int
    ) -> Puzzle | None:
        """Return the position as a puzzle, if it is one."""
        settings = self.settings
        if len(view.legal_ids()) < 3:
            return None
        rough = self.weighed(
            view, Depth(settings.iterations, min(settings.rough, settings.worlds)), seed
        )
        if (
            not is_clear(rough, settings.gap)
            or kinds[self.game.plain_action(rough[0].action).name] >= settings.alike
        ):
            return None
        choices = self.choices_below(view, TRIES, seed)
        found = choices[rough[0].action] / TRIES
        if found > SELDOM:
            return None
        fine = self.weighed(view, Depth(2 * settings.iterations, settings.worlds), seed + 1)
        if not is_clear(fine, settings.gap) or fine[0].action != rough[0].action:
            return None
        usual = choices.most_common(1)[0][0]
        if settings.worlds and not self.wins_more_often(
            view, (fine[0].action, fine[1].action, usual), seed + 2
        ):
            return None
        return self.puzzle(match, view.seat, fine, usual, found)

    def judged_anew(self, puzzle: Puzzle, match: Match, seed: int) -> Puzzle | None:
        """Return a puzzle as the present rules judge it, after its Record was replayed by them;
        None if it no longer is one.
        """
        if fault_of(puzzle, match):
            return None
        view, search = match.view(puzzle.seat), replace(self, below=bot_named(puzzle.below))
        weighed = search.weighed(
            view, Depth(2 * self.settings.iterations, self.settings.worlds), seed
        )
        choices = search.choices_below(view, TRIES, seed)
        solution = self.game.read_action(puzzle.solution)
        found = choices[solution] / TRIES
        if (
            not is_clear(weighed, self.settings.gap / 2)
            or weighed[0].action != solution
            or found > SELDOM
        ):
            return None
        return search.puzzle(match, view.seat, weighed, choices.most_common(1)[0][0], found)

    def wins_more_often(self, view: View, actions: Sequence[int], seed: int) -> bool:
        """Tell whether the first of these choices wins most games that are played to their end."""
        settings = self.settings
        ended = weigh_to_the_end(
            view, list(dict.fromkeys(actions)), self.player, settings.worlds, settings.longest, seed
        )
        return ended[0].action == actions[0] and is_clear(ended, settings.gap / 2)

    def weighed(self, view: View, depth: Depth, seed: int) -> list[WeighedChoice]:
        """Return the choices with their chances, the best first."""
        searched = weigh_by_search(view, ISMCTS(depth.iterations, learned=self.learned), seed)
        if self.learned or not depth.worlds:
            return (
                sorted(searched, key=lambda choice: -choice.chance) if is_agreed(searched) else []
            )
        if not is_agreed(searched) or searched[0].visits < self.settings.lead * searched[1].visits:
            return []
        return weigh_to_the_end(
            view,
            [choice.action for choice in searched[:LOOKED_AT]],
            self.player,
            depth.worlds,
            self.settings.longest,
            seed,
        )

    def choices_below(self, view: View, tries: int, seed: int) -> Counter[int]:
        """Return how often the weaker bot makes each choice."""
        legal = view.legal()
        return Counter(
            view.game.read_action(self.below(view, legal, np.random.default_rng([seed, number])))
            for number in range(tries)
        )

    def puzzle(
        self, match: Match, seat: int, weighed: list[WeighedChoice], usual: int, found: float
    ) -> Puzzle:
        best, second = weighed[:2]
        others = dict.fromkeys(action for action in (second.action, usual) if action != best.action)
        notation = {
            one: self.game.plain_action(one).notation for one in (best.action, second.action, usual)
        }
        searched = str(ISMCTS(2 * self.settings.iterations, learned=self.learned))
        judged_by = (
            searched
            if self.learned or not self.settings.worlds
            else f"{self.settings.worlds} games of {self.player}"
        )
        return Puzzle(
            record=match.record(),
            seat=seat,
            solution=notation[best.action],
            chance=round(best.chance, 3),
            second=notation[second.action],
            second_chance=round(second.chance, 3),
            below=str(self.below),
            usual=notation[usual],
            found=found,
            judged_by=judged_by,
            reason=(reason_against(match.view(seat), best.action, list(others)),),
        )


def is_agreed(searched: list[WeighedChoice]) -> bool:
    """Tell whether the choice that was visited most has the best chance, too."""
    return len(searched) > 1 and searched[0].chance == max(choice.chance for choice in searched)


def is_clear(weighed: list[WeighedChoice], gap: float) -> bool:
    """Tell whether the best choice is so much better than the next, in a game that is neither won
    nor lost.
    """
    if len(weighed) < 2:
        return False
    best, second = weighed[0].chance, weighed[1].chance
    return best >= HOPELESS and second <= OPEN and best - second >= gap


def level_below(game: Game) -> Bot:
    """Return the strongest level of a game that does not search."""
    levels = [bot_named(name) for name in game.hints.levels[:-1]]
    return next(
        (bot for bot in reversed(levels) if not isinstance(bot, ISMCTS)), bot_named("greedy")
    )


__all__ = ["PuzzleSearch"]
