"""Clients that want more than their share, a coroutine for each kind.

Each has an address of its own, as `honest_clients` says, or a loopback address that it connects
from.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import resource
import sys
from collections.abc import Awaitable, Callable, Sequence
from functools import cache

import ludary
from benchmarks.honest_clients import BOTS, Client, Measured, Turned, seats_of

DOTTED = ".".join(["a"] * 95_000) + " = 1\n"


# Hostile kinds: each goes on until it is cancelled


async def editions(client: Client, measured: Measured) -> None:
    await client.be_a_player()
    text = ludary.load("dunjiin").contents.edition_path().read_text()
    for number in itertools.count():
        large = (
            text.replace('name = "dragon cave"', f'name = "{client.address} {number}"')
            + f"# {'x' * 180_000}\n"
        )
        body = {
            "game": "dunjiin",
            "seats": BOTS[:2],
            "edition_text": DOTTED if number % 2 else large,
        }
        measured.hostile[f"editions {(await client.ask('POST', '/api/tables', body))[0]}"] += 1


async def records(client: Client, measured: Measured) -> None:
    await client.be_a_player()
    text = played("zimby_mojo", 1)
    steps = text + "1 explore\n" * 6_000
    for number in itertools.count():
        status, said = await client.ask(
            "POST", "/api/records", (steps if number % 4 == 0 else text).encode()
        )
        measured.hostile[f"records {status}"] += 1
        if status == 201:
            await client.ask("GET", f"/api/tables/{said['id']}")


async def streams(client: Client, measured: Measured) -> None:
    table = await client.open("zimby_mojo", [{"kind": "me"}, *BOTS[:1]], pace=0)
    open_: list[Client] = []
    for since in itertools.count():
        one = Client(client.port, client.address, client.token)
        reader = await one.send("GET", f"/api/tables/{table}/events?since={since}", b"", "")
        head = await reader.readuntil(b"\r\n\r\n")
        measured.hostile[f"streams {head[9:12].decode()}"] += 1
        open_.append(one)
        if len(open_) >= 15:
            open_.pop(0).close()
        await client.ask("GET", f"/api/tables/{table}?since={since}")


async def hints(client: Client, measured: Measured) -> None:
    game = random.choice(["zimby_mojo", "dunjiin"])
    table = await client.open(game, [{"kind": "me"}, *BOTS[:1]], pace=0)
    for number in itertools.count():
        bot = random.choice(["ismcts:4000", "greedy"])
        measured.hostile[
            f"hints {(await client.ask('POST', f'/api/tables/{table}/hint', {'bot': bot}))[0]}"
        ] += 1
        if number % 4 == 0:
            await act_anyhow(client, table)


async def act_anyhow(line: Client, table: str) -> None:
    snapshot = (await line.ask("GET", f"/api/tables/{table}"))[1]
    if snapshot.get("decision") and snapshot["decision"]["yours"]:
        action = random.choice(snapshot["decision"]["actions"])["notation"]
        await line.ask(
            "POST", f"/api/tables/{table}/act", {"action": action, "version": snapshot["version"]}
        )


async def bots(client: Client, measured: Measured) -> None:
    game = random.choice(ludary.games())
    table = await client.open(game, BOTS[: seats_of(game)], pace=0)
    stream = Client(client.port, client.address)
    reader = await stream.send("GET", f"/api/tables/{table}/events", b"", "")
    try:
        while b'"status":"over"' not in await reader.readuntil(b"\n"):
            measured.hostile["bots snapshots"] += 1
    finally:
        stream.close()


async def silent(client: Client, measured: Measured) -> None:
    place = int(client.address.rpartition(".")[2])
    held: list[asyncio.StreamWriter] = []
    for number in itertools.count():
        _, writer = await asyncio.open_connection(
            "127.0.0.1", client.port, local_addr=(f"127.0.9.{place}", 0)
        )
        if number % 2:
            writer.write(
                b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n"
                + b"\r\n" * (number % 4 == 1)
            )
        held.append(writer)
        measured.hostile["silent connections"] += 1
        if len(held) >= 300:
            held.pop(0).close()
        await asyncio.sleep(0.01)


async def replays(client: Client, measured: Measured) -> None:
    await client.be_a_player()
    status, made = await client.ask("POST", "/api/records", played("koa", 1).encode())
    if status != 201:
        raise Turned(status, made)
    while True:
        status, _ = await client.ask(
            "GET",
            f"/t/{made['id']}/replay?step={random.randrange(150)}&seat={random.randrange(-1, 2)}",
        )
        measured.hostile[f"replays {status}"] += 1


async def words(client: Client, measured: Measured) -> None:
    table = await client.open("dunjiin", [{"kind": "me"}, {"kind": "open"}])
    while True:
        measured.hostile[
            "words"
            f" {(await client.ask('POST', f'/api/tables/{table}/say', {'text': 'x' * 500}))[0]}"
        ] += 1


async def tables(client: Client, measured: Measured) -> None:
    while True:
        body = {"game": "koa", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        await client.be_a_player()
        measured.hostile[f"tables {(await client.ask('POST', '/api/tables', body))[0]}"] += 1
        client.token = client.token if random.random() < 0.9 else ""


KINDS: dict[str, Callable[[Client, Measured], Awaitable[None]]] = {
    one.__name__: one
    for one in (editions, records, streams, hints, bots, silent, replays, words, tables)
}


AT_ONCE = {"bots": 3, "hints": 6}  # connections of one client, where it is not 1


@cache
def played(game: str, seed: int) -> str:
    """The Record of a random game."""
    rng = random.Random(seed)
    match = ludary.load(game).start(seed=seed)
    while not match.over and len(match.steps) < 2_000:
        match.step(rng.choice(match.legal_ids()))
    return match.record()


async def hostile(port: int, kind: str, number: int, measured: Measured) -> None:
    """Run one client of a kind for ever; it repeats refused requests."""
    client = Client(port, f"10.2.{list(KINDS).index(kind)}.{number + 1}")
    while True:
        try:
            await KINDS[kind](client, measured)
        except Turned as error:
            measured.hostile[f"{kind} {error.status}"] += 1
            await asyncio.sleep(0.2)
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            measured.hostile[f"{kind} cut off"] += 1
            await asyncio.sleep(0.05)
        client.close()


async def crowd(port: int, kinds: Sequence[str], each: int) -> Measured:
    """Clients of these kinds until somebody writes a line."""
    for game in ludary.games():
        played(game, 1)
    print("ready", flush=True)
    measured = Measured()
    clients = [
        asyncio.ensure_future(hostile(port, kind, number, measured))
        for kind in kinds
        for number in range(each)
        for _ in range(AT_ONCE.get(kind, 1))
    ]
    await asyncio.to_thread(sys.stdin.readline)
    for one in clients:
        one.cancel()
    await asyncio.gather(*clients, return_exceptions=True)
    return measured


if __name__ == "__main__":  # port, clients of each kind, kinds; `hostile_load` starts it
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.nice(
        15
        # they share the machine with those whom they are to disturb by what they ask for, not by
        # asking
    )
    answers = asyncio.run(crowd(int(sys.argv[1]), sys.argv[3:], int(sys.argv[2]))).hostile
    print(json.dumps(answers), flush=True)
