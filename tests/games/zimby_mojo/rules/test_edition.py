"""The contents of the box: 104 scrolls, eight rituals and the numbers; and what an edition of one's
own may not be.
"""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludary import BadEdition
from ludary.games.zimby_mojo.cards import (
    ANY_CREATURE,
    KINDS,
    TILES,
    RitualKind,
    ScrollType,
    Target,
)
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.text.cards import ritual_text, scroll_line, scroll_text
from ludary.games.zimby_mojo.text.names import TRIBE_NAMES, edition_of, names, scroll_name, slug
from tests.games.zimby_mojo.on_the_map import box, boxed


def kinds() -> list[Any]:
    return list(box().kinds[: box().kind_count])


def scroll(name: str) -> Any:
    return box().kinds[names(boxed())["scroll"].index(name)]


def numbers(row: Any) -> tuple[int, int, int]:
    return int(row.amount), int(row.dice), int(row.sides)


@pytest.mark.proves("deck")
def test_there_are_104_scrolls_of_three_types() -> None:
    copies = Counter(
        {kind: sum(int(row.copies) for row in kinds() if row.type == kind) for kind in ScrollType}
    )

    assert copies == {ScrollType.WITCHERY: 63, ScrollType.RITUAL: 28, ScrollType.INCANTATION: 13}
    assert copies.total() == 104
    assert len(kinds()) == 39


@pytest.mark.proves("solo-library")
def test_the_24_scrolls_with_a_red_dot_leave_enough_for_solitaire_play() -> None:
    dotted = [
        sum(int(row.copies) for row in kinds() if row.type == kind and row.red)
        for kind in ScrollType
    ]

    assert dotted == [3, 16, 5]
    assert 104 - sum(dotted) == 80 > box().solo_library


def test_every_effect_is_on_some_scroll() -> None:
    assert {row.effect for row in kinds()} == set(Effect)


@pytest.mark.proves("witchery-targets")
def test_scrolls_are_aimed_at_what_their_type_allows() -> None:
    on_the_map = ANY_CREATURE | Target.TILE
    on_the_stack = Target.WITCHERY | Target.RITUAL | Target.INCANTATION
    allowed = {
        ScrollType.WITCHERY: on_the_map,
        ScrollType.RITUAL: Target.SHAMAN | on_the_stack,
        ScrollType.INCANTATION: Target.SHAMAN,
    }

    for row in kinds():
        assert row.targets
        assert int(row.targets) & ~allowed[ScrollType(int(row.type))] == 0


KNOWN = [  # the scrolls of the play examples: cost, effect, its number
    ("spikey-bone-claws", 1, Effect.BRUTALITY, (1, 0, 0)),
    ("blow-guns", 1, Effect.WOUND, (1, 0, 0)),
    ("nix", 1, Effect.NIX, (0, 0, 0)),
    ("lil-bits-o-armor", 1, Effect.PREVENT, (1, 0, 0)),
    ("energy", 2, Effect.WAKE, (1, 1, 3)),
    ("big-bits-o-map", 2, Effect.MAP, (2, 2, 3)),
    ("bungle", 2, Effect.BUNGLE, (0, 2, 2)),
    ("entangling-vines", 2, Effect.ENTANGLE, (0, 0, 0)),
]


@pytest.mark.parametrize(("name", "cost", "effect", "number"), KNOWN)
def test_the_scrolls_that_are_known_are_in_the_box(
    name: str, cost: int, effect: Effect, number: tuple[int, int, int]
) -> None:
    row = scroll(name)

    assert (int(row.cost), int(row.effect), numbers(row)) == (cost, effect, number)


def test_vines_grow_on_one_or_two_neighbours() -> None:
    for name in ("entangling-vines", "deadly-vines"):
        assert (int(scroll(name).spread_dice), int(scroll(name).spread_sides)) == (1, 2)
    assert scroll("patch-o-darkness").spread_dice == 0


def test_a_scroll_can_take_away() -> None:
    assert numbers(scroll("wobbly-knees")) == (-2, 0, 0)
    assert numbers(scroll("heavy-feet")) == (-1, 0, 0)


@pytest.mark.proves("devour-double", "C14")
def test_eating_can_double_witcheries_with_a_number_only() -> None:
    plain = {
        slug(scroll_name(boxed(), kind))
        for kind, row in enumerate(kinds())
        if row.type == ScrollType.WITCHERY and not row.doubles
    }

    assert plain == {"switcheroo", "nap-time", "slippery-grease"}
    assert not any(row.doubles for row in kinds() if row.type != ScrollType.WITCHERY)


RITUAL_NUMBERS = {
    RitualKind.BLOOD: (0, 1, 6),
    RitualKind.DISCORD: (0, 0, 0),
    RitualKind.EXHAUSTION: (0, 2, 2),
    RitualKind.MADNESS: (0, 1, 2),
    RitualKind.HUNGER: (0, 1, 2),
    RitualKind.WINNOWING: (2, 0, 0),
    RitualKind.PORTALS: (0, 1, 6),
    RitualKind.TERROR: (0, 0, 0),
}


def test_the_king_has_eight_rituals() -> None:
    assert {kind: numbers(box().rituals[kind]) for kind in RitualKind} == RITUAL_NUMBERS


PRINTED = {  # numbers of the rulebook, by its parts
    "Game Setup": {"zimbies": 4, "scrolls": 3, "mojo_tokens": 4},
    "Part 3": {"hand_limit": 6, "thug_dice_alive": 1, "thug_dice_dead": 2},
    "Part 4": {"tribe_limit": 3, "tribes_limit": 3},
    "Part 6": {"range": 3},
    "Part 7": {
        "thug_brutality": 2,
        "thug_vitality": 2,
        "king_brutality": 1,
        "king_vitality": 4,
        "zombie_brutality": 2,
        "zombie_vitality": 3,
    },
    "Part 8": {
        "board_limit": 8,
        "spawn_cost": 3,
        "spawn_limit": 2,
        "eat_limit": 2,
        "eat_mojo": 2,
        "devour_limit": 2,
        "devour_brutality": 4,
    },
    "Parts 9 and 11": {"seal_price": 1, "portal_price": 1},
    "Part 12": {"zombie_price": 2, "zombie_limit": 2, "zombie_tiles": 2, "shamble_sides": 6},
    "Part 13": {
        "burden_first": 8,
        "burden_second": 4,
        "burden_last": 2,
        "immunity": 3,
        "crown_ritual": 4,
    },
    "Solitaire play": {"solo_library": 17, "solo_scrolls": 6, "solo_zimbies": 8},
}


@pytest.mark.proves("rates")
def test_every_printed_number_is_in_the_box() -> None:
    printed = {name: number for part in PRINTED.values() for name, number in part.items()}
    marked = {
        name for name, entry in edition_of(boxed()).numbers.items() if entry.says == "printed"
    }
    rates = {f"step_{what}_{rate}" for what in ("tiles", "cost") for rate in range(1, 6)}

    assert {name: int(box()[name]) for name in printed} == printed
    assert box().step_tiles.tolist() == [4, 2, 1, 1, 1], "a larger column gets less for its mojo"
    assert box().step_cost.tolist() == [1, 1, 1, 2, 4]
    assert marked == {*printed, *rates, "any_new_king"}


@pytest.mark.proves("M7")
def test_the_slow_start_is_the_default_and_the_fast_one_an_option() -> None:
    fast = boxed(zimbies=8, scrolls=6)

    assert (box().zimbies, box().scrolls) == (4, 3)
    assert (fast.box.zimbies, fast.box.scrolls) == (8, 6)
    assert fast.changed_options() == {"zimbies": "8", "scrolls": "6"}


def test_every_name_is_one_word_and_its_own() -> None:
    words = names(boxed())

    assert (len(words["tile"]), len(words["scroll"])) == (TILES, KINDS)
    for table in words.values():
        assert len(set(table)) == len(table)
        assert not any(" " in word for word in table)
    assert words["tile"][:2] == ["0,4", "0,16"]
    assert words["scroll"][:3] == [
        "spikey-bone-claws",
        "nasty-sharp-knives",
        "big-ol-skull-thumper",
    ]
    assert TRIBE_NAMES == ["white", "yellow", "gray", "red", "blue", "gold", "purple", "green"]


def test_printed_entries_are_marked_so() -> None:
    edition = edition_of(boxed())

    assert {name for name, entry in edition.numbers.items() if entry.says == "house"} == {
        "round_limit",
        "longest",
        "maps_any_turn",
        "broke_ends",
        "zombies_must",
        "hunger_active",
        "depleted_defend",
    }
    assert {entry.says for entry in edition.ritual} == {"printed"}
    assert "printed" not in {entry.says for entry in edition.scroll}, (
        "nobody prints how many copies there are"
    )
    assert {slug(entry.name) for entry in edition.scroll if entry.says == "partly"} == {
        *(name for name, *_ in KNOWN),
        "nasty-sharp-knives",
        "deadly-vines",
        "patch-o-darkness",
        "baby-boom",
    }


WORDS = [
    (
        "Nasty Sharp Knives (witchery, 2 mojo): A creature has +2 brutality in one combat roll:"
        " the one on the stack, or its next one this turn. Each zimby eaten for it can double the"
        " change."
    ),
    (
        "Wobbly Knees (witchery, 1 mojo): A creature has -2 brutality in one combat roll: the one"
        " on the stack, or its next one this turn, but not less than 0. Each zimby eaten for it can"
        " double the change."
    ),
    (
        "Big Bits o' Map (witchery, 2 mojo): A zimby column moves 2 + 2d3 tiles at once, for free."
        " Each zimby eaten for it can double the tiles."
    ),
    (
        "Entangling Vines (witchery, 2 mojo): Entangling vines grow on a tile and 1d2 random"
        " neighbours. Each zimby eaten for it can double the neighbours."
    ),
    (
        "Weed Whackin' (witchery, 1 mojo): Conjured obstacles vanish from a tile. Each zimby eaten"
        " for it can add a random neighbour."
    ),
    (
        "Nap Time (witchery, 2 mojo, red dot): A zimby column or a zombie is depleted until the"
        " next refresh."
    ),
    (
        "Nix (ritual, 1 mojo, red dot): The effect of a witchery, a ritual or an incantation is"
        " cancelled."
    ),
    "Energy (ritual, 2 mojo): 1 + 1d3 zimbies of a shaman become active on the tribal board.",
    "Yoink (ritual, 2 mojo, red dot): The caster takes 1 random scroll from the hand of a shaman.",
    (
        "Quick Feet (incantation, 2 mojo): As long as its chanter stays active, a shaman moves 1"
        " tile more for each payment."
    ),
    (
        "Heavy Feet (incantation, 2 mojo, red dot): As long as its chanter stays active, a shaman"
        " moves 1 tile less for each payment, but at least 1."
    ),
    (
        "Bone Rattles (incantation, 3 mojo, red dot): As long as its chanter stays active, a"
        " witchery aimed at a column with a zimby of a shaman fails on a d6 of 1 or 2."
    ),
]


@pytest.mark.parametrize("line", WORDS)
def test_the_words_of_a_scroll_are_made_from_its_numbers(line: str) -> None:
    assert line in [scroll_line(boxed(), kind) for kind in range(len(kinds()))]


def test_scrolls_that_differ_say_so() -> None:
    said = Counter(scroll_text(boxed(), kind) for kind in range(len(kinds())))

    assert max(said.values()) == 1


def test_the_words_of_a_ritual_are_made_from_its_numbers() -> None:
    lines = [ritual_text(boxed(), ritual) for ritual in RitualKind]

    assert lines[RitualKind.EXHAUSTION] == "Each shaman depletes 2d2 mojo tokens."
    assert (
        lines[RitualKind.PORTALS]
        == "Each creature within 1d6 tiles of a random portal is expelled."
    )
    assert len(set(lines)) == 8


BROKEN_MAPS = [  # a text of the edition, its replacement, the error message
    (
        "....8...........1....\n.ooo",
        "....8...........1...\n.ooo",
        "row 1 has 21 columns; row 0 has 20",
    ),
    (".o-PV--..o.o..--TP-o.", ".o-PV--..o.o..--T?-o.", "3,17 is '?'; signs are .m#*"),
    (
        ".o-PV--..o.o..--TP-o.",
        ".o-PV--..o.o..--T--o.",
        "there is no 'P' in the NE of the mist at 10,10",
    ),
    (".o-PV--..o.o..--TP-o.", ".o-PV--..o.o..--TPPo.", "3,17 and 3,18 are both 'P' in the NE"),
    (".V..T..iWs*sWi..T..V.", ".V..T..iWsssWi..T..V.", "0 cells '*'; there should be one"),
    (
        ".V..T..iWs*sWi..T..V.",
        ".V..T..iW**sWi..T..V.",
        "2 cells '*' (10,9 10,10); there should be one",
    ),
    (
        ".V..T..iWs*sWi..T..V.",
        ".V..P..iWs*sWi..T..V.",
        "10,4 ('P') should lie off the lines with the mist",
    ),
    (".V..T..iWs*sWi..T..V.", ".V..T..iWs*sWi..T.WV.", "10,12 and 10,18 are both 'W' in the E"),
    (
        ".o----S..o.o..S----o.",
        ".o----S..o.o..-S---o.",
        "the shrine 6,15 should touch the gray tile 7,13 at a corner",
    ),
    ("7o.T#.-..oTo", "..oT#.-..oTo", "outer route 4: '4,1' is no tile"),
    ("7o.T#.-..oTo..-.#V.o2", ".o.T#.-..oTo..-.#V.o2", "0 cells '7'; there should be one"),
    ("7o.T#.-..oTo..-.#V.o2", "7oooooo..oTo..-.#V.o2", "there is no '#' in the NW"),
    (
        "....8...........1....",
        "7...8...........1....",
        "0,0 ('7') cannot be reached from the mist at 10,10",
    ),
    ("....8...........1....", "....8...........1-...", "0,16 (1) should have one neighbour"),
    ("7,13 8,13 9,13", "7,13 9,13", "inner route: there is a gap: 7,13 and 9,13 share no side"),
    ("7,13 8,13 9,13", "7,13 8,13 8,13 9,13", "inner route: 8,13 comes twice"),
    (
        "7,13 8,13 9,13",
        "7,13 8;13 9,13",
        "inner route: '8;13' is no tile; it should be row and column of one, such as 10,10",
    ),
    ("7,13 8,13 9,13", "7,13 8,12 9,13", "inner route: '8,12' is no tile"),
    ("1,11 2,11 3,11", "1,11 1,10 2,11 3,11", "outer route 1: 1,10 has a thicket or vines"),
    (
        ".o-PV--..o.o..--TP-o.",
        ".ooPV--..o.o..--TP-o.",
        "3,2 is 'o' in the drawing and should be on one outer route, not on 0",
    ),
    (
        ".ooooooj.RsR.joooooo.",
        ".ooooooo.RsR.joooooo.",
        "inner route: 9,7 is 'o' in the drawing and should not be on the inner route",
    ),
    (".V..T..iWs*sWi..T..V.", ".V..T..iWs*sWi.iT..V.", "10,13 and 10,15 are both 'i' in the E"),
    (
        ".o----S..o.o..S----o.\n.o.....GjjijjG.....o.\n.o.....jm.W.mj.....o.",
        ".o----S..oWo..S----o.\n.o.....GjjijjG.....o.\n.o.....jm...mj.....o.",
        "the ward 6,10 should lie between the sanctum and the door 7,10",
    ),
    (
        ".o----S..o.o..S----o.\n.o.....GjjijjG.....o.\n.o.....jm.W.mj.....o.\n.ooooooj.RsR.",
        ".o----S..o.o..SR---o.\n.o.....GjjijjG.....o.\n.o.....jm.W.mj.....o.\n.ooooooj.Rss.",
        "the ritual tile 6,15 should be one King's step from the mist",
    ),
]

MISTAKES = [
    ('name = "Nix"', 'name = "Energy"', "scroll: energy: 2 entries have this name"),
    ('name = "Nix"', 'name = "!!"', "scroll 23 (!!): should have a letter or digit in its name"),
    ('name = "Nix", type = "ritual"', 'name = "Nix", type = "spell"', "scroll 23 (Nix): type"),
    (
        'name = "Nix", type = "ritual"',
        'name = "Nix", type = "witchery"',
        "is of type witchery; nix should be of type ritual",
    ),
    (
        'effect = "nix"',
        'effect = "fix"',
        "scroll 23 (Nix): effect 'fix' is unknown; effects are brutality, wound",
    ),
    ('effect = "nix"', 'effect = "nix", amount = 1', "amount 1, dice ''; nix has no number"),
    (
        'targets = ["tile"], effect = "entangle"',
        'targets = ["king"], effect = "entangle"',
        "king; entangle can only be aimed at tile",
    ),
    (
        'targets = ["zimbies"], effect = "map"',
        'targets = ["thugs"], effect = "map"',
        "targets thugs; map can only be aimed at zimbies",
    ),
    (
        'targets = ["zimbies"], effect = "map"',
        'targets = [], effect = "map"',
        "scroll 10 (Lil' Bits o' Map): targets",
    ),
    (
        'effect = "switch"',
        'effect = "switch", doubles = true',
        "doubles; switch has nothing that could be doubled",
    ),
    (
        'effect = "wake"',
        'effect = "wake", doubles = true',
        "doubles; wake has nothing that could be doubled",
    ),
    ('effect = "push", dice = "1d3"', 'effect = "push", dice = "1d1"', "scroll 17 (Shoo!): dice"),
    ('effect = "push", dice = "1d3"', 'effect = "push"', "amount 0; push needs an amount or dice"),
    (
        'effect = "push", dice = "1d3"',
        'effect = "push", spread = "1d3", amount = 1',
        "spread 1d3; push does not spread",
    ),
    (
        'effect = "draw", amount = 2',
        'effect = "draw", dice = "1d2"',
        "dice 1d2; draw has a fixed amount",
    ),
    (
        'effect = "wound", amount = 2',
        'effect = "wound", amount = -2',
        "amount -2; wound cannot be negative",
    ),
    ('name = "blood", dice = "1d6"', 'name = "blood"', "ritual 1 (blood): needs an amount or dice"),
    ('name = "terror"', 'name = "terror", amount = 1', "ritual 8 (terror): has no number"),
    ('name = "terror"', 'name = "hunger", amount = 1', "ritual: hunger: 2 entries have this name"),
    ('name = "terror"', 'name = "plague"', "ritual 8 (plague): name"),
    (
        "spawn_cost = { value = 3",
        "spawn_cost = { value = 30",
        "spawn_cost=30: should be a whole number from 0 to 9",
    ),
    (
        'says = "printed", where = "Part 9" }',
        'where = "Part 9" }',
        "seal_price: says: Field required",
    ),
]


@pytest.mark.parametrize(("printed", "written", "complaint"), BROKEN_MAPS + MISTAKES)
def test_a_bad_edition_is_told_what_would_be_right(
    tmp_path: Path, printed: str, written: str, complaint: str
) -> None:
    text = boxed().contents.edition_path().read_text(encoding="utf-8")
    assert printed in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(printed, written, 1), encoding="utf-8")

    with pytest.raises(BadEdition) as error:
        boxed(path)

    assert complaint in str(error.value)
    assert "mine.toml" in str(error.value)


def test_outer_routes_stand_in_the_order_of_the_quadrants(tmp_path: Path) -> None:
    text = boxed().contents.edition_path().read_text(encoding="utf-8")
    head, routes = text.split("outer = [\n", 1)
    first, second, rest = routes.split("''',\n", 2)
    path = tmp_path / "mine.toml"
    path.write_text(f"{head}outer = [\n{second}''',\n{first}''',\n{rest}", encoding="utf-8")

    with pytest.raises(BadEdition, match="outer 1: the gray tile 7,13 should lie on it or within"):
        boxed(path)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"board_limit": 3}, "zimbies=4: cannot be more than board_limit=3"),
        ({"solo_library": 5}, "solo_scrolls=6: cannot be more than solo_library=5"),
        (
            {"solo_library": 81},
            "solo_library=81: cannot be more than the 80 scrolls without a red dot",
        ),
        ({"imunity": 2}, "did you mean 'immunity'"),
    ],
)
def test_options_have_to_fit_each_other(options: dict[str, int], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        boxed(**options)
