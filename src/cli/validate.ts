/**
 * `fieldbrain validate`: every built-in program on every device of this machine, in every executor, fused and unfused,
 * against the reference; with --random also programs that nobody wrote. Ends with status 1 where anything fails.
 */
import process from 'node:process';
import type { Command } from 'commander';
import type { Device } from '../device/device.js';
import type { DeviceMaker } from '../device/registry.js';
import type { BuiltinProgram } from '../programs/index.js';
import type { Check, CheckStatus } from '../validate/check.js';
import type { MachineReport } from '../validate/machine.js';
import type { RandomReport, TrialSource } from '../validate/random.js';
import type { SavedFailure } from '../validate/save.js';
import type { Validation } from '../validate/validate.js';
import { deviceOption, readDevice, readWhole } from './arguments.js';
import { exitStatus, wrongArgument } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { createProgress } from './progress.js';
import { formatTable } from './table.js';
import { formatError } from './units.js';

export interface ValidateArguments {
  readonly programs?: string;
  readonly device?: string;
  readonly random?: string;
  readonly seed?: string;
  readonly save?: string;
  readonly json?: boolean;
}

/** What tests put in place of the machine's own. */
export interface ValidateParts {
  readonly make?: DeviceMaker;
  readonly programs?: readonly BuiltinProgram[];
  readonly source?: (device: Device) => TrialSource;
}

export function register(program: Command): void {
  program
    .command('validate')
    .description('hold every device to the reference: every program, executor, fused and unfused')
    .option(...deviceOption)
    .option('--programs <names>', 'these programs alone, with commas between')
    .option('--random <count>', 'also this many random programs on each device')
    .option('--seed <number>', 'seed of the data and of the first random program', '1')
    .option('--save <folder>', 'where to save random programs that fail', '.')
    .option(...jsonOption)
    .action(async (options: ValidateArguments) => {
      process.exitCode = await runValidate(options, processOutput(options));
    });
}

interface Report {
  readonly machine: MachineReport;
  readonly seed: number;
  readonly steps: number;
  readonly summary: Readonly<Record<CheckStatus, number>>;
  readonly checks: readonly Check[];
  readonly absent: Validation['absent'];
  readonly random: readonly ReportedRandom[];
}

type ReportedRandom = Omit<RandomReport, 'failures'> & { readonly failures: readonly SavedFailure[] };

/** The name of what is checked beside the programs, on GPUs that have instructions for large products. */
const largeName = 'largeProducts';

function pickPrograms(all: readonly BuiltinProgram[], names: readonly string[] | undefined): readonly BuiltinProgram[] {
  if (names === undefined) return all;
  return names.flatMap((name) => {
    if (name === largeName) return [];
    const found = all.find((one) => one.name === name);
    if (found !== undefined) return [found];
    const known = [...all.map((one) => one.name), largeName].join(' ');
    throw wrongArgument('validate --programs', 'no such program', name, known, 'Leave it out for all.');
  });
}

export async function runValidate(
  options: ValidateArguments,
  output: Output,
  parts: ValidateParts = {},
): Promise<number> {
  const { deviceKinds } = await import('../device/kinds.js');
  const { createDevice } = await import('../device/registry.js');
  const { namedPrograms } = await import('../validate/catalogue.js');
  const { checkLargeProducts } = await import('../validate/large-products.js');
  const { describeMachine } = await import('../validate/machine.js');
  const { checkRandom } = await import('../validate/random.js');
  const { saveFailure } = await import('../validate/save.js');
  const { validate } = await import('../validate/validate.js');
  const { make = createDevice } = parts;
  const names = options.programs?.split(',');
  const programs = parts.programs ?? pickPrograms(namedPrograms, names);
  const isLarge = names?.includes(largeName) ?? parts.programs === undefined;
  const named = options.device === undefined ? undefined : readDevice('validate --device', options.device);
  const random = options.random === undefined ? 0 : readWhole('validate --random', options.random);
  const seed = readWhole('validate --seed', options.seed ?? '1');
  const source =
    random === 0 ? undefined : (parts.source ?? (await import('../validate/random-source.js')).randomSourceFor);
  const reports: RandomReport[] = [];
  let progress = createProgress(output, { label: 'validate', total: 0 });
  const validation = await validate({
    kinds: named === undefined ? deviceKinds : [named],
    programs,
    make,
    seed,
    required: named !== undefined,
    onPlan: (checks) => {
      progress = createProgress(output, { label: 'validate', total: checks, unit: 'checks' });
    },
    onCheck: () => progress.advance(),
    more: isLarge ? (device) => checkLargeProducts(device, seed) : undefined,
    also: async (device) => {
      progress.finish();
      if (source === undefined || device.description.kind === 'reference') return;
      const bar = createProgress(output, { label: 'random', total: random, unit: 'programs' });
      reports.push(
        await checkRandom(device, { source: source(device), programs: random, seed, onProgram: () => bar.advance() }),
      );
      bar.finish();
    },
  });
  const report: Report = {
    machine: describeMachine(),
    seed,
    steps: validation.steps,
    summary: summarise(validation.checks, reports),
    checks: validation.checks,
    absent: validation.absent,
    random: reports.map((one) => ({
      ...one,
      failures: one.failures.map((bad) => saveFailure(bad, one.device, options.save ?? '.')),
    })),
  };
  printAnswer(output, report, describeReport);
  return report.summary.fail === 0 ? exitStatus.ok : exitStatus.failed;
}

function summarise(checks: readonly Check[], random: readonly RandomReport[]): Record<CheckStatus, number> {
  const total = { pass: 0, fail: 0, unsupported: 0 };
  for (const { status } of checks) total[status] += 1;
  for (const one of random) {
    total.pass += one.passed;
    total.unsupported += one.unsupported;
    total.fail += one.failures.length;
  }
  return total;
}

const marks: Readonly<Record<CheckStatus, string>> = { pass: '✓', fail: '✗ FAIL', unsupported: '– unsupported' };

function describeReport(report: Report): string {
  const columns = [
    { title: 'program', cell: (row: Check) => row.program },
    { title: 'device', cell: (row: Check) => row.device },
    { title: 'executor', cell: (row: Check) => row.executor },
    { title: 'fusion', cell: (row: Check) => row.fusion },
    { title: 'error', cell: (row: Check) => figure(row.error), right: true },
    { title: 'tolerance', cell: (row: Check) => tolerance(row), right: true },
    {
      title: 'result',
      cell: (row: Check) => (row.status === 'pass' ? marks.pass : `${marks[row.status]}: ${row.detail}`),
    },
  ];
  const { pass, fail, unsupported } = report.summary;
  return [
    formatTable(columns, report.checks),
    ...report.absent.map(({ device, reason }) => `\n${device} was not checked: ${reason}`),
    ...report.random.map(describeRandom),
    '',
    `${pass} passed, ${fail} failed, ${unsupported} unsupported (seed ${report.seed}, ${report.steps} steps each).`,
    ...(fail === 0 ? [] : ['Run fieldbrain bisect PROGRAM --device D to find the op that differs.']),
  ].join('\n');
}

function describeRandom({ device, programs, firstSeed, passed, unsupported, failures }: ReportedRandom): string {
  const lines = [
    '',
    `random programs on ${device}, from seed ${firstSeed}: ${passed} of ${programs} passed, ${unsupported} unsupported, ${failures.length} failed.`,
  ];
  for (const { seed, check, file, program } of failures) {
    lines.push(
      '',
      `seed ${seed}, ${check.executor}, fusion ${check.fusion}: ${check.detail}`,
      program,
      `saved as ${file}; again: fieldbrain validate --device ${device} --random 1 --seed ${seed}`,
    );
  }
  return lines.join('\n');
}

function figure(value: number): string {
  return Number.isNaN(value) ? '' : formatError(value);
}

function tolerance({ tolerance: allowed, status, error }: Check): string {
  return status === 'pass' && error === 0 && allowed === 0 ? 'exact' : figure(allowed);
}
