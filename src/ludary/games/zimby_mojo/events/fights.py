"""Events of fights, of what they do to creatures, and of all else that these lose."""

from ludary.games.zimby_mojo.events.sheet import EVENTS, Doer, Place, Seat
from ludary.games.zimby_mojo.spots import MOJO
from ludary.games.zimby_mojo.state import Kind, State, Toll
from ludary.games.zimby_mojo.text.figures import (
    doer,
    is_figure,
    kind_and_owners,
    many,
    name_of_seat,
)
from ludary.games.zimby_mojo.text.names import TOLL_WORDS, count
from ludary.kit import BeatKind, Look, Scene


@EVENTS.row("{seat:attack} {foe} at {tile}.", shown=False)  # the rolls tell it
def attacks(s: State, seat: Doer, foe: Doer, tile: Place) -> None:
    """`tile` is the foe's."""


@EVENTS.row("{seat:roll} {die} at {tile}: {total} in all.")
def rolls(s: State, seat: Doer, tile: Place, die: int, total: int) -> None:
    """The attacker's, then the defender's."""


@EVENTS.row("Equal combat rolls: nobody is wounded.", Look(at=("tile", "other")))
def even(s: State, seat: Seat, tile: Place, other: Place) -> None: ...


@EVENTS.row(
    "{seat:face} {wounds:wound} at {tile}.",
    Look(BeatKind.STRIKE, at="tile"),
)
def wounds(s: State, seat: Doer, tile: Place, wounds: int) -> None:
    """They are about to be delivered."""


@EVENTS.row("{seat:shrug} off {wounds:wound} at {tile}.", Look(at="tile"))
def shrugs(s: State, seat: Doer, tile: Place, wounds: int) -> None:
    """The wounds kill nothing."""


def _victim(scene: Scene, seat: int, kind: int) -> str:
    if is_figure(seat):
        return doer(seat, scene.who)
    return f"a {'zombie' if kind == Kind.ZOMBIE else 'zimby'} of {name_of_seat(seat, scene.who)}"


@EVENTS.row("{victim} dies at {tile}.", victim=_victim)
def dies(s: State, seat: Doer, tile: Place, kind: int) -> None:
    """`seat` is the tribe's, or the figure of a thug; `kind` is the Kind of creature."""


@EVENTS.row("{seat:claim} {to}.", Look(BeatKind.MOVE, at=("tile", "to")))
def claims(s: State, seat: Doer, tile: Place, to: Place) -> None: ...


def _tokens(scene: Scene, seat: int, number: int) -> str:
    if is_figure(seat):
        return doer(seat, scene.who)
    return f"{count(number, 'zimby')} of {name_of_seat(seat, scene.who)}"


def _are(seat: int, number: int) -> str:
    return "are" if many(seat) or (seat >= 0 and number != 1) else "is"


@EVENTS.row(
    "{tokens} {are} expelled from {tile}.",
    Look(BeatKind.LOSE, at="tile", badge="-{number}"),
    tokens=_tokens,
    are=_are,
)
def expels(s: State, seat: Doer, tile: Place, number: int) -> None:
    """`seat` is the tribe's, or the figure of thugs or a zombie; `number` is that of tokens, 0 for
    a zombie.
    """


@EVENTS.row(
    "{tokens} {are} dismissed from {tile}.",
    Look(BeatKind.LOSE, at="tile"),
    tokens=_tokens,
    are=_are,
)
def dismisses(s: State, seat: Doer, tile: Place, number: int) -> None:
    """As `expels`."""


def _column(scene: Scene, seat: int) -> str:
    zimbies = is_figure(seat) and kind_and_owners(seat)[0] == Kind.ZIMBIES
    return f"the column of {doer(seat, scene.who)}" if zimbies else doer(seat, scene.who)


@EVENTS.row(
    "{column} at {tile} is depleted.",
    Look(BeatKind.LOSE, at="tile"),
    column=_column,
)
def depletes(s: State, seat: Doer, tile: Place) -> None: ...


@EVENTS.row(
    "{seat} gives up {given}.",
    Look(BeatKind.LOSE, at=MOJO("{seat}"), badge="-{number}", when=lambda toll: toll == Toll.TOKEN),
    Look(BeatKind.LOSE, at="seat", badge="-{number}", when=lambda toll: toll != Toll.TOKEN),
    given=lambda toll, number: count(number, TOLL_WORDS[toll]),
)
def gives_up(s: State, seat: Seat, toll: int, number: int) -> None: ...
