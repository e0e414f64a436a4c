/** The brainstem: what keeps a robot safe without its brain. */
export {
  type BrainstemConfig,
  type BrainstemSettings,
  brainstemConfig,
  defaultSettings,
  type SafetySensor,
} from './config.js';
export { type BrainstemState, brainstemState, type Layer, layers } from './state.js';
export { arm, clearEmergency, commandBrainstem, disarm, stepBrainstem, stopEmergency } from './step.js';
