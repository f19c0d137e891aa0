"""Players as stored. A guest is written down only once there is something to remember."""

from __future__ import annotations

import contextlib
import time
from typing import Any

from sqlalchemy import Connection, insert, select, update

from hardboiled.server.identity import guest_name
from hardboiled.server.store.database import Database, Taken
from hardboiled.server.store.learning import hand_over_learning
from hardboiled.server.store.rows import Player
from hardboiled.server.store.schema import players, seats, tables


class NameTaken(Exception):
    """Somebody keeps that name under a passphrase already."""


class PeopleStore:
    def __init__(self, database: Database) -> None:
        self._db = database

    async def find(self, player_id: str) -> Player | None:
        return await self._one(players.c.id == player_id)

    async def find_login(self, login: str) -> Player | None:
        return await self._one(players.c.login == login)

    async def known_or_guest(self, player_id: str) -> Player:
        return await self.find(player_id) or Player(id=player_id, name=guest_name(player_id))

    async def name_of(self, player_id: str) -> str:
        return (await self.known_or_guest(player_id)).name

    async def remember(self, player: Player) -> None:
        """Write a guest down, unless that has been done."""
        if await self.find(player.id) is not None:
            return
        row = insert(players).values(id=player.id, name=player.name, created=time.time())
        with contextlib.suppress(Taken):
            await self._db.write(lambda tx: tx.execute(row))

    async def rename(self, player_id: str, name: str) -> None:
        change = update(players).where(players.c.id == player_id).values(name=name)
        await self._db.write(lambda tx: tx.execute(change))

    async def register(self, player_id: str, name: str, login: str, passphrase: str) -> None:
        values = {"name": name, "login": login, "passphrase": passphrase}
        change = update(players).where(players.c.id == player_id).values(values)
        try:
            await self._db.write(lambda tx: tx.execute(change))
        except Taken:
            raise NameTaken from None

    async def hand_over(self, guest_id: str, player_id: str) -> list[str]:
        """A guest turned out to be somebody known: what was the guest's is theirs. The tables it was."""

        def work(tx: Connection) -> list[str]:
            sat = tx.execute(select(seats.c.table_id).where(seats.c.player == guest_id)).scalars()
            owned = tx.execute(select(tables.c.id).where(tables.c.owner == guest_id)).scalars()
            touched = sorted({*sat, *owned})
            tx.execute(update(seats).where(seats.c.player == guest_id).values(player=player_id))
            tx.execute(update(tables).where(tables.c.owner == guest_id).values(owner=player_id))
            hand_over_learning(tx, guest_id, player_id)
            newer = {"revision": tables.c.revision + 1}
            tx.execute(update(tables).where(tables.c.id.in_(touched)).values(newer))
            return touched

        return await self._db.write(work)

    async def _one(self, condition: Any) -> Player | None:
        columns = (players.c.id, players.c.name, players.c.login, players.c.passphrase)
        query = select(*columns).where(condition)
        row = await self._db.read(lambda db: db.execute(query).first())
        return Player(id=row.id, name=row.name, login=row.login, passphrase=row.passphrase) if row else None
