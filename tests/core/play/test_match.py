"""Match: playing, refusing, undoing, and what everybody is told."""

import importlib
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import ludary
from tests.every_game import EXAMPLES

DUNJIIN = ludary.load("dunjiin")
FOUR = ludary.load(EXAMPLES / "connect_four.py")


def test_the_front_door_has_what_it_promises() -> None:
    assert ludary.games() == ["dunjiin", "koa", "konja", "nagaraja", "zimby_mojo"]
    assert DUNJIIN.seats == range(2, 7)
    assert ludary.load("dunjiin", fast=True).seats == range(2, 4)
    for name in ludary.__all__:
        assert getattr(ludary, name) is not None


@pytest.mark.parametrize(
    ("name", "options", "complaint"),
    [
        (
            "dunjin",
            {},
            (
                "there is no game 'dunjin'; did you mean 'dunjiin'. Games are dunjiin, koa, .* or"
                " give a Python file"
            ),
        ),
        ("ZIMBY-MOYO", {}, "there is no game 'ZIMBY-MOYO'; did you mean 'zimby_mojo'. Games are"),
        ("chess", {}, "there is no game 'chess'; games are dunjiin, koa"),
        ("", {}, "there is no game ''; games are dunjiin, koa"),
        ("nowhere.py", {}, "nowhere.py: there is no such file"),
        ("dunjiin", {"hardcor": 1}, "there is no option 'hardcor'; did you mean 'hardcore'"),
        ("dunjiin", {"hardcore": "perhaps"}, "hardcore=perhaps: should be no or yes"),
        ("dunjiin", {"armor": 99}, "armor=99: should be a whole number from 1 to 6"),
        ("dunjiin", {"armor": 2.5}, "armor=2.5"),
        ("dunjiin", {"fast": True, "dealer": 4}, "cannot be combined"),
        (
            "dunjiin",
            {"edition": "gold"},
            "there is no edition 'gold' of dunjiin: give a file, or one of default, fixed-shields",
        ),
    ],
)
def test_wrong_names_and_options_are_answered_with_the_right_ones(
    name: str, options: dict[str, object], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        ludary.load(name, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "written", ["zimby_mojo", "Zimby Mojo", "ZIMBY-MOJO", "zimbymojo", " zimby mojo "]
)
def test_a_game_is_found_however_its_name_is_written_and_keeps_its_own(written: str) -> None:
    game = ludary.load(written)
    assert (game.name, game.source) == ("zimby_mojo", None)
    assert pickle.loads(pickle.dumps(game)).name == "zimby_mojo"
    assert f"game: zimby_mojo {game.version}" in game.start(seed=1).record()


@pytest.mark.parametrize("name", ludary.games())
def test_a_game_without_its_box_says_what_puts_it_in(name: str) -> None:
    bare = importlib.import_module(f"ludary.games.{name}").GAME
    for begin in (
        bare.start,
        lambda: bare.batch(2),
        bare.loop,
        lambda: ludary.simulate(bare, games=1),
    ):
        with pytest.raises(
            ValueError,
            match=f"its box is empty: use the game that ludary.load\\('{name}'\\) returns",
        ):
            begin()


def test_a_wrong_number_of_seats_is_answered_with_the_right_ones() -> None:
    with pytest.raises(ValueError, match=r"dunjiin has 2 to 6 seats, not 7"):
        DUNJIIN.start(seats=7)
    with pytest.raises(ValueError, match=r"with these options has 2 to 3 seats"):
        ludary.load("dunjiin", fast=True).start(seats=4)


@pytest.mark.parametrize(
    ("action", "complaint"),
    [
        ("drp 3", "did you mean 'drop'"),
        ("drop", "should be written 'drop COLUMN'"),
        ("drop nine", "no column is called 'nine'; there are 0, 1, 2, 3, 4, 5, 6"),
        ("", "there is no action ''"),
        (99, "'action 99' is not legal now; legal actions are drop 0"),
        (-1, "'action -1' is not legal"),
    ],
)
def test_an_illegal_action_is_named_and_changes_nothing(action: str | int, complaint: str) -> None:
    match = FOUR.start(seed=1)
    before = match.states().tobytes()

    with pytest.raises(ludary.IllegalAction, match=complaint):
        match.step(action)

    assert match.states().tobytes() == before


def test_a_full_column_is_refused_with_what_is_legal() -> None:
    match = FOUR.start(seed=1)
    for _ in range(6):
        match.step("drop 3")
    with pytest.raises(
        ludary.IllegalAction,
        match=r"'drop 3' is not legal now; legal actions are drop 0, drop 1, drop 2, drop 4",
    ):
        match.step("drop 3")


def test_a_view_names_the_seat_whose_turn_it_is() -> None:
    match = FOUR.start(seed=1)
    with pytest.raises(ludary.NotYourTurn, match=r"seat 1 has to decide, not seat 2"):
        match.step("drop 3", seat=1)


def test_a_finished_game_takes_no_more_actions() -> None:
    match = FOUR.start(seed=1)
    for column in (0, 1, 0, 1, 0, 1, 0):
        match.step(f"drop {column}")
    assert match.over
    assert match.actor is None
    assert match.returns == [1, -1]
    assert match.legal() == []
    with pytest.raises(ludary.NotYourTurn, match=r"the game is over"):
        match.step("drop 5")


def test_an_action_can_be_given_as_itself_as_its_id_or_in_words() -> None:
    positions = set()
    for action in (FOUR.action(3), 3, "drop 3"):
        match = FOUR.start(seed=1)
        match.step(action)
        positions.add(match.states().tobytes())
    assert len(positions) == 1


def test_an_action_that_passes_the_turn_on_cannot_be_undone() -> None:
    match = FOUR.start(seed=1)
    match.step("drop 3")
    assert not match.can_undo
    with pytest.raises(ValueError, match=r"cannot be undone"):
        match.undo()


def test_the_beginning_cannot_be_undone() -> None:
    match = DUNJIIN.start(seats=2, seed=1)
    assert not match.can_undo
    with pytest.raises(ValueError, match=r"cannot be undone: nothing has been done yet"):
        match.undo()


def test_a_view_has_the_fields_of_the_state_and_says_which() -> None:
    view = FOUR.start(seed=1).view(0)
    assert view.height[3] == 0
    assert view.actor == 0
    with pytest.raises(AttributeError, match=r"has no field 'heigt'; it has actor"):
        view.heigt  # noqa: B018


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match=r"seats are 0 to 1, and -1 for a spectator"):
        FOUR.start(seed=1).view(2)


def test_history_has_every_event_and_seats_are_told_their_part() -> None:
    leduc = ludary.load(EXAMPLES / "leduc_poker.py").start(seed=1, fate=["K", "Q"])
    assert len(leduc.told(0)) == len(leduc.told(1)) == len(leduc.history) - 1
    assert len(leduc.told(-1)) == len(leduc.history) - 2
    assert leduc.told(0) != leduc.told(1)


def test_importing_ludary_is_light() -> None:
    heavy = ["numba", "pydantic", "rich", "click", "scipy"]
    code = f"import sys, ludary; print([name for name in {heavy} if name in sys.modules])"
    source = str(Path(ludary.__file__).parents[1])
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": source},
    )
    assert run.stdout.strip() == "[]"
