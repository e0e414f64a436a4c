import { expect, it } from 'vitest';
import { beatMs, Roster, silentMs } from './roster.js';
import { loadPatienceMs, longestLoadMs, Route, stuckMs } from './route.js';

it('asks the standby of a silent owner, also where its name came before the grant', () => {
  const roster = new Roster(0);
  const beat = (worker: string, nowMs: number): void =>
    roster.hear({ worker, life: worker, robots: worker === 'spare' ? 1 : 0, capacity: 4, draining: false }, nowMs);
  let nowMs = 0;
  for (; nowMs <= 2 * silentMs; nowMs += beatMs) for (const worker of ['owner', 'idle', 'spare']) beat(worker, nowMs);
  const route = new Route(roster);
  const epoch = { incarnation: 1, revision: 5 };
  const asked = (actions: ReturnType<Route['read']>): string | undefined =>
    actions.flatMap((one) => (one.kind === 'ask' ? [one.worker] : []))[0];
  const numberOf = (actions: ReturnType<Route['read']>): number => (actions[0] as { readonly ask: number }).ask;
  const entry = { owner: { worker: 'owner', epoch }, revision: 5 };
  const first = route.entry(numberOf(route.read(nowMs)), entry, nowMs);
  expect(asked(first)).toBe('owner');
  // Both stand in one packet: the worker's word on its standby is read before the promise of its answer.
  route.standBy(epoch, 'spare');
  route.granted(numberOf(first), epoch, 'owner', nowMs);
  expect(route.owner?.worker).toBe('owner');
  for (const endMs = nowMs + silentMs + beatMs; nowMs < endMs; nowMs += beatMs)
    for (const worker of ['idle', 'spare']) beat(worker, nowMs);
  const second = route.entry(numberOf(route.tick(nowMs)), entry, nowMs);
  expect(asked(second)).toBe('spare');
  // What an earlier owner has said counts no more.
  route.granted(numberOf(second), { incarnation: 1, revision: 6 }, 'spare', nowMs);
  route.standBy(epoch, 'idle');
  for (const endMs = nowMs + silentMs + beatMs; nowMs < endMs; nowMs += beatMs)
    for (const worker of ['idle', 'owner']) beat(worker, nowMs);
  const third = { owner: { worker: 'spare', epoch: { incarnation: 1, revision: 6 } }, revision: 6 };
  expect(asked(route.entry(numberOf(route.tick(nowMs)), third, nowMs))).toBe('idle');
});

it('waits for a worker that says that it is loading while it gets on, not for ever, and only for the one it has asked', () => {
  const waits = (saying: string, progressAt: (nowMs: number) => number): number => {
    const roster = new Roster(0);
    const route = new Route(roster);
    let nowMs = 0;
    const beat = (): void => {
      for (const worker of ['idle', 'other'])
        roster.hear({ worker, life: worker, robots: worker === 'idle' ? 0 : 1, capacity: 4, draining: false }, nowMs);
    };
    beat();
    const [read] = route.read(nowMs);
    const none = { owner: undefined, revision: 0 };
    expect(route.entry((read as { readonly ask: number }).ask, none, nowMs)).toMatchObject([{ worker: 'idle' }]);
    while (route.phase === 'asking') {
      nowMs += beatMs;
      beat();
      route.loading(saying, progressAt(nowMs), nowMs);
      route.tick(nowMs);
    }
    return nowMs;
  };
  const within = (ms: number, boundMs: number): void => {
    expect(ms).toBeGreaterThan(boundMs);
    expect(ms).toBeLessThanOrEqual(boundMs + 2 * beatMs);
  };
  within(
    waits('other', (nowMs) => nowMs),
    loadPatienceMs,
  );
  within(
    waits('idle', () => 1),
    stuckMs,
  );
  within(
    waits('idle', (nowMs) => Math.min(nowMs, 8000)),
    8000 + stuckMs,
  );
  within(
    waits('idle', (nowMs) => nowMs),
    longestLoadMs,
  );
});
