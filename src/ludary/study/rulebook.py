"""Looking rules up in a game's ledger: by heading, by id, by words."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludary.core.contract.actions import Action
    from ludary.core.contract.ledger import Ledger, RuleRow, RulingRow
    from ludary.core.protocols import GameLike

    Row = RuleRow | RulingRow

AT_HAND = 3  # rules that are shown for a decision


def find_rows(ledger: Ledger, text: str) -> list[Row]:
    """The rows whose id or heading `text` is, else those under headings that contain it, else those
    that have all its words.

    ValueError with what comes near if there are none.
    """
    rows: list[Row] = [*ledger.rule, *ledger.ruling]
    sought = text.casefold()
    whole = [row for row in rows if sought in (row.id.casefold(), row.section.casefold())]
    headed = [row for row in rows if sought in row.section.casefold()]
    worded = [row for row in rows if all(word in search_text(row) for word in sought.split())]
    if not (whole or headed or worded):
        raise ValueError(no_match_message(text, ledger, rows))
    return whole or headed or worded


def search_text(row: Row) -> str:
    return " ".join((row.id, row.section, *sentences(row))).casefold()


def sentences(row: Row) -> list[str]:
    """The sentences of a row: the rule, or the point, what was ruled and why."""
    rule = getattr(row, "rule", "")
    if rule:
        return [str(rule)]
    return [
        part
        for part in (getattr(row, "point", ""), getattr(row, "ruling", ""), getattr(row, "why", ""))
        if part
    ]


def at_hand(game: GameLike, legal: Sequence[Action], most: int = AT_HAND) -> list[RuleRow]:
    """Return the few rules that matter while these actions are legal: together about as many of
    them as possible, and about few others.

    Actions that end a turn, or pass, count only where there are no others.
    """
    closing, ledger = game.presentation.closing, game.ledger
    going_on = [action for action in legal if int(game.actions.verb[action.id]) not in closing]
    verbs = {action.name for action in going_on or legal}
    chosen: list[RuleRow] = []
    rows, untold = [row for row in ledger.rule if verbs & set(row.actions)], set(verbs)
    while rows and len(chosen) < most:
        best = max(
            rows,
            key=lambda row: (
                len(untold & set(row.actions)),
                len(verbs & set(row.actions)),
                -len(set(row.actions) - verbs),
            ),
        )
        rows.remove(best)
        chosen.append(best)
        untold -= set(best.actions)
    return sorted(chosen, key=ledger.rule.index)


def no_match_message(text: str, ledger: Ledger, rows: Sequence[Row]) -> str:
    """The answer where nothing was found, with near headings, ids and words."""
    if not rows:
        return "no rules are written down for this game"
    by_word = {
        word: word
        for row in rows
        for word in search_text(row).split()
        if word.isalpha() and len(word) > 3
    }
    by_name = {name.casefold(): name for name in (*ledger.sections(), *(row.id for row in rows))}
    near = [
        (by_name | by_word)[match]
        for match in get_close_matches(text.casefold(), by_name | by_word, 4, 0.7)
    ]
    return f"there is no rule about {text!r}; " + (
        f"did you mean {', '.join(near)}?" if near else "ask for a heading or another word"
    )
