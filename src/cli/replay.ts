/**
 * `fieldbrain replay FILE`: plays a recording into the page and into Foxglove as if it were live, at its own speed or another,
 * from its beginning or from later. The page goes about in it. It goes on serving when it has come to its end, until Ctrl-C
 * or `--once`.
 */
import type { Command } from 'commander';
import { readAmount, readPort } from './arguments.js';
import { describeLost } from './damage.js';
import { CommandFailure } from './failure.js';
import { needReadable } from './file.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { needFreePorts } from './ports.js';
import { untilInterrupted } from './record.js';

export interface ReplayArguments {
  readonly host?: string;
  readonly httpPort?: string;
  readonly foxglovePort?: string;
  readonly tokenFile?: string;
  readonly insecure?: boolean;
  readonly speed?: string;
  readonly from?: string;
  readonly into?: string;
  readonly wait?: boolean;
  readonly once?: boolean;
  readonly json?: boolean;
}

export interface ReplayReport {
  readonly file: string;
  readonly messages: number;
  readonly interrupted: boolean;
}

export function register(program: Command): void {
  program
    .command('replay')
    .description('play a recording into the page and Foxglove')
    .argument('<file>', 'an .mcap recording')
    .option('--speed <factor>', '2 is twice as fast, 0 as fast as possible', '1')
    .option('--from <seconds>', 'start this many seconds after its beginning', '0')
    .option('--into <what>', 'brain: drive brains with it again and compare every motor')
    .option('--wait', 'begin when the first viewer connects')
    .option('--once', 'end with the recording')
    .option('--host <address>', 'address of both listeners', '127.0.0.1')
    .option('--http-port <number>', 'port of the page', '8080')
    .option('--foxglove-port <number>', 'port for Foxglove', '8765')
    .option('--token-file <file>', 'tokens of viewers, as for serve')
    .option('--insecure', 'let everybody in on an address that other machines can reach')
    .option(...jsonOption)
    .action(async (file: string, options: ReplayArguments) => {
      if (options.into !== undefined)
        return (await import('./replay-brain.js')).runReplayBrain(file, options, processOutput(options));
      const { signal, release } = untilInterrupted();
      await runReplay(file, options, processOutput(options), { signal });
      release();
    });
}

/** What tests put in place of the process. */
export interface ReplayParts {
  readonly signal?: AbortSignal;
  readonly opened?: (ports: { readonly http: number; readonly foxglove: number }) => void;
}

export async function runReplay(
  file: string,
  options: ReplayArguments,
  output: Output,
  { signal, opened }: ReplayParts = {},
): Promise<void> {
  const { Access } = await import('../server/access.js');
  const { checkConfig } = await import('../server/config.js');
  const { ReplayServer } = await import('../server/foxglove/replay-server.js');
  const host = options.host ?? '127.0.0.1';
  const tokenFile = options.tokenFile === undefined ? {} : { tokenFile: options.tokenFile };
  const config = checkConfig({ host, access: { ...tokenFile, insecure: options.insecure ?? false } });
  const httpPort = readPort('replay --http-port', options.httpPort ?? '8080', 0);
  const foxglovePort = readPort('replay --foxglove-port', options.foxglovePort ?? '8765', 0);
  const speed = readAmount('replay --speed', options.speed ?? '1');
  const seekS = readAmount('replay --from', options.from ?? '0');
  const access = new Access(config);
  needReadable('replay', file);
  await needFreePorts('replay', host, [
    { option: '--http-port', port: httpPort, purpose: 'the page' },
    { option: '--foxglove-port', port: foxglovePort, purpose: 'Foxglove' },
  ]);
  await checkFile(file, output);
  const server = await ReplayServer.start({
    file,
    access,
    host,
    httpPort,
    foxglovePort,
    speed,
    seekS,
    ...(signal === undefined ? {} : { signal }),
  });
  try {
    const { ports } = server;
    output.note(`page      http://${host}:${ports.http}/\nfoxglove  ws://${host}:${ports.foxglove}\n`);
    opened?.(ports);
    while (options.wait === true && server.viewers === 0 && signal?.aborted !== true)
      await new Promise((resolve) => setTimeout(resolve, 50));
    if (options.once === true) await server.player.play();
    else await server.player.stay(() => output.note('the recording has ended; Ctrl-C ends the replay\n'));
    const interrupted = signal?.aborted === true && !server.player.isEnded;
    const report: ReplayReport = {
      file,
      messages: server.player.messages,
      interrupted,
    };
    printAnswer(
      output,
      report,
      ({ messages }) => `${file}: ${messages} messages were played${interrupted ? ', then it was stopped' : ''}`,
    );
  } finally {
    await server.close();
  }
}

/** Refuses what is not a recording of ours before any listener is opened. */
async function checkFile(file: string, output: Output): Promise<void> {
  const { inspectRecording } = await import('../store/index.js');
  const { topics, damage, lostMessages } = await inspectRecording(file);
  if (damage.length > 0)
    output.note(
      `${file} is damaged (lost: ${describeLost(lostMessages)}); the rest is played. See fieldbrain inspect ${file}.\n`,
    );
  if (topics.some((one) => one.schema.startsWith('fieldbrain.'))) return;
  throw new CommandFailure(
    'file-invalid',
    `replay: ${file} has no telemetry of fieldbrain (got ${topics.length} topics, expected fieldbrain.Robot and others). Record it with fieldbrain record or serve --record.`,
  );
}
