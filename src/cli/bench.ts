/**
 * `fieldbrain bench engine|brain|inference|server|fleet|worlds|rivals|all`: what the parts of fieldbrain promise, measured on this
 * machine, as a table, as JSON, and with --out as a folder with bench.json and report.html. A claim that fails is recorded
 * with its error and the rest goes on; then, and where a required limit is broken, the status is 1. Other promises that do
 * not hold are reported and are no error: speed is a benchmark, never a test.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Command } from 'commander';
import type { BenchContext, Claim, ClaimReport } from '../bench/claim.js';
import type { MeasuredRun, MeasuredSuite } from '../bench/report.js';
import type { BenchmarkName } from '../bench/suite.js';
import type { DeviceMaker } from '../device/registry.js';
import { deviceOption, readDevice, readPositive } from './arguments.js';
import { createBenchProgress } from './bench-progress.js';
import { registerReport } from './bench-report.js';
import { describeBench } from './bench-text.js';
import { CommandFailure, exitStatus, wrongArgument } from './failure.js';
import { formatJson, jsonOption, type Output, printAnswer, processOutput } from './output.js';

export interface BenchArguments {
  readonly device?: string;
  readonly only?: string;
  readonly effort?: string;
  readonly quick?: boolean;
  readonly limit?: string;
  readonly out?: string;
  readonly resume?: boolean;
  readonly json?: boolean;
}

/** What tests put in place of the machine's own. */
export interface BenchParts {
  readonly make?: DeviceMaker;
  readonly claims?: Partial<Record<BenchmarkName, Readonly<Record<string, Claim>>>>;
  readonly sizes?: Partial<Pick<BenchContext, 'edge' | 'channels' | 'edges' | 'threads' | 'inference'>>;
  /** The program that samples the GPU. */
  readonly sampler?: string;
}

/** What a benchmark prints as JSON. */
export type BenchReport = MeasuredRun;

const descriptions: Readonly<Record<BenchmarkName | 'all', string>> = {
  all: 'everything below, one after the other, with a report',
  engine: 'field pass against C, scaling, empty step, steady memory, fused against unfused, ladder, roofline',
  brain: 'the entries of the original benchmark, the cycle, its parts and stages, and how its cost grows',
  inference: 'active inference, matrix products, transfer entropy; launches, baselines and the profiling table',
  server: 'sensor to motor over TCP, robots held, stop time, checkpoints',
  fleet:
    'what gateway and NATS add to `serve`, frames of a gateway, take-over and drain, a simulation of many machines',
  worlds:
    'classic worlds against the reference and alone, what a world adds to the cycle of its brains, discrete agents in theirs',
  rivals: 'the same maths in C, NumPy, PyTorch, Triton and JAX, where they are installed',
};

/** Small enough for seconds: it shows that everything runs, and its figures say little. */
const quickSizes = {
  edge: 8,
  edges: [4, 8],
  inference: { states: 90, observations: 10, agents: 8, ownAgents: 4, samples: 200, products: [64], vector: 100 },
} as const;
const quickEffort = 0.01;
/** Seconds that a claim may take. */
const limits = { quick: '90', full: '900' } as const;

export function register(program: Command): void {
  const bench = program.command('bench').description('measure what the parts of fieldbrain promise');
  for (const [name, description] of Object.entries(descriptions)) {
    bench
      .command(name)
      .description(description)
      .option(...deviceOption)
      .option('--only <claim>', 'one claim instead of all')
      .option('--effort <factor>', 'more or fewer repetitions')
      .option('--quick', 'small sizes and few repetitions: to see that it runs, not to measure')
      .option('--limit <seconds>', 'give up a claim that takes longer, and go on')
      .option(
        '--out <folder>',
        'also write bench.json and report.html there; a path ending in .json gets the JSON alone',
      )
      .option('--resume', 'continue an interrupted run in --out')
      .option(...jsonOption)
      .action(async (options: BenchArguments) => {
        const sound = await runBench(name as BenchmarkName | 'all', options, processOutput(options));
        if (sound) return;
        process.exitCode = exitStatus.failed;
        // A claim that was given up may still hold the process.
        setTimeout(() => process.exit(), 2000).unref();
      });
  }
  registerReport(bench);
}

/** Runs a benchmark, or all, and says whether everything was measured and every required limit kept. */
export async function runBench(
  which: BenchmarkName | 'all',
  options: BenchArguments,
  output: Output,
  parts: BenchParts = {},
): Promise<boolean> {
  const { benchmarkNames, claimsOf, isSound, runClaims } = await import('../bench/suite.js');
  const { measuredBefore } = await import('../bench/resume.js');
  const { watchMachine } = await import('../bench/utilisation.js');
  const { describeMachine } = await import('../validate/machine.js');
  const effort = readPositive('bench --effort', options.effort ?? (options.quick ? String(quickEffort) : '1'));
  const limitMs = readPositive('bench --limit', options.limit ?? (options.quick ? limits.quick : limits.full)) * 1000;
  const out = options.out === undefined ? undefined : outputOf(options.out, which === 'all');
  if (options.resume && !out?.whole)
    throw wrongArgument('bench --resume', 'nothing to go on with', options.out, 'a folder given with --out', '');
  const jobs = [];
  for (const name of which === 'all' ? benchmarkNames : [which]) {
    const claims = pickClaims(parts.claims?.[name] ?? (await claimsOf(name)), options.only, which === 'all');
    if (Object.keys(claims).length > 0) jobs.push({ name, claims });
  }
  if (jobs.length === 0) throw unknownClaim(options.only ?? '', []);
  const opened = await openDevice(options.device, parts.make);
  const command = commandOf(which, options);
  const machine = describeMachine();
  const before =
    options.resume && out !== undefined && existsSync(out.json)
      ? measuredBefore(readFileSync(out.json, 'utf8'), out.json, { command, device: opened.name, machine })
      : new Map<string, readonly ClaimReport[]>();
  const isLeft = (name: string, claim: string): boolean => !before.get(name)?.some((one) => one.claim === claim);
  const total = jobs.flatMap(({ name, claims }) => Object.keys(claims).filter((claim) => isLeft(name, claim))).length;
  const progress = createBenchProgress(output, total);
  const watch = watchMachine(opened.kind === 'cuda' || opened.kind === 'webgpu' ? parts.sampler : null);
  // What was measured before stands from the beginning, so that a run that is interrupted twice loses nothing.
  const [loadBefore] = os.loadavg();
  const runs = jobs.map(({ name, claims }) => {
    const done: ClaimReport[] = (before.get(name) ?? []).filter(({ claim }) => claim in claims);
    return { benchmark: name, machine, device: opened.name, loadBefore, claims: done };
  });
  const suite = (): MeasuredSuite => ({
    command,
    quick: options.quick ?? false,
    effort,
    runs: runs.filter(({ claims }) => claims.length > 0),
  });
  try {
    for (const [at, { name, claims }] of jobs.entries()) {
      const context: BenchContext = {
        kind: opened.kind,
        open: opened.open,
        edge: 32,
        channels: 64,
        edges: [16, 32, 64],
        threads: [1, 2],
        effort,
        onProgress: (text) => progress.say(which === 'all' ? `${name}: ${text}` : text),
        ...(options.quick ? quickSizes : {}),
        ...parts.sizes,
      };
      const left = Object.fromEntries(Object.entries(claims).filter(([claim]) => isLeft(name, claim)));
      const run = runs[at];
      if (Object.keys(left).length > 0) [run.loadBefore] = os.loadavg();
      await runClaims(name, left, context, {
        watch,
        limitMs,
        nowMs: output.nowMs,
        onDone: (report) => {
          run.claims.push(report);
          progress.advance();
          // After each claim, so that a run that is interrupted leaves what it has.
          if (out !== undefined) writeOut(out.json, `${formatJson(out.whole ? suite() : runs[0])}\n`);
        },
      });
    }
  } finally {
    watch.stop();
    progress.finish();
  }
  if (out?.html !== undefined) {
    const { reportPage } = await import('../bench/html/page.js');
    writeOut(out.html, reportPage(suite()));
    output.note(`bench: ${out.html} shows it.\n`);
  }
  if (which === 'all') printAnswer(output, suite(), ({ runs: all }) => all.map(describeBench).join('\n\n'));
  else printAnswer(output, runs[0], describeBench);
  return runs.every(({ claims }) => isSound(claims));
}

async function openDevice(wanted: string | undefined, given: DeviceMaker | undefined) {
  const { createDevice, createDefaultDevice } = await import('../device/registry.js');
  const make = given ?? createDevice;
  const asked = wanted === undefined ? undefined : readDevice('bench --device', wanted);
  const { device } = asked === undefined ? await createDefaultDevice(make) : { device: await make(asked) };
  const { kind, name } = device.description;
  await device.close();
  const which = asked ?? kind;
  const open: BenchContext['open'] = (own) => (given === undefined ? createDevice(which, own) : make(which));
  return { kind, name, open };
}

function pickClaims(
  claims: Readonly<Record<string, Claim>>,
  only: string | undefined,
  mayBeElsewhere: boolean,
): Readonly<Record<string, Claim>> {
  if (only === undefined) return claims;
  if (only in claims) return { [only]: claims[only] };
  if (mayBeElsewhere) return {};
  throw unknownClaim(only, Object.keys(claims));
}

function unknownClaim(only: string, names: readonly string[]): CommandFailure {
  const expected = names.length === 0 ? 'a claim of one of the benchmarks' : names.join(' or ');
  return wrongArgument('bench --only', 'no such claim', only, expected, 'Leave it out for all.');
}

/** The line that makes this run again, without where its files went. */
function commandOf(which: string, { device, only, effort, quick }: BenchArguments): string {
  const named = Object.entries({ device, only, effort }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name} ${value}`],
  );
  return ['fieldbrain bench', which, ...named, ...(quick ? ['--quick'] : [])].join(' ');
}

interface OutputFiles {
  readonly json: string;
  readonly html?: string;
  /** Whether the JSON holds the suite, or the one run alone. */
  readonly whole: boolean;
}

function outputOf(out: string, all: boolean): OutputFiles {
  if (out.endsWith('.json')) return { json: out, whole: all };
  try {
    mkdirSync(out, { recursive: true });
  } catch (error) {
    throw unwritable(out, error);
  }
  return { json: path.join(out, 'bench.json'), html: path.join(out, 'report.html'), whole: true };
}

function writeOut(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw unwritable(file, error);
  }
}

function unwritable(file: string, error: unknown): CommandFailure {
  const why = error instanceof Error ? error.message : String(error);
  const message = `bench --out: cannot be written (got ${file}: ${why}, expected a writable path). Give another path.`;
  return new CommandFailure('file-unwritable', message, { value: file, status: exitStatus.usage });
}
