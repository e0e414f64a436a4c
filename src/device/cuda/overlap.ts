/**
 * Kernels of one step one behind the other with their beginnings overlapped: the GPU brings the blocks of the next kernel
 * in while the last of the one before still run, and they wait in their first instruction (`stage_begins` of the emitted
 * text) until all of it is done and visible. Only the time between two kernels becomes shorter.
 */
import type { CudaDriver } from './driver.js';
import type { Owned } from './owned.js';

/** Such launches can be captured into a graph from this version of the driver on, and GPUs from Hopper on know them. */
const leastDriver = 12_030;
const leastMajor = 9;

/** CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION. */
const programmaticOrder = 6;
/** Sizes and places in CUlaunchConfig and CUlaunchAttribute, on 64 bits. */
const [attributeBytes, configBytes] = [72, 56];
const place = { blocks: 0, threads: 12, shared: 24, stream: 32, attributes: 40, count: 48 } as const;

export function canOverlap(driver: CudaDriver, computeMajor: number): boolean {
  return computeMajor >= leastMajor && driver.int('cuDriverGetVersion') >= leastDriver;
}

export interface OverlappedLaunch {
  readonly handle: bigint;
  readonly blocks: number;
  readonly threads: number;
  readonly sharedBytes: number;
  readonly stream: bigint;
  /** The address of the kernel arguments' addresses. */
  readonly parameters: bigint;
}

/** Launches whose kernel may come in before the one in front of it has ended. */
export class Overlap {
  private readonly driver: CudaDriver;
  /** The configuration of a launch, with its one attribute behind it, in host memory that does not move. */
  private readonly address: bigint;
  private readonly config: DataView;

  constructor(driver: CudaDriver, owned: Owned) {
    this.driver = driver;
    const bytes = configBytes + attributeBytes;
    this.address = driver.handle('cuMemAllocHost_v2', bytes);
    owned.add(() => driver.call('cuMemFreeHost', this.address));
    this.config = new DataView(driver.view(this.address, bytes));
    for (let at = 0; at < bytes; at += 4) this.config.setUint32(at, 0, true);
    this.config.setUint32(configBytes, programmaticOrder, true);
    this.config.setUint32(configBytes + 8, 1, true);
    this.config.setBigUint64(place.attributes, this.address + BigInt(configBytes), true);
    this.config.setUint32(place.count, 1, true);
    for (const of of [place.blocks, place.threads])
      for (const axis of [1, 2]) this.config.setUint32(of + 4 * axis, 1, true);
  }

  launch({ handle, blocks, threads, sharedBytes, stream, parameters }: OverlappedLaunch): void {
    const { config } = this;
    config.setUint32(place.blocks, blocks, true);
    config.setUint32(place.threads, threads, true);
    config.setUint32(place.shared, sharedBytes, true);
    config.setBigUint64(place.stream, stream, true);
    this.driver.callLate('cuLaunchKernelEx', this.address, handle, parameters, null);
  }
}
