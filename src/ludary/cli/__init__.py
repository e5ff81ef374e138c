"""The command `ludary`. What takes time to import is imported by the command that needs it."""

import click

import ludary
from ludary.cli.check import check
from ludary.cli.hosting.admin import admin
from ludary.cli.hosting.backup import backup, restore
from ludary.cli.hosting.host import host
from ludary.cli.lab.balance import balance
from ludary.cli.lab.benchmark import benchmark
from ludary.cli.lab.cards import cards
from ludary.cli.lab.compare import compare
from ludary.cli.lab.group import lab
from ludary.cli.lab.match import match
from ludary.cli.lab.sweep import sweep
from ludary.cli.lab.tournament import tournament
from ludary.cli.lab.tune import tune
from ludary.cli.listings import edition, games, options
from ludary.cli.main_group import MainGroup
from ludary.cli.mcp import mcp
from ludary.cli.play import learn, play
from ludary.cli.puzzles import puzzles
from ludary.cli.replay import replay, review
from ludary.cli.rules import rules
from ludary.cli.serve import serve
from ludary.cli.sim import sim
from ludary.cli.train import judge, train


@click.group(
    cls=MainGroup,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="`ludary COMMAND --help` says more about each.",
)
@click.version_option(ludary.__version__, message="ludary %(version)s")
def main() -> None:
    """Tabletop rulebooks as rules that run: play, look up rules, simulate."""


for command in (
    play,
    learn,
    puzzles,
    serve,
    host,
    admin,
    backup,
    restore,
    replay,
    review,
    rules,
    games,
    options,
    edition,
    sim,
    lab,
    train,
    judge,
    check,
    benchmark,
    mcp,
):
    main.add_command(command)

for command in (balance, cards, compare, sweep, tune, match, tournament):
    lab.add_command(command)
