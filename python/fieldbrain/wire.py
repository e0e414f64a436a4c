"""One connection to a server: frames, handshake, seals. The byte tables are in docs/protocol.md.

Versions 1, 2 and 3 of the protocol; what a robot sends and hears is in brain.py.
"""

import hashlib
import hmac
import json
import os
import socket
import struct
import time

from .errors import FieldbrainError, refusal

MAGIC = 0x524F424F
SENSORY, ACTION, HANDSHAKE, ERROR = 0, 1, 2, 255
HELLO, CHALLENGE, PROOF, WELCOME, OBSERVATION, MOTION, FAULT = 16, 17, 18, 19, 20, 21, 24
GENERIC = 2
SEALED = 1  # feature of a challenge: all further frames are sealed
DEMONSTRATIONS, EPISODES = 4, 8  # features of a hello
MOST_WORDS = 12_500_000  # no frame of the protocol is longer


class Lost(Exception):
    """The connection is gone; brain.py makes another."""


class Link:
    def __init__(self, host, port, version, token, timeout, tls):
        self.version = version
        self.token = token
        self.sequence = 0
        self.send_key = self.receive_key = None
        self.place = f"{host}:{port}"
        plain = socket.create_connection((host, port), timeout=timeout)
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.is_encrypted = tls is not None
        self.socket = plain if tls is None else tls.wrap_socket(plain, server_hostname=host)

    def close(self):
        self.socket.close()

    # Frames: every version has the same length, type and count; versions 2 and 3 put a magic in front.
    def send(self, kind, payload):
        seal = 16 if self.send_key else 0
        words = (len(payload) + seal) // 4
        frame = struct.pack(">IBI", 5 + 4 * words, kind, words) + payload
        if self.version > 1:
            frame = struct.pack(">I", MAGIC) + frame
        if self.send_key:
            frame += hmac.new(self.send_key, frame, hashlib.sha256).digest()[:16]
        self.socket.sendall(frame)
        return frame

    def receive(self):
        head = self._read(9 if self.version == 1 else 13)
        length, kind, words = struct.unpack(">IBI", head[-9:])
        wrong_magic = self.version > 1 and struct.unpack(">I", head[:4])[0] != MAGIC
        if wrong_magic or length != 5 + 4 * words or words > MOST_WORDS:
            raise self._other_version(f"bytes {head.hex()}")
        payload = self._read(4 * words)
        if self.receive_key:
            seal = hmac.new(self.receive_key, head + payload[:-16], hashlib.sha256).digest()[:16]
            if not hmac.compare_digest(seal, payload[-16:]):
                raise FieldbrainError("seal", f"{self.place}: the server's seal is wrong (expected one by the same token). Copy the token again.")
            payload = payload[:-16]
        return kind, payload

    def _read(self, count):
        data = b""
        while len(data) < count:
            part = self.socket.recv(min(count - len(data), 1 << 20))
            if not part:
                raise Lost("the server closed the connection")
            data += part
        return data

    def _other_version(self, got):
        text = f"{self.place}: not a server of protocol {self.version} (got {got}). Install the same version on both sides."
        return FieldbrainError("version", text)

    # Version 3 puts a sequence number and a time in microseconds before every payload.
    def prefix(self):
        self.sequence += 1
        return struct.pack("<IQ", self.sequence, time.monotonic_ns() // 1000)

    def shake_hands(self, description, features):
        """Says who this is; raises what the server refuses."""
        if self.version < 3:
            sensors, motors = len(description["sensors"]), len(description["actuators"])
            self.send(HANDSHAKE, struct.pack("<5f", 1, sensors, motors, GENERIC, 0))
            kind, payload = self.receive()
            values = floats(payload)
            if kind != HANDSHAKE or len(values) < 2:
                raise self._other_version(f"a frame of type {kind}")
            if values[0] < 0:
                raise refusal(self.place, int(values[1]))
            return
        text = json.dumps(description).encode()
        padded = text + b"\0" * (-len(text) % 4)
        head = self.prefix() + struct.pack("<I", features) + os.urandom(16) + struct.pack("<I", len(text))
        hello = self.send(HELLO, head + padded)
        kind, payload = self.receive()
        if kind == CHALLENGE:
            payload = self._prove(hello, payload)
        elif kind == WELCOME and self.token is not None:
            text = f"{self.place}: the server proved no token (expected one that has it). Leave the token out, or mend the server."
            raise FieldbrainError("not-authorised", text)
        elif kind == FAULT:
            raise refusal(self.place, faults(payload)[2])
        elif kind != WELCOME:
            raise self._other_version(f"a frame of type {kind}")
        granted = struct.unpack("<I", payload[40:44])[0] if len(payload) >= 44 else 0
        if features & ~granted & DEMONSTRATIONS:
            raise refusal(self.place, 2006)
        if features & ~granted & EPISODES:
            raise refusal(self.place, 2007)

    def _prove(self, hello, challenge):
        if self.token is None:
            raise refusal(self.place, 2005)
        features, nonce = struct.unpack("<I", challenge[12:16])[0], challenge[16:32]
        digest = hashlib.sha256(hello).digest()
        key = lambda who: hmac.new(self.token, b"fieldbrain 3 " + who + nonce + digest, hashlib.sha256).digest()
        is_sealed = bool(features & SEALED)
        if not is_sealed and not self.is_encrypted:
            raise FieldbrainError("not-authorised", f"{self.place}: the server seals nothing (expected seals or TLS). Mend the server.")
        self.send_key = key(b"robot")
        if is_sealed:
            self.receive_key = key(b"brain")
        try:
            self.send(PROOF, self.prefix())
            if not is_sealed:
                self.send_key = None  # the link is encrypted, and the proof was enough
            kind, payload = self.receive()
        except Lost:
            raise refusal(self.place, 2005) from None
        if kind == FAULT:
            raise refusal(self.place, faults(payload)[2])
        if kind != WELCOME:
            raise self._other_version(f"a frame of type {kind}")
        return payload

    def ask(self, values):
        """Sends one observation; gives the motors that answer it, and whether they are zeros of a failed cycle."""
        payload = struct.pack(f"<{len(values)}f", *values)
        if self.version < 3:
            self.send(SENSORY, payload)
            kind, answer = self.receive()
            if kind == ERROR:
                raise refusal(self.place, int(floats(answer)[1]))
            return floats(answer), False
        self.send(OBSERVATION, self.prefix() + payload)
        kind, answer = self.receive()
        if kind == FAULT:
            raise refusal(self.place, faults(answer)[2])
        if kind != MOTION or len(answer) < 20:
            raise self._other_version(f"a frame of type {kind}")
        answered, flags = struct.unpack("<2I", answer[12:20])
        if answered != self.sequence:
            raise Lost("an answer to something else")
        return floats(answer[20:]), bool(flags & 1)


def floats(payload):
    return struct.unpack(f"<{len(payload) // 4}f", payload[: len(payload) // 4 * 4])


def faults(payload):
    """Number that it answers, wire code, detail code."""
    return struct.unpack("<3I", payload[12:24])
