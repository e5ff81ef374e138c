"""The site of the documentation is whole: it builds without a warning, its links hold, and it needs
nothing from elsewhere.
"""

import html
import os
import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

import ludary
from docs.site import reading
from docs.site.gather import NAMES
from ludary import bots, kit
from ludary.core.contract.ledger import RuleRow, RulingRow
from ludary.games import GAMES
from ludary.study.rulebook import sentences
from tests.web.browsing import chromium

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text()


@dataclass
class Site:
    """The built site, and its pages as they were read."""

    folder: Path
    pages: dict[Path, reading.Page]

    def text(self, page: str) -> str:
        """The text of a page, without its tags, in one line."""
        source = (self.folder / page).read_text(encoding="utf-8")
        return " ".join(html.unescape(re.sub(r"<[^>]+>", "", source)).split())

    def ids(self) -> set[str]:
        return {name for page in self.pages.values() for name in page.ids}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The site, built once: every warning, broken link and unknown name fails here, and says
    where.
    """
    folder = tmp_path_factory.mktemp("site")
    told = subprocess.run(
        [sys.executable, "-m", "docs.site", str(folder)],
        cwd=ROOT,
        env={**os.environ, "LUDARY_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    return Site(folder / "html", reading.pages(folder / "html"))


def test_no_link_leads_nowhere(site: Site) -> None:
    assert reading.broken(site.folder, site.pages) == []


def test_browsers_fetch_nothing_from_elsewhere(site: Site) -> None:
    assert reading.loaded_from_elsewhere(site.folder, site.pages) == []


def test_every_page_is_on_the_site_and_in_its_contents(site: Site) -> None:
    names = [
        *NAMES.values(),
        *(str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md") if page not in NAMES),
    ]
    listed = site.pages[site.folder / "index.html"].links
    names += [str(notebook.relative_to(DOCS)) for notebook in DOCS.rglob("*.ipynb")]
    assert [
        name
        for name in names
        if str(Path(name).with_suffix(".html")) not in [*listed, "index.html"]
    ] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_of_a_game_are_those_that_the_terminal_shows(site: Site, name: str) -> None:
    ledger, text = ludary.load(name).ledger, site.text(f"rules/{name}.html")
    rows: list[RuleRow | RulingRow] = [*ledger.rule, *ledger.ruling]
    told = [" ".join(sentence.split()) for row in rows for sentence in sentences(row)]
    assert [sentence for sentence in told if sentence not in text] == []


def test_a_notebook_is_on_the_site_with_its_pictures(site: Site) -> None:
    page = site.pages[site.folder / "notebooks" / "play.html"]
    drawn = [address for address in page.loads if address.endswith(".svg")]
    assert len(drawn) == 2
    assert (
        len([address for address in page.loads if address.startswith("data:image/svg+xml")]) == 2
    )  # a lid and a match


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_of_a_game_show_its_board(site: Site, name: str) -> None:
    page = site.folder / "rules" / f"{name}.html"
    (drawn,) = [address for address in site.pages[page].loads if address.endswith(".svg")]
    assert "<svg" in (page.parent / drawn).read_text(encoding="utf-8")


def test_the_reference_has_every_public_name(site: Site) -> None:
    known = {name.rpartition(".")[2] for name in site.ids() if name.startswith("ludary.")}
    kit_modules = {"editions", "grid", "meanings", "picture"}
    constants = {
        "NOBODY",
        "EVERYBODY",
        "STOPPED",
        "OPEN",
        "SETTLED",
        "Marks",
        "Bot",
        "bots",
        *kit_modules,
    }
    assert {*ludary.__all__, *bots.__all__, *kit.__all__} - known - constants == set()


def test_the_list_of_links_to_elsewhere_is_written(site: Site) -> None:
    listed = (site.folder.parent / "elsewhere.txt").read_text(encoding="utf-8").splitlines()
    assert all(line.startswith("http") for line in listed)


@pytest.mark.parametrize("width", [390, 1440])
def test_pages_fit_a_phone_and_a_desk(site: Site, width: int) -> None:
    with chromium() as browser:
        page = browser.new_page(viewport={"width": width, "height": 800})
        for name in (
            "index",
            "rules/koa",
            "api/ludary",
            "api/engine",
            "contract",
            "performance",
            "notebooks/odds",
            "code/examples/bots/robot.py",
        ):
            page.goto((site.folder / f"{name}.html").as_uri())
            assert page.evaluate("document.documentElement.scrollWidth") <= width, name


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_pages_can_be_read_by_ear_and_with_weak_eyes(
    site: Site, colours: Literal["light", "dark"]
) -> None:
    with chromium() as browser:
        page = browser.new_page(color_scheme=colours)
        for name in ("index", "bot", "api/bots", "notebooks/odds"):
            page.goto((site.folder / f"{name}.html").as_uri())
            page.evaluate(AXE)
            page.evaluate(
                "document.querySelectorAll('.content section section ~ section ~"
                " section').forEach(one => one.remove())"
            )  # for speed
            found = set(
                page.evaluate(
                    "axe.run({resultTypes: ['violations']}).then((found) =>"
                    " found.violations.map((one) => one.id))"
                )
            )
            assert found - {"definition-list"} == set(), (
                name
            )  # Sphinx writes arguments as a list within a term


SEARCHED = """\
rules/koa: sharman bones
api/ludary: simulate
adapters: PettingZoo, Gymnasium, OpenSpiel, AEC, vectorized environment, CFR
architecture: architecture
asvs: OWASP, ASVS, CSP, CSRF
benchmark: benchmark
bot: OpenAPI, bearer token
contract: contract version, apply rule
contributing: contributing
lab-balance: balance report
lab-cards: card values
lab-compare: common random numbers, house rule, editions compare
lab-match: sequential test, confidence interval, confidence sequence
lab-sweep: parameter sweep
lab-tournament: Elo rating, tournament
lab-tune: tune, Optuna
language-models: LLM, MCP
learning: reinforcement learning, observation, information state, information set, chance node
many-games: action mask, vectorized games
notebooks/odds: exploitability
performance: performance
security: threat model, WebAuthn, permissions
server: backup, Docker, PostgreSQL, reverse proxy, TLS, rate limit, moderation, retention
server-for-friends: friends server
server-simulation: deterministic simulation
simulations: variance reduction, AIVAT, control variate, Parquet, Ray cluster, DataFrame
style-of-boards: board design
training: self-play, policy network, value network, neural network, GPU, calibration
your-own-bot: MCTS, ISMCTS, PUCT, AlphaZero, determinization
your-own-edition: edition prices
your-own-game: tutorial
your-own-lesson: lesson
"""


def test_the_search_leads_to_a_page_by_the_words_of_the_field(site: Site) -> None:
    """The page is one of the first five that are found."""
    rows = [line.partition(": ") for line in SEARCHED.splitlines()]
    wanted = [(words, page) for page, _, several in rows for words in several.split(", ")]
    assert len(wanted) >= 60
    with chromium() as browser:
        page = browser.new_page()
        page.goto((site.folder / "search.html").as_uri() + "?q=koa")
        expect(page.locator("#search-results li a").first).to_be_visible()
        found = page.evaluate(
            "words => words.map(one => Search._performSearch(...Search._parseQuery(one))"
            ".reverse().map(result => result[0]))",
            [words for words, _ in wanted],
        )
    firsts = [list(dict.fromkeys(pages))[:5] for pages in found]
    assert [
        (words, first)
        for (words, name), first in zip(wanted, firsts, strict=True)
        if name not in first
    ] == []


def test_a_link_to_a_missing_anchor_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="b.html#here">1</a><a href="b.html#there">2</a><a href="c.html">3</a>',
        encoding="utf-8",
    )
    (tmp_path / "b.html").write_text(
        '<p id="here"><a href="https://example.org/x#y">4</a>', encoding="utf-8"
    )

    assert reading.broken(tmp_path, reading.pages(tmp_path)) == [
        "a.html: b.html#there",
        "a.html: c.html",
    ]


def test_a_font_from_elsewhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<link rel="stylesheet" href="//cdn.example.org/a.css"><a href="https://example.org">1</a>',
        encoding="utf-8",
    )
    (tmp_path / "a.css").write_text(
        "@font-face { src: url('https://example.org/f.woff2') } p { background: url(p.png) }",
        encoding="utf-8",
    )

    assert reading.loaded_from_elsewhere(tmp_path, reading.pages(tmp_path)) == [
        "a.html: //cdn.example.org/a.css",
        "a.css: https://example.org/f.woff2",
    ]


def test_playing_does_not_install_the_packages_of_the_site() -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
        "dependency-groups"
    ]
    needed = {re.split(r"[>=<]", one)[0] for one in groups["docs"]}
    locked = set(
        re.findall(
            r"^([\w.-]+)==",
            (ROOT / "requirements-play.lock").read_text(encoding="utf-8"),
            re.MULTILINE,
        )
    )
    assert needed
    assert needed & locked == set()
