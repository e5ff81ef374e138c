"""What words and pictures need to know of the rules: they ask the rules themselves."""

from typing import Any

from ludary.core.game import Game
from ludary.core.records import Row
from ludary.games.dunjiin.cards import FAIRY, NO_CARD
from ludary.games.dunjiin.rules.combat import cards_to_draw
from ludary.games.dunjiin.rules.level import strength


def measure_hand(boxes: Any, states: Any) -> int:
    """A driver, bound to the game: Strength of the cards in the hand."""
    return strength(boxes[0], states[0])


def size_up(boxes: Any, states: Any) -> int:
    """A driver, bound to the game: how many cards the Monster in the hand has in all."""
    return cards_to_draw(boxes[0], states[0])


def strength_of_hand(game: Game, s: Any) -> int:
    """The Strength of a Monster all of whose cards are known, with what Traps will add."""
    waiting = 0 if s.hand_traps or s.summoned else int(s.traps * game.box.trap_strength)
    return int(s.strength) or int(game.engine.bind(measure_hand)(game.boxes, _copy(game, s))) + waiting


def cards_to_come(game: Game, s: Any) -> int:
    """How many cards are still to be drawn for the Monster, as far as one can know; 0 if it is complete."""
    if s.hand_full or (s.hand_count and s.hand[0] == NO_CARD):
        return 0
    return max(0, int(game.engine.bind(size_up)(game.boxes, _copy(game, s))) - int(s.hand_count))


def after(game: Game, s: Any, action: int) -> Any:
    """The View's record after an action that draws no card."""
    states = _copy(game, s)
    game.engine.act(game.boxes, states, 0, action)
    return states[0]


def hand_cards(s: Any) -> list[int]:
    """The cards of the encounter; NO_CARD where one does not see it, or where it has been taken."""
    return [int(card) for card in s.hand[: s.hand_count]]


def is_all_known(s: Any) -> bool:
    """Whether the Monster is complete and one sees all of it."""
    return bool(s.hand_full) and NO_CARD not in hand_cards(s)


def is_fairy(s: Any) -> bool:
    """Whether a Death Fairy is among the cards that one sees."""
    return FAIRY in hand_cards(s)


def living(s: Any) -> list[int]:
    """The seats still in the game."""
    return [seat for seat in range(s.seats) if s.heroes[seat].fell == 0]


def fallen(s: Any) -> list[int]:
    """The dead, in the order in which they fell."""
    return sorted((seat for seat in range(s.seats) if s.heroes[seat].fell), key=lambda seat: int(s.heroes[seat].fell))


def known_experience(hero: Any) -> Row | None:
    """The faces of a hero's Experience, or None where one does not see them."""
    faces: Row = hero.experience
    return faces if hero.experience_count and any(faces) else None


def _copy(game: Game, s: Any) -> Any:
    states = game.State.zeros(1)
    states[0] = s
    return states
