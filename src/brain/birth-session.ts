/** How newborns come to be: a Program of its own makes their states, which are then written into a brain's session. */
import type { Device, Session } from '../device/device.js';
import type { HostArray } from '../kernel/index.js';
import { birthProgram } from './birth.js';
import { keptProgram } from './kept-program.js';
import type { Settings } from './options.js';
import type { BrainShape } from './shape.js';
import { withPart } from './storage.js';
import type { Wiring } from './wiring.js';

/** What makes newborns, for as long as it takes: by plain launches where a device has them, not in a resident kernel. */
export function openBirth(
  { device, shape, settings }: { readonly device: Device; readonly shape: BrainShape; readonly settings: Settings },
  { ruleMean, ruleSpread, ruleLimit }: Wiring,
  brains: number,
): Promise<Session> {
  const { demonstrations } = settings;
  const learning = settings.learning !== undefined;
  const birth = keptProgram('birth', { shape, demonstrations, learning }, () =>
    birthProgram(shape, demonstrations, learning),
  );
  return device.load(birth, {
    symbols: { B: brains },
    constants: { ruleMean, ruleSpread, ruleLimit },
    ...(device.description.capabilities.executors.includes('launch') ? { executor: 'launch' } : {}),
  });
}

/** Writes newborns of these seeds into a brain's session, into all slots or into one, and closes the session that made them. */
export async function writeNewborns(into: Session, birth: Session, seeds: Uint32Array, slot?: number): Promise<void> {
  try {
    const born: Record<string, HostArray> = { ...(await birth.step({ seed: seeds })), seed: seeds };
    for (const [name, data] of Object.entries(born)) {
      const whole = slot === undefined ? data : withPart(await into.read(name), slot, data);
      await into.write(name, whole);
    }
  } finally {
    await birth.close();
  }
}
