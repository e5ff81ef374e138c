"""Inspection: what a card, a pile or a Character is, what it does, and how it stands now."""

from collections.abc import Sequence

from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import FAIRY, MAGIC, MONSTERS, NO_CARD, TREASURE
from ludary.games.dunjiin.reckoning import living
from ludary.games.dunjiin.scene import Scene, look
from ludary.games.dunjiin.state import CHARACTER, Hero, State
from ludary.games.dunjiin.text.describe import encounter_facts, encounter_title, shop_after_last_call
from ludary.games.dunjiin.text.names import card_name, count, faces, grouped, pile
from ludary.kit import NOBODY, Game, Inspection

MONSTER_RULES = ("strength", "monster-size", "of-a-kind", "who-wins", "experience")
TREASURE_RULES = ("finds", "strength", "shop-price", "treasure-is-spent", "loot")
MAGIC_RULES = ("magic-defeats", "counter", "magic-is-used-up", "magic-at-the-shop", "finds")
FAIRY_RULES = ("fairy-monster", "fairy-wins", "fairy-damage", "fairy-at-creation")
ENCOUNTER_RULES = ("strength", "who-wins", "of-a-kind", "dodge", "counter")
HERO_RULES = ("level", "naked", "lower-level-costs", "experience", "winning")


def inspect(game: Game[Box], s: State, spot: str, who: Sequence[str]) -> Inspection | None:
    """Return what lies at a spot of the View's board, in words; None where there is no such spot."""
    scene = look(game, s)
    names = [str(name) for name in who]
    if spot in PILES:
        return PILES[spot](scene)
    if spot == "encounter":
        return _encounter(scene, names)
    if spot == "magic":
        return _card(game, MAGIC, (f"You hold {count(scene.s.heroes[scene.s.actor].magic, 'Magic Item')}.",) if s.actor != NOBODY else ())
    kind, _, rest = spot.partition("-")
    place = int(rest) if rest.isdecimal() and rest.isascii() and len(rest) < 3 else NO_CARD
    if kind == "seat" and place in range(scene.s.seats):
        return _hero(scene, place, names)
    if kind == "hand" and place in range(scene.s.hand_count):
        return _in_hand(scene, place)
    if kind == "character" and place in range(CHARACTER):
        card = scene.s.heroes[living(scene.s)[0] if s.actor == NOBODY else s.actor].character[place]  # at the end, the survivor's
        return _card(game, card, (f"It is a part of a Character, and adds {faces(game)[card].strength} to its Level.",))
    notation = rest if kind == "experience" else spot
    card = next((face.card for face in faces(game) if face.notation == notation), NO_CARD)
    if card == NO_CARD:
        return None
    return _card(game, card, ("It is Experience, to be spent on dodging, resting or training.",) if kind == "experience" else ())


def _card(game: Game[Box], card: int, where: Sequence[str] = ()) -> Inspection:
    """A card by what it is good for, and where it lies."""
    face = faces(game)[card]
    if card == FAIRY:
        return Inspection(
            face.name, ("Nobody can defeat her: she does a point of damage for each of her and for each Magic Item.", *where), FAIRY_RULES
        )
    if card == MAGIC:
        lines = "It defeats a Monster, counters a Magic Item of one, pays for Premonition, and counts at The Shop."
        return Inspection(face.name, (lines, *where), MAGIC_RULES)
    if card < MONSTERS:
        shields = int(game.box.cards[card].shields)
        drawn = f"As the first card it makes a Monster of {count(shields, 'card')}, and adds {face.strength} to its Strength."
        return Inspection(face.full, (drawn, "Whoever defeats the Monster can take one such card as Experience.", *where), MONSTER_RULES)
    worth = f"It buys {face.strength} towards Armor Points at The Shop, and adds as much to the Strength of a Monster that it is drawn for."
    return Inspection(face.name, (worth, *where), TREASURE_RULES)


def _in_hand(scene: Scene, place: int) -> Inspection:
    """A card of the Monster on the table, as far as one sees it."""
    card = scene.s.hand[place]
    down = place >= scene.s.hand_up
    if card == NO_CARD:
        words = "It lies face down: nobody who looks on knows it." if down else "The card has been taken."
        return Inspection("A card of the Monster", (words,), ENCOUNTER_RULES)
    return _card(
        scene.game, card, ("It lies face down, and you have foreseen it.",) if down else ("It is a part of the Monster on the table.",)
    )


def _encounter(scene: Scene, names: Sequence[str]) -> Inspection:
    """The Monster on the table, with its Strength taken apart; or the way down."""
    if scene.s.hand_count == 0:
        return Inspection(
            "The gate of the Dunjiin",
            ("No Monster is on the table.", "Whoever explores turns the top card up here."),
            ("explore", "meets", "finds"),
        )
    more = [f"{count(scene.more, 'card')} to come."] * bool(scene.more)
    return Inspection(encounter_title(scene.s, names), (*more, *encounter_facts(scene, names)), ENCOUNTER_RULES)


def _hero(scene: Scene, seat: int, names: Sequence[str]) -> Inspection:
    """A player's Character with its Level taken apart, and what the player owns."""
    game, hero = scene.game, scene.s.heroes[seat]
    if hero.fell:
        return Inspection(
            names[seat],
            ("Dead. Everything that the player had has gone to the Graveyard and to The Store.",),
            ("death", "the-dead-leave-all"),
        )
    parts = " + ".join(card_name(game, card) for card in hero.character)
    armor = count(hero.armor, "Armor Point") if hero.armor else "no Armor Points: naked, and the next hit kills"
    lines = (
        f"Level {hero.level}: {parts}.",
        f"{armor[0].upper()}{armor[1:]}.",
        _owned(hero, game),
        shop_after_last_call(scene.s, seat).strip(),
    )
    return Inspection(names[seat], tuple(filter(None, lines)), HERO_RULES)


def _owned(hero: Hero, game: Game[Box]) -> str:
    values = [faces(game)[card].strength * number for card, number in pile(hero.treasure, TREASURE)]
    return f"Treasure {sum(values)}, {count(hero.magic, 'Magic Item')}, {hero.experience_count} Experience."


def _deck(scene: Scene) -> Inspection:
    left = f"{count(scene.s.deck_count, 'card')} are left. "
    left += "When there are none, the Graveyard is shuffled and becomes the Dunjiin again."
    return Inspection(
        "The Dunjiin",
        ("Exploring turns its top card up: a Monster to face, Treasure or a Magic Item to keep.", left),
        ("explore", "deck", "reshuffle", "premonition-price"),
    )


def _graveyard(scene: Scene) -> Inspection:
    buried = pile(scene.s.graveyard)
    lies = f"Here lie {grouped(scene.game, buried)}." if buried else "It is empty."
    return Inspection(
        "The Graveyard",
        (lies, "Necromancy takes a Monster out of it into one's Character, once in a game."),
        ("necromancy", "necromancy-price", "reshuffle"),
    )


def _store(scene: Scene) -> Inspection:
    price = f"{count(scene.s.store, 'Armor Point')} can be bought, for {scene.box.shop_price} in Treasure and Magic Items each."
    rung = ("Last Call has been rung: everyone may shop once more.",) if scene.s.last_call else ()
    return Inspection("The Store", (price, *rung), ("store", "shop-when", "shop-price", "no-change", "last-call-for-two"))


def _inn(scene: Scene) -> Inspection:
    trapped = ("While the Dunjiin is trapped nobody may rest.",) if scene.s.traps else ()
    return Inspection("The Inn", ("Whoever rests here, for Experience, faces no Monster in this turn.", *trapped), ("rest", "trapped"))


def _traps(scene: Scene) -> Inspection:
    laid = count(scene.s.traps, "Trap") if scene.s.traps else "No Trap"
    struck = "every Monster" if scene.box.trap_lasts else "the next Monster"
    strength = f"Each adds {scene.box.trap_strength} to the Strength of {struck}, and a card to it."
    return Inspection(
        "Traps", (f"{laid} set. {strength}", "While there is one, nobody may dodge or rest."), ("set-trap", "trapped", "trap-springs")
    )


PILES = {"deck": _deck, "graveyard": _graveyard, "store": _store, "inn": _inn, "traps": _traps}
