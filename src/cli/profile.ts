/**
 * `fieldbrain profile PROGRAM --device D`: where the time of a step goes, stage by stage, with bytes and GB/s against a
 * copy measured on the same device; with --trace also as a file that ui.perfetto.dev opens.
 */
import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { Profile, StageProfile } from '../device/profile.js';
import type { DeviceMaker } from '../device/registry.js';
import { deviceOption, readDeviceKind, readSymbols, readWhole, symbolsOption } from './arguments.js';
import { CommandFailure, exitStatus, wrongArgument } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { createProgress } from './progress.js';
import { formatTable } from './table.js';
import { formatBytes, formatMicroseconds, formatNumber } from './units.js';

export interface ProfileArguments {
  readonly device?: string;
  readonly executor?: string;
  readonly fusion?: string;
  readonly symbols?: string;
  readonly steps?: string;
  readonly trace?: string;
  readonly json?: boolean;
}

/** The profile with what it was measured on; the timeline goes into the trace file only. */
export interface ProfileReport extends Omit<Profile, 'timeline'> {
  readonly device: { readonly kind: string; readonly name: string };
  readonly fusion: 'full' | 'none';
  readonly symbols: Readonly<Record<string, number>>;
  readonly trace?: string;
}

const warmUp = 5;

export function register(program: Command): void {
  program
    .command('profile')
    .description('time per stage of a program on a device, against a measured copy')
    .argument('<program>', 'a built-in program, or a .json file of a serialised one')
    .option(...deviceOption)
    .option('--executor <name>', "one of the device's executors; the default is its first")
    .option('--fusion <how>', 'full or none', 'full')
    .option(...symbolsOption)
    .option('--steps <count>', 'steps to measure', '50')
    .option('--trace <file>', 'also write a timeline for ui.perfetto.dev')
    .option(...jsonOption)
    .action((name: string, options: ProfileArguments) => runProfile(name, options, processOutput(options)));
}

export async function runProfile(
  name: string,
  options: ProfileArguments,
  output: Output,
  make?: DeviceMaker,
): Promise<void> {
  const { measureCopy } = await import('../device/copy-speed.js');
  const { profileSession } = await import('../device/profile.js');
  const { createDefaultDevice, createDevice } = await import('../device/registry.js');
  const { createTrace } = await import('../device/trace.js');
  const { loadOptions } = await import('../device/trial-run.js');
  const { trialOf } = await import('../programs/trial.js');
  const { readSubject } = await import('./subject.js');
  const steps = readWhole('profile --steps', options.steps ?? '50', 1);
  const symbols = options.symbols === undefined ? {} : readSymbols('profile --symbols', options.symbols);
  const fusion = options.fusion ?? 'full';
  if (fusion !== 'full' && fusion !== 'none')
    throw wrongArgument('profile --fusion', 'unknown', fusion, 'full or none', 'Leave it out.');
  const kind = options.device === undefined ? undefined : readDeviceKind('profile --device', options.device);
  const subject = readSubject('profile', name, symbols);
  const trial = trialOf(subject, { steps: 1 });
  const device = kind === undefined ? (await createDefaultDevice(make)).device : await (make ?? createDevice)(kind);
  try {
    const executor = options.executor === undefined ? {} : { executor: options.executor };
    const session = await device.load(trial.program, loadOptions(trial, { fusion, ...executor }));
    for (const [state, data] of Object.entries(trial.states)) await session.write(state, data);
    await session.step(trial.inputs[0]);
    const copy = device.description.kind === 'reference' ? undefined : await measureCopy(device);
    const progress = createProgress(output, { label: 'profile', total: steps, unit: 'steps' });
    const profile = await profileSession(session, {
      steps,
      warmUp,
      nowMs: output.nowMs,
      onStep: () => progress.advance(),
      ...(copy === undefined ? {} : { copyGigabytesPerSecond: copy.gigabytesPerSecond }),
    });
    progress.finish();
    await session.close();
    const { kind: ran, name: called } = device.description;
    if (options.trace !== undefined) writeTrace(options.trace, JSON.stringify(createTrace(profile, called)));
    const { timeline: _timeline, ...figures } = profile;
    const report: ProfileReport = {
      ...figures,
      device: { kind: ran, name: called },
      fusion,
      symbols: subject.symbols,
      ...(options.trace === undefined ? {} : { trace: options.trace }),
    };
    printAnswer(output, report, describeProfile);
  } finally {
    await device.close();
  }
}

function writeTrace(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `profile --trace: the file cannot be written (got ${file}: ${why}, expected a writable path). Give another path.`;
    throw new CommandFailure('file-unwritable', message, { value: file, status: exitStatus.usage });
  }
}

function describeProfile(report: ProfileReport): string {
  const { program, device, executor, fusion, steps, copyGigabytesPerSecond: copy } = report;
  const columns = [
    { title: 'stage', cell: (row: StageProfile) => (row.stage.length > 48 ? `${row.stage.slice(0, 47)}…` : row.stage) },
    { title: 'runs', cell: (row: StageProfile) => formatNumber(row.callsPerStep), right: true },
    { title: 'p50', cell: (row: StageProfile) => formatMicroseconds(row.p50Ms * 1000), right: true },
    { title: 'p99', cell: (row: StageProfile) => formatMicroseconds(row.p99Ms * 1000), right: true },
    { title: 'total', cell: (row: StageProfile) => formatMicroseconds(row.totalMs * 1000), right: true },
    { title: 'share', cell: (row: StageProfile) => `${(100 * row.share).toFixed(1)} %`, right: true },
    { title: 'bytes', cell: (row: StageProfile) => formatBytes(row.bytes), right: true },
    { title: 'GB/s', cell: (row: StageProfile) => formatNumber(row.gigabytesPerSecond), right: true },
    { title: 'of copy', cell: (row: StageProfile) => percent(row.shareOfCopy), right: true },
  ];
  return [
    `${program} on ${device.kind} (${device.name}), executor ${executor}, fusion ${fusion}: ${steps} steps after ${report.warmUp} to warm up`,
    copy === undefined ? '' : `a copy on this device moves ${formatNumber(copy)} GB/s, read and write together`,
    formatTable(columns, report.stages),
    report.trace === undefined ? '' : `timeline: ${report.trace}, to be opened in ui.perfetto.dev`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function percent(share: number | undefined): string {
  return share === undefined ? '' : `${(100 * share).toFixed(0)} %`;
}
