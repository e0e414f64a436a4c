/** What a car's sensors say and what a brain gets of them, as formulas: src/sim/senses.ts and src/robot/picarx/expansion.ts. */
import {
  abs,
  add,
  and,
  cast,
  clamp,
  div,
  type Expr,
  ge,
  gt,
  le,
  lt,
  max,
  min,
  mul,
  or,
  select,
  sub,
} from '../../kernel/index.js';
import { car as body } from '../../sim/car.js';
import { drawsPerStep } from '../../sim/motion.js';
import type { EpisodeContext } from '../definition.js';
import { bellFrom, bitsFrom, triangleFrom, uniformFrom } from './chance.js';
import { cellOf, like, rounded, square } from './formula.js';
import type { Car } from './state.js';
import type { RoomsSizes } from './tables.js';
import type { Room } from './walls.js';

export type Reading = Pick<
  Car,
  'echo' | 'distance' | 'change' | 'grayRight' | 'grayCentre' | 'grayLeft' | 'dark' | 'cliff'
>;

export interface SenseOptions {
  /** Of this car, as u32. */
  readonly seed: Expr;
  readonly noise: number;
  readonly sizes: RoomsSizes;
  /** Draws of noise that a step may use. */
  readonly draws?: number;
}

/** What the car reads where it stands; `isFirst` where an episode has just begun. */
export function senseCar(
  { x, y, cosine: c, sine: s, dark, distance: before }: Car,
  room: Room,
  context: EpisodeContext,
  { seed, noise, sizes, draws = drawsPerStep }: SenseOptions,
  isFirst: Expr,
): Reading {
  const { real } = context;
  const draw = mul(cast(context.length, 'u32'), draws);
  const most = body.sonarMaxMetres;
  const at = (from: Expr, direction: Expr, by: number): Expr => add(from, mul(direction, by));
  const echo = room.beam(at(x, c, body.sonarAhead), at(y, s, body.sonarAhead), c, s, most);
  const spread = add(mul(echo, body.sonarNoiseShare), body.sonarNoiseMetres);
  const heard = add(echo, mul(mul(spread, noise), bellFrom(seed, add(draw, 1), real)));
  const distance = rounded(clamp(select(ge(echo, most), echo, heard), body.sonarMinMetres, most));

  const [baseX, baseY] = [at(x, c, body.grayscaleAhead), at(y, s, body.grayscaleAhead)];
  const [sideX, sideY] = [mul(s, body.grayscaleSpacing), mul(c, body.grayscaleSpacing)];
  const bits = bitsFrom(seed, add(draw, 2));
  const shade = (floor: Expr, from: number): Expr =>
    clamp(add(floor, mul(triangleFrom(bits, from, real), noise * body.grayscaleNoise)), 0, 1);
  const right = shade(floorAt(room, add(baseX, sideX), sub(baseY, sideY), sizes), 0);
  const centre = shade(floorAt(room, baseX, baseY, sizes), 10);
  const left = shade(floorAt(room, sub(baseX, sideX), add(baseY, sideY), sizes), 20);
  const isDark = or(lt(right, body.cliffBelow), lt(centre, body.cliffBelow), lt(left, body.cliffBelow));
  return {
    echo,
    distance,
    change: select(isFirst, like(distance, 0), sub(distance, before)),
    grayRight: rounded(right),
    grayCentre: rounded(centre),
    grayLeft: rounded(left),
    dark: cast(isDark, real),
    // A cliff is believed when it was seen twice in a row.
    cliff: cast(and(isDark, gt(dark, 0)), real),
  };
}

/** Brightness of the floor, bilinear. */
export function floorAt(room: Room, x: Expr, y: Expr, { floorScale: scale, floor: width }: RoomsSizes): Expr {
  const columns = room.column('floorColumns');
  const most = (count: Expr): Expr => sub(cast(count, x.dtype as 'f32'), 1.001);
  const u = min(max(mul(x, scale), 0), most(columns));
  const w = min(max(mul(y, scale), 0), most(room.column('floorRows')));
  const [column, row] = [cellOf(u), cellOf(w)];
  const right = sub(u, cast(column, x.dtype as 'f32'));
  const up = sub(w, cast(row, x.dtype as 'f32'));
  const at = add(mul(row, columns), column);
  const between = (from: Expr): Expr => {
    const [here, there] = [room.value('floor', from, width), room.value('floor', add(from, 1), width)];
    return add(here, mul(right, sub(there, here)));
  };
  const lower = between(at);
  const upper = between(add(at, columns));
  return mul(add(lower, mul(up, sub(upper, lower))), 1 / 255);
}

/** The 24 inputs of a brain, each in 0 … 1. */
export function brainInputs(car: Car, seed: Expr, { real }: EpisodeContext): Expr[] {
  const { distance, grayRight: right, grayCentre: centre, grayLeft: left, cliff, change } = car;
  const [leftMotor, rightMotor] = [rounded(car.left), rounded(car.right)];
  const [steering, volts, celsius] = [rounded(car.steering), rounded(car.volts), rounded(car.celsius)];
  const forward = div(add(leftMotor, rightMotor), 2);
  const neutral = like(distance, 0.5);
  const half = (value: Expr): Expr => div(add(value, 1), 2);
  const memory = rounded(add(mul(uniformFrom(seed, 0x40000000, real), 0.02), 0.3));
  const offset = select(gt(centre, 0.3), sub(centre, div(add(left, right), 2)), 0);
  const fault = (holds: Expr, share: number): Expr => select(holds, like(distance, 0), share);
  const health = sub(
    sub(sub(like(distance, 1), fault(ge(volts, 6.5), 0.3)), fault(le(celsius, 60), 0.2)),
    fault(le(cliff, 0.5), 0.5),
  );
  const inputs = [
    ...[sub(like(distance, 1), min(div(distance, 2), 1)), neutral, neutral, right, centre, left],
    ...[half(leftMotor), half(rightMotor), div(add(steering, 30), 60)],
    ...[div(add(rounded(car.pan), 90), 180), div(add(rounded(car.tilt), 35), 100), div(volts, 8.4)],
    ...[cast(gt(centre, body.lineAbove), real), cliff, div(celsius, 100), memory],
    ...[half(div(sub(rightMotor, leftMotor), 2)), half(forward), add(change, 0.5), add(offset, 0.5)],
    ...[div(abs(steering), 30), abs(forward), mul(variance([distance, right, centre, left]), 10), health],
  ];
  return inputs.map((value) => clamp(value, 0, 1));
}

function variance(values: readonly Expr[]): Expr {
  const total = (of: readonly Expr[]): Expr => of.reduce((sum, one) => add(sum, one));
  const mean = div(total(values), 4);
  return div(total(values.map((value) => square(sub(value, mean)))), 4);
}
