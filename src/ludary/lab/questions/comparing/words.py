"""Words of comparisons: what was compared, what differs clearly, and what cannot be told yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludary.lab.questions.answer import text_of
from ludary.lab.questions.comparing.box_labels import box_label
from ludary.lab.questions.comparing.differences import LEAST_DEALS, Row, rows_of
from ludary.lab.questions.measures import BEGINNER, LENGTH

if TYPE_CHECKING:
    from ludary.lab.questions.comparing.paired import Side
    from ludary.lab.questions.sampling import Plan, Sample

MOST_SAID = 3  # differences that the verdict tells


def question(a: Side, b: Side) -> str:
    """Say what is compared with what."""
    one, other = labels(a, b)
    (what, _, value), (same, _, before) = one.partition(" = "), other.partition(" = ")
    if what == same and value and " = " not in value + before:
        return f"{a.game.title}: {what}, {value} (A) against {before} (B)"
    return f"{a.game.title}: {one} (A) against {other} (B)"


def labels(a: Side, b: Side) -> tuple[str, str]:
    """Name both sides by what they differ in."""
    bots = [lineup(side) for side in (a, b)]
    if bots[0] != bots[1]:
        return bots[0], bots[1]
    if a.game.boxes.tobytes() == b.game.boxes.tobytes():
        return "one box", "the same box"
    return box_label(a.game, b.game), box_label(b.game, a.game)


def lineup(side: Side) -> str:
    return side.names[0] if len(set(side.names)) == 1 else " and ".join(side.names)


def asked_words(rows: Sequence[Row], deals: int) -> list[str]:
    """Say what was asked for, clear or not."""
    if deals < LEAST_DEALS or not any(row.changed for row in rows):
        return []
    return [told(row) if row.is_clear else not_told(row, deals) for row in rows]


def not_told(row: Row, deals: int) -> str:
    """Say what is known of a difference that is not clear."""
    needed = row.needed(deals)
    more = f"; about {needed:,} deals would tell" if needed else ""
    about = f"{row.measure.about[0].upper()}{row.measure.about[1:]}"
    return (
        f"{about}: {row.measure.instead(row.a.mean, row.b.mean)} ({apart(row)}), which is not"
        f" clearly a difference{more}."
    )


def verdict(
    rows: Sequence[Row], happens: Sequence[Row], deals: int, met: Sample | None
) -> list[str]:
    """Say what differs clearly, who is better off for beginning, and what cannot be told yet."""
    if deals < LEAST_DEALS:
        return [f"{deals} deals are too few to tell anything: play {LEAST_DEALS} or more."]
    if not any(row.changed for row in (*rows, *happens)):
        return [
            f"Both sides played the same games in all {deals:,} deals: what is changed never"
            " mattered."
        ]
    clear = sorted(
        (row for row in rows if row.is_clear), key=lambda row: (row.is_tiny, -row.strength)
    )
    lines = [meeting_words(met)] if met else []
    lines += [told(row) for row in clear[:MOST_SAID]]
    lines += (
        [f"Also clear, in the tables: {listed(clear[MOST_SAID:])}."]
        if len(clear) > MOST_SAID
        else []
    )
    changed = happening_words(by_change(rows, happens))
    if not clear:
        what = "Neither who wins nor the course of games differs" if changed else "Nothing differs"
        lines.append(f"{what} clearly in {deals:,} deals.")
    lines += changed
    return (
        lines
        + [balance_words(row) for row in rows if row.measure is BEGINNER]
        + open_words(rows, deals)
    )


def known_words(one: Sample, other: Sample) -> str:
    """Say in few words what is known so far."""
    return ", ".join(
        f"{row.measure.name.lower()} {apart(row)}"
        for row in rows_of([LENGTH, BEGINNER], one, other)
    )


def told(row: Row) -> str:
    """A clear difference as a sentence."""
    return f"{row.measure.sentence(row.a.mean, row.b.mean)} ({apart(row)})."


def apart(row: Row) -> str:
    return text_of(row.difference, row.measure.unit) + (" points" if row.measure.unit else "")


def listed(rows: Sequence[Row]) -> str:
    return ", ".join(row.measure.name.lower() for row in rows)


def meeting_words(met: Sample) -> str:
    """Say who wins where the bots of both sides meet."""
    share, even = met.share(0), 1 / len(met.bots)
    among = "against" if len(met.bots) == 2 else f"as one of {len(met.bots)}, among"
    clear = (
        ""
        if share.differs_from(even)
        else f"; that is not clearly other than an even share of {100 * even:.3g} %"
    )
    return f"{met.bots[0]} wins {text_of(share, '%')} of games {among} {met.bots[1]}{clear}."


def happening_words(clear: Sequence[Row]) -> list[str]:
    """Say what happens more or less often."""
    if not clear:
        return []
    words = ", ".join(
        f"{row.measure.name} ({row.measure.instead(row.a.mean, row.b.mean)})"
        for row in clear[:MOST_SAID]
    )
    more = f"; {len(clear) - MOST_SAID} more are in the table" if len(clear) > MOST_SAID else ""
    return [f"Of what happens in a game, this changes most: {words}{more}."]


def by_change(rows: Sequence[Row], happens: Sequence[Row]) -> list[Row]:
    """List what clearly happens more or less often, first what changes most, beyond what longer or
    shorter games make of it.
    """
    length = next(row.ratio for row in rows if row.measure is LENGTH)
    return sorted(
        (row for row in happens if row.is_clear), key=lambda row: -abs(row.ratio - length)
    )


def balance_words(row: Row) -> str:
    return (
        f"Whoever begins wins {text_of(row.a, '%')} of games with A, and {text_of(row.b, '%')}"
        " with B."
    )


def open_words(rows: Sequence[Row], deals: int) -> list[str]:
    """Say what is not clear, and how many deals it would take."""
    unclear = [(row, row.needed(deals)) for row in rows if not row.is_clear]
    near = sorted(
        (needed, row.measure.name.lower(), apart(row)) for row, needed in unclear if needed
    )
    some = [
        f"{name} ({difference}; about {needed:,} deals)"
        for needed, name, difference in near[:MOST_SAID]
    ]
    others = [
        row
        for row, needed in unclear
        if (needed, row.measure.name.lower(), apart(row)) not in near[:MOST_SAID]
    ]
    lines = (
        [
            "Cannot be told yet, with the deals that it takes if it is as large as it looks:"
            f" {', '.join(some)}."
        ]
        if some
        else []
    )
    return lines + ([f"No clear difference either in: {listed(others)}."] if others else [])


def about(a: Side, b: Side, plan: Plan, one: Sample, other: Sample, compared: int) -> list[str]:
    """Say how it was found."""
    arrangements = "" if len(one.results) == 1 else f", in {len(one.results)} seatings,"
    both = lineup(a) if lineup(a) == lineup(b) else f"{lineup(a)} (A) and {lineup(b)} (B)"
    lines = [
        f"{one.deals:,} deals, seed {plan.seed}, each played{arrangements} on both sides by {both}"
        f" in {len(one.bots)} seats."
    ]
    if one.interrupted:
        lines.append(
            f"It was interrupted: {plan.games:,} deals were asked for. Those that both sides have"
            " played are a fair sample."
        )
    lines.append(
        f"± is half of a 95 % interval; those of differences hold jointly, for the {compared} that"
        " are compared."
    )
    judge = "the learned judge" if plan.adjust is True else "the game's formula"
    luck = "Luck is taken off shares of wins. " if one.is_less_luck and other.is_less_luck else ""
    lines.append(f"{luck}Who leads and what choices matter is as {judge} sees it.")
    if "learned" in lineup(a) + lineup(b) and plan.adjust == "formula":
        lines.append(
            "Learned bots have learnt from the box as it comes: in another they may miss what it"
            " makes possible."
        )
    return lines
