"""The words of a game that pages make links of."""

import ludary
from ludary.server.showing.glossary import glossary


def names(game: str) -> set[str]:
    return {name for term in glossary(ludary.load(game)) for name in term["names"]}


def test_a_card_is_found_by_its_name_and_a_tile_in_small_letters_too() -> None:
    assert {"Nix", "Big Bits o' Map"} <= names("zimby_mojo")
    assert {"Goroldioa", "goroldioa", "cavern", "spring"} <= names("koa")


def test_a_card_whose_name_is_a_common_word_is_found_with_a_capital_only() -> None:
    assert "Energy" in names("zimby_mojo")
    assert "energy" not in names("zimby_mojo")


def test_cards_of_one_name_are_one_word_with_a_line_for_each_kind() -> None:
    box = ludary.load("dunjiin", "ogre-den")
    (dragon,) = (term for term in glossary(box) if term["title"] == "Red Dragon")

    assert dragon["lines"][:2] == [
        f"Strength 10; shields {shields}; 2 in the box." for shields in (2, 3)
    ]
    assert [line.split(":")[0] for line in dragon["lines"][2:]] == ["Partly printed"]


def test_what_the_box_tells_nothing_of_is_no_word() -> None:
    assert "White" not in names("zimby_mojo")
