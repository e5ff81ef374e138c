"""A program that calls everything public with hostile arguments; `test_hostile_arguments.py` runs
it in every build.

Each call either does what its documentation says or raises TypeError, ValueError, IndexError,
AttributeError or OSError with a message, and then everything is as it was. The last line says how
many calls there were; a process that died says none.
"""

import inspect
import sys
import warnings
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np

import ludary
from ludary.bots import ISMCTS, Greedy
from ludary.core.batch.batch import Batch
from ludary.core.batch.saved_games import SavedGames

warnings.simplefilter("ignore")
EXAMPLES = Path(__file__).parents[3] / "examples"
GAME, OTHER = ludary.load(EXAMPLES / "leduc_poker.py"), ludary.load(EXAMPLES / "connect_four.py")
ALLOWED = (TypeError, ValueError, IndexError, AttributeError, OSError)
FOLDER = Path(sys.argv[1])


class Sly:
    """An index that says something else each time."""

    def __init__(self) -> None:
        self.asked = 0

    def __index__(self) -> int:
        self.asked += 1
        return 0 if self.asked % 2 else 30_000

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        return np.full(self.asked % 3, 30_000)


def values() -> list[Any]:
    """Return values that no caller should give."""
    rng = np.random.default_rng(1)
    small = [
        -(2**63),
        -(2**31),
        -32_769,
        -129,
        -2,
        -1,
        0,
        1,
        2,
        7,
        127,
        128,
        32_767,
        32_768,
        2**31,
        2**63 - 1,
        2**63,
        2**64,
        10**5000,
    ]
    floats = [
        float("nan"),
        float("inf"),
        -float("inf"),
        0.5,
        1.0,
        1e300,
        np.float32(1),
        np.float64("nan"),
        1j,
        Fraction(1, 2),
    ]
    others = [
        None,
        True,
        False,
        np.True_,
        "",
        "0",
        "²",
        "x" * 10_000,
        "\0",
        "\ud800",
        b"",
        b"0",
        object(),
        [],
        {},
        set(),
        int,
        len,
        Sly(),
        ...,
    ]
    arrays = [
        np.zeros(0),
        np.zeros(4),
        np.zeros(4, bool),
        np.full(4, -1),
        np.full(4, 30_000),
        np.full(4, 2**63 - 1),
        np.full(4, 2**63, np.uint64),
        np.arange(8)[::2],
        np.zeros((4, 1), int),
        np.zeros((1, 4), int),
        np.zeros((2, 2), int),
        np.array(["0"] * 4),
        np.array([None] * 4),
        np.array([Sly()] * 4, object),
        np.ma.masked_all(4, int),  # type: ignore[no-untyped-call]
        np.full(4, np.datetime64(1, "s")),
        np.zeros(4, "i4,i4"),
        np.array(2),
        [0, 1, 2],
        [0] * 4,
        [-5] * 4,
        [30_000] * 4,
        [[0], [1, 2]],
        ["0"] * 4,
        [None] * 4,
        [10**30] * 4,
        GAME.State.zeros(1),
        GAME.State.zeros(4),
        GAME.State.zeros(4)[::2],
        OTHER.State.zeros(1),
        OTHER.State.zeros(4),
        np.frombuffer(rng.bytes(GAME.State.dtype.itemsize * 4), GAME.State.dtype),
        OTHER.batch(4).states,
        OTHER.batch(4).save(),
    ]
    things = [
        GAME,
        OTHER,
        OTHER.start(seed=1),
        OTHER.start(seed=1).view(0),
        OTHER.start(seed=1).legal()[0],
        OTHER.batch(2),
    ]
    return [*small, *floats, *others, *arrays, *things]


VALUES = values()
MANY = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
TRIED = {
    "Game",
    "Match",
    "View",
    "bots",
    "check",
    "games",
    "load",
    "review",
    "simulate",
}  # of what `ludary` offers
ERRORS = {
    name
    for name in ludary.__all__
    if name[0].isupper() and issubclass(getattr(ludary, name), Exception)
}
RESULTS = {"Action", "Results", "Review"}  # results, which nothing reads back on trust
SKIPPED = {  # public names that are no calls to be made: what they are instead
    "Match.save": "writes where it is told to",
    "Match.begin": "what Game.start calls: tried by itself below",
}


def calls(thing: Any) -> Iterator[tuple[str, Callable[..., Any]]]:
    """The public methods, and the special ones that take arguments."""
    for name in dir(type(thing)):
        if name.startswith("_") and name not in ("__getitem__", "__eq__", "__call__"):
            continue
        method = inspect.getattr_static(type(thing), name)
        if isinstance(method, property) or not callable(getattr(thing, name, None)):
            continue
        label = f"{type(thing).__name__}.{name}"
        if label not in SKIPPED and not (
            isinstance(thing, ludary.Game) and name in ludary.Game.__dataclass_fields__
        ):
            yield label, getattr(thing, name)


def arguments(call: Callable[..., Any]) -> Iterator[tuple[tuple[Any, ...], dict[str, Any]]]:
    """Every hostile value in the place of each argument, beside good ones for the others."""
    try:
        parameters = list(inspect.signature(call).parameters.values())
    except (TypeError, ValueError):
        return
    if not parameters:
        yield (), {}
    unknown = [
        one.name
        for one in parameters
        if one.default is one.empty and one.kind not in MANY and one.name not in GOOD
    ]
    assert not unknown, (
        f"{call}: GOOD should have a value for {unknown}, so that this call is tried, too"
    )
    for place, parameter in enumerate(parameters):
        if parameter.kind in MANY:
            continue
        for value in VALUES:
            given = {one.name: GOOD[one.name] for one in parameters[:place] if one.name in GOOD}
            given |= {
                one.name: GOOD[one.name]
                for one in parameters[place + 1 :]
                if one.default is one.empty and one.name in GOOD
            }
            yield (), {**given, parameter.name: value}


GOOD: dict[str, Any] = {
    "seat": 0,
    "seats": None,
    "n": 4,
    "game": 0,
    "steps": 1,
    "since": 0,
    "seed": 1,
    "limit": 10,
    "action": "call",
    "actions": [0] * 4,
    "fate": (),
    "text": "call",
    "event": GAME.start(seed=1).history[0] if GAME.start(seed=1).history else None,
    "code": 1,
    "edition": None,
    "options": {},
    "numbers": {},
    "who": (),
    "s": None,
    "legal": GAME.start(seed=1).legal(),
    "rng": np.random.default_rng(1),
    "view": GAME.start(seed=1).view(0),
    "path": FOLDER / "record",
    "memo": {},
    "key": 0,
    "other": None,
    "chosen": 0,
    "value": None,
    "games": [],
    "bots": {},
    "spot": "pot",
    "name": "lesson.toml",
}


RANGES = {  # upper bounds of numbers, by the name of the argument
    "seat": (-1, 1),
    "seats": (-1, 2),
    "seed": (0, 2**63 - 1),
    "n": (1, 10**6),
    "steps": (1, 2),
    "since": (0, 2),
    "limit": (1, 10**7),
    "actions": (0, 2),
    "iterations": (1, 10**7),
    "horizon": (0, 20_000),
    "worlds": (1, 10**6),
    "tries": (1, 10**9),
    "threads": (0, 64),
    "told": (0, 1_000),
    "longest": (1, 2**31 - 1),
}


def may_pass(name: str, value: Any) -> bool:
    """Tell whether a call may take this: None, and whole numbers that there can be, one or as many
    as the batch has games.
    """
    if name not in RANGES or value is None or isinstance(value, Sly):
        return True
    low, high = RANGES[name]
    numbers = np.asarray(value.id if isinstance(value, ludary.Action) else value)
    return (
        numbers.dtype.kind in "iu"
        and numbers.shape in ((), (4,))
        and bool((numbers >= low).all() and (numbers <= high).all())
    )


def fresh(kind: str) -> Any:
    """A thing to be tried, and each time the same one."""
    match = GAME.start(seed=1)
    match.step(match.legal_ids()[0])
    return {  # type: ignore[no-untyped-call]
        "Game": lambda: GAME,
        "Match": lambda: match,
        "View": lambda: match.view(match.actor or 0),
        "Batch": lambda: GAME.batch(4, seed=1),
        "SavedGames": lambda: GAME.batch(4, seed=1).save(),
        "ISMCTS": lambda: ISMCTS(8),
        "Greedy": lambda: Greedy(2),
    }[kind]()


def shown(thing: Any) -> Any:
    """Everything visible of it."""
    if isinstance(thing, ludary.Match):
        return thing.states().tobytes(), len(thing.steps), thing.players
    if isinstance(thing, ludary.View):
        return thing.bytes
    if isinstance(thing, SavedGames):
        return thing.states.tobytes()
    if isinstance(thing, Batch):
        arrays = (
            thing.states,
            thing.actor,
            thing.mask,
            thing.over,
            thing.truncated,
            thing.rewards,
            thing.final_states,
        )
        return tuple(array.tobytes() for array in arrays)
    return repr(thing)


def attempt(
    label: str, call: Callable[..., Any], given: tuple[Any, ...], named: dict[str, Any]
) -> bool:
    """Tell whether the call raised; the error must be one of those that are documented, with
    words.
    """
    try:
        call(*given, **named)
    except ALLOWED as error:
        assert str(error), f"{label}: {type(error).__name__} without a word"
        assert len(str(error)) < 30_000, f"{label}: {len(str(error))} letters"
        return True
    except Exception as error:
        raise AssertionError(
            f"{label}({', '.join(f'{name}={one!r:.60}' for name, one in named.items())}):"
            f" {error!r:.300}"
        ) from error
    return False


def try_methods(kind: str) -> int:
    """Call every public method of a thing with everything; what raised must have changed
    nothing.
    """
    count = 0
    for label, _ in list(calls(fresh(kind))):
        thing = fresh(kind)
        call = getattr(thing, label.partition(".")[2])
        for given, named in arguments(call):
            before = shown(thing)
            raised = attempt(label, call, given, named)
            count += 1
            if raised:
                assert shown(thing) == before, (
                    f"{label}({named!r:.200}) raised and changed something"
                )
            else:
                taken = [
                    f"{name}={value!r:.60}"
                    for name, value in named.items()
                    if not may_pass(name, value)
                ]
                assert not taken, f"{label} takes {taken}"
            if not raised and shown(thing) != before:
                thing = fresh(kind)
                call = getattr(thing, label.partition(".")[2])
    return count


def try_functions() -> int:
    """The functions and constructors that a package's user calls."""
    functions: list[tuple[Callable[..., Any], dict[str, Any]]] = [
        (ludary.load, {"name": "dunjiin"}),
        (ludary.games, {}),
        (
            ludary.simulate,
            {
                "game": GAME,
                "games": 2,
                "workers": 1,
                "bots": None,
                "seats": None,
                "on": None,
                "parquet": None,
            },
        ),
        (ludary.check, {"game": GAME, "tries": 1, "builds": False}),
        (
            ludary.review,
            {"match": one_step(), "looks": 0, "worlds": 4, "seconds": 1.0, "tell": None},
        ),
        (ludary.Match, {"game": GAME, "states": GAME.start(seed=1).states(), "anew": False}),
        (ludary.Match.begin, {"game": GAME, "seats": 2, "seed": 1}),
        (ludary.View, {"game": GAME, "states": GAME.start(seed=1).view(0).states, "seat": 0}),
        (ludary.bots.CompiledOpponents, {"game": GAME, "seats": 2, "bots": {1: "greedy"}}),
        (ludary.bots.ismcts, {}),
        (ludary.bots.Greedy, {}),
        (
            ludary.bots.GuidedSearch,
            {"guide": print, "iterations": 3, "at_once": 2, "exploration": 1.0},
        ),
        (ludary.bots.Weights, {"path": FOLDER / "weights.npz"}),
        (ludary.bots.bot_named, {"text": "greedy"}),
        (ludary.bots.uniform, {name: GOOD[name] for name in ("view", "legal", "rng")}),
    ]
    count = 0
    for call, good in functions:
        for name in inspect.signature(call).parameters:
            for value in VALUES if name != "options" else ():  # any name may be one
                if not costly(call, name, value):
                    attempt(getattr(call, "__name__", str(call)), call, (), {**good, name: value})
                    count += 1
    return count


def one_step() -> ludary.Match:
    match = GAME.start(seed=1)
    match.step(match.legal()[0])
    return match


def costly(call: Callable[..., Any], name: str, value: Any) -> bool:
    """Tell whether a value is allowed but takes long, or leaves a folder: many games, tries or
    threads, and other builds.
    """
    if name == "parquet" and isinstance(value, str):
        return True
    if name == "builds" or (call is ludary.check and name == "game"):
        return True
    return name in ("games", "tries", "workers") and (
        isinstance(value, Sly) or (isinstance(value, int) and 2 < value < 10**10)
    )


def try_writing() -> int:
    """Try to write to everything that is shown, and expect to be refused."""
    batch, match = GAME.batch(4), GAME.start(seed=1)
    arrays = [
        batch.states,
        batch.mask,
        batch.actor,
        batch.over,
        batch.rewards,
        batch.final_states,
        batch.save().states,
        match.view(0).states,
    ]
    for array in [*arrays, GAME.boxes]:
        for write in (
            lambda a: a.__setitem__(slice(None), a.copy()),
            lambda a: a.setflags(write=True),
            lambda a: a.fill(0),
        ):
            try:
                write(array)  # type: ignore[no-untyped-call]
            except ValueError:
                continue
            raise AssertionError("it could be written to")
    for record in (match.state, match.view(0).state, GAME.box):
        name = record.dtype.names[0]
        try:
            record[name] = record[name]
        except ValueError:
            continue
        raise AssertionError("a record could be written to")
    return len(arrays)


if __name__ == "__main__":
    assert set(ludary.__all__) == TRIED | ERRORS | RESULTS, "what is new here should be tried, too"
    bots = {
        "BatchSearchResult",
        "ISMCTS",
        "Bot",
        "CompiledOpponents",
        "Greedy",
        "GuidedSearch",
        "SearchResult",
        "Weights",
        "bot_named",
        "casual",
        "greedy",
        "ismcts",
        "learned",
        "names",
        "novice",
        "save_weights",
        "uniform",
    }
    assert set(ludary.bots.__all__) == bots, "what is new here should be tried, too"
    GAME.start(seed=1).save(FOLDER / "record")
    total = (
        sum(map(try_methods, ["Game", "Match", "View", "Batch", "SavedGames", "ISMCTS", "Greedy"]))
        + try_functions()
        + try_writing()
    )
    print(total)
