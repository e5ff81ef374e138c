"""Names of players: what may be one, and which look alike. Words of players: nothing in them that cannot be seen.

What a name may have is RFC 8266's profile for nicknames, from `precis_i18n`; what looks alike is Unicode's table of confusables (UTS 39),
from `confusable_homoglyphs`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile

from ludary.server.errors import Refused

LONGEST_NAME = 30
MOST_MARKS = 3  # combining marks on one letter
NICKNAME = get_profile("NicknameCasePreserved")
SELECTORS = re.compile("[\ufe0e\ufe0f]")  # choose between the drawing of a sign and its letter
JOINERS = re.compile("[\u200c\u200d]")  # Persian and Indian scripts need them, at places that the profile knows
# What turns the direction of reading around, or has neither width nor ink
HIDDEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffb"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
LIKE_A_BOT = re.compile(r"bot\W*[\dlo]+")  # the skeleton of "Bot 12"


def checked_name(name: str) -> str:
    """A name as it is shown: one line of at most 30 letters that can be seen; "" if there is none.

    Refused names the letter that cannot be in a name.
    """
    text = SELECTORS.sub("", " ".join(name.split()))
    if not text:
        return ""
    try:
        shown = NICKNAME.enforce(text)
    except UnicodeEncodeError:
        shown = _enforced(JOINERS.sub("", text), name)
    _check_ink(shown, name)
    return shown[:LONGEST_NAME].strip()


def usable_name(name: str) -> str:
    """The same of a name that somebody else wrote, in a Record: "" if it cannot be one."""
    try:
        return checked_name(name)
    except Refused:
        return ""


def check_at_table(name: str, others: Iterable[str]) -> None:
    """Refused for a name that would be taken for a bot's, or for another one at the table that is written otherwise."""
    if LIKE_A_BOT.fullmatch(skeleton(name)):
        raise Refused(f"{name!r} would look like a bot: choose another name.", "bad_name")
    for other in others:
        if name != other and skeleton(name) == skeleton(other):
            raise Refused(f"{name!r} looks like {other!r}, who plays here: choose another name.", "bad_name")


def visible(words: str) -> str:
    """Words as others read them: without what cannot be seen, or turns the direction of reading around."""
    return HIDDEN.sub("", words)


def skeleton(text: str) -> str:
    """What a text looks like: texts that cannot be told apart have the same, whatever their capitals and spaces."""
    for _ in range(2):  # capitals look like other letters than small ones
        text = "".join(map(_prototype, unicodedata.normalize("NFD", text))).casefold()
    return "".join(text.split())


@cache
def _prototype(letter: str) -> str:
    """The letter, or letters, that stand for all that look like this one. Each lists its prototype alone, and that one lists them all."""
    alike = [str(one["c"]) for one in confusables_data.get(letter, ())]
    if len(alike) != 1:
        return letter
    back = [str(one["c"]) for one in confusables_data.get(alike[0], ())]
    return min(letter, alike[0]) if back == [letter] else alike[0]


def _enforced(text: str, name: str) -> str:
    try:
        return str(NICKNAME.enforce(text))
    except UnicodeEncodeError as error:
        if "empty" in error.reason:
            raise _bad(name, "it has no letter that can be seen") from None
        raise _bad(name, f"U+{ord(error.object[error.start]):04X} cannot be in a name") from None


def _check_ink(shown: str, name: str) -> None:
    """Refused if a letter carries too many marks, or marks stand alone."""
    marks = 0
    for place, letter in enumerate(unicodedata.normalize("NFD", shown)):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS or (marks and place == 0):
            raise _bad(name, f"{MOST_MARKS} marks are the most of a letter, and none stands alone")


def _bad(name: str, reason: str) -> Refused:
    return Refused(f"{name[:60]!r} is no name: {reason}.", "bad_name")
