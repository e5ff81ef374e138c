"""Guided games: a lesson with its Record replayed, the positions of its steps, and an answer to
each choice.

A `Moment` is a position of a match as one seat sees it, with the action that is meant there. It
knows nothing of lessons, so that whatever else shows single positions of a Record can use it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludary.core.contract.beats import beats_json
from ludary.core.contract.lesson import Lesson, LessonStep, read_lesson
from ludary.core.contract.record_files import RecordFile
from ludary.core.errors import BadLesson
from ludary.core.play.match import Match
from ludary.core.play.presenting import beats_of, lines_of
from ludary.core.play.view import STAKE, View
from ludary.core.state.events import sees

if TYPE_CHECKING:
    from ludary.core.play.game import Game

SHOWN_LINES = 6  # of what a choice would do
MOST_LISTED = 40  # names in an error


@dataclass(frozen=True, eq=False)
class Moment:
    """A position of a match: after so many of its steps, as a seat sees it."""

    match: Match  # the whole of it
    seat: int
    place: int  # how many steps have been made: 1 after the set-up
    planned: int | None = None  # the action that is meant; None where nothing is to be chosen

    @property
    def here(self) -> Match:
        """The match as it stood here."""
        return self.match.at(self.place)

    @property
    def view(self) -> View:
        return self.here.view(self.seat)

    def since(self, place: int) -> list[str]:
        """Tell in lines what the seat saw happen from an earlier place on."""
        return lines_of(
            self.match.game,
            [event for step in self.match.steps[place : self.place] for event in self._seen(step)],
            self._names,
        )

    def scenes(self, place: int) -> list[dict[str, Any]]:
        """The beats of every step from an earlier place on, each with the seat that acted, as pages
        play them.
        """
        return [
            {
                "seat": step.actor,
                "beats": beats_json(beats_of(self.match.game, self._seen(step), self._names)),
            }
            for step in self.match.steps[place : self.place]
        ]

    def _seen(self, step: Any) -> list[Any]:
        return [event for event in step.events if sees(event.known_to, self.seat)]

    @property
    def _names(self) -> Sequence[str]:
        return self.match.players

    def effect(self, action: int) -> list[str]:
        """Tell what a legal action would do: what happens, where chance has no say and there is
        something to tell; else a rule about it.

        No rule is told about another action of the planned kind: the planned one keeps it, too.
        """
        here = self.here
        lines: list[str] = []
        if not here.draws(action):
            here.step(action)
            lines = Moment(here, self.seat, len(here.steps)).since(len(here.steps) - 1)[
                :SHOWN_LINES
            ]
        return lines or self._rule(action)

    def _rule(self, action: int) -> list[str]:
        game = self.match.game
        kind = game.plain_action(action).name
        if self.planned is not None and game.plain_action(self.planned).name == kind:
            return []
        return [
            row.rule
            for row in sorted(game.ledger.help_for([kind]), key=lambda row: len(row.actions))[:1]
        ]


@dataclass(frozen=True, eq=False)
class GuidedGame:
    """A lesson that can be shown: each step has its Moment."""

    lesson: Lesson
    match: Match
    moments: Sequence[Moment]  # one for each step, and the end
    file: RecordFile  # for errors

    @property
    def seat(self) -> int:
        return self.lesson.seat - 1

    def step(self, number: int) -> LessonStep | None:
        """The step with this number; None for the end."""
        return self.lesson.step[number] if number < len(self.lesson.step) else None

    def point(self, number: int) -> str:
        """The spot or panel that a step is about: the planned choice's, where the lesson names
        none.
        """
        step, moment = self.step(number), self.moments[number]
        if step is None or step.point or moment.planned is None:
            return step.point if step else ""
        return next(
            (action.spot for action in moment.view.legal() if action.id == moment.planned), ""
        )

    def news(self, number: int) -> list[str]:
        """Tell in lines what has happened since the step before."""
        return self.moments[number].since(self._before(number))

    def scenes(self, number: int) -> list[dict[str, Any]]:
        """The beats of what has happened since the step before."""
        return self.moments[number].scenes(self._before(number))

    def _before(self, number: int) -> int:
        return self.moments[number - 1].place if number else self.moments[0].place

    def answer(self, number: int, action: int) -> list[str]:
        """Answer a choice that is not planned: what the lesson says of it, or what it would do, and
        why not now.
        """
        step, notation = self.lesson.step[number], self.match.game.plain_action(action).notation
        legal = {one.id: one.words for one in self.moments[number].view.legal()}
        stake = legal.get(action, "").partition(STAKE)[2]
        own = next((one.say for one in step.instead if one.fits(notation)), "")
        return (
            [own]
            if own
            else [
                *([f"It {stake}."] if stake else []),
                *self.moments[number].effect(action),
                step.why or "The lesson goes another way here.",
            ]
        )


def lesson_path(game: Game) -> Path | None:
    """The file of a game's lesson: `lesson.toml` in its folder, or `NAME.lesson.toml` beside a game
    in one file.
    """
    return game.beside("lesson.toml")


def guided_game(game: Game) -> GuidedGame | None:
    """A game's lesson, replayed; None if it has none.

    BadLesson and BadRecord name the line and what is wrong.
    """
    path = lesson_path(game)
    return guided(game, *read_lesson(path)) if path else None


def guided(game: Game, lesson: Lesson, file: RecordFile) -> GuidedGame:
    """A lesson with its Record replayed; BadLesson or BadRecord if it does not fit the game."""
    match = Match.from_record(*file.located(lesson.record), game)
    if lesson.seat > match.seats:
        raise BadLesson(
            f"{file.path}: seat = {lesson.seat}: this Record has seats 1 to {match.seats}"
        )
    return GuidedGame(lesson, match, moments_of(lesson, match, file), file)


def moments_of(lesson: Lesson, match: Match, file: RecordFile) -> list[Moment]:
    """The positions of the steps: before the next own action that a step names, where it names
    one.
    """
    seat, placed, place = lesson.seat - 1, list[Moment](), 1
    for number, step in enumerate(lesson.step):
        if not step.do:
            continue
        own = {
            at: name_of(match, at)
            for at in range(place, len(match.steps))
            if match.steps[at].actor == seat
        }
        found = next((at for at, notation in own.items() if notation == step.do), None)
        if found is None:
            listing = ", ".join(list(own.values())[:MOST_LISTED]) or "none"
            raise bad_step(
                file,
                number,
                f"do = {step.do!r}: the Record has no such action of seat {lesson.seat} from here"
                f" on; it has {listing}",
            )
        read_only = number - len(placed)  # steps before this one that are only read
        placed += [Moment(match, seat, found)] * read_only + [
            Moment(match, seat, found, match.steps[found].action)
        ]
        place = found + 1
    rest = len(lesson.step) + 1 - len(placed)
    return placed + [Moment(match, seat, len(match.steps))] * rest


def bad_step(file: RecordFile, number: int, reason: str) -> BadLesson:
    """The error about a step, counted from 0."""
    return BadLesson(f"{file.place(('step', number))}: {reason}")


def name_of(match: Match, at: int) -> str:
    """The action of a step, in notation."""
    action = match.steps[at].action
    assert action is not None
    return match.game.plain_action(action).notation


def check_lesson(guided: GuidedGame) -> None:
    """BadLesson if a step points at nothing, or answers a choice that nobody has.

    Draws every step's board.
    """
    for number, step in enumerate(guided.lesson.step):
        view, planned = guided.moments[number].view, guided.moments[number].planned
        board = view.board()
        places = [*(panel.name for panel in board.panels), *board.spots] if board else []
        if step.point and step.point not in places:
            listing = ", ".join(dict.fromkeys(places[:MOST_LISTED])) or "none"
            raise bad_step(
                guided.file,
                number,
                f"point = {step.point!r}: no such spot or panel is drawn; those drawn are"
                f" {listing}",
            )
        others = (
            [action.notation for action in view.legal() if action.id != planned]
            if planned is not None
            else []
        )
        for answer in step.instead:
            if not any(answer.fits(notation) for notation in others):
                listing = ", ".join(others[:MOST_LISTED]) or "none"
                raise bad_step(
                    guided.file,
                    number,
                    f"choice = {answer.choice!r}: fits none of the other choices here: {listing}",
                )
