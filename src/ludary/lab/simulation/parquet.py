"""Games on the disk: a folder of Parquet files, written while they are played, so that their number
is not bounded by memory.

    _simulation.json         whose games these are: the game, its box, the bots, the seed
    games-00000.parquet      a row for each game and seat, and counts in its metadata
    games-00001.parquet ...

A file is there wholly or not at all. Whoever opens the folder again reads in the metadata which
games are there.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ludary.bots.identity import identity_of, names_of
from ludary.bots.network_file import network_digest
from ludary.core.arguments import briefly
from ludary.lab.luck.watch import NAMES, luck_by_seat, watched_of
from ludary.lab.ray.game_bundle import digest_of
from ludary.lab.simulation.game_rows import GameRows
from ludary.lab.simulation.totals import Totals, shares_of_wins

if TYPE_CHECKING:
    from ludary.lab.simulation.compiled_games import Workplace
    from ludary.lab.simulation.crew import Played

FORMAT = 3  # rises when older folders can no longer be gone on with
ABOUT = "_simulation.json"  # readers of a folder pass over names that begin so
KEY = b"ludary"  # in a file's metadata
ROWS_OF_A_FILE = 1_000_000
SECONDS_OF_A_FILE = 60.0  # games that took longer are written as they are


class RowGroup(NamedTuple):
    """Games with consecutive numbers in one file, where they are a row group."""

    first: int
    end: int  # the number behind the last
    file: Path
    group: int


class Parquet:
    """Keeps blocks in a folder."""

    def __init__(self, folder: str | Path, about: dict[str, Any], totals: Totals) -> None:
        """Make the folder, or go on with the one that is there.

        `totals` are those of no games; those of the games there come to them.

        Raises ValueError if it is of another simulation, or of none.
        """
        self.folder, self.totals = Path(folder), totals
        self.about = json.loads(json.dumps(about))  # as it will be read
        self.runs: list[RowGroup] = []
        self.waiting: dict[int, GameRows] = {}
        self.counted, self.since, self.none = totals.fresh(), time.monotonic(), totals.fresh()
        self._begin()
        for file in sorted(self.folder.glob("games-*.parquet")):
            self._find(file)
        self.runs.sort()
        for one, following in pairwise(self.runs):
            if following.first < one.end:
                raise ValueError(
                    f"{following.file}: has game {following.first}, which is in {one.file}, too:"
                    " take one of them away"
                )

    def _begin(self) -> None:
        path = self.folder / ABOUT
        if not path.exists():
            if self.folder.exists() and any(self.folder.iterdir()):
                raise ValueError(
                    f"{self.folder}: has other files and no {ABOUT}: name a new folder, or the"
                    " folder of a simulation"
                )
            self.folder.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(self.about, indent=2) + "\n", encoding="utf-8")
            return
        try:
            written = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise ValueError(f"{path}: is not JSON: {error}") from None
        for name, value in self.about.items():
            if not isinstance(written, dict) or written.get(name) != value:
                other = written.get(name) if isinstance(written, dict) else written
                raise ValueError(
                    f"{path}: {name} is {briefly(other)} there, and {briefly(value)} here: give"
                    " another folder"
                )

    def _find(self, file: Path) -> None:
        """Take in what a file says of its games."""
        from pyarrow import ArrowException, parquet

        try:
            told = json.loads((parquet.read_metadata(file).metadata or {})[KEY])
            counted = Totals.from_json(told["totals"])
        except (ArrowException, KeyError, TypeError, ValueError) as error:
            raise ValueError(f"{file}: is not a file of a simulation: {str(error)[:200]}") from None
        self.runs += [
            RowGroup(first, end, file, group) for group, (first, end) in enumerate(told["runs"])
        ]
        self.totals.add(counted)

    def spans(self) -> list[tuple[int, int]]:
        return [(run.first, run.end) for run in self.runs] + [
            (rows.first, rows.end) for rows in self.waiting.values()
        ]

    def add(self, done: Played) -> None:
        self.waiting[done.block.first] = GameRows.of(done.block)
        self.counted.add(done.totals)
        long_ago = time.monotonic() - self.since > SECONDS_OF_A_FILE
        if long_ago or self.counted.games * len(self.about["bots"]) >= ROWS_OF_A_FILE:
            self._write()

    def close(self) -> None:
        self._write()

    def _write(self) -> None:
        """Write what waits as one file."""
        if self.waiting:
            runs = list(joined([self.waiting[first] for first in sorted(self.waiting)]))
            file = next(
                path
                for path in map(self._named, range(len({run.file for run in self.runs}), 10**9))
                if not path.exists()
            )
            told = {
                "runs": [(rows.first, rows.end) for rows in runs],
                "totals": self.counted.to_json(),
            }
            write(file, runs, self.about, told)
            self.runs = sorted(
                [
                    *self.runs,
                    *(
                        RowGroup(rows.first, rows.end, file, group)
                        for group, rows in enumerate(runs)
                    ),
                ]
            )
        self.waiting, self.counted, self.since = {}, self.none.fresh(), time.monotonic()

    def _named(self, number: int) -> Path:
        return self.folder / f"games-{number:05}.parquet"

    def rows(self) -> Iterator[GameRows]:
        """All games, a run of them at a time."""
        from pyarrow.parquet import ParquetFile

        for run in self.runs:
            with ParquetFile(run.file) as file:
                yield rows_of(run.first, file.read_row_group(run.group), self.about)


def check_pyarrow() -> None:
    """ImportError if there is nothing to write Parquet with."""
    if find_spec("pyarrow") is None:
        raise ImportError("Parquet needs one more package: pip install 'ludary[parquet]'")


def joined(blocks: list[GameRows]) -> Iterator[GameRows]:
    """The blocks, which are in order, with those put together that follow each other."""
    while blocks:
        count = next(
            (k for k, (one, other) in enumerate(pairwise(blocks), 1) if one.end != other.first),
            len(blocks),
        )
        some, blocks = blocks[:count], blocks[count:]
        yield GameRows(
            some[0].first,
            *(
                np.concatenate([getattr(one, name) for one in some])
                for name in GameRows._fields[1:]
            ),
        )


def write(path: Path, runs: list[GameRows], about: dict[str, Any], told: dict[str, Any]) -> None:
    """Write a file, with a row group for each run; it gets its name when it is all there."""
    from pyarrow.parquet import ParquetWriter

    unfinished = path.with_name(f".{path.name}.unfinished")
    tables = [table_of(rows, about["bots"], about["occurrences"] or ()) for rows in runs]
    schema = tables[0].schema.with_metadata({KEY: json.dumps(told)})
    with unfinished.open("wb") as file:
        with ParquetWriter(file, schema, compression="zstd") as writer:
            for table in tables:
                writer.write_table(table.cast(schema), row_group_size=max(1, len(table)))
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def table_of(rows: GameRows, bots: list[str], occurrences: Sequence[str] = ()) -> Any:
    """Some games as a table, a row for each game and seat."""
    import pyarrow as pa

    games, seats = rows.returns.shape
    names = list(dict.fromkeys(bots))
    of_seats = np.array([names.index(bot) for bot in bots], np.int8)
    return pa.table(
        {
            "game": np.repeat(np.arange(rows.first, rows.end, dtype=np.int64), seats),
            "seat": np.tile(np.arange(seats, dtype=np.int8), games),
            "bot": pa.DictionaryArray.from_arrays(np.tile(of_seats, games), names),
            "return": rows.returns.ravel(),
            "won": shares_of_wins(rows.returns).ravel(),
            "decisions": np.repeat(rows.lengths, seats),
            "began": np.repeat(rows.began, seats) == np.tile(np.arange(seats), games),
        }
        | (
            {
                name: column.ravel()
                for name, column in luck_by_seat(rows.watched, seats, occurrences).items()
            }
            if rows.watched.size
            else {}
        )
    )


def rows_of(first: int, table: Any, about: dict[str, Any]) -> GameRows:
    """Read what `table_of` made."""
    seats, occurrences = len(about["bots"]), about["occurrences"] or ()
    returns = table["return"].to_numpy().reshape(-1, seats)
    lengths = table["decisions"].to_numpy()[::seats].astype(np.int32)
    began = table["began"].to_numpy().reshape(-1, seats).argmax(axis=1).astype(np.int8)
    by_seat = {
        name: table[name].to_numpy().reshape(-1, seats)
        for name in (*NAMES, *occurrences)
        if name in table.column_names
    }
    return GameRows(first, returns, lengths, began, watched_of(by_seat, len(returns), occurrences))


def about(workplace: Workplace, ludary: str) -> dict[str, Any]:
    """Return all that the games follow from: simulations that agree in it are equal, number by
    number.
    """
    game, seated = workplace.game, workplace.bots
    names = names_of(seated, game)
    edition = game.edition.digest() if game.edition else None
    return {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "source": digest_of({"": game.source.read_bytes()}) if game.source else "",
        "edition": edition,
        "options": dict(game.numbers),
        "bots": names,
        "identities": {
            name: identity_of(bot, game) for name, bot in zip(names, seated, strict=True)
        },
        "seed": workplace.seed,
        "watches": workplace.watches,
        "judge": network_digest(game) if workplace.watches is True else "",
        "occurrences": workplace.occurrences or None,
        **({"start": sha256(workplace.start).hexdigest()} if workplace.start else {}),
        "ludary": ludary,
    }
