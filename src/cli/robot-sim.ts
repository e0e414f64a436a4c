/** A simulated PiCar-X for `fieldbrain robot --robot sim`: one car of the simulator behind the robot interface. */
import { picarxActuators, picarxSensors } from '../robot/picarx/dictionary.js';
import type { Robot } from '../robot/robot.js';
import { type CourseName, VectorEnvironment } from '../sim/index.js';

export interface SimulatedOptions {
  readonly id: string;
  readonly course: CourseName;
  readonly seed: number;
  /** The time that one `act` stands for. */
  readonly stepSeconds: number;
}

export function createSimulatedPicarx({ id, course, seed, stepSeconds }: SimulatedOptions): Robot {
  const environment = new VectorEnvironment({ robots: 1, course, stepSeconds });
  environment.reset(seed);
  return {
    description: { id, hardware: 'picarx', hardwareCode: 1, sensors: picarxSensors, actuators: picarxActuators },
    connect: async () => undefined,
    calibrate: async () => undefined,
    configure: async () => undefined,
    observe: async ({ values, takenMs }, nowMs) => {
      values.set(environment.observations.subarray(0, values.length));
      takenMs.fill(nowMs);
    },
    act: async (commands) => {
      environment.step(commands);
    },
    disconnect: async () => undefined,
  };
}
