"""`ludary lab compare`: planted differences are found, and where there are none, none are."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import ludary
from ludary.cli import main
from ludary.lab.questions.card_trials.things import things_about
from ludary.lab.questions.compare import compare
from ludary.lab.questions.comparing.box_labels import box_label
from ludary.lab.questions.comparing.differences import row_of
from ludary.lab.questions.comparing.paired import round_sizes
from ludary.lab.questions.measures import HAPPENS, USED, VALUE, main_measures, occurrence
from ludary.lab.questions.sampling import Plan, sampled
from tests.every_game import EXAMPLES

LEDUC = str(EXAMPLES / "leduc_poker.py")
REPEATS, DEALS = 400, 60


def clear(answer: Any) -> dict[str, float]:
    """The differences that an answer says are clear, by name."""
    return {row["key"]: row["difference"]["mean"] for row in answer.figures["rows"] if row["clear"]}


def test_a_house_rule_with_a_known_effect_is_found() -> None:
    answer = compare(ludary.load("dunjiin", armor=2), plan=Plan(games=200))
    found = clear(answer)
    assert found["length"] < -3  # who has less armor dies sooner
    assert found["action explore"] < -0.5
    assert "Luck is taken off" in answer.text()
    assert answer.question == (
        "Dunjiin: Armor Points of each player at the start, 2 (A) against 3 (B)"
    )
    assert any(line.startswith("Games are shorter: ") for line in answer.verdict)


def test_who_deals_changes_the_seats_about_and_nothing_else() -> None:
    first, second = (ludary.load("dunjiin", dealer=dealer) for dealer in (1, 2))
    rows = {
        row["name"]: row for row in compare(first, second, plan=Plan(games=100)).figures["rows"]
    }
    assert rows["Seat 1"]["a"]["mean"] == pytest.approx(1 - rows["Seat 1"]["b"]["mean"], abs=0.01)
    assert rows["Seat 1"]["difference"]["mean"] != 0
    assert (
        rows["Decisions"]["difference"]["mean"] == rows["Whoever begins"]["difference"]["mean"] == 0
    )


def test_boxes_are_named_by_what_differs(tmp_path: Path) -> None:
    usual = ludary.load("konja")
    path = tmp_path / "mine.toml"
    text = (
        usual.contents.edition_path()
        .read_text(encoding="utf-8")
        .replace('name = "Oodoo"\ncost = 1', 'name = "Oodoo"\ncost = 4')
    )
    path.write_text(text, encoding="utf-8")
    mine = ludary.load("konja", path, gold=5)
    assert (box_label(mine, usual), box_label(usual, mine)) == (
        "Oodoo cost = 4, gold of each player at the start = 5",
        "Oodoo cost = 1, gold of each player at the start = 2",
    )
    other = ludary.load("dunjiin", "fixed-shields", armor=4, shop_price=12, training_treasure=9)
    assert (
        box_label(other, ludary.load("dunjiin", "three-of-each"))
        == "edition fixed-shields, Armor Points of each player at the start = 4,"
        " Treasure Points for one Armor Point = 12, 1 more"
    )


@pytest.mark.parametrize(
    ("game", "number", "thing"),
    [
        ("konja", "price_high gold for a cloud of the high pile", "cloud high"),
        ("konja", "gold gold of each player at the start", None),
        ("konja", "spell.upsy.cost", "upsy"),
        ("koa", "roll_1 roll needed to seize in zone 1", "seize"),
        ("dunjiin", "shop_price Treasure Points for one Armor Point", "shop"),
        ("nagaraja", "card Drum Beat", "drum-beat"),
    ],
)
def test_the_thing_that_a_number_is_about_is_found_by_its_name(
    game: str, number: str, thing: str | None
) -> None:
    assert things_about(ludary.load(game), number) == ([thing] if thing else [])


def test_the_use_and_the_worth_of_what_is_changed_are_told_first() -> None:
    answer = compare(ludary.load("konja", price_high=4), plan=Plan(games=50))

    assert answer.verdict[0].startswith("cloud high is used more often: ")
    assert (
        "cloud high is worth" in answer.verdict[1] and " points instead of +" in answer.verdict[1]
    )
    assert [table.title for table in answer.tables[:2]] == [USED, VALUE]
    happens = next(table for table in answer.tables if table.title == HAPPENS)
    assert all(str(row[0]).startswith("“") and "_" not in str(row[0]) for row in happens.rows)


def test_two_sides_that_are_alike_play_the_same_games() -> None:
    answer = compare("dunjiin", plan=Plan(games=40))
    assert clear(answer) == {}
    assert answer.verdict == [
        "Both sides played the same games in all 40 deals: what is changed never mattered."
    ]


def test_other_deals_of_the_same_game_show_nothing_in_95_of_100_repeats() -> None:
    sample = sampled(
        ludary.load(LEDUC), ["uniform"], Plan(games=2 * REPEATS * DEALS, occurrences=True)
    )
    names = {
        values.tobytes(): name
        for name, values in sample.results[0].occurrences.items()
        if values.any()
    }
    families = [
        main_measures(sample.bots),
        [occurrence(sample.game, name) for name in names.values()],
    ]
    values = [
        (measure, measure.of(sample).reshape(2, REPEATS, DEALS), 2 * len(family))
        for family in families
        for measure in family
    ]
    quiet = sum(
        not any(
            row_of(measure, both[0, k], both[1, k], together).is_clear
            for measure, both, together in values
        )
        for k in range(REPEATS)
    )
    assert 0.92 < quiet / REPEATS < 0.99


def test_the_figures_are_the_same_for_any_number_of_workers() -> None:
    one, two = (
        compare(
            ludary.load("dunjiin", armor=4), bots=["uniform"], plan=Plan(games=70, workers=workers)
        )
        for workers in (1, 2)
    )
    assert one.to_dict() == two.to_dict()


def test_a_longer_comparison_goes_on_with_the_games_that_are_kept(tmp_path: Path) -> None:
    armor, bots = ludary.load("dunjiin", armor=4), ["uniform"]
    compare(armor, bots=bots, plan=Plan(games=60, keep=tmp_path))
    more = compare(armor, bots=bots, plan=Plan(games=110, keep=tmp_path))
    assert more.figures == compare(armor, bots=bots, plan=Plan(games=110)).figures
    assert [list(round_sizes(games)) for games in (60, 110, 500)] == [
        [50, 10],
        [50, 50, 10],
        [50, 50, 100, 200, 100],
    ]


def test_bots_of_both_sides_meet() -> None:
    answer = compare("dunjiin", bots=["greedy"], against_bots=["uniform"], plan=Plan(games=100))
    assert answer.question == "Dunjiin: greedy (A) against uniform (B)"
    assert answer.verdict[0].startswith("greedy wins ") and answer.figures["meeting"]["mean"] > 0.55


def test_the_seats_of_mixed_bots_are_changed() -> None:
    answer = compare(
        ludary.load("dunjiin", armor=4), bots=["greedy", "uniform"], plan=Plan(games=40)
    )
    rows = {row["name"]: row for row in answer.figures["rows"]}
    assert rows["greedy"]["a"]["mean"] > rows["uniform"]["a"]["mean"]
    assert any(
        "each played, in 2 seatings, on both sides by greedy and uniform" in line
        for line in answer.about
    )


def stopping(after: int) -> Any:
    """Ctrl-C once so many games are done."""

    def tell(done: int, games: int) -> None:
        if done > after:
            raise KeyboardInterrupt

    return tell


def test_ctrl_c_leaves_the_rounds_that_both_sides_have_played() -> None:
    answer = compare(
        ludary.load("dunjiin", armor=4),
        bots=["uniform"],
        plan=Plan(games=400, workers=1, tell=stopping(350)),
    )
    assert answer.interrupted and answer.figures["deals"] in (50, 100)
    assert "It was interrupted: 400 deals were asked for." in answer.text()
    with pytest.raises(KeyboardInterrupt):
        compare(
            ludary.load("dunjiin", armor=4),
            bots=["uniform"],
            plan=Plan(games=400, tell=stopping(0)),
        )


def test_few_deals_tell_nothing() -> None:
    assert compare(ludary.load("dunjiin", armor=4), plan=Plan(games=4)).verdict == [
        "4 deals are too few to tell anything: play 30 or more."
    ]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            [],
            (
                "both sides are the same: say what differs, with --edition, --option, or --bots and"
                " --against-bots"
            ),
        ),
        (
            ["--option", "armor=4", "--bots", "greedy", "--against-bots", "uniform"],
            "the sides differ in their boxes and in their bots",
        ),
        (["--against", "armour=4"], "no option 'armour'; did you mean armor"),
        (["--against-edition", "mine.toml"], "there is no edition 'mine.toml' of dunjiin"),
        (["--option", "armor=4", "--out", "answer.pdf"], "answer.pdf: should end in .html"),
        (["--option", "armor=4", "--seats", "9"], "9"),
    ],
)
def test_what_cannot_be_compared_is_said(given: list[str], said: str) -> None:
    result = CliRunner().invoke(main, ["lab", "compare", "dunjiin", *given])
    assert result.exit_code == 2 and said in result.output


def test_two_games_are_not_compared() -> None:
    with pytest.raises(ValueError, match="Koa and Konja are two games: compare two boxes of one"):
        compare("koa", "konja")


def test_the_command_prints_and_saves_the_same_answer(tmp_path: Path) -> None:
    given = [
        "lab",
        "compare",
        "dunjiin",
        "--option",
        "armor=4",
        "--bots",
        "uniform",
        "--games",
        "60",
    ]
    result = CliRunner().invoke(
        main, [*given, "--out", str(tmp_path / "a.json"), "--out", str(tmp_path / "a.html")]
    )
    told = json.loads((tmp_path / "a.json").read_text())
    assert result.exit_code == 0 and all(len(line) <= 80 for line in result.output.splitlines())
    assert told["question"] in result.output and told["deals"] == 60
    assert "How games with A differ from those with B" in (tmp_path / "a.html").read_text()
