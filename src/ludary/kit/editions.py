"""Editions and options: what a game reads from its edition files, and what users may change."""

from ludary.core.contract.edition import (
    EditionEntry,
    EditionFile,
    EditionHead,
    NumberEntry,
    Option,
    choice,
    switch,
)
from ludary.core.errors import BadEdition

__all__ = [
    "BadEdition",
    "EditionEntry",
    "EditionFile",
    "EditionHead",
    "NumberEntry",
    "Option",
    "choice",
    "switch",
]  # fmt: skip
