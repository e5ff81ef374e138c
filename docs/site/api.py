"""The reference: which names of the API stand on which page. What is said of each comes from its docstring."""

import inspect
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

import ludary

FRONT_DOOR = {  # of `ludary`, in the order in which they are met
    "Games": ("games", "load", "Game"),
    "Matches": ("Match", "View", "Action"),
    "Many games": ("simulate", "Results", "check"),
    "Errors": ("IllegalAction", "NotYourTurn", "BadFate", "TooManyOutcomes", "BadRecord", "BadEdition", "BrokenRules"),
}
SHORT = ("i4", "i8", "f8", "EditionHead", "NumberEntry")  # that their names explain, without a docstring


@dataclass(frozen=True)
class Topic:
    """A page of the reference, about some modules."""

    file: str
    title: str
    about: str
    modules: Sequence[str]


TOPICS = (
    Topic("bots", "Bots", "What chooses: see :doc:`/your-own-bot`.", ["bots"]),
    Topic(
        "lab", "The lab", "Many games at once, and what can be learned from them: see :doc:`/many-games`. "
        ":func:`ludary.simulate`, :func:`ludary.check` and :class:`ludary.Results` stand on :doc:`their own page <ludary>`.",
        ["lab.simulate", "lab.results", "lab.checking", "lab.positions", "lab.builds"],
    ),
    Topic(
        "games", "The parts of a game", "What a game is made of: see :doc:`/contract`.",
        ["core.rules", "core.contract", "core.defaults", "core.presentation", "core.hints", "core.contents", "core.state"],
    ),
    Topic("records", "Records and rules", "Memory with named fields, and functions that compile.", ["core.memory", "core.rule"]),
    Topic(
        "actions", "Actions, events, fate", "What players choose, what happens, and what chance decides.",
        ["core.actions", "core.events", "core.fate", "core.piles", "core.windows"],
    ),
    Topic("boards", "Boards and pictures", "Sets of squares, and SVG.", ["core.grid", "core.svg", "core.marks"]),
    Topic(
        "box", "What is in the box, and what is told", "Editions, options, the ledger, scores taken apart.",
        ["core.edition", "core.ledger", "core.breakdown", "core.unavailable"],
    ),
    Topic(
        "engine", "Batches and drivers", "Many games side by side, and compiled loops of one's own: see :doc:`/many-games`.",
        ["core.batch", "core.saved", "core.engine", "core.driver", "core.step"],
    ),
)  # fmt: skip


def write(sources: Path) -> list[str]:
    """Write the pages of the reference; their names, below `sources`."""
    folder = sources / "api"
    folder.mkdir(parents=True)
    (folder / "ludary.rst").write_text(front_door(), encoding="utf-8")
    for topic in TOPICS:
        (folder / f"{topic.file}.rst").write_text(page(topic), encoding="utf-8")
    return ["api/ludary.rst", *(f"api/{topic.file}.rst" for topic in TOPICS)]


def front_door() -> str:
    """The page of `ludary` itself."""
    parts = [heading("ludary", "="), first_sentence(ludary), ".. currentmodule:: ludary"]
    for title, names in FRONT_DOOR.items():
        parts += [heading(title, "-"), *(entry("ludary", name, getattr(ludary, name)) for name in names)]
    kit = sorted(import_module("ludary.kit").__all__, key=str.lower)
    parts += [
        heading("ludary.kit", "-"),
        first_sentence(import_module("ludary.kit")),
        ", ".join(in_the_kit(name) for name in kit) + ".",
    ]
    return "\n\n".join(parts) + "\n"


def page(topic: Topic) -> str:
    parts = [heading(topic.title, "="), topic.about]
    for module in (import_module(f"ludary.{name}") for name in topic.modules):
        if names := public(module):
            parts += [heading(module.__name__, "-"), f".. py:module:: {module.__name__}", f".. ludary-words:: {module.__name__}"]
            parts += [entry(module.__name__, name, getattr(module, name)) for name in names]
    return "\n\n".join(parts) + "\n"


def public(module: Any) -> list[str]:
    """The names of a module that its page tells about: its own, with a docstring, in the order of the source."""
    if module.__name__ == "ludary.bots":
        return [name for name in module.__all__ if name != "Bot"]
    front = {id(getattr(ludary, name)) for names in FRONT_DOOR.values() for name in names}
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_") and isinstance(value, type | FunctionType) and value.__module__ == module.__name__
        and (value.__doc__ or name in SHORT) and id(value) not in front
    ]  # fmt: skip


def entry(module: str, name: str, value: Any) -> str:
    """The directive that documents a name."""
    if isinstance(value, type):
        return f".. autoclass:: {module}.{name}\n   :members:"
    if inspect.ismodule(value):  # `ludary.games`, which can be called, too
        return f".. autofunction:: ludary.core.library.{name}"
    return f".. {'autofunction' if isinstance(value, FunctionType) else 'autodata'}:: {module}.{name}"


def in_the_kit(name: str) -> str:
    """A name of the kit, with a link to where the reference has it."""
    value = getattr(import_module("ludary.kit"), name)
    if any(value is getattr(ludary, one) for names in FRONT_DOOR.values() for one in names):
        return f":py:obj:`{name} <ludary.{name}>`"
    return f":py:obj:`{name} <{value.__module__}.{name}>`" if hasattr(value, "__module__") else f"``{name}``"


def heading(text: str, line: str) -> str:
    return f"{text}\n{line * len(text)}"


def first_sentence(module: Any) -> str:
    return (module.__doc__ or "").strip().splitlines()[0]
