"""Rendering: boards as panels and in words, in processes of their own, where rendering takes much
of the server's time.

Python does one thing at a time; what another process renders keeps nobody waiting for an answer. A
process is begun when rendering has taken more than BUSY lately, and what it is asked comes from
this server alone: as pickles on its standard input, answered by lines of JSON. It ends when its
input does. The boards of players and those of watchers have a process each; that of watchers lets
the machine do everything else first, and runs the rules as plain Python, which takes a third of the
memory.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import numpy as np
import structlog
from pydantic_core import from_json, to_json

import ludary
from ludary.core.compile.takeover import all_compiled
from ludary.core.contract.actions import Action
from ludary.core.picture.panels import Board, board_json
from ludary.core.play.presenting import spots_of
from ludary.core.play.view import View
from ludary.core.protocols import GameLike
from ludary.core.state.memory import copied
from ludary.server.resources.priority import yield_to_others
from ludary.server.resources.usage import Usage
from ludary.study.rulebook import at_hand

BUSY = (
    1.0  # seconds of rendering, halved every ten seconds, from which on a process is started for it
)
WATCHERS = "watchers"  # an argument of the process that renders for them
PIPE = (
    2**20
    # bytes: room for several boards, so that the process goes on when the server has not read the
    # last
    # one yet
)
MOST_LAYERS = 32_000_000  # letters of layers that boards share
MOST_GAMES = 300  # boxes that one process is given; then another begins
Json = dict[str, Any]

log = structlog.get_logger()


class RenderProcess:
    """A process that renders boards; if `behind`, with the lowest priority of the machine.

    Several threads can use it: while one waits for its answer, the next has asked already.
    """

    def __init__(self, behind: bool = False) -> None:
        folder = os.path.dirname(os.path.dirname(ludary.__file__))
        paths = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH", "")]))
        more = [WATCHERS] if behind else []
        self.compiled = all_compiled() and not behind
        rules = {} if self.compiled else {"LUDARY_JIT": "0"}
        # Ctrl+C does not reach another process group; within one session Linux respects priorities
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludary.server.showing.rendering", *more],
            env={**os.environ, "PYTHONPATH": paths, **rules},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=PIPE,
            pipesize=PIPE,
            process_group=0,
        )
        self.games: dict[
            int, GameLike
        ] = {}  # that the process has, by their ids; kept, so that no other gets such an id
        self.asking = threading.Lock()
        self.asked = 0
        self.answering = threading.Condition()
        self.answered = 0

    def render(self, view: View) -> Json:
        """Return the board of a View, as `rendered_board` does. OSError if the process is gone."""
        line = self._answer_to(self._ask(view))
        if not line.endswith(b"\n"):
            raise BrokenPipeError("the rendering process has ended")
        board: Json = from_json(line)
        return board

    def _ask(self, view: View) -> int:
        """Write a request; return its number."""
        assert self.process.stdin is not None
        with self.asking:
            known, number = id(view.game) in self.games, id(view.game)
            self.games[number] = view.game
            if len(self.games) > MOST_GAMES:
                raise OSError("it has rendered so many boxes that another shall begin")
            pickle.dump(
                (number, None if known else view.game, view.bytes, view.seat, view.names),
                self.process.stdin,
            )
            self.process.stdin.flush()
            self.asked += 1
            return self.asked

    def _answer_to(self, number: int) -> bytes:
        """Read the answer to a request, after all earlier ones; half a line, or nothing, if the
        process has ended.
        """
        assert self.process.stdout is not None
        with self.answering:
            self.answering.wait_for(lambda: self.answered == number - 1)
            try:
                return self.process.stdout.readline()
            finally:
                self.answered += 1
                self.answering.notify_all()

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


class SharedLayers:
    """Layers of boards by their ids, so that boards with equal layers share one in memory: most of
    a board is the same at every table.

    Several threads may use it. When there are too many it forgets all, and boards to come share new
    ones.
    """

    def __init__(self, most: int = MOST_LAYERS) -> None:
        self.most, self.size = most, 0
        self.layers: dict[str, Json] = {}

    def share(self, picture: Json) -> Json:
        """Put layers that other boards have into a rendered board, in the place of its own, and
        return it.
        """
        for panel in picture["board"]["panels"] if picture["board"] else ():
            panel["layers"] = [
                self.layers.get(layer["id"]) or self.add(layer) for layer in panel["layers"]
            ]
        return picture

    def add(self, layer: Json) -> Json:
        """Keep a layer, and return it."""
        self.size += len(layer["svg"])
        if self.size > self.most:
            self.layers, self.size = {}, len(layer["svg"])
        self.layers[layer["id"]] = layer
        return layer


LAYERS = SharedLayers()


class BoardRenderer:
    """Renders boards in this process, or in another one once that is worth it."""

    def __init__(self, behind: bool = False) -> None:
        self.behind = behind
        self.usage = Usage()
        self.renderer: RenderProcess | None = None  # once it is ready
        self.starting = False
        self.closed = False

    def render(self, view: View) -> Json:
        """Return the board of a View, as `rendered_board` does; it shares layers with others.

        Blocks.
        """
        return LAYERS.share(self._render(view))

    def _render(self, view: View) -> Json:
        renderer, began = self.renderer, time.monotonic()
        if renderer is not None and not renderer.compiled and all_compiled() and not self.behind:
            self._give_up(renderer)  # the next one is faster
        elif renderer is not None:
            try:
                return renderer.render(view)
            except (OSError, ValueError) as error:
                log.warning("rendering_failed", error=type(error).__name__)
                self._give_up(renderer)
        board = rendered_board(view)
        now = time.monotonic()
        self.usage.add("rendering", now - began, now)
        if (
            self.usage.of("rendering", now) > BUSY
            and self.renderer is None
            and not self.starting
            and not self.closed
        ):
            self.starting = True
            threading.Thread(
                target=self._start, args=(view,), name="rendering", daemon=True
            ).start()
        return board

    def _give_up(self, renderer: RenderProcess) -> None:
        if self.renderer is renderer:
            self.renderer = None
        renderer.end()

    def _start(self, view: View) -> None:
        """Start a process, and use it once it has rendered for the first time."""
        renderer = RenderProcess(self.behind)
        try:
            renderer.render(view)
            self.renderer = renderer
        except (OSError, ValueError) as error:
            log.warning("rendering_failed", error=type(error).__name__)
            renderer.end()
        self.starting = False
        if self.closed:
            renderer.end()

    def close(self) -> None:
        self.closed = True
        if self.renderer is not None:
            self.renderer.end()


def rendered_board(view: View) -> Json:
    """Return the board of a seat, as panels (None: there is none) and in words, with its choices
    and the scores that it knows.
    """
    legal = view.legal()
    scores = (
        [float(score) for score in view.scores] if view.game.presentation.scores is not None else []
    )
    parts = [None if one.empty else one.words for one in view.breakdowns]
    drawn = view.board()
    picture = {
        "board": board_json(drawn) if drawn else None,
        "text": drawn.words if drawn else str(view),
        "actions": actions_json(legal),
        "closing": closing_ids(view),
    }
    rules = [row.id for row in at_hand(view.game, legal)]
    return {
        **picture,
        "unavailable": unavailable_json(view, drawn),
        "rules": rules,
        "scores": scores,
        "score_words": parts,
        "standings": view.standings,
    }


def actions_json(legal: Sequence[Action]) -> list[Json]:
    """Return the choices; only compiled rules tell what wins or loses at once."""
    return [
        {
            "id": one.id,
            "notation": one.notation,
            "name": one.name,
            "words": one.words,
            "spot": one.spot,
        }
        for one in legal
    ]


def closing_ids(view: View) -> list[int]:
    """Return the ids of the choices that end a turn, pass, or give something up."""
    verbs = view.game.presentation.closing
    return (
        [action for action in view.legal_ids() if int(view.game.actions.verb[action]) in verbs]
        if verbs
        else []
    )


def unavailable_json(view: View, board: Board | None) -> list[Json]:
    """Return the unavailable choices, with the spots of the board that they are about."""
    choices = view.unavailable()
    drawn = frozenset(board.spots) if board and choices else frozenset()
    return [
        {
            "words": one.words,
            "reason": one.reason,
            "spots": spots_of(view.game, view.state, one, drawn),
        }
        for one in choices
    ]


def answer_request(
    games: dict[int, GameLike],
    number: int,
    game: GameLike | None,
    state: bytes,
    seat: int,
    names: Sequence[str],
) -> Json:
    """Return the answer of the process: the board of a View."""
    game = games.setdefault(number, game) if game is not None else games[number]
    view = View(game, copied(np.frombuffer(state, game.State.dtype)), seat, (), names)
    return rendered_board(view)


def main() -> None:
    """Render boards until the input ends."""
    if WATCHERS in sys.argv:
        yield_to_others()
    games: dict[int, GameLike] = {}
    while True:
        try:
            asked = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        sys.stdout.buffer.write(to_json(answer_request(games, *asked)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
