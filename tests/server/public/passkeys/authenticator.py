"""An authenticator in Python: makes passkeys and signs with them, as browsers and security keys do
(WebAuthn, level 2).
"""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.serving import Player, Serving

Json = dict[str, Any]
PRESENT, NEW_KEY = 0x01, 0x40  # flags of the authenticator's data


def base64(octets: bytes) -> str:
    return urlsafe_b64encode(octets).decode().rstrip("=")


@dataclass
class Authenticator:
    """A device with one passkey."""

    origin: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    count: int = 0
    person: str = ""
    more: Json = field(default_factory=dict)  # what the browser says besides

    def client(self, kind: str, challenge: str) -> bytes:
        return json.dumps(
            {
                "type": kind,
                "challenge": challenge,
                "origin": self.origin,
                "crossOrigin": False,
                **self.more,
            }
        ).encode()

    def data(self, site: str, flags: int) -> bytes:
        self.count += 1
        return sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def public(self) -> bytes:
        """Return the public key, as COSE."""
        numbers = self.key.public_key().public_numbers()
        return cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        )

    def sign(self, told: bytes) -> bytes:
        return self.key.sign(told, ec.ECDSA(SHA256()))

    def create(self, options: Json) -> Json:
        """Return the answer to options for a new passkey."""
        self.person = options["person"]
        data = (
            self.data(options["site"], PRESENT | NEW_KEY)
            + bytes(16)
            + len(self.id).to_bytes(2)
            + self.id
            + self.public()
        )
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client("webauthn.create", options["challenge"])
        return {"id": base64(self.id), "client": base64(client), "attestation": base64(attestation)}

    def get(self, options: Json, kind: str = "webauthn.get") -> Json:
        """Return the answer to options for signing in."""
        client, data = self.client(kind, options["challenge"]), self.data(options["site"], PRESENT)
        signature = self.sign(data + sha256(client).digest())
        parts = {"client": client, "authenticator": data, "signature": signature, "id": self.id}
        return {**{name: base64(part) for name, part in parts.items()}, "user": self.person}


def origin_of(server: Serving) -> str:
    """The server's origin by a name, without which there are no passkeys."""
    return server.url.replace("127.0.0.1", "localhost")


def named(server: Serving, token: str = "") -> Player:
    """A caller who knows the server by its name."""
    server.players.append(Player(origin_of(server), token))
    return server.players[-1]


def with_passkey(me: Player, proof: str = "") -> Authenticator:
    """Return a device that has a passkey of this player."""
    device = Authenticator(str(me.http.base_url).rstrip("/"))
    me.post("/api/me/passkeys", **device.create(me.post("/api/me/passkeys/options")), proof=proof)
    return device


def proof_by(me: Player, device: Authenticator) -> str:
    """Return the proof that a device's passkey has answered for this session."""
    return str(
        me.post("/api/me/passkeys/proof", **device.get(me.post("/api/me/passkeys/proof/options")))[
            "proof"
        ]
    )


def begun(caller: Player) -> tuple[Json, Json]:
    """The options for signing in, and the headers with which they must be answered."""
    answer = caller.ask("POST", "/api/passkeys/options", {})
    assert answer.status_code == 200, answer.text
    return answer.json(), {"cookie": answer.headers["set-cookie"].partition(";")[0]}


def signed_in_by(server: Serving, device: Authenticator, token: str = "") -> tuple[Player, Json]:
    """Another browser that signs in with the passkey of a device, and the answer."""
    caller = named(server, token)
    options, cookie = begun(caller)
    answer = caller.ask("POST", "/api/passkeys/sign-in", device.get(options), headers=cookie)
    assert answer.status_code == 200, answer.text
    return named(server, answer.json()["token"]), answer.json()


def octets(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")
