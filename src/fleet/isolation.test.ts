import { expect, it } from 'vitest';
import { Isolation } from './isolation.js';
import { beatMs, Roster } from './roster.js';
import { loadPatienceMs, ownerPatienceMs, Route, readPatienceMs } from './route.js';

it('leaves a server where most robots wait in vain, and not again at once', () => {
  const isolation = new Isolation();
  expect([isolation.look(0, 0, 0), isolation.look(1, 2, 0), isolation.look(1, 3, 0)]).toEqual([false, false, false]);
  expect(isolation.look(2, 3, 1)).toBe(true);
  expect(isolation.look(3, 3, 2)).toBe(false);
  expect(isolation.look(3, 3, 60_000)).toBe(true);
});

it('counts a robot as waiting in vain once a read or an ask was not answered, until one is', () => {
  const roster = new Roster(0);
  const beats = (nowMs: number): void => {
    for (const worker of ['one', 'two'])
      roster.hear({ worker, life: '1', robots: 0, capacity: 4, draining: false }, nowMs);
  };
  const route = new Route(roster);
  const numberOf = (actions: ReturnType<Route['read']>): number => (actions[0] as { readonly ask: number }).ask;
  let nowMs = 0;
  const wait = (ms: number): ReturnType<Route['tick']> => {
    for (const endMs = nowMs + ms; nowMs < endMs; ) {
      nowMs += beatMs;
      beats(nowMs);
      const actions = route.tick(nowMs);
      if (actions.length > 0) return actions;
    }
    return [];
  };
  beats(nowMs);
  route.read(nowMs);
  expect(route.isUnanswered).toBe(false);
  const again = wait(2 * readPatienceMs);
  expect([again[0]?.kind, route.isUnanswered]).toEqual(['read', true]);
  const epoch = { incarnation: 1, revision: 3 };
  const asked = route.entry(numberOf(again), { owner: { worker: 'one', epoch }, revision: 3 }, nowMs);
  expect(route.isUnanswered).toBe(false);
  // It beats, and says nothing: what it hears does not reach us, or we do not reach it.
  expect(asked[0]?.kind).toBe('ask');
  const third = wait(2 * ownerPatienceMs);
  expect([third[0]?.kind, route.isUnanswered]).toEqual(['read', true]);
  const other = route.entry(numberOf(third), { owner: { worker: 'one', epoch }, revision: 3 }, nowMs);
  wait(loadPatienceMs / 2);
  route.refused(numberOf(other), 'full', nowMs);
  expect(route.isUnanswered).toBe(false);
});
