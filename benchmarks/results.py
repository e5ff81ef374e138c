"""The table of docs/benchmark.md: the results in the folder `results`, one file for each bot.

`python -m benchmarks.results` writes it into the page. A file there comes from
`ludary benchmark BOT --out benchmarks/results/BOT.json`.
"""

from pathlib import Path

from benchmarks.balance import DOCS, write
from ludary.lab.questions.benchmark import faults, leaderboard

RESULTS = Path(__file__).parent / "results"
PAGE = DOCS / "benchmark.md"
BEGIN = "<!-- The table below is made by `python -m benchmarks.results`. -->"


def main() -> None:
    paths = sorted(RESULTS.glob("*.json"))
    for path in paths:
        if wrong := faults(path):
            raise SystemExit("\n".join([f"{path}: is no whole result:", *wrong]))
    write(PAGE, BEGIN, leaderboard(paths).markdown())


if __name__ == "__main__":
    main()
