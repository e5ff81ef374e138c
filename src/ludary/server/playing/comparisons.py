"""Comparisons: a player's box compared with the one that ships, by the lab, in processes of low
priority that the server ends.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import structlog

from ludary.server.errors import Refused, not_found
from ludary.server.parsing.workers import closing, environment
from ludary.server.resources.pools import Owner, Pool
from ludary.server.tables.cache import LruCache

KEPT = 100  # answers in memory
GAMES = 3200  # deals; fewer where the computing does not suffice
UNASKED = 40.0  # seconds after which a question that nobody asks about is given up
STARTING = 1200.0  # seconds for the rules to be loaded, or compiled where no cache has them
# times the seconds of computing pass until the answer, on a machine that does other things too
DEADLINE = 4
LARGEST = 2_000_000  # bytes of a line
READYING = "The lab is getting ready …"
WAITING = "The lab is working on another question first …"
FAILED = "The lab could not answer this; the server's log says more."
TOO_LONG = "The lab took too long for this question."
log = structlog.get_logger()
Json = dict[str, Any]


@dataclass(eq=False)
class Question:
    """A question that is being answered, and how far it is."""

    job: Json
    askers: dict[
        tuple[str, str], Owner
    ]  # those who want the answer; the work is counted to the first
    asked: float  # when somebody last asked about it
    state: Json
    process: LabProcess | None = None
    task: asyncio.Task[None] | None = None
    changing: threading.Lock = field(default_factory=threading.Lock)
    given_up: bool = False

    def give_up(self) -> None:
        """End the process, and start none any more."""
        with self.changing:
            self.given_up = True
            if self.process is not None:
                self.process.end()

    def begin(self) -> LabProcess:
        with self.changing:
            if self.given_up:
                raise closing()
            self.process = LabProcess()
            self.hear({"words": READYING})
            return self.process

    def hear(self, line: Json) -> None:
        """Take note of how far the process is."""
        self.state = {**self.state, **line}


class LabProcess:
    """A process that answers one question."""

    def __init__(self) -> None:
        # Ctrl+C does not reach another process group. No other files are inherited; its input ends
        # with the server
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludary.lab.questions.asked"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(),
            process_group=0,
        )

    def answer(self, job: Json, tell: Callable[[Json], object]) -> Json:
        """Return the last line of the process, and `tell` the others; `error` if there is none in
        time. Blocks.
        """
        timer = threading.Timer(STARTING + DEADLINE * job["seconds"], self.process.kill)
        timer.start()
        try:
            return self._answer(job, tell)
        except (OSError, ValueError):  # it is ended
            return {"error": TOO_LONG}
        finally:
            timer.cancel()
            self.end()

    def _answer(self, job: Json, tell: Callable[[Json], object]) -> Json:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(job).encode() + b"\n")
        self.process.stdin.flush()
        while True:
            line: Json = json.loads(self.process.stdout.readline(LARGEST))
            if "found" in line or "error" in line:
                return line
            tell(line)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(OSError, ValueError):  # of what was not sent
                if pipe is not None:
                    pipe.close()


class Comparisons:
    """The questions that are being answered, and the answers.

    The same question has the same answer, which is kept.

    Each owner has one question at a time: a new one takes the place of the one before, which goes
    on if others ask it, too.
    """

    def __init__(self, pool: Pool, seconds: int) -> None:
        self.pool, self.seconds = pool, seconds or 3600
        self.answers: LruCache[Json] = LruCache(KEPT)
        self.questions: dict[str, Question] = {}

    def ask(self, job: Json, owner: Owner) -> Json:
        """Return what is known of the answer to a question, whose work begins if need be.

        Call it in the event loop.
        """
        job = {**job, "games": GAMES, "seconds": self.seconds}
        key = hashlib.sha256(json.dumps(job, sort_keys=True).encode()).hexdigest()[:32]
        known = self.answers.find(key)
        if known is not None:
            return known
        for other, question in list(self.questions.items()):
            if other != key and owner.who in question.askers:
                self.leave(other, question, owner)
        if key in self.questions and self.questions[key].state["status"] == "impossible":
            self.give_up(key)  # another try may succeed
        if key not in self.questions:
            self.begin(key, job, {})
        self.questions[key].askers[owner.who] = owner
        return self.state(key)

    def leave(self, key: str, question: Question, owner: Owner) -> None:
        """Remove one asker of a question; give the question up after the last."""
        waits_for = next(iter(question.askers)) if question.process is None else None
        del question.askers[owner.who]
        if not question.askers or waits_for == owner.who:
            self.give_up(key)
        if question.askers and waits_for == owner.who:  # it takes its turn as the next one's
            self.begin(key, question.job, question.askers)

    def begin(self, key: str, job: Json, askers: dict[tuple[str, str], Owner]) -> None:
        state = {"id": key, "status": "working", "words": WAITING, "progress": 0.0, "found": None}
        question = self.questions[key] = Question(job, askers, time.monotonic(), state)
        question.task = asyncio.get_running_loop().create_task(self.make(key, question))

    def state(self, key: str) -> Json:
        """Return what is known of an answer; Refused for a question that nobody asked, or that was
        given up.
        """
        known = self.answers.find(key)
        if known is not None:
            return known
        if key not in self.questions:
            raise not_found("such question")
        self.questions[key].asked = time.monotonic()
        return self.questions[key].state

    async def make(self, key: str, question: Question) -> None:
        """Answer a question, and keep the answer; if there is none, its state says why."""
        try:
            first = next(iter(question.askers.values()))
            made = await self.pool.run(
                first, lambda: question.begin().answer(question.job, question.hear)
            )
        except Refused as refused:
            made = {"error": refused.words}
        except Exception as error:  # noqa: BLE001 - whoever asks shall hear that it failed
            log.warning("comparison_failed", error=str(error)[:200])
            made = {"error": FAILED}
        if "found" in made:
            self.answers.keep(
                key,
                {
                    **question.state,
                    "status": "ready",
                    "words": "",
                    "progress": 1.0,
                    "found": made["found"],
                },
            )
            if self.questions.get(key) is question:
                del self.questions[key]
        else:
            question.hear({"status": "impossible", "words": made["error"], "progress": 0.0})

    def give_up(self, key: str) -> None:
        """End a question."""
        question = self.questions.pop(key)
        question.give_up()
        if question.task is not None:
            question.task.cancel()

    def tidy(self) -> None:
        """Give up the questions that nobody has asked about for a while.

        Call it in the event loop.
        """
        old = time.monotonic() - UNASKED
        for key in [key for key, question in self.questions.items() if question.asked < old]:
            self.give_up(key)

    def close(self) -> None:
        """Give up all questions."""
        for key in list(self.questions):
            self.give_up(key)
