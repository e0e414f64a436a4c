/**
 * The second small process that owns the stop path of a ROS 2 robot: where the first falls silent, it publishes zeros over its
 * own connection to the bridge. When and how often is robot/client/watchdog-loop.ts.
 *
 *   node watchdog-process.js '{"url":"ws://…","topics":[{"topic":"/cmd_vel","type":"…","zeroBase64":"…"}]}'
 */
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { openOrEnd, runWatchdog, type StopPath } from '../../robot/client/watchdog-loop.js';
import { BridgeConnection } from './bridge-connection.js';
import type { StopOrders } from './watchdog.js';

/** Zeros of one stop, and the pause between them. */
const zeros = 3;
const pauseMs = 10;
const answerMs = 1000;
const againMs = 100;
/** A bridge that has not been reached for this long is gone, and so is what could be stopped. */
const goneMs = 30_000;

const { url, topics } = JSON.parse(process.argv[2] ?? '{}') as StopOrders;
let connection: BridgeConnection | undefined;
let channels: number[] = [];
let reachedMs = performance.now();
let opening: Promise<void> | undefined;

await openOrEnd(open);
const stopPath: StopPath = {
  stop: async () => {
    for (let i = 0; i < zeros; i += 1) {
      await open();
      topics.forEach(({ zeroBase64 }, at) => {
        connection?.publish(channels[at], Buffer.from(zeroBase64, 'base64'));
      });
      await pause(pauseMs);
    }
  },
  close: async () => connection?.close(),
  isGone: () => performance.now() - reachedMs > goneMs,
};
// Others may drive the robot until we have.
runWatchdog(stopPath, true);

/** Connects where there is no connection; one attempt at a time. */
function open(): Promise<void> {
  if (connection?.isOpen === true) return Promise.resolve();
  opening ??= connect().finally(() => {
    opening = undefined;
  });
  return opening;
}

async function connect(): Promise<void> {
  const host = { advertised: () => undefined, lost: () => void keepOpen() };
  connection = await BridgeConnection.open(url, host, answerMs);
  channels = topics.map(({ topic, type }) => (connection as BridgeConnection).advertise(topic, type));
  reachedMs = performance.now();
}

/** The way to the motors is opened again before it is needed. */
async function keepOpen(): Promise<void> {
  while (connection?.isOpen !== true) {
    await open().catch(() => undefined);
    await pause(againMs);
  }
}
