"""The field pass in Triton, by hand and autotuned: the honest opponent, since it is one fused kernel as ours is.

A program takes a piece of one row along z with all channels: the neighbours along z come from the same cache lines, those
along x and y are whole rows. Like ours it reads the field once from memory and writes it once."""

from harness import difference, failed, main, read_arrays, result, time_calls
from torch_rival import back_to_back

try:
    import triton
    import triton.language as tl
except ImportError:
    triton = None

if triton is not None:
    configs = [
        triton.Config({"PIECE": piece}, num_warps=warps) for piece in (1, 2, 4, 8, 16, 32) for warps in (1, 2, 4, 8)
    ]

    @triton.autotune(configs=configs, key=["EDGE", "CHANNELS"])
    @triton.jit
    def field_pass(source, target, kappa, EDGE: tl.constexpr, CHANNELS: tl.constexpr, PIECE: tl.constexpr):
        row = tl.program_id(0).to(tl.int64)
        y = row % EDGE
        x = (row // EDGE) % EDGE
        brain = row // (EDGE * EDGE)
        z = tl.program_id(1) * PIECE + tl.arange(0, PIECE)
        inside = (z < EDGE)[:, None]
        channel = tl.arange(0, CHANNELS)[None, :]
        base = brain * EDGE * EDGE * EDGE

        before = tl.maximum(z - 1, 0)
        after = tl.minimum(z + 1, EDGE - 1)
        left = tl.maximum(x - 1, 0)
        right = tl.minimum(x + 1, EDGE - 1)
        below = tl.maximum(y - 1, 0)
        above = tl.minimum(y + 1, EDGE - 1)

        here_at = (base + (x * EDGE + y) * EDGE + z)[:, None] * CHANNELS + channel
        here = tl.load(source + here_at, mask=inside)
        a = tl.load(source + (base + (left * EDGE + y) * EDGE + z)[:, None] * CHANNELS + channel, mask=inside)
        b = tl.load(source + (base + (right * EDGE + y) * EDGE + z)[:, None] * CHANNELS + channel, mask=inside)
        c = tl.load(source + (base + (x * EDGE + below) * EDGE + z)[:, None] * CHANNELS + channel, mask=inside)
        d = tl.load(source + (base + (x * EDGE + above) * EDGE + z)[:, None] * CHANNELS + channel, mask=inside)
        e = tl.load(source + (base + (x * EDGE + y) * EDGE + before)[:, None] * CHANNELS + channel, mask=inside)
        f = tl.load(source + (base + (x * EDGE + y) * EDGE + after)[:, None] * CHANNELS + channel, mask=inside)

        value = here + ((a + b) + (c + d) + (e + f) - here * 6.0) * kappa
        # tanh by the exponential: exact enough in f32, and the same in every version of Triton.
        grown = tl.exp(-2.0 * tl.abs(value))
        squashed = (1.0 - grown) / (1.0 + grown)
        tl.store(target + here_at, tl.where(value < 0, -squashed, squashed), mask=inside)



def run(task):
    import numpy
    import torch

    if triton is None:
        return {"rival": "Triton", "missing": "triton is not installed"}
    name = f"Triton {triton.__version__}"
    if task["task"] != "field-pass":
        return {"rival": name, "missing": f"it has no form of {task['task']}"}
    if task["device"] != "cuda" or not torch.cuda.is_available():
        return {"rival": name, "missing": "Triton needs a CUDA device"}
    arrays = read_arrays(task, numpy)
    batch, edge, _, _, channels = arrays["field"].shape
    if channels & (channels - 1):
        return {"rival": name, "missing": f"this kernel takes a power of two of channels, not {channels}"}
    kappa = task["constants"]["kappa"]
    fields = [torch.from_numpy(arrays["field"]).cuda(), torch.empty(arrays["field"].shape, device="cuda")]

    def step(source, target):
        grid = lambda meta: (batch * edge * edge, triton.cdiv(edge, meta["PIECE"]))
        field_pass[grid](source, target, kappa, EDGE=edge, CHANNELS=channels)

    turn = [0]

    def call():
        step(fields[turn[0]], fields[1 - turn[0]])
        turn[0] = 1 - turn[0]

    # Autotuning runs the kernel on scratch first, so that the steps below are counted.
    step(fields[0], torch.empty_like(fields[0]))
    for _ in range(task["steps"]):
        call()
    agreement = difference(numpy, arrays["expected"], fields[turn[0]].cpu().numpy(), task["tolerance"])
    best = str(field_pass.best_config)
    results = [
        result("one kernel", "wait", time_calls(call, torch.cuda.synchronize, task), task, agreement, best),
        result("one kernel", "device", back_to_back(torch, task, call), task, agreement, best),
    ]
    try:
        results.extend(as_graph(torch, task, step, fields, agreement, best))
    except Exception as error:  # reported by name
        results.append(failed("one kernel, CUDA graph", error))
    return {"rival": name, "device": torch.cuda.get_device_name(), "results": results}


def as_graph(torch, task, step, fields, agreement, note):
    """Two graphs, there and back, so that no copy is needed."""
    graphs = []
    for source, target in (fields, fields[::-1]):
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            step(source, target)
        graphs.append(graph)
    turn = [0]

    def call():
        graphs[turn[0]].replay()
        turn[0] = 1 - turn[0]

    title = "one kernel, CUDA graph"
    return [
        result(title, "wait", time_calls(call, torch.cuda.synchronize, task), task, agreement, note),
        result(title, "device", back_to_back(torch, task, call), task, agreement, note),
    ]


if __name__ == "__main__":
    main("Triton", run)
