"""Previews of links on other sites: words that a stranger may know, a picture, and the lids of the
games' boxes.
"""

from __future__ import annotations

import re
from html import unescape

import pytest

from tests.server.serving import Player, Serving


def card(player: Player, path: str) -> dict[str, str]:
    """Return the preview of a page for other sites."""
    page = player.ask("GET", path).text
    return {
        name: unescape(said)
        for name, said in re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', page)
    }


def test_a_link_to_a_table_says_who_waits_there_and_for_what(server: Serving) -> None:
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open", game="koa", name="Ann & Co")
    shown = card(server.player(), f"/t/{table}")
    assert shown["title"] == "Koa: Ann & Co"
    assert shown["description"].startswith(
        "A seat is open at this table: take one, or watch. Mine, find food and water,"
    )
    bob.post(f"/api/tables/{table}/join", name="Bob")
    assert card(bob, f"/t/{table}") == card(server.player(), f"/t/{table}")
    assert card(bob, f"/t/{table}")["title"] == "Koa: Ann & Co and Bob"


@pytest.mark.parametrize("path", ["/", "/new/koa", "/rules/koa", "/learn/koa"])
def test_a_page_has_a_picture_for_other_sites(server: Serving, path: str) -> None:
    stranger = server.player()
    picture = stranger.ask("GET", card(stranger, path)["image"])
    assert picture.headers["content-type"] == "image/png"
    assert "immutable" in picture.headers["cache-control"]
    assert picture.content[16:24] == bytes([0, 0, 4, 176, 0, 0, 2, 118])  # 1200 by 630


def test_a_lid_is_kept_under_an_address_that_changes_with_it(server: Serving) -> None:
    stranger = server.player()
    for game in stranger.get("/api/games"):
        cover = stranger.ask("GET", game["cover"])
        assert cover.text.startswith("<svg")
        assert cover.headers["content-type"] == "image/svg+xml"
        assert "?v=" not in game["cover"] or "immutable" in cover.headers["cache-control"]
        assert (
            stranger.ask("GET", f"/covers/{game['name']}.svg?v=other").headers["cache-control"]
            == "no-cache"
        )
