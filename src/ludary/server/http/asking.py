"""Who asks, and what is answered: shared by the API and the pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from pydantic_core import to_json

from ludary.server.errors import Refused, not_yours
from ludary.server.hall import Hall
from ludary.server.looks import look
from ludary.server.people import NOBODY, Person, clean_name
from ludary.server.table import Table

COOKIE = "ludary"
FOR_YEARS = 400 * 24 * 3600  # seconds; the longest that browsers keep a cookie


@dataclass
class Asker:
    """Whoever sent the request."""

    hall: Hall
    request: Request
    person: Person
    token: str

    async def known(self, name: str, response: Response) -> str | None:
        """Make sure that the asker is somebody; the token, if this made one. Browsers get it as a cookie."""
        name = clean_name(name)
        if self.person.id:
            await self.hall.people.rename(self.token, name)
            return None
        self.person, self.token = await self.hall.people.add(name, self.hall.now())
        set_cookie(self, response, self.token)
        return self.token

    def seat(self, table: Table) -> int:
        """The asker's seat; -1 for a spectator."""
        return table.seat_of(self.person.id)

    def own_seat(self, table: Table) -> int:
        """The same; Refused for a spectator."""
        seat = self.seat(table)
        if seat < 0:
            raise not_yours("You do not sit at this table.")
        return seat

    def look(self, table: Table, since: int = 0) -> dict[str, Any]:
        """What the asker is shown of the table."""
        return look(table, self.seat(table), self.hall.feed.presence(table.id, len(table.chairs)), since, self.hall.now())

    def url(self, path: str) -> str:
        """The address under which others reach a page."""
        return f"{self.hall.settings.public_url.rstrip('/') or str(self.request.base_url).rstrip('/')}{path}"


def set_cookie(asker: Asker, response: Response, token: str) -> None:
    secure = asker.hall.settings.secure or asker.request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=FOR_YEARS, httponly=True, samesite="lax", secure=secure)


async def who_asks(request: Request) -> Asker:
    """The asker by bearer token or cookie; a wrong bearer token is refused, a wrong cookie is a stranger's."""
    hall: Hall = request.app.state.hall
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if scheme:
        person = await hall.people.find(bearer.strip()) if scheme.lower() == "bearer" else NOBODY
        if not person.id:
            raise Refused("The Authorization header should be `Bearer TOKEN` with a token that this server gave.", "bad_token", 401)
        return Asker(hall, request, person, bearer.strip())
    token = request.cookies.get(COOKIE, "")
    return Asker(hall, request, await hall.people.find(token), token)


Asking = Annotated[Asker, Depends(who_asks)]


def answer(data: Any, status: int = 200) -> Response:
    """JSON as it is; the models in the descriptions are for readers."""
    return Response(to_json(data), status, media_type="application/json")
