import { expect, it } from 'vitest';
import { createCpu } from '../../device/cpu/cpu.js';
import { createReference } from '../../device/reference/reference.js';
import { transferEntropy } from '../../inference/index.js';
import { createSource } from '../../programs/seeded.js';
import type { InferenceSizes } from './sizes.js';
import { chainConstants, chainNeighbours, transferEntropyChain } from './transfer-entropy-chain.js';
import { countLaunches, loadPart, plannedLaunches, unfusedLaunches, workload } from './workload.js';

const tiny: InferenceSizes = {
  states: 30,
  observations: 7,
  agents: 3,
  ownAgents: 2,
  samples: 40,
  products: [16],
  vector: 20,
};

it('is 48 launches unfused, by the plan and as sessions count them, in 5 Programs', async () => {
  const device = await createCpu({ threads: 1 });
  const parts = workload(tiny);
  expect(parts).toHaveLength(5);
  let [planned, counted, fused] = [0, 0, 0];
  for (const part of parts) {
    expect(plannedLaunches(part.program, 'cuda', 'none'), part.name).toBe(unfusedLaunches[part.name]);
    planned += plannedLaunches(part.program, 'cuda', 'none');
    const session = await loadPart(device, part, { fusion: 'none' });
    counted += await countLaunches(session, part);
    await session.close();
    fused += plannedLaunches(part.program, 'cuda', 'full');
  }
  await device.close();
  expect(planned).toBe(48);
  expect(counted).toBe(48);
  expect(fused).toBeLessThanOrEqual(31);
});

it('at full size a belief iteration is two stages, a free energy two, a matrix product one', () => {
  const full = workload({ ...tiny, states: 900, observations: 100, products: [256], vector: 1000 });
  const stages = Object.fromEntries(full.map(({ name, program }) => [name, plannedLaunches(program, 'cuda', 'full')]));
  expect(stages).toMatchObject({ freeEnergy: 2, beliefUpdate: 20, matmul: 1, gemv: 2 });
});

it('the seven kernels compute what the estimator computes', async () => {
  const source = createSource(8);
  const noise = (): number => source() / 2 ** 32 - 0.5;
  const [from, to] = [new Float64Array(120), new Float64Array(120)];
  for (let t = 1; t < 120; t += 1) {
    from[t] = noise();
    to[t] = 0.4 * to[t - 1] + 0.5 * from[t - 1] + noise();
  }
  const { te, samples } = await transferEntropy(from, to, {
    k: chainNeighbours,
    normalise: 'none',
    device: 'reference',
  });
  const session = await createReference().load(transferEntropyChain(119), { constants: chainConstants(119) });
  const { value } = session.stepSync({
    x: Float32Array.from(from.subarray(0, 119)),
    y: Float32Array.from(to.subarray(1)),
    z: Float32Array.from(to.subarray(0, 119)),
  });
  expect(samples).toBe(119);
  expect(value[0]).toBeCloseTo(te, 6);
});
