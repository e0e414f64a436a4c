/**
 * The rooms of `navigation` as a world on the device: the pilot drives each car to the corner that its state names, and a brain
 * sees what the camera sees. Its motors move nothing. Which corner is next is written from the host between two runs.
 */
import {
  add,
  and,
  cast,
  clamp,
  constant,
  div,
  type Expr,
  eq,
  ge,
  lt,
  mul,
  neg,
  not,
  or,
  rem,
  select,
  sqrt,
  sub,
} from '../kernel/index.js';
import { cameraConstants } from '../sim/camera.js';
import { car as body } from '../sim/car.js';
import type { EpisodeContext, Physics, WorldDefinition } from '../worlds/index.js';
import { cameraPixels } from '../worlds/rooms/camera.js';
import { bitsFrom, uniformFrom } from '../worlds/rooms/chance.js';
import { angleOf, cellOf, like, rounded, square } from '../worlds/rooms/formula.js';
import { type Commands, driveCar } from '../worlds/rooms/motion.js';
import { type Car, carNames, carOf, stateOf } from '../worlds/rooms/state.js';
import { type RoomsTables, tablesOf } from '../worlds/rooms/tables.js';
import { Room } from '../worlds/rooms/walls.js';
import { box } from '../worlds/space.js';
import {
  corners,
  lights,
  lookSteps,
  moveSteps,
  picture,
  pilotConstants,
  pixels,
  placesRoom,
  posterScale,
  postersAlong,
  postersOf,
  roomMetres,
} from './places-room.js';
import { range } from './subject.js';

/** The value of the state that says to which corner a car is driven. */
export const cornerName = 'corner';
/** Steps of an episode that is not to end. */
const endless = 2 ** 20;

/** A world with a room for each car: room n is that of seed n + 1. */
export function placesWorld(cars: number): WorldDefinition {
  let made: RoomsTables | undefined;
  const tables = (): RoomsTables => {
    made ??= tablesOf(
      range(cars).map((car) => placesRoom(car + 1)),
      cameraConstants.farMetres,
    );
    return made;
  };
  return {
    name: 'places',
    title: 'a car that is driven between the corners of a room',
    observations: box(...range(pixels).map((at) => [`pixel${at}`, '', -1, 1] as const)),
    actions: box(['none0', '', -1, 1], ['none1', '', -1, 1]),
    states: [...carNames, cornerName],
    limit: endless,
    physics: () => physics(cars, tables),
  };
}

function physics(cars: number, tables: () => RoomsTables): Physics {
  const roomOf = (context: EpisodeContext, car: Car): Room => new Room(context, tables().sizes, car.room);
  const seedOf = ({ seed, environment }: EpisodeContext): Expr => bitsFrom(seed, cast(environment, 'u32'));
  const posterAt = (at: Expr): Expr => cellOf(add(mul(at, posterScale(1) - posterScale(0)), posterScale(0)));
  return {
    tables: () => {
      const posters = range(cars).flatMap((car) => [...postersOf(car + 1)]);
      return { ...tables().tables, posters: { type: 'real', shape: [posters.length], data: posters } };
    },
    begin(_draw, context) {
      const { real, environment } = context;
      const zero = constant(0, real);
      const blank = { ...carOf(carNames.map(() => zero)), room: cast(environment, real) };
      const [x, y, cosine, sine] = roomOf(context, blank).four('starts', constant(0, 'i32'), 4 * tables().sizes.starts);
      const used = mul(uniformFrom(seedOf(context), add(cast(context.episode, 'u32'), 0x70000000), real), 0.6);
      const volts = sub(like(used, body.fullBatteryVolts), used);
      return [...stateOf({ ...blank, x, y, cosine, sine, volts, celsius: constant(body.ambientCelsius, real) }), zero];
    },
    step(state, _action, context) {
      const car = carOf(state);
      const corner = state[carNames.length];
      // The length is that after the move.
      const looks = ge(rem(sub(context.length, 1), moveSteps + lookSteps), moveSteps);
      const commands = pilotCommands(car, corner, looks);
      const moved = driveCar(car, commands, roomOf(context, car), context, { seed: seedOf(context), noise: 1 });
      const terminated = constant(0, 'bool');
      return { state: [...stateOf(moved), corner], reward: constant(0, context.real), terminated };
    },
    observe(state, context) {
      const car = carOf(state);
      const scene = {
        ...{ sizes: tables().sizes, width: roomMetres, height: roomMetres, lights },
        paintWall: (room: Room, x: Expr, y: Expr) =>
          room.value('posters', add(mul(posterAt(x), postersAlong), posterAt(y)), postersAlong ** 2),
      };
      const seen = cameraPixels(car, roomOf(context, car), scene, picture);
      return seen.map((pixel) => sub(div(pixel, 127.5), 1));
    },
  };
}

/** `pilot` of places-room.ts. */
function pilotCommands({ x, y, cosine: c, sine: s }: Car, corner: Expr, looks: Expr): Commands {
  const pick = (of: (place: readonly [number, number]) => number): Expr =>
    corners
      .slice(1)
      .reduce((value, place, at) => select(eq(corner, at + 1), like(x, of(place)), value), like(x, of(corners[0])));
  const side = (at: number): number => (at < roomMetres / 2 ? -1 : 1);
  const [dx, dy] = [
    sub(
      pick(([at]) => at),
      x,
    ),
    sub(
      pick(([, at]) => at),
      y,
    ),
  ];
  const [ahead, aside] = [add(mul(dx, c), mul(dy, s)), sub(mul(dy, c), mul(dx, s))];
  const [lookX, lookY] = [pick(([at]) => side(at)), pick(([, at]) => side(at))];
  const look = angleOf(sub(mul(lookY, c), mul(lookX, s)), add(mul(lookX, c), mul(lookY, s)));
  const within = (angle: Expr, most: number): Expr => rounded(clamp(div(mul(neg(angle), 180), Math.PI), -most, most));
  const stands = or(looks, lt(sqrt(add(square(dx), square(dy))), pilotConstants.arrived));
  // A car in the very corner has no direction to it, and stands.
  const way = angleOf(aside, select(and(eq(ahead, 0), eq(aside, 0)), like(ahead, 1), ahead));
  const moving = (value: Expr): Expr => select(not(stands), value, 0);
  const wheels = moving(like(x, pilotConstants.wheels));
  return {
    leftCommand: wheels,
    rightCommand: wheels,
    steeringCommand: moving(within(way, pilotConstants.steering)),
    panCommand: within(look, pilotConstants.pan),
    tiltCommand: like(x, 0),
  };
}
