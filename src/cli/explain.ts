/**
 * `fieldbrain explain PROGRAM`: which op went into which stage and why, what each stage moves and computes, how the arena is
 * laid out, and which passes made its kernels. It plans and prints; nothing is compiled or run, so any target can be explained on any machine.
 */
import type { Command } from 'commander';
import type { PartPasses } from '../emit/loop/explain.js';
import { machines, type Target } from '../fuse/machine.js';
import type { Program } from '../kernel/program.js';
import { wrongArgument } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';

const targets = Object.keys(machines) as Target[];
const fusions = ['full', 'none'] as const;

type ExplainPasses = (program: Program, fusion: (typeof fusions)[number]) => readonly PartPasses[];

/** The targets that have passes. */
const explainers: Readonly<Partial<Record<Target, () => Promise<ExplainPasses>>>> = {
  cpu: async () => (await import('../emit/wasm.js')).explainWasm,
  webgpu: async () => (await import('../emit/wgsl.js')).explainWgsl,
  cuda: async () => (await import('../emit/cuda.js')).explainCuda,
};

export interface ExplainArguments {
  readonly target?: string;
  readonly fusion?: string;
  readonly symbols?: string;
  readonly json?: boolean;
}

export function register(program: Command): void {
  program
    .command('explain')
    .description('show the stages that fusion makes of a program and the passes that make its kernels, and why')
    .argument('[program]', 'a built-in program (left out: their names), or a .json file of a serialised one')
    .option('--target <kind>', `plan for ${targets.join(', ')}`, 'cpu')
    .option('--fusion <how>', `${fusions.join(' or ')}: none gives one stage per op`, 'full')
    .option('--symbols <sizes>', 'sizes of the program, as in batch=4,rows=100')
    .option(...jsonOption)
    .action((name: string | undefined, options: ExplainArguments) => runExplain(name, options, processOutput(options)));
}

export async function runExplain(name: string | undefined, options: ExplainArguments, output: Output): Promise<void> {
  const { explain, explainText } = await import('../fuse/index.js');
  const { readSymbols } = await import('./arguments.js');
  const { readSubject } = await import('./subject.js');
  const target = oneOf('explain --target', options.target ?? 'cpu', targets);
  const fusion = oneOf('explain --fusion', options.fusion ?? 'full', fusions);
  const symbols = options.symbols === undefined ? {} : readSymbols('explain --symbols', options.symbols);
  const subject = readSubject('explain', name, symbols, output);
  if (subject === undefined) return;
  const program = subject.build();
  const explanation = explain(program, { target, fusion, symbols: subject.symbols });
  const explainPasses = await explainers[target]?.();
  if (explainPasses === undefined) {
    printAnswer(output, explanation, explainText);
    return;
  }
  const { passesText } = await import('../emit/loop/explain.js');
  const passes = explainPasses(program, fusion);
  printAnswer(output, { ...explanation, passes }, (all) => `${explainText(all)}\n${passesText(all.passes)}`);
}

function oneOf<Choice extends string>(place: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((one) => one === text);
  if (choice === undefined)
    throw wrongArgument(place, 'unknown', text, choices.join(' or '), 'Give one of these, or leave it out.');
  return choice;
}
