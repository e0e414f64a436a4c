/**
 * What only a process of its own can show: that it ends by itself whatever the pool does, and that steps leave the heap
 * alone. The script is bundled as a user would bundle it.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const setup = `
  import { ModuleBuilder } from '../../emit/wasm/index.js';
  import { Pool } from './pool.js';
  import { encodeSchedule, runStages } from './schedule.js';
  const module = new ModuleBuilder().importMemory({ minPages: 1, maxPages: 1, shared: true });
  const run = module.func('run', ['i32', 'i32', 'i32'], [], { export: true });
  run.get(run.params[0]!).if(() => run.loop((again) => run.get(run.params[1]!).brIf(again)));
  const pool = await Pool.open({ threads: 2, timeoutMs: 5000 });
  const program = await pool.load(module.toBytes(), new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }));
  const empty = pool.addSchedule(program, encodeSchedule(runStages([0, 0, 0])));
  const endless = pool.addSchedule(program, encodeSchedule(runStages([1])));
  pool.runScheduleSync(empty);
`;

const endings = {
  'right after a step, workers spinning': '',
  'while the workers sleep': 'await new Promise((resolve) => setTimeout(resolve, 20));',
  'after close': 'await pool.close();',
  'after a time-out, a worker in an endless loop':
    'try { pool.runScheduleSync(endless); } catch { console.log("given up"); }',
} as const;

// What is kept for each step grows in every window; what the engine compiles once grows in one.
const heap = `
  for (let step = 0; step < 20000; step++) pool.runScheduleSync(empty);
  const used = () => (globalThis.gc(), process.memoryUsage().heapUsed);
  let least = Infinity;
  for (let window = 0; window < 5; window++) {
    const before = used();
    for (let step = 0; step < 10000; step++) pool.runScheduleSync(empty);
    least = Math.min(least, used() - before);
  }
  console.log(least);
`;

let folder = '';

async function runScript(body: string): Promise<string> {
  const script = path.join(folder, 'script.mjs');
  await build({
    stdin: { contents: setup + body, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  // A process that does not end by itself is killed, and the promise rejects.
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script], { timeout: 170_000 });
  return stdout.trim();
}

describe('a process with a pool', () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'fieldbrain-pool-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(Object.entries(endings))('ends by itself %s', async (_, body) => {
    expect(await runScript(`${body} console.log('last line');`)).toMatch(/last line$/);
  });

  it('has a flat heap over 10,000 steps', async () => {
    const bytes = Number(await runScript(heap));
    expect(bytes).toBeLessThan(80_000); // eight bytes kept a step
  });
});
