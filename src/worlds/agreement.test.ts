/** The worlds' Programs against equations that were written apart from them: in float64, and on devices in float32. */
import { describe, expect, it } from 'vitest';
import { uniformOf } from '../kernel/noise.js';
import { compareWorld, trialAction } from './agreement.js';
import { createWorld } from './create-world.js';
import * as equations from './equations/index.js';
import { stream } from './world-program.js';

const cases = [
  ['cart-pole', equations.cartPole, {}],
  ['cart-pole-positions', equations.cartPolePositions, {}],
  ['pendulum', equations.pendulum, {}],
  ['pendulum-positions', equations.pendulumPositions, {}],
  ['mountain-car', equations.mountainCar, {}],
  ['acrobot', equations.acrobot, {}],
  ['t-maze', equations.tMaze(10), {}],
  ['t-maze', equations.tMaze(30), { length: 30 }],
] as const;

const count = 3;
const seed = 11;

describe.each(cases)('%s', (name, equation, options) => {
  it('agrees with the equations to 1e-9 over 1,000 steps across resets', async () => {
    const world = await createWorld(name, { count, device: 'reference', seed, ...options });
    const episodes = new Array<number>(count).fill(0);
    const draw = (n: number) => (element: number) => uniformOf(seed, n, episodes[n], stream, element);
    const states = episodes.map((_, n) => equation.begin(draw(n)));
    const lengths = new Array<number>(count).fill(0);
    const ended = new Array<boolean>(count).fill(false);
    const width = world.observations.shape[0];
    let resets = 0;
    let worst = 0;
    for (let step = 0; step < 1000; step += 1) {
      const actions = states.map((_, n) => trialAction(world, n, step));
      const answer = await world.step(actions);
      const after = await world.readStates();
      for (let n = 0; n < count; n += 1) {
        let [reward, terminated] = [0, false];
        const wasEnded = ended[n];
        if (wasEnded) {
          episodes[n] += 1;
          states[n] = equation.begin(draw(n));
          lengths[n] = 0;
          resets += 1;
        } else {
          const next = equation.step(states[n], actions[n]);
          [states[n], reward, terminated] = [next.state, next.reward, next.terminated];
          lengths[n] += 1;
        }
        const truncated = !wasEnded && lengths[n] >= (equation.limit ?? Number.POSITIVE_INFINITY);
        ended[n] = terminated || truncated;
        expect([answer.terminated[n], answer.truncated[n], answer.info.reset[n]]).toEqual(
          [terminated, truncated, wasEnded].map(Number),
        );
        const wanted = [...states[n], ...equation.observe(states[n]), reward];
        const got = [
          ...after.subarray(n * states[n].length, (n + 1) * states[n].length),
          ...answer.observations.subarray(n * width, (n + 1) * width),
          answer.rewards[n],
        ];
        worst = Math.max(worst, ...wanted.map((value, at) => Math.abs(value - got[at])));
      }
    }
    expect(worst).toBeLessThan(1e-9);
    expect(resets).toBeGreaterThan(2);
    await world.close();
  });

  it('agrees on the processor within 1e-5, each step begun from the state of the reference', async () => {
    const found = await compareWorld(name, 'cpu', options);
    expect(found.worst).toBeLessThan(1e-5);
    expect(found.differentEnds).toBe(0);
    expect(found.compared).toBeGreaterThan(2500);
  });
});

describe('energy', () => {
  it('of the undriven pendulum stays within the error of its integrator', async () => {
    const world = await createWorld('pendulum', { count: 2, device: 'reference' });
    await world.reset({ states: [Math.PI - 0.5, 0, Math.PI - 1, 0.3] });
    // Semi-implicit Euler holds E + dt/2 · ω · dV/dθ up to dt²: E itself swings about a constant by an error of order dt.
    const energy = ([angle, speed]: Float64Array): number => speed ** 2 / 6 + 5 * Math.cos(angle);
    const start = await world.readStates();
    const errors: number[] = [];
    for (let step = 0; step < 199; step += 1) {
      await world.step([0, 0]);
      const state = await world.readStates();
      for (const n of [0, 1])
        errors.push(Math.abs(energy(state.subarray(2 * n, 2 * n + 2)) - energy(start.subarray(2 * n, 2 * n + 2))));
    }
    expect(Math.max(...errors)).toBeLessThan(0.4);
    // No drift: the last swings are as good as the first.
    expect(Math.max(...errors.slice(-100))).toBeLessThan(1.05 * Math.max(...errors.slice(0, 100)));
    await world.close();
  });

  it('of the undriven acrobot stays within the error of its integrator', async () => {
    const world = await createWorld('acrobot', { count: 2, device: 'reference' });
    await world.reset({ states: [0.5, 0.2, 0, 0, -0.3, 0.6, 0.1, 0] });
    const start = await world.readStates();
    let worst = 0;
    for (let step = 0; step < 100; step += 1) {
      await world.step([1, 1]);
      const state = await world.readStates();
      for (const n of [0, 1])
        worst = Math.max(
          worst,
          Math.abs(acrobotEnergy(state.subarray(4 * n, 4 * n + 4)) - acrobotEnergy(start.subarray(4 * n, 4 * n + 4))),
        );
    }
    // Runge–Kutta of fourth order at 0.2 s loses a little in every step; the depth of the well is 19.6.
    expect(worst).toBeLessThan(0.1);
    await world.close();
  });
});

/** Kinetic and potential energy of two links of mass, length and moment of inertia 1, centres at 1/2. */
function acrobotEnergy([a, b, p, q]: Float64Array): number {
  const d1 = 0.25 + 1.25 + Math.cos(b) + 2;
  const d2 = 0.25 + 0.5 * Math.cos(b) + 1;
  const kinetic = 0.5 * d1 * p ** 2 + d2 * p * q + 0.5 * 1.25 * q ** 2;
  return kinetic - 9.8 * (1.5 * Math.cos(a) + 0.5 * Math.cos(a + b));
}
