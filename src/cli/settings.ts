/**
 * Settings of a server on the command line: from a file, from the environment, from flags, and by key with `--set`. `serve`,
 * `gateway` and `worker` share them, each with the flags that mean something there.
 */
import process from 'node:process';
import type { Command } from 'commander';
import type { ServerConfig } from '../server/index.js';
import { wrongArgument } from './failure.js';
import type { Output } from './output.js';

export interface SettingArguments {
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
  ['--device <name>', 'brain.device', 'cpu, cuda, cuda:1 or webgpu; the best there is by default'],
  ['--gpus <numbers>', 'gpus', 'spread brains over these GPUs: all, or numbers such as 0,2'],
  ['--size <edge>', 'brain.size', 'edge of the field'],
  ['--threads <number>', 'brain.threads', 'threads of the processor'],
  ['--brains <number>', 'brains', 'the most robots of one kind (8)'],
  ['--batch <number>', 'batch', 'brains that are stepped together (1; 8 suits a GPU)'],
  ['--demonstrations', 'brain.demonstrations', 'brains that robots may teach (sim --teach)'],
  [
    '--learning <way>',
    'brain.learning',
    'reward: motors learn by reward, in episodes that robots report (docs/learning.md)',
  ],
  ['--ready <number>', 'ready', 'brains that are made before the server is ready (1; a worker: all)'],
  ['--token-file <file>', 'access.tokenFile', 'lines of `role token`; without it only this machine may connect'],
  ['--insecure', 'access.insecure', 'let everybody in on an address that other machines can reach'],
  ['--allow-legacy <networks...>', 'access.allowLegacy', 'networks whose version 1 and 2 robots need no token'],
  ['--tls-cert <file>', 'access.tlsCert', 'certificate for TLS on every listener'],
  ['--tls-key <file>', 'access.tlsKey', 'its key'],
  ['--checkpoint-dir <folder>', 'checkpoints.folder', 'where brains are saved, and found again'],
  ['--record <file>', 'record', 'record everything to an MCAP file; if it exists, to the next number beside it'],
  ['--log-level <level>', 'logLevel', 'trace, debug, info, warn, error or silent (info)'],
];

/** Adds the flags for settings whose keys are chosen; all by default. */
export function settingOptions(command: Command, isChosen: (key: string) => boolean = () => true): Command {
  command
    .option('--config <file>', 'a JSON file with settings (docs/deploy.md#configuration)')
    .option('--set <key=value...>', 'any setting by its key, such as cycle.lateMs=100');
  for (const [flag, key, help] of flags) if (isChosen(key)) command.option(flag, help);
  return command;
}

/** The checked configuration. `fixed` goes before what was given, `usual` behind. */
export async function readSettings(
  place: string,
  options: SettingArguments,
  output: Output,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  {
    usual = {},
    fixed = {},
  }: { readonly usual?: Record<string, unknown>; readonly fixed?: Record<string, unknown> } = {},
): Promise<ServerConfig> {
  const { readConfig } = await import('../server/index.js');
  const given = Object.entries(readFlags(options)).filter(([, value]) => value !== undefined);
  return readConfig({
    ...(options.config === undefined ? {} : { file: options.config }),
    environment,
    flags: { ...usual, ...Object.fromEntries(given), ...readPairs(place, options.set ?? []), ...fixed },
    warn: (text) => output.note(`${place}: ${text}\n`),
  });
}

function readFlags(options: SettingArguments): Record<string, unknown> {
  return Object.fromEntries(flags.map(([flag, key]) => [key, options[nameOf(flag)]]));
}

/** `--token-file <file>` → tokenFile, as commander names it. */
function nameOf(flag: string): string {
  return flag
    .slice(2)
    .split(' ')[0]
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function readPairs(place: string, pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1)
        throw wrongArgument(`${place} --set`, 'not a pair', pair, 'key=value', 'See docs/deploy.md#configuration.');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** Done when the process is asked to end, or when the one that started it has gone. */
export function waitForEnd(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
    process.once('disconnect', () => resolve());
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}
