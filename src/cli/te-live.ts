/**
 * `fieldbrain te live`: information flow between sensors, motors and measures of a running brain. It reads a server's cycles
 * over /live as any viewer does and estimates here, so that the server has nothing more to do.
 */
import type { Command } from 'commander';
import type { FlowEstimate } from '../server/flow/flow-estimate.js';
import type { RobotInfo } from '../server/telemetry.js';
import { readSeconds, readWhole } from './arguments.js';
import { wrongArgument } from './failure.js';
import { type Output, processOutput } from './output.js';
import { firstEnd, placeOptions, readPlace, type ServerPlace, untilInterrupted } from './record.js';
import { formatTable } from './table.js';
import { withParentOptions } from './te-network.js';

export interface TeLiveArguments extends ServerPlace {
  readonly robot?: string;
  readonly series?: string;
  readonly window?: string;
  readonly every?: string;
  readonly seconds?: string;
  readonly json?: boolean;
}

export function registerLive(te: Command): void {
  placeOptions(te.command('live'), 'view')
    .description('watch the information flow of a running brain')
    .option('--robot <name>', 'which robot (default: the first)')
    .option(
      '--series <names>',
      'sensors, motors, prediction error, energy, content, memory, rules, echo; with commas between',
    )
    .option('--window <cycles>', 'cycles that are looked at', '2000')
    .option('--every <seconds>', 'how often it is estimated', '5')
    .option('--seconds <count>', 'end after this many seconds')
    .option('--json', 'print one JSON object per line')
    .action(async (_: unknown, command: Command) => {
      const options = withParentOptions<TeLiveArguments>('te live', command);
      const { signal, release } = untilInterrupted();
      await runTeLive(options, processOutput(options), { signal });
      release();
    });
}

const [leastWindow, mostWindow] = [300, 20_000];

export async function runTeLive(
  options: TeLiveArguments,
  output: Output,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<void> {
  const everyMs = 1000 * readSeconds('te live --every', options.every ?? '5');
  const seconds = options.seconds === undefined ? Infinity : readSeconds('te live --seconds', options.seconds);
  const size = readWhole('te live --window', options.window ?? '2000', leastWindow);
  if (size > mostWindow)
    throw wrongArgument('te live --window', 'too many cycles', size, `at most ${mostWindow}`, 'Give fewer.');
  const place = readPlace('te live', options, 'view');
  const { Hub } = await import('../server/hub.js');
  const { LiveSource } = await import('../server/foxglove/live-source.js');
  const { FlowWindow, flowChoices } = await import('../server/flow/flow-window.js');
  const { estimateFlow } = await import('../server/flow/flow-estimate.js');
  const hub = new Hub();
  const told = hub.subscribe({ capacity: 16_384, types: ['cycle', 'robot'] });
  const names = options.series?.split(',').map((name) => name.trim());
  let window: InstanceType<typeof FlowWindow> | undefined;
  let robot = options.robot;
  let dropped = 0;
  const begin = (info: RobotInfo): void => {
    const known = flowChoices(info).map(({ name }) => name);
    const missing = names?.find((name) => !known.includes(name));
    if (missing !== undefined)
      throw wrongArgument(
        'te live --series',
        'no such series',
        missing,
        known.join(', ').slice(0, 200),
        'Give one of these.',
      );
    robot = info.robot;
    window = new FlowWindow(info, size, names, { groups: false });
    // Groups of channels come with cycles only while the server looks at them, too.
    if (window.hasGroups) source.send({ command: 'watchFlow', robot, on: true, window: size, series: window.names });
  };
  const collect = (): void => {
    for (let message = told.take(); message !== undefined; message = told.take()) {
      if (message.type === 'robot' && window === undefined && (robot === undefined || robot === message.robot))
        begin(message);
      if (message.type === 'cycle' && message.robot === robot) window?.take(message);
    }
    // What was missed parts what came before from what comes after.
    if (told.dropped > dropped) window?.clear();
    dropped = told.dropped;
  };
  const onHello = (): void => {
    const known = hub.robots.map((one) => one.robot);
    if (robot === undefined ? known.length > 0 : known.includes(robot)) return;
    const list = known.join(', ').slice(0, 200) || 'none';
    output.note(`te live: waiting for ${robot ?? 'a robot'} (known: ${list})\n`);
  };
  const source = await LiveSource.connect({ hub, ...place, onHello });
  let failure: unknown;
  const stop = new AbortController();
  signal?.addEventListener('abort', () => stop.abort());
  if (signal?.aborted === true) stop.abort();
  const guarded = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      failure = error;
      stop.abort();
    }
  };
  const collecting = setInterval(() => guarded(collect), 100);
  let isBusy = false;
  const show = async (): Promise<void> => {
    if (isBusy || window === undefined || robot === undefined) return;
    isBusy = true;
    const samples = window.length;
    const estimate = await estimateFlow(window.names, window.series()).catch((error: unknown) => {
      failure = error;
      stop.abort();
      return undefined;
    });
    if (estimate !== undefined) print(output, robot, samples, estimate);
    isBusy = false;
  };
  const showing = setInterval(() => void show(), everyMs);
  const ended = await firstEnd(source.ended, seconds, stop.signal);
  clearInterval(collecting);
  clearInterval(showing);
  guarded(collect);
  if (failure === undefined) await show();
  source.close();
  if (failure !== undefined) throw failure;
  if (window === undefined)
    throw wrongArgument(
      'te live --robot',
      'no such robot',
      robot ?? 'none',
      hub.robots
        .map((one) => one.robot)
        .join(', ')
        .slice(0, 200) || 'a robot on the server',
      'Run fieldbrain monitor to see them.',
    );
  if (!output.json) output.note(`te live: ${ended}\n`);
}

function print(output: Output, robot: string, samples: number, { series, links }: FlowEstimate): void {
  if (output.json) {
    output.answer(`${JSON.stringify({ robot, samples, series, links })}\n`);
    return;
  }
  const head = `${robot}: ${links.length} links among ${series.length} series, ${samples} cycles`;
  const table = formatTable(
    [
      { title: 'source', cell: ({ source }) => source },
      { title: 'target', cell: ({ target }) => target },
      { title: 'delay', cell: ({ delay }) => String(delay), right: true },
      { title: 'nats', cell: ({ te }) => te.toFixed(4), right: true },
      { title: 'p', cell: ({ pValue }) => pValue.toPrecision(2), right: true },
    ],
    links,
  );
  output.answer(`${[head, ...(links.length === 0 ? [] : [table])].join('\n')}\n`);
}
