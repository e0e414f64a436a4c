/**
 * The CUDA device: one GPU, its context, and the sessions on it. Programs are planned, written as CUDA C, compiled for
 * this GPU's architecture (once a text) and loaded. Whether there is such a device, and if not why, `cudaAvailable` says.
 */
import os from 'node:os';
import process from 'node:process';
import {
  aloneTuning,
  asyncTuning,
  type CudaSource,
  type CudaStage,
  emitCuda,
  emitMember,
  isLong,
  type MemberOptions,
  plainTuning,
  type StageTuning,
  stageTurns,
} from '../../emit/cuda.js';
import { type Arena, controlBlock, planArena } from '../../fuse/arena.js';
import { machines } from '../../fuse/machine.js';
import { planProgram } from '../../fuse/plan.js';
import { type SplitPlan, splitLarge } from '../../fuse/split-large.js';
import type { Plan } from '../../fuse/stage.js';
import { type Bindings, product, resolve, resolveShape } from '../../kernel/dimension.js';
import { dtypes } from '../../kernel/dtype.js';
import type { Program } from '../../kernel/index.js';
import { FieldbrainError } from '../../kernel/index.js';
import {
  cacheFolder,
  type ImageSources,
  type KernelCache,
  openCache,
  openCatalogue,
  shippedFolder,
} from '../artifacts/index.js';
import { checkMemory } from '../check.js';
import type { Device, DeviceDescription, LoadOptions } from '../device.js';
import { deviceOf, type Loading } from '../session-core.js';
import { Branches } from './branches.js';
import { type CompileOptions, openCompiler } from './compile.js';
import { type CudaDriver, type CudaLibraries, deviceAttributes, openDriver } from './driver.js';
import type { Executor } from './executor.js';
import { GraphExecutor } from './graph.js';
import { GraphPorts } from './graph-ports.js';
import { cooperativeRunner, type LaunchRunner, type LoadedModule, launchRunner, loadModules } from './kernel.js';
import { KernelImages } from './kernel-images.js';
import { CudaMemory } from './memory.js';
import { canOverlap, Overlap } from './overlap.js';
import { Owned } from './owned.js';
import { PersistentExecutor } from './persistent.js';
import { PersistentKernel, type PersistentKernelLimits, type Resident } from './persistent-kernel.js';
import { CudaSession } from './session.js';
import { Staging } from './staging.js';
import { StreamExecutor } from './stream-executor.js';
import { writeTensorMaps } from './tensor-maps.js';
import { defaultTuneLimits, plainly, type Tuned, type TuneLimits, tune, tuneWord, uniform } from './tune/tune.js';

export interface CudaOptions {
  /** Which GPU, as the driver counts them from 0; the device `cuda:1` is that with ordinal 1. */
  readonly ordinal?: number;
  /** Other libraries than the system's. */
  readonly libraries?: CudaLibraries;
  /** At most this many blocks in a cooperative launch. */
  readonly cooperativeBlocks?: number;
  /** Keep compiled kernels on disk, in FIELDBRAIN_CACHE or the user's cache folder; true by default. */
  readonly cache?: boolean;
  /** What `tune` is for programs that are loaded without saying it (else FIELDBRAIN_TUNE, on or off); see LoadOptions. */
  readonly tune?: boolean;
  /** Bounds of a search, and where its results lie (beside the kernels, by default). */
  readonly tuning?: Partial<TuneLimits> & { readonly folder?: string };
  /** Lease, deadlines and size of the persistent kernel. */
  readonly persistent?: Partial<PersistentKernelLimits>;
  /** Nanoseconds on a whole GPU from which on the work of one part of a stage gets a kernel beside the others; 20,000. */
  readonly branchNs?: number;
  /** How kernels are compiled that are neither shipped nor in the cache. */
  readonly compile?: CompileOptions & {
    /** Keep long programs in one text, so that a compiler sees all of it: much slower to compile. */
    readonly whole?: boolean;
  };
}

export interface CudaDevice extends Device {
  /** The persistent kernel of this device, to ask after its health or to send it empty commands. */
  persistentKernel(): PersistentKernel;
  load(program: Program, options?: LoadOptions): Promise<CudaSession>;
}

/** Whether a CUDA device can be created here, and if not, why. */
export async function cudaAvailable(options: CudaOptions = {}): Promise<{ available: boolean; reason?: string }> {
  try {
    const driver = await openDriver(options.libraries);
    driver.gpu(options.ordinal ?? 0);
    return { available: true };
  } catch (error) {
    return { available: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The CUDA device.
 * @example
 * const device = await createCuda();
 * const session = await device.load(program, { executor: 'cooperative' });
 */
export async function createCuda(options: CudaOptions = {}): Promise<CudaDevice> {
  const driver = await openDriver(options.libraries);
  const sources = await openSources(options);
  const choices = openChoices(options);
  const gpu = driver.gpu(options.ordinal ?? 0);
  const ask = (attribute: number): number => driver.int('cuDeviceGetAttribute', attribute, gpu);
  const computeMajor = ask(deviceAttributes.computeMajor);
  const architecture = `sm_${computeMajor}${ask(deviceAttributes.computeMinor)}`;
  const isStandIn = options.libraries?.roundsTwice === true;
  const facts: Facts = {
    architecture,
    multiprocessors: ask(deviceAttributes.multiprocessors),
    sharedBytes: ask(deviceAttributes.sharedBytesOptin),
    memoryBytes: Number(driver.handle('cuDeviceTotalMem_v2', gpu)),
    hasDisplay: ask(deviceAttributes.kernelTimeout) === 1,
    canOverlap: canOverlap(driver, computeMajor),
    isHopper: architecture === 'sm_90' && !isStandIn,
    ...(options.cooperativeBlocks === undefined ? {} : { cooperativeBlocks: options.cooperativeBlocks }),
  };
  driver.enter(gpu);
  const executors =
    ask(deviceAttributes.cooperativeLaunch) === 1
      ? ['persistent', 'graph', 'cooperative', 'launch']
      : ['graph', 'launch'];
  const description: DeviceDescription = {
    kind: 'cuda',
    name: `${driver.deviceName(gpu)} (${architecture})`,
    capabilities: { dtypes, executors, sync: true, exact: true, fusesFma: !isStandIn },
    limits: { memoryBytes: facts.memoryBytes, multiprocessors: facts.multiprocessors, sharedBytes: facts.sharedBytes },
    notes: [],
  };
  const images = new KernelImages(architecture, sources);
  const host: Host = { driver, description, facts, images, persistentKernel: undefined, options, choices };
  const device = deviceOf(
    description,
    (loading) => loadSession(loading, host),
    () => {
      host.persistentKernel?.close();
      driver.leave(gpu);
    },
  );
  return { ...device, persistentKernel: () => openPersistentKernel(host), freeBytes: () => driver.freeBytes() };
}

interface Facts {
  readonly architecture: string;
  readonly multiprocessors: number;
  readonly sharedBytes: number;
  readonly memoryBytes: number;
  /** Kernels may not run for long. */
  readonly hasDisplay: boolean;
  /** The beginnings of kernels may overlap. */
  readonly canOverlap: boolean;
  /** It has the instructions of sm_90a. */
  readonly isHopper: boolean;
  readonly cooperativeBlocks?: number;
}

interface Host {
  readonly driver: CudaDriver;
  readonly description: DeviceDescription;
  readonly facts: Facts;
  readonly images: KernelImages;
  readonly options: CudaOptions;
  /** What was measured before, on disk. */
  readonly choices: KernelCache | undefined;
  /** Made for the first session that asks for it. */
  persistentKernel: PersistentKernel | undefined;
}

async function loadSession(loading: Loading, host: Host): Promise<CudaSession> {
  const { driver, facts } = host;
  const { program, options, checked } = loading;
  const { bindings, constants, parameters, executor: named } = checked;
  checkMemory(program, bindings, facts.memoryBytes);
  const fusion = options.fusion ?? 'full';
  const debug = options.debug ?? false;
  const { onProgress } = options;
  const { program: planned, plan: fused } = planProgram(program, { fusion, target: 'cuda' });
  // Stages that were split run side by side: where scratch lies is as for one stage.
  const arena = planArena(planned, fused, bindings, { keepScratch: debug || fusion === 'none' });
  for (const { name, shape } of planned.tensors) checkCount(program, name, product(resolveShape(shape, bindings)));
  // Shipped texts are whole and for all sizes.
  const isWhole = host.options.compile?.whole === true || (isLong(fused) && host.images.isShipped(planned, fused));
  const { isHopper } = facts;
  const writing = isWhole ? { whole: true, isHopper } : { sizes: bindings, isHopper };
  const plain = emitCuda(planned, fused, controlBlock(planned), { ...writing, launchesOnly: true });
  const executor = options.executor === undefined ? defaultExecutor(plain, bindings, host) : named;
  const tuned = await tunedFor(loading, { plain, planned, plan: fused, arena }, host);
  const measured = tuned.tuning?.map((one, i) => (isAsync(plain.stages[i]) ? asyncTuning : one));
  const layouts = isOneKernel(executor) ? measured && uniform(measured) : measured;
  const launchesOnly = executor !== 'cooperative';
  const isPlain = fusion === 'full' && !debug && layouts === undefined && host.options.compile?.whole !== true;
  const split =
    executor === 'graph' && isPlain
      ? splitLarge(fused, planned, machines.cuda, bindings, host.options.branchNs)
      : undefined;
  const { plan } = split ?? { plan: fused };
  const source =
    split !== undefined
      ? emitBranches(split, planned, { sizes: bindings, isHopper })
      : layouts === undefined && launchesOnly
        ? plain
        : emitCuda(planned, plan, controlBlock(planned), {
            ...writing,
            launchesOnly,
            ...(layouts && { tuning: layouts }),
          });
  for (const { name, parts, sharedBytes } of source.stages) {
    for (const { units } of parts)
      checkCount(program, name, product(units.map(({ extent }) => resolve(extent, bindings))));
    if (sharedBytes > facts.sharedBytes)
      throw new FieldbrainError(
        'program-unsupported',
        `stage ${name}: too much shared memory (got ${sharedBytes} B, expected at most ${facts.sharedBytes} B). Use a smaller tree chunk, or fusion 'none'.`,
      );
  }
  const owned = new Owned();
  const persistentKernel = executor === 'persistent' ? openPersistentKernel(host) : undefined;
  // The persistent kernel has its own text, and times its stages itself.
  const images = persistentKernel === undefined ? await host.images.of(program.name, textsOf(source), onProgress) : [];
  host.persistentKernel?.rest();
  try {
    const moduleOf = loadModules(driver, source, images, owned);
    const stream = persistentKernel?.stream ?? driver.handle('cuStreamCreate', 1);
    if (persistentKernel === undefined) owned.add(() => driver.call('cuStreamDestroy_v2', stream));
    const { syncWords } = source;
    const memory = new CudaMemory({ driver, stream, owned, program: planned, layout: arena, bindings, syncWords });
    memory.begin(Object.fromEntries(parameters), constants);
    if (persistentKernel === undefined) writeTensorMaps(driver, source, moduleOf, memory, bindings, stream);
    const loaded = {
      driver,
      moduleOf,
      source,
      parameters: memory.parameters,
      multiprocessors: facts.multiprocessors,
      overlap: facts.canOverlap ? new Overlap(driver, owned) : undefined,
      branches: split === undefined ? undefined : new Branches(driver, owned, split.beside),
    };
    // What comes on the persistent kernel's own stream waits until it ends.
    const copies = persistentKernel === undefined ? stream : driver.handle('cuStreamCreate', 1);
    if (copies !== stream) owned.add(() => driver.call('cuStreamDestroy_v2', copies));
    const staging = new Staging(driver, copies, memory);
    const profiler = persistentKernel === undefined ? launchRunner(loaded, bindings) : undefined;
    // The persistent kernel holds every multiprocessor until it has idled for long: a launch ends it first.
    const makeRoom = (): void => host.persistentKernel?.rest();
    const chosen = async (): Promise<Executor> => {
      switch (executor) {
        case 'launch':
          return new StreamExecutor(driver, stream, memory, profiler as LaunchRunner, makeRoom);
        case 'graph':
          return openGraph(loaded, memory, stream, profiler as LaunchRunner, owned, makeRoom);
        case 'persistent': {
          const kernel = persistentKernel as PersistentKernel;
          driver.call('cuStreamSynchronize', stream);
          const options = { ...writing, tuning: layouts };
          const resident = residentOf(planned, plan, source, options, bindings, memory, staging);
          await kernel.join(resident, onProgress);
          return new PersistentExecutor(kernel, resident, memory);
        }
        default:
          return new StreamExecutor(
            driver,
            stream,
            memory,
            cooperativeRunner(loaded, bindings, facts.cooperativeBlocks),
            makeRoom,
          );
      }
    };
    return new CudaSession(loading, {
      driver,
      stream,
      owned,
      memory,
      staging,
      executor: await chosen(),
      profiler,
      executorName: executor,
      planned,
      plan,
      tuned,
      strategies: source.stages.map(({ strategies }) => strategies),
    });
  } catch (error) {
    owned.release();
    throw error;
  }
}

/** Stages that were split, each laid out for what it alone does. */
function emitBranches(
  { plan }: SplitPlan,
  planned: Program,
  options: { sizes: Bindings; isHopper: boolean },
): CudaSource {
  const emit = (tuning?: readonly StageTuning[]): CudaSource =>
    emitCuda(planned, plan, controlBlock(planned), { ...options, launchesOnly: true, ...(tuning && { tuning }) });
  const { stages } = emit();
  return emit(stages.map(aloneTuning));
}

function textsOf({ units }: CudaSource): string[] {
  return units.map(({ text }) => text);
}

function openGraph(
  { driver, moduleOf, overlap, source }: LoadedModule,
  memory: CudaMemory,
  stream: bigint,
  runner: LaunchRunner,
  owned: Owned,
  makeRoom: () => void,
): GraphExecutor {
  const ports = new GraphPorts({ driver, moduleOf, kernels: source.ports, overlap, owned }, memory, stream);
  return new GraphExecutor(driver, stream, memory, runner, owned, ports, makeRoom);
}

/** What a program that is being loaded was written as. */
interface Written {
  readonly plain: CudaSource;
  readonly planned: Program;
  readonly plan: Plan;
  readonly arena: Arena;
}

/** The layout of stages; programs that are looked at closely (unfused, debug) keep the plain one. */
async function tunedFor({ program, options, checked }: Loading, written: Written, host: Host): Promise<Tuned> {
  const { plain, planned, plan, arena } = written;
  const { bindings, parameters, constants } = checked;
  const wanted = options.tune ?? host.options.tune ?? tuneWord(process.env.FIELDBRAIN_TUNE);
  if (wanted === false || options.debug === true || options.fusion === 'none') return plainly;
  const { driver, facts, description } = host;
  return tune({
    ground: {
      driver,
      program: planned,
      plan,
      layout: arena,
      bindings,
      parameters: Object.fromEntries(parameters),
      constants,
      multiprocessors: facts.multiprocessors,
      source: plain,
      compile: (source) => host.images.of(program.name, textsOf(source)),
      rest: () => host.persistentKernel?.rest(),
      nowMs: () => performance.now(),
    },
    place: {
      text: plain.text,
      stages: plain.stages.length,
      bindings,
      device: description.name,
      driver: driver.int('cuDriverGetVersion'),
    },
    cache: host.choices,
    search: wanted === true,
    limits: { ...defaultTuneLimits, ...host.options.tuning },
    warn,
  });
}

/** A product by instructions of its own, whose layout is its text's: nothing of it is chosen by measurement. */
function isAsync({ maps }: CudaStage): boolean {
  return maps.length > 0;
}

/** Executors whose one kernel runs all stages. */
function isOneKernel(executor: string): boolean {
  return executor === 'cooperative' || executor === 'persistent';
}

/**
 * The persistent kernel for programs that fit the device a few times over; larger ones wait for memory and not for
 * launches, and more blocks than a resident kernel has hide that better. By number of stages it would be the graph from two
 * small ones on (docs/experiments/cuda-host.md): not followed yet.
 */
function defaultExecutor({ stages, text }: CudaSource, bindings: Bindings, { description, facts }: Host): string {
  if (!description.capabilities.executors.includes('persistent') || text.length > mostResidentText) return 'graph';
  // Large products need more registers than the persistent kernel has for a thread.
  const isHeavy = (stage: CudaStage): boolean =>
    isAsync(stage) ||
    (stage.tuning.residentThreads < plainTuning.residentThreads &&
      stageTurns(stage.parts, bindings) >= facts.multiprocessors);
  if (stages.some(isHeavy)) return 'graph';
  const turns = Math.max(0, ...stages.map(({ parts }) => stageTurns(parts, bindings)));
  return turns <= mostResidentTurns * facts.multiprocessors ? 'persistent' : 'graph';
}

/** A kernel that holds more text than this runs out of registers for its largest stage, and all others pay for it. */
const mostResidentText = 100_000;
/** Turns of blocks on each multiprocessor up to which the persistent kernel is ahead. */
const mostResidentTurns = 16;

function openPersistentKernel(host: Host): PersistentKernel {
  const { driver, facts, options } = host;
  host.persistentKernel ??= new PersistentKernel(
    {
      driver,
      multiprocessors: facts.multiprocessors,
      compile: async ({ text }, onProgress) => (await host.images.of('persistent', [text], onProgress))[0],
    },
    // A display's watchdog ends kernels that run for seconds: stay well below.
    { ...(facts.hasDisplay ? { leaseMs: 500, idleMs: 100 } : {}), ...options.persistent },
  );
  return host.persistentKernel;
}

function residentOf(
  planned: Program,
  plan: Plan,
  source: CudaSource,
  options: MemberOptions,
  bindings: Bindings,
  memory: CudaMemory,
  staging: Staging,
): Resident {
  const last = plan.steps[plan.steps.length - 1];
  return {
    member: (prefix) => emitMember(planned, plan, controlBlock(planned), prefix, options),
    lastStage: last?.kind === 'stage' ? last.stage : undefined,
    turns: Math.max(1, ...source.stages.map(({ parts }) => stageTurns(parts, bindings))),
    places: () => memory.places,
    staged: () => ({ inputs: staging.inputs, outputs: staging.outputs }),
  };
}

function warn(text: string): void {
  process.emitWarning(text);
}

function ownCacheFolder(): string {
  return cacheFolder({ environment: process.env, platform: process.platform, home: os.homedir() });
}

/** Where what was measured is kept; other libraries than the system's keep it only where they are told to. */
function openChoices({ libraries, cache = true, tuning }: CudaOptions): KernelCache | undefined {
  if (tuning?.folder !== undefined) return openCache({ folder: tuning.folder, warn });
  return libraries !== undefined || !cache ? undefined : openCache({ folder: ownCacheFolder(), warn });
}

/**
 * Where images come from: shipped artifacts, the cache on disk, a compiler; opened when first needed. Other libraries than
 * the system's have images of their own, which no disk must keep.
 */
async function openSources({ libraries, cache = true, compile }: CudaOptions): Promise<ImageSources> {
  let compiler: ReturnType<typeof openCompiler> | undefined;
  const open = (): ReturnType<typeof openCompiler> => {
    compiler ??= openCompiler(libraries, compile);
    return compiler;
  };
  if (libraries !== undefined) return { openCompiler: open };
  const folder = ownCacheFolder();
  const catalogue = await openCatalogue(shippedFolder, warn);
  return { catalogue, ...(cache ? { cache: openCache({ folder, warn }) } : {}), openCompiler: open };
}

/** Elements and units are counted with 32-bit signed numbers on the device. */
function checkCount(program: Program, place: string, count: number): void {
  if (count < 2 ** 31 - 256) return;
  throw new FieldbrainError(
    'program-unsupported',
    `load ${program.name}: ${place} is too large (got ${count} elements or units, expected fewer than 2³¹). Bind smaller symbols.`,
    { place, count },
  );
}
