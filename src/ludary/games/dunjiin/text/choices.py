"""All verbs, one row for each: words, place, and why it is not possible.

What follows from a choice is found out by asking the rules.
"""

from collections.abc import Iterable, Sequence

from ludary.games.dunjiin import spots
from ludary.games.dunjiin.actions import ACTIONS
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import FAIRY, MAGIC, MONSTERS, NO_CARD, TREASURE
from ludary.games.dunjiin.reckoning import hand_cards
from ludary.games.dunjiin.rules.advanced import MOST_TRAPS
from ludary.games.dunjiin.scene import look
from ludary.games.dunjiin.state import FACE_DOWN, Phase, State
from ludary.games.dunjiin.text.fights import consequence, say_fight, would
from ludary.games.dunjiin.text.names import card_name, count, faces, full_name, pile
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import Choice, Game, Mark, Marks, Unavailable, VerbSheet

TURN = (Phase.TURN,)
DODGING = (Phase.MEET, Phase.SCRIED, Phase.DODGED)
PREMONITION = "Cast Premonition (1 Magic Item): look at the whole Monster first"


def _explore(s: State) -> str:
    return (
        f"Explore: face the {count(s.hand_count, 'card')} handed on"
        if s.passed
        else "Explore: turn over the top card"
    )


def _encounter(s: State) -> str:
    return (
        spots.ENCOUNTER() if s.passed else spots.DECK()
    )  # cards handed on lie on the table already


def _premonition(game: Game[Box], s: State) -> str:
    hidden = s.hand_count - s.hand_up
    unseen = hidden + look(game, s).more if s.hand_count else 0
    kind = "hidden" if hidden else "other"
    cards = f"{kind} card" if unseen == 1 else f"{unseen} {kind} cards"
    words = PREMONITION.replace("whole Monster", cards) if unseen else PREMONITION
    return words + _in_vain(game, s)


def _in_vain(game: Game[Box], s: State) -> str:
    """Warn of looking at a Monster that one must fight in any case."""
    needed = min(game.box.rest_experience, game.box.dodge_experience)
    if s.traps:
        return ". The Dunjiin is trapped, so you must still fight"
    if s.heroes[s.actor].experience_count < needed:
        return ". You have too little Experience to dodge or rest, so you must still fight"
    return ""


def _rest(game: Game[Box], s: State | None = None) -> str:
    passed = (
        f"; the {count(s.hand_count, 'card')} pass to the next player"
        if s is not None and s.hand_count
        else ""
    )
    return f"Rest at the Inn for {game.box.rest_experience} Experience{passed}"


def _no_rest(game: Game[Box], s: State) -> str:
    if s.traps:
        return "the Dunjiin is trapped"
    busy = (_first_turn(s) or _handed_on(game, s)) if s.phase == Phase.TURN else ""
    return busy or _poor(game, s, experience=game.box.rest_experience)


def _shop(game: Game[Box], s: State | None, armor: int) -> str:
    words = f"Buy {count(armor, 'Armor Point')} for {armor * game.box.shop_price}"
    if s is None:
        return f"{words} Treasure"
    hero = s.heroes[s.actor]
    means = "in Treasure and Magic Items" if hero.magic and game.box.magic_worth else "Treasure"
    return f"{words} {means} ({hero.armor} → {hero.armor + armor})"


def _no_shopping(game: Game[Box], s: State) -> str:
    box, hero = game.box, s.heroes[s.actor]
    if s.shopped:
        return "you have shopped this turn"
    if first := _first_turn(s):
        return first
    if not s.may_shop:
        return "the Shop is closed to you"
    if s.store == 0:
        return "the Store is empty"
    if box.armor_cap and hero.armor >= box.armor_cap:
        return f"nobody may have more than {count(box.armor_cap, 'Armor Point')}"
    magic = (
        f" and {count(hero.magic, 'Magic Item') if hero.magic else 'no Magic Item'}"
        if box.magic_worth > 0
        else ""
    )
    return f"you have {_treasure(game, s) or 'no'} Treasure{magic}"


def _train(game: Game[Box], s: State | None, card: int) -> str:
    words = f"Train: swap {_card(game, card, _owned(s))} into your Character for {_fee(game)}"
    return words + _new_level(game, s, ACTIONS.of(Verb.TRAIN)[card])


def _fee(game: Game[Box]) -> str:
    return f"{game.box.training_experience} Experience and {game.box.training_treasure} Treasure"


def _no_training(game: Game[Box], s: State) -> str:
    shopped = "you have shopped this turn" if s.shopped else ""
    price = {"experience": game.box.training_experience, "treasure": game.box.training_treasure}
    busy = _first_turn(s) or shopped or _handed_on(game, s)
    return busy or _poor(game, s, **price) or "none of your Experience would raise your Level"


def _necromancy(game: Game[Box], s: State | None, card: int) -> str:
    """A card that pays for the spell is raised by it: it lies in the Graveyard by then."""
    price = f"{game.box.necromancy_experience} Experience"
    buried = None if s is None else [one for one, _ in pile(s.graveyard)]
    named = _card(game, card, None if buried is None else buried + list(_owned(s) or ()))
    if buried is None or card in buried:
        words = f"Necromancy: raise {named} from the Graveyard for {price} and 1 Magic Item"
    else:
        words = f"Necromancy: raise {named} from the {price} spent on it, with 1 Magic Item"
    return words + _new_level(game, s, ACTIONS.of(Verb.NECROMANCY)[card])


def _no_necromancy(game: Game[Box], s: State) -> str:
    used = "Necromancy can be used once in a game" if s.heroes[s.actor].necromancy else ""
    busy = _first_turn(s) or _shopped(game, s) or _handed_on(game, s) or used
    poor = _poor(game, s, experience=game.box.necromancy_experience, magic=1)
    return busy or poor or "no Monster there would raise your Level"


def _new_level(game: Game[Box], s: State | None, action: int) -> str:
    """The Level after a choice that takes a card into the Character."""
    if s is None:
        return ""
    record = look(game, s).after(action)
    if record.phase == Phase.REPLACE:
        return " (then choose the card that leaves)"
    return f" (Level {s.heroes[s.actor].level} → {record.heroes[s.actor].level})"


def _trap(game: Game[Box]) -> str:
    sprung, until = (
        ("every Monster from now on", "from now on")
        if game.box.trap_lasts
        else ("the next Monster", "until then")
    )
    gets = (
        f"{sprung} gets 1 more card and {game.box.trap_strength} more Strength, and {until} nobody"
        " may dodge or rest"
    )
    return f"{_trap_in_short(game)}: {gets}"


def _trap_in_short(game: Game[Box]) -> str:
    return f"Set a Trap for {game.box.trap_experience} Experience"


def _no_trap(game: Game[Box], s: State) -> str:
    no_room = s.traps >= MOST_TRAPS or s.face_down_count + game.box.trap_experience > FACE_DOWN
    room = "there is no room for another Trap" if no_room else ""
    return _no_advanced(game, s, room or _poor(game, s, experience=game.box.trap_experience))


def _dragon(game: Game[Box], who: Sequence[str], target: int) -> str:
    cards, price = count(game.box.summoned_cards, "card"), game.box.dragon_experience
    return (
        f"Summon a Dragon of {cards} against {_player(who, target)} for {price} Experience and 1"
        " Magic Item"
    )


def _no_dragon(game: Game[Box], s: State) -> str:
    return _no_advanced(game, s, _poor(game, s, experience=game.box.dragon_experience, magic=1))


def _assassin(game: Game[Box], who: Sequence[str], target: int) -> str:
    cards, price = count(game.box.summoned_cards, "card"), game.box.assassin_treasure
    return (
        f"Hire an Assassin of {cards} against {_player(who, target)} for {price} Treasure and 1"
        " Magic Item"
    )


def _no_assassin(game: Game[Box], s: State) -> str | list[Unavailable]:
    """Below the Level that the three advanced actions need, all of them are told here at once."""
    level, needed = s.heroes[s.actor].level, game.box.advanced_level
    if level >= needed:
        return _no_advanced(game, s, _poor(game, s, treasure=game.box.assassin_treasure, magic=1))
    actions = [
        action for verb in (Verb.TRAP, Verb.DRAGON, Verb.ASSASSIN) for action in ACTIONS.of(verb)
    ]
    words = "Set a Trap, summon a Dragon or hire an Assassin"
    return [Unavailable(words, f"you need Level {needed}, and yours is {level}", actions)]


def _no_advanced(game: Game[Box], s: State, otherwise: str) -> str:
    if s.heroes[s.actor].level < game.box.advanced_level:
        return ""
    passed = "the Monster handed on to you comes first" if s.passed else ""
    return _first_turn(s) or _shopped(game, s) or passed or otherwise


def _first_turn(s: State) -> str:
    return "the first turn is for exploring" if s.heroes[s.actor].turns == 1 else ""


def _shopped(game: Game[Box], s: State) -> str:
    return "you have shopped this turn" if s.shopped and not game.box.shop_then_any else ""


def _handed_on(game: Game[Box], s: State) -> str:
    return "the Monster handed on to you comes first" if s.passed and game.box.passed_binds else ""


def _poor(game: Game[Box], s: State, experience: int = 0, treasure: int = 0, magic: int = 0) -> str:
    """The means that are too few for the price."""
    hero, short = s.heroes[s.actor], []
    if hero.experience_count < experience:
        short.append(f"{hero.experience_count or 'no'} Experience")
    if _treasure(game, s) < treasure:
        short.append(f"{_treasure(game, s) or 'no'} Treasure")
    if hero.magic < magic:
        short.append("no Magic Item")
    return f"you have {' and '.join(short)}" if short else ""


def _treasure(game: Game[Box], s: State) -> int:
    return sum(
        faces(game)[card].strength * number
        for card, number in pile(s.heroes[s.actor].treasure, TREASURE)
    )


def _dodge(game: Game[Box], s: State | None, who: Sequence[str], target: int) -> str:
    return (
        f"Dodge to {_player(who, target)} for {game.box.dodge_experience}"
        f" Experience{would(game, s, target)}"
    )


def _empower(game: Game[Box], s: State | None, who: Sequence[str], target: int) -> str:
    price = f"{game.box.dodge_experience} Experience and 1 Magic Item"
    return f"Dodge to {_player(who, target)}, empowered, for {price}{would(game, s, target)}"


def _no_dodge(game: Game[Box], s: State) -> str:
    empowered = "after an Empowered Dodge it costs a Magic Item too" if s.empowered else ""
    return _no_dodging(game, s) or empowered or _poor(game, s, experience=game.box.dodge_experience)


def _no_empowered_dodge(game: Game[Box], s: State) -> str:
    return _no_dodging(game, s) or _poor(game, s, experience=game.box.dodge_experience, magic=1)


def _no_dodging(game: Game[Box], s: State) -> str:
    if s.traps:
        return "the Dunjiin is trapped"
    if s.hand[0] == FAIRY:
        return "the Death Fairy cannot be dodged"
    return (
        "no more Experience fits on the table"
        if s.face_down_count + game.box.dodge_experience > FACE_DOWN
        else ""
    )


def _counter(game: Game[Box], s: State, magic: int) -> str:
    held = hand_cards(s).count(MAGIC)
    words = f"Counter {magic} of {held} Magic Items"
    if magic == 0:
        words = "Counter no Magic Item" if held else "Use no Magic Item"
    elif magic == held:
        words = "Counter the Magic Item" if held == 1 else f"Counter all {held} Magic Items"
    return words + consequence(game, s, ACTIONS.of(Verb.COUNTER)[magic])


def _defeat(game: Game[Box], s: State, magic: int) -> str:
    held = hand_cards(s).count(MAGIC)
    if held == 0:
        return "Defeat the Monster with a Magic Item"
    countered = "all" if magic == held else magic or "none"
    end = consequence(game, s, ACTIONS.of(Verb.DEFEAT)[magic])
    return f"Defeat the Monster with a Magic Item, counter {countered} of its own{end}"


def _claim(game: Game[Box], s: State | None, card: int) -> str:
    return f"Take {_card(game, card, None if s is None else hand_cards(s))} as Experience"


def _replace(game: Game[Box], s: State | None, card: int) -> str:
    named = _card(game, card, None if s is None else s.heroes[s.actor].character)
    return f"Replace {named}{_new_level(game, s, ACTIONS.of(Verb.REPLACE)[card])}"


def _in_character(s: State, card: int) -> str:
    return spots.CHARACTER_CARD(list(s.heroes[s.actor].character).index(card))


def _spend(game: Game[Box], s: State | None, card: int) -> str:
    more = 0 if s is None else s.due_experience - 1
    return (
        f"Spend {_card(game, card, _owned(s))} as"
        f" Experience{f' ({more} more to spend)' if more else ''}"
    )


def _pay(game: Game[Box], s: State | None, card: int) -> str:
    words = f"Pay with {card_name(game, card)}"
    more = 0 if s is None else s.due_treasure - game.box.worth[card]
    if more < 0:
        return f"{words} ({-more} too much; no change is given)"
    return f"{words} ({more} more to pay)" if more else words


def _owned(s: State | None) -> list[int] | None:
    return None if s is None else [card for card, _ in pile(s.heroes[s.actor].experience)]


def _card(game: Game[Box], card: int, choices: Iterable[int] | None) -> str:
    """The card's name, with shields if they tell it from another of the choices (None: all
    Monsters).
    """
    name = card_name(game, card)
    named = [
        one
        for one in (range(MONSTERS) if choices is None else choices)
        if one != NO_CARD and card_name(game, one) == name
    ]
    # Of choices that show the same Monster only one is offered
    alike = set(named) if choices is None else {game.box.cards[one].kind for one in named}
    return full_name(game, card) if len(alike) > 1 else name


def _leaves_here() -> Marks:
    """Mark the Monster, which goes to another player."""
    return {Mark.FROM: [spots.ENCOUNTER()]}


def _player(who: Sequence[str], seat: int) -> str:
    return who[seat] if seat < len(who) else f"Seat {seat + 1}"


CHOICES = VerbSheet(
    ACTIONS,
    {
        Verb.EXPLORE: Choice(
            "Explore: turn over the top card", now=_explore, at=_encounter, silent=True
        ),  # whoever dies of it leaves Experience in the Graveyard, which lies open
        Verb.PREMONITION: Choice(
            PREMONITION,
            now=_premonition,
            at=_encounter,
            short=PREMONITION,
            missing=lambda game, s: _poor(game, s, magic=1),
            phases=(Phase.TURN, Phase.MEET),
        ),
        Verb.REST: Choice(
            _rest,
            at=spots.INN,
            short=lambda game: _rest(game),
            missing=_no_rest,
            phases=(Phase.TURN, Phase.SCRIED),
            closing=True,
        ),
        Verb.SHOP: Choice(
            _shop,
            at=spots.STORE(),
            short=lambda game: f"Buy an Armor Point for {game.box.shop_price} Treasure",
            missing=_no_shopping,
            phases=TURN,
        ),
        Verb.TRAIN: Choice(
            _train,
            at=spots.EXPERIENCE,
            short=lambda game: (
                f"Train: swap an Experience card into your Character for {_fee(game)}"
            ),
            missing=_no_training,
            phases=TURN,
        ),
        Verb.NECROMANCY: Choice(
            _necromancy,
            at=spots.GRAVEYARD(),
            short=lambda game: (
                "Necromancy: raise a Monster from the Graveyard for"
                f" {game.box.necromancy_experience} Experience and 1 Magic Item"
            ),
            missing=_no_necromancy,
            phases=TURN,
        ),
        Verb.TRAP: Choice(
            _trap, at=spots.TRAPS, short=_trap_in_short, missing=_no_trap, phases=TURN
        ),
        Verb.DRAGON: Choice(
            _dragon,
            at=spots.SEAT,
            short=lambda game: (
                f"Summon a Dragon for {game.box.dragon_experience} Experience and 1 Magic Item"
            ),
            missing=_no_dragon,
            phases=TURN,
        ),
        Verb.ASSASSIN: Choice(
            _assassin,
            at=spots.SEAT,
            short=lambda game: (
                f"Hire an Assassin for {game.box.assassin_treasure} Treasure and 1 Magic Item"
            ),
            missing=_no_assassin,
            phases=TURN,
        ),
        Verb.FIGHT: Choice(
            "Fight the Monster", now=say_fight, at=spots.ENCOUNTER, silent=True
        ),  # likewise
        Verb.DODGE: Choice(
            _dodge,
            at=spots.SEAT,
            marks=_leaves_here,
            short=lambda game: f"Dodge for {game.box.dodge_experience} Experience",
            missing=_no_dodge,
            phases=DODGING,
        ),
        Verb.EMPOWER: Choice(
            _empower,
            at=spots.SEAT,
            marks=_leaves_here,
            short=lambda game: (
                f"Dodge, empowered, for {game.box.dodge_experience} Experience and 1 Magic Item"
            ),
            missing=_no_empowered_dodge,
            phases=DODGING,
        ),
        Verb.COUNTER: Choice(
            lambda magic: f"Counter {count(magic, 'Magic Item')}",
            now=_counter,
            at=lambda magic: spots.MAGIC_ITEMS() if magic else spots.ENCOUNTER(),
            silent=True,  # the graveyard lies open
        ),
        Verb.DEFEAT: Choice(
            lambda magic: (
                f"Defeat the Monster with a Magic Item and counter {count(magic, 'Magic Item')} of"
                " its own"
            ),
            now=_defeat,
            at=spots.MAGIC_ITEMS(),
        ),
        Verb.CLAIM: Choice(
            _claim, at=lambda s, card: spots.MONSTER_CARD(hand_cards(s).index(card)), silent=True
        ),  # likewise
        Verb.REPLACE: Choice(_replace, at=_in_character),
        Verb.SPEND: Choice(_spend, at=spots.EXPERIENCE, silent=True),  # likewise
        Verb.PAY: Choice(
            _pay,
            at=lambda card: (
                spots.MAGIC_ITEMS() if card == MAGIC else spots.TREASURE_CARD(card - TREASURE)
            ),
        ),
    },
)
