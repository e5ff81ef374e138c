"""Gathering: the project's Markdown pages copied into one folder, with links that hold there, in
the groups of docs/README.md.

README is the first page, pages of `docs/` keep their names, and a file or folder of the code that a
page links to gets a page of its own.
"""

import os
import re
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

from docs.site import notebooks

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
INDEX = DOCS / "README.md"
NAMES = {  # of pages whose place on the site is another than in the project
    ROOT / "README.md": "index.md",
    INDEX: "pages-and-commands.md",
    ROOT / "CONTRIBUTING.md": "contributing.md",
    ROOT / "CHANGELOG.md": "changelog.md",
}
CODE = re.compile(r"^(`{3,}).*?^\1$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(\]\(|<img src=\")([^)\s\"]+)")
PICTURES = {".svg", ".png"}
LANGUAGES = {".py": "python", ".toml": "toml", ".ts": "typescript", ".js": "javascript"}


class Gathering:
    """The pages of the site, written into `sources`."""

    def __init__(self, sources: Path) -> None:
        self.sources = sources
        self.seen: set[Path] = set()
        for page in [*NAMES, *sorted(DOCS.glob("*.md")), *sorted(DOCS.glob("decisions/*.md"))]:
            self.place(page)
        shutil.copytree(DOCS / "pictures", sources / "pictures")

    def place(self, path: Path) -> str:
        """The place of a file or folder of the project on the site, below `sources`; written if it
        is not there yet.
        """
        if path.suffix in PICTURES and path.is_relative_to(DOCS):
            return str(path.relative_to(DOCS))
        name = place_of(path)
        if path.suffix == ".ipynb" and path not in self.seen:
            self.seen.add(path)
            self.place_notebook(path, self.sources / name)
        elif path not in self.seen:
            self.seen.add(path)
            target = self.sources / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(self.text(path, target), encoding="utf-8")
        return name

    def place_notebook(self, path: Path, target: Path) -> None:
        """Write a notebook as a page, and its pictures beside it."""
        target.parent.mkdir(parents=True, exist_ok=True)
        text, pictures = notebooks.page(
            path, lambda words: outside_code(words, lambda prose: self.moved(prose, path, target))
        )
        target.write_text(text, encoding="utf-8")
        for name, svg in pictures.items():
            (target.parent / name).write_text(svg, encoding="utf-8")

    def text(self, path: Path, target: Path) -> str:
        """Return the text of the page of a file or folder."""
        code = place_of(path).startswith("code/")  # in no list of pages, and not searched
        lost = "---\norphan: true\nnosearch: true\n---\n\n" if code else ""
        if path.suffix == ".md":
            return lost + outside_code(
                path.read_text(encoding="utf-8"), lambda prose: self.moved(prose, path, target)
            )
        title = f"{lost}# {path.relative_to(ROOT)}\n\n"
        if path.is_dir():
            within = [
                one
                for one in sorted(path.iterdir())
                if one.suffix == ".py" or (one.is_dir() and one.name != "__pycache__")
            ]
            return title + "".join(
                f"- [{one.name}]({self.from_page(target, one)})\n" for one in within
            )
        return f"{title}``````{LANGUAGES.get(path.suffix, 'text')}\n{path.read_text(encoding='utf-8').rstrip()}\n``````\n"  # noqa: E501

    def moved(self, prose: str, path: Path, target: Path) -> str:
        """A piece of a page with its links as they are on the site."""

        def link(found: re.Match[str]) -> str:
            file, mark, anchor = found.group(2).partition("#")
            if not file or re.match(r"\w+:", file):
                return found.group()
            return (
                found.group(1)
                + self.from_page(target, (path.parent / file).resolve())
                + mark
                + anchor
            )

        return LINK.sub(link, prose)

    def from_page(self, page: Path, path: Path) -> str:
        """The way from a page of the site to a file of the project."""
        return os.path.relpath(self.sources / self.place(path), page.parent)

    def contents(self, reference: Sequence[str]) -> None:
        """Append the list of all pages to the first one: the groups of docs/README.md, and in
        "Reference" the rules and the API, too.
        """
        groups = {"Ludary": ["Pages and commands <pages-and-commands.md>"], **self.groups()}
        groups["Reference"] += reference
        with (self.sources / "index.md").open("a", encoding="utf-8") as page:
            page.write("".join(toctree(title, names) for title, names in groups.items()))

    def groups(self) -> dict[str, list[str]]:
        """The pages below each heading of docs/README.md that lists some, in its words."""
        found: dict[str, list[str]] = {}
        for part in INDEX.read_text(encoding="utf-8").split("\n## ")[1:]:
            listed = re.findall(
                r"^(?:\||-) \[([^\]]*)\]\(([^)#]+\.(?:md|ipynb))\)", part, re.MULTILINE
            )
            if listed:
                found[part.partition("\n")[0]] = [
                    f"{words} <{self.place((DOCS / file).resolve())}>" for words, file in listed
                ]
        return found


def place_of(path: Path) -> str:
    """Return the place on the site of the page of a file or folder of the project."""
    if path in NAMES:
        return NAMES[path]
    if DOCS in path.parents and path.suffix in (".md", ".ipynb"):
        return str(path.relative_to(DOCS).with_suffix(".md"))
    inside = str(path.relative_to(ROOT))
    return f"code/{inside}" if path.suffix == ".md" else f"code/{inside}.md"


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """The text with everything changed but blocks and words of code."""
    pieces, end = list[str](), 0
    for code in CODE.finditer(text):
        pieces += [change(text[end : code.start()]), code.group()]
        end = code.end()
    return "".join([*pieces, change(text[end:])])


def toctree(title: str, names: Sequence[str]) -> str:
    return "\n".join(["", "```{toctree}", ":hidden:", f":caption: {title}", "", *names, "```", ""])
