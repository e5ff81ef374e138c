"""A View as panels: both temples, what is fought for, what is going on, the hands, and the player aid.

Elements carry `data-spot` where a player may act, framed where the one who looks may act now, and `data-piece` where they are
pieces that move.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from ludary.core.game import NOBODY, Game
from ludary.core.panels import Across, Board, Down, Panel, Role, roomy
from ludary.core.svg import group, label, rect
from ludary.games.nagaraja.board.cards import Part, amulets, hand, rows, table_cards, throw, titled
from ludary.games.nagaraja.board.legend import below, legend
from ludary.games.nagaraja.board.pieces import CELL, LEAST_FONT, MARK, WHITE, room, trap
from ludary.games.nagaraja.board.spots import spot
from ludary.games.nagaraja.board.temple import HIGH, WIDE, temple
from ludary.games.nagaraja.board.ways import ways
from ludary.games.nagaraja.reckoning import copy_of
from ludary.games.nagaraja.state import SEATS, Phase
from ludary.games.nagaraja.temple import NOWHERE
from ludary.games.nagaraja.text.describe import describe, headline
from ludary.games.nagaraja.text.names import cards_in, count, room_name

INSIDE = 460
STORY, OWN_HAND, THEIR_HAND = 254, 330, 162  # room that they keep
TABLE = "#20303a"


def board(game: Game, s: Any, seat: int, who: Sequence[str]) -> Board:
    """The whole View as panels."""
    names = [f"{name} (you)" if place == seat else name for place, name in enumerate(who)]
    marks = marked(game, s, seat)
    stage, decides = headline(game, s, names)
    own, other = (seat, 1 - seat) if seat != NOBODY else (0, 1)
    panels = (
        *(_temple(game, s, owner, seat, names, marks) for owner in (own, other)),
        roomy("piles", "What is fought for, and the piles", (INSIDE, CELL + 4), _piles(game, s, names, marks), Role.SUPPLY, LEAST_FONT),
        roomy("story", "What is going on", (INSIDE, STORY), below(story(game, s, seat, names, marks)), Role.STORY, LEAST_FONT),
        *(_hand(game, s, owner, seat, names, marks) for owner in (own, other)),
        roomy("aid", "Player aid", (INSIDE, legend(game, s, INSIDE)[1]), legend(game, s, INSIDE), Role.AID, LEAST_FONT),
    )
    mine, theirs, hands = f"temple-{own}", f"temple-{other}", (f"hand-{own}", f"hand-{other}")
    wide = (
        Across(Down(theirs, mine), Down(hands[1], "piles", "story", hands[0])),
        Across(Down(Across(mine, theirs), "piles", hands[1]), Down("story", hands[0])),
        Across(Down(Across(mine, theirs), "piles"), Down("story", *hands)),
    )
    narrow = Down(Across(mine, theirs), "piles", "story", *hands)
    return Board("nagaraja", stage, f"{decides}.", describe(game, s, seat, who), panels, wide, narrow, TABLE)


def _temple(game: Game, s: Any, owner: int, seat: int, names: Sequence[str], marks: Collection[str]) -> Panel:
    drawn = temple(game, s, owner, seat, names, marks)
    return Panel(f"temple-{owner}", f"Temple of {names[owner]}", WIDE, HIGH, (drawn,), Role.MAP, LEAST_FONT)


def _hand(game: Game, s: Any, owner: int, seat: int, names: Sequence[str], marks: Collection[str]) -> Panel:
    """A player's amulets and hand."""
    drawn = below([*amulets(game, s, owner, names, INSIDE, marks), hand(game, s, owner, seat, names, INSIDE, marks)])
    size = (INSIDE, OWN_HAND if owner == seat else THEIR_HAND)
    role = Role.HAND if owner == seat else Role.PLAYERS
    return roomy(f"hand-{owner}", f"Hand of {names[owner]}", size, drawn, role, LEAST_FONT)


def marked(game: Game, s: Any, seat: int) -> set[str]:
    """The spots of what the one who looks may choose."""
    if seat == NOBODY or s.actor != seat:
        return set()
    out = game.engine.room()
    number = game.engine.legal(game.boxes, copy_of(s), 0, out)
    return {spot(game, s, game.plain_action(int(action))) for action in out[:number]} - {""}


def story(game: Game, s: Any, seat: int, names: Sequence[str], marks: Collection[str]) -> Iterator[Part]:
    """What lies between the players while something is decided."""
    yield from ways(game, s, names, INSIDE, marks)
    for owner in (1 - seat, seat) if seat != NOBODY else tuple(range(SEATS)):
        yield from throw(game, s, owner, names, INSIDE, marks)
    yield from table_cards(game, s, seat, names, INSIDE, marks)
    if s.phase == Phase.RETRIEVE and s.actor == seat:
        yield titled("The discard pile", rows(game, cards_in(s.discard), INSIDE, (), spot=False))
    if s.dealt:
        yield titled("You have drawn, and give one away", rows(game, cards_in(s.dealt), INSIDE, marks))


def _piles(game: Game, s: Any, names: Sequence[str], marks: Collection[str]) -> Part:
    """The room tile, what is left to draw, and the trap while it lies beside the temples."""
    parts, x = [], 0.0
    if s.tile:
        parts.append(group(room(game, s.tile, 0, bool(s.tile_amulet)), data_spot="tile"))
        x = CELL + 10
    name = room_name(game, s.tile) if s.tile else "no room tile"
    left = INSIDE - (CELL + 8 if game.box.trap and s.trap_temple == NOWHERE else 0)
    parts.append(label(x, 17, f"{name}; {count(sum(s.tiles), 'tile')} left", LEAST_FONT, WHITE))
    parts.append(label(x, 38, f"{count(s.deck_count, 'card')} to draw", LEAST_FONT, WHITE))
    edge: dict[str, Any] = {"stroke": MARK, "stroke_width": 4} if "discard" in marks else {}
    pile = rect(0, 0, 116, 28, "#463a30", rx=6, **edge) + label(
        58, 20, f"{s.discard_count} discarded", LEAST_FONT, WHITE, text_anchor="middle"
    )
    parts.append(group(pile, at=(left - 120, 24), data_spot="discard"))
    if game.box.trap and s.trap_temple == NOWHERE:
        parts.append(group(trap(), at=(INSIDE - CELL, 0)))
    return group(*parts, id="piles"), CELL + 4
