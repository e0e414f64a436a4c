/**
 * `fieldbrain serve`: robots connect and are driven, people watch. Every setting may come from a file, from the environment
 * or from a flag; `--set a.b=1` reaches those without a flag of their own. SIGTERM and Ctrl-C stop robots, save, and end.
 */
import process from 'node:process';
import type { Command } from 'commander';
import type { ServerConfig } from '../server/config.js';
import { exitStatus } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { needFreePorts, type WantedPort } from './ports.js';
import { readSettings, type SettingArguments, settingOptions, waitForEnd } from './settings.js';

export type ServeArguments = SettingArguments;

export function register(program: Command): void {
  const command = program.command('serve').description('serve brains to robots, and telemetry to people');
  settingOptions(command)
    .option(...jsonOption)
    .action(async (options: ServeArguments) => {
      const { otherThreads, serveQuietly } = await import('../server/background.js');
      const { serveAtHighPriority } = await import('../server/priority.js');
      const threads = otherThreads();
      const parts = { raisePriority: serveAtHighPriority, serving: () => serveQuietly(threads) };
      try {
        process.exitCode = await runServe(options, processOutput(options), parts);
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
  /** Hears that everything was started. */
  readonly serving?: () => void;
}

/** Serves until it is asked to end; gives the exit status, which is not 0 where something could not be saved. */
export async function runServe(options: ServeArguments, output: Output, parts: ServeParts = {}): Promise<number> {
  const { FieldbrainServer } = await import('../server/index.js');
  const config = await readSettings('serve', options, output, parts.environment);
  if (config.brain.highPriority) parts.raisePriority?.();
  const ended = waitForEnd(parts.signal);
  // On a terminal the log is read by a person; elsewhere by a program.
  const log = output.isTerminal ? (await import('./log-lines.js')).plainLog(output, config.logLevel) : undefined;
  const beforeBrains = (): Promise<void> => needFreePorts('serve', config.host, portsOf(config));
  const server = await FieldbrainServer.start(config, { beforeBrains, ...(log === undefined ? {} : { log }) });
  // Not before: beside busy programs a start that waits for threads that stepped back takes twice as long.
  parts.serving?.();
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
  const { catchUp, settleInTime } = await import('../server/background.js');
  const stopLooking = settleInTime(() => server.robots.counters.cycles);
  await ended;
  stopLooking();
  catchUp();
  const saves = config.checkpoints.folder !== undefined;
  output.note(
    saves
      ? 'closing: robots stop, brains are saved\n'
      : 'closing: robots stop, brains are not saved (--checkpoint-dir says where)\n',
  );
  const lost = await server.close();
  for (const one of lost) output.note(`serve: ${one}\n`);
  return lost.length === 0 ? exitStatus.ok : exitStatus.failed;
}

function portsOf({ robots, monitor, http, foxglove }: ServerConfig): WantedPort[] {
  const side = (
    option: string,
    { enabled, port }: { enabled: boolean; port: number },
    purpose: string,
  ): WantedPort[] => (enabled ? [{ option, port, purpose }] : []);
  return [
    { option: '--port', port: robots.port, purpose: 'robots' },
    ...side('--monitor-port', monitor, 'the monitor'),
    ...side('--http-port', http, 'the page'),
    ...side('--foxglove-port', foxglove, 'Foxglove'),
  ];
}
