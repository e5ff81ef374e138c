"""The types of the API's answers, for the pages' modules: `src/ludary/web/api.d.ts`, made from the
server's models.

python -m tests.web.api_types
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

import ludary.web
from ludary.core.contract.beats import BeatKind
from ludary.core.contract.marks import Mark
from ludary.server.http.models import (
    alerts,
    common,
    history,
    lab,
    lessons,
    other_players,
    persons,
    places,
    sessions,
    snapshots,
    tournaments,
)  # fmt: skip
from ludary.server.public.http.models import admin, passkeys

FILE = Path(ludary.web.__file__).with_name("api.d.ts")
HEAD = (
    "/** The API's answers, made from the server's models by `python -m tests.web.api_types`: do"
    " not edit. */"
)
ANSWERS: tuple[type[BaseModel], ...] = (
    snapshots.Snapshot,
    common.Card,
    common.ReplayHead,
    common.Frame,
    history.PastBoard,
    history.Review,
    lessons.LessonHead,
    lessons.Position,
    lessons.LessonStep,
    lessons.ChoiceAnswer,
    lessons.PuzzleHead,
    lessons.PuzzleAnswer,
    places.Hint,
    places.Inspected,
    places.ComponentTable,
    places.ChoiceMarks,
    sessions.Session,
    passkeys.CreationOptions,
    passkeys.ProofOptions,
    passkeys.RequestOptions,
    passkeys.PasskeyList,
    passkeys.SignedInBy,
    persons.Preferences,
    persons.OwnGames,
    other_players.BlockedPerson,
    admin.AdminLists,
    lab.ChangedEdition,
    lab.LabAnswer,
    alerts.AlertState,
    tournaments.TournamentState,
)
ENUMS: tuple[type[StrEnum], ...] = (BeatKind, Mark)
WORDS: dict[Any, str] = {
    int: "number",
    float: "number",
    bool: "boolean",
    str: "string",
    type(None): "null",
    Any: "unknown",
}


def written() -> str:
    """Return the whole file."""
    models = list(dict.fromkeys(model for answer in ANSWERS for model in needed(answer)))
    names = [model.__name__ for model in models]
    assert len(names) == len(set(names)), f"two models of one name: {names}"
    enums = [f"type {enum.__name__} = {union(tuple(enum))};" for enum in ENUMS]
    return "\n\n".join([HEAD, *enums, *map(interface, models)]) + "\n"


def needed(model: type[BaseModel]) -> Iterator[type[BaseModel]]:
    """Yield a model after those that its fields hold."""
    for field in model.model_fields.values():
        for kind in parts(field.annotation):
            yield from needed(kind)
    yield model


def parts(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    elif get_origin(annotation) is not Literal:
        for part in get_args(annotation):
            yield from parts(part)


def interface(model: type[BaseModel]) -> str:
    """Return a model as an interface. Fields with a default may be left out."""
    about = [f"/** {model.__doc__} */"] if model.__doc__ else []
    fields = [
        f"  {name}{'' if field.is_required() else '?'}: {type_of(field)};"
        for name, field in model.model_fields.items()
    ]
    return "\n".join([*about, f"interface {model.__name__} {{", *fields, "}"])


def type_of(field: FieldInfo) -> str:
    named = [word for word in field.metadata if isinstance(word, str)]
    return named[0] if named else typescript(field.annotation)


def typescript(kind: Any) -> str:
    """Return the TypeScript of an annotation.

    `Annotated[Any, "Name"]` is a type of that name in `types.d.ts`.
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return next((word for word in inner[1:] if isinstance(word, str)), typescript(inner[0]))
    if origin is Literal:
        return union(inner)
    if origin in (Union, types.UnionType):
        return " | ".join(map(typescript, inner))
    if origin is list:
        element = typescript(inner[0])
        return f"({element})[]" if " | " in element else f"{element}[]"
    if origin is tuple:
        return f"[{', '.join(map(typescript, inner))}]"
    if origin is dict:
        record = f"Record<{typescript(inner[0])}, {typescript(inner[1])}>"
        return f"Partial<{record}>" if inner[0] in ENUMS else record
    return WORDS.get(kind) or str(kind.__name__)


def union(values: tuple[Any, ...]) -> str:
    return " | ".join(f'"{value}"' for value in values)


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
