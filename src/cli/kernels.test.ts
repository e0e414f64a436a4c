import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { runKernels } from './kernels.js';

const repositoryRoot = path.resolve(import.meta.dirname, '../..');

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

it('checks an installed package, which has no sources and lacks some programs', async () => {
  const out = path.join(root, 'package');
  cpSync(path.join(repositoryRoot, 'artifacts/fieldPass'), path.join(out, 'fieldPass'), { recursive: true });
  cpSync(path.join(repositoryRoot, 'artifacts/bankTopk'), path.join(out, 'bankTopk'), { recursive: true });
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' }))
    if (/\.(cu|wgsl)$/.test(name)) rmSync(path.join(out, name));
  const whole = recordOutput();
  expect(await runKernels('check', { out, compile: false }, whole)).toBe(0);
  expect(whole.answers.join('')).toMatch(
    /2 artifacts in .*NOT COMPARED: sources.*NOT SHIPPED, not checked: .*noiseWalk\/full.*check: ok/s,
  );
  expect(whole.notes.join('')).toMatch(/kernels check .*100 %/);
  const some = recordOutput({ json: true });
  expect(await runKernels('check', { out, compile: false, programs: 'fieldPass' }, some)).toBe(0);
  expect(JSON.parse(some.answers.join(''))).toMatchObject({ strays: [], notShipped: [], isWithoutSources: true });
  expect(await runKernels('check', { out, compile: false, programs: 'noiseWalk' }, recordOutput())).toBe(1);
  appendFileSync(path.join(out, 'fieldPass/full/manifest.json'), ' ');
  expect(await runKernels('check', { out, compile: false, programs: 'fieldPass' }, recordOutput())).toBe(1);
});

it('honours the names of programs for leftovers', async () => {
  const out = path.join(root, 'leftovers');
  await runKernels('build', { out, compile: false, programs: 'noiseWalk,empty' }, recordOutput());
  mkdirSync(path.join(out, 'noiseWalk/old'));
  expect(await runKernels('check', { out, compile: false, programs: 'empty' }, recordOutput())).toBe(0);
  const failed = recordOutput();
  expect(await runKernels('check', { out, compile: false, programs: 'noiseWalk' }, failed)).toBe(1);
  expect(failed.answers.join('')).toContain('noiseWalk/old: belongs to no standard program');
});

it('checks the artifacts of the package where the working folder has none', async () => {
  const { shippedFolder } = await import('../device/artifacts/index.js');
  const output = recordOutput({ json: true });
  const parts = { workingFolder: path.join(root, 'elsewhere') };
  expect(await runKernels('check', { compile: false, programs: 'empty' }, output, parts)).toBe(0);
  expect(JSON.parse(output.answers.join(''))).toMatchObject({ folder: shippedFolder, pass: true });
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
