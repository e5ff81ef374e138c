"""Events of the Crown, of seals and portals, of thugs and zombies, and of the end."""

from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE
from ludary.games.zimby_mojo.events.sheet import (
    EVENTS,
    HOME,
    LIBRARY,
    Doer,
    Place,
    Scroll,
    Seat,
    Shrine,
)
from ludary.games.zimby_mojo.spots import TILE
from ludary.games.zimby_mojo.state import Ending, State
from ludary.games.zimby_mojo.text.creatures import listed
from ludary.games.zimby_mojo.text.figures import doer, does, is_figure, many, name_of_seat
from ludary.games.zimby_mojo.text.names import SIDE_NAMES, SIDES_OF_THE_MIST, count
from ludary.kit import BeatKind, Look, Scene

ENDINGS = {
    Ending.NONE: "The game is over",
    Ending.CROWNED: "{who} has the Crown at home and wins",
    Ending.ROUND_LIMIT: "The last round is over: {who} wins",
    Ending.THUG_KING: "A thug is the new Cannibal King: the game is lost",
    Ending.NO_SCROLLS: "No scroll is left to draw: the game is lost",
}


def _drops(scene: Scene, seat: int) -> str:
    return f"{name_of_seat(seat, scene.who)} drops the Crown" if seat >= 0 else "The Crown lies"


@EVENTS.row("{drops} at {tile}.", Look(BeatKind.FLIP, at="tile", weight=2), drops=_drops)
def crown_drops(s: State, seat: Seat, tile: Place) -> None:
    """`seat` is who lets it go by will, or NOWHERE."""


@EVENTS.row("The Crown bounces to {tile}.", Look(BeatKind.MOVE, at="tile", weight=2))
def crown_bounces(s: State, seat: Seat, tile: Place) -> None: ...


def _taker(scene: Scene, seat: int) -> str:
    taker = doer(seat, scene.who)
    return taker if is_figure(seat) else f"a zimby of {taker}"


@EVENTS.row(
    "{taker} at {tile} has the Crown.",
    Look(BeatKind.GAIN, at="tile", badge="Crown", weight=2),
    taker=_taker,
)
def crown_taken(s: State, seat: Doer, tile: Place) -> None:
    """`seat` is the tribe's, or the figure of thugs."""


def _asks(scene: Scene, seat: int, partner: int) -> str:
    return "sacrifices a zimby" if seat == partner else f"asks {scene.who[partner]}"


def _at_shrine(scene: Scene, shrine: int) -> list[str]:
    return [TILE(scene.game.box.shrine[shrine])]


@EVENTS.row("{seat} {asks} to open the seal of {shrine}.", Look(at=_at_shrine), asks=_asks)
def asks_seal(s: State, seat: Seat, shrine: Shrine, partner: Seat) -> None: ...


def _opened(scene: Scene, shrine: int, ward: int) -> list[str]:
    return [*_at_shrine(scene, shrine), TILE(scene.game.box.ward_tile[ward])]


@EVENTS.row(
    "The seal of {shrine} is opened: the {gate} ward is gone.",
    Look(BeatKind.FLIP, at=_opened, weight=2),
    gate=lambda ward: SIDE_NAMES[ward],
)
def opens_seal(s: State, seat: Seat, shrine: Shrine, ward: int) -> None: ...


def _portals(portals: int) -> str:
    named = [SIDES_OF_THE_MIST[corner] for corner in range(CORNERS) if portals >> corner & 1]
    return f"the {listed(named)} portal{'s' * (len(named) != 1)}" if named else "no portal"


@EVENTS.row("{seat} rules out {them}.", Look(weight=0), them=_portals)
def rules_out(s: State, seat: Seat, portals: int) -> None:
    """`portals` are bits."""


@EVENTS.row("{tile} leads to {to}.", Look(BeatKind.MOVE, at=("tile", "to")))
def relocates(s: State, seat: Seat, tile: Place, to: Place) -> None: ...


def _enters(scene: Scene, seat: int, zimbies: int) -> str:
    if is_figure(seat):
        return does(seat, scene.who, "enter")
    them = f"{count(zimbies, 'zimby')} of {name_of_seat(seat, scene.who)}"
    return f"{them} {'enters' if zimbies == 1 else 'enter'}"


@EVENTS.row(
    "{enters} at {tile}.",
    Look(BeatKind.MOVE, at=(HOME, "tile"), when=lambda seat: seat >= 0),
    Look(BeatKind.MOVE, at="tile", when=lambda seat: seat < 0),
    enters=_enters,
)
def enters(s: State, seat: Doer, tile: Place, zimbies: int) -> None:
    """By a portal from the tribal board, or a thug, who has no `zimbies`."""


@EVENTS.row("{seat:roll} {dice} at {tile}.")
def marches(s: State, seat: Doer, tile: Place, dice: int) -> None: ...


@EVENTS.row("{seat:hold} {tile}.", Look(at="tile", weight=0))
def holds(s: State, seat: Doer, tile: Place) -> None: ...


@EVENTS.row("{seat:roll} {dice} at {tile}.")
def shambles(s: State, seat: Doer, tile: Place, dice: int) -> None: ...


@EVENTS.row("{seat:stay} at {tile}.", Look(at="tile", weight=0))
def stays(s: State, seat: Doer, tile: Place) -> None:
    """A zombie."""


@EVENTS.row("The King dies at {tile}.", Look(BeatKind.STRIKE, at="tile", weight=2))
def king_dies(s: State, seat: Seat, tile: Place) -> None: ...


def _mist(scene: Scene) -> list[str]:
    return [TILE(scene.game.box.mist)]


@EVENTS.row(
    "The thugs bring the Crown to the mist: there is a new King.",
    Look(BeatKind.FLIP, at=_mist, weight=2),
)
def new_king(s: State, seat: Seat) -> None: ...


@EVENTS.row(
    "Blood mist fills the sanctum and {tiles:tile} around it.",
    Look(BeatKind.STRIKE, at=_mist, weight=2),
)
def mist(s: State, seat: Seat, tiles: int) -> None: ...


@EVENTS.row(
    "The thickets and blood vines {wither}.",
    wither=lambda overgrowth: "wither" if overgrowth == 1 else "are gone",
)
def withers(s: State, seat: Seat, overgrowth: int) -> None:
    """`overgrowth` is 1 with the B side up, 2 when it is gone."""


@EVENTS.row("{seat} keeps {card}.", Look(BeatKind.GAIN, at="seat", weight=0))
def keeps(s: State, seat: Seat, card: Scroll, known_to: int) -> None:
    """`card` is NOWHERE for those who do not see it."""


@EVENTS.row("The library loses {card}.", Look(BeatKind.LOSE, at=LIBRARY, weight=0))
def mills(s: State, seat: Seat, card: Scroll) -> None: ...


def _ending(scene: Scene, seat: int, ending: int) -> str:
    if ending == Ending.ROUND_LIMIT and seat == NOWHERE:
        return "The last round is over: it is a draw"
    return ENDINGS[Ending(ending)].format(who=name_of_seat(seat, scene.who))


@EVENTS.row(
    "{how}.",
    Look(BeatKind.GAIN, at=HOME, weight=3, when=lambda ending: ending == Ending.CROWNED),
    Look(at="seat", weight=3, when=lambda ending: ending != Ending.CROWNED),
    how=_ending,
)
def ends(s: State, seat: Seat, ending: int) -> None:
    """`seat` is the winner's, or NOWHERE."""


@EVENTS.row(
    "{seat} now {have} {total} against {against}.",
    Look(at="tile", weight=2),
    have=lambda seat: "have" if many(seat) else "has",
)
def totals(s: State, seat: Doer, tile: Place, total: int, against: int) -> None:
    """Combat rolls that a scroll has changed."""
