"""Models of players, sessions and links."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from ludary.server.http.models.common import Body, Line, Name


class NewPlayer(Body):
    name: Name = ""


class SignIn(Body):
    token: Line = Field(
        min_length=20,
        max_length=100,
        description="a link's, which stands behind its #; or another session's",
    )


class SignOut(Body):
    everywhere: bool = Field(
        False,
        description=(
            "in all browsers and programs, and end all links: your seats cannot be taken back then"
        ),
    )


class PlayerToken(BaseModel):
    token: str | None = Field(
        description=(
            "identifies the player; it cannot be seen again. Null for a caller who has one already"
        )
    )
    name: str


class SignedIn(BaseModel):
    token: str = Field(description="the new session's own")
    name: str


class Link(BaseModel):
    url: str
    code: str = Field(
        description=(
            "the link as a QR code: a `data:` URL of an SVG picture, black on white with its margin"
        )
    )


class EndOthers(Body):
    links: bool = Field(False, description="whether links that you have made stop, too")


class Session(BaseModel):
    """A browser or program in which you are signed in, or a link for signing in."""

    id: str
    label: str = Field(
        description="the browser or program in words; empty for a link, and while it is unknown"
    )
    link: bool
    since: int = Field(description="in ms since 1970, as all times")
    used: int | None = Field(description="its last use, to the hour; null for an unused link")
    here: bool = Field(description="whether it is the caller's")


class NotMe(Body):
    end: bool = Field(True, description="whether all other sessions, and your links, end too")


class Waiting(BaseModel):
    """A change that waits so that somebody can cancel it, or a new session."""

    what: Literal["passkey", "deletion", "games", "session"]
    due: int = Field(
        description="when it happens; of a session, from when on it can end older ones"
    )
    label: str = Field(description="the passkey's name, or the session's browser; else empty")


class Sessions(BaseModel):
    sessions: list[Session] = Field(description="the last used first")
    waiting: list[Waiting] = Field(
        description="what you can cancel, if it was not you who asked for it"
    )
