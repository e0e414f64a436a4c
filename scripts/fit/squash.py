"""Fits the three coefficients of squash (src/kernel/functions/squash.ts) and prints them with limit and error.

Run: python3 scripts/fit/squash.py   (needs numpy and scipy; a few seconds)
x (x^4 + a x^2 + 1024) / (d x^4 + c x^2 + 1024), with x held where the quotient first reaches 1, as near to tanh as it gets.
"""

import numpy
from scipy.optimize import brentq, minimize

arguments = numpy.linspace(1e-6, 12, 60001)
wide = numpy.linspace(2, 9, 1401)


def quotient(coefficients, x):
    a, c, d = coefficients
    y = x * x
    return x * ((y + a) * y + 1024) / ((d * y + c) * y + 1024)


def limit(coefficients):
    """Where the quotient first reaches 1."""
    above = quotient(coefficients, wide) >= 1
    at = int(numpy.argmax(above))
    if at == 0:
        return wide[-1]
    return brentq(lambda x: quotient(coefficients, x) - 1, wide[at - 1], wide[at])


def error(coefficients):
    held = numpy.minimum(arguments, limit(coefficients))
    return numpy.max(numpy.abs(quotient(coefficients, held) - numpy.tanh(arguments)))


# Near the fifth convergent of tanh's continued fraction; from further away the search ends at 2.4e-4 instead of 2.15e-4.
best = numpy.array([115, 457, 16.25])
for _ in range(6):
    best = minimize(error, best, method="Nelder-Mead", options={"xatol": 1e-10, "fatol": 1e-12, "maxiter": 4000}).x
print("a, c, d", *(numpy.float32(value) for value in best), "limit", limit(best), "error", error(best))
