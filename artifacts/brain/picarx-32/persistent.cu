enum : unsigned int { version_low = 332992176u, version_high = 467888317u };
// 1 program in one kernel. Generated; do not edit.

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
__device__ __forceinline__ void prefetch_near(const float* at) { asm volatile("prefetch.global.L1 [%0];" : : "l"(at)); }
__device__ __forceinline__ void pause_ns(unsigned int ns) { asm volatile("nanosleep.u32 %0;" : : "r"(ns)); }
__device__ __forceinline__ void leave_kernel() { asm volatile("exit;"); }
#endif

enum : unsigned int { opcode_nop = 0u, opcode_echo = 1u, opcode_meet = 2u, opcode_first_program = 16u, opcode_exit = 255u };
enum : unsigned int { status_ok = 0u, status_bad_opcode = 1u, status_bad_arguments = 2u, status_non_finite = 3u, status_not_converged = 4u, status_aborted = 5u, status_over_budget = 6u };
enum : unsigned int { state_none = 0u, state_idle = 1u, state_busy = 2u, state_exited = 3u };
enum : unsigned int { exit_none = 0u, exit_stopped = 1u, exit_idle = 2u, exit_lease = 3u, exit_aborted = 4u };
struct Command { unsigned int operation, steps, argument, budget_us; };
// True once all four cells carry the awaited number. The second load acquires: inputs that the host wrote before the
// command are visible after it. Both loads are under way together.
__device__ __forceinline__ bool mailbox_poll(const unsigned int* page, unsigned int awaited, Command& command) {
  const unsigned int* slot = page + 0 + (awaited % 64u) * 8;
  unsigned long long a, b, c, d;
  load_pair_relaxed_sys(slot, a, b);
  load_pair_acquire_sys(slot + 4, c, d);
  const unsigned int wrong = ((unsigned int)a ^ awaited) | ((unsigned int)b ^ awaited)
    | ((unsigned int)c ^ awaited) | ((unsigned int)d ^ awaited);
  command.operation = (unsigned int)(a >> 32);
  command.steps = (unsigned int)(b >> 32);
  command.argument = (unsigned int)(c >> 32);
  command.budget_us = (unsigned int)(d >> 32);
  return wrong == 0u;
}
// Call after the barrier that follows the last write of the command: the release covers what other blocks wrote.
__device__ __forceinline__ void mailbox_complete(unsigned int* page, unsigned int sequence, unsigned int status) {
  unsigned int* slot = page + 544 + (sequence % 64u) * 8;
  store_release_sys_u64(slot, ((unsigned long long)status << 32) | sequence);
}
// The same with what the host may want to know; each word more is a word that the release waits for.
__device__ __forceinline__ void mailbox_report(unsigned int* page, unsigned int sequence, unsigned int status, unsigned int steps,
  unsigned int stage, unsigned long long start, unsigned long long end) {
  unsigned int* slot = page + 544 + (sequence % 64u) * 8;
  store_relaxed_sys(slot + 2, steps);
  store_relaxed_sys(slot + 3, stage);
  store_relaxed_sys_u64(slot + 4, start);
  store_relaxed_sys_u64(slot + 6, end);
  mailbox_complete(page, sequence, status);
}
// The completion's release covers what the same thread stamped before.
__device__ __forceinline__ void mailbox_stamp(unsigned int* page, unsigned int number, unsigned int stage, unsigned long long now) {
  unsigned int* stamp = page + 1088 + number * 4;
  store_relaxed_sys(stamp + 0, stage);
  store_relaxed_sys_u64(stamp + 2, now);
}
__device__ __forceinline__ unsigned int mailbox_control(const unsigned int* page, unsigned int word) {
  return load_relaxed_sys(page + 512 + word);
}
__device__ __forceinline__ bool mailbox_stopped(const unsigned int* page) { return mailbox_control(page, 0u) != 0u; }
__device__ __forceinline__ bool mailbox_aborted(const unsigned int* page, unsigned int sequence) {
  return (int)(mailbox_control(page, 1u) - sequence) >= 0;
}
__device__ __forceinline__ unsigned int mailbox_lease(const unsigned int* page) { return mailbox_control(page, 2u); }
__device__ __forceinline__ void mailbox_heartbeat(unsigned int* page, unsigned int count) {
  store_relaxed_sys(page + 1060, count);
}
__device__ __forceinline__ void mailbox_state(unsigned int* page, unsigned int launch, unsigned int state, unsigned int reason) {
  const unsigned int word = state | (reason << 8) | (launch << 16);
  store_release_sys(page + 1056, word);
}
__device__ __forceinline__ void mailbox_begin(unsigned int* page, unsigned int launch, unsigned int low, unsigned int high) {
  unsigned int* line = page + 1056;
  store_relaxed_sys(line + 2, low);
  store_relaxed_sys(line + 3, high);
  mailbox_state(page, launch, state_idle, exit_none);
}

struct Leader { unsigned int lease, beat, reason; unsigned long long lease_ns, idle_ns, looked; };
struct alignas(16) Team {
  unsigned int* page;
  unsigned int* sync;
  unsigned long long started;
  unsigned int sequence, budget;
  Command command;
  unsigned int ended, meetings, stamps, stamped, gone;
  unsigned int target, turn;
  Leader leader;
};
__device__ __forceinline__ Team* team_of() {
  extern __shared__ __align__(16) unsigned int shared[];
  return (Team*)shared;
}

__device__ __forceinline__ bool given_up(unsigned int* sync, Team* team) {
  team->leader.looked = global_ns();
  const bool late = team->budget != 0u && team->leader.looked - team->started > 1000ull * team->budget;
  if (!late && !mailbox_aborted(team->page, team->sequence)) return false;
  store_release_gpu(sync + 64, late ? status_over_budget : status_aborted);
  return true;
}
// A command that is given up lifts the counter far beyond anything that arrivals reach: every wait ends and sees it. Only
// thread 0 of a block needs the counter and its target: they stand in shared memory and take no registers from the stages.
__device__ __forceinline__ void wait_until(unsigned int* sync, unsigned int target, Team* team) {
  unsigned int ahead;
  const bool due = blockIdx.x == 0 && ++team->meetings % 64u == 0u && global_ns() - team->leader.looked > 500000ull;
  if (due && given_up(sync, team)) add_release_gpu(sync, 1073741824u);
  for (unsigned int polls = 1u; (int)(ahead = load_acquire_gpu(sync) - target) < 0; ++polls)
    if (blockIdx.x == 0 && polls % 1024u == 0u && given_up(sync, team)) add_release_gpu(sync, 1073741824u);
  if (ahead >= 536870912u) team->gone = 1u;
}
// Call behind a barrier of the block that follows wait_until.
__device__ __forceinline__ void leave_if_gone(Team* team) {
  if (team->gone == 0u) return;
  if (blockIdx.x == 0 && threadIdx.x == 0) {
    const unsigned int why = load_acquire_gpu(team->sync + 64);
    mailbox_report(team->page, team->sequence, why, 0u, 0u, team->started, global_ns());
    mailbox_state(team->page, team->sync[97], state_exited, exit_aborted);
  }
  leave_kernel();
}
__device__ __forceinline__ void mark_stage(unsigned int stage) {
  Team* const team = team_of();
  if (blockIdx.x != 0 || threadIdx.x != 0 || team->stamped == 0u || team->stamps >= 512u) return;
  mailbox_stamp(team->page, team->stamps, stage, global_ns());
  team->stamps += 1u;
}
// Call behind a barrier of the block.
__device__ __forceinline__ void arrive() {
  if (threadIdx.x != 0) return;
  Team* const team = team_of();
  team->target += gridDim.x;
  add_release_gpu(team->sync, 1u);
}
__device__ __forceinline__ void wait_for() {
  Team* const team = team_of();
  if (threadIdx.x == 0) wait_until(team->sync, team->target, team);
  __syncthreads();
  leave_if_gone(team);
}
__device__ __forceinline__ void grid_barrier() {
  Team* const team = team_of();
  unsigned int* sync = 0;
  unsigned int target = 0u;
  // Read before the others are here: nothing then stands between their arrival and this block's.
  if (threadIdx.x == 0) {
    sync = team->sync;
    target = team->target + gridDim.x;
    team->target = target;
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    add_release_gpu(sync, 1u);
    wait_until(sync, target, team);
  }
  __syncthreads();
  leave_if_gone(team);
}

__device__ __forceinline__ uint4 fresh_vector(const unsigned int* at) {
  unsigned long long a, b;
  load_pair_relaxed_sys(at, a, b);
  return make_uint4((unsigned int)a, (unsigned int)(a >> 32), (unsigned int)b, (unsigned int)(b >> 32));
}

__device__ __forceinline__ void copy_words(unsigned int* to, const unsigned int* from, int words, int begin, int step) {
  // Ranges start on 256 bytes and are whole vectors.
  for (int i = begin; i < words / 4; i += step) ((uint4*)to)[i] = fresh_vector(from + 4 * i);
}

__device__ __forceinline__ bool is_staged(const Command& command) { return command.operation & 262144u; }
__device__ __forceinline__ bool has_inputs(const Command& command) { return command.operation & 65536u; }
__device__ __forceinline__ int grid_thread() { return blockIdx.x * 256 + threadIdx.x; }
__device__ __forceinline__ int grid_threads() { return gridDim.x * 256; }
struct Member {
  unsigned int* arena; const unsigned int* mirror; unsigned int* results; const unsigned int* inputs; unsigned int* outputs;
  unsigned int control_end, input_begin, input_end, output_begin, output_end, unused;
};
__device__ __forceinline__ unsigned int slot_of(const Command& command) { return (command.operation & 0xffffu) - 16u; }
// The program that the command is for, from the table behind the team in shared memory.
__device__ __forceinline__ const Member& member() {
  Team* const team = team_of();
  return ((const Member*)((unsigned int*)team + 32))[slot_of(team->command)];
}
__device__ __forceinline__ int words_in(const Member& m) { return (int)(m.input_end - m.input_begin); }
__device__ __forceinline__ int words_out(const Member& m) { return (int)(m.output_end - m.output_begin); }

// brain
__device__ __forceinline__ float p0_join_sum(const float* x, int stride, int count, bool next) {
  float a0 = 0 < count ? x[0 * stride] : 0.0f;
  float a1 = 1 < count ? x[1 * stride] : 0.0f;
  float a2 = 2 < count ? x[2 * stride] : 0.0f;
  float a3 = 3 < count ? x[3 * stride] : 0.0f;
  float a4 = 4 < count ? x[4 * stride] : 0.0f;
  float a5 = 5 < count ? x[5 * stride] : 0.0f;
  float a6 = 6 < count ? x[6 * stride] : 0.0f;
  float a7 = 7 < count ? x[7 * stride] : 0.0f;
  float a8 = 8 < count ? x[8 * stride] : 0.0f;
  float a9 = 9 < count ? x[9 * stride] : 0.0f;
  float a10 = 10 < count ? x[10 * stride] : 0.0f;
  float a11 = 11 < count ? x[11 * stride] : 0.0f;
  float a12 = 12 < count ? x[12 * stride] : 0.0f;
  float a13 = 13 < count ? x[13 * stride] : 0.0f;
  float a14 = 14 < count ? x[14 * stride] : 0.0f;
  float a15 = 15 < count ? x[15 * stride] : 0.0f;
  if (next) {
    a0 = __fadd_rn(0.0f, a0);
    a1 = __fadd_rn(0.0f, a1);
    a2 = __fadd_rn(0.0f, a2);
    a3 = __fadd_rn(0.0f, a3);
    a4 = __fadd_rn(0.0f, a4);
    a5 = __fadd_rn(0.0f, a5);
    a6 = __fadd_rn(0.0f, a6);
    a7 = __fadd_rn(0.0f, a7);
    a8 = __fadd_rn(0.0f, a8);
    a9 = __fadd_rn(0.0f, a9);
    a10 = __fadd_rn(0.0f, a10);
    a11 = __fadd_rn(0.0f, a11);
    a12 = __fadd_rn(0.0f, a12);
    a13 = __fadd_rn(0.0f, a13);
    a14 = __fadd_rn(0.0f, a14);
    a15 = __fadd_rn(0.0f, a15);
  }
  a0 = __fadd_rn(a0, a8);
  a1 = __fadd_rn(a1, a9);
  a2 = __fadd_rn(a2, a10);
  a3 = __fadd_rn(a3, a11);
  a4 = __fadd_rn(a4, a12);
  a5 = __fadd_rn(a5, a13);
  a6 = __fadd_rn(a6, a14);
  a7 = __fadd_rn(a7, a15);
  a0 = __fadd_rn(a0, a4);
  a1 = __fadd_rn(a1, a5);
  a2 = __fadd_rn(a2, a6);
  a3 = __fadd_rn(a3, a7);
  a0 = __fadd_rn(a0, a2);
  a1 = __fadd_rn(a1, a3);
  a0 = __fadd_rn(a0, a1);
  return a0;
}

__device__ __forceinline__ float p0_join_max(const float* x, int stride, int count, bool next) {
  float a0 = 0 < count ? x[0 * stride] : __uint_as_float(0xff800000u);
  float a1 = 1 < count ? x[1 * stride] : __uint_as_float(0xff800000u);
  float a2 = 2 < count ? x[2 * stride] : __uint_as_float(0xff800000u);
  float a3 = 3 < count ? x[3 * stride] : __uint_as_float(0xff800000u);
  float a4 = 4 < count ? x[4 * stride] : __uint_as_float(0xff800000u);
  float a5 = 5 < count ? x[5 * stride] : __uint_as_float(0xff800000u);
  float a6 = 6 < count ? x[6 * stride] : __uint_as_float(0xff800000u);
  float a7 = 7 < count ? x[7 * stride] : __uint_as_float(0xff800000u);
  float a8 = 8 < count ? x[8 * stride] : __uint_as_float(0xff800000u);
  float a9 = 9 < count ? x[9 * stride] : __uint_as_float(0xff800000u);
  float a10 = 10 < count ? x[10 * stride] : __uint_as_float(0xff800000u);
  float a11 = 11 < count ? x[11 * stride] : __uint_as_float(0xff800000u);
  float a12 = 12 < count ? x[12 * stride] : __uint_as_float(0xff800000u);
  float a13 = 13 < count ? x[13 * stride] : __uint_as_float(0xff800000u);
  float a14 = 14 < count ? x[14 * stride] : __uint_as_float(0xff800000u);
  float a15 = 15 < count ? x[15 * stride] : __uint_as_float(0xff800000u);
  if (next) {
    a0 = max_f32(__uint_as_float(0xff800000u), a0);
    a1 = max_f32(__uint_as_float(0xff800000u), a1);
    a2 = max_f32(__uint_as_float(0xff800000u), a2);
    a3 = max_f32(__uint_as_float(0xff800000u), a3);
    a4 = max_f32(__uint_as_float(0xff800000u), a4);
    a5 = max_f32(__uint_as_float(0xff800000u), a5);
    a6 = max_f32(__uint_as_float(0xff800000u), a6);
    a7 = max_f32(__uint_as_float(0xff800000u), a7);
    a8 = max_f32(__uint_as_float(0xff800000u), a8);
    a9 = max_f32(__uint_as_float(0xff800000u), a9);
    a10 = max_f32(__uint_as_float(0xff800000u), a10);
    a11 = max_f32(__uint_as_float(0xff800000u), a11);
    a12 = max_f32(__uint_as_float(0xff800000u), a12);
    a13 = max_f32(__uint_as_float(0xff800000u), a13);
    a14 = max_f32(__uint_as_float(0xff800000u), a14);
    a15 = max_f32(__uint_as_float(0xff800000u), a15);
  }
  a0 = max_f32(a0, a8);
  a1 = max_f32(a1, a9);
  a2 = max_f32(a2, a10);
  a3 = max_f32(a3, a11);
  a4 = max_f32(a4, a12);
  a5 = max_f32(a5, a13);
  a6 = max_f32(a6, a14);
  a7 = max_f32(a7, a15);
  a0 = max_f32(a0, a4);
  a1 = max_f32(a1, a5);
  a2 = max_f32(a2, a6);
  a3 = max_f32(a3, a7);
  a0 = max_f32(a0, a2);
  a1 = max_f32(a1, a3);
  a0 = max_f32(a0, a1);
  return a0;
}

// fieldWords+ruleWords+holdingWords+choosePlan+listen+keepSensors+sense+judgeMembers+surprise+modulate+driveChannels+liken+rank+blendWeights+decide+appraise+noteError | recall_chunks | planRules | excite | chooseVictims_chunks
__device__ __forceinline__ void p0_stage_0(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x >> 5;
  const int n_B = (int)arena[9];
  const int n_recallChunks = (int)arena[11];
  const int n_R = (int)arena[10];
  const int n_chooseVictimsChunks = (int)arena[13];
  const int end0 = (n_B <= 256 ? n_B : (n_B + 7) / 8);
  const int end1 = end0 + ((n_B + 7) / 8) * n_recallChunks;
  const int end2 = end1 + ((n_B * 1024) + 255) / 256;
  const int end3 = end2 + ((n_B * 160) + 7) / 8;
  const int end4 = end3 + (n_chooseVictimsChunks + 7) / 8;
  int turn = block;
  if (turn < end0) {
    for (; turn < end0; turn += blocks) {
      if (n_B <= 256) {
        const int unit1 = turn;
        {
          unsigned int* const t_seed = (unsigned int*)(arena + arena[18]);
          int* const t_age = (int*)(arena + arena[17]);
          float* const t_knobs = (float*)(arena + arena[16]);
          float* const t_planScore = (float*)(arena + arena[105]);
          unsigned int* const t_fieldWords = (unsigned int*)(arena + arena[125]);
          unsigned int* const t_ruleWords = (unsigned int*)(arena + arena[126]);
          unsigned int* const t_holdingWords = (unsigned int*)(arena + arena[127]);
          int* const t_planWinner = (int*)(arena + arena[128]);
          int* const t_planStart = (int*)(arena + arena[129]);
          if (warp < 1) {
            const unsigned int v257 = t_seed[unit1];
            const unsigned int v258 = 0u + v257;
            const int v259 = t_age[unit1];
            const unsigned int v260 = ((unsigned int)v259) + 3u;
            const unsigned int v261 = v258 + v260;
            const unsigned int v262 = (shift_left_u32(v260, 13u) ^ (v260 >> 19)) ^ v261;
            const unsigned int v263 = v261 + v262;
            const unsigned int v264 = (shift_left_u32(v262, 15u) ^ (v262 >> 17)) ^ v263;
            const unsigned int v265 = v263 + v264;
            const unsigned int v266 = (shift_left_u32(v264, 26u) ^ (v264 >> 6)) ^ v265;
            const unsigned int v267 = v265 + v266;
            const unsigned int v268 = (v257 ^ 3u) ^ 466688986u;
            const unsigned int v269 = (((shift_left_u32(v266, 6u) ^ (v266 >> 26)) ^ v267) + v268) + 1u;
            const unsigned int v270 = (v267 + 3u) + v269;
            const unsigned int v271 = (shift_left_u32(v269, 17u) ^ (v269 >> 15)) ^ v270;
            const unsigned int v272 = v270 + v271;
            const unsigned int v273 = (shift_left_u32(v271, 29u) ^ (v271 >> 3)) ^ v272;
            const unsigned int v274 = v272 + v273;
            const unsigned int v275 = (shift_left_u32(v273, 16u) ^ (v273 >> 16)) ^ v274;
            const unsigned int v276 = v274 + v275;
            const unsigned int v277 = (((shift_left_u32(v275, 24u) ^ (v275 >> 8)) ^ v276) + v257) + 2u;
            const unsigned int v278 = (v276 + v268) + v277;
            const unsigned int v279 = (shift_left_u32(v277, 13u) ^ (v277 >> 19)) ^ v278;
            const unsigned int v280 = v278 + v279;
            const unsigned int v281 = (shift_left_u32(v279, 15u) ^ (v279 >> 17)) ^ v280;
            const unsigned int v282 = v280 + v281;
            const unsigned int v283 = (shift_left_u32(v281, 26u) ^ (v281 >> 6)) ^ v282;
            const unsigned int v284 = v282 + v283;
            const unsigned int v285 = (((shift_left_u32(v283, 6u) ^ (v283 >> 26)) ^ v284) + 3u) + 3u;
            const unsigned int v286 = (v284 + v257) + v285;
            const unsigned int v287 = (shift_left_u32(v285, 17u) ^ (v285 >> 15)) ^ v286;
            const unsigned int v288 = 0u + 1u;
            const unsigned int v289 = v258 + v288;
            const unsigned int v290 = (shift_left_u32(v288, 13u) ^ (v288 >> 19)) ^ v289;
            const unsigned int v291 = v289 + v290;
            const unsigned int v292 = (shift_left_u32(v290, 15u) ^ (v290 >> 17)) ^ v291;
            const unsigned int v293 = v291 + v292;
            const unsigned int v294 = (shift_left_u32(v292, 26u) ^ (v292 >> 6)) ^ v293;
            const unsigned int v295 = v293 + v294;
            const unsigned int v296 = (v257 ^ 1u) ^ 466688986u;
            const unsigned int v297 = (((shift_left_u32(v294, 6u) ^ (v294 >> 26)) ^ v295) + v296) + 1u;
            const unsigned int v298 = (v295 + 1u) + v297;
            const unsigned int v299 = (shift_left_u32(v297, 17u) ^ (v297 >> 15)) ^ v298;
            const unsigned int v300 = v298 + v299;
            const unsigned int v301 = (shift_left_u32(v299, 29u) ^ (v299 >> 3)) ^ v300;
            const unsigned int v302 = v300 + v301;
            const unsigned int v303 = (shift_left_u32(v301, 16u) ^ (v301 >> 16)) ^ v302;
            const unsigned int v304 = v302 + v303;
            const unsigned int v305 = (((shift_left_u32(v303, 24u) ^ (v303 >> 8)) ^ v304) + v257) + 2u;
            const unsigned int v306 = (v304 + v296) + v305;
            const unsigned int v307 = (shift_left_u32(v305, 13u) ^ (v305 >> 19)) ^ v306;
            const unsigned int v308 = v306 + v307;
            const unsigned int v309 = (shift_left_u32(v307, 15u) ^ (v307 >> 17)) ^ v308;
            const unsigned int v310 = v308 + v309;
            const unsigned int v311 = (shift_left_u32(v309, 26u) ^ (v309 >> 6)) ^ v310;
            const unsigned int v312 = v310 + v311;
            const unsigned int v313 = (((shift_left_u32(v311, 6u) ^ (v311 >> 26)) ^ v312) + 1u) + 3u;
            const unsigned int v314 = (v312 + v257) + v313;
            const unsigned int v315 = (shift_left_u32(v313, 17u) ^ (v313 >> 15)) ^ v314;
            const unsigned int v316 = 0u + 2u;
            const unsigned int v317 = v258 + v316;
            const unsigned int v318 = (shift_left_u32(v316, 13u) ^ (v316 >> 19)) ^ v317;
            const unsigned int v319 = v317 + v318;
            const unsigned int v320 = (shift_left_u32(v318, 15u) ^ (v318 >> 17)) ^ v319;
            const unsigned int v321 = v319 + v320;
            const unsigned int v322 = (shift_left_u32(v320, 26u) ^ (v320 >> 6)) ^ v321;
            const unsigned int v323 = v321 + v322;
            const unsigned int v324 = (v257 ^ 2u) ^ 466688986u;
            const unsigned int v325 = (((shift_left_u32(v322, 6u) ^ (v322 >> 26)) ^ v323) + v324) + 1u;
            const unsigned int v326 = (v323 + 2u) + v325;
            const unsigned int v327 = (shift_left_u32(v325, 17u) ^ (v325 >> 15)) ^ v326;
            const unsigned int v328 = v326 + v327;
            const unsigned int v329 = (shift_left_u32(v327, 29u) ^ (v327 >> 3)) ^ v328;
            const unsigned int v330 = v328 + v329;
            const unsigned int v331 = (shift_left_u32(v329, 16u) ^ (v329 >> 16)) ^ v330;
            const unsigned int v332 = v330 + v331;
            const unsigned int v333 = (((shift_left_u32(v331, 24u) ^ (v331 >> 8)) ^ v332) + v257) + 2u;
            const unsigned int v334 = (v332 + v324) + v333;
            const unsigned int v335 = (shift_left_u32(v333, 13u) ^ (v333 >> 19)) ^ v334;
            const unsigned int v336 = v334 + v335;
            const unsigned int v337 = (shift_left_u32(v335, 15u) ^ (v335 >> 17)) ^ v336;
            const unsigned int v338 = v336 + v337;
            const unsigned int v339 = (shift_left_u32(v337, 26u) ^ (v337 >> 6)) ^ v338;
            const unsigned int v340 = v338 + v339;
            const unsigned int v341 = (((shift_left_u32(v339, 6u) ^ (v339 >> 26)) ^ v340) + 2u) + 3u;
            const unsigned int v342 = (v340 + v257) + v341;
            const unsigned int v343 = (shift_left_u32(v341, 17u) ^ (v341 >> 15)) ^ v342;
            const bool v344 = (v259 % 21) == 20;
            const bool v345 = (v344 && (v259 >= 40)) && (__fmul_rn(t_knobs[unit1 * 22 + 13], t_knobs[unit1 * 22 + 12]) > 0.0f);
            float s10_best = 0.0f;
            int s10 = -1;
            float s11;
            float loop7_a1_0 = __uint_as_float(0xff800000u);
            for (int loop7_x1_0 = 0; loop7_x1_0 < 8; loop7_x1_0 += 32) {
              const int loop7_x1 = loop7_x1_0 + lane;
              float loop7_r0_0 = __uint_as_float(0xff800000u);
              if (loop7_x1 < 8) {
                const float v346 = t_planScore[unit1 * 8 + loop7_x1];
                loop7_r0_0 = v346;
                if (v346 == v346 && (s10 < 0 || v346 > s10_best || (v346 == s10_best && loop7_x1 < s10))) { s10_best = v346; s10 = loop7_x1; }
              }
              loop7_a1_0 = max_f32(loop7_a1_0, loop7_r0_0);
              loop7_a1_0 = max_f32(loop7_a1_0, __shfl_down_sync(~0u, loop7_r0_0, 16));
            }
            loop7_a1_0 = max_f32(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 8));
            loop7_a1_0 = max_f32(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 4));
            loop7_a1_0 = max_f32(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 2));
            loop7_a1_0 = max_f32(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 1));
            s11 = __shfl_sync(~0u, loop7_a1_0, 0);
            for (int by = 16; by > 0; by /= 2) {
              const float s10_best_o = __shfl_xor_sync(~0u, s10_best, by);
              const int s10_o = __shfl_xor_sync(~0u, s10, by);
              if (s10_o >= 0 && (s10 < 0 || s10_best_o > s10_best || (s10_best_o == s10_best && s10_o < s10))) { s10_best = s10_best_o; s10 = s10_o; }
            }
            const int v347 = (v345 && (s11 > __fadd_rn(t_planScore[unit1 * 8], 0.01f))) ? min_i32(max_i32(s10, 0), 7) : 0;
            const int v348 = v344 ? (int)1 : (int)0;
            for (int row8 = threadIdx.x; row8 < 1; row8 += 256) {
              t_fieldWords[unit1 * 2] = v286;
              t_fieldWords[unit1 * 2 + 1] = v287;
              t_ruleWords[unit1 * 2] = v314;
              t_ruleWords[unit1 * 2 + 1] = v315;
              t_holdingWords[unit1 * 2] = v342;
              t_holdingWords[unit1 * 2 + 1] = v343;
              t_planWinner[unit1] = v347;
              t_planStart[unit1] = v348;
            }
          }
        }
        {
          int* const t_badInputs = (int*)(arena + arena[29]);
          float* const t_sensed = (float*)(arena + arena[15]);
          int* const t_silence = (int*)(arena + arena[30]);
          float* const t_reward = (float*)(arena + arena[28]);
          if (warp == 1) {
            int s12 = 0;
            for (int loop8_x = lane; loop8_x < 25; loop8_x += 32) {
              const float v349 = t_sensed[unit1 * 25 + loop8_x];
              const bool v350 = (!is_finite_f32(v349)) || (fabsf(v349) > 1000000.0f);
              s12 += v350 ? 1 : 0;
            }
            for (int by = 16; by > 0; by /= 2) {
              const int s12_o = __shfl_xor_sync(~0u, s12, by);
              s12 += s12_o;
            }
            const int v351 = add_i32(t_badInputs[unit1], s12);
            int s13 = 0;
            for (int loop9_x = lane; loop9_x < 24; loop9_x += 32) {
              const float v352 = t_sensed[unit1 * 25 + loop9_x];
              const float v353 = min_f32(max_f32((is_finite_f32(v352) ? v352 : 0.0f), (-1000000.0f)), 1000000.0f);
              const bool v354 = fabsf(v353) > 0.01f;
              s13 += v354 ? 1 : 0;
            }
            for (int by = 16; by > 0; by /= 2) {
              const int s13_o = __shfl_xor_sync(~0u, s13, by);
              s13 += s13_o;
            }
            const int v355 = (s13 > 0) ? 0 : add_i32(t_silence[unit1], 1);
            const float v356 = t_sensed[unit1 * 25 + 24];
            const float v357 = min_f32(max_f32((is_finite_f32(v356) ? v356 : 0.0f), (-1000000.0f)), 1000000.0f);
            const float v358 = min_f32(max_f32(v357, (-1.0f)), 1.0f);
            __syncwarp();
            if (lane == 0) {
              t_badInputs[unit1] = v351;
              t_silence[unit1] = v355;
              t_reward[unit1] = v358;
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
            for (int row9 = (int)((threadIdx.x + 192) & 255); row9 < 24; row9 += 256) {
              const float v359 = t_sensors[unit1 * 24 + row9];
              const bool v360 = t_rangeGiven[row9] == 1;
              const float v361 = t_sensed[unit1 * 25 + row9];
              const float v362 = min_f32(max_f32((is_finite_f32(v361) ? v361 : 0.0f), (-1000000.0f)), 1000000.0f);
              const float v363 = v360 ? t_rangeLow[row9] : min_f32(t_low[unit1 * 24 + row9], v362);
              const float v364 = v360 ? t_rangeHigh[row9] : max_f32(t_high[unit1 * 24 + row9], v362);
              const float v365 = __fsub_rn(__fdiv_rn(__fmul_rn(__fsub_rn(v362, v363), 2.0f), __fsub_rn(v364, v363)), 1.0f);
              const float v366 = min_f32(max_f32(v365, (-1.0f)), 1.0f);
              t_sensorsLast[unit1 * 24 + row9] = v359;
              t_low[unit1 * 24 + row9] = v363;
              t_high[unit1 * 24 + row9] = v364;
              t_sensors[unit1 * 24 + row9] = v366;
            }
          }
        }
        {
          float* const t_contexts = (float*)(arena + arena[89]);
          float* const t_context = (float*)(arena + arena[93]);
          float* const t_alike = (float*)(arena + arena[141]);
          for (int row10 = ((warp + 5) & 7); row10 < 100; row10 += 4 * 8) {
            float s14;
            float loop10_r0_0[2];
            #pragma unroll
            for (int loop10_x1_0 = 0; loop10_x1_0 < 64; loop10_x1_0 += 32) {
              const int loop10_x1 = loop10_x1_0 + lane;
              loop10_r0_0[loop10_x1_0 / 32] = 0.0f;
              if (loop10_x1 < 64) {
                const float v367 = __fmul_rn(t_contexts[row10 * 64 + loop10_x1], t_context[unit1 * 64 + loop10_x1]);
                loop10_r0_0[loop10_x1_0 / 32] = v367;
              }
            }
            float loop10_a1_0 = 0.0f;
            #pragma unroll
            for (int loop10_x1_0 = 0; loop10_x1_0 < 64; loop10_x1_0 += 32) {
              loop10_a1_0 = __fadd_rn(loop10_a1_0, loop10_r0_0[loop10_x1_0 / 32]);
              loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_r0_0[loop10_x1_0 / 32], 16));
            }
            loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 8));
            loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 4));
            loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 2));
            loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 1));
            s14 = __shfl_sync(~0u, loop10_a1_0, 0);
            const int row11 = min_i32(row10 + 1 * 8, 100 - 1);
            float s15;
            float loop11_r0_0[2];
            #pragma unroll
            for (int loop11_x1_0 = 0; loop11_x1_0 < 64; loop11_x1_0 += 32) {
              const int loop11_x1 = loop11_x1_0 + lane;
              loop11_r0_0[loop11_x1_0 / 32] = 0.0f;
              if (loop11_x1 < 64) {
                const float v368 = __fmul_rn(t_contexts[row11 * 64 + loop11_x1], t_context[unit1 * 64 + loop11_x1]);
                loop11_r0_0[loop11_x1_0 / 32] = v368;
              }
            }
            float loop11_a1_0 = 0.0f;
            #pragma unroll
            for (int loop11_x1_0 = 0; loop11_x1_0 < 64; loop11_x1_0 += 32) {
              loop11_a1_0 = __fadd_rn(loop11_a1_0, loop11_r0_0[loop11_x1_0 / 32]);
              loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_r0_0[loop11_x1_0 / 32], 16));
            }
            loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_a1_0, 8));
            loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_a1_0, 4));
            loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_a1_0, 2));
            loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_a1_0, 1));
            s15 = __shfl_sync(~0u, loop11_a1_0, 0);
            const int row12 = min_i32(row10 + 2 * 8, 100 - 1);
            float s16;
            float loop12_r0_0[2];
            #pragma unroll
            for (int loop12_x1_0 = 0; loop12_x1_0 < 64; loop12_x1_0 += 32) {
              const int loop12_x1 = loop12_x1_0 + lane;
              loop12_r0_0[loop12_x1_0 / 32] = 0.0f;
              if (loop12_x1 < 64) {
                const float v369 = __fmul_rn(t_contexts[row12 * 64 + loop12_x1], t_context[unit1 * 64 + loop12_x1]);
                loop12_r0_0[loop12_x1_0 / 32] = v369;
              }
            }
            float loop12_a1_0 = 0.0f;
            #pragma unroll
            for (int loop12_x1_0 = 0; loop12_x1_0 < 64; loop12_x1_0 += 32) {
              loop12_a1_0 = __fadd_rn(loop12_a1_0, loop12_r0_0[loop12_x1_0 / 32]);
              loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_r0_0[loop12_x1_0 / 32], 16));
            }
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 8));
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 4));
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 2));
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 1));
            s16 = __shfl_sync(~0u, loop12_a1_0, 0);
            const int row13 = min_i32(row10 + 3 * 8, 100 - 1);
            float s17;
            float loop13_r0_0[2];
            #pragma unroll
            for (int loop13_x1_0 = 0; loop13_x1_0 < 64; loop13_x1_0 += 32) {
              const int loop13_x1 = loop13_x1_0 + lane;
              loop13_r0_0[loop13_x1_0 / 32] = 0.0f;
              if (loop13_x1 < 64) {
                const float v370 = __fmul_rn(t_contexts[row13 * 64 + loop13_x1], t_context[unit1 * 64 + loop13_x1]);
                loop13_r0_0[loop13_x1_0 / 32] = v370;
              }
            }
            float loop13_a1_0 = 0.0f;
            #pragma unroll
            for (int loop13_x1_0 = 0; loop13_x1_0 < 64; loop13_x1_0 += 32) {
              loop13_a1_0 = __fadd_rn(loop13_a1_0, loop13_r0_0[loop13_x1_0 / 32]);
              loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_r0_0[loop13_x1_0 / 32], 16));
            }
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 8));
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 4));
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 2));
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 1));
            s17 = __shfl_sync(~0u, loop13_a1_0, 0);
            __syncwarp();
            if (lane == 0) {
              t_alike[unit1 * 100 + row10] = s14;
              if (row10 + 1 * 8 < 100) {
                t_alike[unit1 * 100 + row11] = s15;
              }
              if (row10 + 2 * 8 < 100) {
                t_alike[unit1 * 100 + row12] = s16;
              }
              if (row10 + 3 * 8 < 100) {
                t_alike[unit1 * 100 + row13] = s17;
              }
            }
          }
        }
        __syncthreads();
        {
          float* const t_sensors = (float*)(arena + arena[26]);
          float* const t_members = (float*)(arena + arena[119]);
          float* const t_memberErrors = (float*)(arena + arena[120]);
          int* const t_age = (int*)(arena + arena[17]);
          if (warp < 3) {
            const float v373 = max_f32(0.02f, __fdiv_rn(1.0f, __int2float_rn(add_i32(t_age[unit1], 1))));
            for (int row14 = threadIdx.x; row14 < 96; row14 += 256) {
              const int i2_2 = (int)((unsigned int)row14 % (unsigned int)24);
              const int rest3 = (int)((unsigned int)row14 / (unsigned int)24);
              const float v371 = __fsub_rn(t_sensors[unit1 * 24 + i2_2], t_members[unit1 * 96 + rest3 * 24 + i2_2]);
              const float v372 = t_memberErrors[unit1 * 96 + rest3 * 24 + i2_2];
              t_memberErrors[unit1 * 96 + rest3 * 24 + i2_2] = __fmaf_rn(__fmaf_rn(v371, v371, (-v372)), v373, v372);
            }
          }
        }
        {
          float* const t_scores = (float*)(arena + arena[90]);
          float* const t_alike = (float*)(arena + arena[141]);
          int* const t_additions = (int*)(arena + arena[92]);
          int* const t_births = (int*)(arena + arena[91]);
          float* const t_ranks = (float*)(arena + arena[138]);
          int* const t_rankRows = (int*)(arena + arena[139]);
          if (warp == 3) {
            float top1_v0 = __uint_as_float(0xff800000u);
            int top1_i0 = -1;
            const int v376 = t_additions[0];
            for (int top1_0 = 0; top1_0 < 100; top1_0 += 32) {
              const int top1_x = top1_0 + lane;
              const float top1_last = __shfl_sync(~0u, top1_v0, 2);
              const int top1_last_i = __shfl_sync(~0u, top1_i0, 2);
              float top1_c = __uint_as_float(0xff800000u);
              bool top1_fits = false;
              if (top1_x < 100) {
                const float v374 = t_scores[top1_x];
                const bool v375 = v374 > 0.0f;
                const float v377 = max_f32(__fmul_rn(__int2float_rn(sub_i32(v376, t_births[top1_x])), (-0.1f)), (-104.0f));
                const float v378 = min_f32(v377, 89.0f);
                const float v379 = rintf(__fmul_rn(v378, 1.442695f));
                const float v380 = __fmaf_rn(v379, (-0.0000014286068f), __fmaf_rn(v379, (-0.69314575f), v378));
                const float v381 = __fmaf_rn(v380, __fmaf_rn(v380, 0.0013814423f, 0.008368743f), 0.041668393f);
                const float v382 = __fmaf_rn(__fmul_rn(v380, v380), __fmaf_rn(v380, __fmaf_rn(v380, v381, 0.16666521f), 0.49999994f), v380);
                const bool v383 = v379 < 0.0f;
                const unsigned int v384 = shift_left_u32(__float_as_uint(__fadd_rn(v379, 12582912.0f)), 23u) + (v383 ? 1602224128u : 528482304u);
                const float v385 = __fmul_rn(__fmul_rn(__fadd_rn(v382, 1.0f), __uint_as_float(v384)), (v383 ? 5.421011e-20f : 18446744000000000000.0f));
                const float v386 = __fmul_rn(__fmul_rn(t_alike[unit1 * 100 + top1_x], v374), v385);
                top1_c = v386;
                top1_fits = v375 && v386 == v386 && (top1_last_i < 0 || v386 > top1_last);
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
        __syncthreads();
        {
          float* const t_sensors = (float*)(arena + arena[26]);
          float* const t_prediction = (float*)(arena + arena[118]);
          float* const t_error = (float*)(arena + arena[34]);
          int* const t_age = (int*)(arena + arena[17]);
          float* const t_errors = (float*)(arena + arena[36]);
          float* const t_meanError = (float*)(arena + arena[35]);
          float* const t_improvement = (float*)(arena + arena[38]);
          int* const t_plateau = (int*)(arena + arena[39]);
          float* const t_confidence = (float*)(arena + arena[37]);
          int* const t_activeCells = (int*)(arena + arena[68]);
          float* const t_information = (float*)(arena + arena[40]);
          float* const t_energy = (float*)(arena + arena[64]);
          float* const t_variance = (float*)(arena + arena[65]);
          int* const t_silence = (int*)(arena + arena[30]);
          float* const t_drive = (float*)(arena + arena[42]);
          float* const t_novelty = (float*)(arena + arena[83]);
          float* const t_knobs = (float*)(arena + arena[16]);
          float* const t_exploration = (float*)(arena + arena[41]);
          float* const t_reward = (float*)(arena + arena[28]);
          float* const t_gate = (float*)(arena + arena[43]);
          float* const t_opening = (float*)(arena + arena[44]);
          float* const t_hold = (float*)(arena + arena[45]);
          int* const t_cognition = (int*)(arena + arena[46]);
          float* const t_tune_noise = (float*)(arena + arena[130]);
          float* const t_tune_gate = (float*)(arena + arena[131]);
          float* const t_patternOn = (float*)(arena + arena[96]);
          float* const t_tune_pattern = (float*)(arena + arena[132]);
          float* const t_tune_plasticity = (float*)(arena + arena[133]);
          float* const t_tune_memoryGain = (float*)(arena + arena[134]);
          float* const t_tune_imprint = (float*)(arena + arena[135]);
          float* const t_tune_learning = (float*)(arena + arena[136]);
          float s18;
          float s19;
          float loop14_a1_0 = 0.0f;
          float loop14_a1_1 = 0.0f;
          for (int loop14_x1_0 = 0; loop14_x1_0 < 24; loop14_x1_0 += 32) {
            const int loop14_x1 = loop14_x1_0 + lane;
            float loop14_r0_0 = 0.0f;
            float loop14_r0_1 = 0.0f;
            if (loop14_x1 < 24) {
              const float v387 = __fsub_rn(t_sensors[unit1 * 24 + loop14_x1], t_prediction[unit1 * 24 + loop14_x1]);
              const float v388 = fabsf(v387);
              loop14_r0_0 = v388;
              loop14_r0_1 = v388;
            }
            loop14_a1_0 = __fadd_rn(loop14_a1_0, loop14_r0_0);
            loop14_a1_0 = __fadd_rn(loop14_a1_0, __shfl_down_sync(~0u, loop14_r0_0, 16));
            loop14_a1_1 = __fadd_rn(loop14_a1_1, loop14_r0_1);
            loop14_a1_1 = __fadd_rn(loop14_a1_1, __shfl_down_sync(~0u, loop14_r0_1, 16));
          }
          loop14_a1_0 = __fadd_rn(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 8));
          loop14_a1_0 = __fadd_rn(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 4));
          loop14_a1_0 = __fadd_rn(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 2));
          loop14_a1_0 = __fadd_rn(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 1));
          s18 = __shfl_sync(~0u, loop14_a1_0, 0);
          loop14_a1_1 = __fadd_rn(loop14_a1_1, __shfl_down_sync(~0u, loop14_a1_1, 8));
          loop14_a1_1 = __fadd_rn(loop14_a1_1, __shfl_down_sync(~0u, loop14_a1_1, 4));
          loop14_a1_1 = __fadd_rn(loop14_a1_1, __shfl_down_sync(~0u, loop14_a1_1, 2));
          loop14_a1_1 = __fadd_rn(loop14_a1_1, __shfl_down_sync(~0u, loop14_a1_1, 1));
          s19 = __shfl_sync(~0u, loop14_a1_1, 0);
          const float v389 = __fdiv_rn(s18, 24.0f);
          const int v390 = t_age[unit1];
          const int v391 = min_i32(add_i32(v390, 1), 100);
          const float v392 = __fdiv_rn(s19, 24.0f);
          const int v393 = v390 % 1000;
          float s20;
          float loop15_a1_0 = 0.0f;
          for (int loop15_x1_0 = 0; loop15_x1_0 < 100; loop15_x1_0 += 32) {
            const int loop15_x1 = loop15_x1_0 + lane;
            float loop15_r0_0 = 0.0f;
            if (loop15_x1 < 100) {
              const int v394 = v393 - loop15_x1;
              const float v395 = (loop15_x1 == 0) ? v392 : t_errors[unit1 * 1000 + wrap_index(v394, 1000)];
              const float v396 = (loop15_x1 < v391) ? v395 : 0.0f;
              loop15_r0_0 = v396;
            }
            loop15_a1_0 = __fadd_rn(loop15_a1_0, loop15_r0_0);
            loop15_a1_0 = __fadd_rn(loop15_a1_0, __shfl_down_sync(~0u, loop15_r0_0, 16));
          }
          loop15_a1_0 = __fadd_rn(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 8));
          loop15_a1_0 = __fadd_rn(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 4));
          loop15_a1_0 = __fadd_rn(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 2));
          loop15_a1_0 = __fadd_rn(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 1));
          s20 = __shfl_sync(~0u, loop15_a1_0, 0);
          const float v397 = __fdiv_rn(s20, __int2float_rn(v391));
          const bool v398 = v390 > 20;
          float s21;
          float s22;
          float loop16_a1_0 = 0.0f;
          float loop16_a1_1 = 0.0f;
          for (int loop16_x1_0 = 0; loop16_x1_0 < 10; loop16_x1_0 += 32) {
            const int loop16_x1 = loop16_x1_0 + lane;
            float loop16_r0_0 = 0.0f;
            float loop16_r0_1 = 0.0f;
            if (loop16_x1 < 10) {
              const int v399 = loop16_x1 + 10;
              const int v400 = v393 - v399;
              const float v401 = (v399 == 0) ? v392 : t_errors[unit1 * 1000 + wrap_index(v400, 1000)];
              const int v402 = v393 - loop16_x1;
              const float v403 = (loop16_x1 == 0) ? v392 : t_errors[unit1 * 1000 + wrap_index(v402, 1000)];
              loop16_r0_0 = v401;
              loop16_r0_1 = v403;
            }
            loop16_a1_0 = __fadd_rn(loop16_a1_0, loop16_r0_0);
            loop16_a1_0 = __fadd_rn(loop16_a1_0, __shfl_down_sync(~0u, loop16_r0_0, 16));
            loop16_a1_1 = __fadd_rn(loop16_a1_1, loop16_r0_1);
            loop16_a1_1 = __fadd_rn(loop16_a1_1, __shfl_down_sync(~0u, loop16_r0_1, 16));
          }
          loop16_a1_0 = __fadd_rn(loop16_a1_0, __shfl_down_sync(~0u, loop16_a1_0, 8));
          loop16_a1_0 = __fadd_rn(loop16_a1_0, __shfl_down_sync(~0u, loop16_a1_0, 4));
          loop16_a1_0 = __fadd_rn(loop16_a1_0, __shfl_down_sync(~0u, loop16_a1_0, 2));
          loop16_a1_0 = __fadd_rn(loop16_a1_0, __shfl_down_sync(~0u, loop16_a1_0, 1));
          s21 = __shfl_sync(~0u, loop16_a1_0, 0);
          loop16_a1_1 = __fadd_rn(loop16_a1_1, __shfl_down_sync(~0u, loop16_a1_1, 8));
          loop16_a1_1 = __fadd_rn(loop16_a1_1, __shfl_down_sync(~0u, loop16_a1_1, 4));
          loop16_a1_1 = __fadd_rn(loop16_a1_1, __shfl_down_sync(~0u, loop16_a1_1, 2));
          loop16_a1_1 = __fadd_rn(loop16_a1_1, __shfl_down_sync(~0u, loop16_a1_1, 1));
          s22 = __shfl_sync(~0u, loop16_a1_1, 0);
          const float v404 = __fmaf_rn(t_improvement[unit1], 0.9f, __fmul_rn((v398 ? __fdiv_rn(__fsub_rn(s21, s22), 10.0f) : 0.0f), 0.1f));
          const int v405 = (fabsf(v404) < 0.001f) ? (v398 ? add_i32(t_plateau[unit1], 1) : 0) : 0;
          const float v406 = __fdiv_rn(__int2float_rn(v390), 1000.0f);
          const float v407 = __fsub_rn(0.9f, min_f32(v406, 0.2f));
          const float v408 = __fmaf_rn(min_f32(__fdiv_rn(__int2float_rn(t_activeCells[unit1]), 50.0f), 1.0f), (-0.5f), 1.5f);
          const float v409 = __fmul_rn(__fsub_rn(1.0f, v407), __fsub_rn(1.0f, min_f32(max_f32(__fmul_rn(v408, v397), 0.0f), 1.0f)));
          const float v410 = __fmaf_rn(v407, t_confidence[unit1], v409);
          const float v411 = __fmul_rn(__fmul_rn(t_energy[unit1], __fadd_rn(t_variance[unit1], 1.0f)), 0.05f);
          const float v412 = __fmaf_rn(t_information[unit1], 0.95f, v411);
          const int v413 = t_silence[unit1];
          const float v414 = min_f32(max_f32(__fdiv_rn(v412, 0.05f), 0.0f), 1.0f);
          const float v415 = (v413 > 100) ? 0.95f : __fmul_rn(__fadd_rn(v414, v410), 0.5f);
          const float v416 = __fsub_rn(1.0f, v410);
          const float v417 = __fmul_rn(t_novelty[unit1], t_knobs[unit1 * 22 + 11]);
          const float v418 = __fmaf_rn(__fsub_rn(1.0f, v414), __fmaf_rn(v417, 0.5f, 0.5f), min_f32(__fdiv_rn(__int2float_rn(v405), 200.0f), 0.5f));
          const float v419 = min_f32(__fmaf_rn(v416, 0.2f, min_f32(__fadd_rn(v418, 0.3f), 1.0f)), 1.0f);
          const float v420 = fabsf(t_reward[unit1]);
          const float v421 = __fadd_rn(__fsub_rn(__fmaf_rn(__fsub_rn(v389, v397), 4.0f, v417), 0.3f), v420);
          const float v422 = __fmul_rn(min_f32(max_f32(v421, 0.0f), 1.0f), t_knobs[unit1 * 22 + 10]);
          const float v423 = max_f32(__fmul_rn(t_opening[unit1], 0.8f), v422);
          const float v424 = max_f32(__fmul_rn(t_hold[unit1], 0.95f), v422);
          const int v425 = (v410 > 0.6f) ? 2 : 1;
          const int v426 = (v414 < 0.3f) ? 0 : ((v413 > 50) ? ((v414 > 0.7f) ? 3 : v425) : v425);
          const float v427 = __fmul_rn(__fmul_rn(v415, 0.0001f), t_knobs[unit1 * 22 + 9]);
          const float v428 = __fmul_rn(v423, 0.3f);
          const float v429 = t_knobs[unit1 * 22 + 12];
          const float v430 = __fmul_rn(__fmul_rn(__fsub_rn(1.0f, v424), 0.1f), __fmul_rn(t_patternOn[unit1], v429));
          const float v431 = __fadd_rn(v406, 1.0f);
          const int v432 = __float_as_int(v431);
          const bool v433 = v432 < 8388608;
          const int v434 = __float_as_int((v433 ? __int2float_rn(v432) : v431));
          const int v435 = sub_i32(v434, 1060439283) >> 23;
          const float v436 = __int2float_rn(add_i32(v435, (v433 ? (-149) : 0)));
          const float v437 = __fsub_rn(__int_as_float(sub_i32(v434, shift_left_i32(v435, 23))), 1.0f);
          const float v438 = divide_plain(v437, __fadd_rn(v437, 2.0f));
          const float v439 = __fmul_rn(v438, v438);
          const float v440 = __fmaf_rn((-v439), __fmaf_rn(v439, __fmaf_rn(v439, 0.29871482f, 0.39977568f), 0.66666776f), v437);
          const float v441 = __fsub_rn(v437, __fmaf_rn(v438, v440, (-__fmul_rn(v436, 0.0000014286068f))));
          const float v442 = (__float_as_uint(v431) > 2147483648u) ? __uint_as_float(0x7fc00000u) : v431;
          const float v443 = (shift_left_u32(__float_as_uint(v431), 1u) == 0u) ? __uint_as_float(0xff800000u) : v442;
          const float v444 = ((__float_as_uint(v431) - 1u) < 2139095039u) ? __fmaf_rn(v436, 0.69314575f, v441) : v443;
          const float v445 = min_f32(__fmaf_rn(v389, 4.0f, 1.0f), 3.0f);
          const float v446 = min_f32(__fmul_rn(__fmul_rn(__fmaf_rn(v444, 0.4342945f, 1.0f), 0.01f), v445), 0.05f);
          const float v447 = (v413 > 0) ? 0.0f : __fmul_rn(v429, 0.02f);
          const float v448 = max_f32(0.5f, __fmul_rn(__fmaf_rn(v420, 0.5f, 0.5f), __fmaf_rn(v416, 0.9f, 0.1f)));
          const float v449 = __fmul_rn(v448, t_knobs[unit1 * 22 + 1]);
          const float v450 = __fmul_rn(__fmul_rn(v445, 0.01f), t_knobs[unit1 * 22 + 2]);
          __syncthreads();
          if (threadIdx.x == 0) {
            t_error[unit1] = v389;
            t_meanError[unit1] = v397;
            t_improvement[unit1] = v404;
            t_plateau[unit1] = v405;
            t_confidence[unit1] = v410;
            t_information[unit1] = v412;
            t_drive[unit1] = v415;
            t_exploration[unit1] = v419;
            t_gate[unit1] = v422;
            t_opening[unit1] = v423;
            t_hold[unit1] = v424;
            t_cognition[unit1] = v426;
            t_tune_noise[unit1] = v427;
            t_tune_gate[unit1] = v428;
            t_tune_pattern[unit1] = v430;
            t_tune_plasticity[unit1] = v446;
            t_tune_memoryGain[unit1] = v447;
            t_tune_imprint[unit1] = v449;
            t_tune_learning[unit1] = v450;
          }
        }
        __syncthreads();
        {
          int* const t_reachSensor = (int*)(arena + arena[47]);
          float* const t_tune_imprint = (float*)(arena + arena[135]);
          float* const t_sensors = (float*)(arena + arena[26]);
          float* const t_tune_learning = (float*)(arena + arena[136]);
          float* const t_prediction = (float*)(arena + arena[118]);
          float* const t_tune_drive = (float*)(arena + arena[137]);
          if (warp < 2) {
            const float v452 = t_tune_imprint[unit1];
            const float v454 = t_tune_learning[unit1];
            for (int row15 = threadIdx.x; row15 < 64; row15 += 256) {
              const int i3_1 = (int)((unsigned int)row15 % (unsigned int)2);
              const int rest4 = (int)((unsigned int)row15 / (unsigned int)2);
              const int i2_3 = (int)((unsigned int)rest4 % (unsigned int)16);
              const int rest5 = (int)((unsigned int)rest4 / (unsigned int)16);
              const int v451 = t_reachSensor[rest5 * 32 + i3_1 * 16 + i2_3];
              const float v453 = t_sensors[unit1 * 24 + max_i32(min_i32(v451, 24 - 1), 0)];
              const float v455 = __fsub_rn(v453, t_prediction[unit1 * 24 + max_i32(min_i32(v451, 24 - 1), 0)]);
              t_tune_drive[unit1 * 64 + rest5 * 32 + i3_1 * 16 + i2_3] = (v451 < 0) ? 0.0f : __fmaf_rn(v452, v453, __fmul_rn(v454, v455));
            }
          }
        }
        {
          int* const t_rankRows = (int*)(arena + arena[139]);
          float* const t_ranks = (float*)(arena + arena[138]);
          float* const t_rankWeights = (float*)(arena + arena[140]);
          if (((warp + 6) & 7) < 1) {
            const float v456 = t_ranks[unit1 * 3];
            const float v466 = max_f32(__fmul_rn(max_f32(__fsub_rn(v456, v456), (-20.0f)), 5.0f), (-104.0f));
            const float v467 = min_f32(v466, 89.0f);
            const float v468 = rintf(__fmul_rn(v467, 1.442695f));
            const float v469 = __fmaf_rn(v468, (-0.0000014286068f), __fmaf_rn(v468, (-0.69314575f), v467));
            const float v470 = __fmaf_rn(v469, __fmaf_rn(v469, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v471 = __fmaf_rn(__fmul_rn(v469, v469), __fmaf_rn(v469, __fmaf_rn(v469, v470, 0.16666521f), 0.49999994f), v469);
            const bool v472 = v468 < 0.0f;
            const unsigned int v473 = shift_left_u32(__float_as_uint(__fadd_rn(v468, 12582912.0f)), 23u) + (v472 ? 1602224128u : 528482304u);
            const float v474 = __fmul_rn(__fmul_rn(__fadd_rn(v471, 1.0f), __uint_as_float(v473)), (v472 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v475 = __fmul_rn(max_f32(__fsub_rn(t_ranks[unit1 * 3 + 1], v456), (-20.0f)), 5.0f);
            const float v476 = min_f32(max_f32(v475, (-104.0f)), 89.0f);
            const float v477 = rintf(__fmul_rn(v476, 1.442695f));
            const float v478 = __fmaf_rn(v477, (-0.0000014286068f), __fmaf_rn(v477, (-0.69314575f), v476));
            const float v479 = __fmaf_rn(v478, __fmaf_rn(v478, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v480 = __fmaf_rn(__fmul_rn(v478, v478), __fmaf_rn(v478, __fmaf_rn(v478, v479, 0.16666521f), 0.49999994f), v478);
            const bool v481 = v477 < 0.0f;
            const unsigned int v482 = shift_left_u32(__float_as_uint(__fadd_rn(v477, 12582912.0f)), 23u) + (v481 ? 1602224128u : 528482304u);
            const float v483 = __fmul_rn(__fmul_rn(__fadd_rn(v480, 1.0f), __uint_as_float(v482)), (v481 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v484 = __fadd_rn(((t_rankRows[unit1 * 3] < 0) ? 0.0f : v474), ((t_rankRows[unit1 * 3 + 1] < 0) ? 0.0f : v483));
            const float v485 = __fmul_rn(max_f32(__fsub_rn(t_ranks[unit1 * 3 + 2], v456), (-20.0f)), 5.0f);
            const float v486 = min_f32(max_f32(v485, (-104.0f)), 89.0f);
            const float v487 = rintf(__fmul_rn(v486, 1.442695f));
            const float v488 = __fmaf_rn(v487, (-0.0000014286068f), __fmaf_rn(v487, (-0.69314575f), v486));
            const float v489 = __fmaf_rn(v488, __fmaf_rn(v488, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v490 = __fmaf_rn(__fmul_rn(v488, v488), __fmaf_rn(v488, __fmaf_rn(v488, v489, 0.16666521f), 0.49999994f), v488);
            const bool v491 = v487 < 0.0f;
            const unsigned int v492 = shift_left_u32(__float_as_uint(__fadd_rn(v487, 12582912.0f)), 23u) + (v491 ? 1602224128u : 528482304u);
            const float v493 = __fmul_rn(__fmul_rn(__fadd_rn(v490, 1.0f), __uint_as_float(v492)), (v491 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v494 = max_f32(__fadd_rn(v484, ((t_rankRows[unit1 * 3 + 2] < 0) ? 0.0f : v493)), 0.000001f);
            for (int row16 = (int)((threadIdx.x + 192) & 255); row16 < 3; row16 += 256) {
              const float v457 = __fmul_rn(max_f32(__fsub_rn(t_ranks[unit1 * 3 + row16], v456), (-20.0f)), 5.0f);
              const float v458 = min_f32(max_f32(v457, (-104.0f)), 89.0f);
              const float v459 = rintf(__fmul_rn(v458, 1.442695f));
              const float v460 = __fmaf_rn(v459, (-0.0000014286068f), __fmaf_rn(v459, (-0.69314575f), v458));
              const float v461 = __fmaf_rn(v460, __fmaf_rn(v460, 0.0013814423f, 0.008368743f), 0.041668393f);
              const float v462 = __fmaf_rn(__fmul_rn(v460, v460), __fmaf_rn(v460, __fmaf_rn(v460, v461, 0.16666521f), 0.49999994f), v460);
              const bool v463 = v459 < 0.0f;
              const unsigned int v464 = shift_left_u32(__float_as_uint(__fadd_rn(v459, 12582912.0f)), 23u) + (v463 ? 1602224128u : 528482304u);
              const float v465 = __fmul_rn(__fmul_rn(__fadd_rn(v462, 1.0f), __uint_as_float(v464)), (v463 ? 5.421011e-20f : 18446744000000000000.0f));
              t_rankWeights[unit1 * 3 + row16] = __fdiv_rn(((t_rankRows[unit1 * 3 + row16] < 0) ? 0.0f : v465), v494);
            }
          }
        }
        {
          int* const t_planWinner = (int*)(arena + arena[128]);
          int* const t_age = (int*)(arena + arena[17]);
          int* const t_planUntil = (int*)(arena + arena[100]);
          int* const t_rankRows = (int*)(arena + arena[139]);
          float* const t_ranks = (float*)(arena + arena[138]);
          float* const t_patternRank = (float*)(arena + arena[95]);
          float* const t_patternOn = (float*)(arena + arena[96]);
          float* const t_value = (float*)(arena + arena[115]);
          float* const t_valueMean = (float*)(arena + arena[97]);
          float* const t_valueSquare = (float*)(arena + arena[98]);
          int* const t_lastAddition = (int*)(arena + arena[99]);
          float* const t_knobs = (float*)(arena + arena[16]);
          int* const t_install = (int*)(arena + arena[142]);
          float* const t_worth = (float*)(arena + arena[144]);
          if (((warp + 5) & 7) < 1) {
            const bool v495 = t_planWinner[unit1] > 0;
            const int v496 = t_age[unit1];
            const int v497 = t_planUntil[unit1];
            const bool v498 = ((v496 % 10) == 9) && (v496 >= v497);
            const float v499 = (t_rankRows[unit1 * 3] < 0) ? 0.0f : min_f32(max_f32(t_ranks[unit1 * 3], 0.0f), 1.0f);
            const bool v500 = v499 > 0.5f;
            const int v501 = v495 ? 2 : ((v498 && v500) ? 1 : 0);
            const float v502 = v498 ? v499 : t_patternRank[unit1];
            const float v503 = v495 ? 1.0f : (v498 ? (v500 ? 1.0f : 0.0f) : t_patternOn[unit1]);
            const int v504 = v495 ? add_i32(v496, 20) : v497;
            const float v505 = t_value[unit1];
            const float v506 = t_valueMean[unit1];
            const float v507 = t_valueSquare[unit1];
            const float v508 = __fmaf_rn(__fsqrt_rn(max_f32(__fmaf_rn((-v506), v506, v507), 0.0f)), 1.645f, v506);
            const bool v509 = __fmul_rn(t_knobs[unit1 * 22], t_knobs[unit1 * 22 + 12]) > 0.0f;
            const bool v510 = ((v505 > __fadd_rn(v508, 0.001f)) && (v505 > 0.0f)) && ((sub_i32(v496, t_lastAddition[unit1]) >= 10) && v509);
            const float v511 = v510 ? v505 : 0.0f;
            const float v512 = __fmul_rn(0.01f, (v509 ? 1.0f : 0.0f));
            const float v513 = __fmaf_rn(v512, __fsub_rn(v505, v506), v506);
            const float v514 = __fmaf_rn(v512, __fmaf_rn(v505, v505, (-v507)), v507);
            for (int row17 = (int)((threadIdx.x + 160) & 255); row17 < 1; row17 += 256) {
              t_install[unit1] = v501;
              t_patternRank[unit1] = v502;
              t_patternOn[unit1] = v503;
              t_planUntil[unit1] = v504;
              t_worth[unit1] = v511;
              t_valueMean[unit1] = v513;
              t_valueSquare[unit1] = v514;
            }
          }
        }
        {
          int* const t_age = (int*)(arena + arena[17]);
          float* const t_error = (float*)(arena + arena[34]);
          float* const t_errors = (float*)(arena + arena[36]);
          if (((warp + 4) & 7) < 1) {
            const int v515 = t_age[unit1] % 1000;
            const float v516 = t_error[unit1];
            for (int row18 = (int)((threadIdx.x + 128) & 255); row18 < 1; row18 += 256) {
              if ((unsigned int)v515 < (unsigned int)1000) t_errors[unit1 * 1000 + v515] = v516;
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
            float* const t_planScore = (float*)(arena + arena[105]);
            unsigned int* const t_fieldWords = (unsigned int*)(arena + arena[125]);
            unsigned int* const t_ruleWords = (unsigned int*)(arena + arena[126]);
            unsigned int* const t_holdingWords = (unsigned int*)(arena + arena[127]);
            int* const t_planWinner = (int*)(arena + arena[128]);
            int* const t_planStart = (int*)(arena + arena[129]);
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
            const bool v88 = (v87 && (v2 >= 40)) && (__fmul_rn(t_knobs[unit0 * 22 + 13], t_knobs[unit0 * 22 + 12]) > 0.0f);
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
              t_fieldWords[unit0 * 2] = v29;
              t_fieldWords[unit0 * 2 + 1] = v30;
              t_ruleWords[unit0 * 2] = v57;
              t_ruleWords[unit0 * 2 + 1] = v58;
              t_holdingWords[unit0 * 2] = v85;
              t_holdingWords[unit0 * 2 + 1] = v86;
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
            float* const t_contexts = (float*)(arena + arena[89]);
            float* const t_context = (float*)(arena + arena[93]);
            float* const t_alike = (float*)(arena + arena[141]);
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
            float* const t_members = (float*)(arena + arena[119]);
            float* const t_memberErrors = (float*)(arena + arena[120]);
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
            float* const t_prediction = (float*)(arena + arena[118]);
            float* const t_error = (float*)(arena + arena[34]);
            int* const t_age = (int*)(arena + arena[17]);
            float* const t_errors = (float*)(arena + arena[36]);
            float* const t_meanError = (float*)(arena + arena[35]);
            float* const t_improvement = (float*)(arena + arena[38]);
            int* const t_plateau = (int*)(arena + arena[39]);
            float* const t_confidence = (float*)(arena + arena[37]);
            int* const t_activeCells = (int*)(arena + arena[68]);
            float* const t_information = (float*)(arena + arena[40]);
            float* const t_energy = (float*)(arena + arena[64]);
            float* const t_variance = (float*)(arena + arena[65]);
            int* const t_silence = (int*)(arena + arena[30]);
            float* const t_drive = (float*)(arena + arena[42]);
            float* const t_novelty = (float*)(arena + arena[83]);
            float* const t_knobs = (float*)(arena + arena[16]);
            float* const t_exploration = (float*)(arena + arena[41]);
            float* const t_reward = (float*)(arena + arena[28]);
            float* const t_gate = (float*)(arena + arena[43]);
            float* const t_opening = (float*)(arena + arena[44]);
            float* const t_hold = (float*)(arena + arena[45]);
            int* const t_cognition = (int*)(arena + arena[46]);
            float* const t_tune_noise = (float*)(arena + arena[130]);
            float* const t_tune_gate = (float*)(arena + arena[131]);
            float* const t_patternOn = (float*)(arena + arena[96]);
            float* const t_tune_pattern = (float*)(arena + arena[132]);
            float* const t_tune_plasticity = (float*)(arena + arena[133]);
            float* const t_tune_memoryGain = (float*)(arena + arena[134]);
            float* const t_tune_imprint = (float*)(arena + arena[135]);
            float* const t_tune_learning = (float*)(arena + arena[136]);
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
            loop4_a1_0 = __fadd_rn(loop4_a1_0, __shfl_down_sync(~0u, loop4_a1_0, 4));
            loop4_a1_0 = __fadd_rn(loop4_a1_0, __shfl_down_sync(~0u, loop4_a1_0, 2));
            loop4_a1_0 = __fadd_rn(loop4_a1_0, __shfl_down_sync(~0u, loop4_a1_0, 1));
            s5 = __shfl_sync(~0u, loop4_a1_0, 0);
            loop4_a1_1 = __fadd_rn(loop4_a1_1, __shfl_down_sync(~0u, loop4_a1_1, 8));
            loop4_a1_1 = __fadd_rn(loop4_a1_1, __shfl_down_sync(~0u, loop4_a1_1, 4));
            loop4_a1_1 = __fadd_rn(loop4_a1_1, __shfl_down_sync(~0u, loop4_a1_1, 2));
            loop4_a1_1 = __fadd_rn(loop4_a1_1, __shfl_down_sync(~0u, loop4_a1_1, 1));
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
            loop6_a1_0 = __fadd_rn(loop6_a1_0, __shfl_down_sync(~0u, loop6_a1_0, 4));
            loop6_a1_0 = __fadd_rn(loop6_a1_0, __shfl_down_sync(~0u, loop6_a1_0, 2));
            loop6_a1_0 = __fadd_rn(loop6_a1_0, __shfl_down_sync(~0u, loop6_a1_0, 1));
            s8 = __shfl_sync(~0u, loop6_a1_0, 0);
            loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 8));
            loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 4));
            loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 2));
            loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 1));
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
            const float v144 = __fmul_rn(t_novelty[unit0], t_knobs[unit0 * 22 + 11]);
            const float v145 = __fmaf_rn(__fsub_rn(1.0f, v141), __fmaf_rn(v144, 0.5f, 0.5f), min_f32(__fdiv_rn(__int2float_rn(v132), 200.0f), 0.5f));
            const float v146 = min_f32(__fmaf_rn(v143, 0.2f, min_f32(__fadd_rn(v145, 0.3f), 1.0f)), 1.0f);
            const float v147 = fabsf(t_reward[unit0]);
            const float v148 = __fadd_rn(__fsub_rn(__fmaf_rn(__fsub_rn(v116, v124), 4.0f, v144), 0.3f), v147);
            const float v149 = __fmul_rn(min_f32(max_f32(v148, 0.0f), 1.0f), t_knobs[unit0 * 22 + 10]);
            const float v150 = max_f32(__fmul_rn(t_opening[unit0], 0.8f), v149);
            const float v151 = max_f32(__fmul_rn(t_hold[unit0], 0.95f), v149);
            const int v152 = (v137 > 0.6f) ? 2 : 1;
            const int v153 = (v141 < 0.3f) ? 0 : ((v140 > 50) ? ((v141 > 0.7f) ? 3 : v152) : v152);
            const float v154 = __fmul_rn(__fmul_rn(v142, 0.0001f), t_knobs[unit0 * 22 + 9]);
            const float v155 = __fmul_rn(v150, 0.3f);
            const float v156 = t_knobs[unit0 * 22 + 12];
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
            const float v174 = (v140 > 0) ? 0.0f : __fmul_rn(v156, 0.02f);
            const float v175 = max_f32(0.5f, __fmul_rn(__fmaf_rn(v147, 0.5f, 0.5f), __fmaf_rn(v143, 0.9f, 0.1f)));
            const float v176 = __fmul_rn(v175, t_knobs[unit0 * 22 + 1]);
            const float v177 = __fmul_rn(__fmul_rn(v172, 0.01f), t_knobs[unit0 * 22 + 2]);
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
            float* const t_scores = (float*)(arena + arena[90]);
            float* const t_alike = (float*)(arena + arena[141]);
            int* const t_additions = (int*)(arena + arena[92]);
            int* const t_births = (int*)(arena + arena[91]);
            float* const t_ranks = (float*)(arena + arena[138]);
            int* const t_rankRows = (int*)(arena + arena[139]);
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
            float* const t_tune_imprint = (float*)(arena + arena[135]);
            float* const t_sensors = (float*)(arena + arena[26]);
            float* const t_tune_learning = (float*)(arena + arena[136]);
            float* const t_prediction = (float*)(arena + arena[118]);
            float* const t_tune_drive = (float*)(arena + arena[137]);
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
              t_tune_drive[unit0 * 64 + rest2 * 32 + i3_0 * 16 + i2_1] = (v191 < 0) ? 0.0f : __fmaf_rn(v192, v193, __fmul_rn(v194, v195));
            }
          }
          {
            int* const t_rankRows = (int*)(arena + arena[139]);
            float* const t_ranks = (float*)(arena + arena[138]);
            float* const t_rankWeights = (float*)(arena + arena[140]);
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
            int* const t_planWinner = (int*)(arena + arena[128]);
            int* const t_age = (int*)(arena + arena[17]);
            int* const t_planUntil = (int*)(arena + arena[100]);
            int* const t_rankRows = (int*)(arena + arena[139]);
            float* const t_ranks = (float*)(arena + arena[138]);
            float* const t_patternRank = (float*)(arena + arena[95]);
            float* const t_patternOn = (float*)(arena + arena[96]);
            float* const t_value = (float*)(arena + arena[115]);
            float* const t_valueMean = (float*)(arena + arena[97]);
            float* const t_valueSquare = (float*)(arena + arena[98]);
            int* const t_lastAddition = (int*)(arena + arena[99]);
            float* const t_knobs = (float*)(arena + arena[16]);
            int* const t_install = (int*)(arena + arena[142]);
            float* const t_worth = (float*)(arena + arena[144]);
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
            const bool v249 = __fmul_rn(t_knobs[unit0 * 22], t_knobs[unit0 * 22 + 12]) > 0.0f;
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
    float* const t_bank = (float*)(arena + arena[80]);
    float* const t_query = (float*)(arena + arena[78]);
    float* const t_strength = (float*)(arena + arena[81]);
    float* const t_recall_best = (float*)(arena + arena[183]);
    int* const t_recall_where = (int*)(arena + arena[184]);
    for (; turn < end1; turn += blocks) {
      const int scan0_unit = (turn - end0) % n_recallChunks;
      const int scan0_n0 = (turn - end0) / n_recallChunks * 8;
      const int scan0_end = min_i32(scan0_n0 + 8, n_B);
      const int v517 = scan0_unit * 32;
      for (int scan0_r0 = warp * 4; scan0_r0 < 32; scan0_r0 += 32) {
        const int scan0_row = scan0_r0 + lane / 8;
        const int scan0_first = lane / 4 % 2 * 256 + (lane & 3) * 4;
        const int v518 = v517 + scan0_row;
        const bool v519 = (t_strength[min_i32(v518, n_R - 1)] > 0.0f) && (v518 < n_R);
        const bool scan0_ok = v519;
        float4 scan0_k0[16];
        #pragma unroll
        for (int scan0_j = 0; scan0_j < 16; ++scan0_j) {
          const int scan0_e = scan0_first + scan0_j * 16;
          scan0_k0[scan0_j] = scan0_ok ? *(const float4*)(t_bank + (min_i32(v518, n_R - 1) * 512 + scan0_e)) : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
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
        int scan0_before = 0, scan0_valid = 0;
        #pragma unroll
        for (int scan0_o = 0; scan0_o < 32; ++scan0_o) {
          const float scan0_c = scan0_v[scan0_o];
          scan0_valid += scan0_c == scan0_c ? 1 : 0;
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
    __syncthreads();
  }
  if (turn < end2) {
    int* const t_age = (int*)(arena + arena[17]);
    float* const t_means = (float*)(arena + arena[62]);
    float* const t_planRules = (float*)(arena + arena[103]);
    for (; turn < end2; turn += blocks) {
      const int unit2 = (turn - end1) * 256 + threadIdx.x;
      if (unit2 < (n_B * 1024)) {
        const int i4_0 = (int)((unsigned int)unit2 % (unsigned int)16);
        const int rest6 = (int)((unsigned int)unit2 / (unsigned int)16);
        const int i3_2 = (int)((unsigned int)rest6 % (unsigned int)4);
        const int rest7 = (int)((unsigned int)rest6 / (unsigned int)4);
        const int i2_4 = (int)((unsigned int)rest7 % (unsigned int)4);
        const int rest8 = (int)((unsigned int)rest7 / (unsigned int)4);
        const int i1_0 = (int)((unsigned int)rest8 % (unsigned int)4);
        const int rest9 = (int)((unsigned int)rest8 / (unsigned int)4);
        const float v520 = t_means[rest9 * 4096 + i1_0 * 1024 + i2_4 * 256 + i3_2 * 64 + 3 * 16 + i4_0];
        const float v521 = ((t_age[rest9] % 21) == 0) ? v520 : t_planRules[rest9 * 1024 + i1_0 * 256 + i2_4 * 64 + i3_2 * 16 + i4_0];
        t_planRules[rest9 * 1024 + i1_0 * 256 + i2_4 * 64 + i3_2 * 16 + i4_0] = v521;
      }
    }
  }
  if (turn < end3) {
    float* const t_inverse = (float*)(arena + arena[124]);
    float* const t_phi = (float*)(arena + arena[77]);
    float* const t_reply = (float*)(arena + arena[151]);
    for (; turn < end3; turn += blocks) {
      const int unit3 = (turn - end2) * 8 + warp;
      if (unit3 < (n_B * 160)) {
        const int i1_1 = (int)((unsigned int)unit3 % (unsigned int)160);
        const int rest10 = (int)((unsigned int)unit3 / (unsigned int)160);
        float s23;
        float loop17_r0_0[5];
        #pragma unroll
        for (int loop17_x1_0 = 0; loop17_x1_0 < 160; loop17_x1_0 += 32) {
          const int loop17_x1 = loop17_x1_0 + lane;
          loop17_r0_0[loop17_x1_0 / 32] = 0.0f;
          if (loop17_x1 < 160) {
            const float v522 = __fmul_rn(t_inverse[rest10 * 25600 + i1_1 * 160 + loop17_x1], t_phi[rest10 * 160 + loop17_x1]);
            loop17_r0_0[loop17_x1_0 / 32] = v522;
          }
        }
        float loop17_a1_0 = 0.0f;
        #pragma unroll
        for (int loop17_x1_0 = 0; loop17_x1_0 < 160; loop17_x1_0 += 32) {
          loop17_a1_0 = __fadd_rn(loop17_a1_0, loop17_r0_0[loop17_x1_0 / 32]);
          loop17_a1_0 = __fadd_rn(loop17_a1_0, __shfl_down_sync(~0u, loop17_r0_0[loop17_x1_0 / 32], 16));
        }
        loop17_a1_0 = __fadd_rn(loop17_a1_0, __shfl_down_sync(~0u, loop17_a1_0, 8));
        loop17_a1_0 = __fadd_rn(loop17_a1_0, __shfl_down_sync(~0u, loop17_a1_0, 4));
        loop17_a1_0 = __fadd_rn(loop17_a1_0, __shfl_down_sync(~0u, loop17_a1_0, 2));
        loop17_a1_0 = __fadd_rn(loop17_a1_0, __shfl_down_sync(~0u, loop17_a1_0, 1));
        s23 = __shfl_sync(~0u, loop17_a1_0, 0);
        __syncwarp();
        if (lane == 0) {
          t_reply[rest10 * 160 + i1_1] = s23;
        }
      }
    }
  }
  if (turn < end4) {
    float* const t_strength = (float*)(arena + arena[81]);
    int* const t_touched = (int*)(arena + arena[82]);
    float* const t_chooseVictims_best = (float*)(arena + arena[186]);
    int* const t_chooseVictims_where = (int*)(arena + arena[187]);
    for (; turn < end4; turn += blocks) {
      const int unit4 = (turn - end3) * 8 + warp;
      if (unit4 < n_chooseVictimsChunks) {
        const int v523 = unit4 * 256;
        const int v526 = (int)cycle;
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
            const int v524 = v523 + list0_x0;
            const bool v525 = v524 < n_R;
            const float v527 = __fmul_rn(__int2float_rn(sub_i32(v526, t_touched[min_i32(v524, n_R - 1)])), (-0.0010005003f));
            const float v528 = min_f32(max_f32(v527, (-104.0f)), 89.0f);
            const float v529 = rintf(__fmul_rn(v528, 1.442695f));
            const float v530 = __fmaf_rn(v529, (-0.0000014286068f), __fmaf_rn(v529, (-0.69314575f), v528));
            const float v531 = __fmaf_rn(v530, __fmaf_rn(v530, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v532 = __fmaf_rn(__fmul_rn(v530, v530), __fmaf_rn(v530, __fmaf_rn(v530, v531, 0.16666521f), 0.49999994f), v530);
            const bool v533 = v529 < 0.0f;
            const unsigned int v534 = shift_left_u32(__float_as_uint(__fadd_rn(v529, 12582912.0f)), 23u) + (v533 ? 1602224128u : 528482304u);
            const float v535 = __fmul_rn(__fmul_rn(__fadd_rn(v532, 1.0f), __uint_as_float(v534)), (v533 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v536 = __fmul_rn(t_strength[min_i32(v524, n_R - 1)], v535);
            list0_c0 = v536;
            list0_f0 = v525 && v536 == v536;
          }
          const int list0_x1 = list0_0 + 32;
          float list0_c1 = __uint_as_float(0x7f800000u);
          bool list0_f1 = false;
          if (list0_x1 < 256) {
            const int v537 = v523 + list0_x1;
            const bool v538 = v537 < n_R;
            const float v539 = __fmul_rn(__int2float_rn(sub_i32(v526, t_touched[min_i32(v537, n_R - 1)])), (-0.0010005003f));
            const float v540 = min_f32(max_f32(v539, (-104.0f)), 89.0f);
            const float v541 = rintf(__fmul_rn(v540, 1.442695f));
            const float v542 = __fmaf_rn(v541, (-0.0000014286068f), __fmaf_rn(v541, (-0.69314575f), v540));
            const float v543 = __fmaf_rn(v542, __fmaf_rn(v542, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v544 = __fmaf_rn(__fmul_rn(v542, v542), __fmaf_rn(v542, __fmaf_rn(v542, v543, 0.16666521f), 0.49999994f), v542);
            const bool v545 = v541 < 0.0f;
            const unsigned int v546 = shift_left_u32(__float_as_uint(__fadd_rn(v541, 12582912.0f)), 23u) + (v545 ? 1602224128u : 528482304u);
            const float v547 = __fmul_rn(__fmul_rn(__fadd_rn(v544, 1.0f), __uint_as_float(v546)), (v545 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v548 = __fmul_rn(t_strength[min_i32(v537, n_R - 1)], v547);
            list0_c1 = v548;
            list0_f1 = v538 && v548 == v548;
          }
          const int list0_x2 = list0_0 + 64;
          float list0_c2 = __uint_as_float(0x7f800000u);
          bool list0_f2 = false;
          if (list0_x2 < 256) {
            const int v549 = v523 + list0_x2;
            const bool v550 = v549 < n_R;
            const float v551 = __fmul_rn(__int2float_rn(sub_i32(v526, t_touched[min_i32(v549, n_R - 1)])), (-0.0010005003f));
            const float v552 = min_f32(max_f32(v551, (-104.0f)), 89.0f);
            const float v553 = rintf(__fmul_rn(v552, 1.442695f));
            const float v554 = __fmaf_rn(v553, (-0.0000014286068f), __fmaf_rn(v553, (-0.69314575f), v552));
            const float v555 = __fmaf_rn(v554, __fmaf_rn(v554, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v556 = __fmaf_rn(__fmul_rn(v554, v554), __fmaf_rn(v554, __fmaf_rn(v554, v555, 0.16666521f), 0.49999994f), v554);
            const bool v557 = v553 < 0.0f;
            const unsigned int v558 = shift_left_u32(__float_as_uint(__fadd_rn(v553, 12582912.0f)), 23u) + (v557 ? 1602224128u : 528482304u);
            const float v559 = __fmul_rn(__fmul_rn(__fadd_rn(v556, 1.0f), __uint_as_float(v558)), (v557 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v560 = __fmul_rn(t_strength[min_i32(v549, n_R - 1)], v559);
            list0_c2 = v560;
            list0_f2 = v550 && v560 == v560;
          }
          const int list0_x3 = list0_0 + 96;
          float list0_c3 = __uint_as_float(0x7f800000u);
          bool list0_f3 = false;
          if (list0_x3 < 256) {
            const int v561 = v523 + list0_x3;
            const bool v562 = v561 < n_R;
            const float v563 = __fmul_rn(__int2float_rn(sub_i32(v526, t_touched[min_i32(v561, n_R - 1)])), (-0.0010005003f));
            const float v564 = min_f32(max_f32(v563, (-104.0f)), 89.0f);
            const float v565 = rintf(__fmul_rn(v564, 1.442695f));
            const float v566 = __fmaf_rn(v565, (-0.0000014286068f), __fmaf_rn(v565, (-0.69314575f), v564));
            const float v567 = __fmaf_rn(v566, __fmaf_rn(v566, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v568 = __fmaf_rn(__fmul_rn(v566, v566), __fmaf_rn(v566, __fmaf_rn(v566, v567, 0.16666521f), 0.49999994f), v566);
            const bool v569 = v565 < 0.0f;
            const unsigned int v570 = shift_left_u32(__float_as_uint(__fadd_rn(v565, 12582912.0f)), 23u) + (v569 ? 1602224128u : 528482304u);
            const float v571 = __fmul_rn(__fmul_rn(__fadd_rn(v568, 1.0f), __uint_as_float(v570)), (v569 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v572 = __fmul_rn(t_strength[min_i32(v561, n_R - 1)], v571);
            list0_c3 = v572;
            list0_f3 = v562 && v572 == v572;
          }
          const int list0_x4 = list0_0 + 128;
          float list0_c4 = __uint_as_float(0x7f800000u);
          bool list0_f4 = false;
          if (list0_x4 < 256) {
            const int v573 = v523 + list0_x4;
            const bool v574 = v573 < n_R;
            const float v575 = __fmul_rn(__int2float_rn(sub_i32(v526, t_touched[min_i32(v573, n_R - 1)])), (-0.0010005003f));
            const float v576 = min_f32(max_f32(v575, (-104.0f)), 89.0f);
            const float v577 = rintf(__fmul_rn(v576, 1.442695f));
            const float v578 = __fmaf_rn(v577, (-0.0000014286068f), __fmaf_rn(v577, (-0.69314575f), v576));
            const float v579 = __fmaf_rn(v578, __fmaf_rn(v578, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v580 = __fmaf_rn(__fmul_rn(v578, v578), __fmaf_rn(v578, __fmaf_rn(v578, v579, 0.16666521f), 0.49999994f), v578);
            const bool v581 = v577 < 0.0f;
            const unsigned int v582 = shift_left_u32(__float_as_uint(__fadd_rn(v577, 12582912.0f)), 23u) + (v581 ? 1602224128u : 528482304u);
            const float v583 = __fmul_rn(__fmul_rn(__fadd_rn(v580, 1.0f), __uint_as_float(v582)), (v581 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v584 = __fmul_rn(t_strength[min_i32(v573, n_R - 1)], v583);
            list0_c4 = v584;
            list0_f4 = v574 && v584 == v584;
          }
          const int list0_x5 = list0_0 + 160;
          float list0_c5 = __uint_as_float(0x7f800000u);
          bool list0_f5 = false;
          if (list0_x5 < 256) {
            const int v585 = v523 + list0_x5;
            const bool v586 = v585 < n_R;
            const float v587 = __fmul_rn(__int2float_rn(sub_i32(v526, t_touched[min_i32(v585, n_R - 1)])), (-0.0010005003f));
            const float v588 = min_f32(max_f32(v587, (-104.0f)), 89.0f);
            const float v589 = rintf(__fmul_rn(v588, 1.442695f));
            const float v590 = __fmaf_rn(v589, (-0.0000014286068f), __fmaf_rn(v589, (-0.69314575f), v588));
            const float v591 = __fmaf_rn(v590, __fmaf_rn(v590, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v592 = __fmaf_rn(__fmul_rn(v590, v590), __fmaf_rn(v590, __fmaf_rn(v590, v591, 0.16666521f), 0.49999994f), v590);
            const bool v593 = v589 < 0.0f;
            const unsigned int v594 = shift_left_u32(__float_as_uint(__fadd_rn(v589, 12582912.0f)), 23u) + (v593 ? 1602224128u : 528482304u);
            const float v595 = __fmul_rn(__fmul_rn(__fadd_rn(v592, 1.0f), __uint_as_float(v594)), (v593 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v596 = __fmul_rn(t_strength[min_i32(v585, n_R - 1)], v595);
            list0_c5 = v596;
            list0_f5 = v586 && v596 == v596;
          }
          const int list0_x6 = list0_0 + 192;
          float list0_c6 = __uint_as_float(0x7f800000u);
          bool list0_f6 = false;
          if (list0_x6 < 256) {
            const int v597 = v523 + list0_x6;
            const bool v598 = v597 < n_R;
            const float v599 = __fmul_rn(__int2float_rn(sub_i32(v526, t_touched[min_i32(v597, n_R - 1)])), (-0.0010005003f));
            const float v600 = min_f32(max_f32(v599, (-104.0f)), 89.0f);
            const float v601 = rintf(__fmul_rn(v600, 1.442695f));
            const float v602 = __fmaf_rn(v601, (-0.0000014286068f), __fmaf_rn(v601, (-0.69314575f), v600));
            const float v603 = __fmaf_rn(v602, __fmaf_rn(v602, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v604 = __fmaf_rn(__fmul_rn(v602, v602), __fmaf_rn(v602, __fmaf_rn(v602, v603, 0.16666521f), 0.49999994f), v602);
            const bool v605 = v601 < 0.0f;
            const unsigned int v606 = shift_left_u32(__float_as_uint(__fadd_rn(v601, 12582912.0f)), 23u) + (v605 ? 1602224128u : 528482304u);
            const float v607 = __fmul_rn(__fmul_rn(__fadd_rn(v604, 1.0f), __uint_as_float(v606)), (v605 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v608 = __fmul_rn(t_strength[min_i32(v597, n_R - 1)], v607);
            list0_c6 = v608;
            list0_f6 = v598 && v608 == v608;
          }
          const int list0_x7 = list0_0 + 224;
          float list0_c7 = __uint_as_float(0x7f800000u);
          bool list0_f7 = false;
          if (list0_x7 < 256) {
            const int v609 = v523 + list0_x7;
            const bool v610 = v609 < n_R;
            const float v611 = __fmul_rn(__int2float_rn(sub_i32(v526, t_touched[min_i32(v609, n_R - 1)])), (-0.0010005003f));
            const float v612 = min_f32(max_f32(v611, (-104.0f)), 89.0f);
            const float v613 = rintf(__fmul_rn(v612, 1.442695f));
            const float v614 = __fmaf_rn(v613, (-0.0000014286068f), __fmaf_rn(v613, (-0.69314575f), v612));
            const float v615 = __fmaf_rn(v614, __fmaf_rn(v614, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v616 = __fmaf_rn(__fmul_rn(v614, v614), __fmaf_rn(v614, __fmaf_rn(v614, v615, 0.16666521f), 0.49999994f), v614);
            const bool v617 = v613 < 0.0f;
            const unsigned int v618 = shift_left_u32(__float_as_uint(__fadd_rn(v613, 12582912.0f)), 23u) + (v617 ? 1602224128u : 528482304u);
            const float v619 = __fmul_rn(__fmul_rn(__fadd_rn(v616, 1.0f), __uint_as_float(v618)), (v617 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v620 = __fmul_rn(t_strength[min_i32(v609, n_R - 1)], v619);
            list0_c7 = v620;
            list0_f7 = v610 && v620 == v620;
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
          t_chooseVictims_best[unit4 * 8 + lane] = list0_bv;
          t_chooseVictims_where[unit4 * 8 + lane] = list0_bi;
        }
      }
    }
  }
}

// anyInstall | chooseAdder+chooseEntry+anyAddition | evolve | rollOut | weigh+learnReadout | recall+recall_gather+keepMatches+wonder+wishStore | chooseVictims+chooseVictims_gather
__device__ __forceinline__ void p0_stage_1(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
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
  int turn = block;
  if (turn < end0) {
    for (; turn < end0; turn += blocks) {
      const int unit0 = turn * 8 + warp;
      if (unit0 < n_B) {
        {
          int* const t_recall_where = (int*)(arena + arena[184]);
          float* const t_recall_best = (float*)(arena + arena[183]);
          float* const t_found = (float*)(arena + arena[148]);
          int* const t_recall_rank = (int*)(arena + arena[185]);
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
          int* const t_recall_rank = (int*)(arena + arena[185]);
          int* const t_recall_where = (int*)(arena + arena[184]);
          float* const t_found = (float*)(arena + arena[148]);
          float* const t_match = (float*)(arena + arena[84]);
          int* const t_matchRow = (int*)(arena + arena[85]);
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
          float* const t_match = (float*)(arena + arena[84]);
          int* const t_age = (int*)(arena + arena[17]);
          float* const t_knobs = (float*)(arena + arena[16]);
          float* const t_reward = (float*)(arena + arena[28]);
          int* const t_lastStore = (int*)(arena + arena[86]);
          int* const t_matchRow = (int*)(arena + arena[85]);
          float* const t_novelty = (float*)(arena + arena[83]);
          int* const t_storeWish = (int*)(arena + arena[154]);
          float* const t_storeUrgency = (float*)(arena + arena[155]);
          const float v38 = t_match[unit0 * 5];
          const float v39 = __fsub_rn(1.0f, min_f32(max_f32(v38, 0.0f), 1.0f));
          const int v40 = t_age[unit0];
          const bool v41 = (v40 > 0) && (__fmul_rn(t_knobs[unit0 * 22 + 11], t_knobs[unit0 * 22]) > 0.0f);
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
    int* const t_install = (int*)(arena + arena[142]);
    int* const t_planStart = (int*)(arena + arena[129]);
    int* const t_anyInstall = (int*)(arena + arena[143]);
    for (; turn < end1; turn += blocks) {
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
    float* const t_worth = (float*)(arena + arena[144]);
    int* const t_adder = (int*)(arena + arena[145]);
    float* const t_scores = (float*)(arena + arena[90]);
    int* const t_births = (int*)(arena + arena[91]);
    int* const t_addRow = (int*)(arena + arena[146]);
    int* const t_anyAddition = (int*)(arena + arena[147]);
    for (; turn < end2; turn += blocks) {
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
        unsigned int* const t_fieldWords = (unsigned int*)(arena + arena[125]);
        float* const t_tune_noise = (float*)(arena + arena[130]);
        float* const t_memory = (float*)(arena + arena[21]);
        float* const t_tune_memoryGain = (float*)(arena + arena[134]);
        float* const t_mixHear = (float*)(arena + arena[54]);
        float* const t_mixSign = (float*)(arena + arena[52]);
        int* const t_mixFrom = (int*)(arena + arena[51]);
        float* const t_content = (float*)(arena + arena[(cycle & 1u) ? 20 : 19]);
        float* const t_mixEcho = (float*)(arena + arena[55]);
        float* const t_reachX = (float*)(arena + arena[48]);
        float* const t_reachY = (float*)(arena + arena[49]);
        float* const t_reachZ = (float*)(arena + arena[50]);
        float* const t_tune_drive = (float*)(arena + arena[137]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_tune_pattern = (float*)(arena + arena[132]);
        unsigned short* const t_pattern = (unsigned short*)(arena + arena[94]);
        float* const t_tune_gate = (float*)(arena + arena[131]);
        float* const t_dynamics = (float*)(arena + arena[(cycle & 1u) ? 23 : 22]);
        float* const t_motors = (float*)(arena + arena[109]);
        unsigned int* const t_ruleWords = (unsigned int*)(arena + arena[126]);
        float* const t_ruleSpread = (float*)(arena + arena[60]);
        float* const t_ruleMean = (float*)(arena + arena[59]);
        float* const t_ruleLimit = (float*)(arena + arena[61]);
        float* const t_tune_plasticity = (float*)(arena + arena[133]);
        float* const t_ruleSparsity = (float*)(arena + arena[58]);
        float* const t_ruleEnergy = (float*)(arena + arena[56]);
        float* const t_ruleVariance = (float*)(arena + arena[57]);
        for (int ahead0 = lane; ahead0 < 64; ahead0 += 32) {
          const int sector_0 = (int)((unsigned int)ahead0 % (unsigned int)2);
          const int rest2 = (int)((unsigned int)ahead0 / (unsigned int)2);
          const int v52 = sector_0 * 8;
          const int v53 = i1_0 + 1;
          const int v54 = i1_0 - 1;
          prefetch_near(&t_memory[rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + rest2 * 16 + v52]);
          prefetch_near(&t_content[rest1 * 1048576 + min_i32(v53, 32 - 1) * 32768 + i2_0 * 1024 + rest2 * 32 + v52]);
          prefetch_near(&t_content[rest1 * 1048576 + max_i32(v54, 0) * 32768 + i2_0 * 1024 + rest2 * 32 + v52]);
          prefetch_near(&t_content[rest1 * 1048576 + min_i32(v53, 32 - 1) * 32768 + i2_0 * 1024 + rest2 * 32 + 1 * 16 + v52]);
          prefetch_near(&t_content[rest1 * 1048576 + max_i32(v54, 0) * 32768 + i2_0 * 1024 + rest2 * 32 + 1 * 16 + v52]);
        }
        {
          float* const t_mixSay = (float*)(arena + arena[53]);
          for (int row2 = lane; row2 < 32; row2 += 32) {
            const float4 piece0_0 = ((const float4*)(t_mixSay + (0)))[0];
            const float4 piece0_1 = ((const float4*)(t_mixSay + (0)))[1];
            const float4 piece0_2 = ((const float4*)(t_mixSay + (0)))[2];
            const float4 piece0_3 = ((const float4*)(t_mixSay + (0)))[3];
            const float4 piece0_4 = ((const float4*)(t_mixSay + (0)))[4];
            const float4 piece0_5 = ((const float4*)(t_mixSay + (0)))[5];
            const float4 piece0_6 = ((const float4*)(t_mixSay + (0)))[6];
            const float4 piece0_7 = ((const float4*)(t_mixSay + (0)))[7];
            const float piece0[32] = {piece0_0.x, piece0_0.y, piece0_0.z, piece0_0.w, piece0_1.x, piece0_1.y, piece0_1.z, piece0_1.w, piece0_2.x, piece0_2.y, piece0_2.z, piece0_2.w, piece0_3.x, piece0_3.y, piece0_3.z, piece0_3.w, piece0_4.x, piece0_4.y, piece0_4.z, piece0_4.w, piece0_5.x, piece0_5.y, piece0_5.z, piece0_5.w, piece0_6.x, piece0_6.y, piece0_6.z, piece0_6.w, piece0_7.x, piece0_7.y, piece0_7.z, piece0_7.w};
            const float4 piece1_0 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[0];
            const float4 piece1_1 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[1];
            const float4 piece1_2 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[2];
            const float4 piece1_3 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[3];
            const float4 piece1_4 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[4];
            const float4 piece1_5 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[5];
            const float4 piece1_6 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[6];
            const float4 piece1_7 = ((const float4*)(t_content + (rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + row2 * 32)))[7];
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
                const float v55 = __fmul_rn(piece0[loop3_x1], piece1[loop3_x1]);
                const float v56 = __fmul_rn(piece0[1 * 16 + loop3_x1], piece1[1 * 16 + loop3_x1]);
                loop3_a1_0 = loop3_x1 < 16 ? v55 : __fadd_rn(loop3_a1_0, v55);
                loop3_a1_1 = loop3_x1 < 16 ? v56 : __fadd_rn(loop3_a1_1, v56);
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
            const float v57 = min_f32(fabsf(s3), 9.2f);
            const float v58 = rintf(__fmaf_rn(v57, 2.88539f, (-0.3656f)));
            const unsigned int v59 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v58, 12582912.0f)), 23u);
            const float v60 = __uint_as_float(v59);
            const float v61 = __fsub_rn(1.0f, v60);
            const float v62 = __fmaf_rn(v58, (-0.3465736f), v57);
            const float v63 = __fmul_rn(v62, v62);
            const float v64 = __fmaf_rn(v63, __fmaf_rn(v63, (-0.050370853f), 0.13314901f), (-0.33333063f));
            const float v65 = __fmaf_rn(v62, __fmul_rn(v63, v64), v62);
            const float v66 = __fsub_rn(1.0f, v65);
            const float v67 = divide_plain(__fmul_rn(v60, __fmaf_rn((-v61), v66, __fadd_rn(v65, v65))), __fmaf_rn((-v61), v66, 2.0f));
            const unsigned int v68 = __float_as_uint(__fadd_rn(v61, v67)) | (__float_as_uint(s3) & 2147483648u);
            const float v69 = min_f32(fabsf(s4), 9.2f);
            const float v70 = rintf(__fmaf_rn(v69, 2.88539f, (-0.3656f)));
            const unsigned int v71 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v70, 12582912.0f)), 23u);
            const float v72 = __uint_as_float(v71);
            const float v73 = __fsub_rn(1.0f, v72);
            const float v74 = __fmaf_rn(v70, (-0.3465736f), v69);
            const float v75 = __fmul_rn(v74, v74);
            const float v76 = __fmaf_rn(v75, __fmaf_rn(v75, (-0.050370853f), 0.13314901f), (-0.33333063f));
            const float v77 = __fmaf_rn(v74, __fmul_rn(v75, v76), v74);
            const float v78 = __fsub_rn(1.0f, v77);
            const float v79 = divide_plain(__fmul_rn(v72, __fmaf_rn((-v73), v78, __fadd_rn(v77, v77))), __fmaf_rn((-v73), v78, 2.0f));
            const unsigned int v80 = __float_as_uint(__fadd_rn(v73, v79)) | (__float_as_uint(s4) & 2147483648u);
            const float v81 = __fmul_rn(__fmul_rn(__uint_as_float(v68), __uint_as_float(v80)), 1.0f);
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
                const float v82 = piece1[rest3 * 16 + j1_0];
                const float v83 = fabsf(v82);
                const float v84 = __fmul_rn(v82, v82);
                const bool v85 = v83 < 0.1f;
                loop4_a1_0 = loop4_x1 < 16 ? v83 : __fadd_rn(loop4_a1_0, v83);
                loop4_a1_1 = loop4_x1 < 16 ? v82 : __fadd_rn(loop4_a1_1, v82);
                loop4_a1_2 = loop4_x1 < 16 ? v84 : __fadd_rn(loop4_a1_2, v84);
                s5 += v85 ? 1 : 0;
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
            const float v86 = __fsub_rn(__fmul_rn(__int2float_rn(s5), 0.03125f), 0.5f);
            const float v87 = __fsub_rn(__fmul_rn(s6, 0.03125f), 0.1f);
            const float v88 = __fmul_rn(s7, 0.03125f);
            const float v89 = __fsub_rn(__fmaf_rn((-v88), v88, __fmul_rn(s8, 0.03125f)), 0.02f);
            l_hoist1[row2 * 20] = v81;
            l_hoist11[row2 * 20] = v86;
            l_hoist12[row2 * 20] = v87;
            l_hoist13[row2 * 20] = v89;
          }
        }
        {
          unsigned int* const t_holdingWords = (unsigned int*)(arena + arena[127]);
          const float v116 = t_knobs[rest1 * 22 + 7];
          const float v132 = t_knobs[rest1 * 22 + 8];
          const int v214 = ((i1_0 * 32) + i2_0) * 32;
          const unsigned int v215 = t_holdingWords[rest1 * 2];
          const unsigned int v218 = t_holdingWords[rest1 * 2 + 1];
          for (int row3 = lane; row3 < 32; row3 += 32) {
            const float4 piece2_0 = ((const float4*)(t_dynamics + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + row3 * 16)))[0];
            const float4 piece2_1 = ((const float4*)(t_dynamics + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + row3 * 16)))[1];
            const float4 piece2_2 = ((const float4*)(t_dynamics + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + row3 * 16)))[2];
            const float4 piece2_3 = ((const float4*)(t_dynamics + (rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + row3 * 16)))[3];
            const float piece2[16] = {piece2_0.x, piece2_0.y, piece2_0.z, piece2_0.w, piece2_1.x, piece2_1.y, piece2_1.z, piece2_1.w, piece2_2.x, piece2_2.y, piece2_2.z, piece2_2.w, piece2_3.x, piece2_3.y, piece2_3.z, piece2_3.w};
            const float v90 = min_f32(max_f32(piece2[12], (-104.0f)), 18.0f);
            const float v91 = rintf(__fmul_rn(v90, 1.442695f));
            const float v92 = __fmaf_rn(v91, (-0.0000014286068f), __fmaf_rn(v91, (-0.69314575f), v90));
            const float v93 = __fmaf_rn(v92, __fmaf_rn(v92, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v94 = __fmaf_rn(__fmul_rn(v92, v92), __fmaf_rn(v92, __fmaf_rn(v92, v93, 0.16666521f), 0.49999994f), v92);
            const unsigned int v95 = shift_left_u32(__float_as_uint(__fadd_rn(v91, 12582912.0f)), 23u) + 1602224128u;
            const float v96 = __fmul_rn(__fadd_rn(v94, 1.0f), __uint_as_float(v95));
            const float v97 = __fmul_rn(v96, 5.421011e-20f);
            const bool v98 = v97 < 0.33333334f;
            const float v99 = divide_plain(__fmul_rn(v97, (v98 ? v97 : 1.0f)), __fmaf_rn(v96, 5.421011e-20f, 1.0f));
            const float v100 = __fmul_rn(__fadd_rn((v98 ? __fmaf_rn(v96, 5.421011e-20f, (-v99)) : v99), 0.5f), 0.9f);
            const float v101 = __fadd_rn(__fadd_rn(__fadd_rn(piece2[8], piece2[9]), piece2[10]), piece2[11]);
            const float v102 = __fmul_rn(v101, 0.25f);
            const float v103 = min_f32(fabsf(v102), 9.2f);
            const float v104 = rintf(__fmaf_rn(v103, 2.88539f, (-0.3656f)));
            const unsigned int v105 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v104, 12582912.0f)), 23u);
            const float v106 = __uint_as_float(v105);
            const float v107 = __fsub_rn(1.0f, v106);
            const float v108 = __fmaf_rn(v104, (-0.3465736f), v103);
            const float v109 = __fmul_rn(v108, v108);
            const float v110 = __fmaf_rn(v109, __fmaf_rn(v109, (-0.050370853f), 0.13314901f), (-0.33333063f));
            const float v111 = __fmaf_rn(v108, __fmul_rn(v109, v110), v108);
            const float v112 = __fsub_rn(1.0f, v111);
            const float v113 = divide_plain(__fmul_rn(v106, __fmaf_rn((-v107), v112, __fadd_rn(v111, v111))), __fmaf_rn((-v107), v112, 2.0f));
            const unsigned int v114 = __float_as_uint(__fadd_rn(v107, v113)) | (__float_as_uint(v102) & 2147483648u);
            const float v115 = __fmaf_rn(__uint_as_float(v114), 0.45f, 0.5f);
            const float v117 = __fmul_rn(v100, __fmul_rn(v115, v116));
            const float v118 = piece2[6];
            const float v119 = min_f32(fabsf(v118), 9.2f);
            const float v120 = rintf(__fmaf_rn(v119, 2.88539f, (-0.3656f)));
            const unsigned int v121 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v120, 12582912.0f)), 23u);
            const float v122 = __uint_as_float(v121);
            const float v123 = __fsub_rn(1.0f, v122);
            const float v124 = __fmaf_rn(v120, (-0.3465736f), v119);
            const float v125 = __fmul_rn(v124, v124);
            const float v126 = __fmaf_rn(v125, __fmaf_rn(v125, (-0.050370853f), 0.13314901f), (-0.33333063f));
            const float v127 = __fmaf_rn(v124, __fmul_rn(v125, v126), v124);
            const float v128 = __fsub_rn(1.0f, v127);
            const float v129 = divide_plain(__fmul_rn(v122, __fmaf_rn((-v123), v128, __fadd_rn(v127, v127))), __fmaf_rn((-v123), v128, 2.0f));
            const unsigned int v130 = __float_as_uint(__fadd_rn(v123, v129)) | (__float_as_uint(v118) & 2147483648u);
            const float v131 = __fmaf_rn(__uint_as_float(v130), 0.05f, 0.05f);
            const float v133 = __fmul_rn(v100, __fmul_rn(v131, v132));
            const float v134 = piece2[5];
            const float v135 = min_f32(fabsf(v134), 9.2f);
            const float v136 = rintf(__fmaf_rn(v135, 2.88539f, (-0.3656f)));
            const unsigned int v137 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v136, 12582912.0f)), 23u);
            const float v138 = __uint_as_float(v137);
            const float v139 = __fsub_rn(1.0f, v138);
            const float v140 = __fmaf_rn(v136, (-0.3465736f), v135);
            const float v141 = __fmul_rn(v140, v140);
            const float v142 = __fmaf_rn(v141, __fmaf_rn(v141, (-0.050370853f), 0.13314901f), (-0.33333063f));
            const float v143 = __fmaf_rn(v140, __fmul_rn(v141, v142), v140);
            const float v144 = __fsub_rn(1.0f, v143);
            const float v145 = divide_plain(__fmul_rn(v138, __fmaf_rn((-v139), v144, __fadd_rn(v143, v143))), __fmaf_rn((-v139), v144, 2.0f));
            const unsigned int v146 = __float_as_uint(__fadd_rn(v139, v145)) | (__float_as_uint(v134) & 2147483648u);
            const float v147 = __fmul_rn(__fmaf_rn(__uint_as_float(v146), 0.05f, 0.05f), v132);
            const float v148 = __fmul_rn(v100, v147);
            const float v149 = piece2[4];
            const float v150 = min_f32(fabsf(v149), 9.2f);
            const float v151 = rintf(__fmaf_rn(v150, 2.88539f, (-0.3656f)));
            const unsigned int v152 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v151, 12582912.0f)), 23u);
            const float v153 = __uint_as_float(v152);
            const float v154 = __fsub_rn(1.0f, v153);
            const float v155 = __fmaf_rn(v151, (-0.3465736f), v150);
            const float v156 = __fmul_rn(v155, v155);
            const float v157 = __fmaf_rn(v156, __fmaf_rn(v156, (-0.050370853f), 0.13314901f), (-0.33333063f));
            const float v158 = __fmaf_rn(v155, __fmul_rn(v156, v157), v155);
            const float v159 = __fsub_rn(1.0f, v158);
            const float v160 = divide_plain(__fmul_rn(v153, __fmaf_rn((-v154), v159, __fadd_rn(v158, v158))), __fmaf_rn((-v154), v159, 2.0f));
            const unsigned int v161 = __float_as_uint(__fadd_rn(v154, v160)) | (__float_as_uint(v149) & 2147483648u);
            const float v162 = __fmaf_rn(__uint_as_float(v161), 0.05f, 0.05f);
            const float v163 = __fmaf_rn(__fmaf_rn(v131, v132, __fmaf_rn(v162, v132, v147)), (-2.0f), 1.0f);
            const float v164 = __fmul_rn(v100, __fmaf_rn((-v115), v116, v163));
            const float v165 = __fmul_rn(v100, __fmul_rn(v162, v132));
            const float v166 = min_f32(max_f32(piece2[2], (-104.0f)), 18.0f);
            const float v167 = rintf(__fmul_rn(v166, 1.442695f));
            const float v168 = __fmaf_rn(v167, (-0.0000014286068f), __fmaf_rn(v167, (-0.69314575f), v166));
            const float v169 = __fmaf_rn(v168, __fmaf_rn(v168, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v170 = __fmaf_rn(__fmul_rn(v168, v168), __fmaf_rn(v168, __fmaf_rn(v168, v169, 0.16666521f), 0.49999994f), v168);
            const unsigned int v171 = shift_left_u32(__float_as_uint(__fadd_rn(v167, 12582912.0f)), 23u) + 1602224128u;
            const float v172 = __fmul_rn(__fadd_rn(v170, 1.0f), __uint_as_float(v171));
            const float v173 = __fmul_rn(v172, 5.421011e-20f);
            const bool v174 = v173 < 0.33333334f;
            const float v175 = divide_plain(__fmul_rn(v173, (v174 ? v173 : 1.0f)), __fmaf_rn(v172, 5.421011e-20f, 1.0f));
            const float v176 = __fmaf_rn((v174 ? __fmaf_rn(v172, 5.421011e-20f, (-v175)) : v175), 0.1f, 0.9f);
            const float v177 = __fmul_rn(v176, 0.95f);
            const float v178 = min_f32(max_f32(piece2[0], (-104.0f)), 18.0f);
            const float v179 = rintf(__fmul_rn(v178, 1.442695f));
            const float v180 = __fmaf_rn(v179, (-0.0000014286068f), __fmaf_rn(v179, (-0.69314575f), v178));
            const float v181 = __fmaf_rn(v180, __fmaf_rn(v180, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v182 = __fmaf_rn(__fmul_rn(v180, v180), __fmaf_rn(v180, __fmaf_rn(v180, v181, 0.16666521f), 0.49999994f), v180);
            const unsigned int v183 = shift_left_u32(__float_as_uint(__fadd_rn(v179, 12582912.0f)), 23u) + 1602224128u;
            const float v184 = __fmul_rn(__fadd_rn(v182, 1.0f), __uint_as_float(v183));
            const float v185 = __fmul_rn(v184, 5.421011e-20f);
            const bool v186 = v185 < 0.33333334f;
            const float v187 = divide_plain(__fmul_rn(v185, (v186 ? v185 : 1.0f)), __fmaf_rn(v184, 5.421011e-20f, 1.0f));
            const float v188 = __fmaf_rn((v186 ? __fmaf_rn(v184, 5.421011e-20f, (-v187)) : v187), 0.1f, 0.9f);
            const float v189 = __fmul_rn(v188, 0.95f);
            const float v190 = min_f32(max_f32(piece2[3], (-104.0f)), 18.0f);
            const float v191 = rintf(__fmul_rn(v190, 1.442695f));
            const float v192 = __fmaf_rn(v191, (-0.0000014286068f), __fmaf_rn(v191, (-0.69314575f), v190));
            const float v193 = __fmaf_rn(v192, __fmaf_rn(v192, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v194 = __fmaf_rn(__fmul_rn(v192, v192), __fmaf_rn(v192, __fmaf_rn(v192, v193, 0.16666521f), 0.49999994f), v192);
            const unsigned int v195 = shift_left_u32(__float_as_uint(__fadd_rn(v191, 12582912.0f)), 23u) + 1602224128u;
            const float v196 = __fmul_rn(__fadd_rn(v194, 1.0f), __uint_as_float(v195));
            const float v197 = __fmul_rn(v196, 5.421011e-20f);
            const bool v198 = v197 < 0.33333334f;
            const float v199 = divide_plain(__fmul_rn(v197, (v198 ? v197 : 1.0f)), __fmaf_rn(v196, 5.421011e-20f, 1.0f));
            const float v200 = __fmaf_rn((v198 ? __fmaf_rn(v196, 5.421011e-20f, (-v199)) : v199), 0.1f, 0.9f);
            const float v201 = __fmul_rn(v200, 0.95f);
            const float v202 = min_f32(max_f32(piece2[1], (-104.0f)), 18.0f);
            const float v203 = rintf(__fmul_rn(v202, 1.442695f));
            const float v204 = __fmaf_rn(v203, (-0.0000014286068f), __fmaf_rn(v203, (-0.69314575f), v202));
            const float v205 = __fmaf_rn(v204, __fmaf_rn(v204, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v206 = __fmaf_rn(__fmul_rn(v204, v204), __fmaf_rn(v204, __fmaf_rn(v204, v205, 0.16666521f), 0.49999994f), v204);
            const unsigned int v207 = shift_left_u32(__float_as_uint(__fadd_rn(v203, 12582912.0f)), 23u) + 1602224128u;
            const float v208 = __fmul_rn(__fadd_rn(v206, 1.0f), __uint_as_float(v207));
            const float v209 = __fmul_rn(v208, 5.421011e-20f);
            const bool v210 = v209 < 0.33333334f;
            const float v211 = divide_plain(__fmul_rn(v209, (v210 ? v209 : 1.0f)), __fmaf_rn(v208, 5.421011e-20f, 1.0f));
            const float v212 = __fmaf_rn((v210 ? __fmaf_rn(v208, 5.421011e-20f, (-v211)) : v211), 0.1f, 0.9f);
            const float v213 = __fmul_rn(v212, 0.95f);
            const unsigned int v216 = ((unsigned int)(v214 + row3)) + v215;
            const unsigned int v217 = (v216 ^ (v216 >> 16)) * 4239568231u;
            const unsigned int v219 = ((v217 ^ (v217 >> 13)) + v218) * 1228438113u;
            const float v220 = __fmul_rn(__uint2float_rn(((v219 ^ (v219 >> 17)) >> 8)), 5.9604645e-8f);
            const float v221 = piece2[14];
            const float v222 = piece2[15];
            l_hoist0[row3 * 20] = v117;
            l_hoist2[row3 * 20] = v133;
            l_hoist3[row3 * 20] = v148;
            l_hoist4[row3 * 20] = v164;
            l_hoist5[row3 * 20] = v165;
            l_hoist6[row3 * 20] = v177;
            l_hoist7[row3 * 20] = v189;
            l_hoist8[row3 * 20] = v201;
            l_hoist9[row3 * 20] = v213;
            l_hoist10[row3 * 20] = v220;
            l_kept0[row3 * 20] = v221;
            l_kept1[row3 * 20] = v222;
          }
        }
        __syncwarp();
        {
          float* const t_content_next = (float*)(arena + arena[(cycle & 1u) ? 19 : 20]);
          float* const t_dynamics_next = (float*)(arena + arena[(cycle & 1u) ? 22 : 23]);
          const int v223 = ((i1_0 * 32) + i2_0) * 32;
          const unsigned int v227 = t_fieldWords[rest1 * 2];
          const unsigned int v230 = t_fieldWords[rest1 * 2 + 1];
          const float v233 = t_tune_noise[rest1];
          const float v249 = t_tune_memoryGain[rest1];
          const int v269 = i2_0 + 1;
          const int v271 = i2_0 - 1;
          const int v276 = i1_0 + 1;
          const int v278 = i1_0 - 1;
          const float v306 = t_knobs[rest1 * 22 + 3];
          const float v356 = t_tune_pattern[rest1];
          const int v357 = i1_0 / 2;
          const int v358 = i2_0 / 2;
          const float v360 = t_tune_gate[rest1];
          const float v362 = t_knobs[rest1 * 22 + 4];
          const float v367 = __fmul_rn(t_motors[rest1 * 4 + 1], __fmaf_rn(__int2float_rn(i2_0), 0.06451613f, (-1.0f)));
          const float v368 = __fmaf_rn(t_motors[rest1 * 4], __fmaf_rn(__int2float_rn(i1_0), 0.06451613f, (-1.0f)), v367);
          float s9;
          float loop5_a1_0 = 0.0f;
          for (int loop5_x1_0 = 0; loop5_x1_0 < 4; loop5_x1_0 += 32) {
            const int loop5_x1 = loop5_x1_0 + lane;
            float loop5_r0_0 = 0.0f;
            if (loop5_x1 < 4) {
              const float v369 = fabsf(t_motors[rest1 * 4 + loop5_x1]);
              loop5_r0_0 = v369;
            }
            loop5_a1_0 = __fadd_rn(loop5_a1_0, loop5_r0_0);
            loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_r0_0, 16));
          }
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 8));
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 4));
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 2));
          loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 1));
          s9 = __shfl_sync(~0u, loop5_a1_0, 0);
          const float v370 = __fmul_rn(s9, 0.25f);
          const float v372 = t_knobs[rest1 * 22 + 6];
          const unsigned int v374 = t_ruleWords[rest1 * 2];
          const unsigned int v377 = t_ruleWords[rest1 * 2 + 1];
          const float v387 = t_tune_plasticity[rest1];
          const float v393 = t_knobs[rest1 * 22 + 5];
          const int place0 = lane % 16;
          const int v225 = place0 * 2;
          const float v251 = t_mixHear[place0];
          const float v253 = t_mixSign[place0];
          const int v254 = t_mixFrom[place0];
          const int v255 = v254 >> 1;
          const int v256 = v254 & 1;
          const float v258 = t_mixEcho[place0];
          const float v260 = t_mixEcho[1 * 16 + place0];
          const bool v294 = (place0 & 1) == 1;
          const float v297 = __fmul_rn(t_reachX[i1_0 * 64 + place0], t_reachY[i2_0 * 64 + place0]);
          const float v299 = t_tune_drive[rest1 * 64 + place0];
          const float v300 = __fmul_rn(t_reachX[i1_0 * 64 + 1 * 32 + place0], t_reachY[i2_0 * 64 + 1 * 32 + place0]);
          const float v302 = t_tune_drive[rest1 * 64 + 1 * 32 + place0];
          const float v313 = t_mixHear[1 * 16 + place0];
          const float v314 = t_mixSign[1 * 16 + place0];
          const int v315 = t_mixFrom[1 * 16 + place0];
          const int v316 = v315 >> 1;
          const int v317 = v315 & 1;
          const float v319 = t_mixEcho[1 * 32 + place0];
          const float v320 = t_mixEcho[1 * 32 + 1 * 16 + place0];
          const float v345 = __fmul_rn(t_reachX[i1_0 * 64 + 1 * 16 + place0], t_reachY[i2_0 * 64 + 1 * 16 + place0]);
          const float v347 = t_tune_drive[rest1 * 64 + 1 * 16 + place0];
          const float v348 = __fmul_rn(t_reachX[i1_0 * 64 + 1 * 32 + 1 * 16 + place0], t_reachY[i2_0 * 64 + 1 * 32 + 1 * 16 + place0]);
          const float v350 = t_tune_drive[rest1 * 64 + 1 * 32 + 1 * 16 + place0];
          const bool v365 = place0 >= 14;
          const float v371 = __fmul_rn(((place0 == 14) ? v368 : v370), 0.05f);
          const bool v373 = place0 == 12;
          const float v380 = t_ruleSpread[place0];
          const float v381 = t_ruleMean[place0];
          const float v383 = t_ruleLimit[place0];
          const float v384 = -v383;
          const float v388 = t_ruleSparsity[place0];
          const float v389 = t_ruleEnergy[place0];
          const float v390 = t_ruleVariance[place0];
          #pragma unroll 2
          for (int turn0 = 0; turn0 < 16; ++turn0) {
            const int i3_0 = turn0 * 2 + lane / 16;
            const int v224 = v223 + i3_0;
            const int v226 = (v224 * 32) + v225;
            const unsigned int v228 = ((unsigned int)(v226 + 0)) + v227;
            const unsigned int v229 = (v228 ^ (v228 >> 16)) * 4239568231u;
            const unsigned int v231 = ((v229 ^ (v229 >> 13)) + v230) * 1228438113u;
            const unsigned int v232 = v231 ^ (v231 >> 17);
            const float v234 = t_memory[rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + i3_0 * 16 + place0];
            const float v235 = __fmul_rn(v234, 4.0f);
            const float v236 = min_f32(fabsf(v235), 9.2f);
            const float v237 = rintf(__fmaf_rn(v236, 2.88539f, (-0.3656f)));
            const unsigned int v238 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v237, 12582912.0f)), 23u);
            const float v239 = __uint_as_float(v238);
            const float v240 = __fsub_rn(1.0f, v239);
            const float v241 = __fmaf_rn(v237, (-0.3465736f), v236);
            const float v242 = __fmul_rn(v241, v241);
            const float v243 = __fmaf_rn(v242, __fmaf_rn(v242, (-0.050370853f), 0.13314901f), (-0.33333063f));
            const float v244 = __fmaf_rn(v241, __fmul_rn(v242, v243), v241);
            const float v245 = __fsub_rn(1.0f, v244);
            const float v246 = divide_plain(__fmul_rn(v239, __fmaf_rn((-v240), v245, __fadd_rn(v244, v244))), __fmaf_rn((-v240), v245, 2.0f));
            const unsigned int v247 = __float_as_uint(__fadd_rn(v240, v246)) | (__float_as_uint(v235) & 2147483648u);
            const float v248 = __uint_as_float(v247);
            const float v250 = l_hoist0[i3_0 * 20];
            const float v252 = l_hoist1[i3_0 * 20];
            const float v257 = t_content[rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + i3_0 * 32 + v256 * 16 + max_i32(min_i32(v255, 16 - 1), 0)];
            const float v259 = l_kept0[i3_0 * 20];
            const float v261 = l_kept1[i3_0 * 20];
            const float v262 = __fmaf_rn(v253, v257, __fmul_rn(__fmaf_rn(v258, v259, __fmul_rn(v260, v261)), 0.02f));
            const float v263 = l_hoist2[i3_0 * 20];
            const int v264 = i3_0 + 1;
            const float v265 = t_content[rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + min_i32(v264, 32 - 1) * 32 + place0];
            const int v266 = i3_0 - 1;
            const float v267 = t_content[rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + max_i32(v266, 0) * 32 + place0];
            const float v268 = l_hoist3[i3_0 * 20];
            const float v270 = t_content[rest1 * 1048576 + i1_0 * 32768 + min_i32(v269, 32 - 1) * 1024 + i3_0 * 32 + place0];
            const float v272 = t_content[rest1 * 1048576 + i1_0 * 32768 + max_i32(v271, 0) * 1024 + i3_0 * 32 + place0];
            const float v273 = l_hoist4[i3_0 * 20];
            const float v274 = t_content[rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + i3_0 * 32 + place0];
            const float v275 = l_hoist5[i3_0 * 20];
            const float v277 = t_content[rest1 * 1048576 + min_i32(v276, 32 - 1) * 32768 + i2_0 * 1024 + i3_0 * 32 + place0];
            const float v279 = t_content[rest1 * 1048576 + max_i32(v278, 0) * 32768 + i2_0 * 1024 + i3_0 * 32 + place0];
            const float v280 = __fmaf_rn(v268, __fadd_rn(v270, v272), __fmaf_rn(v273, v274, __fmul_rn(v275, __fadd_rn(v277, v279))));
            const float v281 = __fmaf_rn(v250, __fmaf_rn(v251, v252, v262), __fmaf_rn(v263, __fadd_rn(v265, v267), v280));
            const float v282 = min_f32(fabsf(v281), 9.2f);
            const float v283 = rintf(__fmaf_rn(v282, 2.88539f, (-0.3656f)));
            const unsigned int v284 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v283, 12582912.0f)), 23u);
            const float v285 = __uint_as_float(v284);
            const float v286 = __fsub_rn(1.0f, v285);
            const float v287 = __fmaf_rn(v283, (-0.3465736f), v282);
            const float v288 = __fmul_rn(v287, v287);
            const float v289 = __fmaf_rn(v288, __fmaf_rn(v288, (-0.050370853f), 0.13314901f), (-0.33333063f));
            const float v290 = __fmaf_rn(v287, __fmul_rn(v288, v289), v287);
            const float v291 = __fsub_rn(1.0f, v290);
            const float v292 = divide_plain(__fmul_rn(v285, __fmaf_rn((-v286), v291, __fadd_rn(v290, v290))), __fmaf_rn((-v286), v291, 2.0f));
            const unsigned int v293 = __float_as_uint(__fadd_rn(v286, v292)) | (__float_as_uint(v281) & 2147483648u);
            const float v295 = l_hoist6[i3_0 * 20];
            const float v296 = l_hoist7[i3_0 * 20];
            const float v298 = __fmul_rn(v297, t_reachZ[i3_0 * 64 + place0]);
            const float v301 = __fmul_rn(v300, t_reachZ[i3_0 * 64 + 1 * 32 + place0]);
            const float v303 = __fadd_rn(((v298 < 0.3663574f) ? 0.0f : __fmul_rn(v298, v299)), ((v301 < 0.3663574f) ? 0.0f : __fmul_rn(v301, v302)));
            const float v304 = __fmaf_rn(v248, v249, __fmaf_rn(__uint_as_float(v293), (v294 ? v295 : v296), v303));
            const float v305 = __fmaf_rn(__fmul_rn(__int2float_rn(sum_bytes(v232, (-510))), 0.006765875f), v233, v304);
            const float v307 = __fmul_rn(v305, v306);
            const float v308 = is_finite_f32(v307) ? v307 : 1e-30f;
            const unsigned int v309 = ((unsigned int)(v226 + 1)) + v227;
            const unsigned int v310 = (v309 ^ (v309 >> 16)) * 4239568231u;
            const unsigned int v311 = ((v310 ^ (v310 >> 13)) + v230) * 1228438113u;
            const unsigned int v312 = v311 ^ (v311 >> 17);
            const float v318 = t_content[rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + i3_0 * 32 + v317 * 16 + max_i32(min_i32(v316, 16 - 1), 0)];
            const float v321 = __fmaf_rn(v314, v318, __fmul_rn(__fmaf_rn(v319, v259, __fmul_rn(v320, v261)), 0.02f));
            const float v322 = t_content[rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + min_i32(v264, 32 - 1) * 32 + 1 * 16 + place0];
            const float v323 = t_content[rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + max_i32(v266, 0) * 32 + 1 * 16 + place0];
            const float v324 = t_content[rest1 * 1048576 + i1_0 * 32768 + min_i32(v269, 32 - 1) * 1024 + i3_0 * 32 + 1 * 16 + place0];
            const float v325 = t_content[rest1 * 1048576 + i1_0 * 32768 + max_i32(v271, 0) * 1024 + i3_0 * 32 + 1 * 16 + place0];
            const float v326 = t_content[rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + i3_0 * 32 + 1 * 16 + place0];
            const float v327 = t_content[rest1 * 1048576 + min_i32(v276, 32 - 1) * 32768 + i2_0 * 1024 + i3_0 * 32 + 1 * 16 + place0];
            const float v328 = t_content[rest1 * 1048576 + max_i32(v278, 0) * 32768 + i2_0 * 1024 + i3_0 * 32 + 1 * 16 + place0];
            const float v329 = __fmaf_rn(v268, __fadd_rn(v324, v325), __fmaf_rn(v273, v326, __fmul_rn(v275, __fadd_rn(v327, v328))));
            const float v330 = __fmaf_rn(v250, __fmaf_rn(v313, v252, v321), __fmaf_rn(v263, __fadd_rn(v322, v323), v329));
            const float v331 = min_f32(fabsf(v330), 9.2f);
            const float v332 = rintf(__fmaf_rn(v331, 2.88539f, (-0.3656f)));
            const unsigned int v333 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v332, 12582912.0f)), 23u);
            const float v334 = __uint_as_float(v333);
            const float v335 = __fsub_rn(1.0f, v334);
            const float v336 = __fmaf_rn(v332, (-0.3465736f), v331);
            const float v337 = __fmul_rn(v336, v336);
            const float v338 = __fmaf_rn(v337, __fmaf_rn(v337, (-0.050370853f), 0.13314901f), (-0.33333063f));
            const float v339 = __fmaf_rn(v336, __fmul_rn(v337, v338), v336);
            const float v340 = __fsub_rn(1.0f, v339);
            const float v341 = divide_plain(__fmul_rn(v334, __fmaf_rn((-v335), v340, __fadd_rn(v339, v339))), __fmaf_rn((-v335), v340, 2.0f));
            const unsigned int v342 = __float_as_uint(__fadd_rn(v335, v341)) | (__float_as_uint(v330) & 2147483648u);
            const float v343 = l_hoist8[i3_0 * 20];
            const float v344 = l_hoist9[i3_0 * 20];
            const float v346 = __fmul_rn(v345, t_reachZ[i3_0 * 64 + 1 * 16 + place0]);
            const float v349 = __fmul_rn(v348, t_reachZ[i3_0 * 64 + 1 * 32 + 1 * 16 + place0]);
            const float v351 = __fadd_rn(((v346 < 0.3663574f) ? 0.0f : __fmul_rn(v346, v347)), ((v349 < 0.3663574f) ? 0.0f : __fmul_rn(v349, v350)));
            const float v352 = __fmaf_rn((-v248), v249, __fmaf_rn(__uint_as_float(v342), (v294 ? v343 : v344), v351));
            const float v353 = __fmaf_rn(__fmul_rn(__int2float_rn(sum_bytes(v312, (-510))), 0.006765875f), v233, v352);
            const float v354 = __fmul_rn(v353, v306);
            const float v355 = is_finite_f32(v354) ? v354 : 1e-30f;
            const float v359 = f16_to_f32(t_pattern[rest1 * 65536 + v357 * 4096 + v358 * 256 + (i3_0 / 2) * 16 + place0]);
            const float v361 = __fmaf_rn(v234, 0.9986f, __fmul_rn(v360, __fmaf_rn(__fadd_rn(v274, v326), 0.5f, (-v234))));
            const float v363 = __fmul_rn(__fmaf_rn(v356, __fsub_rn(v359, v234), v361), v362);
            const float v364 = is_finite_f32(v363) ? v363 : 1e-30f;
            const float v366 = t_dynamics[rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + i3_0 * 16 + place0];
            const unsigned int v375 = ((unsigned int)((v224 * 16) + place0)) + v374;
            const unsigned int v376 = (v375 ^ (v375 >> 16)) * 4239568231u;
            const unsigned int v378 = ((v376 ^ (v376 >> 13)) + v377) * 1228438113u;
            const unsigned int v379 = v378 ^ (v378 >> 17);
            const float v382 = __fmaf_rn(__fmul_rn(__int2float_rn(sum_bytes(v379, (-510))), 0.006765875f), v380, v381);
            const float v385 = (l_hoist10[i3_0 * 20] < 0.05f) ? 0.8f : min_f32(max_f32(v382, v384), v383);
            const float v386 = v373 ? v385 : v382;
            const float v391 = __fmaf_rn(v389, l_hoist12[i3_0 * 20], __fmul_rn(v390, l_hoist13[i3_0 * 20]));
            const float v392 = min_f32(max_f32(__fmaf_rn(v388, l_hoist11[i3_0 * 20], v391), (-1.0f)), 1.0f);
            const float v394 = __fmaf_rn(__fmaf_rn(__fsub_rn(v366, v386), 0.95f, __fmul_rn(v387, v392)), v393, v386);
            const float v395 = v365 ? __fmul_rn(__fmaf_rn(v366, 0.95f, v371), v372) : min_f32(max_f32(v394, (-5.0f)), 5.0f);
            const float v396 = is_finite_f32(v395) ? v395 : 1e-30f;
            t_content_next[rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + i3_0 * 32 + place0] = v308;
            t_content_next[rest1 * 1048576 + i1_0 * 32768 + i2_0 * 1024 + i3_0 * 32 + 1 * 16 + place0] = v355;
            t_memory[rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + i3_0 * 16 + place0] = v364;
            t_dynamics_next[rest1 * 524288 + i1_0 * 16384 + i2_0 * 512 + i3_0 * 16 + place0] = v396;
          }
        }
        __syncwarp();
      }
    }
    __syncthreads();
  }
  if (turn < end4) {
    float* const t_planRules = (float*)(arena + arena[103]);
    float* const t_knobs = (float*)(arena + arena[16]);
    float* const t_mixSay = (float*)(arena + arena[53]);
    float* const t_planField = (float*)(arena + arena[(cycle & 1u) ? 102 : 101]);
    int* const t_age = (int*)(arena + arena[17]);
    float* const t_means = (float*)(arena + arena[62]);
    float* const t_mixHear = (float*)(arena + arena[54]);
    float* const t_mixSign = (float*)(arena + arena[52]);
    int* const t_mixFrom = (int*)(arena + arena[51]);
    float* const t_mixEcho = (float*)(arena + arena[55]);
    float* const t_tune_memoryGain = (float*)(arena + arena[134]);
    float* const t_patternOn = (float*)(arena + arena[96]);
    float* const t_planPattern = (float*)(arena + arena[104]);
    float* const t_planField_next = (float*)(arena + arena[(cycle & 1u) ? 101 : 102]);
    for (; turn < end4; turn += blocks) {
      const int unit4 = (turn - end3) * 8 + warp;
      if (unit4 < (n_B * 128)) {
        const int i3_1 = (int)((unsigned int)unit4 % (unsigned int)4);
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
        const float v423 = t_knobs[rest6 * 22 + 7];
        const float v466 = t_knobs[rest6 * 22 + 8];
        for (int row4 = lane; row4 < 4; row4 += 32) {
          const float4 piece3_0 = ((const float4*)(t_planRules + (rest6 * 1024 + i2_1 * 256 + i3_1 * 64 + row4 * 16)))[0];
          const float4 piece3_1 = ((const float4*)(t_planRules + (rest6 * 1024 + i2_1 * 256 + i3_1 * 64 + row4 * 16)))[1];
          const float4 piece3_2 = ((const float4*)(t_planRules + (rest6 * 1024 + i2_1 * 256 + i3_1 * 64 + row4 * 16)))[2];
          const float4 piece3_3 = ((const float4*)(t_planRules + (rest6 * 1024 + i2_1 * 256 + i3_1 * 64 + row4 * 16)))[3];
          const float piece3[16] = {piece3_0.x, piece3_0.y, piece3_0.z, piece3_0.w, piece3_1.x, piece3_1.y, piece3_1.z, piece3_1.w, piece3_2.x, piece3_2.y, piece3_2.z, piece3_2.w, piece3_3.x, piece3_3.y, piece3_3.z, piece3_3.w};
          const float v397 = min_f32(max_f32(piece3[12], (-104.0f)), 18.0f);
          const float v398 = rintf(__fmul_rn(v397, 1.442695f));
          const float v399 = __fmaf_rn(v398, (-0.0000014286068f), __fmaf_rn(v398, (-0.69314575f), v397));
          const float v400 = __fmaf_rn(v399, __fmaf_rn(v399, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v401 = __fmaf_rn(__fmul_rn(v399, v399), __fmaf_rn(v399, __fmaf_rn(v399, v400, 0.16666521f), 0.49999994f), v399);
          const unsigned int v402 = shift_left_u32(__float_as_uint(__fadd_rn(v398, 12582912.0f)), 23u) + 1602224128u;
          const float v403 = __fmul_rn(__fadd_rn(v401, 1.0f), __uint_as_float(v402));
          const float v404 = __fmul_rn(v403, 5.421011e-20f);
          const bool v405 = v404 < 0.33333334f;
          const float v406 = divide_plain(__fmul_rn(v404, (v405 ? v404 : 1.0f)), __fmaf_rn(v403, 5.421011e-20f, 1.0f));
          const float v407 = __fmul_rn(__fadd_rn((v405 ? __fmaf_rn(v403, 5.421011e-20f, (-v406)) : v406), 0.5f), 0.9f);
          const float v408 = __fadd_rn(__fadd_rn(__fadd_rn(piece3[8], piece3[9]), piece3[10]), piece3[11]);
          const float v409 = __fmul_rn(v408, 0.25f);
          const float v410 = min_f32(fabsf(v409), 9.2f);
          const float v411 = rintf(__fmaf_rn(v410, 2.88539f, (-0.3656f)));
          const unsigned int v412 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v411, 12582912.0f)), 23u);
          const float v413 = __uint_as_float(v412);
          const float v414 = __fsub_rn(1.0f, v413);
          const float v415 = __fmaf_rn(v411, (-0.3465736f), v410);
          const float v416 = __fmul_rn(v415, v415);
          const float v417 = __fmaf_rn(v416, __fmaf_rn(v416, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v418 = __fmaf_rn(v415, __fmul_rn(v416, v417), v415);
          const float v419 = __fsub_rn(1.0f, v418);
          const float v420 = divide_plain(__fmul_rn(v413, __fmaf_rn((-v414), v419, __fadd_rn(v418, v418))), __fmaf_rn((-v414), v419, 2.0f));
          const unsigned int v421 = __float_as_uint(__fadd_rn(v414, v420)) | (__float_as_uint(v409) & 2147483648u);
          const float v422 = __fmaf_rn(__uint_as_float(v421), 0.45f, 0.5f);
          const float v424 = __fmul_rn(v407, __fmul_rn(v422, v423));
          const float4 piece4_0 = ((const float4*)(t_mixSay + (0)))[0];
          const float4 piece4_1 = ((const float4*)(t_mixSay + (0)))[1];
          const float4 piece4_2 = ((const float4*)(t_mixSay + (0)))[2];
          const float4 piece4_3 = ((const float4*)(t_mixSay + (0)))[3];
          const float4 piece4_4 = ((const float4*)(t_mixSay + (0)))[4];
          const float4 piece4_5 = ((const float4*)(t_mixSay + (0)))[5];
          const float4 piece4_6 = ((const float4*)(t_mixSay + (0)))[6];
          const float4 piece4_7 = ((const float4*)(t_mixSay + (0)))[7];
          const float piece4[32] = {piece4_0.x, piece4_0.y, piece4_0.z, piece4_0.w, piece4_1.x, piece4_1.y, piece4_1.z, piece4_1.w, piece4_2.x, piece4_2.y, piece4_2.z, piece4_2.w, piece4_3.x, piece4_3.y, piece4_3.z, piece4_3.w, piece4_4.x, piece4_4.y, piece4_4.z, piece4_4.w, piece4_5.x, piece4_5.y, piece4_5.z, piece4_5.w, piece4_6.x, piece4_6.y, piece4_6.z, piece4_6.w, piece4_7.x, piece4_7.y, piece4_7.z, piece4_7.w};
          const float4 piece5_0 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + row4 * 48)))[0];
          const float4 piece5_1 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + row4 * 48)))[1];
          const float4 piece5_2 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + row4 * 48)))[2];
          const float4 piece5_3 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + row4 * 48)))[3];
          const float piece5[16] = {piece5_0.x, piece5_0.y, piece5_0.z, piece5_0.w, piece5_1.x, piece5_1.y, piece5_1.z, piece5_1.w, piece5_2.x, piece5_2.y, piece5_2.z, piece5_2.w, piece5_3.x, piece5_3.y, piece5_3.z, piece5_3.w};
          const float4 piece6_0 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + row4 * 48 + 1 * 16)))[0];
          const float4 piece6_1 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + row4 * 48 + 1 * 16)))[1];
          const float4 piece6_2 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + row4 * 48 + 1 * 16)))[2];
          const float4 piece6_3 = ((const float4*)(t_planField + (rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + row4 * 48 + 1 * 16)))[3];
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
              const float v425 = __fmul_rn(piece4[loop6_x1], piece5[loop6_x1]);
              const float v426 = __fmul_rn(piece4[1 * 16 + loop6_x1], piece6[loop6_x1]);
              loop6_a1_0 = loop6_x1 < 16 ? v425 : __fadd_rn(loop6_a1_0, v425);
              loop6_a1_1 = loop6_x1 < 16 ? v426 : __fadd_rn(loop6_a1_1, v426);
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
          const float v427 = min_f32(fabsf(s10), 9.2f);
          const float v428 = rintf(__fmaf_rn(v427, 2.88539f, (-0.3656f)));
          const unsigned int v429 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v428, 12582912.0f)), 23u);
          const float v430 = __uint_as_float(v429);
          const float v431 = __fsub_rn(1.0f, v430);
          const float v432 = __fmaf_rn(v428, (-0.3465736f), v427);
          const float v433 = __fmul_rn(v432, v432);
          const float v434 = __fmaf_rn(v433, __fmaf_rn(v433, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v435 = __fmaf_rn(v432, __fmul_rn(v433, v434), v432);
          const float v436 = __fsub_rn(1.0f, v435);
          const float v437 = divide_plain(__fmul_rn(v430, __fmaf_rn((-v431), v436, __fadd_rn(v435, v435))), __fmaf_rn((-v431), v436, 2.0f));
          const unsigned int v438 = __float_as_uint(__fadd_rn(v431, v437)) | (__float_as_uint(s10) & 2147483648u);
          const float v439 = min_f32(fabsf(s11), 9.2f);
          const float v440 = rintf(__fmaf_rn(v439, 2.88539f, (-0.3656f)));
          const unsigned int v441 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v440, 12582912.0f)), 23u);
          const float v442 = __uint_as_float(v441);
          const float v443 = __fsub_rn(1.0f, v442);
          const float v444 = __fmaf_rn(v440, (-0.3465736f), v439);
          const float v445 = __fmul_rn(v444, v444);
          const float v446 = __fmaf_rn(v445, __fmaf_rn(v445, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v447 = __fmaf_rn(v444, __fmul_rn(v445, v446), v444);
          const float v448 = __fsub_rn(1.0f, v447);
          const float v449 = divide_plain(__fmul_rn(v442, __fmaf_rn((-v443), v448, __fadd_rn(v447, v447))), __fmaf_rn((-v443), v448, 2.0f));
          const unsigned int v450 = __float_as_uint(__fadd_rn(v443, v449)) | (__float_as_uint(s11) & 2147483648u);
          const float v451 = __fmul_rn(__fmul_rn(__uint_as_float(v438), __uint_as_float(v450)), 1.0f);
          const float v452 = piece3[6];
          const float v453 = min_f32(fabsf(v452), 9.2f);
          const float v454 = rintf(__fmaf_rn(v453, 2.88539f, (-0.3656f)));
          const unsigned int v455 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v454, 12582912.0f)), 23u);
          const float v456 = __uint_as_float(v455);
          const float v457 = __fsub_rn(1.0f, v456);
          const float v458 = __fmaf_rn(v454, (-0.3465736f), v453);
          const float v459 = __fmul_rn(v458, v458);
          const float v460 = __fmaf_rn(v459, __fmaf_rn(v459, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v461 = __fmaf_rn(v458, __fmul_rn(v459, v460), v458);
          const float v462 = __fsub_rn(1.0f, v461);
          const float v463 = divide_plain(__fmul_rn(v456, __fmaf_rn((-v457), v462, __fadd_rn(v461, v461))), __fmaf_rn((-v457), v462, 2.0f));
          const unsigned int v464 = __float_as_uint(__fadd_rn(v457, v463)) | (__float_as_uint(v452) & 2147483648u);
          const float v465 = __fmaf_rn(__uint_as_float(v464), 0.05f, 0.05f);
          const float v467 = __fmul_rn(v407, __fmul_rn(v465, v466));
          const float v468 = piece3[5];
          const float v469 = min_f32(fabsf(v468), 9.2f);
          const float v470 = rintf(__fmaf_rn(v469, 2.88539f, (-0.3656f)));
          const unsigned int v471 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v470, 12582912.0f)), 23u);
          const float v472 = __uint_as_float(v471);
          const float v473 = __fsub_rn(1.0f, v472);
          const float v474 = __fmaf_rn(v470, (-0.3465736f), v469);
          const float v475 = __fmul_rn(v474, v474);
          const float v476 = __fmaf_rn(v475, __fmaf_rn(v475, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v477 = __fmaf_rn(v474, __fmul_rn(v475, v476), v474);
          const float v478 = __fsub_rn(1.0f, v477);
          const float v479 = divide_plain(__fmul_rn(v472, __fmaf_rn((-v473), v478, __fadd_rn(v477, v477))), __fmaf_rn((-v473), v478, 2.0f));
          const unsigned int v480 = __float_as_uint(__fadd_rn(v473, v479)) | (__float_as_uint(v468) & 2147483648u);
          const float v481 = __fmul_rn(__fmaf_rn(__uint_as_float(v480), 0.05f, 0.05f), v466);
          const float v482 = __fmul_rn(v407, v481);
          const float v483 = piece3[4];
          const float v484 = min_f32(fabsf(v483), 9.2f);
          const float v485 = rintf(__fmaf_rn(v484, 2.88539f, (-0.3656f)));
          const unsigned int v486 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v485, 12582912.0f)), 23u);
          const float v487 = __uint_as_float(v486);
          const float v488 = __fsub_rn(1.0f, v487);
          const float v489 = __fmaf_rn(v485, (-0.3465736f), v484);
          const float v490 = __fmul_rn(v489, v489);
          const float v491 = __fmaf_rn(v490, __fmaf_rn(v490, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v492 = __fmaf_rn(v489, __fmul_rn(v490, v491), v489);
          const float v493 = __fsub_rn(1.0f, v492);
          const float v494 = divide_plain(__fmul_rn(v487, __fmaf_rn((-v488), v493, __fadd_rn(v492, v492))), __fmaf_rn((-v488), v493, 2.0f));
          const unsigned int v495 = __float_as_uint(__fadd_rn(v488, v494)) | (__float_as_uint(v483) & 2147483648u);
          const float v496 = __fmaf_rn(__uint_as_float(v495), 0.05f, 0.05f);
          const float v497 = __fmaf_rn(__fmaf_rn(v465, v466, __fmaf_rn(v496, v466, v481)), (-2.0f), 1.0f);
          const float v498 = __fmul_rn(v407, __fmaf_rn((-v422), v423, v497));
          const float v499 = __fmul_rn(v407, __fmul_rn(v496, v466));
          const float v500 = min_f32(max_f32(piece3[2], (-104.0f)), 18.0f);
          const float v501 = rintf(__fmul_rn(v500, 1.442695f));
          const float v502 = __fmaf_rn(v501, (-0.0000014286068f), __fmaf_rn(v501, (-0.69314575f), v500));
          const float v503 = __fmaf_rn(v502, __fmaf_rn(v502, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v504 = __fmaf_rn(__fmul_rn(v502, v502), __fmaf_rn(v502, __fmaf_rn(v502, v503, 0.16666521f), 0.49999994f), v502);
          const unsigned int v505 = shift_left_u32(__float_as_uint(__fadd_rn(v501, 12582912.0f)), 23u) + 1602224128u;
          const float v506 = __fmul_rn(__fadd_rn(v504, 1.0f), __uint_as_float(v505));
          const float v507 = __fmul_rn(v506, 5.421011e-20f);
          const bool v508 = v507 < 0.33333334f;
          const float v509 = divide_plain(__fmul_rn(v507, (v508 ? v507 : 1.0f)), __fmaf_rn(v506, 5.421011e-20f, 1.0f));
          const float v510 = __fmaf_rn((v508 ? __fmaf_rn(v506, 5.421011e-20f, (-v509)) : v509), 0.1f, 0.9f);
          const float v511 = __fmul_rn(v510, 0.95f);
          const float v512 = min_f32(max_f32(piece3[0], (-104.0f)), 18.0f);
          const float v513 = rintf(__fmul_rn(v512, 1.442695f));
          const float v514 = __fmaf_rn(v513, (-0.0000014286068f), __fmaf_rn(v513, (-0.69314575f), v512));
          const float v515 = __fmaf_rn(v514, __fmaf_rn(v514, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v516 = __fmaf_rn(__fmul_rn(v514, v514), __fmaf_rn(v514, __fmaf_rn(v514, v515, 0.16666521f), 0.49999994f), v514);
          const unsigned int v517 = shift_left_u32(__float_as_uint(__fadd_rn(v513, 12582912.0f)), 23u) + 1602224128u;
          const float v518 = __fmul_rn(__fadd_rn(v516, 1.0f), __uint_as_float(v517));
          const float v519 = __fmul_rn(v518, 5.421011e-20f);
          const bool v520 = v519 < 0.33333334f;
          const float v521 = divide_plain(__fmul_rn(v519, (v520 ? v519 : 1.0f)), __fmaf_rn(v518, 5.421011e-20f, 1.0f));
          const float v522 = __fmaf_rn((v520 ? __fmaf_rn(v518, 5.421011e-20f, (-v521)) : v521), 0.1f, 0.9f);
          const float v523 = __fmul_rn(v522, 0.95f);
          const float v524 = min_f32(max_f32(piece3[3], (-104.0f)), 18.0f);
          const float v525 = rintf(__fmul_rn(v524, 1.442695f));
          const float v526 = __fmaf_rn(v525, (-0.0000014286068f), __fmaf_rn(v525, (-0.69314575f), v524));
          const float v527 = __fmaf_rn(v526, __fmaf_rn(v526, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v528 = __fmaf_rn(__fmul_rn(v526, v526), __fmaf_rn(v526, __fmaf_rn(v526, v527, 0.16666521f), 0.49999994f), v526);
          const unsigned int v529 = shift_left_u32(__float_as_uint(__fadd_rn(v525, 12582912.0f)), 23u) + 1602224128u;
          const float v530 = __fmul_rn(__fadd_rn(v528, 1.0f), __uint_as_float(v529));
          const float v531 = __fmul_rn(v530, 5.421011e-20f);
          const bool v532 = v531 < 0.33333334f;
          const float v533 = divide_plain(__fmul_rn(v531, (v532 ? v531 : 1.0f)), __fmaf_rn(v530, 5.421011e-20f, 1.0f));
          const float v534 = __fmaf_rn((v532 ? __fmaf_rn(v530, 5.421011e-20f, (-v533)) : v533), 0.1f, 0.9f);
          const float v535 = __fmul_rn(v534, 0.95f);
          const float v536 = min_f32(max_f32(piece3[1], (-104.0f)), 18.0f);
          const float v537 = rintf(__fmul_rn(v536, 1.442695f));
          const float v538 = __fmaf_rn(v537, (-0.0000014286068f), __fmaf_rn(v537, (-0.69314575f), v536));
          const float v539 = __fmaf_rn(v538, __fmaf_rn(v538, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v540 = __fmaf_rn(__fmul_rn(v538, v538), __fmaf_rn(v538, __fmaf_rn(v538, v539, 0.16666521f), 0.49999994f), v538);
          const unsigned int v541 = shift_left_u32(__float_as_uint(__fadd_rn(v537, 12582912.0f)), 23u) + 1602224128u;
          const float v542 = __fmul_rn(__fadd_rn(v540, 1.0f), __uint_as_float(v541));
          const float v543 = __fmul_rn(v542, 5.421011e-20f);
          const bool v544 = v543 < 0.33333334f;
          const float v545 = divide_plain(__fmul_rn(v543, (v544 ? v543 : 1.0f)), __fmaf_rn(v542, 5.421011e-20f, 1.0f));
          const float v546 = __fmaf_rn((v544 ? __fmaf_rn(v542, 5.421011e-20f, (-v545)) : v545), 0.1f, 0.9f);
          const float v547 = __fmul_rn(v546, 0.95f);
          l_hoist0[row4] = v424;
          l_hoist1[row4] = v451;
          l_hoist2[row4] = v467;
          l_hoist3[row4] = v482;
          l_hoist4[row4] = v498;
          l_hoist5[row4] = v499;
          l_hoist6[row4] = v511;
          l_hoist7[row4] = v523;
          l_hoist8[row4] = v535;
          l_hoist9[row4] = v547;
        }
        __syncwarp();
        const bool v548 = (t_age[rest6] % 21) == 0;
        const int v565 = i3_1 + 1;
        const int v567 = i3_1 - 1;
        const int v572 = i2_1 + 1;
        const int v574 = i2_1 - 1;
        const float v605 = t_tune_memoryGain[rest6];
        const float v640 = __fmul_rn(((i1_1 > 0) ? 1.0f : t_patternOn[rest6]), 0.1f);
        for (int row5 = lane; row5 < 64; row5 += 32) {
          const int i5_0 = (int)((unsigned int)row5 % (unsigned int)16);
          const int rest7 = (int)((unsigned int)row5 / (unsigned int)16);
          const float v549 = l_hoist0[rest7];
          const float v550 = l_hoist1[rest7];
          const int v551 = t_mixFrom[i5_0];
          const int v552 = v551 & 1;
          const int v553 = v551 >> 1;
          const float v554 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + rest7 * 48 + v552 * 16 + max_i32(min_i32(v553, 16 - 1), 0)];
          const float v555 = t_planRules[rest6 * 1024 + i2_1 * 256 + i3_1 * 64 + rest7 * 16 + 14];
          const float v556 = t_planRules[rest6 * 1024 + i2_1 * 256 + i3_1 * 64 + rest7 * 16 + 15];
          const float v557 = __fmaf_rn(t_mixEcho[i5_0], v555, __fmul_rn(t_mixEcho[1 * 16 + i5_0], v556));
          const float v558 = __fmaf_rn(t_mixHear[i5_0], v550, __fmaf_rn(t_mixSign[i5_0], v554, __fmul_rn(v557, 0.02f)));
          const float v559 = l_hoist2[rest7];
          const int v560 = rest7 + 1;
          const float v561 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + min_i32(v560, 4 - 1) * 48 + i5_0];
          const int v562 = rest7 - 1;
          const float v563 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + max_i32(v562, 0) * 48 + i5_0];
          const float v564 = l_hoist3[rest7];
          const float v566 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + min_i32(v565, 4 - 1) * 192 + rest7 * 48 + i5_0];
          const float v568 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + max_i32(v567, 0) * 192 + rest7 * 48 + i5_0];
          const float v569 = l_hoist4[rest7];
          const float v570 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + rest7 * 48 + i5_0];
          const float v571 = l_hoist5[rest7];
          const float v573 = t_planField[rest6 * 24576 + i1_1 * 3072 + min_i32(v572, 4 - 1) * 768 + i3_1 * 192 + rest7 * 48 + i5_0];
          const float v575 = t_planField[rest6 * 24576 + i1_1 * 3072 + max_i32(v574, 0) * 768 + i3_1 * 192 + rest7 * 48 + i5_0];
          const float v576 = __fmaf_rn(v564, __fadd_rn(v566, v568), __fmaf_rn(v569, v570, __fmul_rn(v571, __fadd_rn(v573, v575))));
          const float v577 = __fmaf_rn(v549, v558, __fmaf_rn(v559, __fadd_rn(v561, v563), v576));
          const float v578 = min_f32(fabsf(v577), 9.2f);
          const float v579 = rintf(__fmaf_rn(v578, 2.88539f, (-0.3656f)));
          const unsigned int v580 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v579, 12582912.0f)), 23u);
          const float v581 = __uint_as_float(v580);
          const float v582 = __fsub_rn(1.0f, v581);
          const float v583 = __fmaf_rn(v579, (-0.3465736f), v578);
          const float v584 = __fmul_rn(v583, v583);
          const float v585 = __fmaf_rn(v584, __fmaf_rn(v584, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v586 = __fmaf_rn(v583, __fmul_rn(v584, v585), v583);
          const float v587 = __fsub_rn(1.0f, v586);
          const float v588 = divide_plain(__fmul_rn(v581, __fmaf_rn((-v582), v587, __fadd_rn(v586, v586))), __fmaf_rn((-v582), v587, 2.0f));
          const unsigned int v589 = __float_as_uint(__fadd_rn(v582, v588)) | (__float_as_uint(v577) & 2147483648u);
          const bool v590 = (i5_0 & 1) == 1;
          const float v591 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + rest7 * 48 + 2 * 16 + i5_0];
          const float v592 = __fmul_rn(v591, 4.0f);
          const float v593 = min_f32(fabsf(v592), 9.2f);
          const float v594 = rintf(__fmaf_rn(v593, 2.88539f, (-0.3656f)));
          const unsigned int v595 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v594, 12582912.0f)), 23u);
          const float v596 = __uint_as_float(v595);
          const float v597 = __fsub_rn(1.0f, v596);
          const float v598 = __fmaf_rn(v594, (-0.3465736f), v593);
          const float v599 = __fmul_rn(v598, v598);
          const float v600 = __fmaf_rn(v599, __fmaf_rn(v599, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v601 = __fmaf_rn(v598, __fmul_rn(v599, v600), v598);
          const float v602 = __fsub_rn(1.0f, v601);
          const float v603 = divide_plain(__fmul_rn(v596, __fmaf_rn((-v597), v602, __fadd_rn(v601, v601))), __fmaf_rn((-v597), v602, 2.0f));
          const unsigned int v604 = __float_as_uint(__fadd_rn(v597, v603)) | (__float_as_uint(v592) & 2147483648u);
          const float v606 = __fmul_rn(__uint_as_float(v604), v605);
          const float v607 = __fmaf_rn(__uint_as_float(v589), (v590 ? l_hoist6[rest7] : l_hoist7[rest7]), v606);
          const float v608 = v548 ? t_means[rest6 * 4096 + i2_1 * 1024 + i3_1 * 256 + rest7 * 64 + i5_0] : (is_finite_f32(v607) ? v607 : 1e-30f);
          const float v609 = t_means[rest6 * 4096 + i2_1 * 1024 + i3_1 * 256 + rest7 * 64 + 1 * 16 + i5_0];
          const int v610 = t_mixFrom[1 * 16 + i5_0];
          const int v611 = v610 & 1;
          const int v612 = v610 >> 1;
          const float v613 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + rest7 * 48 + v611 * 16 + max_i32(min_i32(v612, 16 - 1), 0)];
          const float v614 = __fmaf_rn(t_mixEcho[1 * 32 + i5_0], v555, __fmul_rn(t_mixEcho[1 * 32 + 1 * 16 + i5_0], v556));
          const float v615 = __fmaf_rn(t_mixHear[1 * 16 + i5_0], v550, __fmaf_rn(t_mixSign[1 * 16 + i5_0], v613, __fmul_rn(v614, 0.02f)));
          const float v616 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + min_i32(v560, 4 - 1) * 48 + 1 * 16 + i5_0];
          const float v617 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + max_i32(v562, 0) * 48 + 1 * 16 + i5_0];
          const float v618 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + min_i32(v565, 4 - 1) * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v619 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + max_i32(v567, 0) * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v620 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v621 = t_planField[rest6 * 24576 + i1_1 * 3072 + min_i32(v572, 4 - 1) * 768 + i3_1 * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v622 = t_planField[rest6 * 24576 + i1_1 * 3072 + max_i32(v574, 0) * 768 + i3_1 * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v623 = __fmaf_rn(v564, __fadd_rn(v618, v619), __fmaf_rn(v569, v620, __fmul_rn(v571, __fadd_rn(v621, v622))));
          const float v624 = __fmaf_rn(v549, v615, __fmaf_rn(v559, __fadd_rn(v616, v617), v623));
          const float v625 = min_f32(fabsf(v624), 9.2f);
          const float v626 = rintf(__fmaf_rn(v625, 2.88539f, (-0.3656f)));
          const unsigned int v627 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v626, 12582912.0f)), 23u);
          const float v628 = __uint_as_float(v627);
          const float v629 = __fsub_rn(1.0f, v628);
          const float v630 = __fmaf_rn(v626, (-0.3465736f), v625);
          const float v631 = __fmul_rn(v630, v630);
          const float v632 = __fmaf_rn(v631, __fmaf_rn(v631, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v633 = __fmaf_rn(v630, __fmul_rn(v631, v632), v630);
          const float v634 = __fsub_rn(1.0f, v633);
          const float v635 = divide_plain(__fmul_rn(v628, __fmaf_rn((-v629), v634, __fadd_rn(v633, v633))), __fmaf_rn((-v629), v634, 2.0f));
          const unsigned int v636 = __float_as_uint(__fadd_rn(v629, v635)) | (__float_as_uint(v624) & 2147483648u);
          const float v637 = __fmaf_rn(__uint_as_float(v636), (v590 ? l_hoist8[rest7] : l_hoist9[rest7]), (-v606));
          const float v638 = v548 ? v609 : (is_finite_f32(v637) ? v637 : 1e-30f);
          const float v639 = t_means[rest6 * 4096 + i2_1 * 1024 + i3_1 * 256 + rest7 * 64 + 2 * 16 + i5_0];
          const float v641 = t_planPattern[rest6 * 8192 + i1_1 * 1024 + i2_1 * 256 + i3_1 * 64 + rest7 * 16 + i5_0];
          const float v642 = __fmaf_rn(v591, 0.9986f, __fmul_rn(v640, __fsub_rn(v641, v591)));
          const float v643 = v548 ? v639 : (is_finite_f32(v642) ? v642 : 1e-30f);
          t_planField_next[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + rest7 * 48 + i5_0] = v608;
          t_planField_next[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + rest7 * 48 + 1 * 16 + i5_0] = v638;
          t_planField_next[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_1 * 192 + rest7 * 48 + 2 * 16 + i5_0] = v643;
        }
        __syncwarp();
      }
    }
    __syncthreads();
  }
  if (turn < end5) {
    float* const t_reply = (float*)(arena + arena[151]);
    float* const t_phi = (float*)(arena + arena[77]);
    float* const t_inverse = (float*)(arena + arena[124]);
    float* const t_knobs = (float*)(arena + arena[16]);
    float* const t_replyGain = (float*)(arena + arena[152]);
    float* const t_replyShrink = (float*)(arena + arena[153]);
    float* const t_sensors = (float*)(arena + arena[26]);
    float* const t_members = (float*)(arena + arena[119]);
    float* const t_readout = (float*)(arena + arena[123]);
    for (; turn < end5; turn += blocks) {
      const int unit5 = (turn - end4);
      if (warp == 0) {
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
            const float v644 = __fmul_rn(t_reply[unit5 * 160 + loop7_x1], t_phi[unit5 * 160 + loop7_x1]);
            const float v645 = t_inverse[unit5 * 25600 + loop7_x1 * 160 + loop7_x1];
            loop7_r0_0[loop7_x1_0 / 32] = v644;
            loop7_r0_1[loop7_x1_0 / 32] = v645;
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
        loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 4));
        loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 2));
        loop7_a1_0 = __fadd_rn(loop7_a1_0, __shfl_down_sync(~0u, loop7_a1_0, 1));
        s12 = __shfl_sync(~0u, loop7_a1_0, 0);
        loop7_a1_1 = __fadd_rn(loop7_a1_1, __shfl_down_sync(~0u, loop7_a1_1, 8));
        loop7_a1_1 = __fadd_rn(loop7_a1_1, __shfl_down_sync(~0u, loop7_a1_1, 4));
        loop7_a1_1 = __fadd_rn(loop7_a1_1, __shfl_down_sync(~0u, loop7_a1_1, 2));
        loop7_a1_1 = __fadd_rn(loop7_a1_1, __shfl_down_sync(~0u, loop7_a1_1, 1));
        s13 = __shfl_sync(~0u, loop7_a1_1, 0);
        const bool v646 = (s12 > 0.000001f) && (t_knobs[unit5 * 22] > 0.0f);
        const float v647 = v646 ? __fdiv_rn(1.0f, __fadd_rn(s12, 0.9995f)) : 0.0f;
        const float v648 = (v646 && (s13 < 16000.0f)) ? 1.0005002f : 1.0f;
        __syncwarp();
        if (lane == 0) {
          t_replyGain[unit5] = v647;
          t_replyShrink[unit5] = v648;
        }
      }
      __syncthreads();
      const float v650 = t_replyGain[unit5];
      for (int row6 = threadIdx.x; row6 < 3840; row6 += 256) {
        const int i2_2 = (int)((unsigned int)row6 % (unsigned int)160);
        const int rest8 = (int)((unsigned int)row6 / (unsigned int)160);
        const float v649 = __fsub_rn(t_sensors[unit5 * 24 + rest8], t_members[unit5 * 96 + 3 * 24 + rest8]);
        const float v651 = __fmaf_rn(v649, __fmul_rn(t_reply[unit5 * 160 + i2_2], v650), t_readout[unit5 * 3840 + rest8 * 160 + i2_2]);
        t_readout[unit5 * 3840 + rest8 * 160 + i2_2] = min_f32(max_f32(v651, (-100.0f)), 100.0f);
      }
      __syncthreads();
    }
  }
  if (turn < end6) {
    int* const t_chooseVictims_where = (int*)(arena + arena[187]);
    float* const t_chooseVictims_best = (float*)(arena + arena[186]);
    int* const t_chooseVictims_rank = (int*)(arena + arena[188]);
    int* const t_victim = (int*)(arena + arena[157]);
    for (; turn < end6; turn += blocks) {
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
            const int v652 = list1_x0 / 8;
            const int v653 = list1_x0 % 8;
            const bool v654 = (-1) < t_chooseVictims_where[v652 * 8 + v653];
            const float v655 = t_chooseVictims_best[v652 * 8 + v653];
            list1_c0 = v655;
            list1_f0 = v654 && v655 == v655;
          }
          const int list1_x1 = list1_0 + 32;
          float list1_c1 = __uint_as_float(0x7f800000u);
          bool list1_f1 = false;
          if (list1_x1 < n_chooseVictimsCandidates) {
            const int v656 = list1_x1 / 8;
            const int v657 = list1_x1 % 8;
            const bool v658 = (-1) < t_chooseVictims_where[v656 * 8 + v657];
            const float v659 = t_chooseVictims_best[v656 * 8 + v657];
            list1_c1 = v659;
            list1_f1 = v658 && v659 == v659;
          }
          const int list1_x2 = list1_0 + 64;
          float list1_c2 = __uint_as_float(0x7f800000u);
          bool list1_f2 = false;
          if (list1_x2 < n_chooseVictimsCandidates) {
            const int v660 = list1_x2 / 8;
            const int v661 = list1_x2 % 8;
            const bool v662 = (-1) < t_chooseVictims_where[v660 * 8 + v661];
            const float v663 = t_chooseVictims_best[v660 * 8 + v661];
            list1_c2 = v663;
            list1_f2 = v662 && v663 == v663;
          }
          const int list1_x3 = list1_0 + 96;
          float list1_c3 = __uint_as_float(0x7f800000u);
          bool list1_f3 = false;
          if (list1_x3 < n_chooseVictimsCandidates) {
            const int v664 = list1_x3 / 8;
            const int v665 = list1_x3 % 8;
            const bool v666 = (-1) < t_chooseVictims_where[v664 * 8 + v665];
            const float v667 = t_chooseVictims_best[v664 * 8 + v665];
            list1_c3 = v667;
            list1_f3 = v666 && v667 == v667;
          }
          const int list1_x4 = list1_0 + 128;
          float list1_c4 = __uint_as_float(0x7f800000u);
          bool list1_f4 = false;
          if (list1_x4 < n_chooseVictimsCandidates) {
            const int v668 = list1_x4 / 8;
            const int v669 = list1_x4 % 8;
            const bool v670 = (-1) < t_chooseVictims_where[v668 * 8 + v669];
            const float v671 = t_chooseVictims_best[v668 * 8 + v669];
            list1_c4 = v671;
            list1_f4 = v670 && v671 == v671;
          }
          const int list1_x5 = list1_0 + 160;
          float list1_c5 = __uint_as_float(0x7f800000u);
          bool list1_f5 = false;
          if (list1_x5 < n_chooseVictimsCandidates) {
            const int v672 = list1_x5 / 8;
            const int v673 = list1_x5 % 8;
            const bool v674 = (-1) < t_chooseVictims_where[v672 * 8 + v673];
            const float v675 = t_chooseVictims_best[v672 * 8 + v673];
            list1_c5 = v675;
            list1_f5 = v674 && v675 == v675;
          }
          const int list1_x6 = list1_0 + 192;
          float list1_c6 = __uint_as_float(0x7f800000u);
          bool list1_f6 = false;
          if (list1_x6 < n_chooseVictimsCandidates) {
            const int v676 = list1_x6 / 8;
            const int v677 = list1_x6 % 8;
            const bool v678 = (-1) < t_chooseVictims_where[v676 * 8 + v677];
            const float v679 = t_chooseVictims_best[v676 * 8 + v677];
            list1_c6 = v679;
            list1_f6 = v678 && v679 == v679;
          }
          const int list1_x7 = list1_0 + 224;
          float list1_c7 = __uint_as_float(0x7f800000u);
          bool list1_f7 = false;
          if (list1_x7 < n_chooseVictimsCandidates) {
            const int v680 = list1_x7 / 8;
            const int v681 = list1_x7 % 8;
            const bool v682 = (-1) < t_chooseVictims_where[v680 * 8 + v681];
            const float v683 = t_chooseVictims_best[v680 * 8 + v681];
            list1_c7 = v683;
            list1_f7 = v682 && v683 == v683;
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
        for (int row7 = threadIdx.x; row7 < 8; row7 += 256) {
          const int v684 = t_chooseVictims_rank[row7];
          const int v685 = max_i32(v684, 0);
          const int v686 = v685 / 8;
          const int v687 = add_i32(t_chooseVictims_where[v686 * 8 + (v685 % 8)], mul_i32(v686, 256));
          t_victim[row7] = (v684 < 0) ? (-1) : v687;
        }
      }
      __syncthreads();
    }
  }
}

// planProject+planScore | learnInverse | chooseWriters+pickRows+settleRows+blendRow+measureRow+writeStrength+writeBank | poolCells
__device__ __forceinline__ void p0_stage_2(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x >> 5;
  const int n_B = (int)arena[9];
  const int n_R = (int)arena[10];
  const int end0 = 1;
  const int end1 = end0 + ((n_B * 8) <= 256 ? (n_B * 8) : ((n_B * 8) + 7) / 8);
  const int end2 = end1 + ((n_B * 25600) + 255) / 256;
  const int end3 = end2 + (n_B * 64);
  int turn = block;
  if (turn < end0) {
    for (; turn < end0; turn += blocks) {
      {
        int* const t_storeWish = (int*)(arena + arena[154]);
        float* const t_storeUrgency = (float*)(arena + arena[155]);
        int* const t_writer = (int*)(arena + arena[156]);
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
        int* const t_writer = (int*)(arena + arena[156]);
        int* const t_storeWish = (int*)(arena + arena[154]);
        int* const t_victim = (int*)(arena + arena[157]);
        int* const t_matchRow = (int*)(arena + arena[85]);
        int* const t_isStore = (int*)(arena + arena[158]);
        int* const t_wantedRow = (int*)(arena + arena[159]);
        if (warp < 1) {
          for (int row0 = threadIdx.x; row0 < 8; row0 += 256) {
            const int v16 = t_writer[row0];
            const int v17 = (v16 < 0) ? 0 : t_storeWish[max_i32(min_i32(v16, n_B - 1), 0)];
            const bool v18 = v17 == 2;
            const int v19 = v18 ? (int)1 : (int)0;
            const int v20 = v18 ? t_victim[row0] : t_matchRow[max_i32(min_i32(v16, n_B - 1), 0) * 5];
            const int v21 = (v17 == 0) ? (-1) : v20;
            t_isStore[row0] = v19;
            t_wantedRow[row0] = v21;
          }
        }
      }
      __syncthreads();
      {
        int* const t_isStore = (int*)(arena + arena[158]);
        int* const t_wantedRow = (int*)(arena + arena[159]);
        int* const t_writeRow = (int*)(arena + arena[160]);
        if (warp < 1) {
          for (int row1 = threadIdx.x; row1 < 8; row1 += 256) {
            int s0 = 0;
            const int v22 = t_wantedRow[row1];
            for (int loop0_x = 0; loop0_x < 8; loop0_x += 1) {
              const bool v23 = ((t_wantedRow[loop0_x] == v22) && (loop0_x != row1)) && ((t_isStore[loop0_x] == 1) || (loop0_x < row1));
              s0 += v23 ? 1 : 0;
            }
            t_writeRow[row1] = ((t_isStore[row1] == 1) || (s0 == 0)) ? v22 : (-1);
          }
        }
      }
      __syncthreads();
      {
        int* const t_isStore = (int*)(arena + arena[158]);
        int* const t_writer = (int*)(arena + arena[156]);
        float* const t_query = (float*)(arena + arena[78]);
        int* const t_writeRow = (int*)(arena + arena[160]);
        float* const t_bank = (float*)(arena + arena[80]);
        float* const t_blend = (float*)(arena + arena[161]);
        for (int row2 = threadIdx.x; row2 < 4096; row2 += 256) {
          const int i1_0 = (int)((unsigned int)row2 % (unsigned int)512);
          const int rest0 = (int)((unsigned int)row2 / (unsigned int)512);
          const int v24 = t_writer[rest0];
          const float v25 = t_query[max_i32(min_i32(v24, n_B - 1), 0) * 512 + i1_0];
          const int v26 = t_writeRow[rest0];
          const float v27 = __fmaf_rn(t_bank[max_i32(min_i32(v26, n_R - 1), 0) * 512 + i1_0], 0.9f, __fmul_rn(v25, 0.1f));
          t_blend[rest0 * 512 + i1_0] = (t_isStore[rest0] == 1) ? v25 : v27;
        }
      }
      __syncthreads();
      {
        float* const t_blend = (float*)(arena + arena[161]);
        float* const t_blendLength = (float*)(arena + arena[162]);
        int* const t_writeRow = (int*)(arena + arena[160]);
        int* const t_isStore = (int*)(arena + arena[158]);
        float* const t_strength = (float*)(arena + arena[81]);
        int* const t_touched = (int*)(arena + arena[82]);
        const int v34 = (int)cycle;
        for (int row3 = warp; row3 < 8; row3 += 8) {
          float s1;
          const int loop1_count1 = (512 + 255) / 256;
          float loop1_a2_0 = 0.0f;
          for (int loop1_x2 = 0; loop1_x2 < loop1_count1; ++loop1_x2) {
            float loop1_r1_0;
            float loop1_r0_0[8];
            #pragma unroll
            for (int loop1_x1_0 = 0; loop1_x1_0 < 256; loop1_x1_0 += 32) {
              const int loop1_x1 = loop1_x2 * 256 + loop1_x1_0 + lane;
              const float v28 = t_blend[row3 * 512 + loop1_x1];
              const float v29 = __fmul_rn(v28, v28);
              loop1_r0_0[loop1_x1_0 / 32] = v29;
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
          const float v30 = __fsqrt_rn(s1);
          const int v31 = t_writeRow[row3];
          const float v32 = min_f32(__fadd_rn(t_strength[max_i32(min_i32(v31, n_R - 1), 0)], 0.1f), 10.0f);
          const float v33 = (t_isStore[row3] == 1) ? 1.0f : v32;
          __syncwarp();
          if (lane == 0) {
            t_blendLength[row3] = v30;
            if ((unsigned int)v31 < (unsigned int)n_R) t_strength[v31] = v33;
            if ((unsigned int)v31 < (unsigned int)n_R) t_touched[v31] = v34;
          }
        }
      }
      __syncthreads();
      {
        int* const t_writeRow = (int*)(arena + arena[160]);
        float* const t_blend = (float*)(arena + arena[161]);
        float* const t_blendLength = (float*)(arena + arena[162]);
        float* const t_bank = (float*)(arena + arena[80]);
        for (int row4 = threadIdx.x; row4 < 4096; row4 += 256) {
          const int i1_1 = (int)((unsigned int)row4 % (unsigned int)512);
          const int rest1 = (int)((unsigned int)row4 / (unsigned int)512);
          const int v35 = t_writeRow[rest1];
          const float v36 = __fdiv_rn(t_blend[rest1 * 512 + i1_1], max_f32(t_blendLength[rest1], 1e-12f));
          if ((unsigned int)v35 < (unsigned int)n_R) t_bank[v35 * 512 + i1_1] = v36;
        }
      }
      __syncthreads();
    }
  }
  if (turn < end1) {
    float* const t_featureSign = (float*)(arena + arena[74]);
    int* const t_featureCell = (int*)(arena + arena[71]);
    int* const t_featureGroup = (int*)(arena + arena[72]);
    int* const t_featureLane = (int*)(arena + arena[73]);
    float* const t_planField_next = (float*)(arena + arena[(cycle & 1u) ? 101 : 102]);
    float* const t_planRaw = (float*)(arena + arena[150]);
    int* const t_age = (int*)(arena + arena[17]);
    float* const t_critic = (float*)(arena + arena[113]);
    float* const t_featureMean = (float*)(arena + arena[75]);
    float* const t_featureVariance = (float*)(arena + arena[76]);
    float* const t_planScore = (float*)(arena + arena[105]);
    for (; turn < end1; turn += blocks) {
      if ((n_B * 8) <= 256) {
        const int unit2 = (turn - end0);
        const int i1_3 = (int)((unsigned int)unit2 % (unsigned int)8);
        const int rest3 = (int)((unsigned int)unit2 / (unsigned int)8);
        if (warp < 3) {
          for (int row6 = threadIdx.x; row6 < 96; row6 += 256) {
            const float4 piece1_0 = ((const float4*)(t_featureSign + (row6 * 16)))[0];
            const float4 piece1_1 = ((const float4*)(t_featureSign + (row6 * 16)))[1];
            const float4 piece1_2 = ((const float4*)(t_featureSign + (row6 * 16)))[2];
            const float4 piece1_3 = ((const float4*)(t_featureSign + (row6 * 16)))[3];
            const float piece1[16] = {piece1_0.x, piece1_0.y, piece1_0.z, piece1_0.w, piece1_1.x, piece1_1.y, piece1_1.z, piece1_1.w, piece1_2.x, piece1_2.y, piece1_2.z, piece1_2.w, piece1_3.x, piece1_3.y, piece1_3.z, piece1_3.w};
            float s4;
            float loop4_p1_0_0 = 0.0f;
            float loop4_p1_0_1 = 0.0f;
            float loop4_p1_0_2 = 0.0f;
            float loop4_p1_0_3 = 0.0f;
            #pragma unroll
            for (unsigned int loop4_k1 = 0u; loop4_k1 < 16u; ++loop4_k1) {
              float loop4_a1_0 = 0.0f;
              for (int loop4_x1 = (int)(__brev(loop4_k1) >> 28); loop4_x1 < 16; loop4_x1 += 16) {
                const int v59 = t_featureCell[row6 * 16 + loop4_x1];
                const int v60 = v59 / 16;
                const int v61 = (v59 / 4) % 4;
                const int v62 = v59 % 4;
                const int v63 = t_featureGroup[row6 * 16 + loop4_x1];
                const int v64 = t_featureLane[row6 * 16 + loop4_x1];
                const float v65 = t_planField_next[rest3 * 24576 + i1_3 * 3072 + max_i32(min_i32(v60, 4 - 1), 0) * 768 + max_i32(v61, 0) * 192 + max_i32(v62, 0) * 48 + max_i32(min_i32(v63, 3 - 1), 0) * 16 + max_i32(min_i32(v64, 16 - 1), 0)];
                const float v66 = __fmul_rn(piece1[loop4_x1], v65);
                loop4_a1_0 = loop4_x1 < 16 ? v66 : __fadd_rn(loop4_a1_0, v66);
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
            t_planRaw[rest3 * 768 + i1_3 * 96 + row6] = s4;
          }
        }
        __syncthreads();
        if (warp == 0) {
          const int v67 = t_age[rest3] % 21;
          const float v68 = min_f32(max_f32(__fmul_rn(__int2float_rn(v67), (-0.030459208f)), (-104.0f)), 89.0f);
          const float v69 = rintf(__fmul_rn(v68, 1.442695f));
          const float v70 = __fmaf_rn(v69, (-0.0000014286068f), __fmaf_rn(v69, (-0.69314575f), v68));
          const float v71 = __fmaf_rn(v70, __fmaf_rn(v70, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v72 = __fmaf_rn(__fmul_rn(v70, v70), __fmaf_rn(v70, __fmaf_rn(v70, v71, 0.16666521f), 0.49999994f), v70);
          const bool v73 = v69 < 0.0f;
          const unsigned int v74 = shift_left_u32(__float_as_uint(__fadd_rn(v69, 12582912.0f)), 23u) + (v73 ? 1602224128u : 528482304u);
          const float v75 = __fmul_rn(__fmul_rn(__fadd_rn(v72, 1.0f), __uint_as_float(v74)), (v73 ? 5.421011e-20f : 18446744000000000000.0f));
          float s5;
          float loop5_r0_0[3];
          #pragma unroll
          for (int loop5_x1_0 = 0; loop5_x1_0 < 96; loop5_x1_0 += 32) {
            const int loop5_x1 = loop5_x1_0 + lane;
            loop5_r0_0[loop5_x1_0 / 32] = 0.0f;
            if (loop5_x1 < 96) {
              const float v76 = __fsub_rn(t_planRaw[rest3 * 768 + i1_3 * 96 + loop5_x1], t_featureMean[rest3 * 96 + loop5_x1]);
              const float v77 = __fsqrt_rn(max_f32(t_featureVariance[rest3 * 96 + loop5_x1], 1.5642383e-10f));
              const float v78 = __fmul_rn(t_critic[rest3 * 160 + loop5_x1], min_f32(max_f32(__fdiv_rn(v76, v77), (-5.0f)), 5.0f));
              loop5_r0_0[loop5_x1_0 / 32] = v78;
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
          const float v79 = (v67 == 0) ? 0.0f : t_planScore[rest3 * 8 + i1_3];
          const float v80 = (v67 < 20) ? __fmaf_rn(v75, s5, v79) : v79;
          __syncwarp();
          if (lane == 0) {
            t_planScore[rest3 * 8 + i1_3] = v80;
          }
        }
        __syncthreads();
      }
      else {
        const int unit1 = (turn - end0) * 8 + warp;
        if (unit1 < (n_B * 8)) {
          const int i1_2 = (int)((unsigned int)unit1 % (unsigned int)8);
          const int rest2 = (int)((unsigned int)unit1 / (unsigned int)8);
          for (int row5 = lane; row5 < 96; row5 += 32) {
            const float4 piece0_0 = ((const float4*)(t_featureSign + (row5 * 16)))[0];
            const float4 piece0_1 = ((const float4*)(t_featureSign + (row5 * 16)))[1];
            const float4 piece0_2 = ((const float4*)(t_featureSign + (row5 * 16)))[2];
            const float4 piece0_3 = ((const float4*)(t_featureSign + (row5 * 16)))[3];
            const float piece0[16] = {piece0_0.x, piece0_0.y, piece0_0.z, piece0_0.w, piece0_1.x, piece0_1.y, piece0_1.z, piece0_1.w, piece0_2.x, piece0_2.y, piece0_2.z, piece0_2.w, piece0_3.x, piece0_3.y, piece0_3.z, piece0_3.w};
            float s2;
            float loop2_p1_0_0 = 0.0f;
            float loop2_p1_0_1 = 0.0f;
            float loop2_p1_0_2 = 0.0f;
            float loop2_p1_0_3 = 0.0f;
            #pragma unroll
            for (unsigned int loop2_k1 = 0u; loop2_k1 < 16u; ++loop2_k1) {
              float loop2_a1_0 = 0.0f;
              for (int loop2_x1 = (int)(__brev(loop2_k1) >> 28); loop2_x1 < 16; loop2_x1 += 16) {
                const int v37 = t_featureCell[row5 * 16 + loop2_x1];
                const int v38 = v37 / 16;
                const int v39 = (v37 / 4) % 4;
                const int v40 = v37 % 4;
                const int v41 = t_featureGroup[row5 * 16 + loop2_x1];
                const int v42 = t_featureLane[row5 * 16 + loop2_x1];
                const float v43 = t_planField_next[rest2 * 24576 + i1_2 * 3072 + max_i32(min_i32(v38, 4 - 1), 0) * 768 + max_i32(v39, 0) * 192 + max_i32(v40, 0) * 48 + max_i32(min_i32(v41, 3 - 1), 0) * 16 + max_i32(min_i32(v42, 16 - 1), 0)];
                const float v44 = __fmul_rn(piece0[loop2_x1], v43);
                loop2_a1_0 = loop2_x1 < 16 ? v44 : __fadd_rn(loop2_a1_0, v44);
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
            t_planRaw[rest2 * 768 + i1_2 * 96 + row5] = s2;
          }
          __syncwarp();
          const int v45 = t_age[rest2] % 21;
          const float v46 = min_f32(max_f32(__fmul_rn(__int2float_rn(v45), (-0.030459208f)), (-104.0f)), 89.0f);
          const float v47 = rintf(__fmul_rn(v46, 1.442695f));
          const float v48 = __fmaf_rn(v47, (-0.0000014286068f), __fmaf_rn(v47, (-0.69314575f), v46));
          const float v49 = __fmaf_rn(v48, __fmaf_rn(v48, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v50 = __fmaf_rn(__fmul_rn(v48, v48), __fmaf_rn(v48, __fmaf_rn(v48, v49, 0.16666521f), 0.49999994f), v48);
          const bool v51 = v47 < 0.0f;
          const unsigned int v52 = shift_left_u32(__float_as_uint(__fadd_rn(v47, 12582912.0f)), 23u) + (v51 ? 1602224128u : 528482304u);
          const float v53 = __fmul_rn(__fmul_rn(__fadd_rn(v50, 1.0f), __uint_as_float(v52)), (v51 ? 5.421011e-20f : 18446744000000000000.0f));
          float s3;
          float loop3_r0_0[3];
          #pragma unroll
          for (int loop3_x1_0 = 0; loop3_x1_0 < 96; loop3_x1_0 += 32) {
            const int loop3_x1 = loop3_x1_0 + lane;
            loop3_r0_0[loop3_x1_0 / 32] = 0.0f;
            if (loop3_x1 < 96) {
              const float v54 = __fsub_rn(t_planRaw[rest2 * 768 + i1_2 * 96 + loop3_x1], t_featureMean[rest2 * 96 + loop3_x1]);
              const float v55 = __fsqrt_rn(max_f32(t_featureVariance[rest2 * 96 + loop3_x1], 1.5642383e-10f));
              const float v56 = __fmul_rn(t_critic[rest2 * 160 + loop3_x1], min_f32(max_f32(__fdiv_rn(v54, v55), (-5.0f)), 5.0f));
              loop3_r0_0[loop3_x1_0 / 32] = v56;
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
          const float v57 = (v45 == 0) ? 0.0f : t_planScore[rest2 * 8 + i1_2];
          const float v58 = (v45 < 20) ? __fmaf_rn(v53, s3, v57) : v57;
          __syncwarp();
          if (lane == 0) {
            t_planScore[rest2 * 8 + i1_2] = v58;
          }
          __syncwarp();
        }
      }
    }
  }
  if (turn < end2) {
    float* const t_reply = (float*)(arena + arena[151]);
    float* const t_replyGain = (float*)(arena + arena[152]);
    float* const t_inverse = (float*)(arena + arena[124]);
    float* const t_replyShrink = (float*)(arena + arena[153]);
    for (; turn < end2; turn += blocks) {
      const int unit3 = (turn - end1) * 256 + threadIdx.x;
      if (unit3 < (n_B * 25600)) {
        const int i2_0 = (int)((unsigned int)unit3 % (unsigned int)160);
        const int rest4 = (int)((unsigned int)unit3 / (unsigned int)160);
        const int i1_4 = (int)((unsigned int)rest4 % (unsigned int)160);
        const int rest5 = (int)((unsigned int)rest4 / (unsigned int)160);
        const float v81 = __fmaf_rn((-__fmul_rn(t_reply[rest5 * 160 + i1_4], t_reply[rest5 * 160 + i2_0])), t_replyGain[rest5], t_inverse[rest5 * 25600 + i1_4 * 160 + i2_0]);
        t_inverse[rest5 * 25600 + i1_4 * 160 + i2_0] = __fmul_rn(v81, t_replyShrink[rest5]);
      }
    }
  }
  if (turn < end3) {
    float* const t_content_next = (float*)(arena + arena[(cycle & 1u) ? 19 : 20]);
    float* const t_memory = (float*)(arena + arena[21]);
    float* const t_dynamics_next = (float*)(arena + arena[(cycle & 1u) ? 22 : 23]);
    float* const t_means = (float*)(arena + arena[62]);
    float* const t_maxima = (float*)(arena + arena[63]);
    float* const t_cellLoud = (float*)(arena + arena[164]);
    float* const t_cellSquare = (float*)(arena + arena[165]);
    float* const t_cellPeak = (float*)(arena + arena[166]);
    int* const t_cellQuiet = (int*)(arena + arena[167]);
    int* const t_cellMended = (int*)(arena + arena[168]);
    for (; turn < end3; turn += blocks) {
      const int column0_unit = (turn - end2);
      const int i3_0 = (int)((unsigned int)column0_unit % (unsigned int)4);
      const int rest6 = (int)((unsigned int)column0_unit / (unsigned int)4);
      const int i2_1 = (int)((unsigned int)rest6 % (unsigned int)4);
      const int rest7 = (int)((unsigned int)rest6 / (unsigned int)4);
      const int i1_5 = (int)((unsigned int)rest7 % (unsigned int)4);
      const int rest8 = (int)((unsigned int)rest7 / (unsigned int)4);
      float* const shared_f32 = (float*)shared;
      const int column0_c = 0 * 16 + threadIdx.x % 16;
      const int column0_l = threadIdx.x / 16;
      const int v82 = i1_5 * 8;
      const int v84 = i2_1 * 8;
      const int v86 = i3_0 * 8;
      int column0_f0 = 0;
      int column0_f1 = 0;
      for (int column0_p = 0; column0_p < 2; ++column0_p) {
        float column0_a0 = 0.0f;
        float column0_a1 = __uint_as_float(0xff800000u);
        float column0_a2 = 0.0f;
        float column0_a3 = __uint_as_float(0xff800000u);
        float column0_a4 = 0.0f;
        float column0_a5 = __uint_as_float(0xff800000u);
        float column0_a6 = 0.0f;
        float column0_a7 = __uint_as_float(0xff800000u);
        float column0_a8 = 0.0f;
        float column0_a9 = 0.0f;
        float column0_a10 = __uint_as_float(0xff800000u);
        #pragma unroll 4
        for (int column0_x = column0_p * 256 + column0_l; column0_x < min_i32((column0_p + 1) * 256, 512); column0_x += 16) {
          const int j2_0 = (int)((unsigned int)column0_x % (unsigned int)8);
          const int rest9 = (int)((unsigned int)column0_x / (unsigned int)8);
          const int j1_0 = (int)((unsigned int)rest9 % (unsigned int)8);
          const int rest10 = (int)((unsigned int)rest9 / (unsigned int)8);
          const int v83 = v82 + rest10;
          const int v85 = v84 + j1_0;
          const int v87 = v86 + j2_0;
          const float v88 = t_content_next[rest8 * 1048576 + v83 * 32768 + v85 * 1024 + v87 * 32 + column0_c];
          const float v89 = t_content_next[rest8 * 1048576 + v83 * 32768 + v85 * 1024 + v87 * 32 + 1 * 16 + column0_c];
          const float v90 = t_memory[rest8 * 524288 + v83 * 16384 + v85 * 512 + v87 * 16 + column0_c];
          const float v91 = t_dynamics_next[rest8 * 524288 + v83 * 16384 + v85 * 512 + v87 * 16 + column0_c];
          const float v92 = fabsf(v88);
          const float v93 = fabsf(v89);
          const float v94 = __fadd_rn(v92, v93);
          const float v95 = __fmaf_rn(v88, v88, __fmul_rn(v89, v89));
          const int v96 = ((v92 < 0.1f) ? (int)1 : (int)0) + ((v93 < 0.1f) ? (int)1 : (int)0);
          const int v97 = ((v88 == 1e-30f) ? (int)1 : (int)0) + ((v89 == 1e-30f) ? (int)1 : (int)0);
          const int v98 = (v97 + ((v90 == 1e-30f) ? (int)1 : (int)0)) + ((v91 == 1e-30f) ? (int)1 : (int)0);
          column0_a0 = __fadd_rn(column0_a0, v88);
          column0_a1 = max_f32(column0_a1, v88);
          column0_a2 = __fadd_rn(column0_a2, v89);
          column0_a3 = max_f32(column0_a3, v89);
          column0_a4 = __fadd_rn(column0_a4, v90);
          column0_a5 = max_f32(column0_a5, v90);
          column0_a6 = __fadd_rn(column0_a6, v91);
          column0_a7 = max_f32(column0_a7, v91);
          column0_a8 = __fadd_rn(column0_a8, v94);
          column0_a9 = __fadd_rn(column0_a9, v95);
          column0_a10 = max_f32(column0_a10, v92);
          column0_f0 = add_i32(column0_f0, v96);
          column0_f1 = add_i32(column0_f1, v98);
        }
        shared_f32[threadIdx.x] = column0_a0;
        shared_f32[256 + threadIdx.x] = column0_a1;
        shared_f32[512 + threadIdx.x] = column0_a2;
        shared_f32[768 + threadIdx.x] = column0_a3;
        shared_f32[1024 + threadIdx.x] = column0_a4;
        shared_f32[1280 + threadIdx.x] = column0_a5;
        shared_f32[1536 + threadIdx.x] = column0_a6;
        shared_f32[1792 + threadIdx.x] = column0_a7;
        shared_f32[2048 + threadIdx.x] = column0_a8;
        shared_f32[2304 + threadIdx.x] = column0_a9;
        shared_f32[2560 + threadIdx.x] = column0_a10;
        __syncthreads();
        if (threadIdx.x < 176) {
          const int column0_i = threadIdx.x / 16;
          const int column0_k = threadIdx.x % 16;
          float column0_v = 0.0f;
          if (853u >> column0_i & 1u) column0_v = p0_join_sum(shared_f32 + column0_i * 256 + column0_k, 16, 16, false);
          if (1194u >> column0_i & 1u) column0_v = p0_join_max(shared_f32 + column0_i * 256 + column0_k, 16, 16, false);
          shared_f32[2816 + (column0_p * 11 + column0_i) * 16 + column0_k] = column0_v;
        }
        __syncthreads();
      }
      if (threadIdx.x < 176) {
        const int column0_i = threadIdx.x / 16;
        const int column0_k = threadIdx.x % 16;
        float column0_v = 0.0f;
        if (853u >> column0_i & 1u) column0_v = p0_join_sum(shared_f32 + 2816 + column0_i * 16 + column0_k, 176, 2, true);
        if (1194u >> column0_i & 1u) column0_v = p0_join_max(shared_f32 + 2816 + column0_i * 16 + column0_k, 176, 2, true);
        shared_f32[3168 + column0_i * 16 + column0_k] = column0_v;
      }
      *(int*)(shared + 3344 + threadIdx.x) = column0_f0;
      *(int*)(shared + 3600 + threadIdx.x) = column0_f1;
      __syncthreads();
      if (threadIdx.x < 16) {
        const float column0_s0 = shared_f32[3168 + 0 + threadIdx.x];
        const float column0_s1 = shared_f32[3168 + 16 + threadIdx.x];
        const float column0_s2 = shared_f32[3168 + 32 + threadIdx.x];
        const float column0_s3 = shared_f32[3168 + 48 + threadIdx.x];
        const float column0_s4 = shared_f32[3168 + 64 + threadIdx.x];
        const float column0_s5 = shared_f32[3168 + 80 + threadIdx.x];
        const float column0_s6 = shared_f32[3168 + 96 + threadIdx.x];
        const float column0_s7 = shared_f32[3168 + 112 + threadIdx.x];
        const float column0_s8 = shared_f32[3168 + 128 + threadIdx.x];
        const float column0_s9 = shared_f32[3168 + 144 + threadIdx.x];
        const float column0_s10 = shared_f32[3168 + 160 + threadIdx.x];
        for (int column0_m = 1; column0_m < 16; ++column0_m) {
          const int column0_f0_o = *(const int*)(shared + 3344 + column0_m * 16 + threadIdx.x);
          column0_f0 = add_i32(column0_f0, column0_f0_o);
        }
        for (int column0_m = 1; column0_m < 16; ++column0_m) {
          const int column0_f1_o = *(const int*)(shared + 3600 + column0_m * 16 + threadIdx.x);
          column0_f1 = add_i32(column0_f1, column0_f1_o);
        }
        const float v99 = __fmul_rn(column0_s0, 0.001953125f);
        const float v100 = __fmul_rn(column0_s2, 0.001953125f);
        const float v101 = __fmul_rn(column0_s4, 0.001953125f);
        const float v102 = __fmul_rn(column0_s6, 0.001953125f);
        t_means[rest8 * 4096 + i1_5 * 1024 + i2_1 * 256 + i3_0 * 64 + column0_c] = v99;
        t_maxima[rest8 * 4096 + i1_5 * 1024 + i2_1 * 256 + i3_0 * 64 + column0_c] = column0_s1;
        t_means[rest8 * 4096 + i1_5 * 1024 + i2_1 * 256 + i3_0 * 64 + 1 * 16 + column0_c] = v100;
        t_maxima[rest8 * 4096 + i1_5 * 1024 + i2_1 * 256 + i3_0 * 64 + 1 * 16 + column0_c] = column0_s3;
        t_means[rest8 * 4096 + i1_5 * 1024 + i2_1 * 256 + i3_0 * 64 + 2 * 16 + column0_c] = v101;
        t_maxima[rest8 * 4096 + i1_5 * 1024 + i2_1 * 256 + i3_0 * 64 + 2 * 16 + column0_c] = column0_s5;
        t_means[rest8 * 4096 + i1_5 * 1024 + i2_1 * 256 + i3_0 * 64 + 3 * 16 + column0_c] = v102;
        t_maxima[rest8 * 4096 + i1_5 * 1024 + i2_1 * 256 + i3_0 * 64 + 3 * 16 + column0_c] = column0_s7;
        t_cellLoud[rest8 * 1024 + i1_5 * 256 + i2_1 * 64 + i3_0 * 16 + column0_c] = column0_s8;
        t_cellSquare[rest8 * 1024 + i1_5 * 256 + i2_1 * 64 + i3_0 * 16 + column0_c] = column0_s9;
        t_cellPeak[rest8 * 1024 + i1_5 * 256 + i2_1 * 64 + i3_0 * 16 + column0_c] = column0_s10;
        t_cellQuiet[rest8 * 1024 + i1_5 * 256 + i2_1 * 64 + i3_0 * 16 + column0_c] = column0_f0;
        t_cellMended[rest8 * 1024 + i1_5 * 256 + i2_1 * 64 + i3_0 * 16 + column0_c] = column0_f1;
      }
      __syncthreads();
    }
  }
}

// gatherQuery+levelQuery+query | gatherContext+measureContext+context | noteStores+activate+measure+project+follow+seeField+seeSensors+seeMotors+seeConstant+value+intend+move+reportMotors+learnActor+learnCritic+foresee+agree+report
__device__ __forceinline__ void p0_stage_3(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x >> 5;
  const int n_B = (int)arena[9];
  const int end0 = n_B;
  const int end1 = end0 + (n_B <= 256 ? n_B : (n_B + 7) / 8);
  const int end2 = end1 + n_B;
  int turn = block;
  if (turn < end0) {
    for (; turn < end0; turn += blocks) {
      const int unit0 = turn;
      {
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_means = (float*)(arena + arena[62]);
        float* const t_usual = (float*)(arena + arena[79]);
        float* const t_queryRaw = (float*)(arena + arena[170]);
        const float v0 = (t_knobs[unit0 * 22] > 0.0f) ? 0.002f : 0.0f;
        for (int row0 = threadIdx.x; row0 < 512; row0 += 256) {
          const int v1 = row0 % 64;
          const int v2 = v1 / 16;
          const int v3 = (v1 / 4) % 4;
          const int v4 = v1 % 4;
          const int v5 = (row0 / 64) * 2;
          const int v6 = v5 + 0;
          const float v7 = __fadd_rn(t_means[unit0 * 4096 + v2 * 1024 + v3 * 256 + v4 * 64 + v6], t_means[unit0 * 4096 + v2 * 1024 + v3 * 256 + v4 * 64 + 1 * 16 + v6]);
          const int v8 = v5 + 1;
          const float v9 = __fadd_rn(v7, t_means[unit0 * 4096 + v2 * 1024 + v3 * 256 + v4 * 64 + v8]);
          const float v10 = __fadd_rn(v9, t_means[unit0 * 4096 + v2 * 1024 + v3 * 256 + v4 * 64 + 1 * 16 + v8]);
          const float v11 = t_usual[unit0 * 512 + row0];
          const float v12 = __fmaf_rn(v0, __fsub_rn(v10, v11), v11);
          const float v13 = __fsub_rn(v10, v12);
          t_usual[unit0 * 512 + row0] = v12;
          t_queryRaw[unit0 * 512 + row0] = v13;
        }
      }
      __syncthreads();
      {
        float* const t_queryRaw = (float*)(arena + arena[170]);
        float* const t_queryLevel = (float*)(arena + arena[171]);
        float* const t_queryScale = (float*)(arena + arena[172]);
        if (warp == 0) {
          float s0;
          float s1;
          const int loop0_count1 = (512 + 255) / 256;
          float loop0_a2_0 = 0.0f;
          float loop0_a2_1 = 0.0f;
          for (int loop0_x2 = 0; loop0_x2 < loop0_count1; ++loop0_x2) {
            float loop0_r1_0;
            float loop0_r1_1;
            float loop0_r0_0[8];
            float loop0_r0_1[8];
            #pragma unroll
            for (int loop0_x1_0 = 0; loop0_x1_0 < 256; loop0_x1_0 += 32) {
              const int loop0_x1 = loop0_x2 * 256 + loop0_x1_0 + lane;
              const float v14 = t_queryRaw[unit0 * 512 + loop0_x1];
              const float v15 = __fmul_rn(v14, v14);
              loop0_r0_0[loop0_x1_0 / 32] = v14;
              loop0_r0_1[loop0_x1_0 / 32] = v15;
            }
            float loop0_a1_0 = 0.0f;
            float loop0_a1_1 = 0.0f;
            #pragma unroll
            for (int loop0_x1_0 = 0; loop0_x1_0 < 256; loop0_x1_0 += 32) {
              loop0_a1_0 = __fadd_rn(loop0_a1_0, loop0_r0_0[loop0_x1_0 / 32]);
              loop0_a1_0 = __fadd_rn(loop0_a1_0, __shfl_down_sync(~0u, loop0_r0_0[loop0_x1_0 / 32], 16));
              loop0_a1_1 = __fadd_rn(loop0_a1_1, loop0_r0_1[loop0_x1_0 / 32]);
              loop0_a1_1 = __fadd_rn(loop0_a1_1, __shfl_down_sync(~0u, loop0_r0_1[loop0_x1_0 / 32], 16));
            }
            loop0_a1_0 = __fadd_rn(loop0_a1_0, __shfl_down_sync(~0u, loop0_a1_0, 8));
            loop0_a1_0 = __fadd_rn(loop0_a1_0, __shfl_down_sync(~0u, loop0_a1_0, 4));
            loop0_a1_0 = __fadd_rn(loop0_a1_0, __shfl_down_sync(~0u, loop0_a1_0, 2));
            loop0_a1_0 = __fadd_rn(loop0_a1_0, __shfl_down_sync(~0u, loop0_a1_0, 1));
            loop0_r1_0 = __shfl_sync(~0u, loop0_a1_0, 0);
            loop0_a1_1 = __fadd_rn(loop0_a1_1, __shfl_down_sync(~0u, loop0_a1_1, 8));
            loop0_a1_1 = __fadd_rn(loop0_a1_1, __shfl_down_sync(~0u, loop0_a1_1, 4));
            loop0_a1_1 = __fadd_rn(loop0_a1_1, __shfl_down_sync(~0u, loop0_a1_1, 2));
            loop0_a1_1 = __fadd_rn(loop0_a1_1, __shfl_down_sync(~0u, loop0_a1_1, 1));
            loop0_r1_1 = __shfl_sync(~0u, loop0_a1_1, 0);
            if ((loop0_x2 & 15) == lane) {
              loop0_a2_0 = __fadd_rn(loop0_a2_0, loop0_r1_0);
              loop0_a2_1 = __fadd_rn(loop0_a2_1, loop0_r1_1);
            }
          }
          loop0_a2_0 = __fadd_rn(loop0_a2_0, __shfl_down_sync(~0u, loop0_a2_0, 8));
          loop0_a2_0 = __fadd_rn(loop0_a2_0, __shfl_down_sync(~0u, loop0_a2_0, 4));
          loop0_a2_0 = __fadd_rn(loop0_a2_0, __shfl_down_sync(~0u, loop0_a2_0, 2));
          loop0_a2_0 = __fadd_rn(loop0_a2_0, __shfl_down_sync(~0u, loop0_a2_0, 1));
          s0 = __shfl_sync(~0u, loop0_a2_0, 0);
          loop0_a2_1 = __fadd_rn(loop0_a2_1, __shfl_down_sync(~0u, loop0_a2_1, 8));
          loop0_a2_1 = __fadd_rn(loop0_a2_1, __shfl_down_sync(~0u, loop0_a2_1, 4));
          loop0_a2_1 = __fadd_rn(loop0_a2_1, __shfl_down_sync(~0u, loop0_a2_1, 2));
          loop0_a2_1 = __fadd_rn(loop0_a2_1, __shfl_down_sync(~0u, loop0_a2_1, 1));
          s1 = __shfl_sync(~0u, loop0_a2_1, 0);
          const float v16 = __fmul_rn(s0, 0.001953125f);
          const float v17 = __fmul_rn(__fmaf_rn((-v16), v16, __fmul_rn(s1, 0.001953125f)), 512.0f);
          const float v18 = (v17 > 1e-20f) ? __fdiv_rn(1.0f, __fsqrt_rn(max_f32(v17, 1e-20f))) : 0.0f;
          __syncwarp();
          if (lane == 0) {
            t_queryLevel[unit0] = v16;
            t_queryScale[unit0] = v18;
          }
        }
      }
      __syncthreads();
      {
        float* const t_queryRaw = (float*)(arena + arena[170]);
        float* const t_queryLevel = (float*)(arena + arena[171]);
        float* const t_queryScale = (float*)(arena + arena[172]);
        float* const t_query = (float*)(arena + arena[78]);
        const float v19 = t_queryLevel[unit0];
        const float v20 = t_queryScale[unit0];
        for (int row1 = threadIdx.x; row1 < 512; row1 += 256) {
          t_query[unit0 * 512 + row1] = __fmul_rn(__fsub_rn(t_queryRaw[unit0 * 512 + row1], v19), v20);
        }
      }
      __syncthreads();
    }
  }
  if (turn < end1) {
    for (; turn < end1; turn += blocks) {
      if (n_B <= 256) {
        const int unit2 = (turn - end0);
        {
          float* const t_means = (float*)(arena + arena[62]);
          float* const t_ruleMean = (float*)(arena + arena[59]);
          float* const t_contextRaw = (float*)(arena + arena[173]);
          if (warp < 2) {
            for (int row4 = threadIdx.x; row4 < 64; row4 += 256) {
              const int i2_1 = (int)((unsigned int)row4 % (unsigned int)16);
              const int rest4 = (int)((unsigned int)row4 / (unsigned int)16);
              float s4;
              float loop3_p1_0_0 = 0.0f;
              float loop3_p1_0_1 = 0.0f;
              float loop3_p1_0_2 = 0.0f;
              float loop3_p1_0_3 = 0.0f;
              #pragma unroll 4
              for (unsigned int loop3_k1 = 0u; loop3_k1 < 16u; ++loop3_k1) {
                float loop3_a1_0 = 0.0f;
                #pragma unroll
                for (int loop3_x1_t = 0; loop3_x1_t < 4; ++loop3_x1_t) {
                  const int loop3_x1 = (int)(__brev(loop3_k1) >> 28) + loop3_x1_t * 16;
                  if (loop3_x1 < 64) {
                    const int j2_1 = (int)((unsigned int)loop3_x1 % (unsigned int)4);
                    const int rest5 = (int)((unsigned int)loop3_x1 / (unsigned int)4);
                    const int j1_2 = (int)((unsigned int)rest5 % (unsigned int)4);
                    const int rest6 = (int)((unsigned int)rest5 / (unsigned int)4);
                    const float v28 = t_means[unit2 * 4096 + rest6 * 1024 + j1_2 * 256 + j2_1 * 64 + rest4 * 16 + i2_1];
                    loop3_a1_0 = __fadd_rn(loop3_a1_0, v28);
                  }
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
                s4 = loop3_a1_0;
              }
              const float v29 = __fmul_rn(s4, 0.015625f);
              t_contextRaw[unit2 * 64 + rest4 * 16 + i2_1] = (rest4 == 3) ? __fsub_rn(v29, t_ruleMean[i2_1]) : v29;
            }
          }
        }
        __syncthreads();
        {
          float* const t_contextRaw = (float*)(arena + arena[173]);
          float* const t_contextLength = (float*)(arena + arena[174]);
          if (warp == 0) {
            float s5;
            float loop4_r0_0[2];
            #pragma unroll
            for (int loop4_x1_0 = 0; loop4_x1_0 < 64; loop4_x1_0 += 32) {
              const int loop4_x1 = loop4_x1_0 + lane;
              loop4_r0_0[loop4_x1_0 / 32] = 0.0f;
              if (loop4_x1 < 64) {
                const int j1_3 = (int)((unsigned int)loop4_x1 % (unsigned int)16);
                const int rest7 = (int)((unsigned int)loop4_x1 / (unsigned int)16);
                const float v30 = t_contextRaw[unit2 * 64 + rest7 * 16 + j1_3];
                const float v31 = __fmul_rn(v30, v30);
                loop4_r0_0[loop4_x1_0 / 32] = v31;
              }
            }
            float loop4_a1_0 = 0.0f;
            #pragma unroll
            for (int loop4_x1_0 = 0; loop4_x1_0 < 64; loop4_x1_0 += 32) {
              loop4_a1_0 = __fadd_rn(loop4_a1_0, loop4_r0_0[loop4_x1_0 / 32]);
              loop4_a1_0 = __fadd_rn(loop4_a1_0, __shfl_down_sync(~0u, loop4_r0_0[loop4_x1_0 / 32], 16));
            }
            loop4_a1_0 = __fadd_rn(loop4_a1_0, __shfl_down_sync(~0u, loop4_a1_0, 8));
            loop4_a1_0 = __fadd_rn(loop4_a1_0, __shfl_down_sync(~0u, loop4_a1_0, 4));
            loop4_a1_0 = __fadd_rn(loop4_a1_0, __shfl_down_sync(~0u, loop4_a1_0, 2));
            loop4_a1_0 = __fadd_rn(loop4_a1_0, __shfl_down_sync(~0u, loop4_a1_0, 1));
            s5 = __shfl_sync(~0u, loop4_a1_0, 0);
            const float v32 = __fsqrt_rn(max_f32(s5, 1e-20f));
            __syncwarp();
            if (lane == 0) {
              t_contextLength[unit2] = v32;
            }
          }
        }
        __syncthreads();
        {
          float* const t_contextRaw = (float*)(arena + arena[173]);
          float* const t_contextLength = (float*)(arena + arena[174]);
          float* const t_context = (float*)(arena + arena[93]);
          if (warp < 2) {
            const float v33 = t_contextLength[unit2];
            for (int row5 = threadIdx.x; row5 < 64; row5 += 256) {
              const float v34 = __fdiv_rn(t_contextRaw[unit2 * 64 + (row5 / 16) * 16 + (row5 % 16)], v33);
              t_context[unit2 * 64 + row5] = v34;
            }
          }
        }
        __syncthreads();
      }
      else {
        const int unit1 = (turn - end0) * 8 + warp;
        if (unit1 < n_B) {
          {
            float* const t_means = (float*)(arena + arena[62]);
            float* const t_ruleMean = (float*)(arena + arena[59]);
            float* const t_contextRaw = (float*)(arena + arena[173]);
            for (int row2 = lane; row2 < 64; row2 += 32) {
              const int i2_0 = (int)((unsigned int)row2 % (unsigned int)16);
              const int rest0 = (int)((unsigned int)row2 / (unsigned int)16);
              float s2;
              float loop1_p1_0_0 = 0.0f;
              float loop1_p1_0_1 = 0.0f;
              float loop1_p1_0_2 = 0.0f;
              float loop1_p1_0_3 = 0.0f;
              #pragma unroll 4
              for (unsigned int loop1_k1 = 0u; loop1_k1 < 16u; ++loop1_k1) {
                float loop1_a1_0 = 0.0f;
                #pragma unroll
                for (int loop1_x1_t = 0; loop1_x1_t < 4; ++loop1_x1_t) {
                  const int loop1_x1 = (int)(__brev(loop1_k1) >> 28) + loop1_x1_t * 16;
                  if (loop1_x1 < 64) {
                    const int j2_0 = (int)((unsigned int)loop1_x1 % (unsigned int)4);
                    const int rest1 = (int)((unsigned int)loop1_x1 / (unsigned int)4);
                    const int j1_0 = (int)((unsigned int)rest1 % (unsigned int)4);
                    const int rest2 = (int)((unsigned int)rest1 / (unsigned int)4);
                    const float v21 = t_means[unit1 * 4096 + rest2 * 1024 + j1_0 * 256 + j2_0 * 64 + rest0 * 16 + i2_0];
                    loop1_a1_0 = __fadd_rn(loop1_a1_0, v21);
                  }
                }
                if (loop1_k1 & 1u) {
                  loop1_a1_0 = __fadd_rn(loop1_p1_0_0, loop1_a1_0);
                  if (loop1_k1 & 2u) {
                    loop1_a1_0 = __fadd_rn(loop1_p1_0_1, loop1_a1_0);
                    if (loop1_k1 & 4u) {
                      loop1_a1_0 = __fadd_rn(loop1_p1_0_2, loop1_a1_0);
                      if (loop1_k1 & 8u) {
                        loop1_a1_0 = __fadd_rn(loop1_p1_0_3, loop1_a1_0);
                      } else loop1_p1_0_3 = loop1_a1_0;
                    } else loop1_p1_0_2 = loop1_a1_0;
                  } else loop1_p1_0_1 = loop1_a1_0;
                } else loop1_p1_0_0 = loop1_a1_0;
                s2 = loop1_a1_0;
              }
              const float v22 = __fmul_rn(s2, 0.015625f);
              t_contextRaw[unit1 * 64 + rest0 * 16 + i2_0] = (rest0 == 3) ? __fsub_rn(v22, t_ruleMean[i2_0]) : v22;
            }
          }
          __syncwarp();
          {
            float* const t_contextRaw = (float*)(arena + arena[173]);
            float* const t_contextLength = (float*)(arena + arena[174]);
            float s3;
            float loop2_r0_0[2];
            #pragma unroll
            for (int loop2_x1_0 = 0; loop2_x1_0 < 64; loop2_x1_0 += 32) {
              const int loop2_x1 = loop2_x1_0 + lane;
              loop2_r0_0[loop2_x1_0 / 32] = 0.0f;
              if (loop2_x1 < 64) {
                const int j1_1 = (int)((unsigned int)loop2_x1 % (unsigned int)16);
                const int rest3 = (int)((unsigned int)loop2_x1 / (unsigned int)16);
                const float v23 = t_contextRaw[unit1 * 64 + rest3 * 16 + j1_1];
                const float v24 = __fmul_rn(v23, v23);
                loop2_r0_0[loop2_x1_0 / 32] = v24;
              }
            }
            float loop2_a1_0 = 0.0f;
            #pragma unroll
            for (int loop2_x1_0 = 0; loop2_x1_0 < 64; loop2_x1_0 += 32) {
              loop2_a1_0 = __fadd_rn(loop2_a1_0, loop2_r0_0[loop2_x1_0 / 32]);
              loop2_a1_0 = __fadd_rn(loop2_a1_0, __shfl_down_sync(~0u, loop2_r0_0[loop2_x1_0 / 32], 16));
            }
            loop2_a1_0 = __fadd_rn(loop2_a1_0, __shfl_down_sync(~0u, loop2_a1_0, 8));
            loop2_a1_0 = __fadd_rn(loop2_a1_0, __shfl_down_sync(~0u, loop2_a1_0, 4));
            loop2_a1_0 = __fadd_rn(loop2_a1_0, __shfl_down_sync(~0u, loop2_a1_0, 2));
            loop2_a1_0 = __fadd_rn(loop2_a1_0, __shfl_down_sync(~0u, loop2_a1_0, 1));
            s3 = __shfl_sync(~0u, loop2_a1_0, 0);
            const float v25 = __fsqrt_rn(max_f32(s3, 1e-20f));
            __syncwarp();
            if (lane == 0) {
              t_contextLength[unit1] = v25;
            }
          }
          __syncwarp();
          {
            float* const t_contextRaw = (float*)(arena + arena[173]);
            float* const t_contextLength = (float*)(arena + arena[174]);
            float* const t_context = (float*)(arena + arena[93]);
            const float v26 = t_contextLength[unit1];
            for (int row3 = lane; row3 < 64; row3 += 32) {
              const float v27 = __fdiv_rn(t_contextRaw[unit1 * 64 + (row3 / 16) * 16 + (row3 % 16)], v26);
              t_context[unit1 * 64 + row3] = v27;
            }
          }
          __syncwarp();
        }
      }
    }
  }
  if (turn < end2) {
    for (; turn < end2; turn += blocks) {
      const int unit3 = (turn - end1);
      {
        int* const t_isStore = (int*)(arena + arena[158]);
        int* const t_writer = (int*)(arena + arena[156]);
        int* const t_age = (int*)(arena + arena[17]);
        int* const t_lastStore = (int*)(arena + arena[86]);
        int* const t_stored = (int*)(arena + arena[87]);
        if (warp < 1) {
          int s6 = 0;
          for (int loop5_x = lane; loop5_x < 8; loop5_x += 32) {
            const bool v35 = (t_isStore[loop5_x] == 1) && (t_writer[loop5_x] == unit3);
            s6 += v35 ? 1 : 0;
          }
          for (int by = 16; by > 0; by /= 2) {
            const int s6_o = __shfl_xor_sync(~0u, s6, by);
            s6 += s6_o;
          }
          const bool v36 = s6 > 0;
          const int v37 = v36 ? t_age[unit3] : t_lastStore[unit3];
          const int v38 = t_stored[unit3];
          const int v39 = v36 ? add_i32(v38, 1) : v38;
          for (int row6 = threadIdx.x; row6 < 1; row6 += 256) {
            t_lastStore[unit3] = v37;
            t_stored[unit3] = v39;
          }
        }
      }
      {
        int* const t_age = (int*)(arena + arena[17]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_featureSign = (float*)(arena + arena[74]);
        int* const t_featureCell = (int*)(arena + arena[71]);
        int* const t_featureGroup = (int*)(arena + arena[72]);
        int* const t_featureLane = (int*)(arena + arena[73]);
        float* const t_means = (float*)(arena + arena[62]);
        float* const t_featureMean = (float*)(arena + arena[75]);
        float* const t_featureVariance = (float*)(arena + arena[76]);
        float* const t_phi = (float*)(arena + arena[77]);
        if (((warp + 7) & 7) < 3) {
          const int v40 = t_age[unit3];
          const float v41 = (t_knobs[unit3 * 22] > 0.0f) ? 0.001f : 0.0f;
          const float v42 = __fdiv_rn(1.0f, __int2float_rn(add_i32(v40, 1)));
          const float v43 = (v40 > 100) ? max_f32(v41, __fmul_rn(v42, ((v41 > 0.0f) ? 1.0f : 0.0f))) : max_f32(v41, v42);
          const float v58 = t_knobs[unit3 * 22 + 18];
          for (int row7 = (int)((threadIdx.x + 224) & 255); row7 < 96; row7 += 256) {
            const float4 piece0_0 = ((const float4*)(t_featureSign + (row7 * 16)))[0];
            const float4 piece0_1 = ((const float4*)(t_featureSign + (row7 * 16)))[1];
            const float4 piece0_2 = ((const float4*)(t_featureSign + (row7 * 16)))[2];
            const float4 piece0_3 = ((const float4*)(t_featureSign + (row7 * 16)))[3];
            const float piece0[16] = {piece0_0.x, piece0_0.y, piece0_0.z, piece0_0.w, piece0_1.x, piece0_1.y, piece0_1.z, piece0_1.w, piece0_2.x, piece0_2.y, piece0_2.z, piece0_2.w, piece0_3.x, piece0_3.y, piece0_3.z, piece0_3.w};
            float s7;
            float loop6_p1_0_0 = 0.0f;
            float loop6_p1_0_1 = 0.0f;
            float loop6_p1_0_2 = 0.0f;
            float loop6_p1_0_3 = 0.0f;
            #pragma unroll
            for (unsigned int loop6_k1 = 0u; loop6_k1 < 16u; ++loop6_k1) {
              float loop6_a1_0 = 0.0f;
              for (int loop6_x1 = (int)(__brev(loop6_k1) >> 28); loop6_x1 < 16; loop6_x1 += 16) {
                const int v44 = t_featureCell[row7 * 16 + loop6_x1];
                const int v45 = v44 / 16;
                const int v46 = (v44 / 4) % 4;
                const int v47 = v44 % 4;
                const int v48 = t_featureGroup[row7 * 16 + loop6_x1];
                const int v49 = t_featureLane[row7 * 16 + loop6_x1];
                const float v50 = t_means[unit3 * 4096 + max_i32(min_i32(v45, 4 - 1), 0) * 1024 + max_i32(v46, 0) * 256 + max_i32(v47, 0) * 64 + max_i32(min_i32(v48, 4 - 1), 0) * 16 + max_i32(min_i32(v49, 16 - 1), 0)];
                const float v51 = __fmul_rn(piece0[loop6_x1], v50);
                loop6_a1_0 = loop6_x1 < 16 ? v51 : __fadd_rn(loop6_a1_0, v51);
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
              s7 = loop6_a1_0;
            }
            s7 = __fadd_rn(0.0f, s7);
            const float v52 = t_featureMean[unit3 * 96 + row7];
            const float v53 = __fmaf_rn(v43, __fsub_rn(s7, v52), v52);
            const float v54 = __fsub_rn(s7, v53);
            const float v55 = t_featureVariance[unit3 * 96 + row7];
            const float v56 = __fmaf_rn(v43, __fmaf_rn(v54, v54, (-v55)), v55);
            const float v57 = max_f32(__fdiv_rn(v54, __fsqrt_rn(max_f32(v56, 1.5642383e-10f))), (-5.0f));
            const float v59 = __fmul_rn(min_f32(v57, 5.0f), v58);
            t_featureMean[unit3 * 96 + row7] = v53;
            t_featureVariance[unit3 * 96 + row7] = v56;
            t_phi[unit3 * 160 + row7] = v59;
          }
        }
      }
      {
        float* const t_sensors = (float*)(arena + arena[26]);
        float* const t_sensorsLast = (float*)(arena + arena[27]);
        float* const t_phi = (float*)(arena + arena[77]);
        if (((warp + 4) & 7) < 1) {
          for (int row8 = (int)((threadIdx.x + 128) & 255); row8 < 24; row8 += 256) {
            const int v60 = row8 + 96;
            const float v61 = t_sensors[unit3 * 24 + row8];
            const int v62 = row8 + 120;
            const float v63 = t_sensorsLast[unit3 * 24 + row8];
            t_phi[unit3 * 160 + v60] = v61;
            t_phi[unit3 * 160 + v62] = v63;
          }
        }
      }
      {
        float* const t_motors = (float*)(arena + arena[109]);
        float* const t_phi = (float*)(arena + arena[77]);
        if (((warp + 3) & 7) < 1) {
          for (int row9 = (int)((threadIdx.x + 96) & 255); row9 < 4; row9 += 256) {
            const int v64 = row9 + 144;
            t_phi[unit3 * 160 + v64] = t_motors[unit3 * 4 + row9];
          }
        }
      }
      {
        float* const t_phi = (float*)(arena + arena[77]);
        if (((warp + 2) & 7) < 1) {
          for (int row10 = (int)((threadIdx.x + 64) & 255); row10 < 1; row10 += 256) {
            t_phi[unit3 * 160 + 148] = 1.0f;
          }
        }
      }
      __syncthreads();
      {
        float* const t_maxima = (float*)(arena + arena[63]);
        int* const t_activeCells = (int*)(arena + arena[68]);
        int s8 = 0;
        for (int loop7_x = threadIdx.x; loop7_x < 64; loop7_x += 256) {
          const int j2_2 = (int)((unsigned int)loop7_x % (unsigned int)4);
          const int rest8 = (int)((unsigned int)loop7_x / (unsigned int)4);
          const int j1_4 = (int)((unsigned int)rest8 % (unsigned int)4);
          const int rest9 = (int)((unsigned int)rest8 / (unsigned int)4);
          float s9;
          float loop8_p1_0_0 = __uint_as_float(0xff800000u);
          float loop8_p1_0_1 = __uint_as_float(0xff800000u);
          float loop8_p1_0_2 = __uint_as_float(0xff800000u);
          float loop8_p1_0_3 = __uint_as_float(0xff800000u);
          #pragma unroll
          for (unsigned int loop8_k1 = 0u; loop8_k1 < 16u; ++loop8_k1) {
            float loop8_a1_0 = __uint_as_float(0xff800000u);
            for (int loop8_x1 = (int)(__brev(loop8_k1) >> 28); loop8_x1 < 32; loop8_x1 += 16) {
              const int j4_0 = (int)((unsigned int)loop8_x1 % (unsigned int)16);
              const int rest10 = (int)((unsigned int)loop8_x1 / (unsigned int)16);
              const float v65 = t_maxima[unit3 * 4096 + rest9 * 1024 + j1_4 * 256 + j2_2 * 64 + rest10 * 16 + j4_0];
              loop8_a1_0 = max_f32(loop8_a1_0, v65);
            }
            if (loop8_k1 & 1u) {
              loop8_a1_0 = max_f32(loop8_p1_0_0, loop8_a1_0);
              if (loop8_k1 & 2u) {
                loop8_a1_0 = max_f32(loop8_p1_0_1, loop8_a1_0);
                if (loop8_k1 & 4u) {
                  loop8_a1_0 = max_f32(loop8_p1_0_2, loop8_a1_0);
                  if (loop8_k1 & 8u) {
                    loop8_a1_0 = max_f32(loop8_p1_0_3, loop8_a1_0);
                  } else loop8_p1_0_3 = loop8_a1_0;
                } else loop8_p1_0_2 = loop8_a1_0;
              } else loop8_p1_0_1 = loop8_a1_0;
            } else loop8_p1_0_0 = loop8_a1_0;
            s9 = loop8_a1_0;
          }
          const bool v66 = s9 > 0.5f;
          s8 += v66 ? 1 : 0;
        }
        for (int by = 16; by > 0; by /= 2) {
          const int s8_o = __shfl_xor_sync(~0u, s8, by);
          s8 += s8_o;
        }
        if (lane == 0) ((int*)(shared + 0))[warp] = s8;
        __syncthreads();
        s8 = 0;
        for (int w = 0; w < 8; ++w) {
          s8 += ((int*)(shared + 0))[w];
        }
        __syncthreads();
        __syncthreads();
        if (threadIdx.x == 0) {
          t_activeCells[unit3] = s8;
        }
      }
      __syncthreads();
      {
        float* const t_cellLoud = (float*)(arena + arena[164]);
        float* const t_cellSquare = (float*)(arena + arena[165]);
        float* const t_cellPeak = (float*)(arena + arena[166]);
        int* const t_cellQuiet = (int*)(arena + arena[167]);
        int* const t_cellMended = (int*)(arena + arena[168]);
        float* const t_energy = (float*)(arena + arena[64]);
        float* const t_means = (float*)(arena + arena[62]);
        float* const t_moments = (float*)(arena + arena[69]);
        float* const t_variance = (float*)(arena + arena[65]);
        float* const t_maximum = (float*)(arena + arena[66]);
        float* const t_sparsity = (float*)(arena + arena[67]);
        int* const t_mended = (int*)(arena + arena[70]);
        int s10 = 0;
        int s11 = 0;
        float s12;
        float s13;
        float s14;
        const int loop9_count1 = (1024 + 255) / 256;
        const int loop9_begin = 0;
        float* const loop9_part2_0 = (float*)(shared + 0);
        float* const loop9_part2_1 = (float*)(shared + 256);
        float* const loop9_part2_2 = (float*)(shared + 512);
        for (int loop9_x2 = loop9_begin + warp; loop9_x2 < loop9_count1; loop9_x2 += 8) {
          float loop9_r1_0;
          float loop9_r1_1;
          float loop9_r1_2;
          float loop9_r0_0[8];
          float loop9_r0_1[8];
          float loop9_r0_2[8];
          #pragma unroll
          for (int loop9_x1_0 = 0; loop9_x1_0 < 256; loop9_x1_0 += 32) {
            const int loop9_x1 = loop9_x2 * 256 + loop9_x1_0 + lane;
            const int j3_0 = (int)((unsigned int)loop9_x1 % (unsigned int)16);
            const int rest11 = (int)((unsigned int)loop9_x1 / (unsigned int)16);
            const int j2_3 = (int)((unsigned int)rest11 % (unsigned int)4);
            const int rest12 = (int)((unsigned int)rest11 / (unsigned int)4);
            const int j1_5 = (int)((unsigned int)rest12 % (unsigned int)4);
            const int rest13 = (int)((unsigned int)rest12 / (unsigned int)4);
            const float v67 = t_cellLoud[unit3 * 1024 + rest13 * 256 + j1_5 * 64 + j2_3 * 16 + j3_0];
            const float v68 = t_cellSquare[unit3 * 1024 + rest13 * 256 + j1_5 * 64 + j2_3 * 16 + j3_0];
            const float v69 = t_cellPeak[unit3 * 1024 + rest13 * 256 + j1_5 * 64 + j2_3 * 16 + j3_0];
            const int v70 = t_cellQuiet[unit3 * 1024 + rest13 * 256 + j1_5 * 64 + j2_3 * 16 + j3_0];
            const int v71 = t_cellMended[unit3 * 1024 + rest13 * 256 + j1_5 * 64 + j2_3 * 16 + j3_0];
            loop9_r0_0[loop9_x1_0 / 32] = v67;
            loop9_r0_1[loop9_x1_0 / 32] = v68;
            loop9_r0_2[loop9_x1_0 / 32] = v69;
            s10 = add_i32(s10, v70);
            s11 = add_i32(s11, v71);
          }
          float loop9_a1_0 = 0.0f;
          float loop9_a1_1 = 0.0f;
          float loop9_a1_2 = __uint_as_float(0xff800000u);
          #pragma unroll
          for (int loop9_x1_0 = 0; loop9_x1_0 < 256; loop9_x1_0 += 32) {
            loop9_a1_0 = __fadd_rn(loop9_a1_0, loop9_r0_0[loop9_x1_0 / 32]);
            loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_r0_0[loop9_x1_0 / 32], 16));
            loop9_a1_1 = __fadd_rn(loop9_a1_1, loop9_r0_1[loop9_x1_0 / 32]);
            loop9_a1_1 = __fadd_rn(loop9_a1_1, __shfl_down_sync(~0u, loop9_r0_1[loop9_x1_0 / 32], 16));
            loop9_a1_2 = max_f32(loop9_a1_2, loop9_r0_2[loop9_x1_0 / 32]);
            loop9_a1_2 = max_f32(loop9_a1_2, __shfl_down_sync(~0u, loop9_r0_2[loop9_x1_0 / 32], 16));
          }
          loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 8));
          loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 4));
          loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 2));
          loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 1));
          loop9_r1_0 = __shfl_sync(~0u, loop9_a1_0, 0);
          loop9_a1_1 = __fadd_rn(loop9_a1_1, __shfl_down_sync(~0u, loop9_a1_1, 8));
          loop9_a1_1 = __fadd_rn(loop9_a1_1, __shfl_down_sync(~0u, loop9_a1_1, 4));
          loop9_a1_1 = __fadd_rn(loop9_a1_1, __shfl_down_sync(~0u, loop9_a1_1, 2));
          loop9_a1_1 = __fadd_rn(loop9_a1_1, __shfl_down_sync(~0u, loop9_a1_1, 1));
          loop9_r1_1 = __shfl_sync(~0u, loop9_a1_1, 0);
          loop9_a1_2 = max_f32(loop9_a1_2, __shfl_down_sync(~0u, loop9_a1_2, 8));
          loop9_a1_2 = max_f32(loop9_a1_2, __shfl_down_sync(~0u, loop9_a1_2, 4));
          loop9_a1_2 = max_f32(loop9_a1_2, __shfl_down_sync(~0u, loop9_a1_2, 2));
          loop9_a1_2 = max_f32(loop9_a1_2, __shfl_down_sync(~0u, loop9_a1_2, 1));
          loop9_r1_2 = __shfl_sync(~0u, loop9_a1_2, 0);
          if (lane == 0) loop9_part2_0[loop9_x2 - loop9_begin] = loop9_r1_0;
          if (lane == 0) loop9_part2_1[loop9_x2 - loop9_begin] = loop9_r1_1;
          if (lane == 0) loop9_part2_2[loop9_x2 - loop9_begin] = loop9_r1_2;
        }
        __syncthreads();
        float loop9_a2_0 = 0.0f;
        float loop9_a2_1 = 0.0f;
        float loop9_a2_2 = __uint_as_float(0xff800000u);
        for (int loop9_y2_0 = 0; loop9_y2_0 < loop9_count1 - loop9_begin; loop9_y2_0 += 32) {
          const int loop9_y2 = loop9_y2_0 + lane;
          float loop9_q2_0 = 0.0f;
          float loop9_q2_1 = 0.0f;
          float loop9_q2_2 = __uint_as_float(0xff800000u);
          if (loop9_y2 < loop9_count1 - loop9_begin) {
            loop9_q2_0 = loop9_part2_0[loop9_y2];
            loop9_q2_1 = loop9_part2_1[loop9_y2];
            loop9_q2_2 = loop9_part2_2[loop9_y2];
          }
          loop9_a2_0 = __fadd_rn(loop9_a2_0, loop9_q2_0);
          loop9_a2_0 = __fadd_rn(loop9_a2_0, __shfl_down_sync(~0u, loop9_q2_0, 16));
          loop9_a2_1 = __fadd_rn(loop9_a2_1, loop9_q2_1);
          loop9_a2_1 = __fadd_rn(loop9_a2_1, __shfl_down_sync(~0u, loop9_q2_1, 16));
          loop9_a2_2 = max_f32(loop9_a2_2, loop9_q2_2);
          loop9_a2_2 = max_f32(loop9_a2_2, __shfl_down_sync(~0u, loop9_q2_2, 16));
        }
        loop9_a2_0 = __fadd_rn(loop9_a2_0, __shfl_down_sync(~0u, loop9_a2_0, 8));
        loop9_a2_0 = __fadd_rn(loop9_a2_0, __shfl_down_sync(~0u, loop9_a2_0, 4));
        loop9_a2_0 = __fadd_rn(loop9_a2_0, __shfl_down_sync(~0u, loop9_a2_0, 2));
        loop9_a2_0 = __fadd_rn(loop9_a2_0, __shfl_down_sync(~0u, loop9_a2_0, 1));
        s12 = __shfl_sync(~0u, loop9_a2_0, 0);
        loop9_a2_1 = __fadd_rn(loop9_a2_1, __shfl_down_sync(~0u, loop9_a2_1, 8));
        loop9_a2_1 = __fadd_rn(loop9_a2_1, __shfl_down_sync(~0u, loop9_a2_1, 4));
        loop9_a2_1 = __fadd_rn(loop9_a2_1, __shfl_down_sync(~0u, loop9_a2_1, 2));
        loop9_a2_1 = __fadd_rn(loop9_a2_1, __shfl_down_sync(~0u, loop9_a2_1, 1));
        s13 = __shfl_sync(~0u, loop9_a2_1, 0);
        loop9_a2_2 = max_f32(loop9_a2_2, __shfl_down_sync(~0u, loop9_a2_2, 8));
        loop9_a2_2 = max_f32(loop9_a2_2, __shfl_down_sync(~0u, loop9_a2_2, 4));
        loop9_a2_2 = max_f32(loop9_a2_2, __shfl_down_sync(~0u, loop9_a2_2, 2));
        loop9_a2_2 = max_f32(loop9_a2_2, __shfl_down_sync(~0u, loop9_a2_2, 1));
        s14 = __shfl_sync(~0u, loop9_a2_2, 0);
        __syncthreads();
        for (int by = 16; by > 0; by /= 2) {
          const int s10_o = __shfl_xor_sync(~0u, s10, by);
          s10 = add_i32(s10, s10_o);
        }
        for (int by = 16; by > 0; by /= 2) {
          const int s11_o = __shfl_xor_sync(~0u, s11, by);
          s11 = add_i32(s11, s11_o);
        }
        if (lane == 0) ((int*)(shared + 0))[warp] = s10;
        if (lane == 0) ((int*)(shared + 16))[warp] = s11;
        __syncthreads();
        s10 = 0;
        s11 = 0;
        for (int w = 0; w < 8; ++w) {
          s10 = add_i32(s10, ((int*)(shared + 0))[w]);
          s11 = add_i32(s11, ((int*)(shared + 16))[w]);
        }
        __syncthreads();
        const float v72 = __fmul_rn(s12, 9.536743e-7f);
        float s15;
        float s16;
        float s17;
        float s18;
        const int loop10_count1 = (2048 + 255) / 256;
        const int loop10_begin = 0;
        float* const loop10_part2_0 = (float*)(shared + 0);
        float* const loop10_part2_1 = (float*)(shared + 256);
        float* const loop10_part2_2 = (float*)(shared + 512);
        float* const loop10_part2_3 = (float*)(shared + 768);
        for (int loop10_x2 = loop10_begin + warp; loop10_x2 < loop10_count1; loop10_x2 += 8) {
          float loop10_r1_0;
          float loop10_r1_1;
          float loop10_r1_2;
          float loop10_r1_3;
          float loop10_r0_0[8];
          float loop10_r0_1[8];
          float loop10_r0_2[8];
          float loop10_r0_3[8];
          #pragma unroll
          for (int loop10_x1_0 = 0; loop10_x1_0 < 256; loop10_x1_0 += 32) {
            const int loop10_x1 = loop10_x2 * 256 + loop10_x1_0 + lane;
            const int j4_1 = (int)((unsigned int)loop10_x1 % (unsigned int)16);
            const int rest14 = (int)((unsigned int)loop10_x1 / (unsigned int)16);
            const int j3_1 = (int)((unsigned int)rest14 % (unsigned int)2);
            const int rest15 = (int)((unsigned int)rest14 / (unsigned int)2);
            const int j2_4 = (int)((unsigned int)rest15 % (unsigned int)4);
            const int rest16 = (int)((unsigned int)rest15 / (unsigned int)4);
            const int j1_6 = (int)((unsigned int)rest16 % (unsigned int)4);
            const int rest17 = (int)((unsigned int)rest16 / (unsigned int)4);
            const float v73 = t_means[unit3 * 4096 + rest17 * 1024 + j1_6 * 256 + j2_4 * 64 + j3_1 * 16 + j4_1];
            const float v74 = __fmul_rn(__fmaf_rn(__int2float_rn(rest17), 0.5f, (-0.75f)), v73);
            const float v75 = __fmul_rn(__fmaf_rn(__int2float_rn(j1_6), 0.5f, (-0.75f)), v73);
            const float v76 = __fmul_rn(__fmaf_rn(__int2float_rn(j2_4), 0.5f, (-0.75f)), v73);
            loop10_r0_0[loop10_x1_0 / 32] = v74;
            loop10_r0_1[loop10_x1_0 / 32] = v75;
            loop10_r0_2[loop10_x1_0 / 32] = v76;
            loop10_r0_3[loop10_x1_0 / 32] = v73;
          }
          float loop10_a1_0 = 0.0f;
          float loop10_a1_1 = 0.0f;
          float loop10_a1_2 = 0.0f;
          float loop10_a1_3 = 0.0f;
          #pragma unroll
          for (int loop10_x1_0 = 0; loop10_x1_0 < 256; loop10_x1_0 += 32) {
            loop10_a1_0 = __fadd_rn(loop10_a1_0, loop10_r0_0[loop10_x1_0 / 32]);
            loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_r0_0[loop10_x1_0 / 32], 16));
            loop10_a1_1 = __fadd_rn(loop10_a1_1, loop10_r0_1[loop10_x1_0 / 32]);
            loop10_a1_1 = __fadd_rn(loop10_a1_1, __shfl_down_sync(~0u, loop10_r0_1[loop10_x1_0 / 32], 16));
            loop10_a1_2 = __fadd_rn(loop10_a1_2, loop10_r0_2[loop10_x1_0 / 32]);
            loop10_a1_2 = __fadd_rn(loop10_a1_2, __shfl_down_sync(~0u, loop10_r0_2[loop10_x1_0 / 32], 16));
            loop10_a1_3 = __fadd_rn(loop10_a1_3, loop10_r0_3[loop10_x1_0 / 32]);
            loop10_a1_3 = __fadd_rn(loop10_a1_3, __shfl_down_sync(~0u, loop10_r0_3[loop10_x1_0 / 32], 16));
          }
          loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 8));
          loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 4));
          loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 2));
          loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 1));
          loop10_r1_0 = __shfl_sync(~0u, loop10_a1_0, 0);
          loop10_a1_1 = __fadd_rn(loop10_a1_1, __shfl_down_sync(~0u, loop10_a1_1, 8));
          loop10_a1_1 = __fadd_rn(loop10_a1_1, __shfl_down_sync(~0u, loop10_a1_1, 4));
          loop10_a1_1 = __fadd_rn(loop10_a1_1, __shfl_down_sync(~0u, loop10_a1_1, 2));
          loop10_a1_1 = __fadd_rn(loop10_a1_1, __shfl_down_sync(~0u, loop10_a1_1, 1));
          loop10_r1_1 = __shfl_sync(~0u, loop10_a1_1, 0);
          loop10_a1_2 = __fadd_rn(loop10_a1_2, __shfl_down_sync(~0u, loop10_a1_2, 8));
          loop10_a1_2 = __fadd_rn(loop10_a1_2, __shfl_down_sync(~0u, loop10_a1_2, 4));
          loop10_a1_2 = __fadd_rn(loop10_a1_2, __shfl_down_sync(~0u, loop10_a1_2, 2));
          loop10_a1_2 = __fadd_rn(loop10_a1_2, __shfl_down_sync(~0u, loop10_a1_2, 1));
          loop10_r1_2 = __shfl_sync(~0u, loop10_a1_2, 0);
          loop10_a1_3 = __fadd_rn(loop10_a1_3, __shfl_down_sync(~0u, loop10_a1_3, 8));
          loop10_a1_3 = __fadd_rn(loop10_a1_3, __shfl_down_sync(~0u, loop10_a1_3, 4));
          loop10_a1_3 = __fadd_rn(loop10_a1_3, __shfl_down_sync(~0u, loop10_a1_3, 2));
          loop10_a1_3 = __fadd_rn(loop10_a1_3, __shfl_down_sync(~0u, loop10_a1_3, 1));
          loop10_r1_3 = __shfl_sync(~0u, loop10_a1_3, 0);
          if (lane == 0) loop10_part2_0[loop10_x2 - loop10_begin] = loop10_r1_0;
          if (lane == 0) loop10_part2_1[loop10_x2 - loop10_begin] = loop10_r1_1;
          if (lane == 0) loop10_part2_2[loop10_x2 - loop10_begin] = loop10_r1_2;
          if (lane == 0) loop10_part2_3[loop10_x2 - loop10_begin] = loop10_r1_3;
        }
        __syncthreads();
        float loop10_a2_0 = 0.0f;
        float loop10_a2_1 = 0.0f;
        float loop10_a2_2 = 0.0f;
        float loop10_a2_3 = 0.0f;
        for (int loop10_y2_0 = 0; loop10_y2_0 < loop10_count1 - loop10_begin; loop10_y2_0 += 32) {
          const int loop10_y2 = loop10_y2_0 + lane;
          float loop10_q2_0 = 0.0f;
          float loop10_q2_1 = 0.0f;
          float loop10_q2_2 = 0.0f;
          float loop10_q2_3 = 0.0f;
          if (loop10_y2 < loop10_count1 - loop10_begin) {
            loop10_q2_0 = loop10_part2_0[loop10_y2];
            loop10_q2_1 = loop10_part2_1[loop10_y2];
            loop10_q2_2 = loop10_part2_2[loop10_y2];
            loop10_q2_3 = loop10_part2_3[loop10_y2];
          }
          loop10_a2_0 = __fadd_rn(loop10_a2_0, loop10_q2_0);
          loop10_a2_0 = __fadd_rn(loop10_a2_0, __shfl_down_sync(~0u, loop10_q2_0, 16));
          loop10_a2_1 = __fadd_rn(loop10_a2_1, loop10_q2_1);
          loop10_a2_1 = __fadd_rn(loop10_a2_1, __shfl_down_sync(~0u, loop10_q2_1, 16));
          loop10_a2_2 = __fadd_rn(loop10_a2_2, loop10_q2_2);
          loop10_a2_2 = __fadd_rn(loop10_a2_2, __shfl_down_sync(~0u, loop10_q2_2, 16));
          loop10_a2_3 = __fadd_rn(loop10_a2_3, loop10_q2_3);
          loop10_a2_3 = __fadd_rn(loop10_a2_3, __shfl_down_sync(~0u, loop10_q2_3, 16));
        }
        loop10_a2_0 = __fadd_rn(loop10_a2_0, __shfl_down_sync(~0u, loop10_a2_0, 8));
        loop10_a2_0 = __fadd_rn(loop10_a2_0, __shfl_down_sync(~0u, loop10_a2_0, 4));
        loop10_a2_0 = __fadd_rn(loop10_a2_0, __shfl_down_sync(~0u, loop10_a2_0, 2));
        loop10_a2_0 = __fadd_rn(loop10_a2_0, __shfl_down_sync(~0u, loop10_a2_0, 1));
        s15 = __shfl_sync(~0u, loop10_a2_0, 0);
        loop10_a2_1 = __fadd_rn(loop10_a2_1, __shfl_down_sync(~0u, loop10_a2_1, 8));
        loop10_a2_1 = __fadd_rn(loop10_a2_1, __shfl_down_sync(~0u, loop10_a2_1, 4));
        loop10_a2_1 = __fadd_rn(loop10_a2_1, __shfl_down_sync(~0u, loop10_a2_1, 2));
        loop10_a2_1 = __fadd_rn(loop10_a2_1, __shfl_down_sync(~0u, loop10_a2_1, 1));
        s16 = __shfl_sync(~0u, loop10_a2_1, 0);
        loop10_a2_2 = __fadd_rn(loop10_a2_2, __shfl_down_sync(~0u, loop10_a2_2, 8));
        loop10_a2_2 = __fadd_rn(loop10_a2_2, __shfl_down_sync(~0u, loop10_a2_2, 4));
        loop10_a2_2 = __fadd_rn(loop10_a2_2, __shfl_down_sync(~0u, loop10_a2_2, 2));
        loop10_a2_2 = __fadd_rn(loop10_a2_2, __shfl_down_sync(~0u, loop10_a2_2, 1));
        s17 = __shfl_sync(~0u, loop10_a2_2, 0);
        loop10_a2_3 = __fadd_rn(loop10_a2_3, __shfl_down_sync(~0u, loop10_a2_3, 8));
        loop10_a2_3 = __fadd_rn(loop10_a2_3, __shfl_down_sync(~0u, loop10_a2_3, 4));
        loop10_a2_3 = __fadd_rn(loop10_a2_3, __shfl_down_sync(~0u, loop10_a2_3, 2));
        loop10_a2_3 = __fadd_rn(loop10_a2_3, __shfl_down_sync(~0u, loop10_a2_3, 1));
        s18 = __shfl_sync(~0u, loop10_a2_3, 0);
        __syncthreads();
        const float v77 = __fmaf_rn(v72, 2048.0f, 2.048f);
        const float v78 = __fdiv_rn(s15, v77);
        const float v79 = __fdiv_rn(s16, v77);
        const float v80 = __fdiv_rn(s17, v77);
        const float v81 = __fmul_rn(s18, 0.00048828125f);
        const float v82 = __fmaf_rn((-v81), v81, __fmul_rn(s13, 9.536743e-7f));
        const float v83 = __fmul_rn(__int2float_rn(s10), 9.536743e-7f);
        const int v84 = add_i32(t_mended[unit3], s11);
        __syncthreads();
        if (threadIdx.x == 0) {
          t_energy[unit3] = v72;
          t_moments[unit3 * 4] = v78;
          t_moments[unit3 * 4 + 1] = v79;
          t_moments[unit3 * 4 + 2] = v80;
          t_variance[unit3] = v82;
          t_maximum[unit3] = s14;
          t_sparsity[unit3] = v83;
          t_mended[unit3] = v84;
        }
      }
      __syncthreads();
      {
        int* const t_age = (int*)(arena + arena[17]);
        float* const t_critic = (float*)(arena + arena[113]);
        float* const t_phi = (float*)(arena + arena[77]);
        float* const t_reward = (float*)(arena + arena[28]);
        float* const t_value = (float*)(arena + arena[115]);
        float* const t_temporalDifference = (float*)(arena + arena[116]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_featurePower = (float*)(arena + arena[117]);
        float* const t_actStep = (float*)(arena + arena[178]);
        float* const t_criticBound = (float*)(arena + arena[177]);
        float* const t_exploration = (float*)(arena + arena[41]);
        float* const t_confidence = (float*)(arena + arena[37]);
        float* const t_sigma = (float*)(arena + arena[179]);
        if (warp == 0) {
          const bool v85 = t_age[unit3] > 0;
          float s19;
          float s20;
          float s21;
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
              const float v86 = t_critic[unit3 * 160 + loop11_x1];
              const float v87 = t_phi[unit3 * 160 + loop11_x1];
              const float v88 = __fmul_rn(v86, v87);
              const float v89 = __fmul_rn(v87, v87);
              const float v90 = __fmul_rn(v86, v86);
              loop11_r0_0[loop11_x1_0 / 32] = v88;
              loop11_r0_1[loop11_x1_0 / 32] = v89;
              loop11_r0_2[loop11_x1_0 / 32] = v90;
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
          loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_a1_0, 4));
          loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_a1_0, 2));
          loop11_a1_0 = __fadd_rn(loop11_a1_0, __shfl_down_sync(~0u, loop11_a1_0, 1));
          s19 = __shfl_sync(~0u, loop11_a1_0, 0);
          loop11_a1_1 = __fadd_rn(loop11_a1_1, __shfl_down_sync(~0u, loop11_a1_1, 8));
          loop11_a1_1 = __fadd_rn(loop11_a1_1, __shfl_down_sync(~0u, loop11_a1_1, 4));
          loop11_a1_1 = __fadd_rn(loop11_a1_1, __shfl_down_sync(~0u, loop11_a1_1, 2));
          loop11_a1_1 = __fadd_rn(loop11_a1_1, __shfl_down_sync(~0u, loop11_a1_1, 1));
          s20 = __shfl_sync(~0u, loop11_a1_1, 0);
          loop11_a1_2 = __fadd_rn(loop11_a1_2, __shfl_down_sync(~0u, loop11_a1_2, 8));
          loop11_a1_2 = __fadd_rn(loop11_a1_2, __shfl_down_sync(~0u, loop11_a1_2, 4));
          loop11_a1_2 = __fadd_rn(loop11_a1_2, __shfl_down_sync(~0u, loop11_a1_2, 2));
          loop11_a1_2 = __fadd_rn(loop11_a1_2, __shfl_down_sync(~0u, loop11_a1_2, 1));
          s21 = __shfl_sync(~0u, loop11_a1_2, 0);
          const float v91 = __fsub_rn(__fmaf_rn(s19, 0.97f, t_reward[unit3]), t_value[unit3]);
          const float v92 = v85 ? v91 : 0.0f;
          const float v93 = __fmul_rn(__fmul_rn(t_knobs[unit3 * 22], t_knobs[unit3 * 22 + 16]), __fdiv_rn(v91, max_f32(t_featurePower[unit3], 1.0f)));
          const float v94 = v85 ? v93 : 0.0f;
          const float v95 = min_f32(__fdiv_rn(4.0f, __fsqrt_rn(max_f32(s21, 1e-12f))), 1.0f);
          const float v96 = __fmul_rn(0.3f, __fmul_rn(t_exploration[unit3], __fsub_rn(1.0f, t_confidence[unit3])));
          const float v97 = max_f32(v96, 0.1f);
          __syncwarp();
          if (lane == 0) {
            t_temporalDifference[unit3] = v92;
            t_actStep[unit3] = v94;
            t_value[unit3] = s19;
            t_featurePower[unit3] = s20;
            t_criticBound[unit3] = v95;
            t_sigma[unit3] = v97;
          }
        }
      }
      {
        float* const t_patternOn = (float*)(arena + arena[96]);
        float* const t_patternRank = (float*)(arena + arena[95]);
        float* const t_moments = (float*)(arena + arena[69]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_actor = (float*)(arena + arena[111]);
        float* const t_phi = (float*)(arena + arena[77]);
        float* const t_intention = (float*)(arena + arena[175]);
        float* const t_actorBound = (float*)(arena + arena[176]);
        if (((warp + 7) & 7) < 4) {
          const float v98 = __fmaf_rn(__fmul_rn(t_patternOn[unit3], t_patternRank[unit3]), 0.5f, 0.5f);
          const float v99 = __fmul_rn(t_moments[unit3 * 4 + 2], 0.5f);
          const float v100 = __fmul_rn(t_moments[unit3 * 4 + 1], 5.0f);
          const float v101 = __fmul_rn(t_moments[unit3 * 4], 5.0f);
          const float v103 = t_knobs[unit3 * 22 + 14];
          const float v107 = t_knobs[unit3 * 22 + 15];
          for (int row11 = ((warp + 7) & 7); row11 < 4; row11 += 8) {
            const float v102 = (row11 == 3) ? v99 : ((row11 == 1) ? v100 : ((row11 == 0) ? v101 : 0.0f));
            float s22;
            float s23;
            float loop12_r0_0[5];
            float loop12_r0_1[5];
            #pragma unroll
            for (int loop12_x1_0 = 0; loop12_x1_0 < 160; loop12_x1_0 += 32) {
              const int loop12_x1 = loop12_x1_0 + lane;
              loop12_r0_0[loop12_x1_0 / 32] = 0.0f;
              loop12_r0_1[loop12_x1_0 / 32] = 0.0f;
              if (loop12_x1 < 160) {
                const float v104 = t_actor[unit3 * 640 + row11 * 160 + loop12_x1];
                const float v105 = __fmul_rn(v104, t_phi[unit3 * 160 + loop12_x1]);
                const float v106 = __fmul_rn(v104, v104);
                loop12_r0_0[loop12_x1_0 / 32] = v105;
                loop12_r0_1[loop12_x1_0 / 32] = v106;
              }
            }
            float loop12_a1_0 = 0.0f;
            float loop12_a1_1 = 0.0f;
            #pragma unroll
            for (int loop12_x1_0 = 0; loop12_x1_0 < 160; loop12_x1_0 += 32) {
              loop12_a1_0 = __fadd_rn(loop12_a1_0, loop12_r0_0[loop12_x1_0 / 32]);
              loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_r0_0[loop12_x1_0 / 32], 16));
              loop12_a1_1 = __fadd_rn(loop12_a1_1, loop12_r0_1[loop12_x1_0 / 32]);
              loop12_a1_1 = __fadd_rn(loop12_a1_1, __shfl_down_sync(~0u, loop12_r0_1[loop12_x1_0 / 32], 16));
            }
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 8));
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 4));
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 2));
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 1));
            s22 = __shfl_sync(~0u, loop12_a1_0, 0);
            loop12_a1_1 = __fadd_rn(loop12_a1_1, __shfl_down_sync(~0u, loop12_a1_1, 8));
            loop12_a1_1 = __fadd_rn(loop12_a1_1, __shfl_down_sync(~0u, loop12_a1_1, 4));
            loop12_a1_1 = __fadd_rn(loop12_a1_1, __shfl_down_sync(~0u, loop12_a1_1, 2));
            loop12_a1_1 = __fadd_rn(loop12_a1_1, __shfl_down_sync(~0u, loop12_a1_1, 1));
            s23 = __shfl_sync(~0u, loop12_a1_1, 0);
            const float v108 = __fmaf_rn(((row11 == 4) ? v98 : v102), v103, __fmul_rn(s22, v107));
            const float v109 = min_f32(__fdiv_rn(4.0f, __fsqrt_rn(max_f32(s23, 1e-12f))), 1.0f);
            __syncwarp();
            if (lane == 0) {
              t_intention[unit3 * 4 + row11] = v108;
              t_actorBound[unit3 * 4 + row11] = v109;
            }
          }
        }
      }
      {
        float* const t_sensors = (float*)(arena + arena[26]);
        float* const t_fast = (float*)(arena + arena[121]);
        float* const t_slow = (float*)(arena + arena[122]);
        float* const t_sensorsLast = (float*)(arena + arena[27]);
        float* const t_members = (float*)(arena + arena[119]);
        float* const t_readout = (float*)(arena + arena[123]);
        float* const t_phi = (float*)(arena + arena[77]);
        for (int row12 = ((warp + 3) & 7); row12 < 24; row12 += 8) {
          const float v110 = t_sensors[unit3 * 24 + row12];
          const float v111 = t_fast[unit3 * 24 + row12];
          const float v112 = __fmaf_rn(__fsub_rn(v110, v111), 0.1f, v111);
          const float v113 = t_slow[unit3 * 24 + row12];
          const float v114 = __fmaf_rn(__fsub_rn(v110, v113), 0.01f, v113);
          const float v115 = max_f32(__fmaf_rn(v110, 2.0f, (-t_sensorsLast[unit3 * 24 + row12])), (-10.0f));
          const float v116 = min_f32(v115, 10.0f);
          float s24;
          float loop13_r0_0[5];
          #pragma unroll
          for (int loop13_x1_0 = 0; loop13_x1_0 < 160; loop13_x1_0 += 32) {
            const int loop13_x1 = loop13_x1_0 + lane;
            loop13_r0_0[loop13_x1_0 / 32] = 0.0f;
            if (loop13_x1 < 160) {
              const float v117 = __fmul_rn(t_readout[unit3 * 3840 + row12 * 160 + loop13_x1], t_phi[unit3 * 160 + loop13_x1]);
              loop13_r0_0[loop13_x1_0 / 32] = v117;
            }
          }
          float loop13_a1_0 = 0.0f;
          #pragma unroll
          for (int loop13_x1_0 = 0; loop13_x1_0 < 160; loop13_x1_0 += 32) {
            loop13_a1_0 = __fadd_rn(loop13_a1_0, loop13_r0_0[loop13_x1_0 / 32]);
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_r0_0[loop13_x1_0 / 32], 16));
          }
          loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 8));
          loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 4));
          loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 2));
          loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 1));
          s24 = __shfl_sync(~0u, loop13_a1_0, 0);
          const float v118 = min_f32(max_f32(s24, (-10.0f)), 10.0f);
          __syncwarp();
          if (lane == 0) {
            t_fast[unit3 * 24 + row12] = v112;
            t_slow[unit3 * 24 + row12] = v114;
            t_members[unit3 * 96 + row12] = v116;
            t_members[unit3 * 96 + 1 * 24 + row12] = v112;
            t_members[unit3 * 96 + 2 * 24 + row12] = v114;
            t_members[unit3 * 96 + 3 * 24 + row12] = v118;
          }
        }
      }
      __syncthreads();
      {
        float* const t_wander = (float*)(arena + arena[110]);
        unsigned int* const t_seed = (unsigned int*)(arena + arena[18]);
        int* const t_age = (int*)(arena + arena[17]);
        float* const t_sigma = (float*)(arena + arena[179]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_intention = (float*)(arena + arena[175]);
        float* const t_confidence = (float*)(arena + arena[37]);
        float* const t_novelty = (float*)(arena + arena[83]);
        float* const t_featurePower = (float*)(arena + arena[117]);
        float* const t_noiseNews = (float*)(arena + arena[180]);
        float* const t_excess = (float*)(arena + arena[181]);
        float* const t_motors = (float*)(arena + arena[109]);
        float* const t_report = (float*)(arena + arena[182]);
        if (warp < 1) {
          const unsigned int v120 = t_seed[unit3];
          const unsigned int v121 = ((unsigned int)t_age[unit3]) + 4u;
          const unsigned int v122 = (0u + v120) + v121;
          const unsigned int v123 = (shift_left_u32(v121, 13u) ^ (v121 >> 19)) ^ v122;
          const unsigned int v124 = v122 + v123;
          const unsigned int v125 = (shift_left_u32(v123, 15u) ^ (v123 >> 17)) ^ v124;
          const unsigned int v126 = v124 + v125;
          const unsigned int v127 = (shift_left_u32(v125, 26u) ^ (v125 >> 6)) ^ v126;
          const unsigned int v128 = v126 + v127;
          const unsigned int v129 = (v120 ^ 4u) ^ 466688986u;
          const unsigned int v130 = (((shift_left_u32(v127, 6u) ^ (v127 >> 26)) ^ v128) + v129) + 1u;
          const unsigned int v131 = (v128 + 4u) + v130;
          const unsigned int v132 = (shift_left_u32(v130, 17u) ^ (v130 >> 15)) ^ v131;
          const unsigned int v133 = v131 + v132;
          const unsigned int v134 = (shift_left_u32(v132, 29u) ^ (v132 >> 3)) ^ v133;
          const unsigned int v135 = v133 + v134;
          const unsigned int v136 = (shift_left_u32(v134, 16u) ^ (v134 >> 16)) ^ v135;
          const unsigned int v137 = v135 + v136;
          const unsigned int v138 = (((shift_left_u32(v136, 24u) ^ (v136 >> 8)) ^ v137) + v120) + 2u;
          const unsigned int v139 = (v137 + v129) + v138;
          const unsigned int v140 = (shift_left_u32(v138, 13u) ^ (v138 >> 19)) ^ v139;
          const unsigned int v141 = v139 + v140;
          const unsigned int v142 = (shift_left_u32(v140, 15u) ^ (v140 >> 17)) ^ v141;
          const unsigned int v143 = v141 + v142;
          const unsigned int v144 = (shift_left_u32(v142, 26u) ^ (v142 >> 6)) ^ v143;
          const unsigned int v145 = v143 + v144;
          const unsigned int v146 = (((shift_left_u32(v144, 6u) ^ (v144 >> 26)) ^ v145) + 4u) + 3u;
          const unsigned int v147 = (v145 + v120) + v146;
          const unsigned int v150 = (shift_left_u32(v146, 17u) ^ (v146 >> 15)) ^ v147;
          const float v161 = t_knobs[unit3 * 22];
          const float v162 = __fmul_rn(t_sigma[unit3], __fmul_rn(t_knobs[unit3 * 22 + 17], ((v161 > 0.0f) ? 1.0f : 0.0f)));
          const bool v163 = v162 > 0.0f;
          const float v164 = __fmul_rn(max_f32(v162, 0.000001f), 0.6f);
          const float v167 = t_confidence[unit3];
          float s25;
          float loop14_a1_0 = __uint_as_float(0xff800000u);
          for (int loop14_x1_0 = 0; loop14_x1_0 < 4; loop14_x1_0 += 32) {
            const int loop14_x1 = loop14_x1_0 + lane;
            float loop14_r0_0 = __uint_as_float(0xff800000u);
            if (loop14_x1 < 4) {
              const float v168 = (loop14_x1 == 4) ? 0.0f : fabsf(t_intention[unit3 * 4 + loop14_x1]);
              loop14_r0_0 = v168;
            }
            loop14_a1_0 = max_f32(loop14_a1_0, loop14_r0_0);
            loop14_a1_0 = max_f32(loop14_a1_0, __shfl_down_sync(~0u, loop14_r0_0, 16));
          }
          loop14_a1_0 = max_f32(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 8));
          loop14_a1_0 = max_f32(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 4));
          loop14_a1_0 = max_f32(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 2));
          loop14_a1_0 = max_f32(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 1));
          s25 = __shfl_sync(~0u, loop14_a1_0, 0);
          const float v169 = (__fmul_rn(t_novelty[unit3], t_knobs[unit3 * 22 + 11]) > 0.5f) ? 1.2f : 1.0f;
          const float v170 = ((s25 < 0.05f) && (s25 > 1e-8f)) ? __fdiv_rn(0.05f, max_f32(s25, 1e-8f)) : __fmul_rn(__fmaf_rn(__fsub_rn(v167, 0.05f), 2.1052632f, 1.0f), v169);
          const float v171 = (v167 < 0.3f) ? __fmaf_rn(__fsub_rn(0.3f, v167), 2.0f, 1.5f) : v170;
          const float v174 = __fdiv_rn(__fmul_rn(__fmul_rn(v161, t_knobs[unit3 * 22 + 16]), 0.2f), max_f32(t_featurePower[unit3], 1.0f));
          for (int row13 = threadIdx.x; row13 < 4; row13 += 256) {
            const unsigned int v119 = (unsigned int)row13;
            const unsigned int v148 = v119 + v147;
            const unsigned int v149 = (v148 ^ (v148 >> 16)) * 4239568231u;
            const unsigned int v151 = ((v149 ^ (v149 >> 13)) + v150) * 1228438113u;
            const unsigned int v152 = v151 ^ (v151 >> 17);
            const unsigned int v153 = v119 + v150;
            const unsigned int v154 = (v153 ^ (v153 >> 16)) * 4239568231u;
            const unsigned int v155 = ((v154 ^ (v154 >> 13)) + v147) * 1228438113u;
            const unsigned int v156 = v155 ^ (v155 >> 17);
            const unsigned int v157 = ((v152 & 16711935u) + ((v152 >> 8) & 16711935u)) + ((v156 & 16711935u) + ((v156 >> 8) & 16711935u));
            const float v158 = __fmul_rn(__int2float_rn(sub_i32(((int)((v157 * 65537u) >> 16)), 1020)), 0.004784196f);
            const float v159 = __fmul_rn(v158, 0.6f);
            const float v160 = __fmaf_rn(t_wander[unit3 * 4 + row13], 0.8f, v159);
            const float v165 = v163 ? __fdiv_rn(v159, v164) : 0.0f;
            const float v166 = t_intention[unit3 * 4 + row13];
            const float v172 = (row13 == 4) ? 1.0f : v171;
            const float v173 = min_f32(max_f32(__fmul_rn(v166, v172), (-1.0f)), 1.0f);
            const float v175 = __fmul_rn(__fmaf_rn(v166, v172, (-v173)), v174);
            const float v176 = min_f32(max_f32(__fmaf_rn(v160, v162, v173), (-1.0f)), 1.0f);
            const float v177 = (v176 == v176) ? v176 : 0.0f;
            t_wander[unit3 * 4 + row13] = v160;
            t_noiseNews[unit3 * 4 + row13] = v165;
            t_excess[unit3 * 4 + row13] = v175;
            t_motors[unit3 * 4 + row13] = v177;
            t_report[unit3 * 28 + row13] = v177;
          }
        }
      }
      {
        float* const t_critic = (float*)(arena + arena[113]);
        float* const t_criticBound = (float*)(arena + arena[177]);
        float* const t_actStep = (float*)(arena + arena[178]);
        float* const t_criticTrace = (float*)(arena + arena[114]);
        float* const t_phi = (float*)(arena + arena[77]);
        if (((warp + 7) & 7) < 5) {
          const float v178 = t_criticBound[unit3];
          const float v179 = __fmul_rn(t_actStep[unit3], 0.1f);
          for (int row14 = (int)((threadIdx.x + 224) & 255); row14 < 160; row14 += 256) {
            const float v180 = t_criticTrace[unit3 * 160 + row14];
            const float v181 = __fmaf_rn(t_critic[unit3 * 160 + row14], v178, __fmul_rn(v179, v180));
            const float v182 = __fmaf_rn(v180, 0.87f, t_phi[unit3 * 160 + row14]);
            t_critic[unit3 * 160 + row14] = v181;
            t_criticTrace[unit3 * 160 + row14] = v182;
          }
        }
      }
      {
        float* const t_memberErrors = (float*)(arena + arena[120]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_members = (float*)(arena + arena[119]);
        float* const t_prediction = (float*)(arena + arena[118]);
        if (((warp + 2) & 7) < 1) {
          const float v185 = t_knobs[unit3 * 22 + 21];
          const float v188 = t_knobs[unit3 * 22 + 20];
          const float v191 = t_knobs[unit3 * 22 + 19];
          for (int row15 = (int)((threadIdx.x + 64) & 255); row15 < 24; row15 += 256) {
            const float v183 = __fadd_rn(t_memberErrors[unit3 * 96 + 3 * 24 + row15], 0.000001f);
            const float v184 = __fdiv_rn(1.0f, __fmul_rn(v183, v183));
            const float v186 = __fadd_rn(t_memberErrors[unit3 * 96 + 2 * 24 + row15], 0.000001f);
            const float v187 = __fdiv_rn(1.0f, __fmul_rn(v186, v186));
            const float v189 = __fadd_rn(t_memberErrors[unit3 * 96 + row15], 0.000001f);
            const float v190 = __fdiv_rn(1.0f, __fmul_rn(v189, v189));
            const float v192 = __fadd_rn(t_memberErrors[unit3 * 96 + 1 * 24 + row15], 0.000001f);
            const float v193 = __fmul_rn(__fdiv_rn(1.0f, __fmul_rn(v192, v192)), v188);
            const float v194 = __fmaf_rn(v184, v185, __fmaf_rn(v187, v188, __fmaf_rn(v190, v191, v193)));
            const float v195 = __fmaf_rn(__fmul_rn(v190, v191), t_members[unit3 * 96 + row15], __fmul_rn(v193, t_members[unit3 * 96 + 1 * 24 + row15]));
            const float v196 = __fmaf_rn(__fmul_rn(v187, v188), t_members[unit3 * 96 + 2 * 24 + row15], v195);
            const float v197 = __fmaf_rn(__fmul_rn(v184, v185), t_members[unit3 * 96 + 3 * 24 + row15], v196);
            const float v198 = min_f32(max_f32(((v194 == 0.0f) ? 0.0f : __fdiv_rn(v197, v194)), (-10.0f)), 10.0f);
            t_prediction[unit3 * 24 + row15] = v198;
          }
        }
      }
      __syncthreads();
      {
        float* const t_excess = (float*)(arena + arena[181]);
        float* const t_phi = (float*)(arena + arena[77]);
        float* const t_actor = (float*)(arena + arena[111]);
        float* const t_actorBound = (float*)(arena + arena[176]);
        float* const t_actStep = (float*)(arena + arena[178]);
        float* const t_actorTrace = (float*)(arena + arena[112]);
        float* const t_noiseNews = (float*)(arena + arena[180]);
        float* const t_knobs = (float*)(arena + arena[16]);
        const float v200 = __fmul_rn(t_actStep[unit3], 0.01f);
        const float v204 = t_knobs[unit3 * 22];
        for (int row16 = threadIdx.x; row16 < 640; row16 += 256) {
          const int i2_2 = (int)((unsigned int)row16 % (unsigned int)160);
          const int rest18 = (int)((unsigned int)row16 / (unsigned int)160);
          const float v199 = t_phi[unit3 * 160 + i2_2];
          const float v201 = t_actorTrace[unit3 * 640 + rest18 * 160 + i2_2];
          const float v202 = __fmaf_rn(t_actor[unit3 * 640 + rest18 * 160 + i2_2], t_actorBound[unit3 * 4 + rest18], __fmul_rn(v200, v201));
          const float v203 = __fmaf_rn((-t_excess[unit3 * 4 + rest18]), v199, v202);
          const float v205 = __fmaf_rn(v201, 0.78f, __fmul_rn(__fmul_rn(t_noiseNews[unit3 * 4 + rest18], v204), v199));
          t_actor[unit3 * 640 + rest18 * 160 + i2_2] = v203;
          t_actorTrace[unit3 * 640 + rest18 * 160 + i2_2] = v205;
        }
      }
      {
        int* const t_age = (int*)(arena + arena[17]);
        float* const t_confidence = (float*)(arena + arena[37]);
        float* const t_error = (float*)(arena + arena[34]);
        float* const t_meanError = (float*)(arena + arena[35]);
        float* const t_energy = (float*)(arena + arena[64]);
        float* const t_maximum = (float*)(arena + arena[66]);
        float* const t_sparsity = (float*)(arena + arena[67]);
        float* const t_novelty = (float*)(arena + arena[83]);
        float* const t_match = (float*)(arena + arena[84]);
        int* const t_matchRow = (int*)(arena + arena[85]);
        float* const t_exploration = (float*)(arena + arena[41]);
        int* const t_cognition = (int*)(arena + arena[46]);
        float* const t_value = (float*)(arena + arena[115]);
        float* const t_temporalDifference = (float*)(arena + arena[116]);
        float* const t_gate = (float*)(arena + arena[43]);
        float* const t_hold = (float*)(arena + arena[45]);
        float* const t_patternRank = (float*)(arena + arena[95]);
        float* const t_patternOn = (float*)(arena + arena[96]);
        int* const t_badInputs = (int*)(arena + arena[29]);
        int* const t_mended = (int*)(arena + arena[70]);
        float* const t_information = (float*)(arena + arena[40]);
        float* const t_drive = (float*)(arena + arena[42]);
        int* const t_activeCells = (int*)(arena + arena[68]);
        int* const t_stored = (int*)(arena + arena[87]);
        float* const t_report = (float*)(arena + arena[182]);
        if (warp < 1) {
          const int v206 = t_age[unit3];
          const int v207 = add_i32(v206, 1);
          const float v208 = __int2float_rn(v207);
          const float v209 = t_confidence[unit3];
          const float v210 = t_error[unit3];
          const float v211 = t_meanError[unit3];
          const float v212 = t_energy[unit3];
          const float v213 = t_maximum[unit3];
          const float v214 = t_sparsity[unit3];
          const float v215 = t_novelty[unit3];
          const float v216 = t_match[unit3 * 5];
          const float v217 = __int2float_rn(t_matchRow[unit3 * 5]);
          const float v218 = t_exploration[unit3];
          const float v219 = __int2float_rn(t_cognition[unit3]);
          const float v220 = t_value[unit3];
          const float v221 = t_temporalDifference[unit3];
          const float v222 = t_gate[unit3];
          const float v223 = t_hold[unit3];
          const float v224 = t_patternRank[unit3];
          const float v225 = t_patternOn[unit3];
          const float v226 = __int2float_rn(t_badInputs[unit3]);
          const float v227 = __int2float_rn(t_mended[unit3]);
          const float v228 = t_information[unit3];
          const float v229 = t_drive[unit3];
          const float v230 = __int2float_rn(t_activeCells[unit3]);
          const float v231 = __int2float_rn(t_stored[unit3]);
          const int v232 = (v206 > 1073741824) ? v206 : v207;
          for (int row17 = threadIdx.x; row17 < 1; row17 += 256) {
            t_report[unit3 * 28 + 4] = v208;
            t_report[unit3 * 28 + 5] = v209;
            t_report[unit3 * 28 + 6] = v210;
            t_report[unit3 * 28 + 7] = v211;
            t_report[unit3 * 28 + 8] = v212;
            t_report[unit3 * 28 + 9] = v213;
            t_report[unit3 * 28 + 10] = v214;
            t_report[unit3 * 28 + 11] = v215;
            t_report[unit3 * 28 + 12] = v216;
            t_report[unit3 * 28 + 13] = v217;
            t_report[unit3 * 28 + 14] = v218;
            t_report[unit3 * 28 + 15] = v219;
            t_report[unit3 * 28 + 16] = v220;
            t_report[unit3 * 28 + 17] = v221;
            t_report[unit3 * 28 + 18] = v222;
            t_report[unit3 * 28 + 19] = v223;
            t_report[unit3 * 28 + 20] = v224;
            t_report[unit3 * 28 + 21] = v225;
            t_report[unit3 * 28 + 22] = v226;
            t_report[unit3 * 28 + 23] = v227;
            t_report[unit3 * 28 + 24] = v228;
            t_report[unit3 * 28 + 25] = v229;
            t_report[unit3 * 28 + 26] = v230;
            t_report[unit3 * 28 + 27] = v231;
            t_age[unit3] = v232;
          }
        }
      }
      __syncthreads();
    }
  }
}

// installPattern
__device__ __forceinline__ void p0_stage_4(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
  unsigned short* const t_pattern = (unsigned short*)(arena + arena[94]);
  const int n_B = (int)arena[9];
  int* const t_install = (int*)(arena + arena[142]);
  int* const t_planWinner = (int*)(arena + arena[128]);
  unsigned int* const t_seed = (unsigned int*)(arena + arena[18]);
  int* const t_planBegan = (int*)(arena + arena[108]);
  float* const t_planWeights = (float*)(arena + arena[107]);
  int* const t_planRows = (int*)(arena + arena[106]);
  unsigned short* const t_library = (unsigned short*)(arena + arena[88]);
  float* const t_rankWeights = (float*)(arena + arena[140]);
  int* const t_rankRows = (int*)(arena + arena[139]);
  const int end0 = ((n_B * 65536) + 255) / 256;
  for (int turn = block; turn < end0; turn += blocks) {
    const int unit0 = turn * 256 + threadIdx.x;
    if (unit0 < (n_B * 65536)) {
      const int i4_0 = (int)((unsigned int)unit0 % (unsigned int)16);
      const int rest0 = (int)((unsigned int)unit0 / (unsigned int)16);
      const int i3_0 = (int)((unsigned int)rest0 % (unsigned int)16);
      const int rest1 = (int)((unsigned int)rest0 / (unsigned int)16);
      const int i2_0 = (int)((unsigned int)rest1 % (unsigned int)16);
      const int rest2 = (int)((unsigned int)rest1 / (unsigned int)16);
      const int i1_0 = (int)((unsigned int)rest2 % (unsigned int)16);
      const int rest3 = (int)((unsigned int)rest2 / (unsigned int)16);
      const int v0 = t_install[rest3];
      const int v1 = t_planWinner[rest3];
      const int v2 = mul_i32(add_i32(mul_i32(add_i32(mul_i32(v1, 4), (i1_0 / 4)), 4), (i2_0 / 4)), 4);
      const unsigned int v3 = t_seed[rest3];
      const unsigned int v4 = ((unsigned int)t_planBegan[rest3]) + 6u;
      const unsigned int v5 = (0u + v3) + v4;
      const unsigned int v6 = (shift_left_u32(v4, 13u) ^ (v4 >> 19)) ^ v5;
      const unsigned int v7 = v5 + v6;
      const unsigned int v8 = (shift_left_u32(v6, 15u) ^ (v6 >> 17)) ^ v7;
      const unsigned int v9 = v7 + v8;
      const unsigned int v10 = (shift_left_u32(v8, 26u) ^ (v8 >> 6)) ^ v9;
      const unsigned int v11 = v9 + v10;
      const unsigned int v12 = (v3 ^ 6u) ^ 466688986u;
      const unsigned int v13 = (((shift_left_u32(v10, 6u) ^ (v10 >> 26)) ^ v11) + v12) + 1u;
      const unsigned int v14 = (v11 + 6u) + v13;
      const unsigned int v15 = (shift_left_u32(v13, 17u) ^ (v13 >> 15)) ^ v14;
      const unsigned int v16 = v14 + v15;
      const unsigned int v17 = (shift_left_u32(v15, 29u) ^ (v15 >> 3)) ^ v16;
      const unsigned int v18 = v16 + v17;
      const unsigned int v19 = (shift_left_u32(v17, 16u) ^ (v17 >> 16)) ^ v18;
      const unsigned int v20 = v18 + v19;
      const unsigned int v21 = (((shift_left_u32(v19, 24u) ^ (v19 >> 8)) ^ v20) + v3) + 2u;
      const unsigned int v22 = (v20 + v12) + v21;
      const unsigned int v23 = (shift_left_u32(v21, 13u) ^ (v21 >> 19)) ^ v22;
      const unsigned int v24 = v22 + v23;
      const unsigned int v25 = (shift_left_u32(v23, 15u) ^ (v23 >> 17)) ^ v24;
      const unsigned int v26 = v24 + v25;
      const unsigned int v27 = (shift_left_u32(v25, 26u) ^ (v25 >> 6)) ^ v26;
      const unsigned int v28 = v26 + v27;
      const unsigned int v29 = (((shift_left_u32(v27, 6u) ^ (v27 >> 26)) ^ v28) + 6u) + 3u;
      const unsigned int v30 = (v28 + v3) + v29;
      const unsigned int v31 = ((unsigned int)add_i32(mul_i32(add_i32(v2, (i3_0 / 4)), 16), i4_0)) + v30;
      const unsigned int v32 = (v31 ^ (v31 >> 16)) * 4239568231u;
      const unsigned int v33 = ((v32 ^ (v32 >> 13)) + ((shift_left_u32(v29, 17u) ^ (v29 >> 15)) ^ v30)) * 1228438113u;
      const unsigned int v34 = v33 ^ (v33 >> 17);
      const bool v35 = (v1 > 0) && (v1 < 4);
      const int v36 = t_planRows[rest3 * 3 + 2];
      const float v37 = f16_to_f32(t_library[max_i32(min_i32(v36, 100 - 1), 0) * 65536 + i1_0 * 4096 + i2_0 * 256 + i3_0 * 16 + i4_0]);
      const int v38 = t_planRows[rest3 * 3];
      const float v39 = f16_to_f32(t_library[max_i32(min_i32(v38, 100 - 1), 0) * 65536 + i1_0 * 4096 + i2_0 * 256 + i3_0 * 16 + i4_0]);
      const int v40 = t_planRows[rest3 * 3 + 1];
      const float v41 = f16_to_f32(t_library[max_i32(min_i32(v40, 100 - 1), 0) * 65536 + i1_0 * 4096 + i2_0 * 256 + i3_0 * 16 + i4_0]);
      const float v42 = __fmul_rn((v35 ? ((v1 == 2) ? 1.0f : 0.0f) : t_planWeights[rest3 * 3 + 1]), v41);
      const float v43 = __fmaf_rn((v35 ? ((v1 == 1) ? 1.0f : 0.0f) : t_planWeights[rest3 * 3]), v39, v42);
      const float v44 = __fmaf_rn((v35 ? ((v1 == 3) ? 1.0f : 0.0f) : t_planWeights[rest3 * 3 + 2]), v37, v43);
      const float v45 = __fmaf_rn(((v1 > 4) ? 0.2f : 0.0f), __fmul_rn(__int2float_rn(sum_bytes(v34, (-510))), 0.006765875f), v44);
      const int v46 = t_rankRows[rest3 * 3 + 2];
      const float v47 = f16_to_f32(t_library[max_i32(min_i32(v46, 100 - 1), 0) * 65536 + i1_0 * 4096 + i2_0 * 256 + i3_0 * 16 + i4_0]);
      const int v48 = t_rankRows[rest3 * 3];
      const float v49 = f16_to_f32(t_library[max_i32(min_i32(v48, 100 - 1), 0) * 65536 + i1_0 * 4096 + i2_0 * 256 + i3_0 * 16 + i4_0]);
      const int v50 = t_rankRows[rest3 * 3 + 1];
      const float v51 = f16_to_f32(t_library[max_i32(min_i32(v50, 100 - 1), 0) * 65536 + i1_0 * 4096 + i2_0 * 256 + i3_0 * 16 + i4_0]);
      const float v52 = __fmaf_rn(t_rankWeights[rest3 * 3], v49, __fmul_rn(t_rankWeights[rest3 * 3 + 1], v51));
      if (v0 > 0) t_pattern[rest3 * 65536 + i1_0 * 4096 + i2_0 * 256 + i3_0 * 16 + i4_0] = (unsigned short)f32_to_f16(((v0 == 2) ? v45 : __fmaf_rn(t_rankWeights[rest3 * 3 + 2], v47, v52)));
    }
  }
}

// planRows | planBegan | planPatterns
__device__ __forceinline__ void p0_stage_5(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x >> 5;
  const int n_B = (int)arena[9];
  const int end0 = ((n_B * 3) + 255) / 256;
  const int end1 = end0 + (n_B + 255) / 256;
  const int end2 = end1 + ((n_B * 128) + 7) / 8;
  int turn = block;
  if (turn < end0) {
    int* const t_planStart = (int*)(arena + arena[129]);
    int* const t_rankRows = (int*)(arena + arena[139]);
    int* const t_planRows = (int*)(arena + arena[106]);
    float* const t_rankWeights = (float*)(arena + arena[140]);
    float* const t_planWeights = (float*)(arena + arena[107]);
    for (; turn < end0; turn += blocks) {
      const int unit0 = turn * 256 + threadIdx.x;
      if (unit0 < (n_B * 3)) {
        const int i1_0 = (int)((unsigned int)unit0 % (unsigned int)3);
        const int rest0 = (int)((unsigned int)unit0 / (unsigned int)3);
        const bool v0 = t_planStart[rest0] == 1;
        const int v1 = t_rankRows[rest0 * 3 + i1_0];
        const float v2 = t_rankWeights[rest0 * 3 + i1_0];
        if (v0) t_planRows[rest0 * 3 + i1_0] = v1;
        if (v0) t_planWeights[rest0 * 3 + i1_0] = v2;
      }
    }
  }
  if (turn < end1) {
    int* const t_planStart = (int*)(arena + arena[129]);
    int* const t_age = (int*)(arena + arena[17]);
    int* const t_planBegan = (int*)(arena + arena[108]);
    for (; turn < end1; turn += blocks) {
      const int unit1 = (turn - end0) * 256 + threadIdx.x;
      if (unit1 < n_B) {
        t_planBegan[unit1] = (t_planStart[unit1] == 1) ? t_age[unit1] : t_planBegan[unit1];
      }
    }
  }
  if (turn < end2) {
    unsigned short* const t_pattern = (unsigned short*)(arena + arena[94]);
    unsigned int* const t_seed = (unsigned int*)(arena + arena[18]);
    int* const t_age = (int*)(arena + arena[17]);
    float* const t_rankWeights = (float*)(arena + arena[140]);
    int* const t_rankRows = (int*)(arena + arena[139]);
    unsigned short* const t_library = (unsigned short*)(arena + arena[88]);
    int* const t_planStart = (int*)(arena + arena[129]);
    float* const t_planPattern = (float*)(arena + arena[104]);
    for (; turn < end2; turn += blocks) {
      const int unit2 = (turn - end1) * 8 + warp;
      if (unit2 < (n_B * 128)) {
        const int i3_0 = (int)((unsigned int)unit2 % (unsigned int)4);
        const int rest1 = (int)((unsigned int)unit2 / (unsigned int)4);
        const int i2_0 = (int)((unsigned int)rest1 % (unsigned int)4);
        const int rest2 = (int)((unsigned int)rest1 / (unsigned int)4);
        const int i1_1 = (int)((unsigned int)rest2 % (unsigned int)8);
        const int rest3 = (int)((unsigned int)rest2 / (unsigned int)8);
        int* const l_hoist0 = (int*)(shared + warp * 4 + 0);
        const int v3 = ((((i1_1 * 4) + (((i2_0 * 4) + 2) / 4)) * 4) + (((i3_0 * 4) + 2) / 4)) * 4;
        for (int row0 = lane; row0 < 4; row0 += 32) {
          l_hoist0[row0] = (v3 + (((row0 * 4) + 2) / 4)) * 16;
        }
        __syncwarp();
        const bool v4 = t_planStart[rest3] == 1;
        const bool v5 = i1_1 == 0;
        const int v6 = (i2_0 * 4) + 2;
        const int v7 = (i3_0 * 4) + 2;
        const float v10 = (i1_1 > 4) ? 0.2f : 0.0f;
        const unsigned int v11 = t_seed[rest3];
        const unsigned int v12 = ((unsigned int)t_age[rest3]) + 6u;
        const unsigned int v13 = (0u + v11) + v12;
        const unsigned int v14 = (shift_left_u32(v12, 13u) ^ (v12 >> 19)) ^ v13;
        const unsigned int v15 = v13 + v14;
        const unsigned int v16 = (shift_left_u32(v14, 15u) ^ (v14 >> 17)) ^ v15;
        const unsigned int v17 = v15 + v16;
        const unsigned int v18 = (shift_left_u32(v16, 26u) ^ (v16 >> 6)) ^ v17;
        const unsigned int v19 = v17 + v18;
        const unsigned int v20 = (v11 ^ 6u) ^ 466688986u;
        const unsigned int v21 = (((shift_left_u32(v18, 6u) ^ (v18 >> 26)) ^ v19) + v20) + 1u;
        const unsigned int v22 = (v19 + 6u) + v21;
        const unsigned int v23 = (shift_left_u32(v21, 17u) ^ (v21 >> 15)) ^ v22;
        const unsigned int v24 = v22 + v23;
        const unsigned int v25 = (shift_left_u32(v23, 29u) ^ (v23 >> 3)) ^ v24;
        const unsigned int v26 = v24 + v25;
        const unsigned int v27 = (shift_left_u32(v25, 16u) ^ (v25 >> 16)) ^ v26;
        const unsigned int v28 = v26 + v27;
        const unsigned int v29 = (((shift_left_u32(v27, 24u) ^ (v27 >> 8)) ^ v28) + v11) + 2u;
        const unsigned int v30 = (v28 + v20) + v29;
        const unsigned int v31 = (shift_left_u32(v29, 13u) ^ (v29 >> 19)) ^ v30;
        const unsigned int v32 = v30 + v31;
        const unsigned int v33 = (shift_left_u32(v31, 15u) ^ (v31 >> 17)) ^ v32;
        const unsigned int v34 = v32 + v33;
        const unsigned int v35 = (shift_left_u32(v33, 26u) ^ (v33 >> 6)) ^ v34;
        const unsigned int v36 = v34 + v35;
        const unsigned int v37 = (((shift_left_u32(v35, 6u) ^ (v35 >> 26)) ^ v36) + 6u) + 3u;
        const unsigned int v38 = (v36 + v11) + v37;
        const unsigned int v41 = (shift_left_u32(v37, 17u) ^ (v37 >> 15)) ^ v38;
        const bool v44 = (i1_1 > 0) && (i1_1 < 4);
        const float v45 = v44 ? ((i1_1 == 3) ? 1.0f : 0.0f) : t_rankWeights[rest3 * 3 + 2];
        const int v46 = t_rankRows[rest3 * 3 + 2];
        const float v48 = v44 ? ((i1_1 == 1) ? 1.0f : 0.0f) : t_rankWeights[rest3 * 3];
        const int v49 = t_rankRows[rest3 * 3];
        const float v51 = v44 ? ((i1_1 == 2) ? 1.0f : 0.0f) : t_rankWeights[rest3 * 3 + 1];
        const int v52 = t_rankRows[rest3 * 3 + 1];
        for (int row1 = lane; row1 < 64; row1 += 32) {
          const int i5_0 = (int)((unsigned int)row1 % (unsigned int)16);
          const int rest4 = (int)((unsigned int)row1 / (unsigned int)16);
          const int v8 = (rest4 * 4) + 2;
          const float v9 = f16_to_f32(t_pattern[rest3 * 65536 + v6 * 4096 + v7 * 256 + v8 * 16 + i5_0]);
          const unsigned int v39 = ((unsigned int)add_i32(l_hoist0[rest4], i5_0)) + v38;
          const unsigned int v40 = (v39 ^ (v39 >> 16)) * 4239568231u;
          const unsigned int v42 = ((v40 ^ (v40 >> 13)) + v41) * 1228438113u;
          const unsigned int v43 = v42 ^ (v42 >> 17);
          const float v47 = f16_to_f32(t_library[max_i32(min_i32(v46, 100 - 1), 0) * 65536 + v6 * 4096 + v7 * 256 + v8 * 16 + i5_0]);
          const float v50 = f16_to_f32(t_library[max_i32(min_i32(v49, 100 - 1), 0) * 65536 + v6 * 4096 + v7 * 256 + v8 * 16 + i5_0]);
          const float v53 = f16_to_f32(t_library[max_i32(min_i32(v52, 100 - 1), 0) * 65536 + v6 * 4096 + v7 * 256 + v8 * 16 + i5_0]);
          const float v54 = __fmaf_rn(v10, __fmul_rn(__int2float_rn(sum_bytes(v43, (-510))), 0.006765875f), __fmaf_rn(v45, v47, __fmaf_rn(v48, v50, __fmul_rn(v51, v53))));
          if (v4) t_planPattern[rest3 * 8192 + i1_1 * 1024 + i2_0 * 256 + i3_0 * 64 + rest4 * 16 + i5_0] = v5 ? v9 : v54;
        }
        __syncwarp();
      }
    }
  }
}

// addPattern | addContext | addScore+countAdditions | noteAddition
__device__ __forceinline__ void p0_stage_6(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
  const int n_B = (int)arena[9];
  const int end0 = (65536 + 255) / 256;
  const int end1 = end0 + (64 + 255) / 256;
  const int end2 = end1 + (1 + 255) / 256;
  const int end3 = end2 + (n_B + 255) / 256;
  int turn = block;
  if (turn < end0) {
    int* const t_addRow = (int*)(arena + arena[146]);
    int* const t_adder = (int*)(arena + arena[145]);
    float* const t_memory = (float*)(arena + arena[21]);
    unsigned short* const t_library = (unsigned short*)(arena + arena[88]);
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
    int* const t_addRow = (int*)(arena + arena[146]);
    int* const t_adder = (int*)(arena + arena[145]);
    float* const t_context = (float*)(arena + arena[93]);
    float* const t_contexts = (float*)(arena + arena[89]);
    for (; turn < end1; turn += blocks) {
      const int unit1 = (turn - end0) * 256 + threadIdx.x;
      if (unit1 < 64) {
        const int v9 = t_addRow[0];
        const int v10 = t_adder[0];
        if ((unsigned int)v9 < (unsigned int)100) t_contexts[v9 * 64 + unit1] = t_context[max_i32(min_i32(v10, n_B - 1), 0) * 64 + unit1];
      }
    }
  }
  if (turn < end2) {
    int* const t_addRow = (int*)(arena + arena[146]);
    int* const t_adder = (int*)(arena + arena[145]);
    float* const t_value = (float*)(arena + arena[115]);
    float* const t_scores = (float*)(arena + arena[90]);
    int* const t_additions = (int*)(arena + arena[92]);
    int* const t_births = (int*)(arena + arena[91]);
    for (; turn < end2; turn += blocks) {
      const int unit2 = (turn - end1) * 256 + threadIdx.x;
      if (unit2 < 1) {
        const int v11 = t_addRow[0];
        const int v12 = t_adder[0];
        const float v13 = min_f32(max_f32(t_value[max_i32(min_i32(v12, n_B - 1), 0)], 0.0f), 1.0f);
        const int v14 = t_additions[0];
        const int v15 = add_i32(v14, 1);
        const int v16 = add_i32(v14, ((v12 >= 0) ? 1 : 0));
        if ((unsigned int)v11 < (unsigned int)100) t_scores[v11] = v13;
        if ((unsigned int)v11 < (unsigned int)100) t_births[v11] = v15;
        t_additions[0] = v16;
      }
    }
  }
  if (turn < end3) {
    int* const t_adder = (int*)(arena + arena[145]);
    int* const t_age = (int*)(arena + arena[17]);
    int* const t_lastAddition = (int*)(arena + arena[99]);
    for (; turn < end3; turn += blocks) {
      const int unit3 = (turn - end2) * 256 + threadIdx.x;
      if (unit3 < n_B) {
        t_lastAddition[unit3] = (t_adder[0] == unit3) ? t_age[unit3] : t_lastAddition[unit3];
      }
    }
  }
}

__device__ __noinline__ void step_0(unsigned int* arena, unsigned int cycle) {
  unsigned int* const shared = (unsigned int*)team_of() + 48;
  p0_stage_0(arena, shared, blockIdx.x, gridDim.x, cycle);
  grid_barrier();
  mark_stage(0u);
  p0_stage_1(arena, shared, blockIdx.x, gridDim.x, cycle);
  grid_barrier();
  mark_stage(1u);
  p0_stage_2(arena, shared, blockIdx.x, gridDim.x, cycle);
  grid_barrier();
  mark_stage(2u);
  p0_stage_3(arena, shared, blockIdx.x, gridDim.x, cycle);
  grid_barrier();
  mark_stage(3u);
  const bool open1 = arena[arena[143]] != 0u;
  if (open1) {
    p0_stage_4(arena, shared, blockIdx.x, gridDim.x, cycle);
    grid_barrier();
    mark_stage(4u);
    p0_stage_5(arena, shared, blockIdx.x, gridDim.x, cycle);
    grid_barrier();
    mark_stage(5u);
  }
  const bool open2 = arena[arena[147]] != 0u;
  if (open2) {
    p0_stage_6(arena, shared, blockIdx.x, gridDim.x, cycle);
    grid_barrier();
    mark_stage(6u);
  }
}

__device__ __forceinline__ bool next_command(unsigned int* page, unsigned int& sequence, Command& command, Leader& leader) {
  unsigned long long since = global_ns(), renewed = since;
  for (unsigned int polls = 0u;; ++polls) {
    if (mailbox_poll(page, sequence + 1u, command)) {
      sequence += 1u;
      const unsigned int opcode = command.operation & 0xffffu;
      if (opcode - opcode_first_program < 1u || opcode == opcode_meet) return true;
      if (opcode == opcode_nop) mailbox_complete(page, sequence, status_ok);
      else if (opcode == opcode_echo) mailbox_report(page, sequence, status_ok, command.argument, command.steps, 0u, 0u);
      else if (opcode == opcode_exit) { mailbox_complete(page, sequence, status_ok); leader.reason = exit_stopped; return false; }
      else mailbox_complete(page, sequence, status_bad_opcode);
      since = global_ns();
      polls = 0u;
      continue;
    }
    if (polls % 64u != 63u) continue;
    mailbox_heartbeat(page, ++leader.beat);
    if (mailbox_stopped(page)) { leader.reason = exit_stopped; return false; }
    const unsigned long long now = global_ns();
    const unsigned int seen = mailbox_lease(page);
    if (seen != leader.lease) { leader.lease = seen; renewed = now; }
    if (leader.lease_ns != 0ull && now - renewed > leader.lease_ns) { leader.reason = exit_lease; return false; }
    if (leader.idle_ns != 0ull && now - since > leader.idle_ns) { leader.reason = exit_idle; return false; }
    if (now - since > 2000000ull) pause_ns(1000u);
  }
}

extern "C" __global__ void __launch_bounds__(256, 2) manifold(unsigned int* mail, unsigned int* sync) {
  extern __shared__ __align__(16) unsigned int shared[];
  Team* const team = (Team*)shared;
  const Member* const members = (const Member*)(shared + 32);
  for (int word = threadIdx.x; word < 16; word += 256) shared[32 + word] = sync[128 + word];
  Leader& leader = team->leader;
  if (threadIdx.x == 0) { team->page = mail; team->sync = sync; team->target = team->meetings = team->stamped = team->turn = team->gone = 0u; }
  if (blockIdx.x == 0 && threadIdx.x == 0) {
    team->sequence = sync[96];
    leader.lease = mailbox_lease(mail);
    leader.beat = leader.reason = 0u;
    leader.looked = 0ull;
    leader.lease_ns = 1000000ull * mailbox_control(mail, 3u);
    leader.idle_ns = 1000000ull * mailbox_control(mail, 4u);
    mailbox_begin(mail, sync[97], version_low, version_high);
  }
  for (;;) {
    __syncthreads();
    if (threadIdx.x == 0) team->turn += 1u;
    if (blockIdx.x == 0) {
      if (threadIdx.x == 0) {
        Command next;
        unsigned int number = team->sequence;
        team->ended = !next_command(mail, number, next, leader);
        team->sequence = number;
        team->command = next;
        team->budget = next.budget_us;
        team->stamps = 0u;
        team->stamped = next.operation & 1048576u;
        team->started = global_ns();
      }
      __syncthreads();
      if (!team->ended && (team->command.operation & 0xffffu) != opcode_meet) {
        const Member m = members[(team->command.operation & 0xffffu) - 16u];
        const int from = (team->command.operation & 131072u) ? 0 : (int)m.input_begin;
        const int to = (team->command.operation & 65536u) ? (int)m.input_end : (int)m.control_end;
        const bool staged = team->command.operation & 262144u;
        if ((staged || m.input_end - m.input_begin > 4096u) && (team->command.operation & 131072u)) copy_words(m.arena, m.mirror, m.control_end, threadIdx.x, 256);
        if (!staged && m.input_end - m.input_begin <= 4096u && to > from) copy_words(m.arena + from, m.mirror + from, to - from, threadIdx.x, 256);
      }
      __syncthreads();
      if (threadIdx.x == 0) {
        sync[33] = team->ended ? 255u : team->command.operation;
        sync[34] = team->command.steps;
        sync[35] = team->command.argument;
        store_release_gpu(sync + 32, team->turn);
      }
    }
    else if (threadIdx.x == 0) {
      team->ended = 0u;
      for (unsigned int polls = 1u; load_acquire_gpu(sync + 32) != team->turn; ++polls) {
        if (polls % 1024u != 0u) continue;
        if (load_acquire_gpu(sync + 64) != 0u) { team->ended = 1u; break; }
        if (polls > 8192u) pause_ns(200u);
      }
      team->command.operation = ((volatile unsigned int*)sync)[33];
      team->command.steps = ((volatile unsigned int*)sync)[34];
      team->command.argument = ((volatile unsigned int*)sync)[35];
      team->ended |= team->command.operation == 255u ? 1u : 0u;
    }
    __syncthreads();
    if (team->ended) break;
    const Command& command = team->command;
    if ((command.operation & 0xffffu) == opcode_meet) {
      const unsigned int meetings = command.steps;
      for (unsigned int s = 0u; s < meetings; ++s) grid_barrier();
      if (blockIdx.x == 0 && threadIdx.x == 0) mailbox_report(mail, team->sequence, status_ok, meetings, 0u, team->started, global_ns());
      continue;
    }
    for (unsigned int s = 0u; s < command.steps; ++s) {
      const unsigned int cycle = command.argument + s;
      if (has_inputs(command) && words_in(member()) > 0 && (is_staged(command) || words_in(member()) > 4096)) {
        const unsigned int* const from = is_staged(command) ? member().inputs + (size_t)s * words_in(member()) : member().mirror + member().input_begin;
        copy_words(member().arena + member().input_begin, from, words_in(member()), grid_thread(), grid_threads());
        grid_barrier();
      }
      mark_stage(4294967295u);
      switch (slot_of(command)) {
        case 0: step_0(member().arena, cycle); break;
      }
      if (is_staged(command)) {
        grid_barrier();
        copy_words(member().outputs + (size_t)s * words_out(member()), member().arena + member().output_begin, words_out(member()), grid_thread(), grid_threads());
        if (s + 1u < command.steps && words_out(member()) > 0) grid_barrier();
      }
      else if (s + 1u < command.steps) grid_barrier();
    }
    if (!is_staged(command) && !(command.operation & 524288u) && words_out(member()) > 4096) {
      grid_barrier();
      copy_words(member().results, member().arena + member().output_begin, words_out(member()), grid_thread(), grid_threads());
      __threadfence_system();
    }
    __syncthreads();
    arrive();
    if (blockIdx.x == 0) {
      wait_for();
      mark_stage(4294967294u);
      if (!is_staged(command) && words_out(member()) <= 4096) {
        copy_words(member().results, member().arena + member().output_begin, words_out(member()), threadIdx.x, 256);
      }
      __syncthreads();
      if (threadIdx.x == 0) {
        switch (slot_of(command)) {
          case 0: member().arena[0] = command.argument + command.steps; break;
        }
        if (command.operation & 524288u) mailbox_report(mail, team->sequence, status_ok, command.steps, 0u, team->started, global_ns());
        else mailbox_complete(mail, team->sequence, status_ok);
      }
    }
  }
  if (blockIdx.x == 0 && threadIdx.x == 0) mailbox_state(mail, sync[97], state_exited, leader.reason);
}
