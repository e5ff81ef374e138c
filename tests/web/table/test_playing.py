"""A game against bots: by clicks, by the keyboard alone, with a finger; hints, and taking back."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Route, expect

import ludary
from tests.server.serving import Serving
from tests.web.browsing import PHONE, Person, fits
from tests.web.conftest import Come, seated

MOST_TURNS = 150


def choose_somehow(me: Person, turn: int) -> None:
    """By the list or, where one choice alone is about a spot, by the board."""
    actions = me.snapshot()["decision"]["actions"]
    action = actions[turn % len(actions)]
    if turn % 2 and action["spot"] and sum(one["spot"] == action["spot"] for one in actions) == 1:
        me.page.get_by_role("region", name="Board").locator(
            f'[data-spot="{action["spot"]}"]'
        ).first.click()
    else:
        me.choice(action["words"]).click()
    me.settle()


def test_a_whole_game_by_clicks(come: Come) -> None:
    me = come()
    me.page.goto("/")
    me.page.get_by_label("You play as").fill("Ann")
    me.button("Play Dunjiin").click()
    me.page.wait_for_url("**/t/*")
    me.page.get_by_text("Settings", exact=True).click()
    me.page.get_by_label("Bots wait").select_option("not at all")
    turns = 0
    while me.turn():
        choose_somehow(me, turns)
        turns += 1
        assert turns < MOST_TURNS
    snapshot = me.snapshot()
    told = snapshot["over"]["words"].rstrip(".").replace("Ann wins", "You win")
    assert told in me.page.get_by_role("heading", level=2).first.inner_text()
    places = me.page.get_by_role("table").get_by_role("row")
    expect(places).to_have_count(4)
    expect(places.filter(has_text="Ann (you)")).to_have_count(1)
    me.sees_all()
    me.page.get_by_role("link", name="Watch the replay").click()
    me.page.wait_for_url("**/replay?seat=0")
    expect(me.heading(re.compile("^Step 0 of"))).to_be_visible()
    me.page.goto("/")
    mine = me.page.get_by_role("region", name="Your tables")
    mine.get_by_text("Finished games").click()
    expect(mine.get_by_role("link", name=re.compile("won|draw|lost"))).to_be_visible()


def is_focused(node: Locator) -> bool:
    return bool(node.evaluate("node => node === document.activeElement"))


def tab_to(me: Person, node: Locator) -> None:
    """Press Tab until it has the focus."""
    for _ in range(100):
        if is_focused(node):
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {node}")


def type_number(me: Person, place: int) -> None:
    """The digits of a choice; Enter where they could be the beginning of a longer number."""
    count = len(me.listed())
    for digit in str(place + 1):
        me.page.keyboard.press(digit)
    if (place + 1) * 10 <= count:
        me.page.keyboard.press("Enter")


def choose_by_arrows(me: Person, place: int) -> None:
    me.page.keyboard.press("d")
    for _ in range(place + 1):
        me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("Enter")


def choose_by_tab(me: Person, place: int) -> None:
    me.page.keyboard.press("d")
    tab_to(me, me.choice(me.listed()[place]["words"]))
    me.page.keyboard.press("Enter")


def test_a_game_by_the_keyboard_alone(come: Come) -> None:
    me = come()
    me.page.goto("/")
    card = me.page.get_by_role("listitem").filter(has=me.page.get_by_role("heading", name="Koa"))
    tab_to(me, card.locator("summary"))
    me.page.keyboard.press("Enter")
    tab_to(me, card.get_by_label("Players at Koa, with you"))
    me.page.keyboard.press("2")
    card.get_by_role("button", name="Play Koa").focus()
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/t/*")
    assert me.turn()  # while the page comes up, its folds move
    tab_to(me, me.page.get_by_text("Settings", exact=True))
    me.page.keyboard.press("Enter")
    tab_to(me, me.page.get_by_label("Bots wait"))
    me.page.keyboard.press("Home")
    for turn in range(9):
        assert me.turn()
        (type_number, choose_by_arrows, choose_by_tab)[turn % 3](me, turn % len(me.listed()))
        me.settle()
        assert me.has_focus(), f"after turn {turn} nothing has the focus"
    assert me.turn()
    tab_to(me, me.button("Resign"))
    me.page.keyboard.press("Enter")
    tab_to(me, me.page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign"))
    me.page.keyboard.press("Enter")
    expect(me.button("Play again")).to_be_visible()
    assert me.has_focus()
    tab_to(me, me.button("Play again"))
    me.page.keyboard.press("Enter")
    expect(me.heading(re.compile("Your turn|is thinking"))).to_be_visible()


def test_keys_are_listed_and_lead_everywhere(come: Come, server: Serving) -> None:
    me = seated(come, server, "me", "greedy")
    assert me.turn()
    me.page.keyboard.press("?")
    expect(me.page.get_by_role("dialog", name="Keys")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    for key, name in (("c", "Chat"), ("r", "Rules"), ("l", "Log")):
        me.page.keyboard.press(key)
        expect(me.page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
        assert me.has_focus()
        me.page.keyboard.press("Escape")
        me.page.keyboard.press("d")
        expect(me.heading("Your turn")).to_be_focused()
    me.page.keyboard.press("b")
    expect(me.page.get_by_text("The board in words", exact=True)).to_be_focused()
    expect(
        me.page.get_by_role("group").get_by_text(me.snapshot()["text"].splitlines()[1])
    ).to_be_visible()


def test_a_key_right_after_a_dialog_is_not_lost(come: Come, server: Serving) -> None:
    me = seated(come, server, "me", "greedy")
    assert me.turn()
    # in one go, before the next frame: until then the browser leaves the focus in the dialog that
    # is gone
    target = me.page.evaluate("""() => {
        const dialog = document.querySelector("#page-help");
        document.activeElement.blur();
        dialog.showModal();
        dialog.close();
        const focused = document.activeElement;
        focused.dispatchEvent(new KeyboardEvent("keydown", {key: "c", bubbles: true, cancelable: true}));
        return focused.id;
    }""")  # noqa: E501
    assert target == "page-keys-on"
    expect(me.page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")


def test_keys_can_be_turned_off(come: Come, server: Serving) -> None:
    me = seated(come, server, "greedy", "me")
    assert me.turn()
    me.button("Keys").click()
    me.page.get_by_label("Use these keys").uncheck()
    me.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    me.page.reload()
    assert me.turn()
    before = me.snapshot()["number"]
    for key in ("1", "c", "?"):
        me.page.keyboard.press(key)
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(me.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    assert me.snapshot()["number"] == before


def test_a_double_click_acts_once(come: Come, server: Serving) -> None:
    me = seated(come, server, "greedy", "me", options={"armor": 6})
    assert me.turn()
    before = me.snapshot()
    box = me.choice(before["decision"]["actions"][0]["words"]).bounding_box()
    assert box
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for number in (1, 2):
        me.page.mouse.down(click_count=number)
        me.page.mouse.up(click_count=number)
        assert me.turn()
    assert (
        sum(
            entry["kind"] == "act" and entry["seat"] == 1
            for entry in me.snapshot()["news"][before["number"] :]
        )
        == 1
    )


def position_with_many_choices(least: int) -> str:
    """A Record that ends where somebody has that many."""
    chance = random.Random(17)
    game = ludary.load("dunjiin")
    while True:
        match = game.start(5, seed=chance.randrange(1000))
        while not match.over:
            if len(match.legal_ids()) >= least:
                return match.record()
            match.step(chance.choice(match.legal_ids()))


def test_where_choices_are_many_they_are_grouped_and_have_two_digits(
    come: Come, server: Serving
) -> None:
    record, ann = position_with_many_choices(11), server.player()
    brought = (
        ann.be_a_player()
        .ask(
            "POST", "/api/records", content=record.encode(), headers={"content-type": "text/plain"}
        )
        .json()["id"]
    )
    frames = ann.get(f"/api/tables/{brought}/replay")["steps"]
    actor = ann.get(f"/api/tables/{brought}/frames/{frames - 1}")["decides"]
    seats = [{"kind": "me"} if seat == actor else {"kind": "bot"} for seat in range(5)]
    table = ann.post(
        "/api/tables",
        **{"from": {"table": brought, "step": frames}, "seats": seats, "pace": 0, "name": "Ann"},
    )["id"]
    me = come(ann.token, **PHONE).at(table)
    assert me.turn()
    before, listed = me.snapshot(), me.listed()
    for action in listed:
        expect(me.choice(action["words"])).to_have_count(1)
    fits(me.page)
    assert me.page.locator("#page-choices :is(h3, summary)").count() >= 1
    shown = me.page.locator("#page-choices .choice .number").all_inner_texts()
    assert shown == [str(number + 1) for number in range(len(listed))]
    name = me.page.locator("#page-choices .choice").nth(10)
    words = (name.get_attribute("aria-label") or name.locator(".words").inner_text()).rpartition(
        ": "
    )[2]
    me.page.keyboard.press("1")
    me.page.keyboard.press("1")
    me.settle()
    made = me.snapshot()["news"][before["number"]]
    assert made["kind"] == "act"
    assert next(action["notation"] for action in listed if action["words"] == words) == done(
        server, table, made["number"]
    )


def done(server: Serving, table: str, number: int) -> str:
    """The action of an entry."""
    held = server.app.tables.live[table].table
    assert held is not None
    return str(held.entries[number - 1].data["do"])


def test_a_hint_that_takes_long_is_waited_for_until_the_table_moves_on(
    come: Come, server: Serving
) -> None:
    me = seated(come, server, "me", "greedy")
    me.page.clock.install()
    me.page.reload()
    assert me.turn()
    held: list[Route] = []
    me.page.route("**/hint", lambda route: held.append(route))
    for given in (True, False):
        me.button("Hint").click()
        me.page.clock.fast_forward("01:00")
        expect(me.button("Still thinking …")).to_be_visible()
        expect(me.page.get_by_text("does not answer")).to_be_hidden()
        if given:
            held.pop().continue_()
            expect(me.decision.get_by_text(re.compile("bot would: ")).first).to_be_visible()
        else:
            me.choose()
        expect(me.page.locator("#page-hint")).to_have_text("Hint")


def test_a_hint_names_a_choice_and_leads_to_it(come: Come, server: Serving) -> None:
    me = seated(come, server, "greedy", "me", how={"viewport": {"width": 1440, "height": 900}})
    while me.turn() and len(me.snapshot()["decision"]["actions"]) < 2:
        me.choose()
    me.button("Hint").click()
    expect(me.page.get_by_text(re.compile("^The .* bot would:")).first).to_be_visible()
    hinted = me.decision.get_by_role("button", name=re.compile("hint$"))
    expect(hinted).to_be_focused()
    for one in ("#page-hint-box", "#page-decide .decide-body"):
        scrolls = me.page.locator(one).evaluate("box => box.scrollHeight > box.clientHeight + 1")
        assert not scrolls, f"{one} has all that it says in view"
    expect(me.page.locator(".advised-better")).to_have_count(1)
    expect(me.page.get_by_text(re.compile(r"^Chance to win: \d+ ± \d+ %"))).to_be_visible()
    me.page.get_by_text("Why not the others?").click()
    expect(me.page.locator(".boxed li").first).to_contain_text("%")
    hinted.focus()
    me.page.keyboard.press("Enter")
    me.settle()
    me.turn()
    expect(hinted).to_have_count(0)


def test_a_hint_points_from_the_piece_to_the_place_of_its_move(come: Come, server: Serving) -> None:
    me = seated(come, server, "me", "uniform", game="nagaraja")
    snapshot = me.player.my_turn(me.table)
    while {one["name"] for one in snapshot["decision"]["actions"]} != {"cell"}:
        me.player.act(me.table, snapshot, snapshot["decision"]["actions"][-1]["id"])
        snapshot = me.player.my_turn(me.table)
    me.page.reload()
    assert me.turn()
    me.button("Hint").click()
    expect(me.page.locator(".advised-better .ghost-advised")).to_have_count(1)
    tile, arrow, place = (
        me.page.locator(f"#page-board {name}").first.bounding_box()
        for name in ("[data-spot=tile]", ".arrow:not(.head)", "g.advised-better .spot-advised")
    )
    assert tile
    assert arrow
    assert place
    assert arrow["y"] + arrow["height"] > tile["y"]
    assert arrow["y"] < place["y"] + place["height"] + 20


def test_impossible_choices_are_told_with_the_reason(come: Come, server: Serving) -> None:
    me = seated(come, server, "greedy", "me")
    me.turn()
    others = me.snapshot()["decision"]["unavailable"]
    listed = me.page.locator(".unavailable li")
    expect(listed).to_have_text([f"{one['words']}: {one['reason']}" for one in others])
    expect(me.page.get_by_text("Not possible now")).to_be_visible()
    expect(listed.first).to_be_visible()


def test_one_takes_back_what_only_bots_have_seen(come: Come, server: Serving) -> None:
    me = seated(come, server, "greedy", "me")
    assert me.turn()
    expect(me.button("Take back")).to_be_hidden()
    me.choose()
    assert me.turn()
    me.button("Take back").click()
    expect(me.log).to_contain_text("Ann takes the last action back.")
    expect(me.heading("Your turn")).to_be_focused()
    me.sees_all()


def test_a_finger_looks_before_it_plays(come: Come, server: Serving) -> None:
    me = seated(come, server, "me", "greedy", game="koa", how=PHONE)
    assert me.turn()
    before = me.snapshot()
    actions = before["decision"]["actions"]
    action = next(
        one
        for one in actions
        if one["spot"] and sum(other["spot"] == one["spot"] for other in actions) == 1
    )
    spot = (
        me.page.get_by_role("region", name="Board").locator(f'[data-spot="{action["spot"]}"]').first
    )
    spot.tap()
    expect(me.page.get_by_role("menuitem", name=action["words"])).to_be_focused()
    assert me.snapshot()["version"] == before["version"]
    spot.tap()
    me.settle()
    assert me.snapshot()["version"] > before["version"]


def test_a_selected_card_is_taken_back_by_a_second_click_and_by_its_button(
    come: Come, server: Serving
) -> None:
    me = seated(come, server, "me", "uniform", game="nagaraja")
    page, back = me.page, me.page.get_by_role("button", name=re.compile("^Take back [A-Z]"))
    me.turn()
    card = str(
        next(
            action["spot"]
            for action in me.snapshot()["decision"]["actions"]
            if action["notation"].startswith("select")
        )
    )
    selected = page.locator(f'#page-board [data-spot="{card}"]').first
    for put_back in (selected, back):
        selected.click()
        expect(back).to_have_count(1)
        me.settle()
        put_back.click()
        expect(back).to_have_count(0)
        me.settle()
        assert me.snapshot()["can"]["picked"] == []
