"""Labels of boxes: what two boxes of a game differ in, in a few words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ludary.lab.questions.card_trials.things import known_things, things_about

if TYPE_CHECKING:
    from ludary.core.contract.edition import Option
    from ludary.core.play.game import Game

MOST_NAMED = 3  # options or entries; where more differ, the others are counted
ORIGIN = ("says", "where")  # of an entry: these change no game


def box_label(game: Game, other: Game) -> str:
    """Name a box by the entries and options in which it differs from another, or by its edition
    where too much differs.
    """
    options = [
        f"{option.title} = {option.word(game.numbers[option.name])}"
        for option in changed_options(game, other)
    ]
    named = [*entry_labels(game, other), *options]
    more = [f"{len(named) - MOST_NAMED} more"] if len(named) > MOST_NAMED else []
    return (
        ", ".join(named[:MOST_NAMED] + more) or f"edition {game.contents.edition_key(game.edition)}"
    )


def changed_options(game: Game, other: Game) -> list[Option]:
    """The options of which two boxes have another value."""
    return [
        option
        for option in game.contents.options
        if game.numbers[option.name] != other.numbers[option.name]
    ]


def changed_things(game: Game, other: Game) -> list[str]:
    """The things that players use and that differ between two boxes, or that a changed option is
    about; MOST_NAMED at most.
    """
    here, there = tables_of(game), tables_of(other)
    texts = [f"{option.name} {option.title}" for option in changed_options(game, other)]
    for name, table in here.items():
        rows = table if isinstance(table, list) else []
        olds = {one.get("name"): one for one in there[name] or () if isinstance(one, dict)}
        texts += [
            f"{name} {one['name']}"
            for one in rows
            if isinstance(one, dict) and "name" in one and one != olds.get(one["name"])
        ]
    found = dict.fromkeys(thing for text in texts for thing in things_about(game, text))
    theirs = known_things(other).names
    return [thing for thing in found if thing in theirs][:MOST_NAMED]


def entry_labels(game: Game, other: Game) -> list[str]:
    """The entries of the edition that differ, such as `Oodoo cost = 4`; the name of the edition if
    they are many or not in both.
    """
    here, there = (dict(entries(tables_of(one))) for one in (game, other))
    keys = [key for key in {**here, **there} if here.get(key) != there.get(key)]
    if len(keys) > MOST_NAMED or any(key not in here or key not in there for key in keys):
        return [f"edition {game.contents.edition_key(game.edition)}"]
    return [f"{key} = {here[key]}" for key in keys]


def tables_of(game: Game) -> dict[str, Any]:
    """Return the tables of an edition, without its head and its numbers, which are options."""
    return game.edition.model_dump(exclude={"edition", "numbers"}) if game.edition else {}


def entries(value: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """List all entries below a value, by name: rows of a table go by their own name."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in ORIGIN:
                yield from entries(inner, f"{name} {key}".strip())
    elif isinstance(value, list | tuple) and any(isinstance(one, dict) for one in value):
        for number, one in enumerate(value, 1):
            own = one.get("name") if isinstance(one, dict) else None
            yield from entries(one, str(own) if own else f"{name} {number}")
    else:
        yield name, str(value)
