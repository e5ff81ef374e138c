"""`selftest`: whether the lab finds what was planted, and nothing where nothing is."""

from __future__ import annotations

from collections.abc import Sequence

from ludary.lab.questions.answer import Answer, Table
from ludary.lab.questions.charts import interval_chart, points
from ludary.lab.questions.planted import TRUTHS, Bench, Measured, Truth
from ludary.lab.questions.sampling import Plan

THOROUGH = 4  # times as many games


def selftest(plan: Plan | None = None, *, thorough: bool = False, truths: Sequence[Truth] | None = None) -> Answer:
    """Answer whether the instruments of the lab find each planted truth, those of `planted.TRUTHS`; `figures["passed"]` says it of all.

    Of the Plan its seed and workers are used. `thorough` plays four times as many games. Ctrl-C ends it with the truths so far.
    """
    plan, truths = plan or Plan(), TRUTHS if truths is None else truths
    bench, measured = Bench(plan, THOROUGH if thorough else 1), list[Measured]()
    try:
        for number, truth in enumerate(truths):
            if plan.say:
                plan.say(truth.planted)
            measured.append(truth.measure(bench))
            if plan.tell:
                plan.tell(number + 1, len(truths))
    except KeyboardInterrupt:
        if not measured:
            raise
    return answer(truths, measured, plan)


def answer(truths: Sequence[Truth], measured: Sequence[Measured], plan: Plan) -> Answer:
    tried = list(zip(truths, measured, strict=False))
    missed = [truth.planted for truth, one in tried if not one.found]
    rows = [[truth.planted, one.words, "found" if one.found else "NOT FOUND"] for truth, one in tried]
    figures = {
        "passed": not missed and len(tried) == len(truths),
        "truths": [{"planted": truth.planted, "measured": one.words, "found": one.found} for truth, one in tried],
    }
    verdict = f"{len(tried) - len(missed)} of {len(tried)} planted truths are found."
    told = [verdict, *(f"Not found: {planted}." for planted in missed)]
    if len(tried) < len(truths):
        told.append(f"It was interrupted: {len(truths) - len(tried)} were not tried.")
    table = Table("Truths", ["planted", "measured", ""], rows)
    changes = [(truth.planted, one.change) for truth, one in tried if one.change]
    charts = [interval_chart("Points by which shares of wins were raised", changes, 0.0, points)] if changes else []
    about = [f"Seed {plan.seed}. Chance fails one seed in about fifteen: try another before you believe that something is broken."]
    return Answer("Does the lab find what was planted?", told, [table], charts, about, figures, len(tried) < len(truths))
