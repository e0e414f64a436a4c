/**
 * How long a ROS 2 rover hears commands that move it after something dies: the link, the brain or the process that drives it.
 * Real processes, real sockets, real time, as stop-trials.ts does for the PiCar-X. The bridge is in this process.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as rest } from 'node:timers/promises';
import { bundleEntries } from '../../scripts/bundle.mjs';
import { until } from './brain-server.js';
import { RosBridge } from './ros-bridge.js';
import { startRosWorld } from './ros-world.js';

export const rosDeeds = ['kill process', 'freeze process', 'kill brain', 'freeze brain', 'break link'] as const;
export type RosDeed = (typeof rosDeeds)[number];

const config = path.resolve(import.meta.dirname, '../../examples/ros-rover.json');
const patienceMs = 60_000;
const isEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

export async function bundleRos(folder: string): Promise<void> {
  await bundleEntries(
    {
      ros: 'test/support/ros-process.ts',
      brain: 'test/support/driver-process.ts',
      'watchdog-process': 'src/bridge/ros/watchdog-process.ts',
    },
    folder,
  );
}

/** Gives the milliseconds from each deed to the first zero after which nothing but zeros comes. */
export async function runRosStopTrials(folder: string, deed: RosDeed, trials: number): Promise<number[]> {
  const bridge = await RosBridge.start();
  const endWorld = startRosWorld(bridge);
  let speed = 0;
  bridge.onPublished = ({ topic, message }) => {
    if (topic === '/cmd_vel') speed = (message.linear as { x: number }).x;
    bridge.published.length = 0;
  };
  let brain = await startBrain(folder);
  let driver: ChildProcess | undefined;
  const times: number[] = [];
  try {
    for (let trial = 0; trial < trials; trial += 1) {
      if (driver === undefined || isEnded(driver)) driver = startDriver(folder, bridge.url, brain.port);
      const robot = driver;
      const ask = (): void => void robot.stdin?.write('clear\narm\n');
      // Asked for again and again: on a busy machine the brainstem may find its own loop too slow, and disarm.
      do {
        const asking = setInterval(ask, 1000);
        await until('driving', () => speed > 0.15, patienceMs).finally(() => clearInterval(asking));
        await rest(100 + 60 * Math.random());
      } while (speed === 0);
      const startMs = performance.now();
      if (deed === 'kill process') robot.kill('SIGKILL');
      else if (deed === 'freeze process') robot.kill('SIGSTOP');
      else if (deed === 'kill brain') brain.child.kill('SIGKILL');
      else if (deed === 'freeze brain') brain.child.kill('SIGSTOP');
      else bridge.cut();
      while (speed !== 0) {
        if (performance.now() - startMs > patienceMs) throw new Error(`${deed}: it still drives after 60 s`);
        await rest(1);
      }
      times.push(performance.now() - startMs);
      if (deed === 'freeze process') robot.kill('SIGCONT');
      else if (deed === 'freeze brain') brain.child.kill('SIGCONT');
      else if (deed === 'kill brain') {
        await ended(brain.child);
        await end(robot);
        brain = await startBrain(folder);
      } else if (deed === 'kill process') await ended(robot);
      // Whatever has woken, or comes late, or has come again: nothing drives on by itself.
      for (let i = 0; i < 40; i += 1) {
        await rest(5);
        if (speed !== 0) throw new Error(`${deed}: the robot drove on by itself`);
      }
    }
  } finally {
    if (driver !== undefined && !isEnded(driver)) await end(driver);
    brain.child.kill('SIGKILL');
    endWorld();
    await bridge.close();
  }
  return times;
}

function startDriver(folder: string, url: string, port: number): ChildProcess {
  const options = ['--bridge', url, '--config', config, '--brain', `127.0.0.1:${port}`, '--arm', '--json'];
  const child = spawn(process.execPath, [path.join(folder, 'ros.js'), ...options], {
    stdio: ['pipe', 'ignore', process.env.FIELDBRAIN_SHOW === undefined ? 'ignore' : 'inherit'],
  });
  child.stdin?.on('error', () => undefined);
  return child;
}

async function startBrain(folder: string): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const child = spawn(process.execPath, [path.join(folder, 'brain.js')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (bytes: Buffer) => resolve(Number(bytes.toString())));
    child.once('exit', () => reject(new Error('the brain ended before it was ready')));
  });
  return { child, port };
}

async function end(child: ChildProcess): Promise<void> {
  child.stdin?.write('quit\n');
  await ended(child);
}

function ended(child: ChildProcess): Promise<void> {
  return isEnded(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()));
}
