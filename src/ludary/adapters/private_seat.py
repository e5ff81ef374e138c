"""Private tables: a match in this process, one seat for whoever asked for it and bots in all
others. Nobody else can come.
"""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

import ludary
from ludary.adapters.seats import Choice, Refusal, TableView, WaitsFor, not_legal, not_yours
from ludary.bots import ISMCTS, bot_named
from ludary.bots.advice import advise
from ludary.bots.bot import check_bot
from ludary.bots.fallback import with_fallback
from ludary.core.compile.takeover import is_awaited
from ludary.core.play.library import shipped_name
from ludary.core.play.presenting import lines_of
from ludary.core.state.events import sees

if TYPE_CHECKING:
    from ludary.bots import Bot
    from ludary.core.play.game import Game
    from ludary.core.play.match import Match
    from ludary.core.play.view import View

BOTS = (
    "uniform, novice, casual, casual:PERCENT, greedy, ismcts, ismcts:ITERATIONS, ismcts:SECONDSs; "
    "where a judge was trained also learned, careless:POINTS and search:ITERATIONS"
)
BOT = re.compile(
    r"uniform|novice|casual(:\d{1,2})?|greedy|learned|careless:\d{1,2}|(ismcts|search)(:\d{1,9}s?)?"
)  # no bot from a file: whoever asks here may start nothing
MOST_ITERATIONS, MOST_SECONDS = 50_000, 10.0  # that a bot may search for one decision
ADVICE_SECONDS = 2.0


class PrivateSeat:
    """A seat of a match; all others are played by bots, while somebody waits for them."""

    def __init__(self, match: Match, seat: int, bots: Sequence[Bot], seed: int | None) -> None:
        """`bots` has one for each other seat, in order.

        With a seed the bots choose the same again, once the game is compiled.
        """
        self.match, self.seat, self.game = match, seat, match.game.name
        self.bots: list[Bot | None] = [*bots[:seat], None, *bots[seat:]]
        self.rngs = [
            np.random.default_rng(None if seed is None else [seed, at]) for at in range(match.seats)
        ]
        self.told = 0  # steps
        self.lock = threading.RLock()

    def view(self) -> View:
        return self.match.view(self.seat)

    def seen(self) -> TableView:
        with self.lock:
            view = self.view()
            choices = [Choice(action.id, action.notation, action.words) for action in view.legal()]
            turn = (
                WaitsFor.NOTHING
                if self.match.over
                else WaitsFor.YOURS
                if view.decides
                else WaitsFor.OTHERS
            )
            others = [str(one) for one in view.unavailable()]
            return TableView(
                self.match.game.title,
                self.seat,
                view.names,
                turn,
                self.words(turn),
                str(view),
                scores_of(view),
                choices,
                others,
            )

    def words(self, turn: WaitsFor) -> str:
        """Say who decides, or who has won."""
        if turn is WaitsFor.NOTHING:
            return ending(self.match.players, self.match.returns)
        return (
            "It is your turn."
            if turn is WaitsFor.YOURS
            else f"{self.match.players[self.match.actor or 0]} decides."
        )

    def news(self) -> list[str]:
        with self.lock:
            since, self.told = self.told, len(self.match.steps)
            events = [
                event
                for step in self.match.steps[since:]
                for event in step.events
                if sees(event.known_to, self.seat)
            ]
            return lines_of(self.match.game, events, self.match.players)

    def act(self, number: int) -> None:
        with self.lock:
            self.check_legal(number)
            self.match.step(number, seat=self.seat)

    def check_legal(self, number: int) -> None:
        """Refusal if this seat cannot do that now."""
        if not self.view().decides:
            raise not_yours(self.words(WaitsFor.NOTHING if self.match.over else WaitsFor.OTHERS))
        if number not in self.match.legal_ids():
            raise not_legal(number, self.seen().choices)

    def wait(self, seconds: float) -> None:
        """Let the bots act; see `Seat.wait`."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with self.lock:
                actor = self.match.actor
                if actor is None or actor == self.seat:
                    return
                self.match.step(self.choice_of(self.bots[actor], actor))

    def choice_of(self, bot: Bot | None, seat: int) -> int:
        """The number of the action that a bot chooses in a seat."""
        assert bot
        view = self.match.view(seat)
        return self.match.game.read_action(
            with_fallback(bot, self.match.game)(view, view.legal(), self.rngs[seat])
        )

    def touched(self, number: int) -> Mapping[str, Sequence[str]]:
        with self.lock:
            self.check_legal(number)
            return self.view().marks(number)

    def advice(self) -> str:
        with self.lock:
            if not self.view().decides:
                raise not_yours(
                    self.words(WaitsFor.NOTHING if self.match.over else WaitsFor.OTHERS)
                )
            best = bot_named(self.match.game.hints.levels[-1])
            bot = replace(best, seconds=ADVICE_SECONDS) if isinstance(best, ISMCTS) else best
            number = self.choice_of(bot, self.seat)
            view = self.view()
            words = next(action.words for action in view.legal() if action.id == number)
            compiled = not is_awaited(view.game.name) and len(view.legal_ids()) > 1
            found = advise(view, number) if compiled else []
            why = "".join(f" (chance to win {one.chance:.0%}). {one.reason}" for one in found[:1])
            return f"A bot would choose {number}: {words}{why}"

    def close(self) -> str:
        return "The table is gone."

    def leave_stream(self) -> None:
        pass


def open_private(
    game: Game, seats: int, seat: int, bots: Sequence[str], name: str, seed: int | None
) -> PrivateSeat:
    """Set a match up and sit down in `seat` (from 0).

    Refusal or ValueError if that cannot be.
    """
    named = [private_bot(word) for word in bots]
    others = game.check_seats(seats) - 1
    if len(named) == 1:
        named *= others
    if len(named) != others:
        raise Refusal(
            f"bots: {len(named)} bots for {others} other seats: name one for each, or one for all"
        )
    for bot in named:
        check_bot(bot, game, seats)
    match = game.start(seats, seed)
    match.players[:] = [
        (name or f"Player {at + 1}") if at == seat else f"Bot {at + 1}" for at in range(seats)
    ]
    return PrivateSeat(match, seat, named, seed)


def private_bot(word: str) -> Bot:
    """The bot of this name. Refusal if there is no such bot, or it does not answer soon."""
    if not BOT.fullmatch(word):
        raise Refusal(f"bots: there is no bot {word[:40]!r} here; bots are {BOTS}")
    bot = bot_named(word)
    if isinstance(bot, ISMCTS) and (
        bot.iterations > MOST_ITERATIONS or (bot.seconds or 0) > MOST_SECONDS
    ):
        raise Refusal(
            f"bots: {word}: should search at most {MOST_ITERATIONS:,} iterations or"
            f" {MOST_SECONDS:g} s"
        )
    return bot


def shipped(name: str, edition: str = "", options: str = "") -> Game:
    """A game that ships, by name, with a shipped edition and options as `name=value, name=value`.

    Refusal or ValueError if none fits.
    """
    try:
        name = shipped_name(name)
    except ValueError as error:
        raise Refusal(f"game: {error}") from None
    editions = list(ludary.load(name).contents.editions())
    if edition and edition not in editions:
        raise Refusal(
            f"edition={edition[:40]!r}: there is no such edition of {name}; editions are"
            f" {', '.join(editions)}"
        )
    chosen = {
        key.strip(): value.strip() or "yes"
        for key, _, value in (one.partition("=") for one in options.split(",") if one.strip())
    }
    known = [option.name for option in ludary.load(name).contents.options]
    for key in chosen:
        if key not in known:
            raise Refusal(
                f"options: {name} has no option {key[:40]!r}; list_options lists {len(known)}"
            )
    return ludary.load(name, edition or None, **chosen)


def scores_of(view: View) -> list[str]:
    """A line on each seat's score, as far as the View's seat can know it; none in a game without
    scores that goes on.
    """
    if view.game.presentation.scores is None and not view.state.actor < 0:
        return []
    parts = [one.words for one in view.breakdowns] or [f"{score:g}" for score in view.scores]
    return [f"{name}: {words}" for name, words in zip(view.names, parts, strict=True)]


def ending(players: Sequence[str], returns: Sequence[float]) -> str:
    """Say in words how a game ended."""
    winners = [name for name, value in zip(players, returns, strict=True) if value == max(returns)]
    if len(winners) == len(players) > 1:
        return "The game is over: a draw."
    if max(returns) <= min(returns):  # one player alone
        return f"The game is over: {players[0]} {'wins' if returns[0] > 0 else 'does not win'}."
    return f"The game is over: {' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'}."
