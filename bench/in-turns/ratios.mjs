/** What is promised as a ratio of two figures of the same state: its name, the two, and the promised limit. */

/** @type {[string, string, string, number][]} */
const ratios = [
  ['persistent over graph at 1000 Hz', 'persistent, one brain of 32³ at 1000 Hz', 'one brain of 32³ at 1000 Hz', 1],
  ["fp32 over the vendor's", 'product of 4096³ in fp32', "the vendor's product of 4096³ in fp32", 2],
  ["fp16 over the vendor's", 'product of 4096³ in fp16', "the vendor's product of 4096³ in fp16", 1.25],
  ["bf16 over the vendor's", 'product of 4096³ in bf16', "the vendor's product of 4096³ in bf16", 1.25],
  ['fp8 over bf16', 'product of 4096³ in fp8', 'product of 4096³ in bf16', 1 / 1.4],
  ['field pass over C', 'cpu, field pass', 'cpu, field pass in C', 1.1],
];
const mostShareLost = 0.15;

/** @param {{ name: string, p50Us: number, more?: Record<string, number> }[]} figures */
export function ratiosOf(figures) {
  const figureOf = (/** @type {string} */ name) => figures.find((one) => one.name === name);
  const promised = (/** @type {string} */ text, /** @type {number} */ value, /** @type {number} */ limit) => ({
    ...{ text, value, limit, holds: value <= limit },
  });
  return ['before', 'after'].flatMap((state) => {
    const found = ratios.flatMap(([text, above, below, limit]) => {
      const [a, b] = [figureOf(`${above}, ${state}`), figureOf(`${below}, ${state}`) ?? figureOf(`${below}, after`)];
      return a === undefined || b === undefined ? [] : [promised(`${text}, ${state}`, a.p50Us / b.p50Us, limit)];
    });
    const lost = figureOf(`stencil of 26 neighbours, ${state}`)?.more?.shareLost;
    return lost === undefined ? found : [...found, promised(`share of a copy lost, ${state}`, lost, mostShareLost)];
  });
}
