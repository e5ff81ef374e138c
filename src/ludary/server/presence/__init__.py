"""Who is there: people, their names and connections, here and at other servers of the same database."""
