"""Web Push: messages to browsers, by the push services of their makers (RFC 8030, 8291, 8292).

The address of a subscription comes from a stranger. So a message goes only to the hosts of known
services, by HTTPS; redirects are not followed, and nothing of an answer is read but its status.
"""

from __future__ import annotations

import asyncio
import binascii
import json
from base64 import urlsafe_b64decode
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from ludary.server.errors import Refused
from ludary.server.store.alerts import Subscription

if TYPE_CHECKING:
    from webpush import WebPush  # type: ignore[import-untyped]

KNOWN = (  # hosts of push services; with a dot before it, all below that name
    "fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com",
)  # fmt: skip
CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve's group
KEPT_FOR = (
    2 * 24 * 3600
)  # seconds for which a service keeps a message for a browser that is not running
VALID_FOR = 12 * 3600  # seconds
PATIENCE = 10.0  # seconds
LONGEST = 1_000  # letters of an endpoint
GONE, PASSING = (404, 410), (408, 425, 429)


class Undeliverable(Exception):
    """A message was not taken.

    `gone`: its address is none any more; `passing`: it may be taken later.
    """

    def __init__(self, words: str, gone: bool = False, passing: bool = False) -> None:
        super().__init__(words)
        self.gone, self.passing = gone, passing


@dataclass(frozen=True)
class PushHosts:
    """The hosts to which messages may go: the known ones and those of `--push-host`.

    >>> PushHosts.read(["push.example.org"]).allows("https://push.example.org/abc")
    True
    """

    names: tuple[str, ...] = KNOWN
    origins: tuple[str, ...] = ()  # for tests, without HTTPS

    @classmethod
    def read(cls, texts: Iterable[str]) -> PushHosts:
        """Read names such as `push.example.org`, or an origin such as `http://127.0.0.1:8300`.

        ValueError says what is wrong.
        """
        names, origins = list(KNOWN), []
        for text in texts:
            if text.startswith("http://"):
                origins.append(text.rstrip("/"))
            elif text and not set(text) & set("/:@*? "):
                names.append(text.lower())
            else:
                raise ValueError(
                    f"--push-host {text!r}: should be a name such as push.example.org, or for tests"
                    " http://127.0.0.1:8300"
                )
        return cls(tuple(names), tuple(origins))

    def allows(self, endpoint: str) -> bool:
        """Tell whether a message may go to this address."""
        try:
            parts = urlsplit(endpoint)
            host, port = (parts.hostname or "").lower(), parts.port
        except ValueError:
            return False
        if (
            "@" in parts.netloc
            or not endpoint.isascii()
            or not endpoint.isprintable()
            or "\\" in endpoint
        ):
            return False
        if f"{parts.scheme}://{parts.netloc}" in self.origins:
            return True
        known = any(
            host == name or (name.startswith(".") and host.endswith(name)) for name in self.names
        )
        return parts.scheme == "https" and port in (None, 443) and known


def contact_of(public_url: str) -> str:
    """Return the mail address that push services are told, of whoever hosts a server with this
    address.
    """
    return f"webmaster@{urlsplit(public_url).hostname or 'localhost'}"


USUAL_HOSTS = PushHosts()


def subscription_of(
    hosts: PushHosts, person: str, session: str, keys: tuple[str, str, str], now: int
) -> Subscription:
    """Return the subscription of a browser from its endpoint and two keys; Refused for an unknown
    service and for invalid keys.
    """
    endpoint, p256dh, auth = keys
    if len(endpoint) > LONGEST or not hosts.allows(endpoint):
        host = endpoint[:80]
        raise Refused(
            f"endpoint {host!r}: this server sends messages only to the push services that it"
            " knows.",
            "bad_endpoint",
        )
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        whole = len(decoded(p256dh)) == 65 and len(decoded(auth)) == 16
    except (ValueError, binascii.Error):
        whole = False
    if not whole:
        raise Refused(
            "p256dh and auth should be the two keys of the subscription, in base64url.", "bad_keys"
        )
    return Subscription(
        sha256(endpoint.encode()).hexdigest(), person, session, endpoint, p256dh, auth, now
    )


def decoded(key: str) -> bytes:
    return urlsafe_b64decode(key + "=" * (-len(key) % 4))


class PushSender:
    """Sends messages, signed with this database's key."""

    def __init__(self, secret: str, contact: str) -> None:
        """`secret` has 64 hexadecimal digits, from which the key is made; `contact` is a mail
        address that services may write to.
        """
        self.secret, self.contact = secret, contact
        self.private = ec.derive_private_key(int(secret, 16) % (ORDER - 1) + 1, CURVE)
        self.http: httpx.AsyncClient | None = None
        self._messages: WebPush | None = None

    @property
    def public_key(self) -> bytes:
        """The key that browsers subscribe with: a point of the curve, 65 bytes."""
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def messages(self) -> WebPush:
        """The writer of messages; its library is imported when the first one is sent."""
        if self._messages is None:
            from webpush import WebPush

            private = self.private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
            public = self.private.public_key().public_bytes(
                Encoding.PEM, PublicFormat.SubjectPublicKeyInfo
            )
            self._messages = WebPush(private, public, self.contact, KEPT_FOR, VALID_FOR)
        return self._messages

    def request(self, to: Subscription, told: dict[str, Any]) -> tuple[bytes, dict[str, str]]:
        """Return the encrypted body and the headers of a message; a later one about the same table
        replaces it at the service.
        """
        from webpush import WebPushSubscription

        address = WebPushSubscription.model_validate(
            {"endpoint": to.endpoint, "keys": {"auth": to.auth, "p256dh": to.p256dh}}
        )
        message = self.messages.get(json.dumps(told).encode(), address)
        headers = {str(name): str(value) for name, value in message.headers.items()}
        return message.encrypted, {
            **headers,
            "topic": str(told["table"]),
            "urgency": "normal",
            "content-type": "application/octet-stream",
        }

    async def send(self, to: Subscription, told: dict[str, Any]) -> None:
        """Send a message; Undeliverable if it is not taken."""
        body, headers = await asyncio.to_thread(self.request, to, told)
        if self.http is None:
            self.http = httpx.AsyncClient(
                follow_redirects=False, timeout=PATIENCE, limits=httpx.Limits(max_connections=20)
            )
        try:
            async with (
                asyncio.timeout(PATIENCE),
                self.http.stream("POST", to.endpoint, content=body, headers=headers) as answer,
            ):
                status = answer.status_code
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError) as error:
            raise Undeliverable(type(error).__name__, passing=True) from None
        if not 200 <= status < 300:
            raise Undeliverable(
                f"status {status}", status in GONE, status in PASSING or status >= 500
            )

    async def close(self) -> None:
        if self.http is not None:
            await self.http.aclose()
