/** What is WebGPU's own about a session: refusals, debug builds, lost devices, long runs, large dispatches. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMissing } from '../../../test/support/requirement.js';
import { add, cast, cycle, f32, fold, i32, mul, type Program, program, rem, sub, sum } from '../../kernel/index.js';
import type { Device } from '../device.js';
import { createReference } from '../reference/reference.js';
import { findWebGpu, openWebGpu } from './adapter.js';
import { createWebgpu } from './webgpu.js';

const probe = await findWebGpu();
if (probe.available) probe.device.destroy();

const counter = (): Program =>
  program('counter', (b) => {
    const x = b.input('x', 'i32', [3]);
    const twice = b.scratch('twice', 'i32', [3]);
    const total = b.state('total', 'i32', [3]);
    const out = b.output('out', 'i32', [3]);
    b.map('double', twice, ([i]) => add(x.at(i), x.at(i)));
    b.map('count', total, ([i]) => add(total.at(i), twice.at(i)));
    b.every('odd', 2, () => b.map('skip', total, ([i]) => add(total.at(i), 100)), 1);
    b.map('report', out, ([i]) => add(total.at(i), cast(cycle, 'i32')));
  });

/** A program that the builder would refuse: its load promises to stay inside and does not. */
function straying(): Program {
  const built = program('straying', (b) => {
    const x = b.input('x', 'f32', [4]);
    const out = b.output('out', 'f32', [4]);
    b.map('shift', out, ([i]) => x.clamp(add(i, 1)));
  });
  return JSON.parse(JSON.stringify(built).replaceAll('"clamp"', '"inside"'), share()) as Program;
}

/** Axes are compared by identity, which JSON does not keep. */
function share(): (key: string, value: unknown) => unknown {
  const axes = new Map<string, unknown>();
  return (_, value) => {
    if (typeof value !== 'object' || value === null || !('extent' in value)) return value;
    const key = JSON.stringify(value);
    if (!axes.has(key)) axes.set(key, value);
    return axes.get(key);
  };
}

describe.skipIf(isMissing('A WebGPU adapter for Node', probe.available))('WebGPU sessions', () => {
  let device: Device;

  beforeAll(async () => {
    device = await createWebgpu();
  });

  afterAll(() => device.close());

  it('encodes the next step ahead, and forgets it when another is asked for', async () => {
    const reference = await createReference().load(counter());
    const session = await device.load(counter());
    const x = Int32Array.from([1, 2, 3]);
    for (const next of [undefined, 1, undefined, 7, 7, 2, undefined]) {
      if (next !== undefined) for (const one of [reference, session]) one.cycle = next;
      const expected = await reference.step({ x });
      expect((await session.step({ x })).out).toEqual(expected.out);
    }
    expect((await session.stepMany(2, { x: Int32Array.from([1, 2, 3, 4, 5, 6]) })).out).toEqual(
      (await reference.stepMany(2, { x: Int32Array.from([1, 2, 3, 4, 5, 6]) })).out,
    );
    await session.close();
  });

  it('takes few rows, short rows and long rows in forms that agree with the reference', async () => {
    const built = program('forms', (b) => {
      const n = b.symbol('n', 1, 100_000);
      const x = b.input('x', 'f32', [40, 300]);
      const y = b.input('y', 'f32', [n]);
      const lengths = b.output('lengths', 'f32', [12]);
      const highest = b.output('highest', 'f32', [12]);
      const near = b.output('near', 'i32', [5]);
      const best = b.output('best', 'i32', [6]);
      const moved = b.output('moved', 'f32', [1024]);
      // Few rows with folds, candidates with a long sum, many candidates, and many plain rows in one unit.
      b.reduce('measure', lengths, ([i]) => sum([300], ([k]) => mul(x.at(i, k), x.at(i, k))));
      b.reduce('peak', highest, ([i]) => fold('max', [300], ([k]) => x.at(i, k)));
      b.topk('nearest', {
        k: 5,
        outer: [],
        over: 40,
        value: (_, i) => sum([300], ([k]) => mul(x.at(i, k), x.at(0, k))),
        indices: near,
      });
      b.topk('most', { k: 6, outer: [], over: n, value: (_, i) => y.at(i), indices: best });
      b.map('move', moved, ([i]) => mul(x.at(rem(i, 40), rem(i, 300)), 2));
    });
    const inputs = {
      x: Float32Array.from({ length: 40 * 300 }, (_, i) => Math.sin(i * 1.7) * ((i % 7) + 1)),
      y: Float32Array.from({ length: 777 }, (_, i) => (i % 50 === 3 ? Number.NaN : Math.round(Math.sin(i) * 20))),
    };
    const options = { symbols: { n: 777 }, allowNonFinite: true };
    const reference = await createReference().load(built, options);
    const expected = await reference.step(inputs);
    for (const fusion of ['full', 'none'] as const) {
      const session = await device.load(built, { ...options, fusion });
      const given = await session.step(inputs);
      for (const name of ['near', 'best', 'highest', 'moved']) expect(given[name]).toEqual(expected[name]);
      Array.from(given.lengths).forEach((length, i) => {
        expect(Math.abs(length / expected.lengths[i] - 1)).toBeLessThan(1e-6);
      });
      await session.close();
    }
  });

  it('says which adapter it runs on and what it lacks', () => {
    const { description } = device;
    expect(description).toMatchObject({ kind: 'webgpu', capabilities: { sync: false, exact: false } });
    expect(description.capabilities.dtypes).not.toContain('f64');
    expect(description.name).not.toBe('');
  });

  it('checks the inputs of a step that waits for a read when it takes them', async () => {
    const built = program('kept', (b) => {
      const x = b.input('x', 'f32', [4]);
      const kept = b.state('kept', 'f32', [4]);
      b.map('keep', kept, ([i]) => add(kept.at(i), x.at(i)));
    });
    const session = await device.load(built);
    const x = Float32Array.of(1, 1, 1, 1);
    const before = session.read('kept');
    const step = session.step({ x });
    x[0] = Number.NaN;
    await expect(step).rejects.toMatchObject({ code: 'input-invalid' });
    await before;
    expect(await session.read('kept')).toEqual(new Float32Array(4));
    await session.close();
  });

  it('refuses stepSync and says what to use', async () => {
    const session = await device.load(counter());
    expect(() => session.stepSync({ x: new Int32Array(3) })).toThrow(
      expect.objectContaining({ code: 'program-unsupported', message: expect.stringContaining('Use step') }),
    );
    await session.close();
  });

  it('reads scratch only where it keeps it', async () => {
    const fused = await device.load(counter());
    await expect(fused.read('twice')).rejects.toMatchObject({ code: 'input-invalid' });
    const plain = await device.load(counter(), { fusion: 'none' });
    await plain.step({ x: Int32Array.of(1, 2, 3) });
    expect([...(await plain.read('twice'))]).toEqual([2, 4, 6]);
    await Promise.all([fused.close(), plain.close()]);
  });

  it('runs every on the right cycles in one long run, and the rings are made once', async () => {
    const session = await device.load(counter());
    const x = Int32Array.from({ length: 3 * 50 }, () => 1);
    const { out } = await session.stepMany(50, { x });
    // After step t: 2 (t + 1) from counting, 100 for each odd cycle so far, t from the cycle itself.
    const expected = Array.from({ length: 50 }, (_, t) => 2 * (t + 1) + 100 * ((t + 1) >> 1) + t);
    expect([...out].filter((_, i) => i % 3 === 0)).toEqual(expected);
    const { allocations } = session.counters();
    await session.stepMany(50, { x });
    await session.stepMany(3);
    expect(session.counters().allocations).toBe(allocations);
    expect(session.cycle).toBe(103);
    await session.close();
  });

  it('keeps the order of calls that nobody awaits', async () => {
    const session = await device.load(counter());
    const [, stepped, , written] = await Promise.all([
      session.step({ x: new Int32Array(3).fill(1) }),
      session.read('total'),
      session.write('total', Int32Array.of(5, 6, 7)),
      session.read('total'),
    ]);
    expect([...stepped]).toEqual([2, 2, 2]);
    expect([...written]).toEqual([5, 6, 7]);
    await session.close();
  });

  it('finds an index that leaves its tensor in a debug build, with op, tensor and index', async () => {
    const session = await device.load(straying(), { debug: true });
    await expect(session.step({ x: new Float32Array(4) })).rejects.toMatchObject({
      code: 'program-invalid',
      details: { tensor: 'x', axis: 0, index: 4 },
    });
    await session.close();
  });

  it('poisons scratch in a debug build: what no stage writes shows it', async () => {
    const x = Int32Array.of(1, 2, 3);
    const plain = await device.load(counter(), { debug: true, fusion: 'none' });
    await plain.step({ x });
    expect([...(await plain.read('twice'))]).toEqual([2, 4, 6]);
    // Fused, the value passes in a register and the tensor is left alone.
    const fused = await device.load(counter(), { debug: true });
    await fused.step({ x });
    expect([...(await fused.read('twice'))]).toEqual([0x7fff_fff7, 0x7fff_fff7, 0x7fff_fff7]);
    expect([...(await fused.read('total'))]).toEqual([2, 4, 6]);
    await Promise.all([plain.close(), fused.close()]);
  });

  it('folds more workgroups than one dimension holds', async () => {
    const wide = program('wide', (b) => {
      const rows = b.symbol('rows', 1, 100_000);
      const x = b.input('x', 'f32', [65]);
      const out = b.output('out', 'f32', [rows]);
      b.reduce('total', out, ([i]) =>
        add(
          sum([65], ([k]) => x.at(k)),
          cast(i, 'f32'),
        ),
      );
    });
    const session = await device.load(wide, { symbols: { rows: 66_000 } });
    const { out } = await session.step({ x: new Float32Array(65).fill(1) });
    expect([out[0], out[65_535], out[65_999]]).toEqual([65, 65_600, 66_064]);
    await session.close();
  });

  it('says how much memory a program would take before it takes any', async () => {
    const large = program('large', (b) => {
      const field = b.state('field', 'f32', [2 ** 15, 2 ** 15]);
      b.map('grow', field, (at) => sub(field.at(...at), f32(1)));
    });
    await expect(device.load(large)).rejects.toMatchObject({
      code: 'out-of-memory',
      details: { program: 'large', bytes: expect.any(Number), most: expect.any(Number) },
    });
  });

  it('tells a lost device from a closed session', async () => {
    const found = await openWebGpu();
    const doomed = await createWebgpu({ found });
    const session = await doomed.load(counter());
    found.device.destroy();
    await expect(session.step({ x: new Int32Array(3) })).rejects.toMatchObject({ code: 'device-lost' });
    await expect(doomed.load(counter())).rejects.toMatchObject({ code: 'device-lost' });
    await session.close();
    await expect(session.step()).rejects.toMatchObject({ code: 'session-closed' });
    await doomed.close();
  });

  it('profiles stages with the bytes that they move', async () => {
    const session = await device.load(counter(), { fusion: 'none' });
    const times = await session.profile(4);
    const skip = times.find(({ stage }) => stage === 'skip');
    expect(skip).toMatchObject({ calls: 2, bytes: 24 });
    await session.close();
  });

  it('refuses an opaque op without a WGSL body by name', async () => {
    const { defineOpaque } = await import('../../kernel/index.js');
    defineOpaque({ body: 'hostOnly', reference: (_call, [from], [to]) => to.set(from) });
    const mute = program('mute', (b) => {
      const x = b.input('x', 'i32', [3]);
      const out = b.output('out', 'i32', [3]);
      const copy = b.scratch('copy', 'i32', [3]);
      b.opaque('copying', 'hostOnly', { reads: [x], writes: [copy] });
      b.map('report', out, ([i]) => add(copy.at(i), i32(1)));
    });
    await expect(device.load(mute)).rejects.toMatchObject({
      code: 'program-unsupported',
      message: expect.stringContaining('copying'),
    });
  });
});
