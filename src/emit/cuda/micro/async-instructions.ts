/**
 * Hopper's instructions for products, as functions of the generated text: barriers in shared memory, copies of boxes by a
 * tensor map, and products of 64 rows by 32 bytes by many columns whose factors lie in shared memory. They need sm_90a. A thread's
 * sums lie as PTX defines them: with g = lane / 4 and t = lane mod 4, number 4n + e belongs to row g + 8 (e / 2) of its warp's
 * sixteen and to column 8n + 2t + e mod 2.
 */
import type { Dimension } from '../../../kernel/dimension.js';
import { byteSize, type NarrowDtype } from '../../../kernel/dtype.js';
import type { StageContext } from '../context.js';
import { addFunction, useSharedPlace } from './instructions.js';

/** A matrix in the arena as the copy engine knows it: lines of neighbouring elements, of which it brings boxes. */
export interface TensorMap {
  /** The constant of the text that holds the map. */
  readonly name: string;
  readonly tensor: string;
  readonly format: NarrowDtype;
  readonly elements: Dimension;
  readonly lines: Dimension;
  /** Lines of a box, and the elements of each: 128 bytes. */
  readonly boxLines: number;
  readonly boxElements: number;
}

/** Whether the matrix unit can read a factor whose neighbours lie along the result's axis. */
export function canTurn(format: NarrowDtype): boolean {
  return byteSize(format) === 2;
}

/** Registers that the group which brings slabs keeps, and that each of the two others then has. */
const [fewRegisters, manyRegisters] = [40, 232];

/** What texts with these instructions must be compiled for. */
export function architectureOf(text: string, architecture: string): string {
  return architecture === 'sm_90' && text.includes('wgmma.') ? 'sm_90a' : architecture;
}

/**
 * The functions beside products, each of one statement. `slab_at` says how the matrix unit finds a slab: lines of 128 bytes in
 * patterns of eight, and strips `strip` bytes apart.
 */
const instructions: Readonly<Record<string, string>> = {
  'barrier_opens(unsigned int at, int arrivals)':
    'asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" : : "r"(at), "r"(arrivals));',
  'barriers_are_open()': 'asm volatile("fence.mbarrier_init.release.cluster;" : : : "memory");',
  'barrier_expects(unsigned int at, int bytes)':
    'asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" : : "r"(at), "r"(bytes) : "memory");',
  'barrier_arrives(unsigned int at)':
    'asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" : : "r"(at) : "memory");',
  'barrier_waits(unsigned int at, int parity)':
    'asm volatile("{ .reg .pred done; again: mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1; @done bra over; bra again; over: }" : : "r"(at), "r"(parity) : "memory");',
  'tile_comes(unsigned int to, const void* map, int element, int line, unsigned int barrier)':
    'asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" : : "r"(to), "l"(map), "r"(element), "r"(line), "r"(barrier) : "memory");',
  'gives_registers()': `asm volatile("setmaxnreg.dec.sync.aligned.u32 ${fewRegisters};");`,
  'takes_registers()': `asm volatile("setmaxnreg.inc.sync.aligned.u32 ${manyRegisters};");`,
  'slab_at(unsigned int place, int strip)':
    'return (unsigned long long)((place & 0x3ffffu) >> 4) | (unsigned long long)(strip >> 4) << 16 | 64ull << 32 | 1ull << 62;',
  'products_begin()': 'asm volatile("wgmma.fence.sync.aligned;" : : : "memory");',
  'products_end()': 'asm volatile("wgmma.commit_group.sync.aligned;" : : : "memory");',
  'products_wait()': 'asm volatile("wgmma.wait_group.sync.aligned %0;" : : "n"(Behind) : "memory");',
};

/** Makes the functions known that such products use. */
export function useAsyncInstructions(
  format: NarrowDtype,
  columns: number,
  isTurned: boolean,
  maps: readonly TensorMap[],
  context: StageContext,
): void {
  const { prefix, helpers } = context;
  // The device writes a map of 128 bytes here when the program is loaded.
  for (const { name } of maps)
    helpers.set(`${prefix}${name}`, [`extern "C" { __constant__ __align__(64) unsigned int ${prefix}${name}[32]; }`]);
  useSharedPlace(context);
  for (const [signature, statement] of Object.entries(instructions)) {
    const type = statement.startsWith('return ') ? 'unsigned long long' : 'void';
    addFunction(context, signature, [`  ${statement}`], type);
  }
  const count = columns / 2;
  const sums = Array.from({ length: count }, (_, i) => i);
  const name = multiplyName(format, columns, isTurned);
  const type = format.replace(/^f8/, '');
  // Both factors as they are; then, where there is a choice, which of them are turned.
  const ways = canTurn(format) ? `1, 1, 0, ${isTurned ? 1 : 0}` : '1, 1';
  addFunction(context, `${name}(float (&sum)[${count}], unsigned long long left, unsigned long long right, int adds)`, [
    `  asm volatile("{ .reg .pred adds; setp.ne.b32 adds, %${count + 2}, 0; wgmma.mma_async.sync.aligned.m64n${columns}k${32 / byteSize(format)}.f32.${type}.${type} "`,
    `    "{${sums.map((i) => `%${i}`).join(', ')}}, %${count}, %${count + 1}, adds, ${ways}; }"`,
    `    : ${sums.map((i) => `"+f"(sum[${i}])`).join(', ')} : "l"(left), "l"(right), "r"(adds));`,
  ]);
  // Nothing that reads the sums may be moved before this.
  addFunction(context, `sums_stand(float (&sum)[${count}])`, [
    '#pragma unroll',
    `  for (int i = 0; i < ${count}; ++i) asm volatile("" : "+f"(sum[i]) : : "memory");`,
  ]);
}

/** The function that multiplies a slab's step. */
export function multiplyName(format: NarrowDtype, columns: number, isTurned: boolean): string {
  return `multiply_async_${columns}_${format}${isTurned ? '_turned' : ''}`;
}
