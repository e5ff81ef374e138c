"""Ludary as an app that can be installed: its manifest, and its service worker, which keeps no
pages.
"""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256
from typing import Any

from fastapi import APIRouter, Response

from ludary.server.http.files import FOLDER, address
from ludary.server.http.pages import TEMPLATES

router = APIRouter(include_in_schema=False)
COLOURS = {"background_color": "#f3efe6", "theme_color": "#0a5f55"}
WORKER_POLICY = "default-src 'none'; connect-src 'self'"  # it fetches pages, and loads nothing


@router.get("/manifest.webmanifest")
async def manifest() -> Response:
    icons = [
        {"src": icon(name), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for name, size, purpose in (
            ("192", 192, "any"),
            ("512", 512, "any"),
            ("maskable", 512, "maskable"),
        )
    ]
    about = {
        "name": "Ludary",
        "short_name": "Ludary",
        "description": "Board games in your browser, against bots or with friends.",
    }
    where = {"id": "/", "start_url": "/", "scope": "/", "display": "standalone"}
    return Response(
        json.dumps({**about, **where, **COLOURS, "icons": icons}),
        media_type="application/manifest+json",
    )


@router.get("/worker.js")
async def worker() -> Response:
    """Return the service worker.

    It lies at the root, since a worker answers for the addresses below its own.
    """
    constants = f"const APP = {json.dumps(app_constants())};\n"
    headers = {"cache-control": "no-cache", "content-security-policy": WORKER_POLICY}
    return Response(
        constants + (FOLDER / "worker.js").read_text(encoding="utf-8"),
        media_type="text/javascript",
        headers=headers,
    )


def app_constants() -> dict[str, Any]:
    """Return what the worker shows: its icons, and the page for a lost connection with the policy
    that lets its style in.
    """
    page = TEMPLATES.get_template("offline.html").render()
    style = page.partition("<style>")[2].partition("</style>")[0]
    allowed = b64encode(sha256(style.encode()).digest()).decode()
    return {
        "icon": icon("192"),
        "badge": icon("badge"),
        "page": page,
        "policy": f"default-src 'none'; style-src 'sha256-{allowed}'",
    }


def icon(name: str) -> str:
    """Return the address of an icon, which `python -m tests.web.icons` makes."""
    return f"{address()}/icons/{name}.png"
