/**
 * What a robot offers: the topics of its bridge with their types, and a config to start from, made of those whose type is
 * known. The config is a beginning: limits are low, and a person has to look at it before anything moves.
 */
import { BridgeConnection } from './bridge-connection.js';
import type { RosSettings } from './config.js';
import { plainType, wholeType } from './message-types.js';
import type { AdvertisedChannel } from './protocol.js';

export interface ListedTopic {
  readonly topic: string;
  readonly type: string;
  readonly encoding: string;
}

/** A bridge that has said nothing new for this long has named its topics. */
const quietMs = 500;

/** Connects, hears which topics there are, and leaves. */
export async function listTopics(url: string, answerMs = 5000): Promise<ListedTopic[]> {
  let heardMs = performance.now();
  let isLost = false;
  const connection = await BridgeConnection.open(
    url,
    {
      advertised: () => {
        heardMs = performance.now();
      },
      lost: () => {
        isLost = true;
      },
    },
    answerMs,
  );
  heardMs = performance.now();
  while (!isLost && performance.now() - heardMs < quietMs) await new Promise((resolve) => setTimeout(resolve, 20));
  const channels: AdvertisedChannel[] = [...connection.channels.values()];
  await connection.close();
  return channels
    .map(({ topic, schemaName, encoding }) => ({ topic, type: wholeType(schemaName), encoding }))
    .sort((a, b) => (a.topic < b.topic ? -1 : 1));
}

type SensorSettings = RosSettings['sensors'][number];
type CommandSettings = RosSettings['commands'][number];

/** A config to start from. */
export function suggestConfig(topics: readonly ListedTopic[]): RosSettings {
  const names = new Set<string>();
  const sensors = topics.flatMap(({ topic, type }) => sensorsOf(topic, type, uniqueName(topic, names)));
  const command = topics.map(({ topic, type }) => commandOf(topic, type)).find((one) => one !== undefined);
  return {
    robot: 'robot',
    sensors: sensors.slice(0, 32),
    commands: [command ?? twist('/cmd_vel', 'geometry_msgs/msg/Twist', '')],
  };
}

function uniqueName(topic: string, names: Set<string>): string {
  const base = (topic.split('/').at(-1) ?? '').replaceAll(/[^A-Za-z0-9_]/g, '').replace(/^[^A-Za-z]+/, '') || 'topic';
  let name = base.slice(0, 40);
  for (let i = 2; names.has(name); i += 1) name = `${base.slice(0, 40)}${i}`;
  names.add(name);
  return name;
}

/** Topics of commands and of other tools are no sensors, whatever their type. */
function sensorsOf(topic: string, type: string, name: string): SensorSettings[] {
  const field = (part: string, path: string, clip: [number, number], unit: string): SensorSettings => ({
    ...{ name: `${name}.${part}`, from: `${topic}.${path}`, type, clip, unit },
  });
  switch (plainType(type)) {
    case 'sensor_msgs/LaserScan': {
      const sector: [number, number] = [-1.5708, 1.5708];
      const scan = { from: `${topic}.ranges`, type, max: 5, unit: 'm' };
      return [
        { name, ...scan, bins: 12, sector },
        { name: `${name}.front`, ...scan, bins: 1, sector: [-0.3, 0.3], safety: 'distance' },
      ];
    }
    case 'sensor_msgs/Range':
      return [{ name, from: `${topic}.range`, type, max: 4, unit: 'm', safety: 'distance' }];
    case 'nav_msgs/Odometry':
      return [
        field('speed', 'twist.twist.linear.x', [-1, 1], 'm/s'),
        field('turn', 'twist.twist.angular.z', [-2, 2], 'rad/s'),
      ];
    case 'sensor_msgs/Imu':
      return [
        field('turn', 'angular_velocity.z', [-3, 3], 'rad/s'),
        field('ahead', 'linear_acceleration.x', [-10, 10], 'm/s²'),
      ];
    case 'sensor_msgs/JointState':
      return [field('first', 'position[0]', [-3.15, 3.15], 'rad')];
    case 'sensor_msgs/BatteryState':
      return [field('charge', 'percentage', [0, 1], '')];
    default:
      return [];
  }
}

function commandOf(topic: string, type: string): CommandSettings | undefined {
  if (!/cmd|command|drive/.test(topic)) return undefined;
  switch (plainType(type)) {
    case 'geometry_msgs/Twist':
      return twist(topic, type, '');
    case 'geometry_msgs/TwistStamped':
      return twist(topic, type, 'twist.');
    case 'ackermann_msgs/AckermannDriveStamped':
      return {
        topic,
        type,
        motors: [
          {
            name: 'speed',
            path: 'drive.speed',
            minimum: -0.2,
            maximum: 0.4,
            risePerSecond: 0.5,
            unit: 'm/s',
            safety: 'wheel',
          },
          {
            name: 'steering',
            path: 'drive.steering_angle',
            minimum: -0.4,
            maximum: 0.4,
            risePerSecond: 2,
            unit: 'rad',
          },
        ],
      };
    default:
      return undefined;
  }
}

function twist(topic: string, type: string, under: string): CommandSettings {
  const forward = { minimum: -0.1, maximum: 0.2, risePerSecond: 0.4, unit: 'm/s', safety: 'wheel' } as const;
  const turn = { minimum: -0.8, maximum: 0.8, risePerSecond: 2, unit: 'rad/s' };
  return {
    topic,
    type,
    motors: [
      { name: 'forward', path: `${under}linear.x`, ...forward },
      { name: 'turn', path: `${under}angular.z`, ...turn },
    ],
  };
}
