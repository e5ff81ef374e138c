"""All verbs, one row for each: words, place, marks, and why it is not possible."""

from collections.abc import Callable, Iterable, Iterator, Set

from ludary.games.konja.action_table import ACTIONS
from ludary.games.konja.box import Box
from ludary.games.konja.cards import NO_CARD, RELIC_PLACES
from ludary.games.konja.haul import Pool, dice_of
from ludary.games.konja.options import ALL_TURN, PURPLE_FIRST
from ludary.games.konja.pieces import (
    ACTION_DICE,
    FACES,
    NO_ACTION_DIE,
    NO_FACE,
    UNUSED,
    ActionFace,
    Colour,
    Token,
)
from ludary.games.konja.reckoning import pool_dice, run_of, step_in
from ludary.games.konja.spots import (
    ACTION_DIE,
    ANCESTOR,
    CLOUD,
    CLOUDS_HELD,
    DIE,
    EFFECT,
    OFFERING,
    POOL_DIE,
    RELIC,
    SPELL,
    STARTER,
    TOKEN,
)
from ludary.games.konja.state import Phase, State
from ludary.games.konja.text.cards import relic_text, spell_text
from ludary.games.konja.text.collection import say_exchange, say_the_end
from ludary.games.konja.text.names import (
    ACTION_WORDS,
    TITLES,
    TOKEN_NAMES,
    count,
    die_name,
    fed_with,
    prayer,
    relic_name,
    spell_name,
    tokens,
)
from ludary.games.konja.verbs import Verb
from ludary.kit import Choice, Game, Mark, Marks, Unavailable, VerbSheet

Found = Iterator[Unavailable]
Named = Callable[[Game[Box], int], str]
CARDS = (Phase.BONES, Phase.ATTACK, Phase.COLLECTION)  # in which cards are used
ENDINGS = {
    Phase.DISCARD: "Discard no more spells",
    Phase.SELL: "Sell no relics",
    Phase.MARKET: "Buy nothing",
    Phase.UPGRADE: "Upgrade nothing",
    Phase.CLOUD: "Summon nothing",
    Phase.BONES: "Stop playing cards; go to Collection",
    Phase.EFFECT: "Stop here",
    Phase.ATTACK: "Let the roll stand",
    Phase.HIT: "Give the red die back",
}


def _begin(game: Game[Box], relic: int) -> str:
    return (
        f"Begin with {_known(relic_name, game, relic)}. {_text(relic_text, game, relic)}".rstrip()
    )


def _no_prayer(legal: Set[int]) -> Found:
    for ancestor, action in enumerate(ACTIONS.of(Verb.PRAY)):
        if action not in legal:
            yield Unavailable(f"Pray to the {TITLES[ancestor]}", "an idol stands there", [action])


def _name(game: Game[Box], token: int) -> str:
    return f"Each player gains {tokens(game.box.resource_gain, token)}"


def _token(s: State, token: int) -> str:
    return TOKEN(s.actor, token)


def _sell(game: Game[Box], relic: int) -> str:
    return f"Sell {_known(relic_name, game, relic)} for {game.box.relics[relic].worth} Gold"


def _replace(game: Game[Box], relic: int) -> str:
    return f"Pay {game.box.replace_price} Gold to replace {_known(relic_name, game, relic)}"


def _buy(game: Game[Box], relic: int) -> str:
    return (
        f"Buy {_known(relic_name, game, relic)} for {game.box.relics[relic].cost} Gold."
        f" {_text(relic_text, game, relic)}".rstrip()
    )


def _offering(s: State, relic: int) -> str:
    return OFFERING(list(s.offerings).index(relic))


def _no_offerings(game: Game[Box], s: State, legal: Set[int]) -> Found:
    """The offerings that cannot be bought, and then that none of them can be replaced."""
    lying = dict.fromkeys(card for card in s.offerings if card != NO_CARD)
    for card in lying:
        action = ACTIONS.of(Verb.BUY)[card]
        if action not in legal:
            yield Unavailable(
                _buy(game, card).rstrip("."),
                _short(s, Token.GOLD, game.box.relics[card].cost),
                [action],
            )
    replacing = [ACTIONS.of(Verb.REPLACE)[card] for card in lying]
    if replacing and legal.isdisjoint(replacing):
        reason = (
            _short(s, Token.GOLD, game.box.replace_price) or "you have replaced a relic already"
        )
        words = (
            f"Pay {game.box.replace_price} Gold to replace"
            f" {' or '.join(relic_name(game, card) for card in lying)}"
        )
        yield Unavailable(words, reason, replacing)


def _upgrade(game: Game[Box], s: State | None, cloud: int) -> str:
    price = f" for {game.box.upgrade[cloud]} Gold" if s is None or s.phase == Phase.UPGRADE else ""
    return (
        f"Upgrade a cloud of {count(game.box.points[cloud], 'point')} to"
        f" {game.box.better[cloud]}{price}{_price(game, s)}"
    )


def _clouds(s: State, cloud: int) -> str:
    return CLOUDS_HELD(s.actor, cloud)


def _no_upgrade(game: Game[Box], s: State, legal: Set[int]) -> Found:
    for cloud, action in enumerate(ACTIONS.of(Verb.UPGRADE)):
        if s.wizards[s.actor].clouds[cloud] and action not in legal:
            reason = (
                _short(s, Token.GOLD, game.box.upgrade[cloud])
                or "you have upgraded a cloud already"
            )
            yield Unavailable(_upgrade(game, s, cloud), reason, [action])


def _summon(game: Game[Box], cloud: int) -> str:
    return (
        f"Summon a cloud of {count(game.box.points[cloud], 'point')} for {game.box.price[cloud]}"
        " Gold"
    )


def _no_summoning(game: Game[Box], s: State, legal: Set[int]) -> Found:
    for cloud, action in enumerate(ACTIONS.of(Verb.SUMMON)):
        if action not in legal:
            reason = _short(s, Token.GOLD, game.box.price[cloud]) or "no such cloud is left"
            yield Unavailable(_summon(game, cloud), reason, [action])


def _cast(game: Game[Box], spell: int) -> str:
    return (
        f"Cast {_known(spell_name, game, spell)} for {game.box.spells[spell].cost} Magick."
        f" {_text(spell_text, game, spell)}".rstrip()
    )


def _no_casting(game: Game[Box], s: State, legal: Set[int]) -> Found:
    """Spells in hand that cannot be cast now, but for those that are never cast at this time."""
    for card, action in enumerate(ACTIONS.of(Verb.CAST)):
        spell = game.box.spells[card]
        if (
            s.wizards[s.actor].hand[card]
            and action not in legal
            and _is_time(game, s, spell.hostile)
        ):
            reason = (
                _too_early(s, spell.hostile)
                or _short(s, Token.MAGICK, spell.cost)
                or "it would have no effect now"
            )
            yield Unavailable(_cast(game, card).rstrip("."), reason, [action])


def _use(game: Game[Box], relic: int, with_: int) -> str:
    power = game.box.relics[relic].power
    die = fed_with(with_)
    price = f"{',' if die else ''} for {power} Power" if power else ""
    return (
        f"Use {_known(relic_name, game, relic)}{die}{price}."
        f" {_text(relic_text, game, relic)}".rstrip()
    )


def _no_using(game: Game[Box], s: State, legal: Set[int]) -> Found:
    """The relics that cannot be used now, likewise."""
    own, sides = s.wizards[s.actor], NO_ACTION_DIE + 1
    for place in range(RELIC_PLACES):
        card = own.relics[place]
        actions = ACTIONS.of(Verb.USE)[card * sides : (card + 1) * sides]
        if (
            card != NO_CARD
            and legal.isdisjoint(actions)
            and _is_time(game, s, game.box.relics[card].hostile)
        ):
            yield Unavailable(
                _use(game, card, NO_ACTION_DIE).rstrip("."), _why_unused(game, s, place), actions
            )


def _why_unused(game: Game[Box], s: State, place: int) -> str:
    own = s.wizards[s.actor]
    relic = game.box.relics[own.relics[place]]
    if own.tapped[place]:
        return "it is tapped"
    if short := _too_early(s, relic.hostile) or _short(s, Token.POWER, relic.power):
        return short
    free = [s.action_face[die] for die in range(ACTION_DICE) if s.action_on[die] == UNUSED]
    if relic.die and all(face == ActionFace.BLANK and game.box.marked_only for face in free):
        return "it needs an action die, and none is left"
    return "it would have no effect now"


def _is_time(game: Game[Box], s: State, hostile: int) -> bool:
    """Tell whether a card is told of: friendly ones in one's own turn, hostile ones always."""
    return (
        bool(hostile)
        if s.phase == Phase.ATTACK
        else s.phase == Phase.BONES or game.box.cards_when == ALL_TURN
    )


def _too_early(s: State, hostile: int) -> str:
    return (
        "it can be used only on the opponent's roll" if hostile and s.phase != Phase.ATTACK else ""
    )


def _untap(game: Game[Box], s: State | None, relic: int) -> str:
    by = " with the Spirit token" if s is not None and s.phase != Phase.EFFECT else ""
    return f"Untap {_known(relic_name, game, relic)}{by}"


def _relic(s: State, relic: int, tapped: int) -> str:
    """Of the actor's relics of this kind the one that is `tapped` or not, if there are two."""
    own = s.wizards[s.actor]
    places = [place for place, card in enumerate(own.relics) if card == relic]
    return RELIC(
        s.actor, next((place for place in places if own.tapped[place] == tapped), places[0])
    )


def _tapped(s: State, relic: int) -> str:
    return _relic(s, relic, tapped=1)


def _fed(s: State, with_: int) -> Marks:
    """Mark the action die that a relic takes, and the other."""
    if with_ == NO_ACTION_DIE:
        return {}
    unused = list(_unused(s))
    taken = next(die for die in unused if s.action_face[die] == with_)
    return {
        Mark.FROM: _action_dice([taken]),
        Mark.REMAIN: _action_dice(die for die in unused if die != taken),
    }


def _reached(game: Game[Box], s: State | None, die: int, way: int) -> str:
    step = step_in(game, s)
    return f" to {die % FACES + 1 + way * step.amount}" if step is not None else ""


def _take(game: Game[Box], s: State | None, token: int) -> str:
    """Name the tokens of an effect that leaves their kind open."""
    step = step_in(game, s)
    taken = (
        TOKEN_NAMES[token].capitalize() if step is None or step.each else tokens(step.amount, token)
    )
    return f"Gain {taken}{_price(game, s)}"


def _price(game: Game[Box], s: State | None) -> str:
    """Name the price of a choice beyond those that are free."""
    step = step_in(game, s)
    return (
        f" for {step.boost} Power"
        if s is not None and step is not None and s.phase == Phase.EFFECT and s.times == 0
        else ""
    )


def _die(s: State, die: int) -> str:
    colour, number = divmod(die, FACES)
    return DIE(
        next(at for at in range(len(s.face)) if (s.colour[at], s.face[at]) == (colour, number + 1))
    )


def _action_die(s: State, face: int) -> str:
    return ACTION_DIE(
        next(
            die
            for die in range(len(s.action_face))
            if (s.action_face[die], s.action_on[die]) == (face, UNUSED)
        )
    )


def _hit(s: State | None, die: int) -> str:
    return f"Replace {die_name(die)} with the {f'red {s.struck}' if s is not None else 'red die'}"


def _struck(s: State, die: int) -> Marks:
    """Mark the die that the red one would replace."""
    return {
        Mark.HARM: _single_dice(
            [next(at for at, colour, number in pool_dice(s) if colour * FACES + number - 1 == die)]
        )
    }


def _single(game: Game[Box], s: State | None, number: int) -> str:
    return say_exchange(s, dice_of(number - 1, 1), f"{game.box.single_power} Power")


def _pair(game: Game[Box], s: State | None, number: int) -> str:
    return say_exchange(s, dice_of(number - 1, 2), f"{game.box.pair_magick} Magick")


def _run(game: Game[Box], s: State | None, from_: int, to: int) -> str:
    return say_exchange(s, run_of(from_, to), f"{game.box.run_gold * (to - from_ + 1)} Gold")


def _alike(game: Game[Box], s: State | None, cloud: int, number: int) -> str:
    return say_exchange(
        s,
        dice_of(number - 1, game.box.alike[cloud]),
        f"a cloud of {count(game.box.points[cloud], 'point')}",
    )


def _spends_alike(game: Game[Box], s: State, cloud: int, number: int) -> Marks:
    return _spends(game, s, dice_of(number - 1, game.box.alike[cloud]))


def _spends(game: Game[Box], s: State, dice: Pool) -> Marks:
    """Mark the dice that leave the pool: of equal ones those that lie first, or the purple ones."""
    left, taken = list(dice), set[int]()
    purple_first = game.box.spent_first == PURPLE_FIRST
    for die, _, number in sorted(
        pool_dice(s), key=lambda one: purple_first and one[1] != Colour.PURPLE
    ):
        if left[number - 1]:
            left[number - 1] -= 1
            taken.add(die)
    return {
        Mark.TAKE: _single_dice(taken),
        Mark.REMAIN: _single_dice(die for die, _, _ in pool_dice(s) if die not in taken),
    }


def _number(s: State, number: int) -> str:
    return DIE(list(s.face).index(number))


def _done(game: Game[Box], s: State) -> str:
    return say_the_end(s) if s.phase == Phase.COLLECTION else ENDINGS[Phase(s.phase)]


def _at_the_end(s: State) -> Marks:
    """Mark the action dice that are exchanged for their tokens, and the dice that stay unspent."""
    if s.phase != Phase.COLLECTION:
        return {}
    exchanged = [die for die in _unused(s) if s.action_face[die] > ActionFace.BLANK]
    return {
        Mark.TAKE: _action_dice(exchanged),
        Mark.REMAIN: _single_dice(die for die, _, _ in pool_dice(s)),
    }


def _known(name: Named, game: Game[Box], card: int) -> str:
    """A card's name; its number where the edition has none."""
    return _text(name, game, card) or f"card {card + 1}"


def _text(text: Named, game: Game[Box], card: int) -> str:
    """Return the text of a card; nothing where the edition has none."""
    try:
        return text(game, card)
    except IndexError:
        return ""


def _short(s: State, token: int, price: int) -> str:
    """Say how many tokens there are, if they are too few for the price."""
    held = s.wizards[s.actor].tokens[token]
    return f"you have {held or 'no'} {TOKEN_NAMES[token].capitalize()}" if held < price else ""


def _unused(s: State) -> Iterator[int]:
    return (
        die
        for die, (face, on) in enumerate(zip(s.action_face, s.action_on, strict=True))
        if face != NO_FACE and on == UNUSED
    )


def _single_dice(dice: Iterable[int]) -> list[str]:
    """The spots of single dice of the pool, by their places."""
    return list(map(POOL_DIE, sorted(dice)))


def _action_dice(dice: Iterable[int]) -> list[str]:
    return list(map(ACTION_DIE, dice))


CHOICES = VerbSheet(
    ACTIONS,
    {
        Verb.BEGIN: Choice(_begin, at=STARTER),
        Verb.PRAY: Choice(
            lambda game, ancestor: f"Pray to the {TITLES[ancestor]}: {prayer(game, ancestor)}",
            at=ANCESTOR,
            missing=_no_prayer,
            phases=(Phase.ANCESTOR,),
        ),
        Verb.NAME: Choice(_name, at=_token),
        Verb.DISCARD: Choice(
            lambda game, spell: f"Discard {_known(spell_name, game, spell)}", at=SPELL
        ),
        Verb.SELL: Choice(_sell, at=_tapped),
        Verb.REPLACE: Choice(_replace, at=_offering),
        Verb.BUY: Choice(_buy, at=_offering, missing=_no_offerings, phases=(Phase.MARKET,)),
        Verb.DROP: Choice(
            lambda game, relic: f"Discard {_known(relic_name, game, relic)}", at=_tapped
        ),
        Verb.UPGRADE: Choice(_upgrade, at=_clouds, missing=_no_upgrade, phases=(Phase.UPGRADE,)),
        Verb.SUMMON: Choice(_summon, at=CLOUD, missing=_no_summoning, phases=(Phase.CLOUD,)),
        Verb.CAST: Choice(_cast, at=SPELL, missing=_no_casting, phases=CARDS),
        Verb.USE: Choice(
            _use,
            at=lambda s, relic: _relic(s, relic, tapped=0),
            marks=_fed,
            missing=_no_using,
            phases=CARDS,
        ),
        Verb.UNTAP: Choice(_untap, at=_tapped),
        Verb.REROLL: Choice(
            lambda game, s, die: f"Reroll {die_name(die)}{_price(game, s)}", at=_die
        ),
        Verb.FLIP: Choice(
            lambda game, s, die: (
                f"Turn {die_name(die)} over to {FACES - die % FACES}{_price(game, s)}"
            ),
            at=_die,
        ),
        Verb.RAISE: Choice(
            lambda game, s, die: (
                f"Raise {die_name(die)}{_reached(game, s, die, 1)}{_price(game, s)}"
            ),
            at=_die,
        ),
        Verb.LOWER: Choice(
            lambda game, s, die: (
                f"Lower {die_name(die)}{_reached(game, s, die, -1)}{_price(game, s)}"
            ),
            at=_die,
        ),
        Verb.TURN: Choice(
            lambda game, s, die, number: f"Turn {die_name(die)} to {number}{_price(game, s)}",
            at=_die,
        ),
        Verb.CONJURE: Choice(
            lambda game, s, number: f"Put a purple {number} into the pool{_price(game, s)}",
            at=EFFECT(),
        ),
        Verb.MARK: Choice(
            lambda game, s, from_, to: (
                f"Turn the action die from {ACTION_WORDS[from_]} to"
                f" {ACTION_WORDS[to]}{_price(game, s)}"
            ),
            at=lambda s, from_: _action_die(s, from_),
        ),
        Verb.WITHER: Choice(
            lambda game, s, action: (
                f"Turn the action die that shows {ACTION_WORDS[action]} to a blank"
                f" side{_price(game, s)}"
            ),
            at=lambda s, action: _action_die(s, action),
        ),
        Verb.TAKE: Choice(_take, at=_token),
        Verb.AGAIN: Choice(lambda game, s: f"Once more{_price(game, s)}", at=EFFECT()),
        Verb.ATTACK: Choice("Attack: roll a red die"),
        Verb.HIT: Choice(_hit, at=_die, marks=_struck),
        Verb.SINGLE: Choice(
            _single,
            at=_number,
            marks=lambda game, s, number: _spends(game, s, dice_of(number - 1, 1)),
        ),
        Verb.PAIR: Choice(
            _pair,
            at=_number,
            marks=lambda game, s, number: _spends(game, s, dice_of(number - 1, 2)),
        ),
        Verb.RUN: Choice(
            _run,
            at=lambda s, from_: _number(s, from_),
            marks=lambda game, s, from_, to: _spends(game, s, run_of(from_, to)),
        ),
        Verb.ALIKE: Choice(_alike, at=_number, marks=_spends_alike),
        Verb.DONE: Choice("Go on", now=_done, marks=_at_the_end, closing=True),
    },
)
