/**
 * A smoke run of the CUDA device on a GPU host, from a built dist/: every built-in program at two sizes and some random
 * ones, fused and unfused, by launches and cooperatively, each compared bit for bit with the f32 reference; then a few
 * figures (cuda-smoke.bench.mjs). A failure is caught, reported and counted, never the end of the run. One JSON line a
 * case and a summary at the end; with OUT set, all of it in $OUT/cuda-smoke.json.
 *
 *   node scripts/cuda-smoke.mjs [--random 50] [--only NAME] [--no-bench] [--edge 32] [--library PATH]
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { measure } from './cuda-smoke.bench.mjs';

/** @param {string} file  a module of dist/ */
export const built = (file) => import(new URL(`../dist/${file}`, import.meta.url).href);

const { values: flags } = parseArgs({
  options: {
    random: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1000' },
    only: { type: 'string' },
    'no-bench': { type: 'boolean', default: false },
    edge: { type: 'string', default: '32' },
    library: { type: 'string' },
  },
});

const { createCuda, cudaAvailable } = await built('device/cuda/cuda.js');
const { createReference } = await built('device/reference/reference.js');
const { runTrial, loadOptions, placeOf } = await built('device/trial-run.js');
const { fromHalf, fromBrain16 } = await built('kernel/half.js');
const { visit } = await built('kernel/walk.js');
const { expressionsOf } = await built('kernel/op.js');
const { computeOps } = await built('kernel/program.js');
const programs = await built('programs/index.js');
const { randomTrial } = await built('random/index.js');

const variants = ['none', 'full'].flatMap((fusion) =>
  ['launch', 'cooperative'].map((executor) => ({ fusion, executor })),
);

/** @typedef {{ name: string, size: string, make: () => any }} Case */

/** @returns {Case[]} */
function listCases() {
  /** @type {Case[]} */
  const cases = [];
  for (const builtin of programs.builtinPrograms) {
    cases.push({ name: builtin.name, size: 'small', make: () => programs.trialOf(builtin) });
    const [last] = Object.keys(builtin.symbols).slice(-1);
    if (last === undefined) continue;
    const symbols = { ...builtin.symbols, [last]: enlarged(builtin, last) };
    cases.push({
      name: builtin.name,
      size: JSON.stringify(symbols),
      make: () => programs.trialOf(builtin, { symbols }),
    });
  }
  // Large enough for long reductions to be split.
  cases.push(fieldCase('fieldPass', programs.fieldPass(16), {}));
  cases.push(fieldCase('fieldPassReductions', programs.fieldPassReductions(16), { batch: 2 }));
  cases.push(fieldCase('perChannelPool', programs.perChannelPool(16), { batch: 2 }));
  for (let i = 0; i < Number(flags.random); i += 1) {
    const seed = Number(flags.seed) + i;
    cases.push({ name: `random ${seed}`, size: 'random', make: () => randomTrial(seed) });
  }
  return cases.filter(({ name }) => flags.only === undefined || name === flags.only);
}

/** About ten times as large, inside the symbol's bounds, and small enough for an interpreter. */
function enlarged(/** @type {any} */ builtin, /** @type {string} */ symbol) {
  const { max } = builtin.build().symbols.find((/** @type {any} */ one) => one.symbol === symbol);
  return Math.min(max, builtin.symbols[symbol] * 9 + 5);
}

/** @returns {Case} */
function fieldCase(
  /** @type {string} */ name,
  /** @type {any} */ program,
  /** @type {Record<string, number>} */ symbols,
) {
  const builtin = { ...programs.findProgram(name), build: () => program };
  const { randomArrays } = programs;
  const role = (/** @type {string} */ kind, /** @type {number} */ seed) =>
    randomArrays(program, kind, symbols, { field: [-1, 1] }, seed);
  const make = () => ({
    program: builtin.build(),
    symbols,
    constants: {},
    parameters: {},
    states: role('state', 1),
    inputs: [role('input', 2), role('input', 3)],
  });
  return { name, size: '16³', make };
}

/** How far two runs lie apart: elements that differ, the largest difference, and the first place. */
function difference(/** @type {any[]} */ got, /** @type {any[]} */ expected) {
  const found = { different: 0, elements: 0, maxError: 0, where: '' };
  expected.forEach((one, place) => {
    const decode = { f16: fromHalf, bf16: fromBrain16 }[/** @type {string} */ (one.tensor.dtype)] ?? Number;
    found.elements += one.data.length;
    for (let i = 0; i < one.data.length; i += 1) {
      const [value, want] = [decode(got[place].data[i]), decode(one.data[i])];
      if (Object.is(value, want) || (Number.isNaN(value) && Number.isNaN(want))) continue;
      if (found.different === 0) found.where = `${placeOf(one)} [${i}]: got ${value}, expected ${want}`;
      found.different += 1;
      const error = Math.abs(value - want);
      found.maxError = Math.max(found.maxError, Number.isNaN(error) ? Number.POSITIVE_INFINITY : error);
    }
  });
  return found;
}

/** Whether a value may be rounded once or twice, so that bits need not be equal. */
function usesFma(/** @type {any} */ program) {
  let found = false;
  for (const op of computeOps(program.ops)) {
    visit(expressionsOf(op), (/** @type {any} */ expr) => {
      if (expr.op === 'fma') found = true;
    });
  }
  return found;
}

/** Compiles everything ahead, some at a time, so that the runs themselves do not wait. */
async function warmUp(/** @type {any} */ device, /** @type {any[]} */ trials) {
  const jobs = trials.flatMap((trial) => ['none', 'full'].map((fusion) => ({ trial, fusion })));
  const work = async () => {
    for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) {
      try {
        await (await device.load(job.trial.program, loadOptions(job.trial, { fusion: job.fusion }))).close();
      } catch {
        // The run itself will say why.
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

const report = /** @type {Record<string, any>} */ ({ cases: [] });
const save = () => {
  if (process.env.OUT) writeFileSync(path.join(process.env.OUT, 'cuda-smoke.json'), JSON.stringify(report, null, 1));
};

const libraries = flags.library === undefined ? {} : { driver: flags.library, nvrtc: flags.library };
const availability = await cudaAvailable({ libraries });
if (!availability.available) {
  console.log(JSON.stringify({ cuda: 'unavailable', reason: availability.reason }));
  process.exit(2);
}
const device = await createCuda({ libraries });
report.device = device.description;
console.log(JSON.stringify({ device: device.description.name, notes: device.description.notes }));

const began = performance.now();
const prepared = [];
for (const { name, size, make } of listCases()) {
  try {
    const trial = make();
    prepared.push({
      name,
      size,
      trial,
      expected: await runTrial(createReference(), trial),
      fma: usesFma(trial.program),
    });
  } catch (error) {
    report.cases.push({ name, size, failed: `reference: ${/** @type {Error} */ (error).message}` });
    console.log(JSON.stringify(report.cases.at(-1)));
  }
}
const referenceMs = performance.now() - began;
await warmUp(
  device,
  prepared.map(({ trial }) => trial),
);
const compiledMs = performance.now() - began - referenceMs;

for (const { name, size, trial, expected, fma } of prepared) {
  for (const variant of variants) {
    const start = performance.now();
    const line = /** @type {Record<string, unknown>} */ ({ name, size, ...variant });
    try {
      Object.assign(line, difference(await runTrial(device, trial, variant), expected));
      line.pass = line.different === 0 || fma;
      if (fma) line.fma = true;
    } catch (error) {
      line.pass = false;
      line.failed = /** @type {Error} */ (error).message.slice(0, 2000);
      line.code = /** @type {any} */ (error).code;
    }
    line.ms = Math.round(performance.now() - start);
    report.cases.push(line);
    console.log(JSON.stringify(line));
  }
  save();
}

if (!flags['no-bench']) {
  const print = (/** @type {unknown} */ line) => console.log(JSON.stringify(line));
  report.figures = await measure(device, libraries, print, { edge: Number(flags.edge), batches: [1, 32] });
  save();
}
const failed = report.cases.filter((/** @type {any} */ one) => one.pass !== true);
report.summary = {
  cases: report.cases.length,
  passed: report.cases.length - failed.length,
  bitEqual: report.cases.filter((/** @type {any} */ one) => one.different === 0).length,
  failed: failed.map((/** @type {any} */ one) => `${one.name} ${one.size} ${one.fusion} ${one.executor}`),
  referenceMs: Math.round(referenceMs),
  compiledMs: Math.round(compiledMs),
  totalMs: Math.round(performance.now() - began),
};
save();
console.log(JSON.stringify({ summary: report.summary }));
try {
  await device.close();
} catch (error) {
  console.log(JSON.stringify({ close: /** @type {Error} */ (error).message }));
}
process.exitCode = failed.length === 0 ? 0 : 1;
