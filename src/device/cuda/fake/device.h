// What generated CUDA C needs to be compiled as C++ for the processor: the device's built-in names, as far as our text
// uses them. Collective operations go to the runtime in driver.cpp, which runs every thread as a fiber and checks that all
// threads of a warp or block meet in the same line. Rounding is that of the processor; `fma` rounds twice, as the reference.
#pragma once

#include <stddef.h>
#include <time.h>

#define __device__
#define __global__
#define __forceinline__ inline
#define __noinline__
#define __launch_bounds__(...)

#define FAKE_VECTOR(type, name)                                    \
  struct alignas(16) name {                                        \
    type x, y, z, w;                                               \
  };                                                               \
  inline name make_##name(type x, type y, type z, type w) { return {x, y, z, w}; }
#define FAKE_PAIR(type, name)                                      \
  struct alignas(8) name {                                         \
    type x, y;                                                     \
  };                                                               \
  inline name make_##name(type x, type y) { return {x, y}; }
FAKE_PAIR(float, float2)
FAKE_PAIR(int, int2)
FAKE_PAIR(unsigned int, uint2)
FAKE_VECTOR(float, float4)
FAKE_VECTOR(int, int4)
FAKE_VECTOR(unsigned int, uint4)

struct FakeIndex {
  unsigned int x, y, z;
};
struct FakeThread {
  FakeIndex thread, block, threads, blocks;
  unsigned int* shared;
};
struct FakeRuntime {
  FakeThread* (*current)();
  void (*sync_block)(int line);
  void (*sync_warp)(int line);
  unsigned long long (*shuffle)(unsigned long long bits, int source, int line);
  unsigned int (*ballot)(bool vote, int line);
  bool (*vote_block)(bool vote, int line);
  void (*yield)();
  void (*leave)();
};
extern "C" {
__attribute__((weak)) FakeRuntime* fake_runtime;
}

#define threadIdx (fake_runtime->current()->thread)
#define blockIdx (fake_runtime->current()->block)
#define blockDim (fake_runtime->current()->threads)
#define gridDim (fake_runtime->current()->blocks)
#define __syncthreads() fake_runtime->sync_block(__LINE__)
#define __syncthreads_or(vote) fake_runtime->vote_block(vote, __LINE__)
#define __syncwarp() fake_runtime->sync_warp(__LINE__)
#define __ballot_sync(mask, vote) fake_runtime->ballot(vote, __LINE__)
#define __shfl_sync(mask, value, source) fake_shuffle(value, source, __LINE__)
#define __shfl_down_sync(mask, value, by) fake_shuffle(value, fake_lane() + (by) < 32 ? fake_lane() + (by) : fake_lane(), __LINE__)
#define __shfl_up_sync(mask, value, by) fake_shuffle(value, fake_lane() >= (by) ? fake_lane() - (by) : fake_lane(), __LINE__)
#define __shfl_xor_sync(mask, value, by) fake_shuffle(value, fake_lane() ^ (by), __LINE__)

inline int fake_lane() { return (int)(threadIdx.x & 31u); }
template <typename T>
inline T fake_shuffle(T value, int source, int line) {
  unsigned long long bits = 0;
  __builtin_memcpy(&bits, &value, sizeof(T));
  bits = fake_runtime->shuffle(bits, source, line);
  __builtin_memcpy(&value, &bits, sizeof(T));
  return value;
}
template <typename To, typename From>
inline To fake_bits(From value) {
  To result;
  __builtin_memcpy(&result, &value, sizeof(To));
  return result;
}
template <typename T>
inline T atomicAdd(T* address, T value) {
  const T before = *address;
  *address = (T)((unsigned int)before + (unsigned int)value);
  return before;
}

inline float __fadd_rn(float a, float b) { return a + b; }
inline float __fsub_rn(float a, float b) { return a - b; }
inline float __fmul_rn(float a, float b) { return a * b; }
inline float __fdiv_rn(float a, float b) { return a / b; }
inline float __fsqrt_rn(float x) { return __builtin_sqrtf(x); }
inline float __fmaf_rn(float a, float b, float c) { const float product = a * b; return product + c; }
inline double __dadd_rn(double a, double b) { return a + b; }
inline double __dsub_rn(double a, double b) { return a - b; }
inline double __dmul_rn(double a, double b) { return a * b; }
inline double __ddiv_rn(double a, double b) { return a / b; }
inline double __dsqrt_rn(double x) { return __builtin_sqrt(x); }
inline double __fma_rn(double a, double b, double c) { const double product = a * b; return product + c; }
inline float fabsf(float x) { return __builtin_fabsf(x); }
inline float floorf(float x) { return __builtin_floorf(x); }
inline float ceilf(float x) { return __builtin_ceilf(x); }
inline float truncf(float x) { return __builtin_truncf(x); }
inline float rintf(float x) { return __builtin_rintf(x); }
inline double fabs(double x) { return __builtin_fabs(x); }
inline double floor(double x) { return __builtin_floor(x); }
inline double ceil(double x) { return __builtin_ceil(x); }
inline double trunc(double x) { return __builtin_trunc(x); }
inline double rint(double x) { return __builtin_rint(x); }
inline int __double2int_rz(double x) { return x >= 2147483647.0 ? 2147483647 : x <= -2147483648.0 ? (-2147483647 - 1) : (int)x; }
inline unsigned int __double2uint_rz(double x) { return x >= 4294967295.0 ? 4294967295u : x <= 0.0 ? 0u : (unsigned int)x; }
inline int __float2int_rz(float x) { return x != x ? 0 : __double2int_rz((double)x); }
inline unsigned int __float2uint_rz(float x) { return x != x ? 0u : __double2uint_rz((double)x); }
inline float __double2float_rn(double x) { return (float)x; }
inline float __int2float_rn(int x) { return (float)x; }
inline float __uint2float_rn(unsigned int x) { return (float)x; }
inline unsigned int __float_as_uint(float x) { return fake_bits<unsigned int>(x); }
inline int __float_as_int(float x) { return fake_bits<int>(x); }
inline float __uint_as_float(unsigned int x) { return fake_bits<float>(x); }
inline float __int_as_float(int x) { return fake_bits<float>(x); }
inline int __double2hiint(double x) { return (int)(fake_bits<unsigned long long>(x) >> 32); }
inline double __hiloint2double(int high, int low) {
  return fake_bits<double>(((unsigned long long)(unsigned int)high << 32) | (unsigned int)low);
}
inline unsigned int __brev(unsigned int x) {
  unsigned int result = 0;
  for (int bit = 0; bit < 32; ++bit) result |= ((x >> bit) & 1u) << (31 - bit);
  return result;
}
inline int sum_bytes(unsigned int word, int plus) {
  return (int)((word & 255u) + ((word >> 8) & 255u) + ((word >> 16) & 255u) + (word >> 24)) + plus;
}
template <typename T> inline void hold_address(T*&) {}
inline void hold_number(unsigned int&) {}
inline unsigned int mask_of(bool chosen) { return chosen ? 0xffffffffu : 0u; }
inline void prefetch_near(const void* at) { (void)*(const volatile char*)at; }
inline int __clz(int x) { return x == 0 ? 32 : __builtin_clz((unsigned int)x); }
inline int __popc(unsigned int x) { return __builtin_popcount(x); }
inline int __ffs(unsigned int x) { return __builtin_ffs((int)x); }

// Memory order. A load that somebody may poll gives the other threads a turn.
inline unsigned int load_acquire_gpu(const unsigned int* at) {
  fake_runtime->yield();
  return __atomic_load_n(at, __ATOMIC_ACQUIRE);
}
inline unsigned int load_relaxed_sys(const unsigned int* at) { return __atomic_load_n(at, __ATOMIC_RELAXED); }
inline void store_release_gpu(unsigned int* at, unsigned int value) { __atomic_store_n(at, value, __ATOMIC_RELEASE); }
inline void add_release_gpu(unsigned int* at, unsigned int value) { __atomic_fetch_add(at, value, __ATOMIC_RELEASE); }
inline unsigned int add_acquire_release_gpu(unsigned int* at, unsigned int value) {
  return __atomic_fetch_add(at, value, __ATOMIC_ACQ_REL);
}
inline void store_relaxed_sys(unsigned int* at, unsigned int value) { __atomic_store_n(at, value, __ATOMIC_RELAXED); }
inline void store_release_sys(unsigned int* at, unsigned int value) { __atomic_store_n(at, value, __ATOMIC_RELEASE); }
inline void store_relaxed_sys_u64(unsigned int* at, unsigned long long value) {
  __atomic_store_n((unsigned long long*)at, value, __ATOMIC_RELAXED);
}
inline void store_release_sys_u64(unsigned int* at, unsigned long long value) {
  __atomic_store_n((unsigned long long*)at, value, __ATOMIC_RELEASE);
}
inline void load_pair_relaxed_sys(const unsigned int* at, unsigned long long& a, unsigned long long& b) {
  a = __atomic_load_n((const unsigned long long*)at, __ATOMIC_RELAXED);
  b = __atomic_load_n((const unsigned long long*)at + 1, __ATOMIC_RELAXED);
}
inline void load_pair_acquire_sys(const unsigned int* at, unsigned long long& a, unsigned long long& b) {
  fake_runtime->yield();
  a = __atomic_load_n((const unsigned long long*)at, __ATOMIC_ACQUIRE);
  b = __atomic_load_n((const unsigned long long*)at + 1, __ATOMIC_ACQUIRE);
}
inline unsigned long long global_ns() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (unsigned long long)now.tv_sec * 1000000000ull + (unsigned long long)now.tv_nsec;
}
inline void pause_ns(unsigned int) { fake_runtime->yield(); }
inline void leave_kernel() { fake_runtime->leave(); }
inline void __threadfence_system() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
inline float divide_plain(float a, float b) { return a / b; }
template <typename T>
inline void __stcs(T* at, T value) { *at = value; }

// Tensor cores and copies into shared memory, with the fragments of PTX: g = lane / 4, t = lane mod 4. A thread fetches the
// words of the rows and columns that it needs; products are exact in f32 or rounded once, and are added one by one.
inline void fake_copy_16(void* to, const void* from, bool present) {
  if (present) __builtin_memcpy(to, from, 16);
  else __builtin_memset(to, 0, 16);
}
inline void fake_load_matrices(unsigned int* to, const void* from, bool turned) {
  const int g = fake_lane() / 4, t = fake_lane() % 4;
  for (int m = 0; m < 4; ++m) {
    if (!turned) {
      to[m] = ((const unsigned int*)fake_shuffle(from, m * 8 + g, __LINE__))[t];
      continue;
    }
    const unsigned short low = ((const unsigned short*)fake_shuffle(from, m * 8 + 2 * t, __LINE__))[g];
    const unsigned short high = ((const unsigned short*)fake_shuffle(from, m * 8 + 2 * t + 1, __LINE__))[g];
    to[m] = low | (unsigned int)high << 16;
  }
}
inline float fake_half(unsigned int bits) {
  const unsigned int sign = (bits & 0x8000u) << 16, exponent = bits >> 10 & 31u, fraction = bits & 1023u;
  if (exponent == 31u) return fake_bits<float>(sign | 0x7f800000u | fraction << 13);
  if (exponent == 0u) return (sign ? -1.0f : 1.0f) * (float)fraction * 5.9604644775390625e-8f;
  return fake_bits<float>(sign | (exponent + 112u) << 23 | fraction << 13);
}
inline float fake_brain(unsigned int bits) { return fake_bits<float>(bits << 16); }
// `pairs`: two 16-bit numbers a word and 16 elements deep; else one of 32 bits and 8 elements deep.
template <typename Number>
inline void fake_multiply(float* sum, const unsigned int* left, const unsigned int* right, bool pairs, Number number) {
  const int g = fake_lane() / 4, t = fake_lane() % 4;
  float rows[2][16], columns[2][16];
  const int each = pairs ? 2 : 1;
  for (int from = 0; from < 4; ++from)
    for (int word = 0; word < 4; ++word) {
      const unsigned int bits = fake_shuffle(left[word], g * 4 + from, __LINE__);
      for (int e = 0; e < each; ++e) rows[word & 1][(word >> 1) * 4 * each + from * each + e] = number(bits, e);
    }
  for (int column = 0; column < 2; ++column)
    for (int from = 0; from < 4; ++from)
      for (int word = 0; word < 2; ++word) {
        const unsigned int bits = fake_shuffle(right[word], (2 * t + column) * 4 + from, __LINE__);
        for (int e = 0; e < each; ++e) columns[column][word * 4 * each + from * each + e] = number(bits, e);
      }
  for (int e = 0; e < 4; ++e)
    for (int k = 0; k < 8 * each; ++k) sum[e] += rows[e >> 1][k] * columns[e & 1][k];
}
inline void fake_multiply_f16(float* sum, const unsigned int* left, const unsigned int* right) {
  fake_multiply(sum, left, right, true, [](unsigned int bits, int e) { return fake_half(bits >> (16 * e) & 0xffffu); });
}
inline void fake_multiply_bf16(float* sum, const unsigned int* left, const unsigned int* right) {
  fake_multiply(sum, left, right, true, [](unsigned int bits, int e) { return fake_brain(bits >> (16 * e) & 0xffffu); });
}
// The lower 13 bits are not looked at, as on the machine.
inline void fake_multiply_tf32(float* sum, const unsigned int* left, const unsigned int* right) {
  fake_multiply(sum, left, right, false, [](unsigned int bits, int) { return fake_bits<float>(bits & 0xffffe000u); });
}
inline unsigned int fake_round_tf32(unsigned int bits) {
  return (bits & 0x7f800000u) == 0x7f800000u ? bits : (bits + 0x1000u) & 0xffffe000u;
}
