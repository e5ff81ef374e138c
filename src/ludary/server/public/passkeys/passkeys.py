"""Passkeys (WebAuthn): adding them to a person, and beginning sessions by them.

Duo's `webauthn` checks the signatures.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import sqlalchemy as sa
from webauthn import verify_authentication_response, verify_registration_response
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.registration.verify_registration_response import VerifiedRegistration

from ludary.server.errors import Refused, in_utc, unproved
from ludary.server.presence.identities import Identities, new_id, new_token
from ludary.server.public.passkeys.challenges import Challenges, as_bytes, as_text, digest_of_bytes
from ludary.server.store.persons.merging import tables_to_carry
from ludary.server.store.persons.ownership import claim
from ludary.server.store.persons.passkeys import (
    MOST,
    StoredPasskey,
    add_passkey,
    note_signature,
    passkey_with,
    passkeys_of,
    remove_passkey,
    spend,
)
from ludary.server.store.sessions import PlayerSession
from ludary.server.store.store import Store

T = TypeVar("T")
Note = Callable[[sa.Connection], None]
ADD, SIGN_IN = "webauthn.create", "webauthn.get"  # as browsers name the two ceremonies
PROOF = "proof"  # the purpose of what a session has once a passkey has answered for it
PROOF_LASTS = 600_000  # milliseconds


@dataclass(frozen=True, slots=True)
class RelyingParty:
    """The name to which passkeys belong, and the site whose pages may ask for them."""

    id: str  # a host name
    origin: str


@dataclass(frozen=True, slots=True)
class Signed:
    """An authenticator's answer, as a browser passes it on; all parts are base64url."""

    credential: str
    client: str  # the JSON that was signed: what for, which challenge, which site
    proof: str  # the authenticator's data, or its attestation of a new key
    signature: str = ""
    user: str = ""  # the person's handle at the authenticator


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A session that a passkey began, and the games of the player before."""

    session: PlayerSession
    token: str
    games: int  # how many can be carried over
    due: int  # from when on, in milliseconds since 1970


class Passkeys:
    """The passkeys of all persons."""

    def __init__(self, store: Store, identities: Identities, now: Callable[[], int]) -> None:
        self.store, self.identities, self.now = store, identities, now
        self.challenges = Challenges(store.secret("passkeys"), now)

    async def of(self, person: str) -> list[StoredPasskey]:
        """Return a person's passkeys, the newest first."""
        return await self.store.ask(passkeys_of, self.store.engine, person)

    def handle_of(self, person: str) -> str:
        """Return the handle by which authenticators know a person; it tells nothing about them."""
        return as_text(self.challenges.signature(person.encode(), "handle", ""))

    async def add(
        self, person: str, site: RelyingParty, holder: str, signed: Signed, name: str, proof: str
    ) -> None:
        """Keep a new passkey of a person.

        Refused for an invalid answer, an eleventh passkey, or a missing proof.
        """
        challenge = self.checked_challenge(signed, site, ADD, holder)
        made = verified(lambda: verify_new(signed, site, challenge))
        now, credential = self.now(), as_text(made.credential_id)
        if len(credential) > 1400 or len(made.credential_public_key) > 4_000:
            raise bad_passkey("its key is too long")
        passkey = StoredPasskey(
            new_id(), credential, person, made.credential_public_key, name, made.sign_count, now
        )

        def write(connection: sa.Connection) -> str:
            fresh = spend(connection, digest_of_bytes(challenge), now)
            return (
                add_passkey(connection, passkey, self.is_proved(proof, holder))
                if fresh
                else "spent"
            )

        if trouble := await self.store.writer.run(write):
            raise not_added(trouble)

    async def sign_in(
        self, site: RelyingParty, holder: str, signed: Signed, label: str, before: PlayerSession
    ) -> SignedIn:
        """Begin a session of a passkey's person in the place of the one before.

        Refused if the answer is not valid.

        If the games of another player, who was signed in before, have to wait, the session before
        goes on.
        """
        passkey, name, note = await self.checked_answer(site, holder, signed)
        now = self.now()
        session = PlayerSession(new_id(), passkey.person, name, label, now, now, now)
        games = list[tuple[int, int]]()  # how many, and from when on they can be carried over

        def begin(connection: sa.Connection) -> PlayerSession:
            note(connection)
            if before.person == session.person:
                return replace(session, since=before.since, replaces=before.id)
            count = tables_to_carry(connection, before.person, now) if before.person else 0
            since = (
                claim(connection, before.person, session.person, (new_id(), new_token()), now)
                if count
                else now
            )
            games[:] = [(count, since)]
            return replace(session, replaces=before.id or None if since <= now else None)

        token = await self.identities.begin_after(begin)
        count, since = games[0] if games else (0, 0)
        return SignedIn(session, token, count, since)

    async def prove(self, person: str, site: RelyingParty, holder: str, signed: Signed) -> str:
        """Return proof that a passkey of this person has just answered for a session.

        Refused if the answer is not valid.
        """
        passkey, _, note = await self.checked_answer(site, holder, signed)
        if passkey.person != person:
            raise bad_passkey("it belongs to another player")
        await self.store.writer.run(note)
        return as_text(self.challenges.make(PROOF, holder))

    def is_proved(self, proof: str, holder: str) -> bool:
        """Tell whether a passkey has answered for a session in the last minutes."""
        try:
            return self.challenges.is_valid(as_bytes(proof), PROOF, holder, PROOF_LASTS)
        except ValueError:
            return False

    async def checked_answer(
        self, site: RelyingParty, holder: str, signed: Signed
    ) -> tuple[StoredPasskey, str, Note]:
        """Check an answer; return its passkey, its player's name, and a step that notes it and is
        Refused when repeated.
        """
        challenge = self.checked_challenge(signed, site, SIGN_IN, holder)
        found = await self.store.ask(passkey_with, self.store.engine, signed.credential)
        if found is None:
            raise unknown_passkey()
        passkey, name = found
        if signed.user and signed.user != self.handle_of(passkey.person):
            raise bad_passkey("it names another player")
        proved = verified(lambda: verify_known(signed, site, challenge, passkey))
        now = self.now()
        if passkey.since > now:
            raise Refused(f"This passkey works from {in_utc(passkey.since)} on.", "waiting", 403)

        def note(connection: sa.Connection) -> None:
            if not spend(connection, digest_of_bytes(challenge), now):
                raise answered()
            if not note_signature(connection, passkey, proved.new_sign_count, now):
                raise unknown_passkey()

        return passkey, name, note

    async def remove(self, person: str, id: str, is_proved: bool) -> bool:
        """Delete one of a person's passkeys; False if there is none.

        Refused without a needed proof.
        """
        now = self.now()
        trouble = await self.store.writer.run(
            lambda connection: remove_passkey(connection, person, id, is_proved, now)
        )
        if trouble:
            raise unproved()
        return trouble is not None

    def checked_challenge(
        self, signed: Signed, site: RelyingParty, purpose: str, holder: str
    ) -> bytes:
        """Return the challenge that was answered; Refused if it is none of ours, or was answered
        for something or somebody else.
        """
        told = client_data(signed.client)
        if told["type"] != purpose:
            raise bad_passkey(
                f"it was made for {told['type'][:40]!r}, and {purpose!r} is asked for"
            )
        if told["origin"] != site.origin:
            raise bad_passkey(
                f"it was made for {told['origin'][:100]}, and this server is {site.origin}"
            )
        try:
            challenge = as_bytes(told["challenge"])
        except ValueError:
            challenge = b""
        if not holder or not self.challenges.is_valid(challenge, purpose, holder):
            raise Refused(
                "This took too long, or was begun in another browser: try again.",
                "bad_challenge",
                403,
            )
        return challenge


def client_data(text: str) -> dict[str, str]:
    """Return what the browser says that it has asked for; Refused if it says nothing."""
    try:
        told = json.loads(as_bytes(text))
        foreign = told.get("crossOrigin") or told.get("topOrigin", told["origin"]) != told["origin"]
        said = {name: str(told[name]) for name in ("type", "challenge", "origin")}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise bad_passkey("`client` should be the browser's clientDataJSON in base64url") from None
    if foreign:
        raise bad_passkey("it was made in a frame of another site")
    return said


def verify_new(signed: Signed, site: RelyingParty, challenge: bytes) -> VerifiedRegistration:
    response = {"clientDataJSON": signed.client, "attestationObject": signed.proof}
    return verify_registration_response(
        credential=as_json(signed, response),
        expected_challenge=challenge,
        expected_rp_id=site.id,
        expected_origin=site.origin,
    )


def verify_known(
    signed: Signed, site: RelyingParty, challenge: bytes, passkey: StoredPasskey
) -> VerifiedAuthentication:
    response = {
        "clientDataJSON": signed.client,
        "authenticatorData": signed.proof,
        "signature": signed.signature,
    }
    return verify_authentication_response(
        credential=as_json(signed, response),
        expected_challenge=challenge,
        expected_rp_id=site.id,
        expected_origin=site.origin,
        credential_public_key=passkey.key,
        credential_current_sign_count=passkey.count,
    )


def as_json(signed: Signed, response: dict[str, str]) -> dict[str, Any]:
    return {
        "id": signed.credential,
        "rawId": signed.credential,
        "type": "public-key",
        "response": response,
    }


def verified(verify: Callable[[], T]) -> T:
    """Return the result of a check; Refused, with the reason, if it fails."""
    try:
        return verify()
    except Exception as error:  # noqa: BLE001 - strangers' bytes: readers of CBOR and keys have errors of many kinds
        raise bad_passkey(str(error)[:200].strip().rstrip(".") or type(error).__name__) from None


def bad_passkey(why: str) -> Refused:
    why = why.encode(errors="replace").decode()  # strangers' words may have halves of characters
    return Refused(f"This passkey's answer is not valid: {why}.", "bad_passkey", 403)


def answered() -> Refused:
    return Refused("This passkey's answer has been used before: begin again.", "bad_challenge", 403)


def unknown_passkey() -> Refused:
    words = (
        "This server does not know this passkey any more: it was removed, or its player has been"
        " deleted."
    )
    return Refused(
        f"{words} Sign in with another passkey or a link, and delete this one on your device.",
        "no_passkey",
        403,
    )


def not_added(trouble: str) -> Refused:
    """Return the refusal of a new passkey."""
    if trouble == "unproved":
        return unproved()
    words = {
        "many": f"You have {MOST} passkeys, the most allowed: remove one first.",
        "known": "This passkey is already saved.",
        "nobody": "You are being deleted here, so no passkey can be added.",
    }
    return Refused(words[trouble], f"{trouble}_passkeys", 409) if trouble in words else answered()
