"""Origins: who says that a thing in the box, a number or a rule is as it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Says = Literal["printed", "partly", "sourced", "house", "changed"]
PRINTED = "printed"
MARKS: dict[Says, str] = {
    "printed": PRINTED,  # the rulebook states all of it
    "partly": "partly printed",  # the rulebook states some of it; `where` says what
    "sourced": "reported",  # somebody else states it, such as a review
    "house": "ours",  # nobody states it: designed here
    "changed": "changed",  # a user of Ludary wants it so
}


@dataclass(frozen=True, slots=True)
class Origin:
    """A source, and the place in it."""

    says: Says
    where: str = ""  # section of the rulebook, source, or reason of the design

    @property
    def mark(self) -> str:
        """A word or two for a list."""
        return MARKS[self.says]

    def __str__(self) -> str:
        """The mark with the place: "printed: Set-up"."""
        return f"{self.mark}: {self.where}" if self.where else self.mark

    @property
    def sentence(self) -> str:
        """Return the line for the card of a thing."""
        text = str(self)
        return f"{text[0].upper()}{text[1:]}."


def joined(*origins: Origin) -> Origin:
    """Return the origin of a thing with several parts, which is printed where all of them are."""
    kinds = {origin.says for origin in origins}
    if len(kinds) == 1:
        says = origins[0].says
    elif "changed" in kinds:
        says = "changed"
    else:
        says = "partly" if kinds & {"printed", "partly"} else "house"
    telling = [one for one in origins if one.says == says] or [
        one for one in origins if one.says != "printed"
    ]
    return Origin(says, "; ".join(dict.fromkeys(one.where for one in telling if one.where)))
