/**
 * Rewards of rooms as formulas. `robot` is the PiCar-X's own (src/sim/reward.ts), from −1 to 1 with 0 as neutral, with the row of places
 * that it is measured by. `clear` says more of each step, for those who learn from it alone: driving forwards and straight pays, nearness
 * costs the more the nearer, and a contact costs most.
 */
import {
  abs,
  add,
  clamp,
  div,
  type Expr,
  gt,
  le,
  lt,
  max,
  min,
  mul,
  or,
  rem,
  select,
  sqrt,
  sub,
} from '../../kernel/index.js';
import { car as body } from '../../sim/car.js';
import { rewardConstants } from '../../sim/reward.js';
import type { EpisodeContext } from '../definition.js';
import { like, rounded, square } from './formula.js';
import type { Car } from './state.js';

/** Names of the rewards. */
export const roomsRewards = ['robot', 'clear'] as const;
export type RoomsReward = (typeof roomsRewards)[number];

export const clearReward = {
  /** Speed of full motors, in metres per second, and the steering that makes it worth nothing, in degrees. */
  fullSpeed: 0.25,
  fullSteering: 30,
  /** Nearness begins here, in metres; what it costs at the wall, and what a contact costs beside it by default. */
  nearMetres: 0.5,
  near: 0.4,
  contact: 1,
} as const;

function clearRewardOf({ speed, steering, distance, touching }: Car, displaced: Expr, options: RewardOptions): Expr {
  const straight = sub(like(speed, 1), div(abs(steering), clearReward.fullSteering));
  const paid = mul(max(div(speed, clearReward.fullSpeed), 0), straight);
  const near = max(sub(like(speed, 1), div(distance, clearReward.nearMetres)), 0);
  const contact = select(gt(touching, 0), like(speed, options.contact), 0);
  const found = options.place === 0 ? paid : add(paid, mul(options.found, options.place));
  const earned = options.progress === 0 ? found : add(found, mul(displaced, options.progress));
  return sub(sub(earned, mul(near, clearReward.near)), contact);
}

interface RewardOptions {
  readonly kind: RoomsReward;
  /** What a contact costs in each step, and what a place pays that the car had not seen in this episode, where ways are to be clear. */
  readonly contact: number;
  readonly place: number;
  /** What 0.75 m from where the car was three seconds ago pay in each step, and less in proportion. */
  readonly progress: number;
  /** Such places that the step found. */
  readonly found: Expr;
  /** Places in the row: steps of three seconds. */
  readonly trail: number;
}

/** Reward after a step, what the car remembers of it, and where in the row of places its own is written. */
export function rewardOf(car: Car, { length, environment, memory }: EpisodeContext, options: RewardOptions) {
  const { kind, trail } = options;
  const slot = rem(length, trail);
  const isYoung = le(length, trail);
  const past = (name: string, start: Expr): Expr => select(isYoung, start, memory(name).clamp(environment, slot));
  const dx = sub(car.x, past('trailX', car.startX));
  const dy = sub(car.y, past('trailY', car.startY));
  const displaced = min(div(sqrt(add(square(dx), square(dy))), rewardConstants.fullProgressMetres), 1);
  const progress = select(gt(car.speed, 0), displaced, 0);

  const isNear = or(lt(car.distance, 0.1), gt(car.touching, 0));
  const isClose = lt(car.distance, 0.2);
  const isCooling = gt(car.cooldown, 0);
  const paid = select(gt(progress, 0.1), mul(progress, 0.2), 0);
  const forPlace = select(
    isNear,
    like(paid, -0.4),
    select(isClose, like(paid, -0.2), select(isCooling, like(paid, -0.1), paid)),
  );
  const waits = select(isClose, car.cooldown, max(sub(car.cooldown, 1), 0));
  const cooldown = select(isNear, like(paid, rewardConstants.cooldownSteps), waits);

  const isLine = gt(car.grayCentre, body.lineAbove);
  const lineScore = select(isLine, min(add(car.lineScore, 0.1), 1), mul(car.lineScore, 0.9));
  const cost = (holds: Expr, by: number): Expr => select(holds, like(paid, -by), 0);
  let reward = add(like(paid, 0.5), forPlace);
  reward = add(reward, select(isLine, like(paid, 0.15), 0));
  reward = add(reward, mul(lineScore, 0.1));
  reward = add(reward, cost(lt(rounded(car.volts), 6.5), 0.1));
  reward = add(reward, cost(gt(rounded(car.celsius), 60), 0.05));
  reward = add(reward, cost(gt(car.cliff, 0), 0.3));
  const told = kind === 'clear' ? clearRewardOf(car, displaced, options) : sub(mul(clamp(reward, 0, 1), 2), 1);
  return { reward: told, cooldown, lineScore, slot };
}
