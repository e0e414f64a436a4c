/**
 * Random programs from the whole language, each with data to run it: valid by construction, tame in value, and shaped so
 * that fusion has something to do. The same seed gives the same trial everywhere. `trialFromTape` draws from a list of
 * numbers instead, which a property-testing library can shrink.
 */
import type { HostArray, Program, Tensor } from '../kernel/index.js';
import { computeKinds } from '../kernel/op.js';
import { type Range, randomArrays } from '../programs/seeded.js';
import type { Trial } from '../programs/trial.js';
import { Choices } from './choices.js';
import { addControl } from './control.js';
import { convolution, convolveMethods } from './convolutions.js';
import { addMotif, allowedKinds, pair } from './motifs.js';
import { addMap } from './ops.js';
import type { RandomOptions } from './sketch.js';
import { Sketch } from './sketch.js';

/** The program and data behind a seed; seeds visit the ordered pairs of op kinds in turn, every tenth a way to convolve. */
export function randomTrial(seed: number, options: RandomOptions = {}): Trial {
  return draw(Choices.fromSeed(seed), options, seed);
}

/** The program alone. */
export function randomProgram(seed: number, options: RandomOptions = {}): Program {
  return randomTrial(seed, options).program;
}

/**
 * The trial behind a tape of whole numbers 0 … 2³² − 1.
 * @example
 * fc.array(fc.nat(2 ** 32 - 1), { maxLength: 400 }).map((tape) => trialFromTape(tape))
 */
export function trialFromTape(tape: readonly number[], options: RandomOptions = {}): Trial {
  return draw(Choices.fromTape(tape), options, undefined);
}

function draw(choices: Choices, options: RandomOptions, seed: number | undefined): Trial {
  const sketch = new Sketch(choices, options);
  for (let left = choices.between(1, 3); left > 0; left -= 1) sketch.input();
  const wanted = choices.between(1, options.ops ?? 4);
  for (let motifs = 0; motifs < wanted; motifs += 1) {
    if (choices.chance(22)) addControl(sketch);
    else addMotif(sketch);
  }
  if (seed !== undefined && seed % 10 === 0) convolution(sketch, convolveMethods[(seed / 10) % 3]);
  if (seed !== undefined && choices.chance(35)) {
    const [producer, consumer] = pairOf(seed);
    const kinds = allowedKinds(sketch);
    if (kinds.includes(producer) && kinds.includes(consumer)) pair(sketch, producer, consumer);
  }
  const last = sketch.source();
  const target = sketch.builder.output('result', 'f32', last.handle.shape);
  addResult(sketch, target, last);
  const { program, symbols } = sketch.finish();
  return completeTrial(program, symbols, seed ?? 1, choices.between(1, 3));
}

function addResult(sketch: Sketch, target: ReturnType<Sketch['target']>, last: ReturnType<typeof addMap>): void {
  const { shape } = target;
  const item = addMap(sketch, { shape, source: last, aligned: true, dtype: 'f32' });
  sketch.builder.map('report', target, (indices) => item.handle.at(...indices));
}

/** Seeds go through all ordered pairs of kinds. */
function pairOf(seed: number): [(typeof computeKinds)[number], (typeof computeKinds)[number]] {
  const count = computeKinds.length;
  const place = seed % (count * count);
  return [computeKinds[Math.floor(place / count)], computeKinds[place % count]];
}

/** Data for any program from a seed, so that a changed program can be tried again in the same way. */
export function completeTrial(
  program: Program,
  symbols: Readonly<Record<string, number>>,
  seed: number,
  steps: number,
): Trial {
  const ranges: Record<string, Range> = {};
  for (const tensor of program.tensors) ranges[tensor.name] = rangeOf(tensor);
  const arrays = (role: Tensor['role'], salt: number): Record<string, HostArray> =>
    randomArrays(program, role, symbols, ranges, seed * 31 + salt);
  return {
    program,
    symbols,
    constants: arrays('constant', 0),
    parameters: {},
    states: arrays('state', 1),
    inputs: Array.from({ length: steps }, (_, step) => arrays('input', 2 + step)),
  };
}

function rangeOf(tensor: Tensor): Range {
  if (tensor.name.startsWith('flag')) return [0, 1];
  if (tensor.dtype === 'i32') return [-3, 40];
  return tensor.dtype === 'u32' ? [0, 40] : [-1.5, 1.5];
}
