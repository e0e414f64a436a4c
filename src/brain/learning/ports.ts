/** How the learner is joined to the brain: its sensors, reward and end are columns of the brain's input. */
import { cast, mul } from '../../kernel/index.js';
import { inputColumns } from '../shape.js';
import { knobOf, type Mind } from '../tensors.js';
import type { LearnerPorts } from './tensors.js';

export function learnerPorts(mind: Mind): LearnerPorts {
  const { B, age, seed, motors, value, temporalDifference, input, shape } = mind;
  const columns = inputColumns(shape, mind.lessons);
  return {
    ...{ B, age, seed, motors, value, temporalDifference },
    sensed: (n, i) => mul(input.at(n, i), knobOf(mind, n, 'sense')),
    reward: (n) => input.at(n, columns.reward),
    end: (n) => cast(input.at(n, columns.end), 'i32'),
    learns: (n) => mul(knobOf(mind, n, 'learn'), knobOf(mind, n, 'critic')),
    explores: (n) => knobOf(mind, n, 'exploration'),
  };
}
