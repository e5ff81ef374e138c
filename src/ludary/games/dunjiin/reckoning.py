"""Figures for words and pictures, found by asking the rules themselves."""

from typing import Any

from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import FAIRY, NO_CARD
from ludary.games.dunjiin.rules.combat import cards_to_draw
from ludary.games.dunjiin.rules.level import strength
from ludary.games.dunjiin.state import Hero, State
from ludary.kit import Game, Row


def measure_hand(boxes: Any, states: Any) -> int:
    """A driver, bound to the game: Strength of the cards in the hand."""
    return strength(boxes[0], states[0])


def size_up(boxes: Any, states: Any) -> int:
    """A driver, bound to the game: how many cards the Monster in the hand has in all."""
    return cards_to_draw(boxes[0], states[0])


def strength_of_hand(game: Game[Box], s: State, states: Any) -> int:
    """The Strength of a Monster all of whose cards are known, with what Traps will add; `states`
    has the same View.
    """
    waiting = 0 if s.hand_traps else waiting_traps(game, s) * game.box.trap_strength
    return s.strength or game.engine.bind(measure_hand)(game.boxes, states) + waiting


def waiting_traps(game: Game[Box], s: State) -> int:
    """Return the number of Traps in effect that strike the Monster on the table."""
    return 0 if s.summoned and not game.box.traps_summoned else s.traps


def cards_to_come(game: Game[Box], s: State, states: Any) -> int:
    """Return the number of cards still to be drawn for the Monster, as far as one can know; 0 if it
    is complete.
    """
    if s.hand_full or (s.hand_count and s.hand[0] == NO_CARD):
        return 0
    return max(0, game.engine.bind(size_up)(game.boxes, states) - s.hand_count)


def hand_cards(s: State) -> list[int]:
    """The cards of the encounter; NO_CARD where one does not see it, or where it has been taken."""
    return list(s.hand[: s.hand_count])


def is_all_known(s: State) -> bool:
    """Tell whether the Monster is complete and one sees all of it."""
    return bool(s.hand_full) and NO_CARD not in hand_cards(s)


def is_fairy(s: State) -> bool:
    """Tell whether a Death Fairy is among the cards that one sees."""
    return FAIRY in hand_cards(s)


def living(s: State) -> list[int]:
    """The seats still in the game."""
    return [seat for seat in range(s.seats) if s.heroes[seat].fell == 0]


def fallen(s: State) -> list[int]:
    """The dead, in the order in which they fell."""
    return sorted(
        (seat for seat in range(s.seats) if s.heroes[seat].fell),
        key=lambda seat: s.heroes[seat].fell,
    )


def known_experience(hero: Hero) -> Row | None:
    """The faces of a hero's Experience, or None where one does not see them."""
    faces: Row = hero.experience
    return faces if hero.experience_count and any(faces) else None


def hidden_monsters(s: State) -> int:
    """Return the number of cards that one does not see and that must be Monsters: Experience, held
    or laid face down.
    """
    heroes = [s.heroes[seat] for seat in range(s.seats)]
    held = sum(hero.experience_count - sum(hero.experience) for hero in heroes)
    return held + sum(s.face_down[place].card == NO_CARD for place in range(s.face_down_count))
