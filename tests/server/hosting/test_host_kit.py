"""The host's kit: what `ludary host` writes starts, behind both web servers."""

from __future__ import annotations

import os
import shlex
import shutil
import socket
import sqlite3
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from click.testing import CliRunner
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from ludary.cli import main
from ludary.server.alerts.mail import MailServer
from ludary.server.hosting.host_kit import DATABASE, PORT, UNITS, WEB_SERVERS, Answers, files
from ludary.server.hosting.reach_checks import reach_findings
from tests.server.processes import Server, free_port, until
from tests.server.store.test_upgrades import VERSIONS, Sqlite

NAME = "games.ludary.test"
SYSTEM = f"{os.defpath}:/usr/sbin:/usr/bin:/usr/local/bin"
Grades = list[tuple[str, str]]


def tool(name: str) -> str:
    """Return a program of the system; without it the test is skipped, and fails where CI is set."""
    found = shutil.which(name, path=SYSTEM)
    if found is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(
            f"{name} is not installed: `sh tests/system.sh` installs it in a container"
        )
    return found


def written(folder: Path, **answers: Any) -> dict[str, str]:
    """Return what the command writes."""
    options = {"name": NAME, "web_server": "caddy", "user": "ludary", "mail": "", "days": 14}
    given = [
        word
        for name, value in {**options, **answers}.items()
        for word in (f"--{name.replace('_', '-')}", str(value))
    ]
    done = CliRunner().invoke(main, ["host", *given, "--to", str(folder)])
    assert done.exit_code == 0, done.output
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def commands(unit: str) -> list[str]:
    """Return the commands of a unit, as systemd reads them."""
    lines = [line for line in unit.splitlines() if line.startswith("ExecStart")]
    return [line.partition("=")[2].replace("%%", "%") for line in lines]


def test_what_is_not_given_is_asked_for(tmp_path: Path) -> None:
    told = CliRunner().invoke(
        main, ["host", "--to", str(tmp_path)], input=f"{NAME}\nnginx\nplayer\n\n30\n"
    )
    assert told.exit_code == 0 and "systemctl enable --now ludary.service" in told.output
    unit = (tmp_path / "ludary.service").read_text(encoding="utf-8")
    assert "User=player" in unit and (tmp_path / "nginx.conf").is_file()


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"name": "https://games.example.org"}, "such as games.example.org"),
        ({"name": "games;reboot.org"}, "such as games.example.org"),
        ({"user": "root"}, "any user of Linux but root"),
        ({"mail": "smtp://me@mail.example.org:587 --host 0.0.0.0"}, "smtp://ludary@"),
        ({"mail": "imap://mail.example.org"}, "smtp://ludary@"),
    ],
)
def test_a_wrong_answer_is_named_with_a_right_one(wrong: dict[str, str], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Answers(**{"name": NAME, **wrong})  # type: ignore[arg-type]


def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    verify = tool("systemd-analyze")
    written(tmp_path, mail="smtps://ludary%40example.org@mail.example.org")
    units = [str(tmp_path / unit) for unit in UNITS]
    checked = subprocess.run([verify, "verify", *units], capture_output=True, text=True)
    mine = [line for line in checked.stderr.splitlines() if str(tmp_path) in line]
    assert mine == []


def test_the_containers_start_the_same_server_as_the_unit(tmp_path: Path) -> None:
    kit = written(tmp_path, mail="smtp://ludary@mail.example.org:587")
    alone = shlex.split(commands(kit["ludary.service"])[0])[1:]
    together = shlex.split(yaml.safe_load(kit["compose.yaml"])["services"]["ludary"]["command"])[1:]
    assert set(alone) - set(together) == {"127.0.0.1"}
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    subprocess.run([*check, str(tmp_path / "compose.yaml")], check=True)


def certificate(folder: Path) -> tuple[Path, Path]:
    """Write a certificate of the name, and its key."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(1))
        .not_valid_after(now + timedelta(1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, SHA256())
    )
    paths = folder / "fullchain.pem", folder / "privkey.pem"
    paths[0].write_bytes(made.public_bytes(Encoding.PEM))
    paths[1].write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return paths


def nginx(text: str, folder: Path, port: int) -> list[str]:
    """Write the server block for an nginx of the test's own; return the command that runs it."""
    chain, _ = certificate(folder)
    text = text.replace("listen [::]:80;", "").replace("listen [::]:443 ssl http2;", "")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("listen 443 ", f"listen 127.0.0.1:{port} ")
    (folder / "ludary.conf").write_text(
        text.replace(f"/etc/letsencrypt/live/{NAME}", str(chain.parent))
    )
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    (folder / "main.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/ludary.conf; }}\n"
    )
    return [tool("nginx"), "-e", "stderr", "-c", str(folder / "main.conf")]


def caddy(text: str, folder: Path, port: int) -> list[str]:
    """Write the Caddyfile for a Caddy of the test's own; return the command that runs it."""
    chain, key = certificate(folder)
    text = text.replace(f"{NAME} {{", f"{NAME} {{\n\ttls {chain} {key}\n\tbind 127.0.0.1")
    own = f"admin off\n\tauto_https disable_redirects\n\thttps_port {port}"
    (folder / "Caddyfile").write_text(f"{{\n\t{own}\n}}\n{text}")
    return [tool("caddy"), "run", "--config", str(folder / "Caddyfile")]


@contextmanager
def started(command: list[str], folder: Path) -> Iterator[None]:
    """Run a web server until the block ends."""
    home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "web.log").open("wb") as log:
        process = subprocess.Popen(command, stderr=log, stdout=log, env=home)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


@pytest.mark.parametrize("which", [nginx, caddy], ids=["nginx", "caddy"])
def test_what_the_kit_wrote_upgrades_a_database_plays_a_game_and_backs_it_up(
    which: Callable[[str, Path, int], list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = dict(files(Answers(NAME, web_server=which.__name__)))
    database = Sqlite(tmp_path).filled(VERSIONS[-1])  # as an older version left it
    server, port = Server(database, tmp_path), free_port()
    own = {DATABASE: database, str(PORT): str(server.port)}
    server.arguments = [
        own.get(word, word) for word in shlex.split(commands(kit["ludary.service"])[0])[1:]
    ]
    text = kit[WEB_SERVERS[which.__name__][0]].replace(
        f"127.0.0.1:{PORT}", f"127.0.0.1:{server.port}"
    )
    real = socket.getaddrinfo
    monkeypatch.setattr(
        socket,
        "getaddrinfo",
        lambda host, *more, **named: real(
            "127.0.0.1" if host in (NAME, NAME.encode()) else host, *more, **named
        ),
    )
    url = f"https://{NAME}:{port}"
    with started(which(text, tmp_path, port), tmp_path):
        server.start()
        try:
            until(server.is_well, "the server is well")
            safe = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
            until(lambda: answers(port), "the web server answers")
            found = [
                (one.grade, one.what) for one in reach_findings(url, MailServer(), safe, [url])
            ]
            assert found == [
                ("right", one) for one in ("address", "HTTPS", "HTTP/2", "mail", "push")
            ]
            assert go_on(url, safe, database) > 1
            play(url, safe)
            back_up(kit["ludary-backup.service"], database, tmp_path)
        finally:
            server.kill()


def answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


def go_on(url: str, safe: ssl.SSLContext, database: str) -> int:
    """Look at all tables of an older version, which go on; return their number."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        ids = [id for [id] in connection.execute("SELECT id FROM tables")]
    with httpx.Client(base_url=url, verify=safe) as http:
        assert [http.get(f"/api/tables/{id}").json()["trouble"] for id in ids] == [""] * len(ids)
    return len(ids)


def play(url: str, safe: ssl.SSLContext) -> None:
    """Play an action by cookie as a browser does, while a stream tells of it."""
    with httpx.Client(base_url=url, verify=safe) as http:
        http.post("/api/players", json={"name": "Ann"}).raise_for_status()
        assert [name for name in http.cookies if name.startswith("__Host-")]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}]
        made = http.post("/api/tables", json={"game": "dunjiin", "seats": seats, "pace": 0})
        table = made.json()["id"]
        assert made.json()["url"].startswith(f"https://{NAME}/t/")
        with http.stream("GET", f"/api/tables/{table}/events") as events:
            lines = events.iter_lines()
            next(line for line in lines if line.startswith("data: {"))
            http.post(f"/api/tables/{table}/say", json={"text": "Hello"}).raise_for_status()
            next(line for line in lines if "Hello" in line)


def back_up(unit: str, database: str, folder: Path) -> None:
    """Run the commands of the unit for backups, which leave the new copy and no old one."""
    old = folder / "tables-2020-01-01-000000.db"
    old.touch()
    os.utime(old, (0, 0))
    for command in commands(unit):
        own = command.replace("/var/lib/ludary-backups", str(folder)).replace(DATABASE, database)
        subprocess.run(shlex.split(own), check=True, capture_output=True)
    [copy] = folder.glob("tables-*.db")
    assert copy != old and copy.stat().st_size > 10_000
