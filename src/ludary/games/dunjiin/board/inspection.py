"""Inspection: what a card, a pile or a Character is, what it does, and how it stands now."""

from collections.abc import Callable, Sequence

from ludary.games.dunjiin import spots
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import FAIRY, MAGIC, MONSTERS, NO_CARD, TREASURE
from ludary.games.dunjiin.reckoning import living
from ludary.games.dunjiin.scene import Scene, look
from ludary.games.dunjiin.state import Hero
from ludary.games.dunjiin.text.describe import (
    encounter_facts,
    encounter_title,
    shop_after_last_call,
)
from ludary.games.dunjiin.text.names import card_name, card_origin, count, faces, grouped, pile
from ludary.kit import NOBODY, Game, Inspection, Inspector

MONSTER_RULES = ("strength", "monster-size", "of-a-kind", "who-wins", "experience")
TREASURE_RULES = ("finds", "strength", "shop-price", "treasure-is-spent", "loot")
MAGIC_RULES = ("magic-defeats", "counter", "magic-is-used-up", "magic-at-the-shop", "finds")
FAIRY_RULES = ("fairy-monster", "fairy-wins", "fairy-damage", "fairy-at-creation")
ENCOUNTER_RULES = ("strength", "who-wins", "of-a-kind", "dodge", "counter")
HERO_RULES = ("level", "naked", "lower-level-costs", "experience", "winning")


def _card(game: Game[Box], card: int, where: Sequence[str] = ()) -> Inspection:
    """A card by what it is good for, and where it lies."""
    face, origin = faces(game)[card], card_origin(game, card)
    if card == FAIRY:
        return Inspection(
            face.name,
            (
                (
                    "Nobody can defeat her: each Death Fairy and each Magic Item among the cards"
                    " does 1 damage."
                ),
                *where,
            ),
            FAIRY_RULES,
            origin,
        )
    if card == MAGIC:
        lines = (
            "It defeats a Monster, counters a Monster's Magic Item, pays for Premonition, and"
            " counts at The Shop."
        )
        return Inspection(face.name, (lines, *where), MAGIC_RULES, origin)
    if card < MONSTERS:
        shields = int(game.box.cards[card].shields)
        drawn = (
            f"As the first card, it makes a Monster of {count(shields, 'card')} and adds"
            f" {face.strength} to its Strength."
        )
        return Inspection(
            face.full,
            (
                drawn,
                "Whoever defeats the Monster can take one of its Monster cards as Experience.",
                *where,
            ),
            MONSTER_RULES,
            origin,
        )
    worth = (
        f"It is worth {face.strength} at The Shop, and adds as much to the Strength of a Monster"
        " that it is drawn for."
    )
    return Inspection(face.name, (worth, *where), TREASURE_RULES, origin)


def _monster_card(scene: Scene, who: Sequence[str], place: int) -> Inspection | None:
    """A card of the Monster on the table, as far as one sees it."""
    if place >= scene.s.hand_count:
        return None
    card = scene.s.hand[place]
    down = place >= scene.s.hand_up
    if card == NO_CARD:
        words = "It lies face down." if down else "The card has been taken."
        return Inspection("A card of the Monster", (words,), ENCOUNTER_RULES)
    return _card(
        scene.game,
        card,
        (
            ("It lies face down, and you have scried it.",)
            if down
            else ("It is part of the Monster on the table.",)
        ),
    )


def _encounter(scene: Scene, who: Sequence[str]) -> Inspection:
    """The Monster on the table, with its Strength taken apart; or the way down."""
    if scene.s.hand_count == 0:
        return Inspection(
            "The gate of the Dunjiin",
            ("No Monster is on the table.", "Whoever explores turns up the top card here."),
            ("explore", "meets", "finds"),
        )
    more = [f"{count(scene.more, 'card')} to come."] * bool(scene.more)
    return Inspection(
        encounter_title(scene.s, who), (*more, *encounter_facts(scene, who)), ENCOUNTER_RULES
    )


def _hero(scene: Scene, who: Sequence[str], seat: int) -> Inspection | None:
    """A player's Character with its Level taken apart, and what the player owns."""
    if seat >= scene.s.seats:
        return None
    game, hero = scene.game, scene.s.heroes[seat]
    if hero.fell:
        return Inspection(
            who[seat],
            ("Dead. Everything that the player had has gone to the Graveyard and to The Store.",),
            ("death", "the-dead-leave-all"),
        )
    parts = " + ".join(card_name(game, card) for card in hero.character)
    armor = (
        count(hero.armor, "Armor Point")
        if hero.armor
        else "no Armor Points: naked, and the next hit kills"
    )
    lines = (
        f"Level {hero.level}: {parts}.",
        f"{armor[0].upper()}{armor[1:]}.",
        _owned(hero, game),
        shop_after_last_call(scene.s, seat).strip(),
    )
    return Inspection(who[seat], tuple(filter(None, lines)), HERO_RULES)


def _owned(hero: Hero, game: Game[Box]) -> str:
    values = [faces(game)[card].strength * number for card, number in pile(hero.treasure, TREASURE)]
    return (
        f"Treasure {sum(values)}, {count(hero.magic, 'Magic Item')}, {hero.experience_count}"
        " Experience."
    )


def _deck(scene: Scene, who: Sequence[str]) -> Inspection:
    left = f"{count(scene.s.deck_count, 'card')} left. "
    left += "When there are none, the Graveyard is shuffled and becomes the Dunjiin again."
    return Inspection(
        "The Dunjiin",
        (
            "Exploring turns up its top card: a Monster to face, Treasure or a Magic Item to keep.",
            left,
        ),
        ("explore", "deck", "reshuffle", "premonition-price"),
    )


def _graveyard(scene: Scene, who: Sequence[str]) -> Inspection:
    buried = pile(scene.s.graveyard)
    lies = f"Here lie {grouped(scene.game, buried)}." if buried else "It is empty."
    return Inspection(
        "The Graveyard",
        (lies, "Once per game, Necromancy takes a Monster from it into your Character."),
        ("necromancy", "necromancy-price", "reshuffle"),
    )


def _store(scene: Scene, who: Sequence[str]) -> Inspection:
    price = (
        f"{count(scene.s.store, 'Armor Point')} for sale, each for {scene.box.shop_price} in"
        " Treasure and Magic Items."
    )
    rung = ("Last Call has been rung: everyone may shop once more.",) if scene.s.last_call else ()
    return Inspection(
        "The Store",
        (price, *rung),
        ("store", "shop-when", "shop-price", "no-change", "last-call-for-two"),
    )


def _inn(scene: Scene, who: Sequence[str]) -> Inspection:
    trapped = ("While the Dunjiin is trapped, nobody may rest.",) if scene.s.traps else ()
    return Inspection(
        "The Inn",
        ("Whoever pays Experience to rest here faces no Monster this turn.", *trapped),
        ("rest", "trapped"),
    )


def _traps(scene: Scene, who: Sequence[str]) -> Inspection:
    laid = count(scene.s.traps, "Trap") if scene.s.traps else "No Trap"
    struck = "every Monster" if scene.box.trap_lasts else "the next Monster"
    strength = f"Each adds a card and {scene.box.trap_strength} Strength to {struck}."
    return Inspection(
        "Traps",
        (f"{laid} set. {strength}", "While there is one, nobody may dodge or rest."),
        ("set-trap", "trapped", "trap-springs"),
    )


def _magic_items(scene: Scene, who: Sequence[str]) -> Inspection:
    s = scene.s
    held = (
        (f"You hold {count(s.heroes[s.actor].magic, 'Magic Item')}.",) if s.actor != NOBODY else ()
    )
    return _card(scene.game, MAGIC, held)


def _character_card(scene: Scene, who: Sequence[str], place: int) -> Inspection:
    s = scene.s
    card = s.heroes[living(s)[0] if s.actor == NOBODY else s.actor].character[
        place
    ]  # at the end, the survivor's
    return _card(
        scene.game,
        card,
        ((f"It is part of a Character and adds {faces(scene.game)[card].strength} to its Level."),),
    )


def _experience(scene: Scene, who: Sequence[str], card: int) -> Inspection:
    return _card(
        scene.game, card, ("It is Experience, to be spent on dodging, resting or training.",)
    )


def _treasure(scene: Scene, who: Sequence[str], kind: int) -> Inspection:
    return _card(scene.game, TREASURE + kind)


def _seen(tell: Callable[..., Inspection | None]) -> Callable[..., Inspection | None]:
    return lambda game, s, who, *numbers: tell(look(game, s), who, *numbers)


inspect = Inspector(
    {
        spots.DECK: _seen(_deck),
        spots.GRAVEYARD: _seen(_graveyard),
        spots.STORE: _seen(_store),
        spots.INN: _seen(_inn),
        spots.TRAPS: _seen(_traps),
        spots.ENCOUNTER: _seen(_encounter),
        spots.MONSTER_CARD: _seen(_monster_card),
        spots.SEAT: _seen(_hero),
        spots.CHARACTER_CARD: _seen(_character_card),
        spots.EXPERIENCE: _seen(_experience),
        spots.MAGIC_ITEMS: _seen(_magic_items),
        spots.TREASURE_CARD: _seen(_treasure),
    }
)
