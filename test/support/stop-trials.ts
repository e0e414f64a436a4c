/**
 * How long an emulated PiCar-X keeps its wheels turning after something dies: the server, the link or the brainstem. Real
 * processes, real sockets, real time. Each trial starts driving, does the deed at a random moment and waits for rest.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { createEmulatedHat, serveHat } from '../../src/robot/index.js';
import { startBrainServer, until } from './brain-server.js';
import { bundleEntries } from './bundle-entry.js';

export const deeds = ['kill brainstem', 'freeze brainstem', 'freeze server', 'cut link'] as const;
export type Deed = (typeof deeds)[number];

export async function bundleRobot(folder: string): Promise<void> {
  await bundleEntries(
    {
      robot: 'test/support/robot-process.ts',
      'watchdog-process': 'src/robot/client/watchdog-process.ts',
    },
    folder,
  );
}

/** Gives the milliseconds from each deed to wheels at rest. */
export async function runStopTrials(folder: string, deed: Deed, trials: number): Promise<number[]> {
  const hat = createEmulatedHat();
  const served = await serveHat(hat);
  const server = await startBrainServer();
  server.brain = () => [1, 0, 0, 0];
  const wobble = setInterval(() => {
    hat.distance = 1 + 0.01 * Math.random();
    for (let i = 0; i < 3; i += 1) hat.analogue[i] = 400 + Math.floor(50 * Math.random());
  }, 5);
  const times: number[] = [];
  let child: ChildProcess | undefined;
  try {
    for (let trial = 0; trial < trials; trial += 1) {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null)
        child = startDriving(folder, served.port, server.port);
      else child.stdin?.write('clear\narm\n');
      // Asked for again and again: on a busy machine the brainstem may find its own loop too slow, and disarm.
      const driver = child;
      const asking = setInterval(() => driver.stdin?.write('clear\narm\n'), 1000);
      await until('driving', () => hat.wheels()[0] > 20).finally(() => clearInterval(asking));
      // At any moment of the loop, and once no word of ours is on its way any more.
      await new Promise((resolve) => setTimeout(resolve, 100 + 60 * Math.random()));
      const startMs = performance.now();
      if (deed === 'kill brainstem') child.kill('SIGKILL');
      else if (deed === 'freeze brainstem') child.kill('SIGSTOP');
      else if (deed === 'freeze server') server.brain = undefined;
      else server.cut();
      while (hat.wheels().some((wheel) => wheel !== 0)) {
        if (performance.now() - startMs > 10_000) throw new Error(`${deed}: the wheels still turn after 10 s`);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      times.push(performance.now() - startMs);
      if (deed === 'freeze brainstem') {
        child.kill('SIGCONT');
        // A frozen brainstem that wakes must not drive on.
        for (let i = 0; i < 40; i += 1) {
          await new Promise((resolve) => setTimeout(resolve, 5));
          if (hat.wheels().some((wheel) => wheel !== 0)) throw new Error('the robot drove on after the freeze');
        }
      }
      if (deed === 'kill brainstem') await ended(child);
      if (deed === 'freeze server') {
        server.brain = () => [1, 0, 0, 0];
        for (const session of server.sessions) session.answer([1, 0, 0, 0]);
      }
      const before = server.requests;
      if (deed !== 'kill brainstem') await until('the next request', () => server.requests > before + 1);
    }
  } finally {
    clearInterval(wobble);
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      child.stdin?.write('quit\n');
      await ended(child);
    }
    served.close();
    await server.close();
  }
  return times;
}

function startDriving(folder: string, hatPort: number, port: number): ChildProcess {
  const program = path.join(folder, 'robot.js');
  const options = ['--hat', `tcp:${hatPort}`, '--port', String(port), '--id', 'car', '--arm', '--json'];
  const child = spawn(process.execPath, [program, ...options], { stdio: ['pipe', 'ignore', 'ignore'] });
  child.stdin?.on('error', () => undefined);
  return child;
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
