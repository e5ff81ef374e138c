"""Trained bots: the server's host offers them by name, they play at tables, and nobody else can
have a file read.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import ludary
from ludary.cli import main
from ludary.server.catalog.catalog import GameCatalog
from ludary.server.catalog.trained import TrainedBots
from ludary.server.errors import Refused
from ludary.server.tables import absences
from tests.server.offline_table import OfflineTable
from tests.server.serving import Serving, serving, until
from tests.weights_file import untrained

EXAMPLES = Path(__file__).parents[3] / "examples"
POKER = EXAMPLES / "leduc_poker.py"
POKER_GAMES = {"leduc_poker": ludary.load(POKER)}


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ada's file."""
    return untrained(tmp_path_factory.mktemp("ada") / "ada.npz", POKER)


@pytest.fixture(scope="module")
def ada(weights: Path) -> str:
    """The offer of Ada."""
    return f"Ada=weights:{weights}"


@pytest.fixture(scope="module")
def offering(ada: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that offers Ada at Leduc poker, and Bea at Dunjiin for two and for four."""
    folder = tmp_path_factory.mktemp("trained")
    beas = tuple(
        f"Bea=weights:{untrained(folder / f'{seats}.npz', 'dunjiin', seats)}" for seats in (2, 4)
    )
    with serving(folder / "tables.db", own_games=(POKER,), bots=(ada, *beas)) as one:
        yield one


def listed(server: Serving, game: str) -> dict[str, Any]:
    cards = {card["name"]: card for card in server.player().get("/api/games")}
    return {bot["name"]: bot for bot in cards[game]["bots"]}


def test_a_trained_bot_is_listed_for_its_game_and_its_numbers_of_players(offering: Serving) -> None:
    assert listed(offering, "leduc_poker")["trained:Ada"]["title"] == "Ada"
    assert listed(offering, "dunjiin")["trained:Bea"]["seats"] == [2, 4]
    assert listed(offering, "dunjiin")["greedy"]["seats"] == list(ludary.load("dunjiin").players)
    assert [name for name in listed(offering, "koa") if name.startswith("trained:")] == []


def test_a_trained_bot_plays_a_game_to_its_end(offering: Serving) -> None:
    me = offering.player()
    table = me.open("me", "trained:Ada", game="leduc_poker")
    while (snapshot := me.my_turn(table))["status"] != "over":
        me.act(table, snapshot)
    assert snapshot["players"][1]["bot"] == "trained:Ada"


def test_a_trained_bot_takes_an_open_seat_and_advises(offering: Serving) -> None:
    me = offering.player()
    table = me.open("me", "open", game="leduc_poker", hints=True)
    me.post(f"/api/tables/{table}/fill", seat=1, bot="trained:Ada")
    me.my_turn(table)
    assert me.post(f"/api/tables/{table}/hint", bot="trained:Ada")["bot"] == "trained:Ada"


def test_a_trained_bot_sits_only_where_it_was_trained_to(offering: Serving) -> None:
    me = offering.player()
    three = {
        "game": "dunjiin",
        "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "trained:Bea"}] * 2],
    }
    status, code, words = me.no("/api/tables", **three)
    assert (status, code) == (400, "no_bot")
    assert "with 3 players" in words
    assert (
        me.no(
            "/api/tables", game="koa", seats=[{"kind": "me"}, {"kind": "bot", "bot": "trained:Bea"}]
        )[1]
        == "no_bot"
    )
    assert me.open("me", "trained:Bea")


@pytest.mark.parametrize(
    "word",
    [
        "weights:{}",
        "Ada=weights:{}",
        "trained:{}",
        "trained:../Ada",
        "trained:",
        "trained:Eve",
        "Ada",
    ],
)
def test_no_request_names_a_file_or_a_bot_that_is_not_offered(
    offering: Serving, weights: Path, word: str
) -> None:
    me = offering.player()
    bot = word.format(weights)[:40]
    assert me.no(
        "/api/tables", game="leduc_poker", seats=[{"kind": "me"}, {"kind": "bot", "bot": bot}]
    )[:2] == (400, "no_bot")
    table = me.open("me", "open", game="leduc_poker")
    assert me.no(f"/api/tables/{table}/fill", seat=1, bot=bot)[:2] == (400, "no_bot")
    assert me.no(f"/api/tables/{table}/hint", bot=bot)[:2] == (400, "no_bot")


def test_nobody_has_a_trained_bot_play_for_somebody_absent() -> None:
    at = OfflineTable("Ann", "Bob").start()
    with pytest.raises(Refused, match="must play at least as well as 'greedy'"):
        absences.hand_over(at.table, 0, 1, "trained:Ada", frozenset({1}))


def test_a_table_goes_on_without_its_bot_and_with_it_again(fresh: Path, ada: str) -> None:
    with serving(fresh, own_games=(POKER,), bots=(ada,)) as one:
        me = one.player()
        table, token = me.open("me", "trained:Ada", game="leduc_poker"), me.token
        me.my_turn(table)
    for bots in ((), (ada,), ()):  # another bot in its place, itself, and another again
        with serving(fresh, own_games=(POKER,), bots=bots) as one:
            me = one.player(token)
            snapshot = me.my_turn(table)
            assert snapshot["trouble"] == ""
            assert snapshot["players"][1]["bot"] == "trained:Ada"
            if snapshot["status"] != "over":
                before = snapshot["version"]
                me.act(
                    table,
                    snapshot,
                    "call" if "call" in str(snapshot["decision"]["actions"]) else None,
                )
                until(lambda me=me, before=before: me.my_turn(table)["version"] > before)


def test_another_plays_in_the_place_of_a_bot_that_is_not_here(ada: str, weights: Path) -> None:
    game = POKER_GAMES["leduc_poker"]
    catalog = GameCatalog((POKER,), (ada,))
    assert str(catalog.bot("trained:Ada", game, 2)) == f"weights:{weights}"
    assert catalog.bot("trained:Eve", game, 2) == ludary.bots.ismcts(iterations=1000)


WRONG = [
    ("Ada", "should be NAME=weights:FILE.npz"),
    ("Ada={}", "should be NAME=weights:FILE.npz"),
    ("Ada=cmd:true", "should be NAME=weights:FILE.npz"),
    ("A da=weights:{}", "a name has up to 24 letters"),
    ("=weights:{}", "a name has up to 24 letters"),
    ("Ada=weights:nowhere.npz", "cannot be read: No such file"),
    (f"Ada=weights:{POKER}", "is not a file of weights"),
]


@pytest.mark.parametrize(("offer", "why"), WRONG)
def test_an_offer_that_is_none_is_refused_at_the_start(weights: Path, offer: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        TrainedBots([offer.format(weights)], POKER_GAMES)


def test_a_bot_for_another_game_or_version_or_twice_is_refused_at_the_start(
    ada: str, weights: Path, tmp_path: Path
) -> None:
    with pytest.raises(
        ValueError, match="trained for 'leduc_poker', which is not played here; games are dunjiin"
    ):
        TrainedBots([ada], {"dunjiin": ludary.load("dunjiin")})
    with pytest.raises(ValueError, match="there are two of this name for 2 seats of leduc_poker"):
        TrainedBots([ada, ada], POKER_GAMES)
    kept = dict(np.load(weights))
    np.savez(
        tmp_path / "old.npz",
        **{**kept, "about": np.array(str(kept["about"]).replace('"version": ', '"version": 9'))},
    )
    with pytest.raises(ValueError, match=r"--bot Ada: .* cannot play leduc_poker, version"):
        TrainedBots([f"Ada=weights:{tmp_path / 'old.npz'}"], POKER_GAMES)


def test_the_command_says_what_is_wrong_with_a_bot_and_serves_nothing(tmp_path: Path) -> None:
    words = [
        "serve",
        str(POKER),
        "--database",
        f"sqlite:///{tmp_path / 'tables.db'}",
        "--bot",
        "Ada=weights:nowhere.npz",
    ]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 2
    assert (
        "ludary: --bot Ada: bot weights:nowhere.npz: cannot be read: No such file or directory"
        in done.output
    )
