"""Who asks, and what is answered: shared by the API and the pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from pydantic_core import to_json

from ludary.server.addresses import network_of
from ludary.server.errors import Refused, no_token, not_yours
from ludary.server.hall import Hall
from ludary.server.looks import look
from ludary.server.people import NOBODY, Person
from ludary.server.pools import Owner
from ludary.server.table import Table

COOKIE = "ludary"
SECURE_COOKIE = f"__Host-{COOKIE}"  # browsers take it by HTTPS alone, and from no other host
FOR_YEARS = 400 * 24 * 3600  # seconds; the longest that browsers keep a cookie


@dataclass
class Asker:
    """Whoever sent the request."""

    hall: Hall
    request: Request
    person: Person
    token: str

    def player(self) -> Person:
        """The asker; Refused for a stranger."""
        if not self.person.id:
            raise no_token()
        return self.person

    async def is_still_known(self) -> bool:
        """Whether the asker's token is still theirs."""
        return not self.person.id or (await self.hall.people.find(self.token)).id == self.person.id

    @property
    def is_secure(self) -> bool:
        """Whether the request came by HTTPS."""
        return self.hall.settings.secure or self.request.url.scheme == "https"

    @property
    def origin(self) -> str:
        """Digest of the network that the request came from."""
        return self.hall.origin(self.network)

    def hosts(self, table: Table) -> bool:
        """Whether the asker set the table up, and it waits for players."""
        return bool(self.person.id) and table.status == "waiting" and table.setup.host == self.person.id

    @property
    def network(self) -> str:
        """Where the request comes from."""
        return network_of(self.request.client.host if self.request.client else "")

    @property
    def owner(self) -> Owner:
        """Whose what this request makes is, and who has the price of it counted."""
        return Owner(self.person.id, self.origin)

    def seat(self, table: Table) -> int:
        """The asker's seat; -1 for a spectator."""
        return table.seat_of(self.person.id)

    def own_seat(self, table: Table) -> int:
        """The same; Refused for a spectator."""
        seat = self.seat(table)
        if seat < 0:
            raise not_yours("You do not sit at this table.")
        return seat

    async def look(self, table: Table, since: int = 0) -> dict[str, Any]:
        """What the asker is shown of the table, as it stands by the time that this is drawn."""
        return self.drawn_look(await self.hall.drawing.of(table, self.seat(table), self.owner), since)

    def drawn_look(self, table: Table, since: int) -> dict[str, Any]:
        """The same of exactly this state, at once where it has been drawn."""
        presence = self.hall.feed.presence(table.id, len(table.chairs))
        most = self.hall.settings.limits.news
        return look(table, self.seat(table), presence, since, self.hall.now(), most, self.hosts(table))

    def url(self, path: str) -> str:
        """The address under which others reach a page."""
        return f"{self.hall.settings.public_url.rstrip('/') or str(self.request.base_url).rstrip('/')}{path}"


def set_cookie(asker: Asker, response: Response, token: str) -> None:
    """Let this browser be whoever has the token; with "" nobody any more."""
    response.set_cookie(
        cookie_of(asker.is_secure), token, max_age=FOR_YEARS if token else 0, httponly=True, samesite="lax", secure=asker.is_secure
    )


def cookie_of(secure: bool) -> str:
    return SECURE_COOKIE if secure else COOKIE


async def who_asks(request: Request) -> Asker:
    """The asker by bearer token or cookie; a wrong bearer token is refused, a wrong cookie is a stranger's."""
    hall: Hall = request.app.state.hall
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if scheme:
        person = await hall.people.find(bearer.strip()) if scheme.lower() == "bearer" else NOBODY
        if not person.id:
            raise Refused("The Authorization header should be `Bearer TOKEN` with a token that this server gave.", "bad_token", 401)
        return Asker(hall, request, person, bearer.strip())
    token = request.cookies.get(cookie_of(hall.settings.secure or request.url.scheme == "https"), "")
    return Asker(hall, request, await hall.people.find(token), token)


Asking = Annotated[Asker, Depends(who_asks)]


def answer(data: Any, status: int = 200) -> Response:
    """JSON as it is; the models in the descriptions are for readers."""
    return Response(to_json(data), status, media_type="application/json")
