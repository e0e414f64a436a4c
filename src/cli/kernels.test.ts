import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { runKernels } from './kernels.js';

const root = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-kernels-'));
afterAll(() => rmSync(root, { recursive: true }));

it('builds and checks all standard programs, and reports that nothing is compiled', async () => {
  const out = path.join(root, 'all');
  const output = recordOutput();
  expect(await runKernels('build', { out, compile: false }, output)).toBe(0);
  expect(output.notes.join('')).toMatch(/^SKIPPED/);
  expect(output.answers.join('')).toMatch(/fieldPass\/full[\s\S]*brain\/picarx-32[\s\S]*build: ok/);
  expect(await runKernels('check', { out, compile: false }, recordOutput())).toBe(0);
  appendFileSync(path.join(out, 'fieldPass/full/program.cu'), '\n');
  const failed = recordOutput();
  expect(await runKernels('check', { out, compile: false, programs: 'fieldPass' }, failed)).toBe(1);
  expect(failed.answers.join('')).toMatch(/fieldPass\/full\/program\.cu: differs[\s\S]*check: FAILED/);
});

it('takes programs by name and answers in JSON', async () => {
  const output = recordOutput({ json: true });
  const out = path.join(root, 'some');
  await runKernels('build', { out, compile: false, programs: 'noiseWalk, empty', architectures: 'sm_90' }, output);
  const answer = JSON.parse(output.answers.join('')) as { artifacts: { artifact: string }[]; pass: boolean };
  expect(answer.pass).toBe(true);
  expect(answer.artifacts.map(({ artifact }) => artifact)).toEqual(['noiseWalk/full', 'empty/full']);
});

it.each([
  [{ programs: 'fieldPas' }, /kernels build --programs: no such program \(got fieldPas/],
  [{ architectures: 'sm90' }, /kernels build --architectures: not an architecture \(got sm90/],
])('refuses %j', async (options, text) => {
  await expect(runKernels('build', { ...options, out: root, compile: false }, recordOutput())).rejects.toThrowError(
    text,
  );
});
