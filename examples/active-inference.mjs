/**
 * Active inference: an agent infers two hidden states from three noisy observations, compares itself with the exact
 * posterior, and picks the policy with the least expected free energy. Run it with `node active-inference.mjs`.
 */
import { createAgents, exactPosterior } from 'fieldbrain';

const model = {
  states: 2,
  observations: 3,
  matrix: [
    [1, 0.3],
    [0, 1],
    [0.5, -0.5],
  ],
  precision: [4, 2, 1],
  prior: { mean: [0.1, -0.2], variance: [1, 0.5] },
  transition: { retention: 0.9, noise: 0.05 },
  preference: { mean: [1, 0, 0.5], variance: 0.5 },
};
const observed = [1, -0.5, 0.25];
const digits = (values) => Array.from(values, (value) => value.toFixed(4)).join(' ');

const agents = await createAgents(model, { device: 'cpu' });
const { mean, freeEnergy } = await agents.infer(observed);
console.log(`inferred ${digits(mean)}, free energy ${digits(freeEnergy)} nats`);
console.log(`exact    ${digits(exactPosterior(model, observed).mean)}`);
const still = [0, 0];
const plan = await agents.plan([
  { name: 'stay', controls: [still, still] },
  {
    name: 'advance',
    controls: [
      [0.2, 0],
      [0.2, 0],
    ],
  },
]);
plan.policies.forEach((name, p) => {
  console.log(`${name}: expected free energy ${plan.expected[p].toFixed(3)}`);
});
console.log(`best: ${plan.policies[plan.best[0]]}`);
await agents.close();

// Prints:
//   inferred 0.8492 -0.2455, free energy 3.4562 nats
//   exact    0.8492 -0.2455
//   stay: expected free energy 7.302
//   advance: expected free energy 7.106
//   best: advance
