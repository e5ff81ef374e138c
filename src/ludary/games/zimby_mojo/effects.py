"""The effects of scrolls: a row for each, with all but its rule, which stands in `rules/scrolls`.

Numbers go by the order of the rows.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import partial

from ludary.games.zimby_mojo.cards import ANY_CREATURE, STACKED, ScrollType, Target


class Number(IntEnum):
    """Kinds of numbers that an edition can give to an effect."""

    NONE = 0
    FIXED = 1  # an amount
    ROLLED = 2  # an amount, dice, or both


class Need(IntEnum):
    """Conditions that the effect of a witchery sets for its target."""

    ANY = 0
    WOUNDED = 1  # wounds for it lie on the stack
    CROWNED = 2  # it holds the Crown
    OWN = 3  # a column that the caster leads, and that can walk
    LOCKED = 4
    AWAKE = 5  # active tokens
    APART = 6  # another tile than the channeller's, both free to leave
    BACKED = 7  # a free tile behind it
    FAR = 8  # a free tile before it
    OVERGROWN = 9  # a tile with conjured obstacles
    LIT = 10  # a tile on which no darkness lies with its A side up


@dataclass(frozen=True)
class EffectRow:
    """The words of an effect, and all that an edition can make of it.

    The texts name its number in the forms of `text/cards.py`: {wounds}, {tiles}.
    """

    text: str
    brief: str  # for the scroll itself, where there is little room
    type: ScrollType
    targets: int  # bits of Target: all that it can be aimed at
    number: Number = Number.FIXED
    negative: str = ""  # the emblem where the amount is below 0; "" if it cannot be
    doubled: str = ""  # what eating zimbies can double; "" for nothing
    need: Need = Need.ANY  # of witcheries
    harms: bool = False  # whether it harms the shaman that it is aimed at
    rules: tuple[str, ...] = ()  # rules of the ledger that explain it


_at_creature = partial(EffectRow, type=ScrollType.WITCHERY, targets=ANY_CREATURE)
_at_tile = partial(
    EffectRow,
    type=ScrollType.WITCHERY,
    targets=Target.TILE,
    number=Number.NONE,
    doubled="neighbours",
)
_at_shaman = partial(EffectRow, type=ScrollType.RITUAL, targets=Target.SHAMAN)
_lasting = partial(EffectRow, type=ScrollType.INCANTATION, targets=Target.SHAMAN)


class Effect(IntEnum):
    """Effects of scrolls; each uses the scroll's number, which is its amount and the dice added to
    it.

    The emblem of an effect is the drawing of its name in `board/drawings/emblems.svg`.
    """

    row: EffectRow

    def __new__(cls, row: EffectRow) -> Effect:
        number = len(cls.__members__)
        effect = int.__new__(cls, number)
        effect._value_ = number
        effect.row = row
        return effect

    BRUTALITY = _at_creature(
        (
            "{target} has {signed} brutality in one combat roll: the one on the stack, or its next"
            " one this turn"
        ),
        "{signed} brutality in one roll",
        negative="weak",
        doubled="change",
        rules=("roll", "separate-sources"),
    )
    WOUND = _at_creature(
        "{target} suffers {wounds}",
        "{wounds}",
        doubled="wounds",
        rules=("single-source", "separate-sources"),
    )
    PREVENT = _at_creature(
        "{target} is spared up to {wounds} that it is about to suffer from one source",
        "spares {wounds}",
        doubled="wounds prevented",
        need=Need.WOUNDED,
        rules=("prevent",),
    )
    MAP = _at_creature(
        "{target} moves {tiles} at once, for free",
        "walk {tiles} free",
        targets=Target.ZIMBIES,
        number=Number.ROLLED,
        doubled="tiles",
        need=Need.OWN,
        rules=("own-turn",),
    )
    DEADLY = _at_tile(
        "deadly vines grow on a tile{spread}", "deadly vines{more}", rules=("deadly", "conjured")
    )
    ENTANGLE = _at_tile(
        "entangling vines grow on a tile{spread}",
        "snares a tile{more}",
        rules=("entangling", "conjured"),
    )
    DARKEN = _at_tile(
        "darkness falls on a tile{spread}",
        "darkness on a tile",
        need=Need.LIT,
        rules=("darkness", "conjured"),
    )
    CLEAR = _at_tile(
        "conjured obstacles vanish from a tile{spread}", "clears a tile", need=Need.OVERGROWN
    )
    BUNGLE = _at_creature(
        "{target} drops its item, which bounces to a random neighbour, {times}",
        "the Crown bounces away",
        number=Number.ROLLED,
        doubled="bounces",
        need=Need.CROWNED,
    )
    PUSH = _at_creature(
        "{target} is pushed {tiles} straight away from the channeller",
        "push it {tiles}",
        number=Number.ROLLED,
        doubled="tiles",
        need=Need.BACKED,
    )
    PULL = _at_creature(
        "{target} is pulled {tiles} straight towards the channeller",
        "pull it {tiles}",
        number=Number.ROLLED,
        doubled="tiles",
        need=Need.FAR,
    )
    SWITCH = _at_creature(
        "the channeller's column and {target} swap tiles",
        "swap tiles with it",
        number=Number.NONE,
        need=Need.APART,
    )
    NAP = _at_creature(
        "{target} is depleted until the next refresh",
        "it sleeps this round",
        number=Number.NONE,
        need=Need.AWAKE,
    )
    LOOSEN = _at_creature(
        "all combat locks of {target} end",
        "out of combat at once",
        number=Number.NONE,
        need=Need.LOCKED,
    )
    NIX = _at_shaman(
        "the effect of {target} is cancelled",
        "cancels any scroll",
        targets=STACKED,
        number=Number.NONE,
    )
    WAKE = _at_shaman(
        "{zimbies} of {target} become active on the tribal board",
        "wakes {zimbies}",
        number=Number.ROLLED,
    )
    DRAW = _at_shaman("{target} draws {scrolls}", "draw {scrolls}")
    BREED = _at_shaman(
        "up to {zimbies} of {target} return from the Far Shore to the tribal board, depleted",
        "{zimbies} return home",
        rules=("board-limit",),
    )
    STEAL = _at_shaman(
        "the caster takes {random_scrolls} from the hand of {target}", "steal {scrolls}", harms=True
    )
    FORGET = _at_shaman("{target} discards {random_scrolls}", "discards {scrolls}", harms=True)
    LEECH = _at_shaman(
        (
            "{target} depletes {number} active mojo tokens or zimbies of the tribal board, of their"
            " choice"
        ),
        "drains {number} mojo",
        number=Number.ROLLED,
        harms=True,
    )
    REDIRECT = _at_shaman(
        "{target} gets another target of the caster's choice",
        "turns a witchery",
        targets=Target.WITCHERY,
        number=Number.NONE,
    )
    HUSH = _at_shaman(
        "{target} ends, on the stack or in play; its chanter is depleted",
        "ends an incantation",
        targets=Target.INCANTATION,
        number=Number.NONE,
    )
    DIG = _at_shaman(
        "{target} takes {scrolls} of their choice from the discard pile",
        "take {number} of the discards",
    )
    DRUMS = _lasting(
        "columns that {target} controls attack with {signed} brutality",
        "{signed} brutality to attack",
    )
    HIDES = _lasting(
        "columns with a zimby of {target} defend with {signed} brutality",
        "{signed} brutality to defend",
    )
    FEET = _lasting(
        "{target} moves {more_tiles} for each payment{least}",
        "{more_tiles} a payment",
        negative="heavy",
    )
    LITTERS = _lasting(
        "a zimby that {target} spawns costs {number} mojo", "zimbies cost {number} mojo"
    )
    GREED = _lasting(
        "scrolls cost {target} {number} mojo more", "scrolls cost {number} more", harms=True
    )
    RATTLES = _lasting(
        "a witchery aimed at a column with a zimby of {target} fails on a d6 of {upto}",
        "magic fails on {upto}",
    )


EFFECTS = tuple(effect.row for effect in Effect)  # rows by number
