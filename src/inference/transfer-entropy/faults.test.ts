import { afterAll, describe, expect, it } from 'vitest';
import { oracleValue } from '../../../test/support/ksg-oracle.js';
import { closedForm, processes, simulate } from '../../../test/support/linear-process.js';
import { histogramsOf, tableFor, valueOf } from './finish.js';
import { openHostCounts } from './host-counts.js';
import { closeSearchPool, transferEntropy } from './index.js';
import { embeddingOf, settingsOf } from './options.js';
import { embedTransfer, prepareSeries } from './points.js';
import type { Counts, Problem } from './problem.js';

afterAll(closeSearchPool);

const cpu = { device: 'cpu' } as const;

describe('faults that such code has had', () => {
  /** An estimator as the checks see it. */
  type Estimate = (x: Float64Array, y: Float64Array) => Promise<number>;
  const settings = settingsOf('test', {});
  const embed = (x: Float64Array, y: Float64Array) =>
    embedTransfer(
      'test',
      prepareSeries(
        'test',
        [x, y].map((values) => ({ name: '', values })),
        settings,
      ),
      [],
      embeddingOf('test', {}),
    );
  const problemOf = (x: Float64Array, y: Float64Array): Problem => ({
    ...embed(x, y),
    precision: 'f64',
    k: 4,
    algorithm: 1,
    theiler: 0,
  });
  const countsOf = async (problem: Problem): Promise<Counts> => {
    const host = await openHostCounts(problem);
    const counts = host.count();
    await host.close();
    return counts;
  };
  const finished = (counts: Counts, samples: number, psi = tableFor(samples)): number =>
    valueOf(histogramsOf(counts, samples), { samples, k: 4, algorithm: 1, isConditional: true }, psi);

  /** What is wrong with an estimator, by the closed form, the oracle and the law of TE(X→X). */
  async function objections(estimate: Estimate): Promise<string[]> {
    const [x, y] = simulate(processes[0], 1500, 95);
    const [u, v] = simulate(processes[1], 60, 96);
    const found: string[] = [];
    if (!(Math.abs((await estimate(x, y)) - closedForm(processes[0])) < 0.07)) found.push('closed form');
    if (!(Math.abs((await estimate(u, v)) - oracleValue(problemOf(u, v))) < 1e-9)) found.push('oracle');
    if (!(Math.abs(await estimate(u, u)) < 0.02)) found.push('itself');
    return found;
  }

  it('are not in this one', async () => {
    expect(await objections(async (x, y) => (await transferEntropy(x, y, cpu)).te)).toEqual([]);
  });

  it('an infinite distance counts every point, whatever the data', async () => {
    const everyPoint: Estimate = async (x, y) => {
      const { samples } = problemOf(x, y);
      const all = new Int32Array(samples).fill(samples - 1);
      return finished({ z: all, xz: all, yz: all }, samples);
    };
    const [x, y] = simulate(processes[0], 199, 97);
    expect(await everyPoint(x, y)).toBeCloseTo(-4.0296, 4);
    expect(await objections(everyPoint)).toEqual(['closed form', 'oracle', 'itself']);
  });

  it('a digamma that takes γ off twice up to 10', async () => {
    const wrong: Estimate = async (x, y) => {
      const problem = problemOf(x, y);
      const psi = tableFor(problem.samples).map((value, n) => (n <= 10 ? value - 0.57638 : value));
      return finished(await countsOf(problem), problem.samples, psi);
    };
    expect(await objections(wrong)).toContain('closed form');
    expect(await objections(wrong)).toContain('oracle');
  });

  it('points beyond the end of the series', async () => {
    const beyond: Estimate = async (x, y) => {
      const problem = problemOf(x, y);
      const more = (columns: Problem['x']) => columns.map((column) => Float64Array.from([...column, 0]));
      const { samples } = problem;
      const read = { ...problem, samples: samples + 1, x: more(problem.x), y: more(problem.y), z: more(problem.z) };
      return finished(await countsOf(read), samples + 1);
    };
    expect(await objections(beyond)).toContain('oracle');
  });
});
