"""Promises: what every game of the contract keeps, each as a function that looks for a place where
it is broken.

A promise takes a game and how many positions or games to try, and raises `Broken` with what it saw
and the match in which it saw it. `ludary check` shows them to the author of a game; Ludary's own
tests hold its games to them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludary.lab.promises import (
    arrays,
    awareness,
    beats,
    beside,
    likely_worlds,
    playing,
    round_trips,
    secrets,
    words,
)

if TYPE_CHECKING:
    from ludary.core.play.game import Game


@dataclass(frozen=True)
class Promise:
    """Something that every game keeps, in words, and the function that looks for a break.

    `share`: of the tries asked for.
    """

    words: str
    keep: Callable[
        [Game, int, int], str | None
    ]  # (game, tries, seed): Broken, or what was tried and what was not
    share: float = 1.0


PROMISES: tuple[Promise, ...] = (
    Promise("every random game ends, and its invariants hold all along", playing.games_end, 5),
    Promise("every action changes something", playing.actions_change_something),
    Promise("every action reads back from its notation", playing.actions_read_back),
    Promise("returns lie between -1 and 1", playing.returns_are_utilities),
    Promise(
        "no game passes the bounds that the game declares, `GameLimits`", playing.limits_hold, 0.5
    ),
    Promise("what `judge` expects lies there, too", playing.judge_expects_returns),
    Promise("the parts of scores add up to them, for everybody", playing.scores_are_sums),
    Promise("what `unsettled` presumes is legal", playing.presumed_actions_are_legal),
    Promise("what bots look at is legal, and never nothing", playing.shortlists_are_legal),
    Promise("the chances of what an action can bring add up to 1", playing.chances_add_up),
    Promise(
        "a seat is shown the same in every world that it cannot tell apart",
        secrets.seats_see_what_they_know,
        0.5,
    ),
    Promise(
        "what a seat is shown follows from the position, whatever fate drew and events told",
        secrets.views_follow_from_positions,
    ),
    Promise(
        "nobody sees what was drawn, or chosen in secret, without being told",
        awareness.nobody_sees_what_it_was_not_told,
    ),
    Promise("nobody is told what its View hides", awareness.nobody_is_told_what_its_view_hides),
    Promise("an actor can tell from its View what is legal", secrets.actors_know_what_is_legal),
    Promise(
        "imagined worlds keep the invariants, and look the same when concealed",
        secrets.imagined_worlds_fit,
    ),
    Promise(
        "imagined worlds can be played to their end", secrets.imagined_worlds_can_be_played, 0.2
    ),
    Promise(
        "imagined worlds are as likely as true ones", likely_worlds.imagined_worlds_are_as_likely
    ),
    Promise(
        "numbers lie within the bounds that the State declares", arrays.numbers_are_as_declared
    ),
    Promise(
        "observations and information states hold what a seat knows, and nothing else",
        arrays.arrays_hold_what_seats_know,
        0.5,
    ),
    Promise("Records replay exactly", round_trips.records_replay, 0.2),
    Promise("copies and pickles go on exactly alike", round_trips.copies_go_on_alike, 0.2),
    Promise("actions, events and positions have words", words.everything_has_words),
    Promise(
        "what is told to be unavailable is not legal, and has a reason",
        words.unavailable_is_not_legal,
    ),
    Promise(
        "beats have captions, and happen where the board has a place", beats.beats_can_be_shown, 0.5
    ),
    Promise(
        "what is told of things on the board has words, and names rules that the ledger has",
        words.things_are_told,
        0.5,
    ),
    Promise(
        "pictures are well-formed, and show the spots of each action once",
        words.pictures_can_be_shown,
        0.5,
    ),
    Promise(
        "a server can open it: its editions, its ledger, its cover and its first position",
        beside.game_can_be_opened,
    ),
    Promise("its lesson, if it has one, can be shown", beside.lesson_can_be_shown),
    Promise("so can its summary", beside.summary_can_be_shown),
    Promise("so can its positions to solve", beside.puzzles_can_be_shown),
    Promise("boards keep their panels and sizes through a match", words.boards_keep_still, 0.25),
)
