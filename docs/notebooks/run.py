"""`python -m docs.notebooks.run [NAME]...`: executes the notebooks anew and keeps what they show,
for who reads them without running them.

Needs nbclient and ipykernel, which the development group installs; no network.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

HERE = Path(__file__).resolve().parent
PATIENCE = 1800  # seconds for one cell


def executed(path: Path) -> Any:
    """The notebook with the outputs of a new run; CellExecutionError where a cell fails."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(
        notebook, timeout=PATIENCE, resources={"metadata": {"path": str(path.parent)}}
    ).execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)  # when it ran
    notebook.metadata["language_info"] = {"name": "python"}  # not whose Python it was
    return notebook


def main() -> None:
    """Execute the notebooks that are named, or all."""
    for name in sys.argv[1:] or sorted(path.stem for path in HERE.glob("*.ipynb")):
        path = HERE / f"{name}.ipynb"
        nbformat.write(executed(path), path)
        print(f"{path.name}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
