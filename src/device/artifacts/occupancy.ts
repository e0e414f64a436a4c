/**
 * How many blocks of a kernel fit one multiprocessor, from what the compiler says of it and the limits of the
 * architecture (CUDA C programming guide, table of compute capabilities). An estimate for manifests: on a machine with a
 * GPU the driver is asked instead.
 */

interface Limits {
  readonly threads: number;
  readonly blocks: number;
  readonly registers: number;
  readonly sharedBytes: number;
}

const registers = 65_536;
const kilobytes = 1024;

const limitsOf: Readonly<Record<string, Limits>> = {
  sm_80: { threads: 2048, blocks: 32, registers, sharedBytes: 164 * kilobytes },
  sm_86: { threads: 1536, blocks: 16, registers, sharedBytes: 100 * kilobytes },
  sm_87: { threads: 1536, blocks: 16, registers, sharedBytes: 164 * kilobytes },
  sm_89: { threads: 1536, blocks: 24, registers, sharedBytes: 100 * kilobytes },
  sm_90: { threads: 2048, blocks: 32, registers, sharedBytes: 228 * kilobytes },
};

/** Registers are given to warps in pieces of this size. */
const registerPiece = 256;
/** Every block takes so much shared memory for the system. */
const reservedShared = kilobytes;

/** Resident blocks of this many threads on one multiprocessor; 0 where the architecture is not in the table. */
export function blocksPerMultiprocessor(
  architecture: string,
  threads: number,
  kernel: { readonly registers: number; readonly sharedBytes: number },
): number {
  const limits = limitsOf[architecture];
  if (limits === undefined) return 0;
  const warps = Math.ceil(threads / 32);
  const perWarp = Math.ceil((kernel.registers * 32) / registerPiece) * registerPiece;
  const byRegisters = perWarp === 0 ? limits.blocks : Math.floor(Math.floor(limits.registers / perWarp) / warps);
  const byShared = Math.floor(limits.sharedBytes / (kernel.sharedBytes + reservedShared));
  return Math.min(limits.blocks, Math.floor(limits.threads / threads), byRegisters, byShared);
}
