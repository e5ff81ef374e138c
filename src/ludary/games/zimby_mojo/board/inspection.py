"""Inspection: what lies at a spot of the board, in words: tribal boards, scrolls, the stack, piles;
tiles in `inspection_map.py`.
"""

from collections.abc import Callable, Iterator, Sequence

from ludary.games.zimby_mojo.board.inspection_map import (
    inspect_tile,
    king_lines,
    person,
    rate_words,
    ritual_lines,
)
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE, ScrollType
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.effects import EFFECTS
from ludary.games.zimby_mojo.reckoning import chanting, crown_burden
from ludary.games.zimby_mojo.spots import (
    BOARD,
    CHANT,
    DEVOUR,
    DEVOUR_EFFECT,
    DEVOUR_RANGE,
    DIG,
    DISCARD,
    ENTER,
    ENTRY,
    GROUP,
    HOME,
    LIBRARY,
    MOJO,
    NO,
    OFFERED,
    QUADRANT,
    RITUAL,
    SCROLL,
    SHORE,
    STACK,
    THRONE,
    TILE,
    YES,
    ZIMBY,
)
from ludary.games.zimby_mojo.state import Kind, State
from ludary.games.zimby_mojo.text.cards import scroll_text
from ludary.games.zimby_mojo.text.creatures import creature_at, place_words, tokens_of
from ludary.games.zimby_mojo.text.describe import hand_names, hand_words, headline, named
from ludary.games.zimby_mojo.text.names import (
    TYPE_NAMES,
    count,
    edition_of,
    quadrant_name,
    ritual_name,
    scroll_name,
)
from ludary.games.zimby_mojo.text.previews import mojo_for_scroll
from ludary.games.zimby_mojo.text.stack import chant_words, entry_words, stack
from ludary.kit import NOBODY, Game, Inspection, Inspector

RULES_OF_TYPES = {
    ScrollType.WITCHERY: (
        "channel",
        "range",
        "sight",
        "witchery-targets",
        "devour-double",
        "use-scroll",
    ),
    ScrollType.RITUAL: ("ritual-scrolls", "use-scroll", "push"),
    ScrollType.INCANTATION: ("chant", "chant-limit", "use-scroll"),
}
ANSWER_RULES = ("leave", "seal", "crown-ritual", "shamble")


def _board(game: Game[Box], s: State, who: Sequence[str], seat: int) -> Inspection:
    own, box = s.shamans[seat], game.box
    lines = [
        (
            f"{count(int(own.active), 'active zimby')}, which can pay a mojo each, and"
            f" {own.depleted} depleted; {box.board_limit} fit here."
        ),
        f"{own.tokens} of {count(int(box.mojo_tokens), 'mojo token')} left"
        + (f", and {own.pool} mojo from eaten zimbies for this turn." if own.pool else "."),
        f"{count(int(own.shore), 'zimby')} on the Far Shore; in hand {hand_words(game, s, seat)}.",
        (
            f"Eaten {own.eaten} of {box.eat_limit} this round; spawned {own.spawned} of"
            f" {box.spawn_limit} this turn."
        ),
    ]
    if chants := chanting(s, seat):
        lines.append(
            f"Chanting: {chants} of the active ones. They pay last, and each that pays ends its"
            " incantation."
        )
    lines += [f"On the map: {creature_at(s, number, game)}." for number in _columns(s, seat)]
    if s.first == seat:
        lines.append("First mover of this round.")
    entry = f", entry {own.entry + 1}" if own.entry != NOWHERE else ""
    return Inspection(
        f"Tribal board of {person(seat, who)}{entry}",
        tuple(lines),
        ("extract", "board-limit", "eat", "spawn", "first-mover"),
    )


def _columns(s: State, seat: int) -> Iterator[int]:
    """The creatures with zimbies of a tribe in them, and its zombies."""
    for number in range(s.creature_count):
        c = s.creatures[number]
        if (c.kind == Kind.ZIMBIES and c.active[seat] + c.depleted[seat]) or (
            c.kind == Kind.ZOMBIE and c.owner == seat
        ):
            yield number


def _hut(game: Game[Box], s: State, who: Sequence[str], seat: int) -> Inspection:
    own = s.shamans[seat]
    where = f"entry {own.entry + 1}" if own.entry != NOWHERE else "no entry yet"
    lines = (
        (
            f"{who[seat]}'s zimbies leave their tribal board here. If they bring the Crown home,"
            f" {who[seat]} wins."
        ),
        f"At home: {count(int(own.active), 'active zimby')} and {own.depleted} depleted.",
        f"For {game.box.portal_price} mojo, a group of them can enter at a random portal instead.",
    )
    return Inspection(
        f"The hut of {person(seat, who)}, {where}",
        lines,
        ("goal", "enter", "go-home", "portal-home"),
    )


def _mojo(game: Game[Box], s: State, who: Sequence[str], seat: int) -> Inspection:
    own = s.shamans[seat]
    pays = int(own.tokens + own.active + own.pool)
    lines = (
        (
            f"{own.tokens} of {game.box.mojo_tokens} are bright, worth 1 mojo each. All of them"
            " come back in the refresh."
        ),
        (
            f"With active zimbies at home ({own.active}) and mojo from eaten ones ({own.pool}),"
            f" that makes {pays} mojo to spend."
        ),
        (
            f"An active zimby can be eaten for {game.box.eat_mojo} mojo, or for a scroll,"
            f" {count(int(game.box.eat_limit), 'time')} a round."
        ),
    )
    return Inspection(f"Mojo tokens of {person(seat, who)}", lines, ("extract", "refresh", "eat"))


def _zimby(game: Game[Box], s: State, who: Sequence[str], seat: int) -> Inspection:
    lines = (
        (
            "An active zimby can pay 1 mojo; its face is then dark until the refresh. A note marks"
            " one that chants."
        ),
        (
            "When mojo is due, choose the third zimby in the row to pay with three zimbies, and"
            " with tokens for the rest."
        ),
    )
    return Inspection(
        f"A zimby of {person(seat, who)}, at home", lines, ("extract", "active", "chant", "eat")
    )


def _shore(game: Game[Box], s: State, who: Sequence[str], seat: int) -> Inspection:
    own, box = s.shamans[seat], game.box
    lines = (
        f"Out of play: {count(int(own.shore), 'zimby')} of this tribe.",
        (
            f"On your own turn, {box.spawn_cost} mojo bring one home, depleted; {own.spawned} of"
            f" {box.spawn_limit} so far."
        ),
    )
    return Inspection(f"The Far Shore of {person(seat, who)}", lines, ("spawn", "dead"))


def _entry(game: Game[Box], s: State, who: Sequence[str], number: int) -> Inspection | None:
    if number == 0:
        return None
    stub = game.box.stub[number - 1]
    lines = (
        f"A tribal board fits here, in {quadrant_name(game.box.entry_quadrant[number - 1])}.",
        f"Its zimbies come out at {place_words(game, stub)}.",
    )
    return Inspection(f"Entry {number}", lines, ("entries", "enter"))


def _scroll(game: Game[Box], s: State, who: Sequence[str], number: int) -> Inspection:
    row = game.box.kinds[number]
    kind = ScrollType(row.type)
    price = mojo_for_scroll(game, s, number)
    lines = [
        scroll_text(game, number),
        f"It costs {price} mojo" + (f" now, instead of {row.cost}." if price != row.cost else "."),
    ]
    if kind == ScrollType.WITCHERY:
        lines.append(
            "One of your active zimbies channels it to a target in sight, at most"
            f" {count(int(game.box.range), 'tile')} away."
        )
    if kind == ScrollType.INCANTATION:
        lines.append("A zimby at home chants it; it lasts as long as that zimby stays active.")
    lines.append(f"{row.copies} in the box, {s.discard[number]} in the discard pile.")
    rules = (*EFFECTS[row.effect].rules, *RULES_OF_TYPES[kind])
    return Inspection(
        f"{scroll_name(game, number)}, a {TYPE_NAMES[kind]}".replace(" a inc", " an inc"),
        tuple(lines),
        rules,
        edition_of(game).scroll[number].origin,
    )


def _stack(game: Game[Box], s: State, who: Sequence[str], at: int) -> Inspection | None:
    lying = stack(s)
    if at not in lying:
        return None
    entry, place = s.agenda[at], lying.index(at)
    lines = [f"{entry_words(game, s, at, who)}."]
    if entry.duty == Duty.SCROLL:
        lines.append(scroll_text(game, int(entry.card)))
    elif entry.duty == Duty.ROLLS:
        lines.append(
            "The higher roll wounds the lower one by the difference; scrolls can still change both."
        )
    else:
        lines.append("The wounds are dealt if nobody answers; scrolls can still prevent them.")
    lines.append(
        "It resolves next."
        if place == 0
        else f"{count(place, 'thing')} above it resolve{'s' * (place == 1)} first."
    )
    titles = {
        Duty.SCROLL: "A scroll on the stack",
        Duty.ROLLS: "A fight on the stack",
        Duty.WOUND: "Wounds on the stack",
    }
    rules = {
        Duty.SCROLL: ("push", "outlive"),
        Duty.ROLLS: ("stacked-combat", "roll"),
        Duty.WOUND: ("prevent", "single-source"),
    }
    return Inspection(titles[Duty(entry.duty)], tuple(lines), rules[Duty(entry.duty)])


def _chant(game: Game[Box], s: State, who: Sequence[str], at: int) -> Inspection:
    card = int(s.chants[at].card)
    return Inspection(
        scroll_name(game, card),
        (f"{chant_words(game, s, at, who)}.", scroll_text(game, card)),
        ("chant", "chant-limit"),
        edition_of(game).scroll[card].origin,
    )


def _ritual(game: Game[Box], s: State, who: Sequence[str], place: int) -> Inspection:
    shown = s.rituals[place] != NOWHERE
    title = f"Ritual of {ritual_name(s.rituals[place])}" if shown else "Ritual marker, face down"
    return Inspection(
        title, tuple(ritual_lines(game, s, place)), ("markers", "king-steps", "crown-ritual")
    )


def _quadrant(game: Game[Box], s: State, who: Sequence[str], quadrant: int) -> Inspection:
    inside = [
        number for number in range(s.creature_count) if s.creatures[number].kind == Kind.ZIMBIES
    ]
    here = [number for number in inside if game.box.quadrant[s.creatures[number].tile] == quadrant]
    lines = [
        f"{creature_at(s, number, game)}: {count(tokens_of(s.creatures[number]), 'zimby')}."
        for number in here
    ]
    return Inspection(
        f"{quadrant_name(quadrant)[4:].capitalize()} quadrant",
        tuple(lines or ["No zimbies are here."]),
        ("discord", "terror"),
    )


def _devour(game: Game[Box], s: State, who: Sequence[str], number: int) -> Inspection:
    plus = number * int(game.box.devour_brutality)
    words = (
        f"The column eats {count(number, 'zimby')}: +{plus} brutality in this roll."
        if number
        else "The column fights as it is."
    )
    return Inspection(f"Eat {number or 'nobody'}", (words,), ("devour", "devour-brutality"))


def _library(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    lines = (
        (
            f"{count(int(s.library_count), 'scroll')} to draw: one each in the refresh, one for a"
            " zimby eaten for it, and more through scrolls."
        ),
        "When it is empty, the discard pile is shuffled into a new one.",
    )
    return Inspection("The library", lines, ("deck", "draw", "reshuffle", "eat"))


def _discard(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    names = hand_names(game, s.discard)
    return Inspection(
        "The discard pile",
        (f"{', '.join(names)}." if names else "Nothing has been discarded.",),
        ("reshuffle", "use-scroll"),
    )


def _throne(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    if s.king != NOWHERE:
        return Inspection(
            "The Cannibal King",
            tuple(king_lines(game, s)),
            ("king-strength", "king-steps", "king-returns", "king-dies"),
        )
    where = (
        creature_at(s, s.bearer, game)
        if s.bearer != NOWHERE
        else f"nobody: it lies at {place_words(game, s.crown_tile)}"
    )
    weight = crown_burden(game, s)
    lines = [
        f"The King is dead. The Crown belongs to {where}.",
        f"It counts as {count(weight, 'zimby')} in the size of its bearer's column.",
        "Whoever brings it home to their own tribal board wins.",
    ]
    if s.bearer != NOWHERE and s.creatures[s.bearer].kind == Kind.ZIMBIES:
        lines.append(
            f"Its bearers move {rate_words(game, tokens_of(s.creatures[s.bearer]) + weight)}."
        )
    return Inspection(
        "The Cannibal Crown",
        tuple(lines),
        ("goal", "burden", "immune-witchery", "immune-obstacles"),
    )


def _enter(game: Game[Box], s: State, who: Sequence[str], zimbies: int) -> Inspection | None:
    words = (
        "These active zimbies from home enter at a random portal together, for"
        f" {game.box.portal_price} mojo."
    )
    return (
        Inspection(f"By a portal: {count(zimbies, 'zimby')}", (words,), ("portal-home",))
        if zimbies
        else None
    )


def _group(game: Game[Box], s: State, who: Sequence[str], zimbies: int) -> Inspection | None:
    words = "These zimbies leave the chosen column; they pay as a column of their own."
    return (
        Inspection(
            f"Move out: {count(zimbies, 'zimby')}",
            (words, f"They move {rate_words(game, zimbies)}."),
            ("split",),
        )
        if zimbies
        else None
    )


def _yes(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    return Inspection("Yes", (f"{headline(game, s, named(NOBODY, who))[1]}.",), ANSWER_RULES)


def _no(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    return Inspection("No", (f"{headline(game, s, named(NOBODY, who))[1]}.",), ANSWER_RULES)


def _range(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    words = "A zimby of the channelling column is eaten, and this witchery reaches twice as far."
    return Inspection("Eat one: twice the range", (words,), ("devour", "devour-double"))


def _effect(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    words = "A zimby of the channelling column is eaten, and this witchery does twice as much."
    return Inspection("Eat one: twice the effect", (words,), ("devour", "devour-double"))


Tell = Callable[..., Inspection | None]


def _below(most: Callable[[Game[Box], State], int], tell: Tell) -> Tell:
    """Tell of spots whose first number is below what the game or the position has."""
    return lambda game, s, who, number, *_: (
        tell(game, s, who, number) if number < most(game, s) else None
    )


def _shaman(tell: Tell) -> Tell:
    return _below(lambda game, s: int(s.seats), tell)


SCROLL_CARD = _below(lambda game, s: int(game.box.kind_count), _scroll)
inspect = Inspector(
    {
        TILE: _below(lambda game, s: int(game.box.tile_count), inspect_tile),
        BOARD: _shaman(_board),
        HOME: _shaman(_hut),
        MOJO: _shaman(_mojo),
        ZIMBY: _shaman(_zimby),
        SHORE: _shaman(_shore),
        ENTRY: _entry,
        SCROLL: SCROLL_CARD,
        OFFERED: SCROLL_CARD,
        DIG: SCROLL_CARD,
        STACK: _below(lambda game, s: int(s.agenda_count), _stack),
        CHANT: _below(lambda game, s: int(s.chant_count), _chant),
        RITUAL: _ritual,
        QUADRANT: _quadrant,
        DEVOUR: _below(lambda game, s: int(game.box.devour_limit) + 1, _devour),
        ENTER: _below(lambda game, s: int(game.box.tribe_limit) + 1, _enter),
        GROUP: _below(lambda game, s: int(game.box.tribe_limit) + 1, _group),
        LIBRARY: _library,
        DISCARD: _discard,
        THRONE: _throne,
        YES: _yes,
        NO: _no,
        DEVOUR_RANGE: _range,
        DEVOUR_EFFECT: _effect,
    }
)
