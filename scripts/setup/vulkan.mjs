/**
 * Asks Dawn itself, in a process of its own, whether it gets a GPU adapter on this machine, because a list of drivers
 * does not answer that: Dawn refuses old ones. Where the usual drivers give none, the SwiftShader that comes with
 * Chromium is tried, a stand-in that is slower and knows no f16. It only looks; test-system.mjs installs.
 */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ask } from './command.mjs';
import { inRepository } from './paths.mjs';

const question = inRepository('scripts', 'setup', 'ask-adapter.mjs');

/** @typedef {{ adapter: string, environment: Record<string, string>, isStandIn: boolean }} Vulkan */

/**
 * @param {string | undefined} chromium  the path of Chromium, where there is one
 * @returns {Promise<Vulkan | undefined>}  the adapter's name, and the environment that it needs
 */
export async function findVulkan(chromium) {
  const usual = await askAdapter({});
  if (usual !== undefined) return { adapter: usual, environment: {}, isStandIn: false };
  const folders = ['/usr/lib/chromium', '/usr/lib/chromium-browser'];
  if (chromium !== undefined) folders.unshift(path.dirname(realpathSync(chromium)));
  for (const folder of folders) {
    const driver = path.join(folder, 'vk_swiftshader_icd.json');
    if (!existsSync(driver)) continue;
    const environment = { VK_ICD_FILENAMES: driver };
    const adapter = await askAdapter(environment);
    if (adapter !== undefined) return { adapter, environment, isStandIn: true };
  }
  return undefined;
}

/** @param {Record<string, string>} environment */
async function askAdapter(environment) {
  const answer = await ask([process.execPath, question], { env: environment });
  return answer?.trim() || undefined;
}
