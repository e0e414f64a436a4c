/**
 * The brain's evolution, the pass that most of a cycle is, against the same formulas in NumPy, PyTorch and JAX, without
 * its noise (each library has its own generator). Beside it our whole cycle, which does much more.
 */
import { channels, evolve } from '../../brain/constants.js';
import { readSensors } from '../../brain/dictionary.js';
import { parameterIndex, parameterNames } from '../../brain/parameters.js';
import { evolutionProgram } from '../../brain/parts.js';
import { bornRule } from '../../brain/rules.js';
import { type BrainShape, shapeOf } from '../../brain/shape.js';
import { firstRule, gainRule, type Wiring, wire } from '../../brain/wiring.js';
import type { Device, Session } from '../../device/device.js';
import { fromHalf } from '../../kernel/half.js';
import { add, type HostArray, mul, program } from '../../kernel/index.js';
import { tensorsOf } from '../../kernel/program.js';
import { randomArrays } from '../../programs/seeded.js';
import { cycleOf, edgeOf, makeBrain, motors, rowsOf, sensors } from '../brain/subject.js';
import { type BenchContext, type ClaimReport, type Figure, repeatFor } from '../claim.js';
import { measure, stepOf } from '../measure.js';
import type { Task } from './python.js';
import { type Heat, leftOut, race, racedExecutors, rivalDevice, timeOurs } from './race.js';

const claim = 'evolution';
const title = "the brain's evolution";
const scripts = ['numpy_rival.py', 'torch_rival.py', 'jax_rival.py'];

/** States that must not be zero for the pass to mean something; no noise. */
const ranges = {
  content: [-0.5, 0.5],
  memory: [-0.5, 0.5],
  dynamics: [-1, 2],
  sensors: [-1, 1],
  prediction: [-1, 1],
  motors: [-1, 1],
  pattern: [-0.5, 0.5],
  patternOn: [1, 1],
  seed: [1, 1000],
  novelty: [0.5, 0.5],
} as const;

export async function raceEvolution(context: BenchContext): Promise<ClaimReport> {
  const kind = rivalDevice(context);
  if (kind === undefined) return leftOut(claim, title, context);
  const heats: Heat[] = [];
  for (const brains of kind === 'cuda' ? [1, 32] : [1]) {
    context.onProgress(`${title}: ours, ${brains} of ${edgeOf(context.edge)}³`);
    heats.push(await evolutionHeat(context, kind, brains));
  }
  const report = await race({ claim, title, scripts }, heats, context);
  const cycle = await wholeCycle(context);
  const compiled = report.figures.filter(({ name, sizes }) => /compile|jit|arrays/.test(name) && sizes.brains === 1);
  const best = Math.min(...compiled.filter(({ sizes }) => sizes.clock === 'wait').map(({ p50Us }) => p50Us));
  const note = Number.isFinite(best)
    ? `Our whole cycle takes ${(cycle.p50Us / best).toFixed(3)} of the fastest rival's evolution alone.`
    : 'No rival was there to set our whole cycle against.';
  return { ...report, figures: [...report.figures, cycle], notes: [...report.notes, note] };
}

async function wholeCycle(context: BenchContext): Promise<Figure> {
  const device = await context.open(context.kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    const size = edgeOf(context.edge);
    const bankRows = rowsOf(context);
    const brain = await makeBrain(context, device, { size, bankRows });
    const run = cycleOf(brain, device.description.capabilities.sync);
    const timing = await measure(run, repeatFor(context.kind === 'cuda' ? 100 : size ** 3 / 3, context.effort / 4));
    await brain.close();
    const sizes = { edge: size, brains: 1, bankRows, clock: 'wait, sensors up and motors down' };
    return { name: 'our whole cycle', device: device.description.name, sizes, ...timing };
  } finally {
    await device.close();
  }
}

/** Our figures at one size, and the same pass as a task for rivals. */
export async function evolutionHeat(context: BenchContext, kind: 'cpu' | 'cuda', brains: number): Promise<Heat> {
  const edge = edgeOf(context.edge);
  const shape = shapeOf(edge, sensors, motors);
  const wiring = wire(shape, readSensors(sensors), 1);
  const own = evolutionProgram({
    shape,
    storage: 'f32',
    perBrainStores: false,
    candidates: 0,
    recallEvery: 1,
    research: false,
  });
  const known = new Set(tensorsOf(own, 'constant').map(({ name }) => name));
  const constants = Object.fromEntries(Object.entries(wiring).filter(([name]) => known.has(name)));
  const symbols = { B: brains, R: 16 };
  const states: Record<string, HostArray> = {
    ...randomArrays(own, 'state', symbols, ranges, 7),
    knobs: quietParameters(brains),
  };
  const inputs = { sensed: new Float32Array(brains * (sensors + 1)) };
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    const load = async (options: object): Promise<Session> => {
      const session = await device.load(own, { symbols, constants, ...options });
      for (const [name, data] of Object.entries(states)) await session.write(name, data);
      await session.step(inputs);
      return session;
    };
    // Only an unfused session shows what modulate hands to evolve.
    const open = await load({ fusion: 'none' });
    const tuning = async (name: string): Promise<Float32Array> => (await open.read(`tune_${name}`)) as Float32Array;
    const given = {
      gate: await tuning('gate'),
      patternGain: await tuning('pattern'),
      plasticity: await tuning('plasticity'),
      memoryGain: await tuning('memoryGain'),
      drive: await tuning('drive'),
    };
    await open.close();
    const sizes = { edge, brains };
    const repeat = repeatFor(kind === 'cuda' ? 100 : edge ** 3 / 2, context.effort / 4);
    const ours: Figure[] = [];
    const expected: Record<string, Float32Array> = {};
    for (const executor of racedExecutors(device)) {
      const session = await load(executor === undefined ? {} : { executor });
      for (const name of ['content', 'memory', 'dynamics']) expected[name] = (await session.read(name)) as Float32Array;
      const run = stepOf(session, device.description.capabilities.sync, inputs);
      const name = executor === undefined ? 'ours' : `ours, ${executor}`;
      ours.push(...(await timeOurs(device, session, name, run, sizes, repeat)));
      await session.close();
    }
    const born = await bornRules(device, shape, wiring, states.seed as Uint32Array);
    const arrays = taskArrays(shape, brains, wiring, states, given, expected, born);
    const task: Task = {
      task: claim,
      device: kind,
      ...repeat,
      tolerance: 2e-5,
      constants: numbers(shape),
      more: {},
      arrays,
    };
    return { ours, sizes, task };
  } finally {
    await device.close();
  }
}

function quietParameters(brains: number): Float32Array {
  const parameters = new Float32Array(brains * parameterNames.length).fill(1);
  for (let brain = 0; brain < brains; brain += 1)
    parameters[brain * parameterNames.length + parameterIndex('noise')] = 0;
  return parameters;
}

/** What each voxel is born with: ours makes it anew in each pass, a rival reads it. */
async function bornRules(device: Device, shape: BrainShape, wiring: Wiring, seed: Uint32Array): Promise<Float32Array> {
  const { streams } = await import('../../brain/constants.js');
  const { noiseWords } = await import('../../kernel/index.js');
  const { edge } = shape;
  const own = program('bornRules', (b) => {
    const B = b.symbol('B', 1, 4096);
    const seeds = b.input('seed', 'u32', [B]);
    const table = (name: string) => b.constant(name, 'f32', [channels.dynamics]);
    const tables = { ruleMean: table('ruleMean'), ruleSpread: table('ruleSpread'), ruleLimit: table('ruleLimit') };
    const born = b.output('born', 'f32', [B, edge, edge, edge, channels.dynamics]);
    b.map('bear', born, ([n, x, y, z, lane]) => {
      const words = (stream: number) => noiseWords({ seed: seeds.at(n), brain: 0, cycle: 0, stream });
      const number = add(mul(add(mul(x, edge), y), edge), z);
      return bornRule(tables, words(streams.rules), words(streams.holding), number, lane);
    });
  });
  const constants = { ruleMean: wiring.ruleMean, ruleSpread: wiring.ruleSpread, ruleLimit: wiring.ruleLimit };
  const session = await device.load(own, { symbols: { B: seed.length }, constants });
  const { born } = await session.step({ seed });
  const copy = (born as Float32Array).slice();
  await session.close();
  return copy;
}

/** Channel c stands at lane c div 2, half c mod 2: lanes and halves flatten to channels. */
function taskArrays(
  { edge, reachers, patternEdge }: BrainShape,
  brains: number,
  wiring: Wiring,
  states: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, Float32Array>>,
  expected: Readonly<Record<string, Float32Array>>,
  born: Float32Array,
): Task['arrays'] {
  const { content, memory, dynamics } = channels;
  const space = [brains, edge, edge, edge];
  const tables = ['mixSign', 'mixSay', 'mixHear'].map((name) => [name, wiring[name], [content]] as const);
  const reaches = ['reachX', 'reachY', 'reachZ'].map(
    (name) => [name, wiring[name], [edge, reachers, content]] as const,
  );
  const perBrain = ['gate', 'patternGain', 'plasticity', 'memoryGain'].map(
    (name) => [name, given[name], [brains]] as const,
  );
  const entries: readonly (readonly [string, unknown, readonly number[]])[] = [
    ...tables,
    ...reaches,
    ...perBrain,
    ['mixFrom', wiring.mixFrom, [content]],
    ['isHead', Int32Array.from(wiring.mixFrom as Int32Array, (from, c) => Number(from === c)), [content]],
    ['lineOf', Int32Array.from({ length: content }, (_, c) => Math.floor((2 * c) / content)), [content]],
    ['ruleAnswer', wiring.ruleAnswer, [dynamics]],
    ['answersTo', Int32Array.from({ length: dynamics }, (_, rule) => answersTo(rule)), [dynamics]],
    ['timeScale', Int32Array.from({ length: content }, (_, c) => c % 4), [content]],
    ['laneOf', Int32Array.from({ length: content }, (_, c) => c >> 1), [content]],
    ['memorySign', Float32Array.from({ length: content }, (_, c) => (c % 2 === 0 ? 1 : -1)), [content]],
    ['drive', given.drive, [brains, reachers, content]],
    ['content', states.content, [...space, content]],
    ['memory', states.memory, [...space, memory]],
    ['dynamics', states.dynamics, [...space, dynamics]],
    ['expectedContent', expected.content, [...space, content]],
    ['expectedMemory', expected.memory, [...space, memory]],
    ['expectedDynamics', expected.dynamics, [...space, dynamics]],
    ['born', born, [...space, dynamics]],
    ['pattern', spread(states.pattern as Uint16Array, brains, edge, patternEdge), [...space, memory]],
    ['heard', echoes(states.motors as Float32Array, brains, edge), [...space, channels.echo]],
  ];
  return Object.fromEntries(
    entries.map(([name, data, shape]) => [name, { data: data as Float32Array, shape }]),
  ) as Task['arrays'];
}

/** Which of energy, variance and sparsity a rule answers to. */
function answersTo(rule: number): 0 | 1 | 2 {
  if (rule < firstRule.diffusion || rule >= firstRule.gain) return 0;
  return rule < firstRule.mixing ? 1 : 2;
}

/** The f16 pattern, at the field's resolution. */
function spread(pattern: Uint16Array, brains: number, edge: number, patternEdge: number): Float32Array {
  const lanes = channels.memory;
  const scale = edge / patternEdge;
  const at = (index: number): number => Math.floor(index / scale);
  const out = new Float32Array(brains * edge ** 3 * lanes);
  let next = 0;
  for (let n = 0; n < brains; n += 1)
    for (let x = 0; x < edge; x += 1)
      for (let y = 0; y < edge; y += 1)
        for (let z = 0; z < edge; z += 1)
          for (let lane = 0; lane < lanes; lane += 1) {
            const cell = ((n * patternEdge + at(x)) * patternEdge + at(y)) * patternEdge + at(z);
            out[next++] = fromHalf(pattern[cell * lanes + lane]);
          }
  return out;
}

/** What the echo lanes hear of the motors: forward along x and turn along y in the first, mean effort in the second. */
function echoes(moved: Float32Array, brains: number, edge: number): Float32Array {
  const line = (index: number): number => (index * 2) / (edge - 1) - 1;
  const out = new Float32Array(brains * edge ** 3 * channels.echo);
  let next = 0;
  for (let n = 0; n < brains; n += 1) {
    const own = moved.subarray(n * motors, (n + 1) * motors);
    const effort = own.reduce((sum, value) => sum + Math.abs(value), 0) / motors;
    for (let voxel = 0; voxel < edge ** 3; voxel += 1) {
      const [x, y] = [Math.floor(voxel / edge ** 2), Math.floor(voxel / edge) % edge];
      out[next++] = own[0] * line(x) + own[1] * line(y);
      out[next++] = effort;
    }
  }
  return out;
}

/** The constants of the pass, under the names that the rivals' formulas use. */
function numbers({ reach, fade }: BrainShape): Record<string, number> {
  const { diffusion, mixing, target } = evolve;
  return {
    diffusionSpan: diffusion.span,
    diffusionBase: diffusion.base,
    mixingSpan: mixing.span,
    mixingBase: mixing.base,
    gainRule,
    gainBase: evolve.gainBase,
    activation: evolve.activation,
    decaySpan: evolve.decaySpan,
    retain: evolve.retain,
    commons: evolve.commons,
    echoHeard: evolve.echoHeard,
    leastReach: fade ** (reach + 0.5),
    memorySlope: evolve.memorySlope,
    memoryDecay: evolve.memoryDecay,
    quiet: target.quiet,
    targetEnergy: target.energy,
    targetVariance: target.variance,
    targetSparsity: target.sparsity,
    ruleLeak: evolve.ruleLeak,
    ruleLimit: evolve.ruleLimit,
    echoDecay: evolve.echoDecay,
    echoGain: evolve.echoGain,
  };
}
