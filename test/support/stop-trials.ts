/**
 * How long an emulated PiCar-X keeps its wheels turning after something dies: the server, the link or the brainstem. Real
 * processes, real sockets, real time. Each trial starts driving, does the deed at a random moment and waits for rest; what
 * comes back to life afterwards must not move the robot.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { bundleEntries } from '../../scripts/bundle.mjs';
import { createEmulatedHat, serveHat } from '../../src/robot/index.js';
import { until } from './brain-server.js';
import { startLinkProxy } from './link-proxy.js';

export const deeds = [
  'kill brainstem',
  'freeze brainstem',
  'kill server',
  'freeze server',
  'silence link',
  'break link',
] as const;
/** The design bound: from the deed to wheels at rest. */
export const stopBoundMs = 300;
export type Deed = (typeof deeds)[number];

export async function bundleRobot(folder: string): Promise<void> {
  await bundleEntries(
    {
      robot: 'test/support/robot-process.ts',
      server: 'test/support/driver-process.ts',
      'watchdog-process': 'src/robot/client/watchdog-process.ts',
    },
    folder,
  );
}

/** Gives the milliseconds from each deed to wheels at rest. */
export async function runStopTrials(folder: string, deed: Deed, trials: number): Promise<number[]> {
  const hat = createEmulatedHat();
  const served = await serveHat(hat);
  const isStill = (): boolean => hat.wheels().every((wheel) => wheel === 0);
  let server = await startServer(folder);
  // The next one is ready before this one is killed.
  let spare = deed === 'kill server' ? startServer(folder) : undefined;
  const proxy = await startLinkProxy(server.port);
  const wobble = setInterval(() => {
    hat.distance = 1 + 0.01 * Math.random();
    for (let i = 0; i < 3; i += 1) hat.analogue[i] = 400 + Math.floor(50 * Math.random());
  }, 5);
  const times: number[] = [];
  let robot: ChildProcess | undefined;
  try {
    for (let trial = 0; trial < trials; trial += 1) {
      if (robot === undefined || isEnded(robot)) robot = startRobot(folder, served.port, proxy.port);
      const driver = robot;
      const ask = (): void => void driver.stdin?.write('clear\narm\n');
      ask();
      // Asked for again and again: on a busy machine the brainstem may find its own loop too slow, and disarm.
      do {
        const asking = setInterval(ask, 500);
        await until('driving', () => hat.wheels()[0] > 20, patienceMs).finally(() => clearInterval(asking));
        // At any moment of the loop, and once no word of ours is on its way any more.
        await rest(100 + 60 * Math.random());
      } while (isStill());
      const startMs = performance.now();
      if (deed === 'kill brainstem') robot.kill('SIGKILL');
      else if (deed === 'freeze brainstem') robot.kill('SIGSTOP');
      else if (deed === 'kill server') server.child.kill('SIGKILL');
      else if (deed === 'freeze server') server.child.kill('SIGSTOP');
      else if (deed === 'silence link') for (const link of proxy.links) link.silence();
      else proxy.break();
      while (!isStill()) {
        if (performance.now() - startMs > patienceMs) throw new Error(`${deed}: the wheels still turn after 60 s`);
        await rest(1);
      }
      times.push(performance.now() - startMs);
      if (deed === 'kill brainstem') await ended(robot);
      else if (deed === 'freeze brainstem') robot.kill('SIGCONT');
      else if (deed === 'freeze server') server.child.kill('SIGCONT');
      else if (deed === 'silence link') for (const link of proxy.links) link.resume();
      else if (spare !== undefined) {
        await ended(server.child);
        server = await spare;
        proxy.target = server.port;
        spare = trial < trials - 1 ? startServer(folder) : undefined;
      }
      // Whatever has woken, or comes late, or has come again: nothing drives on by itself.
      for (let i = 0; i < 40; i += 1) {
        await rest(5);
        if (!isStill()) throw new Error(`${deed}: the robot drove on by itself`);
      }
      const before = proxy.counters.down;
      if (deed !== 'kill brainstem') await until('answers again', () => proxy.counters.down > before + 2, patienceMs);
    }
  } finally {
    clearInterval(wobble);
    if (robot !== undefined && !isEnded(robot)) {
      robot.stdin?.write('quit\n');
      await ended(robot);
    }
    for (const { child } of [server, ...(spare === undefined ? [] : [await spare])]) child.kill('SIGKILL');
    await proxy.close();
    served.close();
  }
  return times;
}

function startRobot(folder: string, hatPort: number, port: number): ChildProcess {
  const program = path.join(folder, 'robot.js');
  const options = ['--hat', `tcp:${hatPort}`, '--port', String(port), '--id', 'car', '--arm', '--json'];
  const child = spawn(process.execPath, [program, ...options], { stdio: ['pipe', 'ignore', 'ignore'] });
  child.stdin?.on('error', () => undefined);
  return child;
}

async function startServer(folder: string): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const child = spawn(process.execPath, [path.join(folder, 'server.js')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (bytes: Buffer) => resolve(Number(bytes.toString())));
    child.once('exit', () => reject(new Error('the server ended before it was ready')));
  });
  return { child, port };
}

/** A machine that is too busy for the brainstem's loop stops the robot again and again until it has time. */
const patienceMs = 60_000;

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

function ended(child: ChildProcess): Promise<void> {
  if (isEnded(child)) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
