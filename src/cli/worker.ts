/**
 * `fieldbrain worker`: brains on this machine's device for robots behind the gateways of a fleet. It is the server of `serve`
 * without a port for robots. SIGTERM gives its robots to other workers, each with its newest state, and ends.
 */
import process from 'node:process';
import type { Command } from 'commander';
import { exitStatus } from './failure.js';
import { type NatsArguments, natsOptions, readNats, readNodeName } from './nats-options.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { readSettings, type SettingArguments, settingOptions, waitForEnd } from './settings.js';

export interface WorkerArguments extends SettingArguments, NatsArguments {
  readonly name?: string;
  readonly standby?: boolean;
}

/** Robots come over gateways, brains are kept in the store, and one moves without the others. */
const left = [
  'robots.port',
  'monitor.port',
  'foxglove.port',
  'batch',
  'checkpoints.folder',
  'record',
  'access.allowLegacy',
];

export function register(program: Command): void {
  const command = program
    .command('worker')
    .description('run brains for a fleet over NATS')
    .option('--name <name>', 'of this worker; by its process number by default')
    .option('--standby', 'keep a copy of each brain in the memory of another worker');
  settingOptions(natsOptions(command), (key) => !left.includes(key))
    .option(...jsonOption)
    .action(async (options: WorkerArguments) => {
      const { otherThreads, serveQuietly } = await import('../server/background.js');
      const threads = otherThreads();
      try {
        process.exitCode = await runWorker(options, processOutput(options), () => serveQuietly(threads));
      } finally {
        // Also after a failed start: the channel to a parent alone would keep the process.
        setTimeout(() => process.exit(), 200).unref();
      }
    });
}

/** Serves until it is asked to end; gives the exit status, not 0 where something could not be saved. `serving` hears that it has started. */
export async function runWorker(options: WorkerArguments, output: Output, serving?: () => void): Promise<number> {
  const nats = readNats('worker', options);
  const name = readNodeName('worker --name', options.name ?? `worker-${process.pid}`);
  const { checkpointEveryS } = await import('../fleet/keeper.js');
  const { WorkerServer } = await import('../fleet/worker-server.js');
  const given = await readSettings('worker', options, output, process.env, {
    usual: { 'http.port': 0, 'checkpoints.everyS': checkpointEveryS, 'checkpoints.everyCycles': 1_000_000 },
    fixed: { 'monitor.enabled': false, 'foxglove.enabled': false },
  });
  // A robot that is taken over waits for its brain's state, not for a brain to be made.
  const settings = options.ready === undefined ? { ...given, ready: given.brains } : given;
  const ended = waitForEnd(undefined);
  const log = output.isTerminal ? (await import('./log-lines.js')).plainLog(output, settings.logLevel) : undefined;
  const { standby = false } = options;
  const one = await WorkerServer.start({ name, nats, settings, standby, ...(log === undefined ? {} : { log }) });
  serving?.();
  const { host } = settings;
  const { http } = one.server.ports;
  printAnswer(output, { name, fleet: nats.fleet, host, ports: { http }, pid: process.pid, life: one.worker.life }, () =>
    [`worker    ${name} of fleet ${nats.fleet}`, `page      http://${host}:${http}/`].join('\n'),
  );
  await ended;
  (await import('../server/background.js')).catchUp();
  output.note('closing: brains go to other workers\n');
  const lost = await one.close();
  for (const text of lost) output.note(`worker: ${text}\n`);
  return lost.length === 0 ? exitStatus.ok : exitStatus.failed;
}
