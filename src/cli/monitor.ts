/**
 * `fieldbrain monitor`: the essentials of a running server in a terminal, over its /live, so that it works through SSH. On a
 * terminal a table that is redrawn; elsewhere one plain line per robot and second; with `--json` one JSON object per line.
 */
import type { Command } from 'commander';
import type { CycleMessage, EventMessage, ServerMessage } from '../server/telemetry.js';
import { readSeconds } from './arguments.js';
import type { Output } from './output.js';
import { processOutput } from './output.js';
import { firstEnd, placeOptions, readPlace, type ServerPlace, untilInterrupted } from './record.js';
import { type Column, formatTable } from './table.js';

export interface MonitorArguments extends ServerPlace {
  readonly every?: string;
  readonly seconds?: string;
  readonly json?: boolean;
}

/** What is known of a server now. */
export interface MonitorView {
  readonly cycles: Map<string, CycleMessage>;
  server?: ServerMessage;
  /** The last few, oldest first. */
  readonly events: EventMessage[];
}

export function register(program: Command): void {
  placeOptions(program.command('monitor'), 'view')
    .description('watch a running server in a terminal')
    .option('--every <seconds>', 'how often it is shown', '1')
    .option('--seconds <count>', 'end after this many seconds')
    .option('--json', 'print one JSON object per line')
    .action(async (options: MonitorArguments) => {
      const { signal, release } = untilInterrupted();
      await runMonitor(options, processOutput(options), { signal });
      release();
    });
}

/** What tests put in place of the process. */
export interface MonitorParts {
  readonly signal?: AbortSignal;
}

const mostEvents = 5;

export async function runMonitor(
  options: MonitorArguments,
  output: Output,
  { signal }: MonitorParts = {},
): Promise<void> {
  const { Hub } = await import('../server/hub.js');
  const { LiveSource } = await import('../server/foxglove/live-source.js');
  const everyMs = 1000 * readSeconds('monitor --every', options.every ?? '1');
  const seconds = options.seconds === undefined ? Infinity : readSeconds('monitor --seconds', options.seconds);
  const hub = new Hub();
  const view: MonitorView = { cycles: new Map(), events: [] };
  const show = createScreen(output);
  const told = hub.subscribe({ capacity: 4096 });
  const draw = (): void => {
    const events: EventMessage[] = [];
    for (let message = told.take(); message !== undefined; message = told.take()) {
      if (message.type === 'cycle') view.cycles.set(message.robot, message);
      if (message.type === 'server') view.server = message;
      if (message.type === 'robot' && !message.connected) view.cycles.delete(message.robot);
      if (message.type === 'event') events.push(message);
    }
    view.events.push(...events);
    view.events.splice(0, view.events.length - mostEvents);
    show(view, events);
  };
  const source = await LiveSource.connect({
    hub,
    ...readPlace('monitor', options, 'view'),
    hz: Math.max(1, 2000 / everyMs),
  });
  const timer = setInterval(draw, everyMs);
  const ended = await firstEnd(source.ended, seconds, signal);
  clearInterval(timer);
  draw();
  source.close();
  if (!output.json) output.note(`monitor: ${ended}\n`);
}

/** Shows a view; on a terminal over the last one. */
function createScreen(output: Output): (view: MonitorView, fresh: readonly EventMessage[]) => void {
  let drawn = 0;
  return (view, fresh) => {
    if (output.json) {
      const robots = Object.fromEntries([...view.cycles].map(([robot, cycle]) => [robot, essentials(cycle)]));
      output.answer(`${JSON.stringify({ server: view.server ?? null, robots, events: fresh })}\n`);
      return;
    }
    if (!output.isTerminal) {
      output.answer(
        plainLines(view, fresh)
          .map((line) => `${line}\n`)
          .join(''),
      );
      return;
    }
    const lines = screenLines(view).map((line) => line.slice(0, Math.max(1, output.columns - 1)));
    const up = drawn > 0 ? `\x1b[${drawn}A` : '';
    output.answer(`${up}\x1b[J${lines.map((line) => `${line}\n`).join('')}`);
    drawn = lines.length;
  };
}

/** What is shown of a robot's last cycle. */
function essentials({ report, cycleMs, p99Ms, hz, motors, reward, counters }: CycleMessage) {
  const { cycle, mode, confidence, error, novelty, energy } = report;
  const { drops, failedCycles } = counters;
  return { cycle, hz, cycleMs, p99Ms, mode, confidence, error, novelty, energy, reward, motors, drops, failedCycles };
}

function plainLines({ cycles, server }: MonitorView, fresh: readonly EventMessage[]): string[] {
  const lines = [...cycles].map(([robot, message]) => {
    const one = essentials(message);
    return `${robot} cycle ${one.cycle} ${one.hz.toFixed(1)} Hz p99 ${one.p99Ms.toFixed(2)} ms ${one.mode} confidence ${one.confidence.toFixed(3)} error ${one.error.toFixed(4)} energy ${one.energy.toFixed(2)} motors ${one.motors.map((value) => value.toFixed(2)).join(' ')}`;
  });
  if (cycles.size === 0) lines.push(`no robots${server === undefined ? '' : `, ${serverLine(server)}`}`);
  return [...fresh.map(eventLine), ...lines];
}

function screenLines({ cycles, server, events }: MonitorView): string[] {
  const rows = [...cycles].map(([robot, message]) => ({ robot, ...essentials(message) }));
  const number = (title: string, cell: (row: (typeof rows)[number]) => string): Column<(typeof rows)[number]> => ({
    title,
    cell,
    right: true,
  });
  const columns: Column<(typeof rows)[number]>[] = [
    { title: 'robot', cell: (row) => row.robot },
    number('cycle', (row) => String(row.cycle)),
    number('Hz', (row) => row.hz.toFixed(1)),
    number('ms', (row) => row.cycleMs.toFixed(2)),
    number('p99', (row) => row.p99Ms.toFixed(2)),
    { title: 'mode', cell: (row) => row.mode },
    number('confidence', (row) => row.confidence.toFixed(3)),
    number('error', (row) => row.error.toFixed(4)),
    number('novelty', (row) => row.novelty.toFixed(3)),
    { title: 'motors', cell: (row) => row.motors.map((value) => value.toFixed(2)).join(' ') },
  ];
  return [
    server === undefined ? 'waiting for the server' : serverLine(server),
    '',
    ...(rows.length === 0 ? ['no robots'] : formatTable(columns, rows).split('\n')),
    '',
    ...events.map(eventLine),
  ];
}

function serverLine(server: ServerMessage): string {
  const { robots, viewers, cycles, overruns, mailboxDrops, viewerDrops, cycleMs, memoryBytes, brainChild } = server;
  const stopped = server.stopped ? 'STOPPED  ' : '';
  return `${stopped}up ${Math.floor(server.uptimeS)} s, ${robots} robots, ${viewers} viewers, ${cycles} cycles, p99 ${cycleMs.p99.toFixed(2)} ms, ${overruns} overruns, drops ${mailboxDrops}/${viewerDrops}, ${Math.round(memoryBytes / 1e6)} MB, brains ${brainChild.state}`;
}

function eventLine({ timeMs, level, code, text, robot }: EventMessage): string {
  const time = new Date(timeMs).toISOString().slice(11, 19);
  return `${time} ${level} ${robot === undefined ? '' : `${robot} `}${code}: ${text}`;
}
