"""Everything that can happen, one row for each event: its fields, its sentence, and its looks.

A temple is named by its owner's seat. `text/beats.py` joins thrown sticks, and drawn or revealed
cards.
"""

from dataclasses import replace
from typing import Annotated

from ludary.games.nagaraja.box import REVEALED
from ludary.games.nagaraja.cards import UNSEEN
from ludary.games.nagaraja.spots import CELL, DECK, DISCARD, HAND, RELIC, TEMPLE, TILE, TRAP
from ludary.games.nagaraja.state import Ending, State
from ludary.games.nagaraja.temple import CELL_NAMES
from ludary.games.nagaraja.text.cards import effect_words
from ludary.games.nagaraja.text.names import (
    COLOUR_NAMES,
    amulet_name,
    card_name,
    count,
    edition_of,
    place_name,
    relic_name,
    room_name,
    stick_words,
)
from ludary.games.nagaraja.text.rooms import ways_of
from ludary.kit import BeatKind, EventSheet, Look, Noun, Scene


def _card(scene: Scene, card: int) -> str:
    return card_name(scene.game, card) if card >= 0 else "a card"


def _result(scene: Scene, result: int) -> str:
    return str(result or "a naga")


Seat = Annotated[int, Noun(lambda scene, seat: scene.who[seat], TEMPLE)]
Card = Annotated[int, Noun(_card)]
Colour = Annotated[int, Noun(lambda scene, colour: COLOUR_NAMES[colour])]
Result = Annotated[int, Noun(_result, bare=lambda scene, result: str(result or "naga"))]
Nagas = Annotated[int, Noun(lambda scene, nagas: count(nagas, "naga") if nagas else "no nagas")]
Place = Annotated[int, Noun(lambda scene, place: place_name(place))]
Cell = Annotated[int, Noun(lambda scene, cell: CELL_NAMES[cell])]
Room = Annotated[int, Noun(lambda scene, room: room_name(scene.game, room))]
Relic = Annotated[int, Noun(lambda scene, relic: relic_name(scene.game, relic))]
Amulet = Annotated[
    int,
    Noun(
        lambda scene, amulet: amulet_name(scene.game, amulet),
        bare=lambda scene, amulet: edition_of(scene.game).amulet[amulet].name,
    ),
]

ITS_HAND = HAND("{seat}")
ITS_CELL = CELL("{temple}", "{cell}")
ITS_RELIC = RELIC("{temple}", "{place}")
MOVED = Look(BeatKind.MOVE, at=(ITS_CELL, CELL("{temple}", "{other_cell}")))
EVENTS = EventSheet()


def _ways(scene: Scene, room: int, turn: int) -> str:
    return ways_of(scene.game, room, turn)


def _cursed(scene: Scene, relic: int) -> bool:
    """Cursed relics are what everybody waits for."""
    return relic != UNSEEN and bool(scene.game.box.relics[relic].cursed)


def _turned(badge: str = "") -> tuple[Look, Look]:
    """A relic that is turned over: a moment to wait for if it is cursed."""
    look = Look(BeatKind.FLIP, at=ITS_RELIC, badge=badge, weight=2, when=_cursed)
    return look, replace(look, weight=1, when=lambda scene, relic: not _cursed(scene, relic))


def _worth(scene: Scene, relic: int) -> str:
    return count(edition_of(scene.game).relic[relic - 1].points, "point")


def _sticks(colour: int, result: int, sticks: int) -> str:
    return stick_words(colour, result, sticks)


@EVENTS.row("{seat} throws {thrown}.", thrown=_sticks)
def throws(s: State, seat: Seat, colour: Colour, result: Result, sticks: int) -> None: ...


@EVENTS.row(
    "{seat} is the first guide{how}.",
    Look(at="seat"),
    how=lambda chance: ", by chance" if chance else "",
)
def guide(s: State, seat: Seat, chance: int) -> None:
    """`chance` is 1 if no throw has decided."""


@EVENTS.row(
    "This round's room tile is a {room}{with_amulet}.",
    Look(BeatKind.FLIP, at=TILE()),
    with_amulet=lambda amulet: ", with an amulet on it" if amulet else "",
)
def round(s: State, seat: Seat, room: Room, amulet: int) -> None: ...


@EVENTS.row("{seat} draws {card}.")
def draws(s: State, seat: Seat, card: Card, known_to: int) -> None:
    """`card` is NO_CARD for those who do not see it."""


def _selected(scene: Scene, card: int, cards: int) -> str:
    return _card(scene, card) if card >= 0 else count(cards, "card")


@EVENTS.row(
    "{seat} selects {selected}.",
    Look(BeatKind.MOVE, at=ITS_HAND, weight=0),
    selected=_selected,
)
def selects(s: State, seat: Seat, card: Card, cards: int, known_to: int) -> None:
    """`card` is NO_CARD for those who only see how many `cards` there are."""


@EVENTS.row("{seat} reveals {card}.")
def reveals(s: State, seat: Seat, card: Card) -> None: ...


@EVENTS.row("{seat} has {points:fate point} and {nagas}.", Look(at="seat"))
def total(s: State, seat: Seat, nagas: Nagas, points: int) -> None: ...


@EVENTS.row(
    '{seat} activates {card} ("{effect}").',
    Look(BeatKind.FLIP, at=ITS_HAND),
    effect=lambda scene, card: effect_words(scene.game, card),
)
def activates(s: State, seat: Seat, card: Card) -> None: ...


@EVENTS.row("{seat} passes.", Look(at="seat", weight=0))
def passes(s: State, seat: Seat) -> None: ...


@EVENTS.row("{seat} chooses the relic {place} of {temple}'s temple.", Look(at=ITS_RELIC))
def aims_relic(s: State, seat: Seat, temple: Seat, place: Place) -> None: ...


@EVENTS.row("{seat} chooses the room at {cell} in {temple}'s temple.", Look(at=ITS_CELL))
def aims_room(s: State, seat: Seat, temple: Seat, cell: Cell) -> None: ...


@EVENTS.row(
    "{seat} chooses {other}'s {stick}.",
    Look(at="seat"),
    stick=lambda colour, result: stick_words(colour, result).removeprefix("a "),
    other=lambda scene, seat: scene.who[1 - seat],
    shown=False,  # what becomes of the stick tells it
)
def aims_stick(s: State, seat: Seat, colour: Colour, result: Result) -> None: ...


@EVENTS.row("{seat} chooses the empty cell {cell} in {temple}'s temple.", Look(at=ITS_CELL))
def aims_cell(s: State, seat: Seat, temple: Seat, cell: Cell) -> None: ...


@EVENTS.row(
    "{seat} undoes {card}; the card and its naga are lost.",
    Look(BeatKind.STRIKE, at=ITS_HAND, weight=2),
)
def undoes(s: State, seat: Seat, card: Card) -> None: ...


@EVENTS.row("{seat} lets it resolve.", Look(at="seat", weight=0))
def allows(s: State, seat: Seat) -> None: ...


@EVENTS.row(
    "{seat} adds {points:fate point} and now has {all_points}.",
    Look(BeatKind.GAIN, at="seat", badge="+{points:fate point}"),
)
def adds(s: State, seat: Seat, all_points: int, points: int) -> None: ...


@EVENTS.row(
    "{seat} loses {lost}.",
    Look(BeatKind.LOSE, at="seat", badge="-{sticks:stick}"),
    lost=_sticks,
)
def breaks(s: State, seat: Seat, colour: Colour, result: Result, sticks: int) -> None: ...


@EVENTS.row(
    "{seat} peeks at the relic {place} of {temple}'s temple{seen}.",
    *_turned(),
    seen=lambda scene, relic: f": {relic_name(scene.game, relic)}" if relic != UNSEEN else "",
)
def peeks(s: State, seat: Seat, relic: Relic, temple: Seat, place: Place, known_to: int) -> None:
    """`relic` is UNSEEN for those who do not see it."""


@EVENTS.row(
    "In {temple}'s temple, the relics {place} and {other_place} change places.",
    Look(BeatKind.MOVE, at=(ITS_RELIC, RELIC("{temple}", "{other_place}"))),
)
def swaps_relics(s: State, temple: Seat, place: Place, other_place: Place) -> None: ...


@EVENTS.row(
    "In {temple}'s temple, the {room} at {cell} is pivoted and now lies with {ways}.",
    Look(BeatKind.MOVE, at=ITS_CELL),
    ways=_ways,
)
def pivots(s: State, temple: Seat, cell: Cell, room: Room, turn: int) -> None: ...


@EVENTS.row("In {temple}'s temple, the room at {cell} moves to {other_cell}.", MOVED)
def moves(s: State, temple: Seat, cell: Cell, other_cell: Cell) -> None: ...


@EVENTS.row("In {temple}'s temple, the rooms at {cell} and {other_cell} change places.", MOVED)
def swaps_rooms(s: State, temple: Seat, cell: Cell, other_cell: Cell) -> None: ...


@EVENTS.row(
    "The trap now lies at {cell} in {temple}'s temple.",
    Look(BeatKind.MOVE, at=(TRAP(), ITS_CELL)),
)
def traps(s: State, temple: Seat, cell: Cell) -> None: ...


@EVENTS.row(
    "{seat} takes {card} from the discard pile.",
    Look(BeatKind.MOVE, at=(DISCARD(), ITS_HAND)),
)
def retrieves(s: State, seat: Seat, card: Card, known_to: int) -> None:
    """`card` is NO_CARD for those who do not see it."""


@EVENTS.row(
    "{seat} discards {card}, picked at random.",
    Look(BeatKind.LOSE, at=(ITS_HAND, DISCARD()), badge="-1 card"),
)
def loses(s: State, seat: Seat, card: Card) -> None: ...


@EVENTS.row(
    "The draw pile is empty: the {cards:card} of the discard pile are shuffled to form a new one.",
    Look(BeatKind.MOVE, at=(DISCARD(), DECK())),
)
def shuffles(s: State, seat: Seat, cards: int) -> None: ...


@EVENTS.row(
    "{seat} wins the {room}.",
    Look(
        BeatKind.STRIKE,
        "{seat} takes the {room}, {points} to {others}{as_guide}",
        (TILE(), "seat"),
        badge="{points} : {others}",
        weight=2,
    ),
    as_guide=lambda points, others: ", as the guide" if points == others else "",
)
def wins_tile(s: State, seat: Seat, room: Room, points: int, others: int) -> None: ...


@EVENTS.row(
    "{seat} places the {room} at {cell}, with {ways}.",
    Look(BeatKind.MOVE, at=(TILE(), CELL("{seat}", "{cell}"))),
    ways=_ways,
)
def places(s: State, seat: Seat, cell: Cell, room: Room, turn: int) -> None: ...


@EVENTS.row("{seat} has no empty cell for the {room}, which is set aside.", Look(at=TILE()))
def sets_aside(s: State, seat: Seat, room: Room) -> None: ...


@EVENTS.row(
    "{temple} reveals the relic {place}: {relic}.",
    *_turned("+{worth}"),
    worth=_worth,
)
def flips_up(s: State, temple: Seat, relic: Relic, place: Place) -> None: ...


@EVENTS.row(
    "In {temple}'s temple, the {relic} {place} is turned face down and no longer scores.",
    *_turned("-{worth}"),
    worth=_worth,
)
def flips_down(s: State, temple: Seat, relic: Relic, place: Place) -> None: ...


@EVENTS.row(
    "{seat} collects the amulet at {cell}.",
    Look(BeatKind.GAIN, at=CELL("{seat}", "{cell}"), badge="+1 amulet"),
)
def collects(s: State, seat: Seat, cell: Cell) -> None: ...


@EVENTS.row(
    "{seat} finds the {amulet}.", Look(BeatKind.GAIN, at=ITS_HAND, badge="+1 {amulet:bare}")
)
def finds(s: State, seat: Seat, amulet: Amulet, known_to: int) -> None: ...


@EVENTS.row(
    "{seat} discards the {amulet}.", Look(BeatKind.LOSE, at=ITS_HAND, badge="-1 {amulet:bare}")
)
def discards_amulet(s: State, seat: Seat, amulet: Amulet) -> None: ...


@EVENTS.row("{seat} gives {to} {card}.", Look(BeatKind.MOVE, at=(ITS_HAND, HAND("{to}"))))
def gives(s: State, seat: Seat, card: Card, to: Seat, known_to: int) -> None:
    """`card` is NO_CARD for those who do not see it."""


@EVENTS.row("{seat} keeps {cards:card}.", shown=False)
def keeps(s: State, seat: Seat, cards: int) -> None: ...


@EVENTS.row(
    "{seat} turns up the {amulet}.", Look(BeatKind.GAIN, at=ITS_HAND, badge="+1 {amulet:bare}")
)
def shows_amulet(s: State, seat: Seat, amulet: Amulet) -> None: ...


def _ending(scene: Scene, seat: int, ending: int, counted: int) -> str:
    """Say why the game is over, with the figures that decide it."""
    who, box = scene.who[seat], scene.game.box
    if ending == Ending.CURSED:
        cursed = count(counted, "cursed relic")
        has = f"revealed {cursed}" if box.cursed_count == REVEALED else f"{cursed} face up"
        return f"{who} has {has}, which loses the game"
    if ending == Ending.POINTS:
        return f"{who} has {count(counted, 'victory point')}, which wins the game"
    if ending == Ending.LAST_ROOM:
        tiles = count(box.last_room, "tile" if box.trap and box.trap_counts else "room tile")
        return f"{who}'s temple has {tiles}, which ends the game; a tie goes to {who}"
    tie = f"a tie goes to the player with more rooms, then to {who}, who won the last tile"
    return f"No room tiles are left, which ends the game; {tie}"


@EVENTS.row(
    "{reason}.",
    Look(BeatKind.STRIKE, weight=3, when=lambda ending: ending == Ending.CURSED),
    Look(at="seat", weight=3, when=lambda ending: ending != Ending.CURSED),
    reason=_ending,
)
def ends(s: State, seat: Seat, ending: int, counted: int) -> None:
    """`counted` are the victory points of the seat, or the cursed relics by which it loses."""


def _victory(scene: Scene, seat: int, points: int, others: int) -> str:
    who, other, won = scene.who[seat], scene.who[1 - seat], count(points, "victory point")
    if points == others:
        return f"Both have {won}; {who} wins the tie"
    if points < others:  # only a curse turns the game around
        return f"{who} wins with {won}: {other} loses {others} to the curse"
    return f"{who} wins with {won}; {other} has {others}"


@EVENTS.row(
    "{result}.",
    Look(BeatKind.GAIN, at="seat", badge="{points:victory point}", weight=2),
    result=_victory,
)
def victory(s: State, seat: Seat, points: int, others: int) -> None: ...


@EVENTS.row(
    "{seat} rethrows a {colour} stick: it shows {result}.",
    Look(BeatKind.THROW, at="seat", faces=["{colour} {result:bare}"]),
)
def throws_again(s: State, seat: Seat, colour: Colour, result: Result) -> None: ...


@EVENTS.row(
    "{seat} pays with a {colour} stick that shows a naga and has {nagas} left.",
    Look(BeatKind.LOSE, at="seat", badge="-1 naga", weight=0),
)
def spends(s: State, seat: Seat, colour: Colour, nagas: Nagas) -> None: ...


def _comparison(scene: Scene, seat: int, points: int, others: int) -> str:
    """Fate points of the guide and the opponent, and whom a tie goes to."""
    guide, other = scene.who[seat], scene.who[1 - seat]
    if points == others:
        return f"Both have {count(points, 'fate point')}; the guide, {guide}, wins the tie"
    return f"{guide} has {count(points, 'fate point')} and {other} has {others}"


@EVENTS.row("{comparison}.", comparison=_comparison, shown=False)  # who wins the room tile tells it
def compares(s: State, seat: Seat, points: int, others: int) -> None: ...


@EVENTS.row("The throw for first guide is tied.")
def ties(s: State, seat: Seat) -> None: ...
