/**
 * The instructions of tensor cores and of copies into shared memory, as functions of the generated text. Fragments lie as
 * PTX defines them: with g = lane / 4 and t = lane mod 4, a sum tile of 16 × 8 has rows g and g + 8 and columns 2t, 2t + 1;
 * the left factor's words hold rows g and g + 8 (two neighbours in k, or one of 32 bits), then the same further in k; the
 * right factor's words hold column g likewise. A compiler for the processor brings its own (the stand-in of the tests).
 */
import { device } from '../c-text.js';
import type { StageContext } from '../context.js';

export type TensorFormat = 'tf32' | 'f16' | 'bf16';

/** Makes a function of the generated text known; one that asks for the number `Behind` is a template. */
export function addFunction(
  { prefix, helpers }: StageContext,
  signature: string,
  lines: readonly string[],
  type = 'void',
): void {
  const before = lines.some((line) => line.includes('(Behind)')) ? 'template <int Behind> ' : '';
  helpers.set(signature, [`${before}${device} ${type} ${prefix}${signature} {`, ...lines, '}']);
}

/** The same where the body is assembly on a GPU and a call of the stand-in's own on a processor. */
function addInstruction(context: StageContext, signature: string, standIn: string, assembly: string): void {
  const lines = assembly.split('\n').map((line) => `  ${line}`);
  addFunction(context, signature, ['#ifdef ON_PROCESSOR', `  ${standIn}`, '#else', ...lines, '#endif']);
}

/** Makes the functions known that products in this format use. */
export function useInstructions(format: TensorFormat, context: StageContext): void {
  for (const kind of ['', '_turned'])
    addInstruction(
      context,
      `load_matrices${kind}(unsigned int* to, const unsigned char* slabs, unsigned int place, unsigned int from)`,
      `fake_load_matrices(to, slabs + from, ${kind !== ''});`,
      `asm volatile("ldmatrix.sync.aligned.m8n8.x4${kind === '' ? '' : '.trans'}.shared.b16 {%0, %1, %2, %3}, [%4];"
  : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3]) : "r"(place + from) : "memory");`,
    );
  useCopies(context);
  const shape = format === 'tf32' ? 'm16n8k8' : 'm16n8k16';
  addInstruction(
    context,
    `multiply_${format}(float* sum, const unsigned int* left, const unsigned int* right)`,
    `fake_multiply_${format}(sum, left, right);`,
    `asm volatile("mma.sync.aligned.${shape}.row.col.f32.${format}.${format}.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
  : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
  : "r"(left[0]), "r"(left[1]), "r"(left[2]), "r"(left[3]), "r"(right[0]), "r"(right[1]));`,
  );
  if (format === 'tf32')
    addInstruction(
      context,
      'round_tf32(unsigned int& word)',
      'word = fake_round_tf32(word);',
      'asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(word) : "f"(__uint_as_float(word)));',
    );
}

/** Copies from memory into shared memory that threads do not wait for, in groups that they wait for later. */
export function useCopies(context: StageContext): void {
  useSharedPlace(context);
  addInstruction(
    context,
    'copy_16(bool wanted, unsigned char* slabs, unsigned int place, unsigned int to, const void* source, bool present)',
    'if (wanted) fake_copy_16(slabs + to, source, present);',
    `asm volatile("{ .reg .pred wanted; setp.ne.u32 wanted, %3, 0; @wanted cp.async.cg.shared.global [%0], [%1], 16, %2; }"
  : : "r"(place + to), "l"(source), "r"(present ? 16 : 0), "r"((unsigned int)wanted) : "memory");`,
  );
  addInstruction(context, 'copies_end()', '', 'asm volatile("cp.async.commit_group;" : : : "memory");');
  // All but the newest `Behind` groups of copies have arrived.
  const wait = '  asm volatile("cp.async.wait_group %0;" : : "n"(Behind) : "memory");';
  addFunction(context, 'copies_wait()', ['#ifndef ON_PROCESSOR', wait, '#endif']);
}

/** Where shared memory lies for these instructions, found once: a pointer would be translated at every use. */
export function useSharedPlace(context: StageContext): void {
  const assembly =
    '  asm("{ .reg .u64 at; cvta.to.shared.u64 at, %1; cvt.u32.u64 %0, at; }" : "=r"(place) : "l"(from));';
  const lines = ['  unsigned int place = 0u;', '#ifndef ON_PROCESSOR', assembly, '#endif', '  return place;'];
  addFunction(context, 'shared_place(const void* from)', lines, 'unsigned int');
}
