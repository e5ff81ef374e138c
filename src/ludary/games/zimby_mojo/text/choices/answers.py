"""Choices of whoever is asked: yes, no, or nothing."""

from collections.abc import Callable, Sequence

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import Duty, Entry, Window
from ludary.games.zimby_mojo.spots import MOJO, NO, YES, tile_spots
from ludary.games.zimby_mojo.state import Phase, State
from ludary.games.zimby_mojo.text.cards import ritual_text
from ludary.games.zimby_mojo.text.creatures import creature_at, creature_words, place_words
from ludary.games.zimby_mojo.text.names import ritual_name
from ludary.games.zimby_mojo.text.stack import entry_words, stack
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Choice, Game, Mark, Marks

Said = Callable[[Game[Box], State, Entry, Sequence[str]], str]
WINDOWS = {
    Window.KINGS_TURN: "Do nothing before the King's turn",
    Window.THUGS_TURN: "Do nothing before the thugs' turn",
    Window.ROUND_END: "Do nothing before wrap-up",
    Window.SHAMBLING: "Do nothing before zombies shamble",
}


def _let_join(game: Game[Box], s: State, asked: Entry, who: Sequence[str]) -> str:
    return f"Let {creature_words(s, asked.creature)} join {creature_at(s, asked.other, game)}"


def _open(game: Game[Box], s: State, asked: Entry, who: Sequence[str]) -> str:
    shrine = place_words(game, game.box.shrine[asked.corner])
    return f"Open the seal of {shrine} with {who[asked.seat]}, for {game.box.seal_price} mojo each"


def _cast(game: Game[Box], s: State, asked: Entry, who: Sequence[str]) -> str:
    tile = s.creatures[s.bearer].tile if s.bearer != NOWHERE else NOWHERE
    place = game.box.ritual_at[tile] if tile != NOWHERE else NOWHERE
    price = f"for {game.box.crown_ritual} mojo"
    if place == NOWHERE or s.rituals[place] == NOWHERE:
        return f"Cast the ritual that lies here face down, {price}"
    ritual = s.rituals[place]
    return f"Cast the Ritual of {ritual_name(ritual)} {price}: {ritual_text(game, ritual)}"


def _keep_back(game: Game[Box], s: State, asked: Entry, who: Sequence[str]) -> str:
    return f"Keep {creature_at(s, asked.creature, game)} from shambling for 1 mojo"


# By the phase that asks: the words of a yes and of a no
QUESTIONS: dict[int, tuple[Said, Said]] = {
    Phase.JOIN: (_let_join, lambda game, s, asked, who: "Let nobody join"),
    Phase.SEAL: (_open, lambda game, s, asked, who: f"Do not open the seal with {who[asked.seat]}"),
    Phase.RITE: (_cast, lambda game, s, asked, who: "Cast no ritual"),
    Phase.SHAMBLE: (
        _keep_back,
        lambda game, s, asked, who: f"Let {creature_at(s, asked.creature, game)} shamble",
    ),
}


def _agree(game: Game[Box], s: State | None, who: Sequence[str]) -> str:
    if s is None or s.phase not in QUESTIONS:
        return "Yes"
    yes, _ = QUESTIONS[s.phase]
    return yes(game, s, s.agenda[s.agenda_count - 1], who)


def _refuse(game: Game[Box], s: State | None, who: Sequence[str]) -> str:
    if s is None or s.phase not in QUESTIONS:
        return "No"
    _, no = QUESTIONS[s.phase]
    return no(game, s, s.agenda[s.agenda_count - 1], who)


def _mark_agree(s: State) -> Marks:
    """Mark the column that asks to join, or what is paid with."""
    asked = s.agenda[s.agenda_count - 1]
    if s.phase == Phase.JOIN and asked.creature != NOWHERE:
        return {Mark.TARGET: tile_spots([s.creatures[asked.creature].tile])}
    return (
        {Mark.TAKE: [MOJO(s.actor)]} if s.phase in (Phase.SEAL, Phase.RITE, Phase.SHAMBLE) else {}
    )


def _pass(game: Game[Box], s: State | None, who: Sequence[str]) -> str:
    """Not to answer: what happens then, as far as one knows."""
    if s is None or s.agenda_count == 0:
        return "Let it be"
    lying = stack(s)
    asks = s.agenda[s.agenda_count - 1]
    if asks.duty != Duty.ANSWERS:
        return f"Let it resolve: {entry_words(game, s, lying[0], who)}" if lying else "Let it be"
    if Window(asks.reason) in WINDOWS:
        return WINDOWS[Window(asks.reason)]
    if asks.reason == Window.PLAYERS_TURN and s.turn_of != NOWHERE:
        return f"Do nothing before {who[s.turn_of]}'s turn"
    if asks.reason == Window.SHRINE:
        return f"Let {creature_at(s, asks.creature, game)} be"
    return (
        f"Let {creature_at(s, asks.creature, game)} move on"
        if asks.creature != NOWHERE
        else "Let it be"
    )


ANSWERS = {
    Verb.AGREE: Choice(_agree, at=YES, marks=_mark_agree),
    Verb.REFUSE: Choice(_refuse, at=NO, closing=True),
    Verb.PASS: Choice(_pass, closing=True),
}
