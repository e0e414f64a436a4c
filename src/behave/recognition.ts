/**
 * Recognition: twenty places are visited and revisited in another order under noise. A visit counts as recognised when, at
 * its end, the best match in the bank is above the brain's own threshold and belongs to a pattern of that place.
 */
import { recall } from '../brain/constants.js';
import { Chance } from '../sim/chance.js';
import { type Behaviour, type BehaviourContext, Verdict } from './behaviour.js';
import { feedBrain, plainSensors, range } from './subject.js';

const places = 20;
const sensors = 16;
const stay = 20;
const rounds = 3;
const noise = 0.05;
const bankRows = 1024;

export const recognition: Behaviour = {
  name: 'recognition',
  title: 'Twenty places, revisited',
  procedure: `${places} places of ${sensors} sensors, ${stay} cycles each; after a first round ${rounds} more in random order under noise ${noise}. Right: best match above ${recall.recognised} and stored in that place; false: above it and stored elsewhere.`,
  async run(context) {
    const verdict = new Verdict();
    const seeds = context.quick ? 3 : 6;
    const found = [];
    for (let seed = 1; seed <= seeds; seed += 1) {
      found.push(await revisit(context, seed));
      context.onProgress(seed / seeds);
    }
    const score = verdict.score(
      'recognised',
      found.map(({ right }) => right),
    );
    verdict.atLeast(score, 0.95);
    verdict.atMost(
      verdict.score(
        'false matches',
        found.map(({ wrong }) => wrong),
      ),
      0.01,
    );
    verdict.control(
      'raw sensors, nearest neighbour',
      found.map(({ raw }) => raw),
    );
    const cycles = (rounds + 1) * places * stay;
    const notes = [
      'The control knows the places from the raw vectors and cannot be beaten where places differ by far more than the noise; it is shown to tell how hard the places are.',
    ];
    return { edge: context.edge, seeds, cycles, scores: verdict.scores, checks: verdict.checks, notes };
  },
};

async function revisit(
  context: BehaviourContext,
  seed: number,
): Promise<{ right: number; wrong: number; raw: number }> {
  const brain = await context.open({
    sensors: plainSensors(sensors),
    motors: 2,
    size: context.edge,
    seed,
    bankRows,
    planner: false,
  });
  try {
    const chance = new Chance(seed + 70);
    const vectors = range(places).map(() => range(sensors).map(() => chance.between(-1, 1)));
    const order = [range(places), ...range(rounds).map(() => chance.shuffled(range(places)))].flat();
    /** The place in which each row of the bank was first filled. */
    const owner = new Int32Array(bankRows).fill(-1);
    let [right, wrong, raw] = [0, 0, 0];
    for (const [visit, place] of order.entries()) {
      const isFirst = visit < places;
      let last = new Float32Array(sensors);
      await feedBrain(brain, {
        cycles: stay,
        feed: (_, __, row) => {
          for (let at = 0; at < sensors; at += 1) row[at] = vectors[place][at] + (isFirst ? 0 : noise * chance.bell());
          last = row.slice();
        },
        onCycle: ({ t, states: [{ match, matchRow }] }) => {
          if (isFirst || t !== stay - 1 || match <= recall.recognised) return;
          if (owner[matchRow] === place) right += 1;
          // A row that was filled in this very visit says that the place was taken for a new one: neither right nor false.
          else if (owner[matchRow] >= 0) wrong += 1;
        },
      });
      if (!isFirst && nearest(vectors, last) === place) raw += 1;
      const strength = await brain.read('strength');
      for (let row = 0; row < bankRows; row += 1) if (strength[row] > 0 && owner[row] < 0) owner[row] = place;
    }
    const visits = rounds * places;
    return { right: right / visits, wrong: wrong / visits, raw: raw / visits };
  } finally {
    await brain.close();
  }
}

function nearest(vectors: readonly (readonly number[])[], seen: Float32Array): number {
  const distances = vectors.map((vector) => vector.reduce((sum, value, at) => sum + (value - seen[at]) ** 2, 0));
  return distances.indexOf(Math.min(...distances));
}
