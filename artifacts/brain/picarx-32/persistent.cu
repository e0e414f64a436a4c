enum : unsigned int { version_low = 3440755874u, version_high = 350814584u };
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

// listen+keepSensors+sense+surprise+fieldWords+ruleWords+holdingWords+choosePlan+judgeMembers+confide+modulate+driveChannels+liken+rank+blendWeights+decide+appraise | recall_chunks | planRules | excite | chooseVictims_chunks
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
          int* const t_badInputs = (int*)(arena + arena[29]);
          float* const t_sensed = (float*)(arena + arena[15]);
          int* const t_silence = (int*)(arena + arena[30]);
          float* const t_reward = (float*)(arena + arena[28]);
          if (warp == 0) {
            int s9 = 0;
            for (int loop7_x = lane; loop7_x < 25; loop7_x += 32) {
              const float v253 = t_sensed[unit1 * 25 + loop7_x];
              const bool v254 = (!is_finite_f32(v253)) || (fabsf(v253) > 1000000.0f);
              s9 += v254 ? 1 : 0;
            }
            for (int by = 16; by > 0; by /= 2) {
              const int s9_o = __shfl_xor_sync(~0u, s9, by);
              s9 += s9_o;
            }
            const int v255 = add_i32(t_badInputs[unit1], s9);
            int s10 = 0;
            for (int loop8_x = lane; loop8_x < 24; loop8_x += 32) {
              const float v256 = t_sensed[unit1 * 25 + loop8_x];
              const float v257 = min_f32(max_f32((is_finite_f32(v256) ? v256 : 0.0f), (-1000000.0f)), 1000000.0f);
              const bool v258 = fabsf(v257) > 0.01f;
              s10 += v258 ? 1 : 0;
            }
            for (int by = 16; by > 0; by /= 2) {
              const int s10_o = __shfl_xor_sync(~0u, s10, by);
              s10 += s10_o;
            }
            const int v259 = (s10 > 0) ? 0 : add_i32(t_silence[unit1], 1);
            const float v260 = t_sensed[unit1 * 25 + 24];
            const float v261 = min_f32(max_f32((is_finite_f32(v260) ? v260 : 0.0f), (-1000000.0f)), 1000000.0f);
            const float v262 = min_f32(max_f32(v261, (-1.0f)), 1.0f);
            __syncwarp();
            if (lane == 0) {
              t_badInputs[unit1] = v255;
              t_silence[unit1] = v259;
              t_reward[unit1] = v262;
            }
          }
        }
        {
          float* const t_sensors = (float*)(arena + arena[26]);
          float* const t_sensorsLast = (float*)(arena + arena[27]);
          if (((warp + 7) & 7) < 1) {
            for (int row8 = (int)((threadIdx.x + 224) & 255); row8 < 24; row8 += 256) {
              t_sensorsLast[unit1 * 24 + row8] = t_sensors[unit1 * 24 + row8];
            }
          }
        }
        {
          float* const t_contexts = (float*)(arena + arena[89]);
          float* const t_context = (float*)(arena + arena[93]);
          float* const t_alike = (float*)(arena + arena[139]);
          for (int row9 = ((warp + 6) & 7); row9 < 100; row9 += 4 * 8) {
            float s11;
            float loop9_r0_0[2];
            #pragma unroll
            for (int loop9_x1_0 = 0; loop9_x1_0 < 64; loop9_x1_0 += 32) {
              const int loop9_x1 = loop9_x1_0 + lane;
              loop9_r0_0[loop9_x1_0 / 32] = 0.0f;
              if (loop9_x1 < 64) {
                const float v263 = __fmul_rn(t_contexts[row9 * 64 + loop9_x1], t_context[unit1 * 64 + loop9_x1]);
                loop9_r0_0[loop9_x1_0 / 32] = v263;
              }
            }
            float loop9_a1_0 = 0.0f;
            #pragma unroll
            for (int loop9_x1_0 = 0; loop9_x1_0 < 64; loop9_x1_0 += 32) {
              loop9_a1_0 = __fadd_rn(loop9_a1_0, loop9_r0_0[loop9_x1_0 / 32]);
              loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_r0_0[loop9_x1_0 / 32], 16));
            }
            loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 8));
            loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 4));
            loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 2));
            loop9_a1_0 = __fadd_rn(loop9_a1_0, __shfl_down_sync(~0u, loop9_a1_0, 1));
            s11 = __shfl_sync(~0u, loop9_a1_0, 0);
            const int row10 = min_i32(row9 + 1 * 8, 100 - 1);
            float s12;
            float loop10_r0_0[2];
            #pragma unroll
            for (int loop10_x1_0 = 0; loop10_x1_0 < 64; loop10_x1_0 += 32) {
              const int loop10_x1 = loop10_x1_0 + lane;
              loop10_r0_0[loop10_x1_0 / 32] = 0.0f;
              if (loop10_x1 < 64) {
                const float v264 = __fmul_rn(t_contexts[row10 * 64 + loop10_x1], t_context[unit1 * 64 + loop10_x1]);
                loop10_r0_0[loop10_x1_0 / 32] = v264;
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
            s12 = __shfl_sync(~0u, loop10_a1_0, 0);
            const int row11 = min_i32(row9 + 2 * 8, 100 - 1);
            float s13;
            float loop11_r0_0[2];
            #pragma unroll
            for (int loop11_x1_0 = 0; loop11_x1_0 < 64; loop11_x1_0 += 32) {
              const int loop11_x1 = loop11_x1_0 + lane;
              loop11_r0_0[loop11_x1_0 / 32] = 0.0f;
              if (loop11_x1 < 64) {
                const float v265 = __fmul_rn(t_contexts[row11 * 64 + loop11_x1], t_context[unit1 * 64 + loop11_x1]);
                loop11_r0_0[loop11_x1_0 / 32] = v265;
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
            s13 = __shfl_sync(~0u, loop11_a1_0, 0);
            const int row12 = min_i32(row9 + 3 * 8, 100 - 1);
            float s14;
            float loop12_r0_0[2];
            #pragma unroll
            for (int loop12_x1_0 = 0; loop12_x1_0 < 64; loop12_x1_0 += 32) {
              const int loop12_x1 = loop12_x1_0 + lane;
              loop12_r0_0[loop12_x1_0 / 32] = 0.0f;
              if (loop12_x1 < 64) {
                const float v266 = __fmul_rn(t_contexts[row12 * 64 + loop12_x1], t_context[unit1 * 64 + loop12_x1]);
                loop12_r0_0[loop12_x1_0 / 32] = v266;
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
            s14 = __shfl_sync(~0u, loop12_a1_0, 0);
            __syncwarp();
            if (lane == 0) {
              t_alike[unit1 * 100 + row9] = s11;
              if (row9 + 1 * 8 < 100) {
                t_alike[unit1 * 100 + row10] = s12;
              }
              if (row9 + 2 * 8 < 100) {
                t_alike[unit1 * 100 + row11] = s13;
              }
              if (row9 + 3 * 8 < 100) {
                t_alike[unit1 * 100 + row12] = s14;
              }
            }
          }
        }
        __syncthreads();
        {
          int* const t_rangeGiven = (int*)(arena + arena[33]);
          float* const t_rangeLow = (float*)(arena + arena[31]);
          float* const t_low = (float*)(arena + arena[24]);
          float* const t_sensed = (float*)(arena + arena[15]);
          float* const t_rangeHigh = (float*)(arena + arena[32]);
          float* const t_high = (float*)(arena + arena[25]);
          float* const t_sensors = (float*)(arena + arena[26]);
          if (warp < 1) {
            for (int row13 = threadIdx.x; row13 < 24; row13 += 256) {
              const bool v267 = t_rangeGiven[row13] == 1;
              const float v268 = t_sensed[unit1 * 25 + row13];
              const float v269 = min_f32(max_f32((is_finite_f32(v268) ? v268 : 0.0f), (-1000000.0f)), 1000000.0f);
              const float v270 = v267 ? t_rangeLow[row13] : min_f32(t_low[unit1 * 24 + row13], v269);
              const float v271 = v267 ? t_rangeHigh[row13] : max_f32(t_high[unit1 * 24 + row13], v269);
              const float v272 = __fsub_rn(__fdiv_rn(__fmul_rn(__fsub_rn(v269, v270), 2.0f), __fsub_rn(v271, v270)), 1.0f);
              const float v273 = min_f32(max_f32(v272, (-1.0f)), 1.0f);
              t_low[unit1 * 24 + row13] = v270;
              t_high[unit1 * 24 + row13] = v271;
              t_sensors[unit1 * 24 + row13] = v273;
            }
          }
        }
        {
          float* const t_scores = (float*)(arena + arena[90]);
          float* const t_alike = (float*)(arena + arena[139]);
          int* const t_additions = (int*)(arena + arena[92]);
          int* const t_births = (int*)(arena + arena[91]);
          float* const t_ranks = (float*)(arena + arena[136]);
          int* const t_rankRows = (int*)(arena + arena[137]);
          if (warp == 1) {
            float top1_v0 = __uint_as_float(0xff800000u);
            int top1_i0 = -1;
            const int v276 = t_additions[0];
            for (int top1_0 = 0; top1_0 < 100; top1_0 += 32) {
              const int top1_x = top1_0 + lane;
              const float top1_last = __shfl_sync(~0u, top1_v0, 2);
              const int top1_last_i = __shfl_sync(~0u, top1_i0, 2);
              float top1_c = __uint_as_float(0xff800000u);
              bool top1_fits = false;
              if (top1_x < 100) {
                const float v274 = t_scores[top1_x];
                const bool v275 = v274 > 0.0f;
                const float v277 = max_f32(__fmul_rn(__int2float_rn(sub_i32(v276, t_births[top1_x])), (-0.1f)), (-104.0f));
                const float v278 = min_f32(v277, 89.0f);
                const float v279 = rintf(__fmul_rn(v278, 1.442695f));
                const float v280 = __fmaf_rn(v279, (-0.0000014286068f), __fmaf_rn(v279, (-0.69314575f), v278));
                const float v281 = __fmaf_rn(v280, __fmaf_rn(v280, 0.0013814423f, 0.008368743f), 0.041668393f);
                const float v282 = __fmaf_rn(__fmul_rn(v280, v280), __fmaf_rn(v280, __fmaf_rn(v280, v281, 0.16666521f), 0.49999994f), v280);
                const bool v283 = v279 < 0.0f;
                const unsigned int v284 = shift_left_u32(__float_as_uint(__fadd_rn(v279, 12582912.0f)), 23u) + (v283 ? 1602224128u : 528482304u);
                const float v285 = __fmul_rn(__fmul_rn(__fadd_rn(v282, 1.0f), __uint_as_float(v284)), (v283 ? 5.421011e-20f : 18446744000000000000.0f));
                const float v286 = __fmul_rn(__fmul_rn(t_alike[unit1 * 100 + top1_x], v274), v285);
                top1_c = v286;
                top1_fits = v275 && v286 == v286 && (top1_last_i < 0 || v286 > top1_last);
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
          unsigned int* const t_seed = (unsigned int*)(arena + arena[18]);
          unsigned int* const t_fieldWords = (unsigned int*)(arena + arena[133]);
          unsigned int* const t_ruleWords = (unsigned int*)(arena + arena[134]);
          unsigned int* const t_holdingWords = (unsigned int*)(arena + arena[135]);
          float* const t_knobs = (float*)(arena + arena[16]);
          float* const t_planScore = (float*)(arena + arena[105]);
          int* const t_planWinner = (int*)(arena + arena[141]);
          int* const t_planStart = (int*)(arena + arena[142]);
          if (warp == 0) {
            float s15;
            float loop13_a1_0 = 0.0f;
            for (int loop13_x1_0 = 0; loop13_x1_0 < 24; loop13_x1_0 += 32) {
              const int loop13_x1 = loop13_x1_0 + lane;
              float loop13_r0_0 = 0.0f;
              if (loop13_x1 < 24) {
                const float v287 = __fsub_rn(t_sensors[unit1 * 24 + loop13_x1], t_prediction[unit1 * 24 + loop13_x1]);
                const float v288 = fabsf(v287);
                loop13_r0_0 = v288;
              }
              loop13_a1_0 = __fadd_rn(loop13_a1_0, loop13_r0_0);
              loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_r0_0, 16));
            }
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 8));
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 4));
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 2));
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 1));
            s15 = __shfl_sync(~0u, loop13_a1_0, 0);
            const float v289 = __fdiv_rn(s15, 24.0f);
            const int v290 = t_age[unit1];
            const int v291 = v290 % 1000;
            const unsigned int v292 = t_seed[unit1];
            const unsigned int v293 = 0u + v292;
            const unsigned int v294 = ((unsigned int)v290) + 3u;
            const unsigned int v295 = v293 + v294;
            const unsigned int v296 = (shift_left_u32(v294, 13u) ^ (v294 >> 19)) ^ v295;
            const unsigned int v297 = v295 + v296;
            const unsigned int v298 = (shift_left_u32(v296, 15u) ^ (v296 >> 17)) ^ v297;
            const unsigned int v299 = v297 + v298;
            const unsigned int v300 = (shift_left_u32(v298, 26u) ^ (v298 >> 6)) ^ v299;
            const unsigned int v301 = v299 + v300;
            const unsigned int v302 = (v292 ^ 3u) ^ 466688986u;
            const unsigned int v303 = (((shift_left_u32(v300, 6u) ^ (v300 >> 26)) ^ v301) + v302) + 1u;
            const unsigned int v304 = (v301 + 3u) + v303;
            const unsigned int v305 = (shift_left_u32(v303, 17u) ^ (v303 >> 15)) ^ v304;
            const unsigned int v306 = v304 + v305;
            const unsigned int v307 = (shift_left_u32(v305, 29u) ^ (v305 >> 3)) ^ v306;
            const unsigned int v308 = v306 + v307;
            const unsigned int v309 = (shift_left_u32(v307, 16u) ^ (v307 >> 16)) ^ v308;
            const unsigned int v310 = v308 + v309;
            const unsigned int v311 = (((shift_left_u32(v309, 24u) ^ (v309 >> 8)) ^ v310) + v292) + 2u;
            const unsigned int v312 = (v310 + v302) + v311;
            const unsigned int v313 = (shift_left_u32(v311, 13u) ^ (v311 >> 19)) ^ v312;
            const unsigned int v314 = v312 + v313;
            const unsigned int v315 = (shift_left_u32(v313, 15u) ^ (v313 >> 17)) ^ v314;
            const unsigned int v316 = v314 + v315;
            const unsigned int v317 = (shift_left_u32(v315, 26u) ^ (v315 >> 6)) ^ v316;
            const unsigned int v318 = v316 + v317;
            const unsigned int v319 = (((shift_left_u32(v317, 6u) ^ (v317 >> 26)) ^ v318) + 3u) + 3u;
            const unsigned int v320 = (v318 + v292) + v319;
            const unsigned int v321 = (shift_left_u32(v319, 17u) ^ (v319 >> 15)) ^ v320;
            const unsigned int v322 = 0u + 1u;
            const unsigned int v323 = v293 + v322;
            const unsigned int v324 = (shift_left_u32(v322, 13u) ^ (v322 >> 19)) ^ v323;
            const unsigned int v325 = v323 + v324;
            const unsigned int v326 = (shift_left_u32(v324, 15u) ^ (v324 >> 17)) ^ v325;
            const unsigned int v327 = v325 + v326;
            const unsigned int v328 = (shift_left_u32(v326, 26u) ^ (v326 >> 6)) ^ v327;
            const unsigned int v329 = v327 + v328;
            const unsigned int v330 = (v292 ^ 1u) ^ 466688986u;
            const unsigned int v331 = (((shift_left_u32(v328, 6u) ^ (v328 >> 26)) ^ v329) + v330) + 1u;
            const unsigned int v332 = (v329 + 1u) + v331;
            const unsigned int v333 = (shift_left_u32(v331, 17u) ^ (v331 >> 15)) ^ v332;
            const unsigned int v334 = v332 + v333;
            const unsigned int v335 = (shift_left_u32(v333, 29u) ^ (v333 >> 3)) ^ v334;
            const unsigned int v336 = v334 + v335;
            const unsigned int v337 = (shift_left_u32(v335, 16u) ^ (v335 >> 16)) ^ v336;
            const unsigned int v338 = v336 + v337;
            const unsigned int v339 = (((shift_left_u32(v337, 24u) ^ (v337 >> 8)) ^ v338) + v292) + 2u;
            const unsigned int v340 = (v338 + v330) + v339;
            const unsigned int v341 = (shift_left_u32(v339, 13u) ^ (v339 >> 19)) ^ v340;
            const unsigned int v342 = v340 + v341;
            const unsigned int v343 = (shift_left_u32(v341, 15u) ^ (v341 >> 17)) ^ v342;
            const unsigned int v344 = v342 + v343;
            const unsigned int v345 = (shift_left_u32(v343, 26u) ^ (v343 >> 6)) ^ v344;
            const unsigned int v346 = v344 + v345;
            const unsigned int v347 = (((shift_left_u32(v345, 6u) ^ (v345 >> 26)) ^ v346) + 1u) + 3u;
            const unsigned int v348 = (v346 + v292) + v347;
            const unsigned int v349 = (shift_left_u32(v347, 17u) ^ (v347 >> 15)) ^ v348;
            const unsigned int v350 = 0u + 2u;
            const unsigned int v351 = v293 + v350;
            const unsigned int v352 = (shift_left_u32(v350, 13u) ^ (v350 >> 19)) ^ v351;
            const unsigned int v353 = v351 + v352;
            const unsigned int v354 = (shift_left_u32(v352, 15u) ^ (v352 >> 17)) ^ v353;
            const unsigned int v355 = v353 + v354;
            const unsigned int v356 = (shift_left_u32(v354, 26u) ^ (v354 >> 6)) ^ v355;
            const unsigned int v357 = v355 + v356;
            const unsigned int v358 = (v292 ^ 2u) ^ 466688986u;
            const unsigned int v359 = (((shift_left_u32(v356, 6u) ^ (v356 >> 26)) ^ v357) + v358) + 1u;
            const unsigned int v360 = (v357 + 2u) + v359;
            const unsigned int v361 = (shift_left_u32(v359, 17u) ^ (v359 >> 15)) ^ v360;
            const unsigned int v362 = v360 + v361;
            const unsigned int v363 = (shift_left_u32(v361, 29u) ^ (v361 >> 3)) ^ v362;
            const unsigned int v364 = v362 + v363;
            const unsigned int v365 = (shift_left_u32(v363, 16u) ^ (v363 >> 16)) ^ v364;
            const unsigned int v366 = v364 + v365;
            const unsigned int v367 = (((shift_left_u32(v365, 24u) ^ (v365 >> 8)) ^ v366) + v292) + 2u;
            const unsigned int v368 = (v366 + v358) + v367;
            const unsigned int v369 = (shift_left_u32(v367, 13u) ^ (v367 >> 19)) ^ v368;
            const unsigned int v370 = v368 + v369;
            const unsigned int v371 = (shift_left_u32(v369, 15u) ^ (v369 >> 17)) ^ v370;
            const unsigned int v372 = v370 + v371;
            const unsigned int v373 = (shift_left_u32(v371, 26u) ^ (v371 >> 6)) ^ v372;
            const unsigned int v374 = v372 + v373;
            const unsigned int v375 = (((shift_left_u32(v373, 6u) ^ (v373 >> 26)) ^ v374) + 2u) + 3u;
            const unsigned int v376 = (v374 + v292) + v375;
            const unsigned int v377 = (shift_left_u32(v375, 17u) ^ (v375 >> 15)) ^ v376;
            const bool v378 = (v290 % 21) == 20;
            const bool v379 = (v378 && (v290 >= 40)) && (__fmul_rn(t_knobs[unit1 * 22 + 13], t_knobs[unit1 * 22 + 12]) > 0.0f);
            float s16_best = 0.0f;
            int s16 = -1;
            float s17;
            float loop14_a1_0 = __uint_as_float(0xff800000u);
            for (int loop14_x1_0 = 0; loop14_x1_0 < 8; loop14_x1_0 += 32) {
              const int loop14_x1 = loop14_x1_0 + lane;
              float loop14_r0_0 = __uint_as_float(0xff800000u);
              if (loop14_x1 < 8) {
                const float v380 = t_planScore[unit1 * 8 + loop14_x1];
                loop14_r0_0 = v380;
                if (v380 == v380 && (s16 < 0 || v380 > s16_best || (v380 == s16_best && loop14_x1 < s16))) { s16_best = v380; s16 = loop14_x1; }
              }
              loop14_a1_0 = max_f32(loop14_a1_0, loop14_r0_0);
              loop14_a1_0 = max_f32(loop14_a1_0, __shfl_down_sync(~0u, loop14_r0_0, 16));
            }
            loop14_a1_0 = max_f32(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 8));
            loop14_a1_0 = max_f32(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 4));
            loop14_a1_0 = max_f32(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 2));
            loop14_a1_0 = max_f32(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 1));
            s17 = __shfl_sync(~0u, loop14_a1_0, 0);
            for (int by = 16; by > 0; by /= 2) {
              const float s16_best_o = __shfl_xor_sync(~0u, s16_best, by);
              const int s16_o = __shfl_xor_sync(~0u, s16, by);
              if (s16_o >= 0 && (s16 < 0 || s16_best_o > s16_best || (s16_best_o == s16_best && s16_o < s16))) { s16_best = s16_best_o; s16 = s16_o; }
            }
            const int v381 = (v379 && (s17 > __fadd_rn(t_planScore[unit1 * 8], 0.01f))) ? min_i32(max_i32(s16, 0), 7) : 0;
            const int v382 = v378 ? (int)1 : (int)0;
            __syncwarp();
            if (lane == 0) {
              t_error[unit1] = v289;
              if ((unsigned int)v291 < (unsigned int)1000) t_errors[unit1 * 1000 + v291] = v289;
              t_fieldWords[unit1 * 2] = v320;
              t_fieldWords[unit1 * 2 + 1] = v321;
              t_ruleWords[unit1 * 2] = v348;
              t_ruleWords[unit1 * 2 + 1] = v349;
              t_holdingWords[unit1 * 2] = v376;
              t_holdingWords[unit1 * 2 + 1] = v377;
              t_planWinner[unit1] = v381;
              t_planStart[unit1] = v382;
            }
          }
        }
        {
          float* const t_sensors = (float*)(arena + arena[26]);
          float* const t_members = (float*)(arena + arena[119]);
          float* const t_memberErrors = (float*)(arena + arena[120]);
          int* const t_age = (int*)(arena + arena[17]);
          if (((warp + 7) & 7) < 3) {
            const float v385 = max_f32(0.02f, __fdiv_rn(1.0f, __int2float_rn(add_i32(t_age[unit1], 1))));
            for (int row14 = (int)((threadIdx.x + 224) & 255); row14 < 96; row14 += 256) {
              const int i2_2 = (int)((unsigned int)row14 % (unsigned int)24);
              const int rest3 = (int)((unsigned int)row14 / (unsigned int)24);
              const float v383 = __fsub_rn(t_sensors[unit1 * 24 + i2_2], t_members[unit1 * 96 + rest3 * 24 + i2_2]);
              const float v384 = t_memberErrors[unit1 * 96 + rest3 * 24 + i2_2];
              t_memberErrors[unit1 * 96 + rest3 * 24 + i2_2] = __fmaf_rn(__fmaf_rn(v383, v383, (-v384)), v385, v384);
            }
          }
        }
        {
          int* const t_rankRows = (int*)(arena + arena[137]);
          float* const t_ranks = (float*)(arena + arena[136]);
          float* const t_rankWeights = (float*)(arena + arena[138]);
          if (((warp + 4) & 7) < 1) {
            const float v386 = t_ranks[unit1 * 3];
            const float v396 = max_f32(__fmul_rn(max_f32(__fsub_rn(v386, v386), (-20.0f)), 5.0f), (-104.0f));
            const float v397 = min_f32(v396, 89.0f);
            const float v398 = rintf(__fmul_rn(v397, 1.442695f));
            const float v399 = __fmaf_rn(v398, (-0.0000014286068f), __fmaf_rn(v398, (-0.69314575f), v397));
            const float v400 = __fmaf_rn(v399, __fmaf_rn(v399, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v401 = __fmaf_rn(__fmul_rn(v399, v399), __fmaf_rn(v399, __fmaf_rn(v399, v400, 0.16666521f), 0.49999994f), v399);
            const bool v402 = v398 < 0.0f;
            const unsigned int v403 = shift_left_u32(__float_as_uint(__fadd_rn(v398, 12582912.0f)), 23u) + (v402 ? 1602224128u : 528482304u);
            const float v404 = __fmul_rn(__fmul_rn(__fadd_rn(v401, 1.0f), __uint_as_float(v403)), (v402 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v405 = __fmul_rn(max_f32(__fsub_rn(t_ranks[unit1 * 3 + 1], v386), (-20.0f)), 5.0f);
            const float v406 = min_f32(max_f32(v405, (-104.0f)), 89.0f);
            const float v407 = rintf(__fmul_rn(v406, 1.442695f));
            const float v408 = __fmaf_rn(v407, (-0.0000014286068f), __fmaf_rn(v407, (-0.69314575f), v406));
            const float v409 = __fmaf_rn(v408, __fmaf_rn(v408, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v410 = __fmaf_rn(__fmul_rn(v408, v408), __fmaf_rn(v408, __fmaf_rn(v408, v409, 0.16666521f), 0.49999994f), v408);
            const bool v411 = v407 < 0.0f;
            const unsigned int v412 = shift_left_u32(__float_as_uint(__fadd_rn(v407, 12582912.0f)), 23u) + (v411 ? 1602224128u : 528482304u);
            const float v413 = __fmul_rn(__fmul_rn(__fadd_rn(v410, 1.0f), __uint_as_float(v412)), (v411 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v414 = __fadd_rn(((t_rankRows[unit1 * 3] < 0) ? 0.0f : v404), ((t_rankRows[unit1 * 3 + 1] < 0) ? 0.0f : v413));
            const float v415 = __fmul_rn(max_f32(__fsub_rn(t_ranks[unit1 * 3 + 2], v386), (-20.0f)), 5.0f);
            const float v416 = min_f32(max_f32(v415, (-104.0f)), 89.0f);
            const float v417 = rintf(__fmul_rn(v416, 1.442695f));
            const float v418 = __fmaf_rn(v417, (-0.0000014286068f), __fmaf_rn(v417, (-0.69314575f), v416));
            const float v419 = __fmaf_rn(v418, __fmaf_rn(v418, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v420 = __fmaf_rn(__fmul_rn(v418, v418), __fmaf_rn(v418, __fmaf_rn(v418, v419, 0.16666521f), 0.49999994f), v418);
            const bool v421 = v417 < 0.0f;
            const unsigned int v422 = shift_left_u32(__float_as_uint(__fadd_rn(v417, 12582912.0f)), 23u) + (v421 ? 1602224128u : 528482304u);
            const float v423 = __fmul_rn(__fmul_rn(__fadd_rn(v420, 1.0f), __uint_as_float(v422)), (v421 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v424 = max_f32(__fadd_rn(v414, ((t_rankRows[unit1 * 3 + 2] < 0) ? 0.0f : v423)), 0.000001f);
            for (int row15 = (int)((threadIdx.x + 128) & 255); row15 < 3; row15 += 256) {
              const float v387 = __fmul_rn(max_f32(__fsub_rn(t_ranks[unit1 * 3 + row15], v386), (-20.0f)), 5.0f);
              const float v388 = min_f32(max_f32(v387, (-104.0f)), 89.0f);
              const float v389 = rintf(__fmul_rn(v388, 1.442695f));
              const float v390 = __fmaf_rn(v389, (-0.0000014286068f), __fmaf_rn(v389, (-0.69314575f), v388));
              const float v391 = __fmaf_rn(v390, __fmaf_rn(v390, 0.0013814423f, 0.008368743f), 0.041668393f);
              const float v392 = __fmaf_rn(__fmul_rn(v390, v390), __fmaf_rn(v390, __fmaf_rn(v390, v391, 0.16666521f), 0.49999994f), v390);
              const bool v393 = v389 < 0.0f;
              const unsigned int v394 = shift_left_u32(__float_as_uint(__fadd_rn(v389, 12582912.0f)), 23u) + (v393 ? 1602224128u : 528482304u);
              const float v395 = __fmul_rn(__fmul_rn(__fadd_rn(v392, 1.0f), __uint_as_float(v394)), (v393 ? 5.421011e-20f : 18446744000000000000.0f));
              t_rankWeights[unit1 * 3 + row15] = __fdiv_rn(((t_rankRows[unit1 * 3 + row15] < 0) ? 0.0f : v395), v424);
            }
          }
        }
        __syncthreads();
        {
          int* const t_age = (int*)(arena + arena[17]);
          float* const t_errors = (float*)(arena + arena[36]);
          float* const t_meanError = (float*)(arena + arena[35]);
          float* const t_improvement = (float*)(arena + arena[38]);
          int* const t_plateau = (int*)(arena + arena[39]);
          float* const t_confidence = (float*)(arena + arena[37]);
          int* const t_activeCells = (int*)(arena + arena[68]);
          if (warp == 0) {
            const int v425 = t_age[unit1];
            const int v426 = min_i32(add_i32(v425, 1), 100);
            const int v427 = v425 % 1000;
            float s18;
            float loop15_r0_0[4];
            #pragma unroll
            for (int loop15_x1_0 = 0; loop15_x1_0 < 100; loop15_x1_0 += 32) {
              const int loop15_x1 = loop15_x1_0 + lane;
              loop15_r0_0[loop15_x1_0 / 32] = 0.0f;
              if (loop15_x1 < 100) {
                const int v428 = v427 - loop15_x1;
                const float v429 = (loop15_x1 < v426) ? t_errors[unit1 * 1000 + wrap_index(v428, 1000)] : 0.0f;
                loop15_r0_0[loop15_x1_0 / 32] = v429;
              }
            }
            float loop15_a1_0 = 0.0f;
            #pragma unroll
            for (int loop15_x1_0 = 0; loop15_x1_0 < 100; loop15_x1_0 += 32) {
              loop15_a1_0 = __fadd_rn(loop15_a1_0, loop15_r0_0[loop15_x1_0 / 32]);
              loop15_a1_0 = __fadd_rn(loop15_a1_0, __shfl_down_sync(~0u, loop15_r0_0[loop15_x1_0 / 32], 16));
            }
            loop15_a1_0 = __fadd_rn(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 8));
            loop15_a1_0 = __fadd_rn(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 4));
            loop15_a1_0 = __fadd_rn(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 2));
            loop15_a1_0 = __fadd_rn(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 1));
            s18 = __shfl_sync(~0u, loop15_a1_0, 0);
            const float v430 = __fdiv_rn(s18, __int2float_rn(v426));
            const bool v431 = v425 > 20;
            float s19;
            float s20;
            float loop16_a1_0 = 0.0f;
            float loop16_a1_1 = 0.0f;
            for (int loop16_x1_0 = 0; loop16_x1_0 < 10; loop16_x1_0 += 32) {
              const int loop16_x1 = loop16_x1_0 + lane;
              float loop16_r0_0 = 0.0f;
              float loop16_r0_1 = 0.0f;
              if (loop16_x1 < 10) {
                const int v432 = v427 - (loop16_x1 + 10);
                const float v433 = t_errors[unit1 * 1000 + wrap_index(v432, 1000)];
                const int v434 = v427 - loop16_x1;
                const float v435 = t_errors[unit1 * 1000 + wrap_index(v434, 1000)];
                loop16_r0_0 = v433;
                loop16_r0_1 = v435;
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
            s19 = __shfl_sync(~0u, loop16_a1_0, 0);
            loop16_a1_1 = __fadd_rn(loop16_a1_1, __shfl_down_sync(~0u, loop16_a1_1, 8));
            loop16_a1_1 = __fadd_rn(loop16_a1_1, __shfl_down_sync(~0u, loop16_a1_1, 4));
            loop16_a1_1 = __fadd_rn(loop16_a1_1, __shfl_down_sync(~0u, loop16_a1_1, 2));
            loop16_a1_1 = __fadd_rn(loop16_a1_1, __shfl_down_sync(~0u, loop16_a1_1, 1));
            s20 = __shfl_sync(~0u, loop16_a1_1, 0);
            const float v436 = __fmaf_rn(t_improvement[unit1], 0.9f, __fmul_rn((v431 ? __fdiv_rn(__fsub_rn(s19, s20), 10.0f) : 0.0f), 0.1f));
            const int v437 = (fabsf(v436) < 0.001f) ? (v431 ? add_i32(t_plateau[unit1], 1) : 0) : 0;
            const float v438 = __fsub_rn(0.9f, min_f32(__fdiv_rn(__int2float_rn(v425), 1000.0f), 0.2f));
            const float v439 = __fmaf_rn(min_f32(__fdiv_rn(__int2float_rn(t_activeCells[unit1]), 50.0f), 1.0f), (-0.5f), 1.5f);
            const float v440 = __fmul_rn(__fsub_rn(1.0f, v438), __fsub_rn(1.0f, min_f32(max_f32(__fmul_rn(v439, v430), 0.0f), 1.0f)));
            const float v441 = __fmaf_rn(v438, t_confidence[unit1], v440);
            __syncwarp();
            if (lane == 0) {
              t_meanError[unit1] = v430;
              t_improvement[unit1] = v436;
              t_plateau[unit1] = v437;
              t_confidence[unit1] = v441;
            }
          }
        }
        __syncthreads();
        {
          float* const t_information = (float*)(arena + arena[40]);
          float* const t_energy = (float*)(arena + arena[64]);
          float* const t_variance = (float*)(arena + arena[65]);
          int* const t_silence = (int*)(arena + arena[30]);
          float* const t_confidence = (float*)(arena + arena[37]);
          float* const t_drive = (float*)(arena + arena[42]);
          float* const t_novelty = (float*)(arena + arena[83]);
          float* const t_knobs = (float*)(arena + arena[16]);
          int* const t_plateau = (int*)(arena + arena[39]);
          float* const t_exploration = (float*)(arena + arena[41]);
          float* const t_error = (float*)(arena + arena[34]);
          float* const t_meanError = (float*)(arena + arena[35]);
          float* const t_reward = (float*)(arena + arena[28]);
          float* const t_gate = (float*)(arena + arena[43]);
          float* const t_opening = (float*)(arena + arena[44]);
          float* const t_hold = (float*)(arena + arena[45]);
          int* const t_cognition = (int*)(arena + arena[46]);
          float* const t_tune_noise = (float*)(arena + arena[125]);
          float* const t_tune_gate = (float*)(arena + arena[126]);
          float* const t_patternOn = (float*)(arena + arena[96]);
          float* const t_tune_pattern = (float*)(arena + arena[127]);
          int* const t_age = (int*)(arena + arena[17]);
          float* const t_tune_plasticity = (float*)(arena + arena[128]);
          float* const t_tune_memoryGain = (float*)(arena + arena[129]);
          float* const t_tune_imprint = (float*)(arena + arena[130]);
          float* const t_tune_learning = (float*)(arena + arena[131]);
          if (warp < 1) {
            const float v442 = __fmul_rn(__fmul_rn(t_energy[unit1], __fadd_rn(t_variance[unit1], 1.0f)), 0.05f);
            const float v443 = __fmaf_rn(t_information[unit1], 0.95f, v442);
            const int v444 = t_silence[unit1];
            const float v445 = min_f32(max_f32(__fdiv_rn(v443, 0.05f), 0.0f), 1.0f);
            const float v446 = t_confidence[unit1];
            const float v447 = (v444 > 100) ? 0.95f : __fmul_rn(__fadd_rn(v445, v446), 0.5f);
            const float v448 = __fsub_rn(1.0f, v446);
            const float v449 = __fmul_rn(t_novelty[unit1], t_knobs[unit1 * 22 + 11]);
            const float v450 = __fmaf_rn(__fsub_rn(1.0f, v445), __fmaf_rn(v449, 0.5f, 0.5f), min_f32(__fdiv_rn(__int2float_rn(t_plateau[unit1]), 200.0f), 0.5f));
            const float v451 = min_f32(__fmaf_rn(v448, 0.2f, min_f32(__fadd_rn(v450, 0.3f), 1.0f)), 1.0f);
            const float v452 = t_error[unit1];
            const float v453 = __fsub_rn(__fmaf_rn(__fsub_rn(v452, t_meanError[unit1]), 4.0f, v449), 0.3f);
            const float v454 = fabsf(t_reward[unit1]);
            const float v455 = __fmul_rn(min_f32(max_f32(__fadd_rn(v453, v454), 0.0f), 1.0f), t_knobs[unit1 * 22 + 10]);
            const float v456 = max_f32(__fmul_rn(t_opening[unit1], 0.8f), v455);
            const float v457 = max_f32(__fmul_rn(t_hold[unit1], 0.95f), v455);
            const int v458 = (v446 > 0.6f) ? 2 : 1;
            const int v459 = (v445 < 0.3f) ? 0 : ((v444 > 50) ? ((v445 > 0.7f) ? 3 : v458) : v458);
            const float v460 = __fmul_rn(__fmul_rn(v447, 0.0001f), t_knobs[unit1 * 22 + 9]);
            const float v461 = __fmul_rn(v456, 0.3f);
            const float v462 = t_knobs[unit1 * 22 + 12];
            const float v463 = __fmul_rn(__fmul_rn(__fsub_rn(1.0f, v457), 0.1f), __fmul_rn(t_patternOn[unit1], v462));
            const float v464 = __fadd_rn(__fdiv_rn(__int2float_rn(t_age[unit1]), 1000.0f), 1.0f);
            const int v465 = __float_as_int(v464);
            const bool v466 = v465 < 8388608;
            const int v467 = __float_as_int((v466 ? __int2float_rn(v465) : v464));
            const int v468 = sub_i32(v467, 1060439283) >> 23;
            const float v469 = __int2float_rn(add_i32(v468, (v466 ? (-149) : 0)));
            const float v470 = __fsub_rn(__int_as_float(sub_i32(v467, shift_left_i32(v468, 23))), 1.0f);
            const float v471 = divide_plain(v470, __fadd_rn(v470, 2.0f));
            const float v472 = __fmul_rn(v471, v471);
            const float v473 = __fmaf_rn((-v472), __fmaf_rn(v472, __fmaf_rn(v472, 0.29871482f, 0.39977568f), 0.66666776f), v470);
            const float v474 = __fsub_rn(v470, __fmaf_rn(v471, v473, (-__fmul_rn(v469, 0.0000014286068f))));
            const float v475 = (__float_as_uint(v464) > 2147483648u) ? __uint_as_float(0x7fc00000u) : v464;
            const float v476 = (shift_left_u32(__float_as_uint(v464), 1u) == 0u) ? __uint_as_float(0xff800000u) : v475;
            const float v477 = ((__float_as_uint(v464) - 1u) < 2139095039u) ? __fmaf_rn(v469, 0.69314575f, v474) : v476;
            const float v478 = min_f32(__fmaf_rn(v452, 4.0f, 1.0f), 3.0f);
            const float v479 = min_f32(__fmul_rn(__fmul_rn(__fmaf_rn(v477, 0.4342945f, 1.0f), 0.01f), v478), 0.05f);
            const float v480 = (v444 > 0) ? 0.0f : __fmul_rn(v462, 0.02f);
            const float v481 = max_f32(0.5f, __fmul_rn(__fmaf_rn(v454, 0.5f, 0.5f), __fmaf_rn(v448, 0.9f, 0.1f)));
            const float v482 = __fmul_rn(v481, t_knobs[unit1 * 22 + 1]);
            const float v483 = __fmul_rn(__fmul_rn(v478, 0.01f), t_knobs[unit1 * 22 + 2]);
            for (int row16 = threadIdx.x; row16 < 1; row16 += 256) {
              t_information[unit1] = v443;
              t_drive[unit1] = v447;
              t_exploration[unit1] = v451;
              t_gate[unit1] = v455;
              t_opening[unit1] = v456;
              t_hold[unit1] = v457;
              t_cognition[unit1] = v459;
              t_tune_noise[unit1] = v460;
              t_tune_gate[unit1] = v461;
              t_tune_pattern[unit1] = v463;
              t_tune_plasticity[unit1] = v479;
              t_tune_memoryGain[unit1] = v480;
              t_tune_imprint[unit1] = v482;
              t_tune_learning[unit1] = v483;
            }
          }
        }
        __syncthreads();
        {
          int* const t_reachSensor = (int*)(arena + arena[47]);
          float* const t_tune_imprint = (float*)(arena + arena[130]);
          float* const t_sensors = (float*)(arena + arena[26]);
          float* const t_tune_learning = (float*)(arena + arena[131]);
          float* const t_prediction = (float*)(arena + arena[118]);
          float* const t_tune_drive = (float*)(arena + arena[132]);
          if (warp < 2) {
            const float v485 = t_tune_imprint[unit1];
            const float v487 = t_tune_learning[unit1];
            for (int row17 = threadIdx.x; row17 < 64; row17 += 256) {
              const int i3_1 = (int)((unsigned int)row17 % (unsigned int)2);
              const int rest4 = (int)((unsigned int)row17 / (unsigned int)2);
              const int i2_3 = (int)((unsigned int)rest4 % (unsigned int)16);
              const int rest5 = (int)((unsigned int)rest4 / (unsigned int)16);
              const int v484 = t_reachSensor[rest5 * 32 + i3_1 * 16 + i2_3];
              const float v486 = t_sensors[unit1 * 24 + max_i32(min_i32(v484, 24 - 1), 0)];
              const float v488 = __fsub_rn(v486, t_prediction[unit1 * 24 + max_i32(min_i32(v484, 24 - 1), 0)]);
              t_tune_drive[unit1 * 64 + rest5 * 32 + i3_1 * 16 + i2_3] = (v484 < 0) ? 0.0f : __fmaf_rn(v485, v486, __fmul_rn(v487, v488));
            }
          }
        }
        {
          int* const t_planWinner = (int*)(arena + arena[141]);
          int* const t_age = (int*)(arena + arena[17]);
          int* const t_planUntil = (int*)(arena + arena[100]);
          int* const t_rankRows = (int*)(arena + arena[137]);
          float* const t_ranks = (float*)(arena + arena[136]);
          int* const t_install = (int*)(arena + arena[140]);
          float* const t_patternRank = (float*)(arena + arena[95]);
          float* const t_patternOn = (float*)(arena + arena[96]);
          float* const t_value = (float*)(arena + arena[115]);
          float* const t_valueMean = (float*)(arena + arena[97]);
          float* const t_valueSquare = (float*)(arena + arena[98]);
          int* const t_lastAddition = (int*)(arena + arena[99]);
          float* const t_knobs = (float*)(arena + arena[16]);
          float* const t_worth = (float*)(arena + arena[144]);
          if (((warp + 6) & 7) < 1) {
            const bool v489 = t_planWinner[unit1] > 0;
            const int v490 = t_age[unit1];
            const int v491 = t_planUntil[unit1];
            const bool v492 = ((v490 % 10) == 9) && (v490 >= v491);
            const float v493 = (t_rankRows[unit1 * 3] < 0) ? 0.0f : min_f32(max_f32(t_ranks[unit1 * 3], 0.0f), 1.0f);
            const bool v494 = v493 > 0.5f;
            const int v495 = v489 ? 2 : ((v492 && v494) ? 1 : 0);
            const float v496 = v492 ? v493 : t_patternRank[unit1];
            const float v497 = v489 ? 1.0f : (v492 ? (v494 ? 1.0f : 0.0f) : t_patternOn[unit1]);
            const int v498 = v489 ? add_i32(v490, 20) : v491;
            const float v499 = t_value[unit1];
            const float v500 = t_valueMean[unit1];
            const float v501 = t_valueSquare[unit1];
            const float v502 = __fmaf_rn(__fsqrt_rn(max_f32(__fmaf_rn((-v500), v500, v501), 0.0f)), 1.645f, v500);
            const bool v503 = __fmul_rn(t_knobs[unit1 * 22], t_knobs[unit1 * 22 + 12]) > 0.0f;
            const bool v504 = ((v499 > __fadd_rn(v502, 0.001f)) && (v499 > 0.0f)) && ((sub_i32(v490, t_lastAddition[unit1]) >= 10) && v503);
            const float v505 = v504 ? v499 : 0.0f;
            const float v506 = __fmul_rn(0.01f, (v503 ? 1.0f : 0.0f));
            const float v507 = __fmaf_rn(v506, __fsub_rn(v499, v500), v500);
            const float v508 = __fmaf_rn(v506, __fmaf_rn(v499, v499, (-v501)), v501);
            for (int row18 = (int)((threadIdx.x + 192) & 255); row18 < 1; row18 += 256) {
              t_install[unit1] = v495;
              t_patternRank[unit1] = v496;
              t_patternOn[unit1] = v497;
              t_planUntil[unit1] = v498;
              t_worth[unit1] = v505;
              t_valueMean[unit1] = v507;
              t_valueSquare[unit1] = v508;
            }
          }
        }
        __syncthreads();
      }
      else {
        const int unit0 = turn * 8 + warp;
        if (unit0 < n_B) {
          {
            int* const t_badInputs = (int*)(arena + arena[29]);
            float* const t_sensed = (float*)(arena + arena[15]);
            int* const t_silence = (int*)(arena + arena[30]);
            float* const t_reward = (float*)(arena + arena[28]);
            int s0 = 0;
            for (int loop0_x = lane; loop0_x < 25; loop0_x += 32) {
              const float v0 = t_sensed[unit0 * 25 + loop0_x];
              const bool v1 = (!is_finite_f32(v0)) || (fabsf(v0) > 1000000.0f);
              s0 += v1 ? 1 : 0;
            }
            for (int by = 16; by > 0; by /= 2) {
              const int s0_o = __shfl_xor_sync(~0u, s0, by);
              s0 += s0_o;
            }
            const int v2 = add_i32(t_badInputs[unit0], s0);
            int s1 = 0;
            for (int loop1_x = lane; loop1_x < 24; loop1_x += 32) {
              const float v3 = t_sensed[unit0 * 25 + loop1_x];
              const float v4 = min_f32(max_f32((is_finite_f32(v3) ? v3 : 0.0f), (-1000000.0f)), 1000000.0f);
              const bool v5 = fabsf(v4) > 0.01f;
              s1 += v5 ? 1 : 0;
            }
            for (int by = 16; by > 0; by /= 2) {
              const int s1_o = __shfl_xor_sync(~0u, s1, by);
              s1 += s1_o;
            }
            const int v6 = (s1 > 0) ? 0 : add_i32(t_silence[unit0], 1);
            const float v7 = t_sensed[unit0 * 25 + 24];
            const float v8 = min_f32(max_f32((is_finite_f32(v7) ? v7 : 0.0f), (-1000000.0f)), 1000000.0f);
            const float v9 = min_f32(max_f32(v8, (-1.0f)), 1.0f);
            __syncwarp();
            if (lane == 0) {
              t_badInputs[unit0] = v2;
              t_silence[unit0] = v6;
              t_reward[unit0] = v9;
            }
          }
          {
            float* const t_sensors = (float*)(arena + arena[26]);
            float* const t_sensorsLast = (float*)(arena + arena[27]);
            for (int row0 = lane; row0 < 24; row0 += 32) {
              t_sensorsLast[unit0 * 24 + row0] = t_sensors[unit0 * 24 + row0];
            }
          }
          {
            float* const t_contexts = (float*)(arena + arena[89]);
            float* const t_context = (float*)(arena + arena[93]);
            float* const t_alike = (float*)(arena + arena[139]);
            for (int row1 = 0; row1 < 100; row1 += 1) {
              float s2;
              float loop2_r0_0[2];
              #pragma unroll
              for (int loop2_x1_0 = 0; loop2_x1_0 < 64; loop2_x1_0 += 32) {
                const int loop2_x1 = loop2_x1_0 + lane;
                loop2_r0_0[loop2_x1_0 / 32] = 0.0f;
                if (loop2_x1 < 64) {
                  const float v10 = __fmul_rn(t_contexts[row1 * 64 + loop2_x1], t_context[unit0 * 64 + loop2_x1]);
                  loop2_r0_0[loop2_x1_0 / 32] = v10;
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
              s2 = __shfl_sync(~0u, loop2_a1_0, 0);
              __syncwarp();
              if (lane == 0) {
                t_alike[unit0 * 100 + row1] = s2;
              }
            }
          }
          __syncwarp();
          {
            int* const t_rangeGiven = (int*)(arena + arena[33]);
            float* const t_rangeLow = (float*)(arena + arena[31]);
            float* const t_low = (float*)(arena + arena[24]);
            float* const t_sensed = (float*)(arena + arena[15]);
            float* const t_rangeHigh = (float*)(arena + arena[32]);
            float* const t_high = (float*)(arena + arena[25]);
            float* const t_sensors = (float*)(arena + arena[26]);
            for (int row2 = lane; row2 < 24; row2 += 32) {
              const bool v11 = t_rangeGiven[row2] == 1;
              const float v12 = t_sensed[unit0 * 25 + row2];
              const float v13 = min_f32(max_f32((is_finite_f32(v12) ? v12 : 0.0f), (-1000000.0f)), 1000000.0f);
              const float v14 = v11 ? t_rangeLow[row2] : min_f32(t_low[unit0 * 24 + row2], v13);
              const float v15 = v11 ? t_rangeHigh[row2] : max_f32(t_high[unit0 * 24 + row2], v13);
              const float v16 = __fsub_rn(__fdiv_rn(__fmul_rn(__fsub_rn(v13, v14), 2.0f), __fsub_rn(v15, v14)), 1.0f);
              const float v17 = min_f32(max_f32(v16, (-1.0f)), 1.0f);
              t_low[unit0 * 24 + row2] = v14;
              t_high[unit0 * 24 + row2] = v15;
              t_sensors[unit0 * 24 + row2] = v17;
            }
          }
          {
            float* const t_scores = (float*)(arena + arena[90]);
            float* const t_alike = (float*)(arena + arena[139]);
            int* const t_additions = (int*)(arena + arena[92]);
            int* const t_births = (int*)(arena + arena[91]);
            float* const t_ranks = (float*)(arena + arena[136]);
            int* const t_rankRows = (int*)(arena + arena[137]);
            float top0_v0 = __uint_as_float(0xff800000u);
            int top0_i0 = -1;
            const int v20 = t_additions[0];
            for (int top0_0 = 0; top0_0 < 100; top0_0 += 32) {
              const int top0_x = top0_0 + lane;
              const float top0_last = __shfl_sync(~0u, top0_v0, 2);
              const int top0_last_i = __shfl_sync(~0u, top0_i0, 2);
              float top0_c = __uint_as_float(0xff800000u);
              bool top0_fits = false;
              if (top0_x < 100) {
                const float v18 = t_scores[top0_x];
                const bool v19 = v18 > 0.0f;
                const float v21 = max_f32(__fmul_rn(__int2float_rn(sub_i32(v20, t_births[top0_x])), (-0.1f)), (-104.0f));
                const float v22 = min_f32(v21, 89.0f);
                const float v23 = rintf(__fmul_rn(v22, 1.442695f));
                const float v24 = __fmaf_rn(v23, (-0.0000014286068f), __fmaf_rn(v23, (-0.69314575f), v22));
                const float v25 = __fmaf_rn(v24, __fmaf_rn(v24, 0.0013814423f, 0.008368743f), 0.041668393f);
                const float v26 = __fmaf_rn(__fmul_rn(v24, v24), __fmaf_rn(v24, __fmaf_rn(v24, v25, 0.16666521f), 0.49999994f), v24);
                const bool v27 = v23 < 0.0f;
                const unsigned int v28 = shift_left_u32(__float_as_uint(__fadd_rn(v23, 12582912.0f)), 23u) + (v27 ? 1602224128u : 528482304u);
                const float v29 = __fmul_rn(__fmul_rn(__fadd_rn(v26, 1.0f), __uint_as_float(v28)), (v27 ? 5.421011e-20f : 18446744000000000000.0f));
                const float v30 = __fmul_rn(__fmul_rn(t_alike[unit0 * 100 + top0_x], v18), v29);
                top0_c = v30;
                top0_fits = v19 && v30 == v30 && (top0_last_i < 0 || v30 > top0_last);
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
            float* const t_sensors = (float*)(arena + arena[26]);
            float* const t_prediction = (float*)(arena + arena[118]);
            float* const t_error = (float*)(arena + arena[34]);
            int* const t_age = (int*)(arena + arena[17]);
            float* const t_errors = (float*)(arena + arena[36]);
            unsigned int* const t_seed = (unsigned int*)(arena + arena[18]);
            unsigned int* const t_fieldWords = (unsigned int*)(arena + arena[133]);
            unsigned int* const t_ruleWords = (unsigned int*)(arena + arena[134]);
            unsigned int* const t_holdingWords = (unsigned int*)(arena + arena[135]);
            float* const t_knobs = (float*)(arena + arena[16]);
            float* const t_planScore = (float*)(arena + arena[105]);
            int* const t_planWinner = (int*)(arena + arena[141]);
            int* const t_planStart = (int*)(arena + arena[142]);
            float s3;
            float loop3_a1_0 = 0.0f;
            for (int loop3_x1_0 = 0; loop3_x1_0 < 24; loop3_x1_0 += 32) {
              const int loop3_x1 = loop3_x1_0 + lane;
              float loop3_r0_0 = 0.0f;
              if (loop3_x1 < 24) {
                const float v31 = __fsub_rn(t_sensors[unit0 * 24 + loop3_x1], t_prediction[unit0 * 24 + loop3_x1]);
                const float v32 = fabsf(v31);
                loop3_r0_0 = v32;
              }
              loop3_a1_0 = __fadd_rn(loop3_a1_0, loop3_r0_0);
              loop3_a1_0 = __fadd_rn(loop3_a1_0, __shfl_down_sync(~0u, loop3_r0_0, 16));
            }
            loop3_a1_0 = __fadd_rn(loop3_a1_0, __shfl_down_sync(~0u, loop3_a1_0, 8));
            loop3_a1_0 = __fadd_rn(loop3_a1_0, __shfl_down_sync(~0u, loop3_a1_0, 4));
            loop3_a1_0 = __fadd_rn(loop3_a1_0, __shfl_down_sync(~0u, loop3_a1_0, 2));
            loop3_a1_0 = __fadd_rn(loop3_a1_0, __shfl_down_sync(~0u, loop3_a1_0, 1));
            s3 = __shfl_sync(~0u, loop3_a1_0, 0);
            const float v33 = __fdiv_rn(s3, 24.0f);
            const int v34 = t_age[unit0];
            const int v35 = v34 % 1000;
            const unsigned int v36 = t_seed[unit0];
            const unsigned int v37 = 0u + v36;
            const unsigned int v38 = ((unsigned int)v34) + 3u;
            const unsigned int v39 = v37 + v38;
            const unsigned int v40 = (shift_left_u32(v38, 13u) ^ (v38 >> 19)) ^ v39;
            const unsigned int v41 = v39 + v40;
            const unsigned int v42 = (shift_left_u32(v40, 15u) ^ (v40 >> 17)) ^ v41;
            const unsigned int v43 = v41 + v42;
            const unsigned int v44 = (shift_left_u32(v42, 26u) ^ (v42 >> 6)) ^ v43;
            const unsigned int v45 = v43 + v44;
            const unsigned int v46 = (v36 ^ 3u) ^ 466688986u;
            const unsigned int v47 = (((shift_left_u32(v44, 6u) ^ (v44 >> 26)) ^ v45) + v46) + 1u;
            const unsigned int v48 = (v45 + 3u) + v47;
            const unsigned int v49 = (shift_left_u32(v47, 17u) ^ (v47 >> 15)) ^ v48;
            const unsigned int v50 = v48 + v49;
            const unsigned int v51 = (shift_left_u32(v49, 29u) ^ (v49 >> 3)) ^ v50;
            const unsigned int v52 = v50 + v51;
            const unsigned int v53 = (shift_left_u32(v51, 16u) ^ (v51 >> 16)) ^ v52;
            const unsigned int v54 = v52 + v53;
            const unsigned int v55 = (((shift_left_u32(v53, 24u) ^ (v53 >> 8)) ^ v54) + v36) + 2u;
            const unsigned int v56 = (v54 + v46) + v55;
            const unsigned int v57 = (shift_left_u32(v55, 13u) ^ (v55 >> 19)) ^ v56;
            const unsigned int v58 = v56 + v57;
            const unsigned int v59 = (shift_left_u32(v57, 15u) ^ (v57 >> 17)) ^ v58;
            const unsigned int v60 = v58 + v59;
            const unsigned int v61 = (shift_left_u32(v59, 26u) ^ (v59 >> 6)) ^ v60;
            const unsigned int v62 = v60 + v61;
            const unsigned int v63 = (((shift_left_u32(v61, 6u) ^ (v61 >> 26)) ^ v62) + 3u) + 3u;
            const unsigned int v64 = (v62 + v36) + v63;
            const unsigned int v65 = (shift_left_u32(v63, 17u) ^ (v63 >> 15)) ^ v64;
            const unsigned int v66 = 0u + 1u;
            const unsigned int v67 = v37 + v66;
            const unsigned int v68 = (shift_left_u32(v66, 13u) ^ (v66 >> 19)) ^ v67;
            const unsigned int v69 = v67 + v68;
            const unsigned int v70 = (shift_left_u32(v68, 15u) ^ (v68 >> 17)) ^ v69;
            const unsigned int v71 = v69 + v70;
            const unsigned int v72 = (shift_left_u32(v70, 26u) ^ (v70 >> 6)) ^ v71;
            const unsigned int v73 = v71 + v72;
            const unsigned int v74 = (v36 ^ 1u) ^ 466688986u;
            const unsigned int v75 = (((shift_left_u32(v72, 6u) ^ (v72 >> 26)) ^ v73) + v74) + 1u;
            const unsigned int v76 = (v73 + 1u) + v75;
            const unsigned int v77 = (shift_left_u32(v75, 17u) ^ (v75 >> 15)) ^ v76;
            const unsigned int v78 = v76 + v77;
            const unsigned int v79 = (shift_left_u32(v77, 29u) ^ (v77 >> 3)) ^ v78;
            const unsigned int v80 = v78 + v79;
            const unsigned int v81 = (shift_left_u32(v79, 16u) ^ (v79 >> 16)) ^ v80;
            const unsigned int v82 = v80 + v81;
            const unsigned int v83 = (((shift_left_u32(v81, 24u) ^ (v81 >> 8)) ^ v82) + v36) + 2u;
            const unsigned int v84 = (v82 + v74) + v83;
            const unsigned int v85 = (shift_left_u32(v83, 13u) ^ (v83 >> 19)) ^ v84;
            const unsigned int v86 = v84 + v85;
            const unsigned int v87 = (shift_left_u32(v85, 15u) ^ (v85 >> 17)) ^ v86;
            const unsigned int v88 = v86 + v87;
            const unsigned int v89 = (shift_left_u32(v87, 26u) ^ (v87 >> 6)) ^ v88;
            const unsigned int v90 = v88 + v89;
            const unsigned int v91 = (((shift_left_u32(v89, 6u) ^ (v89 >> 26)) ^ v90) + 1u) + 3u;
            const unsigned int v92 = (v90 + v36) + v91;
            const unsigned int v93 = (shift_left_u32(v91, 17u) ^ (v91 >> 15)) ^ v92;
            const unsigned int v94 = 0u + 2u;
            const unsigned int v95 = v37 + v94;
            const unsigned int v96 = (shift_left_u32(v94, 13u) ^ (v94 >> 19)) ^ v95;
            const unsigned int v97 = v95 + v96;
            const unsigned int v98 = (shift_left_u32(v96, 15u) ^ (v96 >> 17)) ^ v97;
            const unsigned int v99 = v97 + v98;
            const unsigned int v100 = (shift_left_u32(v98, 26u) ^ (v98 >> 6)) ^ v99;
            const unsigned int v101 = v99 + v100;
            const unsigned int v102 = (v36 ^ 2u) ^ 466688986u;
            const unsigned int v103 = (((shift_left_u32(v100, 6u) ^ (v100 >> 26)) ^ v101) + v102) + 1u;
            const unsigned int v104 = (v101 + 2u) + v103;
            const unsigned int v105 = (shift_left_u32(v103, 17u) ^ (v103 >> 15)) ^ v104;
            const unsigned int v106 = v104 + v105;
            const unsigned int v107 = (shift_left_u32(v105, 29u) ^ (v105 >> 3)) ^ v106;
            const unsigned int v108 = v106 + v107;
            const unsigned int v109 = (shift_left_u32(v107, 16u) ^ (v107 >> 16)) ^ v108;
            const unsigned int v110 = v108 + v109;
            const unsigned int v111 = (((shift_left_u32(v109, 24u) ^ (v109 >> 8)) ^ v110) + v36) + 2u;
            const unsigned int v112 = (v110 + v102) + v111;
            const unsigned int v113 = (shift_left_u32(v111, 13u) ^ (v111 >> 19)) ^ v112;
            const unsigned int v114 = v112 + v113;
            const unsigned int v115 = (shift_left_u32(v113, 15u) ^ (v113 >> 17)) ^ v114;
            const unsigned int v116 = v114 + v115;
            const unsigned int v117 = (shift_left_u32(v115, 26u) ^ (v115 >> 6)) ^ v116;
            const unsigned int v118 = v116 + v117;
            const unsigned int v119 = (((shift_left_u32(v117, 6u) ^ (v117 >> 26)) ^ v118) + 2u) + 3u;
            const unsigned int v120 = (v118 + v36) + v119;
            const unsigned int v121 = (shift_left_u32(v119, 17u) ^ (v119 >> 15)) ^ v120;
            const bool v122 = (v34 % 21) == 20;
            const bool v123 = (v122 && (v34 >= 40)) && (__fmul_rn(t_knobs[unit0 * 22 + 13], t_knobs[unit0 * 22 + 12]) > 0.0f);
            float s4_best = 0.0f;
            int s4 = -1;
            float s5;
            float loop4_a1_0 = __uint_as_float(0xff800000u);
            for (int loop4_x1_0 = 0; loop4_x1_0 < 8; loop4_x1_0 += 32) {
              const int loop4_x1 = loop4_x1_0 + lane;
              float loop4_r0_0 = __uint_as_float(0xff800000u);
              if (loop4_x1 < 8) {
                const float v124 = t_planScore[unit0 * 8 + loop4_x1];
                loop4_r0_0 = v124;
                if (v124 == v124 && (s4 < 0 || v124 > s4_best || (v124 == s4_best && loop4_x1 < s4))) { s4_best = v124; s4 = loop4_x1; }
              }
              loop4_a1_0 = max_f32(loop4_a1_0, loop4_r0_0);
              loop4_a1_0 = max_f32(loop4_a1_0, __shfl_down_sync(~0u, loop4_r0_0, 16));
            }
            loop4_a1_0 = max_f32(loop4_a1_0, __shfl_down_sync(~0u, loop4_a1_0, 8));
            loop4_a1_0 = max_f32(loop4_a1_0, __shfl_down_sync(~0u, loop4_a1_0, 4));
            loop4_a1_0 = max_f32(loop4_a1_0, __shfl_down_sync(~0u, loop4_a1_0, 2));
            loop4_a1_0 = max_f32(loop4_a1_0, __shfl_down_sync(~0u, loop4_a1_0, 1));
            s5 = __shfl_sync(~0u, loop4_a1_0, 0);
            for (int by = 16; by > 0; by /= 2) {
              const float s4_best_o = __shfl_xor_sync(~0u, s4_best, by);
              const int s4_o = __shfl_xor_sync(~0u, s4, by);
              if (s4_o >= 0 && (s4 < 0 || s4_best_o > s4_best || (s4_best_o == s4_best && s4_o < s4))) { s4_best = s4_best_o; s4 = s4_o; }
            }
            const int v125 = (v123 && (s5 > __fadd_rn(t_planScore[unit0 * 8], 0.01f))) ? min_i32(max_i32(s4, 0), 7) : 0;
            const int v126 = v122 ? (int)1 : (int)0;
            __syncwarp();
            if (lane == 0) {
              t_error[unit0] = v33;
              if ((unsigned int)v35 < (unsigned int)1000) t_errors[unit0 * 1000 + v35] = v33;
              t_fieldWords[unit0 * 2] = v64;
              t_fieldWords[unit0 * 2 + 1] = v65;
              t_ruleWords[unit0 * 2] = v92;
              t_ruleWords[unit0 * 2 + 1] = v93;
              t_holdingWords[unit0 * 2] = v120;
              t_holdingWords[unit0 * 2 + 1] = v121;
              t_planWinner[unit0] = v125;
              t_planStart[unit0] = v126;
            }
          }
          {
            float* const t_sensors = (float*)(arena + arena[26]);
            float* const t_members = (float*)(arena + arena[119]);
            float* const t_memberErrors = (float*)(arena + arena[120]);
            int* const t_age = (int*)(arena + arena[17]);
            const float v129 = max_f32(0.02f, __fdiv_rn(1.0f, __int2float_rn(add_i32(t_age[unit0], 1))));
            for (int row3 = lane; row3 < 96; row3 += 32) {
              const int i2_0 = (int)((unsigned int)row3 % (unsigned int)24);
              const int rest0 = (int)((unsigned int)row3 / (unsigned int)24);
              const float v127 = __fsub_rn(t_sensors[unit0 * 24 + i2_0], t_members[unit0 * 96 + rest0 * 24 + i2_0]);
              const float v128 = t_memberErrors[unit0 * 96 + rest0 * 24 + i2_0];
              t_memberErrors[unit0 * 96 + rest0 * 24 + i2_0] = __fmaf_rn(__fmaf_rn(v127, v127, (-v128)), v129, v128);
            }
          }
          {
            int* const t_rankRows = (int*)(arena + arena[137]);
            float* const t_ranks = (float*)(arena + arena[136]);
            float* const t_rankWeights = (float*)(arena + arena[138]);
            const float v130 = t_ranks[unit0 * 3];
            const float v140 = max_f32(__fmul_rn(max_f32(__fsub_rn(v130, v130), (-20.0f)), 5.0f), (-104.0f));
            const float v141 = min_f32(v140, 89.0f);
            const float v142 = rintf(__fmul_rn(v141, 1.442695f));
            const float v143 = __fmaf_rn(v142, (-0.0000014286068f), __fmaf_rn(v142, (-0.69314575f), v141));
            const float v144 = __fmaf_rn(v143, __fmaf_rn(v143, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v145 = __fmaf_rn(__fmul_rn(v143, v143), __fmaf_rn(v143, __fmaf_rn(v143, v144, 0.16666521f), 0.49999994f), v143);
            const bool v146 = v142 < 0.0f;
            const unsigned int v147 = shift_left_u32(__float_as_uint(__fadd_rn(v142, 12582912.0f)), 23u) + (v146 ? 1602224128u : 528482304u);
            const float v148 = __fmul_rn(__fmul_rn(__fadd_rn(v145, 1.0f), __uint_as_float(v147)), (v146 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v149 = __fmul_rn(max_f32(__fsub_rn(t_ranks[unit0 * 3 + 1], v130), (-20.0f)), 5.0f);
            const float v150 = min_f32(max_f32(v149, (-104.0f)), 89.0f);
            const float v151 = rintf(__fmul_rn(v150, 1.442695f));
            const float v152 = __fmaf_rn(v151, (-0.0000014286068f), __fmaf_rn(v151, (-0.69314575f), v150));
            const float v153 = __fmaf_rn(v152, __fmaf_rn(v152, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v154 = __fmaf_rn(__fmul_rn(v152, v152), __fmaf_rn(v152, __fmaf_rn(v152, v153, 0.16666521f), 0.49999994f), v152);
            const bool v155 = v151 < 0.0f;
            const unsigned int v156 = shift_left_u32(__float_as_uint(__fadd_rn(v151, 12582912.0f)), 23u) + (v155 ? 1602224128u : 528482304u);
            const float v157 = __fmul_rn(__fmul_rn(__fadd_rn(v154, 1.0f), __uint_as_float(v156)), (v155 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v158 = __fadd_rn(((t_rankRows[unit0 * 3] < 0) ? 0.0f : v148), ((t_rankRows[unit0 * 3 + 1] < 0) ? 0.0f : v157));
            const float v159 = __fmul_rn(max_f32(__fsub_rn(t_ranks[unit0 * 3 + 2], v130), (-20.0f)), 5.0f);
            const float v160 = min_f32(max_f32(v159, (-104.0f)), 89.0f);
            const float v161 = rintf(__fmul_rn(v160, 1.442695f));
            const float v162 = __fmaf_rn(v161, (-0.0000014286068f), __fmaf_rn(v161, (-0.69314575f), v160));
            const float v163 = __fmaf_rn(v162, __fmaf_rn(v162, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v164 = __fmaf_rn(__fmul_rn(v162, v162), __fmaf_rn(v162, __fmaf_rn(v162, v163, 0.16666521f), 0.49999994f), v162);
            const bool v165 = v161 < 0.0f;
            const unsigned int v166 = shift_left_u32(__float_as_uint(__fadd_rn(v161, 12582912.0f)), 23u) + (v165 ? 1602224128u : 528482304u);
            const float v167 = __fmul_rn(__fmul_rn(__fadd_rn(v164, 1.0f), __uint_as_float(v166)), (v165 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v168 = max_f32(__fadd_rn(v158, ((t_rankRows[unit0 * 3 + 2] < 0) ? 0.0f : v167)), 0.000001f);
            for (int row4 = lane; row4 < 3; row4 += 32) {
              const float v131 = __fmul_rn(max_f32(__fsub_rn(t_ranks[unit0 * 3 + row4], v130), (-20.0f)), 5.0f);
              const float v132 = min_f32(max_f32(v131, (-104.0f)), 89.0f);
              const float v133 = rintf(__fmul_rn(v132, 1.442695f));
              const float v134 = __fmaf_rn(v133, (-0.0000014286068f), __fmaf_rn(v133, (-0.69314575f), v132));
              const float v135 = __fmaf_rn(v134, __fmaf_rn(v134, 0.0013814423f, 0.008368743f), 0.041668393f);
              const float v136 = __fmaf_rn(__fmul_rn(v134, v134), __fmaf_rn(v134, __fmaf_rn(v134, v135, 0.16666521f), 0.49999994f), v134);
              const bool v137 = v133 < 0.0f;
              const unsigned int v138 = shift_left_u32(__float_as_uint(__fadd_rn(v133, 12582912.0f)), 23u) + (v137 ? 1602224128u : 528482304u);
              const float v139 = __fmul_rn(__fmul_rn(__fadd_rn(v136, 1.0f), __uint_as_float(v138)), (v137 ? 5.421011e-20f : 18446744000000000000.0f));
              t_rankWeights[unit0 * 3 + row4] = __fdiv_rn(((t_rankRows[unit0 * 3 + row4] < 0) ? 0.0f : v139), v168);
            }
          }
          __syncwarp();
          {
            int* const t_age = (int*)(arena + arena[17]);
            float* const t_errors = (float*)(arena + arena[36]);
            float* const t_meanError = (float*)(arena + arena[35]);
            float* const t_improvement = (float*)(arena + arena[38]);
            int* const t_plateau = (int*)(arena + arena[39]);
            float* const t_confidence = (float*)(arena + arena[37]);
            int* const t_activeCells = (int*)(arena + arena[68]);
            const int v169 = t_age[unit0];
            const int v170 = min_i32(add_i32(v169, 1), 100);
            const int v171 = v169 % 1000;
            float s6;
            float loop5_r0_0[4];
            #pragma unroll
            for (int loop5_x1_0 = 0; loop5_x1_0 < 100; loop5_x1_0 += 32) {
              const int loop5_x1 = loop5_x1_0 + lane;
              loop5_r0_0[loop5_x1_0 / 32] = 0.0f;
              if (loop5_x1 < 100) {
                const int v172 = v171 - loop5_x1;
                const float v173 = (loop5_x1 < v170) ? t_errors[unit0 * 1000 + wrap_index(v172, 1000)] : 0.0f;
                loop5_r0_0[loop5_x1_0 / 32] = v173;
              }
            }
            float loop5_a1_0 = 0.0f;
            #pragma unroll
            for (int loop5_x1_0 = 0; loop5_x1_0 < 100; loop5_x1_0 += 32) {
              loop5_a1_0 = __fadd_rn(loop5_a1_0, loop5_r0_0[loop5_x1_0 / 32]);
              loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_r0_0[loop5_x1_0 / 32], 16));
            }
            loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 8));
            loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 4));
            loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 2));
            loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 1));
            s6 = __shfl_sync(~0u, loop5_a1_0, 0);
            const float v174 = __fdiv_rn(s6, __int2float_rn(v170));
            const bool v175 = v169 > 20;
            float s7;
            float s8;
            float loop6_a1_0 = 0.0f;
            float loop6_a1_1 = 0.0f;
            for (int loop6_x1_0 = 0; loop6_x1_0 < 10; loop6_x1_0 += 32) {
              const int loop6_x1 = loop6_x1_0 + lane;
              float loop6_r0_0 = 0.0f;
              float loop6_r0_1 = 0.0f;
              if (loop6_x1 < 10) {
                const int v176 = v171 - (loop6_x1 + 10);
                const float v177 = t_errors[unit0 * 1000 + wrap_index(v176, 1000)];
                const int v178 = v171 - loop6_x1;
                const float v179 = t_errors[unit0 * 1000 + wrap_index(v178, 1000)];
                loop6_r0_0 = v177;
                loop6_r0_1 = v179;
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
            s7 = __shfl_sync(~0u, loop6_a1_0, 0);
            loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 8));
            loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 4));
            loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 2));
            loop6_a1_1 = __fadd_rn(loop6_a1_1, __shfl_down_sync(~0u, loop6_a1_1, 1));
            s8 = __shfl_sync(~0u, loop6_a1_1, 0);
            const float v180 = __fmaf_rn(t_improvement[unit0], 0.9f, __fmul_rn((v175 ? __fdiv_rn(__fsub_rn(s7, s8), 10.0f) : 0.0f), 0.1f));
            const int v181 = (fabsf(v180) < 0.001f) ? (v175 ? add_i32(t_plateau[unit0], 1) : 0) : 0;
            const float v182 = __fsub_rn(0.9f, min_f32(__fdiv_rn(__int2float_rn(v169), 1000.0f), 0.2f));
            const float v183 = __fmaf_rn(min_f32(__fdiv_rn(__int2float_rn(t_activeCells[unit0]), 50.0f), 1.0f), (-0.5f), 1.5f);
            const float v184 = __fmul_rn(__fsub_rn(1.0f, v182), __fsub_rn(1.0f, min_f32(max_f32(__fmul_rn(v183, v174), 0.0f), 1.0f)));
            const float v185 = __fmaf_rn(v182, t_confidence[unit0], v184);
            __syncwarp();
            if (lane == 0) {
              t_meanError[unit0] = v174;
              t_improvement[unit0] = v180;
              t_plateau[unit0] = v181;
              t_confidence[unit0] = v185;
            }
          }
          __syncwarp();
          {
            float* const t_information = (float*)(arena + arena[40]);
            float* const t_energy = (float*)(arena + arena[64]);
            float* const t_variance = (float*)(arena + arena[65]);
            int* const t_silence = (int*)(arena + arena[30]);
            float* const t_confidence = (float*)(arena + arena[37]);
            float* const t_drive = (float*)(arena + arena[42]);
            float* const t_novelty = (float*)(arena + arena[83]);
            float* const t_knobs = (float*)(arena + arena[16]);
            int* const t_plateau = (int*)(arena + arena[39]);
            float* const t_exploration = (float*)(arena + arena[41]);
            float* const t_error = (float*)(arena + arena[34]);
            float* const t_meanError = (float*)(arena + arena[35]);
            float* const t_reward = (float*)(arena + arena[28]);
            float* const t_gate = (float*)(arena + arena[43]);
            float* const t_opening = (float*)(arena + arena[44]);
            float* const t_hold = (float*)(arena + arena[45]);
            int* const t_cognition = (int*)(arena + arena[46]);
            float* const t_tune_noise = (float*)(arena + arena[125]);
            float* const t_tune_gate = (float*)(arena + arena[126]);
            float* const t_patternOn = (float*)(arena + arena[96]);
            float* const t_tune_pattern = (float*)(arena + arena[127]);
            int* const t_age = (int*)(arena + arena[17]);
            float* const t_tune_plasticity = (float*)(arena + arena[128]);
            float* const t_tune_memoryGain = (float*)(arena + arena[129]);
            float* const t_tune_imprint = (float*)(arena + arena[130]);
            float* const t_tune_learning = (float*)(arena + arena[131]);
            const float v186 = __fmul_rn(__fmul_rn(t_energy[unit0], __fadd_rn(t_variance[unit0], 1.0f)), 0.05f);
            const float v187 = __fmaf_rn(t_information[unit0], 0.95f, v186);
            const int v188 = t_silence[unit0];
            const float v189 = min_f32(max_f32(__fdiv_rn(v187, 0.05f), 0.0f), 1.0f);
            const float v190 = t_confidence[unit0];
            const float v191 = (v188 > 100) ? 0.95f : __fmul_rn(__fadd_rn(v189, v190), 0.5f);
            const float v192 = __fsub_rn(1.0f, v190);
            const float v193 = __fmul_rn(t_novelty[unit0], t_knobs[unit0 * 22 + 11]);
            const float v194 = __fmaf_rn(__fsub_rn(1.0f, v189), __fmaf_rn(v193, 0.5f, 0.5f), min_f32(__fdiv_rn(__int2float_rn(t_plateau[unit0]), 200.0f), 0.5f));
            const float v195 = min_f32(__fmaf_rn(v192, 0.2f, min_f32(__fadd_rn(v194, 0.3f), 1.0f)), 1.0f);
            const float v196 = t_error[unit0];
            const float v197 = __fsub_rn(__fmaf_rn(__fsub_rn(v196, t_meanError[unit0]), 4.0f, v193), 0.3f);
            const float v198 = fabsf(t_reward[unit0]);
            const float v199 = __fmul_rn(min_f32(max_f32(__fadd_rn(v197, v198), 0.0f), 1.0f), t_knobs[unit0 * 22 + 10]);
            const float v200 = max_f32(__fmul_rn(t_opening[unit0], 0.8f), v199);
            const float v201 = max_f32(__fmul_rn(t_hold[unit0], 0.95f), v199);
            const int v202 = (v190 > 0.6f) ? 2 : 1;
            const int v203 = (v189 < 0.3f) ? 0 : ((v188 > 50) ? ((v189 > 0.7f) ? 3 : v202) : v202);
            const float v204 = __fmul_rn(__fmul_rn(v191, 0.0001f), t_knobs[unit0 * 22 + 9]);
            const float v205 = __fmul_rn(v200, 0.3f);
            const float v206 = t_knobs[unit0 * 22 + 12];
            const float v207 = __fmul_rn(__fmul_rn(__fsub_rn(1.0f, v201), 0.1f), __fmul_rn(t_patternOn[unit0], v206));
            const float v208 = __fadd_rn(__fdiv_rn(__int2float_rn(t_age[unit0]), 1000.0f), 1.0f);
            const int v209 = __float_as_int(v208);
            const bool v210 = v209 < 8388608;
            const int v211 = __float_as_int((v210 ? __int2float_rn(v209) : v208));
            const int v212 = sub_i32(v211, 1060439283) >> 23;
            const float v213 = __int2float_rn(add_i32(v212, (v210 ? (-149) : 0)));
            const float v214 = __fsub_rn(__int_as_float(sub_i32(v211, shift_left_i32(v212, 23))), 1.0f);
            const float v215 = divide_plain(v214, __fadd_rn(v214, 2.0f));
            const float v216 = __fmul_rn(v215, v215);
            const float v217 = __fmaf_rn((-v216), __fmaf_rn(v216, __fmaf_rn(v216, 0.29871482f, 0.39977568f), 0.66666776f), v214);
            const float v218 = __fsub_rn(v214, __fmaf_rn(v215, v217, (-__fmul_rn(v213, 0.0000014286068f))));
            const float v219 = (__float_as_uint(v208) > 2147483648u) ? __uint_as_float(0x7fc00000u) : v208;
            const float v220 = (shift_left_u32(__float_as_uint(v208), 1u) == 0u) ? __uint_as_float(0xff800000u) : v219;
            const float v221 = ((__float_as_uint(v208) - 1u) < 2139095039u) ? __fmaf_rn(v213, 0.69314575f, v218) : v220;
            const float v222 = min_f32(__fmaf_rn(v196, 4.0f, 1.0f), 3.0f);
            const float v223 = min_f32(__fmul_rn(__fmul_rn(__fmaf_rn(v221, 0.4342945f, 1.0f), 0.01f), v222), 0.05f);
            const float v224 = (v188 > 0) ? 0.0f : __fmul_rn(v206, 0.02f);
            const float v225 = max_f32(0.5f, __fmul_rn(__fmaf_rn(v198, 0.5f, 0.5f), __fmaf_rn(v192, 0.9f, 0.1f)));
            const float v226 = __fmul_rn(v225, t_knobs[unit0 * 22 + 1]);
            const float v227 = __fmul_rn(__fmul_rn(v222, 0.01f), t_knobs[unit0 * 22 + 2]);
            for (int row5 = lane; row5 < 1; row5 += 32) {
              t_information[unit0] = v187;
              t_drive[unit0] = v191;
              t_exploration[unit0] = v195;
              t_gate[unit0] = v199;
              t_opening[unit0] = v200;
              t_hold[unit0] = v201;
              t_cognition[unit0] = v203;
              t_tune_noise[unit0] = v204;
              t_tune_gate[unit0] = v205;
              t_tune_pattern[unit0] = v207;
              t_tune_plasticity[unit0] = v223;
              t_tune_memoryGain[unit0] = v224;
              t_tune_imprint[unit0] = v226;
              t_tune_learning[unit0] = v227;
            }
          }
          __syncwarp();
          {
            int* const t_reachSensor = (int*)(arena + arena[47]);
            float* const t_tune_imprint = (float*)(arena + arena[130]);
            float* const t_sensors = (float*)(arena + arena[26]);
            float* const t_tune_learning = (float*)(arena + arena[131]);
            float* const t_prediction = (float*)(arena + arena[118]);
            float* const t_tune_drive = (float*)(arena + arena[132]);
            const float v229 = t_tune_imprint[unit0];
            const float v231 = t_tune_learning[unit0];
            for (int row6 = lane; row6 < 64; row6 += 32) {
              const int i3_0 = (int)((unsigned int)row6 % (unsigned int)2);
              const int rest1 = (int)((unsigned int)row6 / (unsigned int)2);
              const int i2_1 = (int)((unsigned int)rest1 % (unsigned int)16);
              const int rest2 = (int)((unsigned int)rest1 / (unsigned int)16);
              const int v228 = t_reachSensor[rest2 * 32 + i3_0 * 16 + i2_1];
              const float v230 = t_sensors[unit0 * 24 + max_i32(min_i32(v228, 24 - 1), 0)];
              const float v232 = __fsub_rn(v230, t_prediction[unit0 * 24 + max_i32(min_i32(v228, 24 - 1), 0)]);
              t_tune_drive[unit0 * 64 + rest2 * 32 + i3_0 * 16 + i2_1] = (v228 < 0) ? 0.0f : __fmaf_rn(v229, v230, __fmul_rn(v231, v232));
            }
          }
          {
            int* const t_planWinner = (int*)(arena + arena[141]);
            int* const t_age = (int*)(arena + arena[17]);
            int* const t_planUntil = (int*)(arena + arena[100]);
            int* const t_rankRows = (int*)(arena + arena[137]);
            float* const t_ranks = (float*)(arena + arena[136]);
            int* const t_install = (int*)(arena + arena[140]);
            float* const t_patternRank = (float*)(arena + arena[95]);
            float* const t_patternOn = (float*)(arena + arena[96]);
            float* const t_value = (float*)(arena + arena[115]);
            float* const t_valueMean = (float*)(arena + arena[97]);
            float* const t_valueSquare = (float*)(arena + arena[98]);
            int* const t_lastAddition = (int*)(arena + arena[99]);
            float* const t_knobs = (float*)(arena + arena[16]);
            float* const t_worth = (float*)(arena + arena[144]);
            const bool v233 = t_planWinner[unit0] > 0;
            const int v234 = t_age[unit0];
            const int v235 = t_planUntil[unit0];
            const bool v236 = ((v234 % 10) == 9) && (v234 >= v235);
            const float v237 = (t_rankRows[unit0 * 3] < 0) ? 0.0f : min_f32(max_f32(t_ranks[unit0 * 3], 0.0f), 1.0f);
            const bool v238 = v237 > 0.5f;
            const int v239 = v233 ? 2 : ((v236 && v238) ? 1 : 0);
            const float v240 = v236 ? v237 : t_patternRank[unit0];
            const float v241 = v233 ? 1.0f : (v236 ? (v238 ? 1.0f : 0.0f) : t_patternOn[unit0]);
            const int v242 = v233 ? add_i32(v234, 20) : v235;
            const float v243 = t_value[unit0];
            const float v244 = t_valueMean[unit0];
            const float v245 = t_valueSquare[unit0];
            const float v246 = __fmaf_rn(__fsqrt_rn(max_f32(__fmaf_rn((-v244), v244, v245), 0.0f)), 1.645f, v244);
            const bool v247 = __fmul_rn(t_knobs[unit0 * 22], t_knobs[unit0 * 22 + 12]) > 0.0f;
            const bool v248 = ((v243 > __fadd_rn(v246, 0.001f)) && (v243 > 0.0f)) && ((sub_i32(v234, t_lastAddition[unit0]) >= 10) && v247);
            const float v249 = v248 ? v243 : 0.0f;
            const float v250 = __fmul_rn(0.01f, (v247 ? 1.0f : 0.0f));
            const float v251 = __fmaf_rn(v250, __fsub_rn(v243, v244), v244);
            const float v252 = __fmaf_rn(v250, __fmaf_rn(v243, v243, (-v245)), v245);
            for (int row7 = lane; row7 < 1; row7 += 32) {
              t_install[unit0] = v239;
              t_patternRank[unit0] = v240;
              t_patternOn[unit0] = v241;
              t_planUntil[unit0] = v242;
              t_worth[unit0] = v249;
              t_valueMean[unit0] = v251;
              t_valueSquare[unit0] = v252;
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
    float* const t_recall_best = (float*)(arena + arena[184]);
    int* const t_recall_where = (int*)(arena + arena[185]);
    for (; turn < end1; turn += blocks) {
      const int scan0_unit = (turn - end0) % n_recallChunks;
      const int scan0_n0 = (turn - end0) / n_recallChunks * 8;
      const int scan0_end = min_i32(scan0_n0 + 8, n_B);
      const int v509 = scan0_unit * 32;
      for (int scan0_r0 = warp * 4; scan0_r0 < 32; scan0_r0 += 32) {
        const int scan0_row = scan0_r0 + lane / 8;
        const int scan0_first = lane / 4 % 2 * 256 + (lane & 3) * 4;
        const int v510 = v509 + scan0_row;
        const bool v511 = (t_strength[min_i32(v510, n_R - 1)] > 0.0f) && (v510 < n_R);
        const bool scan0_ok = v511;
        float4 scan0_k0[16];
        #pragma unroll
        for (int scan0_j = 0; scan0_j < 16; ++scan0_j) {
          const int scan0_e = scan0_first + scan0_j * 16;
          scan0_k0[scan0_j] = scan0_ok ? *(const float4*)(t_bank + (min_i32(v510, n_R - 1) * 512 + scan0_e)) : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
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
        const float v512 = t_means[rest9 * 4096 + i1_0 * 1024 + i2_4 * 256 + i3_2 * 64 + 3 * 16 + i4_0];
        const float v513 = ((t_age[rest9] % 21) == 0) ? v512 : t_planRules[rest9 * 1024 + i1_0 * 256 + i2_4 * 64 + i3_2 * 16 + i4_0];
        t_planRules[rest9 * 1024 + i1_0 * 256 + i2_4 * 64 + i3_2 * 16 + i4_0] = v513;
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
        float s21;
        float loop17_r0_0[5];
        #pragma unroll
        for (int loop17_x1_0 = 0; loop17_x1_0 < 160; loop17_x1_0 += 32) {
          const int loop17_x1 = loop17_x1_0 + lane;
          loop17_r0_0[loop17_x1_0 / 32] = 0.0f;
          if (loop17_x1 < 160) {
            const float v514 = __fmul_rn(t_inverse[rest10 * 25600 + i1_1 * 160 + loop17_x1], t_phi[rest10 * 160 + loop17_x1]);
            loop17_r0_0[loop17_x1_0 / 32] = v514;
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
        s21 = __shfl_sync(~0u, loop17_a1_0, 0);
        __syncwarp();
        if (lane == 0) {
          t_reply[rest10 * 160 + i1_1] = s21;
        }
      }
    }
  }
  if (turn < end4) {
    float* const t_strength = (float*)(arena + arena[81]);
    int* const t_touched = (int*)(arena + arena[82]);
    float* const t_chooseVictims_best = (float*)(arena + arena[187]);
    int* const t_chooseVictims_where = (int*)(arena + arena[188]);
    for (; turn < end4; turn += blocks) {
      const int unit4 = (turn - end3) * 8 + warp;
      if (unit4 < n_chooseVictimsChunks) {
        const int v515 = unit4 * 256;
        const int v518 = (int)cycle;
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
            const int v516 = v515 + list0_x0;
            const bool v517 = v516 < n_R;
            const float v519 = __fmul_rn(__int2float_rn(sub_i32(v518, t_touched[min_i32(v516, n_R - 1)])), (-0.0010005003f));
            const float v520 = min_f32(max_f32(v519, (-104.0f)), 89.0f);
            const float v521 = rintf(__fmul_rn(v520, 1.442695f));
            const float v522 = __fmaf_rn(v521, (-0.0000014286068f), __fmaf_rn(v521, (-0.69314575f), v520));
            const float v523 = __fmaf_rn(v522, __fmaf_rn(v522, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v524 = __fmaf_rn(__fmul_rn(v522, v522), __fmaf_rn(v522, __fmaf_rn(v522, v523, 0.16666521f), 0.49999994f), v522);
            const bool v525 = v521 < 0.0f;
            const unsigned int v526 = shift_left_u32(__float_as_uint(__fadd_rn(v521, 12582912.0f)), 23u) + (v525 ? 1602224128u : 528482304u);
            const float v527 = __fmul_rn(__fmul_rn(__fadd_rn(v524, 1.0f), __uint_as_float(v526)), (v525 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v528 = __fmul_rn(t_strength[min_i32(v516, n_R - 1)], v527);
            list0_c0 = v528;
            list0_f0 = v517 && v528 == v528;
          }
          const int list0_x1 = list0_0 + 32;
          float list0_c1 = __uint_as_float(0x7f800000u);
          bool list0_f1 = false;
          if (list0_x1 < 256) {
            const int v529 = v515 + list0_x1;
            const bool v530 = v529 < n_R;
            const float v531 = __fmul_rn(__int2float_rn(sub_i32(v518, t_touched[min_i32(v529, n_R - 1)])), (-0.0010005003f));
            const float v532 = min_f32(max_f32(v531, (-104.0f)), 89.0f);
            const float v533 = rintf(__fmul_rn(v532, 1.442695f));
            const float v534 = __fmaf_rn(v533, (-0.0000014286068f), __fmaf_rn(v533, (-0.69314575f), v532));
            const float v535 = __fmaf_rn(v534, __fmaf_rn(v534, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v536 = __fmaf_rn(__fmul_rn(v534, v534), __fmaf_rn(v534, __fmaf_rn(v534, v535, 0.16666521f), 0.49999994f), v534);
            const bool v537 = v533 < 0.0f;
            const unsigned int v538 = shift_left_u32(__float_as_uint(__fadd_rn(v533, 12582912.0f)), 23u) + (v537 ? 1602224128u : 528482304u);
            const float v539 = __fmul_rn(__fmul_rn(__fadd_rn(v536, 1.0f), __uint_as_float(v538)), (v537 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v540 = __fmul_rn(t_strength[min_i32(v529, n_R - 1)], v539);
            list0_c1 = v540;
            list0_f1 = v530 && v540 == v540;
          }
          const int list0_x2 = list0_0 + 64;
          float list0_c2 = __uint_as_float(0x7f800000u);
          bool list0_f2 = false;
          if (list0_x2 < 256) {
            const int v541 = v515 + list0_x2;
            const bool v542 = v541 < n_R;
            const float v543 = __fmul_rn(__int2float_rn(sub_i32(v518, t_touched[min_i32(v541, n_R - 1)])), (-0.0010005003f));
            const float v544 = min_f32(max_f32(v543, (-104.0f)), 89.0f);
            const float v545 = rintf(__fmul_rn(v544, 1.442695f));
            const float v546 = __fmaf_rn(v545, (-0.0000014286068f), __fmaf_rn(v545, (-0.69314575f), v544));
            const float v547 = __fmaf_rn(v546, __fmaf_rn(v546, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v548 = __fmaf_rn(__fmul_rn(v546, v546), __fmaf_rn(v546, __fmaf_rn(v546, v547, 0.16666521f), 0.49999994f), v546);
            const bool v549 = v545 < 0.0f;
            const unsigned int v550 = shift_left_u32(__float_as_uint(__fadd_rn(v545, 12582912.0f)), 23u) + (v549 ? 1602224128u : 528482304u);
            const float v551 = __fmul_rn(__fmul_rn(__fadd_rn(v548, 1.0f), __uint_as_float(v550)), (v549 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v552 = __fmul_rn(t_strength[min_i32(v541, n_R - 1)], v551);
            list0_c2 = v552;
            list0_f2 = v542 && v552 == v552;
          }
          const int list0_x3 = list0_0 + 96;
          float list0_c3 = __uint_as_float(0x7f800000u);
          bool list0_f3 = false;
          if (list0_x3 < 256) {
            const int v553 = v515 + list0_x3;
            const bool v554 = v553 < n_R;
            const float v555 = __fmul_rn(__int2float_rn(sub_i32(v518, t_touched[min_i32(v553, n_R - 1)])), (-0.0010005003f));
            const float v556 = min_f32(max_f32(v555, (-104.0f)), 89.0f);
            const float v557 = rintf(__fmul_rn(v556, 1.442695f));
            const float v558 = __fmaf_rn(v557, (-0.0000014286068f), __fmaf_rn(v557, (-0.69314575f), v556));
            const float v559 = __fmaf_rn(v558, __fmaf_rn(v558, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v560 = __fmaf_rn(__fmul_rn(v558, v558), __fmaf_rn(v558, __fmaf_rn(v558, v559, 0.16666521f), 0.49999994f), v558);
            const bool v561 = v557 < 0.0f;
            const unsigned int v562 = shift_left_u32(__float_as_uint(__fadd_rn(v557, 12582912.0f)), 23u) + (v561 ? 1602224128u : 528482304u);
            const float v563 = __fmul_rn(__fmul_rn(__fadd_rn(v560, 1.0f), __uint_as_float(v562)), (v561 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v564 = __fmul_rn(t_strength[min_i32(v553, n_R - 1)], v563);
            list0_c3 = v564;
            list0_f3 = v554 && v564 == v564;
          }
          const int list0_x4 = list0_0 + 128;
          float list0_c4 = __uint_as_float(0x7f800000u);
          bool list0_f4 = false;
          if (list0_x4 < 256) {
            const int v565 = v515 + list0_x4;
            const bool v566 = v565 < n_R;
            const float v567 = __fmul_rn(__int2float_rn(sub_i32(v518, t_touched[min_i32(v565, n_R - 1)])), (-0.0010005003f));
            const float v568 = min_f32(max_f32(v567, (-104.0f)), 89.0f);
            const float v569 = rintf(__fmul_rn(v568, 1.442695f));
            const float v570 = __fmaf_rn(v569, (-0.0000014286068f), __fmaf_rn(v569, (-0.69314575f), v568));
            const float v571 = __fmaf_rn(v570, __fmaf_rn(v570, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v572 = __fmaf_rn(__fmul_rn(v570, v570), __fmaf_rn(v570, __fmaf_rn(v570, v571, 0.16666521f), 0.49999994f), v570);
            const bool v573 = v569 < 0.0f;
            const unsigned int v574 = shift_left_u32(__float_as_uint(__fadd_rn(v569, 12582912.0f)), 23u) + (v573 ? 1602224128u : 528482304u);
            const float v575 = __fmul_rn(__fmul_rn(__fadd_rn(v572, 1.0f), __uint_as_float(v574)), (v573 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v576 = __fmul_rn(t_strength[min_i32(v565, n_R - 1)], v575);
            list0_c4 = v576;
            list0_f4 = v566 && v576 == v576;
          }
          const int list0_x5 = list0_0 + 160;
          float list0_c5 = __uint_as_float(0x7f800000u);
          bool list0_f5 = false;
          if (list0_x5 < 256) {
            const int v577 = v515 + list0_x5;
            const bool v578 = v577 < n_R;
            const float v579 = __fmul_rn(__int2float_rn(sub_i32(v518, t_touched[min_i32(v577, n_R - 1)])), (-0.0010005003f));
            const float v580 = min_f32(max_f32(v579, (-104.0f)), 89.0f);
            const float v581 = rintf(__fmul_rn(v580, 1.442695f));
            const float v582 = __fmaf_rn(v581, (-0.0000014286068f), __fmaf_rn(v581, (-0.69314575f), v580));
            const float v583 = __fmaf_rn(v582, __fmaf_rn(v582, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v584 = __fmaf_rn(__fmul_rn(v582, v582), __fmaf_rn(v582, __fmaf_rn(v582, v583, 0.16666521f), 0.49999994f), v582);
            const bool v585 = v581 < 0.0f;
            const unsigned int v586 = shift_left_u32(__float_as_uint(__fadd_rn(v581, 12582912.0f)), 23u) + (v585 ? 1602224128u : 528482304u);
            const float v587 = __fmul_rn(__fmul_rn(__fadd_rn(v584, 1.0f), __uint_as_float(v586)), (v585 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v588 = __fmul_rn(t_strength[min_i32(v577, n_R - 1)], v587);
            list0_c5 = v588;
            list0_f5 = v578 && v588 == v588;
          }
          const int list0_x6 = list0_0 + 192;
          float list0_c6 = __uint_as_float(0x7f800000u);
          bool list0_f6 = false;
          if (list0_x6 < 256) {
            const int v589 = v515 + list0_x6;
            const bool v590 = v589 < n_R;
            const float v591 = __fmul_rn(__int2float_rn(sub_i32(v518, t_touched[min_i32(v589, n_R - 1)])), (-0.0010005003f));
            const float v592 = min_f32(max_f32(v591, (-104.0f)), 89.0f);
            const float v593 = rintf(__fmul_rn(v592, 1.442695f));
            const float v594 = __fmaf_rn(v593, (-0.0000014286068f), __fmaf_rn(v593, (-0.69314575f), v592));
            const float v595 = __fmaf_rn(v594, __fmaf_rn(v594, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v596 = __fmaf_rn(__fmul_rn(v594, v594), __fmaf_rn(v594, __fmaf_rn(v594, v595, 0.16666521f), 0.49999994f), v594);
            const bool v597 = v593 < 0.0f;
            const unsigned int v598 = shift_left_u32(__float_as_uint(__fadd_rn(v593, 12582912.0f)), 23u) + (v597 ? 1602224128u : 528482304u);
            const float v599 = __fmul_rn(__fmul_rn(__fadd_rn(v596, 1.0f), __uint_as_float(v598)), (v597 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v600 = __fmul_rn(t_strength[min_i32(v589, n_R - 1)], v599);
            list0_c6 = v600;
            list0_f6 = v590 && v600 == v600;
          }
          const int list0_x7 = list0_0 + 224;
          float list0_c7 = __uint_as_float(0x7f800000u);
          bool list0_f7 = false;
          if (list0_x7 < 256) {
            const int v601 = v515 + list0_x7;
            const bool v602 = v601 < n_R;
            const float v603 = __fmul_rn(__int2float_rn(sub_i32(v518, t_touched[min_i32(v601, n_R - 1)])), (-0.0010005003f));
            const float v604 = min_f32(max_f32(v603, (-104.0f)), 89.0f);
            const float v605 = rintf(__fmul_rn(v604, 1.442695f));
            const float v606 = __fmaf_rn(v605, (-0.0000014286068f), __fmaf_rn(v605, (-0.69314575f), v604));
            const float v607 = __fmaf_rn(v606, __fmaf_rn(v606, 0.0013814423f, 0.008368743f), 0.041668393f);
            const float v608 = __fmaf_rn(__fmul_rn(v606, v606), __fmaf_rn(v606, __fmaf_rn(v606, v607, 0.16666521f), 0.49999994f), v606);
            const bool v609 = v605 < 0.0f;
            const unsigned int v610 = shift_left_u32(__float_as_uint(__fadd_rn(v605, 12582912.0f)), 23u) + (v609 ? 1602224128u : 528482304u);
            const float v611 = __fmul_rn(__fmul_rn(__fadd_rn(v608, 1.0f), __uint_as_float(v610)), (v609 ? 5.421011e-20f : 18446744000000000000.0f));
            const float v612 = __fmul_rn(t_strength[min_i32(v601, n_R - 1)], v611);
            list0_c7 = v612;
            list0_f7 = v602 && v612 == v612;
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
  const int end3 = end2 + (n_B * 256);
  const int end4 = end3 + ((n_B * 128) + 7) / 8;
  const int end5 = end4 + n_B;
  const int end6 = end5 + 1;
  int turn = block;
  if (turn < end0) {
    for (; turn < end0; turn += blocks) {
      const int unit0 = turn * 8 + warp;
      if (unit0 < n_B) {
        {
          int* const t_recall_where = (int*)(arena + arena[185]);
          float* const t_recall_best = (float*)(arena + arena[184]);
          float* const t_found = (float*)(arena + arena[148]);
          int* const t_recall_rank = (int*)(arena + arena[186]);
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
          int* const t_recall_rank = (int*)(arena + arena[186]);
          int* const t_recall_where = (int*)(arena + arena[185]);
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
          float* const t_novelty = (float*)(arena + arena[83]);
          int* const t_age = (int*)(arena + arena[17]);
          float* const t_knobs = (float*)(arena + arena[16]);
          float* const t_reward = (float*)(arena + arena[28]);
          int* const t_lastStore = (int*)(arena + arena[86]);
          int* const t_matchRow = (int*)(arena + arena[85]);
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
    int* const t_install = (int*)(arena + arena[140]);
    int* const t_planStart = (int*)(arena + arena[142]);
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
      const int unit3 = (turn - end2);
      const int i2_0 = (int)((unsigned int)unit3 % (unsigned int)8);
      const int rest0 = (int)((unsigned int)unit3 / (unsigned int)8);
      const int i1_0 = (int)((unsigned int)rest0 % (unsigned int)32);
      const int rest1 = (int)((unsigned int)rest0 / (unsigned int)32);
      float* const l_hoist0 = (float*)(shared + 0);
      float* const l_hoist1 = (float*)(shared + 128);
      float* const l_hoist2 = (float*)(shared + 256);
      float* const l_hoist3 = (float*)(shared + 384);
      float* const l_hoist4 = (float*)(shared + 512);
      float* const l_hoist5 = (float*)(shared + 640);
      float* const l_hoist6 = (float*)(shared + 768);
      float* const l_hoist7 = (float*)(shared + 896);
      float* const l_hoist8 = (float*)(shared + 1024);
      float* const l_hoist9 = (float*)(shared + 1152);
      float* const l_hoist10 = (float*)(shared + 1280);
      float* const l_hoist11 = (float*)(shared + 1408);
      float* const l_hoist12 = (float*)(shared + 1536);
      float* const l_hoist13 = (float*)(shared + 1664);
      float* const t_dynamics = (float*)(arena + arena[(cycle & 1u) ? 23 : 22]);
      float* const t_knobs = (float*)(arena + arena[16]);
      float* const t_mixSay = (float*)(arena + arena[53]);
      float* const t_content = (float*)(arena + arena[(cycle & 1u) ? 20 : 19]);
      unsigned int* const t_holdingWords = (unsigned int*)(arena + arena[135]);
      unsigned int* const t_fieldWords = (unsigned int*)(arena + arena[133]);
      float* const t_tune_noise = (float*)(arena + arena[125]);
      float* const t_memory = (float*)(arena + arena[21]);
      float* const t_tune_memoryGain = (float*)(arena + arena[129]);
      float* const t_mixHear = (float*)(arena + arena[54]);
      float* const t_mixSign = (float*)(arena + arena[52]);
      int* const t_mixFrom = (int*)(arena + arena[51]);
      float* const t_mixEcho = (float*)(arena + arena[55]);
      float* const t_reachX = (float*)(arena + arena[48]);
      float* const t_reachY = (float*)(arena + arena[49]);
      float* const t_reachZ = (float*)(arena + arena[50]);
      float* const t_tune_drive = (float*)(arena + arena[132]);
      float* const t_content_next = (float*)(arena + arena[(cycle & 1u) ? 19 : 20]);
      float* const t_tune_pattern = (float*)(arena + arena[127]);
      unsigned short* const t_pattern = (unsigned short*)(arena + arena[94]);
      float* const t_tune_gate = (float*)(arena + arena[126]);
      float* const t_motors = (float*)(arena + arena[109]);
      unsigned int* const t_ruleWords = (unsigned int*)(arena + arena[134]);
      float* const t_ruleSpread = (float*)(arena + arena[60]);
      float* const t_ruleMean = (float*)(arena + arena[59]);
      float* const t_ruleLimit = (float*)(arena + arena[61]);
      float* const t_tune_plasticity = (float*)(arena + arena[128]);
      float* const t_ruleSparsity = (float*)(arena + arena[58]);
      float* const t_ruleEnergy = (float*)(arena + arena[56]);
      float* const t_ruleVariance = (float*)(arena + arena[57]);
      float* const t_dynamics_next = (float*)(arena + arena[(cycle & 1u) ? 22 : 23]);
      if (warp < 4) {
        const int v52 = i2_0 * 4;
        const float v83 = t_knobs[rest1 * 22 + 7];
        const float v128 = t_knobs[rest1 * 22 + 8];
        const int v214 = i1_0 * 32;
        const unsigned int v215 = t_holdingWords[rest1 * 2];
        const unsigned int v218 = t_holdingWords[rest1 * 2 + 1];
        for (int row2 = threadIdx.x; row2 < 128; row2 += 256) {
          const int i3_0 = (int)((unsigned int)row2 % (unsigned int)32);
          const int rest2 = (int)((unsigned int)row2 / (unsigned int)32);
          const int v53 = v52 + rest2;
          const float v54 = max_f32(t_dynamics[rest1 * 524288 + i1_0 * 16384 + v53 * 512 + i3_0 * 16 + 12], (-104.0f));
          const float v55 = min_f32(v54, 18.0f);
          const float v56 = rintf(__fmul_rn(v55, 1.442695f));
          const float v57 = __fmaf_rn(v56, (-0.0000014286068f), __fmaf_rn(v56, (-0.69314575f), v55));
          const float v58 = __fmaf_rn(v57, __fmaf_rn(v57, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v59 = __fmaf_rn(__fmul_rn(v57, v57), __fmaf_rn(v57, __fmaf_rn(v57, v58, 0.16666521f), 0.49999994f), v57);
          const unsigned int v60 = shift_left_u32(__float_as_uint(__fadd_rn(v56, 12582912.0f)), 23u) + 1602224128u;
          const float v61 = __fmul_rn(__fadd_rn(v59, 1.0f), __uint_as_float(v60));
          const float v62 = __fmul_rn(v61, 5.421011e-20f);
          const bool v63 = v62 < 0.33333334f;
          const float v64 = divide_plain(__fmul_rn(v62, (v63 ? v62 : 1.0f)), __fmaf_rn(v61, 5.421011e-20f, 1.0f));
          const float v65 = __fmul_rn(__fadd_rn((v63 ? __fmaf_rn(v61, 5.421011e-20f, (-v64)) : v64), 0.5f), 0.9f);
          const float v66 = __fadd_rn(t_dynamics[rest1 * 524288 + i1_0 * 16384 + v53 * 512 + i3_0 * 16 + 8], t_dynamics[rest1 * 524288 + i1_0 * 16384 + v53 * 512 + i3_0 * 16 + 9]);
          const float v67 = __fadd_rn(v66, t_dynamics[rest1 * 524288 + i1_0 * 16384 + v53 * 512 + i3_0 * 16 + 10]);
          const float v68 = __fadd_rn(v67, t_dynamics[rest1 * 524288 + i1_0 * 16384 + v53 * 512 + i3_0 * 16 + 11]);
          const float v69 = __fmul_rn(v68, 0.25f);
          const float v70 = min_f32(fabsf(v69), 9.2f);
          const float v71 = rintf(__fmaf_rn(v70, 2.88539f, (-0.3656f)));
          const unsigned int v72 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v71, 12582912.0f)), 23u);
          const float v73 = __uint_as_float(v72);
          const float v74 = __fsub_rn(1.0f, v73);
          const float v75 = __fmaf_rn(v71, (-0.3465736f), v70);
          const float v76 = __fmul_rn(v75, v75);
          const float v77 = __fmaf_rn(v76, __fmaf_rn(v76, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v78 = __fmaf_rn(v75, __fmul_rn(v76, v77), v75);
          const float v79 = __fsub_rn(1.0f, v78);
          const float v80 = divide_plain(__fmul_rn(v73, __fmaf_rn((-v74), v79, __fadd_rn(v78, v78))), __fmaf_rn((-v74), v79, 2.0f));
          const unsigned int v81 = __float_as_uint(__fadd_rn(v74, v80)) | (__float_as_uint(v69) & 2147483648u);
          const float v82 = __fmaf_rn(__uint_as_float(v81), 0.45f, 0.5f);
          const float v84 = __fmul_rn(v65, __fmul_rn(v82, v83));
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
              const float v85 = t_content[rest1 * 1048576 + i1_0 * 32768 + v53 * 1024 + i3_0 * 32 + loop3_x1];
              const float v86 = __fmul_rn(t_mixSay[loop3_x1], v85);
              const float v87 = t_content[rest1 * 1048576 + i1_0 * 32768 + v53 * 1024 + i3_0 * 32 + 1 * 16 + loop3_x1];
              const float v88 = __fmul_rn(t_mixSay[1 * 16 + loop3_x1], v87);
              loop3_a1_0 = __fadd_rn(loop3_a1_0, v86);
              loop3_a1_1 = __fadd_rn(loop3_a1_1, v88);
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
          const float v89 = min_f32(fabsf(s3), 9.2f);
          const float v90 = rintf(__fmaf_rn(v89, 2.88539f, (-0.3656f)));
          const unsigned int v91 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v90, 12582912.0f)), 23u);
          const float v92 = __uint_as_float(v91);
          const float v93 = __fsub_rn(1.0f, v92);
          const float v94 = __fmaf_rn(v90, (-0.3465736f), v89);
          const float v95 = __fmul_rn(v94, v94);
          const float v96 = __fmaf_rn(v95, __fmaf_rn(v95, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v97 = __fmaf_rn(v94, __fmul_rn(v95, v96), v94);
          const float v98 = __fsub_rn(1.0f, v97);
          const float v99 = divide_plain(__fmul_rn(v92, __fmaf_rn((-v93), v98, __fadd_rn(v97, v97))), __fmaf_rn((-v93), v98, 2.0f));
          const unsigned int v100 = __float_as_uint(__fadd_rn(v93, v99)) | (__float_as_uint(s3) & 2147483648u);
          const float v101 = min_f32(fabsf(s4), 9.2f);
          const float v102 = rintf(__fmaf_rn(v101, 2.88539f, (-0.3656f)));
          const unsigned int v103 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v102, 12582912.0f)), 23u);
          const float v104 = __uint_as_float(v103);
          const float v105 = __fsub_rn(1.0f, v104);
          const float v106 = __fmaf_rn(v102, (-0.3465736f), v101);
          const float v107 = __fmul_rn(v106, v106);
          const float v108 = __fmaf_rn(v107, __fmaf_rn(v107, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v109 = __fmaf_rn(v106, __fmul_rn(v107, v108), v106);
          const float v110 = __fsub_rn(1.0f, v109);
          const float v111 = divide_plain(__fmul_rn(v104, __fmaf_rn((-v105), v110, __fadd_rn(v109, v109))), __fmaf_rn((-v105), v110, 2.0f));
          const unsigned int v112 = __float_as_uint(__fadd_rn(v105, v111)) | (__float_as_uint(s4) & 2147483648u);
          const float v113 = __fmul_rn(__fmul_rn(__uint_as_float(v100), __uint_as_float(v112)), 1.0f);
          const float v114 = t_dynamics[rest1 * 524288 + i1_0 * 16384 + v53 * 512 + i3_0 * 16 + 6];
          const float v115 = min_f32(fabsf(v114), 9.2f);
          const float v116 = rintf(__fmaf_rn(v115, 2.88539f, (-0.3656f)));
          const unsigned int v117 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v116, 12582912.0f)), 23u);
          const float v118 = __uint_as_float(v117);
          const float v119 = __fsub_rn(1.0f, v118);
          const float v120 = __fmaf_rn(v116, (-0.3465736f), v115);
          const float v121 = __fmul_rn(v120, v120);
          const float v122 = __fmaf_rn(v121, __fmaf_rn(v121, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v123 = __fmaf_rn(v120, __fmul_rn(v121, v122), v120);
          const float v124 = __fsub_rn(1.0f, v123);
          const float v125 = divide_plain(__fmul_rn(v118, __fmaf_rn((-v119), v124, __fadd_rn(v123, v123))), __fmaf_rn((-v119), v124, 2.0f));
          const unsigned int v126 = __float_as_uint(__fadd_rn(v119, v125)) | (__float_as_uint(v114) & 2147483648u);
          const float v127 = __fmaf_rn(__uint_as_float(v126), 0.05f, 0.05f);
          const float v129 = __fmul_rn(v65, __fmul_rn(v127, v128));
          const float v130 = t_dynamics[rest1 * 524288 + i1_0 * 16384 + v53 * 512 + i3_0 * 16 + 5];
          const float v131 = min_f32(fabsf(v130), 9.2f);
          const float v132 = rintf(__fmaf_rn(v131, 2.88539f, (-0.3656f)));
          const unsigned int v133 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v132, 12582912.0f)), 23u);
          const float v134 = __uint_as_float(v133);
          const float v135 = __fsub_rn(1.0f, v134);
          const float v136 = __fmaf_rn(v132, (-0.3465736f), v131);
          const float v137 = __fmul_rn(v136, v136);
          const float v138 = __fmaf_rn(v137, __fmaf_rn(v137, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v139 = __fmaf_rn(v136, __fmul_rn(v137, v138), v136);
          const float v140 = __fsub_rn(1.0f, v139);
          const float v141 = divide_plain(__fmul_rn(v134, __fmaf_rn((-v135), v140, __fadd_rn(v139, v139))), __fmaf_rn((-v135), v140, 2.0f));
          const unsigned int v142 = __float_as_uint(__fadd_rn(v135, v141)) | (__float_as_uint(v130) & 2147483648u);
          const float v143 = __fmul_rn(__fmaf_rn(__uint_as_float(v142), 0.05f, 0.05f), v128);
          const float v144 = __fmul_rn(v65, v143);
          const float v145 = t_dynamics[rest1 * 524288 + i1_0 * 16384 + v53 * 512 + i3_0 * 16 + 4];
          const float v146 = min_f32(fabsf(v145), 9.2f);
          const float v147 = rintf(__fmaf_rn(v146, 2.88539f, (-0.3656f)));
          const unsigned int v148 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v147, 12582912.0f)), 23u);
          const float v149 = __uint_as_float(v148);
          const float v150 = __fsub_rn(1.0f, v149);
          const float v151 = __fmaf_rn(v147, (-0.3465736f), v146);
          const float v152 = __fmul_rn(v151, v151);
          const float v153 = __fmaf_rn(v152, __fmaf_rn(v152, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v154 = __fmaf_rn(v151, __fmul_rn(v152, v153), v151);
          const float v155 = __fsub_rn(1.0f, v154);
          const float v156 = divide_plain(__fmul_rn(v149, __fmaf_rn((-v150), v155, __fadd_rn(v154, v154))), __fmaf_rn((-v150), v155, 2.0f));
          const unsigned int v157 = __float_as_uint(__fadd_rn(v150, v156)) | (__float_as_uint(v145) & 2147483648u);
          const float v158 = __fmaf_rn(__uint_as_float(v157), 0.05f, 0.05f);
          const float v159 = __fmaf_rn(__fmaf_rn(v127, v128, __fmaf_rn(v158, v128, v143)), (-2.0f), 1.0f);
          const float v160 = __fmul_rn(v65, __fmaf_rn((-v82), v83, v159));
          const float v161 = __fmul_rn(v65, __fmul_rn(v158, v128));
          const float v162 = max_f32(t_dynamics[rest1 * 524288 + i1_0 * 16384 + v53 * 512 + i3_0 * 16 + 2], (-104.0f));
          const float v163 = min_f32(v162, 18.0f);
          const float v164 = rintf(__fmul_rn(v163, 1.442695f));
          const float v165 = __fmaf_rn(v164, (-0.0000014286068f), __fmaf_rn(v164, (-0.69314575f), v163));
          const float v166 = __fmaf_rn(v165, __fmaf_rn(v165, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v167 = __fmaf_rn(__fmul_rn(v165, v165), __fmaf_rn(v165, __fmaf_rn(v165, v166, 0.16666521f), 0.49999994f), v165);
          const unsigned int v168 = shift_left_u32(__float_as_uint(__fadd_rn(v164, 12582912.0f)), 23u) + 1602224128u;
          const float v169 = __fmul_rn(__fadd_rn(v167, 1.0f), __uint_as_float(v168));
          const float v170 = __fmul_rn(v169, 5.421011e-20f);
          const bool v171 = v170 < 0.33333334f;
          const float v172 = divide_plain(__fmul_rn(v170, (v171 ? v170 : 1.0f)), __fmaf_rn(v169, 5.421011e-20f, 1.0f));
          const float v173 = __fmaf_rn((v171 ? __fmaf_rn(v169, 5.421011e-20f, (-v172)) : v172), 0.1f, 0.9f);
          const float v174 = __fmul_rn(v173, 0.95f);
          const float v175 = max_f32(t_dynamics[rest1 * 524288 + i1_0 * 16384 + v53 * 512 + i3_0 * 16], (-104.0f));
          const float v176 = min_f32(v175, 18.0f);
          const float v177 = rintf(__fmul_rn(v176, 1.442695f));
          const float v178 = __fmaf_rn(v177, (-0.0000014286068f), __fmaf_rn(v177, (-0.69314575f), v176));
          const float v179 = __fmaf_rn(v178, __fmaf_rn(v178, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v180 = __fmaf_rn(__fmul_rn(v178, v178), __fmaf_rn(v178, __fmaf_rn(v178, v179, 0.16666521f), 0.49999994f), v178);
          const unsigned int v181 = shift_left_u32(__float_as_uint(__fadd_rn(v177, 12582912.0f)), 23u) + 1602224128u;
          const float v182 = __fmul_rn(__fadd_rn(v180, 1.0f), __uint_as_float(v181));
          const float v183 = __fmul_rn(v182, 5.421011e-20f);
          const bool v184 = v183 < 0.33333334f;
          const float v185 = divide_plain(__fmul_rn(v183, (v184 ? v183 : 1.0f)), __fmaf_rn(v182, 5.421011e-20f, 1.0f));
          const float v186 = __fmaf_rn((v184 ? __fmaf_rn(v182, 5.421011e-20f, (-v185)) : v185), 0.1f, 0.9f);
          const float v187 = __fmul_rn(v186, 0.95f);
          const float v188 = max_f32(t_dynamics[rest1 * 524288 + i1_0 * 16384 + v53 * 512 + i3_0 * 16 + 3], (-104.0f));
          const float v189 = min_f32(v188, 18.0f);
          const float v190 = rintf(__fmul_rn(v189, 1.442695f));
          const float v191 = __fmaf_rn(v190, (-0.0000014286068f), __fmaf_rn(v190, (-0.69314575f), v189));
          const float v192 = __fmaf_rn(v191, __fmaf_rn(v191, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v193 = __fmaf_rn(__fmul_rn(v191, v191), __fmaf_rn(v191, __fmaf_rn(v191, v192, 0.16666521f), 0.49999994f), v191);
          const unsigned int v194 = shift_left_u32(__float_as_uint(__fadd_rn(v190, 12582912.0f)), 23u) + 1602224128u;
          const float v195 = __fmul_rn(__fadd_rn(v193, 1.0f), __uint_as_float(v194));
          const float v196 = __fmul_rn(v195, 5.421011e-20f);
          const bool v197 = v196 < 0.33333334f;
          const float v198 = divide_plain(__fmul_rn(v196, (v197 ? v196 : 1.0f)), __fmaf_rn(v195, 5.421011e-20f, 1.0f));
          const float v199 = __fmaf_rn((v197 ? __fmaf_rn(v195, 5.421011e-20f, (-v198)) : v198), 0.1f, 0.9f);
          const float v200 = __fmul_rn(v199, 0.95f);
          const float v201 = max_f32(t_dynamics[rest1 * 524288 + i1_0 * 16384 + v53 * 512 + i3_0 * 16 + 1], (-104.0f));
          const float v202 = min_f32(v201, 18.0f);
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
          const unsigned int v216 = ((unsigned int)(((v214 + v53) * 32) + i3_0)) + v215;
          const unsigned int v217 = (v216 ^ (v216 >> 16)) * 4239568231u;
          const unsigned int v219 = ((v217 ^ (v217 >> 13)) + v218) * 1228438113u;
          const float v220 = __fmul_rn(__uint2float_rn(((v219 ^ (v219 >> 17)) >> 8)), 5.9604645e-8f);
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
              const float v221 = t_content[rest1 * 1048576 + i1_0 * 32768 + v53 * 1024 + i3_0 * 32 + rest3 * 16 + j1_0];
              const float v222 = fabsf(v221);
              const float v223 = __fmul_rn(v221, v221);
              const bool v224 = v222 < 0.1f;
              loop4_a1_0 = __fadd_rn(loop4_a1_0, v222);
              loop4_a1_1 = __fadd_rn(loop4_a1_1, v221);
              loop4_a1_2 = __fadd_rn(loop4_a1_2, v223);
              s5 += v224 ? 1 : 0;
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
          const float v225 = __fsub_rn(__fdiv_rn(__int2float_rn(s5), 32.0f), 0.5f);
          const float v226 = __fsub_rn(__fdiv_rn(s6, 32.0f), 0.1f);
          const float v227 = __fdiv_rn(s7, 32.0f);
          const float v228 = __fsub_rn(__fmaf_rn((-v227), v227, __fdiv_rn(s8, 32.0f)), 0.02f);
          l_hoist0[rest2 * 32 + i3_0] = v84;
          l_hoist1[rest2 * 32 + i3_0] = v113;
          l_hoist2[rest2 * 32 + i3_0] = v129;
          l_hoist3[rest2 * 32 + i3_0] = v144;
          l_hoist4[rest2 * 32 + i3_0] = v160;
          l_hoist5[rest2 * 32 + i3_0] = v161;
          l_hoist6[rest2 * 32 + i3_0] = v174;
          l_hoist7[rest2 * 32 + i3_0] = v187;
          l_hoist8[rest2 * 32 + i3_0] = v200;
          l_hoist9[rest2 * 32 + i3_0] = v213;
          l_hoist10[rest2 * 32 + i3_0] = v220;
          l_hoist11[rest2 * 32 + i3_0] = v225;
          l_hoist12[rest2 * 32 + i3_0] = v226;
          l_hoist13[rest2 * 32 + i3_0] = v228;
        }
      }
      __syncthreads();
      const int v229 = i2_0 * 4;
      const int v231 = i1_0 * 32;
      const unsigned int v235 = t_fieldWords[rest1 * 2];
      const unsigned int v238 = t_fieldWords[rest1 * 2 + 1];
      const float v241 = t_tune_noise[rest1];
      const float v257 = t_tune_memoryGain[rest1];
      const int v284 = i1_0 + 1;
      const int v286 = i1_0 - 1;
      const float v314 = t_knobs[rest1 * 22 + 3];
      const float v364 = t_tune_pattern[rest1];
      const int v365 = i1_0 / 2;
      const float v368 = t_tune_gate[rest1];
      const float v370 = t_knobs[rest1 * 22 + 4];
      const float v376 = t_motors[rest1 * 4];
      const float v377 = __fmaf_rn(__int2float_rn(i1_0), 0.06451613f, (-1.0f));
      const float v378 = t_motors[rest1 * 4 + 1];
      float s9;
      float loop5_a1_0 = 0.0f;
      for (int loop5_x1_0 = 0; loop5_x1_0 < 4; loop5_x1_0 += 32) {
        const int loop5_x1 = loop5_x1_0 + lane;
        float loop5_r0_0 = 0.0f;
        if (loop5_x1 < 4) {
          const float v380 = fabsf(t_motors[rest1 * 4 + loop5_x1]);
          loop5_r0_0 = v380;
        }
        loop5_a1_0 = __fadd_rn(loop5_a1_0, loop5_r0_0);
        loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_r0_0, 16));
      }
      loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 8));
      loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 4));
      loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 2));
      loop5_a1_0 = __fadd_rn(loop5_a1_0, __shfl_down_sync(~0u, loop5_a1_0, 1));
      s9 = __shfl_sync(~0u, loop5_a1_0, 0);
      const float v381 = __fdiv_rn(s9, 4.0f);
      const float v382 = t_knobs[rest1 * 22 + 6];
      const unsigned int v385 = t_ruleWords[rest1 * 2];
      const unsigned int v388 = t_ruleWords[rest1 * 2 + 1];
      const float v398 = t_tune_plasticity[rest1];
      const float v404 = t_knobs[rest1 * 22 + 5];
      const int place0 = threadIdx.x % 16;
      const int v233 = place0 * 2;
      const float v259 = t_mixHear[place0];
      const float v261 = t_mixSign[place0];
      const int v262 = t_mixFrom[place0];
      const int v263 = v262 >> 1;
      const int v264 = v262 & 1;
      const float v266 = t_mixEcho[place0];
      const float v268 = t_mixEcho[1 * 16 + place0];
      const bool v302 = (place0 & 1) == 1;
      const float v303 = t_reachX[i1_0 * 64 + place0];
      const float v306 = t_tune_drive[rest1 * 64 + place0];
      const float v307 = t_reachX[i1_0 * 64 + 1 * 32 + place0];
      const float v310 = t_tune_drive[rest1 * 64 + 1 * 32 + place0];
      const float v321 = t_mixHear[1 * 16 + place0];
      const float v322 = t_mixSign[1 * 16 + place0];
      const int v323 = t_mixFrom[1 * 16 + place0];
      const int v324 = v323 >> 1;
      const int v325 = v323 & 1;
      const float v327 = t_mixEcho[1 * 32 + place0];
      const float v328 = t_mixEcho[1 * 32 + 1 * 16 + place0];
      const float v351 = t_reachX[i1_0 * 64 + 1 * 16 + place0];
      const float v354 = t_tune_drive[rest1 * 64 + 1 * 16 + place0];
      const float v355 = t_reachX[i1_0 * 64 + 1 * 32 + 1 * 16 + place0];
      const float v358 = t_tune_drive[rest1 * 64 + 1 * 32 + 1 * 16 + place0];
      const bool v373 = place0 >= 14;
      const bool v375 = place0 == 14;
      const bool v384 = place0 == 12;
      const float v391 = t_ruleSpread[place0];
      const float v392 = t_ruleMean[place0];
      const float v394 = t_ruleLimit[place0];
      const float v395 = -v394;
      const float v399 = t_ruleSparsity[place0];
      const float v400 = t_ruleEnergy[place0];
      const float v401 = t_ruleVariance[place0];
      #pragma unroll 1
      for (int i3_1 = threadIdx.x / 16; i3_1 < 32; i3_1 += 16) {
        const int v272 = i3_1 + 1;
        const int v274 = i3_1 - 1;
        const float v304 = t_reachZ[i3_1 * 64 + place0];
        const float v308 = t_reachZ[i3_1 * 64 + 1 * 32 + place0];
        const float v352 = t_reachZ[i3_1 * 64 + 1 * 16 + place0];
        const float v356 = t_reachZ[i3_1 * 64 + 1 * 32 + 1 * 16 + place0];
        const int v366 = i3_1 / 2;
        #pragma unroll 1
        for (int i2n_0 = 0; i2n_0 < 4; ++i2n_0) {
          const int v230 = v229 + i2n_0;
          const int v232 = ((v231 + v230) * 32) + i3_1;
          const int v234 = (v232 * 32) + v233;
          const unsigned int v236 = ((unsigned int)(v234 + 0)) + v235;
          const unsigned int v237 = (v236 ^ (v236 >> 16)) * 4239568231u;
          const unsigned int v239 = ((v237 ^ (v237 >> 13)) + v238) * 1228438113u;
          const unsigned int v240 = v239 ^ (v239 >> 17);
          const float v242 = t_memory[rest1 * 524288 + i1_0 * 16384 + v230 * 512 + i3_1 * 16 + place0];
          const float v243 = __fmul_rn(v242, 4.0f);
          const float v244 = min_f32(fabsf(v243), 9.2f);
          const float v245 = rintf(__fmaf_rn(v244, 2.88539f, (-0.3656f)));
          const unsigned int v246 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v245, 12582912.0f)), 23u);
          const float v247 = __uint_as_float(v246);
          const float v248 = __fsub_rn(1.0f, v247);
          const float v249 = __fmaf_rn(v245, (-0.3465736f), v244);
          const float v250 = __fmul_rn(v249, v249);
          const float v251 = __fmaf_rn(v250, __fmaf_rn(v250, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v252 = __fmaf_rn(v249, __fmul_rn(v250, v251), v249);
          const float v253 = __fsub_rn(1.0f, v252);
          const float v254 = divide_plain(__fmul_rn(v247, __fmaf_rn((-v248), v253, __fadd_rn(v252, v252))), __fmaf_rn((-v248), v253, 2.0f));
          const unsigned int v255 = __float_as_uint(__fadd_rn(v248, v254)) | (__float_as_uint(v243) & 2147483648u);
          const float v256 = __uint_as_float(v255);
          const float v258 = l_hoist0[i2n_0 * 32 + i3_1];
          const float v260 = l_hoist1[i2n_0 * 32 + i3_1];
          const float v265 = t_content[rest1 * 1048576 + i1_0 * 32768 + v230 * 1024 + i3_1 * 32 + v264 * 16 + max_i32(min_i32(v263, 16 - 1), 0)];
          const float v267 = t_dynamics[rest1 * 524288 + i1_0 * 16384 + v230 * 512 + i3_1 * 16 + 14];
          const float v269 = t_dynamics[rest1 * 524288 + i1_0 * 16384 + v230 * 512 + i3_1 * 16 + 15];
          const float v270 = __fmaf_rn(v261, v265, __fmul_rn(__fmaf_rn(v266, v267, __fmul_rn(v268, v269)), 0.02f));
          const float v271 = l_hoist2[i2n_0 * 32 + i3_1];
          const float v273 = t_content[rest1 * 1048576 + i1_0 * 32768 + v230 * 1024 + min_i32(v272, 32 - 1) * 32 + place0];
          const float v275 = t_content[rest1 * 1048576 + i1_0 * 32768 + v230 * 1024 + max_i32(v274, 0) * 32 + place0];
          const float v276 = l_hoist3[i2n_0 * 32 + i3_1];
          const int v277 = v230 + 1;
          const float v278 = t_content[rest1 * 1048576 + i1_0 * 32768 + min_i32(v277, 32 - 1) * 1024 + i3_1 * 32 + place0];
          const int v279 = v230 - 1;
          const float v280 = t_content[rest1 * 1048576 + i1_0 * 32768 + max_i32(v279, 0) * 1024 + i3_1 * 32 + place0];
          const float v281 = l_hoist4[i2n_0 * 32 + i3_1];
          const float v282 = t_content[rest1 * 1048576 + i1_0 * 32768 + v230 * 1024 + i3_1 * 32 + place0];
          const float v283 = l_hoist5[i2n_0 * 32 + i3_1];
          const float v285 = t_content[rest1 * 1048576 + min_i32(v284, 32 - 1) * 32768 + v230 * 1024 + i3_1 * 32 + place0];
          const float v287 = t_content[rest1 * 1048576 + max_i32(v286, 0) * 32768 + v230 * 1024 + i3_1 * 32 + place0];
          const float v288 = __fmaf_rn(v276, __fadd_rn(v278, v280), __fmaf_rn(v281, v282, __fmul_rn(v283, __fadd_rn(v285, v287))));
          const float v289 = __fmaf_rn(v258, __fmaf_rn(v259, v260, v270), __fmaf_rn(v271, __fadd_rn(v273, v275), v288));
          const float v290 = min_f32(fabsf(v289), 9.2f);
          const float v291 = rintf(__fmaf_rn(v290, 2.88539f, (-0.3656f)));
          const unsigned int v292 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v291, 12582912.0f)), 23u);
          const float v293 = __uint_as_float(v292);
          const float v294 = __fsub_rn(1.0f, v293);
          const float v295 = __fmaf_rn(v291, (-0.3465736f), v290);
          const float v296 = __fmul_rn(v295, v295);
          const float v297 = __fmaf_rn(v296, __fmaf_rn(v296, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v298 = __fmaf_rn(v295, __fmul_rn(v296, v297), v295);
          const float v299 = __fsub_rn(1.0f, v298);
          const float v300 = divide_plain(__fmul_rn(v293, __fmaf_rn((-v294), v299, __fadd_rn(v298, v298))), __fmaf_rn((-v294), v299, 2.0f));
          const unsigned int v301 = __float_as_uint(__fadd_rn(v294, v300)) | (__float_as_uint(v289) & 2147483648u);
          const float v305 = __fmul_rn(__fmul_rn(v303, t_reachY[v230 * 64 + place0]), v304);
          const float v309 = __fmul_rn(__fmul_rn(v307, t_reachY[v230 * 64 + 1 * 32 + place0]), v308);
          const float v311 = __fadd_rn(((v305 < 0.3663574f) ? 0.0f : __fmul_rn(v305, v306)), ((v309 < 0.3663574f) ? 0.0f : __fmul_rn(v309, v310)));
          const float v312 = __fmaf_rn(__uint_as_float(v301), (v302 ? l_hoist6[i2n_0 * 32 + i3_1] : l_hoist7[i2n_0 * 32 + i3_1]), v311);
          const float v313 = __fmaf_rn(__fmul_rn(__int2float_rn(sum_bytes(v240, (-510))), 0.006765875f), v241, __fmaf_rn(v256, v257, v312));
          const float v315 = __fmul_rn(v313, v314);
          const float v316 = is_finite_f32(v315) ? v315 : 1e-30f;
          const unsigned int v317 = ((unsigned int)(v234 + 1)) + v235;
          const unsigned int v318 = (v317 ^ (v317 >> 16)) * 4239568231u;
          const unsigned int v319 = ((v318 ^ (v318 >> 13)) + v238) * 1228438113u;
          const unsigned int v320 = v319 ^ (v319 >> 17);
          const float v326 = t_content[rest1 * 1048576 + i1_0 * 32768 + v230 * 1024 + i3_1 * 32 + v325 * 16 + max_i32(min_i32(v324, 16 - 1), 0)];
          const float v329 = __fmaf_rn(v322, v326, __fmul_rn(__fmaf_rn(v327, v267, __fmul_rn(v328, v269)), 0.02f));
          const float v330 = t_content[rest1 * 1048576 + i1_0 * 32768 + v230 * 1024 + min_i32(v272, 32 - 1) * 32 + 1 * 16 + place0];
          const float v331 = t_content[rest1 * 1048576 + i1_0 * 32768 + v230 * 1024 + max_i32(v274, 0) * 32 + 1 * 16 + place0];
          const float v332 = t_content[rest1 * 1048576 + i1_0 * 32768 + min_i32(v277, 32 - 1) * 1024 + i3_1 * 32 + 1 * 16 + place0];
          const float v333 = t_content[rest1 * 1048576 + i1_0 * 32768 + max_i32(v279, 0) * 1024 + i3_1 * 32 + 1 * 16 + place0];
          const float v334 = t_content[rest1 * 1048576 + i1_0 * 32768 + v230 * 1024 + i3_1 * 32 + 1 * 16 + place0];
          const float v335 = t_content[rest1 * 1048576 + min_i32(v284, 32 - 1) * 32768 + v230 * 1024 + i3_1 * 32 + 1 * 16 + place0];
          const float v336 = t_content[rest1 * 1048576 + max_i32(v286, 0) * 32768 + v230 * 1024 + i3_1 * 32 + 1 * 16 + place0];
          const float v337 = __fmaf_rn(v276, __fadd_rn(v332, v333), __fmaf_rn(v281, v334, __fmul_rn(v283, __fadd_rn(v335, v336))));
          const float v338 = __fmaf_rn(v258, __fmaf_rn(v321, v260, v329), __fmaf_rn(v271, __fadd_rn(v330, v331), v337));
          const float v339 = min_f32(fabsf(v338), 9.2f);
          const float v340 = rintf(__fmaf_rn(v339, 2.88539f, (-0.3656f)));
          const unsigned int v341 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v340, 12582912.0f)), 23u);
          const float v342 = __uint_as_float(v341);
          const float v343 = __fsub_rn(1.0f, v342);
          const float v344 = __fmaf_rn(v340, (-0.3465736f), v339);
          const float v345 = __fmul_rn(v344, v344);
          const float v346 = __fmaf_rn(v345, __fmaf_rn(v345, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v347 = __fmaf_rn(v344, __fmul_rn(v345, v346), v344);
          const float v348 = __fsub_rn(1.0f, v347);
          const float v349 = divide_plain(__fmul_rn(v342, __fmaf_rn((-v343), v348, __fadd_rn(v347, v347))), __fmaf_rn((-v343), v348, 2.0f));
          const unsigned int v350 = __float_as_uint(__fadd_rn(v343, v349)) | (__float_as_uint(v338) & 2147483648u);
          const float v353 = __fmul_rn(__fmul_rn(v351, t_reachY[v230 * 64 + 1 * 16 + place0]), v352);
          const float v357 = __fmul_rn(__fmul_rn(v355, t_reachY[v230 * 64 + 1 * 32 + 1 * 16 + place0]), v356);
          const float v359 = __fadd_rn(((v353 < 0.3663574f) ? 0.0f : __fmul_rn(v353, v354)), ((v357 < 0.3663574f) ? 0.0f : __fmul_rn(v357, v358)));
          const float v360 = __fmaf_rn(__uint_as_float(v350), (v302 ? l_hoist8[i2n_0 * 32 + i3_1] : l_hoist9[i2n_0 * 32 + i3_1]), v359);
          const float v361 = __fmaf_rn(__fmul_rn(__int2float_rn(sum_bytes(v320, (-510))), 0.006765875f), v241, __fmaf_rn((-v256), v257, v360));
          const float v362 = __fmul_rn(v361, v314);
          const float v363 = is_finite_f32(v362) ? v362 : 1e-30f;
          const float v367 = f16_to_f32(t_pattern[rest1 * 65536 + v365 * 4096 + (v230 / 2) * 256 + v366 * 16 + place0]);
          const float v369 = __fmaf_rn(v242, 0.9986f, __fmul_rn(v368, __fmaf_rn(__fadd_rn(v282, v334), 0.5f, (-v242))));
          const float v371 = __fmul_rn(__fmaf_rn(v364, __fsub_rn(v367, v242), v369), v370);
          const float v372 = is_finite_f32(v371) ? v371 : 1e-30f;
          const float v374 = t_dynamics[rest1 * 524288 + i1_0 * 16384 + v230 * 512 + i3_1 * 16 + place0];
          const float v379 = __fmaf_rn(v376, v377, __fmul_rn(v378, __fmaf_rn(__int2float_rn(v230), 0.06451613f, (-1.0f))));
          const float v383 = __fmul_rn(__fmaf_rn(v374, 0.95f, __fmul_rn((v375 ? v379 : v381), 0.05f)), v382);
          const unsigned int v386 = ((unsigned int)((v232 * 16) + place0)) + v385;
          const unsigned int v387 = (v386 ^ (v386 >> 16)) * 4239568231u;
          const unsigned int v389 = ((v387 ^ (v387 >> 13)) + v388) * 1228438113u;
          const unsigned int v390 = v389 ^ (v389 >> 17);
          const float v393 = __fmaf_rn(__fmul_rn(__int2float_rn(sum_bytes(v390, (-510))), 0.006765875f), v391, v392);
          const float v396 = (l_hoist10[i2n_0 * 32 + i3_1] < 0.05f) ? 1.0f : min_f32(max_f32(v393, v395), v394);
          const float v397 = v384 ? v396 : v393;
          const float v402 = __fmaf_rn(v400, l_hoist12[i2n_0 * 32 + i3_1], __fmul_rn(v401, l_hoist13[i2n_0 * 32 + i3_1]));
          const float v403 = min_f32(max_f32(__fmaf_rn(v399, l_hoist11[i2n_0 * 32 + i3_1], v402), (-1.0f)), 1.0f);
          const float v405 = __fmaf_rn(__fmaf_rn(__fsub_rn(v374, v397), 0.95f, __fmul_rn(v398, v403)), v404, v397);
          const float v406 = v373 ? v383 : min_f32(max_f32(v405, (-5.0f)), 5.0f);
          const float v407 = is_finite_f32(v406) ? v406 : 1e-30f;
          t_content_next[rest1 * 1048576 + i1_0 * 32768 + v230 * 1024 + i3_1 * 32 + place0] = v316;
          t_content_next[rest1 * 1048576 + i1_0 * 32768 + v230 * 1024 + i3_1 * 32 + 1 * 16 + place0] = v363;
          t_memory[rest1 * 524288 + i1_0 * 16384 + v230 * 512 + i3_1 * 16 + place0] = v372;
          t_dynamics_next[rest1 * 524288 + i1_0 * 16384 + v230 * 512 + i3_1 * 16 + place0] = v407;
        }
      }
      __syncthreads();
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
    float* const t_tune_memoryGain = (float*)(arena + arena[129]);
    float* const t_planField_next = (float*)(arena + arena[(cycle & 1u) ? 101 : 102]);
    float* const t_patternOn = (float*)(arena + arena[96]);
    float* const t_planPattern = (float*)(arena + arena[104]);
    for (; turn < end4; turn += blocks) {
      const int unit4 = (turn - end3) * 8 + warp;
      if (unit4 < (n_B * 128)) {
        const int i3_2 = (int)((unsigned int)unit4 % (unsigned int)4);
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
        const float v437 = t_knobs[rest6 * 22 + 7];
        const float v482 = t_knobs[rest6 * 22 + 8];
        for (int row3 = lane; row3 < 4; row3 += 32) {
          const float v408 = max_f32(t_planRules[rest6 * 1024 + i2_1 * 256 + i3_2 * 64 + row3 * 16 + 12], (-104.0f));
          const float v409 = min_f32(v408, 18.0f);
          const float v410 = rintf(__fmul_rn(v409, 1.442695f));
          const float v411 = __fmaf_rn(v410, (-0.0000014286068f), __fmaf_rn(v410, (-0.69314575f), v409));
          const float v412 = __fmaf_rn(v411, __fmaf_rn(v411, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v413 = __fmaf_rn(__fmul_rn(v411, v411), __fmaf_rn(v411, __fmaf_rn(v411, v412, 0.16666521f), 0.49999994f), v411);
          const unsigned int v414 = shift_left_u32(__float_as_uint(__fadd_rn(v410, 12582912.0f)), 23u) + 1602224128u;
          const float v415 = __fmul_rn(__fadd_rn(v413, 1.0f), __uint_as_float(v414));
          const float v416 = __fmul_rn(v415, 5.421011e-20f);
          const bool v417 = v416 < 0.33333334f;
          const float v418 = divide_plain(__fmul_rn(v416, (v417 ? v416 : 1.0f)), __fmaf_rn(v415, 5.421011e-20f, 1.0f));
          const float v419 = __fmul_rn(__fadd_rn((v417 ? __fmaf_rn(v415, 5.421011e-20f, (-v418)) : v418), 0.5f), 0.9f);
          const float v420 = __fadd_rn(t_planRules[rest6 * 1024 + i2_1 * 256 + i3_2 * 64 + row3 * 16 + 8], t_planRules[rest6 * 1024 + i2_1 * 256 + i3_2 * 64 + row3 * 16 + 9]);
          const float v421 = __fadd_rn(v420, t_planRules[rest6 * 1024 + i2_1 * 256 + i3_2 * 64 + row3 * 16 + 10]);
          const float v422 = __fadd_rn(v421, t_planRules[rest6 * 1024 + i2_1 * 256 + i3_2 * 64 + row3 * 16 + 11]);
          const float v423 = __fmul_rn(v422, 0.25f);
          const float v424 = min_f32(fabsf(v423), 9.2f);
          const float v425 = rintf(__fmaf_rn(v424, 2.88539f, (-0.3656f)));
          const unsigned int v426 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v425, 12582912.0f)), 23u);
          const float v427 = __uint_as_float(v426);
          const float v428 = __fsub_rn(1.0f, v427);
          const float v429 = __fmaf_rn(v425, (-0.3465736f), v424);
          const float v430 = __fmul_rn(v429, v429);
          const float v431 = __fmaf_rn(v430, __fmaf_rn(v430, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v432 = __fmaf_rn(v429, __fmul_rn(v430, v431), v429);
          const float v433 = __fsub_rn(1.0f, v432);
          const float v434 = divide_plain(__fmul_rn(v427, __fmaf_rn((-v428), v433, __fadd_rn(v432, v432))), __fmaf_rn((-v428), v433, 2.0f));
          const unsigned int v435 = __float_as_uint(__fadd_rn(v428, v434)) | (__float_as_uint(v423) & 2147483648u);
          const float v436 = __fmaf_rn(__uint_as_float(v435), 0.45f, 0.5f);
          const float v438 = __fmul_rn(v419, __fmul_rn(v436, v437));
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
              const float v439 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_2 * 192 + row3 * 48 + loop6_x1];
              const float v440 = __fmul_rn(t_mixSay[loop6_x1], v439);
              const float v441 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_2 * 192 + row3 * 48 + 1 * 16 + loop6_x1];
              const float v442 = __fmul_rn(t_mixSay[1 * 16 + loop6_x1], v441);
              loop6_a1_0 = __fadd_rn(loop6_a1_0, v440);
              loop6_a1_1 = __fadd_rn(loop6_a1_1, v442);
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
          const float v443 = min_f32(fabsf(s10), 9.2f);
          const float v444 = rintf(__fmaf_rn(v443, 2.88539f, (-0.3656f)));
          const unsigned int v445 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v444, 12582912.0f)), 23u);
          const float v446 = __uint_as_float(v445);
          const float v447 = __fsub_rn(1.0f, v446);
          const float v448 = __fmaf_rn(v444, (-0.3465736f), v443);
          const float v449 = __fmul_rn(v448, v448);
          const float v450 = __fmaf_rn(v449, __fmaf_rn(v449, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v451 = __fmaf_rn(v448, __fmul_rn(v449, v450), v448);
          const float v452 = __fsub_rn(1.0f, v451);
          const float v453 = divide_plain(__fmul_rn(v446, __fmaf_rn((-v447), v452, __fadd_rn(v451, v451))), __fmaf_rn((-v447), v452, 2.0f));
          const unsigned int v454 = __float_as_uint(__fadd_rn(v447, v453)) | (__float_as_uint(s10) & 2147483648u);
          const float v455 = min_f32(fabsf(s11), 9.2f);
          const float v456 = rintf(__fmaf_rn(v455, 2.88539f, (-0.3656f)));
          const unsigned int v457 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v456, 12582912.0f)), 23u);
          const float v458 = __uint_as_float(v457);
          const float v459 = __fsub_rn(1.0f, v458);
          const float v460 = __fmaf_rn(v456, (-0.3465736f), v455);
          const float v461 = __fmul_rn(v460, v460);
          const float v462 = __fmaf_rn(v461, __fmaf_rn(v461, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v463 = __fmaf_rn(v460, __fmul_rn(v461, v462), v460);
          const float v464 = __fsub_rn(1.0f, v463);
          const float v465 = divide_plain(__fmul_rn(v458, __fmaf_rn((-v459), v464, __fadd_rn(v463, v463))), __fmaf_rn((-v459), v464, 2.0f));
          const unsigned int v466 = __float_as_uint(__fadd_rn(v459, v465)) | (__float_as_uint(s11) & 2147483648u);
          const float v467 = __fmul_rn(__fmul_rn(__uint_as_float(v454), __uint_as_float(v466)), 1.0f);
          const float v468 = t_planRules[rest6 * 1024 + i2_1 * 256 + i3_2 * 64 + row3 * 16 + 6];
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
          const float v481 = __fmaf_rn(__uint_as_float(v480), 0.05f, 0.05f);
          const float v483 = __fmul_rn(v419, __fmul_rn(v481, v482));
          const float v484 = t_planRules[rest6 * 1024 + i2_1 * 256 + i3_2 * 64 + row3 * 16 + 5];
          const float v485 = min_f32(fabsf(v484), 9.2f);
          const float v486 = rintf(__fmaf_rn(v485, 2.88539f, (-0.3656f)));
          const unsigned int v487 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v486, 12582912.0f)), 23u);
          const float v488 = __uint_as_float(v487);
          const float v489 = __fsub_rn(1.0f, v488);
          const float v490 = __fmaf_rn(v486, (-0.3465736f), v485);
          const float v491 = __fmul_rn(v490, v490);
          const float v492 = __fmaf_rn(v491, __fmaf_rn(v491, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v493 = __fmaf_rn(v490, __fmul_rn(v491, v492), v490);
          const float v494 = __fsub_rn(1.0f, v493);
          const float v495 = divide_plain(__fmul_rn(v488, __fmaf_rn((-v489), v494, __fadd_rn(v493, v493))), __fmaf_rn((-v489), v494, 2.0f));
          const unsigned int v496 = __float_as_uint(__fadd_rn(v489, v495)) | (__float_as_uint(v484) & 2147483648u);
          const float v497 = __fmul_rn(__fmaf_rn(__uint_as_float(v496), 0.05f, 0.05f), v482);
          const float v498 = __fmul_rn(v419, v497);
          const float v499 = t_planRules[rest6 * 1024 + i2_1 * 256 + i3_2 * 64 + row3 * 16 + 4];
          const float v500 = min_f32(fabsf(v499), 9.2f);
          const float v501 = rintf(__fmaf_rn(v500, 2.88539f, (-0.3656f)));
          const unsigned int v502 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v501, 12582912.0f)), 23u);
          const float v503 = __uint_as_float(v502);
          const float v504 = __fsub_rn(1.0f, v503);
          const float v505 = __fmaf_rn(v501, (-0.3465736f), v500);
          const float v506 = __fmul_rn(v505, v505);
          const float v507 = __fmaf_rn(v506, __fmaf_rn(v506, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v508 = __fmaf_rn(v505, __fmul_rn(v506, v507), v505);
          const float v509 = __fsub_rn(1.0f, v508);
          const float v510 = divide_plain(__fmul_rn(v503, __fmaf_rn((-v504), v509, __fadd_rn(v508, v508))), __fmaf_rn((-v504), v509, 2.0f));
          const unsigned int v511 = __float_as_uint(__fadd_rn(v504, v510)) | (__float_as_uint(v499) & 2147483648u);
          const float v512 = __fmaf_rn(__uint_as_float(v511), 0.05f, 0.05f);
          const float v513 = __fmaf_rn(__fmaf_rn(v481, v482, __fmaf_rn(v512, v482, v497)), (-2.0f), 1.0f);
          const float v514 = __fmul_rn(v419, __fmaf_rn((-v436), v437, v513));
          const float v515 = __fmul_rn(v419, __fmul_rn(v512, v482));
          const float v516 = max_f32(t_planRules[rest6 * 1024 + i2_1 * 256 + i3_2 * 64 + row3 * 16 + 2], (-104.0f));
          const float v517 = min_f32(v516, 18.0f);
          const float v518 = rintf(__fmul_rn(v517, 1.442695f));
          const float v519 = __fmaf_rn(v518, (-0.0000014286068f), __fmaf_rn(v518, (-0.69314575f), v517));
          const float v520 = __fmaf_rn(v519, __fmaf_rn(v519, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v521 = __fmaf_rn(__fmul_rn(v519, v519), __fmaf_rn(v519, __fmaf_rn(v519, v520, 0.16666521f), 0.49999994f), v519);
          const unsigned int v522 = shift_left_u32(__float_as_uint(__fadd_rn(v518, 12582912.0f)), 23u) + 1602224128u;
          const float v523 = __fmul_rn(__fadd_rn(v521, 1.0f), __uint_as_float(v522));
          const float v524 = __fmul_rn(v523, 5.421011e-20f);
          const bool v525 = v524 < 0.33333334f;
          const float v526 = divide_plain(__fmul_rn(v524, (v525 ? v524 : 1.0f)), __fmaf_rn(v523, 5.421011e-20f, 1.0f));
          const float v527 = __fmaf_rn((v525 ? __fmaf_rn(v523, 5.421011e-20f, (-v526)) : v526), 0.1f, 0.9f);
          const float v528 = __fmul_rn(v527, 0.95f);
          const float v529 = max_f32(t_planRules[rest6 * 1024 + i2_1 * 256 + i3_2 * 64 + row3 * 16], (-104.0f));
          const float v530 = min_f32(v529, 18.0f);
          const float v531 = rintf(__fmul_rn(v530, 1.442695f));
          const float v532 = __fmaf_rn(v531, (-0.0000014286068f), __fmaf_rn(v531, (-0.69314575f), v530));
          const float v533 = __fmaf_rn(v532, __fmaf_rn(v532, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v534 = __fmaf_rn(__fmul_rn(v532, v532), __fmaf_rn(v532, __fmaf_rn(v532, v533, 0.16666521f), 0.49999994f), v532);
          const unsigned int v535 = shift_left_u32(__float_as_uint(__fadd_rn(v531, 12582912.0f)), 23u) + 1602224128u;
          const float v536 = __fmul_rn(__fadd_rn(v534, 1.0f), __uint_as_float(v535));
          const float v537 = __fmul_rn(v536, 5.421011e-20f);
          const bool v538 = v537 < 0.33333334f;
          const float v539 = divide_plain(__fmul_rn(v537, (v538 ? v537 : 1.0f)), __fmaf_rn(v536, 5.421011e-20f, 1.0f));
          const float v540 = __fmaf_rn((v538 ? __fmaf_rn(v536, 5.421011e-20f, (-v539)) : v539), 0.1f, 0.9f);
          const float v541 = __fmul_rn(v540, 0.95f);
          const float v542 = max_f32(t_planRules[rest6 * 1024 + i2_1 * 256 + i3_2 * 64 + row3 * 16 + 3], (-104.0f));
          const float v543 = min_f32(v542, 18.0f);
          const float v544 = rintf(__fmul_rn(v543, 1.442695f));
          const float v545 = __fmaf_rn(v544, (-0.0000014286068f), __fmaf_rn(v544, (-0.69314575f), v543));
          const float v546 = __fmaf_rn(v545, __fmaf_rn(v545, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v547 = __fmaf_rn(__fmul_rn(v545, v545), __fmaf_rn(v545, __fmaf_rn(v545, v546, 0.16666521f), 0.49999994f), v545);
          const unsigned int v548 = shift_left_u32(__float_as_uint(__fadd_rn(v544, 12582912.0f)), 23u) + 1602224128u;
          const float v549 = __fmul_rn(__fadd_rn(v547, 1.0f), __uint_as_float(v548));
          const float v550 = __fmul_rn(v549, 5.421011e-20f);
          const bool v551 = v550 < 0.33333334f;
          const float v552 = divide_plain(__fmul_rn(v550, (v551 ? v550 : 1.0f)), __fmaf_rn(v549, 5.421011e-20f, 1.0f));
          const float v553 = __fmaf_rn((v551 ? __fmaf_rn(v549, 5.421011e-20f, (-v552)) : v552), 0.1f, 0.9f);
          const float v554 = __fmul_rn(v553, 0.95f);
          const float v555 = max_f32(t_planRules[rest6 * 1024 + i2_1 * 256 + i3_2 * 64 + row3 * 16 + 1], (-104.0f));
          const float v556 = min_f32(v555, 18.0f);
          const float v557 = rintf(__fmul_rn(v556, 1.442695f));
          const float v558 = __fmaf_rn(v557, (-0.0000014286068f), __fmaf_rn(v557, (-0.69314575f), v556));
          const float v559 = __fmaf_rn(v558, __fmaf_rn(v558, 0.0013814423f, 0.008368743f), 0.041668393f);
          const float v560 = __fmaf_rn(__fmul_rn(v558, v558), __fmaf_rn(v558, __fmaf_rn(v558, v559, 0.16666521f), 0.49999994f), v558);
          const unsigned int v561 = shift_left_u32(__float_as_uint(__fadd_rn(v557, 12582912.0f)), 23u) + 1602224128u;
          const float v562 = __fmul_rn(__fadd_rn(v560, 1.0f), __uint_as_float(v561));
          const float v563 = __fmul_rn(v562, 5.421011e-20f);
          const bool v564 = v563 < 0.33333334f;
          const float v565 = divide_plain(__fmul_rn(v563, (v564 ? v563 : 1.0f)), __fmaf_rn(v562, 5.421011e-20f, 1.0f));
          const float v566 = __fmaf_rn((v564 ? __fmaf_rn(v562, 5.421011e-20f, (-v565)) : v565), 0.1f, 0.9f);
          const float v567 = __fmul_rn(v566, 0.95f);
          l_hoist0[row3] = v438;
          l_hoist1[row3] = v467;
          l_hoist2[row3] = v483;
          l_hoist3[row3] = v498;
          l_hoist4[row3] = v514;
          l_hoist5[row3] = v515;
          l_hoist6[row3] = v528;
          l_hoist7[row3] = v541;
          l_hoist8[row3] = v554;
          l_hoist9[row3] = v567;
        }
        __syncwarp();
        const bool v568 = (t_age[rest6] % 21) == 0;
        const int v585 = i3_2 + 1;
        const int v587 = i3_2 - 1;
        const int v592 = i2_1 + 1;
        const int v594 = i2_1 - 1;
        const float v625 = t_tune_memoryGain[rest6];
        const float v660 = __fmul_rn(((i1_1 > 0) ? 1.0f : t_patternOn[rest6]), 0.1f);
        for (int row4 = lane; row4 < 64; row4 += 32) {
          const int i5_0 = (int)((unsigned int)row4 % (unsigned int)16);
          const int rest7 = (int)((unsigned int)row4 / (unsigned int)16);
          const float v569 = l_hoist0[rest7];
          const float v570 = l_hoist1[rest7];
          const int v571 = t_mixFrom[i5_0];
          const int v572 = v571 & 1;
          const int v573 = v571 >> 1;
          const float v574 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_2 * 192 + rest7 * 48 + v572 * 16 + max_i32(min_i32(v573, 16 - 1), 0)];
          const float v575 = t_planRules[rest6 * 1024 + i2_1 * 256 + i3_2 * 64 + rest7 * 16 + 14];
          const float v576 = t_planRules[rest6 * 1024 + i2_1 * 256 + i3_2 * 64 + rest7 * 16 + 15];
          const float v577 = __fmaf_rn(t_mixEcho[i5_0], v575, __fmul_rn(t_mixEcho[1 * 16 + i5_0], v576));
          const float v578 = __fmaf_rn(t_mixHear[i5_0], v570, __fmaf_rn(t_mixSign[i5_0], v574, __fmul_rn(v577, 0.02f)));
          const float v579 = l_hoist2[rest7];
          const int v580 = rest7 + 1;
          const float v581 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_2 * 192 + min_i32(v580, 4 - 1) * 48 + i5_0];
          const int v582 = rest7 - 1;
          const float v583 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_2 * 192 + max_i32(v582, 0) * 48 + i5_0];
          const float v584 = l_hoist3[rest7];
          const float v586 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + min_i32(v585, 4 - 1) * 192 + rest7 * 48 + i5_0];
          const float v588 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + max_i32(v587, 0) * 192 + rest7 * 48 + i5_0];
          const float v589 = l_hoist4[rest7];
          const float v590 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_2 * 192 + rest7 * 48 + i5_0];
          const float v591 = l_hoist5[rest7];
          const float v593 = t_planField[rest6 * 24576 + i1_1 * 3072 + min_i32(v592, 4 - 1) * 768 + i3_2 * 192 + rest7 * 48 + i5_0];
          const float v595 = t_planField[rest6 * 24576 + i1_1 * 3072 + max_i32(v594, 0) * 768 + i3_2 * 192 + rest7 * 48 + i5_0];
          const float v596 = __fmaf_rn(v584, __fadd_rn(v586, v588), __fmaf_rn(v589, v590, __fmul_rn(v591, __fadd_rn(v593, v595))));
          const float v597 = __fmaf_rn(v569, v578, __fmaf_rn(v579, __fadd_rn(v581, v583), v596));
          const float v598 = min_f32(fabsf(v597), 9.2f);
          const float v599 = rintf(__fmaf_rn(v598, 2.88539f, (-0.3656f)));
          const unsigned int v600 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v599, 12582912.0f)), 23u);
          const float v601 = __uint_as_float(v600);
          const float v602 = __fsub_rn(1.0f, v601);
          const float v603 = __fmaf_rn(v599, (-0.3465736f), v598);
          const float v604 = __fmul_rn(v603, v603);
          const float v605 = __fmaf_rn(v604, __fmaf_rn(v604, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v606 = __fmaf_rn(v603, __fmul_rn(v604, v605), v603);
          const float v607 = __fsub_rn(1.0f, v606);
          const float v608 = divide_plain(__fmul_rn(v601, __fmaf_rn((-v602), v607, __fadd_rn(v606, v606))), __fmaf_rn((-v602), v607, 2.0f));
          const unsigned int v609 = __float_as_uint(__fadd_rn(v602, v608)) | (__float_as_uint(v597) & 2147483648u);
          const bool v610 = (i5_0 & 1) == 1;
          const float v611 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_2 * 192 + rest7 * 48 + 2 * 16 + i5_0];
          const float v612 = __fmul_rn(v611, 4.0f);
          const float v613 = min_f32(fabsf(v612), 9.2f);
          const float v614 = rintf(__fmaf_rn(v613, 2.88539f, (-0.3656f)));
          const unsigned int v615 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v614, 12582912.0f)), 23u);
          const float v616 = __uint_as_float(v615);
          const float v617 = __fsub_rn(1.0f, v616);
          const float v618 = __fmaf_rn(v614, (-0.3465736f), v613);
          const float v619 = __fmul_rn(v618, v618);
          const float v620 = __fmaf_rn(v619, __fmaf_rn(v619, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v621 = __fmaf_rn(v618, __fmul_rn(v619, v620), v618);
          const float v622 = __fsub_rn(1.0f, v621);
          const float v623 = divide_plain(__fmul_rn(v616, __fmaf_rn((-v617), v622, __fadd_rn(v621, v621))), __fmaf_rn((-v617), v622, 2.0f));
          const unsigned int v624 = __float_as_uint(__fadd_rn(v617, v623)) | (__float_as_uint(v612) & 2147483648u);
          const float v626 = __fmul_rn(__uint_as_float(v624), v625);
          const float v627 = __fmaf_rn(__uint_as_float(v609), (v610 ? l_hoist6[rest7] : l_hoist7[rest7]), v626);
          const float v628 = v568 ? t_means[rest6 * 4096 + i2_1 * 1024 + i3_2 * 256 + rest7 * 64 + i5_0] : (is_finite_f32(v627) ? v627 : 1e-30f);
          const float v629 = t_means[rest6 * 4096 + i2_1 * 1024 + i3_2 * 256 + rest7 * 64 + 1 * 16 + i5_0];
          const int v630 = t_mixFrom[1 * 16 + i5_0];
          const int v631 = v630 & 1;
          const int v632 = v630 >> 1;
          const float v633 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_2 * 192 + rest7 * 48 + v631 * 16 + max_i32(min_i32(v632, 16 - 1), 0)];
          const float v634 = __fmaf_rn(t_mixEcho[1 * 32 + i5_0], v575, __fmul_rn(t_mixEcho[1 * 32 + 1 * 16 + i5_0], v576));
          const float v635 = __fmaf_rn(t_mixHear[1 * 16 + i5_0], v570, __fmaf_rn(t_mixSign[1 * 16 + i5_0], v633, __fmul_rn(v634, 0.02f)));
          const float v636 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_2 * 192 + min_i32(v580, 4 - 1) * 48 + 1 * 16 + i5_0];
          const float v637 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_2 * 192 + max_i32(v582, 0) * 48 + 1 * 16 + i5_0];
          const float v638 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + min_i32(v585, 4 - 1) * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v639 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + max_i32(v587, 0) * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v640 = t_planField[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_2 * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v641 = t_planField[rest6 * 24576 + i1_1 * 3072 + min_i32(v592, 4 - 1) * 768 + i3_2 * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v642 = t_planField[rest6 * 24576 + i1_1 * 3072 + max_i32(v594, 0) * 768 + i3_2 * 192 + rest7 * 48 + 1 * 16 + i5_0];
          const float v643 = __fmaf_rn(v584, __fadd_rn(v638, v639), __fmaf_rn(v589, v640, __fmul_rn(v591, __fadd_rn(v641, v642))));
          const float v644 = __fmaf_rn(v569, v635, __fmaf_rn(v579, __fadd_rn(v636, v637), v643));
          const float v645 = min_f32(fabsf(v644), 9.2f);
          const float v646 = rintf(__fmaf_rn(v645, 2.88539f, (-0.3656f)));
          const unsigned int v647 = 1065353216u - shift_left_u32(__float_as_uint(__fadd_rn(v646, 12582912.0f)), 23u);
          const float v648 = __uint_as_float(v647);
          const float v649 = __fsub_rn(1.0f, v648);
          const float v650 = __fmaf_rn(v646, (-0.3465736f), v645);
          const float v651 = __fmul_rn(v650, v650);
          const float v652 = __fmaf_rn(v651, __fmaf_rn(v651, (-0.050370853f), 0.13314901f), (-0.33333063f));
          const float v653 = __fmaf_rn(v650, __fmul_rn(v651, v652), v650);
          const float v654 = __fsub_rn(1.0f, v653);
          const float v655 = divide_plain(__fmul_rn(v648, __fmaf_rn((-v649), v654, __fadd_rn(v653, v653))), __fmaf_rn((-v649), v654, 2.0f));
          const unsigned int v656 = __float_as_uint(__fadd_rn(v649, v655)) | (__float_as_uint(v644) & 2147483648u);
          const float v657 = __fmaf_rn(__uint_as_float(v656), (v610 ? l_hoist8[rest7] : l_hoist9[rest7]), (-v626));
          const float v658 = v568 ? v629 : (is_finite_f32(v657) ? v657 : 1e-30f);
          const float v659 = t_means[rest6 * 4096 + i2_1 * 1024 + i3_2 * 256 + rest7 * 64 + 2 * 16 + i5_0];
          const float v661 = t_planPattern[rest6 * 8192 + i1_1 * 1024 + i2_1 * 256 + i3_2 * 64 + rest7 * 16 + i5_0];
          const float v662 = __fmaf_rn(v611, 0.9986f, __fmul_rn(v660, __fsub_rn(v661, v611)));
          const float v663 = v568 ? v659 : (is_finite_f32(v662) ? v662 : 1e-30f);
          t_planField_next[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_2 * 192 + rest7 * 48 + i5_0] = v628;
          t_planField_next[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_2 * 192 + rest7 * 48 + 1 * 16 + i5_0] = v658;
          t_planField_next[rest6 * 24576 + i1_1 * 3072 + i2_1 * 768 + i3_2 * 192 + rest7 * 48 + 2 * 16 + i5_0] = v663;
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
            const float v664 = __fmul_rn(t_reply[unit5 * 160 + loop7_x1], t_phi[unit5 * 160 + loop7_x1]);
            const float v665 = t_inverse[unit5 * 25600 + loop7_x1 * 160 + loop7_x1];
            loop7_r0_0[loop7_x1_0 / 32] = v664;
            loop7_r0_1[loop7_x1_0 / 32] = v665;
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
        const bool v666 = (s12 > 0.000001f) && (t_knobs[unit5 * 22] > 0.0f);
        const float v667 = v666 ? __fdiv_rn(1.0f, __fadd_rn(s12, 0.9995f)) : 0.0f;
        const float v668 = (v666 && (s13 < 16000.0f)) ? 1.0005002f : 1.0f;
        __syncwarp();
        if (lane == 0) {
          t_replyGain[unit5] = v667;
          t_replyShrink[unit5] = v668;
        }
      }
      __syncthreads();
      const float v670 = t_replyGain[unit5];
      for (int row5 = threadIdx.x; row5 < 3840; row5 += 256) {
        const int i2_2 = (int)((unsigned int)row5 % (unsigned int)160);
        const int rest8 = (int)((unsigned int)row5 / (unsigned int)160);
        const float v669 = __fsub_rn(t_sensors[unit5 * 24 + rest8], t_members[unit5 * 96 + 3 * 24 + rest8]);
        const float v671 = __fmaf_rn(v669, __fmul_rn(t_reply[unit5 * 160 + i2_2], v670), t_readout[unit5 * 3840 + rest8 * 160 + i2_2]);
        t_readout[unit5 * 3840 + rest8 * 160 + i2_2] = min_f32(max_f32(v671, (-100.0f)), 100.0f);
      }
      __syncthreads();
    }
  }
  if (turn < end6) {
    int* const t_chooseVictims_where = (int*)(arena + arena[188]);
    float* const t_chooseVictims_best = (float*)(arena + arena[187]);
    int* const t_chooseVictims_rank = (int*)(arena + arena[189]);
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
            const int v672 = list1_x0 / 8;
            const int v673 = list1_x0 % 8;
            const bool v674 = (-1) < t_chooseVictims_where[v672 * 8 + v673];
            const float v675 = t_chooseVictims_best[v672 * 8 + v673];
            list1_c0 = v675;
            list1_f0 = v674 && v675 == v675;
          }
          const int list1_x1 = list1_0 + 32;
          float list1_c1 = __uint_as_float(0x7f800000u);
          bool list1_f1 = false;
          if (list1_x1 < n_chooseVictimsCandidates) {
            const int v676 = list1_x1 / 8;
            const int v677 = list1_x1 % 8;
            const bool v678 = (-1) < t_chooseVictims_where[v676 * 8 + v677];
            const float v679 = t_chooseVictims_best[v676 * 8 + v677];
            list1_c1 = v679;
            list1_f1 = v678 && v679 == v679;
          }
          const int list1_x2 = list1_0 + 64;
          float list1_c2 = __uint_as_float(0x7f800000u);
          bool list1_f2 = false;
          if (list1_x2 < n_chooseVictimsCandidates) {
            const int v680 = list1_x2 / 8;
            const int v681 = list1_x2 % 8;
            const bool v682 = (-1) < t_chooseVictims_where[v680 * 8 + v681];
            const float v683 = t_chooseVictims_best[v680 * 8 + v681];
            list1_c2 = v683;
            list1_f2 = v682 && v683 == v683;
          }
          const int list1_x3 = list1_0 + 96;
          float list1_c3 = __uint_as_float(0x7f800000u);
          bool list1_f3 = false;
          if (list1_x3 < n_chooseVictimsCandidates) {
            const int v684 = list1_x3 / 8;
            const int v685 = list1_x3 % 8;
            const bool v686 = (-1) < t_chooseVictims_where[v684 * 8 + v685];
            const float v687 = t_chooseVictims_best[v684 * 8 + v685];
            list1_c3 = v687;
            list1_f3 = v686 && v687 == v687;
          }
          const int list1_x4 = list1_0 + 128;
          float list1_c4 = __uint_as_float(0x7f800000u);
          bool list1_f4 = false;
          if (list1_x4 < n_chooseVictimsCandidates) {
            const int v688 = list1_x4 / 8;
            const int v689 = list1_x4 % 8;
            const bool v690 = (-1) < t_chooseVictims_where[v688 * 8 + v689];
            const float v691 = t_chooseVictims_best[v688 * 8 + v689];
            list1_c4 = v691;
            list1_f4 = v690 && v691 == v691;
          }
          const int list1_x5 = list1_0 + 160;
          float list1_c5 = __uint_as_float(0x7f800000u);
          bool list1_f5 = false;
          if (list1_x5 < n_chooseVictimsCandidates) {
            const int v692 = list1_x5 / 8;
            const int v693 = list1_x5 % 8;
            const bool v694 = (-1) < t_chooseVictims_where[v692 * 8 + v693];
            const float v695 = t_chooseVictims_best[v692 * 8 + v693];
            list1_c5 = v695;
            list1_f5 = v694 && v695 == v695;
          }
          const int list1_x6 = list1_0 + 192;
          float list1_c6 = __uint_as_float(0x7f800000u);
          bool list1_f6 = false;
          if (list1_x6 < n_chooseVictimsCandidates) {
            const int v696 = list1_x6 / 8;
            const int v697 = list1_x6 % 8;
            const bool v698 = (-1) < t_chooseVictims_where[v696 * 8 + v697];
            const float v699 = t_chooseVictims_best[v696 * 8 + v697];
            list1_c6 = v699;
            list1_f6 = v698 && v699 == v699;
          }
          const int list1_x7 = list1_0 + 224;
          float list1_c7 = __uint_as_float(0x7f800000u);
          bool list1_f7 = false;
          if (list1_x7 < n_chooseVictimsCandidates) {
            const int v700 = list1_x7 / 8;
            const int v701 = list1_x7 % 8;
            const bool v702 = (-1) < t_chooseVictims_where[v700 * 8 + v701];
            const float v703 = t_chooseVictims_best[v700 * 8 + v701];
            list1_c7 = v703;
            list1_f7 = v702 && v703 == v703;
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
        for (int row6 = threadIdx.x; row6 < 8; row6 += 256) {
          const int v704 = t_chooseVictims_rank[row6];
          const int v705 = max_i32(v704, 0);
          const int v706 = v705 / 8;
          const int v707 = add_i32(t_chooseVictims_where[v706 * 8 + (v705 % 8)], mul_i32(v706, 256));
          t_victim[row6] = (v704 < 0) ? (-1) : v707;
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
        int* const t_isStore = (int*)(arena + arena[158]);
        int* const t_victim = (int*)(arena + arena[157]);
        int* const t_matchRow = (int*)(arena + arena[85]);
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
                const float v66 = __fmul_rn(t_featureSign[row6 * 16 + loop4_x1], v65);
                loop4_a1_0 = __fadd_rn(loop4_a1_0, v66);
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
              const float v77 = __fdiv_rn(v76, __fsqrt_rn(max_f32(t_featureVariance[rest3 * 96 + loop5_x1], 1e-8f)));
              const float v78 = __fmul_rn(t_critic[rest3 * 160 + loop5_x1], min_f32(max_f32(v77, (-5.0f)), 5.0f));
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
                const float v44 = __fmul_rn(t_featureSign[row5 * 16 + loop2_x1], v43);
                loop2_a1_0 = __fadd_rn(loop2_a1_0, v44);
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
              const float v55 = __fdiv_rn(v54, __fsqrt_rn(max_f32(t_featureVariance[rest2 * 96 + loop3_x1], 1e-8f)));
              const float v56 = __fmul_rn(t_critic[rest2 * 160 + loop3_x1], min_f32(max_f32(v55, (-5.0f)), 5.0f));
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
        const float v99 = __fdiv_rn(column0_s0, 512.0f);
        const float v100 = __fdiv_rn(column0_s2, 512.0f);
        const float v101 = __fdiv_rn(column0_s4, 512.0f);
        const float v102 = __fdiv_rn(column0_s6, 512.0f);
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

// gatherQuery+levelQuery+query | gatherContext+measureContext+context | noteStores+activate+measure+measureMoments+project+follow+seeField+seeSensors+seeMotors+seeConstant+value+intend+cortex+move+learnActor+learnCritic+foresee+agree+reportMotors+report+grow
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
          const float v16 = __fdiv_rn(s0, 512.0f);
          const float v17 = __fmul_rn(__fmaf_rn((-v16), v16, __fdiv_rn(s1, 512.0f)), 512.0f);
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
              const float v29 = __fdiv_rn(s4, 64.0f);
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
              const float v22 = __fdiv_rn(s2, 64.0f);
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
        float* const t_featureSign = (float*)(arena + arena[74]);
        int* const t_featureCell = (int*)(arena + arena[71]);
        int* const t_featureGroup = (int*)(arena + arena[72]);
        int* const t_featureLane = (int*)(arena + arena[73]);
        float* const t_means = (float*)(arena + arena[62]);
        float* const t_featureRaw = (float*)(arena + arena[169]);
        if (((warp + 7) & 7) < 3) {
          for (int row7 = (int)((threadIdx.x + 224) & 255); row7 < 96; row7 += 256) {
            float s7;
            float loop6_p1_0_0 = 0.0f;
            float loop6_p1_0_1 = 0.0f;
            float loop6_p1_0_2 = 0.0f;
            float loop6_p1_0_3 = 0.0f;
            #pragma unroll
            for (unsigned int loop6_k1 = 0u; loop6_k1 < 16u; ++loop6_k1) {
              float loop6_a1_0 = 0.0f;
              for (int loop6_x1 = (int)(__brev(loop6_k1) >> 28); loop6_x1 < 16; loop6_x1 += 16) {
                const int v40 = t_featureCell[row7 * 16 + loop6_x1];
                const int v41 = v40 / 16;
                const int v42 = (v40 / 4) % 4;
                const int v43 = v40 % 4;
                const int v44 = t_featureGroup[row7 * 16 + loop6_x1];
                const int v45 = t_featureLane[row7 * 16 + loop6_x1];
                const float v46 = t_means[unit3 * 4096 + max_i32(min_i32(v41, 4 - 1), 0) * 1024 + max_i32(v42, 0) * 256 + max_i32(v43, 0) * 64 + max_i32(min_i32(v44, 4 - 1), 0) * 16 + max_i32(min_i32(v45, 16 - 1), 0)];
                const float v47 = __fmul_rn(t_featureSign[row7 * 16 + loop6_x1], v46);
                loop6_a1_0 = __fadd_rn(loop6_a1_0, v47);
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
            t_featureRaw[unit3 * 96 + row7] = s7;
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
              const float v48 = t_maxima[unit3 * 4096 + rest9 * 1024 + j1_4 * 256 + j2_2 * 64 + rest10 * 16 + j4_0];
              loop8_a1_0 = max_f32(loop8_a1_0, v48);
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
          const bool v49 = s9 > 0.5f;
          s8 += v49 ? 1 : 0;
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
            const float v50 = t_cellLoud[unit3 * 1024 + rest13 * 256 + j1_5 * 64 + j2_3 * 16 + j3_0];
            const float v51 = t_cellSquare[unit3 * 1024 + rest13 * 256 + j1_5 * 64 + j2_3 * 16 + j3_0];
            const float v52 = t_cellPeak[unit3 * 1024 + rest13 * 256 + j1_5 * 64 + j2_3 * 16 + j3_0];
            const int v53 = t_cellQuiet[unit3 * 1024 + rest13 * 256 + j1_5 * 64 + j2_3 * 16 + j3_0];
            const int v54 = t_cellMended[unit3 * 1024 + rest13 * 256 + j1_5 * 64 + j2_3 * 16 + j3_0];
            loop9_r0_0[loop9_x1_0 / 32] = v50;
            loop9_r0_1[loop9_x1_0 / 32] = v51;
            loop9_r0_2[loop9_x1_0 / 32] = v52;
            s10 = add_i32(s10, v53);
            s11 = add_i32(s11, v54);
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
        if (lane == 0) ((int*)(shared + 0))[warp] = s10;
        __syncthreads();
        s10 = 0;
        for (int w = 0; w < 8; ++w) {
          s10 = add_i32(s10, ((int*)(shared + 0))[w]);
        }
        __syncthreads();
        for (int by = 16; by > 0; by /= 2) {
          const int s11_o = __shfl_xor_sync(~0u, s11, by);
          s11 = add_i32(s11, s11_o);
        }
        if (lane == 0) ((int*)(shared + 0))[warp] = s11;
        __syncthreads();
        s11 = 0;
        for (int w = 0; w < 8; ++w) {
          s11 = add_i32(s11, ((int*)(shared + 0))[w]);
        }
        __syncthreads();
        const float v55 = __fdiv_rn(s12, 1048576.0f);
        float s15;
        const int loop10_count1 = (2048 + 255) / 256;
        const int loop10_begin = 0;
        float* const loop10_part2_0 = (float*)(shared + 0);
        for (int loop10_x2 = loop10_begin + warp; loop10_x2 < loop10_count1; loop10_x2 += 8) {
          float loop10_r1_0;
          float loop10_r0_0[8];
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
            const float v56 = t_means[unit3 * 4096 + rest17 * 1024 + j1_6 * 256 + j2_4 * 64 + j3_1 * 16 + j4_1];
            loop10_r0_0[loop10_x1_0 / 32] = v56;
          }
          float loop10_a1_0 = 0.0f;
          #pragma unroll
          for (int loop10_x1_0 = 0; loop10_x1_0 < 256; loop10_x1_0 += 32) {
            loop10_a1_0 = __fadd_rn(loop10_a1_0, loop10_r0_0[loop10_x1_0 / 32]);
            loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_r0_0[loop10_x1_0 / 32], 16));
          }
          loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 8));
          loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 4));
          loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 2));
          loop10_a1_0 = __fadd_rn(loop10_a1_0, __shfl_down_sync(~0u, loop10_a1_0, 1));
          loop10_r1_0 = __shfl_sync(~0u, loop10_a1_0, 0);
          if (lane == 0) loop10_part2_0[loop10_x2 - loop10_begin] = loop10_r1_0;
        }
        __syncthreads();
        float loop10_a2_0 = 0.0f;
        for (int loop10_y2_0 = 0; loop10_y2_0 < loop10_count1 - loop10_begin; loop10_y2_0 += 32) {
          const int loop10_y2 = loop10_y2_0 + lane;
          float loop10_q2_0 = 0.0f;
          if (loop10_y2 < loop10_count1 - loop10_begin) {
            loop10_q2_0 = loop10_part2_0[loop10_y2];
          }
          loop10_a2_0 = __fadd_rn(loop10_a2_0, loop10_q2_0);
          loop10_a2_0 = __fadd_rn(loop10_a2_0, __shfl_down_sync(~0u, loop10_q2_0, 16));
        }
        loop10_a2_0 = __fadd_rn(loop10_a2_0, __shfl_down_sync(~0u, loop10_a2_0, 8));
        loop10_a2_0 = __fadd_rn(loop10_a2_0, __shfl_down_sync(~0u, loop10_a2_0, 4));
        loop10_a2_0 = __fadd_rn(loop10_a2_0, __shfl_down_sync(~0u, loop10_a2_0, 2));
        loop10_a2_0 = __fadd_rn(loop10_a2_0, __shfl_down_sync(~0u, loop10_a2_0, 1));
        s15 = __shfl_sync(~0u, loop10_a2_0, 0);
        __syncthreads();
        const float v57 = __fdiv_rn(s15, 2048.0f);
        const float v58 = __fmaf_rn((-v57), v57, __fdiv_rn(s13, 1048576.0f));
        const float v59 = __fdiv_rn(__int2float_rn(s10), 1048576.0f);
        const int v60 = add_i32(t_mended[unit3], s11);
        __syncthreads();
        if (threadIdx.x == 0) {
          t_energy[unit3] = v55;
          t_variance[unit3] = v58;
          t_maximum[unit3] = s14;
          t_sparsity[unit3] = v59;
          t_mended[unit3] = v60;
        }
      }
      __syncthreads();
      {
        int* const t_age = (int*)(arena + arena[17]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_featureRaw = (float*)(arena + arena[169]);
        float* const t_featureMean = (float*)(arena + arena[75]);
        float* const t_featureVariance = (float*)(arena + arena[76]);
        if (warp < 3) {
          const int v61 = t_age[unit3];
          const float v62 = (t_knobs[unit3 * 22] > 0.0f) ? 0.001f : 0.0f;
          const float v63 = __fdiv_rn(1.0f, __int2float_rn(add_i32(v61, 1)));
          const float v64 = (v61 > 100) ? max_f32(v62, __fmul_rn(v63, ((v62 > 0.0f) ? 1.0f : 0.0f))) : max_f32(v62, v63);
          for (int row8 = threadIdx.x; row8 < 96; row8 += 256) {
            const float v65 = t_featureRaw[unit3 * 96 + row8];
            const float v66 = t_featureMean[unit3 * 96 + row8];
            const float v67 = __fmaf_rn(v64, __fsub_rn(v65, v66), v66);
            const float v68 = __fsub_rn(v65, v67);
            const float v69 = t_featureVariance[unit3 * 96 + row8];
            const float v70 = __fmaf_rn(v64, __fmaf_rn(v68, v68, (-v69)), v69);
            t_featureMean[unit3 * 96 + row8] = v67;
            t_featureVariance[unit3 * 96 + row8] = v70;
          }
        }
      }
      __syncthreads();
      {
        float* const t_means = (float*)(arena + arena[62]);
        float* const t_energy = (float*)(arena + arena[64]);
        float* const t_moments = (float*)(arena + arena[69]);
        float s16;
        float s17;
        float s18;
        const int loop11_count1 = (2048 + 255) / 256;
        const int loop11_begin = 0;
        float* const loop11_part2_0 = (float*)(shared + 0);
        float* const loop11_part2_1 = (float*)(shared + 256);
        float* const loop11_part2_2 = (float*)(shared + 512);
        for (int loop11_x2 = loop11_begin + warp; loop11_x2 < loop11_count1; loop11_x2 += 8) {
          float loop11_r1_0;
          float loop11_r1_1;
          float loop11_r1_2;
          float loop11_r0_0[8];
          float loop11_r0_1[8];
          float loop11_r0_2[8];
          #pragma unroll
          for (int loop11_x1_0 = 0; loop11_x1_0 < 256; loop11_x1_0 += 32) {
            const int loop11_x1 = loop11_x2 * 256 + loop11_x1_0 + lane;
            const int j4_2 = (int)((unsigned int)loop11_x1 % (unsigned int)16);
            const int rest18 = (int)((unsigned int)loop11_x1 / (unsigned int)16);
            const int j3_2 = (int)((unsigned int)rest18 % (unsigned int)2);
            const int rest19 = (int)((unsigned int)rest18 / (unsigned int)2);
            const int j2_5 = (int)((unsigned int)rest19 % (unsigned int)4);
            const int rest20 = (int)((unsigned int)rest19 / (unsigned int)4);
            const int j1_7 = (int)((unsigned int)rest20 % (unsigned int)4);
            const int rest21 = (int)((unsigned int)rest20 / (unsigned int)4);
            const float v71 = t_means[unit3 * 4096 + rest21 * 1024 + j1_7 * 256 + j2_5 * 64 + j3_2 * 16 + j4_2];
            const float v72 = __fmul_rn(__fmaf_rn(__int2float_rn(j2_5), 0.5f, (-0.75f)), v71);
            const float v73 = __fmul_rn(__fmaf_rn(__int2float_rn(j1_7), 0.5f, (-0.75f)), v71);
            const float v74 = __fmul_rn(__fmaf_rn(__int2float_rn(rest21), 0.5f, (-0.75f)), v71);
            loop11_r0_0[loop11_x1_0 / 32] = v72;
            loop11_r0_1[loop11_x1_0 / 32] = v73;
            loop11_r0_2[loop11_x1_0 / 32] = v74;
          }
          float loop11_a1_0 = 0.0f;
          float loop11_a1_1 = 0.0f;
          float loop11_a1_2 = 0.0f;
          #pragma unroll
          for (int loop11_x1_0 = 0; loop11_x1_0 < 256; loop11_x1_0 += 32) {
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
          loop11_r1_0 = __shfl_sync(~0u, loop11_a1_0, 0);
          loop11_a1_1 = __fadd_rn(loop11_a1_1, __shfl_down_sync(~0u, loop11_a1_1, 8));
          loop11_a1_1 = __fadd_rn(loop11_a1_1, __shfl_down_sync(~0u, loop11_a1_1, 4));
          loop11_a1_1 = __fadd_rn(loop11_a1_1, __shfl_down_sync(~0u, loop11_a1_1, 2));
          loop11_a1_1 = __fadd_rn(loop11_a1_1, __shfl_down_sync(~0u, loop11_a1_1, 1));
          loop11_r1_1 = __shfl_sync(~0u, loop11_a1_1, 0);
          loop11_a1_2 = __fadd_rn(loop11_a1_2, __shfl_down_sync(~0u, loop11_a1_2, 8));
          loop11_a1_2 = __fadd_rn(loop11_a1_2, __shfl_down_sync(~0u, loop11_a1_2, 4));
          loop11_a1_2 = __fadd_rn(loop11_a1_2, __shfl_down_sync(~0u, loop11_a1_2, 2));
          loop11_a1_2 = __fadd_rn(loop11_a1_2, __shfl_down_sync(~0u, loop11_a1_2, 1));
          loop11_r1_2 = __shfl_sync(~0u, loop11_a1_2, 0);
          if (lane == 0) loop11_part2_0[loop11_x2 - loop11_begin] = loop11_r1_0;
          if (lane == 0) loop11_part2_1[loop11_x2 - loop11_begin] = loop11_r1_1;
          if (lane == 0) loop11_part2_2[loop11_x2 - loop11_begin] = loop11_r1_2;
        }
        __syncthreads();
        float loop11_a2_0 = 0.0f;
        float loop11_a2_1 = 0.0f;
        float loop11_a2_2 = 0.0f;
        for (int loop11_y2_0 = 0; loop11_y2_0 < loop11_count1 - loop11_begin; loop11_y2_0 += 32) {
          const int loop11_y2 = loop11_y2_0 + lane;
          float loop11_q2_0 = 0.0f;
          float loop11_q2_1 = 0.0f;
          float loop11_q2_2 = 0.0f;
          if (loop11_y2 < loop11_count1 - loop11_begin) {
            loop11_q2_0 = loop11_part2_0[loop11_y2];
            loop11_q2_1 = loop11_part2_1[loop11_y2];
            loop11_q2_2 = loop11_part2_2[loop11_y2];
          }
          loop11_a2_0 = __fadd_rn(loop11_a2_0, loop11_q2_0);
          loop11_a2_0 = __fadd_rn(loop11_a2_0, __shfl_down_sync(~0u, loop11_q2_0, 16));
          loop11_a2_1 = __fadd_rn(loop11_a2_1, loop11_q2_1);
          loop11_a2_1 = __fadd_rn(loop11_a2_1, __shfl_down_sync(~0u, loop11_q2_1, 16));
          loop11_a2_2 = __fadd_rn(loop11_a2_2, loop11_q2_2);
          loop11_a2_2 = __fadd_rn(loop11_a2_2, __shfl_down_sync(~0u, loop11_q2_2, 16));
        }
        loop11_a2_0 = __fadd_rn(loop11_a2_0, __shfl_down_sync(~0u, loop11_a2_0, 8));
        loop11_a2_0 = __fadd_rn(loop11_a2_0, __shfl_down_sync(~0u, loop11_a2_0, 4));
        loop11_a2_0 = __fadd_rn(loop11_a2_0, __shfl_down_sync(~0u, loop11_a2_0, 2));
        loop11_a2_0 = __fadd_rn(loop11_a2_0, __shfl_down_sync(~0u, loop11_a2_0, 1));
        s16 = __shfl_sync(~0u, loop11_a2_0, 0);
        loop11_a2_1 = __fadd_rn(loop11_a2_1, __shfl_down_sync(~0u, loop11_a2_1, 8));
        loop11_a2_1 = __fadd_rn(loop11_a2_1, __shfl_down_sync(~0u, loop11_a2_1, 4));
        loop11_a2_1 = __fadd_rn(loop11_a2_1, __shfl_down_sync(~0u, loop11_a2_1, 2));
        loop11_a2_1 = __fadd_rn(loop11_a2_1, __shfl_down_sync(~0u, loop11_a2_1, 1));
        s17 = __shfl_sync(~0u, loop11_a2_1, 0);
        loop11_a2_2 = __fadd_rn(loop11_a2_2, __shfl_down_sync(~0u, loop11_a2_2, 8));
        loop11_a2_2 = __fadd_rn(loop11_a2_2, __shfl_down_sync(~0u, loop11_a2_2, 4));
        loop11_a2_2 = __fadd_rn(loop11_a2_2, __shfl_down_sync(~0u, loop11_a2_2, 2));
        loop11_a2_2 = __fadd_rn(loop11_a2_2, __shfl_down_sync(~0u, loop11_a2_2, 1));
        s18 = __shfl_sync(~0u, loop11_a2_2, 0);
        __syncthreads();
        const float v75 = __fmaf_rn(t_energy[unit3], 2048.0f, 2.048f);
        for (int row9 = threadIdx.x; row9 < 3; row9 += 256) {
          t_moments[unit3 * 4 + row9] = __fdiv_rn(((row9 == 2) ? s16 : ((row9 == 1) ? s17 : s18)), v75);
        }
      }
      __syncthreads();
      {
        float* const t_featureRaw = (float*)(arena + arena[169]);
        float* const t_featureMean = (float*)(arena + arena[75]);
        float* const t_featureVariance = (float*)(arena + arena[76]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_phi = (float*)(arena + arena[77]);
        if (warp < 3) {
          const float v78 = t_knobs[unit3 * 22 + 18];
          for (int row10 = threadIdx.x; row10 < 96; row10 += 256) {
            const float v76 = __fsub_rn(t_featureRaw[unit3 * 96 + row10], t_featureMean[unit3 * 96 + row10]);
            const float v77 = __fdiv_rn(v76, __fsqrt_rn(max_f32(t_featureVariance[unit3 * 96 + row10], 1e-8f)));
            t_phi[unit3 * 160 + row10] = __fmul_rn(min_f32(max_f32(v77, (-5.0f)), 5.0f), v78);
          }
        }
      }
      __syncthreads();
      {
        float* const t_sensors = (float*)(arena + arena[26]);
        float* const t_phi = (float*)(arena + arena[77]);
        float* const t_sensorsLast = (float*)(arena + arena[27]);
        if (warp < 1) {
          for (int row11 = threadIdx.x; row11 < 24; row11 += 256) {
            const int v79 = row11 + 96;
            const float v80 = t_sensors[unit3 * 24 + row11];
            const int v81 = row11 + 120;
            const float v82 = t_sensorsLast[unit3 * 24 + row11];
            t_phi[unit3 * 160 + v79] = v80;
            t_phi[unit3 * 160 + v81] = v82;
          }
        }
      }
      __syncthreads();
      {
        float* const t_motors = (float*)(arena + arena[109]);
        float* const t_phi = (float*)(arena + arena[77]);
        if (warp < 1) {
          for (int row12 = threadIdx.x; row12 < 4; row12 += 256) {
            const int v83 = row12 + 144;
            t_phi[unit3 * 160 + v83] = t_motors[unit3 * 4 + row12];
          }
        }
      }
      __syncthreads();
      {
        float* const t_phi = (float*)(arena + arena[77]);
        if (warp < 1) {
          for (int row13 = threadIdx.x; row13 < 1; row13 += 256) {
            t_phi[unit3 * 160 + 148] = 1.0f;
          }
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
        float* const t_sigma = (float*)(arena + arena[180]);
        if (warp == 0) {
          const bool v84 = t_age[unit3] > 0;
          float s19;
          float s20;
          float s21;
          float loop12_r0_0[5];
          float loop12_r0_1[5];
          float loop12_r0_2[5];
          #pragma unroll
          for (int loop12_x1_0 = 0; loop12_x1_0 < 160; loop12_x1_0 += 32) {
            const int loop12_x1 = loop12_x1_0 + lane;
            loop12_r0_0[loop12_x1_0 / 32] = 0.0f;
            loop12_r0_1[loop12_x1_0 / 32] = 0.0f;
            loop12_r0_2[loop12_x1_0 / 32] = 0.0f;
            if (loop12_x1 < 160) {
              const float v85 = t_critic[unit3 * 160 + loop12_x1];
              const float v86 = t_phi[unit3 * 160 + loop12_x1];
              const float v87 = __fmul_rn(v85, v86);
              const float v88 = __fmul_rn(v86, v86);
              const float v89 = __fmul_rn(v85, v85);
              loop12_r0_0[loop12_x1_0 / 32] = v87;
              loop12_r0_1[loop12_x1_0 / 32] = v88;
              loop12_r0_2[loop12_x1_0 / 32] = v89;
            }
          }
          float loop12_a1_0 = 0.0f;
          float loop12_a1_1 = 0.0f;
          float loop12_a1_2 = 0.0f;
          #pragma unroll
          for (int loop12_x1_0 = 0; loop12_x1_0 < 160; loop12_x1_0 += 32) {
            loop12_a1_0 = __fadd_rn(loop12_a1_0, loop12_r0_0[loop12_x1_0 / 32]);
            loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_r0_0[loop12_x1_0 / 32], 16));
            loop12_a1_1 = __fadd_rn(loop12_a1_1, loop12_r0_1[loop12_x1_0 / 32]);
            loop12_a1_1 = __fadd_rn(loop12_a1_1, __shfl_down_sync(~0u, loop12_r0_1[loop12_x1_0 / 32], 16));
            loop12_a1_2 = __fadd_rn(loop12_a1_2, loop12_r0_2[loop12_x1_0 / 32]);
            loop12_a1_2 = __fadd_rn(loop12_a1_2, __shfl_down_sync(~0u, loop12_r0_2[loop12_x1_0 / 32], 16));
          }
          loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 8));
          loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 4));
          loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 2));
          loop12_a1_0 = __fadd_rn(loop12_a1_0, __shfl_down_sync(~0u, loop12_a1_0, 1));
          s19 = __shfl_sync(~0u, loop12_a1_0, 0);
          loop12_a1_1 = __fadd_rn(loop12_a1_1, __shfl_down_sync(~0u, loop12_a1_1, 8));
          loop12_a1_1 = __fadd_rn(loop12_a1_1, __shfl_down_sync(~0u, loop12_a1_1, 4));
          loop12_a1_1 = __fadd_rn(loop12_a1_1, __shfl_down_sync(~0u, loop12_a1_1, 2));
          loop12_a1_1 = __fadd_rn(loop12_a1_1, __shfl_down_sync(~0u, loop12_a1_1, 1));
          s20 = __shfl_sync(~0u, loop12_a1_1, 0);
          loop12_a1_2 = __fadd_rn(loop12_a1_2, __shfl_down_sync(~0u, loop12_a1_2, 8));
          loop12_a1_2 = __fadd_rn(loop12_a1_2, __shfl_down_sync(~0u, loop12_a1_2, 4));
          loop12_a1_2 = __fadd_rn(loop12_a1_2, __shfl_down_sync(~0u, loop12_a1_2, 2));
          loop12_a1_2 = __fadd_rn(loop12_a1_2, __shfl_down_sync(~0u, loop12_a1_2, 1));
          s21 = __shfl_sync(~0u, loop12_a1_2, 0);
          const float v90 = __fsub_rn(__fmaf_rn(s19, 0.97f, t_reward[unit3]), t_value[unit3]);
          const float v91 = v84 ? v90 : 0.0f;
          const float v92 = __fmul_rn(__fmul_rn(t_knobs[unit3 * 22], t_knobs[unit3 * 22 + 16]), __fdiv_rn(v90, max_f32(t_featurePower[unit3], 1.0f)));
          const float v93 = v84 ? v92 : 0.0f;
          const float v94 = min_f32(__fdiv_rn(4.0f, __fsqrt_rn(max_f32(s21, 1e-12f))), 1.0f);
          const float v95 = __fmul_rn(0.3f, __fmul_rn(t_exploration[unit3], __fsub_rn(1.0f, t_confidence[unit3])));
          const float v96 = max_f32(v95, 0.1f);
          __syncwarp();
          if (lane == 0) {
            t_temporalDifference[unit3] = v91;
            t_actStep[unit3] = v93;
            t_value[unit3] = s19;
            t_featurePower[unit3] = s20;
            t_criticBound[unit3] = v94;
            t_sigma[unit3] = v96;
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
          const float v97 = __fmaf_rn(__fmul_rn(t_patternOn[unit3], t_patternRank[unit3]), 0.5f, 0.5f);
          const float v98 = __fmul_rn(t_moments[unit3 * 4 + 2], 0.5f);
          const float v99 = __fmul_rn(t_moments[unit3 * 4 + 1], 5.0f);
          const float v100 = __fmul_rn(t_moments[unit3 * 4], 5.0f);
          const float v102 = t_knobs[unit3 * 22 + 14];
          const float v106 = t_knobs[unit3 * 22 + 15];
          for (int row14 = ((warp + 7) & 7); row14 < 4; row14 += 8) {
            const float v101 = (row14 == 3) ? v98 : ((row14 == 1) ? v99 : ((row14 == 0) ? v100 : 0.0f));
            float s22;
            float s23;
            float loop13_r0_0[5];
            float loop13_r0_1[5];
            #pragma unroll
            for (int loop13_x1_0 = 0; loop13_x1_0 < 160; loop13_x1_0 += 32) {
              const int loop13_x1 = loop13_x1_0 + lane;
              loop13_r0_0[loop13_x1_0 / 32] = 0.0f;
              loop13_r0_1[loop13_x1_0 / 32] = 0.0f;
              if (loop13_x1 < 160) {
                const float v103 = t_actor[unit3 * 640 + row14 * 160 + loop13_x1];
                const float v104 = __fmul_rn(v103, t_phi[unit3 * 160 + loop13_x1]);
                const float v105 = __fmul_rn(v103, v103);
                loop13_r0_0[loop13_x1_0 / 32] = v104;
                loop13_r0_1[loop13_x1_0 / 32] = v105;
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
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 4));
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 2));
            loop13_a1_0 = __fadd_rn(loop13_a1_0, __shfl_down_sync(~0u, loop13_a1_0, 1));
            s22 = __shfl_sync(~0u, loop13_a1_0, 0);
            loop13_a1_1 = __fadd_rn(loop13_a1_1, __shfl_down_sync(~0u, loop13_a1_1, 8));
            loop13_a1_1 = __fadd_rn(loop13_a1_1, __shfl_down_sync(~0u, loop13_a1_1, 4));
            loop13_a1_1 = __fadd_rn(loop13_a1_1, __shfl_down_sync(~0u, loop13_a1_1, 2));
            loop13_a1_1 = __fadd_rn(loop13_a1_1, __shfl_down_sync(~0u, loop13_a1_1, 1));
            s23 = __shfl_sync(~0u, loop13_a1_1, 0);
            const float v107 = __fmaf_rn(((row14 == 4) ? v97 : v101), v102, __fmul_rn(s22, v106));
            const float v108 = min_f32(__fdiv_rn(4.0f, __fsqrt_rn(max_f32(s23, 1e-12f))), 1.0f);
            __syncwarp();
            if (lane == 0) {
              t_intention[unit3 * 4 + row14] = v107;
              t_actorBound[unit3 * 4 + row14] = v108;
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
        for (int row15 = ((warp + 3) & 7); row15 < 24; row15 += 8) {
          const float v109 = t_sensors[unit3 * 24 + row15];
          const float v110 = t_fast[unit3 * 24 + row15];
          const float v111 = __fmaf_rn(__fsub_rn(v109, v110), 0.1f, v110);
          const float v112 = t_slow[unit3 * 24 + row15];
          const float v113 = __fmaf_rn(__fsub_rn(v109, v112), 0.01f, v112);
          const float v114 = max_f32(__fmaf_rn(v109, 2.0f, (-t_sensorsLast[unit3 * 24 + row15])), (-10.0f));
          const float v115 = min_f32(v114, 10.0f);
          float s24;
          float loop14_r0_0[5];
          #pragma unroll
          for (int loop14_x1_0 = 0; loop14_x1_0 < 160; loop14_x1_0 += 32) {
            const int loop14_x1 = loop14_x1_0 + lane;
            loop14_r0_0[loop14_x1_0 / 32] = 0.0f;
            if (loop14_x1 < 160) {
              const float v116 = __fmul_rn(t_readout[unit3 * 3840 + row15 * 160 + loop14_x1], t_phi[unit3 * 160 + loop14_x1]);
              loop14_r0_0[loop14_x1_0 / 32] = v116;
            }
          }
          float loop14_a1_0 = 0.0f;
          #pragma unroll
          for (int loop14_x1_0 = 0; loop14_x1_0 < 160; loop14_x1_0 += 32) {
            loop14_a1_0 = __fadd_rn(loop14_a1_0, loop14_r0_0[loop14_x1_0 / 32]);
            loop14_a1_0 = __fadd_rn(loop14_a1_0, __shfl_down_sync(~0u, loop14_r0_0[loop14_x1_0 / 32], 16));
          }
          loop14_a1_0 = __fadd_rn(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 8));
          loop14_a1_0 = __fadd_rn(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 4));
          loop14_a1_0 = __fadd_rn(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 2));
          loop14_a1_0 = __fadd_rn(loop14_a1_0, __shfl_down_sync(~0u, loop14_a1_0, 1));
          s24 = __shfl_sync(~0u, loop14_a1_0, 0);
          const float v117 = min_f32(max_f32(s24, (-10.0f)), 10.0f);
          __syncwarp();
          if (lane == 0) {
            t_fast[unit3 * 24 + row15] = v111;
            t_slow[unit3 * 24 + row15] = v113;
            t_members[unit3 * 96 + row15] = v115;
            t_members[unit3 * 96 + 1 * 24 + row15] = v111;
            t_members[unit3 * 96 + 2 * 24 + row15] = v113;
            t_members[unit3 * 96 + 3 * 24 + row15] = v117;
          }
        }
      }
      __syncthreads();
      {
        float* const t_confidence = (float*)(arena + arena[37]);
        float* const t_intention = (float*)(arena + arena[175]);
        float* const t_novelty = (float*)(arena + arena[83]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_cortexGain = (float*)(arena + arena[179]);
        if (warp < 1) {
          const float v118 = t_confidence[unit3];
          float s25;
          float loop15_a1_0 = __uint_as_float(0xff800000u);
          for (int loop15_x1_0 = 0; loop15_x1_0 < 4; loop15_x1_0 += 32) {
            const int loop15_x1 = loop15_x1_0 + lane;
            float loop15_r0_0 = __uint_as_float(0xff800000u);
            if (loop15_x1 < 4) {
              const float v119 = (loop15_x1 == 4) ? 0.0f : fabsf(t_intention[unit3 * 4 + loop15_x1]);
              loop15_r0_0 = v119;
            }
            loop15_a1_0 = max_f32(loop15_a1_0, loop15_r0_0);
            loop15_a1_0 = max_f32(loop15_a1_0, __shfl_down_sync(~0u, loop15_r0_0, 16));
          }
          loop15_a1_0 = max_f32(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 8));
          loop15_a1_0 = max_f32(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 4));
          loop15_a1_0 = max_f32(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 2));
          loop15_a1_0 = max_f32(loop15_a1_0, __shfl_down_sync(~0u, loop15_a1_0, 1));
          s25 = __shfl_sync(~0u, loop15_a1_0, 0);
          const float v120 = (__fmul_rn(t_novelty[unit3], t_knobs[unit3 * 22 + 11]) > 0.5f) ? 1.2f : 1.0f;
          const float v121 = ((s25 < 0.05f) && (s25 > 1e-8f)) ? __fdiv_rn(0.05f, max_f32(s25, 1e-8f)) : __fmul_rn(__fmaf_rn(__fsub_rn(v118, 0.05f), 2.1052632f, 1.0f), v120);
          const float v122 = (v118 < 0.3f) ? __fmaf_rn(__fsub_rn(0.3f, v118), 2.0f, 1.5f) : v121;
          for (int row16 = threadIdx.x; row16 < 1; row16 += 256) {
            t_cortexGain[unit3] = v122;
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
          const float v123 = t_criticBound[unit3];
          const float v124 = __fmul_rn(t_actStep[unit3], 0.1f);
          for (int row17 = (int)((threadIdx.x + 224) & 255); row17 < 160; row17 += 256) {
            const float v125 = t_criticTrace[unit3 * 160 + row17];
            const float v126 = __fmaf_rn(t_critic[unit3 * 160 + row17], v123, __fmul_rn(v124, v125));
            const float v127 = __fmaf_rn(v125, 0.87f, t_phi[unit3 * 160 + row17]);
            t_critic[unit3 * 160 + row17] = v126;
            t_criticTrace[unit3 * 160 + row17] = v127;
          }
        }
      }
      {
        float* const t_memberErrors = (float*)(arena + arena[120]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_members = (float*)(arena + arena[119]);
        float* const t_prediction = (float*)(arena + arena[118]);
        if (((warp + 2) & 7) < 1) {
          const float v130 = t_knobs[unit3 * 22 + 21];
          const float v133 = t_knobs[unit3 * 22 + 20];
          const float v136 = t_knobs[unit3 * 22 + 19];
          for (int row18 = (int)((threadIdx.x + 64) & 255); row18 < 24; row18 += 256) {
            const float v128 = __fadd_rn(t_memberErrors[unit3 * 96 + 3 * 24 + row18], 0.000001f);
            const float v129 = __fdiv_rn(1.0f, __fmul_rn(v128, v128));
            const float v131 = __fadd_rn(t_memberErrors[unit3 * 96 + 2 * 24 + row18], 0.000001f);
            const float v132 = __fdiv_rn(1.0f, __fmul_rn(v131, v131));
            const float v134 = __fadd_rn(t_memberErrors[unit3 * 96 + row18], 0.000001f);
            const float v135 = __fdiv_rn(1.0f, __fmul_rn(v134, v134));
            const float v137 = __fadd_rn(t_memberErrors[unit3 * 96 + 1 * 24 + row18], 0.000001f);
            const float v138 = __fmul_rn(__fdiv_rn(1.0f, __fmul_rn(v137, v137)), v133);
            const float v139 = __fmaf_rn(v129, v130, __fmaf_rn(v132, v133, __fmaf_rn(v135, v136, v138)));
            const float v140 = __fmaf_rn(__fmul_rn(v135, v136), t_members[unit3 * 96 + row18], __fmul_rn(v138, t_members[unit3 * 96 + 1 * 24 + row18]));
            const float v141 = __fmaf_rn(__fmul_rn(v132, v133), t_members[unit3 * 96 + 2 * 24 + row18], v140);
            const float v142 = __fmaf_rn(__fmul_rn(v129, v130), t_members[unit3 * 96 + 3 * 24 + row18], v141);
            const float v143 = min_f32(max_f32(((v139 == 0.0f) ? 0.0f : __fdiv_rn(v142, v139)), (-10.0f)), 10.0f);
            t_prediction[unit3 * 24 + row18] = v143;
          }
        }
      }
      __syncthreads();
      {
        float* const t_wander = (float*)(arena + arena[110]);
        unsigned int* const t_seed = (unsigned int*)(arena + arena[18]);
        int* const t_age = (int*)(arena + arena[17]);
        float* const t_sigma = (float*)(arena + arena[180]);
        float* const t_knobs = (float*)(arena + arena[16]);
        float* const t_noiseNews = (float*)(arena + arena[181]);
        float* const t_intention = (float*)(arena + arena[175]);
        float* const t_cortexGain = (float*)(arena + arena[179]);
        float* const t_featurePower = (float*)(arena + arena[117]);
        float* const t_excess = (float*)(arena + arena[182]);
        float* const t_motors = (float*)(arena + arena[109]);
        if (warp < 1) {
          const unsigned int v145 = t_seed[unit3];
          const unsigned int v146 = ((unsigned int)t_age[unit3]) + 4u;
          const unsigned int v147 = (0u + v145) + v146;
          const unsigned int v148 = (shift_left_u32(v146, 13u) ^ (v146 >> 19)) ^ v147;
          const unsigned int v149 = v147 + v148;
          const unsigned int v150 = (shift_left_u32(v148, 15u) ^ (v148 >> 17)) ^ v149;
          const unsigned int v151 = v149 + v150;
          const unsigned int v152 = (shift_left_u32(v150, 26u) ^ (v150 >> 6)) ^ v151;
          const unsigned int v153 = v151 + v152;
          const unsigned int v154 = (v145 ^ 4u) ^ 466688986u;
          const unsigned int v155 = (((shift_left_u32(v152, 6u) ^ (v152 >> 26)) ^ v153) + v154) + 1u;
          const unsigned int v156 = (v153 + 4u) + v155;
          const unsigned int v157 = (shift_left_u32(v155, 17u) ^ (v155 >> 15)) ^ v156;
          const unsigned int v158 = v156 + v157;
          const unsigned int v159 = (shift_left_u32(v157, 29u) ^ (v157 >> 3)) ^ v158;
          const unsigned int v160 = v158 + v159;
          const unsigned int v161 = (shift_left_u32(v159, 16u) ^ (v159 >> 16)) ^ v160;
          const unsigned int v162 = v160 + v161;
          const unsigned int v163 = (((shift_left_u32(v161, 24u) ^ (v161 >> 8)) ^ v162) + v145) + 2u;
          const unsigned int v164 = (v162 + v154) + v163;
          const unsigned int v165 = (shift_left_u32(v163, 13u) ^ (v163 >> 19)) ^ v164;
          const unsigned int v166 = v164 + v165;
          const unsigned int v167 = (shift_left_u32(v165, 15u) ^ (v165 >> 17)) ^ v166;
          const unsigned int v168 = v166 + v167;
          const unsigned int v169 = (shift_left_u32(v167, 26u) ^ (v167 >> 6)) ^ v168;
          const unsigned int v170 = v168 + v169;
          const unsigned int v171 = (((shift_left_u32(v169, 6u) ^ (v169 >> 26)) ^ v170) + 4u) + 3u;
          const unsigned int v172 = (v170 + v145) + v171;
          const unsigned int v175 = (shift_left_u32(v171, 17u) ^ (v171 >> 15)) ^ v172;
          const float v186 = t_knobs[unit3 * 22];
          const float v187 = __fmul_rn(t_sigma[unit3], __fmul_rn(t_knobs[unit3 * 22 + 17], ((v186 > 0.0f) ? 1.0f : 0.0f)));
          const bool v188 = v187 > 0.0f;
          const float v189 = __fmul_rn(max_f32(v187, 0.000001f), 0.6f);
          const float v192 = t_cortexGain[unit3];
          const float v195 = __fdiv_rn(__fmul_rn(__fmul_rn(v186, t_knobs[unit3 * 22 + 16]), 0.2f), max_f32(t_featurePower[unit3], 1.0f));
          for (int row19 = threadIdx.x; row19 < 4; row19 += 256) {
            const unsigned int v144 = (unsigned int)row19;
            const unsigned int v173 = v144 + v172;
            const unsigned int v174 = (v173 ^ (v173 >> 16)) * 4239568231u;
            const unsigned int v176 = ((v174 ^ (v174 >> 13)) + v175) * 1228438113u;
            const unsigned int v177 = v176 ^ (v176 >> 17);
            const unsigned int v178 = v144 + v175;
            const unsigned int v179 = (v178 ^ (v178 >> 16)) * 4239568231u;
            const unsigned int v180 = ((v179 ^ (v179 >> 13)) + v172) * 1228438113u;
            const unsigned int v181 = v180 ^ (v180 >> 17);
            const unsigned int v182 = ((v177 & 16711935u) + ((v177 >> 8) & 16711935u)) + ((v181 & 16711935u) + ((v181 >> 8) & 16711935u));
            const float v183 = __fmul_rn(__int2float_rn(sub_i32(((int)((v182 * 65537u) >> 16)), 1020)), 0.004784196f);
            const float v184 = __fmul_rn(v183, 0.6f);
            const float v185 = __fmaf_rn(t_wander[unit3 * 4 + row19], 0.8f, v184);
            const float v190 = v188 ? __fdiv_rn(v184, v189) : 0.0f;
            const float v191 = t_intention[unit3 * 4 + row19];
            const float v193 = (row19 == 4) ? 1.0f : v192;
            const float v194 = min_f32(max_f32(__fmul_rn(v191, v193), (-1.0f)), 1.0f);
            const float v196 = __fmul_rn(__fmaf_rn(v191, v193, (-v194)), v195);
            const float v197 = min_f32(max_f32(__fmaf_rn(v185, v187, v194), (-1.0f)), 1.0f);
            const float v198 = (v197 == v197) ? v197 : 0.0f;
            t_wander[unit3 * 4 + row19] = v185;
            t_noiseNews[unit3 * 4 + row19] = v190;
            t_excess[unit3 * 4 + row19] = v196;
            t_motors[unit3 * 4 + row19] = v198;
          }
        }
      }
      __syncthreads();
      {
        float* const t_excess = (float*)(arena + arena[182]);
        float* const t_phi = (float*)(arena + arena[77]);
        float* const t_actor = (float*)(arena + arena[111]);
        float* const t_actorBound = (float*)(arena + arena[176]);
        float* const t_actStep = (float*)(arena + arena[178]);
        float* const t_actorTrace = (float*)(arena + arena[112]);
        float* const t_noiseNews = (float*)(arena + arena[181]);
        float* const t_knobs = (float*)(arena + arena[16]);
        const float v200 = __fmul_rn(t_actStep[unit3], 0.01f);
        const float v204 = t_knobs[unit3 * 22];
        for (int row20 = threadIdx.x; row20 < 640; row20 += 256) {
          const int i2_2 = (int)((unsigned int)row20 % (unsigned int)160);
          const int rest22 = (int)((unsigned int)row20 / (unsigned int)160);
          const float v199 = t_phi[unit3 * 160 + i2_2];
          const float v201 = t_actorTrace[unit3 * 640 + rest22 * 160 + i2_2];
          const float v202 = __fmaf_rn(t_actor[unit3 * 640 + rest22 * 160 + i2_2], t_actorBound[unit3 * 4 + rest22], __fmul_rn(v200, v201));
          const float v203 = __fmaf_rn((-t_excess[unit3 * 4 + rest22]), v199, v202);
          const float v205 = __fmaf_rn(v201, 0.78f, __fmul_rn(__fmul_rn(t_noiseNews[unit3 * 4 + rest22], v204), v199));
          t_actor[unit3 * 640 + rest22 * 160 + i2_2] = v203;
          t_actorTrace[unit3 * 640 + rest22 * 160 + i2_2] = v205;
        }
      }
      {
        float* const t_motors = (float*)(arena + arena[109]);
        float* const t_report = (float*)(arena + arena[183]);
        if (warp < 1) {
          for (int row21 = threadIdx.x; row21 < 4; row21 += 256) {
            t_report[unit3 * 28 + row21] = t_motors[unit3 * 4 + row21];
          }
        }
      }
      __syncthreads();
      {
        int* const t_age = (int*)(arena + arena[17]);
        float* const t_report = (float*)(arena + arena[183]);
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
        if (warp < 1) {
          const float v206 = __int2float_rn(add_i32(t_age[unit3], 1));
          const float v207 = t_confidence[unit3];
          const float v208 = t_error[unit3];
          const float v209 = t_meanError[unit3];
          const float v210 = t_energy[unit3];
          const float v211 = t_maximum[unit3];
          const float v212 = t_sparsity[unit3];
          const float v213 = t_novelty[unit3];
          const float v214 = t_match[unit3 * 5];
          const float v215 = __int2float_rn(t_matchRow[unit3 * 5]);
          const float v216 = t_exploration[unit3];
          const float v217 = __int2float_rn(t_cognition[unit3]);
          const float v218 = t_value[unit3];
          const float v219 = t_temporalDifference[unit3];
          const float v220 = t_gate[unit3];
          const float v221 = t_hold[unit3];
          const float v222 = t_patternRank[unit3];
          const float v223 = t_patternOn[unit3];
          const float v224 = __int2float_rn(t_badInputs[unit3]);
          const float v225 = __int2float_rn(t_mended[unit3]);
          const float v226 = t_information[unit3];
          const float v227 = t_drive[unit3];
          const float v228 = __int2float_rn(t_activeCells[unit3]);
          const float v229 = __int2float_rn(t_stored[unit3]);
          for (int row22 = threadIdx.x; row22 < 1; row22 += 256) {
            t_report[unit3 * 28 + 4] = v206;
            t_report[unit3 * 28 + 5] = v207;
            t_report[unit3 * 28 + 6] = v208;
            t_report[unit3 * 28 + 7] = v209;
            t_report[unit3 * 28 + 8] = v210;
            t_report[unit3 * 28 + 9] = v211;
            t_report[unit3 * 28 + 10] = v212;
            t_report[unit3 * 28 + 11] = v213;
            t_report[unit3 * 28 + 12] = v214;
            t_report[unit3 * 28 + 13] = v215;
            t_report[unit3 * 28 + 14] = v216;
            t_report[unit3 * 28 + 15] = v217;
            t_report[unit3 * 28 + 16] = v218;
            t_report[unit3 * 28 + 17] = v219;
            t_report[unit3 * 28 + 18] = v220;
            t_report[unit3 * 28 + 19] = v221;
            t_report[unit3 * 28 + 20] = v222;
            t_report[unit3 * 28 + 21] = v223;
            t_report[unit3 * 28 + 22] = v224;
            t_report[unit3 * 28 + 23] = v225;
            t_report[unit3 * 28 + 24] = v226;
            t_report[unit3 * 28 + 25] = v227;
            t_report[unit3 * 28 + 26] = v228;
            t_report[unit3 * 28 + 27] = v229;
          }
        }
      }
      __syncthreads();
      {
        int* const t_age = (int*)(arena + arena[17]);
        if (warp < 1) {
          const int v230 = t_age[unit3];
          const int v231 = (v230 > 1073741824) ? v230 : add_i32(v230, 1);
          for (int row23 = threadIdx.x; row23 < 1; row23 += 256) {
            t_age[unit3] = v231;
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
  int* const t_install = (int*)(arena + arena[140]);
  int* const t_planWinner = (int*)(arena + arena[141]);
  unsigned int* const t_seed = (unsigned int*)(arena + arena[18]);
  int* const t_planBegan = (int*)(arena + arena[108]);
  float* const t_planWeights = (float*)(arena + arena[107]);
  int* const t_planRows = (int*)(arena + arena[106]);
  unsigned short* const t_library = (unsigned short*)(arena + arena[88]);
  float* const t_rankWeights = (float*)(arena + arena[138]);
  int* const t_rankRows = (int*)(arena + arena[137]);
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
    int* const t_planStart = (int*)(arena + arena[142]);
    int* const t_rankRows = (int*)(arena + arena[137]);
    int* const t_planRows = (int*)(arena + arena[106]);
    float* const t_rankWeights = (float*)(arena + arena[138]);
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
    int* const t_planStart = (int*)(arena + arena[142]);
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
    int* const t_planStart = (int*)(arena + arena[142]);
    unsigned short* const t_pattern = (unsigned short*)(arena + arena[94]);
    unsigned int* const t_seed = (unsigned int*)(arena + arena[18]);
    int* const t_age = (int*)(arena + arena[17]);
    float* const t_rankWeights = (float*)(arena + arena[138]);
    int* const t_rankRows = (int*)(arena + arena[137]);
    unsigned short* const t_library = (unsigned short*)(arena + arena[88]);
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
        if ((unsigned int)v0 < (unsigned int)100) t_library[v0 * 65536 + rest2 * 4096 + i1_0 * 256 + i2_0 * 16 + i3_0] = (unsigned short)f32_to_f16(__fdiv_rn(s0, 8.0f));
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
