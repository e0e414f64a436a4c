/** How the learner is joined to the brain: its sensors, reward and end are columns of the brain's input. */
import { cast, mul } from '../../kernel/index.js';
import { inputWidth } from '../shape.js';
import { knobOf, type Mind } from '../tensors.js';
import type { LearnerPorts } from './tensors.js';

export function learnerPorts(mind: Mind): LearnerPorts {
  const { B, age, seed, motors, value, temporalDifference, input, shape } = mind;
  const column = inputWidth(shape, mind.lessons === true, true) - 1;
  return {
    ...{ B, age, seed, motors, value, temporalDifference },
    sensed: (n, i) => mul(input.at(n, i), knobOf(mind, n, 'sense')),
    reward: (n) => input.at(n, shape.sensors),
    end: (n) => cast(input.at(n, column), 'i32'),
    learns: (n) => mul(knobOf(mind, n, 'learn'), knobOf(mind, n, 'critic')),
    explores: (n) => knobOf(mind, n, 'exploration'),
  };
}
