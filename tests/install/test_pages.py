"""The Python of the pages runs for whoever has installed Ludary from a wheel, with the files that a
page tells its reader to write.
"""

import sysconfig
from pathlib import Path

import pytest

from ludary.core.compile.rule import JIT
from tests.docs import pages
from tests.install.wheels import run

LIBRARIES = {  # that a page needs beside Ludary
    "adapters.md": ("pettingzoo", "gymnasium", "pyspiel"),
    "simulations.md": ("pyarrow",),
    "lab-tune.md": ("optuna",),
}


@pytest.mark.skipif(
    not JIT, reason="the pages play more games than the uncompiled build has time for"
)
@pytest.mark.parametrize(
    "page",
    [page for page in pages.PAGES if any(block.is_run for block in pages.blocks(page))],
    ids=pages.short,
)
def test_the_python_of_a_page_runs_where_ludary_is_installed(
    page: Path, installed: Path, cache: pytest.Cache
) -> None:
    for library in LIBRARIES.get(page.name, ()):
        pytest.importorskip(library, reason=f"the page is about {library}, which is not installed")
    folder = Path(cache.mkdir("pages")) / pages.short(page).replace("/", "-")
    folder.mkdir(exist_ok=True)
    pages.write_files(page, folder)
    run(
        str(installed / "python"),
        pages.__file__,
        str(page),
        sysconfig.get_path("purelib"),
        cwd=folder,
    )
