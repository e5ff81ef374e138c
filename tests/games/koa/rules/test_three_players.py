"""SETUP, 3 Player: the shared fourth clan."""

import pytest

from ludary import Match
from tests.games.koa.table import Clan, at, at_table, choices, turn, verbs


def round_of(match: Match) -> tuple[int | None, int]:
    """Play one dig of every clan; return the seat that acted for the shared clan, and the owner of
    that turn.
    """
    for corner in ("a2", "j2", "j9"):
        match.step(
            f"dig {corner}" if f"dig {corner}" in choices(match) else choices(match)[0],
            fate=["lava"],
        )
    actor = match.actor
    match.step(choices(match)[0], fate=["lava"])
    return actor, 3


@pytest.mark.proves("three-players", "K14", "L3")
def test_the_shared_clan_has_a_turn_in_every_round_and_everyone_acts_for_it_in_turn() -> None:
    match = at_table(seats=3, lava=40, rescue="yes")

    assert [round_of(match)[0] for _ in range(4)] == [0, 1, 2, 0]


@pytest.mark.proves("three-players", "K15")
def test_the_shared_clan_excavates_and_neither_seizes_nor_asks_the_sharman() -> None:
    match = at_table(
        Clan(caverns="b2 c3 d4"), Clan(), Clan(), Clan(caverns="b9 c8 d7 d6 d5"), seats=3, turn=3
    )

    assert turn(match) == 3
    assert verbs(match) == {"dig"}


@pytest.mark.proves("K15")
def test_the_shared_clan_earns_actions_as_others_do() -> None:
    match = at_table(
        Clan(), Clan(), Clan(), Clan(goroldioa="b9 c8", springs="a9 b10"), seats=3, turn=3
    )
    match.step("dig d7", fate=["cavern"])

    assert turn(match) == 3
    assert verbs(match) == {"dig", "pass"}


@pytest.mark.proves("K16")
def test_others_may_seize_from_the_shared_clan() -> None:
    match = at_table(Clan(caverns="b2 c3 d4"), Clan(), Clan(), Clan(caverns="d5"), seats=3)
    match.step("seize d5", fate=[10])

    assert at(match, "d5") == "cavern 0"


@pytest.mark.proves("K16", "K65")
def test_the_shared_clan_can_end_the_game_and_does_not_win_it() -> None:
    match = at_table(
        Clan(caverns="b2"),
        Clan(),
        Clan(),
        Clan(caverns="b9 c8 d7", caverns_left=1),
        seats=3,
        turn=3,
    )
    match.step("dig e6", fate=["cavern"])

    assert match.over
    assert match.state.clans[3].points > match.state.clans[0].points
    assert match.returns == [1, -0.5, -0.5]
    assert match.scores == [2.0, 0.0, 0.0]


@pytest.mark.proves("K16")
def test_the_shared_clan_may_be_kept_from_ending_the_game() -> None:
    match = at_table(
        Clan(caverns="b2"),
        Clan(),
        Clan(),
        Clan(caverns="b9 c8 d7", caverns_left=1),
        seats=3,
        turn=3,
        shared_ends=False,
    )
    match.step("dig e6", fate=["cavern"])

    assert not match.over
    assert turn(match) == 0
