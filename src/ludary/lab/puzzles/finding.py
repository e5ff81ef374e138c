"""Finding puzzles: positions of games among bots in which one choice wins surely more often than
every other, and weaker players seldom make it.

A search proposes the choice. Then the game is played on to its end after that choice and after
every other, in the same imagined worlds, until each of the others is surely worse. The chances that
are told come from other worlds than those that settled it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import TYPE_CHECKING

import numpy as np

from ludary.bots import Greedy, bot_named
from ludary.bots.advice import reason_against
from ludary.bots.ismcts import ISMCTS
from ludary.bots.network_file import network_if_any
from ludary.core.play.stakes import WINS, WORDS, stakes
from ludary.lab.puzzles.weighing import Array, played_to_the_end, weigh_by_search
from ludary.study.puzzles import Puzzle, fault_of

if TYPE_CHECKING:
    from ludary.bots import Bot
    from ludary.core.play.game import Game
    from ludary.core.play.match import Match
    from ludary.core.play.view import View

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hanna")
GAP = 0.05  # of the chance to win, between the solution and every other choice
SURE = 2.58  # standard errors: 99 % of intervals hold
DOUBT = 1.0  # standard errors: a choice that may be GAP better within so many is played on
OPEN = 0.97  # chance above which the second best choice would do as well
HOPELESS = 0.1  # chance of the best choice below which nobody wants to look for it
TRIES = 40  # choices of the weaker bot
SELDOM = 0.4  # share of them that are the solution, at most
RIVALS = 3  # choices that the search likes next; the solution has to beat them first
TOLD = 3  # choices whose chances are measured anew
FIRST = 3  # steps after which a position is looked at
THIRDS = 3  # of a game; at most half of the puzzles wanted are in one of them
ALIKE = 1 / 3  # share of the puzzles wanted that may have one theme; half may have one verb


@dataclass(frozen=True)
class Settings:
    """Settings of a search for puzzles of a game."""

    seats: int = 2
    iterations: int = 2000  # of the search
    gap: float = 0.04  # of its chances to win, between the choice that it proposes and the next
    fewest: int = 60  # worlds in which every choice is played to the end, before any is left out
    worlds: int = 2000  # the same, at most
    imagined: int | None = None  # by the bots that play on; None: as many as usually


SETTINGS = {
    "dunjiin": Settings(seats=3),
    "koa": Settings(seats=4, gap=0.025),
    # playing on takes long
    "zimby_mojo": Settings(seats=3, iterations=4000, gap=0.08, fewest=16, worlds=300, imagined=2),
}


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
    def player(self) -> Greedy:
        """The bot that plays the games."""
        return Greedy(learned=network_if_any(self.game, self.settings.seats) is not None)

    @property
    def plays_on(self) -> Greedy:
        """The bot that plays a game on after a choice."""
        return replace(self.player, worlds=self.settings.imagined)

    def puzzles(
        self, seed: int, most: int, games: int, notice: Callable[[str], None] = lambda words: None
    ) -> list[Puzzle]:
        """Return at most `most` puzzles from at most so many games, one from each, spread over the
        thirds of a game, themes and verbs; the easy ones first: those that the weaker bot finds
        most often, then those that gain most.

        Ctrl-C ends the search with what was found.
        """
        found: list[Puzzle] = []
        spread, number = Spread(most), 0
        try:
            while number < games and len(found) < most:
                if puzzle := self.in_one_game(seed + number, spread):
                    found.append(puzzle)
                    notice(
                        f"game {number + 1}: {puzzle.solution} ({puzzle.chance:.0%}, then"
                        f" {puzzle.second} {puzzle.second_chance:.0%}): {puzzle.theme}"
                    )
                number += 1
        except KeyboardInterrupt:
            notice(f"Stopped in game {number + 1}.")
        return sorted(found, key=lambda one: (-one.found, one.second_chance - one.chance))

    def in_one_game(self, seed: int, spread: Spread) -> Puzzle | None:
        """Return the first puzzle of one game among bots that `spread` wants, and count it there;
        None if there is none.
        """
        whole = self.game.start(seats=self.settings.seats, seed=seed)
        rng = np.random.default_rng(seed)
        whole.players = list(NAMES[: self.settings.seats])
        while not whole.over:
            view = whole.view(int(whole.state.actor))
            whole.step(self.player(view, view.legal(), rng))
        for steps in range(FIRST, len(whole.steps)):
            third = THIRDS * steps // len(whole.steps)
            if not spread.wants_third(third):
                continue
            match = whole.at(steps)
            view = match.view(int(match.state.actor))
            if len(view.legal_ids()) < 3:
                continue
            best = self.proposed(view, seed)
            if best and spread.wants_verb(self.game.plain_action(best[0]).name):
                puzzle = self.puzzle(match, view, best, seed, spread.wants_theme)
                if puzzle is not None:
                    spread.add(third, puzzle)
                    return puzzle
        return None

    def judged_anew(self, puzzle: Puzzle, match: Match, seed: int) -> Puzzle | None:
        """Return a puzzle as the present rules judge it, after its Record was replayed by them;
        None if it no longer is one.
        """
        if fault_of(puzzle, match):
            return None
        solution, second = map(self.game.read_action, (puzzle.solution, puzzle.second))
        search = replace(self, below=bot_named(puzzle.below))
        return search.puzzle(match, match.view(puzzle.seat), [solution, second], seed)

    def proposed(self, view: View, seed: int) -> list[int]:
        """Return the choices that a search likes, the best first; none if it is in doubt."""
        search = ISMCTS(self.settings.iterations, learned=self.player.learned)
        found = weigh_by_search(view, search, seed)
        if len(found) < 2:
            return []
        gap = found[0].chance - max(choice.chance for choice in found[1:])
        return [choice.action for choice in found] if gap >= self.settings.gap else []

    def puzzle(
        self,
        match: Match,
        view: View,
        liked: Sequence[int],
        seed: int,
        wanted: Callable[[str], bool] = bool,
    ) -> Puzzle | None:
        """Return a position as a puzzle whose solution is the first of the `liked` choices, if it
        is one and has a theme that is wanted.
        """
        best, legal, settings = liked[0], view.legal_ids(), self.settings
        choices = self.choices_below(view, TRIES, seed)
        usual, found = choices.most_common(1)[0][0], choices[best] / TRIES
        gives_away = WORDS[WINS] in stakes(self.game, view.states, view.seat, [best]).get(best, "")
        if found > SELDOM or gives_away:
            return None
        rivals = [one for one in dict.fromkeys([*liked[: RIVALS + 1], usual]) if one != best]
        others = [one for one in legal if one != best]
        ranked = self.beaten(view, best, rivals, settings.worlds // 4, seed)
        if ranked is None or not wanted(reason_against(view, best, ranked)[1]):
            return None
        ranked = self.beaten(view, best, others, settings.worlds, seed + 1)
        if ranked is None:
            return None
        told = list(dict.fromkeys([*ranked[:TOLD], usual]))
        wins = self.played(view, [best, *told], settings.worlds, seed + 2)
        if any(gap < max(GAP, SURE * error) for gap, error in gaps_of(wins)):
            return None
        chance, *chances = wins.mean(axis=1).tolist()
        order = sorted(range(len(told)), key=lambda at: -chances[at])
        second, second_chance = told[order[0]], chances[order[0]]
        reason, theme = reason_against(view, best, [told[at] for at in order])
        if chance < HOPELESS or second_chance > OPEN or not wanted(theme):
            return None
        return Puzzle(
            record=match.record(),
            seat=view.seat,
            solution=self.game.plain_action(best).notation,
            chance=round(chance, 3),
            second=self.game.plain_action(second).notation,
            second_chance=round(second_chance, 3),
            below=str(self.below),
            usual=self.game.plain_action(usual).notation,
            found=found,
            judged_by=f"{settings.worlds} games of {self.plays_on}",
            theme=theme,
            reason=(reason,),
        )

    def beaten(
        self, view: View, best: int, others: Sequence[int], worlds: int, seed: int
    ) -> list[int] | None:
        """Return the `others`, the strongest first, if `best` wins more often than each, for
        certain and by at least GAP; None if not.

        All are played on in the same worlds, each time in twice as many. Choices that are surely
        worse by GAP drop out.
        """
        left, gone = list(others), list[int]()
        played, batch = np.zeros((1 + len(left), 0)), self.settings.fewest
        while left and played.shape[1] < worlds:
            batch = min(batch, worlds - played.shape[1])
            more = self.played(view, [best, *left], batch, seed + 1_000_003 * played.shape[1])
            played, batch = np.hstack([played, more]), 2 * batch
            gaps = gaps_of(played)
            if any(gap + DOUBT * error < GAP for gap, error in gaps):
                return None
            stays = [gap - SURE * error < GAP for gap, error in gaps]
            gone = [one for one, stay in zip(left, stays, strict=True) if not stay] + gone
            left = [one for one, stay in zip(left, stays, strict=True) if stay]
            played = played[[True, *stays]]
        gaps = gaps_of(played)
        if any(gap < max(GAP, SURE * error) for gap, error in gaps):
            return None
        return [left[at] for at in sorted(range(len(left)), key=lambda at: gaps[at][0])] + gone

    def played(self, view: View, actions: Sequence[int], worlds: int, seed: int) -> Array:
        return played_to_the_end(view, actions, self.plays_on, worlds, seed)

    def choices_below(self, view: View, tries: int, seed: int) -> Counter[int]:
        """Return how often the weaker bot makes each choice."""
        legal = view.legal()
        return Counter(
            view.game.read_action(self.below(view, legal, np.random.default_rng([seed, number])))
            for number in range(tries)
        )


class Spread:
    """Counts of puzzles by third of a game, theme and verb, and how many each may have."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.thirds, self.themes, self.verbs = Counter[int](), Counter[str](), Counter[str]()

    def add(self, third: int, puzzle: Puzzle) -> None:
        self.thirds[third] += 1
        self.themes[puzzle.theme] += 1
        self.verbs[puzzle.solution.split()[0]] += 1

    def wants_third(self, third: int) -> bool:
        return self.thirds[third] < ceil(self.most / 2)

    def wants_theme(self, theme: str) -> bool:
        return bool(theme) and self.themes[theme] < ceil(self.most * ALIKE)

    def wants_verb(self, verb: str) -> bool:
        return self.verbs[verb] < ceil(self.most / 2)


def gaps_of(wins: Array) -> list[tuple[float, float]]:
    """Return by how much the first choice wins more often than each other one, with the standard
    error of that; `wins` is float64 `(choices, worlds)`.
    """
    differences, worlds = wins[0] - wins[1:], wins.shape[1]
    variances = np.maximum(differences.var(axis=1, ddof=1), 1 / worlds)  # never certain
    errors = np.sqrt(variances / worlds)
    return list(zip(differences.mean(axis=1).tolist(), errors.tolist(), strict=True))


def level_below(game: Game) -> Bot:
    """Return the strongest level of a game that does not search."""
    levels = [bot_named(name) for name in game.hints.levels[:-1]]
    return next(
        (bot for bot in reversed(levels) if not isinstance(bot, ISMCTS)), bot_named("greedy")
    )


__all__ = ["PuzzleSearch"]
