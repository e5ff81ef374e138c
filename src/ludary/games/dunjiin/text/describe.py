"""A View as text: for terminals, screen readers and language models, and beside the picture."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import MAGIC, NO_CARD, TREASURE
from ludary.games.dunjiin.reckoning import (
    fallen,
    hand_cards,
    is_fairy,
    known_experience,
    living,
    waiting_traps,
)
from ludary.games.dunjiin.scene import REMEMBERED, Scene, look
from ludary.games.dunjiin.state import FaceDown, Hero, Phase, Shop, State
from ludary.games.dunjiin.text.names import card_name, count, faces, full_name, grouped, pile
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import NOBODY, STOPPED, Game, player_does, turn_of
from ludary.kit.picture import wrap

WIDTH = 78

DECIDES = {
    Phase.TURN: "what to do",
    Phase.MEET: "how to meet the Monster",
    Phase.SCRIED: "what to do about the Monster scried",
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


def describe(game: Game[Box], s: State, seat: int, who: Sequence[str]) -> str:
    """The whole View in lines of at most 78 columns."""
    return in_words(look(game, s), named_for(seat, who), seat)


def named_for(seat: int, who: Sequence[str]) -> list[str]:
    """The players' names as this seat reads them."""
    return [f"{name} (you)" if place == seat else name for place, name in enumerate(who)]


def in_words(scene: Scene, names: Sequence[str], reader: int) -> str:
    s = scene.s
    dead = ", ".join(names[place] for place in fallen(s))
    lines = [
        *_wrapped(_turn(s, names, reader)),
        *_wrapped(
            f"Dunjiin{HALVES[s.half]}: {count(s.deck_count, 'card')}{_low(scene)}."
            f" {_store(s)}{_traps(scene)}"
        ),
        *_graveyard(scene.game, tuple(s.graveyard)),
        *(part for line in _encounter(scene, names) for part in _wrapped(line)),
        *(
            line
            for place in living(s)
            for line in _hero(
                scene.game, s.heroes[place], names[place], shop_after_last_call(s, place)
            )
        ),
        *(_wrapped(f"Dead, in the order in which they fell: {dead}.") if dead else ()),
    ]
    return "\n".join(lines)


@lru_cache(REMEMBERED)
def _wrapped(line: str) -> tuple[str, ...]:
    return tuple(wrap(line, WIDTH, subsequent_indent="  "))


def headline(s: State, names: Sequence[str], reader: int) -> tuple[str, str]:
    """Say whose turn it is, and who decides what; "You decide" to the reader's own seat."""
    if s.phase == Phase.OVER:
        return "The game is over", " and ".join(
            player_does(names, seat, reader, "win") for seat in living(s)
        )
    turn = turn_of(names, s.active, reader)
    turn = turn[0].upper() + turn[1:]
    if s.actor == NOBODY:
        return turn, STOPPED
    return turn, player_does(
        names, s.actor, reader, f"decide {DECIDES[Phase(s.phase)]}{due(s, names)}"
    )


def _turn(s: State, names: Sequence[str], reader: int) -> str:
    turn, decides = headline(s, names, reader)
    if s.actor == NOBODY:  # over, or given up
        return f"{turn}: {decides}."
    if s.heroes[s.active].turns == 1:
        turn = f"{turn.removesuffix('turn')}first turn"
    return f"{turn}. {decides}."


def due(s: State, names: Sequence[str]) -> str:
    """Say what is still to be paid, and for which purpose."""
    if s.purpose not in PURPOSES:
        return ""
    towards = f" against {names[s.target]}" if s.purpose in (Verb.DRAGON, Verb.ASSASSIN) else ""
    towards = f" to {names[s.target]}" if s.purpose in (Verb.DODGE, Verb.EMPOWER) else towards
    prices = [f"{s.due_experience} Experience"] * bool(s.due_experience) + [
        f"{s.due_treasure} Treasure"
    ] * bool(s.due_treasure)
    return f" for {PURPOSES[Verb(s.purpose)]}{towards}" + (
        f" ({' and '.join(prices)} still to pay)" if prices else ""
    )


@lru_cache(REMEMBERED)
def _graveyard(game: Game[Box], graveyard: tuple[int, ...]) -> tuple[str, ...]:
    buried = pile(graveyard)
    return _wrapped(
        f"Graveyard: {count(sum(graveyard), 'card')}{': ' * bool(buried)}{grouped(game, buried)}."
    )


def _low(scene: Scene) -> str:
    """Announce the reshuffle that is to come."""
    s = scene.s
    return (
        ", and then the Graveyard is shuffled"
        if s.deck_count <= scene.box.low_dunjiin and any(s.graveyard)
        else ""
    )


def _store(s: State) -> str:
    shopped = " (shopped this turn)" if s.shopped else ""
    rung = " Last Call has been rung." if s.last_call else ""
    return f"The Store: {count(s.store, 'Armor Point')}{shopped}.{rung}"


def _traps(scene: Scene) -> str:
    laid = [card for card in scene.face_down if card.trap]
    if not scene.s.traps:
        return " Traps: none."
    return (
        f" Traps: {scene.s.traps}, with {_face_down(scene.game, laid)}. Nobody may dodge or rest."
    )


def _face_down(game: Game[Box], laid: Sequence[FaceDown]) -> str:
    known = grouped(game, [(card.card, 1) for card in laid if card.card != NO_CARD])
    return f"{len(laid)} Experience face down" + (f" (you laid {known})" if known else "")


def _encounter(scene: Scene, names: Sequence[str]) -> Iterator[str]:
    """The Monster on the table: its cards, how strong it is, what was paid for Dodges."""
    s = scene.s
    if s.hand_count == 0:
        return
    cards = ", ".join(filter(None, (card_in_hand(scene, place) for place in range(s.hand_count))))
    yield f"{encounter_title(s, names)}: {cards or 'no card left'}" + (
        f"; {count(scene.more, 'card')} to come." if scene.more else "."
    )
    yield "  " + " ".join(encounter_facts(scene, names))


def encounter_title(s: State, names: Sequence[str]) -> str:
    """Name the hero whom the Monster on the table faces."""
    if s.facing == NOBODY:
        return "Monster handed on"
    return f"Monster {'sent ' if s.summoned else ''}against {names[s.facing]}"


def encounter_facts(scene: Scene, names: Sequence[str]) -> list[str]:
    """Sentences about the Monster on the table."""
    s = scene.s
    seen = [names[other] for other in range(s.seats) if s.hand_seen >> other & 1]
    facts = [f"Scried by {' and '.join(seen)}."] if seen else []
    facts += [strength_in_words(scene)] if s.phase != Phase.CLAIM else ["Defeated."]
    paid = [card for card in scene.face_down if not card.trap]
    if paid:
        magic = f" and {count(s.pledged_magic, 'Magic Item')}" if s.pledged_magic else ""
        facts.append(f"Paid for Dodges: {_face_down(scene.game, paid)}{magic}.")
    if s.empowered:
        facts.append("Dodging it again costs a Magic Item too.")
    return [fact for fact in facts if fact]


def card_in_hand(scene: Scene, place: int) -> str:
    """A card of the encounter in words; empty where the card has been taken."""
    card = scene.s.hand[place]
    if place >= scene.s.hand_up:
        return "hidden" if card == NO_CARD else f"{full_name(scene.game, card)} [face down]"
    if card == NO_CARD:
        return ""
    return full_name(scene.game, card) if place == 0 else card_name(scene.game, card)


def strength_in_words(scene: Scene) -> str:
    """Strength against Level, as far as one can know."""
    s = scene.s
    if is_fairy(s):
        return "It is the Death Fairy, whom nobody can defeat."
    cards = [card for card in hand_cards(s) if card != NO_CARD]
    total, strength = sum(faces(scene.game)[card].strength for card in cards), scene.strength
    if strength is None:
        return f"Strength so far {total}." if cards else ""
    traps = s.hand_traps or waiting_traps(scene.game, s)
    trapped = traps * scene.box.trap_strength
    alike = strength - total - trapped
    parts = (
        [str(total)]
        + [f"{alike} for cards of a kind"] * bool(alike)
        + [f"{trapped} for {count(traps, 'Trap')}"] * bool(trapped)
    )
    bonus = f" ({' + '.join(parts)})" if len(parts) > 1 else ""
    level = f" against Level {s.heroes[s.facing].level}" if s.facing != NOBODY else ""
    magic = f" with {count(cards.count(MAGIC), 'Magic Item')}" if MAGIC in cards else ""
    return f"Strength {strength}{bonus}{magic}{level}."


@lru_cache(REMEMBERED)
def _hero(game: Game[Box], hero: Hero, name: str, shop: str) -> tuple[str, ...]:
    """A hero in lines; `shop` says how it stands with The Shop."""
    character = ", ".join(card_name(game, card) for card in hero.character)
    values = [
        faces(game)[card].strength
        for card, number in pile(hero.treasure, TREASURE)
        for _ in range(number)
    ]
    known = known_experience(hero)
    held = f" ({grouped(game, pile(known))})" if known is not None else ""
    used = " Necromancy used." if hero.necromancy else ""
    sums = f" ({' + '.join(map(str, values))})" if len(values) > 1 else ""
    return (
        *_wrapped(f"{name}: Level {hero.level}, Armor {hero.armor or '0 (naked)'}: {character}."),
        *_wrapped(
            f"  Treasure {sum(values)}{sums}. Magic Items {hero.magic}. Experience"
            f" {hero.experience_count}{held}.{used}{shop}"
        ),
    )


def standing(game: Game[Box], s: State, seat: int) -> str:
    """Tell how far a hero is from death, and what there is to spend."""
    hero = s.heroes[seat]
    if hero.fell:
        return "dead"
    values = sum(
        faces(game)[card].strength * number for card, number in pile(hero.treasure, TREASURE)
    )
    spare = f", {hero.experience_count} XP" * bool(
        hero.experience_count
    ) + f", Magic {hero.magic}" * bool(hero.magic)
    return f"{hero.armor} AP, Level {hero.level}, Treasure {values}{spare}"


def shop_after_last_call(s: State, seat: int) -> str:
    """Say whether the hero may still shop, once Last Call has been rung."""
    shop = s.heroes[seat].shop
    if shop == Shop.CLOSED and seat == s.active and s.may_shop and not s.shopped:
        if s.phase == Phase.TURN:
            return " May shop once more, now."
        if s.purpose == Verb.SHOP:
            return " Shops for the last time."
    if shop == Shop.LAST_CALL:
        return " May shop once more."
    return " Shop closed." if shop == Shop.CLOSED else ""
