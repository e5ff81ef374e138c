"""The summary of a game as a page: its words, and pictures that the game's own board draws."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING

from ludary.core.contract.summary import FILE, PARTS, Summary, SummaryPicture, read_summary
from ludary.core.picture.html import Markup, data_address, element
from ludary.core.picture.panels import Across, Board, Down, PanelPlace, height_of, names_in, places
from ludary.core.picture.svg import group, rect, tag, words
from ludary.core.picture.svg import picture as svg_file
from ludary.core.play.match import Match

if TYPE_CHECKING:
    from ludary.core.play.game import Game

SECOND_PAGE = "scores"  # the part with which it begins
EDGE, WIDTH = 10.0, 900.0  # units around the panels of a picture, and of a picture's width


def summary_of(game: Game) -> Summary:
    """Return the game's summary; ValueError if it has none."""
    if game.summary is None:
        raise ValueError(f"{game.name} has no summary")
    return game.summary


def drawings(game: Game) -> list[str]:
    """Return the pictures of a game's summary as SVG.

    Replays a match: it can take a second. Raises BadRecord if it does not replay.
    """
    summary = summary_of(game)
    if not summary.picture:
        return []
    match = Match.from_record(summary.record, f"the summary of {game.name}", game)
    board = match.view(int(match.state.actor)).board()
    return [drawing(board, picture) for picture in summary.picture] if board else []


def check_summary(game: Game) -> None:
    """Raise ValueError, which names the file and the line, if the game's summary cannot be
    shown.
    """
    path = game.beside(FILE)
    if path is None:
        return
    summary, file = read_summary(path, game.numbers)
    match = Match.from_record(*file.located(summary.record), game) if summary.record else None
    board = match.view(int(match.state.actor)).board() if match else None
    for number, picture in enumerate(summary.picture):
        where = file.place(("picture", number))
        if board is None:
            raise ValueError(
                f"{where}:"
                f" {'the game draws no board' if match else 'pictures need a record of the position'}"  # noqa: E501
            )
        try:
            drawing(board, picture)
        except ValueError as error:
            raise ValueError(f"{where}: {error}") from None


def drawing(board: Board, wanted: SummaryPicture) -> str:
    """Return some panels of a board, without the line that says who decides."""
    tree = Across(*(Down(*column) for column in wanted.columns))
    sizes = {panel.name: (panel.width, panel.height) for panel in board.panels}
    if missing := [name for name in names_in(tree) if name not in sizes]:
        raise ValueError(
            f"the board of {board.name} has no panel {missing[0]!r}; it has {', '.join(sizes)}"
        )
    spots: dict[str, PanelPlace] = places(tree, sizes, WIDTH, left=EDGE, top=EDGE)
    high = height_of(tree, sizes, WIDTH)
    shown = [
        group(board.panel(name).drawing, at=(x, y), scale=wide / board.panel(name).width)
        for name, (x, y, wide) in spots.items()
    ]
    lent = [
        panel.drawing for panel in board.panels if panel.name not in spots
    ]  # panels use shapes that others define
    ground = rect(0, 0, WIDTH + 2 * EDGE, high + 2 * EDGE, board.ground, rx=12)
    name = f"{board.name}-{'-'.join(spots)}"
    return svg_file(
        name,
        round(WIDTH + 2 * EDGE),
        round(high + 2 * EDGE),
        wanted.words,
        wanted.words,
        tag("defs", *lent),
        ground,
        *shown,
    )


def article(game: Game, source: Callable[[int], str]) -> Markup:
    """Return both pages as one element of HTML; `source` gives the address of each picture,
    numbered from 0.
    """
    pages = [
        list(PARTS)[: list(PARTS).index(SECOND_PAGE)],
        list(PARTS)[list(PARTS).index(SECOND_PAGE) :],
    ]
    head = element(
        "header",
        element("h1", words(game.title)),
        element("p", words(f"{facts(game)} {game.about}")),
    )
    first, second = ("".join(sections(game, page, source)) for page in pages)
    return element(
        "article",
        element("div", head, first, class_="page"),
        element("div", second, class_="page"),
        class_="summary",
    )


def sections(game: Game, parts: list[str], source: Callable[[int], str]) -> Iterator[str]:
    summary = summary_of(game)
    for part in parts:
        shown = list(figures(summary, part, source))
        pictures = [element("div", *shown, class_="figures")] if shown else []
        lines = summary.paragraphs(part)
        told = (
            element("p", words(lines[0]))
            if len(lines) == 1
            else element("ul", *(element("li", words(line)) for line in lines))
        )
        yield element("section", element("h2", words(PARTS[part])), told, *pictures)


def figures(summary: Summary, part: str, source: Callable[[int], str]) -> Iterator[str]:
    for number, one in enumerate(summary.picture):
        if one.part == part:
            yield element(
                "figure",
                Markup(element("img", src=source(number), alt="")),
                element("figcaption", words(one.words)),
            )


def facts(game: Game) -> str:
    """Return how many play, and how long."""
    players = (
        f"{game.players[0]} to {game.players[-1]} players"
        if len(game.players) > 1
        else f"{game.players[0]} players"
    )
    minutes = f", {game.minutes[0]} to {game.minutes[-1]} minutes" if game.minutes else ""
    return f"{players}{minutes}."


def style() -> str:
    """Return the style sheet of a summary."""
    return (files("ludary") / "web" / "static" / "css" / "summary.css").read_text(encoding="utf-8")


def document(game: Game, drawn: Sequence[str] = ()) -> str:
    """Return the summary as a file of HTML that needs nothing else, to be printed; `drawn` are its
    pictures, if they are there already.
    """
    drawn = drawn or drawings(game)
    head = (
        element("meta", charset="utf-8")
        + element("title", words(f"{game.title} on two pages"))
        + element("style", style())
    )
    body = element("body", article(game, lambda number: data_address(drawn[number])))
    return f"<!doctype html>\n{element('html', element('head', head), body, lang='en')}\n"
