"""`python -m docs.site [FOLDER]`: the site in FOLDER, `build/docs` unless another is named.

Nothing is compiled, nothing fetched.
"""

import os
import sys
from pathlib import Path

os.environ["LUDARY_JIT"] = "0"  # the API is read and boards are drawn faster than anything compiles

from docs.site.build import build

if __name__ == "__main__":
    folder = Path(*sys.argv[1:2] or ["build/docs"])
    build(folder)
    print(f"The site is built: open {folder / 'html' / 'index.html'}")
    print(f"Links to elsewhere, which nobody has checked, are listed in {folder / 'elsewhere.txt'}")
