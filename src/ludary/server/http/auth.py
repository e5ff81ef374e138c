"""Authentication: the caller of a request, cookies, and JSON answers; shared by the API and the
pages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, Request, Response
from pydantic_core import to_json

from ludary.server.errors import no_token, not_yours, session_over, wrong_token
from ludary.server.http.user_agents import label_of
from ludary.server.presence.blocked_players import NOBODY_IGNORED, Ignored
from ludary.server.presence.identities import STRANGER, Identity
from ludary.server.resources.addresses import ClientNetwork, NetworkDigest
from ludary.server.resources.pools import Owner
from ludary.server.resources.retention import DAY
from ludary.server.showing.snapshots import snapshot
from ludary.server.store.persons.ownership import Waiting
from ludary.server.store.sessions import PlayerSession
from ludary.server.tables.table import Table

if TYPE_CHECKING:
    from ludary.server.app import App
    from ludary.server.public import Ban

COOKIE = "ludary"
SECURE_COOKIE = f"__Host-{COOKIE}"  # browsers take it by HTTPS alone, and from no other host
MINIMAL = "return=minimal"
RENEWED = "-renewed"  # suffix of the name of the cookie that renews a token
FOR_YEARS = 400 * 24 * 3600  # seconds; the longest that browsers keep a cookie
RENEWS = 7 * DAY  # milliseconds after which a cookie that is used is renewed


@dataclass
class Caller:
    """The sender of a request."""

    app: App
    request: Request
    session: PlayerSession
    token: str
    by_cookie: bool = False
    ignored: Ignored = NOBODY_IGNORED  # as of the last Snapshot
    waiting: Sequence[
        Waiting
    ] = ()  # for pages: changes that the player should know of before they happen

    @property
    def person(self) -> Identity:
        return Identity(self.session.person, self.session.name)

    @property
    def was_signed_in(self) -> bool:
        """Tell whether a browser still has the token of an ended session."""
        return bool(self.token) and not self.session.id

    @property
    def label(self) -> str:
        """The browser or program, in words."""
        return label_of(self.request.headers.get("user-agent", ""))

    def note_use(self) -> None:
        """Record the use of the session, once an hour."""
        if self.app.identities.is_to_be_noted(self.session):
            self.session = replace(self.session, used=self.app.now(), label=self.label)
            self.app.identities.note_use(self.token, self.session)

    def player(self) -> Identity:
        """Return the caller; Refused for a stranger."""
        if not self.session.id:
            raise session_over(self.app.identities.days) if self.token else no_token()
        return self.person

    async def is_still_known(self) -> bool:
        """Tell whether the caller's session goes on."""
        return (
            not self.session.id
            or (await self.app.identities.find(self.token)).id == self.session.id
        )

    @property
    def is_secure(self) -> bool:
        """Tell whether the request came by HTTPS."""
        return is_secure(self.request)

    @property
    def wants_little(self) -> bool:
        """Tell whether the caller prefers a short answer (RFC 7240), because its stream brings the
        Snapshot.
        """
        return MINIMAL in (
            one.strip().lower() for one in self.request.headers.get("prefer", "").split(",")
        )

    @property
    def origin(self) -> NetworkDigest:
        """The digest of the request's network."""
        return self.app.digests.of(self.network)

    @property
    def ban(self) -> Ban | None:
        """The ban of the caller or their network, if one holds."""
        return self.app.public.bans.of(self.person.id, self.origin)

    def hosts(self, table: Table) -> bool:
        """Tell whether the caller set the table up, and it waits for players."""
        return (
            bool(self.person.id)
            and table.status == "waiting"
            and table.setup.host == self.person.id
        )

    @property
    def network(self) -> ClientNetwork:
        """The network of the request."""
        return ClientNetwork.of_client(self.request.client)

    @property
    def owner(self) -> Owner:
        """The owner of what this request makes, to whom its cost is counted."""
        return Owner(self.person.id, self.origin)

    def seat(self, table: Table) -> int:
        """Return the caller's seat; -1 for a spectator."""
        return table.seat_of(self.person.id)

    def own_seat(self, table: Table) -> int:
        """Return the caller's seat; Refused for a spectator."""
        seat = self.seat(table)
        if seat < 0:
            raise not_yours("You do not sit at this table.")
        return seat

    async def snapshot(self, table: Table, since: int = 0) -> dict[str, Any]:
        """Return the caller's Snapshot of the table, in its newest state."""
        return self.rendered_snapshot(await self.rendered(table), since)

    async def rendered(self, table: Table) -> Table:
        """Return the table, or its newest state, once the caller's Snapshot is rendered."""
        await self.learn_ignored()
        return await self.app.renderer.render(table, self.seat(table), self.owner)

    def rendered_snapshot(self, table: Table, since: int) -> dict[str, Any]:
        """Return the caller's Snapshot of exactly this state, at once if it has been rendered."""
        presence = self.app.feed.presence(table.id, len(table.chairs))
        most, kept = self.app.settings.limits.news, table.kept_for(self.person.id)
        shown = snapshot(
            table, self.seat(table), presence, since, self.app.now(), most, self.hosts(table), kept
        )
        return {
            **shown,
            "muted": [*self.ignored.muted_seats(table)],
            "blocked": [*self.ignored.blocked_seats(table)],
        }

    async def learn_ignored(self) -> None:
        """Learn whom the caller does not want to hear."""
        self.ignored = await self.app.blocks.of(self.person.id)

    def url(self, path: str) -> str:
        """Return the public address of a page."""
        home = self.app.settings.public_url or str(self.request.base_url)
        return f"{home.rstrip('/')}{path}"


def is_secure(request: Request) -> bool:
    """Tell whether a request came by HTTPS."""
    return bool(request.app.state.app.settings.secure or request.url.scheme == "https")


def set_cookie(caller: Caller, response: Response, token: str) -> None:
    """Sign this browser in with a token; with "" sign it out."""
    give_cookie(caller, response, cookie_of(caller.is_secure), token)
    if not token or renewed_cookie(caller) in caller.request.cookies:
        give_cookie(caller, response, renewed_cookie(caller), "")


def renew_cookie(caller: Caller, response: Response) -> None:
    """Renew the cookie of a browser that has had it for a week.

    The renewed token is in a second cookie, which counts only if the first is gone: so a late
    answer never replaces a token that another tab has been given meanwhile.
    """
    now = caller.app.now()
    if caller.by_cookie and caller.session.id and now - caller.session.renewed >= RENEWS:
        give_cookie(caller, response, renewed_cookie(caller), caller.token)
        caller.session = replace(caller.session, renewed=now)
        caller.app.identities.note_use(caller.token, caller.session)


def give_cookie(caller: Caller, response: Response, name: str, token: str) -> None:
    response.set_cookie(
        name,
        token,
        max_age=FOR_YEARS if token else 0,
        httponly=True,
        samesite="lax",
        secure=caller.is_secure,
    )


def renewed_cookie(caller: Caller) -> str:
    return cookie_of(caller.is_secure) + RENEWED


def cookie_of(secure: bool) -> str:
    return SECURE_COOKIE if secure else COOKIE


async def find_anybody(request: Request) -> Caller:
    """Return the caller by bearer token or cookie, banned or not; a wrong token is refused, a wrong
    cookie is a stranger's.
    """
    app: App = request.app.state.app
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if scheme:
        session = (
            await app.identities.find(bearer.strip()) if scheme.lower() == "bearer" else STRANGER
        )
        if not session.id:
            raise wrong_token(app.identities.days)
        caller = Caller(app, request, session, bearer.strip())
    else:
        name = cookie_of(is_secure(request))
        token = request.cookies.get(name) or request.cookies.get(name + RENEWED, "")
        caller = Caller(app, request, await app.identities.find(token), token, by_cookie=True)
    caller.note_use()
    return caller


# For what a ban takes from nobody: their data, "It wasn't me", and the end of mails
CallerOrBanned = Annotated[Caller, Depends(find_anybody)]


async def find_caller(caller: CallerOrBanned) -> Caller:
    """Return the caller. Refused if a ban holds."""
    if ban := caller.ban:
        raise ban.refusal()
    return caller


CurrentCaller = Annotated[Caller, Depends(find_caller)]


def answer(data: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return JSON as it is, without checking it against the models."""
    return Response(to_json(data), status, headers, media_type="application/json")
