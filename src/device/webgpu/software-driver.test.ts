/** Which driver files are found, on made-up folders. */
import { expect, it } from 'vitest';
import { findVulkanDrivers } from './software-driver.js';

function lister(tree: Readonly<Record<string, readonly string[]>>): (folder: string) => Promise<readonly string[]> {
  return async (folder) => tree[folder] ?? [];
}

it('puts lavapipe before SwiftShader and keeps hardware drivers out of the software', async () => {
  const tree = {
    '/usr/share/vulkan/icd.d': ['radeon_icd.json', 'lvp_icd.x86_64.json', 'readme.txt'],
    '/usr/lib/chromium': ['chromium', 'vk_swiftshader_icd.json'],
  };
  expect(await findVulkanDrivers({ HOME: '/home/r' }, lister(tree))).toEqual({
    installed: ['/usr/share/vulkan/icd.d/lvp_icd.x86_64.json', '/usr/share/vulkan/icd.d/radeon_icd.json'],
    software: ['/usr/share/vulkan/icd.d/lvp_icd.x86_64.json', '/usr/lib/chromium/vk_swiftshader_icd.json'],
  });
});

it('reads the folders that the environment names', async () => {
  const tree = {
    '/data/vulkan/icd.d': ['lvp_icd.json'],
    '/home/r/.local/share/vulkan/icd.d': ['nvidia_icd.json'],
    '/opt/browser': ['vk_swiftshader_icd.json'],
  };
  const environment = { HOME: '/home/r', XDG_DATA_DIRS: '/data', FIELDBRAIN_CHROMIUM: '/opt/browser/chrome' };
  const drivers = await findVulkanDrivers(environment, lister(tree));
  expect(drivers.installed).toEqual([
    '/home/r/.local/share/vulkan/icd.d/nvidia_icd.json',
    '/data/vulkan/icd.d/lvp_icd.json',
  ]);
  expect(drivers.software).toEqual(['/data/vulkan/icd.d/lvp_icd.json', '/opt/browser/vk_swiftshader_icd.json']);
});

it('finds nothing on an empty machine', async () => {
  expect(await findVulkanDrivers({}, lister({}))).toEqual({ installed: [], software: [] });
});
