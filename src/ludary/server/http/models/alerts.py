"""Models of alerts: how a player is told that it is their turn."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from ludary.server.http.models.common import Body, Line

Time = Annotated[str, StringConstraints(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class QuietHours(Body):
    """Hours in which no alert is sent; it comes when they end, if it is still the player's turn."""

    begins: Time = Field(description="such as 22:00, in the player's time zone")
    ends: Time
    zone: Line = Field(max_length=64, description="as Europe/Berlin")


class MailState(BaseModel):
    address: str
    confirmed: bool = Field(
        description="whether its owner has agreed; before that nothing but the question is sent"
    )


class AlertState(BaseModel):
    """Your settings for alerts of turns in games that go over days, while you are not at the
    table.
    """

    everywhere: bool = Field(description="at all tables, except those where you said otherwise")
    wanted: bool | None = Field(description="at the table of the request; null if it names none")
    here: bool = Field(description="whether the browser of this session is told")
    browsers: int = Field(description="how many browsers are told")
    quiet: QuietHours | None
    mail: MailState | None
    mails: bool = Field(description="whether this server sends emails")
    key: str = Field(
        description=(
            "the server's public key, with which browsers subscribe to push messages, in base64url"
        )
    )


class SetAlerts(Body):
    everywhere: bool
    quiet: QuietHours | None = None


class PushKeys(Body):
    """A browser's subscription at its push service."""

    endpoint: Line = Field(max_length=2_000)
    p256dh: Line = Field(max_length=100)
    auth: Line = Field(max_length=40)


class MailAddress(Body):
    address: Line = Field(max_length=300, description="empty: send no emails")


class WantAlerts(Body):
    wanted: bool
