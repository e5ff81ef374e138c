"""Which position is better: what the bot `greedy` goes by, nothing else."""

from ludary.core.rule import rule
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import TREASURE, TREASURES
from ludary.games.dunjiin.state import Hero, State

ALIVE, ARMOR, LEVEL, MAGIC_ITEM, EXPERIENCE = 600, 120, 12, 45, 22


@rule
def judge(box: Box, s: State, seat: int) -> int:
    """One's own worth, less what the living rivals are worth on average."""
    rivals = 0
    for other in range(s.seats):
        if other != seat:
            rivals += worth(box, s.heroes[other])
    return worth(box, s.heroes[seat]) - rivals // (s.seats - 1)


@rule
def worth(box: Box, hero: Hero) -> int:
    """What a hero has, in points; 0 for the dead."""
    if hero.fell > 0:
        return 0
    points = ALIVE + LEVEL * int(hero.level) + MAGIC_ITEM * int(hero.magic)
    points += ARMOR * min(int(hero.armor), 3) + ARMOR // 2 * max(0, int(hero.armor) - 3)
    points += EXPERIENCE * min(int(hero.experience_count), 4)
    for value in range(TREASURES):
        points += int(hero.treasure[value]) * int(box.cards[TREASURE + value].strength)
    return points
