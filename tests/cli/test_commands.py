"""Tests of the commands without a terminal: their output, the files that they write, and their
refusals.
"""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import ludary
from ludary.cli import main
from ludary.cli.playing.saves import save
from tests.cli.typist import typist


def run(*arguments: str | Path) -> Result:
    """The command with these arguments; no traceback, whatever they are."""
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of two who choose the first action."""
    match = ludary.load("dunjiin").start(seats=2, seed=1)
    while not match.over:
        match.step(match.legal_ids()[0])
    match.save(tmp_path / "game.ludary")
    return tmp_path / "game.ludary"


def test_the_help_lists_every_command_with_a_sentence() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for name, command in main.commands.items():
        assert f"  {name} " in result.output
        assert command.get_short_help_str(limit=80).endswith(".")


def test_without_a_command_it_says_how_to_play_in_a_few_lines() -> None:
    result = run()
    lines = re.findall(r"^  ludary (.+?)   ", result.output, re.MULTILINE)
    assert result.exit_code == 0
    assert result.output.count("\n") < 12
    assert {"serve --open", "play", "--help"} <= set(lines)
    assert [run(*line.split(), "--help").exit_code for line in lines] == [0] * len(lines)


def test_the_version_is_the_packages() -> None:
    assert run("--version").output == f"ludary {ludary.__version__}\n"


MISTAKES = [
    (["play", "dunjin"], "there is no game 'dunjin'; did you mean 'dunjiin'? Games are dunjiin"),
    (["play", "--option", "hardcor"], "Dunjiin has no option 'hardcor'; did you mean hardcore"),
    (
        ["play", "--option", "armor"],
        "--option armor: needs a value, armor=... a whole number from 1 to 6",
    ),
    (["play", "--option", "armor=99"], "armor=99: should be a whole number from 1 to 6"),
    (["play", "--seats", "9"], "dunjiin has 2 to 6 seats, not 9"),
    (["play", "--seat", "3"], "--seat 3: should be a seat from 1 to 2"),
    (["play", "koa", "--seat", "0"], "--seat 0: should be a seat from 1 to 2"),
    (["play", "--seat", "0", "--seats", "4", "--watch"], "--seat 0: should be a seat from 1 to 4"),
    (
        ["play", "--bots", "greedi"],
        "there is no bot 'greedi'; bots are uniform, novice, casual, greedy",
    ),
    (
        ["play", "koa", "--bots", "ismcts:1e3"],
        "bot 'ismcts:1e3': should be a number of iterations (1 to 10,000,000",
    ),
    (
        ["play", "--seats", "2", "--bots", "greedy,greedy"],
        "--bots names 2 bots for 1 other seats: name one for each, or one for all",
    ),
    (["play", "--edition", "nowhere.toml"], "there is no edition 'nowhere.toml' of dunjiin"),
    (
        ["play", "--load", "nowhere.ludary"],
        "nowhere.ludary: cannot be read: No such file or directory",
    ),
    (
        ["play", "--load", "nowhere.ludary", "--seats", "2"],
        "a saved game brings its own seats and options",
    ),
    (["play", "--save", "no/such/folder"], "no/such/folder: No such file or directory"),
    (["sim"], "missing argument 'GAME' (see main sim --help)"),
    (["sim", "dunjiin", "--json", "no/such/folder"], "no/such/folder: No such file or directory"),
    (["sim", "dunjiin", "--games", "0"], "invalid value for '--games': 0 is not in the range x>=1"),
    (["rules", "dunjiin", "dogde"], "there is no rule about 'dogde'; did you mean dodge"),
    (["replay", "nowhere.ludary"], "nowhere.ludary: cannot be read: No such file or directory"),
    (["plya"], "no such command 'plya'"),
]


@pytest.mark.parametrize(
    "arguments, reason",
    MISTAKES,
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistake_is_told_in_one_line(arguments: list[str], reason: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"ludary: {reason}")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_without_a_terminal_bots_play_and_the_game_is_told_in_words() -> None:
    first, again = (run("play", "dunjiin", "--bots", "greedy", "--seed", "3") for _ in range(2))
    assert first.exit_code == 0
    assert "is the last one standing and wins." in first.output
    assert "Place" in first.output
    assert first.stdout == again.stdout


def test_the_games_are_listed_with_their_editions() -> None:
    assert re.search(r"^dunjiin +Dunjiin +2-6 +15-45 ", run("games").output, re.MULTILINE)


def test_options_are_listed_with_range_value_and_source() -> None:
    line = next(
        line
        for line in run("options", "dunjiin").output.splitlines()
        if line.startswith("hardcore")
    )
    assert line.split()[:3] == ["hardcore", "no", "no/yes"]
    assert "printed" in line


def test_a_game_is_found_however_its_name_is_written() -> None:
    assert "`ludary play zimby_mojo --option" in run("options", "Zimby Mojo").output
    assert run("rules", "zimby-mojo").output == run("rules", "zimby_mojo").output
    assert "'ludary rules zimby_mojo box'" in run("rules", "zimby_mojo").output


def test_rules_are_found_by_heading_id_and_words() -> None:
    assert "Fighting Monsters" in run("rules", "dunjiin").output
    assert "Outlive the others" in run("rules", "dunjiin", "overview").output
    assert "\n  D8: " in run("rules", "dunjiin", "d8").output
    assert "Empowered Dodge" in run("rules", "dunjiin", "empowers", "a", "dodge").output


def test_rules_list_what_is_in_the_box() -> None:
    whole, deck = run("rules", "dunjiin", "box").output, run("rules", "dunjiin", "deck").output
    assert re.search(r"Slime +2 +2 +(ours|partly printed) +\d", whole)
    assert re.search(r"Death Fairy +none +(ours|partly printed) +4", whole)
    assert "box' lists what is in the box: Monsters of the deck" in run("rules", "dunjiin").output
    assert "The deck has 108 cards" in deck
    assert deck.endswith(whole[-300:])


def test_an_edition_is_printed_where_output_is_piped_and_written_where_it_is_asked_for(
    tmp_path: Path,
) -> None:
    text = run("edition", "dunjiin").output
    path = tmp_path / "mine.toml"
    assert run("edition", "dunjiin", "-o", path).exit_code == 0
    assert path.read_text() == text
    assert "--force" in run("edition", "dunjiin", "-o", path).stderr
    assert run("edition", "dunjiin", "-o", path, "--force").exit_code == 0
    assert run("options", "dunjiin", "--edition", path).exit_code == 0


def test_a_replay_tells_every_step_and_keeps_secrets_unless_asked(record: Path) -> None:
    steps = len(ludary.Match.load(record).steps)
    openly, all_of_it = run("replay", record).output, run("replay", record, "--seat", "all").output
    assert openly.count(f" of {steps - 1}: Seat ") == steps - 1
    assert "face down" in openly
    assert "Explore: turn over the top card" in all_of_it
    assert "Explore: turn over the top card" not in openly


def test_a_review_tells_the_chances_of_each_player_and_can_be_drawn(
    record: Path, tmp_path: Path
) -> None:
    told = run("review", record, "--looks", "0", "--svg", tmp_path / "curve.svg")
    assert told.exit_code == 0
    assert [
        line.split()[0] for line in told.output.splitlines() if "100.0" in line or " 0.0 " in line
    ][:2] == ["Seat", "Seat"]
    assert "Chances to win" in (tmp_path / "curve.svg").read_text()
    assert json.loads(run("review", record, "--looks", "0", "--json").output)["finished"] is True


def test_a_game_that_goes_on_is_reviewed_only_if_somebody_insists(tmp_path: Path) -> None:
    match = ludary.load("konja").start(2, seed=1)
    match.step(match.legal_ids()[0])
    match.save(tmp_path / "begun.ludary")
    assert "--unfinished" in run("review", tmp_path / "begun.ludary").stderr
    assert (
        "not played to its end" in run("review", tmp_path / "begun.ludary", "--unfinished").output
    )


def test_a_saved_game_stays_as_it_is_where_nobody_sits_at_a_terminal(tmp_path: Path) -> None:
    match, file = ludary.load("konja").start(seed=1), tmp_path / "begun.ludary"
    save(match, ["human", "uniform"], file)
    before = file.read_bytes()

    assert run("play", "--load", file).exit_code == 0

    assert file.read_bytes() == before
    assert run("play", "--load", file, "--save", tmp_path / "ended.ludary").exit_code == 0
    assert ludary.Match.load(tmp_path / "ended.ludary").over


@pytest.mark.parametrize("command", [["play", "--load"], ["replay"], ["review"]], ids=" ".join)
def test_a_file_that_a_record_names_is_not_run(tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "theirs.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')\n")
    (tmp_path / "r.ludary").write_text(f"Ludary record 1\ngame: {tmp_path}/theirs.py 1\nseats: 2\n")
    result = run(*command, tmp_path / "r.ludary")
    assert "for a Record of your own game, give the game's file" in result.stderr
    assert not (tmp_path / "ran").exists()


def test_a_replay_draws_a_picture_of_each_step(record: Path, tmp_path: Path) -> None:
    assert run("replay", record, "--svg", tmp_path / "pictures").exit_code == 0
    pictures = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert pictures == [f"{step:04}.svg" for step in range(len(ludary.Match.load(record).steps))]


def test_a_replay_goes_forth_and_back_at_a_terminal(record: Path, tmp_path: Path) -> None:
    with typist("replay", str(record), folder=tmp_path, height=60) as me:
        me.sees("go there, q: quit): ")
        assert "1 of " in me.types("").sees("go there, q: quit): ")
        assert "the beginning" in me.types("b").sees("go there, q: quit): ")
        assert "This is the beginning." in me.types("b").sees("go there, q: quit): ")
        assert "The game is over" in me.types(str(len(ludary.Match.load(record).steps) - 1)).sees(
            "go there, q: quit): "
        )
        assert me.types("q").leaves() == 0


def test_a_simulation_prints_tables_and_writes_files(tmp_path: Path) -> None:
    files = tmp_path / "sim.json", tmp_path / "sim.csv"
    result = run(
        "sim", "dunjiin", "--games", "50", "--seats", "3", "--json", files[0], "--csv", files[1]
    )
    assert result.exit_code == 0
    assert "Dunjiin, 3 seats, seed 1: 50 games" in result.output
    assert "95 % interval" in result.output
    assert json.loads(files[0].read_text())["games"] == 50
    assert len(files[1].read_text().splitlines()) == 51


INTERRUPTS = """
import json, os, signal, sys
for number, line in enumerate(sys.stdin):
    if number == 0:
        os.kill(os.getppid(), signal.SIGINT)
    print(json.dumps({"action": json.loads(line)["legal"][0]["action"]}), flush=True)
"""


def heeds_ctrl_c() -> None:
    """Heed Ctrl-C although the tests may run in the background of a shell, which ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_before_there_is_an_answer_says_so(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(INTERRUPTS)
    command = [
        "lab",
        "match",
        "connect_four",
        f"cmd:{sys.executable} {tmp_path / 'bot.py'}",
        "uniform",
        "--workers",
        "1",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "ludary", *command],
        capture_output=True,
        text=True,
        env={**os.environ, "LUDARY_JIT": "0"},
        preexec_fn=heeds_ctrl_c,
    )
    assert (done.returncode, done.stdout, done.stderr.strip()) == (
        130,
        "",
        "Interrupted before there was an answer.",
    )


def test_ctrl_c_ends_a_simulation_with_what_was_reached(tmp_path: Path) -> None:
    with typist(
        "sim", "dunjiin", "--games", "1000000000", "--json", "sim.json", folder=tmp_path
    ) as me:
        me.sees("games/s")
        me.presses("\x03").sees("Ended early: Dunjiin, 2 seats, seed 1: ")
        assert me.leaves() == 130
    assert json.loads((tmp_path / "sim.json").read_text())["interrupted"]
