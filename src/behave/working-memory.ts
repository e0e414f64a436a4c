/**
 * Working memory: which of four stimuli was shown is still in the memory channels fifty cycles after it went, while a
 * strategic pattern pulls at them. Each slot is one trial with a past of its own; the same linear decoder reads memory and,
 * as the control, content.
 */
import { features } from '../brain/constants.js';
import { encode } from '../brain/storage.js';
import type { Brain } from '../brain/types.js';
import type { Dtype } from '../kernel/index.js';
import { Chance } from '../sim/chance.js';
import { type Behaviour, type BehaviourContext, Verdict } from './behaviour.js';
import { decodingAccuracy } from './decoder.js';
import { equaliseSlots, feedBrain, plainSensors, range } from './subject.js';

const sensors = 8;
const stimuli = 4;
const past = 120;
/** Cycles by which the lives of two trials are apart. */
const apart = 20;
const shown = 10;
const gone = 50;
/** Groups of channels in the pooled means: two halves of content, memory, rules. */
const groups = 4;
const memoryGroup = 2;
const lanes = 16;

export const workingMemory: Behaviour = {
  name: 'working-memory',
  title: 'Four stimuli over a gap of fifty cycles',
  procedure: `One of ${stimuli} stimuli for ${shown} cycles under noise 0.05 after a random past, then ${gone} cycles of silence with a strategic pattern active; a linear decoder names it from pooled memory, and as control from pooled content.`,
  async run(context) {
    const verdict = new Verdict();
    const seeds = context.quick ? 3 : 12;
    const [memory, content, active]: [number[], number[], number[]] = [[], [], []];
    for (let seed = 1; seed <= seeds; seed += 1) {
      const found = await rememberOnce(context, seed);
      memory.push(found.memory);
      content.push(found.content);
      active.push(found.active);
      context.onProgress(seed / seeds);
    }
    const score = verdict.score('decoded from memory', memory);
    verdict.atLeast(score, 0.9);
    verdict.above(score, verdict.control('decoded from content', content));
    verdict.atLeast(verdict.score('share of the gap with a strategy active', active), 0.5);
    const cycles = past + shown + gone;
    return { edge: context.edge, seeds, cycles, scores: verdict.scores, checks: verdict.checks };
  },
};

async function rememberOnce(
  context: BehaviourContext,
  seed: number,
): Promise<{ memory: number; content: number; active: number }> {
  const trials = context.quick ? 32 : 48;
  const options = {
    sensors: plainSensors(sensors),
    motors: 2,
    size: context.edge,
    brains: trials,
    seed,
    planner: false,
  };
  const brain = await context.open({ ...options, bankRows: 256 });
  try {
    // One and the same brain in every slot: a decoder must work on all of them.
    await equaliseSlots(brain);
    await setApart(brain);
    const chance = new Chance(seed);
    const patterns = range(stimuli).map(() => range(sensors).map(() => chance.between(-1, 1)));
    const labels = range(trials).map((trial) => trial % stimuli);
    const noise = range(trials).map((trial) => new Chance(seed * 1000 + trial));
    await feedBrain(brain, {
      cycles: past + shown,
      feed: (t, slot, row) => {
        for (let at = 0; at < sensors; at += 1)
          row[at] =
            t < past ? 0.5 * noise[slot].between(-1, 1) : patterns[labels[slot]][at] + 0.05 * noise[slot].bell();
      },
    });
    await installStrategy(brain, chance);
    let active = 0;
    await feedBrain(brain, {
      cycles: gone,
      feed: (_, __, row) => void row.fill(0),
      onCycle: ({ states }) => {
        active += states.filter(({ strategyActive }) => strategyActive).length / (trials * gone);
      },
    });
    const means = await brain.read('means');
    const cells = means.length / trials / (groups * lanes);
    const pooled = (slot: number, wanted: readonly number[]): number[] =>
      range(cells).flatMap((cell) =>
        wanted.flatMap((group) => {
          const at = ((slot * cells + cell) * groups + group) * lanes;
          // What the brain's own features take for noise is none of a memory's trace: the decoder sees as coarsely.
          return Array.from(means.subarray(at, at + lanes), (value) => value + features.leastDeviation * chance.bell());
        }),
      );
    const decode = (wanted: readonly number[]): number => {
      const vectors = range(trials).map((slot) => pooled(slot, wanted));
      // Leave a quarter out, four times.
      const folds = range(4).map((fold) => {
        const isTest = (trial: number): boolean => Math.floor(trial / stimuli) % 4 === fold;
        const part = (keep: (trial: number) => boolean) => ({
          vectors: vectors.filter((_, trial) => keep(trial)),
          labels: labels.filter((_, trial) => keep(trial)),
        });
        const rest = part((trial) => !isTest(trial));
        return decodingAccuracy(rest, part(isTest), stimuli, 1e-2);
      });
      return folds.reduce((sum, value) => sum + value, 0) / folds.length;
    };
    return { memory: decode([memoryGroup]), content: decode([0, 1]), active };
  } finally {
    await brain.close();
  }
}

/** Equal slots live through the same noise; a life that is some cycles older hears it at another time. */
async function setApart(brain: Brain): Promise<void> {
  const snapshot = await brain.save();
  const age = snapshot.tensors.age.map((_, slot) => slot * apart);
  await brain.load({ ...snapshot, tensors: { ...snapshot.tensors, age } });
}

/** Puts patterns into the library whose contexts are those of now, so that the brain's own ranking keeps one active. */
async function installStrategy(brain: Brain, chance: Chance): Promise<void> {
  const snapshot = await brain.save();
  const { contexts, context, scores, births, library, additions } = snapshot.tensors;
  const width = 64;
  const entries = scores.length;
  const perEntry = library.length / entries;
  const [newContexts, newScores, newBirths, newLibrary] = [
    contexts.slice(),
    scores.slice(),
    births.slice(),
    library.slice(),
  ];
  const slots = context.length / width;
  for (let entry = 0; entry < Math.min(4, entries); entry += 1) {
    const from = entry % slots;
    for (let at = 0; at < width; at += 1) newContexts[entry * width + at] = context[from * width + at];
    newScores[entry] = 1;
    newBirths[entry] = additions[0];
    for (let at = 0; at < perEntry; at += 1)
      newLibrary[entry * perEntry + at] = encode(snapshot.dtypes.library as Dtype, 0.1 * chance.bell());
  }
  const tensors = {
    ...snapshot.tensors,
    contexts: newContexts,
    scores: newScores,
    births: newBirths,
    library: newLibrary,
  };
  await brain.load({ ...snapshot, tensors });
}
