/** How a car moves in one step, as formulas: src/sim/motion.ts, with the commands of a brain's four motors smoothed before. */
import {
  abs,
  add,
  and,
  cast,
  clamp,
  div,
  type Expr,
  eq,
  ge,
  gt,
  lt,
  max,
  mul,
  ne,
  neg,
  not,
  rem,
  select,
  sqrt,
  sub,
} from '../../kernel/index.js';
import { car as body } from '../../sim/car.js';
import { contact, drawsPerStep } from '../../sim/motion.js';
import { inertia } from '../../sim/smoothing.js';
import { closeMetres, patienceMs } from '../../sim/stuck-car-rescue.js';
import type { EpisodeContext } from '../definition.js';
import { bellFrom } from './chance.js';
import { approach, like, smallSine, square, tangentOf } from './formula.js';
import type { Car } from './state.js';
import type { Room } from './walls.js';

export const stepSeconds = 0.05;

/** What motion is told of the world beside the car and its room. */
export interface MotionOptions {
  /** Of this car, as u32. */
  readonly seed: Expr;
  readonly noise: number;
  /** Number of the move within the step, and draws of noise that a step may use. */
  readonly move?: number;
  readonly draws?: number;
}

/** The car after a step with four motors from −1 to 1, before it senses anything. */
export function moveCar(
  before: Car,
  motors: readonly Expr[],
  room: Room,
  context: EpisodeContext,
  {
    rescue,
    ...options
  }: MotionOptions & {
    /** Whether a car that stands before something for a while is turned around. */
    readonly rescue: boolean;
  },
): Car {
  const outputs = motors.map((motor) => clamp(motor, -1, 1));
  const commands = smoothed(before, mixMotors(outputs));
  const remembered = { forward: motors[0], turn: motors[1], panMotor: motors[2], tiltMotor: motors[3] };
  const advanced = { ...driveCar(before, commands, room, context, options), ...remembered };
  return rescue ? { ...advanced, ...rescued(advanced) } : advanced;
}

/** What the actuators are told: wheels in percent, angles in degrees. */
export type Commands = Pick<Car, 'leftCommand' | 'rightCommand' | 'steeringCommand' | 'panCommand' | 'tiltCommand'>;

/** The car after a step with commands to its actuators. */
export function driveCar(
  before: Car,
  commands: Commands,
  room: Room,
  context: EpisodeContext,
  { seed, noise, move = 0, draws = drawsPerStep }: MotionOptions,
): Car {
  const servo = body.servoDegreesPerSecond * stepSeconds;
  const left = clamp(div(commands.leftCommand, 100), -1, 1);
  const right = clamp(div(commands.rightCommand, 100), -1, 1);
  const most = body.maxSteeringDegrees;
  const steering = approach(before.steering, clamp(commands.steeringCommand, -most, most), servo);
  const pan = approach(before.pan, clamp(commands.panCommand, -body.maxPanDegrees, body.maxPanDegrees), servo);
  const tilt = approach(before.tilt, clamp(commands.tiltCommand, body.minTiltDegrees, body.maxTiltDegrees), servo);

  const wanted = mul(div(add(left, right), 2), body.maxSpeed);
  // Senses take the second and the third draw of a step.
  const draw = add(mul(cast(context.length, 'u32'), draws), move === 0 ? 0 : move + 2);
  const slip = add(mul(bellFrom(seed, draw, context.real), noise * body.speedNoiseShare), 1);
  const speed = approach(before.speed, wanted, body.maxAcceleration * stepSeconds);
  const way = mul(mul(speed, slip), stepSeconds);
  const load = div(abs(speed), body.maxSpeed);
  const drain = add(mul(load, body.drivingVoltsPerSecond), body.idleVoltsPerSecond);
  const warming = sub(add(mul(load, body.loadCelsius), body.ambientCelsius), before.celsius);
  const moved: Car = {
    ...before,
    ...commands,
    ...{ left, right, steering, pan, tilt, speed },
    volts: max(sub(before.volts, mul(drain, stepSeconds)), 0),
    celsius: add(before.celsius, div(mul(warming, stepSeconds), body.warmingSeconds)),
  };
  return { ...moved, ...advance(before, moved, way, room) };
}

/** Wheels in percent and angles in degrees, from forward, turn, pan and tilt: src/robot/picarx/motors.ts. */
function mixMotors([forward, turn, pan, tilt]: readonly Expr[]): Expr[] {
  const steering = mul(turn, 25);
  const sharp = abs(steering);
  const easing = add(mul(sub(like(sharp, 1), div(sharp, 50)), 0.5), 0.5);
  const speed = mul(mul(forward, 50), easing);
  const inner = select(lt(sharp, 5), speed, mul(speed, sub(like(sharp, 1), div(sharp, 25))));
  const isRight = gt(steering, 0);
  const tilted = select(ge(tilt, 0), mul(tilt, 65), mul(tilt, 35));
  return [select(isRight, speed, inner), select(isRight, inner, speed), steering, mul(pan, 90), tilted];
}

function smoothed(before: Car, wanted: readonly Expr[]): Commands {
  const names = ['leftCommand', 'rightCommand', 'steeringCommand', 'panCommand', 'tiltCommand'] as const;
  const towards = (name: (typeof names)[number], at: number): Expr =>
    add(mul(before[name], inertia), mul(wanted[at], 1 - inertia));
  return Object.fromEntries(names.map((name, at) => [name, towards(name, at)])) as Commands;
}

type Moved = Pick<Car, 'x' | 'y' | 'cosine' | 'sine' | 'speed' | 'metres' | 'collisions' | 'touching' | 'free'>;

/** The car along its arc, or at the wall that its body would touch. */
function advance(before: Car, { speed, steering }: Car, way: Expr, room: Room): Moved {
  const { x, y, cosine: c, sine: s } = before;
  const radians = div(mul(steering, Math.PI), 180);
  const turn = mul(mul(neg(way), tangentOf(radians)), 1 / body.wheelbaseMetres);
  const half = div(turn, 2);
  const halfSine = smallSine(half);
  const halfCosine = sqrt(sub(like(half, 1), square(halfSine)));
  const middleC = sub(mul(c, halfCosine), mul(s, halfSine));
  const middleS = add(mul(s, halfCosine), mul(c, halfSine));
  const isStraight = eq(half, 0);
  const chord = select(isStraight, way, div(mul(way, halfSine), select(isStraight, like(half, 1), half)));
  const nextX = add(x, mul(chord, middleC));
  const nextY = add(y, mul(chord, middleS));
  const turnedC = sub(mul(middleC, halfCosine), mul(middleS, halfSine));
  const turnedS = add(mul(middleS, halfCosine), mul(middleC, halfSine));
  const length = sqrt(add(square(turnedC), square(turnedS)));
  const nextC = div(turnedC, length);
  const nextS = div(turnedS, length);
  const moves = ne(way, 0);
  const found = room.touched(ahead(nextX, nextC), ahead(nextY, nextS), nextC, nextS, moves);
  const touches = found.is;
  const isFree = and(moves, not(touches));
  const ground = grind(before, way, room.wall(found.wall), room, touches);

  const phase = cast(rem(cast(before.touching, 'i32'), contact.steps), x.dtype);
  const counts = and(touches, eq(phase, 0));
  const isLetGo = and(not(touches), gt(before.touching, 0));
  const free = select(touches, like(x, 0), select(isLetGo, add(before.free, 1), before.free));
  const released = and(isLetGo, ge(free, contact.releaseSteps));
  const among = (step: Expr, slid: Expr, stays: Expr): Expr => select(isFree, step, select(ground.slides, slid, stays));
  return {
    x: among(nextX, ground.x, x),
    y: among(nextY, ground.y, y),
    cosine: among(nextC, ground.cosine, c),
    sine: among(nextS, ground.sine, s),
    speed: select(touches, like(speed, 0), speed),
    metres: add(before.metres, among(abs(way), abs(ground.slide), like(way, 0))),
    collisions: select(counts, add(before.collisions, 1), before.collisions),
    touching: select(touches, add(phase, 1), select(released, like(x, 0), before.touching)),
    free,
  };
}

/** From the rear axle to the middle of the body. */
const ahead = (at: Expr, direction: Expr): Expr => add(at, mul(direction, body.centreAhead));

/** A car that came at a flat angle is pushed along the wall, turning a little its way, if there is room. */
function grind(
  { x, y, cosine: c, sine: s }: Car,
  way: Expr,
  [wallX, wallY, ex, ey]: readonly Expr[],
  room: Room,
  touches: Expr,
) {
  const size = sqrt(add(square(ex), square(ey)));
  const length = select(gt(size, 0), size, like(size, 1));
  const [wallC, wallS] = [div(ex, length), div(ey, length)];
  const lean = add(mul(c, wallC), mul(s, wallS));
  const isBack = lt(lean, 0);
  const alongX = select(isBack, neg(wallC), wallC);
  const alongY = select(isBack, neg(wallS), wallS);
  const flat = abs(lean);
  const turn = clamp(sub(mul(c, alongY), mul(s, alongX)), -contact.grindTurn, contact.grindTurn);
  const straight = sqrt(sub(like(turn, 1), square(turn)));
  const cosine = sub(mul(c, straight), mul(s, turn));
  const sine = add(mul(s, straight), mul(c, turn));
  const side = sub(mul(sub(x, wallX), alongY), mul(sub(y, wallY), alongX));
  const push = select(gt(side, 0), like(side, contact.grindPush), -contact.grindPush);
  const slide = mul(mul(way, contact.grindShare), flat);
  const newX = add(add(x, mul(slide, alongX)), mul(push, alongY));
  const newY = sub(add(y, mul(slide, alongY)), mul(push, alongX));
  const isFlat = and(touches, ge(flat, contact.flattest));
  const blocked = room.touched(ahead(newX, cosine), ahead(newY, sine), cosine, sine, isFlat).is;
  return { x: newX, y: newY, cosine, sine, slide, slides: and(isFlat, not(blocked)) };
}

/** A car that has stood close before something for three seconds is put down where it stood, facing the other way. */
function rescued({ x, y, cosine, sine, speed, echo, held }: Car) {
  const stands = and(eq(speed, 0), lt(echo, closeMetres));
  const count = select(stands, add(held, 1), like(held, 0));
  const isTurned = ge(count, patienceMs / 1000 / stepSeconds);
  const turned = (value: Expr, by: Expr): Expr => select(isTurned, by, value);
  return {
    x: turned(x, add(x, mul(cosine, 2 * body.centreAhead))),
    y: turned(y, add(y, mul(sine, 2 * body.centreAhead))),
    cosine: turned(cosine, neg(cosine)),
    sine: turned(sine, neg(sine)),
    held: select(isTurned, like(held, 0), count),
  };
}
