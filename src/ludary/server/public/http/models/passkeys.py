"""Models of passkeys. Bytes are base64url."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from ludary.server.http.models.common import Body, Line, Name
from ludary.server.http.models.persons import NO_PROOF, ProofText, base64url


class NewPasskey(Body):
    """The answer of `navigator.credentials.create`."""

    id: Annotated[str, base64url(1_400)]
    client: Annotated[str, base64url(6_000)] = Field(description="`response.clientDataJSON`")
    attestation: Annotated[str, base64url(20_000)] = Field(
        description="`response.attestationObject`"
    )
    name: Name = Field(
        "", description="for the list of passkeys; the browser's name if it is empty"
    )
    proof: ProofText = NO_PROOF


class WithProof(Body):
    proof: ProofText = NO_PROOF


class PasskeySignIn(Body):
    """The answer of `navigator.credentials.get`."""

    id: Annotated[str, base64url(1_400)]
    client: Annotated[str, base64url(6_000)] = Field(description="`response.clientDataJSON`")
    authenticator: Annotated[str, base64url(4_000)] = Field(
        description="`response.authenticatorData`"
    )
    signature: Annotated[str, base64url(2_000)] = Field(description="`response.signature`")
    user: Annotated[str, base64url(200, 0)] = Field("", description="`response.userHandle`")


class CreationOptions(BaseModel):
    """The options of `navigator.credentials.create`: a discoverable credential, `userVerification`
    "preferred".
    """

    challenge: str
    site: str = Field(description="`rp.id`: the host name to which the passkey will belong")
    person: str = Field(description="`user.id`")
    name: str = Field(description="`user.name`")
    known: list[str] = Field(description="ids of credentials that are kept already")
    algorithms: list[int]
    lasts: int = Field(description="ms until the challenge runs out")


class RequestOptions(BaseModel):
    """The options of `navigator.credentials.get`."""

    challenge: str
    site: str = Field(description="`rpId`")
    lasts: int


class ProofOptions(RequestOptions):
    known: list[str] = Field(description="ids of your credentials, one of which has to answer")


class Proof(BaseModel):
    proof: str


class Passkey(BaseModel):
    id: str
    name: str
    since: int = Field(description="from when on it signs in")
    used: int | None = Field(description="when somebody last signed in with it; null: never")
    waits: bool = Field(
        description=(
            "whether it works only from `since` on; until then you can remove it without another"
            " passkey"
        )
    )


class PasskeyList(BaseModel):
    passkeys: list[Passkey] = Field(description="the newest first, ten at most")


class SignedInBy(BaseModel):
    """A session that a passkey began."""

    token: str
    name: str
    voucher: str | None = Field(
        description=(
            "for `/api/me/carry`: carries the tables of the player before over; null if there are"
            " none"
        )
    )
    tables: int = Field(description="how many tables that player has")
    due: int | None = Field(description="from when on they can be carried over; null: at once")


class CarryOver(Body):
    voucher: Line = Field(
        max_length=200,
        description="of the answer to signing in with a passkey; it holds for a week",
    )


class CarriedOver(BaseModel):
    tables: int = Field(description="how many were carried over now")
    left: int = Field(description="how many are left")
    both: int = Field(description="at how many both players sit: they stay as they are")
