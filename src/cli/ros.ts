/**
 * `fieldbrain ros`: drives a ROS 2 robot through foxglove_bridge, with a brain of its own or one on a server. Until it is armed
 * it stands, and nothing is published to its motors; `arm`, `disarm`, `stop`, `clear` and `quit` are read from standard input.
 * `--list` shows the robot's topics and a config to start from. Ctrl-C ends it with zeros published.
 */
import path from 'node:path';
import process from 'node:process';
import type { Command } from 'commander';
import type { BrainPlace, ListedTopic, RosRunOptions, RosSettings } from '../bridge/ros/index.js';
import type { FieldbrainError } from '../kernel/errors.js';
import type { RunnerCounters } from '../robot/index.js';
import { readPort, readSeconds } from './arguments.js';
import { fromCommandLine, wrongArgument } from './failure.js';
import { readTextFile } from './file.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { type RobotParts, waitForEnd } from './robot.js';
import type { LocalBrain } from './ros-brain.js';
import { formatTable } from './table.js';
import { readTokenOption, tokenOption } from './token.js';
import { isLasting, type Refusal, turnedAway } from './turned-away.js';

export interface RosArguments {
  readonly bridge?: string;
  readonly config?: string;
  readonly brain?: string;
  readonly list?: boolean;
  readonly tokenFile?: string;
  readonly tls?: boolean;
  readonly tlsCa?: string;
  readonly seconds?: string;
  readonly arm?: boolean;
  readonly json?: boolean;
}

export interface RosReport {
  readonly robot: string;
  readonly seconds: number;
  /** Connections to the bridge, messages heard, and those that could not be decoded. */
  readonly bridge: { readonly connects: number; readonly messages: number; readonly malformed: number };
  readonly counters: RunnerCounters;
  /** How often each layer of the brainstem took over. */
  readonly layers: Readonly<Record<string, number>>;
}

/** What tests put in place of the process. */
export interface RosParts extends RobotParts {
  readonly watchdog?: boolean;
  readonly answerMs?: number;
}

export function register(program: Command): void {
  program
    .command('ros')
    .description('drive a ROS 2 robot through foxglove_bridge')
    .option('--bridge <url>', 'the bridge of the robot', 'ws://127.0.0.1:8765')
    .option('--config <file>', 'which topics are sensors and motors (docs/ros.md)')
    .option('--brain <host:port>', 'a brain on a server; by default one is made on this machine')
    .option('--list', 'show topics, types, and a config to start from')
    .option(...tokenOption('drive'))
    .option('--tls', 'connect to the server over TLS')
    .option('--tls-ca <file>', "the server's authority, where the system does not know it")
    .option('--seconds <count>', 'end after this many seconds')
    .option('--arm', 'arm once, after the first answer; otherwise type arm')
    .option(...jsonOption)
    .action(async (options: RosArguments) => {
      const stop = new AbortController();
      const end = (): void => stop.abort();
      process.once('SIGINT', end).once('SIGTERM', end);
      await runRos(options, processOutput(options), { signal: stop.signal, lines: process.stdin });
      process.off('SIGINT', end).off('SIGTERM', end);
      process.stdin.unref?.();
    });
}

export async function runRos(options: RosArguments, output: Output, parts: RosParts = {}): Promise<void> {
  const url = readBridge(options.bridge ?? 'ws://127.0.0.1:8765');
  if (options.list === true) {
    await list(url, output, parts);
    return;
  }
  const seconds = options.seconds === undefined ? Infinity : readSeconds('ros --seconds', options.seconds);
  if (options.config === undefined)
    throw wrongArgument(
      'ros --config',
      'missing',
      undefined,
      'a file',
      'fieldbrain ros --list shows one to start from.',
    );
  const { parseRosConfig } = await import('../bridge/ros/index.js');
  const file = options.config;
  const text = readTextFile('ros --config', file);
  const config = fromCommandLine(() => parseRosConfig(text, `ros --config ${file}`));
  const remote = options.brain === undefined ? undefined : readBrain(options);
  const note = (line: string): void => output.note(`${line.trimEnd()}\n`);
  let local: LocalBrain | undefined;
  const brain: RosRunOptions['brain'] = async (robot) => {
    if (remote !== undefined) return remote;
    const { openLocalBrain } = await import('./ros-brain.js');
    local = await openLocalBrain(config, robot, path.dirname(file), output);
    return local.place;
  };
  try {
    const report = await drive({ url, config, brain, note, armAtStart: options.arm ?? false }, seconds, parts);
    printAnswer(output, report, describeReport);
  } finally {
    await local?.close();
  }
}

async function drive(
  asked: Pick<RosRunOptions, 'url' | 'config' | 'brain' | 'note' | 'armAtStart'>,
  seconds: number,
  parts: RosParts,
): Promise<RosReport> {
  const { runRosRobot } = await import('../bridge/ros/index.js');
  const { url, config, note } = asked;
  const ended = new AbortController();
  let refusal: Refusal | undefined;
  let fault: FieldbrainError | undefined;
  const startMs = performance.now();
  const run = await runRosRobot({
    ...asked,
    onFault: (error) => {
      fault ??= error;
      ended.abort();
    },
    onTurnedAway: (detail, reason) => {
      refusal = { detail, reason };
      if (isLasting(refusal)) ended.abort();
    },
    ...(parts.watchdog === undefined ? {} : { watchdog: parts.watchdog }),
    ...(parts.answerMs === undefined ? {} : { answerMs: parts.answerMs }),
  });
  note(`${config.robot}: connected to ${url}; ${asked.armAtStart === true ? 'arming' : 'type arm to let it move'}`);
  await waitForEnd(run.runner, seconds, parts, ended.signal);
  await run.stop();
  if (fault !== undefined) throw fault;
  if (refusal !== undefined && (ended.signal.aborted || run.runner.counters.answers === 0))
    throw turnedAway('ros', 'the brain', refusal);
  const { link } = run.robot;
  return {
    robot: config.robot,
    seconds: (performance.now() - startMs) / 1000,
    bridge: { connects: link.connects, ...link.counters },
    counters: run.runner.counters,
    layers: run.runner.state.entries,
  };
}

async function list(url: string, output: Output, { answerMs }: RosParts): Promise<void> {
  const { listTopics, suggestConfig } = await import('../bridge/ros/index.js');
  const topics = await listTopics(url, answerMs);
  printAnswer(output, { bridge: url, topics, config: suggestConfig(topics) }, describeList);
}

function describeList({ topics, config }: { topics: readonly ListedTopic[]; config: RosSettings }): string {
  return [
    formatTable(
      [
        { title: 'topic', cell: ({ topic }) => topic },
        { title: 'type', cell: ({ type }) => type },
      ],
      topics,
    ),
    '',
    'A config to start from; check every limit before the robot is armed:',
    JSON.stringify(config, null, 2),
  ].join('\n');
}

function readBridge(text: string): string {
  const isAddress = URL.canParse(text) && /^wss?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
  if (isAddress) return text;
  throw wrongArgument(
    'ros --bridge',
    'not an address',
    text,
    'ws://HOST:PORT',
    'foxglove_bridge listens on port 8765.',
  );
}

function readBrain({ brain = '', tokenFile, tls, tlsCa }: RosArguments): BrainPlace {
  const match = /^(?:\[([0-9A-Fa-f:.]+)\]|([^\s:/[\]]+)):(\d{1,5})$/.exec(brain);
  if (match === null)
    throw wrongArgument(
      'ros --brain',
      'not usable',
      brain,
      'HOST:PORT',
      'fieldbrain serve listens for robots on port 9999.',
    );
  const authority = tlsCa === undefined ? undefined : Buffer.from(readTextFile('ros --tls-ca', tlsCa));
  return {
    host: match[1] ?? match[2],
    port: readPort('ros --brain', match[3]),
    ...(tokenFile === undefined ? {} : { token: readTokenOption('ros', tokenFile, 'drive').secret }),
    ...(tls === true || authority !== undefined ? { tls: authority === undefined ? {} : { authority } } : {}),
  };
}

function describeReport({ robot, seconds, bridge, counters, layers }: RosReport): string {
  const { requests, answers, lateAnswers, demonstrations } = counters;
  return [
    `${robot}: ${seconds.toFixed(1)} s; ${bridge.connects} connections to the bridge, ${bridge.messages} messages (${bridge.malformed} could not be decoded)`,
    `${requests} requests, ${answers} answers, ${lateAnswers} too late, ${demonstrations} demonstrations`,
    `emergency ${layers.emergency}, disarmed ${layers.disarmed}, stop ${layers.stop}, avoid ${layers.avoid}, brain ${layers.brain}`,
  ].join('\n');
}
