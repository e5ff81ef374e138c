"""Choices and happenings in English. What follows from a choice is found out by asking the rules."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ludary.core.actions import Action
from ludary.core.game import Game
from ludary.games.dunjiin.card_names import a_card, card_name, count, full_name, pile
from ludary.games.dunjiin.cards import MAGIC, MONSTERS, NO_CARD
from ludary.games.dunjiin.reckoning import after, cards_to_come, hand_cards, is_all_known, is_fairy, strength_of_hand
from ludary.games.dunjiin.state import Happening, Phase
from ludary.games.dunjiin.verbs import Verb

CHOICES = {
    Verb.EXPLORE: "Explore: turn over the top card",
    Verb.PREMONITION: "Premonition: look at the whole Monster first for 1 Magic Item",
    Verb.REST: "Rest at the Inn for {box.rest_experience} Experience",
    Verb.SHOP: "Buy {armor} for {price} Treasure",
    Verb.TRAIN: "Train: take {card} into the Character for {box.training_experience} Experience and {box.training_treasure} Treasure",
    Verb.NECROMANCY: "Necromancy: raise {card} from the Graveyard for {box.necromancy_experience} Experience and 1 Magic Item",
    Verb.TRAP: "Set a Trap for {box.trap_experience} Experience: the next Monster has 1 card and {box.trap_strength} Strength more",
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
    """What the choice does, and what one can know to follow from it in the View's record `s` (None: in general)."""
    verb, value = Verb(int(game.actions.verb[action.id])), action.args[0] if action.args else 0
    plain = CHOICES[verb].format(
        box=game.box,
        card=_named_card(game, s, verb, value),
        target=who[value] if value < len(who) else f"Seat {value + 1}",
        armor=count(value, "Armor Point"),
        price=value * game.box.shop_price,
        magic=count(value, "Magic Item"),
        summoned=count(int(game.box.summoned_cards), "card"),
    )
    return IN_CONTEXT[verb](game, s, action, plain) if s is not None and verb in IN_CONTEXT else plain


def _named_card(game: Game, s: Any, verb: Verb, card: int) -> str:
    """The card's name, with its shields where they tell it from another card that could be meant."""
    if verb not in (Verb.TRAIN, Verb.NECROMANCY, Verb.CLAIM, Verb.REPLACE, Verb.SPEND):
        return card_name(game, card)
    alternatives: Iterable[int] = range(MONSTERS)
    if s is not None:
        hero = s.heroes[s.actor]
        alternatives = {
            Verb.CLAIM: hand_cards(s),
            Verb.REPLACE: [int(place) for place in hero.character],
            Verb.NECROMANCY: [one for one, _ in pile(s.graveyard) + pile(hero.experience)],
        }.get(verb, [one for one, _ in pile(hero.experience)])
    alike = {one for one in alternatives if one != NO_CARD and card_name(game, one) == card_name(game, card)}
    return full_name(game, card) if len(alike) > 1 else card_name(game, card)


def _explore(game: Game, s: Any, action: Action, plain: str) -> str:
    return f"Explore: face the {count(int(s.hand_count), 'card')} handed on" if s.passed else plain


def _premonition(game: Game, s: Any, action: Action, plain: str) -> str:
    if s.passed:
        return f"Premonition: look at the {count(int(s.hand_count), 'card')} handed on for 1 Magic Item"
    more = cards_to_come(game, s) if s.hand_count else 0
    others = "other card" if more == 1 else f"other {more} cards"
    return f"Premonition: look at the {others} first for 1 Magic Item" if more else plain


def _rest(game: Game, s: Any, action: Action, plain: str) -> str:
    return f"{plain}; the {count(int(s.hand_count), 'card')} pass to the next player" if s.hand_count else plain


def _shop(game: Game, s: Any, action: Action, plain: str) -> str:
    hero = s.heroes[s.actor]
    if hero.magic and game.box.magic_worth:
        plain = plain.removesuffix(" Treasure") + " in Treasure and Magic Items"
    return f"{plain} ({hero.armor} -> {hero.armor + action.args[0]})"


def _new_level(game: Game, s: Any, action: Action, plain: str) -> str:
    record = after(game, s, action.id)
    if record.phase == Phase.REPLACE:
        return f"{plain} (then choose the card that leaves)"
    return f"{plain} (Level {s.heroes[s.actor].level} -> {record.heroes[s.actor].level})"


def _fight(game: Game, s: Any, action: Action, plain: str) -> str:
    foe, hidden, more = card_name(game, s.hand[0]), hand_cards(s).count(NO_CARD), cards_to_come(game, s)
    if hidden:
        return f"Fight the {foe} ({count(hidden, 'hidden card')})"
    if is_all_known(s) and is_fairy(s):
        return f"Face the Death Fairy{_consequence(game, s, action)}"
    if is_all_known(s):
        magic = hand_cards(s).count(MAGIC)
        armed = f" with {count(magic, 'Magic Item')}" if magic else ""
        return f"Fight the {foe}: Strength {strength_of_hand(game, s)}{armed} against Level {s.heroes[s.actor].level}"
    traps = f" and {count(int(s.traps), 'Trap')}" if s.traps else ""
    return f"Fight the {foe} ({count(int(game.box.cards[s.hand[0]].shields), 'shield')}{traps}: {count(more, 'more card')})"


def _counter(game: Game, s: Any, action: Action, plain: str) -> str:
    used, magic = action.args[0], hand_cards(s).count(MAGIC)
    plain = f"Counter {used} of {magic} Magic Items"
    if used == 0:
        plain = "Counter no Magic Item" if magic else "Use no Magic Item"
    elif used == magic:
        plain = "Counter the Magic Item" if magic == 1 else f"Counter all {magic} Magic Items"
    return plain + _consequence(game, s, action)


def _defeat(game: Game, s: Any, action: Action, plain: str) -> str:
    used, magic = action.args[0], hand_cards(s).count(MAGIC)
    if magic == 0:
        return "Defeat the Monster with a Magic Item"
    countered = "all" if used == magic else used or "none"
    return f"Defeat the Monster with a Magic Item, counter {countered} of its own{_consequence(game, s, action)}"


def _consequence(game: Game, s: Any, action: Action) -> str:
    """How the fight ends, where no card is left to draw."""
    record = after(game, s, action.id)
    told = {int(event.kind): event for event in record.events.lines[: record.events.told]}
    if Happening.DIES in told:
        return " and die"
    if Happening.HURT in told:
        return f" and lose {count(int(told[Happening.HURT].amount), 'Armor Point')}"
    return " and part evenly" if Happening.DRAWS in told else " and win"


def _spend(game: Game, s: Any, action: Action, plain: str) -> str:
    more = int(s.due_experience) - 1
    return f"{plain} ({more} more to spend)" if more else plain


def _pay(game: Game, s: Any, action: Action, plain: str) -> str:
    more = int(s.due_treasure - game.box.worth[action.args[0]])
    if more < 0:
        return f"{plain} ({-more} too much; no change is given)"
    return f"{plain} ({more} more to pay)" if more else plain


IN_CONTEXT: dict[Verb, Callable[[Game, Any, Action, str], str]] = {
    Verb.EXPLORE: _explore,
    Verb.PREMONITION: _premonition,
    Verb.REST: _rest,
    Verb.SHOP: _shop,
    Verb.TRAIN: _new_level,
    Verb.NECROMANCY: _new_level,
    Verb.FIGHT: _fight,
    Verb.COUNTER: _counter,
    Verb.DEFEAT: _defeat,
    Verb.REPLACE: _new_level,
    Verb.SPEND: _spend,
    Verb.PAY: _pay,
}

# {who} is the event's seat; {what} and {amount} as in `Happening`, {card} and {other} are what `what` stands for
SENTENCES = {
    Happening.DEALER: "{who} is the Dunjiin Dealer.",
    Happening.DEALT: "{who} is dealt {card}.",
    Happening.BITTEN: "The Death Fairy visits {who}, who loses {armor}.",
    Happening.TURN: "It is the turn of {who}.",
    Happening.TURNS_UP: "{who} turns up {full_card}.",
    Happening.FINDS: "{who} keeps {card}.",
    Happening.SCRIES: "{who} foresees {cards}.",
    Happening.SEES: "{who} sees {full_card}.",
    Happening.DODGES: "{who} dodges the Monster to {other}.",
    Happening.EMPOWERS: "{who} dodges the Monster to {other} and empowers it.",
    Happening.RESTS: "{who} rests at the Inn.",
    Happening.PASSES: "{who} hands {cards} on to {other}.",
    Happening.SPRINGS: "{who} springs {traps}.",
    Happening.FIGHTS: "{who}, at Level {amount}, fights a Monster of Strength {what}.",
    Happening.MEETS_FAIRY: "{who} meets the Death Fairy, whom nobody can defeat.",
    Happening.COUNTERS: "{who} counters {magic}.",
    Happening.DEFEATS: "{who} defeats the Monster with a Magic Item.",
    Happening.WINS: "{who} wins the fight.",
    Happening.DRAWS: "{who} and the Monster are equally strong: nothing is won or lost.",
    Happening.HURT: "{who} loses {armor} and has {what} left.",
    Happening.DIES: "{who} dies.",
    Happening.CLAIMS: "{who} takes {card} as Experience.",
    Happening.SPENDS: "{who} spends {card} as Experience.",
    Happening.PAYS: "{who} pays with {card}.",
    Happening.SHOPS: "{who} buys {armor}.",
    Happening.TRAINS: "{who} trains with {card} and reaches Level {amount}.",
    Happening.RAISES: "{who} raises {card} by Necromancy and reaches Level {amount}.",
    Happening.TRAPS: "{who} sets a Trap in the Dunjiin.",
    Happening.DRAGON: "{who} summons a Dragon against {other}.",
    Happening.ASSASSIN: "{who} hires an Assassin against {other}.",
    Happening.RESHUFFLES: "The Graveyard becomes the Dunjiin again: {cards}.",
    Happening.EMPTY: "There is no card left to turn over.",
    Happening.LAST_CALL: "Last Call at The Shop: everyone may shop once more.",
    Happening.VICTORY: "{who} is the last one standing and wins.",
    Happening.PREMONITION: "{who} casts Premonition.",
}
SECRETS = {
    Happening.CLAIMS: "{who} lays a card face down as Experience.",
    Happening.SPENDS: "{who} spends a card of Experience, face down.",
}


def say_event(game: Game, event: Any, who: Sequence[str]) -> str:
    """What happened, in one sentence."""
    kind, what, amount = Happening(int(event.kind)), int(event.what), int(event.amount)
    is_card = NO_CARD < what < len(game.box.cards)
    sentence = SECRETS[kind] if what == NO_CARD and kind in SECRETS else SENTENCES[kind]
    return sentence.format(
        who=who[event.seat],
        what=what or "none",
        amount=amount,
        card=a_card(game, what) if is_card else "",
        full_card=a_card(game, what, full_name(game, what)) if is_card else "",
        other=who[what] if 0 <= what < len(who) else "",
        armor=count(amount, "Armor Point") if amount else "no Armor Point",
        cards=count(amount, "card"),
        traps=count(amount, "Trap"),
        magic=count(amount, "Magic Item"),
    )
