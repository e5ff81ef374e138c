"""API: passkeys.

Each ceremony has two requests: options with a challenge, then the authenticator's answer.
"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from ludary.server.http.auth import Caller, CurrentCaller, answer, set_cookie
from ludary.server.http.models.common import Nothing, SessionId
from ludary.server.presence.identities import new_token
from ludary.server.public.http.models.passkeys import (
    CarriedOver,
    CarryOver,
    CreationOptions,
    NewPasskey,
    PasskeyList,
    PasskeySignIn,
    Proof,
    ProofOptions,
    RequestOptions,
    SignedInBy,
    WithProof,
)
from ludary.server.public.http.relying_party import begin_ceremony, holder_of, relying_party
from ludary.server.public.passkeys.challenges import LASTS, as_text
from ludary.server.public.passkeys.passkeys import ADD, SIGN_IN, Signed

router = APIRouter(prefix="/api", tags=["you"])
ALGORITHMS = (-8, -7, -257)  # EdDSA, ES256, RS256


@router.get("/me/passkeys", response_model=PasskeyList, summary="Your passkeys")
async def my_passkeys(caller: CurrentCaller) -> Response:
    return answer(await passkey_list(caller))


async def passkey_list(caller: Caller) -> dict[str, Any]:
    kept = await caller.app.public.passkeys.of(caller.player().id)
    now = caller.app.now()
    shown = (
        {
            "id": one.id,
            "name": one.name,
            "since": one.since,
            "used": one.used or None,
            "waits": one.since > now,
        }
        for one in kept
    )
    return {"passkeys": list(shown)}


@router.post(
    "/me/passkeys/options", response_model=CreationOptions, summary="A challenge for a new passkey"
)
async def creation_options(caller: CurrentCaller, body: Nothing) -> Response:
    """Nothing is stored. The challenge holds for five minutes, for your session."""
    person, site = caller.player(), relying_party(caller)
    options = {
        "challenge": as_text(caller.app.public.passkeys.challenges.make(ADD, caller.session.id)),
        "site": site.id,
        "lasts": LASTS,
    }
    known = [one.credential for one in await caller.app.public.passkeys.of(person.id)]
    user = {
        "person": caller.app.public.passkeys.handle_of(person.id),
        "name": person.name or "Player",
    }
    return answer({**options, **user, "known": known, "algorithms": ALGORITHMS})


@router.post(
    "/me/passkeys",
    response_model=PasskeyList,
    status_code=201,
    summary="Keep a new passkey; all that are kept",
)
async def add_passkey(caller: CurrentCaller, body: NewPasskey) -> Response:
    """If you have a passkey, a new one needs a `proof`.

    Your first passkey works a day later, unless you cancel it.

    A player of the last hour, who is signed in nowhere else and has made no link, need not wait.
    """
    person, site = caller.player(), relying_party(caller)
    signed = Signed(body.id, body.client, body.attestation)
    name = " ".join(body.name.split()) or caller.label
    await caller.app.public.passkeys.add(
        person.id, site, caller.session.id, signed, name, body.proof
    )
    caller.app.security.done("passkey_added", caller.origin)
    return answer(await passkey_list(caller), 201)


@router.post(
    "/me/passkeys/{id}/remove",
    response_model=PasskeyList,
    summary="Remove one of your passkeys; those that are left",
)
async def remove_passkey(caller: CurrentCaller, id: SessionId, body: WithProof) -> Response:
    """The passkey signs nobody in any more; its sessions stay. Repeating is harmless.

    Needs a `proof`, unless the passkey does not count yet.
    """
    if await caller.app.public.passkeys.remove(
        caller.player().id, id, caller.app.public.passkeys.is_proved(body.proof, caller.session.id)
    ):
        caller.app.security.done("passkey_removed", caller.origin)
    return answer(await passkey_list(caller))


@router.post(
    "/me/passkeys/proof/options",
    response_model=ProofOptions,
    summary="A challenge for proving with a passkey that it is you",
)
async def proof_options(caller: CurrentCaller, body: Nothing) -> Response:
    """Nothing is stored. The challenge holds for five minutes, for your session."""
    person, site, passkeys = caller.player(), relying_party(caller), caller.app.public.passkeys
    challenge = as_text(passkeys.challenges.make(SIGN_IN, caller.session.id))
    known = [one.credential for one in await passkeys.of(person.id)]
    return answer({"challenge": challenge, "site": site.id, "lasts": LASTS, "known": known})


@router.post(
    "/me/passkeys/proof",
    response_model=Proof,
    summary="Prove with a passkey that it is you, for ten minutes",
)
async def prove(caller: CurrentCaller, body: PasskeySignIn) -> Response:
    """The proof holds for your session.

    Adding and removing passkeys need it, and deletion accepts it.
    """
    signed = Signed(body.id, body.client, body.authenticator, body.signature, body.user)
    proof = await caller.app.public.passkeys.prove(
        caller.player().id, relying_party(caller), caller.session.id, signed
    )
    return answer({"proof": proof})


@router.post(
    "/passkeys/options",
    response_model=RequestOptions,
    summary="A challenge for signing in with a passkey",
)
async def request_options(caller: CurrentCaller, body: Nothing) -> Response:
    """Nothing is stored. The challenge holds for five minutes, with the cookie of this answer."""
    site, holder = relying_party(caller), new_token()
    challenge = as_text(caller.app.public.passkeys.challenges.make(SIGN_IN, holder))
    response = answer({"challenge": challenge, "site": site.id, "lasts": LASTS})
    begin_ceremony(caller, response, holder)
    return response


@router.post(
    "/passkeys/sign-in", response_model=SignedInBy, summary="Sign in to this browser with a passkey"
)
async def sign_in(caller: CurrentCaller, body: PasskeySignIn) -> Response:
    """Begin a session.

    The caller's present one ends as soon as the new token is used, so that a lost answer does no
    harm.

    A present session of another player goes on while that player's games wait to be carried over,
    so that it can cancel this.
    """
    site, before = relying_party(caller), caller.session
    signed = Signed(body.id, body.client, body.authenticator, body.signature, body.user)
    done = await caller.app.public.passkeys.sign_in(
        site, holder_of(caller), signed, caller.label, before
    )
    caller.app.security.done("session_begun", caller.origin)
    voucher = (
        caller.app.public.carrying.voucher(before.person, done.session.person)
        if done.games
        else None
    )
    due = done.due if done.games and done.due > caller.app.now() else None
    response = answer(
        {
            "token": done.token,
            "name": done.session.name,
            "voucher": voucher,
            "tables": done.games,
            "due": due,
        }
    )
    set_cookie(caller, response, done.token)
    return response


@router.post(
    "/me/carry",
    response_model=CarriedOver,
    summary="Carry the tables of the previous player over to you",
)
async def carry_over(caller: CurrentCaller, body: CarryOver) -> Response:
    """Takes a hundred tables: repeat it while some are left.

    Once none is, the player before is deleted.

    It can be done from a day after signing in on, unless that player cancels it; a player of the
    last hour need not wait.
    """
    carried = await caller.app.public.carrying.carry(body.voucher, caller.player().id)
    await caller.app.public.bans.refresh()  # those of the player before are of this one now
    if carried.tables:
        caller.app.security.done("carried_over", caller.origin)
    return answer({"tables": carried.tables, "left": carried.left, "both": carried.both})
