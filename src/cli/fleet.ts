/**
 * `fieldbrain fleet up|status|drain`: a whole fleet on this machine to try, what a fleet is doing, and a worker that gives its
 * robots away. `up` starts a nats-server of its own where none is named, and gateways and workers as processes of their own.
 */
import { availableParallelism } from 'node:os';
import process from 'node:process';
import type { Command } from 'commander';
import type { DrainReply } from '../fleet/messages.js';
import type { FleetStatus } from '../fleet/status.js';
import { formatEpoch } from '../robot/wire/epoch.js';
import { readDevice, readPort, readWhole } from './arguments.js';
import { CommandFailure, exitStatus, wrongArgument } from './failure.js';
import { startFleet } from './fleet-processes.js';
import { type NatsArguments, natsOptions, readNats, readNodeName } from './nats-options.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { waitForEnd } from './settings.js';
import { formatTable } from './table.js';

export interface FleetUpArguments extends NatsArguments {
  readonly workers?: string;
  readonly gateways?: string;
  readonly port?: string;
  readonly httpPort?: string;
  readonly brains?: string;
  readonly size?: string;
  readonly device?: string;
  readonly standby?: boolean;
  readonly folder?: string;
  readonly json?: boolean;
}

export function register(program: Command): void {
  const fleet = program.command('fleet').description('many machines for many robots, over NATS');
  natsOptions(fleet.command('up'))
    .description('start a fleet on this machine, to try')
    .option('--workers <number>', 'how many', '3')
    .option('--gateways <number>', 'how many; each has the next port', '1')
    .option('--port <number>', 'port for robots of the first gateway', '9999')
    .option('--http-port <number>', "port of the first gateway's metrics", '8080')
    .option('--brains <number>', 'the most robots of a worker', '8')
    .option('--size <edge>', 'edge of the field')
    .option('--device <name>', 'cpu, cuda, cuda:1 or webgpu; the best there is by default')
    .option('--standby', 'keep a copy of each brain in the memory of another worker')
    .option(
      '--folder <folder>',
      'where the nats-server that is started keeps ownership and brains; a folder that is removed at the end by default',
    )
    .option(...jsonOption)
    .action(async (options: FleetUpArguments) => {
      try {
        process.exitCode = await runFleetUp(options, processOutput(options));
      } finally {
        // Also after a failed start: the channel to a parent alone would keep the process.
        setTimeout(() => process.exit(), 200).unref();
      }
    });
  natsOptions(fleet.command('status'))
    .description('workers, gateways and robots of a fleet')
    .option(...jsonOption)
    .action((options: NatsArguments & { readonly json?: boolean }) => runFleetStatus(options, processOutput(options)));
  natsOptions(fleet.command('drain'))
    .description('let a worker give all its robots to others')
    .argument('<worker>', 'its name')
    .option(...jsonOption)
    .action(async (worker: string, options: NatsArguments & { readonly json?: boolean }) => {
      process.exitCode = await runFleetDrain(worker, options, processOutput(options));
    });
}

export async function runFleetUp(options: FleetUpArguments, output: Output, signal?: AbortSignal): Promise<number> {
  const count = (option: string, text: string, most: number): number => {
    const value = readWhole(`fleet up ${option}`, text, 1);
    if (value <= most) return value;
    throw wrongArgument(`fleet up ${option}`, 'too many', text, `at most ${most} on one machine`, 'Give fewer.');
  };
  const workers = count('--workers', options.workers ?? '3', 64);
  const gateways = count('--gateways', options.gateways ?? '1', 16);
  const brains = count('--brains', options.brains ?? '8', 4096);
  const port = readPort('fleet up --port', options.port ?? '9999', 0);
  const httpPort = readPort('fleet up --http-port', options.httpPort ?? '8080', 0);
  if (options.size !== undefined && !['4', '8', '16', '32', '64', '128'].includes(options.size))
    throw wrongArgument('fleet up --size', 'unknown', options.size, '4, 8, 16, 32, 64 or 128', 'Give one of these.');
  if (options.device !== undefined) readDevice('fleet up --device', options.device);
  const nats = readNats('fleet up', options);
  const ended = waitForEnd(signal);
  const { size, device, folder } = options;
  const fleet = await startFleet({
    nats: { ...nats, servers: options.nats ?? [] },
    workers,
    gateways,
    port,
    httpPort,
    workerFlags: [
      ...['--brains', String(brains)],
      // All share this machine: more threads than cores would wait for each other, and brains must not go before beats.
      ...['--threads', String(Math.max(1, Math.floor(availableParallelism() / workers)))],
      ...['--set', 'brain.highPriority=false'],
      ...(size === undefined ? [] : ['--size', size]),
      ...(device === undefined ? [] : ['--device', device]),
      ...(options.standby === true ? ['--standby'] : []),
    ],
    ...(folder === undefined ? {} : { folder }),
    note: (text) => output.note(text),
    ended,
  });
  try {
    printAnswer(output, fleet.answer, ({ nats: server, gateways: gates, workers: nodes }) =>
      [
        `nats      ${server.servers.join(', ')}${server.version === '' ? '' : ` (nats-server ${server.version})`}`,
        ...gates.map(
          ({ name, robots, http }) =>
            `gateway   ${name}: robots 127.0.0.1:${robots}, metrics http://127.0.0.1:${http}/metrics`,
        ),
        ...nodes.map(({ name, page, pid }) => `worker    ${name}: process ${pid}, page http://127.0.0.1:${page}/`),
        '',
        `try       fieldbrain sim --robots 12 --connect 127.0.0.1 --port ${gates[0].robots} --http-port 0`,
        `          fieldbrain fleet status --nats ${server.servers[0]}`,
        `          kill -9 ${nodes[0].pid}`,
      ].join('\n'),
    );
    await Promise.race([ended, fleet.failed]);
  } finally {
    output.note('closing: robots stop, processes end\n');
    await fleet.close();
  }
  return exitStatus.ok;
}

export async function runFleetStatus(options: NatsArguments, output: Output): Promise<void> {
  const { FleetBus } = await import('../fleet/bus.js');
  const { readStatus } = await import('../fleet/status.js');
  const bus = await FleetBus.connect({ ...readNats('fleet status', options), name: 'status' });
  try {
    const { fleet } = bus.names;
    // To look must not make a fleet. A server without a leader says more when its owners are read.
    if (!(await bus.isKnown().catch(() => true)))
      throw new CommandFailure(
        'no-such-fleet',
        `fleet status: no fleet of this name (got ${fleet}, expected one that a gateway or worker has joined). Check --fleet and --nats.`,
        { value: fleet },
      );
    printAnswer(output, await readStatus(bus), describeStatus);
  } finally {
    await bus.close();
  }
}

/** Gives the exit status: not 0 where the state of a robot reached neither another worker nor the store. */
export async function runFleetDrain(worker: string, options: NatsArguments, output: Output): Promise<number> {
  readNodeName('fleet drain', worker);
  const { FleetBus } = await import('../fleet/bus.js');
  const { drainReply, parseMessage } = await import('../fleet/messages.js');
  const bus = await FleetBus.connect({ ...readNats('fleet drain', options), name: 'drain' });
  try {
    const text = await bus.request(bus.names.drain(worker), '', 60_000).catch((error: unknown) => {
      if (/timeout/i.test(String(error)))
        throw new CommandFailure(
          'drain-unfinished',
          `fleet drain: ${worker} has not finished (got no answer within 60 s, expected all its robots given away). It goes on: look at fieldbrain fleet status.`,
          { value: worker },
        );
      throw new CommandFailure(
        'no-such-worker',
        `fleet drain: no worker answered (got ${String(error).slice(0, 60)} from ${worker}, expected one of fieldbrain fleet status). Check its name.`,
        { value: worker },
      );
    });
    const reply = parseMessage(drainReply, text);
    if (reply === undefined)
      throw new CommandFailure(
        'drain-unknown',
        `fleet drain: not understood (got ${text.slice(0, 60)} from ${worker}, expected how many robots it gave away). Use one version everywhere.`,
        { value: worker },
      );
    printAnswer(output, { worker, ...reply }, describeDrain);
    return reply.unsaved.length === 0 ? exitStatus.ok : exitStatus.failed;
  } finally {
    await bus.close();
  }
}

export function describeDrain({ worker, moved, unsaved }: DrainReply & { readonly worker: string }): string {
  return [
    `${worker}: ${moved} robots given away; it takes no more`,
    ...unsaved.map(({ robot, reason }) => `${robot}: not given away (${reason})`),
    ...(unsaved.length === 0 ? [] : ['drain it again before you end it, or these lose what they have learned last']),
  ].join('\n');
}

export function describeStatus({ nats, workers, gateways, robots }: FleetStatus): string {
  const parts = [`nats-server ${nats.version}`];
  parts.push(
    workers.length === 0
      ? 'no worker is heard'
      : formatTable(
          [
            { title: 'worker', cell: ({ worker }) => worker },
            { title: 'device', cell: ({ device }) => device },
            { title: 'robots', cell: (one) => `${one.robots}/${one.capacity}`, right: true },
            { title: 'cycles', cell: ({ cycles }) => String(cycles), right: true },
            { title: 'p99 ms', cell: ({ p99Ms }) => p99Ms.toFixed(1), right: true },
            {
              title: 'oldest copy s',
              cell: (one) => (one.checkpointAgeS < 0 ? '–' : one.checkpointAgeS.toFixed(1)),
              right: true,
            },
            { title: '', cell: ({ draining }) => (draining ? 'draining' : '') },
          ],
          workers,
        ),
  );
  parts.push(
    gateways.length === 0
      ? 'no gateway is heard'
      : formatTable(
          [
            { title: 'gateway', cell: ({ gateway }) => gateway },
            { title: 'frames', cell: ({ frames }) => String(frames), right: true },
            { title: 'fenced', cell: ({ fenced }) => String(fenced), right: true },
            { title: 'take-overs', cell: ({ takeovers }) => String(takeovers), right: true },
          ],
          gateways,
        ),
  );
  if (robots.length > 0)
    parts.push(
      formatTable(
        [
          { title: 'robot', cell: ({ robot }) => robot },
          { title: 'worker', cell: ({ worker }) => worker },
          { title: 'gateway', cell: ({ gateway }) => gateway },
          { title: 'epoch', cell: ({ epoch }) => formatEpoch(epoch) },
          { title: 'p50 ms', cell: ({ p50Ms }) => p50Ms.toFixed(1), right: true },
          { title: 'p99 ms', cell: ({ p99Ms }) => p99Ms.toFixed(1), right: true },
          { title: 'state', cell: ({ phase, stopped }) => (stopped ? 'stopped' : phase) },
        ],
        robots,
      ),
    );
  return parts.join('\n\n');
}
