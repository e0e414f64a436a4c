import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { startServer } from '../../test/support/test-server.js';
import { readTokens } from '../server/tokens.js';
import { runSim } from './sim.js';

it('drives simulated robots in one batch, with a token, and shows their worlds', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-sim-'));
  const tokenFile = path.join(folder, 'token');
  const text = randomBytes(32).toString('hex');
  writeFileSync(tokenFile, text);
  const server = await startServer({ brains: 3, batch: 3 }, { tokens: readTokens('tokens', `drive ${text}`) });
  const worlds = server.hub.subscribe({ types: ['world'], capacity: 1000 });
  const output = recordOutput({ json: true });
  const end = new AbortController();
  const done = runSim(
    {
      robots: '3',
      course: 'empty',
      port: String(server.ports.robots),
      httpPort: String(server.ports.http),
      tokenFile,
      json: true,
    },
    output,
    end.signal,
  );
  const seen = new Set<string>();
  while (seen.size < 3 || server.robots.counters.cycles < 30) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const message = worlds.take();
    if (message?.type === 'world' && message.walls !== undefined) seen.add(message.robot);
  }
  end.abort();
  const report = await done;
  expect(report).toMatchObject({ robots: 3, connects: 3, losses: 0 });
  expect(report.answers).toBeGreaterThan(0);
  expect(server.robots.seats.map(({ pen, slot }) => [pen, slot])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
  ]);
  await server.close();
  rmSync(folder, { recursive: true });
});
