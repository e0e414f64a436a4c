/**
 * Inductive planning (Friston et al., Active inference and intentional behaviour, 2023): from the intended states backwards,
 * how many steps each state lies from them; an action is favoured by the probability that it leads a step nearer. The
 * logarithm of that is a prior on actions.
 */
import { logOf } from './probability.js';

/** A transition counts from this probability. */
const leastTransition = 1 / 16;

/** The least number of steps from each state to an intended one, by backward reachability; Infinity where there is no way. */
export function stepsToGoal(transitions: readonly Float64Array[], intended: readonly boolean[]): Float64Array {
  const states = intended.length;
  const steps = Float64Array.from(intended, (is) => (is ? 0 : Number.POSITIVE_INFINITY));
  for (let distance = 1; distance <= states; distance += 1) {
    const before = steps.slice();
    for (let s = 0; s < states; s += 1) {
      if (before[s] < distance) continue;
      const reaches = transitions.some((matrix) =>
        before.some((left, next) => left < distance && matrix[next * states + s] >= leastTransition),
      );
      if (reaches) steps[s] = distance;
    }
  }
  return steps;
}

/** For each action and state, the probability of a step nearer (or of staying, at the goal): actions × states. */
export function progressOf(transitions: readonly Float64Array[], intended: readonly boolean[]): Float64Array[] {
  const steps = stepsToGoal(transitions, intended);
  const states = intended.length;
  return transitions.map((matrix) =>
    steps.map((from, s) => {
      let p = 0;
      if (Number.isFinite(from))
        steps.forEach((to, next) => {
          if (to < from || (from === 0 && to === 0)) p += matrix[next * states + s];
        });
      return p;
    }),
  );
}

/** ln of the probability that each action leads nearer, under a belief. */
export function inductivePrior(progress: readonly Float64Array[], belief: ArrayLike<number>): Float64Array {
  return Float64Array.from(progress, (nearer) => logOf(nearer.reduce((sum, p, s) => sum + p * belief[s], 0)));
}
