"""A person's decision: one of the choices, or a command such as `help` and then one of the
choices.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludary.cli.playing.choices import UnclearChoice, chosen_by, unknown
from ludary.cli.playing.narration import narrate
from ludary.cli.rulebook import print_rows
from ludary.cli.terminal import paragraphs
from ludary.core.compile.takeover import is_awaited
from ludary.core.contract.components import BOX, tables_about
from ludary.core.contract.windows import topics_of, unasked_at_first, unknown_topics
from ludary.core.play.auto_pass import passing_action
from ludary.study.rulebook import at_hand, find_rows

if TYPE_CHECKING:
    from ludary.cli.playing.page import ConsolePage
    from ludary.core.contract.actions import Action
    from ludary.core.play.match import Match

COMMANDS = {  # commands besides choices: how each is written, and its description
    "help": ("? or help", "this list"),
    "what": ("what", "what is this: the few rules that matter most now"),
    "rules": ("rules", "all rules about your choices; `rules WORD` for others"),
    "box": (
        "box",
        "what is in the box, and how many of each you have not seen; `box WORD` a part of it",
    ),
    "list": ("list", "all your choices; `list WORD` those alone that begin so"),
    "why": ("why", "what you cannot choose now, and why not"),
    "hint": ("hint", "what a bot would do in your place, and your chance to win with each choice"),
    "view": ("view", "the table and your choices once more"),
    "log": ("log", "everything that you were told in this game"),
    "quiet": (
        "quiet",
        "what you are not to be asked about; `quiet TOPIC` adds a topic or removes it",
    ),
    "undo": (
        "undo",
        (
            "take your last action back, if it showed nothing new; `undo WORD` one of the cards or"
            " things you selected"
        ),
    ),
    "save": ("save", "write the game to a file; `save FILE` names it"),
    "quit": ("quit", "save and leave; Ctrl-C and Ctrl-D do the same"),
}
MOST_WEIGHED = 6  # choices whose chances a hint tells
SHORT = {"?": "help", "q": "quit", "exit": "quit"}


class StopPlaying(Exception):
    """A player wants to stop."""


def ask(prompt: str) -> str:
    """A line typed by a person; EOFError at Ctrl-D."""
    return input(prompt).strip()


class PromptedPlayer:
    """A seat whose player is asked at the terminal."""

    def __init__(
        self,
        match: Match,
        seat: int,
        page: ConsolePage,
        save: Callable[[str], object],
        welcome: str,
        company: bool = False,
    ) -> None:
        self.match, self.seat, self.page, self.save = match, seat, page, save
        self.company = company  # whether other people play
        self.welcome = welcome  # first lines, which say who plays
        self.seen = self.last_own_step()  # steps told before
        self.known: list[str] = []  # paragraphs of the position that this turn has shown
        self.choices: list[Action] = []
        self.topics = set(
            unasked_at_first(match.game.presentation.windows, not company)
        )  # topics that are passed over

    def last_own_step(self) -> int:
        """The last step that this seat made; 0 if none."""
        return max(0, self.match.last_own_step(self.seat))

    def decide(self) -> None:
        """Ask until an action has been played; the whole table is shown when a turn begins, and
        then only what has changed.
        """
        if self.others_chose():
            self.known = []
        self.present()
        before = len(self.match.steps)
        while len(self.match.steps) <= before:
            before = min(before, len(self.match.steps))  # after `undo`
            self.answer(ask(self.prompt()))
        self.seen, self.welcome = before, ""

    def passes(self) -> bool:
        """Tell whether the decision is one that the person is not to be asked about; then it has
        been let pass.
        """
        action = (
            passing_action(self.match.view(self.seat), self.topics, self.match.picked(self.seat))
            if self.topics
            else None
        )
        if action is not None:
            self.match.step(action)
        return action is not None

    def others_chose(self) -> bool:
        """Tell whether another player has done more than let something pass since this one's last
        action.
        """
        windows = self.match.game.presentation.windows
        passing = self.match.game.read_action(windows.silence) if windows else None
        return any(
            step.actor != self.seat and step.action != passing
            for step in self.match.steps[self.seen + 1 :]
        )

    def show(self) -> None:
        """Show the whole table and the choices."""
        self.known = []
        self.present(whole=True)

    def present(self, whole: bool = False) -> None:
        """Show the choices, and of the table what is not known yet and fits, or the `whole`."""
        self.choices = self.match.legal()
        news = narrate(self.match, self.seat, self.seen)
        self.page.decision(
            self.match, self.seat, self.welcome, news, self.choices, self.known, whole
        )
        self.known = paragraphs(str(self.match.view(self.seat)))

    def prompt(self) -> str:
        return (
            f"Your choice (1{f'-{len(self.choices)}' if len(self.choices) > 1 else ', or Enter'}; ?"
            " for help): "
        )

    def answer(self, text: str) -> None:
        """Carry out what was typed, or say in one line what is wrong with it."""
        word, _, rest = text.partition(" ")
        command = SHORT.get(word.lower(), word.lower())
        try:
            if command in COMMANDS:
                self.obey(command, rest.strip())
            elif text or len(self.choices) == 1:
                self.match.step(chosen_by(text or "1", self.choices, self.match.game.actions.verbs))
            else:
                raise UnclearChoice("Type the number of your choice, or ? for help.")
        except ValueError as error:
            words = str(error)
            self.page.say(
                f"{words[:1].upper()}{words[1:]}".removesuffix(".")
                + ("" if words.endswith("?") else "."),
                "yellow",
            )

    def obey(self, command: str, rest: str) -> None:
        """Carry out one of COMMANDS; `rest` is what was typed behind it."""
        with_rest = {
            "rules": self.rules,
            "box": self.box,
            "list": self.list_choices,
            "quiet": self.quiet,
            "save": self.save,
            "undo": self.undo,
        }
        alone = {
            "help": self.help,
            "what": self.what,
            "why": self.why,
            "hint": self.hint,
            "view": self.show,
            "log": self.log,
            "quit": self.quit,
        }
        with_rest[command](rest) if command in with_rest else alone[command]()

    def help(self) -> None:
        action = self.choices[-1]
        words = (
            f"Choose by number, or in words that may be cut short: {action.notation!r} is choice"
            f" {len(self.choices)}."
        )
        self.page.say(words)
        for written, does in COMMANDS.values():
            self.page.say(does, first=f"  {written:<10} ", others=" " * 13)

    def what(self) -> None:
        print_rows(self.page, at_hand(self.match.game, self.choices))
        self.page.say(
            "'rules' has all rules about your choices; 'rules WORD' and 'box WORD' explain words of"
            " the game.",
            "dim",
        )

    def rules(self, about: str) -> None:
        ledger = self.match.game.ledger
        rows = find_rows(ledger, about) if about else ledger.help_for(self.verbs())
        with self.page.screenfuls():
            print_rows(self.page, rows)
        if not about:
            self.page.say("'rules WORD' looks for others, by heading, id or word.", "dim")

    def box(self, about: str) -> None:
        tables = tables_about(self.match.view(self.seat).components(), about or BOX)
        if not tables:
            raise ValueError(
                f"Nothing in the box is called {about!r}; 'box' shows all of it."
                if about
                else "This game does not tell what is in its box."
            )
        with self.page.screenfuls():
            self.page.components(tables)

    def verbs(self) -> list[str]:
        return list(dict.fromkeys(action.name for action in self.choices))

    def list_choices(self, named: str) -> None:
        if not any(action.notation.startswith(named) for action in self.choices):
            raise UnclearChoice(
                unknown(named, named.split()[:1], self.choices, self.match.game.actions.verbs)
            )
        self.page.all_choices(self.choices, named)

    def why(self) -> None:
        view = self.match.view(self.seat)
        if not view.unavailable():
            raise ValueError("No other choices exist at this moment.")
        with self.page.screenfuls():
            self.page.unavailable(view)

    def hint(self) -> None:
        from ludary.bots import bot_named
        from ludary.bots.fallback import with_fallback
        from ludary.cli.playing.seat_plan import generators, usual_bot
        from ludary.cli.precompile import precompile

        usual = bot_named(usual_bot(self.match.game))
        bot = with_fallback(usual, self.match.game)
        if not is_awaited(self.match.game.name):
            precompile(self.match.game, [bot], self.page.console)
        best = self.match.game.read_action(
            bot(self.match.view(self.seat), self.choices, generators(1, None)[0])
        )
        number, words = next(
            (n, str(action)) for n, action in enumerate(self.choices, 1) if action.id == best
        )
        meanwhile = "" if bot == usual else "The rules are still being compiled: "
        self.page.say(f"{meanwhile}{bot} would choose {number}: {words}")
        if not meanwhile:
            self.weigh(best)

    def weigh(self, best: int) -> None:
        """Tell the chance to win with each of the better choices, and a reason."""
        from ludary.bots.advice import advise, chance_words, comparison

        numbers = {action.id: number for number, action in enumerate(self.choices, 1)}
        for one in advise(self.match.view(self.seat), best)[:MOST_WEIGHED]:
            compared = "" if one.action == best else f", {comparison(one)}"
            self.page.say(
                f"{numbers[one.action]}: chance to win {chance_words(one)}{compared}."
                f" {one.reason}".rstrip(),
                first="- ",
            )

    def quiet(self, topic: str) -> None:
        """Tell the topics, after turning one on or off."""
        windows = self.match.game.presentation.windows
        wrong = unknown_topics(windows, [topic] if topic else [])
        if windows is None or wrong:
            raise ValueError(wrong or "This game asks you nothing that could be muted.")
        if topic:
            self.topics ^= {topic}
        for name, words in topics_of(windows).items():
            self.page.say(
                f"{name}: {'do not ask me' if name in self.topics else 'ask me'} {words}",
                first="- ",
            )

    def log(self) -> None:
        with self.page.screenfuls():
            for line in narrate(self.match, self.seat, 0):
                self.page.say(line, first="- ")

    def undo(self, which: str) -> None:
        """Take the last own action back, or the choice that `which` names; where other people play,
        only while they need not agree.
        """
        if which:
            self.unpick(which)
        elif self.company and self.match.take_back(self.seat) == "ask":
            raise ValueError(
                "You cannot take it back: others have acted, or chance has been revealed."
            )
        else:
            self.match.undo(self.seat)
        self.seen = min(self.seen, self.last_own_step())
        self.show()
        self.page.say("Taken back.")

    def unpick(self, which: str) -> None:
        """Take one of the choices back that were made one by one."""
        actions = self.match.game.actions
        picked = {
            actions.notation(action, self.match.game.thing_names): action
            for action in self.match.picked(self.seat)
        }
        fitting = [
            action
            for notation, action in picked.items()
            if notation == which or which in notation.split()
        ]
        if len(fitting) != 1:
            there = (
                f"you have chosen {', '.join(picked)}"
                if picked
                else "you have selected nothing that can be taken back on its own"
            )
            raise ValueError(f"{which!r} is not one of your choices: {there}")
        self.match.unpick(self.seat, fitting[0])

    def quit(self) -> None:
        raise StopPlaying
