"""Who somebody is: a signed cookie, an optional passphrase, and the tokens of invites."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from collections.abc import Iterable
from pathlib import Path

from hardboiled.kernel.chance import KEY_BITS

COOKIE = "hardboiled"
KEY_FILE = "secret.key"
KEY_VARIABLE = "HARDBOILED_KEY"
"""Servers on several machines share their key by this environment variable."""
_SCRYPT = {"n": 2**14, "r": 8, "p": 1}


class Identity:
    """Signs and checks with the server's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._ended: set[str] = set()

    def _sign(self, purpose: str, text: str) -> str:
        mac = hmac.new(self._key, f"{purpose}\0{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mac).decode().rstrip("=")

    def cookie(self, player: str) -> str:
        """A new session of this player."""
        session = f"{player}.{secrets.token_urlsafe(6)}"
        return f"{session}.{self._sign('session', session)}"

    def player_of(self, cookie: str | None) -> str | None:
        """The player a cookie names, if we signed it and nobody has signed out with it."""
        said, _, signature = (cookie or "").rpartition(".")
        player, _, session = said.partition(".")
        purpose = "session" if session else "player"  # cookies from before there were sessions
        if not player or not hmac.compare_digest(signature.encode(), self._sign(purpose, said).encode()):
            return None
        return None if self._ended and self.fingerprint(cookie or "") in self._ended else player

    def end(self, sessions: Iterable[str]) -> set[str]:
        """These sessions, by the fingerprints of their cookies, are over: those that were not before."""
        new = set(sessions) - self._ended
        self._ended |= new
        return new

    def fingerprint(self, text: str) -> str:
        """A name for something that is not to be stored itself: an address, a cookie."""
        return self._sign("fingerprint", text)[:32]

    def deal(self, name: str) -> int:
        """The seed of a deal that has a name, such as the case of a day; nobody without the key can work it out."""
        key = hmac.new(self._key, f"deal\0{name}".encode(), hashlib.sha256).digest()
        return int.from_bytes(key, "big") | 1 << KEY_BITS

    def invite(self, table: str) -> str:
        """The token of a table's invite link; only its hash is stored."""
        return self._sign("invite", table)[:27]


def load_key(data_dir: Path) -> bytes:
    """The server's key: from the environment, or made once and kept in the data folder."""
    given = os.environ.get(KEY_VARIABLE, "")
    if given:
        return given.encode()
    path = data_dir / KEY_FILE
    if not path.exists():
        data_dir.mkdir(parents=True, exist_ok=True)
        fresh = data_dir / f".{KEY_FILE}.{os.getpid()}"
        fresh.touch(mode=0o600)
        fresh.write_bytes(secrets.token_bytes(32))
        try:
            os.link(fresh, path)  # whichever worker links first made the key of all
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    return path.read_bytes()


def new_id() -> str:
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same_token(token: str, stored: str) -> bool:
    return hmac.compare_digest(hashed(token), stored)


def guest_name(player: str) -> str:
    """What a guest is called until they say: the same for the same guest."""
    return f"Guest {int(hashed(player)[:6], 16) % 9000 + 1000}"


def seal_passphrase(passphrase: str) -> str:
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${hashlib.scrypt(passphrase.encode(), salt=salt, **_SCRYPT).hex()}"


def opens(passphrase: str, sealed: str) -> bool:
    salt, _, expected = sealed.partition("$")
    found = hashlib.scrypt(passphrase.encode(), salt=bytes.fromhex(salt), **_SCRYPT)
    return hmac.compare_digest(found, bytes.fromhex(expected))
