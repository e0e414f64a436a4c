/**
 * Sensitivity: every sensor moves some motor, and sensors meet in the field. One slot per sensor is stepped and compared with
 * a slot of the same seed that is not; the exclusive or of two sensors is decoded from the field's part of φ.
 */
import { features } from '../brain/constants.js';
import { Chance } from '../sim/chance.js';
import { type Behaviour, type BehaviourContext, Verdict } from './behaviour.js';
import { decodingAccuracy } from './decoder.js';
import { type Rows, sliceRows } from './linear.js';
import { equaliseSlots, feedBrain, plainSensors, range, recordFeatures } from './subject.js';

const sensors = 16;
const step = 0.5;
const warmUp = 30;
const within = 5;

export const sensitivity: Behaviour = {
  name: 'sensitivity',
  title: 'Sensitivity of motors to sensors',
  procedure: `Each of ${sensors} sensors is stepped by ${step} with all noise off; the largest change of a motor within ${within} cycles is taken, and the least of it over the sensors. Then two binary sensors change every 5 cycles and their exclusive or is decoded linearly from the field's features.`,
  async run(context) {
    const verdict = new Verdict();
    const seeds = context.quick ? 2 : 4;
    const sizes = context.quick ? [context.edge] : [...new Set([8, 16, 32, context.edge])].sort((a, b) => a - b);
    const parts = sizes.length * seeds + 1;
    let done = 0;
    const advance = (): void => {
      done += 1;
      context.onProgress(done / parts);
    };
    for (const edge of sizes) {
      const least: number[] = [];
      for (let seed = 1; seed <= seeds; seed += 1) {
        least.push(await leastChange(context, edge, seed));
        advance();
      }
      verdict.atLeast(verdict.score(`least change of a motor, ${edge}³`, least), 0.02);
    }
    const { field, raw } = await exclusiveOr(context, context.quick ? 3 : 6);
    advance();
    const decoded = verdict.score('exclusive or from the field', field);
    verdict.atLeast(decoded, 0.95);
    verdict.control('exclusive or from the sensors', raw);
    // A line through the sensors' plane can put at most three of the four cases on the right side.
    verdict.above(decoded, verdict.control('linear limit on the sensors', new Array<number>(field.length).fill(0.75)));
    const cycles = warmUp + within;
    return { edge: context.edge, seeds, cycles, scores: verdict.scores, checks: verdict.checks };
  },
};

/** Over all sensors, the least of the largest changes of a motor. */
async function leastChange(context: BehaviourContext, edge: number, seed: number): Promise<number> {
  const options = { sensors: plainSensors(sensors), motors: 5, size: edge, brains: sensors + 1, seed, learn: false };
  const brain = await context.open({ ...options, bankRows: 256, planner: false });
  try {
    await equaliseSlots(brain);
    const changes = new Float64Array(sensors);
    await feedBrain(brain, {
      cycles: warmUp + within,
      feed: (t, slot, row) => {
        row.fill(0);
        // Slot 0 is left alone; slot k + 1 has sensor k stepped.
        if (t >= warmUp && slot > 0) row[slot - 1] = step;
      },
      onCycle: ({ t, motors }) => {
        if (t < warmUp) return;
        for (let one = 0; one < sensors; one += 1)
          for (let motor = 0; motor < 5; motor += 1)
            changes[one] = Math.max(changes[one], Math.abs(motors[(one + 1) * 5 + motor] - motors[motor]));
      },
    });
    return Math.min(...changes);
  } finally {
    await brain.close();
  }
}

async function exclusiveOr(context: BehaviourContext, seeds: number): Promise<{ field: number[]; raw: number[] }> {
  const trials = context.quick ? 300 : 500;
  const hold = 5;
  const train = Math.floor(trials * 0.75);
  const draws = range(seeds).map((slot) => {
    const chance = new Chance(100 + slot);
    return range(trials).map(() => [chance.below(2), chance.below(2)]);
  });
  const options = { sensors: plainSensors(4), motors: 2, size: context.edge, brains: seeds, seed: 7 };
  const brain = await context.open({ ...options, bankRows: 256, planner: false });
  try {
    const tables = await recordFeatures(brain, {
      cycles: trials * hold,
      feed: (t, slot, row) => {
        const [a, b] = draws[slot][Math.floor(t / hold)];
        row.fill(0);
        row[0] = a === 1 ? step : -step;
        row[1] = b === 1 ? step : -step;
      },
    });
    const score = (table: Rows, slot: number, from: number, to: number): number => {
      // The last cycle of each trial; the first trials belong to the field's waking.
      const vectors = range(trials).map((trial) => {
        const row = sliceRows(table, trial * hold + hold - 1, trial * hold + hold);
        return row.data.slice(from, to);
      });
      const labels = draws[slot].map(([a, b]) => a ^ b);
      const part = (first: number, last: number) => ({
        vectors: vectors.slice(first, last),
        labels: labels.slice(first, last),
      });
      return decodingAccuracy(part(20, train), part(train, trials), 2);
    };
    return {
      field: tables.map((table, slot) => score(table, slot, 0, features.projections)),
      raw: tables.map((table, slot) => score(table, slot, features.projections, features.projections + 8)),
    };
  } finally {
    await brain.close();
  }
}
