import path from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
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
