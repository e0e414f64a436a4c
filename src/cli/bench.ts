/**
 * `fieldbrain bench engine|brain|inference`: what a part of fieldbrain promises, measured on this machine, as a table or as
 * JSON. Each figure carries its device, sizes, warm-up and repetitions. A promise that does not hold is said aloud, and is not an error: speed is a
 * benchmark, never a test.
 */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import type { Command } from 'commander';
import type { BenchContext, Claim, ClaimReport, Figure } from '../bench/claim.js';
import type { DeviceMaker } from '../device/registry.js';
import type { MachineReport } from '../validate/machine.js';
import { deviceOption, readDeviceKind, readPositive } from './arguments.js';
import { registerReport } from './bench-report.js';
import { CommandFailure, exitStatus, wrongArgument } from './failure.js';
import { formatJson, jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { formatTable } from './table.js';
import { formatBytes, formatMicroseconds, formatNumber } from './units.js';

export interface BenchArguments {
  readonly device?: string;
  readonly only?: string;
  readonly effort?: string;
  readonly out?: string;
  readonly json?: boolean;
}

/** What tests put in place of the machine's own. */
export interface BenchParts {
  readonly make?: DeviceMaker;
  readonly claims?: Readonly<Record<string, Claim>>;
  readonly sizes?: Partial<Pick<BenchContext, 'edge' | 'channels' | 'edges' | 'threads' | 'inference'>>;
}

/** The parts that have claims. */
export type BenchmarkName = 'engine' | 'brain' | 'inference' | 'server';

export interface BenchReport {
  readonly benchmark: BenchmarkName;
  readonly machine: MachineReport;
  readonly device: string;
  /** Processes that wanted a core in the minute before, on average. */
  readonly loadBefore: number;
  readonly claims: readonly ClaimReport[];
}

export function register(program: Command): void {
  const bench = program.command('bench').description('measure what the parts of fieldbrain promise');
  const descriptions: Readonly<Record<BenchmarkName, string>> = {
    engine: 'field pass against C, scaling, empty step, steady memory, fused against unfused',
    brain: 'the cycle of a brain, its parts alone, and how its cost grows',
    server: 'sensor to motor over TCP, robots held, stop time, checkpoints',
    inference: 'active inference, matrix products, transfer entropy; launches, baselines and the profiling table',
  };
  for (const name of Object.keys(descriptions) as BenchmarkName[]) {
    bench
      .command(name)
      .description(descriptions[name])
      .option(...deviceOption)
      .option('--only <claim>', 'one claim instead of all')
      .option('--effort <factor>', 'more or fewer repetitions', '1')
      .option('--out <file>', 'also write the JSON to a file')
      .option(...jsonOption)
      .action((options: BenchArguments) => runBench(name, options, processOutput(options)));
  }
  registerReport(bench);
}

async function claimsOf(name: BenchmarkName): Promise<Readonly<Record<string, Claim>>> {
  if (name === 'engine') return (await import('../bench/engine/index.js')).engineClaims;
  if (name === 'brain') return (await import('../bench/brain/index.js')).brainClaims;
  if (name === 'server') return (await import('../bench/server/index.js')).serverClaims;
  return (await import('../bench/inference/index.js')).inferenceClaims;
}

export function runBenchEngine(options: BenchArguments, output: Output, parts: BenchParts = {}): Promise<void> {
  return runBench('engine', options, output, parts);
}

export async function runBench(
  benchmark: BenchmarkName,
  options: BenchArguments,
  output: Output,
  parts: BenchParts = {},
): Promise<void> {
  const { createDevice, createDefaultDevice } = await import('../device/registry.js');
  const { describeMachine } = await import('../validate/machine.js');
  const claims = parts.claims ?? (await claimsOf(benchmark));
  const make = parts.make ?? createDevice;
  const chosen = pickClaims(claims, options.only);
  const effort = readPositive('bench --effort', options.effort ?? '1');
  const kind = options.device === undefined ? undefined : readDeviceKind('bench --device', options.device);
  const named = kind === undefined ? await createDefaultDevice(make) : { kind, device: await make(kind) };
  const { name } = named.device.description;
  await named.device.close();
  const context: BenchContext = {
    kind: named.kind,
    open: (own) => (parts.make === undefined ? createDevice(named.kind, own) : make(named.kind)),
    edge: 32,
    channels: 64,
    edges: [16, 32, 64],
    threads: [1, 2],
    effort,
    onProgress: (text) => output.note(`bench: ${text}\n`),
    ...parts.sizes,
  };
  const loadBefore = os.loadavg()[0];
  const reports: ClaimReport[] = [];
  for (const claim of chosen) reports.push(await claim(context));
  const machine = describeMachine();
  const report: BenchReport = { benchmark, machine, device: name, loadBefore, claims: reports };
  if (options.out !== undefined) writeReport(options.out, `${formatJson(report)}\n`);
  printAnswer(output, report, describeBench);
}

function pickClaims(claims: Readonly<Record<string, Claim>>, only: string | undefined): Claim[] {
  if (only === undefined) return Object.values(claims);
  const names = Object.keys(claims);
  if (!names.includes(only))
    throw wrongArgument('bench --only', 'no such claim', only, names.join(' or '), 'Leave it out for all.');
  return [claims[only]];
}

function writeReport(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `bench --out: the file cannot be written (got ${file}: ${why}, expected a writable path). Give another path.`;
    throw new CommandFailure('file-unwritable', message, { value: file, status: exitStatus.usage });
  }
}

export function describeBench({ machine, device, loadBefore, claims }: BenchReport): string {
  const { processor, cores, node, fieldbrain } = machine;
  const head = `fieldbrain ${fieldbrain} on ${device} (${processor}, ${cores} cores, Node ${node})`;
  const busy = loadBefore > cores / 2 ? [busyText(loadBefore, cores)] : [];
  return [head, ...busy, ...claims.map(describeClaim)].join('\n\n');
}

function busyText(load: number, cores: number): string {
  return `This machine was busy before the run (load ${load.toFixed(1)} on ${cores} cores): do not trust the figures; measure again in quiet.`;
}

function describeClaim({ claim, title, figures, promises, notes }: ClaimReport): string {
  const columns = [
    { title: 'measured', cell: (row: Figure) => row.name },
    { title: 'sizes', cell: (row: Figure) => pairs(row.sizes) },
    { title: 'min', cell: (row: Figure) => formatMicroseconds(row.minUs), right: true },
    { title: 'p50', cell: (row: Figure) => formatMicroseconds(row.p50Us), right: true },
    { title: 'p95', cell: (row: Figure) => formatMicroseconds(row.p95Us), right: true },
    { title: 'p99', cell: (row: Figure) => formatMicroseconds(row.p99Us), right: true },
    { title: 'runs', cell: (row: Figure) => `${row.warmUp} + ${row.repetitions}`, right: true },
    { title: 'and', cell: (row: Figure) => extras(row.more ?? {}) },
  ];
  return [
    `${claim}: ${title}`,
    formatTable(columns, figures, '  '),
    ...promises.map(
      ({ text, value, limit, holds }) =>
        `  ${holds ? '✓' : '✗'} ${text}: ${formatNumber(value)} (promised: at most ${formatNumber(limit)})`,
    ),
    ...notes.map((note) => `  ${note}`),
  ].join('\n');
}

function pairs(sizes: Figure['sizes']): string {
  return Object.entries(sizes)
    .map(([name, size]) => `${name} ${size}`)
    .join(', ');
}

function extras(more: Readonly<Record<string, number>>): string {
  return Object.entries(more)
    .map(([name, value]) => {
      if (name === 'gigabytesPerSecond') return `${formatNumber(value)} GB/s`;
      return /bytes/i.test(name) ? `${name} ${formatBytes(value)}` : `${name} ${formatNumber(value)}`;
    })
    .join(', ');
}
