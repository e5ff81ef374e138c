"""The positions that summaries show: `python -m tests.golden.summaries [GAME ...]` plays them anew, and writes them into `summary.toml`."""

import re
import sys
from importlib import import_module
from pathlib import Path

import ludary
from ludary import Match
from ludary.core.contract.summary import FILE
from tests.golden.moments import play_until

RECORD = re.compile(r"\nrecord = '''.*?'''\n", re.DOTALL)


def moment(game: str) -> Match:
    """The moment of the pages' picture; of Zimby Mojo, whose picture is laid out by hand, one that bots have played to."""
    if game == "zimby_mojo":
        return play_until(game, lambda match: bool(match.state.kings_dead))
    found: Match = import_module(f"tests.games.{game}.picture").moment()
    return found


def write(game: str) -> Path:
    """Write the Record into the summary of a game, in place of the one there."""
    folder = ludary.load(game).contents.folder
    assert folder is not None
    path = folder / FILE
    head, *pictures = RECORD.sub("\n", path.read_text(encoding="utf-8")).split("\n[[picture]]", 1)
    written = f"{head.rstrip()}\n\nrecord = '''\n{moment(game).record()}'''\n"
    path.write_text(written + "".join(f"\n[[picture]]{rest}" for rest in pictures), encoding="utf-8")
    return path


if __name__ == "__main__":
    for name in sys.argv[1:] or ludary.games():
        print(write(name))
