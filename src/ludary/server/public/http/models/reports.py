"""Models of requests that report a player."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ludary.server.http.models.common import Body, Lines, Number, SeatNumber
from ludary.server.public.hosting.reports import Reason

ReportWords = Annotated[Lines, Field(max_length=500)]


class Report(Body):
    """A player who shall be reported, and why."""

    seat: SeatNumber
    reason: Reason
    words: ReportWords = Field("", description="what the host should know besides")
    number: Number | None = Field(
        None,
        description=(
            "the entry of the message that it is about; the last ones go with it in any case"
        ),
    )
