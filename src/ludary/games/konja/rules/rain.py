"""RAIN ANCESTOR: upgrading a cloud, and summoning one for gold."""

from ludary.games.konja import events as tell
from ludary.games.konja.box import Box
from ludary.games.konja.pieces import CLOUDS, Token
from ludary.games.konja.rules.tokens import has, pay
from ludary.games.konja.state import Phase, State
from ludary.kit import rule


@rule
def can_upgrade(box: Box, s: State) -> bool:
    for pile in range(CLOUDS):
        if can_upgrade_from(box, s, pile):
            return True
    return False


@rule
def can_upgrade_from(box: Box, s: State, pile: int) -> bool:
    # Favour: a cloud that one has already summoned
    return (
        s.visits < box.upgrades
        and s.wizards[s.actor].clouds[pile] > 0
        and has(s, s.actor, Token.GOLD, box.upgrade[pile])
    )


@rule
def buy_upgrade(box: Box, s: State, pile: int) -> None:
    pay(s, s.actor, Token.GOLD, box.upgrade[pile])
    s.visits += 1
    upgrade(s, s.actor, pile, box.upgrade[pile])


@rule
def upgrade(s: State, seat: int, pile: int, gold: int) -> None:
    """Turn a cloud over to its better side."""
    own = s.wizards[seat]
    own.clouds[pile] -= 1
    own.upgraded[pile] += 1
    tell.upgrades(s, seat, pile, gold)


@rule
def open_skies(s: State, seat: int) -> None:
    """The Blessing of this player begins."""
    s.phase = Phase.CLOUD
    s.actor = seat


@rule
def can_summon(box: Box, s: State) -> bool:
    for pile in range(CLOUDS):
        if can_summon_from(box, s, pile):
            return True
    return False


@rule
def can_summon_from(box: Box, s: State, pile: int) -> bool:
    # Blessing: one cloud; the dearer, the more points
    return s.clouds[pile] > 0 and has(s, s.actor, Token.GOLD, box.price[pile])


@rule
def buy_cloud(box: Box, s: State, pile: int) -> None:
    pay(s, s.actor, Token.GOLD, box.price[pile])
    summon(s, s.actor, pile, box.price[pile])


@rule
def summon(s: State, seat: int, pile: int, gold: int) -> None:
    """A cloud from the pile, for so much gold or, at 0, for dice."""
    s.clouds[pile] -= 1
    s.wizards[seat].clouds[pile] += 1
    tell.summons(s, seat, pile, gold)
