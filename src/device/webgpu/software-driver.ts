/**
 * Finds Vulkan driver manifests (ICD files) on Linux, and which of them are software drivers: Mesa's lavapipe, or the
 * SwiftShader that ships beside Chromium. It only lists files: loading a driver and judging it is Dawn's work.
 * Node only; nothing here runs in a browser.
 */
import { importUnbundled } from './unbundled.js';

export interface VulkanDrivers {
  /** Every manifest in the folders that the Vulkan loader reads by itself. */
  readonly installed: readonly string[];
  /** Software drivers, lavapipe before SwiftShader, whether the loader would find them or not. */
  readonly software: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Lists one folder; a missing or unreadable folder is an empty one. */
export type ListFolder = (folder: string) => Promise<readonly string[]>;

/** The driver manifests of this machine, for the given environment (XDG folders and HOME are read from it). */
export async function findVulkanDrivers(environment: Environment, list?: ListFolder): Promise<VulkanDrivers> {
  const listFolder = list ?? (await nodeListFolder());
  const installed = await manifestsIn(loaderFolders(environment), listFolder);
  const besideBrowsers = await manifestsIn(browserFolders(environment), listFolder);
  const lavapipe = installed.filter((path) => /\/(lvp|lavapipe)[^/]*$/.test(path));
  const swiftShader = [...installed, ...besideBrowsers].filter((path) => /swiftshader[^/]*$/.test(path));
  return { installed, software: [...lavapipe, ...swiftShader] };
}

function loaderFolders(environment: Environment): string[] {
  const home = environment.HOME ?? '/root';
  const dataDirs = (environment.XDG_DATA_DIRS ?? '/usr/local/share:/usr/share').split(':');
  const roots = [
    environment.XDG_CONFIG_HOME ?? `${home}/.config`,
    ...(environment.XDG_CONFIG_DIRS ?? '/etc/xdg').split(':'),
    '/usr/local/etc',
    '/etc',
    environment.XDG_DATA_HOME ?? `${home}/.local/share`,
    ...dataDirs,
  ];
  return [...new Set(roots.filter((root) => root !== ''))].map((root) => `${root}/vulkan/icd.d`);
}

function browserFolders(environment: Environment): string[] {
  const chromium = environment.FIELDBRAIN_CHROMIUM?.replace(/\/[^/]*$/, '');
  return [
    ...(chromium === undefined || chromium === '' ? [] : [chromium]),
    '/usr/lib/chromium',
    '/usr/lib/chromium-browser',
    '/usr/lib64/chromium-browser',
    '/opt/google/chrome',
    '/opt/chromium.org/chromium',
    '/snap/chromium/current/usr/lib/chromium-browser',
  ];
}

async function manifestsIn(folders: readonly string[], list: ListFolder): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    const names = (await list(folder)).filter((name) => name.endsWith('.json') && /icd/i.test(name));
    found.push(...[...names].sort().map((name) => `${folder}/${name}`));
  }
  return found;
}

/** Lists folders of this machine. */
export async function nodeListFolder(): Promise<ListFolder> {
  const fs = (await importUnbundled('node:fs/promises')) as typeof import('node:fs/promises');
  return (folder) => fs.readdir(folder).catch(() => []);
}
