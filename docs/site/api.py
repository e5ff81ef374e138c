"""The reference: which names of the API stand on which page.

What is said of each comes from its docstring.
"""

import inspect
from collections.abc import Mapping
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
    "Reviews": ("review", "Review"),
    "Errors": (
        "IllegalAction",
        "NotYourTurn",
        "BadFate",
        "TooManyOutcomes",
        "BadRecord",
        "BadEdition",
        "BrokenRules",
        "BadRule",
    ),
}


@dataclass(frozen=True)
class Topic:
    """A page of the reference: some modules, each with the names that others than Ludary itself
    use, or with all.
    """

    file: str
    title: str
    about: str
    modules: Mapping[str, str]


ALL = ""
KIT = (
    "ludary.kit",
    "ludary.kit.picture",
    "ludary.kit.grid",
    "ludary.kit.meanings",
    "ludary.kit.editions",
)
TOPICS = (
    Topic(
        "bots",
        "Bots and reviews",
        "What chooses: see :doc:`/your-own-bot`; and what tells how good choices were: see"
        " :doc:`/review`.",
        {
            "bots": ALL,
            "bots.search.found": "Choice Move",
            "bots.review": "ReviewedChoice ReviewedStep PlayerReview",
            "bots.review_words": "review_text review_svg",
        },
    ),
    Topic(
        "lab",
        "The lab",
        ":func:`ludary.simulate`, :func:`ludary.check` and :class:`ludary.Results` stand on"
        " :doc:`the page of ludary <ludary>`; here is what else there is to find out about many"
        " games.",
        {
            "lab.simulation.results": "wilson",
            "lab.luck.estimate": "Estimate Difference less_luck",
            "lab.questions.sequential": "always values_needed",
            "lab.questions.answer": "Answer Table Chart",
            "lab.questions.sampling": "Plan Sample sampled",
            "lab.questions.balance": "balance",
            "lab.questions.benchmark": "benchmark check",
            "lab.questions.compare": "compare",
            "lab.questions.match": "match",
            "lab.questions.ratings": "ratings",
            "lab.questions.tournament": "tournament Tournament Meeting",
            "lab.questions.cards": "cards",
            "lab.questions.sweep": "sweep",
            "lab.questions.tune": "tune",
            "lab.questions.optimiser": "Optimiser Optuna",
            "lab.promises.positions": ALL,
            "lab.promises.checking": "PromiseResult findings",
            "lab.promises.builds": "disagreement",
            "lab.trees.best_response": "GameTree TreeNode InformationSet",
            "lab.trees.tree_picture": "TreeSvg",
            "lab.ray.pool": "RayPool",
        },
    ),
    Topic(
        "games",
        "The parts of a game",
        "What a game is made of: see :doc:`/contract`.",
        {
            **dict.fromkeys(
                (
                    "core.contract.rules",
                    "core.contract.functions",
                    "core.contract.defaults",
                    "core.contract.presentation",
                    "core.contract.hints",
                    "core.contract.matters",
                    "core.contract.contents",
                ),
                ALL,
            ),
            "core.state.state": "BaseState seat_names",
        },
    ),
    Topic(
        "records",
        "Records and rules",
        "Memory with named fields, and functions that compile.",
        {
            "core.state.memory": "Record Row Rows i1 i2 i4 i8 u8 f8 one rows copied",
            "core.compile.rule": "rule is_rule",
        },
    ),
    Topic(
        "learning",
        "Observations",
        "Positions as rows of numbers, and what the numbers of a State stand for: see"
        " :doc:`/learning`.",
        {
            "core.observe.observer": "Observer",
            "core.observe.infostate_tensor": "InfostateTensor",
            "core.state.meanings": ALL,
            "core.play.information_state": "InformationState",
            "core.play.worlds": "Draw Draws Outcomes",
        },
    ),
    Topic(
        "actions",
        "Actions, events, fate",
        "What players choose, what happens, and what chance decides.",
        {
            "core.sentences": "player_does turn_of",
            "core.contract.actions": "ActionSpace Domain numbers seats named Facts FactsByNumber",
            "core.state.events": "Event Events Telling events all_but sees",
            "core.state.fate": "Fate Fated fate roll pick pick_bit below generator",
            "core.state.piles": ALL,
            "core.state.weighted_choice": "nth_bit",
            "core.contract.event_sheet": "EventSheet EventRow Look Noun Scene",
            "core.contract.verb_sheet": "VerbSheet Choice",
            "core.contract.windows": "Windows",
        },
    ),
    Topic(
        "boards",
        "Boards and pictures",
        "Sets of squares, and SVG.",
        {
            "core.state.grid": (
                "Area Squares has add remove assign clear unite intersect subtract including"
                " squares_if intersects is_subset is_same is_empty square_count take_first"
                " flood_fill touched write write_bits fill_area squares_of neighbours around"
                " bits_in lowest value_of"
            ),
            "core.picture.panels": ALL,
            "core.picture.sheet": ALL,
            "core.picture.svg": ALL,
            "core.picture.wrapping": ALL,
            "core.contract.marks": "Mark",
        },
    ),
    Topic(
        "box",
        "What is in the box, and what is told",
        "Editions and options, the ledger, and scores taken apart: see :doc:`/your-own-edition`.",
        {
            "core.contract.edition": (
                "EditionFile EditionHead EditionEntry NumberEntry Option switch choice read_edition"
                " parse_edition"
            ),
            **dict.fromkeys(
                (
                    "core.contract.ledger",
                    "core.contract.breakdown",
                    "core.contract.unavailable",
                    "core.contract.beats",
                    "core.contract.inspection",
                    "core.contract.origin",
                    "core.contract.components",
                    "core.play.presenting",
                ),
                ALL,
            ),
        },
    ),
    Topic(
        "engine",
        "Batches and drivers",
        "Many games side by side, and compiled loops of one's own: see :doc:`/many-games`.",
        {
            "core.batch.batch": ALL,
            "core.batch.opponents": "Opponents",
            "core.play.loop": "Loop",
            "core.contract.bounds": ALL,
            "core.batch.saved_games": "SavedGames",
            "core.play.engine": (
                "Engine Bound reset setup_at legal_at apply_at step step_at returns_at conceal_at"
                " imagine_at check_at playouts signature"
            ),
            "core.compile.driver": "driver bind",
            "core.play.step": ALL,
        },
    ),
)


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
        parts += [
            heading(title, "-"),
            *(entry("ludary", name, getattr(ludary, name)) for name in names),
        ]
    for module in (import_module(name) for name in KIT):
        listing = ", ".join(
            in_the_kit(module, name) for name in sorted(module.__all__, key=str.lower)
        )
        parts += [heading(module.__name__, "-"), first_sentence(module), f"{listing}."]
    return "\n\n".join(parts) + "\n"


def page(topic: Topic) -> str:
    parts = [heading(topic.title, "="), topic.about]
    for path, chosen in topic.modules.items():
        module = import_module(f"ludary.{path}")
        parts += [
            heading(module.__name__, "-"),
            f".. py:module:: {module.__name__}",
            f".. ludary-words:: {module.__name__}",
        ]
        parts += [
            entry(module.__name__, name, getattr(module, name))
            for name in chosen.split() or public(module)
        ]
    return "\n\n".join(parts) + "\n"


def public(module: Any) -> list[str]:
    """All names of a module, but for its constants and what the page of `ludary` tells about, in
    the order of the source.
    """
    if module.__name__ == "ludary.bots":
        return [name for name in module.__all__ if name != "Bot"]
    return [name for name, value in vars(module).items() if is_public(name, value, module.__name__)]


def is_public(name: str, value: Any, module: str) -> bool:
    is_its_own = isinstance(value, type | FunctionType) and value.__module__ == module
    return (
        is_its_own
        and not name.startswith("_")
        and bool(value.__doc__)
        and not is_at_the_front(value)
    )


def is_at_the_front(value: Any) -> bool:
    """Tell whether the page of `ludary` tells about it."""
    return any(value is getattr(ludary, name) for names in FRONT_DOOR.values() for name in names)


def entry(module: str, name: str, value: Any) -> str:
    """The directive that documents a name."""
    if isinstance(value, type):
        kind = "exception" if issubclass(value, Exception) else "class"
        return f".. auto{kind}:: {module}.{name}\n   :members:\n   :undoc-members:"
    if inspect.ismodule(value):  # `ludary.games`, which can be called, too
        return f".. autofunction:: ludary.core.play.library.{name}"
    return (
        f".. {'autofunction' if isinstance(value, FunctionType) else 'autodata'}:: {module}.{name}"
    )


def in_the_kit(module: Any, name: str) -> str:
    """A name of the kit, with a link to its place in the reference, if it is a class or a
    function.
    """
    value = getattr(module, name)
    if is_at_the_front(value):
        return f":py:obj:`{name} <ludary.{name}>`"
    return (
        f":py:obj:`{name} <{value.__module__}.{name}>`"
        if isinstance(value, type | FunctionType)
        else f"``{name}``"
    )


def heading(text: str, line: str) -> str:
    return f"{text}\n{line * len(text)}"


def first_sentence(module: Any) -> str:
    return " ".join((module.__doc__ or "").strip().split("\n\n")[0].split())
