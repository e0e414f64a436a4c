import { expect, it } from 'vitest';
import { type Fault, impostor } from '../../test/support/devices.js';
import type { ComputeOp, Op, Program } from '../kernel/index.js';
import { add, FieldbrainError, maximum, mul, program, sum, tanh } from '../kernel/index.js';
import { isControl } from '../kernel/op.js';
import { builtin } from '../programs/builtin.js';
import { type BuiltinProgram, fieldPassReductions, findProgram } from '../programs/index.js';
import { trialOf } from '../programs/trial.js';
import { type Bisection, bisect } from './bisect.js';
import type { Device } from './device.js';
import { createReference } from './reference/reference.js';

/** A device that computes one op wrongly. */
function faulty(fault: Fault, exact = true): Device {
  return impostor('cpu', { fault, exact });
}

function builtinNamed(name: string): BuiltinProgram {
  const found = findProgram(name);
  if (found === undefined) throw new Error(`no program ${name}`);
  return found;
}

async function bisected(name: string, fault: Fault, exact?: boolean): Promise<Bisection> {
  return bisect(faulty(fault, exact), trialOf(builtinNamed(name), { steps: 2 }));
}

/** The field pass with its reductions, small enough for an interpreter. */
const passTrial = trialOf(
  builtin({
    name: 'pass',
    title: '',
    build: () => fieldPassReductions(3, 4),
    symbols: { batch: 2 },
    ranges: { field: [-1, 1] },
  }),
);

function bisectedPass(fault: Fault, exact?: boolean): Promise<Bisection> {
  return bisect(faulty(fault, exact), passTrial);
}

it('finds nothing where nothing differs', async () => {
  const { difference, ops, steps } = await bisect(createReference(), passTrial);
  expect(difference).toBeNull();
  expect([ops, steps]).toEqual([5, 3]);
});

it('names the op in which a fault was planted, with tensor, element, got and expected', async () => {
  const { difference } = await bisectedPass({ op: 'measureMean' });
  expect(difference).toMatchObject({ fusion: 'none', step: 0, op: 'measureMean', kind: 'reduce', tensor: 'mean' });
  expect(difference?.index).toEqual([0]);
  expect((difference?.got ?? 0) - (difference?.expected ?? 0)).toBeCloseTo(0.25, 5);
});

it('names the first of several tensors that are wrong because of one op', async () => {
  const { difference } = await bisectedPass({ op: 'evolve' });
  expect(difference).toMatchObject({ op: 'evolve', kind: 'map', tensor: 'field', index: [0, 0, 0, 0, 0] });
});

it('finds faults in every op of every kind that a built-in program has', async () => {
  for (const name of ['bankTopk', 'kthDistanceCounts', 'vectorChain', 'beliefUpdate', 'histogramScan']) {
    const ops = opsOf(builtinNamed(name).build().ops).filter(({ kind }) => kind !== 'opaque');
    for (const { name: op } of ops) {
      const { difference } = await bisected(name, { op });
      expect(`${name} ${difference?.op}`).toBe(`${name} ${op}`);
    }
  }
});

function opsOf(ops: readonly Op[]): ComputeOp[] {
  return ops.flatMap((op) => (isControl(op) ? opsOf(op.body) : [op]));
}

it('finds a fault that shows in fused sessions only, and says what fusion did with the op', async () => {
  const { difference } = await bisectedPass({ op: 'measurePeak', fusion: 'full' });
  expect(difference).toMatchObject({ fusion: 'full', op: 'measurePeak', tensor: 'peak' });
  expect(difference?.stage).toContain('measurePeak');
});

it('finds a fault that debug sessions do not show', async () => {
  const { difference } = await bisectedPass({ op: 'measurePeak', releaseOnly: true });
  expect(difference).toMatchObject({ fusion: 'none', op: 'measurePeak', tensor: 'peak' });
  expect(difference?.note).toBeUndefined();
});

it('holds a device that is not exact to tolerances: a small error passes, a large one is found', async () => {
  expect((await bisectedPass({ op: 'measurePeak', by: 1e-9 }, false)).difference).toBeNull();
  const { difference } = await bisectedPass({ op: 'measurePeak', by: 0.01 }, false);
  expect(difference).toMatchObject({ op: 'measurePeak', tensor: 'peak' });
  expect(difference?.tolerance).toBeGreaterThan(0);
});

/** A fault in `slow` shows in step 2 for the first time: it only runs in every third cycle. */
function lateProgram(): Program {
  return program('late', (b) => {
    const field = b.state('field', 'f32', [8], { buffered: true, initial: 0.5 });
    const total = b.scratch('total', 'f32', []);
    const slow = b.state('slow', 'f32', []);
    const peak = b.output('peak', 'f32', []);
    b.map('spread', field.next, ([i]) => tanh(add(field.at(i), mul(slow.at(), 0.5))));
    b.reduce('sum', total, () => sum([8], ([i]) => field.next.at(i)));
    b.every('sometimes', 3, () => b.map('slow', slow, () => mul(total.at(), 0.25)), 2);
    b.reduce('peak', peak, () => maximum([8], ([i]) => field.next.at(i)));
  });
}

it.each([
  ['an op that runs in some cycles only', { op: 'slow' }, { step: 2, op: 'slow', tensor: 'slow', index: [] }],
  ['values that come up late', { op: 'spread', above: 0.6 }, { step: 3, op: 'spread', tensor: 'field', index: [0] }],
])(
  'starts from the cycle and the state of the step in which the first difference shows: %s',
  async (_, fault, found) => {
    const inputs = Array.from({ length: 6 }, () => ({}));
    const trial = { program: lateProgram(), symbols: {}, constants: {}, parameters: {}, states: {}, inputs };
    const { difference } = await bisect(faulty(fault), trial);
    expect(difference).toMatchObject(found);
    expect(difference?.note).toBeUndefined();
  },
);

const lost = new FieldbrainError('device-lost', 'device: lost (got nothing, expected a result).');
const unsupported = new FieldbrainError('program-unsupported', 'f64 is not supported.');

it('takes a failure of the device as an answer, and leaves refusals to the caller', async () => {
  const device = createReference();
  const failing: Device = {
    ...device,
    load: async (whole, options = {}) => {
      const session = await device.load(whole, options);
      const bad = opsOf(whole.ops).some(({ name }) => name === 'measureMean');
      if (bad) session.step = () => Promise.reject(lost);
      return session;
    },
  };
  const { difference } = await bisect(failing, passTrial);
  expect(difference).toMatchObject({ op: 'measureMean', failure: 'device: lost (got nothing, expected a result).' });
  const narrow: Device = { ...device, load: () => Promise.reject(unsupported) };
  await expect(bisect(narrow, passTrial)).rejects.toMatchObject({
    code: 'program-unsupported',
  });
});
