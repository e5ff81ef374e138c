"""Any program is a bot: its questions, its answers, and its end."""

import json
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result

import ludary
from ludary.adapters.pipes import LONGEST_ANSWER
from ludary.adapters.program import ProgramBot, ProgramFailed, question
from ludary.cli import main
from ludary.cli.bot_words import bots_in
from ludary.core.play.auto_pass import bots_passing_action
from ludary.core.play.match import Match
from tests.adapters.programs import EACH, FIRST, LAST, program
from tests.server.serving import serving, until

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bots" / "lines.py"


def run(*arguments: str | Path) -> Result:
    """The command with these arguments; no traceback, whatever they are."""
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def ask(bot: ProgramBot, match: Match) -> Any:
    view = match.view(match.actor or 0)
    return bot(view, view.legal(), np.random.default_rng(1))


def failure(command: str, deadline: float = 60) -> str:
    """Return the message about a program that fails at the first question."""
    with ProgramBot(command, deadline) as bot, pytest.raises(ProgramFailed) as failed:
        ask(bot, ludary.load("dunjiin").start(seed=1))
    return str(failed.value)


@pytest.mark.parametrize("game", ludary.games())
def test_a_program_plays_a_whole_game(game: str, tmp_path: Path) -> None:
    result = run(
        "play",
        game,
        "--seats",
        "2",
        "--seed",
        "3",
        "--bots",
        f"cmd:{program(tmp_path, EACH + FIRST)}",
        "--save",
        tmp_path / "end",
    )
    assert result.exit_code == 0, result.stderr
    match = Match.load(tmp_path / "end")
    assert match.over
    again = ludary.load(game).start(seats=2, seed=3)
    while again.actor is not None:
        passed = bots_passing_action(
            again.view(again.actor)
        )  # a decision about which bots are not asked
        again.step(again.legal_ids()[0] if passed is None else passed)
    assert [step.action for step in match.steps] == [step.action for step in again.steps]


def test_the_example_is_a_bot_among_others(tmp_path: Path) -> None:
    result = run(
        "sim",
        "dunjiin",
        "--games",
        "2",
        "--bots",
        f"cmd:{sys.executable} {EXAMPLE},uniform",
        "--json",
        tmp_path / "counted.json",
    )
    assert result.exit_code == 0, result.stderr
    assert (
        json.loads((tmp_path / "counted.json").read_text())["seats"][0]["bot"]
        == f"cmd:{sys.executable} {EXAMPLE}"
    )


def test_a_question_has_the_view_in_words_and_as_json_and_the_legal_actions() -> None:
    match = ludary.load("dunjiin", hardcore=True).start(seats=3, seed=3)
    match.step("explore", fate=["vampire/3"])
    view = match.view(match.actor or 0)
    asked = json.loads(json.dumps(question(view, view.legal(), 5)))
    assert (asked["protocol"], asked["game"], asked["version"], asked["edition"]) == (
        1,
        "dunjiin",
        match.game.version,
        "default",
    )
    assert (asked["seat"], asked["seats"], asked["players"], asked["deadline"]) == (
        view.seat,
        3,
        view.names,
        5,
    )
    assert asked["options"] == {"hardcore": "yes"}
    assert asked["text"] == str(view)
    assert asked["news"] == view.events
    assert asked["view"]["heroes"][0]["armor"] == view.heroes[0].armor
    assert [one["action"] for one in asked["legal"]] == view.legal_ids()
    assert asked["legal"][-1]["notation"] == "fight"
    assert asked["legal"][-1]["words"].startswith("Fight the Vampire")


@pytest.mark.parametrize("game", ludary.games())
def test_a_question_has_nothing_that_the_seat_cannot_know(game: str) -> None:
    match = ludary.load(game).start(seats=2, seed=2)
    for step in range(40):
        if match.over:
            break
        seat = match.actor or 0
        view, world = match.view(seat), match.imagine(seat, seed=step).view(seat)
        asked, imagined = question(view, view.legal(), None), question(world, world.legal(), None)
        assert not {"fate", "events"} & asked["view"].keys()
        assert asked | {"news": 0} == imagined | {"news": 0}
        match.step(match.legal_ids()[step % len(match.legal_ids())])


def test_each_seat_has_a_process_of_its_own_and_all_end(tmp_path: Path) -> None:
    match = ludary.load("koa").start(seats=2, seed=1)
    with ProgramBot(program(tmp_path, EACH + LAST)) as bot:
        while len(bot.running) < 2:
            match.step(ask(bot, match))
        processes = [pipes.process for pipes in bot.running.values()]
        assert [process.poll() for process in processes] == [None, None]
    assert [process.returncode for process in processes] == [0, 0]  # their input ended


def test_an_answer_may_say_more_and_end_as_on_windows(tmp_path: Path) -> None:
    with ProgramBot(
        program(
            tmp_path,
            EACH + 'print(json.dumps({"why": "so", "action": question["legal"][0]["action"]}),'
            ' end="\\r\\n", flush=True)',
        )
    ) as bot:
        assert ask(bot, ludary.load("dunjiin").start(seed=1)).notation == "explore"


WRONG = [  # a program's mistake -> the message
    (
        "print('hello')",
        "sent 'hello', which is not JSON; it should answer with a line such as {\"action\": 0}",
    ),
    ("print('[' * 50000)", "which is not JSON"),
    ("print('1' * 5000)", "which is not JSON"),
    ("sys.stdout.buffer.write(b'\\xff\\n')", "which is not JSON"),
    ("print()", "sent '', which is not JSON"),
    ("print(7)", "sent '7', which is not an object with a whole number as \"action\""),
    ("print('{}')", "sent '{}', which is not an object with a whole number"),
    ("print('{\"action\": true}')", "which is not an object with a whole number"),
    ("print('{\"action\": 0.0}')", "which is not an object with a whole number"),
    (
        "print('{\"action\": 77}')",
        "sent '{\"action\": 77}', which is not a legal action; legal actions are 0 (explore)",
    ),
    ("print('{\"action\": -1}')", "which is not a legal action; legal actions are 0 (explore)"),
    (
        f"print('x' * {LONGEST_ANSWER + 1})",
        "sent a line of more than 65,536 bytes, which begins 'xxx",
    ),
    ("sys.stdout.write('x' * 10**7)", "sent a line of more than 65,536 bytes"),
    ("sys.exit(3)", "ended with exit status 3 instead of answering"),
    ("import os; os.kill(os.getpid(), 9)", "was ended by signal 9 instead of answering"),
    ("pass", "ended with exit status 0 instead of answering"),
]


@pytest.mark.parametrize("does, said", WRONG)
def test_a_wrong_answer_is_told_with_what_would_be_right(
    does: str, said: str, tmp_path: Path
) -> None:
    command = program(tmp_path, f"sys.stdin.readline()\n{does}\n")
    told = failure(command)
    assert told.startswith(f"bot cmd:{command} (seat ")
    assert said in told
    assert len(told) < 400 + len(command)


def test_a_program_that_does_not_answer_in_time_is_killed_with_all_its_processes(
    tmp_path: Path,
) -> None:
    noted = tmp_path / "child"
    start = (
        f"import subprocess\nopen({str(noted)!r}, 'w').write(str(subprocess.Popen(['sleep',"
        " '600']).pid))\n"
    )
    match = ludary.load("dunjiin").start(seed=1)
    with ProgramBot(program(tmp_path, start + EACH + FIRST + "    time.sleep(600)\n")) as bot:
        ask(bot, match)
        bot.deadline = 0.5
        with pytest.raises(ProgramFailed, match="did not answer within"):
            ask(bot, match)
    until(lambda: not is_running(int(noted.read_text())))


def is_running(process: int) -> bool:
    """Tell whether there is such a process, other than one that has ended and that nobody has asked
    about yet.
    """
    try:
        os.kill(process, 0)
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


def test_a_program_that_does_not_listen_or_end_is_killed(tmp_path: Path) -> None:
    stubborn = (
        "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nprint('x',"
        " flush=True)\ntime.sleep(600)\n"
    )
    assert "sent 'x', which is not JSON" in failure(program(tmp_path, stubborn))


@pytest.mark.parametrize("command, said", [
    ("", "bot 'cmd:': names no program: write one, as in cmd:python mybot.py"),
    ("python 'a", "bot cmd:python 'a: no closing quotation"),
    ("python a\nb", "should be one line of printable characters"),
])  # fmt: skip
def test_a_command_that_is_none_is_refused_before_anything_starts(command: str, said: str) -> None:
    with pytest.raises(ValueError, match="bot") as refused:
        ProgramBot(command)
    assert said in str(refused.value)


@pytest.mark.parametrize("deadline", [0, -1, float("inf"), float("nan")])
def test_a_deadline_is_a_number_of_seconds(deadline: float) -> None:
    with pytest.raises(ValueError, match="should be a number of seconds above 0"):
        ProgramBot("python", deadline)


def test_the_command_tells_a_programs_fault_in_one_line(tmp_path: Path) -> None:
    result = run(
        "sim", "dunjiin", "--games", "1", "--bots", f"uniform,cmd:{program(tmp_path, 'print(1)')}"
    )
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert "(seat 2) sent '1', which is not an object" in result.stderr
    assert (
        run("play", "--bots", "cmd:no/such/program").stderr
        == "ludary: bot cmd:no/such/program: cannot be started: No such file or directory\n"
    )


def test_commas_within_quotes_belong_to_the_program() -> None:
    assert bots_in("greedy, cmd:bot --with 'a,b' \"c,d\",uniform,") == [
        "greedy",
        "cmd:bot --with 'a,b' \"c,d\"",
        "uniform",
    ]
    assert bots_in("cmd:it's,greedy") == ["cmd:it's", "greedy"]


def test_a_saved_game_starts_no_program_by_itself(tmp_path: Path) -> None:
    saved, trace = tmp_path / "saved.ludary", tmp_path / "trace"
    command = program(tmp_path, f"open({str(trace)!r}, 'w')\n" + EACH + FIRST)
    assert (
        run("play", "dunjiin", "--watch", "--bots", f"cmd:{command}", "--save", saved).exit_code
        == 0
    )
    trace.unlink()
    refused = run("play", "--load", saved)
    assert refused.exit_code == 2
    assert (
        refused.stderr
        == f"ludary: {saved}: cmd:{command} played here, and a saved game starts no program by"
        " itself: say who plays with --bots\n"
    )
    assert not trace.exists()
    assert run("play", "--load", saved, "--watch", "--bots", "greedy").exit_code == 0


def test_nobody_but_who_types_the_command_names_a_program() -> None:
    with pytest.raises(ValueError, match="there is no bot 'cmd:true'"):
        ludary.bots.bot_named("cmd:true")


def test_no_request_to_a_server_starts_a_program(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    bot = f"cmd:touch {trace}"[:40]  # as long as a bot's name may be there
    with serving(tmp_path / "tables.db") as server:
        me = server.player()
        table = me.open("me", "uniform")
        waiting = me.open("me", "open")
        me.my_turn(table)
        refusals = [
            me.no(
                "/api/tables", game="dunjiin", seats=[{"kind": "me"}, {"kind": "bot", "bot": bot}]
            ),
            me.no(f"/api/tables/{waiting}/fill", seat=1, bot=bot),
            me.no(f"/api/tables/{table}/hint", bot=bot),
            me.no(f"/api/tables/{table}/bot", seat=1, bot=bot),
        ]
    assert [code for _, code, _ in refusals] == ["no_bot"] * 4
    assert not trace.exists()
