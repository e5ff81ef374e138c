"""Costs of choices and whom they meet, for words: asked of the rules.

Nothing here draws chance or changes the View.
"""

from typing import Any

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE
from ludary.games.zimby_mojo.duties import Duty, Entry
from ludary.games.zimby_mojo.reckoning import BARE, copy_of, creature_on, land_of
from ludary.games.zimby_mojo.rules.creatures import of_tribe, tribe_count
from ludary.games.zimby_mojo.rules.fights.combat import attacking, defending
from ludary.games.zimby_mojo.rules.movement.ways import (
    group_weight,
    payment_price,
    payment_tiles,
    step_price,
    step_tiles,
    walk_price,
    walk_tiles,
)
from ludary.games.zimby_mojo.rules.obstacles import blind
from ludary.games.zimby_mojo.rules.scrolls.casting import scroll_price
from ludary.games.zimby_mojo.rules.scrolls.incantations import chanters, spawn_price
from ludary.games.zimby_mojo.state import Kind, State
from ludary.games.zimby_mojo.text.creatures import creature_at, creature_words, place_words
from ludary.games.zimby_mojo.text.names import DIRECTION_NAMES, count
from ludary.games.zimby_mojo.text.obstacles import obstacle_words
from ludary.kit import Game


def spawning(boxes: Any, states: Any, seat: int) -> int:
    """A driver: mojo for a zimby."""
    return spawn_price(boxes[0], states[0], seat)


def pricing(boxes: Any, states: Any, seat: int, card: int) -> int:
    """A driver: mojo for a scroll."""
    return scroll_price(boxes[0], states[0], seat, card)


def pacing(boxes: Any, states: Any, seat: int, creature: int) -> tuple[int, int]:
    """A driver: tiles and price of one payment for a whole column or zombie."""
    return walk_tiles(boxes[0], states[0], creature, seat), walk_price(
        boxes[0], states[0], creature
    )


def pacing_group(boxes: Any, states: Any, seat: int, zimbies: int, crown: bool) -> tuple[int, int]:
    """A driver: tiles and price of one payment for so many zimbies, with or without the Crown."""
    weight = group_weight(boxes[0], states[0], zimbies, crown)
    return payment_tiles(boxes[0], states[0], seat, weight), payment_price(boxes[0], weight)


def pacing_on(boxes: Any, states: Any) -> tuple[int, int]:
    """A driver: tiles and price of the next payment for the walk that goes on; both are 0 while it
    has tiles left.
    """
    mojo = step_price(boxes[0], states[0])
    return step_tiles(boxes[0], states[0]) if mojo else 0, mojo


def groping(boxes: Any, states: Any, creature: int) -> bool:
    """A driver: tell whether darkness decides where the creature comes out."""
    return blind(states[0], creature)


def measuring(boxes: Any, states: Any, attacker: int, defender: int) -> tuple[int, int]:
    """A driver: the brutality of both. Uses up what was waiting for the next roll."""
    return max(0, attacking(boxes[0], states[0], attacker)), max(
        0, defending(boxes[0], states[0], defender)
    )


def ask_rules(game: Game[Box], driver: Any, s: State, *args: int) -> int:
    """The answer of a driver about the View's state."""
    return int(game.engine.bind(driver)(game.boxes, copy_of(s), *args))


def ask_for_two(game: Game[Box], driver: Any, s: State, *args: int) -> tuple[int, int]:
    """The two answers of a driver about the View's state."""
    first, second = game.engine.bind(driver)(game.boxes, copy_of(s), *args)
    return int(first), int(second)


def offered(game: Game[Box], s: State, verb: int) -> list[tuple[int, ...]]:
    """The arguments of all choices with this verb that the rules offer to whoever decides in a
    View's state.
    """
    if s.actor < 0:
        return []
    out = game.engine.action_buffer()
    count = game.engine.legal(game.boxes, copy_of(s), 0, out)
    return [
        tuple(game.plain_action(action).args)
        for action in out[:count].tolist()
        if game.actions.verb[action] == verb
    ]


def spawn_words(game: Game[Box], s: State | None) -> str:
    """The price of a zimby, how it comes, and what a full tribal board makes of it."""
    if s is None:
        return f"{game.box.spawn_cost} mojo; it arrives depleted"
    price, shaman = ask_rules(game, spawning, s, s.actor), s.shamans[s.actor]
    full = shaman.active + shaman.depleted >= game.box.board_limit
    crowded = "; your tribal board is full, so one zimby must go" if full else ""
    return f"{price} mojo{ended_words(s, price)}; it arrives depleted{crowded}"


def ended_words(s: State | None, mojo: int, zimbies: int = 0) -> str:
    """Say how many incantations of the actor end if so much mojo is paid, and so many zimbies leave
    the tribal board or begin to chant.
    """
    if s is None or s.actor < 0:
        return ""
    shaman = s.shamans[s.actor]
    left = int(shaman.active) - zimbies - max(0, mojo - int(shaman.tokens) - int(shaman.pool))
    ended = int(chanters(s, s.actor)) - max(0, left)
    return f", which ends {ended} of your incantations" if ended > 0 else ""


def mojo_for_scroll(game: Game[Box], s: State | None, card: int) -> int:
    """Mojo for a scroll, with what incantations add."""
    return (
        game.box.kinds[card].cost
        if s is None or s.actor < 0
        else ask_rules(game, pricing, s, s.actor, card)
    )


def whole_rate(game: Game[Box], s: State) -> str:
    """Say what a payment buys for the chosen creature: 4 tiles for 1 mojo."""
    return _rate(*ask_for_two(game, pacing, s, s.actor, s.chosen))


def group_rate(game: Game[Box], s: State | None, zimbies: int, crown: bool) -> str:
    """Say what a payment buys for so many zimbies, with or without the Crown."""
    return (
        _rate(*ask_for_two(game, pacing_group, s, s.actor, zimbies, crown)) if s is not None else ""
    )


def _rate(tiles: int, mojo: int) -> str:
    return f": {count(tiles, 'tile')} for {mojo} mojo"


def attack_words(game: Game[Box], s: State, direction: int) -> str:
    """Tell whom an attack of the chosen creature meets, with what brutality against what."""
    attacker = s.chosen
    tile = game.box.next[s.creatures[attacker].tile, direction]
    defender = creature_on(s, tile)
    if defender == NOWHERE:
        return place_words(game, tile)
    foe = creature_at(s, defender, game)
    if land_of(game, s).get(tile, BARE).dark and s.creatures[attacker].kind != Kind.ZOMBIE:
        return f"{foe}, in darkness: they would swap tiles"
    return f"{foe}: {strength_words(game, s, attacker, defender)}"


def strength_words(game: Game[Box], s: State, attacker: int, defender: int) -> str:
    """Brutality 3 against 5, before dice and cannibalism."""
    own, others = ask_for_two(game, measuring, s, attacker, defender)
    return f"brutality {own} against {others}"


def step_words(game: Game[Box], s: State | None, direction: int) -> str:
    """Say where a step leads, what lies there, and what it costs if it has to be paid for."""
    way = f"Step {DIRECTION_NAMES[direction]}" if direction < CORNERS else "Step diagonally"
    walk = walk_of(s) if s is not None else None
    if s is None or walk is None or beyond(game, s, walk, direction) == NOWHERE:
        return way
    tile = beyond(game, s, walk, direction)
    if walk.creature != NOWHERE and ask_rules(game, groping, s, walk.creature):
        return f"Step out of the darkness on a random side{paid_words(game, s, walk)}"
    return (
        f"{way} to"
        f" {place_words(game, tile)}{meeting_words(game, s, tile)}{paid_words(game, s, walk)}"
    )


def welcome_words(game: Game[Box], s: State | None) -> str:
    """Tell whom zimbies that leave the tribal board join, and who is asked whether they may, before
    they pay.
    """
    if s is None or s.actor < 0:
        return ""
    other = creature_on(s, game.box.stub[s.shamans[s.actor].entry])
    if other == NOWHERE:
        return ""
    c = s.creatures[other]
    asked = (
        ""
        if of_tribe(c, s.actor)
        else ", if its shaman agrees"
        if tribe_count(c) == 1
        else ", if all its shamans agree"
    )
    return f", to join {creature_words(s, other)}{asked}"


def meeting_words(game: Game[Box], s: State, tile: int) -> str:
    """Tell who stands on the tile that is entered, and what grows there."""
    creature, parts = creature_on(s, tile), []
    lying = land_of(game, s).get(tile, BARE)
    if creature != NOWHERE:
        parts.append(
            f"{'swapping with' if lying.dark else 'to join'} {creature_words(s, creature)}"
        )
    parts += [f"into {obstacle}" for obstacle in obstacle_words(lying)]
    if s.crown_tile == tile:
        parts.append("where the Crown lies")
    return f" ({', '.join(parts)})" if parts else ""


def paid_words(game: Game[Box], s: State, walk: Entry) -> str:
    """The price of a step that is not paid for yet, and what it buys."""
    if walk.tiles_left > 0 or s.agenda[s.agenda_count - 1].duty != Duty.WALK:
        return ""
    tiles, mojo = ask_for_two(game, pacing_on, s)
    return f", for {mojo} mojo ({count(tiles, 'tile')})" if mojo else ""


def home_words(game: Game[Box], s: State | None) -> str:
    """Say what a step home costs, and whether it wins."""
    walk = walk_of(s) if s is not None else None
    if s is None or walk is None or walk.creature == NOWHERE:
        return ""
    wins = " with the Crown, and win" if carries_crown(s, walk) else ""
    return f"{wins}{paid_words(game, s, walk)}"


def carries_crown(s: State, walk: Entry) -> bool:
    """Tell whether those who walk have the Crown, or take it along."""
    return bool(walk.creature == s.bearer and (walk.zimbies == 0 or walk.takes_crown))


def walk_of(s: State) -> Entry | None:
    """The movement that goes on, or None."""
    for at in range(s.agenda_count - 1, -1, -1):
        if s.agenda[at].duty == Duty.WALK:
            return s.agenda[at]
    return None


def beyond(game: Game[Box], s: State, walk: Entry, direction: int) -> int:
    """The tile that a step enters; from a tribal board it is the entry stub."""
    if walk.creature == NOWHERE or s.creatures[walk.creature].tile == NOWHERE:
        return int(game.box.stub[s.shamans[walk.seat].entry])
    return int(game.box.next[s.creatures[walk.creature].tile, direction])


def seal_words(game: Game[Box], s: State | None, name: str) -> str:
    """Say with whom a seal is opened, and for what."""
    if s is not None and s.seats == 1:
        return ": sacrifice a zimby of the column on the shrine"
    return f" together with {name}, for {game.box.seal_price} mojo each"
