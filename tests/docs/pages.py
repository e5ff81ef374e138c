"""The code of a page: its pieces, the files that it tells its reader to write, and all of it run
from top to bottom.

`python tests/docs/pages.py PAGE LIBRARIES` runs a page in the current folder, with the Ludary of
this Python and with what else the folder LIBRARIES has. A block whose first line is `# name.py` or
`# name.toml` is a piece of that file, or, where the project has such a file, a part of it that must
be there word for word.
"""

import doctest
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    page
    for page in (
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        *sorted((ROOT / "docs").rglob("*.md")),
    )
    if page.is_file()
]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
FILE_NAME = re.compile(r"# ([\w./-]+\.(?:py|toml))\n")


@dataclass(frozen=True)
class Block:
    """A piece of code in a page."""

    language: str
    text: str
    line: int  # of the page, where the text begins

    @property
    def file(self) -> str:
        """The file that the block is a piece of; empty if none."""
        named = FILE_NAME.match(self.text)
        return named.group(1) if named else ""

    @property
    def content(self) -> str:
        return FILE_NAME.sub("", self.text, count=1) if self.file else self.text

    @property
    def is_run(self) -> bool:
        return self.language == "python" and not self.file


def blocks(page: Path) -> Iterator[Block]:
    language, begin, lines = "", 0, list[str]()
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("```"):
            lines.append(line)
        elif begin:
            yield Block(language, "\n".join(lines) + "\n", begin)
            begin = 0
        else:
            language, begin, lines = line.strip("`").split(" ")[0], number + 1, []
    assert not begin, f"{page.name}: the block of line {begin} does not end"


def short(path: Path) -> str:
    return str(path.relative_to(ROOT))


def is_ours(file: str) -> bool:
    """Tell whether the project has this file, so that a page only quotes it."""
    return "/" in file and (ROOT / file).is_file()


def files_of(page: Path) -> dict[str, str]:
    """The files that the page tells its reader to write, put together from their pieces."""
    pieces: defaultdict[str, list[str]] = defaultdict(list)
    for block in blocks(page):
        if block.file and not is_ours(block.file):
            pieces[block.file].append(block.content)
        elif block.file and block.content == (ROOT / block.file).read_text(encoding="utf-8"):
            pieces[Path(block.file).name].append(block.content)
    return {name: "\n\n".join(parts) for name, parts in pieces.items()}


def write_files(page: Path, folder: Path) -> None:
    """Write the page's files; those that are there already stay as new as they are, so that their
    rules stay compiled.
    """
    for name, text in files_of(page).items():
        if not (folder / name).is_file() or (folder / name).read_text(encoding="utf-8") != text:
            (folder / name).write_text(text, encoding="utf-8")


def run_page(page: Path) -> None:
    """Run the Python of a page."""
    namespace: dict[str, Any] = {"__name__": page.stem}
    for block in blocks(page):
        if not block.is_run:
            continue
        if block.text.startswith(">>>"):
            run_session(page, block, namespace)
        else:
            exec(compile("\n" * (block.line - 1) + block.text, str(page), "exec"), namespace)


def run_session(page: Path, block: Block, namespace: dict[str, Any]) -> None:
    """Run the lines behind `>>>` and compare their output."""
    session = doctest.DocTestParser().get_doctest(
        block.text, namespace, page.name, str(page), block.line - 1
    )
    runner, report = doctest.DocTestRunner(verbose=False, optionflags=FLAGS), list[str]()
    runner.run(session, out=report.append, clear_globs=False)
    namespace.update(session.globs)
    assert not report, f"{short(page)}, the block of line {block.line}:\n{''.join(report)}"


if __name__ == "__main__":
    sys.path.append(sys.argv[2])
    run_page(Path(sys.argv[1]))
