/**
 * What doctor asks of a machine besides its devices: Node, the processor's vectors, memory, optional packages, the CUDA
 * compiler, the kernel cache, the server's ports and the page. Each check is one line; a problem keeps fieldbrain from
 * working, a note costs something. Everything is asked through Surroundings, so that tests can be any machine.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { FieldbrainError } from '../kernel/index.js';
import { formatBytes } from './units.js';

/** One line of the report. */
export interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'note' | 'problem';
  readonly text: string;
}

/** The machine as far as the checks ask for it. */
export interface Surroundings {
  readonly nodeVersion: string;
  readonly freeMemoryBytes: number;
  readonly vectors: { readonly simd: boolean; readonly relaxed: boolean; readonly threads: boolean };
  readonly cacheFolder: string;
  readonly ports: Readonly<Record<string, number>>;
  /** The installed version of a package, or undefined where there is none. */
  versionOf(name: string): string | undefined;
  isPortFree(port: number): Promise<boolean>;
  /** What compiles CUDA here; throws `device-unavailable` where nothing does. */
  cudaCompiler(): Promise<string>;
  hasPage(): boolean;
}

const oldestNode = 20;
/** A field of edge 32 with its bank takes about a tenth of this. */
const littleMemory = 512 * 2 ** 20;

export async function checkSurroundings(machine: Surroundings): Promise<Finding[]> {
  return [
    checkNode(machine),
    checkVectors(machine),
    checkMemory(machine),
    ...['webgpu', 'koffi'].map((name) => checkPackage(machine, name)),
    await checkCompiler(machine),
    await checkCache(machine),
    await checkPorts(machine),
    checkPage(machine),
  ];
}

function checkNode({ nodeVersion }: Surroundings): Finding {
  const major = Number(nodeVersion.replace(/^v/, '').split('.')[0]);
  if (major >= oldestNode) return { name: 'node', state: 'ok', text: nodeVersion };
  return { name: 'node', state: 'problem', text: `${nodeVersion} is too old. Install Node ${oldestNode} or newer.` };
}

function checkVectors({ vectors: { simd, relaxed, threads } }: Surroundings): Finding {
  const name = 'vectors';
  if (!simd) return { name, state: 'problem', text: 'WebAssembly has no 128-bit vectors here. Use a newer Node.' };
  if (!threads)
    return { name, state: 'note', text: 'WebAssembly has no shared memory here: the cpu device has one thread.' };
  return { name, state: 'ok', text: `WebAssembly SIMD and threads${relaxed ? ', relaxed SIMD' : ''}` };
}

function checkMemory({ freeMemoryBytes }: Surroundings): Finding {
  const text = `${formatBytes(freeMemoryBytes)} free`;
  if (freeMemoryBytes >= littleMemory) return { name: 'memory', state: 'ok', text };
  return { name: 'memory', state: 'note', text: `${text}: large fields and banks may not fit.` };
}

function checkPackage(machine: Surroundings, name: string): Finding {
  const version = machine.versionOf(name);
  if (version !== undefined) return { name, state: 'ok', text: version };
  const device = name === 'koffi' ? 'cuda' : 'webgpu';
  const text = `not installed: no ${device} device. Run npm install ${name} to get it.`;
  return { name, state: 'note', text };
}

async function checkCompiler(machine: Surroundings): Promise<Finding> {
  const name = 'cuda compiler';
  try {
    return { name, state: 'ok', text: await machine.cudaCompiler() };
  } catch (error) {
    if (!(error instanceof FieldbrainError)) throw error;
    return { name, state: 'note', text: error.message };
  }
}

async function checkCache({ cacheFolder }: Surroundings): Promise<Finding> {
  const name = 'kernel cache';
  const probe = path.join(cacheFolder, `doctor-${randomUUID()}`);
  try {
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(probe, 'fieldbrain');
    await rm(probe);
    return { name, state: 'ok', text: 'can be written' };
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    const text = `cannot be written (${reason}): kernels are compiled each time. Set FIELDBRAIN_CACHE to a folder.`;
    return { name, state: 'note', text };
  }
}

async function checkPorts(machine: Surroundings): Promise<Finding> {
  const listeners = Object.entries(machine.ports);
  const free = await Promise.all(listeners.map(([, port]) => machine.isPortFree(port)));
  const taken = listeners.filter((_, place) => !free[place]).map(([listener, port]) => `${port} (${listener})`);
  if (taken.length === 0)
    return { name: 'ports', state: 'ok', text: `${listeners.map(([, port]) => port).join(', ')} are free` };
  const text = `in use: ${taken.join(', ')}. serve needs others: see serve --help; demo looks for others by itself.`;
  return { name: 'ports', state: 'note', text };
}

function checkPage(machine: Surroundings): Finding {
  if (machine.hasPage()) return { name: 'page', state: 'ok', text: 'is built' };
  return { name: 'page', state: 'note', text: 'is not built: serve and demo show none. Run npm run build.' };
}

/** This machine. */
export async function surroundingsHere(): Promise<Surroundings> {
  const { hasRelaxedSimd, hasSimd, hasThreads } = await import('../emit/wasm/features.js');
  const { cacheFolder } = await import('../device/artifacts/cache.js');
  const { checkConfig } = await import('../server/config.js');
  const { robots, monitor, http, foxglove } = checkConfig({});
  const { env: environment, platform } = process;
  return {
    nodeVersion: process.version,
    freeMemoryBytes: os.freemem(),
    vectors: { simd: hasSimd(), relaxed: hasRelaxedSimd(), threads: hasThreads() },
    cacheFolder: cacheFolder({ environment, platform, home: os.homedir() }),
    ports: { robots: robots.port, monitor: monitor.port, page: http.port, foxglove: foxglove.port },
    versionOf: installedVersion,
    isPortFree,
    cudaCompiler: async () => (await (await import('../device/cuda/compile.js')).openCompiler()).name,
    // Beside the commands in a build, in the folder of build results while the sources run.
    hasPage: () => ['../dashboard', '../../dist/dashboard'].some((folder) => existsSync(pageOf(folder))),
  };
}

function pageOf(folder: string): string {
  return fileURLToPath(new URL(`${folder}/index.html`, import.meta.url));
}

/** Packages may hide their package.json, so it is looked for from their main file upwards. */
function installedVersion(name: string): string | undefined {
  let folder: string;
  try {
    folder = path.dirname(createRequire(import.meta.url).resolve(name));
  } catch {
    return undefined;
  }
  for (; path.dirname(folder) !== folder; folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const found = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
    if (found.name === name) return found.version;
  }
  return undefined;
}

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
