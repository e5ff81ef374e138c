"""Settings of Sphinx: see https://www.sphinx-doc.org/en/master/usage/configuration.html."""

import ludary

project = "Ludary"
author = "the people who write Ludary"
version = release = ludary.__version__
html_title = f"Ludary {version}"
html_theme = "furo"
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_static_path = ["static"]
html_css_files = ["site.css"]
extensions = ["myst_parser", "sphinx.ext.autodoc", "docs.site.docstrings"]
root_doc = "index"
smartquotes = False  # rules say here what they say in the terminal, letter by letter

myst_enable_extensions = ["deflist", "html_image"]
myst_heading_anchors = 4

autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints = "signature"
maximum_signature_line_length = 88
python_use_unqualified_type_names = True
add_module_names = False
toc_object_entries_show_parents = "hide"

nitpicky = True
nitpick_ignore_regex = [  # what Python, NumPy and pydantic document, not Ludary
    (r"py:.*", r"(numpy|np|npt|pydantic|collections|enum|pathlib|typing|types)\..*"),
    (
        r"py:.*",
        r"(Any|Callable|Iterable|Iterator|Mapping|Sequence|Set|Path|Literal|IntEnum|BaseModel|ConfigDict|Protocol)",
    ),
    (
        r"py:.*",
        r"(.*\.)?(Array|Autoreset|Axis|Bot|Form|Json|Layers|Marks|Means|StateMemory|Odds|Part|Result|Sizes|Tree|Who|E|F|M|B_co|R_co)",
    ),  # types
    (
        r"py:.*",
        r"(.*\.)?(GameLike|MatchLike|ViewLike)",
    ),  # Game, Match and View as type checkers see them
    (
        r"py:.*",
        r"(.*\.)?(Uniform|SearchSettings|Counts|RowBuffer|Layout|Promise|ColumnTables|Totals|Keeper|Trials)",
    ),  # what no caller makes
    (
        r"py:.*",
        r"(bool|bytes|dict|float|frozenset|int|list|object|range|set|str|tuple|type|None|Exception|ValueError|RuntimeError|slice)",
    ),
]
