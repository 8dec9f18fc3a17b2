"""The command that starts the scorekeeper: what it says, and how it ends."""

import errno
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from scorekeeper import cli, instance
from scorekeeper.cli import serve
from scorekeeper.instance import Unusable
from scorekeeper.store import Busy

ROOT = Path(__file__).parent.parent
COMMAND = [sys.executable, "-m", "scorekeeper", "serve"]
LAST_LINE = "Ctrl-C stops the scorekeeper.\n"
# The real pages and two more: one sends a little now and then and never ends, one breaks off.
WITH_A_STREAM = """
import os, sys, threading
import scorekeeper
real = scorekeeper.create_app

def with_stream(*arguments):
    def forever():
        while True:
            yield b"data: still here\\n\\n"
            threading.Event().wait(0.2)

    def broken(number):
        def some():
            yield b"some"
            raise OSError(number, os.strerror(number))
        return some()

    app = real(*arguments)
    app.add_url_rule("/stream", "stream", forever)
    app.add_url_rule("/broken/<int:number>", "broken", broken)
    return app

scorekeeper.create_app = with_stream
from scorekeeper.cli import main
sys.exit(main(["serve"]))
"""
# The real pages, which wait for the rest of a request for less long.
IMPATIENT = """
import sys
from scorekeeper.cli import main, worker
worker.PATIENCE = 2.0
sys.exit(main(["serve"]))
"""
# Whatever is needed is imported first: another user may not be able to read this checkout.
AS_NOBODY = """
import encodings.idna, os, sys
from scorekeeper.cli import main
if os.geteuid() == 0:
    os.setgroups([]); os.setgid(65534); os.setuid(65534)
sys.exit(main(["serve"]))
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


class Started:
    """A scorekeeper that runs, and what it has printed."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process, self.port = process, port
        self.printed = self._read()

    def _read(self) -> str:
        assert self.process.stdout
        watch = threading.Timer(60, self.process.kill)  # a line that never comes ends the reading
        watch.start()
        lines = []
        for line in self.process.stdout:
            lines.append(line)
            if line == LAST_LINE:
                break
        watch.cancel()
        return "".join(lines)

    def answer(self) -> int:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/", timeout=60) as page:
                status: int = page.status
                return status
        except urllib.error.HTTPError as error:
            error.close()
            return error.code

    def connect(self, sent: bytes) -> socket.socket:
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=60)
        connection.sendall(sent)
        return connection

    def ends(self, number: signal.Signals) -> tuple[int, str, float]:
        """The exit status, what it wrote on standard error, and the seconds it took."""
        begun = time.monotonic()
        self.process.send_signal(number)
        errors = self.process.communicate(timeout=60)[1]
        return self.process.returncode, errors, time.monotonic() - begun


@contextmanager
def started(folder: Path, command: list[str] = COMMAND, **env: str) -> Iterator[Started]:
    port = free_port()
    here = {"SCOREKEEPER_INSTANCE": str(folder), "HOST": "127.0.0.1", "PORT": str(port)}
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | here | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    with process:
        try:
            yield Started(process, port)
        finally:
            process.kill()


def refused(folder: Path, command: list[str] = COMMAND, **env: str) -> tuple[int, str, str]:
    """How a start ends that cannot be: exit status, standard output, standard error."""
    here = {"SCOREKEEPER_INSTANCE": str(folder), "HOST": "127.0.0.1", "PORT": str(free_port())}
    ended = subprocess.run(
        command, cwd=ROOT, env=os.environ | here | env, capture_output=True, text=True, timeout=60
    )
    return ended.returncode, ended.stdout, ended.stderr


def test_it_says_where_to_open_it_and_where_the_games_are(tmp_path: Path) -> None:
    with started(tmp_path) as server:
        assert f"http://127.0.0.1:{server.port}/" in server.printed
        assert f"The games are kept in {tmp_path}/scorekeeper.db\n" in server.printed
        assert re.search("[▀▄█]{10}", server.printed)
        assert 200 == server.answer()
        assert (tmp_path / "scorekeeper.db").exists()
        assert f"http://127.0.0.1:{server.port}/" == instance.served_at(tmp_path)


def test_on_every_network_it_prints_the_address_of_this_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(serve, "_own_address", lambda: "192.168.1.20")
    with serve.listen("0.0.0.0", port := free_port()) as listener:
        printed = serve.welcome(listener, tmp_path)
    assert f"Open http://192.168.1.20:{port}/ on a phone in the same network" in printed


def test_without_a_network_it_says_that_no_phone_can_reach_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def unreachable(*_: object) -> None:
        raise OSError

    class NoNetwork(socket.socket):
        connect = unreachable

    monkeypatch.setattr(socket, "socket", NoNetwork)
    assert "127.0.0.1" == serve.reached_at("0.0.0.0")
    with serve.listen("0.0.0.0", port := free_port()) as listener:
        printed = serve.welcome(listener, tmp_path)
    assert f"Open http://127.0.0.1:{port}/ on this machine; no phone finds" in printed


@pytest.mark.parametrize(
    ("bound", "expected"),
    [("192.168.1.20", "192.168.1.20"), ("127.0.0.1", "127.0.0.1"), ("fd00::20", "[fd00::20]")],
)
def test_the_address_that_was_asked_for_is_the_one_printed(bound: str, expected: str) -> None:
    assert expected == serve.reached_at(bound)


def test_this_machine_always_has_an_address_to_print() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\.\d+", serve.reached_at("0.0.0.0"))


def test_a_terminal_without_block_characters_gets_the_address_alone(tmp_path: Path) -> None:
    folder = tmp_path / "żółw"
    with started(folder, PYTHONIOENCODING="ascii") as server:
        assert f"http://127.0.0.1:{server.port}/" in server.printed
        assert r"\u017c\xf3\u0142w/scorekeeper.db" in server.printed
        assert "▀" not in server.printed


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_it_ends_at_once_with_pages_open(tmp_path: Path, number: signal.Signals) -> None:
    page = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    half = b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\nhalf"
    stream = b"GET /stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    program = [sys.executable, "-c", WITH_A_STREAM]
    with started(tmp_path, program) as server, ExitStack() as open_pages:
        opened = [server.connect(sent) for sent in (page, stream, stream, half, b"")]
        for connection in opened:
            open_pages.enter_context(connection)
        assert [b"HTTP/1.1"] * 3 == [connection.recv(8) for connection in opened[:3]]
        status, errors, seconds = server.ends(number)
        assert (0, "") == (status, errors)
        assert seconds < 3


def test_a_phone_that_is_gone_is_no_error_to_print(tmp_path: Path) -> None:
    """Writing to it ends like this when its battery is empty, or it has left the network."""
    with started(tmp_path, [sys.executable, "-c", WITH_A_STREAM]) as server:
        for number in (errno.ETIMEDOUT, errno.EHOSTUNREACH, errno.ENOSPC):
            page = f"GET /broken/{number} HTTP/1.0\r\n\r\n"
            with server.connect(page.encode()) as connection, connection.makefile("rb") as answer:
                assert answer.read().endswith(b"some")
        errors = server.ends(signal.SIGTERM)[1]
    assert [os.strerror(errno.ENOSPC)] == re.findall(r"OSError: .*\] (.*)|TimeoutError", errors)


def test_it_starts_again_at_once_on_the_same_port(tmp_path: Path) -> None:
    with started(tmp_path) as server:
        assert 200 == server.answer()
        server.ends(signal.SIGINT)
        with started(tmp_path, PORT=str(server.port)) as again:
            again.port = server.port
            assert 200 == again.answer()


def test_it_outlives_its_terminal_when_told_to(tmp_path: Path) -> None:
    with started(tmp_path, ["nohup", *COMMAND]) as server:
        assert 200 == server.answer()
        server.process.send_signal(signal.SIGHUP)
        assert 200 == server.answer()
        assert 0 == server.ends(signal.SIGTERM)[0]


def test_a_port_in_use_is_named_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        expected = f"Port {port} is in use by another program; choose another with PORT=…\n"
        assert (1, "", expected) == refused(tmp_path, PORT=str(port))


@pytest.mark.parametrize("port", ["text", "0", "70000", "-1", "8000.0", "٣", "1" * 5000, " 80"])
def test_a_port_that_is_none_is_named_in_one_sentence(port: str) -> None:
    with pytest.raises(Unusable) as raised:
        serve.port_number(port)
    assert f"The port must be a number from 1 to 65535, not {port!r}." == str(raised.value)


@pytest.mark.parametrize("port", ["70000", "text"])
def test_the_port_is_asked_for_before_anything_is_started(tmp_path: Path, port: str) -> None:
    expected = f"The port must be a number from 1 to 65535, not {port!r}.\n"
    assert (1, "", expected) == refused(tmp_path / "none", PORT=port)
    assert (1, "", expected) == refused(tmp_path / "none", [*COMMAND, "--port", port])
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("host", ["192.0.2.7", "no such host", "a" * 70, "..", "\u2024\u2024x"])
def test_a_host_that_is_not_ours_is_named_in_one_sentence(host: str) -> None:
    with pytest.raises(Unusable) as raised:
        serve.listen(host, free_port())
    expected = f"This machine has no address {host!r} to listen on; set HOST to one that it has."
    assert expected == str(raised.value)


def test_a_port_that_only_root_may_use_is_named_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def not_allowed(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket, "create_server", not_allowed)
    with pytest.raises(Unusable, match="Port 80 is not allowed to you"):
        serve.listen("127.0.0.1", 80)


def test_localhost_is_ours() -> None:
    with serve.listen("localhost", free_port()) as listener:
        assert "127.0.0.1" == listener.getsockname()[0]


def test_a_folder_that_cannot_be_written_is_named_in_one_sentence() -> None:
    with TemporaryDirectory() as parent:
        Path(parent).chmod(0o755)
        folder = Path(parent) / "locked"
        folder.mkdir(0o555)
        program = [sys.executable, "-c", AS_NOBODY]
        ended = refused(folder, program, COVERAGE_PROCESS_CONFIG="")  # that could not write either
    expected = (
        f"The folder {folder} cannot be written (Permission denied); "
        "name another in SCOREKEEPER_INSTANCE.\n"
    )
    assert (1, "", expected) == ended


def test_a_database_that_is_none_is_named_in_one_sentence(tmp_path: Path) -> None:
    instance.database(tmp_path).write_text("This is a letter to my aunt, not a database. " * 100)
    status, printed, errors = refused(tmp_path)
    assert (1, "") == (status, printed)
    expected = f"The games in {tmp_path}/scorekeeper.db cannot be read (file is not a database).\n"
    assert expected == errors


def test_a_database_that_another_program_holds_is_named_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def held(_: Path) -> None:
        raise Busy("Somebody else is writing. Try again in a moment.")

    monkeypatch.setenv("SCOREKEEPER_INSTANCE", str(tmp_path))
    monkeypatch.setattr(serve, "create_app", held)
    assert 1 == cli.main(["serve", "--host", "127.0.0.1", "--port", str(free_port())])
    expected = "Somebody else is writing. Try again in a moment.\n"
    assert ("", expected) == capsys.readouterr()


def test_a_garbled_form_is_answered_in_words(tmp_path: Path) -> None:
    head = b"POST /new HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n"
    form = b"Content-Type: application/x-www-form-urlencoded\r\n\r\nzz\r\nplayer=Ann\r\n0\r\n\r\n"
    with started(tmp_path) as server, server.connect(head + form) as connection:
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    assert b"HTTP/1.1 400 " == answer[:13]
    assert b"This could not be understood" in answer


def test_what_is_written_is_there_after_ctrl_c(tmp_path: Path) -> None:
    """fault C15: the database is the one whose path was printed."""
    with started(tmp_path) as server:
        assert 200 == server.answer()
        server.ends(signal.SIGINT)
    with sqlite3.connect(instance.database(tmp_path)) as db:
        assert [("ok",)] == db.execute("pragma integrity_check").fetchall()
    db.close()


def test_an_output_that_nobody_reads_ends_it_quietly(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    here = {"SCOREKEEPER_INSTANCE": str(tmp_path), "HOST": "127.0.0.1", "PORT": str(free_port())}
    ended = subprocess.run(
        COMMAND, cwd=ROOT, env=os.environ | here, stdout=writing, stderr=subprocess.PIPE, timeout=60
    )
    os.close(writing)
    assert (1, b"") == (ended.returncode, ended.stderr)


def test_an_interrupted_command_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(serve, "run", interrupted)
    assert 130 == cli.main(["serve"])


def test_the_command_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--version"])
    assert re.fullmatch(r"\d+\.\d+\.\d+\n", capsys.readouterr().out)


@pytest.mark.parametrize("arguments", [[], ["shuffle"], ["serve", "--loud"]])
def test_a_command_that_does_not_exist_is_explained(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main(arguments)
    assert "usage: scorekeeper" in capsys.readouterr().err


def test_whoever_does_not_finish_asking_holds_nobody_else(tmp_path: Path) -> None:
    """As many as there are threads, and as many silent ones besides."""
    head = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
    form = b"POST /code HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\ncode="
    impatient = [sys.executable, "-c", IMPATIENT]
    with started(tmp_path, impatient) as server, ExitStack() as held:
        for sent in [b"", head, form] * (serve.THREADS // 2):
            held.enter_context(server.connect(sent))
        assert 200 == server.answer()


def test_a_form_that_is_broken_off_is_answered_in_words(tmp_path: Path) -> None:
    form = b"POST /code HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n"
    kind = b"Content-Type: application/x-www-form-urlencoded\r\n\r\ncode="
    impatient = [sys.executable, "-c", IMPATIENT]
    with started(tmp_path, impatient) as server, server.connect(form + kind) as connection:
        assert b"HTTP/1.1 400 " == connection.recv(13)
        server.process.kill()
        assert "" == server.process.communicate(timeout=60)[1]


def test_it_ends_at_once_while_it_is_being_asked(tmp_path: Path) -> None:
    """A worker that is told to end may be handing a request to a thread just then."""
    page = b"GET /static/icon.svg HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    with started(tmp_path) as server, ExitStack() as open_pages:
        assert 200 == server.answer()
        for _ in range(200):
            open_pages.enter_context(server.connect(page))
        status, errors, seconds = server.ends(signal.SIGTERM)
    assert (0, "") == (status, errors)
    assert seconds < 3


@pytest.mark.parametrize("workers", ["0", "many", "100", "-1", "²"])
def test_a_number_of_workers_that_is_none_is_refused(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    workers: str,
) -> None:
    monkeypatch.setenv("SCOREKEEPER_INSTANCE", str(tmp_path))
    assert 1 == cli.main(["serve", f"--workers={workers}"])
    expected = f"The workers must be a number from 1 to 99, not {workers!r}.\n"
    assert ("", expected) == capsys.readouterr()


def test_without_gevent_it_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SCOREKEEPER_INSTANCE", str(tmp_path))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert 1 == cli.main(["serve", "--gevent"])
    expected = "gevent is not installed: pip install 'scorekeeper[gevent]'.\n"
    assert ("", expected) == capsys.readouterr()
