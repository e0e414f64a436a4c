/**
 * Maps by which the copy engine knows matrices in the arena (emit/cuda/micro/product-async.ts). The driver makes them when a program is
 * loaded, and they are written to constants of its modules: a tensor's place never changes after that.
 */
import type { CudaSource, TensorMap } from '../../emit/cuda.js';
import { type Bindings, resolve } from '../../kernel/dimension.js';
import { byteSize } from '../../kernel/dtype.js';
import type { CudaDriver } from './driver.js';
import type { CudaMemory } from './memory.js';

const mapBytes = 128;
/** CUtensorMapDataType; 8-bit floats come as bytes. */
const formats = { f16: 6, bf16: 9, f8e4m3: 0, f8e5m2: 0 } as const;
/** CU_TENSOR_MAP_INTERLEAVE_NONE, …_SWIZZLE_128B, …_L2_PROMOTION_L2_256B, …_FLOAT_OOB_FILL_NONE: zeros outside. */
const ways = [0, 3, 3, 0] as const;

/** Writes the maps of all stages; returns when they are there. */
export function writeTensorMaps(
  driver: CudaDriver,
  { stages }: CudaSource,
  moduleOf: (kernel: string) => bigint,
  memory: CudaMemory,
  bindings: Bindings,
  stream: bigint,
): void {
  const all = stages.flatMap(({ maps }, i) => maps.map((map) => ({ map, module: moduleOf(`launch_${i}`) })));
  if (all.length === 0) return;
  // The driver wants a map at a multiple of 64 bytes.
  const host = driver.handle('cuMemAllocHost_v2', mapBytes);
  try {
    for (const { map, module } of all) {
      encode(driver, host, map, memory.addressOf(map.tensor), bindings);
      const to = driver.constantOf(module, map.name, mapBytes);
      driver.call('cuMemcpyHtoDAsync_v2', to, host, mapBytes, stream);
      driver.call('cuStreamSynchronize', stream);
    }
  } finally {
    driver.call('cuMemFreeHost', host);
  }
}

function encode(driver: CudaDriver, to: bigint, map: TensorMap, address: bigint, bindings: Bindings): void {
  const { format, elements, lines, boxElements, boxLines } = map;
  const sizes = BigUint64Array.of(BigInt(resolve(elements, bindings)), BigInt(resolve(lines, bindings)));
  const strides = BigUint64Array.of(sizes[0] * BigInt(byteSize(format)));
  const box = Uint32Array.of(boxElements, boxLines);
  const steps = Uint32Array.of(1, 1);
  driver.callLate('cuTensorMapEncodeTiled', to, formats[format], 2, address, sizes, strides, box, steps, ...ways);
}
