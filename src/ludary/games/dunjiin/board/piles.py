"""The piles as signs that hang from a beam: the Dunjiin, the Graveyard, The Store, the Inn and the Traps."""

from functools import lru_cache

from ludary.games.dunjiin.board.cards import pieces
from ludary.games.dunjiin.board.ink import DARK_WOOD, GLOW, INK, LEAST_FONT, PARCHMENT, WOOD
from ludary.games.dunjiin.board.things import thing
from ludary.games.dunjiin.board.walls import beam
from ludary.games.dunjiin.scene import REMEMBERED, Scene
from ludary.kit.picture import Panel, Role, group, label, rect, squeezed, tip

WIDTH, HIGH, TOP, GAP, SIGNS = 480, 104, 34, 4, 5
SIGN = (WIDTH - GAP * (SIGNS - 1)) / SIGNS  # width of a sign
THING = {"store": "armor"}  # what is painted on a sign, where it is not called as the sign


def piles(scene: Scene) -> Panel:
    """A layer for each sign: most actions change one of them."""
    s = scene.s
    numbers = (
        ("deck", "Dunjiin", str(s.deck_count)),
        ("graveyard", "Graveyard", str(sum(s.graveyard))),
        ("store", "Store", str(s.store)),
        ("inn", "Inn", ""),
        ("traps", "Traps", str(s.traps)),
    )
    bell = _last_call() if s.last_call else ""
    ground = beam(WIDTH, SIGNS, SIGN, GAP, TOP, HIGH)
    layers = ground, bell, *(_painted(at, spot) for at, (spot, *_) in enumerate(numbers))
    signs = (_sign(at, *sign) for at, sign in enumerate(numbers))
    return Panel("piles", "The piles, The Shop and the Inn", WIDTH, HIGH, (*layers, *signs), Role.SUPPLY, LEAST_FONT)


@lru_cache(16)
def _painted(at: int, spot: str) -> str:
    """The wood of a sign, with what is painted on it."""
    board = rect(1.5, 1.5, SIGN - 3, HIGH - TOP - 4, PARCHMENT, rx=7, stroke=DARK_WOOD, stroke_width=5)
    edge = rect(4.5, 4.5, SIGN - 9, HIGH - TOP - 10, "none", rx=5, stroke=WOOD, stroke_width=1.5)
    middle = 8 if spot != "inn" else (SIGN - 34) / 2
    return group(board, edge, thing(THING.get(spot, spot), middle, 8, 34), at=(at * (SIGN + GAP), TOP))


@lru_cache(REMEMBERED)
def _sign(at: int, spot: str, name: str, number: str) -> str:
    """The number and name of a pile; the armor in The Store lies there piece by piece."""
    ground = rect(0, 0, SIGN, HIGH - TOP, "none", rx=7, pointer_events="all")
    figure = label(SIGN - 9, 35, number, 26 if len(number) < 3 else 22, INK, text_anchor="end", font_weight="bold") if number else ""
    held = pieces("armor", (30, group(thing("armor", 8, 8, 34))), int(number))[1] if spot == "store" and number != "0" else ""
    word = squeezed(SIGN / 2, 61, name, LEAST_FONT, INK, SIGN - 16, text_anchor="middle")
    return group(tip(f"{name}: {number}" if number else name), ground, held, figure, word, at=(at * (SIGN + GAP), TOP), data_spot=spot)


@lru_cache(1)
def _last_call() -> str:
    bell = thing("last_call", 150, 1, 24)
    return group(bell, label(182, 20, "Last Call at The Shop", LEAST_FONT, GLOW, font_weight="bold"), id="last-call")
