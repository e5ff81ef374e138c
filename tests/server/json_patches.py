"""Changes of JSON applied, as a page applies those that a server sends."""

from collections.abc import Sequence
from typing import Any

from ludary.server.showing.json_changes import Edit, Json


def apply_changes(whole: Any, changes: Sequence[Json]) -> Any:
    """Return a copy of `whole` with the changes applied."""
    for change in changes:
        whole = _apply_at(whole, change["at"], change)
    return whole


def _apply_at(whole: Any, at: Sequence[str | int], change: Json) -> Any:
    if not at:
        return _changed_value(whole, change)
    copy = whole.copy()
    copy[at[0]] = _apply_at(whole[at[0]], at[1:], change)
    return copy


def _changed_value(old: Any, change: Json) -> Any:
    if "edits" in change:
        return apply_edits(old, change["by"], change["edits"])
    return (
        [*old[: change["from"]], *change["put"], *old[change["to"] :]]
        if "put" in change
        else change["is"]
    )


def apply_edits(text: str, by: str, edits: Sequence[Edit]) -> str:
    """Return a text with the edits applied."""
    pieces, parts, at = text.split(by), list[str](), 0
    for first, last, words in edits:
        parts += [*pieces[at:first], *([] if words is None else [words])]
        at = last
    return by.join([*parts, *pieces[at:]])
