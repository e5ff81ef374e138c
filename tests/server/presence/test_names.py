"""Names of players, and what others could be made to read."""

import pytest

from ludary.core.play.record_file import readable_name
from ludary.server.errors import Refused
from ludary.server.parsing.names import check_at_table, checked_name, skeleton, usable_name, visible

GOOD = {
    "Ann": "Ann",
    "  Ann \u00a0 Lee ": "Ann Lee",
    "Zoe\u0308": "Zoë",
    "می‌خواهم": "می‌خواهم",  # with a zero-width non-joiner, where Persian has it
    "क्‍ष": "क्‍ष",
    "Nguyễn Thị Ế": "Nguyễn Thị Ế",
    "בְּרֵאשִׁית": "בְּרֵאשִׁית",
    "\u2708\ufe0f pilot": "\u2708 pilot",
    "👩\u200d🚀": "👩\u200d🚀",
    "x" * 29 + "👩🏽\u200d🚀": "x" * 29,  # no part of an emoji alone
    "x" * 29 + "🇩🇪": "x" * 29,
    "\u2042 👩\u200d🚀": "\u2042 👩🚀",
    "\uff21\uff2e\uff2e": "ANN",
    "x" * 40: "x" * 30,
    "  ": "",
    "Bot": "Bot",
}
BAD = {
    "\u3164": "U+1160 is not allowed in a name",
    "\u115f\u115f": "U+115F is not allowed in a name",
    "Ann\u202egnitaehc": "U+202E is not allowed in a name",
    "A\u200bnn": "U+200B is not allowed in a name",
    "Ann\U000e0041": "U+E0041 is not allowed in a name",
    "\u00ad": "U+00AD is not allowed in a name",
    "\u0301" * 30: "a letter has at most 3 marks, and no mark stands alone",
    "a" + "\u0334" * 9: "a letter has at most 3 marks",
    "\u200d": "it has no visible letter",
}


@pytest.mark.parametrize(("name", "shown"), GOOD.items(), ids=ascii)
def test_names_of_all_scripts_are_shown_as_they_are_written(name: str, shown: str) -> None:
    assert checked_name(name) == shown
    assert checked_name(shown) == shown


@pytest.mark.parametrize(("name", "reason"), BAD.items(), ids=ascii)
def test_names_that_cannot_be_seen_are_refused_with_the_letter(name: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_name(name)
    assert reason in refused.value.words and refused.value.code == "bad_name"
    assert usable_name(name) == ""


def test_an_emoji_and_its_parts_look_alike() -> None:
    with pytest.raises(Refused, match="looks like"):
        check_at_table("👩🚀", ["👩\u200d🚀"])


@pytest.mark.parametrize("name", ["\u0410nn", "ann", "A nn", "𝐀nn", "Αոո"])
def test_a_name_that_looks_like_another_at_the_table_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="looks like 'Ann', who plays here"):
        check_at_table(name, ["Zoe", "Ann"])


def test_an_equal_name_is_no_look_alike_and_others_are_free() -> None:
    check_at_table("Ann", ["Ann", "Anne", "Anna"])
    check_at_table("Player 2", ["Player 1", "Bot 3"])
    check_at_table("Bottle 7", [])


@pytest.mark.parametrize("name", ["Bot 2", "bot2", "BOT-12", "Воt 2", "B0t 3", "Bot l", "Bot I"])
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(Refused, match="would look like a bot"):
        check_at_table(name, [])


def test_letters_that_look_alike_have_one_skeleton() -> None:
    assert skeleton("раураl") == skeleton("paypaI") == skeleton("PayPal".lower())
    assert skeleton("modern") == skeleton("rnodern")
    assert len({skeleton(name) for name in ("Ann", "Anna", "Bob", "Ånn")}) == 4


def test_words_lose_what_cannot_be_seen_and_keep_the_rest() -> None:
    assert visible("a\u202eb\u2066c\u2069\u200b\U000e0041\ufeff!") == "abc!"
    assert (
        visible("e" + "\u0301" * 60 + "! \u00e9" + "\u0301" * 60)
        == "e" + "\u0301" * 3 + "! \u00e9" + "\u0301" * 2
    )
    assert visible("می‌خواهم 👩\u200d🚀 שלום\u200f.") == "می‌خواهم 👩\u200d🚀 שלום\u200f."


def test_a_record_keeps_joiners_in_names() -> None:
    assert readable_name("می‌خواهم\n") == "می‌خواهم"
