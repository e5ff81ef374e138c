"""Painting: boards, drawn and in words, in a process of its own, where drawing takes much of the server's time.

Python does one thing at a time; what another process draws keeps nobody waiting for an answer. The process is begun when
drawing has taken more than BUSY lately, and what it is asked comes from this server alone: as pickles on its standard
input, answered by lines of JSON. It ends when its input does.
"""

from __future__ import annotations

import json
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

import ludary
from ludary.core.game import Game
from ludary.core.view import View
from ludary.server.pools import count_outside
from ludary.server.turns import Usage

BUSY = 1.0  # seconds that drawing may take, of which those of ten seconds ago count half, before a process is begun for it
MOST_GAMES = 300  # boxes that one process is given; then another begins
Json = dict[str, Any]

log = structlog.get_logger()


class Painter:
    """A process that draws boards, used by one thread at a time."""

    def __init__(self) -> None:
        folder = os.path.dirname(os.path.dirname(ludary.__file__))
        paths = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH", "")]))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludary.server.painting"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": paths}, start_new_session=True,
        )  # fmt: skip
        self.games: dict[int, Game] = {}  # that the process has, by their ids; kept, so that no other gets such an id
        self.lock = threading.Lock()

    def paint(self, view: View) -> Json:
        """The board in SVG and in words. OSError if the process is gone."""
        with self.lock:
            known, number = id(view.game) in self.games, id(view.game)
            self.games[number] = view.game
            if len(self.games) > MOST_GAMES:
                raise OSError("it has drawn for so many boxes that another shall begin")
            assert self.process.stdin is not None and self.process.stdout is not None
            pickle.dump((number, None if known else view.game, view.bytes, view.seat, view.names), self.process.stdin)
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise BrokenPipeError("the painting process has ended")
        answer: Json = json.loads(line)
        count_outside(answer.pop("seconds"))
        return answer

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


class Boards:
    """Draws boards: here, or in a process once that is worth it."""

    def __init__(self) -> None:
        self.usage = Usage()
        self.painter: Painter | None = None  # once it is ready
        self.starting = False
        self.closed = False

    def draw(self, view: View) -> Json:
        """The board of a View, in SVG and in words. Blocks."""
        painter, began = self.painter, time.monotonic()
        if painter is not None:
            try:
                return painter.paint(view)
            except (OSError, ValueError) as error:
                log.warning("painting_failed", error=type(error).__name__)
                self._give_up(painter)
        made = drawn(view)
        now = time.monotonic()
        self.usage.add("drawing", now - began, now)
        if self.usage.of("drawing", now) > BUSY and self.painter is None and not self.starting and not self.closed:
            self.starting = True
            threading.Thread(target=self._start, args=(view,), name="painting", daemon=True).start()
        return made

    def _give_up(self, painter: Painter) -> None:
        if self.painter is painter:
            self.painter = None
        painter.end()

    def _start(self, view: View) -> None:
        """Begin a process, and take it into use when it has drawn for the first time."""
        painter = Painter()
        try:
            painter.paint(view)
            self.painter = painter
        except (OSError, ValueError) as error:
            log.warning("painting_failed", error=type(error).__name__)
            painter.end()
        self.starting = False
        if self.closed:
            painter.end()

    def close(self) -> None:
        self.closed = True
        if self.painter is not None:
            self.painter.end()


def drawn(view: View) -> Json:
    return {"svg": view._repr_svg_(), "text": str(view)}


def painted(games: dict[int, Game], number: int, game: Game | None, state: bytes, seat: int, names: Sequence[str]) -> Json:
    """What the process answers: the board, and the seconds of computing that it took."""
    began = time.process_time()
    game = games.setdefault(number, game) if game is not None else games[number]
    view = View(game, np.frombuffer(state, game.State.dtype).copy(), seat, (), names)
    return {**drawn(view), "seconds": time.process_time() - began}


def main() -> None:
    """Draw until nothing more is asked."""
    games: dict[int, Game] = {}
    while True:
        try:
            asked = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        sys.stdout.write(json.dumps(painted(games, *asked)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
