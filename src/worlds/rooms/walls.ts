/** Two questions to the walls of a car's room: how far a beam flies, and which wall a body touches. As src/sim/ray.ts, by lists. */
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
  i32,
  le,
  lt,
  max,
  min,
  minimum,
  mul,
  neg,
  or,
  select,
  sub,
} from '../../kernel/index.js';
import { bodyReach, halfLength, halfWidth } from '../../sim/ray.js';
import type { EpisodeContext } from '../definition.js';
import { cellOf, like } from './formula.js';
import { sectors, sectorsPerQuarter } from './lists.js';
import { type RoomsSizes, roomColumns } from './tables.js';

/** The room of a car, as formulas ask it. */
export class Room {
  readonly #context: EpisodeContext;
  readonly #sizes: RoomsSizes;
  readonly #room: Expr;

  /** `room` is its number. */
  constructor(context: EpisodeContext, sizes: RoomsSizes, room: Expr) {
    this.#context = context;
    this.#sizes = sizes;
    this.#room = cast(room, 'i32');
  }

  /** A column of the table of rooms, as i32. */
  column(name: keyof typeof roomColumns): Expr {
    return this.value('rooms', roomColumns[name], Object.keys(roomColumns).length);
  }

  /** A value of the room's row of a table, whose rows are so wide. */
  value(table: string, at: Expr | number, width: number): Expr {
    return this.#context.table(table).clamp(add(mul(this.#room, width), at));
  }

  /** Four values in a row, from a place that is a multiple of four. */
  four(table: string, place: Expr, width: number): Expr[] {
    const first = add(mul(this.#room, width / 4), place);
    const from = mul(clamp(first, 0, (this.#sizes.rooms * width) / 4 - 1), 4);
    return [0, 1, 2, 3].map((at) => this.#context.table(table).at(add(from, at)));
  }

  /** ax, ay, ex, ey of a wall. */
  wall(number: Expr): Expr[] {
    return this.four('walls', number, 4 * this.#sizes.walls);
  }

  /** Distance along a unit vector to the first wall, or the limit. */
  beam(x: Expr, y: Expr, dx: Expr, dy: Expr, limit: number): Expr {
    const { gridScale, beams } = this.#sizes;
    const columns = this.column('gridColumns');
    const column = max(min(cellOf(mul(x, gridScale)), sub(columns, 1)), 0);
    const row = max(min(cellOf(mul(y, gridScale)), sub(this.column('gridRows'), 1)), 0);
    const list = add(mul(add(mul(row, columns), column), sectors), sectorOf(dx, dy));
    const start = this.value('beamStart', list, beams.lists + 1);
    const end = sub(this.value('beamStart', add(list, 1), beams.lists + 1), start);
    const nearest = minimum(
      [beams.longest],
      ([k]) => meetWall(this.wall(this.value('beamItems', add(start, k), beams.items)), x, y, dx, dy, limit),
      { end },
    );
    return min(nearest, limit);
  }

  /** Where in the list of contacts the first wall stands that a body touches whose middle is at (x, y); the list's end where none does. */
  touched(x: Expr, y: Expr, c: Expr, s: Expr, when?: Expr): { readonly is: Expr; readonly wall: Expr } {
    const { gridScale, contacts } = this.#sizes;
    const along = (at: Expr, cells: Expr): Expr => {
      const first = max(cellOf(mul(sub(at, bodyReach), gridScale)), 0);
      const last = min(cellOf(mul(add(at, bodyReach), gridScale)), sub(cells, 1));
      return add(first, last);
    };
    const columns = this.column('gridColumns');
    const places = sub(mul(columns, 2), 1);
    const list = add(mul(along(y, this.column('gridRows')), places), along(x, columns));
    const start = this.value('contactStart', list, contacts.lists + 1);
    const length = sub(this.value('contactStart', add(list, 1), contacts.lists + 1), start);
    const end = when === undefined ? length : select(when, length, 0);
    const none = i32(contacts.longest);
    const first = minimum(
      [contacts.longest],
      ([k]) =>
        select(
          bodyMeetsWall(this.wall(this.value('contactItems', add(start, k), contacts.items)), x, y, c, s),
          k,
          none,
        ),
      { end },
    );
    return { is: lt(first, none), wall: this.value('contactItems', add(start, min(first, none)), contacts.items) };
  }
}

/** The part of the diamond into which a direction points. */
function sectorOf(dx: Expr, dy: Expr): Expr {
  const share = div(dy, add(abs(dx), abs(dy)));
  const right = select(ge(dy, 0), share, add(share, 4));
  const place = select(ge(dx, 0), right, sub(like(share, 2), share));
  return max(min(cellOf(mul(place, sectorsPerQuarter)), sectors - 1), 0);
}

function meetWall([wallX, wallY, ex, ey]: readonly Expr[], x: Expr, y: Expr, dx: Expr, dy: Expr, limit: number): Expr {
  const cross = sub(mul(dx, ey), mul(dy, ex));
  const ax = sub(wallX, x);
  const ay = sub(wallY, y);
  const share = sub(mul(ax, dy), mul(ay, dx));
  const distance = sub(mul(ax, ey), mul(ay, ex));
  const isLeft = gt(cross, 0);
  const missedLeft = or(lt(share, 0), gt(share, cross), lt(distance, 0));
  const missedRight = or(gt(share, 0), lt(share, cross), gt(distance, 0), eq(cross, 0));
  const isMissed = or(and(isLeft, missedLeft), and(le(cross, 0), missedRight));
  return select(isMissed, like(x, limit), div(distance, select(isMissed, like(x, 1), cross)));
}

function bodyMeetsWall([wallX, wallY, ex, ey]: readonly Expr[], x: Expr, y: Expr, c: Expr, s: Expr): Expr {
  const ax = sub(wallX, x);
  const ay = sub(wallY, y);
  const along = cut(add(mul(ax, c), mul(ay, s)), add(mul(ex, c), mul(ey, s)), halfLength);
  const across = cut(sub(mul(ay, c), mul(ax, s)), sub(mul(ey, c), mul(ex, s)), halfWidth);
  const enter = max(along.enter, across.enter);
  const leave = min(along.leave, across.leave);
  return and(along.meets, across.meets, le(enter, leave));
}

/** The part of a wall, 0 … 1, that lies between two sides of the body; a wall along them lies between them or not. */
function cut(
  from: Expr,
  way: Expr,
  half: number,
): { readonly enter: Expr; readonly leave: Expr; readonly meets: Expr } {
  const isAlong = eq(way, 0);
  const divisor = select(isAlong, like(way, 1), way);
  const first = div(sub(neg(like(from, half)), from), divisor);
  const second = div(sub(like(from, half), from), divisor);
  return {
    enter: select(isAlong, like(from, 0), max(min(first, second), 0)),
    leave: select(isAlong, like(from, 1), min(max(first, second), 1)),
    meets: or(gt(abs(way), 0), and(ge(from, -half), le(from, half))),
  };
}
