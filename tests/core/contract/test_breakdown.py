"""A score taken apart: everybody can add it up, and hidden parts are named."""

from ludary.core.contract.breakdown import Breakdown, Part


def test_a_score_is_the_sum_of_its_parts() -> None:
    chained = Part("cavern in the chain", 2, many="caverns in the chain")
    score = Breakdown([Part("cavern", 3), chained, Part("seized cavern", 1, 2), Part("spring", 0)])
    assert score.total == 7
    assert score.complete
    assert score.words == "7 = 3 caverns × 1 + 2 caverns in the chain × 1 + 1 seized cavern × 2"


def test_hidden_parts_of_a_score_are_named_and_not_counted() -> None:
    score = Breakdown([Part("relic", 1, 5), Part("hidden amulet", 2, None)])
    assert score.total == 5
    assert not score.complete
    assert score.words == "5 = 1 relic × 5, and 2 hidden amulets"
    assert Breakdown([Part("coin", None, many="coins")]).words == "0, and coins × 1"


def test_nothing_is_said_of_what_is_not_there() -> None:
    for parts in ([], [Part("relic", 0, 5)], [Part("hidden amulet", 0, None)]):
        assert Breakdown(parts).empty
        assert Breakdown(parts).complete
        assert Breakdown(parts).words == "0"
