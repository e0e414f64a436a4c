/** `te live` against a stand-in for a server's /live that sends cycles of a robot whose couplings are known. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { normalFrom } from '../../test/support/ksg-problems.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { sampleCycle, sampleRobot } from '../../test/support/telemetry-sample.js';
import { runTeLive, type TeLiveArguments } from './te-live.js';

/** The first motor follows the sensor after one cycle, and so does the content of the field where it comes along. */
function sendCycles(socket: WebSocket, withGroups = false): void {
  const normal = normalFrom(2);
  let last = 0;
  for (let cycle = 0; cycle < 700; cycle += 1) {
    const message = sampleCycle(cycle);
    const now = normal();
    const motors = [0.9 * last + 0.5 * normal(), normal(), 0, 0];
    const report = { ...message.report, error: normal(), energy: normal() };
    const groups = withGroups ? { groups: [0.8 * last + 0.5 * normal(), normal(), normal(), normal()] } : {};
    socket.send(JSON.stringify({ ...message, sensors: [now], motors, report, ...groups }));
    last = now;
  }
}

const wishes: Record<string, unknown>[] = [];
let server: WebSocketServer;
let port: string;
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  port = String((server.address() as AddressInfo).port);
  server.on('connection', (socket) => {
    const { type: _type, ...info } = sampleRobot();
    socket.send(JSON.stringify({ type: 'hello', version: 1, robots: [info] }));
    sendCycles(socket);
    socket.on('message', (data) => {
      const wish = JSON.parse(String(data)) as Record<string, unknown>;
      wishes.push(wish);
      if (wish.command === 'watchFlow') sendCycles(socket, true);
    });
  });
});
afterAll(() => {
  for (const client of server.clients) client.terminate();
  server.close();
});

/** Runs until the first estimate of a full window was printed. */
async function run(options: TeLiveArguments, json = true) {
  const output = recordOutput({ json });
  const stop = new AbortController();
  const answer = output.answer;
  const watched = {
    ...output,
    answer: (text: string) => {
      answer(text);
      if (/ 600 cycles|"samples":600/.test(text)) stop.abort();
    },
  };
  await runTeLive({ port, window: '600', every: '0.2', ...options }, watched, { signal: stop.signal });
  return output;
}

it('prints the links of the window, one JSON object per line', async () => {
  const { answers } = await run({ robot: 'car' });
  const last = JSON.parse(answers.join('').trim().split('\n').at(-1) ?? '') as Record<string, unknown>;
  expect(last).toMatchObject({
    robot: 'car',
    samples: 600,
    series: ['distance', 'forward', 'turn', 'prediction error', 'energy'],
  });
  expect((last.links as object[])[0]).toMatchObject({ source: 'distance', target: 'forward', delay: 1 });
});

it('prints a table of the series that were asked for', async () => {
  const { answers, notes } = await run({ series: 'distance, forward' }, false);
  expect(answers.join('')).toMatch(
    /car: 1 links among 2 series, 600 cycles\nsource +target +delay +nats +p\ndistance +forward +1 /,
  );
  expect(notes.join('')).toMatch(/^te live: /);
});

it('asks the server for groups of channels where they are among its series, and only there', async () => {
  expect(wishes).toEqual([]);
  const { answers } = await run({ series: 'distance, content' }, false);
  expect(answers.join('')).toMatch(/ 600 cycles\nsource +target +delay +nats +p\ndistance +content +1 /);
  expect(wishes).toEqual([
    { command: 'watchFlow', robot: 'car', on: true, window: 600, series: ['distance', 'content'] },
  ]);
});

it('says whom it waits for, and waits for nobody who is there', async () => {
  const waiting = async (options: TeLiveArguments): Promise<string> => {
    const output = recordOutput();
    const stop = new AbortController();
    const note = (text: string): void => {
      output.note(text);
      stop.abort();
    };
    await expect(runTeLive(options, { ...output, note }, { signal: stop.signal })).rejects.toThrow(/no such robot/);
    return output.notes.join('');
  };
  expect(await waiting({ port, robot: 'nobody' })).toBe('te live: waiting for nobody (known: car)\n');
  expect((await run({ robot: 'car' })).notes).toEqual([]);
  const empty = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(empty, 'listening');
  empty.on('connection', (socket) => socket.send(JSON.stringify({ type: 'hello', version: 1, robots: [] })));
  const emptyPort = String((empty.address() as AddressInfo).port);
  expect(await waiting({ port: emptyPort })).toBe('te live: waiting for a robot (known: none)\n');
  for (const client of empty.clients) client.terminate();
  empty.close();
});

it('refuses series and robots that are not there', async () => {
  await expect(run({ series: 'distance,nonsense' })).rejects.toThrow(/te live --series: no such series \(got nonsense/);
  await expect(run({ robot: 'nobody', seconds: '0.3' })).rejects.toThrow(
    /te live --robot: no such robot \(got nobody, expected car\)/,
  );
});
