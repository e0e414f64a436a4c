/** One planted fault per strategy of the CUDA emitter: the random programs that take the strategy must find it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LargeMotifName, largeSeeds } from '../../src/random/index.js';
import { hasStandIn } from '../support/stand-in.js';
import { buildStandIn, type StandIn } from '../support/stand-in-library.js';
import { type Mutant, runMutant } from './bundle.js';
import type { CudaCheck } from './cuda-check.js';

const entry = 'test/mutants/cuda-check.ts';
const programs = 3;

interface CudaMutant extends Mutant {
  readonly motif: LargeMotifName;
  /** Programs of the motif are taken from this seed on. */
  readonly first?: number;
}

const mutants: readonly CudaMutant[] = [
  {
    name: 'row-scan: the lanes of a sum meet in another order',
    motif: 'rankedBank',
    file: 'src/emit/cuda/micro/bank-scan.ts',
    find: 'const [x, y, z, w] = sums;',
    replace: 'const [x, z, y, w] = sums;',
  },
  {
    name: 'scan-tile: the lanes of a sum meet in another order',
    motif: 'rankedBank',
    first: 130,
    file: 'src/emit/cuda/micro/bank-tile.ts',
    find: 'halves(lanes / 2).flatMap(take)',
    replace: 'halves(lanes / 2).reverse().flatMap(take)',
  },
  {
    name: 'fold-columns: the lanes of a sum meet in another order',
    motif: 'pooledColumns',
    file: 'src/emit/loop/lower/column-fold.ts',
    find: 'foldHalves(places, ',
    replace: 'places.reduce(',
  },
  {
    name: 'vectorise-folds: the lanes of a sum meet in another order',
    motif: 'manyCells',
    file: 'src/emit/loop/lower/chunk-fold.ts',
    find: 'sums[k + half]',
    replace: 'sums[2 * half - 1 - k]',
  },
  {
    name: 'fold-chunks: the results of chunks are always added',
    motif: 'measuredBrain',
    file: 'src/emit/cuda/fold-chunks.ts',
    find: "fold.reducer === 'count' ? 'sum' : fold.reducer",
    replace: "'sum'",
  },
  {
    name: 'warp-rows: pieces of a row begin at the wrong place',
    motif: 'voxelRows',
    first: 75,
    file: 'src/emit/cuda/warp-rows.ts',
    find: 'const place = add(mul(indexOf(outer), warpThreads), within)',
    replace: 'const place = add(indexOf(outer), within)',
  },
  {
    name: 'open-rows: the first place of a row counts as outside',
    motif: 'voxelRows',
    file: 'src/emit/cuda/open-rows.ts',
    find: 'ge(index, 0)',
    replace: 'ge(index, 1)',
  },
  {
    name: 'coarsen: neighbouring units overlap',
    motif: 'heavyRows',
    file: 'src/emit/cuda/coarsen.ts',
    find: 'add(mul(indexOf(outer), together), indexOf(inner))',
    replace: 'add(indexOf(outer), indexOf(inner))',
  },
  {
    name: 'spread-values: half of the values is left out',
    motif: 'heavyRows',
    file: 'src/emit/cuda/spread-values.ts',
    find: 'own.includes(write)',
    replace: 'halves[0].includes(write)',
  },
  {
    name: 'row-scan: all elements of a vector are the first',
    motif: 'rankedBank',
    file: 'src/emit/cuda/micro/bank-scan.ts',
    find: 'components[i]',
    replace: 'components[0]',
  },
  {
    name: 'vectorise: all elements of a vector are the first',
    motif: 'marchedField',
    file: 'src/emit/loop/lower/map-values.ts',
    find: 'return loaded[element.place];',
    replace: 'return loaded[0];',
  },
  {
    name: 'slide-window: the neighbours do not move up',
    motif: 'marchedField',
    file: 'src/emit/loop/lower/map.ts',
    find: 'vectors[i + 1][k]',
    replace: 'vectors[i][k]',
  },
  {
    name: 'begin-sums-early: the first sums begin with the wrong plane',
    motif: 'planeSum',
    file: 'src/emit/loop/lower/map.ts',
    find: 'newest - 1 - level + i',
    replace: 'newest - 1 - level',
  },
  {
    name: 'prologue: all brains get the values of the first',
    motif: 'preparedMap',
    file: 'src/emit/cuda/prologue.ts',
    find: 'outer === 0 ? undefined :',
    replace: 'outer >= 0 ? undefined :',
  },
  {
    name: 'register-blocking: all units of a group are the first',
    motif: 'nearestPoints',
    file: 'src/emit/cuda/part.ts',
    find: 'least(plus(first, r), minus(size, 1))',
    replace: 'least(first, minus(size, 1))',
  },
  {
    name: 'mma-tensor: neighbouring columns of a factor are exchanged',
    motif: 'tensorProduct',
    file: 'src/emit/cuda/micro/product-tensor.ts',
    find: 'warp_column / 8 + n + (lane >> 4)',
    replace: 'warp_column / 8 + n + 1 - (lane >> 4)',
  },
  {
    name: 'mma-exact: results are stored in each other’s places',
    motif: 'exactProduct',
    file: 'src/emit/cuda/micro/product-exact.ts',
    find: '[8, 4, 2, 1].map((by, i)',
    replace: '[8, 4, 1, 2].map((by, i)',
  },
];

describe.skipIf(!hasStandIn)('mutants of the CUDA emitter', () => {
  let standIn: StandIn;
  beforeAll(() => {
    standIn = buildStandIn();
  });
  afterAll(() => standIn.remove());
  const given = (seeds: readonly number[]): CudaCheck => ({
    folder: standIn.folder,
    libraries: standIn.libraries,
    seeds,
  });

  it('the true emitter passes', async () => {
    const seeds = [...new Set(mutants.map(({ motif }) => motif))].flatMap((motif) => largeSeeds(motif, 1));
    expect(await runMutant(entry, undefined, 'check', given(seeds))).toEqual([]);
  });
  it.each(mutants)('$name', async (mutant) => {
    expect(
      await runMutant(entry, mutant, 'check', given(largeSeeds(mutant.motif, programs, mutant.first))),
    ).not.toEqual([]);
  });
});
