import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { impostor, machineOf } from '../../test/support/devices.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import type { Trace } from '../device/trace.js';
import { type ProfileReport, runProfile } from './profile.js';
import { collectCounters, toolCommands } from './profile-tools.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-profile-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The reference stands for itself here: a copy of its memory is not worth measuring. */
const make = machineOf({ reference: impostor('reference') });

it('shows time, bytes and GB/s of each stage', async () => {
  const output = recordOutput();
  await runProfile('vectorChain', { device: 'reference', steps: '3' }, output, make);
  const text = output.answers.join('');
  expect(text).toContain(
    'vectorChain on reference (a reference), executor f32, fusion full: 3 steps after 5 to warm up',
  );
  expect(text).toMatch(/stage +runs +p50 +p99 +total +share +bytes +flops +GFLOP\/s +GB\/s\n/);
  expect(text).not.toContain('of copy');
});

it('gives the figures as JSON and the timeline as a trace file', async () => {
  const output = recordOutput({ json: true });
  const file = path.join(folder, 'trace.json');
  await runProfile('empty', { device: 'reference', steps: '4', trace: file }, output, make);
  const report = JSON.parse(output.answers.join('')) as ProfileReport;
  expect(report).toMatchObject({ program: 'empty', steps: 4, warmUp: 5, trace: file, device: { kind: 'reference' } });
  expect(report.stages.map(({ stage }) => stage)).toEqual(['tick', 'report']);
  const trace = JSON.parse(readFileSync(file, 'utf8')) as Trace;
  expect(trace.traceEvents.filter(({ ph, pid }) => ph === 'X' && pid === 1)).toHaveLength(4);
  expect(trace.traceEvents.filter(({ ph, pid }) => ph === 'X' && pid === 2)).toHaveLength(8);
});

it('takes the default device where none is named', async () => {
  const output = recordOutput({ json: true });
  await runProfile('empty', { steps: '1' }, output, make);
  expect(JSON.parse(output.answers.join(''))).toMatchObject({ device: { kind: 'reference' } });
});

it('refuses what it cannot use', async () => {
  const run = (options: object) => runProfile('empty', { device: 'reference', ...options }, recordOutput(), make);
  await expect(run({ steps: '0' })).rejects.toThrow(
    'profile --steps: not usable (got 0, expected a whole number from 1)',
  );
  await expect(run({ fusion: 'half' })).rejects.toThrow('profile --fusion: unknown (got half, expected full or none)');
  const nowhere = path.join(folder, 'absent', 'trace.json');
  await expect(run({ steps: '1', trace: nowhere })).rejects.toMatchObject({ code: 'file-unwritable', status: 2 });
});

it('puts the counters of a CSV into the table, by stage', async () => {
  const file = path.join(folder, 'ncu.csv');
  const line = (id: number, kernel: string, metric: string, unit: string, value: string): string =>
    `"${id}","${kernel}","${metric}","${unit}","${value}"`;
  const text = [
    '"ID","Kernel Name","Metric Name","Metric Unit","Metric Value"',
    line(0, 'launch_1', 'gpu__time_duration.sum', 'nsecond', '1,500'),
    line(0, 'launch_1', 'dram__throughput.avg.pct_of_peak_sustained_elapsed', '%', '61.4'),
  ].join('\n');
  writeFileSync(file, text);
  const output = recordOutput();
  await runProfile('empty', { device: 'reference', steps: '1', fusion: 'none', ncu: file }, output, make);
  expect(output.answers.join('')).toMatch(/report .* 1\.50 µs +61 %/);
  const none = path.join(folder, 'none.csv');
  writeFileSync(none, 'nothing');
  await expect(runProfile('empty', { device: 'reference', ncu: none }, recordOutput(), make)).rejects.toThrow(
    'profile --ncu: the file has no counters',
  );
});

it("names command lines for NVIDIA's tools, and says where a tool is missing", async () => {
  const shot = { program: 'it is mine.json', fusion: 'full', symbols: { batch: 4 } };
  const tools = toolCommands(shot);
  expect(Object.keys(tools)).toEqual(['ncu', 'memcheck', 'racecheck', 'initcheck', 'synccheck']);
  expect(tools.ncu).toMatch(
    /^ncu --csv --metrics gpu__time_duration\.sum,\S+ --kernel-name regex:launch_ fieldbrain profile /,
  );
  expect(tools.ncu).toContain(
    "'it is mine.json' --device cuda --executor launch --fusion full --symbols batch=4 --once",
  );
  expect(tools.memcheck).toMatch(/^compute-sanitizer --tool memcheck fieldbrain .* --executor cooperative /);
  expect(await collectCounters(shot, 'no-such-profiler')).toBe('no-such-profiler is not installed');
});

it('runs one step and leaves, for a tool that watches it', async () => {
  const output = recordOutput({ json: true });
  await runProfile('empty', { device: 'reference', once: true }, output, make);
  expect(JSON.parse(output.answers.join(''))).toMatchObject({ program: 'empty', steps: 1 });
});
