/** A server whose disk is full ends in time all the same; `npm test` shows that it ends, with which status and words. */
import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { ByteClient } from '../support/byte-client.js';
import { ended, picarx, serve, values } from '../support/serve-process.js';
import { mayMount, mountSmallDisk } from '../support/small-disk.js';

const trials = Number(process.env.FIELDBRAIN_TRIALS ?? 10);
const longestMs = 5000;

it.skipIf(!mayMount)(`ends within ${longestMs} ms of SIGTERM on a full disk`, async () => {
  const tookMs: number[] = [];
  for (let trial = 0; trial < trials; trial += 1) {
    const disk = mountSmallDisk();
    try {
      const [checkpoints, record] = ['brains', 'run.mcap'].map((name) => path.join(disk?.folder ?? '', name));
      const { child, ports } = await serve('--checkpoint-dir', checkpoints, '--record', record);
      const client = await ByteClient.connect(ports.robots, 2);
      await client.ask(2, picarx);
      disk?.fill();
      for (let step = 0; step < 10; step += 1) expect((await client.ask(0, values(step)))?.type).toBe(1);
      const end = ended(child);
      const startMs = performance.now();
      child.kill('SIGTERM');
      expect((await end).code).toBe(1);
      tookMs.push(Math.round(performance.now() - startMs));
      client.close();
    } finally {
      disk?.unmount();
    }
  }
  console.log(`ended after ${tookMs.join(', ')} ms`);
  expect(Math.max(...tookMs)).toBeLessThan(longestMs);
});
