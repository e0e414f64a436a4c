/**
 * What fusion makes of a Program means what the Program means: every plan, written back as a Program with its units in
 * either order, gives the same bits on the f32 reference. No emitter is involved.
 */
import { describe, expect, it } from 'vitest';
import { createReference } from '../src/device/reference/reference.js';
import type { Target } from '../src/fuse/index.js';
import { planProgram } from '../src/fuse/index.js';
import type { Bindings } from '../src/kernel/dimension.js';
import type { HostArray } from '../src/kernel/dtype.js';
import type { Program } from '../src/kernel/program.js';
import { builtinPrograms } from '../src/programs/index.js';
import { planAsProgram } from './support/plan-program.js';

type Data = Record<string, HostArray>;
interface Run {
  readonly symbols: Bindings;
  readonly inputs: Data;
  readonly constants: Data;
  readonly states: Data;
}

const targets: readonly Target[] = ['cpu', 'webgpu'];

async function runReference(
  program: Program,
  { symbols, inputs, constants, states }: Run,
  kept: readonly string[],
  steps = 2,
): Promise<Data> {
  const device = createReference({ arithmetic: 'f32' });
  const session = await device.load(program, { symbols, constants, allowNonFinite: true });
  for (const [name, data] of Object.entries(states)) await session.write(name, data);
  for (let step = 0; step < steps; step += 1) await session.step(inputs);
  const result: Data = {};
  for (const name of kept) result[name] = await session.read(name);
  await device.close();
  return result;
}

describe('fusion keeps the meaning', () => {
  for (const builtin of builtinPrograms) {
    it(builtin.name, async () => {
      const program = builtin.build();
      const run: Run = {
        symbols: builtin.symbols,
        inputs: builtin.inputs(1),
        constants: builtin.constants(1),
        states: builtin.states(1),
      };
      const kept = program.tensors
        .filter((tensor) => tensor.role === 'output' || tensor.role === 'state')
        .map((tensor) => tensor.name);
      const expected = await runReference(program, run, kept);
      for (const target of targets) {
        const planned = planProgram(program, { fusion: 'full', target });
        for (const order of ['forwards', 'backwards'] as const) {
          const actual = await runReference(planAsProgram(planned, builtin.symbols, order), run, kept);
          for (const name of kept) expect(actual[name], `${name} for ${target}, ${order}`).toEqual(expected[name]);
        }
      }
    });
  }
});
