/** Windows of cycles, their flow, and who gets it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { normalFrom } from '../../../test/support/ksg-problems.js';
import { Hub } from '../hub.js';
import type { CycleMessage, FlowMessage, RobotInfo } from '../telemetry.js';
import { estimateFlow, leastFlowSamples } from './flow-estimate.js';
import { FlowWindow, flowChoices } from './flow-window.js';
import { Flows } from './flows.js';

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
  ]);
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

it('finds what drives what, with its delay, and leaves out what stands still', async () => {
  const window = new FlowWindow(info, 1000);
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

describe('flows', () => {
  let flows: Flows | undefined;
  afterEach(() => flows?.close());

  it('are estimated while somebody watches, for those robots only, and end with the last watcher', async () => {
    const hub = new Hub();
    hub.publish({ type: 'robot', ...info });
    const failures: string[] = [];
    flows = new Flows({ hub, onFailure: (_, reason) => failures.push(reason) });
    const got = hub.subscribe({ types: ['flow'] });
    expect(flows.watch('a', { robot: 'nobody', on: true })).toBe(false);
    expect(hub.wants('cycle')).toBe(false);
    expect(flows.watch('a', { robot: 'car', on: true, window: 800 })).toBe(true);
    expect(flows.watch('b', { robot: 'car', on: true })).toBe(true);
    for (const one of cycles(900, 5)) hub.publish(one);
    const found = await vi.waitFor(
      () => {
        const message = got.take() as FlowMessage | undefined;
        if (message === undefined || message.links.length === 0) throw new Error(`nothing yet ${failures.join()}`);
        return message;
      },
      { timeout: 60_000, interval: 50 },
    );
    expect(found).toMatchObject({ type: 'flow', robot: 'car', samples: 800, permutations: 100 });
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
    expect(taken).toEqual([true, true, true, true, false, false]);
    const message = await vi.waitFor(
      () => {
        const one = got.take();
        if (one === undefined) throw new Error('nothing yet');
        return one;
      },
      { timeout: 30_000, interval: 50 },
    );
    expect(message).toMatchObject({ type: 'flow', samples: 0, needed: leastFlowSamples, links: [] });
  });
});
