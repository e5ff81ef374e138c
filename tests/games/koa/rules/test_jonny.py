"""Pre-Game Voted Rules: the Jonny rule, by seat."""

import pytest

from tests.games.koa.table import Clan, at, at_table, choices, happened, koa, turn, verbs


@pytest.mark.proves("K66")
def test_the_jonny_rule_is_off_unless_it_is_chosen() -> None:
    match = at_table()
    match.step("dig b2", fate=["cavern"])

    assert turn(match) == 1


@pytest.mark.proves("jonny", "K67")
def test_a_jonny_spins_twice_and_places_two_pieces_for_one_action() -> None:
    match = at_table(jonny_1=True)

    match.step("dig b2", fate=["cavern"])
    assert (match.actor, verbs(match)) == (0, {"dig"})
    assert "c3" in choices(match, "dig")  # the first piece may be the base of the second
    match.step("dig c3", fate=["spring"])

    assert (at(match, "b2"), at(match, "c3")) == ("cavern 0", "spring 0")
    assert turn(match) == 1


@pytest.mark.proves("K68")
def test_the_second_piece_is_not_optional() -> None:
    match = at_table(jonny_1=True)
    match.step("dig b2", fate=["lava"])

    assert verbs(match) == {"dig"}


@pytest.mark.proves("K67")
def test_without_a_second_square_one_piece_is_enough() -> None:
    match = at_table(lava_at="b1 a2", jonny_1=True)

    match.step("dig b2", fate=["lava"])

    assert turn(match) == 1


@pytest.mark.proves("K69")
def test_a_claim_is_one_piece() -> None:
    match = at_table(Clan(caverns="b2", located_goroldioa="c3"), jonny_1=True)

    match.step("claim c3")

    assert turn(match) == 1


@pytest.mark.proves("jonny-seizes")
@pytest.mark.parametrize(("roll", "owner"), [(6, 1), (7, 0)])
def test_a_jonny_takes_1_off_every_roll_to_seize(roll: int, owner: int) -> None:
    match = at_table(Clan(caverns="b2 c3 d4 e4"), Clan(caverns="f5"), jonny_1=True)

    match.step("seize f5", fate=[roll])

    assert happened(match, "rolls")[0]["rolled"] == roll - 1
    assert at(match, "f5") == f"cavern {owner}"


@pytest.mark.proves("K70")
def test_even_a_ten_is_a_nine() -> None:
    match = at_table(Clan(caverns="b2 c3 d4 e4"), Clan(caverns="f5"), jonny_1=True, roll_5=10)
    match.step("seize f5", fate=[10])

    assert at(match, "f5") == "cavern 1"


@pytest.mark.proves("jonny-ends", "K71")
def test_the_game_does_not_end_with_a_jonnys_last_cavern() -> None:
    match = at_table(Clan(caverns="b2", caverns_left=1), jonny_1=True)

    match.step("dig c3", fate=["cavern"])

    assert not match.over
    assert (
        sum(1 for _, world in match.outcomes("dig d4") if at(world, "d4") == "cavern 0") == 0
    )  # spun again


@pytest.mark.proves("jonny-wins", "K72")
def test_a_jonny_cannot_win() -> None:
    match = at_table(
        Clan(caverns="b2 c3 d4"),
        Clan(caverns="i2", caverns_left=1),
        turn=1,
        jonny_1=True,
        seized_points=0,
    )
    match.step("dig h3", fate=["cavern"])

    assert match.returns[1] == 1
    assert match.scores[0] > match.scores[1]


@pytest.mark.proves("K72")
def test_if_all_are_jonnies_the_rule_is_void() -> None:
    match = at_table(seats=2, jonny_1=True, jonny_2=True)
    match.step("dig b2", fate=["cavern"])

    assert turn(match) == 1


@pytest.mark.proves("L2")
def test_a_jonny_of_two_players_is_one_with_both_clans() -> None:
    match = at_table(seats=2, turn=2, jonny_1=True)
    match.step("dig i9", fate=["cavern"])

    assert turn(match) == 2


@pytest.mark.proves("L2")
def test_the_clan_that_three_share_is_no_jonny() -> None:
    match = at_table(seats=3, turn=3, jonny_1=True)
    match.step("dig b9", fate=["cavern"])

    assert turn(match) == 0


@pytest.mark.proves("K66")
def test_the_rule_is_chosen_for_each_seat() -> None:
    assert [
        option.name for option in koa().contents.options if option.name.startswith("jonny")
    ] == [
        "jonny_1",
        "jonny_2",
        "jonny_3",
        "jonny_4",
    ]
