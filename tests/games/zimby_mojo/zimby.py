"""A position arranged in one line: what a test names stands where it says.

Tiles are written as on the map, `7,13`: row, column. A column is a letter for each zimby, small if
active and large if depleted: `6,14:wwy` is two active white zimbies and a yellow one; `6,14:wY` has
a depleted yellow one; `3,5:zombie-w` is White's zombie, and `3,5:zombie-W` a depleted one. Seat 0
is White and seat 1 Yellow. The King stands in the mist and the thugs on their gray tiles unless the
test says otherwise; obstacles of the King, wards and seals are as at the start of the game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import ludary
from ludary import Game, Match
from ludary.core.state.fate import fresh
from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE, RITUALS, TRIBE_ZIMBIES
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.rules.npc.king import begin_kings_turn
from ludary.games.zimby_mojo.rules.obstacles import (
    DARK_A,
    DARK_B,
    DEADLY_B,
    ENTANGLING_A,
    ENTANGLING_B,
)
from ludary.games.zimby_mojo.rules.proceed import proceed
from ludary.games.zimby_mojo.state import Part, Phase
from ludary.games.zimby_mojo.text.names import RITUAL_NAMES, SIDE_NAMES
from tests.games.zimby_mojo.laying import (
    LETTERS,
    lay_creature,
    lay_crown,
    lay_king,
    lay_thugs,
    lock,
    tile,
)
from tests.games.zimby_mojo.sitting import Sitting, let_pass

GRAY = "7,13 13,13 13,7 7,7"
TOKENS = {  # of conjured obstacles
    "deadly": 1,
    "deadly-b": 1 << DEADLY_B,
    "entangling": ENTANGLING_A,
    "entangling-b": ENTANGLING_B,
    "dark": DARK_A,
    "dark-b": DARK_B,
}
BEFORE = {
    Part.REFRESH: Part.WRAP_UP,
    Part.PLAYERS: Part.KING,
    Part.THUGS: Part.PLAYERS,
    Part.ZOMBIES: Part.THUGS,
    Part.WRAP_UP: Part.ZOMBIES,
}


@dataclass(frozen=True)
class Side:
    """One shaman's belongings beside the main board."""

    active: int = 4  # zimbies on the tribal board, chanters included
    depleted: int = 0
    tokens: int = 4
    hand: str = ""
    entry: int = 0  # 1 to 8; 0: the one by the seat
    pool: int = 0
    eaten: int = 0
    spawned: int = 0
    raised: int = 0


@cache
def zimby(edition: str | None = None, **options: Any) -> Game:
    """The game with these options."""
    return ludary.load("zimby_mojo", edition=edition, **options)


def resume(boxes: Any, states: Any, with_king: bool) -> None:
    """A driver: the rules go on, from the King's turn or from where they are, until somebody has to
    decide.
    """
    fresh(states[0].fate)
    if with_king:
        begin_kings_turn(boxes[0], states[0])
    proceed(boxes[0], states[0])


def at_table(
    *sides: Side,
    part: str = "",
    fate: tuple[int, ...] = (),
    edition: str | None = None,
    options: dict[str, Any] | None = None,
    all_asked: bool = False,
    **position: Any,
) -> Match:
    """A match in the middle of a player's turn; see `lay_out` for what may be said of the position.

    With a `part` (king, players, thugs, zombies, wrap_up, refresh) the round goes on with it, until
    somebody has to decide; `fate` is what is drawn on the way. Nobody is asked about quiet topics
    unless `all_asked`.
    """
    game = zimby(edition, **(options or {}))
    states = lay_out(game, *sides, **position)
    if part:
        _go_on(game, states, Part[part.upper()], fate, all_asked)
    code = game.engine.check(game.boxes, states, 0)
    assert code == 0, f"not a legal position: {game.rules.invariants[code - 1]}"
    return (Match if all_asked else Sitting)(game, states, anew=False)


def lay_out(
    game: Game,
    *sides: Side,
    board: str = "",
    turn: int = 0,
    first: int = 0,
    king: str = "10,10",
    thugs: str = GRAY,
    crown: str = "",
    burden: int = 2,
    overgrowth: int = 0,
    open_wards: str = "",
    open_shrines: str = "",
    rituals: str = "",
    locks: str = "",
    growth: str = "",
    chants: str = "",
    discard: str = "",
    library: str | None = None,
    rounds: int = 2,
) -> Any:
    """The States of a position in the turn of a player: one row.

    `king` is empty when he is dead; `crown` says then where the Crown is: `6,14` lies there,
    `6,14@w` is held by a white zimby, `6,14@thugs` by thugs. A thug may be in the `barracks`, or
    `ready` there, face up. `open_wards` are sides (`north east`), and `open_shrines` numbers from
    1; if only the wards are named, it is the last ones. `rituals` names what is revealed: `blood -
    - hunger`. `locks` are pairs of tiles, `6,14/7,13`. `chants` are `CASTER>TARGET:scroll` by
    letter. If a `library` is named, all else is discarded. `growth` are conjured obstacles:
    `13,11:entangling 13,11:deadly 5,5:dark-b`, the last with its B side up. With one side it is a
    solitaire game; a `library` counts then, but what is in it is known to nobody.
    """
    sides = sides or (Side(), Side())
    states = game.State.zeros(1)
    s = states[0]
    _lay_nothing(s, len(sides), rounds, first)
    _lay_sides(s, sides)
    lay_king(game, s, king, burden, overgrowth)
    lay_thugs(game, s, thugs)
    _lay_map(game, s, board, locks, growth)
    lay_crown(game, s, crown)
    _fill_shores(s)
    _lay_wards(s, open_wards, open_shrines)
    _lay_rituals(s, rituals)
    _lay_scrolls(game, s, [side.hand for side in sides], chants, discard, library)
    _begin_turn(s, turn)
    return states


def _lay_map(game: Game, s: Any, board: str, locks: str, growth: str) -> None:
    """Creatures on their tiles, which of them are combat locked, and conjured obstacles."""
    for words in board.split():
        lay_creature(game, s, *words.split(":"))
    for pair in locks.split():
        lock(game, s, *(tile(game, name) for name in pair.split("/")))
    for words in growth.split():
        place, token = words.split(":")
        s.growth[tile(game, place)] += TOKENS[token]


def _begin_turn(s: Any, seat: int) -> None:
    """The turn of a player, who may do anything."""
    s.part, s.turn_of, s.turns = Part.PLAYERS, seat, (seat - s.first) % s.seats + 1
    s.phase, s.actor, s.agenda_count = Phase.TURN, seat, 1
    s.agenda[0].duty, s.agenda[0].creature, s.agenda[0].seat = Duty.TURN, NOWHERE, seat


def _go_on(game: Game, states: Any, part: Part, fate: tuple[int, ...], all_asked: bool) -> None:
    s = states[0]
    s.part = BEFORE.get(part, part)
    s.turns = s.seats if part == Part.THUGS else 0
    s.turn_of, s.agenda_count = NOWHERE, 0
    s.agenda[0].duty, s.agenda[0].creature, s.agenda[0].seat = Duty.NONE, 0, 0
    s.fate.tape[: len(fate)], s.fate.laid = fate, len(fate)
    game.engine.bind(resume)(game.boxes, states, part == Part.KING)
    if not all_asked:
        game.engine.bind(let_pass)(game.boxes, states)
    assert s.fate.refused == 0, (
        f"{fate[s.fate.refused - 1]}: cannot happen here, outcome {s.fate.refused}"
    )
    assert s.fate.drawn >= len(fate), f"only {s.fate.drawn} of {len(fate)} outcomes were drawn"
    s.fate.laid = 0


def _lay_nothing(s: Any, seats: int, rounds: int, first: int) -> None:
    """Nobody and nothing anywhere."""
    s.seats, s.rounds, s.first = seats, rounds, first
    s.fate.rng = 1
    for field in (
        "winner",
        "king",
        "crown_tile",
        "bearer",
        "chosen",
        "mist",
        "cast_card",
        "cast_by",
        "cast_from",
    ):
        s[field] = NOWHERE
    s.offered[:] = NOWHERE
    for shaman in s.shamans:
        shaman.entry = NOWHERE
    for thug in s.thugs:
        thug.creature, thug.route, thug.quadrant = NOWHERE, NOWHERE, NOWHERE


def _lay_sides(s: Any, sides: Sequence[Side]) -> None:
    for seat, side in enumerate(sides):
        shaman = s.shamans[seat]
        shaman.entry = (side.entry or seat + 1) - 1
        for field in ("active", "depleted", "tokens", "pool", "eaten", "spawned", "raised"):
            shaman[field] = getattr(side, field)


def _fill_shores(s: Any) -> None:
    """Zimbies that are on no board are on the Far Shore."""
    for seat in range(s.seats):
        s.shamans[seat].shore = TRIBE_ZIMBIES - _in_play(s, seat)


def _in_play(s: Any, seat: int) -> int:
    on_board = sum(int(c.active[seat]) + int(c.depleted[seat]) for c in s.creatures)
    return on_board + int(s.shamans[seat].active) + int(s.shamans[seat].depleted)


def _lay_wards(s: Any, open_wards: str, open_shrines: str) -> None:
    opened = [SIDE_NAMES.index(side) for side in open_wards.split()]
    shrines = [int(number) - 1 for number in open_shrines.split()] or list(range(CORNERS))[::-1][
        : len(opened)
    ]
    everything = (1 << CORNERS) - 1
    s.wards = s.elements = everything - sum(1 << ward for ward in opened)
    s.shrines = everything - sum(1 << shrine for shrine in shrines)


def _lay_rituals(s: Any, rituals: str) -> None:
    s.rituals[:] = NOWHERE
    s.unrevealed = (1 << RITUALS) - 1
    for corner, name in enumerate(rituals.split()):
        if name != "-":
            s.rituals[corner] = RITUAL_NAMES.index(name)
            s.unrevealed -= 1 << RITUAL_NAMES.index(name)


def _lay_scrolls(
    game: Game, s: Any, hands: list[str], chants: str, discard: str, library: str | None
) -> None:
    left = [int(kind.copies) for kind in game.box.kinds]
    for shaman, hand in zip(s.shamans, hands, strict=False):
        shaman.hand_count = _put(game, shaman.hand, hand, left)
    for words in chants.split():
        _lay_chant(game, s, words, left)
    _put(game, s.discard, discard, left)
    if s.seats == 1:  # all that nobody has seen, of which so many lie in the library
        s.library[:] = [
            0 if kind.red else count for kind, count in zip(game.box.kinds, left, strict=True)
        ]
        dealt = (
            int(game.box.solo_library)
            - int(s.shamans[0].hand_count)
            - sum(int(count) for count in s.discard)
        )
        s.library_count = dealt if library is None else len(library.split())
    elif library is not None:
        s.library_count = _put(game, s.library, library, left)
        s.discard[:] += left
    else:
        s.library[:] = left
        s.library_count = sum(left)
    assert min(left) >= 0, "more copies than there are"


def _put(game: Game, pile: Any, names: str, left: list[int]) -> int:
    """Put scrolls on a pile, off those that are left; returns how many."""
    for name in names.split():
        pile[scroll(game, name)] += 1
        left[scroll(game, name)] -= 1
    return len(names.split())


def _lay_chant(game: Game, s: Any, words: str, left: list[int]) -> None:
    """One incantation in play: `y>w:scroll`."""
    chant, (who, name) = s.chants[s.chant_count], words.split(":")
    chant.caster, chant.target = (LETTERS.index(letter) for letter in who.split(">"))
    chant.card = scroll(game, name)
    left[chant.card] -= 1
    s.chant_count += 1


def scroll(game: Game, name: str) -> int:
    """The number of a scroll."""
    return game.thing_names["scroll"].index(name)
