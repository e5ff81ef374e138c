"""Names and messages of players: valid names, names that look alike, and invisible characters.

What a name may have is RFC 8266's profile for nicknames, from `precis_i18n`; what looks alike is
Unicode's table of confusables (UTS 39), from `confusable_homoglyphs`.
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
MARKS = ("Mn", "Me")  # their categories
NICKNAME = get_profile("NicknameCasePreserved")
SELECTORS = re.compile("[\ufe0e\ufe0f]")  # choose between the drawing of a sign and its letter
JOINERS = re.compile(
    "[\u200c\u200d]"
)  # Persian and Indian scripts need them, at places that the profile knows
PICTURES = "[\u2190-\u2bff\U0001f000-\U0001faff]"
JOINS_PICTURES = re.compile(
    f"(?<={PICTURES})\u200d(?={PICTURES})"
)  # an emoji of several parts, which the profile does not know
HELD = "\u2042"  # an asterism, in the place of such a joiner while the profile is applied
# What is seen as one letter: a flag, or a sign with its marks, colours of skin and whatever is
# joined to it
CLUSTER = re.compile(
    "[\U0001f1e6-\U0001f1ff]{2}|.(?:[\u0300-\u036f\U0001f3fb-\U0001f3ff]|\u200d.)*"
)
# Characters that change the direction of reading, or have neither width nor ink
HIDDEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffb"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
LIKE_A_BOT = re.compile(r"bot\W*[\dlo]+")  # the skeleton of "Bot 12"

NAMELESS = "Guest"  # who types no name


def checked_name(name: str) -> str:
    """Return a name as it is shown: one line of at most 30 visible letters; "" if it is empty.

    Refused names the letter that is not allowed.
    """
    text = SELECTORS.sub("", " ".join(name.split()))
    if not text:
        return ""
    if HELD not in text:
        text = JOINS_PICTURES.sub(HELD, text)
    try:
        enforced = NICKNAME.enforce(text)
    except UnicodeEncodeError:
        enforced = _enforced(JOINERS.sub("", text), name)
    _check_ink(enforced, name)
    return shortened(enforced if HELD in name else enforced.replace(HELD, "\u200d")).strip()


def shortened(name: str) -> str:
    """Return a name cut to the longest that is allowed, never within an emoji."""
    ends = [one.end() for one in CLUSTER.finditer(name)]
    return name[: max((end for end in ends if end <= LONGEST_NAME), default=LONGEST_NAME)]


def usable_name(name: str) -> str:
    """Return a checked name from a Record; "" if it is not valid."""
    try:
        return checked_name(name)
    except Refused:
        return ""


def check_at_table(name: str, others: Iterable[str]) -> None:
    """Raise Refused for a name that looks like a bot's, or like another name at the table."""
    if LIKE_A_BOT.fullmatch(skeleton(name)):
        raise Refused(f"{name!r} would look like a bot: choose another name.", "bad_name")
    for other in others:
        if name != other and skeleton(name) == skeleton(other):
            raise Refused(
                f"{name!r} looks like {other!r}, who plays here: choose another name.", "bad_name"
            )


def visible(words: str) -> str:
    """Return words without characters that are invisible or change the direction of reading, and
    with few marks on a letter.
    """
    kept, marks = [], 0
    for letter in HIDDEN.sub("", words):
        own = sum(
            unicodedata.category(part) in MARKS for part in unicodedata.normalize("NFD", letter)
        )
        marks = marks + own if unicodedata.category(letter) in MARKS else own
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def skeleton(text: str) -> str:
    """Return the skeleton of a text: texts that look alike have the same one, whatever their
    capitals and spaces.
    """
    text = JOINERS.sub("", text)
    for _ in range(2):  # capitals look like other letters than small ones
        text = "".join(map(_prototype, unicodedata.normalize("NFD", text))).casefold()
    return "".join(text.split())


@cache
def _prototype(letter: str) -> str:
    """Return the prototype of all letters that look like this one.

    Each letter lists only its prototype, which lists them all.
    """
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
            raise _bad(name, "it has no visible letter") from None
        raise _bad(
            name, f"U+{ord(error.object[error.start]):04X} is not allowed in a name"
        ) from None


def _check_ink(enforced: str, name: str) -> None:
    """Raise Refused if a letter carries too many marks, or a mark stands alone."""
    marks = 0
    for place, letter in enumerate(unicodedata.normalize("NFD", enforced)):
        marks = marks + 1 if unicodedata.category(letter) in MARKS else 0
        if marks > MOST_MARKS or (marks and place == 0):
            raise _bad(name, f"a letter has at most {MOST_MARKS} marks, and no mark stands alone")


def _bad(name: str, reason: str) -> Refused:
    return Refused(f"{name[:60]!r} is not a name: {reason}.", "bad_name")
