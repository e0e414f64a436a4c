import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startWatchdog } from './watchdog.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-watchdog-'));
afterAll(() => rmSync(folder, { recursive: true }));

function programOf(name: string, text: string): string {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
}

describe('a watchdog', () => {
  it.each([
    ['a line', `process.stderr.write('picarx: no bus.\\n'); process.exitCode = 1;`, 'picarx: no bus.'],
    [
      'much',
      `process.stderr.write('the cause. ' + 'x'.repeat(1e6)); process.exitCode = 1;`,
      `the cause. ${'x'.repeat(4000 - 'the cause. '.length)}`,
    ],
    [
      'nothing',
      '',
      'watchdog: the second process ended before it was ready (got nothing from it, expected it to reach the motors). Try again.',
    ],
  ])('that says %s and ends tells why in its own words, of which the first are kept', async (name, text, message) => {
    const notes: string[] = [];
    const failure = await startWatchdog('', (note) => notes.push(note), programOf(name, text)).catch((error) => error);
    expect(failure).toMatchObject({ code: 'device-unavailable', message });
    expect(notes).toEqual([]);
  });

  it('that begins has its words passed on, those before its first sign, too', async () => {
    const text = `process.stderr.write('before\\n');
      setTimeout(() => process.stdout.write('.'), 200);
      process.stdin.once('data', () => process.stderr.write('after\\n', () => process.exit()));`;
    const notes: string[] = [];
    const watchdog = await startWatchdog('', (note) => notes.push(note), programOf('talks', text));
    watchdog.beat();
    await watchdog.close();
    await expect.poll(() => notes.join('')).toBe('before\nafter\n');
  });
});
