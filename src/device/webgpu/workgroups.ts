/**
 * How many workgroups go along x and y. WebGPU allows 65,535 along one dimension; a longer line is folded into a
 * rectangle that covers it with the least excess. The kernel reads its place as `workgroup_id.x + workgroup_id.y *
 * num_workgroups.x` and returns when that is past the line's end (workgroupIndexWgsl in bindings.ts).
 */
import { FieldbrainError } from '../../kernel/errors.js';

export type Workgroups = readonly [x: number, y: number, z: number];

/** Folds `count` workgroups into [x, y, 1] with x and y within the limit. @example splitWorkgroups(70000) // [35000, 2, 1] */
export function splitWorkgroups(count: number, limit = 65_535): Workgroups {
  if (!Number.isInteger(count) || count < 0 || count > limit * limit) {
    const expected = `an integer from 0 to ${limit} × ${limit}`;
    throw new FieldbrainError('usage', `webgpu.workgroups: count is wrong (got ${count}, expected ${expected}).`, {
      count,
      limit,
    });
  }
  if (count <= limit) return [count, 1, 1];
  const y = Math.ceil(count / limit);
  return [Math.ceil(count / y), y, 1];
}

/** Makes a dispatch fit the limit: a line is folded, anything else that is too large is refused. */
export function fitWorkgroups(workgroups: Workgroups, limit: number): Workgroups {
  const [x, y, z] = workgroups;
  const fits = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= limit;
  if (fits(x) && fits(y) && fits(z)) return workgroups;
  if (y === 1 && z === 1) return splitWorkgroups(x, limit);
  throw new FieldbrainError(
    'usage',
    `webgpu.workgroups: a dispatch is too large (got [${workgroups.join(', ')}], expected integers up to ${limit} in each dimension). Only [n, 1, 1] is folded.`,
    { workgroups, limit },
  );
}
