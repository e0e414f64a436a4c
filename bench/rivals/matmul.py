"""A matrix product with bias and relu by the vendor's library, as PyTorch calls it (cuBLAS on a GPU, MKL or OpenBLAS else).

Usage: python3 matmul.py DEVICE EDGE[,EDGE…] PRECISION[,PRECISION…] REPETITIONS
DEVICE is cpu or cuda; precisions are fp32 tf32 fp16 bf16. One JSON document goes to standard output:
`{"library", "device", "results": [{"edge", "precision", "samplesUs", "bareSamplesUs"}]}` or `{"missing": why}`.
Factors stay on the device; on a GPU the time is that of the device between two events."""

import json
import sys
import time


def measure(torch, device, call, repetitions):
    """Microseconds of each call, after as many to warm up as half of them."""
    samples = []
    for turn in range(repetitions + max(3, repetitions // 2)):
        if device.type == "cuda":
            begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            begin.record()
            call()
            end.record()
            end.synchronize()
            elapsed = begin.elapsed_time(end) * 1e3
        else:
            began = time.perf_counter()
            call()
            elapsed = (time.perf_counter() - began) * 1e6
        if turn >= max(3, repetitions // 2):
            samples.append(elapsed)
    return samples


def product(torch, device, edge, precision, repetitions):
    kinds = {"fp32": torch.float32, "tf32": torch.float32, "fp16": torch.float16, "bf16": torch.bfloat16}
    torch.backends.cuda.matmul.allow_tf32 = precision == "tf32"
    generator = torch.Generator().manual_seed(1)
    make = lambda *shape: (torch.rand(*shape, generator=generator) * 2 - 1).to(device, kinds[precision])
    left, right, bias = make(edge, edge), make(edge, edge), make(edge)
    out = torch.empty(edge, edge, dtype=kinds[precision], device=device)

    def whole():
        torch.addmm(bias, left, right, out=out)
        torch.relu_(out)

    return {
        "edge": edge,
        "precision": precision,
        "samplesUs": measure(torch, device, whole, repetitions),
        "bareSamplesUs": measure(torch, device, lambda: torch.mm(left, right, out=out), repetitions),
    }


def main(kind, edges, precisions, repetitions):
    try:
        import torch
    except ImportError:
        return {"missing": "PyTorch is not installed"}
    if kind == "cuda" and not torch.cuda.is_available():
        return {"missing": "PyTorch sees no CUDA device"}
    device = torch.device(kind)
    with torch.inference_mode():
        results = [
            product(torch, device, int(edge), precision, int(repetitions))
            for edge in edges.split(",")
            for precision in precisions.split(",")
        ]
    called = torch.cuda.get_device_name(device) if kind == "cuda" else "processor"
    return {"library": f"PyTorch {torch.__version__}", "device": called, "results": results}


if __name__ == "__main__":
    json.dump(main(*sys.argv[1:5]), sys.stdout)
