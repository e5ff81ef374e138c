"""User agents in plain words, so that people recognise their devices."""

from __future__ import annotations

import re

BROWSERS = {  # the first match counts: most browsers also name others
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Macintosh": "macOS",
    "Linux": "Linux",
}
PROGRAM = re.compile(r"[A-Za-z][A-Za-z0-9._-]{1,39}(?=$|[/ ])")


def label_of(agent: str) -> str:
    """Return a label such as `Firefox on Linux`, a program's own name such as `curl`, or "A
    program".
    """
    browser = next((name for sign, name in BROWSERS.items() if sign in agent), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in agent), "")
    if browser:
        return f"{browser} on {system}" if system else browser
    program = PROGRAM.match(agent)
    return (
        program[0]
        if program and program[0] != "Mozilla"
        else f"A program on {system}"
        if system
        else "A program"
    )
