"""Matches, Views and games in a notebook: HTML, made of what a spectator or the View's seat can
know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludary.core.picture import html

if TYPE_CHECKING:
    from ludary.core.play.view import View
    from ludary.core.protocols import GameLike, MatchLike


def match_html(match: MatchLike, view: View) -> str:
    """A match in the View of a spectator, with who plays and how they stand: nothing in it is
    secret.
    """
    played = sum(step.action is not None for step in match.steps)
    caption = (
        f"{match.game.title}, {match.seats} players, {played}"
        f" {'action' if played == 1 else 'actions'}"
    )
    news = html.paragraph(" ".join(view.events)) if view.events else ""
    return html.block(table_of(view), news, players(match, view, caption))


def view_html(view: View) -> str | None:
    """The words of a View whose game draws no board; None for others, which are pictures."""
    return None if view.game.presentation.board else html.block(html.verbatim(str(view)))


def table_of(view: View) -> html.Markup:
    """The table as a View shows it: its board, or its words where the game draws none."""
    board = view.board()
    return html.picture(board.picture(), board.title) if board else html.verbatim(str(view))


def players(match: MatchLike, view: View, caption: str) -> html.Markup:
    """A table of the players, whose turn it is, and the scores as the View knows them."""
    scored = match.game.presentation.scores is not None
    results = match.returns if match.over else None
    rows: list[list[object]] = []
    for seat, name in enumerate(match.players):
        stands = results[seat] if results else "decides" if seat == match.actor else None
        rows.append([seat + 1, name, *([view.scores[seat]] if scored else []), stands])
    return html.table(
        caption,
        ["Seat", "Player", *(["Score"] if scored else []), "Return" if results else ""],
        rows,
    )


def game_html(game: GameLike) -> str:
    """A game: the lid of its box, what it is, and its options."""
    cover = game.presentation.cover
    seats = str(game.seats[0]) if len(game.seats) == 1 else f"{game.seats[0]} to {game.seats[-1]}"
    minutes = f", {game.minutes[0]} to {game.minutes[-1]} minutes" if game.minutes else ""
    facts = f"{game.title}: {seats} players{minutes}. {game.about}".strip()
    rows = [
        [one.name, one.word(game.numbers[one.name]), one.about] for one in game.contents.options
    ]
    options = (
        html.folded(f"{len(rows)} options", html.table("", ["Option", "Value", "What it is"], rows))
        if rows
        else ""
    )
    return html.block(
        html.picture(cover(), game.title) if cover else "", html.paragraph(facts), options
    )
