"""The numbers of the box that a designer may change: each is the field of the same name in the
Box.
"""

from ludary.games.konja.cards import HAND, OFFERINGS, RELIC_PLACES
from ludary.games.konja.pieces import ACTION_DICE, GREEN_DICE, POOL
from ludary.kit import Option
from ludary.kit.editions import choice, switch

CLOUD_NAMES = ("low", "middle", "high")
EACH_CLOUD = tuple(enumerate(CLOUD_NAMES, 1))
FRIENDLY, AGGRESSIVE, CHOOSE = 0, 1, 2  # starter_1, starter_2
SHARED, TO_FIRST, TO_SECOND = 0, 1, 2  # ties
SETS = ("friendly", "aggressive", "choose")
BONES_ONLY, ALL_TURN = 0, 1  # cards_when
GREEN_FIRST, PURPLE_FIRST = 0, 1  # spent_first

OPTIONS = (
    choice("begins", "who begins", "any", "1", "2"),
    *(choice(f"starter_{seat}", f"starting relics of seat {seat}", *SETS) for seat in (1, 2)),
    Option("gold", 0, 30, "gold of each player at the start"),
    Option("magick", 0, 30, "magick of each player at the start"),
    Option("power", 0, 30, "power of each player at the start"),
    Option("hand", 0, HAND, "spells that a hand begins with and is refilled to"),
    Option("offerings", 0, OFFERINGS, "relics on offer"),
    Option("relic_limit", 3, RELIC_PLACES - 1, "most relics that a player can keep"),
    Option("green_dice", 1, GREEN_DICE, "green dice rolled each turn"),
    Option("action_dice", 0, ACTION_DICE, "action dice rolled each turn"),
    Option("purple_dice", 0, POOL - GREEN_DICE, "purple dice in the box"),
    Option("red_dice", 0, POOL, "red dice in the box"),
    Option("side_blank", 0, 20, "blank sides of an action die"),
    Option("side_gold", 0, 20, "gold sides of an action die"),
    Option("side_magick", 0, 20, "magick sides of an action die"),
    Option("side_power", 0, 20, "power sides of an action die"),
    Option("resource_gain", 0, 9, "tokens that the Resource Ancestor gives"),
    Option(
        "replacements", 0, 9, "offerings that a player may replace in one visit to the Merchant"
    ),
    Option("replace_price", 0, 9, "gold for replacing one"),
    Option("upgrades", 0, 9, "clouds that the Rain Ancestor's favour upgrades"),
    Option("single_from", 1, 6, "lowest number of a single die that is exchanged for power"),
    Option("single_power", 0, 9, "power for a single die"),
    Option("pair_magick", 0, 9, "magick for a pair"),
    Option("run_dice", 2, 6, "dice in the shortest run"),
    Option("run_gold", 0, 9, "gold for each die of a run"),
    *(
        Option(f"dice_{name}", 2, POOL, f"equal dice for a cloud of the {name} pile")
        for name in CLOUD_NAMES
    ),
    *(
        Option(f"points_{name}", 0, 30, f"points of a cloud of the {name} pile")
        for name in CLOUD_NAMES
    ),
    *(
        Option(f"better_{name}", 0, 30, f"points of an upgraded cloud of the {name} pile")
        for name in CLOUD_NAMES
    ),
    *(
        Option(f"price_{name}", 0, 60, f"gold for a cloud of the {name} pile")
        for name in CLOUD_NAMES
    ),
    *(
        Option(f"upgrade_{name}", 0, 30, f"gold for upgrading a cloud of the {name} pile")
        for name in CLOUD_NAMES
    ),
    *(Option(f"supply_{name}", 0, 60, f"cloud tokens in the {name} pile") for name in CLOUD_NAMES),
    Option("last_points", 1, 300, "points at the end of a turn that make it the last round"),
    Option("longest", 2, 1_000, "turns after which the game ends in any case"),
    Option("free_attacks", 0, 2, "red dice that the opponent may roll each turn without a card"),
    switch("purple_fixed", "effects cannot change purple dice in any way"),
    switch("marked_only", "relics take only action dice that show a token"),
    switch("all_discard", "the Spell Ancestor lets both players discard spells"),
    switch("surplus_pays", "a relic discarded above the limit is paid for"),
    switch("bought_tapped", "bought relics come tapped"),
    switch("any_turn_ends", "the points of both players are checked when a turn ends"),
    choice(
        "cards_when",
        "when players may use cards on their own turn: in Bones, or from the roll to the end of the"
        " turn",
        "bones",
        "turn",
    ),
    choice("spent_first", "which of equal dice are exchanged first", "green", "purple"),
    choice(
        "ties",
        "who wins if points are equal: both share the win, or the player who began, or the other",
        "shared",
        "first",
        "second",
    ),
    Option("token_supply", 0, 99, "tokens of each kind in the box; 0: as many as are needed"),
)
