"""Events of rounds, of the King's turn, and of what shamans do on theirs but for fights and
scrolls.
"""

from ludary.games.zimby_mojo.cards import NOWHERE, RitualKind
from ludary.games.zimby_mojo.events.sheet import (
    EVENTS,
    HOME,
    LIBRARY,
    Corner,
    Doer,
    Place,
    Ritual,
    Scroll,
    Seat,
)
from ludary.games.zimby_mojo.spots import MOJO, TILE
from ludary.games.zimby_mojo.state import State
from ludary.games.zimby_mojo.text.creatures import place_words
from ludary.games.zimby_mojo.text.figures import does
from ludary.games.zimby_mojo.text.names import count, quadrant_name
from ludary.kit import BeatKind, Look, Scene


@EVENTS.row("{seat} attaches the tribal board at entry {number}.", Look(BeatKind.MOVE, at=HOME))
def entry(s: State, seat: Seat, number: int) -> None: ...


def _of_rounds(scene: Scene) -> str:
    limit = scene.game.box.round_limit
    return f" of {limit}" if limit else ""


@EVENTS.row("Round {number}{of_rounds} begins.", Look(weight=2), of_rounds=_of_rounds)
def round(s: State, seat: Seat, number: int) -> None: ...


@EVENTS.row(
    "{seat} is the first mover{after}.",
    Look(at="seat", weight=0),
    after=lambda tie: " after a tie" if tie else "",
)
def first(s: State, seat: Seat, tie: int) -> None: ...


@EVENTS.row("It is {seat}'s turn.", shown=False)  # it stands above the board
def turn(s: State, seat: Seat) -> None: ...


@EVENTS.row("Mojo tokens and creatures are refreshed.", shown=False)
def refresh(s: State, seat: Seat) -> None: ...


@EVENTS.row("{seat} draws {card}.")
def draws(s: State, seat: Seat, card: Scroll, known_to: int) -> None:
    """`card` is NOWHERE for those who do not see it."""


@EVENTS.row(
    "The discard pile, {scrolls:scroll}, becomes the library.",
    Look(at=LIBRARY, weight=0),
)
def shuffles(s: State, seat: Seat, scrolls: int) -> None: ...


@EVENTS.row("{seat} discards {card}.")
def discards(s: State, seat: Seat, card: Scroll) -> None: ...


@EVENTS.row("The King moves from {tile} to {to}.", Look(BeatKind.MOVE, at=("tile", "to"), weight=2))
def king_moves(s: State, seat: Seat, tile: Place, to: Place) -> None: ...


@EVENTS.row("The King does not enter {tile}.", Look(at="tile"))
def king_stays(s: State, seat: Seat, tile: Place) -> None: ...


@EVENTS.row("The {corner} ritual marker is turned up: {ritual}.", Look(BeatKind.FLIP, at="corner"))
def reveals(s: State, seat: Seat, ritual: Ritual, corner: Corner) -> None:
    """`corner` is the marker's."""


def _caster(scene: Scene, seat: int) -> str:
    return "the King" if seat == NOWHERE else scene.who[seat]


@EVENTS.row(
    "{caster} casts the Ritual of {ritual}.",
    Look(BeatKind.STRIKE, badge="{ritual}", weight=2),
    caster=_caster,
)
def rite(s: State, seat: Seat, ritual: Ritual) -> None:
    """`seat` is NOWHERE for the King."""


@EVENTS.row(
    "The Ritual of {ritual} totals {total}.",
    Look(BeatKind.ROLL, faces=["{total}"]),
)
def rite_roll(s: State, seat: Seat, ritual: Ritual, total: int) -> None: ...


def _struck(ritual: int, corner: int) -> str:
    return f"{quadrant_name(corner)} {'portal' if ritual == RitualKind.PORTALS else 'quadrant'}"


def _its_portal(scene: Scene, corner: int) -> list[str]:
    return [TILE(scene.game.box.portal[corner])]


@EVENTS.row(
    "The Ritual of {ritual} strikes {struck}.",
    Look(BeatKind.STRIKE, at=_its_portal, weight=2),
    struck=_struck,
)
def rite_place(s: State, seat: Seat, ritual: Ritual, corner: Corner) -> None:
    """`corner` is the quadrant's or the portal's."""


def _goes(scene: Scene, seat: int) -> str:
    return does(seat, scene.who, "walk" if seat >= 0 else "move")


@EVENTS.row("{goes} from {tile} to {to}.", goes=_goes)
def moves(s: State, seat: Doer, tile: Place, to: Place) -> None:
    """`seat` is who moves it, or what goes by itself."""


@EVENTS.row(
    "{seat} leaves the tribal board with {zimbies:zimby} for {tile}.",
    Look(BeatKind.MOVE, at=(HOME, "tile")),
)
def leaves(s: State, seat: Seat, tile: Place, zimbies: int) -> None:
    """On foot."""


@EVENTS.row(
    "{zimbies:zimby} of {seat} {come} home from {tile}.",
    Look(BeatKind.MOVE, at=("tile", HOME), weight=2),
    come=lambda zimbies: "comes" if zimbies == 1 else "come",
)
def comes_home(s: State, seat: Seat, tile: Place, zimbies: int) -> None: ...


@EVENTS.row("{seat} splits {zimbies:zimby} off at {tile}.", shown=False)
def splits(s: State, seat: Seat, tile: Place, zimbies: int) -> None: ...


def _origin(scene: Scene, tile: int) -> str:
    return place_words(scene.game, tile) if tile != NOWHERE else "the tribal board"


@EVENTS.row(
    "{seat} asks to join the column at {to} from {origin}.",
    Look(at=("tile", "to"), weight=0),
    origin=_origin,
)
def asks_to_join(s: State, seat: Seat, tile: Place, to: Place) -> None:
    """`tile` is NOWHERE for the tribal board."""


@EVENTS.row("{seat} joins the column at {tile}.", Look(BeatKind.MOVE, at="tile"))
def joins(s: State, seat: Seat, tile: Place) -> None: ...


@EVENTS.row("{seat} lets them join at {tile}.", shown=False)
def allows(s: State, seat: Seat, tile: Place) -> None: ...


@EVENTS.row("{seat} lets nobody join at {tile}.", Look(at="tile"))
def refuses(s: State, seat: Seat, tile: Place) -> None: ...


def _with_zimbies(zimbies: int) -> str:
    return f", depleting {count(zimbies, 'zimby')}" if zimbies else ""


@EVENTS.row(
    "{seat} pays {mojo} mojo{with_zimbies}.",
    Look(BeatKind.LOSE, "{seat} pays {mojo} mojo", MOJO("{seat}"), badge="-{mojo} mojo", weight=0),
    with_zimbies=_with_zimbies,
)
def pays(s: State, seat: Seat, zimbies: int, mojo: int) -> None:
    """`zimbies` are those depleted for it."""


@EVENTS.row("{seat} spawns a zimby.", Look(BeatKind.GAIN, at="seat", badge="+1 zimby"))
def spawns(s: State, seat: Seat) -> None: ...


@EVENTS.row(
    "{seat} eats a zimby at home for {food}.",
    Look(BeatKind.LOSE, at="seat", badge="-1 zimby"),
    food=lambda for_scroll: "a scroll" if for_scroll else "mojo",
)
def eats(s: State, seat: Seat, for_scroll: int) -> None: ...


@EVENTS.row(
    "A zimby of {seat} at {tile} eats {tribesmen}.",
    Look(BeatKind.LOSE, at="tile", badge="-{zimbies}"),
    tribesmen=lambda zimbies: "a tribesman" if zimbies == 1 else f"{zimbies} tribesmen",
)
def devours(s: State, seat: Seat, tile: Place, zimbies: int) -> None: ...


@EVENTS.row("{seat} makes a zombie at {tile}.", Look(BeatKind.FLIP, at="tile", weight=2))
def raises(s: State, seat: Seat, tile: Place) -> None: ...
