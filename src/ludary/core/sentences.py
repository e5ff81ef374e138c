"""Sentences about players, as others read them and as they read them themselves."""

from collections.abc import Sequence

YOU = "You"
THIRD_PERSON = {
    "are": "is",
    "have": "has",
    "do": "does",
    "may": "may",
}  # verbs that do not simply get an s
HISSING = ("s", "sh", "ch", "x", "o")  # endings of verbs that get es


def does(who: str, words: str) -> str:
    """Return who does something, by the words that follow "You".

    >>> does("You", "win by 9"), does("Ann", "win by 9")
    ('You win by 9', 'Ann wins by 9')
    """
    verb, *rest = words.split(" ", 1)
    if who != YOU:
        verb = THIRD_PERSON.get(verb) or f"{verb}{'es' if verb.endswith(HISSING) else 's'}"
    return " ".join([who, verb, *rest])


def turn_of(names: Sequence[str], seat: int, reader: int) -> str:
    """Return whose turn it is, as the reader's seat says it: your turn, Ann's turn."""
    return "your turn" if seat == reader else f"{names[seat]}'s turn"


def player_does(names: Sequence[str], seat: int, reader: int, words: str) -> str:
    """Return what the player of a seat does, as the player of the reader's seat says it."""
    return does(YOU if seat == reader else names[seat], words)
