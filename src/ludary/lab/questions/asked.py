"""Questions that a server asks: `python -m ludary.lab.questions.asked` compares a box with the one
that ships.

The question comes as a line of JSON; lines of JSON with words and progress come back, then the
answer. The contents of the box have been checked. The process lets all others go first, has limits
of memory and of computing, and ends with its input.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ludary.core.cores import NOBODY_WAITS
from ludary.core.play.library import load
from ludary.lab.questions.compare import compare
from ludary.lab.questions.sampling import Plan

if TYPE_CHECKING:
    from ludary.core.play.game import Game
    from ludary.lab.questions.answer import Answer

try:
    import resource
except ImportError:  # Windows has only the deadline of the server
    resource = None  # type: ignore[assignment]

MEMORY = 3 * 2**30  # bytes
TRIAL = 2  # deals that compile what the cache lacks, before computing counts
OFTEN = 0.5  # seconds between two lines of progress
COMPILING = "Making the rules ready: a moment, or some minutes after an update …"
PLAYING = "Playing the same deals with both boxes …"
TOO_SLOW = "No round of games was finished in the time that the server gives to a question."
Json = dict[str, Any]


def answer_to(question: Json, say: Callable[[Json], object]) -> Json:
    """Return the answer as plain values; `error` if there is none."""
    game, changed = boxes_of(question)
    bots = question["bots"] or None
    say({"words": COMPILING})
    try:
        compare(changed, game, bots, plan=Plan(TRIAL, workers=1))
        say({"words": PLAYING})
        plan = Plan(
            question["games"],
            workers=1,
            tell=progress_teller(say),
            say=lambda words: say({"words": f"So far: {words}"}),
        )
        interrupt_after(question["seconds"])
        answer = compare(changed, game, bots, plan=plan)
    except KeyboardInterrupt:
        return {"error": TOO_SLOW}
    except ValueError as error:
        return {"error": str(error)[:2000]}
    finally:
        interrupt_after(0)
    return {"found": plain(answer)}


def boxes_of(question: Json) -> tuple[Game, Game]:
    """Return the game as it ships, and with the box in question."""
    game = load(question["source"])
    assert game.contents.edition_model is not None
    return game, game.with_tables(
        game.contents.edition_model.model_validate_json(question["contents"]), question["numbers"]
    )


def plain(answer: Answer) -> Json:
    """Return an answer as a page shows it: texts, and the whole as a file of its own."""
    tables = [
        {"title": one.title, "head": list(one.head), "rows": one.texts(), "note": one.note}
        for one in answer.tables
    ]
    charts = [
        {"title": one.title, "svg": one.svg, "words": one.words, "note": one.note}
        for one in answer.charts
    ]
    told = {
        "question": answer.question,
        "verdict": list(answer.verdict),
        "about": list(answer.about),
    }
    page = replace(answer, next="").html()  # a reader of pages has no commands
    return {**told, "tables": tables, "charts": charts, "page": page}


def progress_teller(say: Callable[[Json], object]) -> Callable[[int, int], None]:
    """Return a function that says which part of the games is played, but not too often."""
    told = time.monotonic()

    def tell(done: int, of: int) -> None:
        nonlocal told
        if time.monotonic() - told >= OFTEN:
            told = time.monotonic()
            say({"progress": round(done / of, 3)})

    return tell


def interrupt_after(seconds: float) -> None:
    """Interrupt the games, as Ctrl-C does, after so many seconds of computing; never for 0."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGPROF, signal.default_int_handler)
        signal.setitimer(signal.ITIMER_PROF, seconds)


def end_with_input() -> None:
    """End this process once the server closes its input."""
    sys.stdin.read()
    os._exit(1)


def write_line(line: Json) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(int(os.environ.get("LUDARY_NICE", NOBODY_WAITS)))
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    question = json.loads(sys.stdin.readline())
    threading.Thread(target=end_with_input, daemon=True).start()
    write_line(answer_to(question, write_line))


if __name__ == "__main__":
    main()
