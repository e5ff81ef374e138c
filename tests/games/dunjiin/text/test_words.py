"""Dunjiin in words: notation, choices, events and descriptions."""

import numpy as np
import pytest

import ludary
from ludary.games.dunjiin.cards import CARDS, NO_CARD
from ludary.games.dunjiin.events import EVENTS
from ludary.games.dunjiin.verbs import Verb
from tests.every_game import positions
from tests.games.dunjiin.table import Explorer, at_table, dunjiin

WIDTH = 78


def test_every_card_has_a_notation_of_its_own() -> None:
    names = dunjiin().thing_names["card"]
    assert len(set(names)) == CARDS
    assert not any(" " in name for name in names)
    assert {"orc/3", "red-dragon/2", "treasure-9", "magic", "fairy"} <= set(names)


@pytest.mark.parametrize("kind", EVENTS.numbers)
def test_everything_that_happens_is_said_in_one_sentence(kind: str) -> None:
    sentence = said(kind, 1, 0, 2)
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert "  " not in sentence


@pytest.mark.parametrize("kind", ["claims", "spends"])
def test_the_words_name_hidden_things(kind: str) -> None:
    assert "face down" in said(kind, 1, NO_CARD)


def said(kind: str, *values: int) -> str:
    event = dunjiin().State.zeros(1)["events"]["lines"][0][0]
    event.kind, event.values[: len(values)] = EVENTS.numbers[kind], values
    return dunjiin().event_words(event, ["Ann", "Bob"])


@pytest.mark.parametrize(
    ("first", "begins"),
    [(True, "Seat 1's first turn. Seat 1 decides"), (False, "Seat 1's turn. Seat 1 decides")],
)
def test_a_description_begins_with_whose_turn_it_is(first: bool, begins: str) -> None:
    assert " ".join(str(at_table(first_turn=first).view(-1)).split()).startswith(begins)


def test_a_secret_card_is_not_named_to_others() -> None:
    match = at_table(Explorer(level=33, character="red-dragon red-dragon red-dragon"), seats=2)
    match.step("explore", fate=["slime/2", "orc/2"])
    match.step("claim orc/2")
    assert "Seat 1 takes an Orc 6 as Experience." in match.view(0).events
    assert "Seat 1 lays a card face down as Experience." in match.view(1).events
    assert not any("Orc" in line for line in match.view(1).events)


def test_choices_say_what_they_cost_and_bring() -> None:
    match = at_table(
        Explorer(armor=1, treasure="5 7", magic=1, experience="orc slime giant-rat"), seats=3
    )
    words = {action.notation: str(action) for action in match.legal()}
    assert words["explore"].startswith("Explore")
    assert "1 Magic Item" in words["premonition"]
    assert "1 Experience" in words["rest"]
    assert "10" in words["shop 1"]
    assert any("Level" in text for notation, text in words.items() if notation.startswith("train"))


@pytest.mark.parametrize("verb", Verb, ids=lambda verb: verb.name)
def test_every_choice_has_words_without_a_position_too(verb: Verb) -> None:
    game = dunjiin()
    for action in np.flatnonzero(game.actions.verb == verb)[:3]:
        words = str(game.action(int(action)))
        assert words[0].isupper()
        assert words != game.action(int(action)).notation


def test_descriptions_fit_a_terminal_and_name_everybody() -> None:
    for match in positions(dunjiin(), 40, seed=3):
        for seat in range(-1, match.seats):
            lines = str(match.view(seat)).splitlines()
            assert max(map(len, lines)) <= WIDTH
            assert all(
                any(line.startswith(name) or name in line for line in lines)
                for name in match.players
            )


def test_a_description_has_the_figures_of_the_position() -> None:
    match = at_table(
        Explorer(level=24, armor=2, treasure="5 10", magic=2, experience="orc"),
        Explorer(armor=0),
        seats=2,
    )
    text = " ".join(str(match.view(0)).split())
    assert "Level 24, Armor 2" in text
    assert "Treasure 15 (5 + 10). Magic Items 2. Experience 1 (Orc 6)" in text
    assert "Experience 1 (" not in str(match.view(1))
    assert f"Dunjiin: {match.state.deck_count} cards" in text
    assert "The Store: 4 Armor Points" in text


def test_players_are_called_by_their_names() -> None:
    match = ludary.Match(dunjiin(), at_table(seats=2).states(), anew=False, players=["Ann", "Bob"])
    assert "Ann (you)" in str(match.view(0))
    match.step("explore")
    assert any("Ann" in line for line in match.told(-1))


def test_only_cards_of_the_edition_are_spoken_of() -> None:
    for match in positions(dunjiin(), 20, seed=8):
        assert "#" not in "\n".join([str(match.view(-1)), *match.told(-1)])


def test_a_hero_stands_by_its_armor_and_by_what_it_can_spend() -> None:
    match = at_table(
        Explorer(level=33, armor=5, treasure="10 5 5", magic=1, experience="orc/2"),
        Explorer(armor=1),
        seats=2,
    )
    assert match.view(1).standings[0] == "5 AP, Level 33, Treasure 20, 1 XP, Magic 1"
    assert match.view(1).standings[1].startswith("1 AP, Level 20, Treasure 0")
