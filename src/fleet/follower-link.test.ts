import { expect, it } from 'vitest';
import { lineName } from './brain-copy.js';
import type { FleetBus } from './bus.js';
import { FollowerLink } from './follower-link.js';
import { type Held, newHeld } from './held.js';
import { namesOfFleet } from './names.js';
import { Roster } from './roster.js';

const epoch = { incarnation: 1, revision: 2 };

/** Six brains of one worker and the workers that it hears, in logical time. */
function rig() {
  let hear: (message: { string(): string }) => void = () => undefined;
  const bus = {
    names: namesOfFleet('default'),
    inbox: (heard: typeof hear) => {
      hear = heard;
      return { subject: 'inbox', end: () => undefined };
    },
    publish: () => undefined,
  } as unknown as FleetBus;
  const link = new FollowerLink(bus, (robot) => held.find((one) => one.robot === robot));
  const held: Held[] = Array.from({ length: 6 }, (_, i) => newHeld(`car-${i}`));
  for (const { holding, journal } of held) {
    holding.ask({ id: '1', revision: 0, seen: { incarnation: 0, revision: 0 } });
    holding.claimed(epoch);
    holding.loaded(epoch);
    journal.begin({ hash: 'h', bytes: 1, cycle: 0 }, [], 0);
  }
  const others = new Roster(0);
  let nowMs = 0;
  const live = (ms: number, workers: readonly { readonly worker: string; readonly draining?: boolean }[]): void => {
    for (const endMs = nowMs + ms; nowMs < endMs; nowMs += 250) {
      for (const one of workers) others.hear({ life: '1', robots: 0, capacity: 8, draining: false, ...one }, nowMs);
      others.look(nowMs);
      link.look(held, others, nowMs);
    }
  };
  /** What a worker says that it has of a brain. */
  const copied = (worker: string, { robot, journal }: Held, end: number): void =>
    hear({ string: () => JSON.stringify({ robot, worker, line: lineName({ epoch, line: journal.line }), end }) });
  return { held, live, copied };
}

const standbys = (held: readonly Held[]): string => held.map(({ standby }) => standby).join(' ');
const countOf = (held: readonly Held[], worker: string): number =>
  held.filter(({ standby }) => standby === worker).length;

it('gives the brains of a worker standbys that have as many of them each', () => {
  const { held, live } = rig();
  live(500, [{ worker: 'w1' }, { worker: 'w2' }, { worker: 'w3' }]);
  expect(['w1', 'w2', 'w3'].map((worker) => countOf(held, worker))).toEqual([2, 2, 2]);
});

it('lets a worker that comes later have its share, one brain after the other, each once it has a copy', () => {
  const { held, live, copied } = rig();
  const two = [{ worker: 'w1' }, { worker: 'w2' }];
  live(500, [{ worker: 'w1' }]);
  expect(countOf(held, 'w1')).toBe(6);
  for (const one of held) copied('w1', one, 40);
  live(5000, two);
  // It is told of three, and has none of them yet.
  expect(held.filter(({ followers }) => followers.has('w2')).length).toBe(3);
  expect(countOf(held, 'w1')).toBe(6);
  for (const one of held) copied('w2', one, 39);
  expect(countOf(held, 'w1')).toBe(6);
  for (const one of held) copied('w2', one, 40);
  expect(countOf(held, 'w2')).toBe(3);
  expect(held.map(({ followers }) => followers.size)).toEqual([1, 1, 1, 1, 1, 1]);
  const before = standbys(held);
  live(5000, two);
  expect(standbys(held)).toBe(before);
});

it('stays with its standby where the next one is lost, and takes another where the standby is lost', () => {
  const { held, live, copied } = rig();
  live(500, [{ worker: 'w1' }]);
  live(2000, [{ worker: 'w1' }, { worker: 'w2' }]);
  live(2000, [{ worker: 'w1' }]);
  for (const one of held) copied('w2', one, 40);
  expect(countOf(held, 'w1')).toBe(6);
  expect(held.every(({ followers }) => !followers.has('w2'))).toBe(true);
  live(2000, [{ worker: 'w1' }, { worker: 'w2' }]);
  live(2000, [{ worker: 'w2' }]);
  expect(countOf(held, 'w2')).toBe(6);
});

it('leaves a standby that drains', () => {
  const { held, live } = rig();
  live(500, [{ worker: 'w1' }, { worker: 'w2' }]);
  live(500, [{ worker: 'w1', draining: true }, { worker: 'w2' }]);
  expect(countOf(held, 'w2')).toBe(6);
});
