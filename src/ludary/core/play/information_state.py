"""Information states: all that a seat has come to know in a match, in order: its own actions, the
events, and its Views.

Two histories give the same bytes for a seat exactly when it has seen and done the same in both: an
information state with perfect recall. Bytes only grow as the match goes on, and are kept up to the
step for which they were last asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.play.view import blank_view
from ludary.core.state.events import told_to

if TYPE_CHECKING:
    from ludary.core.play.step import Step
    from ludary.core.protocols import MatchLike

ACTS, TOLD, SEES = b"A", b"T", b"S"  # first byte of each part


class InformationState(NamedTuple):
    """The knowledge of a seat after so many steps."""

    steps: int
    known: tuple[bytes, ...]  # one behind the other; in few pieces, which copies of a match share
    view: bytes  # the table as it last looked


def information_state(match: MatchLike, seat: int, since: InformationState) -> InformationState:
    """Go on from `since` to where the match stands."""
    parts: list[bytes] = []
    view = since.view
    for place in range(since.steps, len(match.steps)):
        step = match.steps[place]
        parts.append(_done(step, seat) + _told(step, seat))
        after = (
            match.steps[place + 1].before
            if place + 1 < len(match.steps)
            else match.states().tobytes()
        )
        looks = blank_view(match.game, np.frombuffer(after, match.game.State.dtype), seat).tobytes()
        parts.append(_changes(view, looks))
        view = looks
    return InformationState(len(match.steps), append_piece(since.known, b"".join(parts)), view)


def append_piece(known: tuple[bytes, ...] | bytes, more: bytes) -> tuple[bytes, ...]:
    """Append a piece.

    Each piece is longer than the next one, so that there are few, and most stay as they are.

    Bytes alone are what pickles of earlier versions have.
    """
    pieces = [known] if isinstance(known, bytes) else list(known)
    while pieces and len(pieces[-1]) <= len(more):
        more = pieces.pop() + more
    return (*pieces, more) if more else tuple(pieces)


def decode_history(known: bytes) -> Iterator[tuple[int | None, list[list[int]]]]:
    """Yield the seat's own actions and the events it was told, in order, from an information state.

    Each is an action (None: another seat's) with the events that followed it: the kind and values
    of each.
    """
    at, action = 0, None
    while at < len(known):
        part, at = known[at : at + 1], at + 1
        if part == ACTS:
            if action is not None:
                yield action, []
            action, at = int.from_bytes(known[at : at + 4], "little"), at + 4
        elif part == TOLD:
            count, width = np.frombuffer(known, "<u2", 2, at).tolist()
            yield (
                action,
                np.frombuffer(known, "<i2", count * width, at + 4).reshape(count, width).tolist(),
            )
            action, at = None, at + 4 + 2 * count * width
        else:
            at += 4 + 5 * int.from_bytes(known[at : at + 4], "little")
    if action is not None:
        yield action, []


def _done(step: Step, seat: int) -> bytes:
    return (
        ACTS + step.action.to_bytes(4, "little")
        if step.action is not None and step.actor == seat
        else b""
    )


def _told(step: Step, seat: int) -> bytes:
    lines = told_to(step.events, seat).astype("<i2")
    return TOLD + bytes(np.array(lines.shape, "<u2")) + lines.tobytes() if len(lines) else b""


def _changes(before: bytes, after: bytes) -> bytes:
    """Return the changes of the View: the bytes that are others now, and at which places."""
    old: npt.NDArray[np.uint8] = np.frombuffer(before or bytes(len(after)), np.uint8)
    new = np.frombuffer(after, np.uint8)
    places = np.flatnonzero(old != new).astype("<u4")
    return (
        SEES + len(places).to_bytes(4, "little") + places.tobytes() + new[places].tobytes()
        if len(places)
        else b""
    )
