/** Bytes of messages against CDR that was computed by hand, and schemas in both of their forms. */
import { MessageReader, MessageWriter } from '@foxglove/rosmsg2-serialization';
import { describe, expect, it } from 'vitest';
import { rosSchema } from '../../../test/support/ros-bridge.js';
import { Command } from './command.js';
import { checkRosConfig } from './config.js';
import { knownDefinitions, parseSchema, sameDefinitions } from './message-types.js';

// IEEE 754 numbers, least byte first.
const zero = '0000000000000000';
const one = '000000000000f03f';
const minusOne = '000000000000f0bf';
const half = '000000000000e03f';
const minusHalf = '000000000000e0bf';
const quarter = '000000000000d03f';
const two = '0000000000000040';
const nineAndHalf = '0000000000002340';
const littleEndian = '00010000';
/** Stamp 1 s 2 ns. */
const stamp = '0100000002000000';
const zeros = (count: number): string => zero.repeat(count);

const cases: readonly [type: string, message: object, hex: readonly string[]][] = [
  [
    'geometry_msgs/msg/Twist',
    { linear: { x: 0.25, y: 0, z: 0 }, angular: { x: 0, y: 0, z: -0.5 } },
    [littleEndian, quarter, zeros(4), minusHalf],
  ],
  [
    'sensor_msgs/msg/LaserScan',
    {
      header: { stamp: { sec: 1, nanosec: 2 }, frame_id: 'l' },
      angle_min: -1,
      angle_max: 1,
      angle_increment: 0.5,
      time_increment: 0,
      scan_time: 0.125,
      range_min: 0.25,
      range_max: 4,
      ranges: new Float32Array([1, Number.POSITIVE_INFINITY, 2]),
      intensities: new Float32Array(0),
    },
    [
      // A string counts its final zero; the floats after it begin at a multiple of four.
      ...[littleEndian, stamp, '02000000', '6c00', '0000'],
      ...['000080bf', '0000803f', '0000003f', '00000000', '0000003e', '0000803e', '00008040'],
      ...['03000000', '0000803f', '0000807f', '00000040', '00000000'],
    ],
  ],
  [
    'sensor_msgs/msg/Imu',
    {
      header: { stamp: { sec: 1, nanosec: 2 }, frame_id: '' },
      orientation: { x: 0, y: 0, z: 0, w: 1 },
      orientation_covariance: new Float64Array([-1, 0, 0, 0, 0, 0, 0, 0, 0]),
      angular_velocity: { x: 0, y: 0, z: 0.5 },
      angular_velocity_covariance: new Float64Array(9),
      linear_acceleration: { x: 0, y: 0, z: 9.5 },
      linear_acceleration_covariance: new Float64Array(9),
    },
    [
      // 13 bytes of header, then doubles at 16.
      ...[littleEndian, stamp, '01000000', '00', '000000', zeros(3), one, minusOne, zeros(8)],
      ...[zeros(2), half, zeros(9), zeros(2), nineAndHalf, zeros(9)],
    ],
  ],
  [
    'sensor_msgs/msg/JointState',
    {
      header: { stamp: { sec: 1, nanosec: 2 }, frame_id: '' },
      name: ['a', 'bc'],
      position: new Float64Array([0.5, -0.5]),
      velocity: new Float64Array([1]),
      effort: new Float64Array(0),
    },
    [
      ...[littleEndian, stamp, '01000000', '00', '000000'],
      ...['02000000', '02000000', '6100', '0000', '03000000', '626300', '00'],
      // The first doubles begin at 40, the second would at 60 and do at 64.
      ...['02000000', half, minusHalf, '01000000', '00000000', one, '00000000'],
    ],
  ],
  [
    'nav_msgs/msg/Odometry',
    {
      header: { stamp: { sec: 1, nanosec: 2 }, frame_id: 'o' },
      child_frame_id: 'b',
      pose: {
        pose: { position: { x: 1, y: 2, z: 0 }, orientation: { x: 0, y: 0, z: 0, w: 1 } },
        covariance: new Float64Array(36),
      },
      twist: {
        twist: { linear: { x: 0.25, y: 0, z: 0 }, angular: { x: 0, y: 0, z: -0.5 } },
        covariance: new Float64Array(36),
      },
    },
    [
      ...[littleEndian, stamp, '02000000', '6f00', '0000', '02000000', '6200', '0000'],
      ...[one, two, zero, zeros(3), one, zeros(36), quarter, zeros(4), minusHalf, zeros(36)],
    ],
  ],
];

describe.each(cases)('%s', (type, message, hex) => {
  const bytes = Buffer.from(hex.join(''), 'hex');

  it('is written as computed by hand', () => {
    const written = new MessageWriter(knownDefinitions(type) ?? []).writeMessage(message);
    expect(Buffer.from(written).toString('hex')).toBe(bytes.toString('hex'));
  });

  it('is read by its advertised schema', () => {
    const definitions = parseSchema({ topic: '/x', schemaName: type, schema: rosSchema(type) });
    expect(new MessageReader(definitions).readMessage(bytes)).toEqual(message);
    expect(sameDefinitions(definitions, knownDefinitions(type) ?? [])).toBe(true);
  });
});

const twistIdl = `================================================================================
IDL: geometry_msgs/msg/Twist
module geometry_msgs { module msg { struct Twist { geometry_msgs::msg::Vector3 linear; geometry_msgs::msg::Vector3 angular; }; }; };
================================================================================
IDL: geometry_msgs/msg/Vector3
module geometry_msgs { module msg { struct Vector3 { double x; double y; double z; }; }; };
`;

it('reads a schema in IDL, and finds that it says the same', () => {
  const definitions = parseSchema({
    topic: '/cmd_vel',
    schemaName: 'geometry_msgs/msg/Twist',
    schema: twistIdl,
    schemaEncoding: 'ros2idl',
  });
  expect(sameDefinitions(definitions, knownDefinitions('geometry_msgs/msg/Twist') ?? [])).toBe(true);
  const [, message, hex] = cases[0];
  expect(new MessageReader(definitions).readMessage(Buffer.from(hex.join(''), 'hex'))).toEqual(message);
});

it.each([
  ['a field more', 'geometry_msgs/Vector3 linear\ngeometry_msgs/Vector3 angular\nfloat64 extra'],
  ['another order', 'geometry_msgs/Vector3 angular\ngeometry_msgs/Vector3 linear'],
  ['another type', 'geometry_msgs/Vector3 linear\ngeometry_msgs/Vector3[] angular'],
])('sees %s under a known name', (_what, text) => {
  const schema = `${text}\n===\nMSG: geometry_msgs/Vector3\nfloat64 x\nfloat64 y\nfloat64 z\n`;
  const definitions = parseSchema({ topic: '/cmd_vel', schemaName: 'geometry_msgs/msg/Twist', schema });
  expect(sameDefinitions(definitions, knownDefinitions('geometry_msgs/msg/Twist') ?? [])).toBe(false);
});

it.each([
  ['float64 x y $', 'ros2msg', /^ros \/odd: the schema of a\/msg\/B cannot be parsed \(got Invalid literal/],
  ['c/Missing x', 'ros2msg', /^ros \/odd: .*c\/Missing/],
  ['module a { module msg { struct B { c::msg::Missing x; }; }; };', 'ros2idl', /^ros \/odd: .*Missing/],
  ['module {', 'ros2idl', /^ros \/odd: the schema of a\/msg\/B cannot be parsed/],
  ['{}', 'jsonschema', /encoding jsonschema, expected ros2msg or ros2idl/],
])('refuses the schema %j in %s and names the topic', (schema, schemaEncoding, message) => {
  expect(() => parseSchema({ topic: '/odd', schemaName: 'a/msg/B', schema, schemaEncoding })).toThrow(message);
});

function commandOf(command: object, sensors: object[] = [{ name: 's', from: '/s.data', clip: [-1, 1] }]): Command {
  return new Command(checkRosConfig({ robot: 'r', sensors, commands: [command] }).commands[0], 0);
}
const limits = { minimum: -1, maximum: 1, risePerSecond: 1 };
const hexOf = (data: Uint8Array | undefined): string => Buffer.from(data ?? []).toString('hex');

describe('a command', () => {
  it('puts motors and the robot’s time into a stamped message', () => {
    const command = commandOf({
      topic: '/drive',
      type: 'ackermann_msgs/msg/AckermannDriveStamped',
      template: { header: { frame_id: 'l' } },
      motors: [
        { name: 'speed', path: 'drive.speed', ...limits },
        { name: 'steering', path: 'drive.steering_angle', ...limits },
      ],
    });
    const data = command.encode(new Float64Array([0.25, -1]), 0, 1_000_000_002n, () => 0);
    // steering_angle, its velocity, speed, acceleration, jerk.
    const expected = [littleEndian, stamp, '02000000', '6c00', '0000', '000080bf', '00000000', '0000803e', '00000000'];
    expect(hexOf(data)).toBe([...expected, '00000000'].join(''));
  });

  it('writes a list of numbers', () => {
    const command = commandOf({
      topic: '/arm',
      type: 'std_msgs/msg/Float64MultiArray',
      template: { data: [0, 0] },
      motors: [
        { name: 'a', path: 'data[1]', ...limits },
        { name: 'b', path: 'data[0]', ...limits },
      ],
    });
    const data = command.encode(new Float64Array([1, 0.5]), 0, 0n, () => 0);
    // No dimensions, offset 0; the list at 8, its doubles at 16.
    expect(hexOf(data)).toBe([littleEndian, '00000000', '00000000', '02000000', '00000000', half, one].join(''));
  });

  it('integrates a speed to a position, from what is measured, and zero holds it', () => {
    const command = commandOf(
      {
        topic: '/joints',
        type: 'sensor_msgs/msg/JointState',
        template: { name: ['elbow'], position: [0] },
        motors: [{ name: 'elbow', path: 'position[elbow]', ...limits, integrate: { sensor: 's', range: [-0.5, 0.5] } }],
      },
      [{ name: 's', from: '/joint_states.position[elbow]', clip: [-1, 1] }],
    );
    expect(command.holdsPositions).toBe(true);
    const reader = new MessageReader<{ position: Float64Array }>(command.definitions);
    const positionOf = (speed: number, measured: number): number | undefined => {
      const data = command.encode(new Float64Array([speed]), 0.1, 0n, () => measured);
      return data && reader.readMessage(data).position[0];
    };
    expect(positionOf(1, Number.NaN)).toBeUndefined();
    expect(positionOf(1, 0.25)).toBeCloseTo(0.35);
    expect(positionOf(0, 0.1)).toBeCloseTo(0.35);
    expect(positionOf(-1, 0.1)).toBeCloseTo(0.25);
    for (let i = 0; i < 10; i += 1) positionOf(1, 0);
    expect(positionOf(1, 0)).toBe(0.5);
    command.release();
    expect(positionOf(0, -0.2)).toBeCloseTo(-0.2);
  });

  it.each([
    [{ path: 'linear.w' }, {}, 'no field w'],
    [{ path: 'linear' }, {}, 'linear is of type geometry_msgs/Vector3'],
    [{ path: 'linear.x[0]' }, {}, 'x is not a list'],
  ])('refuses the path %o', (motor, template, message) => {
    const motors = [{ name: 'm', ...limits, ...motor }];
    expect(() => commandOf({ topic: '/cmd_vel', type: 'geometry_msgs/msg/Twist', template, motors })).toThrow(message);
  });

  it.each([[{}], [{ data: [0] }]])('refuses the template %o, which has no place for the motor', (template) => {
    const motors = [{ name: 'm', path: 'data[1]', ...limits }];
    const command = { topic: '/arm', type: 'std_msgs/msg/Float64MultiArray', template, motors };
    expect(() => commandOf(command)).toThrow('ros /arm: the command cannot be written');
  });
});
