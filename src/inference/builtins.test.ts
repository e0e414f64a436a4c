import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMissing } from '../../test/support/requirement.js';
import { compareWithReference } from '../device/compare.js';
import { createCpu } from '../device/cpu/cpu.js';
import type { Device } from '../device/device.js';
import { createReference } from '../device/reference/reference.js';
import { runTrial } from '../device/trial-run.js';
import { findWebGpu } from '../device/webgpu/adapter.js';
import { createWebgpu } from '../device/webgpu/webgpu.js';
import { parse, serialise } from '../kernel/index.js';
import { builtin } from '../programs/builtin.js';
import { findProgram } from '../programs/index.js';
import { trialOf } from '../programs/trial.js';
import { beliefUpdateProgram } from './active-inference/belief-update.js';
import { freeEnergyProgram } from './active-inference/free-energy.js';
import { inferenceBuiltins } from './builtins.js';
import { discreteBuiltins } from './discrete/builtins.js';

let device: Device;
beforeAll(async () => {
  device = await createCpu({ threads: 2 });
});
afterAll(() => device.close());

it('names are unique', () => {
  expect(new Set(inferenceBuiltins.map(({ name }) => name)).size).toBe(inferenceBuiltins.length);
  for (const { name } of inferenceBuiltins) expect(findProgram(name)).toBeUndefined();
});

it.each(inferenceBuiltins.map((one) => [one.name, one] as const))(
  '%s: fused and unfused have the bits of the reference, and results move with the data',
  async (_, one) => {
    const trial = trialOf(one, { steps: 2 });
    expect(trial.program.name).toBe(one.name);
    const text = serialise(trial.program);
    expect(serialise(parse(text))).toBe(text);
    for (const fusion of ['full', 'none'] as const)
      expect(await compareWithReference(device, trial, { fusion })).toMatchObject({ pass: true, where: '' });
    const seen = await runTrial(createReference(), trial);
    for (const { data } of seen) expect(data.some((value) => !Number.isFinite(value))).toBe(false);
    expect(await runTrial(createReference(), trialOf(one, { seed: 9, steps: 2 }))).not.toEqual(seen);
  },
);

it('legacy chains are fused as they stand', async () => {
  const shape = {
    states: 21,
    observations: 9,
    dtype: 'f64',
    matrix: 'dense',
    ownMatrix: false,
    ownPrior: false,
  } as const;
  const ranges = { precision: [0.5, 4], priorVariance: [0.5, 2], variance: [0.2, 1] } as const;
  for (const build of [() => freeEnergyProgram(shape, 'legacy'), () => beliefUpdateProgram(shape, 3, 'legacy')]) {
    const trial = trialOf(builtin({ name: 'legacy', title: '', build, symbols: { agents: 2 }, ranges }), { steps: 1 });
    for (const fusion of ['full', 'none'] as const)
      expect(await compareWithReference(device, trial, { fusion })).toMatchObject({ pass: true, where: '' });
  }
});

const found = await findWebGpu();
if (found.available) found.device.destroy();

describe.skipIf(isMissing('WebGPU', found.available ? 'an adapter' : undefined))('on WebGPU', () => {
  let gpu: Device;
  beforeAll(async () => {
    gpu = await createWebgpu();
  });
  afterAll(() => gpu.close());

  // A software driver takes half a minute for the one fused stage of discrete agents: test/long runs those.
  const chosen = inferenceBuiltins.filter((one) => !discreteBuiltins.includes(one));

  it.each(chosen.map((one) => [one.name, one] as const))('%s', async (name, one) => {
    const trial = trialOf(one, { steps: 1 });
    if (trial.program.tensors.some(({ dtype }) => dtype === 'f64'))
      await expect(gpu.load(trial.program, { symbols: trial.symbols, constants: trial.constants })).rejects.toThrow(
        `load ${name}: webgpu lacks a dtype (got f64`,
      );
    else expect(await compareWithReference(gpu, trial)).toMatchObject({ pass: true });
  });
});
