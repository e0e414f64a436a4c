/** All micro-kernels, in the order in which they are asked. */
import { bankScan } from './bank-scan.js';
import { bankTile } from './bank-tile.js';
import type { MicroKernel } from './micro-kernel.js';
import { productAsync } from './product-async.js';
import { productExact } from './product-exact.js';
import { productTensor } from './product-tensor.js';

export type { MicroKernel } from './micro-kernel.js';

export const microKernels: readonly MicroKernel[] = [productAsync, productTensor, productExact, bankTile, bankScan];
