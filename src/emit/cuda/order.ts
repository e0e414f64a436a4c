/**
 * Loads, stores and additions that order memory, and what else needs an instruction of its own: the only inline assembly
 * of generated kernels beside matrix products. `gpu` is seen by all blocks, `sys` by the host too. A compiler for the
 * processor, which knows none of it, defines ON_PROCESSOR and brings its own (the stand-in driver of the tests).
 */
import { device } from './c-text.js';

function loadText(name: string, instruction: string): string {
  return `${device} unsigned int ${name}(const unsigned int* at) {
  unsigned int value;
  asm volatile("${instruction}.global.u32 %0, [%1];" : "=r"(value) : "l"(at) : "memory");
  return value;
}`;
}

function storeText(name: string, instruction: string, type = 'unsigned int', suffix = 'u32', letter = 'r'): string {
  return `${device} void ${name}(unsigned int* at, ${type} value) {
  asm volatile("${instruction}.global.${suffix} [%0], %1;" : : "l"(at), "${letter}"(value) : "memory");
}`;
}

function loadPairText(name: string, instruction: string): string {
  return `${device} void ${name}(const unsigned int* at, unsigned long long& a, unsigned long long& b) {
  asm volatile("${instruction}.global.v2.u64 {%0, %1}, [%2];" : "=l"(a), "=l"(b) : "l"(at) : "memory");
}`;
}

export function orderText(): string {
  return [
    '#ifndef ON_PROCESSOR',
    loadText('load_acquire_gpu', 'ld.acquire.gpu'),
    storeText('store_release_gpu', 'st.release.gpu'),
    storeText('add_release_gpu', 'red.release.gpu', 'unsigned int', 'add.u32'),
    `${device} unsigned int add_acquire_release_gpu(unsigned int* at, unsigned int value) {
  unsigned int before;
  asm volatile("atom.acq_rel.gpu.global.add.u32 %0, [%1], %2;" : "=r"(before) : "l"(at), "r"(value) : "memory");
  return before;
}`,
    loadText('load_relaxed_sys', 'ld.relaxed.sys'),
    storeText('store_relaxed_sys', 'st.relaxed.sys'),
    storeText('store_release_sys', 'st.release.sys'),
    storeText('store_relaxed_sys_u64', 'st.relaxed.sys', 'unsigned long long', 'u64', 'l'),
    storeText('store_release_sys_u64', 'st.release.sys', 'unsigned long long', 'u64', 'l'),
    loadPairText('load_pair_relaxed_sys', 'ld.relaxed.sys'),
    loadPairText('load_pair_acquire_sys', 'ld.acquire.sys'),
    `${device} unsigned long long global_ns() {
  unsigned long long ns;
  asm volatile("mov.u64 %0, %globaltimer;" : "=l"(ns));
  return ns;
}`,
    // The way that division takes where nothing is special about its operands: the same bits, and no branch.
    `${device} float divide_plain(float a, float b) {
  float r;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(b));
  r = __fmaf_rn(r, __fmaf_rn(-b, r, 1.0f), r);
  const float q = __fmul_rn(a, r);
  return __fmaf_rn(r, __fmaf_rn(-b, q, a), q);
}`,
    `${device} int sum_bytes(unsigned int word, int plus) {
  int sum;
  asm("dp4a.u32.u32 %0, %1, %2, %3;" : "=r"(sum) : "r"(word), "r"(0x01010101u), "r"(plus));
  return sum;
}`,
    `${device} float f16_to_f32(unsigned short bits) {
  float value;
  asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(bits));
  return value;
}`,
    // Without a word of code: what the compiler cannot see through it neither computes again nor turns into a branch.
    `template <typename T> ${device} void hold_address(T*& at) {
  asm volatile("" : "+l"(at));
  __builtin_assume(__isGlobal(at));
}`,
    `${device} void hold_number(unsigned int& number) { asm volatile("" : "+r"(number)); }`,
    `${device} unsigned int mask_of(bool chosen) {
  unsigned int mask = chosen ? 0xffffffffu : 0u;
  asm("" : "+r"(mask));
  return mask;
}`,
    `${device} void prefetch_near(const void* at) { asm volatile("prefetch.global.L1 [%0];" : : "l"(at)); }`,
    `${device} void pause_ns(unsigned int ns) { asm volatile("nanosleep.u32 %0;" : : "r"(ns)); }`,
    `${device} void leave_kernel() { asm volatile("exit;"); }`,
    '#endif',
  ].join('\n');
}
