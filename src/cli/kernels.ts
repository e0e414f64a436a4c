/**
 * `fieldbrain kernels build` and `fieldbrain kernels check`: the kernels of the standard programs, written ahead as CUDA
 * source, PTX, WGSL and a manifest, and compared with what would be written now. Compiling needs nvcc; without it both
 * say so and do the rest.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Command } from 'commander';
import type { BuildReport, StandardProgram } from '../device/artifacts/index.js';
import { exitStatus, wrongArgument } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { createProgress } from './progress.js';
import { formatTable } from './table.js';
import { formatBytes } from './units.js';

export interface KernelsArguments {
  readonly out?: string;
  readonly programs?: string;
  readonly architectures?: string;
  readonly compile?: boolean;
  readonly json?: boolean;
}

export function register(program: Command): void {
  const kernels = program
    .command('kernels')
    .description('build or check the kernels that are shipped with the package');
  const actions: readonly ['build' | 'check', string, string][] = [
    ['build', 'write source, PTX, WGSL and manifest of the standard programs', ''],
    ['check', 'generate again, compare, and compile where nvcc is installed', ', or those of the package without it'],
  ];
  for (const [action, description, otherwise] of actions) {
    kernels
      .command(action)
      .description(description)
      .option('--out <folder>', `where the artifacts lie; by default the folder artifacts${otherwise}`)
      .option('--programs <names>', 'only these, as in fieldPass,bankTopk')
      .option('--architectures <names>', 'PTX for these, as in sm_80,sm_90')
      .option('--no-compile', 'do not use nvcc, even where it is installed')
      .option(...jsonOption)
      .action(async (options: KernelsArguments) => {
        process.exitCode = await runKernels(action, options, processOutput(options));
      });
  }
}

/** What tests put in place of the process. */
export interface KernelsParts {
  readonly workingFolder?: string;
}

/** Status 1 where the check finds a difference, or a kernel spills more registers than it may. */
export async function runKernels(
  action: 'build' | 'check',
  options: KernelsArguments,
  output: Output,
  { workingFolder = '.' }: KernelsParts = {},
): Promise<number> {
  const { buildArtifacts, checkArtifacts, findNvcc, shippedArchitectures, shippedFolder } = await import(
    '../device/artifacts/index.js'
  );
  const here = path.join(workingFolder, 'artifacts');
  const usual = action === 'check' && !existsSync(here) ? shippedFolder : here;
  const folder = options.out ?? usual;
  const isPartial = options.programs !== undefined;
  const programs = await standardPrograms(`kernels ${action} --programs`, options.programs);
  const architectures = readArchitectures(
    `kernels ${action} --architectures`,
    options.architectures,
    shippedArchitectures,
  );
  const compiler = options.compile === false ? undefined : await findNvcc();
  if (compiler === undefined)
    output.note(
      options.compile === false
        ? 'SKIPPED: nothing is compiled (--no-compile).\n'
        : 'SKIPPED: nvcc is not on the PATH: no kernel is compiled. Images that still belong to their source are kept.\n',
    );
  const run = action === 'build' ? buildArtifacts : checkArtifacts;
  const progress = createProgress(output, { label: `kernels ${action}`, total: programs.length, unit: 'programs' });
  let begun = 0;
  const report = await run({
    ...{ folder, programs, architectures, compiler, isPartial },
    progress: () => {
      if (begun > 0) progress.advance();
      begun += 1;
    },
  });
  progress.advance(programs.length - Math.max(0, begun - 1));
  progress.finish();
  const answer = { action, folder, ...report, pass: isGood(action, report) };
  printAnswer(output, answer, describeReport);
  return answer.pass ? exitStatus.ok : exitStatus.failed;
}

function isGood(action: string, { artifacts, strays }: BuildReport): boolean {
  if (action === 'check' && strays.length > 0) return false;
  return artifacts.every(({ problems, spills }) => problems.length === 0 && spills.length === 0);
}

async function standardPrograms(place: string, names: string | undefined): Promise<StandardProgram[]> {
  const { builtinPrograms } = await import('../programs/index.js');
  const { standardBrains } = await import('../brain/standard.js');
  const all = [
    ...builtinPrograms.map(({ name, build }): StandardProgram => ({ name, variant: 'full', fusion: 'full', build })),
    ...standardBrains.map(({ variant, build }): StandardProgram => ({ name: 'brain', variant, fusion: 'full', build })),
  ];
  if (names === undefined) return all;
  return names.split(',').flatMap((name) => {
    const found = all.filter((one) => one.name === name.trim());
    if (found.length === 0)
      throw wrongArgument(place, 'no such program', name, all.map((one) => one.name).join(', '), 'Give some of these.');
    return found;
  });
}

function readArchitectures(place: string, text: string | undefined, shipped: readonly string[]): readonly string[] {
  if (text === undefined) return shipped;
  const names = text.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !/^sm_\d{2,3}a?$/.test(name));
  if (wrong !== undefined)
    throw wrongArgument(place, 'not an architecture', wrong, `names such as ${shipped.join(', ')}`, 'Give such names.');
  return names;
}

type Answer = BuildReport & { readonly action: string; readonly folder: string; readonly pass: boolean };

function describeReport(answer: Answer): string {
  const { action, folder, artifacts, compiler, strays, isWithoutSources, notShipped, pass } = answer;
  const total = artifacts.reduce((sum, { bytes }) => sum + bytes, 0);
  const offences = artifacts.flatMap(({ problems, spills }) => [...problems, ...spills]);
  return [
    formatTable(
      [
        { title: 'artifact', cell: ({ artifact }) => artifact },
        { title: 'files', cell: ({ files }) => String(files), right: true },
        { title: 'size', cell: ({ bytes }) => formatBytes(bytes), right: true },
        { title: 'compiled', cell: ({ compiled }) => String(compiled), right: true },
        { title: 'kept', cell: ({ kept }) => String(kept), right: true },
      ],
      artifacts,
    ),
    `${artifacts.length} artifacts in ${folder}, ${formatBytes(total)}, compiled by ${compiler ?? 'nothing'}`,
    ...(isWithoutSources
      ? [
          'NOT COMPARED: sources (.cu, .wgsl), which an installed package does not have; a clone of the repository has them.',
        ]
      : []),
    ...(notShipped.length === 0 ? [] : [`NOT SHIPPED, not checked: ${notShipped.join(', ')}`]),
    ...artifacts.flatMap(({ allowedSpills }) => allowedSpills),
    ...offences,
    ...strays.map((stray) => `${stray}: belongs to no standard program`),
    pass ? `${action}: ok` : `${action}: FAILED`,
  ].join('\n');
}
