/**
 * `fieldbrain bench report` makes docs/benchmarks.md from measured JSON; `fieldbrain bench keep` puts a run beside it with
 * the command that made it; `fieldbrain bench compare` shows what became slower between two runs, and ends with status 1
 * where something did.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Command } from 'commander';
import { benchmarksPage, type Change, compareRuns, type MeasuredRun, type NamedRun } from '../bench/report.js';
import { CommandFailure, exitStatus } from './failure.js';
import { jsonOption, printAnswer, processOutput } from './output.js';
import { formatTable } from './table.js';
import { formatMicroseconds } from './units.js';

export function registerReport(bench: Command): void {
  bench
    .command('keep <file> <name>')
    .description('keep a measured run in the documentation, with the command that made it')
    .requiredOption('--command <text>', 'the command line that measured it')
    .option('--docs <folder>', 'where the documentation stands', 'docs')
    .option(...jsonOption)
    .action((file: string, name: string, options: { command: string; docs: string; json?: boolean }) => {
      const folder = path.join(options.docs, 'benchmarks');
      mkdirSync(folder, { recursive: true });
      const target = path.join(folder, `${name}.json`);
      writeFileSync(target, `${JSON.stringify({ command: options.command, run: readRun(file) }, null, 1)}\n`);
      printAnswer(processOutput(options), { kept: target }, ({ kept }) => `Kept as ${kept}.`);
    });
  bench
    .command('report')
    .description('make docs/benchmarks.md from the runs that were kept')
    .option('--docs <folder>', 'where the documentation stands', 'docs')
    .option(...jsonOption)
    .action((options: { docs: string; json?: boolean }) => {
      const runs = keptRuns(options.docs);
      const page = path.join(options.docs, 'benchmarks.md');
      writeFileSync(page, benchmarksPage(runs));
      printAnswer(processOutput(options), { page, runs: runs.length }, () => `${page} shows ${runs.length} runs.`);
    });
  bench
    .command('compare <before> <after>')
    .description('what became slower or faster between two runs')
    .option(...jsonOption)
    .action((before: string, after: string, options: { json?: boolean }) => {
      const changes = compareRuns(readRun(before), readRun(after));
      printAnswer(processOutput(options), changes, describeChanges);
      if (changes.some(({ verdict }) => verdict === 'slower')) process.exitCode = 1;
    });
}

function keptRuns(docs: string): NamedRun[] {
  const folder = path.join(docs, 'benchmarks');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => {
    const { command, run } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as {
      command: string;
      run: MeasuredRun;
    };
    return { command, run, file: `benchmarks/${name}` };
  });
}

/** A file of `bench --out`, or of `bench keep`. */
function readRun(file: string): MeasuredRun {
  try {
    const data = JSON.parse(readFileSync(file, 'utf8')) as MeasuredRun | { run: MeasuredRun };
    const run = 'run' in data ? data.run : data;
    if (Array.isArray(run.claims)) return run;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw unreadable(file, why);
  }
  throw unreadable(file, 'no claims in it');
}

function unreadable(file: string, why: string): CommandFailure {
  const message = `bench: ${file} is no measured run (got ${why}, expected a file of bench --out). Measure one first.`;
  return new CommandFailure('file-invalid', message, { value: file, status: exitStatus.usage });
}

function describeChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return 'The two runs have no figure in common.';
  return formatTable(
    [
      { title: 'claim', cell: (row: Change) => row.claim },
      { title: 'measured', cell: (row: Change) => row.figure },
      { title: 'before', cell: (row: Change) => formatMicroseconds(row.beforeUs), right: true },
      { title: 'after', cell: (row: Change) => formatMicroseconds(row.afterUs), right: true },
      { title: 'ratio', cell: (row: Change) => row.ratio.toFixed(2), right: true },
      { title: '', cell: (row: Change) => row.verdict },
    ],
    changes,
  );
}
