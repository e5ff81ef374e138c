"""Promises about telling: words for everything, and pictures that pages can show."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from ludary.core.contract.marks import Mark
from ludary.core.picture.panels import names_in
from ludary.core.play.presenting import spots_of
from ludary.lab.promises.broken import Broken, whose
from ludary.lab.promises.positions import positions

if TYPE_CHECKING:
    from ludary.core.picture.panels import Board
    from ludary.core.play.game import Game
    from ludary.core.play.match import Match
    from ludary.core.play.view import View

KINDS = [str(kind) for kind in Mark]


def everything_has_words(game: Game, tries: int, seed: int) -> None:
    for match in positions(game, tries, seed):
        for seat in range(-1, match.seats):
            view = match.view(seat)
            if not str(view).strip():
                raise Broken(f"nothing is described to {whose(seat)}", match)
            stopped = view.stopped()
            if not str(stopped).strip():
                raise Broken(
                    f"nothing is described to {whose(seat)} of a game that was given up", match
                )
            stopped._repr_svg_()
            # each by itself, also where lines tell several
            sentences = [game.event_words(event, view.names) for event in view.event_records]
            if not all(words.strip() for words in [*sentences, *map(str, view.legal())]):
                raise Broken(f"an event or an action has no words for {whose(seat)}", match)


def unavailable_is_not_legal(game: Game, tries: int, seed: int) -> None:
    for match in positions(game, tries, seed):
        if match.actor is None:
            continue
        view = match.view(match.actor)
        legal = set(view.legal_ids())
        for one in view.unavailable():
            if not one.words.strip() or not one.reason.strip() or not one.actions:
                raise Broken(
                    f"an unavailable choice has no words, no reason or no action: {one!r}", match
                )
            if wrong := legal & set(one.actions):
                raise Broken(
                    f"{one.words!r} is told to be unavailable ({one.reason}), but"
                    f" {game.plain_action(min(wrong))} is legal",
                    match,
                )
            spots_of(game, view.state, one, frozenset())  # can be asked


def things_are_told(game: Game, tries: int, seed: int) -> None:
    """Broken if something that a choice is about is not told of, or what is told has no words, or
    names a rule that there is not.
    """
    if game.presentation.inspect is None:
        return
    known = {row.id for row in game.ledger.rule}
    for match in positions(game, tries, seed):
        for seat in range(-1, match.seats):
            view = match.view(seat)
            board = view.board()
            for spot in some_spots(board, len(match.steps)) if board else ():
                thing_is_told(view, spot, known, match)
            if bare := [
                action
                for action in view.legal()
                if action.spot and view.inspect(action.spot) is None
            ]:
                raise Broken(
                    f"{str(bare[0])!r} is about the spot {bare[0].spot!r}, of which nothing is"
                    " told",
                    match,
                )


def thing_is_told(view: View, spot: str, known: set[str], match: Match) -> None:
    told = view.inspect(spot)
    if told is None:
        return
    if not told.title.strip() or not all(line.strip() for line in told.lines):
        raise Broken(f"what is told of {spot!r} lacks words: {told!r}", match)
    if wrong := set(told.rules) - known:
        raise Broken(
            f"what is told of {spot!r} names rules that the ledger lacks:"
            f" {', '.join(sorted(wrong))}",
            match,
        )


def some_spots(board: Board, first: int, most: int = 12) -> list[str]:
    """At most so many of a board's spots, others for another `first`: all of a large board would
    take long.
    """
    spots = board.spots
    step = -(-len(spots) // most) or 1
    return spots[first % step :: step]


def pictures_can_be_shown(game: Game, tries: int, seed: int) -> None:
    for match in positions(game, tries, seed):
        for seat in range(-1, match.seats):
            picture = match.view(seat)._repr_svg_()
            if picture is not None:
                whole_picture(picture, match)
        if match.actor is not None and game.presentation.board:
            spots_are_there(match.view(match.actor), match)


def boards_keep_still(game: Game, tries: int, seed: int) -> None:
    """Broken if a panel comes, goes or changes its size between two positions that a seat sees, or
    an arrangement is wrong.
    """
    if game.presentation.board is None:
        return
    known: dict[tuple[int, int], list[tuple[str, float, float]]] = {}
    for match in positions(game, tries, seed):
        for seat in range(-1, match.seats):
            board = match.view(seat).board()
            if board is None:
                raise Broken(f"no board is drawn for {whose(seat)}", match)
            panels = sorted((panel.name, panel.width, panel.height) for panel in board.panels)
            arrangements_are_right(board, match)
            before = known.setdefault((match.seats, seat), panels)
            if before != panels:
                changed = sorted(set(before) ^ set(panels))
                raise Broken(
                    f"the board of {whose(seat)} jumps: not in all positions"
                    f" {', '.join(map(str, changed))}",
                    match,
                )


def arrangements_are_right(board: Board, match: Match) -> None:
    names = sorted(panel.name for panel in board.panels)
    for named in map(names_in, (*board.wide, board.narrow)):
        if sorted(named) != sorted(set(named) & set(names)):
            raise Broken(
                f"an arrangement names {', '.join(named)}: should be each once, of"
                f" {', '.join(names)}",
                match,
            )


def spots_are_there(view: View, match: Match) -> None:
    """Broken if an action is about a spot, or would touch one, that the picture has not, or has
    more than once.
    """
    spots = Counter(
        element.get("data-spot")
        for element in ElementTree.fromstring(view._repr_svg_() or "").iter()
    )
    for action in view.legal():
        if action.spot and spots[action.spot] != 1:
            raise Broken(
                f"{str(action)!r} is about the spot {action.spot!r}, which the picture has"
                f" {spots[action.spot]} times",
                match,
            )
        for kind, names in view.marks(action).items():
            if kind not in KINDS:
                raise Broken(
                    f"{str(action)!r} marks the unknown kind {kind!r}; kinds are"
                    f" {', '.join(KINDS)}",
                    match,
                )
            for name in names:
                if spots[name] != 1:
                    raise Broken(
                        f"{str(action)!r} marks the spot {name!r}, which the picture has"
                        f" {spots[name]} times",
                        match,
                    )


def whole_picture(picture: str, match: Match) -> None:
    try:
        root = ElementTree.fromstring(picture)
    except ElementTree.ParseError as error:
        raise Broken(f"the picture is not well-formed: {error}", match) from None
    if any(
        element.get("style") or element.tag.endswith(("}script", "}style"))
        for element in root.iter()
    ):
        raise Broken(
            "the picture has a style or a script, which the pages of the server refuse: use"
            " presentation attributes",
            match,
        )
