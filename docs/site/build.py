"""Building the site: sources in one folder, Sphinx over them, and the list of links that lead
elsewhere.
"""

import shutil
from pathlib import Path

from sphinx.cmd.build import build_main

from docs.site import api, reading, rules
from docs.site.gather import Gathering

HERE = Path(__file__).resolve().parent
MENDED = {  # what the theme leaves out, and who reads by ear or goes by keyboard needs
    '<p class="caption" role="heading">': '<p class="caption" role="heading" aria-level="2">',
    '<aside class="sidebar-drawer">': '<aside class="sidebar-drawer" aria-label="All pages">',
    '<aside class="toc-drawer">': '<aside class="toc-drawer" aria-label="On this page">',
    '<div class="highlight"><pre>': '<div class="highlight"><pre tabindex="0">',
}


def build(folder: Path) -> None:
    """Build the site in `folder/html`; SystemExit where a link, a name or a page is wrong.

    Every warning is an error.
    """
    sources, html = folder / "sources", folder / "html"
    for old in (sources, html):
        shutil.rmtree(old, ignore_errors=True)
    gathering = Gathering(sources)
    gathering.contents(reference=[*rules.write(sources), *api.write(sources)])
    words = [
        "--quiet",
        "--fail-on-warning",
        "--keep-going",
        "--fresh-env",
        "--builder",
        "html",
        "--conf-dir",
        str(HERE),
    ]
    if build_main([*words, "--doctree-dir", str(folder / "doctrees"), str(sources), str(html)]):
        raise SystemExit("the site is not whole: see above")
    mend(html)
    pages = reading.pages(html)
    if wrong := reading.broken(html, pages):
        raise SystemExit("\n".join(["links that lead nowhere:", *wrong]))
    (folder / "elsewhere.txt").write_text(
        "".join(f"{line}\n" for line in reading.elsewhere(pages)), encoding="utf-8"
    )


def mend(html: Path) -> None:
    """Put into all pages what the theme leaves out."""
    for path in html.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        for old, new in MENDED.items():
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
