"""A View as text: for terminals, screen readers and language models, and beside the picture."""

from collections.abc import Iterator, Sequence

from ludary.games.koa.box import Box
from ludary.games.koa.reckoning import block, cut_off, in_order, is_over, leaders, located
from ludary.games.koa.rules.clans import SEATS_WITH_SHARED_CLAN, SEATS_WITH_TWO_CLANS, SHARED
from ludary.games.koa.state import Phase, State
from ludary.games.koa.text.choices import why_no_sharman
from ludary.games.koa.text.names import (
    COLOURS,
    SQUARE_NAMES,
    TILE_NAMES,
    clan_name,
    count,
    piece_name,
    seat_of_clan,
)
from ludary.games.koa.text.points import on_board, sum_in_words, tally, worths
from ludary.games.koa.tiles import CLANS, COLUMNS, CORNERS, ROWS, Tile
from ludary.kit import NOBODY, STOPPED, Game, player_does
from ludary.kit.grid import squares_of
from ludary.kit.picture import wrap

WIDTH = 78
LAVA, EARTHQUAKE, EMPTY, OPEN = "~~", "##", ".", "+"
FREE_SIGNS: dict[int, str] = {
    Tile.EMPTY: EMPTY,
    Tile.LAVA: LAVA,
    Tile.EARTHQUAKE: EARTHQUAKE,
}  # of what belongs to no clan
SIGNS: dict[int, str] = {
    Tile.CAVERN: "c",
    Tile.GOROLDIOA: "g",
    Tile.SPRING: "s",
    Tile.CAMP: "@",
    Tile.LOCATED_GOROLDIOA: "g?",
    Tile.LOCATED_SPRING: "s?",
}
LETTERS = [colour[0] for colour in COLOURS]
HEADING = "     " + " ".join(f"{chr(ord('a') + column):<3}" for column in range(COLUMNS)).rstrip()
LEGEND = (
    "@ camp, C cavern chained to it, c cavern, g goroldioa, s spring, ? located; "
    "the first letter is the clan's, in lower case if cut off. "
    f"{LAVA} lava, {EARTHQUAKE} earthquake, {OPEN} free."
)


def describe(game: Game[Box], s: State, seat: int, who: Sequence[str]) -> str:
    """The whole View in lines of at most 78 columns."""
    names = [f"{name} (you)" if place == seat else name for place, name in enumerate(who)]
    turn, decides = headline(game, s, names, seat)
    lines = [
        f"{turn}. {decides}.",
        *grid(s),
        LEGEND,
        _pieces(s, names),
        _wheel(game, s),
        _sharman(game, s, names),
        *(line for clan in in_order(s) for line in _clan(game, s, clan, names)),
        *_totals(s, names),
        worths(game),
    ]
    return "\n".join(
        part
        for line in filter(None, lines)
        for part in wrap(line, WIDTH, subsequent_indent="  ", drop_whitespace=True)
    )


def headline(game: Game[Box], s: State, names: Sequence[str], reader: int) -> tuple[str, str]:
    """Say whose turn it is, and who decides what; "You decide" to the reader's own seat."""
    if is_over(s):
        first = leaders(game, s)
        shared = f"{' and '.join(names[seat] for seat in first)} share the win"
        return "The game is over", (
            player_does(names, first[0], reader, "win") if len(first) == 1 else shared
        )
    if s.actor == NOBODY:
        return f"Turn {s.turns}", STOPPED
    if s.phase == Phase.SETTLE:
        stage = "Camps are set up" if in_order(s) else "The board is empty"
        return stage, player_does(names, s.actor, reader, "choose a corner for the camp")
    clan = clan_name(s.clan, names)
    turn = f"Turn {s.turns}: {clan}, action {s.used + 1} of {s.allowance}"
    if s.phase in (Phase.PIECE, Phase.VOTE):
        what = (
            "which piece"
            if s.phase == Phase.PIECE
            else f"whether {piece_name(s, block(game, s), names)}"
        )
        whose = _own_or(s, clan, reader)
        return turn, player_does(
            names,
            s.actor,
            reader,
            f"decide {what} becomes a cavern of {whose}, which is blocked in",
        )
    if s.phase == Phase.SECOND:
        return turn, player_does(
            names, s.actor, reader, "choose where to mine for the second piece"
        )
    return turn, player_does(names, s.actor, reader, "decide what to do")


def _own_or(s: State, clan: str, reader: int) -> str:
    """The clan whose turn it is, as who decides would call it."""
    if s.seats == SEATS_WITH_TWO_CLANS:
        return COLOURS[s.clan]
    own = "your own clan" if s.actor == reader else "its own clan"
    return own if seat_of_clan(s, s.clan) == s.actor else clan


def grid(s: State) -> Iterator[str]:
    """The board, a line for each row of squares."""
    lost = {square for clan in range(CLANS) for square in cut_off(s, clan)}
    chained = {square for own in s.clans for square in squares_of(own.chain)}
    digs = (
        set(squares_of(s.digs)) if s.phase != Phase.SETTLE else set(CORNERS)
    )  # of a blocked camp, pieces that keep their signs
    tiles, owners = list(s.tiles), list(s.owner)
    cells = [
        f"{sign(square, tiles[square], owners[square], lost, chained, digs):<3}"
        for square in range(ROWS * COLUMNS)
    ]
    yield HEADING
    for row in range(ROWS):
        yield f"  {row + 1:>2} {' '.join(cells[row * COLUMNS : (row + 1) * COLUMNS])}".rstrip()


def sign(
    square: int, tile: int, owner: int, lost: set[int], chained: set[int], digs: set[int]
) -> str:
    """Return the sign of a square, in at most three letters."""
    if tile in FREE_SIGNS:
        return OPEN if tile == Tile.EMPTY and square in digs else FREE_SIGNS[tile]
    letter, own = LETTERS[owner], SIGNS[tile]
    if tile == Tile.CAVERN and square in chained:
        own = own.upper()
    return (letter.lower() if square in lost and tile <= Tile.CAMP else letter) + own


def _pieces(s: State, names: Sequence[str]) -> str:
    """The pieces around a blocked camp."""
    pieces = (
        [piece_name(s, square, names) for square in squares_of(s.digs)]
        if s.phase == Phase.PIECE
        else []
    )
    return f"Can be switched for a cavern: {', '.join(pieces)}." if pieces else ""


def _wheel(game: Game[Box], s: State) -> str:
    sectors = ", ".join(
        f"{name} {number}"
        for name, number in zip(game.thing_names["result"], game.box.wheel, strict=True)
    )
    return (
        f"Sectors of the wheel: {sectors}. Tiles left: lava {s.lava}, earthquake {s.earthquakes}."
    )


def _sharman(game: Game[Box], s: State, names: Sequence[str]) -> str:
    """Why the Sharman cannot be asked now."""
    if s.phase != Phase.TURN or s.asks:
        return ""
    return f"The Sharman cannot be asked: {why_no_sharman(game, s, names)}."


def _clan(game: Game[Box], s: State, clan: int, names: Sequence[str]) -> Iterator[str]:
    """A clan's standing and what it holds."""
    own = s.clans[clan]
    ranked = "" if seat_of_clan(s, clan) != NOBODY else " (counted for no player)"
    standing = f"{count(own.points, 'point')}{ranked}, {count(own.level, 'action')} a turn"
    yield f"{COLOURS[clan]}, {owner(s, clan, names)}, camp {SQUARE_NAMES[own.camp]}: {standing}."
    yield f"  Points: {sum_in_words(game, tally(game, s, clan))}."
    yield f"  {holdings(s, clan)}"
    lost = cut_off(s, clan)
    if lost:
        yield f"  Cut off: {', '.join(SQUARE_NAMES[square] for square in lost)}."
    located_tiles = [
        f"{TILE_NAMES[Tile(tile)]} at {SQUARE_NAMES[square]}"
        for square, tile, whose in located(s)
        if whose == clan
    ]
    if located_tiles:
        yield f"  Located: {', '.join(located_tiles)}."
    if game.box.steps:  # else it can go anywhere
        yield f"  The pawn stands at {SQUARE_NAMES[own.pawn]}."


def _totals(s: State, names: Sequence[str]) -> Iterator[str]:
    """Two players' points, which are those of both clans."""
    if s.seats == SEATS_WITH_TWO_CLANS and s.turns:
        for seat, name in enumerate(names):
            both = [
                (COLOURS[clan], int(s.clans[clan].points))
                for clan in (seat, seat + SEATS_WITH_TWO_CLANS)
            ]
            points = " + ".join(f"{colour} {number}" for colour, number in both)
            yield (
                f"{name} has {count(sum(number for _, number in both), 'point')} in all: {points}."
            )


def owner(s: State, clan: int, names: Sequence[str]) -> str:
    """Name the owner of a clan, and by which rules."""
    if s.seats == SEATS_WITH_SHARED_CLAN and clan == SHARED:
        return "shared"
    seat = seat_of_clan(s, clan)
    return names[seat] + (" (a Jonny)" if s.jonnies >> seat & 1 else "")


def holdings(s: State, clan: int) -> str:
    """Say which tiles a clan has on the board and in its pool."""
    own = s.clans[clan]
    parts = [f"Caverns {len(on_board(s, clan, Tile.CAVERN))} ({own.pool[Tile.CAVERN]} left)"]
    for name, tile, connected in (
        ("goroldioa", Tile.GOROLDIOA, own.food),
        ("springs", Tile.SPRING, own.water),
    ):
        laid = len(on_board(s, clan, tile))
        linked = f"{connected} connected, " if connected != laid else ""
        parts.append(f"{name} {laid} ({linked}{own.pool[tile]} left)")
    return ", ".join(parts) + "."
