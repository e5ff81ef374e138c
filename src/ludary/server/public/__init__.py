"""Public: what only strangers make necessary.

A server among friends has these parts too, and never notices them.

Fairness limits rates and queues, hosting has reports, bans and admins, and passkeys keep names that
others might want. This module is the only door: `app.py`, `asgi.py` and `launch.py`, which put the
server together, and the command take their parts from it; the rest of the server asks `App.public`.
"""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter

from ludary.server.http.auth import Caller
from ludary.server.live.persons import Persons
from ludary.server.live.tables import Tables
from ludary.server.presence.identities import Identities
from ludary.server.public.fairness.admission import Admission
from ludary.server.public.fairness.pools import FairPool
from ludary.server.public.fairness.quotas import Quotas
from ludary.server.public.fairness.request_scheduler import RequestScheduler
from ludary.server.public.hosting.admin_acts import Acts
from ludary.server.public.hosting.admins import Admins, add_admin, read_admins, token_in
from ludary.server.public.hosting.bans import Ban, Bans
from ludary.server.public.http import admin, passkeys, relying_party, reports
from ludary.server.public.http.connections import Connection
from ludary.server.public.http.gate import Gate, raise_file_limit
from ludary.server.public.passkeys.carrying import Carrying
from ludary.server.public.passkeys.passkeys import Passkeys
from ludary.server.settings import Settings
from ludary.server.store.store import Store
from ludary.server.tournaments.tournaments import Tournaments

__all__ = [
    "ROUTERS",
    "Ban",
    "Connection",
    "FairPool",
    "Gate",
    "Public",
    "add_admin",
    "raise_file_limit",
    "read_admins",
    "token_in",
]

ROUTERS: tuple[APIRouter, ...] = (passkeys.router, reports.router, admin.router, admin.page_router)


class Public:
    """The parts of a server for strangers; its `no_passkeys` says in words why a caller's browser
    can make none.
    """

    no_passkeys: Callable[[Caller], str] = staticmethod(relying_party.no_passkeys)

    def __init__(
        self,
        settings: Settings,
        store: Store,
        tables: Tables,
        tournaments: Tournaments,
        identities: Identities,
        persons: Persons,
        now: Callable[[], int],
    ) -> None:
        self.admission = Admission(settings.rate, settings.limits)
        self.scheduler = RequestScheduler()
        self.quotas = Quotas(settings.limits)
        self.admins, self.bans = Admins(settings.admins), Bans(store, identities.wake_all, now)
        self.acts = Acts(store, tables, tournaments, self.bans, identities, now)
        self.passkeys = Passkeys(store, identities, now)
        self.carrying = Carrying(persons, self.passkeys.challenges)
