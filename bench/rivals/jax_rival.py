"""JAX: the same maths, jitted, with the state donated so that XLA may write in place."""

from harness import difference, failed, main, read_arrays, result, time_calls
import maths


def run(task):
    import numpy
    import jax
    import jax.numpy as jnp

    name = f"JAX {jax.__version__}"
    wanted = "gpu" if task["device"] == "cuda" else "cpu"
    try:
        device = jax.devices(wanted)[0]
    except RuntimeError:
        return {"rival": name, "missing": f"JAX sees no {wanted} device"}
    if task["task"] not in ("field-pass", "evolution"):
        return {"rival": name, "missing": f"it has no form of {task['task']}"}
    arrays = read_arrays(task, numpy)
    put = lambda array: jax.device_put(array, device)
    try:
        if task["task"] == "field-pass":
            results = field_pass(numpy, jax, jnp, put, task, arrays)
        else:
            results = evolution(numpy, jax, jnp, put, task, arrays)
    except Exception as error:  # reported by name, as every variant that cannot run
        results = [failed("jit", error)]
    return {"rival": name, "device": str(device.device_kind), "results": results}


def field_pass(numpy, jax, jnp, put, task, arrays):
    kappa = task["constants"]["kappa"]
    step = jax.jit(lambda field: maths.field_pass(jnp, field, kappa), donate_argnums=0)
    field = put(arrays["field"])
    for _ in range(task["steps"]):
        field = step(field)
    agreement = difference(numpy, arrays["expected"], numpy.asarray(field), task["tolerance"])
    return timed(task, lambda state: (step(state[0]),), (field,), agreement)


def evolution(numpy, jax, jnp, put, task, arrays):
    constants = task["constants"]
    given = {name: put(array) for name, array in arrays.items() if not name.startswith("expected")}
    tables = {name: array for name, array in given.items() if name not in ("content", "memory", "dynamics")}
    step = jax.jit(lambda state: maths.evolve(jnp, state, tables, constants), donate_argnums=0)
    after = step(tuple(given[name] for name in ("content", "memory", "dynamics")))
    names = ("expectedContent", "expectedMemory", "expectedDynamics")
    ours = numpy.concatenate([arrays[name].ravel() for name in names])
    theirs = numpy.concatenate([numpy.asarray(part).ravel() for part in after])
    return timed(task, step, after, difference(numpy, ours, theirs, task["tolerance"]))


def timed(task, step, state, agreement):
    keep = [state]

    def call():
        keep[0] = step(keep[0])

    def wait():
        for part in keep[0]:
            part.block_until_ready()

    return [result("jit", "wait", time_calls(call, wait, task), task, agreement)]


if __name__ == "__main__":
    main("JAX", run)
