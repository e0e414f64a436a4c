/**
 * The driving training: brains drive from birth, in rooms of their own, and an expert tells them after each cycle what their
 * motors should have been (sim/expert.ts). It never takes the wheel: what it corrects is what the student gets itself into.
 * Every other episode begins close before something, since that is where drivers differ. No reward is told.
 */
import type { Brain } from '../brain/types.js';
import { mixMotors } from '../robot/picarx/motors.js';
import { rawActuatorCount, rawSensor, rawSensorCount } from '../sim/car.js';
import { withCloseStarts } from '../sim/close-starts.js';
import { type CourseName, makeCourse } from '../sim/courses/index.js';
import type { Driver } from '../sim/drivers.js';
import { VectorEnvironment } from '../sim/environment.js';
import { expertAction, tell, unevennessOf } from '../sim/expert.js';
import { smooth } from '../sim/smoothing.js';
import type { World } from '../sim/world.js';
import { driveBrains, driverMotors } from './drive-loop.js';
import { range } from './subject.js';

export const training = {
  course: 'cluttered',
  /** Seeds of its rooms: 1 … 16. */
  rooms: 16,
  /**
   * First the student's own exploration brings it, in short episodes, to where it would not have gone. Then it drives as it
   * will drive alone, for longer, so that it meets the habits that it would be caught in, and is corrected there.
   */
  terms: [
    { share: 0.5, exploration: 1, episodeSteps: 400 },
    { share: 0.5, exploration: 0, episodeSteps: 1600 },
  ],
} as const;

export interface TrainingPlan {
  readonly cycles: number;
  /** Called, and waited for, after each step with the environment's rewards, which the students are not told. */
  readonly onStep?: (step: number, rewards: Float32Array) => void | Promise<void>;
}

/** Teaches all slots of a brain; robot n is slot n's. */
export async function teachDriving(brain: Brain, { cycles, onStep }: TrainingPlan): Promise<void> {
  const worlds = trainingRooms();
  let done = 0;
  for (const [term, { share, exploration, episodeSteps }] of training.terms.entries()) {
    const environment = new VectorEnvironment({ robots: brain.configuration.brains, worlds, episodeSteps });
    environment.reset(5 + term);
    await brain.set('exploration', exploration);
    const steps = Math.round(share * cycles);
    const before = done;
    await driveBrains(brain, environment, {
      steps,
      reflexes: false,
      rewarded: false,
      teach: tell,
      onStep: (step) => onStep?.(before + step, environment.rewards),
    });
    done += steps;
  }
}

/** The expert at the wheel, its commands smoothed as a student's are. */
export function expertDriver(robots: number): Driver {
  const motors = Array.from({ length: robots }, () => new Float32Array(driverMotors.length));
  const wanted = new Float64Array(rawActuatorCount);
  return {
    name: 'expert',
    act({ fleet, observations }, actions) {
      for (let i = 0; i < fleet.count; i += 1) {
        if (fleet.step[i] === 0) motors[i].fill(0);
        const at = i * rawSensorCount;
        const echo = observations[at + rawSensor.sonarMetres];
        expertAction(echo, unevennessOf(observations, at), motors[i].slice(), motors[i]);
        mixMotors(motors[i], wanted);
        smooth(actions.subarray(i * rawActuatorCount, (i + 1) * rawActuatorCount), wanted);
      }
    },
  };
}

/** The rooms of the training, or as many of another course or from another seed on. */
export function trainingRooms(course: CourseName = training.course, first = 1): World[] {
  return range(training.rooms).map((room) => withCloseStarts(makeCourse(course, first + room)));
}
