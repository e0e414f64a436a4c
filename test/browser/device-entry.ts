/** What device.test.ts calls inside the page: the device contract and the built-in programs, compared there and then. */
import { compareWithReference } from '../../src/device/compare.js';
import { describeDevice } from '../../src/device/contract.js';
import type { Device, Fusion } from '../../src/device/device.js';
import { createWebgpu } from '../../src/device/webgpu/webgpu.js';
import { findProgram } from '../../src/programs/index.js';
import { trialOf } from '../../src/programs/trial.js';
import { type CollectedTests, collectTests } from './collect.js';

let opened: Promise<Device> | undefined;

function device(): Promise<Device> {
  opened ??= createWebgpu();
  return opened;
}

const contracts = new Map<string, CollectedTests>();

/** The contract of these fusions, whose device is opened once. */
function contractOf(fusions: readonly Fusion[]): CollectedTests {
  const known = contracts.get(fusions.join());
  const contract = known ?? collectTests((runner) => describeDevice('webgpu', createWebgpu, { runner, fusions }));
  contracts.set(fusions.join(), contract);
  return contract;
}

/** Runs one test of the contract by its name; null when it holds, the message when it does not. */
export async function runContractTest(name: string, fusions: readonly Fusion[]): Promise<string | null> {
  return complaint(() => contractOf(fusions).run(name));
}

/** Runs a built-in program in one fusion and compares it with the reference. */
export async function runBuiltin(name: string, fusion: Fusion): Promise<string | null> {
  return complaint(async () => {
    const found = findProgram(name);
    if (found === undefined) throw new Error(`no program ${name}`);
    const result = await compareWithReference(await device(), trialOf(found, { seed: 1, steps: 3 }), { fusion });
    if (!result.pass) throw new Error(`${result.where} ± ${result.tolerance}`);
  });
}

async function complaint(run: () => Promise<void>): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
