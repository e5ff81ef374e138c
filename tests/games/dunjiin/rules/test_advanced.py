"""Advanced actions of Level 33 Characters: Set Trap, Summon Dragon, Hire Assassin."""

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
    turned_up,
    verbs,
)

LORD = Explorer(level=33, magic=2, treasure="10 10 10", experience="orc/2 orc/3 orc/4")
SUMMONINGS = ["dragon", "assassin"]
WEAK = ["slime/2", "giant-rat/2", "orc/2", "goblin/2", "ogre/2"]  # Strength 23


@pytest.mark.proves("advanced")
@pytest.mark.parametrize("level", [32, 33])
def test_only_level_33_opens_the_advanced_actions(level: int) -> None:
    match = at_table(
        Explorer(level=level, magic=2, treasure="10 10 10", experience="orc/2 orc/3 orc/4")
    )

    assert ({"trap", "dragon", "assassin"} <= verbs(match)) == (level == 33)
    assert ("trap" in verbs(match)) == (level == 33)


PRICES = [  # Explorer, the advanced actions open to them
    (LORD, {"trap", "dragon", "assassin"}),
    (Explorer(level=33, magic=0, treasure="10 10 10", experience="orc orc orc"), {"trap"}),
    (Explorer(level=33, magic=1, treasure="10 10 9", experience="orc orc orc"), {"trap", "dragon"}),
    (Explorer(level=33, magic=1, treasure="10 10 10", experience="orc orc"), {"assassin"}),
    (Explorer(level=33, magic=5, treasure="10 10 9", experience="orc orc"), set()),
]


@pytest.mark.proves("D67")
@pytest.mark.parametrize(("explorer", "open_to"), PRICES)
def test_each_advanced_action_has_its_price(explorer: Explorer, open_to: set[str]) -> None:
    assert verbs(at_table(explorer)) & {"trap", "dragon", "assassin"} == open_to


@pytest.mark.proves("set-trap")
def test_a_trap_costs_three_experience_and_the_turn() -> None:
    match = at_table(LORD)

    match.step("trap")

    assert experience(match, 0) == []
    assert match.state.traps == 1
    assert match.actor == 1


@pytest.mark.proves("set-trap", "D89")
def test_the_experience_in_a_trap_lies_face_down_beside_the_dunjiin() -> None:
    match = at_table(LORD)

    match.step("trap")

    assert graveyard(match) == []
    assert [int(match.view(1).face_down[place].card) for place in range(3)] == [-1, -1, -1]
    assert all(match.view(0).face_down[place].card >= 0 for place in range(3))


@pytest.mark.proves("trap-springs", "D83")
@pytest.mark.parametrize(
    ("traps", "strength"), [(1, 6 + 5 + 7 + 2 + 1), (2, 6 + 5 + 7 + 2 + 3 + 2)]
)
def test_the_next_monster_has_a_card_and_a_point_more_for_each_trap(
    traps: int, strength: int
) -> None:
    cards = ["orc/3", "goblin/2", "ogre/2", "slime/2", "giant-rat/2"][: 3 + traps]
    match = at_table(Explorer(level=9), traps=traps)

    match.step("explore", fate=cards)

    assert turned_up(match) == cards
    assert happened(match, "fights") == [{"seat": 0, "strength": strength, "level": 9}]


@pytest.mark.proves("D83")
def test_a_trap_may_be_agreed_to_add_a_card_only() -> None:
    match = at_table(Explorer(level=9), traps=1, trap_strength=0)

    fight(match, "orc/2 goblin/2 ogre/2")

    assert happened(match, "fights") == [{"seat": 0, "strength": 18, "level": 9}]


@pytest.mark.proves("trap-springs", "D84", "D89")
def test_all_traps_spring_together_and_are_gone() -> None:
    match = at_table(Explorer(level=9), traps=2, trap_lasts=bool(dunjiin("default").box.trap_lasts))

    fight(match, "orc/2 goblin/2 ogre/2 slime/2")

    assert happened(match, "springs") == [{"seat": 0, "traps": 2}]
    assert match.state.traps == 0
    assert graveyard(match).count("orc/2") == 1
    assert len(graveyard(match)) == 4 + 6


@pytest.mark.proves("D84")
def test_traps_may_be_agreed_to_last() -> None:
    match = at_table(Explorer(level=9), traps=1, trap_lasts=True)

    fight(match, "orc/2 goblin/2 ogre/2")

    assert match.state.traps == 1
    assert len(graveyard(match)) == 3


@pytest.mark.proves("trapped")
def test_nobody_dodges_or_rests_while_the_dunjiin_is_trapped() -> None:
    match = at_table(Explorer(magic=1, experience="goblin goblin"), traps=1)
    before = verbs(match)

    match.step("explore", fate=["orc/2"])

    assert before == {"explore", "premonition"}
    assert verbs(match) == {"premonition", "fight"}


@pytest.mark.proves("trapped", "D85")
def test_a_trap_catches_its_setter_too() -> None:
    match = at_table(LORD, Explorer())
    match.step("trap")
    match.step("explore", fate=["treasure-5"])

    assert "rest" not in verbs(match)
    match.step("explore", fate=["goblin/2"])
    match.step("fight", fate=["giant-rat/2", "slime/2"])

    assert happened(match, "fights") == [{"seat": 0, "strength": 5 + 3 + 2 + 1, "level": 33}]


@pytest.mark.proves("trap-springs", "D86")
@pytest.mark.parametrize("card", ["treasure-5", "magic"])
def test_a_character_who_finds_treasure_or_magic_springs_no_trap(card: str) -> None:
    match = at_table(Explorer(), traps=1)

    match.step("explore", fate=[card])

    assert match.state.traps == 1


@pytest.mark.proves("trap-springs", "D87")
def test_a_trap_adds_a_card_to_the_death_fairy() -> None:
    match = at_table(Explorer(), traps=1)

    fight(match, "fairy orc/2 goblin/2 magic")

    assert turned_up(match) == ["fairy", "orc/2", "goblin/2", "magic"]
    assert armor(match)[0] == 1
    assert match.state.traps == 0


@pytest.mark.proves("more-traps")
def test_a_trap_may_be_set_upon_a_trap() -> None:
    match = at_table(LORD, traps=1)

    match.step("trap")

    assert match.state.traps == 2


@pytest.mark.proves("experience-is-spent", "L2")
def test_the_trapper_chooses_the_experience() -> None:
    match = at_table(Explorer(level=33, experience="orc/2 goblin/2 ogre/2 slime/2"))

    match.step("trap")
    match.step("spend orc/2")
    match.step("spend slime/2")
    match.step("spend goblin/2")

    assert experience(match, 0) == ["ogre/2"]


@pytest.mark.proves("dragon")
def test_a_dragon_costs_a_magic_item_and_three_experience() -> None:
    match = at_table(LORD)

    match.step("dragon 2", fate=WEAK)

    assert match.state.heroes[0].magic == 1
    assert experience(match, 0) == []
    assert treasure(match, 0) == [10, 10, 10]


@pytest.mark.proves("treasure-is-spent", "assassin")
def test_an_assassin_costs_a_magic_item_and_thirty_treasure() -> None:
    match = at_table(LORD)

    match.step("assassin 2", fate=WEAK)

    assert match.state.heroes[0].magic == 1
    assert experience(match, 0) == ["orc/2", "orc/3", "orc/4"]
    assert treasure(match, 0) == []


@pytest.mark.proves("assassin", "D68")
def test_an_assassin_gives_no_change() -> None:
    match = at_table(Explorer(level=33, magic=1, treasure="9 9 9 9"))

    match.step("assassin 2", fate=WEAK)

    assert treasure(match, 0) == []


@pytest.mark.proves("dragon-fight", "assassin-fight")
@pytest.mark.parametrize("verb", SUMMONINGS)
def test_the_target_faces_five_open_cards(verb: str) -> None:
    match = at_table(LORD, Explorer(level=23))

    match.step(f"{verb} 2", fate=WEAK)

    assert turned_up(match) == WEAK
    assert happened(match, "fights") == [{"seat": 1, "strength": 23, "level": 23}]
    assert armor(match) == [3, 2]


@pytest.mark.proves("dragon", "D94")
@pytest.mark.parametrize("verb", SUMMONINGS)
def test_any_other_living_player_can_be_attacked(verb: str) -> None:
    match = at_table(LORD, seats=4)

    assert [choice for choice in choices(match) if choice.startswith(verb)] == [
        f"{verb} 2",
        f"{verb} 3",
        f"{verb} 4",
    ]


@pytest.mark.proves("D94")
@pytest.mark.parametrize("verb", SUMMONINGS)
def test_the_dead_are_not_attacked(verb: str) -> None:
    match = at_table(LORD, Explorer(level=9, armor=0), seats=3)
    match.step("explore", fate=["treasure-5"])
    fight(match, "goblin/2 ogre/2")
    match.step("explore", fate=["treasure-5"])

    assert not lives(match, 1)
    assert [choice for choice in choices(match) if choice.startswith(verb)] == [f"{verb} 3"]


@pytest.mark.proves("dragon-fight", "D90", "D93")
@pytest.mark.parametrize("verb", SUMMONINGS)
def test_the_target_can_neither_dodge_nor_scry_nor_rest_but_use_magic(verb: str) -> None:
    match = at_table(LORD, Explorer(level=20, magic=2, experience="goblin goblin"))

    match.step(f"{verb} 2", fate=["slime/2", "giant-rat/2", "orc/2", "magic", "black-dragon/2"])

    assert match.actor == 1
    assert choices(match) == ["counter 0", "counter 1", "defeat 0", "defeat 1"]


@pytest.mark.proves("assassin-fight", "D91")
@pytest.mark.parametrize("verb", SUMMONINGS)
def test_a_character_who_beats_the_dragon_is_rewarded_as_usual(verb: str) -> None:
    match = at_table(LORD, Explorer(level=30))

    match.step(f"{verb} 2", fate=["slime/2", "slime/2", "treasure-5", "treasure-6", "treasure-7"])

    assert treasure(match, 1) == [5, 6, 7]
    assert experience(match, 1) == ["slime/2"]


@pytest.mark.parametrize("verb", SUMMONINGS)
def test_a_character_who_beats_the_dragon_chooses_the_experience_even_without_magic_to_decide_upon(
    verb: str,
) -> None:
    match = at_table(LORD, Explorer(level=33))

    match.step(f"{verb} 2", fate=WEAK)

    assert match.actor == 1
    match.step("claim goblin/2")
    assert experience(match, 1) == ["goblin/2"]


@pytest.mark.proves("experience", "D32", "D92")
def test_a_hand_without_monsters_gives_treasure_and_no_experience() -> None:
    match = at_table(LORD, Explorer(level=30))

    match.step(
        "dragon 2", fate=["treasure-5", "treasure-5", "treasure-6", "treasure-6", "treasure-7"]
    )

    assert treasure(match, 1) == [5, 5, 6, 6, 7]
    assert experience(match, 1) == []
    assert match.actor == 1


@pytest.mark.proves("of-a-kind", "D19")
def test_a_triple_and_a_pair_both_count() -> None:
    match = at_table(LORD, Explorer(level=15))

    match.step("dragon 2", fate=["slime/2", "slime/3", "slime/4", "giant-rat/2", "giant-rat/3"])

    assert happened(match, "fights") == [{"seat": 1, "strength": 6 + 3 + 6 + 2, "level": 15}]


@pytest.mark.proves("dragon-fight", "D92")
@pytest.mark.parametrize(
    "cards", ["fairy slime/2 slime/3 orc/2 treasure-5", "orc/2 slime/2 slime/3 treasure-5 fairy"]
)
def test_a_death_fairy_anywhere_in_it_makes_it_hers(cards: str) -> None:
    match = at_table(LORD, Explorer(level=30, magic=1))

    match.step("dragon 2", fate=cards.split())

    assert happened(match, "meets_fairy") == [{"seat": 1, "magic": 0, "fairies": 1}]
    assert armor(match)[1] == 2


@pytest.mark.proves("dragon-fight", "D88")
@pytest.mark.parametrize("verb", SUMMONINGS)
def test_traps_wait_for_an_explorer(verb: str) -> None:
    match = at_table(LORD, traps=1)

    match.step(f"{verb} 2", fate=WEAK)

    assert turned_up(match) == WEAK
    assert [event["strength"] for event in happened(match, "fights")] == [23]
    assert match.state.traps == 1


@pytest.mark.proves("dragon", "assassin")
@pytest.mark.parametrize("verb", SUMMONINGS)
def test_after_summoning_the_turn_ends(verb: str) -> None:
    match = at_table(LORD, Explorer(), Explorer(level=9), seats=3)

    match.step(f"{verb} 3", fate=WEAK)

    assert match.actor == 1


@pytest.mark.proves("D37")
def test_a_player_who_sent_a_deadly_dragon_gets_no_loot() -> None:
    match = at_table(LORD, Explorer(level=9, armor=0, treasure="9"), seats=3)

    match.step("dragon 2", fate=WEAK)

    assert not lives(match, 1)
    assert treasure(match, 0) == [10, 10, 10]
    assert "treasure-9" in graveyard(match)


@pytest.mark.proves("assassin-fight", "D96")
def test_dragon_and_assassin_differ_in_price_alone() -> None:
    fought = []
    for verb in SUMMONINGS:
        match = at_table(LORD, Explorer(level=15))
        match.step(f"{verb} 2", fate=WEAK)
        fought.append((turned_up(match), happened(match, "fights"), happened(match, "hurt")))

    assert fought[0] == fought[1]
    assert fought[0][2] == [{"seat": 1, "left": 2, "lost": 1}]


@pytest.mark.proves("after-shopping", "D10")
def test_nobody_sets_a_trap_after_shopping() -> None:
    match = at_table(
        Explorer(level=33, armor=2, magic=2, treasure="10 10 10 10", experience="orc orc orc")
    )

    match.step("shop 1")
    match.step("pay treasure-10")

    assert verbs(match) == {"explore", "premonition", "rest"}


@pytest.mark.proves("D95")
def test_losing_costs_no_level() -> None:
    match = at_table(LORD, Explorer())

    fight(match, "orc/3 fairy treasure-5")

    assert match.state.heroes[0].level == 33
