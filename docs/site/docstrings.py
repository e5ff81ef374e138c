"""Docstrings as they are written here, made ready for Sphinx.

A word between single backticks is code, and a link where the reference has that name. Fields of a class are told by the comments
behind them.
"""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.util.docutils import SphinxDirective
from sphinx.util.nodes import make_refnode

WORD = re.compile(r"(?<![`:])`([^`\n]+)`(?!`)(\w?)")


class Words(SphinxDirective):
    """`.. ludary-words:: MODULE`: the docstring of a module."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Read the docstring as if it stood here."""
        module = import_module(self.arguments[0])
        lines = marked_up(inspect.cleandoc(module.__doc__ or "").splitlines(), set())
        within = nodes.Element()
        self.state.nested_parse(StringList(lines, source=module.__name__), 0, within)
        return list(within.children)


def setup(app: Sphinx) -> dict[str, Any]:
    """Join Sphinx: called by it."""
    app.add_directive("ludary-words", Words)
    app.add_role_to_domain("py", "named", XRefRole(innernodeclass=nodes.literal))
    app.connect("autodoc-process-docstring", process)
    app.connect("autodoc-process-signature", shorten)
    app.connect("autodoc-skip-member", is_left_out)
    app.connect("missing-reference", resolve)
    return {"parallel_read_safe": True}


def process(app: Sphinx, kind: str, name: str, value: Any, options: Any, lines: list[str]) -> None:
    """Mark a docstring up, and add the fields of a class."""
    lines[:] = marked_up(lines, arguments_of(value))
    if isinstance(value, type) and (fields := list(fields_of(value))):
        lines += [
            "",
            *(
                line
                for field, comment in fields
                for line in [f"- ``{field}``: {marked_up([comment], set())[0].replace('::', chr(92) + '::')}"]
            ),
            "",
        ]


def shorten(app: Sphinx, kind: str, name: str, value: Any, options: Any, arguments: str | None, returned: str | None) -> Any:
    """Say `...` where a dataclass makes a default anew, so that the rest can be read."""
    return arguments and arguments.replace("<factory>", "..."), returned


def marked_up(lines: list[str], own: set[str]) -> list[str]:
    """The lines with words of code marked; a word in `own`, such as an argument, is no link."""
    marked, last, is_code = list[str](), "", False
    for line in lines:
        is_indented = line.startswith("    ") and bool(line.strip())
        if is_indented and last.endswith(":") and not last.startswith((" ", ">>>")):
            marked += ["", "::", ""]
            is_code = True
        is_code = is_code and (is_indented or not line.strip())
        is_example = line.lstrip().startswith(">>>") or (last.startswith(">>>") and bool(line.strip()))
        if line.startswith("- ") and marked and marked[-1].strip() and not marked[-1].startswith(("- ", " ")):
            marked.append("")
        marked.append(line if is_code or is_example else WORD.sub(lambda word: markup(word, own), line))
        last = ">>>" if is_example else line if line.strip() else last if last != ">>>" else ""
    return marked


def markup(word: re.Match[str], own: set[str]) -> str:
    text, after = word.groups()
    is_name = re.fullmatch(r"[A-Za-z_][\w.]*", text) and text not in own
    return (f":py:named:`{text}`" if is_name else f"``{text}``") + ("\\" if after else "") + after


def arguments_of(value: Any) -> set[str]:
    try:
        return set(inspect.signature(value).parameters)
    except (TypeError, ValueError):
        return set()


def fields_of(value: type) -> Iterator[tuple[str, str]]:
    """The fields of a class that have a comment behind them, with the comment."""
    try:
        lines = textwrap.dedent(inspect.getsource(value)).splitlines()
    except (OSError, TypeError):
        return
    body = ast.parse("\n".join(lines)).body[0]
    assert isinstance(body, ast.ClassDef)
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and not node.target.id.startswith("_"):
            comment = re.search(r"  # (.+)$", "\n".join(lines[node.lineno - 1 : node.end_lineno]), re.MULTILINE)
            if comment:
                yield node.target.id, comment.group(1)


def is_left_out(app: Sphinx, kind: str, name: str, value: Any, skip: bool, options: Any) -> bool | None:
    """Leave out what only the language asks for."""
    return True if name.startswith("_") or name == "model_config" else None


def resolve(app: Sphinx, env: BuildEnvironment, node: pending_xref, inner: nodes.Element) -> nodes.Element | None:
    """Find a name by its end, if the reference has one such; words of code that are no names stay words."""
    target = node.get("reftarget", "")
    if node.get("refdomain") != "py":
        return None
    known = [
        (name, entry) for name, entry in env.domains.python_domain.objects.items() if name.endswith(f".{target}") and not entry.aliased
    ]
    is_telling = "." in target or target[:1].isupper() or node["reftype"] != "named"
    if len(known) == 1 and is_telling:
        name, entry = known[0]
        return make_refnode(app.builder, node["refdoc"], entry.docname, entry.node_id, inner, name)
    return inner if node["reftype"] == "named" else None
