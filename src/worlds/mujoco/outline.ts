/** The bodies of a MuJoCo model from the side, along y: each as a line with a radius. */
import type { EngineData, EngineModel } from './engine.js';

/** MuJoCo's numbers of shapes whose long axis is known; planes are the ground and are left out. */
const shapes = { plane: 0, sphere: 2, capsule: 3, cylinder: 5, box: 6 } as const;

/** [x, z, x, z, radius] of each body that has an outline. */
export function outlineOf(
  { ngeom, geom_type, geom_size }: EngineModel,
  { geom_xpos, geom_xmat }: EngineData,
): readonly number[] {
  return Array.from({ length: ngeom }, (_, geom) => {
    const type = geom_type[geom];
    if (type === shapes.plane) return [];
    const [x, z] = [geom_xpos[3 * geom], geom_xpos[3 * geom + 2]];
    const size = [0, 1, 2].map((at) => geom_size[3 * geom + at]);
    const isLong = type === shapes.capsule || type === shapes.cylinder;
    // A box lies along the longest of its axes; the others become its radius.
    const axis = isLong || type !== shapes.box ? 2 : size.indexOf(Math.max(...size));
    const half = isLong ? size[1] : type === shapes.box ? size[axis] : 0;
    const radius = type === shapes.box ? Math.min(...size) : size[0];
    const [alongX, alongZ] = [geom_xmat[9 * geom + axis], geom_xmat[9 * geom + 6 + axis]];
    return [x - half * alongX, z - half * alongZ, x + half * alongX, z + half * alongZ, radius];
  }).flat();
}
