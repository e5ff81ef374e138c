"""The contents of the box, in both editions that ship, and the errors of wrong editions."""

from pathlib import Path
from typing import Any, cast

import pytest

import ludary
from ludary import BadEdition
from ludary.games.konja.box import Edition
from ludary.games.konja.cards import Does
from tests.games.konja.table import konja

EDITIONS = ["default", "shop-counts"]
MISSING = {
    "default": set(),
    "shop-counts": {Does.LOWER, Does.SHAKE},
}  # effects of relics that are only in the larger deck
PRINTED = """
starter_1=friendly starter_2=friendly gold=2 magick=2 power=2 hand=3 offerings=3 relic_limit=4
green_dice=5 action_dice=2 purple_dice=2 red_dice=2 side_blank=3
resource_gain=2 replacements=1 replace_price=1 upgrades=1
single_from=4 single_power=1 pair_magick=2 run_dice=3 run_gold=1
dice_low=3 dice_middle=4 dice_high=5
points_low=3 points_middle=5 points_high=7 better_low=4 better_middle=6 better_high=9
price_low=5 price_middle=8 price_high=11 upgrade_low=2 upgrade_middle=1 upgrade_high=1
last_points=21 any_turn_ends=no
"""


def file_of(edition: str) -> Edition:
    return cast(Edition, konja(edition).edition)


def text_of(edition: str | None = None) -> str:
    return konja().contents.edition_path(edition).read_text(encoding="utf-8")


def mine(folder: Path, old: str, new: str) -> Path:
    """An edition of one's own: the default one with a change."""
    assert old in text_of()
    (folder / "mine.toml").write_text(text_of().replace(old, new, 1), encoding="utf-8")
    return folder / "mine.toml"


def test_two_editions_ship() -> None:
    assert list(konja().contents.editions()) == EDITIONS


@pytest.mark.proves("cards")
@pytest.mark.parametrize(
    ("edition", "relics", "spells"), [("default", 24, 20), ("shop-counts", 18, 22)]
)
def test_relics_and_spells_are_as_many_as_are_stated(
    edition: str, relics: int, spells: int
) -> None:
    box = konja(edition).box
    starting = 2 * int(box.starters[0].sum())

    assert starting + sum(int(relic.copies) for relic in box.relics) == relics
    assert sum(int(spell.copies) for spell in box.spells) == spells


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_known_names_are_kept(edition: str) -> None:
    file = file_of(edition)

    assert {"FiyeAh", "Shayka", "Oodoo", "At!", "Figa", "DoofDoof", "Marsk", "Urb"} <= {
        relic.name for relic in file.relic
    }
    assert {"Rool", "Zau Ba", "Chaac!", "Ya-Ya"} <= {spell.name for spell in file.spell}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_effect_is_on_some_card(edition: str) -> None:
    box = konja(edition).box
    dealt = [
        relic
        for number, relic in enumerate(box.relics)
        if relic.copies or box.starters[:, number].any()
    ]

    used = {
        int(step.does)
        for card in (*dealt, *(spell for spell in box.spells if spell.copies))
        for step in card.steps
    }

    assert {*Does} - used == MISSING[edition]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_number_that_the_rulebook_prints_is_in_the_box_and_no_card(edition: str) -> None:
    file = file_of(edition)
    printed = [f"{name}={one.value}" for name, one in file.numbers.items() if one.says == "printed"]

    assert printed == PRINTED.split()
    assert {card.says for card in (*file.relic, *file.spell)} <= {"house", "partly"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_a_card_of_every_family_that_is_known(edition: str) -> None:
    box = konja(edition).box
    relics = {int(step.does) for relic in box.relics for step in relic.steps}
    spells = {int(step.does) for spell in box.spells for step in spell.steps}

    assert {Does.REROLL, Does.GAIN, Does.PURPLE, Does.SET, Does.STRIKE} <= relics
    assert {Does.REROLL, Does.PURPLE, Does.STRIKE} <= spells


@pytest.mark.proves("feed")
@pytest.mark.parametrize("edition", EDITIONS)
def test_most_relics_take_an_action_die_and_some_take_power(edition: str) -> None:
    relics = file_of(edition).relic

    assert sum(relic.die for relic in relics) > len(relics) / 2
    assert any(relic.power for relic in relics)
    assert any(part.boosts for relic in relics for part in relic.effect)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "gold = { value = 2",
            "gold = { value = 99",
            "gold=99: should be a whole number from 0 to 30",
        ),
        (
            'starter = "friendly"',
            'starter = "none"',
            "0 have starter = 'friendly'; each set needs exactly one",
        ),
        ("relic_limit = { value = 4", "relic_limit = { value = 2", "relic_limit=2"),
        ('name = "Figa"\ncost = ', 'name = "Figa"\ncost = 9', "relic 5 .Figa.: cost"),
        ("copies = 0", "copies = 2", "should have copies = 0 in the deck"),
    ],
)
def test_a_mistake_in_an_edition_is_named(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(BadEdition, match=complaint):
        ludary.load("konja", edition=mine(tmp_path, old, new))


def test_an_action_die_needs_a_side() -> None:
    none: dict[str, Any] = {"side_blank": 0, "side_gold": 0, "side_magick": 0, "side_power": 0}

    with pytest.raises(BadEdition, match="an action die needs a side"):
        konja(**none)


def test_an_edition_of_ones_own_can_be_played(tmp_path: Path) -> None:
    game = ludary.load("konja", edition=mine(tmp_path, 'does = "reroll"', 'does = "flip"'))

    assert game.start(seed=1).actor is not None
    assert game.box.relics[0].steps[0].does == Does.FLIP


@pytest.mark.parametrize(
    ("option", "value", "what"),
    [("hand", 5, "hand"), ("gold", 7, "gold"), ("offerings", 4, "offerings")],
)
def test_the_starting_resources_are_options(option: str, value: int, what: str) -> None:
    change: dict[str, Any] = {option: value}
    s = konja(**change).start(seed=1).state

    counted = {
        "hand": s.wizards[0].hand_count,
        "gold": s.wizards[0].tokens[0],
        "offerings": sum(card >= 0 for card in s.offerings),
    }
    assert counted[what] == value
