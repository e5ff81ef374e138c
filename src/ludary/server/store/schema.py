"""The database's tables. `entries` are what happened; all else can be made from them, or only says where to look."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text, UniqueConstraint

METADATA = MetaData()

persons = Table(
    "persons",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of it
    Column("name", String(40), nullable=False),
    Column("since", BigInteger, nullable=False),
)

editions = Table(
    "editions",
    METADATA,
    Column("digest", String(16), primary_key=True),
    Column("game", String(200), nullable=False),
    Column("contents", Text, nullable=False),  # JSON
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(200), nullable=False),
    Column("status", String(8), nullable=False),  # waiting, playing, over
    Column("number", Integer, nullable=False),  # of the last entry
    Column("actor", Integer, nullable=False),  # the seat that has to decide, -1 if none
    Column("bot_due", BigInteger),  # when a bot should act, in ms; null if none has to
    Column("public", Boolean, nullable=False),
    Column("clock", String(40), nullable=False),  # in words
    Column("since", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("layout", String(16), nullable=False),  # digest of how the State lies in memory
    Column("state", LargeBinary),  # the State after the last entry; null before the start
    Index("tables_due", "bot_due"),
    Index("tables_open", "public", "status", "touched"),
)

entries = Table(
    "entries",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),  # JSON
    Column("key", String(60)),
    UniqueConstraint("table", "key", name="entries_key"),
)

pulse = Table(  # one row: when a server was last up
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

outages = Table(  # times in which no server was up
    "outages",
    METADATA,
    Column("began", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("name", String(60), nullable=False),
    Column("person", String(24)),
    Index("seats_person", "person"),
)
