"""Things that players use: cards, tiles, relics, scrolls, verbs, and which actions use which."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from ludary.core.play.game import Game

Array = npt.NDArray[Any]
VERB, ACTION = "verb", "action"  # kinds that every game has: its verbs, and its single actions
MOST_THINGS = 256
ABSENT = "#"  # names of numbers that the edition does not use begin so


@dataclass(frozen=True)
class Things:
    """The things of a game that are tried, and what uses them."""

    names: Sequence[str]
    using: Array  # (things, actions) bool: whether an action uses a thing

    def named_by(self) -> Array:
        """The things that each action uses, `(actions, most)` int16; -1 fills the rows."""
        most = max(1, int(self.using.sum(axis=0).max()))
        rows = np.full((self.using.shape[1], most), -1, np.int16)
        for action in range(len(rows)):
            own = np.flatnonzero(self.using[:, action])
            rows[action, : len(own)] = own
        return rows

    def numbers(self, names: Iterable[str]) -> list[int]:
        """The numbers of things by name. ValueError lists those that there are."""
        for name in names:
            if name not in self.names:
                raise ValueError(
                    f"there is no {name!r} among what is tried: {', '.join(self.names)}"
                )
        return [self.names.index(name) for name in names]


def things_of(game: Game, kinds: Sequence[str] | None = None) -> Things:
    """Return the things of these kinds: a word of the game's `names`, "verb" or "action"; by
    default what its hints name.

    Raises ValueError for a kind that the actions do not name, with those that they do, and where
    fewer than two things are found.
    """
    wanted = list(kinds) if kinds else default_kinds(game)
    known = list(dict.fromkeys([*vocabularies(game), VERB, ACTION]))
    for kind in wanted:
        if kind not in known:
            raise ValueError(
                f"{game.name}: no action names a {kind!r}; there are {', '.join(known)}"
            )
    found = [one for kind in wanted for one in of_kind(game, kind)]
    if not 1 < len(found) <= MOST_THINGS:
        kind = " and ".join(wanted)
        raise ValueError(
            f"{game.name}: {kind}: {len(found)} things; from 2 to {MOST_THINGS} can be compared:"
            f" name others of {', '.join(known)}"
        )
    times = Counter(name for _, name, _ in found)
    names = [name if times[name] == 1 else f"{kind} {name}" for kind, name, _ in found]
    return Things(names, np.array([using for _, _, using in found]))


def vocabularies(game: Game) -> list[str]:
    """The kinds of things that actions name, but for seats."""
    kinds = {
        domain.names: None for arguments in game.actions.table.values() for _, domain in arguments
    }
    return [kind for kind in kinds if kind in game.thing_names and kind != "seat"]


def default_kinds(game: Game) -> list[str]:
    """Return the kinds that the game's hints name; else all that actions name, its verbs, or its
    actions.
    """
    if game.hints.uses:
        return list(game.hints.uses)
    return vocabularies(game) or ([VERB] if len(game.actions.verbs) > 1 else [ACTION])


def of_kind(game: Game, kind: str) -> Iterator[tuple[str, str, Array]]:
    """Yield the kind, the name and the actions of each thing of a kind."""
    space, verbs = game.actions, game.hints.uses.get(kind, range(len(game.actions.verbs)))
    if kind == ACTION:
        for action in range(space.count):
            yield kind, space.notation(action, game.thing_names), np.arange(space.count) == action
    elif kind == VERB:
        for verb in verbs:
            yield kind, space.verbs[verb], space.verb == verb
    else:
        for value, name in enumerate(game.thing_names[kind]):
            using = users(game, kind, value, verbs)
            if not name.startswith(ABSENT) and using.any():
                yield kind, name, using


def users(game: Game, kind: str, value: int, verbs: Iterable[int]) -> Array:
    """Tell of each action whether it names this thing, by one of these verbs."""
    space, found = game.actions, np.zeros(game.actions.count, np.bool_)
    for verb in verbs:
        for place, (_, domain) in enumerate(space.table[int(verb)]):
            if domain.names == kind:
                found |= (space.verb == verb) & (space.args[:, place] == value)
    return found
