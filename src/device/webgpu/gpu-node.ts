/**
 * Whether this machine may have a GPU, without loading any driver. Linux shows GPUs as device files; where there is none,
 * Dawn could only find a software driver, would take a second for it and print warnings. Other systems, and browsers, are
 * not asked: there the answer is yes.
 */
import { type ListFolder, nodeListFolder } from './software-driver.js';

/** Device files of GPUs: DRM render nodes, NVIDIA (also Tegra), WSL, Mali and Adreno. */
const gpuFile = /^(renderD\d+|nvidia\d+|nvmap|nvgpu|dxg|mali\d+|kgsl-3d\d+)$/;

export async function mayHaveGpu(
  platform: string = globalThis.process?.platform ?? 'browser',
  list?: ListFolder,
): Promise<boolean> {
  if (platform !== 'linux') return true;
  const listFolder = list ?? (await nodeListFolder());
  const names = [...(await listFolder('/dev')), ...(await listFolder('/dev/dri'))];
  return names.some((name) => gpuFile.test(name));
}
