import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileC } from './c-program.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-c-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('compiles the yardstick and times its passes, or says that there is no compiler', async () => {
  const compiled = await compileC();
  if (typeof compiled === 'string') {
    expect(compiled).toBe('no C compiler was found');
    return;
  }
  const times = await compiled.run({ edge: 4, channels: 8, threads: 2, warmUp: 1, passes: 7 });
  compiled.close();
  expect(times).toHaveLength(7);
  expect(times.every((ms) => ms > 0 && ms < 1000)).toBe(true);
});

it('gives the reason where there is no compiler, no source, or a source that does not compile', async () => {
  expect(await compileC(['no-such-compiler'])).toBe('no C compiler was found');
  expect(await compileC(undefined, path.join(folder, 'absent.c'))).toBe('the C source is not in this installation');
  const wrong = path.join(folder, 'wrong.c');
  writeFileSync(wrong, 'int main( {');
  expect(await compileC([process.execPath], wrong)).toMatch(/ failed: /);
});
