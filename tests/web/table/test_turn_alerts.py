"""Players whose browsers are closed are called back to the table, by messages that their service
worker shows.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ludary.server.alerts.mail import MailServer as Configured
from ludary.server.alerts.push import PushHosts
from ludary.server.resources.limits import ServerLimits
from tests.server.serving import Player, Serving, serving, until
from tests.server.stand_ins import Inbox, MailServer, PushService, running
from tests.web.browsing import CUT, Person
from tests.web.conftest import Come, two

FOUR = Path(__file__).parents[3] / "examples" / "connect_four.py"
DAYS = {"kind": "turns", "hours": 24}
ALLOWED = """(({endpoint, p256dh, auth}, permission) => {
    // Browsers of tests show no notifications and reach no push service: they subscribe to the stand-in's inbox
    Object.defineProperty(Notification, "permission", {get: () => permission});
    Notification.requestPermission = async () => permission;
    PushManager.prototype.subscribe = async () => ({toJSON: () => ({endpoint, keys: {p256dh, auth}})});
    PushManager.prototype.getSubscription = async () => null;
})"""  # noqa: E501
SHOWS = """() => {  // nor does a click on a notification open a window there
    self.told = [];
    self.registration.showNotification = async (title, {tag, data}) => { self.told.push([title, tag, data]); };
    self.clients.openWindow = async (path) => { self.told.push(path); };
    navigator.setAppBadge = navigator.clearAppBadge = async (count) => { self.told.push(count ?? "no count"); };
}"""  # noqa: E501
INSTALL = (
    "navigator.serviceWorker.register('/worker.js').then(() =>"
    " navigator.serviceWorker.ready).then(() => null)"
)
CLICK = """async (data) => {
    const waits = [], event = new Event("notificationclick");
    self.dispatchEvent(Object.assign(event, {notification: {data, close: () => 0}, waitUntil: (one) => waits.push(one)}));
    await Promise.all(waits);
}"""  # noqa: E501


@pytest.fixture
def service() -> Iterator[PushService]:
    with running(PushService()) as one:
        yield one


@pytest.fixture
def calling(
    fresh: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Serving]:
    """A server that calls players back as soon as they are away."""
    monkeypatch.setattr("ludary.server.alerts.alerts.SWEEP", 0.05)
    limits = ServerLimits(connects_address=0, alert_wait=0)
    with serving(
        fresh, push_hosts=PushHosts.read([service.url]), limits=limits, own_games=(FOUR,)
    ) as server:
        yield server


def arriving(browser: Browser, server: Serving, player: Player, inbox: Inbox) -> Person:
    """A player whose browser was closed, and whom it may ask for notifications."""
    person = Person(browser, server, player.token)
    person.expected.append(re.compile(r"/pictures/connect_four\.svg"))  # it has none
    allow(person, inbox)
    return person


def allow(person: Person, inbox: Inbox, permission: str = "granted") -> None:
    person.context.add_init_script(f"{ALLOWED}({json.dumps(inbox.keys)}, {json.dumps(permission)})")


def ask_to_be_told(person: Person) -> None:
    person.button("Tell me when it is my turn").click()
    expect(person.page.get_by_text("You will be told.")).to_be_visible()


def leave(person: Person) -> None:
    person.context.close()
    assert not person.troubles


def test_a_game_is_played_to_its_end_by_alerts_alone(
    browser: Browser, calling: Serving, service: PushService
) -> None:
    players, inboxes = [calling.player(), calling.player()], [service.inbox(), service.inbox()]
    table = players[0].open("me", "open", game="connect_four", clock=DAYS, name="Ann")
    players[1].post(f"/api/tables/{table}/join", name="Bob")
    bob, ann = (
        arriving(browser, calling, players[seat], inboxes[seat]).at(table) for seat in (1, 0)
    )
    ask_to_be_told(bob)
    leave(bob)
    ann.choose(0)
    ask_to_be_told(ann)
    leave(ann)
    for turn in range(1, 7):
        seat = turn % 2
        until(lambda seat=seat, turn=turn: len(inboxes[seat].messages) == (turn + 1) // 2)
        called = arriving(browser, calling, players[seat], inboxes[seat]).at(
            inboxes[seat].messages[-1]["table"]
        )
        called.choose(seat)  # Ann fills the first column, Bob the second
        if turn == 6:
            expect(called.button("Play again")).to_be_visible()
        leave(called)
    assert [len(inbox.messages) for inbox in inboxes] == [3, 3]
    assert players[0].snapshot(table)["over"]["returns"] == [1, -1]


def test_the_service_worker_shows_a_message_and_a_click_opens_its_table(
    come: Come, server: Serving
) -> None:
    ann = come()
    ann.page.goto("/upload")
    ann.page.evaluate(INSTALL)
    worker = until(lambda: ann.context.service_workers)[0]
    worker.evaluate(SHOWS)
    deliver = push_service_of(ann)
    deliver(json.dumps({"title": "Koa", "table": "A" * 16, "count": 2}))
    deliver("no JSON")
    until(lambda: len(worker.evaluate("self.told")) == 3)
    assert worker.evaluate("self.told") == [
        ["Your turn: Koa", "A" * 16, f"/t/{'A' * 16}"],
        2,
        ["It is your turn", "turn", "/"],
    ]
    worker.evaluate(CLICK, "/t/else")
    assert worker.evaluate("self.told.slice(3)") == ["no count", "/t/else"]
    assert worker.evaluate("caches.keys()") == []


def test_without_a_connection_the_installed_worker_says_so(come: Come, server: Serving) -> None:
    ann = come()
    ann.expected += [CUT, re.compile("503")]
    ann.page.goto("/upload")
    ann.page.evaluate(INSTALL)
    ann.context.set_offline(True)
    ann.page.goto("/")
    expect(ann.heading("No connection")).to_be_visible()
    assert (
        ann.page.evaluate("getComputedStyle(document.querySelector('main')).borderRadius") == "16px"
    )  # its policy lets the style in
    ann.context.set_offline(False)
    ann.page.get_by_role("link", name="Try again").click()
    expect(ann.button("Play Koa")).to_be_visible()


def push_service_of(person: Person) -> Callable[[str], None]:
    """Return what brings a message to the worker of a browser, as its push service would."""
    session = person.context.new_cdp_session(person.page)
    registrations: list[Any] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        person.page.wait_for_timeout(10)

    def deliver(data: str) -> None:
        worker = {"origin": person.url, "registrationId": registrations[0]["registrationId"]}
        session.send("ServiceWorker.deliverPushMessage", {**worker, "data": data})

    return deliver


def test_the_page_says_why_a_browser_cannot_be_told(come: Come, server: Serving) -> None:
    ann, bob = two(come, server, clock=DAYS)
    waiting = bob if ann.snapshot()["decision"]["seat"] == 0 else ann
    allow(waiting, Inbox("https://fcm.googleapis.com/x"), "denied")
    waiting.page.reload()
    waiting.button("Tell me when it is my turn").click()
    expect(
        waiting.page.get_by_text("This browser blocks messages from this site.").first
    ).to_be_visible()
    waiting.page.get_by_role("link", name="Settings").click()
    expect(waiting.page.get_by_role("region", name="Tell me when it is my turn")).to_contain_text(
        "Allow notifications"
    )
    iphone = come(
        waiting.player.token,
        user_agent="Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15",
    )
    iphone.context.add_init_script("delete window.PushManager")
    iphone.page.goto("/me")
    expect(iphone.page.get_by_role("region", name="Tell me when it is my turn")).to_contain_text(
        "Add to Home Screen"
    )


def test_who_is_told_how_is_set_on_the_page_of_devices(
    browser: Browser, fresh: Path, service: PushService
) -> None:
    url = "http://localhost"
    with running(MailServer()) as post:
        mail = Configured.read(post.url, "ludary@example.org", "", url)
        with serving(
            fresh, push_hosts=PushHosts.read([service.url]), mail=mail, public_url=url
        ) as server:
            ann = arriving(browser, server, server.player().be_a_player(), service.inbox())
            set_all(ann, post)
            leave(ann)


def set_all(ann: Person, post: MailServer) -> None:
    ann.page.goto("/me")
    ann.button("Tell me in this browser").click()
    expect(ann.button("Do not tell me in this browser")).to_be_visible()
    ann.page.get_by_label("At all my tables").check()
    ann.page.get_by_label("Quiet hours").check()
    ann.page.get_by_label("From").fill("21:30")
    ann.page.get_by_label("By email to").fill("ann@example.org")
    ann.button("Send me emails").click()
    expect(
        ann.page.get_by_text("Emails about turns begin once you open the link in it.")
    ).to_be_visible()
    confirm, never = re.findall(
        r"http://localhost(/mail/\S+)", until(lambda: post.mails)[0].get_content()
    )
    ann.page.goto(confirm)
    ann.button("Yes, send me these emails").click()
    done = ann.page.locator("#page-mail-done")
    expect(done).to_be_visible()  # its words stand there from the first
    expect(done).to_have_text("Emails to ann@example.org have begun.")
    shown = ann.player.get("/api/me/alerts")
    assert (
        shown["everywhere"],
        shown["here"],
        shown["quiet"]["begins"],
        shown["quiet"]["ends"],
    ) == (True, True, "21:30", "08:00")
    assert shown["mail"] == {"address": "ann@example.org", "confirmed": True}
    ann.page.goto(never)
    ann.button("Never ask me again").click()
    expect(ann.page.locator("#page-mail-done")).to_be_visible()
    ann.page.goto("/me")
    ann.button("Do not tell me in this browser").click()
    expect(ann.button("Tell me in this browser")).to_be_visible()
    shown = ann.player.get("/api/me/alerts")
    assert (shown["browsers"], shown["mail"]) == (0, None)
