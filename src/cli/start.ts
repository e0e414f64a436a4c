/**
 * `fieldbrain start`: the engine alone, without robots. It shows what this machine is, then runs a small resident field
 * on the default device for some seconds with a live rate, on a terminal with a picture of it. Ctrl-C ends it well.
 */
import process from 'node:process';
import type { Command } from 'commander';
import type { Device, Session } from '../device/device.js';
import type { DeviceMaker } from '../device/registry.js';
import { readDevice, readPositive } from './arguments.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { formatMicroseconds, formatNumber } from './units.js';

export interface StartArguments {
  readonly seconds?: string;
  readonly device?: string;
  readonly json?: boolean;
}

export interface StartReport {
  readonly device: { readonly kind: string; readonly name: string; readonly executor: string };
  readonly why: string;
  readonly program: string;
  readonly seconds: number;
  readonly cycles: number;
  readonly cyclesPerSecond: number;
  readonly p50Us: number;
  readonly p99Us: number;
  readonly stopped: boolean;
}

/** What tests put in place of the machine's own. */
export interface StartParts {
  readonly make?: DeviceMaker;
  readonly signal?: AbortSignal;
  readonly size?: number;
}

export function register(program: Command): void {
  program
    .command('start')
    .description('show this machine, then run a small field on its default device with a live rate')
    .option('--seconds <count>', 'how long to run', '10')
    .option('--device <kind>', 'another device than the default')
    .option(...jsonOption)
    .action(async (options: StartArguments) => {
      const stop = new AbortController();
      const end = (): void => stop.abort();
      process.once('SIGINT', end).once('SIGTERM', end);
      await runStart(options, processOutput(options), { signal: stop.signal });
      process.off('SIGINT', end).off('SIGTERM', end);
    });
}

export async function runStart(options: StartArguments, output: Output, parts: StartParts = {}): Promise<void> {
  const { createDefaultDevice, createDevice } = await import('../device/registry.js');
  const { describeReport, evaluate } = await import('./doctor.js');
  const make = parts.make ?? createDevice;
  const seconds = readPositive('start --seconds', options.seconds ?? '10');
  const kind = options.device === undefined ? undefined : readDevice('start --device', options.device);
  if (!output.json) output.answer(`${describeReport(await evaluate(output, make))}\n\n`);
  const chosen =
    kind === undefined ? await createDefaultDevice(make) : { device: await make(kind), reason: 'it was asked for' };
  try {
    const report = await runField(chosen.device, chosen.reason, seconds, output, parts);
    printAnswer(output, report, describeRun);
  } finally {
    await chosen.device.close();
  }
}

async function runField(
  device: Device,
  why: string,
  seconds: number,
  output: Output,
  { signal, size }: StartParts,
): Promise<StartReport> {
  const { createLiveView } = await import('./start-view.js');
  const { wanderingField } = await import('./start-field.js');
  const { kind, name, capabilities } = device.description;
  const session = await device.load(wanderingField(size));
  const view = createLiveView(output, `${session.program.name} on ${kind}`);
  const startMs = output.nowMs();
  const endMs = startMs + seconds * 1000;
  while (output.nowMs() < endMs && signal?.aborted !== true) {
    await runBurst(session, capabilities.sync, Math.min(endMs, output.nowMs() + burstMs), output, view.add);
    // Signals and timers have their turn between bursts.
    await new Promise((resolve) => setImmediate(resolve));
    view.draw();
  }
  const ranMs = output.nowMs() - startMs;
  const { cycles, p50Us, p99Us } = view.finish();
  const executor = session.executor;
  await session.close();
  return {
    device: { kind, name, executor },
    why,
    program: session.program.name,
    seconds: ranMs / 1000,
    cycles,
    cyclesPerSecond: ranMs > 0 ? (1000 * cycles) / ranMs : 0,
    p50Us,
    p99Us,
    stopped: signal?.aborted === true,
  };
}

const burstMs = 20;

/** Steps until the time is over, at least once, and tells of each step's time and view. */
async function runBurst(
  session: Session,
  sync: boolean,
  untilMs: number,
  output: Output,
  add: (milliseconds: number, view: ArrayLike<number>) => void,
): Promise<void> {
  do {
    const start = output.nowMs();
    const { view } = sync ? session.stepSync() : await session.step();
    add(output.nowMs() - start, view);
  } while (output.nowMs() < untilMs);
}

function describeRun({
  device,
  program,
  seconds,
  cycles,
  cyclesPerSecond,
  p50Us,
  p99Us,
  stopped,
}: StartReport): string {
  return [
    `${program} ran ${formatNumber(cycles)} cycles in ${seconds.toFixed(1)} s on ${device.kind} (${device.name}, ${device.executor})${stopped ? ', then was stopped' : ''}:`,
    `${formatNumber(cyclesPerSecond)} cycles/s, ${formatMicroseconds(p50Us)} per cycle p50, ${formatMicroseconds(p99Us)} p99.`,
    '',
    'Next: fieldbrain validate, fieldbrain bench engine, fieldbrain explain fieldPass; fieldbrain --help for all.',
  ].join('\n');
}
