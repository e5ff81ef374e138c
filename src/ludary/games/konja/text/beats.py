"""Beats: what a page shows of an action, one thing after another.

Tokens that come and go show beside their owner; cards that are told by what they do are no beats of their own.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ludary.games.konja.cards import NO_CARD
from ludary.games.konja.pieces import FACES, Token
from ludary.games.konja.state import Happening
from ludary.games.konja.text.events import digits, say_event
from ludary.games.konja.text.names import ACTION_WORDS, die_name, tokens
from ludary.kit import Beat, BeatKind, Game

TRAY, SPELL_DECK = "tray", "deck-spell"  # spots
PAIR, SINGLE, RUN, ALIKE = 1, 0, 2, 3  # levels of the pyramid, from above; then more equal dice
FEWEST_ALIKE = 3

UNSEEN = (Happening.TURN, Happening.BEGINS, Happening.NAMES, Happening.OFFERED)  # whose turn it is stands above the board


def beats(game: Game, events: Sequence[Any], who: Sequence[str]) -> list[Beat]:
    """Tell the events of one action as beats."""
    return [beat for event in events if event.kind not in UNSEEN for beat in _beats(game, event, who)]


def _beats(game: Game, event: Any, who: Sequence[str]) -> Iterator[Beat]:
    kind, words = Happening(event.kind), say_event(game, event, who).removesuffix(".")
    if kind in SHOWN:
        yield SHOWN[kind](event, words)
    else:
        yield Beat(KINDS.get(kind, BeatKind.SAY), words, _places(kind, event), weight=WEIGHTS.get(kind, 1))


def _places(kind: Happening, event: Any) -> tuple[str, ...]:
    """The spot of what is not told more: in the tray, at the player, or nowhere."""
    if kind in IN_THE_TRAY:
        return (TRAY,)
    return (_wizard(event),) if kind in AT_THE_PLAYER else ()


def _wizard(event: Any) -> str:
    return f"wizard-{event.seat}"


def _token(event: Any, kind: int) -> str:
    return f"token-{event.seat}-{kind}"


def _prays(event: Any, words: str) -> Beat:
    return Beat(BeatKind.MOVE, words, (f"ancestor-{event.what}",), weight=2)


def _rolls(event: Any, words: str) -> Beat:
    """All dice fall: the numbered ones, then the sides of the action dice."""
    sides = [ACTION_WORDS[side - 1] for side in digits(event.amount)]
    return Beat(BeatKind.ROLL, words, (TRAY,), (*map(str, digits(event.what)), *sides), weight=2)


def _rerolls(event: Any, words: str) -> Beat:
    return Beat(BeatKind.ROLL, words, (TRAY,), (str(event.amount),))


def _adds(event: Any, words: str) -> Beat:
    return Beat(BeatKind.ROLL, words, (TRAY,), (str(event.what % FACES + 1),))


def _turns_action(event: Any, words: str) -> Beat:
    return Beat(BeatKind.FLIP, words, (TRAY,), (ACTION_WORDS[event.amount],))


def _attacks(event: Any, words: str) -> Beat:
    return Beat(BeatKind.ROLL, words, (TRAY,), (str(event.amount),), weight=2)


def _hits(event: Any, words: str) -> Beat:
    """The red die takes the place of a lower one: by how much it beats it."""
    lower = event.what % FACES + 1
    caption = f"{words.partition(' replaces ')[0]} strikes {die_name(event.what)}: {event.amount} against {lower}"
    return Beat(BeatKind.STRIKE, caption, (TRAY,), badge=f"{lower} → {event.amount}", weight=2)


def _gains(event: Any, words: str) -> Beat:
    return Beat(BeatKind.GAIN, words, (_token(event, event.what),), badge=f"+{tokens(event.amount, event.what)}")


def _loses(event: Any, words: str) -> Beat:
    return Beat(BeatKind.LOSE, words, (_token(event, event.what),), badge=f"-{tokens(event.amount, event.what)}")


def _pays(event: Any, words: str) -> Beat:
    return Beat(BeatKind.LOSE, words, (_token(event, Token.POWER),), badge=f"-{tokens(event.amount, Token.POWER)}", weight=0)


def _casts(event: Any, words: str) -> Beat:
    """A spell is turned up and paid for."""
    return Beat(BeatKind.FLIP, words, (_token(event, Token.MAGICK), TRAY), badge=f"-{tokens(event.amount, Token.MAGICK)}", weight=2)


def _uses(event: Any, words: str) -> Beat:
    return Beat(BeatKind.FLIP, words, (_wizard(event), TRAY))


def _buys(event: Any, words: str) -> Beat:
    return Beat(BeatKind.GAIN, words, (_wizard(event),), badge=f"-{tokens(event.amount, Token.GOLD)}")


def _sells(event: Any, words: str) -> Beat:
    return Beat(BeatKind.LOSE, words, (_wizard(event),), badge=f"+{tokens(event.amount, Token.GOLD)}")


def _draws(event: Any, words: str) -> Beat:
    return Beat(BeatKind.GAIN, words, (SPELL_DECK, _wizard(event)), badge=f"+{max(1, event.amount)}")


def _clouds(event: Any, words: str) -> Beat:
    """A cloud comes from its pile to the player."""
    return Beat(
        BeatKind.GAIN, words, (f"cloud-{event.what}", _wizard(event)), badge=words.partition(" of ")[2].partition(" for ")[0], weight=2
    )


def _spends(event: Any, words: str) -> Beat:
    """Dice of one number, at their level of the pyramid."""
    level = {1: SINGLE, 2: PAIR}.get(event.amount, ALIKE + event.amount - FEWEST_ALIKE)
    return Beat(BeatKind.MOVE, words, (TRAY, f"level-{min(level, ALIKE + 2)}"), (str(event.what),) * event.amount)


def _spends_run(event: Any, words: str) -> Beat:
    return Beat(BeatKind.MOVE, words, (TRAY, f"level-{RUN}"), tuple(map(str, range(event.what, event.amount + 1))))


def _untaps(event: Any, words: str) -> Beat:
    return Beat(BeatKind.FLIP, words, (_wizard(event),), weight=0 if event.what == NO_CARD else 1)


SHOWN: dict[Happening, Callable[[Any, str], Beat]] = {
    Happening.PRAYS: _prays,
    Happening.ROLLS: _rolls,
    Happening.REROLLS: _rerolls,
    Happening.TURNS_DIE: _rerolls,
    Happening.ADDS: _adds,
    Happening.TURNS_ACTION: _turns_action,
    Happening.ATTACKS: _attacks,
    Happening.STRUCK_NOTHING: _attacks,
    Happening.HITS: _hits,
    Happening.GAINS: _gains,
    Happening.LOSES: _loses,
    Happening.PAYS_POWER: _pays,
    Happening.CASTS: _casts,
    Happening.USES: _uses,
    Happening.BUYS: _buys,
    Happening.SELLS: _sells,
    Happening.DRAWS: _draws,
    Happening.SEES: _draws,
    Happening.SUMMONS: _clouds,
    Happening.UPGRADES: _clouds,
    Happening.SPENDS: _spends,
    Happening.SPENDS_RUN: _spends_run,
    Happening.UNTAPS: _untaps,
}
IN_THE_TRAY = (Happening.RETURNS, Happening.STANDS, Happening.PROTECTS, Happening.EXCHANGES)
AT_THE_PLAYER = (
    Happening.TAKES_SPIRIT,
    Happening.USES_SPIRIT,
    Happening.STARTS_WITH,
    Happening.DISCARDS,
    Happening.DROPS,
    Happening.LAST_ROUND,
    Happening.VICTORY,
    Happening.WINS_TIE,
    Happening.RUNS_OUT,
)
KINDS = {
    Happening.TAKES_SPIRIT: BeatKind.GAIN,
    Happening.DISCARDS: BeatKind.LOSE,
    Happening.DROPS: BeatKind.LOSE,
    Happening.VICTORY: BeatKind.GAIN,
    Happening.WINS_TIE: BeatKind.GAIN,
    Happening.STARTS_WITH: BeatKind.GAIN,
}
WEIGHTS = {
    Happening.LAST_ROUND: 2,
    Happening.VICTORY: 2,
    Happening.WINS_TIE: 2,
    Happening.TIE: 2,
    Happening.CLEARS: 1,
    Happening.REPLACES: 0,
}
