"""Choices that cannot be made now, with their prices and what is missing."""

from collections.abc import Iterator, Sequence, Set
from typing import Any

from ludary.games.zimby_mojo.cards import ScrollType
from ludary.games.zimby_mojo.rules.agenda import hushed, stack_full
from ludary.games.zimby_mojo.rules.payment import idle, mojo_of
from ludary.games.zimby_mojo.state import Phase
from ludary.games.zimby_mojo.text.names import TYPE_NAMES, count, scroll_name
from ludary.games.zimby_mojo.text.previews import ask_rules, pricing, spawning
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Game, Unavailable


def unavailable(game: Game, s: Any, legal: Set[int], who: Sequence[str]) -> list[Unavailable]:
    """Scrolls of the actor's hand that cannot be cast, a zimby that cannot be spawned, and why a turn cannot end."""
    if s.phase not in (Phase.TURN, Phase.ANSWER):
        return []
    choices = list(_scrolls(game, s, legal))
    if s.phase == Phase.TURN:
        choices += _spawn(game, s, legal)
        end = int(game.actions.first[Verb.END_TURN])
        if end not in legal:
            choices.append(Unavailable("End the turn", "a creature of yours has to attack first", [end]))
    return choices


def _scrolls(game: Game, s: Any, legal: Set[int]) -> Iterator[Unavailable]:
    hand, first = s.shamans[s.actor].hand, int(game.actions.first[Verb.CAST])
    for card in range(game.box.kind_count):
        if hand[card] > 0 and first + card not in legal:
            kind, price = TYPE_NAMES[game.box.kinds[card].type], ask_rules(game, pricing, s, s.actor, card)
            words = f"Cast {scroll_name(game, card)} ({kind}) for {price} mojo"
            yield Unavailable(words, _why_not(game, s, card, price), [first + card])


def _why_not(game: Game, s: Any, card: int, price: int) -> str:
    """Say what keeps the actor from casting a scroll of the hand."""
    have, kind = int(mojo_of(s, s.actor)), game.box.kinds[card].type
    if stack_full(s):
        return "nothing more fits onto the stack"
    if hushed(s):
        return "nothing can be cast now"
    if have < price or have == 0:
        return f"you have {have} mojo"
    if kind == ScrollType.INCANTATION and (idle(s, s.actor) <= 0 or have == price):
        return "besides the mojo it needs an active zimby that is free to chant"
    if kind == ScrollType.WITCHERY:
        return "nothing that it can be aimed at is in sight of a zimby that can channel it"
    return "there is nothing that it can be aimed at"


def _spawn(game: Game, s: Any, legal: Set[int]) -> Iterator[Unavailable]:
    shaman, action = s.shamans[s.actor], int(game.actions.first[Verb.SPAWN])
    if action in legal or shaman.shore == 0:  # nobody looks for a zimby where there is none
        return
    price, have = ask_rules(game, spawning, s, s.actor), int(mojo_of(s, s.actor))
    spawned = f"you have spawned {count(int(shaman.spawned), 'zimby')} this round, and may spawn no more"
    yield Unavailable(f"Spawn a zimby for {price} mojo", f"you have {have} mojo" if have < price else spawned, [action])
