/**
 * `fieldbrain bench report` makes docs/benchmarks.md and docs/benchmarks/report.html from measured JSON; `fieldbrain bench keep`
 * puts a run beside them with the command that made it; `fieldbrain bench compare` shows what became slower between two
 * runs, and ends with status 1 where something did.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Command } from 'commander';
import type { Change, Comparison } from '../bench/compare.js';
import type { KeptRuns } from '../bench/report.js';
import { describeValue } from '../kernel/errors.js';
import { readPositive } from './arguments.js';
import { CommandFailure, exitStatus } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { formatTable } from './table.js';
import { formatMicroseconds } from './units.js';

export function registerReport(bench: Command): void {
  bench
    .command('keep <file> <name>')
    .description('keep a measured file in the documentation, with the command that made it')
    .option('--command <text>', 'the command line that measured it, where the file does not say')
    .option('--docs <folder>', 'the documentation folder', 'docs')
    .option(...jsonOption)
    .action((file: string, name: string, options: { command?: string; docs: string; json?: boolean }) => {
      const folder = path.join(options.docs, 'benchmarks');
      mkdirSync(folder, { recursive: true });
      const target = path.join(folder, `${name}.json`);
      const measured = readMeasured(file);
      const command = options.command ?? measured.command;
      if (command === undefined) throw unreadable(file, 'no command in it, give --command');
      writeFileSync(target, `${JSON.stringify({ ...measured, command }, null, 1)}\n`);
      printAnswer(processOutput(options), { kept: target }, ({ kept }) => `Kept as ${kept}.`);
    });
  bench
    .command('report')
    .description('make docs/benchmarks.md and docs/benchmarks/report.html from the runs that were kept')
    .option('--docs <folder>', 'the documentation folder', 'docs')
    .option(...jsonOption)
    .action((options: { docs: string; json?: boolean }) => runReport(options.docs, processOutput(options)));
  bench
    .command('compare <before> <after>')
    .description('what became slower or faster between two measured files')
    .option('--tolerance <share>', 'changes up to this share are ignored', '0.1')
    .option('--all', 'show figures that did not change, too')
    .option(...jsonOption)
    .action(async (before: string, after: string, options: CompareArguments) => {
      const sound = await runCompare(before, after, options, processOutput(options));
      if (!sound) process.exitCode = exitStatus.failed;
    });
}

export async function runReport(docs: string, output: Output): Promise<void> {
  const { benchmarksPage, namedRuns } = await import('../bench/report.js');
  const { reportPage } = await import('../bench/html/page.js');
  const folder = path.join(docs, 'benchmarks');
  const kept = keptFiles(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ file: `benchmarks/${name}`, measured: readMeasured(path.join(folder, name)) }));
  const runs = kept.flatMap(({ file, measured }) => namedRuns(file, measured));
  const pages = { text: path.join(docs, 'benchmarks.md'), plots: path.join(folder, 'report.html') };
  writeFileSync(pages.text, benchmarksPage(runs));
  writeFileSync(pages.plots, reportPage(...runs.map(({ command, run }) => ({ command, runs: [run] }))));
  printAnswer(
    output,
    { ...pages, runs: runs.length },
    () => `${pages.text} and ${pages.plots} show ${runs.length} runs.`,
  );
}

function keptFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const message = `bench report: no measured runs (got ${folder}: ${why}, expected a folder that bench keep filled). It makes pages of the repository: run it in a clone, or name a docs folder with --docs.`;
    throw new CommandFailure('file-unreadable', message, { value: folder, status: exitStatus.usage });
  }
}

export interface CompareArguments {
  readonly tolerance?: string;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** Shows the difference, and says whether nothing became slower and no promise broke. */
export async function runCompare(
  before: string,
  after: string,
  options: CompareArguments,
  output: Output,
): Promise<boolean> {
  const { compareRuns } = await import('../bench/compare.js');
  const { runsOf } = await import('../bench/report.js');
  const tolerance = readPositive('bench compare --tolerance', options.tolerance ?? '0.1');
  const comparison = compareRuns(runsOf(readMeasured(before)), runsOf(readMeasured(after)), tolerance);
  printAnswer(output, comparison, (value) => describeComparison(value, options.all ?? false));
  const { changes, broken } = comparison;
  return broken.length === 0 && changes.every(({ verdict }) => verdict !== 'slower');
}

/** A file of `bench --out` (a suite, or the one run alone), or of `bench keep`. */
function readMeasured(file: string): KeptRuns {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw unreadable(file, error instanceof Error ? error.message : String(error));
  }
  const known = data as Partial<{ claims: unknown; run: unknown; runs: unknown }> | null;
  if (Array.isArray(known?.claims)) return { run: data } as KeptRuns;
  if (known?.run !== undefined || Array.isArray(known?.runs)) return data as KeptRuns;
  throw unreadable(file, 'no claims in it');
}

function unreadable(file: string, why: string): CommandFailure {
  const message = `bench: ${file} is not a measured run (got ${describeValue(why)}, expected a file of bench --out). Measure one first.`;
  return new CommandFailure('file-invalid', message, { value: file, status: exitStatus.usage });
}

function describeComparison(comparison: Comparison, all: boolean): string {
  const { changes, broken, gone, added, warnings } = comparison;
  const shown = changes.filter(({ verdict }) => all || verdict !== 'same').sort((a, b) => b.ratio - a.ratio);
  const columns = [
    { title: 'claim', cell: (row: Change) => `${row.benchmark} ${row.claim}` },
    { title: 'measured', cell: (row: Change) => row.figure },
    {
      title: 'sizes',
      cell: ({ sizes }: Change) =>
        Object.entries(sizes)
          .map(([name, size]) => `${name} ${size}`)
          .join(', '),
    },
    { title: 'before', cell: (row: Change) => formatMicroseconds(row.beforeUs), right: true },
    { title: 'after', cell: (row: Change) => formatMicroseconds(row.afterUs), right: true },
    { title: 'ratio', cell: (row: Change) => row.ratio.toFixed(2), right: true },
    { title: 'fastest', cell: (row: Change) => row.minRatio.toFixed(2), right: true },
    { title: '', cell: (row: Change) => row.verdict },
  ];
  const count = (verdict: Change['verdict']): number => changes.filter((one) => one.verdict === verdict).length;
  const summary = `${changes.length} figures in common: ${count('slower')} slower, ${count('faster')} faster, ${count('unsure')} unsure, ${count('same')} the same.`;
  return [
    ...warnings,
    ...(shown.length === 0 ? [] : [formatTable(columns, shown)]),
    changes.length === 0 ? 'The two runs have no figure in common.' : summary,
    ...broken.map((text) => `✗ no longer holds: ${text}`),
    ...(gone.length === 0 ? [] : [`Only before: ${gone.length} figures, such as ${gone[0]}.`]),
    ...(added.length === 0 ? [] : [`Only after: ${added.length} figures, such as ${added[0]}.`]),
  ].join('\n');
}
