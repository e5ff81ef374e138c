"""OpenSpiel: any game as a `pyspiel.Game` in which chance is explicit, every draw a node of its
own.

    from ludary.adapters import openspiel
    koa = openspiel.game("koa", seats=3)
    openspiel.register()  # now pyspiel knows them all: pyspiel.load_game("ludary_koa(players=3)")

- The set-up's draws come first; what an action draws follows it. A draw with a single outcome is no
  node.
- `information_state_string` stands for `Match.infostate`: all that the player has done, was told
  and has seen.
- `observation_tensor` is the row of `Game.observer`; `information_state_tensor`, of games with
  bounds, that of `Game.infostate_tensor`.
- `resample_from_infostate` is `Match.imagine`: a world that fits what the player sees *now*, with
  an empty history.

Needs the extra `ludary[openspiel]`.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

try:
    import pyspiel
except ImportError as error:
    raise ImportError(
        f"ludary.adapters.openspiel needs OpenSpiel: pip install 'ludary[openspiel]' ({error})"
    ) from error

import ludary
from ludary.adapters.illegal_policy import as_game
from ludary.adapters.openspiel.observer import RowObserver
from ludary.adapters.openspiel.position import Position, SeatedGame
from ludary.core.contract.defaults import nothing_hidden
from ludary.core.contract.edition import numbers_of
from ludary.core.play.game import Game
from ludary.core.play.library import EXAMPLES

MOST_OUTCOMES = 2**15  # of a draw, where they have no names to be counted: outcomes are of 16 bits
LONGEST = 1_000_000  # decisions of a game that has no bound
GAMES: dict[
    str, Game
] = {}  # by the name that OpenSpiel knows it by, with the options that its edition has


def register() -> list[str]:
    """Make `pyspiel.load_game` know all games that ship and the examples, as `ludary_koa`; returns
    these names.

    Their parameters are `players` and the games' options.
    """
    return [_registered(ludary.load(name)) for name in (*ludary.games(), *EXAMPLES)]


def game(name: Game | str | Path, seats: int | None = None, **options: Any) -> pyspiel.Game:
    """A game as a `pyspiel.Game`: a Game, or a name or file for `ludary.load`, which `options` are
    for too.

    Without `seats` it is played by the fewest possible. Raises TypeError for a Game with options,
    which has its own, ValueError for seats that are not possible, and what `ludary.load` raises.
    """
    given = as_game(name, options)
    parameters = {option: _value(word) for option, word in given.changed_options().items()}
    return pyspiel.load_game(
        _registered(given), {"players": given.check_seats(seats), **parameters}
    )


def _value(word: str) -> int | str:
    """An option's word as OpenSpiel takes it: numbers as such."""
    return int(word) if word.lstrip("-").isdigit() else word


def _registered(game: Game) -> str:
    """The name that OpenSpiel knows the game by; it comes to know it if it does not yet."""
    edition = game.edition
    base = (
        game.with_tables(edition, numbers_of(edition, game.contents.options, {}, game.name))
        if edition
        else game
    )
    own = edition is not None and game.contents.edition_key(edition) != "default"
    name = f"ludary_{game.name}" + (f"_{edition.digest()[:8]}" if own and edition else "")
    known = GAMES.get(name)
    if known is not None and known.source != game.source:
        name += "_" + blake2b(str(game.source).encode(), digest_size=4).hexdigest()
    if name not in GAMES:
        GAMES[name] = base
        # a class of its own for each: OpenSpiel keeps it until after Python has ended, when nothing
        # but a class can be let go of
        pyspiel.register_game(
            _type(name, base.seats[0]), type(base.name, (LudaryGame,), {"name": name})
        )
    return name


def _zero_sum(game: Game, seats: int) -> bool:
    return game.limits.zero_sum and seats > 1  # one player alone wins or loses


def _type(name: str, seats: int) -> pyspiel.GameType:
    given, kinds = GAMES[name], pyspiel.GameType
    options = {
        option.name: _value(option.word(given.numbers[option.name]))
        for option in given.contents.options
    }
    hidden = given.rules.conceal is not nothing_hidden
    return pyspiel.GameType(
        short_name=name,
        long_name=given.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.EXPLICIT_STOCHASTIC
            if given.limits.chance
            else kinds.ChanceMode.DETERMINISTIC
        ),
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if hidden
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if _zero_sum(given, seats) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=given.players[-1],
        min_num_players=given.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=given.limits.told is not None
        and given.limits.decisions is not None,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": given.seats[0], **options},
    )


def _facts(game: Game, seats: int) -> pyspiel.GameInfo:
    limits, names = game.limits, game.thing_names
    counts = [len(names.get(label, ())) or MOST_OUTCOMES for label in game.presentation.outcomes]
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions.count,
        max_chance_outcomes=max(counts) if limits.chance else 0,
        num_players=seats,
        min_utility=limits.lowest,
        max_utility=limits.highest,
        utility_sum=0.0 if _zero_sum(game, seats) else None,
        max_game_length=limits.decisions or LONGEST,
    )


class LudaryGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game with its options and number of players, as OpenSpiel knows it.

    Made by `game` and `pyspiel.load_game`.
    """

    name: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        base, players = GAMES[self.name], given.pop("players", None)
        if base.edition:
            base = base.with_tables(
                base.edition, numbers_of(base.edition, base.contents.options, given, base.name)
            )
        self.table = SeatedGame.of(self.name, base, base.check_seats(players))
        super().__init__(
            _type(self.name, self.table.seats),
            _facts(base, self.table.seats),
            {"players": self.table.seats, **given},
        )

    def new_initial_state(self) -> LudaryState:
        """The beginning: chance's first draw of the set-up, or where it draws nothing the first
        decision.
        """
        return LudaryState(self)

    def make_py_observer(
        self, kind: Any = None, parameters: dict[str, Any] | None = None
    ) -> RowObserver | None:
        """Return an observer; None for a kind that it cannot tell apart: private information alone,
        or the hands of all.

        With perfect recall what is remembered follows the row. What is public alone is what a
        spectator sees.
        """
        private = pyspiel.PrivateInfoType
        if kind is None:
            return RowObserver(self.table, False, False)
        if not kind.public_info or kind.private_info == private.ALL_PLAYERS:
            return None
        return RowObserver(self.table, kind.perfect_recall, kind.private_info == private.NONE)


class LudaryState(pyspiel.State):  # type: ignore[misc]
    """A position, or a draw of chance.

    It keeps a Position alone: rules and boxes stay with Ludary, wherever OpenSpiel copies it to.
    """

    def __init__(self, of: LudaryGame) -> None:
        super().__init__(of)
        self.position: Position = of.table.beginning

    def current_player(self) -> int:
        """The seat to decide; `pyspiel.PlayerId.CHANCE` where chance draws, TERMINAL when the game
        is over.
        """
        position = self.position
        if position.following:
            return int(pyspiel.PlayerId.CHANCE)
        actor = position.match.actor if position.match else None
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        match = self.position.match
        return match.legal_ids() if match and player == match.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the outcomes that chance can bring next, each with its probability."""
        return [(draw.outcome, draw.probability) for draw in self.position.following]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return (
            self.position.words(action)
            if player == pyspiel.PlayerId.CHANCE
            else self.position.notation(action)
        )

    def returns(self) -> list[float]:
        """Each player's return, in [-1, 1]; all 0 until the end."""
        position = self.position
        return (
            position.match.returns
            if position.match and position.over
            else [0.0] * position.table.seats
        )

    def __str__(self) -> str:
        return str(self.position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LudaryState:
        """A state in a random world that fits what the player sees now: `Match.imagine`.

        Its history is empty.

        Raises ValueError where chance is to draw.
        """
        state = LudaryState.__new__(LudaryState)
        pyspiel.State.__init__(state, self.get_game())
        state.position = self.position.imagined(player, int(sampler() * 2**53))
        return state
