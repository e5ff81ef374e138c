"""Plain requests: `Upgrade` headers are ignored, by parsing such a request again without them."""

from __future__ import annotations

from array import array
from typing import Protocol

import httptools


class RequestReader(Protocol):
    """The receiver of parsed requests, which keeps the present one."""

    url: bytes
    headers: list[tuple[bytes, bytes]]


class PlainParser(httptools.HttpRequestParser):
    """A parser of requests. httptools stops after the headers of one with `Upgrade`: its body would
    be lost.
    """

    def __init__(self, reader: RequestReader) -> None:
        super().__init__(reader)
        self.reader = reader
        self.set_dangerous_leniencies(lenient_data_after_close=True)  # as uvicorn does

    @property
    def upgrades(self) -> bool:
        """Tell whether the present headers will be read again."""
        return self.should_upgrade() and self.get_method() != b"CONNECT"

    def feed_data(self, data: bytes | bytearray | memoryview | array[int]) -> None:
        """Parse received bytes; HttpParserUpgrade for CONNECT."""
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
        """Return the request's line and headers without `Upgrade`."""
        lines = [
            b"%s %s HTTP/%s"
            % (self.get_method(), self.reader.url, self.get_http_version().encode())
        ]
        lines += [name + b": " + value for name, value in self.reader.headers if name != b"upgrade"]
        return b"\r\n".join([*lines, b"", b""])
