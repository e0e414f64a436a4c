import { afterEach, describe, expect, it } from 'vitest';
import { type BrainServer, startBrainServer, until } from '../../../test/support/brain-server.js';
import { plainAdapter } from '../adapter.js';
import { picarxAdapter } from '../picarx/adapter.js';
import { picarxDriveLimits } from '../picarx/dictionary.js';
import { createEmulatedHat } from '../picarx/emulator.js';
import { createPicarx } from '../picarx/picarx.js';
import { defineRobot } from '../robot.js';
import type { SessionOptions } from '../wire/index.js';
import { RobotRunner, type RunnerOptions } from './runner.js';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** The robot's clock moves only when the test turns it, so a slow machine cannot trip the deadman. */
async function start(
  options: {
    server?: Partial<SessionOptions>;
    version?: 1 | 2 | 3;
    token?: Uint8Array;
    teach?: RunnerOptions['teach'];
  } = {},
) {
  const server: BrainServer = await startBrainServer({ staleMs: Number.POSITIVE_INFINITY, ...options.server });
  closers.push(() => server.close());
  server.brain = () => [1, 0, 0, 0];
  const hat = createEmulatedHat();
  const notes: string[] = [];
  const clock = { ms: 1000 };
  const runner = new RobotRunner({
    robot: createPicarx({ id: 'car', open: hat.open }),
    adapter: picarxAdapter(),
    settings: { limits: picarxDriveLimits },
    connection: {
      host: '127.0.0.1',
      port: server.port,
      version: options.version ?? 3,
      firstPauseMs: 10,
      ...(options.token === undefined ? {} : { token: options.token }),
    },
    ...(options.teach && { teach: options.teach }),
    note: (text) => notes.push(text),
    now: () => clock.ms,
  });
  closers.push(() => runner.stop());
  let wobble = 0;
  const loop = async (ms = 20): Promise<void> => {
    clock.ms += ms;
    wobble = (wobble + 1) % 5;
    hat.distance = 1 + 1e-3 * wobble;
    hat.analogue.set([400 + wobble, 401 + wobble, 402 + wobble]);
    await runner.loop();
  };
  /** Loops until something holds; each loop waits for the answer to what was asked. */
  const loopUntil = async (what: string, holds: () => boolean): Promise<void> => {
    for (let i = 0; i < 500 && !holds(); i += 1) {
      await loop();
      await until('an answer', () => !runner.connection.isReady || runner.counters.answers >= runner.counters.requests);
    }
    if (!holds()) throw new Error(`looped in vain: ${what}`);
  };
  await runner.start();
  // The runner's own timer would run beside the test's loops.
  runner.pause();
  await until('a session', () => runner.connection.isReady);
  return { server, hat, runner, notes, clock, loop, loopUntil };
}

const drives = (wheels: [number, number]): boolean => wheels[0] > 30;

describe.each([1, 2, 3] as const)('over version %i', (version) => {
  it('drives when armed, and stands otherwise', async () => {
    const { hat, runner, loopUntil, server } = await start({ version });
    await loopUntil('answers', () => runner.counters.answers > 3);
    expect(hat.wheels()).toEqual([0, 0]);
    expect(runner.obey('arm')).toEqual({ accepted: true, armed: true, stopped: false });
    await loopUntil('driving', () => drives(hat.wheels()));
    expect(server.faults).toEqual([]);
    expect(runner.obey('stop')).toEqual({ accepted: true, armed: false, stopped: true });
    await loopUntil('standing', () => hat.wheels()[0] === 0);
    expect(runner.obey('arm').accepted).toBe(false);
  });
});

describe('without its brain', () => {
  it('stops when the answers stop, and does not start again by itself', async () => {
    const { server, hat, runner, loop, loopUntil } = await start();
    if (!runner.state.armed) runner.obey('arm');
    await loopUntil('driving', () => drives(hat.wheels()));
    server.brain = undefined;
    for (let ms = 0; ms < 300; ms += 20) await loop();
    expect(hat.wheels()).toEqual([0, 0]);
    expect(runner.state.reason).toBe('no brain for 250 ms');
  });

  it('stops when the connection is lost, comes back, and waits to be armed', async () => {
    const { server, hat, runner, loop, loopUntil } = await start();
    if (!runner.state.armed) runner.obey('arm');
    await loopUntil('driving', () => drives(hat.wheels()));
    server.cut();
    await until('the loss', () => runner.counters.losses > 0);
    await loop();
    expect(hat.wheels()).toEqual([0, 0]);
    await until('the new connection', () => runner.connection.isReady);
    const before = runner.counters.answers;
    // What was in flight when the link broke was never answered.
    runner.counters.requests = before;
    await loopUntil('answers', () => runner.counters.answers > before + 3);
    expect(hat.wheels()).toEqual([0, 0]);
    if (!runner.state.armed) runner.obey('arm');
    await loopUntil('driving again', () => drives(hat.wheels()));
  });

  it('moves nothing for a burst of old answers after a stall', async () => {
    const { server, hat, runner, loop, loopUntil, clock } = await start();
    if (!runner.state.armed) runner.obey('arm');
    await loopUntil('driving', () => drives(hat.wheels()));
    server.brain = undefined;
    const session = server.sessions[0];
    await loop(60);
    await until('the request', () => session.isPending);
    for (let ms = 0; ms < 2000; ms += 20) await loop();
    expect(hat.wheels()).toEqual([0, 0]);
    session.answer([1, 0, 0, 0]);
    await until('the old answer', () => runner.counters.lateAnswers > 0);
    clock.ms += 1;
    for (let i = 0; i < 20; i += 1) await loop();
    expect(hat.wheels()).toEqual([0, 0]);
  });
});

describe('with the server', () => {
  it('obeys verbs that come over a sealed link', async () => {
    const secret = new Uint8Array(32).fill(3);
    const tokens = [{ role: 'drive' as const, secret }];
    const { server, runner, hat, loopUntil } = await start({ server: { tokens }, token: secret });
    expect(server.sessions[0].request).toMatchObject({ id: 'car', role: 'drive', sensors: 24, motors: 4 });
    server.sessions[0].sendVerb('arm', performance.now());
    await until('arming', () => runner.state.armed);
    await loopUntil('driving', () => drives(hat.wheels()));
    server.sessions[0].sendVerb('stop', performance.now());
    await until('the stop', () => runner.state.emergency);
  });

  it('is not driven by one that does not know its token', async () => {
    const server = await startBrainServer();
    closers.push(() => server.close());
    const notes: string[] = [];
    const runner = new RobotRunner({
      robot: createPicarx({ id: 'car', open: createEmulatedHat().open }),
      adapter: picarxAdapter(),
      connection: { host: '127.0.0.1', port: server.port, version: 3, token: new Uint8Array(32) },
      note: (text) => notes.push(text),
    });
    closers.push(() => runner.stop());
    await runner.start();
    await until('the refusal', () => notes.some((text) => text.includes('proved no token')));
    expect(runner.connection.isReady).toBe(false);
  });
});

it('stops for good when the hardware does not take its commands', async () => {
  const { hat, runner, loop, loopUntil } = await start();
  runner.obey('arm');
  await loopUntil('driving', () => drives(hat.wheels()));
  hat.failing = Infinity;
  await loop();
  expect(hat.wheels()).toEqual([0, 0]);
  hat.failing = 0;
  await loop();
  expect(runner.state.emergency).toBe(true);
});

it('leaves the wheels of a robot at rest that only reads and writes', async () => {
  const server = await startBrainServer({ staleMs: Number.POSITIVE_INFINITY });
  closers.push(() => server.close());
  server.brain = () => [1];
  const written: number[] = [];
  const robot = defineRobot({
    id: 'cart',
    hardware: 'cart',
    sensors: [{ name: 'load', unit: '', minimum: 0, maximum: 1, safety: 'none' }],
    actuators: [{ name: 'wheel', unit: '%', minimum: -100, maximum: 100, safety: 'wheel' }],
    read: () => [0.5],
    write: ([wheel]) => void written.push(wheel),
  });
  const adapter = plainAdapter(robot.description);
  const connection = { host: '127.0.0.1', port: server.port, version: 3 } as const;
  const clock = { ms: 1000 };
  const runner = new RobotRunner({ robot, adapter, connection, now: () => clock.ms });
  runner.connection.open();
  await until('a connection', () => runner.connection.isReady);
  for (let i = 0; i < 200 && !(written.at(-1)! > 10); i += 1) {
    clock.ms += 20;
    await runner.loop();
    await until('an answer', () => runner.counters.answers >= runner.counters.requests);
    if (!runner.state.armed) runner.obey('arm');
  }
  expect(written.at(-1), runner.state.reason).toBeGreaterThan(10);
  await runner.stop();
  expect(written.at(-1)).toBe(0);
});

it('says what went wrong when sensors cannot be read at all', async () => {
  const { runner, hat, notes, loop } = await start();
  runner.obey('arm');
  hat.failing = Infinity;
  await loop();
  expect(runner.state.armed && runner.state.layer !== 'stop').toBe(false);
  expect(notes.join('\n')).toMatch(/grayscale|picarx/);
  hat.failing = 0;
});

it('teaches what the outputs of each answer should have been, and is silent about requests that were no cycles', async () => {
  // The demonstration names the answer before: 0 before the first, then what the brain said.
  const teach: RunnerOptions['teach'] = (_values, before, demonstration) =>
    demonstration.fill(Number.NaN).fill(before[0], 0, 1);
  const { server, runner, loop } = await start({ teach });
  const heard: (number | undefined)[] = [];
  server.brain = (_values, _motors, _reward, demonstration) => {
    heard.push(demonstration?.[0]);
    return [heard.length === 4 ? Number.NaN : heard.length / 16, 0, 0, 0];
  };
  for (let i = 0; i < 9; i += 1) {
    await loop(50);
    await until('an answer', () => !runner.connection.isBusy);
  }
  // The fourth cycle fails, the fifth request is refused for it; of the sixth nobody knows what was before.
  expect(heard).toEqual([undefined, 0, 1 / 16, 2 / 16, undefined, undefined, 5 / 16, 6 / 16]);
  expect(runner.counters).toMatchObject({ requests: 9, demonstrations: 5, refusals: 1 });
});
