"""BLOCKED: a camp that is boxed in towards the start gets a cavern for one of the pieces around
it.
"""

from typing import Any

import numpy as np
import pytest

from ludary import Match
from ludary.bots import greedy
from ludary.core.state.grid import squares_of
from tests.games.koa.table import (
    Clan,
    at,
    at_table,
    choices,
    happened,
    level,
    pool,
    squares,
    turn,
    verbs,
)


def boxed_in(*others: Clan, seats: int = 4, **options: Any) -> Match:
    """Clan 0 is boxed in, and it is the turn of the clan before it."""
    return at_table(
        *(others or (Clan(springs="b1"),)),
        turn=3,
        lava_at="a2",
        quakes_at="b2",
        seats=seats,
        **options,
    )


def asked(*others: Clan, **options: Any) -> Match:
    """Clan 0 is boxed in, and its player is asked for a piece."""
    match = boxed_in(*others, **options)
    match.step(f"dig {choices(match, 'dig')[0]}", fate=["lava"])
    return match


def jointly(*others: Clan, **options: Any) -> Match:
    """Likewise, where all others have to agree to the piece."""
    return asked(*others, rescue="chosen", **options)


def bots_choice(match: Match) -> str:
    actor = match.actor
    assert actor is not None
    return match.game.plain_action(
        greedy(match.view(actor), match.legal(), np.random.default_rng(5))
    ).notation


@pytest.mark.proves("blocked", "K56")
def test_a_blocked_clan_chooses_any_of_the_pieces_around_or_none() -> None:
    match = asked()

    assert match.actor == turn(match) == 0
    assert choices(match) == ["refuse", "switch b1", "switch a2", "switch b2"]


PIECES = [("b1", "spring 0"), ("a2", "lava"), ("b2", "earthquake")]


@pytest.mark.proves("blocked", "K56")
@pytest.mark.parametrize("square", [square for square, _ in PIECES])
def test_the_piece_that_its_player_names_becomes_a_cavern_and_the_turn_goes_on(square: str) -> None:
    match = asked()
    match.step(f"switch {square}")

    assert at(match, square) == "cavern 0"
    assert match.actor == turn(match) == 0
    assert choices(match, "dig") != []


@pytest.mark.proves("K56")
@pytest.mark.parametrize(("square", "before"), PIECES)
def test_by_an_option_it_does_once_all_others_agree(square: str, before: str) -> None:
    match = jointly()
    match.step(f"switch {square}")

    voters = []
    for _ in range(3):
        voters.append(match.actor)
        assert at(match, square) == before
        assert verbs(match) == {"agree", "refuse"}
        match.step("agree")

    assert voters == [1, 2, 3]
    assert at(match, square) == "cavern 0"
    assert match.actor == turn(match) == 0
    assert choices(match, "dig") != []


@pytest.mark.proves("L7")
def test_a_rivals_spring_goes_back_to_its_pool_where_all_agree() -> None:
    robbed = Clan(caverns="b3", springs="b2", goroldioa="b4 c3")
    match = at_table(Clan(), robbed, turn=3, lava_at="a2 b1", rescue="chosen")
    match.step("dig b9", fate=["lava"])
    match.step("switch b2")
    for _ in range(3):
        match.step("agree")

    assert at(match, "b2") == "cavern 0"
    assert pool(match, 1)[2] == 8
    assert match.told(-1)[-2:] == [
        "Seat 1 gets a cavern at b2 in place of a spring.",
        "Seat 2 returns a spring to its pool.",
    ]


@pytest.mark.proves("L7")
def test_a_clan_that_loses_a_spring_loses_the_actions_that_rest_on_it() -> None:
    robbed = Clan(goroldioa="a9 a8 a7 a6 a5 a4 b3", springs="b2 b10")
    match = at_table(Clan(), Clan(), Clan(), robbed, turn=2, lava_at="a2 b1", rescue="chosen")
    match.step("dig i9", fate=["lava"])
    match.step("dig b7", fate=["lava"])
    match.step("pass")
    assert (turn(match), level(match, 3)) == (0, 2)
    match.step("switch b2")
    for _ in range(3):
        match.step("agree")

    assert level(match, 3) == 1


@pytest.mark.proves("L7")
@pytest.mark.parametrize(("rescue", "pieces"), [("named", []), ("chosen", ["b1", "a2", "b2"])])
def test_a_clan_walled_in_by_rivals_springs_alone_is_blocked_only_where_all_have_to_agree(
    rescue: str, pieces: list[str]
) -> None:
    match = at_table(Clan(), Clan(springs="b1 a2 b2"), turn=3, rescue=rescue)
    match.step("dig b9", fate=["lava"])

    assert choices(match, "switch") == pieces


@pytest.mark.proves("blocked")
def test_one_refusal_of_the_piece_is_enough_and_the_turn_goes_on() -> None:
    match = jointly()
    match.step("switch b2")
    match.step("agree")
    match.step("refuse")

    assert at(match, "b2") == "earthquake"
    assert (match.actor, verbs(match)) == (0, {"sharman"})


@pytest.mark.proves("K56")
def test_a_blocked_clan_may_switch_nothing() -> None:
    match = asked()
    match.step("refuse")

    assert match.told(-1)[-1] == "Seat 1 switches nothing and stays blocked in."
    assert (match.actor, verbs(match)) == (0, {"sharman"})


@pytest.mark.proves("L8")
def test_for_the_shared_clan_asks_whoever_acts_for_it() -> None:
    match = at_table(seats=3, turn=2, lava_at="a9 b9 b10", rescue="chosen")
    match.step("dig i9", fate=["lava"])

    assert (match.actor, turn(match)) == (0, 3)
    match.step("switch b9")
    for voter in (1, 2):
        assert match.actor == voter
        match.step("agree")
    assert at(match, "b9") == "cavern 3"
    assert (match.actor, turn(match)) == (0, 3)


@pytest.mark.proves("L8")
def test_of_two_players_the_other_alone_has_to_agree() -> None:
    match = jointly(seats=2)
    match.step("switch b2")
    assert match.actor == 1
    match.step("agree")

    assert at(match, "b2") == "cavern 0"


def test_the_question_is_put_in_words() -> None:
    match = asked()
    text = " ".join(str(match.view(0)).split())

    assert "You decide which piece becomes a cavern of your own clan, which is blocked in." in text
    assert (
        "Can be switched for a cavern: the spring of Seat 1 (you) at b1, the lava at a2, the"
        " earthquake at b2." in text
    )
    assert [str(action) for action in match.legal()][:2] == [
        "Switch nothing: stay blocked in",
        "Switch the spring of Seat 1 at b1 for a cavern",
    ]
    match = jointly()
    assert str(match.legal()[1]) == "Ask for a cavern in place of the spring of Seat 1 at b1"
    match.step("switch b2")
    assert match.told(-1)[-1] == "Seat 1 asks for a cavern in place of an earthquake at b2."
    assert str(match.legal()[0]) == "Agree: the earthquake at b2 becomes a cavern of Seat 1"


@pytest.mark.parametrize("rescue", ["named", "chosen", "voted"])
def test_meanwhile_nothing_else_can_be_done(rescue: str) -> None:
    s = asked(rescue=rescue).state

    assert not s.asks
    assert squares_of(s.digs) == (squares("b1 a2 b2") if rescue != "voted" else [])


def test_the_board_marks_the_piece_and_the_squares_that_it_opens() -> None:
    match = jointly()
    match.step("switch b2")
    opened = [f"square-{square}" for square in (2, 12, 20, 21, 22)]

    assert match.view(1).marks("agree") == {"target": ["square-11"], "reach": opened}


@pytest.mark.parametrize("rescue", ["named", "chosen", "voted"])
def test_bots_free_their_own_clan_and_refuse_what_helps_a_rival_alone(rescue: str) -> None:
    match = asked(rescue=rescue)
    match.step(own := bots_choice(match))

    assert own.split()[0] == ("agree" if rescue == "voted" else "switch")
    assert rescue == "named" or bots_choice(match) == "refuse"


def test_a_bot_agrees_to_what_costs_a_stronger_rival_more() -> None:
    leader = Clan(goroldioa="a9 a8 a7 a6 a5 a4 b3", springs="b2 b10", caverns="b9 c9 d9 e9")
    match = at_table(Clan(), Clan(), Clan(), leader, turn=2, lava_at="a2 b1", rescue="chosen")
    match.step("dig i9", fate=["lava"])
    match.step("dig b7", fate=["lava"])
    match.step("pass")
    match.step("switch b2")

    assert bots_choice(match) == "agree"
    match.step("agree")
    match.step("agree")
    assert (match.actor, bots_choice(match)) == (3, "refuse")


@pytest.mark.proves("K56")
def test_the_fixed_piece_is_the_one_with_most_empty_squares_around() -> None:
    match = boxed_in(rescue="yes")

    match.step("dig b9", fate=["lava"])

    assert happened(match, "blocked") == [{"clan": 0}]
    assert at(match, "b2") == "cavern 0"
    assert (pool(match, 0)[0], match.state.earthquakes) == (14, 12)
    assert turn(match) == 0
    assert "c3" in choices(match, "dig")


def test_in_every_corner_the_piece_with_most_empty_squares_around_goes() -> None:
    match = at_table(
        Clan(),
        Clan(),
        Clan(),
        Clan(springs="b10"),
        turn=2,
        lava_at="a9",
        quakes_at="b9",
        rescue="yes",
    )

    match.step("dig i9", fate=["lava"])

    assert at(match, "b9") == "cavern 3"


@pytest.mark.proves("K56")
def test_of_pieces_alike_the_one_in_the_lowest_row_and_column_goes() -> None:
    match = at_table(
        Clan(), turn=3, lava_at="b1 a2 b2 c1 c2 c3 a3 b3", rescue="yes"
    )  # none has an empty square around it

    match.step("dig b9", fate=["lava"])

    assert at(match, "b1") == "cavern 0"


@pytest.mark.proves("K56")
def test_a_replaced_spring_goes_back_to_its_pool_and_lava_to_the_common_one() -> None:
    spring = at_table(Clan(springs="b1 a2 b2"), turn=3, rescue="yes")
    spring.step("dig b9", fate=["lava"])
    lava = at_table(lava_at="b1 a2 b2", turn=3, rescue="yes")
    lava.step("dig b9", fate=["cavern"])

    assert pool(spring, 0) == (14, 8, 6)
    assert lava.state.lava == 10


@pytest.mark.proves("K56")
def test_a_clan_beyond_the_third_zone_is_not_freed() -> None:
    match = boxed_in(Clan(springs="b1", caverns="d4"), located_limit=0)

    match.step("dig b9", fate=["lava"])

    assert happened(match, "blocked") == []
    assert happened(match, "passes") == [{"clan": 0}]


@pytest.mark.proves("L4")
def test_a_clan_that_can_claim_a_located_square_is_not_blocked() -> None:
    match = boxed_in(Clan(located_goroldioa="b1"))

    match.step("dig b9", fate=["lava"])

    assert happened(match, "blocked") == []
    assert choices(match, "claim") == ["b1"]


@pytest.mark.proves("K56")
def test_a_clan_walled_in_by_others_alone_is_not_freed() -> None:
    match = at_table(Clan(), Clan(caverns="b1 a2 b2"), turn=3)

    match.step("dig b9", fate=["lava"])

    assert happened(match, "blocked") == []


@pytest.mark.proves("K56")
def test_everybody_is_asked_where_the_table_votes_on_a_fixed_piece() -> None:
    match = boxed_in(rescue="voted")
    match.step("dig b9", fate=["lava"])

    voters = []
    for _ in range(4):
        voters.append(match.actor)
        assert verbs(match) == {"agree", "refuse"}
        match.step("agree")

    assert voters == [0, 1, 2, 3]
    assert at(match, "b2") == "cavern 0"
    assert match.actor == turn(match) == 0


@pytest.mark.proves("K56")
def test_one_refusal_of_the_fixed_piece_is_enough() -> None:
    match = boxed_in(rescue="voted")
    match.step("dig b9", fate=["lava"])
    match.step("agree")
    match.step("refuse")

    assert at(match, "b2") == "earthquake"
    assert (match.actor, turn(match)) == (0, 0)
    assert verbs(match) == {"sharman"}


@pytest.mark.proves("L9")
@pytest.mark.parametrize("rescue", ["named", "voted", "chosen"])
def test_a_clan_that_stays_blocked_in_is_asked_again_once_something_around_it_is_another(
    rescue: str,
) -> None:
    rival = Clan(caverns="i1 h1 g1 f1 e1 d1 c1")
    match = asked(Clan(springs="b1"), rival, rescue=rescue, located_limit=0)
    match.step("refuse")
    for square in ("i2", "i9", "b10"):
        match.step(f"dig {square}", fate=["lava"])
    assert happened(match, "passes") == [{"clan": 0}]
    assert happened(match, "blocked") == []

    match.step("seize b1", fate=[10])
    for square in ("i10", "b9"):
        match.step(f"dig {square}", fate=["lava"])
    assert happened(match, "blocked") == [{"clan": 0}]
    assert match.actor == turn(match) == 0
    assert "refuse" in choices(match)


@pytest.mark.proves("K56")
def test_the_rule_can_be_left_out() -> None:
    match = boxed_in(rescue="no")

    match.step("dig b9", fate=["lava"])

    assert happened(match, "blocked") == []


@pytest.mark.proves("K65")
@pytest.mark.parametrize("rescue", ["yes", "voted", "chosen"])
def test_the_last_cavern_placed_so_ends_the_game_too(rescue: str) -> None:
    match = boxed_in(Clan(springs="b1", caverns_left=1), rescue=rescue)

    match.step("dig b9", fate=["lava"])
    while not match.over:
        match.step("agree" if "agree" in choices(match) else "switch a2")

    assert happened(match, "last_cavern") == [{"clan": 0}]
