"""The maths that rivals compute, written once for every array library with NumPy's names (NumPy, PyTorch, JAX).

`xp` is that library. Fields are [brain, x, y, z, channel]. What is computed is what src/programs/field-pass.ts and
src/brain/evolve.ts declare; the harness compares the results with ours, so a difference in the formulas is found."""


def shifted(xp, field, axis):
    """The neighbours on both sides along x, y or z (axis 1, 2, 3), the nearest voxel beyond the border."""
    if axis == 1:
        below = xp.concatenate([field[:, :1], field[:, :-1]], 1)
        above = xp.concatenate([field[:, 1:], field[:, -1:]], 1)
    elif axis == 2:
        below = xp.concatenate([field[:, :, :1], field[:, :, :-1]], 2)
        above = xp.concatenate([field[:, :, 1:], field[:, :, -1:]], 2)
    else:
        below = xp.concatenate([field[:, :, :, :1], field[:, :, :, :-1]], 3)
        above = xp.concatenate([field[:, :, :, 1:], field[:, :, :, -1:]], 3)
    return below, above


def field_pass(xp, field, kappa):
    """tanh(u + kappa (sum of the six neighbours - 6 u))."""
    pairs = [sum(shifted(xp, field, axis)) for axis in (1, 2, 3)]
    return xp.tanh(field + (pairs[0] + pairs[1] + pairs[2] - field * 6.0) * kappa)


def squash(xp, value):
    """What the brain's field has for tanh: src/kernel/functions/squash.ts."""
    x = xp.clip(value, -4.57, 4.57)
    square = x * x
    return x * (square * (square + 115.2476) + 1024.0) / (square * (square * 16.272058 + 457.32474) + 1024.0)


def sigmoid(xp, value):
    return squash(xp, value * 0.5) * 0.5 + 0.5


def evolve(xp, state, given, c):
    """One pass of the brain's evolution without its noise: content, memory and dynamics in, the same out.

    `state` is (content, memory, dynamics); `given` are the tables and the numbers that steer a cycle; `c` the constants."""
    content, memory, rules = state
    rule = lambda k: rules[..., k : k + 1]

    # What the channels of a voxel share.
    kappa = [squash(xp, rule(4 + axis)) * c["diffusionSpan"] + c["diffusionBase"] for axis in range(3)]
    coupling = (rule(8) + rule(9) + rule(10) + rule(11)) * 0.25
    chi = squash(xp, coupling) * c["mixingSpan"] + c["mixingBase"]
    gain = (sigmoid(xp, rule(c["gainRule"])) + c["gainBase"]) * c["activation"]
    decay = (sigmoid(xp, rules[..., 0:4]) * c["decaySpan"] + (1 - c["decaySpan"])) * c["retain"]
    said = content * given["mixSay"]
    commons = squash(xp, said[..., 0::2].sum(-1)) * squash(xp, said[..., 1::2].sum(-1))
    commons = commons[..., None] * c["commons"]

    # Diffusion and mixing of the content.
    diffused = content
    for axis in range(3):
        below, above = shifted(xp, content, axis + 1)
        diffused = diffused + kappa[axis] * (above + below - content * 2.0)
    echo = (rules[..., 14:16] * c["echoHeard"])[..., given["lineOf"]]
    source = xp.where(given["isHead"] != 0, echo, content[..., given["mixFrom"]])
    mixed = given["mixSign"] * source + given["mixHear"] * commons
    own = squash(xp, gain * (diffused + chi * (mixed - content))) * decay[..., given["timeScale"]]

    # What sensors imprint, and what memory says.
    reach = (
        given["reachX"][:, None, None] * given["reachY"][None, :, None] * given["reachZ"][None, None, :]
    )  # [x, y, z, sensor, channel]
    reach = xp.where(reach < c["leastReach"], reach * 0.0, reach)
    imprint = (reach[None] * given["drive"][:, None, None, None]).sum(-2)
    recalled = squash(xp, memory * c["memorySlope"]) * column(given["memoryGain"])
    new_content = own + imprint + recalled[..., given["laneOf"]] * given["memorySign"]

    # Memory: the mean of its two content channels, and the pattern that is installed.
    x = (content[..., 0::2] + content[..., 1::2]) * 0.5
    new_memory = (
        memory * c["memoryDecay"]
        + column(given["gate"]) * (x - memory)
        + column(given["patternGain"]) * (given["pattern"] - memory)
    )

    # Rules: leak to what they were born with, and answer to the activity of their voxel. The last two lanes are echo.
    size = content.shape[-1]
    energy = (xp.abs(content).sum(-1) / size)[..., None]
    mean = content.sum(-1)[..., None] / size
    variance = (content * content).sum(-1)[..., None] / size - mean * mean
    # Not an integer division: xp.where keeps the dtype of the field.
    quiet = xp.where(xp.abs(content) < c["quiet"], content * 0.0 + 1.0, content * 0.0).sum(-1)[..., None] / size
    measures = (energy - c["targetEnergy"], variance - c["targetVariance"], quiet - c["targetSparsity"])
    u = given["ruleAnswer"] * xp.concatenate(measures, -1)[..., given["answersTo"]]
    moved = (rules - given["born"]) * c["ruleLeak"] + column(given["plasticity"]) * xp.clip(u, -1.0, 1.0)
    ruled = xp.clip(given["born"] + moved, -c["ruleLimit"], c["ruleLimit"])
    echo = rules[..., 14:16] * c["echoDecay"] + given["heard"] * c["echoGain"]
    new_rules = xp.concatenate([ruled[..., :14], echo], -1)
    return new_content, new_memory, new_rules


def column(per_brain):
    """One number a brain, against [brain, x, y, z, channel]."""
    return per_brain[:, None, None, None, None]
