/**
 * The learner alone as a Program: sensors, reward and end in, motors out, without the rest of a brain. What tests hold to the
 * host's version and what a benchmark times.
 */
import type { Program } from '../../kernel/index.js';
import { add, program } from '../../kernel/index.js';
import { addLearnerBirth } from './birth.js';
import { addLearnerFeatures } from './features.js';
import { addLearn, addPolicy } from './learn.js';
import type { LearnerShape } from './shape.js';
import { declareLearner, type LearnerPorts } from './tensors.js';
import { addWhiten } from './whiten.js';

export function learnerProgram(shape: LearnerShape, rests = true): Program {
  return program('learner', (b) => {
    const B = b.symbol('B', 1, 4096);
    const input = b.input('sensed', 'f32', [B, shape.sensors + 1]);
    const end = b.input('end', 'i32', [B]);
    const learn = b.parameter('learn', 'f32', 1);
    const tries = b.parameter('tries', 'f32', 1);
    const age = b.state('age', 'i32', [B]);
    const one = (name: string) => b.state(name, 'f32', [B]);
    const ports: LearnerPorts = {
      B,
      age,
      seed: b.state('seed', 'u32', [B]),
      motors: b.state('motors', 'f32', [B, shape.motors]),
      value: one('value'),
      temporalDifference: one('temporalDifference'),
      sensed: (n, i) => input.at(n, i),
      reward: (n) => input.at(n, shape.sensors),
      end: (n) => end.at(n),
      learns: () => learn,
      tries: () => tries,
      explores: () => tries,
    };
    const learner = declareLearner(b, B, shape, rests);
    const whitened = addWhiten(b, ports, learner);
    addLearnerFeatures(b, ports, learner);
    const shown = addLearn(b, ports, learner, whitened);
    addPolicy(b, ports, learner, shown);
    const out = b.output('moved', 'f32', [B, shape.motors]);
    b.map('tell', out, ([n, m]) => ports.motors.at(n, m));
    b.map('age', age, ([n]) => add(age.at(n), 1));
  });
}

/** What the learner alone is born with, for seeds of slots. */
export function learnerBirthProgram(shape: LearnerShape): Program {
  return program('learnerBirth', (b) => {
    const B = b.symbol('B', 1, 4096);
    addLearnerBirth(b, B, b.input('seed', 'u32', [B]), shape);
  });
}
