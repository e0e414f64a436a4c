/**
 * `fieldbrain doctor`: what this machine is, which devices it has and why it lacks the others, whether each of them works,
 * and which one would be taken by default. One screen. It repairs nothing.
 */
import process from 'node:process';
import type { Command } from 'commander';
import type { DeviceChoice, DeviceMaker, Surveyed } from '../device/registry.js';
import type { MachineReport } from '../validate/machine.js';
import type { SelfTest } from '../validate/self-test.js';
import { exitStatus } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { formatBytes, formatError, formatMicroseconds, formatNumber } from './units.js';

/** A device that is there with its test, or the reason why it is not. */
export type Examined =
  | (Extract<Surveyed, { available: true }> & { readonly selfTest: SelfTest })
  | Extract<Surveyed, { available: false }>;

export interface DoctorReport {
  readonly machine: MachineReport;
  readonly devices: readonly Examined[];
  readonly default: DeviceChoice;
}

export function register(program: Command): void {
  program
    .command('doctor')
    .description('show this machine, its devices, whether they work, and which is the default')
    .option(...jsonOption)
    .action(async (options: { json?: boolean }) => {
      process.exitCode = await runDoctor(processOutput(options));
    });
}

/** Status 1 where a device that is there does not work. */
export async function runDoctor(output: Output, make?: DeviceMaker): Promise<number> {
  const report = await examine(output, make);
  printAnswer(output, report, describeReport);
  return report.devices.every((one) => !one.available || one.selfTest.pass) ? exitStatus.ok : exitStatus.failed;
}

export async function examine(output: Pick<Output, 'nowMs'>, make?: DeviceMaker): Promise<DoctorReport> {
  const { chooseDevice, createDevice, surveyDevices } = await import('../device/registry.js');
  const { describeMachine } = await import('../validate/machine.js');
  const { testDevice } = await import('../validate/self-test.js');
  const tests = new Map<string, SelfTest>();
  const survey = await surveyDevices(async (device) => {
    tests.set(device.description.kind, await testDevice(device, output.nowMs));
  }, make ?? createDevice);
  const devices = survey.map((one): Examined => {
    const selfTest = tests.get(one.kind);
    return one.available && selfTest !== undefined
      ? { ...one, selfTest }
      : (one as Extract<Examined, { available: false }>);
  });
  return { machine: describeMachine(), devices, default: chooseDevice(survey) };
}

export function describeReport({ machine, devices, default: choice }: DoctorReport): string {
  const { fieldbrain, node, system, processor, cores, memoryBytes, freeMemoryBytes } = machine;
  return [
    `fieldbrain ${fieldbrain}   Node ${node}   ${system}`,
    `${processor}, ${cores} ${cores === 1 ? 'core' : 'cores'}, ${formatBytes(memoryBytes)} of memory, ${formatBytes(freeMemoryBytes)} free`,
    '',
    ...devices.flatMap((one) => [...describeDevice(one, one.kind === choice.kind), '']),
    `Default: ${choice.kind} (${choice.reason}).`,
  ].join('\n');
}

function describeDevice(one: Examined, isDefault: boolean): string[] {
  const mark = !one.available ? '–' : one.selfTest.pass ? '✓' : '✗';
  const head = `${mark} ${one.kind.padEnd(10)}`;
  const indent = ' '.repeat(12);
  if (!one.available) return [`${head} not available`, ...wrap(one.reason, indent)];
  const { name, capabilities, limits, notes } = one.description;
  const lines = [
    `${head} ${name}${isDefault ? '   ← default' : ''}`,
    `${indent} ${describeTest(one.selfTest)}`,
    `${indent} computes ${capabilities.dtypes.join(' ')}; executors ${capabilities.executors.join(' ')}; ${capabilities.exact ? 'bit for bit as the reference' : 'within tolerances'}`,
    ...wrap(limitTexts(limits), indent),
  ];
  return [...lines, ...notes.flatMap((note) => wrap(note, indent))].filter((line) => line.trim() !== '');
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
