"""Koa at the command: played, simulated, replayed, looked up and changed."""

from pathlib import Path

from click.testing import CliRunner, Result

from ludary import Match
from ludary.cli import main
from tests.every_game import random_match
from tests.games.koa.table import koa


def run(*arguments: str | Path) -> Result:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    assert result.exit_code == 0, result.output
    return result


def test_bots_play_a_game_and_it_is_told_in_words() -> None:
    output = run(
        "play", "koa", "--seats", "3", "--bots", "greedy", "--seed", "3", "--option", "caverns=5"
    ).output

    assert "has placed its last cavern, which ends the game" in output
    assert "victory points" in output


def test_games_are_simulated_and_counted() -> None:
    assert (
        "Koa, 4 seats, seed 1: 50 games"
        in run("sim", "koa", "--games", "50", "--seats", "4").output
    )


def test_a_record_is_replayed_in_words_and_pictures(tmp_path: Path) -> None:
    random_match(koa(caverns=5), 2, seed=1).save(tmp_path / "game")

    assert "sets up camp" in run("replay", tmp_path / "game").output
    assert Match.load(tmp_path / "game").over


def test_rules_and_rulings_are_looked_up() -> None:
    assert "K17" in run("rules", "koa", "k17").output
    assert "spins twice" in run("rules", "koa", "jonny").output


def test_the_rules_of_scoring_are_found_under_points() -> None:
    output = " ".join(run("rules", "koa", "points").output.split())

    assert (
        "A cavern on the board is worth 1 point, 1 more if it is chained to the camp, and 1 more if"
        " it lies outside its clan's zones" in output
    )
    assert "a seized cavern set aside is worth 1" in output


def test_options_and_editions_are_listed_and_written(tmp_path: Path) -> None:
    assert "located_limit" in run("options", "koa").output
    run("edition", "koa", "-o", tmp_path / "mine.toml")
    assert "<Game koa" in repr(koa(str(tmp_path / "mine.toml")))


def test_koa_is_listed_among_the_games() -> None:
    assert "koa" in run("games").output
