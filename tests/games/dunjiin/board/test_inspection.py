"""Explanations of Dunjiin's board: cards, piles and Characters, and their present state."""

import ludary
from ludary import Match
from tests.games.dunjiin.table import Explorer, at_table, dunjiin

GAME = dunjiin()


def told(match: Match, spot: str, seat: int = 0) -> str:
    found = match.view(seat).inspect(spot)
    assert found is not None
    return "\n".join([found.title, *found.lines])


def test_the_monster_on_the_table_has_its_strength_taken_apart() -> None:
    match = GAME.start(seats=2, seed=7)
    assert "No Monster is on the table." in told(match, "encounter")
    match.step("explore", fate=["orc/3"])
    assert told(match, "encounter").startswith("Monster against Seat 1\n2 cards to come.")
    assert told(match, "hand-0").startswith(
        "Orc 6 (3 shields)\nAs the first card, it makes a Monster of 3 cards and adds 6"
    )


def test_a_character_has_its_level_taken_apart() -> None:
    match = GAME.start(seats=2, seed=7)
    hero = match.view(0).heroes[0]
    words = told(match, "seat-0")
    assert f"Level {hero.level}: " in words
    assert words.count(" + ") == 2


def test_the_store_tells_its_price() -> None:
    assert "for sale, each for 12 in Treasure and Magic Items" in told(
        ludary.load("dunjiin", shop_price=12).start(seed=1), "store"
    )


def test_cards_that_others_have_foreseen_stay_unknown() -> None:
    match = at_table(Explorer(level=20, magic=1, experience="goblin/4"))
    match.step("premonition", fate=["orc/3", "magic", "ogre/2"])
    assert told(match, "hand-1", seat=0).startswith("Magic Item\n")
    assert "you have scried it" in told(match, "hand-1", seat=0)
    assert told(match, "hand-1", seat=1) == "A card of the Monster\nIt lies face down."
