/** A port that is taken is found before anything is begun, and the refusal says which one, for what, and what to do. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { listenOn, portOf } from '../server/listen.js';
import { runDemo } from './demo.js';
import { exitStatus, exitStatusOf } from './failure.js';
import { runField } from './field.js';
import { needFreePorts } from './ports.js';
import { runReplay } from './replay.js';
import { runServe } from './serve.js';
import { runTrain } from './train.js';

let taken: Server;
let port: string;
beforeAll(async () => {
  taken = createServer();
  await listenOn(taken, 0, '127.0.0.1', 'a test');
  port = String(portOf(taken));
});
afterAll(() => taken.close());

const commands: readonly (readonly [string, string, (output: ReturnType<typeof recordOutput>) => Promise<unknown>])[] =
  [
    ['demo --port', 'the page', (output) => runDemo({ port, open: false }, output)],
    ['field --port', 'the page', (output) => runField('memory', { page: true, port }, output)],
    ['train --port', 'the page', (output) => runTrain('t-maze', { page: true, port }, output)],
    ['replay --http-port', 'the page', (output) => runReplay(import.meta.filename, { httpPort: port }, output)],
    [
      'replay --foxglove-port',
      'Foxglove',
      (output) => runReplay(import.meta.filename, { httpPort: '0', foxglovePort: port }, output),
    ],
    ['serve --port', 'robots', (output) => runServe({ port }, output, { environment: {} })],
    ['serve --monitor-port', 'the monitor', (output) => runServe({ monitorPort: port, port: '0' }, output)],
  ];

it.each(commands)('%s', async (place, purpose, run) => {
  const output = recordOutput();
  const failure = await run(output).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: 'port-unavailable',
    message: `${place}: port ${port} of 127.0.0.1 for ${purpose}: in use (got EADDRINUSE, expected a free port). Give another, or 0 for any free one; fieldbrain doctor looks at the usual ones.`,
  });
  expect(exitStatusOf(failure)).toBe(exitStatus.failed);
  expect([output.answers, output.notes]).toEqual([[], []]);
});

it('tells of settings that cannot be used before it looks at ports', async () => {
  const failure = await runServe({ port, tokenFile: '/absent' }, recordOutput()).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: expect.stringContaining('/absent') as string });
  expect(exitStatusOf(failure)).toBe(exitStatus.usage);
});

async function freePort(): Promise<number> {
  const server = createServer();
  await listenOn(server, 0, '127.0.0.1', 'a test');
  const found = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return found;
}

it('says where two purposes are given one port', async () => {
  const twice = await freePort();
  const [robots, page] = [
    { option: '--port', port: twice, purpose: 'robots' },
    { option: '--http-port', port: twice, purpose: 'the page' },
  ];
  await expect(needFreePorts('serve', '127.0.0.1', [robots, page])).rejects.toThrow(
    `serve --http-port: port ${twice} of 127.0.0.1 for the page: in use`,
  );
  await needFreePorts('serve', '127.0.0.1', [page]);
});

it('ends also where robots call while ports are tried', async () => {
  const called = await freePort();
  let isTrying = true;
  const sockets: Socket[] = [];
  const call = (): void => {
    sockets.push(connect(called, '127.0.0.1').on('error', () => undefined));
    if (isTrying) setTimeout(call, 1);
  };
  call();
  const names = ['a', 'b', 'c'].map((purpose) => ({ option: '--port', port: 0, purpose }));
  const wanted = await Promise.all(names.map(async (one) => ({ ...one, port: await freePort() })));
  await needFreePorts('serve', 'localhost', [{ option: '--port', port: called, purpose: 'robots' }, ...wanted]);
  isTrying = false;
  for (const socket of sockets) socket.destroy();
});

it('says where an address is not of this machine, and leaves free ports free', async () => {
  const page = { option: '--http-port', port: 47_813, purpose: 'the page' };
  await expect(needFreePorts('serve', '203.0.113.1', [page])).rejects.toMatchObject({
    status: exitStatus.usage,
    value: '203.0.113.1',
    message: expect.stringMatching(
      /^serve --host: port 47813 of 203\.0\.113\.1 for the page: not an address of this machine/,
    ) as string,
  });
  await needFreePorts('serve', '127.0.0.1', [{ ...page, port: 0 }]);
});
