import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BridgeClock } from './bridge-clock.js';
import { checkRosConfig, parseRosConfig } from './config.js';
import { fieldKind, parseFieldPath, readField } from './field-path.js';
import { knownDefinitions } from './message-types.js';
import { readSensor, sensorReaders } from './sensor-reading.js';

const commands = [
  {
    topic: '/cmd_vel',
    type: 'geometry_msgs/msg/Twist',
    motors: [{ name: 'forward', path: 'linear.x', minimum: -1, maximum: 1, risePerSecond: 1 }],
  },
];

/** The values that a sensor entry makes of a message. */
function valuesOf(sensor: object, message: object): number[] {
  const { sensors } = checkRosConfig({ robot: 'r', sensors: [{ name: 's', ...sensor }], commands });
  const [reader] = sensorReaders(sensors);
  const values = new Float64Array(reader.sensors.length);
  readSensor(reader, message, values);
  return [...values];
}

const [NaN, Infinity] = [Number.NaN, Number.POSITIVE_INFINITY];
function scan(ranges: number[], angleMin = 0, increment = (2 * Math.PI) / ranges.length): object {
  return {
    ...{ angle_min: angleMin, angle_increment: increment, range_min: 0.1, range_max: 10 },
    ranges: new Float32Array(ranges),
  };
}

describe('bins of a laser scan', () => {
  const laser = { from: '/scan.ranges', bins: 2, max: 5 };

  it('take the nearest reading of each part', () => {
    expect(valuesOf(laser, scan([4, 2, 3, 1]))).toEqual([2, 1]);
    expect(valuesOf({ ...laser, reduce: 'max' }, scan([4, 2, 3, 1]))).toEqual([4, 3]);
    expect(valuesOf({ ...laser, reduce: 'mean' }, scan([4, 2, 3, 1]))).toEqual([3, 2]);
  });

  it('take nothing in range for the farthest, something too near for the nearest, and leave out what is no reading', () => {
    expect(valuesOf(laser, scan([Infinity, Infinity, NaN, 3]))).toEqual([5, 3]);
    expect(valuesOf(laser, scan([-Infinity, 4, 12, 12]))).toEqual([0, 5]);
    // Below range_min is no reading, by the message's own definition.
    expect(valuesOf(laser, scan([0, 2, 0, 0]))).toEqual([2, NaN]);
    expect(valuesOf({ ...laser, empty: 'max' }, scan([0, 2, 0, 0]))).toEqual([2, 5]);
  });

  it('look where the sector says, wherever the scan begins', () => {
    const ahead = { ...laser, sector: [-Math.PI / 2, Math.PI / 2] };
    // Ahead, left, behind, right; bins go from the right to the left.
    expect(valuesOf(ahead, scan([1, 2, 3, 4]))).toEqual([4, 1]);
    expect(valuesOf(ahead, scan([3, 4, 1, 2], -Math.PI))).toEqual([4, 1]);
    expect(valuesOf({ ...laser, bins: 1, sector: [-0.3, 0.3] }, scan([1, 2, 3, 4]))).toEqual([1]);
  });

  it('fail where there is no list', () => {
    expect(valuesOf(laser, scan([]))).toEqual([NaN, NaN]);
    expect(valuesOf(laser, {})).toEqual([NaN, NaN]);
  });
});

describe('a single field', () => {
  it('is scaled, moved and clipped, and stays NaN', () => {
    const speed = { from: '/odom.twist.linear.x', scale: 2, offset: 1, clip: [-2, 2] };
    const of = (x: unknown): number[] => valuesOf(speed, { twist: { linear: { x } } });
    expect([of(0.25), of(3), of(-9), of(NaN), of('x'), of(undefined)].flat()).toEqual([1.5, 2, -2, NaN, NaN, NaN]);
    expect(valuesOf({ from: '/flag.data', clip: [0, 1] }, { data: true })).toEqual([1]);
    expect(valuesOf({ from: '/count.data', clip: [0, 100] }, { data: 7n })).toEqual([7]);
  });

  it('is found by its name among joints, in whatever order they come', () => {
    const elbow = { from: '/joint_states.position[elbow]', clip: [-3, 3] };
    expect(valuesOf(elbow, { name: ['wrist', 'elbow'], position: [1, 2] })).toEqual([2]);
    expect(valuesOf(elbow, { name: ['elbow', 'wrist'], position: [1, 2] })).toEqual([1]);
    expect(valuesOf(elbow, { name: ['wrist'], position: [1] })).toEqual([NaN]);
  });
});

it('knows what a definition says of a path', () => {
  const kindOf = (type: string, path: string) => fieldKind(knownDefinitions(type) ?? [], parseFieldPath(path));
  expect(kindOf('nav_msgs/msg/Odometry', 'twist.twist.linear.x')).toBe('number');
  expect(kindOf('sensor_msgs/msg/LaserScan', 'ranges')).toBe('numbers');
  expect(kindOf('sensor_msgs/msg/LaserScan', 'ranges[3]')).toBe('number');
  expect(kindOf('sensor_msgs/msg/JointState', 'position[elbow]')).toBe('number');
  expect(kindOf('sensor_msgs/msg/JointState', 'name')).toEqual({ wrong: 'name is of type string' });
  expect(kindOf('sensor_msgs/msg/LaserScan', 'rangs')).toMatchObject({
    wrong: expect.stringMatching(/no field rangs/),
  });
  expect(kindOf('sensor_msgs/msg/LaserScan', 'ranges.x')).toEqual({ wrong: 'ranges has no fields' });
  expect(readField({ a: [{ b: 1 }] }, parseFieldPath('a[0].b'))).toBe(1);
});

describe('the clock of a bridge', () => {
  const at = (ms: number): bigint => BigInt(Math.round(ms * 1e6));

  it('finds lateness whatever the clocks’ offset', () => {
    for (const offset of [0, 1e12, 123.456]) {
      const clock = new BridgeClock();
      expect(clock.hear(at(1000 + offset), 1005)).toBe(0);
      expect(clock.hear(at(1100 + offset), 1105)).toBeCloseTo(0);
      expect(clock.hear(at(1200 + offset), 1605)).toBeCloseTo(400);
    }
  });

  it('forgets a jump ahead at once and a jump back within seconds', () => {
    const clock = new BridgeClock();
    const hear = (fromMs: number, toMs: number, offset: number): number[] => {
      const late: number[] = [];
      for (let ms = fromMs; ms < toMs; ms += 100) late.push(clock.hear(at(ms + offset), ms));
      return late;
    };
    expect(Math.max(...hear(0, 3000, 10_000))).toBeLessThan(1);
    expect(Math.max(...hear(3000, 6000, 20_000))).toBeLessThan(1);
    const back = hear(6000, 12_000, 5_000);
    expect(back[0]).toBeCloseTo(15_000);
    expect(back.at(-1)).toBeLessThan(1);
  });

  it('tells the robot’s time between messages', () => {
    const clock = new BridgeClock();
    clock.hear(at(5000), 100);
    expect(clock.robotTimeNs(250)).toBe(at(5150));
  });
});

describe('a config', () => {
  it('stands in the documentation as one that works', () => {
    const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/ros.md'), 'utf8');
    const [, json] = /```json\n([\s\S]*?)```/.exec(text) as RegExpExecArray;
    const config = parseRosConfig(json, 'docs/ros.md');
    expect(config.sensors[0]).toMatchObject({ bins: 12, reduce: 'min', max: 5, ageMs: 300 });
    expect(() => parseRosConfig(json.slice(1), 'docs/ros.md')).toThrow(/^docs\/ros\.md: not JSON/);
  });

  const sensors = [{ name: 's', from: '/odom.twist.x', clip: [-1, 1] }];
  const good = { robot: 'rover', sensors, commands };

  it.each([
    [{ ...good, robot: 'a b' }, 'robot: expected letters'],
    [{ ...good, speed: 1 }, 'speed: no such key'],
    [{ ...good, sensors: [] }, 'sensors'],
    [{ ...good, sensors: [{ ...sensors[0], from: 'odom' }] }, 'sensors.0.from: expected /topic.field'],
    [{ ...good, sensors: [{ name: 's', from: '/odom.x' }] }, 'sensors.0: needs clip or max'],
    [{ ...good, sensors: [{ ...sensors[0], clip: [1, -1] }] }, 'sensors.0.clip'],
    [{ ...good, sensors: [sensors[0], sensors[0]] }, 'sensors: names must differ'],
    [{ ...good, sensors: [{ ...sensors[0], ageMs: 1e9 }] }, 'sensors.0.ageMs'],
    [
      { ...good, commands: [{ ...commands[0], type: 'my_msgs/msg/Odd' }] },
      'not a message type that fieldbrain can write',
    ],
    [{ ...good, commands: [{ ...commands[0], topic: 'cmd_vel' }] }, 'commands.0.topic: not a topic'],
    [{ ...good, commands: [{ ...commands[0], topic: '/fieldbrain/state' }] }, 'commands: topics must differ'],
    [
      { ...good, commands: [{ ...commands[0], motors: [{ ...commands[0].motors[0], minimum: 0.1 }] }] },
      'zero, which stops it, must be between',
    ],
    [
      {
        ...good,
        commands: [
          { ...commands[0], motors: [{ ...commands[0].motors[0], integrate: { sensor: 'x', range: [0, 1] } }] },
        ],
      },
      'no sensor x',
    ],
    ['nonsense', 'the whole'],
  ])('is refused by the key that is wrong (%#)', (config, message) => {
    expect(() => checkRosConfig(config, 'rover.json')).toThrow(message);
    expect(() => checkRosConfig(config, 'rover.json')).toThrow(/^rover\.json: .*docs\/ros\.md/);
  });
});
