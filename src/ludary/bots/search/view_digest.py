"""Digests of Views: what tells apart for a search what somebody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np
import numpy.typing as npt

from ludary.core.compile.by_reference import by_reference
from ludary.core.compile.driver import driver
from ludary.core.compile.rule import compiled_as, rule
from ludary.core.contract.functions import conceal
from ludary.core.observe.plan import WORD
from ludary.core.state.fate import BITS, mixed

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike

Array = npt.NDArray[Any]

PRIME, DOWN = 0x100_0000_01B3, 29  # of the digest
LANES = 4  # words that are taken together
UNSEEN = ("fate", "events")  # fields of a State that no View shows


@by_reference
class DigestRoom(NamedTuple):
    """Arrays that `digest_of` writes into, and what it reads of a View."""

    shown: Array  # (1,) State: the View
    words: Array  # uint64 (words,): the same bytes
    compared: Array  # int64 (words that a View can show,): which those are
    masks: Array  # uint64: their bits that a View can show


_SEEN: WeakKeyDictionary[GameLike, tuple[Array, Array]] = WeakKeyDictionary()


def digest_room(game: GameLike) -> DigestRoom:
    shown, words = padded_state(game)
    seen = _SEEN.get(game)
    if seen is None:
        seen = _SEEN[game] = seen_words(game)
    return DigestRoom(shown, words, *seen)


def padded_state(game: GameLike) -> tuple[Array, Array]:
    """A State, and the same bytes as words, the last of which may be longer than the State."""
    size = game.State.dtype.itemsize
    words = np.zeros(-(-size // WORD), np.uint64)
    return words.view(np.uint8)[:size].view(game.State.dtype), words


def seen_words(game: GameLike) -> tuple[Array, Array]:
    """The words of a State with bits that a View can show, int64, and these bits, uint64.

    There are a multiple of LANES of them: the last ones may show nothing.
    """
    states, words = padded_state(game)
    raw = states.view(np.uint8)
    raw[:] = 255
    fields: Any = game.State.dtype.fields
    for name in UNSEEN:
        kind, at = fields[name][:2]
        raw[at : at + kind.itemsize] = 0
    seen = np.flatnonzero(words)
    compared = np.append(seen, np.zeros(-len(seen) % LANES, np.int64))
    return compared, np.where(np.arange(len(compared)) < len(seen), words[compared], 0)


@driver(inner=True)
def digest_of(boxes: Array, s: Any, viewer: int, room: DigestRoom) -> int:
    """31 bits that tell one View from another: four digests, each of every fourth word, which do
    not wait for one another.
    """
    room.shown[0] = s
    conceal(boxes[0], room.shown[0], viewer)
    words, masks, at = room.words, room.masks, room.compared
    one, two, three, four = masks[0], masks[0], masks[0], masks[0]
    for k in range(0, len(masks), LANES):
        one = stirred(one, words[at[k]] & masks[k])
        two = stirred(two, words[at[k + 1]] & masks[k + 1])
        three = stirred(three, words[at[k + 2]] & masks[k + 2])
        four = stirred(four, words[at[k + 3]] & masks[k + 3])
    return int(mixed(stirred(stirred(stirred(one, two), three), four)) >> _33)


@rule
def stirred(digest: int, word: int) -> int:
    """The digest of one word more: FNV-1a (Fowler, Noll, Vo), by words, with the upper bits brought
    down.
    """
    digest = (int(digest) ^ int(word)) * PRIME & BITS
    return digest ^ digest >> DOWN


_PRIME, _DOWN, _33 = np.uint64(PRIME), np.uint64(DOWN), np.uint64(33)


@compiled_as(stirred)
def _stirred(digest: int, word: int) -> int:
    mixed_in = (np.uint64(digest) ^ np.uint64(word)) * _PRIME
    return mixed_in ^ (mixed_in >> _DOWN)  # type: ignore[return-value]
