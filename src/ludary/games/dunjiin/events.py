"""Everything that can happen, one row for each event: its fields, its sentence, and how pages show
it.

Cards turn up in the encounter, blows land on who takes them, and what is gained or lost floats up
there.
"""

from typing import Annotated

from ludary.games.dunjiin.cards import NO_CARD
from ludary.games.dunjiin.rules.level import TRIPLE
from ludary.games.dunjiin.spots import DECK, ENCOUNTER, GRAVEYARD, INN, SEAT, TRAPS
from ludary.games.dunjiin.state import State
from ludary.games.dunjiin.text.names import a_card, card_name, count, full_name
from ludary.kit import BeatKind, EventSheet, Look, Noun, Scene


def _armor(points: int) -> str:
    return count(points, "Armor Point") if points else "no Armor Points"


Seat = Annotated[int, Noun(lambda scene, seat: scene.who[seat], SEAT)]
Card = Annotated[
    int,
    Noun(
        lambda scene, card: a_card(scene.game, card),
        bare=lambda scene, card: card_name(scene.game, card),
    ),
]
Shown = Annotated[
    int,
    Noun(
        lambda scene, card: a_card(scene.game, card, full_name(scene.game, card)),
        bare=lambda scene, card: full_name(scene.game, card),
    ),
]  # with its shields
Armor = Annotated[
    int, Noun(lambda scene, points: _armor(points), bare=lambda scene, points: str(points))
]
Left = Annotated[int, Noun(lambda scene, points: str(points or "none"))]

EVENTS = EventSheet()


@EVENTS.row("{seat} is the Dunjiin Dealer.", Look(at="seat", weight=0))
def dealer(s: State, seat: Seat) -> None: ...


@EVENTS.row("{seat} is dealt {card}.", Look(BeatKind.MOVE, at="seat"))
def dealt(s: State, seat: Seat, card: Card) -> None: ...


@EVENTS.row(
    "The Death Fairy visits {seat}, who {loses}.",
    Look(BeatKind.LOSE, at="seat", badge="{less}"),
    loses=lambda left, lost: (
        f"loses {_armor(lost)} and has {left or 'none'} left"
        if lost
        else "has no Armor Points to lose"
    ),
    less=lambda lost: f"-{lost} Armor" if lost else "",
)
def bitten(s: State, seat: Seat, left: int, lost: int) -> None:
    """In Character Creation."""


@EVENTS.row("It is {seat}'s turn.", shown=False)  # it stands above the board
def turn(s: State, seat: Seat) -> None: ...


@EVENTS.row("{seat} turns up {card}.", Look(BeatKind.FLIP, at=ENCOUNTER()))
def turns_up(s: State, seat: Seat, card: Shown) -> None: ...


@EVENTS.row("{seat} keeps {card}.", Look(BeatKind.GAIN, at="seat", badge="+{card:bare}"))
def finds(s: State, seat: Seat, card: Card) -> None: ...


@EVENTS.row("{seat} scries {cards:card}.", Look(BeatKind.FLIP, at=DECK()))
def scries(s: State, seat: Seat, cards: int) -> None: ...


@EVENTS.row("{seat} sees {card}.", Look(BeatKind.FLIP, at=ENCOUNTER()))
def sees(s: State, seat: Seat, card: Shown, known_to: int) -> None: ...


def _monster(scene: Scene, card: int) -> str:
    return "the Monster" if card == NO_CARD else f"the {full_name(scene.game, card)}"


SENT_ON = Look(BeatKind.MOVE, at=("seat", "target"))


@EVENTS.row("{seat} dodges {monster} to {target}.", SENT_ON, monster=_monster)
def dodges(s: State, seat: Seat, target: Seat, card: Card) -> None:
    """`card` is the Monster's first, or NO_CARD while it is hidden."""


@EVENTS.row("{seat} dodges {monster} to {target} and empowers it.", SENT_ON, monster=_monster)
def empowers(s: State, seat: Seat, target: Seat, card: Card) -> None:
    """`card` is the Monster's first, or NO_CARD while it is hidden."""


@EVENTS.row("{seat} rests at the Inn.", Look(BeatKind.MOVE, at=INN()))
def rests(s: State, seat: Seat) -> None: ...


@EVENTS.row("{seat} hands {cards:card} on to {target}.", SENT_ON)
def passes(s: State, seat: Seat, target: Seat, cards: int) -> None: ...


@EVENTS.row(
    "{seat} springs {traps:Trap}: the Monster gets {traps:more card} and {more} more Strength.",
    Look(BeatKind.FLIP, at=ENCOUNTER()),
    more=lambda scene, traps: str(traps * int(scene.game.box.trap_strength) or "no"),
)
def springs(s: State, seat: Seat, traps: int) -> None: ...


@EVENTS.row(
    "{seat}, at Level {level}, fights a Monster of Strength {strength}.",
    Look(BeatKind.STRIKE, at=ENCOUNTER(), weight=2),
)
def fights(s: State, seat: Seat, strength: int, level: int) -> None: ...


def _make(magic: int, fairies: int) -> str:
    """Name what the damage comes from, if it is more than one Fairy."""
    them = "her" if fairies == 1 else f"{fairies} Death Fairies"
    if magic:
        return f" for {them} and {count(magic, 'Magic Item')}"
    return f" for {them}" if fairies > 1 else ""


@EVENTS.row(
    "{seat} meets the Death Fairy, whom nobody can defeat: {harm} damage{make}.",
    Look(BeatKind.STRIKE, at=ENCOUNTER(), weight=2),
    make=_make,
    harm=lambda magic, fairies: str(magic + fairies),
)
def meets_fairy(s: State, seat: Seat, magic: int, fairies: int) -> None: ...


@EVENTS.row("{seat} counters {countered} of {magic:Magic Item}.", Look(at="seat"))
def counters(s: State, seat: Seat, magic: int, countered: int) -> None:
    """`magic` is the Monster's."""


@EVENTS.row("{seat} defeats the Monster with a Magic Item.", Look(BeatKind.STRIKE, at=ENCOUNTER()))
def defeats(s: State, seat: Seat) -> None: ...


@EVENTS.row(
    "{seat} wins the fight{exceeds}.",
    Look(BeatKind.STRIKE, at=ENCOUNTER(), badge="{figures}"),
    exceeds=lambda strength, level: (
        f": Level {level} exceeds Strength {strength}" if strength or level else ""
    ),
    figures=lambda strength, level: f"{level} > {strength}" if strength or level else "",
)
def wins(s: State, seat: Seat, strength: int, level: int) -> None:
    """Both numbers are 0 where a Magic Item defeated the Monster."""


@EVENTS.row("{seat} draws: Level {level} equals Strength {strength}.")
def draws(s: State, seat: Seat, strength: int, level: int) -> None: ...


@EVENTS.row(
    "{seat} loses {lost} and has {left} left.",
    Look(BeatKind.LOSE, at="seat", badge="-{lost:bare} Armor"),
)
def hurt(s: State, seat: Seat, left: Left, lost: Armor) -> None: ...


@EVENTS.row(
    "{seat} dies: {damage} damage against {armor}.", Look(BeatKind.STRIKE, at="seat", weight=2)
)
def dies(s: State, seat: Seat, armor: Armor, damage: int) -> None:
    """`armor` is what there was before the damage."""


def _claims(scene: Scene, card: int) -> str:
    return "lays a card face down" if card == NO_CARD else f"takes {a_card(scene.game, card)}"


def _spends(scene: Scene, card: int) -> str:
    return (
        "an Experience card, face down"
        if card == NO_CARD
        else f"{a_card(scene.game, card)} as Experience"
    )


@EVENTS.row(
    "{seat} {claims} as Experience.",
    Look(BeatKind.GAIN, at="seat", badge="+1 Experience"),
    claims=_claims,
)
def claims(s: State, seat: Seat, card: Card, known_to: int) -> None:
    """`card` is NO_CARD for those who do not see it."""


@EVENTS.row(
    "{seat} spends {price}.",
    Look(BeatKind.LOSE, at="seat", badge="-1 Experience"),
    price=_spends,
)
def spends(s: State, seat: Seat, card: Card, known_to: int) -> None:
    """`card` is NO_CARD for those who do not see it."""


@EVENTS.row("{seat} pays with {card}.", Look(BeatKind.LOSE, at="seat", badge="-{card:bare}"))
def pays(s: State, seat: Seat, card: Card) -> None: ...


@EVENTS.row(
    "{seat} buys {bought} for {price} Treasure and now has {armor}.",
    Look(BeatKind.GAIN, at="seat", badge="+{bought:bare} Armor"),
    price=lambda scene, bought: str(bought * int(scene.game.box.shop_price)),
)
def shops(s: State, seat: Seat, armor: int, bought: Armor) -> None: ...


@EVENTS.row(
    "{seat} trains with {card} and reaches Level {level}.",
    Look(BeatKind.GAIN, at="seat", badge="Level {level}"),
)
def trains(s: State, seat: Seat, card: Card, level: int) -> None: ...


@EVENTS.row(
    "{seat} raises {card} by Necromancy and reaches Level {level}.",
    Look(BeatKind.FLIP, at=GRAVEYARD(), badge="Level {level}"),
)
def raises(s: State, seat: Seat, card: Card, level: int) -> None: ...


@EVENTS.row(
    "{seat} sets a Trap: nobody may dodge or rest while the Dunjiin is trapped.",
    Look(BeatKind.FLIP, at=TRAPS()),
)
def traps(s: State, seat: Seat) -> None: ...


SENT_AGAINST = Look(BeatKind.STRIKE, at=("seat", "target"))


@EVENTS.row("{seat} summons a Dragon against {target}.", SENT_AGAINST)
def dragon(s: State, seat: Seat, target: Seat) -> None: ...


@EVENTS.row("{seat} hires an Assassin against {target}.", SENT_AGAINST)
def assassin(s: State, seat: Seat, target: Seat) -> None: ...


@EVENTS.row(
    "The Graveyard becomes the Dunjiin again: {cards:card}.", Look(BeatKind.FLIP, at=DECK())
)
def reshuffles(s: State, seat: Seat, cards: int) -> None: ...


@EVENTS.row("There is no card left to turn over.", Look(at=DECK()))
def empty(s: State, seat: Seat) -> None: ...


@EVENTS.row(
    "Last Call at The Shop, with {whom}: everyone may shop once more.",
    Look(weight=2),
    whom=lambda alive, at_top: "all at the highest Level" if at_top else f"{alive} players left",
)
def last_call(s: State, seat: Seat, alive: int, at_top: int) -> None:
    """`at_top` is 1 if all who are alive have the highest Level."""


@EVENTS.row(
    "{seat} is the last one standing{wins}.",
    Look(BeatKind.GAIN, at="seat", weight=3),
    wins=lambda coins: f", wins and keeps all {coins} coins" if coins > 0 else " and wins",
)
def victory(s: State, seat: Seat, coins: int) -> None:
    """`coins` are what all have wagered."""


@EVENTS.row("{seat} casts Premonition.")
def premonition(s: State, seat: Seat) -> None: ...


@EVENTS.row(
    "{seat} takes on the Monster.",
    Look(BeatKind.FLIP, "{seat} takes on the {card:bare}", ENCOUNTER()),
)
def faces(s: State, seat: Seat, card: Shown) -> None:
    """`card` is a Monster's first, which lay open before."""


def _bonus(scene: Scene, alike: int) -> str:
    box = scene.game.box
    return str(int(box.triple_bonus if alike >= TRIPLE else box.pair_bonus))


@EVENTS.row(
    "{alike:card} of a kind ({card:bare}) add {bonus} to the Strength.",
    Look(at=ENCOUNTER(), weight=0),
    bonus=_bonus,
)
def alike(s: State, seat: Seat, card: Card, alike: int) -> None:
    """`card` is one of the Monster's `alike` cards of a kind."""


@EVENTS.row(
    "Treasure adds {bonus} to the Strength by matching Monsters.", Look(at=ENCOUNTER(), weight=0)
)
def wild(s: State, seat: Seat, bonus: int) -> None:
    """In Hardcore Mode."""


@EVENTS.row(
    "{seat} does not counter {magic:Magic Item}: {magic} damage.", Look(BeatKind.STRIKE, at="seat")
)
def uncountered(s: State, seat: Seat, magic: int) -> None: ...


def _overpowers(strength: int, level: int) -> str:
    if strength == level:
        return f"equals Level {level}, and the Monster wins"
    return f"overpowers Level {level}"


@EVENTS.row(
    "Strength {strength} {overpowers}: 1 damage.",
    Look(BeatKind.STRIKE, at="seat", badge="{strength} {sign} {level}"),
    overpowers=_overpowers,
    sign=lambda strength, level: "=" if strength == level else ">",
)
def overpowered(s: State, seat: Seat, strength: int, level: int) -> None: ...


@EVENTS.row("{card} leaves {seat}'s Character.", Look(BeatKind.LOSE, at="seat", weight=0))
def leaves(s: State, seat: Seat, card: Card) -> None: ...


@EVENTS.row(
    "{seat} survives {damage} damage with {armor}: only a hit on a naked Character kills.",
    Look(at="seat"),
)
def spared(s: State, seat: Seat, armor: Armor, damage: int) -> None:
    """`armor` is what there was before the damage."""


@EVENTS.row(
    "{cards:card} left in the Dunjiin: whoever wants Necromancy should cast it before the Graveyard"
    " is shuffled.",
    Look(at=DECK(), weight=0),
)
def low(s: State, seat: Seat, cards: int) -> None: ...
