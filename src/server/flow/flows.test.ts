/** Windows of cycles, their flow, and who gets it. */
import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.js';
import { normalFrom } from '../../../test/support/ksg-problems.js';
import { Hub } from '../hub.js';
import type { CycleMessage, FlowMessage, RobotInfo } from '../telemetry.js';
import { estimateFlow, leastFlowSamples } from './flow-estimate.js';
import { FlowWindow, flowChoices } from './flow-window.js';
import { type FlowJob, Flows } from './flows.js';

const channel = (name: string) => ({ name, unit: '', minimum: -1, maximum: 1, safety: 'none' });
const info = {
  robot: 'car',
  sensors: ['left', 'right', 'battery'].map(channel),
  motors: ['left', 'steer'].map(channel),
} as unknown as RobotInfo;

/** The motor `steer` follows the sensor `right` after two cycles; the battery stands still. */
function* cycles(count: number, seed: number): Generator<CycleMessage> {
  const normal = normalFrom(seed);
  const right = [normal(), normal()];
  for (let cycle = 0; cycle < count; cycle += 1) {
    right.push(normal());
    yield {
      type: 'cycle',
      robot: 'car',
      sensors: [normal(), right[cycle + 2], 0.7],
      motors: [normal(), 0.8 * right[cycle] + 0.5 * normal()],
      report: { error: normal(), energy: normal() },
    } as unknown as CycleMessage;
  }
}

it('names motors apart from sensors, and takes what is asked for', () => {
  expect(flowChoices(info).map(({ name }) => name)).toEqual([
    ...['left', 'right', 'battery', 'motor left', 'steer', 'prediction error', 'energy'],
    ...['content', 'memory', 'rules', 'echo'],
  ]);
  const names = ['left', 'right', 'battery', 'motor left', 'steer', 'prediction error', 'energy'];
  expect(new FlowWindow(info, 10).names).toEqual([...names, 'content', 'memory']);
  expect(new FlowWindow(info, 10, [], { groups: false }).names).toEqual(names);
  expect(new FlowWindow(info, 10, ['energy', 'steer', 'nonsense']).names).toEqual(['steer', 'energy']);
  const many = { sensors: Array.from({ length: 50 }, (_, i) => channel(`s${i}`)), motors: info.motors };
  expect(new FlowWindow(many, 10).names.length).toBeLessThanOrEqual(12);
});

it('keeps the last cycles in order, and forgets them after a gap', () => {
  const window = new FlowWindow(info, 5, ['left', 'energy']);
  const all = [...cycles(12, 1)];
  for (const [at, one] of all.entries()) {
    window.take(one);
    const last = all.slice(Math.max(0, at - 4), at + 1);
    expect(Array.from(window.series()[0])).toEqual(last.map(({ sensors }) => sensors[0]));
    expect(window.length).toBe(last.length);
  }
  window.clear();
  expect(window.length).toBe(0);
});

it('begins anew where a cycle came without the groups of channels that it looks at', () => {
  const window = new FlowWindow(info, 50, ['left', 'content', 'echo']);
  const all = [...cycles(12, 1)];
  for (const one of all) window.take({ ...one, groups: [one.sensors[0], 0, 0, 2 * one.sensors[0]] });
  expect(window.length).toBe(12);
  const [left, content, echo] = window.series();
  expect(content).toEqual(left);
  expect(echo).toEqual(left.map((value) => 2 * value));
  window.take(all[0]);
  expect(window.length).toBe(0);
});

it('finds the sensor that drives the content of the field, and what that drives', async () => {
  const window = new FlowWindow(info, 1500);
  const normal = normalFrom(9);
  const [right, content]: [number[], number[]] = [[], []];
  for (const one of cycles(1500, 8)) {
    right.push(one.sensors[1]);
    content.push(0.8 * (right.at(-2) ?? 0) + 0.5 * normal());
    const memory = 0.7 * (content.at(-4) ?? 0) + 0.5 * normal();
    window.take({ ...one, groups: [content.at(-1) as number, memory, normal(), normal()] });
  }
  const { links } = await estimateFlow(window.names, window.series());
  const between = links.filter(({ target }) => target === 'content' || target === 'memory');
  expect(between).toEqual([
    expect.objectContaining({ source: 'right', target: 'content', delay: 1 }),
    expect.objectContaining({ source: 'content', target: 'memory', delay: 3 }),
  ]);
  expect(between[0].te).toBeCloseTo(0.5 * Math.log(1 + 0.64 / 0.25), 1);
});

it('finds what drives what, with its delay, and leaves out what stands still', async () => {
  const window = new FlowWindow(info, 1000, [], { groups: false });
  for (const one of cycles(1500, 3)) window.take(one);
  const { series, links } = await estimateFlow(window.names, window.series());
  expect(series).not.toContain('battery');
  expect(links[0]).toMatchObject({ source: 'right', target: 'steer', delay: 2 });
  expect(links[0].te).toBeCloseTo(0.5 * Math.log(1 + 0.64 / 0.25), 1);
  const short = window.series().map((column) => column.slice(0, leastFlowSamples - 1));
  expect((await estimateFlow(window.names, short)).links).toEqual([]);
});

it('a sensor that is a function of another is no failure', async () => {
  const normal = normalFrom(4);
  const x = Float64Array.from({ length: 600 }, normal);
  const same = x.map((_, t) => (t === 0 ? 0 : 2 * x[t - 1]));
  const { links } = await estimateFlow(['x', 'same'], [x, same]);
  expect(links[0]).toMatchObject({ source: 'x', target: 'same', delay: 1 });
});

/** A thread that keeps what it is asked, and answers nothing by itself. */
class StandInThread extends EventEmitter {
  readonly jobs: FlowJob[] = [];
  postMessage(job: FlowJob): void {
    this.jobs.push(job);
  }
  unref(): void {}
  async terminate(): Promise<number> {
    return 0;
  }
}

describe('flows', () => {
  let flows: Flows | undefined;
  afterEach(() => flows?.close());

  it('ask for groups of channels from the first watcher to the last, and only where one is looked at', () => {
    const hub = new Hub();
    hub.publish({ type: 'robot', ...info });
    const asked: [string, boolean][] = [];
    const thread = (): Worker => new StandInThread() as unknown as Worker;
    flows = new Flows({ hub, thread, measureGroups: (robot, on) => asked.push([robot, on]) });
    flows.watch('a', { robot: 'car', on: true });
    flows.watch('b', { robot: 'car', on: true });
    flows.leave('a');
    expect(asked).toEqual([['car', true]]);
    flows.leave('b');
    expect(asked).toEqual([
      ['car', true],
      ['car', false],
    ]);
    flows.watch('a', { robot: 'car', on: true, series: ['left', 'steer'] });
    expect(asked.length).toBe(2);
  });

  it('are estimated while somebody watches, for those robots only, and end with the last watcher', async () => {
    const hub = new Hub();
    hub.publish({ type: 'robot', ...info });
    const failures: string[] = [];
    flows = new Flows({ hub, onFailure: (_, reason) => failures.push(reason) });
    const got = hub.subscribe({ types: ['flow'] });
    expect(flows.watch('a', { robot: 'nobody', on: true })).toMatchObject({ ok: false, code: 'no-such-robot' });
    expect(hub.wants('cycle')).toBe(false);
    // Few series: the thread has the lowest priority, and all others may be busy.
    const series = ['left', 'right', 'steer'];
    expect(flows.watch('a', { robot: 'car', on: true, window: 400, series })).toEqual({ ok: true });
    expect(flows.watch('b', { robot: 'car', on: true })).toEqual({ ok: true });
    for (const one of cycles(500, 5)) hub.publish(one);
    const found = await eventually(() => {
      const message = got.take() as FlowMessage | undefined;
      if (message === undefined || message.links.length === 0) throw new Error(`nothing yet ${failures.join()}`);
      return message;
    });
    expect(found).toMatchObject({ type: 'flow', robot: 'car', samples: 400, permutations: 100 });
    expect(found.links[0]).toMatchObject({ source: 'right', target: 'steer', delay: 2 });
    flows.leave('a');
    expect(flows.watched).toBe(1);
    flows.watch('b', { robot: 'car', on: false });
    expect(flows.watched).toBe(0);
    expect(hub.wants('cycle')).toBe(false);
  });

  it('say how far a window is, and are bounded', async () => {
    const hub = new Hub();
    for (let i = 0; i < 6; i += 1) hub.publish({ type: 'robot', ...info, robot: `car-${i}` });
    flows = new Flows({ hub });
    const got = hub.subscribe({ types: ['flow'] });
    const taken = Array.from({ length: 6 }, (_, i) => flows?.watch('a', { robot: `car-${i}`, on: true }));
    expect(taken.map((one) => one?.ok)).toEqual([true, true, true, true, false, false]);
    expect(taken[5]).toMatchObject({ code: 'overload' });
    const message = await eventually(() => {
      const one = got.take();
      if (one === undefined) throw new Error('nothing yet');
      return one;
    });
    expect(message).toMatchObject({ type: 'flow', samples: 0, needed: leastFlowSamples, links: [] });
  });

  it('go on with another thread when one fails, and hear no more of one that was ended', async () => {
    const hub = new Hub();
    hub.publish({ type: 'robot', ...info });
    const threads: StandInThread[] = [];
    const failures: string[] = [];
    flows = new Flows({
      hub,
      onFailure: (_, reason) => failures.push(reason),
      thread: () => {
        threads.push(new StandInThread());
        return threads[threads.length - 1] as unknown as Worker;
      },
      pauseMs: 5,
    });
    flows.watch('a', { robot: 'car', on: true, window: 400 });
    for (const one of cycles(400, 6)) hub.publish(one);
    await eventually(() => expect(threads[0].jobs.length).toBe(1));
    threads[0].emit('error', new Error('out of memory'));
    threads[0].emit('exit', 1);
    await eventually(() => expect(threads[1]?.jobs.length).toBe(1));
    expect(failures).toEqual(['Error: out of memory']);
    // The first one's end was told twice, and again after its successor was asked: the question stands.
    threads[0].emit('error', new Error('late'));
    const got = hub.subscribe({ types: ['flow'] });
    threads[1].emit('message', { number: threads[1].jobs[0].number, estimate: { series: ['left'], links: [] } });
    await eventually(() => expect(got.take()).toMatchObject({ robot: 'car', samples: 400, series: ['left'] }));
    threads[1].emit('exit', 0);
    await eventually(() => expect(threads.length).toBe(3));
    expect(failures).toEqual(['Error: out of memory', 'the thread ended (status 0)']);
    flows.watch('a', { robot: 'car', on: false });
    threads[2].emit('exit', 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(threads.length).toBe(3);
  });
});
