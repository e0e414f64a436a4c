/** Dynamic neural fields (Amari 1977) for researchers: fields, couplings, presets, peaks, sweeps and the self-test. */
export {
  type Bifurcation,
  type BifurcationOptions,
  type BranchPoint,
  bifurcation,
  bifurcationSvg,
} from './bifurcation.js';
export {
  bumpHeight,
  bumpWidths,
  existenceLevel,
  frontSpeed,
  type Gaussian,
  kernelAt,
  kernelIntegral,
  releaseAmplitude,
} from './closed-forms.js';
export { createField, createNetwork, FieldNetwork, type FieldNetworkOptions } from './network.js';
export {
  type Architecture,
  type CheckedField,
  type Coupling,
  couple,
  type FieldKernel,
  type FieldOptions,
  type FieldOutput,
  type FieldParameter,
  type MemoryTrace,
  type Stimulus,
} from './options.js';
export { findPeaks, type Peak } from './peaks.js';
export { type FieldPreset, fieldPresets } from './presets.js';
export { type FieldCheck, fieldSelfTest } from './self-test.js';
