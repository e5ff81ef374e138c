"""The subjects of commits, held to what CONTRIBUTING says: `python -m tests.commits`.

Commits up to SINCE are older than that.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SINCE = "aae6af045b2ac563cf7b563886fc5c748d566a7b"
MOST_LETTERS = 72
SUBJECT = re.compile(r"[a-z][a-z0-9_./-]*(, [a-z][a-z0-9_./-]*)*: \S.*[^.]")


def faults(subject: str) -> list[str]:
    """Return what is wrong with a subject, in words; nothing if it is fine."""
    found = []
    if len(subject) > MOST_LETTERS:
        found.append(f"{len(subject)} letters, at most {MOST_LETTERS}")
    if not SUBJECT.fullmatch(subject):
        found.append("not of the form `area: imperative, what changes`, without a full stop")
    if "; " in subject:
        found.append("more than one concern")
    return found


def git(*words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout


def subjects() -> list[str]:
    """Return the subjects since SINCE, or the last one in a clone without the whole history.

    CalledProcessError if SINCE is no commit.
    """
    is_shallow = git("rev-parse", "--is-shallow-repository").strip() == "true"
    return git(
        "log", "--no-merges", "--format=%s", *(["-1"] if is_shallow else [f"{SINCE}..HEAD"])
    ).splitlines()


def main() -> None:
    if not (ROOT / ".git").exists():
        print("no commits to look at: this is not a checkout")
        return
    lines = [
        f"{subject!r}: {'; '.join(found)}" for subject in subjects() if (found := faults(subject))
    ]
    if lines:
        sys.exit("\n".join(["Commit subjects:", *lines]))


if __name__ == "__main__":
    main()
