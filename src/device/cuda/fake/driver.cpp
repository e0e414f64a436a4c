// A stand-in for libcuda and libnvrtc, for tests on machines without a GPU. "Device" memory is host memory, a "cubin" is
// the path of a shared object that g++ made from the generated text with device.h, and a launch runs every thread of every
// block as a fiber on the processor: slow, deterministic, and strict about who meets at which barrier. A variable of the
// environment, FAKE_CUDA_FAIL=name:code, makes one function fail with that code. The persistent kernel runs in a thread
// of its own, as it would beside the host; a captured stream keeps its calls and a graph repeats them.
#include <dlfcn.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>
#include <array>
#include <atomic>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "device.h"
#undef threadIdx
#undef blockIdx
#undef blockDim
#undef gridDim

namespace {

constexpr size_t stackBytes = 128 * 1024;
constexpr int warpThreads = 32;

struct Meeting {
  unsigned int round = 0;
  int arrived = 0;
  int line = 0;
  int members = 0;
  bool vote = false;
};

// A fiber begins with its context; from then on jumps, which make no system call, go to and fro.
struct Fiber {
  ucontext_t context;
  jmp_buf jump;
  bool begun = false;
  FakeThread place;
  Meeting* waitsFor = nullptr;
  unsigned int round = 0;
  bool done = false;
  unsigned long long posted = 0;
  Meeting* block = nullptr;
  Meeting* warp = nullptr;
  Fiber* warpFirst = nullptr;
};

// Kernels of stages have two arguments, those that copy in a graph up to five; what a function does not take is ignored.
constexpr int mostArguments = 5;
typedef void (*Kernel)(void*, void*, void*, void*, void*);

thread_local jmp_buf scheduler;
thread_local Fiber* running = nullptr;
thread_local Kernel kernel = nullptr;
thread_local void* arguments[mostArguments];
thread_local std::vector<void*> stacks;

[[noreturn]] void fail(const char* text, int line, int other) {
  fprintf(stderr, "fake cuda: %s (lines %d and %d of the program, block %u thread %u)\n", text, line, other,
          running ? running->place.block.x : 0, running ? running->place.thread.x : 0);
  abort();
}

void yieldTo() {
  if (_setjmp(running->jump) == 0) _longjmp(scheduler, 1);
}

void meet(Meeting* meeting, int line) {
  if (meeting->arrived == 0) meeting->line = line;
  if (meeting->line != line) fail("threads meet in different lines", meeting->line, line);
  Fiber* self = running;
  meeting->arrived += 1;
  if (meeting->arrived == meeting->members) {
    meeting->arrived = 0;
    meeting->round += 1;
    return;
  }
  self->waitsFor = meeting;
  self->round = meeting->round;
  yieldTo();
}

FakeThread* current() { return &running->place; }
void syncBlock(int line) { meet(running->block, line); }
void syncWarp(int line) { meet(running->warp, line); }

unsigned long long shuffle(unsigned long long bits, int source, int line) {
  running->posted = bits;
  meet(running->warp, line);
  const unsigned long long result = running->warpFirst[source & 31].posted;
  meet(running->warp, -line);
  return result;
}

unsigned int ballot(bool vote, int line) {
  running->posted = vote ? 1 : 0;
  meet(running->warp, line);
  unsigned int result = 0;
  for (int lane = 0; lane < warpThreads; ++lane) result |= (unsigned int)running->warpFirst[lane].posted << lane;
  meet(running->warp, -line);
  return result;
}

bool voteBlock(bool vote, int line) {
  Meeting* block = running->block;
  if (vote) block->vote = true;
  meet(block, line);
  const bool result = block->vote;
  meet(block, -line);
  if (running->place.thread.x == 0) block->vote = false;
  meet(block, -line);
  return result;
}

// The others get a turn; nothing is waited for.
void giveTurn() { yieldTo(); }

void leave() {
  running->done = true;
  _longjmp(scheduler, 1);
}

FakeRuntime runtime = {current, syncBlock, syncWarp, shuffle, ballot, voteBlock, giveTurn, leave};

void enterFiber() {
  kernel(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4]);
  leave();
}

void resume(Fiber& fiber) {
  running = &fiber;
  if (_setjmp(scheduler) != 0) return;
  if (fiber.begun) _longjmp(fiber.jump, 1);
  fiber.begun = true;
  setcontext(&fiber.context);
}

void runBlocks(unsigned int first, unsigned int count, unsigned int blocks, unsigned int threads, size_t sharedBytes) {
  std::vector<Fiber> fibers(count * threads);
  std::vector<Meeting> blockMeetings(count);
  const unsigned int warps = (threads + 31) / 32;
  std::vector<Meeting> warpMeetings(count * warps);
  std::vector<std::vector<unsigned int>> shared(count, std::vector<unsigned int>(sharedBytes / 4 + 4, 0x7ff7fff7u));
  while (stacks.size() < fibers.size()) stacks.push_back(malloc(stackBytes));
  for (size_t i = 0; i < fibers.size(); ++i) {
    const unsigned int block = (unsigned int)(i / threads), thread = (unsigned int)(i % threads);
    Fiber& fiber = fibers[i];
    unsigned int* memory = shared[block].data();
    memory += (16 - ((size_t)memory & 15)) / 4 % 4;
    fiber.place = {{thread, 0, 0}, {first + block, 0, 0}, {threads, 1, 1}, {blocks, 1, 1}, memory};
    fiber.block = &blockMeetings[block];
    fiber.block->members = (int)threads;
    fiber.warp = &warpMeetings[block * warps + thread / 32];
    fiber.warp->members += 1;
    fiber.warpFirst = &fibers[block * threads + thread / 32 * 32];
    getcontext(&fiber.context);
    fiber.context.uc_stack.ss_sp = stacks[i];
    fiber.context.uc_stack.ss_size = stackBytes;
    fiber.context.uc_link = nullptr;
    makecontext(&fiber.context, enterFiber, 0);
  }
  size_t left = fibers.size();
  while (left > 0) {
    bool moved = false;
    for (Fiber& fiber : fibers) {
      if (fiber.done || (fiber.waitsFor && fiber.waitsFor->round == fiber.round)) continue;
      fiber.waitsFor = nullptr;
      resume(fiber);
      moved = true;
      if (fiber.done) left -= 1;
    }
    if (!moved) fail("threads wait for others that have ended", 0, 0);
  }
  running = nullptr;
}

int asked(const char* name) {
  const char* text = getenv("FAKE_CUDA_FAIL");
  if (!text) return 0;
  const size_t length = strlen(name);
  return strncmp(text, name, length) == 0 && text[length] == ':' ? atoi(text + length + 1) : 0;
}

// Several texts may share a shared object: an image is `path`, or `path#prefix` of the names that are its own.
struct Module {
  void* library;
  std::string prefix;
};

struct Program {
  std::string text, log, path;
};

std::string replaceAll(std::string text, const std::string& from, const std::string& to) {
  for (size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

std::string forProcessor(const std::string& text) {
  return replaceAll(text, "extern __shared__ __align__(16) unsigned int shared[];",
                    "unsigned int* shared = fake_runtime->current()->shared;");
}

// The folder that this library lies in, where programs are put too.
std::string folderOf() {
  Dl_info info;
  dladdr((void*)folderOf, &info);
  return std::string(info.dli_fname).substr(0, std::string(info.dli_fname).rfind('/'));
}

void spin(int) {
  for (;;) asm volatile("");
}

// Two GPUs, each with streams, memory and a persistent kernel of its own. A context's handle is its GPU's number and one, a
// stream's ends in that number; what is called in another context than its own is refused, as a driver does.
constexpr int gpus = 2;
constexpr size_t gpuBytes[gpus] = {(size_t)1 << 30, (size_t)1 << 31};
constexpr int invalidContext = 201, invalidHandle = 400;
thread_local size_t context = 0;
std::atomic<size_t> usedBytes[gpus];
std::mutex allocating;
std::map<unsigned long long, std::pair<size_t, int>> allocations;

int gpuOf(void* stream) { return stream ? (int)((size_t)stream % gpus) : (int)context - 1; }
int wrongContext(void* stream) { return !context ? invalidContext : gpuOf(stream) != (int)context - 1 ? invalidHandle : 0; }

std::thread persistent[gpus];
std::atomic<bool> alive[gpus];
void* persistentStream[gpus];

std::string nameOf(void* function) {
  Dl_info info;
  return dladdr(function, &info) && info.dli_sname ? info.dli_sname : "";
}

bool isPersistent(void* function) { return nameOf(function) == "persistent_kernel"; }

int argumentsOf(void* function) {
  const std::string name = nameOf(function);
  return name.find("take_inputs") != name.npos || name.find("give_outputs") != name.npos ? mostArguments : 2;
}

void settle(int gpu) {
  if (persistent[gpu].joinable()) persistent[gpu].join();
}
// What comes on a stream waits for what is on it before: other streams go on beside the persistent kernel.
void follow(void* stream) {
  const int gpu = gpuOf(stream);
  if (stream == persistentStream[gpu]) settle(gpu);
}

// What a capturing stream keeps, and the graphs made of it.
typedef std::vector<std::function<int()>> Calls;
Calls* capturing = nullptr;

int doOrKeep(std::function<int()> call) {
  if (!capturing) return call();
  capturing->push_back(call);
  return 0;
}

int launch(void* function, unsigned int blocks, unsigned int threads, unsigned int sharedBytes, void** parameters, bool together) {
  std::array<void*, mostArguments> given = {};
  for (int i = 0; i < argumentsOf(function) && parameters[i]; ++i) given[i] = *(void**)parameters[i];
  auto run = [=] {
    kernel = (Kernel)function;
    for (int i = 0; i < mostArguments; ++i) arguments[i] = given[i];
    if (together) runBlocks(0, blocks, blocks, threads, sharedBytes);
    else
      for (unsigned int block = 0; block < blocks; ++block) runBlocks(block, 1, blocks, threads, sharedBytes);
  };
  if (!isPersistent(function)) {
    run();
    return 0;
  }
  const int gpu = (int)context - 1;
  settle(gpu);
  alive[gpu] = true;
  persistent[gpu] = std::thread([=] {
    run();
    for (void* stack : stacks) free(stack);
    stacks.clear();
    alive[gpu] = false;
  });
  return 0;
}

}  // namespace

#define FAILS(name) \
  if (const int code = asked(#name)) return code

extern "C" {
int cuInit(unsigned int) { FAILS(cuInit); return 0; }
int cuDriverGetVersion(int* version) { *version = 13000; return 0; }
int cuGetErrorName(int, const char** text) { *text = "CUDA_ERROR_FAKE"; return 0; }
int cuGetErrorString(int, const char** text) { *text = "asked for by the test"; return 0; }
int cuDeviceGetCount(int* count) { FAILS(cuDeviceGetCount); *count = gpus; return 0; }
int cuDeviceGet(int* device, int ordinal) {
  FAILS(cuDeviceGet);
  *device = ordinal;
  return ordinal >= 0 && ordinal < gpus ? 0 : 101;
}
int cuDeviceGetName(char* name, int length, int gpu) { snprintf(name, (size_t)length, "fake %d", gpu); return 0; }
int cuDeviceGetAttribute(int* value, int attribute, int) {
  *value = attribute == 75 ? 9 : attribute == 76 ? 0 : attribute == 16 ? 3 : attribute == 97 ? 232448 : attribute == 17 ? 0 : 1;
  return 0;
}
int cuDeviceTotalMem_v2(size_t* bytes, int gpu) { *bytes = gpuBytes[gpu]; return 0; }
int cuDevicePrimaryCtxRetain(void** made, int gpu) {
  FAILS(cuDevicePrimaryCtxRetain);
  *made = (void*)((size_t)gpu + 1);
  return 0;
}
int cuDevicePrimaryCtxRelease_v2(int) { return 0; }
int cuCtxSetCurrent(void* handle) { context = (size_t)handle; return 0; }
int cuMemGetInfo_v2(size_t* free, size_t* total) {
  if (!context) return invalidContext;
  *total = gpuBytes[context - 1];
  *free = *total - usedBytes[context - 1];
  return 0;
}
int cuModuleLoadData(void** module, const void* image) {
  FAILS(cuModuleLoadData);
  const std::string text = (const char*)image;
  const size_t end = text.find('#');
  void* library = dlopen(text.substr(0, end).c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library) return 200;
  *(FakeRuntime**)dlsym(library, "fake_runtime") = &runtime;
  *module = new Module{library, end == text.npos ? "" : text.substr(end + 1)};
  return 0;
}
int cuModuleUnload(void* handle) {
  Module* module = (Module*)handle;
  dlclose(module->library);
  delete module;
  return 0;
}
int cuModuleGetFunction(void** function, void* handle, const char* name) {
  FAILS(cuModuleGetFunction);
  Module* module = (Module*)handle;
  *function = dlsym(module->library, (module->prefix + name).c_str());
  return *function ? 0 : 500;
}
int cuFuncGetAttribute(int* value, int, void*) { *value = 0; return 0; }
int cuFuncSetAttribute(void*, int, int) { FAILS(cuFuncSetAttribute); return 0; }
int cuOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, void*, int, size_t) { *blocks = 1; return 0; }
int cuMemAlloc_v2(unsigned long long* address, size_t bytes) {
  FAILS(cuMemAlloc_v2);
  if (!context) return invalidContext;
  *address = (unsigned long long)aligned_alloc(256, (bytes + 255) / 256 * 256);
  if (!*address) return 2;
  memset((void*)*address, 0xa5, bytes);
  const std::lock_guard<std::mutex> held(allocating);
  allocations[*address] = {bytes, (int)context - 1};
  usedBytes[context - 1] += bytes;
  return 0;
}
int cuMemFree_v2(unsigned long long address) {
  const std::lock_guard<std::mutex> held(allocating);
  const auto found = allocations.find(address);
  if (found == allocations.end()) return 1;
  usedBytes[found->second.second] -= found->second.first;
  allocations.erase(found);
  free((void*)address);
  return 0;
}
int cuMemAllocHost_v2(void** address, size_t bytes) { FAILS(cuMemAllocHost_v2); *address = malloc(bytes); return *address ? 0 : 2; }
int cuMemFreeHost(void* address) { free(address); return 0; }
int cuMemsetD32Async(unsigned long long address, unsigned int value, size_t words, void* stream) {
  follow(stream);
  for (size_t i = 0; i < words; ++i) ((unsigned int*)address)[i] = value;
  return 0;
}
int cuMemcpyHtoDAsync_v2(unsigned long long to, const void* from, size_t bytes, void* stream) {
  FAILS(cuMemcpyHtoDAsync_v2);
  follow(stream);
  return doOrKeep([=] { memcpy((void*)to, from, bytes); return 0; });
}
int cuMemcpyDtoHAsync_v2(void* to, unsigned long long from, size_t bytes, void* stream) {
  FAILS(cuMemcpyDtoHAsync_v2);
  follow(stream);
  return doOrKeep([=] { memcpy(to, (void*)from, bytes); return 0; });
}
int cuMemcpyDtoDAsync_v2(unsigned long long to, unsigned long long from, size_t bytes, void* stream) {
  follow(stream);
  memcpy((void*)to, (void*)from, bytes);
  return 0;
}
int cuStreamCreate(void** stream, unsigned int) {
  static std::atomic<size_t> made{1};
  if (!context) return invalidContext;
  *stream = (void*)(++made * gpus + context - 1);
  return 0;
}
int cuStreamDestroy_v2(void*) { return 0; }
int cuStreamSynchronize(void* stream) { FAILS(cuStreamSynchronize); follow(stream); return 0; }
int cuStreamQuery(void* stream) { FAILS(cuStreamQuery); const int gpu = gpuOf(stream); return alive[gpu] && stream == persistentStream[gpu] ? 600 : 0; }
int cuStreamBeginCapture_v2(void*, int) { FAILS(cuStreamBeginCapture_v2); capturing = new Calls; return 0; }
int cuStreamEndCapture(void*, void** graph) { *graph = capturing; capturing = nullptr; return 0; }
int cuGraphInstantiateWithFlags(void** executable, void* graph, unsigned long long) {
  FAILS(cuGraphInstantiateWithFlags);
  *executable = new Calls(*(Calls*)graph);
  return 0;
}
int cuGraphLaunch(void* executable, void* stream) {
  FAILS(cuGraphLaunch);
  if (const int wrong = wrongContext(stream)) return wrong;
  // What goes wrong on the device is told by who waits for it; nothing comes of such a graph.
  if (asked("cuStreamSynchronize")) return 0;
  for (auto& call : *(Calls*)executable) call();
  return 0;
}
int cuGraphExecDestroy(void* executable) { delete (Calls*)executable; return 0; }
int cuGraphDestroy(void* graph) { delete (Calls*)graph; return 0; }
int cuEventCreate(void** event, unsigned int) { *event = (void*)3; return 0; }
int cuEventDestroy_v2(void*) { return 0; }
int cuEventRecord(void*, void*) { return 0; }
// Calls of all streams are kept in the order in which they come, which is one of those that events allow.
int cuStreamWaitEvent(void*, void*, unsigned int) { return 0; }
int cuEventElapsedTime(float* milliseconds, void*, void*) { *milliseconds = 1.0f; return 0; }
int cuLaunchKernel(void* function, unsigned int blocks, unsigned int, unsigned int, unsigned int threads, unsigned int,
                   unsigned int, unsigned int sharedBytes, void* stream, void** parameters, void**) {
  FAILS(cuLaunchKernel);
  if (const int wrong = wrongContext(stream)) return wrong;
  return doOrKeep([=] { return launch(function, blocks, threads, sharedBytes, parameters, false); });
}
struct LaunchConfig {
  unsigned int blocks[3], threads[3], sharedBytes;
  void* stream;
  const unsigned int* attribute;
  unsigned int attributes;
};
int cuLaunchKernelEx(const LaunchConfig* config, void* function, void** parameters, void**) {
  FAILS(cuLaunchKernelEx);
  // The one attribute that is known here: the kernel may come in before the one in front of it has ended.
  if (config->attributes != 1 || config->attribute[0] != 6 || config->attribute[2] != 1) return 1;
  const LaunchConfig given = *config;
  if (const int wrong = wrongContext(given.stream)) return wrong;
  for (int axis = 1; axis < 3; ++axis) if (given.blocks[axis] != 1 || given.threads[axis] != 1) return 1;
  return doOrKeep([=] { return launch(function, given.blocks[0], given.threads[0], given.sharedBytes, parameters, false); });
}
int cuLaunchCooperativeKernel(void* function, unsigned int blocks, unsigned int, unsigned int, unsigned int threads,
                              unsigned int, unsigned int, unsigned int sharedBytes, void* stream, void** parameters) {
  FAILS(cuLaunchCooperativeKernel);
  if (const int wrong = wrongContext(stream)) return wrong;
  if (isPersistent(function)) persistentStream[context - 1] = stream;
  return launch(function, blocks, threads, sharedBytes, parameters, true);
}

int nvrtcVersion(int* major, int* minor) { *major = 0; *minor = 0; return 0; }
int nvrtcCreateProgram(void** program, const char* text, const char*, int, const char**, const char**) {
  *program = new Program{forProcessor(text), "", ""};
  return 0;
}
int nvrtcCompileProgram(void* handle, int, const char**) {
  // As NVIDIA's: the process's handlers are replaced by some that never return.
  for (int taken : {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1}) signal(taken, spin);
  Program* program = (Program*)handle;
  const std::string folder = folderOf();
  static int count = 0;
  const std::string stem = folder + "/program" + std::to_string(getpid()) + "-" + std::to_string(++count);
  FILE* file = fopen((stem + ".cpp").c_str(), "w");
  fputs(program->text.c_str(), file);
  fclose(file);
  const char* flags = getenv("FAKE_CUDA_FLAGS");
  const std::string image = stem + ".so";
  // Linking the standard library of C++, of which kernels use nothing, would be a third of the time.
  const std::string command = std::string("g++ -shared -nostdlib -fPIC -pedantic-errors -O1 -ffp-contract=off -fno-strict-aliasing -DON_PROCESSOR ") + (flags ? flags : "") +
                              " -include " + folder + "/device.h -o " + image + " " + stem + ".cpp -lgcc -lm -lc > " + stem + ".log 2>&1";
  const int result = system(command.c_str());
  FILE* log = fopen((stem + ".log").c_str(), "r");
  char part[4096];
  for (size_t got; log && (got = fread(part, 1, sizeof part, log)) > 0;) program->log.append(part, got);
  if (log) fclose(log);
  program->path = image;
  return result == 0 ? 0 : 6;
}
int nvrtcGetProgramLogSize(void* program, size_t* bytes) { *bytes = ((Program*)program)->log.size() + 1; return 0; }
int nvrtcGetProgramLog(void* program, char* text) { strcpy(text, ((Program*)program)->log.c_str()); return 0; }
int nvrtcGetCUBINSize(void* program, size_t* bytes) { *bytes = ((Program*)program)->path.size() + 1; return 0; }
int nvrtcGetCUBIN(void* program, char* image) { strcpy(image, ((Program*)program)->path.c_str()); return 0; }
int nvrtcDestroyProgram(void** program) { delete (Program*)*program; return 0; }
}
