"""Event sheets: every event of a game is one row, with its fields, its sentence and its looks.

    EVENTS = EventSheet()

    @EVENTS.row("{clan} seizes {tile} at {square}.", Look(BeatKind.STRIKE, at="square", weight=2))
    def takes(s: State, clan: Clan, square: Square, tile: Ware) -> None: ...

The row is a rule that tells the event to everybody: `takes(s, clan, square, tile)`. A row with a
field `known_to` tells it to the seats whose bits are set there. The first field is whose event it
is. The annotation of a field says what it holds: `int` for a number, or `Annotated[int, Noun(...)]`
for a thing that has a name, and perhaps a place.
"""

from __future__ import annotations

import re
import string
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from inspect import signature
from typing import Any, NamedTuple, TypeVar, cast, get_args, get_type_hints

from ludary.core.arguments import call_by_name, parameters
from ludary.core.compile.rule import rule
from ludary.core.contract.beats import Beat, BeatKind
from ludary.core.contract.inspection import Spot
from ludary.core.state.events import EVERYBODY

F = TypeVar("F", bound=Callable[..., None])
AUDIENCE = "known_to"
VOWELS = "aeiou"
GAPS = re.compile("…[ …]*…")
REMEMBERED = 1024  # sentences, which logs tell again and again


class Scene(NamedTuple):
    """The game and the players of an event."""

    game: Any
    who: Sequence[str]  # the players' names, by seat


@dataclass(frozen=True)
class Noun:
    """The meaning of a field: its words in a sentence, and the kind of spot on the board that it
    names.
    """

    say: Callable[[Scene, int], str]
    spot: Spot | None = None  # whose number the field is
    bare: Callable[[Scene, int], str] | None = None  # its name alone, for `{tile:bare}`
    does: Callable[[Scene, int, str], str] | None = (
        None  # it with a verb, for `{seat:attack}`: Bo attacks, Bo and Cy attack
    )


NUMBER = Noun(lambda scene, value: str(value))


@dataclass(frozen=True)
class Look:
    """One beat of an event. In its texts, fields stand as in the sentence."""

    kind: BeatKind = BeatKind.SAY
    caption: str = ""  # if empty, the sentence without its full stop
    # Fields with a spot (below 0: none), spots as `CELL("{seat}", "{cell}")`, or a kind of one spot
    at: Spot | str | Sequence[str] | Callable[..., Sequence[str]] = ()
    faces: Sequence[str] | Callable[..., Sequence[str]] = ()  # texts, or a function of fields
    badge: str = ""
    weight: int = 1
    when: Callable[..., bool] | None = None  # whether there is such a beat

    def __post_init__(self) -> None:
        """ValueError for a kind of spots with numbers: they belong in its brackets."""
        if isinstance(self.at, Spot):
            object.__setattr__(self, "at", self.at())

    @property
    def places(self) -> Sequence[str]:
        """The fields and spots of `at`; none if a function finds them."""
        if callable(self.at):
            return ()
        return (self.at,) if isinstance(self.at, str) else self.at


SAID = Look()


class Word:
    """The value of a field in a text: `{tile}`, `{tile:bare}`, or `{actions:action}` for "3
    actions".
    """

    def __init__(self, noun: Noun, scene: Scene, value: int) -> None:
        self.noun, self.scene, self.value = noun, scene, value

    def __str__(self) -> str:
        return self.noun.say(self.scene, self.value)

    def __format__(self, spec: str) -> str:
        if spec == "bare" and self.noun.bare is not None:
            return self.noun.bare(self.scene, self.value)
        if spec and self.noun.does is not None:
            return self.noun.does(self.scene, self.value, spec)
        return counted(self.value, spec) if spec else str(self)


def counted(number: int, thing: str) -> str:
    """1 cavern, 2 caverns; 2 fairies."""
    if number == 1:
        return f"1 {thing}"
    return (
        f"{number} {thing[:-1]}ies"
        if thing[-1:] == "y" and thing[-2:-1] not in VOWELS
        else f"{number} {thing}s"
    )


@dataclass(frozen=True, eq=False)
class EventRow:
    """One kind of event."""

    name: str
    number: int
    says: str
    looks: Sequence[Look]
    nouns: Mapping[str, Noun]  # by field, in the order of an event's values
    words: Mapping[
        str, Callable[..., str]
    ]  # further words of the texts; a function names the fields that it takes

    def __post_init__(self) -> None:
        faces = [face for look in self.looks if not callable(look.faces) for face in look.faces]
        for text in (
            self.says,
            *faces,
            *(text for look in self.looks for text in (look.caption, look.badge)),
        ):
            self._check(_names(text), {*self.nouns, *self.words})
        for place in (place for look in self.looks for place in look.places):
            self._check(_names(place), {*self.nouns})
        asked = [
            call
            for look in self.looks
            for call in (look.when, look.at, look.faces)
            if callable(call)
        ]
        for function in (*self.words.values(), *asked):
            self._check(set(parameters(function)), {*self.nouns, "scene"})

    def _check(self, used: set[str], known: set[str]) -> None:
        if used - known:
            raise TypeError(
                f"event {self.name}: unknown {', '.join(sorted(used - known))}; its fields are"
                f" {', '.join(sorted(known)) or 'none'}"
            )

    @property
    def kind(self) -> str:
        """Return the sentence, up to a colon, with gaps: `a player buys … for … Gold`; its name
        where it is all gaps.
        """
        parts = []
        for text, name, spec, _ in string.Formatter().parse(self.says):
            parts.append(text)
            if name is not None:
                parts.append(self._gap(name, spec or ""))
        said = GAPS.sub("…", "".join(parts)).partition(":")[0].removesuffix(".")
        return said if any(map(str.isalpha, said)) else self.name.replace("_", " ")

    def _gap(self, name: str, spec: str) -> str:
        noun = self.nouns.get(name)
        if noun is not None and (name == "seat" or noun.does):
            return "a player" + (f" {spec}s" if spec else "")
        return f"… {counted(2, spec)[2:]}" if spec and noun is NUMBER else "…"

    def fields(self, event: Any) -> dict[str, int]:
        """The event's values by name."""
        return self._named(event["values"].tolist())

    def _named(self, values: Sequence[int]) -> dict[str, int]:
        return dict(zip(self.nouns, values, strict=False))

    def _texts(self, scene: Scene, fields: Mapping[str, int]) -> dict[str, Any]:
        words: dict[str, Any] = {
            name: Word(noun, scene, fields[name]) for name, noun in self.nouns.items()
        }
        return words | {
            name: call_by_name(say, scene=scene, **fields) for name, say in self.words.items()
        }

    def say(self, scene: Scene, values: Sequence[int]) -> str:
        """An event of these values in one sentence."""
        return _sentence(self.says, self._texts(scene, self._named(values)))

    def beats(self, scene: Scene, event: Any) -> list[Beat]:
        """The event as pages show it."""
        fields = self.fields(event)
        texts = self._texts(scene, fields)
        looks = [
            look
            for look in self.looks
            if look.when is None or call_by_name(look.when, scene=scene, **fields)
        ]
        return [self._beat(look, scene, fields, texts) for look in looks]

    def _beat(
        self, look: Look, scene: Scene, fields: Mapping[str, int], texts: Mapping[str, Any]
    ) -> Beat:
        caption, badge = _sentence(look.caption, texts), look.badge.format(**texts)
        faces = (
            call_by_name(look.faces, scene=scene, **fields)
            if callable(look.faces)
            else [face.format(**texts) for face in look.faces]
        )
        return Beat(
            look.kind, caption, self._spots(look, scene, fields), tuple(faces), badge, look.weight
        )

    def _spots(self, look: Look, scene: Scene, fields: Mapping[str, int]) -> tuple[str, ...]:
        if callable(look.at):
            return tuple(call_by_name(look.at, scene=scene, **fields))
        return tuple(spot for place in look.places if (spot := self._spot(place, fields)))

    def _spot(self, place: str, fields: Mapping[str, int]) -> str:
        spot = self.nouns[place].spot if place in fields else None
        if spot is None:
            return place.format(**fields)
        return spot(fields[place]) if fields[place] >= 0 else ""


def _names(text: str) -> set[str]:
    """The names in braces in a text."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def _sentence(text: str, words: Mapping[str, Any]) -> str:
    said = text.format(**words).replace("!.", "!")  # it ends with a name that has a mark of its own
    return said[:1].upper() + said[1:]


@lru_cache(REMEMBERED)
def _said(row: EventRow, scene: Scene, values: Sequence[int]) -> str:
    return row.say(scene, values)


class EventSheet:
    """The events of a game, numbered in the order of their rows."""

    def __init__(self) -> None:
        self.rows: list[EventRow] = []
        self.numbers: dict[str, int] = {}

    @property
    def width(self) -> int:
        """The most values that an event has, for which a State needs room."""
        return max((len(row.nouns) for row in self.rows), default=0)

    def row(
        self, says: str, *looks: Look, shown: bool = True, **words: Callable[..., str]
    ) -> Callable[[F], F]:
        """Make an event of a function's name and parameters; TypeError for a text or function that
        names another field.

        Without `looks` its sentence is shown, unless it is not `shown` at all.
        """

        def declare(function: F) -> F:
            state, *names = signature(function).parameters
            hints = get_type_hints(function, include_extras=True)
            nouns = {name: _noun(hints[name]) for name in names if name != AUDIENCE}
            name, number = function.__name__, len(self.rows)
            seen = (
                [
                    replace(look, caption=look.caption or says.removesuffix("."))
                    for look in looks or (SAID,)
                ]
                if shown
                else []
            )
            self.rows.append(EventRow(name, number, says, seen, nouns, words))
            self.numbers[name] = number
            return cast(F, _telling(function, number, state, names, list(nouns)))

        return declare

    def say(self, game: Any, event: Any, who: Sequence[str]) -> str:
        """Say in one sentence what happened."""
        return _said(
            self.rows[event.kind], Scene(game, tuple(who)), tuple(event["values"].tolist())
        )

    def beats(self, game: Any, events: Sequence[Any], who: Sequence[str]) -> list[Beat]:
        """Tell the events of one action as beats."""
        scene = Scene(game, who)
        return [beat for event in events for beat in self.rows[event.kind].beats(scene, event)]


def _noun(hint: Any) -> Noun:
    return next((part for part in get_args(hint) if isinstance(part, Noun)), NUMBER)


def _telling(
    function: Callable[..., None],
    number: int,
    state: str,
    names: Sequence[str],
    fields: Sequence[str],
) -> Callable[..., None]:
    """The rule that writes such an event into the State, under the name of the row."""
    lines = [
        f"def {function.__name__}({', '.join([state, *names])}):",
        f"    log = {state}.events",
        "    if log.count < len(log.lines):",
        "        event = log.lines[log.count]",
        f"        event.kind = {number}",
        f"        event.known_to = {AUDIENCE if AUDIENCE in names else EVERYBODY}",
        "        values = event.values",
        *(f"        values[{place}] = {field}" for place, field in enumerate(fields)),
        f"        for place in range({len(fields)}, len(values)):",
        "            values[place] = 0",
        "    log.count += 1",
    ]
    made: dict[str, Any] = {"__name__": function.__module__}
    exec(compile("\n".join(lines), f"<event {function.__name__}>", "exec"), made)  # noqa: S102 - of names and numbers alone
    telling = made[function.__name__]
    telling.__doc__, telling.__qualname__ = function.__doc__, function.__qualname__
    return rule(cast(Callable[..., None], telling))
