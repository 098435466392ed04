"""The addresses of the page: who may open it, and as which seat of the table."""

import io
import secrets
import socket
from hmac import compare_digest
from typing import NamedTuple

from crupier.errors import Trouble
from crupier.play.colours import MONO

HOST = "127.0.0.1"
SEATS = range(2, 7)
_TOKEN = 12             # bytes of chance
_OUTSIDE = "192.0.2.1", 9       # for documentation (RFC 5737); nothing is sent there


class Link(NamedTuple):
    """token: first part of the path, "" where everybody on this computer may look.

    seat: from 0 on; None: the windows are not seats.
    """

    token: str = ""
    seat: int | None = None

    @property
    def path(self) -> str:
        return f"/{self.token}/" if self.token else "/"


def invite(seats: int | None, lan: bool) -> list[Link]:
    """A link for each seat, or one for all."""
    if seats:
        return [Link(secrets.token_urlsafe(_TOKEN), seat) for seat in range(seats)]
    return [Link(secrets.token_urlsafe(_TOKEN) if lan else "")]


def admits(links: list[Link], path: str) -> bool:
    """Is there a link that a path begins with? How long that takes tells nothing about tokens."""
    first = path.removeprefix("/").partition("/")[0].encode(errors="replace")
    hits = [not link.token or compare_digest(first, link.token.encode()) for link in links]
    return any(hits)


def seat_of(person: int, seats: int) -> int:
    """Whose window it is for a person at the table; those without one of their own share the last.
    """
    return min(person, seats - 1)


def lan_address() -> str:
    """Of this computer, in the network that leads outside. Trouble if there is none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect(_OUTSIDE)    # finds the way, and sends nothing
            found = str(asking.getsockname()[0])
    except OSError as error:
        raise Trouble("this computer is in no network that a phone could join; connect it, or "
                      "give its address after --lan.") from error
    return found


def drawn(url: str) -> str:
    """A QR code for a terminal: white on black, whatever the colours around."""
    import segno  # takes a tenth of a second

    out = io.StringIO()
    segno.make(url, micro=False).terminal(out, border=2, compact=True)
    begin, end = MONO
    return "\n".join(begin + line + end for line in out.getvalue().splitlines())
