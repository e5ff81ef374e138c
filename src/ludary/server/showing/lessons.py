"""Lessons: guided games of this server, their positions as JSON, and an answer to each choice.

`moment_json` knows nothing of lessons: it shows a `Moment`, a position of a Record as one seat sees
it, with that seat's choices.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from ludary.core.errors import BadLesson, BadRecord
from ludary.core.play.game import Game
from ludary.server.errors import Refused, public_words
from ludary.server.showing.inspection import spot_json
from ludary.server.showing.rendering import actions_json, rendered_board
from ludary.server.showing.replays import Render
from ludary.server.showing.snapshots import CHOICES
from ludary.server.tables.cache import LruCache
from ludary.study.guided_game import GuidedGame, Moment, guided_game

KEPT_POSITIONS = 60  # of all lessons; each is about as large as a board
KEPT_ANSWERS = 500
MOST_SCENES = 12  # that led to a position; before these much else may have been played at once
MOST_NEWS = 12  # lines of what happened
Json = dict[str, Any]


def moment_json(moment: Moment, render: Render = rendered_board) -> Json:
    """Return a position with the choices of its seat; no choices where none is meant."""
    view = moment.view
    picture, chooses = render(view), moment.planned is not None
    choices = {name: picture[name] if chooses else [] for name in CHOICES}
    if chooses:  # in compiled words, whatever process has drawn the board
        choices["actions"] = actions_json(view.legal())
    planned = -1 if moment.planned is None else moment.planned
    return {"board": picture["board"], "text": picture["text"], "planned": planned, **choices}


class Moments(ABC):
    """Positions of a server's games, by game and number, with what pages ask about them."""

    def __init__(self, game: Callable[[str], Game]) -> None:
        self.game = game  # by name; Refused if there is none
        self.positions: LruCache[Json] = LruCache(KEPT_POSITIONS)
        self.answers: LruCache[Json] = LruCache(KEPT_ANSWERS)

    @abstractmethod
    def moment(self, name: str, number: int) -> Moment:
        """Return a position; Refused if there is none."""

    def touched(self, name: str, number: int, action: int) -> Json:
        """Return the spots that a choice would touch."""
        return self._kept(
            ("marks", name, number, action),
            lambda: {
                "action": action,
                "version": number,
                "marks": self.moment(name, number).view.marks(action),
            },
        )

    def inspected(self, name: str, number: int, spot: str) -> Json:
        """Return the thing at a spot of the board."""
        return self._kept(
            ("spot", name, number, spot), lambda: spot_json(self.moment(name, number).view, spot)
        )

    def _kept(self, key: tuple[str, str, int, int | str], make: Callable[[], Json]) -> Json:
        try:
            return self.answers.find(key) or self.answers.keep(key, make())
        except ValueError as error:  # IllegalAction, or no action at all
            raise Refused(f"{error}.", "illegal", 404) from None


class Lessons(Moments):
    """The lessons of a server's games, which are read when they are first asked for."""

    def __init__(self, game: Callable[[str], Game]) -> None:
        super().__init__(game)
        self.known: dict[str, GuidedGame] = {}

    def of(self, name: str) -> GuidedGame:
        """Return the lesson of a game. Blocks while it is read for the first time."""
        game = self.game(name)
        if name not in self.known:
            try:
                guided = guided_game(game)
            except (BadLesson, BadRecord) as error:
                words = public_words(error, game.source)
                raise Refused(
                    f"The lesson of {game.title} cannot be shown: {words}", "no_lesson", 404
                ) from None
            if guided is None:
                raise Refused(f"There is no lesson of {game.title}.", "no_lesson", 404)
            self.known[name] = guided
        return self.known[name]

    def moment(self, name: str, number: int) -> Moment:
        """Return the position of a step; of the end, after the last step."""
        moments = self.of(name).moments
        if not 0 <= number < len(moments):
            raise Refused(
                f"There is no step {number}: this lesson has steps 0 to {len(moments) - 1}.",
                "no_step",
                404,
            )
        return moments[number]

    def head(self, name: str) -> Json:
        """Return the lesson without its positions."""
        guided = self.of(name)
        lesson, game = guided.lesson, guided.match.game
        return {
            "game": name,
            "title": game.title,
            "lesson": lesson.title,
            "minutes": lesson.minutes,
            "seat": guided.seat,
            "players": list(guided.match.players),
            "steps": len(lesson.step),
            "marks": game.presentation.marks is not None,
        }

    def position(self, name: str, number: int, render: Render) -> Json:
        """Return a step: its sentence, its position, and what has happened since the step
        before.
        """
        return self.positions.find((name, number)) or self.positions.keep(
            (name, number), self._position(name, number, render)
        )

    def _position(self, name: str, number: int, render: Render) -> Json:
        guided, moment = self.of(name), self.moment(name, number)
        step = guided.step(number)
        return {
            "number": number,
            "say": step.say if step else guided.lesson.after,
            "point": guided.point(number),
            "news": guided.news(number)[-MOST_NEWS:],
            "scenes": guided.scenes(number)[-MOST_SCENES:],
            **moment_json(moment, render),
        }

    def answer(self, name: str, number: int, action: int) -> Json:
        """Return the words for a choice other than the planned one."""

        def words() -> Json:
            if self.moment(name, number).planned is None:
                raise Refused("There is nothing to choose at this step.", "illegal", 404)
            return {"action": action, "words": self.of(name).answer(number, action)}

        return self._kept(("answer", name, number, action), words)
