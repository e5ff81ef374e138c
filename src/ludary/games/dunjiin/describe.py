"""A View as text: for terminals, screen readers and language models, and beside the picture."""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any

from ludary.core.game import NOBODY, Game
from ludary.games.dunjiin.card_names import card_name, count, full_name, grouped, pile
from ludary.games.dunjiin.cards import MAGIC, NO_CARD, TREASURE
from ludary.games.dunjiin.reckoning import (
    cards_to_come,
    fallen,
    hand_cards,
    is_all_known,
    is_fairy,
    known_experience,
    living,
    strength_of_hand,
)
from ludary.games.dunjiin.state import Phase, Shop
from ludary.games.dunjiin.verbs import Verb

WIDTH = 78

DECIDES = {
    Phase.TURN: "what to do with the turn",
    Phase.MEET: "how to meet the Monster",
    Phase.SCRIED: "what to do about the Monster foreseen",
    Phase.DODGED: "whether to take on the Monster dodged here",
    Phase.MAGIC: "how many Magic Items to use",
    Phase.CLAIM: "which Monster card becomes Experience",
    Phase.REPLACE: "which card leaves the Character",
    Phase.SPEND: "which Experience to spend",
    Phase.PAY: "which card to pay with",
}
PURPOSES = {
    Verb.REST: "a rest",
    Verb.SHOP: "Armor Points",
    Verb.TRAIN: "training",
    Verb.NECROMANCY: "Necromancy",
    Verb.TRAP: "a Trap",
    Verb.DRAGON: "a Dragon",
    Verb.ASSASSIN: "an Assassin",
    Verb.DODGE: "a Dodge",
    Verb.EMPOWER: "an Empowered Dodge",
}
HALVES = ("", " (red half)", " (blue half)")


def describe(game: Game, s: Any, seat: int, who: Sequence[str]) -> str:
    """The whole View in lines of at most 78 columns."""
    names = [f"{name} (you)" if place == seat else name for place, name in enumerate(who)]
    dead = ", ".join(names[place] for place in fallen(s))
    lines = [
        _turn(s, names),
        f"Dunjiin{HALVES[s.half]}: {count(int(s.deck_count), 'card')}. {_store(game, s)}{_traps(game, s)}",
        _graveyard(game, s),
        *_encounter(game, s, names),
        *(line for place in living(s) for line in _hero(game, s, place, names)),
        f"Dead, in the order in which they fell: {dead}." if dead else "",
    ]
    return "\n".join(part for line in filter(None, lines) for part in wrap(line, WIDTH, subsequent_indent="  "))


def headline(s: Any, names: Sequence[str]) -> tuple[str, str]:
    """Whose turn it is, and who decides what."""
    if s.actor == NOBODY:
        return "The game is over", " and ".join(names[seat] for seat in living(s)) + " wins"
    return f"Turn of {names[s.active]}", f"{names[s.actor]} decides {DECIDES[Phase(int(s.phase))]}{due(s, names)}"


def _turn(s: Any, names: Sequence[str]) -> str:
    turn, decides = headline(s, names)
    if s.actor == NOBODY:
        return f"{turn}: {decides}."
    first = ", the first" if s.heroes[s.active].turns == 1 else ""
    same = s.actor == s.active
    return f"{turn}{first}, {'who' + decides.removeprefix(names[s.actor]) if same else decides}."


def due(s: Any, names: Sequence[str]) -> str:
    """What is being paid, and what for."""
    if s.purpose not in PURPOSES:
        return ""
    towards = f" against {names[s.target]}" if s.purpose in (Verb.DRAGON, Verb.ASSASSIN) else ""
    towards = f" to {names[s.target]}" if s.purpose in (Verb.DODGE, Verb.EMPOWER) else towards
    prices = [f"{s.due_experience} Experience"] * bool(s.due_experience) + [f"{s.due_treasure} Treasure"] * bool(s.due_treasure)
    return f" for {PURPOSES[Verb(int(s.purpose))]}{towards}" + (f" ({' and '.join(prices)} due)" if prices else "")


def _graveyard(game: Game, s: Any) -> str:
    buried = pile(s.graveyard)
    return f"Graveyard: {count(sum(number for _, number in buried), 'card')}{': ' * bool(buried)}{grouped(game, buried)}."


def _store(game: Game, s: Any) -> str:
    shopped = " (shopped this turn)" if s.shopped else ""
    rung = " Last Call has been rung." if s.last_call else ""
    return f"The Store: {count(int(s.store), 'Armor Point')}{shopped}.{rung}"


def _traps(game: Game, s: Any) -> str:
    laid = [card for card in s.face_down[: s.face_down_count] if card.trap]
    return f" Traps: {s.traps}, with {_face_down(game, laid)}." if s.traps else " Traps: none."


def _face_down(game: Game, laid: Sequence[Any]) -> str:
    known = grouped(game, [(int(card.card), 1) for card in laid if card.card != NO_CARD])
    return f"{len(laid)} Experience face down" + (f" (you laid {known})" if known else "")


def _encounter(game: Game, s: Any, names: Sequence[str]) -> Iterator[str]:
    """The Monster on the table: its cards, how strong it is, what was paid for Dodges."""
    if s.hand_count == 0:
        return
    cards = ", ".join(filter(None, (card_in_hand(game, s, place) for place in range(s.hand_count))))
    more = cards_to_come(game, s)
    yield f"{encounter_title(s, names)}: {cards or 'no card left'}" + (f"; {count(more, 'card')} to come." if more else ".")
    yield "  " + " ".join(encounter_facts(game, s, names))


def encounter_title(s: Any, names: Sequence[str]) -> str:
    """Whom the Monster on the table faces."""
    if s.facing == NOBODY:
        return "Monster handed on"
    return f"Monster {'sent ' if s.summoned else ''}against {names[s.facing]}"


def encounter_facts(game: Game, s: Any, names: Sequence[str]) -> list[str]:
    """Sentences about the Monster on the table."""
    seen = [names[other] for other in range(s.seats) if s.hand_seen >> other & 1]
    facts = [f"Foreseen by {' and '.join(seen)}."] if seen else []
    facts += [strength_in_words(game, s)] if s.phase != Phase.CLAIM else ["Defeated."]
    paid = [card for card in s.face_down[: s.face_down_count] if not card.trap]
    if paid:
        magic = f" and {count(int(s.pledged_magic), 'Magic Item')}" if s.pledged_magic else ""
        facts.append(f"Paid for Dodges: {_face_down(game, paid)}{magic}.")
    if s.empowered:
        facts.append("To dodge on takes a Magic Item too.")
    return [fact for fact in facts if fact]


def card_in_hand(game: Game, s: Any, place: int) -> str:
    """A card of the encounter in words; empty where the card has been taken."""
    card = int(s.hand[place])
    if place >= s.hand_up:
        return "hidden" if card == NO_CARD else f"{full_name(game, card)} [face down]"
    if card == NO_CARD:
        return ""
    return full_name(game, card) if place == 0 else card_name(game, card)


def strength_in_words(game: Game, s: Any) -> str:
    """Strength against Level, as far as one can know."""
    cards = [card for card in hand_cards(s) if card != NO_CARD]
    total = sum(int(game.box.cards[card].strength) for card in cards)
    if is_fairy(s):
        return "It is the Death Fairy, whom nobody can defeat."
    if not is_all_known(s):
        return f"Strength so far {total}." if cards else ""
    strength = strength_of_hand(game, s)
    bonus = f" ({total} and a bonus of {strength - total})" if strength > total else ""
    level = f" against Level {s.heroes[s.facing].level}" if s.facing != NOBODY else ""
    magic = f" with {count(cards.count(MAGIC), 'Magic Item')}" if MAGIC in cards else ""
    return f"Strength {strength}{bonus}{magic}{level}."


def _hero(game: Game, s: Any, seat: int, names: Sequence[str]) -> Iterator[str]:
    hero = s.heroes[seat]
    character = ", ".join(card_name(game, card) for card in hero.character)
    yield f"{names[seat]}: Level {hero.level}, Armor {hero.armor or '0 (naked)'}: {character}."
    treasure = pile(hero.treasure, TREASURE)
    values = " + ".join(str(game.box.cards[card].strength) for card, number in treasure for _ in range(number))
    total = sum(int(game.box.cards[card].strength) * number for card, number in treasure)
    faces = known_experience(hero)
    known = f" ({grouped(game, pile(faces))})" if faces is not None else ""
    used = " Necromancy used." if hero.necromancy else ""
    sums = f" ({values})" if sum(number for _, number in treasure) > 1 else ""
    yield (
        f"  Treasure {total}{sums}. Magic Items {hero.magic}. "
        f"Experience {hero.experience_count}{known}.{used}{shop_after_last_call(s, seat)}"
    )


def shop_after_last_call(s: Any, seat: int) -> str:
    """Whether the hero may still shop, once Last Call has been rung."""
    shop, shopping = s.heroes[seat].shop, seat == s.active and s.may_shop and not s.shopped
    if shop == Shop.LAST_CALL or (shop == Shop.CLOSED and shopping):
        return " May shop once more."
    return " Shop closed." if shop == Shop.CLOSED else ""
