"""Choices in English. What follows from a choice is found out by asking the rules."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from ludary.games.dunjiin.cards import MAGIC, MONSTERS, NO_CARD
from ludary.games.dunjiin.events import EVENTS
from ludary.games.dunjiin.odds import NEARLY_NEVER, Chances, odds_of
from ludary.games.dunjiin.reckoning import hand_cards, is_all_known, is_fairy
from ludary.games.dunjiin.scene import REMEMBERED, Scene, look, plain_box
from ludary.games.dunjiin.state import Phase
from ludary.games.dunjiin.text.names import card_name, count, faces, full_name, percent, pile
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import Action, Game

CHOICES = {
    Verb.EXPLORE: "Explore: turn over the top card",
    Verb.PREMONITION: "Premonition: look at the whole Monster first for 1 Magic Item",
    Verb.REST: "Rest at the Inn for {box.rest_experience} Experience",
    Verb.SHOP: "Buy {armor} for {price} Treasure",
    Verb.TRAIN: "Train: take {card} into the Character for {box.training_experience} Experience and {box.training_treasure} Treasure",
    Verb.NECROMANCY: "Necromancy: raise {card} from the Graveyard for {box.necromancy_experience} Experience and 1 Magic Item",
    Verb.TRAP: "Set a Trap for {box.trap_experience} Experience: {sprung} gets 1 more card and {box.trap_strength} more Strength, and "
    "{until} nobody may dodge or rest",
    Verb.DRAGON: "Send a Dragon of {summoned} against {target} for {box.dragon_experience} Experience and 1 Magic Item",
    Verb.ASSASSIN: "Send an Assassin of {summoned} against {target} for {box.assassin_treasure} Treasure and 1 Magic Item",
    Verb.FIGHT: "Fight the Monster",
    Verb.DODGE: "Dodge to {target} for {box.dodge_experience} Experience",
    Verb.EMPOWER: "Dodge to {target}, empowered, for {box.dodge_experience} Experience and 1 Magic Item",
    Verb.COUNTER: "Counter {magic}",
    Verb.DEFEAT: "Defeat the Monster with a Magic Item and counter {magic} of its own",
    Verb.CLAIM: "Take {card} as Experience",
    Verb.REPLACE: "Replace {card}",
    Verb.SPEND: "Spend {card} as Experience",
    Verb.PAY: "Pay with {card}",
}


def say_action(game: Game, s: Any, action: Action, who: Sequence[str]) -> str:
    """Say in words the effect of a choice, and its consequences as far as the View's state `s` tells them (None: in general)."""
    verb, value = Verb(game.actions.verb[action.id]), action.args[0] if action.args else 0
    scene = look(game, s) if s is not None else None
    target = who[value] if value < len(who) else f"Seat {value + 1}"
    in_general = _in_general(game, verb, value, _named_card(game, scene, verb, value), target)
    return IN_CONTEXT[verb](scene, action, in_general) if scene and verb in IN_CONTEXT else in_general


@lru_cache(REMEMBERED)
def _in_general(game: Game, verb: Verb, value: int, card: str, target: str) -> str:
    box = plain_box(game)
    return CHOICES[verb].format(
        box=box,
        card=card,
        target=target,
        armor=count(value, "Armor Point"),
        price=value * box.shop_price,
        magic=count(value, "Magic Item"),
        summoned=count(box.summoned_cards, "card"),
        sprung="every Monster from now on" if box.trap_lasts else "the next Monster",
        until="from now on" if box.trap_lasts else "until then",
    )


def _named_card(game: Game, scene: Scene | None, verb: Verb, card: int) -> str:
    """The card's name, with its shields where they tell it from another card that could be meant."""
    if verb not in (Verb.TRAIN, Verb.NECROMANCY, Verb.CLAIM, Verb.REPLACE, Verb.SPEND):
        return card_name(game, card)
    alternatives: Iterable[int] = range(MONSTERS)
    if scene:
        s, hero = scene.s, scene.s.heroes[scene.s.actor]
        owned = [one for one, _ in pile(hero.experience)]
        buried = [one for one, _ in pile(s.graveyard)]
        chosen_from: dict[Verb, Iterable[int]] = {
            Verb.CLAIM: hand_cards(s),
            Verb.REPLACE: hero.character,
            Verb.NECROMANCY: buried + owned,
        }
        alternatives = chosen_from.get(verb, owned)
    named = [one for one in alternatives if one != NO_CARD and card_name(game, one) == card_name(game, card)]
    alike = {game.box.cards[one].kind for one in named} if scene else set(named)  # of cards that show the same Monster one is offered
    return full_name(game, card) if len(alike) > 1 else card_name(game, card)


def _explore(scene: Scene, action: Action, words: str) -> str:
    return f"Explore: face the {count(scene.s.hand_count, 'card')} handed on" if scene.s.passed else words


def _premonition(scene: Scene, action: Action, words: str) -> str:
    s = scene.s
    hidden = s.hand_count - s.hand_up
    unseen = hidden + scene.more if s.hand_count else 0
    if unseen:
        words = f"Premonition: look at the {unseen} {'hidden' if hidden else 'other'} card{'s' * (unseen > 1)} first for 1 Magic Item"
    return words + _in_vain(scene)


def _in_vain(scene: Scene) -> str:
    """Warn of looking at a Monster that one must fight in any case."""
    s, box = scene.s, scene.box
    needed = min(box.rest_experience, box.dodge_experience)
    if s.traps:
        return "; the Dunjiin is trapped, so a Monster must be fought all the same"
    if s.heroes[s.actor].experience_count < needed:
        return f"; without {needed} Experience to dodge or rest, a Monster must be fought all the same"
    return ""


def _rest(scene: Scene, action: Action, words: str) -> str:
    hand = scene.s.hand_count
    return f"{words}; the {count(hand, 'card')} pass to the next player" if hand else words


def _shop(scene: Scene, action: Action, words: str) -> str:
    hero = scene.s.heroes[scene.s.actor]
    if hero.magic and scene.box.magic_worth:
        words = words.removesuffix(" Treasure") + " in Treasure and Magic Items"
    return f"{words} ({hero.armor} -> {hero.armor + action.args[0]})"


def _new_level(scene: Scene, action: Action, words: str) -> str:
    record, seat = scene.after(action.id), scene.s.actor
    if record.phase == Phase.REPLACE:
        return f"{words} (then choose the card that leaves)"
    return f"{words} (Level {scene.s.heroes[seat].level} -> {record.heroes[seat].level})"


def _necromancy(scene: Scene, action: Action, words: str) -> str:
    """A card that pays for the spell is raised by it: it lies in the Graveyard by then."""
    if not scene.s.graveyard[action.args[0]]:
        price = scene.box.necromancy_experience
        words = words.replace(f"from the Graveyard for {price} Experience and", f"out of the {price} Experience that pay for it, with")
    return _new_level(scene, action, words)


def _fight(scene: Scene, action: Action, words: str) -> str:
    s, game = scene.s, scene.game
    first, hidden = faces(game)[s.hand[0]], hand_cards(s).count(NO_CARD)
    if hidden:
        return f"Fight the {first.name} ({count(hidden, 'hidden card')}){_at_stake(scene, s.actor)}"
    if is_all_known(s) and is_fairy(s):
        return f"Face the Death Fairy{_consequence(scene, action)}"
    if is_all_known(s):
        magic = hand_cards(s).count(MAGIC)
        armed = f" with {count(magic, 'Magic Item')}" if magic else ""
        return f"Fight the {first.name}: Strength {scene.strength}{armed} against Level {s.heroes[s.actor].level}"
    traps = f" and {count(s.traps, 'Trap')}" if s.traps else ""
    shields = scene.box.cards[s.hand[0]].shields
    drawn = f"{count(shields, 'shield')}{traps}: {count(scene.more, 'more card')}"
    return f"Fight the {first.name} ({drawn}){_at_stake(scene, s.actor)}"


def _dodge(scene: Scene, action: Action, words: str) -> str:
    """Tell how the Monster would end for whom it goes to."""
    chances = _at_stake(scene, action.args[0]).removeprefix(": ")
    return f"{words} (would {chances})" if chances else words


def _at_stake(scene: Scene, seat: int) -> str:
    """The chances of a seat against the Monster on the table, as far as they can be known."""
    odds = odds_of(scene, seat)
    if odds is None:
        return ""
    with_magic = f"; with Magic Items {_chances(odds.with_magic)}" if odds.with_magic != odds.plain else ""
    return f": {_chances(odds.plain)}{with_magic}"


def _chances(chances: Chances) -> str:
    """Leave out what cannot happen."""
    named = (("win", chances.win), ("draw", chances.draw), ("lose armor", chances.lose_armor), ("die", chances.die))
    return ", ".join(f"{name} {percent(chance)}" for name, chance in named if chance > NEARLY_NEVER)


def _counter(scene: Scene, action: Action, words: str) -> str:
    used, magic = action.args[0], hand_cards(scene.s).count(MAGIC)
    words = f"Counter {used} of {magic} Magic Items"
    if used == 0:
        words = "Counter no Magic Item" if magic else "Use no Magic Item"
    elif used == magic:
        words = "Counter the Magic Item" if magic == 1 else f"Counter all {magic} Magic Items"
    return words + _consequence(scene, action)


def _defeat(scene: Scene, action: Action, words: str) -> str:
    used, magic = action.args[0], hand_cards(scene.s).count(MAGIC)
    if magic == 0:
        return "Defeat the Monster with a Magic Item"
    countered = "all" if used == magic else used or "none"
    return f"Defeat the Monster with a Magic Item, counter {countered} of its own{_consequence(scene, action)}"


def _consequence(scene: Scene, action: Action) -> str:
    """Say how the fight ends, where no card is left to draw."""
    record = scene.after(action.id)
    told = {row.name: row.fields(event) for event in record.events.lines[: record.events.count] for row in [EVENTS.rows[event.kind]]}
    if "dies" in told:
        return " and die"
    if "hurt" in told:
        wins = " win, but" if "wins" in told else ""
        return f" and{wins} lose {count(told['hurt']['lost'], 'Armor Point')}"
    return " and tie" if "draws" in told else " and win"


def _spend(scene: Scene, action: Action, words: str) -> str:
    more = scene.s.due_experience - 1
    return f"{words} ({more} more to spend)" if more else words


def _pay(scene: Scene, action: Action, words: str) -> str:
    more = scene.s.due_treasure - scene.box.worth[action.args[0]]
    if more < 0:
        return f"{words} ({-more} too much; no change is given)"
    return f"{words} ({more} more to pay)" if more else words


IN_CONTEXT: dict[Verb, Callable[[Scene, Action, str], str]] = {
    Verb.EXPLORE: _explore,
    Verb.PREMONITION: _premonition,
    Verb.REST: _rest,
    Verb.SHOP: _shop,
    Verb.TRAIN: _new_level,
    Verb.NECROMANCY: _necromancy,
    Verb.FIGHT: _fight,
    Verb.DODGE: _dodge,
    Verb.EMPOWER: _dodge,
    Verb.COUNTER: _counter,
    Verb.DEFEAT: _defeat,
    Verb.REPLACE: _new_level,
    Verb.SPEND: _spend,
    Verb.PAY: _pay,
}
