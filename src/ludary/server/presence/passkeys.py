"""Passkeys (WebAuthn): adding them to a person, and beginning sessions by them. Duo's `webauthn` checks the signatures."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
from webauthn import verify_authentication_response, verify_registration_response
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.registration.verify_registration_response import VerifiedRegistration

from ludary.server.errors import Refused
from ludary.server.presence.challenges import Challenges, as_bytes, as_text, digest_of_bytes
from ludary.server.presence.identities import Identities, new_id
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
ADD, SIGN_IN = "webauthn.create", "webauthn.get"  # as browsers name the two ceremonies


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

    async def add(self, person: str, site: RelyingParty, holder: str, signed: Signed, name: str) -> StoredPasskey:
        """Keep a new passkey of a person; Refused if its answer is not valid, or ten are kept."""
        challenge = self.checked_challenge(signed, site, ADD, holder)
        made = verified(lambda: verify_new(signed, site, challenge))
        now, credential = self.now(), as_text(made.credential_id)
        if len(credential) > 1400 or len(made.credential_public_key) > 4_000:
            raise bad_passkey("its key is too long")
        passkey = StoredPasskey(new_id(), credential, person, made.credential_public_key, name, made.sign_count, now)

        def write(connection: sa.Connection) -> str:
            return add_passkey(connection, passkey) if spend(connection, digest_of_bytes(challenge), now) else "spent"

        if trouble := await self.store.writer.run(write):
            raise not_added(trouble)
        return passkey

    async def sign_in(self, site: RelyingParty, holder: str, signed: Signed, label: str, replaced: str | None) -> tuple[PlayerSession, str]:
        """Begin a session of a passkey's person; return it with its token. Refused if the answer is not valid."""
        challenge = self.checked_challenge(signed, site, SIGN_IN, holder)
        found = await self.store.ask(passkey_with, self.store.engine, signed.credential)
        if found is None:
            raise unknown_passkey()
        passkey, name = found
        if signed.user and signed.user != self.handle_of(passkey.person):
            raise bad_passkey("it names another player")
        proved = verified(lambda: verify_known(signed, site, challenge, passkey))
        now = self.now()

        def note(connection: sa.Connection) -> str:
            if not spend(connection, digest_of_bytes(challenge), now):
                return "spent"
            return "" if note_signature(connection, passkey, proved.new_sign_count, now) else "removed"

        session = PlayerSession(new_id(), passkey.person, name, label, now, now, now, replaces=replaced)
        trouble, token = await self.identities.begin_after(note, session)
        if trouble:
            raise answered() if trouble == "spent" else unknown_passkey()
        return session, token

    async def remove(self, person: str, id: str) -> bool:
        """Delete one of a person's passkeys; False if there is none."""
        return await self.store.writer.run(lambda connection: remove_passkey(connection, person, id))

    def checked_challenge(self, signed: Signed, site: RelyingParty, purpose: str, holder: str) -> bytes:
        """Return the challenge that was answered; Refused if it is none of ours, or was answered for something or somebody else."""
        told = client_data(signed.client)
        if told["type"] != purpose:
            raise bad_passkey(f"it was made for {told['type'][:40]!r}, and {purpose!r} is asked for")
        if told["origin"] != site.origin:
            raise bad_passkey(f"it was made for {told['origin'][:100]}, and this server is {site.origin}")
        try:
            challenge = as_bytes(told["challenge"])
        except ValueError:
            challenge = b""
        if not holder or not self.challenges.is_valid(challenge, purpose, holder):
            raise Refused("This took too long, or was begun in another browser: try again.", "bad_challenge", 403)
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
        credential=as_json(signed, response), expected_challenge=challenge, expected_rp_id=site.id, expected_origin=site.origin
    )


def verify_known(signed: Signed, site: RelyingParty, challenge: bytes, passkey: StoredPasskey) -> VerifiedAuthentication:
    response = {"clientDataJSON": signed.client, "authenticatorData": signed.proof, "signature": signed.signature}
    return verify_authentication_response(
        credential=as_json(signed, response), expected_challenge=challenge, expected_rp_id=site.id, expected_origin=site.origin,
        credential_public_key=passkey.key, credential_current_sign_count=passkey.count,
    )  # fmt: skip


def as_json(signed: Signed, response: dict[str, str]) -> dict[str, Any]:
    return {"id": signed.credential, "rawId": signed.credential, "type": "public-key", "response": response}


def verified(verify: Callable[[], T]) -> T:
    """Return the result of a check; Refused, with the reason, if it fails."""
    try:
        return verify()
    except Exception as error:  # noqa: BLE001 - strangers' bytes: readers of CBOR and keys have errors of many kinds
        raise bad_passkey(str(error)[:200].strip().rstrip(".") or type(error).__name__) from None


def bad_passkey(why: str) -> Refused:
    why = why.encode(errors="replace").decode()  # strangers' words may have halves of characters
    return Refused(f"This answer of a passkey is not valid: {why}.", "bad_passkey", 403)


def answered() -> Refused:
    return Refused("This answer of a passkey has been used before: begin again.", "bad_challenge", 403)


def unknown_passkey() -> Refused:
    words = "This server does not know this passkey any more: it was removed, or its player has been deleted."
    return Refused(f"{words} Sign in by another passkey or a link, and delete this one on your device.", "no_passkey", 403)


def not_added(trouble: str) -> Refused:
    """Return the refusal of a new passkey."""
    words = {
        "many": f"You have {MOST} passkeys, the most that are kept: remove one first.",
        "known": "This passkey is kept already.",
        "nobody": "You are being deleted here, so no passkey can be added.",
    }
    return Refused(words[trouble], f"{trouble}_passkeys", 409) if trouble in words else answered()
