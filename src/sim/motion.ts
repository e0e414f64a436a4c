/**
 * How a car moves in one step: wheels and servos follow their commands within their limits, the rear axle follows a
 * bicycle's arc. A body that would touch a wall stays where it was, or grinds along it where it came at a flat angle; a
 * contact counts as a collision when it begins and again in each second that it lasts. Where the middle of the body has
 * no floor below it, the car has fallen.
 */
import { radians, tangent } from './angle.js';
import { car, rawActuator, rawActuatorCount } from './car.js';
import { bellOf } from './chance.js';
import type { Fleet } from './fleet.js';
import { floorAt } from './floor.js';
import { wallTouched } from './ray.js';
import { voidBelow } from './sketch.js';
import { coverageMetres, type World } from './world.js';

/** Draws of noise that one step may use; senses.ts takes those from 1 on. */
export const drawsPerStep = 8;

/** What happens at a wall. */
export const contact = {
  /** Steps of one contact that count as one collision. */
  steps: 20,
  /** Free steps after which a contact has ended. */
  releaseSteps: 5,
  /** Of a grinding car: the share of its way that is left, the sine of its turn in a step, and the push off the wall. */
  grindShare: 0.5,
  grindTurn: 0.08,
  grindPush: 0.002,
  /** Cosine of the steepest angle to a wall at which a car still grinds along it. */
  flattest: 0.5,
} as const;

/** Moves robot `i`; says whether it still stands on floor. A command that is not a number counts as zero. */
export function moveCar(
  fleet: Fleet,
  world: World,
  i: number,
  actions: Float32Array | Float64Array,
  seconds: number,
  noise: number,
): boolean {
  const at = i * rawActuatorCount;
  const servo = car.servoDegreesPerSecond * seconds;
  const left = clamp(actions[at + rawActuator.left] / 100, -1, 1);
  const right = clamp(actions[at + rawActuator.right] / 100, -1, 1);
  fleet.left[i] = left;
  fleet.right[i] = right;
  fleet.steering[i] = approach(fleet.steering[i], clampServo(actions[at + rawActuator.steering]), servo);
  fleet.pan[i] = approach(
    fleet.pan[i],
    clamp(actions[at + rawActuator.pan], -car.maxPanDegrees, car.maxPanDegrees),
    servo,
  );
  const tilt = clamp(actions[at + rawActuator.tilt], car.minTiltDegrees, car.maxTiltDegrees);
  fleet.tilt[i] = approach(fleet.tilt[i], tilt, servo);

  const wanted = ((left + right) / 2) * car.maxSpeed;
  const slip = 1 + noise * car.speedNoiseShare * bellOf(fleet.seed[i], (fleet.step[i] * drawsPerStep) | 0);
  const speed = approach(fleet.speed[i], wanted, car.maxAcceleration * seconds);
  const way = speed * slip * seconds;
  if (way !== 0) advance(fleet, world, i, way, speed);
  else {
    fleet.speed[i] = speed;
    letGo(fleet, i);
  }
  const load = Math.abs(speed) / car.maxSpeed;
  const drain = car.idleVoltsPerSecond + car.drivingVoltsPerSecond * load;
  fleet.volts[i] = Math.max(0, fleet.volts[i] - drain * seconds);
  fleet.celsius[i] += ((car.ambientCelsius + car.loadCelsius * load - fleet.celsius[i]) * seconds) / car.warmingSeconds;
  return mark(fleet, world, i);
}

/** Drives robot `i` along its arc, or leaves it where it is when its body would touch. */
function advance(fleet: Fleet, world: World, i: number, way: number, speed: number): void {
  // Steering to the right is positive and turns clockwise.
  const turn = -way * tangent(radians(fleet.steering[i])) * (1 / car.wheelbaseMetres);
  const c = fleet.cosine[i];
  const s = fleet.sine[i];
  const half = turn / 2;
  const halfSine = smallSine(half);
  const halfCosine = Math.sqrt(1 - halfSine * halfSine);
  // The chord of the arc points along the heading at its middle and is shorter than the arc.
  const middleC = c * halfCosine - s * halfSine;
  const middleS = s * halfCosine + c * halfSine;
  const chord = half === 0 ? way : (way * halfSine) / half;
  const x = fleet.x[i] + chord * middleC;
  const y = fleet.y[i] + chord * middleS;
  let nextC = middleC * halfCosine - middleS * halfSine;
  let nextS = middleS * halfCosine + middleC * halfSine;
  const length = Math.sqrt(nextC * nextC + nextS * nextS);
  nextC /= length;
  nextS /= length;
  const wall = wallTouched(world, x + car.centreAhead * nextC, y + car.centreAhead * nextS, nextC, nextS);
  if (wall >= 0) {
    if (fleet.touching[i] % contact.steps === 0) fleet.collisions[i] += 1;
    fleet.touching[i] = (fleet.touching[i] % contact.steps) + 1;
    fleet.free[i] = 0;
    fleet.speed[i] = 0;
    grind(fleet, world, i, wall, way);
    return;
  }
  letGo(fleet, i);
  fleet.speed[i] = speed;
  fleet.x[i] = x;
  fleet.y[i] = y;
  fleet.cosine[i] = nextC;
  fleet.sine[i] = nextS;
  fleet.metres[i] += way < 0 ? -way : way;
}

/** A free step; a car that closes the last hair to a wall step by step is still in the same contact. */
function letGo(fleet: Fleet, i: number): void {
  if (fleet.touching[i] === 0) return;
  fleet.free[i] += 1;
  if (fleet.free[i] >= contact.releaseSteps) fleet.touching[i] = 0;
}

/** Pushes a car that came at less than 60° to a wall along it, turning it a little its way, if there is room. */
function grind(fleet: Fleet, world: World, i: number, wall: number, way: number): void {
  const length = Math.sqrt(world.walls[wall + 2] ** 2 + world.walls[wall + 3] ** 2);
  let alongX = world.walls[wall + 2] / length;
  let alongY = world.walls[wall + 3] / length;
  const c = fleet.cosine[i];
  const s = fleet.sine[i];
  let flat = c * alongX + s * alongY;
  if (flat < 0) {
    alongX = -alongX;
    alongY = -alongY;
    flat = -flat;
  }
  if (flat < contact.flattest) return;
  const turn = clamp(c * alongY - s * alongX, -contact.grindTurn, contact.grindTurn);
  const straight = Math.sqrt(1 - turn * turn);
  const nextC = c * straight - s * turn;
  const nextS = s * straight + c * turn;
  // Away from the wall by a hair, on the side on which the car is.
  const side = (fleet.x[i] - world.walls[wall]) * alongY - (fleet.y[i] - world.walls[wall + 1]) * alongX;
  const push = side > 0 ? contact.grindPush : -contact.grindPush;
  const slide = contact.grindShare * way * flat;
  const x = fleet.x[i] + slide * alongX + push * alongY;
  const y = fleet.y[i] + slide * alongY - push * alongX;
  if (wallTouched(world, x + car.centreAhead * nextC, y + car.centreAhead * nextS, nextC, nextS) >= 0) return;
  fleet.x[i] = x;
  fleet.y[i] = y;
  fleet.cosine[i] = nextC;
  fleet.sine[i] = nextS;
  fleet.metres[i] += slide < 0 ? -slide : slide;
}

/** Marks the cell below the body's middle as visited; says whether there is floor. */
export function mark(fleet: Fleet, world: World, i: number): boolean {
  const x = fleet.x[i] + car.centreAhead * fleet.cosine[i];
  const y = fleet.y[i] + car.centreAhead * fleet.sine[i];
  if (world.hasVoid && floorAt(world, x, y) < voidBelow) return false;
  const column = Math.floor(x * (1 / coverageMetres)) | 0;
  const row = Math.floor(y * (1 / coverageMetres)) | 0;
  const cell = row * world.coverageColumns + column;
  if (world.reachable[cell] === 1) {
    const word = i * fleet.coverageWords + (cell >>> 5);
    const bit = 1 << (cell & 31);
    if ((fleet.visited[word] & bit) === 0) {
      fleet.visited[word] |= bit;
      fleet.cells[i] += 1;
    }
  }
  return true;
}

/** sin for |x| < 0.2, to the last bit but one. */
function smallSine(x: number): number {
  const q = x * x;
  return x * (1 - (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - q / 72))));
}

function clampServo(degrees: number): number {
  return clamp(degrees, -car.maxSteeringDegrees, car.maxSteeringDegrees);
}

/** NaN becomes 0. */
function clamp(value: number, low: number, high: number): number {
  return value >= low ? (value <= high ? value : high) : value < low ? low : 0;
}

function approach(value: number, target: number, most: number): number {
  const way = target - value;
  return way > most ? value + most : way < -most ? value - most : target;
}
