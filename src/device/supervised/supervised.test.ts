/** Children that die, hang, or lose their device: what goes on, from where, and what is told. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../test/support/brain-server.js';
import { bundleChild, type ChildProgram } from '../../../test/support/supervised-child.js';
import { add, defineOpaque, program } from '../../kernel/index.js';
import type { Loss, Rung, SupervisedDevice, SupervisedOptions } from './supervised.js';
import { createSupervised } from './supervised.js';

/** Adds its input to a state that begins at 10, and shows it. */
const counting = program('counting', (b) => {
  const x = b.input('x', 'f32', [1]);
  const total = b.state('total', 'f32', [1], { initial: 10 });
  const seen = b.output('seen', 'f32', [1]);
  b.map('count', total, ([i]) => add(total.at(i), x.at(i)));
  b.map('show', seen, ([i]) => total.at(i));
});

const one = { x: Float32Array.of(1) };
const cpu: Rung = { device: 'cpu', options: { threads: 1 } };
const reference: Rung = { device: 'reference' };

/** A device that is lost at the step that is told it, and one that cannot be opened. */
const faulty = `
import { FieldbrainError } from '../../kernel/index.js';
import { createDevice } from '../registry.js';
import { serveDevice } from './child-main.js';
serveDevice(async (kind, options) => {
  if (options?.threads === 64) throw new FieldbrainError('device-unavailable', 'cpu: too many threads for this test.');
  const device = await createDevice(kind, options);
  if (kind !== 'cpu') return device;
  return {
    description: device.description,
    close: () => device.close(),
    async load(program, load) {
      load.onProgress?.({ phase: 'compile', done: 1, total: 2 });
      const session = await device.load(program, load);
      const step = session.step.bind(session);
      session.step = async (inputs) => {
        if (inputs?.x[0] === 13) throw new FieldbrainError('device-lost', 'cpu: the kernel is gone.');
        if (inputs?.x[0] === 14) for (;;) {}
        if (inputs?.x[0] === 15) throw new Error('a defect');
        return step(inputs);
      };
      return session;
    },
  };
});`;

let child: ChildProgram;
let faultyChild: ChildProgram;
beforeAll(async () => {
  child = await bundleChild();
  faultyChild = await bundleChild(faulty);
});
afterAll(async () => {
  await child.remove();
  await faultyChild.remove();
});

const open: SupervisedDevice[] = [];
afterEach(async () => {
  for (const device of open.splice(0)) await device.close();
});

async function create(options: Partial<SupervisedOptions> = {}): Promise<{ device: SupervisedDevice; told: Loss[] }> {
  const told: Loss[] = [];
  const device = await createSupervised({
    rungs: [cpu, reference],
    entry: child.entry,
    deadlineMs: 60_000,
    snapshotMs: 600_000,
    onLoss: (loss) => told.push(loss),
    ...options,
  });
  open.push(device);
  return { device, told };
}

function signal(device: SupervisedDevice, name: 'SIGKILL' | 'SIGSTOP'): void {
  process.kill(device.pid as number, name);
}

/** Whether a process still runs; one that is only waiting to be collected does not. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function untilGone(pid: number): Promise<void> {
  await until(`the end of process ${pid}`, () => !isAlive(pid));
}

describe('a child that is killed', () => {
  it('is followed by one on the next rung, from the snapshot, and the cycles lost are counted', async () => {
    const { device, told } = await create();
    const session = await device.load(counting);
    for (const _ of [1, 2, 3]) await session.step(one);
    expect(await session.snapshot()).toBe(3);
    for (const _ of [4, 5]) await session.step(one);
    expect(session.cycle).toBe(5);
    const before = device.pid as number;
    signal(device, 'SIGKILL');
    await untilGone(before);
    expect(Array.from((await session.step(one)).seen)).toEqual([14]);
    expect(session.cycle).toBe(4);
    expect(told).toMatchObject([{ from: 'cpu', to: 'reference', cyclesLost: 2, passedOver: [] }]);
    expect(told[0].reason).toMatch(/was ended by SIGKILL/);
    expect(device.losses).toEqual(told);
    expect(device.describe()).toMatch(/^reference in child \d+, 1 lost, 2 cycles lost \(cpu: child \d+ was ended by/);
    expect(device.description).toMatchObject({ kind: 'reference', capabilities: { sync: false } });
    expect(device.description.notes.join()).toContain('2 cycles lost');
    expect(session.counters().steps).toBeGreaterThanOrEqual(6);
  });

  it('without a snapshot begins again with what was written', async () => {
    const { device, told } = await create();
    const session = await device.load(counting);
    await session.write('total', Float32Array.of(100));
    session.cycle = 40;
    await session.step(one);
    signal(device, 'SIGKILL');
    expect(Array.from((await session.step()).seen)).toEqual([101]);
    expect(session.cycle).toBe(41);
    expect(told[0].cyclesLost).toBe(1);
  });

  it('in the middle of a step: the step is done again and answered', async () => {
    const { device } = await create();
    const session = await device.load(counting);
    await session.step(one);
    await session.step(one);
    const step = session.step(one);
    await new Promise(setImmediate);
    signal(device, 'SIGKILL');
    const { seen } = await step;
    expect(seen[0]).toBeGreaterThan(10);
    expect(seen[0]).toBeLessThanOrEqual(13);
    expect(session.cycle).toBe(seen[0] - 10);
  });

  it('takes parameters, constants and several sessions along', async () => {
    const scaled = program('scaled', (b) => {
      const bias = b.constant('bias', 'f32', [1]);
      const gain = b.parameter('gain', 'f32', 1);
      b.map('out', b.output('y', 'f32', [1]), ([i]) => add(bias.at(i), gain));
    });
    const { device } = await create();
    const first = await device.load(scaled, { constants: { bias: Float32Array.of(1) } });
    const second = await device.load(counting);
    await first.write('bias', Float32Array.of(20));
    first.setParameter('gain', 3);
    await second.step({ x: Float32Array.of(7) });
    await second.snapshot();
    signal(device, 'SIGKILL');
    expect(Array.from((await first.step()).y)).toEqual([23]);
    expect(Array.from((await second.step()).seen)).toEqual([24]);
    expect(device.losses).toHaveLength(1);
  });

  it('again and again: the last rung is used until there were too many', async () => {
    const { device } = await create({ rungs: [reference], mostLosses: 2 });
    const session = await device.load(counting);
    for (const _ of [1, 2]) {
      signal(device, 'SIGKILL');
      expect(Array.from((await session.step(one)).seen)).toEqual([11]);
    }
    signal(device, 'SIGKILL');
    await expect(session.step(one)).rejects.toMatchObject({ code: 'device-lost' });
    await expect(session.read('total')).rejects.toMatchObject({ code: 'device-lost' });
    expect(device.losses).toHaveLength(2);
  });
});

describe('a child that hangs', () => {
  it('is ended, at the deadline or for its silence, and followed by another', async () => {
    const { device, told } = await create({ deadlineMs: 8000 });
    const session = await device.load(counting);
    await session.step(one);
    await session.snapshot();
    const before = device.pid as number;
    signal(device, 'SIGSTOP');
    expect(Array.from((await session.step(one)).seen)).toEqual([12]);
    await untilGone(before);
    expect(told).toMatchObject([{ cyclesLost: 0, to: 'reference' }]);
    expect(told[0].reason).toMatch(/did not answer step within 8000 ms|gave no sign of life for 5000 ms during step/);
  });

  it('in an endless step ends with a refusal when every child hangs', async () => {
    const { device } = await create({ entry: faultyChild.entry, rungs: [cpu], deadlineMs: 5000 });
    const session = await device.load(counting);
    await session.step(one);
    await expect(session.step({ x: Float32Array.of(14) })).rejects.toMatchObject({ code: 'device-lost' });
  });
});

describe('a child that reports', () => {
  it('how far a program is: the caller is told, also when another child loads it again', async () => {
    const { device } = await create({ entry: faultyChild.entry, rungs: [cpu] });
    const heard: unknown[] = [];
    const session = await device.load(counting, { onProgress: (progress) => void heard.push(progress) });
    expect(heard).toEqual([{ phase: 'compile', done: 1, total: 2 }]);
    await device.load(counting);
    expect(heard).toHaveLength(1);
    process.kill(device.pid as number, 'SIGKILL');
    await session.step(one);
    expect(heard).toHaveLength(2);
  });

  it('that its device is lost: the next rung does the step', async () => {
    const { device, told } = await create({ entry: faultyChild.entry });
    const session = await device.load(counting);
    await session.step(one);
    expect(Array.from((await session.step({ x: Float32Array.of(13) })).seen)).toEqual([23]);
    expect(told).toMatchObject([{ cyclesLost: 1, to: 'reference' }]);
    expect(told[0].reason).toMatch(/lost its device: cpu: the kernel is gone/);
  });

  it('an error of the caller or a defect: it is passed on, and nothing is lost', async () => {
    const { device } = await create({ entry: faultyChild.entry });
    const session = await device.load(counting);
    await expect(session.step({ x: Float32Array.of(15) })).rejects.toThrowError(/supervised child: .*a defect/);
    await expect(session.step({ x: new Float32Array(2) })).rejects.toMatchObject({ code: 'input-invalid' });
    expect(() => session.stepSync()).toThrowError(/Use step/);
    expect(device.losses).toEqual([]);
  });
});

describe('rungs', () => {
  it('that cannot be opened are passed over, with their reason', async () => {
    const broken: Rung = { device: 'cpu', options: { threads: 64 } };
    const { device, told } = await create({ entry: faultyChild.entry, rungs: [broken, cpu, broken, reference] });
    expect(device.describe()).toMatch(/^cpu in child/);
    const session = await device.load(counting);
    signal(device, 'SIGKILL');
    await session.step(one);
    expect(told).toMatchObject([{ to: 'reference', passedOver: [expect.stringContaining('too many threads')] }]);
    await expect(create({ entry: faultyChild.entry, rungs: [broken] })).rejects.toMatchObject({
      code: 'device-unavailable',
    });
    await expect(create({ rungs: [] })).rejects.toMatchObject({ code: 'usage' });
  });
});

describe('processes', () => {
  it('end with close, and a session that is closed says so', async () => {
    const { device } = await create();
    const session = await device.load(counting);
    const pid = device.pid as number;
    await device.close();
    await untilGone(pid);
    await expect(session.step(one)).rejects.toMatchObject({ code: 'session-closed' });
  });

  it('end also when a stopped child is closed', async () => {
    const { device } = await create({ graceMs: 200 });
    const pid = device.pid as number;
    signal(device, 'SIGSTOP');
    await device.close();
    await untilGone(pid);
  });

  const host = (ending: string): string => `
import { createSupervised } from './supervised.ts';
import { add, program } from '../../kernel/index.js';
const counting = program('counting', (b) => {
  const x = b.input('x', 'f32', [1]);
  const total = b.state('total', 'f32', [1]);
  b.map('count', total, ([i]) => add(total.at(i), x.at(i)));
});
const rungs = [{ device: 'cpu', options: { threads: 1 } }];
const device = await createSupervised({ rungs, entry: process.argv[2], deadlineMs: 60000 });
const session = await device.load(counting);
await session.step({ x: Float32Array.of(1) });
console.log(device.pid);
${ending}`;

  it.each([
    ['by itself, with a device that nobody closed', ''],
    [
      'by kill -9, with a child that is stuck',
      `void session.step({ x: Float32Array.of(14) }); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300);`,
    ],
    ['by an error', `throw new Error('ended on purpose');`],
  ])('leave no child behind when the host ends %s', async (_name, ending) => {
    const bundled = await bundleChild(host(ending));
    try {
      const run = promisify(execFile)(process.execPath, [bundled.entry, faultyChild.entry], { timeout: 170_000 });
      const { stdout } = await run.catch((error: { stdout: string }) => error);
      const pid = Number(stdout.trim());
      expect(pid).toBeGreaterThan(0);
      await untilGone(pid);
    } finally {
      await bundled.remove();
    }
  });
});

it('loads modules that define bodies of opaque ops, and says so where one is missing', async () => {
  defineOpaque({ body: 'twice', reference: (_call, [from], [to]) => to.set(Array.from(from, (x) => 2 * x)) });
  const doubled = program('doubled', (b) => {
    const x = b.input('x', 'f32', [1]);
    b.opaque('double', 'twice', { reads: [x], writes: [b.output('y', 'f32', [1])] });
  });
  const { device: plain } = await create({ rungs: [reference] });
  const refusal = plain.load(doubled);
  await expect(refusal).rejects.toMatchObject({ code: 'program-unsupported' });
  await expect(refusal).rejects.toThrowError(/option modules/);
  const body = `(_call, [from], [to]) => to.set(Array.from(from, (x) => 2 * x))`;
  const module = await bundleChild(`globalThis.defineOpaque({ body: 'twice', reference: ${body} });`);
  const entry = await bundleChild(`import { defineOpaque } from '../../kernel/index.js';
globalThis.defineOpaque = defineOpaque; import './child.ts';`);
  try {
    const modules = [pathToFileURL(module.entry).href];
    const { device } = await create({ rungs: [reference], modules, entry: entry.entry });
    const session = await device.load(doubled);
    expect(Array.from((await session.step({ x: Float32Array.of(4) })).y)).toEqual([8]);
  } finally {
    await module.remove();
    await entry.remove();
  }
});

it('takes snapshots by itself while a session moves', async () => {
  const { device } = await create({ snapshotMs: 20 });
  const session = await device.load(counting);
  await session.step(one);
  // Timers fire in their order, and the read stands behind the snapshot that the first of them asks for.
  await new Promise((resolve) => setTimeout(resolve, 60));
  await session.read('total');
  signal(device, 'SIGKILL');
  await session.step(one);
  expect(device.losses).toMatchObject([{ cyclesLost: 0 }]);
});
