"""Lines of the log that go on: the newest entry has the whole line, and says which one it stands
instead of.
"""

from typing import Any

import pytest

import ludary
from ludary.server.http.models.snapshots import Entry
from ludary.server.tables import moves
from ludary.server.tables.log import EntryKind
from tests.core.play.test_chapters import told_in_chapters
from tests.every_game import EXAMPLES
from tests.server.offline_table import OfflineTable


@pytest.fixture
def at() -> OfflineTable:
    return OfflineTable(
        "Ann", "Bob", game=told_in_chapters(ludary.load(str(EXAMPLES / "connect_four.py")))
    ).start()


def drops(at: OfflineTable) -> list[dict[str, Any]]:
    return [entry for entry in at.snapshot(0)["news"] if entry["kind"] == EntryKind.ACT]


def test_the_newest_entry_of_a_line_that_goes_on_has_all_of_it_and_replaces_the_one_before(
    at: OfflineTable,
) -> None:
    for column in (4, 4, 4, 2):
        at.act(f"drop {column}")
    first, second, third, other = drops(at)

    assert [entry["lines"][0].split()[0] for entry in (first, second, third, other)] == [
        "1",
        "2",
        "3",
        "1",
    ]
    assert (second["instead"], third["instead"]) == (first["number"], second["number"])
    assert "instead" not in first
    assert "instead" not in other
    assert Entry.model_validate(third).instead == second["number"]


def test_talk_does_not_break_a_line_and_taking_back_does(at: OfflineTable) -> None:
    at.act("drop 4").do(moves.say(at.table, 0, "Hello", None))
    at.act("drop 4")
    assert drops(at)[-1]["lines"][0].startswith("2 in")

    at.do(moves.undo(at.table, 1, at.table.version))
    at.do(moves.answer(at.table, 0, True))
    at.act("drop 4")

    assert drops(at)[-1]["lines"][0].startswith("1 in")
