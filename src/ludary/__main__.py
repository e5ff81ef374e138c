"""`python -m ludary`: the command `ludary`."""

from ludary.cli import main

main(prog_name="ludary")
