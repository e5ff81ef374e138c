"""API: alerts, by which players who are away are told that it is their turn."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable
from functools import partial
from typing import Any

import sqlalchemy as sa
from fastapi import APIRouter, Response

from ludary.server.alerts.mail import checked_address
from ludary.server.alerts.push import subscription_of
from ludary.server.alerts.quiet_hours import in_words, quiet_time
from ludary.server.errors import Refused
from ludary.server.http.auth import Caller, CurrentCaller, answer
from ludary.server.http.models.alerts import (
    AlertState,
    MailAddress,
    PushKeys,
    SetAlerts,
    WantAlerts,
)
from ludary.server.http.models.common import Nothing, TableId
from ludary.server.store import alerts as stored
from ludary.server.store.alerts import AlertSettings
from ludary.server.store.schema import push_subscriptions

router = APIRouter(prefix="/api", tags=["you"])


@router.get(
    "/me/alerts", response_model=AlertState, summary="How you are told that it is your turn"
)
async def my_alerts(caller: CurrentCaller) -> Response:
    return await alerts_of(caller)


@router.post(
    "/me/alerts",
    response_model=AlertState,
    summary="Be told at all your tables, and not at certain hours",
)
async def set_alerts(caller: CurrentCaller, body: SetAlerts) -> Response:
    quiet = quiet_time(body.quiet.begins, body.quiet.ends, body.quiet.zone) if body.quiet else None
    person = caller.player().id
    hours = {name: getattr(quiet, name, None) for name in ("begins", "ends", "zone")}
    return await change(
        caller,
        lambda connection: stored.change_settings(
            connection, person, everywhere=body.everywhere, **hours
        ),
    )


@router.post(
    "/me/alerts/push",
    response_model=AlertState,
    summary="Be told in this browser, by its push service",
)
async def subscribe(caller: CurrentCaller, body: PushKeys) -> Response:
    """A session has one subscription: another one replaces it. It ends with the session."""
    app, keys = caller.app, (body.endpoint, body.p256dh, body.auth)
    new = subscription_of(
        app.settings.push_hosts, caller.player().id, caller.session.id, keys, app.now()
    )
    return await change(
        caller, partial(stored.subscribe, new=new, most=app.settings.limits.subscriptions_person)
    )


@router.post(
    "/me/alerts/push/end", response_model=AlertState, summary="No longer be told in this browser"
)
async def unsubscribe(caller: CurrentCaller, body: Nothing) -> Response:
    caller.player()
    here = push_subscriptions.c.session == caller.session.id
    return await change(caller, lambda connection: stored.unsubscribe(connection, here))


@router.post(
    "/me/alerts/mail",
    response_model=AlertState,
    summary="Be told by email; the owner of the address is asked first",
)
async def set_mail(caller: CurrentCaller, body: MailAddress) -> Response:
    """The address is used once a link in an email to it has been opened.

    Repeating sends that mail again.
    """
    app, person = caller.app, caller.player().id
    if not body.address:
        return await change(
            caller, partial(stored.change_settings, person=person, mail=None, confirmed=False)
        )
    if not app.settings.mail.host:
        raise Refused("This server sends no emails.", "no_mail", 409)
    address = checked_address(body.address)
    before = await read(caller, partial(stored.settings_of, person=person))
    if before.mail == address and before.confirmed:
        return await alerts_of(caller)
    await app.alerts.ways.mailboxes.count_question(caller.owner, address)
    asked = before.asked if before.mail == address else app.now()
    await app.store.writer.run(
        partial(stored.change_settings, person=person, mail=address, confirmed=False, asked=asked)
    )
    app.alerts.ask_owner(person, address, asked)
    return await alerts_of(caller)


@router.get(
    "/tables/{id}/alerts",
    response_model=AlertState,
    tags=["tables"],
    summary="Whether you are told of your turns at this table",
)
async def table_alerts(caller: CurrentCaller, id: TableId) -> Response:
    caller.own_seat(await caller.app.tables.get(id))
    return await alerts_of(caller, id)


@router.post(
    "/tables/{id}/alerts",
    response_model=AlertState,
    tags=["tables"],
    summary="Be told of your turns at this table, or not",
)
async def want_alerts(caller: CurrentCaller, id: TableId, body: WantAlerts) -> Response:
    caller.own_seat(await caller.app.tables.get(id))
    return await change(
        caller, partial(stored.want_at, table=id, person=caller.player().id, wanted=body.wanted), id
    )


async def change(
    caller: Caller, step: Callable[[sa.Connection], None], table: str = ""
) -> Response:
    """Write something, and answer with the caller's alerts after it."""
    await caller.app.store.writer.run(step)
    return await alerts_of(caller, table)


async def read(caller: Caller, find: Callable[[sa.Connection], Any]) -> Any:
    def reading() -> Any:
        with caller.app.store.engine.connect() as connection:
            return find(connection)

    return await caller.app.store.ask(reading)


async def alerts_of(caller: Caller, table: str = "") -> Response:
    person = caller.player().id

    def find(
        connection: sa.Connection,
    ) -> tuple[AlertSettings, list[stored.Subscription], bool | None]:
        wanted = stored.wanted_at(connection, table, person) if table else None
        return (
            stored.settings_of(connection, person),
            stored.subscriptions_of(connection, person),
            wanted,
        )

    settings, browsers, wanted = await read(caller, find)
    quiet = settings.quiet
    shown: dict[str, Any] = {
        "everywhere": settings.everywhere,
        "wanted": (settings.everywhere if wanted is None else wanted) if table else None,
        "here": any(one.session == caller.session.id for one in browsers),
        "browsers": len(browsers),
        "quiet": (
            {
                "begins": in_words(quiet.begins),
                "ends": in_words(quiet.ends),
                "zone": quiet.zone,
            }
            if quiet
            else None
        ),
        "mail": (
            {"address": settings.mail, "confirmed": settings.confirmed} if settings.mail else None
        ),
        "mails": bool(caller.app.settings.mail.host),
        "key": urlsafe_b64encode(caller.app.alerts.ways.push.public_key).rstrip(b"=").decode(),
    }
    return answer(shown)
