"""Plain requests: one that asks for another protocol, which there is none of here, is read again without that wish, body and all."""

from __future__ import annotations

from array import array
from typing import Protocol

import httptools


class RequestReader(Protocol):
    """Who is told of the requests, and has kept the one that comes."""

    url: bytes
    headers: list[tuple[bytes, bytes]]


class PlainParser(httptools.HttpRequestParser):
    """Reads requests. httptools stops after the headers of one with `Upgrade`: its body would be lost, or read as the next request."""

    def __init__(self, reader: RequestReader) -> None:
        super().__init__(reader)
        self.reader = reader
        self.set_dangerous_leniencies(lenient_data_after_close=True)  # as uvicorn does

    @property
    def upgrades(self) -> bool:
        """Tell whether the headers that have come will be read again."""
        return self.should_upgrade() and self.get_method() != b"CONNECT"

    def feed_data(self, data: bytes | bytearray | memoryview | array[int]) -> None:
        """Take in what has come; HttpParserUpgrade where somebody wants to CONNECT."""
        while True:
            try:
                super().feed_data(data)
            except httptools.HttpParserUpgrade as upgrade:
                if not self.upgrades:
                    raise
                data = self.plain_head() + bytes(data)[upgrade.args[0] :]
            else:
                return

    def plain_head(self) -> bytes:
        """The request's line and headers without the wish."""
        lines = [b"%s %s HTTP/%s" % (self.get_method(), self.reader.url, self.get_http_version().encode())]
        lines += [name + b": " + value for name, value in self.reader.headers if name != b"upgrade"]
        return b"\r\n".join([*lines, b"", b""])
