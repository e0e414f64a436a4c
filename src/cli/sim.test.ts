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
  // A viewer's obstacle goes to whoever runs the world, and its walls come back with it.
  const seen = new Set<string>();
  let walls = 0;
  let added = 0;
  while (seen.size < 3 || server.robots.counters.cycles < 30 || added === 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const message = worlds.take();
    if (message?.type !== 'world' || message.walls === undefined) continue;
    const isFirst = !seen.has(message.robot);
    seen.add(message.robot);
    if (!message.robot.endsWith('-0')) continue;
    if (isFirst) {
      walls = message.walls.length;
      const { x, y } = { x: message.width - 0.3, y: message.height - 0.3 };
      const stimulus = { kind: 'obstacle', x, y, radius: 0.1 } as const;
      expect(await server.run({ command: 'stimulus', robot: message.robot, stimulus })).toMatchObject({ ok: true });
    } else added = message.walls.length - walls;
  }
  expect(added).toBeGreaterThan(3);
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

it('says what is missing where no server answers', async () => {
  const end = new AbortController();
  const done = runSim({ port: '1', httpPort: '0', course: 'empty' }, recordOutput({}), end.signal);
  setTimeout(() => end.abort(), 200);
  await expect(done).rejects.toMatchObject({ code: 'no-server', message: expect.stringContaining('fieldbrain serve') });
});
