"""Builds the wheel: python3 build_wheel.py [folder]. Also what pip calls for `pip install ./python` (PEP 517).

Standard library only. The same sources give the same bytes.
"""

import base64
import hashlib
import os
import re
import sys
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel into a folder, and gives its name."""
    package = os.path.join(HERE, "fieldbrain")
    sources = {f"fieldbrain/{name}": _read(package, name) for name in sorted(os.listdir(package)) if name.endswith(".py")}
    version = re.search(r'^__version__ = "(.+)"$', sources["fieldbrain/__init__.py"].decode(), re.M).group(1)
    info = f"fieldbrain-{version}.dist-info"
    header = f"""Metadata-Version: 2.1
Name: fieldbrain
Version: {version}
Summary: Field brains for robots, from Python: a client with nothing but the standard library.
License: MIT
Requires-Python: >=3.9
Description-Content-Type: text/markdown

"""
    files = {
        **sources,
        f"{info}/METADATA": header.encode() + _read(HERE, "README.md"),
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nGenerator: fieldbrain\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{name},sha256={_digest(data)},{len(data)}\n" for name, data in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    wheel = f"fieldbrain-{version}-py3-none-any.whl"
    os.makedirs(wheel_directory, exist_ok=True)
    with zipfile.ZipFile(os.path.join(wheel_directory, wheel), "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED)
    return wheel


def _read(folder, name):
    with open(os.path.join(folder, name), "rb") as file:
        return file.read()


def _digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    folder = sys.argv[1] if len(sys.argv) > 1 else "."
    print(os.path.join(folder, build_wheel(folder)))
