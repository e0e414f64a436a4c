"""Transfer entropy and behaviours by the command line of fieldbrain, which must be installed (docs/python.md)."""

import json
import os
import shlex
import shutil
import subprocess
import tempfile

from .errors import FieldbrainError


def te(array, **options):
    """Transfer entropy between columns of an array (rows of numbers, anything with `tolist`), or of a file.

    Options are those of `fieldbrain te`, with underscores: te(series, source=0, target=1, permutations=100).
    """
    if isinstance(array, (str, os.PathLike)):
        return run("te", os.fspath(array), **options)
    rows = array.tolist() if hasattr(array, "tolist") else array
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "series.csv")
        with open(file, "w", encoding="ascii") as text:
            for row in rows:
                text.write(",".join(repr(float(value)) for value in row) + "\n")
        return run("te", file, **options)


def behave(**options):
    """What a brain can do: behave(only="recognition", quick=True). Options are those of `fieldbrain behave`."""
    if "out" in options:
        return run("behave", **options)
    with tempfile.TemporaryDirectory() as folder:
        return run("behave", out=folder, **options)


def run(name, *arguments, **options):
    """Any command that takes --json; gives what it printed."""
    line = [*_command(), name, *arguments, *_options(options), "--json"]
    done = subprocess.run(line, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        said = (done.stderr or done.stdout).decode(errors="replace").strip()[-400:]
        raise FieldbrainError("command", f"fieldbrain {name}: no JSON (got status {done.returncode}: {said}). Run it by hand.") from None
    error = answer.get("error") if isinstance(answer, dict) else None
    if isinstance(error, dict) and "code" in error:
        raise FieldbrainError(error["code"], error["message"])
    return answer


def _command():
    """FIELDBRAIN_COMMAND, or fieldbrain where it is installed; of the same version as this package."""
    from . import __version__

    given = os.environ.get("FIELDBRAIN_COMMAND")
    found = shlex.split(given) if given else [shutil.which("fieldbrain")]
    try:
        if found[0] is None:
            raise OSError("not installed")
        done = subprocess.run([*found, "--version"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        text = (
            f"fieldbrain: the command cannot be run ({error}). Run npm install -g ./fieldbrain-{__version__}.tgz "
            "(the file that npm pack makes in a clone), or set FIELDBRAIN_COMMAND."
        )
        raise FieldbrainError("command", text) from None
    version = done.stdout.decode().strip()
    if version.split(".")[:2] != __version__.split(".")[:2]:
        text = f"fieldbrain: the command is of another version (got {version}, expected {__version__}). Install the same on both sides."
        raise FieldbrainError("version", text)
    return found


def _options(options):
    words = []
    for key, value in options.items():
        flag = f"-{key}" if len(key) == 1 else f"--{key.replace('_', '-')}"
        if value is True:
            words.append(flag)
        elif value is not None and value is not False:
            text = ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
            words += [flag, text] if len(key) == 1 else [f"{flag}={text}"]
    return words
