"""The Model Context Protocol: the SDK's own client lists the tools, plays whole games, and is told
what is wrong.
"""

import re
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import anyio
import jsonschema_rs
import pytest
import uvicorn
from click.testing import CliRunner
from mcp import Client, MCPError, StdioServerParameters

import ludary
from ludary.adapters.mcp import application, server
from ludary.adapters.model_tables import MOST_TABLES, ModelTables
from ludary.adapters.private_seat import PrivateSeat
from ludary.adapters.tools import EVERY, SEATED
from ludary.cli import main

NUMBERED = re.compile(r"^(\d+): ", re.MULTILINE)
Tools = Callable[..., Awaitable[str]]


def at_desk(prepare: Callable[[Any], object] = id) -> ModelTables:
    """A desk that lets nothing be compiled beside the test."""
    return ModelTables(prepare)


class Wrong(Exception):
    """A tool said that something is wrong."""


def caller(client: Client) -> Tools:
    """Call a tool by its name; return its answer."""

    async def call(name: str, /, **arguments: Any) -> str:
        result = await client.call_tool(name, arguments)
        text: str = "\n".join(getattr(part, "text", "") for part in result.content)
        if result.is_error:
            raise Wrong(text)
        return text

    return call


def with_tools(script: Callable[[Tools], Awaitable[Any]], desk: ModelTables | None = None) -> None:
    """Run a script with a client of a server in this process."""

    async def run() -> None:
        async with Client(server(desk or at_desk())) as client:
            await script(caller(client))

    anyio.run(run)


def wrong(name: str, desk: ModelTables | None = None, /, **arguments: Any) -> str:
    """Return the error of a call."""
    told = []

    async def script(call: Tools) -> None:
        with pytest.raises(Wrong) as refused:
            await call(name, **arguments)
        told.append(str(refused.value))

    with_tools(script, desk)
    return told[0]


async def play(call: Tools, table: str, most: int = 2_000) -> str:
    """Play to the end: of the legal actions the first, then the second, and so on.

    The last answer.
    """
    answer = await call("wait_for_turn", table=table)
    for turn in range(most):
        if "The game is over" in answer:
            return answer
        numbers = NUMBERED.findall(answer)
        assert numbers, answer
        answer = await call(
            "act", table=table, action=int(numbers[turn % len(numbers)]), seconds=50
        )
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", ludary.games())
def test_a_client_plays_a_whole_game_at_a_private_table(game: str) -> None:
    async def script(call: Tools) -> None:
        seats = min(2, ludary.load(game).seats[-1])
        assert f"Table t1, {ludary.load(game).title}: you are Ann, in seat 2 of 2." in await call(
            "open_table",
            game=ludary.load(game).title,
            seats=seats,
            seat=2,
            name="Ann",
            bots="uniform",
            seed=5,
        )
        last = await play(call, "t1")
        assert "Scores:\n- Bot 1: " in last
        assert "Ann: " in last
        assert await call("close_table", table="t1") == "The table is gone."

    with_tools(script)


def test_a_client_plays_over_standard_input_and_output() -> None:
    async def run() -> None:
        parameters = StdioServerParameters(
            command=sys.executable, args=["-m", "ludary.adapters.mcp"], env=environment()
        )
        async with Client(parameters) as client:
            call = caller(client)
            await call("open_table", game="dunjiin", bots="uniform", seed=1)
            assert "The game is over" in await play(call, "t1")

    anyio.run(run)


def environment() -> dict[str, str]:
    """The variables for this Ludary and its build; the SDK passes on little else."""
    import os

    folder = str(Path(ludary.__file__).parents[1])
    return {
        "PYTHONPATH": folder,
        **{name: value for name, value in os.environ.items() if name.startswith("LUDARY_")},
    }


def test_the_command_is_the_same_server() -> None:
    async def run() -> None:
        parameters = StdioServerParameters(
            command=sys.executable, args=["-m", "ludary", "mcp"], env=environment()
        )
        async with Client(parameters, mode="legacy") as client:
            assert client.server_info and client.server_info.name == "ludary"
            assert "koa: Koa, 2 to 4 players" in await caller(client)("list_games")

    anyio.run(run)


def test_without_the_sdk_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    result = CliRunner().invoke(main, ["mcp"])
    assert result.exit_code == 2
    assert (
        result.stderr
        == "ludary: language models need one more package: pip install 'ludary[mcp]'\n"
    )


def test_every_tool_is_described_with_each_of_its_arguments() -> None:
    async def run() -> None:
        async with Client(server(at_desk())) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            assert list(tools) == [tool.name for tool in EVERY]
            for tool in tools.values():
                assert (tool.description or "").endswith(".")
                assert all(one["description"] for one in tool.input_schema["properties"].values())
                assert tool.input_schema["additionalProperties"] is False
            assert tools["look"].annotations and tools["look"].annotations.read_only_hint
            assert tools["act"].annotations and not tools["act"].annotations.read_only_hint
            assert tools["act"].input_schema["required"] == ["table", "action"]

    anyio.run(run)


WRONG: list[tuple[str, dict[str, Any], str]] = [
    (
        "opn_table",
        {},
        "there is no tool 'opn_table'; tools are list_games, list_options, read_rules, open_table",
    ),
    ("open_table", {}, "open_table: game is missing: the game's name, as list_games has it"),
    (
        "open_table",
        {"gme": "koa"},
        (
            "open_table has no argument 'gme'; it takes game, seats, bots, seat, name, seed,"
            " edition, options"
        ),
    ),
    ("list_games", {"page": 1}, "list_games has no argument 'page'; it takes none"),
    ("open_table", {"game": 7}, "game=7: should be a text: the game's name, as list_games has it"),
    ("open_table", {"game": "k" * 41}, "should have at most 40 letters, not 41"),
    (
        "open_table",
        {"game": "koa\n"},
        "game='koa\\n': should be one line without control characters",
    ),
    (
        "open_table",
        {"game": "examples/connect_four.py"},
        "game: there is no game 'examples/connect_four.py'; games are dunjiin, koa",
    ),
    (
        "read_rules",
        {"game": "konya"},
        "game: there is no game 'konya'; did you mean 'konja'? Games are dunjiin, koa",
    ),
    (
        "open_table",
        {"game": "koa", "seats": "3"},
        "seats='3': should be a whole number from 0 to 20: how many play",
    ),
    (
        "open_table",
        {"game": "koa", "seats": True},
        "seats=True: should be a whole number from 0 to 20",
    ),
    ("open_table", {"game": "koa", "seats": 10**30}, "should be a whole number from 0 to 20"),
    ("open_table", {"game": "koa", "seats": 5}, "koa has 2 to 4 seats, not 5"),
    ("open_table", {"game": "koa", "seat": 3}, "seat=3: should be a seat from 1 to 2"),
    (
        "open_table",
        {"game": "koa", "bots": "best"},
        (
            "bots: there is no bot 'best' here; bots are uniform, novice, casual, casual:PERCENT,"
            " greedy, ismcts"
        ),
    ),
    ("open_table", {"game": "koa", "bots": "cmd:true"}, "bots: there is no bot 'cmd:true' here"),
    (
        "open_table",
        {"game": "koa", "bots": "mine.py:bot"},
        "bots: there is no bot 'mine.py:bot' here",
    ),
    (
        "open_table",
        {"game": "koa", "bots": "ismcts:999999"},
        "bots: ismcts:999999: should search at most 50,000 iterations or 10 s",
    ),
    (
        "open_table",
        {"game": "koa", "bots": "ismcts:60s"},
        "bots: ismcts:60s: should search at most 50,000 iterations or 10 s",
    ),
    (
        "open_table",
        {"game": "koa", "bots": "uniform,uniform"},
        "bots: 2 bots for 1 other seats: name one for each, or one for all",
    ),
    (
        "open_table",
        {"game": "koa", "edition": "mine.toml"},
        "edition='mine.toml': there is no such edition of koa; editions are default",
    ),
    (
        "open_table",
        {"game": "koa", "options": "jony"},
        "options: koa has no option 'jony'; list_options lists ",
    ),
    (
        "open_table",
        {"game": "dunjiin", "options": "armor=99"},
        "armor=99: should be a whole number from 1 to 6",
    ),
    (
        "read_rules",
        {"game": "koa", "about": "sieze"},
        "there is no rule about 'sieze'; did you mean seize",
    ),
    ("read_rules", {"game": "koa", "page": 99}, "page=99: should be a page from 1 to "),
    ("read_rules", {"game": "koa", "page": 0}, "page=0: should be a whole number from 1 to 10000"),
    (
        "look",
        {"table": "t9"},
        (
            "table='t9': there is no such table; open_table opens one, join_table takes a seat on a"
            " server"
        ),
    ),
    (
        "join_table",
        {"url": "http://localhost:8383/"},
        "should be the link to a table, such as http://localhost:8383/t/AbCdEfGh12345678",
    ),
]


@pytest.mark.parametrize(
    "tool, arguments, said", WRONG, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_wrong_argument_is_answered_with_a_right_one(
    tool: str, arguments: dict[str, Any], said: str
) -> None:
    told = wrong(tool, **arguments)
    assert said in told
    assert len(told) < 600


def test_an_action_that_cannot_be_done_is_refused_and_changes_nothing() -> None:
    desk = at_desk()
    desk.call("open_table", {"game": "dunjiin", "bots": "uniform", "seed": 3})
    before = desk.call("look", {"table": "t1"})
    assert (
        wrong("act", desk, table="t1", action=132)
        == "action=132: is not legal now; legal actions are 0 (explore), 1 (premonition)"
    )
    assert "action=132: is not legal now" in wrong("explain_action", desk, table="t1", action=132)
    assert desk.call("look", {"table": "t1"}) == before
    desk.call("open_table", {"game": "dunjiin", "bots": "uniform", "seed": 1, "seat": 1})
    assert (
        wrong("act", desk, table="t2", action=0) == "you cannot choose anything now. Bot 2 decides."
    )
    assert (
        desk.call("list_actions", {"table": "t2"})
        == "There is nothing for you to choose: Bot 2 decides."
    )


def test_the_legal_actions_have_words_and_what_is_not_possible_has_reasons() -> None:
    desk = at_desk()
    desk.call("open_table", {"game": "dunjiin", "bots": "uniform", "seed": 3})
    told = desk.call("list_actions", {"table": "t1"})
    assert "\n0: Explore: turn over the top card\n" in told
    assert (
        "Not possible now:\n- Rest at the Inn for 1 Experience: the first turn is for exploring\n"
        in told
    )


def test_an_action_is_explained_by_what_it_touches_and_by_its_rules() -> None:
    desk = at_desk()
    desk.call("open_table", {"game": "zimby_mojo", "seats": 2, "bots": "uniform", "seed": 3})
    for _ in range(20):
        told = desk.call("wait_for_turn", {"table": "t1"})
        numbers = NUMBERED.findall(told)
        found = [
            desk.call("explain_action", {"table": "t1", "action": int(number)})
            for number in numbers
        ]
        marked = [one for one in found if "\nIt leads to: tile-" in one]
        if marked:
            assert "Rules about it:\n" in marked[0]
            return
        desk.call("act", {"table": "t1", "action": int(numbers[0]), "seconds": 0})
    raise AssertionError("no action touched anything")


def test_advice_is_one_of_the_legal_actions() -> None:
    desk = at_desk()
    desk.call("open_table", {"game": "dunjiin", "bots": "uniform", "seed": 3})
    assert re.match(r"A bot would choose [01]: ", desk.call("ask_advice", {"table": "t1"}))


def test_rules_come_in_pages_that_together_have_every_rule() -> None:
    desk, pages = at_desk(), list[str]()
    while not pages or "goes on)" in pages[-1]:
        pages.append(desk.call("read_rules", {"game": "zimby_mojo", "page": len(pages) + 1}))
    assert len(pages) > 2
    assert max(map(len, pages)) < 8_200
    ledger, text = ludary.load("zimby_mojo").ledger, "\n".join(pages)
    ids = [row.id for row in ledger.rule] + [row.id for row in ledger.ruling]
    assert [id for id in ids if f"\n{id}: " not in text] == []


@pytest.mark.parametrize("game", ludary.games())
def test_the_tools_tell_only_the_view_of_the_seat(game: str) -> None:
    desk = at_desk()
    desk.call("open_table", {"game": game, "seats": 2, "bots": "uniform", "seed": 4})
    seat = desk.tables["t1"]
    assert isinstance(seat, PrivateSeat)
    for turn in range(12):
        match = seat.match
        view, world = match.view(0), match.imagine(0, seed=turn).view(0)
        assert view == world
        assert (
            desk.call("look", {"table": "t1"}).split("\n\n", 1)[1].startswith(str(view).strip("\n"))
        )
        if match.over:
            return
        numbers = NUMBERED.findall(desk.call("wait_for_turn", {"table": "t1"}))
        desk.call("act", {"table": "t1", "action": int(numbers[turn % len(numbers)]), "seconds": 0})


def test_nobody_sits_at_more_tables_than_there_can_be() -> None:
    desk = at_desk()
    for _ in range(MOST_TABLES):
        desk.call("open_table", {"game": "dunjiin", "bots": "uniform"})
    refused = wrong("open_table", desk, game="koa")
    assert refused.startswith(
        f"you sit at {MOST_TABLES} tables already, the most allowed (t1, t2, "
    )
    assert wrong("join_table", desk, url="http://127.0.0.1:9/t/AbCdEfGh12345678") == refused
    desk.call("close_table", {"table": "t1"})
    assert "Table t9, Koa" in desk.call("open_table", {"game": "koa"})


def test_one_may_play_alone_where_the_game_lets_one() -> None:
    assert "in seat 1 of 1" in at_desk().call("open_table", {"game": "zimby_mojo", "seats": 1})


def test_a_fault_is_told_without_its_insides_and_the_other_tables_go_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def broken(game: object) -> None:
        raise RuntimeError("the insides")

    assert "insides" not in wrong("open_table", at_desk(broken), game="koa")
    assert "open_table: RuntimeError: the insides" in capsys.readouterr().err


def test_answers_about_a_table_are_also_structured() -> None:
    async def run() -> None:
        desk = at_desk()
        async with Client(server(desk)) as client:
            listed = {tool.name: tool for tool in (await client.list_tools()).tools}
            assert listed["open_table"].title == "Open table"
            assert (
                listed["act"].output_schema == SEATED and listed["read_rules"].output_schema is None
            )
            opened = await client.call_tool(
                "open_table",
                {"game": "koa", "seats": 3, "seed": 1, "name": "Ann", "bots": "uniform"},
            )
            waited = await client.call_tool("wait_for_turn", {"table": "t1"})
            acting = (waited.structured_content or {})["actions"]
            acted = await client.call_tool("act", {"table": "t1", "action": acting[0]["number"]})
            for result in (opened, waited, acted):
                jsonschema_rs.validate(SEATED, result.structured_content)
            told = acted.structured_content or {}
            assert (told["table"], told["game"], told["seat"], told["players"]) == (
                "t1",
                "Koa",
                1,
                ["Ann", "Bot 2", "Bot 3"],
            )
            assert [one["number"] for one in acting] == [
                choice.number for choice in desk.at("t1").seen().choices
            ] or told["turn"] == "yours"

    anyio.run(run)


def test_rules_and_tables_can_be_read_and_prompts_be_had() -> None:
    async def run() -> None:
        desk = at_desk()
        async with Client(server(desk)) as client:
            resources = (await client.list_resources()).resources
            assert [str(one.uri) for one in resources] == [
                f"ludary://rules/{name}" for name in ludary.games()
            ]
            rules = (await client.read_resource("ludary://rules/koa")).contents[0]
            assert "Sharman" in getattr(rules, "text", "")
            await client.call_tool("open_table", {"game": "dunjiin", "seed": 1})
            table = (await client.read_resource("ludary://tables/t1")).contents[0]
            assert "Level" in getattr(table, "text", "")
            templates = (await client.list_resource_templates()).resource_templates
            assert [one.uri_template for one in templates] == [
                "ludary://tables/{table}",
                "ludary://rules/{game}",
            ]
            assert [one.name for one in (await client.list_prompts()).prompts] == [
                "play",
                "teach",
                "compare",
            ]
            prompt = await client.get_prompt("teach", {"game": "zimby mojo"})
            assert "Explain Zimby Mojo to me" in getattr(prompt.messages[0].content, "text", "")
            for ask, said in (
                (client.read_resource("ludary://rules/chess"), "there is no game 'chess'"),
                (client.read_resource("ludary://tables/t9"), "there is no such table"),
                (client.read_resource("https://example.org/rules"), "there is no such resource"),
                (client.get_prompt("win", {"game": "koa"}), "there is no prompt 'win'"),
            ):
                with pytest.raises(MCPError, match=said):
                    await ask

    anyio.run(run)


def test_models_on_one_server_by_http_sit_only_at_tables_whose_names_they_know() -> None:
    async def run(port: int) -> None:
        url = f"http://127.0.0.1:{port}/mcp"
        async with Client(url) as one, Client(url) as other:
            opened = await one.call_tool(
                "open_table", {"game": "dunjiin", "bots": "uniform", "seed": 1}
            )
            name = (opened.structured_content or {})["table"]
            assert re.fullmatch(r"t1-[0-9a-f]{16}", name)
            refused = await other.call_tool("look", {"table": "t1"})
            assert refused.is_error and name not in str(refused.content)
            assert "The game is over" in await play(caller(one), name)

    server_of = uvicorn.Server(
        uvicorn.Config(application(ModelTables(id, shared=True)), port=0, log_level="error")
    )
    thread = threading.Thread(target=server_of.run, daemon=True)
    thread.start()
    while not server_of.started:
        time.sleep(0.01)
    try:
        anyio.run(run, server_of.servers[0].sockets[0].getsockname()[1])
    finally:
        server_of.should_exit = True
        thread.join()


def test_a_full_desk_of_several_models_gives_up_a_table_that_nobody_asks_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = ModelTables(id, shared=True)
    desk.most = 2
    first, second = (
        desk.call("open_table", {"game": "dunjiin", "bots": "uniform"})[6:25] for _ in range(2)
    )
    with pytest.raises(
        ValueError,
        match="you sit at 2 tables already, the most allowed: use close_table to leave one",
    ):
        desk.call("open_table", {"game": "dunjiin"})
    desk.asked[first] -= 4_000
    assert desk.call("open_table", {"game": "dunjiin", "bots": "uniform"}).startswith("Table t3-")
    assert first not in desk.tables and second in desk.tables
