/**
 * `fieldbrain demo`: a server, its brains, simulated cars and the page in one go, on this machine alone. It needs no robot and
 * no GPU, takes the largest field that holds 20 Hz here, says and opens the address, and ends cleanly with Ctrl-C.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Command } from 'commander';
import type { BrainSnapshot } from '../brain/types.js';
import type { DeviceName } from '../device/device.js';
import type { FieldbrainServer, ServerSettings } from '../server/index.js';
import { atUsualPriority, serveAtHighPriority } from '../server/priority.js';
import type { CourseName } from '../sim/index.js';
import { readDevice, readPort, readSeconds, readWhole } from './arguments.js';
import { brainSettings, loadDriver, saveDrivers, shippedDriver } from './demo-driver.js';
import { wrongArgument } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { needFreePorts } from './ports.js';

export interface DemoArguments {
  readonly robots?: string;
  readonly course?: string;
  readonly seed?: string;
  readonly size?: string;
  readonly device?: string;
  readonly port?: string;
  readonly seconds?: string;
  readonly demonstrations?: boolean;
  readonly trained?: boolean;
  readonly brain?: string;
  readonly open?: boolean;
  readonly json?: boolean;
}

/** What is printed once everything runs. */
export interface DemoReport {
  readonly url: string;
  readonly playground: string;
  readonly foxglove: string;
  readonly robots: readonly string[];
  readonly course: CourseName;
  readonly size: number;
  readonly device: string;
  readonly demonstrations: boolean;
  /** The file that the brains come from, frozen; null where they are born here. */
  readonly brain: string | null;
  readonly pid: number;
}

/** What tests put in place of the process. */
export interface DemoParts {
  readonly signal?: AbortSignal;
  readonly openPage?: (url: string) => void;
}

const defaultPort = 8080;
const foxglovePort = 8765;
const bankRows = 512;
const mostRobots = 64;
const hangMs = 10_000;

export function register(program: Command): void {
  program
    .command('demo')
    .description('watch a simulated robot learn to drive: server, brain, simulator and page in one go')
    .option('--robots <count>', 'cars, each with a brain and a room of its own', '1')
    .option('--course <name>', 'where they drive: empty, cluttered, corridor, line, table or maze', 'cluttered')
    .option('--seed <number>', 'which rooms, and where the cars start', '1')
    .option('--size <edge>', 'edge of the field; the largest that holds 20 Hz by default')
    .option('--device <kind>', 'another device than the default')
    .option('--port <number>', `port of the page; ${defaultPort} where it is free`)
    .option('--seconds <count>', 'end after this many seconds')
    .option('--no-demonstrations', 'no expert: the brains learn by reward alone, which is far slower')
    .option('--trained', 'a driver that is already trained, frozen: it drives from the first second')
    .option('--brain <file>', 'the brain of a checkpoint, as fieldbrain train rooms --out saves it, frozen')
    .option('--no-open', 'do not open the page')
    .option(...jsonOption)
    .action(async (options: DemoArguments) => {
      const stop = new AbortController();
      const end = (): void => stop.abort();
      process.once('SIGINT', end).once('SIGTERM', end);
      const { otherThreads, serveQuietly } = await import('../server/background.js');
      serveQuietly(otherThreads());
      serveAtHighPriority();
      await runDemo(options, processOutput(options), { signal: stop.signal });
      process.off('SIGINT', end).off('SIGTERM', end);
    });
}

export async function runDemo(options: DemoArguments, output: Output, parts: DemoParts = {}): Promise<void> {
  const asked = await readDemo(options);
  const { robots, course, seed } = asked;
  await needFreePorts('demo', '127.0.0.1', [{ option: '--port', port: asked.port ?? 0, purpose: 'the page' }]);
  const { demoHz, findFittingSize } = await import('./demo-size.js');
  const { DemoFleet } = await import('./demo-fleet.js');
  const { FieldbrainServer } = await import('../server/index.js');
  const { driverMotors, driverSensors } = await import('../behave/drive-loop.js');
  const { createDefaultDevice, createDevice } = await import('../device/registry.js');
  const device = asked.device ? await createDevice(asked.device) : (await createDefaultDevice()).device;
  const closing = async (error: unknown): Promise<never> => {
    await device.close();
    throw error;
  };
  const trained = asked.brain === undefined ? undefined : await loadDriver(asked.brain, device).catch(closing);
  // A frozen brain is told nothing.
  const demonstrations = asked.demonstrations && trained === undefined;
  const brain = { sensors: driverSensors, motors: driverMotors, bankRows, demonstrations, device };
  const size =
    trained?.configuration.size ??
    asked.size ??
    (await findFittingSize(brain, robots, (text) => output.note(text))).size;
  const { kind } = device.description;
  await device.close();
  if (parts.signal?.aborted === true) return;
  const saves = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-demo-'));
  const { plainLog } = await import('./log-lines.js');
  const log = plainLog(output, 'error');
  if (trained !== undefined) await saveDrivers(trained, saves, robots, seed);
  const server = await FieldbrainServer.start(await settingsOf(asked, asked.device ?? kind, size, saves, trained), {
    log,
  });
  let fleet: Awaited<ReturnType<typeof DemoFleet.start>> | undefined;
  try {
    fleet = await DemoFleet.start({ server, robots, course, seed, demonstrations });
    const report = reportOf(server, fleet.names, asked, size);
    printAnswer(output, report, describeDemo);
    if (options.open !== false) (parts.openPage ?? openInBrowser)(report.url);
    const stopWatching = watchRate(server, demoHz, (text) => output.note(text));
    const { settleInTime } = await import('../server/background.js');
    const stopLooking = settleInTime(() => server.robots.counters.cycles);
    await waitForEnd(asked.seconds, parts.signal);
    stopWatching();
    stopLooking();
    const told = demonstrations ? `, ${fleet.demonstrations} demonstrations` : '';
    output.note(`ending: ${fleet.metres.toFixed(1)} m driven in ${server.status().cycles} cycles${told}\n`);
  } finally {
    await fleet?.close();
    await server.close();
    rmSync(saves, { recursive: true, force: true });
  }
}

interface Asked {
  readonly robots: number;
  readonly course: CourseName;
  readonly seed: number;
  readonly size: number | undefined;
  readonly device: DeviceName | undefined;
  readonly port: number | undefined;
  readonly seconds: number;
  readonly demonstrations: boolean;
  /** A checkpoint to take the brains from. */
  readonly brain: string | undefined;
}

async function readDemo(options: DemoArguments): Promise<Asked> {
  const { courseNames } = await import('../sim/index.js');
  const { sizes } = await import('../brain/options.js');
  const robots = readWhole('demo --robots', options.robots ?? '1', 1);
  if (robots > mostRobots)
    throw wrongArgument('demo --robots', 'too many', options.robots, `1 to ${mostRobots}`, 'Give fewer.');
  const course = courseNames.find((name) => name === (options.course ?? 'cluttered'));
  if (course === undefined)
    throw wrongArgument('demo --course', 'unknown', options.course, courseNames.join(' or '), 'Give one of these.');
  const size = options.size === undefined ? undefined : readWhole('demo --size', options.size, 4);
  if (size !== undefined && !sizes.some((one) => one === size))
    throw wrongArgument('demo --size', 'unknown', options.size, sizes.join(', '), 'Give one of these.');
  return {
    robots,
    course,
    seed: readWhole('demo --seed', options.seed ?? '1'),
    size,
    device: options.device === undefined ? undefined : readDevice('demo --device', options.device),
    port: options.port === undefined ? undefined : readPort('demo --port', options.port, 0),
    seconds: options.seconds === undefined ? Infinity : readSeconds('demo --seconds', options.seconds),
    demonstrations: options.demonstrations !== false,
    brain: readBrainFile(options),
  };
}

function readBrainFile({ trained = false, brain, size }: DemoArguments): string | undefined {
  if (trained && brain !== undefined)
    throw wrongArgument('demo --brain', 'given together with --trained', brain, 'one of the two', 'Leave one out.');
  if (size !== undefined && (trained || brain !== undefined))
    throw wrongArgument('demo --size', 'given with a brain that has its own', size, 'none', 'Leave it out.');
  return trained ? shippedDriver : brain;
}

async function settingsOf(
  { robots, seed, port, demonstrations }: Asked,
  device: DeviceName,
  size: number,
  saves: string,
  trained: BrainSnapshot | undefined,
): Promise<ServerSettings> {
  const { onlyWhenAsked } = await import('../server/config.js');
  return {
    robots: { port: 0 },
    monitor: { port: 0 },
    http: { port: port ?? (await freePort(defaultPort)) },
    foxglove: { port: await freePort(foxglovePort) },
    brain: {
      size: size as NonNullable<NonNullable<ServerSettings['brain']>['size']>,
      seed,
      bankRows,
      demonstrations,
      device,
      ...(trained === undefined ? {} : brainSettings(trained)),
    },
    brains: robots,
    ready: robots,
    // The folder goes with the demo, so only people save: "Load the newest save" brings back what they saved.
    checkpoints: { folder: saves, ...onlyWhenAsked },
    // Nothing moves in the world: a machine that stalls for a while is waited for, not taken for broken.
    cycle: { hangMs },
  };
}

/** The port where nobody listens on it, else any. */
async function freePort(wanted: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(0));
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => resolve(wanted)));
  });
}

function reportOf(
  server: FieldbrainServer,
  robots: readonly string[],
  { course, demonstrations, brain }: Asked,
  size: number,
): DemoReport {
  const { host } = server.config;
  const { http, foxglove } = server.ports;
  const url = `http://${host}:${http}/`;
  const device = server.robots.pools[0]?.description?.deviceName ?? '';
  return {
    url,
    playground: `${url}playground.html`,
    foxglove: `ws://${host}:${foxglove}`,
    robots,
    course,
    size,
    device,
    demonstrations: demonstrations && brain === undefined,
    brain: brain ?? null,
    pid: process.pid,
  };
}

const howTaught = 'an expert says after each cycle what the motors should have been; it never takes the wheel';

function describeDemo(report: DemoReport): string {
  const { url, playground, foxglove, robots, course, size, device, demonstrations, brain } = report;
  const learns = `Learning to drive: ${demonstrations ? howTaught : 'by reward alone'}.`;
  return [
    `${robots.length === 1 ? 'A car' : `${robots.length} cars`} in ${course} with a field of ${size}³ × 64 on ${device || 'this machine'}.`,
    brain === null ? learns : `Trained before, learning no more: ${brain}.`,
    '',
    `  page        ${url}`,
    `  playground  ${playground}`,
    `  Foxglove    ${foxglove}`,
    '',
    'Ctrl-C ends it.',
  ].join('\n');
}

const lookEveryMs = 15_000;
/** Of a period; above it the robot's rate is lost. */
const mostOfPeriod = 0.8;

/** What to say where cycles are too long for the rate; undefined where they are not. */
export function tooSlow(p50Ms: number, hz: number): string | undefined {
  if (p50Ms <= (mostOfPeriod * 1000) / hz) return undefined;
  return (
    `demo: a cycle takes ${p50Ms.toFixed(0)} ms, too long for ${hz} per second: this machine is busy, or draws the page itself. ` +
    'A smaller field is quicker: --size 16 or --size 8.'
  );
}

/** Says once, if it is so, that this machine does not keep up, and what to do about it. */
function watchRate(server: FieldbrainServer, hz: number, note: (text: string) => void): () => void {
  const timer = setInterval(() => {
    const text = tooSlow(server.status().cycleMs.p50, hz);
    if (text === undefined) return;
    clearInterval(timer);
    note(`${text}\n`);
  }, lookEveryMs);
  return () => clearInterval(timer);
}

async function waitForEnd(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted === true) return;
  await new Promise<void>((resolve) => {
    const timer = Number.isFinite(seconds) ? setTimeout(resolve, 1000 * seconds) : undefined;
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** Asks the desktop to open the page; where there is none, the address was printed. */
function openInBrowser(url: string): void {
  const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    darwin: ['open', url],
    win32: ['cmd', '/c', 'start', '', url],
  };
  const [command, ...rest] = atUsualPriority(openers[process.platform] ?? ['xdg-open', url]);
  const child = spawn(command, rest, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
