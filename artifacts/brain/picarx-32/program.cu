// brain: 7 stages. Generated; do not edit.

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

__device__ __forceinline__ unsigned int shared_place(const void* from) {
  unsigned int place = 0u;
#ifndef ON_PROCESSOR
  asm("{ .reg .u64 at; cvta.to.shared.u64 at, %1; cvt.u32.u64 %0, at; }" : "=r"(place) : "l"(from));
#endif
  return place;
}

__device__ __forceinline__ void copy_16(bool wanted, unsigned char* slabs, unsigned int place, unsigned int to, const void* source, bool present) {
#ifdef ON_PROCESSOR
  if (wanted) fake_copy_16(slabs + to, source, present);
#else
  asm volatile("{ .reg .pred wanted; setp.ne.u32 wanted, %3, 0; @wanted cp.async.cg.shared.global [%0], [%1], 16, %2; }"
    : : "r"(place + to), "l"(source), "r"(present ? 16 : 0), "r"((unsigned int)wanted) : "memory");
#endif
}

__device__ __forceinline__ void copies_end() {
#ifdef ON_PROCESSOR
  
#else
  asm volatile("cp.async.commit_group;" : : : "memory");
#endif
}

template <int Behind> __device__ __forceinline__ void copies_wait() {
#ifndef ON_PROCESSOR
  asm volatile("cp.async.wait_group %0;" : : "n"(Behind) : "memory");
#endif
}

// fieldWords+ruleWords+holdingWords+choosePlan+listen+keepSensors+sense+judgeMembers+surprise+modulate+driveChannels+liken+rank+blendWeights+decide+appraise+noteError | recall_chunks | planRules | excite | chooseVictims_chunks
__device__ __forceinline__ void stage_0(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x >> 5;
  const int n_B = (int)arena[9];
  const int n_chooseVictimsChunks = (int)arena[13];
  const int n_R = (int)arena[10];
  const int n_recallChunks = (int)arena[11];
  const int end0 = (n_B <= 256 ? n_B : (n_B + 7) / 8);
  const int end1 = end0 + (n_B < 64 ? ((n_B * 1024) + 255) / 256 : ((n_B * 256) + 255) / 256);
  const int end2 = end1 + ((n_B * 160) + 7) / 8;
  const int end3 = end2 + (n_chooseVictimsChunks + 7) / 8;
  const int end4 = end3 + (n_B < 16 ? ((n_B + 7) / 8) * n_recallChunks : ((n_B + 15) / 16) * n_recallChunks);
  int turn = block;
  if (turn < end0) {
    for (; turn < end0; turn += blocks) {
      if (n_B <= 256) {
        const int unit1 = turn;
        {
          float* const t_contexts = (float*)(arena + arena[86]);
          float* const t_context = (float*)(arena + arena[90]);
          float* const t_alike = (float*)(arena + arena[140]);
          for (int row8 = warp; row8 < 100; row8 += 13 * 8) {
            const int row9 = min_i32(row8 + 1 * 8, 100 - 1);
            const int row10 = min_i32(row8 + 2 * 8, 100 - 1);
            const int row11 = min_i32(row8 + 3 * 8, 100 - 1);
            const int row12 = min_i32(row8 + 4 * 8, 100 - 1);
            const int row13 = min_i32(row8 + 5 * 8, 100 - 1);
            const int row14 = min_i32(row8 + 6 * 8, 100 - 1);
            const int row15 = min_i32(row8 + 7 * 8, 100 - 1);
            const int row16 = min_i32(row8 + 8 * 8, 100 - 1);
            const int row17 = min_i32(row8 + 9 * 8, 100 - 1);
            const int row18 = min_i32(row8 + 10 * 8, 100 - 1);
            const int row19 = min_i32(row8 + 11 * 8, 100 - 1);
            const int row20 = min_i32(row8 + 12 * 8, 100 - 1);
            float s10;
            float s11;
            float s12;
            float s13;
            float s14;
            float s15;
            float s16;
            float s17;
            float s18;
            float s19;
            float s20;
            float s21;
            float s22;
            float loop7_r0_0[2];
            float loop8_r0_0[2];
            float loop9_r0_0[2];
            float loop10_r0_0[2];
            float loop11_r0_0[2];
            float loop12_r0_0[2];
            float loop13_r0_0[2];
            float loop14_r0_0[2];
            float loop15_r0_0[2];
            float loop16_r0_0[2];
            float loop17_r0_0[2];
            float loop18_r0_0[2];
            float loop19_r0_0[2];
            #pragma unroll
            for (int loop7_x1_0 = 0; loop7_x1_0 < 64; loop7_x1_0 += 32) {
              const int loop7_x1 = loop7_x1_0 + lane;
              loop7_r0_0[loop7_x1_0 / 32] = 0.0f;
              if (loop7_x1 < 64) {
                const float v257 = __fmul_rn(t_contexts[row8 * 64 + loop7_x1], t_context[unit1 * 64 + loop7_x1]);
                loop7_r0_0[loop7_x1_0 / 32] = v257;
              }
            }
            #pragma unroll
            for (int loop8_x1_0 = 0; loop8_x1_0 < 64; loop8_x1_0 += 32) {
              const int loop8_x1 = loop8_x1_0 + lane;
              loop8_r0_0[loop8_x1_0 / 32] = 0.0f;
              if (loop8_x1 < 64) {
                const float v258 = __fmul_rn(t_contexts[row9 * 64 + loop8_x1], t_context[unit1 * 64 + loop8_x1]);
                loop8_r0_0[loop8_x1_0 / 32] = v258;
              }
            }
            #pragma unroll
            for (int loop9_x1_0 = 0; loop9_x1_0 < 64; loop9_x1_0 += 32) {
              const int loop9_x1 = loop9_x1_0 + lane;
              loop9_r0_0[loop9_x1_0 / 32] = 0.0f;
              if (loop9_x1 < 64) {
                const float v259 = __fmul_rn(t_contexts[row10 * 64 + loop9_x1], t_context[unit1 * 64 + loop9_x1]);
                loop9_r0_0[loop9_x1_0 / 32] = v259;
              }
            }
            #pragma unroll
            for (int loop10_x1_0 = 0; loop10_x1_0 < 64; loop10_x1_0 += 32) {
              const int loop10_x1 = loop10_x1_0 + lane;
              loop10_r0_0[loop10_x1_0 / 32] = 0.0f;
              if (loop10_x1 < 64) {
                const float v260 = __fmul_rn(t_contexts[row11 * 64 + loop10_x1], t_context[unit1 * 64 + loop10_x1]);
                loop10_r0_0[loop10_x1_0 / 32] = v260;
              }
            }
            #pragma unroll
            for (int loop11_x1_0 = 0; loop11_x1_0 < 64; loop11_x1_0 += 32) {
              const int loop11_x1 = loop11_x1_0 + lane;
              loop11_r0_0[loop11_x1_0 / 32] = 0.0f;
              if (loop11_x1 < 64) {
                const float v261 = __fmul_rn(t_contexts[row12 * 64 + loop11_x1], t_context[unit1 * 64 + loop11_x1]);
                loop11_r0_0[loop11_x1_0 / 32] = v261;
              }
            }
            #pragma unroll
            for (int loop12_x1_0 = 0; loop12_x1_0 < 64; loop12_x1_0 += 32) {
              const int loop12_x1 = loop12_x1_0 + lane;
              loop12_r0_0[loop12_x1_0 / 32] = 0.0f;
              if (loop12_x1 < 64) {
                const float v262 = __fmul_rn(t_contexts[row13 * 64 + loop12_x1], t_context[unit1 * 64 + loop12_x1]);
                loop12_r0_0[loop12_x1_0 / 32] = v262;
              }
            }
            #pragma unroll
            for (int loop13_x1_0 = 0; loop13_x1_0 < 64; loop13_x1_0 += 32) {
              const int loop13_x1 = loop13_x1_0 + lane;
              loop13_r0_0[loop13_x1_0 / 32] = 0.0f;
              if (loop13_x1 < 64) {
                const float v263 = __fmul_rn(t_contexts[row14 * 64 + loop13_x1], t_context[unit1 * 64 + loop13_x1]);
                loop13_r0_0[loop13_x1_0 / 32] = v263;
              }
            }
            #pragma unroll
            for (int loop14_x1_0 = 0; loop14_x1_0 < 64; loop14_x1_0 += 32) {
              const int loop14_x1 = loop14_x1_0 + lane;
              loop14_r0_0[loop14_x1_0 / 32] = 0.0f;
              if (loop14_x1 < 64) {
                const float v264 = __fmul_rn(t_contexts[row15 * 64 + loop14_x1], t_context[unit1 * 64 + loop14_x1]);
                loop14_r0_0[loop14_x1_0 / 32] = v264;
              }
            }
            #pragma unroll
            for (int loop15_x1_0 = 0; loop15_x1_0 < 64; loop15_x1_0 += 32) {
              const int loop15_x1 = loop15_x1_0 + lane;
              loop15_r0_0[loop15_x1_0 / 32] = 0.0f;
              if (loop15_x1 < 64) {
                const float v265 = __fmul_rn(t_contexts[row16 * 64 + loop15_x1], t_context[unit1 * 64 + loop15_x1]);
                loop15_r0_0[loop15_x1_0 / 32] = v265;
              }
            }
            #pragma unroll
            for (int loop16_x1_0 = 0; loop16_x1_0 < 64; loop16_x1_0 += 32) {
              const int loop16_x1 = loop16_x1_0 + lane;
              loop16_r0_0[loop16_x1_0 / 32] = 0.0f;
              if (loop16_x1 < 64) {
                const float v266 = __fmul_rn(t_contexts[row17 * 64 + loop16_x1], t_context[unit1 * 64 + loop16_x1]);
                loop16_r0_0[loop16_x1_0 / 32] = v266;
              }
            }
            #pragma unroll
            for (int loop17_x1_0 = 0; loop17_x1_0 < 64; loop17_x1_0 += 32) {
              const int loop17_x1 = loop17_x1_0 + lane;
              loop17_r0_0[loop17_x1_0 / 32] = 0.0f;
              if (loop17_x1 < 64) {
                const float v267 = __fmul_rn(t_contexts[row18 * 64 + loop17_x1], t_context[unit1 * 64 + loop17_x1]);
                loop17_r0_0[loop17_x1_0 / 32] = v267;
              }
            }
            #pragma unroll
            for (int loop18_x1_0 = 0; loop18_x1_0 < 64; loop18_x1_0 += 32) {
              const int loop18_x1 = loop18_x1_0 + lane;
              loop18_r0_0[loop18_x1_0 / 32] = 0.0f;
              if (loop18_x1 < 64) {
                const float v268 = __fmul_rn(t_contexts[row19 * 64 + loop18_x1], t_context[unit1 * 64 + loop18_x1]);
                loop18_r0_0[loop18_x1_0 / 32] = v268;
              }
            }
            #pragma unroll
            for (int loop19_x1_0 = 0; loop19_x1_0 < 64; loop19_x1_0 += 32) {
              const int loop19_x1 = loop19_x1_0 + lane;
              loop19_r0_0[loop19_x1_0 / 32] = 0.0f;
              if (loop19_x1 < 64) {
                const float v269 = __fmul_rn(t_contexts[row20 * 64 + loop19_x1], t_context[unit1 * 64 + loop19_x1]);
                loop19_r0_0[loop19_x1_0 / 32] = v269;
              }
            }
            float loop7_a1_0 = 0.0f;
            float loop8_a1_0 = 0.0f;
            float loop9_a1_0 = 0.0f;
            float loop10_a1_0 = 0.0f;
            float loop11_a1_0 = 0.0f;
            float loop12_a1_0 = 0.0f;
            float loop13_a1_0 = 0.0f;
            float loop14_a1_0 = 0.0f;
            float loop15_a1_0 = 0.0f;
            float loop16_a1_0 = 0.0f;
            float loop17_a1_0 = 0.0f;
            float loop18_a1_0 = 0.0f;
            float loop19_a1_0 = 0.0f;
            #pragma unroll
            for (int loop7_x1_0 = 0; loop7_x1_0 < 64; loop7_x1_0 += 32) {
              loop7_a1_0 = __fadd_rn(loop7_a1_0, loop7_r0_0[loop7_x1_0 / 32]);
              loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_r0_0[loop7_x1_0 / 32], 16));
            }
            #pragma unroll
            for (int loop8_x1_0 = 0; loop8_x1_0 < 64; loop8_x1_0 += 32) {
              loop8_a1_0 = __fadd_rn(loop8_a1_0, loop8_r0_0[loop8_x1_0 / 32]);
              loop8_a1_0 = __fadd_rn(loop8_a1_0, __shfl_down_sync(~0u, loop8_r0_0[loop8_x1_0 / 32], 16));
            }
            #pragma unroll
            for (int loop9_x1_0 = 0; loop9_x1_0 < 64; loop9_x1_0 += 32) {
              loop9_a1_0 = __fadd_rn(loop9_a1_0, loop9_r0_0[loop9_x1_0 / 32]);
              loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_r0_0[loop9_x1_0 / 32], 16));
            }
            #pragma unroll
            for (int loop10_x1_0 = 0; loop10_x1_0 < 64; loop10_x1_0 += 32) {
              loop10_a1_0 = __fadd_rn(loop10_a1_0, loop10_r0_0[loop10_x1_0 / 32]);
              loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_r0_0[loop10_x1_0 / 32], 16));
            }
            #pragma unroll
            for (int loop11_x1_0 = 0; loop11_x1_0 < 64; loop11_x1_0 += 32) {
              loop11_a1_0 = __fadd_rn(loop11_a1_0, loop11_r0_0[loop11_x1_0 / 32]);
              loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_r0_0[loop11_x1_0 / 32], 16));
            }
            #pragma unroll
            for (int loop12_x1_0 = 0; loop12_x1_0 < 64; loop12_x1_0 += 32) {
              loop12_a1_0 = __fadd_rn(loop12_a1_0, loop12_r0_0[loop12_x1_0 / 32]);
              loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_r0_0[loop12_x1_0 / 32], 16));
            }
            #pragma unroll
            for (int loop13_x1_0 = 0; loop13_x1_0 < 64; loop13_x1_0 += 32) {
              loop13_a1_0 = __fadd_rn(loop13_a1_0, loop13_r0_0[loop13_x1_0 / 32]);
              loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_r0_0[loop13_x1_0 / 32], 16));
            }
            #pragma unroll
            for (int loop14_x1_0 = 0; loop14_x1_0 < 64; loop14_x1_0 += 32) {
              loop14_a1_0 = __fadd_rn(loop14_a1_0, loop14_r0_0[loop14_x1_0 / 32]);
              loop14_a1_0 = __fadd_rn(loop14_a1_0, __shfl_down_sync(~0u, loop14_r0_0[loop14_x1_0 / 32], 16));
            }
            #pragma unroll
            for (int loop15_x1_0 = 0; loop15_x1_0 < 64; loop15_x1_0 += 32) {
              loop15_a1_0 = __fadd_rn(loop15_a1_0, loop15_r0_0[loop15_x1_0 / 32]);
              loop15_a1_0 = __fadd_rn(loop15_a1_0, __shfl_down_sync(~0u, loop15_r0_0[loop15_x1_0 / 32], 16));
            }
            #pragma unroll
            for (int loop16_x1_0 = 0; loop16_x1_0 < 64; loop16_x1_0 += 32) {
              loop16_a1_0 = __fadd_rn(loop16_a1_0, loop16_r0_0[loop16_x1_0 / 32]);
              loop16_a1_0 = __fadd_rn(loop16_a1_0, __shfl_down_sync(~0u, loop16_r0_0[loop16_x1_0 / 32], 16));
            }
            #pragma unroll
            for (int loop17_x1_0 = 0; loop17_x1_0 < 64; loop17_x1_0 += 32) {
              loop17_a1_0 = __fadd_rn(loop17_a1_0, loop17_r0_0[loop17_x1_0 / 32]);
              loop17_a1_0 = __fadd_rn(loop17_a1_0, __shfl_down_sync(~0u, loop17_r0_0[loop17_x1_0 / 32], 16));
            }
            #pragma unroll
            for (int loop18_x1_0 = 0; loop18_x1_0 < 64; loop18_x1_0 += 32) {
              loop18_a1_0 = __fadd_rn(loop18_a1_0, loop18_r0_0[loop18_x1_0 / 32]);
              loop18_a1_0 = __fadd_rn(loop18_a1_0, __shfl_down_sync(~0u, loop18_r0_0[loop18_x1_0 / 32], 16));
            }
            #pragma unroll
            for (int loop19_x1_0 = 0; loop19_x1_0 < 64; loop19_x1_0 += 32) {
              loop19_a1_0 = __fadd_rn(loop19_a1_0, loop19_r0_0[loop19_x1_0 / 32]);
              loop19_a1_0 = __fadd_rn(loop19_a1_0, __shfl_down_sync(~0u, loop19_r0_0[loop19_x1_0 / 32], 16));
            }
            loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 8));
            loop8_a1_0 = __fadd_rn(loop8_a1_0, __shfl_down_sync(~0u, loop8_a1_0, 8));
            loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 8));
            loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 8));
            loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_a1_0, 8));
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 8));
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 8));
            loop14_a1_0 = __fadd_rn(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 8));
            loop15_a1_0 = __fadd_rn(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 8));
            loop16_a1_0 = __fadd_rn(loop16_a1_0, __shfl_down_sync(~0u, loop16_a1_0, 8));
            loop17_a1_0 = __fadd_rn(loop17_a1_0, __shfl_down_sync(~0u, loop17_a1_0, 8));
            loop18_a1_0 = __fadd_rn(loop18_a1_0, __shfl_down_sync(~0u, loop18_a1_0, 8));
            loop19_a1_0 = __fadd_rn(loop19_a1_0, __shfl_down_sync(~0u, loop19_a1_0, 8));
            loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 4));
            loop8_a1_0 = __fadd_rn(loop8_a1_0, __shfl_down_sync(~0u, loop8_a1_0, 4));
            loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 4));
            loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 4));
            loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_a1_0, 4));
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 4));
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 4));
            loop14_a1_0 = __fadd_rn(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 4));
            loop15_a1_0 = __fadd_rn(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 4));
            loop16_a1_0 = __fadd_rn(loop16_a1_0, __shfl_down_sync(~0u, loop16_a1_0, 4));
            loop17_a1_0 = __fadd_rn(loop17_a1_0, __shfl_down_sync(~0u, loop17_a1_0, 4));
            loop18_a1_0 = __fadd_rn(loop18_a1_0, __shfl_down_sync(~0u, loop18_a1_0, 4));
            loop19_a1_0 = __fadd_rn(loop19_a1_0, __shfl_down_sync(~0u, loop19_a1_0, 4));
            loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 2));
            loop8_a1_0 = __fadd_rn(loop8_a1_0, __shfl_down_sync(~0u, loop8_a1_0, 2));
            loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 2));
            loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 2));
            loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_a1_0, 2));
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 2));
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 2));
            loop14_a1_0 = __fadd_rn(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 2));
            loop15_a1_0 = __fadd_rn(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 2));
            loop16_a1_0 = __fadd_rn(loop16_a1_0, __shfl_down_sync(~0u, loop16_a1_0, 2));
            loop17_a1_0 = __fadd_rn(loop17_a1_0, __shfl_down_sync(~0u, loop17_a1_0, 2));
            loop18_a1_0 = __fadd_rn(loop18_a1_0, __shfl_down_sync(~0u, loop18_a1_0, 2));
            loop19_a1_0 = __fadd_rn(loop19_a1_0, __shfl_down_sync(~0u, loop19_a1_0, 2));
            loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 1));
            loop8_a1_0 = __fadd_rn(loop8_a1_0, __shfl_down_sync(~0u, loop8_a1_0, 1));
            loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 1));
            loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 1));
            loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_a1_0, 1));
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 1));
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 1));
            loop14_a1_0 = __fadd_rn(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 1));
            loop15_a1_0 = __fadd_rn(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 1));
            loop16_a1_0 = __fadd_rn(loop16_a1_0, __shfl_down_sync(~0u, loop16_a1_0, 1));
            loop17_a1_0 = __fadd_rn(loop17_a1_0, __shfl_down_sync(~0u, loop17_a1_0, 1));
            loop18_a1_0 = __fadd_rn(loop18_a1_0, __shfl_down_sync(~0u, loop18_a1_0, 1));
            loop19_a1_0 = __fadd_rn(loop19_a1_0, __shfl_down_sync(~0u, loop19_a1_0, 1));
            s10 = __shfl_sync(~0u, loop7_a1_0, 0);
            s11 = __shfl_sync(~0u, loop8_a1_0, 0);
            s12 = __shfl_sync(~0u, loop9_a1_0, 0);
            s13 = __shfl_sync(~0u, loop10_a1_0, 0);
            s14 = __shfl_sync(~0u, loop11_a1_0, 0);
            s15 = __shfl_sync(~0u, loop12_a1_0, 0);
            s16 = __shfl_sync(~0u, loop13_a1_0, 0);
            s17 = __shfl_sync(~0u, loop14_a1_0, 0);
            s18 = __shfl_sync(~0u, loop15_a1_0, 0);
            s19 = __shfl_sync(~0u, loop16_a1_0, 0);
            s20 = __shfl_sync(~0u, loop17_a1_0, 0);
            s21 = __shfl_sync(~0u, loop18_a1_0, 0);
            s22 = __shfl_sync(~0u, loop19_a1_0, 0);
            __syncwarp();
            if (lane == 0) {
              t_alike[unit1 * 100 + row8] = s10;
              if (row8 + 1 * 8 < 100) {
                t_alike[unit1 * 100 + row9] = s11;
              }
              if (row8 + 2 * 8 < 100) {
                t_alike[unit1 * 100 + row10] = s12;
              }
              if (row8 + 3 * 8 < 100) {
                t_alike[unit1 * 100 + row11] = s13;
              }
              if (row8 + 4 * 8 < 100) {
                t_alike[unit1 * 100 + row12] = s14;
              }
              if (row8 + 5 * 8 < 100) {
                t_alike[unit1 * 100 + row13] = s15;
              }
              if (row8 + 6 * 8 < 100) {
                t_alike[unit1 * 100 + row14] = s16;
              }
              if (row8 + 7 * 8 < 100) {
                t_alike[unit1 * 100 + row15] = s17;
              }
              if (row8 + 8 * 8 < 100) {
                t_alike[unit1 * 100 + row16] = s18;
              }
              if (row8 + 9 * 8 < 100) {
                t_alike[unit1 * 100 + row17] = s19;
              }
              if (row8 + 10 * 8 < 100) {
                t_alike[unit1 * 100 + row18] = s20;
              }
              if (row8 + 11 * 8 < 100) {
                t_alike[unit1 * 100 + row19] = s21;
              }
              if (row8 + 12 * 8 < 100) {
                t_alike[unit1 * 100 + row20] = s22;
              }
            }
          }
        }
        {
          unsigned int* const t_seed = (unsigned int*)(arena + arena[18]);
          int* const t_age = (int*)(arena + arena[17]);
          float* const t_knobs = (float*)(arena + arena[16]);
          float* const t_planScore = (float*)(arena + arena[102]);
          unsigned int* const t_fieldWords = (unsigned int*)(arena + arena[124]);
          unsigned int* const t_ruleWords = (unsigned int*)(arena + arena[125]);
          unsigned int* const t_holdingWords = (unsigned int*)(arena + arena[126]);
          int* const t_planWinner = (int*)(arena + arena[127]);
          int* const t_planStart = (int*)(arena + arena[128]);
          if (warp < 1) {
            const unsigned int v270 = t_seed[unit1];
            const int v271 = t_age[unit1];
            const float v272 = t_knobs[unit1 * 23 + 13];
            const float v273 = t_knobs[unit1 * 23 + 12];
            const float v274 = t_planScore[unit1 * 8];
            const unsigned int v275 = 0u + v270;
            const unsigned int v276 = ((unsigned int)v271) + 3u;
            const unsigned int v277 = v275 + v276;
            const unsigned int v278 = (shift_left_u32(v276, 13u) ^ (v276 >> 19)) ^ v277;
            const unsigned int v279 = v277 + v278;
            const unsigned int v280 = (shift_left_u32(v278, 15u) ^ (v278 >> 17)) ^ v279;
            const unsigned int v281 = v279 + v280;
            const unsigned int v282 = (shift_left_u32(v280, 26u) ^ (v280 >> 6)) ^ v281;
            const unsigned int v283 = v281 + v282;
            const unsigned int v284 = (v270 ^ 3u) ^ 466688986u;
            const unsigned int v285 = (((shift_left_u32(v282, 6u) ^ (v282 >> 26)) ^ v283) + v284) + 1u;
            const unsigned int v286 = (v283 + 3u) + v285;
            const unsigned int v287 = (shift_left_u32(v285, 17u) ^ (v285 >> 15)) ^ v286;
            const unsigned int v288 = v286 + v287;
            const unsigned int v289 = (shift_left_u32(v287, 29u) ^ (v287 >> 3)) ^ v288;
            const unsigned int v290 = v288 + v289;
            const unsigned int v291 = (shift_left_u32(v289, 16u) ^ (v289 >> 16)) ^ v290;
            const unsigned int v292 = v290 + v291;
            const unsigned int v293 = (((shift_left_u32(v291, 24u) ^ (v291 >> 8)) ^ v292) + v270) + 2u;
            const unsigned int v294 = (v292 + v284) + v293;
            const unsigned int v295 = (shift_left_u32(v293, 13u) ^ (v293 >> 19)) ^ v294;
            const unsigned int v296 = v294 + v295;
            const unsigned int v297 = (shift_left_u32(v295, 15u) ^ (v295 >> 17)) ^ v296;
            const unsigned int v298 = v296 + v297;
            const unsigned int v299 = (shift_left_u32(v297, 26u) ^ (v297 >> 6)) ^ v298;
            const unsigned int v300 = v298 + v299;
            const unsigned int v301 = (((shift_left_u32(v299, 6u) ^ (v299 >> 26)) ^ v300) + 3u) + 3u;
            const unsigned int v302 = (v300 + v270) + v301;
            const unsigned int v303 = (shift_left_u32(v301, 17u) ^ (v301 >> 15)) ^ v302;
            const unsigned int v304 = 0u + 1u;
            const unsigned int v305 = v275 + v304;
            const unsigned int v306 = (shift_left_u32(v304, 13u) ^ (v304 >> 19)) ^ v305;
            const unsigned int v307 = v305 + v306;
            const unsigned int v308 = (shift_left_u32(v306, 15u) ^ (v306 >> 17)) ^ v307;
            const unsigned int v309 = v307 + v308;
            const unsigned int v310 = (shift_left_u32(v308, 26u) ^ (v308 >> 6)) ^ v309;
            const unsigned int v311 = v309 + v310;
            const unsigned int v312 = (v270 ^ 1u) ^ 466688986u;
            const unsigned int v313 = (((shift_left_u32(v310, 6u) ^ (v310 >> 26)) ^ v311) + v312) + 1u;
            const unsigned int v314 = (v311 + 1u) + v313;
            const unsigned int v315 = (shift_left_u32(v313, 17u) ^ (v313 >> 15)) ^ v314;
            const unsigned int v316 = v314 + v315;
            const unsigned int v317 = (shift_left_u32(v315, 29u) ^ (v315 >> 3)) ^ v316;
            const unsigned int v318 = v316 + v317;
            const unsigned int v319 = (shift_left_u32(v317, 16u) ^ (v317 >> 16)) ^ v318;
            const unsigned int v320 = v318 + v319;
            const unsigned int v321 = (((shift_left_u32(v319, 24u) ^ (v319 >> 8)) ^ v320) + v270) + 2u;
            const unsigned int v322 = (v320 + v312) + v321;
            const unsigned int v323 = (shift_left_u32(v321, 13u) ^ (v321 >> 19)) ^ v322;
            const unsigned int v324 = v322 + v323;
            const unsigned int v325 = (shift_left_u32(v323, 15u) ^ (v323 >> 17)) ^ v324;
            const unsigned int v326 = v324 + v325;
            const unsigned int v327 = (shift_left_u32(v325, 26u) ^ (v325 >> 6)) ^ v326;
            const unsigned int v328 = v326 + v327;
            const unsigned int v329 = (((shift_left_u32(v327, 6u) ^ (v327 >> 26)) ^ v328) + 1u) + 3u;
            const unsigned int v330 = (v328 + v270) + v329;
            const unsigned int v331 = (shift_left_u32(v329, 17u) ^ (v329 >> 15)) ^ v330;
            const unsigned int v332 = 0u + 2u;
            const unsigned int v333 = v275 + v332;
            const unsigned int v334 = (shift_left_u32(v332, 13u) ^ (v332 >> 19)) ^ v333;
            const unsigned int v335 = v333 + v334;
            const unsigned int v336 = (shift_left_u32(v334, 15u) ^ (v334 >> 17)) ^ v335;
            const unsigned int v337 = v335 + v336;
            const unsigned int v338 = (shift_left_u32(v336, 26u) ^ (v336 >> 6)) ^ v337;
            const unsigned int v339 = v337 + v338;
            const unsigned int v340 = (v270 ^ 2u) ^ 466688986u;
            const unsigned int v341 = (((shift_left_u32(v338, 6u) ^ (v338 >> 26)) ^ v339) + v340) + 1u;
            const unsigned int v342 = (v339 + 2u) + v341;
            const unsigned int v343 = (shift_left_u32(v341, 17u) ^ (v341 >> 15)) ^ v342;
            const unsigned int v344 = v342 + v343;
            const unsigned int v345 = (shift_left_u32(v343, 29u) ^ (v343 >> 3)) ^ v344;
            const unsigned int v346 = v344 + v345;
            const unsigned int v347 = (shift_left_u32(v345, 16u) ^ (v345 >> 16)) ^ v346;
            const unsigned int v348 = v346 + v347;
            const unsigned int v349 = (((shift_left_u32(v347, 24u) ^ (v347 >> 8)) ^ v348) + v270) + 2u;
            const unsigned int v350 = (v348 + v340) + v349;
            const unsigned int v351 = (shift_left_u32(v349, 13u) ^ (v349 >> 19)) ^ v350;
            const unsigned int v352 = v350 + v351;
            const unsigned int v353 = (shift_left_u32(v351, 15u) ^ (v351 >> 17)) ^ v352;
            const unsigned int v354 = v352 + v353;
            const unsigned int v355 = (shift_left_u32(v353, 26u) ^ (v353 >> 6)) ^ v354;
            const unsigned int v356 = v354 + v355;
            const unsigned int v357 = (((shift_left_u32(v355, 6u) ^ (v355 >> 26)) ^ v356) + 2u) + 3u;
            const unsigned int v358 = (v356 + v270) + v357;
            const unsigned int v359 = (shift_left_u32(v357, 17u) ^ (v357 >> 15)) ^ v358;
            const bool v360 = (v271 % 21) == 20;
            float s23_best = 0.0f;
            int s23 = -1;
            float s24;
            float loop20_a1_0 = __uint_as_float(0xff800000u);
            for (int loop20_x1_0 = 0; loop20_x1_0 < 8; loop20_x1_0 += 32) {
              const int loop20_x1 = loop20_x1_0 + lane;
              float loop20_r0_0 = __uint_as_float(0xff800000u);
              if (loop20_x1 < 8) {
                const float v361 = t_planScore[unit1 * 8 + loop20_x1];
                loop20_r0_0 = v361;
                if (v361 == v361 && (s23 < 0 || v361 > s23_best || (v361 == s23_best && loop20_x1 < s23))) { s23_best = v361; s23 = loop20_x1; }
              }
              loop20_a1_0 = max_f32(loop20_a1_0, loop20_r0_0);
              loop20_a1_0 = max_f32(loop20_a1_0, __shfl_down_sync(~0u, loop20_r0_0, 16));
            }
            loop20_a1_0 = max_f32(loop20_a1_0, __shfl_down_sync(~0u, loop20_a1_0, 8));
            loop20_a1_0 = max_f32(loop20_a1_0, __shfl_down_sync(~0u, loop20_a1_0, 4));
            loop20_a1_0 = max_f32(loop20_a1_0, __shfl_down_sync(~0u, loop20_a1_0, 2));
            loop20_a1_0 = max_f32(loop20_a1_0, __shfl_down_sync(~0u, loop20_a1_0, 1));
            s24 = __shfl_sync(~0u, loop20_a1_0, 0);
            for (int by = 16; by > 0; by /= 2) {
              const float s23_best_o = __shfl_xor_sync(~0u, s23_best, by);
              const int s23_o = __shfl_xor_sync(~0u, s23, by);
              if (s23_o >= 0 && (s23 < 0 || s23_best_o > s23_best || (s23_best_o == s23_best && s23_o < s23))) { s23_best = s23_best_o; s23 = s23_o; }
            }
            const bool v362 = ((v360 && (v271 >= 40)) && (__fmul_rn(v272, v273) > 0.0f)) && (s24 > __fadd_rn(v274, 0.01f));
            const int v363 = v362 ? min_i32(max_i32(s23, 0), 7) : 0;
            const int v364 = v360 ? (int)1 : (int)0;
            for (int row21 = threadIdx.x; row21 < 1; row21 += 256) {
              *(uint2*)&t_fieldWords[unit1 * 2] = make_uint2(v302, v303);
              *(uint2*)&t_ruleWords[unit1 * 2] = make_uint2(v330, v331);
              *(uint2*)&t_holdingWords[unit1 * 2] = make_uint2(v358, v359);
              t_planWinner[unit1] = v363;
              t_planStart[unit1] = v364;
            }
          }
        }
        {
          int* const t_badInputs = (int*)(arena + arena[29]);
          float* const t_sensed = (float*)(arena + arena[15]);
          int* const t_silence = (int*)(arena + arena[30]);
          float* const t_reward = (float*)(arena + arena[28]);
          if (warp == 1) {
            const int v365 = t_badInputs[unit1];
            const int v366 = t_silence[unit1];
            const float v367 = t_sensed[unit1 * 25 + 24];
            int s25 = 0;
            for (int loop21_x = lane; loop21_x < 25; loop21_x += 32) {
              const float v368 = t_sensed[unit1 * 25 + loop21_x];
              const bool v369 = (!is_finite_f32(v368)) || (fabsf(v368) > 1000000.0f);
              s25 += v369 ? 1 : 0;
            }
            for (int by = 16; by > 0; by /= 2) {
              const int s25_o = __shfl_xor_sync(~0u, s25, by);
              s25 += s25_o;
            }
            const int v370 = add_i32(v365, s25);
            int s26 = 0;
            for (int loop22_x = lane; loop22_x < 24; loop22_x += 32) {
              const float v371 = t_sensed[unit1 * 25 + loop22_x];
              const float v372 = min_f32(max_f32((is_finite_f32(v371) ? v371 : 0.0f), (-1000000.0f)), 1000000.0f);
              const bool v373 = fabsf(v372) > 0.01f;
              s26 += v373 ? 1 : 0;
            }
            for (int by = 16; by > 0; by /= 2) {
              const int s26_o = __shfl_xor_sync(~0u, s26, by);
              s26 += s26_o;
            }
            const int v374 = (s26 > 0) ? 0 : add_i32(v366, 1);
            const float v375 = min_f32(max_f32((is_finite_f32(v367) ? v367 : 0.0f), (-1000000.0f)), 1000000.0f);
            const float v376 = min_f32(max_f32(v375, (-1.0f)), 1.0f);
            __syncwarp();
            if (lane == 0) {
              t_badInputs[unit1] = v370;
              t_silence[unit1] = v374;
              t_reward[unit1] = v376;
            }
          }
        }
        {
          float* const t_sensors = (float*)(arena + arena[26]);
          int* const t_rangeGiven = (int*)(arena + arena[33]);
          float* const t_rangeLow = (float*)(arena + arena[31]);
          float* const t_low = (float*)(arena + arena[24]);
          float* const t_sensed = (float*)(arena + arena[15]);
          float* const t_rangeHigh = (float*)(arena + arena[32]);
          float* const t_high = (float*)(arena + arena[25]);
          float* const t_sensorsLast = (float*)(arena + arena[27]);
          if (((warp + 6) & 7) < 1) {
            for (int row22 = (int)((threadIdx.x + 192) & 255); row22 < 24; row22 += 256) {
              const float v377 = t_sensors[unit1 * 24 + row22];
              const int v378 = t_rangeGiven[row22];
              const float v379 = t_rangeLow[row22];
              const float v380 = t_low[unit1 * 24 + row22];
              const float v381 = t_sensed[unit1 * 25 + row22];
              const float v382 = t_rangeHigh[row22];
              const float v383 = t_high[unit1 * 24 + row22];
              const bool v384 = v378 == 1;
              const float v385 = min_f32(max_f32((is_finite_f32(v381) ? v381 : 0.0f), (-1000000.0f)), 1000000.0f);
              const float v386 = v384 ? v379 : min_f32(v380, v385);
              const float v387 = v384 ? v382 : max_f32(v383, v385);
              const float v388 = __fsub_rn(__fdiv_rn(__fmul_rn(__fsub_rn(v385, v386), 2.0f), __fsub_rn(v387, v386)), 1.0f);
              const float v389 = min_f32(max_f32(v388, (-1.0f)), 1.0f);
              t_sensorsLast[unit1 * 24 + row22] = v377;
              t_low[unit1 * 24 + row22] = v386;
              t_high[unit1 * 24 + row22] = v387;
              t_sensors[unit1 * 24 + row22] = v389;
            }
          }
        }
        __syncthreads();
        {
          float* const t_scores = (float*)(arena + arena[87]);
          float* const t_alike = (float*)(arena + arena[140]);
          int* const t_additions = (int*)(arena + arena[89]);
          int* const t_births = (int*)(arena + arena[88]);
          float* const t_ranks = (float*)(arena + arena[137]);
          int* const t_rankRows = (int*)(arena + arena[138]);
          if (warp == 0) {
            float top1_v0 = __uint_as_float(0xff800000u);
            int top1_i0 = -1;
            const int v392 = t_additions[0];
            for (int top1_0 = 0; top1_0 < 100; top1_0 += 32) {
              const int top1_x = top1_0 + lane;
              const float top1_last = __shfl_sync(~0u, top1_v0, 2);
              const int top1_last_i = __shfl_sync(~0u, top1_i0, 2);
              float top1_c = __uint_as_float(0xff800000u);
              bool top1_fits = false;
              if (top1_x < 100) {
                const float v390 = t_scores[top1_x];
                const bool v391 = v390 > 0.0f;
                const float v393 = max_f32(__fmul_rn(__int2float_rn(sub_i32(v392, t_births[top1_x])), (-0.1f)), (-104.0f));
                const float v394 = min_f32(v393, 89.0f);
                const float v395 = rintf(__fmul_rn(v394, 1.442695f));
                const float v396 = __fmaf_rn(v395, (-0.0000014286068f), __fmaf_rn(v395, (-0.69314575f), v394));
                const float v397 = __fmaf_rn(v396, __fmaf_rn(v396, 0.0013814423f, 0.008368743f), 0.041668393f);
                const float v398 = __fmaf_rn(__fmul_rn(v396, v396), __fmaf_rn(v396, __fmaf_rn(v396, v397, 0.16666521f), 0.49999994f), v396);
                const bool v399 = v395 < 0.0f;
                const unsigned int v400 = shift_left_u32(__float_as_uint(__fadd_rn(v395, 12582912.0f)), 23u) + (v399 ? 1602224128u : 528482304u);
                const float v401 = __fmul_rn(__fmul_rn(__fadd_rn(v398, 1.0f), __uint_as_float(v400)), (v399 ? 5.421011e-20f : 18446744000000000000.0f));
                const float v402 = __fmul_rn(__fmul_rn(t_alike[unit1 * 100 + top1_x], v390), v401);
                top1_c = v402;
                top1_fits = v391 && v402 == v402 && (top1_last_i < 0 || v402 > top1_last);
              }
              unsigned int top1_open = __ballot_sync(~0u, top1_fits);
              while (top1_open != 0u) {
                const int top1_from = __ffs(top1_open) - 1;
                top1_open &= top1_open - 1u;
                const float top1_v = __shfl_sync(~0u, top1_c, top1_from);
                const int top1_i = top1_0 + top1_from;
                const unsigned int top1_s0 = __ballot_sync(~0u, top1_i0 >= 0 && !(top1_v > top1_v0));
                const int top1_p = __popc(top1_s0);
                const float top1_v0_up = __shfl_up_sync(~0u, top1_v0, 1);
                const int top1_i0_up = __shfl_up_sync(~0u, top1_i0, 1);
                if (lane > top1_p) { top1_v0 = top1_v0_up; top1_i0 = top1_i0_up; }
                else if (lane == top1_p) { top1_v0 = top1_v; top1_i0 = top1_i; }
              }
            }
            if (lane < 3) {
              t_ranks[unit1 * 3 + lane] = top1_v0;
              t_rankRows[unit1 * 3 + lane] = top1_i0;
            }
          }
        }
        {
          float* const t_sensors = (float*)(arena + arena[26]);
          float* const t_members = (float*)(arena + arena[118]);
          float* const t_memberErrors = (float*)(arena + arena[119]);
          int* const t_age = (int*)(arena + arena[17]);
          if (((warp + 7) & 7) < 3) {
            const int v403 = t_age[unit1];
            const float v408 = max_f32(0.02f, __fdiv_rn(1.0f, __int2float_rn(add_i32(v403, 1))));
            for (int row23 = (int)((threadIdx.x + 224) & 255); row23 < 96; row23 += 256) {
              const int i2_2 = (int)((unsigned int)row23 % (unsigned int)24);
              const int rest3 = (int)((unsigned int)row23 / (unsigned int)24);
              const float v404 = t_sensors[unit1 * 24 + i2_2];
              const float v405 = t_members[unit1 * 96 + rest3 * 24 + i2_2];
              const float v406 = t_memberErrors[unit1 * 96 + rest3 * 24 + i2_2];
              const float v407 = __fsub_rn(v404, v405);
              t_memberErrors[unit1 * 96 + rest3 * 24 + i2_2] = __fmaf_rn(__fmaf_rn(v407, v407, (-v406)), v408, v406);
            }
          }
        }
        __syncthreads();
        {
          float* const t_sensors = (float*)(arena + arena[26]);
          float* const t_prediction = (float*)(arena + arena[117]);
          int* const t_age = (int*)(arena + arena[17]);
          float* const t_errors = (float*)(arena + arena[36]);
          float* const t_improvement = (float*)(arena + arena[38]);
          int* const t_plateau = (int*)(arena + arena[39]);
          float* const t_confidence = (float*)(arena + arena[37]);
          int* const t_activeCells = (int*)(arena + arena[65]);
          float* const t_information = (float*)(arena + arena[40]);
          float* const t_energy = (float*)(arena + arena[61]);
          float* const t_variance = (float*)(arena + arena[62]);
          int* const t_silence = (int*)(arena + arena[30]);
          float* const t_novelty = (float*)(arena + arena[80]);
          float* const t_knobs = (float*)(arena + arena[16]);
          float* const t_reward = (float*)(arena + arena[28]);
          float* const t_opening = (float*)(arena + arena[44]);
          float* const t_hold = (float*)(arena + arena[45]);
          float* const t_patternOn = (float*)(arena + arena[93]);
          float* const t_error = (float*)(arena + arena[34]);
          float* const t_meanError = (float*)(arena + arena[35]);
          float* const t_drive = (float*)(arena + arena[42]);
          float* const t_exploration = (float*)(arena + arena[41]);
          float* const t_gate = (float*)(arena + arena[43]);
          int* const t_cognition = (int*)(arena + arena[46]);
          float* const t_tune_noise = (float*)(arena + arena[129]);
          float* const t_tune_gate = (float*)(arena + arena[130]);
          float* const t_tune_pattern = (float*)(arena + arena[131]);
          float* const t_tune_plasticity = (float*)(arena + arena[132]);
          float* const t_tune_memoryGain = (float*)(arena + arena[133]);
          float* const t_tune_imprint = (float*)(arena + arena[134]);
          float* const t_tune_learning = (float*)(arena + arena[135]);
          const int v409 = t_age[unit1];
          const float v410 = t_improvement[unit1];
          const int v411 = t_plateau[unit1];
          const float v412 = t_confidence[unit1];
          const int v413 = t_activeCells[unit1];
          const float v414 = t_information[unit1];
          const float v415 = t_energy[unit1];
          const float v416 = t_variance[unit1];
          const int v417 = t_silence[unit1];
          const float v418 = t_novelty[unit1];
          const float v419 = t_knobs[unit1 * 23 + 11];
          const float v420 = t_reward[unit1];
          const float v421 = t_knobs[unit1 * 23 + 10];
          const float v422 = t_opening[unit1];
          const float v423 = t_hold[unit1];
          const float v424 = t_knobs[unit1 * 23 + 9];
          const float v425 = t_patternOn[unit1];
          const float v426 = t_knobs[unit1 * 23 + 12];
          const float v427 = t_knobs[unit1 * 23 + 1];
          const float v428 = t_knobs[unit1 * 23 + 2];
          float s27;
          float s28;
          float loop23_a1_0 = 0.0f;
          float loop23_a1_1 = 0.0f;
          for (int loop23_x1_0 = 0; loop23_x1_0 < 24; loop23_x1_0 += 32) {
            const int loop23_x1 = loop23_x1_0 + lane;
            float loop23_r0_0 = 0.0f;
            float loop23_r0_1 = 0.0f;
            if (loop23_x1 < 24) {
              const float v429 = __fsub_rn(t_sensors[unit1 * 24 + loop23_x1], t_prediction[unit1 * 24 + loop23_x1]);
              const float v430 = fabsf(v429);
              loop23_r0_0 = v430;
              loop23_r0_1 = v430;
            }
            loop23_a1_0 = __fadd_rn(loop23_a1_0, loop23_r0_0);
            loop23_a1_0 = __fadd_rn(loop23_a1_0, __shfl_down_sync(~0u, loop23_r0_0, 16));
            loop23_a1_1 = __fadd_rn(loop23_a1_1, loop23_r0_1);
            loop23_a1_1 = __fadd_rn(loop23_a1_1, __shfl_down_sync(~0u, loop23_r0_1, 16));
          }
          loop23_a1_0 = __fadd_rn(loop23_a1_0, __shfl_down_sync(~0u, loop23_a1_0, 8));
          loop23_a1_1 = __fadd_rn(loop23_a1_1, __shfl_down_sync(~0u, loop23_a1_1, 8));
          loop23_a1_0 = __fadd_rn(loop23_a1_0, __shfl_down_sync(~0u, loop23_a1_0, 4));
          loop23_a1_1 = __fadd_rn(loop23_a1_1, __shfl_down_sync(~0u, loop23_a1_1, 4));
          loop23_a1_0 = __fadd_rn(loop23_a1_0, __shfl_down_sync(~0u, loop23_a1_0, 2));
          loop23_a1_1 = __fadd_rn(loop23_a1_1, __shfl_down_sync(~0u, loop23_a1_1, 2));
          loop23_a1_0 = __fadd_rn(loop23_a1_0, __shfl_down_sync(~0u, loop23_a1_0, 1));
          loop23_a1_1 = __fadd_rn(loop23_a1_1, __shfl_down_sync(~0u, loop23_a1_1, 1));
          s27 = __shfl_sync(~0u, loop23_a1_0, 0);
          s28 = __shfl_sync(~0u, loop23_a1_1, 0);
          const float v431 = __fdiv_rn(s27, 24.0f);
          const int v432 = min_i32(add_i32(v409, 1), 100);
          const float v433 = __fdiv_rn(s28, 24.0f);
          const int v434 = v409 % 1000;
          float s29;
          float loop24_a1_0 = 0.0f;
          for (int loop24_x1_0 = 0; loop24_x1_0 < 100; loop24_x1_0 += 32) {
            const int loop24_x1 = loop24_x1_0 + lane;
            float loop24_r0_0 = 0.0f;
            if (loop24_x1 < 100) {
              const int v435 = v434 - loop24_x1;
              const float v436 = (loop24_x1 == 0) ? v433 : t_errors[unit1 * 1000 + wrap_index(v435, 1000)];
              const float v437 = (loop24_x1 < v432) ? v436 : 0.0f;
              loop24_r0_0 = v437;
            }
            loop24_a1_0 = __fadd_rn(loop24_a1_0, loop24_r0_0);
            loop24_a1_0 = __fadd_rn(loop24_a1_0, __shfl_down_sync(~0u, loop24_r0_0, 16));
          }
          loop24_a1_0 = __fadd_rn(loop24_a1_0, __shfl_down_sync(~0u, loop24_a1_0, 8));
          loop24_a1_0 = __fadd_rn(loop24_a1_0, __shfl_down_sync(~0u, loop24_a1_0, 4));
          loop24_a1_0 = __fadd_rn(loop24_a1_0, __shfl_down_sync(~0u, loop24_a1_0, 2));
          loop24_a1_0 = __fadd_rn(loop24_a1_0, __shfl_down_sync(~0u, loop24_a1_0, 1));
          s29 = __shfl_sync(~0u, loop24_a1_0, 0);
          const float v438 = __fdiv_rn(s29, __int2float_rn(v432));
          const bool v439 = v409 > 20;
          float s30;
          float s31;
          float loop25_a1_0 = 0.0f;
          float loop25_a1_1 = 0.0f;
          for (int loop25_x1_0 = 0; loop25_x1_0 < 10; loop25_x1_0 += 32) {
            const int loop25_x1 = loop25_x1_0 + lane;
            float loop25_r0_0 = 0.0f;
            float loop25_r0_1 = 0.0f;
            if (loop25_x1 < 10) {
              const int v440 = loop25_x1 + 10;
              const int v441 = v434 - v440;
              const float v442 = (v440 == 0) ? v433 : t_errors[unit1 * 1000 + wrap_index(v441, 1000)];
              const int v443 = v434 - loop25_x1;
              const float v444 = (loop25_x1 == 0) ? v433 : t_errors[unit1 * 1000 + wrap_index(v443, 1000)];
              loop25_r0_0 = v442;
              loop25_r0_1 = v444;
            }
            loop25_a1_0 = __fadd_rn(loop25_a1_0, loop25_r0_0);
            loop25_a1_0 = __fadd_rn(loop25_a1_0, __shfl_down_sync(~0u, loop25_r0_0, 16));
            loop25_a1_1 = __fadd_rn(loop25_a1_1, loop25_r0_1);
            loop25_a1_1 = __fadd_rn(loop25_a1_1, __shfl_down_sync(~0u, loop25_r0_1, 16));
          }
          loop25_a1_0 = __fadd_rn(loop25_a1_0, __shfl_down_sync(~0u, loop25_a1_0, 8));
          loop25_a1_1 = __fadd_rn(loop25_a1_1, __shfl_down_sync(~0u, loop25_a1_1, 8));
          loop25_a1_0 = __fadd_rn(loop25_a1_0, __shfl_down_sync(~0u, loop25_a1_0, 4));
          loop25_a1_1 = __fadd_rn(loop25_a1_1, __shfl_down_sync(~0u, loop25_a1_1, 4));
          loop25_a1_0 = __fadd_rn(loop25_a1_0, __shfl_down_sync(~0u, loop25_a1_0, 2));
          loop25_a1_1 = __fadd_rn(loop25_a1_1, __shfl_down_sync(~0u, loop25_a1_1, 2));
          loop25_a1_0 = __fadd_rn(loop25_a1_0, __shfl_down_sync(~0u, loop25_a1_0, 1));
          loop25_a1_1 = __fadd_rn(loop25_a1_1, __shfl_down_sync(~0u, loop25_a1_1, 1));
          s30 = __shfl_sync(~0u, loop25_a1_0, 0);
          s31 = __shfl_sync(~0u, loop25_a1_1, 0);
          const float v445 = __fmaf_rn(v410, 0.9f, __fmul_rn((v439 ? __fdiv_rn(__fsub_rn(s30, s31), 10.0f) : 0.0f), 0.1f));
          const int v446 = (fabsf(v445) < 0.001f) ? (v439 ? add_i32(v411, 1) : 0) : 0;
          const float v447 = __fdiv_rn(__int2float_rn(v409), 1000.0f);
          const float v448 = __fsub_rn(0.9f, min_f32(v447, 0.2f));
          const float v449 = __fmaf_rn(min_f32(__fdiv_rn(__int2float_rn(v413), 50.0f), 1.0f), (-0.5f), 1.5f);
          const float v450 = __fmul_rn(__fsub_rn(1.0f, v448), __fsub_rn(1.0f, min_f32(max_f32(__fmul_rn(v449, v438), 0.0f), 1.0f)));
          const float v451 = __fmaf_rn(v448, v412, v450);
          const float v452 = __fmaf_rn(v414, 0.95f, __fmul_rn(__fmul_rn(v415, __fadd_rn(v416, 1.0f)), 0.05f));
          const float v453 = min_f32(max_f32(__fdiv_rn(v452, 0.05f), 0.0f), 1.0f);
          const float v454 = (v417 > 100) ? 0.95f : __fmul_rn(__fadd_rn(v453, v451), 0.5f);
          const float v455 = __fsub_rn(1.0f, v451);
          const float v456 = __fmul_rn(v418, v419);
          const float v457 = __fmaf_rn(__fsub_rn(1.0f, v453), __fmaf_rn(v456, 0.5f, 0.5f), min_f32(__fdiv_rn(__int2float_rn(v446), 200.0f), 0.5f));
          const float v458 = min_f32(__fmaf_rn(v455, 0.2f, min_f32(__fadd_rn(v457, 0.3f), 1.0f)), 1.0f);
          const float v459 = fabsf(v420);
          const float v460 = __fadd_rn(__fsub_rn(__fmaf_rn(__fsub_rn(v431, v438), 4.0f, v456), 0.3f), v459);
          const float v461 = __fmul_rn(min_f32(max_f32(v460, 0.0f), 1.0f), v421);
          const float v462 = max_f32(__fmul_rn(v422, 0.8f), v461);
          const float v463 = max_f32(__fmul_rn(v423, 0.95f), v461);
          const int v464 = (v451 > 0.6f) ? 2 : 1;
          const int v465 = (v453 < 0.3f) ? 0 : ((v417 > 50) ? ((v453 > 0.7f) ? 3 : v464) : v464);
          const float v466 = __fmul_rn(__fmul_rn(v454, 0.0001f), v424);
          const float v467 = __fmul_rn(v462, 0.3f);
          const float v468 = __fmul_rn(__fmul_rn(__fsub_rn(1.0f, v463), 0.1f), __fmul_rn(v425, v426));
          const float v469 = __fadd_rn(v447, 1.0f);
          const int v470 = __float_as_int(v469);
          const bool v471 = v470 < 8388608;
          const int v472 = __float_as_int((v471 ? __int2float_rn(v470) : v469));
          const int v473 = sub_i32(v472, 1060439283) >> 23;
          const float v474 = __int2float_rn(add_i32(v473, (v471 ? (-149) : 0)));
          const float v475 = __fsub_rn(__int_as_float(sub_i32(v472, shift_left_i32(v473, 23))), 1.0f);
          const float v476 = divide_plain(v475, __fadd_rn(v475, 2.0f));
          const float v477 = __fmul_rn(v476, v476);
          const float v478 = __fmaf_rn((-v477), __fmaf_rn(v477, __fmaf_rn(v477, 0.29871482f, 0.39977568f), 0.66666776f), v475);
          const float v479 = __fsub_rn(v475, __fmaf_rn(v476, v478, (-__fmul_rn(v474, 0.0000014286068f))));
          const float v480 = (__float_as_uint(v469) > 2147483648u) ? __uint_as_float(0x7fc00000u) : v469;
          const float v481 = (shift_left_u32(__float_as_uint(v469), 1u) == 0u) ? __uint_as_float(0xff800000u) : v480;
          const float v482 = ((__float_as_uint(v469) - 1u) < 2139095039u) ? __fmaf_rn(v474, 0.69314575f, v479) : v481;
          const float v483 = min_f32(__fmaf_rn(v431, 4.0f, 1.0f), 3.0f);
          const float v484 = min_f32(__fmul_rn(__fmul_rn(__fmaf_rn(v482, 0.4342945f, 1.0f), 0.01f), v483), 0.05f);
          const float v485 = (v417 > 0) ? 0.0f : __fmul_rn(v426, 0.01f);
          const float v486 = max_f32(0.5f, __fmul_rn(__fmaf_rn(v459, 0.5f, 0.5f), __fmaf_rn(v455, 0.9f, 0.1f)));
          const float v487 = __fmul_rn(v486, v427);
          const float v488 = __fmul_rn(__fmul_rn(v483, 0.01f), v428);
          __syncthreads();
          if (threadIdx.x == 0) {
            t_error[unit1] = v431;
            t_meanError[unit1] = v438;
            t_improvement[unit1] = v445;
            t_plateau[unit1] = v446;
            t_confidence[unit1] = v451;
            t_information[unit1] = v452;
            t_drive[unit1] = v454;
            t_exploration[unit1] = v458;
            t_gate[unit1] = v461;
            t_opening[unit1] = v462;
            t_hold[unit1] = v463;
            t_cognition[unit1] = v465;
            t_tune_noise[unit1] = v466;
            t_tune_gate[unit1] = v467;
            t_tune_pattern[unit1] = v468;
            t_tune_plasticity[unit1] = v484;
            t_tune_memoryGain[unit1] = v485;
            t_tune_imprint[unit1] = v487;
            t_tune_learning[unit1] = v488;
          }
        }
        __syncthreads();
        {
          int* const t_rankRows = (int*)(arena + arena[138]);
          float* const t_ranks = (float*)(arena + arena[137]);
          float* const t_rankWeights = (float*)(arena + arena[139]);
          if (warp < 1) {
            const float v489 = t_ranks[unit1 * 3];
            const int v490 = t_rankRows[unit1 * 3];
            const int v491 = t_rankRows[unit1 * 3 + 1];
            const float v492 = t_ranks[unit1 * 3 + 1];
            const int v493 = t_rankRows[unit1 * 3 + 2];
            const float v494 = t_ranks[unit1 * 3 + 2];
            const float v506 = max_f32(__fmul_rn(max_f32(__fsub_rn(v489, v489), (-20.0f)), 5.0f), (-104.0f));
            const float v507 = min_f32(v506, 89.0f);
            const float v508 = rintf(__fmul_rn(v507, 1.442695f));
            const float v509 = __fmaf_rn(v508, (-0.0000014286068f), __fmaf_rn(v508, (-0.69314575f), v507));
            const float v510 = __fmaf_rn(v509, __fmaf_rn(v509, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v511 = __fmaf_rn(__fmul_rn(v509, v509), __fmaf_rn(v509, __fmaf_rn(v509, v510, 0.16666521f), 0.49999994f), v509);
            const bool v512 = v508 < 0.0f;
            const unsigned int v513 = shift_left_u32(__float_as_uint(__fadd_rn(v508, 12582912.0f)), 23u) + (v512 ? 1602224128u : 528482304u);
            const float v514 = __fmul_rn(__fmul_rn(__fadd_rn(v511, 1.0f), __uint_as_float(v513)), (v512 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v515 = max_f32(__fmul_rn(max_f32(__fsub_rn(v492, v489), (-20.0f)), 5.0f), (-104.0f));
            const float v516 = min_f32(v515, 89.0f);
            const float v517 = rintf(__fmul_rn(v516, 1.442695f));
            const float v518 = __fmaf_rn(v517, (-0.0000014286068f), __fmaf_rn(v517, (-0.69314575f), v516));
            const float v519 = __fmaf_rn(v518, __fmaf_rn(v518, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v520 = __fmaf_rn(__fmul_rn(v518, v518), __fmaf_rn(v518, __fmaf_rn(v518, v519, 0.16666521f), 0.49999994f), v518);
            const bool v521 = v517 < 0.0f;
            const unsigned int v522 = shift_left_u32(__float_as_uint(__fadd_rn(v517, 12582912.0f)), 23u) + (v521 ? 1602224128u : 528482304u);
            const float v523 = __fmul_rn(__fmul_rn(__fadd_rn(v520, 1.0f), __uint_as_float(v522)), (v521 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v524 = max_f32(__fmul_rn(max_f32(__fsub_rn(v494, v489), (-20.0f)), 5.0f), (-104.0f));
            const float v525 = min_f32(v524, 89.0f);
            const float v526 = rintf(__fmul_rn(v525, 1.442695f));
            const float v527 = __fmaf_rn(v526, (-0.0000014286068f), __fmaf_rn(v526, (-0.69314575f), v525));
            const float v528 = __fmaf_rn(v527, __fmaf_rn(v527, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v529 = __fmaf_rn(__fmul_rn(v527, v527), __fmaf_rn(v527, __fmaf_rn(v527, v528, 0.16666521f), 0.49999994f), v527);
            const bool v530 = v526 < 0.0f;
            const unsigned int v531 = shift_left_u32(__float_as_uint(__fadd_rn(v526, 12582912.0f)), 23u) + (v530 ? 1602224128u : 528482304u);
            const float v532 = __fmul_rn(__fmul_rn(__fadd_rn(v529, 1.0f), __uint_as_float(v531)), (v530 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v533 = __fadd_rn(__fadd_rn(((v490 < 0) ? 0.0f : v514), ((v491 < 0) ? 0.0f : v523)), ((v493 < 0) ? 0.0f : v532));
            const float v534 = max_f32(v533, 0.000001f);
            for (int row24 = threadIdx.x; row24 < 3; row24 += 256) {
              const int v495 = t_rankRows[unit1 * 3 + row24];
              const float v496 = t_ranks[unit1 * 3 + row24];
              const float v497 = max_f32(__fmul_rn(max_f32(__fsub_rn(v496, v489), (-20.0f)), 5.0f), (-104.0f));
              const float v498 = min_f32(v497, 89.0f);
              const float v499 = rintf(__fmul_rn(v498, 1.442695f));
              const float v500 = __fmaf_rn(v499, (-0.0000014286068f), __fmaf_rn(v499, (-0.69314575f), v498));
              const float v501 = __fmaf_rn(v500, __fmaf_rn(v500, 0.0013814423f, 0.008368743f), 0.041668393f);
              const float v502 = __fmaf_rn(__fmul_rn(v500, v500), __fmaf_rn(v500, __fmaf_rn(v500, v501, 0.16666521f), 0.49999994f), v500);
              const bool v503 = v499 < 0.0f;
              const unsigned int v504 = shift_left_u32(__float_as_uint(__fadd_rn(v499, 12582912.0f)), 23u) + (v503 ? 1602224128u : 528482304u);
              const float v505 = __fmul_rn(__fmul_rn(__fadd_rn(v502, 1.0f), __uint_as_float(v504)), (v503 ? 5.421011e-20f : 18446744000000000000.0f));
              t_rankWeights[unit1 * 3 + row24] = __fdiv_rn(((v495 < 0) ? 0.0f : v505), v534);
            }
          }
        }
        {
          int* const t_planWinner = (int*)(arena + arena[127]);
          int* const t_age = (int*)(arena + arena[17]);
          int* const t_planUntil = (int*)(arena + arena[97]);
          int* const t_rankRows = (int*)(arena + arena[138]);
          float* const t_ranks = (float*)(arena + arena[137]);
          float* const t_patternRank = (float*)(arena + arena[92]);
          float* const t_patternOn = (float*)(arena + arena[93]);
          float* const t_value = (float*)(arena + arena[114]);
          float* const t_valueMean = (float*)(arena + arena[94]);
          float* const t_valueSquare = (float*)(arena + arena[95]);
          int* const t_lastAddition = (int*)(arena + arena[96]);
          float* const t_knobs = (float*)(arena + arena[16]);
          int* const t_install = (int*)(arena + arena[141]);
          float* const t_worth = (float*)(arena + arena[143]);
          if (((warp + 7) & 7) < 1) {
            const int v535 = t_planWinner[unit1];
            const int v536 = t_age[unit1];
            const int v537 = t_planUntil[unit1];
            const int v538 = t_rankRows[unit1 * 3];
            const float v539 = t_ranks[unit1 * 3];
            const float v540 = t_patternRank[unit1];
            const float v541 = t_patternOn[unit1];
            const float v542 = t_value[unit1];
            const float v543 = t_valueMean[unit1];
            const float v544 = t_valueSquare[unit1];
            const int v545 = t_lastAddition[unit1];
            const float v546 = t_knobs[unit1 * 23];
            const float v547 = t_knobs[unit1 * 23 + 12];
            const bool v548 = v535 > 0;
            const bool v549 = ((v536 % 10) == 9) && (v536 >= v537);
            const float v550 = (v538 < 0) ? 0.0f : min_f32(max_f32(v539, 0.0f), 1.0f);
            const bool v551 = v550 > 0.5f;
            const int v552 = v548 ? 2 : ((v549 && v551) ? 1 : 0);
            const float v553 = v549 ? v550 : v540;
            const float v554 = v548 ? 1.0f : (v549 ? (v551 ? 1.0f : 0.0f) : v541);
            const int v555 = v548 ? add_i32(v536, 20) : v537;
            const float v556 = __fmaf_rn(__fsqrt_rn(max_f32(__fmaf_rn((-v543), v543, v544), 0.0f)), 1.645f, v543);
            const bool v557 = __fmul_rn(v546, v547) > 0.0f;
            const bool v558 = ((v542 > __fadd_rn(v556, 0.001f)) && (v542 > 0.0f)) && ((sub_i32(v536, v545) >= 10) && v557);
            const float v559 = v558 ? v542 : 0.0f;
            const float v560 = __fmul_rn(0.01f, (v557 ? 1.0f : 0.0f));
            const float v561 = __fmaf_rn(v560, __fsub_rn(v542, v543), v543);
            const float v562 = __fmaf_rn(v560, __fmaf_rn(v542, v542, (-v544)), v544);
            for (int row25 = (int)((threadIdx.x + 224) & 255); row25 < 1; row25 += 256) {
              t_install[unit1] = v552;
              t_patternRank[unit1] = v553;
              t_patternOn[unit1] = v554;
              t_planUntil[unit1] = v555;
              t_worth[unit1] = v559;
              t_valueMean[unit1] = v561;
              t_valueSquare[unit1] = v562;
            }
          }
        }
        {
          int* const t_reachSensor = (int*)(arena + arena[47]);
          float* const t_tune_imprint = (float*)(arena + arena[134]);
          float* const t_sensors = (float*)(arena + arena[26]);
          float* const t_tune_learning = (float*)(arena + arena[135]);
          float* const t_prediction = (float*)(arena + arena[117]);
          float* const t_tune_drive = (float*)(arena + arena[136]);
          if (((warp + 6) & 7) < 2) {
            const float v563 = t_tune_imprint[unit1];
            const float v564 = t_tune_learning[unit1];
            for (int row26 = (int)((threadIdx.x + 192) & 255); row26 < 64; row26 += 256) {
              const int i3_1 = (int)((unsigned int)row26 % (unsigned int)2);
              const int rest4 = (int)((unsigned int)row26 / (unsigned int)2);
              const int i2_3 = (int)((unsigned int)rest4 % (unsigned int)16);
              const int rest5 = (int)((unsigned int)rest4 / (unsigned int)16);
              const int v565 = t_reachSensor[rest5 * 32 + i3_1 * 16 + i2_3];
              const float v566 = t_sensors[unit1 * 24 + max_i32(min_i32(v565, 24 - 1), 0)];
              const float v567 = __fsub_rn(v566, t_prediction[unit1 * 24 + max_i32(min_i32(v565, 24 - 1), 0)]);
              t_tune_drive[unit1 * 64 + rest5 * 32 + i2_3 * 2 + i3_1] = (v565 < 0) ? 0.0f : __fmaf_rn(v563, v566, __fmul_rn(v564, v567));
            }
          }
        }
        {
          int* const t_age = (int*)(arena + arena[17]);
          float* const t_error = (float*)(arena + arena[34]);
          float* const t_errors = (float*)(arena + arena[36]);
          if (((warp + 4) & 7) < 1) {
            const int v568 = t_age[unit1];
            const float v569 = t_error[unit1];
            const int v570 = v568 % 1000;
            for (int row27 = (int)((threadIdx.x + 128) & 255); row27 < 1; row27 += 256) {
              if ((unsigned int)v570 < (unsigned int)1000) t_errors[unit1 * 1000 + v570] = v569;
            }
          }
        }
        __syncthreads();
      }
      else {
        const int unit0 = turn * 8 + warp;
        if (unit0 < n_B) {
          {
            unsigned int* const t_seed = (unsigned int*)(arena + arena[18]);
            int* const t_age = (int*)(arena + arena[17]);
            float* const t_knobs = (float*)(arena + arena[16]);
            float* const t_planScore = (float*)(arena + arena[102]);
            unsigned int* const t_fieldWords = (unsigned int*)(arena + arena[124]);
            unsigned int* const t_ruleWords = (unsigned int*)(arena + arena[125]);
            unsigned int* const t_holdingWords = (unsigned int*)(arena + arena[126]);
            int* const t_planWinner = (int*)(arena + arena[127]);
            int* const t_planStart = (int*)(arena + arena[128]);
            const unsigned int v0 = t_seed[unit0];
            const unsigned int v1 = 0u + v0;
            const int v2 = t_age[unit0];
            const unsigned int v3 = ((unsigned int)v2) + 3u;
            const unsigned int v4 = v1 + v3;
            const unsigned int v5 = (shift_left_u32(v3, 13u) ^ (v3 >> 19)) ^ v4;
            const unsigned int v6 = v4 + v5;
            const unsigned int v7 = (shift_left_u32(v5, 15u) ^ (v5 >> 17)) ^ v6;
            const unsigned int v8 = v6 + v7;
            const unsigned int v9 = (shift_left_u32(v7, 26u) ^ (v7 >> 6)) ^ v8;
            const unsigned int v10 = v8 + v9;
            const unsigned int v11 = (v0 ^ 3u) ^ 466688986u;
            const unsigned int v12 = (((shift_left_u32(v9, 6u) ^ (v9 >> 26)) ^ v10) + v11) + 1u;
            const unsigned int v13 = (v10 + 3u) + v12;
            const unsigned int v14 = (shift_left_u32(v12, 17u) ^ (v12 >> 15)) ^ v13;
            const unsigned int v15 = v13 + v14;
            const unsigned int v16 = (shift_left_u32(v14, 29u) ^ (v14 >> 3)) ^ v15;
            const unsigned int v17 = v15 + v16;
            const unsigned int v18 = (shift_left_u32(v16, 16u) ^ (v16 >> 16)) ^ v17;
            const unsigned int v19 = v17 + v18;
            const unsigned int v20 = (((shift_left_u32(v18, 24u) ^ (v18 >> 8)) ^ v19) + v0) + 2u;
            const unsigned int v21 = (v19 + v11) + v20;
            const unsigned int v22 = (shift_left_u32(v20, 13u) ^ (v20 >> 19)) ^ v21;
            const unsigned int v23 = v21 + v22;
            const unsigned int v24 = (shift_left_u32(v22, 15u) ^ (v22 >> 17)) ^ v23;
            const unsigned int v25 = v23 + v24;
            const unsigned int v26 = (shift_left_u32(v24, 26u) ^ (v24 >> 6)) ^ v25;
            const unsigned int v27 = v25 + v26;
            const unsigned int v28 = (((shift_left_u32(v26, 6u) ^ (v26 >> 26)) ^ v27) + 3u) + 3u;
            const unsigned int v29 = (v27 + v0) + v28;
            const unsigned int v30 = (shift_left_u32(v28, 17u) ^ (v28 >> 15)) ^ v29;
            const unsigned int v31 = 0u + 1u;
            const unsigned int v32 = v1 + v31;
            const unsigned int v33 = (shift_left_u32(v31, 13u) ^ (v31 >> 19)) ^ v32;
            const unsigned int v34 = v32 + v33;
            const unsigned int v35 = (shift_left_u32(v33, 15u) ^ (v33 >> 17)) ^ v34;
            const unsigned int v36 = v34 + v35;
            const unsigned int v37 = (shift_left_u32(v35, 26u) ^ (v35 >> 6)) ^ v36;
            const unsigned int v38 = v36 + v37;
            const unsigned int v39 = (v0 ^ 1u) ^ 466688986u;
            const unsigned int v40 = (((shift_left_u32(v37, 6u) ^ (v37 >> 26)) ^ v38) + v39) + 1u;
            const unsigned int v41 = (v38 + 1u) + v40;
            const unsigned int v42 = (shift_left_u32(v40, 17u) ^ (v40 >> 15)) ^ v41;
            const unsigned int v43 = v41 + v42;
            const unsigned int v44 = (shift_left_u32(v42, 29u) ^ (v42 >> 3)) ^ v43;
            const unsigned int v45 = v43 + v44;
            const unsigned int v46 = (shift_left_u32(v44, 16u) ^ (v44 >> 16)) ^ v45;
            const unsigned int v47 = v45 + v46;
            const unsigned int v48 = (((shift_left_u32(v46, 24u) ^ (v46 >> 8)) ^ v47) + v0) + 2u;
            const unsigned int v49 = (v47 + v39) + v48;
            const unsigned int v50 = (shift_left_u32(v48, 13u) ^ (v48 >> 19)) ^ v49;
            const unsigned int v51 = v49 + v50;
            const unsigned int v52 = (shift_left_u32(v50, 15u) ^ (v50 >> 17)) ^ v51;
            const unsigned int v53 = v51 + v52;
            const unsigned int v54 = (shift_left_u32(v52, 26u) ^ (v52 >> 6)) ^ v53;
            const unsigned int v55 = v53 + v54;
            const unsigned int v56 = (((shift_left_u32(v54, 6u) ^ (v54 >> 26)) ^ v55) + 1u) + 3u;
            const unsigned int v57 = (v55 + v0) + v56;
            const unsigned int v58 = (shift_left_u32(v56, 17u) ^ (v56 >> 15)) ^ v57;
            const unsigned int v59 = 0u + 2u;
            const unsigned int v60 = v1 + v59;
            const unsigned int v61 = (shift_left_u32(v59, 13u) ^ (v59 >> 19)) ^ v60;
            const unsigned int v62 = v60 + v61;
            const unsigned int v63 = (shift_left_u32(v61, 15u) ^ (v61 >> 17)) ^ v62;
            const unsigned int v64 = v62 + v63;
            const unsigned int v65 = (shift_left_u32(v63, 26u) ^ (v63 >> 6)) ^ v64;
            const unsigned int v66 = v64 + v65;
            const unsigned int v67 = (v0 ^ 2u) ^ 466688986u;
            const unsigned int v68 = (((shift_left_u32(v65, 6u) ^ (v65 >> 26)) ^ v66) + v67) + 1u;
            const unsigned int v69 = (v66 + 2u) + v68;
            const unsigned int v70 = (shift_left_u32(v68, 17u) ^ (v68 >> 15)) ^ v69;
            const unsigned int v71 = v69 + v70;
            const unsigned int v72 = (shift_left_u32(v70, 29u) ^ (v70 >> 3)) ^ v71;
            const unsigned int v73 = v71 + v72;
            const unsigned int v74 = (shift_left_u32(v72, 16u) ^ (v72 >> 16)) ^ v73;
            const unsigned int v75 = v73 + v74;
            const unsigned int v76 = (((shift_left_u32(v74, 24u) ^ (v74 >> 8)) ^ v75) + v0) + 2u;
            const unsigned int v77 = (v75 + v67) + v76;
            const unsigned int v78 = (shift_left_u32(v76, 13u) ^ (v76 >> 19)) ^ v77;
            const unsigned int v79 = v77 + v78;
            const unsigned int v80 = (shift_left_u32(v78, 15u) ^ (v78 >> 17)) ^ v79;
            const unsigned int v81 = v79 + v80;
            const unsigned int v82 = (shift_left_u32(v80, 26u) ^ (v80 >> 6)) ^ v81;
            const unsigned int v83 = v81 + v82;
            const unsigned int v84 = (((shift_left_u32(v82, 6u) ^ (v82 >> 26)) ^ v83) + 2u) + 3u;
            const unsigned int v85 = (v83 + v0) + v84;
            const unsigned int v86 = (shift_left_u32(v84, 17u) ^ (v84 >> 15)) ^ v85;
            const bool v87 = (v2 % 21) == 20;
            const bool v88 = (v87 && (v2 >= 40)) && (__fmul_rn(t_knobs[unit0 * 23 + 13], t_knobs[unit0 * 23 + 12]) > 0.0f);
            float s0_best = 0.0f;
            int s0 = -1;
            float s1;
            float loop0_a1_0 = __uint_as_float(0xff800000u);
            for (int loop0_x1_0 = 0; loop0_x1_0 < 8; loop0_x1_0 += 32) {
              const int loop0_x1 = loop0_x1_0 + lane;
              float loop0_r0_0 = __uint_as_float(0xff800000u);
              if (loop0_x1 < 8) {
                const float v89 = t_planScore[unit0 * 8 + loop0_x1];
                loop0_r0_0 = v89;
                if (v89 == v89 && (s0 < 0 || v89 > s0_best || (v89 == s0_best && loop0_x1 < s0))) { s0_best = v89; s0 = loop0_x1; }
              }
              loop0_a1_0 = max_f32(loop0_a1_0, loop0_r0_0);
              loop0_a1_0 = max_f32(loop0_a1_0, __shfl_down_sync(~0u, loop0_r0_0, 16));
            }
            loop0_a1_0 = max_f32(loop0_a1_0, __shfl_down_sync(~0u, loop0_a1_0, 8));
            loop0_a1_0 = max_f32(loop0_a1_0, __shfl_down_sync(~0u, loop0_a1_0, 4));
            loop0_a1_0 = max_f32(loop0_a1_0, __shfl_down_sync(~0u, loop0_a1_0, 2));
            loop0_a1_0 = max_f32(loop0_a1_0, __shfl_down_sync(~0u, loop0_a1_0, 1));
            s1 = __shfl_sync(~0u, loop0_a1_0, 0);
            for (int by = 16; by > 0; by /= 2) {
              const float s0_best_o = __shfl_xor_sync(~0u, s0_best, by);
              const int s0_o = __shfl_xor_sync(~0u, s0, by);
              if (s0_o >= 0 && (s0 < 0 || s0_best_o > s0_best || (s0_best_o == s0_best && s0_o < s0))) { s0_best = s0_best_o; s0 = s0_o; }
            }
            const int v90 = (v88 && (s1 > __fadd_rn(t_planScore[unit0 * 8], 0.01f))) ? min_i32(max_i32(s0, 0), 7) : 0;
            const int v91 = v87 ? (int)1 : (int)0;
            for (int row0 = lane; row0 < 1; row0 += 32) {
              *(uint2*)&t_fieldWords[unit0 * 2] = make_uint2(v29, v30);
              *(uint2*)&t_ruleWords[unit0 * 2] = make_uint2(v57, v58);
              *(uint2*)&t_holdingWords[unit0 * 2] = make_uint2(v85, v86);
              t_planWinner[unit0] = v90;
              t_planStart[unit0] = v91;
            }
          }
          {
            int* const t_badInputs = (int*)(arena + arena[29]);
            float* const t_sensed = (float*)(arena + arena[15]);
            int* const t_silence = (int*)(arena + arena[30]);
            float* const t_reward = (float*)(arena + arena[28]);
            int s2 = 0;
            for (int loop1_x = lane; loop1_x < 25; loop1_x += 32) {
              const float v92 = t_sensed[unit0 * 25 + loop1_x];
              const bool v93 = (!is_finite_f32(v92)) || (fabsf(v92) > 1000000.0f);
              s2 += v93 ? 1 : 0;
            }
            for (int by = 16; by > 0; by /= 2) {
              const int s2_o = __shfl_xor_sync(~0u, s2, by);
              s2 += s2_o;
            }
            const int v94 = add_i32(t_badInputs[unit0], s2);
            int s3 = 0;
            for (int loop2_x = lane; loop2_x < 24; loop2_x += 32) {
              const float v95 = t_sensed[unit0 * 25 + loop2_x];
              const float v96 = min_f32(max_f32((is_finite_f32(v95) ? v95 : 0.0f), (-1000000.0f)), 1000000.0f);
              const bool v97 = fabsf(v96) > 0.01f;
              s3 += v97 ? 1 : 0;
            }
            for (int by = 16; by > 0; by /= 2) {
              const int s3_o = __shfl_xor_sync(~0u, s3, by);
              s3 += s3_o;
            }
            const int v98 = (s3 > 0) ? 0 : add_i32(t_silence[unit0], 1);
            const float v99 = t_sensed[unit0 * 25 + 24];
            const float v100 = min_f32(max_f32((is_finite_f32(v99) ? v99 : 0.0f), (-1000000.0f)), 1000000.0f);
            const float v101 = min_f32(max_f32(v100, (-1.0f)), 1.0f);
            __syncwarp();
            if (lane == 0) {
              t_badInputs[unit0] = v94;
              t_silence[unit0] = v98;
              t_reward[unit0] = v101;
            }
          }
          {
            float* const t_sensors = (float*)(arena + arena[26]);
            int* const t_rangeGiven = (int*)(arena + arena[33]);
            float* const t_rangeLow = (float*)(arena + arena[31]);
            float* const t_low = (float*)(arena + arena[24]);
            float* const t_sensed = (float*)(arena + arena[15]);
            float* const t_rangeHigh = (float*)(arena + arena[32]);
            float* const t_high = (float*)(arena + arena[25]);
            float* const t_sensorsLast = (float*)(arena + arena[27]);
            for (int row1 = lane; row1 < 24; row1 += 32) {
              const float v102 = t_sensors[unit0 * 24 + row1];
              const bool v103 = t_rangeGiven[row1] == 1;
              const float v104 = t_sensed[unit0 * 25 + row1];
              const float v105 = min_f32(max_f32((is_finite_f32(v104) ? v104 : 0.0f), (-1000000.0f)), 1000000.0f);
              const float v106 = v103 ? t_rangeLow[row1] : min_f32(t_low[unit0 * 24 + row1], v105);
              const float v107 = v103 ? t_rangeHigh[row1] : max_f32(t_high[unit0 * 24 + row1], v105);
              const float v108 = __fsub_rn(__fdiv_rn(__fmul_rn(__fsub_rn(v105, v106), 2.0f), __fsub_rn(v107, v106)), 1.0f);
              const float v109 = min_f32(max_f32(v108, (-1.0f)), 1.0f);
              t_sensorsLast[unit0 * 24 + row1] = v102;
              t_low[unit0 * 24 + row1] = v106;
              t_high[unit0 * 24 + row1] = v107;
              t_sensors[unit0 * 24 + row1] = v109;
            }
          }
          {
            float* const t_contexts = (float*)(arena + arena[86]);
            float* const t_context = (float*)(arena + arena[90]);
            float* const t_alike = (float*)(arena + arena[140]);
            for (int row2 = 0; row2 < 100; row2 += 1) {
              float s4;
              float loop3_r0_0[2];
              #pragma unroll
              for (int loop3_x1_0 = 0; loop3_x1_0 < 64; loop3_x1_0 += 32) {
                const int loop3_x1 = loop3_x1_0 + lane;
                loop3_r0_0[loop3_x1_0 / 32] = 0.0f;
                if (loop3_x1 < 64) {
                  const float v110 = __fmul_rn(t_contexts[row2 * 64 + loop3_x1], t_context[unit0 * 64 + loop3_x1]);
                  loop3_r0_0[loop3_x1_0 / 32] = v110;
                }
              }
              float loop3_a1_0 = 0.0f;
              #pragma unroll
              for (int loop3_x1_0 = 0; loop3_x1_0 < 64; loop3_x1_0 += 32) {
                loop3_a1_0 = __fadd_rn(loop3_a1_0, loop3_r0_0[loop3_x1_0 / 32]);
                loop3_a1_0 = __fadd_rn(loop3_a1_0, __shfl_down_sync(~0u, loop3_r0_0[loop3_x1_0 / 32], 16));
              }
              loop3_a1_0 = __fadd_rn(loop3_a1_0, __shfl_down_sync(~0u, loop3_a1_0, 8));
              loop3_a1_0 = __fadd_rn(loop3_a1_0, __shfl_down_sync(~0u, loop3_a1_0, 4));
              loop3_a1_0 = __fadd_rn(loop3_a1_0, __shfl_down_sync(~0u, loop3_a1_0, 2));
              loop3_a1_0 = __fadd_rn(loop3_a1_0, __shfl_down_sync(~0u, loop3_a1_0, 1));
              s4 = __shfl_sync(~0u, loop3_a1_0, 0);
              __syncwarp();
              if (lane == 0) {
                t_alike[unit0 * 100 + row2] = s4;
              }
            }
          }
          __syncwarp();
          {
            float* const t_sensors = (float*)(arena + arena[26]);
            float* const t_members = (float*)(arena + arena[118]);
            float* const t_memberErrors = (float*)(arena + arena[119]);
            int* const t_age = (int*)(arena + arena[17]);
            const float v113 = max_f32(0.02f, __fdiv_rn(1.0f, __int2float_rn(add_i32(t_age[unit0], 1))));
            for (int row3 = lane; row3 < 96; row3 += 32) {
              const int i2_0 = (int)((unsigned int)row3 % (unsigned int)24);
              const int rest0 = (int)((unsigned int)row3 / (unsigned int)24);
              const float v111 = __fsub_rn(t_sensors[unit0 * 24 + i2_0], t_members[unit0 * 96 + rest0 * 24 + i2_0]);
              const float v112 = t_memberErrors[unit0 * 96 + rest0 * 24 + i2_0];
              t_memberErrors[unit0 * 96 + rest0 * 24 + i2_0] = __fmaf_rn(__fmaf_rn(v111, v111, (-v112)), v113, v112);
            }
          }
          {
            float* const t_sensors = (float*)(arena + arena[26]);
            float* const t_prediction = (float*)(arena + arena[117]);
            float* const t_error = (float*)(arena + arena[34]);
            int* const t_age = (int*)(arena + arena[17]);
            float* const t_errors = (float*)(arena + arena[36]);
            float* const t_meanError = (float*)(arena + arena[35]);
            float* const t_improvement = (float*)(arena + arena[38]);
            int* const t_plateau = (int*)(arena + arena[39]);
            float* const t_confidence = (float*)(arena + arena[37]);
            int* const t_activeCells = (int*)(arena + arena[65]);
            float* const t_information = (float*)(arena + arena[40]);
            float* const t_energy = (float*)(arena + arena[61]);
            float* const t_variance = (float*)(arena + arena[62]);
            int* const t_silence = (int*)(arena + arena[30]);
            float* const t_drive = (float*)(arena + arena[42]);
            float* const t_novelty = (float*)(arena + arena[80]);
            float* const t_knobs = (float*)(arena + arena[16]);
            float* const t_exploration = (float*)(arena + arena[41]);
            float* const t_reward = (float*)(arena + arena[28]);
            float* const t_gate = (float*)(arena + arena[43]);
            float* const t_opening = (float*)(arena + arena[44]);
            float* const t_hold = (float*)(arena + arena[45]);
            int* const t_cognition = (int*)(arena + arena[46]);
            float* const t_tune_noise = (float*)(arena + arena[129]);
            float* const t_tune_gate = (float*)(arena + arena[130]);
            float* const t_patternOn = (float*)(arena + arena[93]);
            float* const t_tune_pattern = (float*)(arena + arena[131]);
            float* const t_tune_plasticity = (float*)(arena + arena[132]);
            float* const t_tune_memoryGain = (float*)(arena + arena[133]);
            float* const t_tune_imprint = (float*)(arena + arena[134]);
            float* const t_tune_learning = (float*)(arena + arena[135]);
            float s5;
            float s6;
            float loop4_a1_0 = 0.0f;
            float loop4_a1_1 = 0.0f;
            for (int loop4_x1_0 = 0; loop4_x1_0 < 24; loop4_x1_0 += 32) {
              const int loop4_x1 = loop4_x1_0 + lane;
              float loop4_r0_0 = 0.0f;
              float loop4_r0_1 = 0.0f;
              if (loop4_x1 < 24) {
                const float v114 = __fsub_rn(t_sensors[unit0 * 24 + loop4_x1], t_prediction[unit0 * 24 + loop4_x1]);
                const float v115 = fabsf(v114);
                loop4_r0_0 = v115;
                loop4_r0_1 = v115;
              }
              loop4_a1_0 = __fadd_rn(loop4_a1_0, loop4_r0_0);
              loop4_a1_0 = __fadd_rn(loop4_a1_0, __shfl_down_sync(~0u, loop4_r0_0, 16));
              loop4_a1_1 = __fadd_rn(loop4_a1_1, loop4_r0_1);
              loop4_a1_1 = __fadd_rn(loop4_a1_1, __shfl_down_sync(~0u, loop4_r0_1, 16));
            }
            loop4_a1_0 = __fadd_rn(loop4_a1_0, __shfl_down_sync(~0u, loop4_a1_0, 8));
            loop4_a1_1 = __fadd_rn(loop4_a1_1, __shfl_down_sync(~0u, loop4_a1_1, 8));
            loop4_a1_0 = __fadd_rn(loop4_a1_0, __shfl_down_sync(~0u, loop4_a1_0, 4));
            loop4_a1_1 = __fadd_rn(loop4_a1_1, __shfl_down_sync(~0u, loop4_a1_1, 4));
            loop4_a1_0 = __fadd_rn(loop4_a1_0, __shfl_down_sync(~0u, loop4_a1_0, 2));
            loop4_a1_1 = __fadd_rn(loop4_a1_1, __shfl_down_sync(~0u, loop4_a1_1, 2));
            loop4_a1_0 = __fadd_rn(loop4_a1_0, __shfl_down_sync(~0u, loop4_a1_0, 1));
            loop4_a1_1 = __fadd_rn(loop4_a1_1, __shfl_down_sync(~0u, loop4_a1_1, 1));
            s5 = __shfl_sync(~0u, loop4_a1_0, 0);
            s6 = __shfl_sync(~0u, loop4_a1_1, 0);
            const float v116 = __fdiv_rn(s5, 24.0f);
            const int v117 = t_age[unit0];
            const int v118 = min_i32(add_i32(v117, 1), 100);
            const float v119 = __fdiv_rn(s6, 24.0f);
            const int v120 = v117 % 1000;
            float s7;
            float loop5_a1_0 = 0.0f;
            for (int loop5_x1_0 = 0; loop5_x1_0 < 100; loop5_x1_0 += 32) {
              const int loop5_x1 = loop5_x1_0 + lane;
              float loop5_r0_0 = 0.0f;
              if (loop5_x1 < 100) {
                const int v121 = v120 - loop5_x1;
                const float v122 = (loop5_x1 == 0) ? v119 : t_errors[unit0 * 1000 + wrap_index(v121, 1000)];
                const float v123 = (loop5_x1 < v118) ? v122 : 0.0f;
                loop5_r0_0 = v123;
              }
              loop5_a1_0 = __fadd_rn(loop5_a1_0, loop5_r0_0);
              loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_r0_0, 16));
            }
            loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 8));
            loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 4));
            loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 2));
            loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 1));
            s7 = __shfl_sync(~0u, loop5_a1_0, 0);
            const float v124 = __fdiv_rn(s7, __int2float_rn(v118));
            const bool v125 = v117 > 20;
            float s8;
            float s9;
            float loop6_a1_0 = 0.0f;
            float loop6_a1_1 = 0.0f;
            for (int loop6_x1_0 = 0; loop6_x1_0 < 10; loop6_x1_0 += 32) {
              const int loop6_x1 = loop6_x1_0 + lane;
              float loop6_r0_0 = 0.0f;
              float loop6_r0_1 = 0.0f;
              if (loop6_x1 < 10) {
                const int v126 = loop6_x1 + 10;
                const int v127 = v120 - v126;
                const float v128 = (v126 == 0) ? v119 : t_errors[unit0 * 1000 + wrap_index(v127, 1000)];
                const int v129 = v120 - loop6_x1;
                const float v130 = (loop6_x1 == 0) ? v119 : t_errors[unit0 * 1000 + wrap_index(v129, 1000)];
                loop6_r0_0 = v128;
                loop6_r0_1 = v130;
              }
              loop6_a1_0 = __fadd_rn(loop6_a1_0, loop6_r0_0);
              loop6_a1_0 = __fadd_rn(loop6_a1_0, __shfl_down_sync(~0u, loop6_r0_0, 16));
              loop6_a1_1 = __fadd_rn(loop6_a1_1, loop6_r0_1);
              loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_r0_1, 16));
            }
            loop6_a1_0 = __fadd_rn(loop6_a1_0, __shfl_down_sync(~0u, loop6_a1_0, 8));
            loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 8));
            loop6_a1_0 = __fadd_rn(loop6_a1_0, __shfl_down_sync(~0u, loop6_a1_0, 4));
            loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 4));
            loop6_a1_0 = __fadd_rn(loop6_a1_0, __shfl_down_sync(~0u, loop6_a1_0, 2));
            loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 2));
            loop6_a1_0 = __fadd_rn(loop6_a1_0, __shfl_down_sync(~0u, loop6_a1_0, 1));
            loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 1));
            s8 = __shfl_sync(~0u, loop6_a1_0, 0);
            s9 = __shfl_sync(~0u, loop6_a1_1, 0);
            const float v131 = __fmaf_rn(t_improvement[unit0], 0.9f, __fmul_rn((v125 ? __fdiv_rn(__fsub_rn(s8, s9), 10.0f) : 0.0f), 0.1f));
            const int v132 = (fabsf(v131) < 0.001f) ? (v125 ? add_i32(t_plateau[unit0], 1) : 0) : 0;
            const float v133 = __fdiv_rn(__int2float_rn(v117), 1000.0f);
            const float v134 = __fsub_rn(0.9f, min_f32(v133, 0.2f));
            const float v135 = __fmaf_rn(min_f32(__fdiv_rn(__int2float_rn(t_activeCells[unit0]), 50.0f), 1.0f), (-0.5f), 1.5f);
            const float v136 = __fmul_rn(__fsub_rn(1.0f, v134), __fsub_rn(1.0f, min_f32(max_f32(__fmul_rn(v135, v124), 0.0f), 1.0f)));
            const float v137 = __fmaf_rn(v134, t_confidence[unit0], v136);
            const float v138 = __fmul_rn(__fmul_rn(t_energy[unit0], __fadd_rn(t_variance[unit0], 1.0f)), 0.05f);
            const float v139 = __fmaf_rn(t_information[unit0], 0.95f, v138);
            const int v140 = t_silence[unit0];
            const float v141 = min_f32(max_f32(__fdiv_rn(v139, 0.05f), 0.0f), 1.0f);
            const float v142 = (v140 > 100) ? 0.95f : __fmul_rn(__fadd_rn(v141, v137), 0.5f);
            const float v143 = __fsub_rn(1.0f, v137);
            const float v144 = __fmul_rn(t_novelty[unit0], t_knobs[unit0 * 23 + 11]);
            const float v145 = __fmaf_rn(__fsub_rn(1.0f, v141), __fmaf_rn(v144, 0.5f, 0.5f), min_f32(__fdiv_rn(__int2float_rn(v132), 200.0f), 0.5f));
            const float v146 = min_f32(__fmaf_rn(v143, 0.2f, min_f32(__fadd_rn(v145, 0.3f), 1.0f)), 1.0f);
            const float v147 = fabsf(t_reward[unit0]);
            const float v148 = __fadd_rn(__fsub_rn(__fmaf_rn(__fsub_rn(v116, v124), 4.0f, v144), 0.3f), v147);
            const float v149 = __fmul_rn(min_f32(max_f32(v148, 0.0f), 1.0f), t_knobs[unit0 * 23 + 10]);
            const float v150 = max_f32(__fmul_rn(t_opening[unit0], 0.8f), v149);
            const float v151 = max_f32(__fmul_rn(t_hold[unit0], 0.95f), v149);
            const int v152 = (v137 > 0.6f) ? 2 : 1;
            const int v153 = (v141 < 0.3f) ? 0 : ((v140 > 50) ? ((v141 > 0.7f) ? 3 : v152) : v152);
            const float v154 = __fmul_rn(__fmul_rn(v142, 0.0001f), t_knobs[unit0 * 23 + 9]);
            const float v155 = __fmul_rn(v150, 0.3f);
            const float v156 = t_knobs[unit0 * 23 + 12];
            const float v157 = __fmul_rn(__fmul_rn(__fsub_rn(1.0f, v151), 0.1f), __fmul_rn(t_patternOn[unit0], v156));
            const float v158 = __fadd_rn(v133, 1.0f);
            const int v159 = __float_as_int(v158);
            const bool v160 = v159 < 8388608;
            const int v161 = __float_as_int((v160 ? __int2float_rn(v159) : v158));
            const int v162 = sub_i32(v161, 1060439283) >> 23;
            const float v163 = __int2float_rn(add_i32(v162, (v160 ? (-149) : 0)));
            const float v164 = __fsub_rn(__int_as_float(sub_i32(v161, shift_left_i32(v162, 23))), 1.0f);
            const float v165 = divide_plain(v164, __fadd_rn(v164, 2.0f));
            const float v166 = __fmul_rn(v165, v165);
            const float v167 = __fmaf_rn((-v166), __fmaf_rn(v166, __fmaf_rn(v166, 0.29871482f, 0.39977568f), 0.66666776f), v164);
            const float v168 = __fsub_rn(v164, __fmaf_rn(v165, v167, (-__fmul_rn(v163, 0.0000014286068f))));
            const float v169 = (__float_as_uint(v158) > 2147483648u) ? __uint_as_float(0x7fc00000u) : v158;
            const float v170 = (shift_left_u32(__float_as_uint(v158), 1u) == 0u) ? __uint_as_float(0xff800000u) : v169;
            const float v171 = ((__float_as_uint(v158) - 1u) < 2139095039u) ? __fmaf_rn(v163, 0.69314575f, v168) : v170;
            const float v172 = min_f32(__fmaf_rn(v116, 4.0f, 1.0f), 3.0f);
            const float v173 = min_f32(__fmul_rn(__fmul_rn(__fmaf_rn(v171, 0.4342945f, 1.0f), 0.01f), v172), 0.05f);
            const float v174 = (v140 > 0) ? 0.0f : __fmul_rn(v156, 0.01f);
            const float v175 = max_f32(0.5f, __fmul_rn(__fmaf_rn(v147, 0.5f, 0.5f), __fmaf_rn(v143, 0.9f, 0.1f)));
            const float v176 = __fmul_rn(v175, t_knobs[unit0 * 23 + 1]);
            const float v177 = __fmul_rn(__fmul_rn(v172, 0.01f), t_knobs[unit0 * 23 + 2]);
            __syncwarp();
            if (lane == 0) {
              t_error[unit0] = v116;
              t_meanError[unit0] = v124;
              t_improvement[unit0] = v131;
              t_plateau[unit0] = v132;
              t_confidence[unit0] = v137;
              t_information[unit0] = v139;
              t_drive[unit0] = v142;
              t_exploration[unit0] = v146;
              t_gate[unit0] = v149;
              t_opening[unit0] = v150;
              t_hold[unit0] = v151;
              t_cognition[unit0] = v153;
              t_tune_noise[unit0] = v154;
              t_tune_gate[unit0] = v155;
              t_tune_pattern[unit0] = v157;
              t_tune_plasticity[unit0] = v173;
              t_tune_memoryGain[unit0] = v174;
              t_tune_imprint[unit0] = v176;
              t_tune_learning[unit0] = v177;
            }
          }
          {
            float* const t_scores = (float*)(arena + arena[87]);
            float* const t_alike = (float*)(arena + arena[140]);
            int* const t_additions = (int*)(arena + arena[89]);
            int* const t_births = (int*)(arena + arena[88]);
            float* const t_ranks = (float*)(arena + arena[137]);
            int* const t_rankRows = (int*)(arena + arena[138]);
            float top0_v0 = __uint_as_float(0xff800000u);
            int top0_i0 = -1;
            const int v180 = t_additions[0];
            for (int top0_0 = 0; top0_0 < 100; top0_0 += 32) {
              const int top0_x = top0_0 + lane;
              const float top0_last = __shfl_sync(~0u, top0_v0, 2);
              const int top0_last_i = __shfl_sync(~0u, top0_i0, 2);
              float top0_c = __uint_as_float(0xff800000u);
              bool top0_fits = false;
              if (top0_x < 100) {
                const float v178 = t_scores[top0_x];
                const bool v179 = v178 > 0.0f;
                const float v181 = max_f32(__fmul_rn(__int2float_rn(sub_i32(v180, t_births[top0_x])), (-0.1f)), (-104.0f));
                const float v182 = min_f32(v181, 89.0f);
                const float v183 = rintf(__fmul_rn(v182, 1.442695f));
                const float v184 = __fmaf_rn(v183, (-0.0000014286068f), __fmaf_rn(v183, (-0.69314575f), v182));
                const float v185 = __fmaf_rn(v184, __fmaf_rn(v184, 0.0013814423f, 0.008368743f), 0.041668393f);
                const float v186 = __fmaf_rn(__fmul_rn(v184, v184), __fmaf_rn(v184, __fmaf_rn(v184, v185, 0.16666521f), 0.49999994f), v184);
                const bool v187 = v183 < 0.0f;
                const unsigned int v188 = shift_left_u32(__float_as_uint(__fadd_rn(v183, 12582912.0f)), 23u) + (v187 ? 1602224128u : 528482304u);
                const float v189 = __fmul_rn(__fmul_rn(__fadd_rn(v186, 1.0f), __uint_as_float(v188)), (v187 ? 5.421011e-20f : 18446744000000000000.0f));
                const float v190 = __fmul_rn(__fmul_rn(t_alike[unit0 * 100 + top0_x], v178), v189);
                top0_c = v190;
                top0_fits = v179 && v190 == v190 && (top0_last_i < 0 || v190 > top0_last);
              }
              unsigned int top0_open = __ballot_sync(~0u, top0_fits);
              while (top0_open != 0u) {
                const int top0_from = __ffs(top0_open) - 1;
                top0_open &= top0_open - 1u;
                const float top0_v = __shfl_sync(~0u, top0_c, top0_from);
                const int top0_i = top0_0 + top0_from;
                const unsigned int top0_s0 = __ballot_sync(~0u, top0_i0 >= 0 && !(top0_v > top0_v0));
                const int top0_p = __popc(top0_s0);
                const float top0_v0_up = __shfl_up_sync(~0u, top0_v0, 1);
                const int top0_i0_up = __shfl_up_sync(~0u, top0_i0, 1);
                if (lane > top0_p) { top0_v0 = top0_v0_up; top0_i0 = top0_i0_up; }
                else if (lane == top0_p) { top0_v0 = top0_v; top0_i0 = top0_i; }
              }
            }
            if (lane < 3) {
              t_ranks[unit0 * 3 + lane] = top0_v0;
              t_rankRows[unit0 * 3 + lane] = top0_i0;
            }
          }
          __syncwarp();
          {
            int* const t_reachSensor = (int*)(arena + arena[47]);
            float* const t_tune_imprint = (float*)(arena + arena[134]);
            float* const t_sensors = (float*)(arena + arena[26]);
            float* const t_tune_learning = (float*)(arena + arena[135]);
            float* const t_prediction = (float*)(arena + arena[117]);
            float* const t_tune_drive = (float*)(arena + arena[136]);
            const float v192 = t_tune_imprint[unit0];
            const float v194 = t_tune_learning[unit0];
            for (int row4 = lane; row4 < 64; row4 += 32) {
              const int i3_0 = (int)((unsigned int)row4 % (unsigned int)2);
              const int rest1 = (int)((unsigned int)row4 / (unsigned int)2);
              const int i2_1 = (int)((unsigned int)rest1 % (unsigned int)16);
              const int rest2 = (int)((unsigned int)rest1 / (unsigned int)16);
              const int v191 = t_reachSensor[rest2 * 32 + i3_0 * 16 + i2_1];
              const float v193 = t_sensors[unit0 * 24 + max_i32(min_i32(v191, 24 - 1), 0)];
              const float v195 = __fsub_rn(v193, t_prediction[unit0 * 24 + max_i32(min_i32(v191, 24 - 1), 0)]);
              t_tune_drive[unit0 * 64 + rest2 * 32 + i2_1 * 2 + i3_0] = (v191 < 0) ? 0.0f : __fmaf_rn(v192, v193, __fmul_rn(v194, v195));
            }
          }
          {
            int* const t_rankRows = (int*)(arena + arena[138]);
            float* const t_ranks = (float*)(arena + arena[137]);
            float* const t_rankWeights = (float*)(arena + arena[139]);
            const float v196 = t_ranks[unit0 * 3];
            const float v206 = max_f32(__fmul_rn(max_f32(__fsub_rn(v196, v196), (-20.0f)), 5.0f), (-104.0f));
            const float v207 = min_f32(v206, 89.0f);
            const float v208 = rintf(__fmul_rn(v207, 1.442695f));
            const float v209 = __fmaf_rn(v208, (-0.0000014286068f), __fmaf_rn(v208, (-0.69314575f), v207));
            const float v210 = __fmaf_rn(v209, __fmaf_rn(v209, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v211 = __fmaf_rn(__fmul_rn(v209, v209), __fmaf_rn(v209, __fmaf_rn(v209, v210, 0.16666521f), 0.49999994f), v209);
            const bool v212 = v208 < 0.0f;
            const unsigned int v213 = shift_left_u32(__float_as_uint(__fadd_rn(v208, 12582912.0f)), 23u) + (v212 ? 1602224128u : 528482304u);
            const float v214 = __fmul_rn(__fmul_rn(__fadd_rn(v211, 1.0f), __uint_as_float(v213)), (v212 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v215 = __fmul_rn(max_f32(__fsub_rn(t_ranks[unit0 * 3 + 1], v196), (-20.0f)), 5.0f);
            const float v216 = min_f32(max_f32(v215, (-104.0f)), 89.0f);
            const float v217 = rintf(__fmul_rn(v216, 1.442695f));
            const float v218 = __fmaf_rn(v217, (-0.0000014286068f), __fmaf_rn(v217, (-0.69314575f), v216));
            const float v219 = __fmaf_rn(v218, __fmaf_rn(v218, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v220 = __fmaf_rn(__fmul_rn(v218, v218), __fmaf_rn(v218, __fmaf_rn(v218, v219, 0.16666521f), 0.49999994f), v218);
            const bool v221 = v217 < 0.0f;
            const unsigned int v222 = shift_left_u32(__float_as_uint(__fadd_rn(v217, 12582912.0f)), 23u) + (v221 ? 1602224128u : 528482304u);
            const float v223 = __fmul_rn(__fmul_rn(__fadd_rn(v220, 1.0f), __uint_as_float(v222)), (v221 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v224 = __fadd_rn(((t_rankRows[unit0 * 3] < 0) ? 0.0f : v214), ((t_rankRows[unit0 * 3 + 1] < 0) ? 0.0f : v223));
            const float v225 = __fmul_rn(max_f32(__fsub_rn(t_ranks[unit0 * 3 + 2], v196), (-20.0f)), 5.0f);
            const float v226 = min_f32(max_f32(v225, (-104.0f)), 89.0f);
            const float v227 = rintf(__fmul_rn(v226, 1.442695f));
            const float v228 = __fmaf_rn(v227, (-0.0000014286068f), __fmaf_rn(v227, (-0.69314575f), v226));
            const float v229 = __fmaf_rn(v228, __fmaf_rn(v228, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v230 = __fmaf_rn(__fmul_rn(v228, v228), __fmaf_rn(v228, __fmaf_rn(v228, v229, 0.16666521f), 0.49999994f), v228);
            const bool v231 = v227 < 0.0f;
            const unsigned int v232 = shift_left_u32(__float_as_uint(__fadd_rn(v227, 12582912.0f)), 23u) + (v231 ? 1602224128u : 528482304u);
            const float v233 = __fmul_rn(__fmul_rn(__fadd_rn(v230, 1.0f), __uint_as_float(v232)), (v231 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v234 = max_f32(__fadd_rn(v224, ((t_rankRows[unit0 * 3 + 2] < 0) ? 0.0f : v233)), 0.000001f);
            for (int row5 = lane; row5 < 3; row5 += 32) {
              const float v197 = __fmul_rn(max_f32(__fsub_rn(t_ranks[unit0 * 3 + row5], v196), (-20.0f)), 5.0f);
              const float v198 = min_f32(max_f32(v197, (-104.0f)), 89.0f);
              const float v199 = rintf(__fmul_rn(v198, 1.442695f));
              const float v200 = __fmaf_rn(v199, (-0.0000014286068f), __fmaf_rn(v199, (-0.69314575f), v198));
              const float v201 = __fmaf_rn(v200, __fmaf_rn(v200, 0.0013814423f, 0.008368743f), 0.041668393f);
              const float v202 = __fmaf_rn(__fmul_rn(v200, v200), __fmaf_rn(v200, __fmaf_rn(v200, v201, 0.16666521f), 0.49999994f), v200);
              const bool v203 = v199 < 0.0f;
              const unsigned int v204 = shift_left_u32(__float_as_uint(__fadd_rn(v199, 12582912.0f)), 23u) + (v203 ? 1602224128u : 528482304u);
              const float v205 = __fmul_rn(__fmul_rn(__fadd_rn(v202, 1.0f), __uint_as_float(v204)), (v203 ? 5.421011e-20f : 18446744000000000000.0f));
              t_rankWeights[unit0 * 3 + row5] = __fdiv_rn(((t_rankRows[unit0 * 3 + row5] < 0) ? 0.0f : v205), v234);
            }
          }
          {
            int* const t_planWinner = (int*)(arena + arena[127]);
            int* const t_age = (int*)(arena + arena[17]);
            int* const t_planUntil = (int*)(arena + arena[97]);
            int* const t_rankRows = (int*)(arena + arena[138]);
            float* const t_ranks = (float*)(arena + arena[137]);
            float* const t_patternRank = (float*)(arena + arena[92]);
            float* const t_patternOn = (float*)(arena + arena[93]);
            float* const t_value = (float*)(arena + arena[114]);
            float* const t_valueMean = (float*)(arena + arena[94]);
            float* const t_valueSquare = (float*)(arena + arena[95]);
            int* const t_lastAddition = (int*)(arena + arena[96]);
            float* const t_knobs = (float*)(arena + arena[16]);
            int* const t_install = (int*)(arena + arena[141]);
            float* const t_worth = (float*)(arena + arena[143]);
            const bool v235 = t_planWinner[unit0] > 0;
            const int v236 = t_age[unit0];
            const int v237 = t_planUntil[unit0];
            const bool v238 = ((v236 % 10) == 9) && (v236 >= v237);
            const float v239 = (t_rankRows[unit0 * 3] < 0) ? 0.0f : min_f32(max_f32(t_ranks[unit0 * 3], 0.0f), 1.0f);
            const bool v240 = v239 > 0.5f;
            const int v241 = v235 ? 2 : ((v238 && v240) ? 1 : 0);
            const float v242 = v238 ? v239 : t_patternRank[unit0];
            const float v243 = v235 ? 1.0f : (v238 ? (v240 ? 1.0f : 0.0f) : t_patternOn[unit0]);
            const int v244 = v235 ? add_i32(v236, 20) : v237;
            const float v245 = t_value[unit0];
            const float v246 = t_valueMean[unit0];
            const float v247 = t_valueSquare[unit0];
            const float v248 = __fmaf_rn(__fsqrt_rn(max_f32(__fmaf_rn((-v246), v246, v247), 0.0f)), 1.645f, v246);
            const bool v249 = __fmul_rn(t_knobs[unit0 * 23], t_knobs[unit0 * 23 + 12]) > 0.0f;
            const bool v250 = ((v245 > __fadd_rn(v248, 0.001f)) && (v245 > 0.0f)) && ((sub_i32(v236, t_lastAddition[unit0]) >= 10) && v249);
            const float v251 = v250 ? v245 : 0.0f;
            const float v252 = __fmul_rn(0.01f, (v249 ? 1.0f : 0.0f));
            const float v253 = __fmaf_rn(v252, __fsub_rn(v245, v246), v246);
            const float v254 = __fmaf_rn(v252, __fmaf_rn(v245, v245, (-v247)), v247);
            for (int row6 = lane; row6 < 1; row6 += 32) {
              t_install[unit0] = v241;
              t_patternRank[unit0] = v242;
              t_patternOn[unit0] = v243;
              t_planUntil[unit0] = v244;
              t_worth[unit0] = v251;
              t_valueMean[unit0] = v253;
              t_valueSquare[unit0] = v254;
            }
          }
          {
            int* const t_age = (int*)(arena + arena[17]);
            float* const t_error = (float*)(arena + arena[34]);
            float* const t_errors = (float*)(arena + arena[36]);
            const int v255 = t_age[unit0] % 1000;
            const float v256 = t_error[unit0];
            for (int row7 = lane; row7 < 1; row7 += 32) {
              if ((unsigned int)v255 < (unsigned int)1000) t_errors[unit0 * 1000 + v255] = v256;
            }
          }
          __syncwarp();
        }
      }
    }
  }
  if (turn < end1) {
    float* const t_planRules = (float*)(arena + arena[100]);
    int* const t_age = (int*)(arena + arena[17]);
    float* const t_means = (float*)(arena + arena[59]);
    for (; turn < end1; turn += blocks) {
      if (n_B < 64) {
        const int unit2 = (turn - end0) * 256 + threadIdx.x;
        if (unit2 < (n_B * 1024)) {
          const int i4 = (int)((unsigned int)unit2 % (unsigned int)16);
          const int q_1 = (int)((unsigned int)unit2 / (unsigned int)16);
          const int i3 = (int)((unsigned int)q_1 % (unsigned int)4);
          const int q_2 = (int)((unsigned int)q_1 / (unsigned int)4);
          const int i2 = (int)((unsigned int)q_2 % (unsigned int)4);
          const int q_3 = (int)((unsigned int)q_2 / (unsigned int)4);
          const int i1 = (int)((unsigned int)q_3 % (unsigned int)4);
          const int i0 = (int)((unsigned int)q_3 / (unsigned int)4);
          const float v_5 = (((t_age[i0] % 21) == 0) ? t_means[i0 * 4096 + i1 * 1024 + i2 * 256 + i3 * 64 + 3 * 16 + i4] : t_planRules[i0 * 1024 + i1 * 256 + i2 * 64 + i3 * 16 + i4]);
          t_planRules[i0 * 1024 + i1 * 256 + i2 * 64 + i3 * 16 + i4] = v_5;
        }
      }
      else {
        const int unit3 = (turn - end0) * 256 + threadIdx.x;
        if (unit3 < (n_B * 256)) {
          const int i4 = (int)((unsigned int)unit3 % (unsigned int)4);
          const int q_1 = (int)((unsigned int)unit3 / (unsigned int)4);
          const int i3 = (int)((unsigned int)q_1 % (unsigned int)4);
          const int q_2 = (int)((unsigned int)q_1 / (unsigned int)4);
          const int i2 = (int)((unsigned int)q_2 % (unsigned int)4);
          const int q_3 = (int)((unsigned int)q_2 / (unsigned int)4);
          const int i1 = (int)((unsigned int)q_3 % (unsigned int)4);
          const int i0 = (int)((unsigned int)q_3 / (unsigned int)4);
          const int first_5 = (i4 * 4);
          const bool v_6 = ((t_age[i0] % 21) == 0);
          const float4 q_7 = *(const float4*)(t_means + (i0 * 4096 + i1 * 1024 + i2 * 256 + i3 * 64 + 3 * 16 + first_5));
          const float4 q_8 = *(const float4*)(t_planRules + (i0 * 1024 + i1 * 256 + i2 * 64 + i3 * 16 + first_5));
          const float v_9 = (v_6 ? q_7.x : q_8.x);
          const float v_10 = (v_6 ? q_7.y : q_8.y);
          const float v_11 = (v_6 ? q_7.z : q_8.z);
          const float v_12 = (v_6 ? q_7.w : q_8.w);
          *(float4*)(t_planRules + (i0 * 1024 + i1 * 256 + i2 * 64 + i3 * 16 + first_5)) = make_float4(v_9, v_10, v_11, v_12);
        }
      }
    }
  }
  if (turn < end2) {
    float* const t_inverse = (float*)(arena + arena[123]);
    float* const t_phi = (float*)(arena + arena[74]);
    float* const t_reply = (float*)(arena + arena[150]);
    for (; turn < end2; turn += blocks) {
      const int unit4 = (turn - end1) * 8 + warp;
      if (unit4 < (n_B * 160)) {
        const int i1_0 = (int)((unsigned int)unit4 % (unsigned int)160);
        const int rest6 = (int)((unsigned int)unit4 / (unsigned int)160);
        float s32;
        float loop26_r0_0[5];
        #pragma unroll
        for (int loop26_x1_0 = 0; loop26_x1_0 < 160; loop26_x1_0 += 32) {
          const int loop26_x1 = loop26_x1_0 + lane;
          loop26_r0_0[loop26_x1_0 / 32] = 0.0f;
          if (loop26_x1 < 160) {
            const float v571 = __fmul_rn(t_inverse[rest6 * 25600 + i1_0 * 160 + loop26_x1], t_phi[rest6 * 160 + loop26_x1]);
            loop26_r0_0[loop26_x1_0 / 32] = v571;
          }
        }
        float loop26_a1_0 = 0.0f;
        #pragma unroll
        for (int loop26_x1_0 = 0; loop26_x1_0 < 160; loop26_x1_0 += 32) {
          loop26_a1_0 = __fadd_rn(loop26_a1_0, loop26_r0_0[loop26_x1_0 / 32]);
          loop26_a1_0 = __fadd_rn(loop26_a1_0, __shfl_down_sync(~0u, loop26_r0_0[loop26_x1_0 / 32], 16));
        }
        loop26_a1_0 = __fadd_rn(loop26_a1_0, __shfl_down_sync(~0u, loop26_a1_0, 8));
        loop26_a1_0 = __fadd_rn(loop26_a1_0, __shfl_down_sync(~0u, loop26_a1_0, 4));
        loop26_a1_0 = __fadd_rn(loop26_a1_0, __shfl_down_sync(~0u, loop26_a1_0, 2));
        loop26_a1_0 = __fadd_rn(loop26_a1_0, __shfl_down_sync(~0u, loop26_a1_0, 1));
        s32 = __shfl_sync(~0u, loop26_a1_0, 0);
        __syncwarp();
        if (lane == 0) {
          t_reply[rest6 * 160 + i1_0] = s32;
        }
      }
    }
  }
  if (turn < end3) {
    float* const t_strength = (float*)(arena + arena[78]);
    int* const t_touched = (int*)(arena + arena[79]);
    float* const t_chooseVictims_best = (float*)(arena + arena[185]);
    int* const t_chooseVictims_where = (int*)(arena + arena[186]);
    for (; turn < end3; turn += blocks) {
      const int unit5 = (turn - end2) * 8 + warp;
      if (unit5 < n_chooseVictimsChunks) {
        const int v572 = unit5 * 256;
        const int v575 = (int)cycle;
        float list0_v0 = __uint_as_float(0x7f800000u);
        float list0_v1 = __uint_as_float(0x7f800000u);
        float list0_v2 = __uint_as_float(0x7f800000u);
        float list0_v3 = __uint_as_float(0x7f800000u);
        float list0_v4 = __uint_as_float(0x7f800000u);
        float list0_v5 = __uint_as_float(0x7f800000u);
        float list0_v6 = __uint_as_float(0x7f800000u);
        float list0_v7 = __uint_as_float(0x7f800000u);
        int list0_i0 = -1;
        int list0_i1 = -1;
        int list0_i2 = -1;
        int list0_i3 = -1;
        int list0_i4 = -1;
        int list0_i5 = -1;
        int list0_i6 = -1;
        int list0_i7 = -1;
        for (int list0_0 = lane; list0_0 < 256; list0_0 += 256) {
          const int list0_x0 = list0_0;
          float list0_c0 = __uint_as_float(0x7f800000u);
          bool list0_f0 = false;
          if (list0_x0 < 256) {
            const int v573 = v572 + list0_x0;
            const bool v574 = v573 < n_R;
            const float v576 = __fmul_rn(__int2float_rn(sub_i32(v575, t_touched[min_i32(v573, n_R - 1)])), (-0.0010005003f));
            const float v577 = min_f32(max_f32(v576, (-104.0f)), 89.0f);
            const float v578 = rintf(__fmul_rn(v577, 1.442695f));
            const float v579 = __fmaf_rn(v578, (-0.0000014286068f), __fmaf_rn(v578, (-0.69314575f), v577));
            const float v580 = __fmaf_rn(v579, __fmaf_rn(v579, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v581 = __fmaf_rn(__fmul_rn(v579, v579), __fmaf_rn(v579, __fmaf_rn(v579, v580, 0.16666521f), 0.49999994f), v579);
            const bool v582 = v578 < 0.0f;
            const unsigned int v583 = shift_left_u32(__float_as_uint(__fadd_rn(v578, 12582912.0f)), 23u) + (v582 ? 1602224128u : 528482304u);
            const float v584 = __fmul_rn(__fmul_rn(__fadd_rn(v581, 1.0f), __uint_as_float(v583)), (v582 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v585 = __fmul_rn(t_strength[min_i32(v573, n_R - 1)], v584);
            list0_c0 = v585;
            list0_f0 = v574 && v585 == v585;
          }
          const int list0_x1 = list0_0 + 32;
          float list0_c1 = __uint_as_float(0x7f800000u);
          bool list0_f1 = false;
          if (list0_x1 < 256) {
            const int v586 = v572 + list0_x1;
            const bool v587 = v586 < n_R;
            const float v588 = __fmul_rn(__int2float_rn(sub_i32(v575, t_touched[min_i32(v586, n_R - 1)])), (-0.0010005003f));
            const float v589 = min_f32(max_f32(v588, (-104.0f)), 89.0f);
            const float v590 = rintf(__fmul_rn(v589, 1.442695f));
            const float v591 = __fmaf_rn(v590, (-0.0000014286068f), __fmaf_rn(v590, (-0.69314575f), v589));
            const float v592 = __fmaf_rn(v591, __fmaf_rn(v591, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v593 = __fmaf_rn(__fmul_rn(v591, v591), __fmaf_rn(v591, __fmaf_rn(v591, v592, 0.16666521f), 0.49999994f), v591);
            const bool v594 = v590 < 0.0f;
            const unsigned int v595 = shift_left_u32(__float_as_uint(__fadd_rn(v590, 12582912.0f)), 23u) + (v594 ? 1602224128u : 528482304u);
            const float v596 = __fmul_rn(__fmul_rn(__fadd_rn(v593, 1.0f), __uint_as_float(v595)), (v594 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v597 = __fmul_rn(t_strength[min_i32(v586, n_R - 1)], v596);
            list0_c1 = v597;
            list0_f1 = v587 && v597 == v597;
          }
          const int list0_x2 = list0_0 + 64;
          float list0_c2 = __uint_as_float(0x7f800000u);
          bool list0_f2 = false;
          if (list0_x2 < 256) {
            const int v598 = v572 + list0_x2;
            const bool v599 = v598 < n_R;
            const float v600 = __fmul_rn(__int2float_rn(sub_i32(v575, t_touched[min_i32(v598, n_R - 1)])), (-0.0010005003f));
            const float v601 = min_f32(max_f32(v600, (-104.0f)), 89.0f);
            const float v602 = rintf(__fmul_rn(v601, 1.442695f));
            const float v603 = __fmaf_rn(v602, (-0.0000014286068f), __fmaf_rn(v602, (-0.69314575f), v601));
            const float v604 = __fmaf_rn(v603, __fmaf_rn(v603, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v605 = __fmaf_rn(__fmul_rn(v603, v603), __fmaf_rn(v603, __fmaf_rn(v603, v604, 0.16666521f), 0.49999994f), v603);
            const bool v606 = v602 < 0.0f;
            const unsigned int v607 = shift_left_u32(__float_as_uint(__fadd_rn(v602, 12582912.0f)), 23u) + (v606 ? 1602224128u : 528482304u);
            const float v608 = __fmul_rn(__fmul_rn(__fadd_rn(v605, 1.0f), __uint_as_float(v607)), (v606 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v609 = __fmul_rn(t_strength[min_i32(v598, n_R - 1)], v608);
            list0_c2 = v609;
            list0_f2 = v599 && v609 == v609;
          }
          const int list0_x3 = list0_0 + 96;
          float list0_c3 = __uint_as_float(0x7f800000u);
          bool list0_f3 = false;
          if (list0_x3 < 256) {
            const int v610 = v572 + list0_x3;
            const bool v611 = v610 < n_R;
            const float v612 = __fmul_rn(__int2float_rn(sub_i32(v575, t_touched[min_i32(v610, n_R - 1)])), (-0.0010005003f));
            const float v613 = min_f32(max_f32(v612, (-104.0f)), 89.0f);
            const float v614 = rintf(__fmul_rn(v613, 1.442695f));
            const float v615 = __fmaf_rn(v614, (-0.0000014286068f), __fmaf_rn(v614, (-0.69314575f), v613));
            const float v616 = __fmaf_rn(v615, __fmaf_rn(v615, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v617 = __fmaf_rn(__fmul_rn(v615, v615), __fmaf_rn(v615, __fmaf_rn(v615, v616, 0.16666521f), 0.49999994f), v615);
            const bool v618 = v614 < 0.0f;
            const unsigned int v619 = shift_left_u32(__float_as_uint(__fadd_rn(v614, 12582912.0f)), 23u) + (v618 ? 1602224128u : 528482304u);
            const float v620 = __fmul_rn(__fmul_rn(__fadd_rn(v617, 1.0f), __uint_as_float(v619)), (v618 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v621 = __fmul_rn(t_strength[min_i32(v610, n_R - 1)], v620);
            list0_c3 = v621;
            list0_f3 = v611 && v621 == v621;
          }
          const int list0_x4 = list0_0 + 128;
          float list0_c4 = __uint_as_float(0x7f800000u);
          bool list0_f4 = false;
          if (list0_x4 < 256) {
            const int v622 = v572 + list0_x4;
            const bool v623 = v622 < n_R;
            const float v624 = __fmul_rn(__int2float_rn(sub_i32(v575, t_touched[min_i32(v622, n_R - 1)])), (-0.0010005003f));
            const float v625 = min_f32(max_f32(v624, (-104.0f)), 89.0f);
            const float v626 = rintf(__fmul_rn(v625, 1.442695f));
            const float v627 = __fmaf_rn(v626, (-0.0000014286068f), __fmaf_rn(v626, (-0.69314575f), v625));
            const float v628 = __fmaf_rn(v627, __fmaf_rn(v627, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v629 = __fmaf_rn(__fmul_rn(v627, v627), __fmaf_rn(v627, __fmaf_rn(v627, v628, 0.16666521f), 0.49999994f), v627);
            const bool v630 = v626 < 0.0f;
            const unsigned int v631 = shift_left_u32(__float_as_uint(__fadd_rn(v626, 12582912.0f)), 23u) + (v630 ? 1602224128u : 528482304u);
            const float v632 = __fmul_rn(__fmul_rn(__fadd_rn(v629, 1.0f), __uint_as_float(v631)), (v630 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v633 = __fmul_rn(t_strength[min_i32(v622, n_R - 1)], v632);
            list0_c4 = v633;
            list0_f4 = v623 && v633 == v633;
          }
          const int list0_x5 = list0_0 + 160;
          float list0_c5 = __uint_as_float(0x7f800000u);
          bool list0_f5 = false;
          if (list0_x5 < 256) {
            const int v634 = v572 + list0_x5;
            const bool v635 = v634 < n_R;
            const float v636 = __fmul_rn(__int2float_rn(sub_i32(v575, t_touched[min_i32(v634, n_R - 1)])), (-0.0010005003f));
            const float v637 = min_f32(max_f32(v636, (-104.0f)), 89.0f);
            const float v638 = rintf(__fmul_rn(v637, 1.442695f));
            const float v639 = __fmaf_rn(v638, (-0.0000014286068f), __fmaf_rn(v638, (-0.69314575f), v637));
            const float v640 = __fmaf_rn(v639, __fmaf_rn(v639, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v641 = __fmaf_rn(__fmul_rn(v639, v639), __fmaf_rn(v639, __fmaf_rn(v639, v640, 0.16666521f), 0.49999994f), v639);
            const bool v642 = v638 < 0.0f;
            const unsigned int v643 = shift_left_u32(__float_as_uint(__fadd_rn(v638, 12582912.0f)), 23u) + (v642 ? 1602224128u : 528482304u);
            const float v644 = __fmul_rn(__fmul_rn(__fadd_rn(v641, 1.0f), __uint_as_float(v643)), (v642 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v645 = __fmul_rn(t_strength[min_i32(v634, n_R - 1)], v644);
            list0_c5 = v645;
            list0_f5 = v635 && v645 == v645;
          }
          const int list0_x6 = list0_0 + 192;
          float list0_c6 = __uint_as_float(0x7f800000u);
          bool list0_f6 = false;
          if (list0_x6 < 256) {
            const int v646 = v572 + list0_x6;
            const bool v647 = v646 < n_R;
            const float v648 = __fmul_rn(__int2float_rn(sub_i32(v575, t_touched[min_i32(v646, n_R - 1)])), (-0.0010005003f));
            const float v649 = min_f32(max_f32(v648, (-104.0f)), 89.0f);
            const float v650 = rintf(__fmul_rn(v649, 1.442695f));
            const float v651 = __fmaf_rn(v650, (-0.0000014286068f), __fmaf_rn(v650, (-0.69314575f), v649));
            const float v652 = __fmaf_rn(v651, __fmaf_rn(v651, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v653 = __fmaf_rn(__fmul_rn(v651, v651), __fmaf_rn(v651, __fmaf_rn(v651, v652, 0.16666521f), 0.49999994f), v651);
            const bool v654 = v650 < 0.0f;
            const unsigned int v655 = shift_left_u32(__float_as_uint(__fadd_rn(v650, 12582912.0f)), 23u) + (v654 ? 1602224128u : 528482304u);
            const float v656 = __fmul_rn(__fmul_rn(__fadd_rn(v653, 1.0f), __uint_as_float(v655)), (v654 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v657 = __fmul_rn(t_strength[min_i32(v646, n_R - 1)], v656);
            list0_c6 = v657;
            list0_f6 = v647 && v657 == v657;
          }
          const int list0_x7 = list0_0 + 224;
          float list0_c7 = __uint_as_float(0x7f800000u);
          bool list0_f7 = false;
          if (list0_x7 < 256) {
            const int v658 = v572 + list0_x7;
            const bool v659 = v658 < n_R;
            const float v660 = __fmul_rn(__int2float_rn(sub_i32(v575, t_touched[min_i32(v658, n_R - 1)])), (-0.0010005003f));
            const float v661 = min_f32(max_f32(v660, (-104.0f)), 89.0f);
            const float v662 = rintf(__fmul_rn(v661, 1.442695f));
            const float v663 = __fmaf_rn(v662, (-0.0000014286068f), __fmaf_rn(v662, (-0.69314575f), v661));
            const float v664 = __fmaf_rn(v663, __fmaf_rn(v663, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v665 = __fmaf_rn(__fmul_rn(v663, v663), __fmaf_rn(v663, __fmaf_rn(v663, v664, 0.16666521f), 0.49999994f), v663);
            const bool v666 = v662 < 0.0f;
            const unsigned int v667 = shift_left_u32(__float_as_uint(__fadd_rn(v662, 12582912.0f)), 23u) + (v666 ? 1602224128u : 528482304u);
            const float v668 = __fmul_rn(__fmul_rn(__fadd_rn(v665, 1.0f), __uint_as_float(v667)), (v666 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v669 = __fmul_rn(t_strength[min_i32(v658, n_R - 1)], v668);
            list0_c7 = v669;
            list0_f7 = v659 && v669 == v669;
          }
          if (list0_f0 && (list0_i7 < 0 || list0_c0 < list0_v7)) {
            list0_v7 = list0_c0;
            list0_i7 = list0_x0;
            if (list0_i6 < 0 || list0_v7 < list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
            if (list0_i5 < 0 || list0_v6 < list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
            if (list0_i4 < 0 || list0_v5 < list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
            if (list0_i3 < 0 || list0_v4 < list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
            if (list0_i2 < 0 || list0_v3 < list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
            if (list0_i1 < 0 || list0_v2 < list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
            if (list0_i0 < 0 || list0_v1 < list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
          }
          if (list0_f1 && (list0_i7 < 0 || list0_c1 < list0_v7)) {
            list0_v7 = list0_c1;
            list0_i7 = list0_x1;
            if (list0_i6 < 0 || list0_v7 < list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
            if (list0_i5 < 0 || list0_v6 < list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
            if (list0_i4 < 0 || list0_v5 < list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
            if (list0_i3 < 0 || list0_v4 < list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
            if (list0_i2 < 0 || list0_v3 < list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
            if (list0_i1 < 0 || list0_v2 < list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
            if (list0_i0 < 0 || list0_v1 < list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
          }
          if (list0_f2 && (list0_i7 < 0 || list0_c2 < list0_v7)) {
            list0_v7 = list0_c2;
            list0_i7 = list0_x2;
            if (list0_i6 < 0 || list0_v7 < list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
            if (list0_i5 < 0 || list0_v6 < list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
            if (list0_i4 < 0 || list0_v5 < list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
            if (list0_i3 < 0 || list0_v4 < list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
            if (list0_i2 < 0 || list0_v3 < list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
            if (list0_i1 < 0 || list0_v2 < list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
            if (list0_i0 < 0 || list0_v1 < list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
          }
          if (list0_f3 && (list0_i7 < 0 || list0_c3 < list0_v7)) {
            list0_v7 = list0_c3;
            list0_i7 = list0_x3;
            if (list0_i6 < 0 || list0_v7 < list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
            if (list0_i5 < 0 || list0_v6 < list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
            if (list0_i4 < 0 || list0_v5 < list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
            if (list0_i3 < 0 || list0_v4 < list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
            if (list0_i2 < 0 || list0_v3 < list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
            if (list0_i1 < 0 || list0_v2 < list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
            if (list0_i0 < 0 || list0_v1 < list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
          }
          if (list0_f4 && (list0_i7 < 0 || list0_c4 < list0_v7)) {
            list0_v7 = list0_c4;
            list0_i7 = list0_x4;
            if (list0_i6 < 0 || list0_v7 < list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
            if (list0_i5 < 0 || list0_v6 < list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
            if (list0_i4 < 0 || list0_v5 < list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
            if (list0_i3 < 0 || list0_v4 < list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
            if (list0_i2 < 0 || list0_v3 < list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
            if (list0_i1 < 0 || list0_v2 < list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
            if (list0_i0 < 0 || list0_v1 < list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
          }
          if (list0_f5 && (list0_i7 < 0 || list0_c5 < list0_v7)) {
            list0_v7 = list0_c5;
            list0_i7 = list0_x5;
            if (list0_i6 < 0 || list0_v7 < list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
            if (list0_i5 < 0 || list0_v6 < list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
            if (list0_i4 < 0 || list0_v5 < list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
            if (list0_i3 < 0 || list0_v4 < list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
            if (list0_i2 < 0 || list0_v3 < list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
            if (list0_i1 < 0 || list0_v2 < list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
            if (list0_i0 < 0 || list0_v1 < list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
          }
          if (list0_f6 && (list0_i7 < 0 || list0_c6 < list0_v7)) {
            list0_v7 = list0_c6;
            list0_i7 = list0_x6;
            if (list0_i6 < 0 || list0_v7 < list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
            if (list0_i5 < 0 || list0_v6 < list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
            if (list0_i4 < 0 || list0_v5 < list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
            if (list0_i3 < 0 || list0_v4 < list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
            if (list0_i2 < 0 || list0_v3 < list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
            if (list0_i1 < 0 || list0_v2 < list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
            if (list0_i0 < 0 || list0_v1 < list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
          }
          if (list0_f7 && (list0_i7 < 0 || list0_c7 < list0_v7)) {
            list0_v7 = list0_c7;
            list0_i7 = list0_x7;
            if (list0_i6 < 0 || list0_v7 < list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
            if (list0_i5 < 0 || list0_v6 < list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
            if (list0_i4 < 0 || list0_v5 < list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
            if (list0_i3 < 0 || list0_v4 < list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
            if (list0_i2 < 0 || list0_v3 < list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
            if (list0_i1 < 0 || list0_v2 < list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
            if (list0_i0 < 0 || list0_v1 < list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
          }
        }
        float list0_bv = __uint_as_float(0x7f800000u);
        int list0_bi = -1;
        #pragma unroll 1
        for (int list0_r = 0; list0_r < 8; ++list0_r) {
          float v = list0_v0;
          int i = list0_i0;
          for (int by = 16; by > 0; by /= 2) {
            const float w = __shfl_xor_sync(~0u, v, by);
            const int j = __shfl_xor_sync(~0u, i, by);
            if (j >= 0 && (i < 0 || w < v || (w == v && j < i))) { v = w; i = j; }
          }
          if (i < 0) break;
          if (lane == list0_r) { list0_bv = v; list0_bi = i; }
          if (i >= 0 && i == list0_i0) {
            list0_v0 = list0_v1;
            list0_i0 = list0_i1;
            list0_v1 = list0_v2;
            list0_i1 = list0_i2;
            list0_v2 = list0_v3;
            list0_i2 = list0_i3;
            list0_v3 = list0_v4;
            list0_i3 = list0_i4;
            list0_v4 = list0_v5;
            list0_i4 = list0_i5;
            list0_v5 = list0_v6;
            list0_i5 = list0_i6;
            list0_v6 = list0_v7;
            list0_i6 = list0_i7;
            list0_v7 = __uint_as_float(0x7f800000u);
            list0_i7 = -1;
          }
        }
        if (lane < 8) {
          t_chooseVictims_best[unit5 * 8 + lane] = list0_bv;
          t_chooseVictims_where[unit5 * 8 + lane] = list0_bi;
        }
      }
    }
  }
  if (turn < end4) {
    float* const t_bank = (float*)(arena + arena[77]);
    float* const t_query = (float*)(arena + arena[75]);
    float* const t_strength = (float*)(arena + arena[78]);
    float* const t_recall_best = (float*)(arena + arena[182]);
    int* const t_recall_where = (int*)(arena + arena[183]);
    for (; turn < end4; turn += blocks) {
      if (n_B < 16) {
        const int scan0_unit = (turn - end3) % n_recallChunks;
        const int scan0_n0 = (turn - end3) / n_recallChunks * 8;
        const int scan0_end = min_i32(scan0_n0 + 8, n_B);
        const int v670 = scan0_unit * 32;
        for (int scan0_r0 = warp * 4; scan0_r0 < 32; scan0_r0 += 32) {
          const int scan0_row = scan0_r0 + lane / 8;
          const int scan0_first = lane / 4 % 2 * 256 + (lane & 3) * 4;
          const int v671 = v670 + scan0_row;
          const bool v672 = (t_strength[min_i32(v671, n_R - 1)] > 0.0f) && (v671 < n_R);
          const bool scan0_ok = v672;
          float4 scan0_k0[16];
          #pragma unroll
          for (int scan0_j = 0; scan0_j < 16; ++scan0_j) {
            const int scan0_e = scan0_first + scan0_j * 16;
            scan0_k0[scan0_j] = scan0_ok ? *(const float4*)(t_bank + (min_i32(v671, n_R - 1) * 512 + scan0_e)) : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
          }
          for (int scan0_n = scan0_n0; scan0_n < scan0_end; ++scan0_n) {
            float scan0_x = 0.0f;
            float scan0_y = 0.0f;
            float scan0_z = 0.0f;
            float scan0_w = 0.0f;
            #pragma unroll
            for (int scan0_j = 0; scan0_j < 16; ++scan0_j) {
              const int scan0_e = scan0_first + scan0_j * 16;
              const float4 scan0_q0 = *(const float4*)(t_query + (scan0_n * 512 + scan0_e));
              scan0_x = __fadd_rn(scan0_x, __fmul_rn(scan0_k0[scan0_j].x, scan0_q0.x));
              scan0_y = __fadd_rn(scan0_y, __fmul_rn(scan0_k0[scan0_j].y, scan0_q0.y));
              scan0_z = __fadd_rn(scan0_z, __fmul_rn(scan0_k0[scan0_j].z, scan0_q0.z));
              scan0_w = __fadd_rn(scan0_w, __fmul_rn(scan0_k0[scan0_j].w, scan0_q0.w));
            }
            scan0_x = __fadd_rn(scan0_x, __shfl_down_sync(~0u, scan0_x, 2));
            scan0_y = __fadd_rn(scan0_y, __shfl_down_sync(~0u, scan0_y, 2));
            scan0_z = __fadd_rn(scan0_z, __shfl_down_sync(~0u, scan0_z, 2));
            scan0_w = __fadd_rn(scan0_w, __shfl_down_sync(~0u, scan0_w, 2));
            scan0_x = __fadd_rn(scan0_x, __shfl_down_sync(~0u, scan0_x, 1));
            scan0_y = __fadd_rn(scan0_y, __shfl_down_sync(~0u, scan0_y, 1));
            scan0_z = __fadd_rn(scan0_z, __shfl_down_sync(~0u, scan0_z, 1));
            scan0_w = __fadd_rn(scan0_w, __shfl_down_sync(~0u, scan0_w, 1));
            scan0_x = __fadd_rn(scan0_x, scan0_z);
            scan0_y = __fadd_rn(scan0_y, scan0_w);
            scan0_x = __fadd_rn(scan0_x, scan0_y);
            scan0_x = __fadd_rn(0.0f, scan0_x);
            scan0_x = __fadd_rn(scan0_x, __shfl_down_sync(~0u, scan0_x, 4));
            if ((lane & 7) == 0) ((float*)(shared + 0))[(scan0_n - scan0_n0) * 32 + scan0_row] = scan0_ok ? scan0_x : __uint_as_float(0x7fc00000u);
          }
        }
        __syncthreads();
        for (int scan0_n = scan0_n0 + warp; scan0_n < scan0_end; scan0_n += 8) {
          const float* const scan0_v = (const float*)(shared + 0) + (scan0_n - scan0_n0) * 32;
          const float scan0_own = scan0_v[lane];
          int scan0_before = 0;
          const int scan0_valid = __popc(__ballot_sync(~0u, scan0_own == scan0_own));
          #pragma unroll
          for (int scan0_o = 0; scan0_o < 32; ++scan0_o) {
            const float scan0_c = scan0_v[scan0_o];
            scan0_before += scan0_c > scan0_own || (scan0_c == scan0_own && scan0_o < lane) ? 1 : 0;
          }
          if (scan0_own == scan0_own && scan0_before < 5) {
            t_recall_best[(scan0_n * n_recallChunks + scan0_unit) * 5 + scan0_before] = scan0_own;
            t_recall_where[(scan0_n * n_recallChunks + scan0_unit) * 5 + scan0_before] = lane;
          }
          if (lane >= scan0_valid && lane < 5) {
            t_recall_best[(scan0_n * n_recallChunks + scan0_unit) * 5 + lane] = __uint_as_float(0xff800000u);
            t_recall_where[(scan0_n * n_recallChunks + scan0_unit) * 5 + lane] = -1;
          }
        }
        __syncthreads();
      }
      else {
        const int tile0_unit = (turn - end3) % n_recallChunks;
        const int tile0_n0 = (turn - end3) / n_recallChunks * 16;
        const int tile0_end = min_i32(tile0_n0 + 16, n_B);
        const int v673 = tile0_unit * 32;
        unsigned char* const tile0_slabs = (unsigned char*)(shared + 0);
        const unsigned int tile0_place = shared_place(tile0_slabs);
        const int tile0_part = (int)threadIdx.x % 16 / 8;
        const int tile0_in = (int)threadIdx.x % 8 * 4;
        const int tile0_from = tile0_part * 256 + tile0_in;
        const unsigned int tile0_to = ((int)threadIdx.x / 16 * 64 + tile0_in / 16 * 32 + tile0_part * 16 + tile0_in % 16) * 4;
        const float* tile0_k0[2];
        bool tile0_ok[2];
        #pragma unroll
        for (int tile0_c = 0; tile0_c < 2; ++tile0_c) {
          const int tile0_row = (int)threadIdx.x / 16 + tile0_c * 16;
          const int v674 = v673 + tile0_row;
          const bool v675 = (t_strength[min_i32(v674, n_R - 1)] > 0.0f) && (v674 < n_R);
          tile0_k0[tile0_c] = t_bank + (min_i32(v674, n_R - 1) * 512 + tile0_from);
          tile0_ok[tile0_c] = v675;
        }
        const float* tile0_q0[1];
        #pragma unroll
        for (int tile0_c = 0; tile0_c < 1; ++tile0_c) {
          const int tile0_n = min_i32(tile0_n0 + (int)threadIdx.x / 16 + tile0_c * 16, n_B - 1);
          tile0_q0[tile0_c] = t_query + (tile0_n * 512 + tile0_from);
        }
        #pragma unroll
        for (int tile0_a = 0; tile0_a < 3; ++tile0_a) {
          #pragma unroll
          for (int tile0_c = 0; tile0_c < 2; ++tile0_c) {
            copy_16(tile0_a < 8, tile0_slabs, tile0_place, tile0_to + (tile0_a % 4 * 3072 + (0 + tile0_c * 16) * 64) * 4, tile0_k0[tile0_c] + tile0_a * 32, tile0_ok[tile0_c]);
          }
          #pragma unroll
          for (int tile0_c = 0; tile0_c < 1; ++tile0_c) {
            copy_16(tile0_a < 8, tile0_slabs, tile0_place, tile0_to + (tile0_a % 4 * 3072 + (32 + tile0_c * 16) * 64) * 4, tile0_q0[tile0_c] + tile0_a * 32, true);
          }
          copies_end();
        }
        float tile0_s[64];
        #pragma unroll
        for (int tile0_i = 0; tile0_i < 64; ++tile0_i) {
          tile0_s[tile0_i] = 0.0f;
        }
        #pragma unroll 1
        for (int tile0_b = 0; tile0_b < 8; ++tile0_b) {
          copies_wait<2>();
          __syncthreads();
          const int tile0_a = tile0_b + 3;
          #pragma unroll
          for (int tile0_c = 0; tile0_c < 2; ++tile0_c) {
            copy_16(tile0_a < 8, tile0_slabs, tile0_place, tile0_to + (tile0_a % 4 * 3072 + (0 + tile0_c * 16) * 64) * 4, tile0_k0[tile0_c] + tile0_a * 32, tile0_ok[tile0_c]);
          }
          #pragma unroll
          for (int tile0_c = 0; tile0_c < 1; ++tile0_c) {
            copy_16(tile0_a < 8, tile0_slabs, tile0_place, tile0_to + (tile0_a % 4 * 3072 + (32 + tile0_c * 16) * 64) * 4, tile0_q0[tile0_c] + tile0_a * 32, true);
          }
          copies_end();
          const float* const tile0_rows = (const float*)(shared + 0) + tile0_b % 4 * 3072 + lane + (warp % 4 * 8) * 64;
          const float* const tile0_indices = (const float*)(shared + 0) + tile0_b % 4 * 3072 + lane + (32 + warp / 4 * 8) * 64;
          #pragma unroll
          for (int tile0_j = 0; tile0_j < 2; ++tile0_j) {
            float tile0_k[8], tile0_q[8];
            #pragma unroll
            for (int tile0_r = 0; tile0_r < 8; ++tile0_r) {
              tile0_k[tile0_r] = tile0_rows[tile0_r * 64 + tile0_j * 32];
              tile0_q[tile0_r] = tile0_indices[tile0_r * 64 + tile0_j * 32];
            }
            #pragma unroll
            for (int tile0_r = 0; tile0_r < 8; ++tile0_r) {
              #pragma unroll
              for (int tile0_i = 0; tile0_i < 8; ++tile0_i) {
                tile0_s[tile0_r * 8 + tile0_i] = __fadd_rn(tile0_s[tile0_r * 8 + tile0_i], __fmul_rn(tile0_k[tile0_r], tile0_q[tile0_i]));
              }
            }
          }
        }
        #pragma unroll
        for (int tile0_i = 0; tile0_i < 32; ++tile0_i) {
          const float tile0_own = (lane & 8) != 0 ? tile0_s[tile0_i + 32] : tile0_s[tile0_i];
          const float tile0_other = (lane & 8) != 0 ? tile0_s[tile0_i] : tile0_s[tile0_i + 32];
          tile0_s[tile0_i] = __fadd_rn(tile0_own, __shfl_xor_sync(~0u, tile0_other, 8));
        }
        #pragma unroll
        for (int tile0_i = 0; tile0_i < 16; ++tile0_i) {
          const float tile0_own = (lane & 4) != 0 ? tile0_s[tile0_i + 16] : tile0_s[tile0_i];
          const float tile0_other = (lane & 4) != 0 ? tile0_s[tile0_i] : tile0_s[tile0_i + 16];
          tile0_s[tile0_i] = __fadd_rn(tile0_own, __shfl_xor_sync(~0u, tile0_other, 4));
        }
        #pragma unroll
        for (int tile0_i = 0; tile0_i < 8; ++tile0_i) {
          const float tile0_own = (lane & 2) != 0 ? tile0_s[tile0_i + 8] : tile0_s[tile0_i];
          const float tile0_other = (lane & 2) != 0 ? tile0_s[tile0_i] : tile0_s[tile0_i + 8];
          tile0_s[tile0_i] = __fadd_rn(tile0_own, __shfl_xor_sync(~0u, tile0_other, 2));
        }
        #pragma unroll
        for (int tile0_i = 0; tile0_i < 4; ++tile0_i) {
          const float tile0_own = (lane & 1) != 0 ? tile0_s[tile0_i + 4] : tile0_s[tile0_i];
          const float tile0_other = (lane & 1) != 0 ? tile0_s[tile0_i] : tile0_s[tile0_i + 4];
          tile0_s[tile0_i] = __fadd_rn(tile0_own, __shfl_xor_sync(~0u, tile0_other, 1));
        }
        #pragma unroll
        for (int tile0_i = 0; tile0_i < 4; ++tile0_i) {
          tile0_s[tile0_i] = __fadd_rn(0.0f, tile0_s[tile0_i]);
        }
        #pragma unroll
        for (int tile0_i = 0; tile0_i < 2; ++tile0_i) {
          const float tile0_own = (lane & 16) != 0 ? tile0_s[tile0_i + 2] : tile0_s[tile0_i];
          const float tile0_other = (lane & 16) != 0 ? tile0_s[tile0_i] : tile0_s[tile0_i + 2];
          tile0_s[tile0_i] = __fadd_rn(tile0_own, __shfl_xor_sync(~0u, tile0_other, 16));
        }
        __syncthreads();
        #pragma unroll
        for (int tile0_i = 0; tile0_i < 2; ++tile0_i) {
          const int tile0_at = ((lane & 8) != 0 ? 32 : 0) + ((lane & 4) != 0 ? 16 : 0) + ((lane & 2) != 0 ? 8 : 0) + ((lane & 1) != 0 ? 4 : 0) + ((lane & 16) != 0 ? 2 : 0) + tile0_i;
          const int tile0_row = warp % 4 * 8 + tile0_at / 8;
          const int v676 = v673 + tile0_row;
          const bool v677 = (t_strength[min_i32(v676, n_R - 1)] > 0.0f) && (v676 < n_R);
          ((float*)(shared + 0))[(warp / 4 * 8 + tile0_at % 8) * 32 + tile0_row] = v677 ? tile0_s[tile0_i] : __uint_as_float(0x7fc00000u);
        }
        __syncthreads();
        for (int tile0_n = tile0_n0 + warp; tile0_n < tile0_end; tile0_n += 8) {
          const float* const tile0_v = (const float*)(shared + 0) + (tile0_n - tile0_n0) * 32;
          const float tile0_own = tile0_v[lane];
          int tile0_before = 0;
          const int tile0_valid = __popc(__ballot_sync(~0u, tile0_own == tile0_own));
          #pragma unroll
          for (int tile0_o = 0; tile0_o < 32; ++tile0_o) {
            const float tile0_c = tile0_v[tile0_o];
            tile0_before += tile0_c > tile0_own || (tile0_c == tile0_own && tile0_o < lane) ? 1 : 0;
          }
          if (tile0_own == tile0_own && tile0_before < 5) {
            t_recall_best[(tile0_n * n_recallChunks + tile0_unit) * 5 + tile0_before] = tile0_own;
            t_recall_where[(tile0_n * n_recallChunks + tile0_unit) * 5 + tile0_before] = lane;
          }
          if (lane >= tile0_valid && lane < 5) {
            t_recall_best[(tile0_n * n_recallChunks + tile0_unit) * 5 + lane] = __uint_as_float(0xff800000u);
            t_recall_where[(tile0_n * n_recallChunks + tile0_unit) * 5 + lane] = -1;
          }
        }
        __syncthreads();
      }
    }
  }
}

// anyInstall | chooseAdder+chooseEntry+anyAddition | evolve | rollOut | weigh+learnReadout | recall+recall_gather+keepMatches+wonder+wishStore | chooseVictims+chooseVictims_gather
__device__ __forceinline__ void stage_1(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x >> 5;
  const int n_B = (int)arena[9];
  const int n_recallCandidates = (int)arena[12];
  const int n_recallChunks = (int)arena[11];
  const int n_chooseVictimsCandidates = (int)arena[14];
  const int end0 = (n_B + 7) / 8;
  const int end1 = end0 + 1;
  const int end2 = end1 + 1;
  const int end3 = end2 + ((n_B * 1024) + 7) / 8;
  const int end4 = end3 + ((n_B * 128) + 7) / 8;
  const int end5 = end4 + n_B;
  const int end6 = end5 + 1;
  int turn = end6 >= 600 && block < end6 && blocks >= end6 ? (block + end4) % end6 : block;
  if (turn < end0) {
    for (; turn < end0; turn += blocks) {
      const int unit0 = turn * 8 + warp;
      if (unit0 < n_B) {
        {
          int* const t_recall_where = (int*)(arena + arena[183]);
          float* const t_recall_best = (float*)(arena + arena[182]);
          float* const t_found = (float*)(arena + arena[147]);
          int* const t_recall_rank = (int*)(arena + arena[184]);
          float list0_v0 = __uint_as_float(0xff800000u);
          float list0_v1 = __uint_as_float(0xff800000u);
          float list0_v2 = __uint_as_float(0xff800000u);
          float list0_v3 = __uint_as_float(0xff800000u);
          float list0_v4 = __uint_as_float(0xff800000u);
          int list0_i0 = -1;
          int list0_i1 = -1;
          int list0_i2 = -1;
          int list0_i3 = -1;
          int list0_i4 = -1;
          for (int list0_0 = lane; list0_0 < n_recallCandidates; list0_0 += 256) {
            const int list0_x0 = list0_0;
            float list0_c0 = __uint_as_float(0xff800000u);
            bool list0_f0 = false;
            if (list0_x0 < n_recallCandidates) {
              const int v0 = list0_x0 / 5;
              const int v1 = list0_x0 % 5;
              const bool v2 = (-1) < t_recall_where[(unit0 * n_recallChunks + v0) * 5 + v1];
              const float v3 = t_recall_best[(unit0 * n_recallChunks + v0) * 5 + v1];
              list0_c0 = v3;
              list0_f0 = v2 && v3 == v3;
            }
            const int list0_x1 = list0_0 + 32;
            float list0_c1 = __uint_as_float(0xff800000u);
            bool list0_f1 = false;
            if (list0_x1 < n_recallCandidates) {
              const int v4 = list0_x1 / 5;
              const int v5 = list0_x1 % 5;
              const bool v6 = (-1) < t_recall_where[(unit0 * n_recallChunks + v4) * 5 + v5];
              const float v7 = t_recall_best[(unit0 * n_recallChunks + v4) * 5 + v5];
              list0_c1 = v7;
              list0_f1 = v6 && v7 == v7;
            }
            const int list0_x2 = list0_0 + 64;
            float list0_c2 = __uint_as_float(0xff800000u);
            bool list0_f2 = false;
            if (list0_x2 < n_recallCandidates) {
              const int v8 = list0_x2 / 5;
              const int v9 = list0_x2 % 5;
              const bool v10 = (-1) < t_recall_where[(unit0 * n_recallChunks + v8) * 5 + v9];
              const float v11 = t_recall_best[(unit0 * n_recallChunks + v8) * 5 + v9];
              list0_c2 = v11;
              list0_f2 = v10 && v11 == v11;
            }
            const int list0_x3 = list0_0 + 96;
            float list0_c3 = __uint_as_float(0xff800000u);
            bool list0_f3 = false;
            if (list0_x3 < n_recallCandidates) {
              const int v12 = list0_x3 / 5;
              const int v13 = list0_x3 % 5;
              const bool v14 = (-1) < t_recall_where[(unit0 * n_recallChunks + v12) * 5 + v13];
              const float v15 = t_recall_best[(unit0 * n_recallChunks + v12) * 5 + v13];
              list0_c3 = v15;
              list0_f3 = v14 && v15 == v15;
            }
            const int list0_x4 = list0_0 + 128;
            float list0_c4 = __uint_as_float(0xff800000u);
            bool list0_f4 = false;
            if (list0_x4 < n_recallCandidates) {
              const int v16 = list0_x4 / 5;
              const int v17 = list0_x4 % 5;
              const bool v18 = (-1) < t_recall_where[(unit0 * n_recallChunks + v16) * 5 + v17];
              const float v19 = t_recall_best[(unit0 * n_recallChunks + v16) * 5 + v17];
              list0_c4 = v19;
              list0_f4 = v18 && v19 == v19;
            }
            const int list0_x5 = list0_0 + 160;
            float list0_c5 = __uint_as_float(0xff800000u);
            bool list0_f5 = false;
            if (list0_x5 < n_recallCandidates) {
              const int v20 = list0_x5 / 5;
              const int v21 = list0_x5 % 5;
              const bool v22 = (-1) < t_recall_where[(unit0 * n_recallChunks + v20) * 5 + v21];
              const float v23 = t_recall_best[(unit0 * n_recallChunks + v20) * 5 + v21];
              list0_c5 = v23;
              list0_f5 = v22 && v23 == v23;
            }
            const int list0_x6 = list0_0 + 192;
            float list0_c6 = __uint_as_float(0xff800000u);
            bool list0_f6 = false;
            if (list0_x6 < n_recallCandidates) {
              const int v24 = list0_x6 / 5;
              const int v25 = list0_x6 % 5;
              const bool v26 = (-1) < t_recall_where[(unit0 * n_recallChunks + v24) * 5 + v25];
              const float v27 = t_recall_best[(unit0 * n_recallChunks + v24) * 5 + v25];
              list0_c6 = v27;
              list0_f6 = v26 && v27 == v27;
            }
            const int list0_x7 = list0_0 + 224;
            float list0_c7 = __uint_as_float(0xff800000u);
            bool list0_f7 = false;
            if (list0_x7 < n_recallCandidates) {
              const int v28 = list0_x7 / 5;
              const int v29 = list0_x7 % 5;
              const bool v30 = (-1) < t_recall_where[(unit0 * n_recallChunks + v28) * 5 + v29];
              const float v31 = t_recall_best[(unit0 * n_recallChunks + v28) * 5 + v29];
              list0_c7 = v31;
              list0_f7 = v30 && v31 == v31;
            }
            if (list0_f0 && (list0_i4 < 0 || list0_c0 > list0_v4)) {
              list0_v4 = list0_c0;
              list0_i4 = list0_x0;
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
            if (list0_f1 && (list0_i4 < 0 || list0_c1 > list0_v4)) {
              list0_v4 = list0_c1;
              list0_i4 = list0_x1;
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
            if (list0_f2 && (list0_i4 < 0 || list0_c2 > list0_v4)) {
              list0_v4 = list0_c2;
              list0_i4 = list0_x2;
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
            if (list0_f3 && (list0_i4 < 0 || list0_c3 > list0_v4)) {
              list0_v4 = list0_c3;
              list0_i4 = list0_x3;
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
            if (list0_f4 && (list0_i4 < 0 || list0_c4 > list0_v4)) {
              list0_v4 = list0_c4;
              list0_i4 = list0_x4;
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
            if (list0_f5 && (list0_i4 < 0 || list0_c5 > list0_v4)) {
              list0_v4 = list0_c5;
              list0_i4 = list0_x5;
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
            if (list0_f6 && (list0_i4 < 0 || list0_c6 > list0_v4)) {
              list0_v4 = list0_c6;
              list0_i4 = list0_x6;
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
            if (list0_f7 && (list0_i4 < 0 || list0_c7 > list0_v4)) {
              list0_v4 = list0_c7;
              list0_i4 = list0_x7;
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
          }
          float list0_bv = __uint_as_float(0xff800000u);
          int list0_bi = -1;
          #pragma unroll 1
          for (int list0_r = 0; list0_r < 5; ++list0_r) {
            float v = list0_v0;
            int i = list0_i0;
            for (int by = 16; by > 0; by /= 2) {
              const float w = __shfl_xor_sync(~0u, v, by);
              const int j = __shfl_xor_sync(~0u, i, by);
              if (j >= 0 && (i < 0 || w > v || (w == v && j < i))) { v = w; i = j; }
            }
            if (i < 0) break;
            if (lane == list0_r) { list0_bv = v; list0_bi = i; }
            if (i >= 0 && i == list0_i0) {
              list0_v0 = list0_v1;
              list0_i0 = list0_i1;
              list0_v1 = list0_v2;
              list0_i1 = list0_i2;
              list0_v2 = list0_v3;
              list0_i2 = list0_i3;
              list0_v3 = list0_v4;
              list0_i3 = list0_i4;
              list0_v4 = __uint_as_float(0xff800000u);
              list0_i4 = -1;
            }
          }
          if (lane < 5) {
            t_found[unit0 * 5 + lane] = list0_bv;
            t_recall_rank[unit0 * 5 + lane] = list0_bi;
          }
        }
        __syncwarp();
        {
          int* const t_recall_rank = (int*)(arena + arena[184]);
          int* const t_recall_where = (int*)(arena + arena[183]);
          float* const t_found = (float*)(arena + arena[147]);
          float* const t_match = (float*)(arena + arena[81]);
          int* const t_matchRow = (int*)(arena + arena[82]);
          for (int row0 = lane; row0 < 5; row0 += 32) {
            const int v32 = t_recall_rank[unit0 * 5 + row0];
            const int v33 = max_i32(v32, 0);
            const int v34 = v33 / 5;
            const int v35 = add_i32(t_recall_where[(unit0 * n_recallChunks + v34) * 5 + (v33 % 5)], mul_i32(v34, 32));
            const int v36 = (v32 < 0) ? (-1) : v35;
            const float v37 = (v36 < 0) ? 0.0f : min_f32(max_f32(t_found[unit0 * 5 + row0], (-1.0f)), 1.0f);
            t_match[unit0 * 5 + row0] = v37;
            t_matchRow[unit0 * 5 + row0] = v36;
          }
        }
        __syncwarp();
        {
          float* const t_match = (float*)(arena + arena[81]);
          int* const t_age = (int*)(arena + arena[17]);
          float* const t_knobs = (float*)(arena + arena[16]);
          float* const t_reward = (float*)(arena + arena[28]);
          int* const t_lastStore = (int*)(arena + arena[83]);
          int* const t_matchRow = (int*)(arena + arena[82]);
          float* const t_novelty = (float*)(arena + arena[80]);
          int* const t_storeWish = (int*)(arena + arena[153]);
          float* const t_storeUrgency = (float*)(arena + arena[154]);
          const float v38 = t_match[unit0 * 5];
          const float v39 = __fsub_rn(1.0f, min_f32(max_f32(v38, 0.0f), 1.0f));
          const int v40 = t_age[unit0];
          const bool v41 = (v40 > 0) && (__fmul_rn(t_knobs[unit0 * 23 + 11], t_knobs[unit0 * 23]) > 0.0f);
          const bool v42 = (v39 > 0.2f) || (t_reward[unit0] > 0.1f);
          const int v43 = (v42 && (sub_i32(v40, t_lastStore[unit0]) >= 10)) ? 2 : (((!v42) && ((v38 > 0.9f) && (t_matchRow[unit0 * 5] >= 0))) ? 1 : 0);
          const int v44 = v41 ? v43 : 0;
          const float v45 = (v44 == 2) ? __fadd_rn(v39, 2.0f) : ((v44 == 1) ? __fadd_rn(v38, 1.0f) : 0.0f);
          for (int row1 = lane; row1 < 1; row1 += 32) {
            t_novelty[unit0] = v39;
            t_storeWish[unit0] = v44;
            t_storeUrgency[unit0] = v45;
          }
        }
        __syncwarp();
      }
    }
  }
  if (turn < end1) {
    int* const t_install = (int*)(arena + arena[141]);
    int* const t_planStart = (int*)(arena + arena[128]);
    int* const t_anyInstall = (int*)(arena + arena[142]);
    for (; turn < end1; turn += blocks) {
      const int unit1 = (turn - end0);
      int s0 = (-2147483647 - 1);
      for (int loop0_x = threadIdx.x; loop0_x < n_B; loop0_x += 256) {
        const int v46 = max_i32(t_install[loop0_x], t_planStart[loop0_x]);
        s0 = max_i32(s0, v46);
      }
      for (int by = 16; by > 0; by /= 2) {
        const int s0_o = __shfl_xor_sync(~0u, s0, by);
        s0 = max_i32(s0, s0_o);
      }
      if (lane == 0) ((int*)(shared + 0))[warp] = s0;
      __syncthreads();
      s0 = (-2147483647 - 1);
      for (int w = 0; w < 8; ++w) {
        s0 = max_i32(s0, ((int*)(shared + 0))[w]);
      }
      __syncthreads();
      __syncthreads();
      if (threadIdx.x == 0) {
        t_anyInstall[0] = s0;
      }
      __syncthreads();
    }
    __syncthreads();
  }
  if (turn < end2) {
    float* const t_worth = (float*)(arena + arena[143]);
    float* const t_scores = (float*)(arena + arena[87]);
    int* const t_births = (int*)(arena + arena[88]);
    int* const t_adder = (int*)(arena + arena[144]);
    int* const t_addRow = (int*)(arena + arena[145]);
    int* const t_anyAddition = (int*)(arena + arena[146]);
    for (; turn < end2; turn += blocks) {
      const int unit2 = (turn - end1);
      float s1_best = 0.0f;
      int s1 = -1;
      for (int loop1_x = threadIdx.x; loop1_x < n_B; loop1_x += 256) {
        const float v47 = t_worth[loop1_x];
        if (v47 == v47 && (s1 < 0 || v47 > s1_best || (v47 == s1_best && loop1_x < s1))) { s1_best = v47; s1 = loop1_x; }
      }
      for (int by = 16; by > 0; by /= 2) {
        const float s1_best_o = __shfl_xor_sync(~0u, s1_best, by);
        const int s1_o = __shfl_xor_sync(~0u, s1, by);
        if (s1_o >= 0 && (s1 < 0 || s1_best_o > s1_best || (s1_best_o == s1_best && s1_o < s1))) { s1_best = s1_best_o; s1 = s1_o; }
      }
      if (lane == 0) ((float*)(shared + 0))[warp] = s1_best;
      if (lane == 0) ((int*)(shared + 16))[warp] = s1;
      __syncthreads();
      s1_best = 0.0f;
      s1 = -1;
      for (int w = 0; w < 8; ++w) {
        if (((int*)(shared + 16))[w] >= 0 && (s1 < 0 || ((float*)(shared + 0))[w] > s1_best || (((float*)(shared + 0))[w] == s1_best && ((int*)(shared + 16))[w] < s1))) { s1_best = ((float*)(shared + 0))[w]; s1 = ((int*)(shared + 16))[w]; }
      }
      __syncthreads();
      const int v48 = (t_worth[max_i32(min_i32(s1, n_B - 1), 0)] > 0.0f) ? s1 : (-1);
      int s2_best = 0;
      int s2 = -1;
      for (int loop2_x = threadIdx.x; loop2_x < 100; loop2_x += 256) {
        const int v49 = (t_scores[loop2_x] > 0.0f) ? t_births[loop2_x] : (-1);
        if ((s2 < 0 || v49 < s2_best || (v49 == s2_best && loop2_x < s2))) { s2_best = v49; s2 = loop2_x; }
      }
      for (int by = 16; by > 0; by /= 2) {
        const int s2_best_o = __shfl_xor_sync(~0u, s2_best, by);
        const int s2_o = __shfl_xor_sync(~0u, s2, by);
        if (s2_o >= 0 && (s2 < 0 || s2_best_o < s2_best || (s2_best_o == s2_best && s2_o < s2))) { s2_best = s2_best_o; s2 = s2_o; }
      }
      if (lane == 0) ((int*)(shared + 0))[warp] = s2_best;
      if (lane == 0) ((int*)(shared + 16))[warp] = s2;
      __syncthreads();
      s2_best = 0;
      s2 = -1;
      for (int w = 0; w < 8; ++w) {
        if (((int*)(shared + 16))[w] >= 0 && (s2 < 0 || ((int*)(shared + 0))[w] < s2_best || (((int*)(shared + 0))[w] == s2_best && ((int*)(shared + 16))[w] < s2))) { s2_best = ((int*)(shared + 0))[w]; s2 = ((int*)(shared + 16))[w]; }
      }
      __syncthreads();
      const int v50 = (v48 < 0) ? (-1) : s2;
      const int v51 = (v48 >= 0) ? (int)1 : (int)0;
      __syncthreads();
      if (threadIdx.x == 0) {
        t_adder[0] = v48;
        t_addRow[0] = v50;
        t_anyAddition[0] = v51;
      }
      __syncthreads();
    }
    __syncthreads();
  }
  if (turn < end3) {
    for (; turn < end3; turn += blocks) {
      const int unit3 = (turn - end2) * 8 + warp;
      if (unit3 < (n_B * 1024)) {
        const int i2_0 = (int)((unsigned int)unit3 % (unsigned int)32);
        const int rest0 = (int)((unsigned int)unit3 / (unsigned int)32);
        const int i1_0 = (int)((unsigned int)rest0 % (unsigned int)32);
        const int rest1 = (int)((unsigned int)rest0 / (unsigned int)32);
        float* const l_hoist1 = (float*)(shared + warp * 640 + 0);
        float* const l_hoist11 = (float*)(shared + warp * 640 + 1);
        float* const l_hoist12 = (float*)(shared + warp * 640 + 2);
        float* const l_hoist13 = (float*)(shared + warp * 640 + 3);
        float* const l_hoist0 = (float*)(shared + warp * 640 + 4);
        float* const l_hoist2 = (float*)(shared + warp * 640 + 5);
        float* const l_hoist3 = (float*)(shared + warp * 640 + 6);
        float* const l_hoist4 = (float*)(shared + warp * 640 + 7);
        float* const l_hoist5 = (float*)(shared + warp * 640 + 8);
        float* const l_hoist6 = (float*)(shared + warp * 640 + 9);
        float* const l_hoist7 = (float*)(shared + warp * 640 + 10);
        float* const l_hoist8 = (float*)(shared + warp * 640 + 11);
        float* const l_hoist9 = (float*)(shared + warp * 640 + 12);
        float* const l_hoist10 = (float*)(shared + warp * 640 + 13);
        float* const l_kept0 = (float*)(shared + warp * 640 + 14);
        float* const l_kept1 = (float*)(shared + warp * 640 + 15);
        unsigned int* const t_fieldWords = (unsigned int*)(arena + arena[124]);
        float* const t_tune_noise = (float*)(arena + arena[129]);
        float* const t_memory = (float*)(arena + arena[21]);
        float* const t_tune_memoryGain = (float*)(arena + arena[133]);
        float* const t_mixSign = (float*)(arena + arena[52]);
        int* const t_mixFrom = (int*)(arena + arena[51]);
        float* const t_content = (float*)(arena + arena[(cycle & 1u) ? 20 : 19]);
        float* const t_mixHear = (float*)(arena + arena[54]);
        float* const t_reachX = (float*)(arena + arena[48]);
        float* const t_reachY = (float*)(arena + arena[49]);
        float* const t_reachZ = (float*)(arena + arena[50]);
        float* const t_tune_drive = (float*)(arena + arena[136]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_tune_pattern = (float*)(arena + arena[131]);
        unsigned short* const t_pattern = (unsigned short*)(arena + arena[91]);
        float* const t_tune_gate = (float*)(arena + arena[130]);
        float* const t_dynamics = (float*)(arena + arena[(cycle & 1u) ? 23 : 22]);
        float* const t_motors = (float*)(arena + arena[106]);
        unsigned int* const t_ruleWords = (unsigned int*)(arena + arena[125]);
        float* const t_ruleSpread = (float*)(arena + arena[57]);
        float* const t_ruleMean = (float*)(arena + arena[56]);
        float* const t_ruleLimit = (float*)(arena + arena[58]);
        float* const t_tune_plasticity = (float*)(arena + arena[132]);
        float* const t_ruleAnswer = (float*)(arena + arena[55]);
        {
          float* const t_mixSay = (float*)(arena + arena[53]);
          for (int row2 = lane; row2 < 32; row2 += 32) {
            const float4 piece0_0 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[0];
            const float4 piece0_1 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[1];
            const float4 piece0_2 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[2];
            const float4 piece0_3 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[3];
            const float4 piece0_4 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[4];
            const float4 piece0_5 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[5];
            const float4 piece0_6 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[6];
            const float4 piece0_7 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[7];
            const float piece0[32] = {piece0_0.x, piece0_0.y, piece0_0.z, piece0_0.w, piece0_1.x, piece0_1.y, piece0_1.z, piece0_1.w, piece0_2.x, piece0_2.y, piece0_2.z, piece0_2.w, piece0_3.x, piece0_3.y, piece0_3.z, piece0_3.w, piece0_4.x, piece0_4.y, piece0_4.z, piece0_4.w, piece0_5.x, piece0_5.y, piece0_5.z, piece0_5.w, piece0_6.x, piece0_6.y, piece0_6.z, piece0_6.w, piece0_7.x, piece0_7.y, piece0_7.z, piece0_7.w};
            for (int ahead0 = lane; ahead0 < 64; ahead0 += 32) {
              const int sector_0 = (int)((unsigned int)ahead0 % (unsigned int)2);
              const int rest2 = (int)((unsigned int)ahead0 / (unsigned int)2);
              const int v52 = sector_0 * 8;
              const int v53 = i1_0 / 2;
              const int v54 = i2_0 / 2;
              const int v55 = rest2 / 2;
              prefetch_near(&t_memory[rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + rest2 * 16 + v52]);
              prefetch_near(&t_pattern[rest1 * 65536 + v53 * 4096 + v54 * 256 + v55 * 16 + v52]);
            }
            const float4 piece1_0 = ((const float4*)(t_mixSay + (0)))[0];
            const float4 piece1_1 = ((const float4*)(t_mixSay + (0)))[1];
            const float4 piece1_2 = ((const float4*)(t_mixSay + (0)))[2];
            const float4 piece1_3 = ((const float4*)(t_mixSay + (0)))[3];
            const float4 piece1_4 = ((const float4*)(t_mixSay + (0)))[4];
            const float4 piece1_5 = ((const float4*)(t_mixSay + (0)))[5];
            const float4 piece1_6 = ((const float4*)(t_mixSay + (0)))[6];
            const float4 piece1_7 = ((const float4*)(t_mixSay + (0)))[7];
            const float piece1[32] = {piece1_0.x, piece1_0.y, piece1_0.z, piece1_0.w, piece1_1.x, piece1_1.y, piece1_1.z, piece1_1.w, piece1_2.x, piece1_2.y, piece1_2.z, piece1_2.w, piece1_3.x, piece1_3.y, piece1_3.z, piece1_3.w, piece1_4.x, piece1_4.y, piece1_4.z, piece1_4.w, piece1_5.x, piece1_5.y, piece1_5.z, piece1_5.w, piece1_6.x, piece1_6.y, piece1_6.z, piece1_6.w, piece1_7.x, piece1_7.y, piece1_7.z, piece1_7.w};
            float s3;
            float s4;
            float loop3_p1_0_0 = 0.0f;
            float loop3_p1_0_1 = 0.0f;
            float loop3_p1_0_2 = 0.0f;
            float loop3_p1_0_3 = 0.0f;
            float loop3_p1_1_0 = 0.0f;
            float loop3_p1_1_1 = 0.0f;
            float loop3_p1_1_2 = 0.0f;
            float loop3_p1_1_3 = 0.0f;
            #pragma unroll
            for (unsigned int loop3_k1 = 0u; loop3_k1 < 16u; ++loop3_k1) {
              float loop3_a1_0 = 0.0f;
              float loop3_a1_1 = 0.0f;
              for (int loop3_x1 = (int)(__brev(loop3_k1) >> 28); loop3_x1 < 16; loop3_x1 += 16) {
                const float v56 = __fmul_rn(piece1[loop3_x1 * 2], piece0[loop3_x1 * 2]);
                const float v57 = __fmul_rn(piece1[loop3_x1 * 2 + 1], piece0[loop3_x1 * 2 + 1]);
                loop3_a1_0 = loop3_x1 < 16 ? v56 : __fadd_rn(loop3_a1_0, v56);
                loop3_a1_1 = loop3_x1 < 16 ? v57 : __fadd_rn(loop3_a1_1, v57);
              }
              if (loop3_k1 & 1u) {
                loop3_a1_0 = __fadd_rn(loop3_p1_0_0, loop3_a1_0);
                if (loop3_k1 & 2u) {
                  loop3_a1_0 = __fadd_rn(loop3_p1_0_1, loop3_a1_0);
                  if (loop3_k1 & 4u) {
                    loop3_a1_0 = __fadd_rn(loop3_p1_0_2, loop3_a1_0);
                    if (loop3_k1 & 8u) {
                      loop3_a1_0 = __fadd_rn(loop3_p1_0_3, loop3_a1_0);
                    } else loop3_p1_0_3 = loop3_a1_0;
                  } else loop3_p1_0_2 = loop3_a1_0;
                } else loop3_p1_0_1 = loop3_a1_0;
              } else loop3_p1_0_0 = loop3_a1_0;
              s3 = loop3_a1_0;
              if (loop3_k1 & 1u) {
                loop3_a1_1 = __fadd_rn(loop3_p1_1_0, loop3_a1_1);
                if (loop3_k1 & 2u) {
                  loop3_a1_1 = __fadd_rn(loop3_p1_1_1, loop3_a1_1);
                  if (loop3_k1 & 4u) {
                    loop3_a1_1 = __fadd_rn(loop3_p1_1_2, loop3_a1_1);
                    if (loop3_k1 & 8u) {
                      loop3_a1_1 = __fadd_rn(loop3_p1_1_3, loop3_a1_1);
                    } else loop3_p1_1_3 = loop3_a1_1;
                  } else loop3_p1_1_2 = loop3_a1_1;
                } else loop3_p1_1_1 = loop3_a1_1;
              } else loop3_p1_1_0 = loop3_a1_1;
              s4 = loop3_a1_1;
            }
            s3 = __fadd_rn(0.0f, s3);
            s4 = __fadd_rn(0.0f, s4);
            const float v58 = min_f32(max_f32(s3, (-4.57f)), 4.57f);
            const float v59 = __fmul_rn(v58, v58);
            const float v60 = divide_plain(__fmul_rn(v58, __fmaf_rn(v59, __fmaf_rn(v58, v58, 115.2476f), 1024.0f)), __fmaf_rn(v59, __fmaf_rn(v59, 16.272058f, 457.32474f), 1024.0f));
            const float v61 = min_f32(max_f32(s4, (-4.57f)), 4.57f);
            const float v62 = __fmul_rn(v61, v61);
            const float v63 = divide_plain(__fmul_rn(v61, __fmaf_rn(v62, __fmaf_rn(v61, v61, 115.2476f), 1024.0f)), __fmaf_rn(v62, __fmaf_rn(v62, 16.272058f, 457.32474f), 1024.0f));
            const float v64 = __fmul_rn(__fmul_rn(v60, v63), 1.0f);
            int s5 = 0;
            float s6;
            float s7;
            float s8;
            float loop4_p1_0_0 = 0.0f;
            float loop4_p1_0_1 = 0.0f;
            float loop4_p1_0_2 = 0.0f;
            float loop4_p1_0_3 = 0.0f;
            float loop4_p1_1_0 = 0.0f;
            float loop4_p1_1_1 = 0.0f;
            float loop4_p1_1_2 = 0.0f;
            float loop4_p1_1_3 = 0.0f;
            float loop4_p1_2_0 = 0.0f;
            float loop4_p1_2_1 = 0.0f;
            float loop4_p1_2_2 = 0.0f;
            float loop4_p1_2_3 = 0.0f;
            #pragma unroll
            for (unsigned int loop4_k1 = 0u; loop4_k1 < 16u; ++loop4_k1) {
              float loop4_a1_0 = 0.0f;
              float loop4_a1_1 = 0.0f;
              float loop4_a1_2 = 0.0f;
              for (int loop4_x1 = (int)(__brev(loop4_k1) >> 28); loop4_x1 < 32; loop4_x1 += 16) {
                const int j1_0 = (int)((unsigned int)loop4_x1 % (unsigned int)16);
                const int rest3 = (int)((unsigned int)loop4_x1 / (unsigned int)16);
                const float v65 = piece0[j1_0 * 2 + rest3];
                const float v66 = fabsf(v65);
                const float v67 = __fmul_rn(v65, v65);
                const bool v68 = v66 < 0.1f;
                loop4_a1_0 = loop4_x1 < 16 ? v66 : __fadd_rn(loop4_a1_0, v66);
                loop4_a1_1 = loop4_x1 < 16 ? v65 : __fadd_rn(loop4_a1_1, v65);
                loop4_a1_2 = loop4_x1 < 16 ? v67 : __fadd_rn(loop4_a1_2, v67);
                s5 += v68 ? 1 : 0;
              }
              if (loop4_k1 & 1u) {
                loop4_a1_0 = __fadd_rn(loop4_p1_0_0, loop4_a1_0);
                if (loop4_k1 & 2u) {
                  loop4_a1_0 = __fadd_rn(loop4_p1_0_1, loop4_a1_0);
                  if (loop4_k1 & 4u) {
                    loop4_a1_0 = __fadd_rn(loop4_p1_0_2, loop4_a1_0);
                    if (loop4_k1 & 8u) {
                      loop4_a1_0 = __fadd_rn(loop4_p1_0_3, loop4_a1_0);
                    } else loop4_p1_0_3 = loop4_a1_0;
                  } else loop4_p1_0_2 = loop4_a1_0;
                } else loop4_p1_0_1 = loop4_a1_0;
              } else loop4_p1_0_0 = loop4_a1_0;
              s6 = loop4_a1_0;
              if (loop4_k1 & 1u) {
                loop4_a1_1 = __fadd_rn(loop4_p1_1_0, loop4_a1_1);
                if (loop4_k1 & 2u) {
                  loop4_a1_1 = __fadd_rn(loop4_p1_1_1, loop4_a1_1);
                  if (loop4_k1 & 4u) {
                    loop4_a1_1 = __fadd_rn(loop4_p1_1_2, loop4_a1_1);
                    if (loop4_k1 & 8u) {
                      loop4_a1_1 = __fadd_rn(loop4_p1_1_3, loop4_a1_1);
                    } else loop4_p1_1_3 = loop4_a1_1;
                  } else loop4_p1_1_2 = loop4_a1_1;
                } else loop4_p1_1_1 = loop4_a1_1;
              } else loop4_p1_1_0 = loop4_a1_1;
              s7 = loop4_a1_1;
              if (loop4_k1 & 1u) {
                loop4_a1_2 = __fadd_rn(loop4_p1_2_0, loop4_a1_2);
                if (loop4_k1 & 2u) {
                  loop4_a1_2 = __fadd_rn(loop4_p1_2_1, loop4_a1_2);
                  if (loop4_k1 & 4u) {
                    loop4_a1_2 = __fadd_rn(loop4_p1_2_2, loop4_a1_2);
                    if (loop4_k1 & 8u) {
                      loop4_a1_2 = __fadd_rn(loop4_p1_2_3, loop4_a1_2);
                    } else loop4_p1_2_3 = loop4_a1_2;
                  } else loop4_p1_2_2 = loop4_a1_2;
                } else loop4_p1_2_1 = loop4_a1_2;
              } else loop4_p1_2_0 = loop4_a1_2;
              s8 = loop4_a1_2;
            }
            s6 = __fadd_rn(0.0f, s6);
            s7 = __fadd_rn(0.0f, s7);
            s8 = __fadd_rn(0.0f, s8);
            const float v69 = __fsub_rn(__fmul_rn(s6, 0.03125f), 0.1f);
            const float v70 = __fmul_rn(s7, 0.03125f);
            const float v71 = __fsub_rn(__fmaf_rn((-v70), v70, __fmul_rn(s8, 0.03125f)), 0.02f);
            const float v72 = __fsub_rn(__fmul_rn(__int2float_rn(s5), 0.03125f), 0.5f);
            l_hoist1[row2 * 20] = v64;
            l_hoist11[row2 * 20] = v69;
            l_hoist12[row2 * 20] = v71;
            l_hoist13[row2 * 20] = v72;
          }
        }
        {
          unsigned int* const t_holdingWords = (unsigned int*)(arena + arena[126]);
          const float v82 = t_knobs[rest1 * 23 + 7];
          const float v88 = t_knobs[rest1 * 23 + 8];
          const int v122 = ((i1_0 * 32) + i2_0) * 32;
          const uint2 pair0 = *(const uint2*)&t_holdingWords[rest1 * 2];
          const unsigned int v123 = pair0.x;
          const unsigned int v126 = pair0.y;
          for (int row3 = lane; row3 < 32; row3 += 32) {
            const float4 piece2_0 = ((const float4*)(t_dynamics + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + row3 * 16)))[0];
            const float4 piece2_1 = ((const float4*)(t_dynamics + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + row3 * 16)))[1];
            const float4 piece2_2 = ((const float4*)(t_dynamics + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + row3 * 16)))[2];
            const float4 piece2_3 = ((const float4*)(t_dynamics + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + row3 * 16)))[3];
            const float piece2[16] = {piece2_0.x, piece2_0.y, piece2_0.z, piece2_0.w, piece2_1.x, piece2_1.y, piece2_1.z, piece2_1.w, piece2_2.x, piece2_2.y, piece2_2.z, piece2_2.w, piece2_3.x, piece2_3.y, piece2_3.z, piece2_3.w};
            const float v73 = min_f32(max_f32(__fmul_rn(piece2[12], 0.5f), (-4.57f)), 4.57f);
            const float v74 = __fmul_rn(v73, v73);
            const float v75 = divide_plain(__fmul_rn(v73, __fmaf_rn(v74, __fmaf_rn(v73, v73, 115.2476f), 1024.0f)), __fmaf_rn(v74, __fmaf_rn(v74, 16.272058f, 457.32474f), 1024.0f));
            const float v76 = __fmaf_rn(v75, 0.45f, 0.9f);
            const float v77 = __fadd_rn(__fadd_rn(__fadd_rn(piece2[8], piece2[9]), piece2[10]), piece2[11]);
            const float v78 = min_f32(max_f32(__fmul_rn(v77, 0.25f), (-4.57f)), 4.57f);
            const float v79 = __fmul_rn(v78, v78);
            const float v80 = divide_plain(__fmul_rn(v78, __fmaf_rn(v79, __fmaf_rn(v78, v78, 115.2476f), 1024.0f)), __fmaf_rn(v79, __fmaf_rn(v79, 16.272058f, 457.32474f), 1024.0f));
            const float v81 = __fmaf_rn(v80, 0.45f, 0.5f);
            const float v83 = __fmul_rn(v76, __fmul_rn(v81, v82));
            const float v84 = min_f32(max_f32(piece2[6], (-4.57f)), 4.57f);
            const float v85 = __fmul_rn(v84, v84);
            const float v86 = divide_plain(__fmul_rn(v84, __fmaf_rn(v85, __fmaf_rn(v84, v84, 115.2476f), 1024.0f)), __fmaf_rn(v85, __fmaf_rn(v85, 16.272058f, 457.32474f), 1024.0f));
            const float v87 = __fmaf_rn(v86, 0.05f, 0.05f);
            const float v89 = __fmul_rn(v76, __fmul_rn(v87, v88));
            const float v90 = min_f32(max_f32(piece2[5], (-4.57f)), 4.57f);
            const float v91 = __fmul_rn(v90, v90);
            const float v92 = divide_plain(__fmul_rn(v90, __fmaf_rn(v91, __fmaf_rn(v90, v90, 115.2476f), 1024.0f)), __fmaf_rn(v91, __fmaf_rn(v91, 16.272058f, 457.32474f), 1024.0f));
            const float v93 = __fmul_rn(__fmaf_rn(v92, 0.05f, 0.05f), v88);
            const float v94 = __fmul_rn(v76, v93);
            const float v95 = min_f32(max_f32(piece2[4], (-4.57f)), 4.57f);
            const float v96 = __fmul_rn(v95, v95);
            const float v97 = divide_plain(__fmul_rn(v95, __fmaf_rn(v96, __fmaf_rn(v95, v95, 115.2476f), 1024.0f)), __fmaf_rn(v96, __fmaf_rn(v96, 16.272058f, 457.32474f), 1024.0f));
            const float v98 = __fmaf_rn(v97, 0.05f, 0.05f);
            const float v99 = __fmaf_rn((-v81), v82, __fmaf_rn(__fmaf_rn(v87, v88, __fmaf_rn(v98, v88, v93)), (-2.0f), 1.0f));
            const float v100 = __fmul_rn(v76, v99);
            const float v101 = __fmul_rn(v76, __fmul_rn(v98, v88));
            const float v102 = min_f32(max_f32(__fmul_rn(piece2[2], 0.5f), (-4.57f)), 4.57f);
            const float v103 = __fmul_rn(v102, v102);
            const float v104 = __fmul_rn(v102, __fmaf_rn(v103, __fmaf_rn(v102, v102, 115.2476f), 1024.0f));
            const float v105 = divide_plain(v104, __fmaf_rn(v103, __fmaf_rn(v103, 16.272058f, 457.32474f), 1024.0f));
            const float v106 = __fmaf_rn(v105, 0.0475f, 0.9025f);
            const float v107 = min_f32(max_f32(__fmul_rn(piece2[0], 0.5f), (-4.57f)), 4.57f);
            const float v108 = __fmul_rn(v107, v107);
            const float v109 = __fmul_rn(v107, __fmaf_rn(v108, __fmaf_rn(v107, v107, 115.2476f), 1024.0f));
            const float v110 = divide_plain(v109, __fmaf_rn(v108, __fmaf_rn(v108, 16.272058f, 457.32474f), 1024.0f));
            const float v111 = __fmaf_rn(v110, 0.0475f, 0.9025f);
            const float v112 = min_f32(max_f32(__fmul_rn(piece2[3], 0.5f), (-4.57f)), 4.57f);
            const float v113 = __fmul_rn(v112, v112);
            const float v114 = __fmul_rn(v112, __fmaf_rn(v113, __fmaf_rn(v112, v112, 115.2476f), 1024.0f));
            const float v115 = divide_plain(v114, __fmaf_rn(v113, __fmaf_rn(v113, 16.272058f, 457.32474f), 1024.0f));
            const float v116 = __fmaf_rn(v115, 0.0475f, 0.9025f);
            const float v117 = min_f32(max_f32(__fmul_rn(piece2[1], 0.5f), (-4.57f)), 4.57f);
            const float v118 = __fmul_rn(v117, v117);
            const float v119 = __fmul_rn(v117, __fmaf_rn(v118, __fmaf_rn(v117, v117, 115.2476f), 1024.0f));
            const float v120 = divide_plain(v119, __fmaf_rn(v118, __fmaf_rn(v118, 16.272058f, 457.32474f), 1024.0f));
            const float v121 = __fmaf_rn(v120, 0.0475f, 0.9025f);
            const unsigned int v124 = ((unsigned int)(v122 + row3)) + v123;
            const unsigned int v125 = (v124 ^ (v124 >> 16)) * 4239568231u;
            const unsigned int v127 = ((v125 ^ (v125 >> 13)) + v126) * 1228438113u;
            const float v128 = __fmul_rn(__uint2float_rn(((v127 ^ (v127 >> 17)) >> 8)), 5.9604645e-8f);
            const float v129 = piece2[14];
            const float v130 = piece2[15];
            l_hoist0[row3 * 20] = v83;
            l_hoist2[row3 * 20] = v89;
            l_hoist3[row3 * 20] = v94;
            l_hoist4[row3 * 20] = v100;
            l_hoist5[row3 * 20] = v101;
            l_hoist6[row3 * 20] = v106;
            l_hoist7[row3 * 20] = v111;
            l_hoist8[row3 * 20] = v116;
            l_hoist9[row3 * 20] = v121;
            l_hoist10[row3 * 20] = v128;
            l_kept0[row3 * 20] = v129;
            l_kept1[row3 * 20] = v130;
          }
        }
        __syncwarp();
        {
          float* const t_content_next = (float*)(arena + arena[(cycle & 1u) ? 19 : 20]);
          float* const t_dynamics_next = (float*)(arena + arena[(cycle & 1u) ? 22 : 23]);
          const uint2 pair1 = *(const uint2*)&t_fieldWords[rest1 * 2];
          const unsigned int v131 = pair1.x;
          const unsigned int v134 = pair1.y;
          const float v138 = t_tune_noise[rest1];
          float* const at0 = t_memory + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512);
          const float v144 = t_tune_memoryGain[rest1];
          float* const at2 = t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024);
          const int v163 = i2_0 + 1;
          const int v164 = i2_0 - 1;
          const int v167 = i1_0 + 1;
          const int v168 = i1_0 - 1;
          float* const at5 = t_reachX + (i1_0 * 64);
          float* const at6 = t_reachY + (i2_0 * 64);
          float* const at8 = t_tune_drive + (rest1 * 64);
          const float v185 = t_knobs[rest1 * 23 + 3];
          float* const at9 = t_content_next + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024);
          const float v220 = t_tune_pattern[rest1];
          const int v221 = i1_0 / 2;
          const int v222 = i2_0 / 2;
          unsigned short* const at12 = t_pattern + (rest1 * 65536 + v221 * 4096 + v222 * 256);
          const float v223 = t_tune_gate[rest1];
          const float v225 = t_knobs[rest1 * 23 + 4];
          float* const at14 = t_dynamics + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512);
          const float v229 = __fmul_rn(t_motors[rest1 * 4 + 1], __fmaf_rn(__int2float_rn(i2_0), 0.06451613f, (-1.0f)));
          const float v230 = __fmaf_rn(t_motors[rest1 * 4], __fmaf_rn(__int2float_rn(i1_0), 0.06451613f, (-1.0f)), v229);
          float* const at16 = t_motors + (rest1 * 4);
          float s9;
          float loop5_a1_0 = 0.0f;
          for (int loop5_x1_0 = 0; loop5_x1_0 < 4; loop5_x1_0 += 32) {
            const int loop5_x1 = loop5_x1_0 + lane;
            float loop5_r0_0 = 0.0f;
            if (loop5_x1 < 4) {
              const float v231 = fabsf(at16[loop5_x1]);
              loop5_r0_0 = v231;
            }
            loop5_a1_0 = __fadd_rn(loop5_a1_0, loop5_r0_0);
            loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_r0_0, 16));
          }
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 8));
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 4));
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 2));
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 1));
          s9 = __shfl_sync(~0u, loop5_a1_0, 0);
          const float v232 = __fmul_rn(s9, 0.25f);
          const float v234 = t_knobs[rest1 * 23 + 6];
          const uint2 pair11 = *(const uint2*)&t_ruleWords[rest1 * 2];
          const unsigned int v235 = pair11.x;
          const unsigned int v238 = pair11.y;
          const float v248 = t_tune_plasticity[rest1];
          const float v253 = t_knobs[rest1 * 23 + 5];
          float* const at17 = t_dynamics_next + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512);
          float* const at19 = t_content + (rest1 * 1048576 + i1_0 * 32768 + min_i32(v163, 32 - 1) * 1024);
          float* const at21 = t_content + (rest1 * 1048576 + i1_0 * 32768 + max_i32(v164, 0) * 1024);
          float* const at23 = t_content + (rest1 * 1048576 + min_i32(v167, 32 - 1) * 32768 + i2_0 * 1024);
          float* const at25 = t_content + (rest1 * 1048576 + max_i32(v168, 0) * 32768 + i2_0 * 1024);
          const int place0 = lane % 16;
          float* const at1 = at0 + (place0);
          const float2 pair2 = *(const float2*)&t_mixSign[place0 * 2];
          const float v146 = pair2.x;
          const int2 pair3 = *(const int2*)&t_mixFrom[place0 * 2];
          const int v147 = pair3.x;
          const int v148 = place0 * 2;
          const unsigned int mask0 = mask_of(v147 == (v148 + 0));
          const bool v149 = place0 < 8;
          const unsigned int mask1 = mask_of(v149);
          const int v151 = v147 >> 1;
          const int v152 = v147 & 1;
          float* const at3 = at2 + (max_i32(min_i32(v151, 16 - 1), 0) * 2 + v152);
          const float2 pair4 = *(const float2*)&t_mixHear[place0 * 2];
          const float v153 = pair4.x;
          float* const at4 = at2 + (place0 * 2);
          const bool v175 = (place0 & 1) == 1;
          const unsigned int mask2 = mask_of(v175);
          const float2 pair5 = *(const float2*)&at5[place0 * 2];
          const float2 pair6 = *(const float2*)&at6[place0 * 2];
          const float v177 = __fmul_rn(pair5.x, pair6.x);
          float* const at7 = t_reachZ + (place0 * 2);
          const float2 pair7 = *(const float2*)&at8[place0 * 2];
          const float v179 = pair7.x;
          const float2 pair8 = *(const float2*)&at5[place0 * 2 + 32];
          const float2 pair9 = *(const float2*)&at6[place0 * 2 + 32];
          const float v180 = __fmul_rn(pair8.x, pair9.x);
          const float2 pair10 = *(const float2*)&at8[place0 * 2 + 32];
          const float v182 = pair10.x;
          float* const at10 = at9 + (place0 * 2);
          const float v194 = pair2.y;
          const int v195 = pair3.y;
          const unsigned int mask3 = mask_of(v195 == (v148 + 1));
          const int v196 = v195 >> 1;
          const int v197 = v195 & 1;
          float* const at11 = at2 + (max_i32(min_i32(v196, 16 - 1), 0) * 2 + v197);
          const float v198 = pair4.y;
          const float v210 = __fmul_rn(pair5.y, pair6.y);
          const float v212 = pair7.y;
          const float v213 = __fmul_rn(pair8.y, pair9.y);
          const float v215 = pair10.y;
          unsigned short* const at13 = at12 + (place0);
          const unsigned int mask4 = mask_of(place0 >= 14);
          float* const at15 = at14 + (place0);
          const float v233 = __fmul_rn(((place0 == 14) ? v230 : v232), 0.05f);
          const unsigned int mask5 = mask_of(place0 == 12);
          const float v241 = t_ruleSpread[place0];
          const float v242 = t_ruleMean[place0];
          const float v244 = t_ruleLimit[place0];
          const float v245 = -v244;
          const float v249 = t_ruleAnswer[place0];
          const unsigned int mask6 = mask_of(place0 < 4);
          const unsigned int mask7 = mask_of(place0 < 12);
          float* const at18 = at17 + (place0);
          float* const at20 = at19 + (place0 * 2);
          float* const at22 = at21 + (place0 * 2);
          float* const at24 = at23 + (place0 * 2);
          float* const at26 = at25 + (place0 * 2);
          if ((unsigned int)v163 < 32u && (unsigned int)v164 < 32u && (unsigned int)v167 < 32u && (unsigned int)v168 < 32u) {
            unsigned int count0 = (unsigned int)i1_0 * 32768u + (unsigned int)i2_0 * 1024u + (unsigned int)place0 * 2u + (unsigned int)v131 * 1u + (unsigned int)(lane / 16) * 32u;
            unsigned int count1 = (unsigned int)i1_0 * 16384u + (unsigned int)i2_0 * 512u + (unsigned int)place0 * 1u + (unsigned int)v235 * 1u + (unsigned int)(lane / 16) * 16u;
            float* run0 = at1 + (lane / 16) * 16;
            float* run1 = at3 + (lane / 16) * 32;
            float* run2 = at4 + (lane / 16) * 32;
            float* run3 = at7 + (lane / 16) * 64;
            float* run4 = at10 + (lane / 16) * 32;
            float* run5 = at11 + (lane / 16) * 32;
            unsigned short* run6 = at13 + ((lane / 16) / 2) * 16;
            float* run7 = at15 + (lane / 16) * 16;
            float* run8 = at18 + (lane / 16) * 16;
            float load0 = run0[0];
            float load1 = run1[0];
            float2 load2 = *(const float2*)&run2[32];
            float2 load3 = *(const float2*)&run2[-32];
            float2 load4 = *(const float2*)&run2[0];
            float2 load5 = *(const float2*)&run2[1024];
            float2 load6 = *(const float2*)&run2[-1024];
            float2 load7 = *(const float2*)&run2[32768];
            float2 load8 = *(const float2*)&run2[-32768];
            float2 load9 = *(const float2*)&run3[0];
            float2 load10 = *(const float2*)&run3[32];
            float load11 = run5[0];
            unsigned short load12 = run6[0];
            float load13 = run7[0];
            #pragma unroll 1
            for (int turn0 = 0; turn0 < 8; ++turn0) {
              hold_number(count0);
              hold_number(count1);
              hold_address(run0);
              hold_address(run1);
              hold_address(run2);
              hold_address(run3);
              hold_address(run4);
              hold_address(run5);
              hold_address(run6);
              hold_address(run7);
              hold_address(run8);
              const float load14 = run0[32];
              const float load15 = run1[64];
              const float2 load16 = *(const float2*)&run2[96];
              const float2 load17 = *(const float2*)&run2[64];
              const float2 load18 = load2;
              const float2 load19 = *(const float2*)&run2[1088];
              const float2 load20 = *(const float2*)&run2[-960];
              const float2 load21 = *(const float2*)&run2[32832];
              const float2 load22 = *(const float2*)&run2[-32704];
              const float2 load23 = *(const float2*)&run3[128];
              const float2 load24 = *(const float2*)&run3[160];
              const float load25 = run5[64];
              const unsigned short load26 = run6[16];
              const float load27 = run7[32];
              const int i3_0 = turn0 * 2 * 2 + lane / 16;
              const unsigned int v132 = count0;
              const unsigned int v133 = (v132 ^ (v132 >> 16)) * 4239568231u;
              const unsigned int v135 = ((v133 ^ (v133 >> 13)) + v134) * 1228438113u;
              const unsigned int v136 = v135 ^ (v135 >> 17);
              const float v137 = __fmul_rn(__int2float_rn(sum_bytes(v136, (-510))), 0.006765875f);
              const float v139 = load0;
              const float v140 = min_f32(max_f32(__fmul_rn(v139, 4.0f), (-4.57f)), 4.57f);
              const float v141 = __fmul_rn(v140, v140);
              const float v142 = __fmul_rn(v140, __fmaf_rn(v141, __fmaf_rn(v140, v140, 115.2476f), 1024.0f));
              const float v143 = divide_plain(v142, __fmaf_rn(v141, __fmaf_rn(v141, 16.272058f, 457.32474f), 1024.0f));
              const float v145 = l_hoist0[i3_0 * 20];
              const float v150 = choose_f32(mask1, __fmul_rn(l_kept0[i3_0 * 20], 0.02f), __fmul_rn(l_kept1[i3_0 * 20], 0.02f));
              const float v154 = l_hoist1[i3_0 * 20];
              const float v155 = __fmaf_rn(v146, choose_f32(mask0, v150, load1), __fmul_rn(v153, v154));
              const float v156 = l_hoist2[i3_0 * 20];
              const int v157 = i3_0 + 1;
              const float v158 = load2.x;
              const int v159 = i3_0 - 1;
              const float v160 = load3.x;
              const float v161 = load4.x;
              const float v162 = l_hoist3[i3_0 * 20];
              const float v165 = l_hoist4[i3_0 * 20];
              const float v166 = l_hoist5[i3_0 * 20];
              const float v169 = __fmaf_rn(v162, __fadd_rn(load5.x, load6.x), __fmaf_rn(v165, v161, __fmul_rn(v166, __fadd_rn(load7.x, load8.x))));
              const float v170 = __fmaf_rn(v145, v155, __fmaf_rn(v156, __fadd_rn(v158, ((v159 >= 0) ? v160 : v161)), v169));
              const float v171 = min_f32(max_f32(v170, (-4.57f)), 4.57f);
              const float v172 = __fmul_rn(v171, v171);
              const float v173 = __fmul_rn(v171, __fmaf_rn(v172, __fmaf_rn(v171, v171, 115.2476f), 1024.0f));
              const float v174 = divide_plain(v173, __fmaf_rn(v172, __fmaf_rn(v172, 16.272058f, 457.32474f), 1024.0f));
              const float v176 = choose_f32(mask2, l_hoist6[i3_0 * 20], l_hoist7[i3_0 * 20]);
              const float v178 = __fmul_rn(v177, load9.x);
              const float v181 = __fmul_rn(v180, load10.x);
              const float v183 = __fadd_rn(((v178 < 0.62239516f) ? 0.0f : __fmul_rn(v178, v179)), ((v181 < 0.62239516f) ? 0.0f : __fmul_rn(v181, v182)));
              const float v184 = __fmaf_rn(v137, v138, __fmaf_rn(v143, v144, __fmaf_rn(v174, v176, v183)));
              const float v186 = __fmul_rn(v184, v185);
              const float v187 = is_finite_f32(v186) ? v186 : 1e-30f;
              const unsigned int v188 = count0 + 1u;
              const unsigned int v189 = (v188 ^ (v188 >> 16)) * 4239568231u;
              const unsigned int v190 = ((v189 ^ (v189 >> 13)) + v134) * 1228438113u;
              const unsigned int v191 = v190 ^ (v190 >> 17);
              const float v192 = __fmul_rn(__int2float_rn(sum_bytes(v191, (-510))), 0.006765875f);
              const float v193 = -v143;
              const float v199 = __fmaf_rn(v194, choose_f32(mask3, v150, load11), __fmul_rn(v198, v154));
              const float v200 = load2.y;
              const float v201 = load3.y;
              const float v202 = load4.y;
              const float v203 = __fmaf_rn(v162, __fadd_rn(load5.y, load6.y), __fmaf_rn(v165, v202, __fmul_rn(v166, __fadd_rn(load7.y, load8.y))));
              const float v204 = __fmaf_rn(v145, v199, __fmaf_rn(v156, __fadd_rn(v200, ((v159 >= 0) ? v201 : v202)), v203));
              const float v205 = min_f32(max_f32(v204, (-4.57f)), 4.57f);
              const float v206 = __fmul_rn(v205, v205);
              const float v207 = __fmul_rn(v205, __fmaf_rn(v206, __fmaf_rn(v205, v205, 115.2476f), 1024.0f));
              const float v208 = divide_plain(v207, __fmaf_rn(v206, __fmaf_rn(v206, 16.272058f, 457.32474f), 1024.0f));
              const float v209 = choose_f32(mask2, l_hoist8[i3_0 * 20], l_hoist9[i3_0 * 20]);
              const float v211 = __fmul_rn(v210, load9.y);
              const float v214 = __fmul_rn(v213, load10.y);
              const float v216 = __fadd_rn(((v211 < 0.62239516f) ? 0.0f : __fmul_rn(v211, v212)), ((v214 < 0.62239516f) ? 0.0f : __fmul_rn(v214, v215)));
              const float v217 = __fmaf_rn(v192, v138, __fmaf_rn(v193, v144, __fmaf_rn(v208, v209, v216)));
              const float v218 = __fmul_rn(v217, v185);
              const float v219 = is_finite_f32(v218) ? v218 : 1e-30f;
              const float v224 = __fmaf_rn(v139, 0.9986f, __fmul_rn(v223, __fmaf_rn(__fadd_rn(v161, v202), 0.5f, (-v139))));
              const float v226 = __fmul_rn(__fmaf_rn(v220, __fsub_rn(f16_to_f32(load12), v139), v224), v225);
              const float v227 = is_finite_f32(v226) ? v226 : 1e-30f;
              const float v228 = load13;
              const unsigned int v236 = count1;
              const unsigned int v237 = (v236 ^ (v236 >> 16)) * 4239568231u;
              const unsigned int v239 = ((v237 ^ (v237 >> 13)) + v238) * 1228438113u;
              const unsigned int v240 = v239 ^ (v239 >> 17);
              const float v243 = __fmaf_rn(__fmul_rn(__int2float_rn(sum_bytes(v240, (-510))), 0.006765875f), v241, v242);
              const float v246 = (l_hoist10[i3_0 * 20] < 0.05f) ? 0.8f : min_f32(max_f32(v243, v245), v244);
              const float v247 = choose_f32(mask5, v246, v243);
              const float v250 = l_hoist11[i3_0 * 20];
              const float v251 = choose_f32(mask1, l_hoist12[i3_0 * 20], choose_f32(mask7, l_hoist13[i3_0 * 20], v250));
              const float v252 = min_f32(max_f32(__fmul_rn(v249, choose_f32(mask6, v250, v251)), (-1.0f)), 1.0f);
              const float v254 = __fmaf_rn(__fmaf_rn(__fsub_rn(v228, v247), 0.95f, __fmul_rn(v248, v252)), v253, v247);
              const float v255 = choose_f32(mask4, __fmul_rn(__fmaf_rn(v228, 0.95f, v233), v234), min_f32(max_f32(v254, (-5.0f)), 5.0f));
              const float v256 = is_finite_f32(v255) ? v255 : 1e-30f;
              *(float2*)&run4[0] = make_float2(v187, v219);
              run0[0] = v227;
              run8[0] = v256;
              if (turn0 < 7) {
                load0 = run0[64];
                load1 = run1[128];
                load2 = *(const float2*)&run2[160];
                load4 = *(const float2*)&run2[128];
                load5 = *(const float2*)&run2[1152];
                load6 = *(const float2*)&run2[-896];
                load7 = *(const float2*)&run2[32896];
                load8 = *(const float2*)&run2[-32640];
                load9 = *(const float2*)&run3[256];
                load10 = *(const float2*)&run3[288];
                load11 = run5[128];
                load12 = run6[32];
                load13 = run7[64];
              }
              load3 = load16;
              const int i3_1 = (turn0 * 2 + 1) * 2 + lane / 16;
              const unsigned int v257 = count0 + 64u;
              const unsigned int v258 = (v257 ^ (v257 >> 16)) * 4239568231u;
              const unsigned int v259 = ((v258 ^ (v258 >> 13)) + v134) * 1228438113u;
              const unsigned int v260 = v259 ^ (v259 >> 17);
              const float v261 = __fmul_rn(__int2float_rn(sum_bytes(v260, (-510))), 0.006765875f);
              const float v262 = load14;
              const float v263 = min_f32(max_f32(__fmul_rn(v262, 4.0f), (-4.57f)), 4.57f);
              const float v264 = __fmul_rn(v263, v263);
              const float v265 = __fmul_rn(v263, __fmaf_rn(v264, __fmaf_rn(v263, v263, 115.2476f), 1024.0f));
              const float v266 = divide_plain(v265, __fmaf_rn(v264, __fmaf_rn(v264, 16.272058f, 457.32474f), 1024.0f));
              const float v267 = l_hoist0[i3_1 * 20];
              const float v268 = choose_f32(mask1, __fmul_rn(l_kept0[i3_1 * 20], 0.02f), __fmul_rn(l_kept1[i3_1 * 20], 0.02f));
              const float v269 = l_hoist1[i3_1 * 20];
              const float v270 = __fmaf_rn(v146, choose_f32(mask0, v268, load15), __fmul_rn(v153, v269));
              const float v271 = l_hoist2[i3_1 * 20];
              const int v272 = i3_1 + 1;
              const float v273 = load16.x;
              const float v274 = load17.x;
              const int v275 = i3_1 - 1;
              const float v276 = load18.x;
              const float v277 = l_hoist3[i3_1 * 20];
              const float v278 = l_hoist4[i3_1 * 20];
              const float v279 = l_hoist5[i3_1 * 20];
              const float v280 = __fmaf_rn(v277, __fadd_rn(load19.x, load20.x), __fmaf_rn(v278, v274, __fmul_rn(v279, __fadd_rn(load21.x, load22.x))));
              const float v281 = __fmaf_rn(v267, v270, __fmaf_rn(v271, __fadd_rn(((v272 < 32) ? v273 : v274), v276), v280));
              const float v282 = min_f32(max_f32(v281, (-4.57f)), 4.57f);
              const float v283 = __fmul_rn(v282, v282);
              const float v284 = __fmul_rn(v282, __fmaf_rn(v283, __fmaf_rn(v282, v282, 115.2476f), 1024.0f));
              const float v285 = divide_plain(v284, __fmaf_rn(v283, __fmaf_rn(v283, 16.272058f, 457.32474f), 1024.0f));
              const float v286 = choose_f32(mask2, l_hoist6[i3_1 * 20], l_hoist7[i3_1 * 20]);
              const float v287 = __fmul_rn(v177, load23.x);
              const float v288 = __fmul_rn(v180, load24.x);
              const float v289 = __fadd_rn(((v287 < 0.62239516f) ? 0.0f : __fmul_rn(v287, v179)), ((v288 < 0.62239516f) ? 0.0f : __fmul_rn(v288, v182)));
              const float v290 = __fmaf_rn(v261, v138, __fmaf_rn(v266, v144, __fmaf_rn(v285, v286, v289)));
              const float v291 = __fmul_rn(v290, v185);
              const float v292 = is_finite_f32(v291) ? v291 : 1e-30f;
              const unsigned int v293 = count0 + 65u;
              const unsigned int v294 = (v293 ^ (v293 >> 16)) * 4239568231u;
              const unsigned int v295 = ((v294 ^ (v294 >> 13)) + v134) * 1228438113u;
              const unsigned int v296 = v295 ^ (v295 >> 17);
              const float v297 = __fmul_rn(__int2float_rn(sum_bytes(v296, (-510))), 0.006765875f);
              const float v298 = -v266;
              const float v299 = __fmaf_rn(v194, choose_f32(mask3, v268, load25), __fmul_rn(v198, v269));
              const float v300 = load16.y;
              const float v301 = load17.y;
              const float v302 = load18.y;
              const float v303 = __fmaf_rn(v277, __fadd_rn(load19.y, load20.y), __fmaf_rn(v278, v301, __fmul_rn(v279, __fadd_rn(load21.y, load22.y))));
              const float v304 = __fmaf_rn(v267, v299, __fmaf_rn(v271, __fadd_rn(((v272 < 32) ? v300 : v301), v302), v303));
              const float v305 = min_f32(max_f32(v304, (-4.57f)), 4.57f);
              const float v306 = __fmul_rn(v305, v305);
              const float v307 = __fmul_rn(v305, __fmaf_rn(v306, __fmaf_rn(v305, v305, 115.2476f), 1024.0f));
              const float v308 = divide_plain(v307, __fmaf_rn(v306, __fmaf_rn(v306, 16.272058f, 457.32474f), 1024.0f));
              const float v309 = choose_f32(mask2, l_hoist8[i3_1 * 20], l_hoist9[i3_1 * 20]);
              const float v310 = __fmul_rn(v210, load23.y);
              const float v311 = __fmul_rn(v213, load24.y);
              const float v312 = __fadd_rn(((v310 < 0.62239516f) ? 0.0f : __fmul_rn(v310, v212)), ((v311 < 0.62239516f) ? 0.0f : __fmul_rn(v311, v215)));
              const float v313 = __fmaf_rn(v297, v138, __fmaf_rn(v298, v144, __fmaf_rn(v308, v309, v312)));
              const float v314 = __fmul_rn(v313, v185);
              const float v315 = is_finite_f32(v314) ? v314 : 1e-30f;
              const float v316 = __fmaf_rn(v262, 0.9986f, __fmul_rn(v223, __fmaf_rn(__fadd_rn(v274, v301), 0.5f, (-v262))));
              const float v317 = __fmul_rn(__fmaf_rn(v220, __fsub_rn(f16_to_f32(load26), v262), v316), v225);
              const float v318 = is_finite_f32(v317) ? v317 : 1e-30f;
              const float v319 = load27;
              const unsigned int v320 = count1 + 32u;
              const unsigned int v321 = (v320 ^ (v320 >> 16)) * 4239568231u;
              const unsigned int v322 = ((v321 ^ (v321 >> 13)) + v238) * 1228438113u;
              const unsigned int v323 = v322 ^ (v322 >> 17);
              const float v324 = __fmaf_rn(__fmul_rn(__int2float_rn(sum_bytes(v323, (-510))), 0.006765875f), v241, v242);
              const float v325 = (l_hoist10[i3_1 * 20] < 0.05f) ? 0.8f : min_f32(max_f32(v324, v245), v244);
              const float v326 = choose_f32(mask5, v325, v324);
              const float v327 = l_hoist11[i3_1 * 20];
              const float v328 = choose_f32(mask1, l_hoist12[i3_1 * 20], choose_f32(mask7, l_hoist13[i3_1 * 20], v327));
              const float v329 = min_f32(max_f32(__fmul_rn(v249, choose_f32(mask6, v327, v328)), (-1.0f)), 1.0f);
              const float v330 = __fmaf_rn(__fmaf_rn(__fsub_rn(v319, v326), 0.95f, __fmul_rn(v248, v329)), v253, v326);
              const float v331 = choose_f32(mask4, __fmul_rn(__fmaf_rn(v319, 0.95f, v233), v234), min_f32(max_f32(v330, (-5.0f)), 5.0f));
              const float v332 = is_finite_f32(v331) ? v331 : 1e-30f;
              *(float2*)&run4[64] = make_float2(v292, v315);
              run0[32] = v318;
              run8[32] = v332;
              count0 += 128u;
              count1 += 64u;
              run0 += 64;
              run1 += 128;
              run2 += 128;
              run3 += 256;
              run4 += 128;
              run5 += 128;
              run6 += 32;
              run7 += 64;
              run8 += 64;
            }
          }
          else {
            unsigned int count2 = (unsigned int)i1_0 * 32768u + (unsigned int)i2_0 * 1024u + (unsigned int)place0 * 2u + (unsigned int)v131 * 1u + (unsigned int)(lane / 16) * 32u;
            unsigned int count3 = (unsigned int)i1_0 * 16384u + (unsigned int)i2_0 * 512u + (unsigned int)place0 * 1u + (unsigned int)v235 * 1u + (unsigned int)(lane / 16) * 16u;
            float* run9 = at1 + (lane / 16) * 16;
            float* run10 = at3 + (lane / 16) * 32;
            float* run11 = at20 + (lane / 16) * 32;
            float* run12 = at22 + (lane / 16) * 32;
            float* run13 = at4 + (lane / 16) * 32;
            float* run14 = at24 + (lane / 16) * 32;
            float* run15 = at26 + (lane / 16) * 32;
            float* run16 = at7 + (lane / 16) * 64;
            float* run17 = at10 + (lane / 16) * 32;
            float* run18 = at11 + (lane / 16) * 32;
            unsigned short* run19 = at13 + ((lane / 16) / 2) * 16;
            float* run20 = at15 + (lane / 16) * 16;
            float* run21 = at18 + (lane / 16) * 16;
            #pragma unroll 1
            for (int turn1 = 0; turn1 < 8; ++turn1) {
              hold_number(count2);
              hold_number(count3);
              hold_address(run9);
              hold_address(run10);
              hold_address(run11);
              hold_address(run12);
              hold_address(run13);
              hold_address(run14);
              hold_address(run15);
              hold_address(run16);
              hold_address(run17);
              hold_address(run18);
              hold_address(run19);
              hold_address(run20);
              hold_address(run21);
              const int i3_2 = turn1 * 2 * 2 + lane / 16;
              const unsigned int v333 = count2;
              const unsigned int v334 = (v333 ^ (v333 >> 16)) * 4239568231u;
              const unsigned int v335 = ((v334 ^ (v334 >> 13)) + v134) * 1228438113u;
              const unsigned int v336 = v335 ^ (v335 >> 17);
              const float v337 = __fmul_rn(__int2float_rn(sum_bytes(v336, (-510))), 0.006765875f);
              const float v338 = run9[0];
              const float v339 = min_f32(max_f32(__fmul_rn(v338, 4.0f), (-4.57f)), 4.57f);
              const float v340 = __fmul_rn(v339, v339);
              const float v341 = __fmul_rn(v339, __fmaf_rn(v340, __fmaf_rn(v339, v339, 115.2476f), 1024.0f));
              const float v342 = divide_plain(v341, __fmaf_rn(v340, __fmaf_rn(v340, 16.272058f, 457.32474f), 1024.0f));
              const float v343 = l_hoist0[i3_2 * 20];
              const float v344 = choose_f32(mask1, __fmul_rn(l_kept0[i3_2 * 20], 0.02f), __fmul_rn(l_kept1[i3_2 * 20], 0.02f));
              const float v345 = l_hoist1[i3_2 * 20];
              const float v346 = __fmaf_rn(v146, choose_f32(mask0, v344, run10[0]), __fmul_rn(v153, v345));
              const float v347 = l_hoist2[i3_2 * 20];
              const int v348 = i3_2 + 1;
              const float2 pair12 = *(const float2*)&at4[min_i32(v348, 32 - 1) * 32];
              const int v349 = i3_2 - 1;
              const float2 pair13 = *(const float2*)&at4[max_i32(v349, 0) * 32];
              const float v350 = l_hoist3[i3_2 * 20];
              const float2 pair14 = *(const float2*)&run11[0];
              const float2 pair15 = *(const float2*)&run12[0];
              const float v351 = l_hoist4[i3_2 * 20];
              const float2 pair16 = *(const float2*)&run13[0];
              const float v352 = pair16.x;
              const float v353 = l_hoist5[i3_2 * 20];
              const float2 pair17 = *(const float2*)&run14[0];
              const float2 pair18 = *(const float2*)&run15[0];
              const float v354 = __fmaf_rn(v350, __fadd_rn(pair14.x, pair15.x), __fmaf_rn(v351, v352, __fmul_rn(v353, __fadd_rn(pair17.x, pair18.x))));
              const float v355 = __fmaf_rn(v343, v346, __fmaf_rn(v347, __fadd_rn(pair12.x, pair13.x), v354));
              const float v356 = min_f32(max_f32(v355, (-4.57f)), 4.57f);
              const float v357 = __fmul_rn(v356, v356);
              const float v358 = __fmul_rn(v356, __fmaf_rn(v357, __fmaf_rn(v356, v356, 115.2476f), 1024.0f));
              const float v359 = divide_plain(v358, __fmaf_rn(v357, __fmaf_rn(v357, 16.272058f, 457.32474f), 1024.0f));
              const float v360 = choose_f32(mask2, l_hoist6[i3_2 * 20], l_hoist7[i3_2 * 20]);
              const float2 pair19 = *(const float2*)&run16[0];
              const float v361 = __fmul_rn(v177, pair19.x);
              const float2 pair20 = *(const float2*)&run16[32];
              const float v362 = __fmul_rn(v180, pair20.x);
              const float v363 = __fadd_rn(((v361 < 0.62239516f) ? 0.0f : __fmul_rn(v361, v179)), ((v362 < 0.62239516f) ? 0.0f : __fmul_rn(v362, v182)));
              const float v364 = __fmaf_rn(v337, v138, __fmaf_rn(v342, v144, __fmaf_rn(v359, v360, v363)));
              const float v365 = __fmul_rn(v364, v185);
              const float v366 = is_finite_f32(v365) ? v365 : 1e-30f;
              const unsigned int v367 = count2 + 1u;
              const unsigned int v368 = (v367 ^ (v367 >> 16)) * 4239568231u;
              const unsigned int v369 = ((v368 ^ (v368 >> 13)) + v134) * 1228438113u;
              const unsigned int v370 = v369 ^ (v369 >> 17);
              const float v371 = __fmul_rn(__int2float_rn(sum_bytes(v370, (-510))), 0.006765875f);
              const float v372 = -v342;
              const float v373 = __fmaf_rn(v194, choose_f32(mask3, v344, run18[0]), __fmul_rn(v198, v345));
              const float v374 = pair16.y;
              const float v375 = __fmaf_rn(v350, __fadd_rn(pair14.y, pair15.y), __fmaf_rn(v351, v374, __fmul_rn(v353, __fadd_rn(pair17.y, pair18.y))));
              const float v376 = __fmaf_rn(v343, v373, __fmaf_rn(v347, __fadd_rn(pair12.y, pair13.y), v375));
              const float v377 = min_f32(max_f32(v376, (-4.57f)), 4.57f);
              const float v378 = __fmul_rn(v377, v377);
              const float v379 = __fmul_rn(v377, __fmaf_rn(v378, __fmaf_rn(v377, v377, 115.2476f), 1024.0f));
              const float v380 = divide_plain(v379, __fmaf_rn(v378, __fmaf_rn(v378, 16.272058f, 457.32474f), 1024.0f));
              const float v381 = choose_f32(mask2, l_hoist8[i3_2 * 20], l_hoist9[i3_2 * 20]);
              const float v382 = __fmul_rn(v210, pair19.y);
              const float v383 = __fmul_rn(v213, pair20.y);
              const float v384 = __fadd_rn(((v382 < 0.62239516f) ? 0.0f : __fmul_rn(v382, v212)), ((v383 < 0.62239516f) ? 0.0f : __fmul_rn(v383, v215)));
              const float v385 = __fmaf_rn(v371, v138, __fmaf_rn(v372, v144, __fmaf_rn(v380, v381, v384)));
              const float v386 = __fmul_rn(v385, v185);
              const float v387 = is_finite_f32(v386) ? v386 : 1e-30f;
              const float v388 = __fmaf_rn(v338, 0.9986f, __fmul_rn(v223, __fmaf_rn(__fadd_rn(v352, v374), 0.5f, (-v338))));
              const float v389 = __fmul_rn(__fmaf_rn(v220, __fsub_rn(f16_to_f32(run19[0]), v338), v388), v225);
              const float v390 = is_finite_f32(v389) ? v389 : 1e-30f;
              const float v391 = run20[0];
              const unsigned int v392 = count3;
              const unsigned int v393 = (v392 ^ (v392 >> 16)) * 4239568231u;
              const unsigned int v394 = ((v393 ^ (v393 >> 13)) + v238) * 1228438113u;
              const unsigned int v395 = v394 ^ (v394 >> 17);
              const float v396 = __fmaf_rn(__fmul_rn(__int2float_rn(sum_bytes(v395, (-510))), 0.006765875f), v241, v242);
              const float v397 = (l_hoist10[i3_2 * 20] < 0.05f) ? 0.8f : min_f32(max_f32(v396, v245), v244);
              const float v398 = choose_f32(mask5, v397, v396);
              const float v399 = l_hoist11[i3_2 * 20];
              const float v400 = choose_f32(mask1, l_hoist12[i3_2 * 20], choose_f32(mask7, l_hoist13[i3_2 * 20], v399));
              const float v401 = min_f32(max_f32(__fmul_rn(v249, choose_f32(mask6, v399, v400)), (-1.0f)), 1.0f);
              const float v402 = __fmaf_rn(__fmaf_rn(__fsub_rn(v391, v398), 0.95f, __fmul_rn(v248, v401)), v253, v398);
              const float v403 = choose_f32(mask4, __fmul_rn(__fmaf_rn(v391, 0.95f, v233), v234), min_f32(max_f32(v402, (-5.0f)), 5.0f));
              const float v404 = is_finite_f32(v403) ? v403 : 1e-30f;
              const int i3_3 = (turn1 * 2 + 1) * 2 + lane / 16;
              const unsigned int v405 = count2 + 64u;
              const unsigned int v406 = (v405 ^ (v405 >> 16)) * 4239568231u;
              const unsigned int v407 = ((v406 ^ (v406 >> 13)) + v134) * 1228438113u;
              const unsigned int v408 = v407 ^ (v407 >> 17);
              const float v409 = __fmul_rn(__int2float_rn(sum_bytes(v408, (-510))), 0.006765875f);
              const float v410 = run9[32];
              const float v411 = min_f32(max_f32(__fmul_rn(v410, 4.0f), (-4.57f)), 4.57f);
              const float v412 = __fmul_rn(v411, v411);
              const float v413 = __fmul_rn(v411, __fmaf_rn(v412, __fmaf_rn(v411, v411, 115.2476f), 1024.0f));
              const float v414 = divide_plain(v413, __fmaf_rn(v412, __fmaf_rn(v412, 16.272058f, 457.32474f), 1024.0f));
              const float v415 = l_hoist0[i3_3 * 20];
              const float v416 = choose_f32(mask1, __fmul_rn(l_kept0[i3_3 * 20], 0.02f), __fmul_rn(l_kept1[i3_3 * 20], 0.02f));
              const float v417 = l_hoist1[i3_3 * 20];
              const float v418 = __fmaf_rn(v146, choose_f32(mask0, v416, run10[64]), __fmul_rn(v153, v417));
              const float v419 = l_hoist2[i3_3 * 20];
              const int v420 = i3_3 + 1;
              const float2 pair21 = *(const float2*)&at4[min_i32(v420, 32 - 1) * 32];
              const int v421 = i3_3 - 1;
              const float2 pair22 = *(const float2*)&at4[max_i32(v421, 0) * 32];
              const float v422 = l_hoist3[i3_3 * 20];
              const float2 pair23 = *(const float2*)&run11[64];
              const float2 pair24 = *(const float2*)&run12[64];
              const float v423 = l_hoist4[i3_3 * 20];
              const float2 pair25 = *(const float2*)&run13[64];
              const float v424 = pair25.x;
              const float v425 = l_hoist5[i3_3 * 20];
              const float2 pair26 = *(const float2*)&run14[64];
              const float2 pair27 = *(const float2*)&run15[64];
              const float v426 = __fmaf_rn(v422, __fadd_rn(pair23.x, pair24.x), __fmaf_rn(v423, v424, __fmul_rn(v425, __fadd_rn(pair26.x, pair27.x))));
              const float v427 = __fmaf_rn(v415, v418, __fmaf_rn(v419, __fadd_rn(pair21.x, pair22.x), v426));
              const float v428 = min_f32(max_f32(v427, (-4.57f)), 4.57f);
              const float v429 = __fmul_rn(v428, v428);
              const float v430 = __fmul_rn(v428, __fmaf_rn(v429, __fmaf_rn(v428, v428, 115.2476f), 1024.0f));
              const float v431 = divide_plain(v430, __fmaf_rn(v429, __fmaf_rn(v429, 16.272058f, 457.32474f), 1024.0f));
              const float v432 = choose_f32(mask2, l_hoist6[i3_3 * 20], l_hoist7[i3_3 * 20]);
              const float2 pair28 = *(const float2*)&run16[128];
              const float v433 = __fmul_rn(v177, pair28.x);
              const float2 pair29 = *(const float2*)&run16[160];
              const float v434 = __fmul_rn(v180, pair29.x);
              const float v435 = __fadd_rn(((v433 < 0.62239516f) ? 0.0f : __fmul_rn(v433, v179)), ((v434 < 0.62239516f) ? 0.0f : __fmul_rn(v434, v182)));
              const float v436 = __fmaf_rn(v409, v138, __fmaf_rn(v414, v144, __fmaf_rn(v431, v432, v435)));
              const float v437 = __fmul_rn(v436, v185);
              const float v438 = is_finite_f32(v437) ? v437 : 1e-30f;
              const unsigned int v439 = count2 + 65u;
              const unsigned int v440 = (v439 ^ (v439 >> 16)) * 4239568231u;
              const unsigned int v441 = ((v440 ^ (v440 >> 13)) + v134) * 1228438113u;
              const unsigned int v442 = v441 ^ (v441 >> 17);
              const float v443 = __fmul_rn(__int2float_rn(sum_bytes(v442, (-510))), 0.006765875f);
              const float v444 = -v414;
              const float v445 = __fmaf_rn(v194, choose_f32(mask3, v416, run18[64]), __fmul_rn(v198, v417));
              const float v446 = pair25.y;
              const float v447 = __fmaf_rn(v422, __fadd_rn(pair23.y, pair24.y), __fmaf_rn(v423, v446, __fmul_rn(v425, __fadd_rn(pair26.y, pair27.y))));
              const float v448 = __fmaf_rn(v415, v445, __fmaf_rn(v419, __fadd_rn(pair21.y, pair22.y), v447));
              const float v449 = min_f32(max_f32(v448, (-4.57f)), 4.57f);
              const float v450 = __fmul_rn(v449, v449);
              const float v451 = __fmul_rn(v449, __fmaf_rn(v450, __fmaf_rn(v449, v449, 115.2476f), 1024.0f));
              const float v452 = divide_plain(v451, __fmaf_rn(v450, __fmaf_rn(v450, 16.272058f, 457.32474f), 1024.0f));
              const float v453 = choose_f32(mask2, l_hoist8[i3_3 * 20], l_hoist9[i3_3 * 20]);
              const float v454 = __fmul_rn(v210, pair28.y);
              const float v455 = __fmul_rn(v213, pair29.y);
              const float v456 = __fadd_rn(((v454 < 0.62239516f) ? 0.0f : __fmul_rn(v454, v212)), ((v455 < 0.62239516f) ? 0.0f : __fmul_rn(v455, v215)));
              const float v457 = __fmaf_rn(v443, v138, __fmaf_rn(v444, v144, __fmaf_rn(v452, v453, v456)));
              const float v458 = __fmul_rn(v457, v185);
              const float v459 = is_finite_f32(v458) ? v458 : 1e-30f;
              const float v460 = __fmaf_rn(v410, 0.9986f, __fmul_rn(v223, __fmaf_rn(__fadd_rn(v424, v446), 0.5f, (-v410))));
              const float v461 = __fmul_rn(__fmaf_rn(v220, __fsub_rn(f16_to_f32(run19[16]), v410), v460), v225);
              const float v462 = is_finite_f32(v461) ? v461 : 1e-30f;
              const float v463 = run20[32];
              const unsigned int v464 = count3 + 32u;
              const unsigned int v465 = (v464 ^ (v464 >> 16)) * 4239568231u;
              const unsigned int v466 = ((v465 ^ (v465 >> 13)) + v238) * 1228438113u;
              const unsigned int v467 = v466 ^ (v466 >> 17);
              const float v468 = __fmaf_rn(__fmul_rn(__int2float_rn(sum_bytes(v467, (-510))), 0.006765875f), v241, v242);
              const float v469 = (l_hoist10[i3_3 * 20] < 0.05f) ? 0.8f : min_f32(max_f32(v468, v245), v244);
              const float v470 = choose_f32(mask5, v469, v468);
              const float v471 = l_hoist11[i3_3 * 20];
              const float v472 = choose_f32(mask1, l_hoist12[i3_3 * 20], choose_f32(mask7, l_hoist13[i3_3 * 20], v471));
              const float v473 = min_f32(max_f32(__fmul_rn(v249, choose_f32(mask6, v471, v472)), (-1.0f)), 1.0f);
              const float v474 = __fmaf_rn(__fmaf_rn(__fsub_rn(v463, v470), 0.95f, __fmul_rn(v248, v473)), v253, v470);
              const float v475 = choose_f32(mask4, __fmul_rn(__fmaf_rn(v463, 0.95f, v233), v234), min_f32(max_f32(v474, (-5.0f)), 5.0f));
              const float v476 = is_finite_f32(v475) ? v475 : 1e-30f;
              *(float2*)&run17[0] = make_float2(v366, v387);
              run9[0] = v390;
              run21[0] = v404;
              *(float2*)&run17[64] = make_float2(v438, v459);
              run9[32] = v462;
              run21[32] = v476;
              count2 += 128u;
              count3 += 64u;
              run9 += 64;
              run10 += 128;
              run11 += 128;
              run12 += 128;
              run13 += 128;
              run14 += 128;
              run15 += 128;
              run16 += 256;
              run17 += 128;
              run18 += 128;
              run19 += 32;
              run20 += 64;
              run21 += 64;
            }
          }
        }
        __syncwarp();
      }
    }
    __syncthreads();
  }
  if (turn < end4) {
    float* const t_planRules = (float*)(arena + arena[100]);
    float* const t_knobs = (float*)(arena + arena[16]);
    float* const t_mixSay = (float*)(arena + arena[53]);
    float* const t_planField = (float*)(arena + arena[(cycle & 1u) ? 99 : 98]);
    int* const t_age = (int*)(arena + arena[17]);
    float* const t_means = (float*)(arena + arena[59]);
    float* const t_mixSign = (float*)(arena + arena[52]);
    int* const t_mixFrom = (int*)(arena + arena[51]);
    float* const t_mixHear = (float*)(arena + arena[54]);
    float* const t_tune_memoryGain = (float*)(arena + arena[133]);
    float* const t_patternOn = (float*)(arena + arena[93]);
    float* const t_planPattern = (float*)(arena + arena[101]);
    float* const t_planField_next = (float*)(arena + arena[(cycle & 1u) ? 98 : 99]);
    for (; turn < end4; turn += blocks) {
      const int unit4 = (turn - end3) * 8 + warp;
      if (unit4 < (n_B * 128)) {
        const int i3_4 = (int)((unsigned int)unit4 % (unsigned int)4);
        const int rest4 = (int)((unsigned int)unit4 / (unsigned int)4);
        const int i2_1 = (int)((unsigned int)rest4 % (unsigned int)4);
        const int rest5 = (int)((unsigned int)rest4 / (unsigned int)4);
        const int i1_1 = (int)((unsigned int)rest5 % (unsigned int)8);
        const int rest6 = (int)((unsigned int)rest5 / (unsigned int)8);
        float* const l_hoist0 = (float*)(shared + warp * 40 + 0);
        float* const l_hoist1 = (float*)(shared + warp * 40 + 4);
        float* const l_hoist2 = (float*)(shared + warp * 40 + 8);
        float* const l_hoist3 = (float*)(shared + warp * 40 + 12);
        float* const l_hoist4 = (float*)(shared + warp * 40 + 16);
        float* const l_hoist5 = (float*)(shared + warp * 40 + 20);
        float* const l_hoist6 = (float*)(shared + warp * 40 + 24);
        float* const l_hoist7 = (float*)(shared + warp * 40 + 28);
        float* const l_hoist8 = (float*)(shared + warp * 40 + 32);
        float* const l_hoist9 = (float*)(shared + warp * 40 + 36);
        const float v488 = t_knobs[rest6 * 23 + 7];
        const float v506 = t_knobs[rest6 * 23 + 8];
        for (int row4 = lane; row4 < 4; row4 += 32) {
          const float4 piece3_0 = ((const float4*)(t_planRules + (rest6 * 1024 + i2_1 * 256 + i3_4 * 64 + row4 * 16)))[0];
          const float4 piece3_1 = ((const float4*)(t_planRules + (rest6 * 1024 + i2_1 * 256 + i3_4 * 64 + row4 * 16)))[1];
          const float4 piece3_2 = ((const float4*)(t_planRules + (rest6 * 1024 + i2_1 * 256 + i3_4 * 64 + row4 * 16)))[2];
          const float4 piece3_3 = ((const float4*)(t_planRules + (rest6 * 1024 + i2_1 * 256 + i3_4 * 64 + row4 * 16)))[3];
          const float piece3[16] = {piece3_0.x, piece3_0.y, piece3_0.z, piece3_0.w, piece3_1.x, piece3_1.y, piece3_1.z, piece3_1.w, piece3_2.x, piece3_2.y, piece3_2.z, piece3_2.w, piece3_3.x, piece3_3.y, piece3_3.z, piece3_3.w};
          const float v477 = min_f32(max_f32(__fmul_rn(piece3[12], 0.5f), (-4.57f)), 4.57f);
          const float v478 = __fmul_rn(v477, v477);
          const float v479 = __fmul_rn(v477, __fmaf_rn(v478, __fmaf_rn(v477, v477, 115.2476f), 1024.0f));
          const float v480 = divide_plain(v479, __fmaf_rn(v478, __fmaf_rn(v478, 16.272058f, 457.32474f), 1024.0f));
          const float v481 = __fmaf_rn(v480, 0.45f, 0.9f);
          const float v482 = __fadd_rn(__fadd_rn(__fadd_rn(piece3[8], piece3[9]), piece3[10]), piece3[11]);
          const float v483 = min_f32(max_f32(__fmul_rn(v482, 0.25f), (-4.57f)), 4.57f);
          const float v484 = __fmul_rn(v483, v483);
          const float v485 = __fmul_rn(v483, __fmaf_rn(v484, __fmaf_rn(v483, v483, 115.2476f), 1024.0f));
          const float v486 = divide_plain(v485, __fmaf_rn(v484, __fmaf_rn(v484, 16.272058f, 457.32474f), 1024.0f));
          const float v487 = __fmaf_rn(v486, 0.45f, 0.5f);
          const float v489 = __fmul_rn(v481, __fmul_rn(v487, v488));
          const float4 piece4_0 = ((const float4*)(t_mixSay + (0)))[0];
          const float4 piece4_1 = ((const float4*)(t_mixSay + (0)))[1];
          const float4 piece4_2 = ((const float4*)(t_mixSay + (0)))[2];
          const float4 piece4_3 = ((const float4*)(t_mixSay + (0)))[3];
          const float4 piece4_4 = ((const float4*)(t_mixSay + (0)))[4];
          const float4 piece4_5 = ((const float4*)(t_mixSay + (0)))[5];
          const float4 piece4_6 = ((const float4*)(t_mixSay + (0)))[6];
          const float4 piece4_7 = ((const float4*)(t_mixSay + (0)))[7];
          const float piece4[32] = {piece4_0.x, piece4_0.y, piece4_0.z, piece4_0.w, piece4_1.x, piece4_1.y, piece4_1.z, piece4_1.w, piece4_2.x, piece4_2.y, piece4_2.z, piece4_2.w, piece4_3.x, piece4_3.y, piece4_3.z, piece4_3.w, piece4_4.x, piece4_4.y, piece4_4.z, piece4_4.w, piece4_5.x, piece4_5.y, piece4_5.z, piece4_5.w, piece4_6.x, piece4_6.y, piece4_6.z, piece4_6.w, piece4_7.x, piece4_7.y, piece4_7.z, piece4_7.w};
          const float4 piece5_0 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + row4 * 48)))[0];
          const float4 piece5_1 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + row4 * 48)))[1];
          const float4 piece5_2 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + row4 * 48)))[2];
          const float4 piece5_3 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + row4 * 48)))[3];
          const float piece5[16] = {piece5_0.x, piece5_0.y, piece5_0.z, piece5_0.w, piece5_1.x, piece5_1.y, piece5_1.z, piece5_1.w, piece5_2.x, piece5_2.y, piece5_2.z, piece5_2.w, piece5_3.x, piece5_3.y, piece5_3.z, piece5_3.w};
          const float4 piece6_0 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + row4 * 48 + 1 * 16)))[0];
          const float4 piece6_1 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + row4 * 48 + 1 * 16)))[1];
          const float4 piece6_2 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + row4 * 48 + 1 * 16)))[2];
          const float4 piece6_3 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + row4 * 48 + 1 * 16)))[3];
          const float piece6[16] = {piece6_0.x, piece6_0.y, piece6_0.z, piece6_0.w, piece6_1.x, piece6_1.y, piece6_1.z, piece6_1.w, piece6_2.x, piece6_2.y, piece6_2.z, piece6_2.w, piece6_3.x, piece6_3.y, piece6_3.z, piece6_3.w};
          float s10;
          float s11;
          float loop6_p1_0_0 = 0.0f;
          float loop6_p1_0_1 = 0.0f;
          float loop6_p1_0_2 = 0.0f;
          float loop6_p1_0_3 = 0.0f;
          float loop6_p1_1_0 = 0.0f;
          float loop6_p1_1_1 = 0.0f;
          float loop6_p1_1_2 = 0.0f;
          float loop6_p1_1_3 = 0.0f;
          #pragma unroll
          for (unsigned int loop6_k1 = 0u; loop6_k1 < 16u; ++loop6_k1) {
            float loop6_a1_0 = 0.0f;
            float loop6_a1_1 = 0.0f;
            for (int loop6_x1 = (int)(__brev(loop6_k1) >> 28); loop6_x1 < 16; loop6_x1 += 16) {
              const float v490 = __fmul_rn(piece4[loop6_x1 * 2], piece5[loop6_x1]);
              const float v491 = __fmul_rn(piece4[loop6_x1 * 2 + 1], piece6[loop6_x1]);
              loop6_a1_0 = loop6_x1 < 16 ? v490 : __fadd_rn(loop6_a1_0, v490);
              loop6_a1_1 = loop6_x1 < 16 ? v491 : __fadd_rn(loop6_a1_1, v491);
            }
            if (loop6_k1 & 1u) {
              loop6_a1_0 = __fadd_rn(loop6_p1_0_0, loop6_a1_0);
              if (loop6_k1 & 2u) {
                loop6_a1_0 = __fadd_rn(loop6_p1_0_1, loop6_a1_0);
                if (loop6_k1 & 4u) {
                  loop6_a1_0 = __fadd_rn(loop6_p1_0_2, loop6_a1_0);
                  if (loop6_k1 & 8u) {
                    loop6_a1_0 = __fadd_rn(loop6_p1_0_3, loop6_a1_0);
                  } else loop6_p1_0_3 = loop6_a1_0;
                } else loop6_p1_0_2 = loop6_a1_0;
              } else loop6_p1_0_1 = loop6_a1_0;
            } else loop6_p1_0_0 = loop6_a1_0;
            s10 = loop6_a1_0;
            if (loop6_k1 & 1u) {
              loop6_a1_1 = __fadd_rn(loop6_p1_1_0, loop6_a1_1);
              if (loop6_k1 & 2u) {
                loop6_a1_1 = __fadd_rn(loop6_p1_1_1, loop6_a1_1);
                if (loop6_k1 & 4u) {
                  loop6_a1_1 = __fadd_rn(loop6_p1_1_2, loop6_a1_1);
                  if (loop6_k1 & 8u) {
                    loop6_a1_1 = __fadd_rn(loop6_p1_1_3, loop6_a1_1);
                  } else loop6_p1_1_3 = loop6_a1_1;
                } else loop6_p1_1_2 = loop6_a1_1;
              } else loop6_p1_1_1 = loop6_a1_1;
            } else loop6_p1_1_0 = loop6_a1_1;
            s11 = loop6_a1_1;
          }
          s10 = __fadd_rn(0.0f, s10);
          s11 = __fadd_rn(0.0f, s11);
          const float v492 = min_f32(max_f32(s10, (-4.57f)), 4.57f);
          const float v493 = __fmul_rn(v492, v492);
          const float v494 = __fmul_rn(v492, __fmaf_rn(v493, __fmaf_rn(v492, v492, 115.2476f), 1024.0f));
          const float v495 = divide_plain(v494, __fmaf_rn(v493, __fmaf_rn(v493, 16.272058f, 457.32474f), 1024.0f));
          const float v496 = min_f32(max_f32(s11, (-4.57f)), 4.57f);
          const float v497 = __fmul_rn(v496, v496);
          const float v498 = __fmul_rn(v496, __fmaf_rn(v497, __fmaf_rn(v496, v496, 115.2476f), 1024.0f));
          const float v499 = divide_plain(v498, __fmaf_rn(v497, __fmaf_rn(v497, 16.272058f, 457.32474f), 1024.0f));
          const float v500 = __fmul_rn(__fmul_rn(v495, v499), 1.0f);
          const float v501 = min_f32(max_f32(piece3[6], (-4.57f)), 4.57f);
          const float v502 = __fmul_rn(v501, v501);
          const float v503 = __fmul_rn(v501, __fmaf_rn(v502, __fmaf_rn(v501, v501, 115.2476f), 1024.0f));
          const float v504 = divide_plain(v503, __fmaf_rn(v502, __fmaf_rn(v502, 16.272058f, 457.32474f), 1024.0f));
          const float v505 = __fmaf_rn(v504, 0.05f, 0.05f);
          const float v507 = __fmul_rn(v481, __fmul_rn(v505, v506));
          const float v508 = min_f32(max_f32(piece3[5], (-4.57f)), 4.57f);
          const float v509 = __fmul_rn(v508, v508);
          const float v510 = __fmul_rn(v508, __fmaf_rn(v509, __fmaf_rn(v508, v508, 115.2476f), 1024.0f));
          const float v511 = divide_plain(v510, __fmaf_rn(v509, __fmaf_rn(v509, 16.272058f, 457.32474f), 1024.0f));
          const float v512 = __fmul_rn(__fmaf_rn(v511, 0.05f, 0.05f), v506);
          const float v513 = __fmul_rn(v481, v512);
          const float v514 = min_f32(max_f32(piece3[4], (-4.57f)), 4.57f);
          const float v515 = __fmul_rn(v514, v514);
          const float v516 = __fmul_rn(v514, __fmaf_rn(v515, __fmaf_rn(v514, v514, 115.2476f), 1024.0f));
          const float v517 = divide_plain(v516, __fmaf_rn(v515, __fmaf_rn(v515, 16.272058f, 457.32474f), 1024.0f));
          const float v518 = __fmaf_rn(v517, 0.05f, 0.05f);
          const float v519 = __fmaf_rn(__fmaf_rn(v505, v506, __fmaf_rn(v518, v506, v512)), (-2.0f), 1.0f);
          const float v520 = __fmul_rn(v481, __fmaf_rn((-v487), v488, v519));
          const float v521 = __fmul_rn(v481, __fmul_rn(v518, v506));
          const float v522 = min_f32(max_f32(__fmul_rn(piece3[2], 0.5f), (-4.57f)), 4.57f);
          const float v523 = __fmul_rn(v522, v522);
          const float v524 = __fmul_rn(v522, __fmaf_rn(v523, __fmaf_rn(v522, v522, 115.2476f), 1024.0f));
          const float v525 = divide_plain(v524, __fmaf_rn(v523, __fmaf_rn(v523, 16.272058f, 457.32474f), 1024.0f));
          const float v526 = __fmaf_rn(v525, 0.0475f, 0.9025f);
          const float v527 = min_f32(max_f32(__fmul_rn(piece3[0], 0.5f), (-4.57f)), 4.57f);
          const float v528 = __fmul_rn(v527, v527);
          const float v529 = __fmul_rn(v527, __fmaf_rn(v528, __fmaf_rn(v527, v527, 115.2476f), 1024.0f));
          const float v530 = divide_plain(v529, __fmaf_rn(v528, __fmaf_rn(v528, 16.272058f, 457.32474f), 1024.0f));
          const float v531 = __fmaf_rn(v530, 0.0475f, 0.9025f);
          const float v532 = min_f32(max_f32(__fmul_rn(piece3[3], 0.5f), (-4.57f)), 4.57f);
          const float v533 = __fmul_rn(v532, v532);
          const float v534 = __fmul_rn(v532, __fmaf_rn(v533, __fmaf_rn(v532, v532, 115.2476f), 1024.0f));
          const float v535 = divide_plain(v534, __fmaf_rn(v533, __fmaf_rn(v533, 16.272058f, 457.32474f), 1024.0f));
          const float v536 = __fmaf_rn(v535, 0.0475f, 0.9025f);
          const float v537 = min_f32(max_f32(__fmul_rn(piece3[1], 0.5f), (-4.57f)), 4.57f);
          const float v538 = __fmul_rn(v537, v537);
          const float v539 = __fmul_rn(v537, __fmaf_rn(v538, __fmaf_rn(v537, v537, 115.2476f), 1024.0f));
          const float v540 = divide_plain(v539, __fmaf_rn(v538, __fmaf_rn(v538, 16.272058f, 457.32474f), 1024.0f));
          const float v541 = __fmaf_rn(v540, 0.0475f, 0.9025f);
          l_hoist0[row4] = v489;
          l_hoist1[row4] = v500;
          l_hoist2[row4] = v507;
          l_hoist3[row4] = v513;
          l_hoist4[row4] = v520;
          l_hoist5[row4] = v521;
          l_hoist6[row4] = v526;
          l_hoist7[row4] = v531;
          l_hoist8[row4] = v536;
          l_hoist9[row4] = v541;
        }
        __syncwarp();
        const bool v542 = (t_age[rest6] % 21) == 0;
        const int v560 = i3_4 + 1;
        const int v562 = i3_4 - 1;
        const int v567 = i2_1 + 1;
        const int v569 = i2_1 - 1;
        const float v583 = t_tune_memoryGain[rest6];
        const float v609 = __fmul_rn(((i1_1 > 0) ? 1.0f : t_patternOn[rest6]), 0.1f);
        for (int row5 = lane; row5 < 64; row5 += 32) {
          const int i5_0 = (int)((unsigned int)row5 % (unsigned int)16);
          const int rest7 = (int)((unsigned int)row5 / (unsigned int)16);
          const float v543 = l_hoist0[rest7];
          const float2 pair30 = *(const float2*)&t_mixSign[i5_0 * 2];
          const int2 pair31 = *(const int2*)&t_mixFrom[i5_0 * 2];
          const int v544 = pair31.x;
          const int v545 = i5_0 * 2;
          const float v546 = __fmul_rn(t_planRules[rest6 * 1024 + i2_1 * 256 + i3_4 * 64 + rest7 * 16 + 14], 0.02f);
          const float v547 = __fmul_rn(t_planRules[rest6 * 1024 + i2_1 * 256 + i3_4 * 64 + rest7 * 16 + 15], 0.02f);
          const float v548 = (i5_0 < 8) ? v546 : v547;
          const int v549 = v544 & 1;
          const int v550 = v544 >> 1;
          const float v551 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + v549 * 16 + max_i32(min_i32(v550, 16 - 1), 0)];
          const float2 pair32 = *(const float2*)&t_mixHear[i5_0 * 2];
          const float v552 = l_hoist1[rest7];
          const float v553 = __fmaf_rn(pair30.x, ((v544 == (v545 + 0)) ? v548 : v551), __fmul_rn(pair32.x, v552));
          const float v554 = l_hoist2[rest7];
          const int v555 = rest7 + 1;
          const float v556 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + min_i32(v555, 4 - 1) * 48 + i5_0];
          const int v557 = rest7 - 1;
          const float v558 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + max_i32(v557, 0) * 48 + i5_0];
          const float v559 = l_hoist3[rest7];
          const float v561 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + min_i32(v560, 4 - 1) * 192 + rest7 * 48 + i5_0];
          const float v563 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + max_i32(v562, 0) * 192 + rest7 * 48 + i5_0];
          const float v564 = l_hoist4[rest7];
          const float v565 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + i5_0];
          const float v566 = l_hoist5[rest7];
          const float v568 = t_planField[rest6 * 24576 + i1_1 * 3072 + min_i32(v567, 4 - 1) * 768 + i3_4 * 192 + rest7 * 48 + i5_0];
          const float v570 = t_planField[rest6 * 24576 + i1_1 * 3072 + max_i32(v569, 0) * 768 + i3_4 * 192 + rest7 * 48 + i5_0];
          const float v571 = __fmaf_rn(v559, __fadd_rn(v561, v563), __fmaf_rn(v564, v565, __fmul_rn(v566, __fadd_rn(v568, v570))));
          const float v572 = max_f32(__fmaf_rn(v543, v553, __fmaf_rn(v554, __fadd_rn(v556, v558), v571)), (-4.57f));
          const float v573 = min_f32(v572, 4.57f);
          const float v574 = __fmul_rn(v573, v573);
          const float v575 = __fmul_rn(v573, __fmaf_rn(v574, __fmaf_rn(v573, v573, 115.2476f), 1024.0f));
          const float v576 = divide_plain(v575, __fmaf_rn(v574, __fmaf_rn(v574, 16.272058f, 457.32474f), 1024.0f));
          const bool v577 = (i5_0 & 1) == 1;
          const float v578 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + 2 * 16 + i5_0];
          const float v579 = min_f32(max_f32(__fmul_rn(v578, 4.0f), (-4.57f)), 4.57f);
          const float v580 = __fmul_rn(v579, v579);
          const float v581 = __fmul_rn(v579, __fmaf_rn(v580, __fmaf_rn(v579, v579, 115.2476f), 1024.0f));
          const float v582 = divide_plain(v581, __fmaf_rn(v580, __fmaf_rn(v580, 16.272058f, 457.32474f), 1024.0f));
          const float v584 = __fmul_rn(v582, v583);
          const float v585 = __fmaf_rn(v576, (v577 ? l_hoist6[rest7] : l_hoist7[rest7]), v584);
          const float v586 = v542 ? t_means[rest6 * 4096 + i2_1 * 1024 + i3_4 * 256 + rest7 * 64 + i5_0] : (is_finite_f32(v585) ? v585 : 1e-30f);
          const float v587 = t_means[rest6 * 4096 + i2_1 * 1024 + i3_4 * 256 + rest7 * 64 + 1 * 16 + i5_0];
          const int v588 = pair31.y;
          const int v589 = v588 & 1;
          const int v590 = v588 >> 1;
          const float v591 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + v589 * 16 + max_i32(min_i32(v590, 16 - 1), 0)];
          const float v592 = __fmaf_rn(pair30.y, ((v588 == (v545 + 1)) ? v548 : v591), __fmul_rn(pair32.y, v552));
          const float v593 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + min_i32(v555, 4 - 1) * 48 + 1 * 16 + i5_0];
          const float v594 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + max_i32(v557, 0) * 48 + 1 * 16 + i5_0];
          const float v595 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + min_i32(v560, 4 - 1) * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v596 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + max_i32(v562, 0) * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v597 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v598 = t_planField[rest6 * 24576 + i1_1 * 3072 + min_i32(v567, 4 - 1) * 768 + i3_4 * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v599 = t_planField[rest6 * 24576 + i1_1 * 3072 + max_i32(v569, 0) * 768 + i3_4 * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v600 = __fmaf_rn(v559, __fadd_rn(v595, v596), __fmaf_rn(v564, v597, __fmul_rn(v566, __fadd_rn(v598, v599))));
          const float v601 = max_f32(__fmaf_rn(v543, v592, __fmaf_rn(v554, __fadd_rn(v593, v594), v600)), (-4.57f));
          const float v602 = min_f32(v601, 4.57f);
          const float v603 = __fmul_rn(v602, v602);
          const float v604 = __fmul_rn(v602, __fmaf_rn(v603, __fmaf_rn(v602, v602, 115.2476f), 1024.0f));
          const float v605 = divide_plain(v604, __fmaf_rn(v603, __fmaf_rn(v603, 16.272058f, 457.32474f), 1024.0f));
          const float v606 = __fmaf_rn(v605, (v577 ? l_hoist8[rest7] : l_hoist9[rest7]), (-v584));
          const float v607 = v542 ? v587 : (is_finite_f32(v606) ? v606 : 1e-30f);
          const float v608 = t_means[rest6 * 4096 + i2_1 * 1024 + i3_4 * 256 + rest7 * 64 + 2 * 16 + i5_0];
          const float v610 = t_planPattern[rest6 * 8192 + i1_1 * 1024 + i2_1 * 256 + i3_4 * 64 + rest7 * 16 + i5_0];
          const float v611 = __fmaf_rn(v578, 0.9986f, __fmul_rn(v609, __fsub_rn(v610, v578)));
          const float v612 = v542 ? v608 : (is_finite_f32(v611) ? v611 : 1e-30f);
          t_planField_next[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + i5_0] = v586;
          t_planField_next[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + 1 * 16 + i5_0] = v607;
          t_planField_next[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + 2 * 16 + i5_0] = v612;
        }
        __syncwarp();
      }
    }
    __syncthreads();
  }
  if (turn < end5) {
    float* const t_reply = (float*)(arena + arena[150]);
    float* const t_phi = (float*)(arena + arena[74]);
    float* const t_knobs = (float*)(arena + arena[16]);
    float* const t_inverse = (float*)(arena + arena[123]);
    float* const t_replyGain = (float*)(arena + arena[151]);
    float* const t_replyShrink = (float*)(arena + arena[152]);
    float* const t_sensors = (float*)(arena + arena[26]);
    float* const t_members = (float*)(arena + arena[118]);
    float* const t_readout = (float*)(arena + arena[122]);
    for (; turn < end5; turn += blocks) {
      const int unit5 = (turn - end4);
      if (warp == 0) {
        const float v613 = t_knobs[unit5 * 23];
        float s12;
        float s13;
        float loop7_r0_0[5];
        float loop7_r0_1[5];
        #pragma unroll
        for (int loop7_x1_0 = 0; loop7_x1_0 < 160; loop7_x1_0 += 32) {
          const int loop7_x1 = loop7_x1_0 + lane;
          loop7_r0_0[loop7_x1_0 / 32] = 0.0f;
          loop7_r0_1[loop7_x1_0 / 32] = 0.0f;
          if (loop7_x1 < 160) {
            const float v614 = __fmul_rn(t_reply[unit5 * 160 + loop7_x1], t_phi[unit5 * 160 + loop7_x1]);
            const float v615 = t_inverse[unit5 * 25600 + loop7_x1 * 160 + loop7_x1];
            loop7_r0_0[loop7_x1_0 / 32] = v614;
            loop7_r0_1[loop7_x1_0 / 32] = v615;
          }
        }
        float loop7_a1_0 = 0.0f;
        float loop7_a1_1 = 0.0f;
        #pragma unroll
        for (int loop7_x1_0 = 0; loop7_x1_0 < 160; loop7_x1_0 += 32) {
          loop7_a1_0 = __fadd_rn(loop7_a1_0, loop7_r0_0[loop7_x1_0 / 32]);
          loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_r0_0[loop7_x1_0 / 32], 16));
          loop7_a1_1 = __fadd_rn(loop7_a1_1, loop7_r0_1[loop7_x1_0 / 32]);
          loop7_a1_1 = __fadd_rn(loop7_a1_1, __shfl_down_sync(~0u, loop7_r0_1[loop7_x1_0 / 32], 16));
        }
        loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 8));
        loop7_a1_1 = __fadd_rn(loop7_a1_1, __shfl_down_sync(~0u, loop7_a1_1, 8));
        loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 4));
        loop7_a1_1 = __fadd_rn(loop7_a1_1, __shfl_down_sync(~0u, loop7_a1_1, 4));
        loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 2));
        loop7_a1_1 = __fadd_rn(loop7_a1_1, __shfl_down_sync(~0u, loop7_a1_1, 2));
        loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 1));
        loop7_a1_1 = __fadd_rn(loop7_a1_1, __shfl_down_sync(~0u, loop7_a1_1, 1));
        s12 = __shfl_sync(~0u, loop7_a1_0, 0);
        s13 = __shfl_sync(~0u, loop7_a1_1, 0);
        const bool v616 = (s12 > 0.000001f) && (v613 > 0.0f);
        const float v617 = v616 ? __fdiv_rn(1.0f, __fadd_rn(s12, 0.9995f)) : 0.0f;
        const float v618 = (v616 && (s13 < 16000.0f)) ? 1.0005002f : 1.0f;
        __syncwarp();
        if (lane == 0) {
          t_replyGain[unit5] = v617;
          t_replyShrink[unit5] = v618;
        }
      }
      __syncthreads();
      const float v619 = t_replyGain[unit5];
      for (int row6 = threadIdx.x; row6 < 3840; row6 += 5 * 256) {
        const int row7 = min_i32(row6 + 1 * 256, 3840 - 1);
        const int row8 = min_i32(row6 + 2 * 256, 3840 - 1);
        const int row9 = min_i32(row6 + 3 * 256, 3840 - 1);
        const int row10 = min_i32(row6 + 4 * 256, 3840 - 1);
        const int i2_3 = (int)((unsigned int)row6 % (unsigned int)160);
        const int i2_4 = (int)((unsigned int)row7 % (unsigned int)160);
        const int i2_5 = (int)((unsigned int)row8 % (unsigned int)160);
        const int i2_6 = (int)((unsigned int)row9 % (unsigned int)160);
        const int i2_7 = (int)((unsigned int)row10 % (unsigned int)160);
        const int rest9 = (int)((unsigned int)row6 / (unsigned int)160);
        const int rest10 = (int)((unsigned int)row7 / (unsigned int)160);
        const int rest11 = (int)((unsigned int)row8 / (unsigned int)160);
        const int rest12 = (int)((unsigned int)row9 / (unsigned int)160);
        const int rest13 = (int)((unsigned int)row10 / (unsigned int)160);
        const float v620 = __fsub_rn(t_sensors[unit5 * 24 + rest9], t_members[unit5 * 96 + 3 * 24 + rest9]);
        const float v623 = __fsub_rn(t_sensors[unit5 * 24 + rest10], t_members[unit5 * 96 + 3 * 24 + rest10]);
        const float v626 = __fsub_rn(t_sensors[unit5 * 24 + rest11], t_members[unit5 * 96 + 3 * 24 + rest11]);
        const float v629 = __fsub_rn(t_sensors[unit5 * 24 + rest12], t_members[unit5 * 96 + 3 * 24 + rest12]);
        const float v632 = __fsub_rn(t_sensors[unit5 * 24 + rest13], t_members[unit5 * 96 + 3 * 24 + rest13]);
        const float v621 = __fmaf_rn(v620, __fmul_rn(t_reply[unit5 * 160 + i2_3], v619), t_readout[unit5 * 3840 + rest9 * 160 + i2_3]);
        const float v624 = __fmaf_rn(v623, __fmul_rn(t_reply[unit5 * 160 + i2_4], v619), t_readout[unit5 * 3840 + rest10 * 160 + i2_4]);
        const float v627 = __fmaf_rn(v626, __fmul_rn(t_reply[unit5 * 160 + i2_5], v619), t_readout[unit5 * 3840 + rest11 * 160 + i2_5]);
        const float v630 = __fmaf_rn(v629, __fmul_rn(t_reply[unit5 * 160 + i2_6], v619), t_readout[unit5 * 3840 + rest12 * 160 + i2_6]);
        const float v633 = __fmaf_rn(v632, __fmul_rn(t_reply[unit5 * 160 + i2_7], v619), t_readout[unit5 * 3840 + rest13 * 160 + i2_7]);
        const float v622 = min_f32(max_f32(v621, (-100.0f)), 100.0f);
        const float v625 = min_f32(max_f32(v624, (-100.0f)), 100.0f);
        const float v628 = min_f32(max_f32(v627, (-100.0f)), 100.0f);
        const float v631 = min_f32(max_f32(v630, (-100.0f)), 100.0f);
        const float v634 = min_f32(max_f32(v633, (-100.0f)), 100.0f);
        t_readout[unit5 * 3840 + rest9 * 160 + i2_3] = v622;
        if (row6 + 1 * 256 < 3840) {
          t_readout[unit5 * 3840 + rest10 * 160 + i2_4] = v625;
        }
        if (row6 + 2 * 256 < 3840) {
          t_readout[unit5 * 3840 + rest11 * 160 + i2_5] = v628;
        }
        if (row6 + 3 * 256 < 3840) {
          t_readout[unit5 * 3840 + rest12 * 160 + i2_6] = v631;
        }
        if (row6 + 4 * 256 < 3840) {
          t_readout[unit5 * 3840 + rest13 * 160 + i2_7] = v634;
        }
      }
      __syncthreads();
    }
  }
  if (turn < end6) {
    int* const t_chooseVictims_where = (int*)(arena + arena[186]);
    float* const t_chooseVictims_best = (float*)(arena + arena[185]);
    int* const t_chooseVictims_rank = (int*)(arena + arena[187]);
    int* const t_victim = (int*)(arena + arena[156]);
    for (; turn < end6; turn += blocks) {
      const int unit6 = (turn - end5);
      if (warp == 0) {
        float list1_v0 = __uint_as_float(0x7f800000u);
        float list1_v1 = __uint_as_float(0x7f800000u);
        float list1_v2 = __uint_as_float(0x7f800000u);
        float list1_v3 = __uint_as_float(0x7f800000u);
        float list1_v4 = __uint_as_float(0x7f800000u);
        float list1_v5 = __uint_as_float(0x7f800000u);
        float list1_v6 = __uint_as_float(0x7f800000u);
        float list1_v7 = __uint_as_float(0x7f800000u);
        int list1_i0 = -1;
        int list1_i1 = -1;
        int list1_i2 = -1;
        int list1_i3 = -1;
        int list1_i4 = -1;
        int list1_i5 = -1;
        int list1_i6 = -1;
        int list1_i7 = -1;
        for (int list1_0 = lane; list1_0 < n_chooseVictimsCandidates; list1_0 += 256) {
          const int list1_x0 = list1_0;
          float list1_c0 = __uint_as_float(0x7f800000u);
          bool list1_f0 = false;
          if (list1_x0 < n_chooseVictimsCandidates) {
            const int v635 = list1_x0 / 8;
            const int v636 = list1_x0 % 8;
            const bool v637 = (-1) < t_chooseVictims_where[v635 * 8 + v636];
            const float v638 = t_chooseVictims_best[v635 * 8 + v636];
            list1_c0 = v638;
            list1_f0 = v637 && v638 == v638;
          }
          const int list1_x1 = list1_0 + 32;
          float list1_c1 = __uint_as_float(0x7f800000u);
          bool list1_f1 = false;
          if (list1_x1 < n_chooseVictimsCandidates) {
            const int v639 = list1_x1 / 8;
            const int v640 = list1_x1 % 8;
            const bool v641 = (-1) < t_chooseVictims_where[v639 * 8 + v640];
            const float v642 = t_chooseVictims_best[v639 * 8 + v640];
            list1_c1 = v642;
            list1_f1 = v641 && v642 == v642;
          }
          const int list1_x2 = list1_0 + 64;
          float list1_c2 = __uint_as_float(0x7f800000u);
          bool list1_f2 = false;
          if (list1_x2 < n_chooseVictimsCandidates) {
            const int v643 = list1_x2 / 8;
            const int v644 = list1_x2 % 8;
            const bool v645 = (-1) < t_chooseVictims_where[v643 * 8 + v644];
            const float v646 = t_chooseVictims_best[v643 * 8 + v644];
            list1_c2 = v646;
            list1_f2 = v645 && v646 == v646;
          }
          const int list1_x3 = list1_0 + 96;
          float list1_c3 = __uint_as_float(0x7f800000u);
          bool list1_f3 = false;
          if (list1_x3 < n_chooseVictimsCandidates) {
            const int v647 = list1_x3 / 8;
            const int v648 = list1_x3 % 8;
            const bool v649 = (-1) < t_chooseVictims_where[v647 * 8 + v648];
            const float v650 = t_chooseVictims_best[v647 * 8 + v648];
            list1_c3 = v650;
            list1_f3 = v649 && v650 == v650;
          }
          const int list1_x4 = list1_0 + 128;
          float list1_c4 = __uint_as_float(0x7f800000u);
          bool list1_f4 = false;
          if (list1_x4 < n_chooseVictimsCandidates) {
            const int v651 = list1_x4 / 8;
            const int v652 = list1_x4 % 8;
            const bool v653 = (-1) < t_chooseVictims_where[v651 * 8 + v652];
            const float v654 = t_chooseVictims_best[v651 * 8 + v652];
            list1_c4 = v654;
            list1_f4 = v653 && v654 == v654;
          }
          const int list1_x5 = list1_0 + 160;
          float list1_c5 = __uint_as_float(0x7f800000u);
          bool list1_f5 = false;
          if (list1_x5 < n_chooseVictimsCandidates) {
            const int v655 = list1_x5 / 8;
            const int v656 = list1_x5 % 8;
            const bool v657 = (-1) < t_chooseVictims_where[v655 * 8 + v656];
            const float v658 = t_chooseVictims_best[v655 * 8 + v656];
            list1_c5 = v658;
            list1_f5 = v657 && v658 == v658;
          }
          const int list1_x6 = list1_0 + 192;
          float list1_c6 = __uint_as_float(0x7f800000u);
          bool list1_f6 = false;
          if (list1_x6 < n_chooseVictimsCandidates) {
            const int v659 = list1_x6 / 8;
            const int v660 = list1_x6 % 8;
            const bool v661 = (-1) < t_chooseVictims_where[v659 * 8 + v660];
            const float v662 = t_chooseVictims_best[v659 * 8 + v660];
            list1_c6 = v662;
            list1_f6 = v661 && v662 == v662;
          }
          const int list1_x7 = list1_0 + 224;
          float list1_c7 = __uint_as_float(0x7f800000u);
          bool list1_f7 = false;
          if (list1_x7 < n_chooseVictimsCandidates) {
            const int v663 = list1_x7 / 8;
            const int v664 = list1_x7 % 8;
            const bool v665 = (-1) < t_chooseVictims_where[v663 * 8 + v664];
            const float v666 = t_chooseVictims_best[v663 * 8 + v664];
            list1_c7 = v666;
            list1_f7 = v665 && v666 == v666;
          }
          if (list1_f0 && (list1_i7 < 0 || list1_c0 < list1_v7)) {
            list1_v7 = list1_c0;
            list1_i7 = list1_x0;
            if (list1_i6 < 0 || list1_v7 < list1_v6) { const float v = list1_v7; const int i = list1_i7; list1_v7 = list1_v6; list1_i7 = list1_i6; list1_v6 = v; list1_i6 = i; }
            if (list1_i5 < 0 || list1_v6 < list1_v5) { const float v = list1_v6; const int i = list1_i6; list1_v6 = list1_v5; list1_i6 = list1_i5; list1_v5 = v; list1_i5 = i; }
            if (list1_i4 < 0 || list1_v5 < list1_v4) { const float v = list1_v5; const int i = list1_i5; list1_v5 = list1_v4; list1_i5 = list1_i4; list1_v4 = v; list1_i4 = i; }
            if (list1_i3 < 0 || list1_v4 < list1_v3) { const float v = list1_v4; const int i = list1_i4; list1_v4 = list1_v3; list1_i4 = list1_i3; list1_v3 = v; list1_i3 = i; }
            if (list1_i2 < 0 || list1_v3 < list1_v2) { const float v = list1_v3; const int i = list1_i3; list1_v3 = list1_v2; list1_i3 = list1_i2; list1_v2 = v; list1_i2 = i; }
            if (list1_i1 < 0 || list1_v2 < list1_v1) { const float v = list1_v2; const int i = list1_i2; list1_v2 = list1_v1; list1_i2 = list1_i1; list1_v1 = v; list1_i1 = i; }
            if (list1_i0 < 0 || list1_v1 < list1_v0) { const float v = list1_v1; const int i = list1_i1; list1_v1 = list1_v0; list1_i1 = list1_i0; list1_v0 = v; list1_i0 = i; }
          }
          if (list1_f1 && (list1_i7 < 0 || list1_c1 < list1_v7)) {
            list1_v7 = list1_c1;
            list1_i7 = list1_x1;
            if (list1_i6 < 0 || list1_v7 < list1_v6) { const float v = list1_v7; const int i = list1_i7; list1_v7 = list1_v6; list1_i7 = list1_i6; list1_v6 = v; list1_i6 = i; }
            if (list1_i5 < 0 || list1_v6 < list1_v5) { const float v = list1_v6; const int i = list1_i6; list1_v6 = list1_v5; list1_i6 = list1_i5; list1_v5 = v; list1_i5 = i; }
            if (list1_i4 < 0 || list1_v5 < list1_v4) { const float v = list1_v5; const int i = list1_i5; list1_v5 = list1_v4; list1_i5 = list1_i4; list1_v4 = v; list1_i4 = i; }
            if (list1_i3 < 0 || list1_v4 < list1_v3) { const float v = list1_v4; const int i = list1_i4; list1_v4 = list1_v3; list1_i4 = list1_i3; list1_v3 = v; list1_i3 = i; }
            if (list1_i2 < 0 || list1_v3 < list1_v2) { const float v = list1_v3; const int i = list1_i3; list1_v3 = list1_v2; list1_i3 = list1_i2; list1_v2 = v; list1_i2 = i; }
            if (list1_i1 < 0 || list1_v2 < list1_v1) { const float v = list1_v2; const int i = list1_i2; list1_v2 = list1_v1; list1_i2 = list1_i1; list1_v1 = v; list1_i1 = i; }
            if (list1_i0 < 0 || list1_v1 < list1_v0) { const float v = list1_v1; const int i = list1_i1; list1_v1 = list1_v0; list1_i1 = list1_i0; list1_v0 = v; list1_i0 = i; }
          }
          if (list1_f2 && (list1_i7 < 0 || list1_c2 < list1_v7)) {
            list1_v7 = list1_c2;
            list1_i7 = list1_x2;
            if (list1_i6 < 0 || list1_v7 < list1_v6) { const float v = list1_v7; const int i = list1_i7; list1_v7 = list1_v6; list1_i7 = list1_i6; list1_v6 = v; list1_i6 = i; }
            if (list1_i5 < 0 || list1_v6 < list1_v5) { const float v = list1_v6; const int i = list1_i6; list1_v6 = list1_v5; list1_i6 = list1_i5; list1_v5 = v; list1_i5 = i; }
            if (list1_i4 < 0 || list1_v5 < list1_v4) { const float v = list1_v5; const int i = list1_i5; list1_v5 = list1_v4; list1_i5 = list1_i4; list1_v4 = v; list1_i4 = i; }
            if (list1_i3 < 0 || list1_v4 < list1_v3) { const float v = list1_v4; const int i = list1_i4; list1_v4 = list1_v3; list1_i4 = list1_i3; list1_v3 = v; list1_i3 = i; }
            if (list1_i2 < 0 || list1_v3 < list1_v2) { const float v = list1_v3; const int i = list1_i3; list1_v3 = list1_v2; list1_i3 = list1_i2; list1_v2 = v; list1_i2 = i; }
            if (list1_i1 < 0 || list1_v2 < list1_v1) { const float v = list1_v2; const int i = list1_i2; list1_v2 = list1_v1; list1_i2 = list1_i1; list1_v1 = v; list1_i1 = i; }
            if (list1_i0 < 0 || list1_v1 < list1_v0) { const float v = list1_v1; const int i = list1_i1; list1_v1 = list1_v0; list1_i1 = list1_i0; list1_v0 = v; list1_i0 = i; }
          }
          if (list1_f3 && (list1_i7 < 0 || list1_c3 < list1_v7)) {
            list1_v7 = list1_c3;
            list1_i7 = list1_x3;
            if (list1_i6 < 0 || list1_v7 < list1_v6) { const float v = list1_v7; const int i = list1_i7; list1_v7 = list1_v6; list1_i7 = list1_i6; list1_v6 = v; list1_i6 = i; }
            if (list1_i5 < 0 || list1_v6 < list1_v5) { const float v = list1_v6; const int i = list1_i6; list1_v6 = list1_v5; list1_i6 = list1_i5; list1_v5 = v; list1_i5 = i; }
            if (list1_i4 < 0 || list1_v5 < list1_v4) { const float v = list1_v5; const int i = list1_i5; list1_v5 = list1_v4; list1_i5 = list1_i4; list1_v4 = v; list1_i4 = i; }
            if (list1_i3 < 0 || list1_v4 < list1_v3) { const float v = list1_v4; const int i = list1_i4; list1_v4 = list1_v3; list1_i4 = list1_i3; list1_v3 = v; list1_i3 = i; }
            if (list1_i2 < 0 || list1_v3 < list1_v2) { const float v = list1_v3; const int i = list1_i3; list1_v3 = list1_v2; list1_i3 = list1_i2; list1_v2 = v; list1_i2 = i; }
            if (list1_i1 < 0 || list1_v2 < list1_v1) { const float v = list1_v2; const int i = list1_i2; list1_v2 = list1_v1; list1_i2 = list1_i1; list1_v1 = v; list1_i1 = i; }
            if (list1_i0 < 0 || list1_v1 < list1_v0) { const float v = list1_v1; const int i = list1_i1; list1_v1 = list1_v0; list1_i1 = list1_i0; list1_v0 = v; list1_i0 = i; }
          }
          if (list1_f4 && (list1_i7 < 0 || list1_c4 < list1_v7)) {
            list1_v7 = list1_c4;
            list1_i7 = list1_x4;
            if (list1_i6 < 0 || list1_v7 < list1_v6) { const float v = list1_v7; const int i = list1_i7; list1_v7 = list1_v6; list1_i7 = list1_i6; list1_v6 = v; list1_i6 = i; }
            if (list1_i5 < 0 || list1_v6 < list1_v5) { const float v = list1_v6; const int i = list1_i6; list1_v6 = list1_v5; list1_i6 = list1_i5; list1_v5 = v; list1_i5 = i; }
            if (list1_i4 < 0 || list1_v5 < list1_v4) { const float v = list1_v5; const int i = list1_i5; list1_v5 = list1_v4; list1_i5 = list1_i4; list1_v4 = v; list1_i4 = i; }
            if (list1_i3 < 0 || list1_v4 < list1_v3) { const float v = list1_v4; const int i = list1_i4; list1_v4 = list1_v3; list1_i4 = list1_i3; list1_v3 = v; list1_i3 = i; }
            if (list1_i2 < 0 || list1_v3 < list1_v2) { const float v = list1_v3; const int i = list1_i3; list1_v3 = list1_v2; list1_i3 = list1_i2; list1_v2 = v; list1_i2 = i; }
            if (list1_i1 < 0 || list1_v2 < list1_v1) { const float v = list1_v2; const int i = list1_i2; list1_v2 = list1_v1; list1_i2 = list1_i1; list1_v1 = v; list1_i1 = i; }
            if (list1_i0 < 0 || list1_v1 < list1_v0) { const float v = list1_v1; const int i = list1_i1; list1_v1 = list1_v0; list1_i1 = list1_i0; list1_v0 = v; list1_i0 = i; }
          }
          if (list1_f5 && (list1_i7 < 0 || list1_c5 < list1_v7)) {
            list1_v7 = list1_c5;
            list1_i7 = list1_x5;
            if (list1_i6 < 0 || list1_v7 < list1_v6) { const float v = list1_v7; const int i = list1_i7; list1_v7 = list1_v6; list1_i7 = list1_i6; list1_v6 = v; list1_i6 = i; }
            if (list1_i5 < 0 || list1_v6 < list1_v5) { const float v = list1_v6; const int i = list1_i6; list1_v6 = list1_v5; list1_i6 = list1_i5; list1_v5 = v; list1_i5 = i; }
            if (list1_i4 < 0 || list1_v5 < list1_v4) { const float v = list1_v5; const int i = list1_i5; list1_v5 = list1_v4; list1_i5 = list1_i4; list1_v4 = v; list1_i4 = i; }
            if (list1_i3 < 0 || list1_v4 < list1_v3) { const float v = list1_v4; const int i = list1_i4; list1_v4 = list1_v3; list1_i4 = list1_i3; list1_v3 = v; list1_i3 = i; }
            if (list1_i2 < 0 || list1_v3 < list1_v2) { const float v = list1_v3; const int i = list1_i3; list1_v3 = list1_v2; list1_i3 = list1_i2; list1_v2 = v; list1_i2 = i; }
            if (list1_i1 < 0 || list1_v2 < list1_v1) { const float v = list1_v2; const int i = list1_i2; list1_v2 = list1_v1; list1_i2 = list1_i1; list1_v1 = v; list1_i1 = i; }
            if (list1_i0 < 0 || list1_v1 < list1_v0) { const float v = list1_v1; const int i = list1_i1; list1_v1 = list1_v0; list1_i1 = list1_i0; list1_v0 = v; list1_i0 = i; }
          }
          if (list1_f6 && (list1_i7 < 0 || list1_c6 < list1_v7)) {
            list1_v7 = list1_c6;
            list1_i7 = list1_x6;
            if (list1_i6 < 0 || list1_v7 < list1_v6) { const float v = list1_v7; const int i = list1_i7; list1_v7 = list1_v6; list1_i7 = list1_i6; list1_v6 = v; list1_i6 = i; }
            if (list1_i5 < 0 || list1_v6 < list1_v5) { const float v = list1_v6; const int i = list1_i6; list1_v6 = list1_v5; list1_i6 = list1_i5; list1_v5 = v; list1_i5 = i; }
            if (list1_i4 < 0 || list1_v5 < list1_v4) { const float v = list1_v5; const int i = list1_i5; list1_v5 = list1_v4; list1_i5 = list1_i4; list1_v4 = v; list1_i4 = i; }
            if (list1_i3 < 0 || list1_v4 < list1_v3) { const float v = list1_v4; const int i = list1_i4; list1_v4 = list1_v3; list1_i4 = list1_i3; list1_v3 = v; list1_i3 = i; }
            if (list1_i2 < 0 || list1_v3 < list1_v2) { const float v = list1_v3; const int i = list1_i3; list1_v3 = list1_v2; list1_i3 = list1_i2; list1_v2 = v; list1_i2 = i; }
            if (list1_i1 < 0 || list1_v2 < list1_v1) { const float v = list1_v2; const int i = list1_i2; list1_v2 = list1_v1; list1_i2 = list1_i1; list1_v1 = v; list1_i1 = i; }
            if (list1_i0 < 0 || list1_v1 < list1_v0) { const float v = list1_v1; const int i = list1_i1; list1_v1 = list1_v0; list1_i1 = list1_i0; list1_v0 = v; list1_i0 = i; }
          }
          if (list1_f7 && (list1_i7 < 0 || list1_c7 < list1_v7)) {
            list1_v7 = list1_c7;
            list1_i7 = list1_x7;
            if (list1_i6 < 0 || list1_v7 < list1_v6) { const float v = list1_v7; const int i = list1_i7; list1_v7 = list1_v6; list1_i7 = list1_i6; list1_v6 = v; list1_i6 = i; }
            if (list1_i5 < 0 || list1_v6 < list1_v5) { const float v = list1_v6; const int i = list1_i6; list1_v6 = list1_v5; list1_i6 = list1_i5; list1_v5 = v; list1_i5 = i; }
            if (list1_i4 < 0 || list1_v5 < list1_v4) { const float v = list1_v5; const int i = list1_i5; list1_v5 = list1_v4; list1_i5 = list1_i4; list1_v4 = v; list1_i4 = i; }
            if (list1_i3 < 0 || list1_v4 < list1_v3) { const float v = list1_v4; const int i = list1_i4; list1_v4 = list1_v3; list1_i4 = list1_i3; list1_v3 = v; list1_i3 = i; }
            if (list1_i2 < 0 || list1_v3 < list1_v2) { const float v = list1_v3; const int i = list1_i3; list1_v3 = list1_v2; list1_i3 = list1_i2; list1_v2 = v; list1_i2 = i; }
            if (list1_i1 < 0 || list1_v2 < list1_v1) { const float v = list1_v2; const int i = list1_i2; list1_v2 = list1_v1; list1_i2 = list1_i1; list1_v1 = v; list1_i1 = i; }
            if (list1_i0 < 0 || list1_v1 < list1_v0) { const float v = list1_v1; const int i = list1_i1; list1_v1 = list1_v0; list1_i1 = list1_i0; list1_v0 = v; list1_i0 = i; }
          }
        }
        float list1_bv = __uint_as_float(0x7f800000u);
        int list1_bi = -1;
        #pragma unroll 1
        for (int list1_r = 0; list1_r < 8; ++list1_r) {
          float v = list1_v0;
          int i = list1_i0;
          for (int by = 16; by > 0; by /= 2) {
            const float w = __shfl_xor_sync(~0u, v, by);
            const int j = __shfl_xor_sync(~0u, i, by);
            if (j >= 0 && (i < 0 || w < v || (w == v && j < i))) { v = w; i = j; }
          }
          if (i < 0) break;
          if (lane == list1_r) { list1_bv = v; list1_bi = i; }
          if (i >= 0 && i == list1_i0) {
            list1_v0 = list1_v1;
            list1_i0 = list1_i1;
            list1_v1 = list1_v2;
            list1_i1 = list1_i2;
            list1_v2 = list1_v3;
            list1_i2 = list1_i3;
            list1_v3 = list1_v4;
            list1_i3 = list1_i4;
            list1_v4 = list1_v5;
            list1_i4 = list1_i5;
            list1_v5 = list1_v6;
            list1_i5 = list1_i6;
            list1_v6 = list1_v7;
            list1_i6 = list1_i7;
            list1_v7 = __uint_as_float(0x7f800000u);
            list1_i7 = -1;
          }
        }
        if (lane < 8) {
          t_chooseVictims_rank[lane] = list1_bi;
        }
      }
      __syncthreads();
      if (warp < 1) {
        for (int row11 = threadIdx.x; row11 < 8; row11 += 256) {
          const int v667 = t_chooseVictims_rank[row11];
          const int v668 = max_i32(v667, 0);
          const int v669 = v668 / 8;
          const int v670 = add_i32(t_chooseVictims_where[v669 * 8 + (v668 % 8)], mul_i32(v669, 256));
          t_victim[row11] = (v667 < 0) ? (-1) : v670;
        }
      }
      __syncthreads();
    }
  }
}

// planProject+planScore | learnInverse | chooseWriters+pickRows+settleRows+blendRow+measureRow+writeStrength+writeBank | poolCells
__device__ __forceinline__ void stage_2(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x >> 5;
  const int n_B = (int)arena[9];
  const int n_R = (int)arena[10];
  const int end0 = 1;
  const int end1 = end0 + ((n_B * 8) <= 128 ? (n_B * 8) : ((n_B * 8) + 7) / 8);
  const int end2 = end1 + (n_B < 3 ? ((n_B * 25600) + 255) / 256 : ((n_B * 6400) + 255) / 256);
  const int end3 = end2 + (n_B * 64);
  int turn = block;
  if (turn < end0) {
    for (; turn < end0; turn += blocks) {
      const int unit0 = turn;
      {
        int* const t_storeWish = (int*)(arena + arena[153]);
        float* const t_storeUrgency = (float*)(arena + arena[154]);
        int* const t_writer = (int*)(arena + arena[155]);
        if (warp == 0) {
          float list0_v0 = __uint_as_float(0xff800000u);
          float list0_v1 = __uint_as_float(0xff800000u);
          float list0_v2 = __uint_as_float(0xff800000u);
          float list0_v3 = __uint_as_float(0xff800000u);
          float list0_v4 = __uint_as_float(0xff800000u);
          float list0_v5 = __uint_as_float(0xff800000u);
          float list0_v6 = __uint_as_float(0xff800000u);
          float list0_v7 = __uint_as_float(0xff800000u);
          int list0_i0 = -1;
          int list0_i1 = -1;
          int list0_i2 = -1;
          int list0_i3 = -1;
          int list0_i4 = -1;
          int list0_i5 = -1;
          int list0_i6 = -1;
          int list0_i7 = -1;
          for (int list0_0 = lane; list0_0 < n_B; list0_0 += 256) {
            const int list0_x0 = list0_0;
            float list0_c0 = __uint_as_float(0xff800000u);
            bool list0_f0 = false;
            if (list0_x0 < n_B) {
              const bool v0 = t_storeWish[list0_x0] > 0;
              const float v1 = t_storeUrgency[list0_x0];
              list0_c0 = v1;
              list0_f0 = v0 && v1 == v1;
            }
            const int list0_x1 = list0_0 + 32;
            float list0_c1 = __uint_as_float(0xff800000u);
            bool list0_f1 = false;
            if (list0_x1 < n_B) {
              const bool v2 = t_storeWish[list0_x1] > 0;
              const float v3 = t_storeUrgency[list0_x1];
              list0_c1 = v3;
              list0_f1 = v2 && v3 == v3;
            }
            const int list0_x2 = list0_0 + 64;
            float list0_c2 = __uint_as_float(0xff800000u);
            bool list0_f2 = false;
            if (list0_x2 < n_B) {
              const bool v4 = t_storeWish[list0_x2] > 0;
              const float v5 = t_storeUrgency[list0_x2];
              list0_c2 = v5;
              list0_f2 = v4 && v5 == v5;
            }
            const int list0_x3 = list0_0 + 96;
            float list0_c3 = __uint_as_float(0xff800000u);
            bool list0_f3 = false;
            if (list0_x3 < n_B) {
              const bool v6 = t_storeWish[list0_x3] > 0;
              const float v7 = t_storeUrgency[list0_x3];
              list0_c3 = v7;
              list0_f3 = v6 && v7 == v7;
            }
            const int list0_x4 = list0_0 + 128;
            float list0_c4 = __uint_as_float(0xff800000u);
            bool list0_f4 = false;
            if (list0_x4 < n_B) {
              const bool v8 = t_storeWish[list0_x4] > 0;
              const float v9 = t_storeUrgency[list0_x4];
              list0_c4 = v9;
              list0_f4 = v8 && v9 == v9;
            }
            const int list0_x5 = list0_0 + 160;
            float list0_c5 = __uint_as_float(0xff800000u);
            bool list0_f5 = false;
            if (list0_x5 < n_B) {
              const bool v10 = t_storeWish[list0_x5] > 0;
              const float v11 = t_storeUrgency[list0_x5];
              list0_c5 = v11;
              list0_f5 = v10 && v11 == v11;
            }
            const int list0_x6 = list0_0 + 192;
            float list0_c6 = __uint_as_float(0xff800000u);
            bool list0_f6 = false;
            if (list0_x6 < n_B) {
              const bool v12 = t_storeWish[list0_x6] > 0;
              const float v13 = t_storeUrgency[list0_x6];
              list0_c6 = v13;
              list0_f6 = v12 && v13 == v13;
            }
            const int list0_x7 = list0_0 + 224;
            float list0_c7 = __uint_as_float(0xff800000u);
            bool list0_f7 = false;
            if (list0_x7 < n_B) {
              const bool v14 = t_storeWish[list0_x7] > 0;
              const float v15 = t_storeUrgency[list0_x7];
              list0_c7 = v15;
              list0_f7 = v14 && v15 == v15;
            }
            if (list0_f0 && (list0_i7 < 0 || list0_c0 > list0_v7)) {
              list0_v7 = list0_c0;
              list0_i7 = list0_x0;
              if (list0_i6 < 0 || list0_v7 > list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
              if (list0_i5 < 0 || list0_v6 > list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
              if (list0_i4 < 0 || list0_v5 > list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
            if (list0_f1 && (list0_i7 < 0 || list0_c1 > list0_v7)) {
              list0_v7 = list0_c1;
              list0_i7 = list0_x1;
              if (list0_i6 < 0 || list0_v7 > list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
              if (list0_i5 < 0 || list0_v6 > list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
              if (list0_i4 < 0 || list0_v5 > list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
            if (list0_f2 && (list0_i7 < 0 || list0_c2 > list0_v7)) {
              list0_v7 = list0_c2;
              list0_i7 = list0_x2;
              if (list0_i6 < 0 || list0_v7 > list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
              if (list0_i5 < 0 || list0_v6 > list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
              if (list0_i4 < 0 || list0_v5 > list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
            if (list0_f3 && (list0_i7 < 0 || list0_c3 > list0_v7)) {
              list0_v7 = list0_c3;
              list0_i7 = list0_x3;
              if (list0_i6 < 0 || list0_v7 > list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
              if (list0_i5 < 0 || list0_v6 > list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
              if (list0_i4 < 0 || list0_v5 > list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
            if (list0_f4 && (list0_i7 < 0 || list0_c4 > list0_v7)) {
              list0_v7 = list0_c4;
              list0_i7 = list0_x4;
              if (list0_i6 < 0 || list0_v7 > list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
              if (list0_i5 < 0 || list0_v6 > list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
              if (list0_i4 < 0 || list0_v5 > list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
            if (list0_f5 && (list0_i7 < 0 || list0_c5 > list0_v7)) {
              list0_v7 = list0_c5;
              list0_i7 = list0_x5;
              if (list0_i6 < 0 || list0_v7 > list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
              if (list0_i5 < 0 || list0_v6 > list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
              if (list0_i4 < 0 || list0_v5 > list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
            if (list0_f6 && (list0_i7 < 0 || list0_c6 > list0_v7)) {
              list0_v7 = list0_c6;
              list0_i7 = list0_x6;
              if (list0_i6 < 0 || list0_v7 > list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
              if (list0_i5 < 0 || list0_v6 > list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
              if (list0_i4 < 0 || list0_v5 > list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
            if (list0_f7 && (list0_i7 < 0 || list0_c7 > list0_v7)) {
              list0_v7 = list0_c7;
              list0_i7 = list0_x7;
              if (list0_i6 < 0 || list0_v7 > list0_v6) { const float v = list0_v7; const int i = list0_i7; list0_v7 = list0_v6; list0_i7 = list0_i6; list0_v6 = v; list0_i6 = i; }
              if (list0_i5 < 0 || list0_v6 > list0_v5) { const float v = list0_v6; const int i = list0_i6; list0_v6 = list0_v5; list0_i6 = list0_i5; list0_v5 = v; list0_i5 = i; }
              if (list0_i4 < 0 || list0_v5 > list0_v4) { const float v = list0_v5; const int i = list0_i5; list0_v5 = list0_v4; list0_i5 = list0_i4; list0_v4 = v; list0_i4 = i; }
              if (list0_i3 < 0 || list0_v4 > list0_v3) { const float v = list0_v4; const int i = list0_i4; list0_v4 = list0_v3; list0_i4 = list0_i3; list0_v3 = v; list0_i3 = i; }
              if (list0_i2 < 0 || list0_v3 > list0_v2) { const float v = list0_v3; const int i = list0_i3; list0_v3 = list0_v2; list0_i3 = list0_i2; list0_v2 = v; list0_i2 = i; }
              if (list0_i1 < 0 || list0_v2 > list0_v1) { const float v = list0_v2; const int i = list0_i2; list0_v2 = list0_v1; list0_i2 = list0_i1; list0_v1 = v; list0_i1 = i; }
              if (list0_i0 < 0 || list0_v1 > list0_v0) { const float v = list0_v1; const int i = list0_i1; list0_v1 = list0_v0; list0_i1 = list0_i0; list0_v0 = v; list0_i0 = i; }
            }
          }
          float list0_bv = __uint_as_float(0xff800000u);
          int list0_bi = -1;
          #pragma unroll 1
          for (int list0_r = 0; list0_r < 8; ++list0_r) {
            float v = list0_v0;
            int i = list0_i0;
            for (int by = 16; by > 0; by /= 2) {
              const float w = __shfl_xor_sync(~0u, v, by);
              const int j = __shfl_xor_sync(~0u, i, by);
              if (j >= 0 && (i < 0 || w > v || (w == v && j < i))) { v = w; i = j; }
            }
            if (i < 0) break;
            if (lane == list0_r) { list0_bv = v; list0_bi = i; }
            if (i >= 0 && i == list0_i0) {
              list0_v0 = list0_v1;
              list0_i0 = list0_i1;
              list0_v1 = list0_v2;
              list0_i1 = list0_i2;
              list0_v2 = list0_v3;
              list0_i2 = list0_i3;
              list0_v3 = list0_v4;
              list0_i3 = list0_i4;
              list0_v4 = list0_v5;
              list0_i4 = list0_i5;
              list0_v5 = list0_v6;
              list0_i5 = list0_i6;
              list0_v6 = list0_v7;
              list0_i6 = list0_i7;
              list0_v7 = __uint_as_float(0xff800000u);
              list0_i7 = -1;
            }
          }
          if (lane < 8) {
            t_writer[lane] = list0_bi;
          }
        }
      }
      __syncthreads();
      {
        int* const t_writer = (int*)(arena + arena[155]);
        int* const t_storeWish = (int*)(arena + arena[153]);
        int* const t_victim = (int*)(arena + arena[156]);
        int* const t_matchRow = (int*)(arena + arena[82]);
        int* const t_isStore = (int*)(arena + arena[157]);
        int* const t_wantedRow = (int*)(arena + arena[158]);
        if (warp < 1) {
          for (int row0 = threadIdx.x; row0 < 8; row0 += 256) {
            const int v16 = t_writer[row0];
            const int v17 = t_victim[row0];
            const int v18 = (v16 < 0) ? 0 : t_storeWish[max_i32(min_i32(v16, n_B - 1), 0)];
            const bool v19 = v18 == 2;
            const int v20 = v19 ? (int)1 : (int)0;
            const int v21 = (v18 == 0) ? (-1) : (v19 ? v17 : t_matchRow[max_i32(min_i32(v16, n_B - 1), 0) * 5]);
            t_isStore[row0] = v20;
            t_wantedRow[row0] = v21;
          }
        }
      }
      __syncthreads();
      {
        int* const t_isStore = (int*)(arena + arena[157]);
        int* const t_wantedRow = (int*)(arena + arena[158]);
        int* const t_writeRow = (int*)(arena + arena[159]);
        if (warp < 1) {
          for (int row1 = threadIdx.x; row1 < 8; row1 += 256) {
            const int v22 = t_isStore[row1];
            const int v23 = t_wantedRow[row1];
            int s0 = 0;
            const int4 piece0_0 = ((const int4*)(t_wantedRow + (0)))[0];
            const int4 piece0_1 = ((const int4*)(t_wantedRow + (0)))[1];
            const int piece0[8] = {piece0_0.x, piece0_0.y, piece0_0.z, piece0_0.w, piece0_1.x, piece0_1.y, piece0_1.z, piece0_1.w};
            const int4 piece1_0 = ((const int4*)(t_isStore + (0)))[0];
            const int4 piece1_1 = ((const int4*)(t_isStore + (0)))[1];
            const int piece1[8] = {piece1_0.x, piece1_0.y, piece1_0.z, piece1_0.w, piece1_1.x, piece1_1.y, piece1_1.z, piece1_1.w};
            #pragma unroll
            for (int loop0_x = 0; loop0_x < 8; loop0_x += 1) {
              const bool v24 = ((piece0[loop0_x] == v23) && (loop0_x != row1)) && ((piece1[loop0_x] == 1) || (loop0_x < row1));
              s0 += v24 ? 1 : 0;
            }
            t_writeRow[row1] = ((v22 == 1) || (s0 == 0)) ? v23 : (-1);
          }
        }
      }
      __syncthreads();
      {
        int* const t_isStore = (int*)(arena + arena[157]);
        int* const t_writer = (int*)(arena + arena[155]);
        float* const t_query = (float*)(arena + arena[75]);
        int* const t_writeRow = (int*)(arena + arena[159]);
        float* const t_bank = (float*)(arena + arena[77]);
        float* const t_blend = (float*)(arena + arena[160]);
        for (int row2 = threadIdx.x; row2 < 4096; row2 += 8 * 256) {
          const int row3 = min_i32(row2 + 1 * 256, 4096 - 1);
          const int row4 = min_i32(row2 + 2 * 256, 4096 - 1);
          const int row5 = min_i32(row2 + 3 * 256, 4096 - 1);
          const int row6 = min_i32(row2 + 4 * 256, 4096 - 1);
          const int row7 = min_i32(row2 + 5 * 256, 4096 - 1);
          const int row8 = min_i32(row2 + 6 * 256, 4096 - 1);
          const int row9 = min_i32(row2 + 7 * 256, 4096 - 1);
          const int i1_1 = (int)((unsigned int)row2 % (unsigned int)512);
          const int i1_2 = (int)((unsigned int)row3 % (unsigned int)512);
          const int i1_3 = (int)((unsigned int)row4 % (unsigned int)512);
          const int i1_4 = (int)((unsigned int)row5 % (unsigned int)512);
          const int i1_5 = (int)((unsigned int)row6 % (unsigned int)512);
          const int i1_6 = (int)((unsigned int)row7 % (unsigned int)512);
          const int i1_7 = (int)((unsigned int)row8 % (unsigned int)512);
          const int i1_8 = (int)((unsigned int)row9 % (unsigned int)512);
          const int rest1 = (int)((unsigned int)row2 / (unsigned int)512);
          const int rest2 = (int)((unsigned int)row3 / (unsigned int)512);
          const int rest3 = (int)((unsigned int)row4 / (unsigned int)512);
          const int rest4 = (int)((unsigned int)row5 / (unsigned int)512);
          const int rest5 = (int)((unsigned int)row6 / (unsigned int)512);
          const int rest6 = (int)((unsigned int)row7 / (unsigned int)512);
          const int rest7 = (int)((unsigned int)row8 / (unsigned int)512);
          const int rest8 = (int)((unsigned int)row9 / (unsigned int)512);
          const int v25 = t_writer[rest1];
          const int v30 = t_writer[rest2];
          const int v35 = t_writer[rest3];
          const int v40 = t_writer[rest4];
          const int v45 = t_writer[rest5];
          const int v50 = t_writer[rest6];
          const int v55 = t_writer[rest7];
          const int v60 = t_writer[rest8];
          const float v26 = t_query[max_i32(min_i32(v25, n_B - 1), 0) * 512 + i1_1];
          const float v31 = t_query[max_i32(min_i32(v30, n_B - 1), 0) * 512 + i1_2];
          const float v36 = t_query[max_i32(min_i32(v35, n_B - 1), 0) * 512 + i1_3];
          const float v41 = t_query[max_i32(min_i32(v40, n_B - 1), 0) * 512 + i1_4];
          const float v46 = t_query[max_i32(min_i32(v45, n_B - 1), 0) * 512 + i1_5];
          const float v51 = t_query[max_i32(min_i32(v50, n_B - 1), 0) * 512 + i1_6];
          const float v56 = t_query[max_i32(min_i32(v55, n_B - 1), 0) * 512 + i1_7];
          const float v61 = t_query[max_i32(min_i32(v60, n_B - 1), 0) * 512 + i1_8];
          const int v27 = t_writeRow[rest1];
          const int v32 = t_writeRow[rest2];
          const int v37 = t_writeRow[rest3];
          const int v42 = t_writeRow[rest4];
          const int v47 = t_writeRow[rest5];
          const int v52 = t_writeRow[rest6];
          const int v57 = t_writeRow[rest7];
          const int v62 = t_writeRow[rest8];
          const float v28 = __fmaf_rn(t_bank[max_i32(min_i32(v27, n_R - 1), 0) * 512 + i1_1], 0.9f, __fmul_rn(v26, 0.1f));
          const float v33 = __fmaf_rn(t_bank[max_i32(min_i32(v32, n_R - 1), 0) * 512 + i1_2], 0.9f, __fmul_rn(v31, 0.1f));
          const float v38 = __fmaf_rn(t_bank[max_i32(min_i32(v37, n_R - 1), 0) * 512 + i1_3], 0.9f, __fmul_rn(v36, 0.1f));
          const float v43 = __fmaf_rn(t_bank[max_i32(min_i32(v42, n_R - 1), 0) * 512 + i1_4], 0.9f, __fmul_rn(v41, 0.1f));
          const float v48 = __fmaf_rn(t_bank[max_i32(min_i32(v47, n_R - 1), 0) * 512 + i1_5], 0.9f, __fmul_rn(v46, 0.1f));
          const float v53 = __fmaf_rn(t_bank[max_i32(min_i32(v52, n_R - 1), 0) * 512 + i1_6], 0.9f, __fmul_rn(v51, 0.1f));
          const float v58 = __fmaf_rn(t_bank[max_i32(min_i32(v57, n_R - 1), 0) * 512 + i1_7], 0.9f, __fmul_rn(v56, 0.1f));
          const float v63 = __fmaf_rn(t_bank[max_i32(min_i32(v62, n_R - 1), 0) * 512 + i1_8], 0.9f, __fmul_rn(v61, 0.1f));
          const float v29 = (t_isStore[rest1] == 1) ? v26 : v28;
          const float v34 = (t_isStore[rest2] == 1) ? v31 : v33;
          const float v39 = (t_isStore[rest3] == 1) ? v36 : v38;
          const float v44 = (t_isStore[rest4] == 1) ? v41 : v43;
          const float v49 = (t_isStore[rest5] == 1) ? v46 : v48;
          const float v54 = (t_isStore[rest6] == 1) ? v51 : v53;
          const float v59 = (t_isStore[rest7] == 1) ? v56 : v58;
          const float v64 = (t_isStore[rest8] == 1) ? v61 : v63;
          t_blend[rest1 * 512 + i1_1] = v29;
          if (row2 + 1 * 256 < 4096) {
            t_blend[rest2 * 512 + i1_2] = v34;
          }
          if (row2 + 2 * 256 < 4096) {
            t_blend[rest3 * 512 + i1_3] = v39;
          }
          if (row2 + 3 * 256 < 4096) {
            t_blend[rest4 * 512 + i1_4] = v44;
          }
          if (row2 + 4 * 256 < 4096) {
            t_blend[rest5 * 512 + i1_5] = v49;
          }
          if (row2 + 5 * 256 < 4096) {
            t_blend[rest6 * 512 + i1_6] = v54;
          }
          if (row2 + 6 * 256 < 4096) {
            t_blend[rest7 * 512 + i1_7] = v59;
          }
          if (row2 + 7 * 256 < 4096) {
            t_blend[rest8 * 512 + i1_8] = v64;
          }
        }
      }
      __syncthreads();
      {
        float* const t_blend = (float*)(arena + arena[160]);
        int* const t_writeRow = (int*)(arena + arena[159]);
        int* const t_isStore = (int*)(arena + arena[157]);
        float* const t_strength = (float*)(arena + arena[78]);
        float* const t_blendLength = (float*)(arena + arena[161]);
        int* const t_touched = (int*)(arena + arena[79]);
        const int v72 = (int)cycle;
        for (int row10 = warp; row10 < 8; row10 += 8) {
          const int v65 = t_writeRow[row10];
          const int v66 = t_isStore[row10];
          float s1;
          const int loop1_count1 = (512 + 255) / 256;
          float loop1_a2_0 = 0.0f;
          for (int loop1_x2 = 0; loop1_x2 < loop1_count1; ++loop1_x2) {
            float loop1_r1_0;
            float loop1_r0_0[8];
            #pragma unroll
            for (int loop1_x1_0 = 0; loop1_x1_0 < 256; loop1_x1_0 += 32) {
              const int loop1_x1 = loop1_x2 * 256 + loop1_x1_0 + lane;
              const float v67 = t_blend[row10 * 512 + loop1_x1];
              const float v68 = __fmul_rn(v67, v67);
              loop1_r0_0[loop1_x1_0 / 32] = v68;
            }
            float loop1_a1_0 = 0.0f;
            #pragma unroll
            for (int loop1_x1_0 = 0; loop1_x1_0 < 256; loop1_x1_0 += 32) {
              loop1_a1_0 = __fadd_rn(loop1_a1_0, loop1_r0_0[loop1_x1_0 / 32]);
              loop1_a1_0 = __fadd_rn(loop1_a1_0, __shfl_down_sync(~0u, loop1_r0_0[loop1_x1_0 / 32], 16));
            }
            loop1_a1_0 = __fadd_rn(loop1_a1_0, __shfl_down_sync(~0u, loop1_a1_0, 8));
            loop1_a1_0 = __fadd_rn(loop1_a1_0, __shfl_down_sync(~0u, loop1_a1_0, 4));
            loop1_a1_0 = __fadd_rn(loop1_a1_0, __shfl_down_sync(~0u, loop1_a1_0, 2));
            loop1_a1_0 = __fadd_rn(loop1_a1_0, __shfl_down_sync(~0u, loop1_a1_0, 1));
            loop1_r1_0 = __shfl_sync(~0u, loop1_a1_0, 0);
            if ((loop1_x2 & 15) == lane) {
              loop1_a2_0 = __fadd_rn(loop1_a2_0, loop1_r1_0);
            }
          }
          loop1_a2_0 = __fadd_rn(loop1_a2_0, __shfl_down_sync(~0u, loop1_a2_0, 8));
          loop1_a2_0 = __fadd_rn(loop1_a2_0, __shfl_down_sync(~0u, loop1_a2_0, 4));
          loop1_a2_0 = __fadd_rn(loop1_a2_0, __shfl_down_sync(~0u, loop1_a2_0, 2));
          loop1_a2_0 = __fadd_rn(loop1_a2_0, __shfl_down_sync(~0u, loop1_a2_0, 1));
          s1 = __shfl_sync(~0u, loop1_a2_0, 0);
          const float v69 = __fsqrt_rn(s1);
          const float v70 = min_f32(__fadd_rn(t_strength[max_i32(min_i32(v65, n_R - 1), 0)], 0.1f), 10.0f);
          const float v71 = (v66 == 1) ? 1.0f : v70;
          __syncwarp();
          if (lane == 0) {
            t_blendLength[row10] = v69;
            if ((unsigned int)v65 < (unsigned int)n_R) t_strength[v65] = v71;
            if ((unsigned int)v65 < (unsigned int)n_R) t_touched[v65] = v72;
          }
        }
      }
      __syncthreads();
      {
        int* const t_writeRow = (int*)(arena + arena[159]);
        float* const t_blend = (float*)(arena + arena[160]);
        float* const t_blendLength = (float*)(arena + arena[161]);
        float* const t_bank = (float*)(arena + arena[77]);
        for (int row11 = threadIdx.x; row11 < 4096; row11 += 8 * 256) {
          const int row12 = min_i32(row11 + 1 * 256, 4096 - 1);
          const int row13 = min_i32(row11 + 2 * 256, 4096 - 1);
          const int row14 = min_i32(row11 + 3 * 256, 4096 - 1);
          const int row15 = min_i32(row11 + 4 * 256, 4096 - 1);
          const int row16 = min_i32(row11 + 5 * 256, 4096 - 1);
          const int row17 = min_i32(row11 + 6 * 256, 4096 - 1);
          const int row18 = min_i32(row11 + 7 * 256, 4096 - 1);
          const int i1_10 = (int)((unsigned int)row11 % (unsigned int)512);
          const int i1_11 = (int)((unsigned int)row12 % (unsigned int)512);
          const int i1_12 = (int)((unsigned int)row13 % (unsigned int)512);
          const int i1_13 = (int)((unsigned int)row14 % (unsigned int)512);
          const int i1_14 = (int)((unsigned int)row15 % (unsigned int)512);
          const int i1_15 = (int)((unsigned int)row16 % (unsigned int)512);
          const int i1_16 = (int)((unsigned int)row17 % (unsigned int)512);
          const int i1_17 = (int)((unsigned int)row18 % (unsigned int)512);
          const int rest10 = (int)((unsigned int)row11 / (unsigned int)512);
          const int rest11 = (int)((unsigned int)row12 / (unsigned int)512);
          const int rest12 = (int)((unsigned int)row13 / (unsigned int)512);
          const int rest13 = (int)((unsigned int)row14 / (unsigned int)512);
          const int rest14 = (int)((unsigned int)row15 / (unsigned int)512);
          const int rest15 = (int)((unsigned int)row16 / (unsigned int)512);
          const int rest16 = (int)((unsigned int)row17 / (unsigned int)512);
          const int rest17 = (int)((unsigned int)row18 / (unsigned int)512);
          const int v73 = t_writeRow[rest10];
          const int v75 = t_writeRow[rest11];
          const int v77 = t_writeRow[rest12];
          const int v79 = t_writeRow[rest13];
          const int v81 = t_writeRow[rest14];
          const int v83 = t_writeRow[rest15];
          const int v85 = t_writeRow[rest16];
          const int v87 = t_writeRow[rest17];
          const float v74 = __fdiv_rn(t_blend[rest10 * 512 + i1_10], max_f32(t_blendLength[rest10], 1e-12f));
          const float v76 = __fdiv_rn(t_blend[rest11 * 512 + i1_11], max_f32(t_blendLength[rest11], 1e-12f));
          const float v78 = __fdiv_rn(t_blend[rest12 * 512 + i1_12], max_f32(t_blendLength[rest12], 1e-12f));
          const float v80 = __fdiv_rn(t_blend[rest13 * 512 + i1_13], max_f32(t_blendLength[rest13], 1e-12f));
          const float v82 = __fdiv_rn(t_blend[rest14 * 512 + i1_14], max_f32(t_blendLength[rest14], 1e-12f));
          const float v84 = __fdiv_rn(t_blend[rest15 * 512 + i1_15], max_f32(t_blendLength[rest15], 1e-12f));
          const float v86 = __fdiv_rn(t_blend[rest16 * 512 + i1_16], max_f32(t_blendLength[rest16], 1e-12f));
          const float v88 = __fdiv_rn(t_blend[rest17 * 512 + i1_17], max_f32(t_blendLength[rest17], 1e-12f));
          if ((unsigned int)v73 < (unsigned int)n_R) t_bank[v73 * 512 + i1_10] = v74;
          if (row11 + 1 * 256 < 4096) {
            if ((unsigned int)v75 < (unsigned int)n_R) t_bank[v75 * 512 + i1_11] = v76;
          }
          if (row11 + 2 * 256 < 4096) {
            if ((unsigned int)v77 < (unsigned int)n_R) t_bank[v77 * 512 + i1_12] = v78;
          }
          if (row11 + 3 * 256 < 4096) {
            if ((unsigned int)v79 < (unsigned int)n_R) t_bank[v79 * 512 + i1_13] = v80;
          }
          if (row11 + 4 * 256 < 4096) {
            if ((unsigned int)v81 < (unsigned int)n_R) t_bank[v81 * 512 + i1_14] = v82;
          }
          if (row11 + 5 * 256 < 4096) {
            if ((unsigned int)v83 < (unsigned int)n_R) t_bank[v83 * 512 + i1_15] = v84;
          }
          if (row11 + 6 * 256 < 4096) {
            if ((unsigned int)v85 < (unsigned int)n_R) t_bank[v85 * 512 + i1_16] = v86;
          }
          if (row11 + 7 * 256 < 4096) {
            if ((unsigned int)v87 < (unsigned int)n_R) t_bank[v87 * 512 + i1_17] = v88;
          }
        }
      }
      __syncthreads();
    }
  }
  if (turn < end1) {
    float* const t_featureSign = (float*)(arena + arena[71]);
    int* const t_featureCell = (int*)(arena + arena[68]);
    int* const t_featureGroup = (int*)(arena + arena[69]);
    int* const t_featureLane = (int*)(arena + arena[70]);
    float* const t_planField_next = (float*)(arena + arena[(cycle & 1u) ? 98 : 99]);
    float* const t_planRaw = (float*)(arena + arena[149]);
    int* const t_age = (int*)(arena + arena[17]);
    float* const t_critic = (float*)(arena + arena[112]);
    float* const t_featureMean = (float*)(arena + arena[72]);
    float* const t_featureVariance = (float*)(arena + arena[73]);
    float* const t_planScore = (float*)(arena + arena[102]);
    for (; turn < end1; turn += blocks) {
      if ((n_B * 8) <= 128) {
        const int unit2 = (turn - end0);
        const int i1_19 = (int)((unsigned int)unit2 % (unsigned int)8);
        const int rest19 = (int)((unsigned int)unit2 / (unsigned int)8);
        if (warp < 3) {
          for (int row20 = threadIdx.x; row20 < 96; row20 += 256) {
            const float4 piece6_0 = ((const float4*)(t_featureSign + (row20 * 16)))[0];
            const float4 piece6_1 = ((const float4*)(t_featureSign + (row20 * 16)))[1];
            const float4 piece6_2 = ((const float4*)(t_featureSign + (row20 * 16)))[2];
            const float4 piece6_3 = ((const float4*)(t_featureSign + (row20 * 16)))[3];
            const float piece6[16] = {piece6_0.x, piece6_0.y, piece6_0.z, piece6_0.w, piece6_1.x, piece6_1.y, piece6_1.z, piece6_1.w, piece6_2.x, piece6_2.y, piece6_2.z, piece6_2.w, piece6_3.x, piece6_3.y, piece6_3.z, piece6_3.w};
            const int4 piece7_0 = ((const int4*)(t_featureCell + (row20 * 16)))[0];
            const int4 piece7_1 = ((const int4*)(t_featureCell + (row20 * 16)))[1];
            const int4 piece7_2 = ((const int4*)(t_featureCell + (row20 * 16)))[2];
            const int4 piece7_3 = ((const int4*)(t_featureCell + (row20 * 16)))[3];
            const int piece7[16] = {piece7_0.x, piece7_0.y, piece7_0.z, piece7_0.w, piece7_1.x, piece7_1.y, piece7_1.z, piece7_1.w, piece7_2.x, piece7_2.y, piece7_2.z, piece7_2.w, piece7_3.x, piece7_3.y, piece7_3.z, piece7_3.w};
            const int4 piece8_0 = ((const int4*)(t_featureGroup + (row20 * 16)))[0];
            const int4 piece8_1 = ((const int4*)(t_featureGroup + (row20 * 16)))[1];
            const int4 piece8_2 = ((const int4*)(t_featureGroup + (row20 * 16)))[2];
            const int4 piece8_3 = ((const int4*)(t_featureGroup + (row20 * 16)))[3];
            const int piece8[16] = {piece8_0.x, piece8_0.y, piece8_0.z, piece8_0.w, piece8_1.x, piece8_1.y, piece8_1.z, piece8_1.w, piece8_2.x, piece8_2.y, piece8_2.z, piece8_2.w, piece8_3.x, piece8_3.y, piece8_3.z, piece8_3.w};
            const int4 piece9_0 = ((const int4*)(t_featureLane + (row20 * 16)))[0];
            const int4 piece9_1 = ((const int4*)(t_featureLane + (row20 * 16)))[1];
            const int4 piece9_2 = ((const int4*)(t_featureLane + (row20 * 16)))[2];
            const int4 piece9_3 = ((const int4*)(t_featureLane + (row20 * 16)))[3];
            const int piece9[16] = {piece9_0.x, piece9_0.y, piece9_0.z, piece9_0.w, piece9_1.x, piece9_1.y, piece9_1.z, piece9_1.w, piece9_2.x, piece9_2.y, piece9_2.z, piece9_2.w, piece9_3.x, piece9_3.y, piece9_3.z, piece9_3.w};
            float s4;
            float loop4_p1_0_0 = 0.0f;
            float loop4_p1_0_1 = 0.0f;
            float loop4_p1_0_2 = 0.0f;
            float loop4_p1_0_3 = 0.0f;
            #pragma unroll
            for (unsigned int loop4_k1 = 0u; loop4_k1 < 16u; ++loop4_k1) {
              float loop4_a1_0 = 0.0f;
              for (int loop4_x1 = (int)(__brev(loop4_k1) >> 28); loop4_x1 < 16; loop4_x1 += 16) {
                const int v111 = piece7[loop4_x1];
                const int v112 = v111 / 16;
                const int v113 = (v111 / 4) % 4;
                const int v114 = v111 % 4;
                const int v115 = piece8[loop4_x1];
                const int v116 = piece9[loop4_x1];
                const float v117 = t_planField_next[rest19 * 24576 + i1_19 * 3072 + max_i32(min_i32(v112, 4 - 1), 0) * 768 + max_i32(v113, 0) * 192 + max_i32(v114, 0) * 48 + max_i32(min_i32(v115, 3 - 1), 0) * 16 + max_i32(min_i32(v116, 16 - 1), 0)];
                const float v118 = __fmul_rn(piece6[loop4_x1], v117);
                loop4_a1_0 = loop4_x1 < 16 ? v118 : __fadd_rn(loop4_a1_0, v118);
              }
              if (loop4_k1 & 1u) {
                loop4_a1_0 = __fadd_rn(loop4_p1_0_0, loop4_a1_0);
                if (loop4_k1 & 2u) {
                  loop4_a1_0 = __fadd_rn(loop4_p1_0_1, loop4_a1_0);
                  if (loop4_k1 & 4u) {
                    loop4_a1_0 = __fadd_rn(loop4_p1_0_2, loop4_a1_0);
                    if (loop4_k1 & 8u) {
                      loop4_a1_0 = __fadd_rn(loop4_p1_0_3, loop4_a1_0);
                    } else loop4_p1_0_3 = loop4_a1_0;
                  } else loop4_p1_0_2 = loop4_a1_0;
                } else loop4_p1_0_1 = loop4_a1_0;
              } else loop4_p1_0_0 = loop4_a1_0;
              s4 = loop4_a1_0;
            }
            s4 = __fadd_rn(0.0f, s4);
            t_planRaw[rest19 * 768 + i1_19 * 96 + row20] = s4;
          }
        }
        __syncthreads();
        if (warp == 0) {
          const int v119 = t_age[rest19];
          const float v120 = t_planScore[rest19 * 8 + i1_19];
          const int v121 = v119 % 21;
          const float v122 = min_f32(max_f32(__fmul_rn(__int2float_rn(v121), (-0.030459208f)), (-104.0f)), 89.0f);
          const float v123 = rintf(__fmul_rn(v122, 1.442695f));
          const float v124 = __fmaf_rn(v123, (-0.0000014286068f), __fmaf_rn(v123, (-0.69314575f), v122));
          const float v125 = __fmaf_rn(v124, __fmaf_rn(v124, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v126 = __fmaf_rn(__fmul_rn(v124, v124), __fmaf_rn(v124, __fmaf_rn(v124, v125, 0.16666521f), 0.49999994f), v124);
          const bool v127 = v123 < 0.0f;
          const unsigned int v128 = shift_left_u32(__float_as_uint(__fadd_rn(v123, 12582912.0f)), 23u) + (v127 ? 1602224128u : 528482304u);
          const float v129 = __fmul_rn(__fmul_rn(__fadd_rn(v126, 1.0f), __uint_as_float(v128)), (v127 ? 5.421011e-20f : 18446744000000000000.0f));
          float s5;
          float loop5_r0_0[3];
          #pragma unroll
          for (int loop5_x1_0 = 0; loop5_x1_0 < 96; loop5_x1_0 += 32) {
            const int loop5_x1 = loop5_x1_0 + lane;
            loop5_r0_0[loop5_x1_0 / 32] = 0.0f;
            if (loop5_x1 < 96) {
              const float v130 = __fsub_rn(t_planRaw[rest19 * 768 + i1_19 * 96 + loop5_x1], t_featureMean[rest19 * 96 + loop5_x1]);
              const float v131 = __fdiv_rn(v130, __fsqrt_rn(max_f32(t_featureVariance[rest19 * 96 + loop5_x1], 1e-8f)));
              const float v132 = __fmul_rn(t_critic[rest19 * 160 + loop5_x1], min_f32(max_f32(v131, (-5.0f)), 5.0f));
              loop5_r0_0[loop5_x1_0 / 32] = v132;
            }
          }
          float loop5_a1_0 = 0.0f;
          #pragma unroll
          for (int loop5_x1_0 = 0; loop5_x1_0 < 96; loop5_x1_0 += 32) {
            loop5_a1_0 = __fadd_rn(loop5_a1_0, loop5_r0_0[loop5_x1_0 / 32]);
            loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_r0_0[loop5_x1_0 / 32], 16));
          }
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 8));
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 4));
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 2));
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 1));
          s5 = __shfl_sync(~0u, loop5_a1_0, 0);
          const float v133 = (v121 == 0) ? 0.0f : v120;
          const float v134 = (v121 < 20) ? __fmaf_rn(v129, s5, v133) : v133;
          __syncwarp();
          if (lane == 0) {
            t_planScore[rest19 * 8 + i1_19] = v134;
          }
        }
        __syncthreads();
      }
      else {
        const int unit1 = (turn - end0) * 8 + warp;
        if (unit1 < (n_B * 8)) {
          const int i1_18 = (int)((unsigned int)unit1 % (unsigned int)8);
          const int rest18 = (int)((unsigned int)unit1 / (unsigned int)8);
          for (int row19 = lane; row19 < 96; row19 += 32) {
            const float4 piece2_0 = ((const float4*)(t_featureSign + (row19 * 16)))[0];
            const float4 piece2_1 = ((const float4*)(t_featureSign + (row19 * 16)))[1];
            const float4 piece2_2 = ((const float4*)(t_featureSign + (row19 * 16)))[2];
            const float4 piece2_3 = ((const float4*)(t_featureSign + (row19 * 16)))[3];
            const float piece2[16] = {piece2_0.x, piece2_0.y, piece2_0.z, piece2_0.w, piece2_1.x, piece2_1.y, piece2_1.z, piece2_1.w, piece2_2.x, piece2_2.y, piece2_2.z, piece2_2.w, piece2_3.x, piece2_3.y, piece2_3.z, piece2_3.w};
            const int4 piece3_0 = ((const int4*)(t_featureCell + (row19 * 16)))[0];
            const int4 piece3_1 = ((const int4*)(t_featureCell + (row19 * 16)))[1];
            const int4 piece3_2 = ((const int4*)(t_featureCell + (row19 * 16)))[2];
            const int4 piece3_3 = ((const int4*)(t_featureCell + (row19 * 16)))[3];
            const int piece3[16] = {piece3_0.x, piece3_0.y, piece3_0.z, piece3_0.w, piece3_1.x, piece3_1.y, piece3_1.z, piece3_1.w, piece3_2.x, piece3_2.y, piece3_2.z, piece3_2.w, piece3_3.x, piece3_3.y, piece3_3.z, piece3_3.w};
            const int4 piece4_0 = ((const int4*)(t_featureGroup + (row19 * 16)))[0];
            const int4 piece4_1 = ((const int4*)(t_featureGroup + (row19 * 16)))[1];
            const int4 piece4_2 = ((const int4*)(t_featureGroup + (row19 * 16)))[2];
            const int4 piece4_3 = ((const int4*)(t_featureGroup + (row19 * 16)))[3];
            const int piece4[16] = {piece4_0.x, piece4_0.y, piece4_0.z, piece4_0.w, piece4_1.x, piece4_1.y, piece4_1.z, piece4_1.w, piece4_2.x, piece4_2.y, piece4_2.z, piece4_2.w, piece4_3.x, piece4_3.y, piece4_3.z, piece4_3.w};
            const int4 piece5_0 = ((const int4*)(t_featureLane + (row19 * 16)))[0];
            const int4 piece5_1 = ((const int4*)(t_featureLane + (row19 * 16)))[1];
            const int4 piece5_2 = ((const int4*)(t_featureLane + (row19 * 16)))[2];
            const int4 piece5_3 = ((const int4*)(t_featureLane + (row19 * 16)))[3];
            const int piece5[16] = {piece5_0.x, piece5_0.y, piece5_0.z, piece5_0.w, piece5_1.x, piece5_1.y, piece5_1.z, piece5_1.w, piece5_2.x, piece5_2.y, piece5_2.z, piece5_2.w, piece5_3.x, piece5_3.y, piece5_3.z, piece5_3.w};
            float s2;
            float loop2_p1_0_0 = 0.0f;
            float loop2_p1_0_1 = 0.0f;
            float loop2_p1_0_2 = 0.0f;
            float loop2_p1_0_3 = 0.0f;
            #pragma unroll
            for (unsigned int loop2_k1 = 0u; loop2_k1 < 16u; ++loop2_k1) {
              float loop2_a1_0 = 0.0f;
              for (int loop2_x1 = (int)(__brev(loop2_k1) >> 28); loop2_x1 < 16; loop2_x1 += 16) {
                const int v89 = piece3[loop2_x1];
                const int v90 = v89 / 16;
                const int v91 = (v89 / 4) % 4;
                const int v92 = v89 % 4;
                const int v93 = piece4[loop2_x1];
                const int v94 = piece5[loop2_x1];
                const float v95 = t_planField_next[rest18 * 24576 + i1_18 * 3072 + max_i32(min_i32(v90, 4 - 1), 0) * 768 + max_i32(v91, 0) * 192 + max_i32(v92, 0) * 48 + max_i32(min_i32(v93, 3 - 1), 0) * 16 + max_i32(min_i32(v94, 16 - 1), 0)];
                const float v96 = __fmul_rn(piece2[loop2_x1], v95);
                loop2_a1_0 = loop2_x1 < 16 ? v96 : __fadd_rn(loop2_a1_0, v96);
              }
              if (loop2_k1 & 1u) {
                loop2_a1_0 = __fadd_rn(loop2_p1_0_0, loop2_a1_0);
                if (loop2_k1 & 2u) {
                  loop2_a1_0 = __fadd_rn(loop2_p1_0_1, loop2_a1_0);
                  if (loop2_k1 & 4u) {
                    loop2_a1_0 = __fadd_rn(loop2_p1_0_2, loop2_a1_0);
                    if (loop2_k1 & 8u) {
                      loop2_a1_0 = __fadd_rn(loop2_p1_0_3, loop2_a1_0);
                    } else loop2_p1_0_3 = loop2_a1_0;
                  } else loop2_p1_0_2 = loop2_a1_0;
                } else loop2_p1_0_1 = loop2_a1_0;
              } else loop2_p1_0_0 = loop2_a1_0;
              s2 = loop2_a1_0;
            }
            s2 = __fadd_rn(0.0f, s2);
            t_planRaw[rest18 * 768 + i1_18 * 96 + row19] = s2;
          }
          __syncwarp();
          const int v97 = t_age[rest18] % 21;
          const float v98 = min_f32(max_f32(__fmul_rn(__int2float_rn(v97), (-0.030459208f)), (-104.0f)), 89.0f);
          const float v99 = rintf(__fmul_rn(v98, 1.442695f));
          const float v100 = __fmaf_rn(v99, (-0.0000014286068f), __fmaf_rn(v99, (-0.69314575f), v98));
          const float v101 = __fmaf_rn(v100, __fmaf_rn(v100, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v102 = __fmaf_rn(__fmul_rn(v100, v100), __fmaf_rn(v100, __fmaf_rn(v100, v101, 0.16666521f), 0.49999994f), v100);
          const bool v103 = v99 < 0.0f;
          const unsigned int v104 = shift_left_u32(__float_as_uint(__fadd_rn(v99, 12582912.0f)), 23u) + (v103 ? 1602224128u : 528482304u);
          const float v105 = __fmul_rn(__fmul_rn(__fadd_rn(v102, 1.0f), __uint_as_float(v104)), (v103 ? 5.421011e-20f : 18446744000000000000.0f));
          float s3;
          float loop3_r0_0[3];
          #pragma unroll
          for (int loop3_x1_0 = 0; loop3_x1_0 < 96; loop3_x1_0 += 32) {
            const int loop3_x1 = loop3_x1_0 + lane;
            loop3_r0_0[loop3_x1_0 / 32] = 0.0f;
            if (loop3_x1 < 96) {
              const float v106 = __fsub_rn(t_planRaw[rest18 * 768 + i1_18 * 96 + loop3_x1], t_featureMean[rest18 * 96 + loop3_x1]);
              const float v107 = __fdiv_rn(v106, __fsqrt_rn(max_f32(t_featureVariance[rest18 * 96 + loop3_x1], 1e-8f)));
              const float v108 = __fmul_rn(t_critic[rest18 * 160 + loop3_x1], min_f32(max_f32(v107, (-5.0f)), 5.0f));
              loop3_r0_0[loop3_x1_0 / 32] = v108;
            }
          }
          float loop3_a1_0 = 0.0f;
          #pragma unroll
          for (int loop3_x1_0 = 0; loop3_x1_0 < 96; loop3_x1_0 += 32) {
            loop3_a1_0 = __fadd_rn(loop3_a1_0, loop3_r0_0[loop3_x1_0 / 32]);
            loop3_a1_0 = __fadd_rn(loop3_a1_0, __shfl_down_sync(~0u, loop3_r0_0[loop3_x1_0 / 32], 16));
          }
          loop3_a1_0 = __fadd_rn(loop3_a1_0, __shfl_down_sync(~0u, loop3_a1_0, 8));
          loop3_a1_0 = __fadd_rn(loop3_a1_0, __shfl_down_sync(~0u, loop3_a1_0, 4));
          loop3_a1_0 = __fadd_rn(loop3_a1_0, __shfl_down_sync(~0u, loop3_a1_0, 2));
          loop3_a1_0 = __fadd_rn(loop3_a1_0, __shfl_down_sync(~0u, loop3_a1_0, 1));
          s3 = __shfl_sync(~0u, loop3_a1_0, 0);
          const float v109 = (v97 == 0) ? 0.0f : t_planScore[rest18 * 8 + i1_18];
          const float v110 = (v97 < 20) ? __fmaf_rn(v105, s3, v109) : v109;
          __syncwarp();
          if (lane == 0) {
            t_planScore[rest18 * 8 + i1_18] = v110;
          }
          __syncwarp();
        }
      }
    }
  }
  if (turn < end2) {
    float* const t_inverse = (float*)(arena + arena[123]);
    float* const t_reply = (float*)(arena + arena[150]);
    float* const t_replyGain = (float*)(arena + arena[151]);
    float* const t_replyShrink = (float*)(arena + arena[152]);
    for (; turn < end2; turn += blocks) {
      if (n_B < 3) {
        const int unit3 = (turn - end1) * 256 + threadIdx.x;
        if (unit3 < (n_B * 25600)) {
          const int i2 = (int)((unsigned int)unit3 % (unsigned int)160);
          const int q_1 = (int)((unsigned int)unit3 / (unsigned int)160);
          const int i1 = (int)((unsigned int)q_1 % (unsigned int)160);
          const int i0 = (int)((unsigned int)q_1 / (unsigned int)160);
          const float v_3 = __fmaf_rn((-__fmul_rn(t_reply[i0 * 160 + i1], t_reply[i0 * 160 + i2])), t_replyGain[i0], t_inverse[i0 * 25600 + i1 * 160 + i2]);
          t_inverse[i0 * 25600 + i1 * 160 + i2] = __fmul_rn(v_3, t_replyShrink[i0]);
        }
      }
      else {
        const int unit4 = (turn - end1) * 256 + threadIdx.x;
        if (unit4 < (n_B * 6400)) {
          const int i2 = (int)((unsigned int)unit4 % (unsigned int)40);
          const int q_1 = (int)((unsigned int)unit4 / (unsigned int)40);
          const int i1 = (int)((unsigned int)q_1 % (unsigned int)160);
          const int i0 = (int)((unsigned int)q_1 / (unsigned int)160);
          const int first_3 = (i2 * 4);
          const float v_4 = t_reply[i0 * 160 + i1];
          const float4 q_5 = *(const float4*)(t_reply + (i0 * 160 + first_3));
          const float v_6 = t_replyGain[i0];
          const float4 q_7 = *(const float4*)(t_inverse + (i0 * 25600 + i1 * 160 + first_3));
          const float v_8 = t_replyShrink[i0];
          const float v_9 = __fmul_rn(__fmaf_rn((-__fmul_rn(v_4, q_5.x)), v_6, q_7.x), v_8);
          const float v_10 = __fmul_rn(__fmaf_rn((-__fmul_rn(v_4, q_5.y)), v_6, q_7.y), v_8);
          const float v_11 = __fmul_rn(__fmaf_rn((-__fmul_rn(v_4, q_5.z)), v_6, q_7.z), v_8);
          const float v_12 = __fmul_rn(__fmaf_rn((-__fmul_rn(v_4, q_5.w)), v_6, q_7.w), v_8);
          *(float4*)(t_inverse + (i0 * 25600 + i1 * 160 + first_3)) = make_float4(v_9, v_10, v_11, v_12);
        }
      }
    }
  }
  if (turn < end3) {
    float* const t_content_next = (float*)(arena + arena[((cycle & 1u) == 1u) ? 19 : 20]);
    float* const t_memory = (float*)(arena + arena[21]);
    float* const t_dynamics_next = (float*)(arena + arena[((cycle & 1u) == 1u) ? 22 : 23]);
    float* const t_means = (float*)(arena + arena[59]);
    float* const t_maxima = (float*)(arena + arena[60]);
    float* const t_cellLoud = (float*)(arena + arena[163]);
    float* const t_cellSquare = (float*)(arena + arena[164]);
    float* const t_cellPeak = (float*)(arena + arena[165]);
    int* const t_cellQuiet = (int*)(arena + arena[166]);
    int* const t_cellMended = (int*)(arena + arena[167]);
    for (; turn < end3; turn += blocks) {
      const int unit5 = (turn - end2);
      const int unit_3 = (((n_B * 64) - 1) - unit5);
      const int i3 = (int)((unsigned int)unit_3 % (unsigned int)4);
      const int q_4 = (int)((unsigned int)unit_3 / (unsigned int)4);
      const int i2 = (int)((unsigned int)q_4 % (unsigned int)4);
      const int q_5 = (int)((unsigned int)q_4 / (unsigned int)4);
      const int i1 = (int)((unsigned int)q_5 % (unsigned int)4);
      const int i0 = (int)((unsigned int)q_5 / (unsigned int)4);
      const int me_7 = ((int)threadIdx.x);
      const int c_8 = (int)((unsigned int)me_7 % (unsigned int)16);
      const int l_9 = (int)((unsigned int)me_7 / (unsigned int)16);
      const int at_10 = ((0 * 16) + c_8);
      const int v_29 = (i1 * 8);
      const int v_31 = (i2 * 8);
      const int v_33 = (i3 * 8);
      int a_1 = 0;
      int a_2 = 0;
      for (int p_11 = 0; p_11 < 2; p_11 += 1) {
        float a_12 = 0.0f;
        float a_13 = __uint_as_float(0xff800000u);
        float a_14 = 0.0f;
        float a_15 = __uint_as_float(0xff800000u);
        float a_16 = 0.0f;
        float a_17 = __uint_as_float(0xff800000u);
        float a_18 = 0.0f;
        float a_19 = __uint_as_float(0xff800000u);
        float a_20 = 0.0f;
        float a_21 = 0.0f;
        float a_22 = __uint_as_float(0xff800000u);
        #pragma unroll 8
        for (int x_23 = ((p_11 * 256) + l_9); x_23 < min_i32(((p_11 + 1) * 256), 512); x_23 += 16) {
          const int j2_24 = (int)((unsigned int)x_23 % (unsigned int)8);
          const int q_25 = (int)((unsigned int)x_23 / (unsigned int)8);
          const int j1_26 = (int)((unsigned int)q_25 % (unsigned int)8);
          const int j0_28 = (int)((unsigned int)q_25 / (unsigned int)8);
          const int v_30 = (v_29 + j0_28);
          const int v_32 = (v_31 + j1_26);
          const int v_34 = (v_33 + j2_24);
          const float2 pair_35 = *(const float2*)(t_content_next + (i0 * 1048576 + v_30 * 32768 + v_32 * 1024 + v_34 * 32 + at_10 * 2));
          const float v_36 = pair_35.x;
          const float v_37 = pair_35.y;
          const float v_38 = t_memory[i0 * 524288 + v_30 * 16384 + v_32 * 512 + v_34 * 16 + at_10];
          const float v_39 = t_dynamics_next[i0 * 524288 + v_30 * 16384 + v_32 * 512 + v_34 * 16 + at_10];
          const float v_40 = fabsf(v_36);
          const float v_41 = fabsf(v_37);
          const float v_42 = __fadd_rn(v_40, v_41);
          const float v_43 = __fmaf_rn(v_36, v_36, __fmul_rn(v_37, v_37));
          const int v_44 = (((v_40 < 0.1f) ? (int)1 : (int)0) + ((v_41 < 0.1f) ? (int)1 : (int)0));
          const int v_45 = (((((v_36 == 1e-30f) ? (int)1 : (int)0) + ((v_37 == 1e-30f) ? (int)1 : (int)0)) + ((v_38 == 1e-30f) ? (int)1 : (int)0)) + ((v_39 == 1e-30f) ? (int)1 : (int)0));
          a_12 = __fadd_rn(a_12, v_36);
          a_13 = max_f32(a_13, v_36);
          a_14 = __fadd_rn(a_14, v_37);
          a_15 = max_f32(a_15, v_37);
          a_16 = __fadd_rn(a_16, v_38);
          a_17 = max_f32(a_17, v_38);
          a_18 = __fadd_rn(a_18, v_39);
          a_19 = max_f32(a_19, v_39);
          a_20 = __fadd_rn(a_20, v_42);
          a_21 = __fadd_rn(a_21, v_43);
          a_22 = max_f32(a_22, v_40);
          a_1 = add_i32(a_1, v_44);
          a_2 = add_i32(a_2, v_45);
        }
        ((float*)shared)[me_7] = a_12;
        ((float*)shared)[(256 + me_7)] = a_13;
        ((float*)shared)[(512 + me_7)] = a_14;
        ((float*)shared)[(768 + me_7)] = a_15;
        ((float*)shared)[(1024 + me_7)] = a_16;
        ((float*)shared)[(1280 + me_7)] = a_17;
        ((float*)shared)[(1536 + me_7)] = a_18;
        ((float*)shared)[(1792 + me_7)] = a_19;
        ((float*)shared)[(2048 + me_7)] = a_20;
        ((float*)shared)[(2304 + me_7)] = a_21;
        ((float*)shared)[(2560 + me_7)] = a_22;
        __syncthreads();
        if ((me_7 < 176)) {
          float v_46 = 0.0f;
          if ((((853u >> (((unsigned int)l_9) & 31)) & 1u) != 0u)) {
            const float o_47 = ((float*)shared)[((l_9 * 256) + c_8)];
            const float o_48 = ((float*)shared)[(16 + ((l_9 * 256) + c_8))];
            const float o_49 = ((float*)shared)[(32 + ((l_9 * 256) + c_8))];
            const float o_50 = ((float*)shared)[(48 + ((l_9 * 256) + c_8))];
            const float o_51 = ((float*)shared)[(64 + ((l_9 * 256) + c_8))];
            const float o_52 = ((float*)shared)[(80 + ((l_9 * 256) + c_8))];
            const float o_53 = ((float*)shared)[(96 + ((l_9 * 256) + c_8))];
            const float o_54 = ((float*)shared)[(112 + ((l_9 * 256) + c_8))];
            const float o_55 = ((float*)shared)[(128 + ((l_9 * 256) + c_8))];
            const float o_56 = ((float*)shared)[(144 + ((l_9 * 256) + c_8))];
            const float o_57 = ((float*)shared)[(160 + ((l_9 * 256) + c_8))];
            const float o_58 = ((float*)shared)[(176 + ((l_9 * 256) + c_8))];
            const float o_59 = ((float*)shared)[(192 + ((l_9 * 256) + c_8))];
            const float o_60 = ((float*)shared)[(208 + ((l_9 * 256) + c_8))];
            const float o_61 = ((float*)shared)[(224 + ((l_9 * 256) + c_8))];
            const float o_62 = ((float*)shared)[(240 + ((l_9 * 256) + c_8))];
            v_46 = __fadd_rn(__fadd_rn(__fadd_rn(__fadd_rn(o_47, o_55), __fadd_rn(o_51, o_59)), __fadd_rn(__fadd_rn(o_49, o_57), __fadd_rn(o_53, o_61))), __fadd_rn(__fadd_rn(__fadd_rn(o_48, o_56), __fadd_rn(o_52, o_60)), __fadd_rn(__fadd_rn(o_50, o_58), __fadd_rn(o_54, o_62))));
          }
          if ((((1194u >> (((unsigned int)l_9) & 31)) & 1u) != 0u)) {
            const float o_63 = ((float*)shared)[((l_9 * 256) + c_8)];
            const float o_64 = ((float*)shared)[(16 + ((l_9 * 256) + c_8))];
            const float o_65 = ((float*)shared)[(32 + ((l_9 * 256) + c_8))];
            const float o_66 = ((float*)shared)[(48 + ((l_9 * 256) + c_8))];
            const float o_67 = ((float*)shared)[(64 + ((l_9 * 256) + c_8))];
            const float o_68 = ((float*)shared)[(80 + ((l_9 * 256) + c_8))];
            const float o_69 = ((float*)shared)[(96 + ((l_9 * 256) + c_8))];
            const float o_70 = ((float*)shared)[(112 + ((l_9 * 256) + c_8))];
            const float o_71 = ((float*)shared)[(128 + ((l_9 * 256) + c_8))];
            const float o_72 = ((float*)shared)[(144 + ((l_9 * 256) + c_8))];
            const float o_73 = ((float*)shared)[(160 + ((l_9 * 256) + c_8))];
            const float o_74 = ((float*)shared)[(176 + ((l_9 * 256) + c_8))];
            const float o_75 = ((float*)shared)[(192 + ((l_9 * 256) + c_8))];
            const float o_76 = ((float*)shared)[(208 + ((l_9 * 256) + c_8))];
            const float o_77 = ((float*)shared)[(224 + ((l_9 * 256) + c_8))];
            const float o_78 = ((float*)shared)[(240 + ((l_9 * 256) + c_8))];
            v_46 = max_f32(max_f32(max_f32(max_f32(o_63, o_71), max_f32(o_67, o_75)), max_f32(max_f32(o_65, o_73), max_f32(o_69, o_77))), max_f32(max_f32(max_f32(o_64, o_72), max_f32(o_68, o_76)), max_f32(max_f32(o_66, o_74), max_f32(o_70, o_78))));
          }
          ((float*)shared)[(2816 + ((((p_11 * 11) + l_9) * 16) + c_8))] = v_46;
        }
        __syncthreads();
      }
      if ((me_7 < 176)) {
        float v_94 = 0.0f;
        if ((((853u >> (((unsigned int)l_9) & 31)) & 1u) != 0u)) {
          const float o_95 = ((float*)shared)[(2816 + ((l_9 * 16) + c_8))];
          const float o_96 = ((float*)shared)[(2992 + ((l_9 * 16) + c_8))];
          v_94 = __fadd_rn(__fadd_rn(__fadd_rn(__fadd_rn(__fadd_rn(0.0f, o_95), __fadd_rn(0.0f, 0.0f)), __fadd_rn(__fadd_rn(0.0f, 0.0f), __fadd_rn(0.0f, 0.0f))), __fadd_rn(__fadd_rn(__fadd_rn(0.0f, 0.0f), __fadd_rn(0.0f, 0.0f)), __fadd_rn(__fadd_rn(0.0f, 0.0f), __fadd_rn(0.0f, 0.0f)))), __fadd_rn(__fadd_rn(__fadd_rn(__fadd_rn(0.0f, o_96), __fadd_rn(0.0f, 0.0f)), __fadd_rn(__fadd_rn(0.0f, 0.0f), __fadd_rn(0.0f, 0.0f))), __fadd_rn(__fadd_rn(__fadd_rn(0.0f, 0.0f), __fadd_rn(0.0f, 0.0f)), __fadd_rn(__fadd_rn(0.0f, 0.0f), __fadd_rn(0.0f, 0.0f)))));
        }
        if ((((1194u >> (((unsigned int)l_9) & 31)) & 1u) != 0u)) {
          const float o_97 = ((float*)shared)[(2816 + ((l_9 * 16) + c_8))];
          const float o_98 = ((float*)shared)[(2992 + ((l_9 * 16) + c_8))];
          v_94 = max_f32(max_f32(max_f32(max_f32(max_f32(__uint_as_float(0xff800000u), o_97), max_f32(__uint_as_float(0xff800000u), __uint_as_float(0xff800000u))), max_f32(max_f32(__uint_as_float(0xff800000u), __uint_as_float(0xff800000u)), max_f32(__uint_as_float(0xff800000u), __uint_as_float(0xff800000u)))), max_f32(max_f32(max_f32(__uint_as_float(0xff800000u), __uint_as_float(0xff800000u)), max_f32(__uint_as_float(0xff800000u), __uint_as_float(0xff800000u))), max_f32(max_f32(__uint_as_float(0xff800000u), __uint_as_float(0xff800000u)), max_f32(__uint_as_float(0xff800000u), __uint_as_float(0xff800000u))))), max_f32(max_f32(max_f32(max_f32(__uint_as_float(0xff800000u), o_98), max_f32(__uint_as_float(0xff800000u), __uint_as_float(0xff800000u))), max_f32(max_f32(__uint_as_float(0xff800000u), __uint_as_float(0xff800000u)), max_f32(__uint_as_float(0xff800000u), __uint_as_float(0xff800000u)))), max_f32(max_f32(max_f32(__uint_as_float(0xff800000u), __uint_as_float(0xff800000u)), max_f32(__uint_as_float(0xff800000u), __uint_as_float(0xff800000u))), max_f32(max_f32(__uint_as_float(0xff800000u), __uint_as_float(0xff800000u)), max_f32(__uint_as_float(0xff800000u), __uint_as_float(0xff800000u))))));
        }
        ((float*)shared)[(3168 + ((l_9 * 16) + c_8))] = v_94;
      }
      ((int*)shared)[(3344 + me_7)] = a_1;
      ((int*)shared)[(3600 + me_7)] = a_2;
      __syncthreads();
      if ((me_7 < 16)) {
        const float s_79 = ((float*)shared)[(3168 + me_7)];
        const float s_80 = ((float*)shared)[(3184 + me_7)];
        const float s_81 = ((float*)shared)[(3200 + me_7)];
        const float s_82 = ((float*)shared)[(3216 + me_7)];
        const float s_83 = ((float*)shared)[(3232 + me_7)];
        const float s_84 = ((float*)shared)[(3248 + me_7)];
        const float s_85 = ((float*)shared)[(3264 + me_7)];
        const float s_86 = ((float*)shared)[(3280 + me_7)];
        const float s_87 = ((float*)shared)[(3296 + me_7)];
        const float s_88 = ((float*)shared)[(3312 + me_7)];
        const float s_89 = ((float*)shared)[(3328 + me_7)];
        for (int m_90 = 1; m_90 < 16; m_90 += 1) {
          const int o_91 = ((int*)shared)[(3344 + ((m_90 * 16) + me_7))];
          a_1 = add_i32(a_1, o_91);
        }
        for (int m_92 = 1; m_92 < 16; m_92 += 1) {
          const int o_93 = ((int*)shared)[(3600 + ((m_92 * 16) + me_7))];
          a_2 = add_i32(a_2, o_93);
        }
        t_means[i0 * 4096 + i1 * 1024 + i2 * 256 + i3 * 64 + at_10] = __fmul_rn(s_79, 0.001953125f);
        t_maxima[i0 * 4096 + i1 * 1024 + i2 * 256 + i3 * 64 + at_10] = s_80;
        t_means[i0 * 4096 + i1 * 1024 + i2 * 256 + i3 * 64 + 1 * 16 + at_10] = __fmul_rn(s_81, 0.001953125f);
        t_maxima[i0 * 4096 + i1 * 1024 + i2 * 256 + i3 * 64 + 1 * 16 + at_10] = s_82;
        t_means[i0 * 4096 + i1 * 1024 + i2 * 256 + i3 * 64 + 2 * 16 + at_10] = __fmul_rn(s_83, 0.001953125f);
        t_maxima[i0 * 4096 + i1 * 1024 + i2 * 256 + i3 * 64 + 2 * 16 + at_10] = s_84;
        t_means[i0 * 4096 + i1 * 1024 + i2 * 256 + i3 * 64 + 3 * 16 + at_10] = __fmul_rn(s_85, 0.001953125f);
        t_maxima[i0 * 4096 + i1 * 1024 + i2 * 256 + i3 * 64 + 3 * 16 + at_10] = s_86;
        t_cellLoud[i0 * 1024 + i1 * 256 + i2 * 64 + i3 * 16 + at_10] = s_87;
        t_cellSquare[i0 * 1024 + i1 * 256 + i2 * 64 + i3 * 16 + at_10] = s_88;
        t_cellPeak[i0 * 1024 + i1 * 256 + i2 * 64 + i3 * 16 + at_10] = s_89;
        t_cellQuiet[i0 * 1024 + i1 * 256 + i2 * 64 + i3 * 16 + at_10] = a_1;
        t_cellMended[i0 * 1024 + i1 * 256 + i2 * 64 + i3 * 16 + at_10] = a_2;
      }
      __syncthreads();
    }
  }
}

// gatherQuery+levelQuery+query | gatherContext+measureContext+context | noteStores+measure+activate+project+follow+seeField+seeSensors+seeMotors+seeConstant+value+report+insist+intend+move+reportMotors+learnActor+learnCritic+foresee+agree+grow
__device__ __forceinline__ void stage_3(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x >> 5;
  const int n_B = (int)arena[9];
  const int end0 = n_B;
  const int end1 = end0 + n_B;
  const int end2 = end1 + (n_B <= 256 ? n_B : (n_B + 7) / 8);
  int turn = block;
  if (turn < end0) {
    for (; turn < end0; turn += blocks) {
      const int unit0 = turn;
      float* const l_chunk0 = (float*)(shared + 0);
      float* const l_chunk1 = (float*)(shared + 4);
      float* const l_chunk2 = (float*)(shared + 8);
      int* const l_chunk3 = (int*)(shared + 12);
      int* const l_chunk4 = (int*)(shared + 16);
      float* const l_chunk5 = (float*)(shared + 20);
      float* const l_chunk6 = (float*)(shared + 28);
      float* const l_chunk7 = (float*)(shared + 36);
      float* const l_chunk8 = (float*)(shared + 44);
      {
        int* const t_age = (int*)(arena + arena[17]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_featureSign = (float*)(arena + arena[71]);
        int* const t_featureCell = (int*)(arena + arena[68]);
        int* const t_featureGroup = (int*)(arena + arena[69]);
        int* const t_featureLane = (int*)(arena + arena[70]);
        float* const t_means = (float*)(arena + arena[59]);
        float* const t_featureMean = (float*)(arena + arena[72]);
        float* const t_featureVariance = (float*)(arena + arena[73]);
        float* const t_phi = (float*)(arena + arena[74]);
        if (warp < 3) {
          const int v0 = t_age[unit0];
          const float v1 = t_knobs[unit0 * 23];
          const float v2 = t_knobs[unit0 * 23 + 19];
          const float v5 = (v1 > 0.0f) ? 0.0002f : 0.0f;
          const float v6 = __fdiv_rn(1.0f, __int2float_rn(add_i32(v0, 1)));
          const float v7 = (v0 > 100) ? max_f32(v5, __fmul_rn(v6, ((v5 > 0.0f) ? 1.0f : 0.0f))) : max_f32(v5, v6);
          for (int row0 = threadIdx.x; row0 < 96; row0 += 256) {
            const float v3 = t_featureMean[unit0 * 96 + row0];
            const float v4 = t_featureVariance[unit0 * 96 + row0];
            const float4 piece0_0 = ((const float4*)(t_featureSign + (row0 * 16)))[0];
            const float4 piece0_1 = ((const float4*)(t_featureSign + (row0 * 16)))[1];
            const float4 piece0_2 = ((const float4*)(t_featureSign + (row0 * 16)))[2];
            const float4 piece0_3 = ((const float4*)(t_featureSign + (row0 * 16)))[3];
            const float piece0[16] = {piece0_0.x, piece0_0.y, piece0_0.z, piece0_0.w, piece0_1.x, piece0_1.y, piece0_1.z, piece0_1.w, piece0_2.x, piece0_2.y, piece0_2.z, piece0_2.w, piece0_3.x, piece0_3.y, piece0_3.z, piece0_3.w};
            const int4 piece1_0 = ((const int4*)(t_featureCell + (row0 * 16)))[0];
            const int4 piece1_1 = ((const int4*)(t_featureCell + (row0 * 16)))[1];
            const int4 piece1_2 = ((const int4*)(t_featureCell + (row0 * 16)))[2];
            const int4 piece1_3 = ((const int4*)(t_featureCell + (row0 * 16)))[3];
            const int piece1[16] = {piece1_0.x, piece1_0.y, piece1_0.z, piece1_0.w, piece1_1.x, piece1_1.y, piece1_1.z, piece1_1.w, piece1_2.x, piece1_2.y, piece1_2.z, piece1_2.w, piece1_3.x, piece1_3.y, piece1_3.z, piece1_3.w};
            const int4 piece2_0 = ((const int4*)(t_featureGroup + (row0 * 16)))[0];
            const int4 piece2_1 = ((const int4*)(t_featureGroup + (row0 * 16)))[1];
            const int4 piece2_2 = ((const int4*)(t_featureGroup + (row0 * 16)))[2];
            const int4 piece2_3 = ((const int4*)(t_featureGroup + (row0 * 16)))[3];
            const int piece2[16] = {piece2_0.x, piece2_0.y, piece2_0.z, piece2_0.w, piece2_1.x, piece2_1.y, piece2_1.z, piece2_1.w, piece2_2.x, piece2_2.y, piece2_2.z, piece2_2.w, piece2_3.x, piece2_3.y, piece2_3.z, piece2_3.w};
            const int4 piece3_0 = ((const int4*)(t_featureLane + (row0 * 16)))[0];
            const int4 piece3_1 = ((const int4*)(t_featureLane + (row0 * 16)))[1];
            const int4 piece3_2 = ((const int4*)(t_featureLane + (row0 * 16)))[2];
            const int4 piece3_3 = ((const int4*)(t_featureLane + (row0 * 16)))[3];
            const int piece3[16] = {piece3_0.x, piece3_0.y, piece3_0.z, piece3_0.w, piece3_1.x, piece3_1.y, piece3_1.z, piece3_1.w, piece3_2.x, piece3_2.y, piece3_2.z, piece3_2.w, piece3_3.x, piece3_3.y, piece3_3.z, piece3_3.w};
            float s0;
            float loop0_p1_0_0 = 0.0f;
            float loop0_p1_0_1 = 0.0f;
            float loop0_p1_0_2 = 0.0f;
            float loop0_p1_0_3 = 0.0f;
            #pragma unroll
            for (unsigned int loop0_k1 = 0u; loop0_k1 < 16u; ++loop0_k1) {
              float loop0_a1_0 = 0.0f;
              for (int loop0_x1 = (int)(__brev(loop0_k1) >> 28); loop0_x1 < 16; loop0_x1 += 16) {
                const int v8 = piece1[loop0_x1];
                const int v9 = v8 / 16;
                const int v10 = (v8 / 4) % 4;
                const int v11 = v8 % 4;
                const int v12 = piece2[loop0_x1];
                const int v13 = piece3[loop0_x1];
                const float v14 = t_means[unit0 * 4096 + max_i32(min_i32(v9, 4 - 1), 0) * 1024 + max_i32(v10, 0) * 256 + max_i32(v11, 0) * 64 + max_i32(min_i32(v12, 4 - 1), 0) * 16 + max_i32(min_i32(v13, 16 - 1), 0)];
                const float v15 = __fmul_rn(piece0[loop0_x1], v14);
                loop0_a1_0 = loop0_x1 < 16 ? v15 : __fadd_rn(loop0_a1_0, v15);
              }
              if (loop0_k1 & 1u) {
                loop0_a1_0 = __fadd_rn(loop0_p1_0_0, loop0_a1_0);
                if (loop0_k1 & 2u) {
                  loop0_a1_0 = __fadd_rn(loop0_p1_0_1, loop0_a1_0);
                  if (loop0_k1 & 4u) {
                    loop0_a1_0 = __fadd_rn(loop0_p1_0_2, loop0_a1_0);
                    if (loop0_k1 & 8u) {
                      loop0_a1_0 = __fadd_rn(loop0_p1_0_3, loop0_a1_0);
                    } else loop0_p1_0_3 = loop0_a1_0;
                  } else loop0_p1_0_2 = loop0_a1_0;
                } else loop0_p1_0_1 = loop0_a1_0;
              } else loop0_p1_0_0 = loop0_a1_0;
              s0 = loop0_a1_0;
            }
            s0 = __fadd_rn(0.0f, s0);
            const float v16 = __fmaf_rn(v7, __fsub_rn(s0, v3), v3);
            const float v17 = __fsub_rn(s0, v16);
            const float v18 = __fmaf_rn(v7, __fmaf_rn(v17, v17, (-v4)), v4);
            const float v19 = min_f32(max_f32(__fdiv_rn(v17, __fsqrt_rn(max_f32(v18, 1e-8f))), (-5.0f)), 5.0f);
            const float v20 = __fmul_rn(v19, v2);
            t_featureMean[unit0 * 96 + row0] = v16;
            t_featureVariance[unit0 * 96 + row0] = v18;
            t_phi[unit0 * 160 + row0] = v20;
          }
        }
      }
      {
        float* const t_means = (float*)(arena + arena[59]);
        for (int row1 = ((warp + 5) & 7); row1 < 8; row1 += 8) {
          const int q_0 = (int)((unsigned int)row1 % (unsigned int)2);
          const int rest0 = (int)((unsigned int)row1 / (unsigned int)2);
          const float v21 = __fmaf_rn(__int2float_rn(rest0), 0.5f, (-0.75f));
          const int v22 = q_0 * 2;
          float s1;
          float s2;
          float s3;
          float s4;
          float loop1_r0_0[8];
          float loop1_r0_1[8];
          float loop1_r0_2[8];
          float loop1_r0_3[8];
          #pragma unroll
          for (int loop1_x1_0 = 0; loop1_x1_0 < 256; loop1_x1_0 += 32) {
            const int loop1_x1 = loop1_x1_0 + lane;
            loop1_r0_0[loop1_x1_0 / 32] = 0.0f;
            loop1_r0_1[loop1_x1_0 / 32] = 0.0f;
            loop1_r0_2[loop1_x1_0 / 32] = 0.0f;
            loop1_r0_3[loop1_x1_0 / 32] = 0.0f;
            if (loop1_x1 < 256) {
              const int j4_0 = (int)((unsigned int)loop1_x1 % (unsigned int)16);
              const int rest1 = (int)((unsigned int)loop1_x1 / (unsigned int)16);
              const int j3_0 = (int)((unsigned int)rest1 % (unsigned int)2);
              const int rest2 = (int)((unsigned int)rest1 / (unsigned int)2);
              const int j2_0 = (int)((unsigned int)rest2 % (unsigned int)4);
              const int rest3 = (int)((unsigned int)rest2 / (unsigned int)4);
              const int v23 = v22 + rest3;
              const float v24 = t_means[unit0 * 4096 + rest0 * 1024 + v23 * 256 + j2_0 * 64 + j3_0 * 16 + j4_0];
              const float v25 = __fmul_rn(v21, v24);
              const float v26 = __fmul_rn(__fmaf_rn(__int2float_rn(v23), 0.5f, (-0.75f)), v24);
              const float v27 = __fmul_rn(__fmaf_rn(__int2float_rn(j2_0), 0.5f, (-0.75f)), v24);
              loop1_r0_0[loop1_x1_0 / 32] = v25;
              loop1_r0_1[loop1_x1_0 / 32] = v26;
              loop1_r0_2[loop1_x1_0 / 32] = v27;
              loop1_r0_3[loop1_x1_0 / 32] = v24;
            }
          }
          float loop1_a1_0 = 0.0f;
          float loop1_a1_1 = 0.0f;
          float loop1_a1_2 = 0.0f;
          float loop1_a1_3 = 0.0f;
          #pragma unroll
          for (int loop1_x1_0 = 0; loop1_x1_0 < 256; loop1_x1_0 += 32) {
            loop1_a1_0 = __fadd_rn(loop1_a1_0, loop1_r0_0[loop1_x1_0 / 32]);
            loop1_a1_0 = __fadd_rn(loop1_a1_0, __shfl_down_sync(~0u, loop1_r0_0[loop1_x1_0 / 32], 16));
            loop1_a1_1 = __fadd_rn(loop1_a1_1, loop1_r0_1[loop1_x1_0 / 32]);
            loop1_a1_1 = __fadd_rn(loop1_a1_1, __shfl_down_sync(~0u, loop1_r0_1[loop1_x1_0 / 32], 16));
            loop1_a1_2 = __fadd_rn(loop1_a1_2, loop1_r0_2[loop1_x1_0 / 32]);
            loop1_a1_2 = __fadd_rn(loop1_a1_2, __shfl_down_sync(~0u, loop1_r0_2[loop1_x1_0 / 32], 16));
            loop1_a1_3 = __fadd_rn(loop1_a1_3, loop1_r0_3[loop1_x1_0 / 32]);
            loop1_a1_3 = __fadd_rn(loop1_a1_3, __shfl_down_sync(~0u, loop1_r0_3[loop1_x1_0 / 32], 16));
          }
          loop1_a1_0 = __fadd_rn(loop1_a1_0, __shfl_down_sync(~0u, loop1_a1_0, 8));
          loop1_a1_1 = __fadd_rn(loop1_a1_1, __shfl_down_sync(~0u, loop1_a1_1, 8));
          loop1_a1_2 = __fadd_rn(loop1_a1_2, __shfl_down_sync(~0u, loop1_a1_2, 8));
          loop1_a1_3 = __fadd_rn(loop1_a1_3, __shfl_down_sync(~0u, loop1_a1_3, 8));
          loop1_a1_0 = __fadd_rn(loop1_a1_0, __shfl_down_sync(~0u, loop1_a1_0, 4));
          loop1_a1_1 = __fadd_rn(loop1_a1_1, __shfl_down_sync(~0u, loop1_a1_1, 4));
          loop1_a1_2 = __fadd_rn(loop1_a1_2, __shfl_down_sync(~0u, loop1_a1_2, 4));
          loop1_a1_3 = __fadd_rn(loop1_a1_3, __shfl_down_sync(~0u, loop1_a1_3, 4));
          loop1_a1_0 = __fadd_rn(loop1_a1_0, __shfl_down_sync(~0u, loop1_a1_0, 2));
          loop1_a1_1 = __fadd_rn(loop1_a1_1, __shfl_down_sync(~0u, loop1_a1_1, 2));
          loop1_a1_2 = __fadd_rn(loop1_a1_2, __shfl_down_sync(~0u, loop1_a1_2, 2));
          loop1_a1_3 = __fadd_rn(loop1_a1_3, __shfl_down_sync(~0u, loop1_a1_3, 2));
          loop1_a1_0 = __fadd_rn(loop1_a1_0, __shfl_down_sync(~0u, loop1_a1_0, 1));
          loop1_a1_1 = __fadd_rn(loop1_a1_1, __shfl_down_sync(~0u, loop1_a1_1, 1));
          loop1_a1_2 = __fadd_rn(loop1_a1_2, __shfl_down_sync(~0u, loop1_a1_2, 1));
          loop1_a1_3 = __fadd_rn(loop1_a1_3, __shfl_down_sync(~0u, loop1_a1_3, 1));
          s1 = __shfl_sync(~0u, loop1_a1_0, 0);
          s2 = __shfl_sync(~0u, loop1_a1_1, 0);
          s3 = __shfl_sync(~0u, loop1_a1_2, 0);
          s4 = __shfl_sync(~0u, loop1_a1_3, 0);
          __syncwarp();
          if (lane == 0) {
            l_chunk5[rest0 * 2 + q_0] = s1;
            l_chunk6[rest0 * 2 + q_0] = s2;
            l_chunk7[rest0 * 2 + q_0] = s3;
            l_chunk8[rest0 * 2 + q_0] = s4;
          }
        }
      }
      {
        float* const t_cellLoud = (float*)(arena + arena[163]);
        float* const t_cellSquare = (float*)(arena + arena[164]);
        float* const t_cellPeak = (float*)(arena + arena[165]);
        int* const t_cellQuiet = (int*)(arena + arena[166]);
        int* const t_cellMended = (int*)(arena + arena[167]);
        if (((warp + 5) & 7) < 4) {
          for (int row2 = ((warp + 5) & 7); row2 < 4; row2 += 8) {
            int s5 = 0;
            int s6 = 0;
            float s7;
            float s8;
            float s9;
            float loop2_r0_0[8];
            float loop2_r0_1[8];
            float loop2_r0_2[8];
            #pragma unroll
            for (int loop2_x1_0 = 0; loop2_x1_0 < 256; loop2_x1_0 += 32) {
              const int loop2_x1 = loop2_x1_0 + lane;
              loop2_r0_0[loop2_x1_0 / 32] = 0.0f;
              loop2_r0_1[loop2_x1_0 / 32] = 0.0f;
              loop2_r0_2[loop2_x1_0 / 32] = __uint_as_float(0xff800000u);
              if (loop2_x1 < 256) {
                const int j3_1 = (int)((unsigned int)loop2_x1 % (unsigned int)16);
                const int rest4 = (int)((unsigned int)loop2_x1 / (unsigned int)16);
                const int j2_1 = (int)((unsigned int)rest4 % (unsigned int)4);
                const int rest5 = (int)((unsigned int)rest4 / (unsigned int)4);
                const float v28 = t_cellLoud[unit0 * 1024 + row2 * 256 + rest5 * 64 + j2_1 * 16 + j3_1];
                const float v29 = t_cellSquare[unit0 * 1024 + row2 * 256 + rest5 * 64 + j2_1 * 16 + j3_1];
                const float v30 = t_cellPeak[unit0 * 1024 + row2 * 256 + rest5 * 64 + j2_1 * 16 + j3_1];
                const int v31 = t_cellQuiet[unit0 * 1024 + row2 * 256 + rest5 * 64 + j2_1 * 16 + j3_1];
                const int v32 = t_cellMended[unit0 * 1024 + row2 * 256 + rest5 * 64 + j2_1 * 16 + j3_1];
                loop2_r0_0[loop2_x1_0 / 32] = v28;
                loop2_r0_1[loop2_x1_0 / 32] = v29;
                loop2_r0_2[loop2_x1_0 / 32] = v30;
                s5 = add_i32(s5, v31);
                s6 = add_i32(s6, v32);
              }
            }
            float loop2_a1_0 = 0.0f;
            float loop2_a1_1 = 0.0f;
            float loop2_a1_2 = __uint_as_float(0xff800000u);
            #pragma unroll
            for (int loop2_x1_0 = 0; loop2_x1_0 < 256; loop2_x1_0 += 32) {
              loop2_a1_0 = __fadd_rn(loop2_a1_0, loop2_r0_0[loop2_x1_0 / 32]);
              loop2_a1_0 = __fadd_rn(loop2_a1_0, __shfl_down_sync(~0u, loop2_r0_0[loop2_x1_0 / 32], 16));
              loop2_a1_1 = __fadd_rn(loop2_a1_1, loop2_r0_1[loop2_x1_0 / 32]);
              loop2_a1_1 = __fadd_rn(loop2_a1_1, __shfl_down_sync(~0u, loop2_r0_1[loop2_x1_0 / 32], 16));
              loop2_a1_2 = max_f32(loop2_a1_2, loop2_r0_2[loop2_x1_0 / 32]);
              loop2_a1_2 = max_f32(loop2_a1_2, __shfl_down_sync(~0u, loop2_r0_2[loop2_x1_0 / 32], 16));
            }
            loop2_a1_0 = __fadd_rn(loop2_a1_0, __shfl_down_sync(~0u, loop2_a1_0, 8));
            loop2_a1_1 = __fadd_rn(loop2_a1_1, __shfl_down_sync(~0u, loop2_a1_1, 8));
            loop2_a1_2 = max_f32(loop2_a1_2, __shfl_down_sync(~0u, loop2_a1_2, 8));
            loop2_a1_0 = __fadd_rn(loop2_a1_0, __shfl_down_sync(~0u, loop2_a1_0, 4));
            loop2_a1_1 = __fadd_rn(loop2_a1_1, __shfl_down_sync(~0u, loop2_a1_1, 4));
            loop2_a1_2 = max_f32(loop2_a1_2, __shfl_down_sync(~0u, loop2_a1_2, 4));
            loop2_a1_0 = __fadd_rn(loop2_a1_0, __shfl_down_sync(~0u, loop2_a1_0, 2));
            loop2_a1_1 = __fadd_rn(loop2_a1_1, __shfl_down_sync(~0u, loop2_a1_1, 2));
            loop2_a1_2 = max_f32(loop2_a1_2, __shfl_down_sync(~0u, loop2_a1_2, 2));
            loop2_a1_0 = __fadd_rn(loop2_a1_0, __shfl_down_sync(~0u, loop2_a1_0, 1));
            loop2_a1_1 = __fadd_rn(loop2_a1_1, __shfl_down_sync(~0u, loop2_a1_1, 1));
            loop2_a1_2 = max_f32(loop2_a1_2, __shfl_down_sync(~0u, loop2_a1_2, 1));
            s7 = __shfl_sync(~0u, loop2_a1_0, 0);
            s8 = __shfl_sync(~0u, loop2_a1_1, 0);
            s9 = __shfl_sync(~0u, loop2_a1_2, 0);
            for (int by = 16; by > 0; by /= 2) {
              const int s5_o = __shfl_xor_sync(~0u, s5, by);
              s5 = add_i32(s5, s5_o);
            }
            for (int by = 16; by > 0; by /= 2) {
              const int s6_o = __shfl_xor_sync(~0u, s6, by);
              s6 = add_i32(s6, s6_o);
            }
            __syncwarp();
            if (lane == 0) {
              l_chunk0[row2] = s7;
              l_chunk1[row2] = s8;
              l_chunk2[row2] = s9;
              l_chunk3[row2] = s5;
              l_chunk4[row2] = s6;
            }
          }
        }
      }
      {
        float* const t_maxima = (float*)(arena + arena[60]);
        int* const t_activeCells = (int*)(arena + arena[65]);
        if (warp == 7) {
          int s10 = 0;
          #pragma unroll
          for (int loop3_x = lane; loop3_x < 64; loop3_x += 32) {
            const int j2_2 = (int)((unsigned int)loop3_x % (unsigned int)4);
            const int rest6 = (int)((unsigned int)loop3_x / (unsigned int)4);
            const int j1_0 = (int)((unsigned int)rest6 % (unsigned int)4);
            const int rest7 = (int)((unsigned int)rest6 / (unsigned int)4);
            const float4 piece4_0 = ((const float4*)(t_maxima + (unit0 * 4096 + rest7 * 1024 + j1_0 * 256 + j2_2 * 64)))[0];
            const float4 piece4_1 = ((const float4*)(t_maxima + (unit0 * 4096 + rest7 * 1024 + j1_0 * 256 + j2_2 * 64)))[1];
            const float4 piece4_2 = ((const float4*)(t_maxima + (unit0 * 4096 + rest7 * 1024 + j1_0 * 256 + j2_2 * 64)))[2];
            const float4 piece4_3 = ((const float4*)(t_maxima + (unit0 * 4096 + rest7 * 1024 + j1_0 * 256 + j2_2 * 64)))[3];
            const float4 piece4_4 = ((const float4*)(t_maxima + (unit0 * 4096 + rest7 * 1024 + j1_0 * 256 + j2_2 * 64)))[4];
            const float4 piece4_5 = ((const float4*)(t_maxima + (unit0 * 4096 + rest7 * 1024 + j1_0 * 256 + j2_2 * 64)))[5];
            const float4 piece4_6 = ((const float4*)(t_maxima + (unit0 * 4096 + rest7 * 1024 + j1_0 * 256 + j2_2 * 64)))[6];
            const float4 piece4_7 = ((const float4*)(t_maxima + (unit0 * 4096 + rest7 * 1024 + j1_0 * 256 + j2_2 * 64)))[7];
            const float piece4[32] = {piece4_0.x, piece4_0.y, piece4_0.z, piece4_0.w, piece4_1.x, piece4_1.y, piece4_1.z, piece4_1.w, piece4_2.x, piece4_2.y, piece4_2.z, piece4_2.w, piece4_3.x, piece4_3.y, piece4_3.z, piece4_3.w, piece4_4.x, piece4_4.y, piece4_4.z, piece4_4.w, piece4_5.x, piece4_5.y, piece4_5.z, piece4_5.w, piece4_6.x, piece4_6.y, piece4_6.z, piece4_6.w, piece4_7.x, piece4_7.y, piece4_7.z, piece4_7.w};
            float s11;
            float loop4_p1_0_0 = __uint_as_float(0xff800000u);
            float loop4_p1_0_1 = __uint_as_float(0xff800000u);
            float loop4_p1_0_2 = __uint_as_float(0xff800000u);
            float loop4_p1_0_3 = __uint_as_float(0xff800000u);
            #pragma unroll
            for (unsigned int loop4_k1 = 0u; loop4_k1 < 16u; ++loop4_k1) {
              float loop4_a1_0 = __uint_as_float(0xff800000u);
              for (int loop4_x1 = (int)(__brev(loop4_k1) >> 28); loop4_x1 < 32; loop4_x1 += 16) {
                const int j4_1 = (int)((unsigned int)loop4_x1 % (unsigned int)16);
                const int rest8 = (int)((unsigned int)loop4_x1 / (unsigned int)16);
                const float v33 = piece4[rest8 * 16 + j4_1];
                loop4_a1_0 = max_f32(loop4_a1_0, v33);
              }
              if (loop4_k1 & 1u) {
                loop4_a1_0 = max_f32(loop4_p1_0_0, loop4_a1_0);
                if (loop4_k1 & 2u) {
                  loop4_a1_0 = max_f32(loop4_p1_0_1, loop4_a1_0);
                  if (loop4_k1 & 4u) {
                    loop4_a1_0 = max_f32(loop4_p1_0_2, loop4_a1_0);
                    if (loop4_k1 & 8u) {
                      loop4_a1_0 = max_f32(loop4_p1_0_3, loop4_a1_0);
                    } else loop4_p1_0_3 = loop4_a1_0;
                  } else loop4_p1_0_2 = loop4_a1_0;
                } else loop4_p1_0_1 = loop4_a1_0;
              } else loop4_p1_0_0 = loop4_a1_0;
              s11 = loop4_a1_0;
            }
            const bool v34 = s11 > 0.5f;
            s10 += v34 ? 1 : 0;
          }
          for (int by = 16; by > 0; by /= 2) {
            const int s10_o = __shfl_xor_sync(~0u, s10, by);
            s10 += s10_o;
          }
          __syncwarp();
          if (lane == 0) {
            t_activeCells[unit0] = s10;
          }
        }
      }
      {
        int* const t_isStore = (int*)(arena + arena[157]);
        int* const t_writer = (int*)(arena + arena[155]);
        int* const t_age = (int*)(arena + arena[17]);
        int* const t_lastStore = (int*)(arena + arena[83]);
        int* const t_stored = (int*)(arena + arena[84]);
        if (((warp + 1) & 7) < 1) {
          const int v35 = t_age[unit0];
          const int v36 = t_lastStore[unit0];
          const int v37 = t_stored[unit0];
          int s12 = 0;
          for (int loop5_x = lane; loop5_x < 8; loop5_x += 32) {
            const bool v38 = (t_isStore[loop5_x] == 1) && (t_writer[loop5_x] == unit0);
            s12 += v38 ? 1 : 0;
          }
          for (int by = 16; by > 0; by /= 2) {
            const int s12_o = __shfl_xor_sync(~0u, s12, by);
            s12 += s12_o;
          }
          const bool v39 = s12 > 0;
          const int v40 = v39 ? v35 : v36;
          const int v41 = v39 ? add_i32(v37, 1) : v37;
          for (int row3 = (int)((threadIdx.x + 32) & 255); row3 < 1; row3 += 256) {
            t_lastStore[unit0] = v40;
            t_stored[unit0] = v41;
          }
        }
      }
      {
        float* const t_sensors = (float*)(arena + arena[26]);
        float* const t_sensorsLast = (float*)(arena + arena[27]);
        float* const t_phi = (float*)(arena + arena[74]);
        if (((warp + 5) & 7) < 1) {
          for (int row4 = (int)((threadIdx.x + 160) & 255); row4 < 24; row4 += 256) {
            const float v42 = t_sensors[unit0 * 24 + row4];
            const float v43 = t_sensorsLast[unit0 * 24 + row4];
            const int v44 = row4 + 96;
            const int v45 = row4 + 120;
            t_phi[unit0 * 160 + v44] = v42;
            t_phi[unit0 * 160 + v45] = v43;
          }
        }
      }
      {
        float* const t_motors = (float*)(arena + arena[106]);
        float* const t_phi = (float*)(arena + arena[74]);
        if (((warp + 4) & 7) < 1) {
          for (int row5 = (int)((threadIdx.x + 128) & 255); row5 < 4; row5 += 256) {
            const float v46 = t_motors[unit0 * 4 + row5];
            const int v47 = row5 + 144;
            t_phi[unit0 * 160 + v47] = v46;
          }
        }
      }
      {
        float* const t_phi = (float*)(arena + arena[74]);
        if (((warp + 3) & 7) < 1) {
          for (int row6 = (int)((threadIdx.x + 96) & 255); row6 < 1; row6 += 256) {
            t_phi[unit0 * 160 + 148] = 1.0f;
          }
        }
      }
      __syncthreads();
      {
        int* const t_mended = (int*)(arena + arena[67]);
        float* const t_energy = (float*)(arena + arena[61]);
        float* const t_moments = (float*)(arena + arena[66]);
        float* const t_variance = (float*)(arena + arena[62]);
        float* const t_maximum = (float*)(arena + arena[63]);
        float* const t_sparsity = (float*)(arena + arena[64]);
        if (warp == 0) {
          const int v48 = t_mended[unit0];
          int s13 = 0;
          int s14 = 0;
          float s15;
          float s16;
          float s17;
          float loop6_a1_0 = 0.0f;
          float loop6_a1_1 = 0.0f;
          float loop6_a1_2 = __uint_as_float(0xff800000u);
          for (int loop6_x1_0 = 0; loop6_x1_0 < 4; loop6_x1_0 += 32) {
            const int loop6_x1 = loop6_x1_0 + lane;
            float loop6_r0_0 = 0.0f;
            float loop6_r0_1 = 0.0f;
            float loop6_r0_2 = __uint_as_float(0xff800000u);
            if (loop6_x1 < 4) {
              const float v49 = l_chunk0[loop6_x1];
              const float v50 = l_chunk1[loop6_x1];
              const float v51 = l_chunk2[loop6_x1];
              const int v52 = l_chunk3[loop6_x1];
              const int v53 = l_chunk4[loop6_x1];
              loop6_r0_0 = v49;
              loop6_r0_1 = v50;
              loop6_r0_2 = v51;
              s13 = add_i32(s13, v52);
              s14 = add_i32(s14, v53);
            }
            loop6_a1_0 = __fadd_rn(loop6_a1_0, loop6_r0_0);
            loop6_a1_0 = __fadd_rn(loop6_a1_0, __shfl_down_sync(~0u, loop6_r0_0, 16));
            loop6_a1_1 = __fadd_rn(loop6_a1_1, loop6_r0_1);
            loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_r0_1, 16));
            loop6_a1_2 = max_f32(loop6_a1_2, loop6_r0_2);
            loop6_a1_2 = max_f32(loop6_a1_2, __shfl_down_sync(~0u, loop6_r0_2, 16));
          }
          loop6_a1_0 = __fadd_rn(loop6_a1_0, __shfl_down_sync(~0u, loop6_a1_0, 8));
          loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 8));
          loop6_a1_2 = max_f32(loop6_a1_2, __shfl_down_sync(~0u, loop6_a1_2, 8));
          loop6_a1_0 = __fadd_rn(loop6_a1_0, __shfl_down_sync(~0u, loop6_a1_0, 4));
          loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 4));
          loop6_a1_2 = max_f32(loop6_a1_2, __shfl_down_sync(~0u, loop6_a1_2, 4));
          loop6_a1_0 = __fadd_rn(loop6_a1_0, __shfl_down_sync(~0u, loop6_a1_0, 2));
          loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 2));
          loop6_a1_2 = max_f32(loop6_a1_2, __shfl_down_sync(~0u, loop6_a1_2, 2));
          loop6_a1_0 = __fadd_rn(loop6_a1_0, __shfl_down_sync(~0u, loop6_a1_0, 1));
          loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 1));
          loop6_a1_2 = max_f32(loop6_a1_2, __shfl_down_sync(~0u, loop6_a1_2, 1));
          s15 = __shfl_sync(~0u, loop6_a1_0, 0);
          s16 = __shfl_sync(~0u, loop6_a1_1, 0);
          s17 = __shfl_sync(~0u, loop6_a1_2, 0);
          for (int by = 16; by > 0; by /= 2) {
            const int s13_o = __shfl_xor_sync(~0u, s13, by);
            s13 = add_i32(s13, s13_o);
          }
          for (int by = 16; by > 0; by /= 2) {
            const int s14_o = __shfl_xor_sync(~0u, s14, by);
            s14 = add_i32(s14, s14_o);
          }
          const float v54 = __fmul_rn(s15, 9.536743e-7f);
          float s18;
          float s19;
          float s20;
          float s21;
          float loop7_a1_0 = 0.0f;
          float loop7_a1_1 = 0.0f;
          float loop7_a1_2 = 0.0f;
          float loop7_a1_3 = 0.0f;
          for (int loop7_x1_0 = 0; loop7_x1_0 < 8; loop7_x1_0 += 32) {
            const int loop7_x1 = loop7_x1_0 + lane;
            float loop7_r0_0 = 0.0f;
            float loop7_r0_1 = 0.0f;
            float loop7_r0_2 = 0.0f;
            float loop7_r0_3 = 0.0f;
            if (loop7_x1 < 8) {
              const int f1_0 = (int)((unsigned int)loop7_x1 % (unsigned int)2);
              const int rest9 = (int)((unsigned int)loop7_x1 / (unsigned int)2);
              const float v55 = l_chunk5[rest9 * 2 + f1_0];
              const float v56 = l_chunk6[rest9 * 2 + f1_0];
              const float v57 = l_chunk7[rest9 * 2 + f1_0];
              const float v58 = l_chunk8[rest9 * 2 + f1_0];
              loop7_r0_0 = v55;
              loop7_r0_1 = v56;
              loop7_r0_2 = v57;
              loop7_r0_3 = v58;
            }
            loop7_a1_0 = __fadd_rn(loop7_a1_0, loop7_r0_0);
            loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_r0_0, 16));
            loop7_a1_1 = __fadd_rn(loop7_a1_1, loop7_r0_1);
            loop7_a1_1 = __fadd_rn(loop7_a1_1, __shfl_down_sync(~0u, loop7_r0_1, 16));
            loop7_a1_2 = __fadd_rn(loop7_a1_2, loop7_r0_2);
            loop7_a1_2 = __fadd_rn(loop7_a1_2, __shfl_down_sync(~0u, loop7_r0_2, 16));
            loop7_a1_3 = __fadd_rn(loop7_a1_3, loop7_r0_3);
            loop7_a1_3 = __fadd_rn(loop7_a1_3, __shfl_down_sync(~0u, loop7_r0_3, 16));
          }
          loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 8));
          loop7_a1_1 = __fadd_rn(loop7_a1_1, __shfl_down_sync(~0u, loop7_a1_1, 8));
          loop7_a1_2 = __fadd_rn(loop7_a1_2, __shfl_down_sync(~0u, loop7_a1_2, 8));
          loop7_a1_3 = __fadd_rn(loop7_a1_3, __shfl_down_sync(~0u, loop7_a1_3, 8));
          loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 4));
          loop7_a1_1 = __fadd_rn(loop7_a1_1, __shfl_down_sync(~0u, loop7_a1_1, 4));
          loop7_a1_2 = __fadd_rn(loop7_a1_2, __shfl_down_sync(~0u, loop7_a1_2, 4));
          loop7_a1_3 = __fadd_rn(loop7_a1_3, __shfl_down_sync(~0u, loop7_a1_3, 4));
          loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 2));
          loop7_a1_1 = __fadd_rn(loop7_a1_1, __shfl_down_sync(~0u, loop7_a1_1, 2));
          loop7_a1_2 = __fadd_rn(loop7_a1_2, __shfl_down_sync(~0u, loop7_a1_2, 2));
          loop7_a1_3 = __fadd_rn(loop7_a1_3, __shfl_down_sync(~0u, loop7_a1_3, 2));
          loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 1));
          loop7_a1_1 = __fadd_rn(loop7_a1_1, __shfl_down_sync(~0u, loop7_a1_1, 1));
          loop7_a1_2 = __fadd_rn(loop7_a1_2, __shfl_down_sync(~0u, loop7_a1_2, 1));
          loop7_a1_3 = __fadd_rn(loop7_a1_3, __shfl_down_sync(~0u, loop7_a1_3, 1));
          s18 = __shfl_sync(~0u, loop7_a1_0, 0);
          s19 = __shfl_sync(~0u, loop7_a1_1, 0);
          s20 = __shfl_sync(~0u, loop7_a1_2, 0);
          s21 = __shfl_sync(~0u, loop7_a1_3, 0);
          const float v59 = __fmaf_rn(v54, 2048.0f, 2.048f);
          const float v60 = __fdiv_rn(s18, v59);
          const float v61 = __fdiv_rn(s19, v59);
          const float v62 = __fdiv_rn(s20, v59);
          const float v63 = __fmul_rn(s21, 0.00048828125f);
          const float v64 = __fmaf_rn((-v63), v63, __fmul_rn(s16, 9.536743e-7f));
          const float v65 = __fmul_rn(__int2float_rn(s13), 9.536743e-7f);
          const int v66 = add_i32(v48, s14);
          __syncwarp();
          if (lane == 0) {
            t_energy[unit0] = v54;
            t_moments[unit0 * 4] = v60;
            t_moments[unit0 * 4 + 1] = v61;
            t_moments[unit0 * 4 + 2] = v62;
            t_variance[unit0] = v64;
            t_maximum[unit0] = s17;
            t_sparsity[unit0] = v65;
            t_mended[unit0] = v66;
          }
        }
      }
      {
        float* const t_sensors = (float*)(arena + arena[26]);
        float* const t_fast = (float*)(arena + arena[120]);
        float* const t_slow = (float*)(arena + arena[121]);
        float* const t_sensorsLast = (float*)(arena + arena[27]);
        float* const t_readout = (float*)(arena + arena[122]);
        float* const t_phi = (float*)(arena + arena[74]);
        float* const t_members = (float*)(arena + arena[118]);
        for (int row7 = ((warp + 7) & 7); row7 < 24; row7 += 3 * 8) {
          const int row8 = min_i32(row7 + 1 * 8, 24 - 1);
          const int row9 = min_i32(row7 + 2 * 8, 24 - 1);
          const float v67 = t_sensors[unit0 * 24 + row7];
          const float v76 = t_sensors[unit0 * 24 + row8];
          const float v85 = t_sensors[unit0 * 24 + row9];
          const float v68 = t_fast[unit0 * 24 + row7];
          const float v77 = t_fast[unit0 * 24 + row8];
          const float v86 = t_fast[unit0 * 24 + row9];
          const float v69 = __fmaf_rn(__fsub_rn(v67, v68), 0.1f, v68);
          const float v78 = __fmaf_rn(__fsub_rn(v76, v77), 0.1f, v77);
          const float v87 = __fmaf_rn(__fsub_rn(v85, v86), 0.1f, v86);
          const float v70 = t_slow[unit0 * 24 + row7];
          const float v79 = t_slow[unit0 * 24 + row8];
          const float v88 = t_slow[unit0 * 24 + row9];
          const float v71 = __fmaf_rn(__fsub_rn(v67, v70), 0.01f, v70);
          const float v80 = __fmaf_rn(__fsub_rn(v76, v79), 0.01f, v79);
          const float v89 = __fmaf_rn(__fsub_rn(v85, v88), 0.01f, v88);
          const float v72 = max_f32(__fmaf_rn(v67, 2.0f, (-t_sensorsLast[unit0 * 24 + row7])), (-10.0f));
          const float v81 = max_f32(__fmaf_rn(v76, 2.0f, (-t_sensorsLast[unit0 * 24 + row8])), (-10.0f));
          const float v90 = max_f32(__fmaf_rn(v85, 2.0f, (-t_sensorsLast[unit0 * 24 + row9])), (-10.0f));
          const float v73 = min_f32(v72, 10.0f);
          const float v82 = min_f32(v81, 10.0f);
          const float v91 = min_f32(v90, 10.0f);
          float s22;
          float s23;
          float s24;
          float loop8_r0_0[5];
          float loop9_r0_0[5];
          float loop10_r0_0[5];
          #pragma unroll
          for (int loop8_x1_0 = 0; loop8_x1_0 < 160; loop8_x1_0 += 32) {
            const int loop8_x1 = loop8_x1_0 + lane;
            loop8_r0_0[loop8_x1_0 / 32] = 0.0f;
            if (loop8_x1 < 160) {
              const float v74 = __fmul_rn(t_readout[unit0 * 3840 + row7 * 160 + loop8_x1], t_phi[unit0 * 160 + loop8_x1]);
              loop8_r0_0[loop8_x1_0 / 32] = v74;
            }
          }
          #pragma unroll
          for (int loop9_x1_0 = 0; loop9_x1_0 < 160; loop9_x1_0 += 32) {
            const int loop9_x1 = loop9_x1_0 + lane;
            loop9_r0_0[loop9_x1_0 / 32] = 0.0f;
            if (loop9_x1 < 160) {
              const float v83 = __fmul_rn(t_readout[unit0 * 3840 + row8 * 160 + loop9_x1], t_phi[unit0 * 160 + loop9_x1]);
              loop9_r0_0[loop9_x1_0 / 32] = v83;
            }
          }
          #pragma unroll
          for (int loop10_x1_0 = 0; loop10_x1_0 < 160; loop10_x1_0 += 32) {
            const int loop10_x1 = loop10_x1_0 + lane;
            loop10_r0_0[loop10_x1_0 / 32] = 0.0f;
            if (loop10_x1 < 160) {
              const float v92 = __fmul_rn(t_readout[unit0 * 3840 + row9 * 160 + loop10_x1], t_phi[unit0 * 160 + loop10_x1]);
              loop10_r0_0[loop10_x1_0 / 32] = v92;
            }
          }
          float loop8_a1_0 = 0.0f;
          float loop9_a1_0 = 0.0f;
          float loop10_a1_0 = 0.0f;
          #pragma unroll
          for (int loop8_x1_0 = 0; loop8_x1_0 < 160; loop8_x1_0 += 32) {
            loop8_a1_0 = __fadd_rn(loop8_a1_0, loop8_r0_0[loop8_x1_0 / 32]);
            loop8_a1_0 = __fadd_rn(loop8_a1_0, __shfl_down_sync(~0u, loop8_r0_0[loop8_x1_0 / 32], 16));
          }
          #pragma unroll
          for (int loop9_x1_0 = 0; loop9_x1_0 < 160; loop9_x1_0 += 32) {
            loop9_a1_0 = __fadd_rn(loop9_a1_0, loop9_r0_0[loop9_x1_0 / 32]);
            loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_r0_0[loop9_x1_0 / 32], 16));
          }
          #pragma unroll
          for (int loop10_x1_0 = 0; loop10_x1_0 < 160; loop10_x1_0 += 32) {
            loop10_a1_0 = __fadd_rn(loop10_a1_0, loop10_r0_0[loop10_x1_0 / 32]);
            loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_r0_0[loop10_x1_0 / 32], 16));
          }
          loop8_a1_0 = __fadd_rn(loop8_a1_0, __shfl_down_sync(~0u, loop8_a1_0, 8));
          loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 8));
          loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 8));
          loop8_a1_0 = __fadd_rn(loop8_a1_0, __shfl_down_sync(~0u, loop8_a1_0, 4));
          loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 4));
          loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 4));
          loop8_a1_0 = __fadd_rn(loop8_a1_0, __shfl_down_sync(~0u, loop8_a1_0, 2));
          loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 2));
          loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 2));
          loop8_a1_0 = __fadd_rn(loop8_a1_0, __shfl_down_sync(~0u, loop8_a1_0, 1));
          loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 1));
          loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 1));
          s22 = __shfl_sync(~0u, loop8_a1_0, 0);
          s23 = __shfl_sync(~0u, loop9_a1_0, 0);
          s24 = __shfl_sync(~0u, loop10_a1_0, 0);
          const float v75 = min_f32(max_f32(s22, (-10.0f)), 10.0f);
          const float v84 = min_f32(max_f32(s23, (-10.0f)), 10.0f);
          const float v93 = min_f32(max_f32(s24, (-10.0f)), 10.0f);
          __syncwarp();
          if (lane == 0) {
            t_fast[unit0 * 24 + row7] = v69;
            t_slow[unit0 * 24 + row7] = v71;
            t_members[unit0 * 96 + row7] = v73;
            t_members[unit0 * 96 + 1 * 24 + row7] = v69;
            t_members[unit0 * 96 + 2 * 24 + row7] = v71;
            t_members[unit0 * 96 + 3 * 24 + row7] = v75;
            if (row7 + 1 * 8 < 24) {
              t_fast[unit0 * 24 + row8] = v78;
              t_slow[unit0 * 24 + row8] = v80;
              t_members[unit0 * 96 + row8] = v82;
              t_members[unit0 * 96 + 1 * 24 + row8] = v78;
              t_members[unit0 * 96 + 2 * 24 + row8] = v80;
              t_members[unit0 * 96 + 3 * 24 + row8] = v84;
            }
            if (row7 + 2 * 8 < 24) {
              t_fast[unit0 * 24 + row9] = v87;
              t_slow[unit0 * 24 + row9] = v89;
              t_members[unit0 * 96 + row9] = v91;
              t_members[unit0 * 96 + 1 * 24 + row9] = v87;
              t_members[unit0 * 96 + 2 * 24 + row9] = v89;
              t_members[unit0 * 96 + 3 * 24 + row9] = v93;
            }
          }
        }
      }
      {
        int* const t_age = (int*)(arena + arena[17]);
        float* const t_critic = (float*)(arena + arena[112]);
        float* const t_phi = (float*)(arena + arena[74]);
        float* const t_reward = (float*)(arena + arena[28]);
        float* const t_value = (float*)(arena + arena[114]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_featurePower = (float*)(arena + arena[116]);
        float* const t_exploration = (float*)(arena + arena[41]);
        float* const t_confidence = (float*)(arena + arena[37]);
        float* const t_temporalDifference = (float*)(arena + arena[115]);
        float* const t_actStep = (float*)(arena + arena[175]);
        float* const t_criticBound = (float*)(arena + arena[174]);
        float* const t_sigma = (float*)(arena + arena[176]);
        if (warp == 1) {
          const int v94 = t_age[unit0];
          const float v95 = t_reward[unit0];
          const float v96 = t_value[unit0];
          const float v97 = t_knobs[unit0 * 23];
          const float v98 = t_knobs[unit0 * 23 + 17];
          const float v99 = t_featurePower[unit0];
          const float v100 = t_exploration[unit0];
          const float v101 = t_confidence[unit0];
          const bool v102 = v94 > 0;
          float s25;
          float s26;
          float s27;
          float loop11_r0_0[5];
          float loop11_r0_1[5];
          float loop11_r0_2[5];
          #pragma unroll
          for (int loop11_x1_0 = 0; loop11_x1_0 < 160; loop11_x1_0 += 32) {
            const int loop11_x1 = loop11_x1_0 + lane;
            loop11_r0_0[loop11_x1_0 / 32] = 0.0f;
            loop11_r0_1[loop11_x1_0 / 32] = 0.0f;
            loop11_r0_2[loop11_x1_0 / 32] = 0.0f;
            if (loop11_x1 < 160) {
              const float v103 = t_critic[unit0 * 160 + loop11_x1];
              const float v104 = t_phi[unit0 * 160 + loop11_x1];
              const float v105 = __fmul_rn(v103, v104);
              const float v106 = __fmul_rn(v104, v104);
              const float v107 = __fmul_rn(v103, v103);
              loop11_r0_0[loop11_x1_0 / 32] = v105;
              loop11_r0_1[loop11_x1_0 / 32] = v106;
              loop11_r0_2[loop11_x1_0 / 32] = v107;
            }
          }
          float loop11_a1_0 = 0.0f;
          float loop11_a1_1 = 0.0f;
          float loop11_a1_2 = 0.0f;
          #pragma unroll
          for (int loop11_x1_0 = 0; loop11_x1_0 < 160; loop11_x1_0 += 32) {
            loop11_a1_0 = __fadd_rn(loop11_a1_0, loop11_r0_0[loop11_x1_0 / 32]);
            loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_r0_0[loop11_x1_0 / 32], 16));
            loop11_a1_1 = __fadd_rn(loop11_a1_1, loop11_r0_1[loop11_x1_0 / 32]);
            loop11_a1_1 = __fadd_rn(loop11_a1_1, __shfl_down_sync(~0u, loop11_r0_1[loop11_x1_0 / 32], 16));
            loop11_a1_2 = __fadd_rn(loop11_a1_2, loop11_r0_2[loop11_x1_0 / 32]);
            loop11_a1_2 = __fadd_rn(loop11_a1_2, __shfl_down_sync(~0u, loop11_r0_2[loop11_x1_0 / 32], 16));
          }
          loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_a1_0, 8));
          loop11_a1_1 = __fadd_rn(loop11_a1_1, __shfl_down_sync(~0u, loop11_a1_1, 8));
          loop11_a1_2 = __fadd_rn(loop11_a1_2, __shfl_down_sync(~0u, loop11_a1_2, 8));
          loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_a1_0, 4));
          loop11_a1_1 = __fadd_rn(loop11_a1_1, __shfl_down_sync(~0u, loop11_a1_1, 4));
          loop11_a1_2 = __fadd_rn(loop11_a1_2, __shfl_down_sync(~0u, loop11_a1_2, 4));
          loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_a1_0, 2));
          loop11_a1_1 = __fadd_rn(loop11_a1_1, __shfl_down_sync(~0u, loop11_a1_1, 2));
          loop11_a1_2 = __fadd_rn(loop11_a1_2, __shfl_down_sync(~0u, loop11_a1_2, 2));
          loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_a1_0, 1));
          loop11_a1_1 = __fadd_rn(loop11_a1_1, __shfl_down_sync(~0u, loop11_a1_1, 1));
          loop11_a1_2 = __fadd_rn(loop11_a1_2, __shfl_down_sync(~0u, loop11_a1_2, 1));
          s25 = __shfl_sync(~0u, loop11_a1_0, 0);
          s26 = __shfl_sync(~0u, loop11_a1_1, 0);
          s27 = __shfl_sync(~0u, loop11_a1_2, 0);
          const float v108 = __fsub_rn(__fmaf_rn(s25, 0.97f, v95), v96);
          const float v109 = v102 ? v108 : 0.0f;
          const float v110 = v102 ? __fmul_rn(__fmul_rn(v97, v98), __fdiv_rn(v108, max_f32(v99, 1.0f))) : 0.0f;
          const float v111 = min_f32(__fdiv_rn(4.0f, __fsqrt_rn(max_f32(s27, 1e-12f))), 1.0f);
          const float v112 = max_f32(__fmul_rn(0.3f, __fmul_rn(v100, __fsub_rn(1.0f, v101))), 0.1f);
          __syncwarp();
          if (lane == 0) {
            t_temporalDifference[unit0] = v109;
            t_actStep[unit0] = v110;
            t_value[unit0] = s25;
            t_featurePower[unit0] = s26;
            t_criticBound[unit0] = v111;
            t_sigma[unit0] = v112;
          }
        }
      }
      {
        float* const t_phi = (float*)(arena + arena[74]);
        float* const t_insistence = (float*)(arena + arena[109]);
        if (((warp + 6) & 7) < 1) {
          for (int row10 = (int)((threadIdx.x + 192) & 255); row10 < 24; row10 += 256) {
            const float v113 = t_insistence[unit0 * 24 + row10];
            const float v114 = __fsub_rn(min_f32(max_f32(t_phi[unit0 * 160 + (row10 + 96)], (-1.0f)), 1.0f), v113);
            t_insistence[unit0 * 24 + row10] = __fmaf_rn(v114, 0.1f, v113);
          }
        }
      }
      __syncthreads();
      {
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_patternOn = (float*)(arena + arena[93]);
        float* const t_patternRank = (float*)(arena + arena[92]);
        float* const t_moments = (float*)(arena + arena[66]);
        float* const t_urge = (float*)(arena + arena[108]);
        float* const t_actor = (float*)(arena + arena[110]);
        float* const t_phi = (float*)(arena + arena[74]);
        float* const t_insistence = (float*)(arena + arena[109]);
        float* const t_intention = (float*)(arena + arena[178]);
        float* const t_actorBound = (float*)(arena + arena[179]);
        if (warp < 4) {
          const float v115 = t_knobs[unit0 * 23 + 15];
          const float v116 = t_patternOn[unit0];
          const float v117 = t_patternRank[unit0];
          const float v118 = t_moments[unit0 * 4 + 2];
          const float v119 = t_moments[unit0 * 4 + 1];
          const float v120 = t_moments[unit0 * 4];
          const float v121 = t_knobs[unit0 * 23 + 16];
          const float v122 = t_knobs[unit0 * 23 + 14];
          const bool v124 = v115 > 0.0f;
          const float v125 = __fmaf_rn(__fmul_rn(v116, v117), 0.5f, 0.5f);
          const float v126 = __fmul_rn(v118, 0.5f);
          const float v127 = __fmul_rn(v119, 5.0f);
          const float v128 = __fmul_rn(v120, 5.0f);
          const float v136 = __fmul_rn(v115, 2.0f);
          for (int row11 = warp; row11 < 4; row11 += 8) {
            const float v123 = t_urge[unit0 * 4 + row11];
            const float v129 = (row11 == 3) ? v126 : ((row11 == 1) ? v127 : ((row11 == 0) ? v128 : 0.0f));
            const float v130 = (row11 == 4) ? v125 : v129;
            const float v131 = v124 ? __fmaf_rn(__fsub_rn(v130, v123), 0.1f, v123) : v130;
            float s28;
            float loop12_a1_0 = 0.0f;
            for (int loop12_x1_0 = 0; loop12_x1_0 < 24; loop12_x1_0 += 32) {
              const int loop12_x1 = loop12_x1_0 + lane;
              float loop12_r0_0 = 0.0f;
              if (loop12_x1 < 24) {
                const int v132 = loop12_x1 + 96;
                const float v133 = t_phi[unit0 * 160 + v132];
                const float v134 = t_insistence[unit0 * 24 + loop12_x1];
                const float v135 = __fmul_rn(t_actor[unit0 * 640 + row11 * 160 + v132], ((__fmul_rn(v133, v134) > 0.0f) ? __fmul_rn(v133, fabsf(v134)) : 0.0f));
                loop12_r0_0 = v135;
              }
              loop12_a1_0 = __fadd_rn(loop12_a1_0, loop12_r0_0);
              loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_r0_0, 16));
            }
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 8));
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 4));
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 2));
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 1));
            s28 = __shfl_sync(~0u, loop12_a1_0, 0);
            float s29;
            float s30;
            float loop13_r0_0[5];
            float loop13_r0_1[5];
            #pragma unroll
            for (int loop13_x1_0 = 0; loop13_x1_0 < 160; loop13_x1_0 += 32) {
              const int loop13_x1 = loop13_x1_0 + lane;
              loop13_r0_0[loop13_x1_0 / 32] = 0.0f;
              loop13_r0_1[loop13_x1_0 / 32] = 0.0f;
              if (loop13_x1 < 160) {
                const float v137 = t_actor[unit0 * 640 + row11 * 160 + loop13_x1];
                const float v138 = __fmul_rn(v137, t_phi[unit0 * 160 + loop13_x1]);
                const float v139 = __fmul_rn(v137, v137);
                loop13_r0_0[loop13_x1_0 / 32] = v138;
                loop13_r0_1[loop13_x1_0 / 32] = v139;
              }
            }
            float loop13_a1_0 = 0.0f;
            float loop13_a1_1 = 0.0f;
            #pragma unroll
            for (int loop13_x1_0 = 0; loop13_x1_0 < 160; loop13_x1_0 += 32) {
              loop13_a1_0 = __fadd_rn(loop13_a1_0, loop13_r0_0[loop13_x1_0 / 32]);
              loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_r0_0[loop13_x1_0 / 32], 16));
              loop13_a1_1 = __fadd_rn(loop13_a1_1, loop13_r0_1[loop13_x1_0 / 32]);
              loop13_a1_1 = __fadd_rn(loop13_a1_1, __shfl_down_sync(~0u, loop13_r0_1[loop13_x1_0 / 32], 16));
            }
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 8));
            loop13_a1_1 = __fadd_rn(loop13_a1_1, __shfl_down_sync(~0u, loop13_a1_1, 8));
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 4));
            loop13_a1_1 = __fadd_rn(loop13_a1_1, __shfl_down_sync(~0u, loop13_a1_1, 4));
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 2));
            loop13_a1_1 = __fadd_rn(loop13_a1_1, __shfl_down_sync(~0u, loop13_a1_1, 2));
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 1));
            loop13_a1_1 = __fadd_rn(loop13_a1_1, __shfl_down_sync(~0u, loop13_a1_1, 1));
            s29 = __shfl_sync(~0u, loop13_a1_0, 0);
            s30 = __shfl_sync(~0u, loop13_a1_1, 0);
            const float v140 = __fmaf_rn(__fmul_rn(s28, v136), v121, __fmaf_rn(v131, v122, __fmul_rn(s29, v121)));
            const float v141 = min_f32(__fdiv_rn(4.0f, __fsqrt_rn(max_f32(s30, 1e-12f))), 1.0f);
            __syncwarp();
            if (lane == 0) {
              t_urge[unit0 * 4 + row11] = v131;
              t_intention[unit0 * 4 + row11] = v140;
              t_actorBound[unit0 * 4 + row11] = v141;
            }
          }
        }
      }
      {
        float* const t_memberErrors = (float*)(arena + arena[119]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_members = (float*)(arena + arena[118]);
        float* const t_prediction = (float*)(arena + arena[117]);
        if (((warp + 4) & 7) < 1) {
          const float v142 = t_knobs[unit0 * 23 + 22];
          const float v143 = t_knobs[unit0 * 23 + 21];
          const float v144 = t_knobs[unit0 * 23 + 20];
          for (int row12 = (int)((threadIdx.x + 128) & 255); row12 < 24; row12 += 256) {
            const float v145 = t_memberErrors[unit0 * 96 + 3 * 24 + row12];
            const float v146 = t_memberErrors[unit0 * 96 + 2 * 24 + row12];
            const float v147 = t_memberErrors[unit0 * 96 + row12];
            const float v148 = t_memberErrors[unit0 * 96 + 1 * 24 + row12];
            const float v149 = t_members[unit0 * 96 + 3 * 24 + row12];
            const float v150 = t_members[unit0 * 96 + 2 * 24 + row12];
            const float v151 = t_members[unit0 * 96 + row12];
            const float v152 = t_members[unit0 * 96 + 1 * 24 + row12];
            const float v153 = __fadd_rn(v145, 0.000001f);
            const float v154 = __fdiv_rn(1.0f, __fmul_rn(v153, v153));
            const float v155 = __fadd_rn(v146, 0.000001f);
            const float v156 = __fdiv_rn(1.0f, __fmul_rn(v155, v155));
            const float v157 = __fadd_rn(v147, 0.000001f);
            const float v158 = __fdiv_rn(1.0f, __fmul_rn(v157, v157));
            const float v159 = __fadd_rn(v148, 0.000001f);
            const float v160 = __fmul_rn(__fdiv_rn(1.0f, __fmul_rn(v159, v159)), v143);
            const float v161 = __fmaf_rn(v154, v142, __fmaf_rn(v156, v143, __fmaf_rn(v158, v144, v160)));
            const float v162 = __fmaf_rn(__fmul_rn(v156, v143), v150, __fmaf_rn(__fmul_rn(v158, v144), v151, __fmul_rn(v160, v152)));
            const float v163 = (v161 == 0.0f) ? 0.0f : __fdiv_rn(__fmaf_rn(__fmul_rn(v154, v142), v149, v162), v161);
            t_prediction[unit0 * 24 + row12] = min_f32(max_f32(v163, (-10.0f)), 10.0f);
          }
        }
      }
      {
        int* const t_age = (int*)(arena + arena[17]);
        float* const t_confidence = (float*)(arena + arena[37]);
        float* const t_error = (float*)(arena + arena[34]);
        float* const t_meanError = (float*)(arena + arena[35]);
        float* const t_energy = (float*)(arena + arena[61]);
        float* const t_maximum = (float*)(arena + arena[63]);
        float* const t_sparsity = (float*)(arena + arena[64]);
        float* const t_novelty = (float*)(arena + arena[80]);
        float* const t_match = (float*)(arena + arena[81]);
        int* const t_matchRow = (int*)(arena + arena[82]);
        float* const t_exploration = (float*)(arena + arena[41]);
        int* const t_cognition = (int*)(arena + arena[46]);
        float* const t_value = (float*)(arena + arena[114]);
        float* const t_temporalDifference = (float*)(arena + arena[115]);
        float* const t_gate = (float*)(arena + arena[43]);
        float* const t_hold = (float*)(arena + arena[45]);
        float* const t_patternRank = (float*)(arena + arena[92]);
        float* const t_patternOn = (float*)(arena + arena[93]);
        int* const t_badInputs = (int*)(arena + arena[29]);
        int* const t_mended = (int*)(arena + arena[67]);
        float* const t_information = (float*)(arena + arena[40]);
        float* const t_drive = (float*)(arena + arena[42]);
        int* const t_activeCells = (int*)(arena + arena[65]);
        int* const t_stored = (int*)(arena + arena[84]);
        float* const t_report = (float*)(arena + arena[177]);
        if (((warp + 3) & 7) < 1) {
          const int v164 = t_age[unit0];
          const float v165 = t_confidence[unit0];
          const float v166 = t_error[unit0];
          const float v167 = t_meanError[unit0];
          const float v168 = t_energy[unit0];
          const float v169 = t_maximum[unit0];
          const float v170 = t_sparsity[unit0];
          const float v171 = t_novelty[unit0];
          const float v172 = t_match[unit0 * 5];
          const int v173 = t_matchRow[unit0 * 5];
          const float v174 = t_exploration[unit0];
          const int v175 = t_cognition[unit0];
          const float v176 = t_value[unit0];
          const float v177 = t_temporalDifference[unit0];
          const float v178 = t_gate[unit0];
          const float v179 = t_hold[unit0];
          const float v180 = t_patternRank[unit0];
          const float v181 = t_patternOn[unit0];
          const int v182 = t_badInputs[unit0];
          const int v183 = t_mended[unit0];
          const float v184 = t_information[unit0];
          const float v185 = t_drive[unit0];
          const int v186 = t_activeCells[unit0];
          const int v187 = t_stored[unit0];
          const float v188 = __int2float_rn(add_i32(v164, 1));
          const float v189 = __int2float_rn(v173);
          const float v190 = __int2float_rn(v175);
          const float v191 = __int2float_rn(v182);
          const float v192 = __int2float_rn(v183);
          const float v193 = __int2float_rn(v186);
          const float v194 = __int2float_rn(v187);
          for (int row13 = (int)((threadIdx.x + 96) & 255); row13 < 1; row13 += 256) {
            t_report[unit0 * 28 + 4] = v188;
            t_report[unit0 * 28 + 5] = v165;
            t_report[unit0 * 28 + 6] = v166;
            t_report[unit0 * 28 + 7] = v167;
            t_report[unit0 * 28 + 8] = v168;
            t_report[unit0 * 28 + 9] = v169;
            t_report[unit0 * 28 + 10] = v170;
            t_report[unit0 * 28 + 11] = v171;
            t_report[unit0 * 28 + 12] = v172;
            t_report[unit0 * 28 + 13] = v189;
            t_report[unit0 * 28 + 14] = v174;
            t_report[unit0 * 28 + 15] = v190;
            t_report[unit0 * 28 + 16] = v176;
            t_report[unit0 * 28 + 17] = v177;
            t_report[unit0 * 28 + 18] = v178;
            t_report[unit0 * 28 + 19] = v179;
            t_report[unit0 * 28 + 20] = v180;
            t_report[unit0 * 28 + 21] = v181;
            t_report[unit0 * 28 + 22] = v191;
            t_report[unit0 * 28 + 23] = v192;
            t_report[unit0 * 28 + 24] = v184;
            t_report[unit0 * 28 + 25] = v185;
            t_report[unit0 * 28 + 26] = v193;
            t_report[unit0 * 28 + 27] = v194;
          }
        }
      }
      {
        float* const t_critic = (float*)(arena + arena[112]);
        float* const t_criticBound = (float*)(arena + arena[174]);
        float* const t_actStep = (float*)(arena + arena[175]);
        float* const t_criticTrace = (float*)(arena + arena[113]);
        float* const t_phi = (float*)(arena + arena[74]);
        if (((warp + 2) & 7) < 5) {
          const float v195 = t_criticBound[unit0];
          const float v196 = t_actStep[unit0];
          const float v200 = __fmul_rn(v196, 0.1f);
          for (int row14 = (int)((threadIdx.x + 64) & 255); row14 < 160; row14 += 256) {
            const float v197 = t_critic[unit0 * 160 + row14];
            const float v198 = t_criticTrace[unit0 * 160 + row14];
            const float v199 = t_phi[unit0 * 160 + row14];
            const float v201 = __fmaf_rn(v197, v195, __fmul_rn(v200, v198));
            const float v202 = __fmaf_rn(v198, 0.87f, v199);
            t_critic[unit0 * 160 + row14] = v201;
            t_criticTrace[unit0 * 160 + row14] = v202;
          }
        }
      }
      __syncthreads();
      {
        float* const t_wander = (float*)(arena + arena[107]);
        unsigned int* const t_seed = (unsigned int*)(arena + arena[18]);
        int* const t_age = (int*)(arena + arena[17]);
        float* const t_sigma = (float*)(arena + arena[176]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_intention = (float*)(arena + arena[178]);
        float* const t_confidence = (float*)(arena + arena[37]);
        float* const t_novelty = (float*)(arena + arena[80]);
        float* const t_featurePower = (float*)(arena + arena[116]);
        float* const t_noiseNews = (float*)(arena + arena[180]);
        float* const t_excess = (float*)(arena + arena[181]);
        float* const t_motors = (float*)(arena + arena[106]);
        float* const t_report = (float*)(arena + arena[177]);
        if (warp < 1) {
          const unsigned int v203 = t_seed[unit0];
          const int v204 = t_age[unit0];
          const float v205 = t_sigma[unit0];
          const float v206 = t_knobs[unit0 * 23 + 18];
          const float v207 = t_knobs[unit0 * 23];
          const float v208 = t_confidence[unit0];
          const float v209 = t_novelty[unit0];
          const float v210 = t_knobs[unit0 * 23 + 11];
          const float v211 = t_knobs[unit0 * 23 + 17];
          const float v212 = t_featurePower[unit0];
          const unsigned int v216 = ((unsigned int)v204) + 4u;
          const unsigned int v217 = (0u + v203) + v216;
          const unsigned int v218 = (shift_left_u32(v216, 13u) ^ (v216 >> 19)) ^ v217;
          const unsigned int v219 = v217 + v218;
          const unsigned int v220 = (shift_left_u32(v218, 15u) ^ (v218 >> 17)) ^ v219;
          const unsigned int v221 = v219 + v220;
          const unsigned int v222 = (shift_left_u32(v220, 26u) ^ (v220 >> 6)) ^ v221;
          const unsigned int v223 = v221 + v222;
          const unsigned int v224 = (v203 ^ 4u) ^ 466688986u;
          const unsigned int v225 = (((shift_left_u32(v222, 6u) ^ (v222 >> 26)) ^ v223) + v224) + 1u;
          const unsigned int v226 = (v223 + 4u) + v225;
          const unsigned int v227 = (shift_left_u32(v225, 17u) ^ (v225 >> 15)) ^ v226;
          const unsigned int v228 = v226 + v227;
          const unsigned int v229 = (shift_left_u32(v227, 29u) ^ (v227 >> 3)) ^ v228;
          const unsigned int v230 = v228 + v229;
          const unsigned int v231 = (shift_left_u32(v229, 16u) ^ (v229 >> 16)) ^ v230;
          const unsigned int v232 = v230 + v231;
          const unsigned int v233 = (((shift_left_u32(v231, 24u) ^ (v231 >> 8)) ^ v232) + v203) + 2u;
          const unsigned int v234 = (v232 + v224) + v233;
          const unsigned int v235 = (shift_left_u32(v233, 13u) ^ (v233 >> 19)) ^ v234;
          const unsigned int v236 = v234 + v235;
          const unsigned int v237 = (shift_left_u32(v235, 15u) ^ (v235 >> 17)) ^ v236;
          const unsigned int v238 = v236 + v237;
          const unsigned int v239 = (shift_left_u32(v237, 26u) ^ (v237 >> 6)) ^ v238;
          const unsigned int v240 = v238 + v239;
          const unsigned int v241 = (((shift_left_u32(v239, 6u) ^ (v239 >> 26)) ^ v240) + 4u) + 3u;
          const unsigned int v242 = (v240 + v203) + v241;
          const unsigned int v245 = (shift_left_u32(v241, 17u) ^ (v241 >> 15)) ^ v242;
          const float v256 = __fmul_rn(v205, __fmul_rn(v206, ((v207 > 0.0f) ? 1.0f : 0.0f)));
          const bool v257 = v256 > 0.0f;
          const float v258 = __fmul_rn(max_f32(v256, 0.000001f), 0.6f);
          float s31;
          float loop14_a1_0 = __uint_as_float(0xff800000u);
          for (int loop14_x1_0 = 0; loop14_x1_0 < 4; loop14_x1_0 += 32) {
            const int loop14_x1 = loop14_x1_0 + lane;
            float loop14_r0_0 = __uint_as_float(0xff800000u);
            if (loop14_x1 < 4) {
              const float v260 = (loop14_x1 == 4) ? 0.0f : fabsf(t_intention[unit0 * 4 + loop14_x1]);
              loop14_r0_0 = v260;
            }
            loop14_a1_0 = max_f32(loop14_a1_0, loop14_r0_0);
            loop14_a1_0 = max_f32(loop14_a1_0, __shfl_down_sync(~0u, loop14_r0_0, 16));
          }
          loop14_a1_0 = max_f32(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 8));
          loop14_a1_0 = max_f32(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 4));
          loop14_a1_0 = max_f32(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 2));
          loop14_a1_0 = max_f32(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 1));
          s31 = __shfl_sync(~0u, loop14_a1_0, 0);
          const float v261 = __fmul_rn(__fmaf_rn(__fsub_rn(v208, 0.05f), 2.1052632f, 1.0f), ((__fmul_rn(v209, v210) > 0.5f) ? 1.2f : 1.0f));
          const float v262 = ((s31 < 0.05f) && (s31 > 1e-8f)) ? __fdiv_rn(0.05f, max_f32(s31, 1e-8f)) : v261;
          const float v263 = (v208 < 0.3f) ? __fmaf_rn(__fsub_rn(0.3f, v208), 2.0f, 1.5f) : v262;
          const float v266 = __fdiv_rn(__fmul_rn(__fmul_rn(v207, v211), 0.2f), max_f32(v212, 1.0f));
          for (int row15 = threadIdx.x; row15 < 4; row15 += 256) {
            const float v213 = t_wander[unit0 * 4 + row15];
            const float v214 = t_intention[unit0 * 4 + row15];
            const unsigned int v215 = (unsigned int)row15;
            const unsigned int v243 = v215 + v242;
            const unsigned int v244 = (v243 ^ (v243 >> 16)) * 4239568231u;
            const unsigned int v246 = ((v244 ^ (v244 >> 13)) + v245) * 1228438113u;
            const unsigned int v247 = v246 ^ (v246 >> 17);
            const unsigned int v248 = v215 + v245;
            const unsigned int v249 = (v248 ^ (v248 >> 16)) * 4239568231u;
            const unsigned int v250 = ((v249 ^ (v249 >> 13)) + v242) * 1228438113u;
            const unsigned int v251 = v250 ^ (v250 >> 17);
            const unsigned int v252 = ((v247 & 16711935u) + ((v247 >> 8) & 16711935u)) + ((v251 & 16711935u) + ((v251 >> 8) & 16711935u));
            const float v253 = __fmul_rn(__int2float_rn(sub_i32(((int)((v252 * 65537u) >> 16)), 1020)), 0.004784196f);
            const float v254 = __fmul_rn(v253, 0.6f);
            const float v255 = __fmaf_rn(v213, 0.8f, v254);
            const float v259 = v257 ? __fdiv_rn(v254, v258) : 0.0f;
            const float v264 = (row15 == 4) ? 1.0f : v263;
            const float v265 = min_f32(max_f32(__fmul_rn(v214, v264), (-1.0f)), 1.0f);
            const float v267 = __fmul_rn(__fmaf_rn(v214, v264, (-v265)), v266);
            const float v268 = min_f32(max_f32(__fmaf_rn(v255, v256, v265), (-1.0f)), 1.0f);
            const float v269 = (v268 == v268) ? v268 : 0.0f;
            t_wander[unit0 * 4 + row15] = v255;
            t_noiseNews[unit0 * 4 + row15] = v259;
            t_excess[unit0 * 4 + row15] = v267;
            t_motors[unit0 * 4 + row15] = v269;
            t_report[unit0 * 28 + row15] = v269;
          }
        }
      }
      __syncthreads();
      {
        float* const t_excess = (float*)(arena + arena[181]);
        float* const t_phi = (float*)(arena + arena[74]);
        float* const t_actor = (float*)(arena + arena[110]);
        float* const t_actorBound = (float*)(arena + arena[179]);
        float* const t_actStep = (float*)(arena + arena[175]);
        float* const t_actorTrace = (float*)(arena + arena[111]);
        float* const t_noiseNews = (float*)(arena + arena[180]);
        float* const t_knobs = (float*)(arena + arena[16]);
        const float v270 = t_actStep[unit0];
        const float v271 = t_knobs[unit0 * 23];
        const float v273 = __fmul_rn(v270, 0.01f);
        for (int row16 = threadIdx.x; row16 < 640; row16 += 3 * 256) {
          const int row17 = min_i32(row16 + 1 * 256, 640 - 1);
          const int row18 = min_i32(row16 + 2 * 256, 640 - 1);
          const int i2_1 = (int)((unsigned int)row16 % (unsigned int)160);
          const int i2_2 = (int)((unsigned int)row17 % (unsigned int)160);
          const int i2_3 = (int)((unsigned int)row18 % (unsigned int)160);
          const int rest11 = (int)((unsigned int)row16 / (unsigned int)160);
          const int rest12 = (int)((unsigned int)row17 / (unsigned int)160);
          const int rest13 = (int)((unsigned int)row18 / (unsigned int)160);
          const float v272 = t_phi[unit0 * 160 + i2_1];
          const float v278 = t_phi[unit0 * 160 + i2_2];
          const float v283 = t_phi[unit0 * 160 + i2_3];
          const float v274 = t_actorTrace[unit0 * 640 + rest11 * 160 + i2_1];
          const float v279 = t_actorTrace[unit0 * 640 + rest12 * 160 + i2_2];
          const float v284 = t_actorTrace[unit0 * 640 + rest13 * 160 + i2_3];
          const float v275 = __fmaf_rn(t_actor[unit0 * 640 + rest11 * 160 + i2_1], t_actorBound[unit0 * 4 + rest11], __fmul_rn(v273, v274));
          const float v280 = __fmaf_rn(t_actor[unit0 * 640 + rest12 * 160 + i2_2], t_actorBound[unit0 * 4 + rest12], __fmul_rn(v273, v279));
          const float v285 = __fmaf_rn(t_actor[unit0 * 640 + rest13 * 160 + i2_3], t_actorBound[unit0 * 4 + rest13], __fmul_rn(v273, v284));
          const float v276 = __fmaf_rn((-t_excess[unit0 * 4 + rest11]), v272, v275);
          const float v281 = __fmaf_rn((-t_excess[unit0 * 4 + rest12]), v278, v280);
          const float v286 = __fmaf_rn((-t_excess[unit0 * 4 + rest13]), v283, v285);
          const float v277 = __fmaf_rn(v274, 0.78f, __fmul_rn(__fmul_rn(t_noiseNews[unit0 * 4 + rest11], v271), v272));
          const float v282 = __fmaf_rn(v279, 0.78f, __fmul_rn(__fmul_rn(t_noiseNews[unit0 * 4 + rest12], v271), v278));
          const float v287 = __fmaf_rn(v284, 0.78f, __fmul_rn(__fmul_rn(t_noiseNews[unit0 * 4 + rest13], v271), v283));
          t_actor[unit0 * 640 + rest11 * 160 + i2_1] = v276;
          t_actorTrace[unit0 * 640 + rest11 * 160 + i2_1] = v277;
          if (row16 + 1 * 256 < 640) {
            t_actor[unit0 * 640 + rest12 * 160 + i2_2] = v281;
            t_actorTrace[unit0 * 640 + rest12 * 160 + i2_2] = v282;
          }
          if (row16 + 2 * 256 < 640) {
            t_actor[unit0 * 640 + rest13 * 160 + i2_3] = v286;
            t_actorTrace[unit0 * 640 + rest13 * 160 + i2_3] = v287;
          }
        }
      }
      {
        int* const t_age = (int*)(arena + arena[17]);
        int* const t_mended = (int*)(arena + arena[67]);
        float* const t_intention = (float*)(arena + arena[178]);
        if (warp < 1) {
          const int v288 = t_age[unit0];
          const int v289 = t_mended[unit0];
          const int v290 = (v288 > 1073741824) ? v288 : add_i32(v288, 1);
          int s32 = 0;
          for (int loop15_x = lane; loop15_x < 4; loop15_x += 32) {
            const bool v291 = !is_finite_f32(t_intention[unit0 * 4 + loop15_x]);
            s32 += v291 ? 1 : 0;
          }
          for (int by = 16; by > 0; by /= 2) {
            const int s32_o = __shfl_xor_sync(~0u, s32, by);
            s32 += s32_o;
          }
          const int v292 = add_i32(v289, s32);
          for (int row19 = threadIdx.x; row19 < 1; row19 += 256) {
            t_age[unit0] = v290;
            t_mended[unit0] = v292;
          }
        }
      }
      __syncthreads();
    }
    __syncthreads();
  }
  if (turn < end1) {
    for (; turn < end1; turn += blocks) {
      const int unit1 = (turn - end0);
      {
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_means = (float*)(arena + arena[59]);
        float* const t_usual = (float*)(arena + arena[76]);
        float* const t_queryRaw = (float*)(arena + arena[169]);
        const float v293 = t_knobs[unit1 * 23];
        const float v294 = (v293 > 0.0f) ? 0.002f : 0.0f;
        for (int row20 = threadIdx.x; row20 < 512; row20 += 2 * 256) {
          const int row21 = min_i32(row20 + 1 * 256, 512 - 1);
          const int v295 = row20 % 64;
          const int v310 = row21 % 64;
          const int v296 = v295 / 16;
          const int v311 = v310 / 16;
          const int v297 = (v295 / 4) % 4;
          const int v312 = (v310 / 4) % 4;
          const int v298 = v295 % 4;
          const int v313 = v310 % 4;
          const int v299 = (row20 / 64) * 2;
          const int v314 = (row21 / 64) * 2;
          const int v300 = v299 + 0;
          const int v315 = v314 + 0;
          const float v301 = t_means[unit1 * 4096 + v296 * 1024 + v297 * 256 + v298 * 64 + 1 * 16 + v300];
          const float v316 = t_means[unit1 * 4096 + v311 * 1024 + v312 * 256 + v313 * 64 + 1 * 16 + v315];
          const float v302 = __fadd_rn(t_means[unit1 * 4096 + v296 * 1024 + v297 * 256 + v298 * 64 + v300], v301);
          const float v317 = __fadd_rn(t_means[unit1 * 4096 + v311 * 1024 + v312 * 256 + v313 * 64 + v315], v316);
          const int v303 = v299 + 1;
          const int v318 = v314 + 1;
          const float v304 = __fadd_rn(v302, t_means[unit1 * 4096 + v296 * 1024 + v297 * 256 + v298 * 64 + v303]);
          const float v319 = __fadd_rn(v317, t_means[unit1 * 4096 + v311 * 1024 + v312 * 256 + v313 * 64 + v318]);
          const float v305 = t_means[unit1 * 4096 + v296 * 1024 + v297 * 256 + v298 * 64 + 1 * 16 + v303];
          const float v320 = t_means[unit1 * 4096 + v311 * 1024 + v312 * 256 + v313 * 64 + 1 * 16 + v318];
          const float v306 = __fadd_rn(v304, v305);
          const float v321 = __fadd_rn(v319, v320);
          const float v307 = t_usual[unit1 * 512 + row20];
          const float v322 = t_usual[unit1 * 512 + row21];
          const float v308 = __fmaf_rn(v294, __fsub_rn(v306, v307), v307);
          const float v323 = __fmaf_rn(v294, __fsub_rn(v321, v322), v322);
          const float v309 = __fsub_rn(v306, v308);
          const float v324 = __fsub_rn(v321, v323);
          t_usual[unit1 * 512 + row20] = v308;
          t_queryRaw[unit1 * 512 + row20] = v309;
          if (row20 + 1 * 256 < 512) {
            t_usual[unit1 * 512 + row21] = v323;
            t_queryRaw[unit1 * 512 + row21] = v324;
          }
        }
      }
      __syncthreads();
      {
        float* const t_queryRaw = (float*)(arena + arena[169]);
        float* const t_queryLevel = (float*)(arena + arena[170]);
        float* const t_queryScale = (float*)(arena + arena[171]);
        if (warp == 0) {
          float s33;
          float s34;
          const int loop16_count1 = (512 + 255) / 256;
          float loop16_a2_0 = 0.0f;
          float loop16_a2_1 = 0.0f;
          for (int loop16_x2 = 0; loop16_x2 < loop16_count1; ++loop16_x2) {
            float loop16_r1_0;
            float loop16_r1_1;
            float loop16_r0_0[8];
            float loop16_r0_1[8];
            #pragma unroll
            for (int loop16_x1_0 = 0; loop16_x1_0 < 256; loop16_x1_0 += 32) {
              const int loop16_x1 = loop16_x2 * 256 + loop16_x1_0 + lane;
              const float v325 = t_queryRaw[unit1 * 512 + loop16_x1];
              const float v326 = __fmul_rn(v325, v325);
              loop16_r0_0[loop16_x1_0 / 32] = v325;
              loop16_r0_1[loop16_x1_0 / 32] = v326;
            }
            float loop16_a1_0 = 0.0f;
            float loop16_a1_1 = 0.0f;
            #pragma unroll
            for (int loop16_x1_0 = 0; loop16_x1_0 < 256; loop16_x1_0 += 32) {
              loop16_a1_0 = __fadd_rn(loop16_a1_0, loop16_r0_0[loop16_x1_0 / 32]);
              loop16_a1_0 = __fadd_rn(loop16_a1_0, __shfl_down_sync(~0u, loop16_r0_0[loop16_x1_0 / 32], 16));
              loop16_a1_1 = __fadd_rn(loop16_a1_1, loop16_r0_1[loop16_x1_0 / 32]);
              loop16_a1_1 = __fadd_rn(loop16_a1_1, __shfl_down_sync(~0u, loop16_r0_1[loop16_x1_0 / 32], 16));
            }
            loop16_a1_0 = __fadd_rn(loop16_a1_0, __shfl_down_sync(~0u, loop16_a1_0, 8));
            loop16_a1_1 = __fadd_rn(loop16_a1_1, __shfl_down_sync(~0u, loop16_a1_1, 8));
            loop16_a1_0 = __fadd_rn(loop16_a1_0, __shfl_down_sync(~0u, loop16_a1_0, 4));
            loop16_a1_1 = __fadd_rn(loop16_a1_1, __shfl_down_sync(~0u, loop16_a1_1, 4));
            loop16_a1_0 = __fadd_rn(loop16_a1_0, __shfl_down_sync(~0u, loop16_a1_0, 2));
            loop16_a1_1 = __fadd_rn(loop16_a1_1, __shfl_down_sync(~0u, loop16_a1_1, 2));
            loop16_a1_0 = __fadd_rn(loop16_a1_0, __shfl_down_sync(~0u, loop16_a1_0, 1));
            loop16_a1_1 = __fadd_rn(loop16_a1_1, __shfl_down_sync(~0u, loop16_a1_1, 1));
            loop16_r1_0 = __shfl_sync(~0u, loop16_a1_0, 0);
            loop16_r1_1 = __shfl_sync(~0u, loop16_a1_1, 0);
            if ((loop16_x2 & 15) == lane) {
              loop16_a2_0 = __fadd_rn(loop16_a2_0, loop16_r1_0);
              loop16_a2_1 = __fadd_rn(loop16_a2_1, loop16_r1_1);
            }
          }
          loop16_a2_0 = __fadd_rn(loop16_a2_0, __shfl_down_sync(~0u, loop16_a2_0, 8));
          loop16_a2_1 = __fadd_rn(loop16_a2_1, __shfl_down_sync(~0u, loop16_a2_1, 8));
          loop16_a2_0 = __fadd_rn(loop16_a2_0, __shfl_down_sync(~0u, loop16_a2_0, 4));
          loop16_a2_1 = __fadd_rn(loop16_a2_1, __shfl_down_sync(~0u, loop16_a2_1, 4));
          loop16_a2_0 = __fadd_rn(loop16_a2_0, __shfl_down_sync(~0u, loop16_a2_0, 2));
          loop16_a2_1 = __fadd_rn(loop16_a2_1, __shfl_down_sync(~0u, loop16_a2_1, 2));
          loop16_a2_0 = __fadd_rn(loop16_a2_0, __shfl_down_sync(~0u, loop16_a2_0, 1));
          loop16_a2_1 = __fadd_rn(loop16_a2_1, __shfl_down_sync(~0u, loop16_a2_1, 1));
          s33 = __shfl_sync(~0u, loop16_a2_0, 0);
          s34 = __shfl_sync(~0u, loop16_a2_1, 0);
          const float v327 = __fmul_rn(s33, 0.001953125f);
          const float v328 = __fmul_rn(__fmaf_rn((-v327), v327, __fmul_rn(s34, 0.001953125f)), 512.0f);
          const float v329 = (v328 > 1e-20f) ? __fdiv_rn(1.0f, __fsqrt_rn(max_f32(v328, 1e-20f))) : 0.0f;
          __syncwarp();
          if (lane == 0) {
            t_queryLevel[unit1] = v327;
            t_queryScale[unit1] = v329;
          }
        }
      }
      __syncthreads();
      {
        float* const t_queryRaw = (float*)(arena + arena[169]);
        float* const t_queryLevel = (float*)(arena + arena[170]);
        float* const t_queryScale = (float*)(arena + arena[171]);
        float* const t_query = (float*)(arena + arena[75]);
        const float v330 = t_queryLevel[unit1];
        const float v331 = t_queryScale[unit1];
        for (int row22 = threadIdx.x; row22 < 512; row22 += 2 * 256) {
          const int row23 = min_i32(row22 + 1 * 256, 512 - 1);
          const float v332 = __fmul_rn(__fsub_rn(t_queryRaw[unit1 * 512 + row22], v330), v331);
          const float v333 = __fmul_rn(__fsub_rn(t_queryRaw[unit1 * 512 + row23], v330), v331);
          t_query[unit1 * 512 + row22] = v332;
          if (row22 + 1 * 256 < 512) {
            t_query[unit1 * 512 + row23] = v333;
          }
        }
      }
      __syncthreads();
    }
  }
  if (turn < end2) {
    for (; turn < end2; turn += blocks) {
      if (n_B <= 256) {
        const int unit3 = (turn - end1);
        {
          float* const t_means = (float*)(arena + arena[59]);
          float* const t_ruleMean = (float*)(arena + arena[56]);
          float* const t_contextRaw = (float*)(arena + arena[172]);
          if (warp < 2) {
            for (int row26 = threadIdx.x; row26 < 64; row26 += 256) {
              const int i2_5 = (int)((unsigned int)row26 % (unsigned int)16);
              const int rest18 = (int)((unsigned int)row26 / (unsigned int)16);
              const float v341 = t_ruleMean[i2_5];
              float s37;
              float loop19_p1_0_0 = 0.0f;
              float loop19_p1_0_1 = 0.0f;
              float loop19_p1_0_2 = 0.0f;
              float loop19_p1_0_3 = 0.0f;
              #pragma unroll 4
              for (unsigned int loop19_k1 = 0u; loop19_k1 < 16u; ++loop19_k1) {
                float loop19_a1_0 = 0.0f;
                #pragma unroll
                for (int loop19_x1_t = 0; loop19_x1_t < 4; ++loop19_x1_t) {
                  const int loop19_x1 = (int)(__brev(loop19_k1) >> 28) + loop19_x1_t * 16;
                  if (loop19_x1 < 64) {
                    const int j2_4 = (int)((unsigned int)loop19_x1 % (unsigned int)4);
                    const int rest19 = (int)((unsigned int)loop19_x1 / (unsigned int)4);
                    const int j1_3 = (int)((unsigned int)rest19 % (unsigned int)4);
                    const int rest20 = (int)((unsigned int)rest19 / (unsigned int)4);
                    const float v342 = t_means[unit3 * 4096 + rest20 * 1024 + j1_3 * 256 + j2_4 * 64 + rest18 * 16 + i2_5];
                    loop19_a1_0 = __fadd_rn(loop19_a1_0, v342);
                  }
                }
                if (loop19_k1 & 1u) {
                  loop19_a1_0 = __fadd_rn(loop19_p1_0_0, loop19_a1_0);
                  if (loop19_k1 & 2u) {
                    loop19_a1_0 = __fadd_rn(loop19_p1_0_1, loop19_a1_0);
                    if (loop19_k1 & 4u) {
                      loop19_a1_0 = __fadd_rn(loop19_p1_0_2, loop19_a1_0);
                      if (loop19_k1 & 8u) {
                        loop19_a1_0 = __fadd_rn(loop19_p1_0_3, loop19_a1_0);
                      } else loop19_p1_0_3 = loop19_a1_0;
                    } else loop19_p1_0_2 = loop19_a1_0;
                  } else loop19_p1_0_1 = loop19_a1_0;
                } else loop19_p1_0_0 = loop19_a1_0;
                s37 = loop19_a1_0;
              }
              const float v343 = __fmul_rn(s37, 0.015625f);
              t_contextRaw[unit3 * 64 + rest18 * 16 + i2_5] = (rest18 == 3) ? __fsub_rn(v343, v341) : v343;
            }
          }
        }
        __syncthreads();
        {
          float* const t_contextRaw = (float*)(arena + arena[172]);
          float* const t_contextLength = (float*)(arena + arena[173]);
          if (warp == 0) {
            float s38;
            float loop20_r0_0[2];
            #pragma unroll
            for (int loop20_x1_0 = 0; loop20_x1_0 < 64; loop20_x1_0 += 32) {
              const int loop20_x1 = loop20_x1_0 + lane;
              loop20_r0_0[loop20_x1_0 / 32] = 0.0f;
              if (loop20_x1 < 64) {
                const int j1_4 = (int)((unsigned int)loop20_x1 % (unsigned int)16);
                const int rest21 = (int)((unsigned int)loop20_x1 / (unsigned int)16);
                const float v344 = t_contextRaw[unit3 * 64 + rest21 * 16 + j1_4];
                const float v345 = __fmul_rn(v344, v344);
                loop20_r0_0[loop20_x1_0 / 32] = v345;
              }
            }
            float loop20_a1_0 = 0.0f;
            #pragma unroll
            for (int loop20_x1_0 = 0; loop20_x1_0 < 64; loop20_x1_0 += 32) {
              loop20_a1_0 = __fadd_rn(loop20_a1_0, loop20_r0_0[loop20_x1_0 / 32]);
              loop20_a1_0 = __fadd_rn(loop20_a1_0, __shfl_down_sync(~0u, loop20_r0_0[loop20_x1_0 / 32], 16));
            }
            loop20_a1_0 = __fadd_rn(loop20_a1_0, __shfl_down_sync(~0u, loop20_a1_0, 8));
            loop20_a1_0 = __fadd_rn(loop20_a1_0, __shfl_down_sync(~0u, loop20_a1_0, 4));
            loop20_a1_0 = __fadd_rn(loop20_a1_0, __shfl_down_sync(~0u, loop20_a1_0, 2));
            loop20_a1_0 = __fadd_rn(loop20_a1_0, __shfl_down_sync(~0u, loop20_a1_0, 1));
            s38 = __shfl_sync(~0u, loop20_a1_0, 0);
            const float v346 = __fsqrt_rn(max_f32(s38, 1e-20f));
            __syncwarp();
            if (lane == 0) {
              t_contextLength[unit3] = v346;
            }
          }
        }
        __syncthreads();
        {
          float* const t_contextRaw = (float*)(arena + arena[172]);
          float* const t_contextLength = (float*)(arena + arena[173]);
          float* const t_context = (float*)(arena + arena[90]);
          if (warp < 2) {
            const float v347 = t_contextLength[unit3];
            for (int row27 = threadIdx.x; row27 < 64; row27 += 256) {
              const float v348 = __fdiv_rn(t_contextRaw[unit3 * 64 + (row27 / 16) * 16 + (row27 % 16)], v347);
              t_context[unit3 * 64 + row27] = v348;
            }
          }
        }
        __syncthreads();
      }
      else {
        const int unit2 = (turn - end1) * 8 + warp;
        if (unit2 < n_B) {
          {
            float* const t_means = (float*)(arena + arena[59]);
            float* const t_ruleMean = (float*)(arena + arena[56]);
            float* const t_contextRaw = (float*)(arena + arena[172]);
            for (int row24 = lane; row24 < 64; row24 += 32) {
              const int i2_4 = (int)((unsigned int)row24 % (unsigned int)16);
              const int rest14 = (int)((unsigned int)row24 / (unsigned int)16);
              float s35;
              float loop17_p1_0_0 = 0.0f;
              float loop17_p1_0_1 = 0.0f;
              float loop17_p1_0_2 = 0.0f;
              float loop17_p1_0_3 = 0.0f;
              #pragma unroll 4
              for (unsigned int loop17_k1 = 0u; loop17_k1 < 16u; ++loop17_k1) {
                float loop17_a1_0 = 0.0f;
                #pragma unroll
                for (int loop17_x1_t = 0; loop17_x1_t < 4; ++loop17_x1_t) {
                  const int loop17_x1 = (int)(__brev(loop17_k1) >> 28) + loop17_x1_t * 16;
                  if (loop17_x1 < 64) {
                    const int j2_3 = (int)((unsigned int)loop17_x1 % (unsigned int)4);
                    const int rest15 = (int)((unsigned int)loop17_x1 / (unsigned int)4);
                    const int j1_1 = (int)((unsigned int)rest15 % (unsigned int)4);
                    const int rest16 = (int)((unsigned int)rest15 / (unsigned int)4);
                    const float v334 = t_means[unit2 * 4096 + rest16 * 1024 + j1_1 * 256 + j2_3 * 64 + rest14 * 16 + i2_4];
                    loop17_a1_0 = __fadd_rn(loop17_a1_0, v334);
                  }
                }
                if (loop17_k1 & 1u) {
                  loop17_a1_0 = __fadd_rn(loop17_p1_0_0, loop17_a1_0);
                  if (loop17_k1 & 2u) {
                    loop17_a1_0 = __fadd_rn(loop17_p1_0_1, loop17_a1_0);
                    if (loop17_k1 & 4u) {
                      loop17_a1_0 = __fadd_rn(loop17_p1_0_2, loop17_a1_0);
                      if (loop17_k1 & 8u) {
                        loop17_a1_0 = __fadd_rn(loop17_p1_0_3, loop17_a1_0);
                      } else loop17_p1_0_3 = loop17_a1_0;
                    } else loop17_p1_0_2 = loop17_a1_0;
                  } else loop17_p1_0_1 = loop17_a1_0;
                } else loop17_p1_0_0 = loop17_a1_0;
                s35 = loop17_a1_0;
              }
              const float v335 = __fmul_rn(s35, 0.015625f);
              t_contextRaw[unit2 * 64 + rest14 * 16 + i2_4] = (rest14 == 3) ? __fsub_rn(v335, t_ruleMean[i2_4]) : v335;
            }
          }
          __syncwarp();
          {
            float* const t_contextRaw = (float*)(arena + arena[172]);
            float* const t_contextLength = (float*)(arena + arena[173]);
            float s36;
            float loop18_r0_0[2];
            #pragma unroll
            for (int loop18_x1_0 = 0; loop18_x1_0 < 64; loop18_x1_0 += 32) {
              const int loop18_x1 = loop18_x1_0 + lane;
              loop18_r0_0[loop18_x1_0 / 32] = 0.0f;
              if (loop18_x1 < 64) {
                const int j1_2 = (int)((unsigned int)loop18_x1 % (unsigned int)16);
                const int rest17 = (int)((unsigned int)loop18_x1 / (unsigned int)16);
                const float v336 = t_contextRaw[unit2 * 64 + rest17 * 16 + j1_2];
                const float v337 = __fmul_rn(v336, v336);
                loop18_r0_0[loop18_x1_0 / 32] = v337;
              }
            }
            float loop18_a1_0 = 0.0f;
            #pragma unroll
            for (int loop18_x1_0 = 0; loop18_x1_0 < 64; loop18_x1_0 += 32) {
              loop18_a1_0 = __fadd_rn(loop18_a1_0, loop18_r0_0[loop18_x1_0 / 32]);
              loop18_a1_0 = __fadd_rn(loop18_a1_0, __shfl_down_sync(~0u, loop18_r0_0[loop18_x1_0 / 32], 16));
            }
            loop18_a1_0 = __fadd_rn(loop18_a1_0, __shfl_down_sync(~0u, loop18_a1_0, 8));
            loop18_a1_0 = __fadd_rn(loop18_a1_0, __shfl_down_sync(~0u, loop18_a1_0, 4));
            loop18_a1_0 = __fadd_rn(loop18_a1_0, __shfl_down_sync(~0u, loop18_a1_0, 2));
            loop18_a1_0 = __fadd_rn(loop18_a1_0, __shfl_down_sync(~0u, loop18_a1_0, 1));
            s36 = __shfl_sync(~0u, loop18_a1_0, 0);
            const float v338 = __fsqrt_rn(max_f32(s36, 1e-20f));
            __syncwarp();
            if (lane == 0) {
              t_contextLength[unit2] = v338;
            }
          }
          __syncwarp();
          {
            float* const t_contextRaw = (float*)(arena + arena[172]);
            float* const t_contextLength = (float*)(arena + arena[173]);
            float* const t_context = (float*)(arena + arena[90]);
            const float v339 = t_contextLength[unit2];
            for (int row25 = lane; row25 < 64; row25 += 32) {
              const float v340 = __fdiv_rn(t_contextRaw[unit2 * 64 + (row25 / 16) * 16 + (row25 % 16)], v339);
              t_context[unit2 * 64 + row25] = v340;
            }
          }
          __syncwarp();
        }
      }
    }
  }
}

// installPattern
__device__ __forceinline__ void stage_4(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x >> 5;
  const int n_B = ((int)arena[9]);
  unsigned short* const t_pattern = (unsigned short*)(arena + arena[91]);
  int* const t_install = (int*)(arena + arena[141]);
  int* const t_planWinner = (int*)(arena + arena[127]);
  unsigned int* const t_seed = (unsigned int*)(arena + arena[18]);
  int* const t_planBegan = (int*)(arena + arena[105]);
  float* const t_planWeights = (float*)(arena + arena[104]);
  unsigned short* const t_library = (unsigned short*)(arena + arena[85]);
  int* const t_planRows = (int*)(arena + arena[103]);
  float* const t_rankWeights = (float*)(arena + arena[139]);
  int* const t_rankRows = (int*)(arena + arena[138]);
  const int end0 = ((n_B * 65536) + 255) / 256;
  for (int turn = block; turn < end0; turn += blocks) {
    const int unit0 = turn * 256 + threadIdx.x;
    if (unit0 < (n_B * 65536)) {
      const int i4 = (int)((unsigned int)unit0 % (unsigned int)16);
      const int q_1 = (int)((unsigned int)unit0 / (unsigned int)16);
      const int i3 = (int)((unsigned int)q_1 % (unsigned int)16);
      const int q_2 = (int)((unsigned int)q_1 / (unsigned int)16);
      const int i2 = (int)((unsigned int)q_2 % (unsigned int)16);
      const int q_3 = (int)((unsigned int)q_2 / (unsigned int)16);
      const int i1 = (int)((unsigned int)q_3 % (unsigned int)16);
      const int i0 = (int)((unsigned int)q_3 / (unsigned int)16);
      const int v_5 = t_install[i0];
      const int v_6 = t_planWinner[i0];
      const int v_7 = add_i32(mul_i32(add_i32(mul_i32(add_i32(mul_i32(v_6, 4), (i1 / 4)), 4), (i2 / 4)), 4), (i3 / 4));
      const unsigned int v_8 = t_seed[i0];
      const unsigned int v_9 = (((unsigned int)t_planBegan[i0]) + 6u);
      const unsigned int v_10 = ((0u + v_8) + v_9);
      const unsigned int v_11 = ((shift_left_u32(v_9, 13u) ^ (v_9 >> 19)) ^ v_10);
      const unsigned int v_12 = (v_10 + v_11);
      const unsigned int v_13 = ((shift_left_u32(v_11, 15u) ^ (v_11 >> 17)) ^ v_12);
      const unsigned int v_14 = (v_12 + v_13);
      const unsigned int v_15 = ((shift_left_u32(v_13, 26u) ^ (v_13 >> 6)) ^ v_14);
      const unsigned int v_16 = (v_14 + v_15);
      const unsigned int v_17 = ((v_8 ^ 6u) ^ 466688986u);
      const unsigned int v_18 = ((((shift_left_u32(v_15, 6u) ^ (v_15 >> 26)) ^ v_16) + v_17) + 1u);
      const unsigned int v_19 = ((v_16 + 6u) + v_18);
      const unsigned int v_20 = ((shift_left_u32(v_18, 17u) ^ (v_18 >> 15)) ^ v_19);
      const unsigned int v_21 = (v_19 + v_20);
      const unsigned int v_22 = ((shift_left_u32(v_20, 29u) ^ (v_20 >> 3)) ^ v_21);
      const unsigned int v_23 = (v_21 + v_22);
      const unsigned int v_24 = ((shift_left_u32(v_22, 16u) ^ (v_22 >> 16)) ^ v_23);
      const unsigned int v_25 = (v_23 + v_24);
      const unsigned int v_26 = ((((shift_left_u32(v_24, 24u) ^ (v_24 >> 8)) ^ v_25) + v_8) + 2u);
      const unsigned int v_27 = ((v_25 + v_17) + v_26);
      const unsigned int v_28 = ((shift_left_u32(v_26, 13u) ^ (v_26 >> 19)) ^ v_27);
      const unsigned int v_29 = (v_27 + v_28);
      const unsigned int v_30 = ((shift_left_u32(v_28, 15u) ^ (v_28 >> 17)) ^ v_29);
      const unsigned int v_31 = (v_29 + v_30);
      const unsigned int v_32 = ((shift_left_u32(v_30, 26u) ^ (v_30 >> 6)) ^ v_31);
      const unsigned int v_33 = (v_31 + v_32);
      const unsigned int v_34 = ((((shift_left_u32(v_32, 6u) ^ (v_32 >> 26)) ^ v_33) + 6u) + 3u);
      const unsigned int v_35 = ((v_33 + v_8) + v_34);
      const unsigned int v_36 = (((unsigned int)add_i32(mul_i32(v_7, 16), i4)) + v_35);
      const unsigned int v_37 = ((v_36 ^ (v_36 >> 16)) * 4239568231u);
      const unsigned int v_38 = (((v_37 ^ (v_37 >> 13)) + ((shift_left_u32(v_34, 17u) ^ (v_34 >> 15)) ^ v_35)) * 1228438113u);
      const unsigned int v_39 = (v_38 ^ (v_38 >> 17));
      const bool v_40 = ((v_6 > 0) && (v_6 < 4));
      const float v_41 = f16_to_f32(t_library[max_i32(min_i32(t_planRows[i0 * 3 + 2], 100 - 1), 0) * 65536 + i1 * 4096 + i2 * 256 + i3 * 16 + i4]);
      const float v_42 = f16_to_f32(t_library[max_i32(min_i32(t_planRows[i0 * 3], 100 - 1), 0) * 65536 + i1 * 4096 + i2 * 256 + i3 * 16 + i4]);
      const float v_43 = f16_to_f32(t_library[max_i32(min_i32(t_planRows[i0 * 3 + 1], 100 - 1), 0) * 65536 + i1 * 4096 + i2 * 256 + i3 * 16 + i4]);
      const float v_44 = __fmul_rn((v_40 ? ((v_6 == 2) ? 1.0f : 0.0f) : t_planWeights[i0 * 3 + 1]), v_43);
      const float v_45 = __fmaf_rn((v_40 ? ((v_6 == 1) ? 1.0f : 0.0f) : t_planWeights[i0 * 3]), v_42, v_44);
      const float v_46 = __fmaf_rn((v_40 ? ((v_6 == 3) ? 1.0f : 0.0f) : t_planWeights[i0 * 3 + 2]), v_41, v_45);
      const float v_47 = f16_to_f32(t_library[max_i32(min_i32(t_rankRows[i0 * 3 + 2], 100 - 1), 0) * 65536 + i1 * 4096 + i2 * 256 + i3 * 16 + i4]);
      const float v_48 = f16_to_f32(t_library[max_i32(min_i32(t_rankRows[i0 * 3], 100 - 1), 0) * 65536 + i1 * 4096 + i2 * 256 + i3 * 16 + i4]);
      const float v_49 = f16_to_f32(t_library[max_i32(min_i32(t_rankRows[i0 * 3 + 1], 100 - 1), 0) * 65536 + i1 * 4096 + i2 * 256 + i3 * 16 + i4]);
      const float v_50 = __fmaf_rn(t_rankWeights[i0 * 3], v_48, __fmul_rn(t_rankWeights[i0 * 3 + 1], v_49));
      const float v_51 = ((v_5 == 2) ? __fmaf_rn(((v_6 > 4) ? 0.2f : 0.0f), __fmul_rn(__int2float_rn(sum_bytes(v_39, (-510))), 0.006765875f), v_46) : __fmaf_rn(t_rankWeights[i0 * 3 + 2], v_47, v_50));
      if ((v_5 > 0)) {
        t_pattern[i0 * 65536 + i1 * 4096 + i2 * 256 + i3 * 16 + i4] = (unsigned short)f32_to_f16(v_51);
      }
    }
  }
}

// planRows | planBegan | planPatterns
__device__ __forceinline__ void stage_5(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x >> 5;
  const int n_B = ((int)arena[9]);
  const int end0 = ((n_B * 3) + 255) / 256;
  const int end1 = end0 + (n_B + 255) / 256;
  const int end2 = end1 + ((n_B * 128) + 7) / 8;
  int turn = block;
  if (turn < end0) {
    int* const t_planRows = (int*)(arena + arena[103]);
    float* const t_planWeights = (float*)(arena + arena[104]);
    int* const t_planStart = (int*)(arena + arena[128]);
    int* const t_rankRows = (int*)(arena + arena[138]);
    float* const t_rankWeights = (float*)(arena + arena[139]);
    for (; turn < end0; turn += blocks) {
      const int unit0 = turn * 256 + threadIdx.x;
      if (unit0 < (n_B * 3)) {
        const int i1 = (int)((unsigned int)unit0 % (unsigned int)3);
        const int i0 = (int)((unsigned int)unit0 / (unsigned int)3);
        const bool v_2 = (t_planStart[i0] == 1);
        const int v_3 = t_rankRows[i0 * 3 + i1];
        const float v_4 = t_rankWeights[i0 * 3 + i1];
        if (v_2) {
          t_planRows[i0 * 3 + i1] = v_3;
        }
        if (v_2) {
          t_planWeights[i0 * 3 + i1] = v_4;
        }
      }
    }
  }
  if (turn < end1) {
    int* const t_planBegan = (int*)(arena + arena[105]);
    int* const t_planStart = (int*)(arena + arena[128]);
    int* const t_age = (int*)(arena + arena[17]);
    for (; turn < end1; turn += blocks) {
      const int unit1 = (turn - end0) * 256 + threadIdx.x;
      if (unit1 < n_B) {
        const int v_1 = ((t_planStart[unit1] == 1) ? t_age[unit1] : t_planBegan[unit1]);
        t_planBegan[unit1] = v_1;
      }
    }
  }
  if (turn < end2) {
    unsigned short* const t_pattern = (unsigned short*)(arena + arena[91]);
    unsigned int* const t_seed = (unsigned int*)(arena + arena[18]);
    int* const t_age = (int*)(arena + arena[17]);
    float* const t_rankWeights = (float*)(arena + arena[139]);
    int* const t_rankRows = (int*)(arena + arena[138]);
    unsigned short* const t_library = (unsigned short*)(arena + arena[85]);
    int* const t_planStart = (int*)(arena + arena[128]);
    float* const t_planPattern = (float*)(arena + arena[101]);
    for (; turn < end2; turn += blocks) {
      const int unit2 = (turn - end1) * 8 + warp;
      if (unit2 < (n_B * 128)) {
        const int i3_0 = (int)((unsigned int)unit2 % (unsigned int)4);
        const int rest0 = (int)((unsigned int)unit2 / (unsigned int)4);
        const int i2_0 = (int)((unsigned int)rest0 % (unsigned int)4);
        const int rest1 = (int)((unsigned int)rest0 / (unsigned int)4);
        const int i1_0 = (int)((unsigned int)rest1 % (unsigned int)8);
        const int rest2 = (int)((unsigned int)rest1 / (unsigned int)8);
        int* const l_hoist0 = (int*)(shared + warp * 4 + 0);
        const int v0 = ((((i1_0 * 4) + (((i2_0 * 4) + 2) / 4)) * 4) + (((i3_0 * 4) + 2) / 4)) * 4;
        for (int row0 = lane; row0 < 4; row0 += 32) {
          l_hoist0[row0] = (v0 + (((row0 * 4) + 2) / 4)) * 16;
        }
        __syncwarp();
        const bool v1 = t_planStart[rest2] == 1;
        const bool v2 = i1_0 == 0;
        const int v3 = (i2_0 * 4) + 2;
        const int v4 = (i3_0 * 4) + 2;
        const float v7 = (i1_0 > 4) ? 0.2f : 0.0f;
        const unsigned int v8 = t_seed[rest2];
        const unsigned int v9 = ((unsigned int)t_age[rest2]) + 6u;
        const unsigned int v10 = (0u + v8) + v9;
        const unsigned int v11 = (shift_left_u32(v9, 13u) ^ (v9 >> 19)) ^ v10;
        const unsigned int v12 = v10 + v11;
        const unsigned int v13 = (shift_left_u32(v11, 15u) ^ (v11 >> 17)) ^ v12;
        const unsigned int v14 = v12 + v13;
        const unsigned int v15 = (shift_left_u32(v13, 26u) ^ (v13 >> 6)) ^ v14;
        const unsigned int v16 = v14 + v15;
        const unsigned int v17 = (v8 ^ 6u) ^ 466688986u;
        const unsigned int v18 = (((shift_left_u32(v15, 6u) ^ (v15 >> 26)) ^ v16) + v17) + 1u;
        const unsigned int v19 = (v16 + 6u) + v18;
        const unsigned int v20 = (shift_left_u32(v18, 17u) ^ (v18 >> 15)) ^ v19;
        const unsigned int v21 = v19 + v20;
        const unsigned int v22 = (shift_left_u32(v20, 29u) ^ (v20 >> 3)) ^ v21;
        const unsigned int v23 = v21 + v22;
        const unsigned int v24 = (shift_left_u32(v22, 16u) ^ (v22 >> 16)) ^ v23;
        const unsigned int v25 = v23 + v24;
        const unsigned int v26 = (((shift_left_u32(v24, 24u) ^ (v24 >> 8)) ^ v25) + v8) + 2u;
        const unsigned int v27 = (v25 + v17) + v26;
        const unsigned int v28 = (shift_left_u32(v26, 13u) ^ (v26 >> 19)) ^ v27;
        const unsigned int v29 = v27 + v28;
        const unsigned int v30 = (shift_left_u32(v28, 15u) ^ (v28 >> 17)) ^ v29;
        const unsigned int v31 = v29 + v30;
        const unsigned int v32 = (shift_left_u32(v30, 26u) ^ (v30 >> 6)) ^ v31;
        const unsigned int v33 = v31 + v32;
        const unsigned int v34 = (((shift_left_u32(v32, 6u) ^ (v32 >> 26)) ^ v33) + 6u) + 3u;
        const unsigned int v35 = (v33 + v8) + v34;
        const unsigned int v38 = (shift_left_u32(v34, 17u) ^ (v34 >> 15)) ^ v35;
        const bool v41 = (i1_0 > 0) && (i1_0 < 4);
        const float v42 = v41 ? ((i1_0 == 3) ? 1.0f : 0.0f) : t_rankWeights[rest2 * 3 + 2];
        const int v43 = t_rankRows[rest2 * 3 + 2];
        const float v45 = v41 ? ((i1_0 == 1) ? 1.0f : 0.0f) : t_rankWeights[rest2 * 3];
        const int v46 = t_rankRows[rest2 * 3];
        const float v48 = v41 ? ((i1_0 == 2) ? 1.0f : 0.0f) : t_rankWeights[rest2 * 3 + 1];
        const int v49 = t_rankRows[rest2 * 3 + 1];
        for (int row1 = lane; row1 < 64; row1 += 32) {
          const int i5_0 = (int)((unsigned int)row1 % (unsigned int)16);
          const int rest3 = (int)((unsigned int)row1 / (unsigned int)16);
          const int v5 = (rest3 * 4) + 2;
          const float v6 = f16_to_f32(t_pattern[rest2 * 65536 + v3 * 4096 + v4 * 256 + v5 * 16 + i5_0]);
          const unsigned int v36 = ((unsigned int)add_i32(l_hoist0[rest3], i5_0)) + v35;
          const unsigned int v37 = (v36 ^ (v36 >> 16)) * 4239568231u;
          const unsigned int v39 = ((v37 ^ (v37 >> 13)) + v38) * 1228438113u;
          const unsigned int v40 = v39 ^ (v39 >> 17);
          const float v44 = f16_to_f32(t_library[max_i32(min_i32(v43, 100 - 1), 0) * 65536 + v3 * 4096 + v4 * 256 + v5 * 16 + i5_0]);
          const float v47 = f16_to_f32(t_library[max_i32(min_i32(v46, 100 - 1), 0) * 65536 + v3 * 4096 + v4 * 256 + v5 * 16 + i5_0]);
          const float v50 = f16_to_f32(t_library[max_i32(min_i32(v49, 100 - 1), 0) * 65536 + v3 * 4096 + v4 * 256 + v5 * 16 + i5_0]);
          const float v51 = __fmaf_rn(v7, __fmul_rn(__int2float_rn(sum_bytes(v40, (-510))), 0.006765875f), __fmaf_rn(v42, v44, __fmaf_rn(v45, v47, __fmul_rn(v48, v50))));
          if (v1) t_planPattern[rest2 * 8192 + i1_0 * 1024 + i2_0 * 256 + i3_0 * 64 + rest3 * 16 + i5_0] = v2 ? v6 : v51;
        }
        __syncwarp();
      }
    }
  }
}

// addPattern | addContext | addScore+countAdditions | noteAddition
__device__ __forceinline__ void stage_6(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x >> 5;
  const int n_B = (int)arena[9];
  const int end0 = (65536 + 255) / 256;
  const int end1 = end0 + (64 + 255) / 256;
  const int end2 = end1 + (1 + 255) / 256;
  const int end3 = end2 + (n_B + 255) / 256;
  int turn = end3 >= 600 && block < end3 && blocks >= end3 ? (block + end1) % end3 : block;
  if (turn < end0) {
    int* const t_addRow = (int*)(arena + arena[145]);
    int* const t_adder = (int*)(arena + arena[144]);
    float* const t_memory = (float*)(arena + arena[21]);
    unsigned short* const t_library = (unsigned short*)(arena + arena[85]);
    for (; turn < end0; turn += blocks) {
      const int unit0 = turn * 256 + threadIdx.x;
      if (unit0 < 65536) {
        const int i3_0 = (int)((unsigned int)unit0 % (unsigned int)16);
        const int rest0 = (int)((unsigned int)unit0 / (unsigned int)16);
        const int i2_0 = (int)((unsigned int)rest0 % (unsigned int)16);
        const int rest1 = (int)((unsigned int)rest0 / (unsigned int)16);
        const int i1_0 = (int)((unsigned int)rest1 % (unsigned int)16);
        const int rest2 = (int)((unsigned int)rest1 / (unsigned int)16);
        const int v0 = t_addRow[0];
        const int v1 = t_adder[0];
        const int v2 = rest2 * 2;
        const int v4 = i1_0 * 2;
        const int v6 = i2_0 * 2;
        float s0;
        float loop0_p1_0_0 = 0.0f;
        float loop0_p1_0_1 = 0.0f;
        float loop0_p1_0_2 = 0.0f;
        float loop0_p1_0_3 = 0.0f;
        #pragma unroll
        for (unsigned int loop0_k1 = 0u; loop0_k1 < 16u; ++loop0_k1) {
          float loop0_a1_0 = 0.0f;
          for (int loop0_x1 = (int)(__brev(loop0_k1) >> 28); loop0_x1 < 8; loop0_x1 += 16) {
            const int j2_0 = (int)((unsigned int)loop0_x1 % (unsigned int)2);
            const int rest3 = (int)((unsigned int)loop0_x1 / (unsigned int)2);
            const int j1_0 = (int)((unsigned int)rest3 % (unsigned int)2);
            const int rest4 = (int)((unsigned int)rest3 / (unsigned int)2);
            const int v3 = v2 + rest4;
            const int v5 = v4 + j1_0;
            const int v7 = v6 + j2_0;
            const float v8 = t_memory[max_i32(min_i32(v1, n_B - 1), 0) * 524288 + v3 * 16384 + v5 * 512 + v7 * 16 + i3_0];
            loop0_a1_0 = __fadd_rn(loop0_a1_0, v8);
          }
          if (loop0_k1 & 1u) {
            loop0_a1_0 = __fadd_rn(loop0_p1_0_0, loop0_a1_0);
            if (loop0_k1 & 2u) {
              loop0_a1_0 = __fadd_rn(loop0_p1_0_1, loop0_a1_0);
              if (loop0_k1 & 4u) {
                loop0_a1_0 = __fadd_rn(loop0_p1_0_2, loop0_a1_0);
                if (loop0_k1 & 8u) {
                  loop0_a1_0 = __fadd_rn(loop0_p1_0_3, loop0_a1_0);
                } else loop0_p1_0_3 = loop0_a1_0;
              } else loop0_p1_0_2 = loop0_a1_0;
            } else loop0_p1_0_1 = loop0_a1_0;
          } else loop0_p1_0_0 = loop0_a1_0;
          s0 = loop0_a1_0;
        }
        if ((unsigned int)v0 < (unsigned int)100) t_library[v0 * 65536 + rest2 * 4096 + i1_0 * 256 + i2_0 * 16 + i3_0] = (unsigned short)f32_to_f16(__fmul_rn(s0, 0.125f));
      }
    }
  }
  if (turn < end1) {
    float* const t_contexts = (float*)(arena + arena[86]);
    int* const t_addRow = (int*)(arena + arena[145]);
    float* const t_context = (float*)(arena + arena[90]);
    int* const t_adder = (int*)(arena + arena[144]);
    for (; turn < end1; turn += blocks) {
      const int unit1 = (turn - end0) * 256 + threadIdx.x;
      if (unit1 < 64) {
        const int v_1 = t_addRow[0];
        if (((unsigned int)v_1 < (unsigned int)100)) {
          t_contexts[v_1 * 64 + unit1] = t_context[max_i32(min_i32(t_adder[0], n_B - 1), 0) * 64 + unit1];
        }
      }
    }
  }
  if (turn < end2) {
    float* const t_scores = (float*)(arena + arena[87]);
    int* const t_births = (int*)(arena + arena[88]);
    int* const t_additions = (int*)(arena + arena[89]);
    int* const t_addRow = (int*)(arena + arena[145]);
    float* const t_value = (float*)(arena + arena[114]);
    int* const t_adder = (int*)(arena + arena[144]);
    for (; turn < end2; turn += blocks) {
      const int unit2 = (turn - end1) * 256 + threadIdx.x;
      if (unit2 < 1) {
        const int v_1 = t_addRow[0];
        const int v_2 = t_adder[0];
        const float v_3 = min_f32(max_f32(t_value[max_i32(min_i32(v_2, n_B - 1), 0)], 0.0f), 1.0f);
        const int v_4 = t_additions[0];
        if (((unsigned int)v_1 < (unsigned int)100)) {
          t_scores[v_1] = v_3;
        }
        if (((unsigned int)v_1 < (unsigned int)100)) {
          t_births[v_1] = add_i32(v_4, 1);
        }
        t_additions[0] = add_i32(v_4, ((v_2 >= 0) ? 1 : 0));
      }
    }
  }
  if (turn < end3) {
    int* const t_lastAddition = (int*)(arena + arena[96]);
    int* const t_adder = (int*)(arena + arena[144]);
    int* const t_age = (int*)(arena + arena[17]);
    for (; turn < end3; turn += blocks) {
      const int unit3 = (turn - end2) * 256 + threadIdx.x;
      if (unit3 < n_B) {
        t_lastAddition[unit3] = ((t_adder[0] == unit3) ? t_age[unit3] : t_lastAddition[unit3]);
      }
    }
  }
}

extern "C" __global__ void __launch_bounds__(256, 2) launch_0(unsigned int* arena, unsigned int* sync) {
  extern __shared__ __align__(16) unsigned int shared[];
  stage_begins(gridDim.x <= 16u);
  const unsigned int cycle = arena[0];
  if (blockIdx.x == 0 && threadIdx.x == 0) sync[1] = cycle + 1u;
  stage_0(arena, shared, blockIdx.x, gridDim.x, cycle);
}

extern "C" __global__ void __launch_bounds__(256, 2) launch_1(unsigned int* arena, unsigned int* sync) {
  extern __shared__ __align__(16) unsigned int shared[];
  stage_begins(gridDim.x <= 16u);
  const unsigned int cycle = arena[0];
  stage_1(arena, shared, blockIdx.x, gridDim.x, cycle);
}

extern "C" __global__ void __launch_bounds__(256, 2) launch_2(unsigned int* arena, unsigned int* sync) {
  extern __shared__ __align__(16) unsigned int shared[];
  stage_begins(gridDim.x <= 16u);
  const unsigned int cycle = arena[0];
  stage_2(arena, shared, blockIdx.x, gridDim.x, cycle);
}

extern "C" __global__ void __launch_bounds__(256, 2) launch_3(unsigned int* arena, unsigned int* sync) {
  extern __shared__ __align__(16) unsigned int shared[];
  stage_begins(gridDim.x <= 16u);
  const unsigned int cycle = arena[0];
  stage_3(arena, shared, blockIdx.x, gridDim.x, cycle);
}

extern "C" __global__ void __launch_bounds__(256, 2) launch_4(unsigned int* arena, unsigned int* sync) {
  extern __shared__ __align__(16) unsigned int shared[];
  stage_begins(true);
  const unsigned int cycle = arena[0];
  if (!((arena[arena[142]] != 0u))) return;
  stage_4(arena, shared, blockIdx.x, gridDim.x, cycle);
}

extern "C" __global__ void __launch_bounds__(256, 2) launch_5(unsigned int* arena, unsigned int* sync) {
  extern __shared__ __align__(16) unsigned int shared[];
  stage_begins(true);
  const unsigned int cycle = arena[0];
  if (!((arena[arena[142]] != 0u))) return;
  stage_5(arena, shared, blockIdx.x, gridDim.x, cycle);
}

extern "C" __global__ void __launch_bounds__(256, 2) launch_6(unsigned int* arena, unsigned int* sync) {
  extern __shared__ __align__(16) unsigned int shared[];
  stage_begins(true);
  const unsigned int cycle = sync[1] - 1u;
  if (blockIdx.x == 0 && threadIdx.x == 0) arena[0] = cycle + 1u;
  if (!((arena[arena[146]] != 0u))) return;
  stage_6(arena, shared, blockIdx.x, gridDim.x, cycle);
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
