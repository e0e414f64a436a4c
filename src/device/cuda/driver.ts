/**
 * All foreign calls to NVIDIA's libraries, and nothing else: libcuda and, where present, libnvrtc, through the optional
 * package koffi. Every result code is checked here. Handles and device addresses are BigInts; what they own is freed by
 * the caller. The libraries' names can be given, so that tests can put others in their place.
 */
import process from 'node:process';
import type { FieldbrainError } from '../../kernel/errors.js';
import { cudaError, cudaNotReady, cudaSuccess, noSuchGpu, unavailable } from './errors.js';

export interface CudaLibraries {
  readonly driver?: string;
  readonly nvrtc?: string;
  /** These stand in for a GPU, and a fused multiply-add rounds twice there, as in the reference. */
  readonly roundsTwice?: boolean;
  /** Compiles in place of NVRTC and nvcc. */
  readonly compiler?: CudaCompiler;
}

/** Compiles a text for an architecture such as `sm_90`. */
export interface CudaCompiler {
  /** What compiles, for `doctor` and messages. */
  readonly name: string;
  compile(place: string, text: string, architecture: string): Promise<Uint8Array>;
}

type Foreign = (...values: unknown[]) => number;
interface Library {
  func(name: string, result: string, parameters: string[]): Foreign;
}
interface Ffi {
  load(path: string): Library;
  view(pointer: bigint, length: number): ArrayBuffer;
  readonly decode: { string(pointer: bigint): string };
}

/** Parameters of the functions of libcuda that we call: p pointer, d address, u unsigned, l 64 bits, i int, z size. */
const driverCalls = {
  cuInit: 'u',
  cuDriverGetVersion: 'p',
  cuGetErrorName: 'ip',
  cuGetErrorString: 'ip',
  cuDeviceGetCount: 'p',
  cuDeviceGet: 'pi',
  cuDeviceGetName: 'pii',
  cuDeviceGetAttribute: 'pii',
  cuDeviceTotalMem_v2: 'pi',
  cuDevicePrimaryCtxRetain: 'pi',
  cuDevicePrimaryCtxRelease_v2: 'i',
  cuCtxSetCurrent: 'p',
  cuMemGetInfo_v2: 'pp',
  cuModuleLoadData: 'pp',
  cuModuleUnload: 'p',
  cuModuleGetFunction: 'pps',
  cuFuncGetAttribute: 'pip',
  cuFuncSetAttribute: 'pii',
  cuOccupancyMaxActiveBlocksPerMultiprocessor: 'ppiz',
  cuMemAlloc_v2: 'pz',
  cuMemFree_v2: 'd',
  cuMemAllocHost_v2: 'pz',
  cuMemFreeHost: 'p',
  cuMemsetD32Async: 'duzp',
  cuMemcpyHtoDAsync_v2: 'dpzp',
  cuMemcpyDtoHAsync_v2: 'pdzp',
  cuMemcpyDtoDAsync_v2: 'ddzp',
  cuStreamCreate: 'pu',
  cuStreamDestroy_v2: 'p',
  cuStreamSynchronize: 'p',
  cuStreamQuery: 'p',
  cuStreamWaitEvent: 'ppu',
  cuStreamBeginCapture_v2: 'pi',
  cuStreamEndCapture: 'pp',
  cuGraphInstantiateWithFlags: 'ppl',
  cuGraphLaunch: 'pp',
  cuGraphExecDestroy: 'p',
  cuGraphDestroy: 'p',
  cuEventCreate: 'pu',
  cuEventDestroy_v2: 'p',
  cuEventRecord: 'pp',
  cuEventElapsedTime: 'ppp',
  cuLaunchKernel: 'puuuuuuuppp',
  cuLaunchCooperativeKernel: 'puuuuuuupp',
} as const;

/** Those that an older driver may not have: looked up when first called. */
const lateCalls = {
  cuLaunchKernelEx: 'pppp',
  cuModuleGetGlobal_v2: 'ppps',
  cuTensorMapEncodeTiled: 'piudppppiiii',
} as const;

const nvrtcCalls = {
  nvrtcVersion: 'pp',
  nvrtcCreateProgram: 'pssipp',
  nvrtcCompileProgram: 'pit',
  nvrtcGetProgramLogSize: 'pp',
  nvrtcGetProgramLog: 'pp',
  nvrtcGetCUBINSize: 'pp',
  nvrtcGetCUBIN: 'pp',
  nvrtcDestroyProgram: 'p',
} as const;

const typeNames: Readonly<Record<string, string>> = {
  p: 'void *',
  d: 'uint64_t',
  u: 'unsigned int',
  l: 'uint64_t',
  i: 'int',
  z: 'size_t',
  s: 'str',
  t: 'char **',
};

type Calls<Table> = Readonly<Record<keyof Table, Foreign>>;
export type DriverCalls = Calls<typeof driverCalls>;
export type NvrtcCalls = Calls<typeof nvrtcCalls>;

function bind<Table extends Readonly<Record<string, string>>>(library: Library, table: Table): Calls<Table> {
  const bound = Object.entries(table).map(([name, letters]) => {
    return [
      name,
      library.func(
        name,
        'int',
        [...letters].map((letter) => typeNames[letter]),
      ),
    ];
  });
  return Object.fromEntries(bound) as Calls<Table>;
}

/** libcuda, with every result checked, in the context of one GPU: each call makes that the current one where another is. */
export class CudaDriver {
  /** The one whose context is current in this thread. */
  private static current: CudaDriver | undefined;
  private context: bigint | undefined;
  /** Calls that return nothing but their result; those below have results of their own. */
  private readonly calls: DriverCalls;
  private readonly ffi: Ffi;
  private readonly library: Library;
  private readonly late = new Map<string, Foreign>();

  constructor(ffi: Ffi, library: Library) {
    this.ffi = ffi;
    this.library = library;
    this.calls = bind(library, driverCalls);
  }

  /** The driver's handle of a GPU by its number. */
  gpu(ordinal: number): number {
    const count = this.int('cuDeviceGetCount');
    if (ordinal < count) return this.int('cuDeviceGet', ordinal);
    throw noSuchGpu(`cuda:${ordinal}`, ordinal, count);
  }

  /** From now on calls act on this GPU. */
  enter(gpu: number): void {
    this.context = this.handle('cuDevicePrimaryCtxRetain', gpu);
  }

  leave(gpu: number): void {
    this.call('cuDevicePrimaryCtxRelease_v2', gpu);
    this.context = undefined;
    if (CudaDriver.current === this) CudaDriver.current = undefined;
  }

  /** Bytes of the GPU's memory that nobody has. */
  freeBytes(): number {
    const [free, total] = [new BigUint64Array(1), new BigUint64Array(1)];
    this.call('cuMemGetInfo_v2', free, total);
    return Number(free[0]);
  }

  private makeCurrent(): void {
    if (this.context === undefined || CudaDriver.current === this) return;
    const result = this.calls.cuCtxSetCurrent(this.context);
    if (result !== cudaSuccess) throw this.errorOf('cuCtxSetCurrent', result);
    CudaDriver.current = this;
  }

  call(name: keyof DriverCalls, ...values: unknown[]): void {
    this.makeCurrent();
    const result = this.calls[name](...values);
    if (result !== cudaSuccess) throw this.errorOf(name, result);
  }

  /** A call that only newer drivers know. */
  callLate(name: keyof typeof lateCalls, ...values: unknown[]): void {
    const known = this.late.get(name) ?? bind(this.library, { [name]: lateCalls[name] })[name];
    this.late.set(name, known);
    this.makeCurrent();
    const result = known(...values);
    if (result !== cudaSuccess) throw this.errorOf(name, result);
  }

  /** The address of a module's constant of this many bytes. */
  constantOf(module: bigint, name: string, bytes: number): bigint {
    const [address, size] = [new BigUint64Array(1), new BigUint64Array(1)];
    this.callLate('cuModuleGetGlobal_v2', address, size, module, name);
    if (size[0] !== BigInt(bytes)) throw new Error(`${name} has ${size[0]} B, expected ${bytes}`);
    return address[0];
  }

  /** A call whose first parameter receives a handle or an address. */
  handle(name: keyof DriverCalls, ...values: unknown[]): bigint {
    const out = new BigUint64Array(1);
    this.call(name, out, ...values);
    return out[0];
  }

  /** A call whose first parameter receives an int. */
  int(name: keyof DriverCalls, ...values: unknown[]): number {
    const out = new Int32Array(1);
    this.call(name, out, ...values);
    return out[0];
  }

  deviceName(device: number): string {
    const text = Buffer.alloc(256);
    this.call('cuDeviceGetName', text, text.length, device);
    return text.toString('utf8', 0, text.indexOf(0));
  }

  /** Whether everything on the stream is done. */
  isDone(stream: bigint): boolean {
    this.makeCurrent();
    const result = this.calls.cuStreamQuery(stream);
    if (result === cudaSuccess) return true;
    if (result === cudaNotReady) return false;
    throw this.errorOf('cuStreamQuery', result);
  }

  elapsedMs(start: bigint, end: bigint): number {
    const out = new Float32Array(1);
    this.call('cuEventElapsedTime', out, start, end);
    return out[0];
  }

  /** The kernel's local bytes (spills among them), registers and so on; see `functionAttributes`. */
  attribute(kernel: bigint, attribute: number): number {
    return this.int('cuFuncGetAttribute', attribute, kernel);
  }

  /** Memory that the driver gave, as bytes; it must not be touched once it was freed. */
  view(pointer: bigint, bytes: number): ArrayBuffer {
    return this.ffi.view(pointer, bytes);
  }

  private errorOf(name: string, result: number): FieldbrainError {
    return cudaError(name, result, this.text('cuGetErrorName', result), this.text('cuGetErrorString', result));
  }

  private text(name: 'cuGetErrorName' | 'cuGetErrorString', result: number): string {
    const out = new BigUint64Array(1);
    if (this.calls[name](result, out) !== cudaSuccess || out[0] === 0n) return `CUDA error ${result}`;
    return this.ffi.decode.string(out[0]);
  }
}

/** CUfunction_attribute. */
export const functionAttributes = { sharedBytes: 1, localBytes: 3, registers: 4, maxDynamicShared: 8 } as const;
/** CUdevice_attribute. */
export const deviceAttributes = {
  multiprocessors: 16,
  clockKhz: 13,
  kernelTimeout: 17,
  computeMajor: 75,
  computeMinor: 76,
  sharedBytesOptin: 97,
  cooperativeLaunch: 95,
} as const;

export async function loadFfi(): Promise<Ffi> {
  try {
    const { default: koffi } = await import('koffi');
    return koffi as unknown as Ffi;
  } catch (error) {
    throw unavailable(`the package koffi cannot be loaded (${messageOf(error)})`, 'Install it: npm install koffi.');
  }
}

export async function openDriver(libraries: CudaLibraries = {}): Promise<CudaDriver> {
  const ffi = await loadFfi();
  const names = libraries.driver === undefined ? driverNames() : [libraries.driver];
  const { library, reasons } = firstLibrary(ffi, names);
  if (library === undefined)
    throw unavailable(`no driver library (${reasons.join('; ')})`, "Install NVIDIA's driver, or use another device.");
  const driver = new CudaDriver(ffi, library);
  driver.call('cuInit', 0);
  if (driver.int('cuDeviceGetCount') === 0)
    throw unavailable('the driver knows no device', 'Check that this process may see the GPU.');
  return driver;
}

/** How many GPUs the driver shows. */
export async function countGpus(libraries: CudaLibraries = {}): Promise<number> {
  return (await openDriver(libraries)).int('cuDeviceGetCount');
}

/** NVRTC's functions, or why there are none; `around` the loading of the library something can be kept. */
export async function openNvrtc(
  libraries: Pick<CudaLibraries, 'nvrtc'> = {},
  around: <T>(action: () => T) => T = (action) => action(),
): Promise<NvrtcCalls | string> {
  const ffi = await loadFfi();
  const names = libraries.nvrtc === undefined ? nvrtcNames() : [libraries.nvrtc];
  const { library, reasons } = around(() => firstLibrary(ffi, names));
  return library === undefined ? `no NVRTC (${reasons[0]})` : bind(library, nvrtcCalls);
}

function firstLibrary(ffi: Ffi, names: readonly string[]): { library?: Library; reasons: string[] } {
  const reasons: string[] = [];
  for (const name of names) {
    try {
      return { library: ffi.load(name), reasons };
    } catch (error) {
      reasons.push(`${name}: ${messageOf(error)}`);
    }
  }
  return { reasons };
}

function driverNames(): string[] {
  return process.platform === 'win32' ? ['nvcuda.dll'] : ['libcuda.so.1', 'libcuda.so'];
}

function nvrtcNames(): string[] {
  if (process.platform === 'win32') return ['nvrtc64_130_0.dll', 'nvrtc64_120_0.dll'];
  const files = ['libnvrtc.so.13', 'libnvrtc.so.12', 'libnvrtc.so'];
  const roots = [process.env.CUDA_HOME, process.env.CUDA_PATH, '/usr/local/cuda'].filter((root) => root !== undefined);
  return [...files, ...roots.flatMap((root) => files.map((file) => `${root}/lib64/${file}`))];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
