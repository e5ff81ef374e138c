"""Hostile Records, actions, options and editions: each text is read, or refused in words, at a cost
that is bounded.
"""

import base64
import gc
import random
import re
import sys
import tomllib
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ludary
from ludary.core.contract.edition import MOST_DOTS, MOST_LETTERS, Option, parse_edition
from tests.every_game import EXAMPLES, random_match

FOUR = ludary.load(EXAMPLES / "connect_four.py")
LEDUC = ludary.load(EXAMPLES / "leduc_poker.py")
DUNJIIN = ludary.load("dunjiin")
EDITION = DUNJIIN.contents.edition_path().read_text(encoding="utf-8")
RECORD = random_match(DUNJIIN, 3, seed=3, actions=12).record()
MANY_DIGITS = "9" * 200_000


@pytest.mark.parametrize(
    "fate",
    [
        "²",
        "٣",
        "\uff11",
        "--5",
        "-",
        "5-5",
        MANY_DIGITS,
        f"-{MANY_DIGITS}",
        "1_0",
        "nan",
        "",
        "\0",
        "x" * 100_000,
    ],
)
def test_an_outcome_is_a_number_or_a_name(fate: str) -> None:
    match = DUNJIIN.start(2, seed=1)
    before = match.states().tobytes()
    with pytest.raises(ludary.BadFate) as told:
        match.step("explore", fate=[fate])
    assert len(str(told.value)) < 2000
    assert match.states().tobytes() == before


@pytest.mark.parametrize(
    "fate", [None, 5, 2.5, "5", b"5", [None], [2.5], [True], [[1]], [object()], [float("nan")]]
)
def test_fate_is_a_list_of_outcomes(fate: Any) -> None:
    match = DUNJIIN.start(2, seed=1)
    with pytest.raises(
        ludary.BadFate, match=r"should be a list of outcomes|should be a whole number or a name"
    ):
        match.step("explore", fate=fate)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("start |", "start | ²"),
        ("start |", f"start | {'9' * 19_000}"),
        ("start |", f"start | {MANY_DIGITS}"),
        ("seats: 3", "seats: ³"),
        ("seats: 3", f"seats: {'9' * 19_000}"),
        ("seats: 3", "seats: -3"),
        ("seats: 3", "seats: 1_0"),
        ("seats: 3", "seats: \uff13"),
        ("generator: ", "generator: +"),
        ("generator: ", "generator: 0x"),
        ("generator: ", "generator: ff_"),
        ("generator: ", f"generator: {'f' * 19_000}"),
        ("game: dunjiin ", "game: dunjiin ²"),
        ("game: dunjiin ", f"game: {'x' * 19_000} "),
        ("seats: 3\n", f"seats: 3\nplayer 1: {'A' * 31}\n"),
        ("seats: 3\n", f"seats: 3\nplayer 1: {'A' * 100_000}\n"),
        ("seats: 3\n", "seats: 3\nplayer 1: A\0B\n"),
        ("seats: 3\n", "seats: 3\nplayer 1: A\tB\n"),
        ("seats: 3\n", "seats: 3\nplayer 1: A\x1b[2JB\n"),
        ("seats: 3\n", "seats: 3\nplayer 1: A\ud800B\n"),
        ("seats: 3\n", "options: hardcore\nseats: 3\n"),
        ("seats: 3\n", "options: hardcore=²\nseats: 3\n"),
        ("seats: 3\n", f"options: armor={'9' * 19_000}\nseats: 3\n"),
        ("seats: 3\n", f"options: {'x' * 19_000}=1\nseats: 3\n"),
        ("\n1 ", "\n² "),
        ("\n1 ", f"\n{'9' * 19_000} "),
        ("\n1 ", f"\n1 {'x' * 19_000}"),
        ("start", "position: é"),
        ("start", "position: AAAA"),
    ],
)
def test_a_strange_record_is_refused_with_line_and_reason(old: str, new: str) -> None:
    assert old in RECORD
    with pytest.raises(ludary.BadRecord, match=r"^here, line [0-9]+: ") as told:
        ludary.Match.from_record(RECORD.replace(old, new, 1), "here")
    assert len(str(told.value)) < 2500


def test_the_steps_of_a_record_are_counted_before_any_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    steps = len(random_match(DUNJIIN, 3, seed=3, actions=12).steps)
    assert len(ludary.Match.from_record(RECORD, "here", most_steps=steps).steps) == steps
    monkeypatch.setattr(ludary.Match, "begin", lambda *given: pytest.fail("it was played"))
    with pytest.raises(
        ludary.BadRecord, match=f"here: has {steps} steps; at most {steps - 1} are accepted"
    ):
        ludary.Match.from_record(RECORD, "here", most_steps=steps - 1)
    with pytest.raises(
        ludary.BadRecord, match=r"here: has 50,0.. steps; at most 5,000 are accepted"
    ):
        ludary.Match.from_record(RECORD + "1 explore\n" * 50_000, "here", most_steps=5000)


def test_a_position_of_arbitrary_bytes_is_refused(tmp_path: Path) -> None:
    world = LEDUC.start(seed=1).imagine(0, seed=1).record()
    size, chance = LEDUC.State.dtype.itemsize, random.Random(1)
    for _ in range(100):
        text = re.sub(
            "position: .*", f"position: {base64.b64encode(chance.randbytes(size)).decode()}", world
        )
        (tmp_path / "record").write_text(text, encoding="utf-8")
        with pytest.raises(ludary.BadRecord, match="load it with `imagined=True`"):
            ludary.Match.load(tmp_path / "record", game=LEDUC)
        with pytest.raises(ludary.BadRecord, match="is no position of a game"):
            ludary.Match.load(tmp_path / "record", game=LEDUC, imagined=True)


@pytest.mark.parametrize(
    "name", ["Ann\nresult: 1 -1", "A" * 31, "  Ann \t B ", "\0", "\ud800", "#", ""]
)
def test_whatever_players_are_called_their_record_can_be_read(name: str) -> None:
    match = random_match(FOUR, 2, seed=1)
    match.players = [name, "Bob"]
    again = ludary.Match.from_record(match.record(), "here", FOUR)
    assert again.states().tobytes() == match.states().tobytes()
    assert again.record() == match.record()
    assert again.players[1] == "Bob"


@pytest.mark.parametrize(
    "given",
    [
        "²",
        "\uff11",
        "٣",
        MANY_DIGITS,
        pytest.param(10**5000, id="5,000 digits"),
        pytest.param(-(10**5000), id="as many below 0"),
        2.0,
        float("nan"),
        None,
        [],
        "1_0",
        "0x1",
        "",
        object(),
    ],
)
def test_an_option_is_a_whole_number_or_a_word(given: object) -> None:
    option = Option("armor", 1, 6, "Armor Points")
    with pytest.raises(
        ValueError, match=r"^armor=.*: should be a whole number from 1 to 6 \(Armor Points\)$"
    ) as told:
        option.value(given)
    assert len(str(told.value)) < 200


def test_a_word_of_any_length_is_answered_shortly() -> None:
    match = DUNJIIN.start(2, seed=1)
    for text in (
        "x" * 100_000,
        "dodge " + "x" * 100_000,
        "explore" * 20_000,
        "dodge 1 " * 20_000,
        "²",
        "\0",
        "dodge ²",
    ):
        with pytest.raises(ludary.IllegalAction) as told:
            match.step(text)
        assert len(str(told.value)) < 1000
    with pytest.raises(ValueError, match="there is no option 'xxx") as wrong:
        ludary.load("dunjiin", **{"x" * 100_000: 1})  # type: ignore[arg-type]
    assert len(str(wrong.value)) < 6000


# Editions: texts that have cost a TOML parser more than their length
FAMILIES: dict[str, Callable[[int], str]] = {
    "a key of many parts": lambda n: f"{'a.' * (n // 2)}b = 1",
    "a quoted key of many parts": lambda n: '"a".' * (n // 4) + "b = 1",
    "keys of as many parts as are taken": lambda n: "\n".join(
        f"{'a.' * MOST_DOTS}k{i} = 1" for i in range(n // 210)
    ),
    "a key of many parts in an inline table": lambda n: f"x = {{{'a.' * (n // 2)}b = 1}}",
    "a header of many parts": lambda n: f"[{'a.' * (n // 2)}b]",
    "headers of as many parts as are taken": lambda n: "\n".join(
        f"[{'a.' * MOST_DOTS}k{i}]" for i in range(n // 210)
    ),
    "an array of tables of many parts": lambda n: f"[[{'a.' * (n // 2)}b]]",
    "many headers": lambda n: "\n".join(f"[a.b.k{i}]" for i in range(n // 12)),
    "many tables in arrays": lambda n: "[[a]]\n[[a.b]]\n" * (n // 14),
    "deep arrays": lambda n: f"x = {'[' * n}",
    "deep tables": lambda n: f"x = {'{a=' * (n // 3)}",
    "many arrays, each deep": lambda n: "\n".join(
        f"x{i} = {'[' * 200}{']' * 200}" for i in range(n // 407)
    ),
    "a wide table": lambda n: f"x = {{{','.join(f'a{i}=1' for i in range(n // 9))}}}",
    "many escapes": lambda n: 'x = "' + r"\n" * (n // 2),
    "a long number": lambda n: f"x = {'1' * n}",
    "a long hexadecimal number": lambda n: (
        f"[numbers]\narmor = {{value = 0x{'1' * n}, says = 'house'}}"
    ),
    "many keys": lambda n: "\n".join(f"k{i} = 1" for i in range(n // 10)),
    "many wrong cards": lambda n: "[[monster]]\n" * (n // 12),
    "many numbers": lambda n: (
        "[numbers]\n" + "\n".join(f"n{i} = {{value = 1, says = 'house'}}" for i in range(n // 35))
    ),
}


def refuse(text: str) -> None:
    """Have an edition refused, in words that are not too many."""
    assert DUNJIIN.contents.edition_model is not None
    with pytest.raises(ludary.BadEdition) as told:
        parse_edition(text, DUNJIIN.contents.edition_model, "dunjiin", "here")
    assert len(str(told.value)) < 4000


def lines_run(text: str) -> int:
    """The lines of Python that refusing this text takes; a measure that no busy machine changes."""
    lines = 0

    def count(frame: Any, event: str, given: Any) -> Any:
        nonlocal lines
        lines += event == "line"
        return count

    sys.settrace(count)
    try:
        refuse(text)
    finally:
        sys.settrace(None)
    return lines


def memory_taken(text: str) -> int:
    """The most memory that refusing this text takes.

    Measured apart from the lines: counting those takes some too.
    """
    gc.collect()
    gc.disable()  # leftovers of others are not this text's cost
    tracemalloc.start()
    try:
        refuse(text)
    finally:
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        gc.enable()
    return most


@pytest.fixture(scope="module")
def clean() -> Iterator[None]:
    """Keep objects that exist already out of garbage collections, which then take no time for
    them.
    """
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("clean")
@pytest.mark.parametrize("family", FAMILIES)
def test_an_edition_costs_no_more_than_its_length(family: str) -> None:
    short, long = (FAMILIES[family](letters) for letters in (5_000, 20_000))
    refuse(short)  # caches are filled at the first text
    assert lines_run(long) <= 4.5 * lines_run(short) + 200
    memory = memory_taken(short)
    assert memory_taken(long) <= 5 * memory + 200_000
    assert memory <= 4_000_000


def test_an_edition_is_not_longer_than_one_needs() -> None:
    longest = max(
        len(path.read_text(encoding="utf-8"))
        for name in ludary.games()
        for path in ludary.load(name).contents.editions().values()
    )
    assert longest * 10 < MOST_LETTERS
    with pytest.raises(
        ludary.BadEdition, match="here: is too long: an edition has at most 200,000 characters"
    ):
        parse_edition("#" * 200_001, DUNJIIN.contents.edition_model, "dunjiin", "here")  # type: ignore[arg-type]
    with pytest.raises(
        ludary.BadEdition, match="here: line 2 has 95,000 dots; a line has at most 100"
    ):
        parse_edition(f"\n{'a.' * 95_000}b = 1", DUNJIIN.contents.edition_model, "dunjiin", "here")  # type: ignore[arg-type]


JUNK = [
    "-1",
    "9" * 30,
    "0",
    "1e9",
    "²",
    "[[",
    "=",
    "|",
    "start",
    "\0",
    '"""',
    "true",
    "nan",
    "{}",
    "é",
    "\ud800",
    "seats: 2",
    ".",
    "#",
    "/",
]


def mangled(text: str, count: int, seed: int) -> Iterator[str]:
    """The text with words replaced, doubled, left out or swapped."""
    chance, words = random.Random(seed), re.split(r"(\s+)", text)
    for _ in range(count):
        out = list(words)
        for _ in range(chance.randint(1, 4)):
            place = chance.randrange(len(out))
            out[place] = chance.choice(
                [chance.choice(JUNK), "", out[place] * 2, out[chance.randrange(len(out))]]
            )
        yield "".join(out)


@pytest.mark.parametrize("count", [300, pytest.param(20_000, marks=pytest.mark.deep)])
def test_every_mangled_record_is_read_or_refused(count: int) -> None:
    read = 0
    for text in mangled(RECORD, count, seed=1):
        try:
            read += len(ludary.Match.from_record(text, "here").steps) > 0
        except ludary.BadRecord:
            continue
    assert 0 < read < count


@pytest.mark.parametrize("count", [300, pytest.param(20_000, marks=pytest.mark.deep)])
@pytest.mark.parametrize("name", ludary.games())
def test_every_mangled_edition_is_read_or_refused(name: str, count: int, tmp_path: Path) -> None:
    game, read, path = ludary.load(name), 0, tmp_path / "edition.toml"
    share = 0.1 if name == "zimby_mojo" else 1.0  # its map takes as long as ten other boxes
    for text in mangled(
        game.contents.edition_path().read_text(encoding="utf-8"), round(count * share), seed=2
    ):
        path.write_text(text, encoding="utf-8", errors="surrogatepass")
        try:
            ludary.load(name, edition=path)
            read += 1
        except (ludary.BadEdition, ValueError) as error:
            assert isinstance(error, ludary.BadEdition) or "fast and dealer" in str(error)
    assert 0 < read < count


def test_tomllib_still_takes_the_square_of_the_parts_of_a_key() -> None:
    """If this fails, the limit of dots is no longer needed."""

    def memory(parts: int) -> int:
        tracemalloc.start()
        tomllib.loads(f"{'a.' * parts}b = 1")
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    assert memory(2_000) > 12 * memory(500)
