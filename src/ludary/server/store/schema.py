"""The database's schema.

`entries` hold the logs; all else follows from them, or is an index to them.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA = MetaData()
OF_PERSONS = "kind IN ('sit', 'stand', 'say')"  # in these words, so that databases use the index

persons = Table(
    "persons",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("origin", String(24)),  # digest of the network that the person came from
    Column(
        "preferences", Text
    ),  # JSON: texts by name, as `store/persons/preferences.py` keeps them
    Column("leaving", BigInteger),  # from when on everything about the person is deleted, in ms
    Index("persons_origin", "origin"),
    Index("persons_leaving", "leaving"),
)

sessions = Table(  # `store/sessions.py: PlayerSession` describes it
    "sessions",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of it
    Column("person", String(24), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("label", String(60), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("renewed", BigInteger, nullable=False),
    Column("link", Boolean, nullable=False),
    Column("replaces", String(24)),  # a session; of a link, the player who may take the games over
    Index("sessions_person", "person"),
    Index("sessions_used", "used"),
    Index("sessions_replaces", "replaces"),
)

editions = Table(
    "editions",
    METADATA,
    Column("digest", String(16), primary_key=True),
    Column("game", String(200), nullable=False),
    Column("contents", Text, nullable=False),  # JSON
    Column(
        "since", BigInteger, nullable=False, server_default="0"
    ),  # when a table was last opened with it, in ms
    Column("bytes", Integer, nullable=False, server_default="0"),  # of the contents
    Column("owner", String(24)),  # the person who brought it
    Column("origin", String(24)),  # digest of the network that it came from
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
    Column(
        "alert_due", BigInteger
    ),  # when the player to decide should be told, in ms; null if nobody has to be, or has been
    Column("public", Boolean, nullable=False),
    Column("clock", String(40), nullable=False),  # in words
    Column("since", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("layout", String(16), nullable=False),  # digest of how the State lies in memory
    Column("state", LargeBinary),  # the State after the last entry; null before the start
    Column("owner", String(24)),  # the person who set it up
    Column("origin", String(24)),  # digest of the network that it was set up from
    Column("bytes", BigInteger, nullable=False, server_default="0"),  # of all its entries
    Column("edition", String(16)),  # digest; null for a game without editions
    Column("actions", Integer),  # of a game that is over; null in older rows until somebody asks
    Index("tables_due", "bot_due"),
    Index("tables_alert_due", "alert_due"),
    Index("tables_open", "public", "status", "touched"),
    Index("tables_owner", "owner"),
    Index("tables_origin", "origin"),
    Index("tables_touched", "status", "touched"),
    Index("tables_edition", "edition"),
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
    # People who sat down or stood up, and their words: found without reading the actions
    Index(
        "entries_persons",
        "table",
        "number",
        sqlite_where=text(OF_PERSONS),
        postgresql_where=text(OF_PERSONS),
    ),
)

heartbeat = Table(  # one row: when a server was last up; databases know it by its older name
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
    Column("bot", String(60)),  # the bot that sits here; null in older rows until somebody asks
    Column("result", Float),  # once the game is over, as returns are; null if it cannot be known
    Column(
        "outcome",
        String(4),
        # of a game that is over: won, lost, drew, "" if unknown; null in older rows until somebody
        # asks
    ),
    Column("ended", BigInteger),  # when the game ended, in ms
    Column(
        "quiet",
        Text,
        # JSON: the topics about which the player does not want to be asked; null: none were ever
        # named
    ),
    Index("seats_person", "person"),
    Index("seats_ended", "person", "ended"),
)

reviews = Table(  # of finished games; `store/reviews.py` reads and writes them
    "reviews",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", String(80), nullable=False),  # what made it, in words
    Column("contents", LargeBinary, nullable=False),  # JSON, compressed by zlib
)

answers = Table(  # to requests that may come again; databases know it by its older name
    "wishes",
    METADATA,
    Column("key", String(64), primary_key=True),  # SHA-256 of the person and their key
    Column("asked", String(64), nullable=False),  # SHA-256 of the request
    Column("answer", Text, nullable=False),  # JSON
    Column("at", BigInteger, nullable=False),
    Index("wishes_at", "at"),
)

servers = Table(  # the processes that serve these tables
    "servers",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),  # when it last said that it is up
)

presence = Table(  # which seats have connections, and at which server
    "presence",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("server", String(24), primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),  # since when
)

secrets = Table(  # shared by the servers of one database
    "secrets",
    METADATA,
    Column("name", String(24), primary_key=True),
    Column("value", String(64), nullable=False),
)

# whom a player does not want to hear; `presence/blocked_players.py` reads and writes them
blocks = Table(
    "blocks",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("other", String(24), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("table", String(24), nullable=False),  # the only one where it holds; "" is everywhere
    Column("name", String(60), nullable=False),  # of the other, as it was then
    Column("since", BigInteger, nullable=False),
    UniqueConstraint("person", "other", "table", name="blocks_once"),
    Index("blocks_other", "other"),
)

reports = Table(  # of players, to the host of the server; `hosting/reports.py` describes them
    "reports",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(24), nullable=False),
    Column("by_name", String(60), nullable=False),
    Column("origin", String(24), nullable=False),  # digest of the network that it came from
    Column("other", String(24), nullable=False),
    Column("name", String(60), nullable=False),
    Column("table", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("reason", String(20), nullable=False),
    Column("words", Text, nullable=False),
    Column("evidence", Text, nullable=False),  # JSON: what was said at the table last
    Column("handled", BigInteger),  # when an admin has dealt with it
    Index("reports_at", "at"),
    Index("reports_by", "by", "at"),
    Index("reports_origin", "origin", "at"),
)

bans = Table(  # of persons and networks, for all servers; `hosting/bans.py` keeps them in memory
    "bans",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", String(24)),
    Column("network", String(24)),  # digest of it
    Column("name", String(60), nullable=False),
    Column("why", String(300), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("ended", BigInteger),  # before its time
    Index("bans_until", "until"),
)

acts = Table(  # the audit trail: what admins did. Rows are added, never changed
    "acts",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(40), nullable=False),
    Column("what", String(20), nullable=False),
    Column("about", String(24), nullable=False),  # the table, person, ban or report
    Column("words", String(300), nullable=False),
    Column("why", String(300), nullable=False),
    Column("data", Text, nullable=False),  # JSON: what undoing it needs
    Column("undoes", Integer, unique=True),  # the number of another act
)

# how a player is told of turns; `store/alerts.py` reads and writes this and the next three
alert_settings = Table(
    "alert_settings",
    METADATA,
    Column("person", String(24), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "everywhere", Boolean, nullable=False
    ),  # at all tables but those that `alert_tables` says otherwise of
    Column("begins", Integer),  # quiet hours, in minutes after midnight; null: there are none
    Column("ends", Integer),
    Column("zone", String(64)),  # where these minutes are counted, such as Europe/Berlin
    Column("mail", String(254)),
    Column("confirmed", Boolean, nullable=False),  # whether the owner of that address has agreed
    Column(
        "asked", BigInteger, nullable=False, server_default="0"
    ),  # since when that address is theirs: links of before agree to nothing
)

alert_tables = Table(
    "alert_tables",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("wanted", Boolean, nullable=False),
    Index("alert_tables_person", "person"),
)

push_subscriptions = Table(  # of browsers, at most one of each session
    "push_subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),  # SHA-256 of the endpoint
    Column("person", String(24), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column(
        "session",
        String(24),
        ForeignKey("sessions.id", ondelete="CASCADE"),
        nullable=False,
        unique=True,
    ),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(88), nullable=False),
    Column("auth", String(24), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("push_subscriptions_person", "person"),
)

alerts = Table(  # that are to be sent; one that has been sent is deleted
    "alerts",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("way", String(64), primary_key=True),  # the id of a subscription, or "mail"
    Column("tries", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # of the next try
    Index("alerts_at", "at"),
    Index("alerts_person", "person"),
)

tournaments = Table(  # tournaments; `store/tournaments.py` reads and writes this and the next one
    "tournaments",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("version", Integer, nullable=False),  # rises with each change
    Column("status", String(8), nullable=False),  # waiting, playing, over
    Column("name", String(60), nullable=False),
    Column("owner", String(24)),  # the person who set it up
    Column("origin", String(24)),  # digest of the network that it was set up from
    Column("since", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("course", Text, nullable=False),  # JSON: settings, and rounds with players by number
    Index("tournaments_status", "status", "touched"),
    Index("tournaments_owner", "owner"),
)

tournament_players = Table(
    "tournament_players",
    METADATA,
    Column(
        "tournament", String(24), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("number", Integer, primary_key=True),  # from 1 on
    Column("person", String(24)),
    Column("name", String(60), nullable=False),
    Column("left", String(8), nullable=False),  # "", left, out
    Index("tournament_players_person", "person"),
)
