/*
 * The field pass in C, the yardstick of `fieldbrain bench engine`: 7-point diffusion with the nearest value at the border,
 * then tanh, over edge^3 voxels with channels last, f32, on persistent threads that meet at a spinning barrier. The tanh
 * is the engine's own formula (src/kernel/functions/tanh.ts). Compile: cc -O3 -march=native -pthread -lm.
 * Usage: c-field-pass EDGE CHANNELS THREADS WARM_UP PASSES; prints the microseconds of each pass, one a line.
 */
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const float kappa = 0.125f;

static inline uint32_t bits_of(float x) {
  uint32_t bits;
  memcpy(&bits, &x, 4);
  return bits;
}

static inline float float_of(uint32_t bits) {
  float x;
  memcpy(&x, &bits, 4);
  return x;
}

static inline float tanh_of(float x) {
  float a = fminf(fabsf(x), 9.2f);
  float k = rintf(a * 2.8853900817779268f - 0.3656f);
  float z = a - k * 0.34657359027997264f;
  float square = z * z;
  float p = (-0.050370853f * square + 0.13314901f) * square - 0.33333063f;
  float t = z + z * (square * p);
  float s = float_of(0x3f800000u - (bits_of(k + 12582912.0f) << 23));
  float base = 1.0f - s;
  float m = base * (1.0f - t);
  float rest = s * (t + t - m) / (2.0f - m);
  return float_of(bits_of(base + rest) | (bits_of(x) & 0x80000000u));
}

/* A function of its own: once it is inlined, the compiler forgets that the rows do not overlap. */
static __attribute__((noinline)) void row(float *restrict out, const float *restrict here, const float *restrict left,
                       const float *restrict right, const float *restrict below, const float *restrict above,
                       const float *restrict before, const float *restrict after, int channels) {
  for (int c = 0; c < channels; c += 1) {
    float sum = ((left[c] + right[c]) + (below[c] + above[c])) + (before[c] + after[c]);
    out[c] = tanh_of(here[c] + (sum - here[c] * 6.0f) * kappa);
  }
}

struct Field {
  int edge, channels, threads;
  float *current, *next;
};

/* Planes of x from `begin` to `end`. */
static void pass(const struct Field *field, int begin, int end) {
  const long n = field->edge, channels = field->channels;
  const long step_z = channels, step_y = n * step_z, step_x = n * step_y;
  for (long x = begin; x < end; x += 1) {
    const long left = x > 0 ? -step_x : 0, right = x < n - 1 ? step_x : 0;
    for (long y = 0; y < n; y += 1) {
      const long below = y > 0 ? -step_y : 0, above = y < n - 1 ? step_y : 0;
      for (long z = 0; z < n; z += 1) {
        const long before = z > 0 ? -step_z : 0, after = z < n - 1 ? step_z : 0;
        const float *here = field->current + x * step_x + y * step_y + z * step_z;
        row(field->next + (here - field->current), here, here + left, here + right, here + below, here + above,
            here + before, here + after, (int)channels);
      }
    }
  }
}

static struct Field field;
static atomic_uint turn, arrived;
static atomic_bool ended;

static void share(int worker) {
  pass(&field, field.edge * worker / field.threads, field.edge * (worker + 1) / field.threads);
}

static void *work(void *argument) {
  const int worker = (int)(intptr_t)argument;
  for (unsigned seen = 0;;) {
    unsigned now;
    while ((now = atomic_load_explicit(&turn, memory_order_acquire)) == seen) {
      if (atomic_load_explicit(&ended, memory_order_relaxed)) return NULL;
    }
    seen = now;
    share(worker);
    atomic_fetch_add_explicit(&arrived, 1, memory_order_release);
  }
}

static double now_us(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

int main(int count, char **arguments) {
  if (count != 6) {
    fprintf(stderr, "c-field-pass: wrong arguments (got %d, expected EDGE CHANNELS THREADS WARM_UP PASSES).\n", count - 1);
    return 2;
  }
  field.edge = atoi(arguments[1]);
  field.channels = atoi(arguments[2]);
  field.threads = atoi(arguments[3]);
  const int warm_up = atoi(arguments[4]), passes = atoi(arguments[5]);
  const long length = (long)field.edge * field.edge * field.edge * field.channels;
  field.current = aligned_alloc(256, (size_t)((length * 4 + 255) / 256 * 256));
  field.next = aligned_alloc(256, (size_t)((length * 4 + 255) / 256 * 256));
  for (long i = 0; i < length; i += 1) field.current[i] = field.next[i] = 0.4f + 0.4f * sinf((float)i * 0.37f);
  pthread_t threads[256];
  for (int worker = 1; worker < field.threads; worker += 1)
    pthread_create(&threads[worker], NULL, work, (void *)(intptr_t)worker);
  for (int number = -warm_up; number < passes; number += 1) {
    const double start = now_us();
    atomic_store_explicit(&arrived, 0, memory_order_relaxed);
    atomic_fetch_add_explicit(&turn, 1, memory_order_release);
    share(0);
    while (atomic_load_explicit(&arrived, memory_order_acquire) != (unsigned)(field.threads - 1)) {
    }
    const double taken = now_us() - start;
    float *swapped = field.current;
    field.current = field.next;
    field.next = swapped;
    if (number >= 0) printf("%.3f\n", taken);
  }
  atomic_store(&ended, true);
  for (int worker = 1; worker < field.threads; worker += 1) pthread_join(threads[worker], NULL);
  return 0;
}
