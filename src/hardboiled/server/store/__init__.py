"""The store: SQLite in the data folder, or PostgreSQL."""

from hardboiled.server.store.database import Database, Taken, open_database
from hardboiled.server.store.health import Health
from hardboiled.server.store.limits import LimitStore
from hardboiled.server.store.log import LogStore
from hardboiled.server.store.migrate import migrate
from hardboiled.server.store.people import NameTaken, PeopleStore
from hardboiled.server.store.rows import Entry, Line, Player, SeatRow, Standing, TableRow, Wish
from hardboiled.server.store.sessions import SessionStore
from hardboiled.server.store.tables import Follows, TableStore

__all__ = [
    "Database",
    "Entry",
    "Follows",
    "Health",
    "LimitStore",
    "Line",
    "LogStore",
    "NameTaken",
    "PeopleStore",
    "Player",
    "SeatRow",
    "SessionStore",
    "Standing",
    "TableRow",
    "TableStore",
    "Taken",
    "Wish",
    "migrate",
    "open_database",
]
