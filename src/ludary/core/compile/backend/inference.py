"""How Numba finds out types of variables, with less done twice; the types are the same.

Numba looks at all statements of a function again and again until nothing changes, and asks each time what `a + b` or `state.turn` is.
"""

from __future__ import annotations

import warnings
from typing import Any

from numba.core import errors, ir, typeinfer, types, utils
from numba.core.types import containers
from numba.core.typing import context as typing_context

from ludary.core.compile.backend.frontend import UNDER_WAY
from ludary.core.compile.backend.short_code import is_whole, whole

# Statements whose types depend on nothing but those of the variables that they name, and on what is the same each time
SETTLED = frozenset(
    (
        typeinfer.Propagate,
        typeinfer.ArgConstraint,
        typeinfer.BuildTupleConstraint,
        typeinfer.ExhaustIterConstraint,
        typeinfer.PairFirstConstraint,
        typeinfer.PairSecondConstraint,
        typeinfer.StaticGetItemConstraint,
        typeinfer.CallConstraint,
        typeinfer.IntrinsicCallConstraint,
        typeinfer.GetAttrConstraint,
        typeinfer.SetItemConstraint,
        typeinfer.StaticSetItemConstraint,
        typeinfer.SetAttrConstraint,
    )
)
WITH_FIXED_ATTRIBUTES = (types.Record, types.Array, containers.BaseNamedTuple, types.IntEnumClass)

_MEANINGS: dict[tuple[Any, Any], Any] = {}  # by function and types of arguments: the signature that Numba has found
_ATTRIBUTES: dict[tuple[Any, str], Any] = {}  # by type and name: what Numba has found


def _propagate(self: Any, inferer: Any) -> list[Exception]:
    """What `ConstraintNetwork.propagate` does, but that statements are left out of which nothing has changed since they were looked at."""
    if not UNDER_WAY[0]:
        failed: list[Exception] = _propagate_all(self, inferer)
        return failed
    seen = self.__dict__.setdefault("seen", {})  # by statement: variables that it names, and their types when it was last looked at
    failed, others, known = [], [], inferer.typevars
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", inferer.warnings._category)
        for one in self.constraints:
            before = seen.get(one)
            if before is not None and all(variable.type is kind for variable, kind in before):
                continue
            try:
                one(inferer)
            except errors.ForceLiteralArg as error:
                failed.append(error)
            except errors.TypingError as error:
                shown = errors.TypingError(str(error), loc=one.loc, highlighting=False)
                failed.append(utils.chain_exception(shown, error))
            else:
                if type(one) in SETTLED:
                    _remember(one, seen, known)
            if told:
                others += _fixed(told, inferer.warnings, one.loc)
    for of_others in others:
        warnings.warn_explicit(str(of_others.message), of_others.category, of_others.filename, of_others.lineno)
    return failed


def _remember(one: Any, seen: dict[Any, Any], known: Any) -> None:
    """Note the types of all variables that a statement names, if each is known for good."""
    named = [known[name] for name in _names(vars(one).values()) if name in known]
    if all(variable.type is not None and _is_settled(variable.type) for variable in named):
        seen[one] = [(variable, variable.type) for variable in named]


def _names(parts: Any) -> Any:
    for part in parts:
        if type(part) is str:
            yield part
        elif type(part) is ir.Var:
            yield part.name
        elif isinstance(part, (list, tuple)):
            yield from _names(part)
        elif type(part) is typeinfer.IntrinsicCallConstraint:
            yield from _names(vars(part).values())


def _is_settled(kind: Any) -> bool:
    return kind.is_precise() and not isinstance(kind, types.RecursiveCall)


def _fixed(told: list[Any], whom: Any, loc: Any) -> list[Any]:
    """Note Numba's own warnings as those of the line that is looked at, as `WarningsFixer.catch_warnings` does; returns the others."""
    others = []
    for one in told:
        if issubclass(one.category, whom._category):
            whom._warnings[loc.filename or one.filename, loc.line or one.lineno, one.category].add(str(one.message))
        else:
            others.append(one)
    told.clear()
    return others


def _meaning(self: Any, context: Any, args: Any, kws: Any) -> Any:
    """What `Function.get_call_type` finds, which is the same each time."""
    if is_whole(self, args) and not kws and is_ours(context):
        return whole(args[0])
    if not UNDER_WAY[0] or kws or any(isinstance(one, types.Callable) for one in args):
        return _find_meaning(self, context, args, kws)
    key = (self, tuple(args))
    if key not in _MEANINGS:
        _MEANINGS[key] = _find_meaning(self, context, args, kws)
    return _MEANINGS[key]


def is_ours(context: Any) -> bool:
    """Tell whether the function whose types are being found is a rule or a driver, and not one of Numba's own that it calls."""
    under_way = context.callstack._stack
    return bool(under_way) and getattr(under_way[-1].func_id, "is_ours", False)


def _attribute(self: Any, kind: Any, name: str) -> Any:
    """What `find_matching_getattr_template` finds, which is the same each time where it is there."""
    if not UNDER_WAY[0] or not isinstance(kind, WITH_FIXED_ATTRIBUTES):
        return _find_attribute(self, kind, name)
    found = _ATTRIBUTES.get((kind, name))
    if found is None:
        found = _find_attribute(self, kind, name)
        if found is not None:
            _ATTRIBUTES[kind, name] = found
    return found


def replace() -> None:
    """Put all this in the place of what Numba has."""
    types.Function.get_call_type = _meaning  # type: ignore[method-assign]
    typing_context.BaseContext.find_matching_getattr_template = _attribute
    typeinfer.ConstraintNetwork.propagate = _propagate


_find_meaning, _find_attribute = types.Function.get_call_type, typing_context.BaseContext.find_matching_getattr_template
_propagate_all = typeinfer.ConstraintNetwork.propagate
