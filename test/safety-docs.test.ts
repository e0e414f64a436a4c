/** The stop times of docs/safety.md: by the code's own timers, within the design bound, and the bound is the one that trials fail at. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultLoopMs } from '../src/robot/client/runner.js';
import { checkMs, silenceMs } from '../src/robot/client/watchdog-signs.js';
import { brainstemConfig } from '../src/robot/index.js';
import { deeds, stopBoundMs } from './support/stop-trials.js';

const rows = readFileSync('docs/safety.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, name]) => (deeds as readonly string[]).includes(name));

const { deadmanMs } = brainstemConfig({ sensors: [], actuators: [] });
const noticedMs: Readonly<Record<(typeof deeds)[number], number>> = {
  'kill brainstem': 0,
  'freeze brainstem': silenceMs + checkMs,
  'kill server': defaultLoopMs,
  'break link': defaultLoopMs,
  // The loop wakes a millisecond after the deadman is due.
  'freeze server': deadmanMs + 1,
  'silence link': deadmanMs + 1,
};

it('has a row for each deed', () => {
  expect(rows.map(([, deed]) => deed).sort()).toEqual([...deeds].sort());
});

it.each(deeds)('%s: timers, design bound and measured worst agree', (deed) => {
  const cells = rows.find(([, name]) => name === deed) ?? [];
  const [noticed, bound, median, p99, worst] = cells.slice(3, 8).map(Number);
  expect(noticed).toBe(noticedMs[deed]);
  expect(bound).toBe(stopBoundMs);
  expect(noticed).toBeLessThan(bound);
  expect(median).toBeLessThanOrEqual(p99);
  expect(p99).toBeLessThanOrEqual(worst);
  expect(worst).toBeLessThanOrEqual(bound);
});
