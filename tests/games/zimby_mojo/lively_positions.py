"""Lively positions, laid at random: crowds, full hands, the Crown on its way, vines, locks, thugs
and zombies.
"""

from ludary.core.compile.rule import rule
from ludary.core.state.fate import below
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import (
    ALL_CORNERS,
    CORNERS,
    DIRECTIONS,
    ENTRIES,
    INNER,
    KINDS,
    NOWHERE,
    RITUALS,
    TRIBE_ZIMBIES,
    ScrollType,
)
from ludary.games.zimby_mojo.duties import Duty, Window
from ludary.games.zimby_mojo.rules.agenda import ask, push
from ludary.games.zimby_mojo.rules.creatures import lock, neighbour, new_creature, of_tribe
from ludary.games.zimby_mojo.rules.npc.foes import is_foe
from ludary.games.zimby_mojo.rules.npc.king import begin_kings_turn
from ludary.games.zimby_mojo.rules.npc.patrols import on_route
from ludary.games.zimby_mojo.rules.npc.thugs import begin_thugs_turn
from ludary.games.zimby_mojo.rules.npc.zombies import begin_shambling
from ludary.games.zimby_mojo.rules.obstacles import (
    DARK_A,
    DARK_B,
    DEADLY_B,
    ENTANGLING_A,
    ENTANGLING_B,
    GONE,
    can_grow,
    enterable,
)
from ludary.games.zimby_mojo.rules.scrolls.incantations import chant_limit, chanters
from ludary.games.zimby_mojo.rules.setup import copies_in, lay_nothing
from ludary.games.zimby_mojo.rules.windows import open_window
from ludary.games.zimby_mojo.state import Kind, Part, Phase, State

FAR = 4  # steps from the middle of the crowd
TOKENS = (1, 1 << DEADLY_B, ENTANGLING_A, ENTANGLING_B, DARK_A, DARK_B)


@rule
def chance(s: State, sides: int) -> int:
    """A number from 0."""
    return below(s.fate, sides)


@rule
def lay(box: Box, s: State, seats: int) -> None:
    """A position in the blank State, from whoever's turn it is on."""
    s.seats = seats
    lay_nothing(s)
    s.king = NOWHERE
    s.rounds = 2
    s.first = chance(s, seats)
    lay_map(box, s)
    hub = chance(s, box.tile_count) if chance(s, 8) > 0 else box.mist
    for seat in range(seats):
        lay_home(box, s, seat)
    lay_king(box, s, hub)
    lay_thugs(box, s, hub)
    for _ in range(4 + chance(s, 7)):
        lay_column(box, s, hub)
    for _ in range(chance(s, 4)):
        lay_zombie(box, s, hub)
    lay_crown(box, s, hub)
    for _ in range(chance(s, 5)):
        tile = free_tile(box, s, hub, True)
        if can_grow(box, s, tile):
            s.growth[tile] |= TOKENS[chance(s, len(TOKENS))]
    lay_scrolls(box, s)
    lay_locks(box, s)
    begin(box, s)


@rule
def lay_map(box: Box, s: State) -> None:
    """Wards and seals, some of them open; rituals, some of them revealed; and how long the King has
    been dead, if he is.
    """
    s.wards = chance(s, ALL_CORNERS + 1)
    s.elements = s.wards
    s.shrines = s.wards
    s.unrevealed = (1 << RITUALS) - 1
    for corner in range(CORNERS):
        ritual = chance(s, RITUALS)
        s.rituals[corner] = NOWHERE
        if (s.unrevealed >> ritual) & 1:
            s.rituals[corner] = ritual
            s.unrevealed &= ~(1 << ritual)
    if chance(s, 4) > 0:
        s.burden, s.overgrowth, s.kings_dead = chance(s, 3), chance(s, GONE + 1), 1


@rule
def lay_home(box: Box, s: State, seat: int) -> None:
    """A tribal board, whose tribe is on the Far Shore but for what is laid."""
    shaman = s.shamans[seat]
    shaman.entry = chance(s, ENTRIES)
    taken = True
    while taken:
        taken = False
        for other in range(seat):
            if s.shamans[other].entry == shaman.entry:
                taken = True
        if taken:
            shaman.entry = (shaman.entry + 1) % ENTRIES
    shaman.tokens = chance(s, box.mojo_tokens + 1)
    shaman.active = chance(s, box.board_limit - 1)
    shaman.depleted = chance(s, box.board_limit - shaman.active + 1)
    shaman.shore = TRIBE_ZIMBIES - shaman.active - shaman.depleted
    shaman.eaten = chance(s, box.eat_limit + 1)


@rule
def free_tile(box: Box, s: State, hub: int, occupied: bool = False) -> int:
    """A tile that can be entered, mostly near the middle of the crowd; nobody stands on it unless
    it may be `occupied`.
    """
    tile = hub
    for _ in range(200):
        tile = hub
        if chance(s, 4) > 0:
            for _ in range(1 + chance(s, FAR)):
                other = box.next[tile, chance(s, DIRECTIONS)]
                if other != NOWHERE and enterable(box, s, other):
                    tile = other
        else:
            tile = chance(s, box.tile_count)
        if enterable(box, s, tile) and (occupied or s.at[tile] == 0):
            return tile
    for other in range(box.tile_count):
        if enterable(box, s, other) and s.at[other] == 0:
            tile = other
    return tile


@rule
def lay_king(box: Box, s: State, hub: int) -> None:
    """A King, unless he is dead: in the mist, on a ritual tile or in the crowd."""
    if s.burden != NOWHERE:
        return
    tile, place = box.mist, chance(s, 3)
    if place == 1:
        tile = box.ritual_tile[chance(s, CORNERS)]
    elif place == 2:
        tile = free_tile(box, s, hub)
    s.king = new_creature(s, Kind.KING, 0, tile)


@rule
def lay_thugs(box: Box, s: State, hub: int) -> None:
    """Thugs on their routes and off them, alone and in columns, or in the barracks."""
    for number in range(CORNERS):
        thug = s.thugs[number]
        thug.creature, thug.route, thug.quadrant = NOWHERE, NOWHERE, NOWHERE
        if chance(s, 4) == 0:
            thug.ready = chance(s, 2)
            continue
        tile = free_tile(box, s, hub)
        last = s.thugs[number - 1].creature if number > 0 else NOWHERE
        if last != NOWHERE and chance(s, 3) == 0:
            tile = s.creatures[last].tile
            s.creatures[last].owner |= 1 << number
            thug.creature = last
        else:
            thug.creature = new_creature(s, Kind.THUGS, 1 << number, tile)
        if on_route(box, INNER, tile):
            thug.route = INNER
        elif on_route(box, number, tile):
            thug.route = number
            if s.king == NOWHERE:
                thug.quadrant = number


@rule
def lay_column(box: Box, s: State, hub: int) -> None:
    """A column of up to three tribes, mostly all of it active."""
    creature = NOWHERE
    for _ in range(1 + chance(s, 3)):
        seat = chance(s, s.seats)
        zimbies = min(1 + chance(s, box.tribe_limit), s.shamans[seat].shore)
        if zimbies == 0 or (creature != NOWHERE and of_tribe(s.creatures[creature], seat) > 0):
            continue
        if creature == NOWHERE:
            creature = new_creature(s, Kind.ZIMBIES, 0, free_tile(box, s, hub))
        depleted = chance(s, zimbies + 1) if chance(s, 5) == 0 else 0
        s.creatures[creature].active[seat] = zimbies - depleted
        s.creatures[creature].depleted[seat] = depleted
        s.shamans[seat].shore -= zimbies


@rule
def lay_zombie(box: Box, s: State, hub: int) -> None:
    seat, count = chance(s, s.seats), 0
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        count += c.kind == Kind.ZOMBIE and c.owner == seat
    if count < box.zombie_limit:
        new_creature(s, Kind.ZOMBIE, seat, free_tile(box, s, hub))


@rule
def lay_crown(box: Box, s: State, hub: int) -> None:
    """Give the Crown of a dead King to somebody, mostly."""
    if s.king != NOWHERE:
        return
    start = chance(s, s.creature_count) if s.creature_count > 0 and chance(s, 5) > 0 else NOWHERE
    for place in range(s.creature_count if start != NOWHERE else 0):
        creature = (start + place) % s.creature_count
        c = s.creatures[creature]
        if c.kind == Kind.ZIMBIES or (c.kind == Kind.THUGS and chance(s, 2) == 0):
            s.bearer = creature
            c.crown = 1
            while c.kind == Kind.ZIMBIES and of_tribe(c, c.crown - 1) == 0:
                c.crown += 1
            return
    s.crown_tile = free_tile(box, s, hub, True)


@rule
def lay_scrolls(box: Box, s: State) -> None:
    """Hands, incantations in play and the discard pile; all other scrolls are in the library."""
    for card in range(KINDS):
        s.library[card] = copies_in(box, s, card)
    for seat in range(s.seats):
        shaman = s.shamans[seat]
        for _ in range(2 + chance(s, 8)):
            card = off_library(box, s)
            shaman.hand[card] += 1
            shaman.hand_count += 1
    for _ in range(chance(s, 12)):
        s.discard[off_library(box, s)] += 1
    lay_chants(box, s)
    for card in range(KINDS):
        s.library_count += s.library[card]
    if s.seats == 1:
        s.library_count = chance(s, 12)


@rule
def off_library(box: Box, s: State) -> int:
    """A scroll, every kind as likely."""
    card = chance(s, box.kind_count)
    while s.library[card] == 0:
        card = (card + 1) % box.kind_count
    s.library[card] -= 1
    return card


@rule
def lay_chants(box: Box, s: State) -> None:
    for _ in range(chance(s, chant_limit(s) + 1)):
        card, caster = chance(s, box.kind_count), chance(s, s.seats)
        while box.kinds[card].type != ScrollType.INCANTATION:
            card = (card + 1) % box.kind_count
        if s.library[card] > 0 and s.shamans[caster].active > chanters(s, caster):
            s.library[card] -= 1
            chant = s.chants[s.chant_count]
            chant.card, chant.caster, chant.target = card, caster, chance(s, s.seats)
            s.chant_count += 1


@rule
def lay_locks(box: Box, s: State) -> None:
    """Some neighbours are locked with each other."""
    for creature in range(s.creature_count):
        for direction in range(DIRECTIONS):
            other = neighbour(box, s, creature, direction)
            if (
                other != NOWHERE
                and is_foe(s.creatures[creature], s.creatures[other])
                and chance(s, 5) == 0
            ):
                lock(box, s, creature, other)


@rule
def begin(box: Box, s: State) -> None:
    """A player's turn goes on; or the turn of the King, the thugs or the zombies is next, and the
    first mover may act before.
    """
    start = chance(s, 6)
    if start > 2 or (start == 0 and s.king == NOWHERE):
        seat = chance(s, s.seats)
        s.part, s.turn_of, s.turns = Part.PLAYERS, seat, (seat - s.first) % s.seats + 1
        push(s, Duty.TURN, NOWHERE, seat)
        ask(s, seat, Phase.TURN)
        return
    if start == 0:
        s.part = Part.KING
        begin_kings_turn(box, s)
    elif start == 1:
        s.part, s.turns = Part.THUGS, s.seats
        begin_thugs_turn(box, s)
        open_window(s, Window.THUGS_TURN)
    else:
        s.part = Part.ZOMBIES
        open_window(s, Window.ROUND_END)
        begin_shambling(box, s)
        open_window(s, Window.SHAMBLING)
    ask(s, s.first, Phase.ANSWER)
