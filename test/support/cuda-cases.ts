/** What CUDA devices are compared with the reference on: a few executors in `npm test`, all of them in `npm run test:long`. */
import type { Bindings, Program } from '../../src/kernel/index.js';
import { fieldPassBatch, fieldPassSmallOps } from '../../src/programs/index.js';
import {
  bankProgram,
  besideProgram,
  chunksProgram,
  gainProgram,
  measuresProgram,
  nothingProgram,
  pairsProgram,
  poolProgram,
  voxelProgram,
  wideProgram,
  zerosProgram,
} from './cuda-programs.js';

/** Built-in programs that the stand-in runs quickly. */
export const quickPrograms = ['vectorChain', 'beliefUpdate', 'ringMemory', 'doublePrecision', 'permuted', 'mirrored'];

/** Programs whose fields are large enough for each way to lay out threads. */
export const largeFields: readonly (readonly [string, Program, Bindings])[] = [
  ['four elements per thread', wideProgram(), {}],
  ['a march over squares, 26 neighbours and a wrapping border', fieldPassBatch(12, 48, 26, 'wrap'), { batch: 1 }],
  ['a march behind a prologue', fieldPassSmallOps(11), {}],
  ['a march behind a prologue for each brain', gainProgram(), { batch: 3 }],
  ['rows of voxels whose lanes share what was hoisted, a block for some', voxelProgram(16), { batch: 2 }],
  ['rows of voxels whose lanes share what was hoisted, a warp for each', voxelProgram(32), { batch: 3 }],
  ['rows of voxels that are cut for warps', voxelProgram(64), { batch: 1 }],
  ['rows of voxels beside a pattern of a place for each turn', voxelProgram(32, 4), { batch: 1 }],
  ['rows that are cut beside a pattern of a place for two turns', voxelProgram(64, 8), { batch: 1 }],
  ['rows of voxels beside a pattern whose places end within a turn', voxelProgram(32, 3), { batch: 1 }],
  ['rows away from the border, loaded a turn ahead', voxelProgram(32, 2, true), { batch: 2 }],
  ['the same where rows are cut', voxelProgram(64, 8, true), { batch: 1 }],
  ['pairs with neighbours on all sides', pairsProgram(), { batch: 2 }],
  ['short sums of nothing but negative zeros', zerosProgram(), {}],
  ['a bank that all brains share', bankProgram(true), { batch: 11, rows: 75 }],
  ['a bank that many brains share, in tiles', bankProgram(true), { batch: 19, rows: 75 }],
  ['such a bank where the order of additions shows', bankProgram(true, false), { batch: 19, rows: 75 }],
  ['a bank for each brain', bankProgram(false), { batch: 2, rows: 40 }],
  ['few long sums that begin before many rows, and a map of four elements per thread', besideProgram(), { batch: 2 }],
  ['folds down columns within a chunk of the tree', poolProgram(8), { batch: 2 }],
  ['folds down columns over two chunks', poolProgram(16), { batch: 2 }],
  ['a chain whose long folds are cut for warps', measuresProgram(), { batch: 3 }],
  ['folds of a chunk each with the map before them, 16 lanes', chunksProgram(16), {}],
  ['folds of a chunk each with the map before them, 32 lanes', chunksProgram(32), {}],
  ['folds over no elements', nothingProgram(), {}],
];
