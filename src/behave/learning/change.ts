/** A world that changes: cart-pole whose force goes the other way, after it was learned. */
import { type Behaviour, Verdict } from '../behaviour.js';
import { inStages } from './in-loop.js';
import { seeds } from './rows.js';

const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;
const [least, needed, lastEpisodes] = [400, 0.8, 100];

export const change: Behaviour = {
  name: 'learn-change',
  title: 'Learning by reward: cart-pole whose force is reversed',
  inProcess: true,
  procedure:
    'Brains learn cart-pole for 300 episodes by reward; then its force is reversed, without a word, and they live for 500 more. The last 100 of these must be 400 or more for 8 of 10 seeds. Control: the same brains, frozen, where the force is reversed.',
  async run(context) {
    const verdict = new Verdict();
    const chosen = context.quick ? seeds.slice(0, 2) : seeds;
    const [before, after] = context.quick ? [100, 150] : [300, 500];
    const reversed = { options: { force: -10 } };
    const { first, frozen, second, cycles } = await context.keep('change', () =>
      inStages(context.open, { world: 'cart-pole', seeds: chosen, edge: context.edge }, async (stages) => {
        const first = await stages.episodes(before);
        context.onProgress(0.4);
        const frozen = await stages.evaluate(reversed);
        const second = await stages.episodes(after, reversed);
        return { first, frozen, second, cycles: stages.cycles };
      }),
    );
    const last = (returns: readonly number[]): number => mean(returns.slice(-lastEpisodes));
    verdict.score(`return before the change, last ${lastEpisodes}`, first.map(last));
    const found = second.map(last);
    const score = verdict.score(`return after it, last ${lastEpisodes}`, found);
    const control = verdict.control('frozen where the force is reversed', frozen);
    const met = found.filter((value) => value >= least).length;
    const asked = Math.ceil(needed * chosen.length);
    verdict.holds(`last ${lastEpisodes} ≥ ${least} for ${asked} of ${chosen.length} seeds (${met})`, met >= asked);
    verdict.above(score, control);
    context.onProgress(1);
    return {
      ...{ edge: context.edge, seeds: chosen.length, cycles },
      ...{ scores: verdict.scores, checks: verdict.checks },
      notes: [`Seeds ${chosen[0]} to ${chosen[chosen.length - 1]}.`],
    };
  },
};
