"""A robot client in Python, with nothing but the standard library.

    python3 python_client.py HOST PORT [--version 1|2|3] [--token HEX] [--cycles N] [--episodes]

It shakes hands, sends sensor vectors (with a reward) and prints the motor values that come back. The byte tables are in
docs/protocol.md. This client moves nothing: it has none of the brainstem's guarantees (docs/safety.md). A robot that uses
it must stop its motors by itself when answers stop.
"""

import argparse
import hashlib
import hmac
import json
import math
import os
import socket
import struct
import sys
import time

MAGIC = 0x524F424F
SENSORY, ACTION, HANDSHAKE, ERROR = 0, 1, 2, 255
HELLO, CHALLENGE, PROOF, WELCOME, OBSERVATION, MOTION, FAULT = 16, 17, 18, 19, 20, 21, 24
GENERIC = 2
EPISODES = 8  # feature of version 3: observations say how an episode ended
TERMINATED, TRUNCATED = 1, 2


class Brain:
    def __init__(self, host, port, version=2, token=None, episodes=False):
        if episodes and version < 3:
            sys.exit("episodes: version 3 only. Give --version 3.")
        self.version = version
        self.episodes = episodes
        self.token = token
        self.sequence = 0
        self.send_key = self.receive_key = None
        # A server may have to make a brain first; a robot that drives waits a quarter of a second at most.
        try:
            self.socket = socket.create_connection((host, port), timeout=30)
        except OSError as error:
            sys.exit(f"{host}:{port}: cannot connect ({error}). Start fieldbrain serve, or give another host and port.")
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

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
        head = self.read(9 if self.version == 1 else 13)
        length, kind, words = struct.unpack(">IBI", head[-9:])
        if length != 5 + 4 * words:
            raise RuntimeError("the length and the count disagree")
        payload = self.read(4 * words)
        if self.receive_key:
            seal = hmac.new(self.receive_key, head + payload[:-16], hashlib.sha256).digest()[:16]
            if not hmac.compare_digest(seal, payload[-16:]):
                raise RuntimeError("the server's seal is wrong")
            payload = payload[:-16]
        return kind, payload

    def read(self, count):
        data = b""
        while len(data) < count:
            part = self.socket.recv(count - len(data))
            if not part:
                raise RuntimeError("the server closed the connection")
            data += part
        return data

    # Version 3 puts a sequence number and a time in microseconds before every payload.
    def prefix(self):
        self.sequence += 1
        return struct.pack("<IQ", self.sequence, time.monotonic_ns() // 1000)

    def shake_hands(self, sensors, motors):
        if self.version < 3:
            self.send(HANDSHAKE, struct.pack("<5f", 1, sensors, motors, GENERIC, 0))
            kind, payload = self.receive()
            values = struct.unpack(f"<{len(payload) // 4}f", payload)
            if kind != HANDSHAKE or values[0] < 0:
                raise RuntimeError(f"refused: {values}")
            return
        channel = lambda name, low, role: {"name": name, "unit": "", "minimum": low, "maximum": 1, "safety": role}
        text = json.dumps({
            "robot": "python-example",
            "hardware": "toy",
            "sensors": [channel(f"sensor {i}", -1, "none") for i in range(sensors)],
            "actuators": [channel(f"motor {i}", -1, "wheel") for i in range(motors)],
        }).encode()
        padded = text + b"\0" * (-len(text) % 4)
        hello = self.send(HELLO, self.prefix() + struct.pack("<I", EPISODES if self.episodes else 0) + os.urandom(16) + struct.pack("<I", len(text)) + padded)
        kind, payload = self.receive()
        if kind == CHALLENGE:
            if self.token is None:
                raise RuntimeError("the server asks for a token")
            nonce = payload[16:32]
            digest = hashlib.sha256(hello).digest()
            key = lambda who: hmac.new(self.token, b"fieldbrain 3 " + who + nonce + digest, hashlib.sha256).digest()
            self.send_key, self.receive_key = key(b"robot"), key(b"brain")
            self.send(PROOF, self.prefix())
            kind, payload = self.receive()
        elif self.token is not None:
            raise RuntimeError("the server has proved no token")
        if kind != WELCOME:
            raise RuntimeError(f"refused: type {kind}, {payload.hex()}")
        granted = struct.unpack("<I", payload[40:44])[0] if len(payload) >= 44 else 0
        if self.episodes and not granted & EPISODES:
            raise RuntimeError("the server knows no episodes")

    def step(self, values, reward=None, terminated=False, truncated=False):
        """Sends S values and perhaps a reward; gives M motor values.

        With episodes: values that come with an end are the last of their episode, and the motors that answer them move nothing.
        """
        if self.episodes:
            end = (TERMINATED if terminated else 0) | (TRUNCATED if truncated else 0)
            values = list(values) + [reward or 0, end]
        else:
            values = list(values) + ([] if reward is None else [reward])
        payload = struct.pack(f"<{len(values)}f", *values)
        if self.version < 3:
            self.send(SENSORY, payload)
            kind, answer = self.receive()
            values = struct.unpack(f"<{len(answer) // 4}f", answer)
            if kind == ERROR:
                raise RuntimeError(f"error {values}")
            return values
        self.send(OBSERVATION, self.prefix() + payload)
        kind, answer = self.receive()
        if kind == FAULT:
            raise RuntimeError(f"error {struct.unpack('<3I', answer[12:24])[1:]}")
        answered, flags = struct.unpack("<2I", answer[12:20])
        if kind != MOTION or answered != self.sequence:
            raise RuntimeError("this answers something else")
        return struct.unpack(f"<{(len(answer) - 20) // 4}f", answer[20:])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("host")
    parser.add_argument("port", type=int)
    parser.add_argument("--version", type=int, choices=(1, 2, 3), default=2)
    parser.add_argument("--token", type=bytes.fromhex)
    parser.add_argument("--cycles", type=int, default=10)
    parser.add_argument("--episodes", action="store_true", help="five steps each, for serve --learning reward")
    options = parser.parse_args()
    sensors, motors = 8, 3
    brain = Brain(options.host, options.port, options.version, options.token, options.episodes)
    brain.shake_hands(sensors, motors)
    for cycle in range(options.cycles):
        values = [math.sin(0.1 * cycle + i) for i in range(sensors)]
        answer = brain.step(values, reward=0.5, terminated=options.episodes and cycle % 6 == 5)
        if len(answer) != motors or not all(map(math.isfinite, answer)):
            sys.exit(f"wrong answer {answer}")
        print(*(f"{value:.4f}" for value in answer))


if __name__ == "__main__":
    main()
