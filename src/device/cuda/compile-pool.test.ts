import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { CompilePool } from './compile-pool.js';

const entry = path.join(import.meta.dirname, '../../../test/support/echo-compiler.mjs');
const request = (text: string) => ({ place: 'test', text, architecture: 'sm_90' });

it('a text never goes to a process that was just told to end', async () => {
  const idleMs = 20;
  const pool = new CompilePool({ entry, processes: 1, idleMs });
  await pool.open();
  for (let round = 0; round < 5; round += 1) {
    const first = await pool.compile(request('first'));
    expect('image' in first && Buffer.from(first.image).toString()).toBe('first');
    // Both timers are due in one turn of the loop: the process is told to end, then the next text comes.
    const second = later(idleMs + 1).then(() => pool.compile(request('second')));
    const endMs = performance.now() + 2 * idleMs;
    while (performance.now() < endMs);
    const answer = await second;
    expect('image' in answer && Buffer.from(answer.image).toString()).toBe('second');
  }
});

it('a program that was busy until its compilers ended waits for the next text', async () => {
  const built = path.join(import.meta.dirname, '../../../dist/device/cuda/compile-pool.js');
  // In a process of its own: here the runner keeps the process alive.
  const script = `
    const { CompilePool } = await import(${JSON.stringify(built)});
    const pool = new CompilePool({ entry: ${JSON.stringify(entry)}, processes: 1, idleMs: 20 });
    const request = (text) => ({ place: 'test', text, architecture: 'sm_90' });
    await pool.compile(request('first'));
    const second = new Promise((resolve) => setTimeout(resolve, 21)).then(() => pool.compile(request('second')));
    const endMs = performance.now() + 60;
    while (performance.now() < endMs);
    console.log(Buffer.from((await second).image).toString());`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(stdout.trim()).toBe('second');
});
