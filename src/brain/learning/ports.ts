/** How the learner is joined to the brain: its sensors, reward and end are columns of the brain's input. */
import { add, cast, mul } from '../../kernel/index.js';
import { inputColumns } from '../shape.js';
import { type BrainTensors, parameterOf } from '../tensors.js';
import type { LearnerPorts } from './tensors.js';

export function learnerPorts(tensors: BrainTensors): LearnerPorts {
  const { B, age, seed, motors, value, temporalDifference, input, shape } = tensors;
  const columns = inputColumns(shape, tensors.demonstrations);
  return {
    ...{ B, age, seed, motors, value, temporalDifference },
    sensed: (n, i) => mul(input.at(n, i), parameterOf(tensors, n, 'sense')),
    reward: (n) => input.at(n, columns.reward),
    ...(tensors.demonstrations === true ? { demonstration: (n, m) => input.at(n, add(m, columns.demonstration)) } : {}),
    end: (n) => cast(input.at(n, columns.end), 'i32'),
    learns: (n) => mul(parameterOf(tensors, n, 'learn'), parameterOf(tensors, n, 'critic')),
    tries: (n) => parameterOf(tensors, n, 'learn'),
    explores: (n) => parameterOf(tensors, n, 'exploration'),
  };
}
