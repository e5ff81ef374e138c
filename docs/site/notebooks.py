"""Notebooks as pages: what they say, their code, and what it showed when they were last executed
(`docs.notebooks.run`).
"""

import json
import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

FENCE = "``````"


def page(path: Path, moved: Callable[[str], str]) -> tuple[str, dict[str, str]]:
    """A notebook as Markdown, and its pictures by name; `moved` changes the links of what it
    says.
    """
    parts, pictures = list[str](), dict[str, str]()
    for number, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"], 1):
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(moved(source))
            continue
        parts.append(f"{FENCE}python\n{source}\n{FENCE}")
        for place, output in enumerate(cell["outputs"]):
            parts += shown(output, f"{path.stem}-{number}-{place}.svg", pictures)
    return "\n\n".join(parts) + "\n", pictures


def shown(output: dict[str, Any], name: str, pictures: dict[str, str]) -> Iterator[str]:
    """Return what a cell showed: a picture, which goes to `pictures` by its name, else HTML, else
    text.
    """
    kinds = {
        kind: "".join(text)
        for kind, text in output.get("data", {"text/plain": output.get("text", "")}).items()
    }
    if "image/svg+xml" in kinds:
        pictures[name] = kinds["image/svg+xml"]
        yield f"![{title(pictures[name])}]({name})"
    elif "text/html" in kinds:
        yield f"{FENCE}{{raw}} html\n{kinds['text/html']}\n{FENCE}"
    else:
        yield f"{FENCE}text\n{kinds['text/plain'].rstrip()}\n{FENCE}"


def title(svg: str) -> str:
    """Return a picture's name, as Markdown."""
    found = re.search(r"<title[^>]*>([^<]*)</title>", svg)
    return re.sub(r"([\\\[\]*_`<>])", r"\\\1", unescape(found.group(1))) if found else ""
