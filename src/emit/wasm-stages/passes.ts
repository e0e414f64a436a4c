/**
 * The CPU's passes. Those that rewrite a part run before it is lowered; the others choose between ways of writing a nest, a loop
 * of reductions or a row, where each of these is written. None changes a bit, and each may be left out.
 */

/** In the order in which they are asked. */
export const cpuPasses = [
  'block-products', // product-block.ts
  'block-rows', // row-block.ts
  'pack-functions', // pack.ts
  'units-in-lanes', // part.ts
  'rows-in-lanes', // nest.ts, as all to the next
  'write-out-rows',
  'whole-numbers-first',
  'columns-together',
  'rows-together',
  'split-borders',
  'lane-by-lane', // fold-loop.ts, as all to the next
  'elements-in-lanes',
  'write-out-elements',
  'sums-in-locals',
  'loops-in-vectors', // op-rows.ts
] as const;

export type CpuPass = (typeof cpuPasses)[number];
