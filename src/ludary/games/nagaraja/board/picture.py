"""A View as panels: both temples, what is fought for, what is going on, the hands, and the player
aid.

Elements carry `data-spot` where a player may act, and `data-piece` where they are pieces that move.
What one action changes is a layer.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from ludary.games.nagaraja import spots
from ludary.games.nagaraja.board.cards import Part, backs, card_back, lines, spread
from ludary.games.nagaraja.board.jade import (
    BRIGHT,
    CELL,
    DARK_GOLD,
    JADE,
    LEAST_FONT,
    NIGHT,
    SHINE,
    WHITE,
)
from ludary.games.nagaraja.board.legend import legend
from ludary.games.nagaraja.board.pieces import AMULET, amulet
from ludary.games.nagaraja.board.rooms import trap
from ludary.games.nagaraja.board.sticks import stage
from ludary.games.nagaraja.board.stone import filled
from ludary.games.nagaraja.board.story import at_work, story, takes_the_stage
from ludary.games.nagaraja.board.temple import temple
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import Power
from ludary.games.nagaraja.state import State
from ludary.games.nagaraja.temple import NOWHERE
from ludary.games.nagaraja.text.describe import describe, headline
from ludary.games.nagaraja.text.names import card_name, cards_in, count
from ludary.kit import NOBODY, Game
from ludary.kit.picture import (
    Across,
    Board,
    Down,
    Panel,
    Role,
    Tree,
    fitted,
    group,
    label,
    rect,
    roomy,
    tag,
    tip,
)

EDGE = 10
LETTER = 9.2  # units of a letter of the least size, at most
WIDE, SLIM = 470, 215  # of the panels beside the temples, and of those that stand upright
PILES, SLIM_PILES = 68, 282  # heights, which they keep
THEIR_HAND, SLIM_HAND = 108, (296, 166)  # the lower one for those who only watch
STORY, LOW_STORY = (
    (WIDE, 282, 80),
    (620, 252, 66),
)  # both shapes, narrow and high, wide and low; and room for the card at work
LONG_STORY = (1000, 226, 60)  # for those who only watch
OWN_HAND, LOW_HAND = (WIDE, 276), (620, 290)
TOP, FOOT = 44, 3  # heights of the line over one's own cards, and of what is free below them
TABLE = "#0b241e"


def board(game: Game[Box], s: State, seat: int, who: Sequence[str]) -> Board:
    """The whole View as panels."""
    names = [f"{name} (you)" if place == seat else name for place, name in enumerate(who)]
    heading, decides = headline(game, s, names, seat)
    own, other = (seat, 1 - seat) if seat != NOBODY else (0, 1)
    panels = (
        *(temple(game, s, owner, seat, names) for owner in (own, other)),
        _piles(game, s),
        _slim_piles(game, s),
        _story(game, s, seat, names, "story", *STORY),
        replace(
            _story(game, s, seat, names, "story-low", *(LOW_STORY if seat == own else LONG_STORY)),
            shape_of="story",
        ),
        *_hands(game, s, seat, own, names),
        _their_hand(game, s, other, names),
        _slim_hand(game, s, other, names, seat != own),
        roomy(
            "aid",
            "Player aid",
            (WIDE, legend(game, s, WIDE)[1]),
            legend(game, s, WIDE),
            Role.AID,
            LEAST_FONT,
        ),
    )
    wide, narrow = _arrangements(
        f"temple-{own}", f"temple-{other}", f"hand-{own}", f"hand-{other}", seat == own
    )
    return Board(
        "nagaraja",
        heading,
        f"{decides}.",
        describe(game, s, seat, who),
        panels,
        wide,
        narrow,
        TABLE,
    )


def _arrangements(
    mine: str, theirs: str, hand: str, other: str, plays: bool
) -> tuple[tuple[Tree, ...], Tree]:
    """The temples beside each other over sticks and hand; below each other where the window is
    small; wide shapes where it is large.
    """
    small = Across(Down(theirs, mine), Down(other, "piles", "story", hand))
    narrow = Down(Across(mine, theirs), "story", hand, "piles", other)
    if not plays:
        return (
            Down(
                Across(mine, theirs, Down(f"{hand}-slim", f"{other}-slim", "piles-slim")),
                "story-low",
            ),
            small,
        ), narrow
    temples, cards = Across(mine, theirs, Down(f"{other}-slim", "piles-slim")), f"{hand}-low"
    shapes = (("story", hand), ("story", cards), ("story-low", cards))
    return (*(Down(temples, Across(*shape)) for shape in shapes), small), narrow


@lru_cache(16)
def quiet(wide: float, high: float, own: bool = False) -> str:
    """The ground of what is not a temple: a little lighter than the table, with a golden line where
    it is one's own.
    """
    return rect(
        1,
        1,
        wide - 2,
        high - 2,
        "#113129" if own else "#0e2a23",
        rx=9,
        stroke=DARK_GOLD if own else None,
        stroke_width=1.5,
    )


@lru_cache(16)
def _floor(wide: float, high: float) -> str:
    """The floor of the stage: dark stone, with light in the middle."""
    stones = rect(1, 1, wide - 2, high - 2, filled("dark", "#12251f"), rx=9)
    return stones + tag(
        "ellipse",
        cx=wide / 2,
        cy=high / 2,
        rx=wide / 2.2,
        ry=high / 2.2,
        fill=filled("halo", "none"),
        fill_opacity=0.5,
    )


def _piles(game: Game[Box], s: State) -> Panel:
    """Cards to draw, discarded ones, tiles, and the trap while it lies beside the temples."""
    layers = (
        group(quiet(WIDE, PILES)),
        *(
            group(drawn, at=(EDGE + 124 * at, 8), data_spot=spot)
            for at, (spot, drawn) in enumerate(_heaps(s))
        ),
        (
            group(trap(), at=(WIDE - CELL - EDGE, 9), data_spot=spots.TRAP())
            if _trap_is_free(game, s)
            else ""
        ),
    )
    return Panel("piles", "Piles", WIDE, PILES, layers, Role.SUPPLY, LEAST_FONT)


def _slim_piles(game: Game[Box], s: State) -> Panel:
    """These piles below each other."""
    layers = (
        group(quiet(SLIM, SLIM_PILES)),
        *(
            group(drawn, at=(20, 12 + 68 * at), scale=1.2, data_spot=spot)
            for at, (spot, drawn) in enumerate(_heaps(s))
        ),
        (
            group(trap(), at=(18, 217), scale=1.1, data_spot=spots.TRAP())
            + label(86, 251, "the trap", LEAST_FONT + 2, WHITE)
            if _trap_is_free(game, s)
            else ""
        ),
    )
    return Panel(
        "piles-slim", "Piles", SLIM, SLIM_PILES, layers, Role.SUPPLY, LEAST_FONT, shape_of="piles"
    )


def _trap_is_free(game: Game[Box], s: State) -> bool:
    return bool(game.box.trap) and s.trap_temple == NOWHERE


def _heaps(s: State) -> Iterator[tuple[str | None, str]]:
    """Cards to draw, discarded ones, and room tiles, each with its spot."""
    yield spots.DECK(), _pile(int(s.deck_count), "to draw", group(card_back(), at=(2, 4)))
    yield spots.DISCARD(), _pile(int(s.discard_count), "discarded", group(card_back(), at=(2, 4)))
    yield None, _pile(int(sum(s.tiles)), "tiles left", _tiles())


@lru_cache(1)
def _tiles() -> str:
    """Room tiles from behind."""
    return "".join(
        rect(
            2 + 2 * at,
            14 - 3 * at,
            28,
            28,
            filled("rock", JADE),
            rx=3,
            stroke=NIGHT,
            stroke_width=1.5,
        )
        for at in range(3)
    )


@lru_cache(256)
def _pile(number: int, word: str, drawn: str) -> str:
    body = rect(0, 0, 106, 52, "none", rx=6, pointer_events="all")
    lying = (
        drawn if number else rect(3, 5, 28, 42, "none", rx=4, stroke=BRIGHT, stroke_dasharray="4 3")
    )
    words = label(40, 22, str(number), 19, SHINE, font_weight="bold") + label(
        40, 43, word, LEAST_FONT, WHITE
    )
    return group(tip(f"{number} {word}"), body, lying, words)


def _story(
    game: Game[Box],
    s: State,
    seat: int,
    names: Sequence[str],
    name: str,
    wide: float,
    high: float,
    foot: float,
) -> Panel:
    """The stage with the card at work below it, or a choice that needs all the room, a layer each;
    the room at stake has its place.
    """
    floor = group(_floor(wide, high))
    if takes_the_stage(s, seat):
        floor = group(_floor(wide, high), data_spot=spots.TILE())
        layers = _large(lambda room_for: story(game, s, seat, names, room_for), wide, high)
    elif part := at_work(game, s, names, wide - 2 * EDGE):
        layers = [*stage(game, s, seat, names, wide, high - foot), _fitting(part, high, foot)]
    else:
        layers = list(stage(game, s, seat, names, wide, high))
    return Panel(name, "What is going on", wide, high, (floor, *layers), Role.DICE, LEAST_FONT)


def _fitting(part: Part, high: float, foot: float) -> str:
    """A part at the lower edge, drawn smaller where it is too high."""
    drawn, tall = part
    scale = min(1.0, (foot - 4) / tall)
    return group(drawn, at=(EDGE, high - foot + (foot - 4 - tall * scale) / 2), scale=scale)


def _large(draw: Callable[[float], Iterable[Part]], wide: float, high: float) -> list[str]:
    """Parts below each other that fill a panel: as large as there is room, and smaller than usual
    only if they are too high else.
    """
    for scale in (1.4, 1.25, 1.1, 1.0):
        drawn = list(draw((wide - 2 * EDGE) / scale))
        tall = max(1.0, sum(tall for _, tall in drawn))
        if tall * scale <= high - 2 * EDGE:
            break
    scale = min(scale, (high - 2 * EDGE) / tall)
    left, y, placed = max(EDGE, (wide - (wide - 2 * EDGE) * scale) / 2), float(EDGE), []
    for part, part_tall in drawn:
        placed.append(group(part, at=(left, y), scale=scale))
        y += part_tall * scale
    return placed


def _hands(game: Game[Box], s: State, seat: int, own: int, names: Sequence[str]) -> Iterator[Panel]:
    """One's own hand in both shapes; for those who only watch, that of the first seat from
    behind.
    """
    if seat != own:
        yield from (_their_hand(game, s, own, names), _slim_hand(game, s, own, names, watched=True))
        return
    yield _own_hand(game, s, own, names, f"hand-{own}", *OWN_HAND)
    yield replace(
        _own_hand(game, s, own, names, f"hand-{own}-low", *LOW_HAND), shape_of=f"hand-{own}"
    )


def _own_hand(
    game: Game[Box], s: State, owner: int, names: Sequence[str], name: str, wide: float, high: float
) -> Panel:
    """One's own amulets and cards, a layer each."""
    player = s.players[owner]
    title = label(
        EDGE + 2,
        29,
        f"Your hand: {count(player.hand_count, 'card')}",
        LEAST_FONT,
        WHITE,
        font_weight="bold",
    )
    cards = spread(
        game, cards_in(player.hand), wide - 2 * EDGE, high - TOP - FOOT, known=player.known
    )
    held = group(amulets(game, s, owner, 270), at=(wide - EDGE - 270, 2.5))
    layers = (
        group(quiet(wide, high, own=True)),
        group(title, data_spot=spots.HAND(owner)),
        held,
        *(group(one, at=(EDGE, TOP)) for one in cards),
    )
    return Panel(name, f"Hand of {names[owner]}", wide, high, layers, Role.HAND, LEAST_FONT)


def _their_hand(game: Game[Box], s: State, owner: int, names: Sequence[str]) -> Panel:
    """The backs of another's cards, those that one knows by name, and amulets."""
    player = s.players[owner]
    title = label(
        EDGE + 2,
        25,
        f"{names[owner]} has {count(player.hand_count, 'card')} in hand",
        LEAST_FONT,
        WHITE,
        font_weight="bold",
    )
    lying = group(backs(int(player.hand_count), 190)[0], at=(EDGE, 34))
    held = group(amulets(game, s, owner, 240), at=(WIDE - EDGE - 240, 36))
    known, names_of = cards_in(player.known), ""
    if known:
        names_of = label(
            EDGE + 2, 98, among_them([card_name(game, one) for one in known]), LEAST_FONT, SHINE
        )
    layers = (
        group(quiet(WIDE, THEIR_HAND)),
        group(title, lying, names_of, data_spot=spots.HAND(owner)),
        held,
    )
    return Panel(
        f"hand-{owner}",
        f"Hand of {names[owner]}",
        WIDE,
        THEIR_HAND,
        layers,
        Role.PLAYERS,
        LEAST_FONT,
    )


def _slim_hand(game: Game[Box], s: State, owner: int, names: Sequence[str], watched: bool) -> Panel:
    """Another hand below each other; those who only watch know no card by name."""
    player, room_for = s.players[owner], SLIM - 2 * EDGE
    name = label(
        EDGE + 2,
        25,
        fitted(names[owner], LEAST_FONT, room_for),
        LEAST_FONT,
        WHITE,
        font_weight="bold",
    )
    holds = label(
        EDGE + 2, 45, f"has {count(player.hand_count, 'card')} in hand", LEAST_FONT, WHITE
    )
    lying = group(backs(int(player.hand_count), room_for / 1.25)[0], at=(EDGE, 55), scale=1.25)
    held = group(amulets(game, s, owner, room_for), at=(EDGE, 117))
    known, names_of = cards_in(player.known), ""
    if known:
        said = lines(
            among_them([card_name(game, one) for one in known], 3.4 * room_for), room_for - 12
        )[0].replace(WHITE, SHINE)
        names_of = group(said, at=(EDGE + 2, 170))
    high = SLIM_HAND[watched]
    layers = (
        group(quiet(SLIM, high)),
        group(name, holds, lying, names_of, data_spot=spots.HAND(owner)),
        held,
    )
    return Panel(
        f"hand-{owner}-slim",
        f"Hand of {names[owner]}",
        SLIM,
        high,
        layers,
        Role.PLAYERS,
        LEAST_FONT,
        shape_of=f"hand-{owner}",
    )


def among_them(cards: Sequence[str], room_for: float = WIDE - 2 * EDGE) -> str:
    """The cards that one knows by name: as many as there is room for, and how many more."""
    for shown in range(len(cards), 0, -1):
        more = [f"{len(cards) - shown} more"] if shown < len(cards) else []
        text = f"Among them: {', '.join(cards[:shown])}{' and ' if more else ''}{''.join(more)}"
        if len(text) * LETTER <= room_for or shown == 1:
            break
    return text


def amulets(game: Game[Box], s: State, owner: int, wide: float) -> str:
    """A player's amulets, from the right; the first with a power is the one to click."""
    player = s.players[owner]
    kinds = [kind for kind, number in enumerate(player.held) for _ in range(number)]
    kinds += [-1] * (player.held_count - len(kinds))
    step, drawn, taken = min(AMULET + 4.0, (wide - AMULET) / max(1, len(kinds) - 1)), [], set()
    for at, kind in enumerate(kinds):
        spot = _power_spot(game, s, owner, kind)
        named = spot if spot and spot not in taken else None
        taken.add(spot)
        drawn.append(
            group(
                amulet(game, kind),
                at=(wide - AMULET - step * (len(kinds) - 1 - at), 0),
                data_spot=named,
            )
        )
    return "".join(drawn)


def _power_spot(game: Game[Box], s: State, owner: int, kind: int) -> str:
    """Only the actor's amulets can be clicked."""
    if owner != s.actor or kind < 0:
        return ""
    return {Power.DRAW: spots.AMULET_DRAW(), Power.UNDO: spots.AMULET_UNDO()}.get(
        Power(game.box.amulets[kind].power), ""
    )
