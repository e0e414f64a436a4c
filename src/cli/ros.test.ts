import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BrainServer, startBrainServer, until } from '../../test/support/brain-server.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { RosBridge } from '../../test/support/ros-bridge.js';
import { startRosWorld } from '../../test/support/ros-world.js';
import { checkRosConfig } from '../bridge/ros/index.js';
import { type RosArguments, type RosReport, runRos } from './ros.js';

const examples = path.resolve(import.meta.dirname, '../../examples');
const answerMs = 60_000;

let bridge: RosBridge;
let folder: string;
let closeWorld: (() => void) | undefined;
beforeEach(async () => {
  bridge = await RosBridge.start();
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-ros-test-'));
});
afterEach(async () => {
  closeWorld?.();
  await bridge.close();
  rmSync(folder, { recursive: true });
});

/** A config of the examples with the smallest brain. */
function small(name: string): string {
  const config = JSON.parse(readFileSync(path.join(examples, name), 'utf8')) as object;
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify({ ...config, brain: { size: 4, device: 'cpu', bankRows: 16 } }));
  return file;
}

/** Runs a config until the robot has moved, and ends it with `quit`. */
async function drive(options: RosArguments, hasMoved: () => boolean): Promise<RosReport> {
  closeWorld = startRosWorld(bridge);
  const output = recordOutput({ json: true });
  const lines = new PassThrough();
  // Asked for again and again: on a busy machine the brainstem may find its own loop too slow, and disarm.
  const asking = setInterval(() => lines.write('arm\n'), 2000);
  let failure: unknown;
  const running = runRos({ bridge: bridge.url, ...options }, output, { lines, watchdog: false, answerMs });
  running.catch((error: unknown) => {
    failure = error;
  });
  await until('moving', () => failure !== undefined || hasMoved()).finally(() => clearInterval(asking));
  lines.write('quit\n');
  await running;
  return JSON.parse(output.answers.join('')) as RosReport;
}

const messagesOf = (topic: string): Record<string, unknown>[] =>
  bridge.published.filter((one) => one.topic === topic).map(({ message }) => message);
const speedOf = (message: Record<string, unknown> | undefined): number =>
  (message?.linear as { x: number } | undefined)?.x ?? 0;

it('drives a rover with a brain of its own', async () => {
  const report = await drive({ config: small('ros-rover.json'), arm: true }, () => messagesOf('/cmd_vel').length > 10);
  expect(report.robot).toBe('rover');
  expect(report.bridge).toMatchObject({ connects: 1, malformed: 0 });
  expect(report.layers.brain).toBeGreaterThan(0);
  expect(bridge.last('/fieldbrain/state')).toBeDefined();
  expect(bridge.last('/cmd_vel')?.message).toMatchObject({ linear: { x: 0 }, angular: { z: 0 } });
});

describe('with a brain on a server', () => {
  let brain: BrainServer;
  beforeEach(async () => {
    brain = await startBrainServer();
  });
  afterEach(() => brain.close());
  const driveExample = (name: string, hasMoved: () => boolean): Promise<RosReport> =>
    drive({ config: path.join(examples, name), brain: `127.0.0.1:${brain.port}`, arm: true }, hasMoved);

  it('a rover', async () => {
    brain.brain = () => [1, 0];
    const report = await driveExample('ros-rover.json', () => speedOf(messagesOf('/cmd_vel').at(-1)) > 0.2);
    expect(report.counters.answers).toBeGreaterThan(0);
    expect(bridge.last('/cmd_vel')?.message).toMatchObject({ linear: { x: 0 }, angular: { z: 0 } });
  });

  it('an Ackermann car, with the robot’s time in its commands', async () => {
    brain.brain = () => [0.5, -1];
    bridge.stampOffsetMs = -1e11;
    const drives = () => messagesOf('/drive').map(({ drive: one }) => one as { speed: number; steering_angle: number });
    await driveExample('ros-car.json', () => (drives().at(-1)?.speed ?? 0) > 0.5);
    expect(Math.max(...drives().map(({ speed }) => speed))).toBeLessThanOrEqual(0.75);
    expect(Math.min(...drives().map((one) => one.steering_angle))).toBeGreaterThanOrEqual(Math.fround(-0.4));
    expect(drives().at(-1)).toMatchObject({ speed: 0, steering_angle: 0 });
    const { stamp, frame_id } = messagesOf('/drive')[0].header as { stamp: { sec: number }; frame_id: string };
    expect(frame_id).toBe('base_link');
    expect(Math.abs(stamp.sec - (Date.now() - 1e11) / 1000)).toBeLessThan(600);
  });

  it('an arm, which begins where it is and holds its last position', async () => {
    brain.brain = () => [1, 0, -1];
    const topic = '/forward_position_controller/commands';
    const positions = (): Float64Array[] => messagesOf(topic).map(({ data }) => data as Float64Array);
    await driveExample('ros-arm.json', () => (positions().at(-1)?.[0] ?? 0) > 0.2);
    const [first] = positions();
    const last = positions().at(-1) as Float64Array;
    // The joints stood at 0, 1 and 0.
    for (const [i, place] of [0, 1, 0].entries()) expect(Math.abs(first[i] - place)).toBeLessThan(0.1);
    expect(last[0]).toBeGreaterThan(0.2);
    expect(last[2]).toBeLessThan(0);
    expect(positions().slice(-3)).toEqual([last, last, last]);
  });
});

it('refuses a trained brain that is none, or that of another robot, before anything moves', async () => {
  closeWorld = startRosWorld(bridge);
  const configWith = (file: string): string => {
    const config = JSON.parse(readFileSync(path.join(examples, 'ros-rover.json'), 'utf8')) as object;
    const name = path.join(folder, 'trained.json');
    writeFileSync(name, JSON.stringify({ ...config, brain: { file } }));
    return name;
  };
  const refused = (config: string): Promise<string> =>
    runRos({ bridge: bridge.url, config, arm: true }, recordOutput(), { watchdog: false, answerMs }).then(
      () => 'it was not refused',
      (error: Error) => error.message,
    );
  expect(await refused(configWith('absent.safetensors'))).toMatch(/^ros config: brain\.file: not a brain .*absent/);
  const driver = path.resolve(examples, '../models/driver.safetensors');
  expect(await refused(configWith(driver))).toMatch(/got sensor .*, expected sensor laser\.0 0 to 4\)\. Train one/);
  expect(bridge.published).toEqual([]);
});

it('lists topics with a config that works', async () => {
  closeWorld = startRosWorld(bridge);
  const output = recordOutput({ json: true });
  await runRos({ bridge: bridge.url, list: true }, output, { answerMs });
  const { topics, config } = JSON.parse(output.answers.join('')) as { topics: { topic: string }[]; config: object };
  expect(topics.map(({ topic }) => topic)).toContain('/scan');
  const checked = checkRosConfig(config);
  expect(checked.sensors.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['scan', 'scan.front', 'odom.speed', 'odom.turn', 'data.turn']),
  );
  expect(checked.commands[0]).toMatchObject({ topic: '/cmd_vel', type: 'geometry_msgs/msg/Twist' });
  const text = recordOutput();
  await runRos({ bridge: bridge.url, list: true }, text, { answerMs });
  expect(text.answers.join('')).toMatch(/\/scan +sensor_msgs\/msg\/LaserScan\n/);
  // What it prints drives the robot as it is.
  const file = path.join(folder, 'listed.json');
  writeFileSync(file, JSON.stringify(config));
  const brain = await startBrainServer();
  const options = { bridge: bridge.url, config: file, brain: `127.0.0.1:${brain.port}`, seconds: '0.3' };
  const run = recordOutput({ json: true });
  await runRos(options, run, { watchdog: false, answerMs });
  expect((JSON.parse(run.answers.join('')) as RosReport).bridge.connects).toBe(1);
  await brain.close();
});

it('lists nothing of a robot without topics, and suggests the usual command', async () => {
  const output = recordOutput({ json: true });
  await runRos({ bridge: bridge.url, list: true }, output, { answerMs });
  const { topics, config } = JSON.parse(output.answers.join('')) as {
    topics: object[];
    config: { commands: object[] };
  };
  expect(topics).toEqual([]);
  expect(config.commands[0]).toMatchObject({ topic: '/cmd_vel' });
});
