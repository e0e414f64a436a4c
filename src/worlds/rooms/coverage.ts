/** Which cells of a room the middle of a car's body has been in, and whether there is floor below it: `mark` of src/sim/motion.ts. */
import { add, and, type Expr, eq, lt, mul, ne, not, select } from '../../kernel/index.js';
import { car as body } from '../../sim/car.js';
import { voidBelow } from '../../sim/sketch.js';
import { coverageMetres } from '../../sim/world.js';
import type { EpisodeContext } from '../definition.js';
import { cellOf } from './formula.js';
import { floorAt } from './senses.js';
import type { Car } from './state.js';
import type { RoomsSizes } from './tables.js';
import type { Room } from './walls.js';

/** Cells visited so far, whether the car has fallen, and what is written into the row of visited cells. */
export function markCell(car: Car, room: Room, { environment, begun, memory }: EpisodeContext, sizes: RoomsSizes) {
  const x = add(car.x, mul(car.cosine, body.centreAhead));
  const y = add(car.y, mul(car.sine, body.centreAhead));
  const isVoid = (): Expr => and(ne(room.column('hasVoid'), 0), lt(floorAt(room, x, y, sizes), voidBelow));
  const falls = sizes.hasVoid ? isVoid() : lt(begun, 0);
  const column = cellOf(mul(x, 1 / coverageMetres));
  const row = cellOf(mul(y, 1 / coverageMetres));
  const cell = add(mul(row, room.column('coverageColumns')), column);
  // A cell bears the number of the episode in which it was last visited: nothing need be cleared.
  const last = memory('visited').clamp(environment, cell);
  const counts = and(not(falls), eq(room.value('reachable', cell, sizes.cells), 1));
  const cells = select(and(counts, ne(last, begun)), add(car.cells, 1), car.cells);
  return { cells, falls, write: { memory: 'visited', at: cell, value: select(counts, begun, last) } };
}
