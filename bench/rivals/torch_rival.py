"""PyTorch: the same maths eagerly, compiled by torch.compile, and each of the two replayed as a CUDA graph.

Two clocks. `wait`: one call and a synchronisation, what a caller waits for. `device`: many calls back to back between two
events, over their number, which is what a long run costs each step."""

from harness import difference, failed, main, read_arrays, result, time_calls
import maths

BACK_TO_BACK = 50


def run(task):
    import numpy
    import torch

    name = f"PyTorch {torch.__version__}"
    if task["device"] == "cuda" and not torch.cuda.is_available():
        return {"rival": name, "missing": "PyTorch sees no CUDA device"}
    device = torch.device("cuda" if task["device"] == "cuda" else "cpu")
    tasks = {
        "field-pass": field_pass,
        "evolution": evolution,
        "transfer-entropy": transfer_entropy,
        "matmul": matmul,
    }
    if task["task"] not in tasks:
        return {"rival": name, "missing": f"it has no form of {task['task']}"}
    # Exact f32 arithmetic, as ours.
    torch.backends.cuda.matmul.allow_tf32 = False
    torch.backends.cudnn.allow_tf32 = False
    arrays = read_arrays(task, numpy)
    with torch.inference_mode():
        results = tasks[task["task"]](torch, numpy, device, task, arrays)
    called = torch.cuda.get_device_name(device) if device.type == "cuda" else "processor"
    return {"rival": name, "device": called, "results": results}


def field_pass(torch, numpy, device, task, arrays):
    kappa = task["constants"]["kappa"]
    start = torch.from_numpy(arrays["field"]).to(device)
    step = lambda field: (maths.field_pass(torch, field, kappa),)
    steps = task["steps"]
    agree = lambda state: difference(numpy, arrays["expected"], state[0].cpu().numpy(), task["tolerance"])
    return variants(torch, device, task, lambda state: step(state[0]), (start,), steps, agree)


def evolution(torch, numpy, device, task, arrays):
    constants = task["constants"]
    given = {name: torch.from_numpy(array).to(device) for name, array in arrays.items() if not name.startswith("expected")}
    for index in ("mixFrom", "timeScale", "laneOf", "lineOf", "answersTo"):
        given[index] = given[index].long()
    state = (given["content"], given["memory"], given["dynamics"])
    names = ("expectedContent", "expectedMemory", "expectedDynamics")

    def agree(after):
        ours = numpy.concatenate([arrays[name].ravel() for name in names])
        theirs = numpy.concatenate([part.cpu().numpy().ravel() for part in after])
        return difference(numpy, ours, theirs, task["tolerance"])

    return variants(torch, device, task, lambda now: maths.evolve(torch, now, given, constants), state, 1, agree)


def transfer_entropy(torch, numpy, device, task, arrays):
    """KSG 1 by all pairs: the k-th distance in the joint space, then strict counts in the marginal spaces."""
    points = [torch.from_numpy(arrays[name]).to(device) for name in ("x", "y", "z")]
    k, count = task["k"], len(arrays["x"])
    # As many rows at a time as keep the matrices of distances below half a gigabyte.
    rows = max(1, min(count, (1 << 27) // count))
    psi_k = torch.digamma(torch.tensor(float(k), dtype=torch.float64, device=device))
    infinity = torch.tensor(float("inf"), device=device)

    def terms(begin_points, points, diagonal):
        dx, dy, dz = (
            torch.where(diagonal, infinity, (mine[:, None] - every[None, :]).abs())
            for mine, every in zip(begin_points, points)
        )
        joint = torch.maximum(torch.maximum(dx, dy), dz)
        radius = torch.topk(joint, k, dim=1, largest=False).values[:, k - 1 : k]
        near_z = dz < radius
        counts = (near_z.sum(1), (near_z & (dy < radius)).sum(1), (near_z & (dx < radius)).sum(1))
        n_z, n_yz, n_xz = (torch.digamma(one.double() + 1) for one in counts)
        return (n_z - n_yz - n_xz).sum()

    index = torch.arange(count, device=device)

    def estimate(_, block=terms):
        total = torch.zeros((), dtype=torch.float64, device=device)
        for begin in range(0, count, rows):
            part = slice(begin, min(count, begin + rows))
            diagonal = index[part, None] == index[None, :]
            total = total + block([one[part] for one in points], points, diagonal)
        return (psi_k + total / count,)

    agree = lambda state: difference(numpy, arrays["expected"], [float(state[0])], task["tolerance"])
    return variants(torch, device, task, estimate, (points[0],), 1, agree, chained=False)


def matmul(torch, numpy, device, task, arrays):
    """The vendor's product, with its own fused bias and relu where PyTorch reaches it."""
    precision = ("fp32", "tf32", "fp16", "bf16")[task["precisionCode"]]
    torch.backends.cuda.matmul.allow_tf32 = precision == "tf32"
    dtype = {"fp16": torch.float16, "bf16": torch.bfloat16}.get(precision, torch.float32)
    left, right, bias = (torch.from_numpy(arrays[name]).to(device, dtype) for name in ("left", "right", "bias"))
    fused = getattr(torch, "_addmm_activation", None)

    def step(_):
        if fused is not None:
            return (fused(bias, left, right),)
        return (torch.relu(torch.addmm(bias, left, right)),)

    agree = lambda state: difference(numpy, arrays["expected"], state[0].float().cpu().numpy(), task["tolerance"])
    return variants(torch, device, task, step, (left,), 1, agree, chained=False)


def variants(torch, device, task, step, start, steps, agree, chained=True):
    """Eager, compiled, and both as graphs; each checked before it is timed. A chained step takes what it gave."""
    results = []
    forms = [("eager", lambda: step)]
    forms.append(("torch.compile", lambda: torch.compile(step, dynamic=False)))
    if device.type == "cuda":
        tuned = lambda: torch.compile(step, dynamic=False, mode="max-autotune-no-cudagraphs")
        forms.append(("torch.compile, max-autotune", tuned))
    for name, make in forms:
        try:
            form = make()
            state = start
            for _ in range(steps):
                state = tuple(part.clone() for part in form(state))
            agreement = agree(state)
            results.extend(timed(torch, device, task, name, form, start, agreement, chained))
        except Exception as error:  # a variant that cannot run here is reported by name
            results.append(failed(name, error))
            continue
        if device.type != "cuda":
            continue
        try:
            results.extend(as_graph(torch, device, task, name, form, start, steps, agree, chained))
        except Exception as error:
            results.append(failed(f"{name}, CUDA graph", error))
    return results


def timed(torch, device, task, name, form, start, agreement, chained):
    keep = [start]

    def call():
        after = form(keep[0])
        if chained:
            keep[0] = after

    if device.type != "cuda":
        return [result(name, "wait", time_calls(call, lambda: None, task), task, agreement)]
    wait = time_calls(call, torch.cuda.synchronize, task)
    return [
        result(name, "wait", wait, task, agreement),
        result(name, "device", back_to_back(torch, task, call), task, agreement),
    ]


def back_to_back(torch, task, call):
    samples = []
    for _ in range(max(3, min(20, task["repetitions"] // BACK_TO_BACK))):
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        begin.record()
        for _ in range(BACK_TO_BACK):
            call()
        end.record()
        torch.cuda.synchronize()
        samples.append(begin.elapsed_time(end) * 1000 / BACK_TO_BACK)
    return samples


def as_graph(torch, device, task, name, form, start, steps, agree, chained):
    """One step captured: it reads fixed tensors and, where steps chain, writes back into them, as a resident field must."""
    fixed = tuple(part.clone() for part in start)
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(3):
            form(fixed)
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        after = form(fixed)
        # Two steps in one graph would save this copy; a step at a time has to leave the state where it found it.
        if chained:
            for part, new in zip(fixed, after):
                part.copy_(new)
    for part, first in zip(fixed, start):
        part.copy_(first)
    for _ in range(steps):
        graph.replay()
    torch.cuda.synchronize()
    agreement = agree(fixed if chained else after)
    samples = time_calls(graph.replay, torch.cuda.synchronize, task)
    title = f"{name}, CUDA graph"
    note = "with the copy back into the resident state" if chained else ""
    return [
        result(title, "wait", samples, task, agreement, note),
        result(title, "device", back_to_back(torch, task, graph.replay), task, agreement, note),
    ]


if __name__ == "__main__":
    main("PyTorch", run)
