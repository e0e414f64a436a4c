/**
 * `fieldbrain bisect PROGRAM --device D`: names the first op whose result differs from the reference, with tensor,
 * element, what the device gave and what was expected. Ends with status 1 where one was found.
 */
import process from 'node:process';
import type { Command } from 'commander';
import type { Bisection, Difference } from '../device/bisect.js';
import type { DeviceMaker } from '../device/registry.js';
import { deviceOption, readDevice, readSymbols, readWhole, symbolsOption } from './arguments.js';
import { exitStatus } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { createProgress } from './progress.js';
import { formatError } from './units.js';

export interface BisectArguments {
  readonly device: string;
  readonly executor?: string;
  readonly symbols?: string;
  readonly seed?: string;
  readonly steps?: string;
  readonly json?: boolean;
}

export function register(program: Command): void {
  program
    .command('bisect')
    .description('find the first op of a program whose result differs from the reference')
    .argument('[program]', 'a built-in program (left out: their names), or a .json file of a serialised one')
    .requiredOption(...deviceOption)
    .option('--executor <name>', "one of the device's executors; the default is its first")
    .option(...symbolsOption)
    .option('--seed <number>', 'seed of the data', '1')
    .option('--steps <count>', 'steps to compare', '3')
    .option(...jsonOption)
    .action(async (name: string | undefined, options: BisectArguments) => {
      process.exitCode = await runBisect(name, options, processOutput(options));
    });
}

export async function runBisect(
  name: string | undefined,
  options: BisectArguments,
  output: Output,
  make?: DeviceMaker,
): Promise<number> {
  const { bisect } = await import('../device/bisect.js');
  const { createDevice } = await import('../device/registry.js');
  const { trialOf } = await import('../programs/trial.js');
  const { readSubject } = await import('./subject.js');
  const kind = readDevice('bisect --device', options.device);
  const seed = readWhole('bisect --seed', options.seed ?? '1');
  const steps = readWhole('bisect --steps', options.steps ?? '3', 1);
  const symbols = options.symbols === undefined ? {} : readSymbols('bisect --symbols', options.symbols);
  const subject = readSubject('bisect', name, symbols, output);
  if (subject === undefined) return exitStatus.ok;
  const trial = trialOf(subject, { seed, steps });
  const device = await (make ?? createDevice)(kind);
  const progress = createProgress(output, { label: 'bisect', unit: 'runs' });
  try {
    const found = await bisect(device, trial, {
      onRun: () => progress.advance(),
      ...(options.executor === undefined ? {} : { executor: options.executor }),
    });
    progress.finish();
    printAnswer(output, { ...found, seed, symbols: subject.symbols }, describeBisection);
    return found.difference === null ? exitStatus.ok : exitStatus.failed;
  } finally {
    await device.close();
  }
}

function describeBisection({ program, device, executor, steps, ops, difference }: Bisection): string {
  const where = `${program} on ${device} (${executor})`;
  if (difference === null)
    return `${where}: all ${ops} ops agree with the reference over ${steps} steps, unfused and fused.`;
  return [`${where}: the first op that differs is ${difference.kind} ${difference.op}.`, ...describe(difference)].join(
    '\n',
  );
}

function describe(difference: Difference): string[] {
  const { fusion, step, tensor, index, got, expected, tolerance, stage, decisions = [], failure, note } = difference;
  const result =
    failure === undefined
      ? [
          `  tensor    ${tensor}[${index.join(', ')}] in step ${step}`,
          `  got       ${got}`,
          `  expected  ${expected}${tolerance === 0 ? ', bit for bit' : ` ± ${formatError(tolerance)}`}`,
        ]
      : [`  instead of a result in step ${step}: ${failure}`];
  return [
    `  fusion    ${fusion === 'none' ? 'none: the op itself is computed wrongly' : 'full: unfused it is right'}`,
    ...result,
    ...(stage === undefined ? [] : [`  stage     ${stage}`]),
    ...decisions.map((text) => `  rule      ${text}`),
    ...(note === undefined ? [] : [`  note      ${note}`]),
  ];
}
