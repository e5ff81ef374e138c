"""WINNING THE GAME: points, the last round, and who has won."""

from typing import Any

from ludary.games.konja import events as tell
from ludary.games.konja.box import Box
from ludary.games.konja.options import SHARED, TO_FIRST
from ludary.games.konja.pieces import CLOUDS
from ludary.games.konja.state import Phase, State, Wizard
from ludary.kit import NOBODY, Part, rule


@rule
def points_of(box: Box, s: State, seat: int) -> int:
    """The points on a player's clouds."""
    own, points = s.wizards[seat], 0
    for pile in range(CLOUDS):
        points += own.clouds[pile] * box.points[pile] + own.upgraded[pile] * box.better[pile]
    return points


@rule
def has_enough(box: Box, s: State) -> bool:
    # At the end of their turn: only the player whose turn ends is looked at
    if points_of(box, s, s.active) >= box.last_points:
        return True
    return box.any_turn_ends == 1 and points_of(box, s, 1 - s.active) >= box.last_points


@rule
def ends_now(box: Box, s: State) -> bool:
    """Tell whether the game is over when this turn ends: only when both players have had as many
    turns.
    """
    if s.last_round == 0 and has_enough(box, s):
        s.last_round = 1
        tell.last_round(s, s.active, points_of(box, s, s.active))
    if s.turns % 2 == 1:
        return False
    if s.last_round == 0 and s.turns >= box.longest:
        tell.time(s, s.active)
        return True
    return s.last_round == 1


@rule
def end_game(box: Box, s: State) -> None:
    s.phase = Phase.OVER
    s.actor = NOBODY
    winner, points = winner_of(box, s), points_of(box, s, s.first)
    if winner == NOBODY:
        tell.tie(s, NOBODY, points)
    elif points_of(box, s, 1 - s.first) == points:
        tell.wins_tie(s, winner, points)
    else:
        tell.victory(s, winner, points_of(box, s, winner))


@rule
def winner_of(box: Box, s: State) -> int:
    """The seat with more points; of equal ones the seat that wins ties, or NOBODY if they are
    shared.
    """
    lead = points_of(box, s, 0) - points_of(box, s, 1)
    if lead == 0:
        return wins_ties(box, s)
    return 0 if lead > 0 else 1


@rule
def wins_ties(box: Box, s: State) -> int:
    """The seat that wins with equal points; NOBODY if both share the win."""
    if box.ties == SHARED:
        return NOBODY
    return int(s.first) if box.ties == TO_FIRST else 1 - int(s.first)


@rule
def returns(box: Box, s: State, out: Any) -> None:
    """1 for the winner, -1 for the other; 0 for both if they share the win."""
    winner = winner_of(box, s)
    out[0] = 0.0 if winner == NOBODY else 1.0 - 2.0 * winner
    out[1] = -out[0]


def score_parts(box: Box, s: State, seat: int) -> list[Part]:
    """The clouds of a player, by their points."""
    return [Part("cloud", held, points) for held, points in clouds_of(box, s.wizards[seat])]


def scores(box: Box, s: State) -> list[float]:
    """The points of each seat."""
    return [float(sum(held * points for held, points in clouds_of(box, own))) for own in s.wizards]


def clouds_of(box: Box, own: Wizard) -> list[tuple[int, int]]:
    """Return a player's clouds as pairs of their number and points."""
    held, points = [*own.clouds, *own.upgraded], [*box.points, *box.better]
    return list(zip(held, points, strict=True))
