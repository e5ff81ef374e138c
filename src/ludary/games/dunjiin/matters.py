"""The quantities that a choice changes, as a player counts them, for hints, reviews and puzzles."""

from typing import Any

from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import MONSTERS, TREASURE, TREASURES
from ludary.games.dunjiin.rules.training import level_with
from ludary.games.dunjiin.state import CHARACTER, State
from ludary.kit import Matter, rule

MATTERS = (
    Matter("you would have {n:Level}", theme="Levels"),
    Matter("you would have {n:Armor Point}", theme="Armor"),
    Matter("your rivals would have {n:Armor Point}", good=False, theme="Attack"),
    Matter("your strongest rival would have {n:Level}", good=False, theme="Attack"),
    Matter("you would have {n:Experience card}", theme="Experience"),
    Matter("you would have {n:Magic Item}", theme="Magic Items"),
    Matter("you would have {n:Treasure Point}", least=1, theme="Treasure"),
    Matter("training would gain you {n:Level}", theme="Experience"),
)


@rule
def measure(box: Box, s: State, seat: int, out: Any) -> None:
    """Write the seat's Level, armor and belongings, and its rivals' armor and highest Level."""
    hero = s.heroes[seat]
    out[0], out[1], out[2], out[3] = hero.level, hero.armor, 0.0, 0.0
    for rival in range(s.seats):
        other = s.heroes[rival]
        if rival != seat and other.fell == 0:
            out[2] += other.armor
            out[3] = max(out[3], other.level)
    out[4], out[5], out[6], out[7] = hero.experience_count, hero.magic, 0.0, 0.0
    for value in range(TREASURES):
        out[6] += hero.treasure[value] * box.cards[TREASURE + value].strength
    for card in range(MONSTERS):
        if hero.experience[card] > 0:
            for place in range(CHARACTER):
                out[7] = max(out[7], level_with(box, hero, place, card) - hero.level)


@rule
def turn(box: Box, s: State) -> int:
    """Return the seat whose turn it is."""
    number: int = s.active
    return number
