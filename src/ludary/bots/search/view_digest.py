"""Digests of Views: what tells apart for a search what somebody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.compile.driver import driver
from ludary.core.compile.rule import compiled_as, rule
from ludary.core.contract.functions import conceal
from ludary.core.observe.plan import WORD
from ludary.core.state.fate import BITS, mixed

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike

Array = npt.NDArray[Any]

PRIME, DOWN = 0x100_0000_01B3, 29  # of the digest
UNSEEN = ("fate", "events")  # fields of a State that no View shows


class DigestRoom(NamedTuple):
    """Arrays that `digest_of` writes into, and what it reads of a View."""

    shown: Array  # (1,) State: the View
    words: Array  # uint64 (words,): the same bytes
    compared: Array  # int64 (words that a View can show,): which those are
    masks: Array  # uint64: their bits that a View can show


def digest_room(game: GameLike) -> DigestRoom:
    shown, words = padded_state(game)
    return DigestRoom(shown, words, *seen_words(game))


def padded_state(game: GameLike) -> tuple[Array, Array]:
    """A State, and the same bytes as words, the last of which may be longer than the State."""
    size = game.State.dtype.itemsize
    words = np.zeros(-(-size // WORD), np.uint64)
    return words.view(np.uint8)[:size].view(game.State.dtype), words


def seen_words(game: GameLike) -> tuple[Array, Array]:
    """Which words of a State have bits that a View can show, int64, and which bits these are, uint64."""
    states, words = padded_state(game)
    raw = states.view(np.uint8)
    raw[:] = 255
    fields: Any = game.State.dtype.fields
    for name in UNSEEN:
        kind, at = fields[name][:2]
        raw[at : at + kind.itemsize] = 0
    return np.flatnonzero(words), words[words != 0]


@driver(inner=True)
def digest_of(boxes: Array, s: Any, viewer: int, room: DigestRoom) -> int:
    """31 bits that tell one View from another."""
    room.shown[0] = s
    conceal(boxes[0], room.shown[0], viewer)
    digest, words, masks = room.masks[0], room.words, room.masks
    for k in range(len(masks)):
        digest = stirred(digest, words[room.compared[k]] & masks[k])
    return int(mixed(digest) >> _33)


@rule
def stirred(digest: int, word: int) -> int:
    """The digest of one word more: FNV-1a (Fowler, Noll, Vo), by words, with the upper bits brought down."""
    digest = (int(digest) ^ int(word)) * PRIME & BITS
    return digest ^ digest >> DOWN


_PRIME, _DOWN, _33 = np.uint64(PRIME), np.uint64(DOWN), np.uint64(33)


@compiled_as(stirred)
def _stirred(digest: int, word: int) -> int:
    mixed_in = (np.uint64(digest) ^ np.uint64(word)) * _PRIME
    return mixed_in ^ (mixed_in >> _DOWN)  # type: ignore[return-value]
