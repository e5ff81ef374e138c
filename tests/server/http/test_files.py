"""The files of pages, the count of requests, and metrics."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import ludary
from ludary.server.http.bundles import SHEETS, imports, script
from ludary.server.http.files import FOLDER, version
from ludary.server.resources.addresses import Proxies
from tests.server.serving import Player, Serving, serving

ADDRESS = re.compile(r"/static/([0-9a-f]{12})/(.+)")


def files_of(me: Player) -> dict[str, list[str]]:
    """The addresses of files in each page, by the page's path."""
    table = me.open("me", "greedy")
    me.ask("POST", f"/api/tables/{table}/resign", {})
    of_game = (
        "/rules/dunjiin",
        "/new/dunjiin",
        "/learn/dunjiin",
        "/puzzles/dunjiin",
        "/lab/dunjiin",
    )
    paths = (
        "/",
        "/upload",
        "/me",
        "/games",
        "/api",
        *of_game,
        "/nothing",
        f"/t/{table}",
        f"/t/{table}/replay",
    )
    return {
        path: re.findall(
            r'/static/[^"]*', me.ask("GET", path, headers={"accept": "text/html"}).text
        )
        for path in paths
    }


def test_pages_name_their_files_by_content_and_browsers_keep_them(server: Serving) -> None:
    me = server.player()
    found = {file for files in files_of(me).values() for file in files}
    found |= {
        file
        for path in ("/manifest.webmanifest", "/worker.js")
        for file in re.findall(r'/static/[^"]*', me.ask("GET", path).text)
    }
    named = {match[2] for match in map(ADDRESS.fullmatch, found) if match}
    loose = {
        path.relative_to(FOLDER).as_posix()
        for path in FOLDER.rglob("*")
        if path.suffix in (".svg", ".png") or path.parent == FOLDER
    }
    cards = {
        f"share/{game}.png" for game in ludary.games() if game != "dunjiin"
    }  # of pages of other games
    workers = {"worker.js", "stream_worker.js"}  # which scripts begin
    assert {name for name in named if not name.startswith("bundles/")} == {
        name for name in loose if "." in name
    } - cards - workers
    for file in found:
        assert file == f"/static/{version()}/{file.split('/', 3)[3]}"
        kept = me.ask("GET", file)
        assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_by_another_version_or_none_browsers_ask_each_time(server: Serving) -> None:
    me = server.player()
    for file in ("favicon.svg", "css/ground.css", "js/common/dom.js"):
        for other in (f"/static/{file}", f"/static/{'0' * 12}/{file}"):
            asked = me.ask("GET", other)
            assert asked.headers["cache-control"] == "no-cache"
            assert asked.content == (FOLDER / file).read_bytes()
            again = me.ask("GET", other, headers={"if-none-match": asked.headers["etag"]})
            assert (again.status_code, again.headers["cache-control"]) == (304, "no-cache")
    for nothing in (
        "nothing.css",
        f"{version()}/nothing.css",
        f"{version()}",
        f"{version()}/{version()}/favicon.svg",
        f"{version()}/js",
    ):
        refused = me.ask("GET", f"/static/{nothing}")
        assert (refused.status_code, refused.headers["cache-control"]) == (404, "no-store")


def test_a_page_asks_for_one_script_and_one_style_sheet(server: Serving) -> None:
    for page, files in files_of(server.player()).items():
        assert sorted(Path(file).suffix for file in files if "/bundles/" in file) == [
            ".css",
            ".js",
        ], page
        assert len(files) <= 10, page


def test_a_bundle_has_each_module_once_and_after_those_that_it_needs(server: Serving) -> None:
    me, seen = server.player(), set[str]()
    asked = {
        file
        for files in files_of(me).values()
        for file in files
        if file.endswith(".js") and "/bundles/" in file
    }
    for file in asked | {
        f"/static/{version()}/bundles/{name}.js"
        for name in ("admin", "mail", "tournament", "new_tournament")
    }:  # of pages that are not asked for here
        text = me.ask("GET", file).text
        bundled = re.findall(r"^const \$m\d+ = \(\(\) => \{ // ([\w./]+)$", text, re.MULTILINE)
        assert bundled[-1] == f"pages/{Path(file).name}"
        assert len(set(bundled)) == len(bundled)
        for at, module in enumerate(bundled):
            assert set(imports(FOLDER / "js", module)) <= set(bundled[:at])
        assert not re.search(r"^(?:import|export)\b", text, re.MULTILINE)
        seen |= set(bundled)
    assert seen == {
        path.relative_to(FOLDER / "js").as_posix() for path in (FOLDER / "js").rglob("*.js")
    }
    assert set(SHEETS) == {path.stem for path in (FOLDER / "css").glob("*.css")}


def test_modules_that_import_each_other_are_refused_by_name(tmp_path: Path) -> None:
    for name, other in (("one", "two"), ("two", "one")):
        (tmp_path / f"{name}.js").write_text(
            f'import {{ {other} }} from "./{other}.js";\nexport const {name} = 1;\n',
            encoding="utf-8",
        )
    with pytest.raises(ValueError, match=r"one\.js imports two\.js imports one\.js"):
        script(tmp_path, "one.js", "")


def test_nothing_else_is_bundled(server: Serving) -> None:
    for name in (
        "bundles/nothing.js",
        "bundles/table.css",
        "bundles/pages.js",
        "bundles/../table.js",
        "bundles/",
    ):
        assert server.player().ask("GET", f"/static/{version()}/{name}").status_code == 404, name


def test_every_import_is_seen_and_has_a_plain_name() -> None:
    for path in (FOLDER / "js").rglob("*.js"):
        text, module = path.read_text(encoding="utf-8"), path.relative_to(FOLDER / "js").as_posix()
        needed = list(imports(FOLDER / "js", module))
        assert len(needed) == len(
            re.findall(r"^(?:import|export .* from|\} from)\b", text, re.MULTILINE)
        ), module
        beyond = (  # what a bundle cannot have
            r"import\(|^export (?:let|default|\{)|^import \*|^await "
        )
        assert not re.search(beyond, text, re.MULTILINE), module
        assert all((FOLDER / "js" / name).is_file() for name in needed), module


def test_a_module_that_changes_takes_those_that_import_it_along(
    server: Serving, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = shutil.copytree(FOLDER, tmp_path / "static")
    monkeypatch.setattr("ludary.server.http.files.version", lambda: version(folder))
    me = server.player()
    before = {file for file in files_of(me)["/"] if file.endswith(".js")}
    (folder / "js" / "common" / "words.js").write_text(
        "export const ago = () => 'another';", encoding="utf-8"
    )
    after = {file for file in files_of(me)["/"] if file.endswith(".js")}
    assert {file.split("/", 3)[3] for file in after} == {file.split("/", 3)[3] for file in before}
    assert before.isdisjoint(after)
    for old in before:
        assert me.ask("GET", old).headers["cache-control"] == "no-cache"


def test_a_file_that_changes_is_called_otherwise(tmp_path: Path) -> None:
    (tmp_path / "js").mkdir()
    path, versions = tmp_path / "js" / "page.js", []
    for text in ("a", "b", "a"):
        path.write_text(text)
        versions.append(version(tmp_path))
    path.rename(tmp_path / "page.js")
    versions.append(version(tmp_path))
    assert versions[0] == versions[2]
    assert len(set(versions)) == 3


def test_files_count_towards_the_rate(fresh: Path) -> None:
    with serving(fresh, rate=0.5) as server:
        me = server.player()
        answers = (me.ask("GET", "/static/favicon.svg").status_code for _ in range(30))
        assert next(answers) == 200
        assert 429 in answers  # the first is enough: each further refusal would come later
        assert me.ask("GET", "/api/games").status_code == 200  # the pages have a count of their own


@pytest.mark.parametrize("peer", ["2001:db8::{}", "fe80::{}%eth0", "::ffff:192.0.2.1"])
def test_one_network_is_counted_as_one_caller(fresh: Path, peer: str) -> None:
    with serving(fresh, rate=0.5, proxies=Proxies.read(["127.0.0.1"])) as server:
        me = server.player()
        answers = (
            me.ask("GET", "/upload", headers={"x-forwarded-for": peer.format(number)}).status_code
            for number in range(30)
        )
        assert 429 in answers  # the first is enough: each further refusal would come later


def test_metrics_are_for_who_has_their_token(fresh: Path) -> None:
    with serving(fresh, metrics_token="a-long-secret-for-metrics") as server:
        me = server.player()
        me.open("me", "greedy")
        given = me.ask(
            "GET", "/metrics", headers={"authorization": "Bearer a-long-secret-for-metrics"}
        )
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
