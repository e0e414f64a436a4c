/** What the test of the playground calls inside the page: the same life on two devices, compared cycle by cycle. */
import { createBrain } from '../../src/brain/create.js';
import { carBrain, LivingCar } from '../../src/dashboard/playground/living-car.js';
import type { DeviceKind } from '../../src/device/device.js';

interface Life {
  readonly device: string;
  /** Motors, confidence and energy of each cycle. */
  readonly rows: readonly (readonly number[])[];
  readonly metres: number;
}

/** This many cycles of a brain in a car, on a device of that kind. */
export async function live(device: DeviceKind, size: number, cycles: number): Promise<Life> {
  const brain = await createBrain({ ...carBrain, device, size, seed: 5, bankRows: 16, planner: false });
  try {
    const car = new LivingCar('cluttered', 5);
    const rows: number[][] = [];
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const { wanted, state } = await car.live(brain);
      rows.push([...wanted, state.confidence, state.energy]);
    }
    return { device: brain.describe().deviceName, rows, metres: car.environment.fleet.metres[0] };
  } finally {
    await brain.close();
  }
}
