"""Choices that a shaman cannot make now, and what is missing."""

import ludary
from ludary.games.zimby_mojo.state import Phase
from ludary.games.zimby_mojo.verbs import Verb
from tests.every_game import positions


def test_every_scroll_in_hand_can_be_cast_or_says_why_not() -> None:
    game, seen = ludary.load("zimby_mojo"), 0
    first = int(game.actions.first[Verb.CAST])
    for match in positions(game, 12, seed=4):
        if match.actor is None or match.state.phase not in (Phase.TURN, Phase.ANSWER):
            continue
        view = match.view(match.actor)
        held = {
            first + card
            for card, number in enumerate(view.state.shamans[match.actor].hand)
            if number
        }
        told = {action: one for one in view.unavailable() for action in one.actions}
        assert held == {action for action in held if action in view.legal_ids()} | (
            held & told.keys()
        )
        seen += len(held & told.keys())
    assert seen
