"""Records that players bring: read and checked in worker processes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludary.core.play.game import Game
from ludary.server.catalog.catalog import GameCatalog
from ludary.server.errors import Refused
from ludary.server.parsing.names import usable_name
from ludary.server.parsing.workers import Workers
from ludary.server.tables.log import Chair, Setup
from ludary.server.tables.moves import NewEntry
from ludary.server.tables.steps import entry_of_step

HEADER = 40  # lines of a Record that are not steps, at most, with comments


@dataclass(frozen=True)
class ImportedRecord:
    """A Record that has been checked, as a table to look at."""

    game: Game
    setup: Setup
    chairs: Sequence[Chair]
    new_entries: Sequence[NewEntry]


class RecordReader:
    """Reads Records of at most `most` steps (0: any number) in worker processes."""

    def __init__(self, catalog: GameCatalog, workers: Workers, most: int) -> None:
        self.catalog, self.workers, self.most = catalog, workers, most

    def read(self, text: str) -> ImportedRecord:
        """Return the match of a Record's text, or raise Refused with the reason. Blocks."""
        name = self.check(text)
        record = self.workers.ask(
            {"do": "record", "source": self.catalog.sources[name], "text": text}
        )
        if "error" in record:
            raise Refused(f"{record['error']}.", "bad_record")
        steps = record["steps"]
        if self.most and len(steps) > self.most:
            raise too_long(len(steps), self.most)
        game = self.catalog.rebuilt(name, record["contents"], record["numbers"])
        names = [
            "" if name == f"Seat {seat + 1}" else usable_name(name)
            for seat, name in enumerate(record["players"])
        ]
        players = [name or f"Player {seat + 1}" for seat, name in enumerate(names)]
        setup = Setup.of(game, **self.catalog.edition_words(game), imported=True)
        return ImportedRecord(
            game,
            setup,
            [Chair("person", name) for name in players],
            [entry_of_step(*step) for step in steps],
        )

    def check(self, text: str) -> str:
        """Return the name of the Record's game.

        A quick look: Refused if the text is too long or names no game of this server.
        """
        lines = text.count("\n") + 1
        if self.most and lines > 2 * (self.most + HEADER):
            raise too_long(lines, self.most)
        if (
            self.most
            and (steps := sum(line[:1].isdigit() for line in text.splitlines())) > self.most
        ):
            raise too_long(steps, self.most)
        name = next(
            (
                line.partition(":")[2].rpartition(" ")[0].strip()
                for line in text.splitlines()
                if line.startswith("game:")
            ),
            "",
        )
        if name not in self.catalog.sources:
            first_line = text.lstrip().partition("\n")[0].strip()
            reason = f"there is no game {name[:40]!r}; games are {', '.join(self.catalog.sources)}"
            wrong = (
                f"line 1: {first_line[:60]!r}: a Record begins with 'Ludary record 1'"
                if first_line != "Ludary record 1"
                else reason
            )
            raise Refused(f"the Record: {wrong}.", "bad_record")
        return name


def too_long(steps: int, most: int) -> Refused:
    return Refused(
        f"The Record has {steps:,} steps; this server accepts at most {most:,} (limit steps).",
        "too_long",
        413,
    )
