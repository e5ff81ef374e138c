"""Konja at the command: played, simulated, replayed, looked up and changed."""

from pathlib import Path

from click.testing import CliRunner, Result

from ludary import Match
from ludary.cli import main
from tests.every_game import random_match
from tests.games.konja.table import konja


def run(*arguments: str | Path) -> Result:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    assert result.exit_code == 0, result.output
    return result


def test_bots_play_a_game_and_it_is_told_in_words() -> None:
    output = run(
        "play", "konja", "--bots", "greedy", "--seed", "3", "--option", "last_points=9"
    ).output

    assert "this is the last round" in output
    assert "prays to the" in output


def test_games_are_simulated_and_counted() -> None:
    assert "Konja, 2 seats, seed 1: 50 games" in run("sim", "konja", "--games", "50").output


def test_a_record_is_replayed_in_words(tmp_path: Path) -> None:
    random_match(konja(last_points=9), 2, seed=1).save(tmp_path / "game")

    assert "prays to the" in run("replay", tmp_path / "game").output
    assert Match.load(tmp_path / "game").over


def test_rules_and_rulings_are_looked_up() -> None:
    assert "K17" in run("rules", "konja", "k17").output
    assert "Spirit token" in run("rules", "konja", "spirit").output


def test_options_and_editions_are_listed_and_written(tmp_path: Path) -> None:
    assert "free_attacks" in run("options", "konja").output
    run("edition", "konja", "-o", tmp_path / "mine.toml")
    assert "<Game konja" in repr(konja(str(tmp_path / "mine.toml")))


def test_konja_is_listed_among_the_games() -> None:
    assert "konja" in run("games").output
