/** Learning by reward as behaviours: one per row of rows.ts, each with its controls and a learning curve. */
import { type Behaviour, Verdict } from '../behaviour.js';
import { randomInWorld, randomReturns, rawReturns } from './controls.js';
import { learnInLoop } from './in-loop.js';
import { type LearningRow, learningRows, seeds } from './rows.js';

const lastEpisodes = 100;
const bins = 50;
const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;

function behaviourOf(row: LearningRow): Behaviour {
  const judged = row.learning === undefined ? 'frozen' : `the last ${lastEpisodes}`;
  return {
    name: row.name,
    title: row.title,
    inProcess: true,
    procedure: `Brains of ten seeds, each in a world of its own, learn ${row.world} for ${row.episodes} episodes by reward alone, then are frozen for twenty others; ${judged} must reach the bound. Controls: the same learner on the sensors alone, and random motors.`,
    async run(context) {
      const verdict = new Verdict();
      const chosen = context.quick ? seeds.slice(0, 2) : seeds;
      const episodes = context.quick ? Math.ceil(row.episodes / 4) : row.episodes;
      const task = { world: row.world, seeds: chosen, episodes, edge: context.edge };
      const { returns, frozen, cycles } = await context.keep('learning', () =>
        learnInLoop(context.open, {
          ...task,
          ...(row.options === undefined ? {} : { options: row.options }),
          onProgress: (share) => context.onProgress(0.9 * share),
        }),
      );
      const last = (of: readonly number[]): number => mean(of.slice(-lastEpisodes));
      const learned = returns.map(last);
      verdict.score(`return of the last ${lastEpisodes} episodes`, learned);
      verdict.score('return of frozen brains', frozen);
      const { task: host } = row;
      const raw =
        host === undefined
          ? undefined
          : verdict.control(
              'same learner on raw sensors',
              await context.keep('raw sensors', async () =>
                chosen.map((seed) => last(rawReturns(host, seed, episodes))),
              ),
            );
      const random: number[] = [];
      for (const seed of chosen)
        random.push(
          last(
            host === undefined
              ? await randomInWorld(row.world, seed, lastEpisodes)
              : randomReturns(host, seed, lastEpisodes),
          ),
        );
      const chance = verdict.control('random motors', random);
      // A bound for nine of ten seeds is one for all of two.
      const passes = (values: readonly number[], bound: { least: number; seeds: number }, what: string): void => {
        const needed = Math.ceil((bound.seeds / 10) * values.length);
        const found = values.filter((value) => value >= bound.least).length;
        verdict.holds(`${what} ≥ ${bound.least} for ${needed} of ${values.length} seeds (${found})`, found >= needed);
      };
      if (row.learning !== undefined) passes(learned, row.learning, `last ${lastEpisodes} episodes`);
      if (row.frozen !== undefined) passes(frozen, row.frozen, 'frozen');
      if (row.rawBelow !== undefined && raw !== undefined) verdict.atMost(raw, row.rawBelow);
      if (raw === undefined) verdict.holds('above chance', mean(learned) > chance.interval.high);
      context.onProgress(1);
      const width = Math.max(1, Math.floor(episodes / bins));
      const starts = Array.from({ length: Math.floor(episodes / width) }, (_, at) => at * width);
      const curves = returns.map((of, at) => ({
        name: `seed ${chosen[at]}`,
        x: starts,
        y: starts.map((from) => mean(of.slice(from, from + width))),
      }));
      return {
        edge: context.edge,
        seeds: chosen.length,
        cycles,
        scores: verdict.scores,
        checks: verdict.checks,
        notes: [
          `Seeds ${chosen[0]} to ${chosen[chosen.length - 1]}; slots share the tables of wiring, mixtures are each their own.`,
        ],
        plots: [{ title: 'learning', xLabel: 'episode', yLabel: 'return', curves }],
      };
    },
  };
}

export const learning: readonly Behaviour[] = learningRows.map(behaviourOf);
