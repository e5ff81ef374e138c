"""`ludary play` at a real terminal."""

import os
import signal
from pathlib import Path

import pytest

import ludary
from ludary import Match
from ludary.core.compile.rule import JIT
from tests.adapters.programs import program
from tests.cli.typist import CTRL_D, Typist, typist

ASKS = "? for help): "
PLAY = ("play", "dunjiin", "--bots", "greedy", "--seed", "3", "--pace", "0")
EXAMPLES = Path(__file__).parents[2] / "examples"


def answer(me: Typist, line: str) -> str:
    """Return the output between a typed line and the next question."""
    return me.types(line).sees(ASKS).split("\n", 1)[1].rpartition("\n")[0]


def test_a_whole_game_is_played_by_always_choosing_1(tmp_path: Path) -> None:
    with typist(*PLAY, folder=tmp_path) as me:
        while "record of this game: " not in me.sees(ASKS, "record of this game: "):
            me.types("1")
        assert "'1' is neither Enter nor 'save'." in me.types("1").sees("record of this game: ")
        lost = me.types("save no/such/folder").sees("record of this game: ")
        assert "It was not saved: no/such/folder: No such file or directory." in lost
        assert me.types("save end.ludary").leaves() == 0
    assert Match.load(tmp_path / "end.ludary").over


def test_the_first_page_says_who_plays_where_one_stands_and_what_one_may_do(tmp_path: Path) -> None:
    with typist(*PLAY, "--name", "Ann", folder=tmp_path) as me:
        page = me.sees(ASKS)
    assert "You are Ann, and play against Bot 2 (greedy)." in page
    assert "Ann (you): Level" in page
    assert "\n  1  Explore: turn over the top card" in page


def test_what_this_is_is_told_at_the_prompt_by_the_rules_that_matter(tmp_path: Path) -> None:
    with typist(*PLAY, folder=tmp_path) as me:
        me.sees(ASKS)
        told = answer(me, "what")

    assert "Exploring is the only action that costs nothing." in " ".join(told.split())


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_with_an_empty_cache_one_plays_at_once_while_the_rules_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDARY_CACHE", str(tmp_path / "cache"))
    with typist("play", "koa", "--bots", "ismcts", "--pace", "0", folder=tmp_path) as me:
        assert (
            "The rules are being compiled meanwhile; until then bots look less far ahead."
            in " ".join(me.sees(ASKS).split())
        )
        for _ in range(6):
            me.types("1").sees(ASKS)
        assert " ".join(answer(me, "hint").split()).startswith(
            "The rules are still being compiled: greedy would choose "
        )
        assert me.types("quit").leaves() == 0
    assert not list((tmp_path / "cache").rglob("*-complete"))


@pytest.mark.parametrize("end", [signal.SIGHUP, signal.SIGTERM])
def test_a_player_who_is_cut_off_finds_the_game_saved(end: signal.Signals, tmp_path: Path) -> None:
    with typist(*PLAY, "--save", "game.ludary", folder=tmp_path) as me:
        me.sees(ASKS)
        me.types("1").sees(ASKS)
        os.close(me.end)  # the terminal is gone: what is printed from now on is an error
        me.end = os.open(os.devnull, os.O_RDONLY)
        me.process.send_signal(end)
        me.process.wait()
    assert sum(step.action is not None for step in Match.load(tmp_path / "game.ludary").steps) >= 1


def test_a_narrow_terminal_is_never_overrun(tmp_path: Path) -> None:
    with typist(*PLAY, folder=tmp_path, width=60, height=30) as me:
        page = me.sees(ASKS)
    assert max(map(len, page.splitlines())) <= 60


def test_a_wrong_answer_gets_one_line_that_says_what_would_be_right(tmp_path: Path) -> None:
    with typist(*PLAY, folder=tmp_path, width=100) as me:
        me.sees(ASKS)
        assert answer(me, "99") == "There is no choice 99: type a number from 1 to 2."
        assert answer(me, "dodge 2") == "'dodge 2' is not possible now: type a number from 1 to 2."
        assert (
            answer(me, "exlpore")
            == "'exlpore' is no choice: did you mean 'explore'? Else type a number from 1 to 2, or"
            " ? for help."
        )
        assert answer(me, "undo") == "There is nothing to take back."
        assert answer(me, "rules dogde").startswith(
            "There is no rule about 'dogde'; did you mean dodge"
        )
        assert (
            answer(me, "save no/such/folder")
            == "It was not saved: no/such/folder: No such file or directory."
        )


def test_commands_answer_without_playing(tmp_path: Path) -> None:
    with typist(*PLAY, folder=tmp_path, height=200) as me:
        page = me.sees(ASKS)
        assert "everything that you were told in this game" in answer(me, "?")
        assert "A turn is one action." in answer(me, "rules")
        assert "Empowered Dodge" in answer(me, "rules empower")
        assert "copies  not seen yet" in answer(me, "box monsters")
        assert (
            answer(me, "box elephants")
            == "Nothing in the box is called 'elephants'; 'box' shows all of it."
        )
        assert "Rest at the Inn for 1 Experience: the first turn is for exploring" in " ".join(
            answer(me, "why").split()
        )
        assert "is dealt" in answer(me, "log")
        assert "Explore" in answer(me, "list expl")
        assert answer(me, "list nothing").startswith("'nothing' is no choice")
        hint = answer(me, "hint")
        assert "greedy would choose " in hint and "chance to win " in hint
        assert (
            answer(me, "view").rpartition("Your first turn")[2]
            == page.rpartition("Your first turn")[2].rpartition("\n")[0]
        )


def test_whoever_is_not_to_be_asked_is_not_and_says_so_by_topic(tmp_path: Path) -> None:
    with typist(*PLAY, folder=tmp_path) as me:
        me.sees(ASKS)
        assert answer(me, "quiet") == "This game asks you nothing that could be muted."
    with typist(
        "play", "nagaraja", "--bots", "uniform", "--pace", "0", "--seed", "1", folder=tmp_path
    ) as me:
        me.sees(ASKS)
        assert answer(me, "quiet").startswith(
            "- cards: ask me whether I answer the opponent's card with an amulet"
        )
        assert answer(me, "quiet cards").startswith(
            "- cards: do not ask me whether I answer the opponent's card with an amulet"
        )
        assert (
            answer(me, "quiet cadrs")
            == "There is no topic 'cadrs': topics are cards, done, nothing."
        )


def before_shopping() -> Match:
    """A game in which the first player has come to be able to buy one Armor Point."""
    match = ludary.load("dunjiin").start(seats=2, seed=0)
    while not (match.actor == 0 and any(action.notation == "shop 1" for action in match.legal())):
        match.step(match.legal()[0])
    return match


def test_an_action_that_leaves_the_turn_with_its_player_can_be_taken_back(tmp_path: Path) -> None:
    before_shopping().save(tmp_path / "table.ludary")
    with typist(
        "play", "--load", "table.ludary", "--bots", "greedy", "--pace", "0", folder=tmp_path
    ) as me:
        me.sees(ASKS)
        assert "buys 1 Armor Point" in answer(me, "shop")
        taken_back = answer(me, "undo")
    assert taken_back.endswith("Taken back.")
    assert "Buy 1 Armor Point" in taken_back


def test_ctrl_d_saves_and_the_game_goes_on_from_there(tmp_path: Path) -> None:
    with typist(*PLAY, folder=tmp_path, width=40) as me:
        me.sees(ASKS)
        me.types("1").sees(ASKS)
        me.presses(CTRL_D).sees("Go on with: ludary play --load dunjiin-")
        assert me.leaves() == 0
        record = f"dunjiin-{me.shown.strip()}"
    saved = (tmp_path / record).read_text()
    with typist("play", "--load", record, "--pace", "0", folder=tmp_path) as me:
        assert "You are Player 1, and play against Bot 2 (greedy)." in me.sees(ASKS)
        me.interrupts().sees(f"Saved as {record}.")
        assert me.leaves() == 0
    assert (tmp_path / record).read_text() == saved


def test_quit_saves_where_one_wishes(tmp_path: Path) -> None:
    with typist(*PLAY, "--save", "mine.ludary", folder=tmp_path) as me:
        me.sees(ASKS)
        assert me.types("quit").leaves() == 0
    assert Match.load(tmp_path / "mine.ludary").actor == 0


def test_people_with_secrets_do_not_see_each_others_screens(tmp_path: Path) -> None:
    with typist(*PLAY, "--bots", "me", folder=tmp_path) as me:
        me.sees("press Enter when nobody else looks. ")
        me.types("").sees(ASKS)
        me.types("1").sees("Press Enter, then pass the keyboard to ", ASKS)


def test_a_game_of_ones_own_is_played_like_any_other(tmp_path: Path) -> None:
    with typist(
        "play",
        str(EXAMPLES / "connect_four.py"),
        "--bots",
        "uniform",
        "--pace",
        "0",
        folder=tmp_path,
    ) as me:
        me.sees(ASKS)
        assert "X" in answer(me, "drop 3")


def test_a_game_with_a_person_in_it_is_saved_when_a_program_fails(tmp_path: Path) -> None:
    command = program(tmp_path, "sys.stdin.readline()\nprint(1)\n")
    with typist(
        "play",
        "dunjiin",
        "--seed",
        "3",
        "--pace",
        "0",
        "--bots",
        f"cmd:{command}",
        folder=tmp_path,
        width=400,
    ) as me:
        shown = me.sees(ASKS, "is not an object")
        while "is not an object" not in shown:
            shown = me.types("1").sees("for help): ", "is not an object")
        assert me.leaves() == 2
    (saved,) = tmp_path.glob("*.ludary")
    assert not Match.load(saved).over
