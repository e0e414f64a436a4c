/**
 * `fieldbrain serve`: robots connect and are driven, people watch. Every setting may come from a file, from the environment
 * or from a flag; `--set a.b=1` reaches those without a flag of their own. SIGTERM and Ctrl-C stop robots, save, and end.
 */
import process from 'node:process';
import type { Command } from 'commander';
import { exitStatus, wrongArgument } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';

export interface ServeArguments {
  readonly config?: string;
  readonly set?: readonly string[];
  readonly json?: boolean;
  readonly [flag: string]: unknown;
}

/** Flags and the settings they stand for. */
const flags: readonly (readonly [flag: string, key: string, help: string])[] = [
  ['--host <address>', 'host', 'address of every listener (127.0.0.1)'],
  ['--port <number>', 'robots.port', 'port for robots (9999)'],
  ['--monitor-port <number>', 'monitor.port', 'port of the JSON-lines monitor (9998)'],
  ['--http-port <number>', 'http.port', 'port of the page, health and metrics (8080)'],
  ['--foxglove-port <number>', 'foxglove.port', 'port for Foxglove (8765)'],
  ['--device <kind>', 'brain.device', 'cpu, cuda or webgpu; the best there is by default'],
  ['--size <edge>', 'brain.size', 'edge of the field'],
  ['--threads <number>', 'brain.threads', 'threads of the processor'],
  ['--brains <number>', 'brains', 'the most robots of one kind (8)'],
  ['--batch <number>', 'batch', 'brains that are stepped together (1; 8 suits a GPU)'],
  ['--demonstrations', 'brain.demonstrations', 'brains that robots may teach (sim --teach)'],
  [
    '--learning <way>',
    'brain.learning',
    'reward: motors learn by reward, in episodes that robots tell of (docs/learning.md)',
  ],
  ['--ready <number>', 'ready', 'brains that are made before the server is ready (1)'],
  ['--token-file <file>', 'access.tokenFile', 'lines of `role token`; without it only this machine may connect'],
  ['--insecure', 'access.insecure', 'let everybody in on an address that other machines can reach'],
  ['--allow-legacy <networks...>', 'access.allowLegacy', 'networks whose version 1 and 2 robots need no token'],
  ['--tls-cert <file>', 'access.tlsCert', 'certificate for TLS on every listener'],
  ['--tls-key <file>', 'access.tlsKey', 'its key'],
  ['--checkpoint-dir <folder>', 'checkpoints.folder', 'where brains are saved, and found again'],
  ['--record <file>', 'record', 'record everything to an MCAP file; if it exists, to the next number beside it'],
  ['--log-level <level>', 'logLevel', 'trace, debug, info, warn, error or silent (info)'],
];

export function register(program: Command): void {
  const command = program
    .command('serve')
    .description('serve brains to robots, and telemetry to people')
    .option('--config <file>', 'a JSON file with settings (docs/deploy.md#configuration)')
    .option('--set <key=value...>', 'any setting by its key, such as cycle.lateMs=100');
  for (const [flag, , help] of flags) command.option(flag, help);
  command.option(...jsonOption).action(async (options: ServeArguments) => {
    const { otherThreads, serveQuietly } = await import('../server/background.js');
    const { serveAtHighPriority } = await import('../server/priority.js');
    serveQuietly(otherThreads());
    try {
      process.exitCode = await runServe(options, processOutput(options), { raisePriority: serveAtHighPriority });
    } finally {
      // A disk that does not answer must not keep the process: what it holds up has been told.
      setTimeout(() => process.exit(), 200).unref();
    }
  });
}

/** What tests put in place of the process. */
export interface ServeParts {
  readonly signal?: AbortSignal;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Lets the process go before others (`brain.highPriority`). */
  readonly raisePriority?: () => void;
}

/** Serves until it is asked to end; gives the exit status, which is not 0 where something could not be saved. */
export async function runServe(options: ServeArguments, output: Output, parts: ServeParts = {}): Promise<number> {
  const { FieldbrainServer, readConfig } = await import('../server/index.js');
  const config = readConfig({
    ...(options.config === undefined ? {} : { file: options.config }),
    environment: parts.environment ?? process.env,
    flags: { ...readFlags(options), ...readPairs(options.set ?? []) },
    warn: (text) => output.note(`serve: ${text}\n`),
  });
  if (config.brain.highPriority) parts.raisePriority?.();
  const ended = waitForEnd(parts.signal);
  // On a terminal the log is read by a person; elsewhere by a program.
  const log = output.isTerminal ? (await import('./log-lines.js')).plainLog(output, config.logLevel) : undefined;
  const server = await FieldbrainServer.start(config, log === undefined ? {} : { log });
  const { host, record } = config;
  const { recording } = server;
  const answer = { host, ports: server.ports, pid: process.pid, ...(recording === undefined ? {} : { recording }) };
  printAnswer(output, answer, ({ ports }) =>
    [
      `robots    ${host}:${ports.robots}`,
      `page      http://${host}:${ports.http}/`,
      `foxglove  ws://${host}:${ports.foxglove}`,
      `monitor   ${host}:${ports.monitor}`,
      ...(recording === undefined
        ? []
        : [`recording ${recording}${recording === record ? '' : ` (${record} is there already)`}`]),
    ].join('\n'),
  );
  const { settleInTime } = await import('../server/background.js');
  const stopLooking = settleInTime(() => server.robots.counters.cycles);
  await ended;
  stopLooking();
  output.note('closing: robots stop, brains are saved\n');
  const lost = await server.close();
  for (const one of lost) output.note(`serve: ${one}\n`);
  return lost.length === 0 ? exitStatus.ok : exitStatus.failed;
}

function readFlags(options: ServeArguments): Record<string, unknown> {
  return Object.fromEntries(flags.map(([flag, key]) => [key, options[nameOf(flag)]]));
}

/** `--token-file <file>` → tokenFile, as commander names it. */
function nameOf(flag: string): string {
  return flag
    .slice(2)
    .split(' ')[0]
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function readPairs(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1)
        throw wrongArgument('serve --set', 'not a pair', pair, 'key=value', 'See docs/deploy.md#configuration.');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

function waitForEnd(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}
