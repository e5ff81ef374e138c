"""The identity of a bot: its name in tables, and everything that its choices depend on, as plain
values.

Names are for people. Two bots are the same only if their identities are: every setting, a digest of
what they have learnt, and a digest of the user's code. Where Ludary cannot know these, the identity
says why, and no folder or match goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import MISSING, fields, is_dataclass, replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludary.bots.code_digest import PLAIN, Unknown, digest, is_ours, settings_of
from ludary.bots.network_file import network_digest

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike

SHORT = 6  # of a digest behind a name
UNKNOWN = "unknown"  # in an identity: why it says too little
ADDRESS = " at 0x"  # in Python's own text for what has none

Bot = Callable[..., Any]


def name_of(bot: Any) -> str:
    """Return a bot's name in tables: the given one, or a text of its kind and settings."""
    name = getattr(bot, "name", None)
    if isinstance(name, str) and name:
        return name
    text = str(getattr(bot, "__name__", bot))
    if ADDRESS not in text:
        return text
    return name_of(bot.func) if isinstance(bot, partial) else type(bot).__name__


def with_name(bot: Bot, name: str) -> Bot:
    """Return the bot under another name. ValueError if it cannot have one."""
    if (
        is_dataclass(bot)
        and not isinstance(bot, type)
        and any(one.name == "name" for one in fields(bot))
    ):
        return replace(bot, name=name)
    try:
        bot.name = name  # type: ignore[attr-defined]
    except AttributeError:
        raise ValueError(f"{name}={name_of(bot)}: this bot cannot be given a name") from None
    return bot


def names_of(bots: Sequence[Any], game: GameLike) -> list[str]:
    """Return a name for each bot.

    Bots that share a name get letters of a digest or a number behind it.
    """
    kinds, names = kinds_of(bots, game), list(map(name_of, bots))
    tailed = [
        (
            own
            if is_told(bot) or len(set(kinds_named(own, names, kinds))) == 1
            else f"{own} ({short(bot, game)})"
        )
        for own, bot in zip(names, bots, strict=True)
    ]
    places = [
        sorted(set(kinds_named(own, tailed, kinds))).index(kind)
        for own, kind in zip(tailed, kinds, strict=True)
    ]
    return [
        own + (f" no. {place + 1}" if place else "")
        for own, place in zip(tailed, places, strict=True)
    ]


def kinds_named(name: str, names: Sequence[str], kinds: Sequence[int]) -> list[int]:
    return [kind for own, kind in zip(names, kinds, strict=True) if own == name]


def kinds_of(bots: Sequence[Any], game: GameLike) -> list[int]:
    """Number the bots: two have one number only if they are the same."""
    seen: list[Any] = []
    kinds = []
    for bot in bots:
        place = next((k for k, other in enumerate(seen) if are_same(bot, other, game)), len(seen))
        seen += [bot] if place == len(seen) else []
        kinds.append(place)
    return kinds


def are_same(one: Any, other: Any, game: GameLike) -> bool:
    """Tell whether two bots are known to be the same, whatever they are called."""
    if one is other:
        return True
    identities = identity_of(one, game), identity_of(other, game)
    return identities[0] == identities[1] and UNKNOWN not in identities[0]


def is_told(bot: Any) -> bool:
    """Tell whether a bot's name is its whole identity: it ships, is named for its settings, and
    reads no file.
    """
    return (
        getattr(bot, "name", "") is None and not getattr(bot, "file", None) and bool(spec_of(bot))
    )


def spec_of(bot: Any) -> str:
    """Return the text with which `bot_named` makes this bot again; "" if there is none."""
    return str(bot.spec()) if hasattr(bot, "spec") else ""


def short(bot: Any, game: GameLike) -> str:
    return sha256(repr(identity_of(bot, game)).encode()).hexdigest()[:SHORT]


def identity_of(bot: Any, game: GameLike) -> dict[str, Any]:
    """Return everything except Ludary and the game that a bot's choices depend on, as plain values.

    Where Ludary cannot know it, the bot's given name stands for it; without one, `unknown` says
    why.
    """
    told: dict[str, Any] = {"kind": type(bot).__name__}
    try:
        if hasattr(bot, "identity"):
            return told | {"identity": bot.identity()}
        if is_ours(type(bot).__module__) and is_dataclass(bot):
            return told | settings_of(bot) | learnt(bot, game)
        return told | {"code": digest(bot), "network": network_digest(game)}
    except Unknown as error:
        name = getattr(bot, "name", None)
        return told | ({"named": name} if isinstance(name, str) else {UNKNOWN: str(error)})


def check_known(bots: Sequence[Any], game: GameLike, folder: Path) -> None:
    """Raise ValueError if the folder could not recognise one of the bots later."""
    for bot in bots:
        if why := identity_of(bot, game).get(UNKNOWN):
            name = name_of(bot)
            raise ValueError(
                f"{folder}: cannot recognise the bot {name} later, since {why}. Name it, and change"
                " the name when it changes: "
                f'bot.name = "mine-1" in Python, mine-1={name} on the command line'
            )


def learnt(bot: Any, game: GameLike) -> dict[str, Any]:
    """Return the digest of the network beside the game, if the bot uses it."""
    beside = getattr(bot, "learned", False) and not bot.file
    return {"network": network_digest(game)} if beside else {}


def settings_text(bot: Any) -> str:
    """Return the settings of a dataclass that are not the default ones, as in
    `ISMCTS(iterations=60, exploration=0.05)`.
    """
    changed = []
    for one in fields(bot):
        value = getattr(bot, one.name)
        if one.name != "name" and (one.default is MISSING or value != one.default):
            changed.append(
                f"{one.name}={repr(value) if isinstance(value, PLAIN) else name_of(value)}"
            )
    return f"{type(bot).__name__}({', '.join(changed)})"


def number_text(value: float) -> str:
    """Return the shortest text that reads back as this number."""
    return repr(float(value)).removesuffix(".0")
