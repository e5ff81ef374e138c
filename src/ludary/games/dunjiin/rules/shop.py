"""Shopping: buying Armor Points back at the beginning of a turn."""

from ludary.games.dunjiin import events as tell
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import MAGIC
from ludary.games.dunjiin.rules.payment import bill, treasure_points
from ludary.games.dunjiin.state import Hero, Phase, Shop, State
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import rule


@rule
def affordable_armor(box: Box, s: State, hero: Hero) -> int:
    """The most Armor Points that the actor can buy now."""
    if not s.may_shop or s.shopped or s.store == 0:
        return 0
    most = min(
        s.store, (treasure_points(box, hero) + hero.magic * box.worth[MAGIC]) // box.shop_price
    )
    if box.armor_cap > 0:
        most = min(most, max(0, box.armor_cap - hero.armor))
    return most


@rule
def shops_after_premonition(box: Box, s: State) -> bool:
    # Premonition: cast "before your turn", if it is read so, it comes before shopping too
    return box.scry_then_shop == 1 and s.hand_up == 0


@rule
def shop(box: Box, s: State, armor: int) -> None:
    # Several at once are paid by the sum, 10 for each; no change is given
    bill(s, Verb.SHOP, armor, 0, armor * box.shop_price)


@rule
def put_armor_on(s: State, armor: int) -> None:
    hero = s.heroes[s.actor]
    hero.armor += armor
    s.store -= armor
    s.shopped = 1
    if hero.shop == Shop.LAST_CALL:
        hero.shop = Shop.CLOSED
    s.phase = Phase.SCRIED if s.hand_count > 0 and not s.passed else Phase.TURN
    tell.shops(s, s.actor, hero.armor, armor)
