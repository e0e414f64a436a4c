/**
 * How long a robot's wheels turn after its link is lost: a simulated PiCar-X with its brainstem, a driver that answers full
 * speed over a real socket, and a link that freezes (nothing comes any more) or breaks at a chance moment.
 */
import net from 'node:net';
import { picarxAdapter, type Robot, RobotRunner, RobotSession } from '../../robot/index.js';
import { createSimulatedFleet } from '../../sim/simulated-picarx.js';
import { type Claim, type ClaimReport, promise } from '../claim.js';
import { summarise } from '../measure.js';

type Way = 'freezes' | 'breaks';

export const stopTime: Claim = async (context): Promise<ClaimReport> => {
  const trials = Math.max(8, Math.round(1000 * context.effort));
  const figures = [];
  const promises = [];
  for (const way of ['freezes', 'breaks'] as const) {
    context.onProgress(`stop time: ${trials} trials in which the link ${way}`);
    const times = await runTrials(way, trials);
    const timing = summarise(times, 0);
    const longest = Math.max(...times);
    const sizes = { trials, link: way };
    figures.push({ name: `the link ${way}`, device: 'brainstem', sizes, ...timing, more: { longestMs: longest } });
    promises.push(promise(`longest stop in milliseconds when the link ${way}`, longest, 300));
  }
  return { claim: 'stopTime', title: 'wheels at zero after link loss', figures, promises, notes: [] };
};

const side = 20;

/** This many trials, twenty robots at a time. */
async function runTrials(way: Way, trials: number): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < trials; done += side) {
    const count = Math.min(side, trials - done);
    const fleet = createSimulatedFleet({ robots: count, course: 'empty', noise: 0 }, 1 + done);
    const clock = setInterval(() => fleet.advance(performance.now()), 10);
    times.push(...(await Promise.all(fleet.robots.map((robot) => runTrial(robot, way)))));
    clearInterval(clock);
  }
  return times;
}

async function runTrial(robot: Robot, way: Way): Promise<number> {
  // A driver of its own, so that it is this robot's link which is lost.
  const driver = await startDriver();
  let isMoving = false;
  let changed = (): void => undefined;
  const watched = {
    ...robot,
    act: async (commands: Float64Array) => {
      await robot.act(commands);
      const moves = commands[0] !== 0 || commands[1] !== 0;
      if (moves === isMoving) return;
      isMoving = moves;
      changed();
    },
  };
  const until = async (moves: boolean): Promise<void> => {
    while (isMoving !== moves)
      await new Promise<void>((resolve) => {
        changed = resolve;
      });
  };
  const runner = new RobotRunner({
    robot: watched,
    adapter: picarxAdapter(),
    armAtStart: true,
    connection: { host: '127.0.0.1', port: driver.port, version: 2, longestPauseMs: 60_000, firstPauseMs: 60_000 },
  });
  const socket = driver.next();
  await runner.start();
  await until(true);
  const link = await socket;
  await new Promise((resolve) => setTimeout(resolve, 100 * Math.random()));
  await until(true);
  const startMs = performance.now();
  if (way === 'freezes') link.pause();
  else link.destroy();
  await until(false);
  const ms = performance.now() - startMs;
  await runner.stop();
  link.destroy();
  await driver.close();
  return ms;
}

interface Driver {
  readonly port: number;
  /** The next connection. */
  next(): Promise<net.Socket>;
  close(): Promise<void>;
}

/** Answers every sensory frame with full speed ahead. */
async function startDriver(): Promise<Driver> {
  const waiting: ((socket: net.Socket) => void)[] = [];
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    const session = new RobotSession(
      {
        send: (bytes) => void (socket.writable && socket.write(Buffer.from(bytes))),
        handshake: () =>
          session.accept({ gpu: false, fieldEdge: 16, channels: 64, sessionNumber: 1, telemetryPort: 0 }),
        sensory: () => void session.answer([1, 0, 0, 0]),
        verb: () => ({ accepted: true, armed: true, stopped: false }),
        fault: () => undefined,
        peerError: () => undefined,
        ended: () => socket.destroy(),
      },
      { nowMs: performance.now() },
    );
    socket.on('data', (bytes) => session.receive(bytes, performance.now()));
    waiting.shift()?.(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
