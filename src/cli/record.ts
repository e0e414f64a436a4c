/**
 * `fieldbrain record FILE`: records what a running server publishes into an MCAP file, from beside it or over the network.
 * (`fieldbrain serve --record FILE` records without a second process.) Ctrl-C, the given time, or the server's end finishes
 * the file.
 */
import process from 'node:process';
import type { Command } from 'commander';
import type { Role } from '../robot/index.js';
import { readPort, readSeconds } from './arguments.js';
import { readTextFile } from './file.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { createProgress } from './progress.js';
import { readTokenOption, textOf, tokenOption } from './token.js';

/** How commands reach a running server. */
export interface ServerPlace {
  readonly host?: string;
  readonly port?: string;
  readonly tokenFile?: string;
  readonly tls?: boolean;
  readonly tlsCa?: string;
}

export interface RecordArguments extends ServerPlace {
  readonly seconds?: string;
  readonly field?: boolean;
  readonly json?: boolean;
}

export interface RecordReport {
  readonly file: string;
  readonly seconds: number;
  /** Where there are none, no file is left either. */
  readonly messages: number;
  readonly dropped: number;
  readonly topics: Readonly<Record<string, number>>;
  readonly ended: string;
}

export function register(program: Command): void {
  placeOptions(program.command('record'), 'view')
    .description('record what a running server publishes (MCAP)')
    .argument('<file>', 'a file that does not exist yet')
    .option('--seconds <count>', 'end after this many seconds')
    .option('--no-field', 'leave the fields out')
    .option(...jsonOption)
    .action(async (file: string, options: RecordArguments) => {
      const { signal, release } = untilInterrupted();
      await runRecord(file, options, processOutput(options), { signal });
      release();
    });
}

/** The options that say where a server is. */
export function placeOptions(command: Command, role: Role): Command {
  return command
    .option('--host <name>', 'the server', '127.0.0.1')
    .option('--port <number>', 'its port for the page', '8080')
    .option(...tokenOption(role))
    .option('--tls', 'connect over TLS')
    .option('--tls-ca <file>', "the server's authority, where the system does not know it");
}

/** Where the server is, and the token for the role that a command needs there. */
export function readPlace(name: string, place: ServerPlace, role: Role) {
  return {
    host: place.host ?? '127.0.0.1',
    port: readPort(`${name} --port`, place.port ?? '8080'),
    tls: place.tls === true || place.tlsCa !== undefined,
    ...(place.tlsCa === undefined ? {} : { authority: Buffer.from(readTextFile(`${name} --tls-ca`, place.tlsCa)) }),
    ...(place.tokenFile === undefined ? {} : { token: textOf(readTokenOption(name, place.tokenFile, role)) }),
  };
}

/** A signal that comes with Ctrl-C or SIGTERM. */
export function untilInterrupted(): { readonly signal: AbortSignal; readonly release: () => void } {
  const stop = new AbortController();
  const end = (): void => stop.abort();
  process.once('SIGINT', end).once('SIGTERM', end);
  return { signal: stop.signal, release: () => void process.off('SIGINT', end).off('SIGTERM', end) };
}

/** What tests put in place of the process. */
export interface RecordParts {
  readonly signal?: AbortSignal;
}

export async function runRecord(
  file: string,
  options: RecordArguments,
  output: Output,
  { signal }: RecordParts = {},
): Promise<void> {
  const { Hub } = await import('../server/hub.js');
  const { HubRecorder, recordedField } = await import('../server/foxglove/hub-recorder.js');
  const { LiveSource } = await import('../server/foxglove/live-source.js');
  const seconds = options.seconds === undefined ? Infinity : readSeconds('record --seconds', options.seconds);
  const place = readPlace('record', options, 'view');
  const hub = new Hub();
  const withField = options.field !== false;
  const recorder = await HubRecorder.start({
    hub,
    file,
    ...(withField ? { fields: { wish: recordedField, watch: () => undefined } } : {}),
  });
  const source = await LiveSource.connect({
    hub,
    ...place,
    ...(withField ? { field: recordedField } : {}),
  }).catch(async (error: unknown) => {
    // Nothing was recorded: no file stands in the way of the next try.
    await recorder.discard();
    throw error;
  });
  const progress = createProgress(output, { label: `recording ${file}`, unit: 'messages' });
  let told = 0;
  const timer = setInterval(() => {
    progress.advance(recorder.messages - told);
    told = recorder.messages;
  }, 500);
  const startMs = output.nowMs();
  const ended = await firstEnd(source.ended, seconds, signal);
  clearInterval(timer);
  source.close();
  await source.ended;
  recorder.flush();
  await (recorder.messages === 0 ? recorder.discard() : recorder.close());
  progress.finish();
  const { messages, dropped } = recorder;
  const topics = Object.fromEntries(recorder.counts);
  const report: RecordReport = { file, seconds: (output.nowMs() - startMs) / 1000, messages, dropped, topics, ended };
  printAnswer(output, report, describeReport);
}

/** Why it ended: the time is over, somebody said so, or the server did. */
export async function firstEnd(ended: Promise<string>, seconds: number, signal?: AbortSignal): Promise<string> {
  const over = new AbortController();
  const time = new Promise<string>((resolve) => {
    const timer = Number.isFinite(seconds) ? setTimeout(() => resolve('the time is over'), 1000 * seconds) : undefined;
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    signal?.addEventListener('abort', () => resolve('interrupted'), { once: true });
    if (signal?.aborted === true) resolve('interrupted');
  });
  const reason = await Promise.race([ended, time]);
  over.abort();
  return reason;
}

function describeReport({ file, seconds, messages, dropped, topics, ended }: RecordReport): string {
  if (messages === 0) return `${file}: nothing was recorded in ${seconds.toFixed(1)} s, so there is no file (${ended})`;
  return [
    `${file}: ${messages} messages in ${seconds.toFixed(1)} s, ${dropped} dropped (${ended})`,
    ...Object.entries(topics).map(([topic, count]) => `  ${topic}  ${count}`),
    `Next: fieldbrain replay ${file}, or open it in Foxglove, Lichtblick or Rerun.`,
  ].join('\n');
}
