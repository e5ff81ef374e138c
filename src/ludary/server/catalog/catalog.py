"""Game catalog: the games of a server, the boxes of its tables, and the cards and pictures of
games.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

import ludary
from ludary.bots import Bot, bot_named
from ludary.core.compile.takeover import is_awaited
from ludary.core.contract.edition import EditionFile, Option, numbers_of, read_edition
from ludary.core.errors import BadEdition
from ludary.core.picture.panels import layer_id
from ludary.core.play.game import Game
from ludary.core.play.library import load
from ludary.core.protocols import GameLike
from ludary.server.catalog.learning import has_summary, lesson_card, puzzle_count
from ludary.server.catalog.levels import best_level, bot_cards, level
from ludary.server.catalog.own_games import fault_in, open_games
from ludary.server.catalog.readiness import Readiness
from ludary.server.catalog.trained import TrainedBots
from ludary.server.errors import Refused, not_found
from ludary.server.parsing.workers import Workers
from ludary.server.tables.log import TRAINED, Setup
from ludary.study.summaries import drawings

BOXES = 100  # kept ready
PICTURE_STEPS = 24  # random actions before the position that a game's picture shows


class GameCatalog:
    """Games by name, and the bots that play them; `own` are Python files with games of one's own,
    `bots` as `TrainedBots` takes them.
    """

    def __init__(self, own: tuple[Path, ...] = (), bots: tuple[str, ...] = ()) -> None:
        own_games, self.faults = open_games(
            own
        )  # the faults of games that cannot be played here, in words
        self.games: dict[str, Game] = {name: load(name) for name in ludary.games()} | own_games
        self.sources = {name: str(game.source or name) for name, game in self.games.items()}
        self.boxes: OrderedDict[Any, Game] = OrderedDict()
        self.files: dict[tuple[str, str], EditionFile] = {}  # the editions that ship
        self.pictures: dict[str, str] = {}
        self.summaries: dict[str, list[str]] = {}  # the pictures of each summary
        self.keys: dict[
            str, dict[str, str]
        ] = {}  # of each game, the names of its editions by digest
        self.trained = TrainedBots(bots, self.games)
        for name, game in own_games.items():
            if fault := fault_in(game, lambda game: (self.shipped(game), self.card(game.name))):
                self.faults[name] = fault
                del self.games[name], self.sources[name]
        self.readiness = Readiness(self.sources, self.games.__getitem__)

    def game(self, name: str) -> Game:
        """Return the game with the box that ships."""
        if name in self.faults:
            raise Refused(f"{name} cannot be played here: {self.faults[name]}", "bad_game", 503)
        if name not in self.games:
            listing = ", ".join(self.games)
            raise Refused(
                f"There is no game {name[:40]!r} here; games are {listing}.", "no_game", 404
            )
        return self.games[name]

    def prepare(self) -> None:
        """Read all editions, and begin to compile what is not compiled."""
        for game in self.games.values():
            self.shipped(game)
        self.readiness.begin()

    def boxed(
        self, name: str, edition: str = "", options: Mapping[str, object] | None = None
    ) -> BoxedGame:
        """Return the game with a box: an edition that ships, and options.

        Refused says what is wrong.
        """
        game = self.game(name)
        if edition and edition not in game.contents.editions():
            listing = ", ".join(game.contents.editions()) or "none"
            raise Refused(
                f"there is no edition {edition[:40]!r} of {name}; editions are {listing}", "bad_box"
            )
        file = self.shipped_file(game, edition or "default")
        try:
            if file is None and options:
                raise ValueError(f"{name} has no options and no editions")
            return BoxedGame(
                self,
                game,
                file,
                (
                    numbers_of(file, game.contents.options, options or {}, edition)
                    if file is not None
                    else {}
                ),
            )
        except (ValueError, BadEdition) as error:
            raise Refused(f"{str(error)[:2000]}", "bad_box") from None

    def shipped_file(self, game: Game, edition: str) -> EditionFile | None:
        """Return an edition that ships; None for a game without editions."""
        if game.contents.edition_model is None:
            return None
        if (game.name, edition) not in self.files:
            self.files[game.name, edition] = read_edition(
                game.contents.editions()[edition], game.contents.edition_model, game.name
            )
        return self.files[game.name, edition]

    def rebuilt(self, name: str, contents: str | None, numbers: Mapping[str, int]) -> Game:
        """Return the game with a box of a checked edition, as JSON."""
        game = self.game(name)
        if game.contents.edition_model is None or contents is None:
            return game
        return BoxedGame(
            self, game, game.contents.edition_model.model_validate_json(contents), numbers
        ).game()

    def read(self, workers: Workers, name: str, text: str, options: Mapping[str, object]) -> Game:
        """Return the game with a player's edition, as TOML, and options.

        Refused says what is wrong. Blocks.
        """
        read = self.checked(workers, name, text, options, {})
        return self.rebuilt(name, read["contents"], read["numbers"])

    def checked(
        self,
        workers: Workers,
        name: str,
        text: str,
        options: Mapping[str, object],
        changes: Mapping[str, object],
    ) -> dict[str, Any]:
        """Return the `text` of a player's edition with changes, its `contents` and the `written`
        ones as JSON, and its `numbers`.

        Refused says what is wrong. Blocks.
        """
        if self.game(name).contents.edition_model is None:
            raise Refused(f"{name} has no editions", "bad_box")
        job = {
            "do": "edition",
            "source": self.sources[name],
            "text": text,
            "options": dict(options),
            "changes": dict(changes),
        }
        read = workers.ask(job)
        if "error" in read:
            raise Refused(read["error"], "bad_box")
        return read

    def keep(self, key: Any, game: Game) -> Game:
        shared = self.boxes.setdefault(key, game)
        self.boxes.move_to_end(key)
        while len(self.boxes) > BOXES:
            self.boxes.popitem(last=False)
        return shared

    def restored(self, setup: Setup, edition: str | None) -> Game:
        """Return the game of a table's set-up; ValueError if it is no longer available."""
        if setup.game not in self.games:
            raise ValueError(f"the game {setup.game!r} is not played here any more")
        game = self.game(setup.game)
        key = (setup.game, setup.edition, tuple(sorted(setup.numbers.items())))
        return self.keep(key, self.boxes.get(key) or self._restore(game, setup, edition))

    def _restore(self, game: Game, setup: Setup, contents: str | None) -> Game:
        if game.contents.edition_model is None:
            return game
        file = self._shipped(game, setup.edition)
        if file is None:
            if contents is None:
                raise ValueError("its edition is not kept here")
            file = with_new_numbers(game.contents.edition_model.model_validate_json(contents), game)
        return game.with_tables(
            file, {name: setup.numbers.get(name, value) for name, value in game.numbers.items()}
        )

    def _shipped(self, game: Game, digest: str) -> EditionFile | None:
        model = game.contents.edition_model
        files = (
            (read_edition(path, model, game.name) for path in game.contents.editions().values())
            if model
            else ()
        )
        return next((file for file in files if file.digest() == digest), None)

    def card(self, name: str) -> dict[str, Any]:
        """Return a game as pages and the API show it."""
        game = self.game(name)
        return {
            "name": name,
            "title": game.title,
            "about": game.about,
            "seats": list(game.players),
            "minutes": [game.minutes[0], game.minutes[-1]] if game.minutes else None,
            "difficulty": game.difficulty,
            "picture": f"/pictures/{name}.svg",
            "cover": (
                f"/covers/{name}.svg?v={cover_digest(game)}"
                if game.presentation.cover
                else f"/pictures/{name}.svg"
            ),
            "editions": [
                {"key": key, "title": head.name, "about": head.about}
                for key, head in game.contents.edition_heads(name).items()
            ],
            "options": [
                {**option_card(game, option), "group": group_of(game, option)}
                for option in game.contents.options
            ],
            "bots": self.offered(game),
            "rules": len(game.ledger.rule),
            "puzzles": puzzle_count(game),
            "lesson": lesson_card(game),
        }

    @cached_property
    def fixed_cards(self) -> list[dict[str, Any]]:
        return [self.card(name) for name in self.games]

    def fixed_card(self, name: str) -> dict[str, Any]:
        """Return a game as pages and the API show it, whatever is compiled."""
        return next(card for card in self.fixed_cards if card["name"] == self.game(name).name)

    @property
    def cards(self) -> list[dict[str, Any]]:
        """Return all games as pages and the API show them; `compiled` tells whether the bots search
        at full depth.
        """
        return [{**card, "compiled": not is_awaited(card["name"])} for card in self.fixed_cards]

    def offered(self, game: Game, seats: int | None = None) -> list[dict[str, Any]]:
        """Return the bots that play a game with so many players, as pages and the API show them."""
        return [
            card
            for card in [*bot_cards(game), *self.trained.cards(game)]
            if seats is None or seats in card["seats"]
        ]

    def level(self, bot: str, game: Game, seats: int) -> str:
        """Return a bot that may sit at a table of this game, `best_level` for ""; Refused lists
        them.
        """
        if bot.startswith(TRAINED) and self.trained.bot(bot, game, seats) is None:
            offered = ", ".join(card["name"] for card in self.offered(game, seats))
            players = f"{seats} {'player' if seats == 1 else 'players'}"
            raise Refused(
                f"There is no bot {bot[:40]!r} for {game.title} with {players} and this box here;"
                f" bots are {offered}.",
                "no_bot",
            )
        return bot if bot.startswith(TRAINED) else level(bot or best_level(game), game)

    def bot(self, name: str, game: GameLike, seats: int) -> Bot:
        """Return the bot of a table; the best one if a trained bot is no longer offered."""
        if not name.startswith(TRAINED):
            return bot_named(name)
        return self.trained.bot(name, game, seats) or bot_named(best_level(game))

    def picture(self, name: str) -> str:
        """Return a position of the game as a spectator sees it, as SVG."""
        if name not in self.pictures:
            game = self.game(name)
            match, rng = game.start(seed=7), np.random.default_rng(7)
            for _ in range(PICTURE_STEPS):
                if match.over:
                    break
                match.step(int(rng.choice(match.legal_ids())))
            drawn = match.view(-1)._repr_svg_()
            if drawn is None:
                raise not_found("picture of this game")
            self.pictures[name] = drawn
        return self.pictures[name]

    def summary_pictures(self, name: str) -> list[str]:
        """Return the pictures of the game's summary, as SVG; none for a game without."""
        game = self.game(name)
        if name not in self.summaries:
            self.summaries[name] = drawings(game) if has_summary(game) else []
        return self.summaries[name]

    def cover(self, name: str) -> str:
        """Return the lid of the game's box, or a position of the game, as SVG."""
        game = self.game(name)
        return game.presentation.cover() if game.presentation.cover else self.picture(name)

    def edition_words(self, game: Game) -> dict[str, Any]:
        """Return the edition of a table's set-up: its key if it ships, else its own name."""
        if game.edition is None:
            return {}
        key = self.shipped(game).get(game.edition.digest())
        return {"edition_name": key or game.edition.edition.name, "edition_brought": key is None}

    def shipped(self, game: Game) -> dict[str, str]:
        """Return the keys of the editions that ship, by digest."""
        if game.name not in self.keys:
            files = {key: self.shipped_file(game, key) for key in game.contents.editions()}
            self.keys[game.name] = {
                file.digest(): key for key, file in files.items() if file is not None
            }
        return self.keys[game.name]


@dataclass(frozen=True)
class BoxedGame:
    """A game with an edition and options. Tables with the same box share a Game."""

    catalog: GameCatalog
    of: Game
    file: EditionFile | None
    numbers: Mapping[str, int]

    @cached_property
    def key(self) -> Any:
        return (
            self.of.name,
            self.file.digest() if self.file else "",
            tuple(sorted(self.numbers.items())),
        )

    @property
    def ready(self) -> Game | None:
        """The Game, if it has been made already."""
        return self.catalog.boxes.get(self.key)

    def game(self) -> Game:
        """Return the Game; Refused if its options conflict. Takes time: call it in a thread."""
        try:
            return self.catalog.keep(
                self.key, self.ready or self.of.with_tables(self.file, self.numbers)
            )
        except (ValueError, BadEdition) as error:
            raise Refused(str(error)[:2000], "bad_box") from None


def with_new_numbers(file: EditionFile, game: Game) -> EditionFile:
    """Return a stored edition, with the shipped values of numbers that are newer than it."""
    assert game.edition is not None
    return file.model_copy(update={"numbers": {**game.edition.numbers, **file.numbers}})


def cover_digest(game: Game) -> str:
    """Return a digest of the game's cover."""
    return layer_id(game.presentation.cover()) if game.presentation.cover else ""


def option_card(game: Game, option: Option) -> dict[str, Any]:
    """Return an option as a form needs it."""
    kind = "switch" if option.words == ("no", "yes") else "choice" if option.words else "number"
    value = option.word(game.numbers[option.name])
    return {
        "name": option.name, "kind": kind, "about": option.about, "default": value,
        "values": list(option.words) or None, "least": option.low, "most": option.high,
    }  # fmt: skip


def group_of(game: Game, option: Option) -> str:
    """Return the group of an option: the first word of its name, if other names begin with it
    too.
    """
    first = option.name.partition("_")[0]
    return (
        first
        if sum(one.name.partition("_")[0] == first for one in game.contents.options) > 1
        else ""
    )
