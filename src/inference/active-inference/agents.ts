/**
 * Agents for users: a model goes in, a device is found, Programs are built and loaded, and observations give beliefs.
 * No arithmetic is done here; sessions of the Programs do it.
 */
import type { Device, DeviceName } from '../../device/device.js';
import { createDefaultDevice, createDevice } from '../../device/registry.js';
import { needOptions } from '../../kernel/known-names.js';
import { type AgentOptions, agentNames, settingsOf } from './agent-options.js';
import type { Agents } from './beliefs.js';
import { createCorrectAgents } from './correct-agents.js';
import { createLegacyAgents } from './legacy-agents.js';
import { type AgentModel, checkModel } from './model.js';
import { refuseInput } from './numbers.js';

/**
 * Makes agents of a model.
 * @example
 * const agents = await createAgents({ states: 1, observations: 1, matrix: [[1]], precision: 4, prior: { variance: 1 } });
 * const { mean, freeEnergy } = await agents.infer([1]);
 */
export async function createAgents(model: AgentModel, options: AgentOptions = {}): Promise<Agents> {
  needOptions('createAgents', options, agentNames);
  const checked = checkModel(model, options.agents);
  const { mode = 'correct' } = options;
  if (mode !== 'correct' && mode !== 'legacy')
    refuseInput('mode', 'unknown', mode, 'correct or legacy', 'Use one of these.');
  const owned = options.device === undefined || typeof options.device === 'string';
  const device = await openDevice(options.device);
  try {
    const settings = settingsOf(options, device, owned);
    return mode === 'legacy'
      ? await createLegacyAgents(checked, settings)
      : await createCorrectAgents(model, checked, settings);
  } catch (error) {
    if (owned) await device.close();
    throw error;
  }
}

async function openDevice(device: Device | DeviceName | undefined): Promise<Device> {
  if (device === undefined) return (await createDefaultDevice()).device;
  return typeof device === 'string' ? createDevice(device) : device;
}
