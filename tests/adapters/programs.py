"""Programs that answer questions, written to a file for one test."""

import sys
from pathlib import Path

HEAD = "import json, sys, time\n"
EACH = "for line in sys.stdin:\n    question = json.loads(line)\n    "
FIRST = (  # takes the first legal action
    'print(json.dumps({"action": question["legal"][0]["action"]}), flush=True)\n'
)
LAST = FIRST.replace("[0]", "[-1]")


def program(folder: Path, body: str) -> str:
    """The command of a Python program that does `body`, once for each question if it does not begin
    with a word of its own.
    """
    path = folder / "program.py"
    path.write_text(HEAD + body, encoding="utf-8")
    return f"{sys.executable} {path}"
