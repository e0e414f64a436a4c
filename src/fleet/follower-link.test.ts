import { expect, it } from 'vitest';
import type { FleetBus } from './bus.js';
import { FollowerLink } from './follower-link.js';
import { type Held, newHeld } from './held.js';
import { namesOfFleet } from './names.js';
import { Roster } from './roster.js';

const epoch = { incarnation: 1, revision: 2 };

/** Six brains of one worker and the workers that it hears, in logical time. */
function rig() {
  const bus = {
    names: namesOfFleet('default'),
    inbox: () => ({ subject: 'inbox', end: () => undefined }),
    publish: () => undefined,
  } as unknown as FleetBus;
  const link = new FollowerLink(bus, () => undefined);
  const held = Array.from({ length: 6 }, (_, i) => newHeld(`car-${i}`));
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
  return { held, live };
}

const standbys = (held: readonly Held[]): string => held.map(({ standby }) => standby).join(' ');
const countOf = (held: readonly Held[], worker: string): number =>
  held.filter(({ standby }) => standby === worker).length;

it('gives the brains of a worker standbys that have as many of them each', () => {
  const { held, live } = rig();
  live(500, [{ worker: 'w1' }, { worker: 'w2' }, { worker: 'w3' }]);
  expect(['w1', 'w2', 'w3'].map((worker) => countOf(held, worker))).toEqual([2, 2, 2]);
});

it('lets a worker that comes later have its share, one brain after the other, and then nothing changes', () => {
  const { held, live } = rig();
  live(500, [{ worker: 'w1' }]);
  expect(countOf(held, 'w1')).toBe(6);
  live(500, [{ worker: 'w1' }, { worker: 'w2' }]);
  expect(countOf(held, 'w2')).toBe(1);
  live(5000, [{ worker: 'w1' }, { worker: 'w2' }]);
  expect(countOf(held, 'w2')).toBe(3);
  const before = standbys(held);
  live(5000, [{ worker: 'w1' }, { worker: 'w2' }]);
  expect(standbys(held)).toBe(before);
});

it('leaves a standby that drains or is silent', () => {
  const { held, live } = rig();
  live(5000, [{ worker: 'w1' }, { worker: 'w2' }]);
  live(500, [{ worker: 'w1', draining: true }, { worker: 'w2' }]);
  expect(countOf(held, 'w2')).toBe(6);
  live(5000, [{ worker: 'w1' }]);
  expect(countOf(held, 'w1')).toBe(6);
});
