"""The table of actions: all that a player can ever choose to do, and how a rule offers one of
them.
"""

from ludary.games.konja.cards import RELICS, SPELLS
from ludary.games.konja.pieces import ACTION_FACES, ANCESTORS, CLOUDS, DIE_KINDS, FACES, TOKENS
from ludary.games.konja.verbs import Verb
from ludary.kit import ActionSpace, Domain, Row, named, numbers, rule
from ludary.kit.grid import lowest

RELIC = named("relic", RELICS)
SPELL = named("spell", SPELLS)
DIE = named("die", DIE_KINDS)
CLOUD = named("cloud", CLOUDS)
NUMBER, TOKEN = numbers(1, FACES), named("token", TOKENS)

ACTIONS = ActionSpace(
    {
        Verb.BEGIN: (("relic", RELIC),),
        Verb.PRAY: (("ancestor", named("ancestor", ANCESTORS)),),
        Verb.NAME: (("token", TOKEN),),
        Verb.DISCARD: (("spell", SPELL),),
        Verb.SELL: (("relic", RELIC),),
        Verb.REPLACE: (("relic", RELIC),),
        Verb.BUY: (("relic", RELIC),),
        Verb.DROP: (("relic", RELIC),),
        Verb.UPGRADE: (("cloud", CLOUD),),
        Verb.SUMMON: (("cloud", CLOUD),),
        Verb.CAST: (("spell", SPELL),),
        Verb.USE: (("relic", RELIC), ("with", named("action", ACTION_FACES + 1))),
        Verb.UNTAP: (("relic", RELIC),),
        Verb.REROLL: (("die", DIE),),
        Verb.FLIP: (("die", DIE),),
        Verb.RAISE: (("die", DIE),),
        Verb.LOWER: (("die", DIE),),
        Verb.TURN: (("die", DIE), ("number", NUMBER)),
        Verb.CONJURE: (("number", NUMBER),),
        Verb.MARK: (("from", named("action", ACTION_FACES)), ("to", Domain(TOKENS, 1, "action"))),
        Verb.WITHER: (("action", Domain(TOKENS, 1, "action")),),
        Verb.TAKE: (("token", TOKEN),),
        Verb.AGAIN: (),
        Verb.ATTACK: (),
        Verb.HIT: (("die", DIE),),
        Verb.SINGLE: (("number", NUMBER),),
        Verb.PAIR: (("number", NUMBER),),
        Verb.RUN: (("from", NUMBER), ("to", NUMBER)),
        Verb.ALIKE: (("cloud", CLOUD), ("number", NUMBER)),
        Verb.DONE: (),
    }
)
FIRST = ACTIONS.first


@rule
def offer(out: Row, n: int, verb: int, value: int, allowed: bool) -> int:
    """Write the action of this verb with the `value`-th of its arguments into `out`; it counts if
    it is allowed.
    """
    out[n] = FIRST[verb] + value
    return n + int(allowed)


@rule
def offer_bits(out: Row, n: int, verb: int, kinds: int) -> int:
    """One action for each bit that is set, by its number."""
    while kinds:
        n = offer(out, n, verb, lowest(kinds), True)
        kinds &= kinds - 1
    return n
