/** Observations on their way in, and answers that are not numbers on their way out. */
import type { Observation, Reals } from './beliefs.js';
import { isNested, readRows, refuseInput } from './numbers.js';

/** [agents, m]; a single agent's may be a plain list. */
export function readObservation(value: Observation, agents: number, observations: number): Float64Array {
  const rows = agents === 1 && Array.isArray(value) && !isNested(value) ? [value] : value;
  return readRows('observation', rows, agents, observations);
}

/** Refuses results that overflowed or are undefined, instead of handing on numbers that look real. */
export function refuseNonFinite(place: string, what: string, values: Reals, dtype: 'f32' | 'f64'): void {
  const bad = values.findIndex((one) => !Number.isFinite(one));
  if (bad < 0) return;
  const advice = `The model's scales are too far apart for ${dtype}: rescale it${dtype === 'f32' ? ', or use f64' : ''}.`;
  refuseInput(place, `the ${what} is not finite at element ${bad}`, values[bad], 'a finite number', advice);
}

/** One row for all, repeated to this length. */
export function repeatRows(values: Reals, length: number): Reals {
  if (values.length === length) return values.slice();
  const all = values instanceof Float64Array ? new Float64Array(length) : new Float32Array(length);
  for (let at = 0; at < length; at += values.length) all.set(values, at);
  return all;
}
