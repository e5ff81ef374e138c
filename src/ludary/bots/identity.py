"""The identity of a bot: its name in tables, and all that its choices follow from, as plain values.

Names are for people. Two bots are the same only if their identities are: every setting, a digest of what they have learnt,
and a digest of the code of one's own. Where that cannot be known, the identity says why, and nothing is gone on with.
"""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import MISSING, fields, is_dataclass, replace
from dis import get_instructions
from enum import Enum
from functools import cached_property, partial
from hashlib import sha256
from logging import Logger
from pathlib import Path, PurePath
from types import (
    BuiltinFunctionType,
    CodeType,
    FunctionType,
    GenericAlias,
    GetSetDescriptorType,
    MemberDescriptorType,
    MethodType,
    ModuleType,
    UnionType,
)
from typing import TYPE_CHECKING, Any

import numpy as np

from ludary.bots.network_file import file_digest, network_digest
from ludary.core.compile.cache_key import _of_code as code_parts  # renamed there, all games would be compiled anew

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike

PLAIN = (type(None), bool, int, float, complex, str, bytes, type(...))
DIGITS = 16  # of a digest
SHORT = 6  # of a digest behind a name
UNKNOWN = "unknown"  # in an identity: why it says too little
ADDRESS = " at 0x"  # in Python's own text for what has none
INSTALLED = tuple(Path(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib", "purelib", "platlib"))
TOLD_BY_TEXT = (range, PurePath, Enum, np.dtype, Logger, re.Pattern, GenericAlias, UnionType)

Bot = Callable[..., Any]


class Unknown(ValueError):
    """Something that a bot goes by has no digest; says what it is."""


def name_of(bot: Any) -> str:
    """Return the name of a bot in tables: the one that it was given, or what it is."""
    name = getattr(bot, "name", None)
    if isinstance(name, str) and name:
        return name
    text = str(getattr(bot, "__name__", bot))
    if ADDRESS not in text:
        return text
    return name_of(bot.func) if isinstance(bot, partial) else type(bot).__name__


def with_name(bot: Bot, name: str) -> Bot:
    """Return the bot under another name. ValueError if it cannot have one."""
    if is_dataclass(bot) and not isinstance(bot, type) and any(one.name == "name" for one in fields(bot)):
        return replace(bot, name=name)  # type: ignore[type-var,no-any-return]
    try:
        bot.name = name  # type: ignore[attr-defined]
    except AttributeError:
        raise ValueError(f"{name}={name_of(bot)}: this bot cannot be given a name") from None
    return bot


def names_of(bots: Sequence[Any], game: GameLike) -> list[str]:
    """Return a name for each bot; of different bots of one name, some have letters of a digest or a number behind it."""
    kinds, names = kinds_of(bots, game), list(map(name_of, bots))
    tailed = [
        own if is_told(bot) or len(set(kinds_named(own, names, kinds))) == 1 else f"{own} ({short(bot, game)})"
        for own, bot in zip(names, bots, strict=True)
    ]
    places = [sorted(set(kinds_named(own, tailed, kinds))).index(kind) for own, kind in zip(tailed, kinds, strict=True)]
    return [own + (f" no. {place + 1}" if place else "") for own, place in zip(tailed, places, strict=True)]


def kinds_named(name: str, names: Sequence[str], kinds: Sequence[int]) -> list[int]:
    return [kind for own, kind in zip(names, kinds, strict=True) if own == name]


def kinds_of(bots: Sequence[Any], game: GameLike) -> list[int]:
    """Number the bots so that only the same ones have the same number."""
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
    """Tell whether its name says all that a bot is: it ships, has the name of its settings, and reads no file."""
    return getattr(bot, "name", "") is None and not getattr(bot, "file", None) and bool(spec_of(bot))


def spec_of(bot: Any) -> str:
    """Return the text with which `bot_named` makes this bot again; "" if there is none."""
    return str(bot.spec()) if hasattr(bot, "spec") else ""


def short(bot: Any, game: GameLike) -> str:
    return sha256(repr(identity_of(bot, game)).encode()).hexdigest()[:SHORT]


def identity_of(bot: Any, game: GameLike) -> dict[str, Any]:
    """Return all that a bot's choices in a game follow from, but Ludary and the game, as plain values.

    Where that cannot be known, the name stands for it that the bot was given; without one, `unknown` says why.
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
    """ValueError if a folder could not tell one of the bots from another."""
    for bot in bots:
        if why := identity_of(bot, game).get(UNKNOWN):
            name = name_of(bot)
            raise ValueError(
                f"{folder}: cannot know the bot {name} again, since {why}. Give it a name that you change when it changes: "
                f'bot.name = "mine-1" in Python, mine-1={name} on the command line'
            )


def settings_of(bot: Any) -> dict[str, Any]:
    """Return the fields of a bot but its name; digests of its file, and of what is no plain value."""
    values = {one.name: getattr(bot, one.name) for one in fields(bot) if one.name != "name"}
    told = {name: value if isinstance(value, PLAIN) else digest(value) for name, value in values.items()}
    return told | ({"network": file_digest(Path(bot.file))} if getattr(bot, "file", None) else {})


def learnt(bot: Any, game: GameLike) -> dict[str, Any]:
    """Return the digest of the network beside the game, if the bot goes by it."""
    beside = getattr(bot, "learned", False) and not bot.file
    return {"network": network_digest(game)} if beside else {}


def settings_text(bot: Any) -> str:
    """Return the settings of a dataclass that are not the default ones, as in `ISMCTS(iterations=60, exploration=0.05)`."""
    changed = []
    for one in fields(bot):
        value = getattr(bot, one.name)
        if one.name != "name" and (one.default is MISSING or value != one.default):
            changed.append(f"{one.name}={repr(value) if isinstance(value, PLAIN) else name_of(value)}")
    return f"{type(bot).__name__}({', '.join(changed)})"


def number_text(value: float) -> str:
    """Return a number as short as it can be read again."""
    return repr(float(value)).removesuffix(".0")


# Digests of code and values of one's own


def digest(value: Any) -> str:
    """Return a digest of a value or function, with all that it refers to. Unknown if there is something without one."""
    total = sha256()
    for part in parts(value, {}):
        total.update(sha256(part).digest())
    return total.hexdigest()[:DIGITS]


def parts(value: Any, seen: dict[int, Any]) -> Iterator[bytes]:
    """Yield what a value is made of. `seen` holds what was met, by its id, so that circles end."""
    if isinstance(value, PLAIN):
        yield f"{type(value).__name__} {value!r}".encode()
        return
    if id(value) in seen:
        yield f"again {list(seen).index(id(value))}".encode()
        return
    seen[id(value)] = value
    value = getattr(value, "py_func", value)  # of what Numba compiles
    kind = type(value)
    yield f"{kind.__module__}.{kind.__qualname__}".encode()
    if isinstance(value, np.ndarray | np.generic):
        yield from of_array(value)
    elif isinstance(value, tuple | list):
        yield from of_each(value, seen)
    elif isinstance(value, Mapping):
        yield from of_each([one for pair in value.items() for one in pair], seen)
    elif isinstance(value, set | frozenset):
        yield from sorted(b"".join(parts(one, {})) for one in value)
    elif isinstance(value, TOLD_BY_TEXT) or kind.__module__ == "typing":
        yield str(value).encode()
    elif isinstance(value, ModuleType):
        yield value.__name__.encode()
    elif isinstance(value, FunctionType):
        yield from of_function(value, seen)
    elif isinstance(value, MethodType):
        yield from of_each([value.__func__, value.__self__], seen)
    elif isinstance(value, partial):
        yield from of_each([value.func, value.args, value.keywords], seen)
    elif isinstance(value, BuiltinFunctionType | np.ufunc):
        yield of_builtin(value)
    elif isinstance(value, type):
        yield from of_class(value, seen)
    else:
        yield from of_object(value, seen)


def of_each(values: Sequence[Any], seen: dict[int, Any]) -> Iterator[bytes]:
    yield f"{len(values)} parts".encode()
    for one in values:
        yield from parts(one, seen)


def of_array(value: Any) -> Iterator[bytes]:
    if value.dtype.hasobject:
        raise Unknown("it goes by an array of objects, which has no digest")
    yield f"{value.dtype.descr} {np.shape(value)}".encode()
    yield value.tobytes()


def of_builtin(value: Any) -> bytes:
    owner = getattr(value, "__self__", None)
    if owner is not None and not isinstance(owner, ModuleType | type):
        raise no_digest(owner)
    return f"{getattr(value, '__module__', '')}.{value.__name__}".encode()


def no_digest(value: Any) -> Unknown:
    kind = type(value)
    return Unknown(f"it goes by an object of {kind.__module__}.{kind.__qualname__}, which has no digest")


def of_function(function: FunctionType, seen: dict[int, Any]) -> Iterator[bytes]:
    """Yield the code of a function, its defaults, and what its names stand for; of one that is installed, its name."""
    yield f"{function.__module__}.{function.__qualname__}".encode() if not is_own(function.__module__) else b""
    if not is_own(function.__module__):
        return
    yield repr(code_parts(function.__code__, function.__doc__)).encode()
    cells = []
    for cell in function.__closure__ or ():
        with suppress(ValueError):  # nothing is in it yet
            cells.append(cell.cell_contents)
    own = {name: value for name, value in vars(function).items() if name != "name"}
    yield from of_each([function.__defaults__, function.__kwdefaults__, cells, own], seen)
    attributes = sorted({name for code in codes(function.__code__) for name in code.co_names})
    for name in sorted(set(global_names(function.__code__))):
        if name in function.__globals__:
            named = function.__globals__[name]
            yield name.encode()
            yield from parts(named, seen)
            if isinstance(named, ModuleType) and is_own(named.__name__):
                yield from of_each([getattr(named, one) for one in attributes if hasattr(named, one)], seen)


def global_names(code: CodeType) -> Iterator[str]:
    for one in codes(code):
        yield from (str(step.argval) for step in get_instructions(one) if step.opname in ("LOAD_GLOBAL", "LOAD_NAME"))


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from codes(const)


def of_class(kind: type, seen: dict[int, Any]) -> Iterator[bytes]:
    """Yield the methods and attributes of a class of one's own, without what Python adds; of another, its name."""
    yield f"{kind.__module__}.{kind.__qualname__}".encode()
    if not is_own(kind.__module__):
        return
    yield from of_each(kind.__bases__, seen)
    for name, value in sorted(vars(kind).items()):
        for held in members(value):
            written = not isinstance(held, FunctionType) or held.__code__.co_filename != "<string>"
            if written and (isinstance(held, FunctionType) or not name.startswith(("__", "_abc_"))):
                yield name.encode()
                yield from parts(held, seen)


def members(value: Any) -> Sequence[Any]:
    """Return the functions behind an attribute of a class, or its value; nothing for a slot."""
    if isinstance(value, MemberDescriptorType | GetSetDescriptorType):
        return ()
    if isinstance(value, staticmethod | classmethod):
        return (value.__func__,)
    if isinstance(value, property):
        return (value.fget, value.fset)
    return (value.func,) if isinstance(value, cached_property) else (value,)


def of_object(value: Any, seen: dict[int, Any]) -> Iterator[bytes]:
    """Yield the class of an object and its attributes; of one of Ludary's, what it goes by."""
    kind = type(value)
    if hasattr(kind, "identity"):
        yield from parts(value.identity(), seen)
    elif is_ours(kind.__module__) and hasattr(value, "boxes"):  # a game
        yield from of_each([value.name, value.version, value.boxes.tobytes()], seen)
    elif is_ours(kind.__module__) and is_dataclass(value):
        yield from parts(settings_of(value), seen)
    elif is_own(kind.__module__):
        yield from of_class(kind, seen)
        slots = [name for one in kind.__mro__ for name in getattr(one, "__slots__", ())]
        held = dict(getattr(value, "__dict__", {}))
        held |= {name: getattr(value, name) for name in slots if hasattr(value, name)}
        for name in sorted(set(held) - {"name"}):
            yield name.encode()
            yield from parts(held[name], seen)
    else:
        raise no_digest(value)


def is_ours(module: str) -> bool:
    return module.partition(".")[0] == "ludary"


def is_own(module: str | None) -> bool:
    """Tell whether a module is of one's own: neither Ludary's, nor installed, nor Python's."""
    if module is None or module == "builtins" or is_ours(module):
        return False
    file = getattr(sys.modules.get(module), "__file__", None)
    if file is None:
        return module == "__main__" or module not in sys.modules
    return not any(Path(file).is_relative_to(place) for place in INSTALLED)
