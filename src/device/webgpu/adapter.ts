/**
 * Gets a GPUDevice, in Node through the optional package `webgpu` (Dawn) and in browsers through `navigator.gpu`, from
 * the same file. Without a GPU it looks for a software Vulkan driver by itself. What it found, or why it found nothing
 * and what to do about it, is plain data. It does not run anything: that is runtime.ts.
 */
import { FieldbrainError } from '../../kernel/errors.js';
import { quietCalls } from './quiet-call.js';
import { findVulkanDrivers, type VulkanDrivers } from './software-driver.js';
import { importUnbundled } from './unbundled.js';

/** Limits that are asked for at the adapter's own value; WebGPU gives the small defaults otherwise. */
const wantedLimits = [
  'maxBufferSize',
  'maxStorageBufferBindingSize',
  'maxUniformBufferBindingSize',
  'maxStorageBuffersPerShaderStage',
  'maxComputeWorkgroupStorageSize',
  'maxComputeInvocationsPerWorkgroup',
  'maxComputeWorkgroupSizeX',
  'maxComputeWorkgroupSizeY',
  'maxComputeWorkgroupSizeZ',
  'maxComputeWorkgroupsPerDimension',
] as const;

const wantedFeatures = ['timestamp-query', 'shader-f16', 'subgroups'] as const;

export type WebGpuLimit = (typeof wantedLimits)[number];
export type WebGpuFeature = (typeof wantedFeatures)[number];

/** The device in words and numbers; survives JSON. */
export interface WebGpuDescription {
  readonly host: 'node' | 'browser';
  readonly vendor: string;
  readonly architecture: string;
  readonly device: string;
  readonly description: string;
  readonly isSoftware: boolean;
  /** The driver manifest that this module chose because no driver worked by default; null otherwise. */
  readonly chosenDriver: string | null;
  readonly limits: Readonly<Record<WebGpuLimit, number>>;
  readonly features: readonly WebGpuFeature[];
}

/** A GPUDevice where the reader's project has types of WebGPU; without them it can only be handed on. */
export type OpenedGpu = typeof globalThis extends { GPUDevice: { prototype: infer Opened } } ? Opened : unknown;

export interface WebGpuFound {
  readonly available: true;
  readonly device: OpenedGpu;
  readonly description: WebGpuDescription;
}

export type AbsenceReason = 'no-package' | 'no-driver' | 'no-adapter' | 'no-browser-support' | 'device-refused';

export interface WebGpuAbsent {
  readonly available: false;
  readonly reason: AbsenceReason;
  readonly message: string;
  readonly advice: string;
}

export interface WebGpuOptions {
  /** Take a software adapter even where there is a GPU. */
  readonly software?: boolean;
  /** More of Dawn's own options in Node, for example `enable-dawn-features=dump_shaders`. */
  readonly dawnOptions?: readonly string[];
  /** Read for driver folders, and given VK_ICD_FILENAMES when a software driver is chosen. Default `process.env`. */
  readonly environment?: Record<string, string | undefined>;
}

/** Timestamps are rounded to 65 µs for the privacy of web pages; a process of our own needs none. */
const defaultDawnOptions = ['disable-dawn-features=timestamp_quantization'];

/**
 * The objects that Dawn's create() returned, by options and driver. They are kept for the life of the process on
 * purpose: when one is collected before its devices, the process dies. Holding them does not keep it from exiting.
 */
const dawnInstances = new Map<string, GPU>();

/** A device, or the reason why there is none. @example const found = await findWebGpu(); if (found.available) found.device */
export async function findWebGpu(options: WebGpuOptions = {}): Promise<WebGpuFound | WebGpuAbsent> {
  const browserGpu = (globalThis.navigator as Navigator | undefined)?.gpu;
  if (browserGpu !== undefined) {
    const adapter = await browserGpu.requestAdapter(adapterOptions(options));
    if (adapter === null) return absent('no-adapter', 'the browser offers no WebGPU adapter', adviceForBrowser());
    return requestDevice(adapter, 'browser', null);
  }
  if (!isNode()) return absent('no-browser-support', 'this browser has no navigator.gpu', adviceForBrowser());
  return findInNode(options);
}

/** Like findWebGpu, but throws `device-unavailable` with the reason and the advice. */
export async function openWebGpu(options: WebGpuOptions = {}): Promise<WebGpuFound> {
  const found = await findWebGpu(options);
  if (found.available) return found;
  throw new FieldbrainError('device-unavailable', `webgpu: ${found.message}. ${found.advice}`, { ...found });
}

async function findInNode(options: WebGpuOptions): Promise<WebGpuFound | WebGpuAbsent> {
  const environment = options.environment ?? process.env;
  let create: (options: string[]) => GPU;
  try {
    ({ create } = (await importUnbundled('webgpu')) as { create: typeof create });
  } catch (error) {
    return absent('no-package', `the package webgpu cannot be loaded (${firstLine(error)})`, 'Run: npm install webgpu');
  }
  const request = async (): Promise<GPUAdapter | null> => {
    const dawnOptions = [...defaultDawnOptions, ...(options.dawnOptions ?? [])];
    const key = JSON.stringify([dawnOptions, environment.VK_ICD_FILENAMES, environment.VK_DRIVER_FILES]);
    const call = await quietCalls();
    const gpu = dawnInstances.get(key) ?? call(() => create(dawnOptions));
    const adapter = await call(() => gpu.requestAdapter(adapterOptions(options)));
    if (adapter !== null) dawnInstances.set(key, gpu);
    return adapter;
  };
  try {
    const adapter = await request();
    if (adapter !== null) return await requestDevice(adapter, 'node', null);
    const drivers = await findVulkanDrivers(environment);
    const driversNamed = environment.VK_ICD_FILENAMES || environment.VK_DRIVER_FILES || undefined;
    if (process.platform !== 'linux' || driversNamed !== undefined) return absentInNode(drivers, driversNamed);
    for (const driver of drivers.software) {
      environment.VK_ICD_FILENAMES = driver; // read by the Vulkan loader when the next instance is created
      const software = await request();
      if (software !== null) return await requestDevice(software, 'node', driver);
    }
    delete environment.VK_ICD_FILENAMES;
    return absentInNode(drivers, undefined);
  } catch (error) {
    return absent('no-adapter', `asking Dawn for an adapter failed (${firstLine(error)})`, adviceForNode);
  }
}

async function requestDevice(
  adapter: GPUAdapter,
  host: 'node' | 'browser',
  chosenDriver: string | null,
): Promise<WebGpuFound | WebGpuAbsent> {
  const features = wantedFeatures.filter((feature) => adapter.features.has(feature));
  const limits = Object.fromEntries(wantedLimits.map((name) => [name, adapter.limits[name]]));
  try {
    const device = await adapter.requestDevice({ requiredFeatures: features, requiredLimits: limits });
    return { available: true, device, description: describe(adapter, device, features, host, chosenDriver) };
  } catch (error) {
    const advice = 'Close other users of the GPU, or update its driver.';
    return absent('device-refused', `the adapter refused a device (${firstLine(error)})`, advice);
  }
}

function describe(
  adapter: GPUAdapter,
  device: GPUDevice,
  features: readonly WebGpuFeature[],
  host: 'node' | 'browser',
  chosenDriver: string | null,
): WebGpuDescription {
  const { vendor, architecture, device: name, description } = adapter.info;
  const words = [vendor, architecture, name, description].join(' ');
  return {
    host,
    vendor,
    architecture,
    device: name,
    description,
    isSoftware: adapter.info.isFallbackAdapter || isSoftwareName(words),
    chosenDriver,
    limits: Object.fromEntries(wantedLimits.map((limit) => [limit, device.limits[limit]])) as Record<
      WebGpuLimit,
      number
    >,
    features,
  };
}

/** Whether an adapter's own words name a driver that computes on the CPU. */
export function isSoftwareName(words: string): boolean {
  return /swiftshader|llvmpipe|lavapipe|software|basic render/i.test(words);
}

function adapterOptions(options: WebGpuOptions): GPURequestAdapterOptions {
  return options.software === true ? { forceFallbackAdapter: true } : { powerPreference: 'high-performance' };
}

const adviceForNode =
  'On Debian: apt-get install libvulkan1 mesa-vulkan-drivers (on Debian 12 from bookworm-backports: Dawn refuses Mesa 22), or chromium for its SwiftShader.';

function absentInNode(drivers: VulkanDrivers, named: string | undefined): WebGpuAbsent {
  if (process.platform !== 'linux') {
    return absent('no-adapter', 'Dawn offers no adapter', 'Update the graphics driver of this machine.');
  }
  if (named !== undefined) {
    const advice = 'Unset VK_ICD_FILENAMES and VK_DRIVER_FILES, or name a driver that works.';
    return absent('no-driver', `no adapter from the Vulkan driver named by the environment (${named})`, advice);
  }
  const count = drivers.installed.length + drivers.software.length;
  if (count === 0) return absent('no-driver', 'no Vulkan driver is installed', adviceForNode);
  return absent('no-adapter', `none of ${count} Vulkan drivers gives an adapter that Dawn accepts`, adviceForNode);
}

function adviceForBrowser(): string {
  if (globalThis.isSecureContext === false) return 'Serve the page over https or from localhost.';
  return 'Use a browser with WebGPU; Chromium without a GPU needs --enable-unsafe-webgpu --use-webgpu-adapter=swiftshader.';
}

function absent(reason: AbsenceReason, message: string, advice: string): WebGpuAbsent {
  return { available: false, reason, message, advice };
}

function isNode(): boolean {
  return typeof process === 'object' && typeof process.versions?.node === 'string';
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0];
}
