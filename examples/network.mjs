/**
 * A network of information flow: which of five series drive which, and after how many steps? Series 0 drives 1 and 2, 2 drives
 * 3, and 3 and 4 drive each other. Run it with `node network.mjs`.
 */
import { inferNetwork } from 'fieldbrain';

const couplings = [
  { from: 0, to: 1, lag: 1, weight: 0.4 },
  { from: 0, to: 2, lag: 2, weight: 0.5 },
  { from: 2, to: 3, lag: 1, weight: 0.4 },
  { from: 3, to: 4, lag: 1, weight: 0.4 },
  { from: 4, to: 3, lag: 3, weight: -0.3 },
];

// Gaussian noise from a seed, so that every run gives the same.
let word = 7;
const uniform = () => {
  word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
  return ((word >>> 8) + 0.5) / 2 ** 24;
};
const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());

const samples = 4000;
const series = Array.from({ length: 5 }, () => new Float64Array(samples));
for (let t = 3; t < samples; t += 1) {
  for (const values of series) values[t] = 0.4 * values[t - 1] + normal();
  for (const { from, to, lag, weight } of couplings) series[to][t] += weight * series[from][t - lag];
}

const { links, warnings } = await inferNetwork(series, { maxLag: 4, permutations: 0 }); // 0: the chi-squared null
for (const { source, target, delay, te } of links)
  console.log(`${source} drives ${target} after ${delay}: above 0.03 nats: ${te > 0.03}`);
console.log(`warnings: ${warnings.length}`);

// Prints:
//   0 drives 1 after 1: above 0.03 nats: true
//   0 drives 2 after 2: above 0.03 nats: true
//   2 drives 3 after 1: above 0.03 nats: true
//   4 drives 3 after 3: above 0.03 nats: true
//   3 drives 4 after 1: above 0.03 nats: true
//   warnings: 0
