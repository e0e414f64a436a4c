/** What each stage of a brain's cycle takes, measured once before its life begins. */
import type { FieldBrain } from './field-brain.js';

const profiledSteps = 5;

/** Microseconds of each stage by name. The brains run for it and are then reset, so ask before they live. */
export async function stageTimes(brain: FieldBrain): Promise<Record<string, number>> {
  const { sensors, brains } = brain.configuration;
  await brain.processBatch(new Float32Array(sensors.length * brains));
  const stages = await brain.underlying.session.profile(profiledSteps);
  await brain.reset();
  return Object.fromEntries(stages.map(({ stage, totalMs }) => [stage, (1000 * totalMs) / profiledSteps]));
}
