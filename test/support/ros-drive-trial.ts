/**
 * A taught brain drives a simulated ROS 2 rover through `fieldbrain ros`, and the same brain drives the same rover in the simulator
 * directly. Real time, a real bridge of the makers' own server; it asserts nothing.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { createBrain } from '../../src/brain/create.js';
import type { RosReport } from '../../src/cli/ros.js';
import { runRos } from '../../src/cli/ros.js';
import { checkpointOf, saveCheckpoint } from '../../src/store/index.js';
import { until } from './brain-server.js';
import { recordOutput } from './recorded-output.js';
import { RosBridge } from './ros-bridge.js';
import { driveDirectly, loopMs, roverBody, SimulatedRover } from './ros-rover.js';

export interface Driven {
  readonly metres: number;
  readonly collisions: number;
}

export interface RosDriveTrial {
  readonly seconds: number;
  readonly direct: Driven;
  readonly ros: Driven;
  /** How often it had to be armed again: a machine that stands still for more than 100 ms disarms it. */
  readonly arms: number;
  readonly report: RosReport;
}

const seed = 2;

export async function runRosDriveTrial(seconds: number): Promise<RosDriveTrial> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-ros-driving-'));
  const direct = await teachAndDrive(folder, seconds);
  const bridge = await RosBridge.start();
  const rover = new SimulatedRover(seed);
  bridge.add('/scan', 'sensor_msgs/msg/LaserScan');
  bridge.add('/odom', 'nav_msgs/msg/Odometry');
  let isArmed = false;
  bridge.onPublished = ({ topic, message }) => {
    if (topic === '/fieldbrain/state') isArmed = (JSON.parse(String(message.data)) as { armed: boolean }).armed;
    if (topic !== '/cmd_vel') return;
    rover.speed = (message.linear as { x: number }).x;
    rover.turn = (message.angular as { z: number }).z;
    bridge.published.length = 0;
  };
  // Time passes for the rover as for everybody: loops that a busy machine was late for are made up for.
  let steps = 0;
  let startMs = Number.NaN;
  const timer = setInterval(() => {
    if (isArmed && Number.isNaN(startMs)) startMs = performance.now();
    for (; steps * loopMs < performance.now() - startMs; steps += 1) rover.step();
    bridge.send('/scan', rover.scan());
    bridge.send('/odom', rover.odometry());
  }, loopMs);
  const lines = new PassThrough();
  let arms = 0;
  const arming = setInterval(() => {
    if (isArmed) return;
    arms += 1;
    lines.write('arm\n');
  }, 1000);
  const output = recordOutput({ json: true });
  const config = path.join(folder, 'rover.json');
  const parts = { lines, watchdog: false, answerMs: 60_000 };
  const running = runRos({ bridge: bridge.url, config, arm: true }, output, parts);
  await until('the drive', () => steps * loopMs >= 1000 * seconds, 1000 * (seconds + 120));
  clearInterval(arming);
  lines.write('quit\n');
  await running;
  clearInterval(timer);
  await bridge.close();
  rmSync(folder, { recursive: true });
  const report = JSON.parse(output.answers.join('')) as RosReport;
  return { seconds, direct, ros: rover.totals, arms, report };
}

/** Teaches a brain in the simulator, leaves it and its config in the folder, and gives what it drives there. */
async function teachAndDrive(folder: string, seconds: number): Promise<Driven> {
  const options = { size: 8, device: 'cpu', threads: 1, bankRows: 64, planner: false, demonstrations: true } as const;
  const brain = await createBrain({ ...roverBody, ...options, seed: 1 });
  const school = new SimulatedRover(1);
  await driveDirectly(brain, school, 200, { teach: true, restartSeconds: 20 });
  await brain.set('exploration', 0);
  await driveDirectly(brain, school, 400, { teach: true, restartSeconds: 60 });
  await brain.setLearning(false);
  const file = await saveCheckpoint(checkpointOf(await brain.save()), { folder, name: 'taught' });
  const example = readFileSync(path.resolve(import.meta.dirname, '../../examples/ros-rover.json'), 'utf8');
  const config = { ...(JSON.parse(example) as object), brain: { device: 'cpu', file: path.basename(file) } };
  writeFileSync(path.join(folder, 'rover.json'), JSON.stringify(config));
  const rover = new SimulatedRover(seed);
  await driveDirectly(brain, rover, seconds);
  await brain.close();
  return rover.totals;
}
