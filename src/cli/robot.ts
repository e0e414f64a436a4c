/**
 * `fieldbrain robot`: runs a robot on this machine, a real PiCar-X or a simulated one, and connects it to a server. It
 * needs only Node. Until it is armed it stands; `arm`, `disarm`, `stop`, `clear` and `quit` are read from standard input,
 * and the server may send the same verbs. Ctrl-C ends it with the wheels at rest.
 */
import os from 'node:os';
import process from 'node:process';
import readline from 'node:readline';
import type { Command } from 'commander';
import type { Hardware, Robot, RobotRunner, RunnerCounters, Watchdog } from '../robot/index.js';
import { readPort, readSeconds, readWhole } from './arguments.js';
import { wrongArgument } from './failure.js';
import { readTextFile } from './file.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { readTokenOption, tokenOption } from './token.js';
import { isLasting, type Refusal, turnedAway } from './turned-away.js';

export interface RobotArguments {
  readonly host?: string;
  readonly port?: string;
  readonly robot?: string;
  readonly id?: string;
  readonly protocol?: string;
  readonly tokenFile?: string;
  readonly tls?: boolean;
  readonly tlsCa?: string;
  readonly course?: string;
  readonly seed?: string;
  readonly hat?: string;
  readonly seconds?: string;
  readonly arm?: boolean;
  readonly halt?: boolean;
  readonly json?: boolean;
}

export interface RobotReport {
  readonly robot: string;
  readonly seconds: number;
  readonly connects: number;
  readonly counters: RunnerCounters;
  /** How often each layer of the brainstem took over. */
  readonly layers: Readonly<Record<string, number>>;
}

/** What tests put in place of the process. */
export interface RobotParts {
  readonly signal?: AbortSignal;
  readonly lines?: NodeJS.ReadableStream;
}

export function register(program: Command): void {
  program
    .command('robot')
    .description('run a robot on this machine and connect it to a brain')
    .option('--host <name>', 'the server', '127.0.0.1')
    .option('--port <number>', 'its port for robots', '9999')
    .option('--robot <kind>', 'picarx (the real one) or sim', 'picarx')
    .option('--id <name>', 'the name by which the server recognises the robot')
    .option('--protocol <version>', '1, 2 or 3', '3')
    .option(...tokenOption('drive'))
    .option('--tls', 'connect over TLS')
    .option('--tls-ca <file>', "the server's authority, where the system does not know it")
    .option('--course <name>', 'where a simulated robot drives', 'empty')
    .option('--seed <number>', 'where it starts', '1')
    .option('--hat <place>', 'tcp:PORT for an emulated hat instead of the real one')
    .option('--seconds <count>', 'end after this many seconds')
    .option('--arm', 'arm once, after the first answer; otherwise type arm')
    .option('--halt', 'write zero to the wheels and end; for ExecStopPost')
    .option(...jsonOption)
    .action(async (options: RobotArguments) => {
      const stop = new AbortController();
      const end = (): void => stop.abort();
      process.once('SIGINT', end).once('SIGTERM', end);
      await runRobot(options, processOutput(options), { signal: stop.signal, lines: process.stdin });
      process.off('SIGINT', end).off('SIGTERM', end);
      process.stdin.unref?.();
    });
}

const loopMs = 20;

export async function runRobot(options: RobotArguments, output: Output, parts: RobotParts = {}): Promise<void> {
  if (options.halt === true) {
    await halt(options);
    printAnswer(output, { halted: true }, () => 'the wheels stand');
    return;
  }
  const { picarxAdapter, picarxDriveLimits, RobotRunner } = await import('../robot/index.js');
  const { notifySystemd } = await import('../robot/client/systemd.js');
  const version = readVersion(options.protocol ?? '3');
  const seconds = options.seconds === undefined ? Infinity : readSeconds('robot --seconds', options.seconds);
  const port = readPort('robot --port', options.port ?? '9999');
  const token = options.tokenFile === undefined ? undefined : readTokenOption('robot', options.tokenFile, 'drive');
  const host = options.host ?? '127.0.0.1';
  const note = (text: string): void => output.note(`${text.trimEnd()}\n`);
  const { robot, watchdog } = await openRobot(options, note);
  const away = new AbortController();
  let refusal: Refusal | undefined;
  const runner = new RobotRunner({
    robot,
    adapter: picarxAdapter(),
    settings: { limits: picarxDriveLimits },
    connection: {
      host,
      port,
      version,
      ...(token === undefined ? {} : { token: token.secret }),
      ...(options.tls === true || options.tlsCa !== undefined
        ? {
            tls:
              options.tlsCa === undefined
                ? {}
                : { authority: Buffer.from(readTextFile('robot --tls-ca', options.tlsCa)) },
          }
        : {}),
    },
    ...(watchdog === undefined ? {} : { watchdog }),
    loopMs,
    armAtStart: options.arm ?? false,
    note,
    onTurnedAway: (detail, reason) => {
      refusal = { detail, reason };
      if (isLasting(refusal)) away.abort();
    },
  });
  const startMs = output.nowMs();
  await runner.start();
  const endNotices = notifySystemd({ environment: process.env, loops: () => runner.counters.loops });
  await waitForEnd(runner, seconds, parts, away.signal);
  endNotices();
  await runner.stop();
  if (refusal !== undefined && (away.signal.aborted || runner.counters.answers === 0))
    throw turnedAway('robot', `${host}:${port}`, refusal);
  const report: RobotReport = {
    robot: robot.description.id,
    seconds: (output.nowMs() - startMs) / 1000,
    connects: runner.connection.connects,
    counters: runner.counters,
    layers: runner.state.entries,
  };
  printAnswer(output, report, describeReport);
}

async function openRobot(
  options: RobotArguments,
  note: (text: string) => void,
): Promise<{ robot: Robot; watchdog?: Watchdog }> {
  const id =
    options.id ?? `${options.robot ?? 'picarx'}-${os.hostname()}`.replaceAll(/[^A-Za-z0-9._-]/g, '-').slice(0, 64);
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(id))
    throw wrongArgument('robot --id', 'not a name', id, 'letters, digits, dots, dashes', 'Choose another.');
  if (options.robot === 'sim') {
    const { courseNames } = await import('../sim/index.js');
    const { createSimulatedPicarx } = await import('./robot-sim.js');
    const course = courseNames.find((name) => name === (options.course ?? courseNames[0]));
    if (course === undefined)
      throw wrongArgument('robot --course', 'unknown', options.course, courseNames.join(' or '), 'Give one of these.');
    const seed = readWhole('robot --seed', options.seed ?? '1');
    return { robot: createSimulatedPicarx({ id, course, seed, stepSeconds: loopMs / 1000 }) };
  }
  if (options.robot !== undefined && options.robot !== 'picarx')
    throw wrongArgument('robot --robot', 'unknown', options.robot, 'picarx or sim', 'Give one of these.');
  const { createPicarx, startWatchdog } = await import('../robot/index.js');
  const open = await hardwareOf(options);
  return { robot: createPicarx({ id, open }), watchdog: await startWatchdog(options.hat ?? 'picarx', note) };
}

async function hardwareOf({ hat }: RobotArguments): Promise<() => Promise<Hardware>> {
  const { openHardware, openRemoteHat } = await import('../robot/index.js');
  if (hat === undefined) return () => openHardware();
  if (!/^tcp:\d+$/.test(hat))
    throw wrongArgument('robot --hat', 'unknown', hat, 'tcp:PORT', 'Leave it out on a real robot.');
  const port = readPort('robot --hat', hat.slice(4));
  return () => openRemoteHat(port);
}

/** Zero, whatever ran before; where zero cannot be written, the motors are cut. */
async function halt(options: RobotArguments): Promise<void> {
  const { stopOrCut, stopPicarx } = await import('../robot/picarx/picarx.js');
  const hardware = await (await hardwareOf(options))();
  try {
    await stopPicarx(hardware).catch((error: unknown) => stopOrCut(hardware, error));
  } finally {
    await hardware.close();
  }
}

/** Until the time is over, a signal comes, the server has refused for good, or somebody types quit. */
export async function waitForEnd(
  runner: RobotRunner,
  seconds: number,
  { signal, lines }: RobotParts,
  refused: AbortSignal,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = Number.isFinite(seconds) ? setTimeout(finish, 1000 * seconds) : undefined;
    const reader = lines === undefined ? undefined : readline.createInterface({ input: lines });
    reader?.on('line', (line) => {
      const word = line.trim().toLowerCase();
      if (word === 'quit') finish();
      else if (word === 'arm' || word === 'disarm' || word === 'stop' || word === 'clear') runner.obey(word);
    });
    for (const one of [signal, refused]) {
      one?.addEventListener('abort', finish, { once: true });
      if (one?.aborted === true) finish();
    }
    function finish(): void {
      clearTimeout(timer);
      reader?.close();
      resolve();
    }
  });
}

function describeReport({ robot, seconds, connects, counters, layers }: RobotReport): string {
  const { loops, requests, answers, lateAnswers, losses, longestLoopMs, longestAnswerMs } = counters;
  return [
    `${robot}: ${seconds.toFixed(1)} s, ${loops} loops (longest ${longestLoopMs.toFixed(1)} ms)`,
    `${connects} connections, ${losses} lost; ${requests} requests, ${answers} answers (longest ${longestAnswerMs.toFixed(1)} ms), ${lateAnswers} too late`,
    `emergency ${layers.emergency}, disarmed ${layers.disarmed}, stop ${layers.stop}, avoid ${layers.avoid}, brain ${layers.brain}`,
  ].join('\n');
}

function readVersion(text: string): 1 | 2 | 3 {
  if (text === '1' || text === '2' || text === '3') return Number(text) as 1 | 2 | 3;
  throw wrongArgument('robot --protocol', 'unknown', text, '1, 2 or 3', 'Use 3 with servers of fieldbrain.');
}
