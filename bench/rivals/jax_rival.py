"""JAX: the same maths, jitted, with the state donated so that XLA may write in place."""

import itertools

from harness import difference, failed, main, read_arrays, result, time_calls
import discrete_agents
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
    tasks = {"field-pass": field_pass, "evolution": evolution, "discrete-agents": agents}
    if task["task"] not in tasks:
        return {"rival": name, "missing": f"it has no form of {task['task']}"}
    arrays = read_arrays(task, numpy)
    put = lambda array: jax.device_put(array, device)
    try:
        results = tasks[task["task"]](numpy, jax, jnp, put, task, arrays)
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


def agents(numpy, jax, jnp, put, task, arrays):
    """Steps of agents and world in one scan, formulas of one agent mapped over all; several forms, the fastest counts."""
    # Products of f32, not of tf32: the others compute in f32 too.
    jax.config.update("jax_default_matmul_precision", "highest")
    gamma = task["constants"]["gamma"]
    t = discrete_agents.tables_of(numpy, task, arrays)
    t = {name: put(value) if hasattr(value, "shape") else value for name, value in t.items()}
    sample = {name: put(array) for name, array in arrays.items()}
    results = []
    # A tree's beliefs of all agents at once may not fit, or not the cache: chunks of agents, one after the other, too.
    chunks = [task["agents"], *(chunk for chunk in (8192, 1024) if task["isTree"] and chunk < task["agents"])]
    # Where a tree is searched, draws cost nothing beside it.
    generators = ("threefry2x32",) if task["isTree"] else ("threefry2x32", "rbg")
    for form, generator, chunk in itertools.product(("products", "sums"), generators, chunks):
        variant = f"jit, vmap and scan, {form}, {generator}"
        if chunk < task["agents"]:
            variant += f", {chunk} agents at a time"
        try:
            given = (t, sample, gamma, form, generator, chunk, variant)
            results.append(agents_form(numpy, jax, jnp, put, task, arrays, given))
        except Exception as error:  # reported by name, as every variant that cannot run
            results.append(failed(variant, error))
    return results


def agents_form(numpy, jax, jnp, put, task, arrays, given):
    t, sample, gamma, form, generator, chunk, variant = given
    found = jax.jit(lambda own: discrete_agents.replay(jnp, t, own, gamma, form))(sample)
    agreement = discrete_agents.agreement(numpy, difference, task, arrays, found)
    one = jax.vmap(lambda state, draws: discrete_agents.loop_step(jnp, t, state, draws, gamma, form))
    parts = task["agents"] // chunk

    def step(carry, _):
        key, state = carry
        key, own = jax.random.split(key)
        given = (state, jax.random.uniform(own, (task["agents"], discrete_agents.DRAWS)))
        if parts == 1:
            return (key, one(*given)), None
        split = lambda array: array.reshape((parts, chunk) + array.shape[1:])
        after = jax.lax.map(lambda each: one(*each), jax.tree_util.tree_map(split, given))
        return (key, jax.tree_util.tree_map(lambda array: array.reshape((-1,) + array.shape[2:]), after)), None

    scan = lambda key, state: jax.lax.scan(step, (key, state), None, length=task["steps"])[0]
    run = jax.jit(scan, donate_argnums=1)
    first = jax.tree_util.tree_map(put, discrete_agents.first_state(numpy, task, numpy.int32))
    keep = [(put(jax.random.key(1, impl=generator)), first)]

    def call():
        keep[0] = run(*keep[0])

    samples = time_calls(call, lambda: jax.block_until_ready(keep[0][1]), task)
    return result(variant, "wait", samples, task, agreement, discrete_agents.told(numpy, keep[0][1]))


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
