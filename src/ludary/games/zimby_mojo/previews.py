"""What a choice would cost or meet: asked of the rules, for the words of choices. Nothing here draws chance or changes the View."""

from typing import Any

from ludary.core.game import Game
from ludary.games.zimby_mojo.cards import NOWHERE, Effect
from ludary.games.zimby_mojo.creature_words import creature_at, creature_words, obstacle_words, place_words
from ludary.games.zimby_mojo.names import count
from ludary.games.zimby_mojo.reckoning import BARE, Land, copy_of, creature_on, land_of
from ludary.games.zimby_mojo.rules.columns import rate, weight
from ludary.games.zimby_mojo.rules.combat import attacking, defending
from ludary.games.zimby_mojo.rules.crown import burden
from ludary.games.zimby_mojo.rules.incantations import chanted, spawn_price
from ludary.games.zimby_mojo.rules.walking import GROUP_CROWN
from ludary.games.zimby_mojo.state import Duty, Kind

STRENGTHS = 1000  # the attacker's brutality is counted in thousands beside the defender's


def spawning(boxes: Any, states: Any, seat: int) -> int:
    """A driver: mojo for a zimby."""
    return spawn_price(boxes[0], states[0], seat)


def greed(boxes: Any, states: Any, seat: int) -> int:
    """A driver: mojo that scrolls cost a shaman more."""
    return chanted(boxes[0], states[0], seat, Effect.GREED)


def fleetness(boxes: Any, states: Any, seat: int) -> int:
    """A driver: tiles that each of a shaman's payments gives more."""
    return chanted(boxes[0], states[0], seat, Effect.FEET)


def weighing(boxes: Any, states: Any, creature: int) -> int:
    """A driver: the row of the table of rates for a whole column."""
    return rate(weight(boxes[0], states[0], creature))


def weighing_group(boxes: Any, states: Any, zimbies: int, crown: int) -> int:
    """A driver: the row for so many zimbies, with or without the Crown."""
    return rate(zimbies + (burden(boxes[0], states[0]) if crown else 0))


def measuring(boxes: Any, states: Any, attacker: int, defender: int) -> int:
    """A driver: the brutality of both, the attacker's in thousands. Changes the states."""
    return STRENGTHS * max(0, attacking(boxes[0], states[0], attacker)) + max(0, defending(boxes[0], states[0], defender))


def spawn_words(game: Game, s: Any) -> str:
    """The price of a zimby."""
    price = int(game.box.spawn_cost) if s is None else int(game.engine.bind(spawning)(game.boxes, copy_of(s), int(s.actor)))
    return f"{price} mojo"


def price_of(game: Game, s: Any, card: int) -> int:
    """Mojo for a scroll, with what incantations add."""
    more = 0 if s is None or s.actor < 0 else int(game.engine.bind(greed)(game.boxes, copy_of(s), int(s.actor)))
    return int(game.box.kinds[card].cost) + more


def rate_words(game: Game, s: Any, number: int, crown: bool = False) -> str:
    """What a payment buys: for so many zimbies, or (NOWHERE) for the chosen creature."""
    if s is None:
        return ""
    tiles, mojo = pace(game, s, int(s.actor), int(s.chosen) if number == NOWHERE else NOWHERE, number, crown)
    return f": {count(tiles, 'tile')} for {mojo} mojo"


def pace(game: Game, s: Any, seat: int, creature: int, zimbies: int = 0, crown: bool = False) -> tuple[int, int]:
    """The tiles of one payment, and its price: for a creature, or (NOWHERE) for so many zimbies."""
    if creature != NOWHERE and s.creatures[creature].kind == Kind.ZOMBIE:
        return int(game.box.zombie_tiles), 1
    states, bind = copy_of(s), game.engine.bind
    row = bind(weighing_group)(game.boxes, states, zimbies, crown) if creature == NOWHERE else bind(weighing)(game.boxes, states, creature)
    more = int(bind(fleetness)(game.boxes, states, seat))
    return max(1, int(game.box.step_tiles[row]) + more), int(game.box.step_cost[row])


def attack_words(game: Game, s: Any, direction: int) -> str:
    """Whom an attack of the chosen creature meets, with what brutality against what."""
    attacker = int(s.chosen)
    tile = int(game.box.next[s.creatures[attacker].tile, direction])
    defender = creature_on(s, tile)
    if defender == NOWHERE:
        return place_words(game, tile)
    foe = creature_at(s, defender, game)
    if land_of(game, s).get(tile, BARE).dark and s.creatures[attacker].kind != Kind.ZOMBIE:
        return f"{foe}, in darkness: they would swap tiles"
    return f"{foe}: {strength_words(game, s, attacker, defender)}"


def strength_words(game: Game, s: Any, attacker: int, defender: int) -> str:
    """Brutality 3 against 5, before dice and cannibalism."""
    both = int(game.engine.bind(measuring)(game.boxes, copy_of(s), attacker, defender))
    return f"brutality {both // STRENGTHS} against {both % STRENGTHS}"


def entering_words(game: Game, s: Any, direction: int) -> str:
    """Where a step leads, what lies there, and what it costs if it has to be paid for."""
    walk = walk_of(s)
    if walk is None:
        return ""
    tile = beyond(game, s, walk, direction)
    if tile == NOWHERE:
        return ""
    return f" to {place_words(game, tile)}{_meeting(game, s, tile)}{payment_words(game, s, walk)}"


def _meeting(game: Game, s: Any, tile: int) -> str:
    """Who stands on the tile that is entered, and what grows there."""
    creature, parts = creature_on(s, tile), []
    lying = land_of(game, s).get(tile, BARE)
    if creature != NOWHERE:
        swaps = lying.dark
        parts.append(f"{'swapping with' if swaps else 'joining'} {creature_words(s, creature)}")
    parts += [f"into {obstacle}" for obstacle in obstacle_words(lying)]
    if s.crown_tile == tile:
        parts.append("where the Crown lies")
    return f" ({', '.join(parts)})" if parts else ""


def payment_words(game: Game, s: Any, walk: Any) -> str:
    """The price of a step that is not paid for yet."""
    if walk.b > 0:
        return ""
    group = int(walk.e) % GROUP_CROWN
    creature = NOWHERE if group else int(walk.a)
    tiles, mojo = pace(game, s, int(walk.d), creature, group, walk.e > GROUP_CROWN)
    return f", for {mojo} mojo ({count(tiles, 'tile')})"


def walk_of(s: Any) -> Any:
    """The movement that goes on, or None."""
    for at in range(int(s.agenda_count) - 1, -1, -1):
        if s.agenda[at].duty == Duty.WALK:
            return s.agenda[at]
    return None


def beyond(game: Game, s: Any, walk: Any, direction: int) -> int:
    """The tile that a step enters; from a tribal board it is the entry stub."""
    if walk.a == NOWHERE or s.creatures[walk.a].tile == NOWHERE:
        return int(game.box.stub[s.shamans[walk.d].entry])
    return int(game.box.next[s.creatures[walk.a].tile, direction])


def home_words(game: Game, s: Any) -> str:
    """Whether going home wins."""
    walk = walk_of(s) if s is not None else None
    if walk is None or walk.a == NOWHERE:
        return ""
    return " with the Crown, and win" if walk.a == s.bearer else ""


def seal_words(game: Game, s: Any, partner: int) -> str:
    """With whom a seal is opened, and where."""
    if s is None:
        return f" with shaman {partner + 1}"
    if s.seats == 1:
        return ": sacrifice a zimby of the column on the shrine"
    return f", together with shaman {partner + 1}, for {int(game.box.seal_price)} mojo each"
