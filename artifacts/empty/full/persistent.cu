enum : unsigned int { version_low = 941144507u, version_high = 4080629038u };
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

// empty
// tick+report
__device__ __forceinline__ void p0_stage_0(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle) {
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

__device__ __forceinline__ void step_0(unsigned int* arena, unsigned int cycle) {
  unsigned int* const shared = (unsigned int*)team_of() + 48;
  p0_stage_0(arena, shared, blockIdx.x, gridDim.x, cycle);
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

extern "C" __global__ void __launch_bounds__(256, 2) persistent_kernel(unsigned int* mail, unsigned int* sync) {
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
