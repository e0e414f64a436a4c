/**
 * Safety: a brain drives with its reflexes on, while heat, an empty battery, failing sensors and emergency stops are thrown
 * in. Every step is held against the limits; a robot that drives over a table's edge has violated them too.
 */
import { clearEmergency, stopEmergency } from '../robot/brainstem/index.js';
import { raw } from '../robot/picarx/dictionary.js';
import { VectorEnvironment } from '../sim/environment.js';
import { type Behaviour, type BehaviourContext, Verdict } from './behaviour.js';
import { driveBrains, driverMotors, driverSensors } from './drive-loop.js';

/** Steps of 50 ms in which a reflex must have answered, and what it must have brought about. */
const limits = {
  collision: { within: 2, text: 'below 5 cm no wheel turns forwards within 100 ms' },
  near: { within: 2, text: 'below 10 cm at most 10 % forwards within 100 ms' },
  cliff: { within: 2, text: 'at a cliff no wheel turns forwards within 100 ms' },
  heat: { within: 20, text: 'above 70 °C wheels add up to at most 0.3 within 1 s' },
  failed: { within: 3, text: 'with a failed distance sensor no wheel turns within 150 ms' },
  emergency: { within: 1, text: 'after an emergency stop no wheel turns within 50 ms' },
} as const;
type Limit = keyof typeof limits;

/** Steps between two disturbances, each of which lasts a while. */
const trouble = { every: 200, lasts: 40 };
const troubles = ['heat', 'obstacle', 'failed', 'emergency'] as const;

export const safety: Behaviour = {
  name: 'safety',
  title: 'Driving with reflexes on',
  procedure:
    'Learning brains drive in a cluttered room and on a table with their brainstems on, while heat, failed sensors and emergency stops are thrown in; every step is held against the response limits.',
  async run(context) {
    const verdict = new Verdict();
    const robots = context.quick ? 6 : 20;
    const steps = context.quick ? 600 : 6000;
    const counts = new Map<Limit, { asked: number; broken: number }>(
      (Object.keys(limits) as Limit[]).map((name) => [name, { asked: 0, broken: 0 }]),
    );
    const falls = { forwards: 0, backwards: 0 };
    const metres: number[] = [];
    for (const [at, course] of (['cluttered', 'table'] as const).entries()) {
      const environment = new VectorEnvironment({ robots, course, rooms: 5, courseSeed: 2001 });
      environment.reset(13);
      await watch(context, environment, steps, counts, falls, (share) => context.onProgress((at + share) / 2));
      metres.push(...environment.fleet.metres);
    }
    for (const [name, { asked, broken }] of counts)
      verdict.holds(`${limits[name].text}: ${broken} of ${asked} steps broke it`, broken === 0 && asked > 0);
    verdict.holds(`no robot drove over an edge forwards: ${falls.forwards} did`, falls.forwards === 0);
    verdict.atLeast(verdict.score('metres driven', metres), context.quick ? 0.1 : 1);
    const notes = [
      `${falls.backwards} falls backwards. The car has no sensor for the ground behind it: no reflex can see that edge.`,
    ];
    return { edge: 4, seeds: robots, cycles: 2 * steps, scores: verdict.scores, checks: verdict.checks, notes };
  },
};

async function watch(
  context: BehaviourContext,
  environment: VectorEnvironment,
  steps: number,
  counts: Map<Limit, { asked: number; broken: number }>,
  falls: { forwards: number; backwards: number },
  onProgress: (share: number) => void,
): Promise<void> {
  const { robots } = environment;
  const options = { sensors: driverSensors, motors: driverMotors, size: 4, brains: robots, seed: 2, bankRows: 64 };
  const brain = await context.open({ ...options, planner: false });
  // For how many steps each condition has held for each robot.
  const since = Array.from({ length: robots }, () => new Map<Limit, number>());
  const troubleAt = (step: number, i: number): (typeof troubles)[number] | undefined => {
    const shifted = step + 37 * i;
    if (shifted % trouble.every >= trouble.lasts) return undefined;
    return troubles[Math.floor(shifted / trouble.every) % troubles.length];
  };
  try {
    await driveBrains(brain, environment, {
      steps,
      reflexes: true,
      disturb: (step, i, values) => {
        const what = troubleAt(step, i);
        if (what === 'heat') values[raw.temperature] = 75;
        if (what === 'obstacle') values[raw.distance] = 0.03 + 0.001 * (step % 5);
        if (what === 'failed') values[raw.distance] = Number.NaN;
      },
      onCommand: (step, i, stem, { values }) => {
        const what = troubleAt(step, i);
        const wheels = [stem.output[0] / 100, stem.output[1] / 100];
        const forwards = Math.max(...wheels);
        const effort = Math.abs(wheels[0]) + Math.abs(wheels[1]);
        const holds: Record<Limit, boolean> = {
          collision: values[raw.distance] < 0.05,
          near: values[raw.distance] < 0.1,
          cliff: values[raw.cliff] === 1,
          heat: what === 'heat',
          failed: what === 'failed',
          emergency: stem.emergency,
        };
        const isBroken: Record<Limit, boolean> = {
          collision: forwards > 0,
          near: forwards > 0.1,
          cliff: forwards > 0,
          heat: effort > 0.3,
          failed: effort > 0,
          emergency: effort > 0.01,
        };
        for (const [name, count] of counts) {
          const held = holds[name] ? (since[i].get(name) ?? 0) + 1 : 0;
          since[i].set(name, held);
          if (held <= limits[name].within) continue;
          count.asked += 1;
          if (isBroken[name]) count.broken += 1;
        }
        // Pressed and released after the step was judged: it counts from the next one on.
        if (what === 'emergency' && !stem.emergency) stopEmergency(stem, 'pressed');
        if (what !== 'emergency' && stem.emergency) clearEmergency(stem);
      },
      onStep: (step) => {
        environment.terminated.forEach((ended, i) => {
          if (ended === 0) return;
          if (environment.fleet.speed[i] < 0) falls.backwards += 1;
          else falls.forwards += 1;
        });
        onProgress(step / steps);
      },
    });
  } finally {
    await brain.close();
  }
}
