"""Eight neighbours of a row at once, for rules that go through long rows. `core.compile.backend.simd` says what compiled code does."""

from typing import Any

EIGHT = 8
MOST = 32_767  # that the numbers of a row may come to


def place_of_ticket(row: Any, ticket: int) -> int:
    """The first place of a row, of eight or more, whose number makes more than the ticket with all before it; there must be one."""
    held = 0
    for place, number in enumerate(row):
        held += int(number)
        if held > ticket:
            return place
    raise ValueError(f"ticket {ticket} of {held}")


def lower_one_of_eight(row: Any, start: int, at: int) -> None:
    """Take 1 from the number at `start + at`.

    All eight are written: who reads them next need not wait until one has been put among the others.
    """
    row[start + at] -= 1
