"""Zimby Mojo, by Jim Felli: small cannibals, a King to kill, and a Crown that everybody else wants
too.
"""

from ludary.games.zimby_mojo.actions import ACTIONS, legal, playout_list, shortlist
from ludary.games.zimby_mojo.board.cover import cover
from ludary.games.zimby_mojo.board.inspection import inspect
from ludary.games.zimby_mojo.board.picture import board
from ludary.games.zimby_mojo.box import OPTIONS, Box, Edition
from ludary.games.zimby_mojo.cards import SEATS
from ludary.games.zimby_mojo.components import components
from ludary.games.zimby_mojo.events import EVENTS
from ludary.games.zimby_mojo.filling import fill
from ludary.games.zimby_mojo.invariants import INVARIANTS, check
from ludary.games.zimby_mojo.judge import judge, judge_seats, unsettled
from ludary.games.zimby_mojo.matters import MATTERS, measure, turn
from ludary.games.zimby_mojo.rules.apply import apply
from ludary.games.zimby_mojo.rules.end import returns, score_parts, scores
from ludary.games.zimby_mojo.rules.labels import OUTCOMES
from ludary.games.zimby_mojo.rules.setup import setup
from ludary.games.zimby_mojo.secrets import conceal, imagine
from ludary.games.zimby_mojo.state import State
from ludary.games.zimby_mojo.text.beats import beats
from ludary.games.zimby_mojo.text.chapters import goes_on, say_chapter
from ludary.games.zimby_mojo.text.choices import CHOICES
from ludary.games.zimby_mojo.text.describe import describe, standing
from ludary.games.zimby_mojo.text.names import names
from ludary.games.zimby_mojo.verbs import Verb
from ludary.games.zimby_mojo.windows import WINDOWS, unasked
from ludary.kit import BotHints, Contents, Game, Presentation, Rules

GAME = Game(
    name="zimby_mojo",
    title="Zimby Mojo",
    version=10,
    players=range(1, SEATS + 1),
    about=(
        "Break into the King's compound with those you do not trust, kill him, and carry his Crown"
        " home."
    ),
    minutes=range(60, 181),
    difficulty=3,
    rules=Rules(
        State,
        ACTIONS,
        setup,
        legal,
        apply,
        returns,
        conceal,
        imagine,
        check,
        INVARIANTS,
        unimagined=("known", "known_count"),
    ),
    presentation=Presentation(
        events=EVENTS,
        fleeting=frozenset(
            {EVENTS.numbers["discards"]}
        ),  # the discard pile can become the library at once
        silent=CHOICES.silent,
        outcomes=OUTCOMES,
        names=names,
        say_action=CHOICES.say,
        goes_on=goes_on,
        say_chapter=say_chapter,
        describe=describe,
        board=board,
        spot=CHOICES.spot,
        unavailable=CHOICES.unavailable,
        closing=CHOICES.closing,
        marks=CHOICES.marks,
        beats=beats,
        inspect=inspect,
        components=components,
        cover=cover,
        scores=scores,
        score_parts=score_parts,
        standing=standing,
        windows=WINDOWS,
    ),
    hints=BotHints(
        judge,
        unsettled,
        unasked,
        shortlist,
        playout_list,
        judge_seats,
        worlds=8,
        matters=MATTERS,
        measure=measure,
        turn=turn,
        levels=("novice", "casual:75", "casual:50", "casual:35", "casual", "greedy"),
        best_wins=0.443,
        best_seats=4,
        uses={"scroll": (Verb.CAST,)},
    ),
    contents=Contents(
        Box=Box,
        options=OPTIONS,
        edition_model=Edition,
        fill=fill,
    ),
)
