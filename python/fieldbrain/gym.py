"""Environments in the manner of Gymnasium, by their form alone: nothing is imported.

    import gymnasium
    from fieldbrain import connect, gym

    env = gymnasium.make("CartPole-v1")
    with connect("127.0.0.1:9999", episodes=True, **gym.ports(env)) as brain:
        print(gym.drive(env, brain, episodes=20))
"""

import math

FAR = 1e6  # bounds beyond this are as good as none


def ports(env):
    """Sensors and motors for `connect` that fit the spaces of an environment."""
    space = env.observation_space
    low, high = _flat(getattr(space, "low", None)), _flat(getattr(space, "high", None))
    count = len(low) if low else _size(space)
    sensors = []
    for i in range(count):
        bounded = bool(low) and abs(low[i]) < FAR and abs(high[i]) < FAR
        limits = {"minimum": low[i], "maximum": high[i]} if bounded else {"minimum": -10, "maximum": 10}
        sensors.append({"name": f"sensor {i}", **limits})
    actions = env.action_space
    motors = 1 if hasattr(actions, "n") else len(_flat(actions.low))
    return {"sensors": sensors, "motors": motors}


def drive(env, brain, episodes=1, teacher=None, most_steps=None, seed=None):
    """Lets a brain act in an environment; gives the return of each episode.

    Rewards go to the brain as they are. Where it was connected with `episodes`, it is told how they end. `teacher(observation)`
    says what the motors should have been, each from -1 to 1; the brain must have been connected with `demonstrations`.
    """
    returns = []
    for episode in range(episodes):
        observation = _first(env.reset() if seed is None else env.reset(seed=seed + episode))
        reward, total, steps, shown = 0.0, 0.0, 0, None
        while True:
            motors = brain.step(_flat(observation), reward=reward, demonstration=shown)
            shown = None if teacher is None else teacher(observation)
            observation, reward, terminated, truncated = _step(env, to_action(env.action_space, motors))
            total += reward
            steps += 1
            truncated = truncated or (most_steps is not None and steps >= most_steps)
            if terminated or truncated:
                ends = {"terminated": terminated, "truncated": truncated and not terminated} if brain.episodes else {}
                brain.step(_flat(observation), reward=reward, demonstration=shown, **ends)
                break
        returns.append(total)
    return returns


def to_action(space, motors):
    """The action for motors from -1 to 1: one motor cut into equal bins where actions are counted, else each range is spanned."""
    if hasattr(space, "n"):
        return min(int((motors[0] + 1) / 2 * space.n), int(space.n) - 1) + int(getattr(space, "start", 0))
    low, high = _flat(space.low), _flat(space.high)
    values = [a + (motor + 1) / 2 * (b - a) for motor, a, b in zip(motors, low, high)]
    if not hasattr(space.low, "flat"):
        return values
    action = space.low.copy()  # an array of the environment's own kind
    for i, value in enumerate(values):
        action.flat[i] = value
    return action


def _first(answer):
    """What reset gives: an observation, or one with a dict of further things."""
    is_pair = isinstance(answer, tuple) and len(answer) == 2 and isinstance(answer[1], dict)
    return answer[0] if is_pair else answer


def _step(env, action):
    answer = env.step(action)
    if len(answer) == 5:
        observation, reward, terminated, truncated, _ = answer
        return observation, float(reward), bool(terminated), bool(truncated)
    observation, reward, done, _ = answer
    return observation, float(reward), bool(done), False


def _flat(value):
    """Numbers of any nesting, as a list."""
    if value is None:
        return []
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, (list, tuple)):
        return [number for part in value for number in _flat(part)]
    return [float(value)]


def _size(space):
    shape = getattr(space, "shape", None)
    return math.prod(shape) if shape else 1
