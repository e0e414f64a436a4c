/**
 * Demonstrations of brains that learn by reward, as behaviours: what an expert shows is done by the frozen brain, it never gets worse by
 * being taught longer, and what is learned by reward after it does no harm.
 */
import { type Behaviour, type BehaviourContext, Verdict } from '../behaviour.js';
import { randomReturns } from './controls.js';
import { inStages } from './in-loop.js';
import { seeds } from './rows.js';

const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;

interface ShownRow {
  readonly world: 'pendulum' | 'cart-pole' | 'mountain-car';
  /** What the expert itself reaches. */
  readonly expert: number;
  /** What frozen brains must reach in the mean after 4,000 taught cycles. */
  readonly least: number | { readonly wayToExpert: number };
}

const rows: readonly ShownRow[] = [
  { world: 'pendulum', expert: -148, least: { wayToExpert: 0.8 } },
  { world: 'cart-pole', expert: 500, least: 500 },
  { world: 'mountain-car', expert: 95, least: 90 },
];
const judgedAt = 4000;
/** Of the way from random to the expert: what chance may take from one evaluation to the next. */
const slack = 0.05;

const chosenOf = ({ quick }: BehaviourContext): readonly number[] => (quick ? seeds.slice(0, 2) : seeds);
const randomOf = (world: ShownRow['world'], chosen: readonly number[]): number[] =>
  chosen.map((seed) => mean(randomReturns(world, seed, 100)));

function behaviourOf({ world, expert, least }: ShownRow): Behaviour {
  return {
    name: `shown-${world}`,
    title: `Learning by demonstration: ${world}`,
    inProcess: true,
    procedure: `Brains that could learn by reward are shown by the expert of ${world} what their motors should have been, while they drive. After 1, 2, 4 and 8 thousand cycles they are frozen for twenty episodes each. Control: random motors.`,
    async run(context) {
      const verdict = new Verdict();
      const chosen = chosenOf(context);
      const times = context.quick ? [1000, 2000, 4000] : [1000, 2000, 4000, 8000];
      const task = { world, seeds: chosen, edge: context.edge, demonstrations: true };
      const frozen = await context.keep('shown', () =>
        inStages(context.open, task, async (stages) => {
          const found: number[][] = [];
          for (const [at, time] of times.entries()) {
            await stages.steps(time - stages.cycles, { by: 'expert' });
            found.push(await stages.evaluate());
            context.onProgress((at + 1) / times.length);
          }
          return found;
        }),
      );
      const random = verdict.control('random motors', randomOf(world, chosen));
      const span = expert - random.interval.mean;
      const scores = frozen.map((values, at) => verdict.score(`frozen after ${times[at]} taught cycles`, values));
      const bound = typeof least === 'number' ? least : random.interval.mean + least.wayToExpert * span;
      verdict.atLeast(scores[times.indexOf(judgedAt)], bound);
      for (let at = 1; at < times.length; at += 1) {
        const [before, after] = [scores[at - 1].interval.mean, scores[at].interval.mean];
        verdict.holds(
          `not worse after ${times[at]} than after ${times[at - 1]} (${after.toFixed(1)} against ${before.toFixed(1)})`,
          after >= before - slack * span,
        );
      }
      verdict.above(scores[scores.length - 1], random);
      return {
        ...{ edge: context.edge, seeds: chosen.length, cycles: times[times.length - 1] },
        ...{ scores: verdict.scores, checks: verdict.checks },
        notes: [`Seeds ${chosen[0]} to ${chosen[chosen.length - 1]}; the expert itself reaches ${expert}.`],
      };
    },
  };
}

/** Taught a little, then by reward alone. */
const thenReward: Behaviour = {
  name: 'shown-then-reward',
  title: 'Demonstration, then reward: pendulum',
  inProcess: true,
  procedure:
    'Brains are shown the pendulum for 1,000 cycles, frozen for twenty episodes, then learn for 200 episodes by reward alone and are frozen again. Reward must not make them worse. Beside it: 200 episodes of reward alone.',
  async run(context) {
    const verdict = new Verdict();
    const chosen = chosenOf(context);
    const episodes = context.quick ? 50 : 200;
    const task = { world: 'pendulum', seeds: chosen, edge: context.edge };
    const { before, after, cycles } = await context.keep('shown', () =>
      inStages(context.open, { ...task, demonstrations: true }, async (stages) => {
        await stages.steps(1000, { by: 'expert' });
        const before = await stages.evaluate();
        await stages.episodes(episodes);
        context.onProgress(0.4);
        return { before, after: await stages.evaluate(), cycles: stages.cycles };
      }),
    );
    const alone = await context.keep('reward alone', () =>
      inStages(context.open, task, async (stages) => {
        await stages.episodes(episodes);
        return stages.evaluate();
      }),
    );
    const span = -148 - mean(randomOf('pendulum', chosen));
    const shown = verdict.score('frozen after demonstrations', before);
    const rewarded = verdict.score('frozen after reward', after);
    // Shown, not judged: what is asked is that reward does no harm.
    verdict.control('reward alone', alone);
    const { mean: now } = rewarded.interval;
    verdict.holds(
      `reward makes it no worse (${now.toFixed(1)} against ${shown.interval.mean.toFixed(1)})`,
      now >= shown.interval.mean - slack * span,
    );
    const worse = after.filter((value, at) => value < before[at] - 2 * slack * span).length;
    verdict.holds(`for 9 of 10 seeds (${worse} worse)`, worse <= Math.floor(chosen.length / 10));
    context.onProgress(1);
    return {
      ...{ edge: context.edge, seeds: chosen.length, cycles },
      ...{ scores: verdict.scores, checks: verdict.checks },
      notes: [`Seeds ${chosen[0]} to ${chosen[chosen.length - 1]}.`],
    };
  },
};

export const shown: readonly Behaviour[] = [...rows.map(behaviourOf), thenReward];
