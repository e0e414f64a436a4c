import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { exitStatus } from './failure.js';
import { needReadable, readTextFile } from './file.js';
import { runInspect } from './inspect.js';
import { runRecover } from './recover.js';
import { runReplay } from './replay.js';
import { runTe } from './te.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const absent = path.join(folder, 'absent');

it('reads what is there', () => {
  const file = path.join(folder, 'here');
  writeFileSync(file, 'text');
  needReadable('here', file);
  expect(readTextFile('here', file)).toBe('text');
});

it.each([
  ['inspect', () => runInspect(absent, {}, recordOutput())],
  ['recover', () => runRecover(absent, {}, recordOutput())],
  ['replay', () => runReplay(absent, {}, recordOutput())],
  ['te', () => runTe(absent, {}, recordOutput())],
])('%s tells a missing file as a mistake of the command line', async (place, run) => {
  await expect(run()).rejects.toMatchObject({
    code: 'file-unreadable',
    status: exitStatus.usage,
    message: `${place}: ${absent} cannot be read (got ENOENT, expected a readable file). Check the path.`,
  });
});

it('a folder is not a file', () => {
  expect(() => needReadable('inspect', folder)).toThrow(`inspect: ${folder} cannot be read (got a folder`);
  expect(() => readTextFile('infer', folder)).toThrow(`infer: ${folder} cannot be read (got EISDIR`);
});
