/** Reservoir experiments in a few lines: textbook series, a linear readout, and how much of its input a reservoir holds. */

export { mackeyGlass, narma10 } from '../signals.js';
export { lorenz } from './lorenz.js';
export { memoryCapacity } from './memory-capacity.js';
export { fitReadout, type Readout } from './readout.js';
