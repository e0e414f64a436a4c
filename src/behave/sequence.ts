/**
 * Sequence: A→B→C and D→B→E. What follows B depends on what came before it, ten cycles ago, so that a predictor without
 * memory is right half of the time. The brain's own prediction is asked, one cycle before the successor comes.
 */
import { Chance } from '../sim/chance.js';
import { type Behaviour, Verdict } from './behaviour.js';
import { feedBrain, plainSensors, range } from './subject.js';

const apart = 5;
const trialCycles = 6 * apart;
/** Sensor of each letter. */
const letters = { A: 0, B: 1, C: 2, D: 3, E: 4 } as const;

export const sequence: Behaviour = {
  name: 'sequence',
  title: 'Successor of B after A or D',
  procedure: `A→B→C or D→B→E by chance, letters ${apart} cycles apart, each on a sensor of its own for one cycle; right when, in the cycle before the last letter, the brain predicts it more strongly than the other. Counted over the last third of the trials.`,
  async run(context) {
    const verdict = new Verdict();
    const seeds = context.quick ? 4 : 8;
    const trials = context.quick ? 90 : 180;
    const counted = Math.floor((2 * trials) / 3);
    const draws = range(seeds).map((slot) => {
      const chance = new Chance(60 + slot);
      return range(trials).map(() => chance.below(2));
    });
    const options = { sensors: plainSensors(5), motors: 2, size: context.edge, brains: seeds, seed: 9 };
    const brain = await context.open({ ...options, bankRows: 1024, planner: false });
    const right = new Float64Array(seeds);
    const course = new Float64Array(trials);
    try {
      await feedBrain(brain, {
        cycles: trials * trialCycles,
        feed: (t, slot, row) => {
          row.fill(0);
          const [at, isFirst] = [t % trialCycles, draws[slot][Math.floor(t / trialCycles)] === 0];
          if (at === 0) row[isFirst ? letters.A : letters.D] = 1;
          if (at === apart) row[letters.B] = 1;
          if (at === 2 * apart) row[isFirst ? letters.C : letters.E] = 1;
        },
        onCycle: async ({ t }) => {
          if (t % trialCycles !== 2 * apart - 1) return;
          const trial = Math.floor(t / trialCycles);
          const foreseen = await brain.read('prediction');
          for (let slot = 0; slot < seeds; slot += 1) {
            const lean = foreseen[slot * 5 + letters.C] - foreseen[slot * 5 + letters.E];
            const isRight = draws[slot][trial] === 0 ? lean > 0 : lean < 0;
            if (isRight) course[trial] += 1 / seeds;
            if (isRight && trial >= counted) right[slot] += 1;
          }
          context.onProgress(trial / trials);
        },
      });
    } finally {
      await brain.close();
    }
    const score = verdict.score(
      'successor right',
      Array.from(right, (count) => count / (trials - counted)),
    );
    verdict.atLeast(score, 0.9);
    verdict.above(score, verdict.control('without memory', new Array<number>(seeds).fill(0.5)));
    const curve = { name: 'right', x: range(trials), y: Array.from(course) };
    const plots = [{ title: 'share of seeds that are right', xLabel: 'trial', yLabel: 'share', curves: [curve] }];
    const cycles = trials * trialCycles;
    return { edge: context.edge, seeds, cycles, scores: verdict.scores, checks: verdict.checks, plots };
  },
};
