/**
 * A robot's brain as it was born. With a seed it is born with other rules and reflexes, in the wiring of the server's own
 * seed: as in a batch, whose robots share it, and so that its checkpoints stay those of the server's configuration.
 */
import type { FieldBrain } from '../../brain/index.js';

export async function resetBrain(brain: FieldBrain, slot: number, seed?: number): Promise<void> {
  if (brain.configuration.brains > 1) return brain.reset(slot, seed);
  // A single brain has its own bank and library: they begin anew with it.
  await brain.reset();
  if (seed !== undefined) await brain.reset(0, seed);
}
