"""Broken games are found out: Leduc poker, made worse in one place, breaks the promise that it
should.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import ludary
from ludary.lab.promises import PROMISES
from ludary.lab.promises.builds import disagreement
from ludary.lab.promises.checking import BUILDS_AGREE
from ludary.lab.promises.likely_worlds import bias_of
from ludary.study.puzzles import Puzzle, puzzles_text
from tests.every_game import EXAMPLES

SOURCE = str(Path(__file__).parents[2] / "src")
LEDUC = (EXAMPLES / "leduc_poker.py").read_text(encoding="utf-8")

DRAWN = "            s.cards[other] = draw(s, s.deck, cards_in(s.deck))"
DEALT = "        dealt(s, seat, s.cards[seat], 1 << seat)\n"
FOLDS, RAISES = "def folds(s: State, seat: Seat", "def raises(s: State, seat: Seat, chips: int"
IF_HIDDEN = "if other != seat and s.cards[other] != NO_CARD and not shown"
WINNER, TOLD, HINTED = "    s.winner = winner\n", "describe=describe", "    about="
FAULTS: list[
    tuple[dict[str, str], str, str]
] = [  # texts of Leduc poker and their faulty replacements, words of the promise, the message
    (
        {"s.public = draw(s, s.deck, DECK - 2)": "s.public = 0"},
        "every random game ends",
        "`check` says 1: there are two cards",
    ),
    (
        {"out[raised] = Verb.CALL\n": "out[raised] = Verb.RAISE\n"},
        "every random game ends",
        "should ascend, from 0 to 2",
    ),
    (
        {"if s.actor == NOBODY:\n        return 0": ""},
        "every random game ends",
        "the game is over but fold, call can be done",
    ),
    (
        {"    s.actor = other\n": "    s.actor = other + 1\n"},
        "every random game ends",
        "`actor` is 2",
    ),
    (
        {
            "    s.actor = other\n": (
                "    if action == Verb.CALL and s.raises > 0:\n        return\n    s.actor ="
                " other\n"
            )
        },
        "changes something",
        "'call' changes nothing",
    ),
    (
        {
            "(Verb, ())": "(Verb, ()) | {2: (('card', named('card', 2)),)}",
            '("J", "Q"': '("J", "J"',
        },
        "reads back",
        "3 is written 'raise J'",
    ),
    ({" / MOST": ""}, "returns lie", "should lie between -1 and 1"),
    (
        {"decisions=8": "decisions=1"},
        "no game passes the bounds",
        "decisions: `GameLimits(decisions=1)` is too low",
    ),
    (
        {"told=13": "told=2"},
        "no game passes the bounds",
        "events: `GameLimits(told=2)` is too low",
    ),
    (
        {"told=13": "chance=False"},
        "no game passes the bounds",
        "something was drawn or rolled: `GameLimits(chance=False)` says",
    ),
    (
        {"told=13": "highest=0.01"},
        "no game passes the bounds",
        "says that they lie between -1 and 0.01",
    ),
    (
        {"out[1] = -out[0]": "out[1] = 0.01"},
        "no game passes the bounds",
        "do not add up to 0: use `GameLimits(zero_sum=False)`",
    ),
    (
        {
            TOLD: (
                "scores=lambda box, s: s.stakes[:2], score_parts=lambda box, s, seat:"
                " [Part('chip', 9)]"
            )
        },
        "parts of scores",
        "add up to [9.0, 9.0], and the scores are",
    ),
    (
        {
            TOLD: (
                "unavailable=lambda game, s, legal, who: [Unavailable('fold', 'you are"
                " winning', sorted(legal))]"
            )
        },
        "told to be unavailable",
        "'fold' is told to be unavailable (you are winning), but",
    ),
    ({HINTED: "    hints=BotHints(sure), about="}, "what `judge` expects", "gives seat 1 2.0"),
    (
        {HINTED: "    hints=BotHints(judge_seats=swapped), about="},
        "what `judge` expects",
        "`judge_seats` gives seat 2 0.5, `judge` 0.0",
    ),
    (
        {HINTED: "    hints=BotHints(unsettled=rash), about="},
        "what `unsettled` presumes",
        "presumes 99: should be",
    ),
    (
        {HINTED: "    hints=BotHints(shortlist=short), about="},
        "what bots look at",
        "wrote nothing: should be some of the legal",
    ),
    (
        {
            "s.public = draw(s, s.deck, DECK - 2)": (
                "s.public = draw(s, s.deck, cards_in(s.deck) - 1)"
            )
        },
        "chances",
        "add up to 1.3333",
    ),
    ({"if s.cards[other] == NO_CARD:": "if other == 0:"}, "shown the same", "the View's field"),
    (
        {"    shown = s.actor == NOBODY": ("    shown = s.fate.drawn == 0 and s.actor == NOBODY")},
        "follows from the position",
        (
            "is shown of deck, cards depends on the tape, the generator or the events of the"
            " last action"
        ),
    ),
    (
        {
            "(s.raises < RAISES_IN_A_ROUND)\n": (
                "(s.raises < RAISES_IN_A_ROUND and s.cards[1 - s.actor] != 0)\n"
            )
        },
        "an actor can tell",
        "`legal` looks at what is concealed",
    ),
    (
        {"if s.cards[other] == NO_CARD:": "if other == 0:"},
        "observations and information states",
        "tells which of two worlds it is in",
    ),
    (
        {"meanings.count(MOST)": "meanings.count(3)"},
        "numbers lie within",
        "declaration does not fit: stakes: byte",
    ),
    ({DRAWN: "            s.cards[other] = 0"}, "imagined worlds keep", "breaks an invariant"),
    (
        {IF_HIDDEN: f"{IF_HIDDEN} and other == 1"},
        "nobody sees",
        "is shown deck, cards, which depends on an outcome of the set-up",
    ),
    (
        {"            s.deck[s.cards[other]] += 1\n": ""},
        "nobody sees",
        "is shown deck, which depends on an outcome of the set-up",
    ),
    (
        {"            s.cards[other] = NO_CARD\n": ""},
        "nobody sees",
        "is shown cards, which depends on an outcome of the set-up",
    ),
    (
        {DEALT: f"        s.raises = s.cards[0] % 2\n{DEALT}"},
        "nobody sees",
        "is shown raises, which depends on",
    ),
    (
        {DEALT: f"        s.winner = s.cards[0] - 1\n{DEALT}", "    s.winner = NOBODY\n": ""},
        "nobody sees",
        "is shown winner, which depends on",
    ),
    (
        {
            "out[raised] = Verb.CALL": (
                "out[raised] = Verb.CALL\n    s.raises |= s.cards[1 - s.actor] == 2"
            )
        },
        "nobody sees",
        "is shown raises",
    ),
    (
        {"shown = s.actor == NOBODY and s.stakes": "shown = s.public == 0 or s.stakes"},
        "nobody sees",
        "which depends on an outcome of the set-up",
    ),
    (
        {"turned(s, NOBODY, s.public)": "turned(s, NOBODY, 0)"},
        "nobody sees",
        "is shown deck, public",
    ),
    (
        {
            "card: Card, known_to: int)": "card: Card)",
            DEALT: "        dealt(s, seat, s.cards[seat])\n",
        },
        "nobody is told",
        "an event tells a spectator of an outcome of the set-up",
    ),
    (
        {DEALT: DEALT.replace("1 << seat", "1 << (1 - seat)")},
        "nobody is told",
        "an event tells seat 1 of an outcome of the set-up",
    ),
    (
        {DEALT: DEALT.replace("1 << seat", "3")},
        "nobody is told",
        "an event tells seat 1 of an outcome of the set-up",
    ),
    (
        {"calls(s, seat, owed)": "calls(s, seat, owed + s.cards[seat])"},
        "nobody is told",
        "an event tells a spectator of an outcome",
    ),
    (
        {FOLDS: f"{FOLDS}, card: Card", "folds(s, seat)": "folds(s, seat, s.cards[seat])"},
        "nobody is told",
        "an event tells a spectator of an outcome",
    ),
    (
        {FOLDS: f"{FOLDS}, chips: int", "folds(s, seat)": "folds(s, seat, s.deck[0])"},
        "nobody is told",
        "an event tells a spectator of an outcome",
    ),
    (
        {
            RAISES: f"{RAISES}, card: Card",
            "raises(s, seat, more)": "raises(s, seat, more, s.cards[other])",
        },
        "nobody is told",
        "an event tells a spectator of an outcome",
    ),
    (
        {DRAWN: "            s.cards[other] = lowest(s)"},
        "as likely",
        "imagines cards[1] = 0 in",
    ),
    ({DRAWN: "            s.cards[other] = either(s)"}, "as likely", "imagines cards[1] = "),
    (
        {DRAWN: "            s.cards[other] = draw(s, s.deck, 1)"},
        "as likely",
        "imagines cards[1] = ",
    ),
    (
        {DRAWN: "            s.cards[other] = 0\n            s.deck[:] = 0"},
        "can be played",
        "(worse.py, line",
    ),
    (
        {WINNER: f"{WINNER}    s.raises = bits(s.fate) % 9\n"},
        "Records replay",
        "does not replay",
    ),
    (
        {WINNER: f"{WINNER}    CALLS.append(1)\n    s.raises = len(CALLS) % 99\n"},
        "copies and pickles",
        "plays on differently",
    ),
    ({'"{seat} folds."': '" "'}, "have words", "an event or an action has no words"),
    ({TOLD: "describe=lambda *given: ''"}, "have words", "nothing is described to"),
    (
        {
            TOLD: (
                "describe=lambda game, s, seat, who: '' if s.actor == NOBODY and s.winner =="
                " NOBODY else describe(game, s, seat, who)"
            )
        },
        "have words",
        "of a game that was given up",
    ),
    (
        {TOLD: "beats=lambda *given: [Beat('say', ' ')]"},
        "beats have captions",
        "a beat has no caption of one line",
    ),
    (
        {TOLD: "beats=lambda *given: [Beat('jump', 'Up')]"},
        "beats have captions",
        "'Up' is of the unknown kind 'jump'; kinds are flip, move",
    ),
    (
        {TOLD: "beats=lambda *given: [Beat('say', 'Up', ('x',))]"},
        "beats have captions",
        "'Up' happens at 'x', which the board",
    ),
    (
        {TOLD: "beats=lambda *given: CALLS.append(1) or [Beat('say', f'{len(CALLS)}')]"},
        "shown the same",
        "shown of the last action",
    ),
    (
        {TOLD: "board=drawn(G % 'data-spot'), inspect=lambda *given: Inspection(' ')"},
        "told of things",
        "of 'x' lacks words",
    ),
    (
        {
            TOLD: (
                "board=drawn(G % 'data-spot'), inspect=lambda *given: Inspection('a card', (),"
                " ('bluff',))"
            )
        },
        "told of things",
        "names rules that the ledger lacks: bluff",
    ),
    (
        {TOLD: "spot=lambda *given: 'x', inspect=lambda *given: None"},
        "told of things",
        "about the spot 'x', of which nothing is told",
    ),
    (
        {
            TOLD: (
                "board=drawn(G % 'data-spot'), inspect=lambda *given: CALLS.append(1) or"
                " Inspection(f'{len(CALLS)}')"
            )
        },
        "shown the same",
        "what is told of things on its board can tell",
    ),
    ({TOLD: "board=drawn('<g')"}, "pictures", "not well-formed"),
    ({TOLD: "board=drawn(G % 'style')"}, "pictures", "has a style or a script"),
    (
        {TOLD: "board=drawn(G % 'id'), spot=lambda *given: 'x'"},
        "pictures",
        "which the picture has 0 times",
    ),
    (
        {TOLD: "board=drawn(G % 'id'), marks=lambda *given: {'take': ['x']}"},
        "pictures",
        "marks the spot 'x', which the picture",
    ),
    (
        {TOLD: "board=drawn(G % 'data-spot'), marks=lambda *given: {'tkae': 'x'}"},
        "pictures",
        "marks the unknown kind 'tkae'; kinds are",
    ),
    (
        {TOLD: "board=lambda game, s, *who: one_panel('x', '', '', (9, 9 + s.raises), '<g/>')"},
        "boards keep",
        "not in all positions ('map', 9, 9), ('map', 9, 10)",
    ),
    (
        {TOLD: "marks=lambda *given: CALLS.append(1) or {'take': [f'{len(CALLS)}']}"},
        "shown the same",
        "what a choice would touch",
    ),
]
OPENED = "a server can open it: its editions, its ledger, its cover and its first position"
LESSON = "its lesson, if it has one, can be shown"
SUMMARY = "so can its summary"
PUZZLES = "so can its positions to solve"
BESIDE = (OPENED, LESSON, SUMMARY, PUZZLES)  # these lie beside the game: no text of Leduc poker
SELDOM = (
    "(worse.py, line",
    "plays on differently",
    "not in all positions",
)  # messages about faults that few positions show
MORE = """from ludary.core.contract.actions import named
from ludary.core.contract.beats import Beat
from ludary.core.contract.breakdown import Part
from ludary.core.state.fate import bits
from ludary.core.play.game import BotHints
from ludary.core.contract.inspection import Inspection
from ludary.core.picture.panels import one_panel
from ludary.core.compile.rule import JIT
from ludary.core.contract.unavailable import Unavailable

CALLS = []
G = '<g %s="x"/>'


def drawn(layer):
    return lambda *given: one_panel("x", "", "", (9, 9), layer)



def sure(box, s, seat):
    return 2.0


def swapped(box, s, seats, out):
    out[1] = 0.5


def rash(box, s):
    return 99


def short(box, s, out):
    return 0


@rule
def lowest(s):
    rank = 0
    while s.deck[rank] == 0:
        rank += 1
    s.deck[rank] -= 1
    return rank


@rule
def either(s):
    rank = lowest(s)
    if bits(s.fate) % 2 or s.deck[2] == 0:
        return rank
    s.deck[rank] += 1
    s.deck[2] -= 1
    return 2


"""
FORKS = """
import json, os, sys
import ludary
from ludary.lab.promises.checking import finding
from ludary.lab.promises import PROMISES
from ludary.cli import main
for line in sys.stdin:
    folder, promise, *arguments = json.loads(line)
    number = os.fork()
    if not number:
        os.chdir(folder)
        os.dup2(os.open("said", os.O_CREAT | os.O_WRONLY), 1)
        os.dup2(1, 2)
        if not promise:
            main(arguments)
        for one in PROMISES:
            if promise in one.words:
                print(finding(ludary.load("worse.py"), one, int(arguments[0]), 1).why)
        sys.exit()
    print(os.waitstatus_to_exitcode(os.waitpid(number, 0)[1]), flush=True)
"""
CODE = "import sys; from ludary.cli import main; main(sys.argv[1:])"


def worse(folder: Path, changes: dict[str, str]) -> Path:
    """A file with Leduc poker, changed in these places."""
    text = LEDUC.replace("CARDS, NO_CARD =", MORE + "CARDS, NO_CARD =", 1)
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "worse.py"
    path.write_text(text, encoding="utf-8")
    return path


def checked(path: Path, *arguments: str, jit: str = "0") -> subprocess.CompletedProcess[str]:
    """`ludary check` in the file's folder."""
    environment = {**os.environ, "LUDARY_JIT": jit, "PYTHONPATH": SOURCE, "COLUMNS": "160"}
    command = [sys.executable, "-c", CODE, "check", path.name, *arguments]
    return subprocess.run(
        command, cwd=path.parent, env=environment, capture_output=True, text=True, check=False
    )


def broken_in(output: str) -> dict[str, str]:
    """The promises that are said to be broken, and why."""
    return dict(re.findall(r"^BROKEN (.*)\n {7}((?:.|\n {7})*)", output, re.MULTILINE))


@pytest.fixture(scope="module")
def forks() -> Iterator[subprocess.Popen[str]]:
    """A process in plain Python that has imported everything, and forks one for each check."""
    environment = {**os.environ, "LUDARY_JIT": "0", "PYTHONPATH": SOURCE, "COLUMNS": "160"}
    with subprocess.Popen(
        [sys.executable, "-c", FORKS],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as one:
        yield one


def in_fork(
    forks: subprocess.Popen[str], path: Path, promise: str, *arguments: str
) -> tuple[int, str]:
    """Look for a break of one promise in the file's game, or run `ludary check`; return the exit
    code and the output.
    """
    assert forks.stdin is not None and forks.stdout is not None
    print(json.dumps([str(path.parent), promise, *arguments]), file=forks.stdin, flush=True)
    code = int(forks.stdout.readline())
    return code, (path.parent / "said").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("changes", "promise", "said"),
    FAULTS,
    ids=[f"{number} {fault[1]}" for number, fault in enumerate(FAULTS)],
)
def test_a_fault_breaks_its_promise(
    forks: subprocess.Popen[str], tmp_path: Path, changes: dict[str, str], promise: str, said: str
) -> None:
    code, why = in_fork(
        forks, worse(tmp_path, changes), promise, "60" if said.startswith(SELDOM) else "20"
    )
    assert code == 0, why
    assert said in " ".join(why.split())


def test_every_promise_has_a_fault_that_breaks_it() -> None:
    for promise in PROMISES:
        assert any(
            words in promise.words for words in (*BESIDE, *(words for _, words, _ in FAULTS))
        ), promise.words


def test_what_lies_beside_a_game_and_does_not_fit_it_breaks_its_promise(
    forks: subprocess.Popen[str], tmp_path: Path
) -> None:
    path = worse(tmp_path, {})
    match = ludary.load(EXAMPLES / "leduc_poker.py").start(2, fate=[0, 1])
    puzzle = Puzzle(
        record=match.record(),
        seat=0,
        solution="fold",
        chance=0.9,
        second="call",
        second_chance=0.5,
        below="uniform",
        usual="call",
        found=0.1,
        judged_by="search:1000",
        reason=(),
    )
    path.with_suffix(".ledger.toml").write_text(
        '[[rule]]\nid = "L1"\nrule = "Bet."\n', encoding="utf-8"
    )
    path.with_suffix(".lesson.toml").write_text(
        'title = "Bluff"\nminutes = "5"\n', encoding="utf-8"
    )
    path.with_suffix(".summary.toml").write_text(
        'aim = ["Win."]\nturn = ["Act."]\nscores = ["{pot}"]\nbeginners = ["No."]\n',
        encoding="utf-8",
    )
    path.with_suffix(".puzzles.toml").write_text(puzzles_text([puzzle], "One"), encoding="utf-8")

    code, output = in_fork(forks, path, "", "check", path.name, "--no-builds", "--tries", "1")

    assert code == 1, output
    why = {promise: " ".join(broken_in(output)[promise].split()) for promise in BESIDE}
    assert "worse.ledger.toml: rule 1 (L1): section: Field required" in why[OPENED]
    assert "worse.lesson.toml: seat: Field required" in why[LESSON]
    assert (
        "worse.summary.toml, line 3: scores 1: there is no number {pot} in the box" in why[SUMMARY]
    )
    assert (
        "worse.puzzles.toml, line 3, puzzle 1: solution = 'fold': cannot be chosen there;"
        " choices are"
        " call, raise" in why[PUZZLES]
    )


def test_a_game_without_an_end_is_found_out(tmp_path: Path) -> None:
    anew = "    s.actor = 0\n    s.stakes[:] = ANTE\n    s.raises = 0\n"
    back = (
        "    if s.public != NO_CARD:\n        s.deck[s.public] += 1\n        s.public = NO_CARD\n"
    )
    run = checked(
        worse(tmp_path, {"    s.actor = NOBODY\n": anew + back}),
        "--no-builds",
        "--tries",
        "1",
        jit="1",
    )
    assert "a random game has not ended after 100,000 actions" in run.stdout


def test_the_match_with_the_first_fault_is_kept_and_can_be_stepped_through(tmp_path: Path) -> None:
    run = checked(worse(tmp_path, {'"{seat} folds."': '" "'}), "--no-builds", "--tries", "60")
    assert "ludary replay leduc_poker-fault.ludary --seat all --game worse.py" in run.stdout
    match = ludary.Match.load(
        tmp_path / "leduc_poker-fault.ludary", game=ludary.load(EXAMPLES / "leduc_poker.py")
    )
    assert "Seat 1 folds." in match.told(0) or "Seat 2 folds." in match.told(0)


def test_plain_python_finds_an_index_beyond_its_row_and_says_where(tmp_path: Path) -> None:
    path = worse(tmp_path, {"        s.raises += 1": "        s.raises += 1 + 0 * s.deck[RANKS]"})
    run = checked(path, "--tries", "2", jit="1")
    line = next(
        number
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if "s.deck[RANKS]" in text
    )
    why = " ".join(broken_in(run.stdout)[BUILDS_AGREE].split())
    assert why.startswith("plain Python: IndexError: ")
    assert why.endswith(f"(worse.py, line {line}, in apply)")
    assert (
        "-      every random game ends" in run.stdout
    )  # promises about playable games are not tried


def test_plain_python_finds_a_number_too_large_for_its_field(tmp_path: Path) -> None:
    run = checked(
        worse(tmp_path, {"        s.raises += 1": "        s.raises += 40_000"}),
        "--tries",
        "2",
        jit="1",
    )
    assert broken_in(run.stdout)[BUILDS_AGREE].startswith("plain Python: OverflowError")


def test_builds_that_play_different_games_are_named(tmp_path: Path) -> None:
    run = checked(
        worse(tmp_path, {WINNER: f"{WINNER}    s.raises = int(JIT)\n"}), "--tries", "2", jit="1"
    )
    why = " ".join(broken_in(run.stdout)[BUILDS_AGREE].split())
    assert (
        why
        == "compiled with checks and compiled and plain Python play different games from the same"
        " seed"
    )


def test_a_build_whose_process_ends_is_named_with_its_last_words(tmp_path: Path) -> None:
    path = worse(tmp_path, {})
    path.write_text(
        f"{path.read_text(encoding='utf-8')}\nimport os\nassert os.getpid() == {os.getpid()},"
        " 'elsewhere'\n",
        encoding="utf-8",
    )
    why = disagreement(ludary.load(path), 1, 1)
    assert why.startswith("plain Python: the process ended with 1: ") and why.endswith("elsewhere")


def test_numbers_that_are_never_imagined_as_they_are_differ_clearly() -> None:
    found = bias_of(["cards[0]", "cards[1]"], np.full((100, 2), 3), np.full((100, 2), (3, 4)))
    assert {(one.name, one.value, one.true, one.imagined) for one in found} == {
        ("cards[1]", 3, 1, 0),
        ("cards[1]", 4, 0, 1),
    }


def test_a_sound_game_keeps_all_its_promises_in_every_build(tmp_path: Path) -> None:
    path = tmp_path / "leduc.py"
    path.write_text(LEDUC, encoding="utf-8")
    run = checked(path, "--tries", "20", jit="1")
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.count("\nkept ") == 1 + len(PROMISES)
    assert run.stdout.endswith("All promises are kept.\n")
    assert list(tmp_path.glob("*.ludary")) == []


def test_findings_are_told_to_python_too() -> None:
    found = ludary.check(EXAMPLES / "connect_four.py", tries=3, builds=False)
    assert [finding.promise for finding in found] == [promise.words for promise in PROMISES]
    assert all(finding.kept for finding in found)
    with pytest.raises(ValueError, match="tries=0: should be a whole number from 1 to"):
        ludary.check(EXAMPLES / "connect_four.py", tries=0)
