/**
 * `fieldbrain doctor`: what this machine is, which devices it has and why it lacks the others, whether each of them works,
 * which one would be taken by default, and what else a bug report needs. With `--self-test`, small programs of every kind
 * run on each device in every way it has, against the reference. It repairs nothing.
 */
import process from 'node:process';
import type { Command } from 'commander';
import type { Capabilities } from '../device/device.js';
import type { DeviceChoice, DeviceMaker, Surveyed } from '../device/registry.js';
import type { Check } from '../validate/check.js';
import type { MachineReport } from '../validate/machine.js';
import type { SelfTest } from '../validate/self-test.js';
import { checkSurroundings, type Finding, type Surroundings, surroundingsHere } from './doctor-checks.js';
import { exitStatus } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { createProgress } from './progress.js';
import { formatBytes, formatError, formatMicroseconds, formatNumber } from './units.js';

/** A device that is there with its test, or the reason why it is not. */
export type Evaluated =
  | (Extract<Surveyed, { available: true }> & { readonly isSoftware: boolean; readonly selfTest: SelfTest })
  | Extract<Surveyed, { available: false }>;

export interface DoctorReport {
  readonly machine: MachineReport;
  readonly devices: readonly Evaluated[];
  readonly default: DeviceChoice;
  /** Where doctor itself was asked; `start` shows the devices only. */
  readonly findings?: readonly Finding[];
  /** With `--self-test`. */
  readonly checks?: readonly Check[];
}

export interface DoctorArguments {
  readonly json?: boolean;
  readonly selfTest?: boolean;
}

/** What tests put in place of the machine's own. */
export interface DoctorParts {
  readonly make?: DeviceMaker;
  readonly surroundings?: Surroundings;
}

export function register(program: Command): void {
  program
    .command('doctor')
    .description('show this machine, its devices, whether they work, and which is the default')
    .option('--self-test', 'run small programs of every kind on each device with each executor')
    .option(...jsonOption)
    .action(async (options: DoctorArguments) => {
      process.exitCode = await runDoctor(options, processOutput(options));
    });
}

/** Status 1 where something keeps fieldbrain from working, or a device that is there computes wrongly. */
export async function runDoctor(options: DoctorArguments, output: Output, parts: DoctorParts = {}): Promise<number> {
  const evaluated = await evaluate(output, parts.make);
  const findings = await checkSurroundings(parts.surroundings ?? (await surroundingsHere()));
  const checks = options.selfTest ? await testAll(evaluated.devices, output, parts.make) : undefined;
  const report: DoctorReport = { ...evaluated, findings, ...(checks === undefined ? {} : { checks }) };
  printAnswer(output, report, describeReport);
  const isWell =
    evaluated.devices.every((one) => !one.available || one.selfTest.pass) &&
    findings.every(({ state }) => state !== 'problem') &&
    (checks ?? []).every(({ status }) => status !== 'fail');
  return isWell ? exitStatus.ok : exitStatus.failed;
}

export async function evaluate(output: Pick<Output, 'nowMs'>, make?: DeviceMaker): Promise<DoctorReport> {
  const { chooseDevice, createDevice, isSoftware, surveyDevices } = await import('../device/registry.js');
  const { describeMachine } = await import('../validate/machine.js');
  const { testDevice } = await import('../validate/self-test.js');
  const tests = new Map<string, SelfTest>();
  const survey = await surveyDevices(async (device) => {
    tests.set(device.description.kind, await testDevice(device, output.nowMs));
  }, make ?? createDevice);
  const devices = survey.map((one): Evaluated => {
    const selfTest = tests.get(one.kind);
    return one.available && selfTest !== undefined
      ? { ...one, isSoftware: isSoftware(one.description), selfTest }
      : (one as Extract<Evaluated, { available: false }>);
  });
  return { machine: describeMachine(), devices, default: chooseDevice(survey) };
}

async function testAll(devices: readonly Evaluated[], output: Output, make?: DeviceMaker): Promise<readonly Check[]> {
  const { createDevice } = await import('../device/registry.js');
  const { selfTestPrograms } = await import('../validate/self-test.js');
  const { validate } = await import('../validate/validate.js');
  const kinds = devices.filter(({ available }) => available).map(({ kind }) => kind);
  const programs = selfTestPrograms();
  // Devices come one by one, so their number of checks is not known beforehand: their count and rate are shown.
  const progress = createProgress(output, { label: 'self-test', unit: 'checks' });
  const onCheck = (): void => progress.advance();
  const { checks } = await validate({ kinds, programs, make: make ?? createDevice, steps: 2, onCheck });
  progress.finish();
  return checks;
}

export function describeReport({ machine, devices, default: choice, findings, checks }: DoctorReport): string {
  const { fieldbrain, node, system, processor, cores, memoryBytes, freeMemoryBytes } = machine;
  return [
    `fieldbrain ${fieldbrain}   Node ${node}   ${system}`,
    `${processor}, ${cores} ${cores === 1 ? 'core' : 'cores'}, ${formatBytes(memoryBytes)} of memory, ${formatBytes(freeMemoryBytes)} free`,
    '',
    ...devices.flatMap((one) => [...describeDevice(one, one.kind === choice.kind), '']),
    ...(findings === undefined ? [] : [...findings.flatMap(describeFinding), '']),
    ...(checks === undefined ? [] : [...describeChecks(checks), '']),
    `Default: ${choice.kind} (${choice.reason}).`,
  ].join('\n');
}

const marks = { ok: '✓', note: '–', problem: '✗' } as const;

function describeFinding({ name, state, text }: Finding): string[] {
  const [first, ...rest] = wrap(text, ' '.repeat(15));
  return [`${marks[state]} ${name.padEnd(13)}${first.slice(15)}`, ...rest];
}

/** How many checks each device passed, and every one that failed. */
function describeChecks(checks: readonly Check[]): string[] {
  const kinds = [...new Set(checks.map(({ device }) => device))];
  return kinds.flatMap((kind) => {
    const own = checks.filter(({ device }) => device === kind);
    const count = (status: Check['status']): number => own.filter((one) => one.status === status).length;
    const failed = own.filter(({ status }) => status === 'fail');
    const passed = `${count('pass')} passed, ${failed.length} failed, ${count('unsupported')} not supported`;
    return [
      `${failed.length === 0 ? marks.ok : marks.problem} self-test of ${kind}: ${passed}`,
      ...failed.flatMap((one) => wrap(`${one.program} ${one.executor} ${one.fusion}: ${one.detail}`, '   ')),
    ];
  });
}

function describeDevice(one: Evaluated, isDefault: boolean): string[] {
  const mark = !one.available ? '–' : one.selfTest.pass ? '✓' : '✗';
  const head = `${mark} ${one.kind.padEnd(10)}`;
  const indent = ' '.repeat(12);
  if (!one.available) return [`${head} not available`, ...wrap(one.reason, indent)];
  const { name, capabilities, limits, notes } = one.description;
  const lines = [
    `${head} ${name}${one.isSoftware ? ' (in software)' : ''}${isDefault ? '   ← default' : ''}`,
    `${indent} ${describeTest(one.selfTest)}`,
    `${indent} computes ${capabilities.dtypes.join(' ')}; executors ${capabilities.executors.join(' ')}; ${exactness(capabilities)}`,
    ...wrap(limitTexts(limits), indent),
  ];
  return [...lines, ...notes.flatMap((note) => wrap(note, indent))].filter((line) => line.trim() !== '');
}

function exactness({ exact, fusesFma = false }: Capabilities): string {
  if (!exact) return 'within tolerances';
  return `bit for bit as the reference${fusesFma ? ', except where CUDA uses fused multiply-add' : ''}`;
}

function describeTest({ pass, error, tolerance, detail, wallMs }: SelfTest): string {
  if (!pass) return `self-test FAILED: ${detail}`;
  const how = tolerance === 0 ? 'bits equal' : `error ${formatError(error)} within ${formatError(tolerance)}`;
  return `self-test passed, ${how}, ${formatMicroseconds(wallMs * 1000)} with compilation`;
}

/** The limits that decide whether a program fits, in words; JSON has all of them. */
function limitTexts(limits: Readonly<Record<string, number>>): string {
  return Object.entries(limits)
    .filter(([name]) => /bytes|buffer|binding|storageSize|threads|multiprocessors|invocations/i.test(name))
    .slice(0, 5)
    .map(([name, value]) => `${wordsOf(name)} ${/bytes|size$/i.test(name) ? formatBytes(value) : formatNumber(value)}`)
    .join(', ');
}

/** maxBufferSize → max buffer size, memoryBytes → memory. */
function wordsOf(name: string): string {
  return name
    .replace(/Bytes$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
}

/** Lines of at most 100 characters behind an indent. */
function wrap(text: string, indent: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines[lines.length - 1];
    if (last === undefined || last.length + word.length > 100) lines.push(`${indent} ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
