/** Rooms as tables: everything that formulas ask of walls, floors and starts, drawn on the host once for a set of options. */
import { LastUsed } from '../../kernel/last-used.js';
import { cosine, sine } from '../../sim/angle.js';
import { car } from '../../sim/car.js';
import { withCloseStarts } from '../../sim/close-starts.js';
import { type CourseName, makeCourse } from '../../sim/courses/index.js';
import type { World } from '../../sim/world.js';
import type { Table } from '../definition.js';
import { beamLists, contactLists, placesAlong, sectors, type WallLists } from './lists.js';

/** Which rooms there are. */
export interface RoomsChoice {
  readonly course: CourseName;
  readonly first: number;
  readonly rooms: number;
  readonly starts: 'free' | 'close';
}

/** Columns of the table of rooms. */
export const roomColumns = {
  starts: 0,
  floorColumns: 1,
  floorRows: 2,
  coverageColumns: 3,
  reachable: 4,
  gridColumns: 5,
  gridRows: 6,
  hasVoid: 7,
} as const;

/** Sizes that formulas need as numbers: each the largest of all rooms. */
export interface RoomsSizes {
  readonly rooms: number;
  readonly walls: number;
  readonly starts: number;
  readonly floor: number;
  readonly cells: number;
  readonly contacts: Listed;
  readonly beams: Listed;
  readonly floorScale: number;
  readonly gridScale: number;
  readonly hasVoid: boolean;
}

/** Lists in a room, items of all lists of a room, items of one list. */
interface Listed {
  readonly lists: number;
  readonly items: number;
  readonly longest: number;
}

export interface RoomsTables {
  readonly sizes: RoomsSizes;
  readonly tables: Readonly<Record<string, Table>>;
}

/** Tables that were made last, since a world is asked for them several times. */
const made = new LastUsed<RoomsTables>(8);

export function roomsTables(choice: RoomsChoice): RoomsTables {
  return made.get(JSON.stringify(choice), () => tablesOf(roomsOf(choice)));
}

export function roomsOf({ course, first, rooms, starts }: RoomsChoice): World[] {
  const plain = Array.from({ length: rooms }, (_, at) => makeCourse(course, first + at));
  return starts === 'close' ? plain.map(withCloseStarts) : plain;
}

/** Sizes are rounded up to powers of two, so that other rooms are the same Program. */
const roomy = (size: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, size)));

/** The tables of rooms; beams are asked no further than this. */
export function tablesOf(worlds: readonly World[], beamMetres: number = car.sonarMaxMetres): RoomsTables {
  const most = (of: (world: World) => number): number => roomy(Math.max(...worlds.map(of)));
  const contacts = joinLists(
    worlds.map(contactLists),
    most(({ gridColumns, gridRows }) => placesAlong(gridColumns) * placesAlong(gridRows)),
  );
  const beams = joinLists(
    worlds.map((world) => beamLists(world, beamMetres)),
    most(({ gridColumns, gridRows }) => gridColumns * gridRows) * sectors,
  );
  const sizes: RoomsSizes = {
    rooms: worlds.length,
    walls: most(({ walls }) => walls.length / 4),
    starts: most(({ starts }) => starts.length),
    floor: most(({ floor }) => floor.length),
    cells: most(({ reachable }) => reachable.length),
    contacts: contacts.sizes,
    beams: beams.sizes,
    floorScale: worlds[0].floorScale,
    gridScale: worlds[0].gridScale,
    hasVoid: worlds.some(({ hasVoid }) => hasVoid),
  };
  const rows = (type: Table['type'], width: number, of: (world: World) => ArrayLike<number>): Table =>
    padded(type, worlds.length, width, worlds.map(of));
  const poses = ({ starts }: World): number[] =>
    starts.flatMap(({ x, y, heading }) => {
      // Starts are given for the middle of the body; a pose is the rear axle's.
      const [c, s] = [cosine(heading), sine(heading)];
      return [x - car.centreAhead * c, y - car.centreAhead * s, c, s];
    });
  return {
    sizes,
    tables: {
      rooms: rows('i32', Object.keys(roomColumns).length, (world) => [
        ...[world.starts.length, world.floorColumns, world.floorRows, world.coverageColumns, world.reachableCount],
        ...[world.gridColumns, world.gridRows, Number(world.hasVoid)],
      ]),
      walls: rows('real', 4 * sizes.walls, ({ walls }) => walls),
      starts: rows('real', 4 * sizes.starts, poses),
      floor: rows('real', sizes.floor, ({ floor }) => floor),
      reachable: rows('i32', sizes.cells, ({ reachable }) => reachable),
      contactStart: contacts.start,
      contactItems: contacts.items,
      beamStart: beams.start,
      beamItems: beams.items,
    },
  };
}

function joinLists(lists: readonly WallLists[], places: number): { sizes: Listed; start: Table; items: Table } {
  const most = (of: (list: WallLists) => number): number => roomy(Math.max(...lists.map(of)));
  const sizes = { lists: places, items: most(({ items }) => items.length), longest: most(({ longest }) => longest) };
  return {
    sizes,
    start: padded(
      'i32',
      lists.length,
      places + 1,
      lists.map(({ start }) => start),
    ),
    items: padded(
      'i32',
      lists.length,
      sizes.items,
      lists.map(({ items }) => items),
    ),
  };
}

/** A row for each room, filled up with zeros; one after the other. */
function padded(type: Table['type'], count: number, width: number, rows: readonly ArrayLike<number>[]): Table {
  const data = new Float64Array(count * width);
  rows.forEach((row, at) => {
    data.set(row, at * width);
  });
  return { type, shape: [count * width], data };
}
