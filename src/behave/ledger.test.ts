import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Behaviour } from './behaviour.js';
import { Ledger, type Sameness } from './ledger.js';
import type { BehaviourReport } from './run.js';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'fieldbrain-ledger-')), 'out');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const run: Sameness = {
  fieldbrain: '1',
  device: 'cpu',
  edge: 8,
  mode: 'deployment',
  quick: false,
  served: false,
};
const tell = vi.fn();
const walk: Behaviour = { name: 'walk', title: 'Walks', procedure: 'On foot.', run: () => Promise.reject() };
const row = (name: string, procedure: string): BehaviourReport => ({
  name,
  procedure,
  title: name,
  passed: true,
  edge: 8,
  seeds: 1,
  cycles: 1,
  seconds: 1,
  parts: [],
  scores: [],
  checks: [{ text: 'it does', holds: true }],
  notes: [],
  plots: [],
});

it('rows and parts of a run that was interrupted are there when it is continued', async () => {
  const first = Ledger.begin(folder, run, tell);
  expect(await first.keep(walk, 'left leg', async () => [1, 2])).toEqual([1, 2]);
  first.add(row('swim', 'In water.'));
  const second = Ledger.resume(folder, run, tell);
  expect(await second.keep(walk, 'left leg', () => Promise.reject(new Error('made twice')))).toEqual([1, 2]);
  expect(await second.keep(walk, 'right leg', async () => [3])).toEqual([3]);
  expect(second.rowOf({ ...walk, name: 'swim', procedure: 'In water.' })).toEqual(row('swim', 'In water.'));
  expect(second.rowOf(walk)).toBeUndefined();
});

it('what was found by another procedure is found anew', async () => {
  const first = Ledger.begin(folder, run, tell);
  await first.keep(walk, 'left leg', async () => 1);
  first.add(row('swim', 'In water.'));
  const second = Ledger.resume(folder, run, tell);
  expect(await second.keep({ ...walk, procedure: 'On one foot.' }, 'left leg', async () => 2)).toBe(2);
  expect(second.rowOf({ ...walk, name: 'swim', procedure: 'In milk.' })).toBeUndefined();
});

it('parts are forgotten with their row, and only they', async () => {
  const ledger = Ledger.begin(folder, run, tell);
  await ledger.keep(walk, 'leg', async () => 1);
  await ledger.keep({ ...walk, name: 'walk back' }, 'leg', async () => 5);
  ledger.add(row('walk', 'On foot.'));
  const later = Ledger.resume(folder, run, tell);
  expect(await later.keep(walk, 'leg', async () => 2)).toBe(2);
  expect(await later.keep({ ...walk, name: 'walk back' }, 'leg', async () => 6)).toBe(5);
});

it.each(Object.keys(run) as (keyof Sameness)[])('a run with another %s is not continued', (name) => {
  Ledger.begin(folder, run, tell).add(row('swim', 'In water.'));
  expect(() => Ledger.resume(folder, { ...run, [name]: 'other' }, tell)).toThrow(`another ${name} (got ${run[name]}`);
});

it('begun anew nothing is taken over, and in the end nothing is left', async () => {
  Ledger.begin(folder, run, tell).add(row('walk', 'On foot.'));
  const ledger = Ledger.begin(folder, run, tell);
  expect(ledger.rowOf(walk)).toBeUndefined();
  ledger.add(row('swim', 'In water.'));
  expect(Ledger.resume(folder, run, tell).rowOf(walk)).toBeUndefined();
  ledger.close([walk, { name: 'swim' }]);
  expect(existsSync(path.join(folder, 'begun.json'))).toBe(false);
  expect(Ledger.resume(folder, run, tell).rowOf(walk)).toBeUndefined();
});

it('a report of some rows leaves the others to be continued', async () => {
  const ledger = Ledger.begin(folder, run, tell);
  ledger.add(row('swim', 'In water.'));
  await ledger.keep(walk, 'left leg', async () => 1);
  ledger.close([{ name: 'swim' }]);
  const later = Ledger.resume(folder, run, tell);
  expect(await later.keep(walk, 'left leg', async () => 2)).toBe(1);
  later.add(row('walk', 'On foot.'));
  later.close([walk]);
  expect(Ledger.resume(folder, run, tell).rowOf(walk)).toBeDefined();
  later.close([walk, { name: 'swim' }]);
  expect(existsSync(path.join(folder, 'begun.json'))).toBe(false);
});

it('a row takes as long as its parts took, also those that were made before', async () => {
  const slowly = async (): Promise<number> => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return 1;
  };
  expect(await Ledger.begin(folder, run, tell).keep(walk, 'leg', slowly)).toBe(1);
  const later = Ledger.resume(folder, run, tell);
  await later.keep(walk, 'leg', slowly);
  const { seconds } = later.add(row('walk', 'On foot.'));
  expect(seconds).toBeGreaterThan(1.02);
  expect(later.rowOf(walk)?.seconds).toBe(seconds);
});

it('what cannot be kept is told, and the run goes on', async () => {
  const ledger = Ledger.begin(folder, run, tell);
  // Where the file should be renamed to, a folder stands.
  rmSync(path.join(folder, 'begun.json'));
  mkdirSync(path.join(folder, 'begun.json', 'in the way'), { recursive: true });
  expect(await ledger.keep(walk, 'leg', async () => 1)).toBe(1);
  expect(tell).toHaveBeenCalledOnce();
  expect(ledger.add(row('walk', 'On foot.')).name).toBe('walk');
});

it.each(['{', '[]', 'null', '{"run":{}}'])('a file that is none is refused: %s', (text) => {
  Ledger.begin(folder, run, tell).add(row('walk', 'On foot.'));
  writeFileSync(path.join(folder, 'begun.json'), text);
  expect(() => Ledger.resume(folder, run, tell)).toThrow('no run that was begun');
});
