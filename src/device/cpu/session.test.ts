/** What the contract does not ask of every device: memory limits, debug builds, bodies of the host, small programs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MapOp, Program } from '../../kernel/index.js';
import { add, defineOpaque, i32, indexOf, mul, program, store, sum } from '../../kernel/index.js';
import type { Device } from '../device.js';
import { createCpu } from './cpu.js';

let device: Device;

beforeAll(async () => {
  device = await createCpu({ threads: 2 });
});

afterAll(() => device.close());

function copy(): Program {
  return program('copy', (b) => {
    const x = b.input('x', 'f32', [10]);
    const y = b.output('y', 'f32', [10]);
    b.map('copyAll', y, ([i]) => x.at(i));
  });
}

/** The same program, reading behind the end, which no builder would let pass. */
function leaving(): Program {
  const whole = copy();
  const op = whole.ops[0] as MapOp;
  const [write] = op.writes;
  const { value } = write;
  if (value.op !== 'load') throw new Error('a copy is a load');
  const behind = add(indexOf(op.axes[0]), i32(4));
  return { ...whole, ops: [{ ...op, writes: [{ ...write, value: { ...value, args: [behind] } }] }] };
}

describe('memory', () => {
  test('more than a 32-bit memory holds is refused with both numbers', async () => {
    const large = program('large', (b) => {
      const rows = b.symbol('rows', 1, 2 ** 30);
      const field = b.state('field', 'f32', [rows, 64], { buffered: true });
      b.map('keep', field.next, ([i, c]) => field.at(i, c));
    });
    await expect(device.load(large, { symbols: { rows: 2 ** 27 } })).rejects.toMatchObject({
      code: 'out-of-memory',
      message: expect.stringMatching(/large: too large \(got 68719\d+ B, expected at most 4294967296 B\)/),
    });
  });
});

describe('debug builds', () => {
  test('a load outside its tensor is led to a harmless place, and names the op and the tensor', async () => {
    const session = await device.load(leaving(), { debug: true });
    expect(() => session.stepSync({ x: new Float32Array(10) })).toThrow(
      expect.objectContaining({
        code: 'program-invalid',
        message: 'copyAll: an access left x (got byte 32 from its start). Give the load a border rule.',
        details: { place: 'copyAll', tensor: 'x', byte: 32 },
      }),
    );
    await session.close();
  });
});

test('rows that leave the tensor write nothing, not even what is there already', async () => {
  const shifted = program('shifted', (b) => {
    const by = b.input('by', 'i32', []);
    const x = b.input('x', 'f32', [9]);
    const y = b.state('y', 'f32', [9]);
    b.map('shift', [9], ([i]) => [store(y, [add(i, by.at())], x.at(i))]);
  });
  // In a debug build every access outside a tensor is an error, also one that stores old values back.
  const session = await device.load(shifted, { debug: true });
  const x = Float32Array.from({ length: 9 }, (_, i) => i + 1);
  session.stepSync({ by: Int32Array.of(6), x });
  session.stepSync({ by: Int32Array.of(-7), x });
  expect(Array.from(await session.read('y'))).toEqual([8, 9, 0, 0, 0, 0, 1, 2, 3]);
  await session.close();
});

test('a tensor is read into the room that is given, where it fits', async () => {
  const counting = program('counting', (b) => {
    const y = b.state('y', 'f32', [4]);
    b.map('count', [4], ([i]) => [store(y, [i], add(y.at(i), 1))]);
  });
  const session = await device.load(counting);
  session.stepSync();
  const room = new Float32Array(4);
  expect(await session.read('y', room)).toBe(room);
  expect(Array.from(room)).toEqual([1, 1, 1, 1]);
  session.stepSync();
  for (const wrong of [new Float32Array(5), new Int32Array(4)]) {
    expect(Array.from(await session.read('y', wrong))).toEqual([2, 2, 2, 2]);
    expect(wrong.every((value) => value === 0)).toBe(true);
  }
  expect(Array.from(room)).toEqual([1, 1, 1, 1]);
  await session.close();
});

describe('opaque ops', () => {
  defineOpaque({ body: 'test-without-host', reference: (_, reads, writes) => writes[0].set(reads[0]) });
  defineOpaque({
    body: 'test-add-index',
    reference: (_, [x], [y]) => y.set(x.map((value, i) => value + i)),
    host: (_, [x], [y]) => {
      for (let i = 0; i < x.length; i += 1) y[i] = x[i] + i;
    },
  });

  function around(body: string, layout: readonly number[]): Program {
    return program('around', (b) => {
      const x = b.input('x', 'f32', [2, 3]);
      const inner = b.scratch('inner', 'f32', [2, 3], { layout });
      const outer = b.scratch('outer', 'f32', [2, 3], { layout });
      const y = b.output('y', 'f32', [2]);
      b.map('before', inner, ([i, k]) => mul(x.at(i, k), 2));
      b.repeat('twice', 2, () => b.opaque('between', body, { reads: [inner], writes: [outer] }));
      b.reduce('after', y, ([i]) => sum([3], ([k]) => outer.at(i, k)));
    });
  }

  test('a definition without a host body is refused by name', async () => {
    await expect(device.load(around('test-without-host', [0, 1]))).rejects.toMatchObject({
      code: 'program-unsupported',
      message: expect.stringContaining('opaque between: test-without-host'),
    });
  });

  test.each([[[0, 1]], [[1, 0]]])('the host body sees row-major values, whatever the layout %j', async (layout) => {
    for (const fusion of ['none', 'full'] as const) {
      const session = await device.load(around('test-add-index', layout), { fusion });
      const { y } = session.stepSync({ x: Float32Array.from([1, 2, 3, 4, 5, 6]) });
      expect(Array.from(y)).toEqual([12 + 3, 30 + 12]);
      expect(session.counters().launches).toBeGreaterThanOrEqual(4);
      await session.close();
    }
  });
});

test('reading scratch of a fused session is refused, of an unfused one it is not', async () => {
  const chain = program('chain', (b) => {
    const x = b.input('x', 'f32', [8]);
    const half = b.scratch('half', 'f32', [8]);
    const y = b.output('y', 'f32', [8]);
    b.map('first', half, ([i]) => mul(x.at(i), 0.5));
    b.map('second', y, ([i]) => add(half.at(i), 1));
  });
  const inputs = { x: new Float32Array(8).fill(3) };
  const fused = await device.load(chain);
  fused.stepSync(inputs);
  await expect(fused.read('half')).rejects.toMatchObject({ code: 'input-invalid' });
  const plain = await device.load(chain, { fusion: 'none' });
  plain.stepSync(inputs);
  expect(Array.from(await plain.read('half'))).toEqual(new Array(8).fill(1.5));
});

test('ranges far outside the axis are empty', async () => {
  const far = program('far', (b) => {
    const begin = b.input('begin', 'i32', [6]);
    const end = b.input('end', 'i32', [6]);
    const x = b.input('x', 'f32', [100]);
    const total = b.output('total', 'f32', [6]);
    const counted = b.output('counted', 'i32', [6]);
    b.reduce('total', total, ([i]) => sum([100], ([k]) => x.at(k), { begin: begin.at(i), end: end.at(i) }));
    b.reduce('count', counted, ([i]) => sum([100], () => i32(1), { begin: begin.at(i), end: end.at(i) }));
  });
  const session = await device.load(far);
  const [low, high] = [-(2 ** 31), 2 ** 31 - 1];
  const { total, counted } = session.stepSync({
    begin: Int32Array.of(low, 0, high, 50, high, low),
    end: Int32Array.of(high, low, high, low, low, low),
    x: new Float32Array(100).fill(1),
  });
  expect(Array.from(total)).toEqual([100, 0, 0, 0, 0, 0]);
  expect(Array.from(counted)).toEqual([100, 0, 0, 0, 0, 0]);
  await session.close();
});
