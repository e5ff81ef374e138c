"""Errors of the compiler in words of Python: the rule, its file, the line, and what cannot be
compiled there.
"""

from __future__ import annotations

import inspect
import linecache
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludary.core.arguments import briefly
from ludary.core.errors import BadRule

CORE = Path(__file__).parents[1]
OURS = (
    CORE,
    CORE.parent / "bots",
    CORE.parent / "lab",
)  # whose own faults are told as the compiler tells them
PLACE = re.compile(r'File "([^"]+)", line (\d+)|(?:at|from) (\S+\.py) \((\d+)\)')
LONGEST = 200  # letters of what the compiler says
OPERATORS = {
    "add": "+",
    "iadd": "+=",
    "sub": "-",
    "isub": "-=",
    "mul": "*",
    "imul": "*=",
    "truediv": "/",
    "floordiv": "//",
    "mod": "%",
    "pow": "**",
    "eq": "==",
    "ne": "!=",
    "lt": "<",
    "le": "<=",
    "gt": ">",
    "ge": ">=",
    "and_": "&",
    "or_": "|",
    "xor": "^",
    "neg": "-",
    "contains": "in",
}
TYPES = (  # words for what the compiler calls the kinds of values
    (r"Literal\[int\]\((-?\d+)\)", r"\1"),
    (r"Literal\[str\]\((.*)\)", r"the text '\1'"),
    (r"u?int\d*|Enum<.*|IntEnum.*", "a whole number"),
    (r"float\d+", "a number"),
    (r"bool.*|Literal\[bool\].*", "a truth value"),
    (r"unicode_type", "a text"),
    (r"none|omitted.*", "None"),
    (r"Record\(.*", "a record"),
    (r"(nestedarray|array)\(.*", "a row"),
    (r"(Uni|Named)?Tuple\(.*", "a tuple"),
    (r".*CPUDispatcher\(<function (\w+) .*", r"the rule \1"),
)


def bad_rule(error: Exception, rule: Callable[..., Any]) -> BadRule | None:
    """Return what cannot be compiled in `rule`, or in what it calls of ours; None if the fault is
    not its own.
    """
    file = Path(rule.__code__.co_filename)
    if isinstance(error, BadRule) or any(folder in file.parents for folder in OURS):
        return None
    text = str(error)
    line = line_of(text, rule, file)
    code = (
        linecache.getline(str(file), line).strip() if line != rule.__code__.co_firstlineno else ""
    )
    shown = f": `{code}`" if code else ""
    return BadRule(f"{rule.__name__} ({file.name}, line {line}){shown}: {reason(error, text)}")


def line_of(text: str, rule: Callable[..., Any], file: Path) -> int:
    """Return the line of the rule that the compiler names; else the one that names what it misses,
    or that in which the rule begins.
    """
    for path, line, other, other_line in PLACE.findall(text):
        if Path(path or other).name == file.name:
            return int(line or other_line)
    first = rule.__code__.co_firstlineno
    if missing := re.search(r"^'(\w+)'$|name '(\w+)' is not defined", text):
        word = missing[1] or missing[2]
        try:
            lines = inspect.getsourcelines(rule)[0]
        except OSError:
            return first
        return first + next(
            (at for at, one in enumerate(lines) if re.search(rf"\b{word}\b", one)), 0
        )
    return first


def reason(error: Exception, text: str) -> str:
    """Why it cannot be compiled, in words of Python where they are known."""
    if isinstance(error, KeyError):
        return f"there is no field {text}"
    for pattern, words in REASONS:
        if found := re.search(pattern, text, re.DOTALL):
            return words(found)
    lines = [
        line for line in text.splitlines() if line.strip() and not line.startswith("Failed in")
    ]
    return briefly_said(lines[0] if lines else type(error).__name__)


def briefly_said(text: str) -> str:
    text = " ".join(text.split()).removesuffix(" Raised from None").rstrip(".")
    return f"it cannot be compiled ({text[:LONGEST]})"


def kind_of(name: str) -> str:
    """A kind of values in words."""
    for pattern, words in TYPES:
        if found := re.fullmatch(pattern, name.strip(), re.DOTALL):
            return found.expand(words)
    return briefly(name.strip()).strip("'")


def parts_of(text: str) -> list[str]:
    """The arguments of a call, apart: commas within brackets do not count."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([{<") - (letter in ")]}>")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part for part in parts if part.strip()]


def of_global(found: re.Match[str]) -> str:
    name, kind = found[1], found[2].rpartition(".")[2]
    if kind == "function":
        return f"`{name}` is no rule: rules call only functions that are decorated with @rule"
    if kind == "ActionSpace":
        return (
            f"rules cannot hold `{name}`: bind its arrays outside of rules, as in `VERB ="
            f" {name}.verb`, and use `VERB[action]`"
        )
    return (
        f"rules know numbers, enums, tuples and arrays of numbers, and other rules; `{name}` is a"
        f" {kind}"
    )


def of_call(found: re.Match[str]) -> str:
    name, kinds = found[1], [kind_of(part) for part in parts_of(found[2])]
    if name in ("getitem", "setitem", "static_getitem", "static_setitem") and len(kinds) > 1:
        if kinds[0] not in ("a row", "a tuple", "a record"):
            return f"{kinds[0]} has no places: it cannot be indexed"
        return f"{kinds[0]} has no index that is {kinds[1]}" + (
            f", or cannot hold {kinds[2]}" if len(kinds) > 2 else ""
        )
    if name == "exception_match":
        return "rules cannot tell exceptions apart: ask before, instead of `except`"
    what = f"`{OPERATORS[name]}`" if name in OPERATORS else f"`{name}`"
    return f"{what} is not possible with {' and '.join(kinds) or 'nothing'}"


def of_two_kinds(found: re.Match[str]) -> str:
    name = re.sub(r"\.\d+$", "", found[3])
    one, two = kind_of(found[1]), kind_of(found[2])
    what = "a value" if name.startswith("$") else f"`{name}`"
    return f"{what} is once {one} and once {two}: it needs to be of one kind"


def unsupported(found: re.Match[str]) -> str:
    what = next(part for part in found.groups() if part)
    return (
        f"rules may not do this ({what.strip()}): they use numbers, records, their rows, loops and"
        " rules"
    )


REASONS: tuple[tuple[str, Callable[[re.Match[str]], str]], ...] = (
    (r"Untyped global name '(\w+)':.*?<class '([\w.]+)'>", of_global),
    (r"name '(\w+)' is not defined", lambda found: f"there is no `{found[1]}`"),
    (r"Cannot unify (.+?) and (.+?) for '([^']+)'", of_two_kinds),
    (
        r"missing a required argument: '(\w+)'",
        lambda found: f"a rule that is called here needs `{found[1]}`",
    ),
    (
        r"too many positional arguments",
        lambda found: "a rule that is called here takes fewer arguments",
    ),
    (
        r"got an unexpected keyword argument '(\w+)'",
        lambda found: f"a rule that is called here has no argument `{found[1]}`",
    ),
    (
        r"Cannot cast (\S+).*? to nestedarray",
        lambda found: f"a row cannot become {kind_of(found[1])}: fill it, as in `row[:] = 0`",
    ),
    (
        r"Unknown attribute '(\w+)' of type (.+?)\n",
        lambda found: f"{kind_of(found[2])} has no `{found[1]}`",
    ),
    (
        (
            r"No implementation of function Function\(<\S+(?: function)? '?(\w+)'?.*?>\) found for"
            r" signature:\s*>>> \w+\((.*?)\)\s*\n"
        ),
        of_call,
    ),
    (
        r"No conversion from (.+?) to (.+?) for",
        lambda found: f"{kind_of(found[1])} cannot be used like this",
    ),
    (
        (
            r"unsupported opcode \((\w+)\)|The '(.+?)' construct|use of (\w+ in a"
            r" closure)|UnsupportedError: (.+?)\n"
        ),
        unsupported,
    ),
)
