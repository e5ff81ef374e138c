"""Order of play, Explore, Losing and Winning the Game."""

import pytest

from tests.games.dunjiin.table import (
    Explorer,
    armor,
    at_table,
    choices,
    dunjiin,
    experience,
    fight,
    graveyard,
    happened,
    lives,
    treasure,
    verbs,
)

NOVICE = Explorer(level=9)


@pytest.mark.proves("clockwise", "D1")
def test_turns_go_clockwise_from_the_dealers_left() -> None:
    match = dunjiin().start(3, seed=1, fate=[1])
    turns = [match.actor]
    for _ in range(3):
        match.step("explore", fate=["treasure-10"])
        turns.append(match.actor)

    assert turns == [1, 2, 0, 1]


@pytest.mark.proves("finds", "D13")
@pytest.mark.parametrize(("card", "values", "magic"), [("treasure-9", [9], 0), ("magic", [], 1)])
def test_treasure_and_magic_are_added_to_the_belongings_and_the_turn_ends(
    card: str, values: list[int], magic: int
) -> None:
    match = at_table(Explorer())

    match.step("explore", fate=[card])

    assert treasure(match, 0) == values
    assert match.state.heroes[0].magic == magic
    assert match.actor == 1


@pytest.mark.proves("free-action")
def test_exploring_is_free_and_always_possible() -> None:
    assert choices(at_table(Explorer(armor=0))) == ["explore"]


ONE_ACTION = [  # choices of the turn, and outcomes of fate
    (["explore"], ["treasure-5"]),
    (["rest", "spend slime/2"], []),
    (["shop 1", "pay treasure-10", "explore"], ["treasure-5"]),
    (["train red-dragon/4"], []),
    (["necromancy red-dragon/4"], []),
    (["trap"], []),
    (["dragon 2"], ["slime/2", "slime/3", "giant-rat/2", "giant-spider/2", "treasure-5"]),
    (["assassin 2"], ["slime/2", "slime/3", "giant-rat/2", "giant-spider/2", "treasure-5"]),
]


@pytest.mark.proves("one-action", "D9")
@pytest.mark.parametrize(
    ("actions", "fate"), ONE_ACTION, ids=[row[0][0].split()[0] for row in ONE_ACTION]
)
def test_a_turn_is_one_action(actions: list[str], fate: list[str]) -> None:
    rich = Explorer(
        character="red-dragon/2 red-dragon/3 ogre/2",
        armor=2,
        magic=1,
        treasure="10 10 10",
        experience="red-dragon/4 orc/2 slime/2",
    )
    match = at_table(rich, NOVICE, advanced_level=20)

    for action in actions[:-1]:
        match.step(action)
        assert match.state.active == 0
    match.step(actions[-1], fate=fate)

    assert match.state.active == 1
    assert match.state.heroes[1].turns == 2


@pytest.mark.proves("meets")
def test_a_monster_lying_open_may_be_fought_dodged_or_scried() -> None:
    match = at_table(Explorer(magic=1, experience="goblin"))

    match.step("explore", fate=["orc/2"])

    assert choices(match) == ["premonition", "fight", "dodge 2", "empower 2"]


@pytest.mark.proves("naked", "death", "D33")
@pytest.mark.parametrize(
    ("left", "damage", "alive"),
    [
        (2, 1, True),
        (1, 1, True),
        (0, 1, False),
        (1, 2, False),
        (2, 2, True),
        (2, 3, False),
        (3, 3, True),
    ],
)
def test_a_hit_more_than_there_is_armor_kills(left: int, damage: int, alive: bool) -> None:
    match = at_table(Explorer(armor=left, level=9), seats=3)

    fight(
        match, {1: "orc/2 ogre/2", 2: "orc/3 ogre/2 magic", 3: "orc/4 ogre/2 magic magic"}[damage]
    )

    assert lives(match, 0) == alive
    assert armor(match)[0] == max(0, left - damage)


@pytest.mark.proves("D33")
@pytest.mark.parametrize(
    ("left", "damage", "alive"),
    [
        (2, 1, True),
        (1, 1, True),
        (0, 1, False),
        (1, 2, True),
        (1, 3, True),
        (2, 2, True),
        (2, 3, True),
        (0, 3, False),
    ],
)
def test_damage_beyond_the_armor_may_be_agreed_to_leave_one_naked(
    left: int, damage: int, alive: bool
) -> None:
    match = at_table(Explorer(armor=left, level=9), seats=3, overkill=False)

    fight(
        match, {1: "orc/2 ogre/2", 2: "orc/3 ogre/2 magic", 3: "orc/4 ogre/2 magic magic"}[damage]
    )

    assert lives(match, 0) == alive
    assert armor(match)[0] == max(0, left - damage)
    assert happened(match, "spared") == (
        [{"seat": 0, "armor": left, "damage": damage}] if alive and damage > left else []
    )


@pytest.mark.proves("D1")
@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_a_dealer_may_be_chosen(dealer: int) -> None:
    match = dunjiin(dealer=dealer).start(3, seed=dealer)

    assert match.actor == dealer % 3
    assert happened(match, "dealer") == [{"seat": dealer - 1}]


@pytest.mark.proves("D1")
def test_a_chosen_dealer_sits_at_the_table() -> None:
    assert list(dunjiin(dealer=5).seats) == [5, 6]
    with pytest.raises(ValueError, match="fast and dealer=4 cannot be combined"):
        dunjiin(fast=True, dealer=4)


@pytest.mark.proves("D110")
@pytest.mark.parametrize(("for_keeps", "coins"), [(False, 0), (True, 9)])
def test_playing_for_keeps_the_winner_gets_everybodys_coins(for_keeps: bool, coins: int) -> None:
    match = at_table(
        Explorer(armor=0, level=9, experience="goblin"),
        Explorer(armor=0, level=9),
        Explorer(),
        for_keeps=for_keeps,
    )

    match.step("explore", fate=["orc/2"])
    match.step("dodge 2", fate=["ogre/2"])
    fight(match, "slime/2 treasure-5")
    fight(match, "orc/2 ogre/2")

    assert happened(match, "victory") == [{"seat": 2, "coins": coins}]
    assert ("keeps all 9 coins" in match.told(-1)[-1]) == for_keeps


@pytest.mark.proves("the-dead-leave-all", "D34")
def test_the_dead_leave_everything_in_the_graveyard() -> None:
    poor = Explorer(
        character="slime/2 giant-rat/2 giant-spider/2",
        armor=0,
        treasure="9 5",
        experience="goblin/4",
    )
    match = at_table(poor, seats=3)

    fight(match, "orc/2 ogre/2")

    assert graveyard(match) == [
        "ogre/2",
        "orc/2",
        "goblin/4",
        "giant-spider/2",
        "giant-rat/2",
        "slime/2",
        "treasure-5",
        "treasure-9",
    ]
    assert (treasure(match, 0), experience(match, 0)) == ([], [])
    assert match.state.heroes[0].level == 0


@pytest.mark.proves("the-dead-leave-all", "D34")
def test_the_magic_of_the_dead_lies_in_the_graveyard_too() -> None:
    match = at_table(Explorer(armor=0, magic=2), seats=3)

    fight(match, "orc/3 fairy ogre/2")

    assert not lives(match, 0)
    assert graveyard(match).count("magic") == 2


@pytest.mark.proves("the-dead-leave-all", "D69")
def test_the_armor_of_the_dead_lies_in_the_store() -> None:
    match = at_table(Explorer(armor=2, level=9), seats=3)

    fight(match, "orc/4 ogre/2 magic magic")

    assert not lives(match, 0)
    assert match.state.store == 3


@pytest.mark.proves("death", "D35")
def test_only_who_fights_is_hurt() -> None:
    match = at_table(
        Explorer(armor=0, experience="goblin"),
        Explorer(armor=0, level=9),
        Explorer(armor=0),
        seats=3,
    )

    match.step("explore", fate=["orc/2"])
    match.step("dodge 2", fate=["ogre/2"])

    assert [lives(match, seat) for seat in range(3)] == [True, False, True]


@pytest.mark.proves("death")
def test_the_dead_take_no_more_turns() -> None:
    match = at_table(Explorer(), Explorer(armor=0, level=9), seats=3)

    match.step("explore", fate=["treasure-5"])
    fight(match, "orc/2 ogre/2")
    match.step("explore", fate=["treasure-5"])
    match.step("explore", fate=["treasure-6"])

    assert match.actor == 2


@pytest.mark.proves("death", "D36")
@pytest.mark.parametrize(("victim", "following"), [(1, 2), (2, 1)])
def test_after_a_death_by_dodge_the_turn_passes_on_from_the_dodger(
    victim: int, following: int
) -> None:
    weak = Explorer(armor=0, level=9)
    match = at_table(
        Explorer(experience="goblin"), *(weak if seat == victim else Explorer() for seat in (1, 2))
    )

    match.step("explore", fate=["orc/2"])
    match.step(f"dodge {victim + 1}", fate=["ogre/2"])

    assert not lives(match, victim)
    assert match.actor == following


@pytest.mark.proves("aim", "winning", "D111", "L5")
def test_the_last_one_standing_wins() -> None:
    match = at_table(Explorer(armor=0, level=9))

    fight(match, "orc/2 ogre/2")

    assert match.over
    assert match.returns == [-1.0, 1.0]
    assert happened(match, "victory") == [{"seat": 1, "coins": 0}]


@pytest.mark.proves("winning", "D111")
def test_one_can_win_in_the_turn_of_another() -> None:
    match = at_table(Explorer(experience="goblin"), Explorer(armor=0, level=9))

    match.step("explore", fate=["orc/2"])
    match.step("dodge 2", fate=["ogre/2"])

    assert match.over
    assert match.returns == [1.0, -1.0]


@pytest.mark.proves("aim", "D111")
def test_the_game_goes_on_while_two_live() -> None:
    match = at_table(Explorer(armor=0, level=9), seats=3)

    fight(match, "orc/2 ogre/2")

    assert not match.over
    assert verbs(match) == {"explore"}
    assert match.returns == [0.0, 0.0, 0.0]


def test_while_all_live_nobody_has_outlived_anybody() -> None:
    match = at_table(seats=4)
    assert match.scores == [0.0] * 4
    match._states[0].heroes[2].fell = 1
    assert match.scores == [1.0, 1.0, 0.0, 1.0]


@pytest.mark.proves("L5")
def test_players_are_ranked_by_whom_they_outlived() -> None:
    match = at_table(NOVICE, Explorer(armor=0, level=9), Explorer(armor=0, level=9))
    match.step("explore", fate=["treasure-5"])
    fight(match, "orc/2 ogre/2")
    fight(match, "skeleton/2 vampire/2")

    assert match.scores == [2.0, 0.0, 1.0]
    assert sum(match.returns) == pytest.approx(0)
