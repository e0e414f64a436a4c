/**
 * `fieldbrain profile PROGRAM --device D`: where the time of a step goes, stage by stage, with bytes, operations and GB/s
 * against a copy measured on the same device; with --trace also as a file that ui.perfetto.dev opens. On CUDA it names
 * command lines for NVIDIA's tools, and with --counters or --ncu their counters stand in the table.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { StageCounters } from '../bench/counters.js';
import type { Device } from '../device/device.js';
import type { Profile, StageProfile } from '../device/profile.js';
import type { DeviceMaker } from '../device/registry.js';
import { deviceOption, readDevice, readSymbols, readWhole, symbolsOption } from './arguments.js';
import { CommandFailure, exitStatus, wrongArgument } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { collectCounters, type OneShot, toolCommands } from './profile-tools.js';
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
  readonly once?: boolean;
  readonly counters?: boolean;
  readonly ncu?: string;
  readonly json?: boolean;
}

/** A stage with its operations and, where NVIDIA's profiler was asked, its counters. */
export interface ProfiledStage extends StageProfile {
  /** Of one run, by `explain`. */
  readonly flops: number;
  readonly gigaflops: number;
  readonly counters?: StageCounters['values'];
}

/** The profile with what it was measured on; the timeline goes into the trace file only. */
export interface ProfileReport extends Omit<Profile, 'timeline' | 'stages'> {
  readonly stages: readonly ProfiledStage[];
  readonly device: { readonly kind: string; readonly name: string };
  readonly fusion: 'full' | 'none';
  readonly symbols: Readonly<Record<string, number>>;
  readonly trace?: string;
  /** Command lines for NVIDIA's tools, on CUDA. */
  readonly tools?: Readonly<Record<string, string>>;
  /** What could not be had, and why. */
  readonly notes: readonly string[];
}

const warmUp = 5;

export function register(program: Command): void {
  program
    .command('profile')
    .description('time per stage of a program on a device, against a measured copy')
    .argument('[program]', 'a built-in program (left out: their names), or a .json file of a serialised one')
    .option(...deviceOption)
    .option('--executor <name>', "one of the device's executors; the default is its first")
    .option('--fusion <how>', 'full or none', 'full')
    .option(...symbolsOption)
    .option('--steps <count>', 'steps to measure', '50')
    .option('--trace <file>', 'also write a timeline for ui.perfetto.dev')
    .option('--counters', "on CUDA: call NVIDIA's ncu on one step, and show its counters in the table")
    .option('--ncu <file>', 'show the counters of a CSV that ncu wrote')
    .option('--once', 'load, run one step and exit: for ncu and compute-sanitizer')
    .option(...jsonOption)
    .action((name: string | undefined, options: ProfileArguments) => runProfile(name, options, processOutput(options)));
}

export async function runProfile(
  name: string | undefined,
  options: ProfileArguments,
  output: Output,
  make?: DeviceMaker,
): Promise<void> {
  const { explain } = await import('../fuse/index.js');
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
  const kind = options.device === undefined ? undefined : readDevice('profile --device', options.device);
  const subject = readSubject('profile', name, symbols, output);
  if (subject === undefined) return;
  const trial = trialOf(subject, { steps: 1 });
  const device = kind === undefined ? (await createDefaultDevice(make)).device : await (make ?? createDevice)(kind);
  try {
    const executor = options.executor === undefined ? {} : { executor: options.executor };
    const session = await device.load(trial.program, loadOptions(trial, { fusion, ...executor }));
    for (const [state, data] of Object.entries(trial.states)) await session.write(state, data);
    await session.step(trial.inputs[0]);
    const { kind: ran, name: called } = device.description;
    if (options.once) {
      const answer = { program: trial.program.name, device: called, executor: session.executor, steps: 1 };
      await session.close();
      printAnswer(output, answer, (one) => `${one.program} on ${one.device}, executor ${one.executor}: one step`);
      return;
    }
    const copy = ran === 'reference' ? undefined : await measureCopy(device, copySizeOf(device));
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
    if (options.trace !== undefined) writeTrace(options.trace, JSON.stringify(createTrace(profile, called)));
    const { timeline: _timeline, stages, ...figures } = profile;
    const shot: OneShot = { program: name ?? subject.name, fusion, symbols, ...(kind && { device: kind }) };
    const counted = await countersOf(options, shot, ran);
    // The reference interprets ops one by one, whatever was asked for.
    const planned = ran === 'reference' ? 'none' : fusion;
    const target = ran === 'reference' ? 'cpu' : ran;
    const reports = explain(trial.program, { target, fusion: planned, symbols: trial.symbols }).stages;
    const report: ProfileReport = {
      ...figures,
      stages: stages.map((stage) => withOperations(stage, reports, typeof counted === 'string' ? [] : counted)),
      device: { kind: ran, name: called },
      fusion,
      symbols: subject.symbols,
      ...(options.trace === undefined ? {} : { trace: options.trace }),
      ...(ran === 'cuda' ? { tools: toolCommands(shot) } : {}),
      notes: typeof counted === 'string' ? [counted] : [],
    };
    printAnswer(output, report, describeProfile);
  } finally {
    await device.close();
  }
}

/** On a GPU a copy that no cache holds. */
function copySizeOf({ description }: Device): { elements?: number } {
  return description.kind === 'cuda' ? { elements: 2 ** 26 } : {};
}

/** Counters from a file or from the profiler itself; a text says why there are none. */
async function countersOf(
  { ncu, counters }: ProfileArguments,
  shot: OneShot,
  kind: string,
): Promise<readonly StageCounters[] | string> {
  if (ncu !== undefined) return readCounterFile(ncu);
  if (!counters) return [];
  return kind === 'cuda' ? collectCounters(shot) : `No counters: ncu counts on CUDA, and this is ${kind}.`;
}

async function readCounterFile(file: string): Promise<readonly StageCounters[]> {
  const { readCounters } = await import('../bench/counters.js');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw wrongCounters(file, error instanceof Error ? error.message : String(error));
  }
  const counters = readCounters(text);
  if (counters.length === 0) throw wrongCounters(file, 'no kernel called launch_0, launch_1, … in it');
  return counters;
}

function wrongCounters(file: string, why: string): CommandFailure {
  const message = `profile --ncu: the file has no counters (got ${file}: ${why}, expected the CSV of ncu). Run the command line that profile names.`;
  return new CommandFailure('file-invalid', message, { value: file, status: exitStatus.usage });
}

function withOperations(
  stage: StageProfile,
  reports: readonly { readonly name: string; readonly flops: number }[],
  counted: readonly StageCounters[],
): ProfiledStage {
  const number = reports.findIndex(({ name }) => name === stage.stage);
  const flops = reports[number]?.flops ?? 0;
  const gigaflops = stage.p50Ms > 0 ? (flops * stage.callsPerStep) / (stage.p50Ms * 1e6) : 0;
  const own = counted.find((one) => one.stage === number);
  return { ...stage, flops, gigaflops, ...(own === undefined ? {} : { counters: own.values }) };
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
    {
      title: 'stage',
      cell: (row: ProfiledStage) => (row.stage.length > 48 ? `${row.stage.slice(0, 47)}…` : row.stage),
    },
    { title: 'runs', cell: (row: ProfiledStage) => formatNumber(row.callsPerStep), right: true },
    { title: 'p50', cell: (row: ProfiledStage) => formatMicroseconds(row.p50Ms * 1000), right: true },
    { title: 'p99', cell: (row: ProfiledStage) => formatMicroseconds(row.p99Ms * 1000), right: true },
    { title: 'total', cell: (row: ProfiledStage) => formatMicroseconds(row.totalMs * 1000), right: true },
    { title: 'share', cell: (row: ProfiledStage) => `${(100 * row.share).toFixed(1)} %`, right: true },
    { title: 'bytes', cell: (row: ProfiledStage) => formatBytes(row.bytes), right: true },
    { title: 'flops', cell: (row: ProfiledStage) => formatCount(row.flops), right: true },
    {
      title: 'GFLOP/s',
      cell: (row: ProfiledStage) => (row.flops === 0 ? '' : formatNumber(row.gigaflops)),
      right: true,
    },
    { title: 'GB/s', cell: (row: ProfiledStage) => formatNumber(row.gigabytesPerSecond), right: true },
    { title: 'of copy', cell: (row: ProfiledStage) => percent(row.shareOfCopy), right: true },
    {
      title: 'ncu time',
      cell: ({ counters }: ProfiledStage) => counted(counters?.timeUs, formatMicroseconds),
      right: true,
    },
    {
      title: 'memory',
      cell: ({ counters }: ProfiledStage) => counted(counters?.memoryPercent, wholePercent),
      right: true,
    },
    {
      title: 'tensor',
      cell: ({ counters }: ProfiledStage) => counted(counters?.tensorPercent, wholePercent),
      right: true,
    },
    {
      title: 'warps',
      cell: ({ counters }: ProfiledStage) => counted(counters?.occupancyPercent, wholePercent),
      right: true,
    },
  ];
  return [
    `${program} on ${device.kind} (${device.name}), executor ${executor}, fusion ${fusion}: ${steps} steps after ${report.warmUp} to warm up`,
    copy === undefined ? '' : `a copy on this device moves ${formatNumber(copy)} GB/s, read and write together`,
    formatTable(columns, report.stages),
    report.trace === undefined ? '' : `timeline: ${report.trace}, to be opened in ui.perfetto.dev`,
    ...report.notes,
    ...(report.tools === undefined ? [] : ["NVIDIA's tools on one step of it:"]),
    ...Object.values(report.tools ?? {}).map((line) => `  ${line}`),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function percent(share: number | undefined): string {
  return share === undefined ? '' : `${(100 * share).toFixed(0)} %`;
}

function counted(value: number | undefined, format: (value: number) => string): string {
  return value === undefined ? '' : format(value);
}

function wholePercent(value: number): string {
  return `${value.toFixed(0)} %`;
}

/** Operations as people read them: 12.3 M. */
function formatCount(count: number): string {
  if (count === 0) return '';
  const units = ['', ' k', ' M', ' G', ' T'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(count) / 3));
  return `${Number((count / 1000 ** power).toPrecision(3))}${units[power]}`;
}
