"""Topics about which a player does not want to be asked: set on the page, kept with the table, seen
by nobody else.
"""

from playwright.sync_api import Route, expect

from tests.server.serving import Serving, until
from tests.web.browsing import Person
from tests.web.conftest import Come, seated, two


def test_a_player_says_what_not_to_be_asked_and_finds_it_so_again(
    come: Come, server: Serving
) -> None:
    me = seated(come, server, "me", "uniform", game="nagaraja")
    page = me.page
    page.get_by_text("Settings", exact=True).click()
    box = page.get_by_label("whether I answer the opponent's card with an amulet")
    expect(box).not_to_be_checked()
    box.check()
    until(lambda: quiet_topics(me) == ["cards", "nothing"])
    assert box.evaluate("node => node === document.activeElement")
    page.reload()
    page.get_by_text("Settings", exact=True).click()
    expect(box).to_be_checked()
    other, held = page.get_by_label("where I could only let it be"), list[Route]()
    page.route("**/quiet", lambda route: held.append(route), times=1)
    with page.expect_request("**/quiet"):
        box.uncheck()
    other.uncheck()  # while the first request is on its way
    with page.expect_response(
        lambda answer: (
            answer.request.post_data_json == {"topics": []} if answer.request.post_data else False
        )
    ):
        held[0].continue_()
    assert quiet_topics(me) == []
    expect(box).not_to_be_checked()
    expect(other).not_to_be_checked()


def quiet_topics(person: Person) -> list[str]:
    return [one["topic"] for one in person.snapshot()["topics"] if one["quiet"]]


def test_the_others_see_nothing_of_it(come: Come, server: Serving) -> None:
    ann, bob = two(come, server, game="nagaraja")
    ann.page.get_by_text("Settings", exact=True).click()
    ann.page.get_by_label("whether I answer the opponent's card with an amulet").check()
    until(lambda: quiet_topics(ann))
    assert not any(one["quiet"] for one in bob.snapshot()["topics"])
    assert "quiet" not in {
        entry["kind"] for entry in bob.player.get(f"/api/tables/{ann.table}")["news"]
    }


def test_a_game_that_asks_nothing_of_the_kind_offers_nothing(come: Come, server: Serving) -> None:
    me = seated(come, server, "me", "uniform")
    expect(me.page.get_by_text("Do not ask me")).to_be_hidden()
