"""The bots that a server offers for a game: those that play it well in the time that people wait."""

import ludary
from ludary.server.catalog import best_level, bot_cards


def test_a_game_that_search_plays_worse_than_greedy_is_offered_without_search() -> None:
    zimby, dunjiin = ludary.load("zimby_mojo"), ludary.load("dunjiin")
    assert [card["name"] for card in bot_cards(zimby)] == ["novice", "greedy"]
    assert best_level(zimby) == "greedy"
    assert [card["title"] for card in bot_cards(dunjiin)] == ["Easy", "Medium", "Hard"]
    assert best_level(dunjiin) == "ismcts:1000"
