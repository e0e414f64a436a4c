/**
 * `fieldbrain sim --robots N --course C --connect HOST`: simulated PiCar-Xes, each with its own brainstem and its own connection,
 * against a server over the real protocol. Their worlds are shown to the server's viewers.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { Command } from 'commander';
import type { RobotRunner } from '../robot/index.js';
import type { StimulusMessage } from '../server/index.js';
import type { VectorEnvironment } from '../sim/index.js';
import type { Rooms } from '../sim/rooms.js';
import { CommandFailure, wrongArgument } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';

export interface SimArguments {
  readonly robots?: string;
  readonly course?: string;
  readonly connect?: string;
  readonly port?: string;
  readonly httpPort?: string;
  readonly seed?: string;
  readonly seconds?: string;
  readonly hz?: string;
  readonly tokenFile?: string;
  readonly tls?: boolean;
  readonly tlsCa?: string;
  readonly arm?: boolean;
  readonly rearm?: string;
  readonly json?: boolean;
}

export interface SimReport {
  readonly robots: number;
  readonly course: string;
  readonly seconds: number;
  readonly connects: number;
  readonly losses: number;
  readonly requests: number;
  readonly answers: number;
  readonly lateAnswers: number;
  readonly refusals: number;
  readonly longestAnswerMs: number;
  readonly metres: number;
  readonly collisions: number;
  readonly worldsPublished: number;
}

export function register(program: Command): void {
  program
    .command('sim')
    .description('drive simulated robots against a server')
    .option('--robots <number>', 'how many', '1')
    .option('--course <name>', 'empty, cluttered, corridor, line, table or maze', 'cluttered')
    .option('--connect <host>', 'the server', '127.0.0.1')
    .option('--port <number>', 'its port for robots', '9999')
    .option('--http-port <number>', 'its port for viewers, to show the worlds; 0 shows none', '8080')
    .option('--seed <number>', 'of the worlds', '1')
    .option('--hz <number>', 'requests a second of each robot', '20')
    .option('--seconds <number>', 'end after so long; until Ctrl-C where nothing is said')
    .option('--token-file <file>', 'a file with a drive token, 64 hexadecimal digits')
    .option('--tls', 'connect over TLS')
    .option('--tls-ca <file>', "the server's authority, where the system does not know it")
    .option('--rearm <seconds>', 'arm a robot again so long after it disarmed itself, as a person would; 0: never', '1')
    .option('--no-arm', 'stay disarmed until somebody arms the robots')
    .option(...jsonOption)
    .action(async (options: SimArguments) => void (await runSim(options, processOutput(options))));
}

export async function runSim(options: SimArguments, output: Output, signal?: AbortSignal): Promise<SimReport> {
  const { picarxAdapter, readToken, RobotRunner: Runner } = await import('../robot/index.js');
  const { courseNames } = await import('../sim/index.js');
  const { Rooms } = await import('../sim/rooms.js');
  const { createSimulatedFleet } = await import('../sim/simulated-picarx.js');
  const { WorldPublisher } = await import('../server/world-publisher.js');
  const robots = readWhole('--robots', options.robots ?? '1', 1, 4096);
  const seed = readWhole('--seed', options.seed ?? '1', 0, 2 ** 32 - 1);
  const hz = readWhole('--hz', options.hz ?? '20', 1, 200);
  const seconds = options.seconds === undefined ? undefined : readWhole('--seconds', options.seconds, 1, 1e7);
  const course = courseNames.find((name) => name === (options.course ?? 'cluttered'));
  if (course === undefined)
    throw wrongArgument('sim --course', 'unknown', options.course, courseNames.join(' or '), 'Give one of these.');
  const host = options.connect ?? '127.0.0.1';
  const port = readWhole('--port', options.port ?? '9999', 1, 65_535);
  const httpPort = readWhole('--http-port', options.httpPort ?? '8080', 0, 65_535);
  const tokenText = options.tokenFile === undefined ? undefined : readFileSync(options.tokenFile, 'utf8').trim();
  const token = tokenText === undefined ? undefined : readToken('sim --token-file', tokenText);
  const authority = options.tlsCa === undefined ? undefined : readFileSync(options.tlsCa);
  const isSecure = options.tls === true || authority !== undefined;

  const rooms = new Rooms(robots, course);
  const fleet = createSimulatedFleet({ robots, worlds: rooms.worlds, roomOf: rooms.roomOf }, seed);
  const { environment } = fleet;
  const startMs = performance.now();
  const runners: RobotRunner[] = fleet.robots.map(
    (robot) =>
      new Runner({
        robot,
        adapter: picarxAdapter(),
        requestMs: 1000 / hz,
        armAtStart: options.arm ?? true,
        connection: {
          host,
          port,
          version: 3,
          ...(token === undefined ? {} : { token }),
          ...(isSecure ? { tls: authority === undefined ? {} : { authority } } : {}),
        },
        note: (text) => output.note(`sim: ${robot.description.id}: ${text}\n`),
      }),
  );
  const names = fleet.robots.map(({ description }) => description.id);
  const publisher =
    httpPort === 0
      ? undefined
      : new WorldPublisher({
          url: `${isSecure ? 'wss' : 'ws'}://${host}:${httpPort}/live`,
          ...(tokenText === undefined ? {} : { token: tokenText }),
          ...(authority === undefined ? {} : { authority }),
          environment,
          robots: names,
          // Pictures cost the server time that its robots need: many robots share about a hundred a second.
          hz: Math.min(10, Math.max(1, 100 / robots)),
          stimulus: (message) => {
            const found = disturb(message, rooms, environment, names);
            if (found?.done === false)
              output.note(`sim: ${message.robot}: the obstacle was not put: the car is there\n`);
            if (found !== undefined) publisher?.showWhole(found.robot);
          },
        });
  const rearmMs = 1000 * readWhole('--rearm', options.rearm ?? '1', 0, 3600);
  const rearm = options.arm !== false && rearmMs > 0 ? armAgain(runners, rearmMs) : (): void => undefined;
  const clock = setInterval(() => {
    fleet.advance(performance.now());
    rearm();
  }, 10);
  try {
    for (const runner of runners) await runner.start();
    publisher?.open();
    await waitForEnd(seconds, signal);
  } finally {
    clearInterval(clock);
    publisher?.close();
    for (const runner of runners) await runner.stop();
  }
  const report = makeReport(runners, environment, course, startMs, publisher?.published ?? 0);
  if (report.connects === 0) throw notServed(host, port);
  printAnswer(output, report, describeReport);
  return report;
}

/** A robot that was stopped stays so; one that gave up by itself is armed again after a while. */
function armAgain(runners: readonly RobotRunner[], pauseMs: number): () => void {
  const restedMs = new Float64Array(runners.length).fill(performance.now());
  return () => {
    const nowMs = performance.now();
    runners.forEach((runner, i) => {
      const { armed, emergency } = runner.state;
      if (armed || emergency || !runner.connection.isReady) restedMs[i] = nowMs;
      else if (nowMs - restedMs[i] > pauseMs) runner.obey('arm');
    });
  };
}

/** What viewers may do to a world: put obstacles there, take them away, and put the car somewhere. */
function disturb(
  { robot, stimulus }: StimulusMessage,
  rooms: Rooms,
  environment: VectorEnvironment,
  names: readonly string[],
): { readonly robot: number; readonly done: boolean } | undefined {
  const i = names.indexOf(robot);
  if (i < 0) return undefined;
  if (stimulus.kind === 'obstacle') return { robot: i, done: rooms.put(environment, i, stimulus) };
  if (stimulus.kind === 'clear') rooms.clear(environment, i);
  else rooms.place(environment, i, stimulus.x, stimulus.y, stimulus.heading);
  return { robot: i, done: true };
}

function makeReport(
  runners: readonly RobotRunner[],
  { fleet }: VectorEnvironment,
  course: string,
  startMs: number,
  worldsPublished: number,
): SimReport {
  const sum = (value: (runner: RobotRunner) => number): number =>
    runners.reduce((total, runner) => total + value(runner), 0);
  return {
    robots: runners.length,
    course,
    seconds: (performance.now() - startMs) / 1000,
    connects: sum(({ connection }) => connection.connects),
    losses: sum(({ counters }) => counters.losses),
    requests: sum(({ counters }) => counters.requests),
    answers: sum(({ counters }) => counters.answers),
    lateAnswers: sum(({ counters }) => counters.lateAnswers),
    refusals: sum(({ counters }) => counters.refusals),
    longestAnswerMs: Math.max(...runners.map(({ counters }) => counters.longestAnswerMs)),
    metres: fleet.metres.reduce((total, one) => total + one, 0),
    collisions: fleet.collisions.reduce((total, one) => total + one, 0),
    worldsPublished,
  };
}

function notServed(host: string, port: number): CommandFailure {
  const message = `sim: no server answered (got nothing from ${host}:${port}, expected a fieldbrain server). Start fieldbrain serve, or give --connect and --port.`;
  return new CommandFailure('no-server', message, { value: `${host}:${port}` });
}

function describeReport(report: SimReport): string {
  const { robots, course, seconds, connects, losses, requests, answers, lateAnswers, longestAnswerMs } = report;
  return [
    `${robots} robots in ${course} for ${seconds.toFixed(1)} s: ${report.metres.toFixed(1)} m, ${report.collisions} collisions`,
    `${connects} connections, ${losses} lost; ${requests} requests, ${answers} answers (longest ${longestAnswerMs.toFixed(1)} ms), ${lateAnswers} too late`,
  ].join('\n');
}

function waitForEnd(seconds: number | undefined, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (seconds !== undefined) setTimeout(resolve, 1000 * seconds);
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
    signal?.addEventListener('abort', () => resolve(), { once: true });
    if (signal?.aborted === true) resolve();
  });
}

function readWhole(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw wrongArgument(`sim ${option}`, 'out of range', text, `a whole number from ${least} to ${most}`, 'Correct it.');
}
