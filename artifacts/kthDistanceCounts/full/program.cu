// kthDistanceCounts: 1 stage. Generated; do not edit.

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

// findNear+countFirst+countSecond
__device__ __forceinline__ void stage_0(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x >> 5;
  const int n_pairs = (int)arena[9];
  const int n_samples = (int)arena[10];
  float* const t_first = (float*)(arena + arena[11]);
  float* const t_second = (float*)(arena + arena[12]);
  float* const t_near = (float*)(arena + arena[13]);
  int* const t_nearFirst = (int*)(arena + arena[14]);
  int* const t_nearSecond = (int*)(arena + arena[15]);
  const int end0 = ((n_pairs * n_samples) < 4096 ? ((n_pairs * n_samples) + 7) / 8 : ((n_pairs * ((int)((unsigned int)(n_samples + 3) / (unsigned int)4))) + 7) / 8);
  for (int turn = block; turn < end0; turn += blocks) {
    if ((n_pairs * n_samples) < 4096) {
      const int unit0 = turn * 8 + warp;
      if (unit0 < (n_pairs * n_samples)) {
        const int i1_0 = (int)((unsigned int)unit0 % (unsigned int)n_samples);
        const int i0_0 = (int)((unsigned int)unit0 / (unsigned int)n_samples);
        {
          float* const t_first = (float*)(arena + arena[11]);
          float* const t_second = (float*)(arena + arena[12]);
          float* const t_near = (float*)(arena + arena[13]);
          {
            const int i1 = i1_0;
            const int i0 = i0_0;
            float best_1_0 = __uint_as_float(0x7f800000u);
            int at_2_0 = (-1);
            float best_1_1 = __uint_as_float(0x7f800000u);
            int at_2_1 = (-1);
            float best_1_2 = __uint_as_float(0x7f800000u);
            int at_2_2 = (-1);
            float best_1_3 = __uint_as_float(0x7f800000u);
            int at_2_3 = (-1);
            const float v_8 = t_first[(i0 * n_samples + i1)];
            const float v_9 = t_second[(i0 * n_samples + i1)];
            for (int x_3 = lane; x_3 < n_samples; x_3 += 256) {
              const int x_4 = x_3 + 0;
              float c_5 = __uint_as_float(0x7f800000u);
              bool fits_6 = false;
              if (x_4 < n_samples) {
                const bool v_7 = i1 != x_4;
                const float v_10 = max_f32(fabsf(__fsub_rn(v_8, t_first[(i0 * n_samples + x_4)])), fabsf(__fsub_rn(v_9, t_second[(i0 * n_samples + x_4)])));
                c_5 = v_10;
                fits_6 = v_7 && (!(v_10 != v_10));
              }
              const int x_11 = x_3 + 32;
              float c_12 = __uint_as_float(0x7f800000u);
              bool fits_13 = false;
              if (x_11 < n_samples) {
                const bool v_14 = i1 != x_11;
                const float v_15 = max_f32(fabsf(__fsub_rn(v_8, t_first[(i0 * n_samples + x_11)])), fabsf(__fsub_rn(v_9, t_second[(i0 * n_samples + x_11)])));
                c_12 = v_15;
                fits_13 = v_14 && (!(v_15 != v_15));
              }
              const int x_16 = x_3 + 64;
              float c_17 = __uint_as_float(0x7f800000u);
              bool fits_18 = false;
              if (x_16 < n_samples) {
                const bool v_19 = i1 != x_16;
                const float v_20 = max_f32(fabsf(__fsub_rn(v_8, t_first[(i0 * n_samples + x_16)])), fabsf(__fsub_rn(v_9, t_second[(i0 * n_samples + x_16)])));
                c_17 = v_20;
                fits_18 = v_19 && (!(v_20 != v_20));
              }
              const int x_21 = x_3 + 96;
              float c_22 = __uint_as_float(0x7f800000u);
              bool fits_23 = false;
              if (x_21 < n_samples) {
                const bool v_24 = i1 != x_21;
                const float v_25 = max_f32(fabsf(__fsub_rn(v_8, t_first[(i0 * n_samples + x_21)])), fabsf(__fsub_rn(v_9, t_second[(i0 * n_samples + x_21)])));
                c_22 = v_25;
                fits_23 = v_24 && (!(v_25 != v_25));
              }
              const int x_26 = x_3 + 128;
              float c_27 = __uint_as_float(0x7f800000u);
              bool fits_28 = false;
              if (x_26 < n_samples) {
                const bool v_29 = i1 != x_26;
                const float v_30 = max_f32(fabsf(__fsub_rn(v_8, t_first[(i0 * n_samples + x_26)])), fabsf(__fsub_rn(v_9, t_second[(i0 * n_samples + x_26)])));
                c_27 = v_30;
                fits_28 = v_29 && (!(v_30 != v_30));
              }
              const int x_31 = x_3 + 160;
              float c_32 = __uint_as_float(0x7f800000u);
              bool fits_33 = false;
              if (x_31 < n_samples) {
                const bool v_34 = i1 != x_31;
                const float v_35 = max_f32(fabsf(__fsub_rn(v_8, t_first[(i0 * n_samples + x_31)])), fabsf(__fsub_rn(v_9, t_second[(i0 * n_samples + x_31)])));
                c_32 = v_35;
                fits_33 = v_34 && (!(v_35 != v_35));
              }
              const int x_36 = x_3 + 192;
              float c_37 = __uint_as_float(0x7f800000u);
              bool fits_38 = false;
              if (x_36 < n_samples) {
                const bool v_39 = i1 != x_36;
                const float v_40 = max_f32(fabsf(__fsub_rn(v_8, t_first[(i0 * n_samples + x_36)])), fabsf(__fsub_rn(v_9, t_second[(i0 * n_samples + x_36)])));
                c_37 = v_40;
                fits_38 = v_39 && (!(v_40 != v_40));
              }
              const int x_41 = x_3 + 224;
              float c_42 = __uint_as_float(0x7f800000u);
              bool fits_43 = false;
              if (x_41 < n_samples) {
                const bool v_44 = i1 != x_41;
                const float v_45 = max_f32(fabsf(__fsub_rn(v_8, t_first[(i0 * n_samples + x_41)])), fabsf(__fsub_rn(v_9, t_second[(i0 * n_samples + x_41)])));
                c_42 = v_45;
                fits_43 = v_44 && (!(v_45 != v_45));
              }
              if (fits_6 && ((at_2_3 < 0) || (c_5 < best_1_3))) {
                const bool win_46_0 = (at_2_0 < 0) || (c_5 < best_1_0);
                const bool win_46_1 = (at_2_1 < 0) || (c_5 < best_1_1);
                const bool win_46_2 = (at_2_2 < 0) || (c_5 < best_1_2);
                best_1_3 = win_46_2 ? best_1_2 : c_5;
                at_2_3 = win_46_2 ? at_2_2 : x_4;
                best_1_2 = win_46_1 ? best_1_1 : (win_46_2 ? c_5 : best_1_2);
                at_2_2 = win_46_1 ? at_2_1 : (win_46_2 ? x_4 : at_2_2);
                best_1_1 = win_46_0 ? best_1_0 : (win_46_1 ? c_5 : best_1_1);
                at_2_1 = win_46_0 ? at_2_0 : (win_46_1 ? x_4 : at_2_1);
                best_1_0 = win_46_0 ? c_5 : best_1_0;
                at_2_0 = win_46_0 ? x_4 : at_2_0;
              }
              if (fits_13 && ((at_2_3 < 0) || (c_12 < best_1_3))) {
                const bool win_47_0 = (at_2_0 < 0) || (c_12 < best_1_0);
                const bool win_47_1 = (at_2_1 < 0) || (c_12 < best_1_1);
                const bool win_47_2 = (at_2_2 < 0) || (c_12 < best_1_2);
                best_1_3 = win_47_2 ? best_1_2 : c_12;
                at_2_3 = win_47_2 ? at_2_2 : x_11;
                best_1_2 = win_47_1 ? best_1_1 : (win_47_2 ? c_12 : best_1_2);
                at_2_2 = win_47_1 ? at_2_1 : (win_47_2 ? x_11 : at_2_2);
                best_1_1 = win_47_0 ? best_1_0 : (win_47_1 ? c_12 : best_1_1);
                at_2_1 = win_47_0 ? at_2_0 : (win_47_1 ? x_11 : at_2_1);
                best_1_0 = win_47_0 ? c_12 : best_1_0;
                at_2_0 = win_47_0 ? x_11 : at_2_0;
              }
              if (fits_18 && ((at_2_3 < 0) || (c_17 < best_1_3))) {
                const bool win_48_0 = (at_2_0 < 0) || (c_17 < best_1_0);
                const bool win_48_1 = (at_2_1 < 0) || (c_17 < best_1_1);
                const bool win_48_2 = (at_2_2 < 0) || (c_17 < best_1_2);
                best_1_3 = win_48_2 ? best_1_2 : c_17;
                at_2_3 = win_48_2 ? at_2_2 : x_16;
                best_1_2 = win_48_1 ? best_1_1 : (win_48_2 ? c_17 : best_1_2);
                at_2_2 = win_48_1 ? at_2_1 : (win_48_2 ? x_16 : at_2_2);
                best_1_1 = win_48_0 ? best_1_0 : (win_48_1 ? c_17 : best_1_1);
                at_2_1 = win_48_0 ? at_2_0 : (win_48_1 ? x_16 : at_2_1);
                best_1_0 = win_48_0 ? c_17 : best_1_0;
                at_2_0 = win_48_0 ? x_16 : at_2_0;
              }
              if (fits_23 && ((at_2_3 < 0) || (c_22 < best_1_3))) {
                const bool win_49_0 = (at_2_0 < 0) || (c_22 < best_1_0);
                const bool win_49_1 = (at_2_1 < 0) || (c_22 < best_1_1);
                const bool win_49_2 = (at_2_2 < 0) || (c_22 < best_1_2);
                best_1_3 = win_49_2 ? best_1_2 : c_22;
                at_2_3 = win_49_2 ? at_2_2 : x_21;
                best_1_2 = win_49_1 ? best_1_1 : (win_49_2 ? c_22 : best_1_2);
                at_2_2 = win_49_1 ? at_2_1 : (win_49_2 ? x_21 : at_2_2);
                best_1_1 = win_49_0 ? best_1_0 : (win_49_1 ? c_22 : best_1_1);
                at_2_1 = win_49_0 ? at_2_0 : (win_49_1 ? x_21 : at_2_1);
                best_1_0 = win_49_0 ? c_22 : best_1_0;
                at_2_0 = win_49_0 ? x_21 : at_2_0;
              }
              if (fits_28 && ((at_2_3 < 0) || (c_27 < best_1_3))) {
                const bool win_50_0 = (at_2_0 < 0) || (c_27 < best_1_0);
                const bool win_50_1 = (at_2_1 < 0) || (c_27 < best_1_1);
                const bool win_50_2 = (at_2_2 < 0) || (c_27 < best_1_2);
                best_1_3 = win_50_2 ? best_1_2 : c_27;
                at_2_3 = win_50_2 ? at_2_2 : x_26;
                best_1_2 = win_50_1 ? best_1_1 : (win_50_2 ? c_27 : best_1_2);
                at_2_2 = win_50_1 ? at_2_1 : (win_50_2 ? x_26 : at_2_2);
                best_1_1 = win_50_0 ? best_1_0 : (win_50_1 ? c_27 : best_1_1);
                at_2_1 = win_50_0 ? at_2_0 : (win_50_1 ? x_26 : at_2_1);
                best_1_0 = win_50_0 ? c_27 : best_1_0;
                at_2_0 = win_50_0 ? x_26 : at_2_0;
              }
              if (fits_33 && ((at_2_3 < 0) || (c_32 < best_1_3))) {
                const bool win_51_0 = (at_2_0 < 0) || (c_32 < best_1_0);
                const bool win_51_1 = (at_2_1 < 0) || (c_32 < best_1_1);
                const bool win_51_2 = (at_2_2 < 0) || (c_32 < best_1_2);
                best_1_3 = win_51_2 ? best_1_2 : c_32;
                at_2_3 = win_51_2 ? at_2_2 : x_31;
                best_1_2 = win_51_1 ? best_1_1 : (win_51_2 ? c_32 : best_1_2);
                at_2_2 = win_51_1 ? at_2_1 : (win_51_2 ? x_31 : at_2_2);
                best_1_1 = win_51_0 ? best_1_0 : (win_51_1 ? c_32 : best_1_1);
                at_2_1 = win_51_0 ? at_2_0 : (win_51_1 ? x_31 : at_2_1);
                best_1_0 = win_51_0 ? c_32 : best_1_0;
                at_2_0 = win_51_0 ? x_31 : at_2_0;
              }
              if (fits_38 && ((at_2_3 < 0) || (c_37 < best_1_3))) {
                const bool win_52_0 = (at_2_0 < 0) || (c_37 < best_1_0);
                const bool win_52_1 = (at_2_1 < 0) || (c_37 < best_1_1);
                const bool win_52_2 = (at_2_2 < 0) || (c_37 < best_1_2);
                best_1_3 = win_52_2 ? best_1_2 : c_37;
                at_2_3 = win_52_2 ? at_2_2 : x_36;
                best_1_2 = win_52_1 ? best_1_1 : (win_52_2 ? c_37 : best_1_2);
                at_2_2 = win_52_1 ? at_2_1 : (win_52_2 ? x_36 : at_2_2);
                best_1_1 = win_52_0 ? best_1_0 : (win_52_1 ? c_37 : best_1_1);
                at_2_1 = win_52_0 ? at_2_0 : (win_52_1 ? x_36 : at_2_1);
                best_1_0 = win_52_0 ? c_37 : best_1_0;
                at_2_0 = win_52_0 ? x_36 : at_2_0;
              }
              if (fits_43 && ((at_2_3 < 0) || (c_42 < best_1_3))) {
                const bool win_53_0 = (at_2_0 < 0) || (c_42 < best_1_0);
                const bool win_53_1 = (at_2_1 < 0) || (c_42 < best_1_1);
                const bool win_53_2 = (at_2_2 < 0) || (c_42 < best_1_2);
                best_1_3 = win_53_2 ? best_1_2 : c_42;
                at_2_3 = win_53_2 ? at_2_2 : x_41;
                best_1_2 = win_53_1 ? best_1_1 : (win_53_2 ? c_42 : best_1_2);
                at_2_2 = win_53_1 ? at_2_1 : (win_53_2 ? x_41 : at_2_2);
                best_1_1 = win_53_0 ? best_1_0 : (win_53_1 ? c_42 : best_1_1);
                at_2_1 = win_53_0 ? at_2_0 : (win_53_1 ? x_41 : at_2_1);
                best_1_0 = win_53_0 ? c_42 : best_1_0;
                at_2_0 = win_53_0 ? x_41 : at_2_0;
              }
            }
            float best_54 = __uint_as_float(0x7f800000u);
            int at_55 = (-1);
            int r_56 = 0;
            const unsigned int votes_76 = __ballot_sync(~0u, (at_2_0 >= 0));
            unsigned int open_57 = votes_76;
            while ((r_56 < 4) && (!(open_57 == 0u))) {
              float head_58 = best_1_0;
              int place_59 = at_2_0;
              const float o_60 = __shfl_xor_sync(~0u, head_58, 16);
              const int o_61 = __shfl_xor_sync(~0u, place_59, 16);
              const bool w_62 = (o_61 >= 0) && (((place_59 < 0) || (o_60 < head_58)) || ((o_60 == head_58) && (o_61 < place_59)));
              head_58 = w_62 ? o_60 : head_58;
              place_59 = w_62 ? o_61 : place_59;
              const float o_63 = __shfl_xor_sync(~0u, head_58, 8);
              const int o_64 = __shfl_xor_sync(~0u, place_59, 8);
              const bool w_65 = (o_64 >= 0) && (((place_59 < 0) || (o_63 < head_58)) || ((o_63 == head_58) && (o_64 < place_59)));
              head_58 = w_65 ? o_63 : head_58;
              place_59 = w_65 ? o_64 : place_59;
              const float o_66 = __shfl_xor_sync(~0u, head_58, 4);
              const int o_67 = __shfl_xor_sync(~0u, place_59, 4);
              const bool w_68 = (o_67 >= 0) && (((place_59 < 0) || (o_66 < head_58)) || ((o_66 == head_58) && (o_67 < place_59)));
              head_58 = w_68 ? o_66 : head_58;
              place_59 = w_68 ? o_67 : place_59;
              const float o_69 = __shfl_xor_sync(~0u, head_58, 2);
              const int o_70 = __shfl_xor_sync(~0u, place_59, 2);
              const bool w_71 = (o_70 >= 0) && (((place_59 < 0) || (o_69 < head_58)) || ((o_69 == head_58) && (o_70 < place_59)));
              head_58 = w_71 ? o_69 : head_58;
              place_59 = w_71 ? o_70 : place_59;
              const float o_72 = __shfl_xor_sync(~0u, head_58, 1);
              const int o_73 = __shfl_xor_sync(~0u, place_59, 1);
              const bool w_74 = (o_73 >= 0) && (((place_59 < 0) || (o_72 < head_58)) || ((o_72 == head_58) && (o_73 < place_59)));
              head_58 = w_74 ? o_72 : head_58;
              place_59 = w_74 ? o_73 : place_59;
              if (lane == r_56) {
                best_54 = head_58;
                at_55 = place_59;
              }
              if ((place_59 >= 0) && (at_2_0 == place_59)) {
                best_1_0 = best_1_1;
                at_2_0 = at_2_1;
                best_1_1 = best_1_2;
                at_2_1 = at_2_2;
                best_1_2 = best_1_3;
                at_2_2 = at_2_3;
                best_1_3 = __uint_as_float(0x7f800000u);
                at_2_3 = (-1);
              }
              r_56 = add_i32(r_56, 1);
              const unsigned int votes_75 = __ballot_sync(~0u, (at_2_0 >= 0));
              open_57 = votes_75;
            }
            if (lane < 4u) {
              t_near[((i0 * n_samples + i1) * 4 + lane)] = best_54;
            }
          }
        }
        __syncwarp();
        {
          int* const t_nearFirst = (int*)(arena + arena[14]);
          float* const t_first = (float*)(arena + arena[11]);
          float* const t_near = (float*)(arena + arena[13]);
          int a0 = 0;
          const float v0 = t_first[(i0_0 * n_samples + i1_0)];
          const float v1 = t_near[((i0_0 * n_samples + i1_0) * 4 + 3)];
          for (int x0 = lane; x0 < n_samples; x0 += 32) {
            const bool v2 = (i1_0 != x0) && (fabsf(__fsub_rn(v0, t_first[(i0_0 * n_samples + x0)])) < v1);
            a0 = add_i32(a0, (v2 ? 1 : 0));
          }
          const int o0 = __shfl_xor_sync(~0u, a0, 16);
          a0 = add_i32(a0, o0);
          const int o1 = __shfl_xor_sync(~0u, a0, 8);
          a0 = add_i32(a0, o1);
          const int o2 = __shfl_xor_sync(~0u, a0, 4);
          a0 = add_i32(a0, o2);
          const int o3 = __shfl_xor_sync(~0u, a0, 2);
          a0 = add_i32(a0, o3);
          const int o4 = __shfl_xor_sync(~0u, a0, 1);
          a0 = add_i32(a0, o4);
          __syncwarp();
          if (lane == 0u) {
            t_nearFirst[(i0_0 * n_samples + i1_0)] = a0;
          }
        }
        {
          int* const t_nearSecond = (int*)(arena + arena[15]);
          float* const t_second = (float*)(arena + arena[12]);
          float* const t_near = (float*)(arena + arena[13]);
          int a1 = 0;
          const float v3 = t_second[(i0_0 * n_samples + i1_0)];
          const float v4 = t_near[((i0_0 * n_samples + i1_0) * 4 + 3)];
          for (int x1 = lane; x1 < n_samples; x1 += 32) {
            const bool v5 = (i1_0 != x1) && (fabsf(__fsub_rn(v3, t_second[(i0_0 * n_samples + x1)])) < v4);
            a1 = add_i32(a1, (v5 ? 1 : 0));
          }
          const int o5 = __shfl_xor_sync(~0u, a1, 16);
          a1 = add_i32(a1, o5);
          const int o6 = __shfl_xor_sync(~0u, a1, 8);
          a1 = add_i32(a1, o6);
          const int o7 = __shfl_xor_sync(~0u, a1, 4);
          a1 = add_i32(a1, o7);
          const int o8 = __shfl_xor_sync(~0u, a1, 2);
          a1 = add_i32(a1, o8);
          const int o9 = __shfl_xor_sync(~0u, a1, 1);
          a1 = add_i32(a1, o9);
          __syncwarp();
          if (lane == 0u) {
            t_nearSecond[(i0_0 * n_samples + i1_0)] = a1;
          }
        }
        __syncwarp();
      }
    }
    else {
      const int unit1 = turn * 8 + warp;
      if (unit1 < (n_pairs * ((int)((unsigned int)(n_samples + 3) / (unsigned int)4)))) {
        const int group0 = ((int)((unsigned int)unit1 % (unsigned int)((int)((unsigned int)(n_samples + 3) / (unsigned int)4)))) * 4;
        const int i1a_0 = min_i32((group0 + 0), (n_samples - 1));
        const int i1b_0 = min_i32((group0 + 1), (n_samples - 1));
        const int i1c_0 = min_i32((group0 + 2), (n_samples - 1));
        const int i1d_0 = min_i32((group0 + 3), (n_samples - 1));
        const int rest0 = (int)((unsigned int)unit1 / (unsigned int)((int)((unsigned int)(n_samples + 3) / (unsigned int)4)));
        const float v7 = t_first[(rest0 * n_samples + i1a_0)];
        const float v10 = t_second[(rest0 * n_samples + i1a_0)];
        const float v14 = t_first[(rest0 * n_samples + i1b_0)];
        const float v16 = t_second[(rest0 * n_samples + i1b_0)];
        const float v19 = t_first[(rest0 * n_samples + i1c_0)];
        const float v21 = t_second[(rest0 * n_samples + i1c_0)];
        const float v24 = t_first[(rest0 * n_samples + i1d_0)];
        const float v26 = t_second[(rest0 * n_samples + i1d_0)];
        float top0_e0 = __uint_as_float(0x7f800000u);
        float top0_l0 = __uint_as_float(0x7f800000u);
        float top0_e1 = __uint_as_float(0x7f800000u);
        float top0_l1 = __uint_as_float(0x7f800000u);
        float top0_e2 = __uint_as_float(0x7f800000u);
        float top0_l2 = __uint_as_float(0x7f800000u);
        float top0_e3 = __uint_as_float(0x7f800000u);
        float top0_l3 = __uint_as_float(0x7f800000u);
        const int top0_whole = n_samples - ((int)((unsigned int)n_samples % (unsigned int)64));
        for (int top0_first = 0; top0_first < top0_whole; top0_first += 64) {
          const int top0_x0 = top0_first + lane;
          const bool v6 = i1a_0 != top0_x0;
          const float v8 = t_first[(rest0 * n_samples + top0_x0)];
          const float v9 = fabsf(__fsub_rn(v7, v8));
          const float v11 = t_second[(rest0 * n_samples + top0_x0)];
          const float v12 = fabsf(__fsub_rn(v10, v11));
          const bool v13 = i1b_0 != top0_x0;
          const float v15 = fabsf(__fsub_rn(v14, v8));
          const float v17 = fabsf(__fsub_rn(v16, v11));
          const bool v18 = i1c_0 != top0_x0;
          const float v20 = fabsf(__fsub_rn(v19, v8));
          const float v22 = fabsf(__fsub_rn(v21, v11));
          const bool v23 = i1d_0 != top0_x0;
          const float v25 = fabsf(__fsub_rn(v24, v8));
          const float v27 = fabsf(__fsub_rn(v26, v11));
          const int top0_x1 = (top0_first + 32) + lane;
          const bool v28 = i1a_0 != top0_x1;
          const float v29 = t_first[(rest0 * n_samples + top0_x1)];
          const float v30 = fabsf(__fsub_rn(v7, v29));
          const float v31 = t_second[(rest0 * n_samples + top0_x1)];
          const float v32 = fabsf(__fsub_rn(v10, v31));
          const bool v33 = i1b_0 != top0_x1;
          const float v34 = fabsf(__fsub_rn(v14, v29));
          const float v35 = fabsf(__fsub_rn(v16, v31));
          const bool v36 = i1c_0 != top0_x1;
          const float v37 = fabsf(__fsub_rn(v19, v29));
          const float v38 = fabsf(__fsub_rn(v21, v31));
          const bool v39 = i1d_0 != top0_x1;
          const float v40 = fabsf(__fsub_rn(v24, v29));
          const float v41 = fabsf(__fsub_rn(v26, v31));
          const unsigned int votes16 = __ballot_sync(~0u, (((((((((v6 & (!(v9 >= top0_l0))) & (!(v12 >= top0_l0))) | ((v13 & (!(v15 >= top0_l1))) & (!(v17 >= top0_l1)))) | ((v18 & (!(v20 >= top0_l2))) & (!(v22 >= top0_l2)))) | ((v23 & (!(v25 >= top0_l3))) & (!(v27 >= top0_l3)))) | ((v28 & (!(v30 >= top0_l0))) & (!(v32 >= top0_l0)))) | ((v33 & (!(v34 >= top0_l1))) & (!(v35 >= top0_l1)))) | ((v36 & (!(v37 >= top0_l2))) & (!(v38 >= top0_l2)))) | ((v39 & (!(v40 >= top0_l3))) & (!(v41 >= top0_l3)))));
          if (!(votes16 == 0u)) {
            {
              const float c0 = v6 ? max_f32(v9, v12) : __uint_as_float(0x7f800000u);
              const unsigned int votes0 = __ballot_sync(~0u, (c0 < top0_l0));
              unsigned int open0 = votes0;
              while (!(open0 == 0u)) {
                const int from0 = __ffs(open0) - 1;
                open0 = open0 & (open0 - 1u);
                const float o10 = __shfl_sync(~0u, c0, from0);
                const float o11 = __shfl_up_sync(~0u, top0_e0, 1);
                if (o10 < top0_e0) {
                  top0_e0 = ((lane > 0) && (o10 < o11)) ? o11 : o10;
                }
                const float o12 = __shfl_sync(~0u, top0_e0, 3);
                top0_l0 = o12;
                const unsigned int votes1 = __ballot_sync(~0u, (c0 < top0_l0));
                open0 = open0 & votes1;
              }
            }
            {
              const float c1 = v28 ? max_f32(v30, v32) : __uint_as_float(0x7f800000u);
              const unsigned int votes2 = __ballot_sync(~0u, (c1 < top0_l0));
              unsigned int open1 = votes2;
              while (!(open1 == 0u)) {
                const int from1 = __ffs(open1) - 1;
                open1 = open1 & (open1 - 1u);
                const float o13 = __shfl_sync(~0u, c1, from1);
                const float o14 = __shfl_up_sync(~0u, top0_e0, 1);
                if (o13 < top0_e0) {
                  top0_e0 = ((lane > 0) && (o13 < o14)) ? o14 : o13;
                }
                const float o15 = __shfl_sync(~0u, top0_e0, 3);
                top0_l0 = o15;
                const unsigned int votes3 = __ballot_sync(~0u, (c1 < top0_l0));
                open1 = open1 & votes3;
              }
            }
            {
              const float c2 = v13 ? max_f32(v15, v17) : __uint_as_float(0x7f800000u);
              const unsigned int votes4 = __ballot_sync(~0u, (c2 < top0_l1));
              unsigned int open2 = votes4;
              while (!(open2 == 0u)) {
                const int from2 = __ffs(open2) - 1;
                open2 = open2 & (open2 - 1u);
                const float o16 = __shfl_sync(~0u, c2, from2);
                const float o17 = __shfl_up_sync(~0u, top0_e1, 1);
                if (o16 < top0_e1) {
                  top0_e1 = ((lane > 0) && (o16 < o17)) ? o17 : o16;
                }
                const float o18 = __shfl_sync(~0u, top0_e1, 3);
                top0_l1 = o18;
                const unsigned int votes5 = __ballot_sync(~0u, (c2 < top0_l1));
                open2 = open2 & votes5;
              }
            }
            {
              const float c3 = v33 ? max_f32(v34, v35) : __uint_as_float(0x7f800000u);
              const unsigned int votes6 = __ballot_sync(~0u, (c3 < top0_l1));
              unsigned int open3 = votes6;
              while (!(open3 == 0u)) {
                const int from3 = __ffs(open3) - 1;
                open3 = open3 & (open3 - 1u);
                const float o19 = __shfl_sync(~0u, c3, from3);
                const float o20 = __shfl_up_sync(~0u, top0_e1, 1);
                if (o19 < top0_e1) {
                  top0_e1 = ((lane > 0) && (o19 < o20)) ? o20 : o19;
                }
                const float o21 = __shfl_sync(~0u, top0_e1, 3);
                top0_l1 = o21;
                const unsigned int votes7 = __ballot_sync(~0u, (c3 < top0_l1));
                open3 = open3 & votes7;
              }
            }
            {
              const float c4 = v18 ? max_f32(v20, v22) : __uint_as_float(0x7f800000u);
              const unsigned int votes8 = __ballot_sync(~0u, (c4 < top0_l2));
              unsigned int open4 = votes8;
              while (!(open4 == 0u)) {
                const int from4 = __ffs(open4) - 1;
                open4 = open4 & (open4 - 1u);
                const float o22 = __shfl_sync(~0u, c4, from4);
                const float o23 = __shfl_up_sync(~0u, top0_e2, 1);
                if (o22 < top0_e2) {
                  top0_e2 = ((lane > 0) && (o22 < o23)) ? o23 : o22;
                }
                const float o24 = __shfl_sync(~0u, top0_e2, 3);
                top0_l2 = o24;
                const unsigned int votes9 = __ballot_sync(~0u, (c4 < top0_l2));
                open4 = open4 & votes9;
              }
            }
            {
              const float c5 = v36 ? max_f32(v37, v38) : __uint_as_float(0x7f800000u);
              const unsigned int votes10 = __ballot_sync(~0u, (c5 < top0_l2));
              unsigned int open5 = votes10;
              while (!(open5 == 0u)) {
                const int from5 = __ffs(open5) - 1;
                open5 = open5 & (open5 - 1u);
                const float o25 = __shfl_sync(~0u, c5, from5);
                const float o26 = __shfl_up_sync(~0u, top0_e2, 1);
                if (o25 < top0_e2) {
                  top0_e2 = ((lane > 0) && (o25 < o26)) ? o26 : o25;
                }
                const float o27 = __shfl_sync(~0u, top0_e2, 3);
                top0_l2 = o27;
                const unsigned int votes11 = __ballot_sync(~0u, (c5 < top0_l2));
                open5 = open5 & votes11;
              }
            }
            {
              const float c6 = v23 ? max_f32(v25, v27) : __uint_as_float(0x7f800000u);
              const unsigned int votes12 = __ballot_sync(~0u, (c6 < top0_l3));
              unsigned int open6 = votes12;
              while (!(open6 == 0u)) {
                const int from6 = __ffs(open6) - 1;
                open6 = open6 & (open6 - 1u);
                const float o28 = __shfl_sync(~0u, c6, from6);
                const float o29 = __shfl_up_sync(~0u, top0_e3, 1);
                if (o28 < top0_e3) {
                  top0_e3 = ((lane > 0) && (o28 < o29)) ? o29 : o28;
                }
                const float o30 = __shfl_sync(~0u, top0_e3, 3);
                top0_l3 = o30;
                const unsigned int votes13 = __ballot_sync(~0u, (c6 < top0_l3));
                open6 = open6 & votes13;
              }
            }
            {
              const float c7 = v39 ? max_f32(v40, v41) : __uint_as_float(0x7f800000u);
              const unsigned int votes14 = __ballot_sync(~0u, (c7 < top0_l3));
              unsigned int open7 = votes14;
              while (!(open7 == 0u)) {
                const int from7 = __ffs(open7) - 1;
                open7 = open7 & (open7 - 1u);
                const float o31 = __shfl_sync(~0u, c7, from7);
                const float o32 = __shfl_up_sync(~0u, top0_e3, 1);
                if (o31 < top0_e3) {
                  top0_e3 = ((lane > 0) && (o31 < o32)) ? o32 : o31;
                }
                const float o33 = __shfl_sync(~0u, top0_e3, 3);
                top0_l3 = o33;
                const unsigned int votes15 = __ballot_sync(~0u, (c7 < top0_l3));
                open7 = open7 & votes15;
              }
            }
          }
        }
        for (int top0_first = top0_whole; top0_first < n_samples; top0_first += 32) {
          const int top0_x = top0_first + lane;
          float top0_r0 = __uint_as_float(0x7f800000u);
          float top0_r1 = __uint_as_float(0x7f800000u);
          float top0_r2 = __uint_as_float(0x7f800000u);
          float top0_r3 = __uint_as_float(0x7f800000u);
          if (top0_x < n_samples) {
            const float v42 = t_first[(rest0 * n_samples + top0_x)];
            const float v43 = t_second[(rest0 * n_samples + top0_x)];
            const float v44 = max_f32(fabsf(__fsub_rn(v7, v42)), fabsf(__fsub_rn(v10, v43)));
            const bool v45 = i1a_0 != top0_x;
            const float v46 = max_f32(fabsf(__fsub_rn(v14, v42)), fabsf(__fsub_rn(v16, v43)));
            const bool v47 = i1b_0 != top0_x;
            const float v48 = max_f32(fabsf(__fsub_rn(v19, v42)), fabsf(__fsub_rn(v21, v43)));
            const bool v49 = i1c_0 != top0_x;
            const float v50 = max_f32(fabsf(__fsub_rn(v24, v42)), fabsf(__fsub_rn(v26, v43)));
            const bool v51 = i1d_0 != top0_x;
            if (v45) {
              top0_r0 = v44;
            }
            if (v47) {
              top0_r1 = v46;
            }
            if (v49) {
              top0_r2 = v48;
            }
            if (v51) {
              top0_r3 = v50;
            }
          }
          {
            const float c8 = top0_r0;
            const unsigned int votes17 = __ballot_sync(~0u, (c8 < top0_l0));
            unsigned int open8 = votes17;
            while (!(open8 == 0u)) {
              const int from8 = __ffs(open8) - 1;
              open8 = open8 & (open8 - 1u);
              const float o34 = __shfl_sync(~0u, c8, from8);
              const float o35 = __shfl_up_sync(~0u, top0_e0, 1);
              if (o34 < top0_e0) {
                top0_e0 = ((lane > 0) && (o34 < o35)) ? o35 : o34;
              }
              const float o36 = __shfl_sync(~0u, top0_e0, 3);
              top0_l0 = o36;
              const unsigned int votes18 = __ballot_sync(~0u, (c8 < top0_l0));
              open8 = open8 & votes18;
            }
          }
          {
            const float c9 = top0_r1;
            const unsigned int votes19 = __ballot_sync(~0u, (c9 < top0_l1));
            unsigned int open9 = votes19;
            while (!(open9 == 0u)) {
              const int from9 = __ffs(open9) - 1;
              open9 = open9 & (open9 - 1u);
              const float o37 = __shfl_sync(~0u, c9, from9);
              const float o38 = __shfl_up_sync(~0u, top0_e1, 1);
              if (o37 < top0_e1) {
                top0_e1 = ((lane > 0) && (o37 < o38)) ? o38 : o37;
              }
              const float o39 = __shfl_sync(~0u, top0_e1, 3);
              top0_l1 = o39;
              const unsigned int votes20 = __ballot_sync(~0u, (c9 < top0_l1));
              open9 = open9 & votes20;
            }
          }
          {
            const float c10 = top0_r2;
            const unsigned int votes21 = __ballot_sync(~0u, (c10 < top0_l2));
            unsigned int open10 = votes21;
            while (!(open10 == 0u)) {
              const int from10 = __ffs(open10) - 1;
              open10 = open10 & (open10 - 1u);
              const float o40 = __shfl_sync(~0u, c10, from10);
              const float o41 = __shfl_up_sync(~0u, top0_e2, 1);
              if (o40 < top0_e2) {
                top0_e2 = ((lane > 0) && (o40 < o41)) ? o41 : o40;
              }
              const float o42 = __shfl_sync(~0u, top0_e2, 3);
              top0_l2 = o42;
              const unsigned int votes22 = __ballot_sync(~0u, (c10 < top0_l2));
              open10 = open10 & votes22;
            }
          }
          {
            const float c11 = top0_r3;
            const unsigned int votes23 = __ballot_sync(~0u, (c11 < top0_l3));
            unsigned int open11 = votes23;
            while (!(open11 == 0u)) {
              const int from11 = __ffs(open11) - 1;
              open11 = open11 & (open11 - 1u);
              const float o43 = __shfl_sync(~0u, c11, from11);
              const float o44 = __shfl_up_sync(~0u, top0_e3, 1);
              if (o43 < top0_e3) {
                top0_e3 = ((lane > 0) && (o43 < o44)) ? o44 : o43;
              }
              const float o45 = __shfl_sync(~0u, top0_e3, 3);
              top0_l3 = o45;
              const unsigned int votes24 = __ballot_sync(~0u, (c11 < top0_l3));
              open11 = open11 & votes24;
            }
          }
        }
        if (lane < 4) {
          t_near[((rest0 * n_samples + i1a_0) * 4 + lane)] = top0_e0;
          t_near[((rest0 * n_samples + i1b_0) * 4 + lane)] = top0_e1;
          t_near[((rest0 * n_samples + i1c_0) * 4 + lane)] = top0_e2;
          t_near[((rest0 * n_samples + i1d_0) * 4 + lane)] = top0_e3;
        }
        __syncwarp();
        const float v52 = t_first[(rest0 * n_samples + i1a_0)];
        const float v54 = t_near[((rest0 * n_samples + i1a_0) * 4 + 3)];
        const float v55 = t_first[(rest0 * n_samples + i1b_0)];
        const float v56 = t_near[((rest0 * n_samples + i1b_0) * 4 + 3)];
        const float v57 = t_first[(rest0 * n_samples + i1c_0)];
        const float v58 = t_near[((rest0 * n_samples + i1c_0) * 4 + 3)];
        const float v59 = t_first[(rest0 * n_samples + i1d_0)];
        const float v60 = t_near[((rest0 * n_samples + i1d_0) * 4 + 3)];
        float count0 = 0.0f;
        float count1 = 0.0f;
        float count2 = 0.0f;
        float count3 = 0.0f;
        #pragma unroll 2
        for (int x2 = lane; x2 < n_samples; x2 += 32) {
          const float v53 = t_first[(rest0 * n_samples + x2)];
          if ((i1a_0 != x2) && (fabsf(__fsub_rn(v52, v53)) < v54)) {
            count0 = __fadd_rn(count0, 1.0f);
          }
          if ((i1b_0 != x2) && (fabsf(__fsub_rn(v55, v53)) < v56)) {
            count1 = __fadd_rn(count1, 1.0f);
          }
          if ((i1c_0 != x2) && (fabsf(__fsub_rn(v57, v53)) < v58)) {
            count2 = __fadd_rn(count2, 1.0f);
          }
          if ((i1d_0 != x2) && (fabsf(__fsub_rn(v59, v53)) < v60)) {
            count3 = __fadd_rn(count3, 1.0f);
          }
        }
        const int own0 = __float2int_rz(count0);
        const int own1 = __float2int_rz(count1);
        const int own2 = __float2int_rz(count2);
        const int own3 = __float2int_rz(count3);
        const int total0 = sum_of_warp(own0);
        const int total1 = sum_of_warp(own1);
        const int total2 = sum_of_warp(own2);
        const int total3 = sum_of_warp(own3);
        __syncwarp();
        if (lane == 0u) {
          t_nearFirst[(rest0 * n_samples + i1a_0)] = total0;
          t_nearFirst[(rest0 * n_samples + i1b_0)] = total1;
          t_nearFirst[(rest0 * n_samples + i1c_0)] = total2;
          t_nearFirst[(rest0 * n_samples + i1d_0)] = total3;
        }
        __syncwarp();
        const float v61 = t_second[(rest0 * n_samples + i1a_0)];
        const float v63 = t_near[((rest0 * n_samples + i1a_0) * 4 + 3)];
        const float v64 = t_second[(rest0 * n_samples + i1b_0)];
        const float v65 = t_near[((rest0 * n_samples + i1b_0) * 4 + 3)];
        const float v66 = t_second[(rest0 * n_samples + i1c_0)];
        const float v67 = t_near[((rest0 * n_samples + i1c_0) * 4 + 3)];
        const float v68 = t_second[(rest0 * n_samples + i1d_0)];
        const float v69 = t_near[((rest0 * n_samples + i1d_0) * 4 + 3)];
        float count4 = 0.0f;
        float count5 = 0.0f;
        float count6 = 0.0f;
        float count7 = 0.0f;
        #pragma unroll 2
        for (int x3 = lane; x3 < n_samples; x3 += 32) {
          const float v62 = t_second[(rest0 * n_samples + x3)];
          if ((i1a_0 != x3) && (fabsf(__fsub_rn(v61, v62)) < v63)) {
            count4 = __fadd_rn(count4, 1.0f);
          }
          if ((i1b_0 != x3) && (fabsf(__fsub_rn(v64, v62)) < v65)) {
            count5 = __fadd_rn(count5, 1.0f);
          }
          if ((i1c_0 != x3) && (fabsf(__fsub_rn(v66, v62)) < v67)) {
            count6 = __fadd_rn(count6, 1.0f);
          }
          if ((i1d_0 != x3) && (fabsf(__fsub_rn(v68, v62)) < v69)) {
            count7 = __fadd_rn(count7, 1.0f);
          }
        }
        const int own4 = __float2int_rz(count4);
        const int own5 = __float2int_rz(count5);
        const int own6 = __float2int_rz(count6);
        const int own7 = __float2int_rz(count7);
        const int total4 = sum_of_warp(own4);
        const int total5 = sum_of_warp(own5);
        const int total6 = sum_of_warp(own6);
        const int total7 = sum_of_warp(own7);
        __syncwarp();
        if (lane == 0u) {
          t_nearSecond[(rest0 * n_samples + i1a_0)] = total4;
          t_nearSecond[(rest0 * n_samples + i1b_0)] = total5;
          t_nearSecond[(rest0 * n_samples + i1c_0)] = total6;
          t_nearSecond[(rest0 * n_samples + i1d_0)] = total7;
        }
        __syncwarp();
      }
    }
  }
}

extern "C" __global__ void __launch_bounds__(256, 4) launch_0(unsigned int* arena, unsigned int* sync) {
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
