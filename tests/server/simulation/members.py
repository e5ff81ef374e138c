"""Members, who have accounts, and what a story about them consists of."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import zlib
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import closing, suppress
from copy import copy
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

import cbor2
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ludary.server.store.schema import METADATA
from tests.server.public.passkeys.authenticator import Authenticator
from tests.server.simulation.journal import Violation
from tests.server.simulation.people import Person

if TYPE_CHECKING:
    from tests.server.simulation.world import World

Json = dict[str, Any]
T = TypeVar("T")
HOUR = 3600.0
SEATS = 2  # at tables of stories
SOON = 10.0  # seconds after which all processes know what one of them has acknowledged
UNDONE = 150.0  # seconds of a server that is up, within which a deletion is complete
REPEATED = ("bad_challenge", "bad_passkey")  # codes of refusals of an answer that has been given
AUDIT_TRAIL = "acts"  # the table of the database that names players after their deletion


class Device(Authenticator):
    """A device whose key and signatures follow from the seed."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__("http://localhost", id=rng.randbytes(32))
        self.signing = Ed25519PrivateKey.from_private_bytes(rng.randbytes(32))

    def public(self) -> bytes:
        point = self.signing.public_key().public_bytes_raw()
        return cbor2.dumps({1: 1, 3: -8, -1: 6, -2: point})

    def sign(self, told: bytes) -> bytes:
        return self.signing.sign(told)


class Member(Person):
    """A person with an account, in one of their sessions."""

    def __init__(self, world: World, name: str, network: int) -> None:
        super().__init__(world, name, False)
        self.network = f"2001:db8:0:{network:x}::/64"
        self.address = f"2001:db8:0:{network:x}::{self.rng.randrange(1, 9999):x}"

    async def arrive(self) -> None:
        """Become a player, and take a name then: whose answer was lost has none."""
        made = await self.ask("POST", "/api/players", {})
        self.token = made.body["token"]
        await self.post("/api/players", name=self.name)

    async def post(self, path: str, *fine: str, cookie: str = "", **body: Any) -> Json:
        """Return the answer to a request that has to succeed, or is refused by a code in `fine`."""
        answer = await self.ask("POST", path, body, cookie)
        if answer.status not in (200, 201) and answer.code not in fine:
            raise Violation(f"{self.name} POST {path} {body}: {answer.status} {answer.body}")
        return {**answer.body, "cookie": answer.cookie, "refused": answer.status >= 400}

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        if answer.status != 200:
            raise Violation(f"{self.name} GET {path}: {answer.status} {answer.body}")
        return answer.body

    async def act_at(self, table: str, rng: random.Random) -> None:
        """Act at a table, if it is this player's turn."""
        shown = await self.get(f"/api/tables/{table}")
        if shown["decision"] and shown["decision"]["yours"]:
            body = {"action": rng.choice(shown["decision"]["actions"])["id"]}
            body["version"] = shown["version"]
            await self.post(f"/api/tables/{table}/act", "late", "over", **body)

    async def is_known(self) -> bool:
        """Tell whether the session goes on."""
        return (await self.ask("GET", "/api/me/preferences")).status == 200

    def elsewhere(self, token: str, name: str = "") -> Member:
        """Return the person, or whoever has the token, in another browser."""
        other = copy(self)
        other.token, other.name = token, name or f"{self.name}'s other"
        return other

    async def link(self) -> str:
        return str((await self.post("/api/me/link"))["url"]).partition("#")[2]

    async def proof(self, device: Device) -> str:
        """Return the proof that a passkey has answered for this session."""
        for _ in range(9):
            options = await self.post("/api/me/passkeys/proof/options")
            made = await self.post(
                "/api/me/passkeys/proof", *REPEATED, "no_passkey", **device.get(options)
            )
            if not made["refused"]:
                return str(made["proof"])
        raise Violation(f"{self.name} cannot prove anything by a passkey")

    async def add_passkey(self, device: Device, proof: str = "") -> None:
        for _ in range(9):
            options = await self.post("/api/me/passkeys/options")
            fine = ("bad_challenge", "known_passkeys")  # it was kept, and the answer was lost
            await self.post("/api/me/passkeys", *fine, proof=proof, **device.create(options))
            if (await self.get("/api/me/passkeys"))["passkeys"]:
                return
        raise Violation(f"the passkey of {self.name} is not kept")

    async def sign_in(self, device: Device) -> Json:
        """Sign in by a passkey in this browser; the last answer, with `refused` if it is no."""
        for _ in range(9):
            options = await self.post("/api/passkeys/options")
            fine, answer = (*REPEATED, "no_passkey", "waiting"), device.get(options)
            made = await self.post(
                "/api/passkeys/sign-in", *fine, cookie=options["cookie"], **answer
            )
            if made.get("code") not in REPEATED:
                break
        return made


class Story:
    """One story of a simulation, at tables of `game`."""

    def __init__(self, world: World) -> None:
        self.world, self.plan = world, world.plan
        self.rng = random.Random(f"{world.seed} {type(self).__name__}")
        self.game = world.plan.stories_at

    async def begin(self) -> None:
        """Let people arrive and do what they do in the storm."""

    async def go_on(self) -> None:
        """Go on after all games, and check the promises."""

    async def member(self, name: str, network: int | None = None) -> Member:
        """Let somebody arrive, from a network that is shared with a few others."""
        network = self.rng.randrange(6) if network is None else network
        one = Member(self.world, f"{name} {type(self).__name__}", network)
        self.world.members.append(one)
        await one.arrive()
        return one

    async def table(self, host: Member, *others: Member, opens: int = 0, **more: Any) -> str:
        """Set a table up at which others sit down; with `opens` so many seats stay open."""
        host.keys += 1
        own = "open" if opens > 1 else "me"
        seats = [{"kind": own}, *({"kind": "open"} for _ in range(len(others) + opens))][:SEATS]
        key = f"{host.name} {host.keys}".ljust(16, ".")
        made = await host.post("/api/tables", game=self.game, seats=seats, key=key, **more)
        for one in others:
            await one.post(f"/api/tables/{made['id']}/join")
        return str(made["id"])

    async def say(self, who: Member, table: str, text: str) -> None:
        who.keys += 1
        await who.post(f"/api/tables/{table}/say", text=text, key=f"{who.name} {who.keys}")

    async def hours(self, count: float) -> None:
        """Let time pass in which nothing happens, as on a machine that sleeps."""
        for _ in range(120):
            asked = [one for one in self.world.network.open if not one.path.endswith("/events")]
            if not asked and not any(app.alerts.sending for app in self.world.server.apps):
                break
            await self.pause(0.25)
        self.world.loop.at += count * HOUR
        await self.pause(5.0)

    async def pause(self, seconds: float) -> None:
        await self.world.up.wait()
        await asyncio.sleep(seconds)

    async def beside(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do something, often while the power is cut or a process dies, and starts again soon."""
        strikes = self.rng.random() < 0.6
        striking = self.world.begin(self.world.storm.power_cut((1.0, 3.0))) if strikes else None
        done = await doing
        if striking is not None:
            await striking
        return done

    def read(self, query: str, *values: Any) -> list[Json]:
        """Return rows of the database as it is now."""
        with closing(sqlite3.connect(self.world.server.path)) as connection:
            connection.row_factory = sqlite3.Row
            return [dict(row) for row in connection.execute(query, values)]

    def id_of(self, who: Member) -> str:
        digest = sha256(who.token.encode()).hexdigest()
        rows = self.read("SELECT person FROM sessions WHERE token = ?", digest)
        return str(rows[0]["person"]) if rows else ""

    def traces(self, *words: str) -> Iterator[tuple[str, Json]]:
        """Yield each table of the database and row in which one of the words stands."""
        for table in METADATA.tables:
            for row in self.read(f'SELECT * FROM "{table}"'):
                if any(word in text for text in map(text_of, row.values()) for word in words):
                    yield table, row

    def check_nowhere(self, who: str, *words: str) -> None:
        """Check that somebody who is deleted stands nowhere but where the pages say so."""
        for table, row in self.traces(*words):
            if table != AUDIT_TRAIL:
                raise Violation(f"{who} is deleted, and stands in {table}: {row}")

    async def until_gone(self, person: str) -> None:
        """Wait until the deletion of a person is complete."""
        for _ in range(int(UNDONE / 5)):
            if not self.read("SELECT id FROM persons WHERE id = ?", person):
                return
            await self.pause(5.0)
        raise Violation(f"{person} is still being deleted")

    def check_seats(self, person: str, tables: Sequence[str], who: str) -> None:
        """Check that a person has exactly these seats."""
        rows = self.read('SELECT "table" FROM seats WHERE person = ?', person)
        if (own := sorted(row["table"] for row in rows)) != sorted(tables):
            raise Violation(f"{who} should sit at {sorted(tables)}, and sits at {own}")


def text_of(value: Any) -> str:
    """Return the text of a value in the database."""
    if isinstance(value, bytes):
        with suppress(zlib.error):
            value = zlib.decompress(value)
        return value.decode(errors="replace")  # type: ignore[no-any-return]
    return str(value)
