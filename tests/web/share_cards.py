"""The pictures that other sites show beside a link: made of the lids of the games' boxes by `python
-m tests.web.share_cards`.
"""

from __future__ import annotations

import json
from pathlib import Path

import ludary
from ludary.core.picture.panels import layer_id
from ludary.core.play.game import Game
from ludary.server.catalog.catalog import GameCatalog
from ludary.server.http.sharing import CARDS
from tests.web.browsing import chromium
from tests.web.pngs import keep

DIGESTS = Path(__file__).with_name("share_cards.json")  # of what each picture was made of
SIZE = (1200, 630)
LARGEST = 150_000  # bytes
SHEET = """<!doctype html><meta charset="utf-8"><style>
    * { box-sizing: border-box; margin: 0; }
    body { width: 1200px; height: 630px; overflow: hidden; background: #f3efe6; color: #1b2529; font: 34px/1.25 "DejaVu Sans", sans-serif; }
    .one { display: grid; grid-template-columns: 840px 1fr; height: 630px; }
    .one svg { display: block; width: 840px; height: 630px; }
    .words { display: flex; flex-direction: column; justify-content: space-between; padding: 48px 36px; }
    .all { display: grid; grid-template-columns: repeat(3, 1fr); grid-auto-rows: 1fr; gap: 18px; height: 630px; padding: 18px; }
    .all svg { display: block; width: 100%; height: 288px; border-radius: 10px; }
    .all > div { align-self: center; padding: 0 12px; }
    h1 { font: 600 60px/1.1 "DejaVu Serif", serif; color: #0a5f55; }
    h2 { font: 600 44px/1.1 "DejaVu Serif", serif; }
    .all h1 { margin-bottom: 14px; font-size: 76px; }
    p + p { margin-top: .6em; }
</style>"""  # noqa: E501


def lids() -> dict[str, str]:
    """The lid of every game's box."""
    catalog = GameCatalog()
    return {name: catalog.cover(name) for name in ludary.games()}


def sheet_of(game: Game, lid: str) -> str:
    """The card of a game, as HTML."""
    minutes = f"<p>{game.minutes[0]} to {game.minutes[-1]} minutes</p>" if game.minutes else ""
    seats = (
        f"{game.players[0]} to {game.players[-1]}"
        if len(game.players) > 1
        else str(game.players[0])
    )
    words = (
        f"<h2>{game.title}</h2><div><p>{seats} players</p>{minutes}</div><div><p>Play it in your"
        " browser</p><h1>Ludary</h1></div>"
    )
    return f'{SHEET}<div class="one">{lid}<div class="words">{words}</div></div>'


def sheet_of_all(lids: dict[str, str]) -> str:
    """The card of the lobby."""
    words = "<h1>Ludary</h1><p>Board games in your browser, against bots or with friends</p>"
    return f'{SHEET}<div class="all">{"".join(lids.values())}<div>{words}</div></div>'


def sheets() -> dict[str, str]:
    """Every card, as HTML."""
    drawn = lids()
    return {
        **{name: sheet_of(ludary.load(name), lid) for name, lid in drawn.items()},
        "ludary": sheet_of_all(drawn),
    }


def digests() -> dict[str, str]:
    """Return the digests that the cards should have."""
    return {name: layer_id(sheet) for name, sheet in sheets().items()}


def make() -> None:
    """Make those that are not as they should be."""
    made = json.loads(DIGESTS.read_text()) if DIGESTS.exists() else {}
    with chromium() as browser:
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        for name, sheet in sheets().items():
            if made.get(name) == layer_id(sheet) and (CARDS / f"{name}.png").is_file():
                continue
            page.set_content(sheet)
            keep(page, CARDS / f"{name}.png", LARGEST)
            print(CARDS / f"{name}.png", (CARDS / f"{name}.png").stat().st_size)
    DIGESTS.write_text(json.dumps(digests(), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    make()
