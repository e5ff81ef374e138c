"""The files of pages, the count of requests, and metrics."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludary.server.http.files import FOLDER, version_of
from tests.server.serving import Serving, serving


def test_pages_name_their_files_by_content_and_browsers_keep_them(server: Serving) -> None:
    me = server.player()
    html = "".join(me.ask("GET", path).text for path in ("/", "/upload", "/me", "/api", "/rules/dunjiin", "/new/dunjiin", "/nothing"))
    found = set(re.findall(r'/static/[^"]*', html))
    assert {file.partition("?")[0] for file in found} == {f"/static/{path.name}" for path in FOLDER.iterdir()}
    for file in found:
        kept = me.ask("GET", file)
        assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
        for other in (file.partition("?")[0], file + "0"):
            asked = me.ask("GET", other)
            assert asked.headers["cache-control"] == "no-cache"
            again = me.ask("GET", other, headers={"if-none-match": asked.headers["etag"]})
            assert (again.status_code, again.headers["cache-control"]) == (304, "no-cache")
    assert me.ask("GET", "/static/nothing.css?v=1").headers["cache-control"] == "no-store"


def test_a_file_that_changes_is_called_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "page.css"
    versions = []
    for text in ("a", "b", "a"):
        path.write_text(text)
        versions.append(version_of(path))
    assert versions[0] == versions[2] != versions[1]


def test_files_count_towards_the_rate(fresh: Path) -> None:
    with serving(fresh, rate=0.5) as server:
        me = server.player()
        answers = [me.ask("GET", "/static/favicon.svg").status_code for _ in range(30)]
        assert answers[0] == 200
        assert 429 in answers
        assert me.ask("GET", "/api/games").status_code == 200  # the pages have a count of their own


@pytest.mark.parametrize("peer", ["2001:db8::{}", "fe80::{}%eth0", "::ffff:192.0.2.1"])
def test_one_network_is_counted_as_one_asker(fresh: Path, peer: str) -> None:
    with serving(fresh, rate=0.5, proxies="127.0.0.1") as server:
        me = server.player()
        answers = [me.ask("GET", "/upload", headers={"x-forwarded-for": peer.format(number)}).status_code for number in range(30)]
        assert 429 in answers


def test_metrics_are_for_who_has_their_token(fresh: Path) -> None:
    with serving(fresh, metrics_token="a-long-secret-for-metrics") as server:
        me = server.player()
        me.open("me", "greedy")
        given = me.ask("GET", "/metrics", headers={"authorization": "Bearer a-long-secret-for-metrics"})
        assert "ludary_entries_total" in given.text
        assert me.token not in given.text
        for wrong in (
            {},
            {"authorization": "Bearer a"},
            {"authorization": f"Bearer {me.token}"},
            {"authorization": "Bearer \xff".encode("latin-1")},
        ):
            assert server.player().ask("GET", "/metrics", headers=wrong).status_code == 401


def test_metrics_are_closed_unless_asked_for(server: Serving) -> None:
    for headers in ({}, {"authorization": "Bearer"}, {"authorization": "Bearer x"}):
        assert server.player().ask("GET", "/metrics", headers=headers).status_code == 404
