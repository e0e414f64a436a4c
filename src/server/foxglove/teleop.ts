/**
 * Driving from a viewer: a published message becomes motor values. `/<robot>/cmd_vel` takes a twist as the Teleop panel
 * publishes it, as JSON; `/<robot>/motors` takes the values themselves; with one robot its name may be left out. Whether the
 * sender may drive is not decided here.
 */
import * as z from 'zod';
import type { ChannelInfo, RobotInfo } from '../telemetry.js';
import { topicName } from './topics.js';
import type { ClientChannel } from './viewer.js';

const axis = z.object({ x: z.number().default(0), y: z.number().default(0), z: z.number().default(0) });
const twistMessage = z.object({ linear: axis.optional(), angular: axis.optional() });
const motorsMessage = z.object({ motors: z.array(z.number()).max(64) });

export interface Wish {
  readonly robot: string;
  readonly motors: readonly number[];
}

/** What a published message wants of a robot. Throws a text for the sender where it wants nothing that can be done. */
export function readWish(channel: ClientChannel, data: Uint8Array, robots: readonly RobotInfo[]): Wish {
  const { topic, encoding } = channel;
  if (encoding !== 'json') throw new Error(`${topic} is ${encoding}, expected json. Advertise it as json.`);
  const match = /^(?:\/([^/]+))?\/(cmd_vel|motors)$/.exec(topic);
  const named = robots.filter((one) => match?.[1] === undefined || topicName(one.robot) === match[1]);
  if (match === null || named.length !== 1)
    throw new Error(`${topic} drives nothing. Publish to /ROBOT/cmd_vel or /ROBOT/motors.`);
  const [{ robot, motors }] = named;
  const json = JSON.parse(new TextDecoder().decode(data)) as unknown;
  if (match[2] === 'motors') {
    const wish = motorsMessage.parse(json).motors;
    if (wish.length !== motors.length)
      throw new Error(`${topic}: ${wish.length} values, expected ${motors.length}: ${namesOf(motors)}.`);
    return { robot, motors: wish.map(limit) };
  }
  const { linear, angular } = twistMessage.parse(json);
  return { robot, motors: motorsOfTwist(motors, linear?.x ?? 0, angular?.z ?? 0) };
}

/**
 * A twist as motor values: wheels go forward, steering turns. A twist turns to the left where it is positive, a robot's
 * steering to the right. Names come before the role in safety, for some robots turn by a wheel.
 */
export function motorsOfTwist(motors: readonly ChannelInfo[], forward: number, left: number): number[] {
  const values = motors.map(({ name, safety }) => {
    if (name === 'turn' || name === 'steering') return limit(-left);
    if (safety === 'wheel') return limit(forward);
    return safety === 'steering' ? limit(-left) : undefined;
  });
  if (values.every((one) => one === undefined))
    throw new Error(`A twist moves none of its motors (${namesOf(motors)}). Publish to /ROBOT/motors.`);
  return values.map((one) => one ?? 0);
}

function limit(value: number): number {
  // Adding zero makes a plain zero of a negative one.
  return Math.max(-1, Math.min(1, value)) + 0;
}

function namesOf(motors: readonly ChannelInfo[]): string {
  return motors.map((one) => one.name).join(', ');
}
