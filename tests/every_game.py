"""What the tests of the contract run through: every game, its ways to play, and random positions of it."""

from functools import cache
from pathlib import Path
from typing import Any

import ludary
from ludary import Game
from ludary.lab.positions import positions, random_match

__all__ = ["EXAMPLES", "NAMES", "WAYS", "every_way", "game_of", "positions", "random_match", "share", "short", "ways"]

EXAMPLES = Path(__file__).parents[1] / "examples"
NAMES = [*ludary.games(), *(str(path) for path in sorted(EXAMPLES.glob("*.py")))]
WAYS: dict[str, list[dict[str, Any]]] = {  # options that change the course of a game
    "dunjiin": [
        {},
        {"hardcore": True},
        {"powderpuff": True},
        {"fast": True},
        {"fast": True, "half": "blue", "hardcore": True},
        {"edition": "fixed-shields"},
        {"trap_lasts": True, "advanced_level": 18, "trap_experience": 1},
        {"armor_cap": 3, "fairy_shields": 2, "trap_strength": 0},
        {"open_experience": True, "advanced_level": 20, "armor": 5},
    ],
    "koa": [
        {},
        {"edition": "ten-sectors"},
        {"jonny_1": True, "jonny_3": True},
        {"rescue": "voted", "wheel_lava": 6, "wheel_spring": 4},
        {"rescue": "no", "zone_shape": "diamond", "sharman_search": "zone", "quake_area": "zones", "located_limit": 6},
        {
            "steps": 2,
            "seize_from": "tiles",
            "seize_without_tile": True,
            "goroldioa": 2,
            "springs": 2,
            "pairs_2": 1,
            "pairs_3": 2,
            "pairs_4": 2,
        },
        {"seize_from": "anywhere", "zone_shape": "band", "two_players": "together", "resource_points": 1, "wheel_earthquake": 5},
        {"rises_at_once": False, "falls_at_once": False, "quakes_destroy": False, "seize_located": False, "caverns": 40, "longest": 100},
    ],
    "konja": [
        {},
        {"edition": "shop-counts"},
        {"starter_1": "aggressive", "starter_2": "aggressive"},
        {"starter_1": "choose", "starter_2": "choose", "begins": 2},
        {"free_attacks": 2, "red_dice": 3, "all_discard": True, "any_turn_ends": True},
        {"purple_fixed": True, "marked_only": True, "surplus_pays": True, "bought_tapped": True, "gold": 9, "relic_limit": 3},
        {"supply_low": 1, "supply_middle": 1, "supply_high": 1, "longest": 40, "upgrades": 3, "replacements": 2},
        {"hand": 6, "magick": 12, "power": 9, "offerings": 5, "green_dice": 4, "last_points": 40, "run_dice": 2, "single_from": 1},
    ],
    "nagaraja": [
        {},
        {"trap": False, "stick_limit": True, "cursed_count": "revealed", "cursed_limit": 4},
        {"trap_moves": False, "trap_counts": True, "naga_points": 1, "first_guide": "chance"},
        {"goal": 12, "hand": 8, "drawn": 4, "given": 2, "first_sticks": 1},
        {"goal": 99, "cursed_limit": 9, "hand": 12, "drawn": 6, "given": 3},  # the draw pile runs out again and again
        {"last_room": 5, "hand": 1, "given": 0, "drawn": 2},
    ],
    "zimby_mojo": [
        {},
        {"zimbies": 4, "scrolls": 3, "round_limit": 12},  # the slow start
        {"round_limit": 8, "mojo_tokens": 9, "spawn_cost": 1, "spawn_limit": 8, "seal_price": 0, "zombie_price": 1, "king_vitality": 2},
    ],
}
SHARES = {"zimby_mojo": 0.1}  # of the usual number of games and positions, for games that take ten times as long as others


def short(name: str) -> str:
    return Path(name).stem


def ways(name: str) -> list[dict[str, Any]]:
    return WAYS.get(name, [{}])


def share(name: str) -> float:
    """How much of the usual effort a game's tests can afford."""
    return SHARES.get(name, 1.0)


def every_way() -> list[Any]:
    """Every game with every way of playing it, as test parameters."""
    import pytest

    return [
        pytest.param(name, way, id="-".join([short(name), *(f"{key}={value}" for key, value in way.items())]))
        for name in NAMES
        for way in ways(name)
    ]


@cache
def _game(name: str, way: tuple[tuple[str, Any], ...]) -> Game:
    return ludary.load(name, **dict(way))


def game_of(name: str, way: dict[str, Any]) -> Game:
    return _game(name, tuple(way.items()))
