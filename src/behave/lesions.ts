/**
 * Lesions: every faculty and channel group is taken away in a slot of its own, all slots having the same seed and the same
 * inputs, so that a part without effect gives a difference of exactly nothing. The task asks for all of them: a chaotic
 * signal to foresee, places to recognise, and rewards that depend on what is seen and done.
 */
import { type ParameterName, parameterTable } from '../brain/parameters.js';
import { Chance } from '../sim/chance.js';
import { type Behaviour, type BehaviourContext, Verdict } from './behaviour.js';
import { mackeyGlass, scaleMackeyGlass } from './signals.js';
import { equaliseSlots, feedBrain, plainSensors, range } from './subject.js';

const sensors = 8;
const motors = 5;
/** A lesion is measurable when the motors move by so much on average, or the prediction error changes by such a share. */
const leastMotor = 1e-3;
const leastError = 0.01;

export const lesions: Behaviour = {
  name: 'lesions',
  title: 'What each part is good for',
  procedure: `Each of ${parameterTable.length} faculties and channel groups is set to nothing in a slot of its own, in a task with a signal to foresee, places and rewards; compared with the intact brain over the second half: mean change of motors and relative change of the prediction error.`,
  async run(context) {
    const verdict = new Verdict();
    const seeds = context.quick ? 2 : 4;
    const cycles = context.quick ? 600 : 1500;
    const effects = new Map<ParameterName, { motor: number[]; error: number[] }>(
      parameterTable.map(({ name }) => [name, { motor: [], error: [] }]),
    );
    for (let seed = 1; seed <= seeds; seed += 1) {
      const found = await lesionOnce(context, seed, cycles);
      for (const [parameter, { motor, error }] of found) {
        effects.get(parameter)?.motor.push(motor);
        effects.get(parameter)?.error.push(error);
      }
      context.onProgress(seed / seeds);
    }
    for (const [parameter, { motor, error }] of effects) {
      const moved = verdict.score(`${parameter}: change of motors`, motor);
      const foreseen = verdict.score(`${parameter}: relative change of error`, error);
      const isFelt = moved.interval.mean >= leastMotor || Math.abs(foreseen.interval.mean) >= leastError;
      verdict.holds(`without ${parameter} motors or predictions change`, isFelt);
    }
    return { edge: Math.min(context.edge, 8), seeds, cycles, scores: verdict.scores, checks: verdict.checks };
  },
};

async function lesionOnce(
  context: BehaviourContext,
  seed: number,
  cycles: number,
): Promise<Map<ParameterName, { motor: number; error: number }>> {
  const brains = parameterTable.length + 1;
  const brain = await context.open({
    sensors: plainSensors(sensors),
    motors,
    size: Math.min(context.edge, 8),
    brains,
    seed,
    bankRows: 64,
    perBrainStores: true,
  });
  try {
    await equaliseSlots(brain);
    for (const [at, { name }] of parameterTable.entries()) await brain.lesion(name, at + 1);
    const series = mackeyGlass(cycles, seed).map(scaleMackeyGlass);
    const chance = new Chance(seed + 90);
    const places = range(4).map(() => range(sensors - 2).map(() => chance.between(-1, 1)));
    const motorSums = new Float64Array(brains);
    const errorSums = new Float64Array(brains);
    const lastForward = new Float64Array(brains);
    const half = Math.floor(cycles / 2);
    await feedBrain(brain, {
      cycles,
      feed: (t, _, row) => {
        row[0] = series[t];
        row[1] = Math.sin(0.07 * t);
        row.set(places[Math.floor(t / 40) % places.length], 2);
        // Two cycles of silence in forty, so that what is spontaneous has its say.
        if (t % 40 >= 38) row.fill(0);
      },
      // Moving forwards pays in the first place and costs in the third.
      reward: (t, slot) => {
        const place = Math.floor(t / 40) % places.length;
        return place === 0 ? lastForward[slot] : place === 2 ? -lastForward[slot] : 0;
      },
      onCycle: ({ t, motors: moved, states }) => {
        for (let slot = 0; slot < brains; slot += 1) {
          lastForward[slot] = moved[slot * motors];
          if (t < half) continue;
          errorSums[slot] += states[slot].error;
          for (let motor = 0; motor < motors; motor += 1)
            motorSums[slot] += Math.abs(moved[slot * motors + motor] - moved[motor]) / motors;
        }
      },
    });
    return new Map(
      parameterTable.map(({ name }, at) => [
        name,
        { motor: motorSums[at + 1] / (cycles - half), error: errorSums[at + 1] / errorSums[0] - 1 },
      ]),
    );
  } finally {
    await brain.close();
  }
}
