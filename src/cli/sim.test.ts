import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startBrainServer } from '../../test/support/brain-server.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { startServer } from '../../test/support/test-server.js';
import { readTokens } from '../server/tokens.js';
import { expertAction, unevennessOf } from '../sim/expert.js';
import { runSet } from './set.js';
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
  // A viewer's obstacle goes to the process that runs the world, and its walls come back with it.
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
  // Who may only drive may not turn parameters.
  const parameter = runSet('learn', '0', { port: String(server.ports.http), tokenFile }, recordOutput({}));
  await expect(parameter).rejects.toMatchObject({ code: 'not-authorised' });
  end.abort();
  const report = await done;
  expect(report).toMatchObject({ robots: 3, connects: 3, losses: 0 });
  expect(report.answers).toBeGreaterThan(0);
  expect(server.robots.robotSlots.map(({ batch, slot }) => [batch, slot])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
  ]);
  await server.close();
  rmSync(folder, { recursive: true });
});

it('steps its worlds in a time of their own, with the expert’s demonstration about each answer in the next request', async () => {
  // However busy the machine, no vector is too old here.
  const server = await startBrainServer({ staleMs: 60_000 });
  const asked: { echo: number; unevenness: number; demonstration: number[] | undefined }[] = [];
  const motors = (at: number): number[] => [0.5, 0.2 * Math.sin(at), 0, 0].map(Math.fround);
  server.brain = (values, _motors, _reward, demonstration) => {
    // Inputs 3 to 5 are the floor's, in the order of the raw sensors.
    const unevenness = unevennessOf([0, ...values.slice(3, 6)]);
    asked.push({ echo: 2 * (1 - values[0]), unevenness, demonstration: demonstration && [...demonstration] });
    return motors(asked.length - 1);
  };
  const drive = { port: String(server.port), httpPort: '0', seconds: '5', speed: '0', robots: '1' };
  const run = (more: object) => runSim({ ...drive, ...more }, recordOutput({ json: true }));
  const taught = await run({ teach: true, seed: '3' });
  expect(taught).toMatchObject({
    requests: 100,
    answers: 100,
    demonstrations: 99,
    simulatedSeconds: 5,
    lateAnswers: 0,
  });
  expect(asked[0].demonstration).toBeUndefined();
  asked.slice(1).forEach(({ demonstration }, at) => {
    const expected = new Float32Array(4);
    // Beyond two metres, where the expert has nothing to say, the brain's input is at its end.
    expertAction(asked[at].echo, asked[at].unevenness, at === 0 ? [0, 0, 0, 0] : motors(at - 1), expected);
    expected.forEach((value, m) => {
      expect(demonstration?.[m], `request ${at + 1}, motor ${m}`).toBeCloseTo(value, 4);
    });
  });
  // Without demonstrations nothing of them is sent; the same answers give the same way, to the bit.
  asked.length = 0;
  const plain = await run({ rooms: '1001' });
  expect(plain.metres).toBeGreaterThan(0.2);
  expect(asked.every(({ demonstration }) => demonstration === undefined)).toBe(true);
  asked.length = 0;
  const again = await run({ rooms: '1001' });
  expect([again.metres, again.collisions, again.coverage]).toEqual([plain.metres, plain.collisions, plain.coverage]);
  await server.close();
});

it('teaches nobody where brains take no demonstrations, and says which setting', async () => {
  const server = await startServer({ ready: 0 });
  const place = { port: String(server.ports.robots), httpPort: '0', teach: true, speed: '0' };
  await expect(runSim(place, recordOutput({}))).rejects.toMatchObject({
    code: 'demonstrations-not-taken',
    message: expect.stringContaining('brain.demonstrations'),
  });
  // Nor is a parameter turned where there is no robot.
  const set = runSet('learn', '0', { port: String(server.ports.http) }, recordOutput({}));
  await expect(set).rejects.toMatchObject({ code: 'no-such-robot' });
  await expect(runSet('learn', 'x', {}, recordOutput({}))).rejects.toMatchObject({ code: 'wrong-argument' });
  await server.close();
});

it('says what is missing where no server answers', async () => {
  const end = new AbortController();
  const done = runSim({ port: '1', httpPort: '0', course: 'empty' }, recordOutput({}), end.signal);
  setTimeout(() => end.abort(), 200);
  await expect(done).rejects.toMatchObject({ code: 'no-server', message: expect.stringContaining('fieldbrain serve') });
});
