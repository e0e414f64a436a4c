/** The rooms of a world as they look from above, for pictures. */
import { type CourseName, makeCourse } from '../../sim/courses/index.js';
import type { WorldOptions } from '../definition.js';
import type { RoomOutline } from '../watch.js';

/** Size and walls of each room, in the order of the state's `room`. */
export function roomOutlines({ course, rooms, firstRoom }: WorldOptions): RoomOutline[] {
  return Array.from({ length: Number(rooms) }, (_, at) => {
    const { width, height, walls } = makeCourse(course as CourseName, Number(firstRoom) + at);
    // A wall is kept as its beginning and its way.
    const lines = Array.from({ length: walls.length / 4 }, (__, wall) => {
      const [x, y, alongX, alongY] = walls.subarray(4 * wall, 4 * wall + 4);
      return [x, y, x + alongX, y + alongY].map((value) => Math.round(value * 1000) / 1000);
    });
    return { width, height, walls: lines };
  });
}
