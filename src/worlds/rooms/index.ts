/**
 * Rooms: PiCar-Xes that drive on their own, each alone in a room. The simulator in src/sim as formulas, from a brain's four motors
 * through smoothed commands, motion and contacts to the 24 inputs that a brain gets; src/sim stays its reference in float64.
 * Rooms are drawn on the host once and lie in tables; begun episodes take a room and a start from there.
 */
import { wrongUse } from '../../brain/refusal.js';
import { add, and, cast, constant, div, type Expr, eq, gt, mul, ne, or, rem, select, sub } from '../../kernel/index.js';
import { picarxInputs, picarxOutputs } from '../../robot/picarx/dictionary.js';
import { car as body } from '../../sim/car.js';
import { courseNames } from '../../sim/courses/index.js';
import { displacementSteps } from '../../sim/fleet.js';
import { drawsPerStep } from '../../sim/motion.js';
import { defineWorld, type EpisodeContext, type Physics, type WorldOptions } from '../definition.js';
import { box } from '../space.js';
import { bitsFrom, uniformFrom } from './chance.js';
import { markCell } from './coverage.js';
import { expertMotors } from './expert.js';
import { like } from './formula.js';
import { moveCar } from './motion.js';
import { clearReward, type RoomsReward, rewardOf, roomsRewards } from './reward.js';
import { brainInputs, senseCar } from './senses.js';
import { carNames, carOf, stateOf } from './state.js';
import { type RoomsChoice, roomsTables } from './tables.js';
import { Room } from './walls.js';

/** Options of the world, checked. */
interface RoomsOptions {
  readonly choice: RoomsChoice;
  readonly inBlocks: boolean;
  readonly noise: number;
  readonly rescue: boolean;
  readonly endOnCollision: boolean;
  readonly endOnStuck: boolean;
  readonly reward: RoomsReward;
  readonly contact: number;
  readonly place: number;
  readonly progress: number;
  readonly repeat: number;
}

/** Formulas of more moves in one substep nest too deeply for the kernel language. */
const mostMoves = 4;
const repeats = [1, 2, 3, 4, 8, 12, 16];

function readOptions(options: WorldOptions): RoomsOptions {
  const place = 'createWorld rooms';
  const oneOf = <Name extends string>(key: string, names: readonly Name[]): Name => {
    const found = names.find((name) => name === options[key]);
    if (found === undefined) throw wrongUse(place, `bad ${key}`, options[key], names.join(' or '));
    return found;
  };
  const within = (key: string, low: number, high: number, isWhole = true): number => {
    const value = Number(options[key]);
    if ((isWhole && !Number.isInteger(value)) || value < low || value > high)
      throw wrongUse(place, `bad ${key}`, options[key], `a ${isWhole ? 'whole ' : ''}number from ${low} to ${high}`);
    return value;
  };
  return {
    choice: {
      course: oneOf('course', courseNames),
      first: within('firstRoom', 0, 2 ** 31),
      rooms: within('rooms', 1, 1024),
      starts: oneOf('starts', ['free', 'close'] as const),
    },
    inBlocks: oneOf('roomOf', ['chance', 'blocks'] as const) === 'blocks',
    noise: within('noise', 0, 100, false),
    rescue: within('rescue', 0, 1) === 1,
    endOnCollision: within('endOnCollision', 0, 1) === 1,
    endOnStuck: within('endOnStuck', 0, 1) === 1,
    reward: oneOf('reward', roomsRewards),
    contact: within('contact', 0, 100, false),
    place: within('place', 0, 100, false),
    progress: within('progress', 0, 100, false),
    repeat: repeatOf(options),
  };
}

function repeatOf({ repeat }: WorldOptions): number {
  if (repeats.includes(Number(repeat))) return Number(repeat);
  throw wrongUse('createWorld rooms', 'bad repeat', repeat, `${repeats.slice(0, -1).join(', ')} or ${repeats.at(-1)}`);
}

const physics = (chosen: RoomsOptions): Physics => {
  const { choice, inBlocks, noise, rescue, repeat } = chosen;
  const substeps = Math.ceil(repeat / mostMoves);
  const moves = repeat / substeps;
  const draws = substeps * drawsPerStep;
  const trail = Math.round(displacementSteps / repeat);
  const sizes = () => roomsTables(choice).sizes;
  const seedOf = ({ seed, environment }: EpisodeContext): Expr => bitsFrom(seed, cast(environment, 'u32'));
  const roomOf = (context: EpisodeContext, room: Expr): Room => new Room(context, sizes(), room);
  return {
    tables: () => roomsTables(choice).tables,
    memories: () => ({
      visited: { type: 'i32', width: sizes().cells },
      trailX: { type: 'real', width: trail },
      trailY: { type: 'real', width: trail },
    }),
    begin(_draw, context) {
      const { real, environment, count } = context;
      const seed = seedOf(context);
      const episode = cast(context.episode, 'u32');
      const drawn = (counter: number, below: Expr): Expr =>
        cast(rem(bitsFrom(seed, add(episode, counter)), cast(below, 'u32')), 'i32');
      const number = inBlocks
        ? div(mul(environment, choice.rooms), count)
        : drawn(0x50000000, constant(choice.rooms, 'i32'));
      const room = roomOf(context, number);
      const start = drawn(0x60000000, room.column('starts'));
      const [x, y, cosine, sine] = room.four('starts', start, 4 * sizes().starts);
      const zero = constant(0, real);
      const car = carOf(carNames.map(() => zero));
      const used = mul(uniformFrom(seed, add(episode, 0x70000000), real), 0.6);
      return stateOf({
        ...car,
        ...{ x, y, cosine, sine, startX: x, startY: y },
        room: cast(number, real),
        volts: sub(like(used, body.fullBatteryVolts), used),
        celsius: constant(body.ambientCelsius, real),
      });
    },
    substeps,
    step(state, motors, context) {
      const before = carOf(state);
      const room = roomOf(context, before.room);
      const seed = seedOf(context);
      let moved = before;
      for (let move = moves * context.substep; move < moves * (context.substep + 1); move += 1)
        moved = moveCar(moved, motors, room, context, { seed, noise, rescue, move, draws });
      return { state: stateOf(moved), reward: constant(0, context.real), terminated: constant(0, 'bool') };
    },
    settle({ state }, context) {
      const reached = carOf(state);
      const room = roomOf(context, reached.room);
      const isFirst = eq(context.length, 0);
      const { cells, falls, write } = markCell(reached, room, context, sizes());
      const options = { seed: seedOf(context), noise, sizes: sizes(), draws };
      const sensed = { ...reached, cells, ...senseCar(reached, room, context, options, isFirst) };
      const { reward, cooldown, lineScore, slot } = rewardOf(sensed, context, {
        ...{ kind: chosen.reward, contact: chosen.contact, place: chosen.place, progress: chosen.progress, trail },
        found: sub(cells, carOf(context.before).cells),
      });
      const settled = {
        ...sensed,
        cooldown: select(isFirst, reached.cooldown, cooldown),
        lineScore: select(isFirst, reached.lineScore, lineScore),
      };
      const before = carOf(context.before);
      const collided = ne(reached.collisions, before.collisions);
      // A contact that lasts counts again in each second.
      const ends = chosen.endOnCollision ? collided : and(collided, gt(before.touching, 0));
      return {
        state: stateOf(settled),
        reward,
        terminated: chosen.endOnCollision || chosen.endOnStuck ? or(falls, ends) : falls,
        writes: [
          write,
          { memory: 'trailX', at: slot, value: reached.x },
          { memory: 'trailY', at: slot, value: reached.y },
        ],
      };
    },
    observe: (state, context) => brainInputs(carOf(state), seedOf(context), context),
    expert: (state) => expertMotors(carOf(state)),
    measures(state, context) {
      const { metres, collisions, cells, room } = carOf(state);
      const reachable = cast(roomOf(context, room).column('reachable'), context.real);
      return { metres, collisions, coverage: div(cells, reachable) };
    },
  };
};

export const rooms = defineWorld({
  name: 'rooms',
  title: 'drive a PiCar-X through rooms without touching anything',
  observations: box(...picarxInputs.map(({ name }) => [name, '', 0, 1] as const)),
  actions: box(...picarxOutputs.map(({ name }) => [name, '', -1, 1] as const)),
  states: carNames,
  options: {
    course: 'cluttered',
    rooms: 16,
    firstRoom: 1,
    roomOf: 'chance',
    starts: 'free',
    steps: 1200,
    noise: 1,
    rescue: 0,
    endOnCollision: 0,
    endOnStuck: 0,
    reward: 'robot',
    contact: clearReward.contact,
    place: 0,
    progress: 0,
    repeat: 1,
  },
  limit: ({ steps }) => Number(steps),
  measures: ['metres', 'collisions', 'coverage'],
  physics: (options) => physics(readOptions(options)),
});
