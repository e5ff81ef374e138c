"""The fields that every State has: whose decision it is, how many play, fate and events."""

from typing import Any

from ludary.core.arguments import briefly, whole
from ludary.core.state.events import SPECTATOR_BIT, Events, Telling
from ludary.core.state.fate import Fate, Fated
from ludary.core.state.meanings import count, seat
from ludary.core.state.memory import i2

MOST_SEATS = SPECTATOR_BIT  # as many as an event can name
ALL_SEATS = -1  # of seats as bits
NOBODY = -1  # `actor` when the game is over, or was given up; the seat of a spectator
STOPPED = "The game has ended here"  # of one that was given up


class BaseState(Fated, Telling):
    """The fields that every State begins with."""

    actor: int = i2(means=seat(none=NOBODY))  # the seat that decides; NOBODY when the game is over
    seats: int = i2(means=count(MOST_SEATS))  # how many play
    fate: Fate  # each game gives it its length: `fate = core.state.fate.fate(outcomes)`
    events: Events  # likewise: `events = core.state.events.events(count)`


def seat_names(count: int) -> list[str]:
    """Seat 1, Seat 2, ..."""
    return [f"Seat {seat + 1}" for seat in range(count)]


def check_players(name: str, players: Any) -> None:
    """TypeError unless `players` is a range of numbers of seats that a game can have."""
    if not isinstance(players, range):
        raise TypeError(f"{name}: players should be a range such as range(2, 5), not {players!r}")
    if not players or not 1 <= min(players) <= max(players) <= MOST_SEATS:
        raise TypeError(f"{name}: players should lie from 1 to {MOST_SEATS}, not be {players!r}")


def check_seats(name: str, allowed: range, seats: Any) -> int:
    """`seats` as an int; ValueError says how many the game called `name` can have."""
    count = whole(seats, "seats", -(2**63))
    if count not in allowed:
        counts = str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
        raise ValueError(f"{name} has {counts} seats, not {briefly(count)}")
    return count
