/**
 * The watchdog of a ROS 2 robot: a second process with its own connection to the bridge, which publishes zeros when this
 * process falls silent, dies, or has lost its own connection. A topic that holds positions needs none: a robot that hears
 * nothing more stays where it is.
 */
import { fileURLToPath } from 'node:url';
import { startWatchdog, type Watchdog } from '../../robot/client/watchdog.js';
import { wholeType } from './message-types.js';
import type { RosRobot } from './ros-robot.js';

/** What the second process is told, as JSON. */
export interface StopOrders {
  readonly url: string;
  readonly topics: readonly { readonly topic: string; readonly type: string; readonly zeroBase64: string }[];
}

const program = fileURLToPath(new URL('./watchdog-process.js', import.meta.url));

/** The messages that bring a robot to rest. Their stamps are zero, which controllers take for "now". */
export function stopOrders(robot: RosRobot, url: string): StopOrders {
  const zeros = new Float64Array(robot.description.actuators.length);
  const topics = robot.commands.flatMap((command) => {
    if (command.holdsPositions) return [];
    const zero = command.encode(zeros, 0, 0n, () => 0) ?? new Uint8Array();
    const { topic, type } = command.config;
    return [{ topic, type: wholeType(type), zeroBase64: Buffer.from(zero).toString('base64') }];
  });
  return { url, topics };
}

/** Starts it, where there is something to stop. It stops the robot too while our own connection is lost. */
export async function startRosWatchdog(
  robot: RosRobot,
  url: string,
  note: (text: string) => void,
): Promise<Watchdog | undefined> {
  const orders = stopOrders(robot, url);
  if (orders.topics.length === 0) return undefined;
  const watchdog = await startWatchdog(JSON.stringify(orders), note, program);
  return { ...watchdog, beat: () => void (robot.link.isReady && watchdog.beat(!robot.hasMoved)) };
}
