"""The icons of the installed app, made of the sign of the pages by `python -m tests.web.icons`."""

from __future__ import annotations

import json
import re
from pathlib import Path

from ludary.core.picture.panels import layer_id
from ludary.server.http.files import FOLDER
from tests.web.browsing import chromium

ICONS, DIGESTS = (
    FOLDER / "icons",
    Path(__file__).with_name("icons.json"),
)  # and what each icon was made of
SIZES = {"180": 180, "192": 192, "512": 512, "maskable": 512, "badge": 96}
LARGEST = 30_000  # bytes
SAFE = 0.74  # of a maskable icon's side: systems cut off the rest


def sheets() -> dict[str, str]:
    """Each icon as a page: the pages' own icon, or its drawing over the whole square, or in white
    alone.
    """
    icon = (FOLDER / "favicon.svg").read_text(encoding="utf-8")
    ground, drawing = re.findall(r"<svg[^>]*>(<rect[^>]*/>)(.*)</svg>", icon)[0]
    colour = re.findall(r'fill="(#[0-9a-f]+)"', ground)[0]
    whole = f'<rect width="32" height="32" fill="{colour}"/>'
    smaller = f'<g transform="translate(16 16) scale({SAFE}) translate(-16 -16)">{drawing}</g>'
    holes = drawing.replace(colour, "#000")
    mask = (
        f'<mask id="drawn">{holes}</mask><rect width="32" height="32" fill="#fff"'
        ' mask="url(#drawn)"/>'
    )
    inner = {
        "180": whole + drawing,
        "192": ground + drawing,
        "512": ground + drawing,
        "maskable": whole + smaller,
        "badge": mask,
    }
    return {name: sheet(parts, SIZES[name]) for name, parts in inner.items()}


def sheet(parts: str, size: int) -> str:
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="{size}"'
        f' height="{size}">{parts}</svg>'
    )
    return f"<!doctype html><style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}"


def digests() -> dict[str, str]:
    """Return the digests that the icons should have."""
    return {name: layer_id(page) for name, page in sheets().items()}


def make() -> None:
    """Make all icons."""
    ICONS.mkdir(exist_ok=True)
    with chromium() as browser:
        for name, html in sheets().items():
            page = browser.new_page(viewport={"width": SIZES[name], "height": SIZES[name]})
            page.set_content(html)
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
            print(ICONS / f"{name}.png", (ICONS / f"{name}.png").stat().st_size)
    DIGESTS.write_text(json.dumps(digests(), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    make()
