"""Nagaraja, by Bruno Cathala and Théo Rivière: two temples, fate sticks, and relics that had better not all be cursed."""

from pathlib import Path

from ludary.core.game import Game
from ludary.games.nagaraja.actions import ACTIONS, legal
from ludary.games.nagaraja.board import board
from ludary.games.nagaraja.box import OPTIONS, Box, Edition
from ludary.games.nagaraja.describe import describe
from ludary.games.nagaraja.filling import fill
from ludary.games.nagaraja.invariants import INVARIANTS, check
from ludary.games.nagaraja.judge import judge
from ludary.games.nagaraja.marks import marks
from ludary.games.nagaraja.names import names
from ludary.games.nagaraja.rules.apply import apply
from ludary.games.nagaraja.rules.end import returns, scores
from ludary.games.nagaraja.rules.labels import OUTCOMES
from ludary.games.nagaraja.rules.setup import setup
from ludary.games.nagaraja.secrets import conceal, imagine
from ludary.games.nagaraja.spots import spot
from ludary.games.nagaraja.state import SEATS, Happening, State
from ludary.games.nagaraja.windows import WINDOWS
from ludary.games.nagaraja.words import say_action
from ludary.games.nagaraja.words_events import say_event

GAME = Game(
    name="nagaraja",
    title="Nagaraja",
    version=1,
    about="Throw fate sticks for rooms, lay paths to your relics, and keep the cursed ones covered.",
    players=range(SEATS, SEATS + 1),
    minutes=range(30, 46),
    Box=Box,
    State=State,
    actions=ACTIONS,
    setup=setup,
    legal=legal,
    apply=apply,
    returns=returns,
    conceal=conceal,
    imagine=imagine,
    check=check,
    judge=judge,
    horizon=16,
    scores=scores,
    events=[kind.name.lower() for kind in Happening],
    invariants=INVARIANTS,
    outcomes=OUTCOMES,
    names=names,
    say_action=say_action,
    say_event=say_event,
    describe=describe,
    board=board,
    spot=spot,
    windows=WINDOWS,
    marks=marks,
    options=OPTIONS,
    edition_model=Edition,
    fill=fill,
    folder=Path(__file__).parent,
)
