"""Choices in English: what they cost, what they are about, and what can be known to follow."""

from collections.abc import Callable, Sequence
from typing import Any

from ludary.games.zimby_mojo.board.spots import strikes_portal
from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE
from ludary.games.zimby_mojo.state import Phase, Toll
from ludary.games.zimby_mojo.text.cards import ritual_text
from ludary.games.zimby_mojo.text.creatures import creature_at, creature_words, listed, on_tile, place_words, tile_words, zimbies
from ludary.games.zimby_mojo.text.goals import go_home_words, go_words
from ludary.games.zimby_mojo.text.names import (
    DIRECTION_NAMES,
    SIDES_OF_THE_MIST,
    count,
    quadrant_name,
    ritual_name,
)
from ludary.games.zimby_mojo.text.previews import (
    attack_words,
    ended_words,
    group_rate,
    home_words,
    seal_words,
    spawn_words,
    step_words,
    welcome_words,
    whole_rate,
)
from ludary.games.zimby_mojo.text.scroll_actions import SCROLL_VERBS, passing_words, say_scroll
from ludary.games.zimby_mojo.text.stack import chant_words
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Action, Game

PLAIN = {
    Verb.END_TURN: "End the turn",
    Verb.HALT: "Stop here",
    Verb.PICK_UP: "Pick up the Crown",
    Verb.DROP: "Drop the Crown",
    Verb.MILL: "Discard the top scroll of the library",
    Verb.SPILL: "Discard a random scroll of your hand",
}
TOLLS = {
    Toll.TOKEN: "a mojo token",
    Toll.ACTIVE: "an active zimby of the tribal board",
    Toll.DEPLETED: "a depleted zimby of the tribal board",
    Toll.CHANTER: "a chanting zimby, and end its incantation",
}
CROWN = 1  # a group takes it along


def say_action(game: Game, s: Any, action: Action, who: Sequence[str]) -> str:
    """Say a choice in the View's state `s` in words (None: in general)."""
    verb = Verb(game.actions.verb[action.id])
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in SCROLL_VERBS:
        return say_scroll(game, s, verb, action.args, who)
    if verb in (Verb.AGREE, Verb.REFUSE):
        return _answer(game, s, verb == Verb.AGREE, who)
    if verb == Verb.SEAL:
        partner = action.args[0]
        return f"Open the seal{seal_words(game, s, who[partner] if partner < len(who) else f'shaman {partner + 1}')}"
    if verb == Verb.SEAL_AT:
        shrine, partner = action.args
        there = f" of the shrine at {place_words(game, game.box.shrine[shrine - 1])}"
        return f"Open the seal{there}{seal_words(game, s, who[partner] if partner < len(who) else f'shaman {partner + 1}')}"
    if verb == Verb.RELEASE:
        return f"End {chant_words(game, s, action.args[0] - 1, who)}" if s is not None else f"End incantation {action.args[0]}"
    if verb == Verb.GO:
        return go_words(game, s, action.args[0], who)
    if verb == Verb.GO_HOME:
        return go_home_words(game, s, who)
    if verb == Verb.PASS:
        return passing_words(game, s, who)
    return SAYINGS[verb](game, s, *action.args)


def _entry(game: Game, s: Any, entry: int) -> str:
    quadrant = quadrant_name(game.box.entry_quadrant[entry - 1])
    return f"Attach your tribal board at entry {entry}, in {quadrant} ({tile_words(game, game.box.stub[entry - 1])})"


def _spawn(game: Game, s: Any) -> str:
    return f"Spawn a zimby for {spawn_words(game, s)}"


def _creature(game: Game, s: Any, tile: int) -> str:
    return f"Choose {on_tile(game, s, tile) if s is not None else f'the creature at {place_words(game, tile)}'}"


def _leave(game: Game, s: Any, number: int) -> str:
    return f"Leave the tribal board with {zimbies(number)}{group_rate(game, s, number, False)}{welcome_words(game, s)}"


def _portal_in(game: Game, s: Any, number: int) -> str:
    return f"Enter by a random portal with {zimbies(number)} of the tribal board, for {game.box.portal_price} mojo"


def _whole(game: Game, s: Any) -> str:
    if s is None or s.chosen == NOWHERE:
        return "Move the chosen creature"
    return f"Move {creature_words(s, s.chosen)}{whole_rate(game, s)}"


def _group(game: Game, s: Any, number: int, crown: int) -> str:
    with_it = " with the Crown" if crown == CROWN else ""
    return f"Walk off with {zimbies(number)} of yours{with_it}{group_rate(game, s, number, crown == CROWN)}"


def _home(game: Game, s: Any) -> str:
    return f"Step home onto the tribal board{home_words(game, s)}"


def _attack(game: Game, s: Any, direction: int) -> str:
    if s is None or s.chosen == NOWHERE:
        return f"Attack to the {DIRECTION_NAMES[direction]}"
    return f"Attack {attack_words(game, s, direction)}"


def _raise(game: Game, s: Any) -> str:
    return f"Make a zombie of it: {zimbies(game.box.zombie_price)} of the tribal board go to the Far Shore too"


def _eat_mojo(game: Game, s: Any) -> str:
    return f"Eat a zimby of the tribal board for {game.box.eat_mojo} mojo, to use this turn{ended_words(s, 0, 1)}"


def _eat_card(game: Game, s: Any) -> str:
    return f"Eat a zimby of the tribal board for a scroll{ended_words(s, 0, 1)}"


def _pay(game: Game, s: Any, number: int) -> str:
    if s is None:
        return f"Pay with {zimbies(number)}"
    rest = s.agenda[s.agenda_count - 1].amount - number
    parts = [zimbies(number)] * bool(number) + [count(rest, "mojo token")] * bool(rest)
    return f"Pay with {listed(parts)}"


def _devour(game: Game, s: Any, number: int) -> str:
    if not number:
        return "Eat nobody"
    tribesmen = "a tribesman" if number == 1 else f"{number} tribesmen"
    return f"Eat {tribesmen}: +{number * game.box.devour_brutality} brutality for this roll"


def _portal(game: Game, s: Any, bits: int) -> str:
    named = [SIDES_OF_THE_MIST[corner] for corner in range(CORNERS) if bits >> corner & 1]
    if not named:
        return "Leave it to chance where the portal leads"
    price = f" for {len(named) * game.box.portal_price} mojo"
    if len(named) == CORNERS - 1:
        return f"Hold the portal shut{price}, and stay"
    return f"Rule out the {listed(named)} portal{'s' * (len(named) > 1)}{price}"


def _place(game: Game, s: Any, place: int) -> str:
    if s is None:
        return f"Strike {quadrant_name(place)} quadrant or portal"
    return f"Strike {quadrant_name(place)} {'portal' if strikes_portal(s) else 'quadrant'}"


def _lose(game: Game, s: Any, toll: int) -> str:
    return f"Give up {TOLLS[Toll(toll)]}"


SAYINGS: dict[Verb, Callable[..., str]] = {
    Verb.ENTRY: _entry,
    Verb.SPAWN: _spawn,
    Verb.CREATURE: _creature,
    Verb.LEAVE: _leave,
    Verb.PORTAL_IN: _portal_in,
    Verb.WHOLE: _whole,
    Verb.GROUP: _group,
    Verb.STEP: step_words,
    Verb.HOME: _home,
    Verb.ATTACK: _attack,
    Verb.RAISE: _raise,
    Verb.EAT_MOJO: _eat_mojo,
    Verb.EAT_CARD: _eat_card,
    Verb.PAY: _pay,
    Verb.DEVOUR: _devour,
    Verb.PORTAL: _portal,
    Verb.PLACE: _place,
    Verb.LOSE: _lose,
}


def _answer(game: Game, s: Any, yes: bool, who: Sequence[str]) -> str:
    """A yes or no to whatever was asked."""
    if s is None or s.phase not in QUESTIONS:
        return "Yes" if yes else "No"
    return QUESTIONS[Phase(s.phase)](game, s, s.agenda[s.agenda_count - 1], yes, who)


def _join(game: Game, s: Any, asked: Any, yes: bool, who: Sequence[str]) -> str:
    """A column asks to join another one."""
    if not yes:
        return "Let nobody join"
    return f"Let {creature_words(s, asked.creature)} join {creature_at(s, asked.other, game)}"


def _open(game: Game, s: Any, asked: Any, yes: bool, who: Sequence[str]) -> str:
    if not yes:
        return f"Do not open the seal with {who[asked.seat]}"
    shrine = place_words(game, game.box.shrine[asked.corner])
    return f"Open the seal of {shrine} with {who[asked.seat]}, for {game.box.seal_price} mojo each"


def _rite(game: Game, s: Any, asked: Any, yes: bool, who: Sequence[str]) -> str:
    if not yes:
        return "Cast no ritual"
    tile = s.creatures[s.bearer].tile if s.bearer != NOWHERE else NOWHERE
    place = game.box.ritual_at[tile] if tile != NOWHERE else NOWHERE
    known = place != NOWHERE and s.rituals[place] != NOWHERE
    price = f"for {game.box.crown_ritual} mojo"
    if not known:
        return f"Cast the ritual that lies here face down, {price}"
    ritual = s.rituals[place]
    return f"Cast the Ritual of {ritual_name(ritual)} {price}: {ritual_text(game, ritual)}"


def _shamble(game: Game, s: Any, asked: Any, yes: bool, who: Sequence[str]) -> str:
    zombie = creature_at(s, asked.creature, game)
    return f"Keep {zombie} from shambling for 1 mojo" if yes else f"Let {zombie} shamble"


QUESTIONS: dict[Phase, Callable[..., str]] = {Phase.JOIN: _join, Phase.SEAL: _open, Phase.RITE: _rite, Phase.SHAMBLE: _shamble}
