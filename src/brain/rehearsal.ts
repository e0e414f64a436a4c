/** Runs consolidate.ts beside a brain: its states go into that Program, are rehearsed, and come back. */
import type { Device, Session } from '../device/device.js';
import type { Bindings } from '../kernel/index.js';
import { consolidationProgram } from './consolidate.js';
import { copyStates } from './level-states.js';
import type { Settings } from './options.js';
import type { BrainShape } from './shape.js';

export async function rehearse(
  { device, shape, settings }: { readonly device: Device; readonly shape: BrainShape; readonly settings: Settings },
  brain: Session,
  bindings: Bindings,
  steps: number,
): Promise<void> {
  const program = consolidationProgram(shape, settings.precision, settings.perBrainStores);
  const session = await device.load(program, { symbols: { B: settings.brains, R: settings.bankRows } });
  try {
    await copyStates(brain, session, bindings);
    session.cycle = brain.cycle;
    for (let step = 0; step < steps; step += 1) await session.step();
    await copyStates(session, brain, bindings);
  } finally {
    await session.close();
  }
}
