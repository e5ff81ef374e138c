"""Any edition that loads can be played, and keeps its secrets.

Numbers of the box and of the options are drawn at random, cards and tiles take parts of one
another, games are played at random.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
import pytest
from pydantic import BaseModel

import ludary
from ludary.core.contract.edition import EditionEntry, numbers_of, read_edition
from ludary.core.errors import BadEdition
from ludary.core.play.game import Game
from ludary.core.state.fate import generator

# words for what the rulebook does not have
OURS = ("house", "ours", "designed", "follows", "likewise", "copies are", "is not")
EXTREMES = (0, 1, 2, 3, 5, 9, 14, 20, 30, 60, 99)
MOST_DECISIONS = 4_000  # of one game: what goes on for longer is not played to its end
EDITIONS = {"zimby_mojo": 24}  # to draw, where not 40: its map takes as long as ten other boxes
MANY = 40  # times as many in `make deep`


def entries(tables: BaseModel | Iterable[Any]) -> Iterator[EditionEntry]:
    """Everything in an edition that says where it comes from."""
    if isinstance(tables, EditionEntry):
        yield tables
    values = (one for _, one in tables) if isinstance(tables, BaseModel) else tables
    for value in values:
        if isinstance(value, dict | list | BaseModel):
            yield from entries(value.values() if isinstance(value, dict) else value)


@pytest.mark.parametrize("name", ludary.games())
def test_an_entry_is_printed_only_if_the_rulebook_has_all_of_it(name: str) -> None:
    contents = ludary.load(name).contents
    assert contents.edition_model is not None
    for path in contents.editions().values():
        for entry in entries(read_edition(path, contents.edition_model, name)):
            if entry.says in ("printed", "partly", "sourced"):
                assert entry.where, f"{path.name}: {entry}"
            if entry.says == "printed":
                assert not [word for word in OURS if word in entry.where], f"{path.name}: {entry}"


def drawn(value: Any, chance: random.Random, share: float) -> Any:
    """A table of an edition in which a share of the numbers is another one."""
    if isinstance(value, dict):
        return {key: drawn(one, chance, share) for key, one in value.items()}
    if isinstance(value, list):
        return mixed([drawn(one, chance, share) for one in value], chance, share)
    if isinstance(value, int) and not isinstance(value, bool) and chance.random() < share:
        return chance.choice([*EXTREMES, value - 1, value + 1, 2 * value])
    return value


def mixed(entries: list[Any], chance: random.Random, share: float) -> list[Any]:
    """Entries of which some have a part of another, such as its effect."""
    tables = [one for one in entries if isinstance(one, dict)]
    for one in tables:
        other = chance.choice(tables)
        if alike := sorted((one.keys() & other.keys()) - {"name"}):
            key = chance.choice(alike)
            one[key] = other[key] if chance.random() < 2 * share else one[key]
    return entries


def another_box(game: Game, tables: dict[str, Any], chance: random.Random) -> Game | None:
    """The game with a box whose numbers are drawn, or None if it is refused."""
    changed = tables | {
        key: drawn(value, chance, chance.choice([0.002, 0.005, 0.01, 0.03, 0.1]))
        for key, value in tables.items()
        if key != "numbers"
    }
    share = chance.choice([0.0, 0.1, 1.0])
    options = {
        one.name: chance.choice([one.low, one.high, chance.randint(one.low, one.high)])
        for one in game.contents.options
        if chance.random() < share
    }
    assert game.contents.edition_model is not None
    try:
        edition = game.contents.edition_model.model_validate(changed)
        return game.with_tables(
            edition, numbers_of(edition, game.contents.options, options, "here")
        )
    except (BadEdition, ValueError):  # pydantic's errors are ValueErrors
        return None


def play(game: Game, seats: int, chance: random.Random) -> None:
    """One random game, with a look at everything after each action."""
    engine = game.engine
    states = game.State.zeros(1)
    out = game.engine.action_buffer()
    rng = generator(chance.getrandbits(60))
    engine.reset(engine.boxes, engine.blanks, states, 0, seats, rng)
    look(game, states)
    for _ in range(MOST_DECISIONS):
        count = engine.legal(engine.boxes, states, 0, out)
        if not count:
            break
        engine.complain(engine.apply(engine.boxes, states, 0, int(out[chance.randrange(count)])))
        look(game, states)
        if chance.random() < 0.2:
            actor_knows_what_is_legal(game, states)
        for seat in range(-1, seats) if chance.random() < 0.02 else ():
            worlds_fit(game, states, seat, chance)
    else:
        return
    assert states["actor"][0] == -1
    gains = np.zeros(seats)
    engine.returns(engine.boxes, states, 0, gains)
    assert (np.abs(gains) <= 1).all()


def legal_in(game: Game, states: Any) -> list[int]:
    out = game.engine.action_buffer()
    return [int(action) for action in out[: game.engine.legal(game.engine.boxes, states, 0, out)]]


def actor_knows_what_is_legal(game: Game, states: Any) -> None:
    """`legal` is the same on the State and on the actor's View."""
    if (actor := int(states["actor"][0])) >= 0:
        view = states.copy()
        game.engine.conceal(game.engine.boxes, view, 0, actor)
        by_view, by_state = legal_in(game, view), legal_in(game, states)
        assert by_view == by_state, (
            f"by the View seat {actor} could {by_view}, by the State {by_state}"
        )


def worlds_fit(game: Game, states: Any, seat: int, chance: random.Random) -> None:
    """A world that a seat imagines is sound, looks the same to it, and whoever is asked in it has
    something to choose.
    """
    view = states.copy()
    game.engine.conceal(game.engine.boxes, view, 0, seat)
    world = view.copy()
    game.engine.imagine(game.engine.boxes, world, 0, seat, generator(chance.getrandbits(60)))
    code = int(game.engine.check(game.engine.boxes, world, 0))
    assert code == 0, f"a world that seat {seat} imagines: {game.rules.invariant(code)}"
    again = world.copy()
    game.engine.conceal(game.engine.boxes, again, 0, seat)
    assert again.tobytes() == view.tobytes(), (
        f"a world that seat {seat} imagines looks different to it"
    )
    assert world["actor"][0] < 0 or legal_in(game, world), (
        f"in a world that seat {seat} imagines nothing can be chosen"
    )


def look(game: Game, states: Any) -> None:
    game.engine.complain(int(game.engine.check(game.boxes, states, 0)))
    fate, events = states["fate"][0], states["events"][0]
    assert fate["drawn"] <= len(fate["tape"]), f"{fate['drawn']} outcomes drawn"
    assert events["count"] <= len(events["lines"]), f"{events['told']} events told"


def played(name: str, editions: int, seed: int) -> int:
    """Count the drawn editions that were accepted and played; an error names the one that could not
    be.
    """
    game, accepted = ludary.load(name), 0
    tables = tomllib.loads(game.contents.edition_path().read_text(encoding="utf-8"))
    for number in range(editions):
        chance = random.Random(f"{name} {seed} {number}")
        if (other := another_box(game, tables, chance)) is None:
            continue
        accepted += 1
        seats = chance.choice([other.seats[0], other.seats[-1], chance.choice(other.seats)])
        try:
            play(other, seats, chance)
        except Exception as error:
            raise AssertionError(
                f"{name}, seed {seed}, edition {number}, {seats} seats: {error}"
            ) from error
    return accepted


@pytest.mark.parametrize("name", ludary.games())
def test_whatever_edition_loads_can_be_played(name: str) -> None:
    editions = EDITIONS.get(name, 40)
    assert played(name, editions, seed=1) >= editions // 8


@pytest.mark.deep
@pytest.mark.parametrize("name", ludary.games())
def test_whatever_edition_loads_can_be_played_for_long(name: str) -> None:
    assert played(name, MANY * EDITIONS.get(name, 40), seed=random.SystemRandom().getrandbits(60))
