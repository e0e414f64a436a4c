"""NumPy on the processor: the plain way to write the same maths in Python."""

from harness import difference, main, read_arrays, result, time_calls
import discrete_agents
import maths


def run(task):
    import numpy

    arrays = read_arrays(task, numpy)
    name = f"NumPy {numpy.__version__}"
    if task["device"] != "cpu":
        return {"rival": name, "missing": "NumPy runs on the processor, and this is another device"}
    tasks = {
        "field-pass": field_pass,
        "evolution": evolution,
        "transfer-entropy": transfer_entropy,
        "matmul": matmul,
        "discrete-agents": agents,
    }
    if task["task"] not in tasks:
        return {"rival": name, "missing": f"it has no form of {task['task']}"}
    return {"rival": name, "device": "processor", "results": [tasks[task["task"]](numpy, task, arrays)]}


def field_pass(numpy, task, arrays):
    kappa = numpy.float32(task["constants"]["kappa"])
    field = arrays["field"]
    for _ in range(task["steps"]):
        field = maths.field_pass(numpy, field, kappa)
    agreement = difference(numpy, arrays["expected"], field, task["tolerance"])
    samples = time_calls(lambda: maths.field_pass(numpy, field, kappa), lambda: None, task)
    return result("arrays", "wait", samples, task, agreement)


def evolution(numpy, task, arrays):
    constants = {k: v if isinstance(v, int) else numpy.float32(v) for k, v in task["constants"].items()}
    state = (arrays["content"], arrays["memory"], arrays["dynamics"])
    after = maths.evolve(numpy, state, arrays, constants)
    flat = lambda parts: numpy.concatenate([numpy.ravel(part) for part in parts])
    ours = flat([arrays["expectedContent"], arrays["expectedMemory"], arrays["expectedDynamics"]])
    agreement = difference(numpy, ours, flat(after), task["tolerance"])
    samples = time_calls(lambda: maths.evolve(numpy, state, arrays, constants), lambda: None, task)
    return result("arrays", "wait", samples, task, agreement)


def digamma_table(numpy, count):
    """Digamma of 1 ... count, at its own index."""
    whole = numpy.arange(1, count + 1, dtype=numpy.float64)
    table = numpy.full(count + 1, -0.5772156649015329)
    table[2:] += numpy.cumsum(1.0 / whole[:-1])
    return table


def transfer_entropy(numpy, task, arrays):
    x, y, z = arrays["x"], arrays["y"], arrays["z"]
    k, count, rows = task["k"], len(arrays["x"]), 500
    psi = digamma_table(numpy, count)

    def call():
        total = 0.0
        for begin in range(0, count, rows):
            part = slice(begin, min(count, begin + rows))
            dx, dy, dz = (numpy.abs(one[part, None] - one[None, :]) for one in (x, y, z))
            for one in (dx, dy, dz):
                one[numpy.arange(one.shape[0]), numpy.arange(part.start, part.stop)] = numpy.inf
            radius = numpy.partition(numpy.maximum(numpy.maximum(dx, dy), dz), k - 1, axis=1)[:, k - 1, None]
            near_z = dz < radius
            n_z = near_z.sum(1)
            n_yz = (near_z & (dy < radius)).sum(1)
            n_xz = (near_z & (dx < radius)).sum(1)
            total += (psi[n_z + 1] - psi[n_yz + 1] - psi[n_xz + 1]).sum()
        return psi[k] + total / count

    agreement = difference(numpy, arrays["expected"], numpy.array([call()]), task["tolerance"])
    samples = time_calls(call, lambda: None, task)
    return result("all pairs, blocks of rows", "wait", samples, task, agreement)


def matmul(numpy, task, arrays):
    left, right, bias = arrays["left"], arrays["right"], arrays["bias"]
    call = lambda: numpy.maximum(left @ right + bias, 0)
    agreement = difference(numpy, arrays["expected"], call(), task["tolerance"])
    return result("BLAS", "wait", time_calls(call, lambda: None, task), task, agreement)


def agents(numpy, task, arrays):
    gamma = numpy.float32(task["constants"]["gamma"])
    t = discrete_agents.tables_of(numpy, task, arrays)
    found = discrete_agents.replay(numpy, t, arrays, gamma, "products")
    agreement = discrete_agents.agreement(numpy, difference, task, arrays, found)
    random = numpy.random.default_rng(1)
    keep = [discrete_agents.first_state(numpy, task, numpy.int32)]

    def call():
        for _ in range(task["steps"]):
            draws = random.random((task["agents"], discrete_agents.DRAWS), numpy.float32)
            keep[0] = discrete_agents.loop_step(numpy, t, keep[0], draws, gamma, "products")

    samples = time_calls(call, lambda: None, task)
    return result("arrays", "wait", samples, task, agreement, discrete_agents.told(numpy, keep[0]))


if __name__ == "__main__":
    main("NumPy", run)
