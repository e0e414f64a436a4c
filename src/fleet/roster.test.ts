import { describe, expect, it } from 'vitest';
import { Roster, silentMs } from './roster.js';

const beat = (worker: string, robots = 0, draining = false) => ({ worker, life: '1', robots, capacity: 4, draining });

/** Looks every 50 ms, as gateways do. */
function pass(roster: Roster, fromMs: number, untilMs: number): void {
  for (let nowMs = fromMs; nowMs <= untilMs; nowMs += 50) roster.look(nowMs);
}

describe('Roster', () => {
  it('takes a worker for silent after three beats, not before', () => {
    const roster = new Roster(0);
    roster.hear(beat('a'), 100);
    pass(roster, 100, 100 + silentMs);
    expect(roster.isAlive('a', 100 + silentMs)).toBe(true);
    expect(roster.isAlive('a', 101 + silentMs)).toBe(false);
    expect(roster.isAlive('b', 100)).toBe(false);
  });

  it('takes a worker that does not hear itself for lost, until it does', () => {
    const roster = new Roster(0);
    for (const [unheard, isAlive] of [
      [0, true],
      [2, true],
      [3, false],
      [1, true],
    ] as const) {
      roster.hear({ ...beat('a'), unheard }, 100);
      expect(roster.isAlive('a', 100)).toBe(isAlive);
      expect(roster.choose(100)).toBe(isAlive ? 'a' : undefined);
    }
  });

  it('does not count its own stalls, and still finds the silent one when it stalls again and again', () => {
    const roster = new Roster(0);
    roster.hear(beat('a'), 0);
    roster.look(5000);
    expect(roster.isAlive('a', 5000)).toBe(true);
    let nowMs = 5000;
    for (let stall = 0; stall < 4; stall += 1) {
      nowMs += 600;
      roster.look(nowMs);
    }
    expect(roster.isAlive('a', nowMs)).toBe(false);
  });

  it('excuses silence while its link was away', () => {
    const roster = new Roster(0);
    roster.hear(beat('a'), 0);
    pass(roster, 0, 3000);
    expect(roster.isAlive('a', 3000)).toBe(false);
    roster.excuse(3000);
    expect(roster.isAlive('a', 3000)).toBe(true);
    expect(roster.isNew(3000)).toBe(true);
    pass(roster, 3000, 3000 + silentMs + 50);
    expect(roster.isAlive('a', 3000 + silentMs + 50)).toBe(false);
  });

  it('places by load, counts what it has sent, and leaves out full and draining workers', () => {
    const roster = new Roster(0);
    for (const one of [beat('a', 2), beat('b', 1), beat('c', 4), beat('d', 0, true)]) roster.hear(one, 0);
    expect([1, 2, 3, 4, 5].map(() => roster.choose(0))).toEqual(['b', 'a', 'b', 'a', 'b']);
    expect(roster.choose(0)).toBeUndefined();
    roster.hear(beat('c', 3), 10);
    expect(roster.choose(10, new Set(['c']))).toBeUndefined();
    expect(roster.choose(10)).toBe('c');
  });
});
