/** Which worker does what: what one worker writes while the others do nothing. */
import { describe, expect, test } from 'vitest';
import { fillControlBlock, planArena } from '../../fuse/arena.js';
import { planProgram } from '../../fuse/plan.js';
import { add, type Program, program, sum } from '../../kernel/index.js';
import { emitWasm, withWorkerMemory } from '../wasm.js';

/** The elements of each output that worker 0 of two writes, which were 0 before and are not after. */
function writtenByFirst(source: Program, inputs: readonly string[]): Record<string, number[]> {
  const { program: planned, plan } = planProgram(source, { fusion: 'none', target: 'cpu' });
  // All parts side by side, as a stage of independent ops has them.
  const parts = plan.stages.flatMap((stage) => stage.parts);
  const beside = { ...plan, stages: [{ name: 'all', parts }], steps: [{ kind: 'stage' as const, stage: 0 }] };
  const stages = emitWasm(planned, beside, { shared: false });
  const whole = withWorkerMemory(planned, (2 * stages.workerBytes) / 4);
  const arena = planArena(whole, beside, {}, { keepScratch: true });
  const memory = new WebAssembly.Memory({ initial: 16, maximum: 16 });
  fillControlBlock(whole, arena, {}, {}, new DataView(memory.buffer));
  const view = (name: string): Float32Array => {
    const shape = whole.tensors.find((tensor) => tensor.name === name)?.shape as readonly number[];
    const length = shape.reduce((product, extent) => product * extent, 1);
    return new Float32Array(memory.buffer, 4 * (arena.offsets.get(name)?.[0] ?? 0), length);
  };
  for (const name of inputs) view(name).fill(1);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(stages.bytes), { env: { memory } });
  (exports.run as (stage: number, worker: number, workers: number) => void)(0, 0, 2);
  const outputs = planned.tensors.filter((tensor) => tensor.role === 'output').map((tensor) => tensor.name);
  return Object.fromEntries(
    outputs.map((name) => [name, Array.from(view(name)).flatMap((value, at) => (value === 0 ? [] : [at]))]),
  );
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

describe('worker 0 of two', () => {
  test('takes the first half of every wide part, wherever it stands: what it wrote is near when it reads it', () => {
    const source = program('wide', (b) => {
      const x = b.input('x', 'f32', [512]);
      for (const name of ['a', 'b', 'c']) b.map(name, b.output(name, 'f32', [512]), ([i]) => add(x.at(i), 1));
    });
    expect(writtenByFirst(source, ['x'])).toEqual({ a: upTo(256), b: upTo(256), c: upTo(256) });
  });

  test('takes every other of the parts that have one unit', () => {
    const source = program('single', (b) => {
      const x = b.input('x', 'f32', [64]);
      for (const name of ['a', 'b', 'c']) b.reduce(name, b.output(name, 'f32', [1]), () => sum([64], ([k]) => x.at(k)));
    });
    expect(writtenByFirst(source, ['x'])).toEqual({ a: [0], b: [], c: [0] });
  });

  test('takes half of a few reductions that run side by side in lanes', () => {
    const source = program('few', (b) => {
      const x = b.input('x', 'f32', [200, 8]);
      b.reduce('a', b.output('a', 'f32', [8]), ([i]) => sum([200], ([k]) => x.at(k, i)));
    });
    expect(writtenByFirst(source, ['x'])).toEqual({ a: upTo(4) });
  });
});
