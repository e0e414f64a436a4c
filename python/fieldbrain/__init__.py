"""Field brains for robots, from Python: a client of fieldbrain's servers with nothing but the standard library."""

from . import gym
from .brain import Brain, connect
from .command import behave, te
from .errors import FieldbrainError

__version__ = "0.1.0"
__all__ = ["Brain", "FieldbrainError", "behave", "connect", "gym", "te"]
