/**
 * Texts that the compiler writes for all targets, as a name and a digest a line: `node scripts/texts.mjs FILE [FOLDER [NAMES]]`.
 * Two such files of two commits tell which kernels a change to src/emit/ changed; with FOLDER the texts whose names hold NAMES
 * are kept there, to be compared line by line.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { built } from './gpu/built.mjs';
import { buildIfStale } from './setup/build.mjs';

const [file, folder, names = ''] = process.argv.slice(2);
if (file === undefined) throw new Error('texts: expected FILE [FOLDER [NAMES]], got no file');
if (folder !== undefined) mkdirSync(folder, { recursive: true });

await buildIfStale();
const { emitCuda, emitMember, plainTuning } = await built('emit/cuda.js');
const { persistentText } = await built('device/cuda/resident/kernel-text.js');
const { emitWgsl } = await built('emit/wgsl.js');
const { emitWasm } = await built('emit/wasm.js');
const { controlBlock, planProgram } = await built('fuse/index.js');
/** @type {Set<string>} */
const lines = new Set();
let refused = 0;

for (const { name, program, sizes } of await programs()) {
  for (const fusion of ['full', 'none']) writeProgram(`${name} ${fusion}`, program, fusion, sizes);
}
writeFileSync(file, `${[...lines].sort().join('\n')}\n`);
console.log(`${lines.size - refused} texts, ${refused} refused`);

/** Built-in programs, the brain as it is shipped and in parts, products, neighbours, and random programs, small and large. */
async function programs() {
  const { namedPrograms } = await built('validate/catalogue.js');
  const { standardBrains } = await built('brain/standard.js');
  const { largeTrial, randomTrial } = await built('random/index.js');
  const seeds = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => i + 1);
  /** @param {any} builtin */
  const named = ({ name, build, symbols }) => ({ name, program: build(), sizes: symbols });
  return [
    ...namedPrograms.map(named),
    ...standardBrains.map((/** @type {any} */ { variant, build }) => ({
      name: variant,
      program: build(),
      sizes: undefined,
    })),
    ...(await products()),
    ...(await neighbours()),
    ...seeds(100).map((seed) => ({ name: `random ${seed}`, ...trial(randomTrial(seed)) })),
    ...seeds(90).map((seed) => ({ name: `large ${seed}`, ...trial(largeTrial(seed)) })),
  ];
}

/** Layers that some have instructions of their own for. */
async function products() {
  const { matmulProgram } = await built('inference/linear/matmul-program.js');
  const shapes = [
    { inner: 4096, columns: 4096, rows: 4096, activation: 'relu' },
    { inner: 512, columns: 1024, rows: 1024, added: true },
    { inner: 512, columns: 256 },
    { inner: 300, columns: 33, rows: 17 },
  ];
  return ['fp64', 'fp32', 'split', 'tf32', 'fp16', 'bf16', 'fp8'].flatMap((precision) =>
    shapes.map((shape) => ({
      name: `product ${precision} ${JSON.stringify(shape)}`,
      program: matmulProgram(shape, precision),
      sizes: undefined,
    })),
  );
}

/** Transfer entropy's programs, whose lists are begun in groups. */
async function neighbours() {
  const { ksgProgram } = await built('inference/transfer-entropy/ksg-program.js');
  return [true, false].flatMap((sorted) =>
    [4, 40].map((k) => ({
      name: `neighbours ${sorted} ${k}`,
      program: ksgProgram({
        form: 'single',
        x: 1,
        y: 1,
        z: 1,
        k,
        algorithm: 1,
        precision: 'f32',
        sorted,
        finishes: false,
      }),
      sizes: undefined,
    })),
  );
}

/** @param {any} trial */
function trial({ program, symbols }) {
  return { program, sizes: symbols };
}

/** @param {string} name @param {any} given @param {string} fusion @param {any} sizes */
function writeProgram(name, given, fusion, sizes) {
  const plannedFor = (/** @type {string} */ target) => {
    const { program, plan } = planProgram(given, { fusion, target });
    return { program, plan, control: controlBlock(program) };
  };
  const { program, plan, control } = plannedFor('cuda');
  for (const isHopper of [false, true]) {
    write(
      `${name} cuda launches ${isHopper}`,
      () => emitCuda(program, plan, control, { launchesOnly: true, isHopper, sizes }).text,
    );
  }
  write(`${name} cuda whole`, () => emitCuda(program, plan, control).text);
  write(`${name} cuda persistent`, () => {
    const members = ['p0_', 'p1_'].map((prefix) => emitMember(program, plan, control, prefix));
    return persistentText([members[0], undefined, members[1]]).text;
  });
  write(`${name} cuda tuned`, () => {
    const tuning = plan.stages.map((/** @type {unknown} */ _, /** @type {number} */ i) => {
      return { ...plainTuning, threads: [128, 256, 512][i % 3], residentThreads: 512 };
    });
    return emitCuda(program, plan, control, { prefix: 'q_', launchesOnly: true, tuning, only: new Set([0]) }).text;
  });
  for (const debug of [false, true]) {
    write(`${name} wgsl ${debug}`, () => {
      const { program, plan, control } = plannedFor('webgpu');
      const written = emitWgsl(program, plan, control, { debug, bindings: sizes });
      return [...written.kernels.map((/** @type {any} */ kernel) => kernel.code), written.control.code].join('\n');
    });
    for (const isArm of [false, true]) {
      write(`${name} wasm ${debug} ${isArm}`, () => {
        const { program, plan } = plannedFor('cpu');
        const options = { shared: true, debug, quickMinimum: isArm, checkedAccess: isArm };
        const { bytes, list } = emitWasm(program, plan, options);
        return `${list()}\n${digestOf(bytes)}`;
      });
    }
  }
}

/** @param {string} name @param {() => string} make */
function write(name, make) {
  let text;
  try {
    text = make();
  } catch (error) {
    text = `refused: ${error instanceof Error ? error.message : error}`;
  }
  if (text.startsWith('refused: ')) refused += 1;
  lines.add(`${name} ${digestOf(text)}`);
  if (folder !== undefined && name.includes(names))
    writeFileSync(path.join(folder, name.replaceAll(/\W+/g, '-')), text);
}

/** @param {string | Uint8Array} content */
function digestOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
