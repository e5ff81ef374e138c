"""Docstrings as they are written here, made ready for Sphinx.

A word between single backticks is code, and a link where the reference has that name. Fields of a
class are told by the comments behind them.
"""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from importlib import import_module
from types import FunctionType
from typing import Any

import numpy.typing as npt
from docutils import nodes
from docutils.statemachine import StringList
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.util.docutils import SphinxDirective
from sphinx.util.nodes import make_refnode
from sphinx.util.typing import stringify_annotation

ARRAY_LIKE = stringify_annotation(npt.ArrayLike, "smart")
ARRAY = re.compile(r"~numpy\.ndarray\[tuple\[~typing\.Any, \.\.\.\], ~numpy\.dtype\[([^\]]+)\]\]")
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
    is_instance = kind == "data" and value.__doc__ == type(value).__doc__
    lines[:] = (
        [f"A :class:`{type(value).__name__}`."]
        if is_instance
        else marked_up(lines, arguments_of(value))
    )
    if isinstance(value, type) and (fields := list(fields_of(value))):
        lines += [
            "",
            *(
                line
                for field, comment in fields
                for line in [
                    f"- ``{field}``: {marked_up([comment], set())[0].replace('::', chr(92) + '::')}"
                ]
            ),
            "",
        ]


def shorten(
    app: Sphinx,
    kind: str,
    name: str,
    value: Any,
    options: Any,
    arguments: str | None,
    returned: str | None,
) -> Any:
    """Name types and defaults as the source does, and say `...` where a dataclass makes a default
    anew.
    """
    if getattr(value, "_is_protocol", False):
        return "", None
    return as_written(arguments), as_written(returned)


def as_written(signature: str | None) -> str | None:
    """A part of a signature with NumPy's types, and functions that are defaults, by their names."""
    if not signature:
        return signature
    named = signature.replace(ARRAY_LIKE, "~numpy.typing.ArrayLike").replace("<factory>", "...")
    return re.sub(r"<function (\w+)[^>]*>", r"\1", ARRAY.sub(r"~numpy.typing.NDArray[\1]", named))


def marked_up(lines: list[str], own: set[str]) -> list[str]:
    """The lines with words of code marked; a word in `own`, such as an argument, is no link.

    What is indented after a gap is code.
    """
    marked, is_code, is_example = list[str](), False, False
    for line in lines:
        before = marked[-1] if marked else ""
        is_gap = not before.strip()
        is_example = line.startswith(">>>") or (is_example and bool(line.strip()))
        if line.startswith("    ") and is_gap and marked and not is_code and not is_example:
            marked += ["::", ""]
            is_code = True
        is_code = is_code and (line.startswith("    ") or not line.strip())
        if line.startswith("- ") and not is_gap and not before.startswith(("- ", " ")):
            marked.append("")
        marked.append(
            line if is_code or is_example else WORD.sub(lambda word: markup(word, own), line)
        )
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
        if (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and not node.target.id.startswith("_")
        ):
            comment = re.search(
                r"  # (.+)$", "\n".join(lines[node.lineno - 1 : node.end_lineno]), re.MULTILINE
            )
            if comment:
                yield node.target.id, comment.group(1)


def is_left_out(
    app: Sphinx, kind: str, name: str, value: Any, skip: bool, options: Any
) -> bool | None:
    """Leave out what only the language asks for, functions that are the default of a field, and
    fields, which comments tell about.
    """
    is_default = isinstance(value, FunctionType) and "." not in value.__qualname__
    is_told = isinstance(value, property) or bool((inspect.getdoc(value) or "") and callable(value))
    return True if name.startswith("_") or is_default or not is_told else None


def resolve(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, inner: nodes.Element
) -> nodes.Element | None:
    """Find a name by its end, if the reference has one such; words of code that are no names stay
    words.
    """
    target = node.get("reftarget", "")
    if node.get("refdomain") != "py":
        return None
    known = [
        (name, entry)
        for name, entry in env.domains.python_domain.objects.items()
        if name.endswith(f".{target}") and not entry.aliased
    ]
    is_telling = "." in target or target[:1].isupper() or node["reftype"] != "named"
    if len(known) == 1 and is_telling:
        name, entry = known[0]
        return make_refnode(app.builder, node["refdoc"], entry.docname, entry.node_id, inner, name)
    return inner if node["reftype"] == "named" else None
