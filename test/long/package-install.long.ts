/** npm itself installs the packed package into an empty folder, from its cache alone, and the command runs there. */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { install, pack, runCommand, startDemo } from '../support/package.js';
import { isMissing } from '../support/requirement.js';

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-install-')));
writeFileSync(path.join(folder, 'package.json'), '{ "name": "user", "private": true }');
const installed = await install(await pack(folder), folder);
afterAll(() => rmSync(folder, { recursive: true }));

it.skipIf(isMissing('every dependency in npm’s cache', installed))('installs and runs', async () => {
  expect(await runCommand(folder, 'doctor')).toContain('✓ cpu');
  const demo = await startDemo(folder);
  expect((await fetch(demo.report.url)).status).toBe(200);
  expect(await demo.stop()).toBe(0);
});
