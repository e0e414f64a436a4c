"""Fits every table of coefficients in src/kernel/functions and prints them with their errors.

Run: python3 scripts/fit/coefficients.py [name ...]   (needs mpmath; about two minutes for all)
Each line is a name, the error in units of the last bit's weight (2^-24 or 2^-53 relative to the function's value, or
absolute where the value is close to 1), and the list as it stands in the TypeScript file. The choice of degrees was made
by hand: the lowest that leaves the error well below the rounding errors of the evaluation.
"""

import sys

from minimax import fit_rounded, mp, round_to, shortest

tiny = mp.mpf("1e-9")
log2 = mp.log(2)
slack = mp.mpf("1.0005")  # arguments leave their interval by a rounding error


def exponential(r):
    """(e^r - 1 - r) / r^2 by its series, which has no cancellation."""
    return mp.fsum(r**k / mp.factorial(k + 2) for k in range(60))


def even(function):
    """A function of r seen as one of y = r^2."""
    return lambda y: function(mp.sqrt(y))


def fit_exp(bits, terms):
    edge = log2 / 2 * slack
    return fit_rounded(exponential, range(terms), -edge, edge, lambda r: r * r / mp.exp(r), bits)


def fit_tanh(bits, terms, edge):
    target = even(lambda z: (mp.tanh(z) / z - 1) / z**2)
    return fit_rounded(target, range(terms), tiny, (mp.mpf(edge) * slack) ** 2, lambda y: y, bits)


quarter = mp.mpf("0.7902")  # pi / 4 and what rounding x * 2 / pi to a whole number may miss in f32


def fit_sin(bits, terms):
    target = even(lambda r: (mp.sin(r) - r) / r**3)
    weight = even(lambda r: r**3 / mp.sin(r))
    return fit_rounded(target, range(terms), tiny, quarter**2, weight, bits)


def fit_cos(bits, terms):
    target = even(lambda r: (mp.cos(r) - 1 + r**2 / 2) / r**4)
    weight = even(lambda r: r**4 / mp.cos(r))
    return fit_rounded(target, range(terms), tiny, quarter**2, weight, bits)


def fit_log(bits, terms):
    target = even(lambda s: (2 * mp.atanh(s) / s - 2) / s**2)
    edge = (mp.sqrt(2) - 1) / (mp.sqrt(2) + 1) * slack
    return fit_rounded(target, range(terms), tiny, edge**2, lambda y: y / 2, bits)


def fit_erf_centre(bits, terms, edge):
    target = even(lambda x: mp.erf(x) / x - 1)
    weight = even(lambda x: x / mp.erf(x))
    return fit_rounded(target, range(terms), tiny, (mp.mpf(edge) * slack) ** 2, weight, bits)


def fit_erf_tail(bits, terms, edge, end):
    """log2(erfc(edge + v)); the weight turns its error into the absolute one of erfc."""
    edge = mp.mpf(edge)
    target = lambda v: mp.log(mp.erfc(edge + v), 2)
    weight = lambda v: mp.erfc(edge + v) * log2
    return fit_rounded(target, range(terms), tiny, mp.mpf(end) - edge, weight, bits)


def parts(value, widths):
    """A constant as a sum of parts with few bits each, so that products with small integers are exact."""
    result, rest = [], value
    for width in widths:
        part = round_to(rest, width)
        result.append(part)
        rest -= part
    return result, abs(rest)


fits = {
    "exp f32": (24, lambda: fit_exp(24, 5)),
    "exp f64": (53, lambda: fit_exp(53, 10)),
    "tanh f32": (24, lambda: fit_tanh(24, 3, "0.3")),
    "tanh f64": (53, lambda: fit_tanh(53, 8, "0.3")),
    "sin f32": (24, lambda: fit_sin(24, 3)),
    "sin f64": (53, lambda: fit_sin(53, 6)),
    "cos f32": (24, lambda: fit_cos(24, 3)),
    "cos f64": (53, lambda: fit_cos(53, 6)),
    "log f32": (24, lambda: fit_log(24, 3)),
    "log f64": (53, lambda: fit_log(53, 7)),
    "erf centre f32": (24, lambda: fit_erf_centre(24, 5, "0.625")),
    "erf centre f64": (53, lambda: fit_erf_centre(53, 11, "0.75")),
    "erf tail f32": (24, lambda: fit_erf_tail(24, 7, "0.625", "4.0")),
    "erf tail f64": (53, lambda: fit_erf_tail(53, 19, "0.75", "6.0")),
    "log 2 in parts f32": (24, lambda: parts(log2, [16, 24])),
    "log 2 in parts f64": (53, lambda: parts(log2, [42, 53])),
    "log 2 / 2 in parts f64": (53, lambda: parts(log2 / 2, [42, 53])),
    "pi / 2 in parts f32": (24, lambda: parts(mp.pi / 2, [9, 9, 9, 9, 24])),
    "pi / 2 in parts f64": (53, lambda: parts(mp.pi / 2, [33, 33, 33, 53])),
}

if __name__ == "__main__":
    for name, (bits, fit) in fits.items():
        if len(sys.argv) > 1 and not any(wanted in name for wanted in sys.argv[1:]):
            continue
        values, worst = fit()
        print(f"{name}: error {mp.nstr(worst * 2**bits, 3)}\n  [{', '.join(shortest(v, bits) for v in values)}]", flush=True)
