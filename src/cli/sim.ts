/**
 * `fieldbrain sim --robots N --course C --connect HOST`: simulated PiCar-Xes, each with its own brainstem and its own connection,
 * against a server over the real protocol. Their worlds are shown to the server's viewers.
 */
import process from 'node:process';
import type { Command } from 'commander';
import type { RobotRunner } from '../robot/index.js';
import type { StimulusMessage } from '../server/index.js';
import type { CourseName, VectorEnvironment } from '../sim/index.js';
import type { Rooms } from '../sim/rooms.js';
import { mostSeconds } from './arguments.js';
import { CommandFailure, wrongArgument } from './failure.js';
import { readTextFile } from './file.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { describeReport, makeReport, type SimReport } from './sim-report.js';
import { readTokenOption, textOf, tokenOption } from './token.js';
import { isLasting, type Refusal, turnedAway } from './turned-away.js';

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
  readonly rooms?: string;
  readonly teach?: boolean;
  readonly speed?: string;
  readonly json?: boolean;
}

export function register(program: Command): void {
  program
    .command('sim')
    .description('drive simulated robots against a server')
    .option('--robots <number>', 'how many', '1')
    .option('--course <name>', 'empty, cluttered, corridor, line, table or maze', 'cluttered')
    .option('--connect <hosts>', 'the server; for gateways of a fleet several, as in one,two:9998', '127.0.0.1')
    .option('--port <number>', 'its port for robots', '9999')
    .option('--http-port <number>', 'its port for viewers, to show the worlds; 0 disables it', '8080')
    .option('--seed <number>', 'of where cars begin; the server recognises robots by it', '1')
    .option('--rooms <seed>', 'seed of the first room', '1')
    .option('--hz <number>', 'requests per second of each robot', '20')
    .option('--seconds <number>', 'end after this time, by the robots’ clock; until Ctrl-C by default')
    .option(
      '--speed <times>',
      'the world waits for each answer and runs at most this many times as fast as real time; 0: as fast as answers come',
    )
    .option('--teach', 'an expert tells the brains what their motors should have been (serve --demonstrations)')
    .option(...tokenOption('drive'))
    .option('--tls', 'connect over TLS')
    .option('--tls-ca <file>', "the server's authority, where the system does not know it")
    .option(
      '--rearm <seconds>',
      'arm a robot again this long after it disarmed itself, as a person would; 0: never',
      '1',
    )
    .option('--no-arm', 'stay disarmed until somebody arms the robots')
    .option(...jsonOption)
    .action(async (options: SimArguments) => void (await runSim(options, processOutput(options))));
}

export async function runSim(options: SimArguments, output: Output, signal?: AbortSignal): Promise<SimReport> {
  const { detailCode, picarxAdapter, RobotRunner: Runner } = await import('../robot/index.js');
  const { courseNames } = await import('../sim/index.js');
  const { DriveTally } = await import('../sim/drive-tally.js');
  const { Rooms } = await import('../sim/rooms.js');
  const { createSimulatedFleet } = await import('../sim/simulated-picarx.js');
  const { SteppedFleet } = await import('../sim/stepped-fleet.js');
  const { WorldPublisher } = await import('../server/world-publisher.js');
  const robots = readWhole('--robots', options.robots ?? '1', 1, 4096);
  const seed = readWhole('--seed', options.seed ?? '1', 0, 2 ** 32 - 1);
  const hz = readWhole('--hz', options.hz ?? '20', 1, 200);
  const seconds = options.seconds === undefined ? undefined : readWhole('--seconds', options.seconds, 1, mostSeconds);
  const course = courseNames.find((name) => name === (options.course ?? 'cluttered'));
  if (course === undefined)
    throw wrongArgument('sim --course', 'unknown', options.course, courseNames.join(' or '), 'Give one of these.');
  const port = readWhole('--port', options.port ?? '9999', 1, 65_535);
  const [{ host, port: firstPort }, ...others] = readServers(options.connect ?? '127.0.0.1', port);
  const httpPort = readWhole('--http-port', options.httpPort ?? '8080', 0, 65_535);
  const token = options.tokenFile === undefined ? undefined : readTokenOption('sim', options.tokenFile, 'drive');
  const authority = options.tlsCa === undefined ? undefined : Buffer.from(readTextFile('sim --tls-ca', options.tlsCa));
  const isSecure = options.tls === true || authority !== undefined;

  const speed = options.speed === undefined ? undefined : readWhole('--speed', options.speed, 0, 1000);
  const firstRoom = readWhole('--rooms', options.rooms ?? '1', 0, 2 ** 31);

  const rooms = new Rooms(robots, course, firstRoom);
  const demonstrations = options.teach === true ? await openTraining(course, firstRoom) : undefined;
  const where = demonstrations?.where ?? { worlds: rooms.worlds, roomOf: rooms.roomOf };
  const fleet = createSimulatedFleet({ robots, ...where }, seed);
  const { environment } = fleet;
  const tally = new DriveTally(environment);
  const startMs = performance.now();
  const time = { nowMs: 0 };
  const now = speed === undefined ? () => performance.now() : () => time.nowMs;
  const end = new AbortController();
  let failure: CommandFailure | undefined;
  let refusal: Refusal | undefined;
  const runners: RobotRunner[] = fleet.robots.map(
    (robot) =>
      new Runner({
        robot,
        // There is no reward during training.
        adapter: picarxAdapter({ reward: demonstrations === undefined ? 'progress' : 'none' }),
        requestMs: 1000 / hz,
        armAtStart: options.arm ?? true,
        now,
        connection: {
          host,
          port: firstPort,
          others,
          version: 3,
          stampNow: () => performance.now(),
          ...(token === undefined ? {} : { token: token.secret }),
          ...(isSecure ? { tls: authority === undefined ? {} : { authority } } : {}),
        },
        ...(demonstrations === undefined ? {} : { teach: demonstrations.teach }),
        note: (text) => output.note(`sim: ${robot.description.id}: ${text}\n`),
        onAnswer: () => stepped?.answered(),
        onRefusal: (_wire, detail) => {
          if (detail !== detailCode.demonstrationsNotTaken) return;
          failure = notTaught(host, port);
          end.abort();
        },
        onTurnedAway: (detail, reason) => {
          refusal = { detail, reason };
          if (!isLasting(refusal)) return;
          failure ??= turnedAway('sim', `${host}:${port}`, refusal);
          end.abort();
        },
      }),
  );
  const stepped =
    speed === undefined
      ? undefined
      : new SteppedFleet({
          fleet,
          runners,
          time,
          speed,
          onStep: () => {
            tally.count();
            rearm();
          },
        });
  const names = fleet.robots.map(({ description }) => description.id);
  const publisher =
    httpPort === 0
      ? undefined
      : new WorldPublisher({
          url: `${isSecure ? 'wss' : 'ws'}://${host}:${httpPort}/live`,
          ...(token === undefined ? {} : { token: textOf(token) }),
          ...(authority === undefined ? {} : { authority }),
          environment,
          robots: names,
          // Pictures cost the server time that its robots need: many robots share about a hundred a second.
          hz: Math.min(10, Math.max(1, 100 / robots)),
          stimulus: (message) => {
            // At training rooms change by themselves.
            const found = demonstrations === undefined ? disturb(message, rooms, environment, names) : undefined;
            if (found?.done === false)
              output.note(`sim: ${message.robot}: the obstacle was not put: the car is there\n`);
            if (found !== undefined) publisher?.showWhole(found.robot);
          },
        });
  const rearmMs = 1000 * readWhole('--rearm', options.rearm ?? '1', 0, 3600);
  const rearm = options.arm !== false && rearmMs > 0 ? armAgain(runners, rearmMs, now) : (): void => undefined;
  const release = endsWith(end, signal);
  try {
    if (stepped === undefined) for (const runner of runners) await runner.start();
    else await stepped.start();
    publisher?.open();
    const advance = (): void => fleet.advance(now(), () => tally.count());
    if (stepped === undefined) await runInRealTime(seconds, end.signal, advance, rearm);
    else await stepped.run(seconds ?? Number.POSITIVE_INFINITY, end.signal);
  } finally {
    release();
    publisher?.close();
    for (const runner of runners) await runner.stop();
  }
  if (failure !== undefined) throw failure;
  const realSeconds = (performance.now() - startMs) / 1000;
  const report = makeReport(runners, tally, {
    course,
    seconds: realSeconds,
    simulatedSeconds: stepped === undefined ? realSeconds : time.nowMs / 1000,
    worldsPublished: publisher?.published ?? 0,
  });
  if (report.connects === 0) throw notServed(host, port);
  if (report.answers === 0 && refusal !== undefined) throw turnedAway('sim', `${host}:${port}`, refusal);
  printAnswer(output, report, describeReport);
  return report;
}

/** A robot that was stopped stays so; one that gave up by itself is armed again after a while. */
function armAgain(runners: readonly RobotRunner[], pauseMs: number, now: () => number): () => void {
  const restedMs = new Float64Array(runners.length).fill(now());
  return () => {
    const nowMs = now();
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

function notServed(host: string, port: number): CommandFailure {
  const message = `sim: no server answered (got nothing from ${host}:${port}, expected a fieldbrain server). Start fieldbrain serve, or give --connect and --port.`;
  return new CommandFailure('no-server', message, { value: `${host}:${port}` });
}

function notTaught(host: string, port: number): CommandFailure {
  const message = `sim --teach: the server takes no demonstrations (got a refusal from ${host}:${port}, expected brain.demonstrations true there). Start it with fieldbrain serve --demonstrations.`;
  return new CommandFailure('demonstrations-not-taken', message, { value: `${host}:${port}` });
}

/** The rooms of the driving training from this seed on, and its expert. */
async function openTraining(course: CourseName, firstRoom: number) {
  const { training, trainingRooms } = await import('../behave/driving-training.js');
  const { tell } = await import('../sim/expert.js');
  const where = { worlds: trainingRooms(course, firstRoom), episodeSteps: training.terms[0].episodeSteps };
  return { where, teach: tell };
}

/** The robots run by themselves; beside them the world is moved on, until the time is up or the signal comes. */
async function runInRealTime(
  seconds: number | undefined,
  signal: AbortSignal,
  ...chores: readonly (() => void)[]
): Promise<void> {
  const clock = setInterval(() => {
    for (const chore of chores) chore();
  }, 10);
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
    if (seconds !== undefined) timer = setTimeout(resolve, 1000 * seconds);
  });
  clearTimeout(timer);
  clearInterval(clock);
}

/** Ends with Ctrl-C, SIGTERM or the caller's signal; gives what takes this back. */
function endsWith(end: AbortController, signal: AbortSignal | undefined): () => void {
  const stop = (): void => end.abort();
  process.once('SIGTERM', stop).once('SIGINT', stop);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted === true) stop();
  return () => {
    process.off('SIGTERM', stop).off('SIGINT', stop);
    signal?.removeEventListener('abort', stop);
  };
}

/** `one,two:9998`: hosts, each with a port of its own or the common one. */
function readServers(text: string, port: number): { readonly host: string; readonly port: number }[] {
  return text.split(',').map((one) => {
    const named = /^([^:[\]]+):(\d+)$/.exec(one.trim());
    if (named === null) return { host: one.trim(), port };
    return { host: named[1], port: readWhole('--connect', named[2], 1, 65_535) };
  });
}

function readWhole(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw wrongArgument(`sim ${option}`, 'out of range', text, `a whole number from ${least} to ${most}`, 'Correct it.');
}
