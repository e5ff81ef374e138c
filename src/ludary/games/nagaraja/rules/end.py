"""End of the game: the third cursed relic loses, 25 points win, the ninth room tile ends it; in
this order, at once.
"""

from collections import Counter

from ludary.games.nagaraja import events as tell
from ludary.games.nagaraja.box import REVEALED, Box
from ludary.games.nagaraja.cards import AMULET_KINDS
from ludary.games.nagaraja.rules.piles import other
from ludary.games.nagaraja.state import PUBLIC, SEATS, Ending, Phase, State, Temple
from ludary.games.nagaraja.temple import PLACES
from ludary.kit import NOBODY, Part, Row, rule


@rule
def amulet_points(box: Box, s: State, seat: int) -> int:
    """Return the points of a player's amulets, which lie face down until the end."""
    points = 0
    for kind in range(AMULET_KINDS):
        points += s.players[seat].held[kind] * box.amulets[kind].points
    return points


@rule
def victory_points(box: Box, s: State, seat: int) -> int:
    """Visible relics and collected amulets."""
    return s.temples[seat].points + amulet_points(box, s, seat)


@rule
def cursed_relics(box: Box, temple: Temple) -> int:
    """Count the Cursed Relics that count against the player: visible ones, or all that have ever
    been revealed.
    """
    if box.cursed_count != REVEALED:
        return temple.cursed
    count = 0
    for place in range(PLACES):
        if temple.seen[place] & PUBLIC:
            count += box.relics[temple.relics[place]].cursed
    return count


@rule
def check_end(box: Box, s: State, seat: int) -> None:
    """After any change in a temple its owner may have lost or won, whoever made the change."""
    if cursed_relics(box, s.temples[seat]) >= box.cursed_limit:
        end_game(box, s, other(seat), Ending.CURSED, seat)
    elif victory_points(box, s, seat) >= box.goal:
        end_game(box, s, seat, Ending.POINTS, seat)


@rule
def tiles_counted(box: Box, s: State, seat: int) -> int:
    """The room tiles in a temple, and the trap unless the box says that it is none."""
    return s.temples[seat].room_count + (box.trap_counts and s.trap_temple == seat)


@rule
def check_last_tile(box: Box, s: State, seat: int) -> None:
    """The ninth tile of a temple: most victory points win, a tie goes to its owner."""
    if tiles_counted(box, s, seat) >= box.last_room:
        end_game(box, s, leader(box, s, seat), Ending.LAST_ROOM, seat)


@rule
def end_without_tiles(box: Box, s: State) -> None:
    """No tile is left to compete for: most points, then most rooms, then the winner of the last
    tile.
    """
    rooms = s.temples[s.victor].room_count - s.temples[other(s.victor)].room_count
    end_game(
        box,
        s,
        leader(box, s, s.victor if rooms >= 0 else other(s.victor)),
        Ending.NO_TILES,
        s.victor,
    )


@rule
def leader(box: Box, s: State, in_a_tie: int) -> int:
    rival = other(in_a_tie)
    return rival if victory_points(box, s, rival) > victory_points(box, s, in_a_tie) else in_a_tie


@rule
def end_game(box: Box, s: State, winner: int, ending: int, seat: int) -> None:
    """All amulets are turned up."""
    s.winner = winner
    s.ending = ending
    s.phase = Phase.OVER
    s.actor = NOBODY
    for player in range(SEATS):
        for kind in range(AMULET_KINDS):
            for _ in range(s.players[player].held[kind]):
                tell.shows_amulet(s, player, kind)
    counted = (
        cursed_relics(box, s.temples[seat])
        if ending == Ending.CURSED
        else victory_points(box, s, seat)
    )
    tell.ends(s, seat, ending, counted)
    tell.victory(s, winner, victory_points(box, s, winner), victory_points(box, s, other(winner)))


@rule
def returns(box: Box, s: State, out: Row) -> None:
    for seat in range(SEATS):
        out[seat] = 1 if seat == s.winner else -1


def score_parts(box: Box, s: State, seat: int) -> list[Part]:
    """The relics that lie open in a seat's temple and the amulets that it holds, as far as they
    have been seen.
    """
    own, temple = s.players[seat], s.temples[seat]
    relics = Counter(
        box.relics[relic].points for relic, up in zip(temple.relics, temple.up, strict=True) if up
    )
    amulets = Counter({kind.points: 0 for kind in box.amulets})
    for number, kind in zip(own.held, box.amulets, strict=True):
        amulets[kind.points] += number
    return [
        *(Part("relic", count, points) for points, count in sorted(relics.items(), reverse=True)),
        *(
            Part("amulet", count, points)
            for points, count in sorted(amulets.items(), reverse=True)
            if points
        ),
        Part("hidden amulet", own.held_count - amulets.total(), None),
    ]


def scores(box: Box, s: State) -> list[float]:
    """Victory points."""
    return [
        float(s.temples[seat].points)
        + float(sum(n * a.points for n, a in zip(s.players[seat].held, box.amulets, strict=True)))
        for seat in range(SEATS)
    ]
