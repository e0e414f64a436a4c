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
  const int n_R = ((int)arena[10]);
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
                const float v244 = __fmul_rn(t_contexts[row8 * 64 + loop7_x1], t_context[unit1 * 64 + loop7_x1]);
                loop7_r0_0[loop7_x1_0 / 32] = v244;
              }
            }
            #pragma unroll
            for (int loop8_x1_0 = 0; loop8_x1_0 < 64; loop8_x1_0 += 32) {
              const int loop8_x1 = loop8_x1_0 + lane;
              loop8_r0_0[loop8_x1_0 / 32] = 0.0f;
              if (loop8_x1 < 64) {
                const float v245 = __fmul_rn(t_contexts[row9 * 64 + loop8_x1], t_context[unit1 * 64 + loop8_x1]);
                loop8_r0_0[loop8_x1_0 / 32] = v245;
              }
            }
            #pragma unroll
            for (int loop9_x1_0 = 0; loop9_x1_0 < 64; loop9_x1_0 += 32) {
              const int loop9_x1 = loop9_x1_0 + lane;
              loop9_r0_0[loop9_x1_0 / 32] = 0.0f;
              if (loop9_x1 < 64) {
                const float v246 = __fmul_rn(t_contexts[row10 * 64 + loop9_x1], t_context[unit1 * 64 + loop9_x1]);
                loop9_r0_0[loop9_x1_0 / 32] = v246;
              }
            }
            #pragma unroll
            for (int loop10_x1_0 = 0; loop10_x1_0 < 64; loop10_x1_0 += 32) {
              const int loop10_x1 = loop10_x1_0 + lane;
              loop10_r0_0[loop10_x1_0 / 32] = 0.0f;
              if (loop10_x1 < 64) {
                const float v247 = __fmul_rn(t_contexts[row11 * 64 + loop10_x1], t_context[unit1 * 64 + loop10_x1]);
                loop10_r0_0[loop10_x1_0 / 32] = v247;
              }
            }
            #pragma unroll
            for (int loop11_x1_0 = 0; loop11_x1_0 < 64; loop11_x1_0 += 32) {
              const int loop11_x1 = loop11_x1_0 + lane;
              loop11_r0_0[loop11_x1_0 / 32] = 0.0f;
              if (loop11_x1 < 64) {
                const float v248 = __fmul_rn(t_contexts[row12 * 64 + loop11_x1], t_context[unit1 * 64 + loop11_x1]);
                loop11_r0_0[loop11_x1_0 / 32] = v248;
              }
            }
            #pragma unroll
            for (int loop12_x1_0 = 0; loop12_x1_0 < 64; loop12_x1_0 += 32) {
              const int loop12_x1 = loop12_x1_0 + lane;
              loop12_r0_0[loop12_x1_0 / 32] = 0.0f;
              if (loop12_x1 < 64) {
                const float v249 = __fmul_rn(t_contexts[row13 * 64 + loop12_x1], t_context[unit1 * 64 + loop12_x1]);
                loop12_r0_0[loop12_x1_0 / 32] = v249;
              }
            }
            #pragma unroll
            for (int loop13_x1_0 = 0; loop13_x1_0 < 64; loop13_x1_0 += 32) {
              const int loop13_x1 = loop13_x1_0 + lane;
              loop13_r0_0[loop13_x1_0 / 32] = 0.0f;
              if (loop13_x1 < 64) {
                const float v250 = __fmul_rn(t_contexts[row14 * 64 + loop13_x1], t_context[unit1 * 64 + loop13_x1]);
                loop13_r0_0[loop13_x1_0 / 32] = v250;
              }
            }
            #pragma unroll
            for (int loop14_x1_0 = 0; loop14_x1_0 < 64; loop14_x1_0 += 32) {
              const int loop14_x1 = loop14_x1_0 + lane;
              loop14_r0_0[loop14_x1_0 / 32] = 0.0f;
              if (loop14_x1 < 64) {
                const float v251 = __fmul_rn(t_contexts[row15 * 64 + loop14_x1], t_context[unit1 * 64 + loop14_x1]);
                loop14_r0_0[loop14_x1_0 / 32] = v251;
              }
            }
            #pragma unroll
            for (int loop15_x1_0 = 0; loop15_x1_0 < 64; loop15_x1_0 += 32) {
              const int loop15_x1 = loop15_x1_0 + lane;
              loop15_r0_0[loop15_x1_0 / 32] = 0.0f;
              if (loop15_x1 < 64) {
                const float v252 = __fmul_rn(t_contexts[row16 * 64 + loop15_x1], t_context[unit1 * 64 + loop15_x1]);
                loop15_r0_0[loop15_x1_0 / 32] = v252;
              }
            }
            #pragma unroll
            for (int loop16_x1_0 = 0; loop16_x1_0 < 64; loop16_x1_0 += 32) {
              const int loop16_x1 = loop16_x1_0 + lane;
              loop16_r0_0[loop16_x1_0 / 32] = 0.0f;
              if (loop16_x1 < 64) {
                const float v253 = __fmul_rn(t_contexts[row17 * 64 + loop16_x1], t_context[unit1 * 64 + loop16_x1]);
                loop16_r0_0[loop16_x1_0 / 32] = v253;
              }
            }
            #pragma unroll
            for (int loop17_x1_0 = 0; loop17_x1_0 < 64; loop17_x1_0 += 32) {
              const int loop17_x1 = loop17_x1_0 + lane;
              loop17_r0_0[loop17_x1_0 / 32] = 0.0f;
              if (loop17_x1 < 64) {
                const float v254 = __fmul_rn(t_contexts[row18 * 64 + loop17_x1], t_context[unit1 * 64 + loop17_x1]);
                loop17_r0_0[loop17_x1_0 / 32] = v254;
              }
            }
            #pragma unroll
            for (int loop18_x1_0 = 0; loop18_x1_0 < 64; loop18_x1_0 += 32) {
              const int loop18_x1 = loop18_x1_0 + lane;
              loop18_r0_0[loop18_x1_0 / 32] = 0.0f;
              if (loop18_x1 < 64) {
                const float v255 = __fmul_rn(t_contexts[row19 * 64 + loop18_x1], t_context[unit1 * 64 + loop18_x1]);
                loop18_r0_0[loop18_x1_0 / 32] = v255;
              }
            }
            #pragma unroll
            for (int loop19_x1_0 = 0; loop19_x1_0 < 64; loop19_x1_0 += 32) {
              const int loop19_x1 = loop19_x1_0 + lane;
              loop19_r0_0[loop19_x1_0 / 32] = 0.0f;
              if (loop19_x1 < 64) {
                const float v256 = __fmul_rn(t_contexts[row20 * 64 + loop19_x1], t_context[unit1 * 64 + loop19_x1]);
                loop19_r0_0[loop19_x1_0 / 32] = v256;
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
            const unsigned int v257 = t_seed[unit1];
            const int v258 = t_age[unit1];
            const float v259 = t_knobs[unit1 * 23 + 13];
            const float v260 = t_knobs[unit1 * 23 + 12];
            const float v261 = t_planScore[unit1 * 8];
            const unsigned int v262 = 0u + v257;
            const unsigned int v263 = ((unsigned int)v258) + 3u;
            const unsigned int v264 = v262 + v263;
            const unsigned int v265 = (shift_left_u32(v263, 13u) ^ (v263 >> 19)) ^ v264;
            const unsigned int v266 = v264 + v265;
            const unsigned int v267 = (shift_left_u32(v265, 15u) ^ (v265 >> 17)) ^ v266;
            const unsigned int v268 = v266 + v267;
            const unsigned int v269 = (shift_left_u32(v267, 26u) ^ (v267 >> 6)) ^ v268;
            const unsigned int v270 = v268 + v269;
            const unsigned int v271 = (v257 ^ 3u) ^ 466688986u;
            const unsigned int v272 = (((shift_left_u32(v269, 6u) ^ (v269 >> 26)) ^ v270) + v271) + 1u;
            const unsigned int v273 = (v270 + 3u) + v272;
            const unsigned int v274 = (shift_left_u32(v272, 17u) ^ (v272 >> 15)) ^ v273;
            const unsigned int v275 = v273 + v274;
            const unsigned int v276 = (shift_left_u32(v274, 29u) ^ (v274 >> 3)) ^ v275;
            const unsigned int v277 = v275 + v276;
            const unsigned int v278 = (shift_left_u32(v276, 16u) ^ (v276 >> 16)) ^ v277;
            const unsigned int v279 = v277 + v278;
            const unsigned int v280 = (((shift_left_u32(v278, 24u) ^ (v278 >> 8)) ^ v279) + v257) + 2u;
            const unsigned int v281 = (v279 + v271) + v280;
            const unsigned int v282 = (shift_left_u32(v280, 13u) ^ (v280 >> 19)) ^ v281;
            const unsigned int v283 = v281 + v282;
            const unsigned int v284 = (shift_left_u32(v282, 15u) ^ (v282 >> 17)) ^ v283;
            const unsigned int v285 = v283 + v284;
            const unsigned int v286 = (shift_left_u32(v284, 26u) ^ (v284 >> 6)) ^ v285;
            const unsigned int v287 = v285 + v286;
            const unsigned int v288 = (((shift_left_u32(v286, 6u) ^ (v286 >> 26)) ^ v287) + 3u) + 3u;
            const unsigned int v289 = (v287 + v257) + v288;
            const unsigned int v290 = (shift_left_u32(v288, 17u) ^ (v288 >> 15)) ^ v289;
            const unsigned int v291 = 0u + 1u;
            const unsigned int v292 = v262 + v291;
            const unsigned int v293 = (shift_left_u32(v291, 13u) ^ (v291 >> 19)) ^ v292;
            const unsigned int v294 = v292 + v293;
            const unsigned int v295 = (shift_left_u32(v293, 15u) ^ (v293 >> 17)) ^ v294;
            const unsigned int v296 = v294 + v295;
            const unsigned int v297 = (shift_left_u32(v295, 26u) ^ (v295 >> 6)) ^ v296;
            const unsigned int v298 = v296 + v297;
            const unsigned int v299 = (v257 ^ 1u) ^ 466688986u;
            const unsigned int v300 = (((shift_left_u32(v297, 6u) ^ (v297 >> 26)) ^ v298) + v299) + 1u;
            const unsigned int v301 = (v298 + 1u) + v300;
            const unsigned int v302 = (shift_left_u32(v300, 17u) ^ (v300 >> 15)) ^ v301;
            const unsigned int v303 = v301 + v302;
            const unsigned int v304 = (shift_left_u32(v302, 29u) ^ (v302 >> 3)) ^ v303;
            const unsigned int v305 = v303 + v304;
            const unsigned int v306 = (shift_left_u32(v304, 16u) ^ (v304 >> 16)) ^ v305;
            const unsigned int v307 = v305 + v306;
            const unsigned int v308 = (((shift_left_u32(v306, 24u) ^ (v306 >> 8)) ^ v307) + v257) + 2u;
            const unsigned int v309 = (v307 + v299) + v308;
            const unsigned int v310 = (shift_left_u32(v308, 13u) ^ (v308 >> 19)) ^ v309;
            const unsigned int v311 = v309 + v310;
            const unsigned int v312 = (shift_left_u32(v310, 15u) ^ (v310 >> 17)) ^ v311;
            const unsigned int v313 = v311 + v312;
            const unsigned int v314 = (shift_left_u32(v312, 26u) ^ (v312 >> 6)) ^ v313;
            const unsigned int v315 = v313 + v314;
            const unsigned int v316 = (((shift_left_u32(v314, 6u) ^ (v314 >> 26)) ^ v315) + 1u) + 3u;
            const unsigned int v317 = (v315 + v257) + v316;
            const unsigned int v318 = (shift_left_u32(v316, 17u) ^ (v316 >> 15)) ^ v317;
            const unsigned int v319 = 0u + 2u;
            const unsigned int v320 = v262 + v319;
            const unsigned int v321 = (shift_left_u32(v319, 13u) ^ (v319 >> 19)) ^ v320;
            const unsigned int v322 = v320 + v321;
            const unsigned int v323 = (shift_left_u32(v321, 15u) ^ (v321 >> 17)) ^ v322;
            const unsigned int v324 = v322 + v323;
            const unsigned int v325 = (shift_left_u32(v323, 26u) ^ (v323 >> 6)) ^ v324;
            const unsigned int v326 = v324 + v325;
            const unsigned int v327 = (v257 ^ 2u) ^ 466688986u;
            const unsigned int v328 = (((shift_left_u32(v325, 6u) ^ (v325 >> 26)) ^ v326) + v327) + 1u;
            const unsigned int v329 = (v326 + 2u) + v328;
            const unsigned int v330 = (shift_left_u32(v328, 17u) ^ (v328 >> 15)) ^ v329;
            const unsigned int v331 = v329 + v330;
            const unsigned int v332 = (shift_left_u32(v330, 29u) ^ (v330 >> 3)) ^ v331;
            const unsigned int v333 = v331 + v332;
            const unsigned int v334 = (shift_left_u32(v332, 16u) ^ (v332 >> 16)) ^ v333;
            const unsigned int v335 = v333 + v334;
            const unsigned int v336 = (((shift_left_u32(v334, 24u) ^ (v334 >> 8)) ^ v335) + v257) + 2u;
            const unsigned int v337 = (v335 + v327) + v336;
            const unsigned int v338 = (shift_left_u32(v336, 13u) ^ (v336 >> 19)) ^ v337;
            const unsigned int v339 = v337 + v338;
            const unsigned int v340 = (shift_left_u32(v338, 15u) ^ (v338 >> 17)) ^ v339;
            const unsigned int v341 = v339 + v340;
            const unsigned int v342 = (shift_left_u32(v340, 26u) ^ (v340 >> 6)) ^ v341;
            const unsigned int v343 = v341 + v342;
            const unsigned int v344 = (((shift_left_u32(v342, 6u) ^ (v342 >> 26)) ^ v343) + 2u) + 3u;
            const unsigned int v345 = (v343 + v257) + v344;
            const unsigned int v346 = (shift_left_u32(v344, 17u) ^ (v344 >> 15)) ^ v345;
            const bool v347 = (v258 % 21) == 20;
            float s23_best = 0.0f;
            int s23 = -1;
            float s24;
            float loop20_a1_0 = __uint_as_float(0xff800000u);
            for (int loop20_x1_0 = 0; loop20_x1_0 < 8; loop20_x1_0 += 32) {
              const int loop20_x1 = loop20_x1_0 + lane;
              float loop20_r0_0 = __uint_as_float(0xff800000u);
              if (loop20_x1 < 8) {
                const float v348 = t_planScore[unit1 * 8 + loop20_x1];
                loop20_r0_0 = v348;
                if (v348 == v348 && (s23 < 0 || v348 > s23_best || (v348 == s23_best && loop20_x1 < s23))) { s23_best = v348; s23 = loop20_x1; }
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
            const bool v349 = ((v347 && (v258 >= 40)) && (__fmul_rn(v259, v260) > 0.0f)) && (s24 > __fadd_rn(v261, 0.01f));
            const int v350 = v349 ? min_i32(max_i32(s23, 0), 7) : 0;
            const int v351 = v347 ? (int)1 : (int)0;
            for (int row21 = threadIdx.x; row21 < 1; row21 += 256) {
              *(uint2*)&t_fieldWords[unit1 * 2] = make_uint2(v289, v290);
              *(uint2*)&t_ruleWords[unit1 * 2] = make_uint2(v317, v318);
              *(uint2*)&t_holdingWords[unit1 * 2] = make_uint2(v345, v346);
              t_planWinner[unit1] = v350;
              t_planStart[unit1] = v351;
            }
          }
        }
        {
          int* const t_badInputs = (int*)(arena + arena[29]);
          float* const t_sensed = (float*)(arena + arena[15]);
          int* const t_silence = (int*)(arena + arena[30]);
          float* const t_reward = (float*)(arena + arena[28]);
          if (warp == 1) {
            const int v352 = t_badInputs[unit1];
            const int v353 = t_silence[unit1];
            const float v354 = t_sensed[unit1 * 25 + 24];
            int s25 = 0;
            for (int loop21_x = lane; loop21_x < 25; loop21_x += 32) {
              const float v355 = t_sensed[unit1 * 25 + loop21_x];
              const bool v356 = (!is_finite_f32(v355)) || (fabsf(v355) > 1000000.0f);
              s25 += v356 ? 1 : 0;
            }
            for (int by = 16; by > 0; by /= 2) {
              const int s25_o = __shfl_xor_sync(~0u, s25, by);
              s25 += s25_o;
            }
            const int v357 = add_i32(v352, s25);
            int s26 = 0;
            for (int loop22_x = lane; loop22_x < 24; loop22_x += 32) {
              const float v358 = t_sensed[unit1 * 25 + loop22_x];
              const float v359 = min_f32(max_f32((is_finite_f32(v358) ? v358 : 0.0f), (-1000000.0f)), 1000000.0f);
              const bool v360 = fabsf(v359) > 0.01f;
              s26 += v360 ? 1 : 0;
            }
            for (int by = 16; by > 0; by /= 2) {
              const int s26_o = __shfl_xor_sync(~0u, s26, by);
              s26 += s26_o;
            }
            const int v361 = (s26 > 0) ? 0 : add_i32(v353, 1);
            const float v362 = min_f32(max_f32((is_finite_f32(v354) ? v354 : 0.0f), (-1000000.0f)), 1000000.0f);
            const float v363 = min_f32(max_f32(v362, (-1.0f)), 1.0f);
            __syncwarp();
            if (lane == 0) {
              t_badInputs[unit1] = v357;
              t_silence[unit1] = v361;
              t_reward[unit1] = v363;
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
              const float v364 = t_sensors[unit1 * 24 + row22];
              const int v365 = t_rangeGiven[row22];
              const float v366 = t_rangeLow[row22];
              const float v367 = t_low[unit1 * 24 + row22];
              const float v368 = t_sensed[unit1 * 25 + row22];
              const float v369 = t_rangeHigh[row22];
              const float v370 = t_high[unit1 * 24 + row22];
              const bool v371 = v365 == 1;
              const float v372 = min_f32(max_f32((is_finite_f32(v368) ? v368 : 0.0f), (-1000000.0f)), 1000000.0f);
              const float v373 = v371 ? v366 : min_f32(v367, v372);
              const float v374 = v371 ? v369 : max_f32(v370, v372);
              const float v375 = __fsub_rn(__fdiv_rn(__fmul_rn(__fsub_rn(v372, v373), 2.0f), __fsub_rn(v374, v373)), 1.0f);
              const float v376 = min_f32(max_f32(v375, (-1.0f)), 1.0f);
              t_sensorsLast[unit1 * 24 + row22] = v364;
              t_low[unit1 * 24 + row22] = v373;
              t_high[unit1 * 24 + row22] = v374;
              t_sensors[unit1 * 24 + row22] = v376;
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
            {
              const int i0 = unit1;
              float best_1 = __uint_as_float(0xff800000u);
              int at_2 = (-1);
              const int v_12 = t_additions[0];
              for (int b_3 = 0; b_3 < 100; b_3 += 32) {
                const float o_7 = __shfl_sync(~0u, best_1, 2);
                const int o_8 = __shfl_sync(~0u, at_2, 2);
                float c_5 = __uint_as_float(0xff800000u);
                bool fits_6 = false;
                {
                  const int x_9 = (b_3 + ((int)lane));
                  if ((x_9 < 100)) {
                    const float v_10 = t_scores[x_9];
                    const bool v_11 = (v_10 > 0.0f);
                    const float v_13 = min_f32(max_f32(__fmul_rn(__int2float_rn(sub_i32(v_12, t_births[x_9])), (-0.1f)), (-104.0f)), 89.0f);
                    const float v_14 = rintf(__fmul_rn(v_13, 1.442695f));
                    const float v_15 = __fmaf_rn(v_14, (-0.0000014286068f), __fmaf_rn(v_14, (-0.69314575f), v_13));
                    const float v_16 = __fmaf_rn(__fmul_rn(v_15, v_15), __fmaf_rn(v_15, __fmaf_rn(v_15, __fmaf_rn(v_15, __fmaf_rn(v_15, 0.0013814423f, 0.008368743f), 0.041668393f), 0.16666521f), 0.49999994f), v_15);
                    const bool v_17 = (v_14 < 0.0f);
                    const float v_18 = __fmul_rn(__fmul_rn(__fadd_rn(v_16, 1.0f), __uint_as_float((shift_left_u32(__float_as_uint(__fadd_rn(v_14, 12582912.0f)), 23u) + (v_17 ? 1602224128u : 528482304u)))), (v_17 ? 5.421011e-20f : 18446744000000000000.0f));
                    const float v_19 = __fmul_rn(__fmul_rn(t_alike[i0 * 100 + x_9], v_10), v_18);
                    c_5 = v_19;
                    fits_6 = ((v_11 && (!(v_19 != v_19))) && ((o_8 < 0) || (v_19 > o_7)));
                  }
                }
                const unsigned int votes_20 = __ballot_sync(~0u, fits_6);
                unsigned int open_4 = votes_20;
                while ((!(open_4 == 0u))) {
                  const int from_21 = (__ffs(open_4) - 1);
                  open_4 = (open_4 & (open_4 - 1u));
                  const float o_22 = __shfl_sync(~0u, c_5, from_21);
                  const unsigned int votes_23 = __ballot_sync(~0u, ((at_2 >= 0) && (!(o_22 > best_1))));
                  const int p_24 = __popc(votes_23);
                  const float o_25 = __shfl_up_sync(~0u, best_1, 1);
                  const int o_26 = __shfl_up_sync(~0u, at_2, 1);
                  if ((((int)lane) > p_24)) {
                    best_1 = o_25;
                    at_2 = o_26;
                  }
                  else {
                    if ((((int)lane) == p_24)) {
                      best_1 = o_22;
                      at_2 = (b_3 + from_21);
                    }
                  }
                }
              }
              if ((((int)lane) < 3)) {
                t_ranks[i0 * 3 + ((int)lane)] = best_1;
                t_rankRows[i0 * 3 + ((int)lane)] = at_2;
              }
            }
          }
        }
        {
          float* const t_sensors = (float*)(arena + arena[26]);
          float* const t_members = (float*)(arena + arena[118]);
          float* const t_memberErrors = (float*)(arena + arena[119]);
          int* const t_age = (int*)(arena + arena[17]);
          if (((warp + 7) & 7) < 3) {
            const int v377 = t_age[unit1];
            const float v382 = max_f32(0.02f, __fdiv_rn(1.0f, __int2float_rn(add_i32(v377, 1))));
            for (int row23 = (int)((threadIdx.x + 224) & 255); row23 < 96; row23 += 256) {
              const int i2_2 = (int)((unsigned int)row23 % (unsigned int)24);
              const int rest3 = (int)((unsigned int)row23 / (unsigned int)24);
              const float v378 = t_sensors[unit1 * 24 + i2_2];
              const float v379 = t_members[unit1 * 96 + rest3 * 24 + i2_2];
              const float v380 = t_memberErrors[unit1 * 96 + rest3 * 24 + i2_2];
              const float v381 = __fsub_rn(v378, v379);
              t_memberErrors[unit1 * 96 + rest3 * 24 + i2_2] = __fmaf_rn(__fmaf_rn(v381, v381, (-v380)), v382, v380);
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
          const int v383 = t_age[unit1];
          const float v384 = t_improvement[unit1];
          const int v385 = t_plateau[unit1];
          const float v386 = t_confidence[unit1];
          const int v387 = t_activeCells[unit1];
          const float v388 = t_information[unit1];
          const float v389 = t_energy[unit1];
          const float v390 = t_variance[unit1];
          const int v391 = t_silence[unit1];
          const float v392 = t_novelty[unit1];
          const float v393 = t_knobs[unit1 * 23 + 11];
          const float v394 = t_reward[unit1];
          const float v395 = t_knobs[unit1 * 23 + 10];
          const float v396 = t_opening[unit1];
          const float v397 = t_hold[unit1];
          const float v398 = t_knobs[unit1 * 23 + 9];
          const float v399 = t_patternOn[unit1];
          const float v400 = t_knobs[unit1 * 23 + 12];
          const float v401 = t_knobs[unit1 * 23 + 1];
          const float v402 = t_knobs[unit1 * 23 + 2];
          float s27;
          float s28;
          float loop23_a1_0 = 0.0f;
          float loop23_a1_1 = 0.0f;
          for (int loop23_x1_0 = 0; loop23_x1_0 < 24; loop23_x1_0 += 32) {
            const int loop23_x1 = loop23_x1_0 + lane;
            float loop23_r0_0 = 0.0f;
            float loop23_r0_1 = 0.0f;
            if (loop23_x1 < 24) {
              const float v403 = __fsub_rn(t_sensors[unit1 * 24 + loop23_x1], t_prediction[unit1 * 24 + loop23_x1]);
              const float v404 = fabsf(v403);
              loop23_r0_0 = v404;
              loop23_r0_1 = v404;
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
          const float v405 = __fdiv_rn(s27, 24.0f);
          const int v406 = min_i32(add_i32(v383, 1), 100);
          const float v407 = __fdiv_rn(s28, 24.0f);
          const int v408 = v383 % 1000;
          float s29;
          float loop24_a1_0 = 0.0f;
          for (int loop24_x1_0 = 0; loop24_x1_0 < 100; loop24_x1_0 += 32) {
            const int loop24_x1 = loop24_x1_0 + lane;
            float loop24_r0_0 = 0.0f;
            if (loop24_x1 < 100) {
              const int v409 = v408 - loop24_x1;
              const float v410 = (loop24_x1 == 0) ? v407 : t_errors[unit1 * 1000 + wrap_index(v409, 1000)];
              const float v411 = (loop24_x1 < v406) ? v410 : 0.0f;
              loop24_r0_0 = v411;
            }
            loop24_a1_0 = __fadd_rn(loop24_a1_0, loop24_r0_0);
            loop24_a1_0 = __fadd_rn(loop24_a1_0, __shfl_down_sync(~0u, loop24_r0_0, 16));
          }
          loop24_a1_0 = __fadd_rn(loop24_a1_0, __shfl_down_sync(~0u, loop24_a1_0, 8));
          loop24_a1_0 = __fadd_rn(loop24_a1_0, __shfl_down_sync(~0u, loop24_a1_0, 4));
          loop24_a1_0 = __fadd_rn(loop24_a1_0, __shfl_down_sync(~0u, loop24_a1_0, 2));
          loop24_a1_0 = __fadd_rn(loop24_a1_0, __shfl_down_sync(~0u, loop24_a1_0, 1));
          s29 = __shfl_sync(~0u, loop24_a1_0, 0);
          const float v412 = __fdiv_rn(s29, __int2float_rn(v406));
          const bool v413 = v383 > 20;
          float s30;
          float s31;
          float loop25_a1_0 = 0.0f;
          float loop25_a1_1 = 0.0f;
          for (int loop25_x1_0 = 0; loop25_x1_0 < 10; loop25_x1_0 += 32) {
            const int loop25_x1 = loop25_x1_0 + lane;
            float loop25_r0_0 = 0.0f;
            float loop25_r0_1 = 0.0f;
            if (loop25_x1 < 10) {
              const int v414 = loop25_x1 + 10;
              const int v415 = v408 - v414;
              const float v416 = (v414 == 0) ? v407 : t_errors[unit1 * 1000 + wrap_index(v415, 1000)];
              const int v417 = v408 - loop25_x1;
              const float v418 = (loop25_x1 == 0) ? v407 : t_errors[unit1 * 1000 + wrap_index(v417, 1000)];
              loop25_r0_0 = v416;
              loop25_r0_1 = v418;
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
          const float v419 = __fmaf_rn(v384, 0.9f, __fmul_rn((v413 ? __fdiv_rn(__fsub_rn(s30, s31), 10.0f) : 0.0f), 0.1f));
          const int v420 = (fabsf(v419) < 0.001f) ? (v413 ? add_i32(v385, 1) : 0) : 0;
          const float v421 = __fdiv_rn(__int2float_rn(v383), 1000.0f);
          const float v422 = __fsub_rn(0.9f, min_f32(v421, 0.2f));
          const float v423 = __fmaf_rn(min_f32(__fdiv_rn(__int2float_rn(v387), 50.0f), 1.0f), (-0.5f), 1.5f);
          const float v424 = __fmul_rn(__fsub_rn(1.0f, v422), __fsub_rn(1.0f, min_f32(max_f32(__fmul_rn(v423, v412), 0.0f), 1.0f)));
          const float v425 = __fmaf_rn(v422, v386, v424);
          const float v426 = __fmaf_rn(v388, 0.95f, __fmul_rn(__fmul_rn(v389, __fadd_rn(v390, 1.0f)), 0.05f));
          const float v427 = min_f32(max_f32(__fdiv_rn(v426, 0.05f), 0.0f), 1.0f);
          const float v428 = (v391 > 100) ? 0.95f : __fmul_rn(__fadd_rn(v427, v425), 0.5f);
          const float v429 = __fsub_rn(1.0f, v425);
          const float v430 = __fmul_rn(v392, v393);
          const float v431 = __fmaf_rn(__fsub_rn(1.0f, v427), __fmaf_rn(v430, 0.5f, 0.5f), min_f32(__fdiv_rn(__int2float_rn(v420), 200.0f), 0.5f));
          const float v432 = min_f32(__fmaf_rn(v429, 0.2f, min_f32(__fadd_rn(v431, 0.3f), 1.0f)), 1.0f);
          const float v433 = fabsf(v394);
          const float v434 = __fadd_rn(__fsub_rn(__fmaf_rn(__fsub_rn(v405, v412), 4.0f, v430), 0.3f), v433);
          const float v435 = __fmul_rn(min_f32(max_f32(v434, 0.0f), 1.0f), v395);
          const float v436 = max_f32(__fmul_rn(v396, 0.8f), v435);
          const float v437 = max_f32(__fmul_rn(v397, 0.95f), v435);
          const int v438 = (v425 > 0.6f) ? 2 : 1;
          const int v439 = (v427 < 0.3f) ? 0 : ((v391 > 50) ? ((v427 > 0.7f) ? 3 : v438) : v438);
          const float v440 = __fmul_rn(__fmul_rn(v428, 0.0001f), v398);
          const float v441 = __fmul_rn(v436, 0.3f);
          const float v442 = __fmul_rn(__fmul_rn(__fsub_rn(1.0f, v437), 0.1f), __fmul_rn(v399, v400));
          const float v443 = __fadd_rn(v421, 1.0f);
          const int v444 = __float_as_int(v443);
          const bool v445 = v444 < 8388608;
          const int v446 = __float_as_int((v445 ? __int2float_rn(v444) : v443));
          const int v447 = sub_i32(v446, 1060439283) >> 23;
          const float v448 = __int2float_rn(add_i32(v447, (v445 ? (-149) : 0)));
          const float v449 = __fsub_rn(__int_as_float(sub_i32(v446, shift_left_i32(v447, 23))), 1.0f);
          const float v450 = divide_plain(v449, __fadd_rn(v449, 2.0f));
          const float v451 = __fmul_rn(v450, v450);
          const float v452 = __fmaf_rn((-v451), __fmaf_rn(v451, __fmaf_rn(v451, 0.29871482f, 0.39977568f), 0.66666776f), v449);
          const float v453 = __fsub_rn(v449, __fmaf_rn(v450, v452, (-__fmul_rn(v448, 0.0000014286068f))));
          const float v454 = (__float_as_uint(v443) > 2147483648u) ? __uint_as_float(0x7fc00000u) : v443;
          const float v455 = (shift_left_u32(__float_as_uint(v443), 1u) == 0u) ? __uint_as_float(0xff800000u) : v454;
          const float v456 = ((__float_as_uint(v443) - 1u) < 2139095039u) ? __fmaf_rn(v448, 0.69314575f, v453) : v455;
          const float v457 = min_f32(__fmaf_rn(v405, 4.0f, 1.0f), 3.0f);
          const float v458 = min_f32(__fmul_rn(__fmul_rn(__fmaf_rn(v456, 0.4342945f, 1.0f), 0.01f), v457), 0.05f);
          const float v459 = (v391 > 0) ? 0.0f : __fmul_rn(v400, 0.01f);
          const float v460 = max_f32(0.5f, __fmul_rn(__fmaf_rn(v433, 0.5f, 0.5f), __fmaf_rn(v429, 0.9f, 0.1f)));
          const float v461 = __fmul_rn(v460, v401);
          const float v462 = __fmul_rn(__fmul_rn(v457, 0.01f), v402);
          __syncthreads();
          if (threadIdx.x == 0) {
            t_error[unit1] = v405;
            t_meanError[unit1] = v412;
            t_improvement[unit1] = v419;
            t_plateau[unit1] = v420;
            t_confidence[unit1] = v425;
            t_information[unit1] = v426;
            t_drive[unit1] = v428;
            t_exploration[unit1] = v432;
            t_gate[unit1] = v435;
            t_opening[unit1] = v436;
            t_hold[unit1] = v437;
            t_cognition[unit1] = v439;
            t_tune_noise[unit1] = v440;
            t_tune_gate[unit1] = v441;
            t_tune_pattern[unit1] = v442;
            t_tune_plasticity[unit1] = v458;
            t_tune_memoryGain[unit1] = v459;
            t_tune_imprint[unit1] = v461;
            t_tune_learning[unit1] = v462;
          }
        }
        __syncthreads();
        {
          int* const t_rankRows = (int*)(arena + arena[138]);
          float* const t_ranks = (float*)(arena + arena[137]);
          float* const t_rankWeights = (float*)(arena + arena[139]);
          if (warp < 1) {
            const float v463 = t_ranks[unit1 * 3];
            const int v464 = t_rankRows[unit1 * 3];
            const int v465 = t_rankRows[unit1 * 3 + 1];
            const float v466 = t_ranks[unit1 * 3 + 1];
            const int v467 = t_rankRows[unit1 * 3 + 2];
            const float v468 = t_ranks[unit1 * 3 + 2];
            const float v480 = max_f32(__fmul_rn(max_f32(__fsub_rn(v463, v463), (-20.0f)), 5.0f), (-104.0f));
            const float v481 = min_f32(v480, 89.0f);
            const float v482 = rintf(__fmul_rn(v481, 1.442695f));
            const float v483 = __fmaf_rn(v482, (-0.0000014286068f), __fmaf_rn(v482, (-0.69314575f), v481));
            const float v484 = __fmaf_rn(v483, __fmaf_rn(v483, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v485 = __fmaf_rn(__fmul_rn(v483, v483), __fmaf_rn(v483, __fmaf_rn(v483, v484, 0.16666521f), 0.49999994f), v483);
            const bool v486 = v482 < 0.0f;
            const unsigned int v487 = shift_left_u32(__float_as_uint(__fadd_rn(v482, 12582912.0f)), 23u) + (v486 ? 1602224128u : 528482304u);
            const float v488 = __fmul_rn(__fmul_rn(__fadd_rn(v485, 1.0f), __uint_as_float(v487)), (v486 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v489 = max_f32(__fmul_rn(max_f32(__fsub_rn(v466, v463), (-20.0f)), 5.0f), (-104.0f));
            const float v490 = min_f32(v489, 89.0f);
            const float v491 = rintf(__fmul_rn(v490, 1.442695f));
            const float v492 = __fmaf_rn(v491, (-0.0000014286068f), __fmaf_rn(v491, (-0.69314575f), v490));
            const float v493 = __fmaf_rn(v492, __fmaf_rn(v492, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v494 = __fmaf_rn(__fmul_rn(v492, v492), __fmaf_rn(v492, __fmaf_rn(v492, v493, 0.16666521f), 0.49999994f), v492);
            const bool v495 = v491 < 0.0f;
            const unsigned int v496 = shift_left_u32(__float_as_uint(__fadd_rn(v491, 12582912.0f)), 23u) + (v495 ? 1602224128u : 528482304u);
            const float v497 = __fmul_rn(__fmul_rn(__fadd_rn(v494, 1.0f), __uint_as_float(v496)), (v495 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v498 = max_f32(__fmul_rn(max_f32(__fsub_rn(v468, v463), (-20.0f)), 5.0f), (-104.0f));
            const float v499 = min_f32(v498, 89.0f);
            const float v500 = rintf(__fmul_rn(v499, 1.442695f));
            const float v501 = __fmaf_rn(v500, (-0.0000014286068f), __fmaf_rn(v500, (-0.69314575f), v499));
            const float v502 = __fmaf_rn(v501, __fmaf_rn(v501, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v503 = __fmaf_rn(__fmul_rn(v501, v501), __fmaf_rn(v501, __fmaf_rn(v501, v502, 0.16666521f), 0.49999994f), v501);
            const bool v504 = v500 < 0.0f;
            const unsigned int v505 = shift_left_u32(__float_as_uint(__fadd_rn(v500, 12582912.0f)), 23u) + (v504 ? 1602224128u : 528482304u);
            const float v506 = __fmul_rn(__fmul_rn(__fadd_rn(v503, 1.0f), __uint_as_float(v505)), (v504 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v507 = __fadd_rn(__fadd_rn(((v464 < 0) ? 0.0f : v488), ((v465 < 0) ? 0.0f : v497)), ((v467 < 0) ? 0.0f : v506));
            const float v508 = max_f32(v507, 0.000001f);
            for (int row24 = threadIdx.x; row24 < 3; row24 += 256) {
              const int v469 = t_rankRows[unit1 * 3 + row24];
              const float v470 = t_ranks[unit1 * 3 + row24];
              const float v471 = max_f32(__fmul_rn(max_f32(__fsub_rn(v470, v463), (-20.0f)), 5.0f), (-104.0f));
              const float v472 = min_f32(v471, 89.0f);
              const float v473 = rintf(__fmul_rn(v472, 1.442695f));
              const float v474 = __fmaf_rn(v473, (-0.0000014286068f), __fmaf_rn(v473, (-0.69314575f), v472));
              const float v475 = __fmaf_rn(v474, __fmaf_rn(v474, 0.0013814423f, 0.008368743f), 0.041668393f);
              const float v476 = __fmaf_rn(__fmul_rn(v474, v474), __fmaf_rn(v474, __fmaf_rn(v474, v475, 0.16666521f), 0.49999994f), v474);
              const bool v477 = v473 < 0.0f;
              const unsigned int v478 = shift_left_u32(__float_as_uint(__fadd_rn(v473, 12582912.0f)), 23u) + (v477 ? 1602224128u : 528482304u);
              const float v479 = __fmul_rn(__fmul_rn(__fadd_rn(v476, 1.0f), __uint_as_float(v478)), (v477 ? 5.421011e-20f : 18446744000000000000.0f));
              t_rankWeights[unit1 * 3 + row24] = __fdiv_rn(((v469 < 0) ? 0.0f : v479), v508);
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
            const int v509 = t_planWinner[unit1];
            const int v510 = t_age[unit1];
            const int v511 = t_planUntil[unit1];
            const int v512 = t_rankRows[unit1 * 3];
            const float v513 = t_ranks[unit1 * 3];
            const float v514 = t_patternRank[unit1];
            const float v515 = t_patternOn[unit1];
            const float v516 = t_value[unit1];
            const float v517 = t_valueMean[unit1];
            const float v518 = t_valueSquare[unit1];
            const int v519 = t_lastAddition[unit1];
            const float v520 = t_knobs[unit1 * 23];
            const float v521 = t_knobs[unit1 * 23 + 12];
            const bool v522 = v509 > 0;
            const bool v523 = ((v510 % 10) == 9) && (v510 >= v511);
            const float v524 = (v512 < 0) ? 0.0f : min_f32(max_f32(v513, 0.0f), 1.0f);
            const bool v525 = v524 > 0.5f;
            const int v526 = v522 ? 2 : ((v523 && v525) ? 1 : 0);
            const float v527 = v523 ? v524 : v514;
            const float v528 = v522 ? 1.0f : (v523 ? (v525 ? 1.0f : 0.0f) : v515);
            const int v529 = v522 ? add_i32(v510, 20) : v511;
            const float v530 = __fmaf_rn(__fsqrt_rn(max_f32(__fmaf_rn((-v517), v517, v518), 0.0f)), 1.645f, v517);
            const bool v531 = __fmul_rn(v520, v521) > 0.0f;
            const bool v532 = ((v516 > __fadd_rn(v530, 0.001f)) && (v516 > 0.0f)) && ((sub_i32(v510, v519) >= 10) && v531);
            const float v533 = v532 ? v516 : 0.0f;
            const float v534 = __fmul_rn(0.01f, (v531 ? 1.0f : 0.0f));
            const float v535 = __fmaf_rn(v534, __fsub_rn(v516, v517), v517);
            const float v536 = __fmaf_rn(v534, __fmaf_rn(v516, v516, (-v518)), v518);
            for (int row25 = (int)((threadIdx.x + 224) & 255); row25 < 1; row25 += 256) {
              t_install[unit1] = v526;
              t_patternRank[unit1] = v527;
              t_patternOn[unit1] = v528;
              t_planUntil[unit1] = v529;
              t_worth[unit1] = v533;
              t_valueMean[unit1] = v535;
              t_valueSquare[unit1] = v536;
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
            const float v537 = t_tune_imprint[unit1];
            const float v538 = t_tune_learning[unit1];
            for (int row26 = (int)((threadIdx.x + 192) & 255); row26 < 64; row26 += 256) {
              const int i3_1 = (int)((unsigned int)row26 % (unsigned int)2);
              const int rest4 = (int)((unsigned int)row26 / (unsigned int)2);
              const int i2_3 = (int)((unsigned int)rest4 % (unsigned int)16);
              const int rest5 = (int)((unsigned int)rest4 / (unsigned int)16);
              const int v539 = t_reachSensor[rest5 * 32 + i3_1 * 16 + i2_3];
              const float v540 = t_sensors[unit1 * 24 + max_i32(min_i32(v539, 24 - 1), 0)];
              const float v541 = __fsub_rn(v540, t_prediction[unit1 * 24 + max_i32(min_i32(v539, 24 - 1), 0)]);
              t_tune_drive[unit1 * 64 + rest5 * 32 + i2_3 * 2 + i3_1] = (v539 < 0) ? 0.0f : __fmaf_rn(v537, v540, __fmul_rn(v538, v541));
            }
          }
        }
        {
          int* const t_age = (int*)(arena + arena[17]);
          float* const t_error = (float*)(arena + arena[34]);
          float* const t_errors = (float*)(arena + arena[36]);
          if (((warp + 4) & 7) < 1) {
            const int v542 = t_age[unit1];
            const float v543 = t_error[unit1];
            const int v544 = v542 % 1000;
            for (int row27 = (int)((threadIdx.x + 128) & 255); row27 < 1; row27 += 256) {
              if ((unsigned int)v544 < (unsigned int)1000) t_errors[unit1 * 1000 + v544] = v543;
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
            {
              const int i0 = unit0;
              float best_1 = __uint_as_float(0xff800000u);
              int at_2 = (-1);
              const int v_12 = t_additions[0];
              for (int b_3 = 0; b_3 < 100; b_3 += 32) {
                const float o_7 = __shfl_sync(~0u, best_1, 2);
                const int o_8 = __shfl_sync(~0u, at_2, 2);
                float c_5 = __uint_as_float(0xff800000u);
                bool fits_6 = false;
                {
                  const int x_9 = (b_3 + ((int)lane));
                  if ((x_9 < 100)) {
                    const float v_10 = t_scores[x_9];
                    const bool v_11 = (v_10 > 0.0f);
                    const float v_13 = min_f32(max_f32(__fmul_rn(__int2float_rn(sub_i32(v_12, t_births[x_9])), (-0.1f)), (-104.0f)), 89.0f);
                    const float v_14 = rintf(__fmul_rn(v_13, 1.442695f));
                    const float v_15 = __fmaf_rn(v_14, (-0.0000014286068f), __fmaf_rn(v_14, (-0.69314575f), v_13));
                    const float v_16 = __fmaf_rn(__fmul_rn(v_15, v_15), __fmaf_rn(v_15, __fmaf_rn(v_15, __fmaf_rn(v_15, __fmaf_rn(v_15, 0.0013814423f, 0.008368743f), 0.041668393f), 0.16666521f), 0.49999994f), v_15);
                    const bool v_17 = (v_14 < 0.0f);
                    const float v_18 = __fmul_rn(__fmul_rn(__fadd_rn(v_16, 1.0f), __uint_as_float((shift_left_u32(__float_as_uint(__fadd_rn(v_14, 12582912.0f)), 23u) + (v_17 ? 1602224128u : 528482304u)))), (v_17 ? 5.421011e-20f : 18446744000000000000.0f));
                    const float v_19 = __fmul_rn(__fmul_rn(t_alike[i0 * 100 + x_9], v_10), v_18);
                    c_5 = v_19;
                    fits_6 = ((v_11 && (!(v_19 != v_19))) && ((o_8 < 0) || (v_19 > o_7)));
                  }
                }
                const unsigned int votes_20 = __ballot_sync(~0u, fits_6);
                unsigned int open_4 = votes_20;
                while ((!(open_4 == 0u))) {
                  const int from_21 = (__ffs(open_4) - 1);
                  open_4 = (open_4 & (open_4 - 1u));
                  const float o_22 = __shfl_sync(~0u, c_5, from_21);
                  const unsigned int votes_23 = __ballot_sync(~0u, ((at_2 >= 0) && (!(o_22 > best_1))));
                  const int p_24 = __popc(votes_23);
                  const float o_25 = __shfl_up_sync(~0u, best_1, 1);
                  const int o_26 = __shfl_up_sync(~0u, at_2, 1);
                  if ((((int)lane) > p_24)) {
                    best_1 = o_25;
                    at_2 = o_26;
                  }
                  else {
                    if ((((int)lane) == p_24)) {
                      best_1 = o_22;
                      at_2 = (b_3 + from_21);
                    }
                  }
                }
              }
              if ((((int)lane) < 3)) {
                t_ranks[i0 * 3 + ((int)lane)] = best_1;
                t_rankRows[i0 * 3 + ((int)lane)] = at_2;
              }
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
            const float v179 = t_tune_imprint[unit0];
            const float v181 = t_tune_learning[unit0];
            for (int row4 = lane; row4 < 64; row4 += 32) {
              const int i3_0 = (int)((unsigned int)row4 % (unsigned int)2);
              const int rest1 = (int)((unsigned int)row4 / (unsigned int)2);
              const int i2_1 = (int)((unsigned int)rest1 % (unsigned int)16);
              const int rest2 = (int)((unsigned int)rest1 / (unsigned int)16);
              const int v178 = t_reachSensor[rest2 * 32 + i3_0 * 16 + i2_1];
              const float v180 = t_sensors[unit0 * 24 + max_i32(min_i32(v178, 24 - 1), 0)];
              const float v182 = __fsub_rn(v180, t_prediction[unit0 * 24 + max_i32(min_i32(v178, 24 - 1), 0)]);
              t_tune_drive[unit0 * 64 + rest2 * 32 + i2_1 * 2 + i3_0] = (v178 < 0) ? 0.0f : __fmaf_rn(v179, v180, __fmul_rn(v181, v182));
            }
          }
          {
            int* const t_rankRows = (int*)(arena + arena[138]);
            float* const t_ranks = (float*)(arena + arena[137]);
            float* const t_rankWeights = (float*)(arena + arena[139]);
            const float v183 = t_ranks[unit0 * 3];
            const float v193 = max_f32(__fmul_rn(max_f32(__fsub_rn(v183, v183), (-20.0f)), 5.0f), (-104.0f));
            const float v194 = min_f32(v193, 89.0f);
            const float v195 = rintf(__fmul_rn(v194, 1.442695f));
            const float v196 = __fmaf_rn(v195, (-0.0000014286068f), __fmaf_rn(v195, (-0.69314575f), v194));
            const float v197 = __fmaf_rn(v196, __fmaf_rn(v196, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v198 = __fmaf_rn(__fmul_rn(v196, v196), __fmaf_rn(v196, __fmaf_rn(v196, v197, 0.16666521f), 0.49999994f), v196);
            const bool v199 = v195 < 0.0f;
            const unsigned int v200 = shift_left_u32(__float_as_uint(__fadd_rn(v195, 12582912.0f)), 23u) + (v199 ? 1602224128u : 528482304u);
            const float v201 = __fmul_rn(__fmul_rn(__fadd_rn(v198, 1.0f), __uint_as_float(v200)), (v199 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v202 = __fmul_rn(max_f32(__fsub_rn(t_ranks[unit0 * 3 + 1], v183), (-20.0f)), 5.0f);
            const float v203 = min_f32(max_f32(v202, (-104.0f)), 89.0f);
            const float v204 = rintf(__fmul_rn(v203, 1.442695f));
            const float v205 = __fmaf_rn(v204, (-0.0000014286068f), __fmaf_rn(v204, (-0.69314575f), v203));
            const float v206 = __fmaf_rn(v205, __fmaf_rn(v205, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v207 = __fmaf_rn(__fmul_rn(v205, v205), __fmaf_rn(v205, __fmaf_rn(v205, v206, 0.16666521f), 0.49999994f), v205);
            const bool v208 = v204 < 0.0f;
            const unsigned int v209 = shift_left_u32(__float_as_uint(__fadd_rn(v204, 12582912.0f)), 23u) + (v208 ? 1602224128u : 528482304u);
            const float v210 = __fmul_rn(__fmul_rn(__fadd_rn(v207, 1.0f), __uint_as_float(v209)), (v208 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v211 = __fadd_rn(((t_rankRows[unit0 * 3] < 0) ? 0.0f : v201), ((t_rankRows[unit0 * 3 + 1] < 0) ? 0.0f : v210));
            const float v212 = __fmul_rn(max_f32(__fsub_rn(t_ranks[unit0 * 3 + 2], v183), (-20.0f)), 5.0f);
            const float v213 = min_f32(max_f32(v212, (-104.0f)), 89.0f);
            const float v214 = rintf(__fmul_rn(v213, 1.442695f));
            const float v215 = __fmaf_rn(v214, (-0.0000014286068f), __fmaf_rn(v214, (-0.69314575f), v213));
            const float v216 = __fmaf_rn(v215, __fmaf_rn(v215, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v217 = __fmaf_rn(__fmul_rn(v215, v215), __fmaf_rn(v215, __fmaf_rn(v215, v216, 0.16666521f), 0.49999994f), v215);
            const bool v218 = v214 < 0.0f;
            const unsigned int v219 = shift_left_u32(__float_as_uint(__fadd_rn(v214, 12582912.0f)), 23u) + (v218 ? 1602224128u : 528482304u);
            const float v220 = __fmul_rn(__fmul_rn(__fadd_rn(v217, 1.0f), __uint_as_float(v219)), (v218 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v221 = max_f32(__fadd_rn(v211, ((t_rankRows[unit0 * 3 + 2] < 0) ? 0.0f : v220)), 0.000001f);
            for (int row5 = lane; row5 < 3; row5 += 32) {
              const float v184 = __fmul_rn(max_f32(__fsub_rn(t_ranks[unit0 * 3 + row5], v183), (-20.0f)), 5.0f);
              const float v185 = min_f32(max_f32(v184, (-104.0f)), 89.0f);
              const float v186 = rintf(__fmul_rn(v185, 1.442695f));
              const float v187 = __fmaf_rn(v186, (-0.0000014286068f), __fmaf_rn(v186, (-0.69314575f), v185));
              const float v188 = __fmaf_rn(v187, __fmaf_rn(v187, 0.0013814423f, 0.008368743f), 0.041668393f);
              const float v189 = __fmaf_rn(__fmul_rn(v187, v187), __fmaf_rn(v187, __fmaf_rn(v187, v188, 0.16666521f), 0.49999994f), v187);
              const bool v190 = v186 < 0.0f;
              const unsigned int v191 = shift_left_u32(__float_as_uint(__fadd_rn(v186, 12582912.0f)), 23u) + (v190 ? 1602224128u : 528482304u);
              const float v192 = __fmul_rn(__fmul_rn(__fadd_rn(v189, 1.0f), __uint_as_float(v191)), (v190 ? 5.421011e-20f : 18446744000000000000.0f));
              t_rankWeights[unit0 * 3 + row5] = __fdiv_rn(((t_rankRows[unit0 * 3 + row5] < 0) ? 0.0f : v192), v221);
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
            const bool v222 = t_planWinner[unit0] > 0;
            const int v223 = t_age[unit0];
            const int v224 = t_planUntil[unit0];
            const bool v225 = ((v223 % 10) == 9) && (v223 >= v224);
            const float v226 = (t_rankRows[unit0 * 3] < 0) ? 0.0f : min_f32(max_f32(t_ranks[unit0 * 3], 0.0f), 1.0f);
            const bool v227 = v226 > 0.5f;
            const int v228 = v222 ? 2 : ((v225 && v227) ? 1 : 0);
            const float v229 = v225 ? v226 : t_patternRank[unit0];
            const float v230 = v222 ? 1.0f : (v225 ? (v227 ? 1.0f : 0.0f) : t_patternOn[unit0]);
            const int v231 = v222 ? add_i32(v223, 20) : v224;
            const float v232 = t_value[unit0];
            const float v233 = t_valueMean[unit0];
            const float v234 = t_valueSquare[unit0];
            const float v235 = __fmaf_rn(__fsqrt_rn(max_f32(__fmaf_rn((-v233), v233, v234), 0.0f)), 1.645f, v233);
            const bool v236 = __fmul_rn(t_knobs[unit0 * 23], t_knobs[unit0 * 23 + 12]) > 0.0f;
            const bool v237 = ((v232 > __fadd_rn(v235, 0.001f)) && (v232 > 0.0f)) && ((sub_i32(v223, t_lastAddition[unit0]) >= 10) && v236);
            const float v238 = v237 ? v232 : 0.0f;
            const float v239 = __fmul_rn(0.01f, (v236 ? 1.0f : 0.0f));
            const float v240 = __fmaf_rn(v239, __fsub_rn(v232, v233), v233);
            const float v241 = __fmaf_rn(v239, __fmaf_rn(v232, v232, (-v234)), v234);
            for (int row6 = lane; row6 < 1; row6 += 32) {
              t_install[unit0] = v228;
              t_patternRank[unit0] = v229;
              t_patternOn[unit0] = v230;
              t_planUntil[unit0] = v231;
              t_worth[unit0] = v238;
              t_valueMean[unit0] = v240;
              t_valueSquare[unit0] = v241;
            }
          }
          {
            int* const t_age = (int*)(arena + arena[17]);
            float* const t_error = (float*)(arena + arena[34]);
            float* const t_errors = (float*)(arena + arena[36]);
            const int v242 = t_age[unit0] % 1000;
            const float v243 = t_error[unit0];
            for (int row7 = lane; row7 < 1; row7 += 32) {
              if ((unsigned int)v242 < (unsigned int)1000) t_errors[unit0 * 1000 + v242] = v243;
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
            const float v545 = __fmul_rn(t_inverse[rest6 * 25600 + i1_0 * 160 + loop26_x1], t_phi[rest6 * 160 + loop26_x1]);
            loop26_r0_0[loop26_x1_0 / 32] = v545;
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
        {
          const int axis_q = unit5;
          float best_1_0 = __uint_as_float(0x7f800000u);
          int at_2_0 = (-1);
          float best_1_1 = __uint_as_float(0x7f800000u);
          int at_2_1 = (-1);
          float best_1_2 = __uint_as_float(0x7f800000u);
          int at_2_2 = (-1);
          float best_1_3 = __uint_as_float(0x7f800000u);
          int at_2_3 = (-1);
          float best_1_4 = __uint_as_float(0x7f800000u);
          int at_2_4 = (-1);
          float best_1_5 = __uint_as_float(0x7f800000u);
          int at_2_5 = (-1);
          float best_1_6 = __uint_as_float(0x7f800000u);
          int at_2_6 = (-1);
          float best_1_7 = __uint_as_float(0x7f800000u);
          int at_2_7 = (-1);
          const int v_7 = (axis_q * 256);
          const int v_10 = ((int)cycle);
          for (int x_3 = lane; x_3 < 256; x_3 += 256) {
            const int x_4 = (x_3 + 0);
            float c_5 = __uint_as_float(0x7f800000u);
            bool fits_6 = false;
            if ((x_4 < 256)) {
              const int v_8 = (v_7 + x_4);
              const bool v_9 = (v_8 < n_R);
              const float v_11 = min_f32(max_f32(__fmul_rn(__int2float_rn(sub_i32(v_10, t_touched[min_i32(v_8, (n_R - 1))])), (-0.0010005003f)), (-104.0f)), 89.0f);
              const float v_12 = rintf(__fmul_rn(v_11, 1.442695f));
              const float v_13 = __fmaf_rn(v_12, (-0.0000014286068f), __fmaf_rn(v_12, (-0.69314575f), v_11));
              const float v_14 = __fmaf_rn(__fmul_rn(v_13, v_13), __fmaf_rn(v_13, __fmaf_rn(v_13, __fmaf_rn(v_13, __fmaf_rn(v_13, 0.0013814423f, 0.008368743f), 0.041668393f), 0.16666521f), 0.49999994f), v_13);
              const bool v_15 = (v_12 < 0.0f);
              const float v_16 = __fmul_rn(__fmul_rn(__fadd_rn(v_14, 1.0f), __uint_as_float((shift_left_u32(__float_as_uint(__fadd_rn(v_12, 12582912.0f)), 23u) + (v_15 ? 1602224128u : 528482304u)))), (v_15 ? 5.421011e-20f : 18446744000000000000.0f));
              const float v_17 = __fmul_rn(t_strength[min_i32(v_8, (n_R - 1))], v_16);
              c_5 = v_17;
              fits_6 = (v_9 && (!(v_17 != v_17)));
            }
            const int x_18 = (x_3 + 32);
            float c_19 = __uint_as_float(0x7f800000u);
            bool fits_20 = false;
            if ((x_18 < 256)) {
              const int v_21 = (v_7 + x_18);
              const bool v_22 = (v_21 < n_R);
              const float v_23 = min_f32(max_f32(__fmul_rn(__int2float_rn(sub_i32(v_10, t_touched[min_i32(v_21, (n_R - 1))])), (-0.0010005003f)), (-104.0f)), 89.0f);
              const float v_24 = rintf(__fmul_rn(v_23, 1.442695f));
              const float v_25 = __fmaf_rn(v_24, (-0.0000014286068f), __fmaf_rn(v_24, (-0.69314575f), v_23));
              const float v_26 = __fmaf_rn(__fmul_rn(v_25, v_25), __fmaf_rn(v_25, __fmaf_rn(v_25, __fmaf_rn(v_25, __fmaf_rn(v_25, 0.0013814423f, 0.008368743f), 0.041668393f), 0.16666521f), 0.49999994f), v_25);
              const bool v_27 = (v_24 < 0.0f);
              const float v_28 = __fmul_rn(__fmul_rn(__fadd_rn(v_26, 1.0f), __uint_as_float((shift_left_u32(__float_as_uint(__fadd_rn(v_24, 12582912.0f)), 23u) + (v_27 ? 1602224128u : 528482304u)))), (v_27 ? 5.421011e-20f : 18446744000000000000.0f));
              const float v_29 = __fmul_rn(t_strength[min_i32(v_21, (n_R - 1))], v_28);
              c_19 = v_29;
              fits_20 = (v_22 && (!(v_29 != v_29)));
            }
            const int x_30 = (x_3 + 64);
            float c_31 = __uint_as_float(0x7f800000u);
            bool fits_32 = false;
            if ((x_30 < 256)) {
              const int v_33 = (v_7 + x_30);
              const bool v_34 = (v_33 < n_R);
              const float v_35 = min_f32(max_f32(__fmul_rn(__int2float_rn(sub_i32(v_10, t_touched[min_i32(v_33, (n_R - 1))])), (-0.0010005003f)), (-104.0f)), 89.0f);
              const float v_36 = rintf(__fmul_rn(v_35, 1.442695f));
              const float v_37 = __fmaf_rn(v_36, (-0.0000014286068f), __fmaf_rn(v_36, (-0.69314575f), v_35));
              const float v_38 = __fmaf_rn(__fmul_rn(v_37, v_37), __fmaf_rn(v_37, __fmaf_rn(v_37, __fmaf_rn(v_37, __fmaf_rn(v_37, 0.0013814423f, 0.008368743f), 0.041668393f), 0.16666521f), 0.49999994f), v_37);
              const bool v_39 = (v_36 < 0.0f);
              const float v_40 = __fmul_rn(__fmul_rn(__fadd_rn(v_38, 1.0f), __uint_as_float((shift_left_u32(__float_as_uint(__fadd_rn(v_36, 12582912.0f)), 23u) + (v_39 ? 1602224128u : 528482304u)))), (v_39 ? 5.421011e-20f : 18446744000000000000.0f));
              const float v_41 = __fmul_rn(t_strength[min_i32(v_33, (n_R - 1))], v_40);
              c_31 = v_41;
              fits_32 = (v_34 && (!(v_41 != v_41)));
            }
            const int x_42 = (x_3 + 96);
            float c_43 = __uint_as_float(0x7f800000u);
            bool fits_44 = false;
            if ((x_42 < 256)) {
              const int v_45 = (v_7 + x_42);
              const bool v_46 = (v_45 < n_R);
              const float v_47 = min_f32(max_f32(__fmul_rn(__int2float_rn(sub_i32(v_10, t_touched[min_i32(v_45, (n_R - 1))])), (-0.0010005003f)), (-104.0f)), 89.0f);
              const float v_48 = rintf(__fmul_rn(v_47, 1.442695f));
              const float v_49 = __fmaf_rn(v_48, (-0.0000014286068f), __fmaf_rn(v_48, (-0.69314575f), v_47));
              const float v_50 = __fmaf_rn(__fmul_rn(v_49, v_49), __fmaf_rn(v_49, __fmaf_rn(v_49, __fmaf_rn(v_49, __fmaf_rn(v_49, 0.0013814423f, 0.008368743f), 0.041668393f), 0.16666521f), 0.49999994f), v_49);
              const bool v_51 = (v_48 < 0.0f);
              const float v_52 = __fmul_rn(__fmul_rn(__fadd_rn(v_50, 1.0f), __uint_as_float((shift_left_u32(__float_as_uint(__fadd_rn(v_48, 12582912.0f)), 23u) + (v_51 ? 1602224128u : 528482304u)))), (v_51 ? 5.421011e-20f : 18446744000000000000.0f));
              const float v_53 = __fmul_rn(t_strength[min_i32(v_45, (n_R - 1))], v_52);
              c_43 = v_53;
              fits_44 = (v_46 && (!(v_53 != v_53)));
            }
            const int x_54 = (x_3 + 128);
            float c_55 = __uint_as_float(0x7f800000u);
            bool fits_56 = false;
            if ((x_54 < 256)) {
              const int v_57 = (v_7 + x_54);
              const bool v_58 = (v_57 < n_R);
              const float v_59 = min_f32(max_f32(__fmul_rn(__int2float_rn(sub_i32(v_10, t_touched[min_i32(v_57, (n_R - 1))])), (-0.0010005003f)), (-104.0f)), 89.0f);
              const float v_60 = rintf(__fmul_rn(v_59, 1.442695f));
              const float v_61 = __fmaf_rn(v_60, (-0.0000014286068f), __fmaf_rn(v_60, (-0.69314575f), v_59));
              const float v_62 = __fmaf_rn(__fmul_rn(v_61, v_61), __fmaf_rn(v_61, __fmaf_rn(v_61, __fmaf_rn(v_61, __fmaf_rn(v_61, 0.0013814423f, 0.008368743f), 0.041668393f), 0.16666521f), 0.49999994f), v_61);
              const bool v_63 = (v_60 < 0.0f);
              const float v_64 = __fmul_rn(__fmul_rn(__fadd_rn(v_62, 1.0f), __uint_as_float((shift_left_u32(__float_as_uint(__fadd_rn(v_60, 12582912.0f)), 23u) + (v_63 ? 1602224128u : 528482304u)))), (v_63 ? 5.421011e-20f : 18446744000000000000.0f));
              const float v_65 = __fmul_rn(t_strength[min_i32(v_57, (n_R - 1))], v_64);
              c_55 = v_65;
              fits_56 = (v_58 && (!(v_65 != v_65)));
            }
            const int x_66 = (x_3 + 160);
            float c_67 = __uint_as_float(0x7f800000u);
            bool fits_68 = false;
            if ((x_66 < 256)) {
              const int v_69 = (v_7 + x_66);
              const bool v_70 = (v_69 < n_R);
              const float v_71 = min_f32(max_f32(__fmul_rn(__int2float_rn(sub_i32(v_10, t_touched[min_i32(v_69, (n_R - 1))])), (-0.0010005003f)), (-104.0f)), 89.0f);
              const float v_72 = rintf(__fmul_rn(v_71, 1.442695f));
              const float v_73 = __fmaf_rn(v_72, (-0.0000014286068f), __fmaf_rn(v_72, (-0.69314575f), v_71));
              const float v_74 = __fmaf_rn(__fmul_rn(v_73, v_73), __fmaf_rn(v_73, __fmaf_rn(v_73, __fmaf_rn(v_73, __fmaf_rn(v_73, 0.0013814423f, 0.008368743f), 0.041668393f), 0.16666521f), 0.49999994f), v_73);
              const bool v_75 = (v_72 < 0.0f);
              const float v_76 = __fmul_rn(__fmul_rn(__fadd_rn(v_74, 1.0f), __uint_as_float((shift_left_u32(__float_as_uint(__fadd_rn(v_72, 12582912.0f)), 23u) + (v_75 ? 1602224128u : 528482304u)))), (v_75 ? 5.421011e-20f : 18446744000000000000.0f));
              const float v_77 = __fmul_rn(t_strength[min_i32(v_69, (n_R - 1))], v_76);
              c_67 = v_77;
              fits_68 = (v_70 && (!(v_77 != v_77)));
            }
            const int x_78 = (x_3 + 192);
            float c_79 = __uint_as_float(0x7f800000u);
            bool fits_80 = false;
            if ((x_78 < 256)) {
              const int v_81 = (v_7 + x_78);
              const bool v_82 = (v_81 < n_R);
              const float v_83 = min_f32(max_f32(__fmul_rn(__int2float_rn(sub_i32(v_10, t_touched[min_i32(v_81, (n_R - 1))])), (-0.0010005003f)), (-104.0f)), 89.0f);
              const float v_84 = rintf(__fmul_rn(v_83, 1.442695f));
              const float v_85 = __fmaf_rn(v_84, (-0.0000014286068f), __fmaf_rn(v_84, (-0.69314575f), v_83));
              const float v_86 = __fmaf_rn(__fmul_rn(v_85, v_85), __fmaf_rn(v_85, __fmaf_rn(v_85, __fmaf_rn(v_85, __fmaf_rn(v_85, 0.0013814423f, 0.008368743f), 0.041668393f), 0.16666521f), 0.49999994f), v_85);
              const bool v_87 = (v_84 < 0.0f);
              const float v_88 = __fmul_rn(__fmul_rn(__fadd_rn(v_86, 1.0f), __uint_as_float((shift_left_u32(__float_as_uint(__fadd_rn(v_84, 12582912.0f)), 23u) + (v_87 ? 1602224128u : 528482304u)))), (v_87 ? 5.421011e-20f : 18446744000000000000.0f));
              const float v_89 = __fmul_rn(t_strength[min_i32(v_81, (n_R - 1))], v_88);
              c_79 = v_89;
              fits_80 = (v_82 && (!(v_89 != v_89)));
            }
            const int x_90 = (x_3 + 224);
            float c_91 = __uint_as_float(0x7f800000u);
            bool fits_92 = false;
            if ((x_90 < 256)) {
              const int v_93 = (v_7 + x_90);
              const bool v_94 = (v_93 < n_R);
              const float v_95 = min_f32(max_f32(__fmul_rn(__int2float_rn(sub_i32(v_10, t_touched[min_i32(v_93, (n_R - 1))])), (-0.0010005003f)), (-104.0f)), 89.0f);
              const float v_96 = rintf(__fmul_rn(v_95, 1.442695f));
              const float v_97 = __fmaf_rn(v_96, (-0.0000014286068f), __fmaf_rn(v_96, (-0.69314575f), v_95));
              const float v_98 = __fmaf_rn(__fmul_rn(v_97, v_97), __fmaf_rn(v_97, __fmaf_rn(v_97, __fmaf_rn(v_97, __fmaf_rn(v_97, 0.0013814423f, 0.008368743f), 0.041668393f), 0.16666521f), 0.49999994f), v_97);
              const bool v_99 = (v_96 < 0.0f);
              const float v_100 = __fmul_rn(__fmul_rn(__fadd_rn(v_98, 1.0f), __uint_as_float((shift_left_u32(__float_as_uint(__fadd_rn(v_96, 12582912.0f)), 23u) + (v_99 ? 1602224128u : 528482304u)))), (v_99 ? 5.421011e-20f : 18446744000000000000.0f));
              const float v_101 = __fmul_rn(t_strength[min_i32(v_93, (n_R - 1))], v_100);
              c_91 = v_101;
              fits_92 = (v_94 && (!(v_101 != v_101)));
            }
            if ((fits_6 && ((at_2_7 < 0) || (c_5 < best_1_7)))) {
              const bool win_102_0 = ((at_2_0 < 0) || (c_5 < best_1_0));
              const bool win_102_1 = ((at_2_1 < 0) || (c_5 < best_1_1));
              const bool win_102_2 = ((at_2_2 < 0) || (c_5 < best_1_2));
              const bool win_102_3 = ((at_2_3 < 0) || (c_5 < best_1_3));
              const bool win_102_4 = ((at_2_4 < 0) || (c_5 < best_1_4));
              const bool win_102_5 = ((at_2_5 < 0) || (c_5 < best_1_5));
              const bool win_102_6 = ((at_2_6 < 0) || (c_5 < best_1_6));
              best_1_7 = (win_102_6 ? best_1_6 : c_5);
              at_2_7 = (win_102_6 ? at_2_6 : x_4);
              best_1_6 = (win_102_5 ? best_1_5 : (win_102_6 ? c_5 : best_1_6));
              at_2_6 = (win_102_5 ? at_2_5 : (win_102_6 ? x_4 : at_2_6));
              best_1_5 = (win_102_4 ? best_1_4 : (win_102_5 ? c_5 : best_1_5));
              at_2_5 = (win_102_4 ? at_2_4 : (win_102_5 ? x_4 : at_2_5));
              best_1_4 = (win_102_3 ? best_1_3 : (win_102_4 ? c_5 : best_1_4));
              at_2_4 = (win_102_3 ? at_2_3 : (win_102_4 ? x_4 : at_2_4));
              best_1_3 = (win_102_2 ? best_1_2 : (win_102_3 ? c_5 : best_1_3));
              at_2_3 = (win_102_2 ? at_2_2 : (win_102_3 ? x_4 : at_2_3));
              best_1_2 = (win_102_1 ? best_1_1 : (win_102_2 ? c_5 : best_1_2));
              at_2_2 = (win_102_1 ? at_2_1 : (win_102_2 ? x_4 : at_2_2));
              best_1_1 = (win_102_0 ? best_1_0 : (win_102_1 ? c_5 : best_1_1));
              at_2_1 = (win_102_0 ? at_2_0 : (win_102_1 ? x_4 : at_2_1));
              best_1_0 = (win_102_0 ? c_5 : best_1_0);
              at_2_0 = (win_102_0 ? x_4 : at_2_0);
            }
            if ((fits_20 && ((at_2_7 < 0) || (c_19 < best_1_7)))) {
              const bool win_103_0 = ((at_2_0 < 0) || (c_19 < best_1_0));
              const bool win_103_1 = ((at_2_1 < 0) || (c_19 < best_1_1));
              const bool win_103_2 = ((at_2_2 < 0) || (c_19 < best_1_2));
              const bool win_103_3 = ((at_2_3 < 0) || (c_19 < best_1_3));
              const bool win_103_4 = ((at_2_4 < 0) || (c_19 < best_1_4));
              const bool win_103_5 = ((at_2_5 < 0) || (c_19 < best_1_5));
              const bool win_103_6 = ((at_2_6 < 0) || (c_19 < best_1_6));
              best_1_7 = (win_103_6 ? best_1_6 : c_19);
              at_2_7 = (win_103_6 ? at_2_6 : x_18);
              best_1_6 = (win_103_5 ? best_1_5 : (win_103_6 ? c_19 : best_1_6));
              at_2_6 = (win_103_5 ? at_2_5 : (win_103_6 ? x_18 : at_2_6));
              best_1_5 = (win_103_4 ? best_1_4 : (win_103_5 ? c_19 : best_1_5));
              at_2_5 = (win_103_4 ? at_2_4 : (win_103_5 ? x_18 : at_2_5));
              best_1_4 = (win_103_3 ? best_1_3 : (win_103_4 ? c_19 : best_1_4));
              at_2_4 = (win_103_3 ? at_2_3 : (win_103_4 ? x_18 : at_2_4));
              best_1_3 = (win_103_2 ? best_1_2 : (win_103_3 ? c_19 : best_1_3));
              at_2_3 = (win_103_2 ? at_2_2 : (win_103_3 ? x_18 : at_2_3));
              best_1_2 = (win_103_1 ? best_1_1 : (win_103_2 ? c_19 : best_1_2));
              at_2_2 = (win_103_1 ? at_2_1 : (win_103_2 ? x_18 : at_2_2));
              best_1_1 = (win_103_0 ? best_1_0 : (win_103_1 ? c_19 : best_1_1));
              at_2_1 = (win_103_0 ? at_2_0 : (win_103_1 ? x_18 : at_2_1));
              best_1_0 = (win_103_0 ? c_19 : best_1_0);
              at_2_0 = (win_103_0 ? x_18 : at_2_0);
            }
            if ((fits_32 && ((at_2_7 < 0) || (c_31 < best_1_7)))) {
              const bool win_104_0 = ((at_2_0 < 0) || (c_31 < best_1_0));
              const bool win_104_1 = ((at_2_1 < 0) || (c_31 < best_1_1));
              const bool win_104_2 = ((at_2_2 < 0) || (c_31 < best_1_2));
              const bool win_104_3 = ((at_2_3 < 0) || (c_31 < best_1_3));
              const bool win_104_4 = ((at_2_4 < 0) || (c_31 < best_1_4));
              const bool win_104_5 = ((at_2_5 < 0) || (c_31 < best_1_5));
              const bool win_104_6 = ((at_2_6 < 0) || (c_31 < best_1_6));
              best_1_7 = (win_104_6 ? best_1_6 : c_31);
              at_2_7 = (win_104_6 ? at_2_6 : x_30);
              best_1_6 = (win_104_5 ? best_1_5 : (win_104_6 ? c_31 : best_1_6));
              at_2_6 = (win_104_5 ? at_2_5 : (win_104_6 ? x_30 : at_2_6));
              best_1_5 = (win_104_4 ? best_1_4 : (win_104_5 ? c_31 : best_1_5));
              at_2_5 = (win_104_4 ? at_2_4 : (win_104_5 ? x_30 : at_2_5));
              best_1_4 = (win_104_3 ? best_1_3 : (win_104_4 ? c_31 : best_1_4));
              at_2_4 = (win_104_3 ? at_2_3 : (win_104_4 ? x_30 : at_2_4));
              best_1_3 = (win_104_2 ? best_1_2 : (win_104_3 ? c_31 : best_1_3));
              at_2_3 = (win_104_2 ? at_2_2 : (win_104_3 ? x_30 : at_2_3));
              best_1_2 = (win_104_1 ? best_1_1 : (win_104_2 ? c_31 : best_1_2));
              at_2_2 = (win_104_1 ? at_2_1 : (win_104_2 ? x_30 : at_2_2));
              best_1_1 = (win_104_0 ? best_1_0 : (win_104_1 ? c_31 : best_1_1));
              at_2_1 = (win_104_0 ? at_2_0 : (win_104_1 ? x_30 : at_2_1));
              best_1_0 = (win_104_0 ? c_31 : best_1_0);
              at_2_0 = (win_104_0 ? x_30 : at_2_0);
            }
            if ((fits_44 && ((at_2_7 < 0) || (c_43 < best_1_7)))) {
              const bool win_105_0 = ((at_2_0 < 0) || (c_43 < best_1_0));
              const bool win_105_1 = ((at_2_1 < 0) || (c_43 < best_1_1));
              const bool win_105_2 = ((at_2_2 < 0) || (c_43 < best_1_2));
              const bool win_105_3 = ((at_2_3 < 0) || (c_43 < best_1_3));
              const bool win_105_4 = ((at_2_4 < 0) || (c_43 < best_1_4));
              const bool win_105_5 = ((at_2_5 < 0) || (c_43 < best_1_5));
              const bool win_105_6 = ((at_2_6 < 0) || (c_43 < best_1_6));
              best_1_7 = (win_105_6 ? best_1_6 : c_43);
              at_2_7 = (win_105_6 ? at_2_6 : x_42);
              best_1_6 = (win_105_5 ? best_1_5 : (win_105_6 ? c_43 : best_1_6));
              at_2_6 = (win_105_5 ? at_2_5 : (win_105_6 ? x_42 : at_2_6));
              best_1_5 = (win_105_4 ? best_1_4 : (win_105_5 ? c_43 : best_1_5));
              at_2_5 = (win_105_4 ? at_2_4 : (win_105_5 ? x_42 : at_2_5));
              best_1_4 = (win_105_3 ? best_1_3 : (win_105_4 ? c_43 : best_1_4));
              at_2_4 = (win_105_3 ? at_2_3 : (win_105_4 ? x_42 : at_2_4));
              best_1_3 = (win_105_2 ? best_1_2 : (win_105_3 ? c_43 : best_1_3));
              at_2_3 = (win_105_2 ? at_2_2 : (win_105_3 ? x_42 : at_2_3));
              best_1_2 = (win_105_1 ? best_1_1 : (win_105_2 ? c_43 : best_1_2));
              at_2_2 = (win_105_1 ? at_2_1 : (win_105_2 ? x_42 : at_2_2));
              best_1_1 = (win_105_0 ? best_1_0 : (win_105_1 ? c_43 : best_1_1));
              at_2_1 = (win_105_0 ? at_2_0 : (win_105_1 ? x_42 : at_2_1));
              best_1_0 = (win_105_0 ? c_43 : best_1_0);
              at_2_0 = (win_105_0 ? x_42 : at_2_0);
            }
            if ((fits_56 && ((at_2_7 < 0) || (c_55 < best_1_7)))) {
              const bool win_106_0 = ((at_2_0 < 0) || (c_55 < best_1_0));
              const bool win_106_1 = ((at_2_1 < 0) || (c_55 < best_1_1));
              const bool win_106_2 = ((at_2_2 < 0) || (c_55 < best_1_2));
              const bool win_106_3 = ((at_2_3 < 0) || (c_55 < best_1_3));
              const bool win_106_4 = ((at_2_4 < 0) || (c_55 < best_1_4));
              const bool win_106_5 = ((at_2_5 < 0) || (c_55 < best_1_5));
              const bool win_106_6 = ((at_2_6 < 0) || (c_55 < best_1_6));
              best_1_7 = (win_106_6 ? best_1_6 : c_55);
              at_2_7 = (win_106_6 ? at_2_6 : x_54);
              best_1_6 = (win_106_5 ? best_1_5 : (win_106_6 ? c_55 : best_1_6));
              at_2_6 = (win_106_5 ? at_2_5 : (win_106_6 ? x_54 : at_2_6));
              best_1_5 = (win_106_4 ? best_1_4 : (win_106_5 ? c_55 : best_1_5));
              at_2_5 = (win_106_4 ? at_2_4 : (win_106_5 ? x_54 : at_2_5));
              best_1_4 = (win_106_3 ? best_1_3 : (win_106_4 ? c_55 : best_1_4));
              at_2_4 = (win_106_3 ? at_2_3 : (win_106_4 ? x_54 : at_2_4));
              best_1_3 = (win_106_2 ? best_1_2 : (win_106_3 ? c_55 : best_1_3));
              at_2_3 = (win_106_2 ? at_2_2 : (win_106_3 ? x_54 : at_2_3));
              best_1_2 = (win_106_1 ? best_1_1 : (win_106_2 ? c_55 : best_1_2));
              at_2_2 = (win_106_1 ? at_2_1 : (win_106_2 ? x_54 : at_2_2));
              best_1_1 = (win_106_0 ? best_1_0 : (win_106_1 ? c_55 : best_1_1));
              at_2_1 = (win_106_0 ? at_2_0 : (win_106_1 ? x_54 : at_2_1));
              best_1_0 = (win_106_0 ? c_55 : best_1_0);
              at_2_0 = (win_106_0 ? x_54 : at_2_0);
            }
            if ((fits_68 && ((at_2_7 < 0) || (c_67 < best_1_7)))) {
              const bool win_107_0 = ((at_2_0 < 0) || (c_67 < best_1_0));
              const bool win_107_1 = ((at_2_1 < 0) || (c_67 < best_1_1));
              const bool win_107_2 = ((at_2_2 < 0) || (c_67 < best_1_2));
              const bool win_107_3 = ((at_2_3 < 0) || (c_67 < best_1_3));
              const bool win_107_4 = ((at_2_4 < 0) || (c_67 < best_1_4));
              const bool win_107_5 = ((at_2_5 < 0) || (c_67 < best_1_5));
              const bool win_107_6 = ((at_2_6 < 0) || (c_67 < best_1_6));
              best_1_7 = (win_107_6 ? best_1_6 : c_67);
              at_2_7 = (win_107_6 ? at_2_6 : x_66);
              best_1_6 = (win_107_5 ? best_1_5 : (win_107_6 ? c_67 : best_1_6));
              at_2_6 = (win_107_5 ? at_2_5 : (win_107_6 ? x_66 : at_2_6));
              best_1_5 = (win_107_4 ? best_1_4 : (win_107_5 ? c_67 : best_1_5));
              at_2_5 = (win_107_4 ? at_2_4 : (win_107_5 ? x_66 : at_2_5));
              best_1_4 = (win_107_3 ? best_1_3 : (win_107_4 ? c_67 : best_1_4));
              at_2_4 = (win_107_3 ? at_2_3 : (win_107_4 ? x_66 : at_2_4));
              best_1_3 = (win_107_2 ? best_1_2 : (win_107_3 ? c_67 : best_1_3));
              at_2_3 = (win_107_2 ? at_2_2 : (win_107_3 ? x_66 : at_2_3));
              best_1_2 = (win_107_1 ? best_1_1 : (win_107_2 ? c_67 : best_1_2));
              at_2_2 = (win_107_1 ? at_2_1 : (win_107_2 ? x_66 : at_2_2));
              best_1_1 = (win_107_0 ? best_1_0 : (win_107_1 ? c_67 : best_1_1));
              at_2_1 = (win_107_0 ? at_2_0 : (win_107_1 ? x_66 : at_2_1));
              best_1_0 = (win_107_0 ? c_67 : best_1_0);
              at_2_0 = (win_107_0 ? x_66 : at_2_0);
            }
            if ((fits_80 && ((at_2_7 < 0) || (c_79 < best_1_7)))) {
              const bool win_108_0 = ((at_2_0 < 0) || (c_79 < best_1_0));
              const bool win_108_1 = ((at_2_1 < 0) || (c_79 < best_1_1));
              const bool win_108_2 = ((at_2_2 < 0) || (c_79 < best_1_2));
              const bool win_108_3 = ((at_2_3 < 0) || (c_79 < best_1_3));
              const bool win_108_4 = ((at_2_4 < 0) || (c_79 < best_1_4));
              const bool win_108_5 = ((at_2_5 < 0) || (c_79 < best_1_5));
              const bool win_108_6 = ((at_2_6 < 0) || (c_79 < best_1_6));
              best_1_7 = (win_108_6 ? best_1_6 : c_79);
              at_2_7 = (win_108_6 ? at_2_6 : x_78);
              best_1_6 = (win_108_5 ? best_1_5 : (win_108_6 ? c_79 : best_1_6));
              at_2_6 = (win_108_5 ? at_2_5 : (win_108_6 ? x_78 : at_2_6));
              best_1_5 = (win_108_4 ? best_1_4 : (win_108_5 ? c_79 : best_1_5));
              at_2_5 = (win_108_4 ? at_2_4 : (win_108_5 ? x_78 : at_2_5));
              best_1_4 = (win_108_3 ? best_1_3 : (win_108_4 ? c_79 : best_1_4));
              at_2_4 = (win_108_3 ? at_2_3 : (win_108_4 ? x_78 : at_2_4));
              best_1_3 = (win_108_2 ? best_1_2 : (win_108_3 ? c_79 : best_1_3));
              at_2_3 = (win_108_2 ? at_2_2 : (win_108_3 ? x_78 : at_2_3));
              best_1_2 = (win_108_1 ? best_1_1 : (win_108_2 ? c_79 : best_1_2));
              at_2_2 = (win_108_1 ? at_2_1 : (win_108_2 ? x_78 : at_2_2));
              best_1_1 = (win_108_0 ? best_1_0 : (win_108_1 ? c_79 : best_1_1));
              at_2_1 = (win_108_0 ? at_2_0 : (win_108_1 ? x_78 : at_2_1));
              best_1_0 = (win_108_0 ? c_79 : best_1_0);
              at_2_0 = (win_108_0 ? x_78 : at_2_0);
            }
            if ((fits_92 && ((at_2_7 < 0) || (c_91 < best_1_7)))) {
              const bool win_109_0 = ((at_2_0 < 0) || (c_91 < best_1_0));
              const bool win_109_1 = ((at_2_1 < 0) || (c_91 < best_1_1));
              const bool win_109_2 = ((at_2_2 < 0) || (c_91 < best_1_2));
              const bool win_109_3 = ((at_2_3 < 0) || (c_91 < best_1_3));
              const bool win_109_4 = ((at_2_4 < 0) || (c_91 < best_1_4));
              const bool win_109_5 = ((at_2_5 < 0) || (c_91 < best_1_5));
              const bool win_109_6 = ((at_2_6 < 0) || (c_91 < best_1_6));
              best_1_7 = (win_109_6 ? best_1_6 : c_91);
              at_2_7 = (win_109_6 ? at_2_6 : x_90);
              best_1_6 = (win_109_5 ? best_1_5 : (win_109_6 ? c_91 : best_1_6));
              at_2_6 = (win_109_5 ? at_2_5 : (win_109_6 ? x_90 : at_2_6));
              best_1_5 = (win_109_4 ? best_1_4 : (win_109_5 ? c_91 : best_1_5));
              at_2_5 = (win_109_4 ? at_2_4 : (win_109_5 ? x_90 : at_2_5));
              best_1_4 = (win_109_3 ? best_1_3 : (win_109_4 ? c_91 : best_1_4));
              at_2_4 = (win_109_3 ? at_2_3 : (win_109_4 ? x_90 : at_2_4));
              best_1_3 = (win_109_2 ? best_1_2 : (win_109_3 ? c_91 : best_1_3));
              at_2_3 = (win_109_2 ? at_2_2 : (win_109_3 ? x_90 : at_2_3));
              best_1_2 = (win_109_1 ? best_1_1 : (win_109_2 ? c_91 : best_1_2));
              at_2_2 = (win_109_1 ? at_2_1 : (win_109_2 ? x_90 : at_2_2));
              best_1_1 = (win_109_0 ? best_1_0 : (win_109_1 ? c_91 : best_1_1));
              at_2_1 = (win_109_0 ? at_2_0 : (win_109_1 ? x_90 : at_2_1));
              best_1_0 = (win_109_0 ? c_91 : best_1_0);
              at_2_0 = (win_109_0 ? x_90 : at_2_0);
            }
          }
          float best_110 = __uint_as_float(0x7f800000u);
          int at_111 = (-1);
          int r_112 = 0;
          const unsigned int votes_132 = __ballot_sync(~0u, (at_2_0 >= 0));
          unsigned int open_113 = votes_132;
          while (((r_112 < 8) && (!(open_113 == 0u)))) {
            float head_114 = best_1_0;
            int place_115 = at_2_0;
            const float o_116 = __shfl_xor_sync(~0u, head_114, 16);
            const int o_117 = __shfl_xor_sync(~0u, place_115, 16);
            const bool w_118 = ((o_117 >= 0) && (((place_115 < 0) || (o_116 < head_114)) || ((o_116 == head_114) && (o_117 < place_115))));
            head_114 = (w_118 ? o_116 : head_114);
            place_115 = (w_118 ? o_117 : place_115);
            const float o_119 = __shfl_xor_sync(~0u, head_114, 8);
            const int o_120 = __shfl_xor_sync(~0u, place_115, 8);
            const bool w_121 = ((o_120 >= 0) && (((place_115 < 0) || (o_119 < head_114)) || ((o_119 == head_114) && (o_120 < place_115))));
            head_114 = (w_121 ? o_119 : head_114);
            place_115 = (w_121 ? o_120 : place_115);
            const float o_122 = __shfl_xor_sync(~0u, head_114, 4);
            const int o_123 = __shfl_xor_sync(~0u, place_115, 4);
            const bool w_124 = ((o_123 >= 0) && (((place_115 < 0) || (o_122 < head_114)) || ((o_122 == head_114) && (o_123 < place_115))));
            head_114 = (w_124 ? o_122 : head_114);
            place_115 = (w_124 ? o_123 : place_115);
            const float o_125 = __shfl_xor_sync(~0u, head_114, 2);
            const int o_126 = __shfl_xor_sync(~0u, place_115, 2);
            const bool w_127 = ((o_126 >= 0) && (((place_115 < 0) || (o_125 < head_114)) || ((o_125 == head_114) && (o_126 < place_115))));
            head_114 = (w_127 ? o_125 : head_114);
            place_115 = (w_127 ? o_126 : place_115);
            const float o_128 = __shfl_xor_sync(~0u, head_114, 1);
            const int o_129 = __shfl_xor_sync(~0u, place_115, 1);
            const bool w_130 = ((o_129 >= 0) && (((place_115 < 0) || (o_128 < head_114)) || ((o_128 == head_114) && (o_129 < place_115))));
            head_114 = (w_130 ? o_128 : head_114);
            place_115 = (w_130 ? o_129 : place_115);
            if ((((int)lane) == r_112)) {
              best_110 = head_114;
              at_111 = place_115;
            }
            if (((place_115 >= 0) && (at_2_0 == place_115))) {
              best_1_0 = best_1_1;
              at_2_0 = at_2_1;
              best_1_1 = best_1_2;
              at_2_1 = at_2_2;
              best_1_2 = best_1_3;
              at_2_2 = at_2_3;
              best_1_3 = best_1_4;
              at_2_3 = at_2_4;
              best_1_4 = best_1_5;
              at_2_4 = at_2_5;
              best_1_5 = best_1_6;
              at_2_5 = at_2_6;
              best_1_6 = best_1_7;
              at_2_6 = at_2_7;
              best_1_7 = __uint_as_float(0x7f800000u);
              at_2_7 = (-1);
            }
            r_112 = add_i32(r_112, 1);
            const unsigned int votes_131 = __ballot_sync(~0u, (at_2_0 >= 0));
            open_113 = votes_131;
          }
          if ((lane < 8u)) {
            t_chooseVictims_best[axis_q * 8 + ((int)lane)] = best_110;
            t_chooseVictims_where[axis_q * 8 + ((int)lane)] = at_111;
          }
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
        const int v546 = scan0_unit * 32;
        for (int scan0_r0 = warp * 4; scan0_r0 < 32; scan0_r0 += 32) {
          const int scan0_row = scan0_r0 + lane / 8;
          const int scan0_first = lane / 4 % 2 * 256 + (lane & 3) * 4;
          const int v547 = v546 + scan0_row;
          const bool v548 = (t_strength[min_i32(v547, n_R - 1)] > 0.0f) && (v547 < n_R);
          const bool scan0_ok = v548;
          float4 scan0_k0[16];
          #pragma unroll
          for (int scan0_j = 0; scan0_j < 16; ++scan0_j) {
            const int scan0_e = scan0_first + scan0_j * 16;
            scan0_k0[scan0_j] = scan0_ok ? *(const float4*)(t_bank + (min_i32(v547, n_R - 1) * 512 + scan0_e)) : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
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
        const int v549 = tile0_unit * 32;
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
          const int v550 = v549 + tile0_row;
          const bool v551 = (t_strength[min_i32(v550, n_R - 1)] > 0.0f) && (v550 < n_R);
          tile0_k0[tile0_c] = t_bank + (min_i32(v550, n_R - 1) * 512 + tile0_from);
          tile0_ok[tile0_c] = v551;
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
          const int v552 = v549 + tile0_row;
          const bool v553 = (t_strength[min_i32(v552, n_R - 1)] > 0.0f) && (v552 < n_R);
          ((float*)(shared + 0))[(warp / 4 * 8 + tile0_at % 8) * 32 + tile0_row] = v553 ? tile0_s[tile0_i] : __uint_as_float(0x7fc00000u);
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
  const int n_recallCandidates = ((int)arena[12]);
  const int n_recallChunks = ((int)arena[11]);
  const int n_chooseVictimsCandidates = ((int)arena[14]);
  const int n_chooseVictimsChunks = ((int)arena[13]);
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
          {
            const int i0 = unit0;
            float best_1_0 = __uint_as_float(0xff800000u);
            int at_2_0 = (-1);
            float best_1_1 = __uint_as_float(0xff800000u);
            int at_2_1 = (-1);
            float best_1_2 = __uint_as_float(0xff800000u);
            int at_2_2 = (-1);
            float best_1_3 = __uint_as_float(0xff800000u);
            int at_2_3 = (-1);
            float best_1_4 = __uint_as_float(0xff800000u);
            int at_2_4 = (-1);
            for (int x_3 = lane; x_3 < n_recallCandidates; x_3 += 256) {
              const int x_4 = (x_3 + 0);
              float c_5 = __uint_as_float(0xff800000u);
              bool fits_6 = false;
              if ((x_4 < n_recallCandidates)) {
                const int v_7 = (x_4 / 5);
                const int v_8 = (x_4 % 5);
                const bool v_9 = ((-1) < t_recall_where[((i0 * n_recallChunks + v_7) * 5 + v_8)]);
                const float v_10 = t_recall_best[((i0 * n_recallChunks + v_7) * 5 + v_8)];
                c_5 = v_10;
                fits_6 = (v_9 && (!(v_10 != v_10)));
              }
              const int x_11 = (x_3 + 32);
              float c_12 = __uint_as_float(0xff800000u);
              bool fits_13 = false;
              if ((x_11 < n_recallCandidates)) {
                const int v_14 = (x_11 / 5);
                const int v_15 = (x_11 % 5);
                const bool v_16 = ((-1) < t_recall_where[((i0 * n_recallChunks + v_14) * 5 + v_15)]);
                const float v_17 = t_recall_best[((i0 * n_recallChunks + v_14) * 5 + v_15)];
                c_12 = v_17;
                fits_13 = (v_16 && (!(v_17 != v_17)));
              }
              const int x_18 = (x_3 + 64);
              float c_19 = __uint_as_float(0xff800000u);
              bool fits_20 = false;
              if ((x_18 < n_recallCandidates)) {
                const int v_21 = (x_18 / 5);
                const int v_22 = (x_18 % 5);
                const bool v_23 = ((-1) < t_recall_where[((i0 * n_recallChunks + v_21) * 5 + v_22)]);
                const float v_24 = t_recall_best[((i0 * n_recallChunks + v_21) * 5 + v_22)];
                c_19 = v_24;
                fits_20 = (v_23 && (!(v_24 != v_24)));
              }
              const int x_25 = (x_3 + 96);
              float c_26 = __uint_as_float(0xff800000u);
              bool fits_27 = false;
              if ((x_25 < n_recallCandidates)) {
                const int v_28 = (x_25 / 5);
                const int v_29 = (x_25 % 5);
                const bool v_30 = ((-1) < t_recall_where[((i0 * n_recallChunks + v_28) * 5 + v_29)]);
                const float v_31 = t_recall_best[((i0 * n_recallChunks + v_28) * 5 + v_29)];
                c_26 = v_31;
                fits_27 = (v_30 && (!(v_31 != v_31)));
              }
              const int x_32 = (x_3 + 128);
              float c_33 = __uint_as_float(0xff800000u);
              bool fits_34 = false;
              if ((x_32 < n_recallCandidates)) {
                const int v_35 = (x_32 / 5);
                const int v_36 = (x_32 % 5);
                const bool v_37 = ((-1) < t_recall_where[((i0 * n_recallChunks + v_35) * 5 + v_36)]);
                const float v_38 = t_recall_best[((i0 * n_recallChunks + v_35) * 5 + v_36)];
                c_33 = v_38;
                fits_34 = (v_37 && (!(v_38 != v_38)));
              }
              const int x_39 = (x_3 + 160);
              float c_40 = __uint_as_float(0xff800000u);
              bool fits_41 = false;
              if ((x_39 < n_recallCandidates)) {
                const int v_42 = (x_39 / 5);
                const int v_43 = (x_39 % 5);
                const bool v_44 = ((-1) < t_recall_where[((i0 * n_recallChunks + v_42) * 5 + v_43)]);
                const float v_45 = t_recall_best[((i0 * n_recallChunks + v_42) * 5 + v_43)];
                c_40 = v_45;
                fits_41 = (v_44 && (!(v_45 != v_45)));
              }
              const int x_46 = (x_3 + 192);
              float c_47 = __uint_as_float(0xff800000u);
              bool fits_48 = false;
              if ((x_46 < n_recallCandidates)) {
                const int v_49 = (x_46 / 5);
                const int v_50 = (x_46 % 5);
                const bool v_51 = ((-1) < t_recall_where[((i0 * n_recallChunks + v_49) * 5 + v_50)]);
                const float v_52 = t_recall_best[((i0 * n_recallChunks + v_49) * 5 + v_50)];
                c_47 = v_52;
                fits_48 = (v_51 && (!(v_52 != v_52)));
              }
              const int x_53 = (x_3 + 224);
              float c_54 = __uint_as_float(0xff800000u);
              bool fits_55 = false;
              if ((x_53 < n_recallCandidates)) {
                const int v_56 = (x_53 / 5);
                const int v_57 = (x_53 % 5);
                const bool v_58 = ((-1) < t_recall_where[((i0 * n_recallChunks + v_56) * 5 + v_57)]);
                const float v_59 = t_recall_best[((i0 * n_recallChunks + v_56) * 5 + v_57)];
                c_54 = v_59;
                fits_55 = (v_58 && (!(v_59 != v_59)));
              }
              if ((fits_6 && ((at_2_4 < 0) || (c_5 > best_1_4)))) {
                const bool win_60_0 = ((at_2_0 < 0) || (c_5 > best_1_0));
                const bool win_60_1 = ((at_2_1 < 0) || (c_5 > best_1_1));
                const bool win_60_2 = ((at_2_2 < 0) || (c_5 > best_1_2));
                const bool win_60_3 = ((at_2_3 < 0) || (c_5 > best_1_3));
                best_1_4 = (win_60_3 ? best_1_3 : c_5);
                at_2_4 = (win_60_3 ? at_2_3 : x_4);
                best_1_3 = (win_60_2 ? best_1_2 : (win_60_3 ? c_5 : best_1_3));
                at_2_3 = (win_60_2 ? at_2_2 : (win_60_3 ? x_4 : at_2_3));
                best_1_2 = (win_60_1 ? best_1_1 : (win_60_2 ? c_5 : best_1_2));
                at_2_2 = (win_60_1 ? at_2_1 : (win_60_2 ? x_4 : at_2_2));
                best_1_1 = (win_60_0 ? best_1_0 : (win_60_1 ? c_5 : best_1_1));
                at_2_1 = (win_60_0 ? at_2_0 : (win_60_1 ? x_4 : at_2_1));
                best_1_0 = (win_60_0 ? c_5 : best_1_0);
                at_2_0 = (win_60_0 ? x_4 : at_2_0);
              }
              if ((fits_13 && ((at_2_4 < 0) || (c_12 > best_1_4)))) {
                const bool win_61_0 = ((at_2_0 < 0) || (c_12 > best_1_0));
                const bool win_61_1 = ((at_2_1 < 0) || (c_12 > best_1_1));
                const bool win_61_2 = ((at_2_2 < 0) || (c_12 > best_1_2));
                const bool win_61_3 = ((at_2_3 < 0) || (c_12 > best_1_3));
                best_1_4 = (win_61_3 ? best_1_3 : c_12);
                at_2_4 = (win_61_3 ? at_2_3 : x_11);
                best_1_3 = (win_61_2 ? best_1_2 : (win_61_3 ? c_12 : best_1_3));
                at_2_3 = (win_61_2 ? at_2_2 : (win_61_3 ? x_11 : at_2_3));
                best_1_2 = (win_61_1 ? best_1_1 : (win_61_2 ? c_12 : best_1_2));
                at_2_2 = (win_61_1 ? at_2_1 : (win_61_2 ? x_11 : at_2_2));
                best_1_1 = (win_61_0 ? best_1_0 : (win_61_1 ? c_12 : best_1_1));
                at_2_1 = (win_61_0 ? at_2_0 : (win_61_1 ? x_11 : at_2_1));
                best_1_0 = (win_61_0 ? c_12 : best_1_0);
                at_2_0 = (win_61_0 ? x_11 : at_2_0);
              }
              if ((fits_20 && ((at_2_4 < 0) || (c_19 > best_1_4)))) {
                const bool win_62_0 = ((at_2_0 < 0) || (c_19 > best_1_0));
                const bool win_62_1 = ((at_2_1 < 0) || (c_19 > best_1_1));
                const bool win_62_2 = ((at_2_2 < 0) || (c_19 > best_1_2));
                const bool win_62_3 = ((at_2_3 < 0) || (c_19 > best_1_3));
                best_1_4 = (win_62_3 ? best_1_3 : c_19);
                at_2_4 = (win_62_3 ? at_2_3 : x_18);
                best_1_3 = (win_62_2 ? best_1_2 : (win_62_3 ? c_19 : best_1_3));
                at_2_3 = (win_62_2 ? at_2_2 : (win_62_3 ? x_18 : at_2_3));
                best_1_2 = (win_62_1 ? best_1_1 : (win_62_2 ? c_19 : best_1_2));
                at_2_2 = (win_62_1 ? at_2_1 : (win_62_2 ? x_18 : at_2_2));
                best_1_1 = (win_62_0 ? best_1_0 : (win_62_1 ? c_19 : best_1_1));
                at_2_1 = (win_62_0 ? at_2_0 : (win_62_1 ? x_18 : at_2_1));
                best_1_0 = (win_62_0 ? c_19 : best_1_0);
                at_2_0 = (win_62_0 ? x_18 : at_2_0);
              }
              if ((fits_27 && ((at_2_4 < 0) || (c_26 > best_1_4)))) {
                const bool win_63_0 = ((at_2_0 < 0) || (c_26 > best_1_0));
                const bool win_63_1 = ((at_2_1 < 0) || (c_26 > best_1_1));
                const bool win_63_2 = ((at_2_2 < 0) || (c_26 > best_1_2));
                const bool win_63_3 = ((at_2_3 < 0) || (c_26 > best_1_3));
                best_1_4 = (win_63_3 ? best_1_3 : c_26);
                at_2_4 = (win_63_3 ? at_2_3 : x_25);
                best_1_3 = (win_63_2 ? best_1_2 : (win_63_3 ? c_26 : best_1_3));
                at_2_3 = (win_63_2 ? at_2_2 : (win_63_3 ? x_25 : at_2_3));
                best_1_2 = (win_63_1 ? best_1_1 : (win_63_2 ? c_26 : best_1_2));
                at_2_2 = (win_63_1 ? at_2_1 : (win_63_2 ? x_25 : at_2_2));
                best_1_1 = (win_63_0 ? best_1_0 : (win_63_1 ? c_26 : best_1_1));
                at_2_1 = (win_63_0 ? at_2_0 : (win_63_1 ? x_25 : at_2_1));
                best_1_0 = (win_63_0 ? c_26 : best_1_0);
                at_2_0 = (win_63_0 ? x_25 : at_2_0);
              }
              if ((fits_34 && ((at_2_4 < 0) || (c_33 > best_1_4)))) {
                const bool win_64_0 = ((at_2_0 < 0) || (c_33 > best_1_0));
                const bool win_64_1 = ((at_2_1 < 0) || (c_33 > best_1_1));
                const bool win_64_2 = ((at_2_2 < 0) || (c_33 > best_1_2));
                const bool win_64_3 = ((at_2_3 < 0) || (c_33 > best_1_3));
                best_1_4 = (win_64_3 ? best_1_3 : c_33);
                at_2_4 = (win_64_3 ? at_2_3 : x_32);
                best_1_3 = (win_64_2 ? best_1_2 : (win_64_3 ? c_33 : best_1_3));
                at_2_3 = (win_64_2 ? at_2_2 : (win_64_3 ? x_32 : at_2_3));
                best_1_2 = (win_64_1 ? best_1_1 : (win_64_2 ? c_33 : best_1_2));
                at_2_2 = (win_64_1 ? at_2_1 : (win_64_2 ? x_32 : at_2_2));
                best_1_1 = (win_64_0 ? best_1_0 : (win_64_1 ? c_33 : best_1_1));
                at_2_1 = (win_64_0 ? at_2_0 : (win_64_1 ? x_32 : at_2_1));
                best_1_0 = (win_64_0 ? c_33 : best_1_0);
                at_2_0 = (win_64_0 ? x_32 : at_2_0);
              }
              if ((fits_41 && ((at_2_4 < 0) || (c_40 > best_1_4)))) {
                const bool win_65_0 = ((at_2_0 < 0) || (c_40 > best_1_0));
                const bool win_65_1 = ((at_2_1 < 0) || (c_40 > best_1_1));
                const bool win_65_2 = ((at_2_2 < 0) || (c_40 > best_1_2));
                const bool win_65_3 = ((at_2_3 < 0) || (c_40 > best_1_3));
                best_1_4 = (win_65_3 ? best_1_3 : c_40);
                at_2_4 = (win_65_3 ? at_2_3 : x_39);
                best_1_3 = (win_65_2 ? best_1_2 : (win_65_3 ? c_40 : best_1_3));
                at_2_3 = (win_65_2 ? at_2_2 : (win_65_3 ? x_39 : at_2_3));
                best_1_2 = (win_65_1 ? best_1_1 : (win_65_2 ? c_40 : best_1_2));
                at_2_2 = (win_65_1 ? at_2_1 : (win_65_2 ? x_39 : at_2_2));
                best_1_1 = (win_65_0 ? best_1_0 : (win_65_1 ? c_40 : best_1_1));
                at_2_1 = (win_65_0 ? at_2_0 : (win_65_1 ? x_39 : at_2_1));
                best_1_0 = (win_65_0 ? c_40 : best_1_0);
                at_2_0 = (win_65_0 ? x_39 : at_2_0);
              }
              if ((fits_48 && ((at_2_4 < 0) || (c_47 > best_1_4)))) {
                const bool win_66_0 = ((at_2_0 < 0) || (c_47 > best_1_0));
                const bool win_66_1 = ((at_2_1 < 0) || (c_47 > best_1_1));
                const bool win_66_2 = ((at_2_2 < 0) || (c_47 > best_1_2));
                const bool win_66_3 = ((at_2_3 < 0) || (c_47 > best_1_3));
                best_1_4 = (win_66_3 ? best_1_3 : c_47);
                at_2_4 = (win_66_3 ? at_2_3 : x_46);
                best_1_3 = (win_66_2 ? best_1_2 : (win_66_3 ? c_47 : best_1_3));
                at_2_3 = (win_66_2 ? at_2_2 : (win_66_3 ? x_46 : at_2_3));
                best_1_2 = (win_66_1 ? best_1_1 : (win_66_2 ? c_47 : best_1_2));
                at_2_2 = (win_66_1 ? at_2_1 : (win_66_2 ? x_46 : at_2_2));
                best_1_1 = (win_66_0 ? best_1_0 : (win_66_1 ? c_47 : best_1_1));
                at_2_1 = (win_66_0 ? at_2_0 : (win_66_1 ? x_46 : at_2_1));
                best_1_0 = (win_66_0 ? c_47 : best_1_0);
                at_2_0 = (win_66_0 ? x_46 : at_2_0);
              }
              if ((fits_55 && ((at_2_4 < 0) || (c_54 > best_1_4)))) {
                const bool win_67_0 = ((at_2_0 < 0) || (c_54 > best_1_0));
                const bool win_67_1 = ((at_2_1 < 0) || (c_54 > best_1_1));
                const bool win_67_2 = ((at_2_2 < 0) || (c_54 > best_1_2));
                const bool win_67_3 = ((at_2_3 < 0) || (c_54 > best_1_3));
                best_1_4 = (win_67_3 ? best_1_3 : c_54);
                at_2_4 = (win_67_3 ? at_2_3 : x_53);
                best_1_3 = (win_67_2 ? best_1_2 : (win_67_3 ? c_54 : best_1_3));
                at_2_3 = (win_67_2 ? at_2_2 : (win_67_3 ? x_53 : at_2_3));
                best_1_2 = (win_67_1 ? best_1_1 : (win_67_2 ? c_54 : best_1_2));
                at_2_2 = (win_67_1 ? at_2_1 : (win_67_2 ? x_53 : at_2_2));
                best_1_1 = (win_67_0 ? best_1_0 : (win_67_1 ? c_54 : best_1_1));
                at_2_1 = (win_67_0 ? at_2_0 : (win_67_1 ? x_53 : at_2_1));
                best_1_0 = (win_67_0 ? c_54 : best_1_0);
                at_2_0 = (win_67_0 ? x_53 : at_2_0);
              }
            }
            float best_68 = __uint_as_float(0xff800000u);
            int at_69 = (-1);
            int r_70 = 0;
            const unsigned int votes_90 = __ballot_sync(~0u, (at_2_0 >= 0));
            unsigned int open_71 = votes_90;
            while (((r_70 < 5) && (!(open_71 == 0u)))) {
              float head_72 = best_1_0;
              int place_73 = at_2_0;
              const float o_74 = __shfl_xor_sync(~0u, head_72, 16);
              const int o_75 = __shfl_xor_sync(~0u, place_73, 16);
              const bool w_76 = ((o_75 >= 0) && (((place_73 < 0) || (o_74 > head_72)) || ((o_74 == head_72) && (o_75 < place_73))));
              head_72 = (w_76 ? o_74 : head_72);
              place_73 = (w_76 ? o_75 : place_73);
              const float o_77 = __shfl_xor_sync(~0u, head_72, 8);
              const int o_78 = __shfl_xor_sync(~0u, place_73, 8);
              const bool w_79 = ((o_78 >= 0) && (((place_73 < 0) || (o_77 > head_72)) || ((o_77 == head_72) && (o_78 < place_73))));
              head_72 = (w_79 ? o_77 : head_72);
              place_73 = (w_79 ? o_78 : place_73);
              const float o_80 = __shfl_xor_sync(~0u, head_72, 4);
              const int o_81 = __shfl_xor_sync(~0u, place_73, 4);
              const bool w_82 = ((o_81 >= 0) && (((place_73 < 0) || (o_80 > head_72)) || ((o_80 == head_72) && (o_81 < place_73))));
              head_72 = (w_82 ? o_80 : head_72);
              place_73 = (w_82 ? o_81 : place_73);
              const float o_83 = __shfl_xor_sync(~0u, head_72, 2);
              const int o_84 = __shfl_xor_sync(~0u, place_73, 2);
              const bool w_85 = ((o_84 >= 0) && (((place_73 < 0) || (o_83 > head_72)) || ((o_83 == head_72) && (o_84 < place_73))));
              head_72 = (w_85 ? o_83 : head_72);
              place_73 = (w_85 ? o_84 : place_73);
              const float o_86 = __shfl_xor_sync(~0u, head_72, 1);
              const int o_87 = __shfl_xor_sync(~0u, place_73, 1);
              const bool w_88 = ((o_87 >= 0) && (((place_73 < 0) || (o_86 > head_72)) || ((o_86 == head_72) && (o_87 < place_73))));
              head_72 = (w_88 ? o_86 : head_72);
              place_73 = (w_88 ? o_87 : place_73);
              if ((((int)lane) == r_70)) {
                best_68 = head_72;
                at_69 = place_73;
              }
              if (((place_73 >= 0) && (at_2_0 == place_73))) {
                best_1_0 = best_1_1;
                at_2_0 = at_2_1;
                best_1_1 = best_1_2;
                at_2_1 = at_2_2;
                best_1_2 = best_1_3;
                at_2_2 = at_2_3;
                best_1_3 = best_1_4;
                at_2_3 = at_2_4;
                best_1_4 = __uint_as_float(0xff800000u);
                at_2_4 = (-1);
              }
              r_70 = add_i32(r_70, 1);
              const unsigned int votes_89 = __ballot_sync(~0u, (at_2_0 >= 0));
              open_71 = votes_89;
            }
            if ((lane < 5u)) {
              t_found[i0 * 5 + ((int)lane)] = best_68;
              t_recall_rank[i0 * 5 + ((int)lane)] = at_69;
            }
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
            const int v0 = t_recall_rank[unit0 * 5 + row0];
            const int v1 = max_i32(v0, 0);
            const int v2 = v1 / 5;
            const int v3 = add_i32(t_recall_where[(unit0 * n_recallChunks + v2) * 5 + (v1 % 5)], mul_i32(v2, 32));
            const int v4 = (v0 < 0) ? (-1) : v3;
            const float v5 = (v4 < 0) ? 0.0f : min_f32(max_f32(t_found[unit0 * 5 + row0], (-1.0f)), 1.0f);
            t_match[unit0 * 5 + row0] = v5;
            t_matchRow[unit0 * 5 + row0] = v4;
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
          const float v6 = t_match[unit0 * 5];
          const float v7 = __fsub_rn(1.0f, min_f32(max_f32(v6, 0.0f), 1.0f));
          const int v8 = t_age[unit0];
          const bool v9 = (v8 > 0) && (__fmul_rn(t_knobs[unit0 * 23 + 11], t_knobs[unit0 * 23]) > 0.0f);
          const bool v10 = (v7 > 0.2f) || (t_reward[unit0] > 0.1f);
          const int v11 = (v10 && (sub_i32(v8, t_lastStore[unit0]) >= 10)) ? 2 : (((!v10) && ((v6 > 0.9f) && (t_matchRow[unit0 * 5] >= 0))) ? 1 : 0);
          const int v12 = v9 ? v11 : 0;
          const float v13 = (v12 == 2) ? __fadd_rn(v7, 2.0f) : ((v12 == 1) ? __fadd_rn(v6, 1.0f) : 0.0f);
          for (int row1 = lane; row1 < 1; row1 += 32) {
            t_novelty[unit0] = v7;
            t_storeWish[unit0] = v12;
            t_storeUrgency[unit0] = v13;
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
        const int v14 = max_i32(t_install[loop0_x], t_planStart[loop0_x]);
        s0 = max_i32(s0, v14);
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
        const float v15 = t_worth[loop1_x];
        if (v15 == v15 && (s1 < 0 || v15 > s1_best || (v15 == s1_best && loop1_x < s1))) { s1_best = v15; s1 = loop1_x; }
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
      const int v16 = (t_worth[max_i32(min_i32(s1, n_B - 1), 0)] > 0.0f) ? s1 : (-1);
      int s2_best = 0;
      int s2 = -1;
      for (int loop2_x = threadIdx.x; loop2_x < 100; loop2_x += 256) {
        const int v17 = (t_scores[loop2_x] > 0.0f) ? t_births[loop2_x] : (-1);
        if ((s2 < 0 || v17 < s2_best || (v17 == s2_best && loop2_x < s2))) { s2_best = v17; s2 = loop2_x; }
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
      const int v18 = (v16 < 0) ? (-1) : s2;
      const int v19 = (v16 >= 0) ? (int)1 : (int)0;
      __syncthreads();
      if (threadIdx.x == 0) {
        t_adder[0] = v16;
        t_addRow[0] = v18;
        t_anyAddition[0] = v19;
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
              const int v20 = sector_0 * 8;
              const int v21 = i1_0 / 2;
              const int v22 = i2_0 / 2;
              const int v23 = rest2 / 2;
              prefetch_near(&t_memory[rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + rest2 * 16 + v20]);
              prefetch_near(&t_pattern[rest1 * 65536 + v21 * 4096 + v22 * 256 + v23 * 16 + v20]);
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
                const float v24 = __fmul_rn(piece1[loop3_x1 * 2], piece0[loop3_x1 * 2]);
                const float v25 = __fmul_rn(piece1[loop3_x1 * 2 + 1], piece0[loop3_x1 * 2 + 1]);
                loop3_a1_0 = loop3_x1 < 16 ? v24 : __fadd_rn(loop3_a1_0, v24);
                loop3_a1_1 = loop3_x1 < 16 ? v25 : __fadd_rn(loop3_a1_1, v25);
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
            const float v26 = min_f32(max_f32(s3, (-4.57f)), 4.57f);
            const float v27 = __fmul_rn(v26, v26);
            const float v28 = divide_plain(__fmul_rn(v26, __fmaf_rn(v27, __fmaf_rn(v26, v26, 115.2476f), 1024.0f)), __fmaf_rn(v27, __fmaf_rn(v27, 16.272058f, 457.32474f), 1024.0f));
            const float v29 = min_f32(max_f32(s4, (-4.57f)), 4.57f);
            const float v30 = __fmul_rn(v29, v29);
            const float v31 = divide_plain(__fmul_rn(v29, __fmaf_rn(v30, __fmaf_rn(v29, v29, 115.2476f), 1024.0f)), __fmaf_rn(v30, __fmaf_rn(v30, 16.272058f, 457.32474f), 1024.0f));
            const float v32 = __fmul_rn(__fmul_rn(v28, v31), 1.0f);
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
                const float v33 = piece0[j1_0 * 2 + rest3];
                const float v34 = fabsf(v33);
                const float v35 = __fmul_rn(v33, v33);
                const bool v36 = v34 < 0.1f;
                loop4_a1_0 = loop4_x1 < 16 ? v34 : __fadd_rn(loop4_a1_0, v34);
                loop4_a1_1 = loop4_x1 < 16 ? v33 : __fadd_rn(loop4_a1_1, v33);
                loop4_a1_2 = loop4_x1 < 16 ? v35 : __fadd_rn(loop4_a1_2, v35);
                s5 += v36 ? 1 : 0;
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
            const float v37 = __fsub_rn(__fmul_rn(s6, 0.03125f), 0.1f);
            const float v38 = __fmul_rn(s7, 0.03125f);
            const float v39 = __fsub_rn(__fmaf_rn((-v38), v38, __fmul_rn(s8, 0.03125f)), 0.02f);
            const float v40 = __fsub_rn(__fmul_rn(__int2float_rn(s5), 0.03125f), 0.5f);
            l_hoist1[row2 * 20] = v32;
            l_hoist11[row2 * 20] = v37;
            l_hoist12[row2 * 20] = v39;
            l_hoist13[row2 * 20] = v40;
          }
        }
        {
          unsigned int* const t_holdingWords = (unsigned int*)(arena + arena[126]);
          const float v50 = t_knobs[rest1 * 23 + 7];
          const float v56 = t_knobs[rest1 * 23 + 8];
          const int v86 = ((i1_0 * 32) + i2_0) * 32;
          const uint2 pair0 = *(const uint2*)&t_holdingWords[rest1 * 2];
          const unsigned int v87 = pair0.x;
          const unsigned int v90 = pair0.y;
          for (int row3 = lane; row3 < 32; row3 += 32) {
            const float4 piece2_0 = ((const float4*)(t_dynamics + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + row3 * 16)))[0];
            const float4 piece2_1 = ((const float4*)(t_dynamics + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + row3 * 16)))[1];
            const float4 piece2_2 = ((const float4*)(t_dynamics + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + row3 * 16)))[2];
            const float4 piece2_3 = ((const float4*)(t_dynamics + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + row3 * 16)))[3];
            const float piece2[16] = {piece2_0.x, piece2_0.y, piece2_0.z, piece2_0.w, piece2_1.x, piece2_1.y, piece2_1.z, piece2_1.w, piece2_2.x, piece2_2.y, piece2_2.z, piece2_2.w, piece2_3.x, piece2_3.y, piece2_3.z, piece2_3.w};
            const float v41 = min_f32(max_f32(__fmul_rn(piece2[12], 0.5f), (-4.57f)), 4.57f);
            const float v42 = __fmul_rn(v41, v41);
            const float v43 = divide_plain(__fmul_rn(v41, __fmaf_rn(v42, __fmaf_rn(v41, v41, 115.2476f), 1024.0f)), __fmaf_rn(v42, __fmaf_rn(v42, 16.272058f, 457.32474f), 1024.0f));
            const float v44 = __fmaf_rn(v43, 0.45f, 0.9f);
            const float v45 = __fadd_rn(__fadd_rn(__fadd_rn(piece2[8], piece2[9]), piece2[10]), piece2[11]);
            const float v46 = min_f32(max_f32(__fmul_rn(v45, 0.25f), (-4.57f)), 4.57f);
            const float v47 = __fmul_rn(v46, v46);
            const float v48 = divide_plain(__fmul_rn(v46, __fmaf_rn(v47, __fmaf_rn(v46, v46, 115.2476f), 1024.0f)), __fmaf_rn(v47, __fmaf_rn(v47, 16.272058f, 457.32474f), 1024.0f));
            const float v49 = __fmaf_rn(v48, 0.45f, 0.5f);
            const float v51 = __fmul_rn(v44, __fmul_rn(v49, v50));
            const float v52 = min_f32(max_f32(piece2[6], (-4.57f)), 4.57f);
            const float v53 = __fmul_rn(v52, v52);
            const float v54 = divide_plain(__fmul_rn(v52, __fmaf_rn(v53, __fmaf_rn(v52, v52, 115.2476f), 1024.0f)), __fmaf_rn(v53, __fmaf_rn(v53, 16.272058f, 457.32474f), 1024.0f));
            const float v55 = __fmaf_rn(v54, 0.05f, 0.05f);
            const float v57 = __fmul_rn(v44, __fmul_rn(v55, v56));
            const float v58 = min_f32(max_f32(piece2[5], (-4.57f)), 4.57f);
            const float v59 = __fmul_rn(v58, v58);
            const float v60 = divide_plain(__fmul_rn(v58, __fmaf_rn(v59, __fmaf_rn(v58, v58, 115.2476f), 1024.0f)), __fmaf_rn(v59, __fmaf_rn(v59, 16.272058f, 457.32474f), 1024.0f));
            const float v61 = __fmul_rn(__fmaf_rn(v60, 0.05f, 0.05f), v56);
            const float v62 = __fmul_rn(v44, v61);
            const float v63 = min_f32(max_f32(piece2[4], (-4.57f)), 4.57f);
            const float v64 = __fmul_rn(v63, v63);
            const float v65 = divide_plain(__fmul_rn(v63, __fmaf_rn(v64, __fmaf_rn(v63, v63, 115.2476f), 1024.0f)), __fmaf_rn(v64, __fmaf_rn(v64, 16.272058f, 457.32474f), 1024.0f));
            const float v66 = __fmaf_rn(v65, 0.05f, 0.05f);
            const float v67 = __fmaf_rn((-v49), v50, __fmaf_rn(__fmaf_rn(v55, v56, __fmaf_rn(v66, v56, v61)), (-2.0f), 1.0f));
            const float v68 = __fmul_rn(v44, v67);
            const float v69 = __fmul_rn(v44, __fmul_rn(v66, v56));
            const float v70 = min_f32(max_f32(__fmul_rn(piece2[2], 0.5f), (-4.57f)), 4.57f);
            const float v71 = __fmul_rn(v70, v70);
            const float v72 = divide_plain(__fmul_rn(v70, __fmaf_rn(v71, __fmaf_rn(v70, v70, 115.2476f), 1024.0f)), __fmaf_rn(v71, __fmaf_rn(v71, 16.272058f, 457.32474f), 1024.0f));
            const float v73 = __fmaf_rn(v72, 0.0475f, 0.9025f);
            const float v74 = min_f32(max_f32(__fmul_rn(piece2[0], 0.5f), (-4.57f)), 4.57f);
            const float v75 = __fmul_rn(v74, v74);
            const float v76 = divide_plain(__fmul_rn(v74, __fmaf_rn(v75, __fmaf_rn(v74, v74, 115.2476f), 1024.0f)), __fmaf_rn(v75, __fmaf_rn(v75, 16.272058f, 457.32474f), 1024.0f));
            const float v77 = __fmaf_rn(v76, 0.0475f, 0.9025f);
            const float v78 = min_f32(max_f32(__fmul_rn(piece2[3], 0.5f), (-4.57f)), 4.57f);
            const float v79 = __fmul_rn(v78, v78);
            const float v80 = divide_plain(__fmul_rn(v78, __fmaf_rn(v79, __fmaf_rn(v78, v78, 115.2476f), 1024.0f)), __fmaf_rn(v79, __fmaf_rn(v79, 16.272058f, 457.32474f), 1024.0f));
            const float v81 = __fmaf_rn(v80, 0.0475f, 0.9025f);
            const float v82 = min_f32(max_f32(__fmul_rn(piece2[1], 0.5f), (-4.57f)), 4.57f);
            const float v83 = __fmul_rn(v82, v82);
            const float v84 = divide_plain(__fmul_rn(v82, __fmaf_rn(v83, __fmaf_rn(v82, v82, 115.2476f), 1024.0f)), __fmaf_rn(v83, __fmaf_rn(v83, 16.272058f, 457.32474f), 1024.0f));
            const float v85 = __fmaf_rn(v84, 0.0475f, 0.9025f);
            const unsigned int v88 = ((unsigned int)(v86 + row3)) + v87;
            const unsigned int v89 = (v88 ^ (v88 >> 16)) * 4239568231u;
            const unsigned int v91 = ((v89 ^ (v89 >> 13)) + v90) * 1228438113u;
            const float v92 = __fmul_rn(__uint2float_rn(((v91 ^ (v91 >> 17)) >> 8)), 5.9604645e-8f);
            const float v93 = piece2[14];
            const float v94 = piece2[15];
            l_hoist0[row3 * 20] = v51;
            l_hoist2[row3 * 20] = v57;
            l_hoist3[row3 * 20] = v62;
            l_hoist4[row3 * 20] = v68;
            l_hoist5[row3 * 20] = v69;
            l_hoist6[row3 * 20] = v73;
            l_hoist7[row3 * 20] = v77;
            l_hoist8[row3 * 20] = v81;
            l_hoist9[row3 * 20] = v85;
            l_hoist10[row3 * 20] = v92;
            l_kept0[row3 * 20] = v93;
            l_kept1[row3 * 20] = v94;
          }
        }
        __syncwarp();
        {
          float* const t_content_next = (float*)(arena + arena[(cycle & 1u) ? 19 : 20]);
          float* const t_dynamics_next = (float*)(arena + arena[(cycle & 1u) ? 22 : 23]);
          const uint2 pair1 = *(const uint2*)&t_fieldWords[rest1 * 2];
          const unsigned int v95 = pair1.x;
          const unsigned int v98 = pair1.y;
          const float v102 = t_tune_noise[rest1];
          float* const at0 = t_memory + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512);
          const float v108 = t_tune_memoryGain[rest1];
          float* const at2 = t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024);
          const int v127 = i2_0 + 1;
          const int v128 = i2_0 - 1;
          const int v131 = i1_0 + 1;
          const int v132 = i1_0 - 1;
          float* const at5 = t_reachX + (i1_0 * 64);
          float* const at6 = t_reachY + (i2_0 * 64);
          float* const at8 = t_tune_drive + (rest1 * 64);
          const float v149 = t_knobs[rest1 * 23 + 3];
          float* const at9 = t_content_next + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024);
          const float v184 = t_tune_pattern[rest1];
          const int v185 = i1_0 / 2;
          const int v186 = i2_0 / 2;
          unsigned short* const at12 = t_pattern + (rest1 * 65536 + v185 * 4096 + v186 * 256);
          const float v187 = t_tune_gate[rest1];
          const float v189 = t_knobs[rest1 * 23 + 4];
          float* const at14 = t_dynamics + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512);
          const float v193 = __fmul_rn(t_motors[rest1 * 4 + 1], __fmaf_rn(__int2float_rn(i2_0), 0.06451613f, (-1.0f)));
          const float v194 = __fmaf_rn(t_motors[rest1 * 4], __fmaf_rn(__int2float_rn(i1_0), 0.06451613f, (-1.0f)), v193);
          float* const at16 = t_motors + (rest1 * 4);
          float s9;
          float loop5_a1_0 = 0.0f;
          for (int loop5_x1_0 = 0; loop5_x1_0 < 4; loop5_x1_0 += 32) {
            const int loop5_x1 = loop5_x1_0 + lane;
            float loop5_r0_0 = 0.0f;
            if (loop5_x1 < 4) {
              const float v195 = fabsf(at16[loop5_x1]);
              loop5_r0_0 = v195;
            }
            loop5_a1_0 = __fadd_rn(loop5_a1_0, loop5_r0_0);
            loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_r0_0, 16));
          }
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 8));
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 4));
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 2));
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 1));
          s9 = __shfl_sync(~0u, loop5_a1_0, 0);
          const float v196 = __fmul_rn(s9, 0.25f);
          const float v198 = t_knobs[rest1 * 23 + 6];
          const uint2 pair11 = *(const uint2*)&t_ruleWords[rest1 * 2];
          const unsigned int v199 = pair11.x;
          const unsigned int v202 = pair11.y;
          const float v212 = t_tune_plasticity[rest1];
          const float v217 = t_knobs[rest1 * 23 + 5];
          float* const at17 = t_dynamics_next + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512);
          float* const at19 = t_content + (rest1 * 1048576 + i1_0 * 32768 + min_i32(v127, 32 - 1) * 1024);
          float* const at21 = t_content + (rest1 * 1048576 + i1_0 * 32768 + max_i32(v128, 0) * 1024);
          float* const at23 = t_content + (rest1 * 1048576 + min_i32(v131, 32 - 1) * 32768 + i2_0 * 1024);
          float* const at25 = t_content + (rest1 * 1048576 + max_i32(v132, 0) * 32768 + i2_0 * 1024);
          const int place0 = lane % 16;
          float* const at1 = at0 + (place0);
          const float2 pair2 = *(const float2*)&t_mixSign[place0 * 2];
          const float v110 = pair2.x;
          const int2 pair3 = *(const int2*)&t_mixFrom[place0 * 2];
          const int v111 = pair3.x;
          const int v112 = place0 * 2;
          const unsigned int mask0 = mask_of(v111 == (v112 + 0));
          const bool v113 = place0 < 8;
          const unsigned int mask1 = mask_of(v113);
          const int v115 = v111 >> 1;
          const int v116 = v111 & 1;
          float* const at3 = at2 + (max_i32(min_i32(v115, 16 - 1), 0) * 2 + v116);
          const float2 pair4 = *(const float2*)&t_mixHear[place0 * 2];
          const float v117 = pair4.x;
          float* const at4 = at2 + (place0 * 2);
          const bool v139 = (place0 & 1) == 1;
          const unsigned int mask2 = mask_of(v139);
          const float2 pair5 = *(const float2*)&at5[place0 * 2];
          const float2 pair6 = *(const float2*)&at6[place0 * 2];
          const float v141 = __fmul_rn(pair5.x, pair6.x);
          float* const at7 = t_reachZ + (place0 * 2);
          const float2 pair7 = *(const float2*)&at8[place0 * 2];
          const float v143 = pair7.x;
          const float2 pair8 = *(const float2*)&at5[place0 * 2 + 32];
          const float2 pair9 = *(const float2*)&at6[place0 * 2 + 32];
          const float v144 = __fmul_rn(pair8.x, pair9.x);
          const float2 pair10 = *(const float2*)&at8[place0 * 2 + 32];
          const float v146 = pair10.x;
          float* const at10 = at9 + (place0 * 2);
          const float v158 = pair2.y;
          const int v159 = pair3.y;
          const unsigned int mask3 = mask_of(v159 == (v112 + 1));
          const int v160 = v159 >> 1;
          const int v161 = v159 & 1;
          float* const at11 = at2 + (max_i32(min_i32(v160, 16 - 1), 0) * 2 + v161);
          const float v162 = pair4.y;
          const float v174 = __fmul_rn(pair5.y, pair6.y);
          const float v176 = pair7.y;
          const float v177 = __fmul_rn(pair8.y, pair9.y);
          const float v179 = pair10.y;
          unsigned short* const at13 = at12 + (place0);
          const unsigned int mask4 = mask_of(place0 >= 14);
          float* const at15 = at14 + (place0);
          const float v197 = __fmul_rn(((place0 == 14) ? v194 : v196), 0.05f);
          const unsigned int mask5 = mask_of(place0 == 12);
          const float v205 = t_ruleSpread[place0];
          const float v206 = t_ruleMean[place0];
          const float v208 = t_ruleLimit[place0];
          const float v209 = -v208;
          const float v213 = t_ruleAnswer[place0];
          const unsigned int mask6 = mask_of(place0 < 4);
          const unsigned int mask7 = mask_of(place0 < 12);
          float* const at18 = at17 + (place0);
          float* const at20 = at19 + (place0 * 2);
          float* const at22 = at21 + (place0 * 2);
          float* const at24 = at23 + (place0 * 2);
          float* const at26 = at25 + (place0 * 2);
          if ((unsigned int)v127 < 32u && (unsigned int)v128 < 32u && (unsigned int)v131 < 32u && (unsigned int)v132 < 32u) {
            unsigned int count0 = (unsigned int)i1_0 * 32768u + (unsigned int)i2_0 * 1024u + (unsigned int)place0 * 2u + (unsigned int)v95 * 1u + (unsigned int)(lane / 16) * 32u;
            unsigned int count1 = (unsigned int)i1_0 * 16384u + (unsigned int)i2_0 * 512u + (unsigned int)place0 * 1u + (unsigned int)v199 * 1u + (unsigned int)(lane / 16) * 16u;
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
              const unsigned int v96 = count0;
              const unsigned int v97 = (v96 ^ (v96 >> 16)) * 4239568231u;
              const unsigned int v99 = ((v97 ^ (v97 >> 13)) + v98) * 1228438113u;
              const unsigned int v100 = v99 ^ (v99 >> 17);
              const float v101 = __fmul_rn(__int2float_rn(sum_bytes(v100, (-510))), 0.006765875f);
              const float v103 = load0;
              const float v104 = min_f32(max_f32(__fmul_rn(v103, 4.0f), (-4.57f)), 4.57f);
              const float v105 = __fmul_rn(v104, v104);
              const float v106 = __fmul_rn(v104, __fmaf_rn(v105, __fmaf_rn(v104, v104, 115.2476f), 1024.0f));
              const float v107 = divide_plain(v106, __fmaf_rn(v105, __fmaf_rn(v105, 16.272058f, 457.32474f), 1024.0f));
              const float v109 = l_hoist0[i3_0 * 20];
              const float v114 = choose_f32(mask1, __fmul_rn(l_kept0[i3_0 * 20], 0.02f), __fmul_rn(l_kept1[i3_0 * 20], 0.02f));
              const float v118 = l_hoist1[i3_0 * 20];
              const float v119 = __fmaf_rn(v110, choose_f32(mask0, v114, load1), __fmul_rn(v117, v118));
              const float v120 = l_hoist2[i3_0 * 20];
              const int v121 = i3_0 + 1;
              const float v122 = load2.x;
              const int v123 = i3_0 - 1;
              const float v124 = load3.x;
              const float v125 = load4.x;
              const float v126 = l_hoist3[i3_0 * 20];
              const float v129 = l_hoist4[i3_0 * 20];
              const float v130 = l_hoist5[i3_0 * 20];
              const float v133 = __fmaf_rn(v126, __fadd_rn(load5.x, load6.x), __fmaf_rn(v129, v125, __fmul_rn(v130, __fadd_rn(load7.x, load8.x))));
              const float v134 = __fmaf_rn(v109, v119, __fmaf_rn(v120, __fadd_rn(v122, ((v123 >= 0) ? v124 : v125)), v133));
              const float v135 = min_f32(max_f32(v134, (-4.57f)), 4.57f);
              const float v136 = __fmul_rn(v135, v135);
              const float v137 = __fmul_rn(v135, __fmaf_rn(v136, __fmaf_rn(v135, v135, 115.2476f), 1024.0f));
              const float v138 = divide_plain(v137, __fmaf_rn(v136, __fmaf_rn(v136, 16.272058f, 457.32474f), 1024.0f));
              const float v140 = choose_f32(mask2, l_hoist6[i3_0 * 20], l_hoist7[i3_0 * 20]);
              const float v142 = __fmul_rn(v141, load9.x);
              const float v145 = __fmul_rn(v144, load10.x);
              const float v147 = __fadd_rn(((v142 < 0.62239516f) ? 0.0f : __fmul_rn(v142, v143)), ((v145 < 0.62239516f) ? 0.0f : __fmul_rn(v145, v146)));
              const float v148 = __fmaf_rn(v101, v102, __fmaf_rn(v107, v108, __fmaf_rn(v138, v140, v147)));
              const float v150 = __fmul_rn(v148, v149);
              const float v151 = is_finite_f32(v150) ? v150 : 1e-30f;
              const unsigned int v152 = count0 + 1u;
              const unsigned int v153 = (v152 ^ (v152 >> 16)) * 4239568231u;
              const unsigned int v154 = ((v153 ^ (v153 >> 13)) + v98) * 1228438113u;
              const unsigned int v155 = v154 ^ (v154 >> 17);
              const float v156 = __fmul_rn(__int2float_rn(sum_bytes(v155, (-510))), 0.006765875f);
              const float v157 = -v107;
              const float v163 = __fmaf_rn(v158, choose_f32(mask3, v114, load11), __fmul_rn(v162, v118));
              const float v164 = load2.y;
              const float v165 = load3.y;
              const float v166 = load4.y;
              const float v167 = __fmaf_rn(v126, __fadd_rn(load5.y, load6.y), __fmaf_rn(v129, v166, __fmul_rn(v130, __fadd_rn(load7.y, load8.y))));
              const float v168 = __fmaf_rn(v109, v163, __fmaf_rn(v120, __fadd_rn(v164, ((v123 >= 0) ? v165 : v166)), v167));
              const float v169 = min_f32(max_f32(v168, (-4.57f)), 4.57f);
              const float v170 = __fmul_rn(v169, v169);
              const float v171 = __fmul_rn(v169, __fmaf_rn(v170, __fmaf_rn(v169, v169, 115.2476f), 1024.0f));
              const float v172 = divide_plain(v171, __fmaf_rn(v170, __fmaf_rn(v170, 16.272058f, 457.32474f), 1024.0f));
              const float v173 = choose_f32(mask2, l_hoist8[i3_0 * 20], l_hoist9[i3_0 * 20]);
              const float v175 = __fmul_rn(v174, load9.y);
              const float v178 = __fmul_rn(v177, load10.y);
              const float v180 = __fadd_rn(((v175 < 0.62239516f) ? 0.0f : __fmul_rn(v175, v176)), ((v178 < 0.62239516f) ? 0.0f : __fmul_rn(v178, v179)));
              const float v181 = __fmaf_rn(v156, v102, __fmaf_rn(v157, v108, __fmaf_rn(v172, v173, v180)));
              const float v182 = __fmul_rn(v181, v149);
              const float v183 = is_finite_f32(v182) ? v182 : 1e-30f;
              const float v188 = __fmaf_rn(v103, 0.9986f, __fmul_rn(v187, __fmaf_rn(__fadd_rn(v125, v166), 0.5f, (-v103))));
              const float v190 = __fmul_rn(__fmaf_rn(v184, __fsub_rn(f16_to_f32(load12), v103), v188), v189);
              const float v191 = is_finite_f32(v190) ? v190 : 1e-30f;
              const float v192 = load13;
              const unsigned int v200 = count1;
              const unsigned int v201 = (v200 ^ (v200 >> 16)) * 4239568231u;
              const unsigned int v203 = ((v201 ^ (v201 >> 13)) + v202) * 1228438113u;
              const unsigned int v204 = v203 ^ (v203 >> 17);
              const float v207 = __fmaf_rn(__fmul_rn(__int2float_rn(sum_bytes(v204, (-510))), 0.006765875f), v205, v206);
              const float v210 = (l_hoist10[i3_0 * 20] < 0.05f) ? 0.8f : min_f32(max_f32(v207, v209), v208);
              const float v211 = choose_f32(mask5, v210, v207);
              const float v214 = l_hoist11[i3_0 * 20];
              const float v215 = choose_f32(mask1, l_hoist12[i3_0 * 20], choose_f32(mask7, l_hoist13[i3_0 * 20], v214));
              const float v216 = min_f32(max_f32(__fmul_rn(v213, choose_f32(mask6, v214, v215)), (-1.0f)), 1.0f);
              const float v218 = __fmaf_rn(__fmaf_rn(__fsub_rn(v192, v211), 0.95f, __fmul_rn(v212, v216)), v217, v211);
              const float v219 = choose_f32(mask4, __fmul_rn(__fmaf_rn(v192, 0.95f, v197), v198), min_f32(max_f32(v218, (-5.0f)), 5.0f));
              const float v220 = is_finite_f32(v219) ? v219 : 1e-30f;
              *(float2*)&run4[0] = make_float2(v151, v183);
              run0[0] = v191;
              run8[0] = v220;
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
              const unsigned int v221 = count0 + 64u;
              const unsigned int v222 = (v221 ^ (v221 >> 16)) * 4239568231u;
              const unsigned int v223 = ((v222 ^ (v222 >> 13)) + v98) * 1228438113u;
              const unsigned int v224 = v223 ^ (v223 >> 17);
              const float v225 = __fmul_rn(__int2float_rn(sum_bytes(v224, (-510))), 0.006765875f);
              const float v226 = load14;
              const float v227 = min_f32(max_f32(__fmul_rn(v226, 4.0f), (-4.57f)), 4.57f);
              const float v228 = __fmul_rn(v227, v227);
              const float v229 = __fmul_rn(v227, __fmaf_rn(v228, __fmaf_rn(v227, v227, 115.2476f), 1024.0f));
              const float v230 = divide_plain(v229, __fmaf_rn(v228, __fmaf_rn(v228, 16.272058f, 457.32474f), 1024.0f));
              const float v231 = l_hoist0[i3_1 * 20];
              const float v232 = choose_f32(mask1, __fmul_rn(l_kept0[i3_1 * 20], 0.02f), __fmul_rn(l_kept1[i3_1 * 20], 0.02f));
              const float v233 = l_hoist1[i3_1 * 20];
              const float v234 = __fmaf_rn(v110, choose_f32(mask0, v232, load15), __fmul_rn(v117, v233));
              const float v235 = l_hoist2[i3_1 * 20];
              const int v236 = i3_1 + 1;
              const float v237 = load16.x;
              const float v238 = load17.x;
              const int v239 = i3_1 - 1;
              const float v240 = load18.x;
              const float v241 = l_hoist3[i3_1 * 20];
              const float v242 = l_hoist4[i3_1 * 20];
              const float v243 = l_hoist5[i3_1 * 20];
              const float v244 = __fmaf_rn(v241, __fadd_rn(load19.x, load20.x), __fmaf_rn(v242, v238, __fmul_rn(v243, __fadd_rn(load21.x, load22.x))));
              const float v245 = __fmaf_rn(v231, v234, __fmaf_rn(v235, __fadd_rn(((v236 < 32) ? v237 : v238), v240), v244));
              const float v246 = min_f32(max_f32(v245, (-4.57f)), 4.57f);
              const float v247 = __fmul_rn(v246, v246);
              const float v248 = __fmul_rn(v246, __fmaf_rn(v247, __fmaf_rn(v246, v246, 115.2476f), 1024.0f));
              const float v249 = divide_plain(v248, __fmaf_rn(v247, __fmaf_rn(v247, 16.272058f, 457.32474f), 1024.0f));
              const float v250 = choose_f32(mask2, l_hoist6[i3_1 * 20], l_hoist7[i3_1 * 20]);
              const float v251 = __fmul_rn(v141, load23.x);
              const float v252 = __fmul_rn(v144, load24.x);
              const float v253 = __fadd_rn(((v251 < 0.62239516f) ? 0.0f : __fmul_rn(v251, v143)), ((v252 < 0.62239516f) ? 0.0f : __fmul_rn(v252, v146)));
              const float v254 = __fmaf_rn(v225, v102, __fmaf_rn(v230, v108, __fmaf_rn(v249, v250, v253)));
              const float v255 = __fmul_rn(v254, v149);
              const float v256 = is_finite_f32(v255) ? v255 : 1e-30f;
              const unsigned int v257 = count0 + 65u;
              const unsigned int v258 = (v257 ^ (v257 >> 16)) * 4239568231u;
              const unsigned int v259 = ((v258 ^ (v258 >> 13)) + v98) * 1228438113u;
              const unsigned int v260 = v259 ^ (v259 >> 17);
              const float v261 = __fmul_rn(__int2float_rn(sum_bytes(v260, (-510))), 0.006765875f);
              const float v262 = -v230;
              const float v263 = __fmaf_rn(v158, choose_f32(mask3, v232, load25), __fmul_rn(v162, v233));
              const float v264 = load16.y;
              const float v265 = load17.y;
              const float v266 = load18.y;
              const float v267 = __fmaf_rn(v241, __fadd_rn(load19.y, load20.y), __fmaf_rn(v242, v265, __fmul_rn(v243, __fadd_rn(load21.y, load22.y))));
              const float v268 = __fmaf_rn(v231, v263, __fmaf_rn(v235, __fadd_rn(((v236 < 32) ? v264 : v265), v266), v267));
              const float v269 = min_f32(max_f32(v268, (-4.57f)), 4.57f);
              const float v270 = __fmul_rn(v269, v269);
              const float v271 = __fmul_rn(v269, __fmaf_rn(v270, __fmaf_rn(v269, v269, 115.2476f), 1024.0f));
              const float v272 = divide_plain(v271, __fmaf_rn(v270, __fmaf_rn(v270, 16.272058f, 457.32474f), 1024.0f));
              const float v273 = choose_f32(mask2, l_hoist8[i3_1 * 20], l_hoist9[i3_1 * 20]);
              const float v274 = __fmul_rn(v174, load23.y);
              const float v275 = __fmul_rn(v177, load24.y);
              const float v276 = __fadd_rn(((v274 < 0.62239516f) ? 0.0f : __fmul_rn(v274, v176)), ((v275 < 0.62239516f) ? 0.0f : __fmul_rn(v275, v179)));
              const float v277 = __fmaf_rn(v261, v102, __fmaf_rn(v262, v108, __fmaf_rn(v272, v273, v276)));
              const float v278 = __fmul_rn(v277, v149);
              const float v279 = is_finite_f32(v278) ? v278 : 1e-30f;
              const float v280 = __fmaf_rn(v226, 0.9986f, __fmul_rn(v187, __fmaf_rn(__fadd_rn(v238, v265), 0.5f, (-v226))));
              const float v281 = __fmul_rn(__fmaf_rn(v184, __fsub_rn(f16_to_f32(load26), v226), v280), v189);
              const float v282 = is_finite_f32(v281) ? v281 : 1e-30f;
              const float v283 = load27;
              const unsigned int v284 = count1 + 32u;
              const unsigned int v285 = (v284 ^ (v284 >> 16)) * 4239568231u;
              const unsigned int v286 = ((v285 ^ (v285 >> 13)) + v202) * 1228438113u;
              const unsigned int v287 = v286 ^ (v286 >> 17);
              const float v288 = __fmaf_rn(__fmul_rn(__int2float_rn(sum_bytes(v287, (-510))), 0.006765875f), v205, v206);
              const float v289 = (l_hoist10[i3_1 * 20] < 0.05f) ? 0.8f : min_f32(max_f32(v288, v209), v208);
              const float v290 = choose_f32(mask5, v289, v288);
              const float v291 = l_hoist11[i3_1 * 20];
              const float v292 = choose_f32(mask1, l_hoist12[i3_1 * 20], choose_f32(mask7, l_hoist13[i3_1 * 20], v291));
              const float v293 = min_f32(max_f32(__fmul_rn(v213, choose_f32(mask6, v291, v292)), (-1.0f)), 1.0f);
              const float v294 = __fmaf_rn(__fmaf_rn(__fsub_rn(v283, v290), 0.95f, __fmul_rn(v212, v293)), v217, v290);
              const float v295 = choose_f32(mask4, __fmul_rn(__fmaf_rn(v283, 0.95f, v197), v198), min_f32(max_f32(v294, (-5.0f)), 5.0f));
              const float v296 = is_finite_f32(v295) ? v295 : 1e-30f;
              *(float2*)&run4[64] = make_float2(v256, v279);
              run0[32] = v282;
              run8[32] = v296;
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
            unsigned int count2 = (unsigned int)i1_0 * 32768u + (unsigned int)i2_0 * 1024u + (unsigned int)place0 * 2u + (unsigned int)v95 * 1u + (unsigned int)(lane / 16) * 32u;
            unsigned int count3 = (unsigned int)i1_0 * 16384u + (unsigned int)i2_0 * 512u + (unsigned int)place0 * 1u + (unsigned int)v199 * 1u + (unsigned int)(lane / 16) * 16u;
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
              const unsigned int v297 = count2;
              const unsigned int v298 = (v297 ^ (v297 >> 16)) * 4239568231u;
              const unsigned int v299 = ((v298 ^ (v298 >> 13)) + v98) * 1228438113u;
              const unsigned int v300 = v299 ^ (v299 >> 17);
              const float v301 = __fmul_rn(__int2float_rn(sum_bytes(v300, (-510))), 0.006765875f);
              const float v302 = run9[0];
              const float v303 = min_f32(max_f32(__fmul_rn(v302, 4.0f), (-4.57f)), 4.57f);
              const float v304 = __fmul_rn(v303, v303);
              const float v305 = __fmul_rn(v303, __fmaf_rn(v304, __fmaf_rn(v303, v303, 115.2476f), 1024.0f));
              const float v306 = divide_plain(v305, __fmaf_rn(v304, __fmaf_rn(v304, 16.272058f, 457.32474f), 1024.0f));
              const float v307 = l_hoist0[i3_2 * 20];
              const float v308 = choose_f32(mask1, __fmul_rn(l_kept0[i3_2 * 20], 0.02f), __fmul_rn(l_kept1[i3_2 * 20], 0.02f));
              const float v309 = l_hoist1[i3_2 * 20];
              const float v310 = __fmaf_rn(v110, choose_f32(mask0, v308, run10[0]), __fmul_rn(v117, v309));
              const float v311 = l_hoist2[i3_2 * 20];
              const int v312 = i3_2 + 1;
              const float2 pair12 = *(const float2*)&at4[min_i32(v312, 32 - 1) * 32];
              const int v313 = i3_2 - 1;
              const float2 pair13 = *(const float2*)&at4[max_i32(v313, 0) * 32];
              const float v314 = l_hoist3[i3_2 * 20];
              const float2 pair14 = *(const float2*)&run11[0];
              const float2 pair15 = *(const float2*)&run12[0];
              const float v315 = l_hoist4[i3_2 * 20];
              const float2 pair16 = *(const float2*)&run13[0];
              const float v316 = pair16.x;
              const float v317 = l_hoist5[i3_2 * 20];
              const float2 pair17 = *(const float2*)&run14[0];
              const float2 pair18 = *(const float2*)&run15[0];
              const float v318 = __fmaf_rn(v314, __fadd_rn(pair14.x, pair15.x), __fmaf_rn(v315, v316, __fmul_rn(v317, __fadd_rn(pair17.x, pair18.x))));
              const float v319 = __fmaf_rn(v307, v310, __fmaf_rn(v311, __fadd_rn(pair12.x, pair13.x), v318));
              const float v320 = min_f32(max_f32(v319, (-4.57f)), 4.57f);
              const float v321 = __fmul_rn(v320, v320);
              const float v322 = __fmul_rn(v320, __fmaf_rn(v321, __fmaf_rn(v320, v320, 115.2476f), 1024.0f));
              const float v323 = divide_plain(v322, __fmaf_rn(v321, __fmaf_rn(v321, 16.272058f, 457.32474f), 1024.0f));
              const float v324 = choose_f32(mask2, l_hoist6[i3_2 * 20], l_hoist7[i3_2 * 20]);
              const float2 pair19 = *(const float2*)&run16[0];
              const float v325 = __fmul_rn(v141, pair19.x);
              const float2 pair20 = *(const float2*)&run16[32];
              const float v326 = __fmul_rn(v144, pair20.x);
              const float v327 = __fadd_rn(((v325 < 0.62239516f) ? 0.0f : __fmul_rn(v325, v143)), ((v326 < 0.62239516f) ? 0.0f : __fmul_rn(v326, v146)));
              const float v328 = __fmaf_rn(v301, v102, __fmaf_rn(v306, v108, __fmaf_rn(v323, v324, v327)));
              const float v329 = __fmul_rn(v328, v149);
              const float v330 = is_finite_f32(v329) ? v329 : 1e-30f;
              const unsigned int v331 = count2 + 1u;
              const unsigned int v332 = (v331 ^ (v331 >> 16)) * 4239568231u;
              const unsigned int v333 = ((v332 ^ (v332 >> 13)) + v98) * 1228438113u;
              const unsigned int v334 = v333 ^ (v333 >> 17);
              const float v335 = __fmul_rn(__int2float_rn(sum_bytes(v334, (-510))), 0.006765875f);
              const float v336 = -v306;
              const float v337 = __fmaf_rn(v158, choose_f32(mask3, v308, run18[0]), __fmul_rn(v162, v309));
              const float v338 = pair16.y;
              const float v339 = __fmaf_rn(v314, __fadd_rn(pair14.y, pair15.y), __fmaf_rn(v315, v338, __fmul_rn(v317, __fadd_rn(pair17.y, pair18.y))));
              const float v340 = __fmaf_rn(v307, v337, __fmaf_rn(v311, __fadd_rn(pair12.y, pair13.y), v339));
              const float v341 = min_f32(max_f32(v340, (-4.57f)), 4.57f);
              const float v342 = __fmul_rn(v341, v341);
              const float v343 = __fmul_rn(v341, __fmaf_rn(v342, __fmaf_rn(v341, v341, 115.2476f), 1024.0f));
              const float v344 = divide_plain(v343, __fmaf_rn(v342, __fmaf_rn(v342, 16.272058f, 457.32474f), 1024.0f));
              const float v345 = choose_f32(mask2, l_hoist8[i3_2 * 20], l_hoist9[i3_2 * 20]);
              const float v346 = __fmul_rn(v174, pair19.y);
              const float v347 = __fmul_rn(v177, pair20.y);
              const float v348 = __fadd_rn(((v346 < 0.62239516f) ? 0.0f : __fmul_rn(v346, v176)), ((v347 < 0.62239516f) ? 0.0f : __fmul_rn(v347, v179)));
              const float v349 = __fmaf_rn(v335, v102, __fmaf_rn(v336, v108, __fmaf_rn(v344, v345, v348)));
              const float v350 = __fmul_rn(v349, v149);
              const float v351 = is_finite_f32(v350) ? v350 : 1e-30f;
              const float v352 = __fmaf_rn(v302, 0.9986f, __fmul_rn(v187, __fmaf_rn(__fadd_rn(v316, v338), 0.5f, (-v302))));
              const float v353 = __fmul_rn(__fmaf_rn(v184, __fsub_rn(f16_to_f32(run19[0]), v302), v352), v189);
              const float v354 = is_finite_f32(v353) ? v353 : 1e-30f;
              const float v355 = run20[0];
              const unsigned int v356 = count3;
              const unsigned int v357 = (v356 ^ (v356 >> 16)) * 4239568231u;
              const unsigned int v358 = ((v357 ^ (v357 >> 13)) + v202) * 1228438113u;
              const unsigned int v359 = v358 ^ (v358 >> 17);
              const float v360 = __fmaf_rn(__fmul_rn(__int2float_rn(sum_bytes(v359, (-510))), 0.006765875f), v205, v206);
              const float v361 = (l_hoist10[i3_2 * 20] < 0.05f) ? 0.8f : min_f32(max_f32(v360, v209), v208);
              const float v362 = choose_f32(mask5, v361, v360);
              const float v363 = l_hoist11[i3_2 * 20];
              const float v364 = choose_f32(mask1, l_hoist12[i3_2 * 20], choose_f32(mask7, l_hoist13[i3_2 * 20], v363));
              const float v365 = min_f32(max_f32(__fmul_rn(v213, choose_f32(mask6, v363, v364)), (-1.0f)), 1.0f);
              const float v366 = __fmaf_rn(__fmaf_rn(__fsub_rn(v355, v362), 0.95f, __fmul_rn(v212, v365)), v217, v362);
              const float v367 = choose_f32(mask4, __fmul_rn(__fmaf_rn(v355, 0.95f, v197), v198), min_f32(max_f32(v366, (-5.0f)), 5.0f));
              const float v368 = is_finite_f32(v367) ? v367 : 1e-30f;
              const int i3_3 = (turn1 * 2 + 1) * 2 + lane / 16;
              const unsigned int v369 = count2 + 64u;
              const unsigned int v370 = (v369 ^ (v369 >> 16)) * 4239568231u;
              const unsigned int v371 = ((v370 ^ (v370 >> 13)) + v98) * 1228438113u;
              const unsigned int v372 = v371 ^ (v371 >> 17);
              const float v373 = __fmul_rn(__int2float_rn(sum_bytes(v372, (-510))), 0.006765875f);
              const float v374 = run9[32];
              const float v375 = min_f32(max_f32(__fmul_rn(v374, 4.0f), (-4.57f)), 4.57f);
              const float v376 = __fmul_rn(v375, v375);
              const float v377 = __fmul_rn(v375, __fmaf_rn(v376, __fmaf_rn(v375, v375, 115.2476f), 1024.0f));
              const float v378 = divide_plain(v377, __fmaf_rn(v376, __fmaf_rn(v376, 16.272058f, 457.32474f), 1024.0f));
              const float v379 = l_hoist0[i3_3 * 20];
              const float v380 = choose_f32(mask1, __fmul_rn(l_kept0[i3_3 * 20], 0.02f), __fmul_rn(l_kept1[i3_3 * 20], 0.02f));
              const float v381 = l_hoist1[i3_3 * 20];
              const float v382 = __fmaf_rn(v110, choose_f32(mask0, v380, run10[64]), __fmul_rn(v117, v381));
              const float v383 = l_hoist2[i3_3 * 20];
              const int v384 = i3_3 + 1;
              const float2 pair21 = *(const float2*)&at4[min_i32(v384, 32 - 1) * 32];
              const int v385 = i3_3 - 1;
              const float2 pair22 = *(const float2*)&at4[max_i32(v385, 0) * 32];
              const float v386 = l_hoist3[i3_3 * 20];
              const float2 pair23 = *(const float2*)&run11[64];
              const float2 pair24 = *(const float2*)&run12[64];
              const float v387 = l_hoist4[i3_3 * 20];
              const float2 pair25 = *(const float2*)&run13[64];
              const float v388 = pair25.x;
              const float v389 = l_hoist5[i3_3 * 20];
              const float2 pair26 = *(const float2*)&run14[64];
              const float2 pair27 = *(const float2*)&run15[64];
              const float v390 = __fmaf_rn(v386, __fadd_rn(pair23.x, pair24.x), __fmaf_rn(v387, v388, __fmul_rn(v389, __fadd_rn(pair26.x, pair27.x))));
              const float v391 = __fmaf_rn(v379, v382, __fmaf_rn(v383, __fadd_rn(pair21.x, pair22.x), v390));
              const float v392 = min_f32(max_f32(v391, (-4.57f)), 4.57f);
              const float v393 = __fmul_rn(v392, v392);
              const float v394 = __fmul_rn(v392, __fmaf_rn(v393, __fmaf_rn(v392, v392, 115.2476f), 1024.0f));
              const float v395 = divide_plain(v394, __fmaf_rn(v393, __fmaf_rn(v393, 16.272058f, 457.32474f), 1024.0f));
              const float v396 = choose_f32(mask2, l_hoist6[i3_3 * 20], l_hoist7[i3_3 * 20]);
              const float2 pair28 = *(const float2*)&run16[128];
              const float v397 = __fmul_rn(v141, pair28.x);
              const float2 pair29 = *(const float2*)&run16[160];
              const float v398 = __fmul_rn(v144, pair29.x);
              const float v399 = __fadd_rn(((v397 < 0.62239516f) ? 0.0f : __fmul_rn(v397, v143)), ((v398 < 0.62239516f) ? 0.0f : __fmul_rn(v398, v146)));
              const float v400 = __fmaf_rn(v373, v102, __fmaf_rn(v378, v108, __fmaf_rn(v395, v396, v399)));
              const float v401 = __fmul_rn(v400, v149);
              const float v402 = is_finite_f32(v401) ? v401 : 1e-30f;
              const unsigned int v403 = count2 + 65u;
              const unsigned int v404 = (v403 ^ (v403 >> 16)) * 4239568231u;
              const unsigned int v405 = ((v404 ^ (v404 >> 13)) + v98) * 1228438113u;
              const unsigned int v406 = v405 ^ (v405 >> 17);
              const float v407 = __fmul_rn(__int2float_rn(sum_bytes(v406, (-510))), 0.006765875f);
              const float v408 = -v378;
              const float v409 = __fmaf_rn(v158, choose_f32(mask3, v380, run18[64]), __fmul_rn(v162, v381));
              const float v410 = pair25.y;
              const float v411 = __fmaf_rn(v386, __fadd_rn(pair23.y, pair24.y), __fmaf_rn(v387, v410, __fmul_rn(v389, __fadd_rn(pair26.y, pair27.y))));
              const float v412 = __fmaf_rn(v379, v409, __fmaf_rn(v383, __fadd_rn(pair21.y, pair22.y), v411));
              const float v413 = min_f32(max_f32(v412, (-4.57f)), 4.57f);
              const float v414 = __fmul_rn(v413, v413);
              const float v415 = __fmul_rn(v413, __fmaf_rn(v414, __fmaf_rn(v413, v413, 115.2476f), 1024.0f));
              const float v416 = divide_plain(v415, __fmaf_rn(v414, __fmaf_rn(v414, 16.272058f, 457.32474f), 1024.0f));
              const float v417 = choose_f32(mask2, l_hoist8[i3_3 * 20], l_hoist9[i3_3 * 20]);
              const float v418 = __fmul_rn(v174, pair28.y);
              const float v419 = __fmul_rn(v177, pair29.y);
              const float v420 = __fadd_rn(((v418 < 0.62239516f) ? 0.0f : __fmul_rn(v418, v176)), ((v419 < 0.62239516f) ? 0.0f : __fmul_rn(v419, v179)));
              const float v421 = __fmaf_rn(v407, v102, __fmaf_rn(v408, v108, __fmaf_rn(v416, v417, v420)));
              const float v422 = __fmul_rn(v421, v149);
              const float v423 = is_finite_f32(v422) ? v422 : 1e-30f;
              const float v424 = __fmaf_rn(v374, 0.9986f, __fmul_rn(v187, __fmaf_rn(__fadd_rn(v388, v410), 0.5f, (-v374))));
              const float v425 = __fmul_rn(__fmaf_rn(v184, __fsub_rn(f16_to_f32(run19[16]), v374), v424), v189);
              const float v426 = is_finite_f32(v425) ? v425 : 1e-30f;
              const float v427 = run20[32];
              const unsigned int v428 = count3 + 32u;
              const unsigned int v429 = (v428 ^ (v428 >> 16)) * 4239568231u;
              const unsigned int v430 = ((v429 ^ (v429 >> 13)) + v202) * 1228438113u;
              const unsigned int v431 = v430 ^ (v430 >> 17);
              const float v432 = __fmaf_rn(__fmul_rn(__int2float_rn(sum_bytes(v431, (-510))), 0.006765875f), v205, v206);
              const float v433 = (l_hoist10[i3_3 * 20] < 0.05f) ? 0.8f : min_f32(max_f32(v432, v209), v208);
              const float v434 = choose_f32(mask5, v433, v432);
              const float v435 = l_hoist11[i3_3 * 20];
              const float v436 = choose_f32(mask1, l_hoist12[i3_3 * 20], choose_f32(mask7, l_hoist13[i3_3 * 20], v435));
              const float v437 = min_f32(max_f32(__fmul_rn(v213, choose_f32(mask6, v435, v436)), (-1.0f)), 1.0f);
              const float v438 = __fmaf_rn(__fmaf_rn(__fsub_rn(v427, v434), 0.95f, __fmul_rn(v212, v437)), v217, v434);
              const float v439 = choose_f32(mask4, __fmul_rn(__fmaf_rn(v427, 0.95f, v197), v198), min_f32(max_f32(v438, (-5.0f)), 5.0f));
              const float v440 = is_finite_f32(v439) ? v439 : 1e-30f;
              *(float2*)&run17[0] = make_float2(v330, v351);
              run9[0] = v354;
              run21[0] = v368;
              *(float2*)&run17[64] = make_float2(v402, v423);
              run9[32] = v426;
              run21[32] = v440;
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
        const float v452 = t_knobs[rest6 * 23 + 7];
        const float v470 = t_knobs[rest6 * 23 + 8];
        for (int row4 = lane; row4 < 4; row4 += 32) {
          const float4 piece3_0 = ((const float4*)(t_planRules + (rest6 * 1024 + i2_1 * 256 + i3_4 * 64 + row4 * 16)))[0];
          const float4 piece3_1 = ((const float4*)(t_planRules + (rest6 * 1024 + i2_1 * 256 + i3_4 * 64 + row4 * 16)))[1];
          const float4 piece3_2 = ((const float4*)(t_planRules + (rest6 * 1024 + i2_1 * 256 + i3_4 * 64 + row4 * 16)))[2];
          const float4 piece3_3 = ((const float4*)(t_planRules + (rest6 * 1024 + i2_1 * 256 + i3_4 * 64 + row4 * 16)))[3];
          const float piece3[16] = {piece3_0.x, piece3_0.y, piece3_0.z, piece3_0.w, piece3_1.x, piece3_1.y, piece3_1.z, piece3_1.w, piece3_2.x, piece3_2.y, piece3_2.z, piece3_2.w, piece3_3.x, piece3_3.y, piece3_3.z, piece3_3.w};
          const float v441 = min_f32(max_f32(__fmul_rn(piece3[12], 0.5f), (-4.57f)), 4.57f);
          const float v442 = __fmul_rn(v441, v441);
          const float v443 = __fmul_rn(v441, __fmaf_rn(v442, __fmaf_rn(v441, v441, 115.2476f), 1024.0f));
          const float v444 = divide_plain(v443, __fmaf_rn(v442, __fmaf_rn(v442, 16.272058f, 457.32474f), 1024.0f));
          const float v445 = __fmaf_rn(v444, 0.45f, 0.9f);
          const float v446 = __fadd_rn(__fadd_rn(__fadd_rn(piece3[8], piece3[9]), piece3[10]), piece3[11]);
          const float v447 = min_f32(max_f32(__fmul_rn(v446, 0.25f), (-4.57f)), 4.57f);
          const float v448 = __fmul_rn(v447, v447);
          const float v449 = __fmul_rn(v447, __fmaf_rn(v448, __fmaf_rn(v447, v447, 115.2476f), 1024.0f));
          const float v450 = divide_plain(v449, __fmaf_rn(v448, __fmaf_rn(v448, 16.272058f, 457.32474f), 1024.0f));
          const float v451 = __fmaf_rn(v450, 0.45f, 0.5f);
          const float v453 = __fmul_rn(v445, __fmul_rn(v451, v452));
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
              const float v454 = __fmul_rn(piece4[loop6_x1 * 2], piece5[loop6_x1]);
              const float v455 = __fmul_rn(piece4[loop6_x1 * 2 + 1], piece6[loop6_x1]);
              loop6_a1_0 = loop6_x1 < 16 ? v454 : __fadd_rn(loop6_a1_0, v454);
              loop6_a1_1 = loop6_x1 < 16 ? v455 : __fadd_rn(loop6_a1_1, v455);
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
          const float v456 = min_f32(max_f32(s10, (-4.57f)), 4.57f);
          const float v457 = __fmul_rn(v456, v456);
          const float v458 = __fmul_rn(v456, __fmaf_rn(v457, __fmaf_rn(v456, v456, 115.2476f), 1024.0f));
          const float v459 = divide_plain(v458, __fmaf_rn(v457, __fmaf_rn(v457, 16.272058f, 457.32474f), 1024.0f));
          const float v460 = min_f32(max_f32(s11, (-4.57f)), 4.57f);
          const float v461 = __fmul_rn(v460, v460);
          const float v462 = __fmul_rn(v460, __fmaf_rn(v461, __fmaf_rn(v460, v460, 115.2476f), 1024.0f));
          const float v463 = divide_plain(v462, __fmaf_rn(v461, __fmaf_rn(v461, 16.272058f, 457.32474f), 1024.0f));
          const float v464 = __fmul_rn(__fmul_rn(v459, v463), 1.0f);
          const float v465 = min_f32(max_f32(piece3[6], (-4.57f)), 4.57f);
          const float v466 = __fmul_rn(v465, v465);
          const float v467 = __fmul_rn(v465, __fmaf_rn(v466, __fmaf_rn(v465, v465, 115.2476f), 1024.0f));
          const float v468 = divide_plain(v467, __fmaf_rn(v466, __fmaf_rn(v466, 16.272058f, 457.32474f), 1024.0f));
          const float v469 = __fmaf_rn(v468, 0.05f, 0.05f);
          const float v471 = __fmul_rn(v445, __fmul_rn(v469, v470));
          const float v472 = min_f32(max_f32(piece3[5], (-4.57f)), 4.57f);
          const float v473 = __fmul_rn(v472, v472);
          const float v474 = __fmul_rn(v472, __fmaf_rn(v473, __fmaf_rn(v472, v472, 115.2476f), 1024.0f));
          const float v475 = divide_plain(v474, __fmaf_rn(v473, __fmaf_rn(v473, 16.272058f, 457.32474f), 1024.0f));
          const float v476 = __fmul_rn(__fmaf_rn(v475, 0.05f, 0.05f), v470);
          const float v477 = __fmul_rn(v445, v476);
          const float v478 = min_f32(max_f32(piece3[4], (-4.57f)), 4.57f);
          const float v479 = __fmul_rn(v478, v478);
          const float v480 = __fmul_rn(v478, __fmaf_rn(v479, __fmaf_rn(v478, v478, 115.2476f), 1024.0f));
          const float v481 = divide_plain(v480, __fmaf_rn(v479, __fmaf_rn(v479, 16.272058f, 457.32474f), 1024.0f));
          const float v482 = __fmaf_rn(v481, 0.05f, 0.05f);
          const float v483 = __fmaf_rn(__fmaf_rn(v469, v470, __fmaf_rn(v482, v470, v476)), (-2.0f), 1.0f);
          const float v484 = __fmul_rn(v445, __fmaf_rn((-v451), v452, v483));
          const float v485 = __fmul_rn(v445, __fmul_rn(v482, v470));
          const float v486 = min_f32(max_f32(__fmul_rn(piece3[2], 0.5f), (-4.57f)), 4.57f);
          const float v487 = __fmul_rn(v486, v486);
          const float v488 = __fmul_rn(v486, __fmaf_rn(v487, __fmaf_rn(v486, v486, 115.2476f), 1024.0f));
          const float v489 = divide_plain(v488, __fmaf_rn(v487, __fmaf_rn(v487, 16.272058f, 457.32474f), 1024.0f));
          const float v490 = __fmaf_rn(v489, 0.0475f, 0.9025f);
          const float v491 = min_f32(max_f32(__fmul_rn(piece3[0], 0.5f), (-4.57f)), 4.57f);
          const float v492 = __fmul_rn(v491, v491);
          const float v493 = __fmul_rn(v491, __fmaf_rn(v492, __fmaf_rn(v491, v491, 115.2476f), 1024.0f));
          const float v494 = divide_plain(v493, __fmaf_rn(v492, __fmaf_rn(v492, 16.272058f, 457.32474f), 1024.0f));
          const float v495 = __fmaf_rn(v494, 0.0475f, 0.9025f);
          const float v496 = min_f32(max_f32(__fmul_rn(piece3[3], 0.5f), (-4.57f)), 4.57f);
          const float v497 = __fmul_rn(v496, v496);
          const float v498 = __fmul_rn(v496, __fmaf_rn(v497, __fmaf_rn(v496, v496, 115.2476f), 1024.0f));
          const float v499 = divide_plain(v498, __fmaf_rn(v497, __fmaf_rn(v497, 16.272058f, 457.32474f), 1024.0f));
          const float v500 = __fmaf_rn(v499, 0.0475f, 0.9025f);
          const float v501 = min_f32(max_f32(__fmul_rn(piece3[1], 0.5f), (-4.57f)), 4.57f);
          const float v502 = __fmul_rn(v501, v501);
          const float v503 = __fmul_rn(v501, __fmaf_rn(v502, __fmaf_rn(v501, v501, 115.2476f), 1024.0f));
          const float v504 = divide_plain(v503, __fmaf_rn(v502, __fmaf_rn(v502, 16.272058f, 457.32474f), 1024.0f));
          const float v505 = __fmaf_rn(v504, 0.0475f, 0.9025f);
          l_hoist0[row4] = v453;
          l_hoist1[row4] = v464;
          l_hoist2[row4] = v471;
          l_hoist3[row4] = v477;
          l_hoist4[row4] = v484;
          l_hoist5[row4] = v485;
          l_hoist6[row4] = v490;
          l_hoist7[row4] = v495;
          l_hoist8[row4] = v500;
          l_hoist9[row4] = v505;
        }
        __syncwarp();
        const bool v506 = (t_age[rest6] % 21) == 0;
        const int v524 = i3_4 + 1;
        const int v526 = i3_4 - 1;
        const int v531 = i2_1 + 1;
        const int v533 = i2_1 - 1;
        const float v547 = t_tune_memoryGain[rest6];
        const float v573 = __fmul_rn(((i1_1 > 0) ? 1.0f : t_patternOn[rest6]), 0.1f);
        for (int row5 = lane; row5 < 64; row5 += 32) {
          const int i5_0 = (int)((unsigned int)row5 % (unsigned int)16);
          const int rest7 = (int)((unsigned int)row5 / (unsigned int)16);
          const float v507 = l_hoist0[rest7];
          const float2 pair30 = *(const float2*)&t_mixSign[i5_0 * 2];
          const int2 pair31 = *(const int2*)&t_mixFrom[i5_0 * 2];
          const int v508 = pair31.x;
          const int v509 = i5_0 * 2;
          const float v510 = __fmul_rn(t_planRules[rest6 * 1024 + i2_1 * 256 + i3_4 * 64 + rest7 * 16 + 14], 0.02f);
          const float v511 = __fmul_rn(t_planRules[rest6 * 1024 + i2_1 * 256 + i3_4 * 64 + rest7 * 16 + 15], 0.02f);
          const float v512 = (i5_0 < 8) ? v510 : v511;
          const int v513 = v508 & 1;
          const int v514 = v508 >> 1;
          const float v515 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + v513 * 16 + max_i32(min_i32(v514, 16 - 1), 0)];
          const float2 pair32 = *(const float2*)&t_mixHear[i5_0 * 2];
          const float v516 = l_hoist1[rest7];
          const float v517 = __fmaf_rn(pair30.x, ((v508 == (v509 + 0)) ? v512 : v515), __fmul_rn(pair32.x, v516));
          const float v518 = l_hoist2[rest7];
          const int v519 = rest7 + 1;
          const float v520 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + min_i32(v519, 4 - 1) * 48 + i5_0];
          const int v521 = rest7 - 1;
          const float v522 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + max_i32(v521, 0) * 48 + i5_0];
          const float v523 = l_hoist3[rest7];
          const float v525 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + min_i32(v524, 4 - 1) * 192 + rest7 * 48 + i5_0];
          const float v527 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + max_i32(v526, 0) * 192 + rest7 * 48 + i5_0];
          const float v528 = l_hoist4[rest7];
          const float v529 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + i5_0];
          const float v530 = l_hoist5[rest7];
          const float v532 = t_planField[rest6 * 24576 + i1_1 * 3072 + min_i32(v531, 4 - 1) * 768 + i3_4 * 192 + rest7 * 48 + i5_0];
          const float v534 = t_planField[rest6 * 24576 + i1_1 * 3072 + max_i32(v533, 0) * 768 + i3_4 * 192 + rest7 * 48 + i5_0];
          const float v535 = __fmaf_rn(v523, __fadd_rn(v525, v527), __fmaf_rn(v528, v529, __fmul_rn(v530, __fadd_rn(v532, v534))));
          const float v536 = max_f32(__fmaf_rn(v507, v517, __fmaf_rn(v518, __fadd_rn(v520, v522), v535)), (-4.57f));
          const float v537 = min_f32(v536, 4.57f);
          const float v538 = __fmul_rn(v537, v537);
          const float v539 = __fmul_rn(v537, __fmaf_rn(v538, __fmaf_rn(v537, v537, 115.2476f), 1024.0f));
          const float v540 = divide_plain(v539, __fmaf_rn(v538, __fmaf_rn(v538, 16.272058f, 457.32474f), 1024.0f));
          const bool v541 = (i5_0 & 1) == 1;
          const float v542 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + 2 * 16 + i5_0];
          const float v543 = min_f32(max_f32(__fmul_rn(v542, 4.0f), (-4.57f)), 4.57f);
          const float v544 = __fmul_rn(v543, v543);
          const float v545 = __fmul_rn(v543, __fmaf_rn(v544, __fmaf_rn(v543, v543, 115.2476f), 1024.0f));
          const float v546 = divide_plain(v545, __fmaf_rn(v544, __fmaf_rn(v544, 16.272058f, 457.32474f), 1024.0f));
          const float v548 = __fmul_rn(v546, v547);
          const float v549 = __fmaf_rn(v540, (v541 ? l_hoist6[rest7] : l_hoist7[rest7]), v548);
          const float v550 = v506 ? t_means[rest6 * 4096 + i2_1 * 1024 + i3_4 * 256 + rest7 * 64 + i5_0] : (is_finite_f32(v549) ? v549 : 1e-30f);
          const float v551 = t_means[rest6 * 4096 + i2_1 * 1024 + i3_4 * 256 + rest7 * 64 + 1 * 16 + i5_0];
          const int v552 = pair31.y;
          const int v553 = v552 & 1;
          const int v554 = v552 >> 1;
          const float v555 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + v553 * 16 + max_i32(min_i32(v554, 16 - 1), 0)];
          const float v556 = __fmaf_rn(pair30.y, ((v552 == (v509 + 1)) ? v512 : v555), __fmul_rn(pair32.y, v516));
          const float v557 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + min_i32(v519, 4 - 1) * 48 + 1 * 16 + i5_0];
          const float v558 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + max_i32(v521, 0) * 48 + 1 * 16 + i5_0];
          const float v559 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + min_i32(v524, 4 - 1) * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v560 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + max_i32(v526, 0) * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v561 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v562 = t_planField[rest6 * 24576 + i1_1 * 3072 + min_i32(v531, 4 - 1) * 768 + i3_4 * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v563 = t_planField[rest6 * 24576 + i1_1 * 3072 + max_i32(v533, 0) * 768 + i3_4 * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v564 = __fmaf_rn(v523, __fadd_rn(v559, v560), __fmaf_rn(v528, v561, __fmul_rn(v530, __fadd_rn(v562, v563))));
          const float v565 = max_f32(__fmaf_rn(v507, v556, __fmaf_rn(v518, __fadd_rn(v557, v558), v564)), (-4.57f));
          const float v566 = min_f32(v565, 4.57f);
          const float v567 = __fmul_rn(v566, v566);
          const float v568 = __fmul_rn(v566, __fmaf_rn(v567, __fmaf_rn(v566, v566, 115.2476f), 1024.0f));
          const float v569 = divide_plain(v568, __fmaf_rn(v567, __fmaf_rn(v567, 16.272058f, 457.32474f), 1024.0f));
          const float v570 = __fmaf_rn(v569, (v541 ? l_hoist8[rest7] : l_hoist9[rest7]), (-v548));
          const float v571 = v506 ? v551 : (is_finite_f32(v570) ? v570 : 1e-30f);
          const float v572 = t_means[rest6 * 4096 + i2_1 * 1024 + i3_4 * 256 + rest7 * 64 + 2 * 16 + i5_0];
          const float v574 = t_planPattern[rest6 * 8192 + i1_1 * 1024 + i2_1 * 256 + i3_4 * 64 + rest7 * 16 + i5_0];
          const float v575 = __fmaf_rn(v542, 0.9986f, __fmul_rn(v573, __fsub_rn(v574, v542)));
          const float v576 = v506 ? v572 : (is_finite_f32(v575) ? v575 : 1e-30f);
          t_planField_next[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + i5_0] = v550;
          t_planField_next[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + 1 * 16 + i5_0] = v571;
          t_planField_next[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_4 * 192 + rest7 * 48 + 2 * 16 + i5_0] = v576;
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
        const float v577 = t_knobs[unit5 * 23];
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
            const float v578 = __fmul_rn(t_reply[unit5 * 160 + loop7_x1], t_phi[unit5 * 160 + loop7_x1]);
            const float v579 = t_inverse[unit5 * 25600 + loop7_x1 * 160 + loop7_x1];
            loop7_r0_0[loop7_x1_0 / 32] = v578;
            loop7_r0_1[loop7_x1_0 / 32] = v579;
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
        const bool v580 = (s12 > 0.000001f) && (v577 > 0.0f);
        const float v581 = v580 ? __fdiv_rn(1.0f, __fadd_rn(s12, 0.9995f)) : 0.0f;
        const float v582 = (v580 && (s13 < 16000.0f)) ? 1.0005002f : 1.0f;
        __syncwarp();
        if (lane == 0) {
          t_replyGain[unit5] = v581;
          t_replyShrink[unit5] = v582;
        }
      }
      __syncthreads();
      const float v583 = t_replyGain[unit5];
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
        const float v584 = __fsub_rn(t_sensors[unit5 * 24 + rest9], t_members[unit5 * 96 + 3 * 24 + rest9]);
        const float v587 = __fsub_rn(t_sensors[unit5 * 24 + rest10], t_members[unit5 * 96 + 3 * 24 + rest10]);
        const float v590 = __fsub_rn(t_sensors[unit5 * 24 + rest11], t_members[unit5 * 96 + 3 * 24 + rest11]);
        const float v593 = __fsub_rn(t_sensors[unit5 * 24 + rest12], t_members[unit5 * 96 + 3 * 24 + rest12]);
        const float v596 = __fsub_rn(t_sensors[unit5 * 24 + rest13], t_members[unit5 * 96 + 3 * 24 + rest13]);
        const float v585 = __fmaf_rn(v584, __fmul_rn(t_reply[unit5 * 160 + i2_3], v583), t_readout[unit5 * 3840 + rest9 * 160 + i2_3]);
        const float v588 = __fmaf_rn(v587, __fmul_rn(t_reply[unit5 * 160 + i2_4], v583), t_readout[unit5 * 3840 + rest10 * 160 + i2_4]);
        const float v591 = __fmaf_rn(v590, __fmul_rn(t_reply[unit5 * 160 + i2_5], v583), t_readout[unit5 * 3840 + rest11 * 160 + i2_5]);
        const float v594 = __fmaf_rn(v593, __fmul_rn(t_reply[unit5 * 160 + i2_6], v583), t_readout[unit5 * 3840 + rest12 * 160 + i2_6]);
        const float v597 = __fmaf_rn(v596, __fmul_rn(t_reply[unit5 * 160 + i2_7], v583), t_readout[unit5 * 3840 + rest13 * 160 + i2_7]);
        const float v586 = min_f32(max_f32(v585, (-100.0f)), 100.0f);
        const float v589 = min_f32(max_f32(v588, (-100.0f)), 100.0f);
        const float v592 = min_f32(max_f32(v591, (-100.0f)), 100.0f);
        const float v595 = min_f32(max_f32(v594, (-100.0f)), 100.0f);
        const float v598 = min_f32(max_f32(v597, (-100.0f)), 100.0f);
        t_readout[unit5 * 3840 + rest9 * 160 + i2_3] = v586;
        if (row6 + 1 * 256 < 3840) {
          t_readout[unit5 * 3840 + rest10 * 160 + i2_4] = v589;
        }
        if (row6 + 2 * 256 < 3840) {
          t_readout[unit5 * 3840 + rest11 * 160 + i2_5] = v592;
        }
        if (row6 + 3 * 256 < 3840) {
          t_readout[unit5 * 3840 + rest12 * 160 + i2_6] = v595;
        }
        if (row6 + 4 * 256 < 3840) {
          t_readout[unit5 * 3840 + rest13 * 160 + i2_7] = v598;
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
        {
          float best_1_0 = __uint_as_float(0x7f800000u);
          int at_2_0 = (-1);
          float best_1_1 = __uint_as_float(0x7f800000u);
          int at_2_1 = (-1);
          float best_1_2 = __uint_as_float(0x7f800000u);
          int at_2_2 = (-1);
          float best_1_3 = __uint_as_float(0x7f800000u);
          int at_2_3 = (-1);
          float best_1_4 = __uint_as_float(0x7f800000u);
          int at_2_4 = (-1);
          float best_1_5 = __uint_as_float(0x7f800000u);
          int at_2_5 = (-1);
          float best_1_6 = __uint_as_float(0x7f800000u);
          int at_2_6 = (-1);
          float best_1_7 = __uint_as_float(0x7f800000u);
          int at_2_7 = (-1);
          for (int x_3 = lane; x_3 < n_chooseVictimsCandidates; x_3 += 256) {
            const int x_4 = (x_3 + 0);
            float c_5 = __uint_as_float(0x7f800000u);
            bool fits_6 = false;
            if ((x_4 < n_chooseVictimsCandidates)) {
              const int v_7 = (x_4 / 8);
              const int v_8 = (x_4 % 8);
              const bool v_9 = ((-1) < t_chooseVictims_where[v_7 * 8 + v_8]);
              const float v_10 = t_chooseVictims_best[v_7 * 8 + v_8];
              c_5 = v_10;
              fits_6 = (v_9 && (!(v_10 != v_10)));
            }
            const int x_11 = (x_3 + 32);
            float c_12 = __uint_as_float(0x7f800000u);
            bool fits_13 = false;
            if ((x_11 < n_chooseVictimsCandidates)) {
              const int v_14 = (x_11 / 8);
              const int v_15 = (x_11 % 8);
              const bool v_16 = ((-1) < t_chooseVictims_where[v_14 * 8 + v_15]);
              const float v_17 = t_chooseVictims_best[v_14 * 8 + v_15];
              c_12 = v_17;
              fits_13 = (v_16 && (!(v_17 != v_17)));
            }
            const int x_18 = (x_3 + 64);
            float c_19 = __uint_as_float(0x7f800000u);
            bool fits_20 = false;
            if ((x_18 < n_chooseVictimsCandidates)) {
              const int v_21 = (x_18 / 8);
              const int v_22 = (x_18 % 8);
              const bool v_23 = ((-1) < t_chooseVictims_where[v_21 * 8 + v_22]);
              const float v_24 = t_chooseVictims_best[v_21 * 8 + v_22];
              c_19 = v_24;
              fits_20 = (v_23 && (!(v_24 != v_24)));
            }
            const int x_25 = (x_3 + 96);
            float c_26 = __uint_as_float(0x7f800000u);
            bool fits_27 = false;
            if ((x_25 < n_chooseVictimsCandidates)) {
              const int v_28 = (x_25 / 8);
              const int v_29 = (x_25 % 8);
              const bool v_30 = ((-1) < t_chooseVictims_where[v_28 * 8 + v_29]);
              const float v_31 = t_chooseVictims_best[v_28 * 8 + v_29];
              c_26 = v_31;
              fits_27 = (v_30 && (!(v_31 != v_31)));
            }
            const int x_32 = (x_3 + 128);
            float c_33 = __uint_as_float(0x7f800000u);
            bool fits_34 = false;
            if ((x_32 < n_chooseVictimsCandidates)) {
              const int v_35 = (x_32 / 8);
              const int v_36 = (x_32 % 8);
              const bool v_37 = ((-1) < t_chooseVictims_where[v_35 * 8 + v_36]);
              const float v_38 = t_chooseVictims_best[v_35 * 8 + v_36];
              c_33 = v_38;
              fits_34 = (v_37 && (!(v_38 != v_38)));
            }
            const int x_39 = (x_3 + 160);
            float c_40 = __uint_as_float(0x7f800000u);
            bool fits_41 = false;
            if ((x_39 < n_chooseVictimsCandidates)) {
              const int v_42 = (x_39 / 8);
              const int v_43 = (x_39 % 8);
              const bool v_44 = ((-1) < t_chooseVictims_where[v_42 * 8 + v_43]);
              const float v_45 = t_chooseVictims_best[v_42 * 8 + v_43];
              c_40 = v_45;
              fits_41 = (v_44 && (!(v_45 != v_45)));
            }
            const int x_46 = (x_3 + 192);
            float c_47 = __uint_as_float(0x7f800000u);
            bool fits_48 = false;
            if ((x_46 < n_chooseVictimsCandidates)) {
              const int v_49 = (x_46 / 8);
              const int v_50 = (x_46 % 8);
              const bool v_51 = ((-1) < t_chooseVictims_where[v_49 * 8 + v_50]);
              const float v_52 = t_chooseVictims_best[v_49 * 8 + v_50];
              c_47 = v_52;
              fits_48 = (v_51 && (!(v_52 != v_52)));
            }
            const int x_53 = (x_3 + 224);
            float c_54 = __uint_as_float(0x7f800000u);
            bool fits_55 = false;
            if ((x_53 < n_chooseVictimsCandidates)) {
              const int v_56 = (x_53 / 8);
              const int v_57 = (x_53 % 8);
              const bool v_58 = ((-1) < t_chooseVictims_where[v_56 * 8 + v_57]);
              const float v_59 = t_chooseVictims_best[v_56 * 8 + v_57];
              c_54 = v_59;
              fits_55 = (v_58 && (!(v_59 != v_59)));
            }
            if ((fits_6 && ((at_2_7 < 0) || (c_5 < best_1_7)))) {
              const bool win_60_0 = ((at_2_0 < 0) || (c_5 < best_1_0));
              const bool win_60_1 = ((at_2_1 < 0) || (c_5 < best_1_1));
              const bool win_60_2 = ((at_2_2 < 0) || (c_5 < best_1_2));
              const bool win_60_3 = ((at_2_3 < 0) || (c_5 < best_1_3));
              const bool win_60_4 = ((at_2_4 < 0) || (c_5 < best_1_4));
              const bool win_60_5 = ((at_2_5 < 0) || (c_5 < best_1_5));
              const bool win_60_6 = ((at_2_6 < 0) || (c_5 < best_1_6));
              best_1_7 = (win_60_6 ? best_1_6 : c_5);
              at_2_7 = (win_60_6 ? at_2_6 : x_4);
              best_1_6 = (win_60_5 ? best_1_5 : (win_60_6 ? c_5 : best_1_6));
              at_2_6 = (win_60_5 ? at_2_5 : (win_60_6 ? x_4 : at_2_6));
              best_1_5 = (win_60_4 ? best_1_4 : (win_60_5 ? c_5 : best_1_5));
              at_2_5 = (win_60_4 ? at_2_4 : (win_60_5 ? x_4 : at_2_5));
              best_1_4 = (win_60_3 ? best_1_3 : (win_60_4 ? c_5 : best_1_4));
              at_2_4 = (win_60_3 ? at_2_3 : (win_60_4 ? x_4 : at_2_4));
              best_1_3 = (win_60_2 ? best_1_2 : (win_60_3 ? c_5 : best_1_3));
              at_2_3 = (win_60_2 ? at_2_2 : (win_60_3 ? x_4 : at_2_3));
              best_1_2 = (win_60_1 ? best_1_1 : (win_60_2 ? c_5 : best_1_2));
              at_2_2 = (win_60_1 ? at_2_1 : (win_60_2 ? x_4 : at_2_2));
              best_1_1 = (win_60_0 ? best_1_0 : (win_60_1 ? c_5 : best_1_1));
              at_2_1 = (win_60_0 ? at_2_0 : (win_60_1 ? x_4 : at_2_1));
              best_1_0 = (win_60_0 ? c_5 : best_1_0);
              at_2_0 = (win_60_0 ? x_4 : at_2_0);
            }
            if ((fits_13 && ((at_2_7 < 0) || (c_12 < best_1_7)))) {
              const bool win_61_0 = ((at_2_0 < 0) || (c_12 < best_1_0));
              const bool win_61_1 = ((at_2_1 < 0) || (c_12 < best_1_1));
              const bool win_61_2 = ((at_2_2 < 0) || (c_12 < best_1_2));
              const bool win_61_3 = ((at_2_3 < 0) || (c_12 < best_1_3));
              const bool win_61_4 = ((at_2_4 < 0) || (c_12 < best_1_4));
              const bool win_61_5 = ((at_2_5 < 0) || (c_12 < best_1_5));
              const bool win_61_6 = ((at_2_6 < 0) || (c_12 < best_1_6));
              best_1_7 = (win_61_6 ? best_1_6 : c_12);
              at_2_7 = (win_61_6 ? at_2_6 : x_11);
              best_1_6 = (win_61_5 ? best_1_5 : (win_61_6 ? c_12 : best_1_6));
              at_2_6 = (win_61_5 ? at_2_5 : (win_61_6 ? x_11 : at_2_6));
              best_1_5 = (win_61_4 ? best_1_4 : (win_61_5 ? c_12 : best_1_5));
              at_2_5 = (win_61_4 ? at_2_4 : (win_61_5 ? x_11 : at_2_5));
              best_1_4 = (win_61_3 ? best_1_3 : (win_61_4 ? c_12 : best_1_4));
              at_2_4 = (win_61_3 ? at_2_3 : (win_61_4 ? x_11 : at_2_4));
              best_1_3 = (win_61_2 ? best_1_2 : (win_61_3 ? c_12 : best_1_3));
              at_2_3 = (win_61_2 ? at_2_2 : (win_61_3 ? x_11 : at_2_3));
              best_1_2 = (win_61_1 ? best_1_1 : (win_61_2 ? c_12 : best_1_2));
              at_2_2 = (win_61_1 ? at_2_1 : (win_61_2 ? x_11 : at_2_2));
              best_1_1 = (win_61_0 ? best_1_0 : (win_61_1 ? c_12 : best_1_1));
              at_2_1 = (win_61_0 ? at_2_0 : (win_61_1 ? x_11 : at_2_1));
              best_1_0 = (win_61_0 ? c_12 : best_1_0);
              at_2_0 = (win_61_0 ? x_11 : at_2_0);
            }
            if ((fits_20 && ((at_2_7 < 0) || (c_19 < best_1_7)))) {
              const bool win_62_0 = ((at_2_0 < 0) || (c_19 < best_1_0));
              const bool win_62_1 = ((at_2_1 < 0) || (c_19 < best_1_1));
              const bool win_62_2 = ((at_2_2 < 0) || (c_19 < best_1_2));
              const bool win_62_3 = ((at_2_3 < 0) || (c_19 < best_1_3));
              const bool win_62_4 = ((at_2_4 < 0) || (c_19 < best_1_4));
              const bool win_62_5 = ((at_2_5 < 0) || (c_19 < best_1_5));
              const bool win_62_6 = ((at_2_6 < 0) || (c_19 < best_1_6));
              best_1_7 = (win_62_6 ? best_1_6 : c_19);
              at_2_7 = (win_62_6 ? at_2_6 : x_18);
              best_1_6 = (win_62_5 ? best_1_5 : (win_62_6 ? c_19 : best_1_6));
              at_2_6 = (win_62_5 ? at_2_5 : (win_62_6 ? x_18 : at_2_6));
              best_1_5 = (win_62_4 ? best_1_4 : (win_62_5 ? c_19 : best_1_5));
              at_2_5 = (win_62_4 ? at_2_4 : (win_62_5 ? x_18 : at_2_5));
              best_1_4 = (win_62_3 ? best_1_3 : (win_62_4 ? c_19 : best_1_4));
              at_2_4 = (win_62_3 ? at_2_3 : (win_62_4 ? x_18 : at_2_4));
              best_1_3 = (win_62_2 ? best_1_2 : (win_62_3 ? c_19 : best_1_3));
              at_2_3 = (win_62_2 ? at_2_2 : (win_62_3 ? x_18 : at_2_3));
              best_1_2 = (win_62_1 ? best_1_1 : (win_62_2 ? c_19 : best_1_2));
              at_2_2 = (win_62_1 ? at_2_1 : (win_62_2 ? x_18 : at_2_2));
              best_1_1 = (win_62_0 ? best_1_0 : (win_62_1 ? c_19 : best_1_1));
              at_2_1 = (win_62_0 ? at_2_0 : (win_62_1 ? x_18 : at_2_1));
              best_1_0 = (win_62_0 ? c_19 : best_1_0);
              at_2_0 = (win_62_0 ? x_18 : at_2_0);
            }
            if ((fits_27 && ((at_2_7 < 0) || (c_26 < best_1_7)))) {
              const bool win_63_0 = ((at_2_0 < 0) || (c_26 < best_1_0));
              const bool win_63_1 = ((at_2_1 < 0) || (c_26 < best_1_1));
              const bool win_63_2 = ((at_2_2 < 0) || (c_26 < best_1_2));
              const bool win_63_3 = ((at_2_3 < 0) || (c_26 < best_1_3));
              const bool win_63_4 = ((at_2_4 < 0) || (c_26 < best_1_4));
              const bool win_63_5 = ((at_2_5 < 0) || (c_26 < best_1_5));
              const bool win_63_6 = ((at_2_6 < 0) || (c_26 < best_1_6));
              best_1_7 = (win_63_6 ? best_1_6 : c_26);
              at_2_7 = (win_63_6 ? at_2_6 : x_25);
              best_1_6 = (win_63_5 ? best_1_5 : (win_63_6 ? c_26 : best_1_6));
              at_2_6 = (win_63_5 ? at_2_5 : (win_63_6 ? x_25 : at_2_6));
              best_1_5 = (win_63_4 ? best_1_4 : (win_63_5 ? c_26 : best_1_5));
              at_2_5 = (win_63_4 ? at_2_4 : (win_63_5 ? x_25 : at_2_5));
              best_1_4 = (win_63_3 ? best_1_3 : (win_63_4 ? c_26 : best_1_4));
              at_2_4 = (win_63_3 ? at_2_3 : (win_63_4 ? x_25 : at_2_4));
              best_1_3 = (win_63_2 ? best_1_2 : (win_63_3 ? c_26 : best_1_3));
              at_2_3 = (win_63_2 ? at_2_2 : (win_63_3 ? x_25 : at_2_3));
              best_1_2 = (win_63_1 ? best_1_1 : (win_63_2 ? c_26 : best_1_2));
              at_2_2 = (win_63_1 ? at_2_1 : (win_63_2 ? x_25 : at_2_2));
              best_1_1 = (win_63_0 ? best_1_0 : (win_63_1 ? c_26 : best_1_1));
              at_2_1 = (win_63_0 ? at_2_0 : (win_63_1 ? x_25 : at_2_1));
              best_1_0 = (win_63_0 ? c_26 : best_1_0);
              at_2_0 = (win_63_0 ? x_25 : at_2_0);
            }
            if ((fits_34 && ((at_2_7 < 0) || (c_33 < best_1_7)))) {
              const bool win_64_0 = ((at_2_0 < 0) || (c_33 < best_1_0));
              const bool win_64_1 = ((at_2_1 < 0) || (c_33 < best_1_1));
              const bool win_64_2 = ((at_2_2 < 0) || (c_33 < best_1_2));
              const bool win_64_3 = ((at_2_3 < 0) || (c_33 < best_1_3));
              const bool win_64_4 = ((at_2_4 < 0) || (c_33 < best_1_4));
              const bool win_64_5 = ((at_2_5 < 0) || (c_33 < best_1_5));
              const bool win_64_6 = ((at_2_6 < 0) || (c_33 < best_1_6));
              best_1_7 = (win_64_6 ? best_1_6 : c_33);
              at_2_7 = (win_64_6 ? at_2_6 : x_32);
              best_1_6 = (win_64_5 ? best_1_5 : (win_64_6 ? c_33 : best_1_6));
              at_2_6 = (win_64_5 ? at_2_5 : (win_64_6 ? x_32 : at_2_6));
              best_1_5 = (win_64_4 ? best_1_4 : (win_64_5 ? c_33 : best_1_5));
              at_2_5 = (win_64_4 ? at_2_4 : (win_64_5 ? x_32 : at_2_5));
              best_1_4 = (win_64_3 ? best_1_3 : (win_64_4 ? c_33 : best_1_4));
              at_2_4 = (win_64_3 ? at_2_3 : (win_64_4 ? x_32 : at_2_4));
              best_1_3 = (win_64_2 ? best_1_2 : (win_64_3 ? c_33 : best_1_3));
              at_2_3 = (win_64_2 ? at_2_2 : (win_64_3 ? x_32 : at_2_3));
              best_1_2 = (win_64_1 ? best_1_1 : (win_64_2 ? c_33 : best_1_2));
              at_2_2 = (win_64_1 ? at_2_1 : (win_64_2 ? x_32 : at_2_2));
              best_1_1 = (win_64_0 ? best_1_0 : (win_64_1 ? c_33 : best_1_1));
              at_2_1 = (win_64_0 ? at_2_0 : (win_64_1 ? x_32 : at_2_1));
              best_1_0 = (win_64_0 ? c_33 : best_1_0);
              at_2_0 = (win_64_0 ? x_32 : at_2_0);
            }
            if ((fits_41 && ((at_2_7 < 0) || (c_40 < best_1_7)))) {
              const bool win_65_0 = ((at_2_0 < 0) || (c_40 < best_1_0));
              const bool win_65_1 = ((at_2_1 < 0) || (c_40 < best_1_1));
              const bool win_65_2 = ((at_2_2 < 0) || (c_40 < best_1_2));
              const bool win_65_3 = ((at_2_3 < 0) || (c_40 < best_1_3));
              const bool win_65_4 = ((at_2_4 < 0) || (c_40 < best_1_4));
              const bool win_65_5 = ((at_2_5 < 0) || (c_40 < best_1_5));
              const bool win_65_6 = ((at_2_6 < 0) || (c_40 < best_1_6));
              best_1_7 = (win_65_6 ? best_1_6 : c_40);
              at_2_7 = (win_65_6 ? at_2_6 : x_39);
              best_1_6 = (win_65_5 ? best_1_5 : (win_65_6 ? c_40 : best_1_6));
              at_2_6 = (win_65_5 ? at_2_5 : (win_65_6 ? x_39 : at_2_6));
              best_1_5 = (win_65_4 ? best_1_4 : (win_65_5 ? c_40 : best_1_5));
              at_2_5 = (win_65_4 ? at_2_4 : (win_65_5 ? x_39 : at_2_5));
              best_1_4 = (win_65_3 ? best_1_3 : (win_65_4 ? c_40 : best_1_4));
              at_2_4 = (win_65_3 ? at_2_3 : (win_65_4 ? x_39 : at_2_4));
              best_1_3 = (win_65_2 ? best_1_2 : (win_65_3 ? c_40 : best_1_3));
              at_2_3 = (win_65_2 ? at_2_2 : (win_65_3 ? x_39 : at_2_3));
              best_1_2 = (win_65_1 ? best_1_1 : (win_65_2 ? c_40 : best_1_2));
              at_2_2 = (win_65_1 ? at_2_1 : (win_65_2 ? x_39 : at_2_2));
              best_1_1 = (win_65_0 ? best_1_0 : (win_65_1 ? c_40 : best_1_1));
              at_2_1 = (win_65_0 ? at_2_0 : (win_65_1 ? x_39 : at_2_1));
              best_1_0 = (win_65_0 ? c_40 : best_1_0);
              at_2_0 = (win_65_0 ? x_39 : at_2_0);
            }
            if ((fits_48 && ((at_2_7 < 0) || (c_47 < best_1_7)))) {
              const bool win_66_0 = ((at_2_0 < 0) || (c_47 < best_1_0));
              const bool win_66_1 = ((at_2_1 < 0) || (c_47 < best_1_1));
              const bool win_66_2 = ((at_2_2 < 0) || (c_47 < best_1_2));
              const bool win_66_3 = ((at_2_3 < 0) || (c_47 < best_1_3));
              const bool win_66_4 = ((at_2_4 < 0) || (c_47 < best_1_4));
              const bool win_66_5 = ((at_2_5 < 0) || (c_47 < best_1_5));
              const bool win_66_6 = ((at_2_6 < 0) || (c_47 < best_1_6));
              best_1_7 = (win_66_6 ? best_1_6 : c_47);
              at_2_7 = (win_66_6 ? at_2_6 : x_46);
              best_1_6 = (win_66_5 ? best_1_5 : (win_66_6 ? c_47 : best_1_6));
              at_2_6 = (win_66_5 ? at_2_5 : (win_66_6 ? x_46 : at_2_6));
              best_1_5 = (win_66_4 ? best_1_4 : (win_66_5 ? c_47 : best_1_5));
              at_2_5 = (win_66_4 ? at_2_4 : (win_66_5 ? x_46 : at_2_5));
              best_1_4 = (win_66_3 ? best_1_3 : (win_66_4 ? c_47 : best_1_4));
              at_2_4 = (win_66_3 ? at_2_3 : (win_66_4 ? x_46 : at_2_4));
              best_1_3 = (win_66_2 ? best_1_2 : (win_66_3 ? c_47 : best_1_3));
              at_2_3 = (win_66_2 ? at_2_2 : (win_66_3 ? x_46 : at_2_3));
              best_1_2 = (win_66_1 ? best_1_1 : (win_66_2 ? c_47 : best_1_2));
              at_2_2 = (win_66_1 ? at_2_1 : (win_66_2 ? x_46 : at_2_2));
              best_1_1 = (win_66_0 ? best_1_0 : (win_66_1 ? c_47 : best_1_1));
              at_2_1 = (win_66_0 ? at_2_0 : (win_66_1 ? x_46 : at_2_1));
              best_1_0 = (win_66_0 ? c_47 : best_1_0);
              at_2_0 = (win_66_0 ? x_46 : at_2_0);
            }
            if ((fits_55 && ((at_2_7 < 0) || (c_54 < best_1_7)))) {
              const bool win_67_0 = ((at_2_0 < 0) || (c_54 < best_1_0));
              const bool win_67_1 = ((at_2_1 < 0) || (c_54 < best_1_1));
              const bool win_67_2 = ((at_2_2 < 0) || (c_54 < best_1_2));
              const bool win_67_3 = ((at_2_3 < 0) || (c_54 < best_1_3));
              const bool win_67_4 = ((at_2_4 < 0) || (c_54 < best_1_4));
              const bool win_67_5 = ((at_2_5 < 0) || (c_54 < best_1_5));
              const bool win_67_6 = ((at_2_6 < 0) || (c_54 < best_1_6));
              best_1_7 = (win_67_6 ? best_1_6 : c_54);
              at_2_7 = (win_67_6 ? at_2_6 : x_53);
              best_1_6 = (win_67_5 ? best_1_5 : (win_67_6 ? c_54 : best_1_6));
              at_2_6 = (win_67_5 ? at_2_5 : (win_67_6 ? x_53 : at_2_6));
              best_1_5 = (win_67_4 ? best_1_4 : (win_67_5 ? c_54 : best_1_5));
              at_2_5 = (win_67_4 ? at_2_4 : (win_67_5 ? x_53 : at_2_5));
              best_1_4 = (win_67_3 ? best_1_3 : (win_67_4 ? c_54 : best_1_4));
              at_2_4 = (win_67_3 ? at_2_3 : (win_67_4 ? x_53 : at_2_4));
              best_1_3 = (win_67_2 ? best_1_2 : (win_67_3 ? c_54 : best_1_3));
              at_2_3 = (win_67_2 ? at_2_2 : (win_67_3 ? x_53 : at_2_3));
              best_1_2 = (win_67_1 ? best_1_1 : (win_67_2 ? c_54 : best_1_2));
              at_2_2 = (win_67_1 ? at_2_1 : (win_67_2 ? x_53 : at_2_2));
              best_1_1 = (win_67_0 ? best_1_0 : (win_67_1 ? c_54 : best_1_1));
              at_2_1 = (win_67_0 ? at_2_0 : (win_67_1 ? x_53 : at_2_1));
              best_1_0 = (win_67_0 ? c_54 : best_1_0);
              at_2_0 = (win_67_0 ? x_53 : at_2_0);
            }
          }
          float best_68 = __uint_as_float(0x7f800000u);
          int at_69 = (-1);
          int r_70 = 0;
          const unsigned int votes_90 = __ballot_sync(~0u, (at_2_0 >= 0));
          unsigned int open_71 = votes_90;
          while (((r_70 < 8) && (!(open_71 == 0u)))) {
            float head_72 = best_1_0;
            int place_73 = at_2_0;
            const float o_74 = __shfl_xor_sync(~0u, head_72, 16);
            const int o_75 = __shfl_xor_sync(~0u, place_73, 16);
            const bool w_76 = ((o_75 >= 0) && (((place_73 < 0) || (o_74 < head_72)) || ((o_74 == head_72) && (o_75 < place_73))));
            head_72 = (w_76 ? o_74 : head_72);
            place_73 = (w_76 ? o_75 : place_73);
            const float o_77 = __shfl_xor_sync(~0u, head_72, 8);
            const int o_78 = __shfl_xor_sync(~0u, place_73, 8);
            const bool w_79 = ((o_78 >= 0) && (((place_73 < 0) || (o_77 < head_72)) || ((o_77 == head_72) && (o_78 < place_73))));
            head_72 = (w_79 ? o_77 : head_72);
            place_73 = (w_79 ? o_78 : place_73);
            const float o_80 = __shfl_xor_sync(~0u, head_72, 4);
            const int o_81 = __shfl_xor_sync(~0u, place_73, 4);
            const bool w_82 = ((o_81 >= 0) && (((place_73 < 0) || (o_80 < head_72)) || ((o_80 == head_72) && (o_81 < place_73))));
            head_72 = (w_82 ? o_80 : head_72);
            place_73 = (w_82 ? o_81 : place_73);
            const float o_83 = __shfl_xor_sync(~0u, head_72, 2);
            const int o_84 = __shfl_xor_sync(~0u, place_73, 2);
            const bool w_85 = ((o_84 >= 0) && (((place_73 < 0) || (o_83 < head_72)) || ((o_83 == head_72) && (o_84 < place_73))));
            head_72 = (w_85 ? o_83 : head_72);
            place_73 = (w_85 ? o_84 : place_73);
            const float o_86 = __shfl_xor_sync(~0u, head_72, 1);
            const int o_87 = __shfl_xor_sync(~0u, place_73, 1);
            const bool w_88 = ((o_87 >= 0) && (((place_73 < 0) || (o_86 < head_72)) || ((o_86 == head_72) && (o_87 < place_73))));
            head_72 = (w_88 ? o_86 : head_72);
            place_73 = (w_88 ? o_87 : place_73);
            if ((((int)lane) == r_70)) {
              best_68 = head_72;
              at_69 = place_73;
            }
            if (((place_73 >= 0) && (at_2_0 == place_73))) {
              best_1_0 = best_1_1;
              at_2_0 = at_2_1;
              best_1_1 = best_1_2;
              at_2_1 = at_2_2;
              best_1_2 = best_1_3;
              at_2_2 = at_2_3;
              best_1_3 = best_1_4;
              at_2_3 = at_2_4;
              best_1_4 = best_1_5;
              at_2_4 = at_2_5;
              best_1_5 = best_1_6;
              at_2_5 = at_2_6;
              best_1_6 = best_1_7;
              at_2_6 = at_2_7;
              best_1_7 = __uint_as_float(0x7f800000u);
              at_2_7 = (-1);
            }
            r_70 = add_i32(r_70, 1);
            const unsigned int votes_89 = __ballot_sync(~0u, (at_2_0 >= 0));
            open_71 = votes_89;
          }
          if ((lane < 8u)) {
            t_chooseVictims_rank[((int)lane)] = at_69;
          }
        }
      }
      __syncthreads();
      if (warp < 1) {
        for (int row11 = threadIdx.x; row11 < 8; row11 += 256) {
          const int v599 = t_chooseVictims_rank[row11];
          const int v600 = max_i32(v599, 0);
          const int v601 = v600 / 8;
          const int v602 = add_i32(t_chooseVictims_where[v601 * 8 + (v600 % 8)], mul_i32(v601, 256));
          t_victim[row11] = (v599 < 0) ? (-1) : v602;
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
  const int n_B = ((int)arena[9]);
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
          {
            float best_1_0 = __uint_as_float(0xff800000u);
            int at_2_0 = (-1);
            float best_1_1 = __uint_as_float(0xff800000u);
            int at_2_1 = (-1);
            float best_1_2 = __uint_as_float(0xff800000u);
            int at_2_2 = (-1);
            float best_1_3 = __uint_as_float(0xff800000u);
            int at_2_3 = (-1);
            float best_1_4 = __uint_as_float(0xff800000u);
            int at_2_4 = (-1);
            float best_1_5 = __uint_as_float(0xff800000u);
            int at_2_5 = (-1);
            float best_1_6 = __uint_as_float(0xff800000u);
            int at_2_6 = (-1);
            float best_1_7 = __uint_as_float(0xff800000u);
            int at_2_7 = (-1);
            for (int x_3 = lane; x_3 < n_B; x_3 += 256) {
              const int x_4 = (x_3 + 0);
              float c_5 = __uint_as_float(0xff800000u);
              bool fits_6 = false;
              if ((x_4 < n_B)) {
                const bool v_7 = (t_storeWish[x_4] > 0);
                const float v_8 = t_storeUrgency[x_4];
                c_5 = v_8;
                fits_6 = (v_7 && (!(v_8 != v_8)));
              }
              const int x_9 = (x_3 + 32);
              float c_10 = __uint_as_float(0xff800000u);
              bool fits_11 = false;
              if ((x_9 < n_B)) {
                const bool v_12 = (t_storeWish[x_9] > 0);
                const float v_13 = t_storeUrgency[x_9];
                c_10 = v_13;
                fits_11 = (v_12 && (!(v_13 != v_13)));
              }
              const int x_14 = (x_3 + 64);
              float c_15 = __uint_as_float(0xff800000u);
              bool fits_16 = false;
              if ((x_14 < n_B)) {
                const bool v_17 = (t_storeWish[x_14] > 0);
                const float v_18 = t_storeUrgency[x_14];
                c_15 = v_18;
                fits_16 = (v_17 && (!(v_18 != v_18)));
              }
              const int x_19 = (x_3 + 96);
              float c_20 = __uint_as_float(0xff800000u);
              bool fits_21 = false;
              if ((x_19 < n_B)) {
                const bool v_22 = (t_storeWish[x_19] > 0);
                const float v_23 = t_storeUrgency[x_19];
                c_20 = v_23;
                fits_21 = (v_22 && (!(v_23 != v_23)));
              }
              const int x_24 = (x_3 + 128);
              float c_25 = __uint_as_float(0xff800000u);
              bool fits_26 = false;
              if ((x_24 < n_B)) {
                const bool v_27 = (t_storeWish[x_24] > 0);
                const float v_28 = t_storeUrgency[x_24];
                c_25 = v_28;
                fits_26 = (v_27 && (!(v_28 != v_28)));
              }
              const int x_29 = (x_3 + 160);
              float c_30 = __uint_as_float(0xff800000u);
              bool fits_31 = false;
              if ((x_29 < n_B)) {
                const bool v_32 = (t_storeWish[x_29] > 0);
                const float v_33 = t_storeUrgency[x_29];
                c_30 = v_33;
                fits_31 = (v_32 && (!(v_33 != v_33)));
              }
              const int x_34 = (x_3 + 192);
              float c_35 = __uint_as_float(0xff800000u);
              bool fits_36 = false;
              if ((x_34 < n_B)) {
                const bool v_37 = (t_storeWish[x_34] > 0);
                const float v_38 = t_storeUrgency[x_34];
                c_35 = v_38;
                fits_36 = (v_37 && (!(v_38 != v_38)));
              }
              const int x_39 = (x_3 + 224);
              float c_40 = __uint_as_float(0xff800000u);
              bool fits_41 = false;
              if ((x_39 < n_B)) {
                const bool v_42 = (t_storeWish[x_39] > 0);
                const float v_43 = t_storeUrgency[x_39];
                c_40 = v_43;
                fits_41 = (v_42 && (!(v_43 != v_43)));
              }
              if ((fits_6 && ((at_2_7 < 0) || (c_5 > best_1_7)))) {
                const bool win_44_0 = ((at_2_0 < 0) || (c_5 > best_1_0));
                const bool win_44_1 = ((at_2_1 < 0) || (c_5 > best_1_1));
                const bool win_44_2 = ((at_2_2 < 0) || (c_5 > best_1_2));
                const bool win_44_3 = ((at_2_3 < 0) || (c_5 > best_1_3));
                const bool win_44_4 = ((at_2_4 < 0) || (c_5 > best_1_4));
                const bool win_44_5 = ((at_2_5 < 0) || (c_5 > best_1_5));
                const bool win_44_6 = ((at_2_6 < 0) || (c_5 > best_1_6));
                best_1_7 = (win_44_6 ? best_1_6 : c_5);
                at_2_7 = (win_44_6 ? at_2_6 : x_4);
                best_1_6 = (win_44_5 ? best_1_5 : (win_44_6 ? c_5 : best_1_6));
                at_2_6 = (win_44_5 ? at_2_5 : (win_44_6 ? x_4 : at_2_6));
                best_1_5 = (win_44_4 ? best_1_4 : (win_44_5 ? c_5 : best_1_5));
                at_2_5 = (win_44_4 ? at_2_4 : (win_44_5 ? x_4 : at_2_5));
                best_1_4 = (win_44_3 ? best_1_3 : (win_44_4 ? c_5 : best_1_4));
                at_2_4 = (win_44_3 ? at_2_3 : (win_44_4 ? x_4 : at_2_4));
                best_1_3 = (win_44_2 ? best_1_2 : (win_44_3 ? c_5 : best_1_3));
                at_2_3 = (win_44_2 ? at_2_2 : (win_44_3 ? x_4 : at_2_3));
                best_1_2 = (win_44_1 ? best_1_1 : (win_44_2 ? c_5 : best_1_2));
                at_2_2 = (win_44_1 ? at_2_1 : (win_44_2 ? x_4 : at_2_2));
                best_1_1 = (win_44_0 ? best_1_0 : (win_44_1 ? c_5 : best_1_1));
                at_2_1 = (win_44_0 ? at_2_0 : (win_44_1 ? x_4 : at_2_1));
                best_1_0 = (win_44_0 ? c_5 : best_1_0);
                at_2_0 = (win_44_0 ? x_4 : at_2_0);
              }
              if ((fits_11 && ((at_2_7 < 0) || (c_10 > best_1_7)))) {
                const bool win_45_0 = ((at_2_0 < 0) || (c_10 > best_1_0));
                const bool win_45_1 = ((at_2_1 < 0) || (c_10 > best_1_1));
                const bool win_45_2 = ((at_2_2 < 0) || (c_10 > best_1_2));
                const bool win_45_3 = ((at_2_3 < 0) || (c_10 > best_1_3));
                const bool win_45_4 = ((at_2_4 < 0) || (c_10 > best_1_4));
                const bool win_45_5 = ((at_2_5 < 0) || (c_10 > best_1_5));
                const bool win_45_6 = ((at_2_6 < 0) || (c_10 > best_1_6));
                best_1_7 = (win_45_6 ? best_1_6 : c_10);
                at_2_7 = (win_45_6 ? at_2_6 : x_9);
                best_1_6 = (win_45_5 ? best_1_5 : (win_45_6 ? c_10 : best_1_6));
                at_2_6 = (win_45_5 ? at_2_5 : (win_45_6 ? x_9 : at_2_6));
                best_1_5 = (win_45_4 ? best_1_4 : (win_45_5 ? c_10 : best_1_5));
                at_2_5 = (win_45_4 ? at_2_4 : (win_45_5 ? x_9 : at_2_5));
                best_1_4 = (win_45_3 ? best_1_3 : (win_45_4 ? c_10 : best_1_4));
                at_2_4 = (win_45_3 ? at_2_3 : (win_45_4 ? x_9 : at_2_4));
                best_1_3 = (win_45_2 ? best_1_2 : (win_45_3 ? c_10 : best_1_3));
                at_2_3 = (win_45_2 ? at_2_2 : (win_45_3 ? x_9 : at_2_3));
                best_1_2 = (win_45_1 ? best_1_1 : (win_45_2 ? c_10 : best_1_2));
                at_2_2 = (win_45_1 ? at_2_1 : (win_45_2 ? x_9 : at_2_2));
                best_1_1 = (win_45_0 ? best_1_0 : (win_45_1 ? c_10 : best_1_1));
                at_2_1 = (win_45_0 ? at_2_0 : (win_45_1 ? x_9 : at_2_1));
                best_1_0 = (win_45_0 ? c_10 : best_1_0);
                at_2_0 = (win_45_0 ? x_9 : at_2_0);
              }
              if ((fits_16 && ((at_2_7 < 0) || (c_15 > best_1_7)))) {
                const bool win_46_0 = ((at_2_0 < 0) || (c_15 > best_1_0));
                const bool win_46_1 = ((at_2_1 < 0) || (c_15 > best_1_1));
                const bool win_46_2 = ((at_2_2 < 0) || (c_15 > best_1_2));
                const bool win_46_3 = ((at_2_3 < 0) || (c_15 > best_1_3));
                const bool win_46_4 = ((at_2_4 < 0) || (c_15 > best_1_4));
                const bool win_46_5 = ((at_2_5 < 0) || (c_15 > best_1_5));
                const bool win_46_6 = ((at_2_6 < 0) || (c_15 > best_1_6));
                best_1_7 = (win_46_6 ? best_1_6 : c_15);
                at_2_7 = (win_46_6 ? at_2_6 : x_14);
                best_1_6 = (win_46_5 ? best_1_5 : (win_46_6 ? c_15 : best_1_6));
                at_2_6 = (win_46_5 ? at_2_5 : (win_46_6 ? x_14 : at_2_6));
                best_1_5 = (win_46_4 ? best_1_4 : (win_46_5 ? c_15 : best_1_5));
                at_2_5 = (win_46_4 ? at_2_4 : (win_46_5 ? x_14 : at_2_5));
                best_1_4 = (win_46_3 ? best_1_3 : (win_46_4 ? c_15 : best_1_4));
                at_2_4 = (win_46_3 ? at_2_3 : (win_46_4 ? x_14 : at_2_4));
                best_1_3 = (win_46_2 ? best_1_2 : (win_46_3 ? c_15 : best_1_3));
                at_2_3 = (win_46_2 ? at_2_2 : (win_46_3 ? x_14 : at_2_3));
                best_1_2 = (win_46_1 ? best_1_1 : (win_46_2 ? c_15 : best_1_2));
                at_2_2 = (win_46_1 ? at_2_1 : (win_46_2 ? x_14 : at_2_2));
                best_1_1 = (win_46_0 ? best_1_0 : (win_46_1 ? c_15 : best_1_1));
                at_2_1 = (win_46_0 ? at_2_0 : (win_46_1 ? x_14 : at_2_1));
                best_1_0 = (win_46_0 ? c_15 : best_1_0);
                at_2_0 = (win_46_0 ? x_14 : at_2_0);
              }
              if ((fits_21 && ((at_2_7 < 0) || (c_20 > best_1_7)))) {
                const bool win_47_0 = ((at_2_0 < 0) || (c_20 > best_1_0));
                const bool win_47_1 = ((at_2_1 < 0) || (c_20 > best_1_1));
                const bool win_47_2 = ((at_2_2 < 0) || (c_20 > best_1_2));
                const bool win_47_3 = ((at_2_3 < 0) || (c_20 > best_1_3));
                const bool win_47_4 = ((at_2_4 < 0) || (c_20 > best_1_4));
                const bool win_47_5 = ((at_2_5 < 0) || (c_20 > best_1_5));
                const bool win_47_6 = ((at_2_6 < 0) || (c_20 > best_1_6));
                best_1_7 = (win_47_6 ? best_1_6 : c_20);
                at_2_7 = (win_47_6 ? at_2_6 : x_19);
                best_1_6 = (win_47_5 ? best_1_5 : (win_47_6 ? c_20 : best_1_6));
                at_2_6 = (win_47_5 ? at_2_5 : (win_47_6 ? x_19 : at_2_6));
                best_1_5 = (win_47_4 ? best_1_4 : (win_47_5 ? c_20 : best_1_5));
                at_2_5 = (win_47_4 ? at_2_4 : (win_47_5 ? x_19 : at_2_5));
                best_1_4 = (win_47_3 ? best_1_3 : (win_47_4 ? c_20 : best_1_4));
                at_2_4 = (win_47_3 ? at_2_3 : (win_47_4 ? x_19 : at_2_4));
                best_1_3 = (win_47_2 ? best_1_2 : (win_47_3 ? c_20 : best_1_3));
                at_2_3 = (win_47_2 ? at_2_2 : (win_47_3 ? x_19 : at_2_3));
                best_1_2 = (win_47_1 ? best_1_1 : (win_47_2 ? c_20 : best_1_2));
                at_2_2 = (win_47_1 ? at_2_1 : (win_47_2 ? x_19 : at_2_2));
                best_1_1 = (win_47_0 ? best_1_0 : (win_47_1 ? c_20 : best_1_1));
                at_2_1 = (win_47_0 ? at_2_0 : (win_47_1 ? x_19 : at_2_1));
                best_1_0 = (win_47_0 ? c_20 : best_1_0);
                at_2_0 = (win_47_0 ? x_19 : at_2_0);
              }
              if ((fits_26 && ((at_2_7 < 0) || (c_25 > best_1_7)))) {
                const bool win_48_0 = ((at_2_0 < 0) || (c_25 > best_1_0));
                const bool win_48_1 = ((at_2_1 < 0) || (c_25 > best_1_1));
                const bool win_48_2 = ((at_2_2 < 0) || (c_25 > best_1_2));
                const bool win_48_3 = ((at_2_3 < 0) || (c_25 > best_1_3));
                const bool win_48_4 = ((at_2_4 < 0) || (c_25 > best_1_4));
                const bool win_48_5 = ((at_2_5 < 0) || (c_25 > best_1_5));
                const bool win_48_6 = ((at_2_6 < 0) || (c_25 > best_1_6));
                best_1_7 = (win_48_6 ? best_1_6 : c_25);
                at_2_7 = (win_48_6 ? at_2_6 : x_24);
                best_1_6 = (win_48_5 ? best_1_5 : (win_48_6 ? c_25 : best_1_6));
                at_2_6 = (win_48_5 ? at_2_5 : (win_48_6 ? x_24 : at_2_6));
                best_1_5 = (win_48_4 ? best_1_4 : (win_48_5 ? c_25 : best_1_5));
                at_2_5 = (win_48_4 ? at_2_4 : (win_48_5 ? x_24 : at_2_5));
                best_1_4 = (win_48_3 ? best_1_3 : (win_48_4 ? c_25 : best_1_4));
                at_2_4 = (win_48_3 ? at_2_3 : (win_48_4 ? x_24 : at_2_4));
                best_1_3 = (win_48_2 ? best_1_2 : (win_48_3 ? c_25 : best_1_3));
                at_2_3 = (win_48_2 ? at_2_2 : (win_48_3 ? x_24 : at_2_3));
                best_1_2 = (win_48_1 ? best_1_1 : (win_48_2 ? c_25 : best_1_2));
                at_2_2 = (win_48_1 ? at_2_1 : (win_48_2 ? x_24 : at_2_2));
                best_1_1 = (win_48_0 ? best_1_0 : (win_48_1 ? c_25 : best_1_1));
                at_2_1 = (win_48_0 ? at_2_0 : (win_48_1 ? x_24 : at_2_1));
                best_1_0 = (win_48_0 ? c_25 : best_1_0);
                at_2_0 = (win_48_0 ? x_24 : at_2_0);
              }
              if ((fits_31 && ((at_2_7 < 0) || (c_30 > best_1_7)))) {
                const bool win_49_0 = ((at_2_0 < 0) || (c_30 > best_1_0));
                const bool win_49_1 = ((at_2_1 < 0) || (c_30 > best_1_1));
                const bool win_49_2 = ((at_2_2 < 0) || (c_30 > best_1_2));
                const bool win_49_3 = ((at_2_3 < 0) || (c_30 > best_1_3));
                const bool win_49_4 = ((at_2_4 < 0) || (c_30 > best_1_4));
                const bool win_49_5 = ((at_2_5 < 0) || (c_30 > best_1_5));
                const bool win_49_6 = ((at_2_6 < 0) || (c_30 > best_1_6));
                best_1_7 = (win_49_6 ? best_1_6 : c_30);
                at_2_7 = (win_49_6 ? at_2_6 : x_29);
                best_1_6 = (win_49_5 ? best_1_5 : (win_49_6 ? c_30 : best_1_6));
                at_2_6 = (win_49_5 ? at_2_5 : (win_49_6 ? x_29 : at_2_6));
                best_1_5 = (win_49_4 ? best_1_4 : (win_49_5 ? c_30 : best_1_5));
                at_2_5 = (win_49_4 ? at_2_4 : (win_49_5 ? x_29 : at_2_5));
                best_1_4 = (win_49_3 ? best_1_3 : (win_49_4 ? c_30 : best_1_4));
                at_2_4 = (win_49_3 ? at_2_3 : (win_49_4 ? x_29 : at_2_4));
                best_1_3 = (win_49_2 ? best_1_2 : (win_49_3 ? c_30 : best_1_3));
                at_2_3 = (win_49_2 ? at_2_2 : (win_49_3 ? x_29 : at_2_3));
                best_1_2 = (win_49_1 ? best_1_1 : (win_49_2 ? c_30 : best_1_2));
                at_2_2 = (win_49_1 ? at_2_1 : (win_49_2 ? x_29 : at_2_2));
                best_1_1 = (win_49_0 ? best_1_0 : (win_49_1 ? c_30 : best_1_1));
                at_2_1 = (win_49_0 ? at_2_0 : (win_49_1 ? x_29 : at_2_1));
                best_1_0 = (win_49_0 ? c_30 : best_1_0);
                at_2_0 = (win_49_0 ? x_29 : at_2_0);
              }
              if ((fits_36 && ((at_2_7 < 0) || (c_35 > best_1_7)))) {
                const bool win_50_0 = ((at_2_0 < 0) || (c_35 > best_1_0));
                const bool win_50_1 = ((at_2_1 < 0) || (c_35 > best_1_1));
                const bool win_50_2 = ((at_2_2 < 0) || (c_35 > best_1_2));
                const bool win_50_3 = ((at_2_3 < 0) || (c_35 > best_1_3));
                const bool win_50_4 = ((at_2_4 < 0) || (c_35 > best_1_4));
                const bool win_50_5 = ((at_2_5 < 0) || (c_35 > best_1_5));
                const bool win_50_6 = ((at_2_6 < 0) || (c_35 > best_1_6));
                best_1_7 = (win_50_6 ? best_1_6 : c_35);
                at_2_7 = (win_50_6 ? at_2_6 : x_34);
                best_1_6 = (win_50_5 ? best_1_5 : (win_50_6 ? c_35 : best_1_6));
                at_2_6 = (win_50_5 ? at_2_5 : (win_50_6 ? x_34 : at_2_6));
                best_1_5 = (win_50_4 ? best_1_4 : (win_50_5 ? c_35 : best_1_5));
                at_2_5 = (win_50_4 ? at_2_4 : (win_50_5 ? x_34 : at_2_5));
                best_1_4 = (win_50_3 ? best_1_3 : (win_50_4 ? c_35 : best_1_4));
                at_2_4 = (win_50_3 ? at_2_3 : (win_50_4 ? x_34 : at_2_4));
                best_1_3 = (win_50_2 ? best_1_2 : (win_50_3 ? c_35 : best_1_3));
                at_2_3 = (win_50_2 ? at_2_2 : (win_50_3 ? x_34 : at_2_3));
                best_1_2 = (win_50_1 ? best_1_1 : (win_50_2 ? c_35 : best_1_2));
                at_2_2 = (win_50_1 ? at_2_1 : (win_50_2 ? x_34 : at_2_2));
                best_1_1 = (win_50_0 ? best_1_0 : (win_50_1 ? c_35 : best_1_1));
                at_2_1 = (win_50_0 ? at_2_0 : (win_50_1 ? x_34 : at_2_1));
                best_1_0 = (win_50_0 ? c_35 : best_1_0);
                at_2_0 = (win_50_0 ? x_34 : at_2_0);
              }
              if ((fits_41 && ((at_2_7 < 0) || (c_40 > best_1_7)))) {
                const bool win_51_0 = ((at_2_0 < 0) || (c_40 > best_1_0));
                const bool win_51_1 = ((at_2_1 < 0) || (c_40 > best_1_1));
                const bool win_51_2 = ((at_2_2 < 0) || (c_40 > best_1_2));
                const bool win_51_3 = ((at_2_3 < 0) || (c_40 > best_1_3));
                const bool win_51_4 = ((at_2_4 < 0) || (c_40 > best_1_4));
                const bool win_51_5 = ((at_2_5 < 0) || (c_40 > best_1_5));
                const bool win_51_6 = ((at_2_6 < 0) || (c_40 > best_1_6));
                best_1_7 = (win_51_6 ? best_1_6 : c_40);
                at_2_7 = (win_51_6 ? at_2_6 : x_39);
                best_1_6 = (win_51_5 ? best_1_5 : (win_51_6 ? c_40 : best_1_6));
                at_2_6 = (win_51_5 ? at_2_5 : (win_51_6 ? x_39 : at_2_6));
                best_1_5 = (win_51_4 ? best_1_4 : (win_51_5 ? c_40 : best_1_5));
                at_2_5 = (win_51_4 ? at_2_4 : (win_51_5 ? x_39 : at_2_5));
                best_1_4 = (win_51_3 ? best_1_3 : (win_51_4 ? c_40 : best_1_4));
                at_2_4 = (win_51_3 ? at_2_3 : (win_51_4 ? x_39 : at_2_4));
                best_1_3 = (win_51_2 ? best_1_2 : (win_51_3 ? c_40 : best_1_3));
                at_2_3 = (win_51_2 ? at_2_2 : (win_51_3 ? x_39 : at_2_3));
                best_1_2 = (win_51_1 ? best_1_1 : (win_51_2 ? c_40 : best_1_2));
                at_2_2 = (win_51_1 ? at_2_1 : (win_51_2 ? x_39 : at_2_2));
                best_1_1 = (win_51_0 ? best_1_0 : (win_51_1 ? c_40 : best_1_1));
                at_2_1 = (win_51_0 ? at_2_0 : (win_51_1 ? x_39 : at_2_1));
                best_1_0 = (win_51_0 ? c_40 : best_1_0);
                at_2_0 = (win_51_0 ? x_39 : at_2_0);
              }
            }
            float best_52 = __uint_as_float(0xff800000u);
            int at_53 = (-1);
            int r_54 = 0;
            const unsigned int votes_74 = __ballot_sync(~0u, (at_2_0 >= 0));
            unsigned int open_55 = votes_74;
            while (((r_54 < 8) && (!(open_55 == 0u)))) {
              float head_56 = best_1_0;
              int place_57 = at_2_0;
              const float o_58 = __shfl_xor_sync(~0u, head_56, 16);
              const int o_59 = __shfl_xor_sync(~0u, place_57, 16);
              const bool w_60 = ((o_59 >= 0) && (((place_57 < 0) || (o_58 > head_56)) || ((o_58 == head_56) && (o_59 < place_57))));
              head_56 = (w_60 ? o_58 : head_56);
              place_57 = (w_60 ? o_59 : place_57);
              const float o_61 = __shfl_xor_sync(~0u, head_56, 8);
              const int o_62 = __shfl_xor_sync(~0u, place_57, 8);
              const bool w_63 = ((o_62 >= 0) && (((place_57 < 0) || (o_61 > head_56)) || ((o_61 == head_56) && (o_62 < place_57))));
              head_56 = (w_63 ? o_61 : head_56);
              place_57 = (w_63 ? o_62 : place_57);
              const float o_64 = __shfl_xor_sync(~0u, head_56, 4);
              const int o_65 = __shfl_xor_sync(~0u, place_57, 4);
              const bool w_66 = ((o_65 >= 0) && (((place_57 < 0) || (o_64 > head_56)) || ((o_64 == head_56) && (o_65 < place_57))));
              head_56 = (w_66 ? o_64 : head_56);
              place_57 = (w_66 ? o_65 : place_57);
              const float o_67 = __shfl_xor_sync(~0u, head_56, 2);
              const int o_68 = __shfl_xor_sync(~0u, place_57, 2);
              const bool w_69 = ((o_68 >= 0) && (((place_57 < 0) || (o_67 > head_56)) || ((o_67 == head_56) && (o_68 < place_57))));
              head_56 = (w_69 ? o_67 : head_56);
              place_57 = (w_69 ? o_68 : place_57);
              const float o_70 = __shfl_xor_sync(~0u, head_56, 1);
              const int o_71 = __shfl_xor_sync(~0u, place_57, 1);
              const bool w_72 = ((o_71 >= 0) && (((place_57 < 0) || (o_70 > head_56)) || ((o_70 == head_56) && (o_71 < place_57))));
              head_56 = (w_72 ? o_70 : head_56);
              place_57 = (w_72 ? o_71 : place_57);
              if ((((int)lane) == r_54)) {
                best_52 = head_56;
                at_53 = place_57;
              }
              if (((place_57 >= 0) && (at_2_0 == place_57))) {
                best_1_0 = best_1_1;
                at_2_0 = at_2_1;
                best_1_1 = best_1_2;
                at_2_1 = at_2_2;
                best_1_2 = best_1_3;
                at_2_2 = at_2_3;
                best_1_3 = best_1_4;
                at_2_3 = at_2_4;
                best_1_4 = best_1_5;
                at_2_4 = at_2_5;
                best_1_5 = best_1_6;
                at_2_5 = at_2_6;
                best_1_6 = best_1_7;
                at_2_6 = at_2_7;
                best_1_7 = __uint_as_float(0xff800000u);
                at_2_7 = (-1);
              }
              r_54 = add_i32(r_54, 1);
              const unsigned int votes_73 = __ballot_sync(~0u, (at_2_0 >= 0));
              open_55 = votes_73;
            }
            if ((lane < 8u)) {
              t_writer[((int)lane)] = at_53;
            }
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
            const int v0 = t_writer[row0];
            const int v1 = t_victim[row0];
            const int v2 = (v0 < 0) ? 0 : t_storeWish[max_i32(min_i32(v0, n_B - 1), 0)];
            const bool v3 = v2 == 2;
            const int v4 = v3 ? (int)1 : (int)0;
            const int v5 = (v2 == 0) ? (-1) : (v3 ? v1 : t_matchRow[max_i32(min_i32(v0, n_B - 1), 0) * 5]);
            t_isStore[row0] = v4;
            t_wantedRow[row0] = v5;
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
            const int v6 = t_isStore[row1];
            const int v7 = t_wantedRow[row1];
            int s0 = 0;
            const int4 piece0_0 = ((const int4*)(t_wantedRow + (0)))[0];
            const int4 piece0_1 = ((const int4*)(t_wantedRow + (0)))[1];
            const int piece0[8] = {piece0_0.x, piece0_0.y, piece0_0.z, piece0_0.w, piece0_1.x, piece0_1.y, piece0_1.z, piece0_1.w};
            const int4 piece1_0 = ((const int4*)(t_isStore + (0)))[0];
            const int4 piece1_1 = ((const int4*)(t_isStore + (0)))[1];
            const int piece1[8] = {piece1_0.x, piece1_0.y, piece1_0.z, piece1_0.w, piece1_1.x, piece1_1.y, piece1_1.z, piece1_1.w};
            #pragma unroll
            for (int loop0_x = 0; loop0_x < 8; loop0_x += 1) {
              const bool v8 = ((piece0[loop0_x] == v7) && (loop0_x != row1)) && ((piece1[loop0_x] == 1) || (loop0_x < row1));
              s0 += v8 ? 1 : 0;
            }
            t_writeRow[row1] = ((v6 == 1) || (s0 == 0)) ? v7 : (-1);
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
          const int v9 = t_writer[rest1];
          const int v14 = t_writer[rest2];
          const int v19 = t_writer[rest3];
          const int v24 = t_writer[rest4];
          const int v29 = t_writer[rest5];
          const int v34 = t_writer[rest6];
          const int v39 = t_writer[rest7];
          const int v44 = t_writer[rest8];
          const float v10 = t_query[max_i32(min_i32(v9, n_B - 1), 0) * 512 + i1_1];
          const float v15 = t_query[max_i32(min_i32(v14, n_B - 1), 0) * 512 + i1_2];
          const float v20 = t_query[max_i32(min_i32(v19, n_B - 1), 0) * 512 + i1_3];
          const float v25 = t_query[max_i32(min_i32(v24, n_B - 1), 0) * 512 + i1_4];
          const float v30 = t_query[max_i32(min_i32(v29, n_B - 1), 0) * 512 + i1_5];
          const float v35 = t_query[max_i32(min_i32(v34, n_B - 1), 0) * 512 + i1_6];
          const float v40 = t_query[max_i32(min_i32(v39, n_B - 1), 0) * 512 + i1_7];
          const float v45 = t_query[max_i32(min_i32(v44, n_B - 1), 0) * 512 + i1_8];
          const int v11 = t_writeRow[rest1];
          const int v16 = t_writeRow[rest2];
          const int v21 = t_writeRow[rest3];
          const int v26 = t_writeRow[rest4];
          const int v31 = t_writeRow[rest5];
          const int v36 = t_writeRow[rest6];
          const int v41 = t_writeRow[rest7];
          const int v46 = t_writeRow[rest8];
          const float v12 = __fmaf_rn(t_bank[max_i32(min_i32(v11, n_R - 1), 0) * 512 + i1_1], 0.9f, __fmul_rn(v10, 0.1f));
          const float v17 = __fmaf_rn(t_bank[max_i32(min_i32(v16, n_R - 1), 0) * 512 + i1_2], 0.9f, __fmul_rn(v15, 0.1f));
          const float v22 = __fmaf_rn(t_bank[max_i32(min_i32(v21, n_R - 1), 0) * 512 + i1_3], 0.9f, __fmul_rn(v20, 0.1f));
          const float v27 = __fmaf_rn(t_bank[max_i32(min_i32(v26, n_R - 1), 0) * 512 + i1_4], 0.9f, __fmul_rn(v25, 0.1f));
          const float v32 = __fmaf_rn(t_bank[max_i32(min_i32(v31, n_R - 1), 0) * 512 + i1_5], 0.9f, __fmul_rn(v30, 0.1f));
          const float v37 = __fmaf_rn(t_bank[max_i32(min_i32(v36, n_R - 1), 0) * 512 + i1_6], 0.9f, __fmul_rn(v35, 0.1f));
          const float v42 = __fmaf_rn(t_bank[max_i32(min_i32(v41, n_R - 1), 0) * 512 + i1_7], 0.9f, __fmul_rn(v40, 0.1f));
          const float v47 = __fmaf_rn(t_bank[max_i32(min_i32(v46, n_R - 1), 0) * 512 + i1_8], 0.9f, __fmul_rn(v45, 0.1f));
          const float v13 = (t_isStore[rest1] == 1) ? v10 : v12;
          const float v18 = (t_isStore[rest2] == 1) ? v15 : v17;
          const float v23 = (t_isStore[rest3] == 1) ? v20 : v22;
          const float v28 = (t_isStore[rest4] == 1) ? v25 : v27;
          const float v33 = (t_isStore[rest5] == 1) ? v30 : v32;
          const float v38 = (t_isStore[rest6] == 1) ? v35 : v37;
          const float v43 = (t_isStore[rest7] == 1) ? v40 : v42;
          const float v48 = (t_isStore[rest8] == 1) ? v45 : v47;
          t_blend[rest1 * 512 + i1_1] = v13;
          if (row2 + 1 * 256 < 4096) {
            t_blend[rest2 * 512 + i1_2] = v18;
          }
          if (row2 + 2 * 256 < 4096) {
            t_blend[rest3 * 512 + i1_3] = v23;
          }
          if (row2 + 3 * 256 < 4096) {
            t_blend[rest4 * 512 + i1_4] = v28;
          }
          if (row2 + 4 * 256 < 4096) {
            t_blend[rest5 * 512 + i1_5] = v33;
          }
          if (row2 + 5 * 256 < 4096) {
            t_blend[rest6 * 512 + i1_6] = v38;
          }
          if (row2 + 6 * 256 < 4096) {
            t_blend[rest7 * 512 + i1_7] = v43;
          }
          if (row2 + 7 * 256 < 4096) {
            t_blend[rest8 * 512 + i1_8] = v48;
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
        const int v56 = (int)cycle;
        for (int row10 = warp; row10 < 8; row10 += 8) {
          const int v49 = t_writeRow[row10];
          const int v50 = t_isStore[row10];
          float s1;
          const int loop1_count1 = (512 + 255) / 256;
          float loop1_a2_0 = 0.0f;
          for (int loop1_x2 = 0; loop1_x2 < loop1_count1; ++loop1_x2) {
            float loop1_r1_0;
            float loop1_r0_0[8];
            #pragma unroll
            for (int loop1_x1_0 = 0; loop1_x1_0 < 256; loop1_x1_0 += 32) {
              const int loop1_x1 = loop1_x2 * 256 + loop1_x1_0 + lane;
              const float v51 = t_blend[row10 * 512 + loop1_x1];
              const float v52 = __fmul_rn(v51, v51);
              loop1_r0_0[loop1_x1_0 / 32] = v52;
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
          const float v53 = __fsqrt_rn(s1);
          const float v54 = min_f32(__fadd_rn(t_strength[max_i32(min_i32(v49, n_R - 1), 0)], 0.1f), 10.0f);
          const float v55 = (v50 == 1) ? 1.0f : v54;
          __syncwarp();
          if (lane == 0) {
            t_blendLength[row10] = v53;
            if ((unsigned int)v49 < (unsigned int)n_R) t_strength[v49] = v55;
            if ((unsigned int)v49 < (unsigned int)n_R) t_touched[v49] = v56;
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
          const int v57 = t_writeRow[rest10];
          const int v59 = t_writeRow[rest11];
          const int v61 = t_writeRow[rest12];
          const int v63 = t_writeRow[rest13];
          const int v65 = t_writeRow[rest14];
          const int v67 = t_writeRow[rest15];
          const int v69 = t_writeRow[rest16];
          const int v71 = t_writeRow[rest17];
          const float v58 = __fdiv_rn(t_blend[rest10 * 512 + i1_10], max_f32(t_blendLength[rest10], 1e-12f));
          const float v60 = __fdiv_rn(t_blend[rest11 * 512 + i1_11], max_f32(t_blendLength[rest11], 1e-12f));
          const float v62 = __fdiv_rn(t_blend[rest12 * 512 + i1_12], max_f32(t_blendLength[rest12], 1e-12f));
          const float v64 = __fdiv_rn(t_blend[rest13 * 512 + i1_13], max_f32(t_blendLength[rest13], 1e-12f));
          const float v66 = __fdiv_rn(t_blend[rest14 * 512 + i1_14], max_f32(t_blendLength[rest14], 1e-12f));
          const float v68 = __fdiv_rn(t_blend[rest15 * 512 + i1_15], max_f32(t_blendLength[rest15], 1e-12f));
          const float v70 = __fdiv_rn(t_blend[rest16 * 512 + i1_16], max_f32(t_blendLength[rest16], 1e-12f));
          const float v72 = __fdiv_rn(t_blend[rest17 * 512 + i1_17], max_f32(t_blendLength[rest17], 1e-12f));
          if ((unsigned int)v57 < (unsigned int)n_R) t_bank[v57 * 512 + i1_10] = v58;
          if (row11 + 1 * 256 < 4096) {
            if ((unsigned int)v59 < (unsigned int)n_R) t_bank[v59 * 512 + i1_11] = v60;
          }
          if (row11 + 2 * 256 < 4096) {
            if ((unsigned int)v61 < (unsigned int)n_R) t_bank[v61 * 512 + i1_12] = v62;
          }
          if (row11 + 3 * 256 < 4096) {
            if ((unsigned int)v63 < (unsigned int)n_R) t_bank[v63 * 512 + i1_13] = v64;
          }
          if (row11 + 4 * 256 < 4096) {
            if ((unsigned int)v65 < (unsigned int)n_R) t_bank[v65 * 512 + i1_14] = v66;
          }
          if (row11 + 5 * 256 < 4096) {
            if ((unsigned int)v67 < (unsigned int)n_R) t_bank[v67 * 512 + i1_15] = v68;
          }
          if (row11 + 6 * 256 < 4096) {
            if ((unsigned int)v69 < (unsigned int)n_R) t_bank[v69 * 512 + i1_16] = v70;
          }
          if (row11 + 7 * 256 < 4096) {
            if ((unsigned int)v71 < (unsigned int)n_R) t_bank[v71 * 512 + i1_17] = v72;
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
                const int v95 = piece7[loop4_x1];
                const int v96 = v95 / 16;
                const int v97 = (v95 / 4) % 4;
                const int v98 = v95 % 4;
                const int v99 = piece8[loop4_x1];
                const int v100 = piece9[loop4_x1];
                const float v101 = t_planField_next[rest19 * 24576 + i1_19 * 3072 + max_i32(min_i32(v96, 4 - 1), 0) * 768 + max_i32(v97, 0) * 192 + max_i32(v98, 0) * 48 + max_i32(min_i32(v99, 3 - 1), 0) * 16 + max_i32(min_i32(v100, 16 - 1), 0)];
                const float v102 = __fmul_rn(piece6[loop4_x1], v101);
                loop4_a1_0 = loop4_x1 < 16 ? v102 : __fadd_rn(loop4_a1_0, v102);
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
          const int v103 = t_age[rest19];
          const float v104 = t_planScore[rest19 * 8 + i1_19];
          const int v105 = v103 % 21;
          const float v106 = min_f32(max_f32(__fmul_rn(__int2float_rn(v105), (-0.030459208f)), (-104.0f)), 89.0f);
          const float v107 = rintf(__fmul_rn(v106, 1.442695f));
          const float v108 = __fmaf_rn(v107, (-0.0000014286068f), __fmaf_rn(v107, (-0.69314575f), v106));
          const float v109 = __fmaf_rn(v108, __fmaf_rn(v108, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v110 = __fmaf_rn(__fmul_rn(v108, v108), __fmaf_rn(v108, __fmaf_rn(v108, v109, 0.16666521f), 0.49999994f), v108);
          const bool v111 = v107 < 0.0f;
          const unsigned int v112 = shift_left_u32(__float_as_uint(__fadd_rn(v107, 12582912.0f)), 23u) + (v111 ? 1602224128u : 528482304u);
          const float v113 = __fmul_rn(__fmul_rn(__fadd_rn(v110, 1.0f), __uint_as_float(v112)), (v111 ? 5.421011e-20f : 18446744000000000000.0f));
          float s5;
          float loop5_r0_0[3];
          #pragma unroll
          for (int loop5_x1_0 = 0; loop5_x1_0 < 96; loop5_x1_0 += 32) {
            const int loop5_x1 = loop5_x1_0 + lane;
            loop5_r0_0[loop5_x1_0 / 32] = 0.0f;
            if (loop5_x1 < 96) {
              const float v114 = __fsub_rn(t_planRaw[rest19 * 768 + i1_19 * 96 + loop5_x1], t_featureMean[rest19 * 96 + loop5_x1]);
              const float v115 = __fdiv_rn(v114, __fsqrt_rn(max_f32(t_featureVariance[rest19 * 96 + loop5_x1], 1e-8f)));
              const float v116 = __fmul_rn(t_critic[rest19 * 160 + loop5_x1], min_f32(max_f32(v115, (-5.0f)), 5.0f));
              loop5_r0_0[loop5_x1_0 / 32] = v116;
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
          const float v117 = (v105 == 0) ? 0.0f : v104;
          const float v118 = (v105 < 20) ? __fmaf_rn(v113, s5, v117) : v117;
          __syncwarp();
          if (lane == 0) {
            t_planScore[rest19 * 8 + i1_19] = v118;
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
                const int v73 = piece3[loop2_x1];
                const int v74 = v73 / 16;
                const int v75 = (v73 / 4) % 4;
                const int v76 = v73 % 4;
                const int v77 = piece4[loop2_x1];
                const int v78 = piece5[loop2_x1];
                const float v79 = t_planField_next[rest18 * 24576 + i1_18 * 3072 + max_i32(min_i32(v74, 4 - 1), 0) * 768 + max_i32(v75, 0) * 192 + max_i32(v76, 0) * 48 + max_i32(min_i32(v77, 3 - 1), 0) * 16 + max_i32(min_i32(v78, 16 - 1), 0)];
                const float v80 = __fmul_rn(piece2[loop2_x1], v79);
                loop2_a1_0 = loop2_x1 < 16 ? v80 : __fadd_rn(loop2_a1_0, v80);
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
          const int v81 = t_age[rest18] % 21;
          const float v82 = min_f32(max_f32(__fmul_rn(__int2float_rn(v81), (-0.030459208f)), (-104.0f)), 89.0f);
          const float v83 = rintf(__fmul_rn(v82, 1.442695f));
          const float v84 = __fmaf_rn(v83, (-0.0000014286068f), __fmaf_rn(v83, (-0.69314575f), v82));
          const float v85 = __fmaf_rn(v84, __fmaf_rn(v84, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v86 = __fmaf_rn(__fmul_rn(v84, v84), __fmaf_rn(v84, __fmaf_rn(v84, v85, 0.16666521f), 0.49999994f), v84);
          const bool v87 = v83 < 0.0f;
          const unsigned int v88 = shift_left_u32(__float_as_uint(__fadd_rn(v83, 12582912.0f)), 23u) + (v87 ? 1602224128u : 528482304u);
          const float v89 = __fmul_rn(__fmul_rn(__fadd_rn(v86, 1.0f), __uint_as_float(v88)), (v87 ? 5.421011e-20f : 18446744000000000000.0f));
          float s3;
          float loop3_r0_0[3];
          #pragma unroll
          for (int loop3_x1_0 = 0; loop3_x1_0 < 96; loop3_x1_0 += 32) {
            const int loop3_x1 = loop3_x1_0 + lane;
            loop3_r0_0[loop3_x1_0 / 32] = 0.0f;
            if (loop3_x1 < 96) {
              const float v90 = __fsub_rn(t_planRaw[rest18 * 768 + i1_18 * 96 + loop3_x1], t_featureMean[rest18 * 96 + loop3_x1]);
              const float v91 = __fdiv_rn(v90, __fsqrt_rn(max_f32(t_featureVariance[rest18 * 96 + loop3_x1], 1e-8f)));
              const float v92 = __fmul_rn(t_critic[rest18 * 160 + loop3_x1], min_f32(max_f32(v91, (-5.0f)), 5.0f));
              loop3_r0_0[loop3_x1_0 / 32] = v92;
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
          const float v93 = (v81 == 0) ? 0.0f : t_planScore[rest18 * 8 + i1_18];
          const float v94 = (v81 < 20) ? __fmaf_rn(v89, s3, v93) : v93;
          __syncwarp();
          if (lane == 0) {
            t_planScore[rest18 * 8 + i1_18] = v94;
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
