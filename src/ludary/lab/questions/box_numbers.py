"""Numbers of a box by name: an option such as `hand`, or a number of an edition's tables by its
path, such as `spell.upsy.cost`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from ludary.core.arguments import briefly, close_to
from ludary.core.contract.edition import is_number
from ludary.core.errors import BadEdition
from ludary.lab.questions.card_trials.things import title_of

if TYPE_CHECKING:
    from ludary.core.play.game import Game

MOST_VALUES = 64


def with_number(game: Game, path: str, value: object) -> Game:
    """The game with another value of a number.

    ValueError or BadEdition says what does not exist, or does not fit.
    """
    option = next((option for option in game.contents.options if option.name == path), None)
    if option:
        return game.with_tables(game.edition, {**game.numbers, path: option.value(value)})
    if game.edition is None or not is_number(str(value)):
        raise ValueError(
            f"{path}={briefly(str(value))}: should be a whole number"
            if game.edition
            else unknown(game, path, path, [])
        )
    tables = json.loads(game.edition.model_dump_json())
    place, last = place_of(game, tables, path)
    place[last] = int(str(value))
    try:
        edition = type(game.edition).model_validate_json(json.dumps(tables))
        return game.with_tables(edition, game.numbers)
    except ValidationError as error:
        raise BadEdition(f"{path}={value}: {error.errors()[0]['msg']}") from None


def number_now(game: Game, path: str) -> int:
    """The value of a number as the box has it. ValueError if there is none."""
    if path in game.numbers:
        return int(game.numbers[path])
    if game.edition is None:
        raise ValueError(unknown(game, path, path, []))
    place, last = place_of(game, json.loads(game.edition.model_dump_json()), path)
    return int(place[last])


def number_words(game: Game, path: str) -> str:
    """A number with its name: `armor (Armor Points of each player at the start)`, `the cost of
    Upsy`.
    """
    title = number_title(game, path)
    return f"{path} ({title})" if path in game.numbers else title


def number_title(game: Game, path: str) -> str:
    """A number in the game's words: `Armor Points of each player at the start`, `the cost of
    Upsy`.
    """
    option = next((option for option in game.contents.options if option.name == path), None)
    if option:
        return option.title
    *_, entry, field = ["", *path.split(".")]
    return f"the {field.replace('_', ' ')} of {title_of(game, entry)}" if entry else path


def cost_of(game: Game, thing: str) -> str:
    """The path of what a thing costs in the edition; "" if it has no cost there."""
    tables = json.loads(game.edition.model_dump_json()) if game.edition else {}
    for kind, entries in tables.items():
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict) and slug(str(entry.get("name", ""))) == thing:
                return f"{kind}.{thing}.cost" if isinstance(entry.get("cost"), int) else ""
    return ""


def place_of(game: Game, tables: Any, path: str) -> tuple[Any, Any]:
    """The list or dictionary that holds the number, and its key there."""
    *steps, last = path.split(".")
    here = tables
    for step in steps:
        here = here[key_of(game, here, step, path)]
    key = key_of(game, here, last, path)
    if not isinstance(here[key], int) or isinstance(here[key], bool):
        raise ValueError(f"{path}: should name a whole number, and is {briefly(here[key])}")
    return here, key


def key_of(game: Game, here: Any, step: str, path: str) -> Any:
    """The key by which a step of a path goes on: a field, the name of an entry, or its number from
    1 on.
    """
    if isinstance(here, dict) and step in here:
        return step
    if isinstance(here, list):
        named = [
            slug(str(entry.get("name", ""))) if isinstance(entry, dict) else "" for entry in here
        ]
        if slug(step) in named:
            return named.index(slug(step))
        if is_number(step) and 0 < int(step) <= len(here):
            return int(step) - 1
        raise ValueError(
            unknown(game, path, step, [name for name in named if name] or [f"1 to {len(here)}"])
        )
    raise ValueError(unknown(game, path, step, list(here) if isinstance(here, dict) else []))


def slug(name: str) -> str:
    """A name as paths write it: `ya-ya`, `zau-ba`."""
    return "-".join(name.lower().split())


def unknown(game: Game, path: str, step: str, known: Sequence[str]) -> str:
    """Say that there is no such number, and which ones are near."""
    options = [option.name for option in game.contents.options] if path.startswith(step) else []
    names = [name for name in known if name not in ("edition", "numbers", "says", "where")]
    more = f"`ludary options {game.name}` lists {len(options)}"
    near = close_to(step, [*names, *options], 3)
    hint = (
        f"did you mean {' or '.join(near)}?"
        if near
        else more
        if options
        else f"names here are {', '.join(names[:12]) or 'none'}"
    )
    return f"{path}: {game.name} has no number {briefly(step)}; {hint}"


def values_in(text: str) -> list[str]:
    """The values that a text lists: `1,2,5`, `1..5`, or words.

    ValueError if there are too many, or not even two.
    """
    values: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        low, dots, high = part.partition("..")
        if dots and is_number(low) and is_number(high):
            if not 0 <= int(high) - int(low) < MOST_VALUES:
                raise ValueError(
                    f"{part}: should go from a number up to a larger one, with {MOST_VALUES}"
                    " values at most"
                )
            values += map(str, range(int(low), int(high) + 1))
        elif part:
            values.append(part)
    values = list(dict.fromkeys(values))
    if not 1 < len(values) <= MOST_VALUES:
        raise ValueError(
            f"{briefly(text)}: should be 2 to {MOST_VALUES} values, such as 1,2,5 or 1..5"
        )
    return values
