"""Stand-ins for programs outside: a push service that reads what it gets as a browser would, and a
mail server.
"""

from __future__ import annotations

import base64
import email
import email.policy
import http.server
import json
import os
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from typing import Any

import jwt
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def in_base64url(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def of_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Inbox:
    """A browser's place at the push service: its keys, the messages that arrived, and the answer
    that the service gives.
    """

    def __init__(self, endpoint: str) -> None:
        self.key, self.secret = ec.generate_private_key(CURVE), os.urandom(16)
        self.keys = {
            "endpoint": endpoint,
            "p256dh": in_base64url(public(self.key)),
            "auth": in_base64url(self.secret),
        }
        self.messages: list[Any] = []
        self.headers: list[dict[str, str]] = []
        self.status, self.tries = 201, 0

    def read(self, body: bytes) -> Any:
        """Decrypt a message (RFC 8291)."""
        salt, sender, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        )
        key = derived(shared, self.secret, b"WebPush: info\0" + public(self.key) + sender, 32)
        nonce = derived(key, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(derived(key, salt, b"Content-Encoding: aes128gcm\0", 16)).decrypt(
            nonce, sealed, None
        )
        return json.loads(text.rstrip(b"\0").removesuffix(b"\x02"))


class PushService(http.server.ThreadingHTTPServer):
    """A push service with an inbox for each browser, at paths of their own."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Delivery)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.inboxes: dict[str, Inbox] = {}

    def inbox(self) -> Inbox:
        path = f"/to/{len(self.inboxes)}"
        self.inboxes[path] = Inbox(self.url + path)
        return self.inboxes[path]


class _Delivery(http.server.BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        inbox = self.server.inboxes[self.path]
        body = self.rfile.read(int(self.headers["content-length"]))
        inbox.tries += 1
        headers = {name.lower(): value for name, value in self.headers.items()}
        signed = dict(
            part.strip().split("=", 1)
            for part in headers["authorization"].removeprefix("vapid ").split(",")
        )
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, of_base64url(signed["k"]))
        claims = jwt.decode(
            signed["t"], key, ["ES256"], audience="http://127.0.0.1"
        )  # raises for another key's signature
        if inbox.status == 201:
            inbox.messages.append(inbox.read(body))
            inbox.headers.append({**headers, "signer": signed["k"], "contact": claims["sub"]})
        self.send_response(inbox.status)
        self.send_header("location", f"{self.server.url}/elsewhere")
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class MailServer(socketserver.ThreadingTCPServer):
    """Takes mails by SMTP, or refuses their recipients by a code."""

    allow_reuse_address = daemon_threads = True

    def __init__(self, host: str = "127.0.0.1") -> None:
        super().__init__((host, 0), _Session)
        self.url = f"smtp://{host}:{self.server_address[1]}"
        self.mails: list[EmailMessage] = []
        self.refusal = b""
        self.logins: list[str] = []


class _Session(socketserver.StreamRequestHandler):
    server: MailServer

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = iter(self.rfile.readline, b".\r\n")
                text = b"".join(
                    one.removeprefix(b".") if one.startswith(b"..") else one for one in lines
                ).replace(b"\r\n", b"\n")
                self.server.mails.append(
                    email.message_from_bytes(text, _class=EmailMessage, policy=email.policy.default)
                )
            if word == b"AUTH":
                self.server.logins.append(base64.b64decode(line.split()[2]).decode())
                self.wfile.write(b"235 ")
            if word == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(
                self.server.refusal + b"\r\n"
                if word == b"RCPT" and self.server.refusal
                else b"250 well\r\n"
            )


@contextmanager
def running(service: Any) -> Iterator[Any]:
    with service:
        thread = threading.Thread(target=service.serve_forever)
        thread.start()
        try:
            yield service
        finally:
            service.shutdown()
            thread.join()
