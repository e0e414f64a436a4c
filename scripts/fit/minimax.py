"""Minimax fits of polynomials in high precision, and their rounding to float coefficients.

Not a program: coefficients.py imports it. A fit is sum(c[i] * x**powers[i]) on [low, high] that makes the largest
|weight(x) * (fit(x) - target(x))| as small as possible (Remez exchange). `fit_rounded` rounds one coefficient at a
time, lowest power first, and fits the remaining ones again, so that they make up for the rounding.
"""

import struct

import mpmath as mp

mp.mp.prec = 200


def round_to(value, bits):
    """Nearest value with that many significant bits (24 is f32, 53 is f64)."""
    if value == 0:
        return mp.mpf(0)
    _, exponent = mp.frexp(value)
    unit = mp.ldexp(mp.mpf(1), int(exponent) - bits)
    return mp.nint(value / unit) * unit


def chebyshev_points(low, high, count):
    middle, half = (mp.mpf(low) + high) / 2, (mp.mpf(high) - low) / 2
    return [middle - half * mp.cos(mp.pi * (2 * i + 1) / (2 * count)) for i in range(count)]


def evaluate(coefficients, powers, x):
    return mp.fsum(c * x**p for c, p in zip(coefficients, powers))


def remez(target, powers, low, high, weight, rounds=12, grid=24):
    """Coefficients and the largest weighted error. `weight` may be 0 at single points."""
    size = len(powers)
    nodes = chebyshev_points(low, high, size + 1)
    sample = sorted(set(chebyshev_points(low, high, grid * (size + 1))))
    at = {x: (mp.mpf(target(x)), mp.mpf(weight(x))) for x in sample}

    def error(x, coefficients):
        if x not in at:
            at[x] = (mp.mpf(target(x)), mp.mpf(weight(x)))
        t, w = at[x]
        return w * (evaluate(coefficients, powers, x) - t)

    coefficients, worst = None, None
    for _ in range(rounds):
        rows, right = [], []
        for i, x in enumerate(nodes):
            if x not in at:
                at[x] = (mp.mpf(target(x)), mp.mpf(weight(x)))
            t, w = at[x]
            rows.append([w * x**p for p in powers] + [(-1) ** i])
            right.append(w * t)
        solution = mp.lu_solve(mp.matrix(rows), mp.matrix(right))
        coefficients, level = [solution[i] for i in range(size)], abs(solution[size])
        errors = [error(x, coefficients) for x in sample]
        worst = max(abs(e) for e in errors)
        if worst <= level * mp.mpf("1.001"):
            break
        # One extremum per run of equal sign; drop from the weaker end while there are too many.
        extrema = []
        for x, e in zip(sample, errors):
            if extrema and mp.sign(e) == mp.sign(extrema[-1][1]):
                if abs(e) > abs(extrema[-1][1]):
                    extrema[-1] = (x, e)
            elif e != 0:
                extrema.append((x, e))
        while len(extrema) > size + 1:
            extrema.pop(0 if abs(extrema[0][1]) < abs(extrema[-1][1]) else -1)
        if len(extrema) < size + 1:
            break
        nodes = [x for x, _ in extrema]
    return coefficients, worst


def fit_rounded(target, powers, low, high, weight, bits):
    """Like remez, with coefficients of `bits` significant bits; the error returned is that of the rounded ones.

    Where the interval contains 0 the powers without the constant are no Haar system: there all are rounded at once.
    """
    powers, result = list(powers), []
    if low < 0:
        result = [round_to(c, bits) for c in remez(target, powers, low, high, weight)[0]]
    while len(result) < len(powers):
        done = len(result)
        rest = lambda x: target(x) - evaluate(result, powers[:done], x)
        coefficients, _ = remez(rest, powers[done:], low, high, weight)
        result.append(round_to(coefficients[0], bits))
    worst = max(abs(weight(x) * (evaluate(result, powers, x) - target(x))) for x in chebyshev_points(low, high, 400))
    return result, worst


def as_float(value):
    """Exact conversion to a Python float; refuses a value that needs more than 53 bits."""
    number = float(value)
    assert mp.mpf(number) == value, value
    return number


def shortest(value, bits):
    """The decimal that TypeScript will read back to the same float."""
    number = as_float(value)
    if bits > 24:
        return repr(number)
    for digits in range(1, 18):
        text = f"{number:.{digits}g}"
        if struct.pack("<f", float(text)) == struct.pack("<f", number):
            return text
    return repr(number)
