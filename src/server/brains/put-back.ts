/** Puts a kept brain back into its slot: what it knew and felt then, with the parameters of now. */
import { type FieldBrain, parameterNames, type SlotSnapshot } from '../../brain/index.js';

export async function putBack(brain: FieldBrain, slot: number, kept: SlotSnapshot): Promise<void> {
  const present = parameterNames.map((name) => [name, brain.get(name, slot)] as const);
  await brain.importSlot(slot, kept);
  for (const [name, value] of present) if (brain.get(name, slot) !== value) await brain.set(name, value, slot);
}
