"""Things that players use: cards, tiles, relics, scrolls, verbs, and which actions use which."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import briefly, close_to

if TYPE_CHECKING:
    from ludary.core.play.game import Game

Array = npt.NDArray[Any]
VERB, ACTION = "verb", "action"  # kinds that every game has: its verbs, and its single actions
MOST_THINGS = 256
NAMED = 12  # in a message
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

    def only(self, names: Iterable[str]) -> Things:
        """These things alone."""
        numbers = self.numbers(names)
        return Things([self.names[number] for number in numbers], self.using[numbers])

    def find(self, name: str, game: str) -> str:
        """The thing that a user names: letters may be large, and words apart.

        ValueError offers those that are near.
        """
        word = "-".join(name.lower().split())
        found = next((one for one in self.names if one in (name, word, name.lower())), None)
        if found is None:
            near = close_to(word, self.names, 3)
            hint = (
                f"did you mean {' or '.join(near)}?"
                if near
                else f"things are {', '.join(self.names[:NAMED])} and others"
            )
            raise ValueError(f"{game} has nothing called {briefly(name)} that players use; {hint}")
        return found

    def means(self, name: str, other: str) -> bool:
        """Tell whether two names are of one thing."""
        one, two = self.numbers([name, other])
        return bool((self.using[one] == self.using[two]).all())

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
                f"{game.name}: no action names a {kind!r}; kinds are {', '.join(known)}"
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


@lru_cache(8)
def known_things(game: Game) -> Things:
    """All things that a measure may name: those that are tried by default, then verbs, then what
    else actions name. Where a name is taken, the kind stands in front, as in "cloud high".
    """
    found: dict[str, Array] = {}
    others = [kind for kind in vocabularies(game) if kind not in (VERB, ACTION)]
    for kind in dict.fromkeys([*default_kinds(game), *others]):
        for _, name, using in of_kind(game, kind):
            found.setdefault(f"{kind} {name}", using)
            found.setdefault(name, using)
    for verb, name in enumerate(game.actions.verbs):
        found.setdefault(name, game.actions.verb == verb)
    return Things(list(found), np.array(list(found.values())))


def things_about(game: Game, text: str) -> list[str]:
    """The things that a text is about, such as `spell.upsy.cost`: it has their kind and their name.

    Verbs have no kind in front, and count where the game's own things are verbs.
    """
    known, said = known_things(game), f" {' '.join(re.findall('[a-z0-9]+', text.lower()))} "
    verbs = game.actions.verbs if VERB in default_kinds(game) else []
    found = [verb for verb in verbs if f" {verb} " in said]
    for kind in vocabularies(game):
        rest = said.replace(f" {kind} ", " ", 1)
        for name in game.thing_names[kind] if rest != said else ():
            words = " ".join(re.findall("[a-z0-9]+", name.lower()))
            if f" {words} " in rest and f"{kind} {name}" in known.names:
                own = kind in default_kinds(game) and known.means(name, f"{kind} {name}")
                found.append(name if own else f"{kind} {name}")
    return found


def title_of(game: Game, thing: str) -> str:
    """A thing as the box writes it: `Ya-Ya`, or its name in notation where nothing is so called."""
    titles = {plain(row.name): row.name for part in game.components() for row in part.rows}
    return titles.get(plain(thing), thing)


def plain(name: str) -> str:
    """The letters in which a name in notation and that on a component agree."""
    return re.sub("[^a-z0-9]", "", name.lower())


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
