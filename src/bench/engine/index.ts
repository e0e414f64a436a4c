/** The claims of the engine, in the order in which they are measured: one file each. */
import type { Claim } from '../claim.js';
import { measureBandwidth } from './cuda/bandwidth.js';
import { measureRoundTrip } from './cuda/round-trip.js';
import { measureEmptyStep } from './empty-step.js';
import { measureFieldPass } from './field-pass.js';
import { measureFusion } from './fusion.js';
import { measureLadder } from './ladder.js';
import { measureNeuralFields } from './neural-fields.js';
import { measureRoofline } from './roofline.js';
import { measureScaling } from './scaling.js';
import { measureSteadyMemory } from './steady-memory.js';

export const engineClaims: Readonly<Record<string, Claim>> = {
  'field-pass': measureFieldPass,
  scaling: measureScaling,
  'empty-step': measureEmptyStep,
  'steady-memory': measureSteadyMemory,
  fusion: measureFusion,
  ladder: measureLadder,
  'round-trip': measureRoundTrip,
  bandwidth: measureBandwidth,
  roofline: measureRoofline,
  'neural-fields': measureNeuralFields,
};
