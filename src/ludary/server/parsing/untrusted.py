"""Untrusted texts: read in a separate process with limits of memory and time. Run by `workers`.

Jobs come as lines of JSON on standard input, and each is answered with two lines: `{"ready": true}`
once the game is loaded, then the answer. Only JSON leaves the process. It ends when its input does.
Its arguments are the beginning of the paths that it may not read, and folders that it may.
"""

from __future__ import annotations

import json
import math
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ludary.bots import review as reviews
from ludary.bots.review_words import review_json
from ludary.core.contract.edition import numbers_of, parse_edition
from ludary.core.errors import BadEdition, BadRecord, BrokenRules
from ludary.core.play.game import Game
from ludary.core.play.library import load
from ludary.core.play.match import Match
from ludary.server.parsing.confinement import confine
from ludary.server.parsing.edition_changes import changed_text
from ludary.server.resources.priority import yield_to_others

try:
    import resource
except ImportError:  # Windows has only the deadline of `workers`
    resource = None  # type: ignore[assignment]

MEMORY = 256 * 2**20  # bytes that one job may add to what the loaded game takes
COSTLY = "Reading it takes more time or memory than a text is allowed."
SHARE = 0.6  # of the computing for one job after which a review looks at no more choices
OFTEN = 0.5  # seconds between two words of how far a review is
TRIAL = 500  # steps of the game that loads the rules
PLAYED: set[str] = set()  # the games whose rules are loaded
Json = dict[str, Any]


def edition(game: Game, job: Json) -> Json:
    """Check an edition as TOML, with changes, and put it into a box."""
    assert game.contents.edition_model is not None
    text = changed_text(job["text"], job["changes"])
    file = parse_edition(text, game.contents.edition_model, game.name, "edition_text")
    numbers = numbers_of(file, game.contents.options, job["options"], "edition_text")
    game.with_tables(file, numbers)
    written = file.model_dump_json(exclude_unset=True)
    return {
        "contents": file.model_dump_json(),
        "written": written,
        "numbers": numbers,
        "text": text,
    }


def record(game: Game, job: Json) -> Json:
    """Replay a Record."""
    match = Match.from_record(job["text"], game=game)
    own = match.game
    steps = [
        [step.actor, notation(match, step.action), [outcome for _, outcome in step.outcomes]]
        for step in match.steps
    ]
    contents = own.edition.model_dump_json() if own.edition else None
    return {
        "contents": contents,
        "numbers": dict(own.numbers),
        "players": match.players,
        "steps": steps,
    }


def notation(match: Match, action: int | None) -> str | None:
    return None if action is None else match.game.actions.notation(action, match.game.thing_names)


def review(game: Game, job: Json) -> Json:
    """Return the review of a game that was played here."""
    if job["edition"] is not None and game.contents.edition_model is not None:
        game = game.with_tables(
            game.contents.edition_model.model_validate_json(job["edition"]), job["numbers"]
        )
    match = Match.begin(game, job["seats"], 0, job["steps"][0][1])
    match.players = job["players"]
    for action, fate in job["steps"][1:]:
        match.step(action, fate)
    return review_json(
        match, reviews.review(match, seconds=SHARE * job["seconds"], tell=progress_teller())
    )


def progress_teller() -> Callable[[float], None]:
    """Return a function that writes how far a job is, but not too often."""
    told = time.monotonic()

    def tell(done: float) -> None:
        nonlocal told
        if time.monotonic() - told >= OFTEN:
            told = time.monotonic()
            write_line({"progress": round(done, 3)})

    return tell


JOBS: dict[str, Callable[[Game, Json], Json]] = {
    "edition": edition,
    "record": record,
    "review": review,
}


def prepare(source: str, do: str) -> Game:
    """Return the game, with everything loaded that the job will use, so that loading does not
    count.
    """
    game = load(source)
    if do in ("record", "review") and source not in PLAYED:
        match = game.start(seed=1)
        reviews.load_reviewer(match.view(match.actor or 0))
        while not match.over and len(match.steps) < TRIAL:
            match.step(match.legal_ids()[len(match.steps) % len(match.legal_ids())])
        match.returns  # noqa: B018 - loads
        PLAYED.add(source)
    return game


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Limit the block to MEMORY more bytes and to so many seconds of computing, after which the
    process is ended.
    """
    if resource is None:
        yield
        return
    kinds = {
        resource.RLIMIT_DATA: data_bytes() + MEMORY,
        resource.RLIMIT_CPU: math.ceil(time.process_time() + seconds),
    }
    before = {kind: resource.getrlimit(kind) for kind in kinds}
    for kind, most in kinds.items():
        resource.setrlimit(kind, (most, before[kind][1]))
    try:
        yield
    finally:
        for kind, both in before.items():
            resource.setrlimit(kind, both)


def data_bytes() -> int:
    """Return the bytes of this process's data."""
    with open("/proc/self/status", encoding="ascii") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmData"))


def answer_job(game: Game, job: Json) -> Json:
    """Return the answer to a job; `error` if the text is wrong."""
    try:
        with limited(job["seconds"]):
            return JOBS[job["do"]](game, job)
    except (BadEdition, BadRecord, BrokenRules, ValueError) as error:
        return {"error": str(error)[:2000]}
    except (MemoryError, RecursionError):
        return {"costly": COSTLY}


def cache_folders() -> list[str]:
    """Return the folders of compiled code; the second is used if the first is not writable."""
    return [
        os.environ.get("LUDARY_CACHE", os.devnull),
        f"{tempfile.gettempdir()}/ludary-{os.getuid()}",
    ]


def main() -> None:
    """Answer jobs until the input ends, or until one was too costly: then a new process starts with
    clean memory.
    """
    yield_to_others()
    confine([*sys.argv[2:], *cache_folders()], *sys.argv[1:2])
    write_line({"ready": True})
    for line in sys.stdin:
        job = json.loads(line)
        game = prepare(job["source"], job["do"])
        write_line({"ready": True})
        answer = answer_job(game, job)
        write_line(answer)
        if "costly" in answer:
            break


def write_line(answer: Json) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
