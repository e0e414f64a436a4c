"""A brain behind a server: sensors in, motors out. It moves nothing and has none of the brainstem's guarantees (docs/safety.md):
a robot that uses it must stop its motors by itself when answers stop."""

import math
import ssl
import time

from .errors import FieldbrainError
from .wire import DEMONSTRATIONS, EPISODES, Link, Lost

TERMINATED, TRUNCATED = 1, 2


def connect(
    address,
    sensors,
    motors,
    robot="python",
    hardware="python",
    token=None,
    tls=None,
    version=3,
    demonstrations=False,
    episodes=False,
    timeout=30.0,
    patience=10.0,
):
    """Connects to a server and gives a `Brain`, for a `with`.

    address         "host:port"
    sensors, motors names, dicts {"name", "unit", "minimum", "maximum", "safety", "role"}, or a number
    robot           the name by which the robot gets its brain back
    token           bytes, or their 64 hexadecimal digits
    tls             True, a file with the server's authority, or an ssl.SSLContext
    demonstrations  whether `step` may teach; episodes: whether it may say that an episode ended
    timeout         seconds that an answer may take (a server may have to make a brain first)
    patience        seconds that `step` tries to come back when the connection is lost
    """
    return Brain(address, sensors, motors, robot, hardware, token, tls, version, demonstrations, episodes, timeout, patience)


class Brain:
    def __init__(
        self, address, sensors, motors, robot, hardware, token, tls, version, demonstrations, episodes, timeout, patience
    ):
        if version not in (1, 2, 3):
            raise FieldbrainError("version", f"connect: no such version (got {version}, expected 1, 2 or 3). Leave it out.")
        if version < 3 and (demonstrations or episodes or token is not None):
            raise FieldbrainError(
                "usage", f"connect: not in version {version} (got a token, demonstrations or episodes). Give version=3."
            )
        self.sensors = _channels("sensor", sensors)
        self.motors = _channels("motor", motors)
        self.demonstrations = demonstrations
        self.episodes = episodes
        self.patience = patience
        self.rested = False
        """Whether the last motors are zeros since the brain's cycle failed."""
        self.reconnects = 0
        self._address = _address(address)
        self._options = (version, _token(token), timeout, _tls(tls))
        self._description = {
            "robot": robot,
            "hardware": hardware,
            "sensors": self.sensors,
            "actuators": self.motors,
        }
        self._link = None
        try:
            self._open()
        except (OSError, Lost) as error:
            text = f"{address}: cannot connect ({error}). Start fieldbrain serve, or give another address."
            raise FieldbrainError("connection", text) from None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        if self._link is not None:
            self._link.close()
            self._link = None
        self.patience = None

    def step(self, sensors, reward=0.0, terminated=False, demonstration=None, truncated=False):
        """Sends sensors and gives the motors, each from -1 to 1.

        Reward, end and demonstration are about the motors before. Sensors that come with an end are the last of their episode,
        and the motors that answer them move nothing. A demonstration has a value for each motor, or None for one of which it says
        nothing. Where the connection is lost, it connects again for `patience` seconds, during which the robot must rest.
        """
        if self.patience is None:
            raise FieldbrainError("closed", "step: the brain is closed (expected an open one). Connect again.")
        values = [float(value) for value in sensors]
        if len(values) != len(self.sensors):
            raise FieldbrainError(
                "usage", f"step: wrong number of sensors (got {len(values)}, expected {len(self.sensors)}). Give one value each."
            )
        head = values + [float(reward)]
        if self.episodes:
            head.append(float((TERMINATED if terminated else 0) | (TRUNCATED if truncated else 0)))
        elif terminated or truncated:
            raise FieldbrainError("usage", "step: an end without episodes (expected none). Connect with episodes=True.")
        taught = self._taught(demonstration)
        if self._link is not None:
            try:
                return self._ask(head + taught)
            except (OSError, Lost) as error:
                self._drop(error)
        # What was demonstrated is about motors of a connection that is gone.
        return self._again(head)

    def _taught(self, demonstration):
        if demonstration is None:
            return []
        if not self.demonstrations:
            raise FieldbrainError("usage", "step: a demonstration (expected none). Connect with demonstrations=True.")
        taught = [math.nan if value is None else float(value) for value in demonstration]
        if len(taught) != len(self.motors) or any(abs(value) > 1 for value in taught):
            raise FieldbrainError(
                "usage",
                f"step: a demonstration that is not usable (got {taught}, expected {len(self.motors)} values from -1 to 1). Correct it.",
            )
        return taught

    def _ask(self, values):
        motors, self.rested = self._link.ask(values)
        if len(motors) != len(self.motors):
            raise FieldbrainError("version", f"step: {len(motors)} motors (expected {len(self.motors)}). Is this the server?")
        return motors

    def _open(self):
        version, token, timeout, tls = self._options
        link = Link(*self._address, version, token, timeout, tls)
        features = (DEMONSTRATIONS if self.demonstrations else 0) | (EPISODES if self.episodes else 0)
        try:
            link.shake_hands(self._description, features)
        except BaseException:
            link.close()
            raise
        self._link = link

    def _drop(self, error):
        self._link.close()
        self._link = None
        self._lost = error

    def _again(self, values):
        deadline = time.monotonic() + self.patience
        pause = 0.05
        while True:
            try:
                if self._link is None:
                    self._open()
                    self.reconnects += 1
                return self._ask(values)
            except (OSError, Lost) as error:
                if self._link is not None:
                    self._drop(error)
                else:
                    self._lost = error
            except FieldbrainError as error:
                # A server that closes, or still holds the slot of the connection before: coming again may help.
                if error.code not in ("no-free-slot", "duplicate-session"):
                    raise
                self._lost = error
            if time.monotonic() + pause > deadline:
                host, port = self._address
                text = f"{host}:{port}: the connection is lost ({self._lost}). Start the server; step connects again."
                raise FieldbrainError("connection", text)
            time.sleep(pause)
            pause = min(1.0, 2 * pause)


def _channels(kind, given):
    """Dictionaries as the hello wants them."""
    names = [f"{kind} {i}" for i in range(given)] if isinstance(given, int) else list(given)
    safety = "none" if kind == "sensor" else "wheel"
    plain = {"unit": "", "minimum": -1, "maximum": 1, "safety": safety}
    return [{**plain, **({"name": one} if isinstance(one, str) else dict(one))} for one in names]


def _address(address):
    host, _, port = address.rpartition(":")
    if host == "" or not port.isdigit():
        raise FieldbrainError("usage", f"connect: not an address (got {address}, expected host:port). For example 127.0.0.1:9999.")
    return host.strip("[]"), int(port)


def _token(token):
    if token is None or isinstance(token, bytes):
        return token
    try:
        return bytes.fromhex(token)
    except ValueError:
        raise FieldbrainError("usage", "connect: not a token (expected bytes or hexadecimal digits). Copy it from its file.") from None


def _tls(tls):
    if tls is None or tls is False:
        return None
    if tls is True:
        return ssl.create_default_context()
    return ssl.create_default_context(cafile=tls) if isinstance(tls, str) else tls
