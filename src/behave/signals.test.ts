import { expect, it } from 'vitest';
import { EchoStateNetwork } from './echo-state-network.js';
import { applyWeights, fitRidge, rowsOf, sliceRows } from './linear.js';
import { mackeyGlass, narma10, scaleMackeyGlass, uniformNoise } from './signals.js';
import { correlationSquare, deviationOf, meanOf, normalisedError } from './statistics.js';

it('makes the Mackey–Glass series that the literature describes', () => {
  const series = mackeyGlass(4000, 1);
  expect(Math.min(...series)).toBeGreaterThan(0.2);
  expect(Math.max(...series)).toBeLessThan(1.4);
  expect(meanOf(series)).toBeCloseTo(0.93, 1);
  expect(deviationOf(series)).toBeCloseTo(0.225, 1);
  // Quasi-period of about 50 time units.
  const lagged = (lag: number): number => correlationSquare(series.subarray(lag), series.subarray(0, 4000 - lag));
  expect(lagged(50)).toBeGreaterThan(lagged(38));
  expect(mackeyGlass(100, 1)).toEqual(series.slice(0, 100));
  expect(mackeyGlass(100, 2)).not.toEqual(series.slice(0, 100));
  expect(Math.max(...series.map((value) => Math.abs(scaleMackeyGlass(value))))).toBeLessThan(1.2);
});

it('integrates accurately: with a short delay the series settles where its slope is nothing', () => {
  // 0.2 x / (1 + x¹⁰) = 0.1 x at x = 1, stable for short delays.
  const series = mackeyGlass(10, 1, 2);
  for (const value of series) expect(value).toBeCloseTo(1, 6);
});

it('makes NARMA-10 by its own rule', () => {
  const { input, output } = narma10(500, 3);
  expect(Math.min(...input)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...input)).toBeLessThan(0.5);
  const t = 300;
  const sum = output.slice(t - 9, t + 1).reduce((a, b) => a + b);
  const next = 0.3 * output[t] + 0.05 * output[t] * sum + 1.5 * input[t - 9] * input[t] + 0.1;
  expect(output[t + 1]).toBeCloseTo(next, 12);
});

it('has an echo-state network that forgets its start, remembers its input and predicts well', () => {
  const make = (): EchoStateNetwork => new EchoStateNetwork({ units: 128, inputs: 1, seed: 4 });
  const [one, other] = [make(), make()];
  other.state.fill(0.5);
  const input = uniformNoise(1500, 8);
  const states: Float64Array[] = [];
  for (const value of input) {
    states.push(one.step([value]).slice());
    other.step([value]);
  }
  one.state.forEach((value, at) => void expect(other.state[at]).toBeCloseTo(value, 9));
  const rows = rowsOf(states.slice(100), true);
  const lags = Array.from({ length: 40 }, (_, lag) => input.slice(100 - lag - 1, input.length - lag - 1));
  const readouts = fitRidge(sliceRows(rows, 0, 1000), lags, 1e-9);
  const later = sliceRows(rows, 1000, 1400);
  const capacity = lags
    .map((target, lag) => correlationSquare(applyWeights(later, readouts[lag]), target.subarray(1000, 1400)))
    .reduce((a, b) => a + b);
  expect(capacity).toBeGreaterThan(10);
  expect(capacity).toBeLessThan(40);

  const network = make();
  const series = mackeyGlass(2001, 5).map(scaleMackeyGlass);
  const seen = Array.from(series.subarray(0, 2000), (value) => network.step([value]).slice());
  const features = rowsOf(seen.slice(200), true);
  const target = series.subarray(201, 2001);
  const [weights] = fitRidge(sliceRows(features, 0, 1300), [target], 1e-9);
  const error = normalisedError(target.subarray(1300), applyWeights(sliceRows(features, 1300, 1800), weights));
  expect(error).toBeLessThan(0.02);
});
