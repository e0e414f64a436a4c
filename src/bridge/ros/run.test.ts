/** A ROS 2 robot over a real server of the protocol: what it publishes, and what brings it to rest. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { type BrainServer, startBrainServer, until } from '../../../test/support/brain-server.js';
import { fakeChild } from '../../../test/support/fake-child.js';
import { startLinkProxy } from '../../../test/support/link-proxy.js';
import { RosBridge } from '../../../test/support/ros-bridge.js';
import { startServer } from '../../../test/support/test-server.js';
import type { FieldbrainError } from '../../kernel/errors.js';
import { checkRosConfig, type RosConfig, type RosRun, runRosRobot } from './index.js';

const rover = checkRosConfig(
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../examples/ros-rover.json'), 'utf8')),
);
const answerMs = 60_000;

let bridge: RosBridge;
let brain: BrainServer;
let run: RosRun | undefined;
let sending: NodeJS.Timeout | undefined;
/** Another way to the bridge than the direct one. */
let through: string | undefined;
const notes: string[] = [];
const faults: FieldbrainError[] = [];

beforeEach(async () => {
  bridge = await RosBridge.start();
  brain = await startBrainServer();
  brain.brain = () => [1, -0.5];
  through = undefined;
  notes.length = 0;
  faults.length = 0;
});
afterEach(async () => {
  clearInterval(sending);
  await run?.stop();
  run = undefined;
  await brain.close();
  await bridge.close();
});

function start(config: RosConfig = rover, waitMs = answerMs, ready = async () => {}): Promise<RosRun> {
  return runRosRobot({
    url: through ?? bridge.url,
    config,
    brain: async () => {
      await ready();
      return { host: '127.0.0.1', port: brain.port };
    },
    note: (text) => notes.push(text),
    onFault: (error) => faults.push(error),
    watchdog: false,
    answerMs: waitMs,
  });
}

const zeroVector = { x: 0, y: 0, z: 0 };
const header = { stamp: { sec: 0, nanosec: 0 }, frame_id: '' };

function scan(metres: number): object {
  const ranges = Float32Array.from({ length: 36 }, () => metres + 0.01 * Math.random());
  const angles = { angle_min: -Math.PI, angle_max: Math.PI, angle_increment: Math.PI / 18 };
  return {
    header,
    ...angles,
    time_increment: 0,
    scan_time: 0,
    range_min: 0.01,
    range_max: 10,
    ranges,
    intensities: [],
  };
}

function odometry(speed: number): object {
  const pose = { position: zeroVector, orientation: { x: 0, y: 0, z: 0, w: 1 } };
  const twist = { linear: { ...zeroVector, x: speed }, angular: zeroVector };
  const covariance = new Float64Array(36);
  return { header, child_frame_id: '', pose: { pose, covariance }, twist: { twist, covariance } };
}

/** Topics of a rover, with messages at 50 Hz until the test says otherwise. */
function offerRover(): { metres: number; isSilent: boolean; lateMs: number } {
  bridge.add('/scan', 'sensor_msgs/msg/LaserScan');
  bridge.add('/odom', 'nav_msgs/msg/Odometry');
  const world = { metres: 2, isSilent: false, lateMs: 0 };
  sending = setInterval(() => {
    if (world.isSilent) return;
    bridge.send('/scan', scan(world.metres), world.lateMs);
    bridge.send('/odom', odometry(0.1), world.lateMs);
  }, 20);
  return world;
}

function forwardOf(topic = '/cmd_vel'): number {
  const message = bridge.last(topic)?.message as { linear: { x: number } } | undefined;
  return message?.linear.x ?? Number.NaN;
}

/** Arms until something holds: on a busy machine the loop may stand still for too long, which disarms. */
async function arm(running: RosRun, holds: () => boolean = () => forwardOf() > 0.2): Promise<void> {
  await until('driving', () => {
    if (running.runner.connection.isReady && !running.runner.state.armed) running.runner.obey('arm');
    return holds();
  });
}

/** What a busy machine may do at any time. */
const busy = 'stood still|no brain|connection was lost';

/** Ten more commands, all of them zero. */
async function staysAtRest(): Promise<void> {
  const from = bridge.published.length;
  const later = (): readonly number[] =>
    bridge.published.slice(from).flatMap(({ topic, message }) => {
      const { linear, angular } = message as { linear: { x: number }; angular: { z: number } };
      return topic === '/cmd_vel' ? [linear.x, angular.z] : [];
    });
  await until('ten commands', () => later().length >= 20);
  expect(new Set(later())).toEqual(new Set([0]));
}

describe('a rover', () => {
  it('drives within its limits, says what it does, and ends with zeros', async () => {
    offerRover();
    run = await start();
    await until('an answer', () => brain.requests > 3);
    expect(bridge.last('/cmd_vel')).toBeUndefined();
    const { request } = brain.sessions[0];
    expect(request).toMatchObject({ id: 'rover', sensors: 15, motors: 2 });
    await arm(run);
    const commands = bridge.published.filter(({ topic }) => topic === '/cmd_vel');
    const [first] = commands;
    expect(first.type).toBe('geometry_msgs/msg/Twist');
    expect(forwardOf()).toBeLessThanOrEqual(0.25);
    const turns = commands.map(({ message }) => (message as { angular: { z: number } }).angular.z);
    expect(Math.min(...turns)).toBeGreaterThanOrEqual(-0.5);
    // 0.5 m/s² away from rest, over at most 100 ms.
    expect((first.message as { linear: { x: number } }).linear.x).toBeLessThanOrEqual(0.05);
    await until('its state', () => bridge.last('/fieldbrain/state') !== undefined);
    const stateOf = () => JSON.parse(String(bridge.last('/fieldbrain/state')?.message.data));
    let state = stateOf();
    await arm(run, () => {
      state = stateOf();
      return state.layer === 'brain' && state.motors.forward > 0.2;
    });
    expect(state).toMatchObject({ robot: 'rover', armed: true, stopped: false, reason: '' });
    expect(state.sensors['laser.0']).toBeGreaterThanOrEqual(2);
    await run.stop();
    run = undefined;
    const last = bridge.published.filter(({ topic }) => topic === '/cmd_vel').slice(-5);
    for (const { message } of last) expect(message).toEqual({ linear: zeroVector, angular: zeroVector });
  });

  it('is driven by either name of the protocol', async () => {
    await bridge.close();
    bridge = await RosBridge.start({ subprotocol: 'foxglove.sdk.v1' });
    offerRover();
    run = await start();
    await arm(run);
  });

  it('stands while a sensor is silent, and for an obstacle', async () => {
    const world = offerRover();
    run = await start();
    await arm(run);
    world.isSilent = true;
    await until('a stop', () => forwardOf() === 0);
    expect(run.runner.state.reason).toMatch(new RegExp(`is too old|${busy}`));
    await staysAtRest();
    world.isSilent = false;
    await arm(run);
    world.metres = 0.03;
    await until('a stop', () => forwardOf() === 0);
    await until('the reason', () => new RegExp(`below 0.05 m|${busy}`).test(run?.runner.state.reason ?? ''));
  });

  it('stops when the bridge is lost, repeats zeros when it is back, and does not drive on by itself', async () => {
    offerRover();
    run = await start();
    await arm(run);
    const links = run.robot.link.connects;
    bridge.cut();
    await until('a new link', () => (run?.robot.link.connects ?? 0) > links);
    expect(notes.join('\n')).toContain('the bridge is lost');
    await staysAtRest();
    expect(run.runner.state.armed).toBe(false);
    await arm(run);
  });

  it('stops when the brain is lost, and does not drive on by itself', async () => {
    offerRover();
    run = await start();
    await arm(run);
    brain.cut();
    await until('a stop', () => forwardOf() === 0);
    await until('the brain again', () => run?.runner.connection.isReady === true);
    await staysAtRest();
  });

  it('obeys the topic for stops, and takes rewards', async () => {
    offerRover();
    bridge.add('/fieldbrain/stop', 'std_msgs/msg/Bool');
    const rewards: (number | undefined)[] = [];
    brain.brain = (_values, _motors, reward) => {
      rewards.push(reward);
      return [1, 0];
    };
    run = await start();
    await arm(run);
    bridge.send('/fieldbrain/stop', { data: true });
    await until('an emergency', () => run?.runner.state.emergency === true);
    await staysAtRest();
    expect(run.runner.obey('arm').accepted).toBe(false);
    bridge.send('/fieldbrain/stop', { data: false });
    await until('it was cleared', () => run?.runner.state.emergency === false);
    await staysAtRest();
    await arm(run);
    // A topic that comes later is heard too.
    bridge.add('/fieldbrain/reward', 'std_msgs/msg/Float32');
    await until('a reward', () => {
      bridge.send('/fieldbrain/reward', { data: 0.75 });
      return rewards.includes(0.75);
    });
    const count = rewards.length;
    bridge.send('/fieldbrain/reward', { data: Number.NaN });
    await until('later requests', () => rewards.length > count + 5);
    expect(rewards.slice(-3)).toEqual([0, 0, 0]);
  });

  it('keeps a stop that came while its brain was made', async () => {
    offerRover();
    bridge.add('/fieldbrain/stop', 'std_msgs/msg/Bool');
    run = await start(rover, answerMs, async () => {
      // Until the bridge knows that we listen.
      await until('the stop', () => {
        bridge.send('/fieldbrain/stop', { data: true });
        return notes.includes('stop: heard before the start');
      });
    });
    expect(run.runner.state.emergency).toBe(true);
    await until('answers', () => brain.requests > 3);
    expect(run.runner.obey('arm').accepted).toBe(false);
    expect(bridge.last('/cmd_vel')).toBeUndefined();
  });

  it('takes a second command topic for demonstrations', async () => {
    offerRover();
    bridge.add('/cmd_vel_teleop', 'geometry_msgs/msg/Twist');
    const shown: number[][] = [];
    brain.brain = (_values, _motors, _reward, demonstration) => {
      if (demonstration !== undefined) shown.push([...demonstration]);
      return [0, 0];
    };
    run = await start();
    await until('a demonstration', () => {
      // Of 0.25 m/s ahead and 0.15 m/s back; of 1 rad/s.
      bridge.send('/cmd_vel_teleop', { linear: { ...zeroVector, x: -0.075 }, angular: { ...zeroVector, z: 0.25 } });
      return shown.some(([forward]) => Number.isFinite(forward));
    });
    const [forward, turn] = shown.find(([one]) => Number.isFinite(one)) as number[];
    expect([forward, turn]).toEqual([-0.5, 0.25]);
    expect(run.runner.counters.demonstrations).toBeGreaterThan(0);
    // Where nobody teaches any more, requests come without demonstrations.
    let [taught, asked] = [shown.length, brain.requests];
    await until('nobody teaches', () => {
      if (shown.length > taught) [taught, asked] = [shown.length, brain.requests];
      return brain.requests > asked + 10;
    });
  });
});

describe('a silent link', () => {
  it('is given up, and made again', async () => {
    offerRover();
    const proxy = await startLinkProxy(bridge.port);
    through = `ws://127.0.0.1:${proxy.port}`;
    run = await start();
    for (const link of proxy.links) link.silence();
    await until('a new link', () => run?.robot.link.connects === 2);
    expect(notes.join('\n')).toContain('the bridge is lost (silent for 2000 ms)');
    await run.stop();
    run = undefined;
    await proxy.close();
  });

  it('is not one that this process was too busy to hear', async () => {
    offerRover();
    run = await start();
    const { counters } = run.runner;
    await until('some loops', () => counters.loops > 5);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2600);
    const { loops } = counters;
    await until('loops again', () => counters.loops > loops + 20);
    expect(run.robot.link.connects).toBe(1);
    expect(notes.join('\n')).not.toContain('the bridge is lost');
  });
});

describe('bad messages', () => {
  it('late ones count as old, whatever the robot’s clock says', async () => {
    const world = offerRover();
    bridge.stampOffsetMs = -1e9;
    run = await start();
    await arm(run);
    const { readings, counters } = run.runner;
    const ageMs = (): number => performance.now() - readings.takenMs[0];
    world.lateMs = 1500;
    // Messages come as often as before: they are old when they come.
    await until('old messages', () => ageMs() > 1400, 30_000);
    await until('a stop', () => forwardOf() === 0);
    world.lateMs = 0;
    await arm(run);
    // A jump ahead changes nothing; a jump back stops for a while.
    bridge.stampOffsetMs += 3_600_000;
    const { loops } = counters;
    await until('some loops', () => counters.loops > loops + 10);
    await arm(run);
    bridge.stampOffsetMs -= 7_200_000;
    await until('old messages', () => ageMs() > 1400, 30_000);
    await until('a stop', () => forwardOf() === 0);
    await arm(run);
  });

  it('malformed ones stop the robot until good ones come', async () => {
    const world = offerRover();
    run = await start();
    await arm(run);
    world.isSilent = true;
    const { counters } = run.robot.link;
    const whole = bridge.bytesOf('/scan', scan(2));
    const longer = new Uint8Array(whole.length + 8);
    longer.set(whole);
    const bad = [new Uint8Array(0), new Uint8Array(3), new Uint8Array(40).fill(255), whole.subarray(0, -4), longer];
    for (const [i, data] of bad.entries()) {
      bridge.sendBytes('/scan', data);
      await until('it was found out', () => counters.malformed === i + 1, 30_000);
      await until('a stop', () => forwardOf() === 0);
    }
    expect(notes.join('\n')).toContain('ros /scan: a message cannot be decoded');
    await staysAtRest();
    world.isSilent = false;
    await arm(run);
    expect(counters.malformed).toBe(bad.length);
  });
});

it('hears ten thousand messages and acts on the newest', async () => {
  const world = offerRover();
  run = await start();
  await arm(run);
  const { counters } = run.robot.link;
  const before = counters.messages;
  world.isSilent = true;
  for (let i = 1; i <= 10_000; i += 1) {
    bridge.send('/scan', scan(i === 10_000 ? 3 : 1));
    // Its loop gets its turn, as beside a bridge in another process.
    if (i % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await until('all of them', () => counters.messages >= before + 10_000);
  await until('the newest', () => (run?.runner.readings.values[0] ?? 0) >= 3);
  expect(counters.malformed).toBe(0);
  world.isSilent = false;
  await arm(run);
});

describe('topics that do not fit', () => {
  async function refused(waitMs = answerMs): Promise<string> {
    const failure = await start(rover, waitMs).then(
      (running) => {
        run = running;
        return 'it was not refused';
      },
      (error: Error) => error.message,
    );
    expect(bridge.published).toEqual([]);
    return failure;
  }

  it('a missing topic is named, with those of the same type', async () => {
    bridge.add('/base_scan', 'sensor_msgs/msg/LaserScan');
    bridge.add('/odom', 'nav_msgs/msg/Odometry');
    expect(await refused(500)).toBe(
      'ros /scan: no such topic on the robot (got /base_scan, expected /scan). Start what publishes it, or see fieldbrain ros --list.',
    );
  });

  it('another type is named', async () => {
    bridge.add('/scan', 'sensor_msgs/msg/Imu');
    bridge.add('/odom', 'nav_msgs/msg/Odometry');
    expect(await refused()).toMatch(
      /^ros \/scan: not the topic .*\(got type sensor_msgs\/msg\/Imu, expected sensor_msgs\/msg\/LaserScan\)/,
    );
  });

  it('a schema that cannot be parsed is named', async () => {
    bridge.add('/odom', 'nav_msgs/msg/Odometry');
    bridge.add('/scan', 'sensor_msgs/msg/LaserScan', 'float32 x y $ z');
    expect(await refused()).toMatch(/^ros \/scan: the schema of sensor_msgs\/msg\/LaserScan cannot be parsed/);
  });

  it('another schema under a known name is named', async () => {
    bridge.add('/odom', 'nav_msgs/msg/Odometry');
    bridge.add('/scan', 'sensor_msgs/msg/LaserScan', 'float32 angle_min\nfloat32[] readings');
    expect(await refused()).toMatch(/^ros \/scan: .*\(got ranges: no field ranges \(it has angle_min, readings\)/);
  });

  it('a command topic with another type or other fields is named', async () => {
    offerRover();
    bridge.add('/cmd_vel', 'geometry_msgs/msg/TwistStamped');
    expect(await refused()).toMatch(/^ros \/cmd_vel: .*got type geometry_msgs\/msg\/TwistStamped/);
    bridge.remove('/cmd_vel');
    bridge.add('/cmd_vel', 'geometry_msgs/msg/Twist', 'float64 forward\nfloat64 turn');
    expect(await refused()).toMatch(/^ros \/cmd_vel: .*got other fields in geometry_msgs\/msg\/Twist/);
  });

  it('one that comes while the robot drives stops it and ends the run', async () => {
    offerRover();
    run = await start();
    await arm(run);
    bridge.add('/cmd_vel', 'geometry_msgs/msg/Twist', 'float64 forward\nfloat64 turn');
    await until('a fault', () => faults.length > 0);
    expect(faults[0].message).toMatch(/^ros \/cmd_vel/);
    await staysAtRest();
    expect(run.runner.state.emergency).toBe(true);
  });
});

describe('bridges that are none', () => {
  async function refusedBy(url: string): Promise<string> {
    const options = { config: rover, brain: () => ({ host: '127.0.0.1', port: brain.port }), watchdog: false };
    const parts = { note: () => undefined, onFault: () => undefined, answerMs: 700 };
    return runRosRobot({ ...options, ...parts, url }).then(
      () => 'it was not refused',
      (error: Error) => error.message,
    );
  }

  it('nobody listens', async () => {
    expect(await refusedBy('ws://127.0.0.1:1')).toMatch(
      /^ros ws:\/\/127\.0\.0\.1:1: no bridge to use \(got .*ECONNREFUSED/,
    );
  });

  it('one that accepts and never answers, one that speaks nonsense, one without our protocol', async () => {
    const other = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: ([first]) => first });
    await new Promise((resolve) => other.once('listening', resolve));
    const url = `ws://127.0.0.1:${(other.address() as { port: number }).port}`;
    expect(await refusedBy(url)).toMatch(/no serverInfo within 700 ms/);
    other.on('connection', (socket) => socket.send('nonsense'));
    expect(await refusedBy(url)).toMatch(/not JSON, expected the Foxglove WebSocket protocol/);
    other.options.handleProtocols = () => false;
    expect(await refusedBy(url)).toMatch(/no bridge to use \(got .*subprotocol/);
    await new Promise((resolve) => {
      for (const client of other.clients) client.terminate();
      other.close(resolve);
    });
  });

  it('our own server, whose topics are not those of ROS', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-ros-own-'));
    const server = await startServer({}, { childEntry: fakeChild(folder) });
    expect(await refusedBy(`ws://127.0.0.1:${server.ports.foxglove}`)).toMatch(/got encodings json.*, expected cdr/);
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it('one that lets nobody publish, and one of ROS 1', async () => {
    const deaf = await RosBridge.start({ capabilities: [] });
    expect(await refusedBy(deaf.url)).toMatch(/got no clientPublish/);
    await deaf.close();
    const old = await RosBridge.start({ encodings: ['ros1'] });
    expect(await refusedBy(old.url)).toMatch(/got encodings ros1, expected cdr/);
    await old.close();
  });
});
