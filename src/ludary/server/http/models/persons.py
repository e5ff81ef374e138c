"""Models of everything that belongs to a person."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from ludary.server.http.models.common import Body, Line
from ludary.server.store.persons.preferences import LONGEST, MOST

PreferenceName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,60}$")]
PreferenceValue = Annotated[Line, Field(max_length=LONGEST)]


class NewPreferences(Body):
    set: dict[PreferenceName, PreferenceValue | None] = Field(max_length=MOST, description="those that change; null deletes one")


class Preferences(BaseModel):
    preferences: dict[str, str] = Field(description=f"the latest {MOST} at most")
