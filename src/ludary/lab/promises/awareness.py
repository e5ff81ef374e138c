"""Promises about secrets, without trust in `conceal` or `imagine`: a seat sees only what events
told it, and hears only what it may see.

A match is played once more with another outcome of one draw, or another choice, and all else alike.
As long as a seat is told the same in both, it cannot know which of them it is in. A draw is secret
until somebody is told of it. A choice is secret from a seat if the game says so (`secret`), or if
the seat is told the same and something of it is hidden from the seat, or told to others alone; what
was hidden once is secret from all.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import TYPE_CHECKING

from ludary.lab.promises.broken import Broken, whose
from ludary.lab.promises.other_choices import rechosen
from ludary.lab.promises.other_outcomes import retold
from ludary.lab.promises.twins import Twins, fields_that_differ

if TYPE_CHECKING:
    from ludary.core.play.game import Game

NONE_FOUND = (
    "no secret choices were found, so none were tried; declare their verbs in"
    " `Presentation(secret=...)`"
)


def nobody_sees_what_it_was_not_told(game: Game, tries: int, seed: int) -> str:
    """Raise Broken if a View depends on something that no event told its seat.

    Return the secret choices tried.
    """
    for twins in retold(game, tries, seed):
        unaware = set(range(-1, game.seats[-1]))  # seats that have been told the same so far
        for pair in twins:
            unaware = {seat for seat in unaware if seat < pair.one.seats and not pair.tells(seat)}
            for seat in sorted(unaware):
                complain_of_shown(pair, seat)
    found: set[int] = set()
    known = set(game.presentation.secret)
    for twins in rechosen(game, tries, seed):
        for verbs in twins_in_secret(game, twins, known):
            found |= verbs
            known |= verbs if len(verbs) == 1 else set()  # a verb hidden once must always be hidden
    names = sorted(game.actions.verbs[verb] for verb in found)
    return f"secret choices that were tried: {', '.join(names)}" if found else NONE_FOUND


def twins_in_secret(game: Game, twins: Iterator[Twins], known: Set[int]) -> Iterator[set[int]]:
    """Follow twins that differ in a choice, and yield the verbs of secret ones.

    Broken if a View shows one.
    """
    unaware: set[int] = set()
    for pair in twins:
        if pair.place == pair.changed:
            actor = pair.one.steps[pair.place].actor
            unaware = {
                seat
                for seat in range(-1, pair.one.seats)
                if seat != actor and is_secret(game, pair, seat, known)
            }
            if unaware:
                yield pair.verbs
        unaware = {seat for seat in unaware if not pair.tells(seat)}
        if not unaware:
            return
        if pair.verbs & set(game.presentation.silent):
            unaware = {seat for seat in unaware if not pair.differs_to(seat)}
        for seat in sorted(unaware):
            complain_of_shown(pair, seat)


def is_secret(game: Game, pair: Twins, seat: int, known: Set[int]) -> bool:
    """Tell whether a choice is secret from a seat.

    Broken if the game declares it secret, but an event tells spectators.
    """
    if (
        len(pair.verbs) == 1
        and pair.verbs <= set(game.presentation.secret)
        and seat < 0
        and pair.tells(seat)
    ):
        raise Broken(
            f"an event tells {whose(seat)} of {pair.words}, which the game declares secret: give"
            " its row a field `known_to`",
            pair.one.at(pair.place + 1),
        )
    return not pair.tells(seat) and (
        (len(pair.verbs) == 1 and pair.verbs <= known) or pair.hides(seat)
    )


def complain_of_shown(pair: Twins, seat: int) -> None:
    """Raise Broken if the twins tell a seat the same, but show it different Views."""
    if names := pair.differs_to(seat):
        silent = (
            ""
            if pair.chosen is None
            else ", or all see it without an event and its verb is `silent`"
        )
        raise Broken(
            f"{whose(seat)} is shown {', '.join(names)}, which depends on {pair.words}, and was not"
            f" told of it: `conceal` leaves too much, or no event tells it{silent}",
            pair.one.at(pair.place + 1),
        )


def nobody_is_told_what_its_view_hides(game: Game, tries: int, seed: int) -> None:
    """Raise Broken if a seat is told something that its View hides from it, but by events that the
    game calls fleeting.
    """
    for source in (retold, rechosen):
        for twins in source(game, tries, seed):
            unaware = set(range(-1, game.seats[-1]))
            for pair in twins:
                if not pair.exactly:
                    break
                aware = {seat for seat in unaware if seat < pair.one.seats and pair.tells(seat)}
                unaware -= aware
                for seat in sorted(aware):
                    complain_of_hidden(game, pair, seat)


def complain_of_hidden(game: Game, pair: Twins, seat: int) -> None:
    """Raise Broken if this step told `seat` what was drawn or chosen, and its View hides that."""
    if pair.tells(seat, game.presentation.fleeting):
        return  # and whatever else the step tells follows from it
    hidden = fields_that_differ(game, pair.states(pair.one), pair.states(pair.other))
    if hidden and not pair.differs_to(seat):
        raise Broken(
            f"an event tells {whose(seat)} of {pair.words}, and its View hides it"
            f" ({', '.join(hidden)}): its row needs a field `known_to`, `conceal` takes too much,"
            " or the event is `fleeting`",
            pair.one.at(pair.place + 1),
        )
