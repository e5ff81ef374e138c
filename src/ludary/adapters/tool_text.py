"""Texts of the tools: the games, the state of a table, and the choices there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import ludary
from ludary.adapters.pages import last_lines
from ludary.adapters.seats import Choice, TableView, WaitsFor
from ludary.core.contract.marks import Mark
from ludary.core.play.library import rules_of
from ludary.study.rulebook import find_rows, sentences

if TYPE_CHECKING:
    from ludary.core.contract.edition import Option
    from ludary.core.play.game import Game
    from ludary.study.rulebook import Row

MOST_RULES = 12  # about one action
LONGEST_NEWS = 4_000  # letters in one answer
TOUCHES = {  # kinds of marks -> how a sentence about the action goes on
    Mark.REACH: "leads to",
    Mark.SIGHT: "lets one see or shoot at",
    Mark.TARGET: "is done to",
    Mark.HARM: "hurts, covers or destroys",
    Mark.TAKE: "uses up",
    Mark.REMAIN: "leaves of these",
}


def span(numbers: range) -> str:
    """`2 to 6`, or one number."""
    return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"


def games_text() -> list[str]:
    """A line on each game that ships."""
    return [game_text(rules_of(name)) for name in ludary.games()]


def game_text(game: Game) -> str:
    minutes = f", {span(game.minutes)} minutes" if game.minutes else ""
    editions = ", ".join(game.contents.editions()) or "none"
    options = f"{len(game.contents.options)} options"
    return (
        f"{game.name}: {game.title}, {span(game.players)} players{minutes}. {game.about} Editions:"
        f" {editions}; {options}."
    )


def options_text(game: Game) -> list[str]:
    """A line on each option of a game."""
    return [option_text(option, game) for option in game.contents.options] or [
        f"{game.title} has no options."
    ]


def option_text(option: Option, game: Game) -> str:
    allowed = " or ".join(option.words) if option.words else f"{option.low} to {option.high}"
    return f"{option.name}={option.word(game.numbers[option.name])} ({allowed}): {option.about}"


def rules_text(game: Game, about: str) -> Iterator[str]:
    """The rules and rulings under a heading, of an id, or with all words; without any the headings,
    and then everything.

    ValueError with what comes near if there are none.
    """
    if not about:
        yield (
            f"{game_text(game)}\nHeadings:"
            f" {'; '.join(game.ledger.sections()) or 'no rules are written down for it'}."
        )
    heading = ""
    all_rows: list[Row] = [*game.ledger.rule, *game.ledger.ruling]
    for row in find_rows(game.ledger, about) if about else all_rows:
        if row.section != heading:
            heading = row.section
            yield f"\n{heading}"
        yield rule_text(row.id, sentences(row))


def rule_text(id: str, said: Sequence[str]) -> str:
    """A rule; or the point of a ruling, what was ruled, and why."""
    labels = ("", "Ruling: ", "Why: ")
    return (
        f"{id}: {' '.join(label + sentence for label, sentence in zip(labels, said, strict=False))}"
    )


def news_text(news: Sequence[str]) -> list[str]:
    """Return the last lines of the events."""
    if not news:
        return ["Nothing has happened since you were told last."]
    return ["What happened:", *(f"- {line}" for line in last_lines(news, LONGEST_NEWS))]


def seat_text(table: str, seen: TableView) -> str:
    """Say which seat it is, and whose turn."""
    name = seen.players[seen.seat] if 0 <= seen.seat < len(seen.players) else "nobody"
    return (
        f"Table {table}, {seen.title}: you are {name}, in seat {seen.seat + 1} of"
        f" {len(seen.players)}. {seen.words}"
    )


def position_text(seen: TableView) -> list[str]:
    """The View in words, and the scores."""
    scores = ["", "Scores:", *(f"- {line}" for line in seen.scores)] if seen.scores else []
    return [*seen.text.splitlines(), *scores]


def choices_text(seen: TableView) -> list[str]:
    """The legal actions with their numbers, and what cannot be chosen now with the reasons."""
    if seen.turn is not WaitsFor.YOURS:
        return [f"There is nothing for you to choose: {seen.words}"]
    lines = [f"{choice.number}: {choice.words}" for choice in seen.choices]
    others = (
        ["", "Not possible now:", *(f"- {one}" for one in seen.unavailable)]
        if seen.unavailable
        else []
    )
    return ["Legal actions, each after its number (act takes the number):", *lines, *others]


def action_text(choice: Choice, touched: Mapping[str, Sequence[str]], game: str) -> list[str]:
    """Describe one action: its words, the spots that it would touch, and the rules about it."""
    lines = [f"{choice.number}: {choice.words} (written {choice.notation!r})"]
    lines += [
        f"It {TOUCHES[kind]}: {', '.join(touched[kind])}." for kind in TOUCHES if touched.get(kind)
    ]
    rules = (
        rules_of(game).ledger.help_for([choice.notation.partition(" ")[0]])
        if game in ludary.games()
        else []
    )
    lines += ["Rules about it:"] if rules else []
    lines += [rule_text(row.id, sentences(row)) for row in rules[:MOST_RULES]]
    return lines + (
        [f"(... and {len(rules) - MOST_RULES} more; read_rules has all)"]
        if len(rules) > MOST_RULES
        else []
    )
