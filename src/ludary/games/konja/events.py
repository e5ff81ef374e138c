"""Everything that can happen, one row for each event: its fields, sentence, and looks.

Tokens that come and go show beside their owner.
"""

from typing import Annotated

from ludary.games.konja.cards import NO_CARD
from ludary.games.konja.pieces import FACES, NO_FACE, Token
from ludary.games.konja.spots import ANCESTOR, CLOUD, LEVEL, SPELL_DECK, TOKEN, TRAY, WIZARD
from ludary.games.konja.state import State
from ludary.games.konja.text.names import (
    ACTION_WORDS,
    IN_ORDER,
    TITLES,
    TOKEN_NAMES,
    count,
    die_name,
    fed_with,
    relic_name,
    spell_name,
    tokens,
)
from ludary.kit import BeatKind, EventSheet, Look, Noun, Scene

PAIR, SINGLE, RUN, ALIKE = 1, 0, 2, 3  # levels of the pyramid, from above; then more equal dice
FEWEST_ALIKE = 3


def _relic(scene: Scene, card: int) -> str:
    return "all relics" if card == NO_CARD else relic_name(scene.game, card)


def _points(scene: Scene, pile: int) -> str:
    return count(scene.game.box.points[pile], "point")


Seat = Annotated[int, Noun(lambda scene, seat: scene.who[seat], WIZARD)]
Relic = Annotated[int, Noun(_relic)]
Spell = Annotated[int, Noun(lambda scene, card: spell_name(scene.game, card))]
Wares = Annotated[int, Noun(lambda scene, token: TOKEN_NAMES[token].capitalize())]
Prayed = Annotated[int, Noun(lambda scene, ancestor: TITLES[ancestor], ANCESTOR)]
Pile = Annotated[int, Noun(_points, CLOUD)]
Deck = Annotated[int, Noun(lambda scene, deck: ("relics", "spells")[deck])]
Side = Annotated[int, Noun(lambda scene, face: ACTION_WORDS[face])]
Die = Annotated[
    int,
    Noun(
        lambda scene, kind: die_name(kind),
        bare=lambda scene, kind: str(kind % FACES + 1),
    ),
]


def _tokens(token: int, amount: int) -> str:
    return tokens(amount, token)


EVENTS = EventSheet()


@EVENTS.row("{seat} begins.", shown=False)
def begins(s: State, seat: Seat) -> None: ...


@EVENTS.row("{relic} is on offer.", shown=False)
def offered(s: State, seat: Seat, relic: Relic) -> None: ...


@EVENTS.row(
    "{seat} draws {spells:spell}.",
    Look(BeatKind.GAIN, at=(SPELL_DECK(), "seat"), badge="+{spells}"),
)
def draws(s: State, known_to: int, seat: Seat, spells: int) -> None: ...


@EVENTS.row("{seat} draws {spell}.", Look(BeatKind.GAIN, at=(SPELL_DECK(), "seat"), badge="+1"))
def sees(s: State, known_to: int, seat: Seat, spell: Spell) -> None: ...


@EVENTS.row("{seat} begins with {relic}.", Look(BeatKind.GAIN, at="seat"))
def starts_with(s: State, seat: Seat, relic: Relic) -> None: ...


@EVENTS.row("It is {seat}'s turn.", shown=False)  # it stands above the board
def turn(s: State, seat: Seat, number: int) -> None: ...


@EVENTS.row("All idols are removed.")
def clears(s: State, seat: Seat) -> None: ...


@EVENTS.row("{seat} prays to the {ancestor}.", Look(BeatKind.MOVE, at="ancestor", weight=2))
def prays(s: State, seat: Seat, ancestor: Prayed) -> None: ...


@EVENTS.row("{seat} takes the Spirit token.", Look(BeatKind.GAIN, at="seat"))
def takes_spirit(s: State, seat: Seat) -> None: ...


@EVENTS.row(
    "{seat} untaps {relic}.",
    Look(BeatKind.FLIP, at="seat", weight=0, when=lambda relic: relic == NO_CARD),
    Look(BeatKind.FLIP, at="seat", when=lambda relic: relic != NO_CARD),
)
def untaps(s: State, seat: Seat, relic: Relic) -> None:
    """`relic` is NO_CARD for all."""


@EVENTS.row("{seat} uses the Spirit token.", Look(at="seat"))
def uses_spirit(s: State, seat: Seat) -> None: ...


@EVENTS.row("{seat} names {token}.", shown=False)
def names(s: State, seat: Seat, token: Wares) -> None: ...


@EVENTS.row(
    "{seat} gains {tokens}.",
    Look(BeatKind.GAIN, at=TOKEN("{seat}", "{token}"), badge="+{tokens}"),
    tokens=_tokens,
)
def gains(s: State, seat: Seat, token: Wares, amount: int) -> None: ...


@EVENTS.row("{seat} discards {spell}.", Look(BeatKind.LOSE, at="seat"))
def discards(s: State, seat: Seat, spell: Spell) -> None: ...


@EVENTS.row(
    "{seat} sells {relic} for {gold} Gold.",
    Look(BeatKind.LOSE, at="seat", badge="+{gold} Gold"),
)
def sells(s: State, seat: Seat, relic: Relic, gold: int) -> None: ...


@EVENTS.row("{seat} replaces {relic}.", Look(weight=0))
def replaces(s: State, seat: Seat, relic: Relic) -> None: ...


@EVENTS.row(
    "{seat} buys {relic} for {gold} Gold.",
    Look(BeatKind.GAIN, at="seat", badge="-{gold} Gold"),
)
def buys(s: State, seat: Seat, relic: Relic, gold: int) -> None: ...


@EVENTS.row("{seat} discards {relic}.", Look(BeatKind.LOSE, at="seat"))
def drops(s: State, seat: Seat, relic: Relic) -> None: ...


def _price(gold: int) -> str:
    return f" for {gold} Gold" if gold else ""


@EVENTS.row(
    "{seat} upgrades a cloud of {pile} to {better}{price}.",
    Look(BeatKind.GAIN, at=("pile", "seat"), badge="{pile} to {better}", weight=2),
    better=lambda scene, pile: str(scene.game.box.better[pile]),
    price=_price,
)
def upgrades(s: State, seat: Seat, pile: Pile, gold: int) -> None: ...


@EVENTS.row(
    "{seat} summons a cloud of {pile}{price}.",
    Look(BeatKind.GAIN, at=("pile", "seat"), badge="{pile}", weight=2),
    price=_price,
)
def summons(s: State, seat: Seat, pile: Pile, gold: int) -> None:
    """`gold` is 0 for a cloud that dice bring."""


def _numbers(die_1: int, die_2: int, die_3: int, die_4: int, die_5: int) -> list[str]:
    return [str(number) for number in (die_1, die_2, die_3, die_4, die_5) if number]


def _sides(side_1: int, side_2: int) -> list[str]:
    return [ACTION_WORDS[side] for side in (side_1, side_2) if side != NO_FACE]


def _on_green_dice(die_1: int, die_2: int, die_3: int, die_4: int, die_5: int) -> str:
    return ", ".join(_numbers(die_1, die_2, die_3, die_4, die_5))


def _on_action_dice(side_1: int, side_2: int) -> str:
    sides = _sides(side_1, side_2)
    return f"; action dice: {', '.join(sides)}" if sides else ""


def _all_dice(
    die_1: int,
    die_2: int,
    die_3: int,
    die_4: int,
    die_5: int,
    side_1: int,
    side_2: int,
) -> list[str]:
    return _numbers(die_1, die_2, die_3, die_4, die_5) + _sides(side_1, side_2)


@EVENTS.row(
    "{seat} rolls {numbers}{sides}.",
    Look(BeatKind.ROLL, at=TRAY(), faces=_all_dice, weight=2),
    numbers=_on_green_dice,
    sides=_on_action_dice,
)
def rolls(
    s: State,
    seat: Seat,
    die_1: int,
    die_2: int,
    die_3: int,
    die_4: int,
    die_5: int,
    side_1: Side,
    side_2: Side,
) -> None:
    """Of the green dice the numbers, 0 for none; of the action dice the sides, NO_FACE for none."""


A_ROLL = Look(BeatKind.ROLL, at=TRAY(), faces=["{number}"])
AN_ATTACK = Look(BeatKind.ROLL, at=TRAY(), faces=["{number}"], weight=2)


@EVENTS.row("{seat} attacks with a red {number}, which beats no die and goes back.", AN_ATTACK)
def struck_nothing(s: State, seat: Seat, number: int) -> None: ...


@EVENTS.row(
    "{seat} casts {spell} for {magick} Magick.",
    Look(
        BeatKind.FLIP,
        at=(TOKEN("{seat}", Token.MAGICK), TRAY()),
        badge="-{magick} Magick",
        weight=2,
    ),
)
def casts(s: State, seat: Seat, spell: Spell, magick: int) -> None: ...


@EVENTS.row("{seat} uses {relic}{fed}.", Look(BeatKind.FLIP, at=("seat", TRAY())), fed=fed_with)
def uses(s: State, seat: Seat, relic: Relic, face: int) -> None:
    """`face` is that of the action die which the relic takes; NO_ACTION_DIE for none."""


@EVENTS.row(
    "{seat} pays {power} Power.",
    Look(
        BeatKind.LOSE,
        at=TOKEN("{seat}", Token.POWER),
        badge="-{power} Power",
        weight=0,
    ),
)
def pays_power(s: State, seat: Seat, power: int) -> None: ...


@EVENTS.row("{seat} rerolls {die} and gets {number}.", A_ROLL)
def rerolls(s: State, seat: Seat, die: Die, number: int) -> None:
    """`die` is the die before."""


@EVENTS.row("{seat} turns {die} to {number}.", A_ROLL)
def turns_die(s: State, seat: Seat, die: Die, number: int) -> None:
    """`die` is the die before."""


@EVENTS.row("{seat} adds {die} to the pool.", Look(BeatKind.ROLL, at=TRAY(), faces=["{die:bare}"]))
def adds(s: State, seat: Seat, die: Die) -> None: ...


@EVENTS.row(
    "An action die turns from {before} to {after}.",
    Look(BeatKind.FLIP, at=TRAY(), faces=["{after}"]),
)
def turns_action(s: State, seat: Seat, before: Side, after: Side) -> None: ...


@EVENTS.row("{seat} cannot be attacked this turn.", Look(at=TRAY()))
def protects(s: State, seat: Seat) -> None: ...


@EVENTS.row("{seat} lets the roll stand.", Look(at=TRAY()))
def stands(s: State, seat: Seat) -> None: ...


@EVENTS.row("{seat} attacks with a red {number}.", AN_ATTACK)
def attacks(s: State, seat: Seat, number: int) -> None: ...


@EVENTS.row(
    "{seat} replaces {die} with the red {number}.",
    Look(
        BeatKind.STRIKE,
        "{seat} strikes {die}: {number} against {die:bare}",
        TRAY(),
        badge="{die:bare} → {number}",
        weight=2,
    ),
)
def hits(s: State, seat: Seat, die: Die, number: int) -> None: ...


@EVENTS.row("The red {number} goes back.", Look(at=TRAY()))
def returns(s: State, seat: Seat, number: int) -> None: ...


@EVENTS.row(
    "{seat} loses {tokens}.",
    Look(BeatKind.LOSE, at=TOKEN("{seat}", "{token}"), badge="-{tokens}"),
    tokens=_tokens,
)
def loses(s: State, seat: Seat, token: Wares, amount: int) -> None: ...


def _level(dice: int) -> list[str]:
    """Dice of one number go to their level of the pyramid."""
    level = {1: SINGLE, 2: PAIR}.get(dice, ALIKE + dice - FEWEST_ALIKE)
    return [TRAY(), LEVEL(min(level, ALIKE + 2))]


def _alike(number: int, dice: int) -> list[str]:
    return [str(number)] * dice


def _run(low: int, high: int) -> list[str]:
    return [str(number) for number in range(low, high + 1)]


@EVENTS.row(
    "{seat} spends {alike}.",
    Look(BeatKind.MOVE, at=_level, faces=_alike),
    alike=lambda number, dice: ", ".join(_alike(number, dice)),
)
def spends(s: State, seat: Seat, number: int, dice: int) -> None: ...


@EVENTS.row("{seat} exchanges an action die that shows {side}.", Look(at=TRAY()))
def exchanges(s: State, seat: Seat, side: Side) -> None: ...


@EVENTS.row("The discarded {cards} are shuffled into a new deck.")
def reshuffles(s: State, seat: Seat, cards: Deck) -> None: ...


@EVENTS.row(
    "{seat} has {points:point}: this is the last round.",
    Look(at="seat", weight=2),
)
def last_round(s: State, seat: Seat, points: int) -> None: ...


@EVENTS.row("The turn limit is reached, so the game ends.")
def time(s: State, seat: Seat) -> None: ...


@EVENTS.row("{seat} wins with {points:point}.", Look(BeatKind.GAIN, at="seat", weight=3))
def victory(s: State, seat: Seat, points: int) -> None: ...


@EVENTS.row("The game is a draw at {points:point} each.", Look(weight=3))
def tie(s: State, seat: Seat, points: int) -> None: ...


@EVENTS.row(
    "{seat} spends {run}.",
    Look(BeatKind.MOVE, at=(TRAY(), LEVEL(RUN)), faces=_run),
    run=lambda low, high: ", ".join(_run(low, high)),
)
def spends_run(s: State, seat: Seat, low: int, high: int) -> None: ...


@EVENTS.row(
    "The {token} tokens run out: {seat} gains {missing} fewer.",
    Look(at="seat"),
)
def runs_out(s: State, seat: Seat, token: Wares, missing: int) -> None: ...


@EVENTS.row(
    "Both have {points:point}: {seat} {order} and wins the tie.",
    Look(BeatKind.GAIN, at="seat", weight=3),
    order=lambda scene: IN_ORDER[scene.game.box.ties],
)
def wins_tie(s: State, seat: Seat, points: int) -> None: ...
