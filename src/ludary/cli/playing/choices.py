"""Choices: a typed text as one of the legal actions, and many choices in few lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from itertools import groupby, takewhile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludary.core.contract.actions import Action

MANY = 10  # choices from which on those with the same verb stand under one heading
ALIKE = 3  # choices of one verb that are worth a heading
# choices of one verb, each about a place of the board, from which on they are told in one line
# beside others
CROWD = 20
GAP = "..."


class UnclearChoice(ValueError):
    """The text names no action, or several; says what would be right."""


def chosen_by(text: str, choices: Sequence[Action], verbs: Sequence[str]) -> Action:
    """The choice with this number or notation; words may be cut short where that leaves one.

    `verbs` are all of the game.
    """
    if text.isdecimal():
        return numbered(int(text), choices)
    words = text.casefold().split()
    exact = [action for action in choices if action.notation.casefold().split() == words]
    fitting = exact or [
        action for action in choices if begins(action.notation.casefold().split(), words)
    ]
    if len(fitting) == 1:
        return fitting[0]
    raise UnclearChoice(
        several(text, fitting, choices) if fitting else unknown(text, words[:1], choices, verbs)
    )


def numbered(number: int, choices: Sequence[Action]) -> Action:
    """The choice with this number, from 1."""
    if not 1 <= number <= len(choices):
        raise UnclearChoice(f"There is no choice {number}: {range_of(choices)}.")
    return choices[number - 1]


def begins(notation: Sequence[str], words: Sequence[str]) -> bool:
    """Tell whether each word begins the word of the notation in its place."""
    return len(words) <= len(notation) and all(
        whole.startswith(word) for whole, word in zip(notation, words, strict=False)
    )


def range_of(choices: Sequence[Action]) -> str:
    """The numbers that can be typed, in words."""
    return (
        "type 1, or press Enter" if len(choices) == 1 else f"type a number from 1 to {len(choices)}"
    )


def several(text: str, fitting: Sequence[Action], choices: Sequence[Action]) -> str:
    listing = ", ".join(
        f"{choices.index(action) + 1} ({action.notation})" for action in fitting[:6]
    )
    return (
        f"{text!r} could be {listing}{', ' + GAP if len(fitting) > 6 else ''}: type more of it, or"
        " the number."
    )


def unknown(
    text: str, first: Sequence[str], choices: Sequence[Action], verbs: Sequence[str]
) -> str:
    possible = list(dict.fromkeys(action.name for action in choices))
    others = (verb for verb in verbs if verb not in possible)
    if {*first} & {*possible} or any(verb.startswith(word) for word in first for verb in others):
        return f"{text!r} is not possible now: {range_of(choices)}."
    near = get_close_matches(first[0] if first else "", possible, 1)
    hint = f"did you mean {near[0]!r}? Else " if near else ""
    return f"{text!r} is no choice: {hint}{range_of(choices)}, or ? for help."


def groups(
    choices: Sequence[Action], whole: bool = False
) -> Iterator[tuple[str, list[tuple[int, str, str]]]]:
    """The choices as (heading, [(number, words, notation)]): where they are many, alike ones under
    one heading.

    Crowds are told in one line, unless the `whole` list is wanted.
    """
    rows = [(number, str(action), action.notation) for number, action in enumerate(choices, 1)]
    if len(choices) <= MANY:
        yield "", rows
        return
    for name, same in groupby(rows, key=lambda row: choices[row[0] - 1].name):
        listed = list(same)
        if not whole and is_crowd(choices, listed[0][0] - 1, len(listed)):
            yield "", [(listed[0][0], in_one_line(name, listed), "")]
            continue
        heading, endings = (
            shared([words for _, words, _ in listed]) if len(listed) >= ALIKE else ("", [])
        )
        yield (
            heading,
            (
                [(row[0], words, "") for row, words in zip(listed, endings, strict=True)]
                if endings
                else listed
            ),
        )


def is_crowd(choices: Sequence[Action], first: int, count: int) -> bool:
    """Tell whether so many choices are the places of a board where one could go, and there are
    others.
    """
    return CROWD <= count < len(choices) and all(
        action.spot for action in choices[first : first + count]
    )


def in_one_line(name: str, rows: Sequence[tuple[int, str, str]]) -> str:
    """A crowd of choices: 13 to 110: Go to ..., 98 choices: type one, such as 'go 1,14'; 'list go'
    tells them all.
    """
    first, last = rows[0], rows[-1]
    heading, _ = shared([words for _, words, _ in rows])
    what = heading or f"{name} {GAP}"
    return (
        f"to {last[0]}: {what} {len(rows)} choices: type one, such as {first[2]!r}; 'list {name}'"
        " tells them all."
    )


def shared(sentences: Sequence[str]) -> tuple[str, list[str]]:
    """The words that the sentences have in common, with gaps, and what is left of each; nothing if
    they have nothing in common.
    """
    rest = [sentence.split() for sentence in sentences]
    front = common_beginning(rest)
    rest = [words[len(front) :] for words in rest]
    back = common_beginning([words[::-1] for words in rest])[::-1]
    rest = [words[: len(words) - len(back)] for words in rest]
    middle = longest_run(rest)
    left = [" ".join(without(words, middle)) for words in rest]
    if not front or not all(left):
        return "", []
    parts = [front, *([middle] if middle else []), *([back] if back else [])]
    return f" {GAP} ".join(" ".join(part) for part in parts) + (f" {GAP}" if not back else ""), left


def common_beginning(sentences: Sequence[Sequence[str]]) -> list[str]:
    """The words with which all begin, up to where no bracket is open."""
    words = [
        alike[0]
        for alike in takewhile(lambda words: len(set(words)) == 1, zip(*sentences, strict=False))
    ]
    return next((words[:end] for end in range(len(words), 0, -1) if is_closed(words[:end])), [])


def is_closed(words: Sequence[str]) -> bool:
    """Tell whether every bracket has its partner."""
    text = " ".join(words)
    return text.count("(") == text.count(")")


def longest_run(sentences: Sequence[Sequence[str]]) -> list[str]:
    """The longest run of three words or more that all have."""
    first = list(sentences[0])
    runs = (
        first[start:end] for start in range(len(first)) for end in range(start + 3, len(first) + 1)
    )
    common = [
        run
        for run in runs
        if is_closed(run) and all(place_of(run, words) >= 0 for words in sentences)
    ]
    return max(common, key=len, default=[])


def place_of(run: Sequence[str], words: Sequence[str]) -> int:
    return next(
        (
            at
            for at in range(len(words) - len(run) + 1)
            if list(words[at : at + len(run)]) == list(run)
        ),
        -1,
    )


def without(words: Sequence[str], run: Sequence[str]) -> list[str]:
    """The words around the run."""
    at = place_of(run, words)
    return [*words[:at], *words[at + len(run) :]] if run else list(words)
