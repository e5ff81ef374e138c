"""Words broken into lines, and remembered: most lines of a board and of its words are those of the
moment before.
"""

from functools import lru_cache
from textwrap import wrap as wrap_anew
from typing import Any


@lru_cache(8192)
def wrap(text: str, width: int, **how: Any) -> tuple[str, ...]:
    """The text in lines of at most `width` letters; `how` as for `textwrap.wrap`."""
    return tuple(wrap_anew(text, width, **how))
