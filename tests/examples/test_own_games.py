"""A user's own game from its first check to a table: the tutorial's Pig, with every file of the
tutorial.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

import ludary
from ludary.cli import main
from ludary.core.compile.rule import JIT
from ludary.lab.promises import PROMISES
from ludary.lab.promises.beside import lesson_can_be_shown, summary_can_be_shown
from ludary.lab.promises.checking import finding
from ludary.server.catalog.catalog import GameCatalog
from ludary.server.errors import Refused
from ludary.study.puzzles import Puzzle, puzzles_of, puzzles_text
from tests.docs.pages import ROOT, files_of
from tests.golden.records import BRING, bring_lesson, bring_summary
from tests.server.serving import Serving, serving

PIG = files_of(ROOT / "docs" / "your-own-game.md")
EDITION, LEDGER = PIG["pig.edition.toml"], PIG["pig.ledger.toml"]
LESSON = """title = "Hold in time"
minutes = 1
seat = 1
after = "Hold before the 1 comes."
record = '''
{record}'''

[[step]]
say = "Roll."
do = "roll"
"""
SUMMARY = (
    'aim = ["Hold {goal} points."]\nturn = ["Roll or hold."]\nscores = ["What you'
    ' hold."]\nbeginners = ["A 1 costs all."]\n'
)
TINY = (
    "--first-games",
    "50",
    "--games",
    "20",
    "--generations",
    "1",
    "--measured-games",
    "20",
    "--seats",
    "2",
)


def write(folder: Path, name: str, **files: str | None) -> Path:
    """Write the tutorial's game under another name, with these texts beside it; None for no such
    file.
    """
    path = folder / f"{name}.py"
    path.write_text(
        PIG["pig.py"]
        .replace('name="pig"', f'name="{name}"')
        .replace('title="Pig"', f'title="{name.title()}"'),
        encoding="utf-8",
    )
    for kind, text in {"edition": EDITION.replace('"pig"', f'"{name}"'), **files}.items():
        if text is not None:
            (folder / f"{name}.{kind}.toml").write_text(text, encoding="utf-8")
    return path


def write_whole(folder: Path) -> Path:
    """Write Pig with all that can lie beside it."""
    match = ludary.load(write(folder, "pig")).start(2, seed=1)
    match.step("roll", fate=[5])
    chosen = {
        "solution": "hold",
        "chance": 0.6,
        "second": "roll",
        "second_chance": 0.5,
        "usual": "roll",
        "below": "uniform",
        "found": 0.5,
    }
    puzzle = Puzzle(record=match.record(), seat=0, judged_by="search:1000", reason=(), **chosen)  # type: ignore[arg-type]
    return write(
        folder,
        "pig",
        ledger=LEDGER,
        lesson=LESSON.format(record=match.record()),
        summary=SUMMARY,
        puzzles=puzzles_text([puzzle], "One"),
    )


def run(*arguments: str | Path, exit_code: int = 0) -> str:
    result = CliRunner().invoke(
        main, [str(argument) for argument in arguments], catch_exceptions=False
    )
    assert result.exit_code == exit_code, result.output
    return result.output


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("games")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Serving]:
    """A server with Pig and all its files, Hog in the same folder without a ledger, and Boar with a
    wrong one.
    """
    boar = write(folder, "boar", ledger=LEDGER.replace("section", "heading"))
    with serving(
        folder / "tables.db", own_games=(write_whole(folder), write(folder, "hog"), boar)
    ) as one:
        yield one


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/", 'Play<span class="visually-hidden"> Pig</span>'),
        ("/new/pig", "Pig"),
        ("/rules/pig", "Roll the die as often as you dare"),
        ("/rules/pig/summary", "Hold 100 points."),
        ("/learn/pig", "Hold in time"),
        ("/puzzles/pig", "Pig"),
        ("/lab/pig", "points that win"),
        ("/api/games/pig/rules", "P2"),
        ("/new/hog", "Hog"),
        ("/rules/hog", "Hog"),
    ],
)
def test_every_page_of_a_game_of_ones_own_is_served(server: Serving, path: str, words: str) -> None:
    answer = server.player().ask("GET", path)
    assert answer.status_code == 200, answer.text
    assert words in answer.text


def test_the_first_page_names_the_fault_of_a_game_and_offers_all_others(server: Serving) -> None:
    me = server.player()
    said = (
        "boar.ledger.toml: rule 1 (P1): unknown key &#39;heading&#39;; the keys here are id,"
        " section,"
        " rule, actions"
    )
    assert said in me.ask("GET", "/").text
    assert [card["name"] for card in me.get("/api/games")] == [*ludary.games(), "pig", "hog"]
    assert me.ask("GET", "/new/boar").status_code == 503


def test_a_game_of_ones_own_is_played_to_its_end_at_a_table(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "greedy", game="pig", options={"goal": 10})
    while (snapshot := me.my_turn(table))["status"] != "over":
        me.act(table, snapshot, snapshot["decision"]["actions"][-1]["notation"])
    assert me.ask("GET", f"/t/{table}").status_code == 200
    assert me.ask("GET", f"/api/tables/{table}/record").text.count("hold") > 0


@pytest.mark.skipif(
    not JIT, reason="training plays more games than the uncompiled build has time for"
)
def test_the_commands_of_the_tutorial_run(tmp_path: Path) -> None:
    path = write_whole(tmp_path)
    assert "All promises are kept." in run("check", path, "--tries", "5", "--no-builds")
    assert "Hold to keep what is at risk." in run("rules", path, "hold")
    assert "points that win" in run("options", path)
    assert "Hold 100 points." in run("rules", path, "--summary")
    run("play", path, "--bots", "greedy,uniform", "--option", "goal=10", "--seed", "1")
    run("train", path, *TINY)
    assert path.with_suffix(".npz").is_file()
    run("sim", path, "--games", "10", "--bots", "learned,uniform")


WRONG = [  # kind, text, what `check` says, where a server says it
    (
        "edition",
        None,
        "pig.edition.toml: no such file; it should give the values of goal, sides",
        "card",
    ),
    ("edition", "", "pig.edition.toml: edition: Field required", "card"),
    (
        "edition",
        EDITION.replace("where", "why", 1),
        "numbers goal: unknown key 'why'; the keys here are says, where, value",
        "card",
    ),
    (
        "edition",
        EDITION.replace("goal", "gaol"),
        "numbers: gaol: no such number; numbers are goal, sides",
        "card",
    ),
    ("ledger", None, "", ""),
    ("ledger", "", "", ""),
    ("ledger", "[[rule]", "pig.ledger.toml: is not TOML: ", "card"),
    (
        "ledger",
        LEDGER.replace('"roll"', '"rol"'),
        "rule P1: actions: unknown 'rol'; known are roll, hold",
        "card",
    ),
    (
        "ledger",
        LEDGER.replace("[[rule]]", "[[rules]]"),
        "pig.ledger.toml: the file: unknown key 'rules'; the keys here are rule, ruling",
        "card",
    ),
    ("lesson", "", "pig.lesson.toml: title: Field required", "lesson"),
    (
        "lesson",
        'name = "x"',
        "pig.lesson.toml: the file: unknown key 'name'; the keys here are title, minutes",
        "lesson",
    ),
    ("summary", "", "pig.summary.toml: aim: Field required", ""),
    (
        "summary",
        SUMMARY.replace("goal", "gaol"),
        "line 1: aim 1: there is no number {gaol} in the box; its numbers are goal, sides",
        "",
    ),
    ("puzzles", "", "", ""),
    (
        "puzzles",
        "[[puzzle]]",
        "pig.puzzles.toml, line 1, puzzle 1: record: Field required",
        "puzzles",
    ),
]


@pytest.mark.parametrize(("kind", "text", "said", "where"), WRONG)
def test_a_file_that_is_missing_empty_or_wrong_is_named_with_what_is_right(
    tmp_path: Path, kind: str, text: str | None, said: str, where: str
) -> None:
    path = write(tmp_path, "pig", **{kind: text})
    try:
        game = ludary.load(path)
        why = [
            finding(game, promise, 1, 1).why
            for promise in PROMISES
            if promise.keep.__module__.endswith("beside")
        ]
    except ludary.BadEdition as error:
        why = [str(error)]
    assert said in " ".join(why), why
    assert any(why) == bool(said)
    catalog = GameCatalog((path,))
    assert ("pig" in catalog.games) == (where != "card")
    if where == "card":
        with pytest.raises(Refused, match="pig cannot be played here: pig"):
            catalog.game("pig")
    else:
        card = catalog.fixed_card("pig")
        assert (card["lesson"], card["puzzles"]) == (None, 0)


def test_the_record_of_a_lesson_and_a_summary_is_brought_to_a_new_version(tmp_path: Path) -> None:
    game = ludary.load(write_whole(tmp_path))
    record = game.start(2, seed=1).record()
    write(
        tmp_path,
        "pig",
        lesson=LESSON.format(record=record + "1 roll | 2\n"),
        summary=f'{SUMMARY}record = """\n{record}"""\n',
    )
    newer = replace(game, version=2)

    assert [*bring_lesson(newer), *bring_summary(newer)] == []
    for keep in (lesson_can_be_shown, summary_can_be_shown):
        keep(newer, 1, 1)


def test_a_record_that_does_not_replay_by_the_present_rules_is_named(tmp_path: Path) -> None:
    path = write_whole(tmp_path)
    game = ludary.load(path)
    (puzzle,) = puzzles_of(game)
    wrong = puzzle.record.replace("pig 1", "pig 0") + "1 leap\n"
    puzzles = puzzles_text([puzzle.model_copy(update={"record": wrong})], "One")
    write(tmp_path, "pig", lesson=LESSON.format(record=wrong), puzzles=puzzles)

    said = [words for bring in BRING for words in bring(game) if "'1 leap'" in words]
    assert [words.partition(": ")[0] for words in said] == [
        "pig.lesson.toml needs a new Record",
        "pig.puzzles.toml",
    ]
    assert puzzles_of(game) == ()


def test_a_file_without_a_game_does_not_keep_the_others_from_being_played(tmp_path: Path) -> None:
    (tmp_path / "sow.py").write_text("GAME = roll(", encoding="utf-8")
    catalog = GameCatalog((tmp_path / "sow.py", write(tmp_path, "pig")))
    assert "SyntaxError" in catalog.faults["sow"]
    assert [*catalog.games] == [*ludary.games(), "pig"]
