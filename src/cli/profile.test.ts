import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { impostor, machineOf } from '../../test/support/devices.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import type { Trace } from '../device/trace.js';
import { type ProfileReport, runProfile } from './profile.js';

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
  expect(text).toMatch(/stage +runs +p50 +p99 +total +share +bytes +GB\/s\n/);
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
