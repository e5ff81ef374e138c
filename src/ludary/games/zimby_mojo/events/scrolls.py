"""Events of scrolls: how they are cast, and what they do."""

from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.events.sheet import (
    EVENTS,
    HOME,
    THRONE,
    Doer,
    Place,
    Scroll,
    Seat,
)
from ludary.games.zimby_mojo.state import State
from ludary.games.zimby_mojo.text.creatures import place_words
from ludary.games.zimby_mojo.text.figures import doer, is_figure
from ludary.kit import BeatKind, Look, Scene

GROWTHS = {
    Effect.DEADLY: "Deadly vines grow",
    Effect.ENTANGLE: "Entangling vines grow",
    Effect.DARKEN: "Darkness falls",
}
A_ROLL = Look(BeatKind.ROLL, faces=["{die}"])
CROWNS_ROLL = Look(BeatKind.ROLL, at=THRONE, faces=["{die}"], weight=0)


def _through(scene: Scene, tile: int) -> str:
    return f" through {place_words(scene.game, tile)}" if tile != NOWHERE else ""


@EVENTS.row(
    "{seat} casts {card}{through}.",
    Look(
        BeatKind.FLIP,
        "{seat} casts {card}",
        "tile",
        badge="{card}",
        when=lambda tile: tile != NOWHERE,
    ),
    Look(
        BeatKind.FLIP,
        "{seat} casts {card}",
        HOME,
        badge="{card}",
        when=lambda tile: tile == NOWHERE,
    ),
    through=_through,
)
def casts(s: State, seat: Seat, card: Scroll, tile: Place) -> None:
    """`tile` is the channeller's, or NOWHERE."""


def _target(scene: Scene, seat: int, tile: int) -> str:
    place = place_words(scene.game, tile)
    return f"{doer(seat, scene.who)} at {place}" if is_figure(seat) else place


@EVENTS.row("{card} is aimed at {target}.", Look(at="tile"), target=_target)
def aims(s: State, seat: Doer, card: Scroll, tile: Place) -> None:
    """`seat` is the figure of the creature aimed at, or who aims at a tile."""


@EVENTS.row("{card} is aimed at {target}.", Look(at="target"))
def aims_shaman(s: State, seat: Seat, card: Scroll, target: Seat) -> None: ...


@EVENTS.row("{card} is aimed at {target}.")
def aims_scroll(s: State, seat: Seat, card: Scroll, target: Scroll) -> None: ...


@EVENTS.row("{card} is cancelled.", Look(BeatKind.STRIKE, weight=2))
def cancels(s: State, seat: Seat, card: Scroll) -> None: ...


@EVENTS.row("{card} fizzles.")
def fizzles(s: State, seat: Seat, card: Scroll) -> None: ...


@EVENTS.row("{card} totals {total}.", Look(weight=0))
def number(s: State, seat: Seat, card: Scroll, total: int) -> None: ...


def _immunity(obstacle: int) -> str:
    return "obstacle" if obstacle else "witchery"


@EVENTS.row("The Crown rolls {die}: immune to the {to}.", CROWNS_ROLL, to=_immunity)
def immune(s: State, seat: Seat, obstacle: int, die: int) -> None:
    """`obstacle` is 0 for a witchery."""


@EVENTS.row("The Crown rolls {die}: no immunity to the {to}.", CROWNS_ROLL, to=_immunity)
def not_immune(s: State, seat: Seat, obstacle: int, die: int) -> None:
    """`obstacle` is 0 for a witchery."""


@EVENTS.row(
    "{growth} at {tile}.",
    Look(BeatKind.FLIP, at="tile"),
    growth=lambda effect: GROWTHS[Effect(effect)],
)
def grows(s: State, seat: Seat, tile: Place, effect: int) -> None:
    """`effect` is DEADLY, ENTANGLE or DARKEN."""


@EVENTS.row("The conjured obstacles at {tile} vanish.", Look(BeatKind.FLIP, at="tile"))
def cleared(s: State, seat: Seat, tile: Place) -> None: ...


@EVENTS.row(
    "{seat:get} {signed} brutality at {tile}.",
    Look(BeatKind.GAIN, at="tile", badge="{signed}"),
    signed=lambda brutality: f"{brutality:+d}",
)
def bonus(s: State, seat: Doer, tile: Place, brutality: int) -> None: ...


@EVENTS.row(
    "{wounds:wound} of {seat} at {tile} {are} prevented.",
    Look(BeatKind.GAIN, at="tile"),
    are=lambda wounds: "is" if wounds == 1 else "are",
)
def prevents(s: State, seat: Doer, tile: Place, wounds: int) -> None: ...


@EVENTS.row("Magic pushes {seat} from {tile} to {to}.", Look(BeatKind.MOVE, at=("tile", "to")))
def pushed(s: State, seat: Doer, tile: Place, to: Place) -> None: ...


@EVENTS.row("{seat:swap} over from {tile} to {to}.", Look(BeatKind.MOVE, at=("tile", "to")))
def swaps(s: State, seat: Doer, tile: Place, to: Place) -> None:
    """One of the two."""


@EVENTS.row("The combat locks of {seat} at {tile} end.", Look(at="tile"))
def loosens(s: State, seat: Doer, tile: Place) -> None: ...


@EVENTS.row(
    "{zimbies:zimby} of {seat} {wake} up.",
    Look(BeatKind.GAIN, at="seat", badge="+{zimbies} awake"),
    wake=lambda zimbies: "wakes" if zimbies == 1 else "wake",
)
def wakes(s: State, seat: Seat, zimbies: int) -> None: ...


@EVENTS.row(
    "{zimbies:zimby} of {seat} {come} from the Far Shore, depleted.",
    Look(BeatKind.GAIN, at="seat", badge="+{zimbies}"),
    come=lambda zimbies: "comes" if zimbies == 1 else "come",
)
def breeds(s: State, seat: Seat, zimbies: int) -> None: ...


@EVENTS.row("{seat} takes {card} from {victim}.", Look(BeatKind.MOVE, at=("victim", "seat")))
def steals(s: State, seat: Seat, card: Scroll, victim: Seat, known_to: int) -> None:
    """`card` is NOWHERE for those who do not see it."""


@EVENTS.row("{seat} takes {card} from the discard pile.", Look(BeatKind.GAIN, at="seat"))
def digs(s: State, seat: Seat, card: Scroll) -> None: ...


@EVENTS.row("A zimby of {seat} chants {card} on {target}.", Look(at="target"))
def chants(s: State, seat: Seat, card: Scroll, target: Seat) -> None: ...


@EVENTS.row("{seat}'s {card} ends.", Look(at="seat"))
def chant_ends(s: State, seat: Seat, card: Scroll) -> None: ...


@EVENTS.row("{card} is rattled by a {die} and fails.", A_ROLL)
def rattled(s: State, seat: Seat, card: Scroll, die: int) -> None: ...
