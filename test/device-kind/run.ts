/**
 * Holds the example's device (script.patch) to the contract of all devices, to the built-in programs and to random ones, and prints
 * what it failed as one line of JSON. It is compiled with a copy of the sources that has the device: script.test.ts makes the copy.
 */
import { describeDevice } from '../../src/device/contract.js';
import { createDevice } from '../../src/device/registry.js';
import { builtinPrograms } from '../../src/programs/index.js';
import { trialOf } from '../../src/programs/trial.js';
import { largeTrial, randomTrial } from '../../src/random/index.js';
import { checkTrial, Expected, variantsOf } from '../../src/validate/check.js';

const failed: string[] = [];
let [passed, agreed] = [0, 0];

/** A test runner for the contract, which needs none of its own. */
const [before, tests, after]: { readonly name: string; readonly body: () => Promise<void> }[][] = [[], [], []];
const place: string[] = [];
const runner = {
  describe(name: string, body: () => void): void {
    place.push(name);
    body();
    place.pop();
  },
  test(name: string, body: () => Promise<void>): void {
    tests.push({ name: [...place, name].join(' > '), body });
  },
  beforeAll: (body: () => Promise<void>): void => void before.push({ name: 'before', body }),
  afterAll: (body: () => Promise<void>): void => void after.push({ name: 'after', body }),
};

async function main(): Promise<void> {
  const open = () => createDevice('script');
  describeDevice('script', open, { runner });
  for (const { name, body } of [...before, ...tests, ...after]) {
    try {
      await body();
      passed += 1;
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const device = await open();
  const trials = [
    ...builtinPrograms.map((builtin) => trialOf(builtin, { steps: 2 })),
    ...Array.from({ length: 30 }, (_, seed) => randomTrial(seed + 1)),
    ...Array.from({ length: 8 }, (_, seed) => largeTrial(seed + 1)),
  ];
  for (const trial of trials) {
    const expected = new Expected(trial);
    for (const variant of variantsOf(device)) {
      const { status, fusion, detail } = await checkTrial(device, expected, variant);
      if (status === 'pass') agreed += 1;
      else if (status !== 'unsupported') failed.push(`${trial.program.name}, ${fusion}: ${status}, ${detail}`);
    }
  }
  await device.close();
  console.log(JSON.stringify({ passed, agreed, failed }));
}

await main();
