"""Game: rules, presentation, hints for bots and a box, in the one object that everything else is
given.

A game's package makes one `Game`; `ludary.load` returns a copy of it with a box in it, made from an
edition and the chosen options.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

import numpy.typing as npt

from ludary.core.arguments import sealed, whole
from ludary.core.contract.actions import Action, ActionSpace, FactsByNumber
from ludary.core.contract.bounds import GameLimits
from ludary.core.contract.contents import Contents
from ludary.core.contract.defaults import EmptyBox
from ludary.core.contract.edition import EditionFile
from ludary.core.contract.hints import BotHints
from ludary.core.contract.ledger import FILE as LEDGER
from ludary.core.contract.ledger import Ledger, read_ledger
from ludary.core.contract.origin import Origin, joined
from ludary.core.contract.presentation import Presentation
from ludary.core.contract.rules import Rules
from ludary.core.contract.summary import FILE as SUMMARY
from ludary.core.contract.summary import Summary, read_summary
from ludary.core.picture.notebook import game_html
from ludary.core.play.engine import Engine
from ludary.core.state.events import width_of
from ludary.core.state.state import NOBODY, BaseState, check_players, check_seats, seat_names

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from ludary.core.batch.batch import Autoreset, Batch
    from ludary.core.contract.components import ComponentTable
    from ludary.core.observe.infostate_tensor import InfostateTensor
    from ludary.core.observe.observer import Form, Observer
    from ludary.core.play.loop import Loop
    from ludary.core.play.match import Match
    from ludary.core.play.worlds import Draws, Outcomes

    B_co = TypeVar("B_co", covariant=True, default=Any)
else:
    from typing import TypeVar  # Python 3.11's knows no default

    B_co = TypeVar("B_co", covariant=True)

MOST_WAYS = 10_000_000  # of setting a game up that `openings` lists


@dataclass(frozen=True, eq=False)
class Game(Generic[B_co]):
    """A game, with its box. Made by a game's package; users get it from `ludary.load`.

    Words and pictures name the type of their game's box, `game: Game[Box]`, so that type checkers
    know its fields.
    """

    name: str  # as in `ludary.load(name)`
    title: str
    version: int  # rises exactly when the same actions and outcomes lead elsewhere
    players: range  # how many can play
    rules: Rules
    presentation: Presentation = field(default_factory=Presentation)
    hints: BotHints = field(default_factory=BotHints)
    contents: Contents = field(default_factory=Contents)
    about: str = ""  # one line
    minutes: range = range(0)  # playing time at a table
    difficulty: int = 0  # how much there is to learn: 1 little, 2 some, 3 much; 0 says nothing
    limits: GameLimits = field(default_factory=GameLimits)
    edition: EditionFile | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)  # every option's value
    boxes: npt.NDArray[Any] = field(
        default_factory=lambda: sealed(EmptyBox.zeros(1))
    )  # shape (1,): the box

    def __post_init__(self) -> None:
        check_players(self.name, self.players)
        check_room_for_events(self)

    def __repr__(self) -> str:
        changed = "".join(f", {name}={text}" for name, text in self.changed_options().items())
        edition = f", edition={self.edition.edition.name!r}" if self.edition else ""
        return f"<Game {self.name}{edition}{changed}>"

    def _repr_html_(self) -> str:
        return game_html(self)

    @property
    def source(self) -> Path | None:
        """The file of a user's own game."""
        return self.contents.source

    @property
    def State(self) -> type[BaseState]:  # noqa: N802 - it is a class
        return self.rules.State

    @property
    def actions(self) -> ActionSpace:
        return self.rules.actions

    @property
    def box(self) -> B_co:
        """The box, as an `np.record` of type `Box`.

        Read-only. Raises ValueError if nothing is in it.
        """
        box: B_co = self._filled[0]
        return box

    @property
    def seats(self) -> range:
        """The numbers of players that these options allow."""
        return self.contents.seats(self.box) if self.contents.seats else self.players

    @cached_property
    def thing_names(self) -> dict[str, Sequence[str]]:
        """The words for the box's things, by kind."""
        return dict(self.presentation.names(self))

    @cached_property
    def engine(self) -> Engine:
        """The compiled drivers of this game. Raises ValueError if nothing is in its box."""
        return Engine(self.name, self.rules, self.hints, self._filled)

    @cached_property
    def _filled(self) -> npt.NDArray[Any]:
        """`boxes`, where `load` has put one."""
        if self.boxes.dtype != self.contents.Box.zeros(1).dtype:
            raise ValueError(
                f"{self.name}: its box is empty: use the game that"
                f" ludary.load({str(self.source or self.name)!r}) returns"
            )
        return self.boxes

    @cached_property
    def ledger(self) -> Ledger:
        """The game's rules and rulings in our own words; empty for a game without.

        ValueError if the file is wrong.
        """
        return read_ledger(self.beside(LEDGER))

    @cached_property
    def summary(self) -> Summary | None:
        """The game on two pages, with the numbers of this box; None for a game without.

        ValueError if the file is wrong.
        """
        path = self.beside(SUMMARY)
        return read_summary(path, self.numbers)[0] if path else None

    def beside(self, name: str) -> Path | None:
        """The file of this name that belongs to the game, `GAME.lesson.toml` or `lesson.toml`; None
        if there is none.
        """
        return self.contents.beside(name)

    def places(self, name: str) -> list[Path]:
        """The places where a file of this name belongs to the game."""
        return self.contents.places(name)

    def check_files(self) -> None:
        """Raise ValueError for a faulty edition or ledger; it names the file, the entry and what
        would be right.
        """
        for name in self.contents.editions():
            self.with_box(name, {})
        self.ledger.check(
            str(self.beside(LEDGER)),
            self.actions.verbs,
            [option.name for option in self.contents.options],
        )

    @cached_property
    def facts(self) -> FactsByNumber:
        """The parts of each action, by id, whatever the position."""
        return FactsByNumber(self.actions, self.thing_names)

    def changed_options(self) -> dict[str, str]:
        """The options that differ from the edition, as words."""
        return self.contents.changed(self.edition, self.numbers)

    def origin_of(self, *names: str) -> Origin:
        """Say where the values of options come from: one origin for all of them."""
        assert self.edition is not None
        numbers, changed = self.edition.numbers, self.changed_options()
        return joined(
            *(
                Origin("changed", f"{numbers[name].value} in the edition")
                if name in changed
                else numbers[name].origin
                for name in names
            )
        )

    def with_box(self, edition: str | Path | None, options: Mapping[str, object]) -> Game:
        """A copy with a box of this edition (a shipped one's name, or a file) and these options."""
        return replace(self, **self.contents.opened(self.name, edition, options)._asdict())

    def with_tables(self, edition: EditionFile | None, numbers: Mapping[str, int]) -> Game:
        """A copy with a box of an edition that has been read, and these values of its numbers."""
        return replace(
            self, edition=edition, numbers=numbers, boxes=self.contents.packed(edition, numbers)
        )

    def __deepcopy__(self, memo: Any) -> Game:
        return self

    def check_seats(self, seats: int | None) -> int:
        """`seats`, or the fewest possible if None; ValueError if so many cannot play the game."""
        if seats is None:
            return self.seats[0]
        return check_seats(
            f"{self.name} with these options" if self.seats != self.players else self.name,
            self.seats,
            seats,
        )

    def components(self, s: Any = None) -> list[ComponentTable]:
        """List what is in the box; where `s` is a View's state, with what its seat has not seen.

        Nothing for a game that does not tell.
        """
        tell = self.presentation.components
        return list(tell(self, s)) if tell else []

    def action(self, action: int, s: Any = None, who: Sequence[str] = ()) -> Action:
        """The Action with this id, in words that fit the View's state `s` where the game has such,
        and its spot on that View's board.
        """
        return self.presentation.action_words(
            self, s, self.plain_action(action), who or seat_names(self.players[-1])
        )

    def plain_action(self, action: int) -> Action:
        """The Action with this id, without words."""
        return Action(*self.facts[whole(action, "action", 0, self.actions.count - 1)], words="")

    def read_action(self, action: Action | int | str) -> int:
        """The id of an action given as Action, id or notation."""
        return self.actions.id_of(action, self.thing_names)

    def event_words(self, event: Any, who: Sequence[str] = ()) -> str:
        """Tell an event in English."""
        return self.presentation.event_words(self, event, who or seat_names(self.players[-1]))

    def start(
        self, seats: int | None = None, seed: int | None = None, fate: Sequence[int | str] = ()
    ) -> Match:
        """A new Match.

        Without a seed the operating system's randomness decides, anew at each action.

        A `seed` is a whole number from 0 to 2**63 - 1, here and everywhere. `fate` lays the
        outcomes of the set-up on the tape, as in `Match.step`.
        """
        from ludary.core.play.match import Match

        return Match.begin(self, self.check_seats(seats), seed, fate)

    def batch(
        self,
        n: int,
        seats: int | None = None,
        seed: int | None = 0,
        autoreset: Autoreset = "same_step",
        longest: int | None = None,
        threads: int = 1,
        told: int = 0,
    ) -> Batch:
        """`n` games side by side, for learning and search.

        `seed=None` takes one of the operating system's.

        - `autoreset`: "same_step", "next_step" or "disabled": when a game that has ended begins
          anew, see `core.batch.batch.Batch`
        - `longest`: actions after which a game is truncated; None for no bound
        - `threads`: side by side; 0 for one on each processor
        - `told`: how many events are kept for each seat, for `Batch.told`
        """
        from ludary.core.batch.batch import Batch

        start = secrets.randbits(62) if seed is None else seed
        return Batch(self, n, self.check_seats(seats), start, autoreset, longest, threads, told)

    def loop(self, seats: int | None = None) -> Loop:
        """One game after another for loops in plain Python, with nothing but numbers: the fastest
        that calls for each decision.
        """
        from ludary.core.play.loop import Loop

        return Loop(self, self.check_seats(seats))

    def observer(
        self, seats: int | None = None, form: Form = "flat", without: Collection[str] = ()
    ) -> Observer:
        """An Observer, which turns Views into rows of numbers; see `core.observe.observer`.

        Without `seats`: for any number of players.
        """
        from ludary.core.observe.observer import Observer

        return Observer(self, seats, form, without)

    def infostate_tensor(self, seats: int | None = None) -> InfostateTensor:
        """An InfostateTensor, which turns `Match.infostate` into rows of one shape.

        ValueError for a game without bounds.
        """
        from ludary.core.observe.infostate_tensor import InfostateTensor

        return InfostateTensor(self, seats)

    def opening_draws(self, seats: int | None = None, so_far: Sequence[int | str] = ()) -> Draws:
        """List the next outcomes of the set-up, once chance has drawn `so_far`, as `Match.draws`.

        `start(fate=...)` ends it.
        """
        from ludary.core.play.worlds import draws

        states = self.State.zeros(1)
        states["seats"] = self.check_seats(seats)
        return draws(self, states, None, so_far)

    def openings(self, seats: int | None = None, limit: int = 10_000) -> Outcomes[Match]:
        """Every way the game can be set up: `(probability, Match)`; TooManyOutcomes above
        `limit`.
        """
        from ludary.core.play.worlds import Outcomes, opening_tapes

        count = self.check_seats(seats)
        tapes = opening_tapes(self, count, whole(limit, "limit", 1, MOST_WAYS))
        return Outcomes(
            (odds, self.start(count, seed=number, fate=tape))
            for number, (odds, tape) in enumerate(tapes)
        )


__all__ = [
    "NOBODY",
    "BaseState",
    "BotHints",
    "Contents",
    "Game",
    "Presentation",
    "Rules",
    "seat_names",
]


def check_room_for_events(game: Game) -> None:
    """Raise TypeError if an event has more values than an event of the game's State can hold."""
    sheet, room = game.presentation.events, width_of(game.rules.State.dtype)
    if sheet.width > room:
        words = (
            f"an event has {sheet.width} values, and its State has room for {room}: say"
            f" `width={sheet.width}`"
        )
        raise TypeError(f"{game.name}: {words}")
