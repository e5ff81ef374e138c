"""Mail: alerts by SMTP, to addresses whose owners have agreed. A link in each email ends them."""

from __future__ import annotations

import hmac
import re
import smtplib
import socket
import ssl
import threading
from base64 import b64encode
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hmac import compare_digest
from urllib.parse import unquote, urlsplit

from ludary.server.alerts.push import Undeliverable
from ludary.server.errors import Refused

ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+"
)
LONGEST = 254  # letters of an address
PATIENCE = 10.0  # seconds
LONGEST_CHECK = 15.0  # seconds
LOGGED_IN = 235  # a code of SMTP
PORTS = {"smtp": 587, "smtps": 465}
NEAR = ("localhost", "127.0.0.1", "::1")
IN_WHOLE_LINES = policy.SMTP.clone(max_line_length=900)  # so that no link is broken
CONFIRM, END = "confirm", "end"  # what the link of a player's address does
NEVER, AGAIN = (
    "never",
    "again",
)  # what the link of a mailbox does: forbid or allow questions to its owner


@dataclass(frozen=True)
class MailServer:
    """The server that sends emails, and their sender."""

    host: str = ""  # "": there are no mails
    port: int = 0
    tls: bool = False  # from the first byte on, else by STARTTLS
    user: str = ""
    password: str = ""
    sender: str = ""

    @classmethod
    def read(cls, url: str, sender: str, password: str, public_url: str) -> MailServer:
        """Read `smtp://user@host:587` or `smtps://user@host:465`. ValueError says what is wrong."""
        if not url:
            return NO_MAIL
        masked = re.sub(r"(://[^/@]*:)[^@]*@", r"\1***@", url)  # without a password
        wrong = (
            f"--mail {masked!r}: should be like smtp://user@mail.example.org:587 or"
            " smtps://user@mail.example.org:465"
        )
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS[parts.scheme]
        except (ValueError, KeyError):
            raise ValueError(wrong) from None
        if parts.password:
            raise ValueError(
                "--mail: leave the password out, which `ps` would show, and set"
                " LUDARY_MAIL_PASSWORD in the environment"
            )
        if not parts.hostname or parts.path not in ("", "/") or parts.query or parts.fragment:
            raise ValueError(wrong)
        if not is_address(sender):
            raise ValueError(
                f"--mail-from {sender!r}: should be the address of the sender, such as"
                " ludary@example.org"
            )
        if not public_url:
            raise ValueError(
                "--mail needs --url, the address that players use: links in emails begin with it"
            )
        return cls(
            parts.hostname,
            port,
            parts.scheme == "smtps",
            unquote(parts.username or ""),
            password,
            sender,
        )

    def send(self, message: EmailMessage) -> None:
        """Hand an email over; Undeliverable if it is not taken. Blocks for some seconds at most."""
        try:
            with self._connected() as smtp:
                smtp.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            final = all(code >= 500 for code, _ in error.recipients.values())
            raise Undeliverable("the recipient is refused", gone=final, passing=not final) from None
        except smtplib.SMTPResponseException as error:
            raise Undeliverable(f"SMTP {error.smtp_code}", passing=error.smtp_code < 500) from None
        except (OSError, smtplib.SMTPException) as error:
            raise Undeliverable(f"{type(error).__name__}: {error}"[:120], passing=True) from None

    def trouble(self) -> str:
        """Connect and log in as for an email; return the fault in words, or "".

        Blocks `LONGEST_CHECK` seconds at most.
        """
        told: list[str] = []
        thread = threading.Thread(
            target=lambda: told.append(self._trouble()), daemon=True
        )  # looking a name up has no timeout
        thread.start()
        thread.join(LONGEST_CHECK)
        return told[0] if told else f"it did not answer within {LONGEST_CHECK:.0f} seconds"

    def _trouble(self) -> str:
        try:
            self._connected().close()
        except socket.gaierror as error:
            return f"the name cannot be looked up ({error.strerror}). Is it spelled right?"
        except smtplib.SMTPAuthenticationError as error:
            return (
                f"it refuses the user {self.user!r} (SMTP {error.smtp_code}). Is"
                " LUDARY_MAIL_PASSWORD right?"
            )
        except ssl.SSLCertVerificationError as error:
            return f"its certificate is not valid for {self.host}: {error.verify_message}"
        except ssl.SSLError:
            return (
                "it does not begin with TLS. If it offers STARTTLS, say"
                f" smtp://{self.host}:{self.port}"
            )
        except (TimeoutError, smtplib.SMTPServerDisconnected):
            other = "" if self.tls else ", or does the port begin with TLS (then use smtps://)"
            return f"it sends nothing. Is a firewall in between{other}?"
        except (OSError, smtplib.SMTPException) as error:
            return getattr(error, "strerror", None) or str(error)
        return ""

    def _connected(self) -> smtplib.SMTP:
        """Connect, encrypted, and log in. A password goes in the clear only to this machine."""
        safe = ssl.create_default_context()
        if self.tls:
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=PATIENCE, context=safe
            )
        else:
            smtp = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        try:
            self._log_in(smtp, safe)
        except BaseException:
            smtp.close()
            raise
        return smtp

    def _log_in(self, smtp: smtplib.SMTP, safe: ssl.SSLContext) -> None:
        smtp.ehlo()
        if not self.tls and smtp.has_extn("starttls"):
            smtp.starttls(context=safe)
            smtp.ehlo()
        elif not self.tls and self.user and self.host not in NEAR:
            raise smtplib.SMTPException(
                "the mail server offers no encryption, so the password is not sent"
            )
        if self.user:
            log_in(smtp, self.user, self.password)


def log_in(smtp: smtplib.SMTP, user: str, password: str) -> None:
    """Log in. A password beyond ASCII, which `smtplib` refuses, goes as UTF-8 (RFC 4616)."""
    if (user + password).isascii():
        smtp.login(user, password)
        return
    smtp.ehlo_or_helo_if_needed()
    words = b64encode(f"\0{user}\0{password}".encode(errors="surrogateescape")).decode()
    code, answer = smtp.docmd("AUTH", f"PLAIN {words}")
    if code != LOGGED_IN:
        raise smtplib.SMTPAuthenticationError(code, answer)


NO_MAIL = MailServer()


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


def checked_address(text: str) -> str:
    """Return an email address; Refused for anything else."""
    if not is_address(text.strip()):
        raise Refused(
            f"address {text[:60]!r}: should be an email address such as ann@example.org.",
            "bad_address",
        )
    return text.strip()


class MailLinks:
    """Links of emails.

    Only the owner of an address, who gets its emails, has them; nothing of them is stored.

    A token names a player, and one that agrees holds for one question: `asked` is the time since
    when the address is theirs. The token of a mailbox names its digest.
    """

    def __init__(self, secret: str, url: str) -> None:
        self.secret, self.url = secret.encode(), url.rstrip("/")

    def token(self, does: str, whose: str, *about: object) -> str:
        """Return the token of a link: `about` are the address and, to agree, when it was asked; of
        a mailbox there is nothing.
        """
        signed = " ".join(map(str, (does, whose, *about)))
        return f"{whose}.{hmac.digest(self.secret, signed.encode(), 'sha256').hex()[:32]}"

    def link(self, does: str, whose: str, *about: object) -> str:
        return f"{self.url}/mail/{does}/{self.token(does, whose, *about)}"

    def fits(self, token: str, does: str, whose: str, *about: object) -> bool:
        return compare_digest(token.encode(), self.token(does, whose, *about).encode())

    def message(
        self, server: MailServer, address: str, subject: str, text: str, end: str
    ) -> EmailMessage:
        """Return an email whose link `end` ends such emails (RFC 8058)."""
        message = EmailMessage(IN_WHOLE_LINES)
        message["Subject"], message["From"], message["To"] = (
            subject,
            f"Ludary <{server.sender}>",
            address,
        )
        message["Date"], message["Message-ID"] = (
            formatdate(),
            make_msgid(domain=server.sender.partition("@")[2]),
        )
        message["List-Unsubscribe"], message["List-Unsubscribe-Post"] = (
            f"<{end}>",
            "List-Unsubscribe=One-Click",
        )
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text + "\n")
        return message

    def alert(
        self, server: MailServer, person: str, address: str, title: str, table: str
    ) -> EmailMessage:
        end = self.link(END, person, address)
        text = f"It is your turn in {title}:\n{self.url}/t/{table}\n\nStop these emails: {end}"
        return self.message(server, address, f"Your turn: {title}", text, end)

    def question(
        self, server: MailServer, person: str, address: str, asked: int, mailbox: str
    ) -> EmailMessage:
        """Return the email that asks the owner of an address."""
        yes, never = self.link(CONFIRM, person, address, asked), self.link(NEVER, mailbox)
        text = (
            f"Somebody at {self.url}, probably you, asked for an email to this address when it is"
            f" their turn in a game.\n\nYes, send me these emails: {yes}\n\nIf it was not you, do"
            f" nothing: you will get no emails about turns.\n\nNever ask me again: {never}"
        )
        return self.message(server, address, "Emails when it is your turn?", text, never)
