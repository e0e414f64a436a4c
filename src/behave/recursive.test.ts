import { expect, it } from 'vitest';
import { EchoStateNetwork } from './echo-state-network.js';
import { createRows, rowsOf } from './linear.js';
import { followTargets } from './recursive.js';
import { mackeyGlass, scaleMackeyGlass, uniformNoise } from './signals.js';
import { normalisedError } from './statistics.js';

it('finds a linear rule, and never sees a truth before its time', () => {
  const input = uniformNoise(400, 1);
  const rows = rowsOf(
    Array.from({ length: 399 }, (_, t) => [input[t + 1], input[t]]),
    true,
  );
  const target = Float64Array.from({ length: 399 }, (_, t) => 2 * input[t + 1] - input[t] + 0.5);
  const [guess] = followTargets(rows, [target]);
  expect(guess[0]).toBe(0);
  expect(normalisedError(target.subarray(100), guess.subarray(100))).toBeLessThan(3e-3);
  const [late] = followTargets(rows, [target], 50);
  expect(late.subarray(0, 50).every((value) => value === 0)).toBe(true);
  expect(late[60]).not.toBe(0);
});

it('gives the known errors on Mackey–Glass: two values alone, and an echo-state network of 128 units', () => {
  const [cycles, units] = [3000, 128];
  const series = mackeyGlass(cycles + 20, 1).map(scaleMackeyGlass);
  const network = new EchoStateNetwork({ units, inputs: 1, seed: 1 });
  const states = createRows(cycles, units + 1);
  const pairs = createRows(cycles, 3);
  for (let t = 0; t < cycles; t += 1) {
    states.data.set(network.step([series[t]]), t * (units + 1));
    states.data[(t + 1) * (units + 1) - 1] = 1;
    pairs.data.set([series[t], series[Math.max(0, t - 1)], 1], t * 3);
  }
  const errorAt = (rows: typeof pairs, horizon: number): number => {
    const target = series.subarray(horizon, cycles + horizon);
    const [guess] = followTargets(rows, [target], horizon);
    return normalisedError(target.subarray(2000), guess.subarray(2000));
  };
  expect(errorAt(pairs, 1)).toBeCloseTo(0.025, 2);
  expect(errorAt(pairs, 6)).toBeCloseTo(0.375, 1.3);
  expect(errorAt(pairs, 20)).toBeCloseTo(0.603, 1.3);
  expect(errorAt(states, 1)).toBeLessThan(0.015);
  expect(errorAt(states, 6)).toBeLessThan(0.2);
});
