"""Pages behind the links of emails: agreeing to emails, and ending them.

A look at a page changes nothing: mail programs look, too.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Response
from fastapi.responses import HTMLResponse

from ludary.server.alerts.mail import AGAIN, CONFIRM, NEVER
from ludary.server.errors import not_found
from ludary.server.http.api.alerts import read
from ludary.server.http.auth import Caller, CallerOrBanned, answer
from ludary.server.http.pages import page
from ludary.server.store import alerts as stored
from ludary.server.store.alerts import AlertSettings

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
Does = Literal["confirm", "end", "never", "again"]
Token = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{16,24}\.[0-9a-f]{32}$")]


@router.get("/mail/{does}/{token}")
async def mail_page(caller: CallerOrBanned, does: Does, token: Token) -> Response:
    if does in (NEVER, AGAIN):
        mailbox = mailbox_behind(caller, does, token)
        refused = await caller.app.alerts.ways.mailboxes.is_refused(mailbox)
        again = f"/mail/{AGAIN}/{caller.app.alerts.ways.links.token(AGAIN, mailbox)}"
        return page(
            "mail.html", caller, does=does, address="", done=refused == (does == NEVER), again=again
        )
    settings = await settings_behind(caller, does, token)
    return page(
        "mail.html",
        caller,
        does=does,
        address=settings.mail,
        done=settings.confirmed and does == CONFIRM,
        again="",
    )


@router.post("/mail/{does}/{token}")
async def follow(caller: CallerOrBanned, does: Does, token: Token) -> Response:
    """Do what the link is for.

    Mail programs send this, too, with a body of their own (RFC 8058).
    """
    if does in (NEVER, AGAIN):
        await caller.app.alerts.ways.mailboxes.refuse(
            mailbox_behind(caller, does, token), does == NEVER
        )
        return answer({})
    await settings_behind(caller, does, token)
    changed = {"confirmed": True} if does == CONFIRM else {"mail": None, "confirmed": False}
    await caller.app.store.writer.run(
        partial(stored.change_settings, person=whose(token), **changed)
    )
    return answer({})


async def settings_behind(caller: Caller, does: str, token: str) -> AlertSettings:
    """Return the settings of the player whose address got this link; not found if the player has
    another one now.
    """
    person = whose(token)
    settings: AlertSettings = await read(caller, partial(stored.settings_of, person=person))
    about = (settings.mail, settings.asked) if does == CONFIRM else (settings.mail,)
    if not settings.mail or not caller.app.alerts.ways.links.fits(token, does, person, *about):
        raise not_found(
            "email address that this link is about: emails to it have ended, or it was changed"
        )
    return settings


def mailbox_behind(caller: Caller, does: str, token: str) -> str:
    """Return the digest of the mailbox that got this link."""
    if not caller.app.alerts.ways.links.fits(token, does, whose(token)):
        raise not_found("email with this link")
    return whose(token)


def whose(token: str) -> str:
    return token.partition(".")[0]
