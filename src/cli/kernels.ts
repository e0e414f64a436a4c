/**
 * `fieldbrain kernels build` and `fieldbrain kernels check`: the kernels of the standard programs, written ahead as CUDA
 * source, PTX, WGSL and a manifest, and compared with what would be written now. Compiling needs nvcc; without it both
 * say so and do the rest.
 */
import process from 'node:process';
import type { Command } from 'commander';
import type { BuildReport, StandardProgram } from '../device/artifacts/index.js';
import { exitStatus, wrongArgument } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
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
  const actions: readonly ['build' | 'check', string][] = [
    ['build', 'write source, PTX, WGSL and manifest of the standard programs'],
    ['check', 'generate again, compare, and compile where nvcc is installed'],
  ];
  for (const [action, description] of actions) {
    kernels
      .command(action)
      .description(description)
      .option('--out <folder>', 'where the artifacts lie', 'artifacts')
      .option('--programs <names>', 'only these, as in fieldPass,bankTopk')
      .option('--architectures <names>', 'PTX for these, as in sm_80,sm_90')
      .option('--no-compile', 'do not use nvcc, even where it is installed')
      .option(...jsonOption)
      .action(async (options: KernelsArguments) => {
        process.exitCode = await runKernels(action, options, processOutput(options));
      });
  }
}

/** Status 1 where the check finds a difference, or a kernel spills more registers than it may. */
export async function runKernels(
  action: 'build' | 'check',
  options: KernelsArguments,
  output: Output,
): Promise<number> {
  const { buildArtifacts, checkArtifacts, findNvcc, shippedArchitectures } = await import(
    '../device/artifacts/index.js'
  );
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
  const report = await run({ folder: options.out ?? 'artifacts', programs, architectures, compiler });
  const answer = { action, ...report, pass: isGood(action, report, options.programs === undefined) };
  printAnswer(output, answer, describeReport);
  return answer.pass ? exitStatus.ok : exitStatus.failed;
}

/** Folders of other programs are offences only where all programs were asked for. */
function isGood(action: string, { artifacts, strays }: BuildReport, all: boolean): boolean {
  if (action === 'check' && all && strays.length > 0) return false;
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

type Answer = BuildReport & { readonly action: string; readonly pass: boolean };

function describeReport({ action, artifacts, compiler, strays, pass }: Answer): string {
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
    `${artifacts.length} artifacts, ${formatBytes(total)}, compiled by ${compiler ?? 'nothing'}`,
    ...artifacts.flatMap(({ allowedSpills }) => allowedSpills),
    ...offences,
    ...strays.map((stray) => `${stray}: belongs to no standard program`),
    pass ? `${action}: ok` : `${action}: FAILED`,
  ].join('\n');
}
