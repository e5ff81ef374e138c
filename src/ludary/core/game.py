"""Game: the contract that every game keeps, and the one object that everything else is given.

A game's package makes one `Game` with its record types, action space and compiled functions. `ludary.load` returns a
copy of it with a box in it, built from an edition and the chosen options.

The compiled functions (`box` and `s` are records; seats and actions are ints):

| function | does |
| --- | --- |
| `setup(box, s, seats)` | lays out a new game in the blank state `s` |
| `legal(box, s, out) -> n` | writes the legal action ids of `s.actor` into `out`, ascending; 0 only when the game is over |
| `apply(box, s, action)` | carries a legal action out, up to the next decision or the end |
| `returns(box, s, out)` | final utility of each seat, in [-1, 1] |
| `conceal(box, s, seat)` | blanks, in place, all that `seat` (-1: a spectator) cannot know |
| `imagine(box, s, seat)` | fills those blanks with a uniformly random world that fits what `seat` knows |
| `check(box, s) -> code` | 0, or the number of the broken invariant |
| `judge(box, s, seat)` | the return that `seat` can expect, in [-1, 1]: what `greedy` goes by and `ismcts` stops at |
| `unsettled(box, s) -> action` | how a position goes on in which `judge` should not be asked yet; `defaults` has SETTLED and OPEN |
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy.typing as npt

from ludary.core.actions import Action, ActionSpace
from ludary.core.arguments import briefly, sealed, whole
from ludary.core.defaults import EmptyBox, always_settled, no_judgement, nothing_broken, nothing_hidden
from ludary.core.edition import EditionFile, Option, numbers_of, read_edition
from ludary.core.errors import BadEdition, IllegalAction
from ludary.core.events import SPECTATOR_BIT, Events, Telling
from ludary.core.fate import Fate, Fated
from ludary.core.records import Record, Row, i2
from ludary.core.windows import Windows

if TYPE_CHECKING:
    from ludary.core.batch import Batch
    from ludary.core.engine import Engine
    from ludary.core.ledger import Ledger
    from ludary.core.marks import Marks
    from ludary.core.match import Match

MOST_SEATS = SPECTATOR_BIT  # as many as an event can name
NOBODY = -1  # `actor` when the game is over; the seat of a spectator


class BaseState(Fated, Telling):
    """What every State begins with."""

    actor: int = i2()  # the seat that decides; NOBODY when the game is over
    seats: int = i2()  # how many play
    fate: Fate  # each game gives it its length: `fate = core.fate.fate(outcomes)`
    events: Events  # likewise: `events = core.events.events(count)`


def _no_names(game: Game) -> dict[str, Sequence[str]]:
    return {}


@dataclass(frozen=True, eq=False)
class Game:
    """A game, with its box. Made by a game's package; users get it from `ludary.load`."""

    name: str  # as in `ludary.load(name)`
    title: str
    version: int  # rises exactly when the same actions and outcomes lead elsewhere
    players: range  # how many can play
    State: type[BaseState]
    actions: ActionSpace
    setup: Callable[[Any, Any, int], None]
    legal: Callable[[Any, Any, Row], int]
    apply: Callable[[Any, Any, int], None]
    returns: Callable[[Any, Any, Any], None]
    conceal: Callable[[Any, Any, int], None] = nothing_hidden
    imagine: Callable[[Any, Any, int], None] = nothing_hidden
    check: Callable[[Any, Any], int] = nothing_broken
    judge: Callable[[Any, Any, int], float] = no_judgement
    unsettled: Callable[[Any, Any], int] = always_settled
    worlds: int = 16  # how many `greedy` imagines
    horizon: int = 0  # decisions that the bot `ismcts` plays on at random before it asks `judge`
    searched: bool = True  # whether `ismcts` plays it better than `greedy` in the time that people wait; else servers do not offer it
    about: str = ""  # one line
    minutes: range = range(0)  # playing time at a table
    Box: type[Record] = EmptyBox
    events: Sequence[str] = ()  # names of the kinds of events, by number
    invariants: Sequence[str] = ()  # what `check`'s codes mean, from 1 on
    outcomes: Sequence[str] = ("",)  # by label: the names (a key of `names`) that fate's outcomes go by; "" for numbers
    names: Callable[[Game], Mapping[str, Sequence[str]]] = _no_names  # words of the box's things: {"card": [...]}
    say_action: Callable[[Game, Any, Action, Sequence[str]], str] | None = None  # (game, View's record or None, action, who)
    say_event: Callable[[Game, Any, Sequence[str]], str] | None = None  # (game, event, who)
    describe: Callable[[Game, Any, int, Sequence[str]], str] | None = None  # (game, View's record, seat, who)
    board: Callable[[Game, Any, int, Sequence[str]], str] | None = None  # the same, as SVG
    spot: Callable[[Game, Any, Action], str] | None = None  # (game, View's record, action): `data-spot` of what it is about, or ""
    windows: Windows | None = None  # what players may ask not to be asked about
    marks: Callable[[Game, Any, Action], Marks] | None = None  # the same: what it would touch, by kind, as in `core.marks`
    scores: Callable[[Any, Any], Sequence[float]] | None = None  # (box, s): what players compare; else the returns
    options: Sequence[Option] = ()
    edition_model: type[EditionFile] | None = None
    fill: Callable[[Any, Any], None] | None = None  # (edition, box): puts the edition's tables into the box
    seats_allowed: Callable[[Any], range] | None = None  # (box): where options narrow `players`
    folder: Path | None = None  # where the game's editions and ledger are
    source: Path | None = None  # the file of a game of one's own
    edition: EditionFile | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)  # every option's value
    boxes: npt.NDArray[Any] = field(default_factory=lambda: sealed(EmptyBox.zeros(1)))  # shape (1,): the box

    def __post_init__(self) -> None:
        for field_name, call in (("fate", "fate = fate(1)"), ("events", "events = events(1)")):
            if field_name not in (self.State.dtype.names or ()):
                raise TypeError(f"{self.name}: State needs a line `{call}`, with room for what one action draws or tells")
        if not isinstance(self.players, range):
            raise TypeError(f"{self.name}: players should be a range such as range(2, 5), not {self.players!r}")
        if not self.players or not 1 <= min(self.players) <= max(self.players) <= MOST_SEATS:
            raise TypeError(f"{self.name}: players should lie from 1 to {MOST_SEATS}, not be {self.players!r}")

    def __repr__(self) -> str:
        changed = "".join(f", {name}={text}" for name, text in self.changed_options().items())
        edition = f", edition={self.edition.edition.name!r}" if self.edition else ""
        return f"<Game {self.name}{edition}{changed}>"

    @property
    def box(self) -> Any:
        """The box, as an `np.record` of type `Box`. Read-only."""
        return self.boxes[0]

    @property
    def seats(self) -> range:
        """How many can play with these options."""
        return self.seats_allowed(self.box) if self.seats_allowed else self.players

    @cached_property
    def thing_names(self) -> dict[str, Sequence[str]]:
        """The words for the box's things, by kind."""
        return dict(self.names(self))

    @cached_property
    def engine(self) -> Engine:
        """The compiled drivers of this game."""
        from ludary.core.engine import Engine

        return Engine(self)

    @cached_property
    def ledger(self) -> Ledger:
        """The game's rules and rulings in our own words; empty for a game without."""
        from ludary.core.ledger import read_ledger

        return read_ledger(self.folder / "ledger.toml" if self.folder else None)

    def invariant(self, code: int) -> str:
        """What the invariant says whose number `check` gave."""
        return self.invariants[code - 1] if 0 < code <= len(self.invariants) else f"invariant {code}"

    def changed_options(self) -> dict[str, str]:
        """The options that differ from the edition, as words."""
        if self.edition is None:
            return {}
        own = {option.name: option.value(self.edition.numbers[option.name].value) for option in self.options}
        return {o.name: o.word(self.numbers[o.name]) for o in self.options if self.numbers[o.name] != own[o.name]}

    def with_box(self, edition: str | Path | None, options: Mapping[str, object]) -> Game:
        """A copy with a box of this edition (a shipped one's name, or a file) and these options."""
        if self.edition_model is None:
            if options or edition:
                raise ValueError(f"{self.name} has no options and no editions")
            return self.with_tables(None, {})
        path = self.edition_path(edition)
        file = read_edition(path, self.edition_model, self.name)
        try:
            return self.with_tables(file, numbers_of(file, self.options, options, str(path)))
        except BadEdition as error:
            raise BadEdition(str(error) if str(path) in str(error) else f"{path}: {error}") from None

    def with_tables(self, edition: EditionFile | None, numbers: Mapping[str, int]) -> Game:
        """A copy with a box of an edition that has been read, and these values of its numbers."""
        boxes = self.Box.zeros(1)
        for name, value in numbers.items():
            boxes[name][0] = value
        if self.fill:
            self.fill(edition, boxes[0])
        return replace(self, edition=edition, numbers=numbers, boxes=sealed(boxes))

    def __reduce__(self) -> Any:
        from ludary.core.library import restore

        return restore, (str(self.source or self.name), self.edition, dict(self.numbers))

    def __deepcopy__(self, memo: Any) -> Game:
        return self

    def edition_key(self) -> str:
        """The name by which `ludary.load` finds this edition, or its own name if it does not ship."""
        for key, path in self.editions().items():
            if self.edition_model and self.edition and read_edition(path, self.edition_model, self.name) == self.edition:
                return key
        return self.edition.edition.name if self.edition else ""

    def editions(self) -> dict[str, Path]:
        """The editions that ship with the game, the default first."""
        if self.folder is None:
            return {}
        paths = sorted((self.folder / "editions").glob("*.toml"))
        return {"default": self.folder / "edition.toml"} | {path.stem: path for path in paths}

    def edition_path(self, edition: str | Path | None) -> Path:
        """The file of an edition given by name or path."""
        shipped = self.editions()
        if str(edition or "default") in shipped:
            return shipped[str(edition or "default")]
        if not Path(str(edition)).is_file():
            raise ValueError(f"there is no edition {briefly(str(edition))} of {self.name}: give a file, or one of {', '.join(shipped)}")
        return Path(str(edition))

    def start(self, seats: int | None = None, seed: int | None = None, fate: Sequence[int | str] = ()) -> Match:
        """A new Match. Without a seed the operating system's randomness decides, anew at each action.

        A `seed` is a whole number from 0 to 2**63 - 1, here and everywhere. `fate` lays the outcomes of the set-up on
        the tape, as in `Match.play`.
        """
        from ludary.core.match import Match

        return Match.begin(self, self.check_seats(seats), seed, fate)

    def batch(self, n: int, seats: int | None = None, seed: int | None = 0) -> Batch:
        """`n` games side by side, for learning and search. `seed=None` takes one of the operating system's."""
        from ludary.core.batch import Batch

        return Batch(self, n, self.check_seats(seats), secrets.randbits(62) if seed is None else seed)

    def check_seats(self, seats: int | None) -> int:
        """`seats`, or the fewest possible if None; ValueError if the game cannot be played so."""
        allowed = self.seats
        if seats is None:
            return allowed[0]
        seats = whole(seats, "seats", -(2**63))
        if seats not in allowed:
            because = "with these options " if allowed != self.players else ""
            counts = str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
            raise ValueError(f"{self.name} {because}has {counts} seats, not {briefly(seats)}")
        return seats

    def action(self, action: int, s: Any = None, who: Sequence[str] = ()) -> Action:
        """The Action with this id, in words that fit the View's record `s` where the game has such, and its spot on that View's board."""
        plain = self.plain_action(action)
        words = self.say_action(self, s, plain, who or seat_names(self.players[-1])) if self.say_action else plain.notation
        spot = self.spot(self, s, plain) if self.spot and s is not None else ""
        return Action(plain.id, plain.name, plain.args, plain.notation, words, spot)

    def plain_action(self, action: int) -> Action:
        """The Action with this id, without words."""
        action = whole(action, "action", 0, self.actions.count - 1)
        if action not in self._plain:
            name, arguments = self.actions.verbs[self.actions.verb[action]], self.actions.arguments(action)
            self._plain[action] = Action(action, name, arguments, self.actions.notation(action, self.thing_names), "")
        return self._plain[action]

    @cached_property
    def _plain(self) -> dict[int, Action]:
        return {}

    def read_action(self, action: Action | int | str) -> int:
        """The id of an action given as Action, id or notation."""
        if isinstance(action, str):
            return self.actions.read(action, self.thing_names)
        try:
            return whole(action, "action", -(2**63), 2**63 - 1)
        except (TypeError, ValueError):
            raise IllegalAction(f"{briefly(action)} is not an action: give an Action, its id or its notation") from None

    def event_words(self, event: Any, who: Sequence[str] = ()) -> str:
        """An event in English."""
        names = who or seat_names(self.players[-1])
        if self.say_event:
            return self.say_event(self, event, names)
        kind = self.events[event.kind] if event.kind < len(self.events) else f"event {event.kind}"
        return f"{names[event.seat]}: {kind} {event.what} {event.amount}"


def seat_names(count: int) -> list[str]:
    """Seat 1, Seat 2, ..."""
    return [f"Seat {seat + 1}" for seat in range(count)]


__all__ = ["NOBODY", "BaseState", "EmptyBox", "Game", "seat_names"]
