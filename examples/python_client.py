"""A robot client in Python: the package in python/, which needs nothing but the standard library.

    python3 python_client.py HOST PORT [--version 1|2|3] [--token HEX] [--cycles N] [--episodes]

It shakes hands, sends sensor vectors (with a reward) and prints the motor values that come back. It moves nothing: it has none
of the brainstem's guarantees (docs/safety.md). A robot that uses it must stop its motors by itself when answers stop.
"""

import argparse
import math
import os
import sys

try:
    from fieldbrain import FieldbrainError, connect
except ImportError:
    sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "python"))
    from fieldbrain import FieldbrainError, connect


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("host")
    parser.add_argument("port", type=int)
    parser.add_argument("--version", type=int, choices=(1, 2, 3), default=2)
    parser.add_argument("--token", type=bytes.fromhex)
    parser.add_argument("--cycles", type=int, default=10)
    parser.add_argument("--episodes", action="store_true", help="five steps each, for serve --learning reward")
    options = parser.parse_args()
    if options.episodes and options.version < 3:
        sys.exit("episodes: version 3 only. Give --version 3.")
    sensors, motors = 8, 3
    try:
        brain = connect(
            f"{options.host}:{options.port}",
            sensors,
            motors,
            robot="python-example",
            hardware="toy",
            version=options.version,
            token=options.token,
            episodes=options.episodes,
        )
        with brain:
            for cycle in range(options.cycles):
                values = [math.sin(0.1 * cycle + i) for i in range(sensors)]
                answer = brain.step(values, reward=0.5, terminated=options.episodes and cycle % 6 == 5)
                print(*(f"{value:.4f}" for value in answer))
    except FieldbrainError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
