/**
 * `fieldbrain behave`: runs the behaviours that a brain must show, with their controls, and writes a report as JSON and as
 * one page. It ends with status 1 when one falls short. What is measured, and how, is in src/behave.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Command } from 'commander';
import type { Behaviour } from '../behave/behaviour.js';
import type { BehaveReport, BehaviourReport } from '../behave/run.js';
import type { BrainMode, BrainOptions } from '../brain/options.js';
import type { Brain } from '../brain/types.js';
import { kindOf } from '../device/kinds.js';
import { deviceOption, readChoice, readDevice } from './arguments.js';
import { brainProgress } from './brain-progress.js';
import { CommandFailure, exitStatus, wrongArgument } from './failure.js';
import { formatJson, jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { createProgress } from './progress.js';

export interface BehaveArguments {
  readonly device?: string;
  readonly only?: string;
  readonly edge?: string;
  readonly mode?: string;
  readonly quick?: boolean;
  readonly served?: boolean;
  readonly resume?: boolean;
  readonly out?: string;
  readonly json?: boolean;
}

/** What tests put in place of the real ones. */
export interface BehaveParts {
  readonly behaviours?: readonly Behaviour[];
  readonly open?: (options: BrainOptions) => Promise<Brain>;
}

export function register(program: Command): void {
  program
    .command('behave')
    .description('run the behaviours that a brain must show, with their controls')
    .option(...deviceOption)
    .option('--only <tests>', 'these tests only, separated by commas')
    .option('--edge <n>', 'edge of the field of tests without a size of their own; 8 by default, 32 on cuda')
    .option('--mode <mode>', 'mode of brains of tests without a mode of their own: deployment or research')
    .option('--quick', 'fewer seeds and cycles: shows where things stand, proves nothing')
    .option('--served', 'every cycle goes over TCP through a real server, as a robot’s does')
    .option('--out <folder>', 'where behave.json and behave.html go', 'behave-report')
    .option('--resume', 'continue an interrupted run in --out')
    .option(...jsonOption)
    .action(async (options: BehaveArguments) => {
      if (!(await runBehave(options, processOutput(options)))) process.exitCode = exitStatus.failed;
    });
}

/** Runs the behaviours, writes the reports and says whether all of them passed. */
export async function runBehave(options: BehaveArguments, output: Output, parts: BehaveParts = {}): Promise<boolean> {
  const { behaviours } = await import('../behave/registry.js');
  const { runBehaviour } = await import('../behave/run.js');
  const { renderPage } = await import('../behave/page.js');
  const { Ledger } = await import('../behave/ledger.js');
  const { createBrain } = await import('../brain/create.js');
  const { sizes } = await import('../brain/options.js');
  const { describeMachine } = await import('../validate/machine.js');
  const picked = pickBehaviours(parts.behaviours ?? behaviours, options.only);
  const chosen = picked.filter(({ inProcess }) => options.served !== true || inProcess !== true);
  if (chosen.length < picked.length)
    output.note(
      `behave: ${picked.length - chosen.length} rows need a brain in this process; --served leaves them out.\n`,
    );
  const device = options.device === undefined ? 'cpu' : readDevice('behave --device', options.device);
  const edge = readChoice('behave --edge', options.edge ?? (kindOf(device) === 'cuda' ? '32' : '8'), sizes);
  const quick = options.quick === true;
  const mode = readMode(options);
  const createHere = (asked: BrainOptions): Promise<Brain> =>
    createBrain({ ...asked, onProgress: brainProgress(output) });
  const make = options.served === true ? (await import('../server/served-brain.js')).ServedBrain.open : createHere;
  const open = parts.open ?? ((asked: BrainOptions): Promise<Brain> => make({ device, mode, ...asked }));
  const folder = options.out ?? 'behave-report';
  const { fieldbrain } = describeMachine();
  const run = { fieldbrain, device, edge, mode, quick, served: options.served === true };
  const isUnkept = (error: Error): void =>
    output.note(`behave: what was found so far cannot be kept (${error.message}); the run goes on.\n`);
  const ledger = writing(folder, () => (options.resume === true ? Ledger.resume : Ledger.begin)(folder, run, isUnkept));
  const reports: BehaviourReport[] = [];
  for (const behaviour of chosen) {
    const before = ledger.rowOf(behaviour);
    if (before !== undefined) {
      output.note(`${describeBehaviour(before)} (found before)\n`);
      reports.push(before);
      continue;
    }
    const total = 1000;
    let shown = 0;
    const progress = createProgress(output, { label: behaviour.name.padEnd(14), total, unit: 'parts' });
    const onProgress = (share: number): void => {
      const now = Math.floor(total * Math.min(1, share));
      if (now > shown) progress.advance(now - shown);
      shown = Math.max(shown, now);
    };
    const keep = <Found>(part: string, make: () => Promise<Found>) => ledger.keep(behaviour, part, make);
    const context = { open, device, edge, quick, nowMs: output.nowMs, onProgress, keep };
    const report = ledger.add(await runBehaviour(behaviour, context));
    onProgress(1);
    progress.finish();
    output.note(`${describeBehaviour(report)}\n`);
    reports.push(report);
  }
  const passed = reports.every((one) => one.passed);
  const report: BehaveReport = {
    report: 'behave',
    fieldbrain,
    device,
    mode,
    quick,
    passed,
    behaviours: reports,
  };
  const page = path.join(folder, 'behave.html');
  writing(folder, () => {
    writeFileSync(page, renderPage(report));
    writeFileSync(path.join(folder, 'behave.json'), `${formatJson(report)}\n`);
  });
  ledger.close(chosen);
  printAnswer(output, report, (value) => describeReport(value, page));
  if (!passed) {
    const short = reports.filter((one) => !one.passed).map(({ name }) => name);
    output.note(
      `behave: ${short.length} of ${reports.length} behaviours fall short (got ${short.join(', ')}, expected none). See ${page}.\n`,
    );
  }
  return passed;
}

function readMode({ mode = 'deployment', served = false }: BehaveArguments): BrainMode {
  if (mode !== 'deployment' && mode !== 'research')
    throw wrongArgument(
      'behave --mode',
      'no such mode',
      mode,
      'deployment or research',
      'Leave it out for deployment.',
    );
  if (mode === 'research' && served)
    throw wrongArgument('behave --mode', 'a server runs no research', mode, 'deployment', 'Leave out --served.');
  return mode;
}

function pickBehaviours(all: readonly Behaviour[], only: string | undefined): Behaviour[] {
  if (only === undefined) return [...all];
  return only.split(',').map((name) => {
    const found = all.find((one) => one.name === name.trim());
    if (found !== undefined) return found;
    const names = all.map((one) => one.name).join(' or ');
    throw wrongArgument('behave --only', 'no such behaviour', name, names, 'Leave it out for all.');
  });
}

/** Does what writes into the folder; where the system refuses, says what to do. */
function writing<Result>(folder: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    const message = `behave --out: the report cannot be written (got ${folder}: ${error.message}, expected a writable folder). Give another folder.`;
    throw new CommandFailure('file-unwritable', message, { value: folder, status: exitStatus.usage });
  }
}

function describeBehaviour({ name, title, passed, edge, seeds, checks, seconds, parts = [] }: BehaviourReport): string {
  const times = parts.map((part) => `${part.name} ${part.seconds.toFixed(1)} s`).join(', ');
  const head = `${passed ? '✓' : '✗'} ${name}: ${title} (${edge}³, ${seeds} seeds, ${seconds.toFixed(0)} s${times === '' ? '' : `: ${times}`})`;
  return [head, ...checks.map(({ text, holds }) => `  ${holds ? '✓' : '✗'} ${text}`)].join('\n');
}

function describeReport({ behaviours, device, quick }: BehaveReport, page: string): string {
  const passed = behaviours.filter((one) => one.passed).length;
  const rows = behaviours.map((one) => `  ${one.passed ? '✓' : '✗'} ${one.name}`);
  const haste = quick ? ' (a quick run)' : '';
  return [`${passed} of ${behaviours.length} behaviours pass on ${device}${haste}. ${page}`, ...rows].join('\n');
}
