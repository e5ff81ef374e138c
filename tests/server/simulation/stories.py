"""Stories: what happens to accounts in a simulation, each with the promises that it tries.

A story begins in the storm, at tables of another game than the one that is played there. It goes on
when all games are over, so that whole days can pass, and the server crashes meanwhile.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.public.passkeys.authenticator import base64
from tests.server.simulation import invariants
from tests.server.simulation.journal import Violation
from tests.server.simulation.members import SOON, Device, Member, Story
from tests.server.simulation.servers import ADMIN
from tests.server.stand_ins import public

Json = dict[str, Any]
SENT = 16.0  # seconds within which a message that is on its way arrives
ASKED = ("questions_mailbox", "questions_person", "questions_address")  # often enough for a day


class Deletion(Story):
    """Somebody leaves for ever, while the server crashes between the steps of it."""

    async def begin(self) -> None:
        zeb, eve = self.zeb, self.eve = [await self.member(name) for name in ("Zebulonia", "Eve")]
        self.words = [f"nobody shall read this {number}" for number in range(4)]
        self.at = [await self.table(zeb, eve) for _ in range(self.rng.choice([2, 3, 5]))]
        self.left = await self.table(eve, opens=2)
        await zeb.post(f"/api/tables/{self.left}/join")
        self.owned = await self.table(zeb, opens=1)
        places = [self.at[0], self.at[1], self.left, self.owned]
        for words, table in zip(self.words, places, strict=True):
            await self.say(zeb, table, words)
        await zeb.post(f"/api/tables/{self.left}/leave", "not_yours")
        await zeb.post(f"/api/tables/{self.at[0]}/block", seat=1)
        await eve.post(f"/api/tables/{self.at[0]}/block", seat=0)
        await zeb.post(f"/api/tables/{self.at[0]}/report", seat=1, reason="spam", words="is rude")
        await eve.post(f"/api/tables/{self.at[1]}/report", seat=0, reason="spam", words="is loud")
        await zeb.post("/api/me/preferences", set={"theme": "dark-as-the-night"})
        await zeb.post("/api/me/alerts/mail", *ASKED, address="zeb@example.org")
        self.device = Device(self.rng)
        await zeb.add_passkey(self.device)
        if self.rng.random() < 0.5:  # a removal by the server's host
            root = zeb.elsewhere(ADMIN, "root")
            path = f"/api/admin/tables/{self.at[0]}/remove"
            await root.post(path, "over", seat=0, why="a reason")

    async def go_on(self) -> None:
        zeb, person = self.zeb, self.id_of(self.zeb)
        await self.check_export(person)
        kept = self.read("SELECT since FROM passkeys WHERE person = ?", person)
        now = self.world.loop.clock.now()
        waits = not [one for one in kept if one["since"] <= now] or self.rng.random() < 0.3
        proof = "" if waits else await zeb.proof(self.device)
        due = await self.beside(self.delete(proof))
        if due is not None:
            if self.rng.random() < 0.3:
                await zeb.post("/api/me/sessions/not-me", end=False)
                await self.hours(25)
                if not await zeb.is_known():
                    raise Violation(f"{zeb.name} has cancelled the deletion, and is deleted")
                await self.delete("")
            await self.hours(24.1)
            await self.beside(self.pause(70.0))
        await self.until_gone(person)
        await self.pause(SOON)
        words = (*self.words, person, "Zebulonia", "dark-as-the-night", "zeb@example.org", "rude")
        self.check_nowhere(zeb.name, *words)
        if await zeb.is_known():
            raise Violation(f"{zeb.name} is deleted, and still signed in")
        for table in [*self.at, self.left]:
            shown = str(await self.eve.get(f"/api/tables/{table}"))
            if told := [one for one in words if one in shown]:
                raise Violation(f"{zeb.name} is deleted, and {table} still tells {told}")

    async def delete(self, proof: str) -> int | None:
        """Ask for the deletion until there is an answer; None if it is due now."""
        answer = await self.zeb.ask("POST", "/api/me/delete", {"sure": True, "proof": proof})
        return answer.body.get("due") if answer.status == 200 else None  # 401: it has begun

    async def check_export(self, person: str) -> None:
        """Check that an export has every row that names the person."""
        told = await self.zeb.get("/api/me/export")
        text = str(told)
        for table, row in self.traces(person):
            if table in ("entries", "seats", "tables", "sessions", "persons", "acts"):
                continue
            own = [one for one in ("person", "by", "owner") if one in row]
            if any(row[name] == person for name in own):
                key = {"reports": "reports_sent"}.get(table, table)
                if not told.get(key):
                    raise Violation(f"the export of {self.zeb.name} has nothing of {table}")
        for wanted in (*self.words, *self.at, self.left, self.owned):
            if wanted not in text:
                raise Violation(f"the export of {self.zeb.name} does not have {wanted}")
        if not told["reports_about_you"]:
            raise Violation(f"the export of {self.zeb.name} has no report about them")


class Theft(Story):
    """A thief has a link of somebody, who comes back within a day."""

    async def begin(self) -> None:
        self.eve, self.mal = await self.member("Owner"), await self.member("Mal")
        self.at = [await self.table(self.eve, opens=1) for _ in range(2)]
        self.mals, self.eves = Device(self.rng), Device(self.rng)
        self.has_passkey = self.rng.random() < 0.4
        if self.has_passkey:
            await self.eve.add_passkey(self.eves)
        await self.mal.add_passkey(self.mals)
        await self.table(self.mal, opens=1)
        self.link = await self.eve.link()

    async def go_on(self) -> None:
        await self.hours(30)  # passkeys that were added in the storm count by now
        eve, mal = self.eve, self.mal
        person = self.id_of(eve)
        signed_in = await mal.elsewhere("", "Thief").post("/api/me", token=self.link)
        self.thief = eve.elsewhere(signed_in["token"], "Thief")
        await self.thief.is_known()
        acts = [self.adds, self.deletes, self.ends, self.leaves, self.carries, self.renames]
        for act in self.rng.sample(acts, 4):
            await self.beside(act())
        voucher = self.voucher
        await self.hours(self.rng.uniform(0.1, 22))
        if self.has_passkey and not await eve.is_known():
            made = await eve.elsewhere("").sign_in(self.eves)
            if made["refused"]:
                raise Violation(f"{eve.name} cannot come back by a passkey: {made}")
            eve = eve.elsewhere(made["token"])
        if not await eve.is_known():
            raise Violation(f"{eve.name} has lost the account to a thief within a day")
        await self.beside(eve.post("/api/me/sessions/not-me", end=True))
        await self.hours(self.rng.choice([0.0, 30.0]))
        await self.pause(SOON)
        if await self.thief.is_known():
            raise Violation(f"a thief is still signed in as {eve.name}")
        again = await mal.elsewhere("").ask("POST", "/api/me", {"token": self.link})
        if again.status == 200:
            raise Violation(f"a stolen link of {eve.name} still works")
        if voucher:
            await mal.post("/api/me/carry", "bad_voucher", "waiting", voucher=voucher)
        stolen = await mal.elsewhere("").sign_in(self.extra)
        if not stolen["refused"]:
            raise Violation(f"a passkey of a thief signs in as {eve.name}")
        if not await eve.is_known() or self.id_of(eve) != person:
            raise Violation(f"{eve.name} has lost the account to a thief")
        self.check_seats(person, self.at, eve.name)

    voucher = ""

    @property
    def extra(self) -> Device:
        """The passkey that the thief adds to the stolen account."""
        return Device(random.Random(f"{self.world.seed} thief"))

    async def adds(self) -> None:
        options = await self.thief.ask("POST", "/api/me/passkeys/options", {})
        if options.status == 200:
            body = {**self.extra.create(options.body), "proof": "", "name": "mine"}
            await self.thief.ask("POST", "/api/me/passkeys", body)

    async def deletes(self) -> None:
        await self.thief.ask("POST", "/api/me/delete", {"sure": True, "proof": ""})

    async def ends(self) -> None:
        listed = await self.thief.ask("POST", "/api/me/sessions/end", {"links": False})
        for one in listed.body.get("sessions", ()):
            if not one["here"] and not one["link"]:
                await self.thief.ask("POST", f"/api/me/sessions/{one['id']}/end", {})

    async def leaves(self) -> None:
        if self.rng.random() < 0.3:
            await self.thief.ask("POST", "/api/me/leave", {"everywhere": True})

    async def carries(self) -> None:
        """Sign in as the thief in the browser that has the stolen session, and take the games."""
        if await self.thief.is_known():
            made = await self.thief.sign_in(self.mals)
            if not made["refused"] and (voucher := made["voucher"]):
                self.voucher = voucher
                self.mal = self.mal.elsewhere(made["token"], self.mal.name)
                await self.mal.ask("POST", "/api/me/carry", {"voucher": voucher})

    async def renames(self) -> None:
        await self.thief.ask("POST", "/api/players", {"name": "Mallory"})


class Carrying(Story):
    """Somebody's games are carried over to the name that they sign in with."""

    async def begin(self) -> None:
        self.fay, self.gus, self.eve = [await self.member(name) for name in ("Fay", "Gus", "Pat")]
        self.at = [await self.table(self.fay, self.eve) for _ in range(self.rng.choice([1, 3, 5]))]
        self.at.append(await self.table(self.fay, opens=1))
        self.own = [await self.table(self.gus, opens=1)]
        self.device = Device(self.rng)
        await self.gus.add_passkey(self.device)

    async def go_on(self) -> None:
        await self.hours(25)
        fay, gus = self.id_of(self.fay), self.id_of(self.gus)
        made = await self.beside(self.fay.sign_in(self.device))
        if made["refused"] or not made["voucher"]:
            raise Violation(f"{self.gus.name} cannot sign in where {self.fay.name} was: {made}")
        here = self.gus.elsewhere(made["token"])
        await here.is_known()
        early = await here.post("/api/me/carry", "waiting", voucher=made["voucher"])
        if not early["refused"]:
            raise Violation(f"the games of {self.fay.name} go at once, without a way back")
        await self.hours(24.5)
        left = 1
        while left:
            done = await self.beside(
                here.ask("POST", "/api/me/carry", {"voucher": made["voucher"]})
            )
            if done.status != 200 and done.code != "bad_voucher":
                raise Violation(f"{self.gus.name} cannot carry games over: {done.body}")
            left = done.body.get("left", 0)
        await self.until_gone(fay)
        self.check_nowhere(self.fay.name, fay)
        self.check_seats(gus, [*self.at, *self.own], self.gus.name)
        for table in self.at:
            if (await here.get(f"/api/tables/{table}"))["seat"] < 0:
                raise Violation(f"{self.gus.name} does not sit at {table}, which was carried over")
        owned = self.read("SELECT id FROM tables WHERE owner = ?", gus)
        if {row["id"] for row in owned} != {*self.at, *self.own}:
            raise Violation(f"{self.gus.name} is not the host of the tables that were carried over")


class Alerting(Story):
    """Two people play over days, and are told of their turns by services that fail."""

    async def begin(self) -> None:
        self.two = [await self.member(name) for name in ("Ida", "Joe")]
        self.watcher = await self.member("Una")
        self.ends: dict[str, Member] = {}  # who is told at an endpoint or address
        for one in self.two:
            await one.post("/api/me/alerts", everywhere=True)
            for browser in (one, one.elsewhere("")):
                if not browser.token:
                    link = await one.link()
                    browser.token = (await browser.post("/api/me", token=link))["token"]
                endpoint = f"https://fcm.googleapis.com/{one.name[:3]}{browser.name[-5:]}"
                key = ec.derive_private_key(self.rng.randrange(1, 2**200), ec.SECP256R1())
                keys = {"p256dh": base64(public(key)), "auth": base64(self.rng.randbytes(16))}
                await browser.post("/api/me/alerts/push", endpoint=endpoint, **keys)
                self.ends[endpoint] = one
        days = {"kind": "turns", "hours": 72}
        self.at = await self.table(*self.two, clock=days)

    async def go_on(self) -> None:
        post, lives, rng = self.world.server.post, self.world.server.lives, self.rng
        await self.mailed(self.two[0])
        before, began, well, count = None, self.world.time(), False, len(lives)
        for _ in range(rng.choice([4, 8])):
            turn = await self.turn()
            if turn is None:
                break
            well = well and turn is not before  # a player who acts again has been told
            await self.hours(62 / 3600)
            await self.beside(self.pause(4.0))
            for _ in range(rng.choice([0, 1, 2])):
                await self.hours(rng.choice([62, 301, 1801]) / 3600)
            self.check(turn, began + SENT, well and not post.trouble and len(lives) == count)
            if rng.random() < 0.8:
                post.trouble, count = rng.choice([0.0, 0.0, 0.5, 0.9]), len(lives)
                await turn.act_at(self.at, self.rng)
                before, began, well = turn, self.world.time(), True
                await self.hours(rng.choice([0, 61, 301]) / 3600)
        post.trouble = 0.0

    async def mailed(self, ida: Member) -> None:
        """Let one of the two be told by mail, too, if the question arrives."""
        await ida.post("/api/me/alerts/mail", *ASKED, address="ida@example.org")
        await self.pause(3.0)
        for one in self.world.server.post.delivered:
            if one.to == "ida@example.org" and "/mail/confirm/" in one.text:
                token = one.text.partition("/mail/confirm/")[2].split()[0]
                await ida.post(f"/mail/confirm/{token}")
                self.ends[one.to] = ida

    async def turn(self) -> Member | None:
        """Return who decides now; only a spectator looks, so that players stay away."""
        shown = await self.watcher.get(f"/api/tables/{self.at}")
        deciding = [one["name"] for one in shown["players"] if one["decides"]]
        return next((one for one in self.two if one.name in deciding), None)

    def check(self, turn: Member, since: float, well: bool) -> None:
        """Check whom messages of a turn have reached: only its player, and once by each way."""
        told = [
            one
            for one in self.world.server.post.delivered
            if one.table == self.at and one.at > since
        ]
        for one in told:
            if self.ends[one.to].name != turn.name:
                raise Violation(f"{self.ends[one.to].name} is told of the turn of {turn.name}")
        surely = [one.to for one in told if one.answered]
        if well and sorted(surely) != sorted(
            end for end, who in self.ends.items() if who.name == turn.name
        ):
            raise Violation(f"{turn.name} is told of a turn by {sorted(surely)}")


class Moderation(Story):
    """Players report, block and are banned; each act of an admin is in the trail, once."""

    async def begin(self) -> None:
        self.kim, self.lou = await self.member("Kim", 77), await self.member("Lou")
        self.root = self.lou.elsewhere(ADMIN, "root")
        self.at = await self.table(self.kim, self.lou)
        await self.say(self.kim, self.at, "you are a fool")
        report: Json = {"seat": 0, "reason": "insults", "words": "look"}
        for _ in range(2):
            await self.lou.post(f"/api/tables/{self.at}/report", **report)
        await self.lou.post(f"/api/tables/{self.at}/block", seat=0)
        closed = await self.table(self.lou, opens=1)
        await self.pause(SOON)
        joined = await self.kim.post(f"/api/tables/{closed}/join", "closed_to_you")
        if not joined["refused"]:
            raise Violation(f"{self.kim.name} sits at the table of somebody who has blocked them")

    async def go_on(self) -> None:
        kim, root, trail = self.kim, self.root, list[Json]()
        person = self.id_of(kim)
        rows = self.read("SELECT * FROM reports WHERE other = ?", person)
        if len(rows) != 1:
            raise Violation(f"the same report about {kim.name} is kept {len(rows)} times")
        network = {"network": self.network_of(person), "sure": True}
        whom: Json = self.rng.choice([{"person": person}, network])
        acts: list[tuple[str, Json]] = [
            (f"tables/{self.at}/remove", {"seat": 0}),
            (f"players/{person}/name", {}),
            (f"reports/{rows[0]['id']}/handle", {}),
            ("bans", {**whom, "days": 2}),
        ]
        for path, body in acts:
            why = f"because of {path[:20]}"
            answer = await self.beside(root.ask("POST", f"/api/admin/{path}", {**body, "why": why}))
            if answer.status != 200:
                raise Violation(f"an admin's {path} is refused: {answer.body}")
            trail = self.check_trail(trail, why)
        await self.pause(SOON)
        await self.check_banned(kim, True)
        await self.hours(1)
        await self.check_banned(kim, True)
        if self.rng.random() < 0.5:
            for row in self.read("SELECT number FROM acts WHERE what = 'ban'"):
                why = f"{row['number']} was a mistake"
                undo = root.ask("POST", f"/api/admin/acts/{row['number']}/undo", {"why": why})
                answer = await self.beside(undo)
                if answer.status != 200 and answer.code != "undone":
                    raise Violation(f"a ban cannot be undone: {answer.body}")
                trail = self.check_trail(trail, why)
            await self.pause(SOON)
        else:
            await self.hours(48)
        await self.check_banned(kim, False)
        if not await self.lou.is_known():
            raise Violation(f"{self.lou.name} is banned with another network")

    def network_of(self, person: str) -> str:
        return str(self.read("SELECT origin FROM persons WHERE id = ?", person)[0]["origin"])

    def check_trail(self, before: list[Json], why: str) -> list[Json]:
        """Check that the audit trail has an act with this reason once, after all that it had."""
        trail = [dict(row) for row in self.read("SELECT * FROM acts ORDER BY number")]
        if trail[: len(before)] != before:
            raise Violation("rows of the audit trail have changed")
        # An act whose answer was lost is asked for again; a second ban is one more act
        count = sum(one["why"] == why for one in trail)
        if not count or (count > 1 and not why.endswith("bans")):
            raise Violation(f"an act {why!r} is {count} times in the audit trail")
        return trail

    async def check_banned(self, kim: Member, banned: bool) -> None:
        """Check what somebody who is banned may still do, and what not."""
        for path in ("/api/me/games", f"/api/tables/{self.at}"):
            answer = await kim.ask("GET", path)
            if (answer.code == "banned") is not banned:
                raise Violation(f"{kim.name}, banned: {banned}, gets {answer.status} for {path}")
        if (await kim.ask("GET", "/api/me/export")).status != 200:
            raise Violation(f"{kim.name} cannot download what is kept, banned: {banned}")


class Sessions(Story):
    """Sessions and links end when somebody says so, and not before."""

    async def begin(self) -> None:
        self.una = await self.member("Una")
        self.ended: list[Member] = []
        self.open = [self.una]
        for number in range(4):
            link = await self.una.link()
            signed_in = await self.una.elsewhere("").post("/api/me", token=link)
            self.open.append(self.una.elsewhere(signed_in["token"], f"Una{number}"))
            await self.open[-1].is_known()
            await self.end_one()
        await self.check()

    async def end_one(self) -> None:
        if len(self.open) > 2 and self.rng.random() < 0.6:
            one = self.open.pop(self.rng.randrange(1, len(self.open)))
            self.ended.append(one)
            if self.rng.random() < 0.5:
                await one.ask("POST", "/api/me/leave", {})
            else:
                here = await one.get("/api/me/sessions")
                id = next(at["id"] for at in here["sessions"] if at["here"])
                await self.una.post(f"/api/me/sessions/{id}/end")

    async def check(self) -> None:
        await self.pause(SOON)
        for one in self.ended:
            if await one.is_known():
                raise Violation(f"a session of {one.name} has ended, and is known")
        for one in self.open:
            if not await one.is_known():
                raise Violation(f"a session of {one.name} has not ended, and is not known")

    async def go_on(self) -> None:
        await self.hours(25)
        await self.end_one()
        await self.beside(self.pause(1.0))
        await self.check()
        last = self.open.pop()
        await self.beside(self.una.post("/api/me/sessions/end", links=True))
        self.ended += [*self.open[1:], last]
        self.open = self.open[:1]
        await self.check()


class Words(Story):
    """Somebody says as much as the limits allow, and repeats what was not answered."""

    async def begin(self) -> None:
        vic, wes = await self.member("Vic"), await self.member("Wes")
        table = await self.table(vic, wes)
        for number in range(9):  # of 2,000 bytes each
            text = f"{number} {chr(0x10400) * 498}"
            await self.say(vic, table, text)


class Asking(Story):
    """Two people ask the lab the same, and one of them asks something else."""

    async def begin(self) -> None:
        two = [await self.member(name) for name in ("Xia", "Yan")]
        self.rng.shuffle(two)
        lives = len(self.world.server.lives)
        asked = [await one.post("/api/lab/koa", changes={"a": 1}) for one in two]
        await two[0].post("/api/lab/koa", changes={"b": 2})
        for _ in range(6):
            if len(self.world.server.lives) > lives or not self.world.server.is_up:
                return  # questions are in the memory of one process
            if self.plan.processes > 1:
                return
            answer = await two[1].ask("GET", f"/api/lab/koa/{asked[1]['id']}")
            if answer.status != 200 and len(self.world.server.lives) == lives:
                raise Violation(f"a question of {two[1].name} is given up: {answer.body}")
            await self.pause(3.0)


class Reviewing(Story):
    """Two people play several short games, and each game has a review of its own."""

    async def begin(self) -> None:
        two = [await self.member(name) for name in ("Zoe", "Abe")]
        self.at = [await self.table(*two) for _ in range(2)]
        for table in self.at:
            for _ in range(3):
                for one in two:
                    await one.act_at(table, self.rng)
            await two[0].post(f"/api/tables/{table}/resign", "over")
        self.zoe = two[0]

    async def go_on(self) -> None:
        for table in self.at:
            await invariants.check_review(self.world, table, self.zoe)


class Evening(Story):
    """Friends play a tournament: they come late, drop out, come back, and one is deleted, while
    the server crashes between the tables of a round.
    """

    async def begin(self) -> None:
        self.friends = [await self.member(name) for name in ("Quinn", "Rhea", "Saul")]
        self.host = self.friends[0]
        self.rounds: list[Json] = []  # as they were seen
        self.ended = False  # early, by the organiser
        format = self.rng.choice(["swiss", "swiss", "robin"])
        plan: Json = {"game": self.game, "format": format, "rounds": 3, "minutes": 1}
        made = await self.host.post("/api/tournaments", name="Friday", key="e" * 16, **plan)
        self.id, self.path = made["id"], f"/api/tournaments/{made['id']}"
        await self.all(self.join)
        await self.host.post(f"{self.path}/begin")
        self.friends.append(await self.member("Uma"))
        await self.join(self.friends[-1])
        self.leaver, self.device = self.rng.choice(self.friends), Device(self.rng)
        await self.leaver.add_passkey(self.device)
        await self.play()

    async def go_on(self) -> None:
        await self.hours(25)  # from now on the passkey proves that a deletion is meant
        leaver, person = self.leaver, self.id_of(self.leaver)
        leaves_at, ends_at = self.rng.choice([0, 0, 1]), self.rng.choice([2, 60, 60, 60])
        for turn in range(60):
            if turn == leaves_at:
                body = {"sure": True, "proof": await leaver.proof(self.device)}
                self.friends.remove(leaver)
                deleted = self.world.begin(leaver.ask("POST", "/api/me/delete", body))
            if turn == ends_at and self.host in self.friends:
                self.ended = True
                await self.beside(self.host.post(f"{self.path}/end"))
            shown = await self.beside(self.play())
            if shown["status"] == "over" and turn >= leaves_at:
                break
            await self.hours(70 / 3600)  # whoever does not act is out of time
        else:
            raise Violation(f"the tournament does not come to an end: {shown}")
        await deleted
        await self.until_gone(person)
        await self.pause(SOON)
        self.check_nowhere(leaver.name, leaver.name, person)
        self.check_tables(await self.look(self.friends[0]))

    async def play(self) -> Json:
        """Let everybody do something at once, and return what is to be seen then."""
        await self.all(self.do)
        return await self.look(self.friends[0])

    async def all(self, do: Callable[[Member], Coroutine[Any, Any, None]]) -> None:
        for task in [self.world.begin(do(one)) for one in self.friends]:
            await task

    async def do(self, one: Member) -> None:
        """Join or leave, and act or resign."""
        shown, draw = await self.look(one), self.rng.random()
        left = {one["number"]: one["left"] for one in shown["players"]}
        if draw < 0.1:
            await one.post(f"{self.path}/leave", "over", "not_found")
        elif draw < 0.2 or not shown["you"] or left[shown["you"]]:
            await self.join(one)
        if shown["table"] and draw < 0.7:
            await one.post(f"/api/tables/{shown['table']}/resign", "over")
        elif shown["table"]:
            await one.act_at(shown["table"], self.rng)

    async def join(self, one: Member) -> None:
        answer = await one.post(f"{self.path}/join", "over", "late", name=one.name)
        if not answer["refused"] and not answer["you"]:
            raise Violation(f"{one.name} has joined a tournament, and has no number: {answer}")

    async def look(self, who: Member) -> Json:
        """Return the tournament as somebody sees it, with rounds that never change."""
        shown: Json = await who.get(self.path)
        self.rounds += shown["rounds"][len(self.rounds) :]
        for known, new in zip(self.rounds, shown["rounds"], strict=False):
            pairs = [[board["players"] for board in one["boards"]] for one in (known, new)]
            if pairs[0] != pairs[1] or known["byes"] != new["byes"]:
                raise Violation(f"a round of a tournament is paired as {known}, and as {new}")
            sitting = [number for players in (*pairs[0], known["byes"]) for number in players]
            if len(set(sitting)) != len(sitting):
                raise Violation(f"somebody plays twice in a round of a tournament: {known}")
            for before, after in zip(known["boards"], new["boards"], strict=True):
                before["table"] = before["table"] or after["table"]
                if after["table"] not in ("", before["table"]):
                    raise Violation(f"a pairing of a tournament has two tables: {before}, {after}")
        return shown

    def check_tables(self, shown: Json) -> None:
        """Check that the tables are those of the pairings, with the points that they tell of."""
        boards = {board["table"]: board for one in shown["rounds"] for board in one["boards"]}
        opened = self.read('SELECT "table" FROM entries WHERE data LIKE ?', f'%"{self.id}"%')
        if sorted(row["table"] for row in opened) != sorted(boards):
            raise Violation(f"a tournament with the tables {sorted(boards)} has opened {opened}")
        unfinished = shown["rounds"][-1]["boards"] if self.ended else []
        points = dict.fromkeys((one["number"] for one in shown["players"]), 0.0)
        for table, board in boards.items():
            query = 'SELECT outcome FROM seats WHERE "table" = ? ORDER BY seat'
            best = [row["outcome"] in ("won", "drew") for row in self.read(query, table)]
            expected = [one / max(1, sum(best)) for one in best]
            if board["points"] != expected and (board["points"] or board not in unfinished):
                raise Violation(f"the table {table} gives {expected}, and {board['points']} count")
            for number, own in zip(board["players"], board["points"] or (), strict=False):
                points[number] += own
        for one in shown["rounds"] if shown["plan"]["format"] == "swiss" else ():
            for number in one["byes"]:
                points[number] += 1
        if points != (told := {one["number"]: one["points"] for one in shown["players"]}):
            raise Violation(f"the points of a tournament are {points}, and {told} are shown")
