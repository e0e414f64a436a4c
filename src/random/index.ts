/** Random programs for tests and for `validate --random`. */
export { type CoverageGroup, CoverageReport } from './coverage.js';
export { type LargeMotifName, largeSeeds, largeTrial } from './large.js';
export { completeTrial, randomProgram, randomTrial, trialFromTape } from './random.js';
export { shrinkProgram } from './shrink.js';
export type { RandomOptions } from './sketch.js';
