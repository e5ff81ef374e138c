"""Invariants of Nagaraja, true after every action; `check` names the one that is broken."""

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import (
    AMULET_KINDS,
    COLOURS,
    NO_ROOM,
    RELIC_KINDS,
    RESULTS,
    ROOM_KINDS,
    UNSEEN,
)
from ludary.games.nagaraja.rules.end import cursed_relics, tiles_counted, victory_points
from ludary.games.nagaraja.rules.paths import reached, reaches_crypt
from ludary.games.nagaraja.secrets_cards import could_be_fetched
from ludary.games.nagaraja.state import SEATS, Phase, State, Temple
from ludary.games.nagaraja.temple import CELLS, NOWHERE, PLACES, PORT_OF
from ludary.kit import rule
from ludary.kit.grid import bits_in, lowest

INVARIANTS = (
    "every card lies in one place, and is counted there",
    "cards selected together have the same symbol",
    "what is known of a hand is in it",
    "cards taken out of the discard pile may have been there",
    "each temple has its nine relics, and exactly those that somebody has looked at have a value",
    "exactly the relics and no amulets lie open that a path leads to",
    "room tiles are counted, and none is made or doubled",
    "no amulet is made or doubled",
    "the trap lies on no room",
    "sticks and counts are not negative",
    "a game that has been decided is over",
    "whoever retrieves or gives a card has some to choose from",
)


@rule
def check(box: Box, s: State) -> int:
    """0, or the number, from 1, of the first invariant that does not hold."""
    held = (
        cards_lie_once(box, s),
        selections_match(box, s),
        known_is_there(s),
        fetched_were_there(s),
        relics_are_nine(box, s),
        paths_open(box, s),
        rooms_are_counted(box, s),
        amulets_are_counted(box, s),
        trap_lies_free(s),
        nothing_negative(s),
        undecided(box, s),
        cards_to_choose(s),
    )
    for number in range(len(held)):
        if not held[number]:
            return number + 1
    return 0


@rule
def cards_lie_once(box: Box, s: State) -> bool:
    total = bits_in(s.deck) + bits_in(s.discard) + bits_in(s.dealt)
    everything = s.deck | s.discard | s.dealt
    counted = bits_in(s.deck) == s.deck_count and bits_in(s.discard) == s.discard_count
    counted = counted and bits_in(s.dealt) == s.dealt_count
    for seat in range(SEATS):
        player = s.players[seat]
        total += bits_in(player.hand) + bits_in(player.selected) + bits_in(player.played)
        everything |= player.hand | player.selected | player.played
        counted = counted and bits_in(player.hand) == player.hand_count
        counted = counted and bits_in(player.selected) == player.selected_count
    return counted and total == box.card_count and everything == box.all_cards


@rule
def selections_match(box: Box, s: State) -> bool:
    for seat in range(SEATS):
        cards = s.players[seat].selected
        if cards != 0 and cards & ~box.alike[box.cards[lowest(cards)].symbol] != 0:
            return False
    return True


@rule
def known_is_there(s: State) -> bool:
    for seat in range(SEATS):
        player = s.players[seat]
        if (
            player.known & ~(player.hand | player.selected) != 0
            or player.known & player.fetched != 0
        ):
            return False
    stale = s.stale
    return (
        stale & ~(s.players[s.guide].hand | s.dealt) == 0
        and bits_in(stale & s.dealt) == s.stale_dealt
    )


@rule
def fetched_were_there(s: State) -> bool:
    for seat in range(SEATS):
        player = s.players[seat]
        if (
            bits_in(player.fetched) != player.fetched_count
            or player.fetched & ~(player.hand | player.selected) != 0
        ):
            return False
        if not could_be_fetched(s, player.fetched, player.fetched_count):
            return False
    return s.players[0].fetched_count == 0 or s.players[1].fetched_count == 0


@rule
def relics_are_nine(box: Box, s: State) -> bool:
    for seat in range(SEATS):
        temple = s.temples[seat]
        for place in range(PLACES):
            if (temple.relics[place] == UNSEEN) != (temple.seen[place] == 0):
                return False
        for kind in range(1, RELIC_KINDS + 1):
            count = temple.unseen[kind]
            for place in range(PLACES):
                count += temple.relics[place] == kind
            if count != box.relics[kind].copies or temple.unseen[kind] < 0:
                return False
    return True


@rule
def paths_open(box: Box, s: State) -> bool:
    for seat in range(SEATS):
        temple = s.temples[seat]
        ports, points, cursed = reached(box, temple), 0, 0
        for place in range(PLACES):
            if (ports >> int(PORT_OF[place])) & 1 != temple.up[place]:
                return False
            if temple.up[place]:
                points += box.relics[temple.relics[place]].points
                cursed += box.relics[temple.relics[place]].cursed
        for cell in range(CELLS):
            if temple.amulets[cell] and reaches_crypt(box, temple, ports, cell):
                return False
        if points != temple.points or cursed != temple.cursed:
            return False
    return True


@rule
def rooms_are_counted(box: Box, s: State) -> bool:
    for kind in range(1, ROOM_KINDS + 1):
        count = s.tiles[kind] + (s.tile == kind)
        for seat in range(SEATS):
            count += rooms_of_kind(s.temples[seat], kind)
        if count > box.rooms[kind].copies or s.tiles[kind] < 0:
            return False
    for seat in range(SEATS):
        if rooms_of_kind(s.temples[seat], NO_ROOM) + s.temples[seat].room_count != CELLS:
            return False
    return True


@rule
def rooms_of_kind(temple: Temple, kind: int) -> int:
    count = 0
    for cell in range(CELLS):
        count += temple.rooms[cell] == kind
    return count


@rule
def amulets_are_counted(box: Box, s: State) -> bool:
    for kind in range(AMULET_KINDS):
        count = s.amulets[kind] + s.players[0].held[kind] + s.players[1].held[kind]
        if count > box.amulets[kind].copies or s.amulets[kind] < 0:
            return False
    for seat in range(SEATS):
        count = 0
        for kind in range(AMULET_KINDS):
            count += s.players[seat].held[kind]
        if count != s.players[seat].held_count:
            return False
    return True


@rule
def trap_lies_free(s: State) -> bool:
    return s.trap_temple == NOWHERE or s.temples[s.trap_temple].rooms[s.trap_cell] == NO_ROOM


@rule
def nothing_negative(s: State) -> bool:
    for seat in range(SEATS):
        for colour in range(COLOURS):
            for result in range(RESULTS):
                if (
                    s.players[seat].sticks[colour, result] < s.aimed_sticks[colour, result]
                    and seat != s.activator
                ):
                    return False
                if s.players[seat].sticks[colour, result] < 0:
                    return False
    return True


@rule
def undecided(box: Box, s: State) -> bool:
    for seat in range(SEATS):
        decided = (
            cursed_relics(box, s.temples[seat]) >= box.cursed_limit
            or victory_points(box, s, seat) >= box.goal
        )
        decided = decided or tiles_counted(box, s, seat) >= box.last_room
        if decided and s.phase != Phase.OVER:
            return False
    return True


@rule
def cards_to_choose(s: State) -> bool:
    if s.phase == Phase.RETRIEVE:
        return s.discard_count > 0
    return s.phase != Phase.GIVE or s.dealt_count > 0
