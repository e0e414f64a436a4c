"""What all rivals share: reading the task that fieldbrain wrote, timing, comparing with its answers, printing JSON.

Usage of every rival: python3 RIVAL.py FOLDER ... Each folder holds task.json and the arrays it names, and gets
answer.json: `{"rival", "results": [...]}` or `{"rival", "missing": why}`."""

import json
import os
import sys
import time


def read_task(folder):
    with open(os.path.join(folder, "task.json")) as file:
        task = json.load(file)
    task["folder"] = folder
    return task


def read_arrays(task, numpy):
    """Every array of the task, as NumPy arrays by name."""
    kinds = {"f32": numpy.float32, "f64": numpy.float64, "i32": numpy.int32}
    arrays = {}
    for name, about in task["arrays"].items():
        data = numpy.fromfile(os.path.join(task["folder"], about["file"]), dtype=kinds[about["dtype"]])
        arrays[name] = data.reshape(about["shape"])
    return arrays


def repetitions(task):
    return task["warmUp"], task["repetitions"]


def time_calls(call, wait, task):
    """Microseconds of each call as a caller waits for it: one call, then `wait` until it is done."""
    warm_up, count = repetitions(task)
    for _ in range(warm_up):
        call()
        wait()
    samples = []
    for _ in range(count):
        began = time.perf_counter()
        call()
        wait()
        samples.append((time.perf_counter() - began) * 1e6)
    return samples


def difference(numpy, ours, theirs, tolerance):
    """The largest difference, over a scale of at least 1, and whether it is within the tolerance."""
    ours, theirs = numpy.asarray(ours, numpy.float64), numpy.asarray(theirs, numpy.float64)
    if ours.shape != theirs.shape:
        return {"largest": "shapes differ", "tolerance": tolerance, "agrees": False}
    if not numpy.all(numpy.isfinite(theirs)):
        return {"largest": "not finite", "tolerance": tolerance, "agrees": False}
    largest = float(numpy.max(numpy.abs(ours - theirs) / numpy.maximum(1.0, numpy.abs(ours)))) if ours.size else 0.0
    return {"largest": largest, "tolerance": tolerance, "agrees": largest <= tolerance}


def result(variant, clock, samples, task, agreement, note=""):
    return {
        "variant": variant,
        "clock": clock,
        "warmUp": task["warmUp"],
        "samplesUs": [float(sample) for sample in samples],
        "agreement": agreement,
        "note": note,
    }


def failed(variant, error):
    """A variant that this machine cannot run, by name, so that the others are still measured."""
    return {"variant": variant, "failed": f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"}


def main(rival, run):
    """Runs a rival over each folder; a library that is not installed is an answer, not an error."""
    for folder in sys.argv[1:]:
        try:
            answer = run(read_task(folder))
        except ImportError as error:
            answer = {"rival": rival, "missing": f"{error.name or rival} is not installed"}
        with open(os.path.join(folder, "answer.json"), "w") as file:
            json.dump(answer, file)
