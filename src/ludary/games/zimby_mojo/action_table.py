"""The table of actions, and how rules write legal ones down."""

from ludary.games.zimby_mojo.cards import CORNERS, DIRECTIONS, ENTRIES, KINDS, SEATS, TILES
from ludary.games.zimby_mojo.state import AGENDA, CHANTS
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import ActionSpace, Row, named, numbers, rule, seats

TILE, CARD, SEAT = named("tile", TILES), named("scroll", KINDS), seats(SEATS)
WAY, PLACE = named("direction", DIRECTIONS), named("place", CORNERS)
GROUP = numbers(1, 3)  # zimbies of one tribe that a column holds at most

ACTIONS = ActionSpace(
    {
        Verb.ENTRY: (("entry", numbers(1, ENTRIES)),),
        Verb.END_TURN: (),
        Verb.SPAWN: (),
        Verb.CREATURE: (("tile", TILE),),
        Verb.LEAVE: (("zimbies", GROUP),),
        Verb.PORTAL_IN: (("zimbies", GROUP),),
        Verb.WHOLE: (),
        Verb.GROUP: (("zimbies", GROUP), ("crown", named("crown", 2))),
        Verb.STEP: (("direction", WAY),),
        Verb.HOME: (),
        Verb.HALT: (),
        Verb.ATTACK: (("direction", WAY),),
        Verb.RAISE: (),
        Verb.PICK_UP: (),
        Verb.DROP: (),
        Verb.CAST: (("scroll", CARD),),
        Verb.EAT_MOJO: (),
        Verb.EAT_CARD: (),
        Verb.SEAL: (("partner", SEAT),),
        Verb.AGREE: (),
        Verb.REFUSE: (),
        Verb.PASS: (),
        Verb.CHANNEL: (("tile", TILE),),
        Verb.CHANNEL_HOME: (),
        Verb.AIM: (("tile", TILE),),
        Verb.AIM_SHAMAN: (("shaman", SEAT),),
        Verb.AIM_EFFECT: (("entry", numbers(1, AGENDA)),),
        Verb.AIM_CHANT: (("chant", numbers(1, CHANTS)),),
        Verb.DEVOUR_RANGE: (),
        Verb.DEVOUR_EFFECT: (),
        Verb.PAY: (("zimbies", numbers(0, 8)),),
        Verb.DEVOUR: (("zimbies", numbers(0, 8)),),
        Verb.PORTAL: (("out", numbers(0, 15)),),
        Verb.PLACE: (("place", PLACE),),
        Verb.LOSE: (("toll", named("toll", 4)),),
        Verb.DISCARD: (("scroll", CARD),),
        Verb.KEEP: (("scroll", CARD),),
        Verb.DIG: (("scroll", CARD),),
        Verb.MILL: (),
        Verb.SPILL: (),
        Verb.SEAL_AT: (("shrine", numbers(1, CORNERS)), ("partner", SEAT)),
        Verb.RELEASE: (("chant", numbers(1, CHANTS)),),
        Verb.GO: (("tile", TILE),),
        Verb.GO_HOME: (),
    }
)
FIRST = ACTIONS.first


@rule
def offer(out: Row, n: int, verb: int, allowed: bool, at: int = 0) -> int:
    """Write the verb down if it is allowed, with its `at`-th argument (or arguments, counted
    through); returns the new `n`.
    """
    if allowed:
        out[n] = FIRST[verb] + at
        return n + 1
    return n


@rule
def offer_in_order(out: Row, first: int, n: int, verb: int, at: int) -> int:
    """Write the verb down with its `at`-th argument, in order among what stands in `out` from
    `first` on; returns the new `n`.
    """
    action, place = FIRST[verb] + at, n
    while place > first and out[place - 1] > action:
        out[place] = out[place - 1]
        place -= 1
    out[place] = action
    return n + 1
