"""JSON changes: the difference of two JSON values, so that a stream need not repeat what it has
sent.

A change is `{"at": path, "is": value}`; or, for a list with more or fewer things in it, `{"at":
path, "from": first, "to": last, "put": [...]}`, which puts these things in the place of those from
`first` to before `last`; or, for a long text of which little is new, `{"at": path, "by": "<",
"edits": [...]}`: the text is cut at every `by`, and each edit `[first, last, text]` puts `text`
(null: nothing) in the place of the pieces from `first` to before `last`. Edits stand in the order
of the text, and count its pieces as they were before all of them. Changes are made one after
another. A path is a list of keys and places, from the outside in.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]
Edit = tuple[int, int, str | None]

LONG = 200  # letters of a text that is worth cutting into pieces
EDIT = 12  # bytes that an edit takes beside its text, about


def changes(before: Any, after: Any) -> list[Json]:
    """Return the changes that turn `before` into `after`."""
    return list(_changes(before, after, ()))


def _changes(before: Any, after: Any, at: Path) -> Iterator[Json]:
    if (
        before is after or before == after
    ):  # Python compares whole lists many times as fast as this function walks over them
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            yield from _changes(before[key], value, (*at, key))
    elif (
        isinstance(before, list)
        and isinstance(after, list)
        and _is_nested(before)
        and _is_nested(after)
    ):
        yield from _changes_of_list(before, after, at)
    else:
        yield _change(before, after, at)


def _changes_of_list(before: list[Any], after: list[Any], at: Path) -> Iterator[Json]:
    """Yield the change of the list's length, at the last place where both differ, then the changes
    of its elements.
    """
    if len(before) != len(after):
        least = min(len(before), len(after))
        same = next(
            (place for place in range(least) if before[-1 - place] != after[-1 - place]), least
        )  # at the end
        first, last, end = least - same, len(before) - same, len(after) - same
        yield {"at": list(at), "from": first, "to": last, "put": after[first:end]}
        before = [*before[:first], *after[first:end], *before[last:]]
    for place, value in enumerate(after):
        yield from _changes(before[place], value, (*at, place))


def _is_nested(values: list[Any]) -> bool:
    return any(isinstance(value, dict | list) for value in values)


def _change(before: Any, after: Any, at: Path) -> Json:
    if isinstance(before, str) and isinstance(after, str) and min(len(before), len(after)) >= LONG:
        by = "<" if after.startswith("<") else "\n"
        pieces = edits(before, after, by)
        if sum(len(text or "") + EDIT for _, _, text in pieces) < len(after):
            return {"at": list(at), "by": by, "edits": pieces}
    return {"at": list(at), "is": after}


@lru_cache(256)
def edits(before: str, after: str, by: str) -> list[Edit]:
    """Return the edits that turn one text into another: pieces that both have once, in the same
    order, and equal neighbours stay.
    """
    old, new = before.split(by), after.split(by)
    pieces: list[Edit] = []
    at, to = 0, 0  # how far both are done
    for first, place in [(0, 0), *_anchors(old, new), (len(old), len(new))]:
        if first < at or place < to:
            continue  # beside the one before
        while first > at and place > to and old[first - 1] == new[place - 1]:
            first, place = first - 1, place - 1
        if first > at or place > to:
            pieces.append((at, first, by.join(new[to:place]) if place > to else None))
        while first < len(old) and place < len(new) and old[first] == new[place]:
            first, place = first + 1, place + 1
        at, to = first, place
    return pieces


def _anchors(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int]]:
    """Return the longest rising list of pairs of places, of pieces that both texts have exactly
    once.
    """
    in_old, in_new = Counter(old), Counter(new)
    where = {piece: at for at, piece in enumerate(old) if in_old[piece] == 1 == in_new[piece]}
    lows: list[int] = []  # of each length, the lowest end of a rising row
    ends: list[int] = []  # the place in `new` of that end
    came: dict[int, int] = {}  # from each place in `new`, that before it in its row
    for place, piece in enumerate(new):
        if (first := where.get(piece)) is None:
            continue
        length = bisect_left(lows, first)
        came[place] = ends[length - 1] if length else -1
        lows[length : length + 1], ends[length : length + 1] = [first], [place]
    row, place = [], ends[-1] if ends else -1
    while place >= 0:
        row.append((where[new[place]], place))
        place = came[place]
    return row[::-1]
