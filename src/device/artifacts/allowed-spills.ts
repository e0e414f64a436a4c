/**
 * Spills that are allowed, in bytes stored and loaded per thread. Each keeps two blocks of 128 registers per thread on a
 * multiprocessor: without the spill there would be one. A kernel that is not listed, or that spills more, fails the check.
 */
const allowedBytes: ReadonlyMap<string, number> = new Map([
  ['matmulBias/full persistent_kernel', 28],
  ['brain/picarx-32 launch_1', 64],
  ['brain/picarx-32 persistent_kernel', 60],
]);

export function mostSpilledBytes(artifact: string, kernel: string): number {
  return allowedBytes.get(`${artifact} ${kernel}`) ?? 0;
}
