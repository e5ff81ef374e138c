"""Cards, choices, happenings and positions in words."""

import pytest

from ludary.games.konja.state import Phase
from ludary.games.konja.text.brief import spell_brief
from ludary.games.konja.text.cards import relic_text, spell_text
from tests.every_game import positions
from tests.games.konja.table import Wizard, at_table, card, konja, play

TEXTS = [  # effect, its sentence, the words on the card
    ({"does": "reroll"}, "Reroll a die.", "Reroll a die"),
    (
        {"does": "reroll", "times": 2, "boosts": 1},
        "Reroll a die up to twice, the same one or another each time; pay 1 Power to do it again.",
        "2 rerolls; again for 1 Power",
    ),
    (
        {"does": "flip", "boosts": 3, "boost": 2},
        "Turn a die over to its opposite side; pay 2 Power to do it again, up to 3 times.",
        "Flip a die; 3 more for 2 Power each",
    ),
    (
        {"does": "raise", "of": [1, 3]},
        "Raise a die that shows 3 or less by 1.",
        "Raise a 3 or less by 1",
    ),
    (
        {"does": "set", "of": [1, 2], "to": [5, 6]},
        "Turn a die that shows 1 or 2 to 5 or 6.",
        "A 1 or 2 becomes 5 or 6",
    ),
    ({"does": "set", "to": [6, 6]}, "Turn a die to 6.", "A die becomes 6"),
    ({"does": "set"}, "Turn a die to any number you choose.", "A die becomes any number"),
    ({"does": "purple", "times": 2}, "Roll 2 purple dice into the pool.", "Roll 2 purple dice"),
    (
        {"does": "conjure", "to": [4, 6]},
        "Add a purple die that shows 4 or more to the pool.",
        "Add a purple die: 4 or more",
    ),
    ({"does": "gain", "token": "gold", "amount": 2}, "Gain 2 Gold.", "2 Gold"),
    ({"does": "gain"}, "Gain 1 token of your choice.", "1 token of any kind"),
    (
        {"does": "gain", "token": "gold", "each": True, "of": [2, 4]},
        "Gain 1 Gold for each die that shows 2 to 4.",
        "1 Gold for each 2 to 4",
    ),
    (
        {"does": "drain", "token": "power"},
        "Attack: it joins your opponent's Collection. Take up to 1 Power from the active player.",
        "Attack: take 1 Power",
    ),
]


@pytest.mark.parametrize(("effect", "text", "words"), TEXTS)
def test_a_card_says_what_it_does(effect: dict[str, object], text: str, words: str) -> None:
    game = konja(spells=(card("probe", **effect),))  # type: ignore[arg-type]
    number = game.thing_names["spell"].index("probe")

    assert spell_text(game, number).removeprefix("In the opponent's Collection. ") == text
    assert spell_brief(game, number) == words


def test_a_relic_says_what_it_needs() -> None:
    game = konja(relics=(card("probe", does="flip", power=2, die=True), card("foe", does="strike")))
    names = game.thing_names["relic"]

    assert (
        relic_text(game, names.index("probe"))
        == "Tap, action die, 2 Power: Turn a die over to its opposite side."
    )
    assert (
        relic_text(game, names.index("foe"))
        == "Attack: it joins your opponent's Collection. Tap: Roll a red die against the pool."
    )


def words(match: object) -> dict[str, str]:
    return {action.notation: str(action) for action in match.legal()}  # type: ignore[attr-defined]


def test_a_choice_says_what_it_costs_and_what_becomes_of_a_die() -> None:
    game = konja(relics=(card("probe", does="shift", boosts=1, die=True),))
    match = play(
        at_table(Wizard(power=1, relics="probe"), dice="2 5", action="gold", game=game),
        "use probe gold",
    )
    assert words(match)["raise green-2"] == "Raise green 2 to 3"

    play(match, "raise green-2")

    assert words(match)["lower green-5"] == "Lower green 5 to 4 for 1 Power"


def test_using_a_relic_says_which_action_die_it_takes() -> None:
    match = at_table(Wizard(relics="fiyeah"), dice="2 5", action="blank gold")

    assert words(match)["use fiyeah blank"].startswith(
        "Use FiyeAh with a blank action die. Tap, action die: Reroll a die"
    )
    assert words(match)["use fiyeah gold"].startswith(
        "Use FiyeAh with the action die that shows Gold."
    )


def test_the_end_of_a_turn_says_what_the_action_dice_bring() -> None:
    match = at_table(dice="4 1", action="gold power", phase=Phase.COLLECTION)

    assert (
        words(match)["done"]
        == "End the turn (unspent dice: 1, 4; the action dice bring 1 Gold and 1 Power)"
    )


def test_upgrading_by_a_card_costs_no_gold() -> None:
    game = konja(relics=(card("probe", does="upgrade"),))
    match = play(
        at_table(Wizard(relics="probe", clouds=(1, 0, 0)), dice="2 5", game=game), "use probe none"
    )

    assert words(match)["upgrade low"] == "Upgrade a cloud of 3 points to 4"
    assert (
        words(play(at_table(Wizard(gold=3, clouds=(1, 0, 0))), "pray rain"))["upgrade low"]
        == "Upgrade a cloud of 3 points to 4 for 2 Gold"
    )


def test_a_roll_is_told_die_by_die() -> None:
    match = play(at_table(), "pray resource")
    match.step("name gold", fate=[6, 5, 4, 3, 2, "blank", "power"])
    assert "Seat 1 rolls 6, 5, 4, 3, 2; action dice: blank, Power." in match.view(0).events


def test_the_text_holds_what_lies_on_the_table() -> None:
    match = at_table(
        Wizard(3, 1, 2, "fiyeah (at!)", "rool", clouds=(1, 0, 0), upgraded=(0, 1, 0)),
        Wizard(0, 4, 0, "boan", "jinx upsy"),
        dice="2 2 p5",
        action="gold blank",
        spirit=1,
        offerings="figa totim",
    )
    text = " ".join(str(match.view(0)).split())

    for part in (
        "Turn 3: Seat 1 (you). You decide which card to use on the roll.",
        (
            "Idols: Spirit Ancestor. Free: Resource Ancestor, Spell Ancestor, Merchant Ancestor,"
            " Rain Ancestor."
        ),
        "Spirit token: with Seat 2.",
        "Dice: green 2, green 2, purple 5. Action dice: Gold, blank.",
        "Seat 1 (you): 9 points (clouds: 1 of 3, 1 upgraded of 6). Gold 3, Magick 1, Power 2.",
        "Relics: FiyeAh, At! (tapped). Spells: Rool.",
        "Relics: Boan. Spells: 2 hidden.",
        "Offerings: Figa, Totim.",
        "Clouds left: 8 of 3 points, 8 of 5 points, 9 of 7 points.",
        "Figa (cost 1, sells for 0): Tap, action die:",
        "Rool (1 Magick): Reroll a die up to twice",
    ):
        assert part in text, part


def test_every_choice_and_happening_of_random_games_has_words() -> None:
    for match in positions(konja(), 60, seed=21):
        said = [
            *(str(action) for action in match.legal()),
            *match.view(0).events,
            *str(match.view(0)).split("\n"),
        ]
        assert all(sentence and "{" not in sentence and "#" not in sentence for sentence in said)
        assert all(len(line) <= 78 for line in str(match.view(0)).split("\n"))


def test_every_action_has_words_without_a_position() -> None:
    game = konja()

    assert all(str(game.action(action)) for action in range(game.actions.count))


def test_the_text_says_who_has_won() -> None:
    match = play(
        at_table(Wizard(clouds=(0, 0, 3)), dice="6", phase=Phase.COLLECTION, turns=4, first=1),
        "done",
    )

    assert str(match.view(1)).startswith("The game is over. Seat 1 wins.")
