/** The brains whose kernels are built ahead: what a server makes on a GPU by default. */
import type { Program } from '../kernel/index.js';
import { buildOptions } from './create.js';
import { brainProgram } from './cycle.js';
import { readOptions } from './options.js';
import { shapeOf } from './shape.js';

export interface StandardBrain {
  readonly variant: string;
  build(): Program;
}

/** A PiCar-X has 24 sensors and 4 motors; batch and bank are bound when the program is loaded. */
export const standardBrains: readonly StandardBrain[] = [
  {
    variant: 'picarx-32',
    build: () => brainProgram(buildOptions(readOptions({ sensors: 24, motors: 4 }), shapeOf(32, 24, 4))),
  },
];
