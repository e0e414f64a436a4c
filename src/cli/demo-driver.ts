/** A trained driver for the demo: from a checkpoint to what the demo's server opens for each of its cars. */
import { fileURLToPath } from 'node:url';
import type { BrainSnapshot } from '../brain/types.js';
import type { Device } from '../device/device.js';
import { FieldbrainError } from '../kernel/index.js';
import { picarxInputs, picarxOutputs } from '../robot/picarx/dictionary.js';
import type { ServerSettings } from '../server/index.js';

/** The driver that the package ships; scripts/make-driver.mjs makes it. */
export const shippedDriver = fileURLToPath(new URL('../../models/driver.safetensors', import.meta.url));

/** The brain of a checkpoint as a server describes that of a PiCar-X; frozen. */
export async function loadDriver(file: string, device: Device): Promise<BrainSnapshot> {
  const { loadCheckpoint, snapshotOf } = await import('../store/index.js');
  const { frozenDriver } = await import('../worlds/rooms/shipped-driver.js');
  const body = {
    sensors: picarxInputs.map(({ name, unit, minimum, maximum, safety }) => ({
      ...{ name, unit, min: minimum, max: maximum, role: safety },
    })),
    motors: picarxOutputs.map(({ name, unit, safety }) => ({ name, unit, role: safety })),
  };
  const checkpoint = await loadCheckpoint(file).catch((error: unknown) => {
    const text = `demo --brain: no checkpoint (got ${file}: ${(error as Error).message}). Give a file of fieldbrain train rooms --out.`;
    throw new FieldbrainError('usage', text);
  });
  const snapshot = snapshotOf(checkpoint);
  needFitting(snapshot, checkpoint.metadata.world);
  return frozenDriver(snapshot, device, body);
}

/** Names may differ, as those of a dataset do; a brain of other numbers is of another body. */
function needFitting({ configuration }: BrainSnapshot, world: string | undefined): void {
  const [sensors, motors] = [configuration.sensors.length, configuration.motors.length];
  if (sensors === picarxInputs.length && motors === picarxOutputs.length) return;
  const got = `${sensors} sensors, ${motors} ${motors === 1 ? 'motor' : 'motors'}${world === undefined ? '' : ` of the world ${world}`}`;
  const expected = `${picarxInputs.length} sensors, ${picarxOutputs.length} motors`;
  throw new FieldbrainError(
    'usage',
    `demo --brain: the brain of another body (got ${got}, expected ${expected}). Give a file of fieldbrain train rooms --out.`,
    { sensors, motors, world },
  );
}

/** Puts the brain where the server looks for that of each car. */
export async function saveDrivers(brain: BrainSnapshot, folder: string, robots: number, seed: number): Promise<void> {
  const { checkpointOf, saveCheckpoint } = await import('../store/index.js');
  for (let i = 0; i < robots; i += 1) await saveCheckpoint(checkpointOf(brain), { folder, name: `sim-${seed}-${i}` });
}

/** The settings with which a server's brains are the same. */
export function brainSettings({ configuration }: BrainSnapshot): NonNullable<ServerSettings['brain']> {
  const { seed, bankRows, planner, perBrainStores, precision, demonstrations = false } = configuration;
  return { seed, bankRows, planner, perBrainStores, precision, demonstrations, learn: false };
}
