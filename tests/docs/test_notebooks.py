"""The notebooks are complete, small and true: they run from top to bottom with their kept
outputs.
"""

import ast
import contextlib
import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from docs.site import notebooks
from ludary.core.compile.rule import JIT
from tests.docs.test_docs import LINK, anchors

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "notebooks"
NAMES = sorted(path.stem for path in FOLDER.glob("*.ipynb"))
LARGEST = 300_000  # bytes


def cells(name: str, kind: str) -> list[Any]:
    read = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))
    return [cell for cell in read["cells"] if cell["cell_type"] == kind]


def source(cell: Any) -> str:
    return "".join(cell["source"])


def printed(cell: Any) -> str:
    """The parts of a cell's output that are compared, and the short form of its last value."""
    texts = [
        output.get("text") or output.get("data", {}).get("text/plain", "")
        for output in cell["outputs"]
    ]
    return "".join("".join(text) for text in texts).rstrip()


def test_there_are_three_notebooks() -> None:
    assert NAMES == ["odds", "play", "train"]


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_small_and_was_executed_from_top_to_bottom(name: str) -> None:
    code = cells(name, "code")
    assert (FOLDER / f"{name}.ipynb").stat().st_size < LARGEST
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    kinds = {
        output["output_type"] + output.get("name", "")
        for cell in code
        for output in cell["outputs"]
    }
    assert kinds <= {"streamstdout", "display_data", "execute_result"}  # no error, no warning
    assert any(
        "image/svg+xml" in output.get("data", {}) for cell in code for output in cell["outputs"]
    )


@pytest.mark.parametrize("name", NAMES)
def test_the_links_of_a_notebook_lead_somewhere(name: str) -> None:
    links = [link for cell in cells(name, "markdown") for link in LINK.findall(source(cell))]
    assert links
    for link in links:
        file, _, anchor = link.partition("#")
        assert (FOLDER / file).resolve().is_file(), link
        assert not anchor or anchor in anchors((FOLDER / file).resolve()), link


@pytest.mark.skipif(
    not JIT, reason="it plays more than the uncompiled build has time for; the deep test does that"
)
def test_the_first_notebook_shows_what_is_kept_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FOLDER)
    namespace: dict[str, Any] = {}
    for cell in cells("play", "code"):
        assert run(source(cell), namespace).split() == printed(cell).split(), source(
            cell
        )  # IPython breaks lines by its own taste


def run(text: str, namespace: dict[str, Any]) -> str:
    """The output of a cell, and the short form of the value that it ends with."""
    tree, out = ast.parse(text), io.StringIO()
    last = ast.Expression(tree.body.pop().value) if isinstance(tree.body[-1], ast.Expr) else None  # type: ignore[attr-defined]
    with contextlib.redirect_stdout(out):
        exec(compile(tree, "cell", "exec"), namespace)
        value = eval(compile(last, "cell", "eval"), namespace) if last else None
    return (out.getvalue() + ("" if value is None else repr(value))).rstrip()


def shown(cell: Any) -> list[Any]:
    """The output of a cell and the words of its tables; of pictures only that there are some, since
    boards are drawn anew now and then.
    """
    return [
        output.get("text") or {kind: words_of(kind, text) for kind, text in output["data"].items()}
        for output in cell["outputs"]
    ]


def words_of(kind: str, text: str | list[str]) -> list[str]:
    return (
        re.sub(r"<[^>]+>", " ", "".join(text)).split()
        if kind in ("text/html", "text/plain")
        else []
    )


@pytest.mark.deep
@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs_and_shows_what_is_kept_of_it(name: str) -> None:
    running = pytest.importorskip("docs.notebooks.run", reason="nbclient is not installed")

    done = json.loads(running.nbformat.writes(running.executed(FOLDER / f"{name}.ipynb")))

    code = [cell for cell in done["cells"] if cell["cell_type"] == "code"]
    if name != "train":  # its figures differ a little from machine to machine
        assert [shown(cell) for cell in code] == [shown(cell) for cell in cells(name, "code")]
    else:
        (ends,) = re.findall(r"beginning, ([\d.]+) after", " ".join(printed(cell) for cell in code))
        assert float(ends) < 1.2  # chips; random play loses 2.37


def test_a_notebook_becomes_a_page_with_its_pictures_beside_it(tmp_path: Path) -> None:
    svg, table = "<svg><title>A [board]</title></svg>", "<table></table>"
    outputs = [
        {"output_type": "stream", "name": "stdout", "text": ["one\n"]},
        {"output_type": "execute_result", "data": {"text/html": table, "text/plain": "<Results>"}},
        {"output_type": "display_data", "data": {"image/svg+xml": [svg], "text/plain": "<View>"}},
    ]
    made = [
        {"cell_type": "markdown", "source": ["# Title\n", "words"]},
        {"cell_type": "code", "source": ["f()"], "outputs": outputs},
    ]
    (tmp_path / "some.ipynb").write_text(json.dumps({"cells": made}), encoding="utf-8")

    page, pictures = notebooks.page(tmp_path / "some.ipynb", str.upper)

    assert pictures == {"some-2-2.svg": svg}
    for part in (
        "# TITLE\nWORDS\n",
        "python\nf()\n",
        "text\none\n",
        f"{{raw}} html\n{table}\n",
        r"![A \[board\]](some-2-2.svg)",
    ):
        assert part in page
    assert "<Results>" not in page
