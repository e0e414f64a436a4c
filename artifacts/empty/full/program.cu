// empty: 1 stage. Generated; do not edit.

__device__ __forceinline__ int add_i32(int a, int b) { return (int)((unsigned int)a + (unsigned int)b); }
__device__ __forceinline__ int sub_i32(int a, int b) { return (int)((unsigned int)a - (unsigned int)b); }
__device__ __forceinline__ int mul_i32(int a, int b) { return (int)((unsigned int)a * (unsigned int)b); }
__device__ __forceinline__ int negate_i32(int x) { return (int)(0u - (unsigned int)x); }
__device__ __forceinline__ int absolute_i32(int x) { return x < 0 ? negate_i32(x) : x; }
__device__ __forceinline__ int divide_i32(int a, int b) { return b == 0 ? 0 : b == -1 ? negate_i32(a) : a / b; }
__device__ __forceinline__ int remainder_i32(int a, int b) { return b == 0 || b == -1 ? 0 : a % b; }
__device__ __forceinline__ unsigned int divide_u32(unsigned int a, unsigned int b) { return b == 0u ? 0u : a / b; }
__device__ __forceinline__ unsigned int remainder_u32(unsigned int a, unsigned int b) { return b == 0u ? 0u : a % b; }
__device__ __forceinline__ int shift_left_i32(int a, int b) { return (int)((unsigned int)a << (b & 31)); }
__device__ __forceinline__ unsigned int shift_left_u32(unsigned int a, unsigned int b) { return a << (b & 31u); }
__device__ __forceinline__ bool is_finite_f32(float x) { return fabsf(x) <= __uint_as_float(0x7f7fffffu); }
__device__ __forceinline__ bool is_finite_f64(double x) { return (__double2hiint(x) & 0x7ff00000) != 0x7ff00000; }
__device__ __forceinline__ int truncate_i32(double x) { return x != x ? 0 : __double2int_rz(x); }
__device__ __forceinline__ unsigned int truncate_u32(double x) { return x != x ? 0u : __double2uint_rz(x); }
__device__ __forceinline__ float choose_f32(unsigned int mask, float a, float b) {
  return __uint_as_float((__float_as_uint(a) & mask) | (__float_as_uint(b) & ~mask));
}
__device__ __forceinline__ int wrap_index(int i, int size) { const int r = i % size; return r < 0 ? r + size : r; }
__device__ __forceinline__ int sum_of_warp(int x) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
  return __reduce_add_sync(~0u, x);
#else
  for (int by = 16; by > 0; by /= 2) x += __shfl_xor_sync(~0u, x, by);
  return x;
#endif
}
__device__ __forceinline__ float min_f32(float a, float b) { return b < a ? b : a; }
__device__ __forceinline__ float max_f32(float a, float b) { return a < b ? b : a; }
__device__ __forceinline__ double min_f64(double a, double b) { return b < a ? b : a; }
__device__ __forceinline__ double max_f64(double a, double b) { return a < b ? b : a; }
__device__ __forceinline__ int min_i32(int a, int b) { return b < a ? b : a; }
__device__ __forceinline__ int max_i32(int a, int b) { return a < b ? b : a; }
__device__ __forceinline__ unsigned int min_u32(unsigned int a, unsigned int b) { return b < a ? b : a; }
__device__ __forceinline__ unsigned int max_u32(unsigned int a, unsigned int b) { return a < b ? b : a; }
__device__ __forceinline__ unsigned int permute(unsigned int seed, unsigned int index, unsigned int count) {
  if (count == 0u) return 0u;
  if (count == 1u || index >= count) return index;
  const int width = 32 - __clz((int)(count - 1u));
  const unsigned int mask = 0xffffffffu >> (32 - width);
  const int shift = (width + 1) >> 1;
  const int rounds = width <= 6 ? 16 : 8;
  unsigned int start = seed ^ (seed >> 16);
  start *= 0xfcb2ad67u;
  start ^= start >> 13;
  start *= 0x49387a61u;
  start ^= start >> 17;
  unsigned int x = index;
  do {
    unsigned int key = start;
    for (int round = 0; round < rounds; ++round) {
      key = key * 0x7c98455du + 0x6a37d291u;
      const unsigned int add = key ^ (key >> 15);
      const unsigned int multiply = ((add >> 9) ^ (add << 14)) | 1u;
      x = ((x + add) * multiply) & mask;
      x ^= x >> shift;
    }
    x = (x + key) & mask;
  } while (x >= count);
  return x;
}
#ifdef ON_PROCESSOR
__device__ __forceinline__ float f16_to_f32(unsigned int x) {
  const unsigned int v0 = x & 32767u;
  const unsigned int v1 = shift_left_u32(v0, 13u);
  const bool v2 = v1 < 8388608u;
  const unsigned int v3 = v1 + 947912704u;
  const float v4 = __uint_as_float(v3);
  const float v5 = __fsub_rn(v4, 0.000061035156f);
  const unsigned int v6 = __float_as_uint(v5);
  const bool v7 = v1 >= 260046848u;
  const unsigned int v8 = v7 ? 1879048192u : 939524096u;
  const unsigned int v9 = v1 + v8;
  const unsigned int v10 = v2 ? v6 : v9;
  const unsigned int v11 = x & 32768u;
  const unsigned int v12 = shift_left_u32(v11, 16u);
  const unsigned int v13 = v10 | v12;
  const float v14 = __uint_as_float(v13);
  return v14;
}
#endif
__device__ __forceinline__ unsigned int f32_to_f16(float x) {
  const unsigned int v0 = __float_as_uint(x);
  const unsigned int v1 = v0 >> 16;
  const unsigned int v2 = v1 & 32768u;
  const unsigned int v3 = v0 & 2147483647u;
  const bool v4 = v3 >= 1199570944u;
  const bool v5 = v3 > 2139095040u;
  const unsigned int v6 = v5 ? 32256u : 31744u;
  const bool v7 = v3 < 947912704u;
  const float v8 = __uint_as_float(v3);
  const float v9 = __fadd_rn(v8, 0.5f);
  const unsigned int v10 = __float_as_uint(v9);
  const unsigned int v11 = v10 - 1056964608u;
  const unsigned int v12 = v3 - 939520001u;
  const unsigned int v13 = v3 >> 13;
  const unsigned int v14 = v13 & 1u;
  const unsigned int v15 = v12 + v14;
  const unsigned int v16 = v15 >> 13;
  const unsigned int v17 = v7 ? v11 : v16;
  const unsigned int v18 = v4 ? v6 : v17;
  const unsigned int v19 = v2 | v18;
  return v19;
}
__device__ __forceinline__ float bf16_to_f32(unsigned int x) {
  const unsigned int v0 = shift_left_u32(x, 16u);
  const float v1 = __uint_as_float(v0);
  return v1;
}
__device__ __forceinline__ unsigned int f32_to_bf16(float x) {
  const unsigned int v0 = __float_as_uint(x);
  const unsigned int v1 = shift_left_u32(v0, 1u);
  const bool v2 = v1 > 4278190080u;
  const unsigned int v3 = v0 >> 16;
  const unsigned int v4 = v3 | 64u;
  const unsigned int v5 = v3 & 1u;
  const unsigned int v6 = v5 + 32767u;
  const unsigned int v7 = v0 + v6;
  const unsigned int v8 = v7 >> 16;
  const unsigned int v9 = v2 ? v4 : v8;
  return v9;
}
#ifndef ON_PROCESSOR
__device__ __forceinline__ unsigned int load_acquire_gpu(const unsigned int* at) {
  unsigned int value;
  asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(value) : "l"(at) : "memory");
  return value;
}
__device__ __forceinline__ void store_release_gpu(unsigned int* at, unsigned int value) {
  asm volatile("st.release.gpu.global.u32 [%0], %1;" : : "l"(at), "r"(value) : "memory");
}
__device__ __forceinline__ void add_release_gpu(unsigned int* at, unsigned int value) {
  asm volatile("red.release.gpu.global.add.u32 [%0], %1;" : : "l"(at), "r"(value) : "memory");
}
__device__ __forceinline__ unsigned int add_acquire_release_gpu(unsigned int* at, unsigned int value) {
  unsigned int before;
  asm volatile("atom.acq_rel.gpu.global.add.u32 %0, [%1], %2;" : "=r"(before) : "l"(at), "r"(value) : "memory");
  return before;
}
__device__ __forceinline__ unsigned int load_relaxed_sys(const unsigned int* at) {
  unsigned int value;
  asm volatile("ld.relaxed.sys.global.u32 %0, [%1];" : "=r"(value) : "l"(at) : "memory");
  return value;
}
__device__ __forceinline__ void store_relaxed_sys(unsigned int* at, unsigned int value) {
  asm volatile("st.relaxed.sys.global.u32 [%0], %1;" : : "l"(at), "r"(value) : "memory");
}
__device__ __forceinline__ void store_release_sys(unsigned int* at, unsigned int value) {
  asm volatile("st.release.sys.global.u32 [%0], %1;" : : "l"(at), "r"(value) : "memory");
}
__device__ __forceinline__ void store_relaxed_sys_u64(unsigned int* at, unsigned long long value) {
  asm volatile("st.relaxed.sys.global.u64 [%0], %1;" : : "l"(at), "l"(value) : "memory");
}
__device__ __forceinline__ void store_release_sys_u64(unsigned int* at, unsigned long long value) {
  asm volatile("st.release.sys.global.u64 [%0], %1;" : : "l"(at), "l"(value) : "memory");
}
__device__ __forceinline__ void load_pair_relaxed_sys(const unsigned int* at, unsigned long long& a, unsigned long long& b) {
  asm volatile("ld.relaxed.sys.global.v2.u64 {%0, %1}, [%2];" : "=l"(a), "=l"(b) : "l"(at) : "memory");
}
__device__ __forceinline__ void load_pair_acquire_sys(const unsigned int* at, unsigned long long& a, unsigned long long& b) {
  asm volatile("ld.acquire.sys.global.v2.u64 {%0, %1}, [%2];" : "=l"(a), "=l"(b) : "l"(at) : "memory");
}
__device__ __forceinline__ unsigned long long global_ns() {
  unsigned long long ns;
  asm volatile("mov.u64 %0, %globaltimer;" : "=l"(ns));
  return ns;
}
__device__ __forceinline__ float divide_plain(float a, float b) {
  float r;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(b));
  r = __fmaf_rn(r, __fmaf_rn(-b, r, 1.0f), r);
  const float q = __fmul_rn(a, r);
  return __fmaf_rn(r, __fmaf_rn(-b, q, a), q);
}
__device__ __forceinline__ int sum_bytes(unsigned int word, int plus) {
  int sum;
  asm("dp4a.u32.u32 %0, %1, %2, %3;" : "=r"(sum) : "r"(word), "r"(0x01010101u), "r"(plus));
  return sum;
}
__device__ __forceinline__ float f16_to_f32(unsigned short bits) {
  float value;
  asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(bits));
  return value;
}
template <typename T> __device__ __forceinline__ void hold_address(T*& at) {
  asm volatile("" : "+l"(at));
  __builtin_assume(__isGlobal(at));
}
__device__ __forceinline__ void hold_number(unsigned int& number) { asm volatile("" : "+r"(number)); }
__device__ __forceinline__ unsigned int mask_of(bool chosen) {
  unsigned int mask = chosen ? 0xffffffffu : 0u;
  asm("" : "+r"(mask));
  return mask;
}
__device__ __forceinline__ void prefetch_near(const void* at) { asm volatile("prefetch.global.L1 [%0];" : : "l"(at)); }
__device__ __forceinline__ void pause_ns(unsigned int ns) { asm volatile("nanosleep.u32 %0;" : : "r"(ns)); }
__device__ __forceinline__ void leave_kernel() { asm volatile("exit;"); }
#endif
__device__ __forceinline__ void stage_begins(bool lets_next_in) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" : : : "memory");
  if (lets_next_in) asm volatile("griddepcontrol.launch_dependents;" : : : "memory");
#endif
}
__device__ __forceinline__ void grid_barrier(unsigned int* counter, unsigned int& target) {
  __syncthreads();
  target += gridDim.x;
  if (threadIdx.x == 0) {
    add_release_gpu(counter, 1u);
    while ((int)(load_acquire_gpu(counter) - target) < 0);
  }
  __syncthreads();
}
__device__ __forceinline__ bool last_block(unsigned int* counter, unsigned int target) {
  __syncthreads();
  unsigned int before = target + gridDim.x;
  if (threadIdx.x == 0) before = add_acquire_release_gpu(counter, 1u);
  return before + 1u == target + gridDim.x;
}

// tick+report
__device__ __forceinline__ void stage_0(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x >> 5;
  int* const t_ticks = (int*)(arena + arena[9]);
  int* const t_first = (int*)(arena + arena[10]);
  const int end0 = 1;
  for (int turn = block; turn < end0; turn += blocks) {
    const int unit0 = turn;
    for (int row0 = ((int)threadIdx.x); row0 < 4096; row0 += 2048) {
      const int row1 = row0 + 256;
      const int row2 = row0 + 512;
      const int row3 = row0 + 768;
      const int row4 = row0 + 1024;
      const int row5 = row0 + 1280;
      const int row6 = row0 + 1536;
      const int row7 = row0 + 1792;
      const int v0 = add_i32(t_ticks[row0], 1);
      const int v1 = add_i32(t_ticks[row1], 1);
      const int v2 = add_i32(t_ticks[row2], 1);
      const int v3 = add_i32(t_ticks[row3], 1);
      const int v4 = add_i32(t_ticks[row4], 1);
      const int v5 = add_i32(t_ticks[row5], 1);
      const int v6 = add_i32(t_ticks[row6], 1);
      const int v7 = add_i32(t_ticks[row7], 1);
      t_ticks[row0] = v0;
      t_ticks[row1] = v1;
      t_ticks[row2] = v2;
      t_ticks[row3] = v3;
      t_ticks[row4] = v4;
      t_ticks[row5] = v5;
      t_ticks[row6] = v6;
      t_ticks[row7] = v7;
    }
    __syncthreads();
    if (warp < 1) {
      const int v8 = t_ticks[0];
      for (int row8 = ((int)threadIdx.x); row8 < 1; row8 += 256) {
        t_first[0] = v8;
      }
    }
    __syncthreads();
  }
}

extern "C" __global__ void __launch_bounds__(256, 2) launch_0(unsigned int* arena, unsigned int* sync) {
  extern __shared__ __align__(16) unsigned int shared[];
  stage_begins(gridDim.x <= 16u);
  const unsigned int cycle = arena[0];
  stage_0(arena, shared, blockIdx.x, gridDim.x, cycle);
}

extern "C" __global__ void finish(unsigned int* arena, unsigned int* sync) {
  stage_begins(true);
  arena[0] += 1u;
}

extern "C" __global__ void take_inputs(unsigned int* to, const unsigned int* from, int words) {
  stage_begins(true);
  for (int i = threadIdx.x; i < words / 4; i += 256) {
    unsigned long long a, b;
    load_pair_relaxed_sys(from + 4 * i, a, b);
    ((uint4*)to)[i] = make_uint4((unsigned int)a, (unsigned int)(a >> 32), (unsigned int)b, (unsigned int)(b >> 32));
  }
}
extern "C" __global__ void give_outputs(unsigned int* to, const unsigned int* from, int words, unsigned int* done, unsigned int* count) {
  stage_begins(true);
  const unsigned int next = *count + 1u;
  for (int i = threadIdx.x; i < words / 4; i += 256) {
    ((uint4*)to)[i] = ((const uint4*)from)[i];
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    *count = next;
    store_release_sys(done, next);
  }
}
