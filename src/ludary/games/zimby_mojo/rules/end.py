"""The end of the game: who has won, and what it is worth."""

from typing import Any

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.cards import NOWHERE, TRIBE_ZIMBIES
from ludary.games.zimby_mojo.state import Ending, Kind, Phase, State
from ludary.kit import NOBODY, Part, rule


@rule
def end_game(s: State, ending: int, winner: int) -> None:
    """The game is over; `winner` is a seat, or NOWHERE."""
    s.ending = ending
    s.winner = winner
    s.phase = Phase.OVER
    s.actor = NOBODY
    tell.ends(s, winner, ending)


@rule
def end_at_limit(s: State) -> None:
    """The round limit: whose zimby has the Crown wins, else the shaman with most zimbies in play,
    unless several have as many.
    """
    end_game(s, Ending.ROUND_LIMIT, NOWHERE if s.seats == 1 else leader(s))


@rule
def leader(s: State) -> int:
    if s.bearer != NOWHERE and s.creatures[s.bearer].kind == Kind.ZIMBIES:
        return s.creatures[s.bearer].crown - 1
    best, most = NOWHERE, -1
    for seat in range(s.seats):
        in_play = TRIBE_ZIMBIES - s.shamans[seat].shore
        if in_play > most:
            best, most = seat, in_play
        elif in_play == most:
            best = NOWHERE
    return best


@rule
def returns(box: Any, s: State, out: Any) -> None:
    """1 for the winner, whose rivals share -1; 0 for all if nobody has won.

    In the solitaire game 1 or -1.
    """
    for seat in range(s.seats):
        if seat == s.winner:
            out[seat] = 1.0
        elif s.seats == 1:
            out[seat] = -1.0
        else:
            out[seat] = 0.0 if s.winner == NOWHERE else -1.0 / (s.seats - 1.0)


def score_parts(box: Any, s: Any, seat: int) -> list[Part]:
    """The Crown at home; in the solitaire game the cards left in the library."""
    if s.seats == 1:
        won = Part("card left in the library", s.library_count, many="cards left in the library")
        return [won if s.winner == 0 else Part("game not won", 1, -1)]
    return [Part("Crown at home", int(seat == s.winner))]


def scores(box: Any, s: Any) -> list[float]:
    """1 for who has the Crown at home, 0 for the others; in the solitaire game the cards left in
    the library, or -1 if it is lost.
    """
    if s.seats == 1:
        return [float(s.library_count) if s.winner == 0 else -1.0]
    return [float(seat == s.winner) for seat in range(s.seats)]
