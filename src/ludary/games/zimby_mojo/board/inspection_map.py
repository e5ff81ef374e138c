"""Inspection of the map: what a tile is, what lies on it and does there, and who stands on it, with
numbers taken apart.
"""

from collections.abc import Iterator, Sequence

from ludary.games.zimby_mojo.board.tiles import Floor, floor_of
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, DIRECTIONS, INNER, NOWHERE, RATE_SIZES, SEATS
from ludary.games.zimby_mojo.reckoning import BARE, Land, Lying, creature_on, crown_burden, land_of
from ludary.games.zimby_mojo.state import Kind, State
from ludary.games.zimby_mojo.text.cards import ritual_text
from ludary.games.zimby_mojo.text.creatures import (
    creature_words,
    listed,
    place_title,
    tile_words,
    tribes_of,
)
from ludary.games.zimby_mojo.text.names import SIDE_NAMES, TRIBE_NAMES, count, ritual_name
from ludary.games.zimby_mojo.text.obstacles import obstacle_words
from ludary.kit import Game, Inspection

FLOORS = {
    Floor.HALL: "A hall of the compound",
    Floor.OUTER: "A tile of an outer route",
    Floor.INNER: "A tile of the inner route, around the sanctum",
    Floor.SANCTUM: "The King's sanctum",
    Floor.WARD: "A gate of the sanctum",
    Floor.STUB: "An entry",
}
CONJURED = "Its B side is up: it is removed in the next refresh."
RULES_OF_KINDS = {
    Kind.ZIMBIES: (
        "columns",
        "controller",
        "attack-brutality",
        "defend-brutality",
        "rates",
        "limits",
    ),
    Kind.ZOMBIE: ("zombify", "drive", "shamble", "zombie-duty"),
    Kind.THUGS: ("thugs-walk", "thugs-meet", "thugs-attack", "thug-columns"),
    Kind.KING: ("king-strength", "king-steps", "king-returns", "king-dies"),
}


def person(seat: int, who: Sequence[str]) -> str:
    """Bo (yellow)."""
    return f"{who[seat]} ({TRIBE_NAMES[seat]})"


def inspect_tile(game: Game[Box], s: State, who: Sequence[str], tile: int) -> Inspection:
    """A tile: who stands there, then what lies there, then what it is."""
    creature, lying = creature_on(s, tile), land_of(game, s).get(tile, BARE)
    place = place_title(game, tile)
    kind = Kind(s.creatures[creature].kind) if creature != NOWHERE else Kind.NONE
    name = place or FLOORS[floor_of(game, tile)]
    title = (
        creature_words(s, creature)
        if creature != NOWHERE
        else next(iter(obstacle_words(lying)), name)
    )
    lines = [*_creature(game, s, creature, who)] if creature != NOWHERE else []
    if s.crown_tile == tile:
        lines.append("The Crown lies here: zimbies that come by can stop and pick it up.")
    lines += [*_obstacles(game, s, tile, lying), *_place(game, s, tile)]
    rules = (*RULES_OF_KINDS.get(kind, ()), *_rules_of(game, tile, lying))
    return Inspection(
        f"{title[0].upper()}{title[1:]}, {tile_words(game, tile)}",
        tuple(lines),
        tuple(dict.fromkeys(rules)) or ("zones", "rates"),
    )


def _creature(game: Game[Box], s: State, creature: int, who: Sequence[str]) -> Iterator[str]:
    c = s.creatures[creature]
    if c.kind == Kind.ZIMBIES:
        yield from _column(game, s, creature, who)
    elif c.kind == Kind.ZOMBIE:
        sleeps = (
            "It is depleted until the refresh."
            if c.asleep
            else f"{who[c.owner]} moves it {count(int(game.box.zombie_tiles), 'tile')} for 1 mojo."
        )
        yield f"It belongs to {person(c.owner, who)}: brutality {game.box.zombie_brutality}."
        yield f"{count(int(game.box.zombie_vitality), 'wound')} from one source kill it."
        yield (
            f"{sleeps} At the end of a round it shambles to the nearest living creature and"
            " attacks it."
        )
    elif c.kind == Kind.THUGS:
        yield from _thugs(game, s, creature)
    else:
        yield from king_lines(game, s)
    foes = [
        tile_words(game, game.box.next[c.tile, way])
        for way in range(DIRECTIONS)
        if c.locks >> way & 1
    ]
    if foes:
        yield f"Combat locked with {listed(foes)}: neither may leave until one is dead."
    if c.bonus:
        yield f"{c.bonus:+d} brutality in its next combat roll this turn."


def _column(game: Game[Box], s: State, creature: int, who: Sequence[str]) -> Iterator[str]:
    """Tell whose zimbies they are, and their brutality for each who may lead them."""
    c = s.creatures[creature]
    tribes = tribes_of(c)
    numbers = [int(c.active[tribe]) + int(c.depleted[tribe]) for tribe in tribes_of(c)]
    shares = [
        f"{count(number, 'zimby')} of {person(tribe, who)}"
        for tribe, number in zip(tribes, numbers, strict=True)
    ]
    yield f"{listed(shares)}."
    others = len(tribes) - 1
    more = f" and {others} for other tribes" if others else ""
    if sum(c.depleted) == 0:
        for tribe, number in zip(tribes, numbers, strict=True):
            yield (
                f"On {who[tribe]}'s turn, it attacks with brutality {number + others}: {number} for"
                f" their own zimbies{more}."
            )
        yield (
            f"It defends with {max(numbers) + others}: {max(numbers)} for its largest tribe{more}."
            " Each wound kills a zimby."
        )
    else:
        yield (
            "A depleted column neither moves nor attacks, and defends with less, until the refresh"
            " wakes it."
        )
    weight = crown_burden(game, s) if creature == s.bearer else 0
    size = sum(numbers) + weight
    burden = f", counting {weight} for the Crown" if weight else ""
    yield f"It moves {rate_words(game, size)}{burden}."
    if c.attacked:
        yield "It has attacked this turn."


def rate_words(game: Game[Box], size: int) -> str:
    """Say what a payment for movement buys: 4 tiles for 1 mojo."""
    rate = sum(size > most for most in RATE_SIZES)
    return f"{count(int(game.box.step_tiles[rate]), 'tile')} for {game.box.step_cost[rate]} mojo"


def _thugs(game: Game[Box], s: State, creature: int) -> Iterator[str]:
    box, number = game.box, int(s.creatures[creature].owner).bit_count()
    yield f"Brutality {1 + number * box.thug_brutality}: 1, and {box.thug_brutality} for each thug."
    yield f"{count(int(box.thug_vitality), 'wound')} from one source kill a thug."
    dice = box.thug_dice_alive if s.king != NOWHERE else box.thug_dice_dead
    yield (
        f"On the thugs' turn, each marches {dice}d6 tiles along its footprints, stops beside"
        " whoever it meets, and attacks."
    )
    for thug in range(CORNERS):
        route = int(s.thugs[thug].route)
        if int(s.creatures[creature].owner) >> thug & 1 and route != NOWHERE:
            yield (
                f"Thug {thug + 1} follows"
                f" {'the inner route' if route == INNER else 'an outer route'}."
            )


def king_lines(game: Game[Box], s: State) -> Iterator[str]:
    """The King's numbers, and what he does next."""
    box, thugs = game.box, sum(thug.creature != NOWHERE for thug in s.thugs)
    yield (
        f"Brutality {box.king_brutality + thugs}: {box.king_brutality}, and 1 for each of"
        f" {count(thugs, 'thug')} in play."
    )
    yield (
        f"{box.king_vitality} wounds from one source kill him; the column that strikes him down has"
        " the Crown."
    )
    if s.creatures[s.king].tile == box.mist:
        yield "From the mist he steps onto a random ritual tile and casts its ritual."
    else:
        yield "Next he moves a tile nearer to the mist, diagonally too."


def _obstacles(game: Game[Box], s: State, tile: int, lying: Lying) -> Iterator[str]:
    withering = (
        " It withers: it is gone with the next refresh."
        if lying.withered
        else " It dies with the King."
    )
    if lying.land & Land.THICKET:
        yield (
            "Blood thicket: nobody enters or leaves it, fights in it or sees through"
            f" it.{withering}"
        )
    if lying.land & Land.VINES:
        yield f"Blood vines: 1d3 wounds to whoever enters, or stands in them at wrap-up.{withering}"
    if number := lying.deadly_a + lying.deadly_b:
        yield (
            f"Deadly vines: {count(number, 'wound')} to whoever enters, or stands in them at"
            " wrap-up."
        )
    if lying.entangling:
        yield (
            "Entangling vines: creatures cannot move out of them, but may fight."
            f" {CONJURED if lying.entangling & 2 else ''}".strip()
        )
    if lying.dark:
        yield (
            "Darkness: no sight and no fighting; creatures leave it on a random side."
            f" {CONJURED if lying.dark & 2 else ''}".strip()
        )
    if lying.land & Land.MIST:
        yield "Blood mist: 1 wound to whoever enters, or is in it at wrap-up; it blocks sight."


def _place(game: Game[Box], s: State, tile: int) -> Iterator[str]:
    """Tell what the map has on a tile."""
    box = game.box
    if box.portal_at[tile] != NOWHERE:
        yield (
            "A portal: whoever steps onto it comes out at another one, at random, and stops. Each"
            f" destination can be ruled out for {box.portal_price} mojo."
        )
    if (shrine := box.shrine_at[tile]) != NOWHERE:
        if s.shrines >> shrine & 1:
            yield "A shrine with a closed seal. It holds one of the wards; nobody knows which."
            yield (
                f"Two shamans with zimbies in one column here open it for {box.seal_price} mojo"
                " each."
            )
        else:
            yield "A shrine whose seal is open."
    if (gate := box.ward_at[tile]) != NOWHERE:
        shut = s.wards >> gate & 1
        ward = (
            "Its ward blocks movement and sight." if shut else "Its ward is gone: the way is free."
        )
        yield f"The {SIDE_NAMES[gate]} gate. {ward}"
    if (place := box.ritual_at[tile]) != NOWHERE:
        yield from ritual_lines(game, s, place)
    if (entry := box.entry_at[tile]) != NOWHERE:
        owner = next(
            (seat for seat in range(min(int(s.seats), SEATS)) if s.shamans[seat].entry == entry),
            NOWHERE,
        )
        yield f"Entry {entry + 1}" + (
            f": the way home of the {TRIBE_NAMES[owner]} tribe."
            if owner != NOWHERE
            else ", where no tribe lives."
        )
    if not place_title(game, tile):
        yield f"{FLOORS[floor_of(game, tile)]}."


def ritual_lines(game: Game[Box], s: State, place: int) -> Iterator[str]:
    """Tell what a ritual tile and its marker are for."""
    ritual = int(s.rituals[place])
    if ritual == NOWHERE:
        yield "Its ritual is not yet known: the marker is turned up when somebody comes to cast it."
    else:
        yield f"Ritual of {ritual_name(ritual)}: {ritual_text(game, ritual)}"
    yield (
        "The King casts it when he steps here; a shaman whose zimbies bring the Crown may cast it"
        f" for {game.box.crown_ritual} mojo."
    )


def _rules_of(game: Game[Box], tile: int, lying: Lying) -> Iterator[str]:
    """The rules of what lies on a tile, and of what it is."""
    box = game.box
    for here, rules in (
        (lying.land & Land.THICKET, ("thickets", "die-with-king")),
        (lying.land & Land.VINES, ("vines", "die-with-king")),
        (lying.deadly_a or lying.deadly_b, ("deadly", "conjured")),
        (lying.entangling, ("entangling", "conjured")),
        (lying.dark, ("darkness", "conjured")),
        (lying.land & Land.MIST, ("mist",)),
        (box.portal_at[tile] != NOWHERE, ("portal", "influence")),
        (box.shrine_at[tile] != NOWHERE, ("shrines", "seal")),
        (box.ward_at[tile] != NOWHERE, ("ward", "wards-laid")),
        (box.ritual_at[tile] != NOWHERE, ("king-steps", "crown-ritual")),
        (box.entry_at[tile] != NOWHERE, ("enter", "go-home")),
    ):
        if here:
            yield from rules
