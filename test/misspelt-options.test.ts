/** An option that is written almost right is refused wherever options are taken, with the name that was meant. */
import { describe, expect, it } from 'vitest';
import {
  bifurcation,
  chainModel,
  createAgents,
  createDevice,
  createLinear,
  createLoop,
  createNetwork,
  createPomdpAgents,
  createPomdpLoop,
  createSupervised,
  createWorld,
  cueMazeModel,
  defaultModel,
  f32,
  fieldPresets,
  inferNetwork,
  informationStorage,
  mutualInformation,
  type ProgramBuilder,
  program,
  ragwitzEmbedding,
  train,
  transferEntropy,
  transferEntropyMatrix,
} from '../src/index.js';

const x = Float64Array.from({ length: 50 }, (_, i) => Math.sin(i));
const y = Float64Array.from({ length: 50 }, (_, i) => Math.cos(i * i));

/** As JavaScript calls it, which nobody checks. */
// biome-ignore lint/suspicious/noExplicitAny: that is what is tried
const loose = (value: unknown): any => value;

describe('a misspelt option of a function', () => {
  const cases: [string, string, string, (options: object) => unknown][] = [
    ['transferEntropy', 'permutation', 'permutations', (o) => transferEntropy(x, y, loose(o))],
    ['mutualInformation', 'theile', 'theiler', (o) => mutualInformation(x, y, loose(o))],
    ['informationStorage', 'targetLags', 'targetLag', (o) => informationStorage(x, loose(o))],
    ['transferEntropyMatrix', 'sed', 'seed', (o) => transferEntropyMatrix([x, y], loose(o))],
    ['ragwitzEmbedding', 'maxLags', 'maxLag', async (o) => ragwitzEmbedding(x, loose(o))],
    ['inferNetwork', 'maxLags', 'maxLag', (o) => inferNetwork([x, y], loose(o))],
    ['createAgents', 'agent', 'agents', (o) => createAgents(defaultModel(), loose(o))],
    ['createPomdpAgents', 'agent', 'agents', (o) => createPomdpAgents(chainModel(), loose(o))],
    [
      'createPomdpLoop',
      'agent',
      'agents',
      (o) => createPomdpLoop(loose({ world: 'cue-maze', model: chainModel(), ...o })),
    ],
    [
      'createLinear',
      'precison',
      'precision',
      (o) => createLinear(loose({ inner: 1, columns: 1, weights: [1] }), loose(o)),
    ],
    ['createWorld', 'counts', 'count', (o) => createWorld('cart-pole', loose(o))],
    ['train', 'brain', 'brains', (o) => train(loose({ world: 'cart-pole', ...o }))],
    ['createLoop', 'tellRewards', 'tellReward', (o) => createLoop(loose({ world: {}, brain: {}, ...o }))],
    ['createNetwork', 'bach', 'batch', (o) => createNetwork(fieldPresets.memory, loose(o))],
    ['bifurcation', 'point', 'points', (o) => bifurcation(fieldPresets.memory, 'tau', loose({ from: 1, to: 2, ...o }))],
    ['createSupervised', 'deadlineMS', 'deadlineMs', (o) => createSupervised(loose({ rungs: [], ...o }))],
    ['createDevice', 'thread', 'threads', (o) => createDevice('cpu', loose(o))],
  ];
  it.each(cases)('%s: %s is %s', async (name, wrong, meant, call) => {
    await expect((async () => call({ [wrong]: 1 }))()).rejects.toThrow(
      new RegExp(`^${name}.*no such option \\(got ${wrong}, .*Did you mean ${meant}\\?`),
    );
  });

  it('an option of all worlds, where only those of one are taken', async () => {
    const options = { world: 'cue-maze', model: cueMazeModel(), worldOptions: { count: 2 } };
    await expect(createPomdpLoop(options)).rejects.toThrow(/^createWorld cue-maze: no such option \(got count,/);
  });

  it.each([
    ['createWorld cart-pole', 'count', () => createWorld('cart-pole', loose(null))],
    ['createWorld cart-pole', 'count', () => createWorld('cart-pole', loose(5))],
    ['train', 'world', () => train(loose('cart-pole'))],
    ['createLoop', 'world', () => loose(createLoop)()],
    ['createPomdpLoop', 'world', () => loose(createPomdpLoop)()],
    ['transferEntropy', 'estimator', () => transferEntropy(x, y, loose(null))],
  ])('%s says how to write options', async (name, first, call) => {
    await expect(call()).rejects.toThrow(
      new RegExp(`^${name}: options are not an object \\(got .*Write them as { ${first}: … }\\.$`),
    );
  });

  it('load of a device', async () => {
    const device = await createDevice('reference');
    const copy = program('copy', (b) => b.map('one', b.output('out', 'f32', [1]), () => f32(1)));
    await expect(device.load(copy, loose({ fusions: 'none' }))).rejects.toThrow('Did you mean fusion?');
    await device.close();
  });
});

describe('a misspelt option of an op', () => {
  type Op = (b: ProgramBuilder, options: object) => void;
  const of = (b: ProgramBuilder) => b.input('a', 'f32', [4]);
  const to = (b: ProgramBuilder) => b.output('out', 'f32', [4]);
  const cases: [string, string, Op][] = [
    ['buffer', 'buffered', (b, o) => b.state('s', 'f32', [4], loose(o))],
    ['wher', 'where', (b, o) => b.map('op', to(b), () => f32(1), loose(o))],
    ['wher', 'where', (b, o) => b.reduce('op', to(b), () => f32(1), loose(o))],
    [
      'precison',
      'precision',
      (b, o) =>
        b.matmul(
          'op',
          b.output('m', 'f32', [2, 2]),
          2,
          () => f32(1),
          () => f32(1),
          loose(o),
        ),
    ],
    ['largets', 'largest', (b, o) => b.topk('op', loose({ outer: [], over: 4, k: 1, value: () => f32(1), ...o }))],
    ['exclusiv', 'exclusive', (b, o) => b.scan('op', to(b), 'sum', () => f32(1), loose(o))],
    ['bord', 'border', (b, o) => b.convolve('op', to(b), of(b), loose([[1]]), loose(o))],
    [
      'axis',
      'axes',
      (b, o) => b.fft('op', loose({ real: to(b), imaginary: b.output('i', 'f32', [4]) }), of(b), loose(o)),
    ],
    ['attribute', 'attributes', (b, o) => b.opaque('op', 'body', loose({ reads: [], writes: [], ...o }))],
    ['untill', 'until', (b, o) => b.repeat('op', 2, () => undefined, loose(o))],
  ];
  it.each(cases)('%s is %s', (wrong, meant, build) => {
    expect(() => program('p', (b) => build(b, { [wrong]: true }))).toThrow(`Did you mean ${meant}?`);
  });
});
