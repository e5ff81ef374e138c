"""Lost connections and answers: the page says so, comes back by itself, and misses nothing."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from ludary.server.resources.limits import ServerLimits
from tests.server.serving import Serving, serving, until
from tests.web.browsing import CUT, Person, Wire, wire_to
from tests.web.conftest import Come, seated, two
from tests.web.table.test_together import by_turn

LOST = re.compile("Connection lost")
EARS = """
window.heard = [];
const listen = EventSource.prototype.addEventListener;
EventSource.prototype.addEventListener = function (type, hear) {
  listen.call(this, type, (event) => {
    if (window.deaf) return;
    hear(event);
    window.heard.push(type);
  });
};
"""


def acts(person: Person) -> int:
    """Return the number of the person's actions."""
    snapshot = person.snapshot()
    return sum(
        entry["kind"] == "act" and entry["seat"] == snapshot["seat"] for entry in snapshot["news"]
    )


def test_events_while_offline_are_not_missed(pair: tuple[Person, Person]) -> None:
    who, other = by_turn(pair)
    other.expected.append(CUT)
    other.context.set_offline(True)
    banner = other.page.get_by_text(LOST).and_(other.page.locator(":not([aria-live] *)"))
    expect(banner).to_be_visible()
    expect(other.page.locator("[aria-live=polite]")).to_contain_text(LOST)
    while who.snapshot()["decision"]["yours"]:
        who.choose()
    who.player.post(f"/api/tables/{who.table}/say", text="Are you there?")
    other.context.set_offline(False)
    assert other.turn()
    expect(banner).to_be_hidden()
    other.sees_all()
    expect(other.page.get_by_role("tab", name=re.compile("Chat.*1 new"))).to_be_visible()
    other.choose()
    who.sees_all()


def test_a_stream_that_died_without_a_word_is_noticed(
    come: Come, server: Serving, wire: Wire
) -> None:
    ann, bob = two(come, server, wire.url)
    bob.page.clock.install()
    bob.page.reload()
    expect(bob.heading(re.compile("Your turn|Waiting for Ann"))).to_be_visible()
    who, _ = by_turn((ann, bob))
    if who is bob:
        bob.choose()
    until(lambda: sum(b"text/event-stream" in heard for heard in wire.heard) == 2)
    wire.streams = False
    while ann.snapshot()["decision"]["yours"]:
        ann.choose()
    banner = bob.page.get_by_text(LOST).and_(bob.page.locator(":not([aria-live] *)"))
    expect(banner).to_be_hidden()
    bob.page.clock.fast_forward("00:25")
    expect(banner).to_be_visible()
    assert bob.turn()
    bob.sees_all()
    wire.streams = True
    bob.page.clock.fast_forward("00:10")  # the try that is held back is given up, and another made
    expect(banner).to_be_hidden()


def test_a_stream_that_beats_lives(
    come: Come, server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludary.server.http.api.events.PING", 0.1)
    me = seated(come, server, "greedy", "me")
    me.page.clock.install()
    me.page.add_init_script(EARS)
    me.page.reload()
    assert me.turn()
    for beats in (2, 4, 6):
        until(lambda beats=beats: me.page.evaluate("heard").count("beat") >= beats)
        me.page.clock.fast_forward("00:15")
    assert me.page.evaluate("heard").count("snapshot") == 1
    expect(me.page.get_by_text(LOST).first).to_be_hidden()


def test_where_streams_are_held_back_moves_still_come(
    come: Come, server: Serving, wire: Wire
) -> None:
    ann, bob = two(come, server, wire.url)
    wire.streams = False
    bob.page.clock.install()
    bob.page.reload()
    bob.page.clock.fast_forward("00:09")
    expect(bob.page.get_by_text(LOST).first).to_be_visible()
    for seconds in (21, 21):
        who, other = by_turn((ann, bob))
        while who.snapshot()["decision"]["yours"]:
            who.choose()
        bob.page.clock.fast_forward(f"00:{seconds}")
        assert other.turn()
    bob.sees_all()


def test_a_server_that_comes_back_finds_its_tables_open(come: Come, fresh: Path) -> None:
    with ExitStack() as first, ExitStack() as second:
        server = first.enter_context(serving(fresh))
        wire = second.enter_context(wire_to(server))
        me = server.player()
        table = me.open("greedy", "me", name="Ann")
        person = come(me.token, url=wire.url)
        person.server = server
        person.expected.append(CUT)
        person.at(table).choose()
        assert person.turn()
        before = person.log.inner_text()
        first.close()
        expect(person.button("Try now")).to_be_visible()
        person.server = second.enter_context(serving(fresh))
        wire.lead_to(person.server)
        person.button("Try now").click()
        expect(person.button("Try now")).to_be_hidden()
        assert person.turn()
        assert person.log.inner_text() == before
        person.choose()
        person.sees_all()
        person.page.close()


def test_an_action_whose_answer_is_lost_happens_once(come: Come, server: Serving) -> None:
    me = seated(come, server, "greedy", "me")
    me.expected.append(CUT)
    sent: list[str] = []

    def lose_the_first(route: Route) -> None:
        sent.append(str(route.request.post_data))
        if len(sent) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    assert me.turn()
    me.page.route("**/act", lose_the_first)
    before = acts(me)
    me.choose()
    assert me.turn()
    assert len(sent) == 2
    assert sent[0] == sent[1]
    assert acts(me) == before + 1
    me.sees_all()


def test_a_request_that_never_arrives_is_sent_again(come: Come, server: Serving) -> None:
    me = seated(come, server, "greedy", "me")
    me.expected.append(CUT)
    assert me.turn()
    me.page.route("**/act", lambda route: route.abort(), times=2)
    before = acts(me)
    me.choose()
    assert me.turn()
    assert acts(me) == before + 1


def test_twelve_tabs_of_one_browser_all_show_each_move(come: Come, server: Serving) -> None:
    me = server.player()
    tables = [me.open("greedy", "me", name="Ann", pace=0) for _ in range(11)]
    first = come(me.token)
    tabs = [first.page, *(first.tab() for _ in tables)]
    for tab, table in zip(
        tabs, [*tables, tables[0]], strict=True
    ):  # two of them show the same table
        tab.goto(f"/t/{table}")
    for closed in (0, 4):
        for tab in tabs[:closed]:
            tab.close()
        tabs = tabs[closed:]
        for tab in tabs:
            table = tab.url.rpartition("/")[2]
            number = me.my_turn(table)["number"]
            me.act(table, me.snapshot(table))
            expect(
                tab.get_by_role("list", name="Log").locator(f"[data-number='{number + 1}']")
            ).to_be_attached()


def test_a_tab_beyond_a_limit_is_brought_up_to_date_once_there_is_room(
    come: Come, fresh: Path
) -> None:
    with serving(fresh, limits=ServerLimits(streams_person=3, connects_address=0)) as server:
        ann = server.player()
        tables = [ann.open("greedy", "me", name="Ann") for _ in range(4)]
        watcher = come(server.player().be_a_player().token, url=server.url)
        watcher.expected.append(re.compile("429"))
        first, _, _, last = tabs = [watcher.page, *(watcher.tab() for _ in tables[1:])]
        for tab, table in zip(tabs, tables, strict=True):
            tab.goto(f"/t/{table}")
        expect(last.get_by_role("button", name="Try now")).to_be_visible()
        first.close()
        number = ann.my_turn(tables[3])["number"]
        ann.act(tables[3], ann.snapshot(tables[3]))
        expect(
            last.get_by_role("list", name="Log").locator(f"[data-number='{number + 1}']")
        ).to_be_attached()
        watcher.context.close()


def test_two_tabs_of_one_player_stay_in_step(come: Come, server: Serving) -> None:
    me = seated(come, server, "greedy", "me")
    tab = me.tab()
    tab.goto(me.page.url)
    tabs = [me.page, tab]
    for page, other in (tabs, tabs[::-1]):
        me.page = page
        me.choose()
        me.sees_all()
        me.page = other
        me.sees_all()


def test_a_choice_made_too_late_is_not_carried_out(come: Come, server: Serving) -> None:
    me = seated(come, server, "greedy", "me")
    me.expected.append(re.compile("409"))
    while me.turn() and len(me.snapshot()["decision"]["actions"]) < 2:
        me.choose()
    snapshot = me.snapshot()
    stale, chosen = (action["words"] for action in snapshot["decision"]["actions"][:2])

    def act_elsewhere_before(route: Route) -> None:
        me.player.act(me.table, snapshot, snapshot["decision"]["actions"][1]["id"])
        route.continue_()

    me.page.route("**/act", act_elsewhere_before)
    before = acts(me)
    me.choice(stale).click()
    expect(me.page.get_by_text(re.compile("^Too late")).first).to_be_visible()
    assert me.turn()
    assert acts(me) == before + 1, chosen
    me.sees_all()
    assert me.has_focus()


def test_a_player_who_acts_gets_the_result_once_by_the_stream(come: Come, server: Serving) -> None:
    me = seated(come, server, "greedy", "me")
    assert me.turn()
    before = acts(me)
    with me.page.expect_response("**/act") as answered:
        me.choose()
    assert list(answered.value.json()) == ["number"]
    assert me.turn()
    assert acts(me) > before
    me.sees_all()


def test_a_stream_that_says_nothing_more_is_noticed_by_who_acts(
    come: Come, server: Serving
) -> None:
    me = seated(come, server, "greedy", "me")
    me.page.add_init_script(EARS)
    me.page.reload()
    assert me.turn()
    me.page.evaluate("window.deaf = true")
    lines = me.log.get_by_role("paragraph")
    before = lines.count()
    with me.page.expect_response("**/act") as answered:
        me.choose()
    assert list(answered.value.json()) == ["number"]
    expect(lines).not_to_have_count(before)
