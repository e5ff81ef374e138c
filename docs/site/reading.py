"""Reading built pages: what they link to, what they load, and which of it is missing."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {
    "script": "src",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "video": "src",
    "audio": "src",
    "embed": "src",
    "object": "data",
    "use": "href",
}
LINKS_THAT_LOAD = {
    "stylesheet",
    "icon",
    "preload",
    "modulepreload",
    "manifest",
    "preconnect",
    "dns-prefetch",
    "prefetch",
    "apple-touch-icon",
}
STYLE_LOADS = re.compile(r"""url\(\s*['"]?([^'")]+)|@import\s+['"]([^'"]+)""")


@dataclass
class Page(HTMLParser):
    """A page of the site, read."""

    path: Path
    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the ids, links and resources of an element."""
        has = {name: value or "" for name, value in attrs}
        self.ids |= {has[name] for name in ("id", "name") if name in has}
        if tag == "a" and "href" in has:
            self.links.append(has["href"])
        loads = has.get(LOADED.get(tag, ""), "")
        if tag == "link" and LINKS_THAT_LOAD & set(has.get("rel", "").split()):
            loads = has.get("href", "")
        self.loads += [address for address in (loads, *has.get("srcset", "").split(",")) if address]
        self.loads += loaded_by_styles(has.get("style", ""))


def loaded_by_styles(text: str) -> list[str]:
    """The addresses that a style sheet loads from; what it holds itself is none."""
    return [
        address
        for pair in STYLE_LOADS.findall(text)
        for address in pair
        if address and not address.startswith(("data:", "#"))
    ]


def pages(html: Path) -> dict[Path, Page]:
    """All pages of a built site, by path."""
    return {path: Page(path) for path in sorted(html.rglob("*.html"))}


def is_elsewhere(address: str) -> bool:
    parts = urlsplit(address)
    return bool(parts.scheme or parts.netloc)


def broken(html: Path, read: dict[Path, Page]) -> list[str]:
    """The links and resources of the site that are not there, each with its page."""
    return [
        f"{path.relative_to(html)}: {address}"
        for path, page in read.items()
        for address in dict.fromkeys([*page.links, *page.loads])
        if not is_elsewhere(address) and not leads_somewhere(path, address, read)
    ]


def leads_somewhere(path: Path, address: str, read: dict[Path, Page]) -> bool:
    parts = urlsplit(address)
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target /= "index.html"
    if not parts.fragment or target not in read:
        return target.is_file()
    return unquote(parts.fragment) in read[target].ids


def elsewhere(read: dict[Path, Page]) -> list[str]:
    """The addresses outside of the site that its pages link to, in order."""
    return sorted(
        {address for page in read.values() for address in page.links if is_elsewhere(address)}
    )


def loaded_from_elsewhere(html: Path, read: dict[Path, Page]) -> list[str]:
    """List what pages and style sheets of the site would have browsers fetch from other hosts."""
    loads = [(path, address) for path, page in read.items() for address in page.loads]
    loads += [
        (path, address)
        for path in sorted(html.rglob("*.css"))
        for address in loaded_by_styles(path.read_text(encoding="utf-8"))
    ]
    return [
        f"{path.relative_to(html)}: {address}"
        for path, address in loads
        if is_elsewhere(address) and not address.startswith("data:")
    ]
