"""Take the figures of docs/performance.md: `python benchmarks/run.py [--quick] [--json FILE]`, the same as `ludary bench`."""

from argparse import ArgumentParser
from pathlib import Path

from rich.console import Console

from ludary.lab.bench import report

if __name__ == "__main__":
    arguments = ArgumentParser(description="Take the figures of docs/performance.md.")
    arguments.add_argument("--quick", action="store_true", help="only show that it runs")
    arguments.add_argument("--json", type=Path, metavar="FILE", help="write the figures to FILE too")
    given = arguments.parse_args()
    report.run(Console(), given.json, given.quick)
