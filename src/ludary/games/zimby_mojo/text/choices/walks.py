"""Choices of creatures that walk, fight, and take or leave the Crown."""

from collections.abc import Iterable
from itertools import islice

from ludary.games.zimby_mojo.board.marks_map import may_walk, neighbours_of, tiles_within
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.reckoning import BARE, Land, creature_on, land_of
from ludary.games.zimby_mojo.spots import (
    BOARD,
    ENTER,
    GROUP,
    HOME,
    TILE,
    ZIMBY,
    tile_spot,
    tile_spots,
)
from ludary.games.zimby_mojo.state import Kind, State
from ludary.games.zimby_mojo.text.creatures import (
    creature_words,
    listed,
    on_tile,
    place_words,
    tribes_of,
)
from ludary.games.zimby_mojo.text.goals import go_home_words, go_words, goals_of, way_to
from ludary.games.zimby_mojo.text.names import DIRECTION_NAMES, SIDES_OF_THE_MIST, count
from ludary.games.zimby_mojo.text.previews import (
    ask_for_two,
    attack_words,
    beyond,
    group_rate,
    home_words,
    pacing,
    pacing_group,
    pacing_on,
    step_words,
    walk_of,
    welcome_words,
    whole_rate,
)
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Choice, Game, Mark, Marks

CROWN = 1  # a group takes it along


def _home(s: State) -> str:
    """The hut of the actor beyond its entry."""
    return HOME(s.actor)


def _chosen(s: State) -> str:
    """The creature that the actor has chosen, or that moves."""
    walk = walk_of(s)
    creature = s.chosen if s.chosen != NOWHERE else walk.creature if walk is not None else NOWHERE
    if creature == NOWHERE:
        return _home(s) if walk is not None else ""
    return tile_spot(s.creatures[creature].tile)


def _moves(s: State) -> Marks:
    """Mark where the creature stands that moves to the spot of the choice."""
    spot = _chosen(s)
    return {Mark.FROM: [spot]} if spot else {}


def _reach(game: Game[Box], s: State, creature: int, group: int, tiles: int) -> Marks:
    origin = s.creatures[creature].tile
    return {Mark.REACH: tile_spots(tiles_within(game, s, creature, group, s.actor, origin, tiles))}


def _wounding(game: Game[Box], s: State, tiles: Iterable[int]) -> list[int]:
    """Return the tiles whose obstacles wound creatures that enter."""
    lands = land_of(game, s)
    cutting = ((tile, lands.get(tile, BARE)) for tile in tiles)
    return [
        tile
        for tile, lying in cutting
        if lying.land & (Land.MIST | Land.VINES) or lying.deadly_a or lying.deadly_b
    ]


def _creature(game: Game[Box], s: State | None, tile: int) -> str:
    if s is None:
        return f"Choose the creature at {place_words(game, tile)}"
    return f"Choose {on_tile(game, s, tile)}"


def _mark_creature(game: Game[Box], s: State, tile: int) -> Marks:
    """Mark the tiles that the creature reaches for one payment, and the foes next to it."""
    creature, reach = creature_on(s, tile), {}
    if may_walk(game, s, creature):
        tiles, _ = ask_for_two(game, pacing, s, s.actor, creature)
        reach = dict(_reach(game, s, creature, 0, tiles))
    foes = [
        other
        for other in neighbours_of(game, [tile])
        if s.at[other] and _is_foe(s, creature, creature_on(s, other))
    ]
    return {**reach, Mark.TARGET: tile_spots(foes)}


def _is_foe(s: State, creature: int, other: int) -> bool:
    """Tell whether two creatures can fight: they are neither allied columns nor two zombies."""
    c, foe = s.creatures[creature], s.creatures[other]
    if c.kind != Kind.ZIMBIES or foe.kind != Kind.ZIMBIES:
        return not c.kind == foe.kind == Kind.ZOMBIE
    return set(tribes_of(c)).isdisjoint(tribes_of(foe))


def _leave(game: Game[Box], s: State | None, zimbies: int) -> str:
    return (
        "Leave the tribal board with"
        f" {count(zimbies, 'zimby')}{group_rate(game, s, zimbies, False)}{welcome_words(game, s)}"
    )


def _mark_leave(game: Game[Box], s: State, zimbies: int) -> Marks:
    """Mark the way from the tribal board: the tile beside it is the first."""
    seat = s.actor
    stub = game.box.stub[s.shamans[seat].entry]
    tiles, _ = ask_for_two(game, pacing_group, s, seat, zimbies, 0)
    beyond_stub = (
        tiles_within(game, s, NOWHERE, zimbies, seat, stub, tiles - 1) if s.at[stub] == 0 else []
    )
    return {Mark.REACH: tile_spots([stub, *beyond_stub])}


def _portal_in(game: Game[Box], zimbies: int) -> str:
    return (
        f"Enter by a random portal with {count(zimbies, 'zimby')} from home, for"
        f" {game.box.portal_price} mojo"
    )


def _mark_portals(game: Game[Box], s: State) -> Marks:
    portals = game.box.portal
    return {
        Mark.REACH: tile_spots(portals),
        Mark.HARM: tile_spots(tile for tile in portals if s.at[tile]),
    }


def _whole(game: Game[Box], s: State | None) -> str:
    if s is None or s.chosen == NOWHERE:
        return "Move the chosen creature"
    return f"Move {creature_words(s, s.chosen)}{whole_rate(game, s)}"


def _mark_whole(game: Game[Box], s: State) -> Marks:
    """Mark the tiles that the chosen creature can get to for one payment."""
    tiles, _ = ask_for_two(game, pacing, s, s.actor, s.chosen)
    return _reach(game, s, s.chosen, 0, tiles)


def _group(game: Game[Box], s: State | None, zimbies: int, crown: int) -> str:
    with_it = " with the Crown" if crown == CROWN else ""
    return (
        f"Move {zimbies} of your zimbies out of the"
        f" column{with_it}{group_rate(game, s, zimbies, crown == CROWN)}"
    )


def _mark_group(game: Game[Box], s: State, zimbies: int, crown: int) -> Marks:
    tiles, _ = ask_for_two(game, pacing_group, s, s.actor, zimbies, crown)
    return _reach(game, s, s.chosen, zimbies, tiles)


def _step(game: Game[Box], s: State, direction: int) -> str:
    walk = walk_of(s)
    return tile_spot(beyond(game, s, walk, direction)) if walk is not None else ""


def _mark_step(game: Game[Box], s: State, direction: int) -> Marks:
    """Mark the tiles that the rest of the payment reaches from there, and the tile itself if it
    wounds.
    """
    walk = walk_of(s)
    if walk is None or walk.creature == NOWHERE:
        return {}
    tile = beyond(game, s, walk, direction)
    if tile == NOWHERE:
        return {}
    left = walk.tiles_left if walk.tiles_left > 0 else ask_for_two(game, pacing_on, s)[0]
    onwards = (
        tiles_within(game, s, walk.creature, walk.zimbies, walk.seat, tile, left - 1)
        if _goes_on(game, s, tile)
        else []
    )
    return {
        **_moves(s),
        Mark.REACH: tile_spots(
            other for other in onwards if other != s.creatures[walk.creature].tile
        ),
        Mark.HARM: tile_spots(_wounding(game, s, [tile])),
    }


def _goes_on(game: Game[Box], s: State, tile: int) -> bool:
    """Tell whether a walk can go on from this tile."""
    lying = land_of(game, s).get(tile, BARE)
    return bool(
        s.at[tile] == 0
        and game.box.portal_at[tile] == NOWHERE
        and not lying.dark
        and not lying.entangling
    )


def _go_in(game: Game[Box], s: State | None) -> str:
    return f"Step home onto the tribal board{home_words(game, s)}"


def _attack(game: Game[Box], s: State | None, direction: int) -> str:
    if s is None or s.chosen == NOWHERE:
        return f"Attack to the {DIRECTION_NAMES[direction]}"
    return f"Attack {attack_words(game, s, direction)}"


def _beside(game: Game[Box], s: State, direction: int) -> str:
    """The neighbour of the chosen creature."""
    return (
        tile_spot(game.box.next[s.creatures[s.chosen].tile, direction])
        if s.chosen != NOWHERE
        else ""
    )


def _mark_attack(game: Game[Box], s: State, direction: int) -> Marks:
    return (
        {
            **_moves(s),
            Mark.HARM: tile_spots([game.box.next[s.creatures[s.chosen].tile, direction]]),
        }
        if s.chosen != NOWHERE
        else {}
    )


def _raise(game: Game[Box]) -> str:
    return (
        f"Make it a zombie, and send {count(game.box.zombie_price, 'zimby')} from home to the Far"
        " Shore"
    )


def _dropped(s: State) -> str:
    return tile_spot(s.creatures[s.bearer].tile) if s.bearer != NOWHERE else ""


def _sides(out: int) -> list[int]:
    return [corner for corner in range(CORNERS) if out >> corner & 1]


def _portal(game: Game[Box], out: int) -> str:
    named = [SIDES_OF_THE_MIST[corner] for corner in _sides(out)]
    if not named:
        return "Leave it to chance where the portal leads"
    price = f" for {len(named) * game.box.portal_price} mojo"
    if len(named) == CORNERS - 1:
        return f"Hold the portal shut{price}, and stay"
    return f"Rule out the {listed(named)} portal{'s' * (len(named) > 1)}{price}"


def _ruled_out(game: Game[Box], out: int) -> str:
    """The one portal that is ruled out."""
    corners = _sides(out)
    return tile_spot(game.box.portal[corners[0]]) if len(corners) == 1 else ""


def _mark_portal(game: Game[Box], s: State, out: int) -> Marks:
    """The portals to which it can still lead."""
    waiting = [
        entry.creature for entry in islice(s.agenda, s.agenda_count) if entry.duty == Duty.RELOCATE
    ]
    entered = waiting[-1] if waiting else NOWHERE
    here = s.creatures[entered].tile if entered != NOWHERE else NOWHERE
    left = [tile for at, tile in enumerate(game.box.portal) if not out >> at & 1 and tile != here]
    return {Mark.REACH: tile_spots(left or [here])}


def _mark_go(game: Game[Box], s: State, tile: int) -> Marks:
    """The way to the goal, which harms if its obstacles wound."""
    goals = goals_of(game, s)
    return {
        **_moves(s),
        Mark.REACH: tile_spots(way_to(goals, tile) if goals else [tile]),
        Mark.HARM: tile_spots(_wounding(game, s, [tile])),
    }


WALKS = {
    Verb.CREATURE: Choice(_creature, at=TILE, marks=_mark_creature),
    Verb.LEAVE: Choice(_leave, at=lambda s, zimbies: ZIMBY(s.actor, zimbies), marks=_mark_leave),
    Verb.PORTAL_IN: Choice(_portal_in, at=ENTER, marks=_mark_portals),
    Verb.WHOLE: Choice(_whole, at=_chosen, marks=_mark_whole),
    Verb.GROUP: Choice(_group, at=GROUP, marks=_mark_group),
    Verb.STEP: Choice(step_words, at=_step, marks=_mark_step),
    Verb.HOME: Choice(_go_in, at=_home, marks=_moves),
    Verb.HALT: Choice("Stop here", at=_chosen, closing=True),
    Verb.ATTACK: Choice(_attack, at=_beside, marks=_mark_attack),
    Verb.RAISE: Choice(_raise, at=_chosen, marks=lambda s: {Mark.TAKE: [BOARD(s.actor)]}),
    Verb.PICK_UP: Choice("Pick up the Crown", at=_chosen),
    Verb.DROP: Choice("Drop the Crown", at=_dropped),
    Verb.PORTAL: Choice(_portal, at=_ruled_out, marks=_mark_portal),
    Verb.GO: Choice(go_words, at=TILE, marks=_mark_go),
    Verb.GO_HOME: Choice(go_home_words, at=_home, marks=_moves),
}
