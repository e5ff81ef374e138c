"""The database's schema, continued: passkeys, the challenges that were answered with them, and
mails.
"""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, String, Table

from ludary.server.store.schema import METADATA

passkeys = Table(  # `store/persons/passkeys.py: StoredPasskey` describes it
    "passkeys",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("credential", String(1400), nullable=False, unique=True),  # its id, in base64url
    Column("person", String(24), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("key", LargeBinary, nullable=False),  # the public key, as COSE
    Column("name", String(60), nullable=False),
    Column(
        "count", BigInteger, nullable=False
    ),  # of signatures, as the authenticator tells; 0 if it does not count
    Column("since", BigInteger, nullable=False),  # before that it signs nobody in
    Column(
        "used", BigInteger, nullable=False
    ),  # when somebody last signed in with it, in ms; 0: never
    Index("passkeys_person", "person"),
)

spent = Table(  # challenges that passkeys have answered, until they run out
    "spent_challenges",
    METADATA,
    Column("digest", String(64), primary_key=True),  # SHA-256
    Column("at", BigInteger, nullable=False),
    Index("spent_challenges_at", "at"),
)

mail_counts = Table(  # `alerts/mailboxes.py` reads and writes this and the next one
    "mail_counts",
    METADATA,
    Column("key", String(24), primary_key=True),  # keyed digest of what is counted, and for whom
    Column("day", Integer, primary_key=True),  # since 1970, UTC
    Column("mails", Integer, nullable=False),
)

mail_refusals = Table(  # mailboxes that want no question
    "mail_refusals",
    METADATA,
    Column("mailbox", String(24), primary_key=True),  # keyed digest of it
    Column("since", BigInteger, nullable=False),
)
