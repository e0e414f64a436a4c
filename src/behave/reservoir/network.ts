/** The control of reservoirs: a tanh echo-state network with a given number of readouts, tuned on seeds of its own. */
import { EchoStateNetwork } from '../echo-state-network.js';
import type { Feed } from './tasks.js';

export interface Setting {
  readonly spectralRadius: number;
  readonly inputScale: number;
}

const radii = [0.7, 0.85, 0.95, 1];
const scales = [0.05, 0.2, 0.5];
/** None of these is judged. */
const tuningSeeds = [41, 42];

/** Units and inputs are its features; with the readout's constant they are as many as asked for. */
export function networkFeed(
  { spectralRadius, inputScale }: Setting,
  inputs: number,
  readouts: number,
  seed: number,
): Feed {
  const network = new EchoStateNetwork({ units: readouts - 1 - inputs, inputs, seed, spectralRadius, inputScale });
  return {
    next: (input) => {
      const row = new Float64Array(network.units + input.length);
      row.set(network.step(input));
      row.set(input, network.units);
      return row;
    },
  };
}

/** The setting of the least mean error over the tuning seeds. */
export async function tune(error: (setting: Setting, seed: number) => Promise<number>): Promise<Setting> {
  let least = Number.POSITIVE_INFINITY;
  let found: Setting = { spectralRadius: radii[0], inputScale: scales[0] };
  for (const spectralRadius of radii)
    for (const inputScale of scales) {
      let sum = 0;
      for (const seed of tuningSeeds) sum += await error({ spectralRadius, inputScale }, seed);
      if (sum >= least) continue;
      least = sum;
      found = { spectralRadius, inputScale };
    }
  return found;
}
