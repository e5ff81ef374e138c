"""A review in words, and its curve of chances as a picture.

Chances are told in per cent, and differences of chances in points.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import numpy as np

from ludary.bots.choice_values import LEAST_ERROR
from ludary.bots.levels import bot_words, strength_words
from ludary.bots.review import SURE, Review, ReviewedChoice
from ludary.core.contract.actions import Action
from ludary.core.picture import svg
from ludary.core.play.presenting import lines_of, move_of
from ludary.core.play.view import View, blank_view

if TYPE_CHECKING:
    from ludary.core.contract.hints import BotHints
    from ludary.core.play.match import Match

MARKS = {"inaccuracy": "an inaccuracy", "mistake": "a mistake", "blunder": "a blunder"}
JUDGES = {
    "network": "its judge is a network that learnt from bots' games",
    "formula": "its judge is the game's rough formula",
}
BARS = "▁▂▃▄▅▆▇█"
COLUMNS = 60  # of a curve in text
GLANCE = 160  # letters that are told of a step: of its end, which says what came of it
POINTS = 400  # of a curve in a picture, at most
WIDTH, HEIGHT, LEFT, RIGHT, TOP, ROW, LETTERS = (
    320,
    176,
    52,
    10,
    10,
    18,
    13,
)  # of the picture, its margins, a row of its key, and letters
PAPER, INK, FAINT = "#fffdf8", "#3b3a36", "#d9d5cb"
COLOURS = (
    "#b35900",
    "#0b6aa8",
    "#00795a",
    "#a8327c",
    "#7a6a00",
    "#c43d1b",
    "#5f4bb6",
    "#555555",
)  # of seats
DASHES = (None, "7 3", "2 3", "9 3 2 3", None, "7 3", "2 3", "9 3 2 3")
SIGNS = {"inaccuracy": "#e0b400", "mistake": "#e07000", "blunder": "#c00020"}


def points(change: float, sign: str = "") -> str:
    return f"{round(100 * change, 1) + 0.0:{sign}.1f}".replace("-", "\N{MINUS SIGN}")


def state_at(match: Match, step: int) -> Any:
    """Return the state in which a step was chosen, as its player was shown it."""
    actor = match.steps[step].actor
    states = np.frombuffer(match.steps[step].before, match.game.State.dtype)
    return View(match.game, blank_view(match.game, states, actor), actor).state


def action_of(match: Match, step: int, action: int) -> Action:
    """Return an action as the player who could choose it in a step was shown it."""
    return match.game.action(action, state_at(match, step), match.players)


def move(match: Match, step: int, action: int) -> dict[str, str]:
    """Return the places of an action on the board of its player."""
    return move_of(match.game, state_at(match, step), action_of(match, step, action))


def action_words(match: Match, step: int, action: int) -> str:
    """Return the first sentence of an action, without what further ones explain."""
    return action_of(match, step, action).words.split(". ")[0].rstrip(".")


def about(reason: str, name: str) -> str:
    """Return a reason that is told to a player as one that is told about this player."""
    for old, new in (("your", f"{name}'s"), ("of yours", f"of {name}'s"), ("you", name)):
        reason = re.sub(rf"\b{old}\b", new, reason)
    return reason


def choice_words(match: Match, choice: ReviewedChoice) -> str:
    """Return a sentence such as `Bo chose “Seize g7” (step 41), a mistake: it gave away 6.1 ± 1.2
    points. Better: “Dig b2”.`
    """
    did, better = (
        action_words(match, choice.step, action) for action in (choice.action, choice.best)
    )
    why = about(choice.reason, match.players[choice.seat])
    around = max(LEAST_ERROR, SURE * choice.error)
    lost = f"it gave away {points(choice.loss)} ± {points(around)} points"
    return (
        f"{match.players[choice.seat]} chose “{did}” (step {choice.step}), {MARKS[choice.mark]}:"
        f" {lost}. Better: “{better}”. {f'{why}.' if why else ''}".rstrip()
    )


def luck_words(match: Match, step: int, seat: int, change: float) -> str:
    """Return a sentence such as `Luck brought Ann 24.0 points (step 12): Bo rolls 2, 2, 5.`"""
    told = lines_of(match.game, up_to_what_is_shown(match, step), match.players)
    short = (k for k in range(len(told)) if len(" ".join(told[k:])) <= GLANCE)
    first = next(short, max(0, len(told) - 1))
    what = (
        f"brought {match.players[seat]} {points(change)}"
        if change > 0
        else f"cost {match.players[seat]} {points(-change)}"
    )
    return f"Luck {what} points (step {step}): {'… ' if first else ''}{' '.join(told[first:])}"


def up_to_what_is_shown(match: Match, step: int) -> list[Any]:
    """Return the events of a step up to the last one that shows something on the board. Luck did
    not bring what comes after it, such as whose turn it is.
    """
    rows, events = match.game.presentation.events.rows, list(match.steps[step].events)
    shown = [place for place, event in enumerate(events) if rows[int(event.kind)].looks]
    return events[: shown[-1] + 1] if shown else events


def turning_point(match: Match, review: Review) -> tuple[str, int]:
    """Return the one moment that changed a chance most, as a sentence, and its step; "" and 0 if
    there was none.
    """
    moments = [(one.loss, choice_words(match, one), one.step) for one in review.marked]
    moments += [(abs(one[2]), luck_words(match, *one), one[0]) for one in review.lucky]
    return max(moments, default=(0.0, "", 0))[1:]


def reviewer_words(hints: BotHints, review: Review) -> str:
    """Return who reviewed, how strong that is among so many players if that was measured, and by
    what positions were judged.
    """
    measured = review.reviewer == hints.levels[-1] and len(review.names) == hints.best_seats
    strength = strength_words(hints) if measured else ""
    which = f", which {strength}" if strength else ""
    return (
        f"The reviewer is as strong as {bot_words(hints, review.reviewer)}{which};"
        f" {JUDGES[review.judge]}."
    )


def curve(review: Review, most: int = POINTS) -> list[tuple[int, tuple[float, ...]]]:
    """Return each seat's chance after some steps, evenly spread, the first and the last among
    them.
    """
    after = [(0, review.steps[0].before), *((step.step, step.after) for step in review.steps)]
    return [
        after[place]
        for place in np.unique(
            np.linspace(0, len(after) - 1, min(most, len(after))).round().astype(int)
        ).tolist()
    ]


def review_text(match: Match, review: Review) -> str:
    """Return the review as text: the chances of each player as a line, what became of them, and the
    steps that stand out.
    """
    marked = [choice_words(match, choice) for choice in review.marked]
    lucky = [luck_words(match, *one) for one in review.lucky]
    end = (
        []
        if review.finished
        else [
            "The game was not played to its end: the chances in the last position stand in"
            " for a result."
        ]
    )
    turned, _ = turning_point(match, review)
    parts = [
        [f"The turning point: {turned}"] if turned else [],
        [
            (
                f"{match.game.title}, {len(review.steps)} steps."
                f" {reviewer_words(match.game.hints, review)}"
            ),
            *end,
        ],
        list(curve_lines(review)),
        list(table_lines(review)),
        [f"- {words}" for words in marked] or ["No choice clearly gave away much."],
        [f"- {words}" for words in lucky],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def curve_lines(review: Review) -> Iterator[str]:
    """Yield a line of bars for each player: low ones are small chances."""
    width, shown = max(map(len, review.names)), curve(review, COLUMNS)
    for seat, name in enumerate(review.names):
        bars = "".join(BARS[min(7, max(0, int(8 * chances[seat])))] for _, chances in shown)
        yield f"{name:{width}}  {bars}"


def table_lines(review: Review) -> Iterator[str]:
    """Yield a table of the players: from the chance at the start to the result."""
    width = max(6, *map(len, review.names))
    yield f"{'points':{width}}  start   skill   gifts    play    luck  result  choices  error rate"
    for player in review.players:
        changes = "".join(
            f"{points(change, '+'):>8}"
            for change in (player.skill, player.gifts, player.play, player.luck)
        )
        row = (
            f"{review.names[player.seat]:{width}}"
            f" {points(player.start):>6}{changes}{points(player.result):>8}"
        )
        yield f"{row}{player.choices:>9}{points(player.error_rate):>12}"


def review_svg(title: str, review: Review) -> str:
    """Return the curve of chances as a picture.

    `data-frame` of its root says where it lies: left, top, width, height, last step.
    """
    rows = key_rows(review.names)
    top, height = TOP + ROW * len(rows), HEIGHT + ROW * len(rows)
    inner, high, last = WIDTH - LEFT - RIGHT, height - top - 30, review.steps[-1].step

    def place(step: int, chance: float) -> tuple[float, float]:
        return round(LEFT + inner * step / last, 1), round(
            top + high * (1 - min(1.0, max(0.0, chance))), 1
        )

    parts = [svg.rect(0, 0, WIDTH, height, PAPER, rx=8), *key(rows)]
    for mark in (0, 25, 50, 75, 100):
        x, y = place(0, mark / 100)
        parts.append(svg.path(f"M{x} {y}h{inner}", stroke=FAINT, stroke_width=1))
        parts.append(svg.label(x - 6, y + 4, f"{mark} %", LETTERS, INK, text_anchor="end"))
    parts += [
        svg.label(LEFT, height - 10, "step 0", LETTERS, INK),
        svg.label(WIDTH - RIGHT, height - 10, f"step {last}", LETTERS, INK, text_anchor="end"),
    ]
    shown = curve(review)
    for seat in range(len(review.names)):
        line = "L".join("{} {}".format(*place(step, chances[seat])) for step, chances in shown)
        parts.append(
            svg.path(
                f"M{line}",
                stroke=colour(seat),
                stroke_width=2,
                stroke_dasharray=dash(seat),
                stroke_linejoin="round",
            )
        )
    for choice in review.marked:
        (x, y), tip = (
            place(choice.step, review.steps[choice.step - 1].after[choice.seat]),
            f"step {choice.step}: {choice.mark}",
        )
        parts.append(
            svg.tag(
                "circle",
                svg.tip(tip),
                cx=x,
                cy=y,
                r=4,
                fill=SIGNS[choice.mark],
                stroke=INK,
                stroke_width=1,
            )
        )
    words = "; ".join(
        f"{name}: {points(player.start)} % at the start, {points(player.result)} % at the end"
        for name, player in zip(review.names, review.players, strict=True)
    )
    drawn = svg.picture(
        "review", WIDTH, height, f"Chances to win in a game of {title}", words, *parts
    )
    return drawn.replace("<svg ", f'<svg data-frame="{LEFT} {top} {inner} {high} {last}" ', 1)


def key_rows(names: Sequence[str]) -> list[list[tuple[int, str, float]]]:
    """Return the entries of the key, by row: seat, name, place."""
    rows: list[list[tuple[int, str, float]]] = [[]]
    x: float = LEFT
    for seat, name in enumerate(names):
        shown = svg.fitted(name, LETTERS, 150)
        wide = 40 + svg.width_of(shown, LETTERS)
        if x + wide > WIDTH - RIGHT and rows[-1]:
            rows.append([])
            x = LEFT
        rows[-1].append((seat, shown, x))
        x += wide
    return rows


def key(rows: list[list[tuple[int, str, float]]]) -> Iterator[str]:
    for number, row in enumerate(rows):
        y = TOP + ROW * number
        for seat, name, x in row:
            yield svg.path(
                f"M{x:.1f} {y}h20", stroke=colour(seat), stroke_width=3, stroke_dasharray=dash(seat)
            )
            yield svg.label(round(x + 25, 1), y + 4, name, LETTERS, INK)


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def dash(seat: int) -> str | None:
    return DASHES[seat % len(DASHES)]


def review_json(match: Match, review: Review) -> dict[str, Any]:
    """Return what a page shows of a review."""
    before = {step.step: step.before[step.actor] for step in review.steps}
    marked = [
        {
            "step": one.step,
            "seat": one.seat,
            "mark": one.mark,
            "loss": one.loss,
            "error": one.error,
            "action": action_words(match, one.step, one.action),
            "best": action_words(match, one.step, one.best),
            "words": choice_words(match, one),
            "chance": before[one.step],
            "made": move(match, one.step, one.action),
            "better": move(match, one.step, one.best),
        }
        for one in review.marked
    ]
    lucky = [
        {
            "step": step,
            "seat": seat,
            "change": change,
            "words": luck_words(match, step, seat, change),
        }
        for step, seat, change in review.lucky
    ]
    turning, turning_step = turning_point(match, review)
    players = [{**asdict(one), "name": match.players[one.seat]} for one in review.players]
    return {
        "version": review.version,
        "reviewer": review.reviewer,
        "judge": review.judge,
        "about": reviewer_words(match.game.hints, review),
        "finished": review.finished,
        "players": players,
        "chances": [{"step": step, "chances": list(chances)} for step, chances in curve(review)],
        "turning": turning,
        "turning_step": turning_step,
        "marked": marked,
        "lucky": lucky,
        "picture": review_svg(match.game.title, review),
        "text": review_text(match, review),
    }
