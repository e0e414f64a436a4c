/**
 * The reward that a PiCar-X sends with its sensors: the original's sum in [0, 1], sent as 2r-1, with forward speed replaced
 * by net displacement over the last three seconds, because driving in circles is not progress.
 */
import { raw } from './dictionary.js';
import { advanceOdometry, makeOdometry, netDisplacement, type Odometry } from './odometry.js';

/** Net displacement in three seconds that counts as full progress: half speed, which is what a brain may use. */
const fullProgress = 0.75;

/** What the reward remembers between readings. */
export interface RewardState {
  readonly odometry: Odometry;
  cooldown: number;
  lineScore: number;
  sinceSteering: number;
}

/** What the reward remembers, before the first reading. */
export function rewardState(): RewardState {
  return { odometry: makeOdometry(), cooldown: 0, lineScore: 0, sinceSteering: 10 };
}

/** The reward in [-1, 1] for raw sensor values at a time. A reading that failed counts as a bad one. */
export function rewardOf(values: ArrayLike<number>, state: RewardState, nowMs: number): number {
  const distance = values[raw.distance];
  const forward = (values[raw.leftMotor] + values[raw.rightMotor]) / 2;
  advanceOdometry(state.odometry, forward, values[raw.steering], nowMs);
  const progress = Math.min(1, netDisplacement(state.odometry) / fullProgress);
  let reward = 0.5;
  if (!(distance >= 0.1)) {
    reward -= 0.4;
    state.cooldown = 20;
  } else if (distance < 0.2) reward -= 0.2;
  else if (state.cooldown > 0) {
    reward -= 0.1;
    state.cooldown -= 1;
  } else if (progress > 0.1) reward += 0.2 * progress;
  if (values[raw.centre] > 0.6) {
    reward += 0.15;
    state.lineScore = Math.min(1, state.lineScore + 0.1);
  } else state.lineScore *= 0.9;
  reward += 0.1 * state.lineScore;
  state.sinceSteering += 1;
  if (Math.abs(values[raw.steering]) > 10 && state.sinceSteering >= 10) {
    reward += 0.05;
    state.sinceSteering = 0;
  }
  if (!(values[raw.battery] >= 6.5)) reward -= 0.1;
  if (!(values[raw.temperature] <= 60)) reward -= 0.05;
  if (!(values[raw.cliff] <= 0.5)) reward -= 0.3;
  return 2 * Math.min(Math.max(reward, 0), 1) - 1;
}
