/**
 * npm itself installs the packed package into an empty folder, from its cache alone, and the command runs there. Its types
 * are found under the older `node16` too. MuJoCo's worlds are refused in words until their package lies beside it.
 */
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { install, pack, root, runCommand, startDemo, unpack } from '../support/package.js';
import { typeErrors } from '../support/package-types.js';
import { isMissing } from '../support/requirement.js';

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-install-')));
writeFileSync(path.join(folder, 'package.json'), '{ "name": "user", "private": true }');
const packed = await pack(folder);
const installed = await install(packed, folder);
afterAll(() => rmSync(folder, { recursive: true }));

it.skipIf(isMissing('every dependency in npm’s cache', installed))('installs and runs', async () => {
  expect(await runCommand(folder, 'doctor')).toContain('✓ cpu');
  const demo = await startDemo(folder);
  expect((await fetch(demo.report.url)).status).toBe(200);
  expect(await demo.stop()).toBe(0);
});

it('has its types under node16', async () => {
  const user = await unpack(packed, path.join(folder, 'user'));
  const resolution = { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 };
  expect(typeErrors(user, resolution)).toEqual([]);
});

it('runs the inverted pendulum of MuJoCo where its package is, and says how to get it where it is not', async () => {
  const user = await unpack(packed, path.join(folder, 'mujoco'));
  const short = ['--brains', '1', '--steps', '300', '--episodes', '2', '--size', '4', '--device', 'cpu', '--json'];
  const train = (): Promise<string> => runCommand(user, 'train', 'mujoco', '--by', 'reward', ...short);
  const refused = (await train().catch((error: unknown) => error)) as { stdout: string };
  const { message } = JSON.parse(refused.stdout).error;
  expect(message).toContain('MuJoCo is not installed');
  expect(message).toContain('npm install @mujoco/mujoco');
  const place = 'node_modules/@mujoco/mujoco';
  cpSync(path.join(root, place), path.join(user, place), { recursive: true });
  const { world, evaluation } = JSON.parse(await train());
  expect(world).toBe('mujoco');
  expect(evaluation.episodes).toBe(2);
  // The pole stands at the start: every episode has a step at least, and a point for it.
  expect(evaluation.worstReturn).toBeGreaterThanOrEqual(1);
});
