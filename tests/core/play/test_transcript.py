"""Records: writing them, and messages about unreadable ones."""

from pathlib import Path

import pytest

import ludary
from tests.every_game import EXAMPLES, random_match

FOUR = ludary.load(EXAMPLES / "connect_four.py")
DUNJIIN = ludary.load("dunjiin")

RECORD = """Ludary record 1
game: connect_four 1
seats: 2
player 2: Ada
generator: 00000000000000ff

start
1 drop 3
# a comment
2 drop 3
"""


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "record"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_record_reads_like_the_game(tmp_path: Path) -> None:
    match = ludary.Match.load(written(tmp_path, RECORD), game=FOUR)
    assert match.players == ["Seat 1", "Ada"]
    assert match.record() == RECORD.replace("# a comment\n", "")
    assert match.actor == 0


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "Ludary record 1",
            "Ludo record",
            "line 1: 'Ludo record': a Record begins with 'Ludary record 1'",
        ),
        ("connect_four 1", "connect_four 2", "line 2: .*the rules here are version 1"),
        (
            "connect_four 1",
            "dunjiin 1",
            "line 2: .*this is a Record of 'dunjiin', not of 'connect_four'",
        ),
        ("seats: 2", "seats: 3", "line 3: 'seats: 3': connect_four has 2 seats, not 3"),
        ("seats: 2\n", "", "line 3: 'player 2: Ada': should be 'seats: ...'"),
        ("00000000000000ff", "xyz", "line 5: .*16 hexadecimal digits"),
        ("start\n", "", "line 7: '1 drop 3': the first line of play should be 'start'"),
        ("1 drop 3", "1 drop 8", "line 8: '1 drop 8': .*no column is called '8'"),
        ("1 drop 3", "2 drop 3", "line 8: '2 drop 3': seat 1 decides here"),
        (
            "1 drop 3",
            "1 drop 3 | 5",
            "line 8: .*no action of connect_four draws more than 1|line 8: .*only 0 of 1 outcomes",
        ),
        ("2 drop 3", "result: 1 -1", "line 10: .*the game did not end with this result"),
    ],
)
def test_a_bad_record_is_refused_with_line_and_reason(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(ludary.BadRecord, match=complaint):
        ludary.Match.load(written(tmp_path, RECORD.replace(old, new)), game=FOUR)


def test_missing_and_foreign_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ludary.BadRecord, match=r"nowhere: cannot be read"):
        ludary.Match.load(tmp_path / "nowhere")
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ludary.BadRecord, match=r"is not text in UTF-8"):
        ludary.Match.load(tmp_path / "picture")
    with pytest.raises(ludary.BadRecord, match=r"ends too early"):
        ludary.Match.load(written(tmp_path, "Ludary record 1\n"))


def test_an_outcome_that_was_forged_is_noticed(tmp_path: Path) -> None:
    record = random_match(DUNJIIN, 2, seed=1).record()
    lines = record.splitlines()
    place = next(number for number, line in enumerate(lines) if line[:1].isdigit() and "|" in line)
    forged = [
        *lines[:place],
        lines[place].split("|")[0] + "| fairy fairy fairy fairy fairy fairy",
        *lines[place + 1 :],
    ]
    with pytest.raises(ludary.BadRecord, match=f"line {place + 1}"):
        ludary.Match.load(written(tmp_path, "\n".join(forged)))


def test_options_and_editions_come_back(tmp_path: Path) -> None:
    game = ludary.load("dunjiin", edition="fixed-shields", hardcore="true", armor=2)
    game.start(seats=3, seed=1).save(tmp_path / "record")
    again = ludary.Match.load(tmp_path / "record")
    assert again.game.changed_options() == {"hardcore": "yes", "armor": "2"}
    assert again.game.edition == game.edition


def test_an_edition_of_ones_own_must_be_given(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        DUNJIIN.contents.edition_path()
        .read_text(encoding="utf-8")
        .replace("dragon cave", "mine")
        .replace("value = 10, says", "value = 12, says")
    )
    ludary.load("dunjiin", edition=mine).start(seats=2, seed=1).save(tmp_path / "record")
    with pytest.raises(
        ludary.BadRecord, match=r"line 3: .*edition 'mine', which does not ship; give its file"
    ):
        ludary.Match.load(tmp_path / "record")
    with pytest.raises(ludary.BadRecord, match=r"another edition than default"):
        ludary.Match.load(tmp_path / "record", edition="default")
    assert ludary.Match.load(tmp_path / "record", edition=mine).seats == 2


def test_a_match_that_began_in_an_imagined_world_can_be_saved(tmp_path: Path) -> None:
    world = random_match(DUNJIIN, 3, seed=4, actions=9).imagine(1, seed=5)
    world.step(world.legal()[0])
    world.save(tmp_path / "record")
    assert (
        ludary.Match.load(tmp_path / "record", imagined=True).states().tobytes()
        == world.states().tobytes()
    )
    with pytest.raises(ludary.BadRecord, match="a position of its own: load it with"):
        ludary.Match.load(tmp_path / "record")


def test_a_file_that_a_record_names_is_not_run(tmp_path: Path) -> None:
    trap = tmp_path / "trap.py"
    trap.write_text("raise SystemExit('it was run')\n")
    with pytest.raises(
        ludary.BadRecord,
        match=r"there is no game '.*for a Record of your own game, give the game's file",
    ):
        ludary.Match.load(written(tmp_path, RECORD.replace("connect_four", str(trap))))
