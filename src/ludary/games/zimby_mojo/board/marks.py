"""The marks of a choice on the board: tiles within reach, tiles in sight, targets, and what would be harmed or used up."""

from collections.abc import Callable, Iterable
from typing import Any

from ludary.games.zimby_mojo.board.marks_map import able_to_channel, hit, may_walk, meeting, neighbours_of, seen, tiles_within
from ludary.games.zimby_mojo.board.spots import strikes_portal, tile_spot
from ludary.games.zimby_mojo.cards import CONJURING, NOWHERE, Effect, RitualKind, ScrollType
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.reckoning import BARE, Land, creature_on, land_of
from ludary.games.zimby_mojo.state import Kind, Phase
from ludary.games.zimby_mojo.text.creatures import tokens_of
from ludary.games.zimby_mojo.text.goals import goals_of, way_to
from ludary.games.zimby_mojo.text.previews import ask_for_two, ask_rules, beyond, pacing, pacing_group, pacing_on, walk_of
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Action, Game, Mark, Marks


def marks(game: Game, s: Any, action: Action) -> Marks:
    """Spots of the board of the View's state `s` by kind."""
    verb = Verb(game.actions.verb[action.id])
    return MARKS[verb](game, s, *action.args) if verb in MARKS else {}


def spots(tiles: Iterable[int]) -> list[str]:
    return [tile_spot(tile) for tile in tiles if tile != NOWHERE]


def _whole(game: Game, s: Any) -> Marks:
    """Mark the tiles that the chosen creature can get to for one payment."""
    tiles, _ = ask_for_two(game, pacing, s, s.actor, s.chosen)
    return _reach(game, s, s.chosen, 0, s.actor, tiles)


def _group(game: Game, s: Any, zimbies: int, crown: int) -> Marks:
    tiles, _ = ask_for_two(game, pacing_group, s, s.actor, zimbies, crown)
    return _reach(game, s, s.chosen, zimbies, s.actor, tiles)


def _reach(game: Game, s: Any, creature: int, group: int, seat: int, tiles: int) -> Marks:
    origin = s.creatures[creature].tile
    return {Mark.REACH: spots(tiles_within(game, s, creature, group, seat, origin, tiles))}


def _leave(game: Game, s: Any, zimbies: int) -> Marks:
    """Mark the way from the tribal board: the tile beside it is the first."""
    seat = s.actor
    stub = game.box.stub[s.shamans[seat].entry]
    tiles, _ = ask_for_two(game, pacing_group, s, seat, zimbies, 0)
    beyond_stub = tiles_within(game, s, NOWHERE, zimbies, seat, stub, tiles - 1) if s.at[stub] == 0 else []
    return {Mark.REACH: spots([stub, *beyond_stub])}


def _step(game: Game, s: Any, direction: int) -> Marks:
    """Mark the tiles that the rest of the payment reaches from there, and the tile itself if it wounds."""
    walk = walk_of(s)
    tile = beyond(game, s, walk, direction) if walk is not None else NOWHERE
    if tile == NOWHERE or walk.creature == NOWHERE:
        return {}
    left = walk.tiles_left if walk.tiles_left > 0 else ask_for_two(game, pacing_on, s)[0]
    onwards = tiles_within(game, s, walk.creature, walk.zimbies, walk.seat, tile, left - 1) if _goes_on(game, s, tile) else []
    return {
        Mark.REACH: spots(other for other in onwards if other != s.creatures[walk.creature].tile),
        Mark.HARM: spots(_wounding(game, s, [tile])),
    }


def _goes_on(game: Game, s: Any, tile: int) -> bool:
    """Tell whether a walk can go on from this tile."""
    lying = land_of(game, s).get(tile, BARE)
    return bool(s.at[tile] == 0 and game.box.portal_at[tile] == NOWHERE and not lying.dark and not lying.entangling)


def _wounding(game: Game, s: Any, tiles: Iterable[int]) -> list[int]:
    """Return the tiles whose obstacles wound creatures that enter."""
    lands = land_of(game, s)
    cutting = ((tile, lands.get(tile, BARE)) for tile in tiles)
    return [tile for tile, lying in cutting if lying.land & (Land.MIST | Land.VINES) or lying.deadly_a or lying.deadly_b]


def _creature(game: Game, s: Any, tile: int) -> Marks:
    """Mark the tiles that the creature reaches for one payment, and the foes next to it."""
    creature, seat = creature_on(s, tile), s.actor
    reach = {}
    if may_walk(game, s, creature):
        tiles, _ = ask_for_two(game, pacing, s, seat, creature)
        reach = dict(_reach(game, s, creature, 0, seat, tiles))
    foes = [other for other in neighbours_of(game, [tile]) if s.at[other] and _is_foe(s, creature, creature_on(s, other))]
    return {**reach, Mark.TARGET: spots(foes)}


def _is_foe(s: Any, creature: int, other: int) -> bool:
    """Tell whether two creatures can fight: they are neither allied columns nor two zombies."""
    c, foe = s.creatures[creature], s.creatures[other]
    if c.kind != Kind.ZIMBIES or foe.kind != Kind.ZIMBIES:
        return not c.kind == foe.kind == Kind.ZOMBIE
    return not ((c.active + c.depleted > 0) & (foe.active + foe.depleted > 0)).any()


def _attack(game: Game, s: Any, direction: int) -> Marks:
    return {Mark.HARM: spots([game.box.next[s.creatures[s.chosen].tile, direction]])} if s.chosen != NOWHERE else {}


def _cast(game: Game, s: Any, card: int) -> Marks:
    """All that a witchery could be aimed at, through whomever, and what they see."""
    if game.box.kinds[card].type != ScrollType.WITCHERY:
        return {Mark.TAKE: [f"scroll-{card}"]}
    sight: set[int] = set()
    targets: set[int] = set()
    for creature, distance in able_to_channel(game, s, s.actor):
        sight.update(seen(game, s, s.actor, creature, distance))
        targets.update(hit(game, s, card, s.actor, creature, distance))
    return {Mark.SIGHT: spots(sorted(sight - targets)), Mark.TARGET: spots(sorted(targets)), Mark.TAKE: [f"scroll-{card}"]}


def _channel(game: Game, s: Any, tile: int) -> Marks:
    return _through(game, s, creature_on(s, tile), game.box.range)


def _channel_home(game: Game, s: Any) -> Marks:
    return _through(game, s, NOWHERE, game.box.range)


def _farther(game: Game, s: Any) -> Marks:
    """Mark the tiles that twice the range brings into sight."""
    return _through(game, s, s.cast_from, 2 * s.cast_range * game.box.range)


def _through(game: Game, s: Any, creature: int, distance: int) -> Marks:
    """Mark the tiles that a channeller sees, and the targets of the scroll among them."""
    targets = hit(game, s, s.cast_card, s.cast_by, creature, distance)
    sight = seen(game, s, s.cast_by, creature, distance)
    return {Mark.SIGHT: spots(tile for tile in sight if tile not in targets), Mark.TARGET: spots(targets)}


def _aim(game: Game, s: Any, tile: int) -> Marks:
    """The target, and the neighbours to which what is conjured may spread."""
    top = s.agenda[s.agenda_count - 1]
    card = s.agenda[top.target].card if top.duty == Duty.EFFECT else s.cast_card
    kind = Mark.HARM if card != NOWHERE and game.box.kinds[card].effect == Effect.WOUND else Mark.TARGET
    near = neighbours_of(game, [tile]) if card != NOWHERE and game.box.kinds[card].effect in CONJURING else []
    spreads = card != NOWHERE and (game.box.kinds[card].spread_dice > 0 or s.cast_times > 1)
    return {kind: spots([tile]), Mark.REACH: spots(near) if spreads else []}


def _portal_in(game: Game, s: Any, zimbies: int) -> Marks:
    return {Mark.REACH: spots(game.box.portal), Mark.HARM: spots(tile for tile in game.box.portal if s.at[tile])}


def _portal(game: Game, s: Any, bits: int) -> Marks:
    """The portals to which it can still lead."""
    entered = next((entry.creature for entry in reversed(s.agenda[: s.agenda_count]) if entry.duty == Duty.RELOCATE), NOWHERE)
    here = s.creatures[entered].tile if entered != NOWHERE else NOWHERE
    left = [tile for at, tile in enumerate(game.box.portal) if not bits >> at & 1 and tile != here]
    return {Mark.REACH: spots(left or [here])}


def _place(game: Game, s: Any, place: int) -> Marks:
    """The columns that a ritual would strike in a quadrant."""
    if strikes_portal(s):
        return {Mark.TARGET: spots([game.box.portal[place]])}
    discord = any(entry.duty == Duty.RITE and entry.ritual == RitualKind.DISCORD for entry in s.agenda[: s.agenda_count])
    least = 2 if discord else 1
    inside = [c for c in s.creatures[: s.creature_count] if c.kind == Kind.ZIMBIES and game.box.quadrant[c.tile] == place]
    return {Mark.HARM: spots(c.tile for c in inside if tokens_of(c) >= least)}


def _pay(game: Game, s: Any, zimbies: int) -> Marks:
    """Zimbies of the tribal board, the tokens, or both."""
    rest = s.agenda[s.agenda_count - 1].amount - zimbies
    payers = [f"zimby-{s.actor}-{number}" for number in range(1, zimbies + 1)]
    return {Mark.TAKE: payers + [f"mojo-{s.actor}"] * bool(rest)}


def _go(game: Game, s: Any, tile: int) -> Marks:
    """The way to the goal, which harms if its obstacles wound."""
    goals = goals_of(game, s)
    return {Mark.REACH: spots(way_to(goals, tile) if goals else [tile]), Mark.HARM: spots(_wounding(game, s, [tile]))}


def _seal(game: Game, s: Any, partner: int) -> Marks:
    shrine = ask_rules(game, meeting, s, s.actor, partner)
    return {Mark.TARGET: spots([game.box.shrine[shrine]] if shrine != NOWHERE else [])}


def _agree(game: Game, s: Any) -> Marks:
    """Mark the column that asks to join."""
    asked = s.agenda[s.agenda_count - 1]
    if s.phase == Phase.JOIN and asked.creature != NOWHERE:
        return {Mark.TARGET: spots([s.creatures[asked.creature].tile])}
    return {Mark.TAKE: [f"mojo-{s.actor}"]} if s.phase in (Phase.SEAL, Phase.RITE, Phase.SHAMBLE) else {}


def _scroll(game: Game, s: Any, card: int) -> Marks:
    return {Mark.TAKE: [f"scroll-{card}"]}


def _eat(game: Game, s: Any) -> Marks:
    return {Mark.TAKE: [f"board-{s.actor}"]}


MARKS: dict[Verb, Callable[..., Marks]] = {
    Verb.CREATURE: _creature,
    Verb.LEAVE: _leave,
    Verb.PORTAL_IN: _portal_in,
    Verb.WHOLE: _whole,
    Verb.GROUP: _group,
    Verb.STEP: _step,
    Verb.ATTACK: _attack,
    Verb.RAISE: _eat,
    Verb.CAST: _cast,
    Verb.EAT_MOJO: _eat,
    Verb.EAT_CARD: _eat,
    Verb.SEAL: _seal,
    Verb.AGREE: _agree,
    Verb.CHANNEL: _channel,
    Verb.CHANNEL_HOME: _channel_home,
    Verb.DEVOUR_RANGE: _farther,
    Verb.AIM: _aim,
    Verb.PAY: _pay,
    Verb.PORTAL: _portal,
    Verb.PLACE: _place,
    Verb.DISCARD: _scroll,
    Verb.RELEASE: lambda game, s, chant: {Mark.HARM: [f"chant-{chant - 1}"]},
    Verb.GO: _go,
    Verb.SEAL_AT: lambda game, s, shrine, partner: {Mark.TARGET: spots([game.box.shrine[shrine - 1]])},
}
