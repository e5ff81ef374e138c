"""Arguments of several commands: a game, its edition and options, bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from ludary.core.contract.edition import Option
    from ludary.core.play.game import Game

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

SEED = click.IntRange(0, 2**63 - 1)  # as `core.arguments.checked_seed`, which would import NumPy

the_game: Decorator = click.argument("name", metavar="GAME")
# The default is `adapters.program.DEADLINE`, which would import NumPy
the_deadline: Decorator = click.option(
    "--deadline", type=click.FloatRange(min=0), default=60.0, metavar="SECONDS",
    help="Seconds that a program (cmd:) may take for an answer; 0: no limit.  [default: 60]",
)  # fmt: skip
the_edition: Decorator = click.option(
    "--edition", metavar="FILE|NAME", help="The edition in the box: one that ships, or a file."
)
the_options: Decorator = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME[=VALUE]",
    help="A house rule; again for more. `ludary options GAME` lists them.",
)


def game_of(name: str, edition: str | None = None, options: Sequence[str] = ()) -> Game:
    """The game with this name or in this file, with its box.

    ValueError says which word is wrong.
    """
    from ludary.core.play.library import load, rules_of

    return load(name, edition, **chosen(rules_of(name), options))


def chosen(game: Game, options: Sequence[str]) -> dict[str, str]:
    """The values of options written `name=value`, or `name` alone for yes."""
    values = {}
    for text in options:
        name, equals, value = text.partition("=")
        option = option_named(game, name.strip())
        if not equals and option.words != ("no", "yes"):
            raise ValueError(
                f"--option {text}: needs a value, {option.name}=... {option.range_in_words()}"
                f" ({option.about})"
            )
        values[option.name] = value.strip() if equals else "yes"
    return values


def option_named(game: Game, name: str) -> Option:
    """The game's option of this name; ValueError suggests the nearest."""
    known = {option.name: option for option in game.contents.options}
    if name not in known:
        near = get_close_matches(name, known, 3)
        hint = (
            f"did you mean {' or '.join(near)}?"
            if near
            else f"`ludary options {game.name}` lists {len(known)}"
        )
        raise ValueError(
            f"{game.title} has no option {name!r}; {hint if known else 'it has no options'}"
        )
    return known[name]


def check_writable(path: Path | None) -> None:
    """OSError now, rather than after the work, if the file cannot be written; leaves things as they
    were.
    """
    if path is None:
        return
    existed = path.exists()
    path.open("a").close()
    if not existed:
        path.unlink()
