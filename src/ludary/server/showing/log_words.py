"""Log words: the entries of a table's log in words, as far as a seat may know them."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Any

from ludary.core.contract.beats import beats_json
from ludary.core.contract.windows import topics_of
from ludary.core.play.presenting import beats_of, chapter_words, chapters_of
from ludary.core.state.events import sees
from ludary.server.tables.cache import EntryLines
from ludary.server.tables.ending import listed
from ludary.server.tables.host_acts import CLOSED
from ludary.server.tables.log import STEPS, TALK, EntryKind, LogEntry
from ludary.server.tables.table import Table

Json = dict[str, Any]
LONGEST_CHAPTER = 48  # entries that one line can tell
MOST_PLAYED = 40  # entries whose beats a Snapshot has: nobody watches more in a row
SENTENCES = {  # for entries whose words depend only on the player and the entry's data
    EntryKind.UNDO: "{who} takes the last action back.",
    EntryKind.ASK: "{who} asks to take the last action back.",
    EntryKind.SAY: "{data[text]}",
    EntryKind.HINT: "{who} takes a hint.",
    EntryKind.RESIGN: "{who} resigns.",
    EntryKind.AGAIN: "{who} offers another game.",
    EntryKind.BACK: "{who} is back.",
    EntryKind.PACE: "{who} sets the bots' pace to {data[pace]:g} s.",
    EntryKind.UNREADABLE: "Something happened that this server cannot read.",
}


def news(table: Table, seat: int, since: int) -> list[Json]:
    """Return the entries after number `since`, in words for the seat.

    Beats come with the newest entries (`since` > 0), else with everybody's last action, so that
    pages can mark it.
    """
    entries, with_beats = [], newest_entries(table) if since > 0 else last_actions(table)
    for entry in table.entries[max(0, since) :]:
        if entry.kind is EntryKind.QUIET and entry.seat != seat:  # private
            continue
        words = table.lines.get((entry.number, seat))
        if words is None:
            words = table.lines[entry.number, seat] = lines_of_entry(table, entry, seat)
        step = table.stands.get(entry.number) if entry.kind in STEPS else None
        entry_json = {
            "number": entry.number,
            "kind": str(entry.kind),
            "seat": entry.seat,
            "at": entry.at,
            "step": step,
            "lines": words.lines,
        }
        if words.instead:
            entry_json["instead"] = words.instead
        played = entry.number in with_beats and beats_of_entry(table, entry, seat)
        entries.append({**entry_json, "beats": played} if played else entry_json)
    return entries


def newest_entries(table: Table) -> Collection[int]:
    """Return the numbers of the entries whose beats can be watched."""
    return range(table.number - MOST_PLAYED + 1, table.number + 1)


def last_actions(table: Table) -> Collection[int]:
    """Return the number of each seat's last action that was not taken back."""
    last: dict[int, int] = {}
    back = math.inf  # the step to which the game has gone back
    for entry in reversed(table.entries):
        step = table.stands.get(entry.number, 0)
        if entry.kind is EntryKind.UNDO:
            back = min(back, step)
        elif entry.kind is EntryKind.ACT and step <= back:
            last.setdefault(entry.seat, entry.number)
        if len(last) == len(table.chairs):
            break
    return last.values()


def lines_of_entry(table: Table, entry: LogEntry, seat: int) -> EntryLines:
    """Return the lines of an entry that the seat may know; the first may continue the last line of
    an earlier entry.
    """
    if entry.kind not in (EntryKind.START, EntryKind.ACT):
        return EntryLines([line for line in [sentence_of(table, entry)] if line])
    events, (before, begun) = events_seen(table, entry, seat), last_chapter(table, entry, seat)
    chapters = chapters_of(table.game, events, begun)
    goes_on = bool(
        begun and chapters and len(chapters[0]) > len(begun) and chapters[0][0] is begun[0]
    )
    lines = [
        words for chapter in chapters if (words := chapter_words(table.game, chapter, table.names))
    ]
    return EntryLines(lines, before if goes_on else 0)


def events_seen(table: Table, entry: LogEntry, seat: int) -> list[Any]:
    """Return the events of an entry that the seat may know."""
    return [event for event in table.events.get(entry.number, ()) if sees(event.known_to, seat)]


def last_chapter(table: Table, entry: LogEntry, seat: int) -> tuple[int, list[Any]]:
    """Return the last entry with events for the seat, and its last chapter; (0, []) if something
    else came between.
    """
    if table.game.presentation.goes_on is None:
        return 0, []
    earlier_events: list[tuple[int, list[Any]]] = []
    for earlier in reversed(table.entries[: entry.number - 1]):
        if earlier.kind in TALK:
            continue
        events = (
            events_seen(table, earlier, seat)
            if earlier.kind in (EntryKind.START, EntryKind.ACT)
            else []
        )
        if events:
            earlier_events.append((earlier.number, events))
        elif earlier.kind is not EntryKind.ACT:
            break
        if len(earlier_events) >= LONGEST_CHAPTER or (
            events and len(chapters_of(table.game, events)) > 1
        ):
            break
    chapter: list[Any] = []
    for _, events in reversed(earlier_events):
        chapter = chapters_of(table.game, events, chapter)[-1]
    return (earlier_events[0][0], chapter) if earlier_events else (0, [])


def beats_of_entry(table: Table, entry: LogEntry, seat: int) -> list[Json]:
    """Return the beats of an entry that the seat may see."""
    if entry.kind not in (EntryKind.START, EntryKind.ACT):
        return []
    return beats_json(beats_of(table.game, events_seen(table, entry, seat), table.names))


def sentence_of(table: Table, entry: LogEntry) -> str:
    """Return the words of an entry that is not an action of the game."""
    name = table.names[entry.seat] if entry.seat >= 0 else ""
    data = entry.data
    match entry.kind:
        case EntryKind.OPEN:
            return (
                "A Record was opened."
                if table.setup.imported
                else source_words(table) or "The table was set up."
            )
        case EntryKind.STAND:
            return freed_words(table, entry)
        case EntryKind.SIT:
            return f"{shown_name(table, entry.seat, data['name'])} sits down."
        case EntryKind.HOST:
            return host_words(table, entry)
        case EntryKind.ANSWER:
            return f"{name} {'agrees' if data['accept'] else 'does not agree'}."
        case EntryKind.BOT:
            return f"A bot plays for {table.names[data['seat']]}."
        case EntryKind.CLAIM:
            late = table.names[data["seat"]]
            return (
                f"{late} lost on time: {name} claims the win."
                if len(table.chairs) == 2
                else f"{late} lost on time: {name} claims it, and a bot plays on."
            )
        case EntryKind.QUIET:
            return quiet_words(table, name, data["topics"])
        case EntryKind.AWAY:
            return f"The server was away for {duration_words(data['ms'])}; the clock stood still."
    return SENTENCES.get(entry.kind, "").format(who=name, data=data)


def source_words(table: Table) -> str:
    """Return the game that a table goes on from, in words; "" for a game from its beginning."""
    source = table.setup.source
    if source is None:
        return ""
    origin = "a Record that a player brought" if source.record else "a game that was played here"
    return (
        f"This game goes on from step {source.step} of {origin}. Anybody who has seen it knows"
        " what was hidden then, but not what comes next."
    )


def shown_name(table: Table, seat: int, name: str) -> str:
    """Return a name of the log as it is shown: the host of the server may have taken it away."""
    return table.by_host.names.get((seat, name), name)


def host_words(table: Table, entry: LogEntry) -> str:
    """Return the words for an act of the server's host."""
    match entry.data["does"]:
        case "close":
            return f"{CLOSED} Nobody wins."
        case "open":
            return "The host of this server opened this table again."
        case "remove":
            return (
                "The host of this server removed"
                f" {shown_name(table, entry.seat, entry.data['name'])}."
            )
        case "readmit":
            return (
                "The host of this server readmitted"
                f" {shown_name(table, entry.seat, entry.data['name'])}."
            )
        case "rename":
            return f"Seat {entry.seat + 1} is now called {entry.data['name']}."
    return "The host of this server did something here."


def freed_words(table: Table, entry: LogEntry) -> str:
    """Return the words for a freed seat: its player stood up, or the host freed the seat of an
    absent one.
    """
    name = shown_name(table, entry.seat, entry.data.get("kept") or entry.data.get("freed") or "")
    if "kept" in entry.data:
        return f"Seat {entry.seat + 1} is no longer kept for {name or 'anybody'}."
    if "freed" not in entry.data:
        return f"Seat {entry.seat + 1} is free again."
    return f"The host frees seat {entry.seat + 1}: {name or 'Who took it'} was not here."


def quiet_words(table: Table, name: str, quiet: Sequence[str]) -> str:
    """Return the words for a player who has muted some topics."""
    known = topics_of(table.game.presentation.windows)
    topics = [known.get(topic, str(topic)) for topic in quiet]
    return f"{name} is not asked {listed(topics)}." if topics else f"{name} is asked everything."


def duration_words(milliseconds: int) -> str:
    """Return a length of time in words, rounded as one would say it."""
    seconds = milliseconds / 1000
    for unit, name in ((86_400, "days"), (3_600, "h"), (60, "min")):
        if seconds >= 2 * unit:
            return f"{seconds / unit:.0f} {name}"
    return f"{seconds:.0f} s"
