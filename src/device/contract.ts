/**
 * The one contract test that every device runs: small programs with results worked out by hand, the behaviour of sessions,
 * and every kind of bad input with its code. It takes its test runner from outside, so that it runs under vitest and in a
 * browser page alike. What a device's capabilities lack must be refused with `program-unsupported`, not skipped.
 */
import type { Program } from '../kernel/index.js';
import { dtypesOf } from './check.js';
import { behaviourCases } from './contract/behaviour-cases.js';
import type { BehaviourCase, ProgramCase, Variant } from './contract/case.js';
import { checkRefused, hostArrays, runProgramCase } from './contract/case.js';
import { controlCases } from './contract/control-cases.js';
import { floatCases } from './contract/float-cases.js';
import { foldCases } from './contract/fold-cases.js';
import { integerCases } from './contract/integer-cases.js';
import { kindCases } from './contract/kind-cases.js';
import { memoryCases } from './contract/memory-cases.js';
import { randomCases } from './contract/random-cases.js';
import { reduceCases } from './contract/reduce-cases.js';
import { refusalCases } from './contract/refusal-cases.js';
import { valueCases } from './contract/value-cases.js';
import type { Device, Fusion, LoadOptions, Session } from './device.js';

/** What the suite needs of a test runner: vitest's own functions fit. */
export interface TestRunner {
  describe(name: string, body: () => void): unknown;
  test(name: string, body: () => Promise<void>): unknown;
  beforeAll(body: () => Promise<void>): unknown;
  afterAll(body: () => Promise<void>): unknown;
}

export interface ContractOptions {
  readonly runner: TestRunner;
  readonly fusions?: readonly Fusion[];
  /** Executors to run; all of the device's by default. */
  readonly executors?: readonly string[];
  /** False for devices that do not promise anything about NaN and infinities. */
  readonly nonFinite?: boolean;
}

export const programGroups: Readonly<Record<string, readonly ProgramCase[]>> = {
  integers: integerCases,
  floats: floatCases,
  values: valueCases,
  noise: randomCases,
  memory: memoryCases,
  reductions: reduceCases,
  folds: foldCases,
  kinds: kindCases,
  control: controlCases,
};

export const behaviourGroups: Readonly<Record<string, readonly BehaviourCase[]>> = {
  sessions: behaviourCases,
  refusals: refusalCases,
};

/**
 * Declares the whole contract for one device.
 * @example
 * describeDevice('reference', async () => createReference(), { runner: { describe, test, beforeAll, afterAll } });
 */
export function describeDevice(name: string, create: () => Promise<Device>, options: ContractOptions): void {
  const { runner, nonFinite = true } = options;
  runner.describe(`device contract: ${name}`, () => {
    let device: Device;
    runner.beforeAll(async () => {
      device = await create();
    });
    runner.afterAll(() => device.close());
    for (const [group, cases] of Object.entries(programGroups)) {
      runner.describe(group, () => {
        for (const one of cases) {
          if (one.nonFinite && !nonFinite) continue;
          runner.test(one.name, () => eachVariant(device, options, (variant) => checkCase(one, device, variant)));
        }
      });
    }
    for (const [group, cases] of Object.entries(behaviourGroups)) {
      runner.describe(group, () => {
        for (const one of cases) {
          runner.test(one.name, () => eachVariant(device, options, (variant) => runBehaviour(one, device, variant)));
        }
      });
    }
    runner.test('a closed device refuses to load', async () => {
      const other = await create();
      await other.close();
      await checkRefused('device-unavailable', () => other.load(controlCases[0].build()));
    });
  });
}

async function eachVariant(
  device: Device,
  options: ContractOptions,
  run: (variant: Variant) => Promise<void>,
): Promise<void> {
  for (const executor of options.executors ?? device.description.capabilities.executors) {
    for (const fusion of options.fusions ?? ['full', 'none']) {
      try {
        await run({ executor, fusion });
      } catch (error) {
        if (error instanceof Error) error.message = `[executor ${executor}, fusion ${fusion}] ${error.message}`;
        throw error;
      }
    }
  }
}

/** Runs a case and closes what it opened: a device that holds the sessions of all cases at once is slow to take more. */
async function runBehaviour(one: BehaviourCase, device: Device, variant: Variant): Promise<void> {
  const opened: Session[] = [];
  const load = async (program: Program, more: LoadOptions = {}): Promise<Session> => {
    const session = await device.load(program, { ...variant, ...more });
    opened.push(session);
    return session;
  };
  try {
    await one.run(device, load);
  } finally {
    for (const session of opened) await session.close();
  }
}

async function checkCase(one: ProgramCase, device: Device, variant: Variant): Promise<void> {
  const { capabilities } = device.description;
  const program = one.build();
  if (dtypesOf(program).some((dtype) => !capabilities.dtypes.includes(dtype))) {
    const constants = hostArrays(program, one.constants ?? {});
    const load = () => device.load(program, { ...variant, symbols: one.symbols ?? {}, constants });
    await checkRefused('program-unsupported', load);
    return;
  }
  if (one.exactOnly && !capabilities.exact) return;
  try {
    await runProgramCase(one, device, variant);
  } catch (error) {
    const lacking = (error as { code?: string }).code === 'program-unsupported';
    if (!(one.mayLackBody && lacking)) throw error;
  }
}
