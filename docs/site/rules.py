"""The rules of each game as a page: the sentences that `ludary rules` prints, below their headings,
and a board in the middle of a game.
"""

import html
import re
from collections.abc import Iterable
from pathlib import Path

import ludary
from ludary import Game, Match
from ludary.cli.listings import span
from ludary.core.contract.ledger import RuleRow, RulingRow
from ludary.core.contract.summary import PARTS
from ludary.study.rulebook import sentences
from ludary.study.summaries import document, drawings, summary_of

GOLDEN = (
    Path(__file__).resolve().parents[2] / "tests" / "golden"
)  # whole games, one of each, as Records
PLAYERS = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hanna"]
Row = RuleRow | RulingRow
SPECIAL = re.compile(r"([\\`*_\[\]<>{}$#|~^@&!])")


def write(sources: Path) -> list[str]:
    """Write the pages of all games that ship; their names, below `sources`."""
    folder = sources / "rules"
    folder.mkdir(parents=True)
    for name in ludary.games():
        (folder / f"{name}.svg").write_text(board(name), encoding="utf-8")
        (folder / f"{name}.md").write_text(page(ludary.load(name)), encoding="utf-8")
        write_summary(folder, ludary.load(name))
    return [f"rules/{name}{page}.md" for name in ludary.games() for page in ("-summary", "")]


def write_summary(folder: Path, game: Game) -> None:
    """Write the page of a game's summary, its pictures, and the same as a file to be printed."""
    drawn = drawings(game)
    for number, svg in enumerate(drawn):
        (folder / f"{game.name}-summary-{number}.svg").write_text(svg, encoding="utf-8")
    (folder / f"{game.name}-two-pages.html").write_text(document(game, drawn), encoding="utf-8")
    lines = [
        f"# {game.title} on two pages",
        (
            f"{escaped(game.about)} {{download}}`Both pages, to be printed on A4 or Letter"
            f" <{game.name}-two-pages.html>`; [all rules]({game.name}.md) have the rest."
        ),
    ]
    told = summary_of(game)
    for part, heading in PARTS.items():
        lines += [f"## {heading}", *(f"- {escaped(text)}" for text in told.paragraphs(part))]
        lines += [
            f'<img src="{game.name}-summary-{number}.svg" width="720"'
            f' alt="{html.escape(one.words)}">\n\n{escaped(one.words)}'
            for number, one in enumerate(told.picture)
            if one.part == part
        ]
    (folder / f"{game.name}-summary.md").write_text("\n\n".join(lines) + "\n", encoding="utf-8")


def board(name: str) -> str:
    """A board half way through a game, as the player sees it who decides then."""
    whole = Match.load(GOLDEN / f"{name}.txt")
    whole.players = PLAYERS[: whole.seats]
    match = whole.at(len(whole.steps) // 2)
    return match.view(int(match.state.actor))._repr_svg_() or ""


def page(game: Game) -> str:
    """The page of a game, as Markdown."""
    minutes = f", {span(game.minutes)} minutes" if game.minutes else ""
    lines = [
        f"# The rules of {game.title}",
        escaped(game.about),
        (
            f"{span(game.players)} players{minutes}. The terminal shows the same by `ludary rules"
            f" {game.name}`; whose game it is stands in [The"
            f" games](../games.md#{game.title.lower().replace(' ', '-')})."
        ),
        (
            f'<img src="{game.name}.svg" width="720" alt="{game.title} half way through a game, as'
            ' the player who decides sees it">'
        ),
        (
            "Each rule stands here in our own words, behind its id. A ruling is what was decided"
            " where the rulebook is silent or contradicts itself; where another reading is alive"
            " too, it names the option that chooses between them."
        ),
    ]
    rows: list[Row] = [*game.ledger.rule, *game.ledger.ruling]
    for heading in game.ledger.sections():
        lines += [
            f"## {escaped(titled(heading))}",
            *told(game, [row for row in rows if row.section == heading]),
        ]
    return "\n\n".join(lines) + "\n"


def titled(heading: str) -> str:
    """A heading of the rulebook, without its capitals where there is nothing else."""
    return heading.capitalize() if heading.isupper() else heading


def told(game: Game, rows: Iterable[Row]) -> list[str]:
    return [line for row in rows for line in (f"({label(game, row.id)})=", row_text(game, row))]


def row_text(game: Game, row: Row) -> str:
    """A rule, or a ruling with what was ruled and why."""
    first, *more = sentences(row)
    rests_on = ", ".join(
        f"[{ruling}](#{label(game, ruling)})" for ruling in getattr(row, "rulings", ())
    )
    lines = [f"**{row.id}** {escaped(first)}" + (f" ({rests_on})" if rests_on else "")]
    lines += [
        f": {name}: {escaped(sentence)}"
        for name, sentence in zip(("Ruling", "Why"), more, strict=False)
    ]
    if option := getattr(row, "option", ""):
        lines.append(f": Option: `{option}`")
    return "\n\n".join(lines)


def label(game: Game, row: str) -> str:
    return f"{game.name}-{row}".lower().replace("_", "-")


def escaped(text: str) -> str:
    return SPECIAL.sub(r"\\\1", text)
